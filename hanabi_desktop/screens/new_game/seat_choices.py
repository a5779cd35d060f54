"""Who begins, and who looks after the tokens."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from hanabi_desktop.boxes import box_of
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import override
from hanabi_desktop.rules import DEFAULT_EDITION, EDITIONS, Edition, Starter
from hanabi_desktop.table.state import Badge
from hanabi_desktop.widgets.labels import SmallPrint, put_badges
from hanabi_desktop.widgets.language import Translated
from hanabi_desktop.widgets.views import AccessibleComboBox
from hanabi_desktop.wording.editions import starter_text
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
        self._starter_label.setText(QCoreApplication.translate("NewGame", "&Who goes first"))
        by_lot = QCoreApplication.translate("NewGame", "Chosen at random")
        _fill(self.starter_box, [(by_lot, _BY_LOT), *((name, seat) for seat, name in enumerate(self._names))])
        _fill(self.master_box, [(name, seat) for seat, name in enumerate(self._names)])
        self.set_badges(self._badges)
        self.starter_rule.setText(starter_text(self._edition.starter))
        self.starter_rule.keep_room_for(starter_text(starter) for starter in Starter)
        self.starter_box.setAccessibleName(QCoreApplication.translate("NewGame", "Who goes first"))
        self.starter_box.setAccessibleDescription(self.starter_rule.text())
        on = self.master_switch.isChecked()
        explained, asked = _explained(self._edition), _asked(self._edition)
        self.master_switch.setText(QCoreApplication.translate("NewGame", "&Master"))
        self.master_switch.setAccessibleDescription(explained)
        self.master_switch.setToolTip(tool_tip(explained))
        self.master_box.setAccessibleName(asked)
        self.master_rule.setText(f"{asked} {explained}" if on else explained)
        # Which edition is chosen, and whether there is a master, moves nothing that stands below.
        self.master_rule.keep_room_for(f"{_asked(edition)} {_explained(edition)}" for edition in EDITIONS.values())
        self.master_box.setEnabled(on)
        off = QCoreApplication.translate("NewGame", "This table plays without a master.")
        self.master_box.setToolTip(tool_tip(asked if on else off))
        self.master_box.setAccessibleDescription("" if on else off)


def _asked(edition: Edition) -> str:
    if edition.starter is Starter.MASTER:
        return QCoreApplication.translate("NewGame", "Who is the oldest player?")
    return QCoreApplication.translate("NewGame", "Who is the master?")


def _explained(edition: Edition) -> str:
    return box_of(edition.kit).words.choices.master.said()


def _heading() -> QLabel:
    label = QLabel()
    label.setProperty("heading", True)
    return label


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
