"""Buttons that explain why they are unavailable, and buttons that are not clicked by accident."""

from collections.abc import Callable
from typing import ClassVar

from PySide6 import QtGui
from PySide6.QtCore import QElapsedTimer, QEvent, QPoint, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QIcon, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QToolButton, QWidget

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

DEFAULT_DELAY, LONG_DELAY = 400, 700
"""Milliseconds until a button answers: most buttons, and those whose press opens a private view."""
HURRIED_DELAY, UNHURRIED_DELAY = 2000, 1000
"""The same after a reveal: longer than the pause between two taps that hurried it, or than a press for it may be late."""

WAITING = 0.25
"""How dark a button is that still waits for longer than most; its words keep a contrast of 4.5 : 1 in every theme."""


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
    """A button that stays in the tab order while it is unavailable, so that its reason can be read and heard.

    Presses that come before it was seen for `delay` milliseconds, or while a key is held down, were meant for what was
    there before: it ignores them, and each starts the wait anew, so that tapping never gets through.
    """

    GUARDED: ClassVar[bool] = True
    """Whether buttons wait at all; tests of players who know what they want switch it off."""

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
        self._tip = self._key = self._heard = ""
        self._keys, self._seen = KeyRepeatFilter(), QElapsedTimer()
        self.delay = DEFAULT_DELAY
        """Milliseconds that it waits whenever it is shown; with 0, both presses of a double click count."""
        self._wait = self._pressed = 0
        self.by_key = False
        """Whether it was a key that pressed it last."""
        self.setProperty("primary", primary)
        self.setAutoDefault(True)
        self.clicked.connect(self._click)

    def set_reason(self, reason: str, rule: str = "", spoken: bool = True, heard: str = "") -> None:
        """Makes the button unavailable for a reason in words, or available again with none.

        `rule` is a refusal's name or a paragraph's id: where the rulebook tells of it. A reason that is not `spoken`
        can be read but is kept from screen readers: it would tell those who hear it of their own cards. What is only
        `heard` is what eyes see elsewhere.
        """
        self.setProperty(RULE, rule)
        self.spoken, self._heard = spoken, heard
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
        told = (self.reason if self.spoken else "", self._heard, self._key)
        self.setAccessibleDescription(" ".join(filter(None, told)) or " ")

    def offer(self, wait: int | None = None) -> None:
        """Does something else from now on, although it was to be seen before; waits `wait` milliseconds, or as usual."""
        self._wait = self.delay if wait is None else wait
        self._seen.invalidate()
        self._keys.begin()
        self.setDown(False)
        self.update()

    def _answers(self) -> bool:
        """Whether it takes the press that comes now; if not, the wait starts anew."""
        early = self._time_left > 0
        if early and self._seen.isValid():
            self._seen.start()
            self.update()
        return not early

    @property
    def _time_left(self) -> int:
        """Milliseconds until it answers."""
        if not (self.GUARDED and self._wait):
            return 0
        return max(0, self._wait - self._seen.elapsed()) if self._seen.isValid() else self._wait

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.offer()

    @guarded
    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        # However it is painted: what was pressed while a busy program painted was not meant for it either.
        if event.type() == QEvent.Type.Paint and not self._seen.isValid():
            self._seen.start()
        return done

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._wait > DEFAULT_DELAY and self._time_left:
            with QPainter(self) as painter:
                painter.setOpacity(WAITING)
                painter.fillRect(self.rect().adjusted(3, 3, -3, -3), Qt.GlobalColor.black)
            QTimer.singleShot(self._time_left, self, self.update)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in PRESSING:
            # A key held down says something once: it must not rush through somebody else's turn.
            new = self._keys.pressed(event)
            if not (self._answers() and new):
                return
        self.by_key = True
        super().keyPressEvent(event)

    @guarded
    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() in PRESSING:
            self._keys.released(event)
        super().keyReleaseEvent(event)

    @guarded
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.by_key, self._pressed = False, event.timestamp()
        if self._answers():
            super().mousePressEvent(event)

    @guarded
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # The first click may have put this button where another one was: the second was not meant for it.
        here = event.timestamp() - self._pressed <= QApplication.doubleClickInterval()
        if self._answers() and here and not self.delay:
            super().mouseDoubleClickEvent(event)

    def _click(self) -> None:
        # A screen reader presses without a key.
        if not self._answers():
            return
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
        if QtGui.QAccessible.isActive():
            # A screen reader tells where it begins.
            self.setActiveAction(self.actions()[0])


class MenuButton(QToolButton):
    """A button with a menu; a second click that comes upon it was meant for what was there before."""

    def __init__(self) -> None:
        """With an empty menu."""
        super().__init__()
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setMenu(_ButtonMenu(self))

    def set_key(self, key: str, words: str) -> None:
        """Has a key open the menu, once the button has its words; `words` say what the menu is for."""
        self.setShortcut(key)
        self.setToolTip(tool_tip(tip_text(words, key)))
        self.setAccessibleDescription(key_text(key))

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.showMenu()
        else:
            super().keyPressEvent(event)

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
