"""The board of a game that is played: the table, and below it the bar of words and buttons."""

from functools import partial

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from hanabi_desktop.board.captions import Captions
from hanabi_desktop.board.surface import Surface
from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.catching import each
from hanabi_desktop.models.table import TableModels
from hanabi_desktop.painting.places.layout import board_layout
from hanabi_desktop.screen.view import Private, ScreenView
from hanabi_desktop.screens.table.panel.action_panel import ActionPanel
from hanabi_desktop.screens.table.panel.confirm_bar import ConfirmBar
from hanabi_desktop.screens.table.panel.foot import Foot
from hanabi_desktop.screens.table.panel.note_bar import NoteBar
from hanabi_desktop.screens.table.panel.offers import offers
from hanabi_desktop.widgets.labels.fitted_label import FittedLabel
from hanabi_desktop.widgets.requests import Requests
from hanabi_desktop.widgets.traces import leave_no_trace, take_pointer_off


class Board(Surface):
    """The table with what can be done at it."""

    foot: Foot

    def __init__(self, models: TableModels, look: Look, requests: Requests, parent: QWidget | None = None) -> None:
        """Views over `models`; `show_view` tells what else is to be seen."""
        super().__init__(models, look, requests, parent)
        self._taken = 0
        self.note = NoteBar()
        self.confirm = ConfirmBar()
        self.panel = ActionPanel(look, requests)
        self.foot = Foot(self.panel, self.note, self.confirm)
        self.foot.pressed.connect(self.arrange)
        self.foot.setParent(self)
        for view in self.hand_views:
            view.card_focused.connect(self.panel.show_card)

    @property
    def headline(self) -> FittedLabel:
        """The line that says whose turn it is."""
        return self.panel.headline

    @override
    def arrange(self) -> None:
        """The table has its room whatever the size of the letters; the words below it take what is left."""
        window = self.window()
        room = board_layout(window.size(), self.height() + self._taken, menus=not window.isFullScreen())
        self.foot.choose(self.width(), room.foot)
        self.stage.setGeometry(0, 0, self.width(), max(0, round(room.table) - self._taken))
        below = self.height() - round(room.foot)
        self.foot.setGeometry(0, below, self.width(), round(room.foot))
        # Whoever clicks at once finds every button where it will be.
        self.panel.settle()

    def leave_room(self, taken: int) -> None:
        """So many pixels of the window's height belong to something above this page."""
        self._taken = taken
        self.arrange()

    @override
    def show_view(self, view: ScreenView) -> None:
        owed = view.announced.owed if view.announced else None
        useless = view.seen.options is not None and view.seen.options.discard is not None
        viewer = view.seen.viewer
        each(
            partial(self.discards.set_useless, useless),
            partial(self.clocks.set_wanted, owed),
            partial(self.fuses.set_wanted, owed),
            partial(self.note.show_own, () if viewer is None else view.hands[viewer]),
            partial(super().show_view, view),
        )

    def forget(self, places: bool) -> None:
        """What was about to be chosen is not chosen; `places`: nor is it seen any more where the keyboard was."""
        each(*(partial(hand.forget, places) for hand in self.hand_views), self.confirm.close_question)
        if places:
            each(
                partial(leave_no_trace, self),
                partial(take_pointer_off, [hand.viewport() for hand in self.hand_views], self.news),
            )

    @override
    def tell(self, words: str) -> None:
        self.panel.tell(words)

    def translate_view(self, view: ScreenView) -> None:
        """The same in another language, or in another size of letters."""
        each(self.note.retranslate, self.confirm.retranslate, partial(self.say_words, view))

    @override
    def say_words(self, view: ScreenView) -> None:
        each(lambda: self.panel.offer(offers(view)), partial(super().say_words, view))

    @override
    def say_captions(self, said: Captions) -> None:
        self.panel.set_headline(said.headline)
        super().say_captions(said)

    def focus_for(self, view: ScreenView, anew: bool = False) -> None:
        """The keyboard goes to the own hand in a private view, else to the button that goes on.

        For other eyes it starts `anew`, on the first card, wherever it was.
        """
        if isinstance(view.phase, Private):
            hand = self.hand_views[view.phase.seat]
            if anew or not (any(other.hasFocus() for other in self.hand_views) or self.note.isVisible()):
                hand.setFocus()
            return
        if self.panel.going_on is not None:
            self.panel.going_on.setFocus()
