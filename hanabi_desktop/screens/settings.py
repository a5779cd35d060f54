"""The settings: whatever is changed here is seen and heard at once, and needs no confirming."""

from functools import partial

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QSizePolicy, QTabWidget, QVBoxLayout, QWidget

from hanabi_desktop.compat import override
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.painting.canvas import drawing, rounded
from hanabi_desktop.painting.cards import CARD_ASPECT
from hanabi_desktop.painting.marks import HintMarks, paint_hint_marks
from hanabi_desktop.painting.scene import paint_table_background
from hanabi_desktop.records.preferences import (
    PRIVATE_SECONDS,
    REVEAL_SECONDS,
    TEXT_SIZES,
    VOLUMES,
    ContrastChoice,
    MotionChoice,
    Preferences,
    ThemeChoice,
)
from hanabi_desktop.rules import RANKS, Card, Suit
from hanabi_desktop.widgets.buttons import ExplainedButton
from hanabi_desktop.widgets.labels import SmallPrint
from hanabi_desktop.widgets.language import LANGUAGES
from hanabi_desktop.widgets.layouts import FittingScrollArea
from hanabi_desktop.widgets.settings_form import SettingsForm
from hanabi_desktop.widgets.sheet import Sheet
from hanabi_desktop.widgets.sounds import Sounds
from hanabi_desktop.wording.text import Counted, Text, tr

_text = partial(Text, "Settings")
_SYSTEM = _text("System")
_NEVER = _text("never", "covering")
_AT_ONCE = _text("at once", "turning a card over")
_SECONDS = Counted("Settings", "after %n second(s)")
_MINUTES = Counted("Settings", "after %n minute(s)")
_NO_PLAYER = _text(
    "This computer can’t play sounds: the part of the program that plays them isn’t installed. "
    "Everything else works without it."
)
_NO_SOUND = _text("There’s no sound at the moment: no loudspeaker was found, or the sounds can’t be played.")
_TABS = _text("&Appearance"), _text("At the ta&ble")
_KEPT = "guide_seen", "company_seen", "version", "language", "known_names", "known_badges", "last_game", "last_company"
"""Fields that a reset leaves: they are no matter of taste."""


class AppearancePage(SettingsForm):
    """Language, and all that meets the eye."""

    def __init__(self, preferences: Preferences) -> None:
        """Shows `preferences`."""
        super().__init__(preferences)
        self.language = self._add_choice(
            _text("&Language"),
            "language",
            (None, *LANGUAGES),
            lambda: (tr("Settings", "Same as system"), *LANGUAGES.values()),
            _text("For everything except players’ names and notes."),
        )
        dark, light = _text("Dark"), _text("Light")
        line = _text("Dark is night by the river; light is early evening.")
        self.theme = self._add_segments(_text("&Theme"), "theme", ThemeChoice, line, (_SYSTEM, dark, light))
        standard, high = _text("Standard", "contrast"), _text("High", "contrast")
        line = _text("High: black and white, for dim light or tired eyes.")
        self.contrast = self._add_segments(
            _text("&Contrast"), "contrast", ContrastChoice, line, (_SYSTEM, standard, high)
        )
        full, reduced = _text("Full", "motion"), _text("Reduced", "motion")
        line = _text("Reduced: nothing flies or bursts across the table.")
        self.motion = self._add_segments(_text("&Motion"), "motion", MotionChoice, line, (_SYSTEM, full, reduced))
        self.text_size = self._add_slider(
            _text("Text si&ze"),
            TEXT_SIZES,
            lambda shown: shown.text_shown,
            _text("For all text; television mode has its own size."),
        )
        self.text_size.chosen.connect(lambda size: self.tell(self.preferences.with_text(size)))
        self.symbols = self._add_setting(
            _text("A s&ymbol for each colour"),
            "symbols",
            _text("Without symbols, only colour tells the cards apart."),
        )
        self.television = self._add_setting(
            _text("Tele&vision mode"),
            "television",
            _text("Large text, a symbol for each colour and full screen."),
        )


