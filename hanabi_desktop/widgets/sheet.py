"""Sheets: dialogs that lie on the window's own ground instead of in a window of the system."""

from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QMargins, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainterPath, QRegion, QResizeEvent, QShowEvent
from shiboken6 import isValid

from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.widgets.appearance import mark
from hanabi_desktop.widgets.keyboard import give_back_focus, silently

EDGE = QMargins(3, 3, 3, 3)
"""Minimum margin around a sheet, so that it is seen to lie on something."""

RADIUS = 10
"""Radius of its corners in pixels; the style sheet draws them."""


class Scrim(QtWidgets.QFrame):
    """The veil between a window's page and the sheets over it, and the stack of these: the topmost has mouse and keyboard.

    Whatever else is in the window is disabled meanwhile: no key, mnemonic or focus comes to it.
    """

    laid = Signal(bool)
    """A sheet is about to be seen; unless it hides all below, whatever is private is to be covered now."""
    lifted = Signal()
    """No sheet is seen any more, and the keyboard was given back."""

    def __init__(self, window: QtWidgets.QMainWindow) -> None:
        """Over nothing yet."""
        super().__init__(window)
        self._window = window
        self._sheets: list[Sheet] = []
        self.hide()
        window.installEventFilter(self)

    @property
    def top(self) -> "Sheet | None":
        """The sheet that waits for an answer."""
        return self._sheets[-1] if self._sheets else None

    def reject_all(self) -> None:
        """Each sheet is left by its safe answer, the topmost first: the window is about to close."""
        for sheet in reversed(self._sheets.copy()):
            sheet.reject()

    def lay(self, sheet: "Sheet") -> None:
        """Over all that lies there; once it has the keyboard, `hold` keeps that from the rest."""
        self._sheets.append(sheet)
        self._arrange()

    def take_away(self, sheet: "Sheet") -> None:
        """The one below comes back, or the page."""
        if sheet in self._sheets:
            self._sheets.remove(sheet)
            self.hold()
            self._arrange()

    def hold(self) -> None:
        """Enables what is topmost, and nothing else. Who has the keyboard is not to lose it to nobody by that."""
        top = self.top
        self._window.menuBar().setEnabled(top is None)
        if page := self._window.centralWidget():
            page.setEnabled(top is None)
        for sheet in self._sheets:
            sheet.setEnabled(sheet is top)

    def _arrange(self) -> None:
        top = self.top
        self.setVisible(top is not None)
        mark(self, "opaque", on=any(sheet.hides for sheet in self._sheets))
        if top is not None:
            self.setGeometry(self._window.rect())
            self.raise_()
            top.place()
            top.raise_()

    @guarded
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.top is not None and self.top.light_dismiss:
            self.top.reject()

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._sheets and event.type() == QEvent.Type.Resize:
            self.setGeometry(self._window.rect())
            for sheet in self._sheets:
                sheet.place()
        return False


