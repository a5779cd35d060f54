"""A phone with its page, by which somebody plays: all by touches, and every one of them where a finger would land."""

from functools import partial

from hanabi_desktop import rules as hanabi
from hanabi_desktop.phones.gateway import Gateway
from hanabi_desktop.rules import ColourHint, Discard, Play
from hanabi_desktop.table.actions import token_moves
from tests.driver.chromium import Chromium, Phone
from tests.games import of_turn
from tests.input import wait_until
from tests.phones.house import House

SIZES = ((390, 844), (360, 740), (844, 390), (412, 915), (820, 1180))
"""Of phones upright and lying, and of a tablet."""


class Hands:
    """A person with a phone."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone

    @classmethod
    def join(cls, browser: Chromium, gateway: Gateway, seat: int, language: str = "en", dark: bool = False) -> "Hands":
        """Opens the link, and touches the own name; somebody at the screen allows it if that has to be."""
        hands = cls(browser.open(gateway.link, SIZES[seat % len(SIZES)], dark=dark, languages=language))
        hands.sees("!!document.querySelector('#seats-list button')")
        hands.phone.tap(f"#seats-list li:nth-child({seat + 1}) button")
        hands.sees("!document.querySelector('#claim').hidden")
        hands.phone.tap("#claim")
        wait_until(lambda: gateway.asked_for == seat or seat in gateway.seats, seconds=10)
        gateway.allow()
        hands.sees("!document.querySelector('#table').hidden")
        return hands

    def sees(self, condition: str) -> None:
        self.phone.wait(condition)

    @property
    def headline(self) -> str:
        return self.phone.text("#headline")

    def has_turn(self) -> None:
        self.sees(
            "document.querySelector('#own').classList.contains('current') && !document.querySelector('#invitation').hidden"
        )

    def act(self, seat: int, view: hanabi.SeatView, action: hanabi.TurnAction) -> None:
        """A turn of `seat`, which has this view: two touches at least."""
        self.has_turn()
        if isinstance(action, Play | Discard):
            place = [card.id for card in view.hands[seat].cards].index(action.card)
            self.phone.tap(f"#own-hand li:nth-child({place + 1}) button")
            self.open_panel()
            self.phone.tap("#panel-buttons .play" if isinstance(action, Play) else "#panel-buttons .discard")
            if isinstance(action, Play) and view.rules.choreography:
                self.sees("document.querySelectorAll('#panel-colours button').length > 0")
                self.settle()
                if action.announced is None:
                    self.phone.tap("#panel-buttons .unnamed")
                    return
                self.phone.tap(f"#panel-colours button:nth-child({view.rules.suits.index(action.announced) + 1})")
        else:
            step = (action.target - seat) % view.players
            self.phone.tap(f"#others .hand:nth-child({step}) .card")
            self.open_panel()
            if isinstance(action, ColourHint):
                at = view.rules.nameable_suits.index(action.suit)
                self.phone.tap(f"#panel-colours button:nth-child({at + 1})")
            else:
                self.phone.tap(f"#panel-values button:nth-child({action.rank})")
            self.sees("!document.querySelector('#panel-buttons .give').hasAttribute('aria-disabled')")
            self.phone.tap("#panel-buttons .give")

    def open_panel(self) -> None:
        self.sees("document.querySelector('#panel').open")
        self.settle()

    def settle(self) -> None:
        """Until the sheet stands still, and touches count: the second one of two quick ones does not."""
        self.phone.evaluate("new Promise((done) => setTimeout(done, 360))")

    def request(self, number: int = 1) -> None:
        """Touches what is asked around an announced action, once the touch before has been answered."""
        self.sees(f"!!document.querySelector('#requests button:nth-child({number}):not([aria-disabled])')")
        self.phone.tap(f"#requests button:nth-child({number})")


def play(here: House, hands: dict[int, Hands], game: hanabi.Game, turns: int) -> None:
    """The turns of a game, by those who have them."""
    table, screen = here.table, here.screen

    def asked() -> bool:
        announced = screen.view.announced
        return announced is not None and announced.owed is not None

    def done(turns: int) -> bool:
        return len(table.record.actions) == turns

    for number, turn in enumerate(game.turns[:turns], start=1):
        if isinstance(turn.action, hanabi.EndEarly):
            table.end_early()
            return
        hands[turn.seat].act(turn.seat, table.remembered(turn.seat), of_turn(turn.action))
        if table.master is not None:
            if isinstance(turn.action, Play):
                hands[turn.seat].request()
            for _ in token_moves(turn.events):
                wait_until(asked, seconds=10)
                hands[table.master].request()
        wait_until(partial(done, number), seconds=10)
