"""The end of a game: the lake with its fireworks, how it ended, its best moments, and what comes next."""

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QPropertyAnimation, QRect, Qt
from PySide6.QtGui import QAction, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGraphicsOpacityEffect, QHBoxLayout, QMenu, QScrollArea, QVBoxLayout, QWidget

from hanabi_desktop.boxes import box_of
from hanabi_desktop.compat import override
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.painting.lake import Ending, Weather
from hanabi_desktop.records.album import Medal
from hanabi_desktop.rules import EndReason, GameOver, Outcome, rating
from hanabi_desktop.screens.finale.moments import MomentButton
from hanabi_desktop.screens.finale.show import Lake, ending_of
from hanabi_desktop.table.moments import MOST, Moment, Streak
from hanabi_desktop.table.replay import story
from hanabi_desktop.table.view import TableView
from hanabi_desktop.widgets.appearance import MotionPolicy, mark
from hanabi_desktop.widgets.buttons import RULE, ExplainedButton
from hanabi_desktop.widgets.labels import TextLabel
from hanabi_desktop.widgets.language import Translated
from hanabi_desktop.widgets.layouts import FlowLayout
from hanabi_desktop.widgets.menus import ShareEntries
from hanabi_desktop.widgets.requests import Requests
from hanabi_desktop.wording.cards import listed
from hanabi_desktop.wording.company import lineup
from hanabi_desktop.wording.editions import verdict_sentences
from hanabi_desktop.wording.endings import comfort_text, outcome_title, reached_text, reason_text, score_texts, sum_text
from hanabi_desktop.wording.journal import figures_text, remarks_text
from hanabi_desktop.wording.scores import won_text
from hanabi_desktop.wording.text import Text, closed, tr
from hanabi_desktop.wording.typography import aloud, tool_tip, with_badges

_PANEL = 0.44
"""Ratio of the words' width to the page's; the lake has the rest to itself."""
_MARGIN = 14
_LEAD = 3
"""Number of turns that are played of a moment: its own, and those that lead to it."""
_FIRST_DELAY = 2000
"""Milliseconds until buttons answer when an end is seen for the first time."""
_WORDS_LATE = 2200
"""Milliseconds before the words of a lost game appear."""


