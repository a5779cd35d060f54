"""The panel of switches: one control each, and what it shows is what it says."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from hanabi_desktop.rulebook.document import paragraph_of
from hanabi_desktop.rules import EDITIONS, SWITCHES, Edition, EditionId, Rules
from hanabi_desktop.widgets.buttons import RULE
from hanabi_desktop.widgets.variant_panel import VariantPanel
from tests.strategies import any_rules
from tests.switches import offered, toggle

ANY_EDITION = st.sampled_from(list(EDITIONS.values()))


@pytest.fixture
def panel(qtbot: QtBot) -> VariantPanel:
    panel = VariantPanel()
    qtbot.addWidget(panel)
    with qtbot.waitExposed(panel):
        panel.show()
    return panel


def test_every_switch_has_a_control_that_says_where_the_rulebook_tells_of_it(panel: VariantPanel) -> None:
    for name in SWITCHES:
        told = [str(widget.property(RULE)) for widget in panel.controls[name].widgets if widget.property(RULE)]
        assert told
        assert all(paragraph_of(rule).startswith(("variants-", "glance-deck")) for rule in told)


@given(edition=ANY_EDITION, rules=any_rules())
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
def test_any_rules_come_out_as_they_were_put_in(panel: VariantPanel, edition: Edition, rules: Rules) -> None:
    panel.set_rules(edition, rules)
    assert panel.rules == rules


def test_only_what_the_edition_offers_can_be_seen(panel: VariantPanel) -> None:
    for edition in EDITIONS.values():
        panel.set_rules(edition, edition.rules)
        assert offered(panel) == {name: edition.offered(name) for name in SWITCHES}


def test_numbers_that_belong_together_are_explained_once(panel: VariantPanel) -> None:
    for id_ in (EditionId.GERMAN, EditionId.HOUSE):
        panel.set_rules(EDITIONS[id_], EDITIONS[id_].rules)
        shown = [widget for name in ("mistakes", "clocks") for widget in panel.controls[name].widgets]
        assert [widget.isVisible() for widget in shown] == [True, True, False, True]


def test_the_rulebook_opens_at_what_is_played(panel: VariantPanel) -> None:
    english = EDITIONS[EditionId.ENGLISH]
    played: list[tuple[dict[str, object], str]] = [
        ({}, "glance-deck"),
        ({"multicolour": "multicolour-5"}, "variants-multicolour-5"),
        ({"multicolour": "multicolour-5", "perfect": True}, "variants-perfect"),
    ]
    for switches, place in played:
        panel.set_rules(english, english.rules_with(switches))
        assert paragraph_of(panel.rule) == place
    online = EDITIONS[EditionId.ONLINE]
    panel.set_rules(online, online.rules)
    assert paragraph_of(panel.rule) == "variants"


def test_a_change_by_hand_is_told_and_one_by_the_program_is_not(panel: VariantPanel) -> None:
    heard: list[Rules] = []
    panel.rules_changed.connect(lambda: heard.append(panel.rules))
    panel.set_rules(EDITIONS[EditionId.HOUSE], Rules(clocks=3, perfect=True))
    assert not heard
    toggle(panel, "perfect").click()
    assert heard == [Rules(clocks=3)]
