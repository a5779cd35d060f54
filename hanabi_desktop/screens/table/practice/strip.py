"""One sentence for everybody, above the table: it has room of its own, so that it covers no card."""

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QEvent, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QSizePolicy, QWidget
from typing_extensions import override

from hanabi_desktop.faults.catching import answered
from hanabi_desktop.widgets.buttons import ReasonedButton

_FACTORS = (1.5, 1.4, 1.3, 1.2, 1.1, 1.0)
"""How many times as large as usual the letters are: as large as there is room for."""
_SHARE = 0.11
"""The share of the window's height that the strip takes at most, as long as letters can be smaller."""
_WAYS = (QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom)
_RESTYLED = frozenset((QEvent.Type.FontChange, QEvent.Type.StyleChange))


class Said(Struct, frozen=True):
    """What the strip says, and what it offers; a button without words is not there."""

    sentence: str
    leave: str
    back: str = ""
    next: str = ""


class Strip(QFrame):
    """As high as the longest sentence needs, so that the table below lies still."""

    next_chosen = Signal()
    back_chosen = Signal()
    leave_chosen = Signal()
    taken = Signal(int)
    """It is so many pixels high from now on, or 0 once it is gone."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Empty until `say`."""
        super().__init__(parent)
        self._longest: tuple[str, ...] = ()
        self.setProperty("panel", True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.sentence = QLabel()
        self.sentence.setTextFormat(Qt.TextFormat.PlainText)
        self.sentence.setWordWrap(True)
        # What does not fit is cut here rather than that the window grows.
        self.sentence.setMinimumSize(1, 1)
        self.next, self.back, self.leave = ReasonedButton(primary=True), ReasonedButton(), ReasonedButton()
        for button, chosen in (
            (self.next, self.next_chosen),
            (self.back, self.back_chosen),
            (self.leave, self.leave_chosen),
        ):
            button.chosen.connect(chosen)
            kept = button.sizePolicy()
            # The words stay where they are while buttons come and go.
            kept.setRetainSizeWhenHidden(True)
            button.setSizePolicy(kept)
        steps = QHBoxLayout()
        steps.setSpacing(4)
        steps.addWidget(self.back, 1)
        steps.addWidget(self.next, 1)
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._buttons.setSpacing(4)
        self._buttons.addLayout(steps)
        self._buttons.addWidget(self.leave)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(12, 4, 6, 4)
        self._line.setSpacing(12)
        self._line.addWidget(self.sentence, 1)
        self._line.addLayout(self._buttons)
        # A style sheet comes to a widget's parts after the widget has heard of it.
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._fit)

    def say(self, said: Said, longest: Sequence[str]) -> None:
        """Says something else; the strip is as high as the longest of those sentences needs."""
        self.sentence.setText(said.sentence)
        self.setAccessibleName(said.sentence)
        for button, words in ((self.back, said.back), (self.next, said.next), (self.leave, said.leave)):
            if words:
                button.setText(words)
            button.setVisible(words != "")
        if tuple(longest) != self._longest:
            self._longest = tuple(longest)
            self._fit()

    def vanish(self) -> None:
        """It has nothing more to say, and needs no room: it is gone for good, whatever becomes of the letters."""
        self.taken.emit(0)
        self.hide()
        self.deleteLater()

    def refit(self) -> None:
        """The letters have another size."""
        self._later.start(0)

    def _fit(self) -> None:
        highest, points, height = self.window().height() * _SHARE, 0.0, 0
        for factor in _FACTORS:
            points = self.font().pointSizeF() * factor
            # Buttons in a line or in a column: whichever leaves the table more room.
            height, _, way = min((self._height(points, way), number, way) for number, way in enumerate(_WAYS))
            if height <= highest:
                break
        self._buttons.setDirection(way)
        sheet = f"font-size: {points:.2f}pt; font-weight: 600"
        if sheet != self.sentence.styleSheet():
            self.sentence.setStyleSheet(sheet)
        self.taken.emit(height)
        self.setFixedHeight(height)

    def _height(self, points: float, way: QBoxLayout.Direction) -> int:
        """How high everything is with letters of so many points, and the buttons lying so."""
        edges = self._line.contentsMargins()
        self._buttons.setDirection(way)
        buttons = self._buttons.sizeHint()
        room = self.width() - buttons.width() - self._line.spacing() - edges.left() - edges.right()
        font = QFont(self.font())
        font.setPointSizeF(points)
        font.setWeight(QFont.Weight.DemiBold)
        metrics, place = QFontMetrics(font), QRect(0, 0, max(80, room), 10_000)
        flags = int(Qt.TextFlag.TextWordWrap.value)
        needed = max((metrics.boundingRect(place, flags, text).height() for text in self._longest), default=0)
        return int(max(needed, buttons.height())) + edges.top() + edges.bottom() + 2 * self.frameWidth()

    @override
    @answered(None)
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in _RESTYLED:
            self.refit()
