"""Blind texts of AVA's tenth round on life points, values and residents, played as their writer meant them."""

from blind.gestures import blocking
from blind.texts import ava, plays

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Home": "event 0: Return target creature to its owner's hand.",
    "Sting": "event 0: Deal 1 damage to target creature.", "Call": "event 0: Unmark target creature.",
    "Storm": "event 0: Kill each creature.", "Toll": "event 2 Gaian: Gain 1 LP.", "Rite": "magic 2 Gaian: Gain 1 LP.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Bread Dole", "Dregs of the Cup")
def test_life_points_are_gained_and_lost() -> None:
    s = ava("A: gold 2 The Empire; hand: Bread Dole\nB:")
    s.play("Bread Dole")
    assert (s.life("A"), s.life("B")) == (24, 20)
    s = ava("A: gold 2 Dark Legion; hand: Dregs of the Cup\nB: 2 LP\nC:\nD:")
    s.choose("play Dregs of the Cup")
    assert len(s.options()) == 4
    own = s.fork()
    s.choose("target player B")
    s.all_pass()
    assert "B is defeated (AVA-WIN-02)" in s.log()
    own.choose("target player A")
    own.all_pass()
    assert own.life("A") == 18


@plays("Brushwood Spearman")
def test_it_is_tougher_while_the_avatar_is_in_the_army_and_may_die_as_he_leaves() -> None:
    s = ava("A: city Dale (Body, 8): Brushwood Spearman; avatar; hand: Sting\nB:", TEXTS)
    assert s.value("Brushwood Spearman") == "2/3"
    s.play("Sting")
    assert s.place("Brushwood Spearman") == "Dale"
    s.carry_out("move Avatar of A to Dale")
    assert s.place("Brushwood Spearman") == "A's graveyard"
    assert (
        ava("A: city Dale (Body, 8); army: Brushwood Spearman; avatar in Dale\nB:").value("Brushwood Spearman") == "2/1"
    )


@plays("Cradle Hill")
def test_with_body_all_ones_creatures_strike_harder() -> None:
    for advantage, value in ((" (advantage)", "2/1"), ("", "1/1")):
        s = ava(f"A: city Cradle Hill{advantage}: Elder 1/1; army: Ox 1/1; hand: 1\nB: army: Elk 1/1; hand: 1")
        assert [s.value(name) for name in ("Ox", "Elder", "Elk")] == [value, value, "1/1"]
        assert s.value("Avatar of A").startswith("0/")
        s.to("Play", "B")
        assert s.value("Ox") == "1/1"


@plays("Cushioned Delegate")
def test_it_counts_as_two_residents_in_claims_and_answers() -> None:
    for mine, theirs, won in (("Cushioned Delegate", "Ox", "A"), ("Ox", "Cushioned Delegate", "B")):
        s = ava(f"A: city Dale (Body, 8): {mine}\nB: city Fen (Body, 8): {theirs}\nphase: Tactics")
        s.choose("claim Body", f"bid {mine}", f"bid {theirs}")
        assert (s.asked, "Body: 1 VP" in s.options()) == (won, True)


@plays("Harbour Slinger")
def test_from_the_army_it_shoots_anywhere_and_as_a_resident_within_its_city() -> None:
    s = ava("A: army: Harbour Slinger\nB: city Dale (Body, 8): Elk 1/1; army: Hen")
    s.choose("use Harbour Slinger")
    assert sorted(s.options()) == ["target Elk", "target Harbour Slinger", "target Hen"]
    s.choose("target Elk")
    s.all_pass()
    assert (s.place("Elk"), s.marked("Harbour Slinger")) == ("B's graveyard", True)
    s = ava(f"A: army: Ox\nB: city Dale (Body, 8): Elk; army: Harbour Slinger, Hen{COMBAT}")
    army = s.fork()
    s.choose("attack Dale", "send Ox", "done", "use Harbour Slinger")
    assert sorted(s.options()) == ["target Elk", "target Harbour Slinger", "target Hen"]
    army.choose("attack B's army", "send Ox", "done", "use Harbour Slinger")
    assert {"target Elk", "target Ox"} <= set(army.options())


@plays("Inkwater Quay")
def test_with_mind_events_cost_one_less_and_magic_does_not() -> None:
    for advantage, event in ((" (advantage)", 1), ("", 2)):
        s = ava(f"A: city Inkwater Quay{advantage}; gold 9 Gaian; hand: Toll, Rite\nB: army: Elk", TEXTS)
        s.play("Toll")
        assert s.consumed("A") == f"{event} Gaian"
        s.play("Rite")
        assert s.consumed("A") == f"{event + 2} Gaian"


@plays("Loosen the Mortar")
def test_each_creature_of_ones_army_is_a_point_of_damage_to_a_city() -> None:
    for army, damage in (("army: Ox, Cow marked; city Hill (Body, 8): Hen", 2), ("city Hill (Body, 8): Hen", 0)):
        s = ava(f"A: gold 2 Red Banner; hand: Loosen the Mortar; {army}\nB: city Dale (Body, 8); army: Elk")
        s.play("Loosen the Mortar", "target Dale")
        assert (s.damage("Dale"), s.damage("Hill")) == (damage, 0)


