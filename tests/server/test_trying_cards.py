"""Cards of the workshop at tables: in a game at once, in many games between bots, on a table that is laid out."""

from __future__ import annotations

import time
from typing import Any

import pytest

from running import Local
from visitor import Browser, Window, met, waiting_for
from writers import Json, begun, saved
from wtactics.records.trying import MOST_PASSES
from wtactics.server.data.sets import Sets
from wtactics.server.web.catalogue import decks

PATIENCE = (
    300.0  # seconds: games that are measured come last, behind all other tests; no test measures how long that is
)

# ---- a game with the card


def test_a_card_is_tried_in_a_game_in_which_it_can_be_played(writer: Browser) -> None:
    set_ = begun(writer)
    saved(writer, set_, "card-1")
    made = writer.post(f"/api/workshop/sets/{set_}/cards/card-1/try", {"game": "arc"})
    assert made.status_code == 201, made.text
    room = made.json()
    assert room["own"]
    window = writer.sit(room["link"])
    assert 900_001 in {card["face"] for card in window.state["cards"]}
    until_offered(window, "Bell Founder")


def test_the_cards_of_a_room_are_told_to_its_seats_alone(writer: Browser) -> None:
    set_ = begun(writer)
    saved(writer, set_, "card-1")
    room = writer.post(f"/api/workshop/sets/{set_}/cards/card-1/try", {"game": "arc"}).json()
    key = room["link"].rsplit("/", 1)[-1]
    mine = {face["name"] for face in writer.get(f"/api/seats/{key}/cards").json()}
    assert "Bell Founder" in mine
    assert "Bell Founder" not in {face["name"] for face in writer.get("/api/rulesets/arc/cards").json()}
    other = writer.make_room(
        {"kind": "me", "deck": "salt-and-ink"}, {"kind": "bot", "deck": "strike-fund", "bot": "random"}
    )
    assert not other["own"]
    theirs = writer.get(f"/api/seats/{other['link'].rsplit('/', 1)[-1]}/cards").json()
    assert "Bell Founder" not in {face["name"] for face in theirs}


def test_a_room_with_own_cards_outlives_memory_and_its_set(writer: Browser, local: Local) -> None:
    set_ = begun(writer)
    saved(writer, set_, "card-1")
    room = writer.post(f"/api/workshop/sets/{set_}/cards/card-1/try", {"game": "arc"}).json()
    before = writer.sit(room["link"]).state
    writer.post(f"/api/workshop/sets/{set_}/delete", {})
    local.lobby.matches.clear()
    local.lobby.sessions.clear()
    after = writer.sit(room["link"])
    assert after.state == before
    after.say({"do": "concede"})
    after.hear("update")
    after.say({"do": "rematch"})
    again = after.hear("again")
    window = writer.sit(again["link"])
    assert window.room["own"]


def test_what_cannot_be_tried_is_told(writer: Browser) -> None:
    set_ = begun(writer)
    saved(writer, set_, "card-1", text="Gloat.")
    refused = writer.post(f"/api/workshop/sets/{set_}/cards/card-1/try", {"game": "arc"})
    assert refused.status_code == 422
    assert "not understood" in refused.json()["found"]


@pytest.mark.parametrize(("text", "game"), [("Flurb the reeds.", "arc+byhand"), ("Draw a card.", "arc")])
def test_a_friend_is_asked_to_the_other_side_and_what_is_not_understood_is_played_by_hand(
    writer: Browser, local: Local, text: str, game: str
) -> None:
    set_, friend = begun(writer), Browser(local.address)
    saved(writer, set_, "card-1", type="event", subtypes="", attack=0, defense=0, cost="0", loyalty=0, text=text)
    made = writer.post(f"/api/workshop/sets/{set_}/cards/card-1/try", {"game": "arc", "friend": True})
    assert made.status_code == 201, made.text
    room = made.json()
    assert room["ruleset"] == game
    seat = f"/api/seats/{room['invitations']['1'].rsplit('/', 1)[-1]}/take"
    refused = friend.post(seat, {"deck": "strike-fund"})
    assert (refused.status_code, refused.json()["where"]) == (422, "body.deck"), "the decks are what was laid out"
    mine, theirs = met(writer, friend, room)
    assert mine.state["turn"] == theirs.state["turn"] > 0, "it goes on with the table that was laid out"
    assert 900_001 in {card["face"] for card in mine.state["cards"]}
    assert 900_001 not in {card["face"] for card in theirs.state["cards"]}, "it lies in another's hand"
    until_offered(mine, "Bell Founder")
    if game == "arc":
        return
    mine.choose(next(i for i, option in enumerate(mine.options) if "Bell Founder" in option["label"]))
    assert handed(mine, theirs)["sentence"] == "Flurb the reeds."


def until_offered(window: Window, name: str) -> None:
    """He passes until it is offered to play the card; where he may not pass, he takes the first that is offered."""
    for _ in range(MOST_PASSES):
        if any(name in option["label"] for option in waiting_for(window).options):
            return
        window.choose(next((i for i, option in enumerate(window.options) if option["rest"]), 0))
    pytest.fail(f"expected {name} to be offered soon, found {[option['label'] for option in window.options]}")


def handed(mine: Window, theirs: Window) -> Json:
    """What is asked of the one who carries a sentence out, when nobody has responded."""
    while not mine.options or not mine.state["question"]["hand"]:
        if mine.options:
            mine.choose(0)
            continue
        while not theirs.options:
            theirs.next()
        theirs.choose(0)
        mine.hear("update")
    found: Json = mine.state["question"]["hand"]
    return found


# ---- many games


