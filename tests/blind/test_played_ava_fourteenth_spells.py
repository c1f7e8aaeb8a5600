"""Blind texts of AVA's fourteenth round, its spells and cities, played as their writer meant them."""

import pytest

from blind.gestures import blocking, fought, resolve
from blind.texts import ava, plays

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Fall": "event 0: Destroy target city.",
    "Home": "event 0: Return target creature to its owner's hand.", "Storm": "event 0: Kill each creature.",
    "Fern": "creature 2 Gaian 1/1", "Cheap": "creature 3 Red Banner 1/1", "Dear": "creature 4 Gaian 1/1",
    "Toll": "event 2 Gaian: Gain 1 LP.", "Rite": "magic 1 Gaian: Gain 1 LP.",
    "Bond": "enchantment 1 Gaian: Attach to target creature.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Mortar and Prayer")
@pytest.mark.parametrize(("hurt", "n", "left"), [(6, 4, 2), (6, 1, 5), (6, 0, 6), (2, 2, 0)])
def test_up_to_four_damage_is_removed_but_no_more_than_there_is(hurt: int, n: int, left: int) -> None:
    s = ava(
        f"A: gold 1 The Empire; hand: Mortar and Prayer, 1\nB: city Dale (Body, 8, hurt {hurt}); city Fen (Mind, 8)"
    )
    s.choose("play Mortar and Prayer", "target Dale")
    while not any(o.startswith("number") for o in s.options()):
        s.choose("pass")
    assert max(s.options()) == f"number {min(4, hurt)}"
    s.choose(f"number {n}")
    assert s.damage("Dale") == left


@plays("Scorched Granary")
def test_he_chooses_a_resource_card_of_his_that_is_lost() -> None:
    s = ava("A: gold 3 Red Banner; hand: Scorched Granary\nB: gold 1 Gaian, 1 The Empire marked; army: Ox")
    s.choose("play Scorched Granary", "target player B")
    s.all_pass()
    assert (s.asked, len(s.options())) == ("B", 2)
    s.choose(next(o for o in s.options() if "Empire" in o))
    assert (s.gems("B"), s.consumed("B"), len(s.pile(s.kit.piles["grave"], "B"))) == ("1 Gaian", "", 1)
    s = ava("A: gold 3 Red Banner; hand: Scorched Granary, 1\nB: army: Ox")
    s.play("Scorched Granary", "target player B")
    assert s.pile(s.kit.piles["grave"], "B") == []


@plays("Call the Scattered")
def test_two_residents_of_ones_own_go_to_the_army_as_they_are() -> None:
    s = ava("""
        A: gold 2 Gaian; hand: Call the Scattered, 1; city Dale (Body, 8): Ox marked; city Fen (Mind, 8): Cow, Hen;
           avatar in Fen
        B: city Moor (Soul, 8): Elk
    """)
    s.choose("play Call the Scattered")
    assert sorted(o for o in s.options() if o != "done") == ["target Cow", "target Hen", "target Ox"]
    s.choose("target Ox", "target Cow")
    s.all_pass()
    assert [s.place(name) for name in ("Ox", "Cow", "Hen")] == ["A's Army", "A's Army", "Fen"]
    assert (s.marked("Ox"), s.marked("Cow"), "move Hen to the Army" in s.options()) == (True, False, True)


@plays("Exhume the Regiment")
def test_two_cheap_creature_cards_come_back_to_hand() -> None:
    s = ava(
        "A: gold 3 Dark Legion; hand: Exhume the Regiment; grave: Fern, Cheap, Axe, Ox cost 1, Cow cost 2\nB: grave: Hen",
        TEXTS,
    )
    s.choose("play Exhume the Regiment")
    assert sorted(o for o in s.options() if o != "done") == ["target Cow", "target Fern", "target Ox"]
    s.choose("target Fern", "target Cow")
    s.all_pass()
    assert (s.place("Fern"), s.place("Cow"), s.place("Ox")) == ("A's hand", "A's hand", "A's graveyard")


