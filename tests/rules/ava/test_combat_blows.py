"""AVA-COMBAT, second half: what the blows do, and what becomes of those who fought."""

import pytest

from scenes.ava import rule, scene

CARDS = {
    "Grit": "event 0: Target creature gets +1/+1 until end of turn.",
    "Spark": "event 0: Deal 2 damage to target creature.",
    "Recall": "event 0: Return target creature to its owner's hand.",
    "Horn": "creature 1 0/9: All attacking creatures get +2/+0.",
    "Wall": "creature 1 0/9: All defending creatures get +0/+3.",
}
TIRED = "avatar marked"


@rule("AVA-COMBAT-13", "AVA-COMBAT-14", "AVA-CREA-05")
def test_equal_or_higher_kills_and_lower_leaves_alive_on_either_side() -> None:
    s = scene(
        f"A: army: Ram 3/2, Mule 3/4, Wolf 3/9; {TIRED}\nB: army: Ox 3/2, Cow 3/3, Hen 0/4; {TIRED}\nphase: Attack"
    )
    s.choose("attack B's army", "send Ram", "send Mule", "send Wolf")
    s.choose("block Ram with Ox", "block Mule with Cow", "block Wolf with Hen")
    assert [s.place(name) for name in ("Ram", "Mule", "Wolf")] == ["A's graveyard", "A's Army", "A's Army"]
    assert [s.place(name) for name in ("Ox", "Cow", "Hen")] == ["B's graveyard", "B's graveyard", "B's Army"]
    assert (s.damage("Mule"), s.damage("Hen")) == (3, 3)


@rule("AVA-COMBAT-13")
def test_all_effects_count_when_the_blows_are_compared() -> None:
    s = scene(f"A: army: Ram 2/2; hand: Grit; {TIRED}\nB: army: Ox 2/3; {TIRED}\nphase: Attack", cards=CARDS)
    s.choose("attack B's army", "pass", "block Ram with Ox", "play Grit", "target Ram")
    assert (s.place("Ram"), s.place("Ox")) == ("A's Army", "B's graveyard")


@rule("AVA-COMBAT-14")
def test_residents_strike_back_too() -> None:
    s = scene(f"A: army: Ram 3/2; {TIRED}\nB: city Reedmere: Elder 2/2; {TIRED}\nphase: Attack")
    s.choose("attack Reedmere", "block Ram with Elder")
    assert (s.place("Ram"), s.place("Elder")) == ("A's graveyard", "B's graveyard")


@rule("AVA-COMBAT-15", "AVA-COMBAT-SC3")
def test_damage_suffered_earlier_in_the_turn_counts() -> None:
    s = scene(f"A: army: Ram 1/9; hand: Spark; {TIRED}\nB: army: Ox 0/3; {TIRED}\nphase: Attack", cards=CARDS)
    s.choose("attack B's army", "play Spark", "target Ox", "block Ram with Ox")
    assert s.place("Ox") == "B's graveyard"


@pytest.mark.parametrize(("split", "cow"), [(0, 4), (1, 1)])
@rule("AVA-COMBAT-16", "AVA-COMBAT-SC1")
def test_an_attacker_deals_its_full_attack_to_each_defender_or_divides_it(split: int, cow: int) -> None:
    s = scene(
        f"A: army: Ram 4/4; {TIRED}\nB: army: Ox 2/3, Cow 2/5; {TIRED}\nphase: Attack",
        settings={"splitAttackerDamage": split},
    )
    s.choose("attack B's army", "block Ram with Ox", "block Ram with Cow")
    assert (s.place("Ox"), s.place("Cow"), s.damage("Cow")) == ("B's graveyard", "B's Army", cow)
    assert s.place("Ram") == "A's graveyard"


@pytest.mark.parametrize("goal", ["attack Reedmere", "attack B's army"])
@rule("AVA-COMBAT-17")
def test_a_defended_attacker_harms_nothing_else_even_if_its_defenders_have_left(goal: str) -> None:
    table = f"A: army: Ram 9/9; hand: {{}}; {TIRED}\nB: army: Ox 1/1; city Reedmere; {TIRED}\nphase: Attack"
    s = scene(table.format("1"))
    s.choose(goal, "block Ram with Ox")
    assert (s.place("Ox"), s.damage("Reedmere"), s.victory("A")) == ("B's graveyard", 0, 0)
    s = scene(table.format("Recall"), cards=CARDS)
    s.choose(goal, "pass", "block Ram with Ox", "play Recall", "target Ox")
    assert (s.place("Ox"), s.damage("Reedmere"), s.victory("A"), s.damage("Ram")) == ("B's hand", 0, 0, 0)


