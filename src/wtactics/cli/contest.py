"""Games between bots, in this process or in several: the same seed gives the same results however they are shared out."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from wtactics.bots.bot import Bot
from wtactics.bots.playout import play_out, sow_all
from wtactics.bots.roster import make_bot
from wtactics.cli.ending import fallen
from wtactics.cli.tally import CUT_OFF, LOOP_LIMIT, STEP_GUARD, Result
from wtactics.content.content import Content, content_of, content_playing
from wtactics.engine.chance import stream_for
from wtactics.engine.checked import CheckedMatch
from wtactics.engine.match import Match
from wtactics.engine.places import NOBODY

MOST: Final = 100_000  # decisions, after which a game is cut off and counted as guarded
APART: Final = 1 << 55  # the lots of decks from the lots of the game: else who begins would follow from his deck
FEW: Final = 4  # games, for which only the cards of the decks that they draw are read
AHEAD: Final = 3  # chunks for each process that wait or are under way


@dataclass(frozen=True, slots=True)
class Contest:
    """What is played: by players, who change seats from game to game."""

    ruleset: str
    decks: tuple[str, ...]  # of the players; empty: drawn anew for every game
    bots: tuple[str, ...]
    players: int
    seed: int
    check: bool
    settings: tuple[tuple[str, int], ...] = ()
    played: tuple[str, ...] = ()  # the decks to which its games keep, if that is known

    @property
    def content(self) -> Content:
        """What it is played with."""
        return content_playing(self.ruleset, self.played) if self.played else content_of(self.ruleset)

    def keeping(self, games: int) -> Contest:
        """The same, with the decks to which so many games keep: those that are given, or that few games draw."""
        if self.decks or games > FEW:
            return replace(self, played=self.decks)
        known = self.content.deck_names()
        return replace(
            self, played=tuple(sorted({deck for game in range(games) for deck in self.seating(game, known)[0]}))
        )

    def seating(self, game: int, known: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The decks and bots of a game, by seat: bots change seats every game, decks whenever all bots have been round."""
        n = self.players
        bots = tuple(self.bots[(seat + game) % n] for seat in range(n))
        if self.decks:
            return tuple(self.decks[(seat + game // n) % n] for seat in range(n)), bots
        lots = stream_for(self.seed + game - game % n, "decks", APART)
        return tuple(known[lots.draw((seat + game) % n + 1, len(known))] for seat in range(n)), bots


Chunk = tuple[Contest, int, int]
PlayedChunk = tuple[list[Result], float]


def play_chunk(chunk: Chunk) -> PlayedChunk:
    """Play some games in a row; also tell what processor time they took."""
    contest, first, last = chunk
    began = time.process_time()
    results = [play_game(contest, game) for game in range(first, last)]
    return results, time.process_time() - began


def play_game(contest: Contest, game: int) -> Result:
    """Play one game, whose seed is that of the contest plus its number."""
    content = contest.content
    seed = contest.seed + game
    decks, names = contest.seating(game, content.deck_names())
    match = content.match(decks, seed, dict(contest.settings))
    bots = hired(contest.ruleset, names)
    sow_all(bots, seed)
    try:
        if contest.check:
            match = CheckedMatch(match, content.game.sound)
            match.look()
        decisions = play_out(match, bots, MOST)
    except Exception as error:
        error.add_note(f"in the game of seed {seed}: {' against '.join(decks)}, played by {' and '.join(names)}")
        raise
    view = content.game.view(match.table, NOBODY)
    ending = content.game.rule_id(view.ending) if view.over else ""
    out, guard = fallen(content.game, view), guard_of(contest, match)
    return Result(seed, decks, names, view.winner, ending, out, view.turn, decisions, guard)


def guard_of(contest: Contest, match: Match) -> str:
    """Which guard ended the game, if one did: it ran in a circle, or was cut off here."""
    if not match.over:
        return CUT_OFF
    if match.guarded:
        return STEP_GUARD
    limit = content_of(contest.ruleset).game.settle(dict(contest.settings)).get("loop_limit")
    return LOOP_LIMIT if limit is not None and match.table.loops >= limit else ""


@cache
def hired(ruleset: str, names: tuple[str, ...]) -> list[Bot]:
    """The bots for these seats; they forget everything when they are sown."""
    return [make_bot(name, content_of(ruleset).game) for name in names]


def play_all(contest: Contest, games: int, jobs: int) -> Iterator[PlayedChunk]:
    """Play all games, and give the results chunk by chunk in the order of the games."""
    contest, size = contest.keeping(games), max(1, min(50, games // (jobs * 8)))
    chunks = ((contest, first, min(first + size, games)) for first in range(0, games, size))
    if jobs == 1:
        yield from map(play_chunk, chunks)
        return
    yield from share_out(chunks, jobs)


def share_out(chunks: Iterator[Chunk], jobs: int) -> Iterator[PlayedChunk]:
    """Play the chunks in so many processes; what starts them is imported here, as most who simulate do without."""
    import multiprocessing
    from concurrent.futures import Future, ProcessPoolExecutor

    context = multiprocessing.get_context(
        "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
    )
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=ignore_interrupts)
    under_way: deque[Future[PlayedChunk]] = deque()
    try:
        for chunk in chunks:
            under_way.append(pool.submit(play_chunk, chunk))
            if len(under_way) > jobs * AHEAD:
                yield under_way.popleft().result()
        while under_way:
            yield under_way.popleft().result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def ignore_interrupts() -> None:
    """Ctrl-C is for the process that people talk to."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
