"""The screen of a replay, turn by turn."""
