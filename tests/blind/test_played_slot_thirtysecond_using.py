"""Blind texts of SLOT's thirtysecond round that are used, recruited and paid with, played as their writers meant them."""

import pytest

from blind.gestures import aims, recruits, spend, starting, uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Three": "close 3 ranged 3 def 3 life 9", "Four": "close 4 ranged 4 def 4 life 9", "Two": "close 2 ranged 2 def 2 life 9",
    "Lamb": "close 1 ranged 1 def 1 life 1", "One": "cost 1 close 1 def 1 life 1", "Pair": "cost 2 close 1 def 1 life 1",
    "Trio": "cost 3 close 1 def 1 life 1", "Sneak": "cost 2 close 1 def 1 life 1 (Goblin)", "Goblin": "cost 2 def 1 life 1",
    "Bringer": "close 1 def 1 life 5: [ ] - Put the top creature of your graveyard into play.",
    "Glutton": "close 1 def 1 life 3 upkeep 2", "Payer": "close 1 def 1 life 5: [2] - Deal 1 damage to target creature.",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Action, ap 3") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def recruiting(a: str, b: str = f"front: Ann; {FAR}") -> Scene:
    """A recruits."""
    return table(a, b, "Recruit")


TURNKEY, HOTHEAD, BOMBARD = "Tallowgate Turnkey", "Cindergrin Hothead", "Plumbline Bombard"


@plays("Tallowgate Turnkey")
@pytest.mark.parametrize(("pays", "grave"), [("give Imp (twilight)", ["Imp"]), ("give Ox F2", [])])
def test_the_turnkey_locks_one_up_in_the_front_row(pays: str, grave: list[str]) -> None:
    s = table(
        f"front: {TURNKEY}, Ox; back: -, -, -, Axe; twilight: Imp", "front: Ox, Two, Ox marked; back: Ox", "Abilities"
    )
    s.choose(f"use {TURNKEY}", pays)
    assert aims(s) == ["Ox F1", "Two F2"]
    s.choose("pick Two F2")
    assert [s.marked(f"B {where}") for where in ("F1", "F2", "F3", "B1")] == [False, True, True, False]
    assert (s.marked("A F1"), s.marked("A F2"), s.grave("A")) == (True, not grave, grave)


@plays("Tallowgate Turnkey")
def test_the_turnkey_locks_up_in_the_foe_s_turn_and_needs_another() -> None:
    s = table("front: Three, Two, Ox", f"front: {TURNKEY}, Ox; twilight: 2 Imp")
    s.choose(f"attack {TURNKEY} F1 with Three F1, close", f"use {TURNKEY}")
    assert aims(s) == ["Two F2", "Ox F3"]
    s.choose("pick Two F2")
    assert (s.marked("A F2"), s.marked("B F1"), s.marked("B F2"), len(s.twilight("B"))) == (True, True, True, 2)
    assert not [label for label in starting(s, "attack") if "Two F2" in label]
    for army in (f"{TURNKEY}, Ox marked", f"{TURNKEY} marked, Ox, Ox"):
        assert uses(table(f"front: {army}", "front: Ox", "Abilities")) == [], army


@plays("Cindergrin Hothead")
def test_the_hothead_blazes_while_others_pay() -> None:
    s = table(f"front: {HOTHEAD} marked, Ox, Ox; twilight: Imp", step="Abilities")
    s.choose(f"use {HOTHEAD}", "give Imp (twilight)", "give Ox F3")
    assert (s.value("A F1", "close"), s.grave("A"), s.marked("A F2"), s.marked("A F3")) == (4, ["Imp"], False, True)
    assert s.value("A F1", "DEF") == 2
    s = table(f"front: {HOTHEAD}, Ox; twilight: 4 Imp", step="Abilities")
    for _ in range(2):
        s.choose(f"use {HOTHEAD}")
        spend(s)
    assert (s.value("A F1", "close"), s.marked("A F1")) == (6, False)
    s.to("Move", "B")
    assert s.value("A F1", "close") == 2
    assert uses(table(f"front: {HOTHEAD}, Ox", step="Abilities")) == []


