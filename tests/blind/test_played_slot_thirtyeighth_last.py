"""Blind texts of SLOT's thirty-eighth round about piles, prices, borrowed abilities and other hands, played as meant."""

import pytest

from blind.gestures import aims, recruits, spend, starting, uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Two": "close 2 ranged 2 def 2 life 9", "Three": "close 3 ranged 3 def 3 life 9", "Six": "close 6 ranged 6 def 6 life 9",
    "Lamb": "close 1 ranged 1 def 1 life 1", "One": "cost 1 close 1 def 1 life 1", "Pair": "cost 2 close 1 def 1 life 1",
    "Chief": "level 2 cost 1 close 1 def 1 life 3", "Eater": "close 1 def 1 life 3 upkeep 1",
    "Thrower": "close 1 def 1 life 5: [1] - Deal 1 damage to target creature.",
    "Slayer": "close 1 def 1 life 5: [ ] - Kill target creature.",
    "Pricker": "close 1 def 1 life 5: [ ] - Deal 1 damage to target creature.",
    "Needler": "close 1 def 1 life 5: [ ] - Deal 1 damage to target creature adjacent to this creature.",
    "Buyer": "close 1 def 1 life 5: 1 gold: Deal 1 damage to target creature.",
    "Drummer": "close 1 def 1 life 5: [P]: Deal 1 damage to target creature.",
    "Bell": "close 1 def 1 life 5: When an ally is killed, you get 1 AP.",
    "Bringer": "close 1 def 1 life 5: [ ] - Put a creature in your graveyard into an empty slot of your army.",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Abilities, ap 3") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


SEXTON, ABBOT, PROCTOR = "Dawn Sexton", "Bonefold Abbot", "Silent Proctor"
GLASS, RECRUITER = "Looking-Glass Adept", "Gallows Recruiter"


@plays("Dawn Sexton")
def test_the_sexton_leaves_one_in_the_twilight_or_none() -> None:
    s = table(f"front: {SEXTON} marked, Two; twilight: Imp, Lamb, Ann", "front: Ox; back: Ox", "Action, ap 1")
    s.choose("attack Ox F1 with Two F2, close")
    assert s.options() == ["yes", "no"]
    none = s.fork()
    s.choose("yes")
    assert starting(s, "pick") == ["pick Imp (twilight)", "pick Lamb (twilight)", "pick Ann (twilight)"]
    s.choose("pick Lamb (twilight)")
    assert (s.twilight("A"), sorted(s.grave("A")), s.asked) == (["Lamb"], ["Ann", "Imp"], "B")
    none.choose("no")
    assert (none.twilight("A"), sorted(none.grave("A"))) == ([], ["Ann", "Imp", "Lamb"])
    s.to("Move", "A")
    s.to("Action")
    s.choose("done", "yes", *starting(s, "pick"))
    assert (s.twilight("A"), s.asked) == (["Lamb"], "B")
    s = table(f"front: {SEXTON}, Thrower marked; twilight: Lamb", "front: Ox; back: Ox", "Action, ap 3")
    s.choose("done", "yes", *starting(s, "pick"))
    s.to("Abilities", "A")
    s.choose("use Thrower F2", "target Ox F1", "give Lamb (twilight)")
    assert (s.tokens("B F1"), s.twilight("A"), s.grave("A")) == (1, [], ["Lamb"])


@plays("Dawn Sexton")
def test_two_sextons_leave_one_each_and_only_in_their_own_turn() -> None:
    s = table(f"front: {SEXTON}, {SEXTON}; twilight: Imp, Lamb, Ann, One", step="Action, ap 3")
    s.choose("done", f"trigger of {SEXTON} F1", "yes", "pick Lamb (twilight)", "yes", "pick One (twilight)")
    assert (sorted(s.twilight("A")), sorted(s.grave("A"))) == (["Lamb", "One"], ["Ann", "Imp"])
    s = table(f"front: {SEXTON}, {SEXTON}; twilight: Imp, Lamb, Ann", step="Action, ap 3")
    s.choose("done", f"trigger of {SEXTON} F1", "yes", "pick Lamb (twilight)", "no")
    assert (s.twilight("A"), sorted(s.grave("A"))) == (["Lamb"], ["Ann", "Imp"])
    s = table("front: Two, Ox", f"front: Ox, {SEXTON}; twilight: Imp, Lamb", "Action, ap 1")
    s.choose("attack Ox F1 with Two F1, close")
    assert (s.asked, sorted(s.twilight("B"))) == ("B", ["Imp", "Lamb"])


