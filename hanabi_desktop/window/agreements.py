"""What the master, or everybody at the table, has to agree to."""

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.table.table import Table
from hanabi_desktop.widgets.messages import Messages


def take_back(table: Table, messages: Messages) -> None:
    """Takes the last action back, if there is one and if they agree, where they have to be asked."""
    if not table.can_take_back:
        return
    question = QCoreApplication.translate(
        "MainWindow",
        "Take back the last action? What has been seen cannot be unseen, and the score sheet will say so.",
    )
    yes = QCoreApplication.translate("MainWindow", "Take back")
    if table.take_back_is_free or _agreed(table, messages, question, yes):
        table.take_back()


def pause(table: Table, messages: Messages) -> None:
    """Covers the table until somebody goes on, if they agree."""
    question = QCoreApplication.translate("MainWindow", "Pause the game? The table is covered until you go on.")
    if _agreed(table, messages, question, QCoreApplication.translate("MainWindow", "Pause")):
        table.pause()


def end_early(table: Table, messages: Messages) -> None:
    """Ends the game where it stands, if they agree."""
    question = QCoreApplication.translate("MainWindow", "End the game now and count the score as it stands?")
    if _agreed(table, messages, question, QCoreApplication.translate("MainWindow", "End the game")):
        table.end_early()


def _agreed(table: Table, messages: Messages, question: str, yes: str) -> bool:
    """Asks the master, or all players if there is none; over a table that shows nothing private."""
    table.cover()
    view = table.view
    if view.master is not None:
        text = QCoreApplication.translate("MainWindow", "{name} decides, as the master.")
        who = text.format(name=view.names[view.master])
    else:
        who = QCoreApplication.translate("MainWindow", "All players at the table have to agree.")
    return messages.agree(question, yes, who)
