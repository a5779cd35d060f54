"""The index of the rulebook, with synonyms for the search."""

from collections.abc import Sequence
from functools import partial
from unicodedata import normalize

from msgspec import Struct

from hanabi_desktop.rulebook.document import Facts, Kind, Paragraph, Section
from hanabi_desktop.wording.text import Said, Text


class Term(Struct, frozen=True):
    """One line of the index.

    The text is the term as it stands in the index, a colon, and other words by which a player may search for it.
    Each language has words of its own there, in any number.
    """

    name: str
    text: Text
    places: tuple[str, ...]
    """Ids of paragraphs and sections about it, best first; those that the rules in force lack are passed over."""


_text = partial(Text, "RulebookIndex")

_ALPHABET = _text("abcdefghijklmnopqrstuvwxyz")
"""In the order of a dictionary; what is missing there stands with the letter that it is made of."""

_TERMS = (
    Term("action", _text("Actions: turn, move, choices, options, what to do"), ("glance-turn",)),
    Term("advice", _text("Advice: strategy, tips, tactics, convention, beginner"), ("advice",)),
    Term(
        "arranging",
        _text("Arranging a hand: sort, rearrange, reorder, order, swap, move cards"),
        ("turn-hand", "screen-play"),
    ),
    Term(
        "bonus",
        _text("Bonus: reward, extra hint, finished firework, completing, five, 5, fives"),
        ("bonus-five", "bonus-lost"),
    ),
    Term("box", _text("Components: box, contents, pieces, material, parts"), ("box", "box-cards")),
    Term(
        "cards",
        _text("Cards: copies, duplicates, distribution, values, numbers, ranks, how many of each"),
        ("box-values", "box-cards"),
    ),
    Term(
        "naming",
        _text("Naming the colour: choreography, declare, call, announce a colour"),
        ("play-naming", "variants-choreography"),
    ),
    Term("colours", _text("Colours: color, colors, suit, suits"), ("hint-colours", "fireworks-one-each")),
    Term("deck", _text("Deck: draw pile, stock, draw, drawing"), ("glance-deck", "play-draw")),
    Term(
        "discarding",
        _text("Discarding: trash, throw away, bin, dump, get rid of, chop"),
        ("discard-gain", "discard-all-available"),
    ),
    Term("discards", _text("Discard pile: graveyard, waste, rubbish, used cards"), ("discard-pile",)),
    Term("empty-hints", _text("Empty hints: negative hint, negative clue, zero, none, nothing"), ("hint-empty",)),
    Term(
        "end",
        _text("End of the game: finish, game over, over, stop, win, winning, lose, losing"),
        ("end", "glance-end", "end-complete", "end-mistakes"),
    ),
    Term("fireworks", _text("Fireworks: stack, pile, sequence, order, build"), ("fireworks-one-each", "play-fits")),
    Term(
        "stuck",
        _text("Blocked fireworks: dead, stuck, lost card, ribbon, smoke, tag"),
        ("fireworks-dead", "end-indispensable"),
    ),
    Term("glance", _text("At a glance: overview, rules, summary, quick, short, cheat sheet"), ("glance",)),
    Term("hand", _text("Hand: hold, holding, backwards, face away, own cards"), ("glance-hidden", "glance-hand")),
    Term(
        "hand-size",
        _text("Hand size: deal, dealing, how many cards, each player, four cards, five cards"),
        ("glance-deck",),
    ),
    Term(
        "hints",
        _text("Hints: clue, clues, information, info, tell, inform, give a hint, two colours, both at once"),
        ("hint-cost", "hint-one-thing", "hint-complete"),
    ),
    Term("yourself", _text("Hints to yourself: myself, own hint, own hand"), ("hint-teammate",)),
    Term(
        "clocks",
        _text("{tokens}: clue token, hint token, information token, clock, blue, note, notes"),
        ("hint-cost", "glance-clocks", "box-clocks", "discard-gain"),
    ),
    Term(
        "full",
        _text("All tokens available: all eight tokens, 8, full, none spent"),
        ("discard-all-available", "bonus-lost"),
    ),
    Term(
        "last-copy",
        _text("Last copy: indispensable, critical, unique, irreplaceable, only one left"),
        ("end-indispensable", "variants-perfect", "advice-last-copy"),
    ),
    Term(
        "last-round",
        _text("Last round: final round, last turn, last card, empty deck, deck runs out"),
        ("end-last-round", "end-empty-deck"),
    ),
    Term("master", _text("Master: game master, referee, leader, host"), ("master", "variants-master")),
    Term("memory", _text("Memory aid: remember, forget, forgotten, notes, marks, reminder"), ("talk-memory",)),
    Term(
        "mistakes",
        _text("Mistakes: misplay, error, wrong card, fail, strike, strikes, penalty"),
        ("play-mistake", "end-mistakes"),
    ),
    Term(
        "fuses",
        _text("{tokens}: bomb, bombs, life, lives, fuse, fuses, lightning, storm, explosion, red, strike"),
        ("end-mistakes", "play-mistake", "glance-fuses", "box-fuses"),
    ),
    Term(
        "multicolour",
        _text("Multicolour cards: rainbow, wild, joker, sixth colour, six colours, multicolor"),
        ("hint-colours", "variants-multicolour", "variants"),
    ),
    Term("passing", _text("Passing: pass, skip, miss a turn, do nothing"), ("glance-turn",)),
    Term(
        "perfect",
        _text("Perfect show: maximum, full score, victory, complete, all fireworks"),
        ("end-complete", "variants-perfect", "score-perfect"),
    ),
    Term("play", _text("Playing a card: play, lay, put down, place"), ("play-card", "play-fits")),
    Term(
        "players",
        _text("Players: age, number of players, how many people, two players, five players"),
        ("glance-head", "glance-deck"),
    ),
    Term(
        "score",
        _text("Score: points, scoring, result, counting, add up, worth, lost game"),
        ("score-sum", "score-lost", "score-perfect", "score-example", "score-scale"),
    ),
    Term(
        "company",
        _text("Computers: teammates, bot, alone, solo, one player, conventions, agreements"),
        ("company", "company-about", "company-before"),
    ),
    Term(
        "screen",
        _text("Playing on screen: computer, look away, private view, peek, secret, keyboard, television"),
        ("screen", "screen-look-away", "screen-private"),
    ),
    Term(
        "starter",
        _text("Who goes first: starting player, first player, who starts, who begins, begin, oldest, youngest"),
        ("glance-starter",),
    ),
    Term("setup", _text("Set-up: setup, setting up, prepare, preparation, shuffle, start, layout"), ("glance-table",)),
    Term("take-back", _text("Taking back: undo, redo, take back, misclick, revert"), ("screen-take-back",)),
    Term(
        "talking",
        _text("Talking: speak, say, communication, table talk, cheat, cheating, silence, secret signs"),
        ("talk-strict", "turn-silence", "talk-fair"),
    ),
    Term(
        "variants", _text("Variants: expert, difficulty, harder, easier, options, advanced, house rules"), ("variants",)
    ),
)


