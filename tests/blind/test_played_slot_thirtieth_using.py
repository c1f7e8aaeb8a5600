"""Blind texts of SLOT's thirtieth round that are used, recruited, moved and healed, played as their writers meant them."""

import pytest

from blind.gestures import aims, recruits, spend, starting, uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Three": "close 3 ranged 3 def 3 life 9", "Four": "close 4 ranged 4 def 4 life 9", "Wall": "close 1 def 9 life 9",
    "Two": "close 2 ranged 2 def 2 life 9", "Lamb": "close 1 ranged 1 def 1 life 1", "Bow": "ranged 2 def 2 life 5",
    "Mender": "close 1 def 1 life 5: [ ] - Restore 1 life to target creature.",
    "Medic": "close 1 def 1 life 5: [ ] - Restore 1 life to all ally creatures.",
    "One": "cost 1 close 1 def 1 life 1", "Pair": "cost 2 close 1 def 1 life 1", "Trio": "cost 3 close 1 def 1 life 1",
    "Payer": "close 1 def 1 life 5: [1] - Deal 1 damage to target creature.",
    "Bringer": "close 1 def 1 life 5: [ ] - Put the top creature of your graveyard into play.",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Action, ap 3") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def divided(s: Scene, label: str) -> None:
    """Attack so in a group; all of the strike back goes to its first member."""
    s.choose(f"attack {label}")
    while starting(s, "number"):
        s.choose(starting(s, "number")[-1])


POULTICE = "Sister Poultice"


@plays("Sister Poultice")
def test_the_sister_heals_a_neighbour() -> None:
    s = table(f"front: Ox hurt 2, {POULTICE} hurt 1, Ox, Ox hurt 1; back: Ox hurt 1, Ox hurt 1", step="Abilities")
    s.choose(f"use {POULTICE} F2")
    assert {"Ox F1", "Ox B2"} <= set(aims(s)) <= {"Ox F1", "Ox B2", "Ox F3"}
    s.choose("pick Ox F1")
    assert [s.tokens(f"A {where}") for where in ("F1", "F2", "F4", "B1", "B2")] == [1, 1, 1, 1, 1]
    assert (s.marked("A F2"), uses(s)) == (True, [])


@plays("Sister Poultice")
def test_the_sister_heals_in_a_battle_and_only_awake() -> None:
    s = table("front: Two, Two", f"front: Ox hurt 8, {POULTICE}; {FAR}")
    s.choose("attack Ox F1 with Two F1, close", f"use {POULTICE} F2", *starting(s, "pick Ox F1"))
    s.choose(*starting(s, "pick Ox F1"))
    s.decline()
    assert (s.who("B F1"), s.tokens("B F1"), s.marked("B F2")) == ("Ox", 8, True)
    assert uses(table(f"front: Ox hurt 1, {POULTICE} marked", step="Abilities")) == []


FIFER = "Fifer of the Fresh Levy"


@plays("Fifer of the Fresh Levy")
@pytest.mark.parametrize(("where", "awake"), [("F2", True), ("B1", True), ("F3", False), ("B2", False)])
def test_the_fifer_wakes_recruits_beside_it(where: str, awake: bool) -> None:
    s = slot(f"A: front: {FIFER} marked; twilight: Imp; deck: One\nB: front: Ann; {FAR}\nstep: Recruit", CAST)
    s.choose("recruit One", f"place One in {where}")
    spend(s)
    assert (s.who(f"A {where}"), s.marked(f"A {where}"), s.marked("A F1")) == ("One", not awake, True)


@plays("Fifer of the Fresh Levy")
def test_the_woken_recruit_pays_for_the_next_and_fights() -> None:
    s = slot(f"A: front: {FIFER} marked; twilight: Imp; deck: 2 One\nB: front: Ann; {FAR}\nstep: Recruit", CAST)
    s.choose("recruit One", "place One in F2")
    spend(s)
    fights = s.fork()
    s.choose("recruit One", *starting(s, "place One in B1"))
    s.choose(*starting(s, "place One in B1"), *starting(s, "give One F2"))
    assert (s.who("A B1"), s.marked("A B1"), s.marked("A F2")) == ("One", False, True)
    fights.to("Action")
    fights.choose("attack Ann F1 with One F2, close")
    assert fights.tokens("B F1") == 1


