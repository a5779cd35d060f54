"""The chapter on playing on one screen: views, clicks, keys, and second thoughts."""

from collections.abc import Iterator

from hanabi_desktop.rulebook.document import Facts, Kind, Paragraph
from hanabi_desktop.rulebook.pictures import HandPicture, PicturedCard
from hanabi_desktop.rules import Card, Suit
from hanabi_desktop.wording.keys import key_groups
from hanabi_desktop.wording.text import Translate


def screen(facts: Facts, translate: Translate) -> Iterator[Paragraph]:
    """The shared screen, clicks, keys and second thoughts."""
    yield from _views(translate)
    yield from _hints(facts, translate)
    yield from _own_cards(facts, translate)
    yield from _second_thoughts(facts, translate)
    yield Paragraph("screen-keys", translate("Rulebook", "You can do everything from the keyboard:"))
    for group in key_groups(choreography=facts.rules.choreography, master=facts.master, language=translate):
        yield Paragraph(f"screen-keys-{group.id}", f"{group.title}:")
        for key in group.keys:
            yield Paragraph(f"screen-key-{key.id}", key.does, key.keys, Kind.ROW)


def _views(translate: Translate) -> Iterator[Paragraph]:
    text = translate(
        "Rulebook",
        "Most of the time, you all look at the screen together. Everything that belongs to all of you is in plain "
        "sight: fireworks, deck, discard pile and journal, and how many hints and mistakes are left. Every hand lies "
        "face down.",
    )
    yield Paragraph("screen-public", text, translate("Rulebook", "The public table"))
    text = translate(
        "Rulebook",
        "For each turn, the screen asks everybody except one player to look away. No cards are shown until that player "
        "has chosen “I am …: show the cards”.",
    )
    yield Paragraph("screen-look-away", text, translate("Rulebook", "Looking away"))
    text = translate(
        "Rulebook",
        "Now that player sees every hand but their own, finds out first what has happened since their last turn, and "
        "takes the turn. This is the only place to take a turn or arrange a hand.",
    )
    yield Paragraph("screen-private", text, translate("Rulebook", "The private view"))
    text = translate(
        "Rulebook",
        "As soon as the action is done, the screen returns to the public table by itself and shows everybody what "
        "happened. It also does that when you switch to another window or minimise this one, or when a question pops "
        "up.",
    )
    yield Paragraph("screen-back", text)
    text = translate(
        "Rulebook",
        "If nobody touches a private view, it’s covered after two minutes, or after the time you choose in the "
        "settings. The button “Cover the screen” counts down the last seconds.",
    )
    yield Paragraph("screen-alone", text)
    text = translate(
        "Rulebook",
        "Everybody at the table can hear a screen reader. That’s why, in a private view, it says nothing about the "
        "teammates’ cards until you press a key for one. On the page that asks the others to look away, each player "
        "can choose to hear every card, or none.",
    )
    yield Paragraph("screen-speech", text, translate("Rulebook", "With a screen reader"))
    text = translate(
        "Rulebook",
        "Between turns, anybody may peek in the same way: the others look away, and you study the hands in peace "
        "without taking a turn.",
    )
    yield Paragraph("screen-peek", text, translate("Rulebook", "Peeking"))


def _hints(facts: Facts, translate: Translate) -> Iterator[Paragraph]:
    text = translate("Rulebook", "Click the number on a teammate’s card to give that player a hint about this value.")
    yield Paragraph("screen-hint-value", text, translate("Rulebook", "Giving a hint"))
    text = translate("Rulebook", "Click the colour symbol on a teammate’s card to give a hint about this colour.")
    caption = translate("Rulebook", "A click on the number gives a value hint, a click on the symbol a colour hint.")
    cards = (Card(Suit.YELLOW, 2), Card(Suit.GREEN, 4), Card(Suit.WHITE, 2), Card(Suit.RED, 5))
    picture = HandPicture(caption, tuple(PicturedCard(card) for card in cards), facts.rules)
    yield Paragraph("screen-hint-colour", text, picture=picture)
    text = translate("Rulebook", "Rest the pointer there first, and you’ll see every card the hint would point at.")
    yield Paragraph("screen-preview", text)
    text = translate(
        "Rulebook",
        "All the colours and values are buttons below the table, too. First choose the teammate in the list beside "
        "them.",
    )
    yield Paragraph("screen-hint-buttons", text)
    if facts.rules.empty_hints:
        text = translate(
            "Rulebook", "These buttons can also name something the hand doesn’t have: that’s an empty hint."
        )
        yield Paragraph("screen-hint-empty", text, see=("hint-empty",))


