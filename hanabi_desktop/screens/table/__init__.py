"""The table: the board with its hands, what can be done, and what covers it."""
