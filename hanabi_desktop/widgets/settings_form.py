"""The base of forms that set preferences: one row for each setting, with a line that says what it does."""

from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLabel, QWidget

from hanabi_desktop.compat import override
from hanabi_desktop.records.preferences import Preferences
from hanabi_desktop.widgets.labels import SmallPrint
from hanabi_desktop.widgets.language import Translated
from hanabi_desktop.widgets.segments import PercentSlider, Segments
from hanabi_desktop.wording.text import Text

_LINES = 0.34
"""Of the width, the lines have that say what each setting does."""


class SettingsForm(QWidget, Translated):
    """Some of the settings: one row each, added in the order in which they stand."""

    changed = Signal(object)
    """The Preferences with what was just chosen."""

    def __init__(self, preferences: Preferences) -> None:
        """Shows `preferences`."""
        super().__init__()
        self.preferences = preferences
        self._rows: list[Callable[[], None]] = []
        """What sets the words of each row anew."""
        self._shown: list[Callable[[Preferences], None]] = []
        """What shows in each row how it is set."""
        self._lines: dict[int, SmallPrint] = {}
        """What each setting does, by its row."""
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._fields: dict[int, tuple[QWidget, ...]] = {}
        """What each row is set with, and its name if that stands before it."""

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

    def has_room(self, width: int, letter: int) -> bool:
        """Whether this width leaves the lines room beside what they explain."""
        return max(map(self._needed, self._fields)) + 2 * letter <= width * (1 - _LINES)

    def fit(self, width: int, letter: int, *, beside: bool) -> int:
        """Has the lines stand `beside` what they explain, or below it; returns the height that all rows take."""
        grid = self._grid
        grid.setVerticalSpacing(round(letter * 0.35))
        grid.setHorizontalSpacing(letter)
        grid.setColumnStretch(1, 1)
        for row, line in self._lines.items():
            grid.removeWidget(line)
            # Beside, of one width on all pages.
            line.setMinimumWidth(round(width * _LINES) if beside else 0)
            line.setMaximumWidth(line.minimumWidth() or width)
            if beside:
                grid.addWidget(line, row, 2)
            else:
                grid.addWidget(line, row + 1, 0, 1, 2)
        return grid.totalHeightForWidth(width)

    def _needed(self, row: int) -> int:
        return sum(widget.sizeHint().width() for widget in self._fields[row]) + self._grid.horizontalSpacing()

    @override
    def retranslate(self) -> None:
        for row in self._rows:
            row()

    # Rows of a form

    def _add_row(self, field: QWidget, name: Text | None, line: Text | None) -> None:
        """A field with its name before it, unless it has one of its own, and what it does."""
        row = self._grid.rowCount() + 1
        if name is None:
            self._grid.addWidget(field, row, 0, 1, 2)
            self._fields[row] = (field,)
        else:
            label = QLabel()
            self._fields[row] = label, field
            label.setBuddy(field)
            self._grid.addWidget(label, row, 0)
            self._grid.addWidget(field, row, 1)

            def rename() -> None:
                label.setText(name.translated())
                field.setAccessibleName(label.text().replace("&", ""))

            self._rows.append(rename)
        if line is not None:
            text = self._lines[row] = SmallPrint()
            self._grid.addWidget(text, row, 2)

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
        line: Text | None = None,
    ) -> QComboBox:
        """A list that drops down, for what the preferences have by the name `setting`."""
        box = QComboBox()
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
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
        self, name: Text, setting: str, values: Iterable[StrEnum], names: Callable[[], Iterable[str]], line: Text
    ) -> Segments:
        """All values beside each other, for few short ones."""
        segments = Segments(values, getattr(self.preferences, setting))
        segments.chosen.connect(lambda value: self.set_to(**{setting: value}))
        self._shown.append(lambda shown: segments.choose(getattr(shown, setting)))
        self._add_row(segments, name, line)
        self._rows.append(lambda: segments.set_texts(names()))
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
