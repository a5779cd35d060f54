"""Setting up a table: who plays and by which edition at one glance; everything else behind *change*."""

from msgspec.structs import replace
from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QFrame, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from hanabi_desktop.boxes import box_of
from hanabi_desktop.compat import override
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.players import renamed
from hanabi_desktop.records.preferences import Preferences
from hanabi_desktop.rules import DEFAULT_EDITION, EDITIONS, Edition, MemoryAid
from hanabi_desktop.screens.new_game.chips import NameChips
from hanabi_desktop.screens.new_game.edition_cards import paint_emblem
from hanabi_desktop.screens.new_game.seating import Seating
from hanabi_desktop.screens.new_game.table_rules import TableRules, heading
from hanabi_desktop.table.new_game import NewGame, game_again, remembered_badges
from hanabi_desktop.widgets.buttons import RULE, ExplainedButton
from hanabi_desktop.widgets.labels import SmallPrint, plain_label
from hanabi_desktop.widgets.layouts import FittingScrollArea, FlowLayout
from hanabi_desktop.widgets.sheet import Sheet
from hanabi_desktop.wording.editions import edition_name, table_text
from hanabi_desktop.wording.phones import WITH_PHONES, WITH_PHONES_TOLD
from hanabi_desktop.wording.text import tr
from hanabi_desktop.wording.typography import aloud, tool_tip

_BESIDE = 80
"""Minimum width in letters of a sheet where what is told stands beside the buttons, not above them."""


class EditionLine(QFrame):
    """The edition and what is agreed, in a line, with the buttons that open who goes first and all the rest."""

    def __init__(self, look: RenderContext) -> None:
        """Empty until `show_table`."""
        super().__init__()
        self.setProperty("panel", True)
        self._look = look
        self._edition = DEFAULT_EDITION
        self._name, self._text = heading(), plain_label()
        self.starter, self.change = ExplainedButton(), ExplainedButton()
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._name)
        words.addWidget(self._text)
        self._row = QHBoxLayout(self)
        self._row.addLayout(words, 1)
        buttons = FlowLayout(side := QWidget())
        buttons.addWidget(self.starter)
        buttons.addWidget(self.change)
        self._row.addWidget(side, 0, Qt.AlignmentFlag.AlignVCenter)
        look.changed.connect(self.update)

    def show_table(self, choice: NewGame) -> None:
        """Another choice, or the same in another language."""
        edition = self._edition = EDITIONS[choice.edition]
        self._name.setText(edition_name(edition.id))
        self._text.setText(table_text(choice, box_of(edition.kit).words.choices))
        self._text.setAccessibleName(aloud(self._text.text()))
        self.starter.setText(tr("NewGame", "&Who goes first…"))
        self.change.setText(tr("NewGame", "&Change…"))
        self.change.setAccessibleDescription(f"{self._name.text()}. {self._text.accessibleName()}")
        self._row.setContentsMargins(self._side + 18, 8, 12, 8)
        self.update()

    @property
    def _side(self) -> int:
        return round(self.fontMetrics().height() * 2.4)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with QPainter(self) as painter:
            emblem = QRectF(10, (self.height() - self._side) / 2, self._side, self._side)
            key = "emblem", self._edition.id
            self._look.draw(painter, emblem, key, lambda p, r, theme: paint_emblem(p, r, self._edition, theme))


