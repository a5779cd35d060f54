"""What the crowd makes of a show: the scales of the editions, each in a tone of its own (rules, section 1)."""

from msgspec import Struct
from msgspec.structs import replace

from hanabi_desktop.rules import Rating
from hanabi_desktop.wording.text import Text


class Verdict(Struct, frozen=True):
    """What is said of a score."""

    name: Text
    """In a word or two, as it stands in a list."""
    text: Text


_CHILDREN = Verdict(
    Text("Endings", "Legendary"),
    Text("Endings", "Legendary: words fail everyone, and grown-ups are children again."),
)
_DIVINE = Verdict(Text("Endings", "Divine"), Text("Endings", "Divine: even the stars look pale next to it."))
"""With six suits, whatever the edition: 25 to 29 points, and all 30."""


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

    def verdict(self, rating: Rating, six: bool) -> Verdict:
        """What it says of a band of scores, with five suits or `six`."""
        match rating:
            case Rating.DREADFUL:
                return self.dreadful
            case Rating.WEAK:
                return self.weak
            case Rating.HONOURABLE:
                return self.honourable
            case Rating.VERY_GOOD:
                return self.very_good
            case Rating.WONDERFUL:
                return self.wonderful
            case Rating.LEGENDARY:
                return _CHILDREN if six else self.legendary
            case Rating.DIVINE:
                return _DIVINE


GENERAL = Scale(
    heading=Text("Rulebook", "And here’s what the crowd makes of it:"),
    guild=None,
    dreadful=Verdict(Text("Endings", "Dreadful"), Text("Endings", "Dreadful: the crowd boos and goes home.")),
    weak=Verdict(Text("Endings", "Weak"), Text("Endings", "Weak: a few hands clap, out of politeness.")),
    honourable=Verdict(
        Text("Endings", "Honourable"),
        Text("Endings", "Honourable, but nobody will be talking about it next week."),
    ),
    very_good=Verdict(Text("Endings", "Very good"), Text("Endings", "Very good: the crowd goes home happy.")),
    wonderful=Verdict(Text("Endings", "Wonderful"), Text("Endings", "Wonderful: people will talk about it for years.")),
    legendary=Verdict(
        Text("Endings", "Legendary"), Text("Endings", "Legendary: words fail everyone, and every eye shines.")
    ),
)
"""Where no book has one."""

UNPRINTED = replace(
    GENERAL,
    heading=Text(
        "Rulebook",
        "This edition has no scale of its own. Once the show is over, the program says in its own words what the "
        "crowd made of it.",
    ),
    printed=False,
)

LEAGUE = Scale(
    heading=Text("Rulebook", "Every show is judged by the league of firework artisans. Its verdicts:"),
    guild=Text("Endings", "So says the league of firework artisans."),
    dreadful=Verdict(Text("Endings", "Horrible"), Text("Endings", "Horrible: the crowd boos louder than the rockets.")),
    weak=Verdict(Text("Endings", "Mediocre"), Text("Endings", "Mediocre: a trace of applause, then silence.")),
    honourable=Verdict(
        Text("Endings", "Honourable"), Text("Endings", "Honourable, but forgotten before the smoke has cleared.")
    ),
    very_good=Verdict(Text("Endings", "Excellent"), Text("Endings", "Excellent: the crowd has got what it came for.")),
    wonderful=Verdict(
        Text("Endings", "Amazing"), Text("Endings", "Amazing: it will be the talk of the town for weeks.")
    ),
    legendary=Verdict(
        Text("Endings", "Legendary"),
        Text("Endings", "Legendary: nobody can say a word, and there are stars in every eye."),
    ),
)
"""The English edition's."""

_FEDERATION = Text("Rulebook", "Every show is judged by the international federation of firework makers. Its verdicts:")
_SAYS_FEDERATION = Text("Endings", "So says the international federation of firework makers.")

NORDIC = Scale(
    heading=_FEDERATION,
    guild=_SAYS_FEDERATION,
    dreadful=Verdict(
        Text("Endings", "Dreadful"), Text("Endings", "Dreadful: they are booing from the first row to the last.")
    ),
    weak=Verdict(
        Text("Endings", "Middling"), Text("Endings", "Middling: polite applause, a little here and a little there.")
    ),
    honourable=Verdict(
        Text("Endings", "Honour intact"), Text("Endings", "Honour intact, but it won’t be remembered for long.")
    ),
    very_good=Verdict(Text("Endings", "Very good"), Text("Endings", "Very good: happy faces everywhere in the crowd.")),
    wonderful=Verdict(
        Text("Endings", "Incredible"), Text("Endings", "Incredible: people will remember it for a long time.")
    ),
    legendary=Verdict(
        Text("Endings", "Legendary"),
        Text("Endings", "Legendary: a whole crowd without words, with stars in its eyes."),
    ),
)
"""The Norwegian and the Swedish edition's."""

GERMAN = Scale(
    heading=_FEDERATION,
    guild=_SAYS_FEDERATION,
    dreadful=Verdict(Text("Endings", "Oh dear"), Text("Endings", "Oh dear! Just listen to them boo.")),
    weak=Verdict(Text("Endings", "Weak"), Text("Endings", "Weak: hardly anybody claps.")),
    honourable=Verdict(Text("Endings", "All right"), Text("Endings", "All right, but this crowd is used to better.")),
    very_good=Verdict(Text("Endings", "Good"), Text("Endings", "Good: the crowd has enjoyed itself.")),
    wonderful=Verdict(Text("Endings", "Very good"), Text("Endings", "Very good: the crowd can hardly contain itself.")),
    legendary=Verdict(
        Text("Endings", "Legendary"),
        Text("Endings", "Legendary: nobody who was there will ever forget this show."),
    ),
)
"""The German edition's."""
