"""Values of the game for hypothesis to choose from."""

from hypothesis import strategies as st

from hanabi_desktop.rules import EDITIONS, SWITCHES, Edition, EditionId, Rules


def rules_of(edition: Edition) -> st.SearchStrategy[Rules]:
    """Every combination of switches that the edition offers."""
    switches = {name: st.sampled_from(edition.offered(name)) for name in SWITCHES}
    return st.fixed_dictionaries(switches).map(edition.rules_with)


def any_rules() -> st.SearchStrategy[Rules]:
    """Every combination of switches that there is."""
    return rules_of(EDITIONS[EditionId.HOUSE])
