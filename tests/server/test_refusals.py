"""What is stale, foreign, malformed, too large or too fast is refused in words, and changes nothing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from running import Local
from visitor import Browser, Window, bot, invited, me, somebody
from wtactics.server.guard.limits import Limits


def table(local: Local, **more: Any) -> Window:
    visitor = Browser(local.address)
    return visitor.sit(visitor.make_room(me(), bot("random"), seed=3, **more)["link"])


def choices(local: Local, window: Window) -> list[int]:
    found = local.lobby.store.match(window.room["room"])
    assert found is not None
    return found[1]


HELLO = {"do": "hello"}
BAD: list[Any] = [
    "", "hello", "{", "[]", "null", "17", '"choose"', "[" * 8000, b"\xff\xfe\x00", b"\x00" * 100,
    {}, {"do": "dance"}, {"do": None}, {"do": "choose"}, {"do": "choose", "seq": "0", "picks": [0]},
    {"do": "choose", "seq": 0, "picks": [0.5]}, {"do": "choose", "seq": 0, "picks": ["0"]},
    {"do": "choose", "seq": 0, "picks": 0},
    {"do": "choose", "seq": 0, "picks": [-1]}, {"do": "choose", "seq": 0, "picks": [True]},
    {"do": "choose", "seq": 0, "picks": [0] * 65}, {"do": "choose", "seq": 0, "picks": [0], "seat": 1},
    {"do": "choose", "seq": None, "picks": []}, {"do": "hello", "seq": []}, {"do": "why"}, {"do": "concede", "seat": 1},
    {"do": "why", "seq": 0, "card": "x"}, {"say": "update"}, '{"do": "choose", "seq": 1e400, "picks": []}',
    '{"do": "choose", "seq": 0, "picks": [NaN]}', '{"do": "ping", "do": "dance"}', '{"do": "\\ud800"}',
]  # fmt: skip


@pytest.mark.parametrize("bad", BAD, ids=lambda bad: str(bad)[:40])
def test_what_is_malformed_is_refused_and_the_connection_stays(local: Local, bad: Any) -> None:
    window = table(local)
    refused = window.ask(bad)
    assert refused["code"] == "malformed"
    assert refused["text"]
    assert window.ask({"do": "ping"}, "pong")
    assert choices(local, window) == []


@pytest.mark.parametrize("picks", [[99_999], [0, 99_999], [4, 0, 0, 0], [100]])
def test_what_is_not_offered_is_refused(local: Local, picks: list[int]) -> None:
    window = table(local)
    assert window.choose(*picks)["code"] == "not-offered"
    assert choices(local, window) == []


@pytest.mark.parametrize("seq", [-1, 1, 7, 10**12])
def test_a_question_that_is_not_open_is_stale(local: Local, seq: int) -> None:
    window = table(local)
    refused = window.choose(0, seq=seq)
    assert (refused["code"], refused["seq"]) == ("stale", 0)
    assert choices(local, window) == []


def test_a_message_sent_twice_counts_once(local: Local) -> None:
    window = table(local)
    message = json.dumps({"do": "choose", "seq": 0, "picks": window.ids(0)})
    window.say(message)
    window.say(message)
    window.say(message)
    told = [window.next() for _ in range(3)]
    while [answer.get("code") for answer in told].count("stale") < 2:
        told.append(window.next())
    assert next(answer["state"]["seq"] for answer in told if answer["say"] == "update") == 1


def test_another_seat_s_question_cannot_be_answered_nor_asked_about(local: Local) -> None:
    _, _, one, two = invited(local.address)
    idle = two if one.options else one
    assert idle.choose(0)["code"] == "not-yours"
    assert idle.ask({"do": "why", "seq": 0, "picks": [0]})["code"] == "not-yours"
    assert idle.ask({"do": "why", "seq": 0}, "reasons")["reasons"][0]["allowed"] is False
    assert choices(local, one) == []


def test_why_does_not_tell_what_comes_after_a_whole_choice(local: Local) -> None:
    window = table(local)
    assert window.choose(0)["say"] == "update"
    while not window.options:
        window.next()
    seq = window.state["seq"]
    assert window.ask({"do": "why", "seq": seq, "picks": window.ids(0)})["code"] == "not-offered"


def test_a_message_that_is_too_large_is_refused_but_one_far_too_large_ends_the_connection(local: Local) -> None:
    window = table(local)
    assert window.ask(json.dumps({"do": "ping", "pad": "x" * 20_000}))["code"] == "too-large"
    assert window.ask({"do": "ping"}, "pong")
    window.announce(2 << 20)
    with pytest.raises(ConnectionClosed) as closed:
        window.hear("nothing")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    assert choices(local, window) == []


def test_before_hello_nothing_can_be_done(local: Local) -> None:
    visitor = Browser(local.address)
    room = visitor.make_room(me(), bot("random"))
    window = Window(local.address, room["link"], silent=True)
    assert window.choose(0, seq=0)["code"] == "malformed"
    assert window.ask({"do": "concede"})["code"] == "malformed"
    assert window.ask(HELLO, "welcome")["state"]["seq"] == 0


def test_in_a_room_that_waits_nothing_can_be_chosen(local: Local) -> None:
    visitor = Browser(local.address)
    window = visitor.sit(visitor.make_room(me(), somebody())["link"])
    assert window.choose(0, seq=0)["code"] == "not-started"
    assert window.ask({"do": "concede"})["code"] == "not-started"
    assert window.ask({"do": "rematch"})["code"] == "not-started"


@pytest.mark.parametrize("key", ["x", "%00", "a" * 64, "';%20DROP%20TABLE%20seats;--", "%F0%9F%98%80", "%2e%2e"])
def test_a_forged_link_leads_nowhere(local: Local, key: str) -> None:
    window = Window(local.address, f"/table/{key}", silent=True)
    assert window.next()["code"] == "not-yours"
    with pytest.raises(ConnectionClosed) as closed:
        window.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    assert Browser(local.address).get(f"/api/seats/{key}").status_code == 404


def test_flooding_is_refused_then_ended_and_others_notice_nothing(tmp_path: Path) -> None:
    local = Local(tmp_path / "table.sqlite3", Limits(burst=20, rate=1, patience=50))
    try:
        calm, flood = table(local), table(local)
        with pytest.raises(ConnectionClosed) as closed:
            pour(flood)
        heard = [json.loads(text) for text in flood.bytes]
        assert [message["say"] for message in heard].count("pong") in (19, 20)
        assert "too-fast" in [message.get("code") for message in heard]
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        assert calm.ask({"do": "ping"}, "pong")
        assert calm.choose(0)["say"] == "update"
    finally:
        local.close()


def pour(window: Window) -> None:
    for _ in range(5000):
        window.say({"do": "ping"})
        window.next(1)


def test_a_fault_of_the_program_in_one_room_leaves_others_alone(local: Local, monkeypatch: pytest.MonkeyPatch) -> None:
    broken, sound = table(local), table(local)
    live = local.lobby.matches[broken.room["room"]]
    monkeypatch.setattr(type(live), "tried", fails_for(live, type(live).tried))
    assert broken.choose(0)["code"] == "broken"
    assert sound.choose(0)["say"] == "update"
    assert choices(local, broken) == []


def fails_for(one: object, otherwise: Any) -> Any:
    def tried(live: object, *words: Any) -> Any:
        if live is one:
            raise RuntimeError("for a test")
        return otherwise(live, *words)

    return tried
