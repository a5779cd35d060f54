"""The rulebook: a window beside the game, on paper and as PDF."""
