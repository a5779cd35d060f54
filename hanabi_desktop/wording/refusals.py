"""Why something is not possible, in one sentence, in the words of the table's own box."""

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.rules import Multicolour, Refusal
from hanabi_desktop.wording.tokens import TokenWords


def refusal_text(refusal: Refusal, words: TokenWords, multicolour: Multicolour = Multicolour.NONE) -> str:
    """The reason for a refusal; `multicolour` tells which of two reasons a colour cannot be named for."""
    if text := words.refusals.of(refusal):
        return text.said()
    if refusal is not Refusal.COLOUR_NOT_NAMEABLE:
        return _plain(refusal)
    if multicolour is Multicolour.WILD:
        return QCoreApplication.translate("Refusals", "Multicolour cards are wild: no hint can name them.")
    return QCoreApplication.translate("Refusals", "There are no multicolour cards in this game.")


def _plain(refusal: Refusal) -> str:
    match refusal:
        case Refusal.NOT_YOUR_TURN:
            return QCoreApplication.translate("Refusals", "It’s someone else’s turn.")
        case Refusal.GAME_OVER:
            return QCoreApplication.translate("Refusals", "The game is over.")
        case Refusal.HINT_TO_SELF:
            return QCoreApplication.translate("Refusals", "A hint goes to a teammate, never to oneself.")
        case Refusal.NO_CARDS_TO_HINT:
            return QCoreApplication.translate("Refusals", "This hand is empty: there’s nothing to give a hint about.")
        case Refusal.EMPTY_HINT:
            return QCoreApplication.translate(
                "Refusals", "No card in this hand matches, and a hint must point at one at least."
            )
        case Refusal.NO_SUCH_CARD:
            return QCoreApplication.translate("Refusals", "There’s no such card in this hand.")
        case Refusal.ANNOUNCEMENT_NOT_ALLOWED:
            return QCoreApplication.translate("Refusals", "In this game, no colour is named before playing.")
        case Refusal.WAITING_FOR_MASTER:
            return QCoreApplication.translate("Refusals", "The master has to make the move first.")
        case Refusal.LAY_OPEN_FIRST:
            return QCoreApplication.translate("Refusals", "The card has to be turned face up first.")
        case Refusal.CARD_LIES_OPEN:
            return QCoreApplication.translate("Refusals", "The card is face up, so this can’t be withdrawn any more.")
        case Refusal.NOT_AT_THIS_SCREEN:
            return QCoreApplication.translate("Refusals", "This player isn’t playing at this screen.")
        case Refusal.NOTHING_TO_TAKE_BACK:
            return QCoreApplication.translate("Refusals", "There’s nothing to take back.")
        case Refusal.NOTHING_TO_DO_AGAIN:
            return QCoreApplication.translate("Refusals", "There’s nothing to do again.")
        case _:
            return QCoreApplication.translate("Refusals", "That has to wait for a player’s own private view.")
