"""Blind rituals of the eighteenth round, and cards that speak of rituals, played as their writers meant them."""

import pytest

from blind.gestures import offered, targets
from blind.texts import plays, rituals, until

TEXTS = {
    "Mage": "creature (Caster) 1/9", "Keeper": "creature 1/1: (A): Elves you control get 0/+1.",
    "Wait": "event 0: Gain 1 influence.", "Toll": "magic 0: Charges: 3. Draw a card.",
    "Knell": "magic 0: Charges: 3. Draw a card.", "Axe": "event 0: Kill target creature.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Rob": "event 0: Remove target card in a graveyard from the game.",
    "Costly": "creature 4 1/9", "Cheap": "creature 3 1/9", "Hydra": "creature X 1/9", "Burst": "creature X+3 1/9",
    "Saint": "creature 2 1/9: Saint can't be destroyed.",
}  # fmt: skip
NEEDED = {
    "Litany for the Drowned": (1, 1), "Opening the Sluices": (2, 2), "The Long Reckoning": (4, 2),
    "Roll of the Old Watch": (1, 1), "Hallowing of the Shears": (3, 2),
}  # fmt: skip


@plays(
    "Litany for the Drowned", "Opening the Sluices", "The Long Reckoning", "Roll of the Old Watch", "Hallowing of the Shears"
)  # fmt: skip
@pytest.mark.parametrize("name", NEEDED)
def test_a_ritual_is_played_full_for_its_gold_beside_a_caster(name: str) -> None:
    charges, cost = NEEDED[name]
    for has, gold, army, can in (
        (charges, cost, "Mage", True), (charges - 1, cost, "Mage", False), (charges, cost - 1, "Mage", False),
        (charges, cost, "Ox", False),
    ):  # fmt: skip
        money = f"resources: {gold}; " if gold else ""
        s = rituals(
            f"A: {money}offensive: {army}, Elk marked; rituals: {name} {has} charges; grave: Hog; hand: 1\nB: hand: 1",
            TEXTS,
        )
        assert bool(offered(s, "play")) is can


@plays("Litany for the Drowned")
def test_a_dead_creature_of_his_comes_back_to_his_hand() -> None:
    s = rituals(
        "A: resources: 1; offensive: Mage; grave: Hog, Pig, Axe; rituals: Litany for the Drowned 1 charge; hand: 1\n"
        "B: grave: Cow; hand: Rob", TEXTS,
    )  # fmt: skip
    s.choose("play Litany for the Drowned")
    assert targets(s) == ["Hog", "Pig"]
    s.choose("target Hog")
    robbed = s.fork()
    s.all_pass()
    assert (s.place("Hog"), s.place("Pig"), s.gold("A")) == ("A's hand", "A's graveyard", 0)
    assert s.place("Litany for the Drowned") == "A's graveyard"
    until(robbed, "play Rob")
    robbed.choose("play Rob")
    robbed.choose("in the Defensive") if "in the Defensive" in robbed.options() else None
    robbed.choose("target Hog")
    robbed.all_pass()
    assert (robbed.place("Hog"), robbed.place("Pig"), len(robbed.hand("A"))) == ("removed", "A's graveyard", 1)


@plays("Litany for the Drowned")
def test_the_litany_waits_for_a_later_upkeep_and_for_somebody_dead() -> None:
    s = rituals("A: resources: 1; offensive: Mage; grave: Hog; hand: Litany for the Drowned\nB: hand: 1", TEXTS)
    s.choose("place Litany for the Drowned")
    s.all_pass()
    assert (s.charges("Litany for the Drowned"), offered(s, "play")) == (0, [])
    s.to("Upkeep", "A")
    s.choose("charge Litany for the Drowned")
    s.to("Play", "A")
    s.do("play Litany for the Drowned")
    assert s.place("Hog") == "A's hand"
    none = rituals(
        "A: resources: 1; offensive: Mage; rituals: Litany for the Drowned 1 charge; hand: 1\nB: grave: Cow; hand: 1",
        TEXTS,
    )
    assert not offered(none, "play")


