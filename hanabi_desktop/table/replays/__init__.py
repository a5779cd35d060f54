"""A record looked at again: its positions, and what its turns made of it."""
