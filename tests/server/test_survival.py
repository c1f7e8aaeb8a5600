"""What was accepted is kept: kill -9, restarts and reconnects in the middle of a game change nothing."""

from __future__ import annotations

import signal
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from running import Local, Server
from visitor import Browser, Window, bot, invited, me, play_both, waiting_for
from wtactics.server.data.store import TakenAlready


def test_a_killed_server_goes_on_where_it_was(server: Server) -> None:
    visitor = Browser(server.address)
    link = visitor.make_room(me(), bot("random"), seed=21, settings={"winning_points": 18})["link"]
    chance = Random(1)
    window = visitor.sit(link)
    while not window.over:
        window.play(chance, until=2 * window.state["seq"] + 20)
        waiting_for(window)
        state, log = window.state, window.log
        server.kill()
        server.start()
        window = waiting_for(visitor.sit(link))
        assert window.state == state
        assert window.log == log
    assert visitor.get("/api/guest").json()["rooms"][0]["over"]


def test_a_server_killed_in_the_middle_of_anything_has_all_that_it_told(server: Server) -> None:
    host, friend, one, two = invited(server.address)
    for seed in range(2):
        play_both(one, two, seed, until=one.state["seq"] + 25)
        for window in (one, two):
            window.ask({"do": "ping"}, "pong")  # the parts of the last choice are heard one by one
        told = max(one.state["seq"], two.state["seq"])
        asked = one if one.options else two
        if asked.options:
            asked.say({"do": "choose", "seq": told, "picks": asked.ids(0)})  # perhaps it is stored, perhaps not
        server.kill()
        server.start()
        one, two = host.sit(f"/table/{one.key}"), friend.sit(f"/table/{two.key}")
        assert one.state["seq"] == two.state["seq"]
        assert told <= one.state["seq"] <= told + 1


def test_a_bot_that_was_thinking_when_the_server_died_goes_on(server: Server) -> None:
    visitor = Browser(server.address)
    link = visitor.make_room(me(), bot("greedy"), seed=2)["link"]
    window = visitor.sit(link)
    while window.options:
        window.pick(Random(0))
    server.kill()
    server.start()
    assert waiting_for(visitor.sit(link)).options


def test_a_server_that_is_ended_tells_its_clients_to_come_back(server: Server) -> None:
    visitor = Browser(server.address)
    window = visitor.sit(visitor.make_room(me(), bot("random"))["link"])
    assert server.end(signal.SIGTERM) == 0
    with pytest.raises(ConnectionClosed) as closed:
        window.hear("nothing")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    server.start()
    assert visitor.sit(f"/table/{window.key}").state == window.state


def test_the_log_of_the_server_names_no_secret(server: Server) -> None:
    visitor = Browser(server.address)
    room = visitor.make_room(me(), bot("random"))
    window = visitor.sit(room["link"])
    visitor.get(f"/api/seats/{window.key}")
    log = server.log.read_text("utf-8")
    assert "/api/seats/{key}" in log
    assert window.key not in log
    assert visitor.http.cookies["wtactics_guest"] not in log


def test_when_another_server_was_quicker_the_choice_is_stale(tmp_path: Path) -> None:
    local = Local(tmp_path / "table.sqlite3")
    try:
        visitor = Browser(local.address)
        room = visitor.make_room(me(), bot("random"), seed=1)
        window = visitor.sit(room["link"])
        stand = local.lobby.matches[room["room"]].stand_after([1])
        local.lobby.store.append(room["room"], 0, [1], stand)
        assert window.choose(0)["code"] == "stale"
        again = visitor.sit(room["link"])
        assert again.state["seq"] == 1
        with pytest.raises(TakenAlready):
            local.lobby.store.append(room["room"], 0, [2], stand)
    finally:
        local.close()


def test_matches_that_do_not_fit_in_memory_are_replayed(local: Local) -> None:
    visitor = Browser(local.address)
    links = [visitor.make_room(me(), bot("random"), seed=n)["link"] for n in range(3)]
    windows = [visitor.sit(link) for link in links]
    for turn in range(4):
        for window in windows:
            local.lobby.matches.clear()
            waiting_for(window).pick(Random(turn))
    assert all(window.state["seq"] >= 4 for window in windows)


def test_a_match_of_other_cards_says_so_and_others_go_on(local: Local) -> None:
    visitor = Browser(local.address)
    rooms = [visitor.make_room(me(), bot("random"), seed=n) for n in range(2)]
    with local.lobby.store.write() as connection:
        record = local.lobby.store.match(rooms[0]["room"])
        assert record is not None
        changed = record[0].replace("Strike Fund", "Struck Fund").replace("[", "[", 1)
        first = changed.split('"cards": {')[1].split('"')[3]
        connection.exec_driver_sql(
            "UPDATE matches SET record = ? WHERE room = ?", (changed.replace(first, f"{first}?"), rooms[0]["room"])
        )
    local.lobby.matches.clear()
    window = Window(local.address, rooms[0]["link"], silent=True)
    assert window.ask({"do": "hello"})["code"] == "broken"
    assert visitor.sit(rooms[1]["link"]).choose(0)["say"] == "update"


def test_a_match_that_should_have_begun_begins_when_somebody_comes(
    local: Local, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = Browser(local.address)

    async def dies(*_told: object) -> None:
        return

    with monkeypatch.context() as patch:
        patch.setattr(local.lobby, "begin", dies)
        room = visitor.make_room(me(), bot("random"))
    assert not room["started"]
    window = visitor.sit(room["link"])
    assert window.room["started"]
    assert window.choose(0)["say"] == "update"
