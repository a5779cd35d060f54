"""The words of the four languages."""
