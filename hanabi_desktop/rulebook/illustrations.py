"""Pictures beside the rules, and which of the rules are a word beside them: how the chapters are set out."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from msgspec.structs import replace

from hanabi_desktop.boxes import Beside
from hanabi_desktop.rulebook.document import Kind, Paragraph, Section
from hanabi_desktop.rulebook.facts import Facts
from hanabi_desktop.rulebook.pictures import (
    FanPicture,
    FireworksPicture,
    HandPicture,
    Move,
    MovePicture,
    Picture,
    PicturedCard,
    PlayPicture,
    TablePicture,
    TurnsPicture,
)
from hanabi_desktop.rulebook.places import paragraph_of_switch
from hanabi_desktop.rules import RANKS, Card, Multicolour, Suit
from hanabi_desktop.wording.text import Translate
from hanabi_desktop.wording.typography import unbroken

Illustrator = Callable[[Facts, Translate, Picture | None], Picture | None]
"""Makes the picture of a paragraph, given the one that its chapter has for it."""

_ASIDES = frozenset(
    {"story-name", "turn-silence", "end-hopeless", "talk-fair", "advice-calm", "variants-perfect-combined"}
)
_LAST_TURNS = 3
"""Players of the example of a last round."""


def illustrated(section: Section, facts: Facts, translate: Translate) -> Section:
    """The chapter with its pictures, and with its asides set apart."""
    paragraphs = tuple(_set(each, facts, translate) for each in section.paragraphs)
    if section.id == "glance":
        paragraphs = (_first(facts, translate), *paragraphs)
    return replace(section, paragraphs=paragraphs)


def _first(facts: Facts, translate: Translate) -> Paragraph:
    """What a box of a game shows first: the table laid out."""
    said = translate("Rulebook", "All set? Then this is what lies in front of you.")
    return Paragraph("glance-table", said, picture=_table(facts, translate))


def _set(paragraph: Paragraph, facts: Facts, translate: Translate) -> Paragraph:
    draw = _PICTURES.get(paragraph.id)
    if draw:
        paragraph = replace(paragraph, picture=draw(facts, translate, paragraph.picture))
    return replace(paragraph, kind=Kind.ASIDE) if paragraph.id in _ASIDES else paragraph


def _table(facts: Facts, translate: Translate) -> TablePicture:
    """The table laid out."""
    words = facts.box.words
    intro = translate("Rulebook", "The table for %n players, just before the first turn.", "", facts.players)
    #: The figures stand in the picture. {clocks} and {fuses} are the tokens, as in "Clock tokens".
    legend = translate(
        "Rulebook", "1 Fireworks · 2 Deck · 3 Discard pile · 4 {clocks} · 5 {fuses} · 6 A player’s own cards"
    ).format(clocks=words.clocks_title.said(translate), fuses=words.fuses_title.said(translate))
    if facts.box.handling.discard_pile is Beside.LID:
        told = translate(
            "Rulebook",
            "In the middle are the fireworks, none of them started yet. To their left are the tokens with the box lid, "
            "and beside the lid the discard pile; to their right is the deck. The teammates’ hands at the top show "
            "their faces, the hand at the bottom only its backs.",
        )
    else:
        told = translate(
            "Rulebook",
            "In the middle are the fireworks, none of them started yet. To their left is what counts hints "
            "and mistakes, to their right the deck and the discard pile. The teammates’ hands at the top "
            "show their faces, the hand at the bottom only its backs.",
        )
    places = " · ".join(unbroken(place) for place in legend.split(" · "))
    return TablePicture(facts.box, facts.rules, facts.players, f"{intro} {places}", told)


def _story(facts: Facts, translate: Translate, picture: Picture | None) -> Picture | None:
    if not facts.six or not isinstance(picture, FireworksPicture):
        return picture
    caption = translate("Rulebook", "Six fireworks on their way up; the yellow one is complete.")
    return FireworksPicture((*picture.heights, (Suit.MULTICOLOUR, 2)), caption)


def _held(_facts: Facts, translate: Translate, _picture: Picture | None) -> Picture:
    cards = (Card(Suit.GREEN, 3), Card(Suit.RED, 1), Card(Suit.WHITE, 4), Card(Suit.BLUE, 1))
    caption = translate("Rulebook", "One hand, seen from both sides: by its owner, and by everybody else.")
    return FanPicture(cards, caption)


def _misplay(facts: Facts, _translate: Translate, picture: Picture | None) -> Picture | None:
    return replace(picture, box=facts.box, move=Move.MISTAKE) if isinstance(picture, PlayPicture) else picture


def _named(facts: Facts, translate: Translate, _picture: Picture | None) -> Picture | None:
    if not facts.offers("choreography") and not facts.rules.choreography:
        return None
    caption = translate("Rulebook", "“Green!” is said first, then the card is turned up: it is green, and it fits.")
    return PlayPicture(Card(Suit.GREEN, 2), 1, caption, facts.box, Move.HINT_BACK, named=True)


def _named_here(facts: Facts, translate: Translate, picture: Picture | None) -> Picture | None:
    # A table that names no colour says so in words, and a picture of naming one would gainsay them.
    return _named(facts, translate, picture) if facts.rules.choreography else None


def _bonus(facts: Facts, translate: Translate, _picture: Picture | None) -> Picture:
    caption = translate("Rulebook", "The 5 completes the yellow firework, and here comes the bonus.")
    return PlayPicture(Card(Suit.YELLOW, 5), 4, caption, facts.box, Move.HINT_BACK)


def _paid(facts: Facts, translate: Translate, _picture: Picture | None) -> Picture:
    return MovePicture(facts.box, Move.HINT_PAID, translate("Rulebook", "What a hint costs, before and after."))


def _by_master(facts: Facts, translate: Translate, _picture: Picture | None) -> Picture:
    caption = translate("Rulebook", "Only the master does this, once the hint has been announced.")
    return MovePicture(facts.box, Move.HINT_PAID, caption)


def _last_round(_facts: Facts, translate: Translate, _picture: Picture | None) -> Picture:
    caption = translate(
        "Rulebook", "The last card has been drawn. Three turns are left, and whoever drew it takes the last one."
    )
    return TurnsPicture(_LAST_TURNS, caption)


def _multicolour(kind: Multicolour) -> Illustrator:
    def draw(facts: Facts, translate: Translate, _picture: Picture | None) -> Picture:
        if kind is Multicolour.FIVE:
            one_each = tuple(PicturedCard(Card(Suit.MULTICOLOUR, rank)) for rank in RANKS)
            caption = translate("Rulebook", "One multicolour card of each value, and no spares.")
            return HandPicture(one_each, facts.rules, caption)
        wild = kind is Multicolour.WILD
        cards = ((Suit.BLUE, 2), (Suit.MULTICOLOUR, 1), (Suit.RED, 3), (Suit.MULTICOLOUR, 4))
        pointed = {Suit.BLUE, Suit.MULTICOLOUR} if wild else {Suit.MULTICOLOUR}
        if wild:
            caption = translate(
                "Rulebook", "The colour hint “blue” points at the blue card, and at both multicolour ones."
            )
        else:
            caption = translate(
                "Rulebook", "The colour hint “multicolour” points at both multicolour cards, and at no others."
            )
        shown = tuple(PicturedCard(Card(suit, rank), suit in pointed) for suit, rank in cards)
        return HandPicture(shown, facts.rules, caption)

    return draw


_PICTURES: Mapping[str, Illustrator] = MappingProxyType(
    {
        "story-goal": _story,
        "ready-hold": _held,
        "hint-cost": _paid,
        "play-mistake": _misplay,
        "play-naming": _named_here,
        "variants-choreography": _named,
        "master-hint": _by_master,
        "bonus-five": _bonus,
        "end-last-round": _last_round,
        **{
            paragraph_of_switch("multicolour", kind): _multicolour(kind)
            for kind in (Multicolour.TEN, Multicolour.FIVE, Multicolour.WILD)
        },
    }
)
