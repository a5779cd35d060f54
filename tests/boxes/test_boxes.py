"""Every box is whole: each has its value, and each of its texts is found, translated and said somewhere."""

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache

import source_texts
import ts_files
import update
from msgspec import Struct
from msgspec.structs import fields

from hanabi_desktop.boxes import box_of
from hanabi_desktop.rulebook import compose
from hanabi_desktop.rules import Kit
from hanabi_desktop.widgets.language import LANGUAGES
from hanabi_desktop.wording.text import Counted, Text
from tests.each import each
from tests.proofreading.messages import Key, books, messages_of
from tests.rulebook.books import source_text
from tests.translations.glossary import SEARCHED, TOKENS, own


def texts(value: object, path: str = "") -> Iterator[tuple[str, Text | Counted]]:
    """Every text in a value, with the way to it."""
    if isinstance(value, Text | Counted):
        yield path, value
    elif isinstance(value, tuple):
        for number, part in enumerate(value):
            yield from texts(part, f"{path}[{number}]")
    elif isinstance(value, Struct):
        for part in fields(value):
            yield from texts(getattr(value, part.name), f"{path}.{part.name}".lstrip("."))


@each("code", LANGUAGES)
def test_every_text_of_every_box_is_translated(code: str) -> None:
    messages = ts_files.read(update.FOLDER / f"hanabi_{code}.ts")
    known = {(m.context, m.text, m.comment): m.plural for m in messages if not m.state and all(m.forms)}
    missing = [
        f"{kit.value}: {path}"
        for kit in Kit
        for path, text in texts(box_of(kit))
        # English has nothing but the forms of what is counted.
        if (code != "en" or isinstance(text, Counted)) and (text.context, text.text, text.comment) not in known
    ]
    assert not missing, "\n" + "\n".join(missing)


def test_a_part_has_the_same_fields_in_every_box() -> None:
    found: dict[str, dict[str, frozenset[str]]] = defaultdict(dict)
    for kit in Kit:
        for path, text in texts(box_of(kit)):
            found[path.partition("[")[0]][kit.value] = source_texts.fields(text.text)
    assert {path: in_boxes for path, in_boxes in found.items() if len(set(in_boxes.values())) > 1} == {}


@each("code", LANGUAGES)
def test_a_sentence_names_tokens_only_of_the_boxes_that_say_it(code: str) -> None:
    boxes = speakers()
    wrong = [
        f"{message.context}: {form!r} is said with {other.value}"
        for message in messages_of(code)
        if message.context not in SEARCHED
        for form in message.forms
        for said in [re.sub(r"\{\w+\}", "", form)]
        for token, having in own(code, TOKENS, "names of tokens").items()
        if re.search(token, said, re.IGNORECASE)
        for other in boxes.get(message.key, set(Kit)) - having
    ]
    assert not wrong, "\n" + "\n".join(wrong)


@cache
def speakers() -> dict[Key, set[Kit]]:
    """The boxes that lie there when a message is said; what nobody here says is said with all of them."""
    found: dict[Key, set[Kit]] = defaultdict(set)
    for kit in Kit:
        for _, text in texts(box_of(kit)):
            found[text.context, text.text, text.comment].add(kit)
    said: set[Key] = set()

    def noted(context: str, text: str, comment: str = "", /, *, n: int = -1, **fields: object) -> str:
        said.add((context, text, comment))
        return source_text(context, text, comment, n=n, **fields)

    for _, edition, rules, master in books():
        said.clear()
        compose(edition, rules, master, noted)
        for key in said:
            found[key].add(edition.kit)
    return found


@each("kit", Kit)
def test_there_is_a_sentence_for_every_number_of_tokens(kit: Kit) -> None:
    steps = [least for least, _ in box_of(kit).handling.clocks_in_play]
    assert steps[0] == 1
    assert steps == sorted(set(steps))
