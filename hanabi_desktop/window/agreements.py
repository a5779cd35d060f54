"""Undo, redo, an early end, and other things that the master or all players have to agree to."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.players import Player
from hanabi_desktop.records.remarks import TakenBack
from hanabi_desktop.rules import Everybody
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.screen.view import LookAway, Paused
from hanabi_desktop.table.events import Operator
from hanabi_desktop.table.state import seated_remark
from hanabi_desktop.table.view import TableView
from hanabi_desktop.widgets.dialogs import Messages
from hanabi_desktop.window.game_controller import GameController
from hanabi_desktop.window.menus import Menus
from hanabi_desktop.wording.cards import listed
from hanabi_desktop.wording.endings import NO_MEDAL
from hanabi_desktop.wording.journal import action_text, remark_text
from hanabi_desktop.wording.text import Text, closed, tr

_NOTHING_BACK = Text("MainWindow", "Nothing was taken back.")
_UNCHANGED = Text("MainWindow", "Nothing has changed.")


class Agreements(QObject):
    """Asks those who have to agree, then does it. A practice game offers none of this."""

    def __init__(
        self, window: QWidget, game: GameController, menus: Menus, messages: Messages, look: RenderContext
    ) -> None:
        """Serves the entries of `menus` and the buttons of the table; questions appear over `window`."""
        super().__init__(window)
        self._window = window
        self._game = game
        self._messages = messages
        self._look = look
        game.take_back_chosen.connect(self.take_back)
        menus.take_back.triggered.connect(self.take_back)
        menus.go_back.triggered.connect(self.go_back)
        menus.do_again.triggered.connect(self.do_again)
        menus.pause.triggered.connect(self.pause)
        menus.end_early.triggered.connect(self.end_early)
        menus.master_chosen.connect(self.hand_over)
        menus.players.triggered.connect(self.choose_players)
        menus.back_chosen.connect(self.bring_back)

    @property
    def _screen(self) -> SharedScreen | None:
        """The screen whose turns may be undone; None if there is none, and a message in a practice game."""
        if self._game.shared_screen is None or self._game.practice.declines():
            return None
        return self._game.shared_screen

    def take_back(self) -> None:
        """Undoes the last turn. While an announcement waits it is that which goes: freely, unless its card lies open."""
        screen = self._screen
        if screen is None or not screen.table.can_take_back:
            return
        announced = screen.table.announcer is not None
        # What a computer has done, it would do again.
        own = (
            steps for steps, turn in enumerate(screen.view.seen.turns[::-1], 1) if screen.view.taken_by(turn) is None
        )
        steps = 1 if announced else next(own, 1)
        # While the others look away nobody sees who does it.
        quick = steps == 1 and screen.table.take_back_is_free and not isinstance(screen.phase, LookAway)
        # What costs the medals is asked even of whoever need not ask the others, though once only.
        costs = not _taken_back(screen.view) and not (announced and quick)
        if quick:
            question = tr("MainWindow", "Take the hint back?")
        elif steps > 1:
            question = tr(
                "MainWindow",
                "Take back the last action by a person, and everything the computers did after it? The score book will note it.",
            )
        elif not announced:
            question = tr(
                "MainWindow",
                "Take back the last action? What has been seen can’t be unseen, and the score book will note that it was taken back.",
            )
        else:
            question = tr(
                "MainWindow",
                "Take back the announced action? The card returns to its hand, and anything moved for it goes "
                "back. What has been seen can’t be unseen, and the score book will note that it was taken back.",
            )
        going = "" if announced else _going(screen.table.view(Everybody()), steps)
        question = f"{going} {question} {NO_MEDAL.translated() if costs else ''}".strip()
        yes, who = tr("MainWindow", "Take back"), "" if quick else decides(screen.view)
        free = (quick or screen.table.alone is not None) and not costs
        if free or self._asked(screen, lambda: self._messages.agree(question, yes, who), _NOTHING_BACK):
            screen.cover()
            screen.table.take_back(steps)

    def go_back(self) -> None:
        """Asks how many turns to undo, and undoes them."""
        screen = self._screen
        if screen is None or screen.table.announcer is not None or not screen.table.can_take_back:
            return
        from hanabi_desktop.window.table_dialogs import UndoDialog

        confirming = f"{'' if _taken_back(screen.view) else NO_MEDAL.translated()}\n{decides(screen.view)}".strip()
        dialog = UndoDialog(screen.table.view(Everybody()), confirming, self._look, self._window)
        agreed = self._asked(screen, lambda: dialog.exec() == UndoDialog.DialogCode.Accepted, _NOTHING_BACK)
        dialog.deleteLater()
        if agreed:
            screen.cover()
            screen.table.take_back(dialog.turns)

    def do_again(self) -> None:
        """Redoes the turns that were undone last."""
        screen = self._screen
        if screen is None or not screen.table.can_do_again:
            return
        question = tr("MainWindow", "Redo what was last taken back? It will happen exactly as before.")
        yes = tr("MainWindow", "Redo")
        if screen.table.alone is not None or screen.table.do_again_is_free or self._agreed(screen, question, yes):
            screen.cover()
            screen.table.do_again()

    def end_early(self) -> None:
        """Ends the game where it stands."""
        screen = self._screen
        question = tr("MainWindow", "End the game now and count the score as it stands?")
        if screen and self._agreed(screen, question, tr("MainWindow", "End the game")):
            screen.cover()
            screen.table.end_early()

    def pause(self) -> None:
        """Pauses the game. With a master, only the master decides; otherwise nobody is asked."""
        screen = self._game.shared_screen
        question = tr("MainWindow", "Pause the game? The table stays covered until somebody continues it.")
        if screen and (_master_here(screen.view) is None or self._agreed(screen, question, tr("MainWindow", "Pause"))):
            screen.pause()

    def hand_over(self, seat: int) -> None:
        """Makes another seat the master."""
        screen = self._game.shared_screen
        if screen and screen.table.announcer is None:
            self._game.cover()
            screen.table.hand_over(seat)

    def choose_players(self) -> None:
        """Asks at which seats computers play from now on, and whether all agree to that."""
        screen = self._screen
        if screen is None or screen.table.announcer is not None or screen.table.over:
            return
        alone = screen.table.alone is not None
        if alone:
            # Who sits down there is not to see the hand, not even between two sheets.
            screen.pause()
        try:
            self._choose_players(screen)
        finally:
            # Another game may have been opened meanwhile, by a second start.
            if alone and screen is self._screen and isinstance(screen.phase, Paused):
                screen.cover()

    def _choose_players(self, screen: SharedScreen) -> None:
        from hanabi_desktop.window.table_dialogs import PlayersDialog

        seated = screen.table.players
        dialog = PlayersDialog(seated, screen.table.master, self._look, self._window)
        dialog.company_asked.connect(lambda: self._game.rule_chosen.emit("company"))
        agreed = self._asked(screen, lambda: dialog.exec() == PlayersDialog.DialogCode.Accepted)
        players, master = dialog.players, dialog.master
        dialog.deleteLater()
        if agreed and players != seated:
            self._seat(screen, players, master)

    def bring_back(self, seat: int) -> None:
        """Whoever had to go plays on for the own seat, instead of the computer there."""
        screen = self._screen
        if screen and screen.table.announcer is None and not screen.table.over:
            players = screen.table.players
            self._seat(screen, (*players[:seat], players[seat].owner, *players[seat + 1 :]))

    def _seat(self, screen: SharedScreen, players: Sequence[Player], master: int | None = None) -> None:
        """Asks whether all agree that these play from now on; where the master goes, `master` takes the role."""
        view, before = screen.view, screen.table.players
        changed = [seat for seat, player in enumerate(players) if player != before[seat]]
        remarks = (seated_remark(len(view.seen.turns), seat, before[seat], players[seat]) for seat in changed)
        told = [remark_text(remark, view.names, remarks=view.remarks) for remark in remarks]
        if any(players[seat].level is None for seat in changed):
            told.append(tr("MainWindow", "Nobody should take over a seat whose cards they have seen in the meantime."))
        if self._agreed(screen, "\n".join(told), tr("MainWindow", "Change"), hides=True):
            # People first: there is always one.
            for seat, player in sorted(enumerate(players), key=lambda each: each[1].level is not None):
                if player.level and seat == screen.table.master:
                    screen.table.hand_over(master)
                screen.table.seat_player(seat, player)

    def _agreed(self, screen: SharedScreen, question: str, yes: str, *, hides: bool = False) -> bool:
        """Whether those who decide agree."""
        return self._asked(screen, lambda: self._messages.agree(question, yes, decides(screen.view), hides=hides))

    def _asked(self, screen: SharedScreen, ask: Callable[[], bool], no: Text = _UNCHANGED) -> bool:
        """What is answered over a table that shows nothing private; no if it was about another one than there is now.

        Ears are told of a no in these words: the question goes, and nothing else changes.
        """
        self._game.cover()
        asked_about = screen.table.state_of_play
        agreed = ask()
        if not agreed and self._game.table_page is not None:
            self._game.table_page.announcer.say(no.translated(), Everybody())
        return agreed and screen.table.state_of_play == asked_about


def decides(view: TableView) -> str:
    """Who has to agree, by name: the master, or all players if none sits at this screen."""
    if name := _master_here(view):
        return tr("MainWindow", "As the master, {name} decides.", name=name)
    text = tr("MainWindow", "All the players must agree: {names}.")
    people = [name for name, level in zip(view.names, view.computers, strict=True) if level is None]
    return "" if len(people) == 1 else text.format(names=listed(people))


def _master_here(view: TableView) -> str | None:
    """The name of the master, if one sits at this screen."""
    master = view.master
    return None if master is None or view.operators[master] is not Operator.SCREEN else view.names[master]


def _going(view: TableView, steps: int) -> str:
    """The action that would be taken back, in a sentence; empty for an early end."""
    turn = view.seen.turns[-steps]
    text = action_text(turn, view.names_on(turn), view.seen.rules)
    return closed(text) if text else ""


def _taken_back(view: TableView) -> bool:
    """Whether anything has been taken back in this game, so that it wins no medal."""
    return any(isinstance(remark, TakenBack) for remark in view.remarks)
