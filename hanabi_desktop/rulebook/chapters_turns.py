"""The chapters on a turn and its three actions: hint, discard, play."""

from collections.abc import Iterator

from hanabi_desktop.rulebook.document import Facts, Kind, Paragraph
from hanabi_desktop.rulebook.pictures import HandPicture, MovePicture, PicturedCard, PlayPicture
from hanabi_desktop.rules import Card, Multicolour, Suit
from hanabi_desktop.table.actions import TokenMove
from hanabi_desktop.wording.text import Translate


def turn(facts: Facts, tr: Translate) -> Iterator[Paragraph]:
    """What belongs to every turn."""
    if facts.edition.hints_by_click and not facts.master:
        yield Paragraph("turn-click", tr("Rulebook", "Here, a click is all it takes: there’s nothing to say aloud."))
    yield Paragraph(
        "turn-silence",
        tr(
            "Rulebook",
            "While someone is thinking, everyone else keeps a straight face: no remarks, no nudges, no "
            "meaningful sighs.",
        ),
        kind=Kind.ASIDE,
        see=("talk",),
    )
    text = tr(
        "Rulebook",
        "To help you remember, you may rearrange your cards, raise or lower them, or turn them sideways whenever you like.",
    )
    yield Paragraph("turn-hand", text, see=("screen-play",))


def hint(facts: Facts, tr: Translate) -> Iterator[Paragraph]:
    """What may be said, and what it costs."""
    cost = MovePicture(tr("Rulebook", "What a hint costs."), facts.box, TokenMove.SPEND_CLOCK)
    yield Paragraph("hint-cost", facts.box.handling.hint_cost.translated(tr), picture=cost)
    yield Paragraph("hint-teammate", tr("Rulebook", "Give it to one teammate, never to yourself."))
    cards = (
        Card(Suit.RED, 1),
        Card(Suit.BLUE, 3),
        Card(Suit.RED, 4),
        Card(Suit.MULTICOLOUR if facts.wild else Suit.GREEN, 1),
        Card(Suit.YELLOW, 2),
    )
    by_colour = tuple(PicturedCard(card, card.suit in (Suit.RED, Suit.MULTICOLOUR)) for card in cards)
    by_value = tuple(PicturedCard(card, card.rank == 1) for card in cards)
    picture = HandPicture(tr("Rulebook", "“1” points at every 1."), by_value, facts.rules)
    yield Paragraph(
        "hint-one-thing", tr("Rulebook", "Name exactly one colour or exactly one number, never both."), picture=picture
    )
    caption = (
        tr("Rulebook", "“Red” points at both red cards, and at the multicolour one.")
        if facts.wild
        else tr("Rulebook", "“Red” points at both red cards.")
    )
    picture = HandPicture(caption, by_colour, facts.rules)
    yield Paragraph(
        "hint-complete",
        tr("Rulebook", "Point at all the cards in that hand that match; leave none out."),
        picture=picture,
    )
    yield from _spoken(facts, tr)
    yield Paragraph("hint-colours", _colours(facts, tr))
    yield Paragraph("hint-empty", _empty(facts, tr), tr("Rulebook", "Empty hints"))
    if facts.rules.perfect:
        yield Paragraph("hint-no-cards", tr("Rulebook", "A teammate with no cards left can’t be given a hint."))


def _spoken(facts: Facts, tr: Translate) -> Iterator[Paragraph]:
    """Hints as they are said at a table, each with a finger on the cards."""
    yield Paragraph("hint-spoken", tr("Rulebook", "At a table, you’d point and say:"))
    yield Paragraph("hint-spoken-colour", tr("Rulebook", "“You have two yellow cards, here and here.”"), kind=Kind.ITEM)
    yield Paragraph("hint-spoken-value", tr("Rulebook", "“You have one 5, right here.”"), kind=Kind.ITEM)
    if facts.wild:
        yield Paragraph(
            "hint-spoken-wild",
            tr("Rulebook", "“You have three blue cards: here, here and here”, even if one is multicolour."),
            kind=Kind.ITEM,
        )
    elif facts.six:
        yield Paragraph(
            "hint-spoken-multicolour",
            tr("Rulebook", "“You have two multicolour cards, here and here.”"),
            kind=Kind.ITEM,
        )
    if facts.rules.empty_hints:
        yield Paragraph("hint-spoken-none", tr("Rulebook", "“You have no 2s.”"), kind=Kind.ITEM)
    text = tr("Rulebook", "But never “this is a red 1”, nor “this one is red” if there’s another red card.")
    yield Paragraph("hint-spoken-wrong", text)


