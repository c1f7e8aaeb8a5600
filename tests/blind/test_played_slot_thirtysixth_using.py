"""Blind texts of SLOT's thirty-sixth round that are used or wait for deaths, played as their writers meant them."""

import pytest

from blind.gestures import aims, spend, starting, uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Two": "close 2 ranged 2 def 2 life 9", "Three": "close 3 ranged 3 def 3 life 9", "Four": "close 4 ranged 4 def 4 life 9",
    "Pike": "close 9 def 2 life 9", "Root": "close 1 def 1 life 5 fixed", "Lamb": "close 1 ranged 1 def 1 life 1",
    "Pair": "cost 2 close 1 def 1 life 1", "One": "cost 1 close 1 def 1 life 1", "Peer": "level 2 close 1 def 1 life 3",
    "Bringer": "close 1 def 1 life 5: [ ] - Put a creature in your graveyard into an empty slot of your army.",
    "Slayer": "close 1 def 1 life 5: [ ] - Kill target creature.",
    "Hurler": "close 1 def 1 life 5: [2] - Deal 1 damage to target creature.",
    "Healer": "close 1 def 1 life 5: [ ] - Restore 1 life to target damaged ally creature.",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Abilities") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def tokens(s: Scene, seat: str) -> dict[str, int]:
    """The tokens of an army, by slots."""
    slots = [name.rpartition(" ")[2] for name in s.army(seat)]
    return {slot: s.tokens(f"{seat} {slot}") for slot in slots}


KEEPER, CALLER, TALLY, REGENT = "Moonwell Keeper", "Vinecaller", "Tally-Keeper", "Pale Regent"


@plays("Moonwell Keeper")
def test_the_keeper_mends_one_of_its_row() -> None:
    s = table(
        f"front: {KEEPER} hurt 1, Ox, Two hurt 2, Ox hurt 1; back: Ox hurt 1; twilight: 1 Imp",
        "front: Ox hurt 1; back: Ox",
    )
    s.choose(f"use {KEEPER} F1")
    assert starting(s, "give") == ["give Imp (twilight)", "give Ox F2", "give Two F3", "give Ox F4", "give Ox B1"]
    other = s.fork()
    s.choose("give Two F3")
    assert aims(s) == ["Two F3", "Ox F4"]
    s.choose("pick Two F3")
    assert (tokens(s, "A"), s.marked("A F1"), s.marked("A F3"), s.twilight("A")) == (
        {"F1": 1, "F2": 0, "F3": 1, "F4": 1, "B1": 1}, True, True, ["Imp"],
    )  # fmt: skip
    other.choose("give Imp (twilight)", "pick Ox F4")
    assert (other.tokens("A F4"), other.grave("A"), other.marked("A F4")) == (0, ["Imp"], False)


@plays("Moonwell Keeper")
def test_when_the_keeper_has_nothing_to_do_or_to_pay_with() -> None:
    for army in (f"{KEEPER} marked, Ox hurt 1, Ox", f"{KEEPER}, Ox marked hurt 1"):
        assert uses(table(f"front: {army}")) == []
    s = table(f"front: {KEEPER} hurt 1, Ox; back: Ox hurt 1")
    s.choose(*starting(s, "use"))  # its writer would not let it be used: it is used in vain
    s.choose(*starting(s, "give Ox F2"))
    assert tokens(s, "A") == {"F1": 1, "F2": 0, "B1": 1}


@plays("Moonwell Keeper")
def test_the_keeper_comes_in_time_in_the_foe_s_turn() -> None:
    s = table("front: Three, Ox", f"front: Two hurt 8, {KEEPER}, Ox; twilight: Imp", "Action, ap 3")
    s.choose("attack Two F1 with Three F1, close", f"use {KEEPER} F2")
    assert starting(s, "give Imp") == []  # it is the foe's turn
    s.choose("give Ox F3", *starting(s, "pick"))
    assert (s.who("B F1"), s.tokens("B F1"), s.twilight("B")) == ("Two", 8, ["Imp"])


