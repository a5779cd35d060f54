"""The sheet about phones: the code that a camera reads, and who plays on a phone."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import segno
from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from hanabi_desktop.compat import override
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.phones.gateway import Gateway
from hanabi_desktop.table.events import Operator
from hanabi_desktop.table.view import TableView
from hanabi_desktop.widgets.labels import BadgeView, SmallPrint, plain_label
from hanabi_desktop.widgets.layouts import FittingScrollArea
from hanabi_desktop.widgets.sheet import Sheet
from hanabi_desktop.wording import phones as words
from hanabi_desktop.wording.text import Text

_QUIET = 4
"""Modules of white around the code, without which cameras do not find it."""
_SIDE = 16
"""Height of the code in lines of text."""


class CodeView(QWidget):
    """The QR code of a link, black on white in every theme: cameras want it so."""

    def __init__(self) -> None:
        """Empty until `show_link`."""
        super().__init__()
        self._link, self._modules = "", tuple[bytearray, ...]()

    def show_link(self, link: str) -> None:
        """Another link."""
        if link != self._link:
            self._link, self._modules = link, tuple(segno.make(link, micro=False).matrix)
        self.setAccessibleName(words.CODE.translated())
        self.update()

    @guarded
    def sizeHint(self) -> QSize:
        side = min(self.fontMetrics().height() * _SIDE, self.window().width() // 3)
        return QSize(side, side)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        count = len(self._modules) + 2 * _QUIET
        # Whole pixels: half a one is grey, and harder to read.
        size = min(self.width(), self.height()) // count
        left, top = (self.width() - size * count) // 2, (self.height() - size * count) // 2
        with QPainter(self) as painter:
            painter.fillRect(left, top, size * count, size * count, Qt.GlobalColor.white)
            for row, modules in enumerate(self._modules, start=_QUIET):
                for column, dark in enumerate(modules, start=_QUIET):
                    if dark:
                        place = QRectF(left + column * size, top + row * size, size, size)
                        painter.fillRect(place, Qt.GlobalColor.black)


class PhonesSheet(Sheet):
    """How a phone joins, and which seats phones have; it follows them while it is open."""

    address_chosen = Signal(str)
    """The phones are to be served at another address of this computer."""
    switched_off = Signal()

    def __init__(
        self,
        gateway: Gateway,
        view: Callable[[], TableView],
        addresses: Sequence[str],
        look: RenderContext,
        parent: QWidget | None = None,
    ) -> None:
        """`view` is everybody's; `addresses` are those of this computer, of which the phones are served at one."""
        super().__init__(parent)
        self._view, self._look = view, look
        self.code = CodeView()
        self.how, self.link = plain_label(), QLineEdit()
        self.link.setReadOnly(True)
        self.addresses = QComboBox()
        self.addresses.addItems(list(addresses))
        self.addresses.setVisible(len(addresses) > 1)
        self.addresses.currentTextChanged.connect(self.address_chosen)
        self._seats = QGridLayout()
        self.choices: dict[tuple[int, int], QPushButton] = {}
        """The buttons by seat, in their order: those to allow and to refuse what a phone asks for, or to play here again."""
        self._shown: object = None
        """What the rows of seats tell."""
        self._warning = SmallPrint()
        texts = QVBoxLayout()
        for widget in (self.how, self.addresses, self.link):
            texts.addWidget(widget)
        texts.addLayout(self._seats)
        texts.addStretch(1)
        texts.addWidget(self._warning)
        content = QWidget()
        row = QHBoxLayout(content)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.code)
        row.addLayout(texts, 1)
        self.column.addWidget(FittingScrollArea(content), 1)
        buttons = self.add_buttons()
        self.off = buttons.addButton("", QDialogButtonBox.ButtonRole.DestructiveRole)
        self.off.clicked.connect(self.switched_off)
        self.done_button = buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.done_button.setDefault(True)
        self.done_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.follow(gateway)

    @guarded
    def sizeHint(self) -> QSize:
        """Lines that are read with ease beside the code."""
        self.ensurePolished()
        return QSize(self.fontMetrics().averageCharWidth() * 88, super().sizeHint().height())

    def follow(self, gateway: Gateway) -> None:
        """Shows the phones of this gateway from now on."""
        self._gateway = gateway
        gateway.changed.connect(self.retranslate)
        self.retranslate()

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(words.TITLE.translated())
        told = [words.HOW, words.CARDS_LATER] if self._gateway.gathering else [words.HOW]
        self.how.setText(" ".join(text.translated() for text in told))
        self.addresses.setAccessibleName(words.ADDRESS.translated())
        self._warning.setText(words.WARNING.translated())
        self.off.setText(words.SWITCH_OFF.translated())
        self.done_button.setText(words.DONE.translated())
        with QSignalBlocker(self.addresses):
            self.addresses.setCurrentText(self._gateway.keys.address)
        self.link.setText(self._gateway.link)
        self.link.setAccessibleName(words.LINK.translated())
        self.code.show_link(self._gateway.link)
        self._show_seats()

    def _show_seats(self) -> None:
        view = self._view()
        states = [self._state(seat, operator) for seat, operator in enumerate(view.operators)]
        shown = view.names, view.emblems, states, self._gateway.asked_for, self._gateway.seats, words.HERE.translated()
        if shown == self._shown:
            # A button that is being pressed stays there.
            return
        self._shown = shown
        while (item := self._seats.takeAt(0)) is not None:
            if widget := item.widget():
                widget.deleteLater()
        self.choices.clear()
        side = round(self.fontMetrics().height() * 1.4)
        for seat, (name, state) in enumerate(zip(view.names, states, strict=True)):
            badge = BadgeView(self._look)
            badge.setFixedSize(side, side)
            self._seats.addWidget(badge, seat, 0)
            badge.show_badge(view.emblems[seat])
            self._seats.addWidget(plain_label(f"{name}: {state}"), seat, 1)
            for number, (column, text, press) in enumerate(self._choices(seat)):
                button = self.choices[seat, number] = QPushButton(text.translated())
                button.setAccessibleDescription(name)
                button.clicked.connect(press)
                self._seats.addWidget(button, seat, column)
        self._seats.setColumnStretch(1, 1)

    def _choices(self, seat: int) -> Iterator[tuple[int, Text, Callable[[], object]]]:
        """What can be done about a seat that a phone asks for or has, in columns of their own: none comes under another's click."""
        if seat == self._gateway.asked_for:
            yield 3, words.ALLOW, self._gateway.allow
            yield 4, words.REFUSE, self._gateway.refuse
        elif seat in self._gateway.seats:
            yield 2, words.HERE, partial(self._gateway.release, seat)

    def _state(self, seat: int, operator: Operator) -> str:
        if operator is Operator.COMPUTER:
            return words.COMPUTER.translated()
        if seat == self._gateway.asked_for:
            return words.ASKED.translated()
        if seat not in self._gateway.seats:
            return words.ON_SCREEN.translated()
        return (words.MISSING if seat in self._gateway.missing else words.ON_PHONE).translated()
