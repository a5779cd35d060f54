"""The opening chapters of the rulebook: at a glance, the story, what is in the box, and getting ready."""

from collections.abc import Iterator

from hanabi_desktop.boxes import Beside, Catastrophe, laying_text
from hanabi_desktop.rulebook.document import Facts, Kind, Paragraph
from hanabi_desktop.rulebook.pictures import FanPicture, FireworksPicture, HandPicture, PicturedCard, TokensPicture
from hanabi_desktop.rulebook.places import paragraph_of_switch
from hanabi_desktop.rulebook.scenes import TablePicture
from hanabi_desktop.rules import COPIES, RANKS, SWITCHES, Card, Multicolour, Starter, Suit
from hanabi_desktop.wording.editions import edition_name, variant_name
from hanabi_desktop.wording.text import Text, Translate
from hanabi_desktop.wording.typography import unbroken

_OWN_ROWS = {"mistakes", "clocks", "empty_hints"}
"""Switches that always have a row of their own at a glance."""
_FIVE_SUITS = 50
"""Cards of every box that are not multicolour."""
_LOSING = (
    Text("Rulebook", "the first mistake"),
    Text("Rulebook", "the second mistake"),
    Text("Rulebook", "the third mistake"),
    Text("Rulebook", "the fourth mistake"),
)
_GOALS = {
    (5, False): Text(
        "Rulebook",
        "Your goal is a firework in each of the five colours, rising from 1 to 5 with one card of each value. Complete "
        "all five and you’ve put on the perfect show, worth 25 points. A show that falls short still scores what it "
        "has reached, as long as it isn’t lost.",
    ),
    (6, False): Text(
        "Rulebook",
        "Your goal is a firework in each of the six colours, rising from 1 to 5 with one card of each value. Complete "
        "all six and you’ve put on the perfect show, worth 30 points. A show that falls short still scores what it has "
        "reached, as long as it isn’t lost.",
    ),
    (5, True): Text(
        "Rulebook",
        "Your goal is a firework in each of the five colours, rising from 1 to 5 with one card of each value. Only the "
        "perfect show will do, all five complete for 25 points: anything less is a defeat.",
    ),
    (6, True): Text(
        "Rulebook",
        "Your goal is a firework in each of the six colours, rising from 1 to 5 with one card of each value. Only the "
        "perfect show will do, all six complete for 30 points: anything less is a defeat.",
    ),
}
"""By the number of suits, and whether only the perfect show wins."""
_BOX_CARDS = {
    0: Text("Rulebook", "50 cards: ten each in white, red, blue, yellow and green."),
    5: Text(
        "Rulebook",
        "55 cards: ten each in white, red, blue, yellow and green, which makes 50, plus five multicolour cards, "
        "numbered 1, 2, 3, 4 and 5.",
    ),
    10: Text(
        "Rulebook",
        "60 cards in six full suits: ten each in white, red, blue, yellow and green, which makes 50, plus ten "
        "multicolour cards.",
    ),
}
"""By the number of multicolour cards in the box."""


def glance(facts: Facts, translate: Translate) -> Iterator[Paragraph]:
    """The rules in force on half a page."""
    said = translate("Rulebook", "All set? Then this is what lies in front of you.")
    yield Paragraph("glance-table", said, picture=_table_picture(facts, translate))
    words, book = facts.box.words, facts.box.book
    rows = (
        ("edition", translate("Rulebook", "Edition"), edition_name(facts.edition.id, translate), "box"),
        ("cards", translate("Rulebook", "Cards in the game"), str(facts.cards), "box-in-play"),
        ("clocks", words.clocks_title.said(translate), str(facts.rules.clocks), "hint-cost"),
        (
            "mistakes",
            translate("Rulebook", "Game lost at"),
            _LOSING[facts.rules.mistakes - 1].said(translate),
            "end-mistakes",
        ),
        ("empty-hints", translate("Rulebook", "Empty hints"), _allowed(facts, translate), "hint-empty"),
        ("starter", translate("Rulebook", "Who goes first"), _who_starts(facts, translate), "ready-starter"),
        ("master", book.master.mover.said(translate), _mover(facts, translate), "master"),
        ("maximum", translate("Rulebook", "Perfect show"), _maximum(facts, translate), "score"),
        ("deck-empty", translate("Rulebook", "Once the deck is empty"), _deck_empty(facts, translate), "end"),
    )
    for name, title, text, place in rows:
        yield Paragraph(f"glance-{name}", text, title, Kind.ROW, see=(place,))
    variants = [
        (name, value)
        for name, value in facts.rules.switches.items()
        if name not in _OWN_ROWS and value != SWITCHES[name].default
    ]
    for number, (name, value) in enumerate(variants, len(rows)):
        text = variant_name(name, value, facts.edition.id, translate)
        see = (paragraph_of_switch(name, value),)
        yield Paragraph(f"glance-variant-{number}", text, translate("Rulebook", "Playing with"), Kind.ROW, see=see)


