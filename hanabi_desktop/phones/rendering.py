"""What a phone shows of a table, put into words: a view becomes a message. No face is in it that the view has not."""

from collections import Counter
from collections.abc import Iterator

from hanabi_desktop import rules
from hanabi_desktop.board.bulletin import bulletin
from hanabi_desktop.boxes import box_of
from hanabi_desktop.models.table import discard_cell, discard_text
from hanabi_desktop.phones import messages
from hanabi_desktop.phones.pictures import emblem_name
from hanabi_desktop.rules.view import Options
from hanabi_desktop.screen.view import LookAway, Paused, Private, Public, Revealing, ScreenView
from hanabi_desktop.table.events import Operator
from hanabi_desktop.table.view import TableCard
from hanabi_desktop.wording import phones as words
from hanabi_desktop.wording import table as table_words
from hanabi_desktop.wording.announcements import end_announcement, hinted_places_text
from hanabi_desktop.wording.cards import firework_text, suit_name, table_card_text
from hanabi_desktop.wording.company import kind_name
from hanabi_desktop.wording.text import tr
from hanabi_desktop.wording.tokens import TokenWords


def suit_key(suit: rules.Suit) -> str:
    """The name of a colour in messages."""
    return suit.name.lower()


def table_message(
    seat: int, number: int, view: ScreenView, for_all: ScreenView, *, gathering: bool = False
) -> messages.Table:
    """The table for a `seat` as in its `view`; the news are those that everybody sees. Without cards, while all gather."""
    seen, box = view.seen, box_of(view.edition.kit).words
    look = words.GATHERING.translated(name=view.names[seat]) if gathering else _look(view)
    # Nobody watches over a phone that lies on the table during a pause.
    cards = not (gathering or isinstance(view.phase, Paused))
    turn = None if look else _turn(view, box)
    requests = () if look else tuple(_requests(seat, view, box))
    clockwise = [(seat + step) % seen.players for step in range(1, seen.players)]
    looks = _looks(view)
    return messages.Table(
        number=number,
        seat=seat,
        headline=words.YOURS.translated() if turn else table_words.headline(view),
        look_away="" if looks in (None, seat) else words.LOOK_AWAY.translated(name=view.names[looks]),
        calls=bool(turn or requests),
        look=look,
        news=_news(for_all),
        missed=_missed(view),
        missed_title=words.NEW_FOR_YOU.translated(),
        own=_hand(seat, view, cards=cards),
        others=tuple(_hand(other, view, cards=cards) for other in clockwise),
        fireworks=tuple(
            messages.Firework(suit_key(suit), height, reach, firework_text(suit, height, reach, seen.rules))
            for suit, height, reach in zip(seen.rules.suits, seen.fireworks, seen.reach, strict=False)
        ),
        discards=tuple(_discards(seen)),
        discards_title=tr("Board", "Discard pile"),
        counts=_counts(view, box),
        turn=turn,
        requests=requests,
        waits=_waits(view, box) if not requests else "",
        advice=turn is not None and any(view.computers),
        why=not look and seen.end is None and bool(view.questioned),
        end=" ".join(end_announcement(view)),
    )


def _looks(view: ScreenView) -> int | None:
    """Who alone may look at the shared screen: whoever does, or may open the cards at any time."""
    seen, phase = view.seen, view.phase
    if isinstance(phase, LookAway | Private):
        return phase.seat
    at_screen = view.operators[seen.current] is Operator.SCREEN and not (seen.end or view.announced)
    return seen.current if isinstance(phase, Public) and at_screen else None


def _look(view: ScreenView) -> str:
    if isinstance(view.phase, Paused):
        return table_words.headline(view)
    return words.LOOK.translated() if isinstance(view.phase, Revealing) else ""


def _news(view: ScreenView) -> messages.News:
    news = bulletin(view)
    named = suit_key(news.named) if isinstance(news.named, rules.Suit) else ""
    mood = "bad" if news.bad else "good" if news.complete else ""
    if news.card:
        return messages.News(news.title, news.details, suit_key(news.card.suit), news.card.rank, mood)
    rank = news.named if isinstance(news.named, int) and not named else 0
    return messages.News(news.title, news.details, named, rank, mood)


def _missed(view: ScreenView) -> tuple[str, ...]:
    if len(view.recap) < 2 or view.seen.end or view.announced or isinstance(view.phase, Revealing):
        return ()
    return tuple(bulletin(view).title.splitlines())


def _hand(seat: int, view: ScreenView, *, cards: bool) -> messages.Hand:
    told = []
    if view.computers[seat] is not None:
        told.append(kind_name(view.computers[seat]))
    if view.master == seat:
        told.append(words.MASTER.translated())
    shown = tuple(_card(card, view) for card in view.hands[seat]) if cards else ()
    current = seat == view.seen.current and view.seen.end is None
    return messages.Hand(seat, view.names[seat], emblem_name(view.emblems[seat]), ", ".join(told), current, shown)


