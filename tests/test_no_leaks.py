"""Nothing anybody gets tells what is hidden from them: the walk through everything that can be read or seen.

The proof is by twins. A twin of an evening has other hidden cards, other notes and other withdrawn announcements, but
the same story. Whatever the same eyes get at both tables, in any role, any text and any picture, must be equal: then
it cannot depend on what they may not know.
"""

import hashlib
import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import product
from random import Random

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractTableModel, QItemSelectionModel, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QClipboard
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLineEdit,
    QToolTip,
    QWidget,
)

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.models.table import TableModels
from hanabi_desktop.painting import Scheme, style_sheet, theme_for
from hanabi_desktop.rules import (
    Action,
    ColourHint,
    Game,
    HintGiven,
    Knowledge,
    MemoryAid,
    Setup,
    ValueHint,
)
from hanabi_desktop.screen.phases import LookAway, Paused, Private, Public
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.screen.view import ScreenView
from hanabi_desktop.screens.table.page import TablePage
from hanabi_desktop.screens.table.panel.confirm_bar import question_of
from hanabi_desktop.table.view import TableCard
from hanabi_desktop.widgets.motion_policy import MotionPolicy
from hanabi_desktop.wording.cards import card_name
from tests.games import faces_told, fields_of, has_fields, legal_hints
from tests.screen.evenings import Evening, any_evening, twin
from tests.twins import hidden_from

pytestmark = pytest.mark.usefixtures("qapp")

GAMES = 200
USER = Qt.ItemDataRole.UserRole.value
EVERY_ROLE = range(USER + 21)
SPEAKING_ROLES = (*range(16), *range(USER, USER + 21))
"""Those that have a name in Qt or in this program: looked at always, where all are looked at now and then."""

_HARMLESS = [
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_0, Qt.Key.Key_C),
]
"""Keys that move about, and do nothing at the table."""
Told = dict[object, object]
"""Everything that was found, by where it was found."""


# What there is to be found


def leaves(value: object, way: str) -> Iterator[tuple[str, object]]:
    """Every value inside a view that is no collection of values, with the way to it."""
    if has_fields(value):
        yield f"{way}#", type(value).__name__
        for name, inner in fields_of(value):
            yield from leaves(inner, f"{way}.{name}")
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            yield from leaves(inner, f"{way}[{key!r}]")
    elif isinstance(value, frozenset | set):
        yield way, frozenset(value)
    elif isinstance(value, Iterable) and not isinstance(value, str):
        yield f"{way}#", type(value).__name__
        for number, inner in enumerate(value):
            yield from leaves(inner, f"{way}[{number}]")
    else:
        yield way, value


def told_by_view(view: ScreenView) -> Told:
    """Every field of a view, however deep."""
    return {**dict(leaves(view, "view"))}


def told_by_models(models: TableModels, roles: Iterable[int]) -> Told:
    """Every role of every index and every header of every model."""
    told: Told = {}
    for number, model in enumerate(models.findChildren(QAbstractItemModel)):
        name = f"{type(model).__name__} {number}"
        rows = model.rowCount()
        columns = model.columnCount() if isinstance(model, QAbstractTableModel) else 1
        told[name] = rows, columns
        for row, column in product(range(rows), range(columns)):
            index, data = model.index(row, column), model.data
            told[name, row, column] = model.flags(index).value
            for role in roles:
                value = data(index, role)
                if value is not None:
                    told[name, row, column, role] = value
        if columns == 1 and roles is not EVERY_ROLE:
            continue
        for orientation, count in ((Qt.Orientation.Horizontal, columns), (Qt.Orientation.Vertical, rows)):
            for section, role in product(range(count), roles):
                value = model.headerData(section, orientation, role)
                if value is not None:
                    told[name, orientation.name, section, role] = value
    return told


def texts_of(told: Told) -> Iterator[str]:
    """The texts among what was found."""
    return (value for value in told.values() if isinstance(value, str))


def differences(one: Told, other: Told) -> list[str]:
    """What the one tells otherwise than the other."""
    return [
        f"{key}: {one.get(key)!r} | {other.get(key)!r}" for key in {**one, **other} if one.get(key) != other.get(key)
    ]


# Walks through an evening


@dataclass
class Moment:
    """What one pair of eyes gets at one moment."""

    where: str
    view: ScreenView
    told: Told
    hidden: set[int]
    """The cards that these eyes may not see."""

    @property
    def texts(self) -> list[str]:
        """The texts among what is told."""
        return [value for value in self.told.values() if isinstance(value, str)]