@plays("Lowlight")
def test_with_soul_each_death_of_anybody_is_a_life_point() -> None:
    for advantage, life in ((" (advantage)", 23), ("", 20)):
        s = ava(f"A: city Lowlight{advantage}: Elder; hand: Storm\nB: army: Elk, Hen", TEXTS)
        s.choose("play Storm")
        while s.table.chain or any(o.startswith("trigger") for o in s.options()):
            s.choose("pass" if "pass" in s.options() else s.options()[0])
        assert (s.life("A"), s.life("B")) == (life, 20)


@plays("Lych-Wagon Driver")
def test_its_death_costs_each_opponent_two_life_points() -> None:
    for kill, lives in (("Axe", [18, 20, 18, 18]), ("Home", [20, 20, 20, 20])):
        s = ava(f"A: army: Ox; hand: {kill}\nB: army: Lych-Wagon Driver\nC:\nD:", TEXTS)
        s.play(kill, "target Lych-Wagon Driver")
        assert [s.life(seat) for seat in "ABCD"] == lives


@plays("Oak Greaves", "Evil Eye over the Door")
def test_what_is_attached_changes_values_of_its_host_or_of_who_lives_there() -> None:
    s = ava("A: gold 2 Gaian; hand: Oak Greaves; army: Ox 1/1\nB: army: Elk 1/1")
    s.choose("play Oak Greaves")
    assert sorted(s.options()) == ["target Elk", "target Ox"]
    s.choose("target Elk")
    s.all_pass()
    assert (s.value("Elk"), s.value("Ox")) == ("2/3", "1/1")
    s = ava(
        f"A: army: Ox\nB: city Dale (Body, 8): Elder 2/1; attached: Evil Eye over the Door on Dale; army: Elk 2/1, Hen{COMBAT}"
    )
    assert (s.value("Elder"), s.value("Elk")) == ("1/1", "2/1")
    blocking(s, "Dale", "Ox")
    assert (s.value("Elder"), s.value("Elk"), s.value("Ox")) == ("1/1", "1/1", "1/1")


@plays("Second Planting")
def test_a_creature_card_of_ones_own_graveyard_comes_back() -> None:
    s = ava("A: gold 2 Gaian; hand: Second Planting; grave: Ox, Wait, Cow\nB: grave: Elk", TEXTS)
    s.choose("play Second Planting")
    assert sorted(s.options()) == ["target Cow", "target Ox"]
    s.choose("target Ox")
    s.all_pass()
    assert (s.place("Ox"), s.place("Cow")) == ("A's hand", "A's graveyard")
    assert "play Second Planting" not in ava("A: gold 2 Gaian; hand: Second Planting, 1\nB: grave: Elk").options()


@plays("Redsash Runner")
def test_its_move_is_beside_the_one_of_the_turn() -> None:
    s = ava("A: city Dale (Body, 8); army: Redsash Runner, Ox, Cow; hand: Call, 1\nB:", TEXTS)
    s.carry_out("move Ox to Dale")
    assert [o for o in s.options() if o.startswith("move")] == ["move Redsash Runner to Dale"]
    s.carry_out("move Redsash Runner to Dale")
    assert s.marked("Redsash Runner")
    s.play("Call", "target Redsash Runner")
    assert "move Redsash Runner to the Army" in s.options()


@plays("Sparks in the Thatch")
def test_a_resident_creature_suffers_three() -> None:
    s = ava(
        "A: gold 2 Red Banner; hand: Sparks in the Thatch, 1; army: Ox\nB: city Dale: Elk 1/3, Hen; avatar in Dale; army: Cow"
    )
    s.choose("play Sparks in the Thatch")
    assert sorted(s.options()) == ["target Elk", "target Hen"]
    s.choose("target Elk")
    s.all_pass()
    assert s.place("Elk") == "B's graveyard"


@plays("Warhorn Strap")
def test_his_avatar_strikes_as_it_attacks() -> None:
    s = ava(f"A: army: Ox 0/9; attached: Warhorn Strap on A; hand: 1\nB: city Dale (Body, 8); avatar marked{COMBAT}")
    s.choose("attack Dale", "send Ox", "send Avatar of A")
    s.choose("done") if "done" in s.options() else None
    s.to("Second Play")
    assert (s.damage("Dale"), s.life("A")) == (2, 20)


@plays("Tavern Champion")
def test_whoever_attacks_sends_the_champion_if_he_is_able() -> None:
    s = ava(f"A: army: Tavern Champion, Ox, Cow; hand: 1\nB: army: Elk{COMBAT}")
    s.choose("attack B's army", "send Ox")
    assert "done" not in s.options()
    s.choose("send Tavern Champion")
    assert "done" in s.options()
    s = ava(f"A: army: Tavern Champion marked, Ox, Cow; hand: 1\nB: army: Elk{COMBAT}")
    s.choose("attack B's army", "send Ox")
    assert "done" in s.options()
