"""Plates that hold parts of the table with their figures and captions: tokens, deck, discard pile, and what happened."""

from bisect import bisect_left
from collections.abc import Callable
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from hanabi_desktop.board.bulletin import Bulletin
from hanabi_desktop.board.journal import JournalView
from hanabi_desktop.board.news import News
from hanabi_desktop.board.piles import DeckView
from hanabi_desktop.board.token_tray import TokenTray
from hanabi_desktop.compat import override
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.painting import layout as layouts
from hanabi_desktop.painting.tokens import paint_box_lid
from hanabi_desktop.widgets.buttons import ExplainedButton
from hanabi_desktop.widgets.labels import FittedLabel
from hanabi_desktop.widgets.layouts import Plate
from hanabi_desktop.wording.keys import LEFT_KEY
from hanabi_desktop.wording.typography import tool_tip

_BUTTON = 0.76
"""Of a line that a button stands in, so much is as high as its letters."""
_LEAST = 9
"""Pixels that they are high at least."""


class _Plate(Plate):
    """A plate that places its parts anew when it has another size."""

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()

    @property
    def unit(self) -> float:
        """How many pixels a unit has."""
        return layouts.window_unit(self.window().size())

    def place(self) -> None:
        """Places the parts."""
        raise NotImplementedError


class _CaptionedPlate(_Plate):
    """A plate that does so too when its parts have other words."""

    @guarded
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            # A caption is shorter, longer or in other letters now.
            self.place()
        return super().event(event)


class _Counted:
    """Figures and name over tokens or deck."""

    def __init__(self, plate: QWidget, things: QWidget) -> None:
        self.figures, self.name = FittedLabel(None, plate, fills=True), FittedLabel(None, plate, fills=True)
        self._things = things
        self.figures.setObjectName("figures")
        self.name.setObjectName("caption")
        things.setParent(plate)

    def say(self, figures: str, name: str, words: str) -> None:
        """How many they are, what they are, and both for whoever does not see the things."""
        self.figures.say(figures)
        self.figures.setAccessibleName(words)
        self.name.say(name)
        for label in (self.figures, self.name):
            label.setToolTip(tool_tip(words))
        self._things.setAccessibleName(words)

    @property
    def words(self) -> QRect:
        """Where on the plate figures and name are, with some room around that holds no letters."""
        gap = self.figures.height() // 4
        wide = QSize(round(max(self.figures.fitted.width, self.name.fitted.width)), self.figures.height())
        names = QRect(self.figures.pos(), wide) | QRect(self.name.pos(), QSize(wide.width(), self.name.height()))
        return names.adjusted(-gap, 0, gap, gap)

    def place(self, place: layouts.CountedLayout) -> None:
        self.figures.setGeometry(place.figures.toRect())
        self.name.setGeometry(place.name.toRect())
        self._things.setGeometry(place.things.toRect())


class TokensPlate(_CaptionedPlate):
    """Plate with the score, and the tokens around the box lid under their figures."""

    def __init__(self, look: RenderContext, clocks: TokenTray, fuses: TokenTray) -> None:
        """Takes the trays in."""
        super().__init__(look)
        self.score = FittedLabel(None, self, fills=True)
        self.score.setObjectName("score")
        self._trays = clocks, fuses
        self.clocks, self.fuses = _Counted(self, clocks), _Counted(self, fuses)

    @override
    def place(self) -> None:
        layout = layouts.tokens_layout(QRectF(self.rect()), self.unit)
        self.score.setGeometry(layout.score.toRect())
        self.clocks.place(layout.clocks)
        self.fuses.place(layout.fuses)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        lid = self.lid()
        if not lid.isEmpty():
            painter = QPainter(self)
            self._look.draw(painter, lid, "lid", paint_box_lid)
            painter.end()

    def clocks_place(self) -> QRect:
        """Where the clock tokens and their words are, as far as the box lid or the end of the words."""
        words, lid = self.clocks.words, self.lid()
        place = words | self._trays[0].geometry()
        if not lid.isEmpty():
            place.setRight(max(words.right(), round(lid.left())))
        return place

    def lid(self) -> QRectF:
        """Where the box lid lies, from one tray into the other; empty where the box has none on the table."""
        clocks, fuses = (tray.lid().translated(QPointF(tray.pos())) for tray in self._trays)
        return clocks.united(fuses)


