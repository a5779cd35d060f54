"""Buttons that explain why they are unavailable, and buttons that are not clicked by accident."""

from collections.abc import Callable
from typing import ClassVar

from PySide6.QtCore import QElapsedTimer, QEvent, QPoint, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QIcon, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QToolButton, QWidget

from hanabi_desktop.compat import override
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.rules import Suit
from hanabi_desktop.widgets.appearance import mark
from hanabi_desktop.widgets.keyboard import PRESSING, KeyRepeatFilter
from hanabi_desktop.wording.keys import key_text, tip_text
from hanabi_desktop.wording.typography import tool_tip

RULE = "rule"
"""A property of any widget: a refusal's name, a switch and its value, or a paragraph's id; F1 opens the rulebook there."""

_UNRIPE, _EDGE, _RIPENING_MS = 0.45, 3, 33
"""Opacity of the shade on a button that does not answer yet, its width in pixels, and milliseconds between two pictures."""


def rule_in_focus() -> str:
    """What F1 is about: the rule of the focused widget, or of the nearest one around it that names one."""
    widget = QApplication.focusWidget()
    while widget is not None:
        rule = widget.property(RULE)
        if rule:
            return str(rule)
        widget = widget.parentWidget()
    return ""


class ExplainedButton(QPushButton):
    """A button that stays in the tab order while it is unavailable, so that its reason can be read and heard."""

    chosen = Signal()
    """Clicked while available."""
    refused = Signal(str, str)
    """Clicked while unavailable: the reason, and where the rulebook tells of it."""
    considered = Signal(bool)
    """Mouse or keyboard came upon it, or left it."""

    def __init__(self, text: str = "", parent: QWidget | None = None, primary: bool = False) -> None:
        """A `primary` button is the call to action."""
        super().__init__(text, parent)
        self.reason = ""
        self.spoken = True
        """Whether a screen reader may tell the reason."""
        self._tip = self._key = ""
        self._rest = KeyRepeatFilter()
        self.rapid = False
        """Whether both clicks of a double click count."""
        self.setProperty("primary", primary)
        self.setAutoDefault(True)
        self.clicked.connect(self._click)

    def set_reason(self, reason: str, rule: str = "", spoken: bool = True) -> None:
        """Makes the button unavailable for a reason in words, or available again with none.

        `rule` is a refusal's name or a paragraph's id: where the rulebook tells of it. A reason that is not `spoken`
        can be read but is kept from screen readers: it would tell those who hear it of their own cards.
        """
        self.setProperty(RULE, rule)
        self.spoken = spoken
        mark(self, "unavailable", on=reason != "")
        self.reason = reason
        self._tell()

    def set_key(self, key: str, words: str = "", *, spoken: bool = True) -> None:
        """Tells the key that does the same, also to ears unless it is that of a whole row of buttons.

        `words` say what the button does, where it shows something else.
        """
        self._tip = tip_text(words or self.text().replace("&&", "&"), key)
        self._key = key_text(key) if spoken else ""
        self._tell()

    def forget(self) -> None:
        """Available again, and with nothing to tell of what it did."""
        self._tip = self._key = ""
        self.set_reason("")

    def _tell(self) -> None:
        """To eyes on resting the pointer, and to ears: why it is unavailable, then its key."""
        self.setToolTip(tool_tip("\n".join(filter(None, (self.reason, self._tip)))))
        # Never empty: Qt would have the tool tip read aloud instead.
        self.setAccessibleDescription(" ".join(filter(None, (self.reason if self.spoken else "", self._key))) or " ")

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        # A key held down says something once: it must not rush through somebody else's turn.
        if event.key() not in PRESSING or self.rapid or self._rest.pressed(event):
            super().keyPressEvent(event)

    @guarded
    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() in PRESSING:
            self._rest.released(event)
        super().keyReleaseEvent(event)

    @guarded
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # The first click may have put this button where another one was: the second was not meant for it.
        if self.rapid:
            super().mouseDoubleClickEvent(event)

    def _click(self) -> None:
        if self.reason:
            self.refused.emit(self.reason, self.property(RULE) or "")
        else:
            self.chosen.emit()

    @guarded
    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.considered.emit(True)

    @guarded
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.considered.emit(self.hasFocus())

    @guarded
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.considered.emit(True)

    @guarded
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.considered.emit(self.underMouse())


class _ButtonMenu(QMenu):
    """The menu of a button: above it where below it would hang out of the window."""

    def __init__(self, button: QWidget) -> None:
        super().__init__(button)
        self._button = button

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        button, window = self._button, self._button.window()
        top = button.mapToGlobal(QPoint(0, 0)).y()
        if top + button.height() + self.height() > window.mapToGlobal(QPoint(0, window.height())).y():
            self.move(self.x(), top - self.height())


