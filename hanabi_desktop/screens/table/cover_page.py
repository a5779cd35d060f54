"""The page that covers the table while eyes change, the idle clock that brings it back, and what is cleared meanwhile."""

from functools import partial
from math import ceil

from PySide6 import QtGui, QtWidgets
from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QRectF, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QWindow
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionButton, QVBoxLayout, QWidget

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.painting.scene import paint_title_scene
from hanabi_desktop.screen.view import LookAway, Paused, ScreenView
from hanabi_desktop.table.state import Speech
from hanabi_desktop.widgets.buttons import LONG_DELAY, ExplainedButton
from hanabi_desktop.widgets.keyboard import silently
from hanabi_desktop.widgets.labels import BadgeView, TextLabel
from hanabi_desktop.widgets.layouts import FlowLayout
from hanabi_desktop.widgets.requests import Requests
from hanabi_desktop.widgets.segments import Segments
from hanabi_desktop.wording.keys import COVER_KEY, ENTER_KEY
from hanabi_desktop.wording.table import begun, headlines, look_away_text, opening_text, speech_caption, speech_name
from hanabi_desktop.wording.text import tr

_MARGIN = 24
_TITLE, _REQUEST = 0.14, 0.3
"""Maximum heights of the words, as shares of the page's."""
_BADGE = 0.2
"""Size of the badge of the player who may look, as a share of the page's shorter side."""
_SPEECHES = (Speech.ON_REQUEST, Speech.ALOUD, Speech.NEVER)
"""Choices in the order they are offered; the first is the default."""


def asks_how_to_read(speech: Speech | None) -> bool:
    """Whether a screen reader is running, and nobody has said yet how it may speak to a player."""
    return speech is None and QAccessible.isActive()


