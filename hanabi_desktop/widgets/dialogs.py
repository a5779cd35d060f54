"""Messages and questions, and dialogs that ask for a file to write."""

import os
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QFile, QObject, QSize, Qt
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QPushButton, QVBoxLayout, QWidget

from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.records.preferences import Loaded, Trouble
from hanabi_desktop.records.record import RecordError, RefusedAction
from hanabi_desktop.records.store import SavedBeside
from hanabi_desktop.widgets.labels import plain_label
from hanabi_desktop.widgets.layouts import FittingScrollArea
from hanabi_desktop.widgets.sheet import Sheet
from hanabi_desktop.wording.files import file_text, os_error_text, path_text, problem_text
from hanabi_desktop.wording.text import tr

FRAME = 4
"""Pixels around the texts of a message."""


class MessageSheet(Sheet):
    """A message or question with its buttons: a sentence in large letters, and what there is to know about it."""

    def __init__(self, title: str, text: str, details: str, parent: QWidget | None = None) -> None:
        """Without buttons still."""
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAccessibleDescription("\n".join(filter(None, (text, details))))
        self.text, self.details = plain_label(text), plain_label(details)
        self.text.setProperty("heading", True)
        self.buttons = QDialogButtonBox()
        texts = QWidget()
        below = QVBoxLayout(texts)
        below.setContentsMargins(0, 0, 0, 0)
        below.addWidget(self.text)
        below.addWidget(self.details)
        self.text.setHidden(not text)
        self.details.setHidden(not details)
        self._area = FittingScrollArea(texts)
        self.column.addWidget(self._area, 1)
        self.column.addWidget(self.buttons)
        self._answer = -1

    def add_answer(self, text: str, *, safe: bool = False, default: bool | None = None) -> QPushButton:
        """A button that closes it; the `safe` one is what Esc means, and Enter unless another is the `default`."""
        default = safe if default is None else default
        role = QDialogButtonBox.ButtonRole.RejectRole if safe else QDialogButtonBox.ButtonRole.AcceptRole
        button = self.buttons.addButton(text, role)
        button.setDefault(default)
        if default:
            # A sheet is no window, whose words would be read as it opens.
            button.setAccessibleDescription(self.accessibleDescription())
        number = len(self.buttons.buttons()) - 1
        button.clicked.connect(lambda: self._choose(number))
        if safe:
            self._answer = number
        if default and self.isWindow():
            # On the window's page it comes to what is default once that is to be seen.
            button.setFocus(Qt.FocusReason.OtherFocusReason)
        return button

    def ask(self) -> int:
        """The number of the button that was chosen. The window would hold on to every sheet that it ever had: this goes."""
        self.exec()
        self.deleteLater()
        return self._answer

    def _choose(self, number: int) -> None:
        self._answer = number
        self.accept()

    @guarded
    def sizeHint(self) -> QSize:
        """Lines that are read with ease."""
        self.ensurePolished()
        width = max(self.fontMetrics().averageCharWidth() * 56, self.buttons.sizeHint().width() + 40)
        return QSize(width, self.heightForWidth(width))

    @guarded
    def heightForWidth(self, width: int) -> int:
        """Without scrolling, if there is room."""
        margins = self.column.contentsMargins()
        self._area.ensurePolished()
        # The style gives it a frame that grows with the window.
        frame = self._area.height() - self._area.maximumViewportSize().height() + FRAME
        inside = width - margins.left() - margins.right() - frame
        labels = [label for label in (self.heading, self.text, self.details) if not label.isHidden()]
        texts = sum(label.heightForWidth(inside) for label in labels)
        gaps = self.column.spacing() * (len(labels) + 1)
        return texts + gaps + self.buttons.sizeHint().height() + margins.top() + margins.bottom() + frame


