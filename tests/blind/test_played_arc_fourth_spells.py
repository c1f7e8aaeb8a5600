"""Blind texts of ARC's fourth round, its events and what is no creature, played as their writers meant them."""

import pytest

from blind.texts import arc, plays, there

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Fall": "event 0: Destroy target city.",
    "Spark": "event 0: Deal 1 damage to target creature.", "Rite": "magic 0: Deal 1 damage to target creature.",
    "Doze": "event 0: Mark target creature.", "Balm": "event 0: Remove all damage from target creature.",
    "Home": "event 0: Return target creature to its owner's hand.", "Lure": "event 0: Gain control of target creature.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Sudden Undergrowth")
def test_undergrowth_lasts_for_the_turn_and_nobody_dies_of_its_end() -> None:
    s = arc("A: hand: Sudden Undergrowth; gems 1 Gaian\nB: army: Mule 2/2 hurt 1, Ox; hand: Spark", TEXTS)
    s.choose("play Sudden Undergrowth", "target Mule")
    s.all_pass() if "play Spark" not in s.options() else s.choose("pass")
    assert s.value("Mule") == "3/5"
    s.to("Draw", "B")
    assert (s.place("Mule"), s.value("Mule")) == ("B's Army", "2/2")


@plays("Sudden Undergrowth")
def test_undergrowth_saves_from_what_it_answers_and_the_damage_heals_as_it_ends() -> None:
    s = arc(
        "A: army: Wolf 3/9; hand: Wait\nB: hand: Sudden Undergrowth; gems 1 Gaian; army: Mule 1/1\nphase: Attack", TEXTS
    )
    s.choose("attack B's army")
    while "block Wolf with Mule" not in s.options():
        s.choose("pass")
    s.choose("block Wolf with Mule", "play Sudden Undergrowth")
    s.choose("target Mule") if "target Mule" in s.options() else None
    s.all_pass()
    assert (s.damage("Mule"), s.damage("Wolf"), s.value("Mule")) == (3, 2, "2/4")
    s.to("Play", "B")
    assert (s.place("Mule"), s.value("Mule"), s.damage("Mule")) == ("B's Army", "1/1", 0)


@plays("Sudden Undergrowth")
def test_undergrowth_for_one_who_is_gone_does_nothing() -> None:
    s = arc("A: hand: Sudden Undergrowth; gems 1 Gaian; army: Wolf\nB: army: Mule; hand: Axe", TEXTS)
    s.choose("play Sudden Undergrowth", "target Mule", "play Axe", "target Mule")
    s.all_pass()
    assert (s.place("Sudden Undergrowth"), s.value("Wolf")) == ("A's graveyard", "1/1")


@plays("Ember Volley")
@pytest.mark.parametrize("player", ["A", "B"])
def test_it_hits_each_attacker_whoever_controls_it_and_nobody_else(player: str) -> None:
    mine, other = ("hand: Ember Volley; gems 3 Red Banner", "hand: Wait")
    a, b = (mine, other) if player == "A" else (other, mine)
    s = arc(f"A: {a}; army: Wolf 2/2, Ox 1/3, Ram 1/1\nB: {b}; army: Mule 1/1; 15 points{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Wolf", "send Ox", "done")
    while "play Ember Volley" not in s.options():
        s.choose("pass")
    s.choose("play Ember Volley")
    while s.table.chain:
        s.choose("pass")
    assert [s.place(name) for name in ("Wolf", "Ox", "Ram", "Mule")] == [
        "A's graveyard", "A's Army", "A's Army", "B's Army",
    ]  # fmt: skip
    assert [s.damage(name) for name in ("Ox", "Ram", "Mule")] == [2, 0, 0]
    s.to("Second Play")
    assert s.points("B") == 14  # the dead do not strike


