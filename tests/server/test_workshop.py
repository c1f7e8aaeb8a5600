"""The workshop's calls: sets are kept, read, shared and taken down and up; nobody reaches what is another's."""

from __future__ import annotations

import io
import json
import tomllib
import zipfile
from typing import Any

import pytest

from running import Local
from visitor import Browser
from writers import FOUNDER, Json, begun, saved


def read(browser: Browser, game: str = "arc", **fields: Any) -> Json:
    answer = browser.post("/api/workshop/read", {"game": game, "card": {**FOUNDER, "number": 900_001, **fields}})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


# ---- what is understood


def test_a_card_is_told_with_what_each_of_its_sentences_means(writer: Browser) -> None:
    found = read(writer)
    assert found["playable"]
    assert found["face"]["name"] == "Bell Founder"
    first, second = found["sentences"]
    assert ["when", "Whenever this creature comes into play"] in first["parts"]
    assert ["what", "Draw a card"] in first["parts"]
    assert ["you pay", "Mark this card"] in second["parts"]
    assert ["whom", "One creature, of your choice"] in second["parts"]
    assert second["line"] == 1


def test_what_is_not_understood_is_told_at_its_place_and_all_else_is_read(writer: Browser) -> None:
    text = "Flying.\nWhenever a creature is damaged, heal it for 1.\nDraw two crds.\n(M): Draw a card."
    found = read(writer, text=text)
    assert not found["understood"]
    assert not found["playable"]
    assert dict(found["keywords"])["flying"]
    faults = {one["line"]: one for one in found["sentences"] if one["fault"]}
    assert set(faults) == {1, 2}
    heal = faults[1]["fault"]
    assert text.split("\n")[1][heal["begin"] :] == "1."
    assert ["when", "Whenever a creature is dealt damage"] in faults[1]["parts"]
    assert faults[2]["fault"]["why"] == "unknown word"
    assert [one["text"] for one in found["sentences"] if not one["fault"]] == ["Flying.", "(M): Draw a card."]


@pytest.mark.parametrize("game", ["arc", "ava"])
def test_of_a_city_it_is_told_what_a_won_bid_switches_on_and_what_needs_none(writer: Browser, game: str) -> None:
    def told(text: str) -> dict[str, str]:
        fields = {"type": "city", "subtypes": "", "attack": 0, "defense": 0, "strength": 5, "discipline": "Body"}
        return dict(read(writer, game, games=[game], text=text, **fields)["sentences"][0]["parts"])

    said = "Creatures you control get +1/+0."
    for advantage in (told(said), told(f"Advantage: {said}")):
        assert advantage["only"] == "While a won bid has switched it on"
        assert "when" not in advantage
        assert "bids" not in advantage
    always = told(f"Always: {said}")
    assert always["when"] == "Always, while it is in play"
    assert 'stands behind "Advantage:"' in always["bids"]


def test_what_is_offered_instead_is_understood(writer: Browser) -> None:
    found = read(writer, type="event", text="Destroy target creature. Draw two crds.")
    offered = found["sentences"][1]["fault"]["instead"]
    assert "Draw two cards." in offered
    for sentence in offered:
        assert read(writer, type="event", text=sentence)["understood"], sentence


def test_words_of_another_game_are_told_to_be_such(writer: Browser) -> None:
    found = read(writer, game="slot", games=["slot"], stats={"slot": {"defense": 1, "life": 3, "level": 1}})
    assert "no card of this game can say that" in found["sentences"][0]["fault"]["why"]


def test_values_are_held_against_the_sheet_and_names_against_the_cards(writer: Browser) -> None:
    found = read(writer, cost="many", faction="The Long Ebb", name="Flats Digger")
    fields = {fault["field"] for fault in found["fields"]}
    assert {"cost", "faction"} <= fields
    shipped = writer.get("/api/rulesets/arc/cards").json()[0]
    taken = {fault["field"] for fault in read(writer, name=shipped["name"], number=shipped["number"])["fields"]}
    assert taken == {"name", "number"}


def test_a_game_prints_its_own_values(writer: Browser) -> None:
    found = read(
        writer, game="slot", games=["slot"], text="", stats={"slot": {"close": 2, "defense": 1, "life": 3, "level": 1}}
    )
    assert found["face"]["values"] == {"close": 2, "defense": 1, "life": 3}
    assert read(writer, game="slot", games=["slot"], text="")["fields"]


