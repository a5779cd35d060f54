"""Every cell of the table of editions and every variant (rules/README.md, section 2), as a reader of each language finds it.

The words are few and short on purpose: what a player looks for in the sentence, not the sentence.
"""

from dataclasses import dataclass, field
from typing import Any

from hanabi_desktop.rules import EditionId, Multicolour
from tests.each import each
from tests.rulebook.books import rulebook, says, text

LANGUAGES = ("en", "nb", "sv", "de")
ENGLISH, ONLINE, HOUSE = EditionId.ENGLISH, EditionId.ONLINE, EditionId.HOUSE
NORWEGIAN, SWEDISH, GERMAN = EditionId.NORWEGIAN, EditionId.SWEDISH, EditionId.GERMAN
NORDIC = (NORWEGIAN, SWEDISH)
BOXED = (ENGLISH, NORWEGIAN, SWEDISH, GERMAN)
ALL = tuple(EditionId)

TEN, FIVE, WILD = ({"multicolour": kind} for kind in (Multicolour.TEN, Multicolour.FIVE, Multicolour.WILD))
NAMED, EMPTY = {"choreography": True}, {"empty_hints": True}


@dataclass(frozen=True)
class Fact:
    """What a paragraph says in some editions, and what it then does not say."""

    editions: EditionId | tuple[EditionId, ...]
    paragraph: str
    said: str | tuple[str, ...]
    unsaid: str | tuple[str, ...] = ()
    switches: dict[str, Any] = field(default_factory=dict)
    master: bool | None = None


def all_of(one_or_several: Any) -> tuple[Any, ...]:
    return one_or_several if isinstance(one_or_several, tuple) else (one_or_several,)


def spoken(patterns: str, code: str) -> str:
    """The pattern of a language; what is given once is the same everywhere."""
    several = patterns.split(" / ")
    return several[LANGUAGES.index(code)] if len(several) > 1 else patterns


# Words that come again and again: patterns in English, Bokmål, Swedish and German

LID = r"\blid\b / \b(eske)?lokk / \block / deckel"
SPENT_SIDE = r"on (its|their) side / på tvers / på tvären / \bquer\b"
CLOCK = "clock token / klokkebrikke / klockmarker / uhr-?plättchen"
BLUE = r"blue token / blå sjetong / blå marker / blaue\w* chip"
HINT_TILE = "hint tile / hintbrikke / ledtrådsbrick / hinweis-?plättchen"
FUSE = "fuse token / luntebrikke / stubinmarker / lunten-?plättchen"
RED = r"red token / røde? sjetong / röda? marker / rote\w* chip"
STORM = "storm tile / uværsbrikke / ovädersbrick / gewitter-?plättchen"
EXPLOSION = "explosion / eksplosjon / explosion / explosion"
COLOURFUL = "colourful / fargerik / färggrant / buntesten"
LEAGUE = r"\bleague\b / \blaug\b / \bskrå\b / \bliga\b"
FEDERATION = "federation / internasjonale forbundet / internationella förbundet / internationalen? verband"
OLDEST = "oldest / eldste / äldsta / älteste"
LOT = r"at random / tilfeldig / lottas / \blos\b"
MASTER = "master / mester / mästare / meister"
NO_MASTER = "without a master / uten mester / utan mästare / ohne meister"
LEGENDARY = "legendary / legendarisk / legendarisk / legendär"
DIVINE = "divine / guddommelig / gudomlig / göttlich"
CHILDREN = "grown-ups / voksne / vuxna / großen"
OURS = r"\bour own\b / vår egen / vår egen / unsere eigene"
ALLOWED = "is allowed / er lov / är tillåtet / ist erlaubt"
FORBIDDEN = "not allowed / ikke lov / inte tillåtet / nicht erlaubt"
IMPOSSIBLE = "impossible / umulig / omöjlig / nicht möglich"
FIRST = "first mistake / første feilen / första misstaget / ersten? fehler"
SECOND = "second mistake / andre feilen / andra misstaget / zweiten? fehler"
THIRD = "third mistake / tredje feilen / tredje misstaget / dritten? fehler"
FOURTH = "fourth mistake / fjerde feilen / fjärde misstaget / vierten? fehler"
AT_ONCE = "at once / på flekken / genast / auf der stelle"
MULTICOLOUR = r"multicolour / flerfarg / flerfärg / \bbunt"
ORDINARY = "like any other / (som alle|med de) andre / som (alla andra|vilken färg som helst) / wie jede andere"
NEVER = r"\bnever\b|no hint / \baldri\b|ingen hint / aldrig|ingen ledtråd / niemals|kein hinweis|dürfen bunt nicht"
SIX = "six fireworks / seks fyrverkerier / sex fyrverkerier / sechs farbreihen"
SIXTH = "sixth firework / sjette fyrverkeri / sjätte fyrverkeri / sechsten? farbreihe"
WAITS = "everything else waits / alt annet venter / allt annat väntar / alles andere wartet"
THIRTY = r"\b30\b"
EVERY_HINT = "every colour hint / hvert fargehint / varje färgledtråd / jeder farb-?hinweis"
LAST_ROUND = "one more turn / én tur til / en tur till / noch (genau )?einen zug"


