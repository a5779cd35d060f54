"""Who plays: between two turns a computer takes a seat over, or a person takes it back."""

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QItemSelection, QItemSelectionModel, QModelIndex, QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QDialogButtonBox, QHBoxLayout, QLabel, QLineEdit, QListView, QWidget

from hanabi_desktop.board.announcer import announce
from hanabi_desktop.compat import override
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.delegates.texts import JournalDelegate
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.models.table import JournalModel
from hanabi_desktop.players import Computer, Level, Person, Player, free_characters, seat_badges
from hanabi_desktop.records.record import MAX_TYPED_NAME, is_blank, tidy_name
from hanabi_desktop.table.view import TableView, shown
from hanabi_desktop.widgets.labels import BadgeView, SmallPrint, plain_label
from hanabi_desktop.widgets.segments import Segments
from hanabi_desktop.widgets.sheet import Sheet
from hanabi_desktop.wording.company import KINDS, back_text, character_name, default_name, kind_name, seated_text
from hanabi_desktop.wording.text import Counted, tr


class PlayersDialog(Sheet):
    """A line for each seat, with who plays there. What is chosen holds once it is accepted."""

    hides = True
    """Whoever types a name here may be about to hold the cards below."""
    company_asked = Signal()
    """Somebody wants to read by what agreements computers play."""

    def __init__(
        self, players: Sequence[Player], master: int | None, look: RenderContext, parent: QWidget | None = None
    ) -> None:
        """As they sit now; one person stays, and is the master if the `master` goes."""
        super().__init__(parent)
        self._seated, self._master = players, master
        self.setWindowTitle(tr("Company", "Who plays"))
        self.kinds: dict[int, Segments] = {}
        self.names: dict[int, QLineEdit] = {}
        """Where a computer has played from the deal, the name of a person who sits down there."""
        side = round(self.fontMetrics().height() * 1.4)
        for seat, player in enumerate(shown(tuple(players))):
            kinds = self.kinds[seat] = Segments(KINDS, player.level)
            name = QLabel(seated_text(player), textFormat=Qt.TextFormat.PlainText)
            name.setBuddy(kinds)
            badge = BadgeView(look)
            badge.setFixedSize(side, side)
            kinds.setAccessibleName(name.text())
            left = player.stands_in if isinstance(player, Computer) else None
            kinds.set_texts([back_text(left.name) if left and level is None else kind_name(level) for level in KINDS])
            kinds.chosen.connect(self._tell)
            row = QHBoxLayout()
            row.addWidget(badge)
            row.addWidget(name, 1)
            if isinstance(player.owner, Computer):
                edit = self.names[seat] = QLineEdit()
                edit.setMaxLength(MAX_TYPED_NAME)
                edit.setPlaceholderText(default_name(seat))
                edit.textChanged.connect(self._tell)
                edit.setAccessibleName(tr("NewGame", "Name of player {number}", number=seat + 1))
                row.addWidget(edit, 1)
            row.addWidget(kinds)
            self.column.addLayout(row)
            # Shown before it has a parent it would be a window of its own for a moment, and take the keyboard.
            badge.show_badge(player.emblem)
        self._told = SmallPrint()
        self.column.addWidget(self._told)
        buttons = self.add_buttons()
        rules = buttons.addButton(tr("Company", "How computers play"), QDialogButtonBox.ButtonRole.HelpRole)
        rules.clicked.connect(self.company_asked)
        self.done_button = buttons.addButton(tr("NewGame", "Done"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(tr("NewGame", "Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        self._tell()

    @property
    def players(self) -> tuple[Player, ...]:
        """Those who are to play on."""
        players = list(self._seated)
        for seat, player in enumerate(self._seated):
            level = self.kinds[seat].value
            if level is None and isinstance(player, Computer):
                players[seat] = player.owner if seat not in self.names else self._newcomer(seat)
            elif level is not None and isinstance(player, Computer):
                players[seat] = replace(player, level=Level(str(level)))
            elif level is not None and isinstance(player, Person):
                character = free_characters(players)[0]
                players[seat] = Computer(character_name(character), character, Level(str(level)), player)
        return tuple(players)

    @property
    def master(self) -> int | None:
        """Who moves the tokens then: where the master goes, the next person clockwise."""
        if self._master is None:
            return None
        clockwise = (*range(self._master, len(self.kinds)), *range(self._master))
        return next((seat for seat in clockwise if self.kinds[seat].value is None), self._master)

    def _newcomer(self, seat: int) -> Person:
        name = tidy_name(self.names[seat].text())
        return Person(default_name(seat) if is_blank(name) else name, seat_badges(self._seated)[seat])

    def _tell(self, _level: object = None) -> None:
        """Says what cannot be, and who becomes the master."""
        levels = [kinds.value for kinds in self.kinds.values()]
        told, master = "", self.master
        if None not in levels:
            told = tr("NewGame", "At least one person has to play.")
        elif master is not None and master != self._master:
            told = tr("Company", "{name} becomes the master.", name=shown(self.players)[master].name)
        for seat, edit in self.names.items():
            edit.setVisible(levels[seat] is None)
        self.done_button.setEnabled(None in levels)
        self._told.setText(told)
        if told and self.isVisible():
            announce(self._told, told)


class _TurnsModel(JournalModel):
    """The turns alone, newest first."""

    @override
    def update(self, view: TableView) -> None:
        super().update(view)
        self.set_rows(view.seen.turns[::-1])


_OUTCOME = Counted("GoingBack", "%n turn(s) back: {name}’s turn again.")


class UndoDialog(Sheet):
    """A line for each turn, newest first. The one that is chosen goes, with all that came after it.

    It is the question too: it says who has to agree, and "No" is what Enter and Esc answer.
    """

    def __init__(self, view: TableView, decides: str, look: RenderContext, parent: QWidget | None = None) -> None:
        """`view` is everybody's; `decides` says who has to agree."""
        super().__init__(parent)
        self._view = view
        self._model = _TurnsModel(self)
        self._model.update(view)
        self.setWindowTitle(tr("GoingBack", "Take back to…"))
        heading = plain_label(tr("GoingBack", "How far back? The marked turns will be taken back."))
        self.list = QListView()
        self.list.setModel(self._model)
        self.list.setItemDelegate(JournalDelegate(look, self.list))
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # What is marked follows from how far down one has gone; it is not chosen line by line.
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.list.setAccessibleName(heading.text())
        self.outcome = plain_label("")
        self.outcome.setObjectName("goingBackOutcome")
        warning = tr(
            "GoingBack", "What has been seen can’t be unseen, and the score book will note that turns were taken back."
        )
        self.decides = plain_label(decides)
        self.column.addWidget(heading)
        self.column.addWidget(self.list, 1)
        for part in (self.outcome, plain_label(warning), self.decides):
            self.column.addWidget(part)
        buttons = self.add_buttons()
        self.agreed = buttons.addButton(tr("MainWindow", "Take back"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.no = buttons.addButton(tr("Messages", "No"), QDialogButtonBox.ButtonRole.RejectRole)
        self.no.setDefault(True)
        self.list.selectionModel().currentChanged.connect(self._mark)
        self.list.setCurrentIndex(self._model.index(0))
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    @guarded
    def sizeHint(self) -> QSize:
        # As large as its letters will be.
        self.ensurePolished()
        letters = self.fontMetrics()
        return QSize(letters.averageCharWidth() * 64, letters.height() * 26)

    @property
    def turns(self) -> int:
        """How many turns are to be taken back."""
        return self.list.currentIndex().row() + 1

    def _mark(self, current: QModelIndex) -> None:
        marked = QItemSelection(self._model.index(0), current)
        self.list.selectionModel().select(marked, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        seat = self._view.seen.turns[-self.turns].seat
        told = _OUTCOME.translated(self.turns, name=self._view.names[seat])
        self.outcome.setText(told)
        self.list.setAccessibleDescription(told)
