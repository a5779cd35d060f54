"""The settings: whatever is changed here is seen and heard at once, and needs no confirming."""

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPushButton,
    QSlider,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

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
from hanabi_desktop.widgets.layouts import FittingScrollArea
from hanabi_desktop.widgets.sounds import Sounds
from hanabi_desktop.widgets.window_size import bring_inside, largest, size_to
from hanabi_desktop.wording.editions import memory_name, memory_text
from hanabi_desktop.wording.text import Counted, Text, tr

_FRAME = QSize(40, 28)
"""What lies around a page inside the dialog, generously."""
_TABS = (
    Text("Settings", "&Appearance"),
    Text("Settings", "&Sound"),
    Text("Settings", "&Games"),
    Text("Settings", "&Names"),
)
_SYSTEM = Text("Settings", "Same as system")
_PERCENT = Text("Settings", "{number}%")
_NEVER = Text("Settings", "never", "covering")
_SECONDS = Counted("Settings", "%n second(s)")
_MINUTES = Counted("Settings", "%n minute(s)")
_NO_PLAYER = Text(
    "Settings",
    "This computer can’t play sounds: the part of the program that plays them isn’t installed. "
    "Everything else works without it.",
)
_NO_SOUND = Text("Settings", "There’s no sound at the moment: no loudspeaker was found, or the sounds can’t be played.")


class SettingsPage(QWidget, Translated):
    """Some of the settings: one row each, added in the order in which they stand."""

    changed = Signal(object)
    """The Preferences with what was just chosen."""

    def __init__(self, preferences: Preferences) -> None:
        """Shows `preferences`."""
        super().__init__()
        self.preferences = preferences
        self._rows: list[Callable[[], None]] = []
        """What sets the words of each row anew."""
        self._form = QFormLayout()
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)

    def set_to(self, **values: Any) -> None:
        """Something has been chosen."""
        self.tell(self.preferences.with_settings(**values))

    def tell(self, changed: Preferences) -> None:
        """Keeps and tells what is another choice than before."""
        if changed != self.preferences:
            self.preferences = changed
            self.changed.emit(changed)

    @override
    def retranslate(self) -> None:
        for row in self._rows:
            row()

    # Rows of a form

    def _lay_out_form(self) -> None:
        self.setLayout(self._form)
        self.ensurePolished()
        self._form.setVerticalSpacing(round(self.fontMetrics().height() * 0.45))

    def _add_field(self, field: QWidget, name: Text) -> None:
        """A row with its name before it."""
        label = QLabel()
        label.setBuddy(field)
        self._form.addRow(label, field)

        def retranslate() -> None:
            label.setText(name.translated())
            field.setAccessibleName(label.text().replace("&", ""))

        self._rows.append(retranslate)

    def _add_choice(
        self, name: Text, values: Iterable[object], chosen: object, names: Callable[[], Iterable[str]]
    ) -> QComboBox:
        box = QComboBox()
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for value in values:
            box.addItem("", value)
        box.setCurrentIndex(box.findData(chosen))

        def retranslate() -> None:
            for row, text in enumerate(names()):
                box.setItemText(row, text)

        self._rows.append(retranslate)
        self._add_field(box, name)
        return box

    def _add_enum(
        self, name: Text, setting: str, kind: type[ThemeChoice | ContrastChoice | MotionChoice], *texts: Text
    ) -> QComboBox:
        """One of the kinds; the first of them is as the system has it."""
        names = (_SYSTEM, *texts)
        chosen = getattr(self.preferences, setting)
        box = self._add_choice(name, kind, chosen, lambda: [text.translated() for text in names])
        box.currentIndexChanged.connect(lambda: self.set_to(**{setting: kind(box.currentData())}))
        return box

    def _add_slider(self, name: Text, values: range, value: int) -> "PercentSlider":
        slider = PercentSlider(values, value)
        self._add_field(slider, name)
        self._rows.append(slider.retranslate)
        return slider

    def _add_switch(self, name: Text, on: bool, choose: Callable[[bool], None], text: Text | None = None) -> QCheckBox:
        """A box to tick, with what it does below."""
        box = QCheckBox()
        box.setChecked(on)
        box.toggled.connect(choose)
        self._form.addRow(box)
        self._rows.append(lambda: box.setText(name.translated()))
        if text is not None:
            explanation = self._add_text(text, indented=True)
            self._rows.append(lambda: box.setAccessibleDescription(explanation.text()))
        return box

    def _add_setting(self, name: Text, setting: str, text: Text | None = None) -> QCheckBox:
        """A switch for what the preferences have by the name `setting`."""
        return self._add_switch(name, getattr(self.preferences, setting), lambda on: self.set_to(**{setting: on}), text)

    def _add_text(self, text: Text, *, indented: bool = False) -> SmallPrint:
        label = SmallPrint(indented=indented)
        self._form.addRow(label)
        self._rows.append(lambda: label.setText(text.translated()))
        return label


