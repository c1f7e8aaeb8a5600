"""How fast games are played, in processor time and one thread; python -m wtactics.lab.bench, or dev.py bench.

The first lines are the measurement, one for each ruleset: random against random with the real decks, medians of several
repeats.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import Final

from wtactics.bots.at_random import AtRandom
from wtactics.bots.bot import Bot
from wtactics.bots.playout import play_out, sow_all
from wtactics.content.bad_input import BadInput
from wtactics.content.content import Content, content_of
from wtactics.engine import table as engine
from wtactics.engine.match import Match
from wtactics.engine.table import Table
from wtactics.form import engine_form
from wtactics.games import GAMES

MIDGAME: Final = 150  # decisions after which a table is copied and weighed
FIRST: Final = "arc"  # the ruleset that peers are held against
CLONES: Final = 20_000
PEERS: Final = 40  # games of a peer in one repeat

Speed = tuple[float, float]  # games and decisions in a processor second


def main(words: list[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="dev.py bench", description=__doc__)
    parser.add_argument(
        "--games", type=int, default=0, metavar="N", help="games in one repeat (else as many as take a second)"
    )
    parser.add_argument(
        "--repeats", type=int, default=5, metavar="N", help="repeats, of which the median counts (default 5)"
    )
    parser.add_argument("--ruleset", action="append", choices=[*GAMES], help="only this one (may be said again)")
    asked = parser.parse_args(words)
    if asked.games < 0 or asked.repeats < 1:
        parser.error("expected --games of 0 or more and --repeats of 1 or more")
    speeds = {name: tell_ours(content_of(name), asked.games, asked.repeats) for name in asked.ruleset or GAMES}
    print(f"engine: {engine.__file__}; {asked.repeats} repeats")
    if FIRST in speeds:
        tell_peer("python-chess", "chess", chess_games, speeds[FIRST], asked.repeats)
        tell_peer("gym-locm", "gym_locm", locm_games, speeds[FIRST], asked.repeats)


def tell_ours(content: Content, games: int, repeats: int) -> Speed:
    """Measure one ruleset, and print its line."""
    games = games or enough(content)
    speeds, length = measured(content, games, repeats)
    ours = middle(speeds)
    table = midgame(content, min(MIDGAME, round(length / 2))).table
    print(
        f"{content.ruleset} games_per_cpu_s={ours[0]:.1f} decisions_per_cpu_s={ours[1]:.0f} decisions_per_game={length:.1f}"
        f" clone_us={clone_time(table, repeats):.3f} state_bytes={weight(table)} form={engine_form()} games={games}x{repeats}"
    )
    return ours


def pairs(content: Content) -> list[Match]:
    """A match for every pair of decks, not begun: its clones are dealt from other seeds."""
    lists = [content.list_of(name) for name in content.deck_names()]
    game, values = content.game, content.game.settle()
    return [game.laid(content.pool.library, [a, b], values) for a in lists for b in lists]


def run_games(matches: list[Match], bots: list[Bot], first: int, games: int) -> int:
    """Play so many games, and count their decisions."""
    decisions = 0
    for seed in range(first, first + games):
        match = matches[seed % len(matches)].clone()
        match.table.sow(seed)
        sow_all(bots, seed)
        match.run()
        decisions += play_out(match, bots)
    return decisions


def enough(content: Content) -> int:
    """How many games take about a second, after the machine has warmed up."""
    matches, bots = pairs(content), two_at_random()
    games, spent = 10, 0.0
    while spent < 0.25:
        games *= 2
        began = time.process_time()
        run_games(matches, bots, 0, games)
        spent = time.process_time() - began
    return max(10, round(games / spent))


def two_at_random() -> list[Bot]:
    """The players of the measurement."""
    return [AtRandom(), AtRandom()]


def measured(content: Content, games: int, repeats: int) -> tuple[list[Speed], float]:
    """The speeds of all repeats, each with other games, and the mean length of a game."""
    matches, bots = pairs(content), two_at_random()
    speeds: list[Speed] = []
    total = 0
    for repeat in range(repeats):
        began = time.process_time()
        decisions = run_games(matches, bots, repeat * games, games)
        spent = time.process_time() - began
        speeds.append((games / spent, decisions / spent))
        total += decisions
    return speeds, total / (games * repeats)


def middle(speeds: list[Speed]) -> Speed:
    """The median of games and of decisions."""
    return median(games for games, _ in speeds), median(decisions for _, decisions in speeds)


def midgame(content: Content, decisions: int = MIDGAME) -> Match:
    """A match in its middle: the first that lasts so long."""
    matches, bots = pairs(content), two_at_random()
    for seed in range(10_000):
        match = matches[seed % len(matches)].clone()
        match.table.sow(seed)
        sow_all(bots, seed)
        match.run()
        play_out(match, bots, decisions)
        if not match.over:
            return match
    raise RuntimeError(f"no game of these decks lasts {decisions} decisions")


def clone_time(table: Table, repeats: int) -> float:
    """Microseconds for a copy of the table."""
    times = []
    for _ in range(repeats):
        began = time.process_time()
        for _ in range(CLONES):
            table.clone()
        times.append((time.process_time() - began) / CLONES * 1e6)
    return median(times)


def weight(table: Table) -> int:
    """The bytes of the buffers of all columns of the table, measured."""
    parts = [getattr(table, name) for name in dir(table)]
    columns = [part for part in parts if type(part).__name__.startswith("vec")]
    return sum(memoryview(column).nbytes for column in columns)


# ---- the peers


def tell_peer(name: str, module: str, play: Callable[[int], int], ours: Speed, repeats: int) -> None:
    """Measure a peer beside us, or say that it is not there."""
    try:
        import_module(module)
        play(0)
    except ImportError:
        print(f"{name}: not installed here, left out")
        return
    except OSError as error:  # the package of gym-locm 2.0.0b1 comes without the data that it reads
        print(f"{name}: its package lacks {Path(str(error.filename)).name}, left out")
        return
    speeds: list[Speed] = []
    for repeat in range(repeats):
        began = time.process_time()
        decisions = sum(play(repeat * PEERS + game) for game in range(PEERS))
        spent = time.process_time() - began
        speeds.append((PEERS / spent, decisions / spent))
    theirs = middle(speeds)
    ratio = f"wtactics makes {ours[1] / theirs[1]:.1f} times as many decisions"
    print(f"{name}: {theirs[0]:.1f} games and {theirs[1]:.0f} decisions a CPU-second; {ratio}")


def chess_games(seed: int) -> int:
    """A game of chess at random."""
    chess = import_module("chess")
    dice = random.Random(seed)
    board, moves = chess.Board(), 0
    while not board.is_game_over():
        board.push(dice.choice(list(board.legal_moves)))
        moves += 1
    return moves


def locm_games(seed: int) -> int:
    """A game of Legends of Code and Magic at random, its draft included; the package lacks the data of later versions."""
    dice = random.Random(seed)
    game, decisions = import_module("gym_locm.engine").Game(seed=seed, version="1.2"), 0
    while game.winner is None:
        game.act(dice.choice(game.available_actions))
        decisions += 1
    return decisions


if __name__ == "__main__":
    try:
        main()
    except BadInput as refusal:
        sys.exit(refusal.message)
