"""What is said of a file that cannot be read as a game."""

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.boxes import USUAL
from hanabi_desktop.records.game_folder import Unreadable
from hanabi_desktop.widgets.dialogs import Messages
from hanabi_desktop.wording.files import file_text, problem_text


def tell(messages: Messages, unreadable: Unreadable) -> None:
    """Says it in a message; the file stays where and as it is."""
    title = QCoreApplication.translate("Messages", "Saved game left as it is")
    text = QCoreApplication.translate(
        "Messages",
        "The game in {file} can’t be continued now. It was left as it is, and other games are saved next to it.",
    )
    messages.tell(title, text.format(file=file_text(unreadable.path)), problem_text(unreadable.cause, USUAL.words))
