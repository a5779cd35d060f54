"""The rulebook in a window beside the game, opened at the paragraph for whatever rule is asked about."""

from functools import partial

from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtPrintSupport import QPrintDialog, QPrinter

from hanabi_desktop.board.announcer import announce
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.painting.styles import style_sheet
from hanabi_desktop.rulebook import PLAYERS, Document, compose
from hanabi_desktop.rulebook.document import paragraph_of
from hanabi_desktop.rules import Edition, Rules, edition_in
from hanabi_desktop.screens.rulebook.panels import ChoosersArea, RulebookChoosers, RulebookContents, RulebookSearch
from hanabi_desktop.screens.rulebook.printing import print_document, save_pdf, set_up_page
from hanabi_desktop.screens.rulebook.text import RulebookText
from hanabi_desktop.table.view import TableView
from hanabi_desktop.widgets.dialogs import Messages
from hanabi_desktop.widgets.keyboard import COMMANDS
from hanabi_desktop.widgets.labels import plain_label
from hanabi_desktop.widgets.language import LANGUAGES, Language
from hanabi_desktop.widgets.layouts import FlowLayout
from hanabi_desktop.widgets.window_size import centre, put_in, size_to
from hanabi_desktop.wording.text import Translation, tr

_USUAL = QSize(1400, 950)
FIRST_PAGE = "glance"
"""The default rule, for a reader who has asked about none."""
BESIDE = 72
"""Minimum width in letters for contents and text beside each other."""


