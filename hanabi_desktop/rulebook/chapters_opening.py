"""The opening chapters of the rulebook: all that one needs to play on one page, the story, and what is in the box."""

from collections.abc import Iterator

from hanabi_desktop.boxes import Beside, Catastrophe, laying_text
from hanabi_desktop.rulebook.document import Facts, Kind, Paragraph, paragraph_of_switch
from hanabi_desktop.rulebook.pictures import FanPicture, HandPicture, PicturedCard
from hanabi_desktop.rulebook.scenes import TablePicture
from hanabi_desktop.rules import COPIES, RANKS, SWITCHES, Card, Multicolour, Starter, Suit
from hanabi_desktop.wording.editions import variant_name
from hanabi_desktop.wording.text import Text, Translate

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


def glance(facts: Facts, tr: Translate) -> Iterator[Paragraph]:
    """Enough to play by: what it is about, the set-up, a turn, and the end."""
    yield Paragraph(
        "glance-head",
        tr(
            "Rulebook", "A cooperative card game by Antoine Bauza for 2 to 5 players aged 8 and up; about half an hour."
        ),
    )
    yield Paragraph("glance-goal", _GOALS[len(facts.rules.suits), facts.rules.perfect].translated(tr))
    yield from _played(facts, tr)
    held = (Card(Suit.GREEN, 3), Card(Suit.RED, 1), Card(Suit.WHITE, 4), Card(Suit.BLUE, 1))
    picture = FanPicture(tr("Rulebook", "A hand from both sides."), held)
    yield Paragraph(
        "glance-hidden",
        tr("Rulebook", "The catch: everyone sees your cards but you. Hints are all you get."),
        picture=picture,
    )
    yield from _set_up(facts, tr)
    yield from _turn(facts, tr)
    yield from _end(facts, tr)


def _played(facts: Facts, tr: Translate) -> Iterator[Paragraph]:
    """The variants of this table."""
    variants = [
        (name, value)
        for name, value in facts.rules.switches.items()
        if name not in _OWN_ROWS and value != SWITCHES[name].default
    ]
    for number, (name, value) in enumerate(variants, 1):
        text = variant_name(name, value, facts.edition.id, tr)
        see = (paragraph_of_switch(name, value),)
        yield Paragraph(f"glance-variant-{number}", text, tr("Rulebook", "Playing with"), Kind.ROW, see=see)


def _set_up(facts: Facts, tr: Translate) -> Iterator[Paragraph]:
    """The table laid out, in the steps that are numbered in its picture."""
    rules, handling, words = facts.rules, facts.box.handling, facts.box.words
    picture = _table_picture(facts, tr)
    yield Paragraph("glance-table", _on_screen(facts, tr), tr("Rulebook", "Set-up"), picture=picture)
    if facts.master:
        yield Paragraph("glance-master", _master(facts, tr), tr("Rulebook", "The master"), Kind.ROW)
    yield Paragraph("glance-fireworks", _room(facts, tr), tr("Rulebook", "1 Fireworks"), Kind.ROW)
    #: {cards} is a sentence: “You play with all 50 cards.”
    yield Paragraph(
        "glance-deck",
        tr(
            "Rulebook",
            "{cards} Deal five each to two or three players, four each to four or five. The rest is the deck, "
            "face down.",
            cards=_cards(facts, tr),
        ),
        tr("Rulebook", "2 Deck"),
        Kind.ROW,
    )
    yield Paragraph(
        "glance-discards", handling.discard_pile.text.translated(tr), tr("Rulebook", "3 Discard pile"), Kind.ROW
    )
    text = laying_text(handling.lay_clocks, rules.clocks, facts.master, tr)
    yield Paragraph("glance-clocks", text, f"4 {words.clocks_title.translated(tr)}", Kind.ROW)
    text = laying_text(handling.lay_fuses, facts.box.fuses.lying_there(rules.mistakes), facts.master, tr)
    yield Paragraph("glance-fuses", text, f"5 {words.fuses_title.translated(tr)}", Kind.ROW)
    yield Paragraph("glance-hand", tr("Rulebook", "Backs towards you."), tr("Rulebook", "6 Your own cards"), Kind.ROW)
    yield Paragraph("glance-starter", _starter(facts, tr), tr("Rulebook", "Who goes first"), Kind.ROW)


