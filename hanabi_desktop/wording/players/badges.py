"""What the signs and colours of the players are called, where they are picked."""

from PySide6.QtCore import QCoreApplication

from hanabi_desktop.table.state import Badge, Dye, Sign


def sign_name(sign: Sign) -> str:
    """What is drawn."""
    match sign:
        case Sign.CAT:
            return QCoreApplication.translate("Badges", "cat")
        case Sign.TEAPOT:
            return QCoreApplication.translate("Badges", "teapot")
        case Sign.CRANE:
            return QCoreApplication.translate("Badges", "crane")
        case Sign.FISH:
            return QCoreApplication.translate("Badges", "fish")
        case Sign.GATE:
            return QCoreApplication.translate("Badges", "gate")
        case Sign.RABBIT:
            return QCoreApplication.translate("Badges", "rabbit")
        case Sign.BOAT:
            return QCoreApplication.translate("Badges", "boat")
        case Sign.UMBRELLA:
            return QCoreApplication.translate("Badges", "umbrella")


def dye_name(dye: Dye) -> str:
    """The colour it is drawn on."""
    match dye:
        case Dye.ORANGE:
            return QCoreApplication.translate("Badges", "orange")
        case Dye.SKY:
            return QCoreApplication.translate("Badges", "sky blue")
        case Dye.GREEN:
            return QCoreApplication.translate("Badges", "moss green")
        case Dye.VIOLET:
            return QCoreApplication.translate("Badges", "violet")
        case Dye.PINK:
            return QCoreApplication.translate("Badges", "pink")
        case Dye.TEAL:
            return QCoreApplication.translate("Badges", "dark teal")
        case Dye.CREAM:
            return QCoreApplication.translate("Badges", "cream")
        case Dye.BROWN:
            return QCoreApplication.translate("Badges", "brown")


def badge_name(badge: Badge) -> str:
    """Both."""
    text = QCoreApplication.translate("Badges", "{sign}, {colour}")
    return text.format(sign=sign_name(badge.sign), colour=dye_name(badge.dye))


def taken_text(name: str) -> str:
    """Why somebody cannot have it."""
    return QCoreApplication.translate("Badges", "{name} already has it.").format(name=name)
