"""A bar above the table with one sentence and its buttons: what the teacher says, or an offer to practise."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QSizePolicy, QWidget

from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.widgets.buttons import ExplainedButton
from hanabi_desktop.wording.typography import bind_figures

_FACTORS = (1.5, 1.4, 1.3, 1.2, 1.1, 1.0)
"""Scales of the font size, of which the largest that fits is taken."""
_SHARE = 0.11
"""Maximum share of the window's height for the strip, unless its letters are the smallest."""
_WAYS = (QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom)


class Strip(QFrame):
    """Bar with one sentence above the table; as high as the longest one, so that the table stays in place."""

    next_chosen = Signal()
    back_chosen = Signal()
    leave_chosen = Signal()
    taken = Signal(int)
    """Its new height in pixels, or 0 once it is gone."""

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
        self.next, self.back, self.leave = ExplainedButton(primary=True), ExplainedButton(), ExplainedButton()
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
        self._steps = QHBoxLayout()
        self._steps.setSpacing(4)
        self._steps.addWidget(self.back, 1)
        self._steps.addWidget(self.next, 1)
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._buttons.setSpacing(4)
        self._buttons.addLayout(self._steps)
        self._buttons.addWidget(self.leave)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(12, 4, 6, 4)
        self._line.setSpacing(12)
        self._line.addWidget(self.sentence, 1)
        self._line.addLayout(self._buttons)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._fit)

    def say(self, sentence: str, longest: Sequence[str], *, leave: str, back: str = "", onwards: str = "") -> None:
        """Says something else, and offers buttons, which are not there without words.

        The strip is as high as the longest of those sentences needs.
        """
        self.sentence.setText(bind_figures(sentence))
        self.setAccessibleName(sentence)
        for button, words in ((self.back, back), (self.next, onwards), (self.leave, leave)):
            if words:
                button.setText(words)
            button.setVisible(words != "")
        if tuple(map(bind_figures, longest)) != self._longest:
            self._longest = tuple(map(bind_figures, longest))
            self._fit()

    def vanish(self) -> None:
        """Hides and deletes the strip, and gives its room back."""
        self.taken.emit(0)
        self.hide()
        self.deleteLater()

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
        """The height of everything at a font size in `points`, with buttons in this direction."""
        edges, buttons = self._line.contentsMargins(), self._size_of_buttons(way)
        room = self.contentsRect().width() - buttons.width() - self._line.spacing() - edges.left() - edges.right()
        font = QFont(self.font())
        font.setPointSizeF(points)
        font.setWeight(QFont.Weight.DemiBold)
        metrics, place = QFontMetrics(font), QRect(0, 0, max(80, room), 10_000)
        flags = int(Qt.TextFlag.TextWordWrap.value)
        needed = max((metrics.boundingRect(place, flags, text).height() for text in self._longest), default=0)
        return (
            int(max(needed, buttons.height()))
            + edges.top()
            + edges.bottom()
            + self.height()
            - self.contentsRect().height()
        )

    def _size_of_buttons(self, way: QBoxLayout.Direction) -> QSize:
        """How large all buttons are in a line or in a column; nothing is moved to find out."""
        steps, leave, gap = self._steps.sizeHint(), self.leave.sizeHint(), self._buttons.spacing()
        if way == QBoxLayout.Direction.LeftToRight:
            return QSize(steps.width() + gap + leave.width(), max(steps.height(), leave.height()))
        return QSize(max(steps.width(), leave.width()), steps.height() + gap + leave.height())

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    @guarded
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            # Letters or buttons have another size; a style sheet comes to them after the strip has heard of it.
            self._later.start(0)
        return super().event(event)
