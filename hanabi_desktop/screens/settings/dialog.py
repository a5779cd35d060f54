"""The settings: whatever is changed here is seen and heard at once, and needs no confirming."""

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QTabWidget, QVBoxLayout, QWidget

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import override
from hanabi_desktop.records.preferences import Preferences
from hanabi_desktop.screens.settings.pages import (
    AppearancePage,
    GamePage,
    PlayersPage,
    SettingsPage,
    SoundPage,
)
from hanabi_desktop.widgets.layouts import FittingScrollArea
from hanabi_desktop.widgets.sounds import Sounds
from hanabi_desktop.widgets.window_size import bring_inside, largest, size_to

_FRAME = QSize(40, 28)
"""What lies around a page inside the dialog, generously."""


class SettingsDialog(QDialog):
    """Four calm pages. Closing keeps what was chosen."""

    changed = Signal(object)
    """The Preferences with what was just chosen; they are to be applied and saved."""

    def __init__(
        self, look: RenderContext, preferences: Preferences, parent: QWidget | None = None, sounds: Sounds | None = None
    ) -> None:
        """Shows `preferences`; samples are played by `sounds`."""
        super().__init__(parent)
        self._sounds = sounds
        self._tried = False
        self.appearance = AppearancePage(preferences, look)
        self.sound = SoundPage(preferences, look)
        self.game = GamePage(preferences, look)
        self.players = PlayersPage(preferences, look)
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
        self.setWindowTitle(QCoreApplication.translate("Settings", "Settings"))
        self.tabs.setAccessibleName(self.windowTitle())
        for row, text in enumerate(
            (
                QCoreApplication.translate("Settings", "&Appearance"),
                QCoreApplication.translate("Settings", "&Sound"),
                QCoreApplication.translate("Settings", "&Games"),
                QCoreApplication.translate("Settings", "&Names"),
            )
        ):
            self.tabs.setTabText(row, text)
            self.areas[row].setAccessibleName(text.replace("&", ""))
        self.close_button.setText(QCoreApplication.translate("Settings", "Close"))
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
