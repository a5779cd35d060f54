"""A system that lacks what Qt loads of it: one sentence says what to install, where Qt would abort or a build fail."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

from hanabi_desktop import system_libraries
from hanabi_desktop.records.preferences import Preferences

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems have what Qt needs")
ROOT = Path(__file__).parents[1]
LISTED = [
    line.split()
    for line in Path(system_libraries.__file__).with_suffix(".txt").read_text("ascii").splitlines()
    if not line.startswith("#")
]
PROGRAM = (sys.executable, "-m", "hanabi_desktop")
EVERYWHERE = r"libQt6.*|libicu.*|ld-linux.*|lib(c|m|stdc\+\+|gcc_s|resolv|z|zstd|xcb)\.so\.\d+"
"""Qt itself, and what every Linux with a Python or with libX11 has."""


SENTENCE = r"hanabi-desktop: Qt cannot run on this system \(\S+/lib.*\); what is missing comes with: .*{}.*\n"


def run(*command: str, lacking: Path, **known: str) -> subprocess.CompletedProcess[str]:
    """Runs a command where each library is broken that lies in the folder `lacking`, and no display is known but `known`."""
    environment = {name: value for name, value in os.environ.items() if not re.search("DISPLAY|^QT_", name)}
    environment |= {"LD_LIBRARY_PATH": str(lacking), "PYTHONPATH": str(ROOT), **known}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=60)


def lacks(folder: Path, *libraries: str) -> Path:
    for library in libraries:
        (folder / library).touch()
    return folder


def test_the_start_says_what_to_install(tmp_path: Path) -> None:
    lacking = lacks(tmp_path, "libxcb-cursor.so.0")
    for known in ({"DISPLAY": ":4711"}, {"DISPLAY": ":4711", "QT_QPA_PLATFORM": "xcb"}):
        done = run(*PROGRAM, lacking=lacking, **known)
        assert (done.returncode, done.stdout) == (1, "")
        assert re.fullmatch(SENTENCE.format("cursor"), done.stderr), done.stderr


def test_only_the_platform_that_is_used_is_looked_at(tmp_path: Path) -> None:
    lacking = lacks(tmp_path, "libxcb-cursor.so.0")
    look = (sys.executable, "-c", "from hanabi_desktop.system_libraries import require_for_window as look; look()")
    assert run(*look, lacking=lacking, QT_QPA_PLATFORM="offscreen").returncode == 0
    assert run(*look, lacking=lacking, WAYLAND_DISPLAY="wayland-0").returncode == 0
    assert run(*look, lacking=lacking, WAYLAND_DISPLAY="wayland-0", DISPLAY=":4711").returncode == 0
    known = {"WAYLAND_DISPLAY": "wayland-0", "QT_QPA_PLATFORM": "wayland:decoration;xcb"}
    assert run(*look, lacking=lacking, **known).returncode == 0
    assert "libxcb-cursor" in run(*look, lacking=lacking, QT_QPA_PLATFORM="xcb", DISPLAY=":4711").stderr


def test_without_a_display_the_start_says_so_and_records_are_checked(tmp_path: Path) -> None:
    lacking = lacks(tmp_path)
    for known in ({}, {"QT_QPA_PLATFORM": "xcb"}):
        done = run(*PROGRAM, lacking=lacking, **known)
        assert (done.returncode, done.stdout) == (1, "")
        assert re.fullmatch(r"hanabi-desktop: there is no display .*\n", done.stderr), done.stderr
    lacking = lacks(tmp_path, "libglib-2.0.so.0", "libEGL.so.1")
    assert "--check" in run(*PROGRAM, "--help", lacking=lacking).stdout
    Preferences().save(tmp_path / "preferences.json")
    done = run(*PROGRAM, "--check", str(tmp_path / "preferences.json"), lacking=lacking)
    assert (done.returncode, done.stderr) == (1, "")
    done = run(*PROGRAM, "--language", "nb", lacking=lacking, DISPLAY=":4711")
    assert (done.returncode, done.stderr.count("\n")) == (1, 1), done.stderr
    assert "glib" in done.stderr


def test_the_build_says_what_to_install(tmp_path: Path) -> None:
    lacking = lacks(tmp_path, "libbrotlidec.so.1", "libgssapi_krb5.so.2")
    build = """if True:
        import sys, types
        sys.path.insert(0, "translations")
        plugins = sys.modules["hatchling.builders.hooks.plugin.interface"] = types.ModuleType("interface")
        plugins.BuildHookInterface = object
        from build_hook import TranslationsHook
        TranslationsHook().initialize("editable", {})
    """
    done = run(sys.executable, "-c", build, lacking=lacking)
    assert done.returncode == 1
    assert re.fullmatch(SENTENCE.format("brotli"), done.stderr)
    assert re.fullmatch(SENTENCE.format("krb5"), done.stderr)


def test_each_distribution_hears_of_its_own_packages(tmp_path: Path) -> None:
    lacking = lacks(tmp_path, *(row[0] for row in LISTED))
    columns = list(zip(*LISTED, strict=True))[1:]
    for release, command, column in (
        ({"ID": "debian"}, "sudo apt-get install", 0),
        ({"ID": "linuxmint", "ID_LIKE": "ubuntu debian"}, "sudo apt-get install", 0),
        ({"ID": "fedora"}, "sudo dnf install", 1),
        ({"ID": "rocky", "ID_LIKE": "rhel centos fedora"}, "sudo dnf install", 1),
        ({"ID": "arch"}, "sudo pacman -S", 2),
        ({"ID": "opensuse-leap", "ID_LIKE": "suse opensuse"}, "sudo zypper install", 3),
    ):
        told = remedy(lacking, release)
        assert told == f"{UNFIT}; what is missing comes with: {command} {' '.join(dict.fromkeys(columns[column]))}"
    told = remedy(lacking, {"ID": "gentoo"})
    for way in ("apt-get install libegl1", "dnf install mesa-libEGL", "pacman -S mesa", "zypper install Mesa-libEGL1"):
        assert way in told


UNFIT = "Qt cannot run on this system (libfancy.so.9: no such file)"


def remedy(lacking: Path, release: dict[str, str]) -> str:
    ask = f"from hanabi_desktop.system_libraries import remedy; print(remedy('libfancy.so.9: no such file', {release}))"
    done = run(sys.executable, "-c", ask, lacking=lacking)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_every_library_that_qt_is_linked_with_is_listed() -> None:
    if shutil.which("readelf") is None:
        pytest.skip("no readelf here")
    qt = Path(PySide6.__file__).parent / "Qt"
    plugins = [qt / "plugins" / "platforms" / f"libq{name}.so" for name in ("xcb", "wayland", "offscreen")]
    waiting = [*plugins, *(qt / file for file in (*system_libraries.BUILD, *system_libraries.WINDOW))]
    needed: set[str] = set()
    while waiting:
        dump = subprocess.run(["readelf", "-d", waiting.pop()], capture_output=True, text=True, check=True).stdout
        found = set(re.findall(r"NEEDED.*\[(.+)\]", dump)) - needed
        needed |= found
        waiting += [qt / "lib" / name for name in found if name.startswith("libQt6")]
    assert {name for name in needed if not re.fullmatch(EVERYWHERE, name)} <= {row[0] for row in LISTED}
    assert {len(row) for row in LISTED} == {5}


def test_the_script_for_debian_does_nothing_where_there_is_no_apt_get(tmp_path: Path) -> None:
    for tool in ("sh", "dirname", "awk", "sort"):
        (tmp_path / tool).symlink_to(shutil.which(tool) or tool)
    script = ROOT / "resources" / "packaging" / "debian.sh"
    done = subprocess.run(["sh", script], env={"PATH": str(tmp_path)}, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
