"""Every box is whole: each has its value, and each of its texts is found, translated and said somewhere."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache

import pytest
import source_texts
import ts_files
import update
from msgspec import Struct
from msgspec.structs import fields

from hanabi_desktop.boxes import BOXES, Bottom, Box, ByNumber, box_of
from hanabi_desktop.boxes.book import Book, Handling, MasterBook
from hanabi_desktop.boxes.box import Side, Sort
from hanabi_desktop.rules import Kit
from hanabi_desktop.wording.text import Counted, Text
from hanabi_desktop.wording.tokens import Choices, Gains, TokenRefusals, TokenRequests, TokenWords
from tests.each import each

PARTS = (Bottom, Box, Book, Choices, Gains, Handling, MasterBook, TokenRequests, Side, Sort, TokenRefusals, TokenWords)


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


def everything() -> list[tuple[str, Text | Counted]]:
    return [(f"{kit.value}: {path}", text) for kit in Kit for path, text in texts(box_of(kit))]


@cache
def translated(code: str) -> dict[tuple[str, str, str], bool]:
    """The finished translations of a language, and whether each has a form for each number."""
    messages = ts_files.read(update.FOLDER / f"hanabi_{code}.ts")
    return {(m.context, m.text, m.comment): m.plural for m in messages if not m.state and all(m.forms)}


def test_every_kit_has_a_box_of_its_own() -> None:
    assert list(BOXES) == list(Kit)
    assert len(set(BOXES.values())) == len(Kit)


@each("part", PARTS)
def test_every_part_has_to_be_given(part: type) -> None:
    required = len(fields(part))
    assert required
    with pytest.raises(TypeError, match=f"Missing required argument '{fields(part)[0].name}'"):
        part()


def test_no_part_is_left_out_of_this_test() -> None:
    def parts(value: object) -> set[type]:
        inner = value if isinstance(value, tuple) else ()
        if isinstance(value, Struct):
            inner = tuple(getattr(value, part.name) for part in fields(value))
        return {type(value)}.union(*(parts(part) for part in inner))

    found = {part for box in BOXES.values() for part in parts(box) if "hanabi_desktop" in part.__module__}
    assert {part for part in found if part.__module__.split(".")[1] in ("boxes", "wording")} - set(PARTS) == {
        # These are made of positional values: whatever is left out is an error of the type.
        Text,
        Counted,
        ByNumber,
        type(box_of(Kit.TILES).handling.lay_clocks),
        type(box_of(Kit.TILES).catastrophe),
        type(box_of(Kit.TILES).handling.discard_pile),
    }


@each("code", ["nb", "sv", "de"])
def test_every_text_of_every_box_is_translated(code: str) -> None:
    known = translated(code)
    missing = [path for path, text in everything() if (text.context, text.text, text.comment) not in known]
    assert not missing, "\n" + "\n".join(missing)


def test_every_counted_text_has_its_english_forms() -> None:
    known = translated("en")
    counted = [(path, text) for path, text in everything() if isinstance(text, Counted)]
    assert counted
    missing = [path for path, text in counted if not known.get((text.context, text.text, text.comment))]
    assert not missing, "\n" + "\n".join(missing)


def test_a_part_has_the_same_fields_in_every_box() -> None:
    found: dict[str, dict[str, frozenset[str]]] = defaultdict(dict)
    for kit in Kit:
        for path, text in texts(box_of(kit)):
            found[path.partition("[")[0]][kit.value] = source_texts.fields(text.text)
    assert {path: in_boxes for path, in_boxes in found.items() if len(set(in_boxes.values())) > 1} == {}


@each("kit", Kit)
def test_two_texts_of_a_box_that_say_the_same_are_one_part(kit: Kit) -> None:
    paths: dict[Text | Counted, set[str]] = defaultdict(set)
    for path, text in texts(box_of(kit)):
        paths[text].add(path.rpartition(".")[0])
    assert {text.text: where for text, where in paths.items() if len(where) > 1} == {}


@each("kit", Kit)
def test_there_is_a_sentence_for_every_number_of_tokens(kit: Kit) -> None:
    steps = [least for least, _ in box_of(kit).handling.clocks_in_play.steps]
    assert steps[0] == 1
    assert steps == sorted(set(steps))
    chosen = {box_of(kit).handling.clocks_in_play.of(number) for number in range(1, 21)}
    assert len(chosen) == len(steps)


def test_every_part_of_a_box_is_used_somewhere() -> None:
    package = update.PACKAGE
    named = {
        node.attr
        for path in package.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
    }
    unused = [f"{part.__name__}.{field.name}" for part in PARTS for field in fields(part) if field.name not in named]
    assert unused == []
