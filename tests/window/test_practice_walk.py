"""Whoever presses anything at all in the practice game is still led from lesson to lesson, and to the end."""

from collections.abc import Callable, Iterator
from random import Random

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu

from hanabi_desktop.practice import CHAPTERS, Step
from hanabi_desktop.rules import Play, ValueHint
from hanabi_desktop.screen.view import LookAway, Paused, Private, Public
from hanabi_desktop.screens.table.strip import Strip
from hanabi_desktop.widgets.sheet import open_dialog
from hanabi_desktop.window.main_window import MainWindow
from hanabi_desktop.wording.typography import bind_figures
from tests.driver import MousePlayers
from tests.driver.players import Players
from tests.input import Key, click, strike
from tests.opening import OpenWindow
from tests.samples import samples
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
        self.to_be_said: set[int] = set()
        self.said: set[int] = set()
        self.answers = QTimer()
        self.answers.timeout.connect(self.answer)

    @property
    def strip(self) -> Strip:
        return self.players.page.findChildren(Strip)[0]

    @property
    def step(self) -> Step | None:
        return CHAPTERS[self.window.game.practice._chapter].step(len(self.players.view.seen.turns))

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
        lesson = practice._chapter, len(players.view.seen.turns)
        if lesson != self.lesson:
            before, now = self.lesson, lesson
            assert now == (before[0], before[1] + 1) or (now[0] == before[0] + 1 and self.finished(before)), (
                self.pressed
            )
            assert self.said >= self.to_be_said, self.pressed
            self.lesson, self.to_be_said, self.said = lesson, set(), set()
        teacher = players.page.teacher
        assert teacher is not None
        if players.phase() == Public() and not players.page.reveal.on:
            # By their numbers: the language may have changed meanwhile.
            sentences = [sentence for sentence, _ in teacher._lines(players.page.view)]
            self.to_be_said = set(range(len(sentences)))
            self.said |= {number for number, each in enumerate(sentences) if self.strip.accessibleName().endswith(each)}
        assert self.leads_on(), (players.phase(), self.strip.accessibleName(), self.pressed[-12:])

    @staticmethod
    def finished(lesson: tuple[int, int]) -> bool:
        return CHAPTERS[lesson[0]].step(lesson[1]) is None

    def leads_on(self) -> bool:
        """Whether there is something that leads on to be pressed."""
        players, page, step = self.players, self.players.page, self.step
        if self.strip.next.isVisible() or page.reveal.on or page.sheet:
            return True
        match players.phase():
            case LookAway(seat=seat):
                return page.cover.open.isVisible() and step is not None and seat == step.seat
            case Paused():
                return page.cover.open.isVisible()
            case Private(seat=seat):
                asked = step is not None and seat == step.seat
                wanted = bind_figures(players.page.teacher._lines(page.view)[0][0])  # type: ignore[union-attr]
                return asked and self.strip.sentence.text().endswith(wanted)
        if step is None:
            return players.view.seen.end is not None and self.strip.leave.isVisible()
        return players.panel.turn.isVisible() and players.view.seen.current == step.seat

    # What leads on

    def press_right(self) -> None:
        players, page, step = self.players, self.players.page, self.step
        self.pressed.append("*")
        if page.reveal.on:
            page.shared_screen.finish_reveal()
        elif page.sheet or page.board.note.isVisible() or page.board.confirm.isVisible():
            strike(Key.Key_Escape)
        elif self.strip.next.isVisible():
            players.use(self.strip.next)
        elif isinstance(players.phase(), LookAway | Paused):
            players.use(page.cover.open)
        elif players.phase() == Public():
            players.use(players.panel.turn)
        else:
            assert step is not None
            players.act(step.wanted)
            if page.board.confirm.isVisible():
                strike(Key.Key_Return)
        self.look()

    def to_the_end(self, idly: int) -> None:
        """Between two right things, at most `idly` others are pressed."""
        self.answers.start(0)
        players: Players = self.players
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


@pytest.mark.parametrize("seed", range(samples(1, 100)))
def test_whatever_is_pressed_the_lessons_lead_to_the_end(open_window: OpenWindow, seed: int) -> None:
    walk = Walk(open_window(), seed)
    try:
        walk.to_the_end(2)
    finally:
        walk.answers.stop()


def test_the_large_button_waits_until_all_is_read(open_window: OpenWindow) -> None:
    walk = Walk(open_window(), 0)
    players = walk.players
    players.use(walk.window.title_page.practice_button)
    welcome = walk.strip.accessibleName()
    players.use(players.panel.turn)
    assert players.phase() == Public()
    assert walk.strip.accessibleName() == f"Good idea, but something else comes first here. {welcome}"
    assert walk.strip.next.hasFocus()
    for step in CHAPTERS[0].steps:
        while walk.strip.next.isVisible():
            players.use(walk.strip.next)
        players.turn(step.wanted)
    # The mistake is explained, and nobody looks at cards before the next chapter.
    explained = walk.strip.accessibleName()
    assert "third mistake" in explained
    presses: list[Callable[[], None]] = [
        lambda: players.use(players.panel.turn),
        lambda: players.from_menu(players.panel.peek, 0),
    ]
    for press in presses:
        press()
        assert players.phase() == Public()
        assert walk.strip.accessibleName().endswith(explained)
        assert walk.strip.next.isVisible()
    players.use(walk.strip.next)
    assert walk.strip.accessibleName().startswith("Much later")


def test_what_was_read_need_not_be_read_again_after_covering(open_window: OpenWindow) -> None:
    walk = Walk(open_window(), 0)
    players = walk.players
    players.use(walk.window.title_page.practice_button)
    while walk.strip.next.isVisible():
        players.use(walk.strip.next)
    asked = walk.strip.accessibleName()
    players.open_view()
    players.act(Play(1))
    strike(Key.Key_Escape)
    assert walk.strip.accessibleName() == asked
    players.turn(ValueHint(1, 1))
    assert walk.strip.next.isVisible()
