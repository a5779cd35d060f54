"""Builds the program as a folder that needs no Python, and packs it: `python resources/packaging/build.py`.

The folder and its archive (.tar.xz, on Windows and macOS .zip) are for the system that this runs on, and lie in dist/.
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
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep

import contents

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
NAME = "hanabi-desktop"
_WINDOWS, _MAC = sys.platform == "win32", sys.platform == "darwin"

_LAUNCH = "import sys\nfrom hanabi_desktop.app import main\nsys.exit(main())\n"
_NEVER = ("tkinter", "unittest", "pydoc", "doctest", "test", "setuptools", "pip", "ssl", "_ssl", "_hashlib", "PySide6.QtQml")  # fmt: skip
_LIMITS = (130, 50)
"""The megabytes that the folder and its archive may have on Linux."""
_README = """Hanabi Desktop: {size:.0f} MB, with everything that it needs.

The program hanabi-desktop in this folder just starts. ./install.sh puts it into your menu, with its icon and its kind
of file, and ./install.sh --remove takes it out again. licences/ says what is in here, and under which licences.
Sound and printers are those of your system.
"""


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


def complete(folder: Path, python: Path) -> None:
    """Adds what a reader and, on Linux, a desktop wants to know of the program."""
    if contents.LINUX:
        share = python.parent.parent / "share"
        for kind in ("applications", "icons", "metainfo", "mime"):
            shutil.copytree(share / kind, folder / "share" / kind)
        shutil.copy(HERE / "install.sh", folder)
    (folder / "README.txt").write_text(_README.format(size=size(folder)), encoding="utf-8")


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
        archive = out / f"{name}.tar.xz"
        with tarfile.open(archive, "w:xz", preset=3) as packed:
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
    records = sorted((ROOT / "tests").rglob("*.hanabi.json"))
    _try([program, "--smoke", *records[:1]], bare | {"QT_QPA_PLATFORM": "offscreen"})
    if not contents.LINUX:
        return
    if shutil.which("xvfb-run"):
        # The display is all that it is told of.
        known = ["env", "-i", *(f"{key}={value}" for key, value in (bare | {"QT_QPA_PLATFORM": "xcb"}).items())]
        script = f'exec {" ".join(known)} DISPLAY="$DISPLAY" XAUTHORITY="$XAUTHORITY" "$@"'
        run("xvfb-run", "-a", "-s", "-screen 0 1280x800x24", "sh", "-c", script, "sh", program, "--smoke", timeout=120)
        print("started and painted on xcb")
    else:
        print("SKIPPED: there is no xvfb-run to start it on X")
    if shutil.which("weston"):
        with _wayland(home) as display:
            _try([program, "--smoke"], bare | display)
    else:
        print("SKIPPED: there is no weston to start it on Wayland")


def _try(command: list[str | Path], known: dict[str, str]) -> None:
    run(*command, env=known, timeout=120)
    print(f"started and painted on {known['QT_QPA_PLATFORM']}")


@contextmanager
def _wayland(home: Path) -> Iterator[dict[str, str]]:
    """A Wayland compositor without a screen, and without X; yields what a program is told of it."""
    home.chmod(0o700)
    display = {"XDG_RUNTIME_DIR": str(home), "WAYLAND_DISPLAY": "hanabi", "QT_QPA_PLATFORM": "wayland"}
    command = ["weston", "--backend=headless-backend.so", "--shell=kiosk-shell.so", "--socket=hanabi"]
    weston = subprocess.Popen(command, env=os.environ | display, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        for _ in range(100):
            if (home / "hanabi").exists() or weston.poll() is not None:
                break
            sleep(0.1)
        yield display
    finally:
        weston.terminate()
        weston.wait()


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
        asked = "from hanabi_desktop.widgets.language import LANGUAGES; print(*LANGUAGES)"
        languages = subprocess.check_output([python, "-c", asked], text=True).split()
        version = subprocess.check_output([python, "-m", "hanabi_desktop", "--version"], text=True).split()[-1]
        made = freeze(python, work)
        contents.prune(made, languages)
        if not _MAC:
            contents.add_licences(made, python)
            complete(made, python)
        name = "-".join((NAME, version, {"win32": "windows", "darwin": "macos"}.get(sys.platform, sys.platform)))
        archive = pack(made, f"{name}-{platform.machine().lower()}", options.out)
        smoke(archive, work)
        sizes = size(made), size(archive)
        print(f"the folder: {sizes[0]:.0f} MB\n{archive}: {sizes[1]:.0f} MB")
        if contents.LINUX and any(one > most for one, most in zip(sizes, _LIMITS, strict=True)):
            sys.exit(f"that is more than {_LIMITS[0]} and {_LIMITS[1]} MB")


if __name__ == "__main__":
    try:
        main()
    except contents.ContentsError as error:
        sys.exit(str(error))
