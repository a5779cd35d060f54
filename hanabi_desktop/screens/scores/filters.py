"""The row above the score sheet that says which games are shown."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from hanabi_desktop.faults.guard import override
from hanabi_desktop.models.scores import ScoreFilter
from hanabi_desktop.records.scores import Score, groups
from hanabi_desktop.rules import MAX_PLAYERS, MIN_PLAYERS, EditionId
from hanabi_desktop.widgets.language import Translated
from hanabi_desktop.widgets.layouts import FlowLayout
from hanabi_desktop.wording.cards import listed
from hanabi_desktop.wording.editions import edition_name
from hanabi_desktop.wording.scores import PLAYERS
from hanabi_desktop.wording.typography import tool_tip

_PAUSE = 150
"""Milliseconds without a key before the search begins."""
_GROUPS = 200
"""So many are offered, those with most games first; any other is found by its names."""


class FilterBar(QWidget, Translated):
    """Search, edition, number of players and group. Whatever is chosen holds for every page of the sheet."""

    filter_changed = Signal(object)
    """A `ScoreFilter`."""
    left = Signal()
    """Enter: on to the games."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Every game is wanted."""
        super().__init__(parent)
        self._groups: list[tuple[str, ...]] = []
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.edition, self.players, self.group = (QComboBox() for _ in range(3))
        for box, letters in ((self.edition, 11), (self.players, 10), (self.group, 10)):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(letters)
        self.edition.addItem("", None)
        for edition in EditionId:
            self.edition.addItem("", edition)
        self.players.addItem("", 0)
        for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
            self.players.addItem("", players)
        self.group.addItem("", ())
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_PAUSE)
        self._timer.timeout.connect(self.choose)
        self.search.textChanged.connect(lambda _text: self._timer.start())
        for box in (self.edition, self.players, self.group):
            box.currentIndexChanged.connect(lambda _index: self.choose())
        for field in (self.search, self.edition, self.players, self.group):
            field.installEventFilter(self)
        layout = FlowLayout(self)
        for widget in (self.search, self.edition, self.players, self.group):
            layout.addWidget(widget)
        self.retranslate()

    @property
    def wanted(self) -> ScoreFilter:
        """Which games are wanted now."""
        # What goes through Qt comes back as plain text and lists.
        edition, group = self.edition.currentData(), self.group.currentData()
        return ScoreFilter(
            self.search.text(),
            EditionId(edition) if edition else None,
            self.players.currentData(),
            tuple(group or ()),
        )

    def choose(self) -> None:
        """Chooses now, without waiting for another key."""
        self._timer.stop()
        self.filter_changed.emit(self.wanted)

    def offer(self, scores: Sequence[Score]) -> None:
        """The groups of these games are offered; the one that is chosen stays."""
        chosen = self.wanted.group
        found = groups(scores, _GROUPS)
        if chosen and chosen not in found:
            found.append(chosen)
        if found == self._groups:
            return
        self._groups = found
        with QSignalBlocker(self.group):
            while self.group.count() > 1:
                self.group.removeItem(1)
            for group in found:
                self.group.addItem(listed(group), group)
            self.group.setCurrentIndex(1 + found.index(chosen) if chosen else 0)

    def begin(self) -> None:
        """On to the field of the search."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat():
            # Enter here opens no game: it goes on to them.
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.choose()
                self.left.emit()
                return True
            if event.key() == Qt.Key.Key_Escape and watched is self.search and self.search.text():
                # Only an empty field lets the sheet be closed.
                self.search.clear()
                self.choose()
                return True
            if event.key() == Qt.Key.Key_Down and watched is self.search:
                self.left.emit()
                return True
        return False

    @override
    def retranslate(self) -> None:
        self.search.setMinimumWidth(self.search.fontMetrics().averageCharWidth() * 26)
        self.search.setPlaceholderText(QCoreApplication.translate("Scores", "Search the games"))
        self.search.setAccessibleName(QCoreApplication.translate("Scores", "Search the games"))
        fields = QCoreApplication.translate("Scores", "Names, edition, variant, date, ending")
        self.search.setAccessibleDescription(fields)
        self.search.setToolTip(tool_tip(fields))
        for box, chosen in (
            (self.edition, QCoreApplication.translate("Scores", "Edition")),
            (self.players, QCoreApplication.translate("Scores", "Number of players")),
            (self.group, QCoreApplication.translate("Scores", "Group")),
        ):
            box.setAccessibleName(chosen)
            # On Linux, Qt gives a box that cannot be written into no name but what is chosen in it.
            box.setAccessibleDescription(chosen)
            box.setToolTip(tool_tip(chosen))
        self.edition.setItemText(0, QCoreApplication.translate("Scores", "All editions"))
        self.players.setItemText(0, QCoreApplication.translate("Scores", "2–5 players"))
        self.group.setItemText(0, QCoreApplication.translate("Scores", "All groups"))
        for place, edition in enumerate(EditionId):
            self.edition.setItemText(place + 1, edition_name(edition))
        for place in range(1, self.players.count()):
            self.players.setItemText(place, PLAYERS.said(self.players.itemData(place)))
        for place, group in enumerate(self._groups):
            self.group.setItemText(place + 1, listed(group))
