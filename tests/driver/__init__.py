"""People at the screen: they click and type in a real window, through the window system, as players do.

`MousePlayers` use the keyboard only to write names; `KeyPlayers` never touch the mouse. What they play is a script made
from a deck that the test knows: where a card lies is read from the screen's own views.
"""

from tests.driver.keys import KeyPlayers
from tests.driver.mouse import MousePlayers
from tests.driver.players import Players, plain_spot, token_spot, zone_spot

__all__ = ["KeyPlayers", "MousePlayers", "Players", "plain_spot", "token_spot", "zone_spot"]
