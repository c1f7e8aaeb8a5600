"""Matches between bots, from question to question to the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.bots.bot import Bot
from wtactics.engine.chance import mixed
from wtactics.engine.match import Match, NotOffered
from wtactics.engine.view import View

ENDLESS: Final = 1 << 40  # more decisions than any match has


class SeatedBot:
    """A bot at its seat, with what it may know."""

    def __init__(self, bot: Bot, view: View) -> None:
        self.bot: Final = bot
        self.view: Final = view


def play_out(match: Match, bots: list[Bot], most: i64 = ENDLESS) -> i64:
    """Let the bots, one a seat, play until the match is over or so many decisions are made; how many were made.

    NotOffered names the bot that chose what was not offered; the match stands at its question.
    """
    t = match.table
    players = [SeatedBot(bot, View(t, seat)) for seat, bot in enumerate(bots)]
    made: i64 = 0
    while not t.over and made < most:
        player = players[t.asked]
        i = player.bot.choose_at(player.view)
        if i < 0 or i >= len(t.options):
            raise NotOffered(f"seat {t.asked}: {type(player.bot).__name__} chose option {i} of {len(t.options)}")
        match.act(t.options[i])
        match.run()
        made += 1
    return made


def sow_all(bots: list[Bot], seed: i64) -> None:
    """Give each bot a seed of its own, drawn from that of the match."""
    seat: i64 = 0
    while seat < len(bots):
        bots[seat].sow(mixed(seed & 0xFFFFFFFF) << 8 | seat + 1)
        seat += 1