def test_heroes_and_second_factions_are_read(writer: Browser) -> None:
    hero = {"influence": 10, "points": 20, "hand": 5, "resources": 1, "army": 5}
    second = {"second_faction": "Red Banner", "second_loyalty": 1}
    plain = {"cost": "", "attack": 0, "defense": 0, "text": "", "games": ["orc+heroes"], "subtypes": ""}
    found = read(writer, "orc+heroes", type="hero", stats={"orc": hero | second | {"second_army": 1}}, **plain)
    assert found["playable"], found["fields"]
    assert found["face"]["text"].startswith("Influence 10, 20 VP")
    half = read(writer, "orc+heroes", type="hero", stats={"orc": {"influence": 10, "second_faction": "Gaian"}}, **plain)
    assert not half["playable"]
    assert half["face"]["text"] == ""
    sworn = read(writer, "orc", games=["orc"], text="", stats={"orc": second})
    assert sworn["playable"], sworn["fields"]


def test_words_are_offered_that_go_on_with_the_sentence(writer: Browser) -> None:
    def words(text: str) -> list[str]:
        asked = {"game": "arc", "type": "creature", "name": "Bell Founder", "text": text}
        found: list[str] = writer.post("/api/workshop/words", asked).json()["words"]
        return found

    assert "comes" in words("When this creature ")
    assert words("When this creature enters play, dr")[0] == "draw"
    assert "until" in words("Target creature gets +2/+0 ")
    assert "Whenever" in words("Draw a card.\n")


def test_nothing_breaks_the_reader(writer: Browser) -> None:
    for text in (
        "(" * 2000,
        "<img src=x onerror=alert(1)>",
        "\u202e\ud7ff " * 600,
        "if " * 600,
        '"' * 2000,
        "\n" * 2000,
    ):
        found = writer.post("/api/workshop/read", {"game": "arc", "card": {**FOUNDER, "text": text[:2000]}})
        assert found.status_code in (200, 422), found.text
    assert read(writer, name="<b>Bold</b>", text="")["face"]["name"] == "<b>Bold</b>"
    assert read(writer)["playable"]


def test_what_is_too_long_is_refused_with_its_place(writer: Browser) -> None:
    refused = writer.post("/api/workshop/read", {"game": "arc", "card": {**FOUNDER, "text": "x" * 2001}})
    assert refused.status_code == 422
    assert refused.json()["where"] == "body.card.text"
    assert writer.post("/api/workshop/read", {"game": "chess", "card": FOUNDER}).status_code == 422


# ---- what is kept


def test_a_card_is_kept_as_it_was_typed_also_unfinished(writer: Browser) -> None:
    set_ = begun(writer)
    assert saved(writer, set_, "card-1", name="", text="When this").json()["revision"] == 1
    kept = writer.get(f"/api/workshop/sets/{set_}/cards/card-1").json()
    assert kept["card"]["text"] == "When this"
    assert kept["card"]["number"] == 900_001
    assert saved(writer, set_, "card-2").json()["card"]["number"] == 900_002
    page = writer.get(f"/api/workshop/sets/{set_}/cards?words=bell").json()
    assert page["found"] == 1
    assert page["rows"][0]["face"]["name"] == "Bell Founder"
    assert writer.get("/api/workshop/sets").json()["sets"][0]["cards"] == 2


def test_of_two_who_write_at_once_the_second_is_told_what_is_there(writer: Browser) -> None:
    set_ = begun(writer)
    saved(writer, set_, "card-1")
    number = {"number": 900_001}
    assert saved(writer, set_, "card-1", 1, text="Flying.", **number).json()["revision"] == 2
    late = saved(writer, set_, "card-1", 1, text="Draw a card.", **number)
    assert late.status_code == 409
    assert late.json()["now"]["card"]["text"] == "Flying."
    assert late.json()["now"]["revision"] == 2
    assert saved(writer, set_, "card-1", 1, text="Flying.", **number).json()["revision"] == 2, "kept, but not heard of"
    gone = writer.post(f"/api/workshop/sets/{set_}/cards/card-1/delete", {"revision": 1})
    assert gone.status_code == 409
    assert writer.post(f"/api/workshop/sets/{set_}/cards/card-1/delete", {"revision": 2}).json()["cards"] == 0
    assert saved(writer, set_, "card-1", 2).json()["now"] is None


