"""Prunes the folder that PyInstaller has gathered, and adds the licence of everything that is left in it."""

import re
import shutil
import subprocess
import sys
from collections.abc import Collection
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
LINUX = sys.platform.startswith("linux")

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
    r"(ld-linux.*|lib(c|m|mvec|dl|rt|pthread|resolv|util|stdc\+\+|gcc_s|GL|EGL|xcb|wayland-client|wayland-cursor|cups))\.so\.\d+"
)
"""What has to fit the system's own C library and drivers; and CUPS, without which there are no printers."""

_WITHOUT_OWN = {
    *("altgraph", "packaging", "pip", "pyinstaller_hooks_contrib", "setuptools"),
    *("hanabi_desktop", "pyside6_essentials", "shiboken6"),
}
"""Projects that are not in the folder, and those whose licences are had from elsewhere."""

_MODULES = {
    "PySide6": "qt",
    "shiboken6": "qt",
    "lib-dynload": "python",
    "_cffi_backend": "cffi",
    "_miniaudio": "miniaudio",
}
"""Whose the modules and the folders of modules are that do not bear the name of their project."""


class ContentsError(Exception):
    """The folder may not be given away as it is; the text says why."""


@dataclass
class Component:
    """What somebody has made: the texts of its licence, and its libraries in the folder."""

    texts: list[Path]
    files: list[str] = field(default_factory=list)


def prune(folder: Path, languages: Collection[str]) -> None:
    """Takes out what Qt and the system bring along and this program never loads."""
    for plugin in folder.rglob("plugins/*/*"):
        wanted = _PLUGINS.get(plugin.parent.name)
        if wanted is None or not re.match(wanted, plugin.stem.removeprefix("lib").removeprefix("q")):
            plugin.unlink()
    for kind in folder.rglob("plugins/*"):
        if not any(kind.iterdir()):
            kind.rmdir()
    for texts in folder.rglob("*.qm"):
        if texts.parent.parent.name != "hanabi_desktop" and texts.stem not in {f"qtbase_{code}" for code in languages}:
            texts.unlink()
    if LINUX:
        _prune_libraries(folder)


def _prune_libraries(folder: Path) -> None:
    """Leaves the libraries that the program, its modules and Qt's plugins are linked with, and those of no system."""
    libraries = _libraries(folder)
    kept = {name for name, paths in libraries.items() if _is_loaded_by_name(paths[0])}
    waiting = [*kept]
    while waiting:
        for needed in _needed(libraries[waiting.pop()][0]):
            if needed in kept or _OF_THE_SYSTEM.fullmatch(needed):
                continue
            if needed not in libraries:
                raise ContentsError(f"{needed} is wanted, and is not in the folder: install it, and build again")
            kept.add(needed)
            waiting.append(needed)
    for name in libraries.keys() - kept:
        for path in libraries[name]:
            path.unlink()
    for library in (*folder.rglob("libpython*"), *folder.rglob("lib-dynload/*.so")):
        # Qt's own libraries come stripped; a Python that was built by hand does not.
        subprocess.run(["strip", "--strip-unneeded", library], check=True)


def _libraries(folder: Path) -> dict[str, list[Path]]:
    """All shared objects by their names; PyInstaller has links to those that lie deeper."""
    found: dict[str, list[Path]] = {}
    for path in sorted(folder.rglob("*.so*")):
        found.setdefault(path.name, []).append(path)
    return found


def _is_loaded_by_name(path: Path) -> bool:
    """Whether the program asks for it while it runs: a module, a plugin of Qt, or Python itself."""
    return "plugins" in path.parts or not path.name.startswith("lib") or path.name.startswith("libpython")


def _needed(library: Path) -> list[str]:
    told = subprocess.run(["objdump", "-p", library], check=True, capture_output=True, text=True).stdout
    return re.findall(r"NEEDED\s+(\S+)", told)


def add_licences(folder: Path, python: Path) -> None:
    """Adds `licences/`: the text of every licence, and a list of what is under it."""
    components = _components(python)
    if LINUX:
        _assign_libraries(folder, components)
    licences = folder / "licences"
    shutil.copytree(HERE / "licences", licences)
    listed = ""
    for name, component in components.items():
        if not component.texts:
            raise ContentsError(f"no licence was found of {name}, which is in the folder")
        (licences / name).mkdir(exist_ok=True)
        for text in component.texts:
            shutil.copy(text, licences / name / (text.name if text.suffix else f"{text.name}.txt"))
        listed += "".join(f"{line}\n" for line in (name, *(f"    {file}" for file in sorted(component.files))))
    for text in _common_texts(licences):
        (licences / "common").mkdir(exist_ok=True)
        shutil.copy(text, licences / "common" / f"{text.name}.txt")
    with (licences / "README.txt").open("a", encoding="utf-8") as readme:
        readme.write(listed)


def _components(python: Path) -> dict[str, Component]:
    """The program, Python, Qt and each project of the environment, with their licences."""
    asked = "import sys, sysconfig; print(*map(sysconfig.get_path, ('purelib', 'stdlib')), sys.base_prefix, sep='\\n')"
    told = subprocess.check_output([python, "-c", asked], text=True).splitlines()
    packages, *places = map(Path, told)
    found = {
        "hanabi-desktop": Component([ROOT / "LICENSE"]),
        "nunito": Component([ROOT / "resources" / "fonts" / "OFL.txt"]),
        "python": Component([text for text in (place / "LICENSE.txt" for place in places) if text.is_file()][:1]),
        "qt": Component([*(HERE / "licences" / "qt").iterdir()]),
    }
    for info in sorted(packages.glob("*.dist-info")):
        project = info.name.split("-")[0].lower()
        if project not in _WITHOUT_OWN:
            texts = (path for path in info.rglob("*") if path.name.upper().startswith(("LICEN", "COPYING", "NOTICE")))
            found[project] = Component([path for path in texts if path.is_file()])
    return found


def _assign_libraries(folder: Path, components: dict[str, Component]) -> None:
    """Says of every shared object whose it is; of the system's, the Debian package tells."""
    for name, paths in _libraries(folder).items():
        path = next(path for path in paths if not path.is_symlink()).relative_to(folder)
        owner = _MODULES.get(name.split(".")[0], "")
        for part in path.parts[:-1]:
            # The libraries that a wheel brings along lie in NAME.libs.
            owner = _MODULES.get(part, "") or (part.removesuffix(".libs") if part in components else "") or owner
        if name.startswith("libpython"):
            owner = "python"
        if not owner:
            owner = _package_of(name)
            text = Path("/usr/share/doc", owner, "copyright")
            components.setdefault(owner, Component([text] if text.is_file() else []))
        components[owner].files.append(str(path))


def _package_of(library: str) -> str:
    """The Debian package that a library of the system is from."""
    if shutil.which("dpkg") is None:
        raise ContentsError("only Debian and its like tell the licences of the system's libraries: build there")
    told = subprocess.run(["dpkg", "-S", f"*/{library}"], check=False, capture_output=True, text=True).stdout
    if not told:
        raise ContentsError(f"{library} is of no package, so that its licence is not known")
    return told.split(":")[0]


def _common_texts(licences: Path) -> list[Path]:
    """The texts that Debian keeps in one place, and that the packages' own only point to."""
    told = "".join(path.read_text(encoding="utf-8", errors="replace") for path in licences.rglob("*.txt"))
    names = set(re.findall(r"/usr/share/common-licenses/([\w.-]*\w)", told))
    return [text for text in (Path("/usr/share/common-licenses", name) for name in sorted(names)) if text.is_file()]
