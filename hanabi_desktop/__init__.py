"""Hanabi for two to five people around one screen."""

__version__ = "0.1.0"
