"""Texts of the replay: its slider, menus and announcements. Several look and listen: no "you"."""

from hanabi_desktop.rules import Card, EndReason, Everybody, Eyes, FuseBurnt, HintGiven, Open, Rules, TurnView
from hanabi_desktop.screen.view import ScreenView
from hanabi_desktop.table.replay import CardStory, Course, Tally
from hanabi_desktop.wording import keys, reasons
from hanabi_desktop.wording.announcements import turn_announcement
from hanabi_desktop.wording.cards import card_name, listed
from hanabi_desktop.wording.editions import edition_name
from hanabi_desktop.wording.endings import end_name
from hanabi_desktop.wording.journal import completed_text, lost_title, mistake_text, turn_sentences, turn_text
from hanabi_desktop.wording.reasons import Earlier
from hanabi_desktop.wording.text import closed, tr
from hanabi_desktop.wording.tokens import TokenWords


def turn_title(turn: int, turns: int) -> str:
    """The title of the shown turn: "Turn 3 of 40"; after the last one, the game was ended early."""
    if not turn:
        return tr("Replay", "The deal")
    if turn > turns:
        return end_name(EndReason.ENDED_EARLY)
    return tr("Replay", "Turn {number} of {of}", number=turn, of=turns)


def standing_text(turn: int, course: Course) -> str:
    """The position of the slider in words: the turn, points and mistakes."""
    return tr(
        "Replay",
        "{turn}, {points}, {mistakes}",
        turn=turn_title(turn, course.turns),
        points=_points(course.standings[turn]),
        mistakes=_mistakes(course.standings[turn]),
    )


def position_text(turn: int, course: Course, rules: Rules) -> str:
    """A place of the slider to which one may go: how the game stood there, and what of its marks that turn tells."""
    lines = [standing_text(turn, course)]
    lines += [completed_text(suit) for number, suit in course.completed if number == turn]
    lines += [lost_title(card) for number, card in course.lost if number == turn]
    if turn in course.mistakes:
        lines.append(mistake_text(course.standings[turn].mistakes, rules))
    return "\n".join(lines)


def _points(standing: Tally) -> str:
    return tr("Replay", "%n point(s)", n=standing.points)


def _mistakes(standing: Tally) -> str:
    return tr("Replay", "%n mistake(s)", n=standing.mistakes)


def eyes_name(eyes: Eyes, names: tuple[str, ...]) -> str:
    """Whose eyes these are."""
    if isinstance(eyes, Open):
        return tr("Replay", "All hands")
    if isinstance(eyes, Everybody):
        return tr("Replay", "Public table")
    return tr("Replay", "What {name} saw", name=names[eyes.seat])


def playing_text(playing: bool) -> str:
    """It goes on by itself from now on, or does not any more."""
    if playing:
        return tr("Replay", "The replay is running.")
    return tr("Replay", "The replay has stopped.")


def pace_text(factor: str) -> str:
    """The pace at which it goes on by itself from now on."""
    return tr("Replay", "Speed {factor}.", factor=factor)


def ways_text() -> str:
    """What leads through a replay, by mouse and by keyboard."""
    text = tr("Replay", "{play}: play · arrow keys: turn by turn · click a line, a card or a mistake: go there")
    return text.format(play=keys.REPLAY_PLAY_KEY.translated())


def told_text(turn: TurnView, view: ScreenView, words: TokenWords, earlier: Earlier) -> str:
    """What happened on a turn; at a table with computers, what a person's hint says by the agreements, or had said."""
    told = map(closed, turn_sentences(turn, view.names_on(turn), view.seen.rules, words))
    return " ".join([*told, persons_reason(turn, view, earlier)]).rstrip()


def persons_reason(turn: TurnView, view: ScreenView, earlier: Earlier) -> str:
    """What the agreements tell of a person's hint or mistake where computers play as well; empty if nothing."""
    if not any(view.computers) or view.taken_by(turn) is not None:
        return ""
    if isinstance(turn.events[0], HintGiven):
        return reasons.told_text(turn, earlier, view)
    return reasons.mistake_reason(turn, earlier, view)


def replay_announcement(view: ScreenView, over: bool) -> str:
    """Announces which game is replayed, and who played it."""
    if over:
        text = tr("Replay", "Replay: {edition}. At the table: {players}.")
    else:
        text = tr("Replay", "Replay of an unfinished game: {edition}. At the table: {players}.")
    return text.format(edition=edition_name(view.edition.id), players=listed(view.names))


def step_announcement(
    view: ScreenView, words: TokenWords, before: Tally, now: Tally, earlier: Earlier, *, onwards: bool
) -> str:
    """What is said of the turn that is looked at now; how the game stands only where that is something new.

    Whoever comes from the turn before hears what happened; whoever comes from elsewhere hears first which turn it is.
    """
    turn, turns = view.replayed or (0, 0)
    told = [] if onwards else [f"{turn_title(turn, turns)}."]
    if view.last_turn is not None:
        told += turn_announcement(view.last_turn, view, words)
        told += filter(None, [persons_reason(view.last_turn, view, earlier)])
    if now.points != before.points or (now.mistakes != before.mistakes and not onwards):
        told.append(f"{_points(now)}.")
    # A mistake that was just told says itself which one it is.
    counted = view.last_turn is not None and any(isinstance(event, FuseBurnt) for event in view.last_turn.events)
    if now.mistakes != before.mistakes and not counted:
        told.append(f"{_mistakes(now)}.")
    return " ".join(told)


# Where one can go to from a thing on the table


def turn_entry(turn: TurnView, view: ScreenView, words: TokenWords) -> str:
    """A turn as an entry of a menu."""
    said = turn_text(turn, view.names_on(turn), view.seen.rules, words)
    return tr("Replay", "Turn {number}: {what}", number=turn.number + 1, what=said)


def laid_entry(turn: int, card: Card) -> str:
    """The turn on which a card of a firework was laid, as an entry of a menu."""
    return tr("Replay", "Turn {number}: {what}", number=turn, what=card_name(card))


def card_entries(story: CardStory, view: ScreenView, words: TokenWords) -> list[tuple[int, str]]:
    """The turns of a card, each with what happened to it; `view` tells of them all."""
    if story.drawn:
        drawn = tr("Replay", "Turn {number}: this card is drawn", number=story.drawn)
    else:
        drawn = tr("Replay", "The deal: this card is dealt")
    later = [*story.hinted, *([] if story.left is None else [story.left])]
    return [(story.drawn, drawn), *((turn, turn_entry(view.seen.turns[turn - 1], view, words)) for turn in later)]
