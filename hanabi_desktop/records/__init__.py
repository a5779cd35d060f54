"""Records: one game as a file, for saves, resumes, replays and exchange; the standard library and `rules` only.

`decode` and `encode` turn bytes into a `Record` and back, `replay` turns a record into the game it is. Everything that
is not a record raises `RecordError`; an action that the rules refuse shows only when replaying.
"""

from hanabi_desktop.records.decoding import decode, decode_action
from hanabi_desktop.records.encoding import action_json, encode
from hanabi_desktop.records.names import LONGEST_NAME, LONGEST_TYPED, check_name, is_blank, same_names, tidy_name
from hanabi_desktop.records.problems import Problem, RecordError
from hanabi_desktop.records.reading import JSON, MAX_BYTES, Node
from hanabi_desktop.records.record import Record, RefusedAction, is_over, positions, replay
from hanabi_desktop.records.saves.autosave import Autosave, DamagedSave, UntouchedSave
from hanabi_desktop.records.share import NotShareable, from_share_string, from_text, share_string, shared_in
from hanabi_desktop.records.store import EXTENSION, archive, load, read_bounded, save, write_atomically

__all__ = [
    "EXTENSION",
    "JSON",
    "LONGEST_NAME",
    "LONGEST_TYPED",
    "MAX_BYTES",
    "Autosave",
    "DamagedSave",
    "Node",
    "NotShareable",
    "Problem",
    "Record",
    "RecordError",
    "RefusedAction",
    "UntouchedSave",
    "action_json",
    "archive",
    "check_name",
    "decode",
    "decode_action",
    "encode",
    "from_share_string",
    "from_text",
    "is_blank",
    "is_over",
    "load",
    "positions",
    "read_bounded",
    "replay",
    "same_names",
    "save",
    "share_string",
    "shared_in",
    "tidy_name",
    "write_atomically",
]
