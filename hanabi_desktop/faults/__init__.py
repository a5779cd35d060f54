"""Handling of unexpected errors: they are logged and reported, and the game goes on."""
