"""A walk through the whole program, so that everything it says is seen once, in whatever language."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache, partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from hanabi_desktop import rules as hanabi
from hanabi_desktop.boxes import box_of
from hanabi_desktop.players import Sign
from hanabi_desktop.records.preferences import Loaded, Preferences, Trouble
from hanabi_desktop.records.record import DamagedRecord, LaterVersion, Record, Unplayable
from hanabi_desktop.records.remarks import Peek, TakenBack, remark_entries
from hanabi_desktop.screens.new_game.dialog import NewGameDialog
from hanabi_desktop.screens.rulebook.window import RulebookWindow
from hanabi_desktop.table.actions import LayOpen, Withdraw
from hanabi_desktop.widgets.dialogs import MessageSheet
from hanabi_desktop.widgets.language import LANGUAGES
from hanabi_desktop.window.main_window import MainWindow
from hanabi_desktop.wording.table import refusal_text
from tests.games import clever, game_that_ends, play_random_game, talkative
from tests.input import reading_ends
from tests.opening import OpenWindow
from tests.places import NEW_GAME, RULEBOOK, SAVED_GAMES, SCORES, Look, Place, master_phases, phases, pick_badge, places
from tests.records.samples import NOW, archive
from tests.screens.texts import Text, doubled, texts, too_small
from tests.switches import numbers
from tests.window.late_game import NAMES, begin, open_view, screen_of, settle, table_of

OTHERS = [code for code in LANGUAGES if code != "en"]


@dataclass
class Walk:
    """What was seen on a walk through the whole program."""

    shown: dict[str, Counter[Text]] = field(default_factory=dict)
    troubles: list[str] = field(default_factory=list)

    def look(self, place: str, top: QWidget) -> None:
        # Pages that were left would be looked through each time, too.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        settle()
        self.shown[place] = texts(top)
        self.troubles += [f"{place}: {trouble}" for trouble in (*too_small(top), *doubled(top))]


# The walk


@cache
def played(rules: hanabi.Rules, players: int, turns: int) -> hanabi.Game:
    game = play_random_game(rules, players, Random(4), clever)
    return hanabi.Game(game.setup, game.actions[:turns])


def again(game: hanabi.Game) -> hanabi.Game:
    return hanabi.Game(game.setup, game.actions)


@cache
def ended(reason: hanabi.EndReason, rules: hanabi.Rules) -> hanabi.Game:
    return game_that_ends(reason, rules, 2, *([talkative] if reason is hanabi.EndReason.NO_ACTION_LEFT else []))


def moments(window: MainWindow) -> Iterator[str]:
    """Takes a window through all that a table can show; whoever changes the phase has to restore it."""
    for name in phases(window, 5):
        yield f"five players, {name}"
    for name in master_phases(window):
        yield name
    yield from _editions(window)
    yield from _ends(window)
    begin(window, again(played(hanabi.Rules(), 2, 0)))
    window.game.practice.offer(table_of(window), company=False)
    yield "practice is offered"


def most_of(edition: hanabi.Edition, *switches: str) -> hanabi.Rules:
    """An edition's basic game with these switches as far from it as can be."""
    return edition.rules_with({switch: edition.offered(switch)[-1] for switch in switches})


BOXES = tuple({edition.kit: edition for edition in hanabi.EDITIONS.values()}.values())
"""An edition of each box: others say the same, but for their names."""


def _editions(window: MainWindow) -> Iterator[str]:
    for edition in BOXES:
        rules = most_of(edition, "multicolour", "choreography")
        begin(window, again(played(rules, 3, 7)), edition.id, master=1 if edition.master else None)
        yield f"{edition.id}, public"
        open_view(window)
        yield f"{edition.id}, private"
        screen = screen_of(window)
        screen.act(hanabi.Discard(screen.view.hands[screen.table.current][0].id))
        yield f"{edition.id}, a discard is announced" if edition.master else f"{edition.id}, a card was discarded"
        if edition.master:
            screen.act(Withdraw())
        open_view(window)
        screen.act(hanabi.Play(screen.view.hands[screen.table.current][0].id))
        yield f"{edition.id}, a play is announced" if edition.master else f"{edition.id}, a card was played"
        if edition.master:
            screen.act(LayOpen())
            yield f"{edition.id}, laid open"


def refusals(window: MainWindow) -> Iterator[tuple[str, QWidget]]:
    """Every reason for which something is refused, in the words of every box."""
    for edition in (hanabi.EditionId.NORWEGIAN, hanabi.EditionId.GERMAN):
        begin(window, again(played(hanabi.EDITIONS[edition].rules, 5, 3)), edition)
        open_view(window)
        panel, words = table_of(window).board.panel, box_of(hanabi.EDITIONS[edition].kit).words
        for refusal in hanabi.Refusal:
            panel.say(refusal_text(refusal, words, hanabi.Multicolour.WILD), refusal)
            yield f"{edition}, refused: {refusal}", panel


