"""Which rules are read, and in which language."""

from textwrap import fill

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QComboBox, QLabel, QSizePolicy, QVBoxLayout, QWidget

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.guard import override
from hanabi_desktop.rules import DEFAULT_EDITION, EDITIONS, Edition, EditionId, Rules
from hanabi_desktop.widgets.areas.roomy_area import RoomyArea
from hanabi_desktop.widgets.language import LANGUAGES
from hanabi_desktop.widgets.switches.variant_panel import VariantPanel
from hanabi_desktop.widgets.translated import Translated
from hanabi_desktop.wording.editions import edition_name

_LETTERS = 26
"""The longest line of a variant's name, which has a narrow column here."""


class RulebookChoosers(QWidget, Translated):
    """An edition, its variants, master or not, and the language. Nothing here touches a game or the program."""

    rules_chosen = Signal()
    """Other rules were chosen by hand."""
    language_chosen = Signal(str)
    """The code of a language was chosen by hand."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Begins with the basic game of the first edition."""
        super().__init__(parent)
        self.edition_label, self.language_label = QLabel(), QLabel()
        self.edition, self.language = QComboBox(), QComboBox()
        self.variants = VariantPanel(look)
        self.master = QCheckBox()
        for id_ in EditionId:
            self.edition.addItem("", id_)
        for code, name in LANGUAGES.items():
            self.language.addItem(name, code)
        for label, box in ((self.edition_label, self.edition), (self.language_label, self.language)):
            label.setBuddy(box)
            # Other languages have longer words than those that were shown first.
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            box.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        layout = QVBoxLayout(self)
        for widget in (
            self.language_label,
            self.language,
            self.edition_label,
            self.edition,
            self.master,
            self.variants,
        ):
            layout.addWidget(widget)
        layout.addStretch(1)
        self.edition.activated.connect(self._choose_edition)
        self.language.activated.connect(lambda: self.language_chosen.emit(self.language.currentData()))
        self.variants.rules_changed.connect(self.rules_chosen)
        self.master.clicked.connect(self.rules_chosen)
        self.show_rules(DEFAULT_EDITION, DEFAULT_EDITION.rules, False)

    @property
    def chosen_edition(self) -> Edition:
        """The edition as it stands in the box."""
        return EDITIONS[EditionId(self.edition.currentData())]

    @property
    def rules(self) -> Rules:
        """The switches as they stand."""
        return self.variants.rules

    def show_rules(self, edition: Edition, rules: Rules, master: bool) -> None:
        """Sets all switches without a signal."""
        self.edition.setCurrentIndex(self.edition.findData(edition.id))
        self.variants.set_rules(edition, rules)
        self._wrap()
        self.master.setChecked(master)

    def show_language(self, code: str) -> None:
        """Sets the language without a signal."""
        self.language.setCurrentIndex(self.language.findData(code, Qt.ItemDataRole.UserRole))

    def _choose_edition(self) -> None:
        edition = self.chosen_edition
        self.show_rules(edition, edition.rules, edition.master)
        self.rules_chosen.emit()

    @override
    def retranslate(self) -> None:
        self.edition_label.setText(QCoreApplication.translate("RulebookWindow", "&Edition"))
        self.language_label.setText(QCoreApplication.translate("RulebookWindow", "&Read in"))
        self.master.setText(QCoreApplication.translate("RulebookWindow", "With a &master"))
        for row in range(self.edition.count()):
            self.edition.setItemText(row, edition_name(EditionId(self.edition.itemData(row))))
        self.variants.retranslate()
        self._wrap()

    def _wrap(self) -> None:
        """Qt wraps no words of a button by itself."""
        for button in self.variants.findChildren(QAbstractButton):
            name = button.text().replace("\n", " ")
            button.setText(fill(name, _LETTERS))
            button.setAccessibleName(name.replace("&&", "&"))


class ChoosersArea(RoomyArea):
    """The choosers, scrolled up and down only: it is never narrower than they are."""

    @override
    def minimumSizeHint(self) -> QSize:
        margins, bar = self.contentsMargins(), self.verticalScrollBar().sizeHint()
        needed = self._content.minimumSizeHint().width() + bar.width() + margins.left() + margins.right()
        return super().minimumSizeHint().expandedTo(QSize(needed, 0))

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._content and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)
