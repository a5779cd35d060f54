"""A bar above the table with one sentence and its buttons: what the teacher says, or an offer to practise."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy

from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.widgets.buttons import ExplainedButton
from hanabi_desktop.widgets.labels import plain_label
from hanabi_desktop.widgets.layouts import keep_place
from hanabi_desktop.wording.typography import bind_figures


class Strip(QFrame):
    """Bar with one sentence above the table; its height is that of the longest one, so that the table stays in place."""

    next_chosen = Signal()
    back_chosen = Signal()
    leave_chosen = Signal()
    taken = Signal(int)
    """Its new height in pixels, or 0 once it is gone."""

    def __init__(self) -> None:
        """Empty until `say`."""
        super().__init__()
        self._longest: tuple[str, ...] = ()
        self.setProperty("panel", True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.sentence = plain_label()
        self.sentence.setObjectName("stripSentence")
        # What does not fit is cut here rather than that the window grows.
        self.sentence.setMinimumSize(1, 1)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(12, 4, 6, 4)
        self._line.setSpacing(4)
        self._line.addWidget(self.sentence, 1)
        self.back, self.next, self.leave = ExplainedButton(), ExplainedButton(primary=True), ExplainedButton()
        signals = self.back_chosen, self.next_chosen, self.leave_chosen
        for button, chosen in zip((self.back, self.next, self.leave), signals, strict=True):
            button.chosen.connect(chosen)
            # The words stay where they are while buttons come and go.
            keep_place(button, True)
            self._line.addWidget(button)
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self._fit)

    def say(
        self,
        sentence: str,
        longest: Sequence[str],
        *,
        leave: str,
        back: str = "",
        onwards: str = "",
        heard: str = "",
    ) -> None:
        """Says something else, and offers buttons, which are not there without words.

        The height is the maximum of those sentences. Screen readers find what is `heard`, if that is
        something else.
        """
        self.sentence.setText(bind_figures(sentence))
        self.sentence.setAccessibleName(heard)
        self.setAccessibleName(heard or sentence)
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
        # Qt would hand the keyboard on as Tab does, as though somebody had gone on to a card.
        focused = self.focusWidget()
        if focused is not None:
            focused.clearFocus()
        self.hide()
        self.deleteLater()

    def _fit(self) -> None:
        """Takes the height that the longest sentence needs beside the buttons."""
        buttons = [button.sizeHint() for button in (self.back, self.next, self.leave)]
        edges = self._line.contentsMargins()
        room = self.contentsRect().width() - edges.left() - edges.right()
        room -= sum(button.width() + self._line.spacing() for button in buttons)
        self.sentence.ensurePolished()
        metrics, place = self.sentence.fontMetrics(), QRect(0, 0, max(80, room), 10_000)
        wrap = int(Qt.TextFlag.TextWordWrap.value)
        heights = [metrics.boundingRect(place, wrap, text).height() for text in self._longest]
        height = max(*heights, *(button.height() for button in buttons)) + edges.top() + edges.bottom()
        height += self.height() - self.contentsRect().height()
        self.taken.emit(height)
        self.setFixedHeight(height)

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
