"""The end of a game: how it ended, the sum firework by firework, and what the crowd says."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from hanabi_desktop.boxes import box_of
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import override
from hanabi_desktop.models.table import FireworksModel
from hanabi_desktop.painting.marks import paint_focus
from hanabi_desktop.rules import GameOver, Outcome, rating
from hanabi_desktop.screens.finale.fireworks import show_of
from hanabi_desktop.screens.finale.show import FinaleShow
from hanabi_desktop.table.replay import story
from hanabi_desktop.table.view import TableView
from hanabi_desktop.widgets.appearance import MotionPolicy
from hanabi_desktop.widgets.buttons import RULE, ExplainedButton, MenuButton, MisclickGuardButton
from hanabi_desktop.widgets.labels import FittedLabel
from hanabi_desktop.widgets.language import Translated
from hanabi_desktop.widgets.layouts import FlowLayout
from hanabi_desktop.widgets.menus import ShareEntries
from hanabi_desktop.widgets.requests import Requests
from hanabi_desktop.widgets.views import FireworksView
from hanabi_desktop.wording.cards import listed
from hanabi_desktop.wording.editions import verdict_sentences
from hanabi_desktop.wording.endings import outcome_title, reason_text, score_texts
from hanabi_desktop.wording.journal import figures_text, moment_text, remarks_text
from hanabi_desktop.wording.text import closed, tr
from hanabi_desktop.wording.typography import with_badges

_PLAYERS, _VERDICT, _STORY = 0.1, 0.15, 0.14
"""Of the page's height, what is told has at most."""


