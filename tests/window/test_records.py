"""Games from elsewhere, opened, dropped on the window or pasted as a link; nothing replaces one that is not over unasked."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QMimeData, Qt, QTimer, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from hanabi_desktop.records.format import encode
from hanabi_desktop.records.record import Record, replay
from hanabi_desktop.records.share import from_share_string, share_string
from hanabi_desktop.records.store import EXTENSION, load
from hanabi_desktop.rules import Discard, EditionId, Play, TurnAction, ValueHint
from hanabi_desktop.screen.view import LookAway, Private, Public
from hanabi_desktop.screens.new_game.dialog import NewGameDialog
from hanabi_desktop.window.files import LinkDialog
from hanabi_desktop.window.main_window import MainWindow
from tests.driver import MousePlayers
from tests.each import each
from tests.games import shortest_victory
from tests.input import Answer, Key, answering, click, dealing, strike, wait_until
from tests.opening import OpenWindow
from tests.players import seats
from tests.records.test_share import EXAMPLE
from tests.screens.replay.games import over, page_of
from tests.screens.table.private import CTRL
from tests.window import evening
from tests.window.dropping import addresses, drag_over, drop, files, nothing_of, words


def open_record(players: MousePlayers, path: Path, *later: Answer) -> None:
    """Through the title's button and the file dialog."""
    with answering(lambda sheet: click(sheet.file_button), evening.typed(str(path)), *later):
        players.use(players.window.title_page.open_button)


@pytest.fixture
def played(open_window: OpenWindow, tmp_path: Path) -> Record:
    """A record of a game that was begun somewhere else."""
    players = evening.seated(open_window(tmp_path / "elsewhere", deal=dealing(evening.DEAL)))
    players.turn(ValueHint(1, 1))
    players.turn(Play(5))
    players.window.close()
    return players.record


def test_a_record_is_opened_and_played_on(title: MousePlayers, tmp_path: Path, played: Record, data: Path) -> None:
    path = tmp_path / f"game{EXTENSION}"
    path.write_bytes(encode(played))
    players = title
    open_record(players, path, evening.answered("Continue"))
    assert not (data / "games").exists()
    assert (players.record.setup, players.record.actions) == (played.setup, played.actions)
    assert players.phase() == Public()
    players.turn(ValueHint(0, 2))
    assert path.read_bytes() == encode(played)
    assert evening.last_saved(data).actions == (*played.actions, ValueHint(0, 2))


@each(
    ("content", "said"),
    [
        (b"", "truncated"),
        (b'{"deck": [{"suitIndex": 0, "rank": 1}', "truncated"),
        (b"[" * 100_000, "array"),
        (None, "Action 1 (turn 2) breaks the rules: "),
    ],
)
def test_what_is_no_record_is_told_and_left_as_it_is(
    title: MousePlayers, tmp_path: Path, played: Record, data: Path, content: bytes | None, said: str
) -> None:
    if content is None:
        actions = (*played.actions[:1], Discard(24))
        content = encode(Record(played.names, played.setup, actions, played.edition, {}))
    path = tmp_path / "broken.json"
    path.write_bytes(content)
    open_record(title, path, evening.told("broken.json can’t be opened. The file hasn’t been changed.", said))
    assert path.read_bytes() == content
    assert title.window.game.shared_screen is None
    assert title.window.title_page.isVisible()
    assert not (data / "games").exists()


def test_after_a_no_the_new_game_is_as_set_up_and_enter_keeps_the_old_one(open_window: OpenWindow, data: Path) -> None:
    players = evening.seated(open_window(deal=dealing(evening.DEAL, evening.OTHER)))
    players.turn(ValueHint(1, 1))
    before, choice = players.record, replace(evening.CHOICE, players=seats(("Åsa", "Ola", "Per")))
    sheets: list[NewGameDialog] = []

    def set_up(dialog: NewGameDialog) -> None:
        sheets.append(dialog)
        players.set_up(dialog, choice)

    def start_again() -> None:
        if not sheets[0].isVisible():
            QTimer.singleShot(2, start_again)
            return
        assert sheets[0].choice() == choice
        assert players.record == before
        strike(Key.Key_Return)

    def no(dialog: QWidget) -> None:
        evening.answered("Continue this game")(dialog)
        start_again()

    # Enter once too often means what does no harm.
    evening.by_menu(players, "Game", "New game…", set_up, no, lambda _sheet: strike(Key.Key_Return))
    assert players.view.names == choice.names
    assert before.actions in [saved.actions for saved in evening.saved_games(data)]


