"""Rooms and guests over HTTP: requests that can and cannot be fulfilled, invitations, names, what may be looked up."""

from __future__ import annotations

from typing import Any

import pytest

from running import Local
from visitor import Browser, Window, bot, me, somebody

JSON = {"content-type": "application/json"}
ROOM = {"ruleset": "arc", "seats": [me(), bot()]}


def test_what_there_is_to_play(local: Local) -> None:
    visitor = Browser(local.address)
    arc, slot, orc, ava = visitor.get("/api/rulesets").json()
    assert (slot["name"], slot["seats"], len(slot["decks"]) >= 4) == ("slot", [2, 2], True)
    assert (arc["name"], arc["seats"]) == ("arc", [2, 4])
    assert [(one["columns"], one["hand"]) for one in (arc, slot, orc, ava)] == [
        (0, True),
        (4, False),
        (0, True),
        (0, True),
    ]
    assert len(arc["decks"]) >= 5
    assert all(deck["size"] >= 30 and deck["factions"] and deck["description"] for deck in arc["decks"])
    assert arc["decks"][0]["learning"]
    assert {bot["key"] for bot in arc["bots"]} >= {"random", "greedy"}
    assert len(arc["lesson"]) >= 5
    cards = visitor.get("/api/rulesets/arc/cards")
    assert len(cards.json()) >= 141
    assert any(card["keywords"] for card in cards.json())
    again = visitor.http.get("/api/rulesets/arc/cards", headers={"If-None-Match": cards.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    topics = visitor.get("/api/rulesets/arc/rules").json()
    assert "ARC-TACT-06" in [rule["id"] for topic in topics for rule in topic["rules"]]


@pytest.mark.parametrize(
    ("asked", "where", "found"),
    [
        ({"ruleset": "chess"}, "body.ruleset", "chess"),
        ({"seats": [me()]}, "body.seats", "at least 2"),
        ({"seats": [bot(), bot()]}, "body.seats", "0"),
        ({"seats": [me(), me()]}, "body.seats", "2"),
        ({"seats": [me()] * 5}, "body.seats", "at most 4"),
        ({"seats": [me(), {"kind": "bot", "deck": "strike-fund"}]}, "body.seats.1.bot", "''"),
        ({"seats": [me(), {"kind": "bot", "deck": "strike-fund", "bot": "x"}]}, "body.seats.1.bot", "x"),
        ({"seats": [me("../../etc/passwd"), bot()]}, "body.seats.0.deck", "passwd"),
        ({"seats": [me(), {"kind": "ghost", "deck": "a"}]}, "body.seats.1.kind", "open"),
        ({"settings": {"speed": 3}}, "body.settings", "a setting that arc does not have"),
        ({"settings": {"winning_points": 0}}, "body.settings", "expected 1 to 10000, found 0"),
        ({"settings": {"winning_points": "9"}}, "body.settings.winning_points", "valid integer"),
        ({"settings": {"first_player": 2}}, "body.settings", "expected a seat from 0 to 1"),
        ({"seed": -1}, "body.seed", "greater"),
        ({"seed": 1 << 60}, "body.seed", "less"),
        ({"seed": 7, "seats": [me(), somebody()]}, "body.seed", "7"),
        ({"mods": []}, "body.mods", "not permitted"),
    ],
)
def test_a_request_that_cannot_be_fulfilled_is_refused(
    local: Local, asked: dict[str, Any], where: str, found: str
) -> None:
    refused = Browser(local.address).post("/api/rooms", ROOM | asked)
    assert refused.status_code == 422
    fault = refused.json()
    assert fault["where"] == where
    assert found in fault["found"]
    assert fault["expected"]


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b"\xff", b"[" * 60_000])
def test_a_body_that_is_no_request_is_refused(local: Local, body: bytes) -> None:
    refused = Browser(local.address).http.post("/api/rooms", content=body, headers=JSON)
    assert (refused.status_code, refused.json()["where"]) == (422, "body")


def test_a_body_that_is_too_large_is_refused(local: Local) -> None:
    refused = Browser(local.address).post("/api/guest", {"name": "x" * 100_000})
    assert (refused.status_code, refused.json()["where"]) == (413, "body")


def test_settings_and_decks_are_as_requested(local: Local) -> None:
    visitor = Browser(local.address)
    room = visitor.make_room(bot(), me("walls-and-willows"), settings={"winning_points": 20, "first_player": 1}, seed=2)
    assert room["settings"] == {"winning_points": 20, "first_player": 1, "end_asked": 1}
    window = visitor.sit(room["link"])
    assert window.welcome["seat"] == 1
    goals = [counter["goal"] for counter in window.welcome["layout"]["counters"] if counter["form"] == "score"]
    assert goals == [20]


@pytest.mark.parametrize("seats", [3, 4])
def test_more_than_two_can_sit_down(local: Local, seats: int) -> None:
    host = Browser(local.address)
    room = host.make_room(me(), *[somebody()] * (seats - 2), bot())
    assert list(room["invitations"]) == [str(n) for n in range(1, seats - 1)]
    window = host.sit(room["link"])
    for link in room["invitations"].values():
        assert window.state == {}
        Browser(local.address).post(f"/api/seats/{link.removeprefix('/table/')}/take", {"deck": "by-appointment"})
        window.hear("welcome")
    assert len(window.state["seats"]) == seats
    assert window.room["seats"][1]["deck"] == "By Appointment"


