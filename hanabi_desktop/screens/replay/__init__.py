"""A game that is looked at again, turn by turn."""
