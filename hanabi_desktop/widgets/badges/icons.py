"""Players' badges beside their names in choosers and menus."""

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QComboBox, QWidget

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.painting.badges import badge_icon
from hanabi_desktop.table.badges import Badge


def icon_of(badge: Badge, look: Look, beside: QWidget, scale: float = 1.2) -> QIcon:
    """As large as the letters of `beside`, or `scale` times as large."""
    size = max(16, round(beside.fontMetrics().height() * scale))
    return badge_icon(look.pixmaps, badge, look.theme, size, beside.devicePixelRatioF())


def put_badges(box: QComboBox, badges: Sequence[Badge], look: Look) -> None:
    """Before every name of a chooser whose entries are seats; the other entries have none."""
    size = max(16, round(box.fontMetrics().height() * 0.95))
    box.setIconSize(QSize(size, size))
    for row in range(box.count()):
        seat = box.itemData(row)
        if isinstance(seat, int) and 0 <= seat < len(badges):
            box.setItemIcon(row, icon_of(badges[seat], look, box, 0.95))
