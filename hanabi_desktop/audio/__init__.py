"""Playback of sound effects: no Qt, a thread of its own, and nothing of what the effects are for."""
