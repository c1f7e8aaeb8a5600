"""Blind texts of SLOT's thirtythird round about values, blows and moves, played as their writers meant them."""

import pytest

from blind.gestures import starting
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Three": "close 3 ranged 3 def 3 life 9", "Four": "close 4 ranged 4 def 4 life 9", "Wall": "close 1 def 9 life 9",
    "Bow": "ranged 2 def 2 life 5", "Witchlight": "magic 4 def 1 life 5", "Lamb": "close 1 ranged 1 def 1 life 1",
    "Five": "close 5 ranged 5 def 5 life 9", "Two": "close 2 ranged 2 def 2 life 9", "Pike": "close 9 def 2 life 9",
    "Six": "close 6 ranged 6 def 6 life 9", "Slayer": "close 1 def 1 life 5: [ ] - Kill target creature.",
    "Waker": "def 1 life 5: [ ] - Unmark target ally creature.", "Great": "level 2 close 5 ranged 5 def 5 life 9",
    "Payer": "def 1 life 5: [1] - Deal 1 damage to target creature.", "Seven": "close 7 ranged 7 def 7 life 9",
    "Leech": "def 1 life 5: [ ] - Restore 1 life to target ally creature.", "Mage": "magic 4 close 3 def 4 life 9",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Action, ap 3") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def divided(s: Scene, label: str) -> None:
    """Attack so in a group; all of the strike back goes to its first member."""
    s.choose(f"attack {label}")
    while starting(s, "number"):
        s.choose(starting(s, "number")[-1])


def whom(s: Scene, with_whom: str) -> list[str]:
    """Whom this one alone can attack so."""
    found = (label.removeprefix("attack ").partition(" with ") for label in starting(s, "attack"))
    return sorted(foe for foe, _, band in found if band == with_whom)


def groups(s: Scene, name: str) -> list[str]:
    """The group attacks that are offered in which this name stands."""
    return [label for label in starting(s, "attack") if " + " in label and name in label]


def ways(s: Scene, who: str) -> list[str]:
    """Into which slots this one can move, swaps included."""
    return sorted(label.removeprefix(f"move {who} to ")[:2] for label in starting(s, f"move {who} to"))


WALL, QUILLET, COLOSSUS, CRIER = "Sedgewall Halberdier", "Old Mother Quillet", "Sump Colossus", "Gallows Crier"


@plays("Sedgewall Halberdier", "Old Mother Quillet", "Sump Colossus", "Gallows Crier")
@pytest.mark.parametrize(("army", "values"), [
    (f"front: {WALL}; back: -, {WALL}", {"A F1 DEF": 4, "A B2 DEF": 3}),
    (f"front: {WALL} marked; back: {WALL}", {"A F1 DEF": 4, "A B1 DEF": 3}),
    (f"front: Three, {QUILLET}, Three; back: Three, Three", {
        "A F1 DEF": 4, "A F2 DEF": 3, "A F3 DEF": 4, "A B1 DEF": 3, "A B2 DEF": 4, "B F2 DEF": 3}),
    (f"front: {QUILLET}, Three; back: -, {QUILLET} marked", {"A F2 DEF": 5, "A F1 DEF": 3}),
    (f"front: {QUILLET}, {QUILLET}", {"A F1 DEF": 4, "A F2 DEF": 4}),
    (f"front: {COLOSSUS}, Ox marked, -, Ox marked; back: Ox marked", {"A F1 close": 7, "A F1 DEF": 5}),
    (f"front: {COLOSSUS} marked, Ox, Ox marked, Ox marked", {"A F1 close": 7}),
    (f"front: Ox marked; back: {COLOSSUS} marked, Ox", {"A B1 close": 5}),
    (f"front: Two, {CRIER}; back: Two, Two", {
        "A F1 close": 3, "A F2 close": 2, "A B1 close": 2, "A F1 ranged": 2, "B F1 close": 3}),
    (f"front: Two, Two marked; back: {CRIER} marked", {"A F1 close": 3, "A F2 close": 3, "A B1 close": 1}),
    (f"front: Two, {CRIER}, {CRIER}", {"A F1 close": 4, "A F2 close": 3}),
])  # fmt: skip
def test_what_they_are_worth_where_they_stand(army: str, values: dict[str, int]) -> None:
    s = table(army, f"front: Three marked, Three; {FAR}")
    assert {where: s.value(where[:4], where[5:]) for where in values} == values


