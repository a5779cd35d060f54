"""Whoever presses anything at all in the practice game is still led from lesson to lesson, and to the end."""

import json
from collections.abc import Callable, Iterator
from random import Random

from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu

from hanabi_desktop.practice import CHAPTERS, LEARNER, Step
from hanabi_desktop.rules import EditionId, Everybody
from hanabi_desktop.screen.view import Paused, Private
from hanabi_desktop.screens.table.strip import Strip
from hanabi_desktop.widgets.sheet import open_dialog
from hanabi_desktop.window import company
from hanabi_desktop.window.main_window import MainWindow
from tests.driver import MousePlayers
from tests.input import Key, click, strike, wait_until
from tests.trials.endurance import a_window
from tests.window.late_game import settle

KEYS = [*map(Key, range(Key.Key_0, Key.Key_9 + 1)), *map(Key, range(Key.Key_A, Key.Key_Z + 1)), Key.Key_Space]
KEYS += [Key.Key_Return, Key.Key_Escape, Key.Key_Tab, Key.Key_PageDown, Key.Key_PageUp, Key.Key_Left, Key.Key_Down]


class Walk:
    """Presses anything, and sees that the lesson goes on."""

    def __init__(self, window: MainWindow, seed: int) -> None:
        self.window = window
        self.players = MousePlayers(window)
        self.random = Random(seed)
        self.pressed: list[str] = []
        self.lesson: tuple[int, int] = (0, 0)
        self.answers = QTimer()
        self.answers.timeout.connect(self.answer)

    @property
    def strip(self) -> Strip:
        return self.players.page.findChildren(Strip)[0]

    @property
    def step(self) -> Step:
        step = CHAPTERS[self.window.game.practice._chapter].step(len(self.players.view.seen.turns))
        assert step is not None
        return step

    def answer(self) -> None:
        """Whatever opens is closed again, or an entry of it is chosen."""
        menu = QApplication.activePopupWidget()
        if isinstance(menu, QMenu):
            entries = [entry for entry in menu.actions() if entry.isEnabled() and entry.menu() is None]
            menu.close()
            if entries and menu.parent() is not self.window.menuBar():
                self.random.choice(entries).trigger()
        elif menu is not None:
            menu.close()
        elif (dialog := open_dialog()) is not None:
            dialog.close()

    # What can be pressed

    def buttons(self) -> Iterator[tuple[str, Callable[[], None]]]:
        page = self.players.page
        finale = page._finale
        for button in page.findChildren(QAbstractButton):
            leaves = button is self.strip.leave or (finale is not None and finale.isAncestorOf(button))
            if leaves or not button.isVisible() or not button.isEnabled():
                continue
            if self.window.childAt(button.mapTo(self.window, button.rect().center())) is button:
                yield button.text() or button.accessibleName(), lambda button=button: click(button)  # type: ignore[misc]

    def entries(self) -> Iterator[tuple[str, Callable[[], None]]]:
        menus = self.window.menus
        leaving = {menus.new_game, menus.open, menus.open_link, menus.title, menus.quit, menus.practice}
        for menu in (*menus.all, *filter(QMenu.isEnabled, (menus.share, menus.master))):
            for entry in menu.actions():
                if entry not in leaving and entry.isEnabled() and entry.menu() is None and not entry.isSeparator():
                    yield entry.text(), entry.trigger

    def cards(self) -> Iterator[tuple[str, Callable[[], None]]]:
        for hand in self.players.board.hand_views:
            for row in range(hand.model().rowCount()):
                place = hand.visualRect(hand.model().index(row, 0)).center()
                viewport = hand.viewport()
                if self.window.childAt(viewport.mapTo(self.window, place)) is viewport:
                    yield f"card {row}", lambda viewport=viewport, place=place: click(viewport, place)  # type: ignore[misc]

    def press_anything(self) -> None:
        kind = self.random.choice((self.buttons, self.buttons, self.entries, self.cards, None))
        if kind is None:
            key = self.random.choice(KEYS)
            self.pressed.append(key.name)
            strike(key)
        elif things := list(kind()):
            name, press = self.random.choice(things)
            self.pressed.append(name)
            press()
        self.look()

    # What must hold

    def look(self) -> None:
        settle()
        for _ in range(50):
            if QApplication.activePopupWidget() is None and open_dialog() is None:
                break
            QTest.qWait(1)
        if self.window.game.replays.page is not None and self.window.game.replays.page.isVisible():
            strike(Key.Key_Escape)
            settle()
        self.window.activateWindow()
        practice, players = self.window.game.practice, self.players
        assert practice.on, self.pressed
        chapter = CHAPTERS[practice._chapter]
        turns = players.screen.table.view(Everybody()).seen.turns
        # Whatever stands there is what was wanted, but for the last turn, which only the learner can have taken otherwise.
        for number, turn in list(enumerate(turns))[len(chapter.before) :]:
            step = chapter.step(number)
            assert step is not None
            last = number + 1 == len(turns)
            assert step.leads_on(turn) or (last and step.seat == LEARNER), self.pressed
        lesson = practice._chapter, len(turns)
        assert lesson[0] in (self.lesson[0], self.lesson[0] + 1), self.pressed
        self.lesson = lesson
        assert players.view.edition.id is EditionId.ENGLISH
        assert self.leads_on(), (players.phase(), self.strip.accessibleName(), self.pressed[-12:])

    def leads_on(self) -> bool:
        """Whether there is something that leads on to be pressed, or the computer is about to act."""
        players, page = self.players, self.players.page
        if self.strip.next.isVisible() or page.reveal.on or page.sheet:
            return True
        if isinstance(players.phase(), Paused):
            return page.cover.open.isVisible()
        if players.view.seen.end is not None:
            return self.strip.leave.isVisible()
        # The request stands there, or the computer has nothing to wait for.
        return players.phase() == Private(LEARNER) and players.view.acting == (self.step.seat == LEARNER)

    # What leads on

    def press_right(self) -> None:
        players, page = self.players, self.players.page
        self.pressed.append("*")
        if page.reveal.on:
            page.shared_screen.finish_reveal()
        elif page.sheet or page.board.note.isVisible() or page.board.confirm.isVisible():
            strike(Key.Key_Escape)
        elif self.strip.next.isVisible():
            players.use(self.strip.next)
        elif isinstance(players.phase(), Paused):
            players.use(page.cover.open)
        elif players.view.acting:
            players.act(self.step.wanted)
            if page.board.confirm.isVisible():
                strike(Key.Key_Return)
        else:
            wait_until(lambda: not players.view.waits_for_computer or self.strip.next.isVisible())
        self.look()

    def to_the_end(self, idly: int) -> None:
        """Between two right things, at most `idly` others are pressed."""
        self.answers.start(0)
        players = self.players
        players.use(self.window.title_page.practice_button)
        self.look()
        right = 0
        while players.view.seen.end is None:
            for _ in range(self.random.randrange(idly + 1)):
                if players.view.seen.end is None:
                    self.press_anything()
            if players.view.seen.end is None:
                self.press_right()
                right += 1
            assert right < 400, self.pressed
        page = players.page
        page.shared_screen.finish_reveal()
        self.look()
        assert self.lesson == (len(CHAPTERS) - 1, len(players.record.actions))


def walk(window: MainWindow, seed: int, idly: int = 2) -> int:
    """Goes through all lessons of the practice game in a window; returns how much was pressed."""
    lessons = Walk(window, seed)
    try:
        lessons.to_the_end(idly)
    finally:
        lessons.answers.stop()
    return len(lessons.pressed)


def main(count: int, seed: int) -> int:
    """Walks so often, and prints how much was pressed each time."""
    company.BEAT = 0
    for number in range(seed, seed + count):
        with a_window(number, reveal_seconds=0) as window:
            print(json.dumps({"seed": number, "pressed": walk(window, number)}), flush=True)
    return 0
