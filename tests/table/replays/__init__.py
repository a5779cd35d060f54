"""Records looked at again."""
