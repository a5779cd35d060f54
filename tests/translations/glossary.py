"""What the tests know of each language: above all one vocabulary, what a term of the game is called wherever it is said.

A stem stands for all forms of a word. Where a language has several words for one term, each of them is right somewhere:
a discard is thrown (`kasta`), and lies on its pile (`kasthög`). Left is what a source text says, right what its
translations then have to say, whatever the case of the letters; the fields of a text are none of its words.
"""

from collections.abc import Mapping
from typing import TypeVar

from hanabi_desktop.rules import Kit

T = TypeVar("T")

QUOTES = {"en": "“”", "nb": "«»", "sv": "”", "de": "„“"}
"""What opens and closes a quotation."""

LOOKED_UP: dict[str, dict[str, tuple[str, ...]]] = {
    "en": {
        "end-mistakes": ("bomb", "life", "lives", "fuse", "Lightning", "strike"),
        "hint-cost": ("clue", "information", "info", "hint token"),
        "discard-gain": ("trash", "throw away", "bin"),
        "screen-take-back": ("undo", "redo"),
        "glance-turn": ("skip",),
        "hint-colours": ("color",),
        "glance-deck": ("draw pile",),
    },
    "nb": {
        "end-mistakes": ("bombe", "liv", "lunte"),
        "hint-cost": ("hint", "ledetråd", "informasjon"),
        "discard-gain": ("kaste", "søppel"),
        "screen-take-back": ("angre",),
        "glance-turn": ("stå over",),
    },
    "sv": {
        "end-mistakes": ("bomb", "liv", "stubin"),
        "hint-cost": ("hint", "information", "tips"),
        "discard-gain": ("slänga", "skräp"),
        "screen-take-back": ("ångra",),
        "glance-turn": ("stå över",),
    },
    "de": {
        "end-mistakes": ("Bombe", "Leben", "Lunte"),
        "hint-cost": ("Tipp", "Information", "Info"),
        "discard-gain": ("wegwerfen", "ablegen"),
        "screen-take-back": ("rückgängig",),
        "glance-turn": ("aussetzen",),
    },
}
"""Words that players may look up in the rulebook, by the place they are to find."""

ACTS: dict[str, dict[str, str]] = {
    r"\b(hints?|hinted|hinting)\b": {"nb": r"hint", "sv": r"ledtråd", "de": r"hinweis"},
    r"\bdiscard(s|ed|ing)?\b": {"nb": r"kast", "sv": r"kast", "de": r"ab(ge)?w[eio]rf|abwurf|wirf|ablage"},
    r"\bplays? (a |the |this )?(card|\{card\})": {"nb": r"spill", "sv": r"spel", "de": r"spiel"},
    r"\bmemory aid\b": {"nb": r"huskehjelp", "sv": r"minneshjälp", "de": r"merkhilfe"},
    r"\bteammates?\b": {"nb": r"medspiller", "sv": r"medspelar", "de": r"mitspieler"},
}
"""What players do and who they are, in labels, headlines and other short texts; a long one may say it otherwise."""

SHORT = 50
"""The letters of the longest text that is short."""

THINGS: dict[str, dict[str, str]] = {
    r"\bdiscard pile\b": {"nb": r"kastebunke", "sv": r"kasthög", "de": r"ablagestapel"},
    r"\bthe deck\b": {"nb": r"trekkbunke", "sv": r"draghög", "de": r"nachziehstapel"},
    r"\bclock tokens?\b": {"nb": r"klokkebrikke", "sv": r"klockmarker", "de": r"uhr-?plättchen"},
    r"\bfuse tokens?\b": {"nb": r"luntebrikke", "sv": r"stubinmarker", "de": r"lunten-?plättchen"},
    r"\bblue tokens?\b": {"nb": r"sjetong", "sv": r"blåa? marker", "de": r"blaue[nrs]? chip"},
    r"\bhint tiles?\b": {"nb": r"hintbrikke", "sv": r"ledtrådsbrick", "de": r"hinweis-?plättchen"},
    r"\bstorm tiles?\b": {"nb": r"uværsbrikke", "sv": r"ovädersbrick", "de": r"gewitter-?plättchen"},
    r"\bbox lid\b": {"nb": r"eskelokk", "sv": r"lådans lock|locket", "de": r"deckel"},
    r"\bfireworks?\b(?! maker)": {"nb": r"fyrverkeri", "sv": r"fyrverkeri", "de": r"feuerwerk|reihe"},
    r"\bmaster\b": {"nb": r"mester", "sv": r"mästar", "de": r"meister"},
    r"\blast round\b": {"nb": r"siste runde", "sv": r"sista runda", "de": r"letzten? runde"},
    r"\bmulticolour(ed)?\b": {"nb": r"flerfarge", "sv": r"flerfärg", "de": r"bunt"},
    r"\bjournal\b": {"nb": r"logg", "sv": r"logg", "de": r"spielverlauf"},
    r"\b(emblem|badge)s?\b": {"nb": r"merke", "sv": r"märke", "de": r"zeichen"},
    r"\b(sideways|tilt|on (its|their) side)\b": {"nb": r"på tvers", "sv": r"på tvären", "de": r"quer"},
    r"\bpeek": {"nb": r"kikk|titt", "sv": r"kika|titt", "de": r"ansehen|angesehen|sieht|blick|schaut"},
    r"\breplay\b": {"nb": r"repris", "sv": r"repris", "de": r"nach(ge|zu)?spiel|abspiel"},
    r"^&?continue( from here)?$": {"nb": r"spill videre", "sv": r"spela vidare", "de": r"weiter&?spielen"},
    r"\bnumber hint": {"nb": r"tallhint", "sv": r"sifferledtråd", "de": r"zahlenhinweis"},
    r"(computer, |^)basic$": {"nb": r"enkel", "sv": r"enkel", "de": r"einfach"},
    r"\brulebook\b": {"nb": r"regelhefte", "sv": r"regelhäfte", "de": r"spielanleitung|anleitung"},
}
"""What lies on the table or has a name in the program, in every text that speaks of it."""

