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
            "Rulebook", "The show goes on until it’s perfect, or until it’s lost. After that, no more turns are taken."
        )
    else:
        ways = translate("Rulebook", "The show can end in three ways. After that, no more turns are taken.")
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
            "The moment all six fireworks are complete, the game stops: that’s a full victory, worth 30 "
            "points, even if there are cards left in the deck.",
        )
    return translate(
        "Rulebook",
        "The moment all five fireworks are complete, the game stops: that’s a full victory, worth 25 "
        "points, even if there are cards left in the deck.",
    )


def _last_round(facts: Facts, translate: Translate) -> list[Paragraph]:
    if facts.six:
        hopeless = translate(
            "Rulebook",
            "The game doesn’t stop just because 30 points are out of reach: make the best of what’s left.",
        )
    else:
        hopeless = translate(
            "Rulebook",
            "The game doesn’t stop just because 25 points are out of reach: make the best of what’s left.",
        )
    return [
        Paragraph(
            "end-last-round",
            translate(
                "Rulebook",
                "When somebody draws the last card, the last round begins. Everybody gets exactly one more turn,"
                " including whoever drew that card, and nobody draws any more. With three players, for example, "
                "that means three more turns. Then the show is over, and you add up your score.",
            ),
            translate("Rulebook", "The last round"),
            Kind.ITEM,
            see=("score",),
        ),
        Paragraph("end-hopeless", hopeless),
    ]


def perfect(facts: Facts, translate: Translate, section: str) -> list[Paragraph]:
    """The ends of the game in which only the perfect show wins, with all rulings; ids begin with `section`."""
    indispensable = translate(
        "Rulebook",
        "A card is indispensable while its firework still needs it and there’s no other copy left. As soon as one "
        "lands on the "
        "discard pile, whether discarded or misplayed, the game is lost.",
    )
    example = translate(
        "Rulebook",
        "For example: the yellow firework is at 2, and one of the yellow 4s has been discarded. The other one is now "
        "indispensable.",
    )
    return [
        Paragraph(
            f"{section}-empty-deck",
            translate(
                "Rulebook",
                "There’s no last round. When the deck is empty, you play on without drawing, and your hands get "
                "smaller and smaller.",
            ),
            translate("Rulebook", "An empty deck"),
            Kind.ITEM,
        ),
        Paragraph(
            f"{section}-indispensable",
            f"{indispensable} {example}",
            translate("Rulebook", "An indispensable card"),
            Kind.ITEM,
        ),
        Paragraph(
            f"{section}-hand-empty",
            translate(
                "Rulebook",
                "If you have no cards left, you can only give hints, and nobody can give you any.",
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