@plays("Vinecaller")
def test_the_vines_have_two_foes_change_places() -> None:
    s = table(
        f"front: {CALLER}, Ox; twilight: Imp",
        "front: Two marked hurt 1, Three, Lamb; back: Ox, Ann, -, Four",
        "Abilities, ap 3",
    )
    s.choose(f"use {CALLER} F1")
    assert aims(s) == ["Two F1", "Three F2", "Lamb F3", "Ox B1", "Ann B2", "Four B4"]
    s.choose("target Two F1", "give Imp (twilight)")
    assert aims(s) == ["Three F2", "Ox B1"]
    s.choose("pick Three F2")
    assert s.army("B") == ["Three F1", "Two F2", "Lamb F3", "Ox B1", "Ann B2", "Four B4"]
    assert (s.marked("B F1"), s.marked("B F2"), s.tokens("B F1"), s.tokens("B F2")) == (False, True, 0, 1)
    assert (s.marked("A F1"), s.ap, s.points("A"), s.points("B")) == (True, 3, 0, 0)
    s.to("Move", "B")
    assert starting(s, "move Three F1 to B1")  # that was no move


@plays("Vinecaller")
def test_whom_the_vines_leave_where_they_are() -> None:
    for foes in ("front: Two, Root", "front: Root, Two", "front: Two, -, Ox; back: -, Ann"):
        s = table(f"front: {CALLER}, Ox; twilight: Imp", foes)
        before = s.army("B")
        s.choose(f"use {CALLER} F1")  # its writer would not let it be used: it is used in vain
        s.choose(*starting(s, "target")[:1])
        s.choose("give Imp (twilight)")
        s.choose(*starting(s, "pick")[:1])
        assert s.army("B") == before
    assert uses(table(f"front: {CALLER} marked, Ox; twilight: Imp")) == []
    assert uses(table(f"front: {CALLER}, Ox marked")) == []


@plays("Vinecaller")
def test_whoever_is_pulled_away_is_still_the_target() -> None:
    s = table(f"front: Three, {CALLER}, Ox", "front: Lamb, Axe; back: Slayer marked", "Action, ap 3")
    s.choose("attack Lamb F1 with Three F1, close", f"use {CALLER} F2", "target Lamb F1")
    s.choose(*starting(s, "give Ox"))
    s.choose("pick Axe F2")
    assert (s.who("B F1"), s.who("B F2"), s.twilight("B"), s.points("A")) == ("Axe", "", ["Lamb"], 2)  # for column 2
    s = table("front: Three, Two, Ox; back: -, -, -, Ox", f"front: Two, {CALLER}, Ox; {FAR}", "Action, ap 3")
    s.choose("attack Two F1 with Three F1, close", f"use {CALLER} F2", "target Three F1")
    s.choose(*starting(s, "give Ox"))  # nobody else is adjacent
    assert (s.who("A F1"), s.who("A F2"), s.tokens("A F2"), s.tokens("B F1")) == ("Two", "Three", 0, 1)


@plays("Tally-Keeper")
def test_a_pair_is_tallied_for_a_point() -> None:
    s = table(f"front: {TALLY}, Ox, -, Ox; back: Ox, Ox marked, Ox, Ox; twilight: 2 Imp", step="Abilities, ap 3")
    s.choose(f"use {TALLY} F1")
    assert starting(s, "mark") == ["mark the pair F1 F2", "mark the pair B3 B4"]
    s.choose("mark the pair B3 B4")
    assert (s.ap, s.marked("A F1"), s.marked("A B3"), s.marked("A B4"), len(s.twilight("A"))) == (
        4,
        False,
        True,
        True,
        2,
    )
    s.choose(f"use {TALLY} F1", *starting(s, "mark"))
    assert (s.ap, s.marked("A F1"), s.marked("A F2"), uses(s)) == (5, True, True, [])
    s.to("Action", "B")
    assert s.ap == 3
    s.to("Action", "A")
    assert s.ap == 3