class CoverPage(QWidget):
    """Page that asks everyone except one player to look away, or says that the game is paused."""

    def __init__(self, look: RenderContext, requests: Requests) -> None:
        """Empty until `cover`."""
        super().__init__()
        self._look = look
        self._requests = requests
        self._seat: int | None = None
        """Whose private view comes next; None if a pause ends."""
        self._speech: Speech | None = None
        """How a screen reader tells this player of faces; None if nobody has chosen."""
        self._opening = ""
        """What the large button says in full."""
        self.badge = BadgeView(look)
        self.title = self._label("coverTitle")
        self.request = self._label("coverRequest")
        self.open = ExplainedButton(primary=True)
        self.open.delay = LONG_DELAY
        self.open.setObjectName("big")
        self.back = ExplainedButton()
        self.speech_label = self._label("coverSpeech")
        # On Linux, Qt calls a combo box by what is chosen in it, and nobody would hear what the choice is about.
        self.speech = Segments(_SPEECHES, Speech.ON_REQUEST)
        self.speech.chosen.connect(self._choose_speech)
        self.open.chosen.connect(self._open)
        self.back.chosen.connect(requests.cover_chosen)
        buttons = FlowLayout(spacing=18, centred=True)
        buttons.addWidget(self.back)
        buttons.addWidget(self.open)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        layout.addStretch(3)
        layout.addWidget(self.badge, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addWidget(self.title)
        layout.addWidget(self.request)
        layout.addStretch(1)
        layout.addWidget(self.speech_label)
        layout.addWidget(self.speech, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(1)
        layout.addLayout(buttons)
        layout.addStretch(2)

    def _label(self, name: str) -> TextLabel:
        label = TextLabel(grows=True)
        label.setObjectName(name)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return label

    def _open(self) -> None:
        requests = self._requests
        (requests.cover_chosen if self._seat is None else requests.view_chosen).emit()

    @property
    def asks(self) -> bool:
        """Whether the page asks how a screen reader may speak to this player."""
        return self._seat is not None and asks_how_to_read(self._speech)

    @property
    def first(self) -> QWidget:
        """Where the keyboard starts: at what is asked first."""
        return self.speech if self.asks else self.open

    def _choose_speech(self, speech: Speech) -> None:
        if self._seat is not None:
            self._requests.speech_chosen.emit(self._seat, speech)

    def cover(self, view: ScreenView) -> None:
        """Says for whom the screen is covered, and why; nothing where the table lies open."""
        match view.phase:
            case LookAway(seat=seat):
                name, short = view.names[seat], begun(view.names)[seat]
                self.request.say(look_away_text(short), look_away_text(name))
                self._show(view, seat, opening_text(name))
            case Paused():
                self.request.say(tr("CoverPage", "The game is paused.\nNothing is lost."))
                self._show(view, None, tr("CoverPage", "Continue"))
            case _:
                # Nobody is asked; what is hidden is not to be found in the language of before.
                self.speech.set_texts("" for _ in _SPEECHES)

    def _show(self, view: ScreenView, seat: int | None, opening: str) -> None:
        if not self._opening or seat != self._seat:
            self.open.offer()
        self._seat, self._opening = seat, opening
        titles = headlines(view)
        self.title.say(titles[-1], titles[0])
        self.badge.show_badge(None if seat is None else view.emblems[seat])
        if self.open.accessibleName() != opening:
            self.open.setAccessibleName(opening)
        self.open.set_key(ENTER_KEY.translated(), self._opening)
        self.back.setText(tr("CoverPage", "Back to the table"))
        self.back.setVisible(seat is not None)
        self.back.set_key(COVER_KEY.translated())
        self._speech = None if seat is None else view.speech[seat]
        if seat is not None:
            self._name_speech(view.names[seat])
        for widget in (self.speech_label, self.speech):
            widget.setVisible(seat is not None and (self._speech is not None or QAccessible.isActive()))
        self._fit()

    def _name_speech(self, name: str) -> None:
        """Sets the words of the choice how a screen reader tells this player of faces."""
        self.speech_label.say(speech_caption(name, self._speech))
        self.speech.setAccessibleName(tr("CoverPage", "How the teammates’ cards are read to {name}", name=name))
        self.speech.set_texts(map(speech_name, _SPEECHES))
        # Nobody has chosen by hand.
        with QSignalBlocker(self.speech):
            self.speech.choose(self._speech or Speech.ON_REQUEST)

    def _fit(self) -> None:
        side = round(min(self.height() * _BADGE, self.width() * _BADGE))
        self.badge.setFixedSize(side, side)
        # Whatever somebody is called, the button stays in sight.
        self.title.set_max_height(round(self.height() * _TITLE))
        self.request.set_max_height(round(self.height() * _REQUEST))
        if self._opening:
            # A screen reader has been told its name.
            silently(partial(self.open.setText, self._short(self._opening).replace("&", "&&")))

    def _short(self, text: str) -> str:
        """The text shortened to the width of the page: a name may be longer than any button."""
        metrics, option, words = self.open.fontMetrics(), QStyleOptionButton(), QSize(100, 20)
        self.open.initStyleOption(option)
        kind = QStyle.ContentsType.CT_PushButton
        around = self.open.style().sizeFromContents(kind, option, words, self.open).width() - words.width()
        margins = self.contentsMargins().left() + 2 * _MARGIN
        return metrics.elidedText(text, Qt.TextElideMode.ElideMiddle, max(200, self.width() - margins - around))

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.speech.hasFocus():
            # It is chosen how to read: on to the cards.
            self.open.setFocus()
        else:
            super().keyPressEvent(event)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            rect = QRectF(self.rect())
            self._look.draw_background(painter, rect, "title", paint_title_scene)
            painter.setOpacity(0.55)
            painter.fillRect(rect, self._look.theme.card_sky_top)


COUNTDOWN = 10
"""Seconds that the countdown is shown."""
_INPUT = frozenset(
    (
        *(QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.Wheel, QEvent.Type.TouchBegin),
        *(QEvent.Type.MouseMove, QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease),
        *(QEvent.Type.TouchUpdate, QEvent.Type.TabletMove, QEvent.Type.TabletPress),
    )
)


_KEYS = frozenset(
    (
        *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Alt),
        *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    )
)
"""Keys that only somebody presses who plays by keyboard; letters and figures are others."""


class IdleTimer(QObject):
    """Watches mouse and keyboard over a private view: how long it is left without, and whether it is played by keys."""

    timed_out = Signal()
    """Nobody has touched mouse or keyboard until the idle timeout."""
    typed = Signal()
    """Somebody plays by keyboard."""
    counted = Signal(int)
    """Seconds left of the countdown; 0 if it is not counted any more."""

    def __init__(self, page: QWidget) -> None:
        """Stopped until `watch`; without a timeout it never ends a view."""
        super().__init__(page)
        self._page = page
        self._patience = 0.0
        self._window: QWindow | None = None
        self._touched = QElapsedTimer()
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._look)
        self._seconds_left = 0
        QApplication.instance().focusChanged.connect(self._focus_moved)  # type: ignore[union-attr]

    def set_timeout(self, seconds: float) -> None:
        """Sets the timeout in seconds; 0 for none."""
        self._patience = seconds
        if self._window is not None:
            self._touch()

    def watch(self, private: bool) -> None:
        """Starts or stops with the private view."""
        window = self._page.window().windowHandle() if private else None
        if window is self._window:
            return
        if self._window is not None:
            self._window.removeEventFilter(self)
        self._window = window
        if window is None:
            self._timer.stop()
            self._count_down(0)
        else:
            # All that a window is given by mouse and keyboard comes by here; nothing of what it paints does.
            window.installEventFilter(self)
            self._touch()

    def _touch(self) -> None:
        self._touched.start()
        self._count_down(0)
        if self._patience:
            self._timer.start(max(0, round((self._patience - COUNTDOWN) * 1000)))
        else:
            self._timer.stop()

    def _focus_moved(self) -> None:
        # A screen reader moves the keyboard without a key.
        if self._window is not None:
            self._touch()

    def _look(self) -> None:
        left = self._patience - self._touched.elapsed() / 1000
        if left <= 0:
            self.timed_out.emit()
            return
        self._count_down(min(COUNTDOWN, ceil(left)))
        # To the moment at which one second less is left.
        self._timer.start(max(1, round(left % 1 * 1000)) if left % 1 else 1000)

    def _count_down(self, seconds: int) -> None:
        if seconds != self._seconds_left:
            self._seconds_left = seconds
            self.counted.emit(seconds)

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _INPUT:
            self._touch()
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and (event.key() in _KEYS or event.text().isalnum())
        ):
            self.typed.emit()
        return False


