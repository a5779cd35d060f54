"""The board of a game that is looked at again: the same table, and below it the bar to go through it."""

from typing_extensions import override

from hanabi_desktop.board.surface import Surface
from hanabi_desktop.delegates.look import Look
from hanabi_desktop.models.table import TableModels
from hanabi_desktop.painting.places.layout import board_layout
from hanabi_desktop.screens.replay.bar import ReplayBar
from hanabi_desktop.widgets.areas.roomy_area import RoomyArea
from hanabi_desktop.widgets.requests import Requests

_MOST = 0.4
"""Of the height, the bar has at most; in larger letters it is scrolled."""


class ReplayBoard(Surface):
    """The table as it was."""

    def __init__(self, models: TableModels, look: Look, requests: Requests, bar: ReplayBar) -> None:
        """Takes the bar in."""
        super().__init__(models, look, requests)
        self.bar = bar
        self.foot = RoomyArea(bar)
        self.foot.setProperty("bare", True)
        self.foot.setParent(self)
        bar.resized.connect(self.arrange)

    @override
    def arrange(self) -> None:
        """The bar has the room it needs, and the table the rest."""
        window = self.window()
        usual = board_layout(window.size(), self.height(), menus=not window.isFullScreen()).foot
        foot = round(max(usual, min(self.bar.height_for(self.width()), self.height() * _MOST)))
        self.stage.setGeometry(0, 0, self.width(), max(0, self.height() - foot))
        self.foot.setGeometry(0, self.height() - foot, self.width(), foot)

    @override
    def tell(self, words: str) -> None:
        self.bar.message.tell(words)
