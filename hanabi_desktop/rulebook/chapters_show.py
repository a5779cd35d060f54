"""The chapters on the show: how it grows, what completing a firework earns, how it ends, and what it is worth."""

from collections.abc import Iterator, Mapping

from hanabi_desktop.rulebook.document import Facts, Kind, Paragraph, paragraph_of_rating
from hanabi_desktop.rulebook.pictures import FireworksPicture, PlayPicture, TokensPicture, TurnsPicture
from hanabi_desktop.rules import Card, Rating, Suit
from hanabi_desktop.table.actions import TokenMove
from hanabi_desktop.wording.editions import EDITION_WORDS
from hanabi_desktop.wording.text import Said, Text

EXAMPLE: Mapping[Suit, int] = {
    Suit.RED: 4,
    Suit.YELLOW: 5,
    Suit.GREEN: 2,
    Suit.BLUE: 4,
    Suit.WHITE: 3,
    Suit.MULTICOLOUR: 3,
}
"""Heights of the fireworks in the worked example: 18 points with five suits, 21 with six."""
_LAST_TURNS = 3
"""Players of the example of a last round."""
_LOSING = (
    Text("Rulebook", "The first mistake loses the game at once."),
    Text("Rulebook", "The second mistake loses the game at once."),
    Text("Rulebook", "The third mistake loses the game at once."),
    Text("Rulebook", "The fourth mistake loses the game at once."),
)


def fireworks(facts: Facts, said: Said) -> Iterator[Paragraph]:
    """What is being built."""
    heights = [(Suit.RED, 3), (Suit.YELLOW, 5), (Suit.GREEN, 1), (Suit.BLUE, 4), (Suit.WHITE, 2)]
    if facts.six:
        heights.append((Suit.MULTICOLOUR, 2))
    picture = FireworksPicture(said("On their way up."), tuple(heights))
    yield Paragraph(
        "fireworks-one-each",
        said("Each colour has one firework, from 1 to 5, with a single card of each number. Other copies are spares."),
        picture=picture,
    )
    if facts.six:
        yield Paragraph("fireworks-multicolour", said("The multicolour cards make a sixth firework of their own."))
    if not facts.rules.perfect:
        limited = ((Suit.RED, 3), (Suit.YELLOW, 1), (Suit.GREEN, 2), (Suit.WHITE, 0))
        picture = FireworksPicture(
            said("Without a 4, yellow can only grow to 3; without a 3, green can grow no more."),
            limited,
            {Suit.YELLOW: 3, Suit.GREEN: 2},
        )
        yield Paragraph(
            "fireworks-dead",
            said(
                "Once every copy of a card you need is on the discard pile, its firework is blocked: it can’t grow, "
                "or score, beyond the number below the missing card. Higher cards of that colour are useless, so "
                "discard them freely."
            ),
            picture=picture,
        )


def bonus(facts: Facts, said: Said) -> Iterator[Paragraph]:
    """The reward for a 5."""
    picture = PlayPicture(said("The 5 completes yellow."), Card(Suit.YELLOW, 5), 4, facts.box, TokenMove.RETURN_CLOCK)
    yield Paragraph("bonus-five", facts.box.book.bonus.translated(said.language), picture=picture)
    yield Paragraph("bonus-lost", facts.box.book.bonus_lost.translated(said.language))


