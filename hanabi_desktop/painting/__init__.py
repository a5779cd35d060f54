"""Everything that is drawn: themes, cards, fireworks, tokens, scenes. No widgets, no rules, no user text.

Who paints imports what it paints with from where it stands: a window that shows no table loads no cards.
"""
