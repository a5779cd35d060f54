"""What the master, or everybody at the table, has to agree to."""

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.screen.phases import Paused
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.table.happenings import Operator
from hanabi_desktop.widgets.messages import Messages


def take_back(screen: SharedScreen, messages: Messages) -> None:
    """Takes the last action back, if there is one and if they agree, where they have to be asked."""
    if not screen.table.can_take_back:
        return
    question = QCoreApplication.translate(
        "MainWindow",
        "Take back the last action? What has been seen cannot be unseen, and the score sheet will say so.",
    )
    yes = QCoreApplication.translate("MainWindow", "Take back")
    if screen.table.take_back_is_free or _agreed(screen, messages, question, yes):
        screen.cover()
        screen.table.take_back()


def pause(screen: SharedScreen, messages: Messages) -> None:
    """Covers the table until somebody goes on, if they agree."""
    question = QCoreApplication.translate("MainWindow", "Pause the game? The table is covered until you go on.")
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
    if not isinstance(screen.phase, Paused):
        # A pause shows nothing anyway, and goes on if they do not agree.
        screen.cover()
    view = screen.view
    if view.master is not None and view.operators[view.master] is Operator.SCREEN:
        text = QCoreApplication.translate("MainWindow", "{name} decides, as the master.")
        who = text.format(name=view.names[view.master])
    else:
        who = QCoreApplication.translate("MainWindow", "All players at the table have to agree.")
    return messages.agree(question, yes, who)
