"""Sets of one's own: folders of cards and decks that are played with beside those that ship."""

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from wtactics.cli.door import wtactics
from wtactics.content.content import content_of, content_with
from wtactics.content.own_sets import SETTING, carried
from wtactics.records.file import from_text, read_record, to_text
from wtactics.records.record import BadRecord, begin, resume
from wtactics.records.shelf import content_for

SHEET = '''\
set = "Pond Life"
rulesets = ["arc", "ava"]

[[card]]
number = {number}
version = 1
name = "{name}"
faction = "Gaian"
type = "creature"
subtypes = "Beast"
cost = 1
attack = 1
defense = {defense}
text = """
When this creature comes into play, draw a card.
Whenever this creature attacks, you gain 1 VP."""
'''


def sheet(name: str = "Pond Skater", number: int = 90_001, defense: int = 1) -> str:
    return SHEET.format(name=name, number=number, defense=defense)


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A set of one card, and a deck with it; afterwards no set is open."""
    monkeypatch.delenv(SETTING, raising=False)
    folder = tmp_path / "pond"
    folder.mkdir()
    (folder / "first.toml").write_text(sheet(), "utf-8")
    deck = Path(content_of("arc").find_deck("Teeth in the Reeds").file).read_text("utf-8")
    deck = deck.replace('name = "Teeth in the Reeds"', 'name = "Skaters"').replace('"Otter Scout"', '"Pond Skater"')
    (folder / "skaters.toml").write_text(deck, "utf-8")
    yield folder
    os.environ.pop(SETTING, None)
    content_of.cache_clear()


def run(*words: str) -> Result:
    result = CliRunner().invoke(wtactics, words)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exc_info
    return result


def refused(*words: str) -> str:
    result = run(*words)
    assert (result.exit_code, result.stdout) == (2, ""), result.output
    return result.stderr


def test_its_cards_and_decks_are_there_beside_those_that_ship(own: Path) -> None:
    assert "Whenever this creature attacks" in run("cards", "--cards", str(own), "Pond", "Skater").stdout
    decks = run("decks", "--cards", str(own)).stdout
    assert "Skaters, 45 cards" in decks
    assert "Strike Fund, 45 cards" in decks
    assert "legal in arc" in run("check-deck", "--cards", str(own), str(own / "skaters.toml")).stdout
    assert "2 games of ARC" in run("simulate", "--cards", str(own), "--decks", "Skaters,Strike", "--games", "2").stdout


def test_without_it_nobody_knows_its_cards(own: Path) -> None:
    assert "the unknown card 'Pond Skater'" in refused("check-deck", str(own / "skaters.toml"))


def test_what_is_not_there_or_not_understood_is_told_with_its_place(own: Path) -> None:
    assert "found nothing there, expected a folder or a file" in refused("cards", "--cards", str(own / "gone"))
    (own / "first.toml").write_text(sheet().replace("draw a card", "drow a card"), "utf-8")
    message = refused("simulate", "--cards", str(own), "--games", "1")
    assert "Pond Skater, text 1:37" in message
    assert 'did you mean "When this creature comes into play, draw a card."?' in message


@pytest.mark.parametrize(
    ("again", "told"),
    [
        (sheet("Pond Boat"), "number 90001 again"),
        (sheet(number=90_002), "the name 'Pond Skater' again"),
        (sheet("Otter Scout", 90_003), "the name 'Otter Scout' again"),
        (sheet("Pond Boat", 31), "number 31 again"),
    ],
)
def test_two_sets_may_not_clash_nor_one_with_what_ships(own: Path, tmp_path: Path, again: str, told: str) -> None:
    other = tmp_path / "other.toml"
    other.write_text(again, "utf-8")
    message = refused("cards", "--cards", str(own), "--cards", str(other), "pond")
    assert told in message
    assert re.search(r"(first|gaian)\.toml:\d+", message)


def test_a_deck_has_a_name_of_its_own(own: Path) -> None:
    file = own / "skaters.toml"
    file.write_text(file.read_text("utf-8").replace('"Skaters"', '"Strike Fund"'), "utf-8")
    assert "the name 'Strike Fund' again (the other deck is" in refused("decks", "--cards", str(own))


def test_words_in_the_environment_that_name_no_set_are_refused(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SETTING, str(own))
    content_of.cache_clear()
    assert 'expected a list of paths in JSON, such as ["my-set"]' in refused("cards", "Pond")


def recorded(own: Path) -> str:
    """A match with the deck of the set, as it is saved."""
    run("cards", "--cards", str(own), "Pond")
    content = content_of("arc")
    decks = [(name, content.find_deck(name).cards(content.cards)) for name in ("Skaters", "Strike Fund")]
    played = begin(content.game, content.pool, decks, 5)
    for n in range(120):
        played.choose_at(n % len(played.match.table.options))
    return to_text(played.record)


def test_a_record_carries_the_cards_that_it_needs(own: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(recorded(own), "utf-8")
    os.environ.pop(SETTING)
    content_of.cache_clear()
    record = read_record(file)
    assert [(each.set, [card.name for card in each.cards]) for each in record.own] == [("Pond Life", ["Pond Skater"])]
    assert "Pond Skater" not in content_of("arc").cards
    assert content_for(record) is content_with("arc", record.own)
    again = resume(record, content_for(record).pool)
    assert again.record.choices == record.choices
    assert to_text(again.record) == file.read_text("utf-8")
    assert "Turn " in run("replay", str(file)).stdout


def test_a_set_that_has_changed_since_changes_no_record(own: Path) -> None:
    text = recorded(own)
    (own / "first.toml").write_text(sheet(defense=7), "utf-8")
    content_of.cache_clear()
    record = from_text(text)
    assert content_of("arc").cards.find("Pond Skater").defense == 7
    assert content_for(record).cards.find("Pond Skater").defense == 1
    assert resume(record, content_for(record).pool).record.choices == record.choices


@pytest.mark.parametrize(
    ("key", "value", "told"),
    [
        ("sheet", sheet(defense=9), "digest"),
        ("sheet", "set = 3", "own, set 1: expected a sheet of cards"),
        ("sheet", sheet("Pond Boat", 90_007), "expected cards of that set that stand in the decks"),
        ("set", "Sea Life", "expected cards of that set"),
        ("digest", "0" * 16, "own, set 1, digest"),
    ],
)
def test_a_record_whose_own_cards_are_not_what_it_says_is_refused(own: Path, key: str, value: str, told: str) -> None:
    data = json.loads(recorded(own))
    data["own"][0][key] = value
    with pytest.raises(BadRecord, match=re.escape(told)):
        from_text(json.dumps(data))


def test_what_ships_is_not_carried() -> None:
    assert carried(content_of("arc").cards) == ()
