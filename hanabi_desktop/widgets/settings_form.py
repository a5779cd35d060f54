"""The base of forms that set preferences: one row for each setting, with a line that says what it does."""

from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLabel, QSizePolicy, QWidget

from hanabi_desktop.compat import override
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.records.preferences import Preferences
from hanabi_desktop.widgets.labels import SmallPrint
from hanabi_desktop.widgets.language import Translated
from hanabi_desktop.widgets.segments import PercentSlider, Segments
from hanabi_desktop.widgets.views import AccessibleComboBox
from hanabi_desktop.wording.text import Text

_FIELDS = 0.58
"""Maximum ratio of the fields' width to the form's where the lines that explain them stand beside them."""


class SettingsForm(QWidget, Translated):
    """Some of the settings: one row each, added in the order in which they stand."""

    changed = Signal(object)
    """The Preferences with what was just chosen."""

    def __init__(self, preferences: Preferences) -> None:
        """Shows `preferences`."""
        super().__init__()
        self.preferences = preferences
        self._rows: list[Callable[[], None]] = []
        """Functions that retranslate each row."""
        self._shown: list[Callable[[Preferences], None]] = []
        """Functions that show each row's value."""
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setVerticalSpacing(6)
        self.grid.setColumnStretch(2, 1)
        self._fields: list[tuple[QWidget, ...]] = []
        """The widgets of each row but its line."""
        self._lines: dict[int, SmallPrint] = {}
        """The lines that explain a field, by its row."""

    def set_to(self, **values: Any) -> None:
        """Something has been chosen."""
        self.tell(self.preferences.with_settings(**values))

    def tell(self, changed: Preferences) -> None:
        """Keeps and tells what is another choice than before."""
        if changed != self.preferences:
            self.preferences = changed
            self.changed.emit(changed)

    def show_preferences(self, preferences: Preferences) -> None:
        """Shows what was chosen somewhere else, without telling it again."""
        self.preferences = preferences
        for show in self._shown:
            show(preferences)

    @override
    def retranslate(self) -> None:
        for row in self._rows:
            row()
        self._fit()

    def _fit(self) -> None:
        """Has the lines stand beside the fields where there is room, else below them."""
        needed = max(sum(widget.sizeHint().width() for widget in widgets) for widgets in self._fields)
        beside = needed <= self.width() * _FIELDS
        for row, text in self._lines.items():
            self.grid.removeWidget(text)
            self.grid.addWidget(text, *((row, 2) if beside else (row + 1, 0, 1, 3)))
            text.setContentsMargins(text.fontMetrics().height() if beside else 0, 0, 0, 0)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    # Rows of a form

    def _add_row(self, field: QWidget, name: Text | None, line: Text | None) -> None:
        """A field with its name before it, unless it has one of its own, and what it does."""
        row = self.grid.rowCount()
        if name is None:
            self._fields.append((field,))
            self.grid.addWidget(field, row, 0, 1, 2)
        else:
            label = QLabel()
            label.setBuddy(field)
            self._fields.append((label, field))
            self.grid.addWidget(label, row, 0)
            self.grid.addWidget(field, row, 1, Qt.AlignmentFlag.AlignVCenter)

            def rename() -> None:
                label.setText(name.translated())
                field.setAccessibleName(label.text().replace("&", ""))

            self._rows.append(rename)
        if line is not None:
            text = self._lines[row] = SmallPrint()
            text.setAlignment(Qt.AlignmentFlag.AlignVCenter)
            # Until `_fit` has room beside the field.
            self.grid.addWidget(text, row + 1, 0, 1, 3)

            def explain() -> None:
                text.setText(line.translated())
                field.setAccessibleDescription(text.text())

            self._rows.append(explain)

    def _add_choice(
        self,
        name: Text,
        setting: str,
        values: Iterable[object],
        names: Callable[[], Iterable[str]],
        line: Text,
    ) -> QComboBox:
        """A list that drops down, for what the preferences have by the name `setting`."""
        box = AccessibleComboBox()
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        box.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        for value in values:
            box.addItem("", value)

        def show(preferences: Preferences) -> None:
            box.setCurrentIndex(max(0, box.findData(getattr(preferences, setting))))

        def retranslate() -> None:
            for row, text in enumerate(names()):
                box.setItemText(row, text)

        show(self.preferences)
        self._shown.append(show)
        box.currentIndexChanged.connect(lambda: self.set_to(**{setting: box.currentData()}))
        self._add_row(box, name, line)
        self._rows.append(retranslate)
        return box

    def _add_segments(
        self, name: Text, setting: str, values: Iterable[StrEnum], line: Text, texts: Iterable[Text]
    ) -> Segments:
        """All values beside each other, for few short ones."""
        segments = Segments(values, getattr(self.preferences, setting))
        segments.chosen.connect(lambda value: self.set_to(**{setting: value}))
        self._shown.append(lambda shown: segments.choose(getattr(shown, setting)))
        self._add_row(segments, name, line)
        self._rows.append(lambda: segments.set_texts(text.translated() for text in texts))
        return segments

    def _add_slider(
        self, name: Text, values: range, shown: Callable[[Preferences], int], line: Text | None = None
    ) -> PercentSlider:
        slider = PercentSlider(values, shown(self.preferences))
        self._shown.append(lambda preferences: slider.slider.setValue(shown(preferences)))
        self._add_row(slider, name, line)
        self._rows.append(slider.retranslate)
        return slider

    def _add_setting(self, name: Text, setting: str, line: Text) -> QCheckBox:
        """A box to tick for what the preferences have by the name `setting`."""
        box = QCheckBox()
        box.setChecked(getattr(self.preferences, setting))
        box.toggled.connect(lambda on: self.set_to(**{setting: on}))
        self._shown.append(lambda shown: box.setChecked(getattr(shown, setting)))
        self._add_row(box, None, line)
        self._rows.append(lambda: box.setText(name.translated()))
        return box
