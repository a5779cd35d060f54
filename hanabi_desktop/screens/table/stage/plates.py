"""The plates on the table: words over tokens and papers, which give way to the things they tell of."""

from PySide6.QtCore import QEvent, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget
from typing_extensions import override

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.catching import answered
from hanabi_desktop.painting import TokensLayout, papers_layout, tokens_layout, window_unit
from hanabi_desktop.screens.table.captions import Caption, Captions
from hanabi_desktop.widgets.plate import Plate
from hanabi_desktop.wording.plain import tool_tip

_BETWEEN = 6
"""Pixels between two captions side by side."""
_WORDS = int(Qt.TextFlag.TextWordWrap.value)


def _caption() -> QLabel:
    label = QLabel()
    label.setObjectName("caption")
    label.setWordWrap(True)
    return label


class _Plate(Plate):
    """A plate that places its parts anew when it has another size, or they other words."""

    @override
    @answered(None)
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()

    @override
    @answered(False)
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            # A caption is shorter, longer or in other letters now.
            self.place()
        return super().event(event)

    def place(self) -> None:
        """Places the parts."""
        raise NotImplementedError


class TokensPlate(_Plate):
    """Tokens and deck. Where there is no room for words, figures stand over them."""

    def __init__(self, look: Look, clocks: QWidget, fuses: QWidget, deck: QWidget) -> None:
        """Takes the things in; nothing is said of them before `say`."""
        super().__init__(look)
        self._clocks, self._fuses, self._deck = clocks, fuses, deck
        self._said: Captions | None = None
        self.clocks_caption, self.fuses_caption, self.deck_caption = _caption(), _caption(), _caption()
        self._labels = (self.clocks_caption, self.fuses_caption, self.deck_caption)
        for part in (clocks, fuses, deck, *self._labels):
            part.setParent(self)

    def say(self, said: Captions) -> None:
        """Says how many there are."""
        self._said = said
        self.place()

    @override
    def place(self) -> None:
        said = self._said
        if said is None:
            return
        unit = window_unit(self.window().size())
        words, figures = (
            tokens_layout(QRectF(self.rect()), unit),
            tokens_layout(QRectF(self.rect()), unit, figures=True),
        )
        heard = said.clocks, said.fuses, said.deck
        first = words.clocks_caption.toRect()
        pairs = self._side_by_side(words, said), self._one_below_the_other(words)
        pair = next((pair for pair in pairs if self._fit(said, (first, *pair))), None)
        tight = pair is None
        layout = figures if tight else words
        # An empty deck gives its room to the turns that are left, of which a figure alone would tell nothing.
        counted = tight and said.last_round
        if pair is None:
            first = layout.clocks_caption.toRect()
            pair = _divided(layout.captions, layout.deck.left())
            if counted:
                pair = pair[0], pair[1].united(layout.deck.toRect())
        self._deck.setHidden(counted)
        things = (self._clocks, layout.clocks), (self._fuses, layout.fuses), (self._deck, layout.deck)
        for thing, place in things:
            thing.setGeometry(place.toRect())
        for label, text, spot in zip(self._labels, heard, (first, *pair), strict=True):
            self._write(label, text, spot, figures=tight and not (counted and label is self.deck_caption))

    def _fit(self, said: Captions, places: tuple[QRect, ...]) -> bool:
        heard = said.clocks, said.fuses, said.deck
        return all(_fits(*each) for each in zip(self._labels, (text.words for text in heard), places, strict=True))

    def _side_by_side(self, words: TokensLayout, said: Captions) -> tuple[QRect, QRect]:
        """Over their things, but a longer word gets what it needs."""
        row = words.captions
        left = min(words.deck.left(), row.right() - _longest(self.deck_caption, said.deck.words) - 2)
        return _divided(row, max(left, row.left() + _longest(self.fuses_caption, said.fuses.words) + 2 + _BETWEEN))

    def _one_below_the_other(self, words: TokensLayout) -> tuple[QRect, QRect]:
        row = words.captions.toRect()
        half = row.height() // 2
        return row.adjusted(0, 0, 0, half - row.height()), row.adjusted(0, half, 0, 0)

    def _write(self, label: QLabel, text: Caption, place: QRect, figures: bool) -> None:
        label.setText(text.figures if figures else text.words)
        label.setAccessibleName(text.words)
        label.setToolTip(tool_tip(text.words if figures else ""))
        below = label is self.deck_caption and place.left() == self.fuses_caption.x()
        label.setAlignment(Qt.AlignmentFlag.AlignRight if below else Qt.AlignmentFlag.AlignLeft)
        label.setGeometry(place)


class PapersPlate(_Plate):
    """Discard pile and journal. Where letters are large, they do without captions."""

    opacity = 0.92

    def __init__(self, look: Look, discards: QWidget, journal: QWidget) -> None:
        """Takes both in."""
        super().__init__(look)
        self._discards, self._journal = discards, journal
        self.discards_caption, self.journal_caption = _caption(), _caption()
        for part in (self.discards_caption, discards, self.journal_caption, journal):
            part.setParent(self)

    @override
    def place(self) -> None:
        area, unit = QRectF(self.rect()), window_unit(self.window().size())
        labels = self.discards_caption, self.journal_caption
        layout = papers_layout(area, unit)
        lines = layout.discards_caption.toRect(), layout.journal_caption.toRect()
        roomy = all(_fits(label, label.text(), line) for label, line in zip(labels, lines, strict=True))
        if not roomy:
            layout = papers_layout(area, unit, captions=False)
        for label, line in zip(labels, lines, strict=True):
            label.setHidden(not roomy)
            label.setGeometry(line)
        self._discards.setGeometry(layout.discards.toRect())
        self._journal.setGeometry(layout.journal.toRect())


def _divided(row: QRectF, edge: float) -> tuple[QRect, QRect]:
    """The row left and right of an edge."""
    place = row.toRect()
    right = QRect(place)
    right.setLeft(min(round(edge), place.right()))
    place.setRight(right.left() - _BETWEEN)
    return place, right


def _metrics(label: QLabel) -> QFontMetrics:
    label.ensurePolished()
    return label.fontMetrics()


def _fits(label: QLabel, text: str, place: QRect) -> bool:
    needed = _metrics(label).boundingRect(QRect(0, 0, place.width(), 10_000), _WORDS, text)
    return needed.width() <= place.width() and needed.height() <= place.height()


def _longest(label: QLabel, text: str) -> int:
    return max((_metrics(label).horizontalAdvance(word) for word in text.split()), default=0)
