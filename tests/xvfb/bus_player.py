"""Somebody who plays by what a screen reader says: hears the accessibility bus, and presses keys.

Run by the system's own Python, which has `pyatspi`: `bus_player.py STEP…`, each step once the one before it is done.

    press:NAME       presses what is called so, or begins so, over the bus
    window           gives the keyboard to the program's window, as a window manager would
    key:KEY          strikes a key
    until:KEY:TEXT   strikes a key again and again until that is heard
    hear:TEXT        waits until that is heard
    wait             takes its time

What is heard since the step before is printed below each step: `focus NAME` and `says TEXT`.
"""

import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from typing import Any

import pyatspi  # type: ignore[import-not-found]
from gi.repository import GLib  # type: ignore[import-not-found]

BEAT = 250
"""Milliseconds between two looks."""
AGAIN = 2.5
"""Seconds between two strokes of a key that is struck until something is heard: a stroke that comes too early counts as
none, the next has to wait its two seconds anew, and a machine with much else to do answers late."""
PATIENCE = 30
"""Seconds to wait for each thing."""


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


def focus_window() -> bool:
    """Gives the keyboard to every window that there is; returns whether there was one."""
    search = ["xdotool", "search", "--onlyvisible", "--class", "."]
    found = subprocess.run(search, capture_output=True, text=True, check=False).stdout.split()
    for window in found:
        subprocess.run(["xdotool", "windowfocus", window], check=False)
    return bool(found)


class Player:
    """Takes one step after the other, while the bus is listened to."""

    def __init__(self, steps: Sequence[str]) -> None:
        self._steps = list(steps)
        self._heard: list[str] = []
        self._deadline = time.monotonic() + PATIENCE
        self._struck = 0.0
        self.failed = False

    def hear(self, event: Any) -> None:
        """Notes what a screen reader would say."""
        if event.type == "object:announcement":
            self._heard.append(f"says {event.any_data}".replace("\n", " | "))
        elif event.detail1:
            self._heard.append(f"focus {event.source.name}")

    def go_on(self) -> bool:
        """Tries the next step; False ends the calls of the main loop."""
        try:
            done = self._try(*self._steps[0].split(":", 2))
        except Exception as gone:  # noqa: BLE001 - what was just there may be gone when it is asked
            print(f"asking again: {gone}", flush=True)
            done = False
        if done:
            print(f"step {self._steps.pop(0)}", *self._heard, sep="\n", flush=True)
            self._heard.clear()
            self._deadline = time.monotonic() + PATIENCE
        elif time.monotonic() > self._deadline:
            print(f"{self._steps[0]!r} did not come; heard {self._heard}", flush=True)
            self.failed = True
        if self.failed or not self._steps:
            pyatspi.Registry.stop()
            return False
        return True

    def _try(self, verb: str, first: str = "", second: str = "") -> bool:
        match verb:
            case "press":
                return bool(press(first))
            case "window":
                return bool(focus_window())
            case "wait":
                return True
            case "key":
                subprocess.run(["xdotool", "key", first], check=True)
            case "until":
                if not self._has_heard(second):
                    if time.monotonic() > self._struck + AGAIN:
                        subprocess.run(["xdotool", "key", first], check=True)
                        self._struck = time.monotonic()
                    return False
            case _:
                return self._has_heard(first)
        return True

    def _has_heard(self, text: str) -> bool:
        return any(text in line for line in self._heard)


def main() -> int:
    """Returns 1, and names it, if a step could not be taken."""
    player = Player(sys.argv[1:])
    pyatspi.Registry.registerEventListener(player.hear, "object:announcement", "object:state-changed:focused")
    # Programs tell of new names only those who ask; who does not ask is given the old ones.
    pyatspi.Registry.registerEventListener(lambda _: None, "object:property-change:accessible-name")
    GLib.timeout_add(BEAT, player.go_on)
    pyatspi.Registry.start()
    return int(player.failed)


if __name__ == "__main__":
    sys.exit(main())
