"""Setting up a table: the edition, who plays, who begins, and by which rules."""

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.boxes import box_of
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import override
from hanabi_desktop.records.preferences import Preferences
from hanabi_desktop.rules import DEFAULT_EDITION, EDITIONS, Edition, EditionId, MemoryAid, Rules, Starter
from hanabi_desktop.screens.new_game.edition_cards import EditionCards
from hanabi_desktop.screens.new_game.players import PlayerList
from hanabi_desktop.table.new_game import NewGame, game_again
from hanabi_desktop.table.state import Badge
from hanabi_desktop.widgets.buttons import RULE
from hanabi_desktop.widgets.labels import SmallPrint, put_badges
from hanabi_desktop.widgets.language import Translated
from hanabi_desktop.widgets.layouts import FittingScrollArea
from hanabi_desktop.widgets.variant_panel import VariantPanel
from hanabi_desktop.widgets.views import AccessibleComboBox
from hanabi_desktop.widgets.window_size import size_to
from hanabi_desktop.wording.editions import memory_name, memory_text, starter_text
from hanabi_desktop.wording.text import tr
from hanabi_desktop.wording.typography import tool_tip

_BY_LOT = -1


class SeatChoices(QWidget, Translated):
    """The starting player and the master. Both follow their player when the order of the seats changes."""

    def __init__(self, look: RenderContext, parent: QWidget | None = None) -> None:
        """Without names until `set_names`."""
        super().__init__(parent)
        self._edition: Edition = DEFAULT_EDITION
        self._names: tuple[str, ...] = ()
        self._badges: tuple[Badge, ...] = ()
        self._look = look
        self._starter_by_hand = False
        self._starter_label = _heading()
        self.starter_box = _names_box()
        self._starter_label.setBuddy(self.starter_box)
        self.starter_rule = SmallPrint()
        self.master_switch = QCheckBox()
        self.master_box = _names_box()
        self.master_rule = SmallPrint()
        layout = self.column = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        starter = QHBoxLayout()
        starter.addWidget(self._starter_label)
        starter.addWidget(self.starter_box, 1)
        layout.addLayout(starter)
        layout.addWidget(self.starter_rule)
        master = QHBoxLayout()
        master.addWidget(self.master_switch)
        master.addWidget(self.master_box, 1)
        layout.addLayout(master)
        layout.addWidget(self.master_rule)
        self.starter_box.activated.connect(self._choose_starter)
        self.master_box.activated.connect(self._follow_book)
        self.master_switch.toggled.connect(self._switch_master)

    @property
    def starter(self) -> int | None:
        """The seat that begins; None by lot."""
        seat = self.starter_box.currentData()
        return None if seat in (None, _BY_LOT) else int(seat)

    @property
    def master(self) -> int | None:
        """The seat of the master; None without."""
        seat = self.master_box.currentData()
        return int(seat) if self.master_switch.isChecked() and seat is not None else None

    def set_choice(self, starter: int | None, master: int | None) -> None:
        """Takes over what was chosen once."""
        self._select(self.master_box, master or 0)
        self.master_switch.setChecked(master is not None)
        self._follow_book()
        self._starter_by_hand = self.starter != starter
        self._select(self.starter_box, _BY_LOT if starter is None else starter)
        self.retranslate()

    def set_edition(self, edition: Edition) -> None:
        """Changes to what this edition's book says, except for a starting player chosen by hand."""
        self._edition = edition
        self.master_switch.setChecked(edition.master)
        self._follow_book()
        self.retranslate()

    def set_names(self, names: Sequence[str]) -> None:
        """Other names, in the same seats."""
        if tuple(names) != self._names:
            self._names = tuple(names)
            self.retranslate()

    def set_badges(self, badges: Sequence[Badge]) -> None:
        """What stands beside the names."""
        self._badges = tuple(badges)
        for box in (self.starter_box, self.master_box):
            put_badges(box, self._badges, self._look)

    def swap(self, seat: int, other: int) -> None:
        """Two players change seats, and take their roles with them."""
        there = {seat: other, other: seat}
        for box in (self.starter_box, self.master_box):
            held = box.currentData()
            self._select(box, there.get(held, held))

    def remove(self, seat: int) -> None:
        """A player leaves: no longer starts, and the first one is master instead."""
        for box, fallback in ((self.starter_box, _BY_LOT), (self.master_box, 0)):
            held = box.currentData()
            if held == seat:
                self._select(box, fallback)
            elif held is not None and held > seat:
                self._select(box, held - 1)
        self._follow_book()

    def _choose_starter(self) -> None:
        self._starter_by_hand = True

    def _switch_master(self) -> None:
        self._follow_book()
        self.retranslate()

    def _follow_book(self) -> None:
        if self._starter_by_hand:
            return
        by_master = self._edition.starter is Starter.MASTER and self.master is not None
        self._select(self.starter_box, self.master_box.currentData() if by_master else _BY_LOT)

    @staticmethod
    def _select(box: QComboBox, seat: int | None) -> None:
        box.setCurrentIndex(max(0, box.findData(seat)))

    @override
    def retranslate(self) -> None:
        self._starter_label.setText(tr("NewGame", "&Who goes first"))
        by_lot = tr("NewGame", "Chosen at random")
        _fill(self.starter_box, [(by_lot, _BY_LOT), *((name, seat) for seat, name in enumerate(self._names))])
        _fill(self.master_box, [(name, seat) for seat, name in enumerate(self._names)])
        self.set_badges(self._badges)
        self.starter_rule.setText(starter_text(self._edition.starter))
        self.starter_rule.keep_room_for(starter_text(starter) for starter in Starter)
        self.starter_box.setAccessibleName(tr("NewGame", "Who goes first"))
        self.starter_box.setAccessibleDescription(self.starter_rule.text())
        on = self.master_switch.isChecked()
        explained, asked = _explained(self._edition), _asked(self._edition)
        self.master_switch.setText(tr("NewGame", "&Master"))
        self.master_switch.setAccessibleDescription(explained)
        self.master_switch.setToolTip(tool_tip(explained))
        self.master_box.setAccessibleName(asked)
        self.master_rule.setText(f"{asked} {explained}" if on else explained)
        # Which edition is chosen, and whether there is a master, moves nothing that stands below.
        self.master_rule.keep_room_for(f"{_asked(edition)} {_explained(edition)}" for edition in EDITIONS.values())
        self.master_box.setEnabled(on)
        off = tr("NewGame", "This table plays without a master.")
        self.master_box.setToolTip(tool_tip(asked if on else off))
        self.master_box.setAccessibleDescription("" if on else off)


