"""Looks whether a Linux system has what Qt loads of it, before Qt does, which would abort; says what to install.

The build of the package looks too, so nothing but the standard library is imported here.
"""

import os
import platform
import sys
from collections.abc import Iterable
from contextlib import suppress
from ctypes import CDLL
from importlib.util import find_spec
from pathlib import Path

CORE = ("lib/libQt6Core.so.6",)
"""What every module of Qt loads, in PySide6's folder of Qt."""
BUILD = ("lib/libQt6Qml.so.6", "lib/libQt6Network.so.6")
"""What lrelease is linked with."""
WINDOW = ("lib/libQt6Network.so.6", "lib/libQt6PrintSupport.so.6")
_INSTALL = {"debian": "apt-get install", "fedora": "dnf install", "arch": "pacman -S", "suse": "zypper install"}
"""The command that installs packages, by how os-release names the distribution; in the order of the list's columns."""
_DISPLAYS = {"wayland": "WAYLAND_DISPLAY", "xcb": "DISPLAY"}
"""The platforms of Qt that need a display, and where the system says which."""


def require_for_window() -> None:
    """Ends the program with one sentence and status 1 if Qt cannot open a window here."""
    if sys.platform == "linux":
        asked = [name.partition(":")[0] for name in os.environ.get("QT_QPA_PLATFORM", "").split(";") if name]
        usable = [name for name in asked or _DISPLAYS if name not in _DISPLAYS or os.environ.get(_DISPLAYS[name])]
        if not usable:
            sys.exit("hanabi-desktop: there is no display for the window (neither DISPLAY nor WAYLAND_DISPLAY is set)")
        require(WINDOW)
        plugins = [f"plugins/platforms/libq{name}.so" for name in usable]
        # Qt takes the first that loads.
        if all(_fault([plugin]) for plugin in plugins):
            require(plugins)


def require(files: Iterable[str]) -> None:
    """Ends the program with one sentence and status 1 if one of these files in PySide6's folder of Qt does not load."""
    fault, release = _fault(files), {}
    if fault:
        with suppress(OSError):
            release = platform.freedesktop_os_release()
        sys.exit(f"hanabi-desktop: {remedy(fault, release)}")


def remedy(fault: str, release: dict[str, str]) -> str:
    """What is wrong and what to install; for every distribution if the os-release file, `release`, names none of them."""
    lines = Path(__file__).with_suffix(".txt").read_text("ascii").splitlines()
    columns = list(zip(*(line.split() for line in lines if line[0] != "#" and _error(line.split()[0])), strict=True))
    ways = {
        name: f"sudo {command} {' '.join(dict.fromkeys(packages))}"
        for (name, command), packages in zip(_INSTALL.items(), columns[1:], strict=False)
    }
    own = [way for name, way in ways.items() if name in f"{release.get('ID')} {release.get('ID_LIKE')}"]
    told = f"Qt cannot run on this system ({fault})"
    return f"{told}; what is missing comes with: {'; or '.join(own or ways.values())}" if ways else told


def _fault(files: Iterable[str]) -> str:
    """Why one of these files in PySide6's folder of Qt does not load; empty if all load, or are not there."""
    spec = find_spec("PySide6")
    paths = [Path(folder, "Qt", file) for folder in (spec and spec.submodule_search_locations) or () for file in files]
    return next(filter(None, (_error(str(path)) for path in paths if path.exists())), "")


def _error(library: str) -> str:
    """Why the system cannot load this library, or an empty text."""
    try:
        CDLL(library)
    except OSError as error:
        return str(error)
    return ""
