"""Blind texts of SLOT's thirty-fifth round about deaths, graves, twilight and prices, played as their writers meant them."""

import pytest

from blind.gestures import aims, recruits, spend, starting, uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Two": "close 2 ranged 2 def 2 life 9", "Three": "close 3 ranged 3 def 3 life 9", "Four": "close 4 ranged 4 def 4 life 9",
    "Pike": "close 9 def 2 life 9", "Lamb": "close 1 ranged 1 def 1 life 1",
    "One": "cost 1 close 1 def 1 life 1", "Pair": "cost 2 close 1 def 1 life 1", "Trio": "cost 3 close 1 def 1 life 1",
    "Soldier": "cost 2 close 1 def 1 life 1", "Guard": "cost 2 close 1 def 1 life 1 (Soldier)",
    "Squire": "cost 1 close 1 def 1 life 1 (Soldier)", "Peer": "level 2 close 1 def 1 life 3",
    "Glutton": "close 1 def 1 life 3 upkeep 2",
    "Hurler": "close 1 def 1 life 5: [2] - Deal 1 damage to target creature.",
    "Thrower": "close 1 def 1 life 5: [1] - Deal 1 damage to target creature.",
    "Slayer": "close 1 def 1 life 5: [ ] - Kill target creature.",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Action, ap 3") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def recruiting(a: str, b: str = f"front: Ann; {FAR}") -> Scene:
    """A recruits."""
    return table(a, b, "Recruit")


def divided(s: Scene, label: str) -> None:
    """Attack so in a group; all of the strike back goes to its first member."""
    s.choose(f"attack {label}")
    while starting(s, "number"):
        s.choose(starting(s, "number")[-1])


SHADE, GHOUL, THRALL = "Keening Shade", "Marrow-Fed Ghoul", "Widow-Maker's Thrall"


@plays("Keening Shade")
def test_the_dying_shade_marks_an_enemy() -> None:
    s = table("front: Three, Ox, Two marked; back: Two", f"front: {SHADE}, Ox, Ox; back: Ox")
    s.choose(f"attack {SHADE} F1 with Three F1, close")
    assert (s.asked, aims(s), len(s.options())) == ("B", ["Ox F2", "Two B1"], 2)
    s.choose("pick Two B1")
    assert [s.marked(f"A {where}") for where in ("F1", "F2", "F3", "B1")] == [True, False, True, True]
    assert [s.marked(f"B {where}") for where in ("F2", "F3", "B1")] == [False] * 3


@plays("Keening Shade")
def test_the_shade_keens_in_its_own_turn_and_for_any_death() -> None:
    s = table(f"front: {SHADE}, Ox", "front: Three, Ann marked; back: Two")
    s.choose(f"attack Three F1 with {SHADE} F1, close")
    assert (s.grave("A"), aims(s)) == ([SHADE], ["Three F1", "Two B1"])
    s = table("front: Slayer, Ox, Two", f"front: {SHADE}, Ox", "Abilities")
    s.choose("use Slayer F1", f"target {SHADE} F1")
    assert (s.asked, aims(s)) == ("B", ["Ox F2", "Two F3"])
    s = table("front: Slayer, Ox marked, Two marked", f"front: {SHADE}, Ox", "Abilities")
    s.choose("use Slayer F1", f"target {SHADE} F1")
    assert (s.who("B F1"), s.marked("B F2"), aims(s)) == ("", False, [])


@plays("Marrow-Fed Ghoul")
@pytest.mark.parametrize(("army", "label", "foes", "left"), [
    (f"front: {GHOUL} hurt 2, Ox", f"Ann F1 with {GHOUL} F1, close", "front: Ann hurt 4, Ox", 0),
    (f"front: {GHOUL} hurt 1, Ox", f"Pike F1 with {GHOUL} F1, close", "front: Pike hurt 8, Ox", 0),
    (f"front: {GHOUL} hurt 1, Ox", f"Pike F1 with {GHOUL} F1, close", "front: Pike hurt 7, Ox", 2),
    (f"front: {GHOUL} hurt 1, Three", "Ann F1 with Three F2, close", "front: Ann hurt 4, Ox", 1),
    # Its writer has it feed after a kill by its group, too, but deaths are of the battle (SLOT-GROUP-08, SLOT-RESOLVE-11)
    (f"front: {GHOUL} hurt 1, Three", f"Ann F1 with {GHOUL} F1 + Three F2, close", "front: Ann hurt 4, Ox", 1),
])  # fmt: skip
def test_when_the_ghoul_feeds(army: str, label: str, foes: str, left: int) -> None:
    s = table(army, foes)
    divided(s, label)
    assert (s.who("A F1"), s.tokens("A F1")) == (GHOUL, left)


