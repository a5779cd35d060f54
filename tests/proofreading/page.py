"""The page that is proofread."""

from collections.abc import Mapping, Sequence
from html import escape
from itertools import groupby

from tests.proofreading.messages import Key, Message, Passage
from tests.proofreading.pictures import Sight

_STYLE = """
body { font: 16px/1.5 sans-serif; max-width: 72em; margin: 2em auto; padding: 0 1em; }
article { border-top: 1px solid #bbb; padding: .6em 0; }
.said { font-size: 1.15em; margin: .2em 0; white-space: pre-line; }
.source, .where { color: #555; margin: .2em 0; }
blockquote { background: #f3f1e8; margin: .4em 0; padding: .4em .8em; white-space: pre-line; }
img { max-width: 40em; border: 1px solid #ccc; display: block; }
summary { cursor: pointer; color: #555; }
"""


def page(
    language: str, messages: Sequence[Message], passages: Mapping[Key, Passage], sights: Mapping[Key, Sight]
) -> str:
    """All messages of a language, each with its place."""
    parts = [
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{language}</title>',
        f"<style>{_STYLE}</style><h1>{language}: {len(messages)}</h1>",
    ]
    for context, group in groupby(messages, lambda message: message.context):
        parts.append(f'<h2 id="{escape(context)}">{escape(context)}</h2>')
        parts += [_article(message, passages.get(message.key), sights.get(message.key)) for message in group]
    return "\n".join(parts)


def _article(message: Message, passage: Passage | None, sight: Sight | None) -> str:
    said = "".join(f'<p class="said">{escape(form)}</p>' for form in message.forms)
    notes = " · ".join(filter(None, (message.key[2], message.remark)))
    source = f"{escape(message.source)}{f' ({escape(notes)})' if notes else ''}"
    return (
        f'<article>{said}<p class="source" lang="en">{source}</p>'
        f'{_passage(passage)}{_sight(sight)}<p class="where">{escape(message.where)}</p></article>'
    )


def _passage(passage: Passage | None) -> str:
    if passage is None:
        return ""
    place = f"{passage.book}: {passage.paragraph}"
    return f'<p class="where">{escape(place)}</p><blockquote>{escape(passage.text)}</blockquote>'


def _sight(sight: Sight | None) -> str:
    if sight is None:
        return ""
    line = f"<blockquote>{escape(sight.line)}</blockquote>" if sight.line else ""
    return (
        f"{line}<details><summary>{escape(sight.place)} ({escape(sight.how)})</summary>"
        f'<img loading="lazy" src="{escape(sight.picture)}" alt=""></details>'
    )
