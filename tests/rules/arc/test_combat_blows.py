"""ARC-COMBAT, second half: what the blows do, and what becomes of those who fought."""

from scenes.arc import rule, scene


@rule("ARC-COMBAT-13", "ARC-CREA-07")
def test_an_attack_equal_to_or_above_the_defense_kills_the_defender() -> None:
    s = scene("""
        A: army: Ram 3/9, Mule 3/9, Wolf 3/9
        B: army: Ox 0/2, Cow 0/3, Hen 0/4
        phase: Attack
    """)
    s.choose("attack B's army", "send Ram", "send Mule", "send Wolf")
    s.choose("block Ram with Ox", "block Mule with Cow", "block Wolf with Hen")
    assert (s.place("Ox"), s.place("Cow"), s.place("Hen")) == ("B's graveyard", "B's graveyard", "B's Army")
    assert s.damage("Hen") == 3
    assert [s.damage(name) for name in ("Ram", "Mule", "Wolf")] == [0, 0, 0]


@rule("ARC-COMBAT-14")
def test_an_attack_equal_to_or_above_the_defense_kills_the_attacker() -> None:
    s = scene("""
        A: army: Ram 0/2, Mule 0/3, Wolf 0/4
        B: army: Ox 3/9, Cow 3/9, Hen 3/9
        phase: Attack
    """)
    s.choose("attack B's army", "send Ram", "send Mule", "send Wolf")
    s.choose("block Ram with Ox", "block Mule with Cow", "block Wolf with Hen")
    assert (s.place("Ram"), s.place("Mule"), s.place("Wolf")) == ("A's graveyard", "A's graveyard", "A's Army")
    assert s.damage("Wolf") == 3


@rule("ARC-COMBAT-13", "ARC-COMBAT-14")
def test_all_effects_count_when_the_blows_are_compared() -> None:
    s = scene(
        """
        A: army: Ram 2/2; hand: Grit
        B: army: Ox 2/3
        phase: Attack
    """,
        cards={"Grit": "event 0: Target creature gets +1/+1 until end of turn."},
    )
    s.choose("attack B's army", "pass", "block Ram with Ox", "play Grit", "target Ram")
    assert (s.place("Ram"), s.place("Ox")) == ("A's Army", "B's graveyard")


@rule("ARC-COMBAT-15", "ARC-COMBAT-SC5")
def test_both_sides_strike_together() -> None:
    s = scene("""
        A: army: Ram 3/3, Mule 9/1
        B: army: Ox 3/3, Cow 1/2
        phase: Attack
    """)
    s.choose("attack B's army", "send Ram", "send Mule", "block Ram with Ox", "block Mule with Cow")
    assert [s.place(name) for name in ("Ram", "Mule", "Ox", "Cow")] == ["A's graveyard"] * 2 + ["B's graveyard"] * 2


@rule("ARC-COMBAT-16", "ARC-COMBAT-SC3")
def test_damage_suffered_earlier_in_the_turn_counts() -> None:
    s = scene(
        """
        A: army: Ram 1/9; hand: Spark
        B: army: Ox 0/3
        phase: Attack
    """,
        cards={"Spark": "event 0: Deal 2 damage to target creature."},
    )
    s.choose("attack B's army", "play Spark", "target Ox")
    assert s.damage("Ox") == 2
    s.choose("block Ram with Ox")
    assert s.place("Ox") == "B's graveyard"


TWO_AGAINST_ONE = """
    A: army: Ram 4/4
    B: army: Ox 2/3, Cow 2/5
    phase: Attack
"""


@rule("ARC-COMBAT-17", "ARC-COMBAT-SC2")
def test_an_attacker_deals_its_full_attack_to_each_defender_and_suffers_their_sum() -> None:
    s = scene(TWO_AGAINST_ONE)
    s.choose("attack B's army", "block Ram with Ox", "block Ram with Cow")
    assert "Ram strikes Ox for 4" in s.log()
    assert s.place("Ox") == "B's graveyard"
    assert (s.place("Cow"), s.damage("Cow")) == ("B's Army", 4)
    assert s.place("Ram") == "A's graveyard"


@rule("ARC-COMBAT-17")
def test_a_house_rule_lets_the_attacker_divide_its_attack() -> None:
    s = scene(TWO_AGAINST_ONE, settings={"splitAttackerDamage": 1})
    s.choose("attack B's army", "block Ram with Ox", "block Ram with Cow")
    assert s.place("Ox") == "B's graveyard"
    assert (s.place("Cow"), s.damage("Cow")) == ("B's Army", 1)
    assert s.place("Ram") == "A's graveyard"


@rule("ARC-COMBAT-17")
def test_a_house_rule_wastes_no_damage_on_a_defender_that_has_suffered_enough() -> None:
    s = scene(
        """
        A: army: Ram 3/9
        B: army: Rock hurt 5, Cow 1/4
        phase: Attack
    """,
        cards={"Rock": "creature 1 1/2: This creature can't be killed."},
        settings={"splitAttackerDamage": 1},
    )
    s.choose("attack B's army", "block Ram with Rock", "block Ram with Cow")
    assert (s.damage("Rock"), s.damage("Cow")) == (5, 3)


