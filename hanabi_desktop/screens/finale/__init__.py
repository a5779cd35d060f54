"""The end of a game: the score, and the show in the sky behind it."""
