"""Blind texts of SLOT's thirty-fifth round that are used, and those that come between, played as their writers meant them."""

import pytest

from blind.gestures import aims, recruits, starting, uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Two": "close 2 ranged 2 def 2 life 9", "Three": "close 3 ranged 3 def 3 life 9", "Four": "close 4 ranged 4 def 4 life 9",
    "Six": "close 6 ranged 6 def 6 life 9", "Pike": "close 9 def 2 life 9", "Bow": "ranged 2 def 2 life 5",
    "Root": "close 1 def 1 life 5 fixed",
    "Lamb": "close 1 ranged 1 def 1 life 1", "Pair": "cost 2 close 1 def 1 life 1",
    "Pricker": "close 1 def 1 life 5: [ ] - Deal 1 damage to target creature.",
    "Waker": "close 1 def 1 life 5: [ ] - Unmark target creature.",
    "Hurler": "close 1 def 1 life 5: [2] - Deal 1 damage to target creature.",
    "Medic": "close 1 def 1 life 5: [ ] - Restore 1 life to an ally creature adjacent to this creature.",
    "Slayer": "close 1 def 1 life 5: [ ] - Kill target creature.",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Abilities") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def whom(s: Scene, with_whom: str) -> list[str]:
    """Whom this one alone can attack so."""
    found = (label.removeprefix("attack ").partition(" with ") for label in starting(s, "attack"))
    return sorted(foe for foe, _, band in found if band == with_whom)


def tokens(s: Scene, seat: str) -> dict[str, int]:
    """The tokens of an army, by slot."""
    return {who[-2:]: s.tokens(f"{seat} {who[-2:]}") for who in s.army(seat)}


CARRIER, SMITH, MISTRESS = "Bandage Carrier", "Ash-Apron Smith", "Mistress of the Twin Bows"


@plays("Bandage Carrier")
@pytest.mark.parametrize(("pays", "marks", "grave"), [
    ("give Imp (twilight)", [False, True, False], ["Imp"]), ("give Two F3", [False, True, True], []),
    ("give Ox F1", [True, True, False], []),
])  # fmt: skip
def test_the_carrier_takes_one_token_off_a_neighbour(pays: str, marks: list[bool], grave: list[str]) -> None:
    s = table(
        f"front: Ox hurt 2, {CARRIER}, Two, Ox hurt 1; back: Ox hurt 1, Two hurt 1; twilight: Imp", "front: Ox hurt 1"
    )
    s.choose(f"use {CARRIER} F2", pays)
    assert aims(s) == ["Ox F1", "Two B2"]
    s.choose("pick Ox F1")
    assert tokens(s, "A") == {"F1": 1, "F2": 0, "F3": 0, "F4": 1, "B1": 1, "B2": 1}
    assert ([s.marked(f"A F{n}") for n in (1, 2, 3)], s.grave("A"), s.tokens("B F1")) == (marks, grave, 1)


@plays("Bandage Carrier")
def test_when_the_carrier_has_nothing_to_do_or_to_pay_with() -> None:
    for army in (f"Ox hurt 1, {CARRIER} marked, Ox; twilight: Imp", f"Ox marked hurt 1, {CARRIER}, Ox marked"):
        assert uses(table(f"front: {army}")) == []
    s = table(f"front: Ox, {CARRIER}, Two, Ox hurt 1; back: Ox hurt 1; twilight: Imp")
    for _ in range(2):  # its writer would not let it be used: it is used in vain
        s.choose(*starting(s, "use", "give Imp")[:1])
    assert tokens(s, "A") == {"F1": 0, "F2": 0, "F3": 0, "F4": 1, "B1": 1}


@plays("Bandage Carrier")
def test_the_carrier_comes_in_time_in_the_foe_s_turn() -> None:
    s = table("front: Three, Ox", f"front: Two hurt 8, {CARRIER}, Ox; twilight: Imp", "Action, ap 3")
    s.choose("attack Two F1 with Three F1, close", f"use {CARRIER} F2")
    assert "give Imp (twilight)" not in s.options()
    s.choose("give Ox F3", *starting(s, "pick"))
    s.decline()
    assert (s.who("B F1"), s.tokens("B F1"), s.twilight("B")) == ("Two", 8, ["Imp"])


