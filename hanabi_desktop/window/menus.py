"""The menu bar."""

from itertools import chain, repeat
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QMenuBar

if TYPE_CHECKING:
    from hanabi_desktop.screen.view import ScreenView

from hanabi_desktop.compat import override
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.rules import MAX_PLAYERS
from hanabi_desktop.widgets.language import LANGUAGES, Translated
from hanabi_desktop.widgets.menus import ShareEntries, refill
from hanabi_desktop.wording.company import back_text
from hanabi_desktop.wording.text import Text

Standard = QKeySequence.StandardKey


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
        self._texts: list[tuple[QAction, Text, str]] = []
        """The words of entries and menus, and what is shown behind them."""
        self.game = self._menu(bar, Text("MenuBar", "&Game"))
        self.table = self._menu(bar, Text("MenuBar", "&Table"))
        self.view = self._menu(bar, Text("MenuBar", "&View"))
        self.language = self._menu(bar, Text("MenuBar", "&Language"))
        self.help = self._menu(bar, Text("MenuBar", "&Help"))
        self.all = self.game, self.table, self.view, self.language, self.help
        for menu in self.all:
            menu.installEventFilter(self)
        self.new_game = self._action(self.game, Text("GameMenu", "&New game…"), Standard.New)
        self.open = self._action(self.game, Text("GameMenu", "&Open a saved game…"), Standard.Open)
        self.open_link = self._action(self.game, Text("GameMenu", "Open a share &link…"), Standard.Paste)
        self.scores = self._action(self.game, Text("GameMenu", "S&core book…"))
        self.sharing = ShareEntries(self)
        self.save = self.sharing.save
        self.save.setShortcuts(Standard.Save)
        self.game.addAction(self.save)
        self.share = self._menu(self.game, Text("GameMenu", "S&hare"))
        self.share.addActions([self.sharing.link, self.sharing.picture, self.sharing.poster])
        self.title = self._action(self.game, Text("GameMenu", "&Title screen"))
        self.game.addSeparator()
        self.settings = self._action(self.game, Text("GameMenu", "S&ettings…"), Standard.Preferences, "Ctrl+,")
        self.settings.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.game.addSeparator()
        self.quit = self._action(self.game, Text("GameMenu", "&Quit"), Standard.Quit, "Ctrl+Q")
        self.take_back = self._action(self.table, Text("TableMenu", "&Take back"), Standard.Undo)
        self.go_back = self._action(self.table, Text("TableMenu", "Take &back to…"))
        self.do_again = self._action(self.table, Text("TableMenu", "&Redo"), Standard.Redo, "Ctrl+Shift+Z")
        self.table.addSeparator()
        self.pause = self._action(self.table, Text("TableMenu", "&Pause"))
        self.players = self._action(self.table, Text("TableMenu", "&Who plays: leave or come back…"))
        self.phones = self._action(self.table, Text("TableMenu", "Pho&nes…"))
        self.back = [self._action(self.table) for _ in range(MAX_PLAYERS)]
        """For each seat, that whoever had to go there is back."""
        for seat, entry in enumerate(self.back):
            entry.triggered.connect(lambda _=False, seat=seat: self.back_chosen.emit(seat))
        self.master = self._menu(self.table, Text("TableMenu", "&Hand over the master’s role"))
        self.end_early = self._action(self.table, Text("TableMenu", "&End the game early…"))
        # Their keys are the table's own.
        self.journal = self._action(self.view, Text("ViewMenu", "&Journal"), shown="\tJ")
        self.left = self._action(self.view, Text("ViewMenu", "What’s &left?"), shown="\tL")
        self.full_screen = self._action(self.view, Text("ViewMenu", "&Full screen"), Standard.FullScreen, "F11")
        self.full_screen.setCheckable(True)
        self.television = self._action(self.view, Text("ViewMenu", "&Television mode"))
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
        self.rulebook = self._action(self.help, Text("HelpMenu", "&Rulebook"), Standard.HelpContents, "F1")
        self.leaflet = self._action(self.help, Text("HelpMenu", "Playing on this &screen"))
        self.company = self._action(self.help, Text("HelpMenu", "How &computers play"))
        self.practice = self._action(self.help, Text("HelpMenu", "&Practice game"))
        self.keys = self._action(self.help, Text("HelpMenu", "&Keyboard shortcuts"))
        # By the sign itself, wherever a keyboard has it.
        self.keys.setShortcut(QKeySequence("?"))
        self.retranslate()

    def _menu(self, above: QMenuBar | QMenu, title: Text) -> QMenu:
        menu = above.addMenu("")
        self._texts.append((menu.menuAction(), title, ""))
        return menu

    def _action(
        self, menu: QMenu, text: Text | None = None, key: Standard | None = None, told: str = "", shown: str = ""
    ) -> QAction:
        """An entry with the keys that the system has for it, after the key that is `told` wherever keys are listed."""
        action = QAction(self)
        if key is not None:
            listed = [QKeySequence(told)] if told else []
            action.setShortcuts(listed + [own for own in QKeySequence.keyBindings(key) if own not in listed])
        menu.addAction(action)
        if text is not None:
            self._texts.append((action, text, shown))
        return action

    def follow(self, view: "ScreenView | None", practising: bool = False, *, linkable: bool = True) -> None:
        """What the table at hand allows; None if there is no table. Nothing is agreed on at one that is `practising`.

        `linkable` tells whether others may be given a link to the game.
        """
        here = view is not None and view.replayed is None
        idle = here and view is not None and view.announced is None
        playing = idle and view is not None and view.seen.end is None
        self.sharing.set_enabled(view is not None and not practising, linkable=linkable)
        for action in (self.title, self.journal, self.left):
            action.setEnabled(view is not None)
        taken = view is not None and bool(view.seen.turns)
        self.take_back.setEnabled(here and (taken or not idle) and not practising)
        self.go_back.setEnabled(taken and idle and not practising)
        self.do_again.setEnabled(view is not None and view.again and not practising)
        self.pause.setEnabled(playing)
        self.end_early.setEnabled(playing and not practising)
        self.players.setEnabled(playing and not practising)
        self.phones.setEnabled(here and not practising)
        self.master.setEnabled(playing and view is not None and view.master is not None)
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
        for action, text, shown in self._texts:
            action.setText(text.translated() + shown)
        self.sharing.retranslate()