def _on_screen(facts: Facts, tr: Translate) -> str:
    """What players need not do, before what they would do with the box."""
    if facts.master:
        return tr(
            "Rulebook",
            "On screen, the program shuffles and deals; you only click. With the box, set up as in the picture:",
        )
    return tr(
        "Rulebook",
        "On screen, the program shuffles and deals, and moves the tokens; you only click. With the box, set up as in "
        "the picture:",
    )


def _room(facts: Facts, tr: Translate) -> str:
    if facts.six:
        return tr("Rulebook", "Leave room in the middle for six.")
    return tr("Rulebook", "Leave room in the middle for five.")


def _table_picture(facts: Facts, tr: Translate) -> TablePicture:
    words = facts.box.words
    caption = tr("Rulebook", "The table for %n players.", n=facts.players)
    #: The figures stand in the picture. {clocks} and {fuses} are the tokens, as in "Clock tokens".
    legend = tr(
        "Rulebook",
        "1 Fireworks; 2 Deck; 3 Discard pile; 4 {clocks}; 5 {fuses}; 6 Your own cards",
        clocks=words.clocks_title.translated(tr),
        fuses=words.fuses_title.translated(tr),
    )
    if facts.box.handling.discard_pile is Beside.LID:
        layout = tr(
            "Rulebook",
            "In the middle are the fireworks, none of them started yet. To their left are the tokens with the box lid, "
            "and beside the lid the discard pile; to their right is the deck. The teammates’ hands at the top show "
            "their faces, the hand at the bottom only its backs.",
        )
    else:
        layout = tr(
            "Rulebook",
            "In the middle are the fireworks, none of them started yet. To their left is what counts hints and "
            "mistakes, to their right the deck and the discard pile. The teammates’ hands at the top show their faces, "
            "the hand at the bottom only its backs.",
        )
    return TablePicture(caption, facts.box, facts.rules, facts.players, f"{legend}. {layout}")


def _master(facts: Facts, tr: Translate) -> str:
    who = (
        tr("Rulebook", "The oldest of you.")
        if facts.edition.starter is Starter.MASTER
        else tr("Rulebook", "Choose one of you.")
    )
    return f"{who} {facts.box.book.master.keeps.translated(tr)}"


def _starter(facts: Facts, tr: Translate) -> str:
    match facts.edition.starter:
        case Starter.MOST_COLOURFUL:
            return tr("Rulebook", "Whoever is wearing the most colourful clothes.")
        case Starter.MASTER if facts.master:
            return tr("Rulebook", "The master.")
        case Starter.MASTER:
            return tr("Rulebook", "The oldest of you, though there’s no master: our own ruling.")
        case Starter.UNSAID:
            return tr("Rulebook", "Anyone you like, or someone picked at random.")


def _turn(facts: Facts, tr: Translate) -> Iterator[Paragraph]:
    """The three actions, with what they cost and bring."""
    words, book = facts.box.words, facts.box.book
    if facts.master:
        text = tr(
            "Rulebook",
            "Play goes clockwise. On your turn, announce exactly one of three things to the master, and then do "
            "it. You can’t pass.",
        )
    else:
        text = tr("Rulebook", "Play goes clockwise. On your turn, do exactly one of three things. You can’t pass.")
    yield Paragraph("glance-turn", text, tr("Rulebook", "Your turn"))
    #: {cost} is a sentence: “It costs one clock token.”
    text = tr(
        "Rulebook",
        "Name one colour or one number, and point at every matching card in a teammate’s hand. {cost} With "
        "none left, you can’t.",
        cost=book.paid.translated(tr),
    )
    yield Paragraph("glance-hint", text, tr("Rulebook", "Give a hint"), Kind.ROW)
    #: {gain} and {full} are sentences: “A clock token comes back.”, “If all the clock tokens are available, you can’t discard.”
    text = tr(
        "Rulebook",
        "Put a card on the discard pile and draw a new one. {gain} {full}",
        gain=words.gains.discard.translated(tr),
        full=book.all_available.translated(tr),
    )
    yield Paragraph("glance-discard", text, tr("Rulebook", "Discard a card"), Kind.ROW)
    #: {bonus} is a sentence: “Bonus: one clock token back.”
    yield Paragraph(
        "glance-play",
        tr(
            "Rulebook",
            "Turn one of your cards face up. If it’s next in the firework of its colour, add it there. If not, that’s "
            "a mistake: off to the discard pile! Either way, draw a new one. A 5 that fits completes its firework. "
            "{bonus}",
            bonus=words.gains.bonus.translated(tr),
        ),
        tr("Rulebook", "Play a card"),
        Kind.ROW,
    )


