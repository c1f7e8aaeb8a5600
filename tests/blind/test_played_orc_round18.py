"""Blind creatures of ORC's round 18, played as their writer meant them."""

import pytest

from blind.gestures import offered, targets
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Scare": "event 0: Discard target creature.",
    "Gust": "event 0: Deal 1 damage to each creature in this zone.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Keeper": "creature 1/1: (A): Elves you control get 0/+1.", "Spear": "equipment 0: Equipped creature gets +1/0.",
    "Sow": "event 0: Lay the top card of your deck as a resource card.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Lantern Ferryman")
def test_another_of_its_front_is_ferried_over() -> None:
    s = orc(
        "A: offensive: Lantern Ferryman, Ox marked, Elk, Keeper assigned; defensive: Rat; attached: Spear on Ox; hand: 1\n"
        "B: defensive: Cow; hand: 1",
        TEXTS,
    )
    s.choose("use Lantern Ferryman")
    assert targets(s) == ["Ox", "Elk"]
    other = s.fork()
    s.choose("target Ox")
    s.all_pass()
    assert (s.place("Ox"), s.marked("Ox"), s.place("Spear")) == ("A's Defensive", True, "on Ox")
    assert s.marked("Lantern Ferryman")
    other.choose("target Elk")
    other.all_pass()
    assert (other.place("Elk"), other.marked("Elk")) == ("A's Defensive", False)
    other.to("Move or Attack")
    assert "move Elk" in other.options()


