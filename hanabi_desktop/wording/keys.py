"""The keys: one list for the key sheet and the tool tips of buttons. Several read it: no "you"."""

import re
import sys
from enum import Enum
from functools import partial

from msgspec import Struct

from hanabi_desktop.wording.text import Text, tr

MAC = sys.platform == "darwin"
"""Whether keyboards are a Mac's: ⌘ is where others have Ctrl, and no letter is underlined."""
ADDRESSEE_KEY_ON_MAC = "Ctrl+0"
"""What goes to the choice of whom a hint is for where Alt with a letter does nothing; Qt's Ctrl is ⌘ there."""
_MODIFIERS = {"Ctrl": "⌘", "Strg": "⌘", "Shift": "⇧", "Umschalt": "⇧", "Skift": "⇧", "Alt": "⌥"}
HINT_TO = Text("HintPicker", "H&int to")
"""Stands before the choice of whom a hint is for; the letter marked in it goes there, with Alt."""
_text = partial(Text, "Keys")
ENTER_KEY = _text("Enter")
COVER_KEY = _text("Esc")
MENUS_KEY = _text("Alt")
TAKE_BACK_KEY = _text("Ctrl+Z")
PLAY_KEY = _text("P")
DISCARD_KEY = _text("D")
WHY_KEY = _text("W")
ADVICE_KEY = _text("H")
PEEK_KEY = _text("G")
COLOURS_KEY = _text("C")
LEFT_KEY = _text("L")
REPLAY_FIRST_KEY = _text("Home")
REPLAY_LAST_KEY = _text("End")
REPLAY_BACK_KEY = _text("Left")
REPLAY_ON_KEY = _text("Right")
REPLAY_ROUND_BACK_KEY = _text("Page Up")
REPLAY_ROUND_ON_KEY = _text("Page Down")
REPLAY_PLAY_KEY = _text("Space")
"""The keys that tool tips of buttons name."""
_GROUPS: tuple[tuple[str, Text, tuple[tuple[str, Text, Text], ...]], ...] = (
    (
        "table",
        _text("At the table"),
        (
            ("tab", _text("Tab"), _text("on to the next hand, set of tokens or button")),
            ("arrows", _text("Arrows"), _text("from card to card, from line to line")),
            (
                "enter",
                _text("Enter, Space"),
                #: Quotes the button "I am {name}".
                _text("press the selected button: “I am …” shows the cards"),
            ),
            ("token", _text("Space"), _text("on a token: the master moves it")),
            ("back", _text("Ctrl+Z"), _text("take back")),
            ("again", _text("Ctrl+Shift+Z"), _text("redo what was taken back")),
            ("peek", PEEK_KEY, _text("look at your teammates’ cards between turns")),
            ("left", _text("L"), _text("show all the cards that are left (L or Esc to close)")),
            ("go-on", ENTER_KEY, _text("go on without waiting for the computer")),
            ("why", WHY_KEY, _text("ask why the computer did that; W again: the turn before")),
            ("journal", _text("J"), _text("show the whole journal (J or Esc to close)")),
        ),
    ),
    (
        "own",
        _text("Your own cards, while the others look away"),
        (
            ("own-values", _text("1–5"), _text("go to that card")),
            ("play", _text("P"), _text("play the card; P again or Enter to confirm")),
            (
                "name",
                _text("Space, arrows, Enter"),
                #: Quotes the button "Name a colour…".
                _text("on the button “Name a colour…”: choose the colour and play the card"),
            ),
            ("discard", _text("D"), _text("discard the card; D again or Enter to confirm")),
            ("advice", ADVICE_KEY, _text("ask what a computer would do here")),
            ("move", _text("Ctrl+Left, Ctrl+Right"), _text("move the card within the hand")),
            ("raise", _text("R"), _text("raise or lower the card")),
            ("turn", _text("T"), _text("turn the card sideways")),
            ("note", _text("N"), _text("write a note on the card")),
        ),
    ),
    (
        "mates",
        _text("The teammates’ cards, while the others look away"),
        (
            ("next", _text("Page Down, Page Up"), _text("to the next hand or the previous one")),
            ("seats", _text("Ctrl+1 … Ctrl+4"), _text("to the hand of the first … fourth teammate, clockwise")),
            ("home", _text("0"), _text("back to your own hand")),
            ("values", _text("1–5"), _text("give a hint: that number")),
            ("value", _text("V"), _text("give a hint: the selected card’s number")),
            ("colours", _text("C, arrows, Enter"), _text("give a hint: the selected button’s colour")),
            ("colour", _text("C, C"), _text("give a hint: the selected card’s colour")),
            ("confirm", ENTER_KEY, _text("confirm the hint; the same key again does that too, Esc cancels")),
            ("buttons", _text("Enter, Space"), _text("on to the buttons for hints")),
            ("addressee", _text("Alt+{letter}"), _text("choose who the hint is for")),
        ),
    ),
    (
        "speech",
        _text("Reading aloud"),
        (
            ("speak-card", _text("S"), _text("read out the selected card")),
            ("speak-hand", _text("A"), _text("read out the whole hand")),
            (
                "speak-known",
                _text("K"),
                _text("read out what is known about your own hand; between turns, the next player’s"),
            ),
            ("speak-state", _text("I"), _text("read out score, tokens, deck and fireworks")),
        ),
    ),
    (
        "replay",
        _text("In a replay"),
        (
            ("steps", _text("Left, Right"), _text("one turn back, one turn on")),
            ("rounds", _text("Page Up, Page Down"), _text("one round back, one round on")),
            ("ends", _text("Home, End"), _text("to the deal, to the end")),
            ("playing", _text("Space"), _text("start or stop the replay")),
            ("pace", _text("+, −"), _text("faster, slower")),
            ("eyes", _text("O, 0, 1–5"), _text("show all hands, the public table or what one player saw")),
            ("jump", _text("Enter"), _text("on a line, a card or a mistake: jump to its turns")),
            ("replay-back", _text("Esc"), _text("back to the previous page")),
        ),
    ),
    (
        "everywhere",
        _text("Everywhere"),
        (
            ("cover", _text("Esc"), _text("cover the cards: back to the public table")),
            ("full", _text("F11"), _text("full screen")),
            ("menus", _text("F10"), _text("the menus")),
            ("help", _text("F1"), _text("the rulebook, at the rule you need")),
            ("keys", _text("?"), _text("these keys")),
        ),
    ),
)
"""The id and title of each group; of each key its id, what it is called, and what it does."""


