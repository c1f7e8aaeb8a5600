"""Blind rituals of the rounds 11 to 13, and who tends them, played as their writers meant them."""

import pytest

from blind.texts import plays, rituals
from scenes.rituals import Scene

TEXTS = {
    "Mage": "creature (Caster) 1/9", "Sage": "creature (Caster) 1/9", "Wait": "event 0: Gain 1 influence.",
    "Dirge": "magic 2: Charges: 3. Draw a card.", "Toll": "magic 2: Charges: 3. Draw a card.",
    "Keeper": "creature 1/1: (A): Goblins you control get 0/+1.", "Spear": "equipment 0: Equipped creature gets +1/0.",
    "Ring": "equipment 0: Equipped creature gets 0/+1.",
}  # fmt: skip


def played(ritual: str, full: int, gold: int, a: str, b: str, *answers: str, front: str = "Offensive") -> Scene:
    """A has played the ritual, which can be played neither with a charge less nor for less gold."""
    held = f"resources: {{}}; {a}" if gold else a
    table = f"A: {held}; rituals: {ritual} {{}}\nB: {b}"
    for charges, purse in ((full - 1, gold), (full, gold - 1)):
        if purse >= 0:
            short = table.format(purse, f"{charges} charges") if gold else table.format(f"{charges} charges")
            assert f"play {ritual}" not in rituals(short.replace("resources: 0; ", ""), TEXTS).options()
    s = rituals(table.format(gold, f"{full} charges") if gold else table.format(f"{full} charges"), TEXTS)
    s.do(f"play {ritual}", *answers, front=front)
    assert (s.place(ritual) != "A's Rituals", s.gold("A")) == (True, 0)
    return s


@plays("Storm by Appointment")
def test_full_it_strikes_anybody_of_the_battlefield() -> None:
    a, b = "offensive: Mage, Ox, Keeper assigned; hand: 1", "defensive: Cow 1/9, Hen 1/5; offensive: Owl; hand: 1"
    s = rituals(f"A: resources: 2; {a}; rituals: Storm by Appointment 2 charges\nB: {b}", TEXTS)
    s.choose("play Storm by Appointment")
    assert s.options() == ["target Mage", "target Ox", "target Cow", "target Hen"]
    assert played("Storm by Appointment", 2, 2, a, b, "target Cow").damage("Cow") == 5
    assert played("Storm by Appointment", 2, 2, a, b, "target Hen").place("Hen") == "B's graveyard"


@plays("Knell for a Kingdom", "Candle-Count of the Widow")
def test_opponents_lose_five() -> None:
    for name, full, gold in (("Knell for a Kingdom", 4, 3), ("Candle-Count of the Widow", 3, 1)):
        s = played(name, full, gold, "offensive: Mage; hand: 1", "hand: 1")
        assert (s.influence("A"), s.influence("B")) == (20, 15)
        alone = rituals(f"A: offensive: Ox; resources: 3; hand: 1; rituals: {name} {full} charges\nB: hand: 1", TEXTS)
        assert f"play {name}" not in alone.options()  # it takes a Caster


@plays("The Empty Road")
@pytest.mark.parametrize(("front", "marked"), [("Offensive", ["Cow"]), ("Defensive", ["Hen"])])
def test_all_enemies_of_the_opposite_front_are_marked(front: str, marked: list[str]) -> None:
    s = played(
        "The Empty Road", 3, 2, "offensive: Mage, Ox; defensive: Sage; hand: 1",
        "defensive: Cow, Keeper assigned; offensive: Hen; hand: 1", front=front,
    )  # fmt: skip
    assert [name for name in ("Mage", "Ox", "Sage", "Cow", "Hen") if s.marked(name)] == marked
    assert s.assigned("Keeper")


@plays("Genealogy Chant", "Drawn Moon")
@pytest.mark.parametrize(("name", "full", "gold", "n"), [("Genealogy Chant", 2, 1, 3), ("Drawn Moon", 1, 2, 2)])
def test_so_many_cards_are_drawn_or_as_many_as_there_are(name: str, full: int, gold: int, n: int) -> None:
    s = played(name, full, gold, "offensive: Mage; hand: 1; deck: 5", "hand: 1")
    assert (len(s.deck("A")), len(s.hand("A"))) == (5 - n, 1 + n)
    s = played(name, full, gold, "offensive: Mage; hand: 1; deck: 1", "hand: 1")
    assert (len(s.hand("A")), s.over) == (2, False)


