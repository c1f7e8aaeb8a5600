"""Standing statements about the rules of the books: each other way of saying one means what the usual words mean."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from language.hearing import Hearing
from wtactics.games import ruleset

KINDS = "elf orc human soldier knight wolf"
GAMES = {game: Hearing(ruleset(game).speech, KINDS) for game in ("arc", "ava", "orc", "slot")}
ROWS: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "standing.toml").read_text("utf-8"))["row"]
MEANT = [row for row in ROWS if "means" in row]
WRITTEN = [row for row in ROWS if "written" in row]
REFUSED = [row for row in ROWS if "refused" in row]


@pytest.mark.parametrize("row", MEANT, ids=[row["means"] for row in MEANT])
def test_all_ways_of_saying_it_mean_the_same(row: dict[str, Any]) -> None:
    type_ = row.get("type", "creature")
    for game in row["games"].split():
        usual = GAMES[game].meanings(row["means"], type_)
        for way in row["said"]:
            assert GAMES[game].meanings(way, type_) == usual, f"{game}: {way}"


@pytest.mark.parametrize("row", WRITTEN, ids=[row["written"] for row in WRITTEN])
def test_it_is_written_back_in_these_words(row: dict[str, Any]) -> None:
    for game in row["games"].split():
        for way in row["said"]:
            assert GAMES[game].written(way, row.get("type", "creature")) == [row["written"]], f"{game}: {way}"


@pytest.mark.parametrize("row", REFUSED, ids=[row["why"] for row in REFUSED])
def test_what_could_mean_two_things_is_refused(row: dict[str, Any]) -> None:
    for game in row["games"].split():
        for text in row["refused"]:
            assert GAMES[game].refusal(text, row.get("type", "creature"))