def test_a_game_that_nobody_has_played_yet_is_left_unasked(open_window: OpenWindow, data: Path) -> None:
    window = open_window(deal=dealing(evening.DEAL, evening.OTHER, evening.OTHER))
    players = evening.seated(window)
    players.turn(ValueHint(1, 1))
    begun = players.record

    def set_up(dialog: QWidget) -> None:
        players.set_up(dialog, replace(evening.CHOICE, players=seats(("Åsa", "Ola", "Per"))))

    for asked in ((evening.answered("Leave it for now"),), ()):
        evening.by_menu(players, "Game", "New game…", set_up, *asked)
        assert not players.record.actions
    window.show_title()
    assert len(evening.saved_games(data)) == 3
    assert window.game.saved is not None
    assert window.game.saved.record == begun


LINK = f"https://hanab.live/replay-json/{EXAMPLE}"
GAME = shortest_victory(evening.RULES, 3)
WON = Record(evening.NAMES, GAME.setup, GAME.actions, EditionId.ENGLISH, {})
BEGUN = Record(evening.NAMES, GAME.setup, GAME.actions[:3], EditionId.ENGLISH, {})
PUT_AWAY, PLAY_ON = evening.answered("Leave it for now"), evening.answered("Continue")


@pytest.fixture
def won(tmp_path: Path) -> Path:
    path = tmp_path / f"won{EXTENSION}"
    path.write_bytes(encode(WON))
    return path


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    path = tmp_path / f"begun{EXTENSION}"
    path.write_bytes(encode(BEGUN))
    return path


def looked_at(players: MousePlayers) -> Record:
    """The game that is over and is looked at again."""
    wait_until(lambda: players.window.game.replays.page is not None)
    return page_of(players.window).replay_screen.replay.record


# Dropped


def test_a_file_dropped_on_the_title_is_opened_and_stays_where_it_is(title: MousePlayers, won: Path) -> None:
    assert drop(title.window, files(won)) is Qt.DropAction.CopyAction
    assert looked_at(title) == WON
    assert won.read_bytes() == encode(WON)


@pytest.mark.parametrize("brought", [words(LINK), words(EXAMPLE), addresses(QUrl(LINK)), words(encode(WON).decode())])
def test_a_link_or_a_text_is_opened_as_well(title: MousePlayers, brought: QMimeData) -> None:
    assert drop(title.window, brought) is not None
    assert looked_at(title).actions in (from_share_string(EXAMPLE).actions, WON.actions)


def test_a_drop_on_the_table_asks_before_the_game_gives_way(players: MousePlayers, won: Path, begun: Path) -> None:
    players.turn(ValueHint(1, 1))
    before = players.record
    with answering(PLAY_ON, evening.answered("Continue this game")):
        drop(players.window, files(begun))
    assert players.record == before
    # No game has to make room for one that is only looked at.
    drop(players.window, files(won))
    assert looked_at(players) == WON
    assert players.record == before
    with answering(PLAY_ON, PUT_AWAY):
        drop(players.window, files(begun))
    wait_until(lambda: players.record.actions == BEGUN.actions)


