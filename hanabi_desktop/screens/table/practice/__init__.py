"""The practice game at the table: the teacher's strip above it, and the ring around what a sentence is about."""
