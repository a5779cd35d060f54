"""Hanabi itself: no Qt and no user text; the standard library, and msgspec for its values.

A `Game` is a deck and the actions taken with it. `Game.apply` takes an `Action` and returns the events that happened;
what people may see of it is a `SeatView`.
"""

from hanabi_desktop.rules.actions import Action as Action
from hanabi_desktop.rules.actions import ColourHint as ColourHint
from hanabi_desktop.rules.actions import Discard as Discard
from hanabi_desktop.rules.actions import EndEarly as EndEarly
from hanabi_desktop.rules.actions import Hint as Hint
from hanabi_desktop.rules.actions import IllegalAction as IllegalAction
from hanabi_desktop.rules.actions import Play as Play
from hanabi_desktop.rules.actions import Refusal as Refusal
from hanabi_desktop.rules.actions import TurnAction as TurnAction
from hanabi_desktop.rules.actions import ValueHint as ValueHint
from hanabi_desktop.rules.cards import COPIES as COPIES
from hanabi_desktop.rules.cards import RANKS as RANKS
from hanabi_desktop.rules.cards import Card as Card
from hanabi_desktop.rules.cards import Suit as Suit
from hanabi_desktop.rules.editions import DEFAULT_EDITION as DEFAULT_EDITION
from hanabi_desktop.rules.editions import EDITIONS as EDITIONS
from hanabi_desktop.rules.editions import MAX_PLAYERS as MAX_PLAYERS
from hanabi_desktop.rules.editions import MIN_PLAYERS as MIN_PLAYERS
from hanabi_desktop.rules.editions import SWITCHES as SWITCHES
from hanabi_desktop.rules.editions import Edition as Edition
from hanabi_desktop.rules.editions import EditionId as EditionId
from hanabi_desktop.rules.editions import Kit as Kit
from hanabi_desktop.rules.editions import Multicolour as Multicolour
from hanabi_desktop.rules.editions import Rating as Rating
from hanabi_desktop.rules.editions import Rules as Rules
from hanabi_desktop.rules.editions import Starter as Starter
from hanabi_desktop.rules.editions import Switch as Switch
from hanabi_desktop.rules.editions import SwitchValue as SwitchValue
from hanabi_desktop.rules.editions import edition_in as edition_in
from hanabi_desktop.rules.editions import rating as rating
from hanabi_desktop.rules.events import CardDiscarded as CardDiscarded
from hanabi_desktop.rules.events import CardDrawn as CardDrawn
from hanabi_desktop.rules.events import CardMisplayed as CardMisplayed
from hanabi_desktop.rules.events import CardPlayed as CardPlayed
from hanabi_desktop.rules.events import ClockGain as ClockGain
from hanabi_desktop.rules.events import ClockLost as ClockLost
from hanabi_desktop.rules.events import ClockReturned as ClockReturned
from hanabi_desktop.rules.events import ClockSpent as ClockSpent
from hanabi_desktop.rules.events import EndReason as EndReason
from hanabi_desktop.rules.events import Event as Event
from hanabi_desktop.rules.events import FinalRoundBegun as FinalRoundBegun
from hanabi_desktop.rules.events import FireworkCompleted as FireworkCompleted
from hanabi_desktop.rules.events import FuseBurnt as FuseBurnt
from hanabi_desktop.rules.events import GameOver as GameOver
from hanabi_desktop.rules.events import HintGiven as HintGiven
from hanabi_desktop.rules.events import LastCopyLost as LastCopyLost
from hanabi_desktop.rules.events import Outcome as Outcome
from hanabi_desktop.rules.events import Turn as Turn
from hanabi_desktop.rules.game import Game as Game
from hanabi_desktop.rules.game import Setup as Setup
from hanabi_desktop.rules.game import deal as deal
from hanabi_desktop.rules.knowledge import Knowledge as Knowledge
from hanabi_desktop.rules.view import Everybody as Everybody
from hanabi_desktop.rules.view import Eyes as Eyes
from hanabi_desktop.rules.view import HintForgotten as HintForgotten
from hanabi_desktop.rules.view import MemoryAid as MemoryAid
from hanabi_desktop.rules.view import Open as Open
from hanabi_desktop.rules.view import Seat as Seat
from hanabi_desktop.rules.view import SeatHand as SeatHand
from hanabi_desktop.rules.view import SeatView as SeatView
from hanabi_desktop.rules.view import TurnView as TurnView
from hanabi_desktop.rules.view import seat_view as seat_view
