"""What is said of games that are kept: when they were played, what is remarked of them, why one cannot be read."""