@plays("Cindergrin Hothead")
def test_the_hothead_blazes_in_the_foe_s_turn_to_its_end() -> None:
    s = table("front: Three, Four, Ox", f"front: {HOTHEAD}, Ox, Ox; twilight: 2 Imp")
    s.choose("attack Ox F2 with Three F1, close", f"use {HOTHEAD}")
    s.choose(*starting(s, "give Ox F2"), *starting(s, "give Ox F3"))
    s.decline()
    assert (s.value("B F1", "close"), len(s.twilight("B"))) == (4, 2)
    s.choose(f"attack {HOTHEAD} F1 with Four F2, close")
    assert (s.tokens("A F2"), s.who("B F1")) == (1, "")  # in the next battle of the turn, too


@plays("Plumbline Bombard")
def test_the_bombard_strikes_along_the_column_that_is_marked() -> None:
    s = table(f"front: {BOMBARD}, Ox; back: Ox, Ox", "front: Ox, Two; back: Ox, Two", "Abilities")
    s.choose(f"use {BOMBARD}", "mark the column F2 B2")
    assert aims(s) == ["Two F2", "Two B2"]
    s.choose("pick Two B2")
    assert [s.tokens(f"B {where}") for where in ("F1", "F2", "B1", "B2")] == [0, 0, 0, 1]
    assert [s.marked(f"A {where}") for where in ("F1", "F2", "B1", "B2")] == [False, True, False, True]
    s.choose(f"use {BOMBARD}", *starting(s, "mark the column F1 B1"))
    s.choose(*starting(s, "pick Ox F1"))
    assert (s.tokens("B F1"), s.marked("A F1"), s.marked("A B1")) == (1, True, True)


@plays("Plumbline Bombard")
@pytest.mark.parametrize("army", [
    f"front: {BOMBARD}; back: Ox marked; twilight: 3 Imp", f"front: {BOMBARD}, Ox; twilight: 3 Imp",
    f"front: {BOMBARD} marked; back: Ox",
])  # fmt: skip
def test_only_a_whole_unmarked_column_serves_the_bombard(army: str) -> None:
    assert uses(table(army, "front: Ox, Ox; back: Ox", "Abilities")) == []


@plays("Plumbline Bombard")
def test_the_bombard_kills_and_scores() -> None:
    s = table(f"front: {BOMBARD} marked, Ox; back: -, Ox", "front: Ox, Ann hurt 4", "Abilities")
    s.choose(f"use {BOMBARD}", *starting(s, "pick"))
    s.choose(*starting(s, "pick"))
    assert (s.who("B F2"), s.twilight("B"), s.points("A")) == ("", ["Ann"], 2)
    s = table("front: Three, Ox", f"front: Ox; back: {BOMBARD}; twilight: Imp")
    s.choose("attack Ox F1 with Three F1, close", f"use {BOMBARD}")
    assert (s.tokens("A F1"), s.marked("B B1")) == (1, True)


CHIRURGEON = "Wychelm Chirurgeon"


@plays("Wychelm Chirurgeon")
@pytest.mark.parametrize(("whom", "way", "after"), [
    ("Ox F1", "restore", (1, False)), ("Two B2", "unmark", (0, False)), ("Two F3", "restore", (0, True)),
    ("Two F3", "unmark", (1, False)),
])  # fmt: skip
def test_the_chirurgeon_heals_or_wakes_a_neighbour(whom: str, way: str, after: tuple[int, bool]) -> None:
    s = table(
        f"front: Ox hurt 2, {CHIRURGEON}, Two marked hurt 1, Ox hurt 1; back: Ox hurt 1, Two marked; twilight: Imp",
        step="Abilities",
    )  # fmt: skip
    s.choose(f"use {CHIRURGEON}", "give Imp (twilight)")
    assert aims(s) == ["Ox F1", "Two F3", "Two B2"]
    s.choose(f"pick {whom}")
    s.choose(*[label for label in starting(s, "choose") if way in label])
    where = f"A {whom[-2:]}"
    assert (s.tokens(where), s.marked(where), s.marked("A F2"), s.grave("A")) == (*after, True, ["Imp"])
    assert (s.tokens("A F4"), s.tokens("A B1")) == (1, 1)