@plays("Sedgewall Halberdier")
@pytest.mark.parametrize(("foes", "where", "hit"), [(f"front: {WALL}", "F1", 0), (f"back: {WALL}", "B1", 1)])
def test_the_halberdier_is_firmer_in_front(foes: str, where: str, hit: int) -> None:
    s = table("front: Three, Ox", f"{foes}; front: -, -, -, Ox" if "back" in foes else f"{foes}; {FAR}")
    s.choose(f"attack {WALL} {where} with Three F1, close")
    assert s.tokens(f"B {where}") == hit


@plays("Sedgewall Halberdier", "Old Mother Quillet")
def test_in_a_group_they_have_nothing_of_it() -> None:
    s = table(f"front: {WALL}, Ox, -, Ox", f"front: Four; {FAR}")
    divided(s, f"Four F1 with {WALL} F1 + Ox F2, close")
    assert s.tokens("A F1") == 1
    s = table("front: Three, Ox, -, Ox", f"front: {WALL}, Four; {FAR}")
    s.choose(f"attack {WALL} F1 with Three F1, close")
    assert s.tokens("B F1") == 0
    s = table(f"front: Three, {QUILLET}; back: -, -, -, Ox", f"front: Three; {FAR}")
    divided(s, f"Three F1 with Three F1 + {QUILLET} F2, ranged")
    assert s.tokens("A F1") == 1  # 3 against 3, while she helps nobody


RUNNER = "Oddwin Reedrunner"


@plays("Oddwin Reedrunner")
def test_the_reedrunner_runs_for_nothing_once() -> None:
    s = table(f"front: {RUNNER}, Ox", step="Move, ap 0")
    assert (ways(s, "Ox F2"), ways(s, f"{RUNNER} F1")) == ([], ["B1", "F2"])
    s = table(f"front: {RUNNER}, Ox", step="Move, ap 3")
    swap, other = s.fork(), s.fork()
    s.choose(f"move {RUNNER} F1 to B1")
    assert (s.ap, s.marked("A B1"), ways(s, f"{RUNNER} B1")) == (3, True, [])
    swap.choose(f"move {RUNNER} F1 to F2")
    assert (swap.who("A F2"), swap.ap, swap.marked("A F2"), swap.marked("A F1")) == (RUNNER, 3, True, False)
    other.choose("move Ox F2 to F1")
    assert (other.who("A F2"), other.ap) == (RUNNER, 2)
    for army in (f"{RUNNER} marked, Ox", f"{RUNNER} moved, Ox"):
        assert ways(table(f"front: {army}", step="Move, ap 3"), f"{RUNNER} F1") == []


STALKER = "Heronmask Stalker"


@plays("Heronmask Stalker")
@pytest.mark.parametrize(("army", "where", "shoots", "strikes"), [
    (f"front: {STALKER}", "F1", ["Ann F1", "Ann F2", "Two B1"], ["Ann F1", "Ann F2"]),
    (f"back: {STALKER}", "B1", ["Ann F1", "Two B1"], []),
])  # fmt: skip
def test_cover_is_nothing_to_the_stalker(army: str, where: str, shoots: list[str], strikes: list[str]) -> None:
    s = table(army, "front: Ann, Ann; back: Two, Two")
    assert (whom(s, f"{STALKER} {where}, ranged"), whom(s, f"{STALKER} {where}, close")) == (shoots, strikes)
    s.choose(f"attack Two B1 with {STALKER} {where}, ranged")
    assert s.tokens("B B1") == 1


TOAD = "Dripstone Toad"


@plays("Dripstone Toad")
def test_the_toad_attacks_nobody_alone_but_does_the_rest() -> None:
    s = table(f"front: {TOAD}, Ox", "front: Ann, Ann; back: -, -, -, Page")
    assert (whom(s, f"{TOAD} F1, close"), whom(s, "Ox F2, close")) == ([], ["Ann F1", "Ann F2"])
    assert groups(s, f"{TOAD} F1 + Ox F2")  # there its text is lost (SLOT-GROUP-04)
    s = table("front: Ann, Ox", f"front: {TOAD}; back: Ann")
    assert whom(s, "Ann F1, close") == [f"{TOAD} F1"]
    s.choose(f"attack {TOAD} F1 with Ann F1, close")
    assert (s.tokens("A F1"), s.tokens("B F1")) == (1, 0)
    s = table(f"front: {TOAD}, Ox", step="Move, ap 3")
    assert ways(s, f"{TOAD} F1") == ["B1", "F2"]
    s = table(f"front: {TOAD}, Payer marked")
    s.choose("use Payer F2", "target Ann F1")
    assert (s.marked("A F1"), s.tokens("B F1")) == (True, 1)