class GamePage(SettingsForm):
    """How the table is played at, where it asks back, and whether and how loud it sounds."""

    sample_chosen = Signal()

    def __init__(self, preferences: Preferences) -> None:
        """Shows `preferences`."""
        super().__init__(preferences)
        self._playable = True
        self.reveal = self._add_choice(
            _text("Turn over a &played card"),
            "reveal_seconds",
            REVEAL_SECONDS,
            lambda: [_time_text(seconds, _AT_ONCE) for seconds in REVEAL_SECONDS],
            _text("Until then, everyone guesses; any key turns it over at once."),
        )
        self.private = self._add_choice(
            _text("Cover cards when &idle"),
            "private_seconds",
            PRIVATE_SECONDS,
            lambda: [_time_text(seconds, _NEVER) for seconds in PRIVATE_SECONDS],
            _text("When nobody touches the mouse or the keys for this long."),
        )
        self.look_away = self._add_setting(
            _text("S&how a separate page before each turn"),
            "look_away_page",
            _text("It says who may look: one more press each turn."),
        )
        self.cards = self._add_setting(
            _text("Ask before a card is played or &discarded"),
            "confirm_cards",
            _text("To take back a card, you need everyone’s consent, or the master’s."),
        )
        self.sound = self._add_setting(
            _text("So&und effects"),
            "sound",
            _text("A chime calls everyone back to the table, and fireworks are heard."),
        )
        self.volume = self._add_slider(_text("V&olume"), VOLUMES, lambda shown: shown.volume)
        self.sample = ExplainedButton()
        self.volume.add(self.sample)
        self.silence = SmallPrint()
        self.silence.hide()
        self.grid.addWidget(self.silence, self.grid.rowCount(), 0, 1, 3)
        self.volume.chosen.connect(self._set_volume)
        self.sample.chosen.connect(self.sample_chosen)

    def set_playable(self, playable: bool) -> None:
        """Whether this computer has what plays sounds; if not, they are off, whatever was wished, and stay so."""
        self._playable = playable
        self.sound.setCheckable(playable)
        self.sound.setProperty("unavailable", not playable)
        self.volume.setEnabled(playable)
        self.retranslate()
        self.silence.setVisible(not playable)

    def tell_silence(self, silent: bool) -> None:
        """Says why nothing is heard, or says nothing."""
        self.silence.setVisible(silent)
        self.sample.setAccessibleDescription(self.silence.text() if silent else "")

    def _set_volume(self, volume: int) -> None:
        if volume != self.preferences.volume:
            self.set_to(volume=volume)
            self.sample_chosen.emit()

    @override
    def retranslate(self) -> None:
        super().retranslate()
        self.sample.setText(tr("Settings", "Try it"))
        self.silence.setText((_NO_SOUND if self._playable else _NO_PLAYER).translated())
        if not self._playable:
            self.sound.setAccessibleDescription(_NO_PLAYER.translated())


def _time_text(seconds: int, none: Text) -> str:
    if not seconds:
        return none.translated()
    return _SECONDS.translated(seconds) if seconds % 60 else _MINUTES.translated(seconds // 60)


class Sample(QWidget):
    """A piece of table in the colours and with the symbols that are chosen: a card of each suit, and one hints tell of."""

    def __init__(self, look: RenderContext) -> None:
        """From a thin hand to a large one, as there is room."""
        super().__init__()
        self._look = look
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.MinimumExpanding)
        look.changed.connect(self.update)

    @guarded
    def sizeHint(self) -> QSize:
        return QSize(0, round(self.fontMetrics().height() * 2.5))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            with drawing(painter):
                painter.setClipPath(rounded(QRectF(self.rect()), self._look.theme.radius))
                self._look.draw(painter, QRectF(self.rect()), "sample", paint_table_background)
            suits = tuple(suit for suit in Suit if suit is not Suit.MULTICOLOUR)
            faces = (*map(Card, suits, (3, 1, 4, 5, 2)), None)
            gap = self.height() * 0.08
            wide = min((self.height() - 2 * gap) * CARD_ASPECT, (self.width() - gap) / len(faces) - gap)
            left, top = (self.width() + gap - len(faces) * (wide + gap)) / 2, (self.height() - wide / CARD_ASPECT) / 2
            for number, face in enumerate(faces):
                card = QRectF(left + number * (wide + gap), top, wide, wide / CARD_ASPECT)
                self._look.draw_card(painter, card, face)
            told = frozenset({Suit.RED})
            marks = HintMarks(suits, told, frozenset(RANKS) - {5}, told_suits=told, fresh_suit=True)
            self._look.draw(painter, card, marks, lambda p, r, theme: paint_hint_marks(p, r, marks, theme))