@plays("Bonefold Abbot")
def test_the_abbot_raises_one_for_a_square() -> None:
    s = table(
        f"front: Ox, Ox, Ox, Two; back: {ABBOT}, Ox, Two; grave: Lamb, Chief, Vesper Bellringer",
        "front: Ann; grave: Pair",
    )
    s.choose(f"use {ABBOT} B1")
    assert sorted(aims(s)) == ["Lamb (graveyard)", "Vesper Bellringer (graveyard)"]
    s.choose("target Vesper Bellringer (graveyard)")
    assert (s.who("A B4"), s.marked("A B4"), s.grave("A"), s.grave("B")) == (
        "Vesper Bellringer", True, ["Lamb", "Chief"], ["Pair"],
    )  # fmt: skip
    assert [s.marked(f"A {where}") for where in ("F1", "F2", "F3", "F4", "B1", "B2", "B3")] == [
        True, True, False, False, True, True, False,
    ]  # fmt: skip
    s = table(f"front: {ABBOT} marked, -, Ox, Ox marked; back: -, -, Ox, Two; grave: Lamb; twilight: 4 Imp")
    assert uses(s) == []
    s = table(f"front: {ABBOT} marked, Ox, Ox, Ox; back: -, -, Ox, Two; grave: Lamb; twilight: 4 Imp", "front: Ox")
    s.choose(f"use {ABBOT} F1")
    assert starting(s, "place") == [f"place Lamb (graveyard) in {where}" for where in ("B1", "B2")]
    s.choose("place Lamb (graveyard) in B2")
    assert (s.who("A B2"), s.marked("A B2"), len(s.twilight("A"))) == ("Lamb", True, 4)
    assert [s.marked(f"A {where}") for where in ("F3", "F4", "B3", "B4")] == [True] * 4


@plays("Bonefold Abbot")
def test_when_the_abbot_can_be_used() -> None:
    for army in (
        f"front: Ox, Ox; back: {ABBOT}, Ox; grave: Chief", f"front: Ox, Ox; back: {ABBOT}, Ox",
        f"front: Ox, Ox, Ox, Ox; back: {ABBOT}, Ox, Ox, Ox; grave: Lamb",
        f"front: -, Ox, Ox; back: {ABBOT}, Ox, Ox; grave: Lamb",  # the middle is no square
    ):  # fmt: skip
        assert uses(table(army, f"front: Ann; {FAR}; grave: Lamb")) == [], army
    s = table("front: Three, Ox", f"front: Ox, Ox, Two; back: {ABBOT}, Ox; grave: Lamb", "Action, ap 3")
    s.choose("attack Ox F1 with Three F1, close", f"use {ABBOT} B1")
    s.choose("place Lamb (graveyard) in F4")
    assert (s.who("B F4"), s.marked("B F4"), s.tokens("B F1"), s.grave("B")) == ("Lamb", True, 1, [])
    chiefs = table(f"front: Chief, Ox; back: {ABBOT}, Ox; grave: Lamb")
    assert uses(chiefs) == [f"{ABBOT} B1"]


@plays("Silent Proctor")
@pytest.mark.parametrize(("army", "foes", "who"), [
    ("front: Thrower, Ox", f"front: Ox; back: -, -, -, {PROCTOR}", []),
    ("front: Thrower, Ox, Ox", f"front: {PROCTOR}", ["Thrower F1"]),
    ("front: Thrower, Ox", f"front: {PROCTOR} marked", ["Thrower F1"]),
    ("front: Thrower, Ox; twilight: Imp", f"front: {PROCTOR}", ["Thrower F1"]),
    ("front: Slayer", f"front: {PROCTOR}", []), ("front: Slayer, Ox", f"front: {PROCTOR}", ["Slayer F1"]),
    ("front: Slayer, Ox", f"front: {PROCTOR}, {PROCTOR}", []),
    ("front: Slayer, Ox", f"front: {PROCTOR}, {PROCTOR} marked", ["Slayer F1"]),
    ("front: Slayer, Ox, Ox", f"front: {PROCTOR}, {PROCTOR}", ["Slayer F1"]),
    ("front: Slayer; twilight: Imp", f"front: {PROCTOR}", ["Slayer F1"]),
    ("front: Drummer, Ox, Ox marked", f"front: {PROCTOR}", []),
    ("front: Drummer, Ox, Ox", f"front: {PROCTOR}", ["Drummer F1"]),
    ("front: Buyer marked, Ox", f"front: {PROCTOR}", []), ("front: Buyer marked, Ox, Ox", f"front: {PROCTOR}", ["Buyer F1"]),
    (f"front: Slayer; back: {PROCTOR}", "front: Ox", ["Slayer F1"]),
])  # fmt: skip
def test_whom_the_proctor_hushes(army: str, foes: str, who: list[str]) -> None:
    assert uses(table(army, f"{foes}; {FAR}" if "back" not in foes else foes)) == who


