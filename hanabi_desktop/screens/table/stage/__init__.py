"""Hands, tokens, fireworks, news and papers, each in its place."""
