"""The pages of the settings. Each shows preferences, and tells them anew when something has been changed."""

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import override
from hanabi_desktop.records.preferences import (
    PRIVATE_SECONDS,
    TEXT_SIZES,
    VOLUMES,
    ContrastChoice,
    MotionChoice,
    Preferences,
    ThemeChoice,
)
from hanabi_desktop.rules import MemoryAid
from hanabi_desktop.widgets.buttons import ExplainedButton
from hanabi_desktop.widgets.labels import SmallPrint
from hanabi_desktop.widgets.language import LANGUAGES, Translated
from hanabi_desktop.wording.editions import memory_name, memory_text


class SettingsPage(QWidget, Translated):
    """Some of the settings."""

    changed = Signal(object)
    """The Preferences with what was just chosen."""

    def __init__(self, preferences: Preferences) -> None:
        """Shows `preferences`."""
        super().__init__()
        self.preferences = preferences

    def set_to(self, **values: Any) -> None:
        """Something has been chosen."""
        self.tell(self.preferences.with_settings(**values))

    def tell(self, changed: Preferences) -> None:
        """Keeps and tells what is another choice than before."""
        if changed != self.preferences:
            self.preferences = changed
            self.changed.emit(changed)


class AppearancePage(SettingsPage):
    """Language, and all that meets the eye."""

    def __init__(self, preferences: Preferences, look: RenderContext) -> None:
        """Shows `preferences`."""
        super().__init__(preferences)
        self.language = _choice(("", *LANGUAGES), preferences.language or "")
        self.theme = _choice(ThemeChoice, preferences.theme)
        self.contrast = _choice(ContrastChoice, preferences.contrast)
        self.motion = _choice(MotionChoice, preferences.motion)
        self.text_size = PercentSlider(TEXT_SIZES, preferences.text_shown)
        self.symbols = QCheckBox()
        self.symbols.setChecked(preferences.symbols)
        self._symbols_text = SmallPrint(indented=True)
        self._form = _form(self)
        for field in (self.language, self.theme, self.contrast, self.text_size, self.motion):
            self._form.addRow(_label(field), field)
        self._form.addRow(self.symbols)
        self._form.addRow(self._symbols_text)
        self.television = QCheckBox()
        self.television.setChecked(preferences.television)
        self._television_text = SmallPrint(indented=True)
        self._form.addRow(self.television)
        self._form.addRow(self._television_text)
        self.television.toggled.connect(self._switch_television)
        self.language.currentIndexChanged.connect(lambda: self.set_to(language=self.language.currentData() or None))
        self.theme.currentIndexChanged.connect(lambda: self.set_to(theme=ThemeChoice(self.theme.currentData())))
        self.contrast.currentIndexChanged.connect(
            lambda: self.set_to(contrast=ContrastChoice(self.contrast.currentData()))
        )
        self.motion.currentIndexChanged.connect(lambda: self.set_to(motion=MotionChoice(self.motion.currentData())))
        self.text_size.chosen.connect(lambda size: self.tell(self.preferences.with_text(size)))
        self.symbols.toggled.connect(lambda on: self.set_to(symbols=on))

    def _switch_television(self, on: bool) -> None:
        self.set_to(television=on)
        self.text_size.slider.setValue(self.preferences.text_shown)

    @override
    def retranslate(self) -> None:
        system = QCoreApplication.translate("Settings", "Same as system")
        _name_entries(self.language, (system, *LANGUAGES.values()))
        _name_entries(
            self.theme,
            (
                system,
                QCoreApplication.translate("Settings", "Dark"),
                QCoreApplication.translate("Settings", "Light"),
            ),
        )
        _name_entries(
            self.contrast,
            (
                system,
                QCoreApplication.translate("Settings", "Standard", "contrast"),
                QCoreApplication.translate("Settings", "High", "contrast"),
            ),
        )
        _name_entries(
            self.motion,
            (
                system,
                QCoreApplication.translate("Settings", "Full: things move"),
                QCoreApplication.translate("Settings", "Reduced: things fade"),
            ),
        )
        for field, text in (
            (self.language, QCoreApplication.translate("Settings", "&Language")),
            (self.theme, QCoreApplication.translate("Settings", "&Theme")),
            (self.contrast, QCoreApplication.translate("Settings", "&Contrast")),
            (self.text_size, QCoreApplication.translate("Settings", "Text si&ze")),
            (self.motion, QCoreApplication.translate("Settings", "&Motion")),
        ):
            _name_row(self._form, field, text)
        self.text_size.retranslate()
        self.television.setText(QCoreApplication.translate("Settings", "Tele&vision mode"))
        self._television_text.setText(
            QCoreApplication.translate("Settings", "Large text, a symbol for each colour and full screen.")
        )
        self.television.setAccessibleDescription(self._television_text.text())
        self.symbols.setText(QCoreApplication.translate("Settings", "A s&ymbol for each colour"))
        self._symbols_text.setText(
            QCoreApplication.translate("Settings", "Without symbols, only colour tells the cards apart.")
        )
        self.symbols.setAccessibleDescription(self._symbols_text.text())


