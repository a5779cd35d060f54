"""What a player types into the search leads first to what is meant most likely."""

from hanabi_desktop.rulebook import Document
from hanabi_desktop.rulebook.search import occurrences, ranked
from hanabi_desktop.rules import EditionId
from tests.each import each
from tests.rulebook.books import rulebook

SOUGHT = {
    "en": {
        "end": "end",
        "last round": "end-last-round",
        "disc": "discard",
        "hint": "hint",
        "master": "variants-master",
        "variants": "variants",
        "undo": "screen-take-back",
        "computer": "company",
        "five": "bonus-five",
        "deck": "glance-deck",
    },
    "de": {
        "ende": "end",
        "letzte runde": "end-last-round",
        "wegschauen": "screen-look-away",
        "karten": "box-values",
        "gedachtnis": "talk-memory",
        "wer beg": "glance-starter",
    },
    "nb": {"slutt": "end", "se bort": "screen-look-away", "kort": "box-values", "angre": "screen-take-back"},
    "sv": {"sista rundan": "end-last-round", "ledtrad": "hint", "kortlek": "glance-deck"},
}


def first(document: Document, word: str) -> str:
    """Where the search leads first."""
    texts = {section.id: section.title for section in document.sections}
    texts |= {each.id: f"{each.title} {each.text}" for each in document.paragraphs}
    told = {
        place: [not text[start - 1 : start].isalnum() for start, _ in found]
        for place, text in texts.items()
        if (found := occurrences(text, word))
    }
    return ranked(document, word, told)[0]


@each("code", SOUGHT)
def test_what_a_title_or_the_index_calls_so_comes_first(code: str) -> None:
    document = rulebook(code, EditionId.GERMAN if code == "de" else EditionId.ENGLISH)
    assert {word: first(document, word) for word in SOUGHT[code]} == SOUGHT[code]


def test_a_word_is_found_in_any_letters_and_where_it_ends_otherwise() -> None:
    text = "Kasta ett kort: Ledtråd. ledtråden"
    assert occurrences(text, "LEDTRÅD ") == [(16, 7), (25, 7)]
    assert occurrences(text, "ledtrad") == [(16, 7), (25, 7)]
    assert occurrences(text, "korten") == []
    assert occurrences(text, " ") == []