def index(facts: Facts, said: Said, sections: Sequence[Section]) -> Section:
    """Everything that can be looked up in these sections, in the order of the language's alphabet."""
    known = {section.id for section in sections} | {each.id for section in sections for each in section.paragraphs}
    titles = {"clocks": facts.box.words.clocks_title, "fuses": facts.box.words.fuses_title}
    entries = []
    for term in _TERMS:
        if term.name == "multicolour" and not facts.multicolours:
            continue
        places = tuple(place for place in term.places if place in known)
        if places:
            tokens = titles[term.name].translated(said.language) if term.name in titles else ""
            shown, _, words = term.text.translated(said.language, tokens=tokens).partition(":")
            found = tuple(word.strip() for word in words.split(",") if word.strip())
            entries.append(Paragraph(f"index-{term.name}", shown.strip(), kind=Kind.ENTRY, see=places, words=found))
    alphabet = _ALPHABET.translated(said.language)
    entries.sort(key=lambda entry: in_order(entry.text, alphabet))
    return Section("index", said("Index"), tuple(entries))


def in_order(text: str, alphabet: str) -> tuple[int, ...]:
    """A key to sort by: letters in the order of an alphabet, signs that are not letters before all of them."""
    letters: list[str] = []
    for letter in text.casefold():
        letters += letter if letter in alphabet else normalize("NFKD", letter)[0]
    return tuple(alphabet.find(letter) for letter in letters)
