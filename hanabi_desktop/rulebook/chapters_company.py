"""The chapters on playing together: the master, a round as it is played, advice, and talking."""

from collections.abc import Iterator

from hanabi_desktop.rulebook.document import Facts, Kind, Paragraph
from hanabi_desktop.rulebook.pictures import DiscardPicture, HandPicture, PicturedCard, PlayPicture
from hanabi_desktop.rules import SWITCHES, Card, Multicolour, Starter, Suit
from hanabi_desktop.table.actions import TokenMove
from hanabi_desktop.wording.text import Said


def master(facts: Facts, said: Said) -> Iterator[Paragraph]:
    """The master's part, where there is one."""
    if not facts.master:
        return
    book = facts.box.book.master
    if facts.edition.starter is Starter.MASTER:
        text = said("The oldest of you is the master, goes first and plays like everyone else.")
    else:
        text = said("The master plays like everyone else.")
    yield Paragraph("master-who", text)
    yield Paragraph("master-announce", said("Announce every action to the master first."), see=("glance-turn",))
    yield Paragraph("master-hint", book.hint.translated(said.language), said("A hint"), Kind.ITEM)
    yield Paragraph("master-discard", book.discard.translated(said.language), said("A discard"), Kind.ITEM)
    yield Paragraph("master-play", book.play.translated(said.language), said("A play"), Kind.ITEM)
    yield Paragraph(
        "master-moves",
        said("The screen shows the master what to do. Everything else waits; a wrong move changes nothing."),
    )
    yield Paragraph(
        "master-withdraw",
        said("You may take back an announcement until the master has acted or your card lies face up."),
    )
    yield Paragraph(
        "master-confirms",
        said(
            "Pausing, ending early and taking back are up to the master, but anyone may take back a fresh hint. "
            "Between actions, the master may hand over the role."
        ),
        see=("screen-take-back",),
    )


def played_round(facts: Facts, said: Said) -> Iterator[Paragraph]:
    """Four turns, one after the other."""
    text = said("Four players have just begun. Blue and green are at 1.")
    if facts.master:
        text += " " + said("What they announce to the master is left out here.")
    yield Paragraph("round-start", text)
    hand = (Card(Suit.GREEN, 4), Card(Suit.BLUE, 2), Card(Suit.RED, 5), Card(Suit.WHITE, 3))
    cards = tuple(PicturedCard(card, card.rank == 2) for card in hand)
    #: {cost} is a sentence: “It costs one clock token.”
    text = said(
        "“Bo, you have one 2, right here.” {cost} “The 2 must fit somewhere,” thinks Bo.",
        cost=facts.box.book.paid.translated(said.language),
    )
    picture = HandPicture(said("Bo’s cards."), cards, facts.rules)
    yield Paragraph("round-hint", text, said("Ada gives a hint"), Kind.ITEM, picture=picture)
    play = PlayPicture(said("Blue grows to 2."), Card(Suit.BLUE, 2), 1)
    yield Paragraph(
        "round-play", said("It’s the blue 2, and it fits. Bo draws."), said("Bo plays it"), Kind.ITEM, picture=play
    )
    #: {gain} is a sentence: “A clock token comes back.”
    text = said(
        "It’s a green 1, no longer needed. {gain} Cleo draws.",
        gain=facts.box.words.gains.discard.translated(said.language),
    )
    discard = DiscardPicture(said("Out goes a card, back comes a hint."), Card(Suit.GREEN, 1), facts.box)
    yield Paragraph("round-discard", text, said("Cleo discards"), Kind.ITEM, picture=discard)
    play = PlayPicture(said("Red needs its 1 first."), Card(Suit.RED, 3), 0, facts.box, TokenMove.BURN_FUSE)
    #: {mistake} is a sentence: “The card goes to the discard pile, and a red token into the lid.”
    text = said(
        "All Dan knows of one card is that it’s red; he hopes it’s the 1. It’s the 3: a mistake. {mistake} Dan draws.",
        mistake=facts.box.handling.mistake.translated(said.language),
    )
    yield Paragraph("round-mistake", text, said("Dan takes a chance"), Kind.ITEM, picture=play)


def advice(facts: Facts, said: Said) -> Iterator[Paragraph]:
    """Which game to begin with, and what players find out sooner or later."""
    yield Paragraph("advice-first", _first_game(facts, said), said("Your first game"))
    yield Paragraph(
        "advice-begin", said("Start with the 1s: an early hint about them is rarely wasted."), kind=Kind.ITEM
    )
    yield Paragraph(
        "advice-last-copy",
        said("Before you discard, check the discard pile: yours may be the last copy."),
        kind=Kind.ITEM,
    )
    yield Paragraph("advice-blind", _blind(facts, said), kind=Kind.ITEM)
    yield Paragraph(
        "advice-why",
        said("Why this hint, and why now? Usually you should play what it points at, or hang on to it."),
        kind=Kind.ITEM,
    )
    if not facts.rules.perfect:
        if facts.six:
            text = said("The game goes on even when 30 points are out of reach.")
        else:
            text = said("The game goes on even when 25 points are out of reach.")
        yield Paragraph("advice-hopeless", text, kind=Kind.ITEM, see=("fireworks-dead",))
    yield Paragraph(
        "advice-calm", said("And if it all goes wrong, laugh! The next show is a shuffle away."), kind=Kind.ASIDE
    )


def _first_game(facts: Facts, said: Said) -> str:
    if any(facts.offers(switch) for switch in SWITCHES):
        return said(
            "Play without variants and with full memory aid; if you own the card game, choose the edition you have. "
            "Once you’ve scored 20, try the variants."
        )
    return said(
        "Play with full memory aid; if you own the card game, choose the edition you have. Once you’ve scored 20, try "
        "another edition’s variants."
    )


def _blind(facts: Facts, said: Said) -> str:
    if facts.rules.multicolour is Multicolour.FIVE:
        return said(
            "Look after the 5s and the multicolour cards: there’s only one of each. Everything else comes at "
            "least twice, so don’t be afraid to discard."
        )
    return said(
        "Look after the 5s: there’s only one of each. Everything else comes at least twice, so don’t be "
        "afraid to discard."
    )


def talk(facts: Facts, said: Said) -> Iterator[Paragraph]:
    """How much may be said."""
    yield Paragraph("talk-strict", said("Strictly speaking, hints are all you may give each other."))
    if facts.master:
        yield Paragraph("talk-master", said("Announcing to the master is always allowed."), see=("master",))
    yield Paragraph("talk-measure", said("How strict you are is up to you; agree before you deal."))
    yield Paragraph(
        "talk-fair",
        said("It’s always fair to allow “I still know nothing about my cards” or “Do you remember what you have?”"),
        kind=Kind.ASIDE,
    )
    yield Paragraph(
        "talk-memory",
        said(
            "For each game, “Memory aid” sets what the cards keep showing: all that hints have said and ruled out, "
            "only the latest hint, or nothing."
        ),
    )