class Messages:
    """Dialogs over one window. Most wait for their answer."""

    def __init__(self, window: QWidget, *, starting: bool = False) -> None:
        """`window` is what the dialogs belong to; while it is `starting`, what is told waits for `tell_waiting`."""
        self._window = window
        self._waiting: list[tuple[str, str, str]] | None = [] if starting else None

    def tell(self, title: str, text: str, details: str = "", about: QObject | None = None) -> None:
        """Says something that has to be read, and waits for that; it goes away with what it is `about`."""
        if self._waiting is not None:
            self._waiting.append((title, text, details))
        elif self._window.isVisible():
            sheet = self._message(title, text, details)
            if about is not None:
                about.destroyed.connect(sheet.reject)
            sheet.ask()

    def tell_waiting(self) -> None:
        """The window is there: shows on one sheet what had to wait for it, and waits for nobody."""
        waiting, self._waiting = self._waiting or [], None
        if not waiting or not self._window.isVisible():
            return
        if len(waiting) == 1:
            self.inform(*waiting[0])
        else:
            several = "\n\n".join("\n".join(filter(None, told)) for _, *told in waiting)
            self.inform(tr("Messages", "Please note"), "", several)

    def inform(self, title: str, text: str, details: str = "") -> MessageSheet:
        """Shows a message, and goes on."""
        sheet = self._message(title, text, details)
        sheet.finished.connect(sheet.deleteLater)
        sheet.show()
        return sheet

    def agree(self, question: str, yes: str, confirming: str, *, hides: bool = False) -> bool:
        """Asks for the agreement of whoever decides; `confirming` says who that is, empty for one person alone.

        `yes` is what the button does.
        """
        title = tr("Messages", "Does everyone agree?") if confirming else tr("Messages", "Are you sure?")
        return self.choose(title, question, confirming, (yes, tr("Messages", "No")), hides=hides) == 0

    def continues_from(self, turn: int) -> bool:
        """Asks whether a new game is to begin after `turn` turns of one that is over."""
        question = tr(
            "Messages",
            "Start a new game from turn {turn} of this one? Since it ended, anybody may have seen all the cards. This new "
            "game wins no medal, and the score book will note it.",
        )
        answers = tr("Messages", "Start a new game"), tr("NewGame", "Cancel")
        return self.choose(tr("Messages", "Are you sure?"), question.format(turn=turn + 1), "", answers) == 0

    def choose(
        self,
        title: str,
        question: str,
        details: str,
        answers: Sequence[str],
        default: int | None = None,
        *,
        hides: bool = False,
    ) -> int:
        """Asks which of the answers it shall be, by its number; what lies below is to be seen unless it `hides` that.

        The last is the safe one and is also meant by Esc, and by Enter unless another is the `default`.
        """
        last = len(answers) - 1
        if not self._window.isVisible():
            # It was closed: nobody is there to be asked, and it does not come back.
            return last
        sheet = self.note(title, question, details)
        sheet.hides = hides
        for number, answer in enumerate(answers):
            sheet.add_answer(answer, safe=number == last, default=number == (last if default is None else default))
        return sheet.ask()

    def note(self, title: str, text: str, details: str) -> MessageSheet:
        """A message without buttons still: whoever asks for it shows it."""
        return MessageSheet(title, text, details, self._window)

    def _message(self, title: str, text: str, details: str) -> MessageSheet:
        sheet = self.note(title, text, details)
        sheet.light_dismiss = True
        sheet.add_answer(tr("Messages", "OK"), safe=True)
        return sheet

    # What goes wrong with files

    def not_opened(self, path: Path, error: OSError | RecordError | RefusedAction) -> None:
        """A file is not a game that can be opened; it was left as it is."""
        title = tr("Messages", "Not opened")
        self.tell(
            title,
            tr("Messages", "{file} can’t be opened. The file hasn’t been changed.", file=file_text(path)),
            why_text(error),
        )

    def text_not_opened(self, error: RecordError | RefusedAction) -> None:
        """What was pasted or dropped is not a game that can be opened."""
        title = tr("Messages", "Not opened")
        text = tr("Messages", "This link or text can’t be opened.")
        self.tell(title, text, why_text(error))

    def goes_on_beside(self, path: Path, error: OSError | RecordError | RefusedAction) -> None:
        """The game to be continued was read before; by now its file cannot be, and is left alone."""
        title = tr("Messages", "Saved game unchanged")
        text = tr("Messages", "{file} can’t be read any more. The game goes on from where it was, in a new file.")
        self.tell(title, text.format(file=file_text(path)), why_text(error))

    def not_continued(self) -> None:
        """The file of a game is too large for anything more to be saved in it."""
        title = tr("Messages", "Not opened")
        self.tell(title, tr("Messages", "This game can’t be continued: its file holds too much besides the game."))

    def damaged_table(self, error: RecordError) -> None:
        """The game is whole, but what the players had arranged around it cannot be read."""
        title = tr("Messages", "Saved game damaged")
        text = tr(
            "Messages",
            "You can carry on, but something has been lost, such as how the hands were arranged or who was the master.",
        )
        self.tell(title, text, why_text(error))

    def preferences_found(self, found: Loaded) -> None:
        """Tells what is wrong with the settings, if anything: they are kept, whatever it is."""
        if found.aside:
            title = tr("Messages", "Settings damaged")
            text = tr("Messages", "The settings can’t be read. The old file has been kept as {file}.")
            self.tell(title, text.format(file=path_text(found.aside)))
        elif found.trouble:
            later = tr("Messages", "The settings were written by a later version of the program.")
            unreadable = tr("Messages", "The settings can’t be read at the moment.")
            title = tr("Messages", "Couldn’t read the settings")
            text = tr(
                "Messages", "The file hasn’t been changed; any changes you make now last until you close the program."
            )
            self.tell(title, later if found.trouble is Trouble.LATER_VERSION else unreadable, text)

    def files_not_used(self, paths: Sequence[Path]) -> None:
        """Tells what the program does without, if anything: something lies in its place that is no file to read."""
        if paths:
            title = tr("Messages", "Files that can’t be used")
            text = tr("Messages", "The program carries on without {files}.")
            where = tr("Messages", "They are in {folder} and can’t be read as files. Nothing has been changed.")
            names = ", ".join(map(file_text, paths))
            self.tell(title, text.format(files=names), where.format(folder=path_text(paths[0].parent)))

    def folder_not_locked(self, folder: Path, error: OSError) -> None:
        """Two programs that have the data folder would not know of each other."""
        text = tr(
            "Messages",
            "The program can’t lock {folder}. If it’s also running on another computer, both could open the same "
            "saved games without noticing.",
        )
        title = tr("Messages", "Saved games not locked")
        self.tell(title, text.format(folder=path_text(folder)), os_error_text(error))

    def preferences_not_saved(self, error: OSError) -> None:
        """What was set holds for this run only."""
        title = tr("Messages", "Not saved")
        text = tr("Messages", "The settings can’t be saved. They last until you close the program.")
        self._tell_beside(title, text, os_error_text(error))

    def preferences_changed(self, aside: Path) -> None:
        """Somebody else had changed the settings, which are saved anew."""
        title = tr("Messages", "Settings changed by another program")
        text = tr("Messages", "The settings used here have been saved. The changed file has been kept as {file}.")
        self._tell_beside(title, text.format(file=path_text(aside)))

    def _tell_beside(self, title: str, text: str, details: str = "") -> None:
        """Says something while something else is going on, which does not wait for this to be read."""
        waiting, self._waiting = self._waiting, [*(self._waiting or ()), (title, text, details)]
        if waiting is None:
            self.tell_waiting()

    def not_saved(self, error: Exception, game: QObject | None = None) -> None:
        """The game cannot be saved, or not in its file; it goes on all the same. Once the `game` is left, there is nothing to say."""
        if isinstance(error, SavedBeside):
            title = tr("Messages", "Saved game unchanged")
            text = tr(
                "Messages", "Another program has changed {file}. The game has been saved in a new file beside it."
            )
            self.tell(title, text.format(file=file_text(Path(error.filename))), about=game)
            return
        title = tr("Messages", "Not saved")
        text = tr(
            "Messages",
            "The game can’t be saved at the moment. You can carry on; it will be saved as soon as possible. Until then, "
            "there is no record of who has looked at the cards.",
        )
        # What else goes wrong while saving is a fault of the program, and is told as such.
        self.tell(title, text, os_error_text(error) if isinstance(error, OSError) else "", about=game)

    def not_written(self, path: Path, error: OSError | RecordError) -> None:
        """A copy could not be written."""
        title = tr("Messages", "Not saved")
        self.tell(title, tr("Messages", "Couldn’t write to {file}.", file=file_text(path)), why_text(error))

    def save_as(self, title: str, name: str, ending: str, kind: str, write: Callable[[Path], object]) -> bool:
        """Asks where to save, as `ask_where_to_save` does, and has it written there; returns whether it is on disk."""
        path = ask_where_to_save(self._window, title, name, ending, kind)
        if path is None:
            return False
        try:
            write(path)
        except (OSError, RecordError) as error:
            self.not_written(path, error)
            return False
        return True

    def link_copied(self, link: str) -> None:
        """The share link is on the clipboard."""
        title = tr("Messages", "Link copied")
        text = tr("Messages", "Paste the link into a web browser to replay the game there.")
        self.tell(title, text, link)

    def not_shareable(self) -> None:
        """hanab.live would make another game of it."""
        title = tr("Messages", "No link for this game")
        text = tr("Messages", "This game can’t be shown on hanab.live, which doesn’t have these house rules.")
        self.tell(title, text)


