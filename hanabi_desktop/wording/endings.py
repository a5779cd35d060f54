"""How a game ended, and what the crowd makes of the show: the scales of the editions (rules/README.md, section 1)."""

from msgspec import Struct
from msgspec.structs import replace

from hanabi_desktop.rules import RANKS, Card, EndReason, Outcome, Rating, SeatView
from hanabi_desktop.wording.cards import card_name
from hanabi_desktop.wording.text import Text, closed, tr
from hanabi_desktop.wording.tokens import TokenWords

_OUTCOMES = {Outcome.VICTORY: Text("Endings", "Victory!"), Outcome.DEFEAT: Text("Endings", "Defeat")}
_REASONS = {
    EndReason.COMPLETE: Text("Endings", "Every firework is complete."),
    EndReason.NO_ACTION_LEFT: Text(
        "Endings", "There’s nothing left to play or discard, and no hint to give, so the show can’t be finished."
    ),
    EndReason.FINAL_ROUND: Text("Endings", "The last round is over."),
    EndReason.ENDED_EARLY: Text("Endings", "The game was ended early."),
}
"""Texts of the reasons that depend on neither box nor card."""
NO_MEDAL = Text("Scores", "This game wins no medal.")
"""Told before and after the first turn is taken back, and at the end."""


def outcome_title(outcome: Outcome) -> str:
    """The one word that stands over the end."""
    return _OUTCOMES.get(outcome, Text("Endings", "The show is over")).translated()


def reason_text(reason: EndReason, words: TokenWords, card: Card | None = None) -> str:
    """Why the game ended; `card` is the lost one where an indispensable card ended it."""
    if reason is EndReason.FUSE:
        return words.lost.translated()
    if reason is not EndReason.INDISPENSABLE_CARD:
        return _REASONS[reason].translated()
    if card is None:
        return closed(end_name(reason))
    return tr(
        "Endings",
        "That was the last {card}, and it was still needed: the show can’t be perfect any more.",
        card=card_name(card),
    )


def end_title(reason: EndReason, words: TokenWords, card: Card | None = None) -> str:
    """How the game ended, in a headline; `card` is the lost one where an indispensable card ended it."""
    if reason is EndReason.FUSE:
        return words.lost_title.translated()
    if card is not None:
        return tr("Endings", "Lost: {card} is gone", card=card_name(card))
    return _TITLES[reason].translated()


_TITLES = {
    EndReason.COMPLETE: Text("Endings", "Victory! A perfect show"),
    EndReason.INDISPENSABLE_CARD: Text("Endings", "Lost: a card is gone"),
    EndReason.NO_ACTION_LEFT: Text("Endings", "Lost: nothing left to do"),
    EndReason.FINAL_ROUND: Text("Endings", "The last round is over"),
    EndReason.ENDED_EARLY: Text("Endings", "Ended early"),
}
"""But for the reason that depends on the box."""


_SCORES = (
    Text("Endings", "{score} of {possible} possible points"),
    Text("Endings", "{score} of {possible} points"),
    Text("Endings", "{score} of {possible}"),
)


def score_texts(score: int, possible: int) -> tuple[str, ...]:
    """The score in whole words, in fewer, and in figures, for less and less room."""
    return tuple(text.translated(score=score, possible=possible) for text in _SCORES)


def sum_text(seen: SeatView, *, spoken: bool = False) -> str:
    """How the score comes about, firework by firework; `spoken`, with the colour of each."""
    named = [card_name(Card(suit, seen.fireworks[suit])) for suit in seen.rules.suits]
    told = tr(
        "FinalePage",
        "Fireworks: {heights} = {total}.",
        heights=" + ".join(named if spoken else map(str, seen.fireworks)),
        total=sum(seen.fireworks),
    )
    lost = seen.outcome is Outcome.DEFEAT
    return f"{told} {tr('FinalePage', 'A lost game scores 0.')}" if lost else told


def points_text(score: int) -> str:
    """The score in words."""
    return tr("FinalePage", "%n point(s)", n=score)