@plays("Ash-Bowl Acolyte")
def test_by_its_mark_a_ritual_of_his_has_one_charge_more() -> None:
    s = rituals(
        "A: defensive: Ash-Bowl Acolyte; rituals: Dirge 1 charge, Toll 3 charges; hand: 1\nB: rituals: Dirge; hand: 1",
        TEXTS,
    )
    s.choose("use Ash-Bowl Acolyte")
    assert "target Dirge (2)" not in s.options()
    s.choose("target Dirge") if "target Dirge" in s.options() else None
    s.all_pass()
    assert (s.charges("Dirge"), s.marked("Ash-Bowl Acolyte")) == (2, True)
    s.to("Upkeep", "A")
    s.choose("charge Dirge")
    assert s.charges("Dirge") == 3
    full = rituals("A: defensive: Ash-Bowl Acolyte; rituals: Toll 3 charges; hand: 1\nB: hand: 1", TEXTS)
    full.choose("use Ash-Bowl Acolyte") if "use Ash-Bowl Acolyte" in full.options() else None
    full.all_pass()
    assert full.charges("Toll") == 3


@plays("Kindler of Long Fires")
def test_one_of_his_that_is_not_full_has_one_charge_more() -> None:
    s = rituals(
        "A: offensive: Kindler of Long Fires; rituals: Dirge 1 charge, Toll; hand: 1\nB: rituals: Dirge; hand: 1", TEXTS
    )
    s.choose("use Kindler of Long Fires")
    s.all_pass()
    assert len(s.options()) == 2
    s.choose(next(label for label in s.options() if label.endswith("Toll")))
    assert (s.charges("Dirge"), s.charges("Toll"), s.marked("Kindler of Long Fires")) == (1, 1, True)


