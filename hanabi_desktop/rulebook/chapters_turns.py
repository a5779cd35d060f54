"""The chapters on a turn and its three actions: hint, discard, play."""

from collections.abc import Iterator

from hanabi_desktop.rulebook.document import Facts, Kind, Paragraph
from hanabi_desktop.rulebook.pictures import HandPicture, MovePicture, PicturedCard, PlayPicture
from hanabi_desktop.rules import Card, Multicolour, Suit
from hanabi_desktop.table.actions import TokenMove
from hanabi_desktop.wording.text import Said


def turn(facts: Facts, said: Said) -> Iterator[Paragraph]:
    """What belongs to every turn."""
    if facts.edition.hints_by_click and not facts.master:
        yield Paragraph("turn-click", said("Here, a click is all it takes: there’s nothing to say aloud."))
    yield Paragraph(
        "turn-silence",
        said(
            "While someone is thinking, everyone else keeps a straight face: no remarks, no nudges, no "
            "meaningful sighs."
        ),
        kind=Kind.ASIDE,
        see=("talk",),
    )
    text = said(
        "To help you remember, you may rearrange your cards, raise or lower them, or turn them sideways whenever you like."
    )
    yield Paragraph("turn-hand", text, see=("screen-play",))


def hint(facts: Facts, said: Said) -> Iterator[Paragraph]:
    """What may be said, and what it costs."""
    cost = MovePicture(said("What a hint costs."), facts.box, TokenMove.SPEND_CLOCK)
    yield Paragraph("hint-cost", facts.box.handling.hint_cost.translated(said.language), picture=cost)
    yield Paragraph("hint-teammate", said("Give it to one teammate, never to yourself."))
    cards = (
        Card(Suit.RED, 1),
        Card(Suit.BLUE, 3),
        Card(Suit.RED, 4),
        Card(Suit.MULTICOLOUR if facts.wild else Suit.GREEN, 1),
        Card(Suit.YELLOW, 2),
    )
    by_colour = tuple(PicturedCard(card, card.suit in (Suit.RED, Suit.MULTICOLOUR)) for card in cards)
    by_value = tuple(PicturedCard(card, card.rank == 1) for card in cards)
    picture = HandPicture(said("“1” points at every 1."), by_value, facts.rules)
    yield Paragraph(
        "hint-one-thing", said("Name exactly one colour or exactly one number, never both."), picture=picture
    )
    caption = (
        said("“Red” points at both red cards, and at the multicolour one.")
        if facts.wild
        else said("“Red” points at both red cards.")
    )
    picture = HandPicture(caption, by_colour, facts.rules)
    yield Paragraph(
        "hint-complete", said("Point at all the cards in that hand that match; leave none out."), picture=picture
    )
    yield from _spoken(facts, said)
    yield Paragraph("hint-colours", _colours(facts, said))
    empty = said("A hint may also point at nothing: “you have no white cards” is allowed, and costs the same.")
    empty = empty if facts.rules.empty_hints else facts.box.handling.no_empty_hint.translated(said.language)
    yield Paragraph("hint-empty", empty, said("Empty hints"))
    if facts.rules.perfect:
        yield Paragraph("hint-no-cards", said("A teammate with no cards left can’t be given a hint."))


def _spoken(facts: Facts, said: Said) -> Iterator[Paragraph]:
    """Hints as they are said at a table, each with a finger on the cards."""
    yield Paragraph("hint-spoken", said("At a table, you’d point and say:"))
    yield Paragraph("hint-spoken-colour", said("“You have two yellow cards, here and here.”"), kind=Kind.ITEM)
    yield Paragraph("hint-spoken-value", said("“You have one 5, right here.”"), kind=Kind.ITEM)
    if facts.wild:
        yield Paragraph(
            "hint-spoken-wild",
            said("“You have three blue cards: here, here and here”, even if one is multicolour."),
            kind=Kind.ITEM,
        )
    elif facts.six:
        yield Paragraph(
            "hint-spoken-multicolour", said("“You have two multicolour cards, here and here.”"), kind=Kind.ITEM
        )
    if facts.rules.empty_hints:
        yield Paragraph("hint-spoken-none", said("“You have no 2s.”"), kind=Kind.ITEM)
    text = said("But never “this is a red 1”, and not “this one is red” either if there’s another red card.")
    yield Paragraph("hint-spoken-wrong", text)


