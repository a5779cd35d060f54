"""How fast things are, as ratios within one run: machines differ, and so does what else they do.

Run by hand: `python -m tests.benchmarks`, with `HLE_PYTHON` naming a Python that has the
hanabi-learning-environment. Nothing here fails; the figures are for whoever changes something.
"""