@plays("Parried Glance")
def test_an_attacker_deals_no_combat_damage_and_takes_it() -> None:
    table = (
        "A: army: Ox 3/9, Cow 2/9\nB: gold 2 House of Nobles; hand: Parried Glance; city Dale (Body, 8); army: Elk 1/9{}"
        + COMBAT
    )
    s = ava(table.format(""))
    blocking(s, "B's army", "Ox")
    s.choose("block Ox with Elk")
    while "play Parried Glance" not in s.options():
        s.choose("done" if "done" in s.options() else s.way_on())
    s.choose("play Parried Glance")
    fought(s)
    assert (s.damage("Ox"), s.damage("Elk")) == (1, 0)
    for target, avatar, result in (
        ("Dale", "", (2, 0, 20)),
        ("B's army", "yes", (0, 0, 18)),
        ("B's army", "no", (0, 2, 20)),
    ):
        s = ava(table.format(" marked"))
        s.choose(f"attack {target}", "send Ox", "send Cow", "done", "play Parried Glance")
        assert sorted(s.options()) == ["target Cow", "target Ox"]
        s.choose("target Ox")
        while s.phase == "Attack":
            s.choose(next((o for o in (avatar, "done") if o in s.options()), s.way_on()))
        assert (s.damage("Dale"), s.victory("A"), s.life("B")) == result


@plays("Flung Torch")
def test_only_attackers_and_defenders_are_hit() -> None:
    s = ava(f"A: army: Ox 1/9, Cow 1/9\nB: gold 1 Red Banner; hand: Flung Torch, 1; army: Elk 1/9, Hen 1/9{COMBAT}")
    blocking(s, "B's army", "Ox")
    s.choose("block Ox with Elk", "done")
    while "play Flung Torch" not in s.options():
        s.choose(s.way_on())
    s.choose("play Flung Torch")
    assert sorted(s.options()) == ["target Elk", "target Ox"]
    s.choose("target Ox")
    resolve(s)
    assert s.damage("Ox") in {2, 3}
    assert "Ox suffers 2 damage from Flung Torch" in s.log()
    s = ava("A: gold 1 Red Banner; hand: Flung Torch, 1; army: Ox\nB: army: Elk")
    assert "play Flung Torch" not in s.options()


@plays("Slip the Ranks")
def test_ones_own_creature_leaves_its_combat_and_who_was_defended_against_stays_so() -> None:
    s = ava(
        f"A: army: Ox\nB: gold 1 Gaian; hand: Slip the Ranks; city Dale; army: Elk, Hen; attached: Bond on Elk{COMBAT}",
        TEXTS,
    )
    s.choose("attack Dale", "send Ox", "done")
    s.choose("pass")
    s.choose("block Ox with Elk", "done", "play Slip the Ranks")
    assert sorted(s.options()) == ["target Elk", "target Hen"]
    s.choose("target Elk")
    fought(s)
    assert (s.place("Elk"), s.place("Bond"), s.damage("Dale"), s.damage("Ox")) == ("B's hand", "B's graveyard", 0, 0)


@plays("Blood for the Throne")
def test_three_life_points_for_two_cards_that_must_be_there() -> None:
    for lp, deck, over, cards in ((20, 9, False, 2), (3, 9, True, 2), (20, 1, True, 1)):
        s = ava(f"A: {lp} LP; gold 1 Dark Legion; hand: Blood for the Throne; deck: {deck}\nB:")
        s.play("Blood for the Throne")
        assert (s.over, len(s.hand("A"))) == (over, cards)
        assert s.life("A") == lp - 3


@plays("Fellgate Barracks")
def test_with_body_attackers_strike_harder() -> None:
    table = (
        "A: city Fellgate Barracks{}; army: Ox 1/9, Cow 1/9; hand: 1\nB: city Dale (Mind, 8); army: Elk 1/9; hand: Wait"
        + COMBAT
    )
    for advantage, values in ((" (advantage)", ["2/9", "1/9", "1/9"]), ("", ["1/9", "1/9", "1/9"])):
        s = ava(table.format(advantage), TEXTS)
        s.choose("attack Dale", "send Ox", "send Avatar of A", "done")
        assert [s.value(name) for name in ("Ox", "Cow", "Elk")] == values
        assert s.value("Avatar of A").startswith(
            "0/"
        )  # attackers are creatures, though its writer meant the avatar as well
        fought(s)
        assert s.damage("Dale") == (2 if advantage else 1)


