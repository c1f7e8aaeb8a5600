"""Blind texts of ORC's round 4, played as their writer meant them."""

import pytest

from blind.gestures import offered, targets, uses
from blind.texts import of_round, orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Jab": "event 0: Deal 1 damage to target creature.",
    "Scare": "event 0: Discard target creature.", "Free": "event 0: Gain 1 influence.",
    "Push": "event 0: Put target creature into the other front of its controller.",
    "Keeper": "creature 1/1: (A): Elves you control get 0/+1.", "Mage": "creature (Caster) 1/9",
    "Hex": "magic 0: Deal 1 damage to target creature.", "Ann": "creature (Human) 1/1",
    "Ben": "creature (Soldier) 1/1", "Bones": "creature (Skeleton) 1/1", "Spear": "equipment 2: Equipped creature gets +1/0.",
    "Archer": "creature 2 1/9: (M): Deal 1 damage to target creature.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Wandering Quartermaster")
@pytest.mark.parametrize(("name", "left"), [("Ox", 1), ("Wandering Quartermaster", 1), ("Rat", 0)])
def test_equipment_played_in_his_front_is_cheaper(name: str, left: int) -> None:
    s = orc("A: offensive: Wandering Quartermaster, Ox; defensive: Rat; hand: Spear; resources: 2\nB: hand: 1", TEXTS)
    s.do("play Spear", f"target {name}")
    assert (s.place("Spear"), s.gold("A")) == (f"on {name}", left)


@plays("Thornwood Scout")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_as_it_enters_the_top_card_may_go_to_the_bottom(answer: str) -> None:
    s = orc("A: hand: Thornwood Scout, 1; resources: 1; deck: Rat, Fox, Hog\nB: hand: 1\nphase: Entrance")
    s.do("play Thornwood Scout")
    assert (s.sees("A", "Rat"), s.sees("B", "Rat"), s.sees("A", "Fox")) == (True, False, False)
    s.choose(answer)
    assert [name for name in s.deck("A") if name != "Spare"][:3] == (
        ["Fox", "Hog", "Rat"] if answer == "yes" else ["Rat", "Fox", "Hog"]
    )


@plays("Ashen Pikeman")
def test_it_strikes_harder_while_it_defends() -> None:
    s = orc(f"A: offensive: Ox 1/9; hand: 1\nB: defensive: Ashen Pikeman; hand: 1{FIGHT}")
    assert s.value("Ashen Pikeman") == "2/3"
    s.choose("attack B", "block Ox with Ashen Pikeman")
    s.to("Second Play")
    assert (s.damage("Ox"), s.value("Ashen Pikeman")) == (4, "2/3")
    attacks = orc(f"A: offensive: Ashen Pikeman; hand: 1\nB: hand: 1{FIGHT}")
    attacks.choose("attack B")
    attacks.to("Second Play")
    assert attacks.influence("B") == 18


@plays("Quarry Ogre")
@pytest.mark.parametrize("gold", [2, 1])
def test_without_two_gold_it_is_marked(gold: int) -> None:
    s = orc(f"A: offensive: Quarry Ogre, Rat; resources: {gold}; hand: 1\nB: hand: 1\nphase: Discard, active B")
    if gold == 2:
        s.to("Upkeep", "A")
        s.choose("pay upkeep of Quarry Ogre")
    s.to("Move or Attack", "A")
    assert ("move Quarry Ogre" in s.options(), s.gold("A")) == (gold == 2, gold % 2)


@plays("Hedge Healer")
def test_up_to_two_damage_of_one_near_are_healed() -> None:
    s = orc("A: offensive: Hedge Healer, Ox 1/9 hurt 3; defensive: Rat; hand: 1\nB: defensive: Cow 1/9 hurt 1; hand: 1")
    s.choose("use Hedge Healer")
    assert sorted(targets(s)) == ["Cow", "Hedge Healer", "Ox"]
    s.choose("target Ox")
    s.all_pass()
    assert (s.damage("Ox"), s.damage("Cow"), s.marked("Hedge Healer"), uses(s)) == (1, 1, True, [])