@plays("Sump Colossus")
def test_the_colossus_counts_marks_as_they_are() -> None:
    s = table(f"front: {COLOSSUS}, Payer, Ox, Ox", f"front: Six; {FAR}")
    bare = s.fork()
    s.choose(f"attack Six F1 with {COLOSSUS} F1, close", "use Payer F2", "target Six F1", "give Ox F3")
    s.decline()
    assert s.tokens("B F1") == 2  # 5 and 1 for the Ox that pays, against 6
    bare.choose(f"attack Six F1 with {COLOSSUS} F1, close")
    bare.decline()
    assert bare.tokens("B F1") == 0
    s = table(f"front: {COLOSSUS}, Ox, Ox marked", f"front: Seven; {FAR}")
    divided(s, f"Seven F1 with {COLOSSUS} F1 + Ox F2, close")
    assert s.tokens("B F1") == 0  # in a group 5 and 1


@plays("Gallows Crier")
def test_the_crier_is_heard_in_its_own_turn_alone() -> None:
    s = table("front: Two, Ox", f"front: Two, {CRIER}; {FAR}")
    assert (s.value("B F1", "close"), s.value("B F2", "close")) == (2, 1)
    s.to("Move", "B")
    assert (s.value("B F1", "close"), s.value("A F1", "close")) == (3, 2)
    s = table(f"front: Two, Ox; back: -, -, -, {CRIER}", f"front: Five; {FAR}")
    divided(s, "Five F1 with Two F1 + Ox F2, close")
    assert s.tokens("B F1") == 1  # 3 and 2
    s = table(f"front: Two, {CRIER}", f"front: Four; {FAR}")
    divided(s, f"Four F1 with Two F1 + {CRIER} F2, close")
    assert s.tokens("B F1") == 0  # as a member it cries no more: 2 and 1
    assert not [label for label in starting(table(f"front: Bow, {CRIER}"), "attack") if "Bow F1, close" in label]


DUELLIST = "Ashveil Duellist"


@plays("Ashveil Duellist")
@pytest.mark.parametrize(("army", "label", "foes", "where", "harm"), [
    (f"front: {DUELLIST}", f"Four F1 with {DUELLIST} F1, close", "front: Four", "B F1", 1),
    (f"front: {DUELLIST}", f"Five F1 with {DUELLIST} F1, close", "front: Five", "B F1", 0),
    (f"front: {DUELLIST}, Ox", f"Five F1 with {DUELLIST} F1 + Ox F2, close", "front: Five", "B F1", 0),
    ("front: Four", f"{DUELLIST} F1 with Four F1, close", f"front: {DUELLIST}", "A F1", 0),
    (f"front: {DUELLIST}, Three", "Four F1 with Three F2, close", "front: Four", "B F1", 0),
])  # fmt: skip
def test_when_the_duellist_is_at_its_best(army: str, label: str, foes: str, where: str, harm: int) -> None:
    s = table(f"{army}; back: -, -, -, Ox", f"{foes}; {FAR}")
    divided(s, label)
    assert s.tokens(where) == harm
    assert DUELLIST not in army or s.value("A F1", "close") == 3


TORTURER = "Kettleblack Torturer"