@plays("Tally-Keeper")
def test_the_marked_keeper_tallies_in_its_own_turn_alone() -> None:
    s = table(f"front: {TALLY} marked, Ox, Two; back: Two", "front: Two", "Action, ap 1")
    s.choose(f"use {TALLY} F1", *starting(s, "mark"))
    assert (s.ap, s.marked("A F2"), s.marked("A F3")) == (2, True, True)
    s = table("front: Two, Ox", f"front: {TALLY}, Ox, Ox; back: Ox, Ox", "Action, ap 3")
    s.choose("attack Ox F2 with Two F1, close")
    assert (s.tokens("B F2"), s.asked) == (1, "A")  # nobody was asked
    for army in (f"{TALLY}, -, Ox; back: -, Ox", f"{TALLY}, Ox marked"):
        assert uses(table(f"front: {army}; twilight: 3 Imp")) == []
    assert uses(table(f"front: {TALLY}, Ox", step="Move, ap 3")) == []


@plays("Tally-Keeper")
def test_a_point_is_tallied_in_a_battle() -> None:
    s = table(f"front: Two, {TALLY}, Ox; back: -, -, -, Two", "front: Two; back: -, -, -, Page", "Action, ap 1")
    s.choose("attack Two F1 with Two F1, close", f"use {TALLY} F2", *starting(s, "mark"))
    assert (s.tokens("B F1"), s.ap, s.marked("A F3")) == (1, 1, True)
    assert starting(s, "attack Page B4 with Two B4")


@plays("Pale Regent")
def test_the_regent_takes_the_marked_and_wounded() -> None:
    s = table(
        f"front: {REGENT}, Ox, Ox, Ox; back: -, Ox; twilight: 2 Imp",
        "front: Ann marked hurt 1, Ox marked, Two hurt 1; back: Peer marked hurt 1, Ox",
    )
    s.choose(f"use {REGENT} F1")
    assert aims(s) == ["Ann F1", "Peer B1"]
    peer = s.fork()
    s.choose("target Ann F1", "give Imp (twilight)", "give Imp (twilight)", "give Ox F2")
    assert starting(s, "place") == [f"place Ann F1 in {where}" for where in ("B1", "B3", "B4")]
    s.choose("place Ann F1 in B4")
    assert (s.who("A B4"), s.marked("A B4"), s.tokens("A B4"), s.who("B F1")) == ("Ann", True, 1, "")
    assert (s.points("A"), s.points("B"), s.twilight("B"), s.marked("A F1"), s.marked("A F2")) == (0, 0, [], True, True)
    s.to("Action", "B")
    s.to("Move", "A")
    assert (s.who("A B4"), s.marked("A B4")) == ("Ann", False)  # for good
    peer.choose("target Peer B1", "give Imp (twilight)", "give Imp (twilight)", "give Ox F2", "place Peer B1 in B1")
    peer.to("Upkeep", "A")
    assert [label for label in starting(peer, "pay") if "Peer" in label]
    peer.choose("give up Peer B1")
    assert (peer.who("A B1"), peer.grave("B"), peer.grave("A")) == ("", ["Peer"], ["Imp", "Imp"])


@plays("Pale Regent")
@pytest.mark.parametrize(("army", "foes"), [
    (f"front: {REGENT}, Ox, Ox, Ox; back: Ox, Ox, Ox, Ox", "front: Two, Ann marked hurt 1"),
    (f"front: {REGENT}, Ox, Ox, Ox; back: Peer", "front: Two; back: Peer marked hurt 1"),
])  # fmt: skip
def test_when_the_regent_has_no_room(army: str, foes: str) -> None:
    s = table(f"{army}; twilight: 3 Imp", foes)
    before = s.army("A")
    s.choose(f"use {REGENT} F1")  # its writer would not let it be used; by SLOT-ARMY-09 nothing happens
    s.choose(*starting(s, "target"))
    spend(s)
    s.choose(*starting(s, "place")[:1])
    assert (s.army("A"), len(s.army("B"))) == (before, 2)


