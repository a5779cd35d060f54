"""Choosing a group of players by its badges and names, that of the last game first."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSignalBlocker, QSizeF
from PySide6.QtGui import QIcon, QPainter

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.painting.badges import paint_badge
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.players import Emblem
from hanabi_desktop.records.scores import Score
from hanabi_desktop.widgets.views import AccessibleComboBox
from hanabi_desktop.wording.scores import group_text
from hanabi_desktop.wording.text import tr

_OFFERED = 200
"""Maximum of groups offered; any other is found by its names."""
_APART = 1.15
"""Ratio of the distance between two badges, from left edge to left edge, to the width of one."""


class GroupBox(AccessibleComboBox):
    """A combo box of groups; with `everybody`, the first entry stands for all players."""

    def __init__(self, look: RenderContext, *, everybody: bool = False) -> None:
        """Empty but for everybody, until `offer`."""
        super().__init__()
        self._look = look
        self._everybody = everybody
        if everybody:
            self.addItem("")
        look.changed.connect(self._dress)

    @property
    def latest(self) -> Score | None:
        """The latest game of the group that is chosen; None if it is everybody, or nobody is there."""
        latest: Score | None = self.currentData()
        return latest

    @property
    def _offered(self) -> list[Score | None]:
        return [self.itemData(row) for row in range(self.count())]

    def offer(self, latest: Sequence[Score]) -> None:
        """Offers the groups of these games, the one that played last first; the one that is chosen stays."""
        found: list[Score | None] = [*[None] * self._everybody, *latest[:_OFFERED]]
        chosen = self.latest
        if chosen and not any(score and score.group == chosen.group for score in found):
            found.append(chosen)
        if found == self._offered:
            return
        with QSignalBlocker(self):
            self.clear()
            for score in found:
                self.addItem("", score)
            self.retranslate()
            self._dress()
            group = chosen.group if chosen else None
            self.setCurrentIndex(next((row for row, score in enumerate(found) if score and score.group == group), 0))

    def _dress(self) -> None:
        """Puts the badges before the names."""
        high = max(16, round(self.fontMetrics().height() * 0.95))
        most = max((len(score.players) for score in self._offered if score), default=2)
        size = QSizeF(round(high * _APART * most), high)
        self.setIconSize(size.toSize())
        for row, score in enumerate(self._offered):
            if score:
                self.setItemIcon(row, self._icon(tuple(player.emblem for player in score.people), size))

    def _icon(self, badges: tuple[Emblem, ...], size: QSizeF) -> QIcon:
        def paint(painter: QPainter, rect: QRectF, theme: Theme) -> None:
            for place, badge in enumerate(badges):
                spot = QRectF(rect.left() + place * rect.height() * _APART, rect.top(), rect.height(), rect.height())
                paint_badge(painter, spot, badge, theme)

        return QIcon(self._look.picture(size, self.devicePixelRatioF(), ("badges", badges), paint))

    def retranslate(self) -> None:
        """Sets all words anew, in the current language."""
        for row, score in enumerate(self._offered):
            self.setItemText(row, group_text(score) if score else tr("Scores", "All groups"))
        name = tr("Scores", "Group")
        self.setAccessibleName(name)
        # On Linux, Qt gives a box that cannot be written into no name but what is chosen in it.
        self.setAccessibleDescription(name)