def test_a_drag_over_a_view_changes_nothing_and_a_drop_covers(players: MousePlayers, begun: Path) -> None:
    players.open_view()
    QApplication.processEvents()
    # Not of the buttons below: one that lies where the mouse is may light up at any time.
    before = players.board.stage.grab().toImage()
    assert drag_over(players.window, files(begun))
    QApplication.processEvents()
    assert players.phase() == Private(0)
    assert players.board.stage.grab().toImage() == before
    phases: list[object] = []
    players.screen.changed.connect(lambda: phases.append(players.phase()))

    def asked(dialog: QWidget) -> None:
        assert phases[0] == Public()
        evening.answered("Cancel")(dialog)

    with answering(asked):
        drop(players.window, files(begun))
    assert players.phase() == Public()
    players.screen.look_away(1)
    assert players.phase() == LookAway(1)
    with answering(evening.answered("Cancel")):
        drop(players.window, files(begun))
        assert players.phase() == Public()


def test_only_one_file_of_this_computer_or_a_link_can_be_dropped(open_window: OpenWindow, won: Path) -> None:
    elsewhere = (
        files(won, won),
        addresses(QUrl("https://hanab.live/replay/123")),
        addresses(QUrl("file://server/share/game.json")),
        addresses(QUrl("file:////server/share/game.json")),
        addresses(QUrl("smb://server/share/game.json")),
        words("Kari, Per, Ola"),
        words(""),
    )
    assert nothing_of(elsewhere, open_window())


def test_nothing_can_be_dropped_behind_a_question(window: MainWindow, won: Path) -> None:
    def try_it(_dialog: QWidget) -> None:
        assert not drag_over(window, files(won))
        strike(Key.Key_Escape)

    with answering(try_it):
        window.game.ask_for_link()


# Pasted


def test_ctrl_v_asks_with_the_link_in_its_field_and_enter_opens_it(title: MousePlayers) -> None:
    QGuiApplication.clipboard().setText(f"Look: {LINK} !")

    def look(dialog: LinkDialog) -> None:
        assert dialog.field.text() == EXAMPLE
        strike(Key.Key_Return)

    with answering(look):
        strike(CTRL | Key.Key_V)
    assert looked_at(title).actions == from_share_string(EXAMPLE).actions
    assert sum(replay(looked_at(title)).fireworks) == 23


def test_a_game_that_goes_on_is_played_on_from_a_link(title: MousePlayers) -> None:
    with answering(PLAY_ON):
        title.window.game.open_text(share_string(BEGUN))
    assert (title.record.setup, title.record.actions) == (BEGUN.setup, BEGUN.actions)
    title.turn(Play(GAME.actions[3].card))  # type: ignore[union-attr]  # every turn of it plays a card


# A file whose game is at hand already: nothing is asked, read or lost


def file_of_the_game(data: Path) -> Path:
    (path,) = (data / "games").iterdir()
    return path


def state_of(path: Path) -> tuple[bytes, int, int]:
    status = path.stat()
    return path.read_bytes(), status.st_mtime_ns, status.st_ino


@contextmanager
def nothing_can_be_saved(data: Path) -> Iterator[None]:
    """A file lies where the games were; they come back afterwards, as they were."""
    shutil.move(data / "games", data / "away")
    (data / "games").write_text("in the way")
    try:
        yield
    finally:
        (data / "games").unlink()
        shutil.move(data / "away", data / "games")


def ways_to(path: Path, tmp_path: Path) -> Iterator[Path]:
    """The same file under several names."""
    yield path
    yield path.parent / ".." / path.parent.name / path.name
    (tmp_path / "link.hanabi.json").symlink_to(path)
    yield tmp_path / "link.hanabi.json"
    (tmp_path / "folder").symlink_to(path.parent, target_is_directory=True)
    yield tmp_path / "folder" / path.name
    yield Path(os.path.relpath(path))


def test_the_game_on_the_table_is_come_back_to(players: MousePlayers, data: Path, tmp_path: Path) -> None:
    players.turn(ValueHint(1, 1))
    screen, page, before = players.screen, players.page, state_of(file_of_the_game(data))
    for path in ways_to(file_of_the_game(data), tmp_path):
        players.window.come_forward(path)
        assert (players.screen, players.page, players.phase()) == (screen, page, Public())
        assert state_of(file_of_the_game(data)) == before, path


