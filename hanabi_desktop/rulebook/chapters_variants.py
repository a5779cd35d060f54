"""The chapter on the variants of an edition; those played at this table are marked."""

from collections.abc import Callable, Iterator, Mapping

from hanabi_desktop.rulebook.chapters_turns import choreography, choreography_text, naming_picture
from hanabi_desktop.rulebook.document import Facts, Kind, Paragraph, paragraph_of_switch
from hanabi_desktop.rulebook.pictures import HandPicture, Picture, PicturedCard
from hanabi_desktop.rules import RANKS, Card, Multicolour, Starter, Suit, SwitchValue
from hanabi_desktop.wording.editions import variant_name
from hanabi_desktop.wording.text import Said, Text

_MULTICOLOUR = {
    Multicolour.TEN: Text("Rulebook", "All ten cards. Hints can name multicolour like any other colour."),
    Multicolour.FIVE: Text(
        "Rulebook", "Only five cards, numbered 1 to 5, so each one is a last copy. Hints can name multicolour."
    ),
    Multicolour.WILD: Text(
        "Rulebook",
        "All ten cards. No hint can ever name multicolour; instead, every colour hint also points at all "
        "multicolour cards in that hand.",
    ),
}
"""What each kind of sixth suit changes, besides what is true of all of them."""


def variants(facts: Facts, said: Said) -> Iterator[Paragraph]:
    """What can be switched on in this edition, and what is; and playing with a master."""
    offered = dict.fromkeys(tell for switch, tell in VARIANTS.items() if facts.offers(switch))
    paragraphs = [paragraph for tell in offered for paragraph in tell(facts, said)]
    if facts.edition.free:
        yield Paragraph(
            "variants-house",
            said(
                "Set these as you like, in any combination: 1 to 20 clock tokens, defeat at the first, second, third "
                "or fourth mistake, a master or none, and:"
            ),
        )
    elif any(paragraph.mark for paragraph in paragraphs):
        yield Paragraph("variants-offered", said("This edition’s variants; those in this game are marked."))
    elif paragraphs:
        yield Paragraph("variants-offered", said("This edition also offers:"))
    elif facts.master:
        yield Paragraph("variants-none", said("This edition has no variants of its own."))
    else:
        text = said("This edition has no variants of its own, but you can play it with a master:")
        yield Paragraph("variants-none", text)
    yield from paragraphs
    if not facts.master:
        text = facts.box.book.master.what.translated(said.language)
        if facts.edition.starter is Starter.MASTER:
            text += " " + said(
                "By the printed book, the oldest is the master and goes first. Our own ruling: without a master, the "
                "oldest still goes first."
            )
        yield Paragraph("variants-master", text, said("With a master"), Kind.VARIANT)


def _variant(
    facts: Facts,
    said: Said,
    switch: str,
    value: SwitchValue,
    text: str,
    picture: Picture | None = None,
    see: tuple[str, ...] = (),
) -> Paragraph:
    """A switch that can be on, or a kind of it; if it is played here, the chapters at `see` have told of it."""
    place, title = paragraph_of_switch(switch, value), variant_name(switch, value, facts.edition.id, said.language)
    if mark := _mark(getattr(facts.rules, switch) == value, said):
        return Paragraph(place, said("Explained above."), title, Kind.VARIANT, mark, see=see)
    return Paragraph(place, text, title, Kind.VARIANT, picture=None if facts.edition.free else picture)


def _mark(played: bool, said: Said) -> str:
    return said("in this game") if played else ""


def _multicolour(facts: Facts, said: Said) -> Iterator[Paragraph]:
    common = said(
        "Multicolour cards are a sixth colour, with a sixth firework. A perfect show is then worth 30 points."
    )
    kinds = (facts.rules.multicolour,) if facts.six else facts.multicolours
    several = len(kinds) > 1
    if several:
        yield Paragraph("variants-multicolour", common, said("Multicolour cards"))
    for kind in kinds:
        own = _MULTICOLOUR[kind].translated(said.language)
        text = own if several else f"{common} {own}"
        yield _variant(
            facts,
            said,
            "multicolour",
            kind,
            text,
            _multicolour_picture(kind, facts, said),
            ("hint-colours", "fireworks"),
        )


def _multicolour_picture(kind: Multicolour, facts: Facts, said: Said) -> HandPicture:
    """How a hint points at cards of this kind, or that there is one of each."""
    if kind is Multicolour.FIVE:
        caption = said("One of each number.")
        return HandPicture(caption, tuple(PicturedCard(Card(Suit.MULTICOLOUR, rank)) for rank in RANKS), facts.rules)
    if kind is Multicolour.WILD:
        caption = said("“Blue” points at the blue card, and at both multicolour ones.")
        pointed = {Suit.BLUE, Suit.MULTICOLOUR}
    else:
        caption = said("“Multicolour” points at both multicolour cards.")
        pointed = {Suit.MULTICOLOUR}
    cards = ((Suit.BLUE, 2), (Suit.MULTICOLOUR, 1), (Suit.RED, 3), (Suit.MULTICOLOUR, 4))
    shown = tuple(PicturedCard(Card(suit, rank), suit in pointed) for suit, rank in cards)
    return HandPicture(caption, shown, facts.rules)


def _perfect(facts: Facts, said: Said) -> Iterator[Paragraph]:
    """Its ends of the game in short; where it is played, the chapter on them is about these."""
    yield _variant(
        facts,
        said,
        "perfect",
        True,
        said(
            "Only a perfect show wins; there’s no verdict. There’s no last round: when the deck is empty, you play on "
            "without drawing. The last copy of a card you still need is indispensable; if it lands on the discard "
            "pile, the game is lost. Our own ruling: once your hand is empty, you can only give hints, and can’t be "
            "given any; if you can’t give one on your turn, the game is lost at once."
        ),
        see=("end", "score"),
    )
    if facts.multicolours and not facts.edition.free:
        yield Paragraph("variants-perfect-combined", _combined(facts, said), kind=Kind.ASIDE)


def _combined(facts: Facts, said: Said) -> str:
    if len(facts.multicolours) > 1:
        return said("It combines with any of the multicolour variants.")
    name = variant_name("multicolour", facts.multicolours[0], facts.edition.id, said.language)
    return said("Combining it with “{variant}” is our own ruling.", variant=name)


def _choreography(facts: Facts, said: Said) -> Iterator[Paragraph]:
    yield _variant(
        facts, said, "choreography", True, choreography_text(said), naming_picture(facts, said), ("play-naming",)
    )
    if not facts.rules.choreography:
        yield from choreography(facts, said, "variants-choreography-naming")


def _difficulty(facts: Facts, said: Said) -> Iterator[Paragraph]:
    place = paragraph_of_switch("mistakes", facts.rules.mistakes)
    text = facts.box.book.difficulty.translated(said.language)
    mark = _mark(facts.changed("mistakes") or facts.changed("clocks"), said)
    yield Paragraph(place, text, said("Difficulty"), Kind.VARIANT, mark, see=("box-clocks",))


def _empty_hints(facts: Facts, said: Said) -> Iterator[Paragraph]:
    yield _variant(
        facts,
        said,
        "empty_hints",
        True,
        said("If you choose this, a hint may point at nothing: “you have no white cards”."),
        see=("hint-empty",),
    )


VARIANTS: Mapping[str, Callable[[Facts, Said], Iterator[Paragraph]]] = {
    "multicolour": _multicolour,
    "perfect": _perfect,
    "choreography": _choreography,
    "mistakes": _difficulty,
    "clocks": _difficulty,
    "empty_hints": _empty_hints,
}
"""The functions that write about each switch, in the order of the chapter."""
