"""How much of what is left to chance a test tries: a sample in the suite, much more at night."""

import os

NIGHTLY = bool(os.environ.get("HANABI_NIGHTLY"))
"""Whether time does not matter: `HANABI_NIGHTLY=1 pytest`."""


def samples(suite: int, nightly: int) -> int:
    """The number of examples to try: `suite` of them, or `nightly`."""
    return nightly if NIGHTLY else suite
