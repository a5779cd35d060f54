"""Writes the pages to proofread: `python -m tests.proofreading [--language CODE] [--out FOLDER]`.

There is one page for each language, with every message, its source and the place where players meet it: the paragraph
of the rulebook, composed, or else the line of the program that says it.
"""

import argparse
import sys
from collections.abc import Mapping, Sequence
from html import escape
from itertools import groupby
from pathlib import Path

# As for pytest: what reads the texts of the program stands beside the translations.
sys.path.insert(0, str(Path(__file__).parents[2] / "translations"))

from hanabi_desktop.widgets.language import LANGUAGES
from tests.proofreading.messages import Key, Message, Passage, messages_of, passages

_STYLE = """
body { font: 16px/1.5 sans-serif; max-width: 72em; margin: 2em auto; padding: 0 1em; }
article { border-top: 1px solid #bbb; padding: .6em 0; }
.said { font-size: 1.15em; margin: .2em 0; white-space: pre-line; }
.source, .where { color: #555; margin: .2em 0; }
blockquote { background: #f3f1e8; margin: .4em 0; padding: .4em .8em; white-space: pre-line; }
"""


def page(language: str, messages: Sequence[Message], found: Mapping[Key, Passage]) -> str:
    """All messages of a language, each with its place."""
    parts = [
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{language}</title>',
        f"<style>{_STYLE}</style><h1>{language}: {len(messages)}</h1>",
    ]
    for context, group in groupby(messages, lambda message: message.context):
        parts.append(f'<h2 id="{escape(context)}">{escape(context)}</h2>')
        parts += [_article(message, found.get(message.key)) for message in group]
    return "\n".join(parts)


def _article(message: Message, passage: Passage | None) -> str:
    said = "".join(f'<p class="said">{escape(form)}</p>' for form in message.forms)
    notes = " · ".join(filter(None, (message.key[2], message.remark)))
    source = f"{escape(message.source)}{f' ({escape(notes)})' if notes else ''}"
    where = f"<blockquote>{escape(passage.text)}</blockquote>" if passage else ""
    place = f"{passage.book}: {passage.paragraph}, {message.where}" if passage else message.where
    return (
        f'<article>{said}<p class="source" lang="en">{source}</p>{where}<p class="where">{escape(place)}</p></article>'
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.proofreading", description="Write the pages to proofread.")
    parser.add_argument("--language", choices=LANGUAGES, help="one language only")
    parser.add_argument("--out", type=Path, default=Path("proofreading"), metavar="FOLDER", help="where they go")
    options = parser.parse_args(arguments)
    options.out.mkdir(parents=True, exist_ok=True)
    for language in [options.language] if options.language else LANGUAGES:
        path = options.out / f"{language}.html"
        path.write_text(page(language, messages_of(language), passages(language)), encoding="utf-8")
        sys.stdout.write(f"{path}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
