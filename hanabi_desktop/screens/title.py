"""The first page: the show over the river, and where to go from here."""

from PySide6.QtCore import QEvent, QRectF, QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.painting.scene import paint_game_name, paint_title_scene
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.widgets.appearance import mark
from hanabi_desktop.widgets.labels import TextLabel
from hanabi_desktop.widgets.language import LANGUAGES
from hanabi_desktop.widgets.segments import Segments
from hanabi_desktop.wording.keys import mnemonic
from hanabi_desktop.wording.text import Text, closed, tr
from hanabi_desktop.wording.typography import RichText, aloud, tool_tip

_PRACTICE = Text("TitlePage", "&Practice game")
_WHICH = Text("TitlePage", "&Continue…")
_NOTHING = RichText()


class TitlePage(QWidget):
    """Continue, new game, play with computers, practice game, score book, open, rulebook, settings, language, quit."""

    def __init__(self, look: RenderContext) -> None:
        """Without a saved game until `set_saved_games`."""
        super().__init__()
        self._look = look
        self.name = GameName(look)
        self.continue_button, self.new_button = QPushButton(), QPushButton()
        self.company_button, self.practice_button = QPushButton(), QPushButton()
        self.scores_button, self.open_button = QPushButton(), QPushButton()
        self.rulebook_button, self.settings_button, self.quit_button = (QPushButton() for _ in range(3))
        self.saved_text = TextLabel(look, grows=True)
        self.saved_text.setProperty("muted", True)
        self.saved_text.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.language = Segments(LANGUAGES, next(iter(LANGUAGES)))
        self.languages = self.language.segments
        for segment in self.languages.values():
            # No second call to action.
            segment.setProperty("picture", True)
        self.tagline = QLabel(wordWrap=True, alignment=Qt.AlignmentFlag.AlignHCenter)
        self._panel = QFrame()
        self._panel.setProperty("panel", True)
        self._buttons: tuple[tuple[QPushButton, Text], ...] = (
            (self.continue_button, Text("TitlePage", "&Continue")),
            (self.new_button, Text("TitlePage", "&New game")),
            (self.company_button, Text("TitlePage", "Play &with computers")),
            (self.practice_button, _PRACTICE),
            (self.rulebook_button, Text("TitlePage", "&Rulebook")),
            (self.scores_button, Text("TitlePage", "Scor&e book")),
            (self.settings_button, Text("TitlePage", "&Settings")),
            (self.open_button, Text("TitlePage", "&Open a saved game")),
            (self.quit_button, Text("TitlePage", "&Quit")),
        )
        for button, _text in self._buttons:
            button.setAutoDefault(True)
        self.language.set_texts(LANGUAGES.values())
        self._lay_out()
        look.changed.connect(self.update)
        self.set_saved_games(0)

    def _lay_out(self) -> None:
        column = self._column = QVBoxLayout(self._panel)
        column.addWidget(self.tagline, 0, Qt.AlignmentFlag.AlignHCenter)
        for widget in (self.continue_button, self.saved_text):
            column.addWidget(widget)
        self._rows = [QHBoxLayout() for _ in range(5)]
        self._ways = self.new_button, self.company_button, self.practice_button
        self._quiet = self.rulebook_button, self.scores_button, self.settings_button, self.open_button, self.quit_button
        rows = (*((way,) for way in self._ways), self._quiet[:3], self._quiet[3:])
        for row, buttons in zip(self._rows, rows, strict=True):
            # Before it is filled: of a row that is filled, PySide keeps the items, also of a button that moves on; Qt
            # deletes those, and PySide takes for one whatever comes to lie at its address.
            column.addLayout(row)
            for button in buttons:
                button.setProperty("large" if button in self._ways else "plain", True)
                row.addWidget(button, 1)
        self.continue_button.setProperty("large", True)
        layout = self._layout = QVBoxLayout(self)
        layout.addStretch(2)
        layout.addWidget(self.name)
        layout.addStretch(4)
        layout.addWidget(self._panel, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(1)
        layout.addWidget(self.language, 0, Qt.AlignmentFlag.AlignHCenter)

    def set_saved_games(self, games: int, text: RichText = _NOTHING) -> None:
        """Offers to continue one of so many games; `text` says which was played last."""
        self._games = games
        self.continue_button.setVisible(games > 0)
        for button, primary in ((self.continue_button, games > 0), (self.new_button, not games)):
            mark(button, "primary", on=primary)
        self.saved_text.setVisible(bool(text.plain))
        self.saved_text.say(text)
        told = f"{closed(aloud(text.plain))} {self._keys()}" if text.plain else self._keys()
        self.continue_button.setAccessibleDescription(told)
        self._retranslate()
        self._fit()

    def take_focus(self) -> None:
        """Sets the focus on what Enter does."""
        first = self.new_button if self.continue_button.isHidden() else self.continue_button
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _keys(self) -> str:
        """Where somebody begins who hears the page and knows nothing of the game."""
        key = mnemonic(_PRACTICE.translated())
        return tr("TitlePage", "Press {key} to practise, ? for all keys, F10 for the menus.", key=key)

    def set_language(self, code: str) -> None:
        """Marks the language that is spoken."""
        # Nobody has chosen by hand.
        with QSignalBlocker(self.language):
            self.language.choose(code)

    def _retranslate(self) -> None:
        self.setAccessibleName(tr("TitlePage", "Title screen"))
        self.tagline.setText(
            tr(
                "TitlePage",
                "A card game for two to five players: put on a firework show together, and see every hand but your own. "
                "New here? Try the practice game. Alone? Two computers play with you.",
            )
        )
        for button, text in self._buttons:
            several = button is self.continue_button and self._games > 1
            button.setText((_WHICH if several else text).translated())
        self.new_button.setAccessibleDescription(self._keys())
        expected = tr(
            "TitlePage",
            "Computers read more into a hint than it says: sometimes you’re meant to play a card that no hint points at.",
        )
        self.company_button.setToolTip(tool_tip(expected))
        self.company_button.setAccessibleDescription(expected)
        for segment in self.languages.values():
            segment.setAccessibleName(tr("TitlePage", "Language: {language}", language=segment.text()))

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.take_focus()

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """An underlined letter works alone, too: nothing is written here."""
        plain = not event.isAutoRepeat() and event.modifiers() == Qt.KeyboardModifier.NoModifier
        for button, _text in self._buttons if plain else ():
            if button.isVisible() and event.text() and mnemonic(button.text()) == event.text().upper():
                button.click()
                return
        super().keyPressEvent(event)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """The buttons take the room that their words need, the name of the game what is left; the tagline gives way."""
        gap = round(self.fontMetrics().height() * 0.3)
        for layout in (self._column, *self._rows, self.language.layout()):
            assert layout is not None
            layout.setSpacing(gap)
        self.language.updateGeometry()
        self._column.setContentsMargins(2 * gap, 2 * gap, 2 * gap, 2 * gap)
        highest = min(self.height() * 0.24, self.width() * 0.16)
        for low, words in ((False, True), (True, True), (True, False)):
            inner = self._arrange(gap, low=low)
            self.saved_text.setFixedSize(inner, self.saved_text.heightForWidth(inner) if self.saved_text.text() else 0)
            # A label never asks for less than it was given once.
            self.tagline.setMinimumSize(0, 0)
            height = self.tagline.heightForWidth(inner)
            # Lines of about the same length.
            fitting = (wide for wide in range(inner, 0, -gap) if self.tagline.heightForWidth(wide - gap) > height)
            self.tagline.setFixedSize(next(fitting, inner), height)
            # Whoever can go on with a game knows what kind of game it is.
            self.tagline.setVisible(words and self.continue_button.isHidden())
            taken = self._panel.sizeHint().height() + self.language.sizeHint().height() + 5 * gap
            if self.height() - taken >= highest * (0.3 if low else 0.9):
                break
        self.name.setFixedHeight(round(max(min(highest, self.height() - taken), highest * 0.3)))
        # What is painted first is what stays: else the buttons would move away from under the mouse.
        self._column.activate()
        self._layout.activate()

    def _arrange(self, gap: int, *, low: bool) -> int:
        """Sets the other ways to play side by side below a new game, in a `low` panel beside it; returns their width.

        That is as narrow as the words allow, so that the show is seen around the panel.
        """
        new, *others = (button.sizeHint().width() + gap for button in self._ways)
        links = [button.sizeHint().width() + gap for button in self._quiet]
        most, pair = self.width() - 7 * gap, sum(others)
        places = (0, 0, 0) if low and new + pair <= most else (0, 1, 1) if pair <= most else (0, 1, 2)
        for place, button in zip(places, self._ways, strict=True):
            self._move(self._rows[place], button)
        inner = max(*(row.sizeHint().width() for row in self._rows[:3]), sum(links[:3]) - gap)
        self._move(self._rows[3 if sum(links) - gap <= inner else 4], *self._quiet[3:])
        return inner

    @staticmethod
    def _move(row: QHBoxLayout, *buttons: QPushButton) -> None:
        for button in buttons:
            if row.indexOf(button) < 0:
                row.addWidget(button, 1)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            self._look.draw_background(painter, QRectF(self.rect()), "title", paint_title_scene)


class GameName(QLabel):
    """The name of the game in the largest letters that fit the page, on a dark halo."""

    def __init__(self, look: RenderContext) -> None:
        """The page sets its height."""
        super().__init__("Hanabi")
        self._look = look
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            self._look.draw_background(painter, QRectF(self.rect()), "name", self._paint_letters, opaque=False)

    def _paint_letters(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        paint_game_name(painter, rect, self.text(), self.font(), theme)
