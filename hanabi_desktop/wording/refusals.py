"""Why something is not possible, in one sentence, in the words of the table's own box."""

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.rules import Kit, Multicolour, Refusal
from hanabi_desktop.wording.tokens import Words, words_of


def refusal_text(refusal: Refusal, kit: Kit, multicolour: Multicolour = Multicolour.NONE) -> str:
    """The reason for a refusal; `multicolour` tells which of two reasons a colour cannot be named for."""
    words = words_of(kit)
    match refusal:
        case Refusal.NO_CLOCK_TOKEN:
            return _no_clock_token(words)
        case Refusal.ALL_CLOCK_TOKENS:
            return _all_clock_tokens(words)
        case Refusal.COLOUR_NOT_NAMEABLE if multicolour is Multicolour.WILD:
            return QCoreApplication.translate("Refusals", "Multicolour cards are wild: a hint cannot name them.")
        case Refusal.COLOUR_NOT_NAMEABLE:
            return QCoreApplication.translate("Refusals", "There are no multicolour cards in this game.")
        case Refusal.NO_TOKEN_OWED | Refusal.WRONG_TOKEN | Refusal.WRONG_DIRECTION:
            return _token_refusal(refusal, words)
        case _:
            return _plain(refusal)


def _plain(refusal: Refusal) -> str:
    match refusal:
        case Refusal.NOT_YOUR_TURN:
            return QCoreApplication.translate("Refusals", "It is somebody else's turn.")
        case Refusal.GAME_OVER:
            return QCoreApplication.translate("Refusals", "The game is over.")
        case Refusal.HINT_TO_SELF:
            return QCoreApplication.translate("Refusals", "A hint goes to a teammate, never to oneself.")
        case Refusal.NO_CARDS_TO_HINT:
            return QCoreApplication.translate("Refusals", "This hand is empty: there is nothing to give a hint about.")
        case Refusal.EMPTY_HINT:
            return QCoreApplication.translate(
                "Refusals", "No card in this hand matches, and a hint must point at a card."
            )
        case Refusal.NO_SUCH_CARD:
            return QCoreApplication.translate("Refusals", "There is no such card in this hand.")
        case Refusal.ANNOUNCEMENT_NOT_ALLOWED:
            return QCoreApplication.translate("Refusals", "No colour is named before playing in this game.")
        case Refusal.WAITING_FOR_MASTER:
            return QCoreApplication.translate("Refusals", "The master has to move a token first.")
        case Refusal.LAY_OPEN_FIRST:
            return QCoreApplication.translate("Refusals", "The card has to be laid open first.")
        case Refusal.CARD_LIES_OPEN:
            return QCoreApplication.translate("Refusals", "The card lies open: this can no longer be withdrawn.")
        case Refusal.NOT_AT_THIS_SCREEN:
            return QCoreApplication.translate("Refusals", "This player does not play at this screen.")
        case Refusal.NOTHING_TO_TAKE_BACK:
            return QCoreApplication.translate("Refusals", "There is nothing to take back.")
        case _:
            return QCoreApplication.translate("Refusals", "This is done in a player's own private view.")


def _no_clock_token(words: Words) -> str:
    match words:
        case Words.CLOCKS:
            return QCoreApplication.translate("Refusals", "No clock token is left to pay for a hint.")
        case Words.COLOURS:
            return QCoreApplication.translate("Refusals", "No blue token is left to pay for a hint.")
        case Words.TILES:
            return QCoreApplication.translate("Refusals", "All hint tiles show black: none is left to pay for a hint.")


def _all_clock_tokens(words: Words) -> str:
    match words:
        case Words.CLOCKS:
            return QCoreApplication.translate(
                "Refusals", "All clock tokens are available, so nothing can be discarded."
            )
        case Words.COLOURS:
            return QCoreApplication.translate("Refusals", "All blue tokens are available, so nothing can be discarded.")
        case Words.TILES:
            return QCoreApplication.translate("Refusals", "All hint tiles show white, so nothing can be discarded.")


def _token_refusal(refusal: Refusal, words: Words) -> str:
    match refusal, words:
        case Refusal.NO_TOKEN_OWED, Words.TILES:
            return QCoreApplication.translate("Refusals", "No tile is to be turned now.")
        case Refusal.NO_TOKEN_OWED, _:
            return QCoreApplication.translate("Refusals", "No token is to be moved now.")
        case Refusal.WRONG_TOKEN, Words.TILES:
            return QCoreApplication.translate("Refusals", "That is the wrong tile for what was announced.")
        case Refusal.WRONG_TOKEN, _:
            return QCoreApplication.translate("Refusals", "That is the wrong token for what was announced.")
        case _, Words.TILES:
            return QCoreApplication.translate("Refusals", "The right kind of tile, but it turns the other way.")
        case _:
            return QCoreApplication.translate("Refusals", "The right kind of token, but it goes the other way.")
