"""Blind texts of SLOT's thirtyfourth round about values, blows, kills and moves, played as their writers meant them."""

import pytest

from blind.gestures import starting
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Three": "close 3 ranged 3 def 3 life 9", "Four": "close 4 ranged 4 def 4 life 9", "Wall": "close 1 def 9 life 9",
    "Bow": "ranged 2 def 2 life 5", "Witchlight": "magic 4 def 1 life 5", "Lamb": "close 1 ranged 1 def 1 life 1",
    "Five": "close 5 ranged 5 def 5 life 9", "Two": "close 2 ranged 2 def 2 life 9", "Pike": "close 9 def 2 life 9",
    "Slayer": "close 1 def 1 life 5: [ ] - Kill target creature.", "Root": "close 1 def 1 life 5 fixed",
    "Waker": "def 1 life 5: [ ] - Unmark target ally creature.",
    "Payer": "def 1 life 5: [1] - Deal 1 damage to target creature.",
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


FERRYMAN = "Sedgepole Ferryman"


@plays("Sedgepole Ferryman")
def test_the_ferryman_moves_in_the_action_step() -> None:
    s = table(f"front: {FERRYMAN}, Ox; back: -, -, -, Slayer")
    assert (ways(s, f"{FERRYMAN} F1"), ways(s, "Ox F2")) == (["B1", "F2"], [])
    swap = s.fork()
    s.choose(f"move {FERRYMAN} F1 to B1")
    assert (s.who("A B1"), s.marked("A B1"), s.ap, starting(s, "move")) == (FERRYMAN, True, 2, [])
    swap.choose(f"move {FERRYMAN} F1 to F2")
    assert (swap.who("A F1"), swap.who("A F2"), swap.marked("A F1"), swap.marked("A F2")) == (
        "Ox",
        FERRYMAN,
        False,
        True,
    )
    for army, step in (
        (f"{FERRYMAN} marked, Ox, Slayer", "Action, ap 3"), (f"{FERRYMAN}, Ox, Slayer", "Action, ap 0"),
        (f"{FERRYMAN} moved, Ox, Slayer", "Action, ap 3"), (f"{FERRYMAN}, Ox, Slayer", "Abilities"),
    ):  # fmt: skip
        assert not starting(table(f"front: {army}", step=step), "move"), army


@plays("Sedgepole Ferryman")
def test_the_ferryman_moves_once_in_all() -> None:
    for step in ("Move, ap 3", "Action, ap 3"):
        s = table(f"front: {FERRYMAN}, Ox, Waker", step=step)
        s.choose(f"move {FERRYMAN} F1 to B1")
        if step[0] == "M":
            s.to("Action")
        s.choose("use Waker F3", *starting(s, "target"))
        assert (s.marked("A B1"), ways(s, f"{FERRYMAN} B1"), s.ap) == (False, [], 2)
        s.to("Action", "B")
        assert not starting(s, "move")


SLINGER = "Mudlark Slinger"


@plays("Mudlark Slinger")
@pytest.mark.parametrize(("army", "where", "shoots", "strikes"), [
    (f"front: {SLINGER}", "F1", ["Ann F1", "Ann F2", "Two B1"], ["Ann F1", "Ann F2"]),
    (f"back: {SLINGER}", "B1", ["Ann F1", "Two B1"], []),
    (f"front: -, -, {SLINGER}", "F3", ["Ann F2", "Ox B3"], ["Ann F2", "Ox B3"]),
])  # fmt: skip
def test_cover_is_nothing_to_the_slinger(army: str, where: str, shoots: list[str], strikes: list[str]) -> None:
    s = table(army, "front: Ann, Ann; back: Two, Two, Ox")
    assert (whom(s, f"{SLINGER} {where}, ranged"), whom(s, f"{SLINGER} {where}, close")) == (shoots, strikes)


