"""The opening chapters of the rulebook: all that one needs to play on one page, the story, and what is in the box."""

from collections.abc import Iterator

from hanabi_desktop.boxes import Beside, Catastrophe, laying_text
from hanabi_desktop.rulebook.document import Facts, Kind, Paragraph, paragraph_of_switch
from hanabi_desktop.rulebook.pictures import FanPicture, HandPicture, PicturedCard
from hanabi_desktop.rulebook.scenes import TablePicture
from hanabi_desktop.rules import COPIES, RANKS, SWITCHES, Card, Multicolour, Starter, Suit
from hanabi_desktop.wording.editions import variant_name
from hanabi_desktop.wording.text import Said, Text

_OWN_ROWS = {"mistakes", "clocks", "empty_hints"}
"""Switches that always stand at a glance, or have a word of their own in the chapter on hints."""
_FIVE_SUITS = 50
"""Cards of every box that are not multicolour."""
_GOALS = {
    (5, False): Text(
        "Rulebook",
        "Together you build five fireworks, one in each colour, from 1 to 5. Complete all five for 25 points; a "
        "smaller show still scores, unless you lose.",
    ),
    (6, False): Text(
        "Rulebook",
        "Together you build six fireworks, one in each colour, from 1 to 5. Complete all six for 30 points; a smaller "
        "show still scores, unless you lose.",
    ),
    (5, True): Text(
        "Rulebook",
        "Together you build five fireworks, one in each colour, from 1 to 5. Only the perfect show wins, all "
        "five complete, for 25 points: anything less is a defeat.",
    ),
    (6, True): Text(
        "Rulebook",
        "Together you build six fireworks, one in each colour, from 1 to 5. Only the perfect show wins, all "
        "six complete, for 30 points: anything less is a defeat.",
    ),
}
"""The goal, by the number of suits, and whether only the perfect show wins."""
_LOSING = (
    Text("Rulebook", "The first mistake"),
    Text("Rulebook", "The second mistake"),
    Text("Rulebook", "The third mistake"),
    Text("Rulebook", "The fourth mistake"),
)
_BOX_CARDS = {
    0: Text("Rulebook", "50 cards: ten each in white, red, blue, yellow and green."),
    5: Text(
        "Rulebook",
        "55 cards: 50 in five colours (ten each in white, red, blue, yellow and green) and five multicolour "
        "ones, numbered 1 to 5.",
    ),
    10: Text("Rulebook", "60 cards: ten each in white, red, blue, yellow, green and multicolour."),
}
"""The cards, by the number of multicolour ones in the box."""
ON_A_SCREEN = Text("Rulebook", "What you play with")
"""What the chapter on the box is called in an edition that has none, but is played on a screen."""


def glance(facts: Facts, said: Said) -> Iterator[Paragraph]:
    """Enough to play by: what it is about, the set-up, a turn, and the end."""
    yield Paragraph(
        "glance-head",
        said("A cooperative card game by Antoine Bauza for 2–5 players aged 8 and up; about half an hour."),
    )
    yield Paragraph("glance-goal", _GOALS[len(facts.rules.suits), facts.rules.perfect].translated(said.language))
    yield from _played(facts, said)
    held = (Card(Suit.GREEN, 3), Card(Suit.RED, 1), Card(Suit.WHITE, 4), Card(Suit.BLUE, 1))
    picture = FanPicture(said("A hand from both sides."), held)
    yield Paragraph(
        "glance-hidden", said("The catch: everyone sees your cards but you. Hints are all you get."), picture=picture
    )
    yield from _set_up(facts, said)
    yield from _turn(facts, said)
    yield from _end(facts, said)


def _played(facts: Facts, said: Said) -> Iterator[Paragraph]:
    """The variants of this table."""
    variants = [
        (name, value)
        for name, value in facts.rules.switches.items()
        if name not in _OWN_ROWS and value != SWITCHES[name].default
    ]
    for number, (name, value) in enumerate(variants, 1):
        text = variant_name(name, value, facts.edition.id, said.language)
        see = (paragraph_of_switch(name, value),)
        yield Paragraph(f"glance-variant-{number}", text, said("Playing with"), Kind.ROW, see=see)


