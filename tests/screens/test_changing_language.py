"""The language changes under whatever is open: all of it, and no card comes to light."""

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from hanabi_desktop.records.remarks import Looked
from hanabi_desktop.screen.view import LookAway, Paused, Private
from hanabi_desktop.widgets.language import LANGUAGES
from hanabi_desktop.window.main_window import MainWindow
from hanabi_desktop.wording.records.remarks import remark_text
from tests.opening import OpenWindow
from tests.screens.texts import Text, texts
from tests.screens.walk import OTHERS, Walk, dialogs, moments, rulebooks, speaking, walked
from tests.window.test_text_size import settle

__all__ = ["walked"]

pytestmark = [
    pytest.mark.qt_log_ignore("This plugin does not support"),
    # The walks through all languages are long, and kept for all these tests.
    pytest.mark.xdist_group("languages"),
]


def covered(window: MainWindow) -> None:
    """No card is to be seen that not everybody may see."""
    screen = window.shared_screen
    if screen is not None:
        assert not isinstance(screen.phase, Private | LookAway)
        # Once a game is over, all its hands may lie open.
        hidden = () if screen.table.over else screen.view.hands
        assert not any(card.face and not card.laid_open for hand in hidden for card in hand)


def differences(found: Counter[Text], wanted: Counter[Text]) -> list[str]:
    """What two windows say differently; how much of a long name a button shows may differ."""
    found, wanted = (
        Counter({text: n for text, n in each.items() if text[0] != "ReasonedButton" or "…" not in text[2]})
        for each in (found, wanted)
    )
    return [f"{text} is left" for text in found - wanted] + [f"{text} is missing" for text in wanted - found]


def without_times(found: Counter[Text]) -> Counter[Text]:
    """What is said, but for who looked and how long, in the language of the moment, and when the game was dealt."""
    looks = [remark_text(Looked(0, 0, times, seconds), ("NAME",)) for times in (1, 2) for seconds in (1, 2, 180)]
    patterns = [re.sub(r"\d+", r"\\d+", re.escape(look)).replace("NAME", ".+") for look in looks]
    kept: Counter[Text] = Counter()
    for (kind, role, text), number in found.items():
        if not any(re.fullmatch(pattern, text) for pattern in patterns):
            kept[kind, role, re.sub(r"(?m)^[-\d./:,\sAPM]+ · ", "", text)] += number
    return kept


def test_the_table_changes_its_language_in_every_phase(
    open_window: OpenWindow, data: Path, walked: Callable[[str], Walk]
) -> None:
    wanted = {code: walked(code).shown for code in LANGUAGES}
    window = speaking(open_window, data, "en")
    wrong = []
    for number, place in enumerate(moments(window)):
        if place.endswith(("note", "asked back", "laid over the table")):
            continue  # these questions do not outlast the private view
        if place == "practice 1, public 7 0":
            continue  # its score counts the looks, of which there are more on this way
        screen, code = window.shared_screen, OTHERS[number % len(OTHERS)]
        phase = screen.phase if screen else None
        for spoken in (code, "en"):
            window.speak(spoken)
            settle()
            covered(window)
            assert isinstance(phase, Paused) is bool(screen and isinstance(screen.phase, Paused))
            if screen is not None and isinstance(phase, LookAway | Private):
                screen.look_away(phase.seat)
                if isinstance(phase, Private):
                    screen.open_view()
            settle()
            # That the views were covered on the way is remarked here, and was not there.
            seen = differences(without_times(texts(window)), without_times(wanted[spoken][place]))
            wrong += [f"{place}, {spoken}: {difference}" for difference in seen]
    assert not wrong, "\n" + "\n".join(wrong)


def test_an_open_dialog_changes_its_language(
    open_window: OpenWindow, data: Path, walked: Callable[[str], Walk]
) -> None:
    wanted = {code: walked(code).shown for code in LANGUAGES}
    window = speaking(open_window, data, "en")
    wrong = []
    for place, dialog in dialogs(window):
        for code in (*OTHERS, "en"):
            window.speak(code)
            settle()
            seen = differences(texts(dialog), wanted[code][place])
            wrong += [f"{place}, {code}: {difference}" for difference in seen]
    assert not wrong, "\n" + "\n".join(wrong)


def test_the_open_rulebook_changes_its_language(
    open_window: OpenWindow, data: Path, walked: Callable[[str], Walk]
) -> None:
    wanted = {code: walked(code).shown for code in LANGUAGES}
    window = speaking(open_window, data, "en")
    wrong = []
    for place, book in rulebooks(window):
        for code in (*OTHERS, "en"):
            window.speak(code)
            book.contents.expandAll()
            settle()
            seen = differences(texts(book), wanted[code][place])
            wrong += [f"{place}, {code}: {difference}" for difference in seen]
    assert not wrong, "\n" + "\n".join(wrong)