def _colours(facts: Facts, tr: Translate) -> str:
    match facts.rules.multicolour:
        case Multicolour.NONE:
            return tr("Rulebook", "You can name white, red, blue, yellow and green.")
        case Multicolour.WILD:
            return tr(
                "Rulebook",
                "You can name white, red, blue, yellow and green. Multicolour can never be named: its cards are "
                "wild, and every colour hint also points at all of them in that hand.",
            )
        case _:
            return tr(
                "Rulebook",
                "You can name white, red, blue, yellow, green and multicolour. Multicolour is a colour like any "
                "other: no other hint about a colour points at it.",
            )


def _empty(facts: Facts, tr: Translate) -> str:
    if facts.rules.empty_hints:
        return tr(
            "Rulebook", "A hint may also point at nothing: “you have no white cards” is allowed, and costs the same."
        )
    return facts.box.handling.no_empty_hint.translated(tr)


def discard(facts: Facts, tr: Translate) -> Iterator[Paragraph]:
    """A card for a token."""
    if facts.edition.discards_aloud:
        yield Paragraph("discard-aloud", tr("Rulebook", "Say aloud that you’re discarding before you do it."))
    yield Paragraph("discard-gain", facts.box.handling.discard_gain.translated(tr))
    yield Paragraph("discard-draw", tr("Rulebook", "Then draw a new card, unseen."))
    yield Paragraph("discard-all-available", facts.box.book.all_available.translated(tr))
    yield Paragraph("discard-pile", tr("Rulebook", "Anyone may look through the discard pile at any time."))
    if facts.rules.perfect:
        yield Paragraph(
            "discard-indispensable",
            tr("Rulebook", "Careful: discarding an indispensable card loses the game."),
            see=("end-indispensable",),
        )


def play(facts: Facts, tr: Translate) -> Iterator[Paragraph]:
    """What fits, what does not, and what either brings."""
    text = tr("Rulebook", "Turn any card from your hand face up, even one you know nothing about.")
    yield Paragraph("play-card", text)
    picture = PlayPicture(tr("Rulebook", "Blue is at 2: the 3 fits."), Card(Suit.BLUE, 3), 2)
    yield Paragraph(
        "play-fits",
        tr(
            "Rulebook",
            "If it’s the 1 that starts the firework of its colour, or exactly one higher than the top card there, it "
            "fits: add it.",
        ),
        picture=picture,
    )
    picture = PlayPicture(
        tr("Rulebook", "Blue is at 2: the 4 doesn’t fit."), Card(Suit.BLUE, 4), 2, facts.box, TokenMove.BURN_FUSE
    )
    #: {mistake} is a sentence: “The card goes to the discard pile, and a red token into the lid.”
    text = tr(
        "Rulebook", "If it doesn’t fit, that’s a mistake. {mistake}", mistake=facts.box.handling.mistake.translated(tr)
    )
    yield Paragraph("play-mistake", text, picture=picture)
    yield Paragraph("play-draw", tr("Rulebook", "Either way, draw a new card, unseen."))
    if facts.rules.choreography:
        text = choreography_text(tr)
        yield Paragraph("play-naming", text, picture=naming_picture(facts, tr))
        yield from choreography(facts, tr, "play-naming")
    if facts.rules.perfect:
        yield Paragraph(
            "play-indispensable",
            tr("Rulebook", "Careful: if an indispensable card doesn’t fit, the game is lost."),
            see=("end-indispensable",),
        )


def naming_picture(facts: Facts, tr: Translate) -> PlayPicture:
    """A card whose colour was named first, and the token that it brings."""
    caption = tr("Rulebook", "“Green!” It’s green, and it fits.")
    return PlayPicture(caption, Card(Suit.GREEN, 2), 1, facts.box, TokenMove.RETURN_CLOCK, named=True)


def choreography_text(tr: Translate) -> str:
    """What may be done when a card is played."""
    return tr("Rulebook", "Before you turn your card up, you may name its colour; the choice is yours each time.")


def choreography(facts: Facts, tr: Translate, prefix: str) -> Iterator[Paragraph]:
    """What comes of naming the colour first; the ids begin with `prefix`."""
    yield Paragraph(f"{prefix}-right", facts.box.book.named_right.translated(tr), kind=Kind.ITEM)
    yield Paragraph(
        f"{prefix}-wrong",
        tr("Rulebook", "Wrong colour: a mistake. The card goes to the discard pile, even if it would have fitted."),
        kind=Kind.ITEM,
    )
    yield Paragraph(
        f"{prefix}-misfit",
        tr("Rulebook", "Right colour, but it doesn’t fit: an ordinary mistake, without a reward (our own ruling)."),
        kind=Kind.ITEM,
    )
    if facts.six:
        yield Paragraph(
            f"{prefix}-multicolour",
            tr("Rulebook", "Multicolour is named as a colour of its own (our own ruling)."),
            kind=Kind.ITEM,
        )