def _table_picture(facts: Facts, translate: Translate) -> TablePicture:
    words = facts.box.words
    intro = translate("Rulebook", "The table for %n players, just before the first turn.", "", facts.players)
    #: The figures stand in the picture. {clocks} and {fuses} are the tokens, as in "Clock tokens".
    legend = translate(
        "Rulebook", "1 Fireworks · 2 Deck · 3 Discard pile · 4 {clocks} · 5 {fuses} · 6 A player’s own cards"
    ).format(clocks=words.clocks_title.said(translate), fuses=words.fuses_title.said(translate))
    if facts.box.handling.discard_pile is Beside.LID:
        layout = translate(
            "Rulebook",
            "In the middle are the fireworks, none of them started yet. To their left are the tokens with the box lid, "
            "and beside the lid the discard pile; to their right is the deck. The teammates’ hands at the top show "
            "their faces, the hand at the bottom only its backs.",
        )
    else:
        layout = translate(
            "Rulebook",
            "In the middle are the fireworks, none of them started yet. To their left is what counts hints and "
            "mistakes, to their right the deck and the discard pile. The teammates’ hands at the top show their faces, "
            "the hand at the bottom only its backs.",
        )
    legend = " · ".join(unbroken(place) for place in legend.split(" · "))
    return TablePicture(f"{intro} {legend}", facts.box, facts.rules, facts.players, layout)


def _allowed(facts: Facts, translate: Translate) -> str:
    return translate("Rulebook", "allowed") if facts.rules.empty_hints else translate("Rulebook", "not allowed")


def _who_starts(facts: Facts, translate: Translate) -> str:
    match facts.edition.starter:
        case Starter.MOST_COLOURFUL:
            return translate("Rulebook", "whoever is wearing the most colourful clothes")
        case Starter.MASTER if facts.master:
            return translate("Rulebook", "the oldest player, who is the master")
        case Starter.UNSAID | Starter.MASTER:
            return translate("Rulebook", "whoever you choose, or draw by lot")


def _mover(facts: Facts, translate: Translate) -> str:
    return translate("Rulebook", "the master") if facts.master else translate("Rulebook", "the program")


def _maximum(facts: Facts, translate: Translate) -> str:
    if facts.six:
        return translate("Rulebook", "six fireworks, 30 points")
    return translate("Rulebook", "five fireworks, 25 points")


def _deck_empty(facts: Facts, translate: Translate) -> str:
    if facts.rules.perfect:
        return translate("Rulebook", "you play on without drawing")
    return translate("Rulebook", "everybody gets one more turn")


def story(facts: Facts, translate: Translate) -> Iterator[Paragraph]:
    """Who the players are and what they are after."""
    text = translate(
        "Rulebook",
        "In Japan, fireworks are called hanabi. The word is made up of two others, “flower” and “fire”, and that’s "
        "just what opens up in the night sky: a flower of fire.",
    )
    yield Paragraph("story-name", text, kind=Kind.ASIDE)
    text = translate(
        "Rulebook",
        "You’re pyrotechnicians: brilliant with rockets, hopeless at tidying up. Powder, fuses and rockets have ended "
        "up in one big heap, the crowd is already lining the river, and the show must go on.",
    )
    yield Paragraph("story-muddle", text)
    if facts.box.catastrophe is Catastrophe.STORM:
        text = translate(
            "Rulebook",
            "And then there’s the weather. Up above, the gods like their nights dark and quiet. A beautiful show "
            "they’ll put up with, but every rocket that goes astray makes them grumble, and the clouds roll in. Annoy "
            "them once too often, and they’ll send a thunderstorm to put an end to it.",
        )
        yield Paragraph("story-storm", text)
    text = translate(
        "Rulebook",
        "Hanabi is for two to five players aged eight and up, and you’re all on the same side: you plan together, and "
        "you win or lose together.",
    )
    yield Paragraph("story-together", text)
    text = translate(
        "Rulebook",
        "Here’s what makes it tricky, and wonderful: you hold your cards facing away from you. Everybody else sees "
        "them. You never do, not once in the whole game, so all you know about them is what your friends’ hints tell "
        "you.",
    )
    yield Paragraph("story-hidden", text)
    heights = ((Suit.RED, 3), (Suit.YELLOW, 5), (Suit.GREEN, 1), (Suit.BLUE, 4), (Suit.WHITE, 2))
    picture = FireworksPicture(translate("Rulebook", "Fireworks on their way up. The yellow one is complete."), heights)
    if facts.six:
        caption = translate("Rulebook", "Six fireworks on their way up; the yellow one is complete.")
        picture = FireworksPicture(caption, (*heights, (Suit.MULTICOLOUR, 2)))
    goal = _GOALS[len(facts.rules.suits), facts.rules.perfect].said(translate)
    yield Paragraph("story-goal", goal, picture=picture)


