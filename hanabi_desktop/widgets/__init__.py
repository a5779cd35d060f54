"""Windows, pages and views: layout and input, no rules."""
