"""`python -m hanabi_desktop`, and the command."""

import signal
import sys

# Before anything is imported that takes its time: Ctrl+C ends the program without a word.
signal.signal(signal.SIGINT, signal.SIG_DFL)

from hanabi_desktop.app import main  # noqa: E402

if __name__ == "__main__":
    sys.exit(main())
