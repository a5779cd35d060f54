"""What every window needs before it opens: the name, the font, the icon."""

from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

from hanabi_desktop import __version__
from hanabi_desktop.painting.icon import app_icon
from hanabi_desktop.paths import fonts

FONT = "Nunito"
APP_ID = "desktop.hanabi.Hanabi"
"""Under which name desktops know the program: of its entry in the menu, its icon and its windows."""


def prepare(application: QApplication) -> None:
    """Gives the application its name, the bundled font and the icon.

    There is no organization name: saves lie in a folder of the program's own name.
    """
    application.setApplicationName("hanabi-desktop")
    application.setApplicationVersion(__version__)
    application.setApplicationDisplayName("Hanabi")
    application.setDesktopFileName(APP_ID)
    application.setStyle("Fusion")
    for font in sorted((fonts()).glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(font))
    application.setFont(QFont(FONT, 11, QFont.Weight.DemiBold))
    application.setWindowIcon(app_icon())
