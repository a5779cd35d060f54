"""The words of the news: what was announced, missed, taken back or done last."""

from collections.abc import Callable, Iterator, Sequence
from html import escape

from msgspec import Struct
from msgspec.structs import replace

from hanabi_desktop import rules as hanabi
from hanabi_desktop.boxes import box_of
from hanabi_desktop.players import renamed
from hanabi_desktop.records.remarks import NewMaster, OnPhone, Remark, Seated, comes_back
from hanabi_desktop.screen.view import Revealing, ScreenView
from hanabi_desktop.table.view import isolated
from hanabi_desktop.wording import table as table_words
from hanabi_desktop.wording.announcements import turn_announcement
from hanabi_desktop.wording.company import back_text
from hanabi_desktop.wording.editions import edition_name
from hanabi_desktop.wording.journal import HEADLINE, NEW_MASTER, ON_PHONE, remark_text, turn_news, turn_text
from hanabi_desktop.wording.scores import variants_text
from hanabi_desktop.wording.text import closed, tr
from hanabi_desktop.wording.typography import RichText, led_by, named_with_badges


class Bulletin(Struct, frozen=True):
    """The words of the news, in the players' language."""

    title: str
    """Empty if there is nothing to tell."""
    details: str = ""
    card: hanabi.Card | None = None
    """Shown beside the words: everybody has seen it."""
    named: hanabi.Suit | int | None = None
    """The colour or the value that a hint named, shown there as it is marked on the cards."""
    bad: bool = False
    """Whether it was a mistake, or cost a firework its end."""
    complete: bool = False
    """Whether a firework was completed."""
    recap: bool = False
    """Whether it is no headline but something to be read: what one player missed, or the reason of a move."""
    turns: int = 0
    """Number of the last turns that are told; the journal has the others."""
    after_mistake: bool = False
    """Whether the last turn was a mistake and is not told here: its line in the journal is to be seen above."""
    heard: str = ""
    """The text for screen readers, where it is more than what is seen."""
    with_badges: tuple[RichText, RichText] = (RichText(), RichText())
    """Title and details, with each player's badge before the name."""

    @property
    def shows_end(self) -> bool:
        """Whether of what has no room, the end is to be seen: of turns, the last ones."""
        return self.recap and self.turns > 0

    @property
    def spoken(self) -> str:
        """The text for the screen reader."""
        if self.heard:
            return self.heard
        return " ".join(closed(line) for line in (self.title, self.details) if line)


def bulletin(view: ScreenView) -> Bulletin:
    """Makes the news of a view: what was announced, missed, taken back or done."""
    begun = table_words.begun(view.names)
    words = box_of(view.edition.kit).words
    # The same of both: only one is seen, and the other one is read out.
    brief = view.last_turn and len(turn_news(view.last_turn, begun, view.seen.rules, words)[0]) > HEADLINE
    plain = _bulletin(view, bool(brief), lambda line, _: line, view.names_on, isolated)

    def with_images(line: hanabi.TurnView | Remark) -> Sequence[str]:
        there = view.players_on(line)
        return named_with_badges(
            table_words.begun([player.name for player in there]), [player.emblem for player in there]
        )

    named = renamed(view.players, named_with_badges(begun, view.emblems))
    rich = _bulletin(
        replace(view, players=named), bool(brief), led_by, with_images, lambda name: escape(isolated(name))
    )
    heard = plain.heard
    if plain.turns and view.seen.viewer is not None:
        title = tr("News", "New for you, {name}:", name=view.names[view.seen.viewer])
        told = (sentence for turn in view.recap for sentence in turn_announcement(turn, view, words))
        heard = " ".join([title, *told])
    badges = RichText(plain.title, rich.title), RichText(plain.details, rich.details)
    return replace(plain, heard=heard, with_badges=badges)


