"""The score book: every game that was kept, what they come to, and how a group gets on."""