@plays("Fifer of the Fresh Levy")
def test_the_fifer_wakes_neither_itself_nor_whoever_is_put_there() -> None:
    s = slot(f"A: front: Ox; twilight: 3 Imp; deck: {FIFER}\nB: front: Ann; {FAR}\nstep: Recruit", CAST)
    s.choose(f"recruit {FIFER}", f"place {FIFER} in F2")
    spend(s)
    assert (s.who("A F2"), s.marked("A F2")) == (FIFER, True)
    s = slot(f"A: front: {FIFER}, Bringer; grave: Pair\nB: front: Ann; {FAR}\nstep: Abilities", CAST)
    s.choose("use Bringer F2", *starting(s, "place Pair in B1"))
    s.choose(*[o for o in s.options() if o.endswith("B1") and not o.startswith("attack")])
    assert (s.who("A B1"), s.marked("A B1")) == ("Pair", True)


REEVE = "Reeve of Hard Bargains"


@plays("Reeve of Hard Bargains")
@pytest.mark.parametrize(("foes", "gold", "who"), [
    (f"front: {REEVE}", 2, ["One"]), (f"front: {REEVE} marked", 1, []), (f"front: {REEVE}, {REEVE}", 3, ["One"]),
    (f"front: {REEVE}, {REEVE}", 2, []), ("front: Ox", 2, ["One", "Pair"]), (f"front: {REEVE}", 3, ["One", "Pair"]),
])  # fmt: skip
def test_recruits_cost_the_reeves_foe_more(foes: str, gold: int, who: list[str]) -> None:
    s = slot(f"A: front: Ox marked; twilight: {gold} Imp; deck: One, Pair\nB: {foes}; {FAR}\nstep: Recruit", CAST)
    assert (recruits(s) if s.phase == "Recruit" else []) == who


@plays("Reeve of Hard Bargains")
def test_the_reeve_pays_what_others_pay() -> None:
    s = slot(f"A: front: Ox; back: {REEVE}; twilight: Imp; deck: One\nB: front: Ann; {FAR}\nstep: Recruit", CAST)
    s.choose("recruit One", "place One in F2", "give Imp (twilight)")
    assert (s.who("A F2"), s.grave("A")) == ("One", ["Imp"])


GUARD = "Sworn Guard of the Ewer"


@plays("Sworn Guard of the Ewer")
def test_the_guard_hardens_for_two_others() -> None:
    s = table(f"front: {GUARD} marked, Ox, Lamb; twilight: Imp", f"front: Four, Four; {FAR}", "Abilities")
    s.choose(f"use {GUARD} F1", "give Imp (twilight)", *starting(s, "give Ox F2"))
    s.choose(*starting(s, "give Ox F2"))
    assert (s.value("A F1", "DEF"), s.grave("A"), s.marked("A F2"), s.marked("A F3")) == (5, ["Imp"], True, False)
    for army in (f"front: {GUARD}, Ox", f"front: {GUARD}, Ox marked, Ox"):
        assert uses(table(army, step="Abilities")) == [], army


@plays("Sworn Guard of the Ewer")
def test_the_guard_stands_firm_in_that_battle() -> None:
    s = table("front: Four, Four", f"front: {GUARD}, Ox; {FAR}; twilight: 3 Imp")
    s.choose(f"attack {GUARD} F1 with Four F1, close")
    plain = s.fork()
    s.choose(f"use {GUARD} F1")
    assert "give Imp (twilight)" not in s.options()
    s.choose(*starting(s, "give Ox F2"))
    s.choose(*starting(s, "give Page B4"))
    s.decline()
    assert (s.tokens("B F1"), s.value("B F1", "DEF"), s.marked("B F2")) == (0, 3, True)
    plain.decline()
    assert plain.tokens("B F1") == 1
    s.choose(f"attack {GUARD} F1 with Four F2, close")
    s.decline()
    assert s.tokens("B F1") == 1  # that was the battle before


@plays("Sworn Guard of the Ewer")
def test_the_guard_hardens_twice_before_a_battle_and_in_no_group() -> None:
    s = table(f"front: {GUARD}, Ox; twilight: 4 Imp", f"front: Axe, Ox; {FAR}", "Abilities")
    for _ in range(2):
        s.choose(f"use {GUARD} F1")
        spend(s)
    assert s.value("A F1", "DEF") == 7
    s.to("Action")
    assert s.value("A F1", "DEF") == 7
    s.choose(f"attack Ox F2 with {GUARD} F1, close")
    s.decline()
    assert s.value("A F1", "DEF") == 3
    s = table(f"front: {GUARD}, Ox, Ox, Ox; twilight: 2 Imp")
    s.choose(f"attack Ann F1 with {GUARD} F1 + Ox F2, close")
    assert not starting(s, "use")


TRENCHER = "Mattock-Hand Trencher"


