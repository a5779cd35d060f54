"""Reads Qt's `.ts` files, keeps translations of changed texts, and finds those that cannot be right."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from pathlib import Path

from source_texts import SourceText, fields

_MISSING = "is not translated yet"
_NAMED = 10
"""The number of missing translations that are named one by one."""
SIMILAR = 0.7
"""How much of a text (of 1) is in another that it may have been changed to."""


@dataclass(frozen=True)
class Message:
    """One text and its translation: a single form, or one for each plural form of the language."""

    context: str
    text: str
    comment: str
    remark: str
    plural: bool
    state: str
    """Empty for a finished translation, else Qt's word: unfinished, vanished or obsolete."""
    forms: tuple[str, ...]

    def source(self) -> tuple[str, str, str, str, bool]:
        """All that comes from the program and not from the translator."""
        return self.context, self.text, self.comment, self.remark, self.plural


def read(path: Path) -> list[Message]:
    """All messages of a file in their order."""
    messages = []
    # The files are our own, and no entity is ever expanded in them.
    for context in ET.parse(path).getroot().iter("context"):  # noqa: S314
        for element in context.iter("message"):
            translation = element.find("translation")
            if translation is None:
                translation = ET.Element("translation", type="unfinished")
            plural = element.get("numerus") == "yes"
            forms = translation.findall("numerusform") if plural else [translation]
            messages.append(
                Message(
                    context.findtext("name", ""),
                    element.findtext("source", ""),
                    element.findtext("comment", ""),
                    element.findtext("extracomment", ""),
                    plural,
                    translation.get("type", ""),
                    tuple("".join(form.itertext()) for form in forms),
                )
            )
    return messages


def carry_over(path: Path, texts: Sequence[SourceText]) -> None:
    """Let the translation of a text that the program has changed be the unfinished one of the changed text.

    Qt's own extraction discards it.
    """
    tree = ET.parse(path)  # noqa: S314
    changed = False
    for context in tree.getroot().iter("context"):
        elements = {_key(element): element for element in context.iter("message")}
        present = {_key_of(text) for text in texts if text.context == context.findtext("name")}
        new = present - elements.keys()
        for old in sorted(elements.keys() - present):
            best = max(sorted(new), key=lambda key: _likeness(old, key), default=old)
            translation = elements[old].find("translation")
            if best != old and _likeness(old, best) > SIMILAR and translation is not None:
                new.remove(best)
                _set(elements[old], "source", best[0])
                _set(elements[old], "comment", best[1])
                translation.set("type", "unfinished")
                changed = True
    if changed:
        tree.write(path, encoding="utf-8", xml_declaration=True)


def _key(element: ET.Element) -> tuple[str, str, bool]:
    return element.findtext("source", ""), element.findtext("comment", ""), element.get("numerus") == "yes"


def _key_of(text: SourceText) -> tuple[str, str, bool]:
    return text.text, text.comment, text.plural


def _likeness(one: tuple[str, str, bool], other: tuple[str, str, bool]) -> float:
    """How alike two texts are; one with a plural and one without are not."""
    return SequenceMatcher(None, one[0], other[0], autojunk=False).ratio() if one[2] == other[2] else 0.0


def _set(message: ET.Element, tag: str, text: str) -> None:
    element = message.find(tag)
    if element is None and text:
        element = ET.Element(tag)
        # Qt wants the comment behind the source.
        message.insert(1, element)
    if element is not None:
        element.text = text


def _blanks(text: str) -> tuple[str, str]:
    return text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]


def _accelerators(text: str) -> list[str]:
    """The letters that `&` marks; `&&` is the sign itself."""
    return [letter.casefold() for letter in re.findall(r"&(\w)", text.replace("&&", ""))]


def _clashes(messages: list[Message]) -> list[str]:
    """Accelerators that two entries of one menu share: contexts named for a menu hold just its entries."""
    found: dict[tuple[str, str], list[str]] = {}
    for message in messages:
        if message.context.endswith(("Menu", "MenuBar")):
            for letter in _accelerators(message.forms[0] or message.text):
                found.setdefault((message.context, letter), []).append(message.text)
    return [
        f"{context}: {' and '.join(map(repr, texts))} share the accelerator {letter!r}"
        for (context, letter), texts in found.items()
        if len(texts) > 1
    ]


def _faults(message: Message) -> list[str]:
    if message.state == "unfinished":
        begun = any(message.forms)
        return ["is translated, but unfinished: was its text changed?" if begun else _MISSING]
    if message.state:
        return [f"is {message.state}; run update.py"]
    faults = []
    for number, form in enumerate(message.forms):
        if not form.strip():
            faults.append("is finished, but empty")
            continue
        # "One card" needs no figure, if the language keeps a form for exactly one.
        figure_may_be_a_word = message.plural and number == 0 and len(message.forms) > 1
        try:
            wanted = fields(message.text)
            if fields(form) not in ({wanted, wanted - {"count"}} if figure_may_be_a_word else {wanted}):
                faults.append(f"has other fields: {form!r}")
        except ValueError as error:
            faults.append(f"{error}: {form!r}")
        if ("%n" in form) != ("%n" in message.text) and not (figure_may_be_a_word and "%n" not in form):
            faults.append(f"has %n in one language only: {form!r}")
        if len(_accelerators(form)) != len(_accelerators(message.text)):
            faults.append(f"has other accelerators: {form!r}")
        if _blanks(form) != _blanks(message.text):
            faults.append(f"begins or ends with other blanks: {form!r}")
    return faults


def faults(path: Path) -> list[str]:
    """What is wrong with the translations of a file: unfinished, obsolete, or not fitting their texts."""
    messages = read(path)
    wrong = [f"{message.context}: {message.text!r} {fault}" for message in messages for fault in _faults(message)]
    missing = [fault for fault in wrong if fault.endswith(_MISSING)]
    if len(missing) > _NAMED:
        # Of a language that has just been begun a number says more than a list of everything.
        listed = set(missing[_NAMED:])
        wrong = [fault for fault in wrong if fault not in listed]
        wrong.append(f"and {len(listed)} more of {len(messages)} texts are not translated yet")
    return [f"{path.name}: {fault}" for fault in (*wrong, *_clashes(messages))]
