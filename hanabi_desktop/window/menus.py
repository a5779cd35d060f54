"""The menu bar."""

from itertools import chain, repeat
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu

if TYPE_CHECKING:
    from hanabi_desktop.screen.view import ScreenView

from hanabi_desktop.compat import override
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.rules import MAX_PLAYERS
from hanabi_desktop.widgets.language import LANGUAGES, Translated
from hanabi_desktop.widgets.menus import ShareEntries, refill
from hanabi_desktop.wording.company import back_text
from hanabi_desktop.wording.text import tr


class Menus(QObject, Translated):
    """Menus and their keys. Everything here can be done elsewhere as well, but is found here first."""

    language_chosen = Signal(str)
    master_chosen = Signal(int)
    back_chosen = Signal(int)

    def __init__(self, window: QMainWindow, look: RenderContext) -> None:
        """Adds the menus to `window`."""
        super().__init__(window)
        self._look = look
        self._offered: tuple[object, ...] | None = None
        """The key that the entries for a new master were made for."""
        bar = self._bar = window.menuBar()
        self.game, self.table, self.view, self.language, self.help = (bar.addMenu("") for _ in range(5))
        self.all = self.game, self.table, self.view, self.language, self.help
        for menu in self.all:
            menu.installEventFilter(self)
        self.new_game = self._action(self.game, QKeySequence.StandardKey.New)
        self.open = self._action(self.game, QKeySequence.StandardKey.Open)
        self.open_link = self._action(self.game, QKeySequence.StandardKey.Paste)
        self.scores = self._action(self.game)
        self.sharing = ShareEntries(self)
        self.save = self.sharing.save
        self.save.setShortcuts(QKeySequence.StandardKey.Save)
        self.game.addAction(self.save)
        self.share = self.game.addMenu("")
        self.share.addActions([self.sharing.link, self.sharing.picture, self.sharing.poster])
        self.title = self._action(self.game)
        self.game.addSeparator()
        self.settings = self._action(self.game, QKeySequence.StandardKey.Preferences, "Ctrl+,")
        self.settings.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.game.addSeparator()
        self.quit = self._action(self.game, QKeySequence.StandardKey.Quit, "Ctrl+Q")
        self.take_back = self._action(self.table, QKeySequence.StandardKey.Undo)
        self.go_back = self._action(self.table)
        self.do_again = self._action(self.table, QKeySequence.StandardKey.Redo, "Ctrl+Shift+Z")
        self.table.addSeparator()
        self.pause = self._action(self.table)
        self.players = self._action(self.table)
        self.back = [self._action(self.table) for _ in range(MAX_PLAYERS)]
        """For each seat, that whoever had to go there is back."""
        for seat, entry in enumerate(self.back):
            entry.triggered.connect(lambda _=False, seat=seat: self.back_chosen.emit(seat))
        self.master = self.table.addMenu("")
        self.end_early = self._action(self.table)
        self.journal, self.left = self._action(self.view), self._action(self.view)
        self.full_screen = self._action(self.view, QKeySequence.StandardKey.FullScreen, "F11")
        self.full_screen.setCheckable(True)
        self.television = self._action(self.view)
        self.television.setCheckable(True)
        group = QActionGroup(self)
        self.languages: dict[str, QAction] = {}
        for code, name in LANGUAGES.items():
            action = self._action(self.language)
            # No two of them begin alike.
            action.setText(f"&{name}")
            action.setCheckable(True)
            action.triggered.connect(lambda _=False, code=code: self.language_chosen.emit(code))
            group.addAction(action)
            self.languages[code] = action
        self.rulebook = self._action(self.help, QKeySequence.StandardKey.HelpContents, "F1")
        self.leaflet = self._action(self.help)
        self.company = self._action(self.help)
        self.practice = self._action(self.help)
        self.keys = self._action(self.help)
        # By the sign itself, wherever a keyboard has it.
        self.keys.setShortcut(QKeySequence("?"))
        self.retranslate()

    def _action(self, menu: QMenu, key: QKeySequence.StandardKey | None = None, told: str = "") -> QAction:
        """An entry with the keys that the system has for it, after the key that is `told` wherever keys are listed."""
        action = QAction(self)
        if key is not None:
            listed = [QKeySequence(told)] if told else []
            action.setShortcuts(listed + [own for own in QKeySequence.keyBindings(key) if own not in listed])
        menu.addAction(action)
        return action

    def follow(self, view: "ScreenView | None", practising: bool = False, *, linkable: bool = True) -> None:
        """What the table at hand allows; None if there is no table. Nothing is agreed on at one that is `practising`.

        `linkable` tells whether others may be given a link to the game.
        """
        here = view is not None and view.replayed is None
        idle = here and view is not None and view.announced is None
        playing = idle and view is not None and view.seen.end is None
        acting = playing and view is not None and view.acted_here
        self.sharing.set_enabled(view is not None and not practising, linkable=linkable)
        for action in (self.title, self.journal, self.left):
            action.setEnabled(view is not None)
        taken = view is not None and bool(view.seen.turns)
        self.take_back.setEnabled(here and (taken or not idle) and not practising)
        self.go_back.setEnabled(taken and idle and not practising)
        self.do_again.setEnabled(view is not None and view.again and not practising)
        self.pause.setEnabled(acting)
        self.end_early.setEnabled(playing and not practising)
        self.players.setEnabled(playing and not practising)
        self.master.setEnabled(acting and view is not None and view.master is not None)
        away = view.away if view is not None and self.players.isEnabled() else ()
        for entry, name in zip(self.back, chain(away, repeat("")), strict=False):
            entry.setVisible(bool(name))
            entry.setText(name and back_text(name).replace("&", "&&"))
        self._offer_masters(view)

    def _offer_masters(self, view: "ScreenView | None") -> None:
        offered = (
            None if view is None else (view.names, view.emblems, view.master, view.computers, self._look.theme.key)
        )
        if offered == self._offered:
            return
        self._offered = offered
        for seat, entry in enumerate(refill(self.master, view.names if view else (), self.master_chosen.emit)):
            entry.setCheckable(True)
            entry.setChecked(view is not None and view.master == seat)
            entry.setEnabled(view is None or view.computers[seat] is None)
            if view is not None:
                from hanabi_desktop.widgets.labels import badge_icon_beside

                entry.setIcon(badge_icon_beside(view.emblems[seat], self._look, self.master))

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        esc = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        opened: QAction | None = self._bar.activeAction()
        if not esc or event.type() != QEvent.Type.KeyPress or opened is None or opened.menu() is not watched:
            return False
        # Qt would only close the menu, and leave the keyboard with the bar until Esc is pressed again.
        self.close()
        return True

    def close(self) -> None:
        """Closes what is open of the bar, and gives the keyboard back to whatever had it."""
        opened: QAction | None = self._bar.activeAction()
        if opened is not None and isinstance(menu := opened.menu(), QMenu):
            menu.close()
        if self._bar.hasFocus():
            escape = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
            QApplication.sendEvent(self._bar, escape)

    @override
    def retranslate(self) -> None:
        self.game.setTitle(tr("MenuBar", "&Game"))
        self.table.setTitle(tr("MenuBar", "&Table"))
        self.view.setTitle(tr("MenuBar", "&View"))
        self.language.setTitle(tr("MenuBar", "&Language"))
        self.help.setTitle(tr("MenuBar", "&Help"))
        self.rulebook.setText(tr("HelpMenu", "&Rulebook"))
        self.leaflet.setText(tr("HelpMenu", "Playing on this &screen"))
        self.company.setText(tr("HelpMenu", "Playing with &computers"))
        self.practice.setText(tr("HelpMenu", "&Practice game"))
        self.keys.setText(tr("HelpMenu", "&Keyboard shortcuts"))
        self.new_game.setText(tr("GameMenu", "&New game…"))
        self.open.setText(tr("GameMenu", "&Open a saved game…"))
        self.open_link.setText(tr("GameMenu", "Open a share &link…"))
        self.share.setTitle(tr("GameMenu", "S&hare"))
        self.sharing.retranslate()
        self.scores.setText(tr("GameMenu", "S&core book…"))
        self.title.setText(tr("GameMenu", "&Title screen"))
        self.settings.setText(tr("GameMenu", "S&ettings…"))
        self.quit.setText(tr("GameMenu", "&Quit"))
        self.take_back.setText(tr("TableMenu", "&Take back"))
        self.go_back.setText(tr("TableMenu", "Take &back to…"))
        self.do_again.setText(tr("TableMenu", "&Redo"))
        self.pause.setText(tr("TableMenu", "&Pause"))
        self.master.setTitle(tr("TableMenu", "&Hand over the master’s role"))
        self.players.setText(tr("TableMenu", "&Who plays…"))
        self.end_early.setText(tr("TableMenu", "&End the game early…"))
        # Their keys are the table's own.
        self.journal.setText(f"{tr('ViewMenu', '&Journal')}\tJ")
        self.left.setText(f"{tr('ViewMenu', 'What’s &left?')}\tL")
        self.full_screen.setText(tr("ViewMenu", "&Full screen"))
        self.television.setText(tr("ViewMenu", "&Television mode"))
