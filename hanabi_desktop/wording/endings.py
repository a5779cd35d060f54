"""How a game ended and what the crowd says of it."""

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.rules import Card, EditionId, EndReason, Multicolour, Outcome, Rules, rating
from hanabi_desktop.wording.cards import card_name
from hanabi_desktop.wording.editions import EDITION_WORDS
from hanabi_desktop.wording.scales import Verdict
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


def verdict_of(edition: EditionId, rules: Rules, score: int) -> Verdict | None:
    """What the edition's scale says of a score; None where only a complete show counts."""
    if rules.perfect:
        return None
    return EDITION_WORDS[edition].scale.verdict(rating(score), rules.multicolour is not Multicolour.NONE)


def verdict_told(edition: EditionId, rules: Rules, score: int) -> list[str]:
    """The same in sentences, the last of them naming who says so, if somebody does."""
    verdict, guild = verdict_of(edition, rules, score), EDITION_WORDS[edition].scale.guild
    return [text.said() for text in (verdict.text, guild) if text] if verdict else []


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