@plays("Pale Regent")
def test_when_the_regent_is_not_used_and_when_it_wins() -> None:
    for army, foes in (
        (f"{REGENT} marked, Ox", "Ann marked hurt 1"), (f"{REGENT}, Ox", "Ann marked, Ox hurt 1"),
    ):  # fmt: skip
        assert uses(table(f"front: {army}; twilight: 3 Imp", f"front: {foes}")) == [], foes
    assert uses(table(f"front: {REGENT}, Ox; twilight: 2 Imp", "front: Ann marked hurt 1, Two")) == [f"{REGENT} F1"]
    assert uses(table(f"front: {REGENT}, Ox; twilight: 1 Imp", "front: Ann marked hurt 1, Two")) == []
    s = table(f"front: {REGENT}, Ox; twilight: 3 Imp", "front: Ann marked hurt 1, Two", "Action, ap 3")
    assert uses(s) == []
    s = table("front: Two, Ox marked hurt 1", f"front: {REGENT}, Ox, Ox, Ox", "Action, ap 3")
    s.choose("attack Ox F2 with Two F1, close")
    assert (s.tokens("B F2"), s.who("A F2")) == (1, "Ox")  # nobody was asked
    s = table(f"front: {REGENT}, Ox; twilight: 3 Imp", "front: Ann marked hurt 1")
    s.choose(f"use {REGENT} F1", *starting(s, "target"))
    spend(s)
    s.choose("place Ann F1 in B1")
    assert (s.over, s.army("B"), s.points("A")) == (True, [], 0)


CRIER, ROOK, GRUDGE = "Tomb Crier", "Carrion Rook", "Grudgebearer"


@plays("Tomb Crier")
def test_the_crier_calls_one_out_of_the_grave_for_gold() -> None:
    s = table(
        f"front: Ox, Ox; grave: Lamb, Peer; deck: {CRIER}, One; twilight: 2 Imp", "front: Ox; grave: Two", "Recruit"
    )
    s.choose(f"recruit {CRIER}", f"place {CRIER} in F4")
    spend(s)
    assert s.options() == ["yes", "no"]
    no = s.fork()
    s.choose("yes")
    assert {"Lamb (graveyard)", "Peer (graveyard)"} <= set(aims(s))
    assert "Two (graveyard)" not in aims(s)
    s.choose("pick Peer (graveyard)")
    assert (s.twilight("A"), "Peer" in s.grave("A"), s.grave("B")) == (["Peer"], False, ["Two"])
    unspent = s.fork()
    s.choose("recruit One", "place One in B1", "give Peer (twilight)")
    assert (s.who("A B1"), "Peer" in s.grave("A"), s.marked("A F1")) == ("One", True, False)
    unspent.to("Move", "B")
    assert (unspent.twilight("A"), "Peer" in unspent.grave("A")) == ([], True)
    no.choose("no")
    assert (no.twilight("A"), "Peer" in no.grave("A")) == ([], True)


@plays("Tomb Crier", "Pale Regent")
def test_the_crier_cries_as_it_comes_itself_and_over_any_grave_of_its_own() -> None:
    s = table(f"front: Bringer, Ox; grave: {CRIER}", "front: Ox; grave: Two")
    s.choose("use Bringer F1", *starting(s, "pick"))
    s.choose(f"place {CRIER} (graveyard) in F4")
    s.choose(*starting(s, "yes"))
    assert (s.who("A F4"), s.twilight("A"), s.grave("B")) == (CRIER, [], ["Two"])  # with an empty grave nothing happens
    s = table(f"front: {REGENT}, Ox; grave: Lamb; twilight: 3 Imp", f"front: Two, {CRIER} marked hurt 1")
    s.choose(f"use {REGENT} F1", *starting(s, "target"))
    spend(s)
    s.choose(f"place {CRIER} F2 in B1")
    assert (s.who("A B1"), s.twilight("A"), "yes" in s.options()) == (CRIER, [], False)  # it did not come anew
    s = table(f"front: {CRIER}, Ox; grave: Lamb; deck: One; twilight: Imp", "front: Ox", "Recruit")
    s.choose("recruit One", "place One in B1", "give Imp (twilight)")
    assert ("yes" in s.options(), s.twilight("A")) == (False, [])


@plays("Carrion Rook")
def test_the_rook_that_falls_with_its_foe_is_gone() -> None:
    s = table(f"front: {ROOK}, Ox", "front: Lamb, Lamb; back: -, -, Ox", "Action, ap 3")
    s.choose(f"attack Lamb F1 with {ROOK} F1, close")
    s.choose(*starting(s, "yes"))  # in vain
    assert (s.who("A F1"), s.who("B F1"), s.grave("A"), starting(s, "yes")) == ("", "", [ROOK], [])