def _ends(window: MainWindow) -> Iterator[str]:
    for reason in hanabi.EndReason:
        perfect = reason in (hanabi.EndReason.INDISPENSABLE_CARD, hanabi.EndReason.NO_ACTION_LEFT)
        rules = hanabi.Rules(perfect=perfect)
        if reason is hanabi.EndReason.ENDED_EARLY:
            begin(window, again(played(rules, 3, 9)), hanabi.EditionId.HOUSE)
            screen_of(window).table.end_early()
        else:
            begin(window, again(ended(reason, rules)), hanabi.EditionId.HOUSE)
        reading_ends()
        table_of(window).finale.set_earlier([3, 12])
        yield f"the end: {reason}"
    table_of(window).finale.replay.chosen.emit()
    yield "the end, every hand open"
    assert window.game.replays.page
    window.game.replays.page.replay_screen.go(1)
    yield "the end, looked at after the first turn"
    window.game.replays.page.left.emit()


BOOK = QSize(1000, 760)
"""As large as it is on a screen that has room for it: the offscreen platform has one of 800×800."""


def _scores(window: MainWindow, seen: Look) -> None:
    """The book and the cards without a game, and with every word that can stand there."""
    # In folders of their own: the games of this walk are not to be among them.
    replays, games, folder = window.game.replays, window.game._folder, window.game.replays._folder
    for name, records in (("of nothing", ()), ("of games", _kept())):
        with TemporaryDirectory() as other:
            for record in records:
                archive(record, Path(other), NOW)
            replays._folder = games.folder = Path(other)
            replace(SCORES, name=f"score book {name}").visit(window, seen)
            replace(SAVED_GAMES, name=f"saved games {name}").visit(window, seen)
    replays._folder = games.folder = folder


def _kept() -> Iterator[Record]:
    remarks = (TakenBack(2, 0), Peek(2, 1))
    for number, reason in enumerate(hanabi.EndReason):
        if reason is not hanabi.EndReason.ENDED_EARLY:
            perfect = reason in (hanabi.EndReason.INDISPENSABLE_CARD, hanabi.EndReason.NO_ACTION_LEFT)
            game = ended(reason, hanabi.Rules(perfect=perfect))
            ours = {"started": f"2026-05-0{number + 1}T20:00:00", "played": 60 * 70**number}
            yield Record(NAMES[:2], game.setup, game.actions, hanabi.EditionId.HOUSE, ours)
            yield Record(NAMES[:2], game.setup, game.actions[:5], hanabi.EditionId.HOUSE, ours)
    ours = {"remarks": remark_entries(remarks)}
    yield Record(NAMES[1:3], game.setup, (*game.actions[:5], hanabi.EndEarly()), hanabi.EditionId.HOUSE, ours)
    german = played(most_of(hanabi.EDITIONS[hanabi.EditionId.GERMAN], "multicolour", "clocks", "mistakes"), 3, 12)
    yield Record(NAMES[:3], german.setup, german.actions, hanabi.EditionId.GERMAN)


def _set_up(number: int, edition: hanabi.EditionId, game: NewGameDialog) -> Iterator[tuple[str, QWidget]]:
    """Both its pages, with an edition and whatever is chosen for it."""
    game.show_page(1)
    game.editions.choose(edition)
    if "clocks" in hanabi.EDITIONS[edition].choices:
        clocks = numbers(game.variants, "clocks")
        clocks.setCurrentIndex(clocks.count() - 1)
    starter = game.seats.starter_box
    starter.setCurrentIndex(1 + number % 2)
    starter.activated.emit(starter.currentIndex())
    game.memory.choose(list(hanabi.MemoryAid)[number % len(hanabi.MemoryAid)])
    yield "", game
    if number % 3 == 0:
        game.show_page(0)
        yield "the table", game
        picker = pick_badge(game)
        picker.signs.choose(Sign.FISH)
        yield "badges", picker
        picker.close()


def _standard_buttons(window: MainWindow) -> None:
    """Those of Qt's own that a dialog may have."""
    everything = QDialog(window)
    buttons = QDialogButtonBox(Qt.Orientation.Vertical, everything)
    for button in QDialogButtonBox.StandardButton:
        if button.value and not button.value & (button.value - 1):
            buttons.addButton(button)
    QVBoxLayout(everything).addWidget(buttons)
    everything.exec()
    everything.deleteLater()