@plays("Bargain at the Ninth Bell")
@pytest.mark.parametrize("creatures", [0, 1, 3])
def test_an_opponent_gives_up_half_of_his_creatures_or_two_influence_for_each(creatures: int) -> None:
    army = ("", "defensive: Cow marked; ", "defensive: Cow marked, Hen; offensive: Owl; ")[min(creatures, 2)]
    s = played("Bargain at the Ninth Bell", 3, 3, "offensive: Mage; hand: 1", f"{army}hand: 1")
    assert s.asked == "B"
    ways = s.options()
    pay = s.fork()
    pay.choose(next(label for label in ways if "influence" in label))
    assert (pay.influence("B"), pay.grave("B")) == (20 - 2 * creatures, [])
    s.choose(next(label for label in ways if "sacrifice" in label.lower() and "influence" not in label))
    while s.asked == "B":
        s.choose(s.options()[0])
    assert (s.influence("B"), len(s.grave("B"))) == (20, (creatures + 1) // 2)


@plays("Rite of the Sunken Orchard")
@pytest.mark.parametrize("wanted", [(), ("Elk",), ("Elk", "Rat")])
def test_up_to_two_creature_cards_come_back(wanted: tuple[str, ...]) -> None:
    s = played(
        "Rite of the Sunken Orchard",
        2,
        2,
        "offensive: Mage; hand: 1; grave: Elk, Wait, Rat, Fox",
        "grave: Hen; hand: 1",
    )
    assert not any("Hen" in label or "Wait" in label for label in s.options())
    for name in wanted:
        s.choose(next(label for label in s.options() if label.endswith(name)))
    s.choose("done") if "done" in s.options() and len(wanted) < 2 else None
    assert s.hand("A")[1:] == list(wanted)


@plays("Rite of Open Graves")
def test_up_to_three_that_are_chosen_as_it_is_announced_come_back() -> None:
    a, b = "offensive: Mage; hand: 1; grave: Elk, Wait, Rat, Fox, Hog", "grave: Hen; hand: 1"
    s = played("Rite of Open Graves", 3, 2, a, b, "target Elk", "target Fox", "target Hog")
    assert set(s.hand("A")) >= {"Elk", "Fox", "Hog"}
    assert s.place("Rat") == "A's graveyard"
    none = played("Rite of Open Graves", 3, 2, a, b, "done")
    assert len(none.hand("A")) == 1


@plays("Slow Tide of Iron")
def test_all_of_his_creatures_have_a_counter_that_stays() -> None:
    s = played(
        "Slow Tide of Iron",
        3,
        3,
        "offensive: Mage, Ox 1/1; defensive: Rat 1/1, Keeper assigned; hand: 1",
        "defensive: Hen 1/1; hand: 1",
    )
    names = ("Ox", "Rat", "Keeper", "Hen")
    assert [s.value(name) for name in names] == ["2/2", "2/2", "2/2", "1/1"]
    s.to("Play", "B")
    s.to("Play", "A")
    assert [s.value(name) for name in names] == ["2/2", "2/2", "2/2", "1/1"]


@plays("Vigil Against the Living")
@pytest.mark.parametrize(("front", "dead"), [("Offensive", ["Cow", "Hen"]), ("Defensive", ["Owl"])])
def test_all_enemies_opposite_die(front: str, dead: list[str]) -> None:
    s = played(
        "Vigil Against the Living", 4, 4, "offensive: Mage, Ox; defensive: Sage; hand: 1",
        "defensive: Cow 9/9, Hen; offensive: Owl; hand: 1", front=front,
    )  # fmt: skip
    assert [name for name in ("Mage", "Ox", "Sage", "Cow", "Hen", "Owl") if s.place(name).endswith("graveyard")] == dead


@plays("Patient Assessment")
def test_three_are_drawn_and_one_of_his_choice_is_discarded() -> None:
    s = played("Patient Assessment", 2, 0, "offensive: Mage; hand: Elk; deck: Rat, Fox, Hog, 2", "hand: 1")
    assert s.asked == "A"
    s.choose(next(label for label in s.options() if label.endswith("Fox")))
    assert (s.hand("A"), s.place("Fox")) == (["Elk", "Rat", "Hog"], "A's graveyard")


@plays("Snuff the Circle")
def test_a_placed_ritual_loses_its_charges_or_goes_home_without_any() -> None:
    table = (
        "A: offensive: Ox; resources: 2; hand: Snuff the Circle, 1; rituals: Toll\nB: rituals: Dirge 2 charges; hand: 1"
    )
    s = rituals(table, TEXTS)
    home = s.fork()
    s.choose(next(label for label in s.options() if "Remove all charges" in label))
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    s.choose("target Dirge")
    s.all_pass()
    assert (s.charges("Dirge"), s.place("Dirge")) == (0, "B's Rituals")
    home.choose(next(label for label in home.options() if "Return target ritual" in label))
    home.choose("in the Offensive") if "in the Offensive" in home.options() else None
    home.all_pass()  # Toll alone has no charges
    assert (home.place("Toll"), home.place("Dirge")) == ("A's hand", "B's Rituals")


@plays("Slow Thaw")
def test_all_his_resource_cards_are_unmarked_the_one_that_paid_too() -> None:
    s = rituals(
        "A: offensive: Mage; resources: 1, Rat marked, Elk marked; hand: 1; rituals: Slow Thaw 2 charges\n"
        "B: resources: Hen marked; hand: 1",
        TEXTS,
    )
    s.do("play Slow Thaw")
    assert (s.gold("A"), s.marked("Hen")) == (3, True)


@plays("Litany of Rust")
def test_all_equipment_of_the_battlefield_is_destroyed() -> None:
    s = played(
        "Litany of Rust", 2, 2, "offensive: Mage, Ox; defensive: Rat; attached: Spear on Ox, Ring on Rat; hand: 1",
        "defensive: Cow; offensive: Hen; attached: Spear on Cow, Ring on Hen; hand: 1",
    )  # fmt: skip
    assert [s.place(name) for name in ("Spear", "Ring", "Spear (2)", "Ring (2)")] == [
        "A's graveyard", "on Rat", "B's graveyard", "on Hen",
    ]  # fmt: skip


@plays("Ninefold Census")
def test_each_creature_of_his_in_both_fronts_is_an_influence() -> None:
    s = played(
        "Ninefold Census",
        3,
        3,
        "10 influence; offensive: Mage, Ox marked; defensive: Keeper assigned; hand: 1",
        "defensive: Hen; hand: 1",
    )
    assert (s.influence("A"), s.influence("B")) == (13, 20)


@plays("Long Reckoning")
def test_two_victory_points_which_may_win() -> None:
    s = played("Long Reckoning", 5, 3, "3 VP; offensive: Mage; hand: 1", "hand: 1")
    assert (s.victory("A"), s.over) == (5, False)
    won = played("Long Reckoning", 5, 3, "8 VP; offensive: Mage; hand: 1", "hand: 1")
    assert (won.over, won.winner) == (True, "A")