CELLS = [
    # cards in the box
    Fact((ENGLISH, GERMAN, HOUSE), "box-cards", (r"\b60\b", MULTICOLOUR), r"\b55\b"),
    Fact((ENGLISH, GERMAN), "box-cards", "ten each.* multi / ti hvite.*ti flerf / tio vita.*tio flerf / je zehn.*bunt"),
    Fact(ALL, "glance-deck", "three 1s.*one 5 / tre enere.*én femmer / tre ettor.*en femma / drei einsen.*eine 5"),
    Fact(ONLINE, "box-cards", r"\b50\b", ("55|60", MULTICOLOUR)),
    Fact(NORDIC, "box-cards", (r"\b55\b", r"\b50\b", "five multi / fem flerf / fem flerf / fünf bunte"), r"\b60\b"),
    # clock tokens
    Fact((ENGLISH, ONLINE), "box-clocks", (r"\b8\b", CLOCK), (HINT_TILE, BLUE)),
    Fact(NORDIC, "box-clocks", (r"\b8\b", BLUE), (HINT_TILE, CLOCK)),
    Fact(GERMAN, "box-clocks", (r"\b8\b", HINT_TILE), (CLOCK, BLUE)),
    Fact(GERMAN, "box-clocks", ("white / hvit / vit / weiß", "black / svart / svart / schwarz")),
    Fact(GERMAN, "box-clocks", "spare / reserve / reserv / ersatz"),
    Fact(ALL, "glance-clocks", r"\b8\b"),
    # fuse tokens
    Fact(ENGLISH, "box-fuses", (r"\b4\b", FUSE, EXPLOSION), (RED, STORM)),
    Fact(ENGLISH, "box-fuses", ("black / svart / svart / schwarz", "shorter / kortere / kortare / kürzer")),
    Fact(ENGLISH, "glance-fuses", ("at the bottom / nederst / underst / unten", EXPLOSION)),
    Fact(ENGLISH, "glance-fuses", "longest fuse on top / lengste lunten øverst / längsta .* överst / oben .* längste"),
    Fact(ONLINE, "box-fuses", (r"\b4\b", FUSE, "red / rød / röd / rote"), (EXPLOSION, STORM)),
    Fact(ONLINE, "glance-fuses", "stack / stable / stapla / stapelt", EXPLOSION),
    Fact(NORDIC, "box-fuses", (r"\b3\b", RED), (FUSE, EXPLOSION, STORM)),
    Fact(GERMAN, "box-fuses", (r"\b3\b", STORM), (FUSE, RED, EXPLOSION)),
    Fact(GERMAN, "box-fuses", "starry sky / stjernehimmel / stjärnhimmel / sternenhimmel"),
    Fact(GERMAN, "box-fuses", "lightning / lyn / blixt / blitz"),
    # mistakes that lose
    Fact((*BOXED, HOUSE), "end-mistakes", (THIRD, AT_ONCE), (FIRST, SECOND, FOURTH)),
    Fact((*BOXED, HOUSE), "glance-mistakes", THIRD, (FIRST, SECOND, FOURTH)),
    Fact(ENGLISH, "end-mistakes", EXPLOSION),
    Fact(ONLINE, "end-mistakes", (FOURTH, AT_ONCE), (FIRST, SECOND, THIRD, EXPLOSION)),
    Fact(ONLINE, "end-mistakes", "last red / siste røde / sista röda / letzte rote"),
    Fact(NORDIC, "end-mistakes", ("last red token / siste røde / sista röda / letzten? roten?", LID)),
    Fact(GERMAN, "end-mistakes", "last storm / siste uvær / sista ovädersbr / letzte gewitter", LID),
    Fact(GERMAN, "variants-difficulty", "two storm / to uvær / två oväders / zwei gewitter"),
    Fact(GERMAN, "variants-difficulty", "only one / bare én / bara en / oder nur eines"),
    Fact(GERMAN, "box-fuses", r"\b2\b", r"\b3\b", {"mistakes": 2}),
    Fact(GERMAN, "end-mistakes", FIRST, (SECOND, THIRD, FOURTH), {"mistakes": 1}),
    # where tokens are
    Fact(ENGLISH, "glance-clocks", (LID, "face up on the table / på bordet / på bordet / auf den tisch")),
    Fact(ENGLISH, "hint-cost", "from the table into / fra bordet .* i eskelokket / från bordet / vom tisch in"),
    Fact(ENGLISH, "discard-gain", "out of the lid / fra eskelokket / från locket / aus dem deckel"),
    Fact(ONLINE, "glance-clocks", SPENT_SIDE, LID),
    Fact(ONLINE, "hint-cost", SPENT_SIDE, LID),
    Fact(ONLINE, "discard-gain", "right way up / rett vei / rätt / richtig herum", LID),
    Fact(NORDIC, "glance-clocks", (LID, "beside / ved siden av / bredvid / neben"), SPENT_SIDE),
    Fact(NORDIC, "hint-cost", "out of the box lid / ut av eskelokket / ur lådans lock / aus dem schachteldeckel"),
    Fact(NORDIC, "play-mistake", (RED, LID)),
    Fact(NORDIC, "discard-gain", (BLUE, LID)),
    Fact(GERMAN, "glance-clocks", (MASTER, "white / hvit / vit / weiß"), LID),
    Fact(GERMAN, "glance-fuses", (MASTER, "starry side / stjernehimmel / stjärnhim / sternenhimmel"), LID),
    Fact(GERMAN, "hint-cost", "white to black / hvit til svart / vit till svart / weiß auf schwarz", LID),
    Fact(GERMAN, "discard-gain", "black back / fra svart / från svart / von schwarz", LID),
    Fact(GERMAN, "play-mistake", (STORM, "lightning / lyn / blixt / blitz"), (LID, FUSE)),
    # a turn at a glance
    Fact((ENGLISH, ONLINE), "glance-hint", CLOCK, (BLUE, HINT_TILE)),
    Fact(NORDIC, "glance-hint", BLUE, (CLOCK, HINT_TILE)),
    Fact(GERMAN, "glance-hint", HINT_TILE, (CLOCK, BLUE)),
    Fact(ALL, "glance-hint", "matching card / alle medspillerens kort / alla medspelarens kort / alle seine karten"),
    Fact(ALL, "glance-discard", "draw a new / trekk et nytt / dra ett nytt / zieh eine neue"),
    Fact(ALL, "glance-discard", "can’t discard / ikke kaste / inte kasta / nicht abwerfen"),
    Fact(ALL, "glance-play", ("a mistake / en feil / ett misstag / ein fehler", "bonus")),
    Fact(ALL, "glance-turn", "clockwise / med klokken / medurs / uhrzeigersinn"),
    Fact(ALL, "glance-turn", "can’t pass / ikke stå over / inte stå över / aussetzen geht nicht"),
    Fact(NORDIC, "glance-discards", LID),
    Fact((ENGLISH, ONLINE, GERMAN), "glance-discards", "the deck / trekkb / dragh / nachzieh", LID),
    # empty hints
    Fact((ENGLISH, HOUSE), "hint-empty", FORBIDDEN, (ALLOWED, IMPOSSIBLE)),
    Fact(ONLINE, "hint-empty", (IMPOSSIBLE, "click / klikke / klick / klick"), (ALLOWED, FORBIDDEN)),
    Fact((*NORDIC, GERMAN), "hint-empty", ALLOWED, (FORBIDDEN, IMPOSSIBLE)),
    Fact((*NORDIC, GERMAN, ENGLISH), "hint-empty", "no white / ingen hvite / inga vita / keine weißen"),
    # who starts
    Fact((ENGLISH, *NORDIC), "glance-starter", COLOURFUL, (OLDEST, LOT)),
    Fact(ONLINE, "glance-starter", (LOT, "you like / dere vil / ni vill / bestimmt"), (OLDEST, COLOURFUL)),
    Fact(GERMAN, "glance-starter", MASTER, (COLOURFUL, LOT)),
    # announcing
    Fact(ENGLISH, "discard-aloud", "aloud / høyt / högt / laut", MASTER),
    Fact(ONLINE, "turn-click", "a click is / nok å klikke / ett klick / genügt ein klick"),
    Fact(GERMAN, "glance-turn", (MASTER, "announce / melder / om för mästaren / sagst")),
    Fact(GERMAN, "master-announce", "every action / hver handling / alltid först / jede aktion"),
    # variants in the book
    Fact(ONLINE, "variants-none", "no variants / ingen varianter / inga varianter / keine varianten"),
    Fact(ENGLISH, "variants-multicolour-10", "variant 1 / variant 1 / variant 1 / variante 1"),
    Fact(ENGLISH, "variants-multicolour-5", "variant 2 / variant 2 / variant 2 / variante 2"),
    Fact(ENGLISH, "variants-multicolour-wild", "variant 3 / variant 3 / variant 3 / variante 3"),
    Fact(ENGLISH, "variants-perfect", "variant 4 / variant 4 / variant 4 / variante 4"),
    Fact(NORDIC, "variants-perfect", "expert / kronen på verket / kronan på verket / krönung"),
    Fact(NORDIC, "variants-multicolour-5", "avalanche|cascade / skred av farger / kaskad av färger / farb"),
    Fact(NORDIC, "variants-choreography", "choreogr / koreografi / koreografi / choreogra"),
    Fact(GERMAN, "variants-multicolour-10", "farbrausch / fargerus|farbrausch / färgrus|farbrausch / farbrausch"),
    Fact(GERMAN, "variants-multicolour-wild", "²"),
]

