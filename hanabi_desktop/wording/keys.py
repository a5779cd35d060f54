"""The keys: one list for the key sheet and the tool tips of buttons. Several read it: no "you"."""

import re
import sys
from enum import Enum

from msgspec import Struct

from hanabi_desktop.wording.text import Text, tr

MAC = sys.platform == "darwin"
"""Whether keyboards are a Mac's: ⌘ is where others have Ctrl, and no letter is underlined."""
ADDRESSEE_KEY_ON_MAC = "Ctrl+0"
"""What goes to the choice of whom a hint is for where Alt with a letter does nothing; Qt's Ctrl is ⌘ there."""
_MODIFIERS = {"Ctrl": "⌘", "Strg": "⌘", "Shift": "⇧", "Umschalt": "⇧", "Skift": "⇧", "Alt": "⌥"}
HINT_TO = Text("HintPicker", "H&int to")
"""Stands before the choice of whom a hint is for; the letter marked in it goes there, with Alt."""
ENTER_KEY = Text("Keys", "Enter")
COVER_KEY = Text("Keys", "Esc")
MENUS_KEY = Text("Keys", "Alt")
TAKE_BACK_KEY = Text("Keys", "Ctrl+Z")
PLAY_KEY = Text("Keys", "P")
DISCARD_KEY = Text("Keys", "D")
WHY_KEY = Text("Keys", "W")
ADVICE_KEY = Text("Keys", "H")
PEEK_KEY = Text("Keys", "G")
COLOURS_KEY = Text("Keys", "C")
LEFT_KEY = Text("Keys", "L")
REPLAY_FIRST_KEY = Text("Keys", "Home")
REPLAY_LAST_KEY = Text("Keys", "End")
REPLAY_BACK_KEY = Text("Keys", "Left")
REPLAY_ON_KEY = Text("Keys", "Right")
REPLAY_ROUND_BACK_KEY = Text("Keys", "Page Up")
REPLAY_ROUND_ON_KEY = Text("Keys", "Page Down")
REPLAY_PLAY_KEY = Text("Keys", "Space")
"""The keys that tool tips of buttons name."""
_GROUPS: tuple[tuple[str, Text, tuple[tuple[str, Text, Text], ...]], ...] = (
    (
        "table",
        Text("Keys", "At the table"),
        (
            ("tab", Text("Keys", "Tab"), Text("Keys", "on to the next hand, set of tokens or button")),
            ("arrows", Text("Keys", "Arrows"), Text("Keys", "from card to card, from line to line")),
            (
                "enter",
                Text("Keys", "Enter, Space"),
                #: Quotes the button "I am {name}".
                Text("Keys", "press the selected button: “I am …” shows the cards"),
            ),
            ("token", Text("Keys", "Space"), Text("Keys", "on a token: the master moves it")),
            ("back", Text("Keys", "Ctrl+Z"), Text("Keys", "take back")),
            ("again", Text("Keys", "Ctrl+Shift+Z"), Text("Keys", "redo what was taken back")),
            ("peek", PEEK_KEY, Text("Keys", "look at your teammates’ cards between turns")),
            ("left", Text("Keys", "L"), Text("Keys", "show all the cards that are left (L or Esc to close)")),
            ("go-on", ENTER_KEY, Text("Keys", "go on without waiting for the computer")),
            ("why", WHY_KEY, Text("Keys", "ask why the computer did that; W again: the turn before")),
            ("journal", Text("Keys", "J"), Text("Keys", "show the whole journal (J or Esc to close)")),
        ),
    ),
    (
        "own",
        Text("Keys", "Your own cards, while the others look away"),
        (
            ("own-values", Text("Keys", "1–5"), Text("Keys", "go to that card")),
            ("play", Text("Keys", "P"), Text("Keys", "play the card; P again or Enter to confirm")),
            (
                "name",
                Text("Keys", "Space, arrows, Enter"),
                #: Quotes the button "Name a colour…".
                Text("Keys", "on the button “Name a colour…”: choose the colour and play the card"),
            ),
            ("discard", Text("Keys", "D"), Text("Keys", "discard the card; D again or Enter to confirm")),
            ("advice", ADVICE_KEY, Text("Keys", "ask what a computer would do here")),
            ("move", Text("Keys", "Ctrl+Left, Ctrl+Right"), Text("Keys", "move the card within the hand")),
            ("raise", Text("Keys", "R"), Text("Keys", "raise or lower the card")),
            ("turn", Text("Keys", "T"), Text("Keys", "turn the card sideways")),
            ("note", Text("Keys", "N"), Text("Keys", "write a note on the card")),
        ),
    ),
    (
        "mates",
        Text("Keys", "The teammates’ cards, while the others look away"),
        (
            ("next", Text("Keys", "Page Down, Page Up"), Text("Keys", "to the next hand or the previous one")),
            (
                "seats",
                Text("Keys", "Ctrl+1 … Ctrl+4"),
                Text("Keys", "to the hand of the first … fourth teammate, clockwise"),
            ),
            ("home", Text("Keys", "0"), Text("Keys", "back to your own hand")),
            ("values", Text("Keys", "1–5"), Text("Keys", "give a hint: that number")),
            ("value", Text("Keys", "V"), Text("Keys", "give a hint: the selected card’s number")),
            ("colours", Text("Keys", "C, arrows, Enter"), Text("Keys", "give a hint: the selected button’s colour")),
            ("colour", Text("Keys", "C, C"), Text("Keys", "give a hint: the selected card’s colour")),
            ("confirm", ENTER_KEY, Text("Keys", "confirm the hint; the same key again does that too, Esc cancels")),
            ("buttons", Text("Keys", "Enter, Space"), Text("Keys", "on to the buttons for hints")),
            ("addressee", Text("Keys", "Alt+{letter}"), Text("Keys", "choose who the hint is for")),
        ),
    ),
    (
        "speech",
        Text("Keys", "Reading aloud"),
        (
            ("speak-card", Text("Keys", "S"), Text("Keys", "read out the selected card")),
            ("speak-hand", Text("Keys", "A"), Text("Keys", "read out the whole hand")),
            (
                "speak-known",
                Text("Keys", "K"),
                Text("Keys", "read out what is known about your own hand; between turns, the next player’s"),
            ),
            ("speak-state", Text("Keys", "I"), Text("Keys", "read out score, tokens, deck and fireworks")),
        ),
    ),
    (
        "replay",
        Text("Keys", "In a replay"),
        (
            ("steps", Text("Keys", "Left, Right"), Text("Keys", "one turn back, one turn on")),
            ("rounds", Text("Keys", "Page Up, Page Down"), Text("Keys", "one round back, one round on")),
            ("ends", Text("Keys", "Home, End"), Text("Keys", "to the deal, to the end")),
            ("playing", Text("Keys", "Space"), Text("Keys", "start or stop the replay")),
            ("pace", Text("Keys", "+, −"), Text("Keys", "faster, slower")),
            (
                "eyes",
                Text("Keys", "O, 0, 1–5"),
                Text("Keys", "show all hands, the public table or what one player saw"),
            ),
            ("jump", Text("Keys", "Enter"), Text("Keys", "on a line, a card or a mistake: jump to its turns")),
            ("replay-back", Text("Keys", "Esc"), Text("Keys", "back to the previous page")),
        ),
    ),
    (
        "everywhere",
        Text("Keys", "Everywhere"),
        (
            ("cover", Text("Keys", "Esc"), Text("Keys", "cover the cards: back to the public table")),
            ("full", Text("Keys", "F11"), Text("Keys", "full screen")),
            ("menus", Text("Keys", "F10"), Text("Keys", "the menus")),
            ("help", Text("Keys", "F1"), Text("Keys", "the rulebook, at the rule you need")),
            ("keys", Text("Keys", "?"), Text("Keys", "these keys")),
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


_PLAY, _DISCARD = Text("Keys", "P: play it"), Text("Keys", "D: discard it")
_NUMBER, _COLOUR = Text("Keys", "1–5: hint with that number"), Text("Keys", "C: colour hint")
_HOME, _PRESS = Text("Keys", "0: own cards"), Text("Keys", "Enter: press it")
_ACTING: dict[KeysAt, tuple[Text, ...]] = {
    KeysAt.OWN: (Text("Keys", "Arrows: choose a card"), _PLAY, _DISCARD, Text("Keys", "Page Down: teammates")),
    KeysAt.MATE: (_NUMBER, _COLOUR, Text("Keys", "Page Down: next hand"), _HOME),
    KeysAt.HINTS: (Text("Keys", "Arrows: another button"), _PRESS, Text("Keys", "Esc: back to the cards")),
    KeysAt.BUTTONS: (Text("Keys", "Arrows: another button"), _PRESS, _HOME),
}
"""The keys that lead on from each place, in short."""


def acting_keys(at: KeysAt, *, hints: bool, play: bool, discard: bool, brief: bool = False) -> str:
    """Which keys do something where the keyboard is, in one line: of hints, plays and discards those that are possible.

    A `brief` line leaves out the keys with which the keyboard came there.
    """
    possible = {_PLAY: play, _DISCARD: discard, _NUMBER: hints, _COLOUR: hints, _PRESS: True}
    keys = [*(text for text in _ACTING[at] if possible.get(text, not brief)), Text("Keys", "?: all keys")]
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