def _bulletin(
    view: ScreenView,
    brief: bool,
    lead: Callable[[str, hanabi.Card | hanabi.Hint | None], str],
    names_on: Callable[[hanabi.TurnView | Remark], Sequence[str]],
    spell: Callable[[str], str],
) -> Bulletin:
    """`lead` puts a picture before one of several lines; `brief` a headline with no room for who gives a hint.

    `names_on` names those who sat there then; `spell` writes the names of others.
    """
    names, rules, words = view.names, view.seen.rules, box_of(view.edition.kit).words
    if isinstance(view.phase, Revealing) and not view.phase.turned:
        return Bulletin(table_words.headline(view))
    if view.announced:
        # Who has to go on, and how, is said where it is done.
        title = table_words.announced_text(view.announced, view)
        heard = f"{closed(title)} {table_words.request_text(view.announced, view, words)}"
        mistake = view.last_turn is not None and any(isinstance(e, hanabi.FuseBurnt) for e in view.last_turn.events)
        return Bulletin(title, card=view.announced.laid_open, after_mistake=mistake, heard=heard)
    if view.seen.viewer is not None and view.replayed is None and not (view.alone and not view.recap):
        missed = []
        for each in view.journal[view.journal.index(view.recap[0]) :] if view.recap else ():
            if isinstance(each, hanabi.TurnView):
                missed.append(lead(turn_text(each, names_on(each), rules, words), _shown(each)))
            else:
                missed.append(lead(remark_text(each, names_on(each), view.seats_in_turn, view.remarks, spell), None))
        return Bulletin("\n".join(missed), recap=True, turns=len(view.recap))
    if view.replayed is None and (changes := [*_changes(view)]):
        first = tr("NewGame", "{name} goes first", name=names[view.seen.current])
        return Bulletin(changes[0], changes[1] if changes[1:] else "" if view.last_turn else first)
    if view.undone:
        return Bulletin(table_words.taken_back_title(view), table_words.taken_back_text(view, names[view.undone.seat]))
    if view.last_turn is None:
        played = edition_name(view.edition.id), variants_text(view.edition.id, rules, words.choices)
        return Bulletin(tr("NewGame", "{name} goes first", name=names[view.seen.current]), ", ".join(played))
    return _last_turn(view, view.last_turn, brief, names_on(view.last_turn))


def _changes(view: ScreenView) -> Iterator[str]:
    """Who plays here now, or on a phone, and has not done so on the last turn, the latest first, and who is the master."""
    for remark in reversed(view.remarks):
        if remark.turn != len(view.seen.turns) or not isinstance(remark, Seated | NewMaster | OnPhone):
            return
        name = view.names[remark.seat]
        if isinstance(remark, OnPhone):
            yield ON_PHONE[remark.on].translated(name=name).removesuffix(".")
        elif isinstance(remark, NewMaster) and remark.seat == view.master:
            yield NEW_MASTER.translated(name=name)
        elif isinstance(remark, Seated) and (remark.before or remark.after):
            back = comes_back(remark, view.remarks)
            yield back_text(name) if back else tr("News", "From now on, {name} plays here", name=name)


def _last_turn(view: ScreenView, turn: hanabi.TurnView, brief: bool, names: Sequence[str]) -> Bulletin:
    words, events, shown = box_of(view.edition.kit).words, turn.events, _shown(turn)
    title, *below = turn_news(turn, names, view.seen.rules, words, brief=brief)
    again = [f"{table_words.DONE_AGAIN.translated()}."] if view.redone else []
    if view.seen.last_turns and not any(isinstance(event, hanabi.FinalRoundBegun) for event in events):
        below = [*below[:1], table_words.last_turns_text(view)]
    return Bulletin(
        title,
        " ".join(map(closed, [*again, *below][:_BELOW])),
        shown if isinstance(shown, hanabi.Card) else None,
        shown.suit
        if isinstance(shown, hanabi.ColourHint)
        else shown.rank
        if isinstance(shown, hanabi.ValueHint)
        else None,
        bad=any(isinstance(event, hanabi.CardMisplayed | hanabi.LastCopyLost) for event in events),
        complete=any(isinstance(event, hanabi.FireworkCompleted) for event in events),
        turns=1,
        heard=" ".join([*again, *turn_announcement(turn, view, words)]),
    )


_BELOW = 2
"""Sentences that have room on the line below the headline. All are heard, and stand in the journal."""


def _shown(turn: hanabi.TurnView) -> hanabi.Card | hanabi.Hint | None:
    """The card of a turn, which everybody has seen, or its hint."""
    for event in turn.events:
        match event:
            case hanabi.CardPlayed(card=card) | hanabi.CardMisplayed(card=card) | hanabi.CardDiscarded(card=card):
                return card
            case hanabi.HintGiven(hint=hint):
                return hint
    return None
