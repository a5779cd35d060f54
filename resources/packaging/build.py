"""Builds the program without Python, packs it and tries it: `python resources/packaging/build.py`, see README.md.

It runs where the wheel and the dependency group `bundle` are installed, on the system that is built for. Each package
is unpacked or installed somewhere else, and its program started there, with nothing of this machine's Python in its
environment.
"""

import argparse
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep

from hanabi_desktop import __file__ as program
from hanabi_desktop import __version__
from hanabi_desktop.gui import APP_ID

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
NAME = "hanabi-desktop"
WINDOWS, MAC = sys.platform == "win32", sys.platform == "darwin"

_LIMITS = {".gz": 55, "": 130}
"""The megabytes that the archive and the folder may have on Linux."""


def run(*command: str | Path, **settings: object) -> None:
    """Runs a command, and ends everything if it fails."""
    subprocess.run([str(part) for part in command], check=True, **settings)  # type: ignore[call-overload]


def freeze(work: Path) -> Path:
    """Lets PyInstaller gather the program; returns the folder (on macOS the application) that it has made."""
    made = work / "made"
    options = ("--noconfirm", "--log-level", "WARN", "--distpath", made, "--workpath", work / "work")
    settings = {"cwd": work, "env": os.environ | {"QT_QPA_PLATFORM": "offscreen"}}
    run(sys.executable, "-m", "PyInstaller", *options, HERE / "hanabi.spec", **settings)
    if MAC:
        return made / "Hanabi.app"
    folder = made / NAME
    shutil.move(folder / "_internal" / "licences", folder)
    if not WINDOWS:
        for kind in ("applications", "icons", "metainfo", "mime"):
            shutil.copytree(Path(sys.prefix, "share", kind), folder / "share" / kind)
        shutil.copy(HERE / "install.sh", folder)
    shutil.copy(HERE / "folder.txt", folder / "README.txt")
    return folder


def pack(made: Path, name: str, out: Path, *, every: bool) -> list[Path]:
    """Makes the packages of this system whose tools are installed, or else fails if `every` one is wanted; returns them."""
    out.mkdir(parents=True, exist_ok=True)
    if MAC:
        run("codesign", "--verify", "--deep", "--strict", made)
        image = out / f"{name}.dmg"
        run("hdiutil", "create", "-volname", "Hanabi", "-srcfolder", made, "-ov", "-format", "UDZO", image)
        return [image]
    titled = made.rename(made.with_name(name))
    packages = [Path(shutil.make_archive(str(out / name), "zip" if WINDOWS else "gztar", titled.parent, name))]
    titled.rename(made)
    if WINDOWS and (compiler := shutil.which("iscc")):
        run(
            compiler,
            f"/DVersion={__version__}",
            f"/DFolder={made}",
            f"/DName={name}-setup",
            f"/O{out}",
            HERE / "windows.iss",
        )
        packages.append(out / f"{name}-setup.exe")
    elif not WINDOWS and (tool := shutil.which("appimagetool")):
        packages.append(_app_image(made, out / f"{name}.AppImage", tool))
    else:
        missing = f"there is no {'iscc' if WINDOWS else 'appimagetool'} to make the other package with"
        if every:
            sys.exit(missing)
        print(f"SKIPPED: {missing}")
    return packages


def _app_image(made: Path, image: Path, tool: str) -> Path:
    folder = made.with_suffix(".AppDir")
    shutil.copytree(made, folder / "usr" / "bin")
    shutil.move(folder / "usr" / "bin" / "share", folder / "usr")
    (folder / "usr" / "bin" / "install.sh").unlink()
    (folder / "AppRun").symlink_to(f"usr/bin/{NAME}")
    for path in ("applications/{}.desktop", "icons/hicolor/256x256/apps/{}.png"):
        shutil.copy(folder / "usr" / "share" / path.format(APP_ID), folder)
    run(tool, "--no-appstream", folder, image, env=os.environ | {"ARCH": platform.machine()})
    return image


