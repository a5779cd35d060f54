"""The switches of an edition, to be chosen or read."""