@plays("Bannerman of the Ford")
def test_the_other_soldiers_of_his_front_are_better() -> None:
    s = orc(
        "A: offensive: Bannerman of the Ford, Ben, Ox 1/1; defensive: Ben; hand: Scare\nB: defensive: Ben; hand: 1",
        TEXTS,
    )
    names = ("Bannerman of the Ford", "Ben", "Ox", "Ben (2)", "Ben (3)")
    assert [s.value(name) for name in names] == ["2/2", "2/2", "1/1", "1/1", "1/1"]
    s.do("play Scare", "target Bannerman of the Ford")
    assert s.value("Ben") == "1/1"


@plays("Siege Drummer")
def test_two_others_are_marked_so_that_an_attacker_strikes_harder() -> None:
    s = orc(f"A: offensive: Siege Drummer marked, Ox, Elk, Hog, Keeper assigned; hand: 1\nB: hand: 1{FIGHT}", TEXTS)
    assert uses(s) == []
    s.choose("attack B", "send Ox", "done")
    until(s, "use Siege Drummer")
    s.choose("use Siege Drummer")
    s.to("Second Play")
    assert (s.influence("B"), s.marked("Elk"), s.marked("Hog"), s.assigned("Keeper")) == (16, True, True, True)


@plays("Grave Tender")
@pytest.mark.parametrize(("answer", "drawn", "gold"), [("yes", 1, 1), ("no", 0, 2)])
def test_another_own_death_near_is_a_card_for_a_gold(answer: str, drawn: int, gold: int) -> None:
    s = orc(
        "A: offensive: Grave Tender, Ox; defensive: Rat; hand: 3 Axe; resources: 2\nB: defensive: Cow; hand: 1", TEXTS
    )
    s.do("play Axe", "target Cow")
    s.do("play Axe", front="Defensive")
    assert (len(s.hand("A")), s.place("Rat")) == (1, "A's graveyard")
    s.do("play Axe", "target Ox")
    s.choose(answer)
    assert (len(s.hand("A")), s.gold("A")) == (drawn, gold)


@plays("Cliff Harrier")
def test_a_frail_creature_cannot_defend_this_turn() -> None:
    s = orc(f"A: offensive: Cliff Harrier, Ox; hand: 1\nB: defensive: Cow 1/2, Hen 1/2, Pig 1/3; hand: 1{FIGHT}")
    s.choose("attack B", "send Cliff Harrier", "send Ox")
    assert (s.asked, sorted(offered(s, "pick"))) == ("A", ["Cliff Harrier", "Cow", "Hen", "Ox"])
    s.choose("pick Cow")
    until(s, "block")
    assert sorted(offered(s, "block Cliff Harrier with")) == ["Hen", "Pig"]
    assert "block Ox with Cow" not in s.options()


@plays("Bonepicker")
def test_each_skeleton_in_the_graveyard_is_an_attack() -> None:
    s = orc("A: offensive: Bonepicker, Bones; grave: Bones, Ox; hand: Axe\nB: grave: Bones; hand: 1", TEXTS)
    assert s.value("Bonepicker") == "2/2"
    s.do("play Axe", "target Bones")
    assert s.value("Bonepicker") == "3/2"


@plays("Jolt Awake")
@pytest.mark.parametrize("names", [("Ox", "Elk"), ("Elk",), ()])
def test_up_to_two_own_creatures_are_unmarked(names: tuple[str, ...]) -> None:
    s = orc(
        "A: offensive: Ox marked, Elk marked, Keeper assigned; defensive: Rat marked; hand: Jolt Awake; resources: 1\n"
        "B: defensive: Cow marked; hand: 1",
        TEXTS,
    )
    s.choose("play Jolt Awake", "in the Offensive")
    assert targets(s) == ["Ox", "Elk"]
    s.choose(*(f"target {name}" for name in names))
    s.choose("done") if "done" in s.options() and len(names) < 2 else None
    s.all_pass()
    assert [name for name in ("Ox", "Elk") if not s.marked(name)] == list(names)
    assert s.assigned("Keeper")


@plays("Feigned Rout")
def test_an_attacker_goes_onto_the_deck_and_costs_its_player_one() -> None:
    s = orc(
        f"A: offensive: Ox 3/3, Elk; attached: Spear on Ox; hand: 1\nB: hand: Feigned Rout; resources: 3{FIGHT}", TEXTS
    )
    s.choose("attack B", "send Ox")
    s.choose("done")
    until(s, "play Feigned Rout")
    s.choose("play Feigned Rout")
    s.to("Second Play")
    assert (s.place("Ox"), s.influence("A"), s.influence("B")) == ("A's deck", 19, 20)
    assert {"Ox", "Spear"} == set(s.deck("A")[:2])


