"""Adjuncts beside all they stand with, and standing statements about the rules: other words mean what usual words mean."""

import pytest

from language.matrix.cells import Row, check_refused, differing, games_of, heard, rows

ROWS = rows("adjuncts.toml") + rows("standing.toml")


def phased(row: Row, game: str, texts: list[str]) -> list[str]:
    """The sentences, each that speaks of one with another of the phases that the game has."""
    names = [phase.name for phase in heard(game).speech.phases]
    phases = [phase for phase in row.get("phases", names) if phase in names]
    first = ROWS.index(row)
    return [text.replace("{phase}", phases[(first + i) % len(phases)]) for i, text in enumerate(texts)]


@pytest.mark.parametrize("row", [row for row in ROWS if "means" in row], ids=lambda row: row["means"])
def test_all_ways_of_saying_it_mean_the_same(row: Row) -> None:
    said = row["said"]
    for game in games_of(row):
        usual = phased(row, game, [row["means"]] * len(said))
        assert differing(game, zip(usual, phased(row, game, said), strict=True), row.get("type", "creature")) == []


@pytest.mark.parametrize("row", [row for row in ROWS if "written" in row], ids=lambda row: row["written"])
def test_it_is_written_back_in_these_words(row: Row) -> None:
    for game in games_of(row):
        for way in row["said"]:
            assert heard(game).written(way, row.get("type", "creature")) == [row["written"]], f"{game}: {way}"


@pytest.mark.parametrize("row", [row for row in ROWS if "refused" in row], ids=lambda row: row["why"])
def test_what_could_mean_two_things_is_refused(row: Row) -> None:
    for game in games_of(row):
        check_refused(game, phased(row, game, row["refused"]), row.get("type", "creature"))
