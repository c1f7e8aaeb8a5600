"""The desk: what is read there takes nobody's time but its own, and none of it for long."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterator

import pytest

from wtactics.server.messages.workshop import CardDraft
from wtactics.server.workshop.desk import MOST_WAITING, Desk, DeskBusy, TooLong, Unreadable
from wtactics.server.workshop.reading import read_card


@pytest.fixture
def desk() -> Iterator[Desk]:
    made = Desk(effort=0.3, patience=20)
    yield made
    made.end()


def toil() -> None:
    while True:
        pass


def test_it_works_in_a_process_of_its_own(desk: Desk) -> None:
    there = desk.ask("", os.getpid)
    assert there != os.getpid()
    assert desk.ask("", os.getpid) == there


def test_what_takes_too_much_work_is_given_up_and_the_next_is_done(desk: Desk) -> None:
    there = desk.ask("", os.getpid)
    with pytest.raises(TooLong, match="seconds of work"):
        desk.ask("", toil)
    assert desk.ask("", os.getpid) == there


def test_what_takes_too_long_by_the_clock_ends_the_process_and_another_one_starts(desk: Desk) -> None:
    there = desk.ask("", os.getpid)
    short = Desk(patience=0.2)
    with pytest.raises(TooLong):
        short.ask("", time.sleep, 60)
    assert short.process is None
    assert there == desk.ask("", os.getpid)


def test_a_fault_of_the_program_is_told_and_the_next_is_done(desk: Desk) -> None:
    with pytest.raises(Unreadable, match="TypeError"):
        desk.ask("", len, 3)
    assert desk.ask("", len, "abc") == 3


def test_a_process_that_died_is_started_again(desk: Desk) -> None:
    with pytest.raises(Unreadable):
        desk.ask("", os._exit, 1)
    assert desk.ask("", len, "abc") == 3


def test_whoever_would_wait_too_long_is_told_at_once(desk: Desk) -> None:
    desk.lock.acquire()
    waiting = [threading.Thread(target=desk.ask, args=("", len, "a")) for _ in range(MOST_WAITING)]
    for one in waiting:
        one.start()
    until = time.monotonic() + 20
    while desk.places._value and time.monotonic() < until:
        time.sleep(0.01)
    with pytest.raises(DeskBusy):
        desk.ask("", len, "a")
    desk.lock.release()
    for one in waiting:
        one.join()


def test_it_reads_cards_in_the_words_of_a_game() -> None:
    desk = Desk()
    try:
        found = desk.ask("arc", read_card, "arc", CardDraft(name="Bell Founder", text="Flying."), "")
    finally:
        desk.end()
    assert [one.text for one in found.sentences] == ["Flying."]
