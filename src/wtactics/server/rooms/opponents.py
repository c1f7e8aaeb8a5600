"""Bots, thinking in processes of their own: whoever serves people never waits for them."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Final

from wtactics.bots.bot import Bot
from wtactics.bots.roster import make_bot
from wtactics.content.content import content_of
from wtactics.engine.chance import seed_for
from wtactics.form import YOUNG
from wtactics.records.file import from_text
from wtactics.records.record import RecordedMatch, resume
from wtactics.records.shelf import content_for

REMEMBERED: Final = 64  # matches that a process has at hand
SEEDS: Final = 1 << 62
STRIDE: Final = 7919  # between the seeds of two choices
TRIES: Final = 3  # if a process dies, others are started

matches: OrderedDict[str, RecordedMatch] = OrderedDict()  # of this process, the one used last at the end


class Opponents:
    """The processes; they start when a bot is first asked, or before if somebody says so."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes: Final = processes or max(1, min(4, (os.cpu_count() or 2) - 1))
        self.pool: ProcessPoolExecutor | None = None
        self.starting: Final = threading.Lock()  # else each thread that asks first would start processes of its own

    def started(self) -> ProcessPoolExecutor:
        """The pool, started if it is not there."""
        with self.starting:
            if self.pool is None:
                context = multiprocessing.get_context("spawn")  # a fork of a process with threads may hang
                self.pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=settle_down)
            return self.pool

    def warm(self, ruleset: str) -> None:
        """Let the processes read the cards of a ruleset before anybody waits."""
        for _ in range(self.processes):
            self.started().submit(prepare, ruleset)

    async def choose(self, room: str, record: str, choices: list[int], seat: int, bot: str) -> int:
        """What this bot chooses at the end of these choices: the same, whoever thinks about it."""
        loop = asyncio.get_running_loop()
        for _ in range(TRIES - 1):
            pool = self.started()
            try:
                return await loop.run_in_executor(pool, answer, room, record, choices, seat, bot)
            except BrokenProcessPool:
                self.forget(pool)
        return await loop.run_in_executor(self.started(), answer, room, record, choices, seat, bot)

    def forget(self, pool: ProcessPoolExecutor) -> None:
        """A pool has lost a process: another will be started."""
        if self.pool is pool:
            self.pool = None
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Send everybody home."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


# ---- in the processes


def settle_down() -> None:
    """Leave interrupts to the server, and end when it ends, however that is; cards are read without looking for garbage."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(YOUNG)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=end_with, args=(parent,), daemon=True).start()


def end_with(parent: multiprocessing.process.BaseProcess) -> None:
    """Wait for the end of the server; a process that was killed says no goodbye."""
    parent.join()
    os._exit(0)


def prepare(ruleset: str) -> None:
    """Read the cards."""
    _ = content_of(ruleset).pool


def answer(room: str, record: str, choices: list[int], seat: int, bot: str) -> int:
    """What the bot chooses: its dice are thrown from the seed or key of the match and the number of the choice."""
    played = match_of(room, record, choices)
    player = bot_named(bot, played.record.ruleset)
    player.sow((seed_for(played.record.seed, f"bot of seat {seat}") + STRIDE * len(choices)) % SEEDS)
    return int(player.choose_at(played.game.view(played.match.table, seat)))


def match_of(room: str, record: str, choices: list[int]) -> RecordedMatch:
    """The match after these choices: carried on from where it was seen last, or replayed."""
    played = matches.pop(room, None)
    if played is None or played.record.choices != choices[: len(played.record.choices)]:
        begun = from_text(record)
        played = resume(begun, content_for(begun).pool)
    for choice in choices[len(played.record.choices) :]:
        played.take(choice)
    matches[room] = played
    while len(matches) > REMEMBERED:
        matches.popitem(last=False)
    return played


@cache
def bot_named(name: str, ruleset: str) -> Bot:
    """The bot of this name, which has no memory of one match in another."""
    return make_bot(name, content_of(ruleset).game)
