"""The tokens in the words of the edition's own box."""

from enum import Enum

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.rules import ClockGain, Kit
from hanabi_desktop.table.tokens import TokenMove


class Words(Enum):
    """Which words a box uses: the kits of the English editions share theirs."""

    CLOCKS = "clocks"
    """Clock tokens and fuse tokens."""
    COLOURS = "colours"
    """Blue tokens and red tokens."""
    TILES = "tiles"
    """Hint tiles and storm tiles."""


def words_of(kit: Kit) -> Words:
    """The words that go with a kit."""
    return {Kit.BOX_LID: Words.COLOURS, Kit.TILES: Words.TILES}.get(kit, Words.CLOCKS)


def clocks_title(kit: Kit) -> str:
    """What the tokens for hints are called."""
    match words_of(kit):
        case Words.CLOCKS:
            return QCoreApplication.translate("Tokens", "Clock tokens")
        case Words.COLOURS:
            return QCoreApplication.translate("Tokens", "Blue tokens")
        case Words.TILES:
            return QCoreApplication.translate("Tokens", "Hint tiles")


def fuses_title(kit: Kit) -> str:
    """What the tokens for mistakes are called."""
    match words_of(kit):
        case Words.CLOCKS:
            return QCoreApplication.translate("Tokens", "Fuse tokens")
        case Words.COLOURS:
            return QCoreApplication.translate("Tokens", "Red tokens")
        case Words.TILES:
            return QCoreApplication.translate("Tokens", "Storm tiles")


def clocks_text(kit: Kit, available: int, total: int) -> str:
    """How many hints can still be given, for tray captions and the screen reader."""
    match words_of(kit):
        case Words.CLOCKS:
            text = QCoreApplication.translate("Tokens", "Clock tokens: {available} of {total}")
        case Words.COLOURS:
            text = QCoreApplication.translate("Tokens", "Blue tokens: {available} of {total}")
        case Words.TILES:
            text = QCoreApplication.translate("Tokens", "Hint tiles: {available} of {total} white")
    return text.format(available=available, total=total)


def fuses_text(kit: Kit, mistakes: int, limit: int) -> str:
    """How many mistakes were made, of how many that end the game."""
    match words_of(kit):
        case Words.CLOCKS:
            text = QCoreApplication.translate("Tokens", "Fuse: {mistakes} of {limit} mistakes")
        case Words.COLOURS:
            text = QCoreApplication.translate("Tokens", "Red tokens: {mistakes} of {limit} mistakes")
        case Words.TILES:
            text = QCoreApplication.translate("Tokens", "Storm: {mistakes} of {limit} lightnings")
    return text.format(mistakes=mistakes, limit=limit)


def clock_token_text(kit: Kit, available: bool) -> str:
    """One token for hints and where it lies, for the screen reader."""
    match kit, available:
        case Kit.CLOCKS_AND_FUSES, True:
            return QCoreApplication.translate("Tokens", "clock token, face up on the table: available")
        case Kit.CLOCKS_AND_FUSES, False:
            return QCoreApplication.translate("Tokens", "clock token in the box lid: spent")
        case Kit.TURNED_CLOCKS, True:
            return QCoreApplication.translate("Tokens", "clock token, upright: available")
        case Kit.TURNED_CLOCKS, False:
            return QCoreApplication.translate("Tokens", "clock token on its side: spent")
        case Kit.BOX_LID, True:
            return QCoreApplication.translate("Tokens", "blue token in the box lid: available")
        case Kit.BOX_LID, False:
            return QCoreApplication.translate("Tokens", "blue token beside the box lid: spent")
        case Kit.TILES, True:
            return QCoreApplication.translate("Tokens", "hint tile, white side up: available")
        case _:
            return QCoreApplication.translate("Tokens", "hint tile, black side up: spent")


def explosion_text(uncovered: bool) -> str:
    """What lies at the bottom of the stack of fuses, for the screen reader."""
    if uncovered:
        return QCoreApplication.translate("Tokens", "the explosion, uncovered")
    return QCoreApplication.translate("Tokens", "the explosion, at the bottom of the stack")