@plays("Mattock-Hand Trencher")
@pytest.mark.parametrize(("there", "stuck"), [
    (f"front: {TRENCHER} marked", True), (f"back: {TRENCHER}", False), ("front: Ann", False), (f"front: -, {TRENCHER}", False),
])  # fmt: skip
def test_the_trencher_holds_whoever_stands_opposite(there: str, stuck: bool) -> None:
    s = table("front: Ox, Two; back: Three, Bow", there, "Move, ap 3")
    involved = [
        label
        for label in starting(s, "move")
        if "Ox F1" in label or label.startswith(("move Two F2 to F1", "move Three B1 to F1"))
    ]
    assert (not involved) is stuck
    if "-, " not in there:
        assert [label for label in starting(s, "move Two F2") if "to B2" in label]
        assert [label for label in starting(s, "move Three B1") if "to B2" in label]


@plays("Mattock-Hand Trencher")
def test_whoever_wades_in_is_held_and_let_go() -> None:
    s = table("front: -, Two; back: Three", f"front: {TRENCHER}", "Move, ap 3")
    s.choose("move Two F2 to F1")
    assert s.who("A F1") == "Two"
    assert not starting(s, "move Three B1 to F1")
    s = slot(f"A: front: {TRENCHER}, Ox\nB: front: Ox, Ox; back: Two\nstep: Move, ap 3", CAST)
    s.choose(*starting(s, f"move {TRENCHER} F1 to F2"))
    s.to("Move", "B")
    assert starting(s, "move Ox F1")
    assert not starting(s, "move Ox F2")


SCOUT = "Hind-Foot Scout"


@plays("Hind-Foot Scout")
def test_the_scout_moves_unmarked() -> None:
    for name, marks in ((SCOUT, False), ("Two", True)):
        s = table(f"front: {name}, Ox", step="Move, ap 3")
        swap = s.fork()
        s.choose(f"move {name} F1 to B1")
        assert (s.marked("A B1"), s.ap, starting(s, f"move {name}")) == (marks, 2, [])
        swap.choose(*starting(swap, f"move {name} F1 to F2"))
        assert (swap.marked("A F2"), swap.marked("A F1"), swap.who("A F1")) == (marks, False, "Ox")
    s.to("Action")
    s = table(f"front: -, {SCOUT}", step="Move, ap 3")
    s.choose(f"move {SCOUT} F2 to F1")
    s.to("Action")
    s.choose(f"attack Ann F1 with {SCOUT} F1, close")
    assert (s.tokens("B F1"), s.marked("A F1")) == (1, True)
    assert not starting(table(f"front: {SCOUT} marked, Bow", step="Move, ap 3"), f"move {SCOUT}")


VETERAN = "Nap-in-Mail Veteran"


@plays("Nap-in-Mail Veteran")
def test_the_veteran_naps_for_less() -> None:
    for name, left in ((VETERAN, 2), ("Ox", 1)):
        s = table(f"front: {name} hurt 1, Bow")
        s.choose(f"rest {name} F1")
        assert (s.tokens("A F1"), s.marked("A F1"), s.ap) == (0, True, left), name
    s = table(f"front: Ox, {VETERAN} hurt 1", step="Action, ap 1")
    assert starting(s, "rest")
    for army in (f"{VETERAN} marked hurt 1", VETERAN, "Ox hurt 1"):
        assert not starting(table(f"front: {army}, Bow", step="Action, ap 1"), "rest"), army


MISER = "Miser with a Strongbox"


@plays("Miser with a Strongbox")
@pytest.mark.parametrize(
    ("pile", "who"), [(MISER, ["Pair"]), (f"Imp, {MISER}", ["One", "Pair", "Trio"]), ("Imp", ["One"])]
)
def test_what_the_miser_buys(pile: str, who: list[str]) -> None:
    s = slot(f"A: front: Ox marked; twilight: {pile}; deck: One, Pair, Trio\nB: front: Ann; {FAR}\nstep: Recruit", CAST)
    assert recruits(s) == who


@plays("Miser with a Strongbox")
def test_the_strongbox_is_opened_once_and_out_of_the_twilight_alone() -> None:
    s = slot(f"A: front: Ox marked; twilight: {MISER}; deck: Pair\nB: front: Ann; {FAR}\nstep: Recruit", CAST)
    s.choose("recruit Pair", *starting(s, "place Pair in F2"))
    s.choose(*starting(s, "place Pair in F2"), *starting(s, f"give {MISER}"))
    assert (s.who("A F2"), s.grave("A"), s.twilight("A")) == ("Pair", [MISER], [])
    s = slot(f"A: front: {MISER}; deck: One, Pair\nB: front: Ann; {FAR}\nstep: Recruit", CAST)
    assert recruits(s) == ["One"]
    s = slot(f"A: front: Payer; twilight: {MISER}\nB: front: Ann; {FAR}\nstep: Abilities", CAST)
    s.choose("use Payer F1", "target Ann F1", *starting(s, "give"))
    assert (s.tokens("B F1"), s.grave("A")) == (1, [MISER])


