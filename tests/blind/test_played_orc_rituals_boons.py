"""Blind rituals that strengthen, unmark, bind and take over, played as their writers meant them."""

import pytest

from blind.gestures import offered, targets
from blind.texts import plays, rituals
from scenes import rituals as rituals_scenes

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Mage": "creature (Caster) 1/1", "Wait": "event 0: Gain 1 influence.",
    "Keeper": "creature 1/1: (A): Elves you control get 0/+1.", "Guard": "creature 1/1: (A): Elves you control get 0/+1.",
    "Spear": "equipment 0: Equipped creature gets +1/0.", "Veil": "enchantment 0: Enchanted creature gets +1/0.",
    "Curse": "enchantment 0: Enchant player. Enchanted player's creatures get -1/0.",
    "Shove": "event 0: Put target creature into the other front of its controller.",
    "Elk": "creature 4 1/1", "Hen": "creature 5 1/1", "Cow": "creature 1 1/1",
}  # fmt: skip


def full(ritual: str, charges: int, gold: int, a: str, b: str) -> rituals_scenes.Scene:
    """A can play the ritual, and could not with a charge less."""
    table = f"A: resources: {gold}; {a}; rituals: {ritual} {{}} charges\nB: {b}"
    assert not offered(rituals(table.format(charges - 1), TEXTS), "play", ritual)
    s = rituals(table.format(charges), TEXTS)
    assert offered(s, "play", ritual)
    return s


def played(ritual: str, charges: int, gold: int, a: str, b: str, *answers: str) -> rituals_scenes.Scene:
    """A has played the ritual for all of his gold."""
    s = full(ritual, charges, gold, a, b)
    s.do(f"play {ritual}", *answers)
    assert (s.place(ritual), s.gold("A")) == ("A's graveyard", 0)
    return s


@plays("Blessing of a Hundred Spears")
def test_allies_of_the_front_strike_harder_wherever_they_go_in_this_turn() -> None:
    s = played(
        "Blessing of a Hundred Spears", 2, 1, "offensive: Mage, Ox marked, Keeper assigned; defensive: Rat; hand: Shove, 1",
        "defensive: Cow; hand: 1",
    )  # fmt: skip
    assert [s.value(name) for name in ("Mage", "Ox", "Keeper", "Rat", "Cow")] == ["3/1", "3/1", "3/1", "1/1", "1/1"]
    late = s.fork()
    s.do("play Shove", "target Ox")
    assert (s.place("Ox"), s.value("Ox")) == ("A's Defensive", "3/1")
    late.do("play Shove", front="Defensive")
    assert (late.place("Rat"), late.value("Rat")) == ("A's Offensive", "1/1")
    s.to("Play", "B")
    assert s.value("Mage") == "1/1"


@plays("Rite of the Great Oak")
def test_all_creatures_of_both_fronts_are_stronger_in_this_turn() -> None:
    s = played("Rite of the Great Oak", 2, 2, "offensive: Mage, Ox; defensive: Rat; hand: 1", "defensive: Cow; hand: 1")
    assert [s.value(name) for name in ("Mage", "Ox", "Rat", "Cow")] == ["3/3", "3/3", "3/3", "1/1"]
    s.to("Play", "B")
    assert s.value("Rat") == "1/1"


@plays("Hymn of the Long Siege")
@pytest.mark.parametrize(("more", "value"), [("", "2/1"), (", Dirge, Knell 3 charges", "4/1")])
def test_own_creatures_of_the_front_are_as_much_stronger_as_rituals_are_placed(more: str, value: str) -> None:
    # its writer counts as it resolves, without the Hymn; X is worked out as it is announced and lies there still (ORC-RESP-12)
    s = rituals(
        f"A: resources: 1; offensive: Mage, Ox; defensive: Rat; hand: 1; rituals: Hymn of the Long Siege 3 charges{more}\n"
        "B: defensive: Cow; rituals: Toll; hand: 1",
        TEXTS | dict.fromkeys(("Dirge", "Knell", "Toll"), "magic 2: Charges: 3. Draw a card."),
    )
    s.do("play Hymn of the Long Siege")
    assert [s.value(name) for name in ("Mage", "Ox", "Rat", "Cow")] == [value, value, "1/1", "1/1"]
    assert s.gold("A") == 0
    s.to("Play", "B")
    assert s.value("Ox") == "1/1"


@plays("Lighting of the Reveille Fires")
def test_all_marked_allies_of_the_front_are_unmarked() -> None:
    s = played(
        "Lighting of the Reveille Fires", 2, 2,
        "offensive: Mage marked, Ox marked, Keeper assigned; defensive: Rat marked; hand: 1",
        "defensive: Cow marked; hand: 1",
    )  # fmt: skip
    assert [s.marked(name) for name in ("Mage", "Ox", "Rat", "Cow")] == [False, False, True, True]
    assert (s.assigned("Keeper"), s.gold("A")) == (True, 0)


