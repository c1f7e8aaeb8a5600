"""Blind creatures of ORC's round 21, played as their writer meant them."""

import pytest

from blind.gestures import offered, targets
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Scare": "event 0: Discard target creature.",
    "Home": "event 0: Return target creature to its owner's hand.", "Wait": "event 0: Draw a card.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Keeper": "creature 1/1: (A): Elves you control get 0/+1.", "Spear": "equipment 0: Equipped creature gets +1/0.",
    "Soldier": "creature (Human) 1/9", "Squire": "creature (Human) 1/9", "Reeve": "creature (Human) 1/9",
    "Raise": "event 0: Put target creature card from your graveyard into play.",
    "Bones": "creature 3 (Skeleton) 1/1", "Giant": "creature 4 (Skeleton) 1/1", "Corpse": "creature 3 (Zombie) 1/1",
    "Rest": "event 0: Remove target card in a graveyard from the game.", "Cost": "event 1: Gain 1 influence.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Hedgerow Bonesetter")
@pytest.mark.parametrize(("hurt", "left"), [(3, 1), (1, 0), (0, 0)])
def test_two_damage_are_healed_of_a_local_creature(hurt: int, left: int) -> None:
    s = orc(
        "A: offensive: Hedgerow Bonesetter, Ox 1/9 hurt 2; defensive: Rat 1/9 hurt 4; hand: 1\n"
        f"B: defensive: Cow 1/9 hurt {hurt}; offensive: Owl; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose("use Hedgerow Bonesetter")
    assert targets(s) == ["Hedgerow Bonesetter", "Ox", "Cow"]
    s.choose("target Cow")
    s.all_pass()
    assert [s.damage(n) for n in ("Cow", "Ox", "Rat")] == [left, 2, 4]
    assert (s.marked("Hedgerow Bonesetter"), "use Hedgerow Bonesetter" in s.options()) == (True, False)


@plays("Torchfield Reaver")
def test_as_it_attacks_the_reaver_is_stronger_until_the_turn_ends() -> None:
    s = orc(f"A: offensive: Torchfield Reaver; hand: Wait\nB: defensive: Cow 1/9; hand: Wait{FIGHT}", TEXTS)
    assert s.value("Torchfield Reaver") == "2/3"
    s.choose("attack B")
    assert s.value("Torchfield Reaver") == "4/3"  # before anybody responds
    until(s, "block")
    s.choose("block")
    s.to("Second Play")
    assert (s.damage("Cow"), s.value("Torchfield Reaver")) == (4, "4/3")
    s.to("Play", "B")
    assert s.value("Torchfield Reaver") == "2/3"
    s = orc(f"A: offensive: Ox 1/9; hand: 1\nB: defensive: Torchfield Reaver; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    s.choose("block Ox with Torchfield Reaver")
    s.to("Second Play")
    assert s.damage("Ox") == 2


@plays("Gallows Sweeper")
@pytest.mark.parametrize(("card", "left"), [("Axe", 1), ("Scare", 2), ("Home", 2)])
def test_as_the_sweeper_dies_each_opponent_discards_a_card_of_his_choice(card: str, left: int) -> None:
    s = orc(f"A: offensive: Gallows Sweeper; hand: {card}, Pig\nB: hand: Ox, Elk\nC: hand: Hen, Owl\nD: hand: 0", TEXTS)
    s.choose(f"play {card}")
    if left == 1:
        until(s, "pick")
        assert (s.asked, offered(s, "pick")) == ("B", ["Ox", "Elk"])
        s.choose("pick Elk")
        assert s.asked == "C"
        s.choose("pick Hen")
    s.all_pass()
    assert [len(s.hand(seat)) for seat in "BCD"] == [left, left, 0]
    assert "Pig" in s.hand("A")
    if left == 1:
        assert (s.hand("B"), s.hand("C")) == (["Ox"], ["Owl"])


@plays("Toll-Bridge Clerk")
def test_as_the_clerk_comes_a_resource_card_is_unmarked() -> None:
    for front in ("Offensive", "Defensive"):
        s = orc(
            "A: resources: Rat, Pig, 1; hand: Toll-Bridge Clerk, Cost\nB: resources: Cow marked; hand: 1\nphase: Entrance"
        )
        s.choose("play Toll-Bridge Clerk")
        s.choose(f"in the {front}") if f"in the {front}" in s.options() else None
        until(s, "pick") if not offered(s, "pick") else None
        picks = [name for name in offered(s, "pick") if s.marked(name)]
        s.choose(f"pick {picks[0]}")
        s.all_pass()
        assert (s.gold("A"), s.marked("Cow"), s.marked(picks[0])) == (2, True, False)
        s.to("Play", "B")


@plays("Toll-Bridge Clerk")
def test_the_clerk_comes_by_an_effect_too_and_without_a_marked_card_nothing_happens() -> None:
    s = orc("A: resources: Rat; grave: Toll-Bridge Clerk; hand: Raise\nB: resources: Cow marked; hand: 1", TEXTS)
    s.do("play Raise")
    assert (s.gold("A"), s.marked("Cow")) == (1, True)
    s = orc("A: resources: Rat marked; grave: Toll-Bridge Clerk; hand: Raise\nB: hand: 1", TEXTS)
    s.do("play Raise")
    assert s.gold("A") == 1


@plays("Mossback Elk")
def test_the_elk_is_not_moved_by_its_player_and_fights() -> None:
    table = "A: offensive: Mossback Elk, Ox; hand: Swap, Home\nB: defensive: Cow; hand: 1"
    s = orc(table + FIGHT, TEXTS)
    assert offered(s, "move") == ["Ox"]
    s.choose("attack B")
    assert "send Mossback Elk" in s.options()
    s = orc(table, TEXTS)
    gone = s.fork()
    s.do("play Swap", "target Mossback Elk")
    assert (
        s.place("Mossback Elk") == "A's Defensive"
    )  # its writer lets no effect put it there; that is no move (ORC-MOVE-03)
    gone.do("play Home", "target Mossback Elk")
    assert gone.place("Mossback Elk") == "A's hand"
    s = orc(f"A: offensive: Ox 1/9; hand: 1\nB: defensive: Mossback Elk; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    assert offered(s, "block") == ["Ox with Mossback Elk"]


@plays("Brandwall Shieldman", "Boarspear")
@pytest.mark.parametrize(("name", "gear", "rest", "blow"), [
    ("Brandwall Shieldman", "", "1/4", 3), ("Ox", "; attached: Boarspear on Ox", "1/9", 4),
])  # fmt: skip
def test_whoever_defends_is_stronger_in_his_combat_alone(name: str, gear: str, rest: str, blow: int) -> None:
    s = orc(
        f"A: offensive: Cow 1/9; hand: Wait\nB: defensive: {name}{' 1/9' if gear else ''}{gear}; hand: Wait{FIGHT}",
        TEXTS,
    )
    s.choose("attack B")
    assert s.value(name) == rest
    until(s, "block")
    s.choose(f"block Cow with {name}")
    until(s, "play Wait")
    assert s.value(name) == rest.replace("1/", f"{blow}/")
    s.to("Second Play")
    assert (s.damage("Cow"), s.value(name)) == (blow, rest)
    s = orc(
        f"A: offensive: {name}{' 1/9' if gear else ''}{gear}; hand: Wait\nB: defensive: Cow 1/9; hand: Wait{FIGHT}",
        TEXTS,
    )
    s.choose("attack B")
    assert s.value(name) == rest
    until(s, "block")
    s.choose("block")
    s.to("Second Play")
    assert s.damage("Cow") == 1


@plays("Lanternless Ghoul")
@pytest.mark.parametrize(("gold", "pays"), [(1, True), (1, False), (0, False)])
def test_one_gold_or_two_influence(gold: int, pays: bool) -> None:
    s = orc(f"A: offensive: Lanternless Ghoul; resources: {gold}; hand: 1\nB: hand: 1\nphase: Discard, active B", TEXTS)
    if gold:
        s.to("Upkeep", "A")
        s.choose("pay upkeep of Lanternless Ghoul" if pays else "pay no upkeep of Lanternless Ghoul")
    s.to("Play", "A")
    assert (s.influence("A"), s.gold("A"), s.place("Lanternless Ghoul")) == (
        20 if pays else 18, gold - pays, "A's Offensive",
    )  # fmt: skip


@plays("Lanternless Ghoul")
def test_the_last_two_influence_lose_the_game() -> None:
    s = orc("A: 2 influence; offensive: Lanternless Ghoul; hand: 1\nB: hand: 1\nphase: Discard, active B", TEXTS)
    while s.asked and s.phase != "Play":
        s.choose(s.way_on())
    assert s.over


@plays("Courtyard Drillmaster")
def test_other_humans_of_its_front_are_stronger() -> None:
    s = orc(
        "A: offensive: Courtyard Drillmaster, Soldier, Ox; defensive: Squire; hand: Swap\nB: defensive: Reeve; hand: 1",
        TEXTS,
    )
    names = ("Courtyard Drillmaster", "Soldier", "Ox", "Squire", "Reeve")
    assert [s.value(n) for n in names] == ["2/2", "2/9", "1/1", "1/9", "1/9"]
    s.do("play Swap", "target Courtyard Drillmaster")
    assert [s.value(n) for n in names] == ["2/2", "1/9", "1/1", "2/9", "1/9"]
    s = orc("A: offensive: 2 Courtyard Drillmaster, Soldier; hand: 1\nB: hand: 1", TEXTS)
    assert [s.value(n) for n in ("Courtyard Drillmaster", "Courtyard Drillmaster (2)", "Soldier")] == [
        "3/2",
        "3/2",
        "3/9",
    ]


@plays("Canopy Slinger")
@pytest.mark.parametrize("saved", [False, True])
def test_the_slinger_hits_a_local_attacker(saved: bool) -> None:
    s = orc(
        "A: offensive: Ox 1/9, Elk 1/9, Pig 1/9; hand: Swap, Wait\n"
        f"B: defensive: Canopy Slinger, Hen 1/9; hand: Wait{FIGHT}", TEXTS,
    )  # fmt: skip
    s.choose("attack B", "send Ox", "send Elk", "done")
    until(s, "use Canopy Slinger")
    s.choose("use Canopy Slinger")
    assert targets(s) == ["Ox", "Elk"]
    s.choose("target Elk")
    if saved:
        until(s, "play Swap")
        s.choose("play Swap")
        s.choose("in the Offensive") if "in the Offensive" in s.options() else None
        s.choose("target Elk")
    s.to("Second Play")
    assert (s.damage("Elk"), s.damage("Ox"), s.marked("Canopy Slinger")) == (0 if saved else 1, 0, True)


@plays("Canopy Slinger")
def test_there_is_no_aim_in_peace_or_from_the_other_front() -> None:
    s = orc("A: offensive: Canopy Slinger, Ox; hand: 1\nB: defensive: Cow; hand: 1", TEXTS)
    assert "use Canopy Slinger" not in s.options()
    s = orc(f"A: offensive: Ox 1/9; hand: 1\nB: offensive: Canopy Slinger; defensive: Hen; hand: Wait{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "play Wait")
    assert "use Canopy Slinger" not in s.options()


@plays("Pyrewright Goblin")
@pytest.mark.parametrize("state", ["", " marked"])
def test_the_goblin_is_burnt_for_two_influence_of_an_opponent(state: str) -> None:
    s = orc(f"A: offensive: Pyrewright Goblin{state}; hand: 1\nB: hand: Wait\nC: hand: 1", TEXTS)
    s.choose("use Pyrewright Goblin")
    assert targets(s) == ["player B", "player C"]
    s.choose("target player C")
    assert (s.place("Pyrewright Goblin"), s.influence("C")) == ("A's graveyard", 20)
    s.all_pass()
    assert [s.influence(seat) for seat in "ABC"] == [20, 20, 18]


@plays("Bone-Yard Reeve")
def test_a_gold_and_another_creatures_mark_bring_a_cheap_skeleton_back() -> None:
    table = (
        "A: offensive: Bone-Yard Reeve marked, Ox, Elk marked, Keeper assigned; defensive: Rat; resources: {gold};"
        " grave: Bones, Giant, Corpse; hand: 1\nB: grave: Bones; hand: {hand}"
    )
    s = orc(table.format(gold=1, hand="1"), TEXTS)
    s.choose("use Bone-Yard Reeve")
    s.all_pass()
    assert (s.place("Bones"), s.gold("A"), s.marked("Ox"), s.marked("Rat")) == ("A's hand", 0, True, False)
    assert "use Bone-Yard Reeve" not in orc(table.format(gold=0, hand="1"), TEXTS).options()
    s = orc(table.format(gold=1, hand="Rest"), TEXTS)
    s.choose("use Bone-Yard Reeve")
    until(s, "play Rest")
    s.choose("play Rest")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    s.choose("target Bones")
    s.all_pass()
    assert (s.place("Bones"), len(s.hand("A"))) == ("removed", 1)
    alone = "A: offensive: Bone-Yard Reeve; defensive: Rat; resources: 1; grave: Bones; hand: 1\nB: hand: 1"
    assert "use Bone-Yard Reeve" not in orc(alone, TEXTS).options()


@plays("Thicket Pathfinder")
@pytest.mark.parametrize(("who", "marked"), [("Ox", True), ("Elk", False), ("Keeper", None), (None, None)])
def test_another_creature_of_the_pathfinders_front_may_go_to_the_other(who: str | None, marked: bool | None) -> None:
    s = orc(
        "A: offensive: Ox marked, Elk, Keeper assigned; defensive: Rat; attached: Spear on Ox;"
        " grave: Thicket Pathfinder; hand: Raise\n"
        "B: defensive: Cow; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose("play Raise")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    until(s, "yes")
    s.choose("yes" if who else "no")
    if who:
        assert offered(s, "pick") == ["Ox", "Elk", "Keeper"]
        s.choose(f"pick {who}")
    s.all_pass()
    homes = dict.fromkeys(("Ox", "Elk", "Keeper"), "A's Offensive") | {"Rat": "A's Defensive"}
    assert {n: s.place(n) for n in homes} == homes | ({who: "A's Defensive"} if who else {})
    assert s.place("Spear") == "on Ox"
    if marked is not None:
        assert s.marked(who or "") is marked
    s.to("Move or Attack")
    assert "move Rat" in s.options()


@plays("Thicket Pathfinder")
def test_with_nobody_else_there_the_pathfinder_moves_nobody() -> None:
    s = orc("A: defensive: Rat; grave: Thicket Pathfinder; hand: Raise\nB: defensive: Cow; hand: 1", TEXTS)
    s.do("play Raise")
    assert [s.place(n) for n in ("Rat", "Thicket Pathfinder")] == ["A's Defensive", "A's Offensive"]
