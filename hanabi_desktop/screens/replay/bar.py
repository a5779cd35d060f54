"""The bar below a replay: a slider through the game, buttons, speed and view."""

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSlider, QToolTip, QVBoxLayout, QWidget

from hanabi_desktop.boxes import box_of
from hanabi_desktop.compat import override
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.painting import symbols
from hanabi_desktop.painting.canvas import alpha, drawing
from hanabi_desktop.painting.cards import paint_cross
from hanabi_desktop.painting.marks import paint_focus
from hanabi_desktop.painting.pile import paint_none_left
from hanabi_desktop.rules import RANKS, Rules, Seat
from hanabi_desktop.screen.replay_screen import PACES, ReplayScreen
from hanabi_desktop.table.replay import Course
from hanabi_desktop.widgets.buttons import ExplainedButton, sign_icon
from hanabi_desktop.widgets.keyboard import by_keys, tell_name
from hanabi_desktop.widgets.labels import TextLabel, put_badges
from hanabi_desktop.widgets.language import Translated
from hanabi_desktop.widgets.layouts import FlowLayout
from hanabi_desktop.widgets.requests import Requests
from hanabi_desktop.widgets.views import AccessibleComboBox
from hanabi_desktop.wording import keys
from hanabi_desktop.wording.advice import advice_text
from hanabi_desktop.wording.reasons import whole_text
from hanabi_desktop.wording.replay import eyes_name, position_text, standing_text, told_text, turn_title, ways_text
from hanabi_desktop.wording.text import Text, tr
from hanabi_desktop.wording.typography import tool_tip