def test_it_is_come_back_to_from_a_replay_too(players: MousePlayers, data: Path) -> None:
    players.turn(ValueHint(1, 1))
    players.window.game.replay(over())
    assert not players.page.isVisible()
    players.window.game.open(file_of_the_game(data))
    assert players.window.game.replays.page is None
    assert players.page.isVisible()
    players.turn(Play(5))


def test_turns_that_were_not_saved_yet_are_not_lost_by_it(players: MousePlayers, data: Path) -> None:
    first: tuple[TurnAction, ...] = (ValueHint(1, 1), Play(5), Discard(10), Play(1))
    later: tuple[TurnAction, ...] = (Discard(11), ValueHint(1, 2), Play(6))
    for action in first:
        players.turn(action)
    players.open_view()
    with nothing_can_be_saved(data):
        with answering(evening.told("Not saved")):
            players.hint(ValueHint(2, 1))
        for action in later:
            players.turn(action)
    path = file_of_the_game(data)
    assert load(path).actions == first
    players.window.game.open(path)
    assert players.record.actions == (*first, ValueHint(2, 1), *later)
    players.turn(Discard(12))
    assert load(path).actions == players.record.actions == (*first, ValueHint(2, 1), *later, Discard(12))
    assert len(evening.saved_games(data)) == 1


def test_another_game_is_read_once_the_one_at_hand_is_safe(players: MousePlayers, data: Path) -> None:
    players.turn(ValueHint(1, 1))
    path, window = file_of_the_game(data), players.window
    other = path.with_name("other.hanabi.json")
    shutil.copy(path, other)
    players.turn(Play(5))

    def it_changes_meanwhile(sheet: QWidget) -> None:
        shutil.copy(path, other)
        evening.answered("Leave it for now")(sheet)

    with answering(PLAY_ON, it_changes_meanwhile):
        window.game.open(other)
    assert players.record.actions == (ValueHint(1, 1), Play(5))


@pytest.fixture
def kept(open_window: OpenWindow, data: Path) -> MainWindow:
    """At the title, which offers a game to continue."""
    players = evening.seated(open_window(deal=dealing(evening.DEAL)))
    players.turn(ValueHint(1, 1))
    players.window.show_title()
    return players.window


def test_the_game_that_can_be_continued_is_continued_unasked(kept: MainWindow, data: Path, tmp_path: Path) -> None:
    for path in ways_to(file_of_the_game(data), tmp_path):
        kept.game.open(path)
        players = MousePlayers(kept)
        assert players.record.actions == (ValueHint(1, 1),)
        kept.show_title()
    assert len(evening.saved_games(data)) == 1


def test_so_is_it_at_the_start(kept: MainWindow, data: Path, open_window: OpenWindow) -> None:
    kept.close()
    window = open_window()
    window.show_as_before(file_of_the_game(data))
    players = MousePlayers(window)
    players.turn(Play(5))
    assert [record.actions for record in evening.saved_games(data)] == [(ValueHint(1, 1), Play(5))]


def test_who_opens_another_game_at_the_title_is_asked_about_that_one_alone(kept: MainWindow, tmp_path: Path) -> None:
    data = kept.game.replays._folder.parent
    other = tmp_path / "other.hanabi.json"
    shutil.copy(file_of_the_game(data), other)
    with answering(evening.answered("Continue")):
        kept.game.open(other)
    assert kept.game.shared_screen is not None


def test_nothing_is_promised_of_a_game_left_unsaved(players: MousePlayers, data: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.hanabi.json"
    players.turn(ValueHint(1, 1))
    shutil.copy(file_of_the_game(data), other)
    players.open_view()
    with nothing_can_be_saved(data):
        # A file is handed over while it is still told that the game was not saved.
        def hand_over(_sheet: QWidget) -> None:
            players.window.come_forward(other)

        with answering(hand_over, evening.answered("Continue"), evening.answered("Leave without saving")):
            players.screen.act(Play(5))
        assert players.record.actions == (ValueHint(1, 1),)
