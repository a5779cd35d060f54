"""Phones at a table: who has which seat, what each is shown, what each may do, and that nothing of an own card reaches it."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import json

from hanabi_desktop import rules as hanabi
from hanabi_desktop.phones import gateway, server
from hanabi_desktop.phones.keys import Keys, load
from hanabi_desktop.players import Level
from hanabi_desktop.records.remarks import OnPhone, on_phones
from hanabi_desktop.rules import ColourHint, Discard, Play, ValueHint
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.screen.view import LookAway, Phase, Private, Public, Revealing
from hanabi_desktop.table import actions
from hanabi_desktop.table.events import Operator
from hanabi_desktop.table.state import TableState
from hanabi_desktop.table.table import Table
from hanabi_desktop.teammates import teammate
from hanabi_desktop.wording import phones as words
from tests.each import NIGHTLY, each, samples
from tests.games import of_turn
from tests.input import wait_until
from tests.phones.house import House, house
from tests.phones.wire import Wire
from tests.players import seat_computer, seats
from tests.screen.evenings import any_evening, twin
from tests.table.tables import NAMES, any_game, seated
from tests.window.alone import Slow

pytestmark = pytest.mark.usefixtures("qapp")

KARI, PER, LIV = range(3)
SKILLED = Level.SKILLED


@pytest.fixture
def here() -> Iterator[House]:
    """A table of three, with phones switched on and at nobody's seat."""
    with house(SharedScreen(seated())) as there:
        yield there


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody here is slowed down."""
    monkeypatch.setattr(server, "FRAMES_PER_SECOND", 100_000)


def phase(screen: SharedScreen) -> Phase:
    return screen.phase


def say(wire: Wire, action: hanabi.TurnAction) -> None:
    """A turn, as the page says it."""
    match action:
        case Play(card=card, announced=named):
            wire.act("play", card=card, colour=named.name.lower() if named is not None else "")
        case Discard(card=card):
            wire.act("discard", card=card)
        case ValueHint(target=seat, rank=rank):
            wire.act("hint", seat=seat, value=rank)
        case ColourHint(target=seat, suit=suit):
            wire.act("hint", seat=seat, colour=suit.name.lower())


def faces(message: Any) -> Iterator[tuple[int, str, int]]:
    """The cards in hands whose faces a message has, by id."""
    for hand in (message["own"], *message["others"]):
        for card in hand["cards"]:
            if card.get("rank") or card.get("suit"):
                yield card["id"], card["suit"], card["rank"]


# Joining


def test_a_touch_takes_a_seat_and_everybody_hears_of_it(here: House) -> None:
    here.gateway.gather(on=True)
    wire = here.phone()
    listed = wire.wait("seats")["seats"]
    assert [(line["name"], line["free"]) for line in listed] == [("Kari", True), ("Per", True), ("Åsa", True)]
    wire.sit(PER)
    assert here.table.operators == (Operator.SCREEN, Operator.CLIENT, Operator.SCREEN)
    assert here.screen.view.remarks == (OnPhone(0, PER, True),)
    here.gateway.gather(on=False)
    wait_until(lambda: not wire.table["look"])
    shown = wire.table
    assert [hand["name"] for hand in shown["others"]] == ["Åsa", "Kari"]
    assert {card for card, *_ in faces(shown)} == {*range(5), *range(10, 15)}
    late = here.phone()
    listed = late.wait("seats")["seats"]
    assert [(line["free"], line["asks"]) for line in listed] == [(False, True)] * 3


def test_whoever_has_not_the_key_learns_nothing(here: House) -> None:
    here.sit(KARI)
    for link in (here.gateway.link[:-1], here.gateway.link + "x", here.gateway.link.partition("#")[0] + "#"):
        wire = here.phone(link)
        wait_until(lambda wire=wire: wire.closed)  # type: ignore[misc]
        assert [json.decode(message)["type"] for message in wire.got] == ["closed"]
    silent = here.phone(hello=False)
    silent.say("sit", seat=PER)
    wait_until(lambda: silent.closed)
    assert not silent.got
    assert here.gateway.seats == {KARI}


def test_a_seat_that_is_taken_goes_over_by_a_press_on_the_shared_screen_alone(here: House) -> None:
    first, second = here.sit(KARI), here.phone()
    second.say("sit", seat=KARI)
    wait_until(lambda: here.gateway.asked_for == KARI)
    assert second.wait("seats", 1)["told"] == words.WAITING.translated()
    # One question at a time, though it may be another one.
    third = here.phone()
    third.say("sit", seat=KARI)
    assert third.wait("refused")["text"] == words.BUSY.translated()
    here.gateway.refuse()
    assert second.wait("seats", 2)["told"] == words.DENIED.translated()
    here.gateway._may_ask_at.clear()
    third.say("sit", seat=KARI)
    wait_until(lambda: here.gateway.asked_for == KARI)
    here.gateway.allow()
    third.wait("table")
    assert here.gateway.asked_for is None
    assert first.wait("seats")["told"] == words.MOVED.translated()
    first.say("discard", number=1, card=0)
    assert first.wait("refused")["code"] == "seat"
    assert here.table.operators[KARI] is Operator.CLIENT
    # The secret of the first one is void.
    back = here.phone(secret=first.all("seated")[-1]["secret"])
    back.wait("seats")


def test_once_the_game_has_begun_whoever_joins_has_to_be_let_in(here: House) -> None:
    say(here.sit(KARI), ValueHint(PER, 2))
    here.settle()
    late = here.phone()
    assert [line["asks"] for line in late.wait("seats")["seats"]] == [True, True, True]
    late.say("sit", seat=LIV)
    wait_until(lambda: here.gateway.asked_for == LIV)
    assert here.table.operators[LIV] is Operator.SCREEN
    # Another seat after all, but not at once: the question has to stand still to be answered.
    late.say("sit", seat=PER)
    assert late.wait("refused")["text"] == words.BUSY.translated()
    here.gateway._may_ask_at.clear()
    late.say("sit", seat=PER)
    wait_until(lambda: here.gateway.asked_for == PER)
    here.gateway.allow()
    assert late.wait("table")["seat"] == PER


def test_to_connect_anew_brings_no_new_question(here: House) -> None:
    here.sit(KARI)
    asking = here.phone()
    asking.say("sit", seat=KARI)
    wait_until(lambda: here.gateway.asked_for == KARI)
    asking.go()
    wait_until(lambda: here.gateway.asked_for is None)
    again = here.phone()
    again.say("sit", seat=KARI)
    assert again.wait("refused")["text"] == words.BUSY.translated()
    assert here.gateway.asked_for is None
    # Whoever was let in may ask at once.
    here.gateway._may_ask_at.clear()
    here.let_in(KARI, again)
    third = here.phone()
    third.say("sit", seat=KARI)
    wait_until(lambda: here.gateway.asked_for == KARI)


def test_who_takes_a_wrong_seat_while_all_gather_has_seen_nothing_and_takes_another(here: House) -> None:
    here.gateway.gather(on=True)
    phone, other = here.phone(), here.phone()
    phone.sit(KARI)
    assert "You are Kari" in phone.table["look"]
    assert phone.table["turn"] is None
    phone.act("hint", seat=PER, value=2)
    assert phone.wait("refused")["code"] == "look"
    phone.say("leave")
    phone.wait("seats", 1)
    assert here.table.operators[KARI] is Operator.SCREEN
    phone.say("sit", seat=PER)
    phone.wait("seated", 1)
    other.sit(KARI)
    assert not any(list(faces(message)) for wire in (phone, other) for message in wire.all("table"))
    here.gateway.gather(on=False)
    wait_until(lambda: bool(list(faces(phone.table))) and bool(list(faces(other.table))))
    # Now cards have been seen: the code may be shown again, but whoever joins is let in.
    here.gateway.gather(on=True)
    late = here.phone()
    assert [line["asks"] for line in late.wait("seats")["seats"]] == [True, True, True]
    here.settle()
    assert list(faces(phone.table))


def test_to_and_fro_is_neither_saved_nor_told_without_end(here: House) -> None:
    here.gateway.gather(on=True)
    # One alone would say more in a second than a phone may.
    phones = [here.phone(), here.phone()]
    for taken in range(gateway.MAX_SITS):
        phone = phones[taken % 2]
        phone.say("sit", seat=KARI)
        phone.wait("seated", taken // 2)
        phone.say("leave")
        wait_until(lambda: here.table.operators[KARI] is Operator.SCREEN)
    phones[0].say("sit", seat=KARI)
    assert phones[0].wait("refused")["text"] == words.BUSY.translated()
    assert here.screen.view.remarks == (OnPhone(0, KARI, False),)


def seen(do: str) -> SharedScreen:
    """A table at which somebody may have seen cards."""
    screen = SharedScreen(seated())
    if do == "looked":
        screen.look_away(KARI)
        screen.open_view()
        screen.cover()
    elif do == "sits down":
        # Whoever was alone with computers has seen their cards all the time.
        screen = SharedScreen(seated(computers=(None, SKILLED, SKILLED)))
        seat_computer(screen.table, PER, None)
    else:
        screen.reveal_seconds = 60
        screen.table.act(KARI, Play(screen.table.remembered(KARI).hands[KARI].cards[0].id))
        assert isinstance(phase(screen), Revealing)
    return screen


@each("do", ["looked", "plays", "sits down"])
def test_where_cards_may_have_been_seen_whoever_joins_has_to_be_let_in(do: str) -> None:
    with house(seen(do)) as here:
        here.gateway.gather(on=True)
        late = here.phone()
        assert not any(line["free"] for line in late.wait("seats")["seats"])
        late.say("sit", seat=PER)
        wait_until(lambda: here.gateway.asked_for == PER)


def test_who_gives_a_seat_back_has_to_be_let_in_again(here: House) -> None:
    phone = here.sit(KARI)
    phone.say("leave")
    wait_until(lambda: here.table.operators[KARI] is Operator.SCREEN)
    phone.say("sit", seat=PER)
    wait_until(lambda: here.gateway.asked_for == PER)
    assert here.table.operators[PER] is Operator.SCREEN


def test_whoever_says_goodbye_in_the_same_breath_takes_no_seat(here: House) -> None:
    here.gateway.gather(on=True)
    phone = here.phone()
    phone.wait("seats")
    phone.say_and_leave("sit", seat=PER)
    wait_until(lambda: phone.closed)
    assert here.table.operators[PER] is Operator.SCREEN


def test_no_two_states_have_the_same_number(here: House) -> None:
    """A phone that comes back is shown a new one: what it chose before counts no more."""
    phone = here.sit(KARI)
    again = here.phone(secret=phone.all("seated")[-1]["secret"])
    assert again.table["number"] > phone.table["number"]


def test_what_is_asked_for_is_not_given_where_things_have_changed(here: House) -> None:
    """A computer sits there by now; or the seat is played on the shared screen, where nobody asks any more."""
    here.sit(KARI, PER)
    asking = here.phone()
    asking.say("sit", seat=PER)
    wait_until(lambda: here.gateway.asked_for == PER)
    seat_computer(here.table, PER, SKILLED)
    here.gateway.allow()
    assert here.table.operators[PER] is Operator.COMPUTER
    here.gateway._may_ask_at.clear()
    asking.say("sit", seat=KARI)
    wait_until(lambda: here.gateway.asked_for == KARI)
    here.gateway.release(KARI)
    assert here.gateway.asked_for is None
    here.gateway.allow()
    assert here.table.operators[KARI] is Operator.SCREEN


def test_advice_is_for_the_seat_that_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow()
    monkeypatch.setattr(teammate, "choose", slow.choose)
    with house(SharedScreen(seated(computers=(None, None, SKILLED)))) as here:
        phone = here.sit(KARI)
        phone.act("ask", what="advice")
        wait_until(lambda: slow.asked)
        here.gateway.release(KARI)
        phone.wait("seats", 1)
        here.let_in(PER, phone)
        slow.go_on()
        wait_until(lambda: phone.table["seat"] == PER)
        # What would have come by then has come.
        phone.say("ask", number=99, what="why")
        phone.wait("refused")
        assert not phone.all("answer")


def test_a_computers_seat_is_nobodys() -> None:
    with house(SharedScreen(seated(computers=(None, SKILLED, None)))) as here:
        here.gateway.gather(on=True)
        wire = here.phone()
        assert [line["free"] for line in wire.wait("seats")["seats"]] == [True, False, True]
        wire.say("sit", seat=PER)
        assert wire.wait("refused")["code"] == "seat"
        wire.say("sit", seat=4)
        wire.wait("refused", 1)
        assert here.table.operators[PER] is Operator.COMPUTER


def test_a_phone_that_comes_back_has_its_seat_by_its_secret(here: House) -> None:
    first = here.sit(KARI)
    secret = first.all("seated")[-1]["secret"]
    first.go()
    wait_until(lambda: here.gateway.missing == {KARI})
    back = here.phone(secret=secret)
    assert back.wait("table")["seat"] == KARI
    assert not here.gateway.missing
    # A second window of the same phone is the one that counts.
    window = here.phone(secret=secret)
    window.wait("table")
    assert back.wait("closed")["again"] is False
    say(window, ValueHint(PER, 2))
    wait_until(lambda: len(here.screen.view.seen.turns) == 1)


def test_the_next_start_knows_the_phones(here: House) -> None:
    secret = here.sit(PER).all("seated")[-1]["secret"]
    keys = here.kept[-1]
    assert secret.encode() not in json.encode(keys)
    record = here.table.record
    here.close()
    game = hanabi.Game(record.setup, record.actions)
    again = SharedScreen(seated(game))
    with house(again, keys) as there:
        assert there.gateway.link.endswith(keys.key)
        assert there.table.operators[PER] is Operator.CLIENT
        assert there.gateway.missing == {PER}
        assert there.phone(secret=secret).wait("table")["seat"] == PER


def test_a_seat_comes_back_to_the_screen(here: House) -> None:
    wire = here.sit(KARI)
    before = len(wire.all("seats"))
    here.gateway.release(KARI)
    wire.wait("seats", before)
    assert here.table.operators[KARI] is Operator.SCREEN
    assert on_phones(here.screen.view.remarks) == frozenset()
    assert here.screen.phase == Public()
    assert not here.kept[-1].seats


def test_whoever_had_to_go_has_no_phone_at_the_table_any_more(here: House) -> None:
    wire = here.sit(KARI, PER)
    before = len(wire.all("seats"))
    seat_computer(here.table, PER, SKILLED)
    wire.wait("seats", before)
    assert here.gateway.seats == {KARI}
    assert here.table.operators[PER] is Operator.COMPUTER


def test_no_hand_lies_open_as_the_phone_of_who_plays_alone_comes_and_goes() -> None:
    screen = SharedScreen(seated(computers=(None, SKILLED, SKILLED)))
    with house(screen) as here:
        assert phase(screen) == Private(KARI)
        here.sit(KARI)
        assert phase(screen) == Public()
        here.gateway.release(KARI)
        assert phase(screen) == LookAway(KARI)
    screen = SharedScreen(seated(computers=(None, SKILLED, SKILLED)))
    with house(screen) as here:
        # A computer's seat goes to a person, whose phone takes it.
        seat_computer(here.table, PER, None)
        here.sit(PER)
        assert not isinstance(screen.phase, Private)
        assert not any(card.face for hand in screen.view.hands for card in hand)


# Playing


def test_what_was_chosen_in_another_state_is_refused(here: House) -> None:
    kari, per = here.sit(KARI), here.sit(PER)
    old = kari.table["number"]
    say(kari, ValueHint(PER, 2))
    wait_until(lambda: kari.table["number"] != old)
    kari.say("hint", number=old, seat=PER, value=2)
    assert kari.wait("refused")["code"] == "stale"
    # Out of turn.
    say(kari, Discard(0))
    assert kari.wait("refused", 1)["code"] == str(hanabi.Refusal.NOT_YOUR_TURN)
    for action in (Play(0), Discard(99), ValueHint(PER, 1), ValueHint(4, 1)):
        before = len(per.all("refused"))
        say(per, action)
        per.wait("refused", before)
    assert len(here.screen.view.seen.turns) == 1


def test_a_card_is_shown_on_the_screen_before_any_phone_tells_of_it(here: House) -> None:
    here.screen.reveal_seconds = 2
    kari, per = here.sit(KARI), here.sit(PER)
    say(kari, Play(0))
    wait_until(lambda: isinstance(here.screen.phase, Revealing))
    here.settle()
    for wire in (kari, per):
        shown = wire.table
        assert shown["look"] == words.LOOK.translated()
        assert shown["turn"] is None
        assert not any(firework["height"] for firework in shown["fireworks"])
    say(per, Play(5))
    assert per.wait("refused")["code"] == "look"
    here.screen.finish_reveal()
    here.settle()
    assert kari.table["fireworks"][0]["height"] == 1
    assert per.table["turn"]
    assert per.table["calls"]


def test_nobody_acts_during_a_pause(here: House) -> None:
    kari = here.sit(KARI)
    here.screen.pause()
    here.settle()
    assert kari.table["look"] == "Pause"
    say(kari, ValueHint(PER, 2))
    assert kari.wait("refused")["code"] == "look"
    here.screen.cover()
    here.settle()
    say(kari, ValueHint(PER, 2))
    wait_until(lambda: len(here.screen.view.seen.turns) == 1)


def test_the_master_moves_the_tokens_on_a_phone() -> None:
    with house(SharedScreen(seated(master=PER))) as here:
        kari, per = here.sit(KARI), here.sit(PER)
        say(kari, Discard(0))
        assert kari.wait("refused")["code"] == str(hanabi.Refusal.ALL_CLOCK_TOKENS)
        say(kari, ValueHint(PER, 2))
        wait_until(lambda: bool(per.table["requests"]))
        here.settle()
        assert [request["what"] for request in kari.table["requests"]] == ["back"]
        assert kari.table["turn"] is None
        per.act("step", what="token")
        wait_until(lambda: bool(per.table["turn"]))
        here.settle()
        say(per, Play(5))
        here.settle()
        assert [request["what"] for request in per.table["requests"]] == ["open", "back"]
        per.act("step", what="back")
        here.settle()
        # Every announcement is saved, and told to everybody: not twenty a second.
        say(per, Play(5))
        assert per.wait("refused")["text"] == words.BUSY.translated()
        here.gateway._may_announce_at = 0
        say(per, Play(5))
        here.settle()
        per.act("step", what="open")
        here.settle()
        per.act("step", what="token")
        wait_until(lambda: len(here.screen.view.seen.turns) == 2)


def play(here: House, seat: int, action: hanabi.TurnAction, moves: tuple[actions.TokenMove, ...]) -> None:
    """A turn by phones alone, and the tokens of it."""
    master = here.table.master
    say(here.wires[seat], action)
    if master is not None:
        here.settle()
        if isinstance(action, Play):
            here.wires[seat].act("step", what="open")
            here.settle()
        for _ in moves:
            here.wires[master].act("step", what="token")
            here.settle()
    here.settle()


def a_table(game: hanabi.Game, edition: hanabi.EditionId, memory: hanabi.MemoryAid, master: int | None) -> SharedScreen:
    players = seats(NAMES[: game.players])
    state = TableState.seated(edition, players, memory=memory, master=master)
    return SharedScreen(Table(game, state, lambda _record: None))


@each("edition", hanabi.EditionId if NIGHTLY else [hanabi.EditionId.SWEDISH, hanabi.EditionId.GERMAN])
@pytest.mark.usefixtures("at_once")
def test_a_whole_game_is_played_by_phones_alone(edition: hanabi.EditionId) -> None:
    _, game, chance = any_game(len(edition), hanabi.EDITIONS[edition])
    master = 0 if hanabi.EDITIONS[edition].master else None
    screen = a_table(hanabi.Game(game.setup), edition, hanabi.MemoryAid.FULL, master)
    with house(screen) as here:
        here.sit(*range(game.players), language=chance.choice(("en", "de", "nb", "sv")))
        for turn in game.turns:
            if isinstance(turn.action, hanabi.EndEarly):
                here.table.end_early()
                break
            play(here, turn.seat, of_turn(turn.action), actions.token_moves(turn.events))
        here.settle()
        assert here.table.record.actions == game.actions
        for seat, wire in here.wires.items():
            assert not wire.all("refused")
            *before, last = wire.all("table")
            before = [message for message in before if not message["end"]]
            assert not [
                card
                for message in before
                for card in message["own"]["cards"]
                if "rank" in card and "announced" not in card
            ]
            assert last["end"]
            # Then all hands lie open.
            assert {card for card, *_ in faces(last)} == {card for hand in game.hands for card in hand}
            assert last["seat"] == seat


# Secrecy


@each("seed", range(samples(suite=16, nightly=200)))
@pytest.mark.usefixtures("at_once")
def test_no_byte_depends_on_what_a_seat_may_not_know(seed: int) -> None:
    """Twins: games that differ in that seat's hand and in the deck alone."""
    evening = any_evening(seed, turns=5)
    if evening.game.end:
        evening = any_evening(seed + 1000, turns=5)
    viewer = seed % evening.game.players
    got = []
    for each_game in (evening, twin(evening, viewer)):
        begun = hanabi.Game(each_game.game.setup, each_game.game.actions[: each_game.first])
        screen = a_table(begun, each_game.edition.id, each_game.memory, each_game.master)
        screen.reveal_seconds = seed % 2
        with house(screen) as here:
            here.sit(*range(begun.players), language=("en", "de", "nb", "sv")[seed % 4])
            for turn in each_game.game.turns[each_game.first :]:
                if isinstance(turn.action, hanabi.EndEarly):
                    break
                chance = Random(f"{seed} {len(screen.view.seen.turns)}")
                if chance.random() < 0.3 and turn.seat != viewer:
                    here.wires[viewer].act("discard", card=chance.choice(each_game.game.hands[viewer] or (0,)))
                    here.wires[viewer].wait("refused", len(here.wires[viewer].all("refused")))
                if chance.random() < 0.3:
                    here.wires[viewer].act("ask", what="why")
                play(here, turn.seat, of_turn(turn.action), actions.token_moves(turn.events))
                screen.finish_reveal()
                here.settle()
            if each_game.game.end:
                # All hands lie open then.
                here.wires[viewer].got.pop()
            got.append([message for message in here.wires[viewer].got if b'"secret"' not in message])
    assert len(got[0]) == len(got[1])
    for one, other in zip(*got, strict=True):
        assert one == other


