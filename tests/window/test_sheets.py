"""Dialogs on the window's own ground: who has mouse and keyboard, how they are left, and that they are seen whole."""

from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget

from hanabi_desktop.board.sheets import JournalSheet, LeftSheet
from hanabi_desktop.records.preferences import load
from hanabi_desktop.screen.view import Private, Public
from hanabi_desktop.screens.rulebook.key_sheet import KeySheet
from hanabi_desktop.screens.settings import SettingsDialog
from hanabi_desktop.widgets.dialogs import MessageSheet
from hanabi_desktop.widgets.sheet import Sheet, open_dialog, scrim_of
from hanabi_desktop.window.main_window import MainWindow
from tests.driver import MousePlayers
from tests.each import each
from tests.input import Key, answering, click, focused, strike, wait_until
from tests.places import MESSAGE, SETTINGS, sheets
from tests.window.evening import by_menu
from tests.window.late_game import settle

CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier


def lies_well(window: MainWindow, sheet: Sheet) -> None:
    """Inside the window, over all of it, with a title and a name, and with nobody else to type at."""
    assert not sheet.isWindow()
    assert window.rect().contains(sheet.geometry())
    assert scrim_of(window).geometry() == window.rect()
    assert sheet.heading.isVisible()
    assert sheet.heading.text() == sheet.windowTitle() == sheet.accessibleName() != ""
    heard = QAccessible.queryAccessibleInterface(sheet)
    assert heard.role() is QAccessible.Role.Dialog
    assert heard.text(QAccessible.Text.Name) == sheet.windowTitle()
    assert sheet.isAncestorOf(focused())
    for part in sheet.findChildren(QWidget):
        if part.isVisible() and part.focusPolicy() & Qt.FocusPolicy.TabFocus and part.focusProxy() is None:
            heard = QAccessible.queryAccessibleInterface(part)
            name, more = heard.text(QAccessible.Text.Name), heard.text(QAccessible.Text.Description)
            assert name or isinstance(part, QAbstractScrollArea), part
            assert not more.strip() or more not in name, f"{name}: {more} is said twice"


def test_a_sheet_has_the_keyboard_to_itself_and_gives_it_back(mouse: MousePlayers) -> None:
    window = mouse.window
    mouse.panel.turn.setFocus()
    before = QApplication.focusWidget()
    for place in (*sheets(window), MESSAGE):

        def look(sheet: Sheet) -> None:
            lies_well(window, sheet)
            for _ in range(15):
                strike(Key.Key_Tab)
                assert sheet.focusWidget() is QApplication.focusWidget() is not None
            strike(CTRL | Key.Key_N, CTRL | Key.Key_Z, CTRL | Key.Key_Comma, ALT | Key.Key_G)
            settle()
            assert open_dialog() is sheet
            assert QApplication.activePopupWidget() is None
            strike(Key.Key_Escape)

        with answering(look):
            place.opens(window)
        assert open_dialog() is None
        assert not scrim_of(window).isVisible()
        assert QApplication.focusWidget() is before
        assert window.menuBar().isEnabled()
    assert mouse.phase() == Public()


@each(("entry", "sheet"), [("Journal\tJ", JournalSheet), ("What’s left?\tL", LeftSheet)])
def test_the_menu_opens_what_a_key_opens(mouse: MousePlayers, entry: str, sheet: type[QWidget]) -> None:
    by_menu(mouse, "View", entry)
    assert isinstance(mouse.page.sheet, sheet)
    mouse.page.close_sheet()


def test_a_sheet_over_open_hands_says_who_may_look(mouse: MousePlayers) -> None:
    for order in ("", " – Only Kari may look!"):
        if order:
            mouse.open_view()
        for kind in (JournalSheet, LeftSheet):
            mouse.page.toggle_sheet(kind)
            assert mouse.page.sheet is not None
            title = mouse.page.sheet.heading.text()
            assert title.endswith(order)
            assert ("may look" in title) is bool(order)
            mouse.page.close_sheet()


