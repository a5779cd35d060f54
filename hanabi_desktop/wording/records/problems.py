"""What is wrong with a file, for people: shorter than what `--check` says, and in their language."""

import errno

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.records.problems import Problem, RecordError
from hanabi_desktop.records.record import RefusedAction
from hanabi_desktop.wording.refusals import refusal_text
from hanabi_desktop.wording.tokens import TokenWords


def problem_text(error: OSError | RecordError | RefusedAction, words: TokenWords) -> str:
    """Why a file is no game that can be opened, with the place in it; `words` name the tokens it may speak of."""
    if isinstance(error, OSError):
        return os_error_text(error)
    if isinstance(error, RefusedAction):
        # By its number in the file, as every place in it, and as people count turns.
        text = QCoreApplication.translate("Problems", "Action {index} (turn {turn}) breaks the rules: {reason}")
        return text.format(index=error.index, turn=error.index + 1, reason=refusal_text(error.refusal, words))
    sentence = _sentence(error.problem).format(**error.parameters)
    if not error.place or error.problem is Problem.NEWER_VERSION:
        return sentence
    return QCoreApplication.translate("Problems", "At {place}: {problem}").format(place=error.place, problem=sentence)


def _sentence(problem: Problem) -> str:
    return _whole_file(problem) or _rules(problem) or _shared(problem) or _value(problem)


def _whole_file(problem: Problem) -> str:
    match problem:
        case Problem.UNREADABLE | Problem.NOT_A_FILE:
            return QCoreApplication.translate("Problems", "This is not a file that can be read.")
        case Problem.TOO_LARGE:
            return QCoreApplication.translate("Problems", "This is too large for a game: more than {limit} bytes.")
        case Problem.NOT_UTF8:
            return QCoreApplication.translate("Problems", "The file stops being UTF-8 text at byte {position}.")
        case Problem.NOT_JSON:
            return QCoreApplication.translate("Problems", "The file is not valid JSON at line {line}, column {column}.")
        case Problem.TOO_DEEP:
            return QCoreApplication.translate("Problems", "The file is nested too deeply for a game.")
        case Problem.NEWER_VERSION:
            return QCoreApplication.translate("Problems", "This file was written by a later version of the program.")
    return ""


def _rules(problem: Problem) -> str:
    match problem:
        case Problem.PLAYER_COUNT:
            return QCoreApplication.translate("Problems", "The number of players is {count}, but must be {low}–{high}.")
        case Problem.NAME_EMPTY:
            return QCoreApplication.translate("Problems", "A player has no name.")
        case Problem.NAME_TOO_LONG:
            return QCoreApplication.translate("Problems", "A player’s name is longer than {limit} characters.")
        case Problem.NAME_UNPRINTABLE:
            return QCoreApplication.translate("Problems", "A player’s name contains a control character.")
        case Problem.DECK_SIZE:
            return QCoreApplication.translate("Problems", "The deck has {count} cards, but these rules need {wanted}.")
        case Problem.DECK_CARDS:
            return QCoreApplication.translate("Problems", "A card is in the deck {count} times instead of {wanted}.")
        case Problem.NOT_COVERED:
            return QCoreApplication.translate("Problems", "This is not a hidden deck.")
        case Problem.DECK_TWICE:
            return QCoreApplication.translate(
                "Problems", "The deck is given twice, once hidden and once as plain text."
            )
        case Problem.VARIANT:
            return QCoreApplication.translate("Problems", "The hanab.live variant {variant} is not supported here.")
        case Problem.OPTION:
            return QCoreApplication.translate("Problems", "The hanab.live option {option} is not supported here.")
        case Problem.NOT_OFFERED | Problem.CONTRADICTION:
            return QCoreApplication.translate("Problems", "{value} does not go with the other rules of this game.")
        case Problem.UNKNOWN_SWITCH:
            return QCoreApplication.translate("Problems", "The rule {switch} is not known here.")
    return ""


def _shared(problem: Problem) -> str:
    match problem:
        case Problem.SHARED_PARTS:
            return QCoreApplication.translate("Problems", "This is only part of a share link.")
        case Problem.SHARED_CHARACTER:
            return QCoreApplication.translate("Problems", "{character} does not belong in a share link.")
        case Problem.SHARED_RANKS:
            return QCoreApplication.translate("Problems", "The card values run from {low} to {high}, not from 1 to 5.")
        case Problem.SHARED_ACTION:
            return QCoreApplication.translate("Problems", "The link breaks off in the middle of an action.")
    return ""


def _value(problem: Problem) -> str:
    match problem:
        case Problem.MISSING:
            return QCoreApplication.translate("Problems", "Something is missing here.")
        case Problem.OUT_OF_RANGE:
            return QCoreApplication.translate("Problems", "{value} is not a number from {low} to {high}.")
        case Problem.NOT_ONE_OF:
            return QCoreApplication.translate("Problems", "{value} is not one of {known}.")
        case _:
            return QCoreApplication.translate("Problems", "What is written here does not belong here.")


def os_error_text(error: OSError) -> str:
    """Why a file cannot be read or written; what is not known here is told in the system's words."""
    match error.errno:
        case errno.ENOSPC | errno.EDQUOT:
            return QCoreApplication.translate("Problems", "The disk is full.")
        case errno.EACCES | errno.EPERM | errno.EROFS:
            return QCoreApplication.translate("Problems", "The system does not allow it.")
        case errno.EISDIR:
            return QCoreApplication.translate("Problems", "This is a folder, not a file.")
        case errno.ENOENT | errno.ENOTDIR | errno.EEXIST:
            return QCoreApplication.translate("Problems", "The file or its folder does not exist.")
        case _:
            return error.strerror or str(error)
