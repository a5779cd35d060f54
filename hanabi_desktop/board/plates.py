"""Plates that hold parts of the table with their figures and captions: tokens, deck, discard pile, and what happened."""

from functools import reduce

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from hanabi_desktop.board.bulletin import Bulletin
from hanabi_desktop.board.journal import JournalView
from hanabi_desktop.board.news import News
from hanabi_desktop.board.piles import DeckView, TokenTray
from hanabi_desktop.compat import override
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.painting import layout as layouts
from hanabi_desktop.painting.tokens import paint_box_lid
from hanabi_desktop.painting.type_scale import LARGEST_PACKED
from hanabi_desktop.widgets.appearance import mark
from hanabi_desktop.widgets.buttons import ExplainedButton
from hanabi_desktop.widgets.labels import TextLabel
from hanabi_desktop.widgets.layouts import Plate
from hanabi_desktop.wording.keys import LEFT_KEY
from hanabi_desktop.wording.typography import tool_tip


class _Plate(Plate):
    """A plate that places its parts anew when it has another size."""

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()

    @property
    def unit(self) -> float:
        """Pixels a unit has here, where lines of words grow with their letters."""
        return layouts.window_unit(self.window().size()) * min(self._look.letters, LARGEST_PACKED)

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
        self.figures, self.name = TextLabel(parent=plate), TextLabel(parent=plate)
        self._things = things
        self.figures.setObjectName("figures")
        self.name.setObjectName("caption")
        things.setParent(plate)

    def say(self, figures: str, name: str, words: str) -> None:
        """Their number in figures, their name, and both in words for whoever does not see the things."""
        self.figures.say(figures, words)
        self.name.say(name)
        self.name.setToolTip(tool_tip(words))
        self._things.setAccessibleName(words)

    @property
    def words(self) -> QRect:
        """Where on the plate figures and name are, with some room around that holds no letters."""
        gap = self.figures.height() // 4
        wide = QSize(round(max(self.figures.seen.width, self.name.seen.width)), self.figures.height())
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
        self.score = TextLabel(parent=self)
        self.score.setObjectName("score")
        self._trays = clocks, fuses
        self.clocks, self.fuses = _Counted(self, clocks), _Counted(self, fuses)

    @override
    def place(self) -> None:
        score, clocks, fuses = layouts.tokens_layout(QRectF(self.rect()), self.unit)
        self.score.setGeometry(score.toRect())
        self.clocks.place(clocks)
        self.fuses.place(fuses)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        lid = self.lid()
        if not lid.isEmpty():
            with QPainter(self) as painter:
                self._look.draw(painter, lid, "lid", paint_box_lid)

    def place_of(self, counted: _Counted) -> QRect:
        """Where one sort of tokens lies, with the whole box lid, and with their words unless others would be in between."""
        (tray, others), other = self._trays, self.fuses
        if counted is self.fuses:
            (others, tray), other = self._trays, self.clocks
        lid = self.lid()
        tokens = _spread(tray).united(lid).toAlignedRect()
        whole = tokens | counted.words
        # In the lid lie those of both sorts.
        cut = whole.intersects(other.words) or (lid.isEmpty() and whole.intersects(_spread(others).toAlignedRect()))
        return tokens if cut else whole

    def lid(self) -> QRectF:
        """Where the box lid lies, from one tray into the other; empty where the box has none on the table."""
        clocks, fuses = self._trays
        return clocks.lid().translated(QPointF(clocks.pos())).united(fuses.lid().translated(QPointF(fuses.pos())))


def _spread(tray: TokenTray) -> QRectF:
    """Where on the plate the tokens of a tray lie."""
    return reduce(QRectF.united, tray.places, QRectF()).translated(QPointF(tray.pos()))


class DeckPlate(_CaptionedPlate):
    """Plate with the deck under its figures."""

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
        elif self._view.turns and self.deck.name.sizeHint().width() > place.name.width():
            # The few badges need less room than the deck: rather a second line than words cut off.
            line = 2 * self.deck.name.sizeHint().height() - place.name.height()
            place = replace(place, name=place.name.adjusted(0, 0, 0, line), things=place.things.adjusted(0, line, 0, 0))
        self.deck.name.setVisible(not (in_line and self._view.turns))
        self.deck.place(place)


