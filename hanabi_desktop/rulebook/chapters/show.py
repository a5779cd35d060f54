"""Fireworks, the bonus, and the score."""

from collections.abc import Mapping
from types import MappingProxyType

from hanabi_desktop.rulebook.document import Kind, Paragraph, Section
from hanabi_desktop.rulebook.facts import Facts
from hanabi_desktop.rulebook.pictures import FireworksPicture
from hanabi_desktop.rules import Rating, Suit
from hanabi_desktop.wording.editions import EDITION_WORDS
from hanabi_desktop.wording.scales import Scale
from hanabi_desktop.wording.text import Translate

EXAMPLE: Mapping[Suit, int] = MappingProxyType(
    {Suit.RED: 4, Suit.YELLOW: 5, Suit.GREEN: 2, Suit.BLUE: 4, Suit.WHITE: 3, Suit.MULTICOLOUR: 3}
)
"""How high each firework stands in the worked example: 18 points with five suits, 21 with six."""


def fireworks(facts: Facts, translate: Translate) -> Section:
    """What is being built."""
    paragraphs = [
        Paragraph(
            "fireworks-one-each",
            translate(
                "Rulebook",
                "There’s one firework for each colour. It grows in order, 1, 2, 3, 4, 5, with a single card of "
                "each value; any further copies are spares.",
            ),
        )
    ]
    if facts.six:
        paragraphs.append(
            Paragraph(
                "fireworks-multicolour",
                translate("Rulebook", "The multicolour cards make a sixth firework, all of their own."),
            )
        )
    if not facts.rules.perfect:
        heights = ((Suit.RED, 3), (Suit.YELLOW, 1), (Suit.GREEN, 2), (Suit.WHITE, 0))
        caption = translate(
            "Rulebook",
            "Red needs its 4 next. Yellow can only grow to 3, because both its 4s are gone. Green has a "
            "ribbon around it, because both its 3s are gone. White is still waiting for its 1.",
        )
        paragraphs.append(
            Paragraph(
                "fireworks-dead",
                translate(
                    "Rulebook",
                    "If every copy of a card is on the discard pile before its firework has got that far, the "
                    "firework can never be completed. It can still grow, and score, up to the value below the lost "
                    "card; on this screen, a small plate on the firework shows how far. Keep playing its cards up to"
                    " there. Only the higher ones are useless now, so discard those to pay for more hints. If the "
                    "very next card is lost, the firework can grow no more, and a ribbon is tied around it.",
                ),
                picture=FireworksPicture(heights, caption, ((Suit.YELLOW, 3), (Suit.GREEN, 2))),
            )
        )
    return Section("fireworks", translate("Rulebook", "How fireworks grow"), tuple(paragraphs))


def bonus(facts: Facts, translate: Translate) -> Section:
    """The reward for a 5."""
    return Section(
        "bonus",
        translate("Rulebook", "The bonus"),
        (
            Paragraph("bonus-five", facts.box.book.bonus.said(translate)),
            Paragraph("bonus-lost", facts.box.book.bonus_lost.said(translate)),
        ),
    )


def score(facts: Facts, translate: Translate) -> Section:
    """What the show was worth."""
    lost = Paragraph(
        "score-lost",
        translate(
            "Rulebook", "A lost game scores 0. As a consolation, the table still shows how far each firework got."
        ),
    )
    if facts.rules.perfect:
        paragraphs = [Paragraph("score-perfect", _perfect(facts, translate)), lost]
    else:
        paragraphs = [
            Paragraph(
                "score-sum",
                translate("Rulebook", "Add up the highest card of each firework, and that’s your score."),
            ),
            _example(facts, translate),
            lost,
            *_scale(facts, translate),
        ]
    return Section("score", translate("Rulebook", "The score"), tuple(paragraphs))


def _scale(facts: Facts, translate: Translate) -> list[Paragraph]:
    """What the crowd of this edition makes of it, or that the edition does not say."""
    scale = EDITION_WORDS[facts.edition.id].scale
    heading = Paragraph("score-scale", scale.heading.said(translate))
    if not scale.printed:
        return [heading]
    rows = (
        Paragraph(
            rating_id(rating),
            scale.verdict(rating, facts.six).text.said(translate),
            band(rating, facts.rules.maximum),
            Kind.ROW,
        )
        for rating in Rating
        if rating.value[0] <= facts.rules.maximum
    )
    return [heading, *rows, *_with_six(scale, facts, translate)]


def _with_six(scale: Scale, facts: Facts, translate: Translate) -> list[Paragraph]:
    """What a sixth suit would add to the scale, where one could be played."""
    if facts.six or not facts.multicolours:
        return []
    return [
        Paragraph(
            "score-six", translate("Rulebook", "With a sixth suit in the game, the scale goes on:"), see=("variants",)
        ),
        *(
            Paragraph(
                f"score-six-{rating.name.lower()}",
                scale.verdict(rating, six=True).text.said(translate),
                band(rating, rating.value[1]),
                Kind.ROW,
            )
            for rating in (Rating.LEGENDARY, Rating.DIVINE)
        ),
    ]


def rating_id(rating: Rating) -> str:
    """The paragraph about a band of the rating scale."""
    return f"score-{rating.name.lower().replace('_', '-')}"


def band(rating: Rating, maximum: int) -> str:
    """The scores of a band, as figures."""
    lowest, highest = rating.value
    highest = min(highest, maximum)
    return str(lowest) if lowest == highest else f"{lowest}–{highest}"


def _example(facts: Facts, translate: Translate) -> Paragraph:
    heights = tuple((suit, EXAMPLE[suit]) for suit in facts.rules.suits)
    figures = " + ".join(str(height) for _, height in heights)
    picture = FireworksPicture(heights, translate("Rulebook", "The show in the example, as the curtain falls."))
    if facts.six:
        text = translate(
            "Rulebook",
            "Say the red firework has reached 4, the yellow one 5, the green one 2, the blue one 4, the "
            "white one 3 and the multicolour one 3. That makes {sum} points.",
        )
    else:
        text = translate(
            "Rulebook",
            "Say the red firework has reached 4, the yellow one 5, the green one 2, the blue one 4 and the "
            "white one 3. That makes {sum} points.",
        )
    return Paragraph("score-example", text.format(sum=f"{figures} = {picture.score}"), picture=picture)


def _perfect(facts: Facts, translate: Translate) -> str:
    if facts.six:
        return translate(
            "Rulebook",
            "Only the perfect show counts: all six fireworks complete, for 30 points. Anything less is a "
            "defeat, so there’s no applause to measure here.",
        )
    return translate(
        "Rulebook",
        "Only the perfect show counts: all five fireworks complete, for 25 points. Anything less is a "
        "defeat, so there’s no applause to measure here.",
    )