@plays("Mudlark Slinger")
def test_the_slinger_hits_behind_the_cover_and_nobody_else_does() -> None:
    s = table(f"front: {SLINGER}, Three, Ox", "front: Ann, Ann; back: Two, Two")
    assert whom(s, "Three F2, ranged") == ["Ann F1", "Ann F2"]
    assert not [label for label in groups(s, SLINGER) if "Two" in label]
    s.choose(f"attack Two B1 with {SLINGER} F1, ranged")
    assert (s.tokens("B B1"), s.who("A F1")) == (1, "")  # struck back at with 2 against 2


WARDEN = "Warden of the Sunken Stiles"


@plays("Warden of the Sunken Stiles")
@pytest.mark.parametrize(("there", "stuck"), [
    (f"front: {WARDEN}", True), (f"back: {WARDEN} marked", True), (f"front: -, -, {WARDEN}", False), ("front: Ann", False),
])  # fmt: skip
def test_nobody_moves_in_front_of_the_warden(there: str, stuck: bool) -> None:
    s = table("front: Ox, Two; back: Three, Bow", there, "Move, ap 3")
    assert (ways(s, "Ox F1"), ways(s, "Three B1")) == (([], []) if stuck else (["B1", "F2"], ["B2", "F1"]))
    assert ("F1" in ways(s, "Two F2"), "B1" in ways(s, "Bow B2")) == (not stuck, not stuck)
    assert ("B2" in ways(s, "Two F2"), "F3" in ways(s, "Two F2")) == (True, True)


@plays("Warden of the Sunken Stiles")
def test_the_warden_holds_enemies_alone_and_where_it_goes() -> None:
    s = table(f"front: {WARDEN}, Ox; back: Ox", f"front: Two, Three; {FAR}", "Move, ap 3")
    assert {"F2", "B1"} <= set(ways(s, f"{WARDEN} F1"))
    assert "B2" in ways(s, "Ox B1")
    s.choose(f"move {WARDEN} F1 to F2")
    s.to("Move", "B")
    assert (ways(s, "Two F1"), ways(s, "Three F2")) == (["B1"], [])
    s = table("front: -, Two", f"front: {WARDEN}; {FAR}", "Move, ap 3")
    s.choose("move Two F2 to F1")  # into the column it may go
    assert s.who("A F1") == "Two"


ALMSMAN = "Fogbound Almsman"


@plays("Fogbound Almsman")
def test_the_almsman_is_met_one_at_a_time() -> None:
    s = table("front: Three, Two, Ox", f"front: {ALMSMAN}, Ann; {FAR}")
    assert (groups(s, f"attack {ALMSMAN}"), len(groups(s, "attack Ann F2")) > 0) == ([], True)
    s.choose(f"attack {ALMSMAN} F1 with Two F2, close")
    assert (s.who("B F1"), s.tokens("A F2"), s.ap) == (ALMSMAN, 1, 2)
    s.choose(f"attack {ALMSMAN} F1 with Three F1, close")
    assert (s.who("B F1"), s.ap) == ("", 1)


@plays("Fogbound Almsman")
def test_the_almsman_itself_joins_groups() -> None:
    s = table(f"front: {ALMSMAN}, Ox", f"front: Ann; {FAR}")
    assert groups(s, f"{ALMSMAN} F1 + Ox F2")


TALLYMAN = "Gullet Tallyman"


@plays("Gullet Tallyman")
@pytest.mark.parametrize(("army", "label", "foes", "won"), [
    (f"front: {TALLYMAN}, Two", "Two F2", "front: Lamb, -, Ox; back: Ox, Ox", 2),
    (f"front: {TALLYMAN}, Two", f"{TALLYMAN} F1", "front: Lamb, -, Ox; back: Ox, Ox", 2),
    (f"front: -, Two, -, {TALLYMAN} marked", "Two F2", "front: Lamb, -, Ox; back: Ox, Ox", 2),
    (f"front: -, Two; back: -, -, -, {TALLYMAN}", "Two F2", "front: Lamb, -, Ox; back: Ox, Ox", 1),
    (f"front: {TALLYMAN}, Two, -, {TALLYMAN}", "Two F2", "front: Lamb, -, Ox; back: Ox, Ox", 2),
    (f"front: {TALLYMAN}, Two", "Two F2", "front: Lamb, Ox; back: Ox, Ox", 0),
    (f"front: {TALLYMAN}, Two", "Two F2", "front: Lamb, Ox; back: -, Ox", 2),
    (f"front: {TALLYMAN}, Two", "Two F2", "front: Lamb, -, Ox; back: -, Ox", 2),
    (f"front: {TALLYMAN}, Two", "Two F2", "front: Lamb, -, Ox", 4),
])  # fmt: skip
def test_what_pairs_are_worth_to_the_tallyman(army: str, label: str, foes: str, won: int) -> None:
    s = table(army, foes)
    divided(s, f"Lamb F1 with {label}, close")
    assert (s.who("B F1"), s.points("A"), s.points("B")) == ("", won, 0)


