"""The cards and decks that ship with the program, played at random under the eyes of the check."""

import pytest

import real_games


@pytest.mark.parametrize(("name", "games"), [("arc", 4), ("slot", 3), ("orc", 2), ("ava", 2)])
def test_the_decks_that_ship_keep_the_laws(
    name: str, games: int, is_compiled: bool, request: pytest.FixtureRequest
) -> None:
    if is_compiled:  # which plays a good deal sooner
        found = request.getfixturevalue("compiled_python")(str(real_games.__file__), name, str(games))
    else:
        found = real_games.checked(name, games)
    played, decisions, decks = map(int, found.split())
    assert played == games
    assert decisions > 500
    assert decks > 1
