"""Everything that the first version has left on disk opens, stands as it stood, and goes on; the second's saves open."""

import json
from pathlib import Path
from typing import Any

from hanabi_desktop.records import preferences
from hanabi_desktop.records.format import decode, encode
from hanabi_desktop.records.record import Record, replay
from hanabi_desktop.records.remarks import TakenBack
from hanabi_desktop.records.store import load
from hanabi_desktop.rules import EditionId, Everybody, Game, MemoryAid, Rules
from hanabi_desktop.table.new_game import NewGame, game_again
from hanabi_desktop.table.state import TableState, from_record, to_record
from hanabi_desktop.table.table import Table
from tests.each import each
from tests.players import seats

DATA = Path(__file__).parents[1] / "records" / "data"
SAVES = [json.loads(line) for line in (DATA / "saves-1.jsonl").read_text(encoding="utf-8").splitlines()]
EACH = each("kept", SAVES)


def opened(record: Record) -> tuple[Game, TableState]:
    """What a table is made of when a save is opened."""
    game = replay(record)
    return game, from_record(record, game)


def standing(game: Game, state: TableState) -> dict[str, Any]:
    """How the table stands for everybody, in the words of the kept saves."""
    view = Table(game, state, lambda _record: None).view(Everybody())
    announced = view.announced and {
        "kind": view.announced.kind.value,
        "owed": view.announced.owed and view.announced.owed.value,
        "laid_open": view.announced.laid_open is not None,
        "target": view.announced.target,
    }
    cards = [card for hand in view.hands for card in hand]
    return {
        "edition": view.edition.id.value,
        "current": game.current,
        "turns": len(game.turns),
        "clocks": view.clocks,
        "mistakes": view.mistakes,
        "fireworks": list(game.fireworks),
        "score": game.score,
        "outcome": game.outcome.value,
        "hands": [[card.id for card in hand] for hand in view.hands],
        "raised": [card.id for card in cards if card.raised],
        "turned": [card.id for card in cards if card.turned],
        "notes": sum(len(arrangement.notes) for arrangement in state.arrangements),
        "memory": state.memory.value,
        "master": view.master,
        "take_backs": sum(isinstance(remark, TakenBack) for remark in view.remarks),
        "fresh": state.fresh,
        "announced": announced,
    }


def test_there_is_a_save_of_every_edition() -> None:
    assert len(SAVES) == 89
    editions = {"english", "online", "norwegian", "swedish", "german", "house"}
    assert {kept["table"]["edition"] for kept in SAVES} == editions <= set(EditionId)


@EACH
def test_each_save_stands_as_it_stood(kept: dict[str, Any]) -> None:
    assert standing(*opened(decode(kept["save"].encode()))) == kept["table"]


@EACH
def test_each_save_is_written_again_with_nothing_lost(kept: dict[str, Any]) -> None:
    game, state = opened(decode(kept["save"].encode()))
    before, after = json.loads(kept["save"]), json.loads(encode(to_record(game, state)))
    assert after["hanabi_desktop"].pop("version") == 2
    assert before["hanabi_desktop"].pop("version") == 1
    taken_back = after["hanabi_desktop"].pop("remarks", [])
    assert [remark.pop("turn") for remark in taken_back] == before["hanabi_desktop"].pop("take_backs", [])
    assert all(remark.keys() == {"what", "seat"} for remark in taken_back)
    switches = before["hanabi_desktop"].pop("switches")
    # Switches that came later are added.
    assert after["hanabi_desktop"].pop("switches").items() >= switches.items()
    assert after == before


def test_the_preferences_are_understood(tmp_path: Path) -> None:
    path = tmp_path / "preferences.json"
    path.write_bytes((DATA / "preferences-1.json").read_bytes())
    found, trouble, _ = preferences.load(path)
    assert trouble is None
    # The house rules that were played last stood elsewhere in it, and the memory aid is kept with the last game.
    kept = preferences.Preferences(language="nb", known_names=("Kari", "Per", "Åsa"), last_game=found.last_game)
    kept = kept.with_settings(text_size=120, confirm_cards=False, guide_seen=True, volume=30, sound=True, symbols=True)
    # What came later is as it is for everybody at first.
    assert found == kept
    found.save(path)
    assert preferences.load(path).preferences == found
    assert found.last_game
    assert game_again(found.last_game) == NewGame(
        EditionId.NORWEGIAN,
        Rules(empty_hints=True),
        seats(("Kari", "Per", "Åsa")),
        starter=1,
        memory=MemoryAid.LAST_HINT,
        master=2,
    )


@each("line", (DATA / "saves-2.jsonl").read_text(encoding="utf-8").splitlines())
def test_a_save_of_the_second_version_opens(line: str, tmp_path: Path) -> None:
    path = tmp_path / "game.hanabi.json"
    path.write_text(json.loads(line)["file"], encoding="utf-8")
    assert replay(load(path)).turns