@plays("Gullet Tallyman")
def test_only_its_own_player_counts_so_and_strike_back_counts_too() -> None:
    s = table("front: Two, Ox", f"front: Lamb, -, {TALLYMAN}; back: Ox, Ox")
    s.choose("attack Lamb F1 with Two F1, close")
    assert (s.points("A"), s.points("B")) == (1, 0)
    s = table("front: Lamb, -, Ox; back: Ox, Ox", f"front: {TALLYMAN}; {FAR}")
    s.choose(f"attack {TALLYMAN} F1 with Lamb F1, close")
    assert (s.who("A F1"), s.points("A"), s.points("B")) == ("", 0, 2)
    s = table(f"front: {TALLYMAN}, Slayer", "front: Lamb, -, Ox; back: Ox, Ox", "Abilities")
    s.choose("use Slayer F2", "target Lamb F1")
    assert s.points("A") == 2


LINTEL, ODDA = "Lintel-Bearer", "Gravelcook Odda"


@plays("Lintel-Bearer")
@pytest.mark.parametrize(("army", "guards"), [
    (f"front: {LINTEL}, Three; back: Three, Three", {"F1": 3, "F2": 3, "B1": 4, "B2": 3}),
    (f"front: {LINTEL} marked; back: Three", {"F1": 3, "B1": 4}), (f"front: Three; back: {LINTEL}", {"F1": 3, "B1": 3}),
    (f"front: {LINTEL}; back: {LINTEL}", {"F1": 3, "B1": 4}),
])  # fmt: skip
def test_whom_the_lintel_shelters(army: str, guards: dict[str, int]) -> None:
    s = table(army, "front: Three; back: Three")
    assert {where: s.value(f"A {where}", "DEF") for where in guards} == guards
    assert (s.value("B F1", "DEF"), s.value("B B1", "DEF")) == (3, 3)


@plays("Lintel-Bearer")
@pytest.mark.parametrize(("front", "hit"), [(LINTEL, 0), ("Ox", 1)])
def test_behind_the_lintel_magic_needs_more(front: str, hit: int) -> None:
    s = table("front: Witchlight, Ox", f"front: {front}; back: Four")
    s.choose("attack Four B1 with Witchlight F1, ranged")
    assert s.tokens("B B1") == hit


BADGER = "Scree Badger"


@plays("Scree Badger")
@pytest.mark.parametrize(("army", "label", "foes", "where", "harm"), [
    ("front: Four", f"{BADGER} F1 with Four F1, close", f"front: {BADGER}", "A F1", 1),
    ("front: Five", f"{BADGER} F1 with Five F1, close", f"front: {BADGER} marked", "A F1", 0),
    ("front: Two, Four", f"{BADGER} F1 with Two F1 + Four F2, close", f"front: {BADGER}", "A F1", 1),
    (f"front: {BADGER}", f"Two F1 with {BADGER} F1, close", "front: Two", "B F1", 1),
    (f"front: {BADGER}", f"Three F1 with {BADGER} F1, close", "front: Three", "B F1", 0),
    ("front: Two", f"{BADGER} F1 with Two F1, ranged", f"front: {BADGER}", "A F1", 0),
    (f"front: Four, {BADGER}", "Four F1 with Four F1, close", "front: Four", "B F1", 1),
])  # fmt: skip
def test_the_badger_bites_back(army: str, label: str, foes: str, where: str, harm: int) -> None:
    s = table(f"{army}; back: -, -, -, Ox", f"{foes}; {FAR}")
    divided(s, label)
    assert s.tokens(where) == harm


