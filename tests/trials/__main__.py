"""`python -m tests.trials` and what is to be tried."""

import argparse
import sys


def main() -> int:
    """Runs one trial; returns 0 if everything was as it should be."""
    parser = argparse.ArgumentParser(prog="python -m tests.trials", description=__doc__)
    trials = parser.add_subparsers(dest="trial", required=True)
    fuzz = trials.add_parser("fuzz", help="hostile records, links and settings")
    fuzz.add_argument("--records", type=int, default=60_000, help="documents spoilt by who knows the format")
    fuzz.add_argument("--bytes", type=int, default=60_000, help="records spoilt by chance")
    fuzz.add_argument("--links", type=int, default=80_000)
    fuzz.add_argument("--settings", type=int, default=20_000)
    fuzz.add_argument("--scores", type=int, default=20_000, help="records in the folder of the score book")
    fuzz.add_argument("--seed", type=int, default=1)
    kills = trials.add_parser("kills", help="the program is killed, at any time and at any call")
    failing = trials.add_parser("failing", help="one call of the system fails the program")
    thoughts = trials.add_parser("thoughts", help="the program is killed while a computer thinks")
    for one in (kills, failing, thoughts):
        one.add_argument("--count", type=int, default=300)
        one.add_argument("--seed", type=int, default=1)
    games = trials.add_parser("games", help="many whole games in one process, which must not grow")
    games.add_argument("--count", type=int, default=200)
    games.add_argument("--seed", type=int, default=1)
    evenings = trials.add_parser("evenings", help="people and computers at every table, by clicks, to the end")
    evenings.add_argument("--count", type=int, default=2, help="evenings at each table")
    evenings.add_argument("--seed", type=int, default=1)
    practice = trials.add_parser("lessons", help="anything at all is pressed in the practice game, to its end")
    practice.add_argument("--count", type=int, default=100)
    practice.add_argument("--seed", type=int, default=0)
    secrecy = trials.add_parser("secrecy", help="games that differ in hidden cards only, seen by the same eyes")
    secrecy.add_argument("--count", type=int, default=200)
    why = trials.add_parser("why-twins", help="what Why? says, in games that differ in what one person does not see")
    why.add_argument("--pairs", type=int, default=6000, help="of a turn and a person who sees both games alike")
    why.add_argument("--seed", type=int, default=1)
    last = trials.add_parser("last-rounds", help="whether computers give a chance away in the last round")
    last.add_argument("--rounds", type=int, default=1000, help="of each level")
    last.add_argument("--seed", type=int, default=1)
    who_plays = trials.add_parser(
        "who-plays", help="seats change hands, and no hand is seen before the button is pressed"
    )
    who_plays.add_argument("--tables", type=int, default=200, help="at which every seating is tried")
    who_plays.add_argument("--windows", type=int, default=60, help="tables at which one is tried by clicks")
    who_plays.add_argument("--seed", type=int, default=1)
    power = trials.add_parser("power", help="power fails at each moment of an evening")
    power.add_argument("--runs", type=int, default=6)
    power.add_argument("--turns", type=int, default=8)
    rules = trials.add_parser(
        "rules", help="games of chance by all rules, watched by a referee who knows them by heart"
    )
    rules.add_argument("--games", type=int, default=600)
    trials.add_parser("places", help="something odd in the place of each file of the data folder")
    trials.add_parser("starts", help="every sheet at a start, and every way out of it")
    options = parser.parse_args()
    match options.trial:
        case "fuzz":
            from tests.trials import fuzz as trial

            kinds = ("records", "bytes", "links", "settings", "scores")
            counts = {kind: getattr(options, kind) for kind in kinds}
            return trial.main(counts, options.seed)
        case "kills" | "failing" | "thoughts":
            from tests.trials import kills as processes

            return processes.main(options.trial, options.count, options.seed)
        case "games":
            from tests.trials import endurance

            return endurance.main(options.count, options.seed)
        case "evenings":
            from tests.trials import evenings as tables

            return tables.main(options.count, options.seed)
        case "lessons":
            from tests.trials import lessons

            return lessons.main(options.count, options.seed)
        case "secrecy":
            from tests.table import test_secrecy as twins

            for seed in range(options.count):
                twins.compare_tables(seed)
                twins.compare_replays(seed)
            print(f"{options.count} games: every view is that of its twin")
            return 0
        case "why-twins":
            from tests.trials import why as reasons

            return reasons.main(options.pairs, options.seed)
        case "last-rounds":
            from tests.trials import last_rounds as ends

            return ends.main(options.rounds, options.seed)
        case "who-plays":
            from tests.trials import who_plays as seats

            return seats.main(options.tables, options.windows, options.seed)
        case "starts":
            from tests.trials import starts

            return starts.main()
        case "power":
            from tests.trials import power as cut

            return cut.main(options.runs, options.turns)
        case "rules":
            from tests.trials import referee

            return referee.main(options.games)
        case "places":
            from tests.trials import places

            return places.main()
    return 2


if __name__ == "__main__":
    sys.exit(main())
