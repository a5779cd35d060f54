"""The end of one table: its page, loaded and made once it is wanted."""

from PySide6.QtWidgets import QStackedWidget

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.models.table import FireworksModel
from hanabi_desktop.screens.finale.page import FinalePage, result
from hanabi_desktop.screens.finale.show_plan import show_of
from hanabi_desktop.table.view import TableView
from hanabi_desktop.widgets.appearance import MotionPolicy
from hanabi_desktop.widgets.requests import Requests


class Finale:
    """Makes the page at the end of a game, which is one of the table's."""

    def __init__(
        self,
        pages: QStackedWidget,
        fireworks: FireworksModel,
        look: RenderContext,
        requests: Requests,
        motion: MotionPolicy,
    ) -> None:
        """Makes nothing yet. The page lies among `pages` from when it is made."""
        self.made: FinalePage | None = None
        """The page, if it is made already."""
        self._pages = pages
        self._fireworks = fireworks
        self._look = look
        self._requests = requests
        self._policy = motion

    @property
    def page(self) -> FinalePage:
        """How the game ended: made once it has, or somebody has something to say of that."""
        if self.made is None:
            self.made = FinalePage(self._fireworks, self._look, self._requests, motion=self._policy)
            self._pages.addWidget(self.made)
        return self.made

    def set_motion(self, motion: MotionPolicy) -> None:
        """Changes how much may move, from now on."""
        self._policy = motion
        if self.made is not None:
            self.made.sky.set_policy(motion)

    def show(self, view: TableView) -> None:
        """Shows how the game of `view` ended; nothing while it goes on."""
        if view.seen.end is None:
            if self.made is not None:
                self.made.present(None, None)
            return

        self.page.present(result(view), show_of(view))

    def retranslate(self) -> None:
        """In the language that is spoken from now on."""
        if self.made is not None:
            self.made.retranslate()
