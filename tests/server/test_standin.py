"""At a table of people the server passes for who has nothing to choose, in a person's time: nobody learns who could."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from running import Local, Server
from visitor import Browser, Window, bot, invited, me, somebody
from wtactics.server.guard.limits import Limits
from wtactics.server.rooms.standin import LONGEST, StandIn

LEAST, MORE, SHORT = 0.6, 0.05, 0.2
DISCREET = {"discreet": 1}


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Local]:
    """A server whose pauses are short, but can be measured."""
    limits = Limits(rate=100_000, burst=100_000, pause_least=LEAST, pause_more=MORE, pause_short=SHORT)
    running = Local(tmp_path_factory.mktemp("data") / "table.sqlite3", limits)
    yield running
    running.close()


def keep_up(*windows: Window) -> None:
    """Let all hear what one of them has heard."""
    newest = max(window.state["seq"] for window in windows)
    for window in windows:
        while window.state["seq"] < newest:
            window.next()


def veiled(window: Window, choices: Callable[[int], bool]) -> bool:
    """Is the window asked in secret, with so many options?"""
    question = window.state["question"]
    return question is not None and question["veiled"] and not question["ends"] and choices(len(question["options"]))


def to_a_veiled_question(
    one: Window, two: Window, choices: Callable[[int], bool], seed: int = 1
) -> tuple[Window, Window]:
    """Play until somebody is asked so, and who it is comes first; both must pass by themselves."""
    chance = Random(seed)
    while not one.over:
        asked, other = (one, two) if one.options else (two, one)
        if veiled(asked, choices):
            return asked, other
        asked.pick(chance)
        keep_up(one, two)
    raise AssertionError("the match ended first")


def both_by_hand(address: str) -> tuple[Window, Window]:
    """Two people at a discreet table who want to be asked themselves."""
    _, _, one, two = invited(address, settings=DISCREET)
    for window in (one, two):
        window.say({"do": "manner", "passing": "ask"})
    return one, two


def waited(window: Window) -> float:
    """How long it takes until somebody chooses."""
    begun = time.monotonic()
    window.hear("update")
    return time.monotonic() - begun


def test_a_table_of_people_is_discreet_unless_they_want_it_otherwise(slow: Local) -> None:
    host = Browser(slow.address)
    for seats, attempt, found in [
        ([me(), somebody()], {}, 1),
        ([me(), somebody(), bot()], {}, 1),
        ([me(), somebody()], {"discreet": 0}, 0),
        ([me(), bot()], {}, None),
        ([me(), bot()], {"discreet": 1}, 1),
    ]:
        assert host.make_room(*seats, settings=attempt)["settings"].get("discreet") == found


def test_the_server_passes_when_a_person_would_have_thought_about_it(slow: Local) -> None:
    one, two = both_by_hand(slow.address)
    asked, other = to_a_veiled_question(one, two, lambda n: n == 1)
    time.sleep(LEAST * 3)  # whoever wants to be asked is waited for
    seq = asked.state["seq"]
    assert slow.lobby.matches[asked.room["room"]].seq == seq
    asked.say({"do": "manner", "passing": "later"})
    asked.hear("update")  # its pause is over already
    keep_up(asked, other)
    assert other.state["seq"] == seq + 1
    for window in (one, two):
        window.say({"do": "manner", "passing": "ask"})
    asked, other = to_a_veiled_question(one, two, lambda n: n == 1, seed=2)
    asked.say({"do": "manner", "passing": "later"})
    assert waited(other) > LEAST * 0.8


def test_it_passes_at_once_for_who_wants_that(slow: Local) -> None:
    one, two = both_by_hand(slow.address)
    asked, other = to_a_veiled_question(one, two, lambda n: n == 1)
    asked.say({"do": "manner", "passing": "at once"})
    assert waited(other) < LEAST * 0.8


def test_it_does_not_wait_for_a_window_that_is_closed(slow: Local) -> None:
    one, two = both_by_hand(slow.address)
    asked, other = to_a_veiled_question(one, two, lambda n: n == 1)
    asked.close()
    assert waited(other) > LEAST * 0.5


def test_who_could_do_more_is_waited_for_though_he_is_away(slow: Local) -> None:
    one, two = both_by_hand(slow.address)
    asked, _ = to_a_veiled_question(one, two, lambda n: n > 1)
    asked.close()
    time.sleep(LEAST * 4)
    assert slow.lobby.matches[asked.room["room"]].seq == asked.state["seq"]


@pytest.mark.parametrize("choices", [lambda n: n == 1, lambda n: n > 1])
def test_what_a_page_passes_with_any_cards_takes_a_short_moment(slow: Local, choices: Callable[[int], bool]) -> None:
    one, two = both_by_hand(slow.address)
    asked, other = to_a_veiled_question(one, two, choices)
    asked.say({"do": "choose", "seq": asked.state["seq"], "picks": asked.ids(0), "calmly": True})
    assert SHORT * 0.7 < waited(other) < LEAST * 0.9


def test_whoever_changes_his_mind_before_that_has_chosen(slow: Local) -> None:
    one, two = both_by_hand(slow.address)
    asked, _ = to_a_veiled_question(one, two, lambda n: n > 1)
    seq = asked.state["seq"]
    asked.say({"do": "choose", "seq": seq, "picks": asked.ids(0), "calmly": True})
    places = [1]
    while (answer := asked.choose(*places))["say"] == "drafted":
        places.append(0)
    assert answer["say"] == "update"
    kept = slow.lobby.store.match(asked.room["room"])
    assert kept is not None
    assert kept[1][seq] == 1


def test_a_bot_among_people_takes_its_time_too(slow: Local) -> None:
    host, friend = Browser(slow.address), Browser(slow.address)
    room = host.make_room(me(), somebody(), bot("random"))
    one = host.sit(room["link"])
    link = room["invitations"]["1"]
    taken = friend.post(f"/api/seats/{link.removeprefix('/table/')}/take", {}).json()
    one.hear("welcome")
    two = friend.sit(taken["link"])
    chance, took = Random(1), []
    while len(took) < 3:
        asked = next((window for window in (one, two) if window.options), None)
        if asked is not None and (len(asked.options) > 1 or asked.state["question"]["ends"]):
            asked.pick(chance)
            keep_up(one, two)
            continue
        live = slow.lobby.matches[room["room"]]
        secret, seq, begun = live.hides and live.asked == 2, live.seq, time.monotonic()
        update = one.hear("update")
        keep_up(one, two)
        if secret and update["by"] == 2 and update["state"]["seq"] == seq + 1:
            took.append(time.monotonic() - begun)
    assert min(took) > LEAST * 0.5


def test_after_a_kill_the_pass_that_was_due_is_made(tmp_path: Path) -> None:
    server = Server(tmp_path / "table.sqlite3").start()
    try:
        one, two = both_by_hand(server.address)
        asked, other = to_a_veiled_question(one, two, lambda n: n == 1)
        link, seq = f"/table/{other.key}", asked.state["seq"]
        server.kill()
        server.start()
        back = Browser(server.address).sit(link)  # the other only: nobody sits where the pass is due
        while back.state["seq"] == seq:
            back.next()
    finally:
        server.close()


class Question:
    """What a stand-in looks at of a match."""

    def __init__(self, seq: int, choices: int) -> None:
        self.seq, self.choices = seq, choices
        self.asked, self.hides, self.ends_turn = 0, True, False


def test_the_pause_does_not_depend_on_whether_there_is_a_choice() -> None:
    session: Any = SimpleNamespace(here={0})
    drawn: list[list[tuple[float, float]]] = []
    for choices in (1, 5):

        async def pauses(choices: int = choices) -> list[tuple[float, float]]:
            stand_in, found = StandIn(session, Limits()), []
            dice: Any = Random(5)
            stand_in.dice = dice  # type: ignore[misc]
            for seq in range(300):
                question: Any = Question(seq, choices)
                full = stand_in.pause(question)
                stand_in.let_go = (seq, 0)
                found.append((full, stand_in.pause(question)))
            return found

        drawn.append(asyncio.run(pauses()))
    limits = Limits()
    for i in (0, 1):
        assert [pause[i] for pause in drawn[0]] == pytest.approx([pause[i] for pause in drawn[1]], abs=0.05)
    full, short = zip(*drawn[0], strict=True)
    assert all(limits.pause_least * 0.9 < pause <= limits.pause_least + LONGEST * limits.pause_more for pause in full)
    assert sum(full) / 300 == pytest.approx(limits.pause_least + limits.pause_more, abs=0.1)
    assert all(limits.pause_short * 0.7 < pause <= limits.pause_short * 2 for pause in short)
