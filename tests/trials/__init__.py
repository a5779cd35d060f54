"""Trials that take minutes or hours: what the suite can only sample. `python -m tests.trials --help` lists them."""
