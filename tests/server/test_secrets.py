"""Hidden information never leaves the server: whole games, every byte to a seat held against what its view allows."""

from __future__ import annotations

import json
from random import Random

import pytest

from running import Local
from visitor import Browser, Json, Window, bot, invited, me, play_both
from wtactics.content.content import content_of
from wtactics.engine.draft import at_will
from wtactics.engine.imagine import imagine
from wtactics.engine.match import Match
from wtactics.engine.sight import FACE_DOWN
from wtactics.records.file import from_text
from wtactics.records.record import RecordedMatch, resume
from wtactics.server.messages import TableState
from wtactics.server.rooms.live_match import LiveMatch, revived
from wtactics.server.rooms.parts import faces
from wtactics.server.rooms.trial import Trial
from wtactics.server.show import table as show

ARC = content_of("arc")


class Witness:
    """What one seat could see of a match, choice by choice, by the engine's own judgement."""

    def __init__(self, record: str, choices: list[int], seat: int) -> None:
        self.played: RecordedMatch = resume(from_text(record), ARC.pool)
        self.choices, self.seat = choices, seat
        self.view = self.played.game.view(self.played.match.table, seat)
        self.ids: list[set[int]] = [self.seen()]
        self.faces: list[set[int]] = [self.printed(self.ids[0])]
        for choice in choices:
            self.played.take(choice)
            self.ids.append(self.seen())
            self.faces.append(self.faces[-1] | self.printed(self.ids[-1]) | self.spoken())

    def seen(self) -> set[int]:
        """The cards whose faces the seat sees now."""
        return set(faces(self.view)) | {int(c) for c in range(len(self.played.match.table.place)) if self.view.sees(c)}

    def printed(self, cards: set[int]) -> set[int]:
        """What is printed on them."""
        table = self.played.match.table
        return {ARC.pool.printed(table.printed[c]).number for c in cards}

    def spoken(self) -> set[int]:
        """What all have seen pass by between two questions: played, discarded or revealed."""
        table = self.played.match.table
        return {ARC.pool.printed(table.printed[c]).number for c in range(len(table.place)) if table.place[c] & 15 == 2}


def read(text: str) -> tuple[Json, set[int]]:
    """A message, and the faces that any of its parts names."""
    named: set[int] = set()

    def note(part: Json) -> Json:
        if isinstance(face := part.get("face"), int):
            named.add(face)
        return part

    return json.loads(text, object_hook=note), named


def names_in(state: Json) -> set[int]:
    """The cards that a state names by their ids, wherever it does."""
    found = {card["name"] for card in state["cards"] if card["face"] is not None}
    found |= {name for place in state["places"] for name in place["cards"] if name is not None and name < FACE_DOWN}
    if state["question"]:
        found |= {o["card"] for o in state["question"]["options"] if o["card"] is not None and o["card"] < FACE_DOWN}
    return found


def hold_against(window: Window, witness: Witness, titles: dict[int, str]) -> int:
    """Hold every message of a window against what its seat could know by then; how many named a card."""
    told = 0
    for text in window.bytes:
        message, named = read(text)
        state = message.get("state")
        if not state:
            continue
        after = min(state["seq"] + (message["say"] == "drafted"), len(witness.faces) - 1)
        assert named <= witness.faces[after], message
        hidden = [title for number, title in titles.items() if number not in witness.faces[after]]
        assert [title for title in hidden if f'"{title}' in text or f"{title} " in text] == [], text
        if message["say"] != "drafted":
            assert names_in(state) <= witness.ids[state["seq"]]
            told += len(names_in(state)) > 0
    return told


def decks_apart() -> dict[int, str]:
    """The cards of both decks, by number, with their names."""
    keys = ("salt-and-ink", "strike-fund")
    from wtactics.server.web.catalogue import deck_cards

    return {card.number: card.name for key in keys for card in deck_cards("arc", key)[1]}


