"""A whole game as one animated picture, a frame a turn: short enough for a chat."""

from collections.abc import Generator, Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.rules import Everybody, Open
from hanabi_desktop.screens.table.pictures.camera import Camera
from hanabi_desktop.screens.table.pictures.gif import Gif
from hanabi_desktop.screens.table.pictures.palette import DEPTH, Palette, dots
from hanabi_desktop.table.replay import Replay

SIZE = QSize(960, 540)
LARGEST = 10_000_000
"""Bytes; what many chats still take."""
_DEAL, _TURN, _END = 150, 100, 400
"""Hundredths of a second for which the deal, a turn, and the end are seen."""


def filmed(replay: Replay, theme: Theme, largest: int = LARGEST) -> Generator[tuple[int, int], None, bytes]:
    """Tells after each frame how many are made of how many, and returns the file in the end.

    A game that goes on is seen as everybody at the table sees it; one that is over with all hands open. If the file
    would be larger than `largest`, every second turn is left out, and so on.
    """
    stride = 1
    while True:
        turns = [*range(0, replay.turns, stride), replay.turns]
        file = yield from _filmed(replay, theme, turns, largest)
        if file is not None:
            return file
        stride *= 2


def _filmed(
    replay: Replay, theme: Theme, turns: Sequence[int], largest: int
) -> Generator[tuple[int, int], None, bytes | None]:
    """These turns; None if the file would be too large, and there are turns to be left out."""
    eyes = Open() if replay.opened else Everybody()
    camera = Camera(theme, replay.view(eyes), SIZE)

    def picture(turn: int) -> QImage:
        replay.go(turn)
        return camera.picture(replay.view(eyes), (turn, replay.turns))

    try:
        # All colours there will be are there by the end, but for those of cards that are covered later.
        samples = []
        for turn in {turns[0], turns[len(turns) // 2], turns[-1]}:
            samples.append(picture(turn))
            yield 0, len(turns)
        palette = Palette(samples)
        yield 0, len(turns)
        gif = Gif(SIZE.width(), SIZE.height(), palette.colours, DEPTH, palette.indices)
        for number, turn in enumerate(turns, start=1):
            shown = _END if number == len(turns) else _TURN if turn else _DEAL
            gif.add(dots(picture(turn)), shown)
            if gif.size > largest and len(turns) > 2:
                return None
            yield number, len(turns)
        return gif.finished()
    finally:
        camera.close()