def end(facts: Facts, said: Said) -> Iterator[Paragraph]:
    """The three ends, or those of the perfect show."""
    rules = facts.rules
    text = f"{_LOSING[rules.mistakes - 1].translated(said.language)} {facts.box.handling.last_mistake.translated(said.language)}"
    caption = said("Lost.")
    picture = TokensPicture(caption, facts.box, rules.clocks, rules.clocks // 2, rules.mistakes, rules.mistakes)
    yield Paragraph("end-mistakes", text, said("The last mistake"), Kind.ITEM, picture=picture)
    text = said(
        "The moment all fireworks are complete, you’ve won, with {points} points, even if cards are left in the deck.",
        points=rules.maximum,
    )
    yield Paragraph("end-complete", text, said("The perfect show"), Kind.ITEM)
    yield from _perfect_ends(said) if rules.perfect else _last_round(said)


def _last_round(said: Said) -> Iterator[Paragraph]:
    picture = TurnsPicture(said("With three players, three more turns."), _LAST_TURNS)
    title = said("The last round")
    yield Paragraph(
        "end-last-round",
        said(
            "When someone draws the last card, everyone gets exactly one more turn, including whoever drew it. "
            "Nobody draws any more."
        ),
        title,
        Kind.ITEM,
        picture=picture,
        see=("score",),
    )


def _perfect_ends(said: Said) -> Iterator[Paragraph]:
    """The ends of the game in which only the perfect show wins, with all rulings."""
    yield Paragraph(
        "end-empty-deck",
        said("There’s no last round. When the deck is empty, you play on without drawing, with ever smaller hands."),
        said("An empty deck"),
        Kind.ITEM,
    )
    yield Paragraph(
        "end-indispensable",
        said(
            "A card is indispensable while its firework still needs it and there’s no other copy left. If such a "
            "card is discarded, or doesn’t fit when it’s played, the game is lost. With yellow at 2 and one "
            "yellow 4 discarded, for example, the other one is indispensable."
        ),
        said("An indispensable card"),
        Kind.ITEM,
    )
    yield Paragraph(
        "end-hand-empty",
        said("Once your hand is empty, you can only give hints, and can’t be given any."),
        said("An empty hand"),
        Kind.ITEM,
    )
    yield Paragraph(
        "end-no-action",
        said(
            "If on your turn you have no cards left and can’t give a hint either, the show can’t be finished, and the "
            "game is lost at once. Like everything about empty hands, this is our own ruling."
        ),
        said("Nothing left to do"),
        Kind.ITEM,
    )


def score(facts: Facts, said: Said) -> Iterator[Paragraph]:
    """What the show was worth."""
    text = said("A lost game scores 0, however far its fireworks got.")
    if EDITION_WORDS[facts.edition.id].scale.zero_is_ours:
        text += " " + said("That is our own ruling.")
    lost = Paragraph("score-lost", text)
    if facts.rules.perfect:
        yield Paragraph("score-perfect", _perfect(facts, said))
        yield lost
        return
    yield Paragraph("score-sum", said("Add up the highest card of each firework."))
    yield _example(facts, said)
    yield lost
    yield from _scale(facts, said)


def _scale(facts: Facts, said: Said) -> Iterator[Paragraph]:
    """The rating scale of this edition, or that it has none."""
    scale, maximum = EDITION_WORDS[facts.edition.id].scale, facts.rules.maximum
    yield Paragraph("score-scale", scale.heading.translated(said.language))
    if not scale.printed:
        return
    # Without a verdict of its own for all 30 points, the last one goes on.
    ratings = [each for each in Rating if each.value[0] <= maximum and (scale.with_six or each is not Rating.DIVINE)]
    for rating in ratings:
        text = scale.verdict(rating, facts.six).text.translated(said.language)
        highest = maximum if rating is ratings[-1] else rating.value[1]
        yield Paragraph(paragraph_of_rating(rating), text, _band(rating.value[0], highest), Kind.ROW)
    if facts.multicolours and not scale.with_six:
        text = said(
            "The scale ends at 25. Our own ruling: with six colours, its top verdict covers everything from 25 "
            "up, and only 30 is a perfect show."
        )
        yield Paragraph("score-six", text)
    elif facts.multicolours and not facts.six:
        yield Paragraph("score-six", said("With six colours, the scale ends:"), see=("variants",))
        for rating in (Rating.LEGENDARY, Rating.DIVINE):
            text = scale.verdict(rating, six=True).text.translated(said.language)
            yield Paragraph(f"score-six-{rating.name.lower()}", text, _band(*rating.value), Kind.ROW)


def _band(lowest: int, highest: int) -> str:
    """The scores of a rating as figures."""
    return str(lowest) if lowest == highest else f"{lowest}–{highest}"


def _example(facts: Facts, said: Said) -> Paragraph:
    heights = tuple((suit, EXAMPLE[suit]) for suit in facts.rules.suits)
    if facts.six:
        text = said("Red 4, yellow 5, green 2, blue 4, white 3 and multicolour 3 make {sum} points.")
    else:
        text = said("Red 4, yellow 5, green 2, blue 4 and white 3 make {sum} points.")
    picture = FireworksPicture(said("The example."), heights)
    terms = " + ".join(str(height) for _, height in heights)
    return Paragraph("score-example", text.format(sum=f"{terms} = {picture.score}"), picture=picture)


def _perfect(facts: Facts, said: Said) -> str:
    if facts.six:
        return said("Only the perfect show counts: 30 points. Anything less is a defeat, so there’s no verdict.")
    return said("Only the perfect show counts: 25 points. Anything less is a defeat, so there’s no verdict.")