@plays("Ash-Apron Smith")
def test_the_smith_hardens_until_the_end_of_the_battle() -> None:
    s = table("front: Four, Three, Two", f"front: {SMITH} marked, Ox, Ox; twilight: 2 Imp", "Action, ap 3")
    s.choose(f"attack {SMITH} F1 with Three F2, close", f"use {SMITH} F1")
    assert starting(s, "give") == ["give Ox F2", "give Ox F3"]
    s.choose("give Ox F2")
    assert s.value("B F1", "DEF") == 4
    s.decline()
    assert (s.who("B F1"), s.value("B F1", "DEF"), s.marked("B F2"), s.marked("B F3")) == (SMITH, 3, True, False)
    s = table("front: Four, Ox", f"front: {SMITH} marked, Ox, Ox; twilight: 2 Imp", "Action, ap 3")
    s.choose(f"attack {SMITH} F1 with Four F1, close", f"use {SMITH} F1", "give Ox F2", f"use {SMITH} F1")
    assert (s.value("B F1", "DEF"), s.who("B F1")) == (3, SMITH)  # 5 in that battle


@plays("Ash-Apron Smith")
def test_hardened_early_the_smith_is_so_in_the_next_battle_of_the_turn() -> None:
    s = table(f"front: {SMITH}, Ox, Ox; twilight: 2 Imp", f"front: Two; {FAR}")
    for _ in range(2):
        s.choose(f"use {SMITH} F1", "give Imp (twilight)" if "give Imp (twilight)" in s.options() else "give Imp")
    assert (s.value("A F1", "DEF"), s.marked("A F1")) == (5, False)
    unused = s.fork()
    s.to("Action")
    s.choose(f"attack Two F1 with {SMITH} F1, close")
    assert s.value("A F1", "DEF") == 5
    s.decline()
    assert s.value("A F1", "DEF") == 3
    unused.to("Move", "B")
    assert unused.value("A F1", "DEF") == 3
    assert uses(table(f"front: {SMITH}, Ox marked")) == []
    s = table("front: Pricker, Three, Ox", f"front: {SMITH} marked, Ox, Two; {FAR}")
    s.choose("use Pricker F1", "target Two F3", f"use {SMITH} F1", "give Ox F2")
    s.decline()
    s.to("Action")
    s.choose(f"attack {SMITH} F1 with Three F2, close")
    s.decline()
    assert (s.who("B F1"), s.value("B F1", "DEF")) == (SMITH, 3)  # it was 4 in that battle


@plays("Mistress of the Twin Bows")
def test_the_mistress_lends_her_art_to_one() -> None:
    s = table(f"front: {MISTRESS} marked, Two, Ox; back: Bow", "front: Ox, Ox; back: Two, Two")
    s.choose(f"use {MISTRESS} F1")
    assert aims(s) == [f"{MISTRESS} F1", "Two F2", "Ox F3", "Bow B1"]
    s.choose("pick Bow B1")
    assert [s.value(f"A {where}", "ranged") for where in ("F1", "F2", "F3", "B1")] == [3, 2, 1, 4]
    assert [s.marked(f"A {where}") for where in ("F1", "F2", "F3", "B1")] == [True, True, True, False]
    s.to("Action")
    assert whom(s, "Bow B1, ranged") == ["Ox F1", "Two B1"]
    s.to("Move", "B")
    assert s.value("A B1", "ranged") == 2
    s.to("Action", "A")
    assert (whom(s, "Bow B1, ranged"), whom(s, "Two F2, ranged")) == (["Ox F1"], ["Ox F1", "Ox F2"])


@plays("Mistress of the Twin Bows")
@pytest.mark.parametrize(("army", "pairs"), [
    (f"front: {MISTRESS}, Two, Ox marked; back: Bow, Ox", ["F1 F2", "B1 B2"]),
    (f"front: {MISTRESS}, -, Ox; back: Bow, -, Ox; twilight: 3 Imp", []), (f"front: {MISTRESS}; back: Ox", []),
])  # fmt: skip
def test_which_pairs_string_the_bows(army: str, pairs: list[str]) -> None:
    s = table(army)
    s.choose(*starting(s, "use"))
    assert [label.removeprefix("mark the pair ") for label in starting(s, "mark")] == pairs


