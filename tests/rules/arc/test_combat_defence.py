"""ARC-COMBAT: who defends against whom."""

from scenes.arc import rule, scene


@rule("ARC-COMBAT-08", "ARC-MULTI-02")
def test_an_attack_on_an_army_is_met_by_the_attacked_players_army_only() -> None:
    s = scene("""
        A: army: Ram 2/2, Mule 2/2
        B: army: Ox 1/4; city Reedmere (Mind, 9): Elder 1/1
        C: army: Bull 1/4
        phase: Attack
    """)
    s.choose("attack B's army", "send Ram", "done")
    assert s.asked == "B"
    assert s.options() == ["done", "block Ram with Ox"]
    s.refused("block Ram with Elder", "ARC-COMBAT-08")
    s.refused("block Ram with Bull", "ARC-COMBAT-08")
    s.refused("block Ram with Mule", "ARC-COMBAT-08")
    s.refused("block Mule with Ox", "ARC-COMBAT-08")
    s.refused("block Ram with Reedmere", "ARC-COMBAT-08")


@rule("ARC-COMBAT-08", "ARC-CITY-05", "ARC-CREA-04")
def test_a_city_is_defended_by_its_residents_and_by_the_army() -> None:
    s = scene("""
        A: army: Ram 2/2
        B: army: Ox 1/4; city Reedmere (Mind, 9): Elder 1/1; city Saltford (Soul, 9): Smith 1/1
        C: army: Bull 1/4
        phase: Attack
    """)
    s.choose("attack Reedmere")
    assert s.asked == "B"
    assert s.options() == ["done", "block Ram with Ox", "block Ram with Elder"]
    s.refused("block Ram with Smith", "ARC-COMBAT-08")
    s.refused("block Ram with Bull", "ARC-COMBAT-08")
    s.choose("block Ram with Elder")
    assert s.place("Elder") == "B's graveyard"
    assert s.damage("Ram") == 1
    assert s.damage("Reedmere") == 0


@rule("ARC-COMBAT-09", "ARC-COMBAT-10")
def test_each_attacker_may_be_defended_against_or_not_by_any_number_once_each() -> None:
    s = scene("""
        A: army: Ram 2/9, Mule 3/9
        B: army: Ox 1/9, Cow 1/9, Hen 1/9
        phase: Attack
    """)
    s.choose("attack B's army", "send Ram", "send Mule")
    assert s.options() == [
        "done", "block Ram with Ox", "block Mule with Ox", "block Ram with Cow", "block Mule with Cow",
        "block Ram with Hen", "block Mule with Hen",
    ]  # fmt: skip
    s.choose("block Ram with Ox")
    assert s.options() == [
        "done", "block Ram with Cow", "block Mule with Cow", "block Ram with Hen", "block Mule with Hen",
    ]  # fmt: skip
    s.refused("block Mule with Ox", "ARC-COMBAT-10")
    s.refused("block Ram with Ox", "ARC-COMBAT-10")
    s.choose("block Ram with Cow", "block Mule with Hen")
    assert [s.damage(name) for name in ("Ox", "Cow", "Hen", "Ram", "Mule")] == [2, 2, 3, 2, 1]
    assert s.points("B") == 15


@rule("ARC-COMBAT-09")
def test_attackers_may_all_go_undefended() -> None:
    s = scene("""
        A: army: Ram 2/9, Mule 3/9
        B: army: Ox 1/9
        phase: Attack
    """)
    s.choose("attack B's army", "send Ram", "send Mule", "done")
    assert s.points("B") == 10
    assert (s.damage("Ram"), s.damage("Mule"), s.damage("Ox")) == (0, 0, 0)


@rule("ARC-COMBAT-11", "ARC-COMBAT-26")
def test_defending_does_not_mark_and_survivors_stay_where_they_were() -> None:
    s = scene("""
        A: army: Ram 2/9, Mule 2/9
        B: army: Ox 1/9; city Reedmere (Mind, 9): Elder 0/9
        phase: Attack
    """)
    s.choose("attack Reedmere", "send Ram", "send Mule", "block Ram with Ox", "block Mule with Elder")
    assert (s.place("Ram"), s.place("Mule"), s.place("Ox"), s.place("Elder")) == (
        "A's Army", "A's Army", "B's Army", "Reedmere",
    )  # fmt: skip
    assert s.marked("Ram")
    assert s.marked("Mule")
    assert not s.marked("Ox")
    assert not s.marked("Elder")


@rule("ARC-COMBAT-09")
def test_who_is_let_go_undefended_is_so_as_defenders_are_assigned() -> None:
    rage = {"Ram": "creature 1/1: Whenever this creature is let through, it gets +2/+0 until end of turn."}
    s = scene("A: army: Ram\nB: 15 points; army: Ox 1/4\nphase: Attack", cards=rage)
    s.choose("attack B's army", "done")
    assert (s.points("B"), s.value("Ram")) == (12, "3/1")
