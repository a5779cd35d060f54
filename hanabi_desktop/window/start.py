"""What every window needs before it opens: the name, the font, the icon."""

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QFont, QFontDatabase, QIcon, QIconEngine, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from hanabi_desktop import __version__
from hanabi_desktop.faults.guard import override
from hanabi_desktop.paths import fonts

FONT = "Nunito"
ICON_SIZES = (16, 20, 24, 32, 40, 48, 64, 96, 128, 256)
APP_ID = "desktop.hanabi.Hanabi"
"""Under which name desktops know the program: of its entry in the menu, its icon and its windows."""


STYLE = ("-style", "fusion")
"""Arguments of an application: asked for there, the style is not shown to Python, with all that can be asked of one."""


def prepare(application: QApplication, *, styled: bool = False) -> None:
    """Gives the application its name, the bundled font and the icon, and the style unless it was made with `STYLE`.

    There is no organization name: saves lie in a folder of the program's own name.
    """
    if not styled:
        application.setStyle("Fusion")
    application.setApplicationName("hanabi-desktop")
    application.setApplicationVersion(__version__)
    application.setApplicationDisplayName("Hanabi")
    application.setDesktopFileName(APP_ID)
    for font in sorted((fonts()).glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(font))
    application.setFont(QFont(FONT, 11, QFont.Weight.DemiBold))
    application.setWindowIcon(QIcon(AppIcon()))


class AppIcon(QIconEngine):
    """Painted in the sizes that the desktop asks for, once it asks."""

    @override
    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        from hanabi_desktop.painting.symbols import paint_icon

        paint_icon(painter, QRectF(rect))

    @override
    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        from hanabi_desktop.painting.pixmap_cache import painted_pixmap
        from hanabi_desktop.painting.symbols import paint_icon

        return painted_pixmap(size, 1.0, paint_icon)

    @override
    def availableSizes(self, mode: QIcon.Mode = QIcon.Mode.Normal, state: QIcon.State = QIcon.State.Off) -> list[QSize]:
        return [QSize(size, size) for size in ICON_SIZES]

    @override
    def clone(self) -> QIconEngine:
        return AppIcon()
