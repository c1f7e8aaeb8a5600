"""A blind quest and equipment of ORC's round 21, played as their writer meant them."""

import pytest

from blind.gestures import targets
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Raise": "event 0: Put target creature card from your graveyard into play.",
    "Keeper": "creature 1/1: (A): Elves you control get 0/+1.", "Elf": "creature (Elf) 1/9", "Elder": "creature (Elf) 1/9",
    "Archer": "creature 5/1: (M): Deal 3 damage to target creature.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Mask": "enchantment 0: Attach to target creature. Enchanted creature is also an Elf.",
    "Peel": "event 0: Discard target enchantment.",
    "Bow": "equipment 0 (Weapon): Equipped creature gets +2/0.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Man Both Walls")
@pytest.mark.parametrize(("defensive", "points"), [("Rat, Pig, Hen marked", 2), ("Rat, Pig", 0)])
def test_three_creatures_in_each_front_bring_two_points(defensive: str, points: int) -> None:
    s = orc(
        f"A: offensive: Ox, Elk marked, Keeper assigned; defensive: {defensive}; quests: Man Both Walls; chapter: Next;"
        " hand: 1\nB: offensive: Cow, Owl, Yak; defensive: Bee, Fly; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose("accept Man Both Walls")
    s.all_pass()
    assert (s.victory("A"), s.victory("B")) == (points, 0)


@plays("Man Both Walls")
def test_the_walls_may_be_manned_in_anybodys_turn() -> None:
    s = orc(
        "A: offensive: Ox, Elk, Keeper, Yak; defensive: Rat, Pig; quests: Man Both Walls; chapter: Next; hand: 1\n"
        "B: defensive: Cow; hand: Swap", TEXTS,
    )  # fmt: skip
    s.choose("accept Man Both Walls")
    s.to("Play", "B")
    assert s.victory("A") == 0
    s.do("play Swap", "target Yak", front="Defensive")
    assert (s.victory("A"), s.turn) == (2, 4)


@plays("Boarspear")
@pytest.mark.parametrize(("worn", "blow"), [("Boarspear", 4), ("Bow", 3)])
def test_of_two_weapons_the_one_that_is_worn_counts(worn: str, blow: int) -> None:
    s = orc(
        "A: offensive: Cow 1/9; hand: Wait\nB: defensive: Ox 1/9; attached: Boarspear on Ox, Bow on Ox; hand: Wait"
        + FIGHT,
        TEXTS,
    )
    s.choose("attack B")
    until(s, "block")
    s.choose("block Cow with Ox")
    until(s, "wear")
    s.choose("wear Bow" if worn == "Bow" else "done")  # the Boarspear is worn already
    s.to("Second Play")
    assert s.damage("Cow") == blow


@plays("Wayworn Boots")
def test_who_wears_the_boots_is_not_marked_for_moving() -> None:
    army = "defensive: Ox, Elk, Pig marked; offensive: Hen; attached: Wayworn Boots on Ox, Wayworn Boots on Pig"
    s = orc(f"A: {army}; hand: 1\nB: defensive: Cow; hand: 1{FIGHT}", TEXTS)
    assert "move Pig" not in s.options()
    s.choose("move Ox")
    s.all_pass()
    assert (s.place("Ox"), s.marked("Ox")) == ("A's Offensive", False)
    assert {"move Hen", "move Ox"}.isdisjoint(s.options())
    s.choose("move Elk")
    s.all_pass()
    assert s.marked("Elk")
    s.to("Second Move or Attack")
    s.choose("attack B")
    if "send Ox" in s.options():
        s.choose("send Ox", "done")
    assert s.marked("Ox")


@plays("Tooth-Strung Belt")
@pytest.mark.parametrize(("foe", "left"), [("Cow 1/1", 22), ("Cow 9/1", 22), ("Cow 1/9", 20)])
def test_each_creature_that_its_wearer_kills_brings_two_influence(foe: str, left: int) -> None:
    for attacks in (True, False):
        mine, theirs = "Ox 1/2; attached: Tooth-Strung Belt on Ox; hand: 1", f"{foe}; hand: 1"
        a, b = (mine, theirs) if attacks else (theirs, mine)
        s = orc(f"A: offensive: {a}\nB: defensive: {b}{FIGHT}", TEXTS)
        s.choose("attack B")
        until(s, "block")
        s.choose("block")
        s.to("Second Play")
        assert (s.influence("A" if attacks else "B"), s.influence("B" if attacks else "A")) == (left, 20)
        assert s.place("Ox") == ("A's " if attacks else "B's ") + (
            "graveyard" if "9/1" in foe else "Offensive" if attacks else "Defensive"
        )


@plays("Tooth-Strung Belt")
def test_its_wearers_ability_counts_and_no_spell() -> None:
    s = orc(
        "A: offensive: Archer, Ox; attached: Tooth-Strung Belt on Archer; hand: Axe, 1\nB: defensive: Cow 1/3, Pig; hand: 1",
        TEXTS,
    )
    s.do("play Axe", "target Pig")
    assert s.influence("A") == 20
    own = s.fork()
    s.choose("use Archer", "target Cow")
    s.all_pass()
    assert (s.place("Cow"), s.influence("A")) == ("B's graveyard", 22)
    own.choose("use Archer", "target Ox")
    own.all_pass()
    assert own.influence("A") == 22


@plays("Yewmarsh Longbow")
def test_only_an_elf_carries_the_longbow_and_shoots_with_it() -> None:
    s = orc(
        "A: offensive: Ox, Elf, Elder; defensive: Rat; resources: 3; hand: Yewmarsh Longbow, Swap\n"
        "B: defensive: Cow 1/9, Elf; offensive: Hen; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose("play Yewmarsh Longbow")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert targets(s) == ["Elf", "Elder"]
    s.choose("target Elf")
    s.all_pass()
    assert s.place("Yewmarsh Longbow") == "on Elf"
    s.choose("use Elf")
    assert targets(s) == ["Ox", "Elf", "Elder", "Cow", "Elf (2)"]
    s.choose("target Cow")
    s.all_pass()
    assert (s.damage("Cow"), s.marked("Elf"), "use Elf" in s.options()) == (2, True, False)


@plays("Yewmarsh Longbow")
def test_the_longbow_is_reassigned_to_an_elf_alone_and_dropped_by_who_is_none() -> None:
    s = orc(
        "A: offensive: Ox, Hog, Elder; attached: Mask on Ox, Yewmarsh Longbow on Ox; resources: 3; hand: Peel\nB: hand: 1",
        TEXTS,
    )
    assert [o for o in s.options() if o.startswith("reassign")] == ["reassign Yewmarsh Longbow to Elder"]
    assert "use Ox" in s.options()
    s.do("play Peel")
    assert (s.place("Yewmarsh Longbow"), "use Ox" in s.options()) == ("A's Offensive", False)
    picks = [o for o in s.options() if "picks up" in o]
    assert picks == ["Elder picks up Yewmarsh Longbow"]
    s = orc("A: offensive: Ox, Rat; resources: 3; hand: Yewmarsh Longbow\nB: defensive: Elf; hand: 1", TEXTS)
    assert "play Yewmarsh Longbow" not in s.options()
