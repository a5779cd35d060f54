"""The variants of an edition; those played at this table are marked."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from hanabi_desktop.rulebook.chapters.ending import perfect
from hanabi_desktop.rulebook.chapters.playing import choreography
from hanabi_desktop.rulebook.document import Kind, Paragraph, Section
from hanabi_desktop.rulebook.facts import Facts
from hanabi_desktop.rulebook.places import paragraph_of_switch
from hanabi_desktop.rules import Multicolour, SwitchValue
from hanabi_desktop.wording.switches import variant_name
from hanabi_desktop.wording.text import Translate


def variants(facts: Facts, translate: Translate) -> Section:
    """What can be switched on in this edition, and what is."""
    tellers = dict.fromkeys(tell for switch, tell in TELLERS.items() if facts.offers(switch))
    told = [paragraph for tell in tellers for paragraph in tell(facts, translate)]
    if facts.edition.free:
        intro = translate(
            "Rulebook",
            "With house rules, you can set every option, in any combination: lose at any mistake from the "
            "first to the fourth, play with 1 to 20 clock tokens, with or without a master, and pick "
            "whatever you like from the list below.",
        )
        told.insert(0, Paragraph("variants-house", intro))
    elif told:
        if any(paragraph.mark for paragraph in told):
            intro = translate(
                "Rulebook", "Here is everything this edition offers. What you’re playing at this table is marked."
            )
        else:
            intro = translate("Rulebook", "Ready for something different? This edition also offers:")
        told.insert(0, Paragraph("variants-offered", intro))
    else:
        told.append(
            Paragraph(
                "variants-none", translate("Rulebook", "There’s only one way to play this edition: it has no variants.")
            )
        )
    return Section("variants", translate("Rulebook", "Variants"), tuple(told))


def _variant(
    facts: Facts, translate: Translate, switch: str, value: SwitchValue, text: str, see: tuple[str, ...] = ()
) -> Paragraph:
    """What there is to say of a switch that is on, or of a kind of it; marked if it is played here."""
    played = getattr(facts.rules, switch) == value
    return Paragraph(
        paragraph_of_switch(switch, value),
        text,
        variant_name(switch, value, facts.edition.id, translate),
        Kind.VARIANT,
        _mark(played, translate),
        see=see,
    )


def _mark(played: bool, translate: Translate) -> str:
    return translate("Rulebook", "played at this table") if played else ""


def _multicolour(facts: Facts, translate: Translate) -> list[Paragraph]:
    told = []
    for kind in facts.multicolours:
        told.append(_variant(facts, translate, "multicolour", kind, _multicolour_text(kind, translate)))
        told.append(Paragraph(f"{told[-1].id}-example", _multicolour_example(kind, translate)))
    return told


def _multicolour_example(kind: Multicolour, translate: Translate) -> str:
    match kind:
        case Multicolour.NONE:
            raise LookupError("five colours are no variant")
        case Multicolour.TEN:
            return translate(
                "Rulebook",
                "For example: a teammate holds a red 3 and two multicolour cards. You can say “you have two "
                "multicolour cards, "
                "here and here”, but a hint about red points at the red 3 alone.",
            )
        case Multicolour.FIVE:
            return translate(
                "Rulebook",
                "For example: if the multicolour 3 is discarded, the sixth firework can never grow past 2.",
            )
        case Multicolour.WILD:
            return translate(
                "Rulebook",
                "For example: a teammate holds a blue 2, a blue 4 and a multicolour 1. A hint about blue is “you "
                "have three blue "
                "cards, here, here and here”. A hint about red is “you have a red card, here”, and points at the "
                "multicolour 1.",
            )


def _multicolour_text(kind: Multicolour, translate: Translate) -> str:
    match kind:
        case Multicolour.NONE:
            raise LookupError("five colours are no variant")
        case Multicolour.TEN:
            return translate(
                "Rulebook",
                "Shuffle in ten multicolour cards. They’re a sixth suit, for a sixth firework, and you can now "
                "score up to 30 points. Multicolour is a colour like any other: hints can name it, and it is not"
                " wild.",
            )
        case Multicolour.FIVE:
            return translate(
                "Rulebook",
                "Shuffle in five multicolour cards, numbered 1 to 5. They’re a sixth suit, for a sixth firework,"
                " and you can now score up to 30 points. Multicolour is a colour like any other: hints can name "
                "it, and it is not wild. But there’s only one of each card, so every single one is "
                "irreplaceable.",
            )
        case Multicolour.WILD:
            return translate(
                "Rulebook",
                "Shuffle in ten multicolour cards. They’re a sixth suit, for a sixth firework, and you can now "
                "score up to 30 points. No hint can ever name multicolour. Instead, every colour hint, whatever "
                "the colour, also points at all multicolour cards in that hand. Once played, they make a "
                "firework of their own.",
            )


def _perfect(facts: Facts, translate: Translate) -> list[Paragraph]:
    summary = _variant(
        facts,
        translate,
        "perfect",
        True,
        translate(
            "Rulebook",
            "The show goes on until it’s complete or lost. Anything less than a perfect show is a defeat, "
            "and the rating scale is not used.",
        ),
        see=("end", "score") if facts.rules.perfect else (),
    )
    told = [summary]
    if not facts.rules.perfect:
        told += perfect(facts, translate, "variants-perfect")
    if facts.multicolours:
        told.append(Paragraph("variants-perfect-combined", _combined(facts, translate)))
    return told


def _combined(facts: Facts, translate: Translate) -> str:
    if len(facts.multicolours) > 1:
        return translate("Rulebook", "You can combine it with any of the multicolour variants.")
    name = variant_name("multicolour", facts.multicolours[0], facts.edition.id, translate)
    return translate("Rulebook", "You can combine it with the variant “{variant}”.").format(variant=name)


def _choreography(facts: Facts, translate: Translate) -> list[Paragraph]:
    summary = _variant(
        facts,
        translate,
        "choreography",
        True,
        translate(
            "Rulebook",
            "For players who know what they’re holding: say which colour you’re about to play, and earn a hint for it.",
        ),
        see=("play-naming",) if facts.rules.choreography else (),
    )
    if facts.rules.choreography:
        return [summary]
    return [summary, *choreography(facts, translate, "variants-choreography-naming")]


def _difficulty(facts: Facts, translate: Translate) -> list[Paragraph]:
    return [
        Paragraph(
            paragraph_of_switch("mistakes", facts.rules.mistakes),
            facts.box.book.difficulty.said(translate),
            translate("Rulebook", "Difficulty"),
            Kind.VARIANT,
            _mark(facts.changed("mistakes") or facts.changed("clocks"), translate),
            see=("box-clocks", "box-fuses"),
        )
    ]


def _empty_hints(facts: Facts, translate: Translate) -> list[Paragraph]:
    return [
        _variant(
            facts,
            translate,
            "empty_hints",
            True,
            translate(
                "Rulebook",
                "If you all agree, a hint may name a colour or a value that the hand doesn’t have: “you have no "
                "white cards”.",
            ),
            see=("hint-empty",),
        )
    ]


TELLERS: Mapping[str, Callable[[Facts, Translate], list[Paragraph]]] = MappingProxyType(
    {
        "multicolour": _multicolour,
        "perfect": _perfect,
        "choreography": _choreography,
        "mistakes": _difficulty,
        "clocks": _difficulty,
        "empty_hints": _empty_hints,
    }
)
"""Who tells of each switch, where it can be chosen or stands against the book; in the order of the section."""