class AppearancePage(SettingsPage):
    """Language, and all that meets the eye."""

    def __init__(self, preferences: Preferences) -> None:
        """Shows `preferences`."""
        super().__init__(preferences)
        self.language = self._add_choice(
            Text("Settings", "&Language"),
            ("", *LANGUAGES),
            preferences.language or "",
            lambda: (_SYSTEM.translated(), *LANGUAGES.values()),
        )
        self.language.currentIndexChanged.connect(lambda: self.set_to(language=self.language.currentData() or None))
        dark, light = Text("Settings", "Dark"), Text("Settings", "Light")
        self.theme = self._add_enum(Text("Settings", "&Theme"), "theme", ThemeChoice, dark, light)
        standard, high = Text("Settings", "Standard", "contrast"), Text("Settings", "High", "contrast")
        self.contrast = self._add_enum(Text("Settings", "&Contrast"), "contrast", ContrastChoice, standard, high)
        self.text_size = self._add_slider(Text("Settings", "Text si&ze"), TEXT_SIZES, preferences.text_shown)
        self.text_size.chosen.connect(lambda size: self.tell(self.preferences.with_text(size)))
        full, reduced = Text("Settings", "Full: everything moves"), Text("Settings", "Reduced: everything fades")
        self.motion = self._add_enum(Text("Settings", "&Motion"), "motion", MotionChoice, full, reduced)
        self.symbols = self._add_setting(
            Text("Settings", "A s&ymbol for each colour"),
            "symbols",
            Text("Settings", "Without symbols, only colour tells the cards apart."),
        )
        self.television = self._add_switch(
            Text("Settings", "Tele&vision mode"),
            preferences.television,
            self._switch_television,
            Text("Settings", "Large text, a symbol for each colour and full screen."),
        )
        self._lay_out_form()

    def _switch_television(self, on: bool) -> None:
        self.set_to(television=on)
        self.text_size.slider.setValue(self.preferences.text_shown)


class SoundPage(SettingsPage):
    """Whether and how loud the table sounds."""

    sample_chosen = Signal()

    def __init__(self, preferences: Preferences) -> None:
        """Shows `preferences`."""
        super().__init__(preferences)
        self._playable = True
        self.sound = self._add_switch(Text("Settings", "So&und effects"), preferences.sound, self._switch)
        self.volume = self._add_slider(Text("Settings", "&Volume"), VOLUMES, preferences.volume)
        self.sample = ExplainedButton()
        row = QHBoxLayout()
        row.addWidget(self.sample)
        row.addStretch(1)
        self._form.addRow(row)
        self.silence = SmallPrint()
        self.silence.hide()
        self._form.addRow(self.silence)
        self._lay_out_form()
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
        super().retranslate()
        self.sample.setText(tr("Settings", "&Play a sample"))
        self.silence.setText((_NO_SOUND if self._playable else _NO_PLAYER).translated())
        self.sound.setAccessibleDescription("" if self._playable else _NO_PLAYER.translated())


class GamePage(SettingsPage):
    """What a game offers, and where it asks back."""

    def __init__(self, preferences: Preferences) -> None:
        """Shows `preferences`."""
        super().__init__(preferences)
        self.memory = self._add_choice(
            Text("Settings", "M&emory aid in new games"),
            MemoryAid,
            preferences.memory,
            lambda: map(memory_name, MemoryAid),
        )
        self._memory_text = SmallPrint()
        self._form.addRow(self._memory_text)
        self._rows.append(self._tell_memory)
        self.memory.currentIndexChanged.connect(self._set_memory)
        self.private = self._add_choice(
            Text("Settings", "&Cover an unattended private view after"),
            PRIVATE_SECONDS,
            preferences.private_seconds,
            lambda: map(_time_text, PRIVATE_SECONDS),
        )
        self.private.currentIndexChanged.connect(lambda: self.set_to(private_seconds=self.private.currentData()))
        self.hints = self._add_setting(Text("Settings", "Ask before a &hint is given"), "confirm_hints")
        cards = Text("Settings", "Ask before a card is played or &discarded")
        self.cards = self._add_setting(cards, "confirm_cards")
        self._add_text(
            Text(
                "Settings",
                "Pausing and ending early need everyone’s agreement – or the master’s, if there is one. So "
                "does taking back, once anyone has seen new cards.",
            )
        )
        self.guide = self._add_switch(
            Text("Settings", "Offer the practice game before the ne&xt game"),
            not preferences.guide_seen,
            lambda on: self.set_to(guide_seen=not on),
        )
        self._lay_out_form()

    def _set_memory(self) -> None:
        self._tell_memory()
        self.tell(self.preferences.with_memory(MemoryAid(self.memory.currentData())))

    def _tell_memory(self) -> None:
        self._memory_text.setText(memory_text(MemoryAid(self.memory.currentData())))
        self.memory.setAccessibleDescription(self._memory_text.text())