@plays("Wychelm Chirurgeon")
def test_the_patient_may_pay_itself() -> None:
    s = table(f"front: Ox hurt 1, {CHIRURGEON}, Ox", step="Abilities")
    s.choose(f"use {CHIRURGEON}", "give Ox F1", "pick Ox F1")
    s.choose(*[label for label in starting(s, "choose") if "restore" in label])
    assert (s.tokens("A F1"), s.marked("A F1"), s.marked("A F2")) == (0, True, True)
    for army in (f"Ox hurt 1, {CHIRURGEON} marked, Ox", f"Ox marked hurt 1, {CHIRURGEON}, Ox marked"):
        assert uses(table(f"front: {army}", step="Abilities")) == [], army


CRIMPER, PAYMASTER = "Gutterspawn Crimper", "Coppernose Paymaster"


@plays("Gutterspawn Crimper")
@pytest.mark.parametrize(("army", "deck", "who"), [
    (f"front: {CRIMPER} marked; twilight: Imp", "Sneak, Pair, One, Goblin", ["Goblin", "One", "Sneak"]),
    ("front: Ox marked; twilight: Imp", f"Sneak, {CRIMPER}, One", ["One"]),
    (f"front: {CRIMPER} marked; twilight: Imp", f"{CRIMPER}, Trio", [CRIMPER]),
    (f"front: {CRIMPER} marked; back: {CRIMPER} marked; twilight: Imp", f"Mothshade Slinger, Pair, {PAYMASTER}", [
        "Mothshade Slinger"]),
])  # fmt: skip
def test_for_whom_the_crimper_haggles(army: str, deck: str, who: list[str]) -> None:
    assert recruits(recruiting(f"{army}; deck: {deck}")) == who


@plays("Gutterspawn Crimper")
def test_a_goblin_for_nothing() -> None:
    s = recruiting(f"front: {CRIMPER}, {CRIMPER}; deck: Goblin, One; twilight: Imp")
    s.choose("recruit Goblin", "place Goblin in B1")
    assert (s.who("A B1"), s.twilight("A"), s.marked("A F1"), s.marked("A F2")) == ("Goblin", ["Imp"], False, False)


@plays("Coppernose Paymaster")
@pytest.mark.parametrize(("army", "who"), [
    (f"front: {PAYMASTER}", ["Pair"]), (f"front: {PAYMASTER}; twilight: Imp", ["One", "Pair", "Trio"]),
    (f"front: Ox marked; twilight: {PAYMASTER}", ["One"]), (f"front: {PAYMASTER} marked; twilight: Imp", ["One"]),
    (f"front: {PAYMASTER}, {PAYMASTER}", ["Pair"]), (f"front: {PAYMASTER}, Chainwrit Bailiff", ["One", "Pair", "Trio"]),
])  # fmt: skip
def test_what_the_paymaster_buys(army: str, who: list[str]) -> None:
    assert recruits(recruiting(f"{army}; deck: One, Pair, Trio")) == who


@plays("Coppernose Paymaster", "Chainwrit Bailiff", "Gutterspawn Crimper")
def test_it_is_the_price_as_it_is_that_counts() -> None:
    assert recruits(recruiting(f"front: {PAYMASTER}; deck: One, Pair", f"front: Chainwrit Bailiff; {FAR}")) == ["One"]
    assert recruits(recruiting(f"front: {PAYMASTER}, {CRIMPER} marked; deck: Sneak, One, Pair")) == ["Pair"]


@plays("Coppernose Paymaster")
def test_the_paymaster_pays_two_alone_and_never_too_much() -> None:
    s = recruiting(f"front: {PAYMASTER}, Ox, Ox; deck: 2 Pair")
    s.choose("recruit Pair", "place Pair in B1")
    alone = s.fork()
    s.choose("give Ox F2")
    assert (s.who("A B1"), s.marked("A F1"), s.marked("A F2"), s.marked("A F3")) == ("Pair", False, True, True)
    alone.choose(f"give {PAYMASTER} F1")
    assert (alone.who("A B1"), [alone.marked(f"A F{n}") for n in (1, 2, 3)]) == ("Pair", [True, False, False])


