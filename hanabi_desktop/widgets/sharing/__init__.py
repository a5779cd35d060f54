"""What can be done with a game for those who were not there."""
