"""The words of phones: what stands on their page, and what the shared screen says of them."""

from functools import partial

from hanabi_desktop.wording.text import Text

_text = partial(Text, "Phones")

PAGE = {
    "connecting": _text("Connecting…"),
    "lost": _text("No connection. Trying again…"),
    "give": _text("Give this hint"),
    "cancel": Text("NewGame", "Cancel"),
    "close": _text("Close"),
    "advice": Text("ActionPanel", "Advice"),
    "why": Text("ActionPanel", "Why?"),
    "language": _text("Language"),
    "sound": _text("Sound"),
    "fireworks": _text("Fireworks"),
    "teammates": _text("Teammates"),
    "your_cards": _text("Your cards"),
    "choose_colour": _text("Which colour do you name?"),
    "unnamed": _text("Without naming a colour"),
    "play_card": Text("ActionPanel", "Play card {place}"),
    "discard_card": Text("ActionPanel", "Discard card {place}"),
    "i_am": Text("ActionPanel", "I am {name}"),
    "hint_to": _text("Hint to {name}"),
    "cover": _text("Cover"),
    "uncover": _text("Show"),
    "leave": _text("Leave this seat"),
    "leave_now": _text("Leave it? Press again."),
}
"""What stands on the page itself, by the names that it has there."""

WHO = _text("Who are you?")
YOURS = _text("Your turn!")
MASTER = _text("Master")
TAKEN = _text("on another phone")
COMPUTER = _text("a computer")
WAITING = _text("Now somebody has to allow it at the shared screen.")
BUSY = _text("Please wait a few seconds, then try again.")
DENIED = _text("This seat was not given to you.")
MOVED = _text("Your seat is played elsewhere now.")
NOT_HERE = _text("This link isn’t complete, or no longer valid. Scan the code on the shared screen.")
LEFT = _text("The game has been closed on the shared screen.")
OFF = _text("Phones are switched off.")
ELSEWHERE = _text("This game is open in another window of this phone.")
STALE = _text("The table has changed meanwhile: choose again.")
LOOK_AWAY = _text("Only {name} may look at the shared screen!")
LOOK = _text("Look at the shared screen!")
TOO_SOON = _text("First, everybody looks at the shared screen.")
TOUCH = _text("Touch one of your cards, or a teammate’s to give a hint.")
TOUCH_OWN = _text("Touch one of your cards; no hint can be given now.")
GATHERING = _text("You are {name}: show your phone to nobody. Once everybody is here, go on at the shared screen.")
POINTS = _text("Points")
NO_MESSAGE = _text("That was not understood.")
NEW_FOR_YOU = _text("Since your last turn")
ASKS = _text("Another phone would like to play for {name}. Is that {name}?")
ALLOW = _text("Allow")
REFUSE = _text("Refuse")

TITLE = _text("Phones")
HOW = _text(
    "Each phone shows what its owner may see: keep it to yourself. In the same home network, scan this code with the "
    "phone’s camera, then touch your name. Nothing to install."
)
CARDS_LATER = _text("The cards appear once you press “Done”.")
CODE = _text("QR code of the address")
LINK = _text("Address for phones")
ADDRESS = _text("Address of this computer")
WARNING = _text("Whoever is in this network could read along, as there’s no certificate. Only use it at home.")
SWITCH_OFF = _text("Switch phones off")
DONE = Text("NewGame", "Done")
HERE = _text("Play on this screen")
ON_SCREEN = _text("at this screen")
ASKED = _text("asked for by a phone")
ON_PHONE = _text("on a phone")
MISSING = _text("phone not connected")
NONE_HERE = _text("Phones need a home network, and this computer isn’t connected to one.")
NOT_ON = _text("Phones couldn’t be switched on: {reason}.")
NOT_BACK = _text("The phones of this game could not be switched on again: {reason}.")
GONE = _text("Phone not connected: {names}.")
SHOW_CODE = _text("Show the code")
WITH_PHONES = _text("With phones")
WITH_PHONES_TOLD = _text("Everyone sees the others’ cards on a phone; the screen stays open to all.")
