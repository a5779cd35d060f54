"""The tables that nothing is kept of: practice, a record looked at again, and the table of another window."""
