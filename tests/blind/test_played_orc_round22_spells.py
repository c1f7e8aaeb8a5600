"""Blind events and magic of ORC's round 22, played as their writer meant them."""

import pytest

from blind.gestures import offered, targets
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.", "Free": "event 0: Unmark target creature.",
    "Keeper": "creature 1/1: (A): Elves you control get 0/+1.",
    "Sage": "creature (Caster) 1/1", "Adept": "creature (Caster) 1/1",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Spear": "equipment 0: Equipped creature gets +1/0.", "Elder": "creature (Caster) 1/1",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Elbowed Aside")
def test_somebody_of_the_battlefield_is_weaker() -> None:
    s = orc("A: 1 gold; offensive: Ox 3/3; defensive: Rat; hand: Elbowed Aside\nB: defensive: Cow 1/1; hand: 1", TEXTS)
    s.choose("play Elbowed Aside", "in the Offensive")
    assert sorted(targets(s)) == ["Cow", "Ox"]
    weak = s.fork()
    s.choose("target Ox")
    s.all_pass()
    assert s.value("Ox") == "1/3"
    weak.choose("target Cow")
    weak.all_pass()
    assert weak.value("Cow") == "-1/1"
    weak.to("Move or Attack")
    weak.choose("attack B")
    until(weak, "block")
    weak.choose("block Ox with Cow")
    weak.to("Second Play")
    assert (weak.damage("Ox"), weak.place("Cow")) == (0, "B's graveyard")
    s.to("Play", "B")
    assert s.value("Ox") == "3/3"