def test_a_card_is_measured_in_games_of_its_deck_with_and_without_it(
    writer: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Sets, "note_measured", kept_late)
    set_ = begun(writer)
    saved(writer, set_, "card-1")
    path = f"/api/workshop/sets/{set_}/cards/card-1/measure"
    assert writer.get(path).json()["state"] == "none"
    asked = writer.post(path, {"game": "arc", "games": 4, "bot": "random", "against": "strike-fund"})
    assert asked.status_code == 200, asked.text
    assert asked.json()["games"] == 12, "with it, without it, and one against the other"
    assert writer.post(path, {"game": "arc", "games": 4}).status_code == 429, "one at a time"
    until = time.monotonic() + PATIENCE
    while (state := writer.get(path).json())["state"] in ("waits", "runs") and time.monotonic() < until:
        time.sleep(0.1)
    assert state["state"] == "done", state
    found = state["measured"]
    assert state["played"] == 12
    for way in ("with_it", "without", "between"):
        share = found[way]
        assert share["games"] == 4
        assert 0 <= share["low"] <= share["high"] <= 1
        assert share["low"] - 1e-9 <= share["wins"] / 4 <= share["high"] + 1e-9
    assert (found["against"], found["bot"]) == ("Strike Fund", "Easy")
    assert found["deck"] != found["against"]
    assert found["instead"]
    kept = writer.get(f"/api/workshop/sets/{set_}/cards/card-1").json()
    assert kept["measured"] == found
    assert saved(writer, set_, "card-1", 1, text="Flying.", number=900_001).json()["card"]["version"] == 2


def kept_late(sets: Sets, set_: str, part: str, measured: str, note: Any = Sets.note_measured) -> None:
    """A data file that takes its time: nobody is told that a test is done before what came of it is kept."""
    time.sleep(0.5)
    note(sets, set_, part, measured)


def test_decks_of_ones_own_are_measured_and_what_they_lack_is_told(writer: Browser) -> None:
    set_ = begun(writer)
    saved(writer, set_, "card-1", name="Bell Founder")
    deck = deck_of_the_house()
    path = f"/api/workshop/sets/{set_}"
    kept = writer.post(f"{path}/decks/deck-1", {"revision": 0, "deck": {"game": "arc", "name": "Bells", "cards": deck}})
    assert kept.status_code == 200, kept.text
    asked = {"game": "arc", "games": 2, "bot": "random", "deck": "deck-1"}
    refused = writer.post(f"{path}/cards/card-1/measure", asked)
    assert refused.status_code == 422
    assert "not in the deck 'Bells'" in refused.json()["found"]
    refused = writer.post(f"{path}/cards/card-1/measure", asked | {"deck": "", "against": "nobody"})
    assert "no deck 'nobody'" in refused.json()["found"]
    deck["Bell Founder"] = deck.pop("Imp Apprentice")
    writer.post(f"{path}/decks/deck-1", {"revision": 1, "deck": {"game": "arc", "name": "Bells", "cards": deck}})
    state = over(writer, f"{path}/cards/card-1/measure", asked | {"against": "deck-1"})
    assert state["state"] == "done", state
    assert state["measured"]["deck"] == state["measured"]["against"] == "Bells"


def deck_of_the_house() -> dict[str, int]:
    """The cards of a deck that ships."""
    return {name: many for name, many, _ in decks("arc")["strike-fund"].entries}


def over(writer: Browser, path: str, asked: Json) -> Json:
    """A test that is begun, and over."""
    begun_ = writer.post(path, asked)
    assert begun_.status_code == 200, begun_.text
    until, state = time.monotonic() + PATIENCE, begun_.json()
    while state["state"] in ("waits", "runs") and time.monotonic() < until:
        time.sleep(0.1)
        state = writer.get(path).json()
    found: Json = state
    return found


def test_games_can_be_stopped(writer: Browser) -> None:
    set_ = begun(writer)
    saved(writer, set_, "card-1")
    path = f"/api/workshop/sets/{set_}/cards/card-1/measure"
    assert writer.post(path, {"game": "arc", "games": 1000}).status_code == 200
    writer.post(f"{path}/stop", {})
    until = time.monotonic() + PATIENCE
    while (state := writer.get(path).json())["state"] in ("waits", "runs") and time.monotonic() < until:
        time.sleep(0.1)
    assert state["state"] == "stopped"


# ---- a table that is laid out


def test_a_table_is_laid_out_and_played_on(writer: Browser) -> None:
    set_ = begun(writer)
    saved(writer, set_, "card-1")
    areas = {area["key"]: area for area in writer.get("/api/workshop/areas/arc").json()["areas"]}
    theirs = writer.get("/api/rulesets/arc/cards").json()
    creature = next(face for face in theirs if face["type"] == "creature")
    row = next(key for key, area in areas.items() if area["title"] == "Army")
    cards = [
        {"seat": 0, "name": "Bell Founder", "area": row, "marked": True, "damage": 1},
        {"seat": 1, "name": creature["name"], "area": row},
    ]
    made = writer.post(f"/api/workshop/sets/{set_}/lay", {"game": "arc", "cards": cards, "points": [[0, 7]]})
    assert made.status_code == 201, made.text
    state = writer.sit(made.json()["link"]).state
    lying = {(card["face"], card["controller"]): card for card in state["cards"]}
    mine = lying[900_001, 0]
    assert mine["marked"]
    assert mine["damage"] == 1
    assert (creature["number"], 1) in lying


def test_a_table_that_cannot_be_laid_says_why(writer: Browser) -> None:
    set_ = begun(writer)
    for card in (
        {"seat": 0, "name": "No Such Card", "area": "army"},
        {"seat": 0, "name": "Otter Scout", "area": "nowhere"},
    ):
        refused = writer.post(f"/api/workshop/sets/{set_}/lay", {"game": "arc", "cards": [card]})
        assert refused.status_code == 422
        assert refused.json()["found"]
