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


@each(
    "call",
    [
        'QCoreApplication.translate("Table", "Two cards")',
        "QCoreApplication.translate('Table', 'Two cards')",
        'QCoreApplication.translate("Table", "Two " "cards")',
        'QCoreApplication.translate(\n    "Table",\n    "Two cards",\n)',
        'translate("Table", "Two cards")',
        'f\'<b>{QCoreApplication.translate("Table", "Two cards")}</b>\'',
        'Text("Table", "Two cards")',
        'TITLE: Final = Text("Table", "Two cards")',
        '{1: Text(\n    "Table",\n    "Two cards",\n)}',
    ],
)
def test_a_well_spelled_text_is_found(call: str) -> None:
    assert texts(call) == [SourceText("Table", "Two cards")]


@each("number", ["n", "len(hand)", "game.clocks - 1", "hands[0].count", "(n)", "n if n else 0"])
@each("end", ["", ",\n"])
def test_a_text_with_a_number_is_plural(number: str, end: str) -> None:
    assert texts(f'QCoreApplication.translate("Table", "%n card(s)", "", {number}{end})') == [
        SourceText("Table", "%n card(s)", "", plural=True)
    ]


def test_a_number_may_be_a_word() -> None:
    expected = [SourceText("Table", "{count} card(s)", "", plural=True)]
    assert texts('Counted("Table", "{count} card(s)").said(n, count=word)') == expected


@each("use", ["", ".said(n)", ".said(len(hand), translate)"])
def test_a_counted_text_is_plural(use: str) -> None:
    expected = [SourceText("Table", "%n card(s)", "", plural=True)]
    assert texts(f'Counted("Table", "%n card(s)"){use}') == expected
    assert texts(f'Counted("Table", "%n card(s)", "in a hand"){use}') == [
        SourceText("Table", "%n card(s)", "in a hand", plural=True)
    ]


def test_the_fields_are_filled_in_after_the_translation() -> None:
    source = 'QCoreApplication.translate("Table", "{giver} → {taker}").format(giver=a, taker=b)'
    assert texts(source) == [SourceText("Table", "{giver} → {taker}")]
    assert texts('QCoreApplication.translate("Table", "{giver}").format(**names)')
    assert texts('QCoreApplication.translate("Table", "{{literally}}").format()')


@each(
    "source",
    [
        """
        #: Said to
        #: everybody.
        label = QCoreApplication.translate("Table", "Look away")
        """,
        """
        label.setText(
            #: Said to everybody.
            QCoreApplication.translate("Table", "Look away")
        )
        """,
        """
        #: Said to everybody.
        label.setText(
            QCoreApplication.translate("Table", "Look away")
        )
        """,
        """
        QCoreApplication.translate(
            "Table",
            "Look away",  #: Said to everybody.
        )
        """,
        """
        #: Said to everybody.
        LOOK_AWAY = Text("Table", "Look away")
        """,
    ],
)
def test_a_remark_reaches_the_translator(source: str) -> None:
    assert [text.remark for text in texts(source)] == ["Said to everybody."]


@each(
    "call",
    [
        "painter.translate(3, 4)",
        "word.translate(table)",
        'word.translate(str.maketrans("ab", "cd"))',
        "translate = QCoreApplication.translate",
        "program: Translate = QCoreApplication.translate",
        "def say(text: Text | Counted, language: Translate = program) -> Text: ...",
        "isinstance(value, Text | Counted) or isinstance(value, Text)",
        "class Words:\n    title: Text",
        "#: A remark with no text\nx = 1",
    ],
)
def test_what_is_no_text_is_let_alone(call: str) -> None:
    assert texts(call) == []


