"""Caches of pictures: in memory while the program runs, and on disk for its next start."""
