"""Blind texts of ORC's first rounds that waited for a scene, played as their writer meant them."""

import pytest

from blind.gestures import offered, targets
from blind.texts import orc, plays, until

TEXTS = {
    "Mage": "creature (Caster) 1/9",
    "Axe": "event 0: Kill target creature.", "Free": "event 0: Gain 1 influence.",
    "Spear": "equipment 0: Equipped creature gets +1/0.",
    "Home": "event 0: Return target creature to its owner's hand.",
    "Ruin": "event 0: Destroy target equipment.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Sprint": "quest (Assignment): Play an Event. Victory Points: 1.",
    "Scour": "event 0: Mark target resource card.",
    "Raid": "event 0: Target opponent loses 4 influence.", "Bleed": "event 0: Target opponent loses 2 influence.",
    "Rat": "creature 3 Gaian 1/1", "Big": "creature 4 Gaian 1/1",
    "Two": "creature 2 Gaian 1/1", "One": "creature 1 Gaian 1/1",
    "Toss": "event 0: Discard a card.",
    "Oath": "quest (Assignment): Play six Events. Victory Points: 1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Burnt Supplies")
def test_a_player_marks_two_of_his_own_resource_cards() -> None:
    s = orc("A: resources: 4; hand: Burnt Supplies\nB: resources: Rye, Hay, Oats, Corn marked; hand: 1", TEXTS)
    s.choose("play Burnt Supplies", "in the Offensive", "target player B")
    until(s, "pick")
    assert (s.asked, offered(s, "pick")) == ("B", ["Rye", "Hay"])  # always onward: behind the Hay the Oats are left
    s.choose("pick Rye")
    assert offered(s, "pick") == ["Hay", "Oats"]
    s.choose("pick Oats")
    assert [s.marked(n) for n in ("Rye", "Hay", "Oats")] == [True, False, True]
    assert s.gold("B") == 1
    s = orc("A: resources: 4; hand: Burnt Supplies\nB: resources: Rye, Hay marked; hand: 1", TEXTS)
    s.choose("play Burnt Supplies", "in the Offensive", "target player B")
    s.all_pass()
    assert (s.marked("Rye"), s.gold("A")) == (True, 3)


@plays("Rite of the Empty Grave")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_one_of_the_grave_comes_marked_into_the_front_that_its_player_names(front: str) -> None:
    s = orc(
        "A: offensive: Mage; resources: 4; hand: Rite of the Empty Grave; grave: Rat, Two, Big, Axe\n"
        "B: hand: 1; grave: Rat",
        TEXTS,
    )
    s.do("play Rite of the Empty Grave")
    assert offered(s, "pick") == ["Rat", "Two"]
    s.choose("pick Rat")
    assert s.asked == "A"
    s.choose(next(o for o in s.options() if front in o))
    assert (s.place("Rat"), s.marked("Rat")) == (f"A's {front}", True)
    none = orc("A: offensive: Mage; resources: 4; hand: Rite of the Empty Grave; grave: Big\nB: hand: 1", TEXTS)
    none.do("play Rite of the Empty Grave")
    assert (sorted(none.grave("A")), "done" in none.options()) == (["Big", "Rite of the Empty Grave"], True)


@plays("Runic Edge")
def test_whoever_carries_the_piece_is_better() -> None:
    s = orc(
        "A: offensive: Ox, Elk; attached: Spear on Ox; hand: Runic Edge, Axe, Ruin; resources: 1\nB: defensive: Cow; hand: 1",
        TEXTS,
    )
    s.do("play Runic Edge")
    assert (s.place("Runic Edge"), s.value("Ox"), s.value("Elk")) == ("on Spear", "3/2", "1/1")
    ruined = s.fork()
    ruined.do("play Ruin")
    assert (ruined.value("Ox"), ruined.place("Runic Edge")) == ("1/1", "A's graveyard")
    s.choose("reassign Spear to Elk")
    s.all_pass()
    assert (s.place("Runic Edge"), s.value("Ox"), s.value("Elk")) == ("on Spear", "1/1", "3/2")


@plays("Runic Edge")
def test_the_piece_that_drops_keeps_its_runes_for_who_picks_it_up() -> None:
    s = orc(
        "A: offensive: Ox, Elk; attached: Spear on Ox, Runic Edge on Spear; hand: 1\n"
        f"B: defensive: Cow 9/9; hand: 1{FIGHT}",
        TEXTS,
    )
    s.choose("attack B", "send Ox")
    until(s, "block")
    s.choose("block Ox with Cow")
    s.to("Second Play")
    assert (s.place("Ox"), s.place("Runic Edge"), s.value("Elk")) == ("A's graveyard", "on Spear", "1/1")
    s.do("Elk picks up Spear")
    assert s.value("Elk") == "3/2"


