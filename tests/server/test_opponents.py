"""Bots think in processes of their own: their moves depend on the match alone, and a process that dies is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from threading import Barrier
from time import sleep

import pytest

from running import Local
from visitor import Browser, bot, me
from wtactics.content.content import content_of
from wtactics.records.file import to_text
from wtactics.records.record import begin
from wtactics.server.rooms import opponents
from wtactics.server.rooms.opponents import Opponents
from wtactics.server.web.catalogue import deck_cards, deck_keys

ARC = content_of("arc")


@pytest.fixture
def text() -> str:
    decks = [deck_cards("arc", key) for key in deck_keys("arc")[:2]]
    return to_text(begin(ARC.game, ARC.pool, decks, 5).record)


@pytest.fixture
def pool() -> Iterator[Opponents]:
    made = Opponents(1)
    yield made
    made.close()


def test_a_bot_chooses_the_same_whoever_thinks_and_whatever_came_before(text: str) -> None:
    chance, choices, made = Random(1), [], []
    for _ in range(30):
        played = opponents.match_of("a", text, choices)
        if played.match.over:
            break
        made.append(opponents.answer("a", text, choices, played.match.asked, "random"))
        choices.append(chance.randrange(len(played.match.table.options)))
    opponents.matches.clear()
    again = []
    for n in range(len(made)):
        asked = opponents.match_of("b", text, choices[:n]).match.asked
        again.append(opponents.answer("b", text, choices[:n], asked, "random"))
    assert again == made
    assert len(set(made)) > 2


def test_however_many_threads_ask_at_once_the_same_processes_think(monkeypatch: pytest.MonkeyPatch) -> None:
    together = Barrier(4)

    def slowly(*_args: object, **_named: object) -> object:
        sleep(0.05)  # so long that each thread could begin meanwhile
        return object()

    def ask(pool: Opponents) -> object:
        together.wait()
        return pool.started()

    monkeypatch.setattr(opponents, "ProcessPoolExecutor", slowly)
    with ThreadPoolExecutor(4) as threads:
        assert len(set(threads.map(ask, [Opponents(1)] * 4))) == 1


def test_a_process_remembers_only_so_many_matches(text: str) -> None:
    for n in range(opponents.REMEMBERED + 5):
        opponents.match_of(str(n), text, [])
    assert len(opponents.matches) == opponents.REMEMBERED
    opponents.matches.clear()


def test_a_match_that_went_another_way_is_replayed(text: str) -> None:
    opponents.match_of("c", text, [0, 0])
    assert opponents.match_of("c", text, [1]).record.choices == [1]
    opponents.matches.clear()


def test_a_process_that_dies_is_replaced(pool: Opponents, text: str) -> None:
    async def ask() -> list[int]:
        first = await pool.choose("a", text, [], 0, "random")
        assert pool.pool is not None
        for pid in list(pool.pool._processes):
            os.kill(pid, signal.SIGKILL)
        return [first, await pool.choose("a", text, [], 0, "random")]

    first, second = asyncio.run(ask())
    assert first == second


def test_a_person_can_act_while_a_bot_thinks(local: Local, monkeypatch: pytest.MonkeyPatch) -> None:
    async def slow(*_: object) -> int:
        await asyncio.sleep(60)
        return 0

    monkeypatch.setattr(local.lobby.opponents, "choose", slow)
    visitor = Browser(local.address)
    window = visitor.sit(visitor.make_room(me(), bot("random"), seed=1, settings={"first_player": 1})["link"])
    while window.options:
        window.pick(Random(0))
    assert window.ask({"do": "ping"}, "pong")
    window.say({"do": "concede"})
    while not window.over:
        window.next()
    assert window.state["ending"]["winner"] == 1
