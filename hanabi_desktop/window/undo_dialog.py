"""How far back: the turns of a game, as the journal tells them, and how many of them are undone at once."""

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QModelIndex, QSize, Qt
from PySide6.QtWidgets import QAbstractItemView, QDialogButtonBox, QLabel, QListView, QWidget

from hanabi_desktop.compat import override
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.delegates.texts import JournalDelegate
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.models.table import JournalModel
from hanabi_desktop.table.view import TableView
from hanabi_desktop.widgets.sheet import Sheet
from hanabi_desktop.wording.text import Counted, tr


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
        self.setWindowTitle(tr("GoingBack", "Back to…"))
        heading = _label(tr("GoingBack", "How far back? The marked turns will be taken back."))
        self.list = QListView()
        self.list.setModel(self._model)
        self.list.setItemDelegate(JournalDelegate(self.list, look))
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # What is marked follows from how far down one has gone; it is not chosen line by line.
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.list.setAccessibleName(heading.text())
        self.outcome = _label("")
        self.outcome.setObjectName("goingBackOutcome")
        warning = tr(
            "GoingBack", "What has been seen can’t be unseen, and the score book will note that turns were taken back."
        )
        self.warning = _label(warning)
        self.decides = _label(decides)
        buttons = QDialogButtonBox()
        self.agreed = buttons.addButton(tr("MainWindow", "Take back"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.no = buttons.addButton(tr("Messages", "No"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.column.addWidget(heading)
        self.column.addWidget(self.list, 1)
        self.column.addWidget(self.outcome)
        self.column.addWidget(self.warning)
        self.column.addWidget(self.decides)
        self.column.addWidget(buttons)
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


def _label(text: str) -> QLabel:
    """Names may look like anything: in plain letters, as wide as there is room."""
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label
