"""The chapters on the show: fireworks, the bonus, the end of the game, and the score."""

from collections.abc import Iterator, Mapping

from hanabi_desktop.rulebook.document import Facts, Kind, Paragraph
from hanabi_desktop.rulebook.pictures import FireworksPicture, PlayPicture, TokensPicture, TurnsPicture
from hanabi_desktop.rulebook.places import paragraph_of_rating
from hanabi_desktop.rules import Card, Rating, Suit
from hanabi_desktop.table.actions import TokenMove
from hanabi_desktop.wording.editions import EDITION_WORDS
from hanabi_desktop.wording.text import Text, Translate

EXAMPLE: Mapping[Suit, int] = {
    Suit.RED: 4,
    Suit.YELLOW: 5,
    Suit.GREEN: 2,
    Suit.BLUE: 4,
    Suit.WHITE: 3,
    Suit.MULTICOLOUR: 3,
}
"""How high each firework stands in the worked example: 18 points with five suits, 21 with six."""
_LAST_TURNS = 3
"""Players of the example of a last round."""
_LOSING = (
    Text("Rulebook", "The very first mistake loses the game: it stops at once, and the show is over."),
    Text("Rulebook", "The second mistake loses the game: it stops at once, and the show is over."),
    Text("Rulebook", "The third mistake loses the game: it stops at once, and the show is over."),
    Text("Rulebook", "The fourth mistake loses the game: it stops at once, and the show is over."),
)


def fireworks(facts: Facts, translate: Translate) -> Iterator[Paragraph]:
    """What is being built."""
    text = translate(
        "Rulebook",
        "There’s one firework for each colour. It grows in order, 1, 2, 3, 4, 5, with a single card of each value; any "
        "further copies are spares.",
    )
    yield Paragraph("fireworks-one-each", text)
    if facts.six:
        text = translate("Rulebook", "The multicolour cards make a sixth firework, all of their own.")
        yield Paragraph("fireworks-multicolour", text)
    if not facts.rules.perfect:
        text = translate(
            "Rulebook",
            "If every copy of a card is on the discard pile before its firework has got that far, the firework can "
            "never be completed. It can still grow, and score, up to the value below the lost card; on this screen, a "
            "small plate on the firework shows how far. Keep playing its cards up to there. Only the higher ones are "
            "useless now, so discard those to pay for more hints. If the very next card is lost, the firework can grow "
            "no more, and a ribbon is tied around it.",
        )
        caption = translate(
            "Rulebook",
            "Red needs its 4 next. Yellow can only grow to 3, because both its 4s are gone. Green has a ribbon around "
            "it, because both its 3s are gone. White is still waiting for its 1.",
        )
        heights = ((Suit.RED, 3), (Suit.YELLOW, 1), (Suit.GREEN, 2), (Suit.WHITE, 0))
        picture = FireworksPicture(caption, heights, {Suit.YELLOW: 3, Suit.GREEN: 2})
        yield Paragraph("fireworks-dead", text, picture=picture)


def bonus(facts: Facts, translate: Translate) -> Iterator[Paragraph]:
    """The reward for a 5."""
    caption = translate("Rulebook", "The 5 completes the yellow firework, and here comes the bonus.")
    picture = PlayPicture(caption, Card(Suit.YELLOW, 5), 4, facts.box, TokenMove.RETURN_CLOCK)
    yield Paragraph("bonus-five", facts.box.book.bonus.said(translate), picture=picture)
    yield Paragraph("bonus-lost", facts.box.book.bonus_lost.said(translate))