@plays("Scree Badger")
def test_the_badger_divides_what_it_has_more() -> None:
    s = table("front: Two, Two; back: -, -, -, Ox", f"front: {BADGER}; {FAR}")
    s.choose(f"attack {BADGER} F1 with Two F1 + Two F2, close")
    s.choose("number 2", *starting(s, "number 2"))
    assert (s.tokens("A F1"), s.tokens("A F2")) == (1, 1)


@plays("Gravelcook Odda")
def test_the_cook_s_neighbours_rest_for_less() -> None:
    s = table(f"front: Two hurt 1, {ODDA} hurt 1, Ox; back: Ox hurt 1, Four hurt 2", step="Action, ap 1")
    assert starting(s, "rest") == ["rest Two F1", "rest Four B2"]
    s.choose("rest Four B2")
    assert (s.tokens("A B2"), s.marked("A B2"), s.tokens("A F2")) == (1, True, 1)
    s = table(f"front: Two hurt 1, {ODDA} hurt 1, Ox marked hurt 1; back: Ox hurt 1", step="Action, ap 3")
    assert starting(s, "rest") == ["rest Two F1", f"rest {ODDA} F2", "rest Ox B1"]
    own = s.fork()
    s.choose("rest Two F1")
    assert s.ap == 2
    own.choose(f"rest {ODDA} F2")
    assert (own.ap, own.tokens("A F2")) == (1, 0)
    assert not starting(table(f"front: Ann, Ox hurt 1; {FAR}", f"front: Ox, {ODDA}", "Action, ap 1"), "rest")


@plays("Gravelcook Odda")
def test_between_two_cooks_rest_is_free() -> None:
    s = table(f"front: {ODDA}, Ox hurt 2, {ODDA} hurt 1, Slayer", step="Action, ap 0")
    assert starting(s, "rest") == ["rest Ox F2"]
    s.choose("rest Ox F2")
    assert (s.ap, s.tokens("A F2"), s.marked("A F2")) == (0, 1, True)


GOLEM = "Portcullis Golem"


@plays("Portcullis Golem")
def test_the_golem_neither_moves_nor_attacks() -> None:
    s = table(f"front: {GOLEM}, Ox; back: Two", step="Move, ap 3")
    assert (ways(s, f"{GOLEM} F1"), ways(s, "Ox F2"), ways(s, "Two B1")) == ([], ["B2", "F3"], ["B2"])
    s = table(f"front: {GOLEM}, Ox", "front: Ann, Ann; back: -, -, -, Page")
    assert (whom(s, f"{GOLEM} F1, close"), whom(s, "Ox F2, close")) == ([], ["Ann F1", "Ann F2"])
    assert groups(s, f"{GOLEM} F1 + Ox F2")  # there its text is lost (SLOT-GROUP-04)


@plays("Portcullis Golem")
def test_the_golem_strikes_back_covers_pays_and_rests() -> None:
    s = table("front: Three, Ox", f"front: {GOLEM}; back: Ann")
    assert whom(s, "Three F1, close") == [f"{GOLEM} F1"]
    s.choose(f"attack {GOLEM} F1 with Three F1, close")
    assert (s.tokens("A F1"), s.tokens("B F1")) == (1, 0)
    s = table(f"front: {GOLEM} hurt 1, Payer marked")
    pays = s.fork()
    s.choose(f"rest {GOLEM} F1")
    assert (s.tokens("A F1"), s.marked("A F1")) == (0, True)
    pays.choose("use Payer F2", "target Ann F1")
    assert (pays.marked("A F1"), pays.tokens("B F1")) == (True, 1)


REEVE = "Tollbar Reeve"


