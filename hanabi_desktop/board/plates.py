"""The plates on the table: words over tokens and papers, which give way to the things they tell of."""

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget
from typing_extensions import override

from hanabi_desktop.board.captions import Caption, Captions
from hanabi_desktop.board.token_tray import TokenTray
from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.catching import answered, painted
from hanabi_desktop.painting.places.layout import (
    CaptionedLayout,
    CountedPlace,
    captioned_layout,
    piles_layout,
    tokens_layout,
)
from hanabi_desktop.painting.places.unit import window_unit
from hanabi_desktop.painting.tokens import paint_box_lid
from hanabi_desktop.widgets.areas.plate import Plate
from hanabi_desktop.widgets.labels.fitted_label import FittedLabel
from hanabi_desktop.wording.plain import tool_tip

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


class _Counted:
    """Things that are counted, and the two labels over them."""

    def __init__(self, plate: QWidget, things: QWidget) -> None:
        self.figures, self.name, self._things = FittedLabel(plate, fills=True), FittedLabel(plate, fills=True), things
        self.figures.setObjectName("figures")
        self.name.setObjectName("caption")
        things.setParent(plate)

    def say(self, caption: Caption) -> None:
        self.figures.say(caption.figures)
        self.figures.setAccessibleName(caption.words)
        self.name.say(caption.name)
        for label in (self.figures, self.name):
            label.setToolTip(tool_tip(caption.words))

    def place(self, place: CountedPlace) -> None:
        # Figures that stand side by side are read as one number.
        self.figures.setGeometry(place.figures.adjusted(0, 0, -place.figures.width() * 0.1, 0).toRect())
        self.name.setGeometry(place.name.toRect())
        self._things.setGeometry(place.things.toRect())


class TokensPlate(_Plate):
    """The score, and the tokens around the box lid, counted in figures that are read from across a room."""

    def __init__(self, look: Look, clocks: TokenTray, fuses: TokenTray) -> None:
        """Takes the trays in; nothing is said of them before `say`."""
        super().__init__(look)
        self.score = FittedLabel(self, fills=True)
        self.score.setObjectName("score")
        self._trays = clocks, fuses
        self.clocks, self.fuses = _Counted(self, clocks), _Counted(self, fuses)

    def say(self, said: Captions) -> None:
        """Says how many there are."""
        self.score.say(*said.score)
        self.clocks.say(said.clocks)
        self.fuses.say(said.fuses)

    @override
    def place(self) -> None:
        layout = tokens_layout(QRectF(self.rect()), window_unit(self.window().size()))
        self.score.setGeometry(layout.score.toRect())
        self.clocks.place(layout.clocks)
        self.fuses.place(layout.fuses)

    @override
    @painted
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        lid = self.lid()
        if not lid.isEmpty():
            painter = QPainter(self)
            self._look.draw(painter, lid, "lid", paint_box_lid)
            painter.end()

    def lid(self) -> QRectF:
        """Where the box lid lies, from one tray into the other; empty where the box has none on the table."""
        clocks, fuses = (tray.lid().translated(QPointF(tray.pos())) for tray in self._trays)
        return clocks.united(fuses)


class CaptionedPlate(_Plate):
    """One thing under its caption. Where letters are large, it does without."""

    opacity = 0.92

    def __init__(self, look: Look, thing: QWidget) -> None:
        """Takes it in."""
        super().__init__(look)
        self._thing = thing
        self.caption = _caption()
        for part in (self.caption, thing):
            part.setParent(self)

    @override
    def place(self) -> None:
        area, unit = QRectF(self.rect()), window_unit(self.window().size())
        self._place_thing(captioned_layout(area, unit), captioned_layout(area, unit, caption=False))

    def _place_thing(self, captioned: CaptionedLayout, bare: CaptionedLayout) -> None:
        """Lays the thing out with its caption if that fits, else without."""
        roomy = _fits(self.caption, self.caption.text(), captioned.caption.toRect())
        layout = captioned if roomy else bare
        self.caption.setHidden(not roomy)
        self.caption.setGeometry(layout.caption.toRect())
        self._thing.setGeometry(layout.thing.toRect())


class PilesPlate(CaptionedPlate):
    """The deck, counted, and beside it the discard pile."""

    def __init__(self, look: Look, deck: QWidget, discards: QWidget) -> None:
        """Takes both in."""
        super().__init__(look, discards)
        self.deck = _Counted(self, deck)

    @override
    def place(self) -> None:
        area, unit = QRectF(self.rect()), window_unit(self.window().size())
        layout = piles_layout(area, unit)
        self.deck.place(layout.deck)
        self._place_thing(layout.pile, piles_layout(area, unit, caption=False).pile)


def _metrics(label: QLabel) -> QFontMetrics:
    label.ensurePolished()
    return label.fontMetrics()


def _fits(label: QLabel, text: str, place: QRect) -> bool:
    needed = _metrics(label).boundingRect(QRect(0, 0, place.width(), 10_000), _WORDS, text)
    return needed.width() <= place.width() and needed.height() <= place.height()
