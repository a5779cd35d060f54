"""A seat at the table of the set-up: the badge, for which another one can be picked, the name, and who plays there."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QRectF, QSize, QSizeF, QStringListModel, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QPainter
from PySide6.QtWidgets import QCompleter, QFrame, QHBoxLayout, QLineEdit, QWidget

from hanabi_desktop.board.announcer import announce
from hanabi_desktop.compat import override
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.painting.badges import paint_dye
from hanabi_desktop.painting.svg import paint_svg
from hanabi_desktop.painting.theme import Theme
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
from hanabi_desktop.screens.new_game.table_rules import heading
from hanabi_desktop.widgets.buttons import ExplainedButton, MenuButton
from hanabi_desktop.widgets.labels import put_badge
from hanabi_desktop.widgets.menus import refill
from hanabi_desktop.widgets.segments import Segment, Segments
from hanabi_desktop.widgets.sheet import Sheet
from hanabi_desktop.wording.cards import listed
from hanabi_desktop.wording.company import KINDS, character_name, default_name, kind_name, kind_text
from hanabi_desktop.wording.text import Text, tr
from hanabi_desktop.wording.typography import tool_tip

_NAMES: dict[Sign | Dye, Text] = {
    Sign.CAT: Text("Badges", "cat"),
    Sign.TEAPOT: Text("Badges", "teapot"),
    Sign.CRANE: Text("Badges", "crane"),
    Sign.FISH: Text("Badges", "fish"),
    Sign.GATE: Text("Badges", "gate"),
    Sign.RABBIT: Text("Badges", "rabbit"),
    Sign.BOAT: Text("Badges", "boat"),
    Sign.UMBRELLA: Text("Badges", "umbrella"),
    Dye.ORANGE: Text("Badges", "orange"),
    Dye.SKY: Text("Badges", "sky blue"),
    Dye.GREEN: Text("Badges", "moss green"),
    Dye.VIOLET: Text("Badges", "violet"),
    Dye.PINK: Text("Badges", "pink"),
    Dye.TEAL: Text("Badges", "dark teal"),
    Dye.CREAM: Text("Badges", "cream"),
    Dye.BROWN: Text("Badges", "brown"),
}


def part_name(part: Sign | Dye) -> str:
    """What is drawn on a badge, or the colour it is drawn on."""
    return _NAMES[part].translated()


class BadgeButton(ExplainedButton):
    """Shows a player's badge, and is where another one is picked."""

    def __init__(self, look: RenderContext) -> None:
        """Empty until `show_player`."""
        super().__init__()
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
            sign, colour = part_name(player.badge.sign), part_name(player.badge.dye)
            badge = tr("Badges", "{sign}, {colour}", sign=sign, colour=colour)
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
            put_badge(self, self._badge, self._look, 1.3)


