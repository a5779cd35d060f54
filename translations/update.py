"""Bring the translations up to date with the program: extract its texts, then compile.

python translations/update.py            the one command: .ts from the program, .qm from the .ts
python translations/update.py --add fr   begin another language
python translations/update.py --check    change nothing, and fail if something is wrong
"""

import argparse
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import qt_tools
import source_texts
import ts_files

FOLDER = Path(__file__).resolve().parent
PACKAGE = FOLDER.parent / "hanabi_desktop"
SOURCE_LANGUAGE = "en"
_NEXT = """\
{ts} holds {texts} texts to translate. What comes next:
 1. Name the language in LANGUAGES of hanabi_desktop/widgets/language.py: then the program speaks it as far as you are.
 2. Translate in Qt Linguist or any editor, run translations/update.py, and look: hanabi-desktop --language {code}
 3. The row "a language" of CONTRIBUTING.md lists what else names the languages; the tests tell what was forgotten."""


def extract(texts: Sequence[source_texts.SourceText], ts: Path) -> None:
    """Merge the texts into one `.ts` file, which is made if it is not there."""
    language = ts.stem.removeprefix("hanabi_")
    if ts.exists():
        ts_files.carry_over(ts, texts)
    with tempfile.TemporaryDirectory() as folder:
        module = Path(folder) / "texts.py"
        module.write_text(source_texts.for_lupdate(texts), encoding="utf-8")
        options = ["-locations", "none", "-no-obsolete", "-source-language", SOURCE_LANGUAGE]
        if language == SOURCE_LANGUAGE:
            # English needs to know one card from two cards, and nothing else.
            options.append("-pluralonly")
        qt_tools.run("lupdate", [module, *options, "-target-language", language, "-ts", ts])


def update(texts: Sequence[source_texts.SourceText], folder: Path) -> None:
    """Extract into each language, and compile them all."""
    for ts in sorted(folder.glob("hanabi_*.ts")):
        extract(texts, ts)
    qt_tools.compile_all(folder)


def stale(texts: Sequence[source_texts.SourceText], ts: Path) -> list[str]:
    """What an extraction would change in a `.ts` file."""
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(shutil.copy(ts, folder))
        extract(texts, fresh)
        before, after = ts_files.read(ts), ts_files.read(fresh)
    if before == after:
        return []
    old = {message.source() for message in before}
    new = {message.source() for message in after}
    changes = [f"{ts.name}: {context}: {text!r} is new" for context, text, *_ in sorted(new - old)]
    changes += [f"{ts.name}: {context}: {text!r} is gone" for context, text, *_ in sorted(old - new)]
    return changes or [f"{ts.name}: another order or state"]


def check(texts: Sequence[source_texts.SourceText], folder: Path) -> list[str]:
    """Everything that is wrong with the `.ts` files, in words."""
    wrong = []
    for ts in sorted(folder.glob("*.ts")):
        if ts.name.startswith("hanabi_"):
            wrong += stale(texts, ts)
        wrong += ts_files.faults(ts)
    return wrong


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description="Extract the program's texts into the .ts files, and compile these.")
    group = parser.add_mutually_exclusive_group()
    group.add_argument("--check", action="store_true", help="change nothing; fail if something is wrong")
    group.add_argument("--add", metavar="LANGUAGE", help="begin another language, such as fr or pt_BR")
    options = parser.parse_args(arguments)

    texts, mistakes = source_texts.scan_package(PACKAGE)
    if mistakes:
        print(*mistakes, sep="\n", file=sys.stderr)
        return 1
    try:
        if options.check:
            wrong = check(texts, FOLDER)
            print(*wrong, sep="\n", end="\n" if wrong else "", file=sys.stderr)
            return 1 if wrong else 0
        if options.add:
            extract(texts, FOLDER / f"hanabi_{options.add}.ts")
            print(_NEXT.format(code=options.add, ts=f"translations/hanabi_{options.add}.ts", texts=len(texts)))
        update(texts, FOLDER)
    except qt_tools.QtToolError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