_CLOCK, _LID, _TILES = {Kit.CLOCKS_AND_FUSES, Kit.TURNED_CLOCKS}, {Kit.BOX_LID}, {Kit.TILES}
_LIDS = {Kit.CLOCKS_AND_FUSES, Kit.BOX_LID}
TOKENS: dict[str, dict[str, set[Kit]]] = {
    "en": {r"(clock|fuse) token": _CLOCK, r"(blue|red) token": _LID, r"\btile": _TILES, r"\blid\b": _LIDS},
    "nb": {r"(klokke|lunte)brikke": _CLOCK, r"sjetong": _LID, r"(hint|uværs)brikke": _TILES, r"lokket?\b": _LIDS},
    "sv": {
        r"(klock|stubin)marker": _CLOCK,
        r"(blå|röd)a? marker": _LID,
        r"(ledtråds|oväders)brick": _TILES,
        r"\block(et)?\b": _LIDS,
    },
    "de": {r"(uhr|lunten)plättchen": _CLOCK, r"\bchip": _LID, r"(hinweis|gewitter)plättchen": _TILES, r"deckel": _LIDS},
}
"""What only some boxes have, and the boxes that have it."""

FORBIDDEN: dict[str, dict[str, str]] = {
    "en": {
        r"\b(lay|lays|laying|lie|lies|lying|laid)( it| them| the card| every hand)? open\b": "face up",
        r"\b(an|the) own (card|hand|one)\b": "one of your own cards",
        r"\bhas the turn\b": "{name}’s turn",
        r"\b(is|are) (put|made) anew\b": "again",
        r"\bthe green check\b": "the green tick",
        r"\bOpen a record\b": "a saved game",
        r"(?<!\{)\bvalues?\b": "number, as a child says it",
        r"\bemblem": "badge",
        r"\b(resume|keep playing)": "Continue",
        r"\btilt": "turn sideways",
        r"\bpeek": "look: peeking is cheating",
        r"\bwithdr[ae]w": "take back",
        r"\bplain computer|\bcomputer, plain": "basic",
        r"[^\s“]'|'\w": "the curly ’",
        r" …$": "… without a space before it",
        r"\d %|\} %": "% without a space before it",
    },
    "nb": {
        r"\bprivate visning": "a flat is viewed so",
        r"\bunder bordet\b": "under the furniture",
        r"\b(alle hender|hver hånd) ligger\b": "cards lie, hands do not",
        r"\bstår inn for\b": "to vouch for",
        r"\bopplysning": "an official’s word; “hint”",
        r"\bforkast": "to reject; “kaste”",
        r"\bverdi(en|er|ene)?\b": "“tall”, as a child says it",
        r"\b(drei|vri)": "“legge på tvers”",
        r"\btegn(et|ene)?\b": "writing and gestures; “merke”",
        r"\bgjennomgang": "“reprise”",
        r"\bfortsett\b": "“Spill videre”",
        r"\bskift\b|\+(Del|Ins)\b": "what the keys do not say",
        r"\bhendene krymper": "they would be small hands",
        r" …$": "… without a space before it",
    },
    "sv": {
        r"\bgöra?r? sitt\b": "says nothing of what is to be done",
        r"\bredo\b": "“Klar”",
        r"\bvrid": "“lägga på tvären”",
        r"\btecken\b": "writing and gestures; “märke”",
        r"\bfortsätt\b": "“Spela vidare”",
        r"\b(skift|retur)\b|\+(Del|Ins)\b": "what the keys do not say",
        r"\brättvänd(er|s)\b": "an adjective; “vänder rätt”",
        r"\bmeddelar:": "sounds like an order",
        r"\bsitt eget mått\b": "sin egen linje",
        r" …$": "… without a space before it",
    },
    "de": {
        r"\bfremde[nrs]? (karten?|hand|hände)\b": "of strangers; “eines Mitspielers”",
        r"\bmit gezogener maus\b": "like a weapon drawn",
        r"\b(ton|sound)effekt": "Geräusche",
        r"^&?fortsetzen$": "Weiterspielen",
        r"\b(wiedergabe|partie ansehen)\b": "Nachspielen; Abspielen, wo es von selbst geht",
        r"\bvermerkt": "an official’s word; “steht”",
        r"\bhinweis(e)? mein(t|en)": "people mean; “gemeint ist”",
        r" …$": "… without a space before it",
    },
}
"""False friends and words of translators, each with the reason or the word instead."""

EXCEPTIONS: dict[tuple[str, str], str] = {("de", "Stop the replay"): "a button beside what it stops"}
"""A language and a source text that may do without the word, and why."""

SEARCHED = frozenset({"RulebookIndex"})
"""The context of what players may type into the search, which is whatever they call a thing."""


def own(code: str, words: Mapping[str, T], what: str) -> T:
    """What the tests know of a language; fails with a sentence where it is missing."""
    assert code in words, f"tests/translations/glossary.py has no {what} in {code!r}"
    return words[code]
