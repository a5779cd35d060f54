"""Low sight: whoever sets the letters larger sees no card, mark, token or figure smaller for it."""

import re
from collections.abc import Iterator
from itertools import product

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from hanabi_desktop.models.hands import CARD_ROLE, HeldCard
from hanabi_desktop.painting.fireworks import next_rect
from hanabi_desktop.painting.layout import held_card
from hanabi_desktop.painting.marks import critical_rect, marks_rect
from hanabi_desktop.rules import EditionId, Play
from hanabi_desktop.screens.table.board import Board
from hanabi_desktop.window.main_window import MainWindow
from tests.opening import OpenWindow
from tests.samples import samples
from tests.window.late_game import ALL_SUITS, in_window, open_view, screen_of, settle, sit_down

USUAL, OTHERS = 100, (80, 200)
Measures = dict[str, tuple[float, float]]


def set_letters(window: MainWindow, size: int) -> None:
    window.appearance.follow(window.preferences.with_settings(text_size=size))
    settle()


def phases(window: MainWindow, board: Board, bars: bool = True) -> Iterator[str]:
    """What the table shows in a turn; in a private view everything that may be chosen is offered."""
    yield "public"
    open_view(window)
    yield "private"
    if not bars:
        return
    card = screen_of(window).view.hands[screen_of(window).table.current][0].id
    board.note.ask(card)
    yield "note"
    QTest.keyClick(board.note.edit, Qt.Key.Key_Escape)
    board.confirm.ask(Play(card), screen_of(window).view)
    yield "asked back"


def things(board: Board) -> Iterator[tuple[str, QRectF]]:
    """Everything on the table that is seen and is no word, as large as it is drawn."""
    for seat, hand in enumerate(board.hand_views):
        for row in range(hand.model().rowCount()):
            index = hand.model().index(row, 0)
            held = index.data(CARD_ROLE)
            assert isinstance(held, HeldCard)
            card = held_card(QRectF(hand.visualRect(index)))
            yield f"card {row} of {seat}", card
            yield f"marks on card {row} of {seat}", marks_rect(card)
            yield f"last copy on card {row} of {seat}", critical_rect(card)
            for zone in held.zones:
                rect = hand.zone_rect(row, zone)
                assert rect
                yield f"{zone} of card {row} of {seat}", rect
    for name, tray in (("clock", board.clocks), ("fuse", board.fuses)):
        for row in range(tray.model().rowCount()):
            yield f"{name} {row}", QRectF(tray.visualRect(tray.model().index(row, 0)))
    yield "deck", QRectF(board.deck.rect())
    for row in range(board.fireworks.model().rowCount()):
        index = board.fireworks.model().index(row, 0)
        cell, card = QRectF(board.fireworks.visualRect(index)), board.fireworks.card_rect(index)
        yield f"firework {row}", cell
        yield f"card of firework {row}", card
        yield f"next card of firework {row}", next_rect(cell, card.height())
    for row, faces in enumerate(board.discards.layout_now.faces):
        for column, place in enumerate(faces):
            yield f"discards {row} {column}", place


def measures(board: Board) -> Measures:
    return {name: (rect.width(), rect.height()) for name, rect in things(board)}


def smaller(usual: Measures, now: Measures) -> list[str]:
    """What gives way to larger menus and captions: cards in hands hardly, nothing beyond recognition."""
    assert usual.keys() == now.keys()
    found = []
    for name, sizes in usual.items():
        least = 0.94 if re.match("card . of .$|marks|last copy|Zone", name) else 0.6
        if any(length < before * least - 1 for length, before in zip(now[name], sizes, strict=True)):
            found.append(f"{name}: {now[name]}, not {sizes}")
    return found


@pytest.mark.parametrize(
    ("size", "language", "tables"),
    [((1024, 700), "de", (4, 5)), ((1920, 1080), "en", (3,))][: samples(1, 2)],
    ids=str,
)
def test_cards_hardly_give_way_to_larger_letters(
    open_window: OpenWindow, size: tuple[int, int], language: str, tables: tuple[int, ...]
) -> None:
    window = open_window(size=size)
    window.speak(language)
    settle()
    found = []
    for players in tables:
        board = sit_down(window, players, 9, EditionId.HOUSE)
        for phase in phases(window, board, bars=players == 4):
            set_letters(window, USUAL)
            usual = measures(board)
            for letters in OTHERS:
                set_letters(window, letters)
                assert (window.width(), window.height()) == size
                found += [f"{players}, {phase}, {letters} %, {each}" for each in smaller(usual, measures(board))]
    assert not found, "\n" + "\n".join(found)


def test_everything_stands_where_it_did_when_a_private_view_opens(open_window: OpenWindow) -> None:
    """Usual letters leave header and buttons their room, whatever is offered: nothing jumps between two views."""
    window = open_window()
    board = sit_down(window, 4, 9, EditionId.HOUSE)
    seen = []
    for _, buttons in product(phases(window, board), (False, True)):
        board.show_buttons(on=buttons)
        set_letters(window, USUAL)
        seen.append([in_window(part) for part in (*board.hands, board.fireworks, board.discards, board.clocks)])
    assert all(places == seen[0] for places in seen)


# Words give way


def test_every_button_comes_into_sight_with_the_keyboard(open_window: OpenWindow) -> None:
    """Also where there are more than the bar has room for: colours to name, a reason, a question."""
    window = open_window()
    window.speak("de")
    settle()
    board = sit_down(window, 3, 9, EditionId.HOUSE, replace(ALL_SUITS, choreography=True))
    open_view(window)
    panel = board.panel
    hints = panel.hints
    buttons: list[QWidget] = [panel.play, panel.discard, panel.announce, panel.cover, panel.rule]
    buttons += [board.confirm.yes, board.confirm.no, hints.target, *hints.colours.values(), *hints.values.values()]
    for letters in (100, 150, 200):
        set_letters(window, letters)
        board.confirm.ask(Play(screen_of(window).view.hands[0][0].id), screen_of(window).view)
        board.panel.say(
            "Warum das nicht geht, steht hier in einem langen Satz, der mehr als eine Zeile hat.", "no_clock"
        )
        settle()
        assert not [button for button in buttons if not button.isVisible()]
        room = in_window(board.foot.viewport()).adjusted(-1, -1, 1, 1)
        for button in buttons:
            button.setFocus()
            assert button.hasFocus()
            found = in_window(button)
            assert room.contains(found), f"{button.accessibleName()} {found} is not in {room} at {letters} %"