# What they ask, and in which language


def test_advice_and_reasons_are_told_in_the_language_of_the_phone() -> None:
    with house(SharedScreen(seated(computers=(None, SKILLED, None)))) as here:
        kari = here.sit(KARI, language="de")
        liv = here.sit(LIV, language="nb")
        assert kari.table["advice"]
        assert not liv.table["advice"]
        kari.act("ask", what="advice")
        assert kari.wait("answer")["text"].startswith("Rat: ")
        liv.act("ask", what="advice")
        assert liv.wait("refused")["code"] == "message"
        say(kari, ValueHint(PER, 2))
        here.settle()
        liv.act("ask", what="why")
        liv.wait("refused", 1)
        kari.act("ask", what="why")
        assert kari.wait("answer", 1)["text"].startswith("Kari an Tinbot")
        kari.say("speak", language="sv-SE")
        assert kari.wait("words", 1)["language"] == "sv"
        here.settle()
        assert "Kari till Tinbot" in kari.table["news"]["title"]
        assert "Kari til Tinbot" in liv.table["news"]["title"]


# Strangers


def frames(seed: int) -> Iterator[bytes]:
    """What no page of ours says: broken, mistyped, out of bounds, and as it comes."""
    chance = Random(seed)
    kinds = {
        "hello": ("key", "secret", "languages"),
        "sit": ("seat",),
        "speak": ("language",),
        "play": ("number", "card", "colour"),
        "discard": ("number", "card"),
        "hint": ("number", "seat", "value", "colour"),
        "step": ("number", "what"),
        "ask": ("number", "what"),
        "table": (),
    }
    odd: tuple[Any, ...] = (-1, 7, 99, 2**40, 1.5, True, None, "", "x" * 80, [], {}, ["en"])
    usual = {
        "language": ("de", "xx"),
        "colour": ("red", "pink"),
        "what": ("token", "open", "back", "advice", "why", "up"),
    }
    yield b'{"a":' + b"[" * 4000
    while True:
        if chance.random() < 0.2:
            yield bytes(chance.choices(range(256), k=chance.randrange(80)))
            continue
        kind = chance.choice([*kinds])
        fields = {
            name: chance.choice(usual.get(name, (0, 1, 2, 3, 4)) if chance.random() < 0.9 else odd)
            for name in kinds[kind]
            if chance.random() < 0.9
        }
        frame = json.encode({"type": kind, **fields})
        yield frame if chance.random() < 0.9 else frame[: chance.randrange(len(frame))]