@each(
    ("call", "reason"),
    [
        ('QCoreApplication.translate("C", f"{n} cards")', "f-string"),
        ('QCoreApplication.translate("C", "%d cards" % n)', "formatted with %"),
        ('QCoreApplication.translate("C", "{n} cards".format(n=n))', "formatted before"),
        ('QCoreApplication.translate("C", "Two " + "cards")', "put together"),
        ('QCoreApplication.translate("C", "a" if x else "b")', "a choice"),
        ('QCoreApplication.translate("C", TEXT)', "the text is no literal"),
        ('QCoreApplication.translate(CONTEXT, "text")', "the context is no literal"),
        ('QCoreApplication.translate("C", "text", note)', "the comment is no literal"),
        ('QCoreApplication.translate("C", "%n cards", n=n)', "keyword"),
        ('QCoreApplication.translate("C", *rest)', "starred"),
        ('QCoreApplication.translate("text")', "wanted are"),
        ('QCoreApplication.translate("C", "%n cards")', "no number is given"),
        ('QCoreApplication.translate("C", "cards", "", n)', "neither %n nor"),
        ('QCoreApplication.translate("C", "")', "empty"),
        ('QCoreApplication.translate("C", "%1 cards")', "{named}"),
        ('QCoreApplication.translate("C", "{} cards")', "has no name"),
        ('QCoreApplication.translate("C", "{open")', "'}'"),
        ('QCoreApplication.translate("C", "{n} cards").format(n)', "keyword arguments"),
        ('QCoreApplication.translate("C", "{n} cards").format(m=n)', "exactly the fields"),
        ('QCoreApplication.translate("C", "cards") % n', "instead of %"),
        ('app.translate("C", "text")', "spell it"),
        ('self.translate("C", f"{n}")', "spell it"),
        ("short = QCoreApplication.translate", "another name"),
        ("functools.partial(QCoreApplication.translate, 'C')", "another name"),
        ("from PySide6.QtCore import QCoreApplication as Core", "another name"),
        ("from elsewhere import translate as _", "another name"),
        ('self.tr("text")', "tr() is not extracted"),
        ('tr("a" if x else "b")', "tr() is not extracted"),
        ('QT_TRANSLATE_NOOP("C", "text")', "NOOP() is not extracted"),
        ('Text("C", f"{n} cards")', "f-string"),
        ('Text("C", "%d cards" % n)', "formatted with %"),
        ('Text("C", "{n} cards".format(n=n))', "formatted before"),
        ('Text("C", "Two " + "cards")', "put together"),
        ('Text("C", "a" if x else "b")', "a choice"),
        ('Text("C", TEXT)', "the text is no literal"),
        ('Text(CONTEXT, "text")', "the context is no literal"),
        ('Text("C", "text", note)', "the comment is no literal"),
        ('Text(context="C", text="text")', "keyword"),
        ('Text("C", *rest)', "starred"),
        ('Text("text")', "wanted are"),
        ('Text("C", "%n cards")', "is Counted"),
        ('Counted("C", "cards")', "neither %n nor"),
        ('Counted("C", f"%n {cards}")', "f-string"),
        ('Counted("C", "%n cards", "", n)', "wanted are"),
        ('Counted("C", "%n {} cards")', "has no name"),
        ('Text("C", "")', "empty"),
        ('Text("C", "%1 cards")', "{named}"),
        ('Text("C", "{0} cards")', "has no name"),
        ('Text("C", "{open")', "'}'"),
        ('Text("C", "{n} cards").said()', "exactly the fields"),
        ('Counted("C", "%n cards of {name}").said(3, n=3)', "exactly the fields"),
        ('Text("C", "{n} cards").format(n=n)', "to .said()"),
        ('Text("C", "cards") + more', "it is said before"),
        ("Short = Text", "another name"),
        ("list(map(Counted, contexts, texts))", "another name"),
        ("make(kind=Text)", "another name"),
        ("from hanabi_desktop.wording.text import Text as T", "another name"),
        ('program("C", "text")', "is not extracted"),
        ('# TRANSLATORS: a card\nQCoreApplication.translate("C", "text")', "#:"),
        ('# TRANSLATOR Table: a card\nQCoreApplication.translate("C", "text")', "#:"),
    ],
)
def test_the_guard_catches(call: str, reason: str) -> None:
    caught = mistakes(call)
    assert len(caught) == 1
    assert reason in caught[0].reason


def test_a_mistake_names_its_place() -> None:
    assert str(mistakes('\n\nQCoreApplication.translate("C", text)')[0]) == "module.py:3: the text is no literal"


def test_a_text_is_taken_once_from_the_whole_package(tmp_path: Path) -> None:
    package = tmp_path / "package"
    package.mkdir()
    (package / "a.py").write_text('QCoreApplication.translate("C", "b")\n', encoding="utf-8")
    (package / "b.py").write_text(
        '#: A letter\nQCoreApplication.translate("C", "b")\nQCoreApplication.translate("C", "a")\n', encoding="utf-8"
    )
    found, wrong = source_texts.scan_package(package)
    assert not wrong
    assert [(text.text, text.remark) for text in found] == [("a", ""), ("b", "A letter")]


def test_a_text_is_plural_everywhere_or_nowhere(tmp_path: Path) -> None:
    module = tmp_path / "a.py"
    module.write_text('QCoreApplication.translate("C", "%n b")\ntranslate("C", "%n b", "", n)\n', encoding="utf-8")
    _, wrong = source_texts.scan_package(tmp_path)
    assert [mistake.line for mistake in wrong] == [1]