@plays("Marrow-Fed Ghoul")
def test_the_ghoul_feeds_on_its_attacker_and_not_as_it_dies() -> None:
    s = table("front: Lamb, Ox", f"front: {GHOUL} marked hurt 2; {FAR}")
    s.choose(f"attack {GHOUL} F1 with Lamb F1, close")
    assert (s.who("A F1"), s.tokens("B F1")) == ("", 0)
    s = table("front: Lamb, Lamb, Ox", f"front: {GHOUL} hurt 1; {FAR}")
    s.choose(f"attack {GHOUL} F1 with Lamb F1 + Lamb F2, close", "number 2", "number 2")
    s.choose(*starting(s, "trigger")[:1])
    assert (s.army("A"), s.tokens("B F1")) == (["Ox F3"], 0)
    s = table(f"front: {GHOUL} hurt 2, Ox", "front: Pike hurt 8, Ox")
    s.choose(f"attack Pike F1 with {GHOUL} F1, close")
    assert (s.who("A F1"), s.who("B F1"), s.grave("A"), s.twilight("B")) == ("", "", [GHOUL], ["Pike"])


@plays("Widow-Maker's Thrall")
def test_the_thrall_grows_with_each_dead_of_its_own_until_the_end_of_the_turn() -> None:
    s = table(f"front: {THRALL} marked, Lamb, Lamb, Ox; back: -, -, Ox", "front: Three, Three, Three; back: Ox")
    s.choose("attack Three F2 with Lamb F2, close")
    assert (s.value("A F1", "close"), s.value("A F1", "DEF"), s.who("A F2")) == (3, 3, "")
    s.choose("attack Three F2 with Lamb F3, close")
    assert (s.value("A F1", "close"), s.value("A F1", "DEF")) == (4, 4)
    s.to("Move", "B")
    assert (s.value("A F1", "close"), s.value("A F1", "DEF")) == (2, 2)


@plays("Widow-Maker's Thrall")
def test_the_thrall_grows_in_the_foe_s_turn_and_by_any_killing() -> None:
    s = table("front: Three, Two, Ox", f"front: {THRALL}, Lamb, Ox")
    s.choose("attack Lamb F2 with Three F1, close")
    assert (s.value("B F1", "close"), s.value("B F1", "DEF")) == (3, 3)
    s.choose(f"attack {THRALL} F1 with Two F2, close")
    assert (s.tokens("B F1"), s.tokens("A F2")) == (0, 1)
    s = table(f"front: {THRALL}, Slayer, Lamb, Ox", step="Abilities")
    s.choose("use Slayer F2", "target Lamb F3")
    assert (s.value("A F1", "close"), s.value("A F1", "DEF")) == (3, 3)


@plays("Widow-Maker's Thrall")
def test_neither_foes_nor_those_who_are_given_up_feed_its_grief() -> None:
    s = table(f"front: {THRALL}, Three, Ox", "front: Lamb, Lamb, Ox; back: Ox")
    s.choose("attack Lamb F2 with Three F2, close")
    assert (s.who("B F2"), s.value("A F1", "close"), s.value("A F1", "DEF")) == ("", 2, 2)
    s = table(f"front: {THRALL}, Ox, Peer", step="Upkeep")
    s.choose("give up Peer F3")
    assert (s.who("A F3"), s.value("A F1", "close"), s.value("A F1", "DEF")) == ("", 2, 2)


SERJEANT, TOLL, RETURNER, SEXTON = "Muster Serjeant", "Sunken Toll-Taker", "Tidewrack Returner", "Nightfall Sexton"


@plays("Muster Serjeant")
@pytest.mark.parametrize(("army", "deck", "who"), [
    (f"front: {SERJEANT} marked; twilight: Imp", "Soldier, Guard, Pair, One", ["Guard", "One", "Soldier"]),
    ("front: Ox marked; twilight: Imp", f"Guard, One, {SERJEANT}", ["One"]),
    (f"front: {SERJEANT} marked; twilight: 2 Imp", f"{SERJEANT}, Trio", [SERJEANT]),
    (f"front: {SERJEANT} marked; back: {SERJEANT} marked; twilight: Imp", f"{SERJEANT}, Pair, Trio", [SERJEANT]),
    (f"front: Ox marked; twilight: {SERJEANT}", "Guard, Pair, One", ["One"]),
])  # fmt: skip
def test_for_whom_the_serjeant_musters(army: str, deck: str, who: list[str]) -> None:
    assert recruits(recruiting(f"{army}; deck: {deck}")) == who


