"""Ground that other widgets lie on, and how they share it."""
