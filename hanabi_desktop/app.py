"""The command line, and the one place where the program is put together."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from hanabi_desktop import __version__


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit status: 0 all well, 1 a record is not, 2 wrong usage."""
    parser = _parser()
    options = parser.parse_args(arguments)
    if "" in options.records:
        # It would be the folder where the program was started.
        parser.error("a PATH is empty")
    if options.check:
        if not options.records:
            parser.error("--check wants at least one PATH")
        # No Qt for this: it is to start at once, on machines without a display too.
        from hanabi_desktop.records.check import run

        # Without a standard output there is no stream at all.
        return run(options.records, options.trace, getattr(sys.stdout, "buffer", None))
    if options.trace:
        parser.error("--trace goes with --check")
    if len(options.records) > 1:
        parser.error("only one record can be opened at a time")
    return _play(Path(options.records[0]) if options.records else None, options.smoke)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="hanabi-desktop",
        description="Hanabi for two to five people around one screen.",
        # What is almost an option is none.
        allow_abbrev=False,
    )
    parser.add_argument(
        "records", nargs="*", metavar="PATH", help="a saved game to open; with --check, files or folders"
    )
    parser.add_argument("--check", action="store_true", help="replay the records and print what each of them is")
    parser.add_argument("--trace", action="store_true", help="with --check: add how the game stood after each action")
    parser.add_argument("--smoke", action="store_true", help="open the window, paint it once, and end")
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    return parser


def _play(record: Path | None, smoke: bool) -> int:
    from PySide6.QtCore import QStandardPaths, QTimer
    from PySide6.QtWidgets import QApplication

    from hanabi_desktop.faults.net import Net
    from hanabi_desktop.records import Autosave
    from hanabi_desktop.window.ending import ToldToEnd
    from hanabi_desktop.window.file_names import from_qt
    from hanabi_desktop.window.main_window import MainWindow
    from hanabi_desktop.window.start import prepare

    application = QApplication(sys.argv[:1])
    prepare(application)
    ToldToEnd(application)
    data = from_qt(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))
    net = Net(data, __version__)
    net.spread()
    try:
        window = MainWindow(data, Autosave(data), net=net)
        if smoke:
            window.resize(1024, 700)
            window.show()
            window.grab()
            QTimer.singleShot(0, application.quit)
        else:
            window.show_as_before()
            if record is not None:
                window.open_record(record)
        return application.exec()
    finally:
        net.gather()