class MenuButton(QToolButton):
    """A button with a menu; a second click that comes upon it was meant for what was there before."""

    def __init__(self) -> None:
        """With an empty menu."""
        super().__init__()
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setMenu(_ButtonMenu(self))

    @guarded
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Nothing: the first click has opened the menu, or has put this button where another one was."""


def sign_icon(paint: Callable[[QPainter, QRectF, Theme], None], look: RenderContext, size: int, ratio: float) -> QIcon:
    """A sign of the cards, such as the check, as an icon of `size` logical pixels."""
    return QIcon(look.picture(QSizeF(size, size), ratio, ("sign", paint.__name__), paint))


def suit_icon(suit: Suit, look: RenderContext, size: int, ratio: float) -> QIcon:
    """The suit's symbol as an icon of `size` logical pixels."""
    picture = look.symbol(QSizeF(size, size), ratio, suit)
    icon = QIcon(picture)
    icon.addPixmap(picture, QIcon.Mode.Disabled)
    return icon


class MisclickGuardButton(ExplainedButton):
    """A button that reacts only some time after it was offered, and only to a new press of a key or mouse button.

    Whoever presses earlier has not seen yet what it is: then the time begins anew, so that tapping never gets through.
    """

    DELAY_MS: ClassVar[int] = 500
    """Milliseconds from being offered, or from a press that came too early, until it answers."""
    TAPPING: ClassVar[float] = 1.4
    """Factor of the delay for keys: what led here may be the first of a row of taps."""

    def __init__(self, text: str = "", parent: QWidget | None = None, primary: bool = False) -> None:
        """Offered whenever it is shown."""
        super().__init__(text, parent, primary)
        self._offered, self._seen = QElapsedTimer(), QElapsedTimer()
        self.looks = 1
        """Factor of the delay whenever it is shown; larger where it undoes something."""
        self._first_look = 0
        self._unseen = False
        self._ripening = QTimer(self)
        self._ripening.setSingleShot(True)
        self._ripening.timeout.connect(self.update)
        self.by_key = False
        """Whether it was a key that pressed it last."""

    def offer(self, first_look: int = 1) -> None:
        """What it does is something else from now on, although it was to be seen before.

        Until it was seen for `first_look` times the delay it answers to nothing, however seldom anybody presses.
        """
        self._first_look = first_look
        self._offered.start()
        self._seen.start()
        self._rest.begin()
        self.setDown(False)
        self._unseen = True
        self.update()

    def _is_ripe(self, times: float = 1.0) -> bool:
        """Whether it answers to the press that comes now; if not, it waits anew."""
        seen = not (self._unseen and self.DELAY_MS) and self._seen.isValid()
        looked_at = seen and self._seen.elapsed() >= self.DELAY_MS * self._first_look
        ripe = looked_at and self._offered.elapsed() >= self.DELAY_MS * times
        if not ripe:
            self._offered.start()
            self.update()
        return ripe

    @property
    def _ripeness(self) -> float:
        """How much of the time until it answers to everything is over, 0 to 1."""
        if not self.DELAY_MS:
            return 1.0
        waited = self._seen.elapsed() / max(1, self._first_look), self._offered.elapsed() / self.TAPPING
        return min(1.0, min(waited) / self.DELAY_MS) if self._seen.isValid() and not self._unseen else 0.0

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        ripeness = self._ripeness
        if ripeness < 1:
            # It is seen to fill up, and answers once it is full.
            painter = QPainter(self)
            painter.setOpacity(_UNRIPE)
            inside = self.rect().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
            inside.setLeft(inside.left() + round(inside.width() * ripeness))
            painter.fillRect(inside, Qt.GlobalColor.black)
            painter.end()
            self._ripening.start(_RIPENING_MS)

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.offer(self.looks)

    @guarded
    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        # However it is painted: one that never counts as seen would never answer.
        if event.type() == QEvent.Type.Paint and self._unseen:
            # What was pressed while a busy program painted was not meant for it.
            self._unseen = False
            self._offered.start()
            self._seen.start()
        return done

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in PRESSING or self._is_ripe(self.TAPPING):
            self.by_key = True
            super().keyPressEvent(event)
        else:
            # It is down already, and every press until it is up is the same.
            self._rest.released(event)

    @guarded
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.by_key = False
        if self._is_ripe():
            super().mousePressEvent(event)

    @guarded
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # No press either, but one that comes too early all the same.
        self._is_ripe()
        super().mouseDoubleClickEvent(event)

    @override
    def _click(self) -> None:
        # A screen reader presses without a key.
        if self._is_ripe():
            super()._click()
