"""Each term has one name in each language, and no word stands where it means something else."""

import re
from collections.abc import Iterator

from hanabi_desktop.widgets.language import LANGUAGES
from tests.each import each
from tests.proofreading.messages import messages_of
from tests.translations.glossary import ACTS, EXCEPTIONS, FORBIDDEN, SEARCHED, SHORT, THINGS, own


@each("code", [code for code in LANGUAGES if code != "en"])
def test_a_term_has_the_same_name_wherever_it_is_said(code: str) -> None:
    wrong = [
        f"{message.context}: {message.source!r} should say {word}: {message.forms}"
        for message in messages_of(code)
        for said in [re.sub(r"\{\w+\}", "", message.source)]
        for term, words in _terms(message.source)
        if re.search(term, said, re.IGNORECASE)
        for word in [own(code, words, f"word for {term}")]
        if not all(re.search(word, form, re.IGNORECASE) for form in _plainly(message.forms))
        and (code, message.source) not in EXCEPTIONS
    ]
    assert not wrong, "\n" + "\n".join(wrong)


@each("code", LANGUAGES)
def test_no_word_stands_where_it_means_something_else(code: str) -> None:
    wrong = [
        f"{message.context}: {form!r}: {reason}"
        for message in messages_of(code)
        if message.context not in SEARCHED
        for form in _plainly(message.forms)
        for word, reason in FORBIDDEN.get(code, {}).items()
        if re.search(word, form, re.IGNORECASE)
    ]
    assert not wrong, "\n" + "\n".join(wrong)


def test_every_exception_is_still_needed() -> None:
    texts = {(code, message.source) for code in LANGUAGES for message in messages_of(code)}
    assert not EXCEPTIONS.keys() - texts


def _terms(source: str) -> Iterator[tuple[str, dict[str, str]]]:
    yield from THINGS.items()
    if len(source) <= SHORT:
        yield from ACTS.items()


def _plainly(forms: tuple[str, ...]) -> list[str]:
    """The texts without the signs that mark letters; fields are no words."""
    return [re.sub(r"&(?!&)", "", form) for form in forms]
