"""AVA-COMBAT: who attacks what, who defends, and when players may respond."""

import pytest

from scenes.ava import rule, scene

CARDS = {
    "Lull": "event 0: Mark target creature.",
    "Retreat": "event 0: Move target avatar to target city.",
    "Shift": "event 0: Move target creature to target city you control.",
    "Recall": "event 0: Return target creature to its owner's hand.",
    "Rage": "event 0: All creatures get +2/+0 during this combat.",
    "Trip": "event 0: Deal 1 damage to target attacking creature.",
    "Shove": "event 0: Deal 1 damage to target defending creature.",
    "Cheer": "event 0: Gain 1 VP.",
    "Drummer": "creature 1 1/1: (M): Gain 1 VP.",
    "Ribbon": "enchantment 1: Attach to target creature.",
}
TIRED = "avatar marked"  # who leads, but fights in nothing


@rule("AVA-COMBAT-01", "AVA-COMBAT-03")
def test_only_unmarked_creatures_of_the_army_attack_and_are_marked_as_they_are_announced() -> None:
    s = scene(f"A: army: Ram 2/2, Mule marked, Goat; city Oakhold: Elder; {TIRED}\nB: army: Ox\nphase: Attack")
    s.choose("attack B's army")
    s.refused("done", "AVA-COMBAT-03")
    s.refused("send Mule", "AVA-COMBAT-01")
    for other in ("Elder", "Ox"):
        s.refused(f"send {other}", "AVA-COMBAT-03")
    s.choose("send Ram")
    assert (s.marked("Ram"), s.marked("Goat")) == (True, False)


@rule("AVA-COMBAT-01", "AVA-COMBAT-24")
def test_only_unmarked_creatures_defend_and_are_marked_by_nothing() -> None:
    s = scene(
        f"A: army: Ram 2/2; hand: Lull; {TIRED}\nB: army: Ox 1/4, Cow marked; {TIRED}\nphase: Attack", cards=CARDS
    )
    s.choose("attack B's army", "pass")
    s.refused("block Ram with Cow", "AVA-COMBAT-01")
    s.choose("block Ram with Ox")
    assert not s.marked("Ox")
    s.choose("play Lull", "target Ox")
    assert (s.damage("Ox"), s.damage("Ram"), s.place("Ram"), s.marked("Ram")) == (2, 1, "A's Army", True)


@rule("AVA-COMBAT-02")
def test_only_the_active_player_attacks_once_in_his_attack_phase() -> None:
    s = scene(f"A: army: Ram 2/2, Mule 2/2; hand: Imp; {TIRED}\nB: army: Ox 1/4; {TIRED}\nphase: Attack")
    s.choose("attack B's army", "send Ram", "done", "done")
    assert (s.victory("A"), s.marked("Mule")) == (2, False)
    assert (s.asked, s.phase) == ("A", "Second Play"), "there is no second attack"
    s.to("Attack", "B")
    assert s.asked == "B"
    assert "attack A's army" in s.options()


@rule("AVA-COMBAT-04", "AVA-MULTI-02")
def test_all_attackers_share_one_target_an_army_or_a_city_of_one_opponent() -> None:
    s = scene(
        f"A: army: Ram 2/2, Mule 3/2; city Oakhold; {TIRED}\nB: city Reedmere (Mind, 9): Elder; {TIRED}\n"
        "C: army: Ox\nphase: Attack"
    )
    assert s.options() == ["done", "attack B's army", "attack Reedmere", "attack C's army"]
    for label in ("Oakhold", "A's army", "Elder", "Ox"):
        s.refused(f"attack {label}", "AVA-COMBAT-04")
    s.choose("attack Reedmere", "send Ram")
    s.refused("attack C's army", "AVA-COMBAT-04")
    s.choose("send Mule", "done")
    assert (s.damage("Reedmere"), s.life("C"), s.victory("A")) == (5, 20, 0)


@rule("AVA-COMBAT-25")
def test_an_army_without_creatures_may_be_attacked() -> None:
    s = scene(f"A: army: Ram 2/2; {TIRED}\nB:\nphase: Attack")
    s.choose("attack B's army", "block Ram with Avatar of B")
    assert s.life("B") == 18, "the avatar stood alone"


@rule("AVA-COMBAT-05", "AVA-CITY-08", "AVA-CITY-09")
def test_army_and_residents_of_the_attacked_city_defend_it_together() -> None:
    s = scene(
        f"A: army: Ram 2/2, Mule 1/1; {TIRED}\n"
        f"B: army: Ox 1/4; city Reedmere: Elder 1/4; city Oakhold: Hen; {TIRED}\nC: army: Cow\nphase: Attack"
    )
    s.choose("attack Reedmere", "send Ram", "send Mule")
    assert s.options() == ["done", *(f"block {a} with {d}" for d in ("Ox", "Elder") for a in ("Ram", "Mule"))]
    for other in ("Hen", "Cow"):
        s.refused(f"block Ram with {other}", "AVA-COMBAT-05")
    s.choose("block Ram with Ox", "block Ram with Elder")
    assert (s.damage("Ox"), s.damage("Elder"), s.damage("Reedmere")) == (2, 2, 1)


