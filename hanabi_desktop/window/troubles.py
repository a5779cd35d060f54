"""What became of a game that could not be kept as it should be, in words."""

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.boxes import USUAL
from hanabi_desktop.records.problems import RecordError
from hanabi_desktop.records.record import RefusedAction
from hanabi_desktop.records.saves.autosave import DamagedSave, UntouchedSave
from hanabi_desktop.records.saves.keeping import NotKept, Trouble, Vanished
from hanabi_desktop.widgets.messages import Messages
from hanabi_desktop.wording.records.files import file_text, path_text
from hanabi_desktop.wording.records.problems import problem_text


def tell(messages: Messages, trouble: Trouble) -> None:
    """Says it in a message. Nothing is lost in any of these cases, and that is said first."""
    match trouble:
        case DamagedSave(aside=aside, cause=cause):
            messages.damaged_save(aside, cause)
        case UntouchedSave(path=path, cause=cause, record=None):
            title = QCoreApplication.translate("Messages", "Saved game left as it is")
            text = QCoreApplication.translate(
                "Messages",
                "The game in {file} can’t be continued now. It was left as it is, and other games are saved next"
                " to it.",
            )
            messages.tell(title, text.format(file=file_text(path)), problem_text(cause, USUAL.words))
        case UntouchedSave(path=path, cause=cause):
            title = QCoreApplication.translate("Messages", "Saved game left as it is")
            text = QCoreApplication.translate(
                "Messages",
                "{file} can’t be written just now. The game can be continued; from then on it is saved next to "
                "that file.",
            )
            messages.tell(title, text.format(file=file_text(path)), problem_text(cause, USUAL.words))
        case Vanished(folder=folder):
            title = QCoreApplication.translate("Messages", "Folder missing")
            text = QCoreApplication.translate(
                "Messages",
                "The folder of saved games had gone missing, so a new one was made. This game is saved in it again.",
            )
            details = QCoreApplication.translate("Messages", "Anything else that was in {folder} is no longer there.")
            messages.tell(title, text, details.format(folder=path_text(folder)))
        case NotKept(cause=cause):
            title = QCoreApplication.translate("Messages", "Not put away")
            text = QCoreApplication.translate(
                "Messages",
                "The game can’t be put away just now. What has been saved of it stays where it is, untouched.",
            )
            why = problem_text(cause, USUAL.words) if isinstance(cause, OSError | RecordError | RefusedAction) else ""
            messages.tell(title, text, why)
