"""Every page, dialog and phase in every language: nothing is cut off, and nothing is left in another language.

One long test, as all its checks share one walk through the program in each language.
"""

import re
from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import chain, cycle
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget

from hanabi_desktop.records.remarks import Cover, Peek
from hanabi_desktop.screen.view import LookAway, Paused, Private
from hanabi_desktop.screens.new_game.chips import shortened
from hanabi_desktop.screens.rulebook.window import RulebookWindow
from hanabi_desktop.widgets.language import LANGUAGES
from hanabi_desktop.window import company
from hanabi_desktop.window.main_window import MainWindow
from hanabi_desktop.wording.journal import remark_text
from tests.each import NIGHTLY, samples
from tests.opening import OpenWindow
from tests.places import SCREENS, master_phases, phases
from tests.screens.texts import Text, texts, too_small, widgets
from tests.screens.walk import OTHERS, Walk, beside_tables, silence, speaking, walk
from tests.window.late_game import NAMES, settle, table_of

_SHARED = {"Album", "System", "Bonus", "OK"}
_KEYS = {"Esc", "Tab", "Alt", "Ctrl+Z", "Shift+F3"}
_MORE_KEYS = {"Ctrl+Shift+Z", "Ctrl+1 … Ctrl+4", "Page Down, Page Up", "Page Up, Page Down", "Home, End"}
_TIMES = {"1 min", "1 h 10 min", "81 h 40 min", "82 h 51 min"}
PHASES = 16
"""So many of the first moments of a walk are one phase of a table each."""
BRIEF = ("note", "asked back", "laid over the table", "a peek without a turn")
"""Questions and sheets that do not outlast the private view; and a peek, whose remark would take the journal's room."""
SELDOM = ("online", "norwegian", "swedish", "house")
"""Editions under whose pages the language is changed nightly only; they are looked at in every language all the same."""
SAME = {
    "nb": {*_SHARED, "Pause", "Full", "Start", "Hint", "Enter", *_KEYS, *_MORE_KEYS, *_TIMES},
    "sv": {*_SHARED, "Full", "Enter", "orange", *_KEYS, *_MORE_KEYS, *_TIMES},
    "de": {*_SHARED, "Pause", "Farbrausch", "Farbrausch²", "Alt+I", *_KEYS - {"Ctrl+Z", "Shift+F3"}},
}
"""Texts that are spelled in a language as they are in English."""


PLAYERS = ("Spieler 1", "Blechbot")
"""Whoever has sat down in German is called so in every language."""
_NAMES = (*PLAYERS, *NAMES, *map(shortened, NAMES), *LANGUAGES.values(), "Hanabi", "kvelden.json", "8-(", "hanab.live")
_NEUTRAL = re.compile("|".join(map(re.escape, _NAMES)))


def words_of(text: str) -> str:
    """A text without names and signs; empty if nothing is left that could be in some language."""
    # The half of the day is Qt's own English, too.
    text = _NEUTRAL.sub("", re.sub(r"https?:\S+|(?<=\d)\s[AP]M\b", "", text.replace("&", "")))
    return text if re.search(r"[^\W\d_]{2}", text) else ""


def test_every_screen_in_every_language(open_window: OpenWindow, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company, "BEAT", 0)
    walks: Walks = {}
    wrong: list[str] = []
    # English is last: there the language changes to those that were seen.
    for code in (*OTHERS, "en"):
        window, seen = speaking(open_window, data / code, code), walks.setdefault(code, Walk())
        try:
            # The longest words of all languages are German.
            for number, place in enumerate(walk(window, seen) if NIGHTLY or code in ("de", "en") else ()):
                if code == "de" and (number <= PHASES or not number % samples(20, 5)) and not place.endswith(BRIEF):
                    wrong += changed_at_the_table(window, place, seen.shown[place])
            beside_tables(window, partial(look_and_change, walks, code, window, cycle(OTHERS), wrong))
        finally:
            silence(window)
    wrong += [f"{code}, {trouble}" for code in walks for trouble in walks[code].troubles]
    wrong += [f"{code}, {text} is left in English" for code in OTHERS for text in left_in_english(walks, code)]
    wrong += [f"{code}, {text} has a sign that nobody says" for code in walks for text in with_signs(walks[code])]
    assert not wrong, "\n" + "\n".join(wrong)


Walks = dict[str, Walk]
"""What was seen in each language."""


def look_and_change(
    walks: Walks, code: str, window: MainWindow, others: Iterator[str], wrong: list[str], place: str, top: QWidget
) -> None:
    """Looks at a sheet or the rulebook; in English, changes to another language under it, and looks again."""
    walks[code].look(place, top)
    if code == "en" and (NIGHTLY or not any(edition in place for edition in SELDOM)):
        other = next(others)
        wrong += changed_beside_tables(window, other, place, top, walks[other].shown[place])


def with_signs(seen: Walk) -> set[Text]:
    """What a screen reader is given with a dot or an arrow in it, which it swallows or calls by some name."""
    heard = ("name", "description", "heard", "AccessibleTextRole", "AccessibleDescriptionRole")
    return {text for each in seen.shown.values() for text in each if text[1] in heard and re.search("[·→←]", text[2])}


