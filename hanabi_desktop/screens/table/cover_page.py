"""What covers the table while eyes change: nothing of it can be seen here."""

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget
from typing_extensions import override

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.catching import painted
from hanabi_desktop.painting import paint_title_scene
from hanabi_desktop.screen.phases import LookAway, Paused
from hanabi_desktop.screen.view import ScreenView
from hanabi_desktop.widgets.buttons import ReasonedButton
from hanabi_desktop.widgets.flow_layout import FlowLayout
from hanabi_desktop.widgets.translated import Translated
from hanabi_desktop.wording.table import headline, look_away_text

_MARGIN = 24


class CoverPage(QWidget, Translated):
    """Asks everyone except one player to look away, or says that the game is paused."""

    open_chosen = Signal()
    cover_chosen = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Empty until `update_view`."""
        super().__init__(parent)
        self._look = look
        self._view: ScreenView | None = None
        self.title = self._label("coverTitle")
        self.request = self._label("coverRequest")
        self.open = ReasonedButton(primary=True)
        self.open.setObjectName("big")
        self.back = ReasonedButton()
        self.open.chosen.connect(self._open)
        self.back.chosen.connect(self.cover_chosen)
        buttons = FlowLayout(spacing=18, centred=True)
        buttons.addWidget(self.back)
        buttons.addWidget(self.open)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        layout.addStretch(3)
        layout.addWidget(self.title)
        layout.addWidget(self.request)
        layout.addStretch(2)
        layout.addLayout(buttons)
        layout.addStretch(2)

    def _label(self, name: str) -> QLabel:
        label = QLabel()
        label.setObjectName(name)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        label.setWordWrap(True)
        return label

    def _open(self) -> None:
        if self._view and isinstance(self._view.phase, LookAway):
            self.open_chosen.emit()
        else:
            self.cover_chosen.emit()

    def update_view(self, view: ScreenView) -> None:
        """Says for whom the screen is covered."""
        self._view = view
        self.retranslate()

    @override
    def retranslate(self) -> None:
        view = self._view
        if view is None:
            return
        self.back.setText(QCoreApplication.translate("CoverPage", "Back to the table"))
        self.title.setText(headline(view))
        if isinstance(view.phase, LookAway):
            name = view.names[view.phase.seat]
            self.request.setText(look_away_text(name))
            text = QCoreApplication.translate("CoverPage", "I am {name}: show the cards").format(name=name)
            self.open.setText(self._short(text).replace("&", "&&"))
            self.open.setAccessibleName(text)
        elif isinstance(view.phase, Paused):
            self.request.setText(QCoreApplication.translate("CoverPage", "The game rests; nothing is lost."))
            self.open.setText(QCoreApplication.translate("CoverPage", "Go on playing"))
            self.open.setAccessibleName("")
        self.back.setVisible(isinstance(view.phase, LookAway))

    def _short(self, text: str) -> str:
        """A name may be longer than any button."""
        metrics = self.open.fontMetrics()
        around = self.open.sizeHint().width() - metrics.size(0, self.open.text()).width()
        margins = self.contentsMargins().left() + 2 * _MARGIN
        return metrics.elidedText(text, Qt.TextElideMode.ElideMiddle, max(200, self.width() - margins - around))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.retranslate()

    @override
    @painted
    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        rect = QRectF(self.rect())
        picture = self._look.pixmaps.cached(
            ("title", theme.key), rect.size(), self.devicePixelRatioF(), lambda p, r: paint_title_scene(p, r, theme)
        )
        painter.drawPixmap(0, 0, picture)
        painter.setOpacity(0.55)
        painter.fillRect(rect, theme.card_sky_top)
        painter.end()
