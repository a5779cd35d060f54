"""What the master, or everybody at the table, has to agree to: undo, of which the dialog asks how far, redo, an early end."""

from contextlib import suppress

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QModelIndex, QObject, QSize, Qt
from PySide6.QtWidgets import QAbstractItemView, QDialogButtonBox, QLabel, QListView, QWidget

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.delegates.texts import JournalDelegate
from hanabi_desktop.faults.guard import override
from hanabi_desktop.models.table import JournalModel
from hanabi_desktop.rules import Everybody, IllegalAction
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.table.events import Operator
from hanabi_desktop.table.view import TableView
from hanabi_desktop.widgets.dialogs import Messages
from hanabi_desktop.widgets.sheet import Sheet
from hanabi_desktop.window.game_controller import GameController
from hanabi_desktop.window.menus import Menus
from hanabi_desktop.wording.cards import listed
from hanabi_desktop.wording.text import Counted, tr


class Agreements(QObject):
    """Asks whoever has to agree, and does it. In a practice game there is nothing to agree on."""

    def __init__(
        self, window: QWidget, game: GameController, menus: Menus, messages: Messages, look: RenderContext
    ) -> None:
        """Does what is chosen in `menus` or at the table; what has to be asked is asked over `window`."""
        super().__init__(window)
        self._window = window
        self._game = game
        self._messages = messages
        self._look = look
        game.take_back_chosen.connect(self.take_back)
        menus.take_back.triggered.connect(self.take_back)
        menus.go_back.triggered.connect(self.go_back)
        menus.do_again.triggered.connect(self.do_again)
        menus.pause.triggered.connect(self.pause)
        menus.end_early.triggered.connect(self.end_early)
        menus.master_chosen.connect(self.hand_over)

    @property
    def _screen(self) -> SharedScreen | None:
        """Where turns may be undone or ended; None, and said so in a practice game, where not."""
        if self._game.shared_screen is None or self._game.practice.declines():
            return None
        return self._game.shared_screen

    def take_back(self) -> None:
        """Undoes the last turn. While an announcement waits it is that which goes: freely, unless its card lies open."""
        screen = self._screen
        if screen is None or not screen.table.can_take_back:
            return
        if screen.table.announcer is None:
            question = tr(
                "MainWindow",
                "Take back the last action? What has been seen can’t be unseen, and the score book will say so.",
            )
        else:
            question = tr(
                "MainWindow",
                "Take back the announced action? The card returns to its hand, and anything moved for it goes "
                "back. What has been seen can’t be unseen, and the score book will say so.",
            )
        yes = tr("MainWindow", "Take back")
        if screen.table.take_back_is_free or self._agreed(screen, question, yes):
            screen.cover()
            screen.table.take_back()

    def go_back(self) -> None:
        """Undoes several turns; which, is chosen."""
        screen = self._screen
        if screen is None or screen.table.announcer is not None or not screen.table.can_take_back:
            return
        from hanabi_desktop.window.agreements import UndoDialog

        self._game.cover()
        table = screen.table
        asked = table.view(Everybody())
        dialog = UndoDialog(asked, decides(screen.view), self._look, self._window)
        agreed = dialog.exec() == UndoDialog.DialogCode.Accepted
        turns = dialog.turns
        dialog.deleteLater()
        # A client of its own may have gone on meanwhile: then it was asked about other turns.
        if agreed and screen.view.announced is None and table.view(Everybody()).seen.turns == asked.seen.turns:
            screen.cover()
            table.take_back(turns)

    def do_again(self) -> None:
        """Redoes what was undone last."""
        screen = self._screen
        if screen is None or not screen.table.can_do_again:
            return
        question = tr("MainWindow", "Redo what was last taken back? It will happen exactly as before.")
        yes = tr("MainWindow", "Redo")
        if screen.table.do_again_is_free or self._agreed(screen, question, yes):
            screen.cover()
            # A client of its own may have gone on meanwhile: then there is nothing to redo.
            with suppress(IllegalAction):
                screen.table.do_again()

    def end_early(self) -> None:
        """Ends the game where it stands."""
        screen = self._screen
        question = tr("MainWindow", "End the game now and count the score as it stands?")
        if screen and self._agreed(screen, question, tr("MainWindow", "End the game")):
            screen.cover()
            screen.table.end_early()

    def pause(self) -> None:
        """Covers the table until somebody goes on."""
        if self._game.shared_screen:
            # Nothing is lost by it, and whoever wants to goes on: there is nothing to agree on.
            self._game.shared_screen.pause()

    def hand_over(self, seat: int) -> None:
        """Makes another seat the master."""
        if self._game.shared_screen:
            self._game.cover()
            self._game.shared_screen.table.hand_over(seat)

    def _agreed(self, screen: SharedScreen, question: str, yes: str) -> bool:
        """Asks over a table that shows nothing private."""
        self._game.cover()
        return self._messages.agree(question, yes, decides(screen.view))


def decides(view: TableView) -> str:
    """Who has to agree, by name: the master, or all players if none sits at this screen."""
    if view.master is not None and view.operators[view.master] is Operator.SCREEN:
        text = tr("MainWindow", "As the master, {name} decides.")
        return text.format(name=view.names[view.master])
    text = tr("MainWindow", "All the players must agree: {names}.")
    return text.format(names=listed(view.names))


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
        warning = tr("GoingBack", "What has been seen can’t be unseen, and the score book will say so.")
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

    @override
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
