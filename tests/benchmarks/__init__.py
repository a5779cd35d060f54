"""How fast things are, as ratios within one run: machines differ, and so does what else they do.

Run by hand: `python -m tests.benchmarks`. Nothing here fails; the figures are for whoever changes something.
"""