def end(facts: Facts, translate: Translate) -> Iterator[Paragraph]:
    """The three ends, or those of the perfect show."""
    rules, handling = facts.rules, facts.box.handling
    if rules.perfect:
        ways = translate(
            "Rulebook", "The show goes on until it’s perfect, or until it’s lost. After that, no more turns are taken."
        )
    else:
        ways = translate("Rulebook", "The show can end in three ways. After that, no more turns are taken.")
    yield Paragraph("end-ways", ways)
    text = f"{_LOSING[rules.mistakes - 1].said(translate)} {handling.last_mistake.said(translate)}"
    caption = handling.lost.said(translate)
    picture = TokensPicture(caption, facts.box, rules.clocks, rules.clocks // 2, rules.mistakes, rules.mistakes)
    yield Paragraph("end-mistakes", text, translate("Rulebook", "The last mistake"), Kind.ITEM, picture=picture)
    yield Paragraph("end-complete", _complete(facts, translate), translate("Rulebook", "The perfect show"), Kind.ITEM)
    yield from perfect(facts, translate, "end") if rules.perfect else _last_round(facts, translate)


def _complete(facts: Facts, translate: Translate) -> str:
    if facts.six:
        return translate(
            "Rulebook",
            "The moment all six fireworks are complete, the game stops: that’s a full victory, worth 30 points, even "
            "if there are cards left in the deck.",
        )
    return translate(
        "Rulebook",
        "The moment all five fireworks are complete, the game stops: that’s a full victory, worth 25 points, even if "
        "there are cards left in the deck.",
    )


def _last_round(facts: Facts, translate: Translate) -> Iterator[Paragraph]:
    text = translate(
        "Rulebook",
        "When somebody draws the last card, the last round begins. Everybody gets exactly one more turn, including "
        "whoever drew that card, and nobody draws any more. With three players, for example, that means three more "
        "turns. Then the show is over, and you add up your score.",
    )
    caption = translate(
        "Rulebook", "The last card has been drawn. Three turns are left, and whoever drew it takes the last one."
    )
    picture = TurnsPicture(caption, _LAST_TURNS)
    yield Paragraph(
        "end-last-round", text, translate("Rulebook", "The last round"), Kind.ITEM, picture=picture, see=("score",)
    )
    if facts.six:
        text = translate(
            "Rulebook", "The game doesn’t stop just because 30 points are out of reach: make the best of what’s left."
        )
    else:
        text = translate(
            "Rulebook", "The game doesn’t stop just because 25 points are out of reach: make the best of what’s left."
        )
    yield Paragraph("end-hopeless", text, kind=Kind.ASIDE)


def perfect(facts: Facts, translate: Translate, section: str) -> Iterator[Paragraph]:
    """The ends of the game in which only the perfect show wins, with all rulings; ids begin with `section`."""
    text = translate(
        "Rulebook",
        "There’s no last round. When the deck is empty, you play on without drawing, and your hands get smaller and "
        "smaller.",
    )
    yield Paragraph(f"{section}-empty-deck", text, translate("Rulebook", "An empty deck"), Kind.ITEM)
    text = translate(
        "Rulebook",
        "A card is indispensable while its firework still needs it and there’s no other copy left. As soon as one "
        "lands on the discard pile, whether discarded or misplayed, the game is lost.",
    )
    example = translate(
        "Rulebook",
        "For example: the yellow firework is at 2, and one of the yellow 4s has been discarded. The other one is now "
        "indispensable.",
    )
    title = translate("Rulebook", "An indispensable card")
    yield Paragraph(f"{section}-indispensable", f"{text} {example}", title, Kind.ITEM)
    text = translate("Rulebook", "If you have no cards left, you can only give hints, and nobody can give you any.")
    yield Paragraph(f"{section}-hand-empty", text, translate("Rulebook", "An empty hand"), Kind.ITEM)
    text = facts.box.book.no_action.said(translate)
    yield Paragraph(f"{section}-no-action", text, translate("Rulebook", "Nothing left to do"), Kind.ITEM)


def score(facts: Facts, translate: Translate) -> Iterator[Paragraph]:
    """What the show was worth."""
    lost = translate(
        "Rulebook", "A lost game scores 0. As a consolation, the table still shows how far each firework got."
    )
    if facts.rules.perfect:
        yield Paragraph("score-perfect", _perfect(facts, translate))
        yield Paragraph("score-lost", lost)
        return
    text = translate("Rulebook", "Add up the highest card of each firework, and that’s your score.")
    yield Paragraph("score-sum", text)
    yield _example(facts, translate)
    yield Paragraph("score-lost", lost)
    yield from _scale(facts, translate)


def _scale(facts: Facts, translate: Translate) -> Iterator[Paragraph]:
    """The rating scale of this edition, or that it has none."""
    scale, maximum = EDITION_WORDS[facts.edition.id].scale, facts.rules.maximum
    yield Paragraph("score-scale", scale.heading.said(translate))
    if not scale.printed:
        return
    for rating in Rating:
        if rating.value[0] <= maximum:
            text = scale.verdict(rating, facts.six).text.said(translate)
            yield Paragraph(paragraph_of_rating(rating), text, _band(rating, maximum), Kind.ROW)
    if facts.multicolours and not facts.six:
        text = translate("Rulebook", "With a sixth suit in the game, the scale goes on:")
        yield Paragraph("score-six", text, see=("variants",))
        for rating in (Rating.LEGENDARY, Rating.DIVINE):
            text = scale.verdict(rating, six=True).text.said(translate)
            yield Paragraph(f"score-six-{rating.name.lower()}", text, _band(rating, rating.value[1]), Kind.ROW)


def _band(rating: Rating, maximum: int) -> str:
    """The scores of a rating as figures."""
    lowest, highest = rating.value
    highest = min(highest, maximum)
    return str(lowest) if lowest == highest else f"{lowest}–{highest}"


def _example(facts: Facts, translate: Translate) -> Paragraph:
    heights = tuple((suit, EXAMPLE[suit]) for suit in facts.rules.suits)
    if facts.six:
        text = translate(
            "Rulebook",
            "Say the red firework has reached 4, the yellow one 5, the green one 2, the blue one 4, the white one 3 "
            "and the multicolour one 3. That makes {sum} points.",
        )
    else:
        text = translate(
            "Rulebook",
            "Say the red firework has reached 4, the yellow one 5, the green one 2, the blue one 4 and the white one "
            "3. That makes {sum} points.",
        )
    picture = FireworksPicture(translate("Rulebook", "The show in the example, as the curtain falls."), heights)
    terms = " + ".join(str(height) for _, height in heights)
    return Paragraph("score-example", text.format(sum=f"{terms} = {picture.score}"), picture=picture)


def _perfect(facts: Facts, translate: Translate) -> str:
    if facts.six:
        return translate(
            "Rulebook",
            "Only the perfect show counts: all six fireworks complete, for 30 points. Anything less is a defeat, so "
            "there’s no applause to measure here.",
        )
    return translate(
        "Rulebook",
        "Only the perfect show counts: all five fireworks complete, for 25 points. Anything less is a defeat, so "
        "there’s no applause to measure here.",
    )
