"""The master, who moves the tokens."""

from hanabi_desktop.rulebook.document import Kind, Paragraph, Section
from hanabi_desktop.rulebook.facts import Facts
from hanabi_desktop.rules import Starter
from hanabi_desktop.wording.text import Translate


def master(facts: Facts, translate: Translate) -> Section:
    """The master's part in full, or a word on playing without."""
    paragraphs = _with(facts, translate) if facts.master else _without(facts, translate)
    return Section("master", translate("Rulebook", "The master"), tuple(paragraphs))


def _without(facts: Facts, translate: Translate) -> list[Paragraph]:
    return [
        Paragraph("master-moves", facts.box.book.master.nobody.said(translate)),
        Paragraph(
            "master-what",
            translate(
                "Rulebook",
                "Any edition can be played with a master. That’s one of you, in any seat: everybody announces "
                "their actions to the master, and nobody else handles what they cost or earn. You decide on a "
                "master when you start a new game.",
            ),
        ),
    ]


def _with(facts: Facts, translate: Translate) -> list[Paragraph]:
    return [
        Paragraph("master-who", _who(facts, translate)),
        Paragraph("master-keeps", facts.box.book.master.keeps.said(translate)),
        Paragraph(
            "master-announce",
            translate("Rulebook", "Before every action, announce to the master what you’re going to do."),
            see=("turn",),
        ),
        Paragraph(
            "master-hint", facts.box.book.master.hint.said(translate), translate("Rulebook", "Giving a hint"), Kind.ITEM
        ),
        Paragraph(
            "master-discard",
            facts.box.book.master.discard.said(translate),
            translate("Rulebook", "Discarding a card"),
            Kind.ITEM,
        ),
        Paragraph(
            "master-play",
            facts.box.book.master.play.said(translate),
            translate("Rulebook", "Playing a card"),
            Kind.ITEM,
        ),
        Paragraph("master-moves", facts.box.book.master.moves.said(translate)),
        Paragraph(
            "master-waits",
            translate("Rulebook", "Until then everything else waits: no other action, and no looking at the cards."),
        ),
        Paragraph("master-wrong-token", facts.box.book.master.wrong.said(translate)),
        Paragraph("master-withdraw", facts.box.book.master.withdraw.said(translate)),
        Paragraph(
            "master-take-back",
            translate(
                "Rulebook",
                "Even after the card has been turned up, the action can be taken back if the master agrees: the "
                "card returns to the hand, and whatever was moved for it goes back too.",
            ),
            see=("screen-take-back",),
        ),
        Paragraph(
            "master-hand-over",
            translate(
                "Rulebook",
                "Between actions, the master may hand the role over to anybody else, from the Table menu.",
            ),
        ),
        Paragraph(
            "master-confirms",
            translate(
                "Rulebook",
                "The master also decides for everybody whether an action is taken back, and whether the game is "
                "paused or ended early.",
            ),
        ),
    ]


def _who(facts: Facts, translate: Translate) -> str:
    if facts.edition.starter is Starter.MASTER:
        return translate(
            "Rulebook",
            "The master is one of you and plays like everybody else. In this edition it’s the oldest, who "
            "also goes first.",
        )
    return translate("Rulebook", "The master is one of you, in any seat, and plays like everybody else.")