@pytest.mark.usefixtures("at_once")
def test_whatever_a_phone_says_is_refused_in_words_and_changes_nothing(here: House) -> None:
    wire = here.sit(KARI)
    phone = here.gateway._phones[0]
    before = here.table.record
    count = samples(suite=1_500, nightly=20_000)
    for frame, number in zip(frames(1), range(count), strict=False):
        phone.connection.received.emit(frame)
        if number % 20 == 0:
            # What it is answered is read.
            wait_until(lambda: not phone.connection._socket.bytesToWrite())
        if here.table.record != before:
            # It hit upon something that is allowed.
            here.table.take_back()
            before = here.table.record
    # Which number it is shown comes last of all.
    wait_until(lambda: not here.gateway._push_timer.isActive() and wire.table["number"] == phone.number)
    wire.act("discard", card=99)
    wait_until(lambda: str(hanabi.Refusal.NO_SUCH_CARD) in {message["code"] for message in wire.all("refused")})
    codes = {message["code"] for message in wire.all("refused")}
    assert {"message", "stale", "seat"} <= codes
    assert not wire.closed


def test_messages_are_small(here: House) -> None:
    wire = here.sit(KARI)
    assert max(map(len, wire.got)) < 8 * 1024


@each(
    "damage",
    (
        b'{"game":"x","address":"127.0.0.1","port":70000}',
        b'{"game":"x","address":"127.0.0.1","key":""}',
        b"[" * 4000,
        b"\xff",
    ),
)
def test_a_damaged_file_holds_no_keys(damage: bytes, tmp_path: Path) -> None:
    path = tmp_path / "phones.json"
    path.write_bytes(damage)
    assert load(path) is None


def test_who_has_looked_before_the_first_turn_has_seen_cards(here: House) -> None:
    here.screen.look_away(PER)
    here.screen.open_view()
    here.screen.cover()
    late = here.phone()
    late.say("sit", seat=KARI)
    wait_until(lambda: here.gateway.asked_for == KARI)


def test_keys_are_kept_as_hashes() -> None:
    keys, secret = Keys("now", "127.0.0.1").with_seat(2)
    assert keys.seat_of(secret) == 2
    assert keys.seat_of("") is None
    assert keys.opens(keys.key)
    assert not keys.opens("")
    assert keys.without(2).seat_of(secret) is None
    # At least 128 bits each; the key without signs that are taken for each other.
    assert (len(keys.key), len(secret)) == (26, 22)
    assert not set(keys.key) & set("lo01")
