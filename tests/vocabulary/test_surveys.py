"""Cities decks that are put in another order, and armies that go without their avatar while a creature leads them."""

import pytest

from scenes.ava import rule, scene
from wtactics.engine.places import ASIDE


@rule("AVA-CONFLICT-01")
@pytest.mark.parametrize("text", [
    "Look at all the cities in your cities deck and put them back in any order.",
    "Look through your cities deck and put it back in any order.", "Rearrange your cities deck.",
])  # fmt: skip
def test_a_cities_deck_is_put_in_the_order_that_its_player_likes(text: str) -> None:
    cards = {"Plans": f"magic 0: {text}", "Oak": "city 2 Body 5", "Elm": "city 2 Mind 5", "Fir": "city 2 Soul 5"}
    s = scene("A: hand: Plans; cities: Oak, Elm, Fir\nphase: Play", cards=cards)
    s.choose("play Plans")
    s.choose("pick Elm", "pick Oak")
    t = s.table
    assert [t.library.names[t.printed[c]] for c in t.at(ASIDE, 0)] == ["Fir", "Oak", "Elm"]


@rule("AVA-CONFLICT-01")
@pytest.mark.parametrize("leader", ["Regent", "Elk"])
def test_a_regent_in_the_army_lets_it_attack_without_its_avatar(leader: str) -> None:
    cards = {
        "Regent": "creature 1 1/1: Your Army may attack and defend without your avatar while this creature is in it."
    }
    s = scene(f"A: city Dale (Body, 8): Rat; army: {leader}; avatar in Dale\nB: army: Orc\nphase: Attack", cards=cards)
    assert any(option.startswith("attack") for option in s.options()) == (leader == "Regent")