class SoundPage(SettingsPage):
    """Whether and how loud the table sounds."""

    sample_chosen = Signal()

    def __init__(self, preferences: Preferences, look: RenderContext) -> None:
        """Shows `preferences`."""
        super().__init__(preferences)
        self.silence = SmallPrint()
        self.silence.hide()
        self.sound = QCheckBox()
        self.sound.setChecked(preferences.sound)
        self.volume = PercentSlider(VOLUMES, preferences.volume)
        self.sample = ExplainedButton()
        self._form = _form(self)
        self._form.addRow(self.sound)
        self._form.addRow(_label(self.volume), self.volume)
        row = QHBoxLayout()
        row.addWidget(self.sample)
        row.addStretch(1)
        self._form.addRow(row)
        self._form.addRow(self.silence)
        self._playable = True
        self.sound.toggled.connect(self._switch)
        self.volume.chosen.connect(self._set_volume)
        self.sample.chosen.connect(self.sample_chosen)

    def set_playable(self, playable: bool) -> None:
        """Whether this computer has what plays sounds; if not, they are off, whatever was wished, and stay so."""
        self._playable = playable
        self.sound.setProperty("unavailable", not playable)
        for widget in (self.volume, self.sample):
            widget.setEnabled(playable)
        self.sound.blockSignals(True)
        self.sound.setChecked(playable and self.preferences.sound)
        self.sound.blockSignals(False)
        self.retranslate()
        self.silence.setVisible(not playable)

    def _switch(self, on: bool) -> None:
        if self._playable:
            self.set_to(sound=on)
        else:
            self.sound.setChecked(False)

    def tell_silence(self, silent: bool) -> None:
        """Says why nothing is heard, or says nothing."""
        self.silence.setVisible(silent)
        self.sample.setAccessibleDescription(self.silence.text() if silent else "")

    def _set_volume(self, volume: int) -> None:
        self.set_to(volume=volume)
        self.sample_chosen.emit()

    @override
    def retranslate(self) -> None:
        self.sound.setText(QCoreApplication.translate("Settings", "So&und effects"))
        _name_row(self._form, self.volume, QCoreApplication.translate("Settings", "&Volume"))
        self.volume.retranslate()
        self.sample.setText(QCoreApplication.translate("Settings", "&Play a sample"))
        missing = QCoreApplication.translate(
            "Settings",
            "This computer can’t play sounds: the part of the program that plays them isn’t installed. "
            "Everything else works without it.",
        )
        unheard = QCoreApplication.translate(
            "Settings", "There’s no sound just now: no loudspeaker was found, or the sounds can’t be played."
        )
        self.silence.setText(unheard if self._playable else missing)
        self.sound.setAccessibleDescription("" if self._playable else missing)


class GamePage(SettingsPage):
    """What a game offers, and where it asks back."""

    def __init__(self, preferences: Preferences, look: RenderContext) -> None:
        """Shows `preferences`."""
        super().__init__(preferences)
        self.memory = _choice(MemoryAid, preferences.memory)
        self._memory_text = SmallPrint()
        self.hints, self.cards, self.guide = QCheckBox(), QCheckBox(), QCheckBox()
        self.hints.setChecked(preferences.confirm_hints)
        self.cards.setChecked(preferences.confirm_cards)
        self.guide.setChecked(not preferences.guide_seen)
        self._asked_anyway = SmallPrint()
        self.private = QComboBox()
        self.private.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for seconds in PRIVATE_SECONDS:
            self.private.addItem("", seconds)
        self.private.setCurrentIndex(PRIVATE_SECONDS.index(preferences.private_seconds))
        self._form = _form(self)
        self._form.addRow(_label(self.memory), self.memory)
        self._form.addRow(self._memory_text)
        self._form.addRow(_label(self.private), self.private)
        for widget in (self.hints, self.cards, self._asked_anyway, self.guide):
            self._form.addRow(widget)
        self.private.currentIndexChanged.connect(lambda: self.set_to(private_seconds=self.private.currentData()))
        self.memory.currentIndexChanged.connect(self._set_memory)
        self.hints.toggled.connect(lambda on: self.set_to(confirm_hints=on))
        self.cards.toggled.connect(lambda on: self.set_to(confirm_cards=on))
        self.guide.toggled.connect(lambda on: self.set_to(guide_seen=not on))

    def _set_memory(self) -> None:
        self._tell_memory()
        self.tell(self.preferences.with_memory(MemoryAid(self.memory.currentData())))

    def _tell_memory(self) -> None:
        self._memory_text.setText(memory_text(MemoryAid(self.memory.currentData())))
        self.memory.setAccessibleDescription(self._memory_text.text())

    @override
    def retranslate(self) -> None:
        _name_entries(self.memory, tuple(memory_name(memory) for memory in MemoryAid))
        _name_row(self._form, self.memory, QCoreApplication.translate("Settings", "M&emory aid in new games"))
        self._tell_memory()
        _name_row(
            self._form, self.private, QCoreApplication.translate("Settings", "&Cover an unattended private view after")
        )
        _name_entries(self.private, (_time_text(seconds) for seconds in PRIVATE_SECONDS))
        self.hints.setText(QCoreApplication.translate("Settings", "Ask before a &hint is given"))
        self.cards.setText(QCoreApplication.translate("Settings", "Ask before a card is played or &discarded"))
        self._asked_anyway.setText(
            QCoreApplication.translate(
                "Settings", "Taking back, pausing and ending early always need everyone’s agreement."
            )
        )
        self.guide.setText(QCoreApplication.translate("Settings", "Offer the practice game before the ne&xt game"))


