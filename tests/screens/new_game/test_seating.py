"""Who plays, begins and is master, as the dialog for a new game has it set up."""

from itertools import combinations, pairwise, product
from math import atan2, pi

import pytest
from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QMenu
from pytestqt.qtbot import QtBot

from hanabi_desktop.players import Character, Level
from hanabi_desktop.records.preferences import LastGame, Preferences
from hanabi_desktop.records.record import MAX_TYPED_NAME
from hanabi_desktop.rules import EditionId
from hanabi_desktop.screens.new_game import player_plate, seating
from hanabi_desktop.screens.new_game.dialog import NewGameDialog
from hanabi_desktop.screens.new_game.player_plate import PlayerPlate
from hanabi_desktop.wording.company import KINDS
from tests.each import each
from tests.input import strike, tab_to
from tests.screens.new_game.opening import Open, choose, click


@pytest.fixture
def dialog(open_dialog: Open) -> NewGameDialog:
    """For the three who played last."""
    return open_dialog(Preferences(last_game=LastGame(names=("Kari", "Per", "Åsa"))))


def test_players_are_typed_added_moved_and_taken_away(open_dialog: Open) -> None:
    dialog = open_dialog()
    players = dialog.players
    QTest.keyClicks(players.rows[0].edit, "Kari")
    QTest.keyClicks(players.rows[1].edit, "Per")
    for name in ("Åsa", "", "Ole"):
        click(players.add_button)
        focused = QApplication.focusWidget()
        assert isinstance(focused, QLineEdit)
        QTest.keyClicks(focused, name)
    assert list(players.names) == ["Kari", "Per", "Åsa", "Player 4", "Ole"]
    drag(players.rows[0], players.rows[1])
    assert list(players.names) == ["Per", "Kari", "Åsa", "Player 4", "Ole"]
    drag(players.rows[4], players.rows[3])
    assert list(players.names) == ["Per", "Kari", "Åsa", "Ole", "Player 5"]
    choose_last(players.rows[0])
    assert list(players.names) == ["Kari", "Åsa", "Ole", "Player 4"]


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that is said aloud of the seats."""
    heard: list[str] = []
    for part in (seating, player_plate):
        monkeypatch.setattr(part, "announce", lambda _widget, text: heard.append(text))
    return heard


def test_it_is_said_who_comes_goes_changes_seats_and_plays_there(open_dialog: Open, heard: list[str]) -> None:
    players = open_dialog(Preferences(last_game=LastGame(names=("Kari", "Per", "Siri")))).players
    row = players.rows[2]
    for level, name, kind in (
        (Level.SKILLED, "Tinbot", "Computer, skilled"),
        (None, "Siri", "Person"),
        (Level.PLAIN, "Tinbot", "Computer, basic"),
    ):
        row.level_chosen.emit(level)
        assert (players.names[2], row.edit.text(), row.kind.text()) == (name, name, f"{kind} ▾")
        assert row.kind.accessibleName() == f"{name}: {kind}"
    assert heard[0] == heard[-1] == "Tinbot joins: seat 3 of 3."
    heard.clear()
    click(players.fill_button)
    click(players.add_button)
    assert heard == ["Dotbot joins: seat 4 of 4.", "Player 5 joins: seat 5 of 5."]
    QTest.keyClick(players.rows[4].edit, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert heard[2:] == ["Player 4 and Dotbot swap seats."]
    heard.clear()
    choose_last(players.rows[4])
    choose_last(players.rows[3])
    # Where the keyboard is, there is somebody else now.
    assert heard == ["Dotbot leaves: 4 players.", "Name of player 4: Player 4", "Player 4 leaves: 3 players."]
    assert players.rows[3].kind.accessibleName() == "Player 4: Person"


def test_a_computer_is_one_more_player_and_takes_no_seat_of_somebody_without_a_name(open_dialog: Open) -> None:
    players = open_dialog(Preferences(last_game=LastGame(names=("Kari", "", "")))).players
    assert players.fill_button.toolTip() == "A computer joins as one more player"
    for names in ("Kari, Player 2, Player 3, Tinbot", *["Kari, Player 2, Player 3, Tinbot, Dotbot"] * 2):
        click(players.fill_button)
        assert ", ".join(players.names) == names
        # The next one is as good as the last one at the table.
        level = "skilled" if players.count == 4 else "basic"
        assert players.rows[players.count - 1].kind.text() == f"Computer, {level} ▾"
        players.rows[3].level_chosen.emit(Level.PLAIN)
    assert "up to 5 player" in players.fill_button.toolTip()


def drag(place: PlayerPlate, to: PlayerPlate) -> None:
    """By the badge, onto another place."""
    badge, middle = place.badge, place.badge.rect().center()
    start = badge.mapToGlobal(middle)
    way = to.mapToGlobal(to.rect().center()) - place.mapToGlobal(place.rect().center())
    QTest.mousePress(badge, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle)
    for step in range(1, 5):
        # The badge goes with the pointer.
        QTest.mouseMove(badge, badge.mapFromGlobal(start + way * step / 4))
    spot = badge.mapFromGlobal(start + way)
    QTest.mouseRelease(badge, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)


def test_a_drag_that_ends_nowhere_changes_nothing_and_opens_nothing(dialog: NewGameDialog) -> None:
    players = dialog.players
    before = [row.geometry() for row in players.rows]
    badge = players.rows[0].badge
    start = badge.rect().center()
    QTest.mousePress(badge, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(badge, start + QPoint(0, 60))
    assert players.rows[0].y() == before[0].y() + 60
    QTest.mouseRelease(badge, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    assert [row.geometry() for row in players.rows] == before
    assert players.names == ("Kari", "Per", "Åsa")
    assert players.picker is None


def test_a_click_on_a_chip_seats_somebody_and_another_one_lets_them_leave(open_dialog: Open) -> None:
    known = ("Kari", "Per", "Åsa", "Ole", "Eva", "Bo")
    dialog = open_dialog(Preferences(known_names=known, last_game=LastGame(names=("Kari", ""))))
    chips = dialog.chips.chips
    assert [name for name, chip in chips.items() if chip.isChecked()] == ["Kari"]
    for name in ("Per", "Åsa", "Ole", "Eva"):
        click(chips[name])
    assert list(dialog.players.names) == ["Kari", "Per", "Åsa", "Ole", "Eva"]
    click(chips["Bo"])
    assert not chips["Bo"].isChecked()
    assert chips["Bo"].reason in [label.text() for label in dialog.findChildren(QLabel)]
    for name in ("Per", "Kari", "Ole"):
        click(chips[name])
    assert list(dialog.players.names) == ["Åsa", "Eva"]
    # Two stay, whoever they are.
    click(chips["Åsa"])
    assert list(dialog.players.names) == ["Player 1", "Eva"]
    dialog.players.rows[0].edit.setText("BO")
    assert chips["Bo"].isChecked()


def test_chips_are_one_stop_and_arrows_go_through_them(open_dialog: Open, qtbot: QtBot) -> None:
    dialog = open_dialog(Preferences(known_names=("Kari", "Per", "Åsa")))
    chips = dialog.chips.chips
    tab_to(chips["Kari"])
    assert chips["Kari"].accessibleName() == "Played before: Kari"
    strike(Qt.Key.Key_Right)
    assert chips["Per"].hasFocus()
    strike(Qt.Key.Key_Return)
    assert dialog.players.names == ("Per", "Player 2")
    with qtbot.waitSignal(dialog.chips.forgotten) as forgotten:
        strike(Qt.Key.Key_Delete)
    assert forgotten.args == ["Per"]
    assert chips["Åsa"].hasFocus()
    assert dialog.players.names == ("Per", "Player 2")
    strike(Qt.Key.Key_Tab)
    assert dialog.line.starter.hasFocus()


def test_the_menu_of_a_seat_says_how_computers_play_and_removes_while_more_play_than_have_to(
    dialog: NewGameDialog,
) -> None:
    row = dialog.players.rows[1]
    assert [entry.text() for entry in row.kind.menu().actions()] == [
        "Person",
        "Computer, skilled: thinks ahead and expects more of you",
        "Computer, basic: plays by the agreements, one turn at a time",
        "Remove Per",
    ]
    choose_last(row)
    assert dialog.players.names == ("Kari", "Åsa")
    assert len(row.kind.menu().actions()) == len(KINDS)


def choose_last(row: PlayerPlate) -> None:
    """Chooses what stands last in the menu of a seat."""
    menu = row.kind.menu()
    QTimer.singleShot(0, lambda: [QTest.keyClick(menu, key) for key in (Qt.Key.Key_Up, Qt.Key.Key_Return)])
    click(row.kind)


def test_another_computer_is_chosen_by_its_face(open_dialog: Open) -> None:
    players = open_dialog(Preferences(last_game=LastGame(names=("Kari", "Per")))).players
    row = players.rows[1]
    row.level_chosen.emit(Level.SKILLED)
    click(row.badge)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    faces = [entry.text() for entry in menu.actions()]
    assert (len(faces), row.edit.text() in faces) == (len(Character) - 1, False)
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(menu.actions()[2]).center())
    assert players.names == ("Kari", faces[2])
    # The kind goes along to the other seat, on the button and in its menu.
    drag(players.rows[0], players.rows[1])
    seats = [(row.kind.text(), [it.isChecked() for it in row.kind.menu().actions()]) for row in players.rows[:2]]
    assert seats == [("Computer, skilled ▾", [False, True, False]), ("Person ▾", [True, False, False])]


@each("players", range(2, 6))
def test_nobody_sits_on_anybody_and_fifteen_letters_are_seen(open_dialog: Open, players: int) -> None:
    names = ("Maximiliane von", "Per", "Åsa", "Ole", "Eva")[:players]
    dialog = open_dialog(Preferences(last_game=LastGame(names=names)))
    seating = dialog.players
    places = [row.geometry() for row in seating.rows[:players]]
    assert all(seating.rect().contains(place) for place in places)
    buttons = [QRect(each.mapTo(seating, QPoint()), each.size()) for each in (seating.add_button, seating.fill_button)]
    everything = [*places, *buttons]
    assert not any(one.intersects(other) for one, other in combinations(everything, 2))
    edit = seating.rows[0].edit
    assert edit.fontMetrics().horizontalAdvance(edit.text()) < edit.width() - 20
    # Clockwise, seen from above.
    middle = seating.rect().center()
    angles = [atan2(place.center().y() - middle.y(), place.center().x() - middle.x()) for place in places]
    turns = [(after - before) % (2 * pi) for before, after in pairwise([*angles, angles[0]])]
    assert sum(turns) == pytest.approx(2 * pi)


def test_players_are_moved_added_and_taken_away_by_keys(dialog: NewGameDialog) -> None:
    players = dialog.players
    alt = Qt.KeyboardModifier.AltModifier
    tab_to(players.rows[0].edit)
    QTest.keyClick(players.rows[0].edit, Qt.Key.Key_Down, alt)
    assert list(players.names) == ["Per", "Kari", "Åsa"]
    assert players.rows[1].edit.hasFocus()
    QTest.keyClick(players.rows[1].edit, Qt.Key.Key_Down, alt)
    QTest.keyClick(players.rows[2].edit, Qt.Key.Key_Down, alt)
    assert list(players.names) == ["Per", "Åsa", "Kari"]
    QTest.keyClick(players.rows[2].edit, Qt.Key.Key_Up, alt)
    assert list(players.names) == ["Per", "Kari", "Åsa"]
    QTest.keyClick(players.rows[1].edit, Qt.Key.Key_Delete, alt)
    assert list(players.names) == ["Per", "Åsa"]
    QTest.keyClick(players.rows[1].edit, Qt.Key.Key_Insert, alt)
    assert list(players.names) == ["Per", "Åsa", "Player 3"]
    assert players.rows[2].edit.hasFocus()


def test_fewer_than_two_and_more_than_five_are_refused_with_the_reason(open_dialog: Open, qtbot: QtBot) -> None:
    dialog = open_dialog()
    players = dialog.players
    with qtbot.waitSignal(players.refused) as refused:
        QTest.keyClick(players.rows[1].edit, Qt.Key.Key_Delete, Qt.KeyboardModifier.AltModifier)
    assert refused.args == ["Hanabi needs at least 2 player(s)."]
    assert refused.args[0] in [label.text() for label in dialog.findChildren(QLabel)]
    assert players.count == 2
    for _ in range(3):
        click(players.add_button)
    assert players.count == 5
    with qtbot.waitSignal(players.refused):
        click(players.add_button)
    with qtbot.waitSignal(players.refused):
        QTest.keyClick(players.rows[4].edit, Qt.Key.Key_Insert, Qt.KeyboardModifier.AltModifier)
    assert players.count == 5


def test_equal_names_are_told_and_allowed(open_dialog: Open) -> None:
    dialog = open_dialog()
    QTest.keyClicks(dialog.players.rows[0].edit, "<i>Kari</i>")
    assert not dialog.players.notice
    QTest.keyClicks(dialog.players.rows[1].edit, "<I>KARI</I>")
    assert "<i>Kari</i>" in dialog.players.notice
    shown = [label for label in dialog.findChildren(QLabel) if label.text() == dialog.players.notice]
    assert [label.textFormat() for label in shown] == [Qt.TextFormat.PlainText]
    assert dialog.choice().problems() == ()
    dialog.players.rows[1].edit.clear()
    assert not dialog.players.notice


@pytest.mark.parametrize(
    ("typed", "name"), [("x" * 200, "x" * MAX_TYPED_NAME), ("\u200b", "Player 1"), ("&Ole && <b>", "&Ole && <b>")]
)
def test_any_name_can_be_typed(open_dialog: Open, typed: str, name: str) -> None:
    dialog = open_dialog()
    QApplication.clipboard().setText(typed)
    dialog.players.rows[0].edit.selectAll()
    dialog.players.rows[0].edit.paste()
    assert dialog.choice().names == (name, "Player 2")
    assert dialog.choice().problems() == ()


def test_known_names_complete_what_is_typed(open_dialog: Open, qtbot: QtBot, heard: list[str]) -> None:
    dialog = open_dialog(Preferences(known_names=("Kari", "Karl-Johan", "Per")))
    edit = dialog.players.rows[0].edit
    tab_to(edit)
    QTest.keyClicks(edit, "kar")
    qtbot.waitUntil(lambda: bool(heard))
    QTest.keyClicks(edit, "l")
    popup = edit.completer().popup()
    assert popup is not None
    qtbot.waitUntil(lambda: heard[-1:] == ["Suggested names: Karl-Johan"])
    assert popup.isVisible()
    assert "Suggested names: Kari and Karl-Johan" in heard
    QTest.keyClick(popup, Qt.Key.Key_Down)
    assert heard[-1] == "Karl-Johan"
    QTest.keyClick(popup, Qt.Key.Key_Return)
    assert edit.text() == "Karl-Johan"
    assert dialog.isVisible()


# Roles


def test_starter_and_master_keep_their_roles_whoever_moves_comes_and_leaves(open_dialog: Open) -> None:
    last = LastGame(names=("Kari", "Per", "Tinbot"), computers=("", "", "skilled"))
    dialog = open_dialog(Preferences(last_game=last))
    rows, seats = dialog.players.rows, dialog.seats
    dialog.show_page(1)
    choose(seats.starter_box, "Tinbot")
    click(seats.master_switch)
    choose(seats.master_box, "Per")
    click(dialog.finish)

    def roles() -> tuple[str, str]:
        choice = dialog.choice()
        assert choice.starter is not None
        assert choice.master is not None
        assert choice.problems() == ()
        named = choice.names[choice.starter], choice.names[choice.master]
        assert named == (seats.starter_box.currentText(), seats.master_box.currentText())
        return named

    def swap_all() -> None:
        for seat, other in product(range(dialog.players.count), repeat=2):
            drag(rows[seat], rows[other])
            assert roles() == ("Tinbot", "Per")

    swap_all()
    click(dialog.players.fill_button)
    click(dialog.players.add_button)
    swap_all()
    for name in ("Dotbot", "Kari"):
        choose_last(rows[dialog.players.names.index(name)])
        assert roles() == ("Tinbot", "Per")
    # A computer is no master: the first other person is.
    row = rows[dialog.players.names.index("Per")]
    row.level_chosen.emit(Level.PLAIN)
    assert roles()[1].startswith("Player")
    row.level_chosen.emit(None)
    row.edit.setText("Pål")
    choose(seats.starter_box, "Pål")
    assert dialog.choice().starter == row.seat


def test_the_oldest_german_player_is_master_and_begins(dialog: NewGameDialog) -> None:
    seats = dialog.seats
    dialog.show_page(1)
    # Where there is none, the choice says why it is closed.
    assert not seats.master_box.isEnabled()
    assert seats.master_box.toolTip()
    click(dialog.editions.cards[EditionId.GERMAN])
    assert seats.master_box.isEnabled()
    assert "oldest" in seats.master_rule.text()
    choose(seats.master_box, "Per")
    assert (dialog.choice().starter, dialog.choice().master) == (1, 1)
    choose(seats.starter_box, "Åsa")
    choose(seats.master_box, "Kari")
    assert (dialog.choice().starter, dialog.choice().master) == (2, 0)
    click(seats.master_switch)
    assert dialog.choice().master is None
    assert dialog.choice().problems() == ()


def test_without_a_master_the_oldest_german_player_still_begins_and_is_asked_for(dialog: NewGameDialog) -> None:
    dialog.show_page(1)
    assert dialog.choice().starter is None
    click(dialog.editions.cards[EditionId.GERMAN])
    assert "Who is the oldest" not in dialog.seats.starter_rule.text()
    click(dialog.seats.master_switch)
    assert "Who is the oldest" in dialog.seats.starter_rule.text()
    assert "The book says: the oldest" in dialog.seats.starter_box.accessibleDescription()
    assert (dialog.choice().starter, dialog.choice().master) == (0, None)
    choose(dialog.seats.starter_box, "Åsa")
    assert dialog.choice().starter == 2
    # Somebody begins, too, if the one who was named leaves; by lot only if the players choose so.
    dialog.players.remove(2)
    assert dialog.choice().starter == 0
    choose(dialog.seats.starter_box, "Chosen at random")
    assert dialog.choice().starter is None
    click(dialog.editions.cards[EditionId.ENGLISH])
    assert dialog.choice().starter is None
