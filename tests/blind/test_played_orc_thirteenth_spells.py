"""Blind spells of ORC's round 9, played as their writer meant them."""

import pytest

from blind.gestures import targets
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.", "Mage": "creature (Caster) 1/9",
    "Keeper": "creature 1/1: (A): Elves you control get 0/+1.", "Dig": "event 0: Draw a card.",
    "Spear": "equipment 0: Equipped creature gets +1/0.", "Ring": "equipment 0: Equipped creature gets 0/+1.",
    "Sprint": "quest (Assignment): Play an Event. Victory Points: 1.",
    **dict.fromkeys(("Old", "Next"), "quest (Assignment): Draw nine cards. Victory Points: 1."),
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Quick About-Face")
def test_one_of_his_goes_to_the_other_front_as_it_is() -> None:
    s = orc(
        "A: offensive: Ox marked, Elk, Keeper assigned; hand: Quick About-Face, 1; resources: 1\n"
        "B: defensive: Cow; hand: 1",
        TEXTS,
    )
    s.choose("play Quick About-Face")
    assert targets(s) == ["Ox", "Elk"]
    s.choose("target Ox")
    s.all_pass()
    assert (s.place("Ox"), s.marked("Ox")) == ("A's Defensive", True)


@plays("Flung Gravel")
def test_an_attacker_is_weaker_for_the_turn() -> None:
    s = orc(f"A: offensive: Ox 2/2, Elk 3/3, Rat; hand: 1\nB: hand: Flung Gravel; resources: 1{FIGHT}", TEXTS)
    s.choose("attack B", "send Ox", "send Elk", "done", "play Flung Gravel")
    assert targets(s) == ["Ox", "Elk"]
    s.choose("target Ox")
    s.to("Second Play")
    assert (s.influence("B"), s.value("Elk")) == (17, "3/3")


@plays("Hole in the Purse")
@pytest.mark.parametrize("names", [("Rat", "Hog"), ("Rat",)])
def test_up_to_two_resource_cards_of_an_opponent_are_marked(names: tuple[str, ...]) -> None:
    s = orc(
        "A: offensive: Ox; hand: Hole in the Purse, 1; resources: 2, Fox\nB: resources: Rat, Elk, Hog; hand: 1", TEXTS
    )
    s.choose("play Hole in the Purse")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    for name in names:
        assert "target Fox" not in s.options()
        s.choose(f"target {name}")
    s.choose("done") if "done" in s.options() and len(names) < 2 else None
    s.all_pass()
    assert (s.gold("B"), tuple(name for name in ("Rat", "Elk", "Hog") if s.marked(name))) == (3 - len(names), names)


@plays("Awake at the Post")
def test_one_of_his_defensive_is_unmarked_and_defends() -> None:
    s = orc(
        f"A: offensive: Ox 3/3; hand: 1\nB: defensive: Cow marked, Hen marked; offensive: Owl marked; "
        f"hand: Awake at the Post; resources: 1{FIGHT}",
        TEXTS,
    )
    s.choose("attack B", "play Awake at the Post")
    s.choose("in the Defensive") if "in the Defensive" in s.options() else None
    assert targets(s) == ["Cow", "Hen"]
    s.choose("target Cow")
    until(s, "block Ox with Cow")
    assert (s.marked("Cow"), s.marked("Hen"), s.marked("Owl")) == (False, True, True)


@plays("Salt in the Cut")
@pytest.mark.parametrize(("hurt", "damage"), [("", 1), (" hurt 2", 6)])
def test_it_deals_one_or_four_to_who_is_hurt_already(hurt: str, damage: int) -> None:
    s = orc(f"A: offensive: Ox; hand: Salt in the Cut, 1; resources: 2\nB: defensive: Cow 1/9{hurt}; hand: 1", TEXTS)
    s.do("play Salt in the Cut", "target Cow")
    assert s.damage("Cow") == damage


