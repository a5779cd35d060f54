"""The chapter on the variants of an edition; those played at this table are marked."""

from collections.abc import Callable, Iterator, Mapping

from hanabi_desktop.rulebook.chapters_show import perfect
from hanabi_desktop.rulebook.chapters_turns import choreography, naming_picture
from hanabi_desktop.rulebook.document import Facts, Kind, Paragraph
from hanabi_desktop.rulebook.pictures import HandPicture, Picture, PicturedCard
from hanabi_desktop.rulebook.places import paragraph_of_switch
from hanabi_desktop.rules import RANKS, Card, Multicolour, Suit, SwitchValue
from hanabi_desktop.wording.editions import variant_name
from hanabi_desktop.wording.text import Text, Translate

_MULTICOLOUR = {
    Multicolour.TEN: (
        Text(
            "Rulebook",
            "Shuffle in ten multicolour cards. They’re a sixth suit, for a sixth firework, and you can now score up to "
            "30 points. Multicolour is a colour like any other: hints can name it, and it is not wild.",
        ),
        Text(
            "Rulebook",
            "For example: a teammate holds a red 3 and two multicolour cards. You can say “you have two multicolour "
            "cards, here and here”, but a hint about red points at the red 3 alone.",
        ),
    ),
    Multicolour.FIVE: (
        Text(
            "Rulebook",
            "Shuffle in five multicolour cards, numbered 1 to 5. They’re a sixth suit, for a sixth firework, and you "
            "can now score up to 30 points. Multicolour is a colour like any other: hints can name it, and it is not "
            "wild. But there’s only one of each card, so every single one is irreplaceable.",
        ),
        Text("Rulebook", "For example: if the multicolour 3 is discarded, the sixth firework can never grow past 2."),
    ),
    Multicolour.WILD: (
        Text(
            "Rulebook",
            "Shuffle in ten multicolour cards. They’re a sixth suit, for a sixth firework, and you can now score up to "
            "30 points. No hint can ever name multicolour. Instead, every colour hint, whatever the colour, also "
            "points at all multicolour cards in that hand. Once played, they make a firework of their own.",
        ),
        Text(
            "Rulebook",
            "For example: a teammate holds a blue 2, a blue 4 and a multicolour 1. A hint about blue is “you have "
            "three blue cards, here, here and here”. A hint about red is “you have a red card, here”, and points at "
            "the multicolour 1.",
        ),
    ),
}
"""Each kind of sixth suit: what it changes, and an example."""


def variants(facts: Facts, translate: Translate) -> Iterator[Paragraph]:
    """What can be switched on in this edition, and what is."""
    offered = dict.fromkeys(tell for switch, tell in VARIANTS.items() if facts.offers(switch))
    paragraphs = [paragraph for tell in offered for paragraph in tell(facts, translate)]
    if facts.edition.free:
        text = translate(
            "Rulebook",
            "With house rules, you can set every option, in any combination: lose at any mistake from the first to the "
            "fourth, play with 1 to 20 clock tokens, with or without a master, and pick whatever you like from the "
            "list below.",
        )
        yield Paragraph("variants-house", text)
    elif any(paragraph.mark for paragraph in paragraphs):
        text = translate(
            "Rulebook", "Here is everything this edition offers. What you’re playing at this table is marked."
        )
        yield Paragraph("variants-offered", text)
    elif paragraphs:
        text = translate("Rulebook", "Ready for something different? This edition also offers:")
        yield Paragraph("variants-offered", text)
    else:
        text = translate("Rulebook", "There’s only one way to play this edition: it has no variants.")
        yield Paragraph("variants-none", text)
    yield from paragraphs


def _variant(
    facts: Facts,
    translate: Translate,
    switch: str,
    value: SwitchValue,
    text: str,
    picture: Picture | None = None,
    see: tuple[str, ...] = (),
) -> Paragraph:
    """A switch that is on, or a kind of it; marked if it is played here."""
    mark = _mark(getattr(facts.rules, switch) == value, translate)
    title = variant_name(switch, value, facts.edition.id, translate)
    return Paragraph(paragraph_of_switch(switch, value), text, title, Kind.VARIANT, mark, picture, see)


def _mark(played: bool, translate: Translate) -> str:
    return translate("Rulebook", "played at this table") if played else ""