def _colours(facts: Facts, said: Said) -> str:
    match facts.rules.multicolour:
        case Multicolour.NONE:
            return said("You can name white, red, blue, yellow and green.")
        case Multicolour.WILD:
            return said(
                "You can name white, red, blue, yellow and green. Multicolour can never be named: its cards are "
                "wild, and every colour hint also points at all of them in that hand."
            )
        case _:
            return said(
                "You can name white, red, blue, yellow, green and multicolour. Multicolour is a colour like any "
                "other: no other hint about a colour points at it."
            )


def discard(facts: Facts, said: Said) -> Iterator[Paragraph]:
    """A card for a token."""
    if facts.edition.discards_aloud:
        yield Paragraph("discard-aloud", said("Say aloud that you’re discarding before you do it."))
    yield Paragraph("discard-gain", facts.box.handling.discard_gain.translated(said.language))
    yield Paragraph("discard-draw", said("Then draw a new card, unseen."))
    yield Paragraph("discard-all-available", facts.box.book.all_available.translated(said.language))
    yield Paragraph("discard-pile", said("Anyone may look through the discard pile at any time."))
    if facts.rules.perfect:
        yield Paragraph(
            "discard-indispensable",
            said("Careful: discarding an indispensable card loses the game."),
            see=("end-indispensable",),
        )


def play(facts: Facts, said: Said) -> Iterator[Paragraph]:
    """What fits, what does not, and what either brings."""
    text = said("Turn any card from your hand face up, even one you know nothing about.")
    yield Paragraph("play-card", text)
    picture = PlayPicture(said("Blue is at 2: the 3 fits."), Card(Suit.BLUE, 3), 2)
    yield Paragraph(
        "play-fits",
        said(
            "If it’s the 1 that starts the firework of its colour, or exactly one higher than the top card there, it "
            "fits: add it."
        ),
        picture=picture,
    )
    picture = PlayPicture(
        said("Blue is at 2: the 4 doesn’t fit."), Card(Suit.BLUE, 4), 2, facts.box, TokenMove.BURN_FUSE
    )
    #: {mistake} is a sentence: “The card goes to the discard pile, and a red token into the lid.”
    text = said(
        "If it doesn’t fit, that’s a mistake. {mistake}", mistake=facts.box.handling.mistake.translated(said.language)
    )
    yield Paragraph("play-mistake", text, picture=picture)
    yield Paragraph("play-draw", said("Either way, draw a new card, unseen."))
    if facts.rules.choreography:
        text = choreography_text(said)
        yield Paragraph("play-naming", text, picture=naming_picture(facts, said))
        yield from choreography(facts, said, "play-naming")
    if facts.rules.perfect:
        yield Paragraph(
            "play-indispensable",
            said("Careful: if an indispensable card doesn’t fit, the game is lost."),
            see=("end-indispensable",),
        )


def naming_picture(facts: Facts, said: Said) -> PlayPicture:
    """A card whose colour was named first, and the token that it brings."""
    caption = said("“Green!” It’s green, and it fits.")
    return PlayPicture(caption, Card(Suit.GREEN, 2), 1, facts.box, TokenMove.RETURN_CLOCK, named=True)


def choreography_text(said: Said) -> str:
    """What may be done when a card is played."""
    return said("Before you turn your card up, you may name its colour; the choice is yours each time.")


def choreography(facts: Facts, said: Said, prefix: str) -> Iterator[Paragraph]:
    """What comes of naming the colour first; the ids begin with `prefix`."""
    yield Paragraph(f"{prefix}-right", facts.box.book.named_right.translated(said.language), kind=Kind.ITEM)
    yield Paragraph(
        f"{prefix}-wrong",
        said("Wrong colour: a mistake. The card goes to the discard pile, even if it would have fitted."),
        kind=Kind.ITEM,
    )
    yield Paragraph(
        f"{prefix}-misfit",
        said("Right colour, but it doesn’t fit: an ordinary mistake, without a reward (our own ruling)."),
        kind=Kind.ITEM,
    )
    if facts.six:
        yield Paragraph(
            f"{prefix}-multicolour",
            said("Multicolour is named as a colour of its own (our own ruling)."),
            kind=Kind.ITEM,
        )
