"""How a game ended and what the crowd says of it."""

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.rules import Card, EndReason, Kit, Outcome, Rating
from hanabi_desktop.wording.cards import card_name
from hanabi_desktop.wording.tokens import Words, words_of


def outcome_title(outcome: Outcome) -> str:
    """The one word that stands over the end."""
    match outcome:
        case Outcome.VICTORY:
            return QCoreApplication.translate("Endings", "Victory!")
        case Outcome.DEFEAT:
            return QCoreApplication.translate("Endings", "Defeat")
        case _:
            return QCoreApplication.translate("Endings", "The show is over")


def reason_text(reason: EndReason, kit: Kit, card: Card | None = None) -> str:
    """Why the game ended; `card` is the lost one where an indispensable card ended it."""
    match reason:
        case EndReason.COMPLETE:
            return QCoreApplication.translate("Endings", "Every firework is complete.")
        case EndReason.FUSE:
            return _fuse_text(kit)
        case EndReason.INDISPENSABLE_CARD:
            text = QCoreApplication.translate(
                "Endings", "{card} was the last one, and still needed: the show cannot be perfect."
            )
            return text.format(card=card_name(card) if card else "").strip()
        case EndReason.NO_ACTION_LEFT:
            return QCoreApplication.translate(
                "Endings", "Nothing is left to play, discard or hint: the show cannot be finished."
            )
        case EndReason.FINAL_ROUND:
            return QCoreApplication.translate("Endings", "The last round is over.")
        case EndReason.ENDED_EARLY:
            return QCoreApplication.translate("Endings", "The game was ended early.")


def _fuse_text(kit: Kit) -> str:
    match words_of(kit):
        case Words.CLOCKS:
            return QCoreApplication.translate("Endings", "The fuse has burnt down: everything blows up.")
        case Words.COLOURS:
            return QCoreApplication.translate("Endings", "The last red token lies in the lid: everything blows up.")
        case Words.TILES:
            return QCoreApplication.translate("Endings", "The storm has broken: the show is rained out.")


def rating_text(rating: Rating) -> str:
    """What the crowd says of a score."""
    match rating:
        case Rating.DREADFUL:
            return QCoreApplication.translate("Endings", "Dreadful: the crowd boos and goes home.")
        case Rating.WEAK:
            return QCoreApplication.translate("Endings", "Weak: a few hands clap, out of politeness.")
        case Rating.HONOURABLE:
            return QCoreApplication.translate("Endings", "Honourable, though nobody will speak of it next week.")
        case Rating.VERY_GOOD:
            return QCoreApplication.translate("Endings", "Very good: the crowd goes home happy.")
        case Rating.WONDERFUL:
            return QCoreApplication.translate("Endings", "Wonderful: people will talk of it for years.")
        case Rating.LEGENDARY:
            return QCoreApplication.translate("Endings", "Legendary: nobody finds words, and all eyes shine.")
        case Rating.DIVINE:
            return QCoreApplication.translate("Endings", "Divine: even the stars look pale beside it.")