@plays("Ember Volley")
def test_outside_of_an_attack_it_hits_nobody() -> None:
    s = arc("A: hand: Ember Volley; gems 3 Red Banner; army: Ram\nB: army: Mule 1/1")
    s.play("Ember Volley")
    assert (there(s, "A's Army"), there(s, "B's Army"), s.place("Ember Volley")) == (["Ram"], ["Mule"], "A's graveyard")


@plays("No Second Wind")
def test_only_who_was_hurt_in_this_turn_is_destroyed() -> None:
    s = arc(
        "A: hand: No Second Wind, Spark; gems 2 Dark Legion; army: Ram 1/3\nB: army: Mule 1/3, Ox 1/5; hand: Balm",
        TEXTS,
    )
    assert "play No Second Wind" not in s.options()
    s.choose("play Spark", "target Mule")
    while "play Balm" not in s.options():
        s.choose("pass")
    s.choose("pass")
    assert s.damage("Mule") == 1
    later = s.fork()
    s.choose("play No Second Wind")
    s.choose("target Mule") if "target Mule" in s.options() else None
    if "play Balm" in s.options():
        s.choose("play Balm", "target Mule")
    s.all_pass()
    assert s.place("Mule") == "B's graveyard"  # it was dealt
    later.to("Play", "B")
    assert "play No Second Wind" not in later.options()


@plays("No Second Wind")
def test_damage_of_a_combat_counts_and_that_of_an_earlier_stay_does_not() -> None:
    s = arc(
        f"A: army: Wolf 1/9; hand: No Second Wind; gems 2 Dark Legion\nB: army: Mule 1/3{COMBAT}",
    )
    s.choose("attack B's army", "block Wolf with Mule")
    s.to("Second Play")
    s.choose("play No Second Wind")
    assert s.options() == ["target Wolf", "target Mule"]
    s.choose("target Mule")
    s.all_pass()
    assert s.place("Mule") == "B's graveyard"
    s = arc("A: hand: No Second Wind, Spark, Home; gems 3 Dark Legion; army: Mule 1/3, Ram 1/1\nB: army: Ox", TEXTS)
    s.play("Spark", "target Mule")
    s.play("Home", "target Mule")
    s.play("Mule")
    assert (s.place("Mule"), "play No Second Wind" in s.options()) == ("Keep of A", False)


CITIES = "city Oakhold (Body, 8): Elder 1/1, Imp 1/1, Ape marked; city Elm (Mind, 8): Sage 1/1"
LEVY = f"A: army: Wolf 1/1\nB: hand: Emergency Levy, Doze; gems 2 The Empire; army: Mule 1/1; {CITIES}"


@plays("Emergency Levy")
def test_up_to_two_unmarked_residents_come_to_the_army_and_are_tougher() -> None:
    s = arc(f"{LEVY}\nphase: Play, active B", TEXTS)
    s.choose("play Emergency Levy")
    assert sorted(label for label in s.options() if label.startswith("target")) == [
        "target Elder", "target Imp", "target Sage",
    ]  # fmt: skip
    s.choose("target Elder", "target Sage")
    s.all_pass()
    assert (there(s, "B's Army"), s.value("Elder"), s.value("Sage")) == (["Mule", "Elder", "Sage"], "1/2", "1/2")
    assert (s.marked("Elder"), s.value("Mule"), s.place("Imp")) == (False, "1/1", "Oakhold")
    s.carry_out("move Imp to the Army")  # the move of the city is left
    s.to("Draw", "A")
    assert (s.place("Elder"), s.value("Elder")) == ("B's Army", "1/1")


@plays("Emergency Levy")
def test_who_is_marked_meanwhile_stays_and_nobody_need_be_chosen() -> None:
    s = arc(f"{LEVY}\nphase: Play, active B".replace("A: army: Wolf 1/1", "A: army: Wolf 1/1; hand: Doze"), TEXTS)
    none = s.fork()
    s.choose("play Emergency Levy", "target Elder", "target Imp")
    s.choose("play Doze", "target Elder")
    s.all_pass()
    assert (s.place("Elder"), s.value("Elder"), s.place("Imp")) == ("Oakhold", "1/1", "B's Army")
    none.choose("play Emergency Levy", "done")
    none.all_pass()
    assert (there(none, "B's Army"), none.place("Emergency Levy")) == (["Mule"], "B's graveyard")