def _multicolour(facts: Facts, translate: Translate) -> Iterator[Paragraph]:
    for kind in facts.multicolours:
        text, example = (each.said(translate) for each in _MULTICOLOUR[kind])
        variant = _variant(facts, translate, "multicolour", kind, text, _multicolour_picture(kind, facts, translate))
        yield variant
        yield Paragraph(f"{variant.id}-example", example)


def _multicolour_picture(kind: Multicolour, facts: Facts, translate: Translate) -> HandPicture:
    """How a hint points at cards of this kind, or that there is one of each."""
    if kind is Multicolour.FIVE:
        caption = translate("Rulebook", "One multicolour card of each value, and no spares.")
        return HandPicture(caption, tuple(PicturedCard(Card(Suit.MULTICOLOUR, rank)) for rank in RANKS), facts.rules)
    if kind is Multicolour.WILD:
        caption = translate("Rulebook", "The colour hint “blue” points at the blue card, and at both multicolour ones.")
        pointed = {Suit.BLUE, Suit.MULTICOLOUR}
    else:
        caption = translate(
            "Rulebook", "The colour hint “multicolour” points at both multicolour cards, and at no others."
        )
        pointed = {Suit.MULTICOLOUR}
    cards = ((Suit.BLUE, 2), (Suit.MULTICOLOUR, 1), (Suit.RED, 3), (Suit.MULTICOLOUR, 4))
    shown = tuple(PicturedCard(Card(suit, rank), suit in pointed) for suit, rank in cards)
    return HandPicture(caption, shown, facts.rules)


def _perfect(facts: Facts, translate: Translate) -> Iterator[Paragraph]:
    text = translate(
        "Rulebook",
        "The show goes on until it’s complete or lost. Anything less than a perfect show is a defeat, and the rating "
        "scale is not used.",
    )
    see = ("end", "score") if facts.rules.perfect else ()
    yield _variant(facts, translate, "perfect", True, text, see=see)
    if not facts.rules.perfect:
        yield from perfect(facts, translate, "variants-perfect")
    if facts.multicolours:
        yield Paragraph("variants-perfect-combined", _combined(facts, translate), kind=Kind.ASIDE)


def _combined(facts: Facts, translate: Translate) -> str:
    if len(facts.multicolours) > 1:
        return translate("Rulebook", "You can combine it with any of the multicolour variants.")
    name = variant_name("multicolour", facts.multicolours[0], facts.edition.id, translate)
    return translate("Rulebook", "You can combine it with the variant “{variant}”.").format(variant=name)


def _choreography(facts: Facts, translate: Translate) -> Iterator[Paragraph]:
    text = translate(
        "Rulebook",
        "For players who know what they’re holding: say which colour you’re about to play, and earn a hint for it.",
    )
    see = ("play-naming",) if facts.rules.choreography else ()
    yield _variant(facts, translate, "choreography", True, text, naming_picture(facts, translate), see)
    if not facts.rules.choreography:
        yield from choreography(facts, translate, "variants-choreography-naming")


def _difficulty(facts: Facts, translate: Translate) -> Iterator[Paragraph]:
    place = paragraph_of_switch("mistakes", facts.rules.mistakes)
    text = facts.box.book.difficulty.said(translate)
    mark = _mark(facts.changed("mistakes") or facts.changed("clocks"), translate)
    yield Paragraph(
        place, text, translate("Rulebook", "Difficulty"), Kind.VARIANT, mark, see=("box-clocks", "box-fuses")
    )


def _empty_hints(facts: Facts, translate: Translate) -> Iterator[Paragraph]:
    text = translate(
        "Rulebook",
        "If you all agree, a hint may name a colour or a value that the hand doesn’t have: “you have no white cards”.",
    )
    yield _variant(facts, translate, "empty_hints", True, text, see=("hint-empty",))


VARIANTS: Mapping[str, Callable[[Facts, Translate], Iterator[Paragraph]]] = {
    "multicolour": _multicolour,
    "perfect": _perfect,
    "choreography": _choreography,
    "mistakes": _difficulty,
    "clocks": _difficulty,
    "empty_hints": _empty_hints,
}
"""What writes the paragraphs about each switch, in the order of the chapter."""