@plays("Mistress of the Twin Bows")
def test_she_gives_no_bow_and_what_she_gives_holds_in_a_group() -> None:
    s = table(f"front: Pike, Three, Two; back: {MISTRESS}, Ox", "front: Ox, Four; back: -, Ox")
    s.choose(f"use {MISTRESS} B1", "mark the pair B1 B2", "pick Pike F1")
    s.to("Action")
    assert whom(s, "Pike F1, ranged") == []
    s = table(f"front: Pike, Three, Ox; back: {MISTRESS}, Ox", "front: Ox, Four; back: -, Ox", "Action, ap 3")
    s.choose(f"use {MISTRESS} B1", "mark the pair B1 B2", "pick Three F2")
    alone = s.fork()
    alone.choose("attack Ox B2 with Three F2, ranged")
    assert alone.tokens("B B2") == 1
    s = table(f"front: Ox, Three, Ox; back: {MISTRESS}, Ox", "front: Ox, Six; back: -, Ox", "Action, ap 3")
    s.choose(f"use {MISTRESS} B1", "mark the pair B1 B2", "pick Three F2")
    assert s.value("A F2", "ranged") == 5
    s.choose("attack Six F2 with Ox F1 + Three F2, ranged")
    while starting(s, "number"):
        s.choose("number 0")
    # Its writer has it lose the value too, but what comes from others stays in a group (SLOT-GROUP-08)
    assert (s.tokens("B F2"), s.value("A F2", "ranged")) == (1, 5)


GUIDE = "Deer-Path Guide"


@plays("Deer-Path Guide")
def test_the_guide_has_two_neighbours_change_places() -> None:
    s = table(f"front: Two marked hurt 1, {GUIDE}, Three, Ox; back: Ox, Bow")
    s.choose(f"use {GUIDE} F2")
    assert aims(s) == ["Two F1", "Three F3"]
    s.choose("pick Two F1")
    assert aims(s) == ["Three F3", "Bow B2"]
    s.choose("pick Three F3")
    assert s.army("A") == ["Three F1", f"{GUIDE} F2", "Two F3", "Ox F4", "Ox B1", "Bow B2"]
    assert (s.marked("A F1"), s.marked("A F2"), s.marked("A F3"), s.tokens("A F3")) == (False, True, True, 1)
    s.to("Move")
    assert s.ap == 3
    assert starting(s, "move Three F1 to B1")  # that was no move


@plays("Deer-Path Guide")
def test_the_marked_guide_leads_nobody_and_nobody_is_led_alone() -> None:
    assert uses(table(f"front: Two, {GUIDE} marked, Three; twilight: Imp")) == []
    for army in (["Two F1", f"{GUIDE} F2", "Ox F4"], [f"{GUIDE} F2", "Ox F4"]):
        s = table(f"front: {'Two' if len(army) == 3 else '-'}, {GUIDE}, -, Ox")
        s.choose(*starting(s, "use"))  # its writer would not let it be used: it is used in vain
        assert s.army("A") == army


@plays("Deer-Path Guide", "Lintel Sentinel")
def test_the_guide_moves_nobody_who_cannot_move() -> None:
    for name in ("Root", "Lintel Sentinel"):
        s = table(f"front: {name}, {GUIDE}, Two")
        s.choose(*starting(s, "use"))
        s.choose(*starting(s, "pick")[:1])
        assert (s.who("A F1"), s.who("A F3")) == (name, "Two")


@plays("Deer-Path Guide")
def test_whoever_is_led_away_is_still_the_target() -> None:
    s = table("front: Three, Ox", f"front: Two, {GUIDE}, Four; back: Ox, Pike", "Action, ap 3")
    s.choose("attack Two F1 with Three F1, close", f"use {GUIDE} F2", "pick Two F1", "pick Pike B2")
    s.decline()
    assert (s.who("B B2"), s.who("B F1"), tokens(s, "B"), s.ap) == (
        "Two", "Pike", {"F1": 0, "F2": 0, "F3": 0, "B1": 0, "B2": 1}, 2,
    )  # fmt: skip


ADEPT = "Pool-Mirror Adept"
MIRROR = f"use {ADEPT} F1: [1]: Pool-Mirror Adept has"


def mirrored(s: Scene, ally: str = "", pays: str = "give Imp") -> None:
    """The Adept has taken over what this ally can do."""
    s.choose(MIRROR if [label for label in s.options() if label.startswith(MIRROR)] else f"use {ADEPT} F1", pays)
    if ally and aims(s):
        s.choose(f"pick {ally}")


@plays("Pool-Mirror Adept")
def test_the_adept_mirrors_a_neighbour() -> None:
    s = table(
        f"front: {ADEPT}, Pricker marked, Ox; back: Hurler, -, -, Slayer; twilight: 1 Imp", "front: Ox; back: Lamb"
    )
    s.choose(f"use {ADEPT} F1")
    assert starting(s, "give") == ["give Imp (twilight)", "give Ox F3", "give Hurler B1", "give Slayer B4"]
    s.choose("give Ox F3")
    assert aims(s) == ["Pricker F2", "Hurler B1"]
    s.choose("pick Pricker F2")
    assert [s.marked(f"A {where}") for where in ("F1", "F2", "F3")] == [False, True, True]
    s.choose(f"use {ADEPT} F1: [ ]", "target Ox F1")
    assert (s.marked("A F1"), s.tokens("B F1")) == (True, 1)
    assert not starting(s, f"use {ADEPT} F1: [ ]")


