"""What can be read or heard on the screen, and whether there is room for it."""

import re
from collections import Counter
from collections.abc import Iterator

from PySide6 import QtWidgets
from PySide6.QtCore import QAbstractListModel, QModelIndex, QRect, QRectF, QSize, Qt

from hanabi_desktop.board.hand_panel import HandPanel
from hanabi_desktop.delegates.pictures import LeftDelegate
from hanabi_desktop.delegates.texts import JournalDelegate
from hanabi_desktop.models.rows import ROW_ROLE
from hanabi_desktop.models.scores import LINE_ROLE
from hanabi_desktop.screens.new_game.edition_cards import EditionCard
from hanabi_desktop.screens.scores.album import MedalShelf
from hanabi_desktop.screens.scores.groups import GroupBox
from hanabi_desktop.widgets.dialogs import MessageSheet
from hanabi_desktop.widgets.labels import TextLabel
from hanabi_desktop.widgets.views import PlacedView
from tests.window.late_game import NAMES
from tests.window.test_text_size import troubles

Role = Qt.ItemDataRole
Text = tuple[str, str, str]
"""The sort of widget, what of it the text is, and the text."""


def widgets(top: QtWidgets.QWidget) -> Iterator[QtWidgets.QWidget]:
    """A window and all that is to be seen in it; no other window."""
    yield top
    for each in top.findChildren(QtWidgets.QWidget):
        if each.isVisible() and each.window() is top.window():
            yield each


def menus(top: QtWidgets.QWidget) -> list[QtWidgets.QMenu]:
    """Every menu that can be opened from what is to be seen, and the menus in it."""
    return [menu for menu in top.findChildren(QtWidgets.QMenu) if _belongs(menu)]


def _belongs(menu: QtWidgets.QMenu) -> bool:
    parent = menu.parentWidget()
    if isinstance(parent, QtWidgets.QMenuBar):
        return menu.menuAction() in parent.actions()
    return parent is not None and (isinstance(parent, QtWidgets.QMenu) or parent.isVisible())


def texts(top: QtWidgets.QWidget) -> Counter[Text]:
    """All texts of a window, line by line: seen, heard by a screen reader, or shown on resting the pointer."""
    found: Counter[Text] = Counter()
    for sort, what, text in _texts(top):
        found.update((sort, what, line.strip()) for line in text.splitlines() if line.strip())
    return found


def _texts(top: QtWidgets.QWidget) -> Iterator[Text]:
    for each in widgets(top):
        if isinstance(each, QtWidgets.QMenu):
            continue
        sort = type(each).__name__
        yield sort, "name", each.accessibleName()
        yield sort, "description", each.accessibleDescription()
        if not isinstance(each, TextLabel):
            # Of a label it is the whole text, set as it is painted, which no walk waits for.
            yield sort, "tip", each.toolTip()
        for what, text in _own_texts(each):
            yield sort, what, text
    yield type(top).__name__, "title", top.windowTitle()
    for menu in menus(top):
        yield "QMenu", "title", menu.title()
        for action in menu.actions():
            yield "QMenu", "entry", action.text()
            yield "QMenu", "tip", action.toolTip()


def _own_texts(each: QtWidgets.QWidget) -> Iterator[tuple[str, str]]:
    if isinstance(each, QtWidgets.QAbstractButton):
        # One text, on however many lines it stands.
        yield "text", each.text().replace("\n", " ")
    elif isinstance(each, QtWidgets.QLabel):
        yield "text", each.text()
        if not each.accessibleName():
            yield "heard", each.text()
    elif isinstance(each, QtWidgets.QGroupBox):
        yield "text", each.title()
    elif isinstance(each, QtWidgets.QLineEdit):
        yield "placeholder", each.placeholderText()
    elif isinstance(each, QtWidgets.QComboBox):
        for row in range(each.count()):
            yield "entry", each.itemText(row)
    elif isinstance(each, QtWidgets.QTabBar):
        for tab in range(each.count()):
            yield "tab", each.tabText(tab)
    elif isinstance(each, QtWidgets.QTextBrowser):
        yield "page", each.toPlainText()
    elif isinstance(each, QtWidgets.QAbstractItemView) and not isinstance(each, QtWidgets.QHeaderView):
        for index in cells(each):
            for role in (Role.DisplayRole, Role.ToolTipRole, Role.AccessibleTextRole, Role.AccessibleDescriptionRole):
                yield role.name, str(index.data(role) or "")


def cells(view: QtWidgets.QAbstractItemView) -> Iterator[QModelIndex]:
    """Every cell, those below others too."""
    model = view.model()
    if isinstance(model, QAbstractListModel):
        yield from (model.index(row, 0) for row in range(model.rowCount()))
        return
    waiting = [QModelIndex()]
    while waiting:
        parent = waiting.pop(0)
        for row in range(model.rowCount(parent)):
            below = [model.index(row, column, parent) for column in range(model.columnCount(parent))]
            yield from below
            waiting += below


# Room