class RulebookWindow(QtWidgets.QMainWindow):
    """States the rules of the table it follows, until other rules are chosen in it."""

    def __init__(
        self, look: RenderContext, spoken: Language, parent: QtWidgets.QWidget | None = None, font_scale: float = 1.0
    ) -> None:
        """Read in the language that is `spoken`, or in another one of which there is a translation beside it."""
        super().__init__(parent, Qt.WindowType.Window)
        self._look = look
        self._spoken = spoken
        self._scale = font_scale
        self._table: tuple[Edition, Rules, bool] | None = None
        self._following = True
        self._language = ""
        """The language chosen by hand; empty while it is the program's."""
        self._stale = False
        self._history: list[str] = []
        """The places left by a jump; an empty one is the top."""
        self._future: list[str] = []
        self._messages = Messages(self)
        # Without a table it is the book of the box that readers of this language own.
        first = edition_in(spoken.code)
        self._players = PLAYERS
        self.rules: tuple[Edition, Rules, bool] = (first, first.rules, first.master)
        """The rules that are stated now, and whether there is a master."""
        self.text = RulebookText(look)
        self.contents = RulebookContents()
        self.choosers = RulebookChoosers(look)
        self.search = RulebookSearch(self.text)
        self.tabs = QtWidgets.QTabWidget()
        self.back, self.forward, self.print_button, self.pdf_button = (QtWidgets.QPushButton() for _ in range(4))
        self.leave = QtWidgets.QPushButton()
        """The close button: the system shows none in full screen."""
        self.strip, self.strip_text, self.return_button = QtWidgets.QWidget(), plain_label(), QtWidgets.QPushButton()
        self._lay_out()
        self._connect()
        size_to(self, _USUAL)
        centre(self)
        self._retranslate()
        self.choosers.show_rules(*self.rules)
        self._dress()
        self.text.setFocus()

    def _lay_out(self) -> None:
        self.tabs.addTab(self.contents, "")
        self.tabs.addTab(ChoosersArea(self.choosers), "")
        above = FlowLayout()
        for widget in (self.back, self.forward):
            above.addWidget(widget)
        above.add_spring()
        for widget in (self.print_button, self.pdf_button, self.leave):
            above.addWidget(widget)
        strip = QtWidgets.QHBoxLayout(self.strip)
        strip.setContentsMargins(0, 0, 0, 0)
        strip.addWidget(self.strip_text, 1)
        strip.addWidget(self.return_button)
        right = self._page = QtWidgets.QWidget()
        column = QtWidgets.QVBoxLayout(right)
        column.addLayout(above)
        column.addWidget(self.search)
        column.addWidget(self.strip)
        column.addWidget(self.text, 1)
        splitter = self._splitter = QtWidgets.QSplitter()
        splitter.addWidget(self.tabs)
        splitter.addWidget(right)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([360, 1040])
        splitter.setChildrenCollapsible(False)
        put_in(self, splitter, QSize(560, 420))

    def _turn(self) -> None:
        """The contents stand above the text where both have too little room beside each other."""
        beside = self.width() >= self.fontMetrics().averageCharWidth() * BESIDE
        wanted = Qt.Orientation.Horizontal if beside else Qt.Orientation.Vertical
        if self._splitter.orientation() != wanted:
            self._splitter.setOrientation(wanted)
            whole, share = (self.width(), 0.26) if beside else (self.height(), 0.25)
            self._splitter.setSizes([round(whole * share), round(whole * (1 - share))])

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn()

    def _connect(self) -> None:
        for chosen in (self.text.place_chosen, self.contents.place_chosen):
            chosen.connect(self.open_at)
        self.text.section_reached.connect(self.contents.show_section)
        self.choosers.rules_chosen.connect(self._choose_rules)
        self.choosers.language.activated.connect(self._choose_language)
        self.return_button.clicked.connect(self.follow_again)
        self.back.clicked.connect(self._go_back)
        self.forward.clicked.connect(self._go_forward)
        self.print_button.clicked.connect(self._print)
        self.pdf_button.clicked.connect(self._choose_pdf)
        self.leave.clicked.connect(self.close)
        for part in (self.search, self.text):
            part.announced.connect(self._announce)
        # It would look for a chapter by its first letter.
        self.contents.installEventFilter(self)
        self._look.changed.connect(self._dress)
        for keys, do in (
            (QKeySequence(QKeySequence.StandardKey.Find), self._focus_search),
            (QKeySequence("F3"), partial(self.search.go, 1)),
            (QKeySequence("Shift+F3"), partial(self.search.go, -1)),
            (QKeySequence("Alt+Left"), self._go_back),
            (QKeySequence("Alt+Right"), self._go_forward),
            (QKeySequence(QKeySequence.StandardKey.Print), self._print),
            (QKeySequence("Esc"), self._leave),
        ):
            QShortcut(keys, self).activated.connect(do)

    def fill_screen(self, *, on: bool) -> None:
        """Whether it takes the whole screen, as the game beside it does: nothing of that is to peep out behind."""
        if on is not self.isFullScreen():
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
            if not on:
                # The system forgets how large it was if it leaves the full screen while it is closed.
                size_to(self, _USUAL)
                centre(self)

    # Which rules

    def follow(self, edition: Edition, rules: Rules, master: bool, players: int = PLAYERS) -> None:
        """The table plays by these rules now; they are shown unless others were chosen in this window."""
        self._table = (edition, rules, master)
        seated, self._players = self._players, players
        if self._following and (self.rules, seated) != (self._table, players):
            self.rules = self._table
            self.choosers.show_rules(*self.rules)
            self._show()
        self._update_strip()

    def follow_nothing(self) -> None:
        """There is no table any more; what is shown stays."""
        self._table = None
        self._following = True
        self._update_strip()

    def follow_again(self) -> None:
        """Back to the rules of the table."""
        self._following = True
        if self._table:
            self.follow(*self._table, self._players)
        self.text.setFocus()

    def show_rules(self, edition: Edition, rules: Rules, master: bool) -> None:
        """Shows other rules than the table's, as if they had been chosen here: for a game that is only planned."""
        self.rules = (edition, rules, master)
        self._following = False
        self.choosers.show_rules(edition, rules, master)
        self._show()

    @property
    def document(self) -> Document:
        """What is shown now."""
        self._refresh()
        assert self.text.shown
        return self.text.shown

    @property
    def language(self) -> str:
        """The code of the language that is read."""
        return self._language or self._spoken.code

    def _choose_rules(self) -> None:
        self.rules = (self.choosers.chosen_edition, self.choosers.variants.rules, self.choosers.master.isChecked())
        self._following = self.rules == self._table
        self._show()

    def _choose_language(self) -> None:
        code = self.choosers.language.currentData()
        self._language = "" if code == self._spoken.code else code
        self._show()

    def _show(self) -> None:
        # Nobody waits for a book that is closed to be set anew; it is once it is opened.
        self._stale = True
        if self.isVisible():
            self._refresh()

    def _refresh(self) -> None:
        if not self._stale:
            return
        self._stale = False
        document = compose(*self.rules, Translation(self._spoken.folder, self.language), self._players)
        self.choosers.language.setCurrentIndex([*LANGUAGES].index(self.language))
        points = self._look.theme.base_point_size * self._scale * 1.08
        self.text.show_document(document, points)
        self.contents.show_document(document)
        self.contents.show_section(self.text.section)
        if self.search.field.text():
            self.search.search()
        self._update_strip()

    def _update_strip(self) -> None:
        self.strip.setVisible(self._table is not None and not self._following)

    # Places

    def open_at(self, place: str) -> None:
        """Goes to a paragraph or section by its id; to the section, if these rules do not have the paragraph."""
        self._refresh()
        self._history.append(self.text.place())
        self._future.clear()
        self._go_to(place)

    def _go_to(self, place: str, mark: bool = True) -> None:
        """Goes there, and has a screen reader say where that is."""
        self.text.go_to(place, mark)
        self._update_history_buttons()
        self._announce(self.text.told)

    def begin(self) -> None:
        """Opens at the very top, where all is told at a glance, with nothing to go back to."""
        self._refresh()
        self._history, self._future = [], []
        self.text.go_to("")
        self._update_history_buttons()

    def _go_back(self) -> None:
        self._travel(self._history, self._future)

    def _go_forward(self) -> None:
        self._travel(self._future, self._history)

    def _travel(self, source: list[str], target: list[str]) -> None:
        if source:
            target.append(self.text.place())
            self._go_to(source.pop(), mark=False)

    def _update_history_buttons(self) -> None:
        self.back.setEnabled(bool(self._history))
        self.forward.setEnabled(bool(self._future))

    def _search_typed(self, event: QKeyEvent) -> bool:
        """Whoever types where there is nothing to write searches for it; returns whether this was a letter."""
        typed = event.text().isalnum() and not event.modifiers() & COMMANDS
        if typed:
            self._focus_search()
            QtWidgets.QApplication.sendEvent(self.search.field, event)
        return typed

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._search_typed(event):
            super().keyPressEvent(event)

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._search_typed(event):
            return True
        return super().eventFilter(watched, event)

    def _focus_search(self) -> None:
        self.search.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.field.selectAll()

    def _leave(self) -> None:
        """Out of the search to the text, and from there out of the book."""
        if self.search.field.hasFocus():
            self.text.setFocus()
        else:
            self.close()

    def _announce(self, text: str) -> None:
        if text:
            announce(self, text)

    # Paper

    def _choose_pdf(self) -> None:
        title = tr("RulebookWindow", "Save as PDF")
        kind = tr("RulebookWindow", "PDF files (*.pdf)")
        write = partial(save_pdf, self.document, family=self.font().family())
        self._messages.save_as(title, self.document.title, ".pdf", kind, write)

    def _print(self) -> None:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        set_up_page(printer)
        dialog = QPrintDialog(printer, self)
        if dialog.exec() == QPrintDialog.DialogCode.Accepted:
            print_document(self.document, printer, self.font().family())
        dialog.deleteLater()

    # The window

    def set_font_scale(self, scale: float) -> None:
        """The text size, as a factor of the usual one."""
        if scale != self._scale:
            self._scale = scale
            self._dress()

    def _dress(self) -> None:
        """The colours, or the letters, are other ones now."""
        self.setStyleSheet(style_sheet(self._look.theme, self._scale))
        self._show()

    def _retranslate(self) -> None:
        for part in (self, self._page, self.tabs):
            part.setAccessibleName(tr("RulebookWindow", "Rulebook"))
        self.setWindowTitle(self.accessibleName())
        self.tabs.setTabText(0, tr("RulebookWindow", "Contents"))
        self.tabs.setTabText(1, tr("RulebookWindow", "Editions"))
        self.contents.setAccessibleName(tr("RulebookWindow", "Contents"))
        self.text.setAccessibleName(tr("RulebookWindow", "Rulebook text"))
        self.back.setText(tr("RulebookWindow", "Back"))
        self.forward.setText(tr("RulebookWindow", "Forward"))
        self.print_button.setText(tr("RulebookWindow", "Print…"))
        self.leave.setText(tr("RulebookWindow", "Close"))
        self.pdf_button.setText(tr("RulebookWindow", "Save as PDF…"))
        self.strip_text.setText(tr("RulebookWindow", "These are not the rules of this table."))
        self.return_button.setText(tr("RulebookWindow", "This table’s rules"))
        self.choosers.retranslate()
        self.search.retranslate()
        self._update_history_buttons()

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._turn()
        self._refresh()
        if self.isFullScreen():
            return
        # Larger letters need a larger window, up to the screen's size.
        needed = self.minimumSizeHint().boundedTo(self.screen().availableSize())
        self.resize(self.size().expandedTo(needed))

    @guarded
    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        # A language is chosen for this reading: whoever opens the book anew reads it in the program's.
        self._stale = self._stale or bool(self._language)
        self._language = ""

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
            self._show()