VARIANTS = [
    # the sixth suit
    Fact(ALL, "glance-goal", ("five fireworks / fem fyrverkerier / fem fyrverkerier / fünf farbreihen", "25"), THIRTY),
    Fact(ALL, "hint-colours", "green / grønn / grön / grün", (MULTICOLOUR, ORDINARY)),
    *(Fact(ALL, "glance-goal", SIX, switches=kind) for kind in (TEN, FIVE, WILD)),
    *(Fact(ALL, "fireworks-multicolour", SIXTH, "25", kind) for kind in (TEN, FIVE, WILD)),
    Fact(ENGLISH, "score-scale", LEAGUE, FEDERATION),
    Fact((NORWEGIAN, SWEDISH, GERMAN), "score-scale", FEDERATION, LEAGUE),
    Fact(HOUSE, "score-scale", "crowd / publikum / publiken / publikum", (LEAGUE, FEDERATION)),
    Fact(ONLINE, "score-scale", "no scale / ingen egen / ingen egen / keine eigene", (LEAGUE, FEDERATION)),
    Fact(NORDIC, "score-divine", ("stars / stjernene / stjärn / sterne", r"\b30\b"), switches=TEN),
    Fact(NORDIC, "score-legendary", ("25–29", CHILDREN), switches=TEN),
    Fact((ENGLISH, GERMAN, HOUSE), "score-legendary", (LEGENDARY, "25–30"), (CHILDREN, DIVINE), TEN),
    *(Fact(ALL, "hint-colours", (MULTICOLOUR, ORDINARY), NEVER, kind) for kind in (TEN, FIVE)),
    Fact(ALL, "hint-colours", "never be named / aldri nevnes / aldrig nämna / niemals bunt", ORDINARY, WILD),
    Fact(ALL, "hint-colours", EVERY_HINT, (), WILD),
    Fact((HOUSE, GERMAN, ENGLISH), "variants-multicolour", (SIXTH, THIRTY)),
    Fact(NORDIC, "variants-multicolour-5", (SIXTH, THIRTY)),
    Fact(ENGLISH, "variants-multicolour-10", (ORDINARY, "ten cards / ti kort / tio kort / zehn karten"), NEVER),
    Fact(
        (HOUSE, GERMAN, ENGLISH, *NORDIC),
        "variants-multicolour-5",
        (
            "name / nevne / nämna / nennen",
            "last copy / ingen av dem kan erstattes / inget av dem går att ersätta / keine .*lässt sich ersetzen",
        ),
    ),
    Fact((HOUSE, GERMAN, ENGLISH), "variants-multicolour-wild", (NEVER, EVERY_HINT), ORDINARY),
    # a perfect show
    Fact(ALL, "end-last-round", (LAST_ROUND, "whoever drew / også den som / även den som / auch wer")),
    Fact(ALL, "glance-deck-empty", "one more turn / én tur til / en tur till / noch einen zug"),
    *(
        Fact(ALL, paragraph, said, LAST_ROUND, {"perfect": True})
        for paragraph, said in (
            ("end-empty-deck", "no last round / ingen siste runde / runda finns inte / letzte runde gibt es nicht"),
            ("end-empty-deck", "smaller hands / færre kort / allt färre kort / immer weniger karten"),
            ("end-indispensable", "no other copy / siste eksemplaret / inget annat exemplar / kein zweites exemplar"),
            ("end-indispensable", "is lost / er spillet tapt / är spelet förlorat / ist die partie verloren"),
            ("end-hand-empty", "only give hints / bare gi hint / bara ge ledtrådar / nur noch hinweise"),
            ("hint-no-cards", "can’t be given / kan ikke få / kan inte få / kann keinen hinweis"),
            ("end-no-action", "lost at once / tapt med en gang / genast förlorat / sofort verloren"),
            ("score-perfect", "a defeat / er tap / en förlust / eine niederlage"),
            ("glance-goal", "a defeat / er tap / en förlust / eine niederlage"),
            ("score-perfect", "no verdict / dømmer ikke / inget omdöme / urteil gibt es nicht"),
            ("glance-end", "play on / spiller dere videre / spelar ni vidare / spielt ihr weiter"),
            ("discard-indispensable", "loses the game / er spillet tapt / är spelet förlorat / verliert die partie"),
        )
    ),
    Fact(
        ENGLISH,
        "variants-perfect-combined",
        "any of the multicolour / hvilken som helst / vilken som helst / jeder variante mit bunten",
    ),
    # choreography
    *(
        Fact(ALL, paragraph, said, switches=on)
        for on in (NAMED, FIVE | NAMED)
        for paragraph, said in (
            ("play-naming", "may name its colour / kan du si fargen / får du säga dess färg / darfst du ihre farbe"),
            ("play-naming", "yours each time / på nytt hver gang / på nytt varje gång / jedes mal neu"),
            ("play-naming-right", "as usual / som vanlig / som vanligt / ganz normal"),
            ("play-naming-right", "bonus / bonusen / bonusen / bonus"),
            ("play-naming-wrong", "would have fitted / ville ha passet / hade passat / gepasst hätte"),
            ("play-naming-misfit", "ordinary mistake / vanlig feil / vanligt misstag / gewöhnlicher fehler"),
            ("play-naming-right", "nothing extra / ikke noe ekstra / inget extra / nichts dazu"),
        )
    ),
    Fact(ALL, "play-naming-multicolour", "of its own / egen farge / egen färg / eigene farbe", (), TEN | NAMED),
    # difficulty
    Fact(GERMAN, "variants-difficulty", ("spare / reserve / reserv / ersatz", "coins / mynter / mynt / münzen")),
    Fact(GERMAN, "box-clocks", ("coins / mynter / mynt / münzen", r"\b12\b"), r"\b8\b", {"clocks": 12}),
]

