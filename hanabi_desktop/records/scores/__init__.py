"""The score sheet: what came of the games that lie in the folder. The records themselves say so; the rest is haste."""