def end_name(reason: EndReason) -> str:
    """How a game ended, in a few words, as it stands in a list."""
    return _ENDS[reason].translated()


_ENDS = {
    EndReason.COMPLETE: Text("Endings", "All fireworks complete"),
    EndReason.FUSE: Text("Endings", "Too many mistakes"),
    EndReason.INDISPENSABLE_CARD: Text("Endings", "Indispensable card lost"),
    EndReason.NO_ACTION_LEFT: Text("Endings", "Nothing left to do"),
    EndReason.FINAL_ROUND: Text("Endings", "Last round played"),
    EndReason.ENDED_EARLY: Text("Endings", "Ended early"),
}


# What the crowd says


class Verdict(Struct, frozen=True):
    """The name and the sentence that a scale has for a score."""

    name: Text
    """The short name, for lists."""
    text: Text


_UP_TO_30 = (
    Verdict(
        Text("Endings", "Legendary"),
        Text("Endings", "Legendary: the crowd is speechless, and grown-ups are children again."),
    ),
    Verdict(Text("Endings", "Divine"), Text("Endings", "Divine: even the stars pale beside it.")),
)
"""Verdicts of the Norwegian and the Swedish book alone, for six suits: 25 to 29 points, and all 30."""


class Scale(Struct, frozen=True, kw_only=True):
    """The scale of an edition. Every verdict has to be given."""

    heading: Text
    """What the rulebook says above it, or instead of it."""
    printed: bool = True
    """Whether the rulebook has it."""
    guild: Text | None
    """Who says so, if somebody does."""
    dreadful: Verdict
    weak: Verdict
    honourable: Verdict
    very_good: Verdict
    wonderful: Verdict
    legendary: Verdict
    with_six: tuple[Verdict, Verdict] | None = None
    """Its verdicts on 25 to 29 points and on all 30 with six suits; else the highest one serves for both."""
    zero_is_ours: bool = True
    """Whether the book says that a game is lost, but not that it is then worth 0 points."""

    def verdict(self, rating: Rating, six: bool) -> Verdict:
        """What it says of a band of scores, with five suits or `six`."""
        return {
            Rating.DREADFUL: self.dreadful,
            Rating.WEAK: self.weak,
            Rating.HONOURABLE: self.honourable,
            Rating.VERY_GOOD: self.very_good,
            Rating.WONDERFUL: self.wonderful,
            Rating.LEGENDARY: self.with_six[0] if six and self.with_six else self.legendary,
            Rating.DIVINE: self.with_six[1] if self.with_six else self.legendary,
        }[rating]


_MOST_OF_IT = 0.6
"""Share of all points from which a lost game was close."""


def reached_text(seen: SeatView) -> str:
    """What a lost game had reached, in place of the score."""
    lit = sum(seen.fireworks)
    return tr("Endings", "%n card(s) in the sky", n=lit) if lit else tr("Endings", "The sky stayed dark")


def comfort_text(seen: SeatView) -> str:
    """What is said after a lost game, instead of a verdict."""
    lit, complete = sum(seen.fireworks), sum(height == RANKS[-1] for height in seen.fireworks)
    if lit > _MOST_OF_IT * len(seen.rules.suits) * RANKS[-1]:
        return tr("Endings", "So close: most of the sky was already alight.")
    if complete:
        return tr("Endings", "%n firework(s) complete before it went dark. That deserves another show.", n=complete)
    if lit:
        return tr("Endings", "What was lit is not forgotten. The next show will climb higher.")
    return tr("Endings", "Not a spark this time. From here it can only go up.")


GENERAL = Scale(
    heading=Text("Rulebook", "And here’s what the crowd makes of it:"),
    guild=None,
    zero_is_ours=False,
    dreadful=Verdict(Text("Endings", "Dreadful"), Text("Endings", "Dreadful: the crowd boos and goes home.")),
    weak=Verdict(Text("Endings", "Weak"), Text("Endings", "Weak: a few hands clap, out of politeness.")),
    honourable=Verdict(
        Text("Endings", "Honourable"), Text("Endings", "Honourable, but nobody will be talking about it next week.")
    ),
    very_good=Verdict(Text("Endings", "Very good"), Text("Endings", "Very good: the crowd goes home happy.")),
    wonderful=Verdict(Text("Endings", "Wonderful"), Text("Endings", "Wonderful: people will talk about it for years.")),
    legendary=Verdict(
        Text("Endings", "Legendary"), Text("Endings", "Legendary: the crowd falls silent, and then cheers till dawn.")
    ),
)
"""The scale for editions whose book has none."""