@plays("Chapel of Small Mercies")
def test_with_soul_each_death_of_ones_own_brings_two_life_points() -> None:
    for advantage, life in ((" (advantage)", 22), ("", 20)):
        s = ava(
            f"A: city Chapel of Small Mercies{advantage}: Elder; army: Ox; hand: Axe, Axe, Home\nB: army: Elk", TEXTS
        )
        s.play("Axe", "target Ox")
        s.play("Axe", "target Elk")
        s.play("Home") if "play Home" in s.options() else None
        assert (s.life("A"), s.life("B"), s.place("Elder")) == (life, 20, "A's hand")


@plays("Elderroot Cradle")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_as_it_is_built_a_cheap_creature_may_come_into_it(answer: str) -> None:
    s = ava("""
        A: gold 4 Gaian; hand: Fern, Cheap, Dear, Axe; cities: Elderroot Cradle; city Dale (Body, 8)
        B: army: Ox
        phase: Entrance
    """, TEXTS)  # fmt: skip
    s.choose("build Elderroot Cradle")
    while answer not in s.options():
        s.choose("pass")
    s.choose(answer)
    if answer == "yes":
        assert sorted(s.options()) == ["pick Cheap", "pick Fern"]
        s.choose("pick Cheap")
        s.all_pass()
        assert (s.place("Cheap"), s.marked("Cheap"), s.consumed("A")) == ("Elderroot Cradle", False, "4 Gaian")
    else:
        assert (s.place("Cheap"), s.place("Elderroot Cradle")) == ("A's hand", "A's Kingdom")


@plays("Smelters' Ward")
@pytest.mark.parametrize(("prize", "moves"), [("the advantage", 2), ("1 VP", 1)])
def test_with_mind_one_more_move_is_made_and_creatures_stay_unmarked(prize: str, moves: int) -> None:
    s = ava("A: city Smelters' Ward: Ox, Elder; army: Cow, Hen marked; hand: 1\nB: army: Elk\nphase: Tactics")
    s.choose("claim Mind", "bid Elder", f"Mind: {prize}")
    s.carry_out("move Ox to the Army")
    assert s.marked("Ox") == (moves == 1)
    assert [o for o in s.options() if o.startswith("move")] == [
        f"move {name} to Smelters' Ward" for name in ("Ox", "Cow", "Avatar of A") if moves == 2
    ]
    if moves == 2:
        again = s.fork()
        again.carry_out("move Ox to Smelters' Ward")
        assert (again.place("Ox"), again.marked("Ox")) == ("Smelters' Ward", False)
        assert not [o for o in again.options() if o.startswith("move")]
        s.carry_out("move Avatar of A to Smelters' Ward")
        assert s.marked("Avatar of A")


@plays("Terraced Observatory")
def test_with_mind_magic_and_events_cost_one_less() -> None:
    for advantage, event, magic in ((" (advantage)", 1, 0), ("", 2, 1)):
        s = ava(
            f"A: city Terraced Observatory{advantage}; gold 9 Gaian; army: Ox; hand: Toll, Rite, Bond\nB: army: Elk",
            TEXTS,
        )
        paid = 0
        for name, cost in (("Toll", event), ("Rite", magic), ("Bond", 1)):
            s.play(name, *(["target Ox"] if name == "Bond" else []))
            paid += cost
            assert s.consumed("A") == (f"{paid} Gaian" if paid else "")


@plays("Ninefold Sermon")
def test_each_discipline_with_a_resident_is_a_victory_point() -> None:
    for cities, points in (
        ("city Dale (Body, 8): Ox marked; city Fen (Body, 8): Cow; city Moor (Soul, 8)", 1),
        ("city Dale (Body, 8): Ox; city Fen (Mind, 8): Cow; city Moor (Soul, 8); avatar in Moor", 3),
        ("city Dale (Body, 8); army: Ox", 0),
    ):
        s = ava(f"A: gold 4 House of Nobles; hand: Ninefold Sermon; {cities}\nB: city Tarn (Mind, 8): Elk")
        s.play("Ninefold Sermon")
        assert (s.victory("A"), s.victory("B")) == (points, 0)
