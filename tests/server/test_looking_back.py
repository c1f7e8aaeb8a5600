"""Looking back on a game that is over: each seat is shown what it saw then, and nothing more."""

from __future__ import annotations

import json
from random import Random

import pytest

from running import Local
from visitor import Json, invited
from wtactics.content.content import content_of
from wtactics.records.file import to_text
from wtactics.records.record import CONCEDED, begin
from wtactics.server.rooms.live_match import LiveMatch

AT_MOST = 70  # choices of a game, then somebody gives up


def played(name: str, seats: int, seed: int) -> tuple[LiveMatch, list[dict[int, Json]]]:
    """A random game, with the state that each seat was told after each choice."""
    content, chance = content_of(name), Random(seed)
    decks = [content.find_deck(deck) for deck in (content.deck_names() * 2)[:seats]]
    game = begin(content.game, content.pool, [(deck.name, deck.cards(content.cards)) for deck in decks], bytes(32))
    live = LiveMatch("room", game, to_text(game.record))
    for seat in range(seats):
        live.note(seat)
    told = [{seat: live.state(seat).model_dump(mode="json") for seat in range(seats)}]
    while not live.played.match.over:
        conceding = [seat for seat in range(seats) if live.played.match.table.out[seat] == 0]
        choice = CONCEDED - conceding[-1] if live.seq >= AT_MOST else chance.randrange(live.choices)
        told.append({seat: json.loads(text)["state"] for seat, text in live.step(choice, range(seats), True).items()})
    return live, told


def unasked(state: Json) -> Json:
    return state | {"question": None, "waiting": ""}


@pytest.mark.parametrize(
    ("name", "seats"), [("arc", 2), ("orc", 2), ("ava+regions", 2), ("slot", 2), ("orc+openmull", 3), ("arc", 4)]
)
def test_who_looks_back_sees_the_table_as_he_saw_it_then(name: str, seats: int) -> None:
    live, told = played(name, seats, 5)
    assert len(told) == live.seq + 1
    for seat in range(seats):
        for seq, states in enumerate(told):
            if seq % 7 == 0 or seq > live.seq - 3:
                assert json.loads(live.look(seat, seq)) == {"say": "looked", "seq": seq, "state": unasked(states[seat])}
    reviews = [json.loads(live.review(seat)) for seat in range(seats)]
    for seat, review in enumerate(reviews):
        assert [mark["scores"] for mark in review["marks"]] == [mark["scores"] for mark in reviews[0]["marks"]]
        for mark in review["marks"]:
            counters = [told[mark["seq"]][seat]["seats"][of]["counters"] for of in range(seats)]
            keys = [counter["key"] for counter in review["counters"]]
            assert mark["scores"] == [[numbers[key] for numbers in counters] for key in keys]
        assert (review["marks"][-1]["seat"], review["marks"][-1]["seq"]) == (None, live.seq)
        assert review["rule"]["id"] == told[-1][seat]["ending"]["rule"]
        seen = {face for line in live.log(seat) for face in faces([part.model_dump() for part in line.text])}
        for point in review["points"]:
            assert point["text"]
            assert {face for text in point["text"] for face in faces(text)} <= seen


def faces(text: list[Json]) -> set[int]:
    return {part["face"] for part in text if part["face"] is not None}


def test_nobody_looks_back_before_the_end_or_beyond_it(local: Local) -> None:
    _, _, one, two = invited(local.address)
    before = [one.state, two.state]
    for message in ({"do": "review"}, {"do": "look", "seq": 0}):
        assert one.ask(message)["text"] == "One looks back when the game is over."
    two.say({"do": "concede"})
    one.hear("update")
    end = one.state["seq"]
    assert one.ask({"do": "look", "seq": end + 1})["code"] == "not-offered"
    assert one.ask({"do": "look", "seq": -1})["code"] == "malformed"
    assert one.ask({"do": "look", "seq": 0, "seat": 1})["code"] == "malformed"  # a seat looks with its own eyes
    assert one.ask({"do": "look", "seq": end}, "looked")["state"]["ending"] == one.state["ending"]
    shown = [window.ask({"do": "look", "seq": 0}, "looked")["state"] for window in (one, two)]
    assert shown == [unasked(state) for state in before]
    assert shown[0] != shown[1]
    told = one.ask({"do": "review"}, "reviewed")
    assert told == one.ask({"do": "review"}, "reviewed")
    assert told["rule"]["id"] == one.state["ending"]["rule"]