def _set_up(facts: Facts, said: Said) -> Iterator[Paragraph]:
    """The table laid out, in the steps that are numbered in its picture."""
    rules, handling, words = facts.rules, facts.box.handling, facts.box.words
    picture = _table_picture(facts, said)
    yield Paragraph("glance-table", _on_screen(facts, said), said("Set-up"), picture=picture)
    if facts.master:
        yield Paragraph("glance-master", _master(facts, said), said("The master"), Kind.ROW)
    yield Paragraph("glance-fireworks", _room(facts, said), said("1 Fireworks"), Kind.ROW)
    #: {cards} is a sentence: “Shuffle all 50 cards.”
    yield Paragraph(
        "glance-deck",
        said(
            "{cards} A colour’s ten cards: three 1s, two 2s, two 3s, two 4s, one 5. Two or three players get five "
            "cards each, larger groups four. The rest is the deck, face down.",
            cards=_cards(facts, said),
        ),
        said("2 Deck"),
        Kind.ROW,
    )
    yield Paragraph(
        "glance-discards", handling.discard_pile.text.translated(said.language), said("3 Discard pile"), Kind.ROW
    )
    text = laying_text(handling.lay_clocks, rules.clocks, facts.master, said.language)
    yield Paragraph("glance-clocks", text, f"4 {words.clocks_title.translated(said.language)}", Kind.ROW)
    text = laying_text(handling.lay_fuses, facts.box.fuses.lying_there(rules.mistakes), facts.master, said.language)
    yield Paragraph("glance-fuses", text, f"5 {words.fuses_title.translated(said.language)}", Kind.ROW)
    yield Paragraph("glance-hand", said("Backs towards you."), said("6 Your own cards"), Kind.ROW)
    yield Paragraph("glance-starter", _starter(facts, said), said("Who goes first"), Kind.ROW)


def _on_screen(facts: Facts, said: Said) -> str:
    """What players need not do, before what they would do with the box."""
    if facts.master:
        return said(
            "On screen, the program shuffles and deals the cards; on your turn, everyone else looks away. With real "
            "cards, set up as pictured:"
        )
    return said(
        "On screen, the program shuffles and deals the cards and moves the tokens; on your turn, everyone else looks "
        "away. With real cards, set up as pictured:"
    )


def _room(facts: Facts, said: Said) -> str:
    if facts.six:
        return said("Leave room in the middle for six.")
    return said("Leave room in the middle for five.")


def _table_picture(facts: Facts, said: Said) -> TablePicture:
    words = facts.box.words
    caption = said("The table for %n players.", n=facts.players)
    #: The figures stand in the picture. {clocks} and {fuses} are the tokens, as in "Clock tokens".
    legend = said(
        "1 Fireworks; 2 Deck; 3 Discard pile; 4 {clocks}; 5 {fuses}; 6 Your own cards",
        clocks=words.clocks_title.translated(said.language),
        fuses=words.fuses_title.translated(said.language),
    )
    if facts.box.handling.discard_pile is Beside.LID:
        layout = said(
            "In the middle are the fireworks, none of them started yet. To their left are the tokens with the box lid, "
            "and beside the lid the discard pile; to their right is the deck. The teammates’ hands at the top show "
            "their faces, the hand at the bottom only its backs."
        )
    else:
        layout = said(
            "In the middle are the fireworks, none of them started yet. To their left is what counts hints and "
            "mistakes, to their right the deck and the discard pile. The teammates’ hands at the top show their faces, "
            "the hand at the bottom only its backs."
        )
    return TablePicture(caption, facts.box, facts.rules, facts.players, f"{legend}. {layout}")


def _master(facts: Facts, said: Said) -> str:
    who = said("The oldest of you.") if facts.edition.starter is Starter.MASTER else said("Choose one of you.")
    return f"{who} {facts.box.book.master.keeps.translated(said.language)}"


def _starter(facts: Facts, said: Said) -> str:
    match facts.edition.starter:
        case Starter.MOST_COLOURFUL:
            return said("Whoever is wearing the most colourful clothes.")
        case Starter.MASTER if facts.master:
            return said("The master.")
        case Starter.MASTER:
            return said("The oldest of you.")
        case Starter.UNSAID:
            return said("Anyone you like, or someone picked at random.")


def _turn(facts: Facts, said: Said) -> Iterator[Paragraph]:
    """The three actions, with what they cost and bring."""
    words, book = facts.box.words, facts.box.book
    if facts.master:
        text = said(
            "Play goes clockwise. On your turn, announce one of three things to the master, then do it. You can’t pass."
        )
    else:
        text = said("Play goes clockwise. On your turn, do exactly one of three things. You can’t pass.")
    yield Paragraph("glance-turn", text, said("Your turn"))
    #: {cost} is a sentence: “It costs one clock token.”
    text = said(
        "Name one colour or one number, and point at every matching card in a teammate’s hand. {cost} With "
        "none left, you can’t.",
        cost=book.paid.translated(said.language),
    )
    yield Paragraph("glance-hint", text, said("Give a hint"), Kind.ROW)
    #: {gain} and {full} are sentences: “A clock token comes back.”, “If all the clock tokens are available, you can’t discard.”
    text = said(
        "Put a card on the discard pile and draw a new one. {gain} {full}",
        gain=words.gains.discard.translated(said.language),
        full=book.all_available.translated(said.language),
    )
    yield Paragraph("glance-discard", text, said("Discard a card"), Kind.ROW)
    #: {bonus} is a sentence: “Bonus: one clock token back.”
    yield Paragraph(
        "glance-play",
        said(
            "Turn one of your cards face up. If it’s next in its colour, it fits: add it to the firework. If not, "
            "it’s a mistake: off to the discard pile! Either way, draw one. A 5 that fits completes its firework. "
            "{bonus}",
            bonus=words.gains.bonus.translated(said.language),
        ),
        said("Play a card"),
        Kind.ROW,
    )


