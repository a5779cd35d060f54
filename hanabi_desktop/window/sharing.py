"""What players take from a game for others: a link, a copy, a picture of the table, a poster."""

from functools import partial

from PySide6.QtWidgets import QWidget

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.painting.pixmap_cache import png_bytes
from hanabi_desktop.records.record import Record
from hanabi_desktop.rules import Everybody, Open
from hanabi_desktop.table.moments import moments
from hanabi_desktop.table.view import TableView
from hanabi_desktop.window.game_controller import GameController
from hanabi_desktop.wording.text import tr


class Sharing:
    """Shows around the replay that is open, or else the table, with nothing private in it."""

    def __init__(self, game: GameController, window: QWidget, look: RenderContext) -> None:
        """Pictures have the theme of `look`; the poster lies on `window`."""
        self._game, self._window, self._look = game, window, look

    @property
    def linkable(self) -> bool:
        """Whether there may be a link to what is shown: a link to a game that goes on would tell its deck."""
        if self._game.replays.page is not None:
            return self._game.replays.page.replay_screen.replay.over
        return self._game.table_page is not None and self._game.table_page.view.seen.end is not None

    def copy_link(self) -> None:
        """Puts a link to a game that is over on the clipboard: the whole deck is in it."""
        shown = self._shown()
        if shown and self.linkable:
            self._game.files.copy_link(shown[0])

    def save_copy(self) -> None:
        """Saves the game to another file, which the players choose."""
        if shown := self._shown():
            self._game.files.save_copy(shown[0])

    def save_picture(self) -> None:
        """Saves a picture of the table: of a game that goes on, what everybody at the table sees."""
        from hanabi_desktop.window.table_picture import table_picture

        if shown := self._shown():
            title = tr("MainWindow", "Picture of the table")
            self._game.files.save_picture(shown[0], title, lambda: png_bytes(table_picture(shown[1], self._look.theme)))

    def show_poster(self) -> None:
        """Shows the poster of the game that is replayed or at the table, once it is over: to be saved or copied."""
        from hanabi_desktop.screens.finale.poster import PosterSheet, poster

        if self._game.replays.page is not None:
            replay = self._game.replays.page.replay_screen.replay
            record, end = replay.record, replay.view(Open(), replay.turns) if replay.over else None
        elif self._game.shared_screen is not None:
            table = self._game.shared_screen.table
            record, end = table.record, table.view(Open()) if table.over else None
        else:
            return
        if end is not None:
            image, title = poster(end, str(record.extra.get("started")), moments(record)), tr("MainWindow", "Poster")
            save = partial(self._game.files.save_picture, record, title, partial(png_bytes, image))
            sheet = PosterSheet(image, save, self._window)
            sheet.exec()
            sheet.deleteLater()

    def _shown(self) -> tuple[Record, TableView] | None:
        """The replay or the table as it may be shown around, with nothing private left open at it."""
        if self._game.replays.page is not None:
            screen = self._game.replays.page.replay_screen
            return screen.replay.record, screen.replay.view(screen.eyes)
        if self._game.shared_screen is None or self._game.practice.on:
            return None
        self._game.cover()
        table = self._game.shared_screen.table
        return table.record, table.view(Open() if table.over else Everybody())