@plays("Carrion Rook")
@pytest.mark.parametrize(("army", "foes", "label", "where"), [
    (f"front: Two, {ROOK} marked", "front: Lamb; back: -, Ox", "Lamb F1 with Two F1, close", "F2"),
    (f"front: {ROOK}, Two", "front: Imp; back: Ox", f"Imp F1 with {ROOK} F1, close", "F1"),
])  # fmt: skip
def test_the_rook_may_attack_again(army: str, foes: str, label: str, where: str) -> None:
    s = table(army, foes, "Action, ap 3")
    s.choose(f"attack {label}")
    assert (s.asked, s.options()) == ("A", ["yes", "no"])
    no = s.fork()
    s.choose("yes")
    assert (s.marked(f"A {where}"), s.ap) == (False, 2)
    s.choose(f"attack Ox B{where[1]} with {ROOK} {where}, close")
    no.choose("no")
    assert (no.marked(f"A {where}"), starting(no, f"attack Ox B{where[1]} with {ROOK}")) == (True, [])


@plays("Carrion Rook")
def test_the_rook_hears_of_foes_alone_and_in_any_turn() -> None:
    s = table("front: Two, Ox", f"front: Ox, {ROOK} marked, Pike; {FAR}", "Action, ap 3")
    s.choose("attack Ox F1 with Two F1, close")
    assert (s.asked, s.tokens("B F1")) == ("A", 1)
    s = table("front: Lamb, Ox", f"front: Pike, {ROOK} marked; {FAR}", "Action, ap 3")
    s.choose("attack Pike F1 with Lamb F1, close")
    assert (s.asked, s.options()) == ("B", ["yes", "no"])
    s.choose("yes")
    assert s.marked("B F2") is False
    s = table("front: Two, Ox", f"front: Lamb, {ROOK} marked; {FAR}", "Action, ap 3")
    s.choose("attack Lamb F1 with Two F1, close")
    assert (s.asked, s.marked("B F2")) == ("A", True)
    s = table(f"front: Slayer, {ROOK} marked", "front: Ox, Two")
    s.choose("use Slayer F1", "target Ox F1", "yes")
    assert s.marked("A F2") is False


@plays("Grudgebearer")
def test_a_grudge_is_borne_through_the_next_turn() -> None:
    s = table(f"front: {GRUDGE}, Lamb, Lamb, Ox; back: Ox, Ox", "front: Three, Three, Three; back: Ox", "Action, ap 3")
    s.choose("attack Three F2 with Lamb F2, close")
    assert (s.value("A F1", "close"), s.value("A F4", "close")) == (5, 1)
    s.choose("attack Three F2 with Lamb F3, close")
    assert (s.value("A F1", "close"), s.value("A F1", "DEF")) == (7, 3)
    s.to("Move", "B")
    assert s.value("A F1", "close") == 7
    s.to("Action", "A")
    assert s.value("A F1", "close") == 7
    s.to("Move", "B")
    assert s.value("A F1", "close") == 3


@plays("Grudgebearer")
def test_a_grudge_of_the_foe_s_turn_ends_with_the_next_one() -> None:
    s = table("front: Three, Two, Ox", f"front: {GRUDGE}, Lamb, Ox", "Action, ap 3")
    s.choose("attack Lamb F2 with Three F1, close")
    assert s.value("B F1", "close") == 5
    s.to("Action", "B")
    assert s.value("B F1", "close") == 5
    s.to("Move", "A")
    assert s.value("B F1", "close") == 3


@plays("Grudgebearer")
def test_for_whom_no_grudge_is_borne() -> None:
    s = table(f"front: {GRUDGE}, Three, Ox", "front: Lamb, Ox; back: Ox", "Action, ap 3")
    s.choose("attack Lamb F1 with Three F2, close")
    assert (s.who("B F1"), s.value("A F1", "close")) == ("", 3)
    s = table(f"front: {GRUDGE}, Ox, Peer", step="Upkeep")
    s.choose("give up Peer F3")
    assert (s.who("A F3"), s.value("A F1", "close")) == ("", 3)
    s = table(f"front: {GRUDGE}, Slayer, Ox, Ox")
    s.choose("use Slayer F2", "target Ox F4")
    assert s.value("A F1", "close") == 5  # by whomever
