"""The one place where the program is put together."""

import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from hanabi_desktop.command_line import CommandLine, parse, say


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command line; returns the exit status: 0 all well, 1 a record is not, 2 wrong usage."""
    options = parse(arguments)
    if not options.check:
        return _open_window(options)
    # No Qt for this: it is to start at once, on machines without a display too.
    from hanabi_desktop.records.check import run

    # Without a standard output there is no stream at all.
    return run(options.records, options.trace, getattr(sys.stdout, "buffer", None))


def _open_window(options: CommandLine) -> int:
    with ExitStack() as stack:
        folder = options.data_folder
        if folder is not None:
            try:
                folder.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                say(f"--data-folder: there is no such folder, and none can be made: {error.strerror}")
                return 2
        elif options.smoke and options.records:
            # A record that is only tried makes no room for itself among anybody's saves, nor asks for any.
            folder = Path(stack.enter_context(TemporaryDirectory(prefix="hanabi-smoke-", ignore_cleanup_errors=True)))
        from hanabi_desktop import gui

        return gui.run(options, folder)
