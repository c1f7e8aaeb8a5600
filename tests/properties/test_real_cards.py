"""The cards and decks that ship with the program, played at random under the eyes of the check."""

import pytest

from wtactics import check_ruleset, find_decks, load_library, ruleset
from wtactics.cards import CONTENT


@pytest.mark.parametrize(("name", "games"), [("arc", 4), ("slot", 3)])
def test_the_decks_that_ship_keep_the_laws(name: str, games: int) -> None:
    pool = load_library(name=name)
    decks = [(deck.name, deck.cards(pool.cards)) for deck in find_decks(CONTENT / "decks", name)]
    assert len(decks) > 1
    findings = check_ruleset(ruleset(name), pool, decks, games=games, seed=20)
    assert findings.games == games
    assert findings.decisions > 500