class PlayersPage(SettingsPage):
    """Names that are offered when a table is set up."""

    def __init__(self, preferences: Preferences, look: RenderContext) -> None:
        """Shows `preferences`."""
        super().__init__(preferences)
        self._text = SmallPrint()
        self.names = QListWidget()
        self.names.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.names.setTabKeyNavigation(False)
        self.names.addItems(list(preferences.known_names))
        self.remove = ExplainedButton()
        below = QHBoxLayout()
        below.addWidget(self.remove)
        below.addStretch(1)
        column = QVBoxLayout(self)
        column.addWidget(self._text)
        column.addWidget(self.names, 1)
        column.addLayout(below)
        self.names.itemSelectionChanged.connect(self._reason)
        self.remove.chosen.connect(self.remove_selected)

    def remove_selected(self) -> None:
        """Forgets the names that are selected; the next one is selected then."""
        rows = sorted(self.names.row(item) for item in self.names.selectedItems())
        if not rows:
            return
        changed = self.preferences
        for row in reversed(rows):
            changed = changed.without_name(self.names.takeItem(row).text())
        self.names.setCurrentRow(min(rows[0], self.names.count() - 1))
        self._reason()
        self.tell(changed)

    def _reason(self) -> None:
        if not self.names.count():
            reason = QCoreApplication.translate("Settings", "No names remembered yet.")
        elif not self.names.selectedItems():
            reason = QCoreApplication.translate("Settings", "Choose the names first.")
        else:
            reason = ""
        self.remove.set_reason(reason)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete and self.names.hasFocus():
            self.remove_selected()
        else:
            super().keyPressEvent(event)

    @override
    def retranslate(self) -> None:
        self._text.setText(QCoreApplication.translate("Settings", "These names are offered when a new game is set up."))
        self.names.setAccessibleName(QCoreApplication.translate("Settings", "Names of players"))
        self.remove.setText(QCoreApplication.translate("Settings", "&Forget"))
        self._reason()


class PercentSlider(QWidget):
    """A slider with its figure. What follows it may move it, so it is followed only when the mouse lets go."""

    chosen = Signal(int)

    def __init__(self, values: range, value: int) -> None:
        """Goes through `values` in tens."""
        super().__init__()
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(values[0], values[-1])
        self.slider.setSingleStep(10)
        self.slider.setPageStep(20)
        self.slider.setTracking(False)
        self.slider.setValue(value)
        self.figure = QLabel()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.slider, 1)
        row.addWidget(self.figure)
        self.setFocusProxy(self.slider)
        self.slider.sliderMoved.connect(self._show)
        self.slider.valueChanged.connect(self._show)
        self.slider.valueChanged.connect(self.chosen)

    def _show(self, value: int) -> None:
        text = QCoreApplication.translate("Settings", "{number}%")
        self.figure.setText(text.format(number=value))
        self.slider.setAccessibleDescription(self.figure.text())

    def retranslate(self) -> None:
        """Sets all words anew; the figure keeps room for the largest number."""
        self.slider.setAccessibleName(self.accessibleName())
        text = QCoreApplication.translate("Settings", "{number}%")
        self.figure.setMinimumWidth(self.figure.fontMetrics().horizontalAdvance(text.format(number=200)))
        self._show(self.slider.value())


def _time_text(seconds: int) -> str:
    if not seconds:
        return QCoreApplication.translate("Settings", "never", "covering")
    if seconds % 60:
        return QCoreApplication.translate("Settings", "%n second(s)", "", seconds)
    return QCoreApplication.translate("Settings", "%n minute(s)", "", seconds // 60)


def _form(page: QWidget) -> QFormLayout:
    form = QFormLayout(page)
    form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    page.ensurePolished()
    form.setVerticalSpacing(round(page.fontMetrics().height() * 0.45))
    return form


def _label(field: QWidget) -> QLabel:
    label = QLabel()
    label.setBuddy(field)
    return label


def _choice(values: Iterable[str], chosen: str) -> QComboBox:
    """A box with these values, still without their names."""
    box = QComboBox()
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
    for value in values:
        box.addItem("", value)
        if value == chosen:
            box.setCurrentIndex(box.count() - 1)
    return box


def _name_entries(box: QComboBox, names: Iterable[str]) -> None:
    for row, name in enumerate(names):
        box.setItemText(row, name)


def _name_row(form: QFormLayout, field: QWidget, text: str) -> None:
    label = form.labelForField(field)
    assert isinstance(label, QLabel)
    label.setText(text)
    field.setAccessibleName(text.replace("&", ""))
