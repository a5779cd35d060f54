"""Animation: acts planned from the events of a turn, drawn on an overlay over the board."""