class FinalePage(QWidget, Translated):
    """Shown over the table once the game is over."""

    def __init__(
        self,
        fireworks: FireworksModel,
        look: RenderContext,
        requests: Requests,
        parent: QWidget | None = None,
        motion: MotionPolicy = MotionPolicy.FULL,
    ) -> None:
        """Shows the fireworks of the table once more."""
        super().__init__(parent)
        self._view: TableView | None = None
        """Of the game, once it is over."""
        self._earlier: tuple[int, ...] = ()
        self._look = look
        self.outcome = self._label("finaleTitle")
        # All of the result is read where the keyboard comes to its title.
        self.outcome.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.outcome.installEventFilter(self)
        self.players = self._label("finalePlayers")
        self.score = self._label("finaleScore")
        self.story = self._label("finaleStory")
        self.sum = self._label("finaleSum")
        self.rating = self._label("finaleRating")
        self.remarks = self._label("finaleRemarks")
        self.reason = self._label("finaleReason")
        self.fireworks = FireworksView(look)
        self.fireworks.setModel(fireworks)
        self.fireworks.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.again = MisclickGuardButton(primary=True)
        self.table = ExplainedButton()
        self.share = MenuButton()
        self.sharing = ShareEntries(self)
        self.sharing.fill(self.share.menu())
        self.sharing.ask(requests)
        self.title = ExplainedButton()
        self.games = ExplainedButton()
        self.rule = ExplainedButton()
        self.rule.chosen.connect(lambda: requests.rule_chosen.emit(self.rule.property(RULE)))
        for button, signal in (
            (self.again, requests.again_chosen),
            (self.table, requests.table_chosen),
            (self.title, requests.title_chosen),
            (self.games, requests.games_chosen),
        ):
            button.chosen.connect(signal)
        buttons = FlowLayout(spacing=8, centred=True)
        row: tuple[QAbstractButton, ...] = (self.rule, self.title, self.games, self.share, self.table, self.again)
        for part in row:
            # Six of them leave the sky its room.
            part.setProperty("modest", True)
            buttons.addWidget(part)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(40, 16, 40, 16)
        layout.setSpacing(4)
        above = (self.outcome, self.score, self.players)
        below = (self.reason, self.rating, self.remarks, self.sum, self.story)
        self._told = (*above, *below)
        for label in above:
            layout.addWidget(label)
        # Open sky for the show, above the cards and beside them.
        layout.addStretch(3)
        layout.addWidget(self.fireworks, 5)
        layout.addSpacing(12)
        for label in below:
            layout.addWidget(label)
        layout.addSpacing(8)
        layout.addLayout(buttons)
        self.sky = FinaleShow(self, (above, below), look, motion)

    def _label(self, name: str) -> FittedLabel:
        label = FittedLabel(self._look, grows=True)
        label.setObjectName(name)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return label

    def set_earlier(self, scores: Sequence[int]) -> None:
        """What the same players scored in their earlier games."""
        self._earlier = tuple(scores)
        self.retranslate()

    def show_view(self, view: TableView) -> None:
        """Shows how the game of `view` ended, in the language of the moment; nothing while it goes on."""
        self.sky.set_show(show_of(view))
        self._view = view if view.seen.end else None
        self.retranslate()

    @override
    def retranslate(self) -> None:
        self.again.setText(tr("FinalePage", "Same players again"))
        self.table.setText(tr("FinalePage", "Look at the table"))
        self.share.setText(tr("FinalePage", "Share ▾"))
        self.share.setAccessibleName(tr("FinalePage", "Share"))
        self.sharing.retranslate()
        self.games.setText(tr("FinalePage", "Score book"))
        self.title.setText(tr("FinalePage", "Title screen"))
        self.rule.setText(tr("FinalePage", "How it is scored"))
        self.fireworks.setAccessibleName(tr("FinalePage", "Fireworks"))
        if self._view is None:
            for label in self._told:
                label.say("")
        else:
            self._say(self._view)

    def _say(self, view: TableView) -> None:
        seen, end = view.seen, view.seen.end
        assert end is not None
        lost = end.reason.outcome is Outcome.DEFEAT
        verdict = verdict_sentences(view.edition.id, seen.rules, end.score)
        # Under `perfect` only a complete show counts.
        self.rule.setProperty(RULE, rating(end.score).name if verdict and not lost else end.reason.value)
        self.outcome.say(outcome_title(end.reason.outcome))
        self.reason.say(reason_text(end.reason, box_of(view.edition.kit).words, end.card))
        self.score.say(score_texts(end.score, seen.rules.maximum)[0])
        self.rating.say("\n".join(verdict))
        self.rating.setVisible(bool(verdict))
        self.remarks.say(remarks_text(view.remarks))
        self.remarks.setVisible(bool(self.remarks.text()))
        self.sum.say(" ".join(self._sums(seen.fireworks, end)))
        self.players.say(with_badges(listed, view.names, view.badges))
        told = story(seen)

        def tale(names: Sequence[str]) -> str:
            return "\n".join((figures_text(told), *(moment_text(each, names) for each in told.moments)))

        self.story.say(with_badges(tale, view.names, view.badges))
        sentences = [self.outcome.text(), self.players.text(), self.reason.text(), self.score.text()]
        sentences += [*verdict, self.remarks.text(), self.sum.text(), *self.story.text().splitlines()]
        self.outcome.setAccessibleName(" ".join(closed(sentence) for sentence in sentences if sentence))

    def _sums(self, heights: Sequence[int], end: GameOver) -> Iterator[str]:
        """How the score comes about, and how it compares."""
        yield tr(
            "FinalePage", "Fireworks: {heights} = {total}.", heights=" + ".join(map(str, heights)), total=sum(heights)
        )
        if end.reason.outcome is Outcome.DEFEAT:
            yield tr("FinalePage", "A lost game scores 0.")
        if self._earlier:
            best = max(self._earlier)
            yield tr("FinalePage", "Your best so far was {best} (%n game(s)).", n=len(self._earlier), best=best)
            if end.score > best:
                yield tr("FinalePage", "A new best!")

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Fireworks and buttons keep their room, whatever there is to tell and whatever somebody is called.
        self.players.set_max_height(round(self.height() * _PLAYERS))
        self.rating.set_max_height(round(self.height() * _VERDICT))
        self.story.set_max_height(round(self.height() * _STORY))

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return False

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.sky.paint(painter, event.region())
        if self.outcome.hasFocus():
            paint_focus(painter, QRectF(self.outcome.geometry()), self._look.theme)
        painter.end()
