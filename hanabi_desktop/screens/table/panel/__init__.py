"""Below the table: what can be done now, and what is asked in place."""