@rule("AVA-COMBAT-05", "AVA-COMBAT-06")
def test_an_attacker_defends_nothing_and_in_an_attack_on_the_army_nor_do_residents() -> None:
    s = scene(f"A: army: Ram 2/2, Mule; {TIRED}\nB: army: Ox 1/4; city Reedmere: Elder; {TIRED}\nphase: Attack")
    s.choose("attack B's army", "send Ram", "send Mule")
    s.refused("block Ram with Elder", "AVA-COMBAT-05")
    s.refused("block Ram with Mule", "AVA-COMBAT-05")
    s.refused("block Ox with Ox", "AVA-COMBAT-05")


@rule("AVA-COMBAT-07", "AVA-COMBAT-08")
def test_combats_follow_in_the_announced_order_and_earlier_ones_change_later_ones() -> None:
    s = scene(f"A: army: Ram 2/2, Mule 3/2; {TIRED}\nB: army: Ox 0/9; {TIRED}\nphase: Attack")
    s.choose("attack B's army", "send Mule")
    s.refused("send Mule", "AVA-COMBAT-01")
    s.choose("send Ram", "done")
    assert [line for line in s.log() if "strikes" in line] == [
        "Mule strikes player B for 3",
        "Ram strikes player B for 2",
    ]
    s = scene(f"A: army: Ram 2/2, Mule 3/2; {TIRED}\nB: army: Ox 0/9; hand: Rage; {TIRED}\nphase: Attack", cards=CARDS)
    s.choose("attack B's army", "send Ram", "send Mule", "pass", "done", "play Rage")
    assert s.victory("A") == 7, "4 and 3: what lasted for the first combat ended with it"


@rule("AVA-COMBAT-09", "AVA-RESP-01")
def test_after_the_announcement_the_passive_player_then_the_attacker_does_one_thing() -> None:
    s = scene(
        f"A: army: Ram 2/2, Drummer; hand: Cheer; {TIRED}\nB: army: Drummer; hand: Cheer; {TIRED}\nphase: Attack",
        cards=CARDS,
    )
    s.choose("attack B's army", "send Ram", "done")
    for seat, deed in (("B", "play Cheer"), ("A", "use Drummer"), ("B", "use Drummer"), ("A", "play Cheer")):
        assert s.asked == seat
        s.choose(deed)


@rule("AVA-COMBAT-10", "AVA-COMBAT-11")
def test_any_number_of_defenders_each_against_one_attacker() -> None:
    s = scene(f"A: army: Ram 1/9, Mule 2/9; {TIRED}\nB: army: Ox 1/4, Cow 1/4, Hen 1/4; {TIRED}\nphase: Attack")
    s.choose("attack B's army", "send Ram", "send Mule", "block Ram with Ox")
    s.refused("block Mule with Ox", "AVA-COMBAT-11")
    s.choose("block Ram with Cow", "done")
    assert [s.damage(name) for name in ("Ox", "Cow", "Hen", "Ram")] == [1, 1, 0, 2]
    assert s.victory("A") == 2, "Mule went undefended"


@rule("AVA-COMBAT-12", "AVA-RESP-04", "AVA-MULTI-03")
def test_in_each_combat_also_an_undefended_one_the_defending_player_is_asked_first() -> None:
    s = scene(
        f"A: army: Ram 2/2; hand: Cheer; {TIRED}\nB: hand: Cheer; {TIRED}\nC: hand: Cheer; {TIRED}\nphase: Attack",
        cards=CARDS,
    )
    s.choose("attack C's army")
    for _window in ("announced", "combat"):
        for seat in "CAB":
            assert (s.asked, s.victory("A")) == (seat, 0)
            s.choose("pass")
    assert s.victory("A") == 2


@rule("AVA-COMBAT-21")
def test_an_attacker_that_leaves_deals_and_takes_nothing() -> None:
    s = scene(
        f"A: army: Ram 3/9, Mule 2/9; {TIRED}\nB: army: Ox 1/9; hand: Recall; {TIRED}\nphase: Attack", cards=CARDS
    )
    s.choose("attack B's army", "send Ram", "send Mule", "pass", "block Ram with Ox", "play Recall", "target Ram")
    assert (s.place("Ram"), s.damage("Ox"), s.victory("A")) == ("A's hand", 0, 2)