def left_in_english(walks: Walks, code: str) -> list[tuple[str, ...]]:
    english = {text for seen in walks["en"].shown.values() for _, _, text in seen}
    return [
        (place, *text)
        for place, seen in walks[code].shown.items()
        for text in seen
        if text[2] in english and words_of(text[2]) and text[2].replace("&", "") not in SAME.get(code, ())
    ]


# The language changes under whatever is open: all of it, and no card comes to light


def covered(window: MainWindow) -> None:
    """No card is to be seen that not everybody may see, unless somebody is alone with a computer."""
    screen = window.game.shared_screen
    if screen is not None and screen.table.alone is None:
        assert not isinstance(screen.phase, Private | LookAway)
        # Once a game is over, all its hands may lie open.
        hidden = () if screen.table.over else screen.view.hands
        assert not any(card.face and not card.laid_open for hand in hidden for card in hand)


def differences(found: Counter[Text], wanted: Counter[Text]) -> list[str]:
    """What two windows say differently; how much of a long name a button shows may differ."""
    found, wanted = (
        Counter({text: n for text, n in each.items() if text[0] != "ExplainedButton" or "…" not in text[2]})
        for each in (found, wanted)
    )
    return [f"{text} is left" for text in found - wanted] + [f"{text} is missing" for text in wanted - found]


def without_times(found: Counter[Text]) -> Counter[Text]:
    """What is said, but for who looked and how long, in the language of the moment, and when the game was dealt."""
    looks = [remark_text(Peek(0, 0, times, seconds), ("NAME",)) for times in (1, 2) for seconds in (1, 2, 180)]
    looks += [remark_text(Peek(0, 0, 1, 1, cover), ("NAME",), (0,)) for cover in Cover]
    patterns = [re.sub(r"\d+", r"\\d+", re.escape(look)).replace("NAME", ".+") for look in looks]
    kept: Counter[Text] = Counter()
    for (kind, role, text), number in found.items():
        if not any(re.fullmatch(pattern, text) for pattern in patterns):
            kept[kind, role, re.sub(r"(?m)^[-\d./:,\sAPM]+ · ", "", text)] += number
    return kept


def changed_at_the_table(window: MainWindow, place: str, german: Counter[Text]) -> list[str]:
    """To English, where nothing is German any more, and back to German; no card comes to light."""
    speak_at_the_table(window, "en")
    left = [text for text in german & texts(window) if words_of(text[2]) and text[2].replace("&", "") not in SAME["de"]]
    speak_at_the_table(window, "de")
    # That the views were covered on the way is remarked here, and was not there.
    now, then = without_times(texts(window)), without_times(german)
    if not all(any(kind == "JournalView" for kind, *_ in each) for each in (now, then)):
        # With that remark the news are others, and may take the journal's room or leave it some.
        now, then = (Counter({text: n for text, n in each.items() if text[0] != "JournalView"}) for each in (now, then))
    seen = differences(now, then)
    return [f"{place}, changed to English: {text} is left" for text in left] + [
        f"{place}, changed to German: {difference}" for difference in seen
    ]


def speak_at_the_table(window: MainWindow, code: str) -> None:
    """Changes the language, which covers the cards, and opens the same view again."""
    screen = window.game.shared_screen
    phase = screen.phase if screen else None
    buttons = bool(window.game.table_page and table_of(window).board.panel.with_buttons)
    window.speak(code)
    settle()
    covered(window)
    assert isinstance(phase, Paused) is bool(screen and isinstance(screen.phase, Paused))
    if screen is not None and screen.table.alone is None and isinstance(phase, LookAway | Private):
        screen.look_away(phase.seat)
        if isinstance(phase, Private):
            screen.open_view()
            table_of(window).board.show_buttons(on=buttons)
    settle()


def changed_beside_tables(window: MainWindow, code: str, place: str, top: QWidget, wanted: Counter[Text]) -> list[str]:
    """To another language under a dialog or the rulebook, and back to English."""
    window.speak(code)
    if isinstance(top, RulebookWindow):
        top.contents.expandAll()
    settle()
    seen = differences(texts(top), wanted)
    window.speak("en")
    return [f"{place}, changed to {code}: {difference}" for difference in seen]


@pytest.mark.parametrize("code", OTHERS)
def test_the_dialog_for_files_speaks_it_too(open_window: OpenWindow, data: Path, code: str) -> None:
    window = speaking(open_window, data, code)

    def labels() -> set[str]:
        dialog = QFileDialog(window)
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        found = {dialog.labelText(label).replace("&", "") for label in QFileDialog.DialogLabel}
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        found |= {dialog.labelText(label).replace("&", "") for label in QFileDialog.DialogLabel}
        dialog.deleteLater()
        return found

    spoken = labels()
    window.speak("en")
    english = spoken & labels() - {"OK"}
    assert not english, f"Qt does not say {english} in {code}: translations/qtbase_{code}.ts has to"


def test_nothing_is_cut_off_in_a_large_window(open_window: OpenWindow, data: Path) -> None:
    window = speaking(open_window, data, "de", size=(1920, 1080))
    found, shown = [], set[type[QWidget]]()
    try:
        for place in chain(phases(window, 5), master_phases(window)):
            settle()
            shown |= {type(each) for each in widgets(window)}
            found += [f"{place}: {trouble}" for trouble in too_small(window)]
    finally:
        silence(window)
    assert not found, "\n" + "\n".join(found)
    assert shown >= set(SCREENS)
