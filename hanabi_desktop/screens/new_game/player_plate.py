"""A seat at the table of the set-up: the badge, for which another one can be picked, the name, and who plays there."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QRectF, QSize, QStringListModel, Qt, Signal
from PySide6.QtGui import QIcon, QPainter
from PySide6.QtWidgets import QCompleter, QFrame, QHBoxLayout, QLabel, QLineEdit, QWidget

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.painting.badges import paint_dye
from hanabi_desktop.painting.svg import paint_svg
from hanabi_desktop.players import (
    Badge,
    Computer,
    Dye,
    Emblem,
    Player,
    Sign,
    are_distinct,
    default_badges,
    with_missing,
)
from hanabi_desktop.records.record import MAX_TYPED_NAME, is_blank
from hanabi_desktop.rules import MAX_PLAYERS
from hanabi_desktop.widgets.buttons import ExplainedButton, MenuButton
from hanabi_desktop.widgets.labels import badge_icon_beside
from hanabi_desktop.widgets.menus import refill
from hanabi_desktop.widgets.segments import Segment, Segments
from hanabi_desktop.widgets.sheet import Sheet
from hanabi_desktop.wording.company import KINDS, character_name, default_name, kind_name, kind_text
from hanabi_desktop.wording.text import Text, tr
from hanabi_desktop.wording.typography import tool_tip

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


class BadgeButton(ExplainedButton):
    """Shows a player's badge, and is where another one is picked."""

    def __init__(self, seat: int, look: RenderContext, parent: QWidget | None = None) -> None:
        """Empty until `show_player`."""
        super().__init__(parent=parent)
        self.seat = seat
        self._look = look
        self._badge: Emblem | None = None
        self.setProperty("compact", True)
        look.changed.connect(self._paint)

    def show_player(self, player: Player) -> None:
        """Another badge or face, or the same in another language or of another player."""
        self._badge = player.emblem
        if isinstance(player, Computer):
            told = tr("NewGame", "{name}: let another computer sit here", name=player.name)
        else:
            badge = badge_name(player.badge)
            told = tr("NewGame", "Badge and colour of {name}: {badge}", name=player.name, badge=badge)
        self.setAccessibleName(told)
        # Never empty: Qt would have the tool tip read, as HTML where a name looks like that.
        self.setAccessibleDescription(" ")
        self.setToolTip(tool_tip(told))
        self._paint()

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            # As large as the letters that it stands among.
            self._paint()

    def _paint(self) -> None:
        if self._badge is not None:
            icon = badge_icon_beside(self._badge, self._look, self, 1.3)
            self.setIcon(icon)
            self.setIconSize(icon.availableSizes()[0] / self.devicePixelRatioF())


