"""Small troubles that need no message are written down with their reason, so that none vanishes."""

import errno

LOGGER = "hanabi_desktop"
"""The one logger of the program."""


def note(what: str, error: BaseException) -> None:
    """Writes down what could not be done, and why; never what the error says itself, which might name a card."""
    # Most runs have nothing to write down, and need not wait for this.
    import logging

    logging.getLogger(LOGGER).warning("%s: %s", what, reason(error))


def reason(error: BaseException) -> str:
    """The kind of an error; the system's own errors with their name."""
    kind = type(error).__name__
    if isinstance(error, OSError) and error.errno is not None:
        return f"{kind} {errno.errorcode.get(error.errno, error.errno)}"
    return kind
