"""The side of the hanabi-learning-environment, run by a Python that has it: nothing of this project is here.

It is asked on its standard input, a line each, as `games 3 50` (what, players, how many); it answers with the seconds
that took.
"""

import contextlib
import random
import sys
import time

with contextlib.redirect_stdout(sys.stderr):
    from hanabi_learning_environment import pyhanabi, rl_env  # type: ignore[import-not-found]


def games(players: int, count: int, chance: random.Random) -> float:
    """Whole games of random legal moves, by the list of them."""
    game = pyhanabi.HanabiGame({"players": players})
    start = time.perf_counter()
    for _ in range(count):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.cur_player() == pyhanabi.CHANCE_PLAYER_ID:
                state.deal_random_card()
            else:
                state.apply_move(chance.choice(state.legal_moves()))
    return time.perf_counter() - start


def views(players: int, count: int, chance: random.Random) -> float:
    """Random legal steps, after each of which every seat is told what it sees; a new game when one is over."""
    environment = rl_env.make("Hanabi-Full", num_players=players)
    seen = environment.reset()
    start = time.perf_counter()
    for _ in range(count):
        moves = seen["player_observations"][seen["current_player"]]["legal_moves_as_int"]
        seen, _, done, _ = environment.step(chance.choice(moves))
        if done:
            seen = environment.reset()
    return time.perf_counter() - start


if __name__ == "__main__":
    dice = random.Random(1)
    for line in sys.stdin:
        what, players, count = line.split()
        print({"games": games, "views": views}[what](int(players), int(count), dice), flush=True)
