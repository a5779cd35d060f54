"""The scale of each edition, in the tone of its book (rules, section 1)."""

from hanabi_desktop.rules import EditionId, Multicolour, Rating, Rules
from hanabi_desktop.wording.editions import EDITION_WORDS, verdict_of, verdict_sentences
from tests.each import each

_NORDIC = (
    "Dreadful|boo",
    "Middling|polite",
    "Honour intact|long",
    "Very good|happy",
    "Incredible|long",
    "Legendary|stars",
)
_GENERAL = ("Dreadful|boo", "Weak|few", "Honourable|nobody", "Very good|happy", "Wonderful|years", "Legendary|words")
TONES = {
    EditionId.ENGLISH: (
        "Horrible|boo",
        "Mediocre|trace",
        "Honourable|forgotten",
        "Excellent|came for",
        "Amazing|weeks",
        "Legendary|stars",
    ),
    EditionId.NORWEGIAN: _NORDIC,
    EditionId.SWEDISH: _NORDIC,
    EditionId.GERMAN: (
        "Oh dear|boo",
        "Weak|hardly",
        "All right|better",
        "Good|enjoyed",
        "Very good|contain",
        "Legendary|forget",
    ),
    EditionId.ONLINE: _GENERAL,
    EditionId.HOUSE: _GENERAL,
}
SIX = Rules(multicolour=Multicolour.TEN)


@each("edition", EditionId)
def test_every_score_is_told_in_the_tone_of_the_edition(edition: EditionId) -> None:
    for told, scores in zip(
        TONES[edition], (range(6), range(6, 11), range(11, 16), range(16, 21), range(21, 25), (25,)), strict=True
    ):
        name, word = told.split("|")
        for score in scores:
            for rules in (Rules(), SIX) if score < 25 else (Rules(),):
                verdict = verdict_of(edition, rules, score)
                assert verdict
                assert verdict.name.said() == name
                assert verdict.text.said().startswith(name)
                assert word in verdict.text.said()


@each("edition", EditionId)
def test_six_suits_have_the_same_last_verdicts_everywhere(edition: EditionId) -> None:
    best = [verdict_of(edition, SIX, score) for score in range(25, 31)]
    assert [verdict.name.said() for verdict in best if verdict] == ["Legendary"] * 5 + ["Divine"]
    assert {verdict.text.said() for verdict in best[:5] if verdict} == {
        "Legendary: words fail everyone, and grown-ups are children again."
    }
    assert best[-1] == EDITION_WORDS[EditionId.HOUSE].scale.verdict(Rating.DIVINE, six=True)


@each("edition", EditionId)
def test_a_perfect_show_is_measured_by_no_scale(edition: EditionId) -> None:
    assert verdict_of(edition, Rules(perfect=True), 24) is None
    assert verdict_sentences(edition, Rules(perfect=True), 25) == []


def test_no_two_verdicts_of_a_scale_are_alike() -> None:
    for words in EDITION_WORDS.values():
        told = [words.scale.verdict(each, six) for each in Rating for six in (False, True)]
        assert len({verdict.text for verdict in told}) == len(Rating) + 1
