"""import-cards: an export in the shape of the live game's, with cards of our own making, becomes a set."""

import json
import os
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from wtactics.cli.door import wtactics
from wtactics.content.content import content_of
from wtactics.content.own_sets import SETTING


@pytest.fixture(autouse=True)
def no_sets(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No set is open before and after."""
    monkeypatch.delenv(SETTING, raising=False)
    yield
    os.environ.pop(SETTING, None)
    content_of.cache_clear()


def row(n: int, name: str = "", **more: Any) -> dict[str, Any]:
    """A creature as an export has it."""
    creature = {
        "id": n, "guid": f"00000000-0000-5000-8000-{n:012}", "name": name or f"Lock Keeper {n}",
        "ruleText": "When this creature comes into play, draw a card.", "subType": "Human Clerk",
        "type": {"id": 2, "name": "Creature", "guid": "x"}, "faction": {"id": 1, "name": "House of Nobles", "guid": "x"},
        "cost": "2", "loyalty": 1, "attack": "1", "defense": "2", "info": "a footer",
        "serie": {"id": 9, "name": "Canal Days", "cards": [], "guid": "x"}, "artist": "Nobody in particular",
        "artworkLicense": {"name": "CC BY-SA 4.0"}, "creator": {"name": "somebody", "email": "somebody@example.invalid"},
        "layoutText": "<p><c>W</c><n>hen ...</n></p>",
    }  # fmt: skip
    return {key: value for key, value in (creature | more).items() if value is not None}


def export(tmp_path: Path, *rows: Any, shape: str = "items") -> Path:
    file = tmp_path / "export.json"
    told: Any = {shape: list(rows), "totalItems": len(rows)} if shape else list(rows)
    file.write_text(json.dumps(told), "utf-8-sig")
    return file


def run(*words: str) -> Result:
    result = CliRunner().invoke(wtactics, words)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exc_info
    return result


def imported(tmp_path: Path, *rows: Any, shape: str = "items") -> Result:
    return run("import-cards", str(export(tmp_path, *rows, shape=shape)), "--to", str(tmp_path / "set"))


def cards(tmp_path: Path) -> list[dict[str, Any]]:
    sheet = tomllib.loads((tmp_path / "set" / "canal-days.toml").read_text("utf-8"))
    assert (sheet["set"], sheet["rulesets"]) == ("Canal Days", ["arc"])
    found: list[dict[str, Any]] = sheet["card"]
    return found


def test_all_that_we_hold_of_a_card_is_kept_and_nothing_of_people(tmp_path: Path) -> None:
    assert "1 new card, 0 in a new version, 0 as before" in imported(tmp_path, row(1)).stdout
    (card,) = cards(tmp_path)
    assert card.pop("number") >= 100_000
    assert len(card.pop("imported")) == 16
    assert card == {
        "version": 1, "name": "Lock Keeper 1", "faction": "House of Nobles", "type": "creature", "subtypes": "Human Clerk",
        "cost": 2, "loyalty": 1, "attack": 1, "defense": 2, "text": "When this creature comes into play, draw a card.",
        "guid": "00000000-0000-5000-8000-000000000001", "artist": "Nobody in particular", "licence": "CC BY-SA 4.0",
    }  # fmt: skip
    written = (tmp_path / "set" / "canal-days.toml").read_text("utf-8")
    assert "@" not in written
    assert "<" not in written
    assert "1 cards are well formed" in run("check-cards", str(tmp_path / "set")).stdout


@pytest.mark.parametrize("shape", ["items", "deckCards", ""])
def test_lists_of_results_decks_and_bare_lists_are_read(tmp_path: Path, shape: str) -> None:
    rows = [{"quantity": 2, "card": row(1)}] if shape == "deckCards" else [row(1)]
    assert "1 new card" in imported(tmp_path, *rows, shape=shape).stdout


def test_the_second_import_changes_nothing_and_leaves_edits(tmp_path: Path) -> None:
    imported(tmp_path, row(1), row(2))
    sheet = tmp_path / "set" / "canal-days.toml"
    sheet.write_text(sheet.read_text("utf-8").replace("draw a card", "draw two cards") + "# a note\n", "utf-8")
    before = sheet.read_bytes()
    assert "0 new cards, 0 in a new version, 2 as before" in imported(tmp_path, row(1), row(2)).stdout
    assert sheet.read_bytes() == before


def test_an_equal_guid_in_other_words_is_a_new_version_in_its_place(tmp_path: Path) -> None:
    imported(tmp_path, row(1), row(2), row(3))
    before = cards(tmp_path)
    sheet = tmp_path / "set" / "canal-days.toml"
    sheet.write_text(sheet.read_text("utf-8").replace("set =", "# mine\nset =", 1), "utf-8")
    renamed = row(2, "Weir Keeper", attack="3")
    assert "1 new card, 1 in a new version, 2 as before" in imported(tmp_path, row(1), renamed, row(3), row(4)).stdout
    first, second, third, fourth = cards(tmp_path)
    assert (first, third) == (before[0], before[2])
    assert (second["number"], second["version"], second["name"]) == (before[1]["number"], 2, "Weir Keeper")
    assert (fourth["name"], fourth["version"]) == ("Lock Keeper 4", 1)
    assert sheet.read_text("utf-8").startswith("# mine\n")


def test_a_card_may_come_twice_in_one_file(tmp_path: Path) -> None:
    assert "1 new card, 0 in a new version, 1 as before" in imported(tmp_path, row(1), row(1)).stdout
    assert len(cards(tmp_path)) == 1


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ({"type": {"name": "Pamphlet"}}, "found the type 'pamphlet'"),
        ({"type": None}, "found the type ''"),
        ({"type": "Creature"}, "found 'Creature' as type"),
        ({"faction": {"name": "The Bakers"}}, "found the faction 'The Bakers'"),
        ({"attack": "many"}, "found 'many' as attack"),
        ({"attack": "9" * 5000}, "as attack, expected a whole number"),
        ({"loyalty": 3}, "found loyalty 3 above cost 2"),
        ({"cost": ["2"]}, "found a list as cost"),
        ({"ruleText": 7}, "found 7 as ruleText"),
        ({"ruleText": "a" * 4001}, "found 4001 characters as ruleText"),
        ({"name": "N" * 201}, "found 201 characters as name"),
        ({"name": "Half \ud83d"}, "a sign in name that cannot be written"),
        ({"name": "Bell\x07"}, "a sign in name that cannot be written"),
        ({"name": " "}, "found no name"),
    ],
)
def test_a_row_with_a_mistake_is_told_by_its_place_and_the_others_stay(
    tmp_path: Path, more: dict[str, Any], told: str
) -> None:
    result = imported(tmp_path, row(1), row(2) | more, "a word", row(4))
    assert result.exit_code == 2
    assert "2 new cards" in result.stdout
    assert told in result.stderr
    assert "export.json, card 2" in result.stderr
    assert "export.json, card 3: found no card" in result.stderr
    assert [card["name"] for card in cards(tmp_path)] == ["Lock Keeper 1", "Lock Keeper 4"]


def test_cities_tokens_and_contradictions_are_told(tmp_path: Path) -> None:
    city = row(1, "Lockgate", type={"name": "City"}, subType="City", cost="S", attack=None, defense="8", loyalty=3)
    token = row(2, "Gull Token", subType="Bird Token", cost=None, ruleText=None)
    event = row(3, "Low Bridge", type={"name": "Magic"}, subType="Event", attack=None, defense=None, cost="X")
    said = " ".join(imported(tmp_path, city, token, event).stdout.split())
    assert "Left out, for texts make them: Gull Token." in said
    assert "Lockgate: a city with which one begins; it has no cost here, and no loyalty of 3" in said
    assert "Lockgate: no city of an export has a discipline; Body stands for it until you change it" in said
    assert "Low Bridge: magic with Event as subtype; it stays magic" in said
    first, second = cards(tmp_path)
    assert (first["strength"], first["discipline"], "cost" in first, "loyalty" in first) == (8, "Body", False, False)
    assert (second["cost"], "attack" in second, "subtypes" in second) == ("X", False, False)


def test_a_name_that_ships_is_told_apart_by_the_set(tmp_path: Path) -> None:
    assert "here it is Otter Scout (Canal Days)" in imported(tmp_path, row(1, "Otter Scout")).stdout
    assert (
        "Otter Scout (Canal Days)" in run("cards", "--cards", str(tmp_path / "set"), "Otter", "Scout", "Canal").stdout
    )


def test_markup_goes_and_words_stay(tmp_path: Path) -> None:
    text = '<p><c>D</c><n>raw a card &amp; <bi>mark</bi> it.</n><br/>I am 2 < 3 & "quoted" \\.</p>\n<p></p>'
    imported(tmp_path, row(1, 'Ŝtelĉevalo <b>Ɛ</b> "!" \\ #', ruleText=text, flavorText='"Is it?"\r\nIt is.\r\n'))
    (card,) = cards(tmp_path)
    assert card["name"] == 'Ŝtelĉevalo <b>Ɛ</b> "!" \\ #'
    assert card["text"] == 'Draw a card & mark it.\nI am 2 < 3 & "quoted" \\.'
    assert card["flavour"] == '"Is it?"\nIt is.'


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "expected an export of cards in JSON"),
        ("{", "expected an export of cards in JSON"),
        ("7", "found no list of items"),
        ('{"items": {}}', "found no list of items"),
        ("[" * 200_000, "far too many digits or brackets"),
        ("[" + "9" * 5000 + "]", "far too many digits or brackets"),
        ("[" + "{}," * 20_000 + "{}]", "found 20001 cards, expected 20000 or less"),
    ],
)
def test_files_that_are_no_export_are_refused(tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "export.json"
    file.write_text(text, "utf-8")
    result = run("import-cards", str(file), "--to", str(tmp_path / "set"))
    assert result.exit_code == 2
    assert told in result.stderr
    assert not (tmp_path / "set").exists()


def test_a_deck_is_imported_with_its_cards(tmp_path: Path) -> None:
    token = row(3, "Ghost", subType="Human Token")
    rows = [{"quantity": many, "card": card} for many, card in ((3, row(1)), (2, row(2)), (1, token), (1, row(1)))]
    file = tmp_path / "export.json"
    file.write_text(json.dumps({"name": "Locks & Keys", "guid": "d", "deckCards": rows}), "utf-8")
    result = run("import-cards", str(file), "--to", str(tmp_path / "set"))
    assert "deck-locks-keys.toml: the deck of these cards" in result.stdout
    deck = tomllib.loads((tmp_path / "set" / "deck-locks-keys.toml").read_text("utf-8"))
    assert (deck["name"], deck["ruleset"]) == ("Locks & Keys", "arc")
    assert deck["cards"] == {"Lock Keeper 1": 4, "Lock Keeper 2": 2}
    assert "size" in run(
        "check-deck", str(tmp_path / "set" / "deck-locks-keys.toml"), "--cards", str(tmp_path / "set")
    ).output.lower()  # fmt: skip


def test_a_deck_with_an_odd_number_of_a_card_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "export.json"
    file.write_text(json.dumps({"deckCards": [{"quantity": 0, "card": row(1)}]}), "utf-8")
    result = run("import-cards", str(file), "--to", str(tmp_path / "set"))
    assert result.exit_code == 2
    assert "card 1: found the quantity 0, expected a number from 1 to 999" in " ".join(result.stderr.split())


@pytest.mark.slow
def test_five_thousand_cards_are_imported_opened_and_played(tmp_path: Path) -> None:
    begun = time.process_time()
    assert "5000 new cards" in imported(tmp_path, *map(row, range(5000))).stdout
    assert time.process_time() - begun < 60
    cards = ("--cards", str(tmp_path / "set"))
    assert "5000 of" in run("cards", *cards, "Lock", "Keeper").stdout
    assert run("simulate", *cards, "--games", "1", "--bots", "random").exit_code == 0
    assert time.process_time() - begun < 120