class BadgePicker(Sheet):
    """Signs, and colours below them. What another player has can be seen, and is said to be taken.

    What is picked holds at once; Esc or the button closes it.
    """

    picked = Signal(object)
    """The Badge with what was just picked."""

    def __init__(
        self, badge: Badge, name: str, others: Mapping[Badge, str], look: RenderContext, parent: QWidget
    ) -> None:
        """For the player `name` who has `badge`; `others` are the badges of the others, and their names."""
        super().__init__(parent)
        self._look = look
        self._badge = badge
        self.signs, self.dyes = Segments(Sign, badge.sign), Segments(Dye, badge.dye)
        self.signs.chosen.connect(lambda sign: self._take(replace(self._badge, sign=sign)))
        self.dyes.chosen.connect(lambda dye: self._take(replace(self._badge, dye=dye)))
        self.done_button = ExplainedButton(primary=True)
        self.done_button.chosen.connect(self.accept)
        self._headings = QLabel(), QLabel()
        for heading, choice in zip(self._headings, (self.signs, self.dyes), strict=True):
            heading.setProperty("heading", True)
            self.column.addWidget(heading)
            self.column.addWidget(choice)
        self.column.addWidget(self.done_button, 0, Qt.AlignmentFlag.AlignRight)
        self.name_players(name, others)
        self.signs.setFocus(Qt.FocusReason.PopupFocusReason)

    def name_players(self, name: str, others: Mapping[Badge, str]) -> None:
        """Sets all words anew; the players may be named in another language where they have no names."""
        self.setWindowTitle(tr("NewGame", "Badge and colour of {name}", name=name))
        self.done_button.setText(tr("NewGame", "Done"))
        for heading, text in zip(self._headings, (tr("NewGame", "Badge"), tr("NewGame", "Colour")), strict=True):
            heading.setText(text)
        taken: dict[Sign | Dye, str] = {}
        for other, owner in others.items():
            taken |= {other.sign: owner, other.dye: owner}
        side = max(24, round(self.fontMetrics().height() * 1.6))
        for sign in Sign:
            self._tell(self.signs.segments[sign], sign, sign_name(sign), taken.get(sign), side)
        for dye in Dye:
            self._tell(self.dyes.segments[dye], dye, dye_name(dye), taken.get(dye), side)

    def _tell(self, segment: Segment, part: Sign | Dye, name: str, owner: str | None, side: int) -> None:
        """Shows a sign or a colour as a picture; nobody takes what another one has."""
        reason = "" if owner is None else taken_text(owner)
        segment.setAccessibleName(name)
        segment.setAccessibleDescription(reason)
        segment.setToolTip(tool_tip("\n".join(filter(None, (name, reason)))))
        segment.setEnabled(not reason)
        segment.setProperty("picture", True)
        segment.setIcon(self._icon(part, side))
        segment.setIconSize(QSize(side, side))

    def _icon(self, part: Sign | Dye, side: int) -> QIcon:
        theme = self._look.theme

        def painted(painter: QPainter, rect: QRectF) -> None:
            if isinstance(part, Sign):
                paint_svg(painter, rect, theme, f"signs/{part}")
            else:
                paint_dye(painter, rect, part, theme)

        size = QSize(side, side)
        return QIcon(self._look.pixmaps.cached(("pick", part, theme.key), size, self.devicePixelRatioF(), painted))

    def _take(self, badge: Badge) -> None:
        self._badge = badge
        self.picked.emit(badge)


_LETTERS = 17
"""Letters of a name that are seen at once, where there is room."""


class PlayerPlate(QFrame):
    """One seat: a badge, by which the player is dragged to another one; the name; and a menu of who plays.

    The menu takes the player away too, while more play than have to.
    """

    level_chosen = Signal(object)
    """A person is to sit here, None, or a computer of this Level."""
    remove_chosen = Signal()

    def __init__(self, seat: int, known: QStringListModel, look: RenderContext, parent: QWidget) -> None:
        """The words come with `retranslate`."""
        super().__init__(parent)
        self.setProperty("panel", True)
        self.seat = seat
        self.badge = BadgeButton(seat, look, self)
        self.edit = QLineEdit(self)
        self.edit.setMaxLength(MAX_TYPED_NAME)
        completer = QCompleter(known, self.edit)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchStartsWith)
        self.edit.setCompleter(completer)
        self.edit.setMinimumWidth(40)
        self.computer: Computer | None = None
        self._written = ""
        """The name of the person who comes back when the computer goes."""
        self.kind = MenuButton()
        self.kind.setProperty("compact", True)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(5, 5, 5, 5)
        layout.setSpacing(4)
        layout.addWidget(self.badge)
        layout.addWidget(self.edit, 1)
        layout.addWidget(self.kind)

    @guarded
    def sizeHint(self) -> QSize:
        hint, edit = super().sizeHint(), self.edit
        name = edit.fontMetrics().averageCharWidth() * _LETTERS + edit.height()
        return QSize(hint.width() - edit.sizeHint().width() + name, hint.height())

    @property
    def written(self) -> str:
        """The name of the person as typed, also while a computer sits here."""
        return self._written if self.computer else self.edit.text()

    def write(self, name: str) -> None:
        """Another person, seen from the beginning of the name."""
        self._written = name
        self.edit.setText(self.computer.name if self.computer else name)
        self.edit.setCursorPosition(0)

    def seat_computer(self, computer: Computer | None) -> None:
        """A computer sits here instead of the person, or with None the person."""
        self._written, self.computer = self.written, computer
        self.edit.setReadOnly(computer is not None)
        self.write(self._written)

    def show_player(self, player: Player) -> None:
        """Shows who plays here, and says how well."""
        self.badge.show_player(player)
        self.kind.setAccessibleName(tr("NewGame", "{name}: {kind}", name=player.name, kind=kind_name(player.level)))
        self.kind.setAccessibleDescription(kind_text(player.level) if player.level else " ")

    def _choose(self, number: int) -> None:
        if number < len(KINDS):
            self.level_chosen.emit(KINDS[number])
        else:
            self.remove_chosen.emit()

    def retranslate(self, *, removable: bool) -> None:
        """Sets all words anew; where nobody may leave, the menu does not offer it."""
        if self.computer is not None:
            self.seat_computer(replace(self.computer, name=character_name(self.computer.character)))
        level = self.computer.level if self.computer else None
        self.edit.setPlaceholderText(default_name(self.seat))
        self.kind.setText(f"{kind_name(level)} ▾")
        self.kind.setToolTip(tool_tip(kind_text(level)))
        away = [tr("NewGame", "Remove player {number}", number=self.seat + 1)] if removable else []
        entries = refill(self.kind.menu(), [*map(kind_text, KINDS), *away], self._choose)
        for entry, kind in zip(entries, KINDS, strict=False):
            entry.setCheckable(True)
            entry.setChecked(kind is level)
        self.edit.setAccessibleName(tr("NewGame", "Name of player {number}", number=self.seat + 1))
        keys = tr("NewGame", "Alt+Up and Alt+Down change the order, Alt+Del removes the player.")
        self.edit.setToolTip(tool_tip(keys))
        self.edit.setAccessibleDescription(keys)


