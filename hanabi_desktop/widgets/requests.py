"""Signals for everything that players ask for at a table."""

from PySide6.QtCore import QObject, Signal


class Requests(QObject):
    """One object per table page: its parts emit these signals, and whoever can do what is asked connects to them."""

    action_chosen = Signal(object)
    """A TableAction, for the table to do or to refuse."""
    action_struck = Signal(object, int)
    """A TurnAction, by a keystroke or in a way that is easily meant otherwise: it is asked back first.

    With the Qt.Key that says yes if it is struck again; 0 for none.
    """
    picture_chosen = Signal()
    """A click on a teammate's card, but on neither its number nor its symbol."""
    hint_considered = Signal(object)
    """The Hint that mouse or keyboard are at, or None."""
    impossible_chosen = Signal(str, str)
    """Something that cannot be done now was tried all the same: the reason why it cannot, and the Refusal."""
    look_away_chosen = Signal(int)
    """The page that asks everybody but this seat to look away, for a peek."""
    view_chosen = Signal()
    """The player for whom the others look away is ready to look."""
    cover_chosen = Signal()
    """The public table, from wherever the screen is."""
    note_chosen = Signal(int)
    """A note is to be written on the own card of this id."""
    speech_chosen = Signal(int, object)
    """Faces are to be spoken to this seat as the Speech says."""
    why_asked = Signal()
    """Why a computer did what was done last."""
    advice_asked = Signal()
    """What a computer would do in the place of the player who looks."""
    go_on_chosen = Signal()
    """Nobody wants to wait for the computer whose turn it is."""
    card_asked = Signal(object)
    """The TableCard that is to be spoken; None where none is selected."""
    hand_asked = Signal(int)
    """The hand of this seat is to be spoken."""
    state_asked = Signal()
    """How the game stands is to be spoken."""
    table_chosen = Signal()
    """The table of a game that is over, to be looked at again."""
    take_back_chosen = Signal()
    games_chosen = Signal()
    """The games that were played before."""
    again_chosen = Signal()
    """The same players and rules once more."""
    title_chosen = Signal()
    save_chosen = Signal()
    share_chosen = Signal()
    poster_chosen = Signal()
    """A picture of a game that is over, to be shown around."""
    passage_chosen = Signal(int, int)
    """Turns of a game that is over, to be played again: the first and the last position."""
    turn_before_chosen = Signal()
    """The players want to go on from the turn before the one that lost the game."""
    menus_chosen = Signal(object)
    """The menus of the window, over the widget that asks for them."""
    rule_chosen = Signal(str)
    """A refusal's name or a paragraph's id, at which the rulebook is to open."""