def _own_cards(facts: Facts, translate: Translate) -> Iterator[Paragraph]:
    text = translate("Rulebook", "Click the green tick on one of your own cards to play it.")
    yield Paragraph("screen-play", text, translate("Rulebook", "Your own cards"))
    text = translate("Rulebook", "Click the red cross on one of your own cards to discard it.")
    caption = translate(
        "Rulebook",
        "Your own hand. Everything the hints have told you is marked; the tick plays a card, the cross discards it.",
    )
    backs = (
        PicturedCard(hinted_rank=1),
        PicturedCard(signs=True),
        PicturedCard(hinted_suit=Suit.BLUE),
        PicturedCard(hinted_suit=Suit.GREEN, hinted_rank=3),
    )
    yield Paragraph("screen-discard", text, picture=HandPicture(caption, backs, facts.rules))
    if facts.rules.choreography:
        #: Quotes the button "Name a colour…" of the table.
        text = translate("Rulebook", "To name a colour first, use the button “Name a colour…”.")
        yield Paragraph("screen-naming", text, see=("play-naming",))
    text = translate(
        "Rulebook",
        "You can drag a card as well: drop it on the fireworks to play it, or on the discard pile to discard it. "
        "You’ll see what is going to happen before you let go.",
    )
    yield Paragraph("screen-carry", text)
    text = translate(
        "Rulebook",
        "Drag your cards into any order you like. Raise one, turn one sideways, or write yourself a note on it that "
        "nobody else will see. It’s all still there when you open a saved game.",
    )
    yield Paragraph("screen-arrange", text)
    text = translate(
        "Rulebook",
        "Everything a card’s owner can know about it is marked on its lower part, for everybody and on both sides. "
        "What a hint has said is large and framed; where something has been ruled out, only what’s left is shown. Rest "
        "the pointer on a card, or go to it with the keyboard, and below the table you can read who gave the hint and "
        "when.",
    )
    yield Paragraph("screen-known", text)
    text = translate(
        "Rulebook",
        "Two signs help you along. The number in the little lantern on a firework is the value it needs next; the seal "
        "with an exclamation mark is on every face-up card that’s the last of its kind and still needed.",
    )
    yield Paragraph("screen-signs", text)
    text = translate(
        "Rulebook",
        "The screen counts the cards for you, too. Click the discard pile to see what is left: a full card for each "
        "copy that’s still in a hand or in the deck, a tick for each one that’s been played, and a cross for each one "
        "that’s been discarded.",
    )
    yield Paragraph("screen-left", text)
    text = translate(
        "Rulebook",
        "Anything you can’t do is marked before you try, and tells you why. From there you can go straight to the rule "
        "in this book.",
    )
    yield Paragraph("screen-unavailable", text)
    if facts.master:
        text = translate(
            "Rulebook",
            "Choosing an action only announces it. The master then moves whatever has to move, with a click, a drag or "
            "the keyboard. If you’re playing a card, it’s turned face up first.",
        )
        yield Paragraph("screen-master", text, translate("Rulebook", "With a master"), see=("master",))


def _second_thoughts(facts: Facts, translate: Translate) -> Iterator[Paragraph]:
    if facts.master:
        text = translate(
            "Rulebook",
            "You can take back a slip, one turn or several at once (Table menu: Back to…), all the way to the deal. "
            "You can take back a hint freely until somebody opens the next private view. After that, or once a card "
            "has been turned up, the master must agree.",
        )
        leave = translate(
            "Rulebook",
            "If the master agrees, you can pause, which covers the table, or end the game early and count your points.",
        )
    else:
        text = translate(
            "Rulebook",
            "You can take back a slip, one turn or several at once (Table menu: Back to…), all the way to the deal. "
            "You can take back a hint freely until somebody opens the next private view. After that, or once a card "
            "has been turned up, everybody must agree.",
        )
        leave = translate(
            "Rulebook",
            "If everybody agrees, you can pause, which covers the table, or end the game early and count your points.",
        )
    yield Paragraph("screen-take-back", text, translate("Rulebook", "Second thoughts"))
    text = translate(
        "Rulebook",
        "Whatever you take back can be done again, turn by turn and exactly as it was, until you do something else or "
        "close the game. The same people must agree, and either way you end up at the public table.",
    )
    yield Paragraph("screen-do-again", text)
    text = translate(
        "Rulebook",
        "The saved game and the score sheet keep a record of everything that was taken back, and the journal says what "
        "kind of action it was.",
    )
    yield Paragraph("screen-taken-back", text)
    text = translate(
        "Rulebook",
        "The journal also tells everybody who peeked when it wasn’t their turn, how often and for how long. Peeks and "
        "actions that were taken back are also counted beside the score.",
    )
    yield Paragraph("screen-remarks", text)
    yield Paragraph("screen-leave", leave)
    text = translate(
        "Rulebook",
        "Every action is saved before the next one begins, so you can stop at any moment and carry on later.",
    )
    yield Paragraph("screen-saved", text)
    text = translate(
        "Rulebook",
        "You can replay a finished game turn by turn, with all hands face up or as one player saw it. Choose a line in "
        "the journal, a card or a mistake to jump to its turn. You can also go on playing from any turn; in the new "
        "game, that turn then counts as taken back. If a game isn’t over yet, its hands are only shown if all its "
        "players agree.",
    )
    yield Paragraph("screen-replay", text)
