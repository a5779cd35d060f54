"""The shared screen: one client of a table, which shows it to everybody or to one player alone."""