class TurnSlider(QSlider):
    """Slider whose value is the turn, with the points as a curve, and marks where a firework was completed or lost, or a mistake made."""

    def __init__(self, course: Course, rules: Rules, players: int, look: RenderContext) -> None:
        """`course` is that of a game by these `rules`; a page is a round of `players` turns. `retranslate` gives words."""
        super().__init__(Qt.Orientation.Horizontal)
        self._course, self._rules, self._look = course, rules, look
        self._most = max(1, len(RANKS) * len(rules.suits))
        self.setRange(0, len(course.standings) - 1)
        self.setPageStep(players)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setMouseTracking(True)
        self.valueChanged.connect(self.retranslate)

    def retranslate(self) -> None:
        """All words anew."""
        self.setAccessibleName(standing_text(self.value(), self._course))
        self.update()

    @guarded
    def event(self, event: QEvent) -> bool:
        # It is no tool tip of the widget: a screen reader would tell that after the name, which says the same.
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            turn = self.turn_at(event.pos().x())
            width = max(1, round(self._room.width() / max(1, self.maximum())))
            there = QRect(round(self.place(turn)) - width // 2, 0, width, self.height())
            words = position_text(turn, self._course, self._rules)
            QToolTip.showText(event.globalPos(), tool_tip(words), self, there)
            return True
        return super().event(event)

    @guarded
    def sizeHint(self) -> QSize:
        # The hill grows with the window, not with the letters.
        return QSize(200, max(28, self.window().height() // 20))

    @guarded
    def minimumSizeHint(self) -> QSize:
        return QSize(80, self.sizeHint().height())

    # Where each turn is

    @property
    def _room(self) -> QRectF:
        side = self.height() * 0.3
        return QRectF(self.rect()).adjusted(side, 3, -side, -3)

    def place(self, turn: int) -> float:
        """Where across the slider a turn is."""
        room = self._room
        return room.left() + room.width() * turn / max(1, self.maximum())

    def turn_at(self, place: float) -> int:
        """The turn that is nearest to a place across it."""
        room = self._room
        return min(max(round((place - room.left()) / max(1.0, room.width()) * self.maximum()), 0), self.maximum())

    @guarded
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self.turn_at(event.position().x()))
            event.accept()

    @guarded
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setValue(self.turn_at(event.position().x()))

    @guarded
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    # What is seen

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, room = self._look.theme, self._room
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(alpha(theme.field, 0.9))
            painter.drawRoundedRect(room.adjusted(-4, 0, 4, 0), 4, 4)
            self._paint_points(painter, room)
            size, course = room.height() * 0.5, self._course
            above, below = room.top() + 1, room.bottom() - size - 1
            for turn, suit in course.completed:
                symbols.paint_symbol(painter, QRectF(self.place(turn) - size / 2, above, size, size), suit, theme)
            for turn, _ in course.lost:
                paint_none_left(painter, QRectF(self.place(turn) - size / 2, above, size, size), theme)
            for turn in course.mistakes:
                paint_cross(painter, QRectF(self.place(turn) - size / 2, below, size, size), theme)
            here = self.place(self.value())
            wide = max(8.0, room.height() * 0.25)
            handle = QRectF(here - wide / 2, room.top() - 2, wide, room.height() + 4)
            painter.setPen(QPen(theme.on_accent, 1))
            painter.setBrush(theme.accent)
            painter.drawRoundedRect(handle, 3, 3)
            if self.hasFocus():
                paint_focus(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), theme, radius=4)

    def _paint_points(self, painter: QPainter, room: QRectF) -> None:
        """The points as a hill of steps, filled where they are won already, with an edge that is seen from afar."""
        hill = QPainterPath(QPointF(room.left(), room.bottom()))
        height = room.bottom()
        for turn, standing in enumerate(self._course.standings):
            across = self.place(turn)
            hill.lineTo(across, height)
            height = room.bottom() - room.height() * 0.92 * standing.points / self._most
            hill.lineTo(across, height)
        hill.lineTo(room.right(), height)
        hill.lineTo(room.right(), room.bottom())
        hill.closeSubpath()
        theme, here = self._look.theme, self.place(self.value())
        for left, right, strength in ((room.left(), here, 0.75), (here, room.right(), 0.3)):
            with drawing(painter):
                painter.setClipRect(QRectF(left, room.top(), right - left, room.height()))
                painter.fillPath(hill, alpha(theme.good, strength))
        with drawing(painter):
            painter.setClipRect(room)
            painter.strokePath(hill, QPen(theme.good, max(2.0, room.height() / 12)))


FACTORS = ("½×", "1×", "2×", "4×")
"""Names of the paces, from the slowest to the fastest."""

_WIDEST = 18
"""Maximum width of the box that chooses whose view is shown, in letters."""


class _Step(NamedTuple):
    """A button that leads to another turn."""

    button: ExplainedButton
    name: Text
    key: Text
    sign: symbols.Paint


class ReplayBar(QWidget, Translated):
    """Bar below a replay: slider, step buttons, speed, view, and ways out."""

    resized = Signal()
    """It may need another height."""

    def __init__(self, screen: ReplayScreen, look: RenderContext, requests: Requests, *, continuable: bool) -> None:
        """Follows `screen`; `continuable` says whether new games may begin from this one, once it is over."""
        super().__init__()
        self._screen, self._look = screen, look
        self.setObjectName("actionPanel")
        self.setProperty("replay", True)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.menus = ExplainedButton("☰")
        self.menus.hide()
        self.menus.chosen.connect(lambda: requests.menus_chosen.emit(self.menus))
        self.headline = TextLabel()
        self.headline.setObjectName("headline")
        self.message = TextLabel(grows=True)
        self.message.setObjectName("message")
        for label in (self.headline, self.message):
            label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        rules = screen.replay.record.setup.rules
        self.slider = TurnSlider(screen.replay.course, rules, screen.replay.players, look)
        self.play = self._button()
        self.first, self.round_back, self.back, self.on, self.round_on, self.last = (self._button() for _ in range(6))
        self._steps = (
            _Step(self.first, Text("Replay", "To the deal"), keys.REPLAY_FIRST_KEY, symbols.paint_first),
            _Step(
                self.round_back, Text("Replay", "One round back"), keys.REPLAY_ROUND_BACK_KEY, symbols.paint_round_back
            ),
            _Step(self.back, Text("Replay", "One turn back"), keys.REPLAY_BACK_KEY, symbols.paint_back_one),
            _Step(self.on, Text("Replay", "One turn on"), keys.REPLAY_ON_KEY, symbols.paint_on_one),
            _Step(self.round_on, Text("Replay", "One round on"), keys.REPLAY_ROUND_ON_KEY, symbols.paint_round_on),
            _Step(self.last, Text("Replay", "To the end"), keys.REPLAY_LAST_KEY, symbols.paint_last),
        )
        self.pace, self.eyes = AccessibleComboBox(), AccessibleComboBox()
        self.go_on = ExplainedButton()
        if not continuable:
            self.go_on.hide()
        self.leave = ExplainedButton()
        self._fill()
        self._lay_out()
        self._connect()
        self.retranslate()

    def _button(self) -> ExplainedButton:
        button = ExplainedButton()
        button.delay = 0
        button.setProperty("compact", True)
        return button

    def _fill(self) -> None:
        self.pace.addItems(FACTORS)
        for eyes in self._screen.choices:
            self.eyes.addItem("", eyes.seat if isinstance(eyes, Seat) else -1)
        self.pace.setSizeAdjustPolicy(AccessibleComboBox.SizeAdjustPolicy.AdjustToContents)
        # A name may fill the window's width: it ends in an ellipsis, and the way out keeps its place.
        self.eyes.setSizeAdjustPolicy(AccessibleComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        for box in (self.pace, self.eyes):
            box.type_ahead = False
            box.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.eyes.setEnabled(self.eyes.count() > 1)

    def _lay_out(self) -> None:
        self._said = said = QHBoxLayout()
        said.addWidget(self.menus)
        said.addWidget(self.headline, 1)
        said.addWidget(self.message, 4)
        self._buttons = FlowLayout(spacing=4)
        ways = (self.first, self.round_back, self.back, self.play, self.on, self.round_on, self.last)
        for widget in (*ways, self.pace, self.eyes):
            self._buttons.addWidget(widget)
        self._buttons.add_spring()
        for widget in (self.go_on, self.leave):
            self._buttons.addWidget(widget)
        self.lines = QVBoxLayout(self)
        self.lines.setContentsMargins(8, 2, 8, 2)
        self.lines.setSpacing(2)
        self.lines.addLayout(said)
        self.lines.addWidget(self._frame_slider())
        self.lines.addLayout(self._buttons)

    def _frame_slider(self) -> QWidget:
        """What the keyboard comes to in place of the slider, of which screen readers would tell each value as well."""
        frame = QWidget()
        frame.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.slider.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.slider.setFocusProxy(frame)
        # Its name is that of the turn, and a change of it is none of what has the keyboard.
        self.headline.setBuddy(frame)
        column = QVBoxLayout(frame)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.slider)
        return frame

    def _connect(self) -> None:
        screen = self._screen
        self.first.chosen.connect(partial(screen.go, 0))
        self.round_back.chosen.connect(partial(screen.step_rounds, -1))
        self.back.chosen.connect(partial(screen.step, -1))
        self.play.chosen.connect(self.toggle)
        self.on.chosen.connect(partial(screen.step, 1))
        self.round_on.chosen.connect(partial(screen.step_rounds, 1))
        self.last.chosen.connect(partial(screen.go, screen.turns))
        # It also follows what plays by itself, which goes on then.
        self.slider.valueChanged.connect(lambda turn: screen.go(turn) if turn != screen.turn else None)
        self.pace.activated.connect(screen.set_pace)
        self.eyes.activated.connect(lambda row: screen.look_with(screen.choices[row]))
        self.go_on.refused.connect(lambda reason, _rule: self.message.say(reason))
        for box in (self.pace, self.eyes):
            # Space goes on with the replay then.
            box.activated.connect(lambda _row: by_keys() or self.slider.setFocus())
        screen.paced.connect(self.follow_pace)
        screen.explained.connect(self.follow_reason)
        self._look.changed.connect(self._draw_signs)

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self._draw_signs()

    def toggle(self) -> None:
        """Starts or pauses the replay."""
        if self._screen.playing:
            self._screen.pause()
        else:
            self._screen.play()

    def set_menus(self, away: bool) -> None:
        """Sets whether the window's menus are `away`, so that a button here opens them."""
        if self.menus.hasFocus():
            self.slider.setFocus()
        self.menus.setVisible(away)

    def height_for(self, width: int) -> int:
        """The height of everything at this width."""
        for part in (self._said, self._buttons, self.lines):
            part.invalidate()
        return self.lines.totalHeightForWidth(width)

    # What is shown

    def follow(self) -> None:
        """Updates turn and view."""
        screen = self._screen
        self.headline.say(turn_title(screen.turn, screen.replay.course.turns))
        if self.slider.value() != screen.turn:
            self.slider.setValue(screen.turn)
            tell_name(self.slider.focusProxy() or self.slider)
        self.eyes.setCurrentIndex(screen.choices.index(screen.eyes))
        self._name_eyes()
        self._describe_eyes()
        self.go_on.set_reason(self._unable())
        self.follow_reason()

    def follow_reason(self) -> None:
        """Says why a computer did what is seen, or what can be done here; nothing while that computer thinks."""
        screen, view = self._screen, self._screen.view
        last, choice = view.last_turn, screen.choice
        if choice is not None:
            self.message.say(whole_text(choice, screen.asked))
        elif screen.waits:
            self.message.say("")
        else:
            words = box_of(view.edition.kit).words
            told = told_text(last, view, words, screen.seen_before) if last is not None else ways_text()
            self.message.say(f"{told} {advice_text(screen.advice, screen.asked)}" if screen.advice else told)
        lines = self.message.heightForWidth(self.message.width())
        if self.isVisible() and lines > self.message.minimumHeight():
            # The bar keeps its maximum height so far.
            self.message.setMinimumHeight(lines)
            self.resized.emit()

    def _unable(self) -> str:
        """Why no new game can begin here; empty if it can."""
        if not self._screen.replay.over:
            return tr("Replay", "You can only continue from here once the game is finished.")
        if self._screen.turn == self._screen.turns:
            return tr("Replay", "After the last turn there’s nothing left to play.")
        return ""

    def _name_eyes(self) -> None:
        """Names those who sit there on this turn; nothing is set anew while they are the same."""
        names = [eyes_name(eyes, self._screen.view.names) for eyes in self._screen.choices]
        if names == [self.eyes.itemText(row) for row in range(self.eyes.count())]:
            return
        for row, name in enumerate(names):
            self.eyes.setItemText(row, name)
            self.eyes.setItemData(row, tool_tip(name), Qt.ItemDataRole.ToolTipRole)
        self.eyes.setMinimumContentsLength(min(_WIDEST, max(map(len, names))))
        put_badges(self.eyes, self._screen.view.emblems, self._look)

    def _describe_eyes(self) -> None:
        """What the box is for, and all of what there may be no room for in it."""
        what = tr("Replay", "View")
        words = [what, self.eyes.currentText()]
        if not self.eyes.isEnabled():
            words.append(tr("Replay", "The hands of an unfinished game are shown only if all its players agree."))
        self.eyes.setToolTip(tool_tip("\n".join(words)))
        # Where Qt passes over the name of a chooser, a description is read all the same.
        self.eyes.setAccessibleDescription(". ".join([what, *words[2:]]))

    def follow_pace(self) -> None:
        """Updates the play button and the speed."""
        self.pace.setCurrentIndex(self._screen.pace)
        words = tr("Replay", "Stop the replay") if self._screen.playing else tr("Replay", "Start the replay")
        self._name(self.play, words, keys.REPLAY_PLAY_KEY.translated())
        self._draw_signs()

    @staticmethod
    def _name(button: ExplainedButton, words: str, key: str) -> None:
        button.setAccessibleName(words)
        button.set_key(key, words)

    @override
    def retranslate(self) -> None:
        self._name(self.menus, tr("ActionPanel", "Menus"), keys.MENUS_KEY.translated())
        for step in self._steps:
            self._name(step.button, step.name.translated(), step.key.translated())
        speed = tr("Replay", "Speed")
        self.pace.setAccessibleName(speed)
        self.pace.setAccessibleDescription(speed)
        self.pace.setToolTip(tool_tip(speed))
        self.eyes.setAccessibleName(tr("Replay", "View"))
        self.go_on.setText(tr("Replay", "Continue from here"))
        self.leave.setText(tr("Replay", "Back", "to where one came from"))
        self.leave.set_key(keys.COVER_KEY.translated())
        self.slider.retranslate()
        self.follow_pace()
        self.follow()
        self.resized.emit()

    def _draw_signs(self) -> None:
        size = max(14, self.fontMetrics().height())
        if any(self._screen.view.computers):
            # Their reasons want two lines, which are there at every turn: nothing moves.
            self.message.setMinimumHeight(2 * self.message.fontMetrics().height())
        play = (self.play, symbols.paint_rest if self._screen.playing else symbols.paint_play_on)
        for button, sign in (play, *((step.button, step.sign) for step in self._steps)):
            button.setIcon(sign_icon(sign, self._look, size, self.devicePixelRatioF()))
            button.setIconSize(QSize(size, size))
        put_badges(self.eyes, self._screen.view.emblems, self._look)


assert len(FACTORS) == len(PACES)
