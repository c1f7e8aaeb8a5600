"""Rooms are not for ever: so many for each guest and address, and those that nobody entered are cleared away."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from click.testing import CliRunner
from sqlalchemy import select, update

from running import Local
from visitor import Browser, bot, me, somebody
from wtactics.cli.door import wtactics
from wtactics.server.data.clearing import Keeping, clear, count_old
from wtactics.server.data.datafile import open_data
from wtactics.server.data.store import Room, Stand, Store, written
from wtactics.server.data.tables import choices, rooms, seats
from wtactics.server.guard.allowance import Allowance, Enough, caller_of
from wtactics.server.guard.limits import Limits
from wtactics.server.messages import RoomRequest
from wtactics.server.rooms.room import new_room

ROOM = RoomRequest.model_validate({"ruleset": "arc", "seats": (me(), somebody())})


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(open_data(str(tmp_path / "table.sqlite3")))
    yield store
    store.close()


def made(store: Store, days: float = 0, **columns: object) -> Room:
    """A room that changed so many days ago."""
    room = new_room(ROOM, "g", "Ann")
    store.add_room(room)
    return aged(store, room, days, **columns)


def aged(store: Store, room: Room, days: float, **columns: object) -> Room:
    at = written(datetime.now(UTC) - timedelta(days=days))
    with store.write() as connection:
        connection.execute(update(rooms).where(rooms.c.id == room.id).values(changed=at, **columns))
    return room


def ids(store: Store) -> set[str]:
    with store.engine.connect() as connection:
        return set(connection.execute(select(rooms.c.id)).scalars())


def refused(allowance: Allowance, address: str) -> bool:
    try:
        allowance.take(address)
    except Enough:
        return True
    return False


# ---- how many


def test_rooms_of_one_address_come_to_an_end_and_others_may_go_on() -> None:
    allowance = Allowance(3)
    assert [refused(allowance, "192.0.2.1") for _ in range(5)] == [False] * 3 + [True] * 2
    assert not refused(allowance, "192.0.2.2")
    with pytest.raises(Enough, match="wait 21 minutes, then begin the next"):
        allowance.take("192.0.2.1")


@pytest.mark.parametrize(
    ("address", "caller"),
    [
        ("192.0.2.1", "192.0.2.1"), ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"), ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"), ("", ""), ("testclient", "testclient"),
    ],
)  # fmt: skip
def test_with_ipv6_a_whole_network_is_one_caller(address: str, caller: str) -> None:
    assert caller_of(address) == caller


def test_whoever_makes_too_many_rooms_reads_a_kind_sentence(tmp_path: Path) -> None:
    local = Local(tmp_path / "table.sqlite3", Limits(rooms_of_guest=2, rooms_an_hour=4))
    try:
        attempt = {"ruleset": "arc", "seats": [me(), somebody()]}
        visitor = Browser(local.address)
        answers = [visitor.post("/api/rooms", attempt) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[2].json()["said"] == "2 of your games are not over: finish or concede one, then begin the next."
        assert int(answers[2].headers["retry-after"]) >= 1
        with local.lobby.store.write() as connection:
            connection.execute(update(rooms).values(made_by="another"))
        answers = [visitor.post("/api/rooms", attempt) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [201, 429]
        assert answers[1].json()["said"].startswith("Many games were begun from your address just now: wait ")
        assert len(visitor.get("/api/guest").json()["rooms"]) == 3
    finally:
        local.close()


def test_games_that_are_over_do_not_count(store: Store) -> None:
    over = made(store)
    store.begin(over.id, "{}", Stand(9, -1, over=True))
    store.add_room(new_room(ROOM, "g", "Ann"), None, 1)
    with pytest.raises(Enough):
        store.add_room(new_room(ROOM, "g", "Ann"), None, 1)
    store.add_room(new_room(ROOM, "h", "Bob"), None, 1)


# ---- how long


def test_a_room_that_nobody_entered_is_cleared_away_with_all_that_is_in_it(store: Store) -> None:
    kept = {made(store, 2).id, made(store, 400, entered="2026").id}
    old = made(store, 4)
    store.begin(old.id, "{}", Stand(1, 0, over=False))
    store.append(old.id, 0, [1, 2], Stand(1, 0, over=False))
    aged(store, old, 4)
    before = made(store, 0, again=old.id, entered="2026").id
    assert count_old(store, Keeping()) == (1, 4)
    assert clear(store, Keeping()) == [old.id]
    assert ids(store) == {*kept, before}
    found = store.room(before)
    assert found is not None
    assert found.again is None
    with store.engine.connect() as connection:
        assert connection.execute(select(choices)).all() == []
        assert set(connection.execute(select(seats.c.room)).scalars()) == ids(store)


def test_games_are_cleared_away_only_where_somebody_wants_it(store: Store) -> None:
    long_ago, fresh = made(store, 100, entered="2026"), made(store, 10, entered="2026")
    assert clear(store, Keeping()) == []
    assert clear(store, Keeping(idle=365)) == []
    assert clear(store, Keeping(unentered=0, idle=0)) == []
    assert clear(store, Keeping(unentered=0, idle=90)) == [long_ago.id]
    assert ids(store) == {fresh.id}


def test_whoever_is_in_a_room_is_not_disturbed(store: Store) -> None:
    one, two = made(store, 100), made(store, 100)
    assert clear(store, Keeping(), {one.id}) == [two.id]


def test_the_server_clears_away_by_itself(tmp_path: Path) -> None:
    store = Store(open_data(str(tmp_path / "table.sqlite3")))
    for _ in range(230):
        made(store, 4)
    kept = made(store, 1)
    store.close()
    local = Local(tmp_path / "table.sqlite3")
    try:
        asyncio.run(until_cleared(local, {kept.id}))
        visitor = Browser(local.address)
        assert visitor.get(f"/api/seats/{kept.seats[0].key}").status_code == 200
    finally:
        local.close()


async def until_cleared(local: Local, left: set[str]) -> None:
    for _ in range(200):
        if ids(local.lobby.store) == left:
            return
        await asyncio.sleep(0.1)
    raise AssertionError(len(ids(local.lobby.store)))


def test_a_room_is_entered_by_whoever_opens_it_and_not_before(tmp_path: Path) -> None:
    local = Local(tmp_path / "table.sqlite3")
    try:
        visitor, store = Browser(local.address), local.lobby.store
        room = visitor.make_room(me(), somebody())
        found = store.room(room["room"])
        assert found is not None
        assert found.entered is None
        window = visitor.sit(room["link"])
        window.ask({"do": "ping"}, "pong")
        entered = store.room(room["room"])
        assert entered == replace(found, entered=entered.entered if entered else None)
        assert entered is not None
        assert entered.entered is not None
        with store.write() as connection:
            connection.execute(update(rooms).values(changed="2020", entered=None))
        assert clear(store, Keeping()) == [room["room"]]
        assert "cleared away" in window.ask({"do": "hello"})["text"]
    finally:
        local.close()


# ---- the command


def test_the_command_says_what_it_cleared_away(tmp_path: Path) -> None:
    path = tmp_path / "table.sqlite3"
    store = Store(open_data(str(path)))
    for days in (4, 4, 0):
        made(store, days)
    store.close()

    def said(*words: str) -> str:
        return CliRunner().invoke(wtactics, ["clean", "--data", str(path), *words], catch_exceptions=False).output

    assert said("--dry-run") == "2 of 3 rooms would be cleared away.\n"
    assert said() == "2 of 3 rooms were cleared away.\n"
    assert said() == "0 of 1 rooms were cleared away.\n"
    missing = CliRunner().invoke(wtactics, ["clean", "--data", str(tmp_path / "none")])
    assert (missing.exit_code, "expected a data file, found nothing" in missing.output) == (2, True)
    assert not (tmp_path / "none").exists()


def test_a_server_that_runs_is_not_cleaned_by_another_program(tmp_path: Path) -> None:
    local = Local(tmp_path / "table.sqlite3")
    try:
        told = CliRunner().invoke(wtactics, ["clean", "--data", str(tmp_path / "table.sqlite3")])
        assert told.exit_code == 2
        assert "expected data that no other server uses, found data that process" in told.output
    finally:
        local.close()


def test_an_allowance_forgets_addresses_before_they_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wtactics.server.guard.allowance.REMEMBERED", 10)
    allowance = Allowance(1)
    for n in range(100):
        allowance.take(f"192.0.2.{n}")
    assert len(allowance.buckets) == 10


@pytest.mark.slow
def test_rematches_count_too(tmp_path: Path) -> None:
    local = Local(tmp_path / "table.sqlite3", Limits(rooms_an_hour=1))
    try:
        window = Browser(local.address).sit(Browser(local.address).make_room(me(), bot())["link"])
        window.ask({"do": "concede"}, "update")
        answer = window.ask({"do": "rematch"})
        assert (answer["code"], "from your address" in answer["text"]) == ("too-fast", True)
    finally:
        local.close()
