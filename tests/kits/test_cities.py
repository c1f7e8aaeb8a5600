"""The places of games with cities are the first two of the board."""

from wtactics.engine.places import BOARD
from wtactics.kits.cities import ARMY, KINGDOM


def test_the_army_and_the_kingdom_are_places_of_the_board() -> None:
    assert (ARMY, KINGDOM) == (BOARD, BOARD + 1)