def _rulebook(book: RulebookWindow) -> Iterator[tuple[str, QWidget]]:
    """On both its pages, of several tables."""
    book.resize(BOOK)
    book.contents.expandAll()
    yield "of the table", book
    for edition in BOXES:
        book.tabs.setCurrentIndex(1)
        book.show_rules(edition, most_of(edition, "multicolour", "perfect", "choreography"), edition.master)
        yield edition.id, book
    for word in ("1", "xyz"):
        book.search.field.setText(word)
        book.search.search()
        yield f"search for {word}", book
    book.tabs.setCurrentIndex(0)
    book.contents.expandAll()
    yield "contents", book


def beside_tables(window: MainWindow, look: Look) -> None:
    """Looks at every sheet that changes its language while it is open, and at the rulebook, with all they may say."""
    window.apply(window.preferences.with_names(NAMES))
    # One set-up after the other: none stays open for long, as if nobody answered.
    for number, edition in enumerate(hanabi.EditionId):
        replace(NEW_GAME, name=f"new game, {edition}", pages=partial(_set_up, number, edition)).visit(window, look)
    _scores(window, look)
    Place("every standard button", _standard_buttons, QDialog).visit(window, look)
    german = hanabi.EditionId.GERMAN
    begin(window, again(played(hanabi.EDITIONS[german].rules, 3, 7)), german, master=0)
    replace(RULEBOOK, pages=_rulebook).visit(window, look)
    begin(window, again(ended(hanabi.EndReason.FUSE, hanabi.Rules())), hanabi.EditionId.HOUSE)
    for place in places(window):
        if place.translated and place not in (NEW_GAME, SCORES, SAVED_GAMES, RULEBOOK):
            place.visit(window, look)


def _told(tells: Callable[[], object], _window: MainWindow) -> None:
    tells()


def questions(window: MainWindow) -> Iterator[Place]:
    """Everything that is told or asked in a sheet of its own."""
    tell = window._messages
    path = Path("kvelden.json")
    # What an operating system says of a file is in the system's language.
    denied = OSError(13, "8-(")
    broken = DamagedRecord("8-(")
    told: dict[str, Callable[[], object]] = {
        "not opened": lambda: tell.not_opened(path, denied),
        "not a record": lambda: tell.not_opened(path, broken),
        "no link": lambda: tell.text_not_opened(Unplayable("8-(", "")),
        "later version": lambda: tell.not_opened(path, LaterVersion("")),
        "gone on beside": lambda: tell.goes_on_beside(path, broken),
        "damaged table": lambda: tell.damaged_table(broken),
        "not saved": lambda: tell.not_saved(denied),
        "not written": lambda: tell.not_written(path, denied),
        "link copied": lambda: tell.link_copied("https://hanab.live/replay-json/"),
        "not shareable": tell.not_shareable,
    }
    for trouble in Trouble:
        found = Loaded(Preferences(), trouble, path if trouble is Trouble.DAMAGED else None)
        told[f"{trouble.value} settings"] = partial(tell.preferences_found, found)
    for name, tells in told.items():
        yield Place(name, partial(_told, tells), MessageSheet)
    for master in (None, 1):
        begin(window, again(played(hanabi.Rules(), 3, 9)), hanabi.EditionId.ENGLISH, master=master)
        open_view(window)
        for place in places(window):
            if not place.translated:
                yield replace(place, name=f"{place.name}, master {master}")
        screen_of(window).table.take_back(2)
        yield Place(f"do again, master {master}", lambda window: window.agreements.do_again(), MessageSheet)


def walk(window: MainWindow, seen: Walk) -> Iterator[str]:
    """Looks at all tables, and at everything that is told or asked there; stops at each moment of a table."""
    seen.look("title", window)
    for place in moments(window):
        seen.look(place, window)
        yield place
    for place, part in refusals(window):
        seen.look(place, part)
    for each in questions(window):
        each.visit(window, seen.look)


def speaking(open_window: OpenWindow, folder: Path, code: str, size: tuple[int, int] = (1024, 700)) -> MainWindow:
    """The program started in a language, with a folder that it may make."""
    folder.mkdir(exist_ok=True)
    Preferences(language=code, guide_seen=True, company_seen=True, reveal_seconds=0).save(folder / "preferences.json")
    window = open_window(folder, size=size)
    window.setUpdatesEnabled(False)
    return window


def silence(window: MainWindow) -> None:
    """The test is over: the next one's window speaks what it is told to."""
    window._language.install("en")
    window.close()
    # What is closed would still learn every language that the next one speaks.
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