def smoke(package: Path, work: Path) -> None:
    """Unpacks or installs a package, and starts the program, which knows of no Python, no Qt and nobody's home."""
    there, home = work / package.suffix, work / "home"
    home.mkdir(exist_ok=True)
    bare = {"PATH": os.devnull, "HOME": str(home), "LC_ALL": "C.UTF-8"}
    if WINDOWS:
        bare |= {key: os.environ[key] for key in ("SYSTEMROOT", "TEMP", "USERPROFILE", "APPDATA") if key in os.environ}
    command: list[str | Path] = [_unpacked(package, there)]
    if package.suffix == ".AppImage":
        # There is not everywhere a FUSE to mount it by.
        command.append("--appimage-extract-and-run")
        bare |= {"TMPDIR": str(work)}
    record = min((ROOT / "tests").rglob("*.hanabi.json"))
    _try([*command, "--smoke", record], bare | {"QT_QPA_PLATFORM": "offscreen"})
    checking = [there / f"{NAME}-console.exe"] if WINDOWS else command
    run(*checking, "--check", record, env=bare, timeout=120)
    if WINDOWS and package.suffix == ".exe":
        run(there / "unins000.exe", "/VERYSILENT", "/SUPPRESSMSGBOXES")
    if WINDOWS or MAC:
        return
    if shutil.which("xvfb-run"):
        # The display is all that it is told of.
        known = ["env", "-i", *(f"{key}={value}" for key, value in (bare | {"QT_QPA_PLATFORM": "xcb"}).items())]
        script = f'exec {" ".join(known)} DISPLAY="$DISPLAY" XAUTHORITY="$XAUTHORITY" "$@"'
        run("xvfb-run", "-a", "-s", "-screen 0 1280x800x24", "sh", "-c", script, "sh", *command, "--smoke", timeout=120)
        print("started and painted on xcb")
    else:
        print("SKIPPED: there is no xvfb-run to start it on X")
    if shutil.which("weston"):
        with _wayland(home) as display:
            _try([*command, "--smoke"], bare | display)
    else:
        print("SKIPPED: there is no weston to start it on Wayland")


def _unpacked(package: Path, there: Path) -> Path:
    """The program of a package that has been unpacked or installed there."""
    if package.suffix == ".AppImage":
        return package
    if MAC:
        run("hdiutil", "attach", "-nobrowse", "-mountpoint", there, package)
        return there / "Hanabi.app" / "Contents" / "MacOS" / NAME
    if package.suffix == ".exe":
        run(package, "/VERYSILENT", "/SUPPRESSMSGBOXES", "/CURRENTUSER", f"/DIR={there}")
        return there / f"{NAME}.exe"
    shutil.unpack_archive(package, there, filter=None if WINDOWS else "data")
    return next(path for path in there.glob(f"*/{NAME}*") if path.stem == NAME)


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
    """Builds, packs, tries, and tells how large it has become."""
    parser = argparse.ArgumentParser(description="Build the program without Python, for the system that this runs on.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where the packages go")
    parser.add_argument("--all", action="store_true", help="fail if a tool is missing that makes one of them")
    options = parser.parse_args()
    if ROOT in Path(program).resolve().parents and Path(sys.prefix).resolve() not in Path(program).resolve().parents:
        sys.exit("this environment has the program as an editable checkout: install its wheel")
    with TemporaryDirectory(prefix="hanabi-build-") as folder:
        work = Path(folder)
        made = freeze(work)
        system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, sys.platform)
        packages = pack(
            made,
            f"{NAME}-{__version__}-{system}-{platform.machine().lower()}",
            options.out.resolve(),
            every=options.all,
        )
        for package in packages:
            smoke(package, work)
        for path in (made, *packages):
            megabytes, limit = size(path), _LIMITS.get(path.suffix)
            print(f"{path.name}: {megabytes:.0f} MB")
            if sys.platform == "linux" and limit and megabytes > limit:
                sys.exit(f"that is more than {limit} MB")


if __name__ == "__main__":
    main()
