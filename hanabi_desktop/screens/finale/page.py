"""The end of a game: how it ended, the sum firework by firework, and what the crowd says."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget
from typing_extensions import override

from hanabi_desktop.boxes import box_of
from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.catching import painted
from hanabi_desktop.models.fireworks import FireworksModel
from hanabi_desktop.rules import Outcome, rating
from hanabi_desktop.screens.finale.show import FinaleShow
from hanabi_desktop.screens.finale.show_plan import show_of
from hanabi_desktop.table.view import TableView
from hanabi_desktop.widgets.buttons import RULE, ReasonedButton
from hanabi_desktop.widgets.fireworks_view import FireworksView
from hanabi_desktop.widgets.flow_layout import FlowLayout
from hanabi_desktop.widgets.motion_policy import MotionPolicy
from hanabi_desktop.widgets.translated import Translated
from hanabi_desktop.wording.endings import outcome_title, rating_text, reason_text


class FinalePage(QWidget, Translated):
    """Shown over the table once the game is over."""

    again_chosen = Signal()
    table_chosen = Signal()
    title_chosen = Signal()
    save_chosen = Signal()
    share_chosen = Signal()
    rule_chosen = Signal(str)
    """The rulebook is to open at the ending or the rating of this game."""

    def __init__(
        self,
        fireworks: FireworksModel,
        look: Look,
        parent: QWidget | None = None,
        motion: MotionPolicy = MotionPolicy.FULL,
    ) -> None:
        """Shows the fireworks of the table once more."""
        super().__init__(parent)
        self._view: TableView | None = None
        self._earlier: tuple[int, ...] = ()
        self.outcome = self._label("finaleTitle")
        self.score = self._label("finaleScore")
        self.sum = self._label("finaleSum")
        self.rating = self._label("finaleRating")
        self.reason = self._label("finaleReason")
        self.fireworks = FireworksView(look)
        self.fireworks.setModel(fireworks)
        self.fireworks.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.again = ReasonedButton(primary=True)
        self.table = ReasonedButton()
        self.save = ReasonedButton()
        self.share = ReasonedButton()
        self.title = ReasonedButton()
        self.rule = ReasonedButton()
        self.rule.chosen.connect(lambda: self.rule_chosen.emit(self.rule.property(RULE)))
        for button, signal in (
            (self.again, self.again_chosen),
            (self.table, self.table_chosen),
            (self.save, self.save_chosen),
            (self.share, self.share_chosen),
            (self.title, self.title_chosen),
        ):
            button.chosen.connect(signal)
        buttons = FlowLayout(spacing=8, centred=True)
        for button in (self.rule, self.title, self.share, self.save, self.table, self.again):
            buttons.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(40, 24, 40, 24)
        layout.setSpacing(8)
        layout.addWidget(self.outcome)
        # Open sky for the show.
        layout.addStretch(6)
        for label in (self.reason, self.score, self.rating):
            layout.addWidget(label)
        layout.addWidget(self.fireworks, 5)
        layout.addWidget(self.sum)
        layout.addSpacing(8)
        layout.addLayout(buttons)
        words = ((self.outcome,), (self.reason, self.score, self.rating, self.fireworks, self.sum))
        self.sky = FinaleShow(self, words, look, motion)

    def _label(self, name: str) -> QLabel:
        label = QLabel()
        label.setObjectName(name)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        label.setWordWrap(True)
        return label

    def set_earlier(self, scores: Sequence[int]) -> None:
        """What the same players scored in their earlier games."""
        self._earlier = tuple(scores)
        self.retranslate()

    def update_view(self, view: TableView) -> None:
        """Shows the end of `view`'s game."""
        self._view = view
        self.sky.set_show(show_of(view))
        self.retranslate()

    @override
    def retranslate(self) -> None:
        self.again.setText(QCoreApplication.translate("FinalePage", "Same players again"))
        self.table.setText(QCoreApplication.translate("FinalePage", "Look at the table"))
        self.save.setText(QCoreApplication.translate("FinalePage", "Save the game"))
        self.share.setText(QCoreApplication.translate("FinalePage", "Copy the share link"))
        self.title.setText(QCoreApplication.translate("FinalePage", "Title screen"))
        self.rule.setText(QCoreApplication.translate("FinalePage", "How it is scored"))
        self.fireworks.setAccessibleName(QCoreApplication.translate("FinalePage", "Fireworks"))
        view = self._view
        if view is None or view.eyes.end is None:
            return
        eyes, end = view.eyes, view.eyes.end
        rated = eyes.outcome is not Outcome.DEFEAT and not eyes.rules.perfect
        self.rule.setProperty(RULE, rating(end.score).name if rated else end.reason.value)
        self.outcome.setText(outcome_title(eyes.outcome))
        self.reason.setText(reason_text(end.reason, box_of(view.edition.kit).words, end.card))
        points = QCoreApplication.translate("FinalePage", "%n point(s)", "", end.score)
        self.score.setText(points)
        # Under `perfect` only a complete show counts, and a lost show is not rated by what it might have been.
        rated = not eyes.rules.perfect
        self.rating.setText(rating_text(rating(end.score)) if rated else "")
        self.rating.setVisible(rated)
        heights = " + ".join(str(height) for height in eyes.fireworks)
        total = QCoreApplication.translate("FinalePage", "The fireworks reached {heights} = {total}.")
        texts = [total.format(heights=heights, total=sum(eyes.fireworks))]
        if eyes.outcome is Outcome.DEFEAT:
            texts.append(QCoreApplication.translate("FinalePage", "A lost show scores 0."))
        if view.take_backs:
            texts.append(QCoreApplication.translate("FinalePage", "%n action(s) taken back.", "", view.take_backs))
        if self._earlier:
            best = max(self._earlier)
            games = QCoreApplication.translate(
                "FinalePage", "%n earlier game(s) of these players, best: {best}.", "", len(self._earlier)
            )
            texts.append(games.format(best=best))
            if end.score > best:
                texts.append(QCoreApplication.translate("FinalePage", "This is their new record!"))
        self.sum.setText(" ".join(texts))

    @override
    @painted
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.sky.paint(painter, event.region())
        painter.end()
