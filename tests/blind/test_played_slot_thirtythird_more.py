"""Blind texts of SLOT's thirtythird round about blows, deaths, arrivals and ends, played as their writers meant them."""

import pytest

from blind.gestures import aims, spend, starting
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Three": "close 3 ranged 3 def 3 life 9", "Four": "close 4 ranged 4 def 4 life 9", "Wall": "close 1 def 9 life 9",
    "Witchlight": "magic 4 def 1 life 5", "Lamb": "close 1 ranged 1 def 1 life 1", "Two": "close 2 ranged 2 def 2 life 9",
    "Six": "close 6 ranged 6 def 6 life 9", "Slayer": "close 1 def 1 life 5: [ ] - Kill target creature.",
    "Great": "level 2 close 5 ranged 5 def 5 life 9", "Seven": "close 7 ranged 7 def 7 life 9",
    "Payer": "def 1 life 5: [1] - Deal 1 damage to target creature.", "One": "cost 1 close 1 def 1 life 1",
    "Leech": "def 1 life 5: [ ] - Restore 1 life to target ally creature.", "Pair": "cost 2 close 1 def 1 life 1",
    "Waker": "def 1 life 5: [ ] - Unmark target ally creature.", "Trio": "cost 3 close 1 def 1 life 1",
    "Bringer": "close 1 def 1 life 5: [ ] - Put the top creature of your graveyard into play.",
    "Spender": "close 1 def 1 life 5: [2] - Deal 1 damage to target creature.", "Big": "level 2 close 1 def 1 life 9",
    "Dear": "level 2 close 1 def 1 life 5 upkeep 1", "Glutton": "close 1 def 1 life 5 upkeep 2",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Action, ap 3") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def arriving(name: str, where: str, a: str, b: str = f"front: Ox; {FAR}") -> Scene:
    """A has recruited this one there and paid for it out of the twilight."""
    s = table(f"{a}; twilight: 5 Imp; deck: {name}, One", b, "Recruit")
    s.choose(f"recruit {name}", f"place {name} in {where}")
    spend(s)
    return s


def divided(s: Scene, label: str) -> None:
    """Attack so in a group; all of the strike back goes to its first member."""
    s.choose(f"attack {label}")
    while starting(s, "number"):
        s.choose(starting(s, "number")[-1])


def groups(s: Scene, name: str) -> list[str]:
    """The group attacks that are offered in which this name stands."""
    return [label for label in starting(s, "attack") if " + " in label and name in label]


def whom(s: Scene, with_whom: str) -> list[str]:
    """Whom this one alone can attack so."""
    found = (label.removeprefix("attack ").partition(" with ") for label in starting(s, "attack"))
    return sorted(foe for foe, _, band in found if band == with_whom)


def marks(s: Scene, seat: str, *slots: str) -> list[bool]:
    """Who of these is marked."""
    return [s.marked(f"{seat} {where}") for where in slots]


OSKE = "Ruinous Oske"


@plays("Ruinous Oske")
@pytest.mark.parametrize(
    ("foe", "answer", "after"), [("Six", "yes", (1, 2)), ("Six", "no", (0, 1)), ("Seven", "yes", (0, 2))]
)
def test_oske_wounds_itself_to_strike(foe: str, answer: str, after: tuple[int, int]) -> None:
    s = table(f"front: {OSKE}, Ox", f"front: {foe}; {FAR}")
    s.choose(f"attack {foe} F1 with {OSKE} F1, close", answer)
    assert (s.tokens("B F1"), s.tokens("A F1"), s.value("A F1", "close")) == (*after, 3)


@plays("Ruinous Oske")
def test_oske_may_die_of_it_and_is_itself_when_attacked_or_in_a_group() -> None:
    s = table(f"front: {OSKE} hurt 2, Ox; back: -, Ox", f"front: Six; {FAR}")
    s.choose(f"attack Six F1 with {OSKE} F1, close", "yes")
    assert (s.who("A F1"), s.grave("A"), s.tokens("B F1"), s.points("B"), s.ap) == ("", [OSKE], 0, 0, 2)
    s = table("front: Four, Ox", f"front: {OSKE}; {FAR}")
    s.choose(f"attack {OSKE} F1 with Four F1, close")
    assert (s.tokens("B F1"), s.tokens("A F1"), s.asked) == (1, 0, "A")
    s = table(f"front: {OSKE}, Three", f"front: Seven; {FAR}")
    divided(s, f"Seven F1 with {OSKE} F1 + Three F2, close")
    assert (s.tokens("B F1"), s.tokens("A F1")) == (0, 1)