class RulesHelp(QObject):
    """One rulebook window beside the game; another over a dialog that lets nothing else be used."""

    def __init__(self, look: RenderContext, spoken: Language, window: QtWidgets.QWidget) -> None:
        """`spoken` is the language of the program, `window` the game's."""
        super().__init__(window)
        self._look = look
        self._spoken = spoken
        self._window = window
        self._rulebook: RulebookWindow | None = None

    def follow(self, view: TableView | None) -> None:
        """The rules of this table are the ones to state; with none, whatever was shown stays."""
        if self._rulebook is None:
            return
        if view is None:
            self._rulebook.follow_nothing()
        else:
            self._rulebook.follow(view.edition, view.seen.rules, view.master is not None, len(view.names))

    def open(self, rule: str, view: TableView | None, scale: float) -> RulebookWindow:
        """Opens the window, or brings it to the front, at a rule; at none it opens where it was left."""
        if self._rulebook is None:
            self._rulebook = RulebookWindow(self._look, self._spoken, self._window, scale)
        self._rulebook.set_font_scale(scale)
        self.follow(view)
        self._show(self._rulebook, rule)
        return self._rulebook

    def open_over(
        self, dialog: QtWidgets.QWidget, rule: str, rules: tuple[Edition, Rules, bool], scale: float
    ) -> RulebookWindow:
        """Opens a rulebook of a game that is only planned, or brings it to the front; it closes with the dialog."""
        # One that was closed is deleted soon, and is not to be seen until then.
        opened = (window for window in dialog.findChildren(RulebookWindow) if window.isVisible())
        rulebook = next(opened, None)
        if rulebook is None:
            rulebook = RulebookWindow(self._look, self._spoken, dialog, scale)
            rulebook.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        rulebook.show_rules(*rules)
        self._show(rulebook, rule)
        return rulebook

    def _show(self, rulebook: RulebookWindow, rule: str) -> None:
        rulebook.fill_screen(on=self._window.isFullScreen())
        rulebook.show()
        rulebook.raise_()
        rulebook.activateWindow()
        if rule == FIRST_PAGE:
            rulebook.begin()
        elif rule:
            rulebook.open_at(paragraph_of(rule))
