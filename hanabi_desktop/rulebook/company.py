"""Playing well, and playing well together."""

from hanabi_desktop.rulebook.document import Kind, Paragraph, Section
from hanabi_desktop.rulebook.facts import Facts
from hanabi_desktop.rules import MemoryAid, Multicolour
from hanabi_desktop.wording.editions import memory_name, memory_text
from hanabi_desktop.wording.text import Translate


def advice(facts: Facts, translate: Translate) -> Section:
    """What players find out sooner or later."""
    told = [
        ("begin", translate("Rulebook", "Begin with the ones. A value hint “1” early on is rarely wasted.")),
        (
            "fives",
            translate("Rulebook", "Watch over the fives: there is just one of each. Tell their owners in good time."),
        ),
        (
            "last-copy",
            translate(
                "Rulebook",
                "Before you discard, look through the discard pile. If all other copies of a card lie there already, yours "
                "is the last.",
            ),
        ),
        (
            "left-out",
            translate(
                "Rulebook",
                "A hint also speaks of the cards it does not point at. Those are certainly not red, or certainly not twos.",
            ),
        ),
        (
            "why",
            translate(
                "Rulebook",
                "Ask yourself why you are told this, and why just now. Usually a friend wants you to play that card, or to "
                "spare it.",
            ),
        ),
        (
            "two-for-one",
            translate("Rulebook", "The best hints tell two people something: the one addressed, and the next."),
        ),
        ("breath", facts.box.book.breath.said(translate)),
    ]
    match facts.rules.multicolour:
        case Multicolour.FIVE:
            told.append(
                (
                    "five-only",
                    translate("Rulebook", "Each multicolour card exists only once: treat them all like fives."),
                )
            )
        case Multicolour.WILD:
            told.append(
                (
                    "wild",
                    translate(
                        "Rulebook",
                        "A card that two hints of different colours have pointed at can only be multicolour.",
                    ),
                )
            )
        case _:
            pass
    if facts.rules.perfect:
        told.append(
            (
                "perfect",
                translate("Rulebook", "Count the copies: what you can no longer replace is worth more than any hint."),
            )
        )
    told.append(("calm", translate("Rulebook", "And when it goes wrong, laugh. The next show is only a shuffle away.")))
    paragraphs = tuple(Paragraph(f"advice-{name}", text, kind=Kind.ITEM) for name, text in told)
    return Section("advice", translate("Rulebook", "A little advice"), paragraphs)


def talk(_facts: Facts, translate: Translate) -> Section:
    """How much may be said."""
    told = (
        ("talk-strict", translate("Rulebook", "Taken strictly, hints are all that passes between you.")),
        (
            "talk-measure",
            translate(
                "Rulebook",
                "How strictly you take it is for your group to settle, best before the first card is dealt: every group finds "
                "a measure of its own.",
            ),
        ),
        (
            "talk-fair",
            translate(
                "Rulebook",
                "“I still know nothing about my cards”, or “do you remember what you have?”: sentences like these are always a "
                "fair house rule.",
            ),
        ),
        (
            "talk-memory",
            translate(
                "Rulebook",
                "Memory can be helped as well. For each game you choose how much of the hints stays on the cards:",
            ),
        ),
    )
    rows = (
        Paragraph(f"talk-memory-{aid.value}", memory_text(aid, translate), memory_name(aid, translate), Kind.ROW)
        for aid in MemoryAid
    )
    paragraphs = (*(Paragraph(name, text) for name, text in told), *rows)
    return Section("talk", translate("Rulebook", "Talking at the table"), paragraphs)
