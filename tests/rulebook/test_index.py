"""What players look up, by whatever word they have for it."""

from hanabi_desktop.rulebook import Kind
from hanabi_desktop.rulebook.index import in_order
from hanabi_desktop.rules import EditionId, Multicolour
from hanabi_desktop.widgets.language import LANGUAGES
from tests.each import each
from tests.rulebook.books import book, rulebook, translation
from tests.translations.glossary import LOOKED_UP, own


@each("code", LANGUAGES)
@each("edition", EditionId)
def test_every_word_finds_its_rule(code: str, edition: EditionId) -> None:
    document = rulebook(code, edition)
    for place, words in own(code, LOOKED_UP, "words that players look up").items():
        for word in words:
            assert place in document.look_up(word), (word, place)


@each("code", LANGUAGES)
def test_the_index_is_in_the_order_of_the_alphabet(code: str) -> None:
    document = rulebook(code, EditionId.ENGLISH, multicolour=Multicolour.TEN)
    terms = [each.text for each in document.paragraphs if each.kind is Kind.ENTRY]
    alphabet = translation(code)("RulebookIndex", "abcdefghijklmnopqrstuvwxyz")
    assert len(terms) > 30
    assert len(set(terms)) == len(terms)
    assert terms == sorted(terms, key=lambda term: in_order(term, alphabet))
    assert all(term[0].isupper() for term in terms)


def test_multicolour_is_looked_up_where_the_box_has_it() -> None:
    assert "hint-colours" in book(EditionId.ENGLISH).look_up("rainbow")
    assert book(EditionId.ONLINE).look_up("rainbow") == ()


def test_letters_stand_where_their_language_has_them() -> None:
    swedish, german = "abcdefghijklmnopqrstuvwxyzåäö", "abcdefghijklmnopqrstuvwxyz"
    words = ["Zebra", "Öl", "Apa", "Ost"]
    assert sorted(words, key=lambda word: in_order(word, swedish)) == ["Apa", "Ost", "Zebra", "Öl"]
    assert sorted(words, key=lambda word: in_order(word, german)) == ["Apa", "Öl", "Ost", "Zebra"]


def test_whoever_is_still_typing_is_understood() -> None:
    document = book(EditionId.ENGLISH)
    assert "end-mistakes" in document.look_up("bom")
    assert document.look_up("bo") == ()
    assert document.look_up("hippopotamus") == ()
    assert document.look_up("") == ()


@each("edition", EditionId)
def test_the_index_leads_only_to_what_these_rules_have(edition: EditionId) -> None:
    for switches in ({}, {"perfect": True}, {"multicolour": Multicolour.WILD, "choreography": True}):
        document = book(edition, **switches)
        for entry in document.paragraphs:
            if entry.kind is Kind.ENTRY:
                assert all(document.nearest(place) == place for place in entry.see if document.paragraph(place))
                assert entry.see
