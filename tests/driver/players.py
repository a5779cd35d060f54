"""What players do at the screen, however they do it, and where things lie that they touch."""

from abc import ABC, abstractmethod

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit, QToolButton, QWidget

from hanabi_desktop.board.hand_view import HandView
from hanabi_desktop.board.piles import TokenTray
from hanabi_desktop.models.hands import Zone
from hanabi_desktop.players import levels
from hanabi_desktop.records.record import Record
from hanabi_desktop.rules import Action, ColourHint, Discard, EndEarly, Game, Hint, Play, Rules, Suit, ValueHint
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.screen.view import LookAway, Phase, Private, Public, ScreenView
from hanabi_desktop.screens.new_game.dialog import NewGameDialog
from hanabi_desktop.screens.table.action_panel import ActionPanel
from hanabi_desktop.screens.table.board import Board
from hanabi_desktop.screens.table.page import TablePage
from hanabi_desktop.table.actions import TokenMove
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.widgets.variant_panel import KindButtons, NumberList, Toggle
from hanabi_desktop.window.main_window import MainWindow
from hanabi_desktop.wording.company import KINDS
from hanabi_desktop.wording.table import deck_text
from tests.input import Answer, Key, answering, strike


class Players(ABC):
    """Whoever sits at the table, acting in turn."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    # What is on the screen

    @property
    def page(self) -> TablePage:
        assert self.window.game.table_page is not None
        return self.window.game.table_page

    @property
    def board(self) -> Board:
        return self.page.board

    @property
    def panel(self) -> ActionPanel:
        return self.page.board.panel

    @property
    def screen(self) -> SharedScreen:
        assert self.window.game.shared_screen is not None
        return self.window.game.shared_screen

    def phase(self) -> Phase:
        return self.screen.phase

    @property
    def view(self) -> ScreenView:
        return self.screen.view

    @property
    def record(self) -> Record:
        return self.screen.table.record

    @property
    def said(self) -> str:
        """The sentence above the buttons."""
        return self.panel.message.text()

    def listen(self) -> list[str]:
        """All that is announced at this table from now on."""
        heard: list[str] = []
        self.page.announcer.announced.connect(heard.append)
        return heard

    def done(self) -> Action | None:
        """The last action that took effect."""
        return self.record.actions[-1] if self.record.actions else None

    def hand(self, seat: int) -> HandView:
        return self.board.hand_views[seat]

    @property
    def viewer(self) -> int:
        """Who looks; somebody has to."""
        assert self.view.seen.viewer is not None
        return self.view.seen.viewer

    def own_row(self, card: int) -> int:
        """Where the card stands in the hand of the player who looks, as it is held."""
        return next(row for row, held in enumerate(self.view.hands[self.viewer]) if held.id == card)

    def shown_by(self, hint: Hint) -> int | None:
        """The row of a card in the target's hand whose face says what the hint says; None if there is none."""
        for row, card in enumerate(self.view.hands[hint.target]):
            face = card.face
            if face and (face.suit == hint.suit if isinstance(hint, ColourHint) else face.rank == hint.rank):
                return row
        return None

    # The ways that mouse and keyboard have of their own

    @abstractmethod
    def use(self, button: QAbstractButton) -> None:
        """Pushes a button, or switches it."""

    @abstractmethod
    def choose(self, box: QComboBox, row: int) -> None:
        """Chooses a row of a list that drops down."""

    @abstractmethod
    def fill(self, edit: QLineEdit, text: str) -> None:
        """Writes a text in place of another."""

    @abstractmethod
    def from_menu(self, button: QToolButton, row: int) -> None:
        """Opens the button's menu and chooses an entry."""

    @abstractmethod
    def hint(self, hint: Hint) -> None:
        """Gives a hint, at the card itself if it shows what is named."""

    @abstractmethod
    def play(self, card: int) -> None:
        """Plays an own card."""

    @abstractmethod
    def discard(self, card: int) -> None:
        """Discards an own card."""

    @abstractmethod
    def point_at(self, card: int) -> None:
        """Makes an own card the one that the buttons are about."""

    @abstractmethod
    def touch_token(self, tray: TokenTray, row: int) -> None:
        """Moves the token itself."""

    # From the title screen

    def new_game(self, choice: NewGame, *later: Answer) -> None:
        """Sets up this table in the dialog and starts; `later` answers what is told before the cards are dealt."""
        with answering(lambda dialog: self.set_up(dialog, choice), *later):
            self.use(self.window.title_page.new_button)

    def set_up(self, dialog: QWidget, choice: NewGame) -> None:
        """Fills in the New game dialog and starts."""
        assert isinstance(dialog, NewGameDialog)
        self._seat(dialog, choice)
        self.use(dialog.line.change)
        self.use(dialog.editions.cards[choice.edition])
        self._switch(dialog, choice.rules)
        self.use(dialog.memory.segments[choice.memory])
        if dialog.seats.master_switch.isChecked() != (choice.master is not None):
            self.use(dialog.seats.master_switch)
        if choice.master is not None:
            self.choose(dialog.seats.master_box, dialog.seats.master_box.findData(choice.master))
        if dialog.seats.starter != choice.starter:
            starter = -1 if choice.starter is None else choice.starter
            self.choose(dialog.seats.starter_box, dialog.seats.starter_box.findData(starter))
        offered = dialog.choice()
        # Everybody keeps the badge that is known of them.
        assert replace(offered, players=choice.players) == choice
        assert levels(offered.players) == levels(choice.players)
        there = zip(offered.players, choice.players, strict=True)
        assert all(sits.emblem == wanted.emblem if wanted.level else sits.name == wanted.name for sits, wanted in there)
        self.use(dialog.finish)
        self.use(dialog.start)

    def _seat(self, dialog: NewGameDialog, choice: NewGame) -> None:
        players = dialog.players
        while players.count < len(choice.names):
            self.use(players.add_button)
        while players.count > len(choice.names):
            self.fill(players.rows[players.count - 1].edit, "")
            strike(Qt.KeyboardModifier.AltModifier | Key.Key_Delete)
        seats = list(zip(players.rows, choice.players, strict=False))
        # People first: there is always one.
        for row, player in sorted(seats, key=lambda seat: seat[1].level is not None):
            if (row.computer and row.computer.level) != player.level:
                self.from_menu(row.kind, KINDS.index(player.level))
        while swapped := [row for row, player in seats if row.computer and row.computer.emblem != player.emblem]:
            for row in swapped:
                self.use(row.badge)
        for row, name in zip(players.rows, choice.names, strict=False):
            if not row.computer and row.edit.text() != name:
                self.fill(row.edit, name)

    def _switch(self, dialog: NewGameDialog, rules: Rules) -> None:
        for name, value in rules.switches.items():
            match dialog.variants.controls[name]:
                case KindButtons(buttons=buttons) if not buttons[value].isChecked():
                    self.use(buttons[value])
                case Toggle(box=box) if box.isChecked() != value:
                    self.use(box)
                case NumberList(box=numbers) if numbers.currentData() != value:
                    self.choose(numbers, numbers.findData(value))

    # At the table

    def show_cards(self) -> None:
        self.use(self.page.cover.open)
        assert isinstance(self.screen.phase, Private)

    def open_view(self) -> None:
        """Everyone else looks away, and the player whose turn it is looks."""
        if not isinstance(self.screen.phase, LookAway):
            self.use(self.panel.turn)
        if isinstance(self.screen.phase, LookAway):
            self.show_cards()
        assert self.screen.phase == Private(self.screen.table.current)

    def peek(self, seat: int) -> None:
        """Asks all but `seat` to look away, without a turn."""
        self.from_menu(self.panel.peek, seat)

    def want_buttons(self) -> None:
        """What no click on a card stands for has buttons, which whoever has no keyboard asks for."""
        if self.panel.more.isVisible():
            self.use(self.panel.more)

    def pick(self, hint: Hint) -> None:
        """Gives a hint by the picker's buttons."""
        hints = self.panel.hints
        self.want_buttons()
        self.choose(hints.target, hints.target.findData(hint.target))
        self.use(hints.colours[hint.suit] if isinstance(hint, ColourHint) else hints.values[hint.rank])

    def act(self, action: Action) -> None:
        """Takes the turn in the private view."""
        match action:
            case ColourHint() | ValueHint():
                self.hint(action)
            case Discard(card):
                self.discard(card)
            case Play(card, None):
                self.play(card)
            case Play(card, Suit() as suit):
                self.want_buttons()
                self.point_at(card)
                self.from_menu(self.panel.announce, self.view.seen.rules.suits.index(suit))
            case EndEarly():
                raise ValueError("nobody's turn")

    def move_token(self, move: TokenMove) -> None:
        """Takes hold of the last token that can move so; the explosion is no token to move."""
        tray = self.board.clocks if move.of_clock else self.board.fuses
        rows = [row for row, token in enumerate(tray.rows) if token.move is move and not token.bottom]
        self.touch_token(tray, rows[-1])

    def settle(self) -> None:
        """Lays the announced card open, and moves every token that is owed: some by the button, some by hand."""
        while (announced := self.view.announced) is not None:
            if announced.owed is None:
                self.use(self.panel.lay_open)
            elif len(self.record.actions) % 2:
                self.use(self.panel.token)
            else:
                self.move_token(announced.owed)

    def turn(self, action: Action) -> None:
        """One whole turn, from the public table to the public table."""
        self.open_view()
        self.act(action)
        if self.view.announced is not None:
            assert self.view.master is not None
            self.settle()
        # They have seen the card.
        self.page.shared_screen.finish_reveal()

    def play_out(self, game: Game) -> None:
        """Plays the rest of a game that is known, and compares the table with it after each turn."""
        beside = Game(game.setup, self.record.actions)
        assert game.actions[: len(beside.actions)] == beside.actions
        for action in game.actions[len(beside.actions) :]:
            self.turn(action)
            beside.apply(action)
            self.compare(beside)

    def compare(self, game: Game) -> None:
        """The public table shows how `game` stands, and no hand's face."""
        view, board = self.view, self.board
        assert self.screen.phase == Public()
        assert self.record.actions == game.actions
        seen = view.seen
        assert seen.fireworks == tuple(game.fireworks)
        assert (view.clocks, view.mistakes) == (game.clocks, game.mistakes)
        assert (seen.deck_left, seen.turns_left, seen.current) == (game.deck_left, game.turns_left, game.current)
        assert [row.height for row in self.page.models.fireworks.rows] == list(game.fireworks)
        assert sum(not token.used for token in self.page.models.clocks.rows) == game.clocks
        assert sum(token.used for token in self.page.models.fuses.rows) == game.mistakes
        assert board.stack.deck.figures.accessibleName() == deck_text(view)
        assert [len(hand) for hand in view.hands] == [len(hand) for hand in game.hands]
        assert not any(card.face for hand in view.hands for card in hand)


def token_spot(tray: TokenTray, row: int) -> QPoint:
    """Where in its tray a token lies."""
    return tray.visualRect(tray.model().index(row, 0)).center()


def zone_spot(hand: HandView, row: int, zone: Zone) -> QPoint:
    """The middle of a card's zone in the hand's viewport; fails if it has no such zone now."""
    rect = hand.zone_rect(row, zone)
    assert rect is not None, f"no {zone} on card {row}"
    return rect.center().toPoint()


def plain_spot(hand: HandView, row: int) -> QPoint:
    """A point of a card where no zone is."""
    rect: QRect = hand.visualRect(hand.model().index(row, 0))
    return QPointF(rect.center().x(), rect.bottom() - rect.height() * 0.08).toPoint()
