"""Where the screen says a message: a picture of the moment of the walk at which it is first to be seen."""

import gc
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTranslator
from PySide6.QtWidgets import QMenu, QWidget

from hanabi_desktop.compat import override
from hanabi_desktop.records.record import DamagedRecord, LaterVersion, Unplayable
from hanabi_desktop.window.main_window import MainWindow
from tests.proofreading.messages import Key, Message, literal_of, seen_as
from tests.screens.texts import Text, menus, texts
from tests.screens.walk import Walk
from tests.window.late_game import settle


@dataclass(frozen=True)
class Sight:
    """A message on the screen."""

    place: str
    """The moment of the walk."""
    picture: str
    """The file."""
    how: str
    """What of which widget it is."""
    line: str
    """The line it stands in."""


class Recorder(QTranslator):
    """Translates nothing, and remembers what it was asked: installed last, it is asked first."""

    def __init__(self, parent: QObject) -> None:
        """Ready to be installed."""
        super().__init__(parent)
        self.asked: set[Key] = set()

    @override
    def isEmpty(self) -> bool:
        return False

    @override
    def translate(self, context: str, sourceText: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        self.asked.add((context, sourceText, disambiguation or ""))
        return None


@contextmanager
def recording(parent: QObject) -> Iterator[Recorder]:
    """Remembers what is asked. Nothing is cleared away meanwhile, for the reason that `tests.pseudo` gives."""
    gc.collect()
    gc.disable()
    recorder = Recorder(parent)
    QCoreApplication.installTranslator(recorder)
    try:
        yield recorder
    finally:
        QCoreApplication.removeTranslator(recorder)
        gc.enable()


class PictureWalk(Walk):
    """A walk that takes a picture wherever a message is to be seen for the first time."""

    def __init__(self, messages: Sequence[Message], recorder: Recorder, folder: Path) -> None:
        """The pictures go into the folder."""
        super().__init__()
        self.sights: dict[Key, Sight] = {}
        self.heard: dict[Key, Sight] = {}
        """What was only asked for on the way to a picture: most of it is spoken, or painted."""
        self._recorder = recorder
        self._folder = folder
        self._waiting = {
            message.key: [(literal_of(form), seen_as(form)) for form in (*message.forms, message.source)]
            for message in messages
        }
        self._asked: set[Key] = set()
        self._looks = 0

    @override
    def look(self, place: str, top: QWidget) -> None:
        settle()
        self._looks += 1
        lines = [text for text in _lines(texts(top)) if text[1] != "page"]
        everything = "\n".join(line for _, _, line in lines)
        for key in [key for key in self._waiting if key in self._recorder.asked]:
            text = _first(self._waiting[key], everything, lines)
            if text is not None:
                sort, what, line = text
                menu = _menu(top, line) if sort == "QMenu" else None
                picture = self._take(place, top if menu is None else menu)
                self.sights[key] = Sight(place, picture, f"{sort}, {what}", line)
                del self._waiting[key]
            elif key not in self._asked and self._looks > 1:
                self.heard[key] = Sight(place, self._take(place, top), "asked for on the way here", "")
        self._asked |= self._recorder.asked

    def _take(self, place: str, top: QWidget) -> str:
        """Takes a picture, once for each place and menu; returns the name of its file."""
        menu = f" {top.title()}" if isinstance(top, QMenu) else ""
        name = re.sub(r"\W+", "-", f"{self._looks:03} {place}{menu}").strip("-") + ".png"
        if not (self._folder / name).exists():
            if menu:
                top.resize(top.sizeHint())
            assert top.grab().save(str(self._folder / name))
        return name


def problems(window: MainWindow) -> Iterator[tuple[str, Callable[[], object]]]:
    """Everything that can be wrong with a file, as it is told when one is opened."""
    for error in (DamagedRecord("deck[7].rank: 9"), LaterVersion("version 3"), Unplayable("Up or Down", "options")):
        yield f"a file: {type(error).__name__}", partial(window._messages.not_opened, Path("kvelden.json"), error)


def _lines(found: Counter[Text]) -> list[Text]:
    """What is read, without the signs that only mark letters; what is seen goes before what is heard."""
    lines = [(sort, what, re.sub("&(?!&)", "", line)) for sort, what, line in found]
    return sorted(lines, key=lambda text: text[1] in ("name", "description", "tip", "ToolTipRole"))


def _first(forms: list[tuple[str, re.Pattern[str]]], everything: str, lines: list[Text]) -> Text | None:
    for literal, pattern in forms:
        if literal in everything:
            for text in lines:
                if literal in text[2] and pattern.search(text[2]):
                    return text
    return None


def _menu(top: QWidget, line: str) -> QMenu | None:
    """The menu with such an entry; None for the title of one, which stands in the menu bar."""
    for menu in menus(top):
        if any(line in (action.text().replace("&", ""), action.toolTip()) for action in menu.actions()):
            return menu
    return None
