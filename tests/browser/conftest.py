"""Real phones, as far as a browser is one: each a context of its own in one headless Chromium."""

from collections.abc import Iterator

import pytest

from tests.board.conftest import came_to, data, mouse, open_window, window
from tests.driver.chromium import Chromium, chromium

__all__ = ["came_to", "data", "mouse", "open_window", "window"]


@pytest.fixture(scope="module")
def browser(qapp: object) -> Iterator[Chromium]:
    if chromium() is None:
        pytest.skip("there is no Chromium on this machine")
    with Chromium() as running:
        yield running
