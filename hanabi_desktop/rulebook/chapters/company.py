"""Playing well, and playing well together."""

from hanabi_desktop.rulebook.document import Kind, Paragraph, Section
from hanabi_desktop.rulebook.facts import Facts
from hanabi_desktop.rules import MemoryAid, Multicolour
from hanabi_desktop.wording.editions import memory_name, memory_text
from hanabi_desktop.wording.text import Translate


def advice(facts: Facts, translate: Translate) -> Section:
    """What players find out sooner or later."""
    told = [
        ("begin", translate("Rulebook", "Start with the 1s. A hint about them early on is rarely wasted.")),
        (
            "fives",
            translate("Rulebook", "Look after the 5s: there’s only one of each. Tell their owners in good time."),
        ),
        (
            "last-copy",
            translate(
                "Rulebook",
                "Before you discard, look through the discard pile. If all the other copies of a card are there "
                "already, the one still out is the last.",
            ),
        ),
        ("blind", _blind(facts, translate)),
        (
            "left-out",
            translate(
                "Rulebook",
                "A hint also tells you about the cards it doesn’t point at: those are definitely not red, or "
                "definitely not 2s.",
            ),
        ),
        (
            "why",
            translate(
                "Rulebook",
                "Ask yourself: why this hint, and why now? Usually a friend wants you to play that card, or to "
                "hang on to it.",
            ),
        ),
        (
            "two-for-one",
            translate("Rulebook", "The best hints help two people: whoever receives them, and whoever plays next."),
        ),
        ("breath", facts.box.book.breath.said(translate)),
    ]
    match facts.rules.multicolour:
        case Multicolour.FIVE:
            told.append(
                (
                    "five-only",
                    translate("Rulebook", "There’s only one of each multicolour card, so look after them like 5s."),
                )
            )
        case Multicolour.WILD:
            told.append(
                (
                    "wild",
                    translate(
                        "Rulebook",
                        "If hints of two different colours have pointed at the same card, it can only be multicolour.",
                    ),
                )
            )
        case _:
            pass
    if facts.rules.perfect:
        told.append(
            (
                "perfect",
                translate("Rulebook", "Count the copies: a card you can’t replace is worth more than any hint."),
            )
        )
    told.append(
        ("calm", translate("Rulebook", "And if it all goes wrong, laugh! The next show is only a shuffle away."))
    )
    paragraphs = tuple(Paragraph(f"advice-{name}", text, kind=Kind.ITEM) for name, text in told)
    return Section("advice", translate("Rulebook", "A little advice"), paragraphs)


def _blind(facts: Facts, translate: Translate) -> str:
    if facts.rules.multicolour is Multicolour.FIVE:
        return translate(
            "Rulebook",
            "Sometimes you have to discard a card you know nothing about. Take heart: there’s more than one of "
            "everything except "
            "the 5s and the multicolour cards, so the show will usually survive it.",
        )
    return translate(
        "Rulebook",
        "Sometimes you have to discard a card you know nothing about. Take heart: there’s more than one of "
        "everything except "
        "the 5s, so the show will usually survive it.",
    )


def talk(facts: Facts, translate: Translate) -> Section:
    """How much may be said."""
    told = (
        ("talk-strict", translate("Rulebook", "Strictly speaking, you may tell each other nothing but hints.")),
        (
            "talk-measure",
            translate(
                "Rulebook",
                "How strict to be is for your group to decide, best before the first card is dealt. Every group "
                "finds its own balance.",
            ),
        ),
        (
            "talk-fair",
            translate(
                "Rulebook",
                "“I still know nothing about my cards” or “do you remember what you have?”: allowing remarks "
                "like these is always a fair house rule.",
            ),
        ),
        (
            "talk-memory",
            translate(
                "Rulebook",
                "Your memory can have some help, too. For each game, the setting “Memory aid” decides how much "
                "of the hints stays on the cards:",
            ),
        ),
    )
    rows = (
        Paragraph(f"talk-memory-{aid.value}", memory_text(aid, translate), memory_name(aid, translate), Kind.ROW)
        for aid in MemoryAid
    )
    paragraphs = [*(Paragraph(name, text) for name, text in told), *rows]
    if facts.master:
        announcing = translate("Rulebook", "What you announce to the master is no hint, so that’s always allowed.")
        paragraphs.insert(1, Paragraph("talk-master", announcing, see=("master",)))
    return Section("talk", translate("Rulebook", "Talking at the table"), tuple(paragraphs))
