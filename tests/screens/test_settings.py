from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6 import QtWidgets
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hanabi_desktop.painting.theme import Scheme, theme_for
from hanabi_desktop.records.preferences import ContrastChoice, LastGame, MotionChoice, Preferences, ThemeChoice, load
from hanabi_desktop.screens.settings import SettingsDialog
from hanabi_desktop.widgets.language import LANGUAGES
from hanabi_desktop.widgets.segments import Segments
from tests.driver import MousePlayers
from tests.input import answering, strike, tab_to, wait_until
from tests.opening import OpenWindow, in_front, shared_look
from tests.screens.table.private import at_table
from tests.window.late_game import settle

START = Preferences(language="en", text_size=100, volume=60)


@pytest.fixture
def dialog(qtbot: QtBot) -> SettingsDialog:
    return in_front(qtbot, SettingsDialog(shared_look(), START), (1000, 650))


def press(segments: Segments, value: object) -> None:
    QTest.mouseClick(segments.segments[value], Qt.MouseButton.LeftButton)


CHANGES: list[tuple[Callable[[SettingsDialog], None], dict[str, object]]] = [
    (lambda d: d.appearance.language.setCurrentIndex(0), {"language": None}),
    (lambda d: d.appearance.language.setCurrentIndex(4), {"language": "de"}),
    (lambda d: press(d.appearance.theme, ThemeChoice.DARK), {"theme": ThemeChoice.DARK}),
    (lambda d: press(d.appearance.theme, ThemeChoice.LIGHT), {"theme": ThemeChoice.LIGHT}),
    (lambda d: press(d.appearance.contrast, ContrastChoice.HIGH), {"contrast": ContrastChoice.HIGH}),
    (lambda d: press(d.appearance.motion, MotionChoice.REDUCED), {"motion": MotionChoice.REDUCED}),
    (lambda d: d.appearance.text_size.slider.setValue(150), {"text_size": 150}),
    (lambda d: d.appearance.symbols.click(), {"symbols": False}),
    (lambda d: d.appearance.television.click(), {"television": True}),
    (lambda d: d.game.sound.click(), {"sound": False}),
    (lambda d: d.game.volume.slider.setValue(10), {"volume": 10}),
    (lambda d: d.game.private.setCurrentIndex(0), {"private_seconds": 30}),
    (lambda d: d.game.cards.click(), {"confirm_cards": True}),
]


def test_every_change_is_told_at_once_and_alone_and_shown_the_next_time(dialog: SettingsDialog, qtbot: QtBot) -> None:
    def shown(dialog: SettingsDialog) -> list[object]:
        chosen = [box.currentIndex() for box in dialog.findChildren(QtWidgets.QComboBox)]
        slid = [slider.value() for slider in dialog.findChildren(QtWidgets.QSlider)]
        return [*chosen, *slid, *(button.isChecked() for button in dialog.findChildren(QtWidgets.QAbstractButton))]

    for change, expected in CHANGES:
        before, was = dialog.preferences, shown(dialog)
        with qtbot.waitSignal(dialog.changed) as told:
            change(dialog)
        assert told.args == [before.with_settings(**expected)]
        assert dialog.preferences == told.args[0]
        again = SettingsDialog(shared_look(), dialog.preferences)
        qtbot.addWidget(again)
        assert shown(again) == shown(dialog) != was
        assert again.preferences == dialog.preferences


def test_dragging_a_slider_changes_the_figure_and_letting_go_the_text(dialog: SettingsDialog, qtbot: QtBot) -> None:
    slider = dialog.appearance.text_size.slider
    with qtbot.assertNotEmitted(dialog.changed):
        slider.setSliderDown(True)
        slider.setSliderPosition(180)
    assert dialog.appearance.text_size.figure.text() == "180%"
    with qtbot.waitSignal(dialog.changed):
        slider.setSliderDown(False)
    assert dialog.preferences.text_size == 180
    # Another volume is heard.
    with qtbot.waitSignals([dialog.changed, dialog.game.sample_chosen], order="strict"):
        QTest.keyClick(dialog.game.volume.slider, Qt.Key.Key_Right)
    assert dialog.preferences.volume == 70
    with qtbot.waitSignal(dialog.game.sample_chosen):
        dialog.game.sample.click()


def test_reset_puts_back_what_is_a_matter_of_taste_and_shows_it(qtbot: QtBot) -> None:
    last = LastGame(names=("Kari", "Per"), memory="none")
    kept = Preferences(language="sv", guide_seen=True, company_seen=True, last_game=last).with_names(["Kari", "Per"])
    changed = kept.with_settings(theme=ThemeChoice.LIGHT, symbols=False, volume=3)
    dialog = SettingsDialog(shared_look(), changed)
    qtbot.addWidget(dialog)
    with qtbot.waitSignal(dialog.changed) as told:
        dialog.reset_button.click()
    assert told.args == [kept]
    assert dialog.preferences == told.args[0]
    assert dialog.appearance.theme.value is ThemeChoice.SYSTEM
    assert dialog.appearance.symbols.isChecked()
    assert dialog.game.volume.slider.value() == Preferences().volume
    # By mistake? The same button brings it all back, until something else is chosen.
    assert dialog.reset_button.text() == "U&ndo reset"
    dialog.reset_button.click()
    assert dialog.preferences == changed
    assert dialog.game.volume.slider.value() == 3
    dialog.reset_button.click()
    dialog.appearance.symbols.click()
    dialog.appearance.symbols.click()
    assert dialog.reset_button.text() == "&Reset all"
    with qtbot.assertNotEmitted(dialog.changed):
        dialog.reset_button.click()
    assert dialog.reset_button.accessibleDescription() == "All settings are at their defaults already."