VARNAK = "Varnak Tallowskin"


@plays("Varnak Tallowskin")
def test_varnak_s_death_marks_an_enemy() -> None:
    s = table("front: Three, Ox, Ox marked; back: Two", f"front: {VARNAK} hurt 1, Ox; {FAR}")
    s.choose(f"attack {VARNAK} F1 with Three F1, close")
    assert (s.asked, aims(s)) == ("B", ["Ox F2", "Two B1"])
    s.choose("pick Two B1" if "pick Two B1" in s.options() else "target Two B1")
    assert (s.who("B F1"), marks(s, "A", "F2", "F3", "B1"), s.marked("B F2")) == ("", [False, True, True], False)
    s = table(f"front: {VARNAK}, Slayer, Slayer", "front: Ox marked, Ox", "Abilities")
    s.choose("use Slayer F2", f"target {VARNAK} F1")
    assert (s.who("A F1"), marks(s, "B", "F1", "F2")) == ("", [True, True])
    s = table(f"front: {VARNAK}, Slayer, Ox", "front: Ox marked", "Abilities")
    s.choose("use Slayer", f"target {VARNAK} F1")
    assert (s.who("A F1"), s.marked("A F3")) == ("", False)


SENTRY = "Prismcoat Sentry"


@plays("Prismcoat Sentry")
def test_no_magic_touches_the_sentry() -> None:
    s = table("front: Witchlight, Two, Witchlight", f"front: {SENTRY}, Ann; {FAR}")
    assert whom(s, "Witchlight F1, ranged") == ["Ann F2"]
    assert (whom(s, "Two F2, close"), whom(s, "Two F2, ranged")) == (["Ann F2", f"{SENTRY} F1"],) * 2
    assert not [label for label in groups(s, f"attack {SENTRY}") if "Witchlight" in label]
    s = table("front: Three, Ox", f"front: {SENTRY}; {FAR}")
    s.choose(f"attack {SENTRY} F1 with Three F1, ranged")
    assert s.tokens("B F1") == 1


AUTOMATON = "Cobbled Automaton"


@plays("Cobbled Automaton")
def test_the_automaton_never_rests_but_is_mended() -> None:
    s = table(f"front: {AUTOMATON} hurt 1, Ox hurt 1, Leech")
    assert starting(s, "rest") == ["rest Ox F2"]
    s.choose("use Leech", f"target {AUTOMATON} F1")
    assert s.tokens("A F1") == 0


TRUANT = "Quicksilver Truant"


@plays("Quicksilver Truant")
def test_the_truant_moves_in_the_action_step_too() -> None:
    s = table(f"front: {TRUANT}, Ox; back: -, -, -, Waker")
    assert {label[:23] for label in starting(s, "move")} == {f"move {TRUANT}"[:23]}
    swap = s.fork()
    s.choose(f"move {TRUANT} F1 to B1")
    assert (s.who("A B1"), s.marked("A B1"), s.ap, starting(s, "move")) == (TRUANT, True, 2, [])
    s.choose("use Waker")
    assert (s.marked("A B1"), starting(s, "move")) == (False, [])
    swap.choose(f"move {TRUANT} F1 to F2")
    assert (swap.who("A F1"), swap.who("A F2"), swap.marked("A F1")) == ("Ox", TRUANT, False)
    s = table(f"front: {TRUANT}, Ox; back: -, -, -, Waker", step="Move, ap 3")
    s.choose(f"move {TRUANT} F1 to B1")
    s.to("Action")
    s.choose("use Waker")
    assert (s.marked("A B1"), starting(s, "move")) == (False, [])
    for army in (f"{TRUANT} marked, Ox", f"{TRUANT} moved, Ox"):
        assert not starting(table(f"front: {army}"), "move"), army


GIANT = "Hollowglass Giant"


