"""The leaflets that lie behind the rules: on playing on one screen, and on playing with computers."""

from collections.abc import Iterator

from hanabi_desktop.rulebook.document import Facts, Paragraph
from hanabi_desktop.rulebook.pictures import HandPicture, PicturedCard
from hanabi_desktop.rules import Card, Suit
from hanabi_desktop.wording.text import Translate


def leaflet(facts: Facts, tr: Translate) -> Iterator[Paragraph]:
    """The shared screen, clicks and second thoughts."""
    yield Paragraph(
        "screen-public",
        tr("Rulebook", "Between turns, you all look together; everything is open except the hands."),
        tr("Rulebook", "The public table"),
    )
    yield Paragraph(
        "screen-look-away",
        tr(
            "Rulebook",
            "When it’s your turn, everyone else looks away. The cards are shown once you choose “I am …”.",
        ),
        tr("Rulebook", "Looking away"),
    )
    yield Paragraph(
        "screen-private",
        tr(
            "Rulebook",
            "Now you see every hand but your own, and what’s new. This is the only place to take your turn. If "
            "nothing happens for a while, the cards are covered.",
        ),
        tr("Rulebook", "The private view"),
    )
    yield from _actions(facts, tr)
    yield Paragraph(
        "screen-reveal",
        tr(
            "Rulebook",
            "After each turn, a chime calls you all back. A played or discarded card is turned up before "
            "everyone’s eyes.",
        ),
        tr("Rulebook", "Looking again"),
    )
    yield Paragraph(
        "screen-known",
        tr(
            "Rulebook",
            "With full memory aid, a card’s bottom edge shows all its owner can know. A lantern shows the next "
            "value a firework needs, and a tag how far it can still grow; a ribbon means it can’t grow any more. "
            "A seal marks last copies. Click the discard pile to see what’s left.",
        ),
        tr("Rulebook", "What you can see"),
    )
    yield Paragraph(
        "screen-peek",
        tr("Rulebook", "Between turns, anyone may look at the others’ hands while the rest look away."),
        tr("Rulebook", "Peeking"),
    )
    if facts.master:
        text = tr(
            "Rulebook",
            "“Take back” and “Redo” are in the “Table” menu. You may freely take back a hint until the next "
            "private view. For anything else, and to end early, the master must agree.",
        )
    else:
        text = tr(
            "Rulebook",
            "“Take back” and “Redo” are in the “Table” menu. You may freely take back a hint until the next "
            "private view. For anything else, and to end early, everyone must agree.",
        )
    yield Paragraph("screen-take-back", text, tr("Rulebook", "Second thoughts"))
    yield Paragraph(
        "screen-saved",
        tr(
            "Rulebook",
            "Every action is saved at once; “Continue” carries on. Finished games are in the score book.",
        ),
        tr("Rulebook", "Your games"),
    )
    yield Paragraph(
        "screen-speech",
        tr(
            "Rulebook",
            "With a screen reader, you choose when teammates’ cards are read out.",
        ),
    )
    #: Quotes the menu "View" and its entry "Television mode".
    text = tr("Rulebook", "“Television mode” in the “View” menu makes everything larger.")
    yield Paragraph("screen-television", text)
    yield Paragraph("screen-keys", tr("Rulebook", "Everything has a key: press ? for the list."))


def _actions(facts: Facts, tr: Translate) -> Iterator[Paragraph]:
    """What is clicked."""
    yield Paragraph(
        "screen-hint-value",
        tr(
            "Rulebook",
            "On a teammate’s card, click the number for a value hint, the symbol for a colour hint. Hover first "
            "to see which cards it points at.",
        ),
        tr("Rulebook", "Giving a hint"),
    )
    if facts.rules.empty_hints:
        yield Paragraph(
            "screen-hint-empty",
            tr("Rulebook", "To give an empty hint, use “All buttons”."),
            see=("hint-empty",),
        )
    cards = (
        PicturedCard(Card(Suit.YELLOW, 2)),
        PicturedCard(Card(Suit.GREEN, 4)),
        PicturedCard(hinted_suit=Suit.BLUE),
        PicturedCard(signs=True),
    )
    picture = HandPicture(tr("Rulebook", "Number or symbol? Tick or cross?"), cards, facts.rules)
    yield Paragraph(
        "screen-play",
        tr(
            "Rulebook",
            "The green tick plays a card, the red cross discards it. Rearrange your cards, raise them, turn them "
            "sideways, and write notes only you can see.",
        ),
        tr("Rulebook", "Your own cards"),
        picture=picture,
    )
    if facts.rules.choreography:
        #: Quotes the button "Name a colour…" of the table.
        text = tr("Rulebook", "To name a colour first, choose “Name a colour…”.")
        yield Paragraph("screen-naming", text, see=("play-naming",))
    if facts.master:
        yield Paragraph(
            "screen-master",
            tr(
                "Rulebook",
                "Your choice announces the action. If you play, turn your card up. The master clicks or drags what "
                "lights up.",
            ),
            tr("Rulebook", "With a master"),
            see=("master",),
        )


