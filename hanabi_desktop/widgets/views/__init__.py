"""Item views whose items lie like things on a table."""
