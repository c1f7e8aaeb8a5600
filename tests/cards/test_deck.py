"""A deck file is a list of names and counts; what is wrong with it is told with its line."""

from pathlib import Path

import pytest

from wtactics.cards import CardLibrary, FaultyFile, find_decks, load_cards, read_deck

GOOD = """\
name = "Wet Season"
ruleset = "arc"
learning = true
description = "Weather, and more of it."

[cards]
"Fen Light" = 2
Rain = 1   # a bare key is a name too
"""


@pytest.fixture
def library(tmp_path: Path) -> CardLibrary:
    blocks = [
        f'[[card]]\nnumber = {number}\nversion = 1\nname = "{name}"\nfaction = "Gaian"\ntype = "event"\n'
        for number, name in enumerate(["Rain", "Fen Light"], start=1)
    ]
    (tmp_path / "sheet.toml").write_text('set = "Trial"\n' + "".join(blocks))
    return load_cards([tmp_path / "sheet.toml"])


def deck_file(tmp_path: Path, text: str, name: str = "deck.toml") -> Path:
    (tmp_path / name).write_text(text)
    return tmp_path / name


def faults_of(tmp_path: Path, text: str) -> list[str]:
    with pytest.raises(FaultyFile) as caught:
        read_deck(deck_file(tmp_path, text))
    return str(caught.value).replace(str(tmp_path) + "/", "").splitlines()


def test_a_deck_gives_each_copy_in_the_order_of_its_file(tmp_path: Path, library: CardLibrary) -> None:
    deck = read_deck(deck_file(tmp_path, GOOD))
    assert (deck.name, deck.ruleset, deck.learning) == ("Wet Season", "arc", True)
    assert deck.description == "Weather, and more of it."
    assert deck.entries == (("Fen Light", 2, 7), ("Rain", 1, 8))
    assert [card.number for card in deck.cards(library)] == [2, 2, 1]
    assert len(deck) == 3


def test_all_unknown_cards_are_told_together_with_the_nearest(tmp_path: Path, library: CardLibrary) -> None:
    deck = read_deck(deck_file(tmp_path, GOOD + '"Fen Lihgt" = 1\n"Zzzz" = 1\n'))
    with pytest.raises(FaultyFile) as caught:
        deck.cards(library)
    assert str(caught.value).replace(str(tmp_path) + "/", "").splitlines() == [
        "deck.toml:9: found the unknown card 'Fen Lihgt', expected 'Fen Light'",
        "deck.toml:10: found the unknown card 'Zzzz', expected the name of a card in the library",
    ]


def test_all_faults_of_a_deck_are_told_at_once(tmp_path: Path) -> None:
    text = 'nme = "A"\nruleset = ""\nlearning = 1\n[cards]\nRain = 0\n"Fen Light" = "two"\nHail = true\n'
    assert faults_of(tmp_path, text) == [
        "deck.toml:1: found no key 'name', expected name = ...",
        "deck.toml:1: found the unknown key 'nme', expected name",
        "deck.toml:2: found an empty text as ruleset, expected the name of a ruleset",
        "deck.toml:3: found the number 1 as learning, expected true or false",
        "deck.toml:5: found the number 0 as Rain, expected a whole number, 1 or more",
        "deck.toml:6: found the text 'two' as Fen Light, expected a whole number, 1 or more",
        "deck.toml:7: found true as Hail, expected a whole number, 1 or more",
    ]


def test_a_deck_without_cards_is_refused(tmp_path: Path) -> None:
    head = 'name = "A"\nruleset = "arc"\n'
    assert faults_of(tmp_path, head) == ["deck.toml:1: found no key 'cards', expected cards = ..."]
    assert faults_of(tmp_path, head + "[cards]\n") == ['deck.toml:3: found no cards, expected "Name of a Card" = 3']


def test_a_card_written_twice_is_told_with_the_second_line(tmp_path: Path) -> None:
    (told,) = faults_of(tmp_path, GOOD + "Rain = 2\n")
    assert told.startswith("deck.toml:9: found a mistake in the TOML (")


def test_decks_are_found_by_ruleset_and_stand_in_order_of_name(tmp_path: Path) -> None:
    for file, name, ruleset in (("b", "Ash", "arc"), ("a", "Birch", "arc"), ("c", "Alder", "orc")):
        text = f'name = "{name}"\nruleset = "{ruleset}"\n[cards]\nRain = 1\n'
        (tmp_path / ruleset).mkdir(exist_ok=True)
        deck_file(tmp_path / ruleset, text, f"{file}.toml")
    assert [deck.name for deck in find_decks(tmp_path, "arc")] == ["Ash", "Birch"]
    deck_file(tmp_path, "name = 1\n", "bad.toml")
    with pytest.raises(FaultyFile, match=r"bad\.toml:1: found the number 1 as name"):
        find_decks(tmp_path, "arc")
