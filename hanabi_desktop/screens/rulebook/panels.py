"""What stands around the rulebook's text: its contents, which rules are read in which language, and the search."""

from textwrap import fill

from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeySequence

from hanabi_desktop.compat import override
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.models.rows import Index
from hanabi_desktop.rulebook import Document, Kind
from hanabi_desktop.rules import DEFAULT_EDITION, EDITIONS, Edition, EditionId, Rules
from hanabi_desktop.screens.rulebook.text import RulebookText
from hanabi_desktop.widgets.language import LANGUAGES, Translated
from hanabi_desktop.widgets.layouts import FittingScrollArea
from hanabi_desktop.widgets.segments import SearchField
from hanabi_desktop.widgets.variant_panel import VariantPanel
from hanabi_desktop.widgets.views import speak_line
from hanabi_desktop.wording.editions import edition_name
from hanabi_desktop.wording.text import tr
from hanabi_desktop.wording.typography import tool_tip

PLACE_ROLE = Qt.ItemDataRole.UserRole + 1
"""The id of the section or paragraph."""
_NAME_LETTERS = 26
"""Maximum letters in a line of a variant's name: the column is narrow."""
_SEARCH_DELAY = 120
"""Delay of the search after a key, in milliseconds."""


class WrappingTree(QtWidgets.QTreeWidget):
    """A tree whose last column wraps; it is read from the line that was left, or from the first one."""

    def __init__(self, columns: int = 1) -> None:
        """Empty, with `columns` without titles."""
        super().__init__()
        self.setColumnCount(columns)
        self.setHeaderHidden(True)
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setItemDelegate(_WrappingDelegate(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # How many lines a text takes depends on the width.
        self.header().sectionResized.connect(self.scheduleDelayedItemsLayout)

    @guarded
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        speak_line(self)


class RulebookContents(WrappingTree):
    """Sections, and in them the paragraphs that have a title."""

    place_chosen = Signal(str)

    def __init__(self) -> None:
        """Empty until `show_document`."""
        super().__init__()
        for chosen in (self.clicked, self.activated):
            chosen.connect(lambda index: self.place_chosen.emit(index.data(PLACE_ROLE)))

    def show_document(self, document: Document) -> None:
        """Lists another document."""
        self.clear()
        for section in document.sections:
            heading = QtWidgets.QTreeWidgetItem(self, [section.title])
            heading.setData(0, PLACE_ROLE, section.id)
            for paragraph in section.paragraphs:
                if paragraph.title and paragraph.kind is not Kind.ROW:
                    QtWidgets.QTreeWidgetItem(heading, [paragraph.title]).setData(0, PLACE_ROLE, paragraph.id)

    def show_section(self, section: str) -> None:
        """Selects the section that is read."""
        for row in range(self.topLevelItemCount()):
            item = self.topLevelItem(row)
            if item and item.data(0, PLACE_ROLE) == section:
                self.setCurrentItem(item)


class _WrappingDelegate(QtWidgets.QStyledItemDelegate):
    """Sets a row's height to that of its wrapped text; Qt by itself makes every row of a tree one line high."""

    def __init__(self, view: QtWidgets.QTreeWidget) -> None:
        """For the last column of `view`; the others have the width of their texts."""
        super().__init__(view)
        self._view = view

    @guarded
    def sizeHint(self, option: QtWidgets.QStyleOptionViewItem, index: Index) -> QSize:
        one, column = super().sizeHint(option, index), index.column()
        if column < self._view.columnCount() - 1:
            return one
        depth = 0 if column else 2 if index.parent().isValid() else 1
        # What the style sheet puts around the text.
        around = one.width() - self._view.fontMetrics().horizontalAdvance(str(index.data()))
        width = self._view.columnWidth(column) - depth * self._view.indentation() - around
        option.rect = QRect(0, 0, max(1, width), 1)
        return super().sizeHint(option, index)


class RulebookChoosers(QtWidgets.QWidget, Translated):
    """An edition, its variants, master or not, and the language. Nothing here touches a game or the program."""

    rules_chosen = Signal()
    """Other rules were chosen by hand."""

    def __init__(self, look: RenderContext) -> None:
        """Begins with the basic game of the first edition."""
        super().__init__()
        self.edition_label, self.language_label = QtWidgets.QLabel(), QtWidgets.QLabel()
        self.edition, self.language = QtWidgets.QComboBox(), QtWidgets.QComboBox()
        self.variants = VariantPanel()
        self.master = QtWidgets.QCheckBox()
        for id_ in EditionId:
            self.edition.addItem("", id_)
        for code, name in LANGUAGES.items():
            self.language.addItem(name, code)
        layout = QtWidgets.QVBoxLayout(self)
        for label, box in ((self.language_label, self.language), (self.edition_label, self.edition)):
            label.setBuddy(box)
            # Other languages have longer words than those that were shown first.
            box.setSizeAdjustPolicy(QtWidgets.QComboBox.SizeAdjustPolicy.AdjustToContents)
            box.setSizePolicy(QtWidgets.QSizePolicy.Policy.Minimum, QtWidgets.QSizePolicy.Policy.Fixed)
            layout.addWidget(label)
            layout.addWidget(box)
        layout.addWidget(self.master)
        layout.addWidget(self.variants)
        layout.addStretch(1)
        self.edition.activated.connect(self._choose_edition)
        self.variants.rules_changed.connect(self.rules_chosen)
        self.master.clicked.connect(self.rules_chosen)
        self.show_rules(DEFAULT_EDITION, DEFAULT_EDITION.rules, False)

    @property
    def chosen_edition(self) -> Edition:
        """The edition as it stands in the box."""
        return EDITIONS[EditionId(self.edition.currentData())]

    def show_rules(self, edition: Edition, rules: Rules, master: bool) -> None:
        """Sets all switches without a signal."""
        self.edition.setCurrentIndex(self.edition.findData(edition.id))
        self.variants.set_rules(edition, rules)
        self._wrap()
        self.master.setChecked(master)

    def _choose_edition(self) -> None:
        edition = self.chosen_edition
        self.show_rules(edition, edition.rules, edition.master)
        self.rules_chosen.emit()

    @override
    def retranslate(self) -> None:
        self.edition_label.setText(tr("RulebookWindow", "&Edition"))
        self.language_label.setText(tr("RulebookWindow", "&Language"))
        self.master.setText(tr("RulebookWindow", "With a &master"))
        for row in range(self.edition.count()):
            self.edition.setItemText(row, edition_name(EditionId(self.edition.itemData(row))))
        self.variants.retranslate()
        self._wrap()

    def _wrap(self) -> None:
        """Qt wraps no words of a button by itself."""
        for button in self.variants.findChildren(QtWidgets.QAbstractButton):
            name = button.text().replace("\n", " ")
            button.setText(fill(name, _NAME_LETTERS))
            button.setAccessibleName(name.replace("&&", "&"))


class ChoosersArea(FittingScrollArea):
    """The choosers, scrolled up and down only: it is never narrower than they are."""

    @guarded
    def minimumSizeHint(self) -> QSize:
        margins, bar = self.contentsMargins(), self.verticalScrollBar().sizeHint()
        needed = self._content.minimumSizeHint().width() + bar.width() + margins.left() + margins.right()
        return super().minimumSizeHint().expandedTo(QSize(needed, 0))

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._content and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


class RulebookSearch(QtWidgets.QWidget, Translated):
    """Searches while one types, and goes from hit to hit."""

    announced = Signal(str)
    """What the search found, in words, and where it led to."""

    def __init__(self, text: RulebookText) -> None:
        """Searches in `text`."""
        super().__init__()
        self._text = text
        self.field = SearchField()
        self.previous, self.next = QtWidgets.QPushButton(), QtWidgets.QPushButton()
        self.count = QtWidgets.QLabel()
        self._timer = QTimer(self, singleShot=True, interval=_SEARCH_DELAY)
        self._timer.timeout.connect(self.search)
        self.field.textChanged.connect(self._timer.start)
        self.field.returnPressed.connect(lambda: self.go(1))
        self.previous.clicked.connect(lambda: self.go(-1))
        self.next.clicked.connect(lambda: self.go(1))
        layout = QtWidgets.QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.field, 1)
        for widget in (self.previous, self.next, self.count):
            layout.addWidget(widget)

    def search(self) -> None:
        """Searches now for what stands in the field."""
        self._timer.stop()
        self._text.search(self.field.text())
        self._update_count()

    def go(self, step: int) -> None:
        """Goes on by `step` hits, or back if it is negative; what was just typed is searched first."""
        if self._timer.isActive():
            self.search()
        else:
            self._text.next_hit(step)
            self._update_count()

    def _update_count(self) -> None:
        """Says how many hits there are; the buttons are there only for hits."""
        found = self._text.hits
        for button in (self.previous, self.next):
            button.setEnabled(found > 0)
        text = ""
        if found:
            text = tr("RulebookWindow", "Match {number} of %n", n=found, number=self._text.hit)
            if self._text.guessed:
                text = f"{tr('RulebookWindow', 'Showing results for “{words}”', words=self._text.nearest)}; {text}"
            elif self._text.nearest:
                text = f"{tr('RulebookWindow', 'Closest match: “{words}”', words=self._text.nearest)}; {text}"
        elif self.field.text().strip():
            text = tr("RulebookWindow", "No matches")
        self.count.setText(text)
        self.announced.emit(f"{text}. {self._text.told}" if found else text)

    @override
    def retranslate(self) -> None:
        self.field.setPlaceholderText(tr("RulebookWindow", "Search the rulebook"))
        self.field.setAccessibleName(tr("RulebookWindow", "Search the rulebook"))
        self.previous.setText(tr("RulebookWindow", "Previous"))
        self.next.setText(tr("RulebookWindow", "Next"))
        for button, keys in ((self.previous, "Shift+F3"), (self.next, "F3")):
            button.setToolTip(tool_tip(QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)))
        self._update_count()