def viewer_of(evening: Evening) -> int | None:
    """Whose eyes an evening is watched with: the whole table's or one player's."""
    seat = evening.seed % (evening.game.players + 1)
    return seat if seat < evening.game.players else None


def walk(
    evening: Evening,
    screen: SharedScreen,
    chosen: set[int],
    look: Callable[[bool], Told],
    fiddle: Callable[[], None] = lambda: None,
) -> Iterator[Moment]:
    """Spends the evening, and has a look at the chosen moments; whether it is the first of them is told to `look`.

    `fiddle` is done at every moment, after the look.
    """
    steps = list(evening.steps())
    for number in range(len(steps) + 1):
        if number:
            steps[number - 1].do(screen)
        if number in chosen:
            where = f"evening {evening.seed}, step {number} ({steps[number - 1].name if number else 'before'})"
            yield Moment(where, screen.view, look(number == min(chosen)), hidden_at(screen))
        fiddle()


def hidden_at(screen: SharedScreen) -> set[int]:
    """The cards that nobody may see on the screen as it is."""
    record, phase = screen.table.record, screen.phase
    hidden = hidden_from(Game(record.setup, record.actions), phase.seat if isinstance(phase, Private) else None)
    open_cards = {card.id for hand in screen.view.hands for card in hand if card.laid_open}
    return set(hidden) - open_cards


