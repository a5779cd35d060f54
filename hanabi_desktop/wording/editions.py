"""The editions, their variants and the switches of a table, in the words of each box."""

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.rules import Edition, EditionId, Kit, MemoryAid, Multicolour, Starter
from hanabi_desktop.wording.tokens import Words, words_of


def edition_name(edition: EditionId) -> str:
    """What the edition is called."""
    match edition:
        case EditionId.ENGLISH:
            return QCoreApplication.translate("Editions", "English edition")
        case EditionId.ONLINE:
            return QCoreApplication.translate("Editions", "Online edition")
        case EditionId.NORWEGIAN:
            return QCoreApplication.translate("Editions", "Norwegian edition")
        case EditionId.SWEDISH:
            return QCoreApplication.translate("Editions", "Swedish edition")
        case EditionId.GERMAN:
            return QCoreApplication.translate("Editions", "German edition")
        case EditionId.HOUSE:
            return QCoreApplication.translate("Editions", "House rules")


def edition_text(edition: Edition) -> str:
    """What makes an edition different, in two or three short sentences."""
    if edition.free:
        return QCoreApplication.translate("Editions", "Every switch is yours, in any combination.")
    sentences = [
        clocks_fact(edition.kit, edition.rules.clocks),
        mistakes_fact(edition.kit, edition.rules.mistakes),
        empty_hints_fact(edition.rules.empty_hints),
    ]
    if edition.master:
        sentences.append(QCoreApplication.translate("Editions", "A master turns the tiles."))
    return " ".join(sentences)


def clocks_fact(kit: Kit, clocks: int) -> str:
    """How many hints can be paid for at the start."""
    match words_of(kit):
        case Words.CLOCKS:
            return QCoreApplication.translate("Editions", "%n clock token(s).", "", clocks)
        case Words.COLOURS:
            return QCoreApplication.translate("Editions", "%n blue token(s).", "", clocks)
        case Words.TILES:
            return QCoreApplication.translate("Editions", "%n hint tile(s).", "", clocks)


def mistakes_fact(kit: Kit, mistakes: int) -> str:
    """Which mistake loses the game, and what it looks like in this box."""
    match kit:
        case Kit.CLOCKS_AND_FUSES:
            return _explosion(mistakes)
        case Kit.TURNED_CLOCKS:
            return _red_fuse(mistakes)
        case Kit.BOX_LID:
            return _red_token(mistakes)
        case Kit.TILES:
            return _storm(mistakes)


def _explosion(mistakes: int) -> str:
    match mistakes:
        case 1:
            return QCoreApplication.translate("Editions", "The first mistake uncovers the explosion.")
        case 2:
            return QCoreApplication.translate("Editions", "The second mistake uncovers the explosion.")
        case 3:
            return QCoreApplication.translate("Editions", "The third mistake uncovers the explosion.")
        case _:
            return QCoreApplication.translate("Editions", "The fourth mistake uncovers the explosion.")


def _red_fuse(mistakes: int) -> str:
    match mistakes:
        case 1:
            return QCoreApplication.translate("Editions", "The first mistake burns the last red fuse.")
        case 2:
            return QCoreApplication.translate("Editions", "The second mistake burns the last red fuse.")
        case 3:
            return QCoreApplication.translate("Editions", "The third mistake burns the last red fuse.")
        case _:
            return QCoreApplication.translate("Editions", "The fourth mistake burns the last red fuse.")


def _red_token(mistakes: int) -> str:
    match mistakes:
        case 1:
            return QCoreApplication.translate("Editions", "The first red token in the lid loses.")
        case 2:
            return QCoreApplication.translate("Editions", "The second red token in the lid loses.")
        case 3:
            return QCoreApplication.translate("Editions", "The third red token in the lid loses.")
        case _:
            return QCoreApplication.translate("Editions", "The fourth red token in the lid loses.")