@plays("Muster Serjeant")
def test_a_soldier_for_nothing_and_none_for_the_foe() -> None:
    s = recruiting(f"front: {SERJEANT}, {SERJEANT}; deck: 2 Squire, Guard; twilight: Imp")
    s.choose("recruit Squire", "place Squire in B1")
    assert (s.who("A B1"), s.twilight("A"), s.marked("A F1"), s.marked("A F2")) == ("Squire", ["Imp"], False, False)
    s.choose("recruit Guard", "place Guard in B2")
    assert (s.who("A B2"), s.twilight("A"), s.marked("A F1")) == ("Guard", ["Imp"], False)
    assert recruits(recruiting("front: Ox marked; deck: Guard, One; twilight: Imp", f"front: {SERJEANT}; {FAR}")) == [
        "One"
    ]


@plays("Sunken Toll-Taker")
@pytest.mark.parametrize(("army", "who"), [
    (f"front: Ox marked; twilight: {TOLL}", ["One", "Pair"]),
    (f"front: Ox marked; twilight: {TOLL}, Imp", ["One", "Pair", "Trio"]),
    (f"front: Ox; twilight: {TOLL}", ["One", "Pair", "Trio"]), (f"front: {TOLL}", ["One"]),
    (f"front: Ox marked; grave: {TOLL}", []), (f"front: {TOLL}, Ox marked; twilight: Imp", ["One", "Pair"]),
])  # fmt: skip
def test_what_the_toll_pays_for(army: str, who: list[str]) -> None:
    s = recruiting(f"{army}; deck: One, Pair, Trio")
    assert (recruits(s) if s.step == "Recruit" else []) == who


@plays("Sunken Toll-Taker")
def test_the_toll_is_two_gold_at_once_or_one() -> None:
    s = recruiting(f"front: Ox; twilight: {TOLL}; deck: Pair, One")
    one = s.fork()
    s.choose("recruit Pair", "place Pair in B1")
    s.choose(*starting(s, f"give {TOLL}"))
    assert (s.who("A B1"), s.grave("A"), s.marked("A F1")) == ("Pair", [TOLL], False)
    one.choose("recruit One", "place One in B1", f"give {TOLL} (twilight)")
    assert (one.who("A B1"), one.grave("A"), one.marked("A F1"), recruits(one)) == ("One", [TOLL], False, [])
    s = recruiting(f"front: Ox; twilight: {TOLL}; deck: Trio")
    s.choose("recruit Trio", "place Trio in B1")
    spend(s, TOLL)
    s.choose(*starting(s, "give"))
    assert (s.who("A B1"), s.grave("A"), s.marked("A F1")) == ("Trio", [TOLL], True)


@plays("Sunken Toll-Taker")
def test_the_toll_pays_fees_and_stands_for_one_of_the_others() -> None:
    s = table(f"front: Glutton marked, Ox marked; twilight: {TOLL}", step="Upkeep")
    s.choose(*starting(s, "pay 2 for Glutton F1"))
    s.choose(*starting(s, "give"))
    assert (s.who("A F1"), s.grave("A")) == ("Glutton", [TOLL])
    s = table(f"front: Thrower, Ox marked; twilight: {TOLL}", step="Abilities")
    s.choose("use Thrower F1", "target Ann F1")
    s.choose(*starting(s, "give"))
    assert (s.tokens("B F1"), s.grave("A"), uses(s)) == (1, [TOLL], [])  # nothing of it is kept
    # Its writer has it stand for two of [2], too, but that asks for creatures and not for gold (SLOT-ABIL-19)
    assert uses(table(f"front: Hurler, Ox marked; twilight: {TOLL}", step="Abilities")) == []
    s = table(f"front: Hurler, Ox; twilight: {TOLL}", step="Abilities")
    s.choose("use Hurler F1", "target Ann F1")
    assert (s.tokens("B F1"), s.grave("A"), s.marked("A F2")) == (1, [TOLL], True)
    s = table("front: Three, Ox", f"front: Thrower, Ox marked; twilight: {TOLL}")
    s.choose("attack Thrower F1 with Three F1, close")
    assert (s.tokens("B F1"), s.twilight("B")) == (1, [TOLL])  # nobody was asked: it is the foe's turn


