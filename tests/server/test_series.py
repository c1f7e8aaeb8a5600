"""Matches of several games: who has won how many, over refresh and restart; the next game, the rematch, what is refused."""

from pathlib import Path
from typing import Any

import pytest

from running import Local
from visitor import Browser, Window, bot, me, somebody

Sat = tuple[Browser, Browser, Window, Window]


def invited(address: str, **more: Any) -> Sat:
    """Two people at a table of ORC, for a match of three games unless otherwise said."""
    host, friend = Browser(address), Browser(address)
    asked = {"ruleset": "orc", "best_of": 3, **more}
    room = host.make_room(me("still-waters"), somebody("piecework"), **asked)
    taken = friend.post(f"/api{room['invitations']['1'].replace('table', 'seats')}/take", {}).json()
    return host, friend, host.sit(room["link"]), friend.sit(taken["link"])


def given_up(loser: Window, *others: Window) -> None:
    """Who gives up, so that all know how the match stands."""
    loser.say({"do": "concede"})
    for window in (loser, *others):
        while not window.over:
            window.hear("update")
        window.hear("seated")


def score(window: Window) -> tuple[int, list[int], bool, int | None, bool]:
    found = window.room["series"]
    return found["game"], found["wins"], found["over"], found["winner"], found["waits"]


def test_a_match_goes_from_game_to_game_and_its_score_is_kept_over_a_restart(tmp_path: Path) -> None:
    file = tmp_path / "table.sqlite3"
    local = Local(file)
    host, friend, one, two = invited(local.address)
    assert score(one) == score(two) == (1, [0, 0], False, None, False)
    given_up(one, two)
    assert score(one) == score(two) == (1, [0, 1], False, None, True)
    assert host.sit(f"/table/{one.key}").room["series"] == one.room["series"]  # a refresh loses nothing
    [listed] = friend.get("/api/guest").json()["rooms"]
    assert (listed["series"]["waits"], listed["over"]) == (True, True)
    local.close()
    local = Local(file)
    host.address = friend.address = local.address
    one, two = host.sit(f"/table/{one.key}"), friend.sit(f"/table/{two.key}")
    assert score(one) == (1, [0, 1], False, None, True)
    two.say({"do": "next"})
    links = [one.hear("again")["link"], two.hear("again")["link"]]
    one.say({"do": "next"})
    assert one.hear("again")["link"] == links[0]  # there is one next game
    one, two = host.sit(links[0]), friend.sit(links[1])
    assert [one.welcome["seat"], two.welcome["seat"]] == [0, 1]
    assert [seat["deck"] for seat in one.room["seats"]] == ["Still Waters", "Piecework"]
    assert score(two) == (2, [0, 1], False, None, False)
    assert (one.state["asked"], two.state["asked"]) == (0, 0)  # who lost begins, and vetoes first
    given_up(two, one)
    two.say({"do": "next"})
    links = [one.hear("again")["link"], two.hear("again")["link"]]
    one, two = host.sit(links[0]), friend.sit(links[1])
    assert (score(one), one.state["asked"]) == ((3, [1, 1], False, None, False), 1)
    given_up(two, one)
    assert score(one) == (3, [2, 1], True, 0, False)
    assert one.ask({"do": "next"})["code"] == "over"
    one.say({"do": "rematch"})
    again = host.sit(one.hear("again")["link"])
    assert (again.welcome["seat"], score(again)) == (1, (1, [0, 0], False, None, False))  # a new match, seats swapped
    local.close()


def test_the_whole_match_is_given_up_in_a_game_or_between_two(tmp_path: Path) -> None:
    local = Local(tmp_path / "table.sqlite3")
    host, _, one, two = invited(local.address)
    one.say({"do": "concede", "match": True})
    while not two.over:
        two.hear("update")
    while not two.room["series"]["over"]:
        two.hear("seated")
    assert (score(two), two.room["series"]["given_up"]) == ((1, [0, 1], True, 1, False), 0)
    assert two.ask({"do": "next"})["code"] == "over"
    assert one.ask({"do": "concede", "match": True})["code"] == "not-offered"
    local.close()
    local = Local(tmp_path / "table.sqlite3")  # it is kept
    host.address = local.address
    assert score(host.sit(f"/table/{one.key}")) == (1, [0, 1], True, 1, False)
    _, _, one, two = invited(local.address)
    given_up(two, one)
    two.say({"do": "concede", "match": True})  # before the next game has begun
    while not one.room["series"]["over"]:
        one.hear("seated")
    assert (score(one), one.room["series"]["given_up"]) == ((1, [1, 0], True, 0, False), 1)
    local.close()


def test_what_makes_no_sense_in_a_match_is_refused_and_changes_nothing(local: Local) -> None:
    _, _, one, two = invited(local.address)
    assert one.ask({"do": "next"})["text"] == "The next game begins when this one is over."
    given_up(two, one)
    before = one.room["series"]
    assert one.ask({"do": "rematch"})["text"] == "The match goes on: its next game comes before a rematch."
    assert one.ask({"do": "next", "deck": "piecework"})["code"] == "malformed"  # decks stay
    assert Browser(local.address).sit(f"/table/{one.key}").room["series"] == before


def test_where_there_is_no_match_there_is_no_next_game(local: Local) -> None:
    _, _, one, two = invited(local.address, best_of=1)
    assert one.room["series"] is None
    one.say({"do": "concede"})
    two.hear("update")
    assert two.ask({"do": "next"})["text"] == "This is a single game, and no match of several."
    assert two.ask({"do": "rematch"}, "again")["say"] == "again"


@pytest.mark.parametrize("number", [0, 2, 4, -3])
def test_a_match_of_so_many_games_is_refused(local: Local, number: int) -> None:
    asked = {"ruleset": "slot", "best_of": number, "seats": [me("the-tidewall"), bot()]}
    refused = Browser(local.address).post("/api/rooms", asked)
    assert (refused.status_code, refused.json()["where"]) == (422, "body.best_of")
    assert (refused.json()["expected"], refused.json()["found"]) == ("1 or 3 games", str(number))


def test_what_a_ruleset_recommends_is_told(local: Local) -> None:
    found = Browser(local.address).get("/api/rulesets").json()
    assert {one["name"]: one["best_of"] for one in found} == {"arc": 1, "slot": 1, "orc": 3, "ava": 1}
