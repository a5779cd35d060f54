"""The poster of a game, a picture to keep and to send with the sky that its players made; and the sheet that shows it first."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QDateTime, QLocale, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QImage, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QDialogButtonBox, QSizePolicy, QWidget

from hanabi_desktop.boxes import box_of
from hanabi_desktop.compat import override
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.delegates.text_layout import TextLayout
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.painting.canvas import alpha
from hanabi_desktop.painting.lake import LakePictures
from hanabi_desktop.painting.scene import paint_game_name
from hanabi_desktop.painting.theme import Contrast, Scheme, theme_for
from hanabi_desktop.records.scores import changed_switches
from hanabi_desktop.rules import Outcome
from hanabi_desktop.screens.finale.moments import PICTURE_ASPECT, paint_moment, told_of
from hanabi_desktop.screens.finale.show import ending_of
from hanabi_desktop.table.moments import Moment
from hanabi_desktop.table.view import TableView
from hanabi_desktop.widgets.sheet import Sheet
from hanabi_desktop.wording.cards import listed
from hanabi_desktop.wording.company import lineup
from hanabi_desktop.wording.editions import edition_name, verdict_of
from hanabi_desktop.wording.endings import comfort_text, outcome_title, reached_text, score_texts
from hanabi_desktop.wording.scores import variants_text
from hanabi_desktop.wording.text import tr
from hanabi_desktop.wording.typography import RichText, bind_figures, with_badges

SIZE = QSize(1920, 2400)
"""Size in pixels: upright, as a poster hangs and a phone is held."""
_STAGE = QRectF(0, 410, 1920, 1230)
_SIDE = 100
_SCORE = 1410
"""Top of the score."""
_LONG = 42
"""Minimum letters of a verdict that takes two lines, in smaller letters."""
_MOMENTS, _PICTURE = QRectF(0, 1750, 1920, 540), 250
"""The area of its moments, and the maximum height of their pictures."""


def poster(view: TableView, started: str, told: Sequence[Moment]) -> QImage:
    """The poster of a game that is over, in the current language; `started` is the time of the deal, ISO 8601.

    Raises ValueError while the game goes on.
    """
    ending, end = ending_of(view), view.seen.end
    if ending is None or end is None:
        raise ValueError("poster: the game goes on")
    theme = theme_for(Scheme.DARK, Contrast.NORMAL)
    look = RenderContext(theme)
    image = QImage(SIZE, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(0, 0, LakePictures(ending, theme, QSizeF(SIZE), _STAGE, 1.0).still())
        _darken(painter)
        usual = QGuiApplication.font()
        paint_game_name(painter, QRectF(0, 50, SIZE.width(), 200), "Hanabi", usual, theme)

        def write(
            text: RichText | str,
            top: float,
            height: float,
            letters: int,
            weight: QFont.Weight = QFont.Weight.Normal,
            left: float = _SIDE,
            ink: QColor = theme.title_text,
        ) -> None:
            font = QFont(usual)
            font.setPixelSize(letters)
            font.setWeight(weight)
            room = QRectF(left, top, SIZE.width() - _SIDE - left, height)
            side = Qt.AlignmentFlag.AlignHCenter if left == _SIDE else Qt.AlignmentFlag.AlignLeft
            TextLayout(text, font, room.size(), side | Qt.AlignmentFlag.AlignVCenter).paint(painter, room, ink, look)

        write(with_badges(listed, lineup(view.players)), 246, 190, 76, QFont.Weight.Bold)
        if end.reason.outcome is Outcome.DEFEAT:
            write(reached_text(view.seen), _SCORE, 210, 120, QFont.Weight.Black)
        else:
            write(score_texts(end.score, view.seen.rules.maximum)[-1], _SCORE, 200, 200, QFont.Weight.Black)
        verdict = _verdict(view)
        letters = 66 if len(verdict) < _LONG else 54
        write(verdict, _SCORE + 186, 150, letters, QFont.Weight.Bold, ink=theme.pointed)
        high = _MOMENTS.height() / max(1, len(told))
        for number, moment in enumerate(told):
            top, picture = _MOMENTS.top() + number * high, min(high - 16, _PICTURE)
            place = QRectF(_SIDE, top + (high - picture) / 2, picture * PICTURE_ASPECT, picture)
            sentence, badges = told_of(moment, view)
            paint_moment(painter, place, moment, badges)
            write(bind_figures(sentence), top + 8, high - 16, 54, left=place.right() + 44)
        day = QDateTime.fromString(started, Qt.DateFormat.ISODate).toLocalTime().date()
        parts = (
            QLocale().toString(day, QLocale.FormatType.LongFormat) if day.isValid() else "",
            edition_name(view.edition.id),
            variants_text(view.edition.id, view.seen.rules, box_of(view.edition.kit).words.choices)
            if changed_switches(view.edition.id, view.seen.rules)
            else "",
        )
        write(" · ".join(filter(None, parts)), 2296, 84, 40)
    return image


def _darken(painter: QPainter) -> None:
    """Words are read on the water, whatever is mirrored there."""
    top, theme = _SCORE - 90, theme_for(Scheme.DARK)
    dark = QLinearGradient(QPointF(0, top), QPointF(0, SIZE.height()))
    for place, strength in ((0.0, 0.0), (0.2, 0.76), (1.0, 0.88)):
        dark.setColorAt(place, alpha(theme.card_sky_top, strength))
    painter.fillRect(QRectF(0, top, SIZE.width(), SIZE.height() - top), dark)


def _verdict(view: TableView) -> str:
    if view.seen.outcome is Outcome.DEFEAT:
        return comfort_text(view.seen)
    verdict = verdict_of(view.edition.id, view.seen.rules, view.seen.score)
    return outcome_title(view.seen.outcome) if verdict is None else verdict.text.translated()


_SHARE = 0.72
"""Ratio of the poster's height to that of the sheet's room."""


class Preview(QWidget):
    """The poster in the size of its place."""

    def __init__(self, poster: QImage, height: int) -> None:
        """`height` is wanted, if there is room."""
        super().__init__()
        self._poster = poster
        self._hint = poster.size().scaled(QSize(height, height), Qt.AspectRatioMode.KeepAspectRatio)
        self.setMinimumSize(self._hint / 4)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @guarded
    def sizeHint(self) -> QSize:
        return self._hint

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        place = QRect(QPoint(), self._poster.size().scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio))
        place.moveCenter(self.rect().center())
        ratio = self.devicePixelRatioF()
        smaller = self._poster.scaled(
            place.size() * ratio, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        smaller.setDevicePixelRatio(ratio)
        with QPainter(self) as painter:
            painter.drawImage(place.topLeft(), smaller)


class PosterSheet(Sheet):
    """Shows it, saves it, or copies it to paste it into a message; it is left by Esc or a click beside it."""

    light_dismiss = True

    def __init__(self, poster: QImage, save: Callable[[], bool], parent: QWidget | None = None) -> None:
        """`save` asks where to, and tells whether the poster is on disk then."""
        super().__init__(parent)
        self._poster, self._save = poster, save
        self._copied = False
        self.preview = Preview(poster, round(self.room.height() * _SHARE))
        self.column.addWidget(self.preview, 1)
        buttons = self.add_buttons()
        self.save_button = buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.save_button.setProperty("primary", True)
        self.save_button.setDefault(True)
        self.copy_button = buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.save_button.clicked.connect(self._ask_where)
        self.copy_button.clicked.connect(self._to_clipboard)
        self.close_button = buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        self.retranslate()

    def _ask_where(self) -> None:
        if self._save():
            self.accept()

    def _to_clipboard(self) -> None:
        QGuiApplication.clipboard().setImage(self._poster)
        self._copied = True
        self.retranslate()

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(tr("MainWindow", "Poster"))
        self.preview.setAccessibleName(tr("MainWindow", "Poster"))
        self.save_button.setText(tr("PosterSheet", "&Save…"))
        self.close_button.setText(tr("PosterSheet", "Close"))
        self.copy_button.setText(tr("PosterSheet", "Copied") if self._copied else tr("PosterSheet", "&Copy"))
