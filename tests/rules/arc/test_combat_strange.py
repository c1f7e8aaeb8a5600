"""ARC-COMBAT: attacks whose attackers, defenders or targets are no more what they were."""

import pytest

from scenes.arc import rule, scene
from wtactics.rulesets.arc.rules.combat_blows import Blows, CleanUp
from wtactics.rulesets.arc.rules.combat_course import EndAttack


@rule("ARC-COMBAT-17")
def test_a_divided_attack_kills_one_defender_after_the_other() -> None:
    for attack, damage in ((1, [1]), (4, [2, 2]), (6, [2, 2, 2]), (9, [2, 2, 5])):
        s = scene(
            f"""
            A: army: Ram {attack}/9
            B: army: Ox 0/3 hurt 1, Cow 0/2, Hen 0/4
            phase: Attack
        """,
            settings={"splitAttackerDamage": 1},
        )
        s.choose("attack B's army", "block Ram with Ox", "block Ram with Cow", "block Ram with Hen")
        assert [int(line.split()[-1]) for line in s.log() if line.startswith("Ram strikes")] == damage


@rule("ARC-COMBAT-24")
def test_a_resident_that_goes_to_the_army_still_defends_and_one_that_changes_sides_does_not() -> None:
    cards = {
        "Muster": "event 0: Move target creature to your army.",
        "Bribe": "event 0: Gain control of target creature.",
    }
    s = scene(
        """
        A: army: Ram 3/9
        B: city Reedmere (Mind, 5): Elder 1/9; hand: Muster
        phase: Attack
    """,
        cards=cards,
    )
    s.choose("attack Reedmere", "pass", "block Ram with Elder", "play Muster", "target Elder")
    assert (s.place("Elder"), s.damage("Elder"), s.damage("Ram")) == ("B's Army", 3, 1)
    s = scene(
        """
        A: army: Ram 3/9; hand: Bribe
        B: army: Ox 1/9
        phase: Attack
    """,
        cards=cards,
    )
    s.choose("attack B's army", "pass", "block Ram with Ox", "play Bribe", "target Ox")
    assert (s.place("Ox"), s.damage("Ox"), s.damage("Ram"), s.points("B")) == ("A's Army", 0, 0, 15)


@rule("ARC-COMBAT-24", "ARC-COMBAT-06")
def test_an_attacker_that_is_gone_before_its_combat_has_none() -> None:
    s = scene(
        """
        A: army: Ram 3/9, Mule 2/9
        B: army: Ox 1/9; hand: Recall
        phase: Attack
    """,
        cards={
            "Recall": "event 0: Return target creature to its owner's hand.",
        },
    )
    s.choose("attack B's army", "send Ram", "send Mule", "play Recall", "target Ram")
    assert s.options() == ["done", "block Mule with Ox"]
    s.refused("block Ram with Ox", "ARC-COMBAT-08")
    s.refused("send Mule", "ARC-COMBAT-02")
    s.stop_at(Blows)
    s.choose("done")
    assert s.points("B") == 15
    s.stop_at(EndAttack)
    s.halt()
    assert s.points("B") == 13
    assert s.phase == "Attack"
    s.halt()
    assert s.phase == "Second Play"


@rule("ARC-COMBAT-06", "ARC-COMBAT-27")
def test_what_lasts_for_the_attack_ends_with_it() -> None:
    s = scene(
        """
        A: army: Ram 1/9, Mule 1/9; hand: Rage
        B: army: Ox 1/9, Cow 1/9
        phase: Attack
    """,
        cards={
            "Rage": "event 0: All creatures get +2/+0 during this attack.",
        },
    )
    s.choose("attack B's army", "send Ram", "send Mule", "pass", "block Ram with Ox", "block Mule with Cow")
    s.stop_at(CleanUp)
    s.choose("play Rage")
    assert (s.damage("Ram"), s.damage("Mule")) == (3, 0)
    s.halt()
    assert (s.damage("Ram"), s.damage("Mule"), s.value("Cow")) == (3, 3, "1/9")


@rule("ARC-COMBAT-08", "ARC-MULTI-02", "ARC-MULTI-05")
def test_an_attack_ends_when_the_attacked_player_is_out_and_he_is_attacked_no_more() -> None:
    s = scene("""
        A: army: Ram 3/9, Mule 2/9; city Oakhold (Body, 8)
        B: army: Ox 1/9
        C: army: Bull 1/9
        phase: Attack
    """)
    s.choose("attack B's army", "send Ram")
    s.choose("done")
    assert s.asked == "B"
    s.concede("B")
    assert s.options() == ["done", "move Mule to Oakhold"]
    assert (s.phase, s.points("C"), s.marked("Ram")) == ("Second Play", 15, True)
    s.to("Attack", "A")
    assert s.options() == ["done", "attack C's army", "attack Keep of C"]
    s.refused("attack B's army", "ARC-MULTI-02")


@pytest.mark.parametrize(("city", "drawn"), [("Oakhold", 1), ("Reedmere", 0)])
@rule("ARC-CITY-04", "ARC-COMBAT-07")
def test_a_text_about_a_city_where_somebody_is_looks_at_its_residents(city: str, drawn: int) -> None:
    s = scene("""
        A: army: Stalker; deck: 9
        B: city Oakhold (Body, 8): Fern; city Reedmere (Mind, 8): Ox
        phase: Attack
    """, cards={
        "Stalker": "creature 1 2/2: Whenever this creature attacks a city where an Elf is, draw a card.",
        "Fern": "creature 1 (Elf) 1/1",
    })  # fmt: skip
    s.choose(f"attack {city}")
    s.all_pass()
    assert len(s.hand("A")) == drawn


BACK = {
    "Eviction": "event 0: Return target city to its owner's hand.",
    "Masons": "event 0: Put a city card from your hand into play.",
    "Nod": "event 0: Gain 1 victory point.",
    "Charter": "event 0: Gain control of target city.",
    "Writ": "event 0: Gain control of target city.",
}


@rule("ARC-COMBAT-23", "ARC-STATE-09")
def test_a_city_that_has_left_play_is_not_harmed_when_it_is_built_again() -> None:
    s = scene(
        """
        A: army: Ram 2/2, Mule 3/3; hand: Eviction
        B: city Oakhold (Body, 8); city Reedmere (Mind, 6); hand: Masons
        phase: Attack
    """,
        cards=BACK,
    )
    s.choose("attack Oakhold", "send Ram", "send Mule", "pass", "play Eviction", "target Oakhold", "pass")
    assert s.place("Oakhold") == "B's hand"
    s.choose("play Masons")
    s.all_pass()
    assert (s.place("Oakhold"), s.damage("Oakhold"), s.points("B")) == ("B's Kingdom", 0, 15)


@rule("ARC-COMBAT-23")
def test_a_city_that_has_changed_sides_is_not_harmed_when_it_comes_back() -> None:
    s = scene(
        """
        A: army: Ram 2/2; hand: Charter
        B: city Oakhold (Body, 8); city Reedmere (Mind, 6); hand: Writ
        phase: Attack
    """,
        cards=BACK,
    )
    s.choose("attack Oakhold", "pass", "play Charter", "target Oakhold", "pass")
    assert s.controller("Oakhold") == "A"
    s.choose("play Writ", "target Oakhold")
    s.all_pass()
    assert (s.controller("Oakhold"), s.damage("Oakhold")) == ("B", 0)
