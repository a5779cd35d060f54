"""The variants of an edition; those played at this table are marked."""

from hanabi_desktop.rulebook.document import Kind, Paragraph, Section
from hanabi_desktop.rulebook.ending import perfect
from hanabi_desktop.rulebook.facts import Facts
from hanabi_desktop.rulebook.playing import choreography
from hanabi_desktop.rules import EditionId, Multicolour
from hanabi_desktop.wording.editions import choreography_name, empty_hints_name, multicolour_name, perfect_name
from hanabi_desktop.wording.text import Translate


def variants(facts: Facts, translate: Translate) -> Section:
    """What can be switched on in this edition, and what is."""
    told = [
        *_multicolour(facts, translate),
        *_perfect(facts, translate),
        *_choreography(facts, translate),
        *_difficulty(facts, translate),
        *_empty_hints(facts, translate),
    ]
    if facts.edition.id is EditionId.HOUSE:
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


def _mark(played: bool, translate: Translate) -> str:
    return translate("Rulebook", "played at this table") if played else ""


def _multicolour(facts: Facts, translate: Translate) -> list[Paragraph]:
    return [
        Paragraph(
            f"variants-{kind.value}",
            _multicolour_text(kind, translate),
            multicolour_name(kind, facts.edition.id, translate),
            Kind.VARIANT,
            _mark(facts.rules.multicolour is kind, translate),
        )
        for kind in facts.multicolours
    ]


def _multicolour_text(kind: Multicolour, translate: Translate) -> str:
    match kind:
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
        case _:
            return translate(
                "Rulebook",
                "Shuffle ten multicolour cards in: a sixth suit, for a sixth firework, and 30 points at most. No hint can ever "
                "name multicolour; instead every colour hint, whatever its colour, points at all multicolour cards of that hand "
                "too. Once played they build a firework of their own.",
            )


def _perfect(facts: Facts, translate: Translate) -> list[Paragraph]:
    if not facts.offers_perfect:
        return []
    summary = Paragraph(
        "variants-perfect",
        translate(
            "Rulebook",
            "Without a last round the show goes on until it is complete or lost. Only a perfect show wins, and the rating "
            "scale is not used.",
        ),
        perfect_name(facts.edition.id, translate),
        Kind.VARIANT,
        _mark(facts.rules.perfect, translate),
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
    if not facts.offers_choreography:
        return []
    summary = Paragraph(
        "variants-choreography",
        translate(
            "Rulebook", "For those who know what they hold: say which colour you are about to play, and earn by it."
        ),
        choreography_name(facts.edition.id, translate),
        Kind.VARIANT,
        _mark(facts.rules.choreography, translate),
        see=("play-naming",) if facts.rules.choreography else (),
    )
    if facts.rules.choreography:
        return [summary]
    return [summary, *choreography(facts, translate, "variants-choreography-naming")]


def _difficulty(facts: Facts, translate: Translate) -> list[Paragraph]:
    if not facts.offers_difficulty:
        return []
    basic, rules = facts.edition.rules, facts.rules
    return [
        Paragraph(
            "variants-difficulty",
            facts.box.book.difficulty.said(translate),
            translate("Rulebook", "Difficulty"),
            Kind.VARIANT,
            _mark((rules.mistakes, rules.clocks) != (basic.mistakes, basic.clocks), translate),
            see=("box-clocks", "box-fuses"),
        )
    ]


def _empty_hints(facts: Facts, translate: Translate) -> list[Paragraph]:
    if not facts.offers_empty_hints:
        return []
    return [
        Paragraph(
            "variants-empty-hints",
            translate(
                "Rulebook",
                "If you agree on it, a hint may name a colour or a value that the hand does not have: “you have no white "
                "cards”.",
            ),
            empty_hints_name(translate),
            Kind.VARIANT,
            _mark(facts.rules.empty_hints, translate),
            see=("hint-empty",),
        )
    ]
