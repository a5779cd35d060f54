"""How all this is done on one screen."""

from collections.abc import Iterator

from hanabi_desktop.rulebook.document import Kind, Paragraph, Section
from hanabi_desktop.rulebook.facts import Facts
from hanabi_desktop.rulebook.pictures import HandPicture, PicturedCard
from hanabi_desktop.rules import Card, Suit
from hanabi_desktop.wording.keys import key_groups
from hanabi_desktop.wording.text import Translate


def screen(facts: Facts, translate: Translate) -> Section:
    """The shared screen, clicks, keys and second thoughts."""
    paragraphs = [
        *_eyes(translate),
        *_hints(facts, translate),
        *_own_cards(facts, translate),
        *_second_thoughts(facts, translate),
        Paragraph("screen-keys", translate("Rulebook", "Everything can be done from the keyboard:")),
        *_keys(facts, translate),
    ]
    return Section("screen", translate("Rulebook", "Playing on this screen"), tuple(paragraphs))


def _eyes(translate: Translate) -> list[Paragraph]:
    return [
        Paragraph(
            "screen-public",
            translate(
                "Rulebook",
                "Usually you all look at the table together. Fireworks, tokens, deck, discard pile and journal lie open, and "
                "every hand lies face down.",
            ),
            translate("Rulebook", "The public table"),
        ),
        Paragraph(
            "screen-look-away",
            translate(
                "Rulebook",
                "For a turn the screen asks everybody except one player to look away. Nothing can be seen until that player "
                "has said: it is me, show the cards.",
            ),
            translate("Rulebook", "Looking away"),
        ),
        Paragraph(
            "screen-private",
            translate(
                "Rulebook",
                "Now that player sees all hands but the own one, is first told what has happened since the last turn, and acts. "
                "Only here can a turn be taken and a hand be arranged.",
            ),
            translate("Rulebook", "The private view"),
        ),
        Paragraph(
            "screen-back",
            translate(
                "Rulebook",
                "With the action done the screen turns public by itself and shows everybody what came of it. It does so too "
                "when the window is left, made small or covered by a question.",
            ),
        ),
        Paragraph(
            "screen-alone",
            translate(
                "Rulebook",
                "A private view that nobody touches is covered after two minutes, or after the time you choose "
                "in the settings. The button “Cover the screen” counts down the last seconds.",
            ),
        ),
        Paragraph(
            "screen-speech",
            translate(
                "Rulebook",
                "A screen reader is heard by everybody at the table. In a private view it therefore says nothing"
                " about the teammates’ cards until you press a key for one. On the page that asks the others to "
                "look away, each player may choose to hear every card, or none.",
            ),
            translate("Rulebook", "With a screen reader"),
        ),
        Paragraph(
            "screen-peek",
            translate(
                "Rulebook",
                "Between turns anybody may peek in the same way: the others look away, and you study the hands in peace "
                "without taking a turn.",
            ),
            translate("Rulebook", "Peeking"),
        ),
    ]


def _hints(facts: Facts, translate: Translate) -> list[Paragraph]:
    open_cards = (Card(Suit.YELLOW, 2), Card(Suit.GREEN, 4), Card(Suit.WHITE, 2), Card(Suit.RED, 5))
    caption = translate(
        "Rulebook", "A click on the number gives the value hint, a click on the symbol the colour hint."
    )
    picture = HandPicture(tuple(PicturedCard(card) for card in open_cards), facts.rules, caption)
    paragraphs = [
        Paragraph(
            "screen-hint-value",
            translate(
                "Rulebook", "A click on the number of a teammate’s card gives that player the hint with this value."
            ),
            translate("Rulebook", "Giving a hint"),
        ),
        Paragraph(
            "screen-hint-colour",
            translate("Rulebook", "A click on the colour symbol of a teammate’s card gives the hint with this colour."),
            picture=picture,
        ),
        Paragraph(
            "screen-preview",
            translate("Rulebook", "Rest the pointer there first, and you see every card that the hint would point at."),
        ),
        Paragraph(
            "screen-hint-buttons",
            translate(
                "Rulebook",
                "Below the table all colours and values stand as buttons too, beside the teammate they are for.",
            ),
        ),
    ]
    if facts.rules.empty_hints:
        paragraphs.append(
            Paragraph(
                "screen-hint-empty",
                translate(
                    "Rulebook", "With these buttons you also name what the hand does not have: that is an empty hint."
                ),
                see=("hint-empty",),
            )
        )
    return paragraphs