def _end(facts: Facts, tr: Translate) -> Iterator[Paragraph]:
    if facts.rules.perfect:
        text = tr("Rulebook", "When the deck is empty, you play on. The game ends in one of these ways:")
    else:
        text = tr("Rulebook", "Three things end the game:")
    yield Paragraph("glance-end", text, tr("Rulebook", "The end"))
    losing = _LOSING[facts.rules.mistakes - 1].translated(tr)
    yield Paragraph("glance-mistakes", tr("Rulebook", "You lose at once, with 0 points."), losing, Kind.ROW)
    if facts.six:
        title, text = (tr("Rulebook", "All six fireworks are complete"), tr("Rulebook", "You win, with 30 points."))
    else:
        title, text = (tr("Rulebook", "All five fireworks are complete"), tr("Rulebook", "You win, with 25 points."))
    yield Paragraph("glance-maximum", text, title, Kind.ROW)
    if facts.rules.perfect:
        title, text = (
            tr("Rulebook", "A card you can’t replace"),
            tr("Rulebook", "The last copy of a card you still need lands on the discard pile: you lose."),
        )
        yield Paragraph("glance-indispensable", text, title, Kind.ROW)
    else:
        title, text = (
            tr("Rulebook", "The last card is drawn"),
            tr(
                "Rulebook",
                "Everyone gets one more turn, including whoever drew it. Then add up each firework’s highest card.",
            ),
        )
        yield Paragraph("glance-deck-empty", text, title, Kind.ROW)


def story(facts: Facts, tr: Translate) -> Iterator[Paragraph]:
    """Who the players are."""
    yield Paragraph(
        "story-name",
        tr(
            "Rulebook",
            "Hanabi is Japanese for fireworks, from “flower” and “fire”: a flower of fire, opening in the night sky.",
        ),
        kind=Kind.ASIDE,
    )
    yield Paragraph(
        "story-muddle",
        tr(
            "Rulebook",
            "You’re firework makers: brilliant with rockets, hopeless at tidying up. Powder, fuses and rockets "
            "lie in one big heap, the crowd is already lining the river and the show must go on.",
        ),
    )
    if facts.box.catastrophe is Catastrophe.STORM:
        yield Paragraph(
            "story-storm",
            tr(
                "Rulebook",
                "But the gods like their nights dark and quiet. A beautiful show they’ll forgive; every stray rocket "
                "makes them grumble. Annoy them once too often, and a thunderstorm ends it all.",
            ),
        )


def box(facts: Facts, tr: Translate) -> Iterator[Paragraph]:
    """The cards and tokens that this table uses."""
    handling = facts.box.handling
    yield Paragraph("box-cards", _BOX_CARDS[facts.edition.box_cards - _FIVE_SUITS].translated(tr), kind=Kind.ITEM)
    yield Paragraph("box-clocks", handling.in_play_text(facts.rules.clocks, tr), kind=Kind.ITEM)
    text = handling.fuses_in_play.translated(facts.box.fuses.lying_there(facts.rules.mistakes), tr)
    yield Paragraph("box-fuses", text, kind=Kind.ITEM)
    one_suit = tuple(PicturedCard(Card(Suit.BLUE, rank)) for rank in RANKS for _ in range(COPIES[rank]))
    picture = HandPicture(tr("Rulebook", "One colour, all ten cards."), one_suit, facts.rules)
    yield Paragraph(
        "box-values",
        tr("Rulebook", "The ten cards of a colour: three 1s, two 2s, two 3s, two 4s and just one 5."),
        picture=picture,
    )


def _cards(facts: Facts, tr: Translate) -> str:
    """How many cards of the box are played with."""
    spare = facts.edition.box_cards - len(facts.rules.cards())
    match facts.rules.multicolour:
        case Multicolour.NONE if not spare:
            return tr("Rulebook", "You play with all 50 cards.")
        case Multicolour.NONE:
            return tr("Rulebook", "Leave the multicolour cards in the box: you play with 50.")
        case Multicolour.FIVE if spare > 0:
            return tr("Rulebook", "This game uses five of the multicolour cards, numbered 1 to 5: you play with 55.")
        case Multicolour.FIVE:
            return tr("Rulebook", "This game uses the five multicolour cards: you play with 55.")
        case Multicolour.TEN | Multicolour.WILD:
            return tr("Rulebook", "This game uses ten multicolour cards: you play with 60.")
