"""Every message of a language beside the place where a player reads it, for those who proofread."""