HOUSE_SWITCHES = [
    Fact(HOUSE, "variants-house", (r"\b1\b.*\b20\b", "fourth / fjerde / fjärde / vierten", MASTER)),
    Fact(HOUSE, "variants-house", "any combination / alle kombinasjoner / vilken kombination / jeder kombination"),
    *(
        Fact(HOUSE, "end-mistakes", said, tuple(other for other in losing if other != said), {"mistakes": mistakes})
        for losing in ((FIRST, SECOND, THIRD, FOURTH),)
        for mistakes, said in enumerate(losing, 1)
    ),
    *(Fact(HOUSE, "box-clocks", rf"\b{clocks}\b", switches={"clocks": clocks}) for clocks in (2, 7, 9, 20)),
    Fact(HOUSE, "box-clocks", "one blue|1 blue / én blå / en blå / ein blaues", switches={"clocks": 1}),
    Fact(HOUSE, "hint-empty", ALLOWED, FORBIDDEN, EMPTY),
    Fact(HOUSE, "screen-hint-empty", "empty hint / tomme hint / tomma ledtrådar / leerhinweise", (), EMPTY),
    Fact(ALL, "variants-master", (MASTER, NO_MASTER), master=False),
    Fact(ALL, "master-moves", WAITS, master=True),
]


@each("code", LANGUAGES)
@each("facts", [CELLS, VARIANTS, HOUSE_SWITCHES])
def test_every_fact_is_stated_and_its_opposite_is_not(code: str, facts: list[Fact]) -> None:
    wrong = []
    for fact in facts:
        for edition in all_of(fact.editions):
            document = rulebook(code, edition, fact.master, **fact.switches)
            place = f"{edition} {fact.switches} {fact.paragraph}"
            if document.paragraph(fact.paragraph) is None:
                wrong.append(f"{place} is not there")
                continue
            told = text(document, fact.paragraph)
            for patterns, wanted in ((fact.said, True), (fact.unsaid, False)):
                found = [words for each in all_of(patterns) if says(told, words := spoken(each, code)) is not wanted]
                wrong += [f"{place} {'does not say' if wanted else 'says'} {words!r}: {told}" for words in found]
    assert not wrong, "\n" + "\n".join(wrong)