class NewGameDialog(Sheet):
    """Everything has a default, so that Enter starts at once. What an edition does not offer is not there to be chosen.

    Only the button starts: Enter elsewhere goes on. On the second page no choice moves another control.
    """

    rule_asked = Signal(str)
    """A paragraph's id, at which the rulebook is to open: for the variant that the keyboard or the mouse is on."""

    def __init__(
        self,
        look: RenderContext,
        preferences: Preferences,
        parent: QWidget | None = None,
        first: Edition = DEFAULT_EDITION,
    ) -> None:
        """Offers the table of last time; if none is remembered, the basic game of the edition `first`."""
        super().__init__(parent)
        self.players = Seating(look, preferences.known_names, remembered_badges(preferences))
        self.chips = NameChips(preferences.known_names)
        self.line = EditionLine(look)
        self.rules = TableRules(look)
        self.editions, self.variants = self.rules.editions, self.rules.variants
        self.seats, self.memory = self.rules.seats, self.rules.memory
        self._told = SmallPrint(lines=2)
        self.start, self.finish = ExplainedButton(primary=True), ExplainedButton(primary=True)
        self.start.setProperty("large", True)
        self.back, self.rulebook, self.company = ExplainedButton(), ExplainedButton(), ExplainedButton()
        self.phones = QCheckBox()
        self._lay_out()
        self._connect()
        last = game_again(preferences.last_game) if preferences.last_game else None
        self.players.set_players(last.players if last else ())
        self.rules.offer(last, first)
        self.retranslate()

    def _lay_out(self) -> None:
        self.ensurePolished()
        gap = max(2, round(self.fontMetrics().height() * 0.15))
        first = QWidget()
        column = QVBoxLayout(first)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3 * gap)
        column.addWidget(self.players, 1)
        column.addWidget(self.chips)
        column.addWidget(self.line)
        self.rules.set_spacing(gap)
        self.pages = QStackedWidget()
        self.areas = FittingScrollArea(first), FittingScrollArea(self.rules)
        for area in self.areas:
            self.pages.addWidget(area)
        buttons = FlowLayout()
        buttons.add_spring()
        for button in (self.phones, self.company, self.rulebook, self.back, self.start, self.finish):
            buttons.addWidget(button)
        self._bottom = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._bottom.addWidget(self._told, 1)
        self._bottom.addLayout(buttons)
        layout = self.column
        layout.setContentsMargins(6 * gap, 2 * gap, 6 * gap, 2 * gap)
        layout.setSpacing(gap)
        layout.addWidget(self.pages, 1)
        layout.addLayout(self._bottom)

    def _connect(self) -> None:
        players, seats = self.players, self.seats
        players.changed.connect(self._take_names)
        players.reordered.connect(lambda order: seats.reorder(order, players.players))
        players.refused.connect(self._tell)
        players.written.connect(lambda: self.start.setFocus(Qt.FocusReason.TabFocusReason))
        self.chips.picked.connect(players.pick)
        self.chips.refused.connect(self._tell)
        self.rules.changed.connect(self._tell_table)
        self.line.change.chosen.connect(lambda: self.show_page(1))
        self.line.starter.chosen.connect(self._ask_starter)
        self.finish.chosen.connect(lambda: self.show_page(0))
        self.rulebook.chosen.connect(lambda: self.rule_asked.emit(self.variants.rule))
        QShortcut(QKeySequence("F1"), self).activated.connect(self._ask_rule)
        self.company.chosen.connect(lambda: self.rule_asked.emit("company"))
        self.start.chosen.connect(self.accept)
        self.back.chosen.connect(self.reject)

    def show_page(self, page: int) -> None:
        """Who plays, or with 1 everything else; the keyboard goes to where it is wanted next."""
        self.pages.setCurrentIndex(page)
        # Its words have their sizes only now.
        self.rules.turn_columns(self.pages.width() - 12)
        for button in (self.rulebook, self.finish):
            button.setVisible(page == 1)
        for widget in (self._told, self.phones, self.start, self.back):
            widget.setVisible(page == 0)
        self._offer_company()
        self._retitle()
        focus = self.editions.cards[self.editions.edition] if page else self.start
        focus.setFocus(Qt.FocusReason.OtherFocusReason)

    def _ask_starter(self) -> None:
        self.show_page(1)
        self.seats.starter_box.setFocus(Qt.FocusReason.TabFocusReason)
        # Where large letters scroll, once everything has its place.
        QTimer.singleShot(0, self, lambda: self.areas[1].ensureWidgetVisible(self.seats.starter_box))

    def _ask_rule(self) -> None:
        """F1: about the variant that has the keyboard, else about the one that is chosen."""
        focused: QWidget | None = self.focusWidget()
        rule = focused.property(RULE) if focused is not None else None
        self.rule_asked.emit(rule or self.variants.rule)

    def choice(self) -> NewGame:
        """The table as it stands in the dialog; it can always be dealt."""
        return NewGame(
            edition=self.editions.edition,
            rules=self.variants.rules,
            players=self.players.players,
            starter=self.seats.starter,
            memory=MemoryAid(str(self.memory.value)),
            master=self.seats.master,
        )

    def remembered(self, preferences: Preferences) -> Preferences:
        """The preferences with this table and these players; names that were left blank stay blank."""
        typed = renamed(self.players.players, self.players.typed)
        known = preferences.with_names(self.players.people, self.players.remembered_badges)
        known = known.with_settings(last_game=replace(self.choice(), players=typed).remembered())
        return known.with_settings(last_company=self.choice().remembered()) if len(self.players.people) == 1 else known

    def _take_names(self) -> None:
        players = self.players
        self.seats.set_players(players.players)
        self._offer_company()
        self.chips.show_seated({name.casefold() for name in players.typed}, players.full)
        self._tell(players.notice)
        self._tell_table()

    def _offer_company(self) -> None:
        """Whoever plays with computers can read by what agreements they play."""
        self.company.setVisible(any(player.level for player in self.players.players) and self.pages.currentIndex() == 0)

    def _tell(self, notice: str) -> None:
        """Says what is to be known of who plays, else how they are moved."""
        seats = tr(
            "NewGame",
            "Clockwise around the screen. Alone? Give the other seats to computers. Drag a badge to swap seats.",
        )
        self._told.setText(notice or seats)

    def _tell_table(self) -> None:
        self.line.show_table(self.choice())

    def _retitle(self) -> None:
        rules = tr("NewGame", "Edition and rules")
        self.setWindowTitle(rules if self.pages.currentIndex() else tr("NewGame", "New game"))

    @override
    def retranslate(self) -> None:
        self.rulebook.setText(tr("NewGame", "&Rulebook"))
        self.start.setText(tr("NewGame", "&Start"))
        self.finish.setText(tr("NewGame", "Done"))
        self.company.setText(tr("Company", "How computers play"))
        self.phones.setText(WITH_PHONES.translated())
        self.phones.setToolTip(tool_tip(WITH_PHONES_TOLD.translated()))
        self.phones.setAccessibleDescription(WITH_PHONES_TOLD.translated())
        # What was typed is there again the next time: nothing is cancelled.
        self.back.setText(tr("Replay", "Back", "to where one came from"))
        for part in (self.players, self.chips, self.rules):
            part.retranslate()
        self._take_names()
        self._retitle()

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.pages.currentIndex():
            self.show_page(0)
        else:
            super().keyPressEvent(event)

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.show_page(0)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.rules.turn_columns(self.pages.width() - 12)
        beside = self.width() >= self.fontMetrics().averageCharWidth() * _BESIDE
        self._bottom.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)

    @guarded
    def sizeHint(self) -> QSize:
        """As high as the window: neither page of it moves another."""
        margins, frame = self.column.contentsMargins(), 12  # around the scroll area, and a little more than enough
        return QSize(
            self.fontMetrics().averageCharWidth() * 136 + margins.left() + margins.right() + frame, self.room.height()
        )