def _storm(mistakes: int) -> str:
    match mistakes:
        case 1:
            return QCoreApplication.translate("Editions", "The first bolt of lightning loses.")
        case 2:
            return QCoreApplication.translate("Editions", "The second bolt of lightning loses.")
        case 3:
            return QCoreApplication.translate("Editions", "The third bolt of lightning loses.")
        case _:
            return QCoreApplication.translate("Editions", "The fourth bolt of lightning loses.")


def empty_hints_fact(allowed: bool) -> str:
    """Whether a hint may point at no card."""
    if allowed:
        return QCoreApplication.translate("Editions", "A hint may point at no card.")
    return QCoreApplication.translate("Editions", "A hint must point at a card.")


def starter_text(starter: Starter) -> str:
    """Whom the book lets begin."""
    match starter:
        case Starter.MOST_COLOURFUL:
            return QCoreApplication.translate("Editions", "By the book: whoever wears the most colourful clothes.")
        case Starter.UNSAID:
            return QCoreApplication.translate("Editions", "No book says who: choose, or draw lots.")
        case Starter.MASTER:
            return QCoreApplication.translate("Editions", "By the book: the oldest player, who is the master.")


def multicolour_name(kind: Multicolour, edition: EditionId) -> str:
    """What the edition calls this kind of sixth colour."""
    match kind, edition:
        case Multicolour.NONE, _:
            return QCoreApplication.translate("Editions", "Five colours")
        case Multicolour.TEN, EditionId.ENGLISH:
            return QCoreApplication.translate("Editions", "Variant 1: ten multicolour cards")
        case Multicolour.FIVE, EditionId.ENGLISH:
            return QCoreApplication.translate("Editions", "Variant 2: five multicolour cards")
        case Multicolour.WILD, EditionId.ENGLISH:
            return QCoreApplication.translate("Editions", "Variant 3: ten wild cards")
        case Multicolour.FIVE, EditionId.NORWEGIAN | EditionId.SWEDISH:
            return QCoreApplication.translate("Editions", "Colour avalanche")
        case Multicolour.TEN, EditionId.GERMAN:
            return QCoreApplication.translate("Editions", "Farbrausch")
        case Multicolour.FIVE, EditionId.GERMAN:
            return QCoreApplication.translate("Editions", "Farbrausch with five cards")
        case Multicolour.WILD, EditionId.GERMAN:
            return QCoreApplication.translate("Editions", "Farbrausch²")
        case Multicolour.TEN, _:
            return QCoreApplication.translate("Editions", "Ten multicolour cards")
        case Multicolour.FIVE, _:
            return QCoreApplication.translate("Editions", "Five multicolour cards")
        case _:
            return QCoreApplication.translate("Editions", "Ten wild multicolour cards")


def multicolour_text(kind: Multicolour) -> str:
    """What the sixth colour changes."""
    match kind:
        case Multicolour.NONE:
            return QCoreApplication.translate("Editions", "The basic game: 50 cards, 25 points at most.")
        case Multicolour.TEN:
            return QCoreApplication.translate(
                "Editions", "A sixth colour that hints can name like any other; 30 points at most."
            )
        case Multicolour.FIVE:
            return QCoreApplication.translate(
                "Editions", "A sixth colour, each of its cards only once: none may be lost. 30 points at most."
            )
        case Multicolour.WILD:
            return QCoreApplication.translate(
                "Editions",
                "A sixth colour that no hint can name: every colour hint points at it too. 30 points at most.",
            )


def perfect_name(edition: EditionId) -> str:
    """What the edition calls the game without a last round."""
    match edition:
        case EditionId.ENGLISH:
            return QCoreApplication.translate("Editions", "Variant 4: only a perfect show")
        case EditionId.NORWEGIAN | EditionId.SWEDISH:
            return QCoreApplication.translate("Editions", "Expert game: the crowning touch")
        case _:
            return QCoreApplication.translate("Editions", "Only a perfect show wins")