class BadgePicker(Sheet):
    """Signs, and colours below them. What another player has can be seen, and is said to be taken.

    What is picked holds at once; Esc or the button closes it.
    """

    picked = Signal(object)
    """The Badge with what was just picked."""

    def __init__(
        self, badge: Badge, seated: Callable[[], tuple[str, Mapping[Badge, str]]], look: RenderContext, parent: QWidget
    ) -> None:
        """For the player who has `badge`; `seated` returns her name, and the badges of the others with their names."""
        super().__init__(parent)
        self._look, self._seated = look, seated
        self._badge = badge
        self.signs, self.dyes = Segments(Sign, badge.sign), Segments(Dye, badge.dye)
        self.signs.chosen.connect(lambda sign: self._take(replace(self._badge, sign=sign)))
        self.dyes.chosen.connect(lambda dye: self._take(replace(self._badge, dye=dye)))
        self.done_button = ExplainedButton(primary=True)
        self.done_button.chosen.connect(self.accept)
        self._headings = heading(), heading()
        for above, choice in zip(self._headings, (self.signs, self.dyes), strict=True):
            self.column.addWidget(above)
            self.column.addWidget(choice)
        self.column.addWidget(self.done_button, 0, Qt.AlignmentFlag.AlignRight)
        self.retranslate()
        self.signs.setFocus(Qt.FocusReason.PopupFocusReason)

    @override
    def retranslate(self) -> None:
        # Where players have no names, they are named in another language.
        name, others = self._seated()
        self.setWindowTitle(tr("NewGame", "Badge and colour of {name}", name=name))
        self.done_button.setText(tr("NewGame", "Done"))
        for above, text in zip(self._headings, (tr("NewGame", "Badge"), tr("NewGame", "Colour")), strict=True):
            above.setText(text)
        taken: dict[Sign | Dye, str] = {}
        for other, owner in others.items():
            taken |= {other.sign: owner, other.dye: owner}
        for sign in Sign:
            self._show(self.signs.segments[sign], sign, taken.get(sign))
        for dye in Dye:
            self._show(self.dyes.segments[dye], dye, taken.get(dye))

    def _show(self, segment: Segment, part: Sign | Dye, owner: str | None) -> None:
        """Shows a sign or a colour as a picture; nobody takes what another one has."""
        side = max(24, round(self.fontMetrics().height() * 1.6))
        name, reason = part_name(part), "" if owner is None else tr("Badges", "{name} already has it.", name=owner)
        segment.setAccessibleName(name)
        segment.setAccessibleDescription(reason)
        segment.setToolTip(tool_tip("\n".join(filter(None, (name, reason)))))
        segment.setEnabled(not reason)
        segment.setProperty("picture", True)

        def paint(painter: QPainter, rect: QRectF, theme: Theme) -> None:
            if isinstance(part, Sign):
                paint_svg(painter, rect, theme, f"signs/{part}")
            else:
                paint_dye(painter, rect, part, theme)

        picture = self._look.picture(QSizeF(side, side), self.devicePixelRatioF(), ("pick", part), paint)
        segment.setIcon(QIcon(picture))
        segment.setIconSize(QSize(side, side))

    def _take(self, badge: Badge) -> None:
        self._badge = badge
        self.picked.emit(badge)


_LETTERS = 17
"""Default width of a name, in letters."""


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
        self.badge = BadgeButton(look)
        self.edit = QLineEdit()
        self.edit.setMaxLength(MAX_TYPED_NAME)
        completer = QCompleter(known, self.edit)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchStartsWith)
        completer.highlighted[str].connect(partial(announce, self.edit))  # type: ignore[index]
        self.edit.setCompleter(completer)
        # The list of suggestions opens after this, without taking the keyboard.
        self.edit.textEdited.connect(lambda: QTimer.singleShot(0, self, self._tell_suggestions))
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

    def sit(self, name: str, computer: Computer | None) -> None:
        """Another person sits here, or a computer in place of that person."""
        self.seat_computer(computer)
        self.write(name)

    def seat_computer(self, computer: Computer | None) -> None:
        """A computer sits here instead of the person, or with None the person."""
        self._written, self.computer = self.written, computer
        self.edit.setReadOnly(computer is not None)
        self.write(self._written)

    def _tell_suggestions(self) -> None:
        """Has a screen reader say which known names begin so."""
        completer = self.edit.completer()
        if (popup := completer.popup()) and popup.isVisible():
            model = completer.completionModel()
            names = [str(model.index(row, 0).data()) for row in range(model.rowCount())]
            announce(self.edit, tr("NewGame", "Suggested names: {names}", names=listed(names)))

    def show_player(self, player: Player) -> None:
        """Shows who plays here, and says how well."""
        self.badge.show_player(player)
        self.kind.setAccessibleName(tr("NewGame", "{name}: {kind}", name=player.name, kind=kind_name(player.level)))
        self.kind.setAccessibleDescription(kind_text(player.level) if player.level else " ")
        for entry in self.kind.menu().actions()[len(KINDS) :]:
            entry.setText(tr("NewGame", "Remove {name}", name=player.name).replace("&", "&&"))

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
        entries = refill(self.kind.menu(), [*map(kind_text, KINDS), *[""] * removable], self._choose)
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
        """Gives a player another badge, which is the own one from now on; a seat where no person sits wears another then."""
        if not is_blank(names[seat]):
            self._own[names[seat].casefold()] = badge
        others = enumerate(self.worn[: len(names)])
        self.give({other: worn for other, worn in others if are_distinct((worn, badge))} | {seat: badge})
