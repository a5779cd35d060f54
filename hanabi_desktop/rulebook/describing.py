"""The rulebook's pictures in words, for those who do not see them."""

from msgspec.structs import replace

from hanabi_desktop.rulebook.pictures import (
    FanPicture,
    FireworksPicture,
    HandPicture,
    Picture,
    PicturedCard,
    TokensPicture,
)
from hanabi_desktop.rules import Card, Suit
from hanabi_desktop.wording.cards import card_name, suit_name
from hanabi_desktop.wording.text import Translate


def described(picture: Picture, translate: Translate) -> Picture:
    """The picture with a `told` that says what its caption leaves to the eye."""
    details = picture.told or _details(picture, translate)
    return replace(picture, told=f"{picture.caption} {details}".strip())


def _details(picture: Picture, translate: Translate) -> str:
    match picture:
        case HandPicture(cards=cards):
            told = ", ".join(_card(card, translate) for card in cards)
            return translate("Rulebook", "From left to right: {cards}.").format(cards=told)
        case FanPicture(cards=faces):
            told = ", ".join(card_name(face, translate) for face in faces)
            return translate("Rulebook", "The owner sees only the backs. Everybody else sees {cards}.").format(
                cards=told
            )
        case FireworksPicture(heights=heights):
            told = ", ".join(_height(suit, height, translate) for suit, height in heights)
            return translate("Rulebook", "From left to right: {cards}.").format(cards=told)
        case TokensPicture():
            words, left = picture.box.words, picture.clocks - picture.spent
            hints = words.clocks_count.said(translate, available=left, total=picture.clocks)
            mistakes = words.fuses_count.said(translate, mistakes=picture.made, limit=picture.mistakes)
            return f"{hints}. {mistakes}."
        case _:
            return ""


def _card(card: PicturedCard, translate: Translate) -> str:
    if card.face:
        name = card_name(card.face, translate)
    elif card.told_suit is not None and card.told_rank is not None:
        name = card_name(Card(card.told_suit, card.told_rank), translate)
    elif card.told_suit is not None:
        name = suit_name(card.told_suit, translate)
    elif card.told_rank is not None:
        name = str(card.told_rank)
    else:
        name = ""
    if not card.face:
        back = translate("Rulebook", "a card seen from the back")
        name = f"{back} ({name})" if name else back
    return translate("Rulebook", "{card} (pointed at)").format(card=name) if card.pointed else name


def _height(suit: Suit, height: int, translate: Translate) -> str:
    if height:
        return card_name(Card(suit, height), translate)
    return translate("Rulebook", "{colour}: not begun").format(colour=suit_name(suit, translate))
