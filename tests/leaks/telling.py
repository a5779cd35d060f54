"""Everything that views, models and widgets tell: to be read, heard and seen."""

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from itertools import product

from PySide6.QtCore import QAbstractItemModel, QAbstractTableModel, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QAbstractScrollArea, QComboBox, QLineEdit, QWidget

from hanabi_desktop.models.table import TableModels
from hanabi_desktop.screen.view import ScreenView
from hanabi_desktop.widgets.labels import TextLabel
from hanabi_desktop.wording.cards import knowing_text
from tests.games import fields_of, has_fields

USER = Qt.ItemDataRole.UserRole.value
EVERY_ROLE = range(USER + 21)
SPEAKING_ROLES = (*range(16), *range(USER, USER + 21))
"""Those that have a name in Qt or in this program: looked at always, where all are looked at now and then."""
Told = dict[object, object]
"""Everything that was found, by where it was found."""


def leaves(value: object, way: str) -> Iterator[tuple[str, object]]:
    """Every value inside a view that is no collection of values, with the way to it."""
    if has_fields(value):
        yield f"{way}#", type(value).__name__
        for name, inner in fields_of(value):
            yield from leaves(inner, f"{way}.{name}")
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            yield from leaves(inner, f"{way}[{key!r}]")
    elif isinstance(value, frozenset | set):
        yield way, frozenset(value)
    elif isinstance(value, Iterable) and not isinstance(value, str):
        yield f"{way}#", type(value).__name__
        for number, inner in enumerate(value):
            yield from leaves(inner, f"{way}[{number}]")
    else:
        yield way, value


def told_by_view(view: ScreenView) -> Told:
    """Every field of a view, however deep, and the sentence for each card in a hand."""
    told: Told = dict(leaves(view, "view"))
    for card in (card for hand in view.hands for card in hand):
        told["known", card.seat, card.place] = knowing_text(card, view)
    return told


def told_by_models(models: TableModels, roles: Iterable[int]) -> Told:
    """Every role of every index and every header of every model."""
    told: Told = {}
    for number, model in enumerate(models.findChildren(QAbstractItemModel)):
        name = f"{type(model).__name__} {number}"
        rows = model.rowCount()
        columns = model.columnCount() if isinstance(model, QAbstractTableModel) else 1
        told[name] = rows, columns
        for row, column in product(range(rows), range(columns)):
            index, data = model.index(row, column), model.data
            told[name, row, column] = model.flags(index).value
            for role in roles:
                value = data(index, role)
                if value is not None:
                    told[name, row, column, role] = value
        if columns == 1 and roles is not EVERY_ROLE:
            continue
        for orientation, count in ((Qt.Orientation.Horizontal, columns), (Qt.Orientation.Vertical, rows)):
            for section, role in product(range(count), roles):
                value = model.headerData(section, orientation, role)
                if value is not None:
                    told[name, orientation.name, section, role] = value
    return told


def differences(one: Told, other: Told) -> list[str]:
    """What the one tells otherwise than the other."""
    return [f"{at}: {one.get(at)!r} | {other.get(at)!r}" for at in {**one, **other} if one.get(at) != other.get(at)]


def told_by_widgets(page: QWidget) -> Told:
    """Every text of every widget, shown or not, and everything a screen reader can come to."""
    told: Told = {}
    for number, widget in enumerate([page, *page.findChildren(QWidget)]):
        key = f"{number} {type(widget).__name__} {widget.objectName()}"
        for name in _TEXTS:
            said = getattr(widget, name, None)
            if callable(said):
                told[key, name] = said()
        if isinstance(widget, TextLabel):
            told[key, "instead"] = widget.instead
        if isinstance(widget, QComboBox):
            told[key, "items"] = [widget.itemText(row) for row in range(widget.count())]
        if isinstance(widget, QAbstractItemView) and widget.selectionModel() is not None:
            chosen = [(index.row(), index.column()) for index in widget.selectionModel().selectedIndexes()]
            told[key, "pointer"] = widget.currentIndex().row(), widget.currentIndex().column(), chosen
        # What is hidden is scrolled to where it belongs before it is seen.
        if isinstance(widget, QAbstractScrollArea) and widget.isVisibleTo(page):
            told[key, "scrolled"] = widget.horizontalScrollBar().value(), widget.verticalScrollBar().value()
        if isinstance(widget, QAbstractButton):
            told[key, "down"] = widget.isDown()
        if isinstance(widget, QLineEdit):
            told[key, "undo"] = widget.isUndoAvailable(), widget.isRedoAvailable()
        told[key, "actions"] = [(action.text(), action.toolTip(), action.data()) for action in widget.actions()]
        told[key, "shown"] = widget.isVisibleTo(page)
    interface = QAccessible.queryAccessibleInterface(page)
    for way, name, value in told_to_screen_reader(interface, ""):
        told["screen reader", way, name] = value
    return told


_TEXTS = (
    *("accessibleName", "accessibleDescription", "toolTip", "statusTip", "whatsThis", "windowTitle"),
    *("text", "currentText", "placeholderText", "title"),
)


def told_to_screen_reader(interface: QAccessibleInterface, way: str) -> Iterator[tuple[str, str, object]]:
    """Names, descriptions and values of an interface and all below it."""
    for text in QAccessible.Text:
        if text is not QAccessible.Text.UserText:
            yield way, text.name, interface.text(text)
    yield way, "role", interface.role().name
    for number in range(interface.childCount()):
        child = interface.child(number)
        if child.isValid():
            yield from told_to_screen_reader(child, f"{way}/{number}")


def picture(page: QWidget) -> str:
    """What is to be seen, down to the pixel."""
    image = page.grab().toImage()
    return hashlib.sha256(image.constBits()).hexdigest()
