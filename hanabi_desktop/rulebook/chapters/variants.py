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
            "Under house rules every switch is yours, in any combination: the mistake that loses from the first to the "
            "fourth, 1 to 20 clock tokens, and all that follows here, with or without a master.",
        )
        told.insert(0, Paragraph("variants-house", intro))
    elif told:
        told.insert(
            0,
            Paragraph(
                "variants-offered",
                translate("Rulebook", "Once the basic game has become too easy for you, this edition offers more:"),
            ),
        )
    else:
        told.append(
            Paragraph("variants-none", translate("Rulebook", "This edition is played one way: it has no variants."))
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
    return [
        _variant(facts, translate, "multicolour", kind, _multicolour_text(kind, translate))
        for kind in facts.multicolours
    ]


def _multicolour_text(kind: Multicolour, translate: Translate) -> str:
    match kind:
        case Multicolour.NONE:
            raise LookupError("five colours are no variant")
        case Multicolour.TEN:
            return translate(
                "Rulebook",
                "Shuffle ten multicolour cards in: a sixth suit, for a sixth firework, and 30 points at most. Multicolour is an "
                "ordinary colour: hints can name it, and it is not wild.",
            )
        case Multicolour.FIVE:
            return translate(
                "Rulebook",
                "Shuffle five multicolour cards in, one each of 1 to 5: a sixth suit, for a sixth firework, and 30 points at "
                "most. Multicolour is an ordinary colour: hints can name it, and it is not wild. But there is only one of "
                "each card, so every single one is irreplaceable.",
            )
        case Multicolour.WILD:
            return translate(
                "Rulebook",
                "Shuffle ten multicolour cards in: a sixth suit, for a sixth firework, and 30 points at most. No hint can ever "
                "name multicolour; instead every colour hint, whatever its colour, points at all multicolour cards of that hand "
                "too. Once played they build a firework of their own.",
            )


def _perfect(facts: Facts, translate: Translate) -> list[Paragraph]:
    summary = _variant(
        facts,
        translate,
        "perfect",
        True,
        translate(
            "Rulebook",
            "Without a last round the show goes on until it is complete or lost. Only a perfect show wins, and the rating "
            "scale is not used.",
        ),
        see=("end", "score") if facts.rules.perfect else (),
    )
    told = [summary]
    if not facts.rules.perfect:
        told += perfect(facts, translate, "variants-perfect")
    if facts.multicolours:
        told.append(
            Paragraph(
                "variants-perfect-combined",
                translate("Rulebook", "It can be combined with any of the multicolour variants."),
            )
        )
    return told


def _choreography(facts: Facts, translate: Translate) -> list[Paragraph]:
    summary = _variant(
        facts,
        translate,
        "choreography",
        True,
        translate(
            "Rulebook", "For those who know what they hold: say which colour you are about to play, and earn by it."
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
                "If you agree on it, a hint may name a colour or a value that the hand does not have: “you have no white "
                "cards”.",
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
