"""The editions as boxes on a shelf to choose from."""

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QRadioButton, QSizePolicy, QWidget

from hanabi_desktop.boxes import box_of
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import override
from hanabi_desktop.painting.canvas import alpha, placed
from hanabi_desktop.painting.symbols import paint_flat_symbol
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.rules import DEFAULT_EDITION, EDITIONS, Edition, EditionId, Suit
from hanabi_desktop.widgets.keyboard import one_tab_stop
from hanabi_desktop.widgets.language import Translated
from hanabi_desktop.wording.editions import edition_facts, edition_name
from hanabi_desktop.wording.text import tr

_COLUMNS = 2
_WRAPPED = Qt.TextFlag.TextWordWrap.value | Qt.AlignmentFlag.AlignHCenter.value | Qt.AlignmentFlag.AlignTop.value


class EditionCards(QWidget, Translated):
    """One card for each edition, one of them chosen; arrow keys walk through them."""

    edition_changed = Signal(object)
    """The EditionId that was chosen by hand."""

    def __init__(self, look: RenderContext, parent: QWidget | None = None) -> None:
        """The first edition is chosen."""
        super().__init__(parent)
        self.cards: dict[EditionId, EditionCard] = {}
        self._group = QButtonGroup(self)
        shelf = QGridLayout(self)
        shelf.setContentsMargins(0, 0, 0, 0)
        for number, edition in enumerate(EDITIONS.values()):
            card = EditionCard(edition, look, self)
            self.cards[edition.id] = card
            self._group.addButton(card)
            shelf.addWidget(card, number // _COLUMNS, number % _COLUMNS)
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
        self._title = ""
        self._text = ""
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @override
    def retranslate(self) -> None:
        self._title = edition_name(self.edition.id)
        self._text = "\n".join(edition_facts(self.edition, box_of(self.edition.kit).words.choices))
        self.setAccessibleName(self._title)
        self.setAccessibleDescription(self._text)
        self.updateGeometry()
        self.update()

    def _fonts(self) -> tuple[QFont, QFont]:
        title, text = QFont(self.font()), QFont(self.font())
        title.setBold(True)
        text.setPointSizeF(text.pointSizeF() * self._look.theme.type_small)
        return title, text

    @property
    def _margin(self) -> int:
        return round(self.fontMetrics().height() * 0.4)

    def _rects(self, width: int) -> tuple[QRect, QRect, QRect]:
        """Where the picture, the name and the facts are in a card of that width."""
        title, text = self._fonts()
        margin, inner = self._margin, max(40, width - 2 * self._margin)
        picture = QRect(margin, margin, inner, round(self.fontMetrics().height() * 2.6))
        name = QFontMetrics(title).boundingRect(QRect(0, 0, inner, 10_000), _WRAPPED, self._title)
        facts = QFontMetrics(text).boundingRect(QRect(0, 0, inner, 10_000), _WRAPPED, self._text)
        name_rect = QRect(margin, picture.bottom() + margin // 2, inner, name.height())
        return picture, name_rect, QRect(margin, name_rect.bottom(), inner, facts.height() + 2)

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        return self._rects(width)[2].bottom() + self._margin

    @override
    def sizeHint(self) -> QSize:
        width = 2 * self._margin + self.fontMetrics().averageCharWidth() * 21
        return QSize(width, self.heightForWidth(width))

    @override
    def minimumSizeHint(self) -> QSize:
        width = 2 * self._margin + self.fontMetrics().averageCharWidth() * 17
        return QSize(width, 0)

    @override
    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, theme)
        picture, name, facts = self._rects(self.width())
        below = (self.height() - facts.bottom() - self._margin) // 2
        key = "edition", self.edition.id
        self._look.draw(
            painter,
            QRectF(picture.translated(0, below)),
            key,
            lambda p, r, theme: _paint_box(p, r, self.edition, theme),
        )
        title, text = self._fonts()
        painter.setFont(title)
        painter.setPen(theme.text)
        painter.drawText(name.translated(0, below), _WRAPPED, self._title)
        painter.setFont(text)
        painter.setPen(theme.text if self.isChecked() else theme.muted_text)
        painter.drawText(facts.translated(0, below), _WRAPPED, self._text)
        painter.end()

    def _paint_ground(self, painter: QPainter, theme: Theme) -> None:
        rect = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        chosen = self.isChecked()
        painter.setBrush(theme.panel_raised if chosen else theme.control_hover if self.underMouse() else theme.panel)
        painter.setPen(QPen(theme.accent, 3) if chosen else QPen(alpha(theme.panel_edge, 0.8), 1))
        painter.drawRoundedRect(rect, theme.radius, theme.radius)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.focus, theme.focus_width))
            painter.drawRoundedRect(rect.adjusted(4, 4, -4, -4), theme.radius - 3, theme.radius - 3)


def paint_emblem(painter: QPainter, rect: QRectF, edition: Edition, theme: Theme) -> None:
    """The picture of the box; the house rules belong to none."""
    if edition.free:
        for suit, x, y in ((Suit.RED, 0, 0), (Suit.YELLOW, 0.5, 0), (Suit.BLUE, 0, 0.5), (Suit.GREEN, 0.5, 0.5)):
            paint_flat_symbol(painter, placed(rect, x + 0.04, y + 0.04, 0.42, 0.42), suit, theme.spark(suit), theme)
        return
    box_of(edition.kit).emblem(painter, rect, theme)


def _paint_box(painter: QPainter, rect: QRectF, edition: Edition, theme: Theme) -> None:
    """The picture of the box, and as many tokens for mistakes as lose the game."""
    side, mistakes = rect.height(), 0 if edition.free else edition.rules.mistakes
    token = side * 0.42
    beside = min(2, mistakes) * token * 1.1
    left = rect.center().x() - (side + (side * 0.25 + beside if mistakes else 0)) / 2
    paint_emblem(painter, QRectF(left, rect.top(), side, side), edition, theme)
    for number in range(mistakes):
        x, y = number % 2, number // 2
        spot = QRectF(left + side * 1.25 + x * token * 1.1, rect.top() + side * 0.05 + y * token * 1.1, token, token)
        box_of(edition.kit).fuses.unused.paint(painter, spot, theme, mistakes - number)
