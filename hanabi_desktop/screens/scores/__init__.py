"""The score sheet: every game that was kept, what they come to, and how a group gets on."""