class SettingsDialog(Sheet):
    """All settings at one glance. Closing keeps what was chosen."""

    light_dismiss = True
    changed = Signal(object)
    """The Preferences with what was just chosen; they are to be applied and saved."""

    def __init__(
        self, look: RenderContext, preferences: Preferences, parent: QWidget | None = None, sounds: Sounds | None = None
    ) -> None:
        """Shows `preferences`; samples are painted by `look` and played by `sounds`."""
        super().__init__(parent)
        self._tried = False
        self._before_reset: Preferences | None = None
        """The settings before a reset, for its undo, until something else is chosen."""
        self.appearance, self.game = AppearancePage(preferences), GamePage(preferences)
        self._pages, self.sample = (self.appearance, self.game), Sample(look)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        for page, below in zip(self._pages, (self.sample, QWidget()), strict=True):
            content = QWidget()
            column = QVBoxLayout(content)
            column.addWidget(page)
            column.addWidget(below, 1)
            self.tabs.addTab(FittingScrollArea(content), "")
        for page in self._pages:
            page.changed.connect(self._take)
        self.game.sample_chosen.connect(self._try)
        if sounds is not None:
            self.game.set_playable(sounds.playable)
            self.game.sample_chosen.connect(sounds.sample)
            sounds.silence_told.connect(self._tell_silence)
        self.reset_button, self.close_button = ExplainedButton(), ExplainedButton(primary=True)
        self.reset_button.chosen.connect(self._reset)
        self.close_button.chosen.connect(self.reject)
        self.column.addWidget(self.tabs, 1)
        bottom = QHBoxLayout()
        bottom.addWidget(self.reset_button)
        bottom.addStretch(1)
        bottom.addWidget(self.close_button)
        self.column.addLayout(bottom)
        self.retranslate()

    @property
    def preferences(self) -> Preferences:
        """As they are chosen now."""
        return self.appearance.preferences

    def _take(self, changed: Preferences) -> None:
        self._before_reset = None
        self._show(changed)

    def _show(self, changed: Preferences) -> None:
        for page in self._pages:
            page.show_preferences(changed)
        self._tell_reset()
        self.changed.emit(changed)

    def _usual(self) -> Preferences:
        """The settings as they are at first."""
        return Preferences(**{name: getattr(self.preferences, name) for name in _KEPT})

    def _reset(self) -> None:
        """Nobody is asked: the same button brings back what was there before."""
        before, self._before_reset = self._before_reset, None
        if before is None:
            before, self._before_reset = self._usual(), self.preferences
        self._show(before)

    def _tell_reset(self) -> None:
        undoes = self._before_reset is not None
        self.reset_button.setText(tr("Settings", "U&ndo reset") if undoes else tr("Settings", "&Reset all"))
        usual = self.preferences == self._usual() and not undoes
        self.reset_button.set_reason(tr("Settings", "All settings are at their defaults already.") if usual else "")

    def _try(self) -> None:
        self._tried = True

    def _tell_silence(self, silent: bool) -> None:
        # What happens at the table meanwhile is not what was tried here.
        if self._tried:
            self.game.tell_silence(silent)

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(tr("Settings", "Settings"))
        self.close_button.setText(tr("Settings", "Close"))
        for place, name in enumerate(_TABS):
            self.tabs.setTabText(place, name.translated())
        for page in self._pages:
            page.retranslate()
        self._tell_reset()

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self.isVisible():
            # Once the pages know their new sizes.
            QTimer.singleShot(0, self, self._keep_in_sight)

    def _keep_in_sight(self) -> None:
        """What is being changed stays in sight, whatever grows above it."""
        area, focused = self.tabs.currentWidget(), self.focusWidget()
        if isinstance(area, QScrollArea) and area.isAncestorOf(focused):
            area.ensureWidgetVisible(focused)

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.appearance.language.setFocus(Qt.FocusReason.OtherFocusReason)

    @guarded
    def sizeHint(self) -> QSize:
        """Large enough for every page to be seen without scrolling; buttons have their height in small letters, too."""
        self.ensurePolished()
        letters = self.fontMetrics()
        return QSize(letters.averageCharWidth() * 104, letters.height() * 21 + 220)