@plays("Lantern Ferryman")
def test_a_defender_who_is_ferried_over_is_in_no_combat() -> None:
    s = orc(f"A: offensive: Ox 3/3; hand: 1\nB: defensive: Cow 1/1, Lantern Ferryman; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    s.choose("block Ox with Cow", "done")
    until(s, "use Lantern Ferryman")
    s.choose("use Lantern Ferryman")
    s.to("Second Play")
    assert (s.place("Cow"), s.damage("Ox"), s.influence("B")) == ("B's Offensive", 0, 20)


@plays("Millpond Heron", "Pedlar's Pack")
def test_a_move_by_the_rules_brings_a_card_or_gold_and_being_put_elsewhere_does_not() -> None:
    army = "defensive: Millpond Heron, Ox; attached: Pedlar's Pack on Millpond Heron; deck: 5; hand: Swap"
    s = orc(f"A: {army}\nB: hand: 1", TEXTS)
    s.do("play Swap", "target Millpond Heron", front="Defensive")
    assert (s.place("Millpond Heron"), len(s.deck("A")), s.gold("A")) == ("A's Offensive", 5, 0)
    s = orc(f"A: {army}\nB: hand: 1{FIGHT}", TEXTS)
    s.choose("move Ox")
    s.all_pass()
    assert (len(s.deck("A")), s.gold("A")) == (5, 0)
    s.choose("move Millpond Heron")
    until(s, "trigger") if any(o.startswith("trigger") for o in s.options()) else None
    s.choose(*[o for o in s.options() if o.startswith("trigger")][:1])
    s.all_pass()
    assert (len(s.deck("A")), s.gold("A"), s.place("Millpond Heron")) == (4, 1, "A's Offensive")


@plays("Cinderjaw Hound")
@pytest.mark.parametrize(("gold", "pays"), [(1, True), (1, False), (0, False)])
def test_one_gold_or_two_influence(gold: int, pays: bool) -> None:
    s = orc(f"A: offensive: Cinderjaw Hound; resources: {gold}; hand: 1\nB: hand: 1\nphase: Discard, active B", TEXTS)
    if gold:
        s.to("Upkeep", "A")
        s.choose("pay upkeep of Cinderjaw Hound" if pays else "pay no upkeep of Cinderjaw Hound")
    s.to("Play", "A")
    assert (s.influence("A"), s.gold("A"), s.place("Cinderjaw Hound")) == (
        20 if pays else 18, gold - pays, "A's Offensive",
    )  # fmt: skip


@plays("Lockstep Pikeman")
def test_each_ally_that_marks_makes_the_pikeman_tougher() -> None:
    s = orc(
        "A: offensive: Lockstep Pikeman marked, Ox, Elk, Keeper assigned, Bee marked; defensive: Rat; hand: 1\nB: hand: 1",
        TEXTS,
    )
    s.choose("use Lockstep Pikeman")
    assert offered(s, "give") == ["Ox", "Elk"]
    s.choose("give Ox")
    s.all_pass()
    assert (s.value("Lockstep Pikeman"), s.marked("Ox"), s.marked("Elk")) == ("2/4", True, False)
    s.choose("use Lockstep Pikeman")
    s.choose(*offered(s, "give") and ["give Elk"])
    s.all_pass()
    assert (s.value("Lockstep Pikeman"), "use Lockstep Pikeman" in s.options()) == ("2/6", False)
    s.to("Play", "B")
    assert s.value("Lockstep Pikeman") == "2/2"


@plays("Root-Fed Treant")
def test_each_resource_card_that_is_laid_makes_the_treant_grow() -> None:
    for front in ("offensive", "defensive"):
        s = orc(f"A: {front}: Root-Fed Treant; hand: Sow, Hen; deck: 5\nB: hand: 1", TEXTS)
        s.choose("lay Hen")
        s.all_pass()
        assert s.value("Root-Fed Treant") == "4/5"
        s.do("play Sow")
        assert s.value("Root-Fed Treant") == "4/5"  # an effect lays nothing by the rules
        s.to("Play", "B")
        assert s.value("Root-Fed Treant") == "3/4"


@plays("Chapel Bonesetter")
@pytest.mark.parametrize(("hurt", "left"), [(3, 1), (1, 0), (0, 0)])
def test_two_damage_are_healed_of_any_local_creature(hurt: int, left: int) -> None:
    s = orc(
        f"A: offensive: Chapel Bonesetter; defensive: Rat 1/9 hurt 4; hand: 1\nB: defensive: Cow 1/9 hurt {hurt}; hand: 1",
        TEXTS,
    )
    s.choose("use Chapel Bonesetter")
    assert targets(s) == ["Chapel Bonesetter", "Cow"]
    s.choose("target Cow")
    s.all_pass()
    assert (s.damage("Cow"), s.damage("Rat"), s.marked("Chapel Bonesetter")) == (left, 4, True)


@plays("Sulking Ogre")
def test_the_ogre_attacks_only_beside_another_and_goes_on_alone() -> None:
    s = orc(f"A: offensive: Sulking Ogre; hand: 1\nB: defensive: Cow; hand: 1{FIGHT}", TEXTS)
    assert "attack B" not in s.options()
    s = orc(f"A: offensive: Sulking Ogre, Ox; hand: 1\nB: defensive: Cow; hand: Axe, 1{FIGHT}", TEXTS)
    s.choose("attack B", "send Sulking Ogre")  # nobody but Ox can go with it
    until(s, "play Axe")
    s.choose("play Axe", "target Ox")
    until(s, "block")
    s.choose("done" if "done" in s.options() else "block no one")
    s.to("Second Play")
    assert s.influence("B") == 15
    s = orc(f"A: offensive: Ox 1/9; hand: 1\nB: defensive: Sulking Ogre; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    assert offered(s, "block") == ["Ox with Sulking Ogre"]


@plays("Sexton of the Low Yard")
def test_a_creature_card_is_buried_for_good() -> None:
    table = "A: offensive: Sexton of the Low Yard; resources: 1; grave: {}; hand: 1\nB: grave: {}; hand: 1"
    s = orc(table.format("Ox, Axe", "Cow"), TEXTS)
    s.choose("use Sexton of the Low Yard")
    assert sorted(targets(s)) == ["Cow", "Ox"]
    s.choose("target Cow")
    s.all_pass()
    assert (s.place("Cow"), s.influence("A"), s.gold("A"), s.marked("Sexton of the Low Yard")) == (
        "removed",
        21,
        0,
        True,
    )
    assert "use Sexton of the Low Yard" not in orc(table.format("Axe", "Axe"), TEXTS).options()


@plays("Banner-Oath Shieldmaid")
def test_assigned_she_makes_the_others_there_tougher() -> None:
    army = "offensive: Banner-Oath Shieldmaid, Ox 1/1, Keeper; defensive: Rat 1/1"
    s = orc(f"A: {army}; resources: 1; hand: 1\nB: defensive: Cow 1/1; hand: Swap, Scare, 1", TEXTS)
    assert "assign Banner-Oath Shieldmaid" not in orc(f"A: {army}; hand: 1\nB: hand: 1", TEXTS).options()
    s.do("assign Banner-Oath Shieldmaid")
    assert (s.gold("A"), s.value("Ox")) == (0, "1/1")
    s.to("Play", "B")
    names = ("Banner-Oath Shieldmaid", "Ox", "Keeper", "Rat", "Cow")
    assert [s.value(name) for name in names] == ["2/3", "1/3", "1/3", "1/1", "1/1"]
    s.do("play Swap", "target Ox", front="Defensive")
    assert (s.place("Ox"), s.value("Ox")) == ("A's Defensive", "1/1")
    s.do("play Scare", "target Banner-Oath Shieldmaid", front="Defensive")
    assert s.value("Keeper") == "1/1"


@plays("Spawning-Pool Frog")
def test_a_dying_frog_brings_another_one_back() -> None:
    s = orc("A: offensive: Spawning-Pool Frog; grave: Ox, Spawning-Pool Frog; hand: Axe, 1\nB: hand: 1", TEXTS)
    s.choose("play Axe")
    no = s.fork()
    s.choose("yes")
    s.all_pass()
    assert (s.place("Spawning-Pool Frog (2)"), s.place("Spawning-Pool Frog")) == ("A's hand", "A's graveyard")
    no.choose("no")
    no.all_pass()
    assert no.place("Spawning-Pool Frog (2)") == "A's graveyard"
    alone = orc("A: offensive: Spawning-Pool Frog; grave: Ox; hand: Axe, 1\nB: hand: 1", TEXTS)
    alone.choose("play Axe")
    alone.all_pass()
    assert (alone.place("Spawning-Pool Frog"), alone.place("Ox")) == ("A's graveyard", "A's graveyard")