class Sheet(QtWidgets.QDialog):
    """Base of the dialogs over the window: a card with its title, wholly inside the window whatever size that has.

    It is a dialog in everything else: `exec`, `open`, `accept`, `reject`, Esc and the default button. Tab stays inside, as
    in any `SubWindow`; the keyboard is given back afterwards. Without a visible main window it is a window of its own.
    """

    light_dismiss = False
    """Whether a click beside it closes it, since nothing is lost by that."""
    hides = False
    """Whether nothing below it is to be seen, so that a private view may stay open there."""

    def __init__(self, parent: QtWidgets.QWidget | None = None) -> None:
        """Over the window of `parent`; contents go into `column`."""
        window = parent.window() if parent is not None else None
        self._over = window if isinstance(window, QtWidgets.QMainWindow) and window.isVisible() else None
        on_page = self._over is not None
        # Contents that ask for the keyboard while they are made get it at once.
        self._before: QtWidgets.QWidget | None = window.focusWidget() if window is not None else None
        super().__init__(window, Qt.WindowType.SubWindow if on_page else Qt.WindowType.Dialog)
        self._first: QtWidgets.QWidget | None = None
        self.heading = QtWidgets.QLabel(self, textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self.heading.setObjectName("sheetTitle")
        self.heading.setVisible(on_page)
        self.column = QtWidgets.QVBoxLayout(self)
        self.column.addWidget(self.heading)
        self.setProperty("sheet", on_page)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        # Whatever changes in it, nothing below is painted again.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, on_page)
        self.windowTitleChanged.connect(self.heading.setText)
        self.windowTitleChanged.connect(self.setAccessibleName)

    @property
    def room(self) -> QSize:
        """How large it can be."""
        if self._over is None:
            return self.screen().availableGeometry().size() - QSize(16, 48)
        return self._over.rect().marginsRemoved(EDGE).size()

    def place(self, least: QSize | None = None) -> None:
        """Puts it in the middle of the window, in the size that it wants and that fits, and at least in `least`."""
        if self._over is None:
            return
        wanted = self.sizeHint().expandedTo(least or QSize()).boundedTo(self.room)
        # What it has not got in width it may need in height.
        size = wanted.expandedTo(QSize(0, self.heightForWidth(wanted.width()))).boundedTo(self.room)
        place = QRect(0, 0, size.width(), size.height())
        place.moveCenter(self._over.rect().center())
        self.setGeometry(place)

    def add_buttons(self) -> QtWidgets.QDialogButtonBox:
        """A row of buttons below what was added before; those whose role accepts or rejects close the sheet."""
        buttons = QtWidgets.QDialogButtonBox()
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.column.addWidget(buttons)
        return buttons

    def retranslate(self) -> None:
        """Sets all words anew, in the current language; one that is asked and answered has none to set."""

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    @guarded
    def setVisible(self, visible: bool) -> None:
        window = self._over
        for button in self.findChildren(QtWidgets.QPushButton):
            # Qt hands the default on from button to button as the keyboard goes, but knows windows only.
            button.setAutoDefault(False)
        if window is None or visible is self.isVisibleTo(window):
            super().setVisible(visible)
            return
        scrim = scrim_of(window)
        if visible:
            self._first = self._first or self.focusWidget()
            scrim.laid.emit(self.hides)
            focused: QtWidgets.QWidget | None = window.focusWidget()
            if focused is not None and self.isAncestorOf(focused):
                # It comes to what can be seen, and is told then.
                silently(focused.clearFocus)
            else:
                self._before = focused
            scrim.lay(self)
            super().setVisible(True)
            scrim.hold()
        else:
            # Whoever comes back to it finds the keyboard where it was left: Qt moves it on as it goes. Of that a screen
            # reader would tell as well, so the keyboard is given back before.
            self._first = self.focusWidget()
            scrim.take_away(self)
            if self._before is not None and isValid(self._before):
                give_back_focus(self._before)
            super().setVisible(False)
            if scrim.top is None:
                scrim.lifted.emit()

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._over is not None:
            outline = QPainterPath()
            outline.addRoundedRect(QRectF(self.rect()), RADIUS, RADIUS)
            self.setMask(QRegion(outline.toFillPolygon().toPolygon()))

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._over is not None or self._first is not None:
            (self._first or self._default or self).setFocus(Qt.FocusReason.ActiveWindowFocusReason)

    @property
    def _default(self) -> QtWidgets.QPushButton | None:
        return next((button for button in self.findChildren(QtWidgets.QPushButton) if button.isDefault()), None)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that it is on, else the default one; held down, it presses one and not the next."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            focused = self.focusWidget()
            button = focused if isinstance(focused, QtWidgets.QPushButton) else self._default
            if button is not None:
                button.click()

    @guarded
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            # It only grows: what shrinks and grows by turns would never come to rest.
            self.place(self.size())
        return super().event(event)


def scrim_of(window: QtWidgets.QMainWindow) -> Scrim:
    """The one of this window."""
    found = window.findChild(Scrim, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return found if isinstance(found, Scrim) else Scrim(window)


def open_dialog() -> QtWidgets.QWidget | None:
    """What waits for an answer: a sheet, or a dialog of the system over it; None if nothing does."""
    modal = QtWidgets.QApplication.activeModalWidget()
    if modal is not None:
        return modal
    windows = (
        window for window in QtWidgets.QApplication.topLevelWidgets() if isinstance(window, QtWidgets.QMainWindow)
    )
    sheets = (scrim_of(window).top for window in windows if window.isVisible())
    return next((sheet for sheet in sheets if sheet is not None), None)
