"""The rulebook's text: a document with pictures, in which one can search and go from place to place."""

import re
from bisect import bisect_right
from functools import cache, partial
from math import floor
from textwrap import shorten

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QColor, QKeyEvent, QResizeEvent, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QTextBrowser, QTextEdit

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.painting.canvas import alpha
from hanabi_desktop.rulebook import Document, Kind
from hanabi_desktop.rulebook.document import synonyms
from hanabi_desktop.rulebook.page import PageImage, PageStyle, page
from hanabi_desktop.rulebook.scenes import WIDEST
from hanabi_desktop.rulebook.search import Concordance, occurrences, ranked, words_in
from hanabi_desktop.screens.rulebook.printing import anchors
from hanabi_desktop.wording.text import tr

_ASTRAL = re.compile("[\U00010000-\U0010ffff]")
"""Characters that Qt counts as two, since it keeps text as UTF-16."""
_RESIZE_DELAY = 80
"""Delay after a resize, in milliseconds, before pictures are made to fit."""
_COLUMN = 46
"""Maximum width of a line in heights of the text: longer ones are hard to follow."""
_LONG_HIT = 40
"""Minimum letters of a hit that is marked in a pale colour, since its words are to be read."""
_LONG_LINE = 160
"""Maximum letters that are read aloud of the text around a hit."""
_SENTENCE = re.compile(r"[.!?:] (?=\W*[A-ZÅÄÖÆØÜ])")
"""The end of a sentence."""


