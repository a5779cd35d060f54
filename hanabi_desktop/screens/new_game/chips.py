"""The names of those who have played before, as chips: a click seats somebody, another one lets them leave."""

from collections.abc import Collection, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QLabel, QWidget

from hanabi_desktop.compat import override
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.widgets.buttons import ExplainedButton
from hanabi_desktop.widgets.language import Translated
from hanabi_desktop.widgets.layouts import FlowLayout
from hanabi_desktop.wording.text import tr
from hanabi_desktop.wording.typography import tool_tip

MOST = 14
"""Maximum of names seen at a glance; older ones are offered while a name is typed."""
_LETTERS = 22
"""Maximum letters of a name; a longer one is shortened."""
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


class NameChips(QWidget, Translated):
    """One stop for Tab; arrow keys go through the chips, and Delete forgets a name."""

    picked = Signal(str)
    forgotten = Signal(str)
    """A name is not to be offered any more."""
    refused = Signal(str)
    """Nobody can sit down any more: the reason."""

    def __init__(self, names: Sequence[str]) -> None:
        """Those who played last come first."""
        super().__init__()
        self.chips: dict[str, ExplainedButton] = {}
        self._caption = QLabel()
        self._row = FlowLayout(self, centred=True)
        self._row.addWidget(self._caption)
        self._rest = list(names)
        self._fill()

    def _fill(self) -> None:
        while self._rest and len(self.chips) < MOST:
            name = self._rest.pop(0)
            chip = self.chips[name] = ExplainedButton(parent=self)
            chip.setProperty("chip", True)
            chip.setCheckable(True)
            chip.delay = 0
            chip.chosen.connect(partial(self.picked.emit, name))
            chip.refused.connect(partial(self._refuse, chip))
            forget = QAction(chip)
            forget.setShortcut("Del")
            forget.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
            forget.triggered.connect(partial(self.forget, name))
            chip.addAction(forget)
            chip.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
            chip.installEventFilter(self)
            self._row.addWidget(chip)
        self._stop_at(next(iter(self.chips.values()), None))
        self.setVisible(bool(self.chips))

    def _refuse(self, chip: ExplainedButton, reason: str, _rule: str) -> None:
        chip.setChecked(False)
        self.refused.emit(reason)

    def _stop_at(self, stop: QWidget | None) -> None:
        for chip in self.chips.values():
            chip.setFocusPolicy(Qt.FocusPolicy.StrongFocus if chip is stop else Qt.FocusPolicy.ClickFocus)

    def show_seated(self, seated: Collection[str], full: str) -> None:
        """Marks those who sit at the table; `full` is the reason why nobody else can."""
        for name, chip in self.chips.items():
            there = name.casefold() in seated
            chip.setChecked(there)
            chip.set_reason("" if there else full)

    def forget(self, name: str, _checked: bool = False) -> None:
        """Takes a name away for good; the one beside it has the keyboard then."""
        chip = self.chips[name]
        names, focused = list(self.chips), chip.hasFocus()
        del self.chips[name]
        chip.deleteLater()
        self._row.removeWidget(chip)
        self._fill()
        self.retranslate()
        if focused and self.chips:
            beside = list(self.chips.values())[min(names.index(name), len(self.chips) - 1)]
            beside.setFocus(Qt.FocusReason.OtherFocusReason)
        self.forgotten.emit(name)

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        name = next((name for name, chip in self.chips.items() if chip is watched), None)
        if name is None:
            return False
        if event.type() == QEvent.Type.FocusIn:
            self._stop_at(self.chips[name])
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in _STEPS:
            names = list(self.chips)
            there = names.index(name) + _STEPS[Qt.Key(event.key())]
            if 0 <= there < len(names):
                self.chips[names[there]].setFocus(Qt.FocusReason.TabFocusReason)
            return True
        return False

    @override
    def retranslate(self) -> None:
        self._caption.setText(tr("NewGame", "Played before:"))
        self.setAccessibleName(self._caption.text())
        for name, chip in self.chips.items():
            chip.setText(shortened(name).replace("&", "&&"))
            chip.setAccessibleName(f"{self.accessibleName()} {name}")
            forgets = tr("NewGame", "Right-click or Del: forget this name")
            chip.setAccessibleDescription(forgets)
            chip.setToolTip(tool_tip(f"{name}\n{forgets}"))
            chip.actions()[0].setText(tr("NewGame", "Forget {name}", name=name).replace("&", "&&"))


def shortened(name: str) -> str:
    """A name shortened to what a chip shows."""
    return name if len(name) <= _LETTERS else f"{name[: _LETTERS - 1]}…"
