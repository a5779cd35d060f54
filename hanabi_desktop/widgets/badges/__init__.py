"""Players' badges in widgets."""