@plays("Opening the Sluices")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_his_creatures_of_that_front_alone_are_unmarked(front: str) -> None:
    s = rituals(
        "A: resources: 3, Axe marked; offensive: Mage marked, Ox marked, Keeper assigned; defensive: Mage, Rat marked;"
        " rituals: Opening the Sluices 2 charges; hand: 1\nB: defensive: Cow marked; offensive: Hen marked; hand: 1", TEXTS,
    )  # fmt: skip
    s.do("play Opening the Sluices", front=front)
    there = front == "Offensive"
    assert [s.marked(n) for n in ("Mage", "Ox", "Rat", "Cow", "Hen")] == [not there, not there, there, True, True]
    assert (s.assigned("Keeper"), s.marked("Axe"), s.gold("A")) == (True, True, 1)


@plays("The Long Reckoning")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_each_opponent_loses_four_from_whatever_front(front: str) -> None:
    s = rituals(
        "A: resources: 2; offensive: Mage; defensive: Mage; rituals: The Long Reckoning 4 charges; hand: 1\n"
        "B: hand: 1\nC: 3 influence; hand: 1", TEXTS,
    )  # fmt: skip
    s.do("play The Long Reckoning", front=front)
    assert [s.influence(seat) for seat in "AB"] == [20, 16]
    assert (s.influence("C") <= 0, s.over) == (True, False)
    last = rituals(
        "A: resources: 2; offensive: Mage; rituals: The Long Reckoning 4 charges\nB: 4 influence; hand: 1", TEXTS
    )
    last.choose("play The Long Reckoning")
    last.all_pass()
    assert last.over


@plays("Roll of the Old Watch")
def test_his_creatures_of_the_front_are_tougher_until_his_next_turn() -> None:
    s = rituals(
        "A: resources: 1; offensive: Mage, Ox 1/1 marked, Keeper assigned; defensive: Rat 1/1;"
        " rituals: Roll of the Old Watch 1 charge; hand: Swap, Swap\nB: defensive: Cow 1/1; hand: 1", TEXTS,
    )  # fmt: skip
    s.do("play Roll of the Old Watch")
    names, values = ("Mage", "Ox", "Keeper", "Rat", "Cow"), ["1/11", "1/3", "1/3", "1/1", "1/1"]
    assert [s.value(n) for n in names] == values
    s.do("play Swap", "target Ox")
    s.do("play Swap", "target Rat", front="Defensive")
    assert (s.value("Ox"), s.place("Rat")) == ("1/3", "A's Offensive")
    s.to("Play", "B")
    assert [s.value(n) for n in names] == values
    s.to("Play", "A")
    assert [s.value(n) for n in names] == ["1/9", "1/1", "1/1", "1/1", "1/1"]


@plays("Roll of the Old Watch")
def test_several_rolls_add_up() -> None:
    roll = "Roll of the Old Watch 1 charge"
    s = rituals(f"A: resources: 2; offensive: Mage; rituals: {roll}, {roll}; hand: 1\nB: hand: 1", TEXTS)
    s.do(offered_play(s.options()))
    s.do(offered_play(s.options()))
    assert (s.value("Mage"), s.gold("A")) == ("1/13", 0)


def offered_play(options: list[str]) -> str:
    """The first card that can be played."""
    return next(option for option in options if option.startswith("play"))


@plays("Wicktrimmer")
@pytest.mark.parametrize(("charges", "after"), [("", 1), (" 1 charge", 2), (" 3 charges", 3)])
def test_the_wicktrimmer_puts_a_charge_on_a_ritual_of_his(charges: str, after: int) -> None:
    s = rituals(f"A: offensive: Wicktrimmer; rituals: Toll{charges}, Knell; hand: 1\nB: rituals: Dirge; hand: 1",
                {**TEXTS, "Dirge": "magic 0: Charges: 3. Draw a card."})  # fmt: skip
    s.choose("use Wicktrimmer")
    assert sorted(targets(s)) == ["Knell", "Toll"]
    s.choose("target Toll")
    s.all_pass()
    assert (s.charges("Toll"), s.charges("Knell"), s.marked("Wicktrimmer")) == (after, 0, True)
    assert "use Wicktrimmer" not in s.options()