@plays("Tidewrack Returner")
def test_the_returner_is_recruited_out_of_the_grave() -> None:
    s = recruiting(f"front: Ox, Ox, Ox; grave: Lamb, {RETURNER}; twilight: 2 Imp; deck: One")
    assert recruits(s) == ["One", f"{RETURNER} (graveyard)"]
    s.choose(f"recruit {RETURNER}", f"place {RETURNER} (graveyard) in F4")
    spend(s)
    assert (s.who("A F4"), s.marked("A F4"), s.marked("A F1"), sorted(s.grave("A"))) == (
        RETURNER,
        True,
        False,
        ["Imp", "Imp", "Lamb"],
    )


@plays("Tidewrack Returner")
@pytest.mark.parametrize("army", [
    f"front: Ox; grave: {RETURNER}", f"front: Ox, Ox, Ox, Ox; back: Ox, Ox, Ox, Ox; grave: {RETURNER}",
    f"front: Ox marked, Ox; grave: {RETURNER}; twilight: Imp",
])  # fmt: skip
def test_when_the_returner_stays_in_the_grave(army: str) -> None:
    s = recruiting(army, f"front: Ann; grave: {RETURNER}")
    there = "marked" in army
    assert bool(starting(s, f"recruit {RETURNER}")) == there


@plays("Tidewrack Returner")
def test_the_returner_returns_again() -> None:
    s = table(f"front: {RETURNER}, Ox, Ox", f"front: Pike; {FAR}")
    s.choose(f"attack Pike F1 with {RETURNER} F1, close")
    assert s.grave("A") == [RETURNER]
    s.to("Recruit", "A")
    s.choose(f"recruit {RETURNER}", f"place {RETURNER} (graveyard) in B4")
    assert (s.who("A B4"), s.grave("A")) == (RETURNER, [])


@plays("Nightfall Sexton")
def test_the_sexton_leaves_one_in_the_twilight() -> None:
    s = table(f"front: {SEXTON} marked, Two; twilight: Imp, Lamb, Ann", "front: Ox; back: Ox")
    s.choose("attack Ox F1 with Two F2, close")
    assert s.options() == ["yes", "no"]
    no = s.fork()
    s.choose("yes")
    assert len(aims(s)) == 3
    s.choose("pick Lamb (twilight)")
    assert (s.twilight("A"), sorted(s.grave("A")), s.asked) == (["Lamb"], ["Ann", "Imp"], "B")
    no.choose("no")
    assert (no.twilight("A"), sorted(no.grave("A"))) == ([], ["Ann", "Imp", "Lamb"])


@plays("Nightfall Sexton")
def test_what_is_left_pays_in_the_next_turn_or_is_left_again() -> None:
    s = table(f"front: {SEXTON}, Ox; twilight: Lamb; deck: One, 3 Trio", "front: Ox, Ox, Ox")
    s.choose("done", "yes", *starting(s, "pick"))
    s.to("Recruit", "A")
    again = s.fork()
    s.choose("recruit One", "place One in B1", "give Lamb (twilight)")
    assert (s.who("A B1"), s.grave("A")) == ("One", ["Lamb"])
    again.to("Action", "A")
    again.choose("done", "yes", *starting(again, "pick"))
    assert (again.twilight("A"), again.asked) == (["Lamb"], "B")


@plays("Nightfall Sexton")
def test_two_sextons_leave_two_and_the_foe_s_turn_nothing_more() -> None:
    s = table(f"front: {SEXTON}, {SEXTON}; twilight: Imp, Lamb, Ann")
    s.choose("done", f"trigger of {SEXTON} F1", "yes", "pick Imp (twilight)", "yes", "pick Lamb (twilight)")
    assert (sorted(s.twilight("A")), s.grave("A")) == (["Imp", "Lamb"], ["Ann"])
    s = table("front: Two, Ox", f"front: Ox, {SEXTON}; twilight: Imp, Lamb", "Action, ap 1")
    s.choose("attack Ox F1 with Two F1, close", *starting(s, "yes"))
    while s.asked == "B" and s.step == "Twilight":
        s.choose(s.options()[0])  # its writer would not let it be asked: it is asked in vain
    assert sorted(s.twilight("B")) == ["Imp", "Lamb"]
