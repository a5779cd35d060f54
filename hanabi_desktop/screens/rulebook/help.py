"""Opens the rulebook at the right paragraph, from wherever a rule is mentioned."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.rulebook.places import paragraph_of, paragraph_of_end, paragraph_of_rating, paragraph_of_switch
from hanabi_desktop.rules import SWITCHES, Edition, EndReason, Rating, Refusal, Rules
from hanabi_desktop.screens.rulebook.window import RulebookWindow
from hanabi_desktop.table.view import TableView
from hanabi_desktop.widgets.language import Language


def paragraph(rule: str) -> str:
    """The paragraph for a refusal, an ending, a rating or a switch (`rule_of`); a paragraph's id stands for itself."""
    if rule in set(Refusal):
        return paragraph_of(Refusal(rule))
    if rule in set(EndReason):
        return paragraph_of_end(EndReason(rule))
    if rule in Rating.__members__:
        return paragraph_of_rating(Rating[rule])
    switch, _, value = rule.partition("=")
    if switch in SWITCHES:
        return paragraph_of_switch(switch, value)
    return rule


class RulesHelp(QObject):
    """One rulebook window beside the game; another over a dialog that lets nothing else be used."""

    def __init__(self, look: Look, spoken: Language, window: QWidget) -> None:
        """`spoken` is the language of the program, `window` the game's."""
        super().__init__(window)
        self._look = look
        self._spoken = spoken
        self._window = window
        self._rulebook: RulebookWindow | None = None

    def follow(self, view: TableView | None) -> None:
        """The rules of this table are the ones to state; with none, whatever was shown stays."""
        if self._rulebook is None:
            return
        if view is None:
            self._rulebook.follow_nothing()
        else:
            self._rulebook.follow(view.edition, view.seen.rules, view.master is not None, len(view.names))

    def open(self, rule: str, view: TableView | None, scale: float) -> RulebookWindow:
        """Opens the window, or brings it to the front, at a rule; at none it opens where it was left."""
        if self._rulebook is None:
            self._rulebook = RulebookWindow(self._look, self._spoken, self._window, scale)
            self._rulebook.setWindowFlag(Qt.WindowType.Window)
        self._rulebook.set_font_scale(scale)
        self.follow(view)
        self._show(self._rulebook, rule)
        return self._rulebook

    def open_over(self, dialog: QWidget, rule: str, rules: tuple[Edition, Rules, bool], scale: float) -> RulebookWindow:
        """Opens a rulebook of a game that is only planned, or brings it to the front; it closes with the dialog."""
        # One that was closed is deleted soon, and is not to be seen until then.
        opened = (window for window in dialog.findChildren(RulebookWindow) if window.isVisible())
        rulebook = next(opened, None)
        if rulebook is None:
            rulebook = RulebookWindow(self._look, self._spoken, dialog, scale)
            rulebook.setWindowFlag(Qt.WindowType.Window)
            rulebook.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        rulebook.show_rules(*rules)
        self._show(rulebook, rule)
        return rulebook

    def _show(self, rulebook: RulebookWindow, rule: str) -> None:
        rulebook.show()
        rulebook.raise_()
        rulebook.activateWindow()
        if rule:
            rulebook.open_at(paragraph(rule))