@pytest.mark.parametrize("seed", range(2))
def test_no_byte_to_a_seat_names_what_it_has_not_seen(local: Local, seed: int) -> None:
    _, _, one, two = invited(local.address)
    play_both(one, two, seed)
    found = local.lobby.store.match(one.room["room"])
    assert found is not None
    for seat, window in enumerate((one, two)):
        assert hold_against(window, Witness(*found, seat), decks_apart()) > 50


def test_keys_and_cookies_of_others_are_told_to_nobody(local: Local) -> None:
    host, friend, one, two = invited(local.address)
    play_both(one, two, 1, until=30)
    for mine, their, whose in ((one, two, friend), (two, one, host)):
        text = "".join(mine.bytes)
        assert mine.key in text
        assert whose.http.cookies["wtactics_guest"] not in text
        if mine is two:  # whoever made the room has sent the other link himself
            assert their.key not in text
    record = local.lobby.store.match(one.room["room"])
    assert record is not None
    seed = str(json.loads(record[0])["seed"])
    assert seed not in "".join(one.bytes + two.bytes)


def test_a_stranger_s_rooms_are_nobody_s_business(local: Local) -> None:
    host, friend, one, _ = invited(local.address)
    stranger = Browser(local.address)
    assert stranger.get("/api/guest").json()["rooms"] == []
    assert one.key not in friend.get("/api/guest").text
    assert len(host.get("/api/guest").json()["rooms"]) == 1


# ---- the same table with other hidden cards looks the same


def positions(count: int) -> list[LiveMatch]:
    """Matches at questions by lot."""
    found = []
    for seed in range(count):
        chance = Random(seed)
        text, _ = begun(seed)
        live = revived(str(seed), text, (), ARC.pool, ARC.game)
        for _ in range(chance.randrange(20, 220)):
            if live.played.match.over:
                break
            live.advance([chance.randrange(len(live.played.match.table.options))])
        if not live.played.match.over:
            found.append(live)
    return found


def begun(seed: int) -> tuple[str, int]:
    from wtactics.records.file import to_text
    from wtactics.records.record import begin
    from wtactics.server.web.catalogue import deck_cards, deck_keys

    keys = deck_keys("arc")
    decks = [deck_cards("arc", keys[(seed + seat) % len(keys)]) for seat in range(2)]
    return to_text(begin(ARC.game, ARC.pool, decks, seed).record), seed


def test_other_hidden_cards_give_the_same_state_to_the_last_byte() -> None:
    compared = 0
    for live in positions(12):
        match = live.played.match
        for seat in range(2):
            shown = live.state(seat).model_dump_json()
            for seed in range(3):
                dream = Match(imagine(live.game.view(match.table, seat), seed), match.rules, match.rows)
                assert table_told(live, dream, seat).model_dump_json() == shown
                compared += 1
    assert compared > 30


def table_told(live: LiveMatch, match: Match, seat: int) -> TableState:
    """What the seat would be told of this match."""
    return show.table_state(live.game, at_will(match) if match.asked == seat else match, seat, live.seq)


def test_a_draft_tells_nothing_that_the_seat_did_not_know() -> None:
    drafts = 0
    for live in positions(12):
        match, seat = live.played.match, live.asked
        known = set(faces(live.game.view(match.table, seat)))
        for pick in live.game.view(match.table, seat).options():
            tried = live.tried(seat, [pick])
            if tried.whole:
                continue
            state: TableState = live.drafted(tried, [pick]).state
            dream = Trial(
                live.game, Match(imagine(live.game.view(match.table, seat), 5), match.rules, match.rows), seat
            )
            dream.choose(pick)
            assert live.drafted(dream, [pick]).state.model_dump_json() == state.model_dump_json()
            assert {card.name for card in state.cards if card.face is not None} <= known
            drafts += 1
    assert drafts > 5


def test_a_bot_is_told_of_by_its_moves_only(local: Local) -> None:
    visitor = Browser(local.address)
    room = visitor.make_room(me(), bot("random"), seed=31, settings={"winning_points": 19})
    window = visitor.sit(room["link"])
    window.play(Random(9))
    found = local.lobby.store.match(room["room"])
    assert found is not None
    assert hold_against(window, Witness(*found, 0), decks_apart()) > 50