@plays("Silent Proctor")
def test_the_hushed_pay_for_one_more_until_the_proctor_is_marked() -> None:
    s = table("front: Slayer, Ox, Two; twilight: Imp", f"front: {PROCTOR}, Ann")
    s.choose("use Slayer F1", "target Ann F2")
    assert starting(s, "give") == ["give Imp (twilight)", "give Ox F2", "give Two F3"]
    s.choose("give Two F3")
    assert (s.who("B F2"), [s.marked(f"A F{n}") for n in (1, 2, 3)]) == ("", [True, False, True])
    s = table(f"front: {PROCTOR}, Ox", "front: Ox, Ann; back: Pricker, Ox marked; twilight: Imp", "Action, ap 3")
    other = s.fork()
    s.choose("attack Ox F1 with Ox F2, close", "use Pricker B1", f"target {PROCTOR} F1")
    s.choose("give Ann F2")
    assert (s.who("A F1"), s.twilight("B")) == ("", ["Imp"])
    other.choose(f"attack Ox F1 with {PROCTOR} F1, close", "use Pricker B1", "target Ox B2")
    assert (other.marked("B F2"), other.tokens("B B2")) == (False, 1)  # it is marked as it attacks
    s = table("front: Ox; deck: One", f"front: {PROCTOR}", "Recruit")
    assert recruits(s) == ["One"]
    s = table("front: Eater", f"front: {PROCTOR}", "Upkeep")
    assert starting(s, "pay") == ["pay 1 for Eater F1"]


@plays("Looking-Glass Adept")
@pytest.mark.parametrize(("army", "who"), [
    (f"front: Slayer marked, Ox; back: {GLASS}", [f"{GLASS} B1"]),
    (f"front: Slayer, Ox; back: {GLASS} marked", ["Slayer F1"]),
    (f"front: {GLASS}, Ox; back: Slayer marked", []), (f"front: -, Slayer marked; back: {GLASS}", []),
    (f"front: Thrower marked; back: {GLASS}", ["Thrower F1"]),
    (f"front: Thrower; back: {GLASS}", ["Thrower F1", f"{GLASS} B1"]),
    (f"front: Thrower marked, Ox; back: {GLASS} marked", ["Thrower F1", f"{GLASS} B1"]),
    (f"front: Thrower marked; back: {GLASS}; twilight: Imp", ["Thrower F1", f"{GLASS} B1"]),
    (f"front: Drummer marked; back: {GLASS}, Ox", ["Drummer F1", f"{GLASS} B1"]),
    (f"front: Ox, Ox; back: {GLASS}", []),
])  # fmt: skip
def test_what_the_glass_shows(army: str, who: list[str]) -> None:
    assert uses(table(army)) == who


@plays("Looking-Glass Adept")
def test_the_glass_uses_it_by_itself_from_where_it_stands() -> None:
    s = table(f"front: Slayer, Ox; back: {GLASS}, Two", "front: Ann, Two")
    s.choose(f"use {GLASS} B1", "target Ann F1")
    assert (s.who("B F1"), s.marked("A B1"), s.marked("A F1")) == ("", True, False)
    s.choose("use Slayer F1", "target Two F2")
    assert (s.who("B F2"), s.marked("A F1")) == ("", True)
    s = table(f"front: Ox, Needler, Two; back: Two, {GLASS}, Ox", "front: Two, Two")
    s.choose(f"use {GLASS} B2")
    assert aims(s) == ["Needler F2", "Two B1", "Ox B3"]
    s = table(f"front: Thrower, Ox; back: {GLASS}", "front: Ann")
    s.choose(f"use {GLASS} B1", "target Ann F1")
    assert starting(s, "give") == ["give Thrower F1", "give Ox F2"]
    s.choose("give Thrower F1")
    assert (s.tokens("B F1"), s.marked("A B1"), s.marked("A F1")) == (1, False, True)
    s = table(f"front: Bindweed Singer, Slayer; back: {GLASS}, Two", "front: Ann")
    s.choose(f"use {GLASS} B1", "target Two B2", "use Slayer F2", "target Bindweed Singer F1")
    assert (s.who("A F1"), s.value("A B2", "close")) == ("", 4)  # what was used goes on
    assert uses(s) == []


