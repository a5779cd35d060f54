"""How a game ended and what the crowd says of it."""

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.rules import Card, EndReason, Outcome, Rating
from hanabi_desktop.wording.cards import card_name
from hanabi_desktop.wording.text import Text, Translate, program
from hanabi_desktop.wording.tokens import TokenWords


def outcome_title(outcome: Outcome) -> str:
    """The one word that stands over the end."""
    match outcome:
        case Outcome.VICTORY:
            return QCoreApplication.translate("Endings", "Victory!")
        case Outcome.DEFEAT:
            return QCoreApplication.translate("Endings", "Defeat")
        case _:
            return QCoreApplication.translate("Endings", "The show is over")


def reason_text(reason: EndReason, words: TokenWords, card: Card | None = None) -> str:
    """Why the game ended; `card` is the lost one where an indispensable card ended it."""
    match reason:
        case EndReason.COMPLETE:
            return QCoreApplication.translate("Endings", "Every firework is complete.")
        case EndReason.FUSE:
            return words.lost.said()
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


def points_text(score: int) -> str:
    """The score in words."""
    return QCoreApplication.translate("FinalePage", "%n point(s)", "", score)


def rating_text(rating: Rating, language: Translate = program, /) -> str:
    """What the crowd says of a score."""
    match rating:
        case Rating.DREADFUL:
            return Text("Endings", "Dreadful: the crowd boos and goes home.").said(language)
        case Rating.WEAK:
            return Text("Endings", "Weak: a few hands clap, out of politeness.").said(language)
        case Rating.HONOURABLE:
            return Text("Endings", "Honourable, though nobody will speak of it next week.").said(language)
        case Rating.VERY_GOOD:
            return Text("Endings", "Very good: the crowd goes home happy.").said(language)
        case Rating.WONDERFUL:
            return Text("Endings", "Wonderful: people will talk of it for years.").said(language)
        case Rating.LEGENDARY:
            return Text("Endings", "Legendary: nobody finds words, and all eyes shine.").said(language)
        case Rating.DIVINE:
            return Text("Endings", "Divine: even the stars look pale beside it.").said(language)


def rating_name(rating: Rating, language: Translate = program, /) -> str:
    """The same in one word, as it stands in a list."""
    return _RATINGS[rating].said(language)


_RATINGS: Mapping[Rating, Text] = MappingProxyType(
    {
        Rating.DREADFUL: Text("Endings", "Dreadful"),
        Rating.WEAK: Text("Endings", "Weak"),
        Rating.HONOURABLE: Text("Endings", "Honourable"),
        Rating.VERY_GOOD: Text("Endings", "Very good"),
        Rating.WONDERFUL: Text("Endings", "Wonderful"),
        Rating.LEGENDARY: Text("Endings", "Legendary"),
        Rating.DIVINE: Text("Endings", "Divine"),
    }
)


def end_name(reason: EndReason, language: Translate = program, /) -> str:
    """How a game ended, in a few words, as it stands in a list."""
    return _ENDS[reason].said(language)


_ENDS: Mapping[EndReason, Text] = MappingProxyType(
    {
        EndReason.COMPLETE: Text("Endings", "Full show"),
        EndReason.FUSE: Text("Endings", "Too many mistakes"),
        EndReason.INDISPENSABLE_CARD: Text("Endings", "Indispensable card lost"),
        EndReason.NO_ACTION_LEFT: Text("Endings", "No action left"),
        EndReason.FINAL_ROUND: Text("Endings", "Last round played"),
        EndReason.ENDED_EARLY: Text("Endings", "Ended early"),
    }
)
