"""Whole games over real sockets: against a bot, of two people, in parts that are taken back, in several windows."""

from __future__ import annotations

from random import Random

import pytest

from running import Local
from visitor import Browser, Json, Window, bot, invited, me, play_both
from wtactics.content.content import content_of
from wtactics.records.file import from_text
from wtactics.records.record import Record, replay


def stored(local: Local, room: str) -> Record:
    """The record as the data file has it."""
    found = local.lobby.store.match(room)
    assert found is not None
    record = from_text(found[0])
    record.choices += found[1]
    return record


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_person_plays_a_bot_to_the_end(local: Local, name: str) -> None:
    visitor = Browser(local.address)
    settings = {"winning_points": 16 if name == "greedy" else 30}
    room = visitor.make_room(me(), bot(name), seed=11, settings=settings)
    assert (room["started"], room["over"], room["yours"]) == (True, False, True)
    window = visitor.sit(room["link"])
    window.play(Random(3))
    assert window.state["ending"]["rule"].startswith("ARC-WIN-")
    record = stored(local, room["room"])
    assert len(record.choices) == window.state["seq"]
    match = replay(record_with_outcome(record, local, room["room"]), content_of("arc").pool)
    assert match.over
    assert (match.table.winner if match.table.winner >= 0 else None) == window.state["ending"]["winner"]
    assert visitor.get(f"/api/seats/{window.key}").json()["over"]
    window.close()


def record_with_outcome(record: Record, local: Local, room: str) -> Record:
    record.outcome = local.lobby.matches[room].played.record.outcome
    return record


def verdict(state: Json) -> tuple[object, object]:
    """Who has won, by which rule."""
    return state["ending"]["winner"], state["ending"]["rule"]


def test_two_people_play_each_other_and_see_the_same_game(local: Local) -> None:
    _, _, one, two = invited(local.address)
    play_both(one, two, 5)
    assert one.over
    assert verdict(one.state) == verdict(two.state)
    told = [one.state["ending"]["text"][0]["text"], two.state["ending"]["text"][0]["text"]]
    assert told.count("You") == 1  # who has won is told so
    assert one.state["seq"] == two.state["seq"]
    assert [seat["counters"] for seat in one.state["seats"]] == [seat["counters"] for seat in two.state["seats"]]


def test_the_same_seed_and_choices_give_the_same_game(local: Local) -> None:
    visitor = Browser(local.address)
    ends = []
    for _ in range(2):
        window = visitor.sit(visitor.make_room(me(), bot("random"), seed=7, settings={"winning_points": 17})["link"])
        window.play(Random(1))
        ends.append((window.state["seq"], window.state["ending"], window.state["seats"]))
    assert ends[0] == ends[1]


# ---- parts


def to_a_choice_in_parts(window: Window) -> list[int]:
    """Play on until a choice has a further part; the picks of its first part."""
    chance = Random(2)
    while not window.over:
        while not window.options:
            window.next()
        for i in range(len(window.options)):
            if window.options[i]["verb"] in ("play", "attack", "lay", "claim", "use"):
                answer = window.choose(i)
                if answer["say"] == "drafted":
                    return [i]
                break
        else:
            window.choose(chance.randrange(len(window.options)))
    raise AssertionError("no choice had parts")


def test_a_draft_is_shown_to_nobody_and_can_be_taken_back(local: Local) -> None:
    visitor = Browser(local.address)
    room = visitor.make_room(me(), bot("random"), seed=4)
    window = visitor.sit(room["link"])
    picks = to_a_choice_in_parts(window)
    other = visitor.sit(room["link"])
    before = local.lobby.store.match(room["room"])
    draft = window.choose(*picks)
    assert draft["picks"] == window.ids(*picks)
    assert len(draft["said"]) == 1
    assert draft["state"]["question"]["part"]
    assert draft["state"]["seq"] == window.state["seq"]
    back = window.choose()
    assert (back["say"], back["picks"], back["said"]) == ("drafted", [], [])
    assert back["state"]["question"] == other.state["question"]
    assert local.lobby.store.match(room["room"]) == before
    with pytest.raises(TimeoutError):
        other.next(patience=0.3)
    options = window.choose(*picks)["state"]["question"]["options"]
    while True:
        picks.append(len(options) - 1)
        answer = window.choose(*picks)
        if answer["say"] == "update":
            break
        options = answer["state"]["question"]["options"]
    after = local.lobby.store.match(room["room"])
    assert before is not None
    assert after is not None
    assert after[1][: len(before[1]) + len(picks)] == before[1] + picks
    assert other.hear("update")["state"]["seq"] == len(before[1]) + 1


