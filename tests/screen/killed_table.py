"""A program that plays to one phase of an announcement, says so, and then waits to be killed."""

import sys
import time
from pathlib import Path

from hanabi_desktop.records.game_folder import GameFolder
from tests.screen.scenes import MOMENTS, master_table


def main(folder: str, moment: str) -> None:
    """Saves in `folder`, as the program does."""
    screen = master_table(GameFolder(Path(folder), print).save)
    screen.table.save()
    MOMENTS[moment].reach(screen)
    print("there", flush=True)
    time.sleep(60)


if __name__ == "__main__":
    main(*sys.argv[1:])