@pytest.mark.parametrize(("city", "hurt"), [("Oakhold", 0), ("Reedmere", 3)])
@rule("AVA-COMBAT-21")
def test_a_defender_that_leaves_the_defending_areas_leaves_its_combat(city: str, hurt: int) -> None:
    s = scene(
        f"A: army: Ram 3/9; {TIRED}\nB: army: Ox 1/9; city Reedmere; city Oakhold; hand: Shift; {TIRED}\nphase: Attack",
        cards=CARDS,
    )
    s.choose("attack Reedmere", "pass", "block Ram with Ox", "play Shift", "target Ox", f"target {city}")
    assert (s.place("Ox"), s.damage("Ox"), s.damage("Reedmere")) == (city, hurt, 0)


@rule("AVA-COMBAT-22")
def test_a_leader_who_leaves_in_mid_attack_undoes_no_declaration() -> None:
    table = "A: army: Ram 2/2; city Oakhold; hand: {}\nB: army: Ox 1/4; city Reedmere; hand: {}; avatar marked\nphase: Attack"
    s = scene(table.format("Retreat", "Spare"), cards=CARDS)
    s.choose("attack B's army", "send Ram", "done", "play Retreat", "target Avatar of A", "target Oakhold", "done")
    assert (s.place("Avatar of A"), s.victory("A")) == ("Oakhold", 2), "Ram attacks on"
    s = scene(table.format("Spare", "Retreat").replace("; avatar marked", ""), cards=CARDS)
    s.choose("attack B's army", "send Ram", "done", "pass", "block Ram with Ox", "done")
    s.choose("play Retreat", "target Avatar of B", "target Reedmere")
    assert (s.place("Avatar of B"), s.damage("Ox"), s.victory("A")) == ("Reedmere", 2, 0), "Ox defends on"


@rule("AVA-COMBAT-26", "AVA-COMBAT-23")
def test_attackers_and_defenders_are_called_so_until_the_end_of_the_attack() -> None:
    s = scene(
        f"A: army: Ram 1/9, Mule 1/9; hand: Trip, Trip, Shove; {TIRED}\nB: army: Ox 1/9, Cow 0/1; {TIRED};"
        " attached: Ribbon on Cow\nphase: Play",
        cards=CARDS,
    )
    s.refused("play Trip (1)", "AVA-PLAY-06")
    s.choose("done", "attack B's army", "send Ram", "send Mule", "pass")
    s.choose("block Ram with Ox", "block Mule with Cow", "play Trip", "target Ram", "play Shove", "target Ox")
    s.all_pass()
    assert (s.damage("Ram"), s.damage("Ox"), sorted(s.grave("B"))) == (2, 2, ["Cow", "Ribbon"])
    s.to("Second Play")
    s.refused("play Trip (2)", "AVA-PLAY-06")


@rule("AVA-CONFLICT-01", "AVA-COMBAT-11")
def test_who_asks_for_two_defenders_is_not_left_to_one_that_no_other_could_join() -> None:
    giant = "creature 1 3/3: This creature must be defended against by two or more creatures or by none."
    s = scene(
        "A: army: Giant, Imp; avatar marked\nB: army: Ox, Elk; avatar marked\nphase: Attack", cards={"Giant": giant}
    )
    s.choose("attack B's army", "send Giant", "send Imp")
    assert s.options() == ["done", "block Giant with Ox", "block Imp with Ox", "block Imp with Elk"]
    s.refused("block Giant with Elk", "AVA-COMBAT-11")
    s.choose("block Giant with Ox")
    assert (s.place("Ox"), s.place("Giant"), s.victory("A")) == ("B's graveyard", "A's Army", 1), "Elk had to join Ox"


@rule("AVA-CONFLICT-01", "AVA-COMBAT-01")
def test_a_card_may_let_the_marked_defend() -> None:
    cards = {"Ox": "creature 1 1/4: This creature can defend even if marked."}
    s = scene(
        "A: army: Wolf 2/2; avatar marked\nB: army: Ox marked, Elk marked; avatar marked\nphase: Attack", cards=cards
    )
    s.choose("attack B's army")
    assert s.options() == ["done", "block Wolf with Ox"]
    s.refused("block Wolf with Elk", "AVA-COMBAT-01")


@rule("AVA-COMBAT-10")
@pytest.mark.parametrize(("answer", "life", "victory"), [("yes", 17, 0), ("no", 20, 3)])
def test_who_is_let_through_is_so_as_defenders_are_assigned(answer: str, life: int, victory: int) -> None:
    rage = {"Ram": "creature 1/1: Whenever this creature is let through, it gets +2/+0 until end of turn."}
    s = scene("A: army: Ram; avatar marked\nB: army: Ox 1/4\nphase: Attack", cards=rage)
    s.choose("attack B's army", "done", answer)
    assert (s.life("B"), s.victory("A"), s.value("Ram")) == (life, victory, "3/1")