@plays("Wicktrimmer")
def test_the_wicktrimmer_works_in_the_enemys_turn_and_beside_the_charging() -> None:
    s = rituals("A: offensive: Wicktrimmer; rituals: Toll; hand: 1\nB: hand: Wait\nphase: Play, active B", TEXTS)
    s.choose("play Wait")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert s.asked == "A"
    s.choose("use Wicktrimmer")
    s.all_pass()
    assert s.charges("Toll") == 1
    s = rituals("A: offensive: Wicktrimmer; rituals: Toll; hand: 1\nB: hand: 1\nphase: Upkeep", TEXTS)
    until(s, "charge Toll")
    s.choose("charge Toll")
    until(s, "use Wicktrimmer")
    s.choose("use Wicktrimmer")
    s.all_pass()
    assert s.charges("Toll") == 2
    none = rituals("A: offensive: Wicktrimmer; hand: 1\nB: rituals: Toll; hand: 1", TEXTS)
    assert "use Wicktrimmer" not in none.options()


@plays("Spilled Wax")
@pytest.mark.parametrize("charges", [" 3 charges", " 1 charge", ""])
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_a_placed_ritual_of_anybody_loses_all_charges_and_stays(charges: str, front: str) -> None:
    s = rituals(
        "A: resources: 1; offensive: Ox; defensive: Elk; rituals: Toll 2 charges; hand: Spilled Wax\n"
        f"B: rituals: Knell{charges}; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose("play Spilled Wax")
    s.choose(f"in the {front}") if f"in the {front}" in s.options() else None
    assert sorted(targets(s)) == ["Knell", "Toll"]
    s.choose("target Knell")
    s.all_pass()
    assert (s.charges("Knell"), s.charges("Toll"), s.place("Knell")) == (0, 2, "B's Rituals")
    s.to("Upkeep", "B")
    s.choose("charge Knell")
    assert s.charges("Knell") == 1


@plays("Spilled Wax")
def test_a_ritual_that_is_being_played_is_not_emptied() -> None:
    s = rituals(
        "A: offensive: Mage; rituals: Toll 3 charges; hand: 1\nB: resources: 1; rituals: Knell; hand: Spilled Wax",
        TEXTS,
    )
    s.choose("play Toll")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    until(s, "play Spilled Wax")
    s.choose("play Spilled Wax")
    s.choose("in the Defensive") if "in the Defensive" in s.options() else None
    assert "target Toll" not in s.options()
    s.all_pass()
    assert (s.place("Toll"), len(s.hand("A"))) == ("A's graveyard", 2)


@plays("Hallowing of the Shears")
@pytest.mark.parametrize(
    ("prey", "drawn", "dead"),
    [("Cheap", 1, True), ("Costly", 0, True), ("Hydra", 1, True), ("Burst", 1, True), ("Saint", 1, False)],
)
def test_the_shears_destroy_and_what_was_cheap_brings_a_card(prey: str, drawn: int, dead: bool) -> None:
    s = rituals(
        "A: resources: 2; offensive: Mage; defensive: Rat; rituals: Hallowing of the Shears 3 charges; hand: 1\n"
        f"B: defensive: {prey}; offensive: Hen; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose("play Hallowing of the Shears")
    assert targets(s) == ["Mage", prey]
    s.choose(f"target {prey}")
    s.all_pass()
    assert (s.place(prey), len(s.hand("A"))) == ("B's graveyard" if dead else "B's Defensive", 1 + drawn)


@plays("Hallowing of the Shears")
def test_the_shears_bring_nothing_if_their_prey_is_gone() -> None:
    for event in ("Axe", "Swap"):
        s = rituals(
            "A: resources: 2; offensive: Mage; rituals: Hallowing of the Shears 3 charges; hand: 1\n"
            f"B: defensive: Cheap; hand: {event}", TEXTS,
        )  # fmt: skip
        s.choose("play Hallowing of the Shears", "target Cheap")
        until(s, f"play {event}")
        s.choose(f"play {event}")
        for answer in ("in the Defensive", "target Cheap"):
            s.choose(answer) if answer in s.options() else None
        s.all_pass()
        assert (s.place("Cheap"), len(s.hand("A"))) == ("B's graveyard" if event == "Axe" else "B's Offensive", 1)