@plays("Emergency Levy")
def test_who_is_levied_before_defenders_are_assigned_defends_from_the_army() -> None:
    s = arc(LEVY + COMBAT, TEXTS)
    s.choose("attack B's army", "play Emergency Levy", "target Elder", "done")
    while "block Wolf with Elder" not in s.options():
        s.choose("pass")
    assert "block Wolf with Imp" not in s.options()


@plays("Emergency Levy")
def test_a_levied_defender_of_a_city_goes_on_defending() -> None:
    s = arc(LEVY + COMBAT, TEXTS)
    s.choose("attack Oakhold")
    while "block Wolf with Elder" not in s.options():
        s.choose("pass")
    s.choose("block Wolf with Elder")
    s.choose("done") if "done" in s.options() else None
    s.choose("play Emergency Levy", "target Elder", "done")
    s.all_pass()
    assert (s.place("Elder"), s.damage("Elder"), s.damage("Oakhold")) == ("B's Army", 1, 0)


@plays("Breach the Gate")
@pytest.mark.parametrize(
    ("residents", "loss"), [("", 3), (": Elder, Imp", 3), (": Elder, Imp marked", 5), (": Spy marked of A", 5)]
)
def test_a_marked_resident_makes_the_breach_wider(residents: str, loss: int) -> None:
    s = arc(
        f"A: hand: Breach the Gate; gems 3 Red Banner\nB: city Oakhold (Body, 8){residents}; city Elm (Mind, 8): Sage marked"
    )
    s.choose("play Breach the Gate")
    assert {"target Keep of A", "target Oakhold", "target Elm"} == set(s.options())
    s.choose("target Oakhold")
    s.all_pass()
    assert (s.damage("Oakhold"), s.damage("Elm")) == (loss, 0)
    s.to("Draw", "B")
    assert s.damage("Oakhold") == loss


@plays("Breach the Gate")
def test_it_is_looked_at_as_it_resolves_and_a_city_without_strength_falls() -> None:
    s = arc(
        "A: hand: Breach the Gate, Doze; gems 3 Red Banner\nB: city Oakhold (Body, 5): Elder; city Elm (Mind, 8)", TEXTS
    )
    s.choose("play Breach the Gate", "target Oakhold")
    while "play Doze" not in s.options():
        s.choose("pass")
    s.choose("play Doze")
    s.all_pass()
    assert (s.place("Oakhold"), s.place("Elder")) == ("B's graveyard", "B's Army")


@plays("Mantle of Nine Rivers")
def test_the_wearer_grows_with_the_cities_of_the_mantles_controller() -> None:
    s = arc(
        """
        A: hand: Mantle of Nine Rivers, Fall; gems 3 Gaian; army: Wolf 1/1, Ram; city Oak (Body, 8); city Elm (Mind, 8)
        B: army: Mule
        """,
        TEXTS,
    )
    s.choose("play Mantle of Nine Rivers")
    assert s.options() == ["target Wolf", "target Ram"]
    s.choose("target Wolf")
    s.all_pass()
    assert (s.value("Wolf"), s.place("Mantle of Nine Rivers")) == ("3/3", "on Wolf")
    s.play("Fall", "target Elm")
    assert s.value("Wolf") == "2/2"


@plays("Mantle of Nine Rivers")
def test_losing_a_city_may_be_its_wearers_death() -> None:
    s = arc(
        """
        A: hand: Fall, Wait; army: Wolf 1/1 hurt 2, Ram; city Oak (Body, 8); city Elm (Mind, 8);
           attached: Mantle of Nine Rivers on Wolf
        B: army: Mule
        """,
        TEXTS,
    )
    assert s.place("Wolf") == "A's Army"
    s.play("Fall", "target Elm")
    assert (s.place("Wolf"), s.place("Mantle of Nine Rivers")) == ("A's graveyard", "A's graveyard")


