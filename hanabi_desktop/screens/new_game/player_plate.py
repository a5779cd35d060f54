"""A seat at the table of the set-up: badge, name, and a cross to leave."""

from PySide6.QtCore import QEvent, QSize, QStringListModel, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QCompleter, QFrame, QHBoxLayout, QLineEdit, QWidget

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import override
from hanabi_desktop.records.record import MAX_TYPED_NAME
from hanabi_desktop.screens.new_game.badge_picker import BadgeButton
from hanabi_desktop.widgets.buttons import ExplainedButton
from hanabi_desktop.wording.text import tr
from hanabi_desktop.wording.typography import tool_tip

_LETTERS = 17
"""So many letters of a name are seen at once, where there is room."""


def default_name(seat: int) -> str:
    """What a player without a name is called."""
    return tr("NewGame", "Player {number}", number=seat + 1)


class PlayerPlate(QFrame):
    """One seat: a badge, by which the player is dragged to another one; the name; and a cross to leave."""

    def __init__(self, seat: int, known: QStringListModel, look: RenderContext, parent: QWidget) -> None:
        """The words come with `retranslate`."""
        super().__init__(parent)
        self.setProperty("panel", True)
        self.seat = seat
        self.badge = BadgeButton(seat, look, self)
        self.edit = QLineEdit(self)
        self.edit.setMaxLength(MAX_TYPED_NAME)
        completer = QCompleter(known, self.edit)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchStartsWith)
        self.edit.setCompleter(completer)
        self.edit.setMinimumWidth(40)
        self.remove = ExplainedButton("✕", self.edit)
        self.remove.setProperty("quiet", True)
        self.remove.setCursor(Qt.CursorShape.ArrowCursor)
        self.remove.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.remove.hide()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(5, 5, 5, 5)
        layout.setSpacing(4)
        layout.addWidget(self.badge)
        layout.addWidget(self.edit, 1)

    @override
    def sizeHint(self) -> QSize:
        hint, edit = super().sizeHint(), self.edit
        name = edit.fontMetrics().averageCharWidth() * _LETTERS + edit.height()
        return QSize(hint.width() - edit.sizeHint().width() + name, hint.height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # The cross lies at the end of the name, where no letter comes.
        side = self.edit.sizeHint().height()
        self.edit.setTextMargins(0, 0, side * 3 // 4, 0)
        self.remove.setGeometry(self.width() - self.edit.x() - side - 5, 0, side, side)

    def consider(self, event: QEvent) -> None:
        """Offers to leave while the mouse or the keyboard is here; a long name is seen from its beginning afterwards."""
        match event.type():
            case QEvent.Type.Enter | QEvent.Type.FocusIn:
                self.remove.show()
            case QEvent.Type.Leave:
                self.remove.setVisible(self.edit.hasFocus())
            case QEvent.Type.FocusOut if QApplication.activePopupWidget() is None:
                self.remove.setVisible(self.underMouse())
                self.edit.setCursorPosition(0)

    def retranslate(self, few: str) -> None:
        """Sets all words anew; `few` is the reason why nobody may leave, if there is one."""
        self.edit.setPlaceholderText(default_name(self.seat))
        self.edit.setAccessibleName(tr("NewGame", "Name of player {number}", number=self.seat + 1))
        keys = tr("NewGame", "Alt+Up and Alt+Down change the order, Alt+Del removes the player.")
        self.edit.setToolTip(tool_tip(keys))
        self.edit.setAccessibleDescription(keys)
        away = tr("NewGame", "Remove player {number}", number=self.seat + 1)
        self.remove.setAccessibleName(away)
        self.remove.set_reason(few)
        if not few:
            self.remove.setToolTip(tool_tip(away))