@plays("Tainted Vein")
def test_gold_of_the_tainted_card_costs_an_influence() -> None:
    s = orc("A: offensive: Ox; resources: 2; hand: Tainted Vein, Scour\nB: resources: Rye, Hay; hand: One, One", TEXTS)
    s.choose("play Tainted Vein", "target Rye")
    s.all_pass()
    scoured = s.fork()
    scoured.do("play Scour", "target Rye")
    assert (scoured.marked("Rye"), scoured.influence("B")) == (True, 20)
    s.to("Entrance", "B")
    s.choose("play One", "in the Offensive")
    s.all_pass()
    assert (s.influence("B"), s.influence("A"), s.place("One")) == (19, 20, "B's Offensive")


@plays("Hearthside Granny")
def test_the_granny_heals_up_to_three_near_her() -> None:
    for who, left in (("Ox", 2), ("Cow", 0)):
        s = orc(
            "A: offensive: Hearthside Granny, Ox 1/9 hurt 5; defensive: Elk 1/9 hurt 2; hand: 1\n"
            "B: defensive: Cow 1/9 hurt 2; offensive: Hen 1/9 hurt 2; hand: 1"
        )
        s.choose("use Hearthside Granny")
        s.all_pass()
        assert sorted(offered(s, "pick")) == ["Cow", "Hearthside Granny", "Ox"]
        s.choose(f"pick {who}")
        s.choose("number 3" if who == "Ox" else "number 2")
        s.all_pass()
        assert (s.damage(who), s.damage("Elk"), s.marked("Hearthside Granny")) == (left, 2, True)


@plays("Blessed Plough")
def test_the_ploughed_resource_card_gives_two_gold() -> None:
    s = orc("A: offensive: Ox; resources: Rye, 2 Oats; hand: Blessed Plough, 1\nB: resources: Hay; hand: 1", TEXTS)
    s.choose("play Blessed Plough")
    assert sorted(targets(s)) == ["Oats", "Oats (2)", "Rye"]
    s.choose("target Rye")
    s.all_pass()
    s.to("Play", "B")
    s.to("Play", "A")
    assert s.gold("A") == 4


@plays("Lord of the Pale Gate")
def test_three_souls_bring_a_dead_creature_to_the_lords_side() -> None:
    s = orc("""
        A: offensive: Lord of the Pale Gate, Ox, Elk; defensive: Hen; hand: 4 Axe, Home, Axe
        B: defensive: Cow; offensive: Pig; grave: Wolf 2/2; hand: 1
    """, TEXTS)  # fmt: skip
    for name in ("Ox", "Elk", "Cow"):
        assert "use Lord of the Pale Gate" not in s.options()
        s.do("play Axe", f"target {name}")
    assert "use Lord of the Pale Gate" in s.options()
    s.choose("use Lord of the Pale Gate")
    s.choose("target Wolf")
    s.all_pass()
    assert (s.place("Wolf"), "use Lord of the Pale Gate" in s.options()) == ("A's Offensive", False)
    gone = s.fork()
    gone.do("play Home", "target Wolf")
    assert gone.place("Wolf") == "removed"
    s.do("play Axe", "target Wolf")
    assert s.place("Wolf") == "removed"


@plays("Lord of the Pale Gate")
def test_deaths_in_the_other_zone_are_no_souls() -> None:
    s = orc("A: offensive: Lord of the Pale Gate; defensive: Hen, Ox, Elk; hand: 3 Axe, 1\nB: hand: 1", TEXTS)
    for name in ("Hen", "Ox", "Elk"):
        s.do("play Axe", *([f"target {name}"] if name != "Elk" else []), front="Defensive")
        assert s.place(name) == "A's graveyard"
    assert "use Lord of the Pale Gate" not in s.options()


@plays("Widow's Visor")
def test_the_visor_is_paid_for_each_kill_in_combat() -> None:
    s = orc(
        f"A: offensive: Ox 2/9; attached: Widow's Visor on Ox; hand: Axe\nB: defensive: Cow 1/1, Hen 1/1; hand: 1{FIGHT}",
        TEXTS,
    )
    assert s.value("Ox") == "2/10"
    s.choose("attack B")
    until(s, "block")
    s.choose("block Ox with Cow")
    s.choose("block Ox with Hen") if "block Ox with Hen" in s.options() else None
    until(s, "number 1")
    s.choose("number 1")
    s.to("Second Play")
    assert (s.influence("A"), s.place("Cow"), s.place("Hen")) == (22, "B's graveyard", "B's graveyard")
    idle = orc("A: offensive: Ox 2/9; attached: Widow's Visor on Ox; hand: Axe\nB: defensive: Cow; hand: 1", TEXTS)
    idle.do("play Axe", "target Cow")
    assert (idle.place("Cow"), idle.influence("A")) == ("B's graveyard", 20)