UNPRINTED = replace(
    GENERAL,
    heading=Text(
        "Rulebook",
        "This edition has no scale. Once the show is over, the program says in its own words what the crowd "
        "made of it.",
    ),
    printed=False,
    zero_is_ours=True,
)

LEAGUE = Scale(
    heading=Text("Rulebook", "Every show is judged by the league of firework artisans. Its verdicts:"),
    guild=Text("Endings", "So says the league of firework artisans."),
    dreadful=Verdict(Text("Endings", "Horrible"), Text("Endings", "Horrible: the crowd boos louder than the rockets.")),
    weak=Verdict(Text("Endings", "Mediocre"), Text("Endings", "Mediocre: a trace of applause, then silence.")),
    honourable=Verdict(
        Text("Endings", "Honourable"), Text("Endings", "Honourable, but forgotten before the smoke has cleared.")
    ),
    very_good=Verdict(Text("Endings", "Excellent"), Text("Endings", "Excellent: the crowd goes home happy.")),
    wonderful=Verdict(
        Text("Endings", "Amazing"), Text("Endings", "Amazing: it will be the talk of the town for weeks.")
    ),
    legendary=Verdict(
        Text("Endings", "Legendary"), Text("Endings", "Legendary: nobody can say a word, and nobody wants to go home.")
    ),
)
"""The English edition's."""

_FEDERATION = Text("Rulebook", "Every show is judged by the international federation of firework makers. Its verdicts:")
_SAYS_FEDERATION = Text("Endings", "So says the international federation of firework makers.")

NORDIC = Scale(
    heading=_FEDERATION,
    guild=_SAYS_FEDERATION,
    dreadful=Verdict(
        Text("Endings", "Dreadful"), Text("Endings", "Dreadful: they’re booing from the front row to the back.")
    ),
    weak=Verdict(
        Text("Endings", "Middling"), Text("Endings", "Middling: polite applause, a little here and a little there.")
    ),
    honourable=Verdict(
        Text("Endings", "Honour intact"), Text("Endings", "Honour intact, but the show won’t be remembered for long.")
    ),
    very_good=Verdict(Text("Endings", "Very good"), Text("Endings", "Very good: happy faces everywhere in the crowd.")),
    wonderful=Verdict(
        Text("Endings", "Incredible"), Text("Endings", "Incredible: people will remember it for a long time.")
    ),
    legendary=Verdict(
        Text("Endings", "Legendary"),
        Text("Endings", "Legendary: a whole crowd holds its breath, and no night was ever so bright."),
    ),
    with_six=_UP_TO_30,
)
"""The Norwegian and the Swedish edition's."""

GERMAN = Scale(
    heading=_FEDERATION,
    guild=_SAYS_FEDERATION,
    dreadful=Verdict(Text("Endings", "Oh dear"), Text("Endings", "Oh dear! Just listen to them boo.")),
    weak=Verdict(Text("Endings", "Weak"), Text("Endings", "Weak: hardly anyone claps.")),
    honourable=Verdict(Text("Endings", "All right"), Text("Endings", "All right, but this crowd is used to better.")),
    very_good=Verdict(Text("Endings", "Good"), Text("Endings", "Good: the crowd has enjoyed itself.")),
    wonderful=Verdict(Text("Endings", "Very good"), Text("Endings", "Very good: the crowd can hardly contain itself.")),
    legendary=Verdict(
        Text("Endings", "Legendary"), Text("Endings", "Legendary: nobody who was there will ever forget this show.")
    ),
    zero_is_ours=False,
)
"""The German edition's."""
