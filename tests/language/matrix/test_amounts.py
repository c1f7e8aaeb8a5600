"""Amounts and operators beside all deeds that they can wrap: each other way of saying it means what the usual words mean."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from language.hearing import Hearing
from wtactics.games import ruleset

KINDS = "elf orc human soldier knight wolf"
GAMES = {game: Hearing(ruleset(game).speech, KINDS) for game in ("arc", "ava", "orc", "slot")}
TABLE: dict[str, list[dict[str, Any]]] = tomllib.loads((Path(__file__).parent / "amounts.toml").read_text("utf-8"))


def cells(entry: dict[str, Any]) -> list[tuple[str, str, list[str]]]:
    """The game, the usual words and all others, with each deed of the entry that its blank can be filled with."""
    filled = [(entry["means"], entry["said"], deed) for deed in entry.get("deeds", [""])]
    return [
        (game, means.replace("{deed}", deed), [way.replace("{deed}", deed) for way in said])
        for game in str(entry["games"]).split()
        for means, said, deed in filled
    ]


@pytest.mark.parametrize("entry", TABLE["same"], ids=lambda entry: entry["means"])
def test_all_ways_of_saying_it_mean_the_same(entry: dict[str, Any]) -> None:
    type_ = entry.get("type", "event")
    for game, usual, said in cells(entry):
        means = GAMES[game].meanings(usual, type_)
        for way in said:
            assert GAMES[game].meanings(way, type_) == means, f"{game}: {way}"


@pytest.mark.parametrize("entry", TABLE["written"], ids=lambda entry: entry["said"])
def test_what_is_said_is_written_back(entry: dict[str, Any]) -> None:
    for game in str(entry["games"]).split():
        written = GAMES[game].written(entry["said"], entry.get("type", "event"))
        assert written == entry["is"], game
        again = [meaning for words in written for meaning in GAMES[game].meanings(words, entry.get("type", "event"))]
        assert again == GAMES[game].meanings(entry["said"], entry.get("type", "event"))


@pytest.mark.parametrize("entry", TABLE["refused"], ids=lambda entry: entry["why"])
def test_what_could_mean_two_things_is_refused(entry: dict[str, Any]) -> None:
    for game in str(entry["games"]).split():
        for text in entry["texts"]:
            assert GAMES[game].refusal(text, entry.get("type", "event"))
