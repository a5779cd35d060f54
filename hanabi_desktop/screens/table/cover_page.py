"""What covers the table while eyes change: nothing of it can be seen here."""

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget
from typing_extensions import override

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.catching import answered, painted
from hanabi_desktop.painting import paint_title_scene
from hanabi_desktop.screen.phases import LookAway, Paused
from hanabi_desktop.screen.view import ScreenView
from hanabi_desktop.widgets.buttons import ReasonedButton
from hanabi_desktop.widgets.flow_layout import FlowLayout
from hanabi_desktop.widgets.requests import Requests
from hanabi_desktop.wording.table import headline, look_away_text

_MARGIN = 24


class Covering(Struct, frozen=True):
    """What covers the table, in the players' language."""

    title: str
    request: str
    """What is asked of everybody."""
    open: str
    """What the large button says."""
    opens: bool
    """Whether it opens a private view; else it ends a pause."""


def covering(view: ScreenView) -> Covering | None:
    """What covers the table in this phase; None if it lies open."""
    match view.phase:
        case LookAway(seat=seat):
            name = view.names[seat]
            opening = QCoreApplication.translate("CoverPage", "I am {name}: show the cards").format(name=name)
            return Covering(headline(view), look_away_text(name), opening, opens=True)
        case Paused():
            return Covering(
                headline(view),
                QCoreApplication.translate("CoverPage", "The game rests; nothing is lost."),
                QCoreApplication.translate("CoverPage", "Go on playing"),
                opens=False,
            )
    return None


class CoverPage(QWidget):
    """Asks everyone except one player to look away, or says that the game is paused."""

    def __init__(self, look: Look, requests: Requests, parent: QWidget | None = None) -> None:
        """Empty until `cover`."""
        super().__init__(parent)
        self._look = look
        self._requests = requests
        self._covering: Covering | None = None
        self.title = self._label("coverTitle")
        self.request = self._label("coverRequest")
        self.open = ReasonedButton(primary=True)
        self.open.setObjectName("big")
        self.back = ReasonedButton()
        self.open.chosen.connect(self._open)
        self.back.chosen.connect(requests.cover_chosen)
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
        requests = self._requests
        (requests.view_chosen if self._covering and self._covering.opens else requests.cover_chosen).emit()

    def cover(self, covering: Covering) -> None:
        """Says for whom the screen is covered, and why."""
        self._covering = covering
        self.back.setText(QCoreApplication.translate("CoverPage", "Back to the table"))
        self.back.setVisible(covering.opens)
        self.title.setText(covering.title)
        self.request.setText(covering.request)
        self.open.setAccessibleName(covering.open if covering.opens else "")
        self._fit()

    def _fit(self) -> None:
        if self._covering:
            self.open.setText(self._short(self._covering.open).replace("&", "&&"))

    def _short(self, text: str) -> str:
        """A name may be longer than any button."""
        metrics = self.open.fontMetrics()
        around = self.open.sizeHint().width() - metrics.size(0, self.open.text()).width()
        margins = self.contentsMargins().left() + 2 * _MARGIN
        return metrics.elidedText(text, Qt.TextElideMode.ElideMiddle, max(200, self.width() - margins - around))

    @override
    @answered(None)
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @override
    @painted
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(self.rect())
        self._look.draw_ground(painter, rect, "title", paint_title_scene)
        painter.setOpacity(0.55)
        painter.fillRect(rect, self._look.theme.card_sky_top)
        painter.end()
