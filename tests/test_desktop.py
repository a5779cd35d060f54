"""What desktops, distributions and app stores are told of the program."""

import configparser
import re
import shutil
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeDatabase
from PySide6.QtGui import QImageReader
from PySide6.QtWidgets import QApplication

from hanabi_desktop import __version__
from hanabi_desktop.gui import APP_ID
from hanabi_desktop.records.store import EXTENSION
from hanabi_desktop.widgets.language import LANGUAGES

ROOT = Path(__file__).parents[1]
DESKTOP = ROOT / "resources" / "desktop"
PACKAGING = ROOT / "resources" / "packaging"
ENTRY, METAINFO, MIME = (DESKTOP / f"{APP_ID}.{kind}" for kind in ("desktop", "metainfo.xml", "mime.xml"))
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
KIND = "application/vnd.hanabi-record+json"


def entry() -> configparser.SectionProxy:
    read = configparser.ConfigParser(interpolation=None)
    read.optionxform = str  # type: ignore[assignment, method-assign]
    read.read(ENTRY, encoding="utf-8")
    return read["Desktop Entry"]


def run(tool: str, *arguments: str | Path) -> str:
    """What a tool says that fails the test if it finds anything wrong; skips it where the tool is missing."""
    if shutil.which(tool) is None:
        pytest.skip(f"no {tool} here")
    done = subprocess.run([tool, *map(str, arguments)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def script(name: str, *arguments: str | Path) -> str:
    command = [sys.executable, PACKAGING / name, *arguments]
    return subprocess.run(list(map(str, command)), capture_output=True, text=True, check=True).stdout


def test_the_entry_in_the_menu_is_in_order() -> None:
    assert run("desktop-file-validate", ENTRY) == ""


def test_the_entry_starts_the_program_opens_its_files_and_speaks_every_language() -> None:
    told = entry()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert told["Exec"].split() == [*project["scripts"], "%f"]
    assert (told["Icon"], told["MimeType"]) == (APP_ID, f"{KIND};")
    for key in ("Name", "GenericName", "Comment", "Keywords"):
        for code in LANGUAGES:
            name = key if code == "en" else f"{key}[{code}]"
            assert told.get(name), f"{ENTRY.name} has no {name}"


def test_the_description_speaks_every_language() -> None:
    others = {code for code in LANGUAGES if code != "en"}
    described = ET.parse(METAINFO).getroot()
    spoken = {element.text for element in described.iter("lang")}
    assert spoken == set(LANGUAGES), f"{METAINFO.name} has not the languages of the program: {spoken ^ set(LANGUAGES)}"
    for kind in ("summary", "p", "li"):
        for parent in described.iter():
            told = [element.get(LANG) for element in parent if element.tag == kind]
            for code in others:
                assert told.count(code) == told.count(None), f"{METAINFO.name} lacks {parent.tag}/{kind} in {code}"


def test_the_description_knows_this_version() -> None:
    described = ET.parse(METAINFO).getroot()
    newest = described.find("releases/release")
    assert newest is not None
    assert newest.get("version") == __version__
    assert described.findtext("id") == APP_ID


def test_whoever_publishes_it_adds_an_address_and_screenshots(tmp_path: Path) -> None:
    published = tmp_path / f"{APP_ID}.metainfo.xml"
    published.write_text(script("metainfo.py", "https://hanabi.example/"), encoding="utf-8")
    shots = ET.parse(published).getroot().findall("screenshots/screenshot")
    assert len(shots) == len(list((ROOT / "resources" / "screenshots").glob("*.webp")))
    for shot in shots:
        captions = {caption.get(LANG) or "en" for caption in shot.findall("caption")}
        assert captions == set(LANGUAGES), f"screenshots.xml has no captions in {set(LANGUAGES) - captions}"
        address = shot.findtext("image") or ""
        assert (ROOT / "resources" / "screenshots" / address.rsplit("/", 1)[1]).is_file()
    for description in (METAINFO, published):
        run("appstreamcli", "validate", "--no-net", description)


def test_records_are_known_by_their_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packages = tmp_path / "mime" / "packages"
    packages.mkdir(parents=True)
    shutil.copy(MIME, packages / f"{APP_ID}.xml")
    run("update-mime-database", tmp_path / "mime")
    globs = (tmp_path / "mime" / "globs2").read_text(encoding="utf-8")
    assert f"60:{KIND}:*{EXTENSION}" in globs
    assert "application/json" in (tmp_path / "mime" / "subclasses").read_text(encoding="utf-8")
    # Qt reads the file itself, where no tool has been.
    monkeypatch.setenv("XDG_DATA_DIRS", str(tmp_path))
    assert QMimeDatabase().mimeTypeForFile(f"game{EXTENSION}").isValid()


def test_windows_and_macos_read_their_icons(tmp_path: Path, qapp: QApplication) -> None:
    script("icons.py", tmp_path)
    windows = QImageReader(str(tmp_path / "hanabi.ico"))
    assert windows.imageCount() == 8
    assert windows.read().width() in (16, 256)
    mac = (tmp_path / "hanabi.icns").read_bytes()
    assert mac[:4] == b"icns"
    assert int.from_bytes(mac[4:8], "big") == len(mac)


def test_a_user_s_own_menu_gets_it_and_gets_rid_of_it(tmp_path: Path) -> None:
    if sys.platform == "win32":
        pytest.skip("no such menu here")
    folder = tmp_path / 'a "100 %" folder & $HOME'
    for source, there in (
        (ENTRY, f"applications/{APP_ID}.desktop"),
        (METAINFO, f"metainfo/{APP_ID}.metainfo.xml"),
        (MIME, f"mime/packages/{APP_ID}.xml"),
    ):
        (folder / "share" / there).parent.mkdir(parents=True)
        shutil.copy(source, folder / "share" / there)
    shutil.copytree(DESKTOP / "icons", folder / "share" / "icons" / "hicolor")
    shutil.copy(PACKAGING / "install.sh", folder)
    data = tmp_path / "home"
    environment = {"PATH": "/usr/bin:/bin", "HOME": str(tmp_path), "XDG_DATA_HOME": str(data)}
    subprocess.run(["sh", folder / "install.sh"], env=environment, check=True)
    added = data / "applications" / f"{APP_ID}.desktop"
    escaped: dict[str, str | int | None] = {"%": "%%", '"': r"\\" + '"', "$": r"\\$"}
    quoted = str(folder).translate(str.maketrans(escaped))
    assert f'Exec="{quoted}/hanabi-desktop" %f' in added.read_text(encoding="utf-8").splitlines()
    assert (data / "icons" / "hicolor" / "48x48" / "apps" / f"{APP_ID}.png").is_file()
    assert run("desktop-file-validate", added) == ""
    subprocess.run(["sh", folder / "install.sh", "--remove"], env=environment, check=True)
    assert not list(data.rglob(f"{APP_ID}*"))
    # An environment of pip or pipx has it beside the same files, and the program in bin.
    (folder / "share" / "hanabi-desktop").mkdir()
    beside = shutil.copy(folder / "install.sh", folder / "share" / "hanabi-desktop")
    subprocess.run(["sh", beside], env=environment, check=True)
    assert f'Exec="{quoted}/bin/hanabi-desktop" %f' in added.read_text(encoding="utf-8").splitlines()
    subprocess.run(["sh", beside, "--remove"], env=environment, check=True)
    assert not list(data.rglob(f"{APP_ID}*"))


def test_the_pictures_of_the_readme_are_there_and_small() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = set(re.findall(r"\]\((resources/screenshots/[^)]+)\)", readme))
    kept = {path.relative_to(ROOT).as_posix(): path for path in (ROOT / "resources" / "screenshots").iterdir()}
    assert shown == set(kept)
    assert sum(path.stat().st_size for path in kept.values()) < 1_500_000