def _end(facts: Facts, said: Said) -> Iterator[Paragraph]:
    if facts.rules.perfect:
        text = said("When the deck is empty, you play on. The game ends in one of these ways:")
    else:
        text = said("Three things end the game:")
    yield Paragraph("glance-end", text, said("The end"))
    losing = _LOSING[facts.rules.mistakes - 1].translated(said.language)
    yield Paragraph("glance-mistakes", said("You lose at once, with 0 points."), losing, Kind.ROW)
    text = said("You win, with {points} points.", points=facts.rules.maximum)
    yield Paragraph("glance-maximum", text, said("All fireworks are complete"), Kind.ROW)
    if facts.rules.perfect:
        title, text = (
            said("A card you can’t replace"),
            said("The last copy of a card you still need lands on the discard pile: you lose."),
        )
        yield Paragraph("glance-indispensable", text, title, Kind.ROW)
    else:
        title = said("The last card is drawn")
        text = said("Everyone gets one more turn, including whoever drew it. Then add up the fireworks’ top cards.")
        yield Paragraph("glance-deck-empty", text, title, Kind.ROW)


def story(facts: Facts, said: Said) -> Iterator[Paragraph]:
    """Who the players are."""
    yield Paragraph(
        "story-name",
        said("Hanabi is Japanese for fireworks, from “flower” and “fire”: a flower of fire, opening in the night sky."),
        kind=Kind.ASIDE,
    )
    yield Paragraph(
        "story-muddle",
        said(
            "You’re firework makers: brilliant with rockets, hopeless at tidying up. Powder, fuses and rockets "
            "lie in one big heap, the crowd is already lining the river, and the show must go on."
        ),
    )
    if facts.box.catastrophe is Catastrophe.STORM:
        yield Paragraph(
            "story-storm",
            said(
                "But the gods like their nights dark and quiet. A beautiful show they’ll forgive; every stray rocket "
                "makes them grumble. Annoy them once too often, and a thunderstorm ends it all."
            ),
        )


def box(facts: Facts, said: Said) -> Iterator[Paragraph]:
    """The cards and tokens that this table uses."""
    handling = facts.box.handling
    yield Paragraph(
        "box-cards", _BOX_CARDS[facts.edition.box_cards - _FIVE_SUITS].translated(said.language), kind=Kind.ITEM
    )
    yield Paragraph("box-clocks", handling.in_play_text(facts.rules.clocks, said.language), kind=Kind.ITEM)
    text = handling.fuses_in_play.translated(facts.box.fuses.lying_there(facts.rules.mistakes), said.language)
    yield Paragraph("box-fuses", text, kind=Kind.ITEM)
    one_suit = tuple(PicturedCard(Card(Suit.BLUE, rank)) for rank in RANKS for _ in range(COPIES[rank]))
    picture = HandPicture(said("One colour, all ten cards."), one_suit, facts.rules)
    yield Paragraph(
        "box-values",
        said("The ten cards of a colour: three 1s, two 2s, two 3s, two 4s and just one 5."),
        picture=picture,
    )


def _cards(facts: Facts, said: Said) -> str:
    """How many cards of the box are played with."""
    spare = facts.edition.box_cards - len(facts.rules.cards())
    match facts.rules.multicolour:
        case Multicolour.NONE if not spare:
            return said("Shuffle all 50 cards.")
        case Multicolour.NONE:
            return said("Shuffle 50 cards, all but the multicolour ones.")
        case Multicolour.FIVE if spare > 0:
            return said("Shuffle 55 cards, five of them multicolour, numbered 1 to 5.")
        case Multicolour.FIVE:
            return said("Shuffle all 55 cards, the five multicolour ones too.")
        case Multicolour.TEN | Multicolour.WILD:
            return said("Shuffle all 60 cards, the ten multicolour ones too.")