@rule("AVA-COMBAT-18", "AVA-AVATAR-09")
def test_undefended_attackers_take_the_strength_of_a_city() -> None:
    s = scene(f"A: army: Ram 3/3, Mule 2/2; {TIRED}\nB: city Reedmere (Mind, 8)\nphase: Attack")
    s.choose("attack Reedmere", "send Ram", "send Mule", "done")
    assert (s.damage("Reedmere"), s.life("B"), s.victory("A")) == (5, 20, 0)


@rule("AVA-COMBAT-19", "AVA-COMBAT-20", "AVA-WIN-02")
def test_undefended_damage_is_dealt_attacker_by_attacker_with_a_check_each_time() -> None:
    s = scene(f"A: 17 VP; army: Ram 3/3, Mule 2/2; {TIRED}\nB: 2 LP; {TIRED}\nphase: Attack")
    s.choose("attack B's army", "send Ram", "send Mule")
    assert (s.winner, s.ending, s.victory("A")) == ("A", "AVA-WIN-05", 20), "Mule's place had not come"
    s = scene(f"A: army: Ram 3/3, Mule 2/2; {TIRED}\nB: 2 LP\nphase: Attack")
    s.choose("attack B's army", "send Ram", "send Mule", "done", "yes")
    assert (s.out("B"), [line for line in s.log() if "strikes" in line]) == (
        "AVA-WIN-02",
        ["Ram strikes player B for 3"],
    )


@rule("AVA-COMBAT-SC2", "AVA-CITY-09")
def test_city_and_army_together() -> None:
    s = scene(
        f"A: army: Imp 2/2, Rat 2/2, Ram 3/1; {TIRED}\nB: city Reedmere (Mind, 6): Elder 1/2; army: Ox 3/3; {TIRED}\n"
        "phase: Attack"
    )
    s.choose("attack Reedmere", "send Imp", "send Rat", "send Ram", "block Imp with Elder", "block Rat with Ox")
    assert [s.place(name) for name in ("Elder", "Rat")] == ["B's graveyard", "A's graveyard"]
    assert (s.place("Imp"), s.damage("Imp"), s.place("Ox"), s.damage("Reedmere")) == ("A's Army", 1, "B's Army", 3)
    assert (s.life("B"), s.victory("A")) == (20, 0)


@rule("AVA-COMBAT-SC4", "AVA-COMBAT-20")
def test_a_city_that_falls_in_mid_attack_is_no_target_any_more() -> None:
    s = scene(f"A: army: Ram 3/3, Mule 4/4, Imp 2/2; {TIRED}\nB: city Reedmere (Mind, 5)\nphase: Attack")
    s.choose("attack Reedmere", "send Ram", "send Mule", "send Imp", "done")
    assert (s.place("Reedmere"), s.life("B"), s.victory("A")) == ("B's graveyard", 20, 0)
    assert [line for line in s.log() if "strikes" in line] == [
        "Ram strikes Reedmere for 3",
        "Mule strikes Reedmere for 4",
    ]


@rule("AVA-COMBAT-21", "AVA-CITY-13")
def test_a_resident_of_a_city_that_falls_stays_among_the_defenders() -> None:
    s = scene(f"A: army: Ram 5/5, Mule 1/1; {TIRED}\nB: city Reedmere (Mind, 5): Elder 2/2; {TIRED}\nphase: Attack")
    s.choose("attack Reedmere", "send Ram", "send Mule", "block Mule with Elder")
    assert (s.place("Reedmere"), s.place("Elder"), s.place("Mule")) == ("B's graveyard", "B's Army", "A's graveyard")


@rule("AVA-COMBAT-24", "AVA-COMBAT-26")
def test_when_the_attack_is_over_nobody_attacks_or_defends() -> None:
    s = scene(
        f"A: army: Ram 1/2, Goat 1/2; city Fen: Horn; {TIRED}\nB: army: Ox 0/2; city Hill: Wall; hand: Grit; {TIRED}\n"
        "phase: Attack",
        cards=CARDS,
    )
    s.choose("attack B's army", "send Ram", "send Goat", "pass", "block Ram with Ox")
    assert [s.value(name) for name in ("Ram", "Goat", "Ox")] == ["3/2", "3/2", "0/5"]
    s.to("Second Play")
    assert [s.value(name) for name in ("Ram", "Goat", "Ox")] == ["1/2", "1/2", "0/2"]
    assert (s.marked("Ram"), s.marked("Ox"), s.place("Ram")) == (True, False, "A's Army")