@plays("Back on Your Feet")
def test_one_of_ones_own_is_ready_again() -> None:
    s = orc(
        "A: 1 gold; offensive: Ox marked, Elk, Keeper assigned; defensive: Rat marked; hand: Back\n"
        "B: defensive: Cow marked; hand: 1",
        TEXTS,
    )
    s.choose("play Back", "in the Offensive")
    assert sorted(targets(s)) == ["Elk", "Ox"]
    s.choose("target Ox")
    s.all_pass()
    assert [s.marked(name) for name in ("Ox", "Rat", "Cow")] == [False, True, True]
    s = orc(f"A: 1 gold; offensive: Ox 3/3; hand: Back\nB: defensive: Cow marked; hand: Wait{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "play Back")
    s.choose("play Back", *["in the Offensive"] * ("in the Offensive" in s.options()))
    s.to("Second Play")
    assert (s.influence("B"), s.marked("Ox")) == (17, False)


@plays("Caught Winded")
def test_who_is_marked_dies() -> None:
    table = "A: 4 gold; offensive: Ox marked, Elk, Keeper assigned; defensive: Rat marked; hand: Caught Winded\nB: {}"
    s = orc(table.format("defensive: Cow marked 1/9, Hen; hand: Free".replace("marked 1/9", "1/9 marked")), TEXTS)
    s.choose("play Caught Winded", "in the Offensive")
    assert sorted(targets(s)) == ["Cow", "Ox"]
    s.choose("target Cow")
    freed = s.fork()
    s.all_pass()
    assert s.place("Cow") == "B's graveyard"
    until(freed, "play Free")
    freed.choose("play Free", "in the Defensive", "target Cow")
    freed.all_pass()
    assert freed.place("Cow") == "B's Defensive"
    nobody = "A: 4 gold; offensive: Elk, Keeper assigned; hand: Caught Winded\nB: defensive: Hen; hand: 1"
    assert "play Caught Winded" not in orc(nobody, TEXTS).options()


@plays("Pulled From the Line")
def test_somebody_is_marked_and_defends_on() -> None:
    s = orc(
        f"A: offensive: Ox 2/9; hand: 1\nB: 1 gold; defensive: Cow, Hen; hand: Pulled From the Line, Wait{FIGHT}", TEXTS
    )
    s.choose("attack B")
    early = s.fork()
    until(early, "play Pulled")
    early.choose("play Pulled From the Line", "target Cow")
    until(early, "block")
    assert (early.marked("Cow"), offered(early, "block")) == (True, ["Ox with Hen"])
    until(s, "block")
    s.choose("block Ox with Cow", "done")
    until(s, "play Pulled")
    s.choose("play Pulled From the Line")
    assert sorted(targets(s)) == ["Cow", "Hen", "Ox"]
    s.choose("target Cow")
    while s.damage("Ox") == 0:
        s.choose(s.way_on())
    assert (s.place("Cow"), s.influence("B")) == ("B's graveyard", 20)  # it has defended


@plays("Blood for Tidings")
@pytest.mark.parametrize(("deck", "drawn"), [("5", 2), ("1", 1), ("0", 0)])
def test_two_influence_for_two_cards(deck: str, drawn: int) -> None:
    s = orc(f"A: 1 gold; offensive: Ox; hand: Blood for Tidings; deck: {deck}\nB: hand: 1", TEXTS)
    s.do("play Blood for Tidings")
    assert (s.influence("A"), len(s.hand("A")), s.over) == (18, drawn, False)
    s = orc("A: 2 influence; 1 gold; offensive: Ox; hand: Blood for Tidings\nB: hand: 1", TEXTS)
    s.choose("play Blood for Tidings", *["in the Offensive"] * ("in the Offensive" in s.options()))
    while not s.over:
        s.choose(s.way_on())
    assert s.winner == "B"


@plays("Split the Volley")
def test_a_creature_is_hurt_or_a_piece_is_lost() -> None:
    s = orc(
        "A: 2 gold; offensive: Ox 1/9; hand: Split the Volley\nB: defensive: Cow 1/9; attached: Spear on Cow; hand: 1",
        TEXTS,
    )
    lost = s.fork()
    s.choose("play Split the Volley: Deal 2 damage to target creature.")
    while s.asked == "A" and offered(s, "in"):
        s.choose("in the Offensive")
    assert sorted(targets(s)) == ["Cow", "Ox"]
    s.choose("target Cow")
    s.all_pass()
    assert (s.damage("Cow"), s.place("Spear")) == (2, "on Cow")
    lost.do("play Split the Volley: Discard target equipment.")
    assert (lost.damage("Cow"), lost.place("Spear")) == (0, "B's graveyard")
    s = orc("A: 2 gold; offensive: Ox 1/9; hand: Split the Volley\nB: defensive: Cow 1/9; hand: 1", TEXTS)
    assert offered(s, "play") == ["Split the Volley: Deal 2 damage to target creature."]  # there is no piece


@plays("Furnace Breath")
def test_three_damage_where_a_caster_stands() -> None:
    s = orc(
        "A: 3 gold; offensive: Sage; defensive: Rat; hand: Furnace Breath\nB: defensive: Cow 1/9; offensive: Hen; hand: 1",
        TEXTS,
    )
    s.choose("play Furnace Breath")
    assert "in the Defensive" not in s.options()
    s.choose(*["in the Offensive"] * ("in the Offensive" in s.options()))
    assert sorted(targets(s)) == ["Cow", "Sage"]
    s.choose("target Cow")
    s.all_pass()
    assert s.damage("Cow") == 3
    assert (
        "play Furnace Breath"
        not in orc("A: 3 gold; offensive: Ox; hand: Furnace Breath\nB: defensive: Cow", TEXTS).options()
    )


@plays("Marching Hymn")
def test_all_of_a_front_are_stronger_until_the_turn_ends() -> None:
    s = orc(
        "A: 2 gold; offensive: Sage, Ox marked, Keeper assigned; defensive: Rat; hand: Marching Hymn, Swap, Swap\n"
        "B: defensive: Cow; hand: 1",
        TEXTS,
    )
    s.do("play Marching Hymn")
    assert [s.value(name) for name in ("Sage", "Ox", "Keeper", "Rat", "Cow")] == ["2/2", "2/2", "2/2", "1/1", "1/1"]
    s.do("play Swap", front="Defensive")
    s.do("play Swap", "target Sage")
    assert [s.place(name) for name in ("Sage", "Rat")] == ["A's Defensive", "A's Offensive"]
    assert (s.value("Sage"), s.value("Rat")) == ("2/2", "1/1")  # who had it keeps it, and who comes later gets none
    s.to("Play", "B")
    assert s.value("Ox") == "1/1"


@plays("Open the Barrow")
def test_a_creature_comes_back_to_the_hand() -> None:
    s = orc("A: 2 gold; offensive: Sage; grave: Ox, Elk, Spear; hand: Open the Barrow\nB: grave: Cow; hand: 1", TEXTS)
    s.choose("play Open the Barrow", *["in the Offensive"] * ("in the Offensive" in s.options()))
    until(s, "pick Elk")
    assert sorted(offered(s, "pick")) == ["Elk", "Ox"]
    s.choose("pick Elk")
    s.all_pass()
    assert (s.hand("A"), sorted(s.grave("A"))) == (["Elk"], ["Open the Barrow", "Ox", "Spear"])
    s = orc("A: 2 gold; offensive: Sage; grave: Spear; hand: Open the Barrow\nB: grave: Cow; hand: 1", TEXTS)
    s.do("play Open the Barrow")
    assert (s.hand("A"), s.gold("A")) == ([], 0)


@plays("Many Mouths, One Spell")
def test_as_many_casters_as_much_damage() -> None:
    s = orc(
        "A: 2 gold; offensive: Sage, Adept marked, Ox; defensive: Elder; hand: Many Mouths\n"
        "B: defensive: Cow 1/9; hand: Axe",
        TEXTS,
    )
    s.choose("play Many Mouths", "in the Offensive")
    assert sorted(targets(s)) == ["Adept", "Cow", "Ox", "Sage"]
    s.choose("target Cow")
    fewer = s.fork()
    s.all_pass()
    assert s.damage("Cow") == 2
    until(fewer, "play Axe")
    fewer.choose("play Axe", "in the Defensive", "target Sage")
    fewer.all_pass()
    assert fewer.damage("Cow") == 1