def test_a_set_is_its_guests_alone_until_its_link_is_given_away(writer: Browser, local: Local) -> None:
    set_ = begun(writer)
    saved(writer, set_, "card-1")
    mine = writer.get(f"/api/workshop/sets/{set_}").json()
    stranger = Browser(local.address)
    for path in ("", "/cards", "/cards/card-1", "/file"):
        assert stranger.get(f"/api/workshop/sets/{set_}{path}").status_code == 404
    token = mine["share"].rsplit("/", 1)[-1]
    assert len(token) >= 20
    seen = stranger.get(f"/api/workshop/sets/{token}").json()
    assert (seen["name"], seen["yours"], seen["share"], seen["id"]) == ("The Long Ebb", False, "", token)
    assert stranger.get(f"/api/workshop/sets/{token}/cards/card-1").json()["card"]["name"] == "Bell Founder"
    for path, body in (("cards/card-1", {"revision": 1, "card": FOUNDER}), ("name", {"name": "Mine"}), ("delete", {})):
        assert stranger.post(f"/api/workshop/sets/{token}/{path}", body).status_code == 403
    copy = stranger.post(f"/api/workshop/sets/{token}/copy", {}).json()
    assert copy["yours"]
    assert copy["cards"] == 1
    assert copy["id"] not in (set_, token)


def test_a_set_goes_down_and_up_as_files(writer: Browser) -> None:
    set_ = begun(writer)
    saved(writer, set_, "card-1")
    saved(writer, set_, "card-2", name="", text="When this")
    deck = {"game": "arc", "name": "Bells", "description": "", "cards": {"Bell Founder": 3}}
    writer.post(f"/api/workshop/sets/{set_}/decks/deck-1", {"revision": 0, "deck": deck})
    held = zipfile.ZipFile(io.BytesIO(writer.get(f"/api/workshop/sets/{set_}/file").content))
    files = {name.rpartition("/")[2]: held.read(name).decode() for name in held.namelist()}
    assert set(files) == {"cards-1.toml", "bells.toml", "unfinished.json"}
    assert tomllib.loads(files["cards-1.toml"])["card"][0]["name"] == "Bell Founder"
    assert json.loads(files["unfinished.json"])[0]["text"] == "When this"
    other = begun(writer, "Again")
    for name in ("cards-1.toml", "bells.toml"):
        assert writer.post(f"/api/workshop/sets/{other}/upload", {"name": name, "text": files[name]}).status_code == 200
    there = writer.get(f"/api/workshop/sets/{other}").json()
    assert (there["cards"], there["decks"][0]["deck"]) == (1, deck)


def test_all_that_is_wrong_with_a_file_is_told_with_its_lines(writer: Browser) -> None:
    set_ = begun(writer)
    text = 'set = "x"\n[[card]]\nnumber = 1\nversion = 1\nname = ""\nfaction = "Gaia"\ntype = "creatur"\n'
    refused = writer.post(f"/api/workshop/sets/{set_}/upload", {"name": "x.toml", "text": text})
    assert refused.status_code == 422
    told = "\n".join(refused.json()["faults"])
    assert "x.toml:6: found the unknown faction 'Gaia'" in told
    assert "x.toml:7: found the unknown type 'creatur'" in told
    deep = writer.post(f"/api/workshop/sets/{set_}/upload", {"name": "x.toml", "text": "a = " + "[" * 9000})
    assert deep.status_code == 422


def test_what_nobody_reads_is_told_on_the_faces_of_a_deck_and_in_print(writer: Browser) -> None:
    set_ = begun(writer)
    saved(writer, set_, "card-1", text="Flying. Sing a song.")
    deck = {"game": "arc", "name": "Bells", "cards": {"Bell Founder": 1}}
    (face,) = writer.post("/api/workshop/deck", {"set": set_, "deck": deck}).json()["own"]
    assert face["unread"] == ["Sing a song."]
    asked = {"game": "arc", "cards": [{"name": "Bell Founder", "count": 2}]}
    printed = writer.post(f"/api/workshop/sets/{set_}/print", asked)
    assert (printed.status_code, printed.content[:5]) == (200, b"%PDF-")


def test_a_deck_is_held_against_the_rules(writer: Browser) -> None:
    set_ = begun(writer)
    saved(writer, set_, "card-1")
    deck = {"game": "arc", "name": "Bells", "cards": {"Bell Founder": 99, "No Such Card": 1}}
    found = writer.post("/api/workshop/deck", {"set": set_, "deck": deck}).json()
    assert found["size"] == 100
    assert found["unknown"] == ["No Such Card"]
    assert found["faults"]
    assert all(fault["rule"].startswith("ARC-") for fault in found["faults"])