def _asked(edition: Edition) -> str:
    if edition.starter is Starter.MASTER:
        return tr("NewGame", "Who is the oldest player?")
    return tr("NewGame", "Who is the master?")


def _explained(edition: Edition) -> str:
    return box_of(edition.kit).words.choices.master.translated()


def _names_box() -> QComboBox:
    box = AccessibleComboBox()
    box.set_letters(12)
    return box


def _fill(box: QComboBox, entries: list[tuple[str, int]]) -> None:
    """Puts the entries in, keeping the one that is chosen."""
    held = box.currentData()
    box.blockSignals(True)
    box.clear()
    for text, seat in entries:
        box.addItem(text, seat)
    box.setCurrentIndex(max(0, box.findData(held)))
    box.blockSignals(False)


class NewGameDialog(QDialog):
    """Everything has a default. What an edition does not offer is not there to be chosen.

    Only the button starts: Enter elsewhere goes on, and whatever is chosen, no other control moves.
    """

    rule_asked = Signal(str)
    """A paragraph's id, at which the rulebook is to open: for the variant that the keyboard or the mouse is on."""

    def __init__(
        self,
        look: RenderContext,
        preferences: Preferences,
        parent: QWidget | None = None,
        first: Edition = DEFAULT_EDITION,
    ) -> None:
        """Offers the table of last time; if none is remembered, the basic game of the edition `first`."""
        super().__init__(parent)
        self._look = look
        self._shown = False
        self._rules: dict[EditionId, Rules] = {id_: edition.rules for id_, edition in EDITIONS.items()}
        self.editions = EditionCards(look)
        self.players = PlayerList(look, preferences.known_names)
        self.seats = SeatChoices(look)
        self.variants = VariantPanel()
        self.memory = QComboBox()
        self.memory.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for aid in MemoryAid:
            self.memory.addItem("", aid)
        self.memory.setCurrentIndex(self.memory.findData(preferences.memory))
        self._memory_text = SmallPrint()
        self._editions_title, self._players_title, self._memory_title = _heading(), _heading(), _heading()
        self._memory_title.setBuddy(self.memory)
        self._told = SmallPrint()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.start = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.start.setProperty("primary", True)
        self.rulebook = self.buttons.addButton("", QDialogButtonBox.ButtonRole.HelpRole)
        self.rulebook.setAutoDefault(False)
        self._lay_out()
        self.start.setDefault(True)  # a default is the dialog's only once the button is in it
        self._connect()
        self._offer(game_again(preferences.last_game) if preferences.last_game else None, first)
        self._retranslate()

    def _lay_out(self) -> None:
        self.ensurePolished()
        gap = max(2, round(self.fontMetrics().height() * 0.15))
        columns = self._columns = QHBoxLayout()
        columns.setContentsMargins(0, 0, 0, 0)
        columns.setSpacing(6 * gap)
        first, second, third = self._parts = QVBoxLayout(), QVBoxLayout(), QVBoxLayout()
        first.addWidget(self._editions_title)
        first.addWidget(self.editions, 1)
        second.addWidget(self._players_title)
        second.addWidget(self.players)
        second.addWidget(_line())
        second.addWidget(self.seats)
        second.addWidget(_line())
        memory = QHBoxLayout()
        memory.addWidget(self._memory_title)
        memory.addWidget(self.memory, 1)
        second.addLayout(memory)
        second.addWidget(self._memory_text)
        second.addStretch(1)
        third.addWidget(self.variants)
        third.addStretch(1)
        for column, share in ((first, 10), (second, 10), (third, 12)):
            column.setSpacing(gap)
            columns.addLayout(column, share)
        for part in (self.editions, self.players, self.seats):
            part.column.setSpacing(gap)
        self.variants.set_spacing(gap)
        content = QWidget()
        content.setLayout(columns)
        area = FittingScrollArea(content)
        self.area, self._content = area, content
        bottom = self._bottom = QHBoxLayout()
        bottom.addWidget(self._told, 1)
        bottom.addWidget(self.buttons)
        layout = self._layout = QVBoxLayout(self)
        layout.setContentsMargins(3 * gap, 2 * gap, 3 * gap, 2 * gap)
        layout.setSpacing(gap)
        layout.addWidget(area, 1)
        layout.addLayout(bottom)

    def _connect(self) -> None:
        self.editions.edition_changed.connect(self._take_edition)
        self.players.names_changed.connect(self._take_names)
        self.players.badges_changed.connect(lambda: self.seats.set_badges(self.players.badges))
        self.players.swapped.connect(self.seats.swap)
        self.players.removed.connect(self.seats.remove)
        self.players.refused.connect(self._told.setText)
        self.players.written.connect(lambda: self.seats.starter_box.setFocus(Qt.FocusReason.TabFocusReason))
        self.variants.rules_changed.connect(self._keep_rules)
        self.rulebook.clicked.connect(lambda: self.rule_asked.emit(self.variants.rule))
        QShortcut(QKeySequence(QKeySequence.StandardKey.HelpContents), self).activated.connect(self._ask_rule)
        self.memory.currentIndexChanged.connect(self._tell_memory)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def _ask_rule(self) -> None:
        """F1: about the variant that has the keyboard, else about the one that is chosen."""
        focused: QWidget | None = self.focusWidget()
        rule = focused.property(RULE) if focused is not None else None
        self.rule_asked.emit(rule or self.variants.rule)

    def _offer(self, last: NewGame | None, first: Edition) -> None:
        if last is None:
            self.players.set_names(())
            self.editions.choose(first.id)
            self._take_edition(first.id)
            return
        self._rules[last.edition] = last.rules
        self.players.set_names(last.names)
        self.players.set_badges(last.badges)
        self.editions.choose(last.edition)
        self._take_edition(last.edition)
        self.seats.set_choice(last.starter, last.master)
        self.memory.setCurrentIndex(self.memory.findData(last.memory))

    def choice(self) -> NewGame:
        """The table as it stands in the dialog; it can always be dealt."""
        return NewGame(
            edition=self.editions.edition,
            rules=self.variants.rules,
            names=self.players.names,
            starter=self.seats.starter,
            memory=MemoryAid(self.memory.currentData()),
            master=self.seats.master,
            badges=self.players.chosen_badges,
        )

    def remembered(self, preferences: Preferences) -> Preferences:
        """The preferences with this table and these players; names that were left blank stay blank."""
        typed = self.players.typed
        return preferences.with_names(typed).with_settings(last_game=replace(self.choice(), names=typed).remembered())

    def _take_edition(self, id_: EditionId) -> None:
        edition = EDITIONS[id_]
        self.variants.set_rules(edition, self._rules[id_])
        self.seats.set_edition(edition)

    def _take_names(self) -> None:
        self.seats.set_names(self.players.names)
        self.seats.set_badges(self.players.badges)
        self._told.setText(self.players.notice)

    def _keep_rules(self) -> None:
        self._rules[self.editions.edition] = self.variants.rules

    def _tell_memory(self) -> None:
        self._memory_text.setText(memory_text(MemoryAid(self.memory.currentData())))
        self.memory.setAccessibleDescription(self._memory_text.text())

    def _retranslate(self) -> None:
        self.setWindowTitle(tr("NewGame", "New game"))
        self._editions_title.setText(tr("NewGame", "Edition"))
        self._players_title.setText(tr("NewGame", "Players, clockwise"))
        self._memory_title.setText(tr("NewGame", "M&emory aid"))
        self.memory.setAccessibleName(tr("NewGame", "Memory aid"))
        for row in range(self.memory.count()):
            self.memory.setItemText(row, memory_name(MemoryAid(self.memory.itemData(row))))
        self._memory_text.keep_room_for(memory_text(aid) for aid in MemoryAid)
        self._told.keep_room_for(self.players.words)
        self._tell_memory()
        self.rulebook.setText(tr("NewGame", "&Rulebook"))
        self.start.setText(tr("NewGame", "&Start"))
        self.buttons.button(QDialogButtonBox.StandardButton.Cancel).setText(tr("NewGame", "Cancel"))
        for part in (self.editions, self.players, self.seats, self.variants):
            part.retranslate()
        self._take_names()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        # A dialog's default button would be pressed from anywhere.
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        if not self._shown:
            self._shown = True
            # Left alone, Qt takes two thirds of the screen at most, which is too little of a small one.
            size_to(self, self.sizeHint())
        super().showEvent(event)
        self._turn_columns()
        self.players.rows[0].edit.setFocus(Qt.FocusReason.OtherFocusReason)
        self.players.rows[0].edit.selectAll()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn_columns()

    def _turn_columns(self) -> None:
        """Below each other, the names first, where the letters are too large for the columns to stand side by side."""
        columns, (first, second, third) = self._columns, self._parts
        needed = sum(part.minimumSize().width() for part in self._parts) + 2 * columns.spacing()
        beside = needed <= self.area.maximumViewportSize().width()
        direction = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if direction is columns.direction():
            return
        columns.setDirection(direction)
        parts = ((first, 10), (second, 10), (third, 12)) if beside else ((second, 0), (first, 0), (third, 0))
        for part, share in parts:
            columns.removeItem(part)
            columns.addLayout(part, share)

    @override
    def sizeHint(self) -> QSize:
        """Large enough for everything to be seen without scrolling."""
        content, margins = self._content, self._layout.contentsMargins()
        width = max(content.minimumSizeHint().width(), self.fontMetrics().averageCharWidth() * 124)
        height = content.heightForWidth(width) if content.hasHeightForWidth() else content.sizeHint().height()
        frame = 12  # around the scroll area, and a little more than enough
        bottom = max(self._bottom.sizeHint().height(), self._bottom.minimumHeightForWidth(width))
        return QSize(
            width + margins.left() + margins.right() + frame,
            height + bottom + margins.top() + margins.bottom() + self._layout.spacing() + frame,
        )


def _heading() -> QLabel:
    label = QLabel()
    label.setProperty("heading", True)
    return label


def _line() -> QFrame:
    line = QFrame()
    line.setFrameShape(QFrame.Shape.HLine)
    return line