def moments_for(evening: Evening, viewer: int | None, count: int) -> set[int]:
    """Some moments of chance at which the screen is for the viewer: all but the private views of others."""
    eyes = [None, *(step.eyes for step in evening.steps())]
    private = [number for number, seat in enumerate(eyes) if seat is not None and seat == viewer]
    others = [number for number, seat in enumerate(eyes) if seat is None]
    chance = Random(evening.seed)
    chosen = chance.sample(private, min(len(private), count // 2))
    return {*chosen, *chance.sample(others, min(len(others), count - len(chosen)))}


# The rules that hold at every moment

_YOU = re.compile(r"\b(you|your|yours|yourself)\b", re.IGNORECASE)


def check_plainly(moment: Moment, evening: Evening) -> None:
    """What needs no twin to be seen: no hidden face, no "you", no forgotten hint."""
    values = [moment.view, *filter(has_fields, moment.told.values())]
    found = [card_id for value in values for card_id, _ in faces_told(value)]
    assert moment.hidden.isdisjoint(found), moment.where
    assert not [text for text in moment.texts if _YOU.search(text)], moment.where
    names = [card_name(card) for card in set(evening.game.deck)]
    for hand in moment.view.hands:
        for card in hand:
            if card.id in moment.hidden:
                assert card.face is None, moment.where
                assert not card.critical, moment.where
    for value, text in hand_texts(moment.told):
        if value.id in moment.hidden:
            assert "face down" in text
            assert not [name for name in names if name in text], moment.where
    check_memory(moment, evening)


def hand_texts(told: Told) -> Iterator[tuple[TableCard, str]]:
    """Each card in a hand beside each text that is told of it."""
    cards = {key[:3]: value for key, value in told.items() if isinstance(key, tuple) and isinstance(value, TableCard)}
    for key, value in told.items():
        if isinstance(key, tuple) and isinstance(value, str) and key[:3] in cards:
            yield cards[key[:3]], value


def check_memory(moment: Moment, evening: Evening) -> None:
    """With no memory aid a hint is told on the public table right after it was given, and nowhere ever again."""
    if evening.memory is not MemoryAid.NONE:
        return
    view = moment.view
    given = [event for turn in view.seen.turns for event in turn.events if isinstance(event, HintGiven)]
    shown = [event for event in given if event in view.seen.turns[-1].events]
    assert given == shown, moment.where
    if isinstance(view.phase, Private):
        assert not given, moment.where
    touched = {card for event in given for card in event.touched}
    for hand in view.hands:
        for card in hand:
            if card.id not in touched:
                assert card.known == Knowledge.nothing(view.seen.rules), moment.where
                assert not card.pointed, moment.where
    if not given:
        assert not [text for text in moment.texts if "By the hints" in text or "pointed at" in text], moment.where


# What models tell


def models_walk(evening: Evening, chosen: set[int], closely: bool = False) -> Iterator[Moment]:
    """What models that follow one table tell through an evening."""
    screen = evening.screen()
    models = TableModels(evening.game.players, screen)
    models.update(screen.view)
    screen.changed.connect(lambda: models.update(screen.view))

    def look(first: bool) -> Told:
        return told_by_models(models, EVERY_ROLE if closely and first else SPEAKING_ROLES) | told_by_view(screen.view)

    yield from walk(evening, screen, chosen, look)


@pytest.mark.parametrize("part", range(10))
def test_no_model_and_no_view_tells_a_hidden_face(part: int) -> None:
    for seed in range(part, GAMES, 10):
        evening = any_evening(seed, turns=2)
        viewer = viewer_of(evening)
        chosen = moments_for(evening, viewer, 4)
        one = models_walk(evening, chosen, closely=seed < GAMES // 10)
        other = models_walk(twin(evening, viewer), chosen, closely=seed < GAMES // 10)
        for moment, twin_moment in zip(one, other, strict=True):
            assert differences(moment.told, twin_moment.told) == [], moment.where
            check_plainly(moment, evening)


def test_the_games_are_of_every_sort_and_their_twins_differ() -> None:
    phases, hidden, differing, masters, memories = set(), 0, 0, set(), set()
    for seed in range(GAMES):
        evening = any_evening(seed, turns=2)
        viewer = viewer_of(evening)
        other = twin(evening, viewer)
        cards = hidden_from(evening.game, viewer)
        hidden += len(cards)
        differing += sum(evening.game.deck[card] != other.game.deck[card] for card in cards)
        masters.add(evening.master is None)
        memories.add(evening.memory)
        screen = evening.screen()
        for step in evening.steps():
            step.do(screen)
            view = screen.view
            phases.add((type(view.phase), view.announced is not None, screen.table.over, view.acting))
    assert differing > 0.7 * hidden
    assert masters == {True, False}
    assert memories == set(MemoryAid)
    assert phases == {
        (Public, False, False, False),
        (Public, True, False, False),
        (Public, False, True, False),
        (LookAway, False, False, False),
        (Private, False, False, True),
        (Private, False, False, False),
        (Paused, False, False, False),
    }


# With no memory aid, not even the hints that were given


def with_other_hints(game: Game, hidden: set[int], chance: Random) -> Game:
    """The same story but for what the hints said and what the hidden cards are."""
    faces = [game.deck[card] for card in sorted(hidden)]
    chance.shuffle(faces)
    deck = list(game.deck)
    for card, face in zip(sorted(hidden), faces, strict=True):
        deck[card] = face
    other = Game(Setup(game.rules, game.players, tuple(deck), game.setup.starter))
    for turn in game.turns:
        action: Action = turn.action
        if isinstance(action, ColourHint | ValueHint):
            action = chance.choice([hint for hint in legal_hints(other) if hint.target == action.target])
        other.apply(action)
    return other


def test_with_no_memory_aid_no_old_hint_can_be_read_anywhere() -> None:
    compared = 0
    for seed in range(16):
        evening = replace(any_evening(seed, turns=0), memory=MemoryAid.NONE)
        game = evening.game
        if game.end:
            game = Game(game.setup, game.actions[:-1])
        viewer = viewer_of(evening)
        other = with_other_hints(game, set(hidden_from(game, viewer)), Random(seed))
        told = []
        for each in (game, other):
            screen = replace(evening, game=each, first=len(each.actions)).screen()
            models = TableModels(game.players, screen)
            found: list[Told] = []
            for eyes in (0, viewer or 0, game.current):
                screen.look_away(eyes)
                screen.open_view()
                models.update(screen.view)
                if eyes == viewer:
                    found.append(told_by_models(models, SPEAKING_ROLES) | told_by_view(screen.view))
                screen.cover()
                models.update(screen.view)
                found.append(told_by_models(models, SPEAKING_ROLES) | told_by_view(screen.view))
            told.append(found)
        for one, two in zip(*told, strict=True):
            assert differences(one, two) == [], seed
        compared += any(isinstance(action, ColourHint | ValueHint) for action in game.actions)
    assert compared > 8


# What widgets tell and show


def told_by_widgets(page: QWidget) -> Told:
    """Every text of every widget, shown or not, and everything a screen reader can come to."""
    told: Told = {}
    for number, widget in enumerate([page, *page.findChildren(QWidget)]):
        key = f"{number} {type(widget).__name__} {widget.objectName()}"
        for name in _TEXTS:
            said = getattr(widget, name, None)
            if callable(said):
                told[key, name] = said()
        if isinstance(widget, QComboBox):
            told[key, "items"] = [widget.itemText(row) for row in range(widget.count())]
        if isinstance(widget, QAbstractItemView) and widget.selectionModel() is not None:
            chosen = [(index.row(), index.column()) for index in widget.selectionModel().selectedIndexes()]
            told[key, "pointer"] = widget.currentIndex().row(), widget.currentIndex().column(), chosen
        if isinstance(widget, QAbstractScrollArea):
            told[key, "scrolled"] = widget.horizontalScrollBar().value(), widget.verticalScrollBar().value()
        if isinstance(widget, QAbstractButton):
            told[key, "down"] = widget.isDown()
        if isinstance(widget, QLineEdit):
            told[key, "undo"] = widget.isUndoAvailable(), widget.isRedoAvailable()
        told[key, "actions"] = [(action.text(), action.toolTip(), action.data()) for action in widget.actions()]
        told[key, "shown"] = widget.isVisibleTo(page)
    interface = QAccessible.queryAccessibleInterface(page)
    for way, name, value in told_to_screen_reader(interface, ""):
        told["screen reader", way, name] = value
    return told


_TEXTS = (
    *("accessibleName", "accessibleDescription", "toolTip", "statusTip", "whatsThis", "windowTitle"),
    *("text", "currentText", "placeholderText", "title"),
)


def told_to_screen_reader(interface: QAccessibleInterface, way: str) -> Iterator[tuple[str, str, object]]:
    """Names, descriptions and values of an interface and all below it."""
    for text in QAccessible.Text:
        if text is not QAccessible.Text.UserText:
            yield way, text.name, interface.text(text)
    yield way, "role", interface.role().name
    for number in range(interface.childCount()):
        child = interface.child(number)
        if child.isValid():
            yield from told_to_screen_reader(child, f"{way}/{number}")


def picture(page: QWidget) -> str:
    """What is to be seen, down to the pixel."""
    image = page.grab().toImage()
    return hashlib.sha256(image.constBits()).hexdigest()


@dataclass
class Shown:
    """The real widgets of a table, and all that was announced at them."""

    page: TablePage
    announced: list[str]
    fiddled: int = 0

    @classmethod
    def of(cls, screen: SharedScreen, motion: MotionPolicy = MotionPolicy.OFF) -> "Shown":
        """Shown in a small window."""
        # A screen reader is running, so that the words of all things are kept up to date.
        QAccessible.setActive(True)
        look = Look(theme_for(Scheme.DARK))
        shown = cls(TablePage(screen, look, motion=motion), [])
        page = shown.page
        look.setParent(page)
        page.announcer.announced.connect(shown.announced.append)
        page.setStyleSheet(style_sheet(look.theme, 1.0))
        page.resize(1024, 700)
        page.show()
        page.activateWindow()
        QApplication.processEvents()
        return shown

    def fiddle(self, secret: int) -> None:
        """What a player does in a private view before the turn; all of it is gone with the view."""
        board, view = self.page.board, self.page.shared_screen.view
        if not isinstance(view.phase, Private):
            return
        self.fiddled += 1
        chance = Random(f"{secret} {self.fiddled}")
        mate = (view.phase.seat + 1) % view.seen.players
        self._point(chance)
        if view.hands[view.phase.seat]:
            board.note.ask(view.hands[view.phase.seat][0].id)
            board.note.edit.setText("")
            for letter in f"draft {secret}":
                QTest.keyClicks(board.note.edit, letter)
            QTest.keyClick(board.note.edit, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
            QTest.keyClick(board.note.edit, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
        if view.acting:
            self.page.requests.hint_considered.emit(ValueHint(mate, 1 + secret))
            board.confirm.ask(question_of(ValueHint(mate, 1 + secret), view))
        board.panel.say(f"That is not possible because of secret {secret}.")
        QToolTip.showText(board.mapToGlobal(board.rect().center()), f"secret {secret}", board)
        # What was painted once may be kept for another time.
        QApplication.processEvents()

    def _point(self, chance: Random) -> None:
        """Points, scrolls, selects, presses and types at random, with nothing that acts."""
        board, view = self.page.board, self.page.shared_screen.view
        for each in board.findChildren(QAbstractItemView):
            model = each.model()
            if model.rowCount() and each.window() is self.page.window():
                columns = model.columnCount() if isinstance(model, QAbstractTableModel) else 1
                index = model.index(chance.randrange(model.rowCount()), chance.randrange(columns))
                each.setCurrentIndex(index)
                if chance.random() < 0.5:
                    each.selectionModel().select(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        for area in board.findChildren(QAbstractScrollArea):
            bar = area.verticalScrollBar()
            bar.setValue(chance.randint(bar.minimum(), bar.maximum()))
        hand = chance.choice(board.hand_views)
        hand.setFocus()
        if hand.model().rowCount():
            spot = hand.visualRect(hand.model().index(chance.randrange(hand.model().rowCount()), 0)).center()
            QTest.mouseMove(hand.viewport(), spot)
            # Held down while the eyes change, and let go afterwards.
            QTest.mousePress(hand.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
        # None of them twice: a colour that is come to twice is named.
        for key in chance.sample(_HARMLESS, chance.randrange(4)):
            QTest.keyClick(self.page.focusWidget(), key)
        hints = board.panel.hints
        if hints.isVisible():
            hints.set_target(chance.randrange(view.seen.players))
            chance.choice([*hints.values.values()]).setDown(True)

    def let_go(self) -> None:
        """Whoever held a mouse button lets go, and somebody else looks by now."""
        for hand in self.page.board.hand_views:
            QTest.mouseRelease(hand.viewport(), Qt.MouseButton.LeftButton)

    def told(self) -> Told:
        """Everything that can be read, heard and seen now."""
        QApplication.processEvents()
        said = "\n".join(self.announced)
        clipboard = QApplication.clipboard()
        return told_by_widgets(self.page) | {
            "announced": said,
            "picture": picture(self.page),
            "clipboard": clipboard.text(),
            "selected text": clipboard.text(QClipboard.Mode.Selection) if clipboard.supportsSelection() else "",
            "tool tip": QToolTip.text() if QToolTip.isVisible() else "",
            "popup": str(type(QApplication.activePopupWidget())),
            "keyboard": str(type(QApplication.focusWidget())),
        }

    def close(self) -> None:
        """Takes the window away."""
        self.page.close()
        self.page.deleteLater()
        QAccessible.setActive(False)


def widgets_walk(evening: Evening, chosen: set[int], viewer: int | None) -> list[Moment]:
    """What the widgets of one table tell through an evening."""
    screen = evening.screen()
    shown = Shown.of(screen)

    def fiddle() -> None:
        seat = screen.phase.seat if isinstance(screen.phase, Private) else None
        if seat is None:
            shown.let_go()
        shown.fiddle(0 if seat == viewer else evening.secret)

    try:
        return list(walk(evening, screen, chosen, lambda _: shown.told(), fiddle))
    finally:
        shown.close()


WIDGET_GAMES = GAMES if os.environ.get("HANABI_EVERY_GAME") else 8
"""All of them take some minutes."""


@pytest.mark.parametrize("seed", range(1000, 1000 + WIDGET_GAMES))
def test_no_widget_tells_or_shows_a_hidden_face(seed: int) -> None:
    evening = any_evening(seed, turns=2)
    viewer = viewer_of(evening)
    chosen = moments_for(evening, viewer, 12)
    one = widgets_walk(evening, chosen, viewer)
    other = widgets_walk(twin(evening, viewer), chosen, viewer)
    for moment, twin_moment in zip(one, other, strict=True):
        assert differences(moment.told, twin_moment.told) == [], moment.where
        check_plainly(moment, evening)


def frames(evening: Evening) -> list[Told]:
    """Pictures of everything that moves on the public table through an evening, some for each motion."""
    screen = evening.screen()
    on_screen = Shown.of(screen, MotionPolicy.FULL)
    motion = on_screen.page.motion
    shown: list[Told] = []
    try:
        for step in evening.steps():
            QApplication.processEvents()
            step.do(screen)
            if motion.running:
                motion.clock.pause()
                for share in (0, 0.2, 0.5, 0.8):
                    motion.clock.setCurrentTime(int(share * motion.clock.duration()))
                    shown.append({(step.name, share): picture(on_screen.page)})
                motion.finish()
    finally:
        on_screen.close()
    return shown


def test_no_hidden_face_is_seen_while_things_move() -> None:
    moved = 0
    evenings = [evening for seed in range(2000, 2020) if not (evening := any_evening(seed, turns=3)).game.end]
    for evening in evenings[:3]:
        one, other = frames(evening), frames(twin(evening, None))
        assert one == other, evening.seed
        moved += len(one)
    assert moved >= 16