@plays("Looking-Glass Adept")
def test_the_glass_shows_nothing_but_what_is_used_and_printed() -> None:
    s = table(f"front: Bell, Lamb, Ox; back: {GLASS}", "front: -, Six, Ox", "Action, ap 3")
    s.choose("attack Six F2 with Lamb F2, close")
    assert s.ap == 3  # one for the death, once
    coach = {"Coach": 'close 1 def 1 life 5: Adjacent allies have "[ ]: Deal 1 damage to target creature."'}
    s = slot(f"A: front: Ox, Coach; back: {GLASS}\nB: front: Ann; {FAR}\nstep: Abilities, ap 3", CAST | coach)
    assert uses(s) == ["Ox F1"]
    s = table(f"front: Slayer, Ox; back: {GLASS}", "front: Ann, Ox", "Move, ap 3")
    s.choose("move Ox F2 to F1")
    s.to("Action")
    assert uses(s) == ["Slayer F2"]


def recruited(a: str, b: str, where: str = "B1") -> Scene:
    """The Recruiter is recruited there, for five out of the twilight."""
    s = table(f"{a}; twilight: 5 Imp; deck: {RECRUITER}", b, "Recruit")
    s.choose(f"recruit {RECRUITER}")
    s.choose(*starting(s, f"place {RECRUITER} in {where}"))
    spend(s)
    return s


@plays("Gallows Recruiter")
def test_the_recruiter_takes_one_with_a_token_with_its_tokens_and_mark() -> None:
    s = recruited("front: Ox marked, Ox marked, Ox marked", "front: Ann hurt 1, Two, Ox marked hurt 2, Chief hurt 1")
    assert starting(s, "pick") == ["pick Ann F1", "pick Ox F3"]
    s.choose("pick Ox F3")
    assert starting(s, "place") == [f"place Ox F3 in {where}" for where in ("F4", "B2", "B3", "B4")]
    s.choose("place Ox F3 in F4")
    assert (s.who("A F4"), s.tokens("A F4"), s.marked("A F4"), s.who("B F3"), s.points("A")) == ("Ox", 2, True, "", 0)
    s = recruited("front: Slayer, Ox marked", "front: Ann hurt 1, Two, Ox; back: -, -, Slayer")
    s.choose("place Ann F1 in F3")
    kept, own = s.fork(), s.fork()
    assert (s.tokens("A F3"), s.marked("A F3"), s.points("A")) == (1, False, 0)
    s.to("Abilities")
    s.choose("use Slayer F1", "target Ann F3")
    assert (s.twilight("B"), s.grave("B"), s.points("B")) == (["Ann"], [], 0)
    own.to("Abilities", "B")
    own.choose("use Slayer B3", "target Ann F3")
    assert (own.grave("B"), own.twilight("B"), "Ann" in own.grave("A")) == (["Ann"], [], False)
    kept.to("Abilities", "B")
    kept.choose("use Slayer B3", f"target {RECRUITER} B1")
    assert (kept.who("A B1"), kept.who("A F3")) == ("", "Ann")


@plays("Gallows Recruiter")
@pytest.mark.parametrize(("a", "b"), [
    ("front: Ox marked, Ox marked", "front: Ann, Two, Chief hurt 1"),
    ("front: Ox marked, Ox marked, Ox marked, Ox marked; back: -, Ox marked, Ox marked, Ox marked", "front: Ann hurt 1, Two"),
])  # fmt: skip
def test_where_the_recruiter_finds_nobody_or_has_no_place_nothing_happens(a: str, b: str) -> None:
    s = recruited(a, b)
    assert (s.who("A B1"), s.army("B")) == (RECRUITER, table(a, b).army("B"))
    assert starting(s, "pick", "place") == []


@plays("Gallows Recruiter")
def test_the_recruiter_takes_the_last_and_comes_in_other_ways_too() -> None:
    s = recruited("front: Ox marked, Ox marked", "front: Ann hurt 1")
    s.choose("place Ann F1 in F3")
    assert s.over
    assert s.winner == "A"
    s = table(f"front: Bringer, Ox; grave: {RECRUITER}", "front: Ann hurt 1, Ox")
    s.choose("use Bringer F1")
    s.choose(f"place {RECRUITER} (graveyard) in B1", "place Ann F1 in B4")
    assert (s.who("A B1"), s.who("A B4"), s.who("B F1")) == (RECRUITER, "Ann", "")
