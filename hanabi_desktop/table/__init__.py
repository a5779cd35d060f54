"""A game being played, for whoever plays it: who sits where, what they may see, and what they do. No Qt, no screen."""
