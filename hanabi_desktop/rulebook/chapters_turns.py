"""The chapters on a turn and its three actions: hint, discard, play."""

from collections.abc import Iterator

from hanabi_desktop.rulebook.document import Facts, Kind, Paragraph
from hanabi_desktop.rulebook.pictures import DiscardPicture, HandPicture, MovePicture, PicturedCard, PlayPicture
from hanabi_desktop.rules import Card, Multicolour, Suit
from hanabi_desktop.table.actions import TokenMove
from hanabi_desktop.wording.text import Translate


def turn(facts: Facts, translate: Translate) -> Iterator[Paragraph]:
    """What belongs to every turn."""
    yield Paragraph("turn-order", translate("Rulebook", "Play passes to the left, clockwise around the table."))
    yield Paragraph("turn-one", translate("Rulebook", "On your turn, you do exactly one of three things:"))
    yield Paragraph("turn-hint", translate("Rulebook", "give a hint,"), kind=Kind.ITEM, see=("hint",))
    yield Paragraph("turn-discard", translate("Rulebook", "discard a card,"), kind=Kind.ITEM, see=("discard",))
    yield Paragraph("turn-play", translate("Rulebook", "or play a card."), kind=Kind.ITEM, see=("play",))
    yield Paragraph("turn-no-pass", translate("Rulebook", "You can’t pass."))
    if facts.master:
        text = translate("Rulebook", "Whatever you choose, announce it to the master first, and then do it.")
        yield Paragraph("turn-announce", text, see=("master",))
    elif facts.edition.hints_by_click:
        yield Paragraph(
            "turn-click", translate("Rulebook", "There’s nothing to announce here: a click is the action itself.")
        )
    text = translate(
        "Rulebook",
        "While somebody is thinking, everybody else keeps a straight face: no remarks, no nudges, no meaningful sighs.",
    )
    yield Paragraph("turn-silence", text, kind=Kind.ASIDE, see=("talk",))
    text = translate(
        "Rulebook",
        "Your hand is yours to arrange. Whenever you like, change the order of your cards, or raise or lower some of "
        "them or turn them sideways, to help you remember.",
    )
    yield Paragraph("turn-hand", text, see=("screen-arrange",))


def hint(facts: Facts, translate: Translate) -> Iterator[Paragraph]:
    """What may be said, and what it costs."""
    cost = MovePicture(translate("Rulebook", "What a hint costs, before and after."), facts.box, TokenMove.SPEND_CLOCK)
    yield Paragraph("hint-cost", facts.box.handling.hint_cost.said(translate), picture=cost)
    yield Paragraph(
        "hint-teammate", translate("Rulebook", "Give your hint to one teammate of your choice, never to yourself.")
    )
    yield Paragraph(
        "hint-one-thing", translate("Rulebook", "Name exactly one colour or exactly one value, never both.")
    )
    cards = (
        Card(Suit.RED, 1),
        Card(Suit.BLUE, 3),
        Card(Suit.RED, 4),
        Card(Suit.MULTICOLOUR if facts.wild else Suit.GREEN, 1),
        Card(Suit.YELLOW, 2),
    )
    by_colour = tuple(PicturedCard(card, card.suit in (Suit.RED, Suit.MULTICOLOUR)) for card in cards)
    by_value = tuple(PicturedCard(card, card.rank == 1) for card in cards)
    text = translate(
        "Rulebook",
        "And tell the whole truth: point at all the cards in that hand that match, and leave none of them out.",
    )
    picture = HandPicture(_colour_caption(facts, translate), by_colour, facts.rules)
    yield Paragraph("hint-complete", text, picture=picture)
    text = translate(
        "Rulebook",
        "“These two are your 1s” says nothing about their colours; “these are red” says nothing about their values.",
    )
    caption = translate("Rulebook", "The value hint “1” points at every 1, whatever its colour.")
    yield Paragraph("hint-value", text, picture=HandPicture(caption, by_value, facts.rules))
    yield from _spoken(facts, translate)
    yield Paragraph("hint-colours", _colours(facts, translate))
    yield Paragraph("hint-empty", _empty(facts, translate), translate("Rulebook", "Empty hints"))
    if facts.rules.perfect:
        yield Paragraph(
            "hint-no-cards", translate("Rulebook", "A teammate who has no cards left cannot be given a hint.")
        )


def _spoken(facts: Facts, translate: Translate) -> Iterator[Paragraph]:
    """Hints as they are said at a table, each with a finger on the cards."""
    text = translate("Rulebook", "Around a table, you’d say your hints aloud, with a finger on each card:")
    yield Paragraph("hint-spoken", text)
    yield Paragraph(
        "hint-spoken-colour", translate("Rulebook", "“You have two yellow cards, here and here.”"), kind=Kind.ITEM
    )
    yield Paragraph("hint-spoken-value", translate("Rulebook", "“You have one 5, right here.”"), kind=Kind.ITEM)
    if facts.wild:
        text = translate(
            "Rulebook",
            "“You have three blue cards: this one, this one and this one.” Two of them really are blue, and the third "
            "is multicolour, but which is which you don’t say.",
        )
        yield Paragraph("hint-spoken-wild", text, kind=Kind.ITEM)
    elif facts.six:
        text = translate("Rulebook", "“You have two multicolour cards, here and here.”")
        yield Paragraph("hint-spoken-multicolour", text, kind=Kind.ITEM)
    if facts.rules.empty_hints:
        text = translate("Rulebook", "“You have no 2s.” No finger needed for that one.")
        yield Paragraph("hint-spoken-none", text, kind=Kind.ITEM)
    text = translate(
        "Rulebook",
        "But never “this one is a red 1”: that’s a colour and a value in one. And never “this one is red” if there’s "
        "another red card in the same hand.",
    )
    yield Paragraph("hint-spoken-wrong", text)


