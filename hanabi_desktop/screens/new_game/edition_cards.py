"""The editions as boxes on a shelf to choose from."""

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QLabel, QRadioButton, QSizePolicy, QVBoxLayout, QWidget

from hanabi_desktop.boxes import box_of
from hanabi_desktop.compat import override
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.painting.canvas import placed
from hanabi_desktop.painting.symbols import paint_flat_symbol
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.rules import DEFAULT_EDITION, EDITIONS, Edition, EditionId, Suit
from hanabi_desktop.widgets.keyboard import one_tab_stop
from hanabi_desktop.widgets.labels import SmallPrint
from hanabi_desktop.widgets.language import Translated
from hanabi_desktop.wording.editions import edition_facts, edition_name
from hanabi_desktop.wording.text import tr


class EditionCards(QWidget, Translated):
    """One card for each edition, one of them chosen; arrow keys walk through them."""

    edition_changed = Signal(object)
    """The EditionId that was chosen by hand."""

    def __init__(self, look: RenderContext) -> None:
        """The first edition is chosen."""
        super().__init__()
        self.cards: dict[EditionId, EditionCard] = {}
        self._group = QButtonGroup(self)
        shelf = QGridLayout(self)
        shelf.setContentsMargins(0, 0, 0, 0)
        for number, edition in enumerate(EDITIONS.values()):
            card = EditionCard(edition, look, self)
            self.cards[edition.id] = card
            self._group.addButton(card)
            shelf.addWidget(card, *divmod(number, 2))
            shelf.setColumnStretch(number % 2, 1)
        self.cards[DEFAULT_EDITION.id].setChecked(True)
        self._group.buttonToggled.connect(self._toggled)
        one_tab_stop(self._group)
        look.changed.connect(self.update)

    @property
    def edition(self) -> EditionId:
        """The edition that is chosen."""
        return next(id_ for id_, card in self.cards.items() if card.isChecked())

    def choose(self, edition: EditionId) -> None:
        """Chooses an edition."""
        self.cards[edition].setChecked(True)

    def _toggled(self, card: "EditionCard", checked: bool) -> None:
        if checked:
            self.edition_changed.emit(card.edition.id)

    @override
    def retranslate(self) -> None:
        self.setAccessibleName(tr("NewGame", "Edition"))
        for card in self.cards.values():
            card.retranslate()


class EditionCard(QRadioButton, Translated):
    """An edition: what it is played with, its name, and what makes it different."""

    def __init__(self, edition: Edition, look: RenderContext, parent: QWidget | None = None) -> None:
        """The words come with `retranslate`."""
        super().__init__(parent)
        self.edition = edition
        self._look = look
        self._picture, self._title, self._facts = QWidget(), QLabel(), SmallPrint()
        self._title.setProperty("strong", True)
        self._title.setWordWrap(True)
        column = self._column = QVBoxLayout(self)
        column.addStretch(1)
        for part in (self._picture, self._title, self._facts):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            column.addWidget(part)
        column.addStretch(1)
        for label in (self._title, self._facts):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.setProperty("card", True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @override
    def retranslate(self) -> None:
        facts = edition_facts(self.edition)
        self._title.setText(edition_name(self.edition.id))
        self._facts.setText("\n".join(facts))
        self.setAccessibleName(self._title.text())
        self.setAccessibleDescription(". ".join(facts))
        letter = self.fontMetrics()
        self._picture.setFixedHeight(round(letter.height() * 2.6))
        self._title.setMinimumWidth(letter.averageCharWidth() * 16)

    @guarded
    def sizeHint(self) -> QSize:
        return self._column.totalSizeHint()

    @guarded
    def minimumSizeHint(self) -> QSize:
        return self._column.totalMinimumSize()

    @guarded
    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.retranslate()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with QPainter(self) as painter:
            picture, key = QRectF(self._picture.geometry()), ("edition", self.edition.id)
            self._look.draw(painter, picture, key, lambda p, r, theme: _paint_box(p, r, self.edition, theme))


def paint_emblem(painter: QPainter, rect: QRectF, edition: Edition, theme: Theme) -> None:
    """The picture of the box; the house rules belong to none."""
    if edition.free:
        for suit, x, y in ((Suit.RED, 0, 0), (Suit.YELLOW, 0.5, 0), (Suit.BLUE, 0, 0.5), (Suit.GREEN, 0.5, 0.5)):
            paint_flat_symbol(painter, placed(rect, x + 0.04, y + 0.04, 0.42, 0.42), suit, theme.spark[suit], theme)
        return
    box_of(edition.kit).emblem(painter, rect, theme)


def _paint_box(painter: QPainter, rect: QRectF, edition: Edition, theme: Theme) -> None:
    """The picture of the box, and a token for each mistake up to the limit."""
    side, mistakes = rect.height(), 0 if edition.free else edition.rules.mistakes
    token = side * 0.42
    beside = min(2, mistakes) * token * 1.1
    left = rect.center().x() - (side + (side * 0.25 + beside if mistakes else 0)) / 2
    paint_emblem(painter, QRectF(left, rect.top(), side, side), edition, theme)
    for number in range(mistakes):
        x, y = number % 2, number // 2
        spot = QRectF(left + side * 1.25 + x * token * 1.1, rect.top() + side * 0.05 + y * token * 1.1, token, token)
        box_of(edition.kit).fuses.unused.paint(painter, spot, theme, mistakes - number)
