"""What the table says across the room: whose turn, who looks, what is announced, how it stands, what is refused."""

import re
from random import Random

import pytest

from hanabi_desktop.boxes import box_of
from hanabi_desktop.rules import Discard, Kit, Multicolour, Play, Refusal, Rules, Seat, ValueHint
from hanabi_desktop.table.actions import ActionKind
from hanabi_desktop.wording import table as wording
from tests.each import each
from tests.games import careless, legal_actions, play_random_game, replayed, run_down, talkative, timid
from tests.screen import scenes
from tests.table.tables import seated

pytestmark = pytest.mark.usefixtures("english")


def test_the_headline_says_whose_turn_it_is_or_who_looks() -> None:
    here = scenes.scene()
    assert wording.headline(here.screen.view) == "Kari’s turn"
    here.screen.look_away(scenes.KARI)
    assert wording.headline(here.screen.view) == "Kari’s turn"
    here.screen.open_view()
    assert wording.headline(here.screen.view) == "Kari’s turn"
    here.act(ValueHint(scenes.PER, 2))
    # Before a master, whoever is to do something is named.
    mastered = scenes.scene(master=scenes.LIV)
    mastered.act(ValueHint(scenes.PER, 2))
    assert wording.headline(mastered.screen.view) == "Over to Liv"
    assert wording.headline(here.screen.view) == "Per’s turn"
    here.screen.look_away(scenes.LIV)
    assert wording.headline(here.screen.view) == "Liv is looking at the hands"
    here.screen.open_view()
    assert wording.headline(here.screen.view) == "Liv is looking at the hands"
    here.screen.pause()
    assert wording.headline(here.screen.view) == "Pause"
    here.screen.table.end_early()
    assert wording.headline(here.screen.view) == "The show is over"


def test_an_invitation_names_what_is_possible_and_nothing_else() -> None:
    """In perfect shows hands run empty too."""
    met = set()
    for seed in range(12):
        policy = (timid, talkative, careless)[seed % 3]
        game = play_random_game(Rules(perfect=True, mistakes=4), 2 + seed % 2, Random(seed), policy)
        for there in replayed(game):
            if there.end:
                continue
            possible = seated(there).view(Seat(there.current)).possible
            met.add(possible)
            assert possible == set(map(ActionKind.of, legal_actions(there)))
            for in_full in (False, True):
                words = re.findall(
                    r"(?<!No )hint|play(?=s|\b)|discard(?!ing)", wording.invitation(possible, in_full=in_full)
                )
                assert sorted(words) == sorted(kind.value for kind in possible)
    assert len(met) >= 4
    here = scenes.scene()
    here.open(scenes.PER)
    assert not here.screen.view.possible


@each(
    ("moment", "said", "asked"),
    [
        ("hint announced", "Kari announces a hint to Per", "Per: put a clock token into the box lid"),
        ("discard announced", "Kari will discard card 2", "Per: take a clock token out of the box lid"),
        ("play announced", "Kari will play card 4", "Next: Kari turns the card face up"),
        ("named play announced", "Kari plays card 2: “blue”…", "Next: Kari turns the card face up"),
        ("mistake laid open", "Blue 5 doesn’t fit!", "Per: put the top fuse token into the box lid"),
        ("bonus laid open", "Red 5 fits!", "Per: take a clock token out of the box lid"),
        ("one token still owed", "Red 5 fits!", "Per: take a clock token out of the box lid"),
    ],
)
def test_an_announcement_is_told_with_what_has_to_happen_next(moment: str, said: str, asked: str) -> None:
    view = scenes.at(moment).screen.view
    words = box_of(view.edition.kit).words
    assert view.announced is not None
    assert wording.announced_text(view.announced, view) == said
    assert wording.request_text(view.announced, view, words) == asked
    if view.announced.owed:
        bare = wording.bare_request_text(view.announced.owed, words)
        assert f"Per: {bare[:1].lower()}{bare[1:]}" == asked


def test_the_standings_tell_what_can_be_reached_and_what_is_left() -> None:
    here = scenes.scene(scenes.before_the_five(*scenes.TWO_HINTS))
    assert wording.standing_text(here.screen.view) == "4 of 25 possible points"
    here.act(Discard(2))
    assert wording.standing_text(here.screen.view) == "4 of 24 possible points"
    assert wording.deck_text(scenes.scene().screen.view) == "Deck: 35 cards"
    here = scenes.scene(run_down(scenes.dealt(), leave=1))
    assert wording.deck_text(here.screen.view) == "Deck: 1 card"
    for turns in ("3 turns", "2 turns", "1 turn"):
        hand = here.screen.view.hands[here.screen.table.current]
        here.act(Discard(hand[0].id) if here.screen.view.clocks < 8 else Play(hand[0].id))
        assert wording.deck_text(here.screen.view) == f"Last round: {turns} left"


@each("kit", Kit)
def test_every_refusal_says_why_in_one_sentence_and_in_the_words_of_the_box(kit: Kit) -> None:
    words = box_of(kit).words
    own = {Kit.BOX_LID: ("blue token", "red token"), Kit.TILES: ("tile",)}.get(kit, ("clock token", "fuse"))
    texts = [wording.refusal_text(refusal, words) for refusal in Refusal]
    assert len(set(texts)) == len(texts)
    for text in texts:
        assert re.fullmatch(r"[A-Z][^.{}%]+\.", text)
        assert len(text) < 90
        for word in ("blue token", "red token", "tile", "clock token", "fuse"):
            assert word in own or word not in text.lower()


def test_a_colour_that_cannot_be_named_is_refused_for_the_reason_of_the_table() -> None:
    words = box_of(Kit.TILES).words
    wild = wording.refusal_text(Refusal.COLOUR_NOT_NAMEABLE, words, Multicolour.WILD)
    assert wild == "Multicolour cards are wild: no hint can name them."
    assert wording.refusal_text(Refusal.COLOUR_NOT_NAMEABLE, words) == "There are no multicolour cards in this game."
    none_left = wording.refusal_text(Refusal.NO_CLOCK_TOKEN, words)
    assert none_left == "All the hint tiles are black side up: none are left to pay for a hint."


def test_a_figure_stays_with_the_name_that_it_belongs_to() -> None:
    assert wording.begun(("Mara Lind", "Computer 2")) == ("Mara", "Computer 2")
    assert wording.begun(("Kari", "Datamaskin 2", "Datamaskin 3")) == ("Kari", "Datamaskin 2", "Datamaskin 3")


def test_long_names_that_begin_alike_show_where_they_differ() -> None:
    assert wording.begun(("Grossmutter Elisabeth", "Grossmutter Elisabetta")) == ("Gros…Elisabeth", "Gros…Elisabetta")
    assert wording.begun(("Grossmutter Elisabeth", "Kari")) == ("Grossmutter", "Kari")
    for pair in (
        ("Wilhelmine Magdalena (1)", "Wilhelmine Magdalena (2)"),
        ("Wilhelmine Elisabeth", "Wilhelmine Elisabet"),
        ("Wilhelmine Auguste Anna Schmidt", "Wilhelmine Auguste Berta Schmidt"),
    ):
        assert len(set(wording.begun(pair))) == 2
        assert max(map(len, wording.begun(pair))) <= 16
