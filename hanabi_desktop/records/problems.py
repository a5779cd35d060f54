"""What can be wrong with a record: a reason, the place in the file, and one English sentence about it."""

import json
from enum import Enum, unique


@unique
class Problem(Enum):
    """Why something is not a record; the value is the English sentence, with the names of its parameters."""

    UNREADABLE = "the file cannot be read: {reason}"
    NOT_A_FILE = "this is not an ordinary file"
    TOO_LARGE = "larger than {limit} bytes"
    NOT_UTF8 = "not UTF-8 text from byte {position} on"
    NOT_JSON = "not JSON in line {line}, column {column}: {reason}"
    TOO_DEEP = "nested too deeply"
    KEY_TWICE = "the key {value} stands here twice"
    NOT_A_NUMBER = "{value} is not a number that can be worked with"
    NOT_UNICODE = "holds half a character"

    MISSING = "missing"
    NOT_AN_OBJECT = "{value} is not an object"
    NOT_A_LIST = "{value} is not a list"
    NOT_AN_INTEGER = "{value} is not a whole number"
    NOT_TEXT = "{value} is not text"
    NOT_A_BOOLEAN = "{value} is neither true nor false"
    OUT_OF_RANGE = "{value} is not {low}–{high}"
    NOT_ZERO = "{value} is not 0"
    NOT_ONE_OF = "{value} is none of {known}"

    VERSION = "{value} is no version of this format"
    NEWER_VERSION = "this game was saved by a later version of the program: version {value}, not 1–{known}"
    PLAYER_COUNT = "{count} players are not {low}–{high}"
    NAME_EMPTY = "a player's name is empty"
    NAME_TOO_LONG = "a player's name has more than {limit} characters"
    NAME_UNPRINTABLE = "a player's name holds a control character"
    DECK_SIZE = "{count} cards are not the {wanted} of these rules"
    DECK_CARDS = "{count} cards have suitIndex {suit} and rank {rank}, not {wanted}"
    NOT_COVERED = "this is no covered deck"
    DECK_TWICE = "the deck stands here covered, and in the file in clear besides"
    VARIANT = "the variant {variant} of hanab.live is not played here"
    OPTION = "the option {option} of hanab.live is not played here"
    UNKNOWN_SWITCH = "there is no switch {switch}"
    NOT_OFFERED = "the edition {edition} does not offer {value}"
    CONTRADICTION = "{value} contradicts the switch {switch}"
    NOT_AN_INDEX = "{key} is not the index of an action"
    NOT_A_PLAY = "action {index} is not a play"
    RESERVED_KEY = "{key} is not a key of its own"

    SHARED_PARTS = "not the three parts of a share link"
    SHARED_CHARACTER = "{character} does not belong here"
    SHARED_RANKS = "the ranks are {low}–{high}, not 1–5"
    SHARED_ACTION = "half an action"


class RecordError(ValueError):
    """Raised for anything that is not a record.

    `place` is where, e.g. `deck[7].rank`, or empty for the file as a whole. `parameters` are those of the problem's
    sentence, ready to be shown.
    """

    def __init__(self, problem: Problem, place: str = "", **parameters: object) -> None:
        self.problem = problem
        self.place = place
        self.parameters = parameters
        sentence = problem.value.format(**parameters)
        super().__init__(f"{place}: {sentence}" if place else sentence)


def shown(value: object) -> str:
    """A value of a file as a message quotes it: short, whatever it is."""
    if isinstance(value, dict | list):
        return "{…}" if isinstance(value, dict) else "[…]"
    if isinstance(value, str):
        return json.dumps(value if len(value) <= 40 else f"{value[:40]}…", ensure_ascii=False)
    return json.dumps(value)
