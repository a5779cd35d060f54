"""What the signs and colours of the players are called, where they are picked."""

from hanabi_desktop.table.state import Badge, Dye, Sign
from hanabi_desktop.wording.text import Text, tr

_SIGNS = {
    Sign.CAT: Text("Badges", "cat"),
    Sign.TEAPOT: Text("Badges", "teapot"),
    Sign.CRANE: Text("Badges", "crane"),
    Sign.FISH: Text("Badges", "fish"),
    Sign.GATE: Text("Badges", "gate"),
    Sign.RABBIT: Text("Badges", "rabbit"),
    Sign.BOAT: Text("Badges", "boat"),
    Sign.UMBRELLA: Text("Badges", "umbrella"),
}
_DYES = {
    Dye.ORANGE: Text("Badges", "orange"),
    Dye.SKY: Text("Badges", "sky blue"),
    Dye.GREEN: Text("Badges", "moss green"),
    Dye.VIOLET: Text("Badges", "violet"),
    Dye.PINK: Text("Badges", "pink"),
    Dye.TEAL: Text("Badges", "dark teal"),
    Dye.CREAM: Text("Badges", "cream"),
    Dye.BROWN: Text("Badges", "brown"),
}


def sign_name(sign: Sign) -> str:
    """What is drawn on a badge."""
    return _SIGNS[sign].translated()


def dye_name(dye: Dye) -> str:
    """The colour it is drawn on."""
    return _DYES[dye].translated()


def badge_name(badge: Badge) -> str:
    """Sign and colour."""
    return tr("Badges", "{sign}, {colour}", sign=sign_name(badge.sign), colour=dye_name(badge.dye))


def taken_text(name: str) -> str:
    """Why somebody cannot have a badge."""
    return tr("Badges", "{name} already has it.", name=name)
