"""The base of forms that set preferences: a heading, and one row for each setting."""

from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QHBoxLayout, QLabel, QWidget

from hanabi_desktop.faults.guard import override
from hanabi_desktop.records.preferences import Preferences
from hanabi_desktop.widgets.labels import SmallPrint
from hanabi_desktop.widgets.language import Translated
from hanabi_desktop.widgets.segments import PercentSlider, Segments
from hanabi_desktop.wording.text import Text


class SettingsForm(QWidget, Translated):
    """Some of the settings under a heading: one row each, added in the order in which they stand."""

    changed = Signal(object)
    """The Preferences with what was just chosen."""

    def __init__(self, preferences: Preferences, heading: Text) -> None:
        """Shows `preferences`."""
        super().__init__()
        self.preferences = preferences
        self._rows: list[Callable[[], None]] = []
        """What sets the words of each row anew."""
        self._shown: list[Callable[[Preferences], None]] = []
        """What shows in each row how it is set."""
        self._form = QFormLayout(self)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._add_heading(heading)

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

    def set_spacing(self, pixels: int) -> None:
        """How far rows are apart."""
        self._form.setVerticalSpacing(pixels)

    @override
    def retranslate(self) -> None:
        for row in self._rows:
            row()

    # Rows of a form

    def _add_heading(self, heading: Text) -> None:
        title = QLabel()
        title.setProperty("heading", True)
        if self._form.rowCount():
            title.setContentsMargins(0, title.fontMetrics().height() // 3, 0, 0)
        self._form.addRow(title)
        self._rows.append(lambda: title.setText(heading.translated()))

    def _add_field(self, field: QWidget, name: Text, wide: bool = False) -> None:
        """A row with its name before it; a `wide` one has the room that longer names leave it."""
        label = QLabel()
        label.setBuddy(field)
        if wide:
            row = QHBoxLayout()
            row.setSpacing(self._form.horizontalSpacing())
            row.addWidget(label)
            row.addWidget(field, 1)
            self._form.addRow(row)
        else:
            self._form.addRow(label, field)

        def retranslate() -> None:
            label.setText(name.translated())
            field.setAccessibleName(label.text().replace("&", ""))

        self._rows.append(retranslate)

    def _add_choice(
        self, name: Text, setting: str, values: Iterable[object], names: Callable[[], Iterable[str]]
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
        self._add_field(box, name)
        self._rows.append(retranslate)
        return box

    def _add_segments(
        self,
        name: Text,
        setting: str,
        values: Iterable[StrEnum],
        names: Callable[[], Iterable[str]],
        wide: bool = False,
    ) -> Segments:
        """All values beside each other, for few short ones."""
        segments = Segments(values, getattr(self.preferences, setting))
        segments.chosen.connect(lambda value: self.set_to(**{setting: value}))
        self._shown.append(lambda shown: segments.choose(getattr(shown, setting)))
        self._add_field(segments, name, wide)
        self._rows.append(lambda: segments.set_texts(names()))
        return segments

    def _add_slider(self, name: Text, values: range, shown: Callable[[Preferences], int]) -> PercentSlider:
        slider = PercentSlider(values, shown(self.preferences))
        self._shown.append(lambda preferences: slider.slider.setValue(shown(preferences)))
        self._add_field(slider, name)
        self._rows.append(slider.retranslate)
        return slider

    def _add_setting(self, name: Text, setting: str, text: Text | None = None) -> QCheckBox:
        """A box to tick for what the preferences have by the name `setting`, with what it does below."""
        box = QCheckBox()
        box.setChecked(getattr(self.preferences, setting))
        box.toggled.connect(lambda on: self.set_to(**{setting: on}))
        self._shown.append(lambda shown: box.setChecked(getattr(shown, setting)))
        self._form.addRow(box)
        self._rows.append(lambda: box.setText(name.translated()))
        if text is not None:
            explanation = SmallPrint(indented=True)
            self._form.addRow(explanation)
            self._rows.append(lambda: explanation.setText(text.translated()))
            self._rows.append(lambda: box.setAccessibleDescription(explanation.text()))
        return box
