"""Somebody with a screen reader: presses what it finds by name on the accessibility bus.

Run by the system's own Python, which has `pyatspi`: `bus_reader.py NAME…` presses one thing after the other, each as soon
as it is there. A name stands for everything that begins so.
"""

import sys
import time
from collections.abc import Iterator
from typing import Any

import pyatspi  # type: ignore[import-not-found]

PATIENCE = 30
"""Seconds to wait for each thing."""
LISTENING = 0.7
"""Seconds from one thing to the next."""


def walk(found: Any) -> Iterator[Any]:
    """All that is on the screen, in its order."""
    yield found
    for child in found:
        if child is not None:
            yield from walk(child)


def press(name: str) -> bool:
    """Presses the first thing that can be pressed and is called so."""
    for application in pyatspi.Registry.getDesktop(0):
        if application is None or application.name != "hanabi-desktop":
            continue
        for found in walk(application):
            states = found.getState()
            if not (found.name.startswith(name) and states.contains(pyatspi.STATE_SHOWING)):
                continue
            try:
                actions = found.queryAction()
            except NotImplementedError:
                continue
            for number in range(actions.nActions):
                if actions.getName(number).lower() == "press":
                    actions.doAction(number)
                    return True
    return False


def main() -> int:
    """Returns 1, and names it, if a thing never came."""
    for name in sys.argv[1:]:
        # Somebody who listens takes a moment, and what has only just come does not answer yet.
        time.sleep(LISTENING)
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                if press(name):
                    break
            except Exception as gone:  # noqa: BLE001 - what was just there may be gone when it is asked
                print(f"asking again: {gone}", flush=True)
            if time.monotonic() > deadline:
                print(f"nothing called {name!r} could be pressed", flush=True)
                return 1
            time.sleep(0.2)
        print(f"pressed {name!r}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
