"""What goes into the program without Python, and the licence of everything that does. `hanabi.spec` asks it."""

import platform
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from contextlib import suppress
from ctypes import CDLL
from functools import cache
from importlib.metadata import Distribution, distributions
from importlib.util import find_spec
from pathlib import Path, PurePath
from typing import TypeAlias

from PyInstaller.depend.bindepend import get_imports

from hanabi_desktop.widgets.language import LANGUAGES

HERE = Path(__file__).resolve().parent

Entry: TypeAlias = tuple[str, str, str]
"""What PyInstaller gathers: the path it will have, where it lies now, and which kind of thing it is."""

NEVER = [
    "tkinter",
    "unittest",
    "pydoc",
    "doctest",
    "test",
    "setuptools",
    "pip",
    "ssl",
    "_ssl",
    "_hashlib",
    "PySide6.QtQml",
]
OPTIONAL = ["miniaudio", "_cffi_backend"] if find_spec("miniaudio") else []
"""What the program imports only where it is installed."""

_PLUGINS = {
    "accessible": "",
    "iconengines": "svg",
    "imageformats": "svg",
    "platforms": "xcb|wayland$|offscreen|windows|cocoa",
    "platforminputcontexts": "ibus|compose",
    "platformthemes": "xdgdesktopportal",
    "printsupport": "",
    "styles": "",
    "wayland-decoration-client": "",
    "wayland-shell-integration": "xdg-shell",
}
"""The folders of Qt's plugins that are used, and how the names in them begin (after `lib` and `q`); all others go."""

_OF_THE_SYSTEM = re.compile(
    r"(ld-linux.*|lib(c|m|mvec|dl|rt|pthread|resolv|util|stdc\+\+|gcc_s|GL|EGL|X11|X11-xcb|xcb|wayland-client|wayland-cursor"
    r"|cups|com_err|expat|fontconfig|freetype|gpg-error|uuid|z))\.so\.\d+"
)
"""What has to fit the system's own C library, drivers, fonts and printers, and is wherever there is a desktop."""


def used(entries: Iterable[Entry]) -> list[Entry]:
    """Those of these files that the program, its modules and the plugins it uses load; the languages it speaks."""
    chosen = [entry for entry in entries if _is_wanted(PurePath(entry[0]))]
    libraries = {PurePath(path).name: source for path, source, kind in chosen if kind in ("BINARY", "EXTENSION")}
    # What nothing is linked with is asked for by its name: a module, a plugin of Qt, Python itself.
    kept = {name for name, source in libraries.items() if _is_loaded_by_name(PurePath(source))}
    waiting = [*kept]
    while waiting:
        for name in _linked(libraries[waiting.pop()]) - kept:
            if name in libraries and not _OF_THE_SYSTEM.fullmatch(name):
                kept.add(name)
                waiting.append(name)
            elif sys.platform == "linux" and name not in libraries and not _is_there(name):
                sys.exit(f"{name} is wanted, and is not there: install it, and build again")
    return [
        entry
        for entry in chosen
        if entry[2] not in ("BINARY", "EXTENSION", "SYMLINK") or PurePath(entry[0]).name in kept
    ]


def _is_there(library: str) -> bool:
    """Whether the system, which keeps it to itself, has this library."""
    with suppress(OSError):
        return bool(CDLL(library))
    return False


def _is_wanted(path: PurePath) -> bool:
    if "plugins" in path.parts:
        name = path.stem.removeprefix("lib").removeprefix("q")
        return path.parent.name in _PLUGINS and bool(re.match(_PLUGINS[path.parent.name], name))
    if path.suffix == ".qm":
        return path.parts[0] == "hanabi_desktop" or path.stem in {f"qtbase_{code}" for code in LANGUAGES}
    # How Qt paints on Windows without a driver, and through DirectX; widgets are painted without either.
    return path.name not in ("opengl32sw.dll", "d3dcompiler_47.dll")


def _linked(source: str) -> set[str]:
    """The names of the libraries that a library or module is linked with."""
    if sys.platform != "linux":
        return {PurePath(name).name for name, _ in get_imports(source)}
    # Unlike what the loader tells, without those that are wanted by libraries of the system alone.
    told = subprocess.run(["objdump", "-p", source], check=True, capture_output=True, text=True).stdout
    return set(re.findall(r"NEEDED\s+(\S+)", told))