class PlayersPage(SettingsPage):
    """Names that are offered when a table is set up."""

    def __init__(self, preferences: Preferences) -> None:
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
            reason = tr("Settings", "No names remembered yet.")
        elif not self.names.selectedItems():
            reason = tr("Settings", "Choose the names first.")
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
        self._text.setText(tr("Settings", "These names are offered when a new game is set up."))
        self.names.setAccessibleName(tr("Settings", "Names of players"))
        self.remove.setText(tr("Settings", "&Forget"))
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
        self.figure.setText(_PERCENT.translated(number=value))
        self.slider.setAccessibleDescription(self.figure.text())

    def retranslate(self) -> None:
        """Sets all words anew; the figure keeps room for the largest number."""
        self.slider.setAccessibleName(self.accessibleName())
        self.figure.setMinimumWidth(self.figure.fontMetrics().horizontalAdvance(_PERCENT.translated(number=200)))
        self._show(self.slider.value())


def _time_text(seconds: int) -> str:
    if not seconds:
        return _NEVER.translated()
    return _SECONDS.translated(seconds) if seconds % 60 else _MINUTES.translated(seconds // 60)


class SettingsDialog(QDialog):
    """Four calm pages. Closing keeps what was chosen."""

    changed = Signal(object)
    """The Preferences with what was just chosen; they are to be applied and saved."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None, sounds: Sounds | None = None) -> None:
        """Shows `preferences`; samples are played by `sounds`."""
        super().__init__(parent)
        self._sounds = sounds
        self._tried = False
        self.appearance = AppearancePage(preferences)
        self.sound = SoundPage(preferences)
        self.game = GamePage(preferences)
        self.players = PlayersPage(preferences)
        self._pages: tuple[SettingsPage, ...] = (self.appearance, self.sound, self.game, self.players)
        self.tabs = QTabWidget()
        self.tabs.setUsesScrollButtons(True)
        self.tabs.setElideMode(Qt.TextElideMode.ElideNone)
        self.tabs.setDocumentMode(True)
        self.areas = [FittingScrollArea(page) for page in self._pages]
        for page, area in zip(self._pages, self.areas, strict=True):
            page.setObjectName("settingsPage")
            self.tabs.addTab(area, "")
            page.changed.connect(self._take)
        self.sound.sample_chosen.connect(self._play_sample)
        if sounds is not None:
            self.sound.set_playable(sounds.playable)
            sounds.silence_told.connect(self._tell_silence)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.close_button = self.buttons.button(QDialogButtonBox.StandardButton.Close)
        self.buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.tabs, 1)
        layout.addWidget(self.buttons)
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(False)
        self._retranslate()

    @property
    def preferences(self) -> Preferences:
        """As they are chosen now."""
        return self.appearance.preferences

    def _take(self, changed: Preferences) -> None:
        for page in self._pages:
            page.preferences = changed
        self.changed.emit(changed)

    def _play_sample(self) -> None:
        if self._sounds is not None:
            self._tried = True
            self._sounds.sample()

    def _tell_silence(self, silent: bool) -> None:
        # What happens at the table meanwhile is not what was tried here.
        if self._tried:
            self.sound.tell_silence(silent)

    def _retranslate(self) -> None:
        self.setWindowTitle(tr("Settings", "Settings"))
        self.tabs.setAccessibleName(self.windowTitle())
        for row, tab in enumerate(_TABS):
            self.tabs.setTabText(row, tab.translated())
            self.areas[row].setAccessibleName(tab.translated().replace("&", ""))
        self.close_button.setText(tr("Settings", "Close"))
        for page in self._pages:
            page.retranslate()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that it is on, and from elsewhere none."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif isinstance(focused := self.focusWidget(), QPushButton):
            focused.click()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange) and self.isVisible():
            # Once the pages know their new sizes.
            QTimer.singleShot(0, self, self._fit_again)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        self._fit()
        super().showEvent(event)
        self.appearance.language.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fit(self) -> None:
        self.appearance.text_size.retranslate()
        self.sound.volume.retranslate()
        size_to(self, self.size().expandedTo(self.sizeHint()))

    def _fit_again(self) -> None:
        self._fit()
        bring_inside(self)

    @override
    def sizeHint(self) -> QSize:
        """Large enough for every page to be seen without scrolling."""
        self.ensurePolished()
        width = max(page.sizeHint().width() for page in self._pages)
        width = max(width, self.tabs.tabBar().sizeHint().width(), self.fontMetrics().averageCharWidth() * 52)
        width = min(width, largest(self).width() - _FRAME.width())
        height = max(
            page.heightForWidth(width) if page.hasHeightForWidth() else page.sizeHint().height() for page in self._pages
        )
        around = super().sizeHint() - self.tabs.sizeHint()
        bar = QSize(0, self.tabs.tabBar().sizeHint().height())
        return QSize(width, height) + bar + QSize(0, around.height()) + _FRAME
