"""Who plays: between two turns a computer takes a seat over, or a person takes it back."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialogButtonBox, QHBoxLayout, QLabel, QWidget

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.table.view import TableView
from hanabi_desktop.teammates.level import Level
from hanabi_desktop.widgets.labels import BadgeView, SmallPrint
from hanabi_desktop.widgets.segments import Segments
from hanabi_desktop.widgets.sheet import Sheet
from hanabi_desktop.wording.company import KINDS, kind_name
from hanabi_desktop.wording.text import tr


class PlayersDialog(Sheet):
    """A line for each seat, with who plays there. What is chosen holds once it is accepted."""

    company_asked = Signal()
    """Somebody wants to read by what agreements computers play."""

    def __init__(self, view: TableView, look: RenderContext, parent: QWidget | None = None) -> None:
        """As they sit now; one person stays, and so does the master."""
        super().__init__(parent)
        self._master = view.master
        self.setWindowTitle(tr("Company", "Who plays"))
        self.kinds: Mapping[int, Segments] = {seat: Segments(KINDS, level) for seat, level in enumerate(view.computers)}
        side = round(self.fontMetrics().height() * 1.4)
        for seat, kinds in self.kinds.items():
            name = QLabel(view.names[seat])
            name.setTextFormat(Qt.TextFormat.PlainText)
            name.setBuddy(kinds)
            badge = BadgeView(look)
            badge.setFixedSize(side, side)
            kinds.setAccessibleName(view.names[seat])
            kinds.set_texts([kind_name(level) for level in KINDS])
            kinds.chosen.connect(self._tell)
            row = QHBoxLayout()
            row.addWidget(badge)
            row.addWidget(name, 1)
            row.addWidget(kinds)
            self.column.addLayout(row)
            # Shown before it has a parent it would be a window of its own for a moment, and take the keyboard.
            badge.show_badge(view.badges[seat])
        self._told = SmallPrint()
        self.column.addWidget(self._told)
        buttons = QDialogButtonBox()
        rules = buttons.addButton(tr("Company", "How computers play"), QDialogButtonBox.ButtonRole.HelpRole)
        rules.clicked.connect(self.company_asked)
        self.done_button = buttons.addButton(tr("NewGame", "Done"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(tr("NewGame", "Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.column.addWidget(buttons)
        self._tell()

    @property
    def computers(self) -> tuple[Level | None, ...]:
        """How well the computer of each seat is to play; None for a person."""
        return tuple(None if kinds.value is None else Level(str(kinds.value)) for kinds in self.kinds.values())

    def _tell(self, _level: object = None) -> None:
        """Says what cannot be, and what a computer does."""
        computers = self.computers
        reason = ""
        if all(computers):
            reason = tr("NewGame", "At least one person has to play.")
        elif self._master is not None and computers[self._master]:
            reason = tr("Company", "The master has to be a person.")
        self.done_button.setEnabled(not reason)
        self._told.setText(reason)