@rule("ARC-COMBAT-18")
def test_a_defended_attacker_harms_neither_city_nor_player() -> None:
    for goal in ("attack Reedmere", "attack B's army"):
        s = scene("""
            A: army: Ram 9/9
            B: army: Ox 1/1; city Reedmere (Mind, 5)
            phase: Attack
        """)
        s.choose(goal, "block Ram with Ox")
        assert s.place("Ox") == "B's graveyard"
        assert s.damage("Reedmere") == 0
        assert s.points("B") == 15


@rule("ARC-COMBAT-18")
def test_it_stays_defended_when_its_defenders_are_gone() -> None:
    s = scene(
        """
        A: army: Ram 9/9; hand: Spark
        B: army: Ox 1/1; city Reedmere (Mind, 5)
        phase: Attack
    """,
        cards={"Spark": "event 0: Deal 2 damage to target creature."},
    )
    s.choose("attack Reedmere", "pass", "block Ram with Ox", "play Spark", "target Ox")
    assert s.place("Ox") == "B's graveyard"
    assert s.damage("Reedmere") == 0
    assert s.damage("Ram") == 0
    assert not [line for line in s.log() if "strikes" in line]


@rule("ARC-COMBAT-19", "ARC-CITY-07")
def test_undefended_attackers_take_strength_from_the_city() -> None:
    s = scene("""
        A: army: Ram 2/2, Mule 3/2, Wolf 1/2
        B: army: Ox 1/9; city Reedmere (Mind, 9)
        phase: Attack
    """)
    s.choose("attack Reedmere", "send Ram", "send Mule", "send Wolf", "block Mule with Ox")
    assert s.damage("Reedmere") == 3
    assert (s.points("A"), s.points("B")) == (15, 15)


@rule("ARC-COMBAT-20", "ARC-COMBAT-21", "ARC-COMBAT-SC1")
def test_each_undefended_attacker_costs_the_defender_points_and_nobody_gains_them() -> None:
    s = scene("""
        A: army: Ram 3/3, Mule 2/2
        B: army: Ox 1/4
        phase: Attack
    """)
    s.choose("attack B's army", "send Ram", "send Mule", "block Ram with Ox")
    assert (s.damage("Ox"), s.damage("Ram"), s.damage("Mule")) == (3, 1, 0)
    assert (s.points("A"), s.points("B")) == (15, 13)


@rule("ARC-COMBAT-22")
def test_defeat_comes_at_once_before_the_later_combats() -> None:
    s = scene("""
        A: army: Ram 2/2, Mule 2/2
        B: 2 points; army: Ox 1/4
        phase: Attack
    """)
    s.choose("attack B's army", "send Ram", "send Mule", "block Mule with Ox")
    assert (s.winner, s.ending, s.points("B")) == ("A", "ARC-WIN-03", 0)
    assert s.damage("Ox") == 0


@rule("ARC-COMBAT-22", "ARC-CITY-11")
def test_the_fall_of_the_last_city_is_noticed_at_once() -> None:
    s = scene("""
        A: army: Ram 2/2, Mule 2/2
        B: army: Ox 1/4; city Reedmere (Mind, 2)
        phase: Attack
    """)
    s.choose("attack Reedmere", "send Ram", "send Mule", "block Mule with Ox")
    assert (s.winner, s.ending) == ("A", "ARC-WIN-03")
    assert "B is defeated (ARC-WIN-05)" in s.log()
    assert s.damage("Ox") == 0


@rule("ARC-COMBAT-23", "ARC-COMBAT-SC4", "ARC-CITY-09")
def test_when_the_city_falls_the_attackers_that_follow_deal_nothing_but_defended_combats_go_on() -> None:
    s = scene("""
        A: army: Ram 3/9, Mule 4/9, Wolf 2/9, Goat 2/9
        B: army: Ox 1/9; city Reedmere (Mind, 5); city Saltford (Soul, 6)
        phase: Attack
    """)
    s.choose("attack Reedmere", "send Ram", "send Mule", "send Wolf", "send Goat", "block Goat with Ox")
    assert "Mule strikes Reedmere for 4" in s.log()
    assert not [line for line in s.log() if line.startswith("Wolf strikes")]
    assert s.place("Reedmere") == "B's graveyard"
    assert s.damage("Saltford") == 0
    assert (s.points("A"), s.points("B")) == (15, 15)
    assert (s.damage("Ox"), s.damage("Goat")) == (2, 1)


@rule("ARC-COMBAT-23")
def test_a_city_that_changes_sides_is_not_harmed_any_more() -> None:
    s = scene(
        """
        A: army: Ram 3/9; hand: Bribe
        B: army: Ox 1/9; city Reedmere (Mind, 5): Cook 1/1; city Saltford (Soul, 6)
        phase: Attack
    """,
        cards={"Bribe": "event 0: Gain control of target city."},
    )
    s.choose("attack Reedmere", "pass", "done", "play Bribe", "target Reedmere")
    assert (s.place("Reedmere"), s.damage("Reedmere")) == ("A's Kingdom", 0)
    assert s.place("Cook") == "B's Army"
    assert s.damage("Saltford") == 0
    assert (s.points("A"), s.points("B")) == (15, 15)
