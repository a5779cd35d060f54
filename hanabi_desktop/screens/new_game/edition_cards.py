"""The editions as cards to choose from."""

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QSizePolicy, QVBoxLayout, QWidget

from hanabi_desktop.boxes import box_of
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import override
from hanabi_desktop.painting.canvas import alpha, placed
from hanabi_desktop.painting.symbols import paint_flat_symbol
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.rules import DEFAULT_EDITION, EDITIONS, Edition, EditionId, Suit
from hanabi_desktop.widgets.keyboard import one_tab_stop
from hanabi_desktop.widgets.language import Translated
from hanabi_desktop.wording.editions import edition_name, edition_text
from hanabi_desktop.wording.text import tr

_WRAPPED = Qt.TextFlag.TextWordWrap.value | Qt.AlignmentFlag.AlignLeading.value | Qt.AlignmentFlag.AlignTop.value


class EditionCards(QWidget, Translated):
    """One card for each edition, one of them chosen; arrow keys walk through them."""

    edition_changed = Signal(object)
    """The EditionId that was chosen by hand."""

    def __init__(self, look: RenderContext, parent: QWidget | None = None) -> None:
        """The first edition is chosen."""
        super().__init__(parent)
        self.cards: dict[EditionId, EditionCard] = {}
        self._group = QButtonGroup(self)
        layout = self.column = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for edition in EDITIONS.values():
            card = EditionCard(edition, look, self)
            self.cards[edition.id] = card
            self._group.addButton(card)
            layout.addWidget(card, 1)
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
    """An edition: its tokens, its name, and what makes it different."""

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
        box = box_of(self.edition.kit)
        self._text = edition_text(self.edition, box.words.choices, box.handling.losing)
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

    def _emblem(self) -> int:
        return round(self.fontMetrics().height() * 2.3)

    def _text_left(self) -> int:
        return 2 * self._margin + self._emblem() + self._margin

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        title, text = self._fonts()
        room = QRect(0, 0, max(40, width - self._text_left() - self._margin), 10_000)
        lines = QFontMetrics(text).boundingRect(room, _WRAPPED, self._text).height()
        height = QFontMetrics(title).height() + lines
        return max(height, self._emblem()) + 2 * self._margin

    @override
    def sizeHint(self) -> QSize:
        width = self._text_left() + self.fontMetrics().averageCharWidth() * 32
        return QSize(width, self.heightForWidth(width))

    @override
    def minimumSizeHint(self) -> QSize:
        width = self._text_left() + self.fontMetrics().averageCharWidth() * 24
        return QSize(width, self._emblem() + 2 * self._margin)

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
        side = self._emblem()
        emblem = QRectF(2 * self._margin, (self.height() - side) / 2, side, side)
        key = "edition", self.edition.id
        self._look.draw(painter, emblem, key, lambda p, r, theme: _paint_emblem(p, r, self.edition, theme))
        title, text = self._fonts()
        left = self._text_left()
        height = self.heightForWidth(self.width()) - 2 * self._margin
        line = QFontMetrics(title).height()
        lines = (
            QFontMetrics(text)
            .boundingRect(QRect(0, 0, self.width() - left - self._margin, 10_000), _WRAPPED, self._text)
            .height()
        )
        top = (self.height() - min(height, line + lines)) // 2
        room = QRect(left, top, self.width() - left - self._margin, self.height() - top)
        painter.setFont(title)
        painter.setPen(theme.text)
        painter.drawText(room, _WRAPPED, self._title)
        painter.setFont(text)
        painter.setPen(theme.text if self.isChecked() else theme.muted_text)
        painter.drawText(room.adjusted(0, line, 0, 0), _WRAPPED, self._text)
        painter.end()

    def _paint_ground(self, painter: QPainter, theme: Theme) -> None:
        rect = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        chosen = self.isChecked()
        painter.setBrush(theme.panel_raised if chosen else theme.control_hover if self.underMouse() else theme.panel)
        painter.setPen(QPen(theme.accent, 3) if chosen else QPen(alpha(theme.panel_edge, 0.8), 1))
        painter.drawRoundedRect(rect, theme.radius, theme.radius)
        if chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.accent)
            painter.drawRoundedRect(QRectF(rect.left(), rect.top(), 6, rect.height()), 3, 3)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.focus, theme.focus_width))
            painter.drawRoundedRect(rect.adjusted(4, 4, -4, -4), theme.radius - 3, theme.radius - 3)


def _paint_emblem(painter: QPainter, rect: QRectF, edition: Edition, theme: Theme) -> None:
    """The picture of the box; the house rules belong to none."""
    if edition.free:
        for suit, x, y in ((Suit.RED, 0, 0), (Suit.YELLOW, 0.5, 0), (Suit.BLUE, 0, 0.5), (Suit.GREEN, 0.5, 0.5)):
            paint_flat_symbol(painter, placed(rect, x + 0.04, y + 0.04, 0.42, 0.42), suit, theme.spark(suit), theme)
        return
    box_of(edition.kit).emblem(painter, rect, theme)
