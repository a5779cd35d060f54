"""Builds the program as a folder that needs no Python, and packs it: `python resources/packaging/build.py`.

The folder and its archive (.tar.gz, on Windows and macOS .zip) are for the system that this runs on, and lie in dist/.
At last the archive is unpacked somewhere else and its program started there, with nothing of this machine's Python in
its environment. See README.md beside this file.
"""

import argparse
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path
from tempfile import TemporaryDirectory

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
NAME = "hanabi-desktop"
LANGUAGES = ("de", "en", "sv")
"""Those of the program's languages that Qt has texts of its own in; Bokmål is among ours."""
_WINDOWS, _MAC = sys.platform == "win32", sys.platform == "darwin"

_LAUNCH = "import sys\nfrom hanabi_desktop.app import main\nsys.exit(main())\n"
_NEVER = ("tkinter", "unittest", "pydoc", "doctest", "test", "setuptools", "pip", "PySide6.QtNetwork", "PySide6.QtQml")
_PLUGINS = {
    "platforms": ("xcb", "wayland", "offscreen", "windows", "cocoa"),
    "imageformats": ("svg",),
    "iconengines": ("svg",),
    "platformthemes": ("",),
    "platforminputcontexts": ("ibus", "compose"),
    "printsupport": ("",),
    "styles": ("",),
    "xcbglintegrations": ("",),
    "wayland": ("",),
    "accessible": ("",),
}
"""The folders of Qt's plugins that are used, and how the names of those in them begin; all others go."""
_UNUSED_LIBRARIES = (
    "Network", "Qml", "Quick", "VirtualKeyboard", "Pdf", "Test", "Sql", "Designer", "Bodymovin", "Concurrent", "Labs",
)  # fmt: skip


def run(*command: str | Path, **settings: object) -> None:
    """Runs a command, and ends everything if it fails."""
    subprocess.run([str(part) for part in command], check=True, **settings)  # type: ignore[call-overload]


def environment(folder: Path, source: str) -> Path:
    """A fresh environment with the program as anybody would install it, and what builds; returns its Python."""
    venv.create(folder, with_pip=True)
    python = folder / ("Scripts/python.exe" if _WINDOWS else "bin/python")
    run(python, "-m", "pip", "install", "-q", "--disable-pip-version-check", source, "pyinstaller>=6.11")
    return python


def freeze(python: Path, work: Path) -> Path:
    """Lets PyInstaller gather the program; returns the folder (on macOS the application) that it has made."""
    launch = work / "launch.py"
    launch.write_text(_LAUNCH, encoding="utf-8")
    run(python, HERE / "icons.py", work / "icons", env=os.environ | {"QT_QPA_PLATFORM": "offscreen"})
    options = ["--noconfirm", "--onedir", "--log-level", "ERROR", "--name", NAME, "--windowed"]
    options += ["--distpath", str(work / "made"), "--workpath", str(work / "work"), "--specpath", str(work)]
    options += ["--collect-submodules", "hanabi_desktop", "--collect-data", "hanabi_desktop"]
    for module in _NEVER:
        options += ["--exclude-module", module]
    if subprocess.run([python, "-c", "import miniaudio"], capture_output=True, check=False).returncode == 0:
        options += ["--hidden-import", "miniaudio", "--hidden-import", "_cffi_backend"]
    if _WINDOWS:
        options += ["--icon", str(work / "icons" / "hanabi.ico")]
    if _MAC:
        options += ["--icon", str(work / "icons" / "hanabi.icns"), "--osx-bundle-identifier", "desktop.hanabi.Hanabi"]
    run(python, "-m", "PyInstaller", *options, launch, cwd=work)
    return work / "made" / (f"{NAME}.app" if _MAC else NAME)


def prune(folder: Path) -> None:
    """Takes out what Qt brings along and this program never loads."""
    for plugins in [path for path in folder.rglob("plugins") if path.is_dir()]:
        for kind in plugins.iterdir():
            wanted = _PLUGINS.get(kind.name, ())
            for plugin in kind.iterdir():
                if not plugin.name.removeprefix("lib").removeprefix("q").startswith(wanted):
                    plugin.unlink()
            if not any(kind.iterdir()):
                kind.rmdir()
    for texts in folder.rglob("*.qm"):
        if texts.parent.parent.name != "hanabi_desktop" and texts.stem not in {f"qtbase_{code}" for code in LANGUAGES}:
            texts.unlink()
    for library in list(folder.rglob("*Qt6*")):
        module = library.name.removeprefix("lib").removeprefix("Qt6")
        if library.is_file() and module.startswith(_UNUSED_LIBRARIES):
            library.unlink()
    if sys.platform.startswith("linux") and shutil.which("strip"):
        # Qt's own libraries come stripped; a Python that was built by hand does not.
        for library in (*folder.rglob("libpython*"), *folder.rglob("lib-dynload/*.so")):
            run("strip", "--strip-unneeded", library)


