"""Where things lie: pure functions of areas and numbers."""