@plays("Warming of the Old Stones")
@pytest.mark.parametrize("name", ["Ox", "Cow", "Guard"])
def test_a_creature_of_the_battlefield_has_two_counters_that_stay(name: str) -> None:
    s = full(
        "Warming of the Old Stones", 1, 2, "offensive: Mage, Ox, Keeper assigned; defensive: Rat; hand: 1",
        "defensive: Cow, Guard assigned; offensive: Owl; hand: 1",
    )  # fmt: skip
    s.choose("play Warming")
    assert sorted(targets(s)) == ["Cow", "Guard", "Mage", "Ox"]
    s.choose(f"target {name}")
    s.all_pass()
    s.to("Play", "B")
    s.to("Play", "A")
    assert s.value(name) == "3/3"


@plays("Harvest Blessing")
def test_four_influence_or_up_to_three_counters() -> None:
    s = full("Harvest Blessing", 2, 2, "offensive: Mage, Ox; defensive: Rat; hand: 1", "defensive: Cow, Elk; hand: 1")
    gain, grow = [option for option in s.options() if option.startswith("play Harvest")]
    won = s.fork()
    won.do(gain)
    assert (won.influence("A"), won.value("Ox")) == (24, "1/1")
    s.choose(grow)
    assert sorted(targets(s)) == ["Cow", "Elk", "Mage", "Ox"]
    s.choose("target Ox", "target Cow", "target Elk")
    s.all_pass()
    s.to("Play", "B")
    assert [s.value(name) for name in ("Mage", "Ox", "Cow", "Elk", "Rat")] == ["1/1", "2/2", "2/2", "2/2", "1/1"]
    assert s.influence("A") == 20


@plays("Hymn of Locked Doors")
@pytest.mark.parametrize("gold", [0, 1, 2])
def test_until_his_next_turn_each_attacker_of_its_battlefield_costs_one(gold: int) -> None:
    # its writer means all fronts, of which the text says nothing (ORC-SPAN-02)
    s = rituals(
        "A: resources: 2; defensive: Mage; hand: 1; rituals: Hymn of Locked Doors 2 charges\n"
        f"B: {f'resources: {gold}; ' if gold else ''}offensive: Ox, Elk; hand: 1", TEXTS
    )  # fmt: skip
    s.do("play Hymn of Locked Doors")
    for seat, paid in (("A", True), ("B", False)):
        s.to("Move or Attack", "B")
        s.choose("attack A")
        sent = 0
        while offered(s, "send"):
            s.choose(f"send {offered(s, 'send')[0]}")
            sent += 1
        assert (sent, s.gold("B")) == ((gold, 0) if paid else (2, gold)), seat
        s.to("Play", "A")


@plays("Hymn of Locked Doors")
def test_who_attacks_somebody_else_pays_nothing() -> None:
    s = rituals(
        "A: resources: 2; defensive: Mage; hand: 1; rituals: Hymn of Locked Doors 2 charges\n"
        "B: resources: 1; offensive: Ox; hand: 1\nC: hand: 1", TEXTS
    )  # fmt: skip
    s.do("play Hymn of Locked Doors")
    s.to("Move or Attack", "B")
    s.choose("attack C")
    assert (s.marked("Ox"), s.gold("B")) == (True, 1)


@plays("Thaw of Ages")
def test_up_to_two_enchantments_of_anywhere_return_to_their_owners() -> None:
    s = full(
        "Thaw of Ages", 1, 2, "offensive: Mage; defensive: Rat; attached: Veil on Rat, Spear on Rat; hand: 1",
        "offensive: Cow; attached: Veil on Cow, Curse on A in the Offensive; hand: 1",
    )  # fmt: skip
    s.choose("play Thaw of Ages")
    assert sorted(targets(s)) == ["Curse", "Veil", "Veil (2)"]
    none = s.fork()
    s.choose("target Veil", "target Curse")
    s.all_pass()
    assert [s.place(name) for name in ("Veil", "Curse", "Veil (2)", "Spear")] == [
        "A's hand",
        "B's hand",
        "on Cow",
        "on Rat",
    ]
    none.choose("done")
    none.all_pass()
    assert (none.place("Veil"), none.place("Thaw of Ages")) == ("on Rat", "A's graveyard")


@plays("Slow Turning of the Key")
@pytest.mark.parametrize("name", ["Elk", "Guard"])
def test_a_cheap_enemy_creature_of_the_battlefield_changes_sides_marked(name: str) -> None:
    # its writer frees who is assigned, but such can neither be marked nor unassigned but in Unmark phases (ORC-ASSIGN-03, -14)
    s = full(
        "Slow Turning of the Key", 3, 3, "offensive: Mage; hand: Axe, 1",
        "defensive: Elk, Hen, Guard assigned; offensive: Owl; attached: Spear on Elk, Spear on Guard; hand: 1",
    )  # fmt: skip
    s.choose("play Slow Turning")
    assert sorted(targets(s)) == ["Elk", "Guard"]
    s.choose(f"target {name}")
    s.all_pass()
    assert (s.place(name), s.controller(name), s.marked(name), s.assigned(name)) == (
        "A's Offensive",
        "A",
        name == "Elk",
        name == "Guard",
    )
    spear = "Spear" if name == "Elk" else "Spear (2)"
    assert (s.place(spear), s.controller(spear)) == (f"on {name}", "A")
    s.to("Play", "B")
    assert s.controller(name) == "A"
    assert s.table.owner[s.card(name)] == 1
