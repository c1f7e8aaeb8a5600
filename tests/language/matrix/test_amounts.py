"""Amounts and operators beside all deeds that they can wrap: each other way of saying it means what the usual words mean."""

import pytest

from language.matrix.cells import Row, check_refused, differing, games_of, heard, meanings, rows


def pairs(row: Row, game: str) -> list[tuple[str, str]]:
    """The usual words with the others: each with all deeds that its blank can be filled with, each of these in one game."""
    games, deeds = games_of(row), row.get("deeds")
    if deeds is None:
        return [(row["means"], way) for way in row["said"]]
    return [
        (row["means"].replace("{deed}", deed), way.replace("{deed}", deed))
        for i, way in enumerate(row["said"])
        for j, deed in enumerate(deeds)
        if games[(i + j) % len(games)] == game
    ]


@pytest.mark.parametrize("row", rows("amounts.toml", "same"), ids=lambda row: row["means"])
def test_all_ways_of_saying_it_mean_the_same(row: Row) -> None:
    for game in games_of(row):
        assert differing(game, pairs(row, game), row.get("type", "event")) == []


@pytest.mark.parametrize("row", rows("amounts.toml", "written"), ids=lambda row: row["said"])
def test_what_is_said_is_written_back(row: Row) -> None:
    type_ = row.get("type", "event")
    for game in games_of(row):
        written = heard(game).written(row["said"], type_)
        assert written == row["is"], game
        again = [meaning for words in written for meaning in meanings(game, words, type_)]
        assert again == meanings(game, row["said"], type_)


@pytest.mark.parametrize("row", rows("amounts.toml", "refused"), ids=lambda row: row["why"])
def test_what_could_mean_two_things_is_refused(row: Row) -> None:
    for game in games_of(row):
        check_refused(game, row["texts"], row.get("type", "event"))