@plays("Kettleblack Torturer")
@pytest.mark.parametrize(("army", "label", "foes", "won"), [
    (f"front: {TORTURER}", f"Lamb F1 with {TORTURER} F1, close", "front: Lamb, Ox; back: Ox", 1),
    (f"front: {TORTURER}", f"Lamb F1 with {TORTURER} F1, close", "front: Lamb, Ox", 3),
    (f"front: {TORTURER}, Two", "Lamb F1 with Two F2, close", "front: Lamb, Ox; back: Ox", 0),
    (f"front: {TORTURER}", f"Ox F1 with {TORTURER} F1, close", "front: Ox, Ox; back: Ox", 0),
    (f"front: {TORTURER}, Wall", f"Lamb F1 with {TORTURER} F1 + Wall F2, close", "front: Lamb, Ox; back: Ox", 0),
    (f"front: {TORTURER} hurt 1", f"Pike F1 with {TORTURER} F1, close", "front: Pike hurt 8, Ox; back: Ox", 1),
])  # fmt: skip
def test_what_the_torturer_s_kills_are_worth(army: str, label: str, foes: str, won: int) -> None:
    s = table(f"{army}; back: -, -, -, Ox", foes)
    divided(s, label)
    assert s.points("A") == won
    assert s.who("A F1") == ("" if "Pike" in foes else TORTURER)


@plays("Kettleblack Torturer")
def test_the_torturer_s_strike_back_is_paid_and_no_spell() -> None:
    s = table("front: Lamb, Ox; back: Ox", f"front: {TORTURER} marked; {FAR}")
    s.choose(f"attack {TORTURER} F1 with Lamb F1, close")
    assert (s.who("A F1"), s.points("B")) == ("", 1)
    s = table(f"front: {TORTURER}, Slayer", "front: Lamb, Ox; back: Ox", "Abilities")
    s.choose("use Slayer F2", "target Lamb F1")
    assert (s.who("B F1"), s.points("A")) == ("", 0)


JAILER = "Brandhook Jailer"


@plays("Brandhook Jailer")
@pytest.mark.parametrize(("there", "stuck"), [
    (f"front: {JAILER}", True), (f"back: {JAILER} marked", True), (f"front: -, -, {JAILER}", False), ("front: Ann", False),
])  # fmt: skip
def test_nobody_moves_in_the_jailer_s_column(there: str, stuck: bool) -> None:
    s = table("front: Ox, Two; back: Three, Bow", there, "Move, ap 3")
    assert (ways(s, "Ox F1"), ways(s, "Three B1")) == (([], []) if stuck else (["B1", "F2"], ["B2", "F1"]))
    assert ("F1" in ways(s, "Two F2"), "B1" in ways(s, "Bow B2")) == (not stuck, not stuck)


@plays("Brandhook Jailer")
def test_the_jailer_holds_enemies_alone_and_where_it_goes() -> None:
    s = table(f"front: {JAILER}, Ox; back: Ox", f"front: Two, Three; {FAR}", "Move, ap 3")
    assert "B2" in ways(s, "Ox B1")
    s.choose(f"move {JAILER} F1 to F2")
    s.to("Move", "B")
    assert (ways(s, "Two F1"), ways(s, "Three F2")) == (["B1"], [])


HOUND = "Cindermaw Hound"


@plays("Cindermaw Hound")
@pytest.mark.parametrize(("army", "label", "foes", "where", "harm"), [
    (f"front: {HOUND}", f"Three F1 with {HOUND} F1, close", "front: Three", "B F1", (1, True)),
    (f"front: {HOUND}", f"Four F1 with {HOUND} F1, close", "front: Four", "B F1", (0, False)),
    (f"front: {HOUND}, Ox", f"Four F1 with {HOUND} F1 + Ox F2, close", "front: Four", "B F1", (1, False)),
    (f"front: {HOUND}, Three", "Three F1 with Three F2, close", "front: Three", "B F1", (1, False)),
])  # fmt: skip
def test_whom_the_hound_mauls(army: str, label: str, foes: str, where: str, harm: tuple[int, bool]) -> None:
    s = table(f"{army}; back: -, -, -, Ox", f"{foes}, Ox; {FAR}")
    divided(s, label)
    assert (s.tokens(where), s.marked(where), s.marked("B F2")) == (*harm, False)


@plays("Cindermaw Hound")
def test_the_hound_mauls_as_it_strikes_back() -> None:
    tireless = {"Steady": "close 3 ranged 3 def 3 life 9: This creature is not marked for attacking."}
    for weapon, harm in (("close", (1, True)), ("ranged", (0, False))):
        s = slot(f"A: front: Steady, Ox\nB: front: {HOUND}; {FAR}\nstep: Action, ap 3", CAST | tireless)
        s.choose(f"attack {HOUND} F1 with Steady F1, {weapon}")
        assert (s.tokens("A F1"), s.marked("A F1")) == harm, weapon
