"""What is looked at, a folder each: pages and dialogs, layout and input, no rules."""