@plays("Price of Haste")
def test_all_resource_cards_are_fresh_for_three_influence() -> None:
    s = orc("A: offensive: Ox; hand: Price of Haste, 1; resources: 3 Oats marked\nB: resources: Hay marked; hand: 1")
    s.do("play Price of Haste")
    assert (s.influence("A"), s.gold("A"), s.gold("B")) == (17, 3, 0)


@plays("Arrow Storm")
def test_it_costs_the_attackers_and_each_of_them_suffers_two() -> None:
    s = orc(
        f"A: offensive: Ox 1/9, Elk 1/9, Hog 1/9; hand: 1\nB: defensive: Cow 1/9; hand: Arrow Storm; resources: 3{FIGHT}"
    )
    s.choose("attack B", "send Ox", "send Elk", "done")
    until(s, "play Arrow Storm")
    s.choose("play Arrow Storm", "in the Defensive")
    s.to("Second Play")
    assert ([s.damage(name) for name in ("Ox", "Elk", "Hog", "Cow")], s.gold("B")) == ([2, 2, 0, 0], 1)


@plays("Whisper of Dread")
def test_a_creature_has_no_abilities_for_the_turn() -> None:
    s = orc("A: offensive: Mage; hand: Whisper of Dread; resources: 2\nB: defensive: Archer; hand: Free", TEXTS)
    s.do("play Whisper of Dread", "target Archer")
    s.to("Second Play")
    assert not any("use Archer" in line for line in s.log())
    s.to("Play", "B")
    assert uses(s) == ["Archer"]


@plays("Ironwood Bow")
def test_its_carrier_shoots_an_attacker() -> None:
    s = orc(f"A: offensive: Ox 1/9, Elk; hand: 1\nB: defensive: Cow; attached: Ironwood Bow on Cow; hand: 1{FIGHT}")
    s.choose("attack B", "send Ox")
    s.choose("done")
    until(s, "use Cow")
    s.choose("use Cow")
    s.to("Second Play")
    assert (s.damage("Ox"), s.marked("Cow")) == (1, True)


@plays("Gatekeeper's Pavise")
def test_a_human_is_tougher_behind_it() -> None:
    s = orc("A: offensive: Ann, Ox; hand: Gatekeeper's Pavise; resources: 2\nB: hand: 1", TEXTS)
    s.do("play Gatekeeper's Pavise")
    assert (s.place("Gatekeeper's Pavise"), s.value("Ann")) == ("on Ann", "1/4")
    none = orc("A: offensive: Ox; hand: Gatekeeper's Pavise; resources: 2\nB: hand: 1", TEXTS)
    assert offered(none, "play") == []


@plays("Courier's Boots")
def test_in_them_one_moves_without_a_mark() -> None:
    s = orc(
        f"A: offensive: Ox, Elk; attached: Courier's Boots on Ox; hand: 1\nB: hand: 1{FIGHT}",
        TEXTS | of_round("orc-4", "Courier's Boots"),
    )
    s.choose("move Ox", "move Elk")
    assert (s.place("Ox"), s.marked("Ox"), s.marked("Elk"), offered(s, "move")) == ("A's Defensive", False, True, [])


@plays("Marsh Lurker")
def test_magic_of_opponents_does_not_aim_at_it() -> None:
    s = orc("A: offensive: Mage, Archer; hand: Hex, Jab\nB: defensive: Marsh Lurker, Cow; hand: 1", TEXTS)
    s.choose("play Hex")
    assert sorted(targets(s)) == ["Archer", "Cow", "Mage"]
    s.choose("target Cow")
    s.all_pass()
    s.do("play Jab", "target Marsh Lurker")
    assert s.damage("Marsh Lurker") == 1
    own = orc("A: offensive: Mage, Marsh Lurker; hand: Hex\nB: hand: 1", TEXTS)
    own.choose("play Hex")
    assert "Marsh Lurker" in targets(own)