class DeckPlate(_CaptionedPlate):
    """Plate with the deck under its figures."""

    opacity = 0.92

    def __init__(self, look: RenderContext, deck: DeckView) -> None:
        """Takes the deck in."""
        super().__init__(look)
        self._view = deck
        self.deck = _Counted(self, deck)

    @override
    def place(self) -> None:
        place = layouts.deck_layout(QRectF(self.rect()), self.unit)
        in_line = place.name.top() == place.figures.top()
        if in_line and self._view.turns:
            # Whose turns they are says as much as their name, and needs all the room of a line.
            place = replace(place, things=place.name.united(place.things))
        self.deck.name.setVisible(not (in_line and self._view.turns))
        self.deck.place(place)


class DiscardsPlate(_CaptionedPlate):
    """Plate with the discard pile under its caption."""

    opacity = 0.92

    def __init__(self, look: RenderContext, discards: QWidget) -> None:
        """Takes the pile in."""
        super().__init__(look)
        self._thing = discards
        self._empty = False
        self.caption = FittedLabel(None, self, fills=True)
        self.caption.setObjectName("caption")
        self.left = ExplainedButton(parent=self)
        """Asks what is left of all cards."""
        discards.setParent(self)

    def say(self, captions: tuple[str, str], left: str) -> None:
        """What stands over the pile, in a shorter word where the line is short, and on the button beside that."""
        self.caption.say(*captions)
        self.caption.setAccessibleName(captions[0])
        self.left.setText(left)
        self.left.set_key(LEFT_KEY.translated(), left)
        self.place()

    def set_empty(self, empty: bool) -> None:
        """Whether nothing is discarded yet."""
        if empty is not self._empty:
            self._empty = empty
            self.place()

    @override
    def place(self) -> None:
        layout = layouts.discards_layout(QRectF(self.rect()), self.unit, self._look.words_room)
        caption, thing = layout.caption, layout.thing
        # As long as nothing lies there, nothing has to be asked.
        self.left.setVisible(not self._empty)
        if not self._empty:
            line = caption.height()
            wide = min(self._fit_letters(line, caption.width() * 0.6), caption.width() * 0.6)
            self.left.setGeometry(QRectF(caption.right() - wide, caption.top(), wide, line).toRect())
            caption = caption.adjusted(0, 0, -wide - line / 4, 0)
        self.caption.setGeometry(caption.toRect())
        self._thing.setGeometry(thing.toRect())

    def _fit_letters(self, line: float, width: float) -> float:
        """How wide the button is on a line so high, in letters with which it is no wider than `width`, if there are any."""
        for letters in range(round(line * _BUTTON), _LEAST - 1, -1):
            sheet = (
                f"font-size: {letters}px; padding: 0 {letters // 2}px; border-width: 1px; border-radius: {letters // 2}px;"
                " min-height: 0; min-width: 0"
            )
            if sheet != self.left.styleSheet():
                self.left.setStyleSheet(sheet)
            wanted = self.left.sizeHint()
            if wanted.width() <= width and wanted.height() <= line:
                break
        return self.left.sizeHint().width()


class _Known(FittedLabel):
    """Words that lie over others for as long as there are any."""

    def __init__(self, look: RenderContext, parent: QWidget) -> None:
        """Without words, it is as if it were not there."""
        super().__init__(look, parent)
        self._ground = look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setObjectName("newsDetails")
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.instead:
            return
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._ground.theme.panel)
        painter.end()
        super().paintEvent(event)