@plays("Coppernose Paymaster")
def test_elsewhere_the_paymaster_is_worth_one() -> None:
    assert uses(table(f"front: Payer, {PAYMASTER}", step="Abilities")) == []
    s = table(f"front: Payer, {PAYMASTER}, Ox", step="Abilities")
    s.choose("use Payer", "target Ann F1")
    assert (s.marked("A F2"), s.marked("A F3"), s.tokens("B F1")) == (True, True, 1)
    s = table(f"front: Glutton, {PAYMASTER}, Ox", step="Upkeep")
    s.choose("pay 2 for Glutton F1", f"give {PAYMASTER} F2")
    assert (s.who("A F1"), s.marked("A F2"), s.marked("A F3")) == ("Glutton", True, True)
    s = table(f"front: Glutton marked, {PAYMASTER}", f"front: Ann; {FAR}", "Upkeep")
    assert not starting(s, "pay")


OUTRIDER, BAILIFF = "Skirlwind Outrider", "Chainwrit Bailiff"


@plays("Skirlwind Outrider")
def test_the_outrider_arrives_awake() -> None:
    s = recruiting(f"front: -, Ox, Ox, Ox; deck: {OUTRIDER}, One")
    s.choose(f"recruit {OUTRIDER}", f"place {OUTRIDER} in F1", *starting(s, "give"))
    assert (s.who("A F1"), s.marked("A F1"), s.marked("A F2")) == (OUTRIDER, False, True)
    pays = s.fork()
    pays.choose("recruit One", "place One in B2", *starting(pays, "give"))
    assert (pays.who("A B2"), pays.marked("A B2"), pays.marked("A F1")) == ("One", True, True)
    s.to("Move")
    moves = s.fork()
    moves.choose(f"move {OUTRIDER} F1 to B1")
    assert (moves.who("A B1"), moves.marked("A B1")) == (OUTRIDER, True)
    s.to("Action")
    s.choose(f"attack Ann F1 with {OUTRIDER} F1, close")
    assert (s.tokens("B F1"), s.marked("A F1")) == (1, True)


@plays("Skirlwind Outrider")
@pytest.mark.parametrize(("name", "marked"), [(OUTRIDER, False), ("Pair", True)])
def test_the_outrider_is_awake_however_it_comes(name: str, marked: bool) -> None:
    s = table(f"front: Bringer, Ox; grave: {name}", step="Abilities")
    s.choose("use Bringer F1", f"place {name} (graveyard) in B1")
    assert (s.who("A B1"), s.marked("A B1")) == (name, marked)


@plays("Chainwrit Bailiff")
@pytest.mark.parametrize(("foes", "gold", "who"), [
    (f"front: {BAILIFF}", 2, ["One"]), (f"front: {BAILIFF} marked", 1, []), (f"front: {BAILIFF}; back: {BAILIFF}", 3, ["One"]),
    (f"front: {BAILIFF}; back: {BAILIFF}", 2, []), ("front: Ox", 2, ["One", "Pair"]),
    (f"front: {BAILIFF}", 3, ["One", "Pair"]),
])  # fmt: skip
def test_whoever_recruits_against_the_bailiff_pays_more(foes: str, gold: int, who: list[str]) -> None:
    s = recruiting(f"front: Ox marked; twilight: {gold} Imp; deck: One, Pair", f"{foes}; {FAR}")
    assert (recruits(s) if s.step == "Recruit" else []) == who


@plays("Chainwrit Bailiff")
def test_the_bailiff_s_own_pay_as_ever() -> None:
    s = recruiting(f"front: Ox marked; back: {BAILIFF} marked; twilight: Imp; deck: One, Pair")
    assert recruits(s) == ["One"]
    s.choose("recruit One", "place One in F2", *starting(s, "give"))
    assert (s.who("A F2"), s.grave("A")) == ("One", ["Imp"])
