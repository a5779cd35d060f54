"""The games that were played before."""