def _is_loaded_by_name(source: PurePath) -> bool:
    if "plugins" in source.parts or source.name.lower().startswith(("libpython", "python")):
        return True
    return source.suffix in (".so", ".pyd") and not source.name.startswith("lib")


def licences(entries: Iterable[Entry], folder: Path) -> list[Entry]:
    """Makes the folder `licences`: the text of every licence, and a list of what is under it and where its source is."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(HERE / "licences", folder)
    files: dict[str, set[str]] = {}
    told: dict[str, tuple[str, list[Path]]] = {}
    for path, source, _ in entries:
        name, address, texts = _owner(source)
        if not texts:
            sys.exit(f"no licence was found of {name}, to which {path} belongs")
        told[name] = address, texts
        if not source.endswith((".py", ".pyi")):
            files.setdefault(name, set()).add(path)
    listed = ""
    for name, (address, texts) in sorted(told.items()):
        place = folder / name.partition(" ")[0]
        place.mkdir(exist_ok=True)
        for text in texts:
            shutil.copy(text, place / (text.name if text.suffix else f"{text.name}.txt"))
        listed += f"{name}\n    source code: {address}\n" + "".join(
            f"    {file}\n" for file in sorted(files.get(name, ()))
        )
    # Debian's own texts only point to those that it keeps in one place.
    pointed = "".join(path.read_text(encoding="utf-8", errors="replace") for path in folder.rglob("*.txt"))
    for common in sorted(set(re.findall(r"/usr/share/common-licenses/([\w.-]*\w)", pointed))):
        text = Path("/usr/share/common-licenses", common)
        if text.is_file():
            (folder / "common").mkdir(exist_ok=True)
            shutil.copy(text, folder / "common" / f"{common}.txt")
    with (folder / "README.txt").open("a", encoding="utf-8") as readme:
        readme.write(listed)
    return [(str(Path("licences", path.relative_to(folder))), str(path), "DATA") for path in folder.rglob("*.txt")]


def _owner(source: str) -> tuple[str, str, list[Path]]:
    """Whose a file is: name with version, the address of its source code, and the texts of its licence."""
    owner = _installed().get(Path(source).resolve())
    if owner is not None:
        name, number = owner.metadata["Name"].lower(), owner.version
        if name.startswith(("pyside6", "shiboken6")):
            address = f"https://download.qt.io/official_releases/QtForPython/pyside6/ and qt/, version {number}"
            return f"qt {number}", address, [*(HERE / "licences" / "qt").iterdir()]
        texts = [
            Path(str(file.locate())) for file in owner.files or () if re.match("(?i)licen|copying|notice", file.name)
        ]
        return f"{name} {number}", f"https://pypi.org/project/{name}/{number}/#files", texts
    if sys.platform != "linux" or _is_of_python(Path(source)):
        number = platform.python_version()
        places = (Path(place, "LICENSE.txt") for place in (sysconfig.get_path("stdlib"), sys.base_prefix))
        address = f"https://www.python.org/downloads/source/, version {number}"
        return f"python {number}", address, [text for text in places if text.is_file()][:1]
    return _package_of(PurePath(source).name)


def _is_of_python(source: Path) -> bool:
    return source.name.startswith(("libpython", "base_library")) or Path(sysconfig.get_path("stdlib")) in source.parents


@cache
def _installed() -> dict[Path, Distribution]:
    """Every file of the projects in this environment, and whose it is."""
    return {Path(str(file.locate())).resolve(): owner for owner in distributions() for file in owner.files or ()}


@cache
def _package_of(library: str) -> tuple[str, str, list[Path]]:
    """The Debian or Ubuntu package that a library of the system is from, as `_owner` tells it."""
    if shutil.which("dpkg") is None:
        sys.exit("only Debian and its like tell the licences of the system's libraries: build there")
    found = subprocess.run(["dpkg", "-S", f"*/{library}"], check=False, capture_output=True, text=True).stdout
    if not found:
        sys.exit(f"{library} is of no package, so that its licence is not known")
    package, asked = found.split(":")[0], "${source:Package} ${source:Version}\n"
    name, number = (
        subprocess.check_output(["dpkg-query", "-W", "-f", asked, package], text=True).splitlines()[0].split()
    )
    ubuntu = platform.freedesktop_os_release()["ID"] == "ubuntu"
    address = "https://launchpad.net/ubuntu/+source" if ubuntu else "https://snapshot.debian.org/package"
    text = Path("/usr/share/doc", package, "copyright")
    return f"{package} {number}", f"{address}/{name}/{number}", [text] if text.is_file() else []
