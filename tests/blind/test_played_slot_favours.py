"""Blind texts of SLOT that heal, mark, shift and pay, played as their writers meant them."""

import pytest

from blind.gestures import aims, spend, uses
from blind.texts import FAR, FOLK, battle, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 6 def 6 life 5", "Boss": "level 2 close 1 def 3 life 5",
    "Lamb": "close 1 ranged 1 def 1 life 1", "Rock": "def 9 life 9 fixed", "Four": "close 4 ranged 4 def 4 life 5",
    "One": "cost 1 close 1 def 1 life 1", "Two": "cost 2 close 1 def 1 life 1", "Three": "cost 3 close 1 def 1 life 1",
    "Nurse": "close 1 def 1 life 1: [ ] - Restore 1 life to target damaged creature.",
    "Waker": "close 1 def 1 life 1: [ ] - Unmark target creature.",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Abilities") -> Scene:
    """The armies in step 4 of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def take(s: Scene, *names: str) -> None:
    """Choose these, whether they are targets or picked, where they are asked for."""
    for name in names:
        s.choose(*[option for option in s.options() if option in (f"target {name}", f"pick {name}", f"give {name}")])


@plays("Buckle Inspector", "Ladle-Banging Cook", "Buckle-Smith's Widow")
@pytest.mark.parametrize(
    ("name", "value", "more", "aimed"),
    [
        ("Buckle Inspector", "DEF", 2, ["Buckle Inspector F1", "Ann F2", "Ann F3", "Ann B1", "Page B4"]),
        ("Ladle-Banging Cook", "close", 1, ["Ladle-Banging Cook F1", "Ann F2", "Ann F3", "Ann B1", "Page B4"]),
        ("Buckle-Smith's Widow", "DEF", 2, ["Ann F2", "Ann B1"]),
    ],
)
def test_an_ally_is_better_until_the_next_battle_is_over(name: str, value: str, more: int, aimed: list[str]) -> None:
    s = table(f"front: {name}, Ann, Ann; back: Ann, -, -, Page; twilight: 4 Imp", f"front: Club; {FAR}")
    before = s.value("A F2", value)
    s.choose(f"use {name} F1")
    take(s, "Imp (twilight)")
    assert aims(s) == aimed
    take(s, "Ann F2", "Imp (twilight)")
    assert (s.value("A F2", value), s.value("A F3", value)) == (before + more, before)
    assert uses(s) == []  # it is marked, or once in each turn
    s.to("Action")
    assert s.value("A F2", value) == before + more
    s.choose("attack Club F1 with Ann F2, close")
    s.decline()
    assert s.value("A F2", value) == before


@plays("Drillmaster of the Square")
def test_for_a_square_one_of_the_enemy_front_row_gets_a_token() -> None:
    s = table("front: Ox, Ox, Drillmaster of the Square marked; back: Ox, Ox", "front: Imp, Ann; back: Ox")
    s.choose("use Drillmaster of the Square F3")
    assert aims(s) == ["Imp F1", "Ann F2"]
    take(s, "Imp F1")
    assert (s.who("B F1"), [s.marked(f"A {where}") for where in ("F1", "F2", "B1", "B2")]) == ("", [True] * 4)
    assert uses(table("front: Ox, Ox, Drillmaster of the Square; back: Ox; twilight: 4 Imp")) == []


@plays("Grave Whistler")
def test_a_cheap_dead_goes_to_the_twilight_in_step_four_only() -> None:
    s = table("front: Grave Whistler, Club; back: Ox; grave: Three, Two, One")
    s.choose("use Grave Whistler F1")
    assert [aim.partition(" (")[0] for aim in aims(s)] == ["Two", "One"]
    s.choose(next(option for option in s.options() if "Two" in option))
    assert (s.twilight("A"), s.grave("A")) == (["Two"], ["Three", "One"])
    s = table("front: Grave Whistler, Club; back: Ox; grave: Two", step="Action")
    assert uses(s) == []
    assert uses(table("front: Grave Whistler, Club; grave: Three")) == []


@plays("Moss Nurse", "Soup-Kitchen Friar")
@pytest.mark.parametrize("name", ["Moss Nurse", "Soup-Kitchen Friar"])
def test_a_neighbour_is_healed_for_two_marks(name: str) -> None:
    s = table(f"front: {name}, Ox hurt 2, Ox hurt 1; back: Ox hurt 1")
    s.choose(f"use {name} F1")
    take(s, "Ox F2", "Ox F3", "Ox F2")
    assert [s.tokens(f"A {where}") for where in ("F2", "F3", "B1")] == [1, 1, 1]
    assert sorted(s.marked(f"A {where}") for where in ("F1", "F2", "F3", "B1")) == [False, False, True, True]
    assert s.marked("A F1")


@plays("Sedan-Chair Bearers")
def test_two_neighbours_change_places() -> None:
    s = table("front: Sedan-Chair Bearers, Ann hurt 1, Ox, Rock; back: -, -, -, Page")
    s.choose("use Sedan-Chair Bearers F1", "target Ann F2")
    assert "target Page B4" not in s.options()
    s.choose("target Ox F3")
    assert (s.who("A F2"), s.who("A F3"), s.tokens("A F3"), s.marked("A F3"), s.ap) == ("Ox", "Ann", 1, False, 3)
    s = table("front: Sedan-Chair Bearers, -, Rock, Ox")
    s.choose(*[option for option in s.options() if option.startswith("use")])
    take(s, "Rock F3", "Ox F4")
    assert s.who("A F3") == "Rock"


@plays("Alewife of the Third Ward")
def test_for_two_others_a_neighbour_is_unmarked() -> None:
    s = table("front: Alewife of the Third Ward marked, Ann marked, Ox, Ox; back: Boss marked")
    s.choose("use Alewife of the Third Ward F1")
    assert aims(s) == ["Ann F2", "Boss B1"]
    take(s, "Ann F2")
    assert [s.marked(f"A {where}") for where in ("F1", "F2", "F3", "F4", "B1")] == [True, False, True, True, True]


@plays("Bog-Iron Golem")
def test_its_tokens_stay() -> None:
    s = slot(f"A: front: Bog-Iron Golem hurt 1, Nurse, Ox hurt 1; {FAR}\nB: front: Ann", CAST)
    assert [option for option in s.options() if option.startswith("rest")] == ["rest Ox F3"]
    s.choose("use Nurse F2")
    take(s, "Bog-Iron Golem F1")
    assert s.tokens("A F1") == 1


@plays("Chimney-Pot Bomber")
def test_who_stands_across_in_front_is_bombed() -> None:
    s = table("front: Ox, Ox; back: Chimney-Pot Bomber; twilight: Imp", "front: Imp, Ann; back: Ox")
    s.choose("use Chimney-Pot Bomber B1", "give Imp (twilight)", "give Ox F1")
    assert (s.who("B F1"), s.tokens("B F2"), s.tokens("B B1"), s.marked("A F2")) == ("", 0, 0, False)


@plays("Corpse-Lane Broker")
def test_a_damaged_ally_is_put_into_the_twilight() -> None:
    s = table("front: Corpse-Lane Broker, Ox hurt 1, Ann hurt 1, Club; back: Boss", f"front: Ann; {FAR}")
    s.choose("use Corpse-Lane Broker F1")
    assert aims(s) == ["Ox F2", "Ann F3"]
    take(s, "Ox F2")
    assert (s.who("A F2"), s.twilight("A"), s.points("B"), s.marked("A F1")) == ("", ["Ox"], 0, True)
    s = slot(f"A: front: Saint, Boss; {FAR}\nB: front: Corpse-Lane Broker, Ox hurt 1\nstep: Abilities", CAST)
    s.choose("use Saint F1", "target Boss F2")
    assert s.asked == "A"


@plays("Reed-Flute Healer")
def test_a_pair_is_marked_and_healed() -> None:
    s = table("front: Reed-Flute Healer, -, Ox hurt 2, Ox hurt 1; back: Ox hurt 1, Ox marked")
    s.choose("use Reed-Flute Healer F1")
    s.choose(*[option for option in s.options() if option == "mark the pair F3 F4"])
    assert [s.tokens(f"A {where}") for where in ("F3", "F4", "B1")] == [1, 0, 1]
    assert [s.marked(f"A {where}") for where in ("F1", "F3", "F4", "B1")] == [False, True, True, False]


@plays("Turnkey of Eastmark")
def test_an_enemy_of_its_column_is_marked_or_the_ally_unmarked() -> None:
    s = table("front: Turnkey of Eastmark, Ox; back: Ann marked, Club", "front: Ann, Ann; back: Ox")
    s.choose("use Turnkey of Eastmark F1", "give Ox F2")
    other = s.fork()
    s.choose(s.options()[0])
    assert aims(s) == ["Ann F1", "Ox B1"]
    take(s, "Ox B1")
    assert (s.marked("B B1"), s.marked("B F1"), s.marked("A B1")) == (True, False, True)
    other.choose(other.options()[1])
    assert (other.marked("A B1"), other.marked("A F1"), other.marked("A F2")) == (False, True, True)


@plays("Sap-Drinker")
def test_as_it_is_unmarked_in_step_one_it_loses_a_token() -> None:
    for state, left in ((" marked hurt 2", 1), (" hurt 2", 2)):
        s = slot(f"A: front: Ox; {FAR}\nB: front: Sap-Drinker{state}, Ox; {FAR}", CAST)
        s.to("Move", "B")
        assert (s.tokens("B F1"), s.marked("B F1")) == (left, False)
    s = table("front: Waker, Sap-Drinker marked hurt 1")
    s.choose("use Waker F1")  # nobody else is marked
    assert (s.marked("A F2"), s.tokens("A F2")) == (False, 1)


@plays("Levy Paymistress", "Gap-Filling Recruit", "Crow-Picked Footman", "Fat Ditch-Corpse", "Coin-Lidded Corpse")
@pytest.mark.parametrize(
    ("army", "pile", "name", "gold", "found"),
    [
        ("Levy Paymistress marked", "deck: Three", "Three", 2, True),
        ("Levy Paymistress marked", "deck: Three", "Three", 1, False),
        ("Levy Paymistress marked, Levy Paymistress marked", "deck: Three", "Three", 1, True),
        ("Levy Paymistress marked", "deck: Two", "Two", 1, False),
        ("Boss marked", "deck: Gap-Filling Recruit", "Gap-Filling Recruit", 1, True),
        ("Boss marked, Ox marked, Ox marked, Ox marked; back: Ox marked, Ox marked", "deck: Gap-Filling Recruit",
         "Gap-Filling Recruit", 1, False),
        ("Boss marked, Ox marked, Ox marked, Ox marked; back: Ox marked", "deck: Gap-Filling Recruit",
         "Gap-Filling Recruit", 1, True),
        ("Boss marked", "grave: Crow-Picked Footman", "Crow-Picked Footman", 2, True),
        ("Boss marked", "grave: Crow-Picked Footman", "Crow-Picked Footman", 1, False),
        ("Boss marked", "deck: Crow-Picked Footman", "Crow-Picked Footman", 1, True),
    ],
)  # fmt: skip
def test_what_it_takes_to_recruit(army: str, pile: str, name: str, gold: int, *, found: bool) -> None:
    s = slot(f"A: front: {army}; {pile}; twilight: {gold} Imp\nB: front: Ann\nstep: Recruit", CAST)
    assert (any(option.startswith(f"recruit {name}") for option in s.options())) == found
    if found:
        s.choose(*[option for option in s.options() if option.startswith(f"recruit {name}")])
        s.choose(s.options()[-1])
        spend(s)
        assert sum(each.startswith(name) for each in s.army("A")) == 1


@plays("Fat Ditch-Corpse", "Coin-Lidded Corpse")
@pytest.mark.parametrize("name", ["Fat Ditch-Corpse", "Coin-Lidded Corpse"])
def test_spent_out_of_the_twilight_it_is_worth_two(name: str) -> None:
    for cost, found in (("Two", True), ("One", False), ("Three", False)):
        s = slot(f"A: front: Boss marked; twilight: {name}; deck: {cost}\nB: front: Ann\nstep: Recruit", CAST)
        assert any(option.startswith("recruit") for option in s.options()) == found
    s = slot(f"A: front: {name}; deck: Two\nB: front: Ann\nstep: Recruit", CAST)
    assert not [option for option in s.options() if option.startswith("recruit")]


@plays("Rank-Closer", "Penny Armiger")
@pytest.mark.parametrize("name", ["Rank-Closer", "Penny Armiger"])
def test_as_it_comes_a_neighbour_may_be_unmarked(name: str) -> None:
    s = slot(
        f"A: front: Ox marked, -, Ox marked; back: Ann marked; twilight: 4 Imp; deck: {name}\nB: front: Ann\nstep: Recruit",
        CAST,
    )
    s.choose(f"recruit {name}", f"place {name} in F2")
    spend(s)
    no = s.fork()
    s.choose("yes")
    assert aims(s) == ["Ox F1", "Ox F3"]
    take(s, "Ox F1")
    assert [s.marked(f"A {where}") for where in ("F1", "F2", "F3", "B1")] == [False, True, True, True]
    no.choose("no")
    assert no.marked("A F1")


@plays("Vedette with a Mirror")
def test_as_it_comes_two_enemies_may_change_places() -> None:
    s = slot(
        "A: front: Ox; twilight: 4 Imp; deck: Vedette with a Mirror\nB: front: Ann marked, Boss; back: Ox\nstep: Recruit",
        CAST,
    )
    s.choose("recruit Vedette with a Mirror", "place Vedette with a Mirror in F2")
    spend(s)
    no = s.fork()
    s.choose("yes")
    take(s, "Boss F2")
    take(s, "Ann F1")
    assert (s.who("B F1"), s.who("B F2"), s.marked("B F2"), s.marked("B F1")) == ("Boss", "Ann", True, False)
    no.choose("no")
    assert no.who("B F1") == "Ann"


@plays("Hungry Vagabond", "Bonded Pit-Fighter")
def test_unpaid_it_goes_and_one_of_them_strikes() -> None:
    s = slot("A: front: Hungry Vagabond, Ox\nB: front: Ann\nstep: Upkeep", CAST)
    s.choose("give up Hungry Vagabond F1")
    assert (s.who("A F1"), s.grave("A"), s.points("B"), s.tokens("B F1")) == ("", ["Hungry Vagabond"], 0, 0)
    s = slot("A: front: Bonded Pit-Fighter, Ox\nB: front: Imp, Ann; back: Ox\nstep: Upkeep", CAST)
    paid = s.fork()
    s.choose("give up Bonded Pit-Fighter F1")
    assert aims(s) == ["Imp F1", "Ann F2"]
    take(s, "Imp F1")
    assert (s.who("B F1"), s.grave("A"), s.points("B")) == ("", ["Bonded Pit-Fighter"], 0)
    paid.choose("pay 1 for Bonded Pit-Fighter F1", "give Bonded Pit-Fighter F1")
    assert (paid.who("A F1"), paid.marked("A F1"), paid.tokens("B F2")) == ("Bonded Pit-Fighter", True, 0)


@plays("Guest of Honour")
def test_it_brings_a_point_and_gives_two() -> None:
    s = slot("A: front: Ox, Ox, Ox, Ox; deck: Guest of Honour\nB: front: Ann\nstep: Recruit", CAST)
    s.choose("recruit Guest of Honour", "place Guest of Honour in B1")
    while s.options()[0].startswith("give"):
        s.choose(s.options()[0])
    assert (s.points("A"), s.points("B")) == (1, 0)
    s = battle("Club", "Guest of Honour hurt 1, Ox", "attack Guest of Honour F1 with Club F1, close", CAST)
    assert (s.points("A"), s.points("B")) == (4, 0)
    s = table("front: Guest of Honour, Ox, Witch")
    s.choose("use Witch F3", "target Guest of Honour F1")
    assert (s.points("A"), s.points("B")) == (0, 2)