def too_small(top: QtWidgets.QWidget) -> list[str]:
    """What is cut off in a window, in words."""
    found = troubles(top)
    for each in widgets(top):
        if isinstance(each, QtWidgets.QComboBox):
            found += _combo_box(each)
        elif isinstance(each, QtWidgets.QTabBar):
            found += _tab_bar(each)
        elif isinstance(each, EditionCard):
            found += _high_enough(each, each.heightForWidth(each.width()), each.accessibleName())
        elif isinstance(each, QtWidgets.QLineEdit) and each.placeholderText() and not each.text():
            needed = each.fontMetrics().horizontalAdvance(each.placeholderText())
            if needed > each.width() - 4:
                found.append(f"{each.placeholderText()!r} needs {needed} of {each.width()}")
        elif isinstance(each, HandPanel):
            found += _hand_panel(each)
        elif isinstance(each, QtWidgets.QTextBrowser) and each.horizontalScrollBar().maximum():
            found.append("the page is wider than its window")
        elif isinstance(each, QtWidgets.QAbstractItemView) and not isinstance(each, QtWidgets.QHeaderView):
            found += _cells(each)
        elif isinstance(each, QtWidgets.QLabel) and isinstance(top, MessageSheet) and each.text() and each.wordWrap():
            found += _high_enough(each, each.heightForWidth(each.width()), each.text())
    screen = top.screen().availableSize()
    for menu in menus(top):
        size = menu.sizeHint()
        if size.width() > screen.width() or size.height() > screen.height():
            found.append(f"the menu {menu.title()!r} is larger than the screen")
    return found


def _high_enough(each: QtWidgets.QWidget, needed: int, text: str) -> list[str]:
    return [f"{text!r} is {each.height()} high, not {needed}"] if each.height() < needed - 1 else []


def _combo_box(box: QtWidgets.QComboBox) -> list[str]:
    if box.currentText() in NAMES or isinstance(box, GroupBox):
        return []  # a name may be of any length
    option = QtWidgets.QStyleOptionComboBox()
    box.initStyleOption(option)
    style = box.style()
    field = style.subControlRect(
        QtWidgets.QStyle.ComplexControl.CC_ComboBox, option, QtWidgets.QStyle.SubControl.SC_ComboBoxEditField, box
    )
    icon = 0 if box.itemIcon(box.currentIndex()).isNull() else box.iconSize().width() + 4
    needed = box.fontMetrics().horizontalAdvance(box.currentText()) + icon
    return [f"{box.currentText()!r} needs {needed} of {field.width()}"] if needed > field.width() + 1 else []


def _tab_bar(bar: QtWidgets.QTabBar) -> list[str]:
    found = []
    for tab in range(bar.count()):
        rect, text = bar.tabRect(tab), bar.tabText(tab)
        needed = bar.fontMetrics().horizontalAdvance(text.replace("&", ""))
        if rect.width() < needed + 4:
            found.append(f"the tab {text!r} needs {needed} of {rect.width()}")
        if not bar.rect().adjusted(-1, -1, 1, 1).contains(rect):
            found.append(f"the tab {text!r} reaches out of its bar")
    return found


def _hand_panel(panel: HandPanel) -> list[str]:
    """Long names are cut off where they have to be; what stands beside them is not."""
    player = panel._player
    assert player is not None
    cut = [words for _, _, words in panel.tab(player).lines if words.endswith("…")]
    return [
        f"{words!r} at a hand is cut off"
        for words in cut
        if len(player.name) < 10 or words.removesuffix("…") not in player.name
    ]


def _cells(view: QtWidgets.QAbstractItemView) -> list[str]:
    found = []
    for index in cells(view):
        text, rect = str(index.data() or ""), view.visualRect(index)
        delegate = view.itemDelegate()
        if not text or rect.isEmpty() or isinstance(delegate, LeftDelegate):
            continue
        if isinstance(delegate, JournalDelegate):
            if delegate._text(index).cut:
                found.append(f"{text!r} is cut off in the journal")
            continue
        if isinstance(view, MedalShelf):
            lines = view.words(QRectF(rect), index.data(ROW_ROLE))
            found += [f"{text!r} is cut off" for words in lines if words.cut]
            continue
        if isinstance(view, PlacedView):
            continue  # pictures; the text of their cells is for screen readers
        if index.data(LINE_ROLE):
            continue  # the table scrolls, and tells the whole line below it
        width = rect.width() - 8
        if rect.right() > view.viewport().width():
            found.append(f"the cell {text!r} is wider than its view")
        wraps = isinstance(view, QtWidgets.QListView | QtWidgets.QTreeView) and view.wordWrap()
        flags = int(Qt.TextFlag.TextWordWrap.value) if wraps else 0
        needed = view.fontMetrics().boundingRect(QRect(0, 0, width, 10_000), flags, text).size()
        if needed.width() > rect.width() or needed.height() > rect.height() + 1:
            found.append(f"the cell {text!r} needs {_told(needed)} of {_told(rect.size())}")
    return found


def _told(size: QSize) -> str:
    return f"{size.width()} x {size.height()}"


# Accelerators


def accelerators(texts: list[str]) -> Counter[str]:
    """The letters after an ampersand."""
    return Counter(letter.lower() for text in texts for letter in re.findall(r"(?<!&)&(\w)", text.replace("&&", "")))


def doubled(top: QtWidgets.QWidget) -> list[str]:
    """Letters that two entries of one menu, or two things of one window, answer to."""
    found = []
    for menu in menus(top):
        entries = [action.text() for action in menu.actions()]
        found += [f"{letter} in {entries}" for letter, count in accelerators(entries).items() if count > 1]
    window = []
    for each in widgets(top):
        if isinstance(each, QtWidgets.QMenuBar):
            window += [action.text() for action in each.actions()]
        elif isinstance(each, QtWidgets.QAbstractButton) or (
            isinstance(each, QtWidgets.QLabel) and each.buddy() is not None
        ):
            window.append(each.text())
        elif isinstance(each, QtWidgets.QTabBar):
            window += [each.tabText(tab) for tab in range(each.count())]
    return found + [f"{letter} in {window}" for letter, count in accelerators(window).items() if count > 1]
