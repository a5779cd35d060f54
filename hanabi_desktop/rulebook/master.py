"""The master, who moves the tokens."""

from hanabi_desktop.rulebook.document import Kind, Paragraph, Section
from hanabi_desktop.rulebook.facts import Facts
from hanabi_desktop.rules import Starter
from hanabi_desktop.wording.text import Translate
from hanabi_desktop.wording.tokens import Words


def master(facts: Facts, translate: Translate) -> Section:
    """The master's part in full, or a word on playing without."""
    paragraphs = _with(facts, translate) if facts.master else _without(facts, translate)
    return Section("master", translate("Rulebook", "The master"), tuple(paragraphs))


def _without(facts: Facts, translate: Translate) -> list[Paragraph]:
    return [
        Paragraph("master-moves", _moved_by_program(facts, translate)),
        Paragraph(
            "master-what",
            translate(
                "Rulebook",
                "Any edition can be played with a master: one of you, in any seat, to whom every action is announced and who "
                "alone handles what it costs and brings. Choose that when you begin a new game.",
            ),
        ),
    ]


def _moved_by_program(facts: Facts, translate: Translate) -> str:
    if facts.words is Words.TILES:
        return translate("Rulebook", "There is no master at this table: the program turns the tiles by itself.")
    return translate("Rulebook", "There is no master at this table: the program moves the tokens by itself.")


def _with(facts: Facts, translate: Translate) -> list[Paragraph]:
    return [
        Paragraph("master-who", _who(facts, translate)),
        Paragraph("master-keeps", _keeps(facts, translate)),
        Paragraph(
            "master-announce",
            translate("Rulebook", "Every action is announced to the master before it is done."),
            see=("turn",),
        ),
        Paragraph("master-hint", _hint(facts, translate), translate("Rulebook", "A hint"), Kind.ITEM),
        Paragraph("master-discard", _discard(facts, translate), translate("Rulebook", "A discard"), Kind.ITEM),
        Paragraph("master-play", _play(facts, translate), translate("Rulebook", "A play"), Kind.ITEM),
        Paragraph("master-moves", _moves(facts, translate)),
        Paragraph(
            "master-waits",
            translate(
                "Rulebook", "Until then everything else waits: no other action, no look at the cards, no take-back."
            ),
        ),
        Paragraph("master-wrong-token", _wrong(facts, translate)),
        Paragraph("master-withdraw", _withdraw(facts, translate)),
        Paragraph(
            "master-hand-over",
            translate(
                "Rulebook",
                "Between two actions the master may hand the role over to any other seat, from the table menu.",
            ),
        ),
        Paragraph(
            "master-confirms",
            translate(
                "Rulebook",
                "The master also decides, for everybody, whether an action is taken back, whether the game is paused, and "
                "whether it is ended early.",
            ),
        ),
    ]


def _who(facts: Facts, translate: Translate) -> str:
    if facts.edition.starter is Starter.MASTER:
        return translate(
            "Rulebook",
            "The master is one of you and plays like everybody else: by the book the oldest, who also begins.",
        )
    return translate("Rulebook", "The master is one of you, in whichever seat, and plays like everybody else.")


def _keeps(facts: Facts, translate: Translate) -> str:
    if facts.words is Words.TILES:
        return translate("Rulebook", "All tiles are in the master’s keeping; nobody else touches them.")
    return translate("Rulebook", "All tokens are in the master’s keeping; nobody else touches them.")


def _hint(facts: Facts, translate: Translate) -> str:
    match facts.words:
        case Words.CLOCKS:
            return translate(
                "Rulebook",
                "You say that you will give a hint. The master takes one clock token away; then you give it.",
            )
        case Words.COLOURS:
            return translate(
                "Rulebook",
                "You say that you will give a hint. The master takes one blue token out of the box lid; then you give it.",
            )
        case Words.TILES:
            return translate(
                "Rulebook",
                "You say that you will give a hint. The master turns one white tile to black; then you give it.",
            )


def _discard(facts: Facts, translate: Translate) -> str:
    match facts.words:
        case Words.CLOCKS:
            return translate(
                "Rulebook",
                "You say that you will discard. The master brings one clock token back; then you discard the card and draw "
                "a new one.",
            )
        case Words.COLOURS:
            return translate(
                "Rulebook",
                "You say that you will discard. The master puts one blue token back into the box lid; then you discard the "
                "card and draw a new one.",
            )
        case Words.TILES:
            return translate(
                "Rulebook",
                "You say that you will discard. The master turns one black tile to white; then you discard the card and draw "
                "a new one.",
            )


def _play(facts: Facts, translate: Translate) -> str:
    match facts.words:
        case Words.CLOCKS:
            return translate(
                "Rulebook",
                "You say that you will play, then lay the card open. If it does not fit, the master takes one fuse token "
                "away, and the card goes to the discard pile. If it completes a firework, the master brings one clock token "
                "back, if any is spent. Then you draw.",
            )
        case Words.COLOURS:
            return translate(
                "Rulebook",
                "You say that you will play, then lay the card open. If it does not fit, the master puts one red token into "
                "the box lid, and the card goes to the discard pile. If it completes a firework, the master puts one blue "
                "token back into the lid, if any is spent. Then you draw.",
            )
        case Words.TILES:
            return translate(
                "Rulebook",
                "You say that you will play, then lay the card open. If it does not fit, the master turns one storm tile to "
                "lightning, and the card goes to the discard pile. If it completes a firework, the master turns one black "
                "hint tile to white, if there is one. Then you draw.",
            )


def _moves(facts: Facts, translate: Translate) -> str:
    if facts.words is Words.TILES:
        return translate(
            "Rulebook",
            "On this screen the announced action shows which tile must be turned. The master turns it, with a click, a drag "
            "or the keyboard, and only then the game goes on.",
        )
    return translate(
        "Rulebook",
        "On this screen the announced action shows which token must move. The master moves it, with a click, a drag or the "
        "keyboard, and only then the game goes on.",
    )


def _wrong(facts: Facts, translate: Translate) -> str:
    if facts.words is Words.TILES:
        return translate(
            "Rulebook",
            "A wrong tile, one turned the wrong way, or one that no action asks for is refused with the reason, and nothing "
            "changes.",
        )
    return translate(
        "Rulebook",
        "A wrong token, one moved the wrong way, or one that no action asks for is refused with the reason, and nothing "
        "changes.",
    )


def _withdraw(facts: Facts, translate: Translate) -> str:
    if facts.words is Words.TILES:
        return translate(
            "Rulebook",
            "You may think better of it and withdraw an announcement, as long as no tile was turned for it and no card lies "
            "open: what everybody has seen stays.",
        )
    return translate(
        "Rulebook",
        "You may think better of it and withdraw an announcement, as long as no token has moved for it and no card lies open: "
        "what everybody has seen stays.",
    )