def box(facts: Facts, translate: Translate) -> Iterator[Paragraph]:
    """Cards and tokens, as many as this table uses."""
    yield Paragraph("box-cards", _BOX_CARDS[facts.edition.box_cards - _FIVE_SUITS].said(translate))
    text = translate("Rulebook", "A full suit has ten cards: three 1s, two 2s, two 3s, two 4s and just one 5.")
    one_suit = tuple(PicturedCard(Card(Suit.BLUE, rank)) for rank in RANKS for _ in range(COPIES[rank]))
    picture = HandPicture(translate("Rulebook", "The ten cards of a full suit."), one_suit, facts.rules)
    yield Paragraph("box-values", text, picture=picture)
    yield Paragraph("box-in-play", _in_play(facts, translate))
    words, handling = facts.box.words, facts.box.handling
    text = handling.in_play_text(facts.rules.clocks, translate)
    yield Paragraph("box-clocks", text, words.clocks_title.said(translate))
    text = handling.fuses_in_play.said(facts.box.fuses.lying_there(facts.rules.mistakes), translate)
    yield Paragraph("box-fuses", text, words.fuses_title.said(translate))


def _in_play(facts: Facts, translate: Translate) -> str:
    spare = facts.edition.box_cards - facts.cards
    match facts.rules.multicolour:
        case Multicolour.NONE if not spare:
            return translate("Rulebook", "You play with all 50 of them.")
        case Multicolour.NONE:
            return translate(
                "Rulebook", "At this table the multicolour cards stay in the box, so you play with 50 cards."
            )
        case Multicolour.FIVE if spare > 0:
            return translate(
                "Rulebook",
                "At this table five of the multicolour cards join in, numbered 1 to 5, and the rest stay in the box. "
                "You play with 55 cards.",
            )
        case Multicolour.FIVE:
            return translate("Rulebook", "At this table the five multicolour cards join in, so you play with 55 cards.")
        case Multicolour.TEN | Multicolour.WILD:
            return translate("Rulebook", "At this table all ten multicolour cards join in, so you play with 60 cards.")


def ready(facts: Facts, translate: Translate) -> Iterator[Paragraph]:
    """Everything that is done before the first turn."""
    rules, handling = facts.rules, facts.box.handling
    yield Paragraph("ready-clocks", laying_text(handling.lay_clocks, rules.clocks, facts.master, translate))
    text = laying_text(handling.lay_fuses, facts.box.fuses.lying_there(rules.mistakes), facts.master, translate)
    caption = translate("Rulebook", "All set for the first turn.")
    yield Paragraph("ready-fuses", text, picture=TokensPicture(caption, facts.box, rules.clocks, 0, rules.mistakes, 0))
    yield Paragraph(
        "ready-shuffle",
        translate("Rulebook", "Shuffle all %n cards and deal everybody a hand, face down:", "", facts.cards),
    )
    for name, players, cards in (
        ("hand-5", translate("Rulebook", "with two or three players"), translate("Rulebook", "five cards each")),
        ("hand-4", translate("Rulebook", "with four or five players"), translate("Rulebook", "four cards each")),
    ):
        yield Paragraph(f"ready-{name}", cards, players, Kind.ROW)
    text = translate(
        "Rulebook",
        "Pick up your cards with their backs towards you, so that everybody else can see the faces and you can’t. On "
        "this screen the program takes care of that.",
    )
    cards_held = (Card(Suit.GREEN, 3), Card(Suit.RED, 1), Card(Suit.WHITE, 4), Card(Suit.BLUE, 1))
    caption = translate("Rulebook", "One hand, seen from both sides: by its owner, and by everybody else.")
    yield Paragraph("ready-hold", text, picture=FanPicture(caption, cards_held), see=("screen-public",))
    text = translate(
        "Rulebook",
        "Sneaking a look at your own cards? No pyrotechnician with any honour would dream of it, and it spoils all the "
        "fun.",
    )
    yield Paragraph("ready-honour", text)
    text = translate(
        "Rulebook",
        "The rest of the cards are the deck. Put it face down in the middle of the table; you draw from it without "
        "looking.",
    )
    yield Paragraph("ready-deck", text)
    yield Paragraph("ready-piles", handling.discard_pile.text.said(translate))
    yield Paragraph("ready-starter", _starter(facts, translate))


def _starter(facts: Facts, translate: Translate) -> str:
    match facts.edition.starter:
        case Starter.MOST_COLOURFUL:
            return translate("Rulebook", "Whoever is wearing the most colourful clothes goes first.")
        case Starter.UNSAID:
            return translate(
                "Rulebook", "These rules don’t say who goes first: choose somebody, or let the program draw lots."
            )
        case Starter.MASTER if facts.master:
            return translate("Rulebook", "The oldest of you is the master, and goes first.")
        case Starter.MASTER:
            return translate(
                "Rulebook",
                "The German book lets its master go first, and that’s the oldest player. You’re playing without a "
                "master, so choose somebody, or let the program draw lots.",
            )