def company(facts: Facts, tr: Translate) -> Iterator[Paragraph]:
    """The conventions by which computers give hints and read them."""
    yield Paragraph(
        "company-agreement",
        tr(
            "Rulebook",
            "Computers give and read hints by the agreements below. When one more mistake would lose the game, they "
            "play only what’s certain.",
        ),
    )
    yield Paragraph(
        "company-discard",
        tr(
            "Rulebook",
            "Your next discard is your oldest card without a hint. New cards are added on the right. Only a card "
            "known to be useless goes before it.",
        ),
        tr("Rulebook", "The next discard"),
    )
    yield Paragraph(
        "company-about",
        tr(
            "Rulebook",
            "Of the cards it points at, a hint is about just one: your next discard, if that’s among them; or else "
            "the newest that had no hint before. About the others, it’s only information.",
        ),
        tr("Rulebook", "What a hint is about"),
    )
    blank, one = PicturedCard(), PicturedCard(hinted_rank=1, pointed=True)
    caption = tr("Rulebook", "“Two 1s”: play the newer one.")
    yield Paragraph(
        "company-newest",
        tr("Rulebook", "A hint about any card other than your next discard says: play it."),
        tr("Rulebook", "Play"),
        picture=HandPicture(caption, (blank, one, blank, one), facts.rules, 0.65),
    )
    five = PicturedCard(hinted_rank=5, pointed=True)
    caption = tr("Rulebook", "“One 5”: keep it.")
    yield Paragraph(
        "company-keep",
        tr(
            "Rulebook",
            "A hint about your next discard says that it fits, or that it’s worth saving. If it can’t be one worth "
            "saving, play it; otherwise keep it. A colour hint saves last copies, but never a 5. A value hint also "
            "saves 5s, and 2s unless the other copy is in a third hand. “5s” may just mean “keep”, whichever card "
            "it’s about.",
        ),
        tr("Rulebook", "Keep"),
        picture=HandPicture(caption, (five, blank, blank, blank), facts.rules, 0.65),
    )
    yield Paragraph(
        "company-useful",
        tr(
            "Rulebook",
            "Wherever possible, hints go only to useful cards, and never to a second copy of one that has a hint "
            "elsewhere.",
        ),
        tr("Rulebook", "Useful cards"),
    )
    yield Paragraph(
        "company-again",
        tr(
            "Rulebook",
            "A hint that points only at cards that already have hints tells you more about them. If it tells you "
            "nothing new, play the newest of them.",
        ),
        tr("Rulebook", "Once more"),
    )
    yield Paragraph(
        "company-before",
        tr(
            "Rulebook",
            "Any hint can also be about a card that fits only after another. Say red is at 1, and it’s about Bo’s "
            "red 3. Then whoever has the red 2 plays it first: a card with hints that can be it, or else their "
            "newest without a hint, played blind. If nobody else can have it, it’s yours: play it. Bo waits to see "
            "whether somebody does.",
        ),
        tr("Rulebook", "One card first"),
    )
    yield Paragraph(
        "company-turn",
        tr(
            "Rulebook",
            "On its turn, a computer plays what fits; or else gives a hint that saves a card or gets one played; or else "
            "discards.",
        ),
        tr("Rulebook", "In this order"),
    )
    yield Paragraph(
        "company-levels",
        tr(
            "Rulebook",
            "A plain computer does that. A skilled one weighs what each action will bring, may wait with a card that "
            "fits, and counts the last turns.",
        ),
        tr("Rulebook", "Plain and skilled"),
    )
    yield Paragraph(
        "company-screen",
        #: Quotes the buttons "Why?" and "Advice", and the entry "Who plays…" of the menu "Table".
        tr(
            "Rulebook",
            "“Why?” names the agreement a computer followed; the replay of a finished game gives every reason. "
            "“Advice” says what a plain computer would do. “Who plays…” in the “Table” menu seats a computer, or a "
            "person again.",
        ),
        tr("Rulebook", "On this screen"),
    )
