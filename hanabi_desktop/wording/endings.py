"""How a game ended and what the crowd says of it."""

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.rules import Card, EndReason, Outcome, Rating
from hanabi_desktop.wording.cards import card_name
from hanabi_desktop.wording.text import Text, Translate, closed, program
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
            if card is None:
                return closed(end_name(reason))
            text = QCoreApplication.translate(
                "Endings", "That was the last {card}, and it was still needed: the show can’t be perfect any more."
            )
            return text.format(card=card_name(card))
        case EndReason.NO_ACTION_LEFT:
            return QCoreApplication.translate(
                "Endings", "There’s nothing left to play, discard or hint, so the show can’t be finished."
            )
        case EndReason.FINAL_ROUND:
            return QCoreApplication.translate("Endings", "The last round is over.")
        case EndReason.ENDED_EARLY:
            return QCoreApplication.translate("Endings", "The game was ended early.")


_SCORES = (
    Text("Endings", "{score} of {possible} possible points"),
    Text("Endings", "{score} of {possible} possible"),
    Text("Endings", "{score} of {possible}"),
)


def score_texts(score: int, possible: int) -> tuple[str, ...]:
    """The score of so many points, in whole words, in fewer, and in figures where there is no room for words."""
    return tuple(text.said(score=score, possible=possible) for text in _SCORES)


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
            return Text("Endings", "Honourable, but nobody will be talking about it next week.").said(language)
        case Rating.VERY_GOOD:
            return Text("Endings", "Very good: the crowd goes home happy.").said(language)
        case Rating.WONDERFUL:
            return Text("Endings", "Wonderful: people will talk about it for years.").said(language)
        case Rating.LEGENDARY:
            return Text("Endings", "Legendary: words fail everyone, and every eye shines.").said(language)
        case Rating.DIVINE:
            return Text("Endings", "Divine: even the stars look pale next to it.").said(language)


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
        EndReason.COMPLETE: Text("Endings", "All fireworks complete"),
        EndReason.FUSE: Text("Endings", "Too many mistakes"),
        EndReason.INDISPENSABLE_CARD: Text("Endings", "Indispensable card lost"),
        EndReason.NO_ACTION_LEFT: Text("Endings", "Nothing left to do"),
        EndReason.FINAL_ROUND: Text("Endings", "Last round played"),
        EndReason.ENDED_EARLY: Text("Endings", "Ended early"),
    }
)