BELLOWER = "Rune-Warmed Bellower"


@plays("Rune-Warmed Bellower")
@pytest.mark.parametrize("who", ["Bellower", "Ox", ""])
def test_the_bellower_wakes_one_for_what_is_scored(who: str) -> None:
    s = table(f"front: Three, Ox marked; back: {BELLOWER} marked", f"front: Lamb, Ox; {FAR}")
    s.choose("attack Lamb F1 with Three F1, close")
    assert s.points("A") > 0
    s.choose("yes" if who else "no")
    where = {"Bellower": "B1", "Ox": "F2", "": ""}[who]
    s.choose(*[label for label in s.options() if label.startswith("pick") and label.endswith(where)] if who else [])
    assert [at for at in ("F1", "F2", "B1") if not s.marked(f"A {at}")] == ([where] if who else [])


@plays("Rune-Warmed Bellower")
def test_what_the_other_scores_and_a_fruitless_kill_warm_nobody() -> None:
    s = table("front: Lamb, Ox", f"front: Four marked; back: {BELLOWER} marked", "Action, ap 3")
    s.choose("attack Four F1 with Lamb F1, close")
    assert (s.points("B") > 0, "yes" in s.options(), s.asked) == (True, True, "B")
    s = table(f"front: Three, Ox marked; back: {BELLOWER} marked", f"front: Three, Lamb; {FAR}")
    s.choose("attack Three F1 with Three F1, close")
    assert (s.points("A"), "yes" in s.options()) == (0, False)
    s = table(f"front: Lamb; back: {BELLOWER} marked", f"front: Four; {FAR}")
    s.choose("attack Four F1 with Lamb F1, close")
    assert (s.points("B") > 0, "yes" in s.options(), s.marked("A B1")) == (True, False, True)


HULK = "Unmended Hulk"


@plays("Unmended Hulk")
def test_nothing_mends_the_hulk() -> None:
    for name in (HULK, "Ox"):
        s = table(f"front: {name} hurt 2, Medic, Mender, Ox hurt 1", step="Abilities")
        whole = s.fork()
        whole.choose("use Medic F2")
        assert (whole.tokens("A F1"), whole.tokens("A F4")) == (2 if name == HULK else 1, 0)
        s.choose("use Mender F3")
        assert (f"{name} F1" in aims(s)) is (name != HULK)
    assert not starting(table(f"front: {HULK} hurt 1, Ox"), "rest Unmended")
    s = table("front: Four, Ox", f"front: {HULK} hurt 3; {FAR}")
    s.choose(f"attack {HULK} F1 with Four F1, close")
    assert s.who("B F1") == ""


SHAMBLER = "Paupers' Pit Shambler"


@plays("Paupers' Pit Shambler")
def test_the_shambler_is_recruited_in_front() -> None:
    s = slot(f"A: front: Ox; deck: {SHAMBLER}, One\nB: front: Ann; {FAR}\nstep: Recruit", CAST)
    s.choose(f"recruit {SHAMBLER}")
    assert sorted(label[-2:] for label in starting(s, "place")) == ["F2", "F3", "F4"]
    s.choose(f"place {SHAMBLER} in F2", *starting(s, "give"))
    assert s.who("A F2") == SHAMBLER
    s = slot(f"A: front: Ox, Ox, Ox, Ox; deck: {SHAMBLER}, One\nB: front: Ann; {FAR}\nstep: Recruit", CAST)
    assert recruits(s) == ["One"]


@plays("Paupers' Pit Shambler")
def test_the_shambler_goes_behind_in_other_ways() -> None:
    s = table(f"front: {SHAMBLER}", step="Move, ap 3")
    s.choose(f"move {SHAMBLER} F1 to B1")
    assert s.who("A B1") == SHAMBLER
    s = slot(f"A: front: Bringer; grave: {SHAMBLER}\nB: front: Ann; {FAR}\nstep: Abilities", CAST)
    s.choose("use Bringer F1")
    assert len([label for label in s.options() if label[-2:] in ("B1", "B2", "B3", "B4")]) == 4
