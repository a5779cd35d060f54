"""The chapters on playing together: the master, a little advice, and talking at the table."""

from collections.abc import Iterator

from hanabi_desktop.rulebook.document import Facts, Kind, Paragraph
from hanabi_desktop.rulebook.pictures import MovePicture
from hanabi_desktop.rules import MemoryAid, Multicolour, Starter
from hanabi_desktop.table.actions import TokenMove
from hanabi_desktop.wording.editions import memory_name, memory_text
from hanabi_desktop.wording.text import Translate


def master(facts: Facts, translate: Translate) -> Iterator[Paragraph]:
    """The master's part in full, or a word on playing without."""
    if facts.master:
        yield from _with_master(facts, translate)
        return
    yield Paragraph("master-moves", facts.box.book.master.nobody.said(translate))
    text = translate(
        "Rulebook",
        "Any edition can be played with a master. That’s one of you, in any seat: everybody announces their actions to "
        "the master, and nobody else handles what they cost or earn. You decide on a master when you start a new game.",
    )
    yield Paragraph("master-what", text)


def _with_master(facts: Facts, translate: Translate) -> Iterator[Paragraph]:
    book = facts.box.book.master
    if facts.edition.starter is Starter.MASTER:
        text = translate(
            "Rulebook",
            "The master is one of you and plays like everybody else. In this edition it’s the oldest, who also goes "
            "first.",
        )
    else:
        text = translate("Rulebook", "The master is one of you, in any seat, and plays like everybody else.")
    yield Paragraph("master-who", text)
    yield Paragraph("master-keeps", book.keeps.said(translate))
    text = translate("Rulebook", "Before every action, announce to the master what you’re going to do.")
    yield Paragraph("master-announce", text, see=("turn",))
    caption = translate("Rulebook", "Only the master does this, once the hint has been announced.")
    picture = MovePicture(caption, facts.box, TokenMove.SPEND_CLOCK)
    yield Paragraph(
        "master-hint", book.hint.said(translate), translate("Rulebook", "Giving a hint"), Kind.ITEM, picture=picture
    )
    yield Paragraph(
        "master-discard", book.discard.said(translate), translate("Rulebook", "Discarding a card"), Kind.ITEM
    )
    yield Paragraph("master-play", book.play.said(translate), translate("Rulebook", "Playing a card"), Kind.ITEM)
    yield Paragraph("master-moves", book.moves.said(translate))
    text = translate("Rulebook", "Until then everything else waits: no other action, and no looking at the cards.")
    yield Paragraph("master-waits", text)
    yield Paragraph("master-wrong-token", book.wrong.said(translate))
    yield Paragraph("master-withdraw", book.withdraw.said(translate))
    text = translate(
        "Rulebook",
        "Even after the card has been turned up, the action can be taken back if the master agrees: the card returns "
        "to the hand, and whatever was moved for it goes back too.",
    )
    yield Paragraph("master-take-back", text, see=("screen-take-back",))
    text = translate(
        "Rulebook", "Between actions, the master may hand the role over to anybody else, from the Table menu."
    )
    yield Paragraph("master-hand-over", text)
    text = translate(
        "Rulebook",
        "The master also decides for everybody whether an action is taken back, and whether the game is paused or "
        "ended early.",
    )
    yield Paragraph("master-confirms", text)


def advice(facts: Facts, translate: Translate) -> Iterator[Paragraph]:
    """What players find out sooner or later."""
    texts = {
        "begin": translate("Rulebook", "Start with the 1s. A hint about them early on is rarely wasted."),
        "fives": translate("Rulebook", "Look after the 5s: there’s only one of each. Tell their owners in good time."),
        "last-copy": translate(
            "Rulebook",
            "Before you discard, look through the discard pile. If all the other copies of a card are there already, "
            "the one still out is the last.",
        ),
        "blind": _blind(facts, translate),
        "left-out": translate(
            "Rulebook",
            "A hint also tells you about the cards it doesn’t point at: those are definitely not red, or definitely "
            "not 2s.",
        ),
        "why": translate(
            "Rulebook",
            "Ask yourself: why this hint, and why now? Usually a friend wants you to play that card, or to hang on to "
            "it.",
        ),
        "two-for-one": translate(
            "Rulebook", "The best hints help two people: whoever receives them, and whoever plays next."
        ),
        "breath": facts.box.book.breath.said(translate),
    }
    if facts.rules.multicolour is Multicolour.FIVE:
        texts["five-only"] = translate(
            "Rulebook", "There’s only one of each multicolour card, so look after them like 5s."
        )
    if facts.wild:
        texts["wild"] = translate(
            "Rulebook", "If hints of two different colours have pointed at the same card, it can only be multicolour."
        )
    if facts.rules.perfect:
        texts["perfect"] = translate(
            "Rulebook", "Count the copies: a card you can’t replace is worth more than any hint."
        )
    for name, text in texts.items():
        yield Paragraph(f"advice-{name}", text, kind=Kind.ITEM)
    text = translate("Rulebook", "And if it all goes wrong, laugh! The next show is only a shuffle away.")
    yield Paragraph("advice-calm", text, kind=Kind.ASIDE)


def _blind(facts: Facts, translate: Translate) -> str:
    if facts.rules.multicolour is Multicolour.FIVE:
        return translate(
            "Rulebook",
            "Sometimes you have to discard a card you know nothing about. Take heart: there’s more than one of "
            "everything except the 5s and the multicolour cards, so the show will usually survive it.",
        )
    return translate(
        "Rulebook",
        "Sometimes you have to discard a card you know nothing about. Take heart: there’s more than one of everything "
        "except the 5s, so the show will usually survive it.",
    )


def talk(facts: Facts, translate: Translate) -> Iterator[Paragraph]:
    """How much may be said."""
    text = translate("Rulebook", "Strictly speaking, you may tell each other nothing but hints.")
    yield Paragraph("talk-strict", text)
    if facts.master:
        text = translate("Rulebook", "What you announce to the master is no hint, so that’s always allowed.")
        yield Paragraph("talk-master", text, see=("master",))
    text = translate(
        "Rulebook",
        "How strict to be is for your group to decide, best before the first card is dealt. Every group finds its own "
        "balance.",
    )
    yield Paragraph("talk-measure", text)
    text = translate(
        "Rulebook",
        "“I still know nothing about my cards” or “do you remember what you have?”: allowing remarks like these is "
        "always a fair house rule.",
    )
    yield Paragraph("talk-fair", text, kind=Kind.ASIDE)
    text = translate(
        "Rulebook",
        "Your memory can have some help, too. For each game, the setting “Memory aid” decides how much of the hints "
        "stays on the cards:",
    )
    yield Paragraph("talk-memory", text)
    for aid in MemoryAid:
        yield Paragraph(f"talk-memory-{aid.value}", memory_text(aid, translate), memory_name(aid, translate), Kind.ROW)
