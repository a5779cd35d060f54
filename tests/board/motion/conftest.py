"""Tables that are cleared away after each test."""

from tests.screens.sitting import sit

__all__ = ["sit"]