def why_text(error: OSError | RecordError | RefusedAction) -> str:
    """Why a file is no game that can be opened, in the words of the usual box."""
    # The title needs no box, nor what paints one.
    from hanabi_desktop.boxes import USUAL

    return problem_text(error, USUAL.words)


# Qt and Python do not decode names of files alike where the locale says nothing of UTF-8.


def from_qt(name: str) -> Path:
    """The file that Qt means."""
    return Path(os.fsdecode(bytes(QFile.encodeName(name).data())))


def to_qt(path: Path) -> str:
    """What Qt calls the file."""
    return QFile.decodeName(os.fsencode(path))


def ask_where_to_save(over: QWidget, title: str, name: str, ending: str, kind: str) -> Path | None:
    """Asks for a file to write; None if there is to be none. Nothing is replaced unasked.

    `name` is suggested, `ending` is added where it is missing, and `kind` is what the dialog calls such files.
    """
    wanted = name + ending
    while True:
        wanted, _ = QFileDialog.getSaveFileName(over, title, wanted, kind)
        if not wanted:
            return None
        whole = wanted if wanted.lower().endswith(f".{ending.rpartition('.')[2]}") else wanted + ending
        path = from_qt(whole)
        # The dialog has asked about the name as it was typed; of one that no file can have, writing it will tell.
        free = whole == wanted or not os.path.exists(path)  # noqa: PTH110 - the method of a path may raise
        if free or _may_replace(path, title, Messages(over)):
            return path


def _may_replace(path: Path, title: str, messages: Messages) -> bool:
    question = tr("MainWindow", "{file} already exists. Replace it?")
    answers = tr("MainWindow", "Replace"), tr("Messages", "No")
    return messages.choose(title, question.format(file=file_text(path)), "", answers) == 0