# What one player has left behind on the table, before another one looks: no trace tells who did what


def leave_no_trace(page: QtWidgets.QWidget) -> None:
    """Sets back whatever somebody has pointed at, chosen, opened, pressed, scrolled or written on `page`."""
    _close_popups(page.window())
    QtWidgets.QToolTip.hideText()
    grabber = QtWidgets.QWidget.mouseGrabber()
    if grabber is not None and page.isAncestorOf(grabber):
        grabber.releaseMouse()
    focused = page.focusWidget()
    if isinstance(focused, QtWidgets.QLineEdit):
        # It is hidden next, and would hand the keyboard on to its neighbours.
        focused.clearFocus()
    for view in page.findChildren(QtWidgets.QAbstractItemView):
        if view.selectionModel() is not None:
            view.selectionModel().clear()
    for area in page.findChildren(QtWidgets.QAbstractScrollArea):
        for bar in (area.horizontalScrollBar(), area.verticalScrollBar()):
            bar.setValue(bar.minimum())
    for button in page.findChildren(QtWidgets.QAbstractButton):
        button.setDown(False)
    for edit in page.findChildren(QtWidgets.QLineEdit):
        # Unlike clear(), this cannot be undone by whoever comes next.
        edit.setText("")
    for box in page.findChildren(QtWidgets.QComboBox):
        box.hidePopup()
    forget_selected_text()


def _close_popups(window: QtWidgets.QWidget) -> None:
    """Menus and lists that hang open over `window`."""
    while (popup := QtWidgets.QApplication.activePopupWidget()) is not None:
        above: QtWidgets.QWidget | None = popup
        while above is not None and above is not window:
            above = above.parentWidget()
        if above is None or not popup.close():
            return


def forget_selected_text() -> None:
    """Where text is copied by selecting it, what one player wrote could be pasted by all."""
    clipboard = QtGui.QGuiApplication.clipboard()
    if clipboard.supportsSelection() and clipboard.ownsSelection():
        clipboard.clear(QtGui.QClipboard.Mode.Selection)


def take_pointer_off(places: list[QtWidgets.QWidget], to: QtWidgets.QWidget) -> None:
    """Moves the mouse pointer to the middle of `to` if it rests on one of `places`, where the system lets us.

    Resting on the card that was clicked for a hint, it would tell its owner which of several that was.
    """
    spot = QtGui.QCursor.pos()
    if any(place.isVisible() and place.rect().contains(place.mapFromGlobal(spot)) for place in places):
        QtGui.QCursor.setPos(to.mapToGlobal(to.rect().center()))