class Key(Struct, frozen=True):
    """One key, or a few that belong together."""

    id: str
    keys: str
    """Names of the keys on the keyboards of a language."""
    does: str


class KeyGroup(Struct, frozen=True):
    """The keys of one place."""

    id: str
    title: str
    keys: tuple[Key, ...]


def key_groups(*, choreography: bool, master: bool, computers: bool) -> tuple[KeyGroup, ...]:
    """All keys of a table by these rules."""
    absent = {"name"} if not choreography else set[str]()
    absent |= {"token"} if not master else set[str]()
    absent |= {"go-on", "why", "advice"} if not computers else set[str]()
    return tuple(
        KeyGroup(
            group,
            title.translated(),
            tuple(
                Key(key, on_keyboard(addressee_key() if key == "addressee" else keys.translated()), does.translated())
                for key, keys, does in rows
                if key not in absent
            ),
        )
        for group, title, rows in _GROUPS
    )


class KeysAt(Enum):
    """Where the keyboard is while somebody looks at the cards."""

    OWN = "own"
    MATE = "mate"
    HINTS = "hints"
    BUTTONS = "buttons"


_PLAY, _DISCARD = _text("P: play it"), _text("D: discard it")
_NUMBER, _COLOUR = _text("1–5: hint with that number"), _text("C: colour hint")
_HOME, _PRESS = _text("0: own cards"), _text("Enter: press it")
_ACTING: dict[KeysAt, tuple[Text, ...]] = {
    KeysAt.OWN: (_text("Arrows: choose a card"), _PLAY, _DISCARD, _text("Page Down: teammates")),
    KeysAt.MATE: (_NUMBER, _COLOUR, _text("Page Down: next hand"), _HOME),
    KeysAt.HINTS: (_text("Arrows: another button"), _PRESS, _text("Esc: back to the cards")),
    KeysAt.BUTTONS: (_text("Arrows: another button"), _PRESS, _HOME),
}
"""The keys that lead on from each place, in short."""


def acting_keys(at: KeysAt, *, hints: bool, play: bool, discard: bool, brief: bool = False) -> str:
    """Which keys do something where the keyboard is, in one line: of hints, plays and discards those that are possible.

    A `brief` line leaves out the keys with which the keyboard came there.
    """
    possible = {_PLAY: play, _DISCARD: discard, _NUMBER: hints, _COLOUR: hints, _PRESS: True}
    keys = [*(text for text in _ACTING[at] if possible.get(text, not brief)), _text("?: all keys")]
    return " · ".join(text.translated() for text in keys)


def mnemonic(label: str) -> str:
    """The letter that a label marks; empty if it marks none."""
    _, _, marked = label.replace("&&", "").partition("&")
    return marked[:1].upper()


def on_keyboard(keys: str) -> str:
    """Names of keys as they are on the keyboards of this system."""
    if not MAC:
        return keys
    return re.sub(rf"\b({'|'.join(_MODIFIERS)})\+", lambda found: _MODIFIERS[found[1]], keys)


def addressee_key() -> str:
    """The keys that go to the choice of whom a hint is for."""
    if MAC:
        return on_keyboard(ADDRESSEE_KEY_ON_MAC)
    return tr("Keys", "Alt+{letter}", letter=mnemonic(HINT_TO.translated()))


def tip_text(action: str, key: str) -> str:
    """What a button does, and the key that does the same."""
    return tr("Keys", "{action} – {key}", action=action, key=on_keyboard(key))


def key_text(key: str) -> str:
    """The key of a button whose name has just been read."""
    return tr("Keys", "Key: {key}", key=on_keyboard(key))
