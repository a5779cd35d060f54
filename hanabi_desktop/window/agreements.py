"""What the master, or everybody at the table, has to agree to."""

from contextlib import suppress

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.rules import Everybody, IllegalAction
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.screen.view import Paused
from hanabi_desktop.table.events import Operator
from hanabi_desktop.table.view import TableView
from hanabi_desktop.widgets.dialogs import Messages
from hanabi_desktop.wording.cards import listed


def take_back(screen: SharedScreen, messages: Messages) -> None:
    """Takes the last action back, if there is one and if they agree, where they have to be asked.

    While an announcement waits it is that which is taken back: freely, unless its card lies open.
    """
    if not screen.table.can_take_back:
        return
    if screen.table.announcer is None:
        question = QCoreApplication.translate(
            "MainWindow",
            "Take back the last action? What has been seen can’t be unseen, and the score sheet will say so.",
        )
    else:
        question = QCoreApplication.translate(
            "MainWindow",
            "Take back the announced action? The card returns to its hand, and anything moved for it goes "
            "back. What has been seen can’t be unseen, and the score sheet will say so.",
        )
    yes = QCoreApplication.translate("MainWindow", "Take back")
    if screen.table.take_back_is_free or _agreed(screen, messages, question, yes):
        screen.cover()
        screen.table.take_back()


def go_back(screen: SharedScreen, look: RenderContext, parent: QWidget) -> None:
    """Lets them choose how many turns are taken back at once; that they all have to agree is said there."""
    from hanabi_desktop.window.going_back import GoingBack

    table = screen.table
    if table.announcer is not None or not table.can_take_back:
        return
    _show_nothing_private(screen)
    asked = table.view(Everybody())
    dialog = GoingBack(asked, decides(screen.view), look, parent)
    agreed = dialog.exec() == GoingBack.DialogCode.Accepted
    turns = dialog.turns
    dialog.deleteLater()
    # A client of its own may have gone on meanwhile: then it was asked about other turns.
    if agreed and screen.view.announced is None and table.view(Everybody()).seen.turns == asked.seen.turns:
        screen.cover()
        table.take_back(turns)


def do_again(screen: SharedScreen, messages: Messages) -> None:
    """Does again what was taken back last, if there is anything and if they agree, where they have to be asked."""
    if not screen.table.can_do_again:
        return
    question = QCoreApplication.translate(
        "MainWindow", "Do again what was last taken back? It will happen exactly as before."
    )
    yes = QCoreApplication.translate("MainWindow", "Do again")
    if screen.table.do_again_is_free or _agreed(screen, messages, question, yes):
        screen.cover()
        # A client of its own may have gone on meanwhile: then there is nothing to do again.
        with suppress(IllegalAction):
            screen.table.do_again()


def pause(screen: SharedScreen, messages: Messages) -> None:
    """Covers the table until somebody goes on, if they agree."""
    question = QCoreApplication.translate("MainWindow", "Pause the game? The table stays covered until play goes on.")
    if _agreed(screen, messages, question, QCoreApplication.translate("MainWindow", "Pause")):
        screen.pause()


def end_early(screen: SharedScreen, messages: Messages) -> None:
    """Ends the game where it stands, if they agree."""
    question = QCoreApplication.translate("MainWindow", "End the game now and count the score as it stands?")
    if _agreed(screen, messages, question, QCoreApplication.translate("MainWindow", "End the game")):
        screen.cover()
        screen.table.end_early()


def _agreed(screen: SharedScreen, messages: Messages, question: str, yes: str) -> bool:
    """Asks the master, or all players if none sits at this screen; over a table that shows nothing private."""
    _show_nothing_private(screen)
    return messages.agree(question, yes, decides(screen.view))


def decides(view: TableView) -> str:
    """Who has to agree, by name: the master, or all players if none sits at this screen."""
    if view.master is not None and view.operators[view.master] is Operator.SCREEN:
        text = QCoreApplication.translate("MainWindow", "As the master, {name} decides.")
        return text.format(name=view.names[view.master])
    text = QCoreApplication.translate("MainWindow", "All the players must agree: {names}.")
    return text.format(names=listed(view.names))


def _show_nothing_private(screen: SharedScreen) -> None:
    if not isinstance(screen.phase, Paused):
        # A pause shows nothing anyway, and goes on if they do not agree.
        screen.cover()