@plays("Pool-Mirror Adept")
def test_what_is_mirrored_lasts_for_the_turn_though_its_owner_goes() -> None:
    s = table(f"front: {ADEPT}, Pricker, Ox; back: Waker, -, -, Slayer; twilight: 2 Imp", "front: Ox; back: Lamb")
    mirrored(s, "Pricker F2", "give Imp (twilight)")
    s.choose("use Slayer B4", "target Pricker F2")
    assert s.who("A F2") == ""
    s.choose(f"use {ADEPT} F1: [ ]", "target Ox F1", "use Waker B1", f"target {ADEPT} F1")
    assert s.tokens("B F1") == 1
    s.choose(f"use {ADEPT} F1: [ ]", "target Ox F1")
    assert s.tokens("B F1") == 2
    s = table(f"front: {ADEPT}, Pricker, Ox; twilight: Imp", "front: Ox, Pricker")
    mirrored(s)
    s.to("Abilities", "A")
    assert [label for label in starting(s, "use") if "Deal 1" in label] == []


@plays("Pool-Mirror Adept")
def test_the_marked_adept_mirrors_and_uses_what_needs_no_mark_of_its_own() -> None:
    s = table(f"front: {ADEPT} marked, Ash-Apron Smith, Ox; twilight: 4 Imp")
    mirrored(s, "", "give Imp (twilight)")
    s.choose(*[label for label in starting(s, f"use {ADEPT}") if "Smith" in label], "give Imp (twilight)")
    assert (s.value("A F1", "DEF"), s.value("A F2", "DEF")) == (4, 3)  # it is meant itself
    s = table(f"front: {ADEPT}, Medic, Ox hurt 1; back: Two hurt 1; twilight: 4 Imp")
    mirrored(s, "Medic F2", "give Imp (twilight)")
    s.choose(*[label for label in starting(s, f"use {ADEPT}") if "Restore" in label or "restore" in label])
    assert (tokens(s, "A"), s.marked("A F1")) == ({"F1": 0, "F2": 0, "F3": 1, "B1": 0}, True)


@plays("Pool-Mirror Adept")
def test_the_adept_adds_one_art_to_another_and_must_pay() -> None:
    s = table(f"front: {ADEPT}, Pricker, Ox; back: Hurler; twilight: 6 Imp", "front: Ox; back: Lamb")
    mirrored(s, "Pricker F2", "give Imp (twilight)")
    mirrored(s, "Hurler B1", "give Imp (twilight)")
    arts = starting(s, f"use {ADEPT}")
    assert sorted(label.partition(": ")[2][:3] for label in arts) == ["[ ]", "[1]", "[2]"]
    assert [name for name in uses(table(f"front: {ADEPT}, Pricker marked")) if ADEPT in name] == []
    s = table(f"front: Pricker, {ADEPT}, {ADEPT}; twilight: 2 Imp")
    s.choose(
        f"use {ADEPT} F2",
        "give Imp (twilight)" if "give Imp (twilight)" in s.options() else "give Imp",
        "pick Pricker F1",
    )
    s.choose(f"use {ADEPT} F3", "give Imp (twilight)")
    assert [label for label in starting(s, f"use {ADEPT} F3") if "Deal" in label] == []  # that was only given


FERRYMAN, CHOIRMASTER = "Black-Barge Ferryman", "Choirmaster of the Drowned"


@plays("Black-Barge Ferryman")
def test_the_ferryman_brings_the_dead_back_as_gold() -> None:
    s = table("front: Three, Ox", f"front: {FERRYMAN}, Ox; grave: Lamb, Two, Pair; deck: Pair", "Action, ap 3")
    s.choose("attack Ox F2 with Three F1, close", f"use {FERRYMAN} F1")
    assert aims(s) == ["Lamb (graveyard)", "Two (graveyard)", "Pair (graveyard)"]
    s.choose("pick Two (graveyard)")
    assert (s.twilight("B"), s.grave("B"), s.marked("B F1"), s.tokens("B F2")) == (["Two"], ["Lamb", "Pair"], True, 1)
    s.to("Recruit", "B")
    assert recruits(s) == ["Pair"]
    s.choose("recruit Pair", "place Pair in F3", "give Two (twilight)", *starting(s, "give Ox"))
    assert sorted(s.grave("B")) == ["Lamb", "Pair", "Two"]


