"""Blind texts of SLOT's later rounds about the dead, the twilight and neighbours, played as their writers meant them."""

import pytest

from blind.gestures import spend
from blind.texts import FAR, FOLK, battle, plays, slot

CAST = FOLK | {
    "Club": "close 6 ranged 6 def 6 life 5", "Boss": "level 2 close 1 def 3 life 5", "Lamb": "close 1 ranged 1 def 1 life 1",
    "Bane": "close 6 def 1 life 1: Its hits take 5 life instead of 1.",
    "One": "cost 1 close 1 def 1 life 1", "Two": "cost 2 close 1 def 1 life 1",
}  # fmt: skip


@plays("Marrow Reaper", "Ashen Gleaner", "Night-Soil Ghoul")
@pytest.mark.parametrize("name", ["Marrow Reaper", "Ashen Gleaner", "Night-Soil Ghoul"])
def test_whom_it_kills_goes_to_the_graveyard_even_if_it_dies_too(name: str) -> None:
    s = battle(name, "Lamb", f"attack Lamb F1 with {name} F1, close", CAST)
    assert (s.twilight("B"), s.grave("B")) == ([], ["Lamb"])
    s = battle("Club", "Lamb", "attack Lamb F1 with Club F1, close", CAST)
    assert (s.twilight("B"), s.grave("B")) == (["Lamb"], [])
    s = battle(name, "Bane", f"attack Bane F1 with {name} F1, close", CAST)
    assert (s.twilight("B"), s.grave("B"), s.who("A F1")) == ([], ["Bane"], "")


@plays("Second-Dusk Corpse")
def test_it_goes_to_the_twilight_in_any_turn_but_not_out_of_a_group() -> None:
    name = "Second-Dusk Corpse"
    s = battle(name, "Bane", f"attack Bane F1 with {name} F1, close", CAST)
    assert (s.twilight("A"), s.grave("A")) == ([name], [])
    s = battle("Bane", name, f"attack {name} F1 with Bane F1, close", CAST)
    assert (s.twilight("B"), s.grave("B")) == ([name], [])


@plays("Mosswall Elder")
@pytest.mark.parametrize(("where", "more"), [("F1", 1), ("F3", 1), ("F4", 0), ("B2", 0), ("F2", 0)])
def test_who_stands_next_to_it_in_its_row_is_harder_to_hurt(where: str, more: int) -> None:
    army = "front: {0}, {1}, {0}, {0}; back: {0}, {0}, {0}"
    s = slot(f"A: {army.format('Ann', 'Mosswall Elder')}\nB: front: Ann", CAST)
    plain = 4 if where == "F2" else 1
    assert s.value(f"A {where}", "DEF") == plain + more
    assert s.value("B F1", "DEF") == 1


@plays("Scab Revenant")
def test_its_tokens_make_it_strong_and_stay() -> None:
    s = slot(f"A: front: Scab Revenant hurt 2, Ox hurt 2; {FAR}\nB: front: Ann\nstep: Action, ap 3", CAST)
    assert s.value("A F1", "close") == 3
    assert [o for o in s.options() if o.startswith("rest")] == ["rest Ox F2"]


@plays("Crownfeller Goblin")
def test_against_level_two_it_strikes_harder_and_against_others_not() -> None:
    for foe, hurt in (("level 2 close 1 def 4 life 5", 1), ("close 1 def 4 life 5", 0)):
        s = battle("Crownfeller Goblin", "Foe", "attack Foe F1 with Crownfeller Goblin F1, close", CAST | {"Foe": foe})
        assert s.damage("B F1") == hurt


@plays("Cellar Boulderling")
def test_it_does_not_attack_and_strikes_back() -> None:
    """Of groups the writer says otherwise than SLOT-GROUP-04."""
    s = slot(f"A: front: Cellar Boulderling, -, -, Ox; {FAR}\nB: front: Ann\nstep: Action, ap 3", CAST)
    assert not [o for o in s.options() if o.startswith("attack") and "Boulderling" in o]
    s = battle("Ann", "Cellar Boulderling", "attack Cellar Boulderling F1 with Ann F1, close", CAST)
    assert s.damage("A F1") == 1


@plays("Dew Nurse")
@pytest.mark.parametrize(("points", "healed"), [(0, 0), (1, 1), (3, 1)])
def test_with_a_point_left_a_neighbour_loses_a_token_as_the_turn_ends(points: int, healed: int) -> None:
    s = slot(f"A: front: Dew Nurse, Ox hurt 2; {FAR}\nB: front: Ann\nstep: Action, ap {points}", CAST)
    while s.active == "A" and not s.over:
        s.choose(s.way_on())
    assert s.damage("A F2") == 2 - healed


@plays("Late Watch Quartermaster")
@pytest.mark.parametrize(("points", "then"), [(0, 3), (1, 4), (3, 4)])
def test_a_point_left_is_one_more_in_the_next_turn(points: int, then: int) -> None:
    s = slot(f"A: front: Late Watch Quartermaster; {FAR}\nB: front: Ann; {FAR}\nstep: Action, ap {points}", CAST)
    while s.active == "A":
        s.choose(s.way_on())
    while s.active == "B":
        s.choose(s.way_on())
    s.to("Action")
    assert s.ap == then


@plays("Coinless Ghoul")
def test_out_of_the_twilight_it_pays_one_or_two() -> None:
    for recruit in ("Two", "One"):
        s = slot(f"A: front: Ox marked; twilight: Coinless Ghoul; deck: {recruit}\nB: front: Ann\nstep: Recruit", CAST)
        s.choose(f"recruit {recruit}", f"place {recruit} in F2")
        while any(o.startswith("give") for o in s.options()):
            s.choose(next(o for o in s.options() if o.startswith("give")))
        assert (s.twilight("A"), s.grave("A"), s.who("A F2")) == ([], ["Coinless Ghoul"], recruit)
    s = slot("A: front: Coinless Ghoul; deck: Two\nB: front: Ann\nstep: Recruit", CAST)
    assert not [o for o in s.options() if o.startswith("recruit")]


@plays("Late-Called Knight")
@pytest.mark.parametrize(("foes", "price"), [("Ann, Ann", 3), ("Ann", 5)])
def test_against_more_it_is_cheaper(foes: str, price: int) -> None:
    s = slot(f"A: front: Ox; twilight: 7 Imp; deck: Late-Called Knight, One\nB: front: {foes}\nstep: Recruit", CAST)
    s.choose("recruit Late-Called Knight", "place Late-Called Knight in F2")
    spend(s)
    assert 7 - len(s.twilight("A")) == price
