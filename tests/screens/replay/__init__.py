"""A game that is looked at again, in the real window."""
