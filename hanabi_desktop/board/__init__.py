"""What shows a table, whoever looks: hands, tokens, deck, fireworks, discards, journal, news and motion."""