# ---- windows


def test_two_windows_of_one_seat_see_the_same_and_only_one_choice_counts(local: Local) -> None:
    visitor = Browser(local.address)
    room = visitor.make_room(me(), bot("random"), seed=8)
    one, two = visitor.sit(room["link"]), visitor.sit(room["link"])
    seq = one.state["seq"]
    one.say({"do": "choose", "seq": seq, "picks": one.ids(0)})
    two.say({"do": "choose", "seq": seq, "picks": two.ids(1)})
    answers = [one.hear("update", "refused"), two.hear("update", "refused")]
    while all(answer["say"] == "update" for answer in answers):  # whose choice came second hears of the first before
        answers = [w.hear("update", "refused") for w in (one, two)]
    assert "stale" in [answer.get("code") for answer in answers]
    choices = local.lobby.store.match(room["room"])
    assert choices is not None
    assert choices[1][0] in (0, 1)


def test_a_later_window_is_told_all_and_one_that_knows_the_log_only_what_is_new(local: Local) -> None:
    visitor = Browser(local.address)
    room = visitor.make_room(me(), bot("random"), seed=9)
    window = visitor.sit(room["link"])
    window.play(Random(0), until=40)
    while not window.options:
        window.next()
    again = visitor.sit(room["link"])
    assert again.state == window.state
    assert again.log == window.log
    later = visitor.sit(room["link"], seq=window.state["seq"], log=len(window.log) - 2)
    assert later.log == window.log[-2:]


def test_who_is_here_is_told(local: Local) -> None:
    _, friend, one, two = invited(local.address)
    one.hear("seated")
    assert [seat["here"] for seat in one.room["seats"]] == [True, True]
    second = friend.sit(f"/table/{two.key}")
    second.close()
    two.close()
    one.hear("seated")
    assert [seat["here"] for seat in one.room["seats"]] == [True, False]


def test_conceding_ends_the_match_even_out_of_turn(local: Local) -> None:
    _, _, one, two = invited(local.address)
    idle = two if one.options else one
    assert idle.options == []
    idle.say({"do": "concede"})
    ending = verdict(one.hear("update")["state"])
    assert ending == verdict(two.hear("update")["state"])
    assert ending[0] == (0 if idle is two else 1)
    assert idle.ask({"do": "concede"})["code"] == "over"
    assert one.choose(0)["code"] == "over"


def test_a_rematch_swaps_the_seats(local: Local) -> None:
    host, friend, one, two = invited(local.address)
    assert one.ask({"do": "rematch"})["code"] == "not-yours"
    one.say({"do": "concede"})
    one.hear("update")
    two.hear("update")
    one.say({"do": "rematch"})
    links = [one.hear("again")["link"], two.hear("again")["link"]]
    again = [host.sit(links[0]), friend.sit(links[1])]
    assert [window.welcome["seat"] for window in again] == [1, 0]
    assert [seat["deck"] for seat in again[0].room["seats"]] == ["Strike Fund", "Salt and Ink"]
    two.say({"do": "rematch"})
    assert two.hear("again")["link"] == links[1]
    assert host.sit(f"/table/{one.key}").hear("again")["link"] == links[0]
    rooms = host.get("/api/guest").json()["rooms"]
    assert [room["over"] for room in rooms] == [False, True]