FIELDS = (QtWidgets.QComboBox, QtWidgets.QSlider, QtWidgets.QCheckBox, QtWidgets.QRadioButton)


def fields(dialog: SettingsDialog) -> list[QtWidgets.QWidget]:
    """What Tab comes to, one of the values of each choice."""
    found = [field for kind in FIELDS for field in dialog.findChildren(kind)]
    return [field for field in found if field.isVisible() and field.focusPolicy() & Qt.FocusPolicy.TabFocus]


def test_arrows_choose_among_values_that_stand_beside_each_other(dialog: SettingsDialog) -> None:
    theme = dialog.appearance.theme
    tab_to(theme.segments[ThemeChoice.SYSTEM])
    strike(Qt.Key.Key_Right)
    assert theme.value is dialog.preferences.theme is ThemeChoice.DARK
    assert theme.segments[ThemeChoice.DARK].hasFocus()
    assert theme.segments[ThemeChoice.DARK].accessibleName() == "Theme: Dark"
    strike(Qt.Key.Key_Tab)
    assert dialog.appearance.contrast.segments[ContrastChoice.SYSTEM].hasFocus()


def test_tab_comes_to_every_field_and_enter_presses_the_button_alone_that_it_is_on(dialog: SettingsDialog) -> None:
    key, count = Qt.Key.Key_Return, 0
    told: list[object] = []
    samples: list[bool] = []
    dialog.changed.connect(told.append)
    dialog.game.sample_chosen.connect(lambda: samples.append(True))
    for page in range(dialog.tabs.count()):
        dialog.tabs.setCurrentIndex(page)
        for field in fields(dialog):
            assert field.accessibleName() or (isinstance(field, QtWidgets.QCheckBox) and field.text()), field
            tab_to(field)
            strike(key)
            count += 1
    assert count > 10
    assert dialog.isVisible()
    assert not told
    assert not any(button.isDefault() or button.autoDefault() for button in dialog.findChildren(QtWidgets.QPushButton))
    tab_to(dialog.game.sample)
    strike(key)
    assert samples == [True]
    tab_to(dialog.close_button)
    strike(key)
    assert not dialog.isVisible()


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_page_is_seen_without_scrolling_and_all_is_found_by_its_letter(open_window: OpenWindow, code: str) -> None:
    window = open_window(size=(640, 480))
    window.speak(code)
    found: list[QtWidgets.QLabel] = []

    def look(dialog: SettingsDialog) -> None:
        for page in range(dialog.tabs.count()):
            # By the letter that the tab marks.
            letter = dialog.tabs.tabText(page).partition("&")[2][:1].upper()
            strike(Qt.KeyboardModifier.AltModifier | Qt.Key(ord(letter)))
            assert dialog.tabs.currentIndex() == page
            settle()
            area = dialog.tabs.currentWidget()
            assert isinstance(area, QtWidgets.QScrollArea)
            assert area.verticalScrollBar().maximum() == 0
            for label in filter(QtWidgets.QLabel.isVisible, dialog.findChildren(QtWidgets.QLabel)):
                letter = label.text().partition("&")[2][:1].upper()
                if label.buddy() is not None and letter:
                    strike(Qt.KeyboardModifier.AltModifier | Qt.Key(ord(letter)))
                    focused = dialog.focusWidget()
                    assert focused is label.buddy() or label.buddy().isAncestorOf(focused), label.text()
                    found.append(label)
        dialog.close()

    with answering(look):
        window.choose_settings()
    assert len(found) == 8


# In the program


def test_settings_open_from_the_title_and_change_the_program_at_once(open_window: OpenWindow, data: Path) -> None:
    window = open_window()

    def change(widget: SettingsDialog) -> None:
        widget.appearance.language.setCurrentIndex(3)
        assert widget.windowTitle() == window.title_page.settings_button.text().replace("&", "")
        assert window.title_page.languages["sv"].isChecked()
        press(widget.appearance.theme, ThemeChoice.LIGHT)
        assert window._look.theme is theme_for(Scheme.LIGHT)
        assert window._look.theme.panel.name().upper() in window.styleSheet()
        press(widget.appearance.theme, ThemeChoice.DARK)
        widget.appearance.symbols.click()
        assert not window._look.theme.symbols
        before = widget.close_button.font().pointSizeF()
        widget.appearance.text_size.slider.setValue(200)
        wait_until(lambda: widget.close_button.font().pointSizeF() == pytest.approx(2 * before, rel=0.01))
        wait_until(widget.isActiveWindow)
        strike(Qt.Key.Key_Escape)

    with answering(change):
        window.title_page.settings_button.click()
    saved, trouble, _ = load(data / "preferences.json")
    assert trouble is None
    assert saved == window.preferences
    assert (saved.language, saved.theme, saved.symbols, saved.text_size) == ("sv", ThemeChoice.DARK, False, 200)
    again = open_window()
    assert again.title_page.languages["sv"].isChecked()
    assert not again._look.theme.symbols


def test_motion_reaches_the_table_that_is_played(open_window: OpenWindow) -> None:
    players = at_table(MousePlayers, open_window)
    assert players.page.motion.policy.value == "full"
    players.window.apply(players.window.preferences.with_settings(motion=MotionChoice.REDUCED))
    assert players.page.motion.policy.value == "reduced"