@plays("Powdered Iron")
def test_a_piece_of_the_battlefield_is_destroyed() -> None:
    s = orc(
        "A: offensive: Mage; defensive: Rat; attached: Ring on Rat; hand: Powdered Iron, 1; resources: 2\n"
        "B: defensive: Cow, Hen; attached: Spear on Cow, Ring on Hen; hand: 1",
        TEXTS,
    )
    s.choose("play Powdered Iron")
    assert len(targets(s)) == 2
    s.choose("target Spear")
    s.all_pass()
    assert [s.place(name) for name in ("Spear", "Ring", "Ring (2)")] == ["B's graveyard", "on Rat", "on Hen"]


@plays("Lift the Coffin Lid")
def test_a_creature_card_of_his_graveyard_comes_back() -> None:
    s = orc(
        "A: offensive: Mage; grave: Elk, Spear, Rat; hand: Lift the Coffin Lid, 1; resources: 2\nB: grave: Hen; hand: 1",
        TEXTS,
    )
    s.choose("play Lift the Coffin Lid")
    assert sorted(targets(s)) == ["Elk", "Rat"]
    s.choose("target Rat")
    s.all_pass()
    assert (s.place("Rat"), s.place("Elk")) == ("A's hand", "A's graveyard")


@plays("Hailstones on Every Roof")
def test_everybody_of_all_fronts_suffers_one() -> None:
    s = orc(
        "A: offensive: Mage, Keeper assigned; defensive: Rat 1/9; hand: Hailstones, 1; resources: 3\n"
        "B: defensive: Cow 1/9; offensive: Hen 1/1; hand: 1",
        TEXTS,
    )
    s.do("play Hailstones")
    assert [s.damage(name) for name in ("Mage", "Rat", "Cow")] == [1, 1, 1]
    assert (s.place("Keeper"), s.place("Hen")) == ("A's graveyard", "B's graveyard")


@plays("Leaky Treasury")
def test_its_host_draws_one_card_in_his_draw_phases() -> None:
    s = orc("A: offensive: Ox; hand: 1; attached: Leaky Treasury on B\nB: hand: Dig, 1; deck: 9\nphase: Discard", TEXTS)
    s.to("Play", "B")
    assert len(s.deck("B")) == 8
    s.do("play Dig")
    assert len(s.deck("B")) == 7
    s.to("Draw", "A")
    assert sorted(s.options()) == ["no", "yes"]


@plays("Toll on the Road of Deeds")
@pytest.mark.parametrize(("gold", "can"), [(2, True), (1, False)])
def test_accepting_its_quest_costs_two_gold_each_time(gold: int, can: bool) -> None:
    s = orc(
        f"A: offensive: Ox; resources: {gold}; hand: 1; quests: Old; chapter: Next; attached: Toll on Old\nB: hand: 1",
        TEXTS,
    )
    assert ("accept Old" in s.options()) == can
    if can:
        s.choose("accept Old")
        s.all_pass()
        assert s.gold("A") == 0
        s.choose("abandon Old")
        s.all_pass()
        assert "accept Old" not in s.options()


@plays("Sharecropper's Deed")
def test_its_resource_card_gives_two_gold() -> None:
    s = orc("A: offensive: Ox; resources: 2, Rat; hand: Sharecropper's Deed, 1\nB: resources: Hen; hand: 1", TEXTS)
    s.choose("play Sharecropper's Deed")
    assert "target Hen" not in s.options()
    s.choose("target Rat")
    s.all_pass()
    s.to("Play", "B")
    s.to("Play", "A")
    assert (s.gold("A"), s.place("Sharecropper's Deed")) == (4, "on Rat")


@plays("Slow Venom")
@pytest.mark.parametrize(
    ("resources", "answer", "value", "gold"),
    [(2, "choose: pays", "3/3", 0), (2, "choose: enchanted", "3/2", 2), (1, "", "3/2", 1)],
)
def test_each_upkeep_of_its_host_costs_two_gold_or_a_counter(
    resources: int, answer: str, value: str, gold: int
) -> None:
    s = orc(
        "A: offensive: Ox; hand: 1; attached: Slow Venom on Cow\n"
        f"B: offensive: Cow 3/3; resources: {resources}; hand: 1\nphase: Discard",
        TEXTS,
    )
    s.to("Upkeep", "B") if answer else None
    s.choose(answer) if answer else None
    s.to("Play", "B")
    assert (s.value("Cow"), s.gold("B")) == (value, gold)
    s.to("Second Play")
    assert s.value("Cow") == value
