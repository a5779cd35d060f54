"""How the show ends."""

from hanabi_desktop.rulebook.document import Kind, Paragraph, Section
from hanabi_desktop.rulebook.facts import Facts
from hanabi_desktop.rulebook.pictures import TokensPicture
from hanabi_desktop.wording.text import Translate


def end(facts: Facts, translate: Translate) -> Section:
    """The three ends, or those of the perfect show."""
    rules = facts.rules
    if rules.perfect:
        ways = translate(
            "Rulebook", "The show goes on until it is perfect, or until it is lost. After that nobody acts any more."
        )
    else:
        ways = translate("Rulebook", "The show ends in one of three ways. After that nobody acts any more.")
    lost = TokensPicture(
        facts.box,
        rules.clocks,
        rules.clocks // 2,
        rules.mistakes,
        rules.mistakes,
        facts.box.handling.lost.said(translate),
    )
    paragraphs = [
        Paragraph("end-ways", ways),
        Paragraph(
            "end-mistakes",
            f"{_losing(rules.mistakes, translate)} {facts.box.handling.last_mistake.said(translate)}",
            translate("Rulebook", "The last mistake"),
            Kind.ITEM,
            picture=lost,
        ),
        Paragraph("end-complete", _complete(facts, translate), translate("Rulebook", "The perfect show"), Kind.ITEM),
    ]
    if rules.perfect:
        paragraphs += perfect(facts, translate, "end")
    else:
        paragraphs += _last_round(facts, translate)
    return Section("end", translate("Rulebook", "How the show ends"), tuple(paragraphs))


def _losing(mistakes: int, translate: Translate) -> str:
    match mistakes:
        case 1:
            return translate(
                "Rulebook", "The very first mistake loses the game: it stops at once, and the show is over."
            )
        case 2:
            return translate("Rulebook", "The second mistake loses the game: it stops at once, and the show is over.")
        case 3:
            return translate("Rulebook", "The third mistake loses the game: it stops at once, and the show is over.")
        case _:
            return translate("Rulebook", "The fourth mistake loses the game: it stops at once, and the show is over.")


def _complete(facts: Facts, translate: Translate) -> str:
    if facts.six:
        return translate(
            "Rulebook",
            "The moment all six fireworks are complete the game stops: a full victory with 30 points, even if there are "
            "cards left in the deck.",
        )
    return translate(
        "Rulebook",
        "The moment all five fireworks are complete the game stops: a full victory with 25 points, even if there are cards "
        "left in the deck.",
    )


def _last_round(facts: Facts, translate: Translate) -> list[Paragraph]:
    if facts.six:
        hopeless = translate(
            "Rulebook",
            "Nothing stops the game early when 30 points are out of reach: you make the best of what is left.",
        )
    else:
        hopeless = translate(
            "Rulebook",
            "Nothing stops the game early when 25 points are out of reach: you make the best of what is left.",
        )
    return [
        Paragraph(
            "end-last-round",
            translate(
                "Rulebook",
                "When somebody draws the last card, the last round begins: everybody has exactly one more turn, and so has "
                "the one who drew it. Nobody draws any more. Three players, for instance, have three turns left. Then the "
                "show is over and is scored.",
            ),
            translate("Rulebook", "The last round"),
            Kind.ITEM,
            see=("score",),
        ),
        Paragraph("end-hopeless", hopeless),
    ]


def perfect(facts: Facts, translate: Translate, section: str) -> list[Paragraph]:
    """The ends of the game in which only the perfect show wins, with all rulings; ids begin with `section`."""
    return [
        Paragraph(
            f"{section}-empty-deck",
            translate(
                "Rulebook",
                "There is no last round. When the deck is empty play goes on without drawing, and the hands shrink.",
            ),
            translate("Rulebook", "An empty deck"),
            Kind.ITEM,
        ),
        Paragraph(
            f"{section}-indispensable",
            translate(
                "Rulebook",
                "A card is indispensable while its firework still needs it and no other copy is left. As soon as one lands on "
                "the discard pile, discarded or badly played, the game is lost.",
            ),
            translate("Rulebook", "An indispensable card"),
            Kind.ITEM,
        ),
        Paragraph(
            f"{section}-hand-empty",
            translate(
                "Rulebook",
                "Whoever has no cards left can only give hints, and cannot be given any.",
            ),
            translate("Rulebook", "An empty hand"),
            Kind.ITEM,
        ),
        Paragraph(
            f"{section}-no-action",
            facts.box.book.no_action.said(translate),
            translate("Rulebook", "Nothing left to do"),
            Kind.ITEM,
        ),
    ]
