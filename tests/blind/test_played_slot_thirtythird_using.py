"""Blind texts of SLOT's thirtythird round that are used, paid with or stand in for others, played as their writers meant."""

import pytest

from blind.gestures import aims, recruits, starting, uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene
from wtactics.engine.places import DECK

CAST = FOLK | {
    "Three": "close 3 ranged 3 def 3 life 9", "Four": "close 4 ranged 4 def 4 life 9", "Two": "close 2 ranged 2 def 2 life 9",
    "Lamb": "close 1 ranged 1 def 1 life 1", "Wall": "close 1 def 9 life 9", "Five": "close 5 ranged 5 def 5 life 9",
    "One": "cost 1 close 1 def 1 life 1", "Pair": "cost 2 close 1 def 1 life 1", "Trio": "cost 3 close 1 def 1 life 1",
    "Big": "level 2 cost 1 close 1 def 1 life 9", "Slayer": "close 1 def 1 life 5: [ ] - Kill target creature.",
    "Payer": "def 1 life 5: [1] - Deal 1 damage to target creature.", "Bow": "ranged 2 close 1 def 2 life 5",
    "Spender": "close 1 def 1 life 5: [2] - Deal 1 damage to target creature.", "Club": "close 2 def 2 life 5",
    "Glutton": "close 1 def 1 life 5 upkeep 2", "Brute": "close 3 def 1 life 9: This creature gets +1 DEF.",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Action, ap 3") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def divided(s: Scene, label: str) -> None:
    """Attack so in a group; all of the strike back goes to its first member."""
    s.choose(f"attack {label}")
    while starting(s, "number"):
        s.choose(starting(s, "number")[-1])


SAPPER = "Bogiron Sapper"


@plays("Bogiron Sapper")
def test_the_sapper_undermines_one_of_the_front_row_this_turn() -> None:
    s = table(f"front: {SAPPER}, Ox, Two; twilight: 2 Imp", "front: Ox, Four marked, -, Two; back: Four", "Abilities")
    s.choose(f"use {SAPPER}", "give Imp (twilight)")
    assert aims(s) == ["Ox F1", "Four F2", "Two F4"]
    s.choose("pick Four F2")
    assert (s.value("B F2", "DEF"), s.value("B F1", "DEF"), s.marked("A F1"), s.grave("A")) == (2, 1, True, ["Imp"])
    s.to("Action")
    s.choose("attack Four F2 with Two F3, close")
    assert s.tokens("B F2") == 1
    s.to("Move", "B")
    assert s.value("B F2", "DEF") == 4


@plays("Bogiron Sapper")
def test_the_sapper_digs_in_the_foe_s_turn_and_never_below_nothing() -> None:
    s = table("front: Four, Ox, Ox", f"front: {SAPPER}, Ox; twilight: 2 Imp; back: -, Two")
    s.choose("attack Ox F2 with Four F1, close", f"use {SAPPER}", "give Two B2", "pick Ox F2")
    assert (s.value("A F2", "DEF"), len(s.twilight("B"))) == (0, 2)
    for army in (f"{SAPPER} marked, Ox; twilight: Imp", f"{SAPPER}, Ox marked"):
        assert uses(table(f"front: {army}", step="Abilities")) == [], army
    s = table(f"front: {SAPPER}, Ox", "back: Ox", "Abilities")
    if uses(s):  # what its writer forbids without a target may be used in vain
        s.choose(f"use {SAPPER}")
    assert s.value("B B1", "DEF") == 1


KEEPER = "Gravewillow Keeper"


@plays("Gravewillow Keeper")
@pytest.mark.parametrize(("whom", "heals"), [("Pair", True), ("One", True), ("Trio", False)])
def test_the_keeper_takes_the_dead_back(whom: str, heals: bool) -> None:
    s = table(f"front: {KEEPER} hurt 1, Ox hurt 1, Two; twilight: 2 Imp; grave: Pair, One, Trio, Big", step="Abilities")
    s.choose(f"use {KEEPER}", "give Imp (twilight)", "give Imp (twilight)")
    assert {aim.partition(" ")[0] for aim in aims(s)} == {"Pair", "One", "Trio", "Imp"}
    s.choose(f"pick {whom} (graveyard)")
    if heals:
        assert {f"{KEEPER} F1", "Ox F2"} <= set(aims(s))
        s.choose("pick Ox F2")
    assert (s.tokens("A F1"), s.tokens("A F2"), s.pile(DECK, "A"), whom in s.grave("A")) == (
        1,
        1 - heals,
        [whom],
        False,
    )


@plays("Gravewillow Keeper")
def test_the_keeper_needs_two_others_and_a_dead_one() -> None:
    for army in (f"{KEEPER}, Ox; grave: One", f"{KEEPER} marked, Ox, Ox; grave: One"):
        assert uses(table(f"front: {army}", step="Abilities")) == [], army
    s = table(f"front: {KEEPER}, Ox, Ox hurt 1; grave: Big", f"front: Ann; {FAR}; grave: One", "Abilities")
    if uses(s):  # what its writer forbids without a target may be used in vain
        s.choose(f"use {KEEPER}")
    assert (s.grave("A"), s.grave("B"), s.tokens("A F3")) == (["Big"], ["One"], 1)
    s = table(f"front: {KEEPER}, Ox, Ox; grave: One", step="Abilities")
    s.choose(f"use {KEEPER}")
    assert (s.grave("A"), s.marked("A F2"), s.marked("A F3")) == ([], True, True)


CONJUROR = "Emberwright Conjuror"


@plays("Emberwright Conjuror")
def test_the_conjuror_burns_one_of_the_front_row_for_a_pair() -> None:
    s = table(f"front: {CONJUROR}, Ox, Ox", "front: Ox, Lamb, -, Two; back: Two", "Abilities")
    s.choose(f"use {CONJUROR}", "mark the pair F2 F3")
    assert aims(s) == ["Ox F1", "Lamb F2", "Two F4"]
    kill = s.fork()
    s.choose("pick Two F4")
    assert (s.tokens("B F4"), [s.marked(f"A F{n}") for n in (1, 2, 3)]) == (1, [False, True, True])
    kill.choose("pick Lamb F2")
    assert (kill.who("B F2"), kill.twilight("B"), kill.points("A")) == ("", ["Lamb"], 2)


@plays("Emberwright Conjuror")
@pytest.mark.parametrize(("army", "used"), [
    (f"front: {CONJUROR}, Ox", True), (f"front: {CONJUROR} marked, Ox, Ox", True), (f"front: {CONJUROR}, -, Ox", False),
    (f"front: {CONJUROR}; back: Ox; twilight: 3 Imp", False), (f"front: {CONJUROR}, Ox marked; twilight: 3 Imp", False),
    (f"front: {CONJUROR} marked; back: -, Ox, Ox", True),
])  # fmt: skip
def test_only_a_whole_unmarked_pair_makes_fire(army: str, used: bool) -> None:
    s = table(army, "front: Ox; back: -, -, -, Page", "Abilities")
    assert (s.step == "Abilities" and bool(uses(s))) is used
    if used:
        s.choose(f"use {CONJUROR}", *(["mark the pair F1 F2"] if len(starting(s, "mark")) > 1 else []))
        assert s.tokens("B F1") == 1


ADEPT = "Lensgrinder Adept"


@plays("Lensgrinder Adept")
def test_the_adept_sharpens_a_neighbour_s_arrow() -> None:
    s = table(f"front: Two, {ADEPT}, Club; back: Two, Two", f"front: Four; {FAR}", "Abilities")
    s.choose(f"use {ADEPT}")
    assert aims(s) == ["Two F1", "Club F3", "Two B2"]
    none = s.fork()
    s.choose("pick Two F1")
    assert (s.value("A F1", "ranged"), s.value("A F1", "close"), s.marked("A F2")) == (4, 2, True)
    s.to("Move")
    s.choose("move Two F1 to B1")
    assert (s.value("A B1", "ranged"), s.value("A F1", "ranged")) == (4, 2)
    s.to("Move", "B")
    assert s.value("A B1", "ranged") == 2
    none.choose("pick Club F3")
    none.to("Action")
    assert not [label for label in starting(none, "attack") if "Club" in label and "ranged" in label]


@plays("Lensgrinder Adept")
def test_the_adept_must_be_awake_and_works_in_a_battle() -> None:
    assert uses(table(f"front: {ADEPT} marked, Two", step="Abilities")) == []
    s = table("front: Four, Ox", f"front: Two; back: {ADEPT}")
    s.choose("attack Two F1 with Four F1, ranged", f"use {ADEPT}")
    s.decline()
    assert (s.tokens("A F1"), s.tokens("B F1")) == (1, 1)


ABBESS = "Chimewarden Abbess"


@plays("Chimewarden Abbess")
def test_the_abbess_wakes_another() -> None:
    s = table(
        f"front: {ABBESS}, Ox marked, Two; back: Two marked; twilight: 2 Imp", f"front: Ox marked; {FAR}", "Abilities"
    )
    s.choose(f"use {ABBESS}")
    assert aims(s) == ["Ox F2", "Two B1"]
    s.choose("target Two B1", "give Imp (twilight)")
    assert [s.marked(f"A {where}") for where in ("F1", "F2", "F3", "B1")] == [True, True, False, False]
    for army in (f"{ABBESS} marked, Ox marked, Ox, Ox", f"{ABBESS}, Ox marked, Ox"):
        assert uses(table(f"front: {army}", step="Abilities")) == [], army


BURSAR, APPRENTICE = "Tinplate Bursar", "Bellfounder's Apprentice"


@plays("Tinplate Bursar")
@pytest.mark.parametrize(("army", "who"), [
    (f"front: {BURSAR}", ["Pair"]), (f"front: {BURSAR}; twilight: Imp", ["One", "Pair", "Trio"]),
    (f"front: Ox marked; twilight: {BURSAR}", ["One"]), (f"front: {BURSAR} marked; twilight: Imp", ["One"]),
    (f"front: {BURSAR}, {BURSAR}", ["Pair"]), (f"front: {BURSAR}, Ox", ["One", "Pair", "Trio"]),
])  # fmt: skip
def test_what_the_bursar_buys(army: str, who: list[str]) -> None:
    assert recruits(table(f"{army}; deck: One, Pair, Trio", step="Recruit")) == who


@plays("Tinplate Bursar")
def test_the_bursar_pays_two_alone_and_one_elsewhere() -> None:
    s = table(f"front: {BURSAR}, Ox, Ox; deck: 2 Pair", step="Recruit")
    s.choose("recruit Pair", "place Pair in B1", f"give {BURSAR} F1")
    assert (s.who("A B1"), [s.marked(f"A F{n}") for n in (1, 2, 3)]) == ("Pair", [True, False, False])
    s = table(f"front: {BURSAR}, Ox, Ox; deck: 2 Pair", step="Recruit")
    s.choose("recruit Pair", "place Pair in B1", "give Ox F2")
    assert (s.who("A B1"), [s.marked(f"A F{n}") for n in (1, 2, 3)]) == ("Pair", [False, True, True])
    assert uses(table(f"front: Spender, {BURSAR}", step="Abilities")) == []
    s = table(f"front: Glutton marked, {BURSAR}", f"front: Ann; {FAR}", "Upkeep")
    assert not starting(s, "pay")
    s = table(f"front: Glutton, {BURSAR}, Ox", step="Upkeep")
    s.choose("pay 2 for Glutton F1", f"give {BURSAR} F2")
    assert (s.who("A F1"), s.marked("A F2"), s.marked("A F3")) == ("Glutton", True, True)


@plays("Bellfounder's Apprentice")
@pytest.mark.parametrize(("army", "gold", "who"), [
    (f"front: {APPRENTICE} marked", 1, ["One", "Pair"]), (f"front: {APPRENTICE} marked; back: {APPRENTICE} marked", 1, [
        "One", "Pair", "Trio"]),
    (f"front: {APPRENTICE} marked", 0, ["One"]), ("front: Ox marked", 1, ["One"]),
])  # fmt: skip
def test_the_first_recruit_costs_less_for_the_apprentice(army: str, gold: int, who: list[str]) -> None:
    paid = f"; twilight: {gold} Imp" * bool(gold)
    assert recruits(table(f"{army}{paid}; deck: One, Pair, Trio", step="Recruit")) == who


@plays("Bellfounder's Apprentice")
def test_only_the_first_and_only_one_s_own_turn() -> None:
    s = table(f"front: {APPRENTICE} marked; twilight: 2 Imp; deck: 3 One, Pair", step="Recruit")
    s.choose("recruit One", "place One in F2")
    assert (s.who("A F2"), len(s.twilight("A"))) == ("One", 2)
    s.choose("recruit One", "place One in F3")
    assert (s.who("A F3"), len(s.twilight("A")), recruits(s)) == ("One", 1, ["One"])
    s.to("Move", "B")
    s.to("Recruit", "A")
    s.choose("recruit One", "place One in B1")
    assert (s.who("A B1"), [s.marked(f"A F{n}") for n in (1, 2, 3)]) == ("One", [False] * 3)
    s = table(f"front: Ox marked; twilight: 2 Imp; deck: {APPRENTICE}, One, Pair", step="Recruit")
    s.choose(f"recruit {APPRENTICE}", f"place {APPRENTICE} in F2")
    assert recruits(s) == ["One"]  # it was the first itself
    s = table("front: Ox marked; twilight: Imp; deck: One, Pair", f"front: {APPRENTICE}; {FAR}", "Recruit")
    assert recruits(s) == ["One"]
