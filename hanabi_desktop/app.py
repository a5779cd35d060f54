"""The command line, and the way into the program: records are checked here, or the window is opened.

No Qt before the window: wrong usage is answered at once, and records are checked, on machines without a display too.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NoReturn

from msgspec import Struct

from hanabi_desktop import __version__
from hanabi_desktop.compat import override
from hanabi_desktop.faults.log import say
from hanabi_desktop.records.check import run
from hanabi_desktop.system_libraries import CORE, require, require_for_window

LOG_LEVELS = ("error", "warning", "info", "debug")
_MAX_ANSWER = 300

_EPILOG = """\
Without --check the window opens, and the game that was left can be continued.
The exit status is 0 if all is well, 1 if a record (or with --smoke the window)
is not, and 2 if the program was called wrongly."""


class CommandLine(Struct, frozen=True):
    """What the program is asked to do."""

    records: tuple[str, ...] = ()
    check: bool = False
    trace: bool = False
    smoke: bool = False
    language: str | None = None
    """The code of the language for this run."""
    data_folder: Path | None = None
    """Where saves, settings and the log lie; None where the system keeps the data of programs. Not used with `smoke`."""
    log_level: str = "warning"


class _Parser(argparse.ArgumentParser):
    """Answers wrong usage with one sentence."""

    @override
    def error(self, message: str) -> NoReturn:
        if len(message) > _MAX_ANSWER:
            message = f"{message[:_MAX_ANSWER]} (and more)"
        self.exit(2, f"{self.prog}: {message}; see --help\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command line; returns the exit status: 0 all well, 1 a record is not, 2 wrong usage."""
    options = parse(arguments)
    if options.check:
        # Without a standard output there is no stream at all.
        return run(options.records, options.trace, getattr(sys.stdout, "buffer", None))
    require_for_window()
    with ExitStack() as stack:
        folder = options.data_folder
        if options.smoke:
            # What is only tried changes nothing of anybody's, nor disturbs a program that runs.
            folder = Path(stack.enter_context(TemporaryDirectory(prefix="hanabi-smoke-", ignore_cleanup_errors=True)))
        elif folder is not None:
            try:
                folder.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                say(f"--data-folder: there is no such folder, and none can be made: {error.strerror}")
                return 2
        from hanabi_desktop import gui

        record = Path(options.records[0]) if options.records else None
        return gui.run(record, folder, options.language, options.log_level, smoke=options.smoke)


def parse(arguments: Sequence[str] | None = None) -> CommandLine:
    """Reads the command line; None is that of this program.

    Raises SystemExit: with status 2 after one sentence about what is wrong, with 0 after --help and --version.
    """
    parser = _parser()
    found = parser.parse_args(arguments)
    options = CommandLine(
        tuple(found.records),
        found.check,
        found.trace,
        found.smoke,
        found.language,
        None if found.data_folder is None else Path(found.data_folder).absolute(),
        found.log_level or CommandLine().log_level,
    )
    if "" in options.records:
        # It would be the folder where the program was started.
        parser.error("a PATH is empty")
    if options.check:
        if not options.records:
            parser.error("--check wants at least one PATH")
        windowed = {
            "--smoke": found.smoke,
            "--language": found.language,
            "--data-folder": found.data_folder,
            "--log-level": found.log_level,
        }
        for name, given in windowed.items():
            if given:
                parser.error(f"--check opens no window, so {name} does not go with it")
        return options
    if options.trace:
        parser.error("--trace goes with --check")
    if len(options.records) > 1:
        parser.error("only one record can be opened at a time")
    return options


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="hanabi-desktop",
        usage="%(prog)s [options] [PATH]\n       %(prog)s --check [--trace] PATH ...",
        description="Hanabi for two to five people around one screen.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        add_help=False,
        allow_abbrev=False,
    )
    parser.add_argument(
        "records", nargs="*", metavar="PATH", help="a saved game; with --check, files, or folders of *.hanabi.json"
    )
    window = parser.add_argument_group("the window")
    window.add_argument("--language", type=_language, metavar="CODE", help="for this run, by its code, such as nb")
    window.add_argument(
        "--data-folder", type=_folder, metavar="FOLDER", help="keep saved games, settings and the log there"
    )
    window.add_argument(
        "--log-level",
        choices=LOG_LEVELS,
        metavar="LEVEL",
        help="what the log tells: error, warning (unless told otherwise), info or debug",
    )
    window.add_argument(
        "--smoke",
        action="store_true",
        help="paint the window once, with the record if one is named; no data is touched",
    )
    checking = parser.add_argument_group("without a window")
    checking.add_argument("--check", action="store_true", help="replay records and print what each of them is, as JSON")
    checking.add_argument("--trace", action="store_true", help="with --check: add how the game stood after each action")
    checking.add_argument("--version", action="version", version=f"%(prog)s {__version__}", help="say which it is")
    checking.add_argument("--help", "-h", action="help", help="say this")
    return parser


def _language(text: str) -> str:
    # The languages are Qt's business; only who asks for one waits for that to be loaded.
    require(CORE)
    from hanabi_desktop.widgets.language import LANGUAGES

    if text not in LANGUAGES:
        raise argparse.ArgumentTypeError(f"{_short(text)} is not one of {', '.join(LANGUAGES)}")
    return text


def _folder(text: str) -> str:
    if not text or "\0" in text:
        raise argparse.ArgumentTypeError("wants the name of a folder")
    # Unlike a Path, these do not raise what a name too long is; that is told once the folder is made.
    if os.path.exists(text) and not os.path.isdir(text):  # noqa: PTH110, PTH112
        raise argparse.ArgumentTypeError(f"{_short(text)} is no folder")
    return text


def _short(text: str) -> str:
    return ascii(text if len(text) <= 60 else text[:60] + "...")
