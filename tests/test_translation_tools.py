"""The one command for translations, against Qt's own tools."""

from pathlib import Path

import pytest
import qt_tools
import ts_files
import update
from source_texts import SourceText

TEXTS = [
    SourceText("Table", "%n card(s)", "", plural=True, remark="In a hand"),
    SourceText("Table", "%n → {name}", "a comment", plural=True),
    SourceText("Table", 'A "quoted" \\ text\nin two lines, with a\ttab'),
    SourceText("Table", "Open", "a game"),
    SourceText("Table", "„Grüße“ – {name}…"),
]
HEAD = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1" language="de" sourcelanguage="en">\n'


@pytest.fixture
def german(tmp_path: Path) -> Path:
    ts = tmp_path / "hanabi_de.ts"
    update.extract(TEXTS, ts)
    return ts


def write(ts: Path, message: str) -> list[str]:
    body = f"<context><name>C</name>{message}</context></TS>"
    ts.write_text(HEAD + body, encoding="utf-8")
    return ts_files.faults(ts)


def test_each_text_arrives_whole_with_its_plural_and_its_remark(german: Path) -> None:
    found = [SourceText(m.context, m.text, m.comment, m.plural, m.remark) for m in ts_files.read(german)]
    assert sorted(found) == sorted(TEXTS)
    assert [text.remark for text in found if text.remark] == ["In a hand"]
    assert all(len(m.forms) == (2 if m.plural else 1) for m in ts_files.read(german))


def test_a_changed_text_keeps_its_translation_until_it_is_confirmed(german: Path) -> None:
    text = german.read_text(encoding="utf-8")
    german.write_text(text.replace('<translation type="unfinished"></translation>', "<translation>Öffne</translation>"))
    changed = [SourceText("Table", "Open it", "a game"), SourceText("Table", "%n card(s) left", plural=True)]
    kept = [text for text in TEXTS if text.text not in ("Open", "%n card(s)")]
    update.extract([*kept, *changed], german)
    found = {message.text: message for message in ts_files.read(german)}
    assert "Open" not in found
    assert (found["Open it"].forms, found["Open it"].state) == (("Öffne",), "unfinished")
    assert any("'Open it' is translated, but unfinished" in fault for fault in ts_files.faults(german))
    # What is another text altogether begins anew.
    update.extract([*kept, SourceText("Table", "Close the box", "a game"), changed[1]], german)
    assert {message.text: message for message in ts_files.read(german)}["Close the box"].forms == ("",)


@pytest.mark.parametrize(
    ("message", "fault"),
    [
        ("<message><source>a {x}</source><translation>b</translation></message>", "other fields"),
        ("<message><source>a {x}</source><translation>b {x</translation></message>", "'}'"),
        ("<message><source>a</source><translation>b %n</translation></message>", "%n in one"),
        ("<message><source>a: </source><translation>b:</translation></message>", "other blanks"),
        ("<message><source>a</source><translation></translation></message>", "empty"),
        ("<message><source>a {x}</source><translation type='unfinished'>b</translation></message>", "but unfinished"),
        ("<message><source>&amp;a</source><translation>b</translation></message>", "other accelerators"),
        ("<message><source>a</source><translation type='vanished'>b</translation></message>", "vanished"),
        (
            "<message numerus='yes'><source>%n a</source><translation><numerusform>%n b</numerusform>"
            "<numerusform>b</numerusform></translation></message>",
            "%n in one",
        ),
    ],
)
def test_a_wrong_translation_is_caught(message: str, fault: str, tmp_path: Path) -> None:
    faults = write(tmp_path / "hanabi_de.ts", message)
    assert len(faults) == 1
    assert fault in faults[0]


def test_two_entries_of_a_menu_may_not_share_an_accelerator(tmp_path: Path) -> None:
    entries = "".join(
        f"<message><source>&amp;{text}</source><translation>&amp;{text}</translation></message>"
        for text in ("open", "order", "save")
    )
    menu = f"<TS><context><name>GameMenu</name>{entries}</context></TS>"
    path = tmp_path / "hanabi_de.ts"
    path.write_text(menu, encoding="utf-8")
    assert [fault for fault in ts_files.faults(path) if "share the accelerator 'o'" in fault] != []
    path.write_text(menu.replace("GameMenu", "Dialog"), encoding="utf-8")
    assert ts_files.faults(path) == []


def test_a_tool_that_fails_says_so(tmp_path: Path) -> None:
    broken = tmp_path / "hanabi_de.ts"
    broken.write_text("<TS", encoding="utf-8")
    with pytest.raises(qt_tools.QtToolError, match="lrelease"):
        qt_tools.compile_all(tmp_path)
    assert broken.read_text(encoding="utf-8") == "<TS"


def test_system_tools_serve_where_qt_has_none(german: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pyside = next(qt_tools._places("lrelease"))
    (tmp_path / "lrelease6").symlink_to(pyside)
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    monkeypatch.setattr(qt_tools, "_SYSTEM_FOLDERS", ())
    monkeypatch.setenv("PATH", "")
    with pytest.raises(qt_tools.QtToolError, match="neither in a PySide6 nor"):
        qt_tools.compile_all(tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert qt_tools.compile_all(tmp_path) == [german.with_suffix(".qm")]


def test_the_four_languages_are_there_and_hold_no_wrong_translation() -> None:
    files = sorted(update.FOLDER.glob("*.ts"))
    assert {"hanabi_en.ts", "hanabi_nb.ts", "hanabi_sv.ts", "hanabi_de.ts"} <= {file.name for file in files}
    assert [fault for file in files for fault in ts_files.faults(file)] == []


def test_a_language_is_added_checked_and_compiled_by_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    package = tmp_path / "package"
    package.mkdir()
    (package / "a.py").write_text('tr("C", "text")\n', encoding="utf-8")
    monkeypatch.setattr(update, "PACKAGE", package)
    monkeypatch.setattr(update, "FOLDER", tmp_path)
    assert update.main(["--add", "fr"]) == 0
    assert "hanabi_fr.ts holds 1 texts to translate. What comes next" in capsys.readouterr().out
    assert [m.text for m in ts_files.read(tmp_path / "hanabi_fr.ts")] == ["text"]
    assert (tmp_path / "hanabi_fr.qm").is_file()
    assert update.main(["--check"]) == 1
    assert "'text' is not translated yet" in capsys.readouterr().err
    french = tmp_path / "hanabi_fr.ts"
    filled = french.read_text(encoding="utf-8").replace('<translation type="unfinished">', "<translation>texte")
    french.write_text(filled, encoding="utf-8")
    assert update.main(["--check"]) == 0
    (package / "a.py").write_text('tr("C", "other")\n', encoding="utf-8")
    assert update.main(["--check"]) == 1
    told = capsys.readouterr().err
    assert "'other' is new" in told
    assert "'text' is gone" in told