def _card(card: TableCard, view: ScreenView) -> messages.Card:
    known, played = card.known, view.seen.rules
    return messages.Card(
        id=card.id,
        place=card.place,
        text=table_card_text(card, view.names[card.seat], played),
        suit=suit_key(card.face.suit) if card.face else "",
        rank=card.face.rank if card.face else 0,
        suits=tuple(map(suit_key, sorted(known.suits))) if len(known.suits) < len(played.suits) else (),
        ranks=tuple(sorted(known.ranks)) if len(known.ranks) < len(rules.RANKS) else (),
        pointed=card.pointed,
        critical=card.critical,
        raised=card.raised,
        turned=card.turned,
        announced=card.announced is not None,
    )


def _discards(seen: rules.SeatView) -> Iterator[messages.Discarded]:
    for card, count in sorted(Counter(seen.discards).items(), key=lambda each: (each[0].suit, each[0].rank)):
        yield messages.Discarded(suit_key(card.suit), card.rank, count, discard_text(discard_cell(seen, card)))


def _counts(view: ScreenView, box: TokenWords) -> tuple[messages.Count, ...]:
    seen, played = view.seen, view.seen.rules
    best = played.maximum if seen.end else seen.reachable
    hints = box.clocks_count.translated(available=view.clocks, total=played.clocks)
    mistakes = box.fuses_count.translated(mistakes=view.mistakes, limit=played.mistakes)
    return (
        messages.Count(words.POINTS.translated(), f"{sum(seen.fireworks)} / {best}", table_words.standing_text(view)),
        messages.Count(tr("Board", "Hints", "short"), f"{view.clocks} / {played.clocks}", hints),
        messages.Count(table_words.MISTAKES.translated(), f"{view.mistakes} / {played.mistakes}", mistakes),
        messages.Count(*table_words.deck_count(view), table_words.deck_text(view)),
    )


def _turn(view: ScreenView, box: TokenWords) -> messages.Turn | None:
    options, seen = view.seen.options, view.seen
    if options is None or not view.acting:
        return None
    named = seen.rules.suits if seen.rules.choreography else ()
    return messages.Turn(
        (words.TOUCH if any(each.refusal is None for each in options.hints.values()) else words.TOUCH_OWN).translated(),
        tuple(_hints((seen.current + step) % seen.players, view, options, box) for step in range(1, seen.players)),
        _refusal(options.play, view, box),
        _refusal(options.discard, view, box),
        tuple(messages.Choice(suit_key(suit), suit_name(suit)) for suit in named),
    )


def _hints(seat: int, view: ScreenView, options: Options, box: TokenWords) -> messages.Hints:
    def line(hint: rules.Hint, name: str, colour: str = "", value: int = 0) -> messages.HintLine:
        option = options.hints[hint]
        text = hinted_places_text(table_words.places(option.touched, view))
        return messages.HintLine(name, colour, value, option.touched, text, _refusal(option.refusal, view, box))

    suits = view.seen.rules.nameable_suits
    colours = [line(rules.ColourHint(seat, suit), suit_name(suit), colour=suit_key(suit)) for suit in suits]
    values = [line(rules.ValueHint(seat, rank), str(rank), value=rank) for rank in rules.RANKS]
    return messages.Hints(seat, (*colours, *values))


def _refusal(refusal: rules.Refusal | None, view: ScreenView, box: TokenWords) -> str:
    return "" if refusal is None else table_words.refusal_text(refusal, box, view.seen.rules.multicolour)


OPEN, BACK, TOKEN = "open", "back", "token"
"""What may be asked of a seat around an announced action."""


def _requests(seat: int, view: ScreenView, box: TokenWords) -> Iterator[messages.Request]:
    announced = view.announced
    if announced is None:
        return
    if announced.seat == seat and announced.owed is None:
        yield messages.Request(OPEN, tr("ActionPanel", "Turn the card face up"))
    if announced.owed is not None and view.master == seat:
        yield messages.Request(TOKEN, table_words.bare_request_text(announced.owed, box))
    if announced.seat == seat and announced.laid_open is None:
        yield messages.Request(BACK, tr("ActionPanel", "Take this back"))


def _waits(view: ScreenView, box: TokenWords) -> str:
    return "" if view.announced is None else table_words.request_text(view.announced, view, box)


def lines(view: ScreenView, held: frozenset[int], *, free: bool) -> tuple[messages.Line, ...]:
    """The seats among which a phone chooses; `held` are those that phones have. Where the others are not `free`, it asks."""
    told = {True: words.TAKEN.translated(), False: ""}
    return tuple(
        messages.Line(
            seat,
            name,
            emblem_name(view.emblems[seat]),
            free=operator is Operator.SCREEN and free,
            asks=operator is not Operator.COMPUTER and (not free or seat in held),
            told=words.COMPUTER.translated() if operator is Operator.COMPUTER else told[seat in held],
        )
        for seat, (name, operator) in enumerate(zip(view.names, view.operators, strict=True))
    )
