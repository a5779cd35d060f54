"""The one place where the program is put together."""

import atexit
import contextlib
import gc
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from hanabi_desktop.command_line import CommandLine


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit status: 0 all well, 1 a record is not, 2 wrong usage."""
    # Whatever is loaded now stays for good: to look through it for what can go would be a tenth of the start. Nor is it
    # to be looked through at the end, when all of it goes.
    gc.disable()
    atexit.register(gc.freeze)
    try:
        return _run(arguments)
    finally:
        gc.enable()


def _run(arguments: Sequence[str] | None) -> int:
    from hanabi_desktop.command_line import parse

    options = parse(arguments)
    if not options.check:
        return _start(options)
    # No Qt for this: it is to start at once, on machines without a display too.
    from hanabi_desktop.records.check import run

    gc.enable()
    # Without a standard output there is no stream at all.
    return run(options.records, options.trace, getattr(sys.stdout, "buffer", None))


def _start(options: "CommandLine") -> int:
    from pathlib import Path
    from tempfile import TemporaryDirectory

    with contextlib.ExitStack() as stack:
        folder = options.data_folder
        if folder is not None:
            try:
                folder.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                _say(f"--data-folder: there is no such folder, and none can be made: {error.strerror}")
                return 2
        elif options.smoke and options.records:
            # A record that is only tried makes no room for itself among anybody's saves, nor asks for any.
            folder = Path(stack.enter_context(TemporaryDirectory(prefix="hanabi-smoke-", ignore_cleanup_errors=True)))
        return _play(options, folder)


def _play(options: "CommandLine", folder: "Path | None") -> int:
    from pathlib import Path

    from hanabi_desktop import __version__, binding

    binding.load()
    from PySide6.QtCore import QStandardPaths
    from PySide6.QtWidgets import QApplication

    from hanabi_desktop.faults.net import Net
    from hanabi_desktop.widgets.file_names import from_qt
    from hanabi_desktop.window.main_window import MainWindow
    from hanabi_desktop.window.start import STYLE, prepare

    application = QApplication([*sys.argv[:1], *STYLE])
    prepare(application, styled=True)
    if not options.smoke:
        # What is only tried ends by itself.
        from hanabi_desktop.window.ending import ToldToEnd

        ToldToEnd(application)
    data = folder or from_qt(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))
    record = Path(options.records[0]) if options.records else None
    instance = None
    if not options.smoke:
        from hanabi_desktop.window.single_instance import Held, SingleInstance, refusal_text

        instance = SingleInstance(data, application)
        held = instance.claim(record)
        if held is Held.HANDED_OVER:
            return 0
        if held is not Held.HERE:
            _tell(refusal_text(held, data, options.language))
            return 1
    net = Net(data, __version__)
    net.spread(options.log_level)
    try:
        pictures = from_qt(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.CacheLocation))
        window = MainWindow(data, net=net, language=options.language, pictures=pictures)
        if options.smoke:
            from hanabi_desktop.smoke import paint_once

            troubles: list[object] = []
            net.happened.connect(troubles.append)
            troubles += paint_once(window, record)
            for trouble in troubles:
                _say(str(trouble))
            return 1 if troubles else 0
        if instance is not None:
            instance.started_again.connect(window.come_forward)
        window.show_as_before(record)
        gc.freeze()
        gc.enable()
        return application.exec()
    finally:
        net.gather()
        if instance is not None:
            instance.release()


def _tell(text: str) -> None:
    """A message in a window, and a line for the terminal."""
    from PySide6.QtWidgets import QMessageBox

    _say(text)
    QMessageBox.warning(None, "Hanabi", text)


def _say(text: str) -> None:
    """A line for whoever started the program from a terminal, if there is one."""
    if sys.stderr is not None:
        with contextlib.suppress(OSError):
            sys.stderr.write(f"hanabi-desktop: {text}\n")