def complete(folder: Path, python: Path) -> None:
    """Adds the licences of all that is in the folder and, on Linux, what a desktop wants to know of the program."""
    site = Path(
        subprocess.check_output([python, "-c", "import PySide6; print(PySide6.__path__[0])"], text=True).strip()
    )
    licences = folder / "licences"
    shutil.copytree(ROOT / "resources" / "fonts", licences / "nunito", ignore=shutil.ignore_patterns("*.ttf"))
    shutil.copy(ROOT / "LICENSE", licences / f"{NAME}.txt")
    shutil.copy(HERE / "licences.txt", licences / "README.txt")
    for info in site.parent.glob("*.dist-info"):
        project = info.name.split("-")[0].lower()
        if project in {"pip", "setuptools", "pyinstaller", "altgraph", "packaging", "pyinstaller_hooks_contrib"}:
            continue
        for text in info.rglob("*"):
            if text.is_file() and text.name.upper().startswith(("LICEN", "COPYING", "NOTICE")):
                (licences / project).mkdir(exist_ok=True)
                shutil.copy(text, licences / project / text.name)
    if sys.platform.startswith("linux"):
        shutil.copytree(python.parent.parent / "share" / "icons", folder / "share" / "icons")
        for kind in ("applications", "metainfo", "mime"):
            shutil.copytree(python.parent.parent / "share" / kind, folder / "share" / kind)
        shutil.copy(HERE / "install.sh", folder / "install.sh")


def pack(made: Path, name: str, out: Path) -> Path:
    """Packs the folder under a name that tells what it is and for which system; returns the archive."""
    out.mkdir(parents=True, exist_ok=True)
    if _MAC:
        archive = out / f"{name}.zip"
        archive.unlink(missing_ok=True)
        # Unlike Python's zipfile it keeps the links inside of an application.
        run("ditto", "-c", "-k", "--keepParent", made, archive)
    elif _WINDOWS:
        archive = out / f"{name}.zip"
        with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as zipped:
            for path in sorted(made.rglob("*")):
                zipped.write(path, Path(name, path.relative_to(made)))
    else:
        archive = out / f"{name}.tar.gz"
        with tarfile.open(archive, "w:gz", compresslevel=6) as packed:
            packed.add(made, name)
    return archive


def smoke(archive: Path, work: Path) -> None:
    """Unpacks the archive and starts the program, which knows of no Python, no Qt and nobody's home."""
    there = work / "elsewhere"
    if _MAC:
        run("ditto", "-x", "-k", archive, there)
        program = there / f"{NAME}.app" / "Contents" / "MacOS" / NAME
    else:
        shutil.unpack_archive(archive, there, filter=None if _WINDOWS else "data")
        program = next(there.glob(f"*/{NAME}*"))
    home = work / "home"
    home.mkdir()
    bare = {"PATH": os.devnull, "HOME": str(home), "LC_ALL": "C.UTF-8"}
    if _WINDOWS:
        bare |= {key: os.environ[key] for key in ("SYSTEMROOT", "TEMP", "USERPROFILE", "APPDATA") if key in os.environ}
    ways = {"offscreen": ["--smoke"]}
    records = sorted((ROOT / "tests").rglob("*.hanabi.json"))
    if shutil.which("xvfb-run"):
        ways["xcb"] = ["--smoke", *map(str, records[:1])]
    for platform_name, arguments in ways.items():
        command = [str(program), *arguments]
        if platform_name == "xcb":
            # The display is all that it is told of.
            inner = ["env", "-i", *(f"{key}={value}" for key, value in bare.items())]
            script = f'exec {" ".join(inner)} DISPLAY="$DISPLAY" XAUTHORITY="$XAUTHORITY" QT_QPA_PLATFORM=xcb "$@"'
            run("xvfb-run", "-a", "-s", "-screen 0 1280x800x24", "sh", "-c", script, "sh", *command, timeout=120)
        else:
            run(*command, env=bare | {"QT_QPA_PLATFORM": platform_name}, timeout=120)
        print(f"started and painted on {platform_name}")


def size(path: Path) -> float:
    """Megabytes of a file, or of all files in a folder."""
    files = [path] if path.is_file() else [file for file in path.rglob("*") if file.is_file() and not file.is_symlink()]
    return sum(file.stat().st_size for file in files) / 1_000_000


def main() -> None:
    """Builds, packs, tries, and tells how large it is."""
    parser = argparse.ArgumentParser(description="Build the program as a folder that needs no Python.")
    parser.add_argument("--source", default=str(ROOT), help="what is packed: a wheel, or (as it stands) this checkout")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where the folder and the archive go")
    options = parser.parse_args()
    with TemporaryDirectory(prefix="hanabi-build-") as folder:
        work = Path(folder)
        python = environment(work / "env", options.source)
        version = subprocess.check_output([python, "-m", "hanabi_desktop", "--version"], text=True).split()[-1]
        made = freeze(python, work)
        prune(made)
        if not _MAC:
            complete(made, python)
        name = "-".join((NAME, version, {"win32": "windows", "darwin": "macos"}.get(sys.platform, sys.platform)))
        archive = pack(made, f"{name}-{platform.machine().lower()}", options.out)
        smoke(archive, work)
        print(f"the folder: {size(made):.0f} MB\n{archive}: {size(archive):.0f} MB")


if __name__ == "__main__":
    main()