class FinalePage(QWidget, Translated):
    """Shown over the table once the game is over."""

    def __init__(self, look: RenderContext, requests: Requests, motion: MotionPolicy = MotionPolicy.FULL) -> None:
        """Tells nothing before `show_view`."""
        super().__init__()
        self._view: TableView | None = None
        """The view of the game, once it is over."""
        self._moments: tuple[Moment, ...] = ()
        self._earlier: tuple[int, ...] = ()
        self._won: tuple[Medal, ...] = ()
        self._practice = False
        self._fresh: Ending | None = None
        """The ending while it is still to be seen for the first time."""
        self._look = look
        self.lake = Lake(look, motion, self)
        self.outcome = self._label("finaleTitle")
        # All of the result is read where the keyboard comes to its title.
        self.outcome.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.score = self._label("finaleScore")
        self.players = self._label("finalePlayers")
        self.rating = self._label("finaleRating")
        self.reason, self.medals, self.sum = (self._label("finaleSum") for _ in range(3))
        self.story, self.remarks = self._label("finaleStory"), self._label("finaleStory")
        self.moments = tuple(MomentButton(look) for _ in range(MOST))
        for button in self.moments:
            button.chosen.connect(partial(self._choose, button, requests))
        summary, details = (self.outcome, self.score, self.players, self.reason), (self.sum, self.story, self.remarks)
        self._told = (*summary, self.rating, self.medals, *details)
        self._make_buttons(requests)
        self._lay_out()

    def _label(self, name: str) -> TextLabel:
        label = TextLabel(self._look, grows=True)
        label.setObjectName(name)
        return label

    def _make_buttons(self, requests: Requests) -> None:
        self.again = ExplainedButton(primary=True)
        self.before, self.replay, self.poster, self.games, self.title, self.more = (ExplainedButton() for _ in range(6))
        self.rule, self.sharing = QAction(self), ShareEntries(self)
        menu = QMenu(self.more)
        menu.addActions([self.rule, self.sharing.link, self.sharing.save])
        self.more.setMenu(menu)
        self.rule.triggered.connect(lambda: requests.rule_chosen.emit(self.property(RULE)))
        self.sharing.link.triggered.connect(requests.share_chosen)
        self.sharing.save.triggered.connect(requests.save_chosen)
        self._buttons = (
            (self.again, requests.again_chosen, Text("FinalePage", "New game, same players")),
            (self.before, requests.turn_before_chosen, Text("FinalePage", "Try the last turn again")),
            (self.replay, requests.table_chosen, Text("FinalePage", "Watch the replay")),
            (self.poster, requests.poster_chosen, Text("FinalePage", "Make a poster…")),
            (self.games, requests.games_chosen, Text("FinalePage", "Open the score book")),
            (self.title, requests.title_chosen, Text("FinalePage", "To the title screen")),
        )
        for button, signal, _ in self._buttons:
            button.chosen.connect(signal)

    def _lay_out(self) -> None:
        words = QWidget()
        words.setProperty("bare", True)
        self._column = column = QVBoxLayout(words)
        column.setContentsMargins(6, 2, 6, 2)
        column.setSpacing(3)
        for label in self._told:
            column.addWidget(label)
        column.addSpacing(8)
        for button in self.moments:
            column.addWidget(button)
        column.addStretch(1)
        self._scroll = QScrollArea()
        self._scroll.setProperty("bare", True)
        self._scroll.setObjectName("finaleWords")
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(words)
        self._plate = QFrame()
        self._plate.setObjectName("finalePlate")
        inside = QVBoxLayout(self._plate)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self._scroll)
        across = QHBoxLayout()
        across.addStretch(1)
        across.addWidget(self._plate)
        buttons = FlowLayout(spacing=8, centred=True)
        row = (self.again, self.before, self.replay, self.poster, self.games, self.title, self.more)
        for part in row:
            part.setProperty("modest", True)
            buttons.addWidget(part)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, 10)
        layout.setSpacing(10)
        layout.addLayout(across, 1)
        layout.addLayout(buttons)

    def keep_nothing(self) -> None:
        """Of a practice game: there is nothing to save or to show around, and its teacher says how to go on."""
        self._practice = True
        self.again.setProperty("primary", False)
        for part in (self.before, self.poster, self.sharing.link, self.sharing.save):
            part.setVisible(False)

    def set_earlier(self, scores: Sequence[int], medals: Sequence[Medal] = ()) -> None:
        """What the same players scored in their earlier games, and the medals that they did not win before."""
        self._earlier, self._won = tuple(scores), tuple(medals)
        self.retranslate()

    def show_view(self, view: TableView, moments: Sequence[Moment] = ()) -> None:
        """Shows how the game of `view` ended, in the current language; nothing while it goes on."""
        ending = ending_of(view)
        if self.lake.show_ending(ending):
            self._fresh = ending
        self._view = view if view.seen.end else None
        # Of a practice game, the program has played the rest.
        self._moments = tuple(moments) if view.seen.end and not self._practice else ()
        self.retranslate()

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        """Of a lost game, the dark is seen first, and the card that did it.

        No button answers at once: what is pressed as the show begins was to bring the last turn to its end.
        """
        super().showEvent(event)
        fresh, self._fresh = self._fresh, None
        if fresh is None:
            return
        for button in self.findChildren(ExplainedButton):
            button.offer(_FIRST_DELAY)
        if fresh.weather is not Weather.CLEAR and self.lake.motion is MotionPolicy.FULL:
            veil = QGraphicsOpacityEffect(self._plate)
            veil.setOpacity(0.0)
            self._plate.setGraphicsEffect(veil)
            coming = QPropertyAnimation(veil, b"opacity", veil)
            coming.setDuration(_WORDS_LATE)
            coming.setKeyValueAt(0.5, 0.0)
            coming.setEndValue(1.0)
            # Qt deletes what it takes off.
            coming.finished.connect(lambda: self._plate.setGraphicsEffect(None))  # type: ignore[arg-type]
            coming.start()

    def _choose(self, button: MomentButton, requests: Requests) -> None:
        if button.moment is not None:
            last = button.moment.last if isinstance(button.moment, Streak) else button.moment.turn
            requests.passage_chosen.emit(max(0, button.moment.turn - _LEAD), last)

    # Words

    @override
    def retranslate(self) -> None:
        for button, _, text in self._buttons:
            button.setText(text.translated())
        goes_on = tr("FinalePage", "The game goes on where the last turn began; that turn counts as taken back.")
        self.before.setToolTip(tool_tip(goes_on))
        self.before.setAccessibleDescription(goes_on)
        self.more.setText(tr("FinalePage", "More ▾"))
        self.more.setAccessibleName(tr("FinalePage", "More"))
        self.rule.setText(tr("FinalePage", "How it is scored"))
        self.sharing.retranslate()
        for each, moment in zip(self.moments, (*self._moments, *(None,) * MOST), strict=False):
            each.setVisible(moment is not None)
            if moment is not None and self._view is not None:
                each.show_moment(moment, self._view)
        if self._view is None:
            for label in self._told:
                label.say("")
        else:
            self._say(self._view)

    def _say(self, view: TableView) -> None:
        seen, end = view.seen, view.seen.end
        assert end is not None
        lost = end.reason.outcome is Outcome.DEFEAT
        # Nobody is booed after the explosion.
        verdict = [comfort_text(seen)] if lost else verdict_sentences(view.edition.id, seen.rules, end.score)
        # Under `perfect` only a complete show counts.
        self.setProperty(RULE, rating(end.score).name if verdict and not lost else end.reason.value)
        self.before.setVisible(lost and not self._practice)
        self.outcome.say(outcome_title(end.reason.outcome))
        _, score, figures = score_texts(end.score, seen.rules.maximum)
        for label in (self.outcome, self.score, self.rating):
            mark(label, "lost", on=lost)
        self.score.say(reached_text(seen) if lost else figures, "" if lost else score)
        self.players.say(with_badges(listed, lineup(view.players)))
        self.reason.say(reason_text(end.reason, box_of(view.edition.kit).words, end.card))
        self.rating.say(" ".join(verdict))
        self.sum.say(" ".join((sum_text(seen), *self._compared(end))))
        self.story.say(figures_text(story(seen)))
        self.remarks.say(remarks_text(() if self._practice else view.remarks, view.seats_in_turn))
        self.medals.say(won_text(self._won))
        for label in (self.rating, self.medals, self.remarks):
            label.setVisible(bool(label.text()))
        # That a show has come to its usual end needs no words.
        self.reason.setVisible(end.reason not in (EndReason.FINAL_ROUND, EndReason.COMPLETE))
        sentences = [self.outcome.text(), self.score.accessibleName() or self.score.text()]
        sentences += [label.text() for label in (self.players, self.reason, self.rating, self.medals)]
        sentences += [sum_text(seen, spoken=True), *self._compared(end), self.story.text(), self.remarks.text()]
        self.outcome.setAccessibleName(aloud(" ".join(closed(sentence) for sentence in sentences if sentence)))

    def _compared(self, end: GameOver) -> Iterator[str]:
        """How it compares with what this group did before."""
        best, games = max(self._earlier, default=0), len(self._earlier)
        # Nobody compares defeats.
        if not games or not (best or end.score):
            return
        early = end.reason is EndReason.ENDED_EARLY
        if end.score > best and not early:
            text = tr("FinalePage", "A new best for this group! Until now it was {best} (%n game(s)).", n=games)
        elif end.score == best and not early:
            text = tr("FinalePage", "Equals this group’s best so far (in %n game(s)).", n=games)
        else:
            text = tr("FinalePage", "This group’s best so far: {best} (in %n game(s)).", n=games)
        yield text.format(best=best)

    # Room and keys

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar, page = self._scroll.verticalScrollBar(), self._scroll.viewport().height() * 4 // 5
        if event.key() in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            bar.setValue(bar.value() + (page if event.key() == Qt.Key.Key_PageDown else -page))
        else:
            super().keyPressEvent(event)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = round(self.width() * _PANEL)
        self._plate.setFixedWidth(wide)
        edge = max(8, self.height() // 70)
        self._plate.setContentsMargins(edge, edge, edge, edge)
        self.lake.setGeometry(self.rect())
        self.lake.set_stage(QRect(0, 0, self.width() - wide - 2 * _MARGIN, self.height()))
