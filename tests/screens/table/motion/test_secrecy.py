"""Whatever the hidden cards are, nobody sees it while things move."""

from random import Random

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from hanabi_desktop.models.hands import HandModel
from hanabi_desktop.rules import Action, Game, IllegalAction, Rules, Setup, deal
from hanabi_desktop.screens.table.motion.acts import Flight, HeldSprite, Scene
from tests.games import careless, clever, shuffled_deck
from tests.screens.table.motion.tables import Sit, act, at, stop_clock

SHARES = (0.0, 0.2, 0.4, 0.6, 0.8, 0.99)


def script(seed: int, turns: int) -> Game:
    """The beginning of a game."""
    rng = Random(seed)
    rules = Rules(mistakes=4)
    game = deal(rules, 3, shuffled_deck(rules, rng), 0)
    while len(game.actions) < turns and not game.end:
        game.apply((careless if rng.random() < 0.5 else clever)(game, rng))
    return game


def twin_of(game: Game, rng: Random) -> tuple[Game, int]:
    """The same story with other cards in hands and deck, and how many of them are others."""
    deck = list(game.deck)
    hidden = [card_id for hand in game.hands for card_id in hand] + list(range(game.next_card, len(deck)))
    for _ in range(60):
        one, other = rng.sample(hidden, 2)
        deck[one], deck[other] = deck[other], deck[one]
        try:
            same = Game(Setup(game.rules, game.players, tuple(deck)), game.actions).turns == game.turns
        except IllegalAction:
            same = False
        if not same:
            deck[one], deck[other] = deck[other], deck[one]
    twin = Game(Setup(game.rules, game.players, tuple(deck)), game.actions)
    held = [card_id for hand in game.hands for card_id in hand]
    return twin, sum(twin.deck[card_id] != game.deck[card_id] for card_id in held)


def frames(sit: Sit, game: Game, story: tuple[Action, ...]) -> list[tuple[Scene, list[QImage]]]:
    """Every action of a story as it is seen at a table of its own."""
    page = sit(Game(game.setup), size=(800, 560))
    page.activateWindow()
    QApplication.processEvents()
    shown = []
    for action in story:
        act(page, action)
        if page.motion.running:
            scene = page.motion.scene
            stop_clock(page)
            shown.append((scene, [at(page, share) for share in SHARES]))
            page.motion.finish()
        QApplication.processEvents()
    page.close()
    return shown


@pytest.mark.parametrize("seed", range(5))
def test_every_frame_is_the_same_whatever_the_hidden_cards_are(sit: Sit, seed: int) -> None:
    game = script(seed, 6)
    twin, different = twin_of(game, Random(seed))
    assert different > 3
    one, other = frames(sit, game, game.actions), frames(sit, twin, game.actions)
    assert len(one) >= 4
    for (scene, pictures), (twin_scene, twin_pictures) in zip(one, other, strict=True):
        assert scene == twin_scene
        assert [picture == twin for picture, twin in zip(pictures, twin_pictures, strict=True)] == [True] * len(SHARES)


def test_a_card_that_slides_in_its_hand_is_a_card_without_a_face(sit: Sit) -> None:
    page = sit(Game(script(1, 0).setup))
    slid = 0
    for action in script(1, 8).actions:
        act(page, action)
        for found in page.motion.scene.acts:
            if isinstance(found, Flight) and isinstance(found.sprite, HeldSprite):
                hand: HandModel = page.models.hands[found.sprite.seat]
                assert hand.rows[found.sprite.row].card.face is None
                slid += 1
    assert slid
