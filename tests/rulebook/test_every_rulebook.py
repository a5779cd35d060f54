"""Whatever the rules, the rulebook is whole and its figures are right."""

import re

from hypothesis import given
from hypothesis import strategies as st

from hanabi_desktop.boxes import box_of
from hanabi_desktop.rulebook import Document, compose
from hanabi_desktop.rulebook.chapters_show import EXAMPLE
from hanabi_desktop.rulebook.leaflet import ExamplePicture
from hanabi_desktop.rulebook.pictures import FireworksPicture, TokensPicture
from hanabi_desktop.rules import EDITIONS, Edition, EditionId, Kit, Multicolour, Rating, Rules
from hanabi_desktop.wording.editions import verdict_of
from tests.rulebook.books import all_editions, all_rules, everything, pictures, source_text, text

SECTIONS = (
    *("glance", "story", "box", "turn", "hint", "discard", "play", "fireworks", "bonus", "end", "score", "master"),
    *("round", "advice", "talk", "variants", "index", "screen", "company"),
)
"""In their order; there is one on the master only with a master."""


@given(all_editions, all_rules, st.booleans())
def test_it_is_whole(edition: Edition, rules: Rules, master: bool) -> None:
    document = compose(edition, rules, master, source_text)
    assert [section.id for section in document.sections] == [each for each in SECTIONS if master or each != "master"]
    ids = [paragraph.id for paragraph in document.paragraphs]
    assert len(set(ids)) == len(ids)
    assert not set(ids) & set(SECTIONS)
    assert ids.index("glance-hint") < ids.index("glance-discard") < ids.index("glance-play")
    for section in document.sections:
        assert section.title
        assert section.paragraphs
        for paragraph in section.paragraphs:
            assert paragraph.id.startswith(f"{section.id}-")
            assert re.fullmatch(r"[a-z0-9-]+", paragraph.id)
            assert paragraph.text
            assert all(place in ids or place in SECTIONS for place in paragraph.see)
            assert all(document.title_of(place) for place in paragraph.see)
    assert all(picture.caption or isinstance(picture, ExamplePicture) for picture in pictures(document))
    told = everything(document)
    assert not re.search(r"[{}]|%n", told)


@given(all_editions, all_rules, st.booleans())
def test_its_figures_are_right(edition: Edition, rules: Rules, master: bool) -> None:
    document = compose(edition, rules, master, source_text)
    assert str(rules.clocks) in text(document, "box-clocks")
    fuses = rules.mistakes + (edition.kit is Kit.CLOCKS_AND_FUSES)
    assert str(fuses) in text(document, "box-fuses")
    ordinal = ("first", "second", "third", "fourth")[rules.mistakes - 1]
    assert ordinal in text(document, "end-mistakes")
    assert ordinal in text(document, "glance-mistakes")
    for place in ("glance-goal", "end-complete", "glance-maximum"):
        assert set(re.findall(r"\b(?:25|30)\b", text(document, place))) == {str(rules.maximum)}
    assert set(re.findall(r"\b(?:50|55|60)\b", text(document, "glance-deck"))) == {str(len(rules.cards()))}
    tokens = [picture for picture in pictures(document) if isinstance(picture, TokensPicture)]
    assert {(picture.clocks, picture.limit) for picture in tokens} == {(rules.clocks, rules.mistakes)}
    assert {picture.box for picture in tokens} == {box_of(edition.kit)}
    assert bool(document.paragraph("end-last-round")) is not rules.perfect
    assert bool(document.paragraph("end-indispensable")) is rules.perfect


@given(all_editions, all_rules)
def test_the_worked_example_adds_up(edition: Edition, rules: Rules) -> None:
    document = compose(edition, rules, False, source_text)
    paragraph = document.paragraph("score-example")
    if rules.perfect:
        assert paragraph is None
        return
    assert paragraph is not None
    sums = re.search(r"([\d +]+) = (\d+)", paragraph.text)
    assert sums is not None
    terms = [int(term) for term in sums[1].split("+")]
    assert sum(terms) == int(sums[2]) < rules.maximum
    assert len(terms) == len(rules.suits)
    assert isinstance(paragraph.picture, FireworksPicture)
    assert [height for _, height in paragraph.picture.heights] == terms
    assert paragraph.picture.score == int(sums[2])
    for suit, height in EXAMPLE.items():
        if suit in rules.suits:
            assert re.search(rf"{suit.name.lower()} {height}\b", paragraph.text, re.IGNORECASE)


def scale(document: Document) -> dict[str, str]:
    bands = {f"score-{band.name.lower().replace('_', '-')}" for band in Rating}
    return {paragraph.title: paragraph.text for paragraph in document.paragraphs if paragraph.id in bands}


def test_the_rating_scale_covers_every_score() -> None:
    for edition in EDITIONS.values():
        for kind in Multicolour:
            rules = Rules(multicolour=kind)
            document = compose(edition, rules, False, source_text)
            told = scale(document)
            heading = document.paragraph("score-scale")
            assert heading
            if edition.id is EditionId.ONLINE:
                assert not told
                assert "no scale" in heading.text
                continue
            covered = []
            for band, crowd in told.items():
                lowest, _, highest = band.partition("–")
                for score in range(int(lowest), int(highest or lowest) + 1):
                    covered.append(score)
                    verdict = verdict_of(edition.id, rules, score)
                    assert verdict
                    assert crowd == verdict.text.translated()
            assert covered == list(range(rules.maximum + 1))
