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
            title = QCoreApplication.translate("Messages", "Saved game left alone")
            text = QCoreApplication.translate(
                "Messages", "{file} cannot be continued now. It was left as it is, and other games are saved beside it."
            )
            messages.tell(title, text.format(file=file_text(path)), problem_text(cause, USUAL.words))
        case UntouchedSave(path=path, cause=cause):
            title = QCoreApplication.translate("Messages", "Saved game left alone")
            text = QCoreApplication.translate(
                "Messages",
                "{file} cannot be written just now. The game can be continued; from then on it is saved beside it.",
            )
            messages.tell(title, text.format(file=file_text(path)), problem_text(cause, USUAL.words))
        case Vanished(folder=folder):
            title = QCoreApplication.translate("Messages", "Folder gone")
            text = QCoreApplication.translate(
                "Messages",
                "The folder of the saved games was gone, and has been made anew. This game is saved in it again.",
            )
            details = QCoreApplication.translate("Messages", "Whatever else lay in {folder} is not there any more.")
            messages.tell(title, text, details.format(folder=path_text(folder)))
        case NotKept(cause=cause):
            title = QCoreApplication.translate("Messages", "Not put away")
            text = QCoreApplication.translate(
                "Messages", "The game cannot be put with the other games now. It stays where it is saved, untouched."
            )
            why = problem_text(cause, USUAL.words) if isinstance(cause, OSError | RecordError | RefusedAction) else ""
            messages.tell(title, text, why)
