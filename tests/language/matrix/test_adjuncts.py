"""Adjuncts beside all that they can stand with: each other way of saying it means what the usual words mean."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from language.hearing import Hearing
from wtactics.games import ruleset

KINDS = "elf orc human soldier knight wolf"
GAMES = {game: Hearing(ruleset(game).speech, KINDS) for game in ("arc", "ava", "orc", "slot")}
EVERYWHERE = " ".join(GAMES)
ROWS: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "adjuncts.toml").read_text("utf-8"))["row"]


def games_of(row: dict[str, Any]) -> list[str]:
    return str(row.get("games", EVERYWHERE)).split()


def cells(row: dict[str, Any], game: str, text: str) -> list[str]:
    """The sentence with each phase that the game has, where it speaks of one."""
    if "{phase}" not in text:
        return [text]
    phases = [phase.name for phase in GAMES[game].speech.phases]
    return [text.replace("{phase}", phase) for phase in row.get("phases", phases) if phase in phases]


@pytest.mark.parametrize("row", [row for row in ROWS if "means" in row], ids=lambda row: row["means"])
def test_all_ways_of_saying_it_mean_the_same(row: dict[str, Any]) -> None:
    for game in games_of(row):
        heard, type_ = GAMES[game], row.get("type", "creature")
        usual = [heard.meanings(text, type_) for text in cells(row, game, row["means"])]
        for way in row["said"]:
            assert [heard.meanings(text, type_) for text in cells(row, game, way)] == usual, f"{game}: {way}"


@pytest.mark.parametrize("row", [row for row in ROWS if "written" in row], ids=lambda row: row["written"])
def test_it_is_written_back_in_these_words(row: dict[str, Any]) -> None:
    for game in games_of(row):
        for way in row["said"]:
            assert GAMES[game].written(way, row.get("type", "creature")) == [row["written"]], f"{game}: {way}"


@pytest.mark.parametrize("row", [row for row in ROWS if "refused" in row], ids=lambda row: row["why"])
def test_what_could_mean_two_things_is_refused(row: dict[str, Any]) -> None:
    for game in games_of(row):
        for text in row["refused"]:
            for cell in cells(row, game, text):
                assert GAMES[game].refusal(cell, row.get("type", "creature"))
