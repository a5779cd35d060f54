"""What lies behind *change*: the edition, its variants, who begins, the master, and the memory aid."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QComboBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from hanabi_desktop.boxes import box_of
from hanabi_desktop.compat import override
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.players import Player
from hanabi_desktop.rules import DEFAULT_EDITION, EDITIONS, Edition, EditionId, MemoryAid, Rules, Starter
from hanabi_desktop.screens.new_game.edition_cards import EditionCards
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.widgets.labels import SmallPrint, put_badges
from hanabi_desktop.widgets.language import Translated
from hanabi_desktop.widgets.segments import Segments
from hanabi_desktop.widgets.variant_panel import VariantPanel
from hanabi_desktop.widgets.views import AccessibleComboBox
from hanabi_desktop.wording.editions import memory_name, memory_text, starter_text
from hanabi_desktop.wording.text import tr
from hanabi_desktop.wording.typography import tool_tip

_BY_LOT = -1


class SeatChoices(QWidget, Translated):
    """The starting player and the master. Both follow their player when the order of the seats changes."""

    changed = Signal()

    def __init__(self, look: RenderContext) -> None:
        """Without names until `set_players`."""
        super().__init__()
        self._edition: Edition = DEFAULT_EDITION
        self._players: Sequence[Player] = ()
        self._look = look
        self._starter_by_hand = False
        self._starter_label = heading()
        self.starter_box = _names_box()
        self._starter_label.setBuddy(self.starter_box)
        self.starter_rule = SmallPrint(lines=2)
        self.master_switch = QCheckBox()
        self.master_box = _names_box()
        self.master_rule = SmallPrint(lines=3)
        layout = self.column = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for widget in (self._starter_label, self.starter_box, self.starter_rule):
            layout.addWidget(widget)
        master = QHBoxLayout()
        master.addWidget(self.master_switch)
        master.addWidget(self.master_box, 1)
        layout.addLayout(master)
        layout.addWidget(self.master_rule)
        self.starter_box.activated.connect(self._choose_starter)
        self.master_box.activated.connect(self._follow_book)
        self.master_switch.toggled.connect(self._switch_master)
        for box in (self.starter_box, self.master_box):
            box.currentIndexChanged.connect(self.changed)

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

    def set_players(self, players: Sequence[Player]) -> None:
        """Others in the same seats, or other names and emblems; a computer is no master."""
        self._players = players
        self.retranslate()
        self._follow_book()

    def reorder(self, seats: Sequence[int], players: Sequence[Player]) -> None:
        """Players take their roles with them to their new seats.

        `seats` has the seats they had, in the new order. One who is not among them no longer starts, and the first
        person is master instead.
        """
        self._starter_by_hand &= self.starter is None or self.starter in seats
        held = self.starter_box.currentData(), self.master_box.currentData()
        self.set_players(players)
        for box, seat, fallback in zip((self.starter_box, self.master_box), held, (_BY_LOT, 0), strict=True):
            self._select(box, seats.index(seat) if seat in seats else fallback)
        self._follow_book()

    def _choose_starter(self) -> None:
        self._starter_by_hand = True

    def _switch_master(self) -> None:
        self._follow_book()
        self.retranslate()
        self.changed.emit()

    def _follow_book(self) -> None:
        if self._starter_by_hand:
            return
        # The oldest begins, as a master or without one: the players say who that is.
        by_age = self._edition.starter is Starter.MASTER
        self._select(self.starter_box, self.master_box.currentData() if by_age else _BY_LOT)

    @staticmethod
    def _select(box: QComboBox, seat: int | None) -> None:
        box.setCurrentIndex(max(0, box.findData(seat)))

    @override
    def retranslate(self) -> None:
        self._starter_label.setText(tr("NewGame", "&Who goes first"))
        by_lot = tr("NewGame", "Chosen at random")
        seated = [(player.name, seat) for seat, player in enumerate(self._players)]
        for box, entries in (
            (self.starter_box, [(by_lot, _BY_LOT), *seated]),
            (self.master_box, [(name, seat) for name, seat in seated if not self._players[seat].level]),
        ):
            _fill(box, entries)
            put_badges(box, [player.emblem for player in self._players], self._look)
        on, asked = self.master_switch.isChecked(), _asked(self._edition)
        asked_here = f"{asked} " if self._edition.starter is Starter.MASTER and not on else ""
        self.starter_rule.setText(asked_here + starter_text(self._edition.starter))
        self.starter_box.setAccessibleName(tr("NewGame", "Who goes first"))
        self.starter_box.setAccessibleDescription(self.starter_rule.text())
        explained = box_of(self._edition.kit).words.choices.master.translated()
        self.master_switch.setText(tr("NewGame", "&Master"))
        self.master_switch.setAccessibleDescription(explained)
        self.master_switch.setToolTip(tool_tip(explained))
        self.master_box.setAccessibleName(asked)
        self.master_rule.setText(f"{asked} {explained}" if on else explained)
        self.master_box.setEnabled(on)
        off = tr("NewGame", "No master at this table.")
        self.master_box.setToolTip(tool_tip(asked if on else off))
        self.master_box.setAccessibleDescription("" if on else off)


class TableRules(QWidget, Translated):
    """Editions, variants and what else a table agrees on: nothing of it can be combined so that it cannot be played."""

    changed = Signal()

    def __init__(self, look: RenderContext) -> None:
        """Set to the basic game of the first edition."""
        super().__init__()
        self._rules: dict[EditionId, Rules] = {id_: edition.rules for id_, edition in EDITIONS.items()}
        self.editions = EditionCards(look)
        self.variants = VariantPanel()
        self.seats = SeatChoices(look)
        self.memory = Segments(MemoryAid, MemoryAid.FULL)
        self._memory_text = SmallPrint(lines=2)
        self._editions_title, self._memory_title = heading(), heading()
        self._memory_title.setBuddy(self.memory)
        columns = self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        columns.setContentsMargins(0, 0, 0, 0)
        self._parts = QVBoxLayout(), QVBoxLayout(), QVBoxLayout()
        third = (self.seats, self._memory_title, self.memory, self._memory_text)
        for part, widgets in zip(
            self._parts, ((self._editions_title, self.editions), (self.variants,), third), strict=True
        ):
            for widget in widgets:
                if widget is self._memory_title:
                    part.addSpacing(self.fontMetrics().height())
                part.addWidget(widget)
            part.addStretch(1)
            columns.addLayout(part, 7 if widgets == (self.variants,) else 5)
        self.editions.edition_changed.connect(self._take_edition)
        self.variants.rules_changed.connect(self._keep_rules)
        self.seats.changed.connect(self.changed)
        self.memory.chosen.connect(self._tell_memory)

    def offer(self, last: NewGame | None, first: Edition) -> None:
        """Sets everything as it was last time, else to the basic game of the edition `first`."""
        edition = EDITIONS[last.edition] if last else first
        if last:
            self._rules[last.edition] = last.rules
        self.editions.choose(edition.id)
        self._take_edition(edition.id)
        if last:
            self.seats.set_choice(last.starter, last.master)
            self.memory.choose(last.memory)

    def set_spacing(self, gap: int) -> None:
        """How far things are apart: `gap` within a group, and six times that between columns."""
        self._columns.setSpacing(6 * gap)
        for part in self._parts:
            part.setSpacing(gap)
        self.seats.column.setSpacing(gap)
        self.variants.set_spacing(gap)

    def turn_columns(self, width: int) -> None:
        """Puts the columns below each other where the letters are too large for them to stand side by side."""
        needed = sum(part.minimumSize().width() for part in self._parts) + 2 * self._columns.spacing()
        beside = needed <= width
        self._columns.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)

    def _take_edition(self, id_: EditionId) -> None:
        self.variants.set_rules(EDITIONS[id_], self._rules[id_])
        self.seats.set_edition(EDITIONS[id_])
        self.changed.emit()

    def _keep_rules(self) -> None:
        self._rules[self.editions.edition] = self.variants.rules
        self.changed.emit()

    def _tell_memory(self) -> None:
        self._memory_text.setText(memory_text(MemoryAid(str(self.memory.value))))
        self.memory.setAccessibleDescription(self._memory_text.text())
        self.changed.emit()

    @override
    def retranslate(self) -> None:
        self._editions_title.setText(tr("NewGame", "Edition"))
        self._memory_title.setText(tr("NewGame", "M&emory aid"))
        self.memory.setAccessibleName(tr("NewGame", "Memory aid"))
        self.memory.set_texts(map(memory_name, MemoryAid))
        for part in (self.editions, self.seats, self.variants):
            part.retranslate()
        self._tell_memory()


def heading() -> QLabel:
    """An empty label above a group."""
    label = QLabel()
    label.setProperty("heading", True)
    return label


def _asked(edition: Edition) -> str:
    if edition.starter is Starter.MASTER:
        return tr("NewGame", "Who is the oldest player?")
    return tr("NewGame", "Who is the master?")


def _names_box() -> AccessibleComboBox:
    box = AccessibleComboBox()
    box.set_letters(14)
    return box


def _fill(box: QComboBox, entries: list[tuple[str, int]]) -> None:
    """Puts the entries in, keeping the one that is chosen."""
    held = box.currentData()
    with QSignalBlocker(box):
        box.clear()
        for text, seat in entries:
            box.addItem(text, seat)
        box.setCurrentIndex(max(0, box.findData(held)))