def _colour_caption(facts: Facts, translate: Translate) -> str:
    if facts.wild:
        return translate("Rulebook", "The colour hint “red” points at both red cards, and at the multicolour one too.")
    return translate("Rulebook", "The colour hint “red” points at both red cards.")


def _colours(facts: Facts, translate: Translate) -> str:
    match facts.rules.multicolour:
        case Multicolour.NONE:
            return translate(
                "Rulebook", "You can name white, red, blue, yellow and green. Multicolour cards are not in this game."
            )
        case Multicolour.WILD:
            return translate(
                "Rulebook",
                "You can name white, red, blue, yellow and green. Multicolour can never be named. Its cards are wild: "
                "every colour hint, whatever the colour, points at all of them in that hand as well.",
            )
        case _:
            return translate(
                "Rulebook",
                "You can name white, red, blue, yellow, green and multicolour. Multicolour is a colour like any other, "
                "and it is not wild.",
            )


def _empty(facts: Facts, translate: Translate) -> str:
    if facts.rules.empty_hints:
        return translate(
            "Rulebook",
            "A hint may also point at nothing: “you have no white cards” is allowed. It costs as much as any other "
            "hint.",
        )
    return facts.box.handling.no_empty_hint.said(translate)


def discard(facts: Facts, translate: Translate) -> Iterator[Paragraph]:
    """A card for a token."""
    if facts.edition.discards_aloud:
        yield Paragraph("discard-aloud", translate("Rulebook", "Say aloud that you’re discarding before you do it."))
    caption = translate("Rulebook", "Out goes a card, back comes a hint.")
    picture = DiscardPicture(caption, Card(Suit.GREEN, 1), facts.box)
    yield Paragraph("discard-gain", facts.box.handling.discard_gain.said(translate), picture=picture)
    yield Paragraph("discard-draw", translate("Rulebook", "Then draw a new card without looking at it."))
    yield Paragraph("discard-all-available", facts.box.book.all_available.said(translate))
    text = translate("Rulebook", "The discard pile lies face up, and anybody may look through it at any time.")
    yield Paragraph("discard-pile", text)
    if facts.rules.perfect:
        text = translate("Rulebook", "Careful: discarding an indispensable card loses the game for everybody.")
        yield Paragraph("discard-indispensable", text, see=("end-indispensable",))


def play(facts: Facts, translate: Translate) -> Iterator[Paragraph]:
    """What fits, what does not, and what either brings."""
    text = translate(
        "Rulebook", "Choose a card from your hand and put it face up on the table, whether you know what it is or not."
    )
    yield Paragraph("play-card", text)
    text = translate(
        "Rulebook",
        "If it starts or continues the firework of its colour, add it there. A firework starts with the 1, and each "
        "card after that must be exactly one higher than the one before.",
    )
    caption = translate("Rulebook", "The blue firework is at 2, so the blue 3 comes next: it fits.")
    yield Paragraph("play-fits", text, picture=PlayPicture(caption, Card(Suit.BLUE, 3), 2))
    caption = translate("Rulebook", "The blue firework is at 2, so the blue 4 doesn’t fit: that’s a mistake.")
    picture = PlayPicture(caption, Card(Suit.BLUE, 4), 2, facts.box, TokenMove.BURN_FUSE)
    yield Paragraph("play-mistake", facts.box.handling.mistake.said(translate), picture=picture)
    yield Paragraph("play-draw", translate("Rulebook", "Either way, draw a new card without looking at it."))
    if facts.rules.choreography:
        yield from choreography(facts, translate, "play-naming", naming_picture(facts, translate))
    else:
        text = translate("Rulebook", "No colour is named beforehand in this game: just turn the card up and see.")
        yield Paragraph("play-naming", text)
    if facts.rules.perfect:
        text = translate("Rulebook", "Careful: misplaying an indispensable card loses the game for everybody.")
        yield Paragraph("play-indispensable", text, see=("end-indispensable",))


def naming_picture(facts: Facts, translate: Translate) -> PlayPicture:
    """A card whose colour was named first, and the token that it brings."""
    caption = translate("Rulebook", "“Green!” is said first, then the card is turned up: it is green, and it fits.")
    return PlayPicture(caption, Card(Suit.GREEN, 2), 1, facts.box, TokenMove.RETURN_CLOCK, named=True)


def choreography(
    facts: Facts, translate: Translate, prefix: str, picture: PlayPicture | None = None
) -> Iterator[Paragraph]:
    """Naming the colour first, with all rulings; the ids begin with `prefix`."""
    text = translate(
        "Rulebook",
        "When you play a card, you may name its colour before you turn it up. The choice is yours each time: you can "
        "also just play.",
    )
    yield Paragraph(prefix, text, picture=picture)
    book = facts.box.book
    yield Paragraph(f"{prefix}-right", book.named_right.said(translate), kind=Kind.ITEM)
    yield Paragraph(f"{prefix}-wrong", book.named_wrong.said(translate), kind=Kind.ITEM)
    yield Paragraph(f"{prefix}-misfit", book.named_misfit.said(translate), kind=Kind.ITEM)
    yield Paragraph(f"{prefix}-full", book.named_full.said(translate), kind=Kind.ITEM)
    if facts.six:
        text = translate("Rulebook", "Multicolour counts as a colour of its own.")
        yield Paragraph(f"{prefix}-multicolour", text, kind=Kind.ITEM)
    text = translate(
        "Rulebook",
        "For example: the blue firework is at 2. You say “blue”, turn up your card, and it’s the blue 3. Well done! If "
        "it had been the red 1 instead, it would have gone to the discard pile.",
    )
    yield Paragraph(f"{prefix}-example", text)