def fuse_token_text(kit: Kit, used: bool) -> str:
    """One token for mistakes and how it lies, for the screen reader."""
    match kit, used:
        case Kit.CLOCKS_AND_FUSES, False:
            return QCoreApplication.translate("Tokens", "fuse token on the stack")
        case Kit.CLOCKS_AND_FUSES, True:
            return QCoreApplication.translate("Tokens", "fuse token, burnt away")
        case Kit.TURNED_CLOCKS, False:
            return QCoreApplication.translate("Tokens", "red fuse token, unused")
        case Kit.TURNED_CLOCKS, True:
            return QCoreApplication.translate("Tokens", "red fuse token, used")
        case Kit.BOX_LID, False:
            return QCoreApplication.translate("Tokens", "red token beside the box lid")
        case Kit.BOX_LID, True:
            return QCoreApplication.translate("Tokens", "red token in the box lid: a mistake")
        case _, False:
            return QCoreApplication.translate("Tokens", "storm tile, starry sky")
        case _:
            return QCoreApplication.translate("Tokens", "storm tile, lightning: a mistake")


def move_request(kit: Kit, move: TokenMove, master: str) -> str:
    """What the master is asked to do now."""
    match words_of(kit), move:
        case Words.CLOCKS, TokenMove.SPEND_CLOCK:
            text = QCoreApplication.translate("Tokens", "{master}: take a clock token away")
        case Words.CLOCKS, TokenMove.RETURN_CLOCK:
            text = QCoreApplication.translate("Tokens", "{master}: bring a clock token back")
        case Words.CLOCKS, _:
            text = QCoreApplication.translate("Tokens", "{master}: take the top fuse token away")
        case Words.COLOURS, TokenMove.SPEND_CLOCK:
            text = QCoreApplication.translate("Tokens", "{master}: take a blue token out of the box lid")
        case Words.COLOURS, TokenMove.RETURN_CLOCK:
            text = QCoreApplication.translate("Tokens", "{master}: put a blue token back into the box lid")
        case Words.COLOURS, _:
            text = QCoreApplication.translate("Tokens", "{master}: put a red token into the box lid")
        case Words.TILES, TokenMove.SPEND_CLOCK:
            text = QCoreApplication.translate("Tokens", "{master}: turn a hint tile to its black side")
        case Words.TILES, TokenMove.RETURN_CLOCK:
            text = QCoreApplication.translate("Tokens", "{master}: turn a hint tile to its white side")
        case _:
            text = QCoreApplication.translate("Tokens", "{master}: turn a storm tile to lightning")
    return text.format(master=master)


def gain_text(kit: Kit, reason: ClockGain) -> str:
    """A token came back."""
    match words_of(kit), reason:
        case Words.CLOCKS, ClockGain.DISCARD:
            return QCoreApplication.translate("Journal", "A clock token is back.")
        case Words.CLOCKS, ClockGain.BONUS:
            return QCoreApplication.translate("Journal", "Bonus: a clock token is back.")
        case Words.CLOCKS, ClockGain.CHOREOGRAPHY:
            return QCoreApplication.translate("Journal", "The colour was right: a clock token is back.")
        case Words.COLOURS, ClockGain.DISCARD:
            return QCoreApplication.translate("Journal", "A blue token is back.")
        case Words.COLOURS, ClockGain.BONUS:
            return QCoreApplication.translate("Journal", "Bonus: a blue token is back.")
        case Words.COLOURS, ClockGain.CHOREOGRAPHY:
            return QCoreApplication.translate("Journal", "The colour was right: a blue token is back.")
        case Words.TILES, ClockGain.DISCARD:
            return QCoreApplication.translate("Journal", "A hint tile turns white.")
        case Words.TILES, ClockGain.BONUS:
            return QCoreApplication.translate("Journal", "Bonus: a hint tile turns white.")
        case _:
            return QCoreApplication.translate("Journal", "The colour was right: a hint tile turns white.")


def lost_gain_text(reason: ClockGain) -> str:
    """A token was earned, but none was spent."""
    if reason is ClockGain.BONUS:
        return QCoreApplication.translate("Journal", "The bonus is lost: no hint was spent.")
    return QCoreApplication.translate("Journal", "The colour was right, but no hint was spent.")