def test_esc_gives_the_keyboard_back_from_menus_and_from_sheets_over_them(mouse: MousePlayers) -> None:
    bar = mouse.window.menuBar()
    help_menu = mouse.window.menus.help

    def leave(opened: QWidget) -> None:
        strike(Key.Key_Escape)
        assert not opened.isVisible()

    def come_back() -> None:
        # A window system leaves the window active under its menus.
        settle()
        mouse.window.activateWindow()
        wait_until(lambda: QGuiApplication.focusWindow() is mouse.window.windowHandle())

    def open_by_mouse() -> None:
        click(bar, bar.actionGeometry(help_menu.menuAction()).center())

    def open_by_keys() -> None:
        strike(ALT | Key.Key_H)

    for opens in (open_by_mouse, open_by_keys):
        for before in (mouse.panel.turn, mouse.hand(0)):
            before.setFocus()
            with answering(leave):
                opens()
            come_back()
            assert bar.activeAction() is None
            assert before.hasFocus()
            strike(CTRL | Key.Key_1)
            assert mouse.hand(1).hasFocus()
            with answering(leave):
                strike(Key.Key_Question)
            assert mouse.hand(1).hasFocus()
    # With F10 the bar itself has the keyboard: a sheet does not give it back there.
    with answering(leave):
        open_by_keys()
    come_back()
    bar.setFocus(Qt.FocusReason.MenuBarFocusReason)
    assert bar.hasFocus()
    with answering(leave):
        mouse.window.show_keys()
    strike(CTRL | Key.Key_2)
    assert mouse.hand(2).hasFocus()


def test_sheets_follow_the_window_its_letters_and_its_language(mouse: MousePlayers) -> None:
    window = mouse.window
    for place in (SETTINGS, MESSAGE):

        def look(sheet: Sheet) -> None:
            for size in ((640, 480), (1024, 700)):
                window.resize(*size)
                settle()
                lies_well(window, sheet)
            for text_size in (200, 100):
                window.apply(window.preferences.with_settings(text_size=text_size))
                settle()
                lies_well(window, sheet)
            if not isinstance(sheet, MessageSheet):
                english = sheet.windowTitle()
                window.speak("de")
                settle()
                lies_well(window, sheet)
                assert sheet.windowTitle() != english
                window.speak("en")
            strike(Key.Key_F11)
            wait_until(window.isFullScreen)
            settle()
            lies_well(window, sheet)
            strike(Key.Key_F11)
            wait_until(lambda: not window.isFullScreen())
            sheet.close()

        with answering(look):
            place.opens(window)


def test_a_sheet_comes_over_a_covered_table_and_a_click_beside_ends_it_if_nothing_is_lost(mouse: MousePlayers) -> None:
    window, scrim = mouse.window, scrim_of(mouse.window)
    for place in (*sheets(window), MESSAGE):
        mouse.open_view()
        assert isinstance(mouse.phase(), Private)

        def look(sheet: Sheet) -> None:
            assert mouse.phase() == Public()
            corner = scrim.rect().bottomRight() - QPoint(2, 2)
            assert not sheet.geometry().contains(corner)
            click(scrim, corner)
            lost = open_dialog() is sheet
            assert lost is not sheet.light_dismiss
            if lost:
                sheet.reject()

        with answering(look):
            place.opens(window)
        mouse.screen.cover()


def test_a_question_over_a_sheet_is_answered_first(mouse: MousePlayers) -> None:
    window = mouse.window
    agreed: list[bool] = []

    def over(sheet: SettingsDialog) -> None:
        box = sheet.appearance.language
        box.setFocus()
        agreed.append(window._messages.agree("End the game?", "End it", "All decide."))
        assert open_dialog() is sheet
        assert QApplication.focusWidget() is box
        strike(Key.Key_Escape)

    def no(question: MessageSheet) -> None:
        lies_well(window, question)
        strike(Key.Key_Return)

    with answering(over, no):
        window.choose_settings()
    assert agreed == [False]
    assert open_dialog() is None


def test_the_window_closes_over_open_sheets(mouse: MousePlayers, data: Path) -> None:
    window = mouse.window

    def look(sheet: KeySheet) -> None:
        window.close()

    with answering(look):
        window.show_keys()
    assert not window.isVisible()
    assert load(data / "preferences.json").preferences == window.preferences


def test_the_answer_that_enter_gives_is_come_to_once(mouse: MousePlayers, came_to: list[str]) -> None:
    def look(sheet: MessageSheet) -> None:
        settle()
        # Nobody loses the keyboard in between, and on its way back it comes to nothing else.
        assert came_to == [sheet.buttons.buttons()[-1].text().replace("&", "")]
        came_to.clear()
        sheet.reject()

    mouse.panel.turn.setFocus()
    came_to.clear()
    with answering(look):
        mouse.window.agreements.end_early()
    assert came_to == [mouse.panel.turn.accessibleName()]


def test_another_language_is_spoken_from_the_first_word_on(mouse: MousePlayers) -> None:
    mouse.open_view()
    heard = mouse.listen()
    mouse.window.speak("de")
    settle()
    assert mouse.phase() == Public()
    turn, look = heard
    assert turn == "Kari ist dran"
    assert look.startswith("Das Programm hat die Karten, die Kari ansah,")
    mouse.window.speak("en")