@plays("Tollbar Reeve")
def test_whoever_moves_against_the_reeve_pays_more() -> None:
    for foes, left in ((REEVE, 1), (f"{REEVE} marked, {REEVE}", 0), ("Ox", 2)):
        s = table("front: Three, Ox, Slayer", f"front: {foes}; {FAR}", "Move, ap 3")
        swap = s.fork()
        s.choose("move Three F1 to B1")
        assert s.ap == left, foes
        swap.choose("move Three F1 to F2")
        assert (swap.who("A F2"), swap.ap) == ("Three", left), foes
    s = table("front: Three, Slayer", f"front: {REEVE}; {FAR}", "Move, ap 1")
    assert not starting(s, "move")
    s = table(f"front: {REEVE}, Ox", step="Move, ap 3")
    s.choose("move Ox F2 to B2")
    assert s.ap == 2


@plays("Tollbar Reeve", "Sedgepole Ferryman")
def test_the_toll_is_taken_wherever_one_moves() -> None:
    s = table(f"front: {FERRYMAN}, Ox", f"front: {REEVE}; {FAR}")
    s.choose(f"move {FERRYMAN} F1 to B1")
    assert s.ap == 1


SHADE = "Chilblain Shade"


@plays("Chilblain Shade")
def test_the_shade_is_met_with_arrows_and_spells_alone() -> None:
    s = table("front: Three, Witchlight, Wall, Two", f"front: Ann, {SHADE}; {FAR}")
    for who, weapon, reaches in (
        ("Three F1", "close", False), ("Three F1", "ranged", True), ("Witchlight F2", "ranged", True),
        ("Wall F3", "close", False),
    ):  # fmt: skip
        assert (f"{SHADE} F2" in whom(s, f"{who}, {weapon}")) == reaches, who
    assert {label[-5:] for label in groups(s, f"attack {SHADE}")} == {"anged"}
    s.choose(f"attack {SHADE} F2 with Three F1, ranged")
    assert (s.who("B F2"), s.tokens("A F1")) == ("", 0)


@plays("Chilblain Shade")
def test_the_shade_attacks_from_afar() -> None:
    s = table(f"front: {SHADE}, Ox", f"front: Two; {FAR}")
    assert (whom(s, f"{SHADE} F1, close"), whom(s, f"{SHADE} F1, ranged")) == ([], ["Two F1"])
    s.choose(f"attack Two F1 with {SHADE} F1, ranged")
    assert (s.tokens("B F1"), s.who("A F1")) == (1, "")


OUTRIDER = "Dustmane Outrider"


@plays("Dustmane Outrider")
def test_the_outrider_moves_and_is_awake_still() -> None:
    s = table(f"front: {OUTRIDER}, Ox", f"front: Three; {FAR}", "Move, ap 3")
    swap, other = s.fork(), s.fork()
    s.choose(f"move {OUTRIDER} F1 to B1")
    assert (s.marked("A B1"), s.ap, ways(s, f"{OUTRIDER} B1")) == (False, 2, [])
    swap.choose(f"move {OUTRIDER} F1 to F2")
    assert (swap.marked("A F2"), swap.marked("A F1"), swap.ap) == (False, False, 2)
    swap.to("Action")
    swap.choose(f"attack Three F1 with {OUTRIDER} F2, close")
    assert (swap.tokens("B F1"), swap.who("A F2"), swap.ap) == (1, "", 1)
    other.choose("move Ox F2 to F1")
    assert (other.who("A F2"), other.marked("A F1"), other.marked("A F2")) == (OUTRIDER, True, False)
    assert ways(other, f"{OUTRIDER} F2") == ["B2", "F1", "F3"]


@plays("Dustmane Outrider")
@pytest.mark.parametrize("army", [f"{OUTRIDER} marked, Ox", f"{OUTRIDER} moved, Ox"])
def test_the_outrider_moves_unmarked_and_once(army: str) -> None:
    assert ways(table(f"front: {army}", step="Move, ap 3"), f"{OUTRIDER} F1") == []
    assert ways(table(f"front: {OUTRIDER}, Slayer", step="Move, ap 0"), f"{OUTRIDER} F1") == []