@plays("Hollowglass Giant")
def test_the_small_attack_the_giant_together_only() -> None:
    s = table("front: Six, Great, Ox", f"front: -, {GIANT}; {FAR}")
    for weapon in ("close", "ranged"):
        assert whom(s, f"Six F1, {weapon}") == [], weapon
        assert whom(s, f"Great F2, {weapon}") == [f"{GIANT} F2"], weapon
    assert groups(s, "Six F1 + Ox F3")
    s.choose(f"attack {GIANT} F2 with Great F2, close")
    assert s.tokens("B F2") == 1
    s = table("front: Six, Ox", f"front: {GIANT}; {FAR}")
    divided(s, f"{GIANT} F1 with Six F1 + Ox F2, close")
    assert s.tokens("B F1") == 1
    s = table(f"front: {GIANT}, Ox", f"front: Six; {FAR}")
    s.choose(f"attack Six F1 with {GIANT} F1, close")
    assert (s.tokens("B F1"), s.tokens("A F1")) == (1, 1)


SPLITBEAM = "Verrin Splitbeam"


@plays("Verrin Splitbeam")
@pytest.mark.parametrize(("army", "weapon", "tokens"), [
    ("Three, Two", "ranged", [1, 1]), ("Four, Two", "ranged", [0, 1]), ("Two, Two, Three", "ranged", [1, 1, 1]),
    ("Two, Two", "close", [0, 0]), ("Ox, Two", "close", [1, 0]),
])  # fmt: skip
def test_the_beam_is_split_and_whole(army: str, weapon: str, tokens: list[int]) -> None:
    names = army.split(", ")
    s = table(f"front: {army}; back: -, -, -, Ox", f"front: -, {SPLITBEAM}; {FAR}")
    band = " + ".join(f"{name} F{n}" for n, name in enumerate(names, 1))
    divided(s, f"{SPLITBEAM} F2 with {band}, {weapon}")
    assert [s.tokens(f"A F{n}") for n in range(1, len(names) + 1)] == tokens
    assert s.tokens("B F2") == 1


@plays("Verrin Splitbeam")
def test_a_single_attacker_meets_the_beam_as_usual() -> None:
    for name, harm in (("Three", 1), ("Four", 0)):
        s = table(f"front: {name}, Ox", f"front: {SPLITBEAM}; {FAR}")
        s.choose(f"attack {SPLITBEAM} F1 with {name} F1, ranged")
        assert (s.tokens("A F1"), s.tokens("B F1")) == (harm, 1)


@plays("Peatlamp Widow")
def test_the_widow_takes_a_token_off_one_of_her_own() -> None:
    widow = "Peatlamp Widow"
    s = arriving(widow, "F4", "front: Ox hurt 2, Ox; back: Ox hurt 1", f"front: Ox hurt 3; {FAR}")
    assert (s.asked, aims(s), "no" in s.options()) == ("A", ["Ox F1", "Ox B1"], False)
    s.choose("pick Ox F1")
    assert ([s.tokens(f"A {where}") for where in ("F1", "B1")], s.tokens("B F1")) == ([1, 1], 3)
    s = arriving(widow, "F4", "front: Ox, Ox", f"front: Ox hurt 3; {FAR}")
    assert (aims(s), s.tokens("B F1")) == ([], 3)
    s = arriving("One", "F4", f"front: Ox hurt 2, {widow} hurt 1", f"front: Ox; {FAR}")
    assert (s.tokens("A F1"), s.tokens("A F2")) == (2, 1)
    s = table(f"front: Bringer, Ox hurt 1; grave: {widow}", step="Abilities")
    s.choose("use Bringer F1", f"place {widow} (graveyard) in B4")
    assert s.tokens("A F2") == 0


DROVER = "Wickerback Drover"


@plays("Wickerback Drover")
def test_whoever_comes_wakes_the_drover() -> None:
    s = arriving("One", "F4", f"front: Ox marked, {DROVER} marked", f"front: Ox; {FAR}")
    no = s.fork()
    s.choose("yes")
    assert marks(s, "A", "F1", "F2", "F4") == [True, False, True]
    no.choose("no")
    assert no.marked("A F2")
    s = arriving(DROVER, "F4", "front: Ox, Ox", f"front: Ox; {FAR}")
    s.choose(*starting(s, "yes"))
    assert s.marked("A F4")  # that was itself
    s = table(f"front: Bringer, {DROVER} marked; grave: One", step="Abilities")
    s.choose("use Bringer F1", "place One (graveyard) in B4", "yes")
    assert marks(s, "A", "F1", "F2") == [True, False]
    s = arriving("One", "F4", "front: Ox, Ox", f"front: {DROVER} marked; {FAR}")
    assert (s.asked, s.marked("B F1")) == ("A", True)  # that was an enemy


