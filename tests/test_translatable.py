"""Every text of the program is spelled so that translations reach it, and each way to get it wrong is caught."""

from pathlib import Path
from textwrap import dedent

import source_texts
from source_texts import Mistake, SourceText

import hanabi_desktop
from tests.each import each

PACKAGE = Path(hanabi_desktop.__file__).parent
FILE = Path("module.py")


def texts(source: str) -> list[SourceText]:
    found, mistakes = source_texts.scan(dedent(source), FILE)
    assert not mistakes
    return found


def mistakes(source: str) -> list[Mistake]:
    return source_texts.scan(dedent(source), FILE)[1]


def test_every_text_of_the_program_can_be_translated() -> None:
    _, wrong = source_texts.scan_package(PACKAGE)
    assert not wrong, "\n" + "\n".join(map(str, wrong))


def test_the_fields_are_filled_in_after_the_translation() -> None:
    expected = [SourceText("Table", "{giver} → {taker}")]
    assert texts('tr("Table", "{giver} → {taker}", giver=a, taker=b)') == expected
    assert texts('tr("Table", "{giver} → {taker}", **names)') == expected
    assert texts('tr("Table", "{giver} → {taker}").format(giver=a, taker=b)') == expected
    assert texts('said("{giver} → {taker}", giver=a, taker=b)') == [SourceText("Rulebook", "{giver} → {taker}")]
    assert texts('_text = partial(Text, "Table")\nhint = _text("{giver} → {taker}")') == expected
    assert texts('tr("Table", "{giver}").format(**names)')
    assert texts('tr("Table", "{{literally}}").format()')


@each(
    "source",
    [
        """
        #: Said to
        #: everybody.
        label = tr("Table", "Look away")
        """,
        """
        tr(
            "Table",
            "Look away",  #: Said to everybody.
        )
        """,
    ],
)
def test_a_remark_reaches_the_translator(source: str) -> None:
    assert [text.remark for text in texts(source)] == ["Said to everybody."]


@each(
    ("call", "reason"),
    [
        ('tr("C", f"{n} cards")', "f-string"),
        ('tr("C", "%d cards" % n)', "formatted with %"),
        ('tr("C", "{n} cards".format(n=n))', "formatted before"),
        ('tr("C", "Two " + "cards")', "put together"),
        ('tr("C", "a" if x else "b")', "a choice"),
        ('tr("C", TEXT)', "the text is no literal"),
        ('tr(CONTEXT, "text")', "the context is no literal"),
        ('tr("C", "text", note)', "the comment is no literal"),
        ('tr(context="C", key="text")', "wanted are"),
        ('tr("C", *rest)', "starred"),
        ('tr("C", "%n cards", "", n)', "wanted are"),
        ('tr("C", "%n cards")', "no number is given"),
        ('tr("C", "cards", n=n)', "neither %n nor"),
        ('tr("C", "")', "empty"),
        ('tr("C", "%1 cards")', "{named}"),
        ('tr("C", "{} cards")', "has no name"),
        ('tr("C", "{open")', "'}'"),
        ('tr("C", "{count} cards").format(n)', "keyword arguments"),
        ('tr("C", "cards") % n', "instead of %"),
        ('QCoreApplication.translate("C", "text")', "translate() is not extracted"),
        ("from hanabi_desktop.wording.text import tr as _", "another name"),
        ('self.tr("text")', "tr() is not extracted"),
        ('QT_TRANSLATE_NOOP("C", "text")', "NOOP() is not extracted"),
        ('Text(context="C", text="text")', "keyword"),
        ('Text("C", "%n cards")', "is Counted"),
        ('Text("C", "{n} cards").translated()', "exactly the fields"),
        ('Text("C", "{n} cards").format(n=n)', "to .translated()"),
        ('Text("C", "cards") + more', "it is said before"),
        ('functools.partial(Text, "C")', "another name"),
        ('_text = partial(Text, "C")\nhint = _text(TEXT)', "the text is no literal"),
        ("from hanabi_desktop.wording.text import Text as T", "another name"),
        ('# TRANSLATORS: a card\ntr("C", "text")', "#:"),
    ],
)
def test_the_guard_catches(call: str, reason: str) -> None:
    caught = mistakes(call)
    assert len(caught) == 1
    assert reason in caught[0].reason


def test_a_mistake_names_its_place() -> None:
    assert str(mistakes('\n\ntr("C", text)')[0]) == "module.py:3: the text is no literal"


def test_a_text_is_taken_once_from_the_whole_package(tmp_path: Path) -> None:
    package = tmp_path / "package"
    package.mkdir()
    (package / "a.py").write_text('tr("C", "b")\n', encoding="utf-8")
    (package / "b.py").write_text('#: A letter\ntr("C", "b")\ntr("C", "a")\n', encoding="utf-8")
    found, wrong = source_texts.scan_package(package)
    assert not wrong
    assert [(text.text, text.remark) for text in found] == [("a", ""), ("b", "A letter")]


def test_a_text_is_plural_everywhere_or_nowhere(tmp_path: Path) -> None:
    module = tmp_path / "a.py"
    module.write_text('tr("C", "%n b")\ntr("C", "%n b", n=n)\n', encoding="utf-8")
    _, wrong = source_texts.scan_package(tmp_path)
    assert [mistake.line for mistake in wrong] == [1]
