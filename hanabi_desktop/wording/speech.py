"""How faces are spoken to a player who looks alone, in words."""

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.table.speech import Speech


def speech_name(speech: Speech) -> str:
    """One of the ways, as it ends `speech_caption`."""
    match speech:
        case Speech.ON_REQUEST:
            return QCoreApplication.translate("CoverPage", "only when a key asks for it")
        case Speech.ALOUD:
            return QCoreApplication.translate("CoverPage", "each one as the keyboard comes to it")
        case Speech.NEVER:
            return QCoreApplication.translate("CoverPage", "never")


def speech_caption(name: str, speech: Speech | None) -> str:
    """What stands before the way that was chosen for this player; asks for one if none was."""
    text = (
        QCoreApplication.translate(
            "CoverPage", "A screen reader is running. How may it speak the teammates' cards to {name}?"
        )
        if speech is None
        else QCoreApplication.translate("CoverPage", "The teammates' cards are spoken to {name}:")
    )
    return text.format(name=name)