class Badges:
    """The badge of every seat, also of those where nobody sits."""

    def __init__(self, known: Mapping[str, Badge]) -> None:
        """`known` is whose badge is whose, by name, whoever plays."""
        self.worn = default_badges(MAX_PLAYERS)
        self._own = {name.casefold(): badge for name, badge in known.items()}

    def remembered(self, names: Sequence[str]) -> dict[str, tuple[str, str]]:
        """The sign and the colour that is to be known of each player, by name: the own one, else what is worn now."""
        there = zip(names, self.worn, strict=False)
        own = {name: self._own.get(name.casefold(), worn) for name, worn in there if not is_blank(name)}
        return {name: (badge.sign.value, badge.dye.value) for name, badge in own.items()}

    def give(self, kept: Mapping[int, Badge]) -> None:
        """Gives these seats these badges, and all others some that nobody has or is known to have."""
        given = iter(with_missing(tuple(kept.values()), MAX_PLAYERS, self._own.values())[len(kept) :])
        self.worn = tuple(kept[seat] if seat in kept else next(given) for seat in range(MAX_PLAYERS))

    def name(self, seat: int, names: Sequence[str]) -> None:
        """Another name stands at a seat: a known player has the own badge, and nobody has that of somebody else."""
        folded = [name.casefold() for name in names]
        worn, own = self.worn[seat], self._own.get(folded[seat])
        others = {other: self.worn[other] for other in range(len(names)) if other != seat}
        at_home = {other: badge for other, badge in others.items() if self._own.get(folded[other]) == badge}
        if own is not None and are_distinct((*at_home.values(), own)):
            free = {other: badge for other, badge in others.items() if are_distinct((badge, own))}
            self.give(free | {seat: own})
        elif worn in self._own.values():
            self.give(others)

    def choose(self, seat: int, badge: Badge, names: Sequence[str]) -> None:
        """Gives a player another badge, which is the own one from now on."""
        if not is_blank(names[seat]):
            self._own[names[seat].casefold()] = badge
        self.give(dict(enumerate(self.worn[: len(names)])) | {seat: badge})

    def swap(self, seat: int, other: int) -> None:
        """Two players change seats."""
        badges = list(self.worn)
        badges[seat], badges[other] = badges[other], badges[seat]
        self.worn = tuple(badges)

    def move_up(self, seat: int) -> None:
        """The player of a seat leaves; those after it move up."""
        self.worn = (*self.worn[:seat], *self.worn[seat + 1 :], self.worn[seat])