@plays("Black-Barge Ferryman")
def test_when_the_ferryman_does_not_row() -> None:
    assert uses(table(f"front: {FERRYMAN}, Ox; grave: Lamb", "front: Ox; grave: Lamb")) == []
    s = table("front: Three, Ox; grave: Lamb", f"front: {FERRYMAN} marked, Ox; grave: Lamb", "Action, ap 3")
    s.choose("attack Ox F2 with Three F1, close")
    assert (s.tokens("B F2"), s.twilight("B"), s.grave("B")) == (1, [], ["Lamb"])
    s = table("front: Three, Ox; grave: Lamb", f"front: {FERRYMAN}, Ox; twilight: Imp", "Action, ap 3")
    s.choose("attack Ox F2 with Three F1, close")
    s.choose(*starting(s, "use"))  # its writer would not let it be used: it is used in vain
    assert (s.tokens("B F2"), s.twilight("B"), s.grave("A")) == (1, ["Imp"], ["Lamb"])
    s = table("front: Three, Ox", f"front: {FERRYMAN}, Waker; grave: Lamb, Two", "Action, ap 3")
    s.choose("attack Waker F2 with Three F1, close", f"use {FERRYMAN} F1", "pick Lamb (graveyard)")
    s.choose("use Waker F2", f"target {FERRYMAN} F1")
    s.choose(*starting(s, "use"), *starting(s, "pick"))
    assert (s.grave("B"), sorted(s.twilight("B"))) == ([], ["Lamb", "Two"])


@plays("Choirmaster of the Drowned")
def test_the_choir_drowns_a_column() -> None:
    s = table(
        f"front: {CHOIRMASTER}, Ox, Ox, Ox; back: Ox, Ox, Two; twilight: Imp",
        "front: Ox, Two; back: Ox, Three, -, Ox",
    )
    s.choose(f"use {CHOIRMASTER} F1")
    # The third, where nobody is, its writer would not offer
    assert starting(s, "mark") == [f"mark the column F{n} B{n}" for n in (1, 2, 3)]
    s.choose("mark the column F2 B2", "give Imp (twilight)")
    assert (tokens(s, "B"), set(tokens(s, "A").values())) == ({"F1": 0, "F2": 1, "B1": 0, "B2": 1, "B4": 0}, {0})
    assert [s.marked(f"A {where}") for where in ("F1", "F2", "B2", "B1")] == [False, True, True, False]
    s.choose(f"use {CHOIRMASTER} F1", "mark the column F1 B1", "give Ox F3")
    assert (tokens(s, "B"), s.marked("A F3")) == ({"F1": 1, "F2": 1, "B1": 1, "B2": 1, "B4": 0}, True)


@plays("Choirmaster of the Drowned")
@pytest.mark.parametrize(("army", "foes"), [
    (f"front: {CHOIRMASTER}; back: Ox", "front: Ox"), (f"front: {CHOIRMASTER}, Ox; twilight: Imp", "front: Ox, Ox"),
    (f"front: {CHOIRMASTER}; back: Ox marked, Ox; twilight: Imp", "front: Ox, Ox"),
])  # fmt: skip
def test_when_the_choir_is_silent(army: str, foes: str) -> None:
    assert uses(table(army, foes)) == []


@plays("Choirmaster of the Drowned")
def test_the_drowned_are_counted_in_the_best_order() -> None:
    s = table(f"front: {CHOIRMASTER} marked, Ox; back: -, Ox; twilight: Imp", "front: Ox, Lamb, Ox; back: -, Lamb")
    s.choose(f"use {CHOIRMASTER} F1", *starting(s, "give"))
    assert (s.army("B"), sorted(s.twilight("B")), s.points("A")) == (["Ox F1", "Ox F3"], ["Lamb", "Lamb"], 3)
    s = table("front: Three, Ox", f"front: {CHOIRMASTER}, Ox, Ox; back: Ox; twilight: Imp", "Action, ap 3")
    s.choose("attack Ox F2 with Three F1, close", f"use {CHOIRMASTER} F1", *starting(s, "give Ox F2"))
    assert "give Imp (twilight)" not in s.options()
    s.choose("give Ox F2")
    assert (s.tokens("A F1"), s.marked("B F1"), s.marked("B B1")) == (1, True, True)