_OLDER = (0.4, 0.28, 0.16, 0.08)
"""Shares of their plate that a whole journal has over the news: the first with which these are large enough."""
_LETTERS = (4.0, 3.5, 3.1, 2.8, 2.5, 2.2, 2.0, 1.8, 1.65, 1.5, 1.4, 1.3, 1.2, 1.1, 1.0)
"""So many times as large as in the journal are the letters of the turns before: the first with which there is room."""
_BEFORE = 2
"""So many turns before the last one are told: of whoever looked away for a moment."""
_NEWEST = 1.4
"""Letters of the news are at least so many times as large as those."""
_MOST = 0.5
"""Share of the plate that they have at most."""
_YIELDING = 0.8
"""Letters of the news become no smaller than so many times their best size for that; weighty ones do not at all."""


class StoryPlate(_Plate):
    """Plate with what was before in small words, and below them in large ones the news: read from top to bottom."""

    opacity = 0.92

    def __init__(self, look: RenderContext, news: News, journal: JournalView) -> None:
        """Takes both in."""
        super().__init__(look)
        self._news, self._journal = news, journal
        self._older = False
        """Whether there are lines of what was before."""
        self._whole = False
        for part in (news, journal):
            part.setParent(self)
        self.known = _Known(look, self)
        """What somebody knows of a card that is looked at."""

    def show_bulletin(self, news: Bulletin, *, whole: bool) -> None:
        """Shows other news; with a `whole` journal, that tells them too. Where nothing has happened yet, hides itself."""
        self._whole = whole
        # Beside two or three lines a bar is no more than a speck; a click on them opens the whole journal.
        policy = Qt.ScrollBarPolicy.ScrollBarAsNeeded if whole else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self._journal.setVerticalScrollBarPolicy(policy)
        self._journal.leave_out(0 if whole else news.turns)
        self._news.say(news)
        self._news.setVisible(bool(news.title))
        self._older = not self._journal.empty
        self.setVisible(self._older or bool(news.title))
        self.place()

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Letters have no size before.
        self.place()

    @override
    def place(self) -> None:
        lay_out = partial(layouts.story_layout, QRectF(self.rect()), self.unit)
        _, whole = lay_out()
        self.known.setGeometry(whole.toRect())
        self.known.raise_()
        told = not self._news.isHidden()
        older = self._height_of_older(whole, lay_out) if self._older else 0.0
        journal, news = lay_out(older)
        self._journal.setGeometry(journal.toRect())
        self._journal.setVisible(older > 0)
        self._news.setGeometry(news.toRect())
        if told:
            self._news.fit(self._news.size())

    def _height_of_older(self, whole: QRectF, lay_out: Callable[[float], tuple[QRectF, QRectF]]) -> float:
        """How many pixels the older lines have, in letters as large as leave the news theirs."""
        if self._news.isHidden():
            self._journal.set_scale(1.0)
            return whole.height()
        # Its lines are broken at its width.
        self._journal.resize(round(whole.width()), self._journal.height())
        best = self._news.letters(whole.size().toSize())
        enough = min((best or 0.0) * (1.0 if self._news.weighty else _YIELDING), self._news.ease)

        def fits(older: float, least: float = 0.0) -> bool:
            room = lay_out(older)[1].size().toSize()
            return bool(older) and self._news.letters(room, max(enough, least)) is not None

        if self._whole:
            self._journal.set_scale(1.0)
            return next(filter(fits, (whole.height() * share for share in _OLDER)), whole.height() * _OLDER[-1])
        usual = self._journal.font().pointSizeF() * _NEWEST
        for turns in range(_BEFORE, 0, -1) if best is not None else ():
            height = partial(self._journal.height_of_last, turns)
            # The larger they are, the less is left for the news.
            small = [scale for scale in _LETTERS if height(scale) <= whole.height() * _MOST]
            chosen = bisect_left(small, True, key=lambda scale: fits(height(scale), usual * scale))
            if chosen < len(small):
                self._journal.set_scale(small[chosen])
                return height(small[chosen])
        return 0.0