class DiscardsPlate(_CaptionedPlate):
    """Plate with the discard pile under its caption."""

    def __init__(self, look: RenderContext, discards: QWidget) -> None:
        """Takes the pile in."""
        super().__init__(look)
        self._thing = discards
        self.caption = TextLabel(parent=self)
        self.caption.setObjectName("caption")
        self.left = ExplainedButton(parent=self)
        """Asks what is left of all cards."""
        self.left.setProperty("inline", True)
        discards.setParent(self)

    def say(self, caption: str, whole: str, left: str) -> None:
        """What stands over the pile in a short word, the `whole` for screen readers, and the button beside it.

        As long as nothing lies there, nothing has to be asked: without words, there is no button.
        """
        self.caption.say(caption, whole)
        self.left.setText(left)
        self.left.set_key(LEFT_KEY.translated(), left)
        self.place()

    @override
    def place(self) -> None:
        caption, thing = layouts.discards_layout(QRectF(self.rect()), self.unit)
        self.left.setVisible(self.left.text() != "")
        if self.left.text():
            hint = self.left.sizeHint()
            wide, high = min(hint.width(), caption.width()), max(hint.height(), caption.height())
            self.left.setGeometry(QRectF(caption.right() - wide, caption.bottom() - high, wide, high).toRect())
            caption = caption.adjusted(0, 0, -wide - caption.height() / 4, 0)
        # In little room the button says enough.
        self.caption.setVisible(self.caption.sizeHint().width() <= caption.width())
        self.caption.setGeometry(caption.toRect())
        self._thing.setGeometry(thing.toRect())


class _Known(TextLabel):
    """Words that cover others while there are any."""

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
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._ground.theme.panel)
        super().paintEvent(event)


_MOST = 0.6
"""Maximum share of the plate for words above a whole journal."""
_FAR, _LEAD = 14.5, 8
"""Minimum width and height of the plate for what was before in larger letters, or a lead's on a television: in lines."""


class StoryPlate(_Plate):
    """Plate with what was before in small words, and below them in large ones the news: read from top to bottom."""

    def __init__(self, look: RenderContext, news: News, journal: JournalView) -> None:
        """Takes both in."""
        super().__init__(look)
        self._news, self._journal = news, journal
        self._older = False
        """Whether there are older lines."""
        self._whole = False
        """Whether the journal tells all of it."""
        self._keeps = False
        """Whether there is always room for the last lines."""
        for part in (news, journal):
            part.setParent(self)
        self.known = _Known(look, self)
        """The knowledge of a card that is looked at."""

    def show_bulletin(self, news: Bulletin, *, whole: bool) -> None:
        """Shows other news; with a `whole` journal, that tells them too. Where nothing has happened yet, hides itself."""
        self._keeps = whole or news.after_mistake
        self._whole = whole
        # Beside two or three lines a bar is no more than a speck; a click on them opens the whole journal.
        policy = Qt.ScrollBarPolicy.ScrollBarAsNeeded if whole else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self._journal.setVerticalScrollBarPolicy(policy)
        self._journal.leave_out(0 if whole else news.turns, remarks=news.shows_end)
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
        """The news have the height that they need, and the journal whole lines in what is left above them."""
        # Its margins are the usual ones: long words need the width.
        whole = layouts.in_plate(QRectF(self.rect()), layouts.window_unit(self.window().size())).toRect()
        self.known.setGeometry(whole)
        self.known.raise_()
        news = 0
        if not self._news.isHidden():
            most = round(whole.height() * _MOST) if self._keeps and self._older else whole.height()
            news = self._news.fit(QSize(whole.width(), most))
        older = whole.height() - news
        # Whatever the news are: no turn looks otherwise than the one before.
        line, television = self.fontMetrics().height(), self.window().isFullScreen()
        large = "lead" if television and whole.height() > _LEAD * line else "heading"
        letters = large if television or whole.width() > _FAR * line else "text"
        mark(self._journal, "letters", on="caption" if self._whole else letters)
        self._journal.setGeometry(whole.left(), whole.top(), whole.width(), older)
        shown = self._older and self._journal.whole_lines(self._journal.contentsRect().height()) > 0
        self._journal.setVisible(shown)
        self._news.setGeometry(whole.adjusted(0, older if shown else 0, 0, 0))