@plays("Wickerback Drover")
def test_the_drover_pays_again_and_again() -> None:
    s = table(f"front: {DROVER}; deck: One, One", f"front: Ox; {FAR}", "Recruit")
    s.choose("recruit One", "place One in F2", *starting(s, "give"))
    s.choose("yes", "recruit One", "place One in F3")
    s.choose("yes")
    assert (s.who("A F2"), s.who("A F3"), s.marked("A F1")) == ("One", "One", False)


SCORCHLING = "Scorchling Imp"


@plays("Scorchling Imp")
def test_the_scorchling_arrives_awake() -> None:
    s = table(f"front: -, Ox, Ox; deck: {SCORCHLING}, One", step="Recruit")
    s.choose(f"recruit {SCORCHLING}", f"place {SCORCHLING} in F1", "give Ox F2")
    assert marks(s, "A", "F1", "F2", "F3") == [False, True, False]
    pays = s.fork()
    pays.choose("recruit One", "place One in B2", f"give {SCORCHLING} F1")
    assert (pays.who("A B2"), marks(pays, "A", "B2", "F1")) == ("One", [True, True])
    s.to("Action")
    s.choose(f"attack Ann F1 with {SCORCHLING} F1, close")
    assert s.tokens("B F1") == 1
    for name, marked in ((SCORCHLING, False), ("One", True)):
        s = table(f"front: Bringer, Ox; grave: {name}", step="Abilities")
        s.choose("use Bringer F1", f"place {name} (graveyard) in B1")
        assert s.marked("A B1") is marked


CASTELLAN = "Pyrelord's Castellan"


@plays("Pyrelord's Castellan")
@pytest.mark.parametrize(("army", "fees"), [
    (f"front: {CASTELLAN}, Big, Ox", [f"pay 1 for {CASTELLAN} F1"]), (f"front: {CASTELLAN}, {CASTELLAN}", []),
    (f"front: {CASTELLAN}, Dear, Ox", [f"pay 1 for {CASTELLAN} F1", "pay 1 for Dear F2"]),
    (f"front: {CASTELLAN}, Glutton, Ox, Ox", [f"pay 1 for {CASTELLAN} F1", "pay 2 for Glutton F2"]),
    ("front: Big, Ox", ["pay 1 for Big F1"]),
])  # fmt: skip
def test_whose_fee_the_castellan_waives(army: str, fees: list[str]) -> None:
    s = table(army, f"front: {CASTELLAN}; {FAR}", "Upkeep")
    assert starting(s, "pay") == fees


@plays("Pyrelord's Castellan")
def test_once_the_castellan_is_given_up_the_others_owe_again() -> None:
    s = table(f"front: {CASTELLAN}, Big, Ox", step="Upkeep")
    s.choose(f"give up {CASTELLAN} F1")
    assert starting(s, "pay") == ["pay 1 for Big F2"]


ENVOY = "Wax-Sealed Envoy"


@plays("Wax-Sealed Envoy")
def test_the_envoy_marks_a_foe_or_wakes_a_friend() -> None:
    s = arriving(ENVOY, "F4", "front: Ox marked, Two; back: Two marked", "front: Ox marked, Ox; back: Two")
    wake = s.fork()
    s.choose(*[label for label in s.options() if "unmark" not in label])
    assert aims(s) == ["Ox F2", "Two B1"]
    s.choose("pick Two B1")
    assert (marks(s, "B", "F1", "F2", "B1"), marks(s, "A", "F1", "B1", "F4")) == ([True, False, True], [True] * 3)
    wake.choose(*[label for label in wake.options() if "unmark" in label])
    assert aims(wake) == ["Ox F1", "Two B1"]
    wake.choose("pick Two B1")
    assert (marks(wake, "A", "F1", "B1", "F4"), wake.marked("B F2")) == ([True, False, True], False)


@plays("Wax-Sealed Envoy")
@pytest.mark.parametrize(("mine", "foes", "after"), [
    ("Ox marked", "Ox marked", [False, True]), ("Ox", "Ox", [False, True]), ("Ox", "Ox marked", [False, True]),
])  # fmt: skip
def test_the_envoy_does_what_can_be_done(mine: str, foes: str, after: list[bool]) -> None:
    s = arriving(ENVOY, "F4", f"front: {mine}", f"front: {foes}")
    assert (s.asked, [s.marked("A F1"), s.marked("B F1")], s.marked("A F4")) == ("A", after, True)
