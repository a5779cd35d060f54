"""The widgets of a table, played or replayed: hands, tokens, deck, fireworks, discards, journal, news and motion."""