def perfect_text() -> str:
    """What `perfect` changes."""
    return QCoreApplication.translate(
        "Editions", "No last round. Whoever loses an indispensable card loses the game for all."
    )


def choreography_name(edition: EditionId) -> str:
    """What the edition calls naming the colour before a card is played."""
    if edition is EditionId.HOUSE:
        return QCoreApplication.translate("Editions", "Choreography")
    return QCoreApplication.translate("Editions", "Detailed choreography")


def choreography_text(kit: Kit) -> str:
    """What `choreography` changes."""
    match words_of(kit):
        case Words.CLOCKS:
            return QCoreApplication.translate(
                "Editions",
                "The colour may be named before playing: right brings a clock token back, wrong is a mistake.",
            )
        case Words.COLOURS:
            return QCoreApplication.translate(
                "Editions",
                "The colour may be named before playing: right brings a blue token back, wrong is a mistake.",
            )
        case Words.TILES:
            return QCoreApplication.translate(
                "Editions",
                "The colour may be named before playing: right turns a hint tile to white, wrong is a mistake.",
            )


def mistakes_choice(kit: Kit, mistakes: int) -> str:
    """One degree of difficulty, as it stands in a list."""
    match words_of(kit):
        case Words.CLOCKS:
            return QCoreApplication.translate("Editions", "%n mistake(s) lose(s) the game", "", mistakes)
        case Words.COLOURS:
            return QCoreApplication.translate("Editions", "%n red token(s)", "", mistakes)
        case Words.TILES:
            return QCoreApplication.translate("Editions", "%n storm tile(s)", "", mistakes)


def clocks_choice(kit: Kit, clocks: int) -> str:
    """One number of tokens for hints, as it stands in a list."""
    match words_of(kit):
        case Words.CLOCKS:
            return QCoreApplication.translate("Editions", "%n clock token(s)", "", clocks)
        case Words.COLOURS:
            return QCoreApplication.translate("Editions", "%n blue token(s)", "", clocks)
        case Words.TILES:
            return QCoreApplication.translate("Editions", "%n hint tile(s)", "", clocks)


def difficulty_text(kit: Kit) -> str:
    """What fewer mistakes and more tokens mean."""
    if words_of(kit) is Words.TILES:
        return QCoreApplication.translate("Editions", "Fewer storm tiles are harder, more hint tiles are easier.")
    return QCoreApplication.translate("Editions", "Fewer mistakes are harder, more tokens for hints are easier.")


def empty_hints_name() -> str:
    """The switch for hints that point at nothing."""
    return QCoreApplication.translate("Editions", "Empty hints")


def empty_hints_text() -> str:
    """What the switch allows."""
    return QCoreApplication.translate("Editions", "A hint may name what a hand does not have.")


def memory_name(memory: MemoryAid) -> str:
    """What stays of the hints on the cards."""
    match memory:
        case MemoryAid.FULL:
            return QCoreApplication.translate("Editions", "Full")
        case MemoryAid.LAST_HINT:
            return QCoreApplication.translate("Editions", "Last hint")
        case MemoryAid.NONE:
            return QCoreApplication.translate("Editions", "None")


def memory_text(memory: MemoryAid) -> str:
    """What that means in play."""
    match memory:
        case MemoryAid.FULL:
            return QCoreApplication.translate(
                "Editions", "All that the hints told, and what they rule out, stays marked on the cards."
            )
        case MemoryAid.LAST_HINT:
            return QCoreApplication.translate("Editions", "Only the latest hint stays marked on each card.")
        case MemoryAid.NONE:
            return QCoreApplication.translate("Editions", "A hint is shown once; then everybody has to remember.")


def master_text(kit: Kit) -> str:
    """What a master does."""
    if words_of(kit) is Words.TILES:
        return QCoreApplication.translate("Editions", "Every action is told to the master, who alone turns the tiles.")
    return QCoreApplication.translate("Editions", "Every action is told to the master, who alone moves the tokens.")
