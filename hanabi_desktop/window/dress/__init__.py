"""How the window looks and where it is: theme, letters, full screen, place."""