@plays("Mantle of Nine Rivers")
def test_it_stays_on_a_creature_that_another_takes_and_counts_as_before() -> None:
    s = arc(
        """
        A: army: Wolf 1/1; city Oak (Body, 8); city Elm (Mind, 8); attached: Mantle of Nine Rivers on Wolf
        B: army: Mule; hand: Lure; city Ford (Soul, 8)
        phase: Play, active B
        """,
        TEXTS,
    )
    s.play("Lure", "target Wolf")
    assert (s.controller("Wolf"), s.place("Mantle of Nine Rivers"), s.value("Wolf")) == ("B", "on Wolf", "3/3")


GRANARY = """
    A: city Highmeadow Granary{}: Elder 1/1; city Elm (Mind, 8): Sage 1/1; army: Wolf 1/1
    B: army: Mule 1/1; city Ford (Body, 8): Imp 1/1
"""


@plays("Highmeadow Granary")
def test_with_its_advantage_residents_of_all_his_cities_are_tougher() -> None:
    s = arc(GRANARY.format(" (advantage)"))
    assert [s.value(name) for name in ("Elder", "Sage", "Wolf", "Mule", "Imp")] == ["1/2", "1/2", "1/1", "1/1", "1/1"]
    s = arc(GRANARY.format(""))
    assert [s.value(name) for name in ("Elder", "Sage", "Wolf")] == ["1/1", "1/1", "1/1"]


@plays("Highmeadow Granary")
def test_it_is_won_with_a_bid_for_body_until_his_next_tactics_phase_or_the_citys_end() -> None:
    s = arc(
        """
        A: city Highmeadow Granary: Elder 1/1 cost 2; city Elm (Mind, 8): Sage 1/1; army: Ox
        B: army: Mule; hand: Fall
        phase: Tactics
        """,
        TEXTS,
    )
    s.choose("claim Body", "bid Elder")
    s.to("Play")
    assert (s.points("A"), s.value("Sage")) == (16, "1/2")
    s.to("Play", "B")
    assert s.value("Sage") == "1/2"
    fallen = s.fork()
    fallen.play("Fall", "target Highmeadow Granary")
    assert (fallen.value("Sage"), fallen.place("Elder"), fallen.value("Elder")) == ("1/1", "A's Army", "1/1")
    s.to("Tactics", "A")
    assert s.value("Sage") == "1/1"


@plays("Census of Souls")
def test_each_keeps_a_creature_for_each_of_his_cities() -> None:
    s = arc(
        """
        A: hand: Census of Souls; gems 6 The Empire; army: Wolf, Ox, Ram; city Oakhold (Body, 8): Elder; city Elm (Mind, 8)
        B: army: Mule; city Ford (Soul, 8): Sage
        C: army: Cow; city Hill (Body, 8); city Dale (Mind, 8)
        """
    )
    s.choose("play Census of Souls")
    s.all_pass()
    assert (s.asked, s.options()) == ("A", ["pick Wolf", "pick Ox", "pick Ram"])  # always onward
    s.choose("pick Wolf", "pick Elder")
    assert (s.asked, sorted(s.options())) == ("B", ["pick Mule", "pick Sage"])
    assert s.place("Ox") == "A's Army"  # all choose first
    s.choose("pick Sage")
    s.all_pass()
    graves = {seat: sorted(s.grave(seat)) for seat in "ABC"}
    assert graves == {"A": ["Census of Souls", "Ox", "Ram"], "B": ["Mule"], "C": []}
    assert [s.place(name) for name in ("Wolf", "Elder", "Sage", "Cow")] == ["A's Army", "Oakhold", "Ford", "C's Army"]