class RulebookText(QTextBrowser):
    """Shows one document at a time."""

    section_reached = Signal(str)
    """The id of the section that is read now."""
    place_chosen = Signal(str)
    """A link to a paragraph or section was followed: its id."""
    announced = Signal(str)
    """Where a link leads, or what a picture shows, that the keyboard has come to."""

    def __init__(self, look: RenderContext) -> None:
        """Empty until `show_document`."""
        super().__init__()
        self._look = look
        self.shown: Document | None = None
        """What is on the page."""
        self._images: dict[str, PageImage] = {}
        self._image_unit = 0.0
        self._points = look.theme.base_point_size
        self._places: dict[str, int] = {}
        self._found: list[QTextCursor] = []
        self._marked: list[QTextCursor] = []
        """The words of a question, or of the index, in the paragraphs that were found."""
        self._searched = ""
        self._place_to_restore = ""
        """The place to be read again once the window has its new size."""
        self._last_jump = ("", 0)
        """The place last gone to, and the scroll position there."""
        self._current = -1
        self._opened = ""
        self.section = ""
        """The id of the section that is read now."""
        self.setOpenLinks(False)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        # Not seen until a key moves it: it would stand beside the picture at the top like a scratch.
        self.setCursorWidth(0)
        self.anchorClicked.connect(lambda url: self.place_chosen.emit(url.fragment()))
        self.cursorPositionChanged.connect(self._tell_picture)
        self.verticalScrollBar().valueChanged.connect(self._update_section)
        self.verticalScrollBar().rangeChanged.connect(self._update_section)
        self._resized = QTimer(self, singleShot=True, interval=_RESIZE_DELAY)
        self._resized.timeout.connect(self._settle)

    def show_document(self, document: Document, points: float) -> None:
        """Another document, or the same at another text size; the place stays if it exists there."""
        place = self.place()
        self.shown = document
        self._points = points
        self._opened = ""
        # Read once somebody searches: it takes longer than the page itself.
        self._concordance = cache(partial(Concordance, document))
        self._found, self._marked, self._current = [], [], -1
        self.setExtraSelections([])
        self._image_unit = self._unit()
        shown = page(document, PageStyle.of(self._look.theme, points), self._image_unit)
        self._images = shown.images
        # The document keeps pictures that were given to it, and would show them in place of the new ones.
        self.document().clear()
        self.setHtml(shown.html)
        self._places = {}
        for name, _, position in anchors(self.document()):
            self._places.setdefault(name, position)
        if place:
            self.go_to(place, mark=False)
        self._update_section()

    # Places

    def place(self) -> str:
        """The id of the paragraph gone to, or of the first in sight since; empty above all of them."""
        if self._last_jump[0] and self._last_jump[1] == self.verticalScrollBar().value():
            return self._last_jump[0]
        top = self.cursorForPosition(self.viewport().rect().topLeft()).position()
        if self.verticalScrollBar().value() == 0:
            return ""
        return self._place_at(top)

    def go_to(self, place: str, mark: bool = True) -> str:
        """Scrolls to a paragraph or section, to its section if these rules lack it; returns where it went.

        An empty place is the very top, above all of them.
        """
        if self.shown is None:
            return ""
        place = self.shown.nearest(place) if place else ""
        # From there the keyboard goes on.
        self.setTextCursor(self._chosen(max(0, self.position_of(place)), 0))
        self._scroll_to(place)
        self._opened = place if mark and self.shown.paragraph(place) else ""
        self._paint_selections()
        return place

    def _scroll_to(self, place: str) -> None:
        bar = self.verticalScrollBar()
        if not place:
            bar.setValue(0)
        else:
            self.scrollToAnchor(place)
            bar.setValue(bar.value() + self._top_for(place))
        self._arrive(place)

    def _arrive(self, place: str) -> None:
        """Keeps in mind that the reader was led to this place; its section is the one that is read."""
        self._last_jump = (place, self.verticalScrollBar().value())
        if self._resized.isActive():
            self._place_to_restore = place
        self._update_section()

    def _top_for(self, place: str) -> int:
        """What is to be at the top of the window where a place is read, in pixels from where the text is now.

        A line of a table says little by itself: it is read below the heading of its section, if both are in sight, or
        else below a little of what stands before it.
        """
        row = self.shown and self.shown.paragraph(place)
        top, bottom = self._span(place)
        if self.shown is None or not row or row.kind is not Kind.ROW:
            return top
        room = self.viewport().height()
        heading = self._span(next(each.id for each in self.shown.sections if row in each.paragraphs))[0]
        return heading if bottom - heading <= room else top - room // 6

    def _span(self, place: str) -> tuple[int, int]:
        """Where a place begins and ends on the page as it is scrolled now."""
        cursor = QTextCursor(self.document())
        cursor.setPosition(max(0, self.position_of(place)))
        layout = self.document().documentLayout()
        block = layout.blockBoundingRect(cursor.block())
        top = self.cursorRect(cursor).top()
        return top, top + round(block.height())

    def position_of(self, place: str) -> int:
        """Where in the text a paragraph or section begins; -1 if it is not there."""
        return self._places.get(place, -1)

    def _update_section(self) -> None:
        if self.shown is None or not self._places:
            return
        bar, place = self.verticalScrollBar(), self.place()
        # What stands above a place that was gone to is another section often.
        position = self.position_of(place)
        if place and self._last_jump != (place, bar.value()):
            at_end = bar.value() == bar.maximum()
            corner = self.viewport().rect().bottomLeft() if at_end else self.viewport().rect().topLeft()
            # What stands above the letters of a heading is a part of it, and its anchor stands within its line.
            line = self.cursorForPosition(corner + QPoint(0, 0 if at_end else round(self._em()))).block()
            position = line.position() + line.length() - 1
        sections = [each.id for each in self.shown.sections]
        begun = [each for each in sections if self._places.get(each, position + 1) <= position]
        section = [*sections[:1], *begun][-1]
        if section != self.section:
            self.section = section
            self.section_reached.emit(section)

    # Search

    @property
    def hits(self) -> int:
        """How many places the last search found."""
        return len(self._found)

    @property
    def hit(self) -> int:
        """The number of the current hit, from 1; 0 if there is none."""
        return self._current + 1

    @property
    def told(self) -> str:
        """What is read where the text cursor is: the chapter, and the sentence, or a line if that is short."""
        cursor = self.textCursor()
        line, before = cursor.block().text().replace("\ufffc", " "), cursor.positionInBlock()
        here = self.shown.title_of(self.section) if self.shown else ""
        ends = [0, *(end.end() for end in _SENTENCE.finditer(line)), len(line)] if len(line) > _LONG_LINE else []
        begin = max((end for end in ends if end <= before), default=0)
        end = min((end for end in ends if end > before), default=len(line))
        words = shorten(line[begin:end], _LONG_LINE, placeholder=" …")
        return f"{here}. {words}" if words and words != here else here

    def search(self, text: str) -> None:
        """Marks every place where `text` stands, and what the index has for it, or else what answers it word by word.

        The first is what is meant most likely.
        """
        self._found, self._marked, self._current, self._searched, self._opened = [], [], -1, text, ""
        self.nearest, self.guessed = "", False
        if self.shown is None:
            return
        hits: dict[str, list[QTextCursor]] = {}
        begins: dict[str, list[bool]] = {}
        # As long as Qt takes it to be.
        written = _ASTRAL.sub("xx", self.document().toRawText())
        for start, length in occurrences(written, text):
            place = self._place_at(start)
            hits.setdefault(place, []).append(self._chosen(start, length))
            begins.setdefault(place, []).append(not written[start - 1 : start].isalnum())
        # What the index leads to has another word for it, one of those that the index knows.
        known = [word for entry in self.shown.entries_for(text) for word in synonyms(entry)]
        meant = self._concordance().ask(" ".join(known))[1]
        for place in ranked(self.shown, text, begins):
            self._found += hits.get(place) or [self._whole(place)]
            if place not in hits:
                self._mark(place, meant, written)
        if not self._found:
            self._answer(text, written)
        if self._found:
            self._show_hit(0)
        else:
            self._paint_selections()

    def _answer(self, question: str, written: str) -> None:
        """Finds the paragraphs that hold most of the words of a question, and marks these words in them."""
        places, asked, self.guessed = self._concordance().ask(question)
        for place in places:
            self._found.append(self._whole(place))
            here = self._mark(place, asked, written)
            self.nearest = self.nearest or " ".join(here.values()) or next(iter(asked))

    def _mark(self, place: str, words: dict[str, int], written: str) -> dict[int, str]:
        """Marks words in a place; returns the first of each number as it stands there."""
        begin = self._places[place]
        end = next((position for position in self._places.values() if position > begin), len(written))
        here: dict[int, str] = {}
        for word, start, length in words_in(written[begin:end]):
            if word in words:
                self._marked.append(self._chosen(begin + start, length))
                here.setdefault(words[word], written[begin + start : begin + start + length])
        return here

    def _place_at(self, position: int) -> str:
        names = list(self._places)
        return names[max(0, bisect_right(list(self._places.values()), position) - 1)] if names else ""

    def _chosen(self, start: int, length: int) -> QTextCursor:
        cursor = QTextCursor(self.document())
        cursor.setPosition(start)
        cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
        return cursor

    def _whole(self, place: str) -> QTextCursor:
        """All of the paragraph, or of the heading, that begins at a place."""
        cursor = QTextCursor(self.document())
        cursor.setPosition(self._places[place])
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        return cursor

    def next_hit(self, step: int = 1) -> None:
        """On to the next hit, or by a negative step back; after the last comes the first."""
        if self._found:
            self._show_hit((self._current + step) % len(self._found))

    def _show_hit(self, number: int) -> None:
        self._current = number
        self._paint_selections()
        cursor = QTextCursor(self._found[number])
        cursor.setPosition(cursor.selectionStart())
        self.setTextCursor(cursor)
        # A little of what is around has to be seen as well.
        rect, room = self.cursorRect(), self.viewport().rect()
        margin = room.height() // 6
        bar = self.verticalScrollBar()
        if rect.bottom() > room.bottom() - margin:
            bar.setValue(bar.value() + rect.bottom() - room.bottom() + margin)
        elif rect.top() < room.top() + margin:
            bar.setValue(bar.value() + rect.top() - room.top() - margin)
        self._arrive(self._place_at(cursor.position()))

    def _paint_selections(self) -> None:
        theme = self._look.theme
        selections = []
        if self._opened:
            selections.append(_selection(self._whole(self._opened), alpha(theme.accent, 0.22)))
        for number, cursor in enumerate(self._found):
            if len(cursor.selectedText()) > _LONG_HIT:
                # The letters of a whole paragraph are easier to read on a quiet ground.
                selections.append(_selection(cursor, alpha(theme.accent, 0.32 if number == self._current else 0.18)))
            elif number == self._current:
                selections.append(_selection(cursor, theme.accent, theme.on_accent))
            else:
                selections.append(_selection(cursor, alpha(theme.accent, 0.38)))
        selections += [_selection(cursor, theme.accent, theme.on_accent) for cursor in self._marked]
        self.setExtraSelections(selections)

    # Pictures

    @guarded
    def loadResource(self, kind: int, name: QUrl | str) -> object:
        image = self._images.get(QUrl(name).toString())
        return image.render(self._look.theme, self.devicePixelRatioF()) if image else None

    def _tell_picture(self) -> None:
        """Tells a screen reader what the picture shows that the keyboard has come to."""
        cursor = QTextCursor(self.textCursor())
        if cursor.hasSelection() or not cursor.movePosition(QTextCursor.MoveOperation.NextCharacter):
            return
        image = self._images.get(cursor.charFormat().toImageFormat().name())
        if image and image.description:
            self.announced.emit(image.description)

    # The widget

    def _em(self) -> float:
        return self._points * self.logicalDpiY() / 72

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        before = self.textCursor().position()
        super().keyPressEvent(event)
        if self.textCursor().position() != before:
            self.setCursorWidth(1)

    @guarded
    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes from link to link; the screen reader says where each leads."""
        stayed = super().focusNextPrevChild(forward)
        cursor = self.textCursor()
        # On the way back it stands before the link.
        cursor.setPosition(cursor.selectionEnd())
        place = QUrl(cursor.charFormat().anchorHref()).fragment() if stayed else ""
        if self.shown and place:
            self.announced.emit(tr("RulebookWindow", "{place}, link", place=self.shown.title_of(place)))
        return stayed

    def _side(self) -> int:
        """The margin on either side of the column."""
        return max(round(self._em()), round((self.width() - _COLUMN * self._em()) / 2))

    def _unit(self) -> float:
        """The unit of the pictures: the height of the text, or less where they would not fit into the column."""
        room = self.width() - 2 * self._side() - self.verticalScrollBar().sizeHint().width() - 2 * self._em()
        return max(4.0, min(self._em(), floor(8 * room / WIDEST) / 8))

    def _settle(self) -> None:
        """In a window of another size the place stays, and pictures scale to the page's width."""
        place, self._place_to_restore = self._place_to_restore, ""
        if self.shown and self._image_unit != self._unit():
            opened, searched, number = self._opened, self._searched, self._current
            self.show_document(self.shown, self._points)
            self.search(searched)
            if self._found:
                self._show_hit(number)
            self._opened = opened
            self._paint_selections()
        if place:
            self._scroll_to(place)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place_to_restore = self._place_to_restore or self.place()
        side = self._side()
        self.setViewportMargins(side, 0, side, 0)
        super().resizeEvent(event)
        self._resized.start()

    @guarded
    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.DevicePixelRatioChange and self.shown:
            self.show_document(self.shown, self._points)
        return super().event(event)


def _selection(cursor: QTextCursor, ground: QColor, ink: QColor | None = None) -> QTextEdit.ExtraSelection:
    selection = QTextEdit.ExtraSelection()
    style = QTextCharFormat()
    style.setBackground(ground)
    if ink is not None:
        style.setForeground(ink)
    selection.cursor = cursor
    selection.format = style
    return selection