def test_an_invitation_is_taken_once(local: Local) -> None:
    host, friend, third = (Browser(local.address) for _ in range(3))
    room = host.make_room(me(), somebody())
    assert not room["started"]
    key = room["invitations"]["1"].removeprefix("/table/")
    assert friend.get(f"/api/seats/{key}").json()["invitations"] == {}
    assert friend.post(f"/api/seats/{key}/take", {"deck": "nothing"}).json()["where"] == "body.deck"
    assert friend.post(f"/api/seats/{key}/take", {}).json()["started"]
    assert friend.post(f"/api/seats/{key}/take", {}).status_code == 200
    late = third.post(f"/api/seats/{key}/take", {})
    assert (late.status_code, late.json()["where"]) == (409, "seat")
    assert host.post(f"/api/seats/{room['link'].removeprefix('/table/')}/take", {}).status_code == 200
    assert third.post("/api/seats/forged/take", {}).status_code == 404


def test_whoever_invites_cannot_sit_on_the_seat_that_was_taken(local: Local) -> None:
    host, friend = Browser(local.address), Browser(local.address)
    room = host.make_room(me(), somebody())
    invitation = room["invitations"]["1"]
    key = invitation.removeprefix("/table/")
    lurker = Window(local.address, invitation, silent=True)  # who is there before anybody sits
    assert lurker.ask({"do": "hello"})["code"] == "not-yours"
    link = friend.post(f"/api/seats/{key}/take", {}).json()["link"]
    assert friend.sit(link).state["seats"]
    with pytest.raises(TimeoutError):
        lurker.next(0.2)
    assert link != invitation
    assert friend.get(f"/api/seats/{key}").json()["link"] == link  # the invitation leads its guest on, in days, too
    for other in (host, Browser(local.address)):
        late = other.get(f"/api/seats/{key}")
        assert (late.status_code, late.json()["where"]) == (409, "seat")
    assert Window(local.address, invitation, silent=True).next()["code"] == "not-yours"


def test_a_guest_is_known_again_and_finds_his_rooms(local: Local) -> None:
    visitor = Browser(local.address)
    assert visitor.get("/api/guest").json()["rooms"] == []
    rooms = [visitor.make_room(me(), bot())["room"] for _ in range(3)]
    assert [room["room"] for room in visitor.get("/api/guest").json()["rooms"]] == rooms[::-1]
    assert Browser(local.address).get("/api/guest").json()["rooms"] == []


@pytest.mark.parametrize("cookie", ["x", "IkFubiI.forged", "", "null", "a" * 3000])
def test_a_forged_cookie_is_nobody_s(local: Local, cookie: str) -> None:
    visitor = Browser(local.address)
    answer = visitor.http.get("/api/guest", headers={"cookie": f"wtactics_guest={cookie}"})
    assert answer.json()["rooms"] == []
    assert "HttpOnly" in answer.headers["set-cookie"]
    assert "SameSite=lax" in answer.headers["set-cookie"]


@pytest.mark.parametrize(
    ("asked", "name"),
    [
        ("Ann", "Ann"), ("  Ann \n of\tKent ", "Ann of Kent"), ("<b>Ann</b>", "<b>Ann</b>"), ("\u202eAnn", "Ann"),
        ("<img src=x onerror=1>", "<img src=x onerror=1>"), ("\u0000A\u200b", "A"), ("Zoë 龍", "Zoë 龍"),
    ],
)  # fmt: skip
def test_a_name_is_kept_as_text(local: Local, asked: str, name: str) -> None:
    visitor = Browser(local.address)
    answer = visitor.post("/api/guest", {"name": asked})
    assert (answer.status_code, answer.json()["name"]) == (200, name)
    assert answer.headers["content-type"] == "application/json"
    room = visitor.make_room(me(), bot())
    assert visitor.sit(room["link"]).room["seats"][0]["name"] == name


@pytest.mark.parametrize("asked", ["", " ", "\u200b\u0000", "x" * 25, 7, None, ["Ann"]])
def test_a_name_that_is_none_is_refused(local: Local, asked: Any) -> None:
    refused = Browser(local.address).post("/api/guest", {"name": asked})
    assert (refused.status_code, refused.json()["where"]) == (422, "body.name")


def test_whoever_comes_too_late_is_told_what_goes_on_and_no_secret(local: Local) -> None:
    host, friend, third = Browser(local.address), Browser(local.address), Browser(local.address)
    for visitor, name in ((host, "Ann"), (friend, "Bea")):
        visitor.post("/api/guest", {"name": name})
    room = host.make_room(me(), somebody())
    key = room["invitations"]["1"].removeprefix("/table/")
    waits = third.get(f"/api/seats/{key}/table").json()
    soon = {"ruleset": "arc", "title": room["title"], "started": False, "over": False, "turn": 0}
    assert waits == soon | {"players": ["Ann"], "free": 1}
    own = friend.post(f"/api/seats/{key}/take", {}).json()["link"].removeprefix("/table/")
    late = third.get(f"/api/seats/{key}/table")
    assert (late.json()["players"], late.json()["free"], late.json()["started"]) == (["Ann", "Bea"], 0, True)
    assert own not in late.text
    assert room["link"].removeprefix("/table/") not in late.text
    assert room["room"] not in late.text
    assert third.get(f"/api/seats/{own}/table").json() == late.json()
    assert third.get("/api/seats/forged/table").status_code == 404


def test_a_game_with_all_of_its_mods_is_opened_by_its_name(local: Local) -> None:
    visitor = Browser(local.address)
    name = "orc+openmull+heroes+mounts+rituals+triumv"
    deck = visitor.get(f"/api/rulesets/{name}").json()["decks"][0]["key"]
    seats = [me(deck), bot(deck=deck), bot(deck=deck)]
    room = visitor.post("/api/rooms", {"ruleset": name, "seats": seats}).json()
    assert (room["ruleset"], len(room["seats"])) == (name, 3)