def _own_cards(facts: Facts, translate: Translate) -> list[Paragraph]:
    backs = (
        PicturedCard(told_rank=1),
        PicturedCard(signs=True),
        PicturedCard(told_suit=Suit.BLUE),
        PicturedCard(told_suit=Suit.GREEN, told_rank=3),
    )
    caption = translate(
        "Rulebook", "Your own hand: what the hints told you is marked; the check plays a card, the cross discards it."
    )
    paragraphs = [
        Paragraph(
            "screen-play",
            translate("Rulebook", "The green check on one of your own cards plays it."),
            translate("Rulebook", "Your own cards"),
        ),
        Paragraph(
            "screen-discard",
            translate("Rulebook", "The red cross on one of your own cards discards it."),
            picture=HandPicture(backs, facts.rules, caption),
        ),
        Paragraph(
            "screen-carry",
            translate(
                "Rulebook",
                "A card can be dragged as well: dropped on the fireworks it is played, dropped on the discard "
                "pile it is discarded. What will happen is shown before you let it go.",
            ),
        ),
        Paragraph(
            "screen-arrange",
            translate(
                "Rulebook",
                "Drag your cards into another order. Raise one, turn one, or write a note on one that only you will see. All "
                "of it stays when the game is saved.",
            ),
        ),
        Paragraph(
            "screen-known",
            translate(
                "Rulebook",
                "What its owner can know of a card is marked on its lower part, for everybody and whichever side is seen: "
                "what a hint has said is large and framed, and of what was ruled out only the rest is left. Rest the pointer "
                "on a card, or go to it with the keyboard, and below the table you read who told it and when.",
            ),
        ),
        Paragraph(
            "screen-signs",
            translate(
                "Rulebook",
                "Two signs help you: the figure in the lantern over a firework is the value it needs next, and a seal with "
                "an exclamation mark is on every open card that is the last of its kind and still needed.",
            ),
        ),
        Paragraph(
            "screen-unavailable",
            translate(
                "Rulebook",
                "What cannot be done looks so before you try, and says why: the reason leads back into this rulebook.",
            ),
        ),
    ]
    if facts.rules.choreography:
        paragraphs.insert(
            2,
            Paragraph(
                "screen-naming",
                #: Quotes the button "Name a colour…" of the table.
                translate("Rulebook", "To name a colour first, choose it from the button “Name a colour…”."),
                see=("play-naming",),
            ),
        )
    if facts.master:
        paragraphs.append(
            Paragraph(
                "screen-master",
                translate(
                    "Rulebook",
                    "What you choose is announced, no more. The master clicks, drags or picks with the keyboard what has to "
                    "move for it; a card you play is laid open first.",
                ),
                translate("Rulebook", "With a master"),
                see=("master",),
            )
        )
    return paragraphs


def _second_thoughts(facts: Facts, translate: Translate) -> list[Paragraph]:
    if facts.master:
        back = translate(
            "Rulebook",
            "A slip can be taken back, turn by turn or several turns at once (Table menu: Back to…), all the"
            " way back to the deal. A hint can be taken back freely until the next private view is opened; "
            "anything later, and any card that was turned up, needs the master’s consent.",
        )
        leave = translate(
            "Rulebook",
            "If the master agrees, you can pause, which covers the table, or end the game early and count up.",
        )
    else:
        back = translate(
            "Rulebook",
            "A slip can be taken back, turn by turn or several turns at once (Table menu: Back to…), all the"
            " way back to the deal. A hint can be taken back freely until the next private view is opened; "
            "anything later, and any card that was turned up, needs everybody’s consent.",
        )
        leave = translate(
            "Rulebook", "If all agree, you can pause, which covers the table, or end the game early and count up."
        )
    return [
        Paragraph("screen-take-back", back, translate("Rulebook", "Second thoughts")),
        Paragraph(
            "screen-do-again",
            translate(
                "Rulebook",
                "What was taken back can be done again, turn by turn and exactly as it was, until something else is done "
                "or the game is closed; it needs the same consent. Both end on the public table.",
            ),
        ),
        Paragraph(
            "screen-taken-back",
            translate(
                "Rulebook",
                "The saved game and the score sheet keep what was taken back and what was done again, and the "
                "journal says what kind of action it was.",
            ),
        ),
        Paragraph(
            "screen-remarks",
            translate(
                "Rulebook",
                "The journal also tells everybody what happened between the turns: who looked without taking a "
                "turn, how often and for how long, and which announcements were withdrawn. If a copy of the game"
                " is opened from a file, or if the deck is no longer secret, that is noted there too, and beside"
                " the score.",
            ),
        ),
        Paragraph("screen-leave", leave),
        Paragraph(
            "screen-saved",
            translate(
                "Rulebook",
                "Every action is saved before the next one begins. You can stop at any moment and continue later.",
            ),
        ),
        Paragraph(
            "screen-replay",
            translate(
                "Rulebook",
                "A finished game can be replayed turn by turn, with open hands or as one player saw it; a line "
                "of the journal, a card or a mistake takes you to its turn. A new game can go on from any turn; "
                "it is marked as one whose deck is known. A game that is not over shows its hands only if all "
                "its players agree.",
            ),
        ),
    ]


def _keys(facts: Facts, translate: Translate) -> Iterator[Paragraph]:
    """The same keys as on the sheet of keys, a line each below the place where they do that."""
    for group in key_groups(choreography=facts.rules.choreography, master=facts.master, language=translate):
        yield Paragraph(f"screen-keys-{group.id}", f"{group.title}:")
        for key in group.keys:
            yield Paragraph(f"screen-key-{key.id}", key.does, key.keys, Kind.ROW)
