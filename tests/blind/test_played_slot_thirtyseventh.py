"""Blind texts of SLOT's thirty-seventh round about values and blows, played as their writers meant them."""

import pytest

from blind.gestures import starting
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Two": "close 2 ranged 2 def 2 life 9", "Three": "close 3 ranged 3 def 3 life 9", "Four": "close 4 ranged 4 def 4 life 9",
    "Five": "close 5 ranged 5 def 5 life 9", "Six": "close 6 ranged 6 def 6 life 9", "Spark": "magic 2 close 1 def 2 life 9",
    "Bow": "ranged 2 def 2 life 9", "Wall": "def 3 life 9",
    "Naked": "close 1 ranged 1 def 0 life 5", "Lamb": "close 1 ranged 1 def 1 life 1",
    "Slayer": "close 1 def 1 life 5: [ ] - Kill target creature.",
    "Pricker": "close 1 def 1 life 5: [ ] - Deal 1 damage to target creature.",
    "Thrower": "close 1 def 1 life 5: [1] - Deal 1 damage to target creature.",
}  # fmt: skip
IDLE = "back: -, -, -, Pricker"  # who is asked in every exchange, so that one can look


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Action, ap 3") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def divided(s: Scene, label: str) -> None:
    """Attack so; of a strike back at a group all goes to its first member."""
    s.choose(f"attack {label}")
    s.decline()
    while starting(s, "number", "trigger"):
        s.choose(starting(s, "number", "trigger")[-1])


HAND, FORD, KNAVE = "Palisade Hand", "Ford Keeper", "Jeering Knave"
BROTHER, HOUND, CANTOR = "Pledge Brother", "Charnel Hound", "Siege Cantor"


@plays("Palisade Hand", "Ford Keeper", "Jeering Knave", "Pledge Brother", "Charnel Hound", "Siege Cantor")
@pytest.mark.parametrize(
    ("army", "foes", "values"),
    [
        (f"front: {HAND}, Two; back: Two, Two", "front: Two; back: Two", {
            "A B1 DEF": 3, "A B2 DEF": 2, "A F1 DEF": 3, "A F2 DEF": 2, "B F1 DEF": 2, "B B1 DEF": 2}),
        (f"front: {HAND} marked; back: Two marked", "front: Ox", {"A B1 DEF": 3, "A B1 close": 2}),
        (f"front: Two, Two; back: {HAND}, Two", "front: Two", {
            "A F1 DEF": 2, "A F2 DEF": 2, "A B2 DEF": 2, "A B1 DEF": 3, "B F1 DEF": 2}),
        (f"front: {HAND}; back: {HAND}", "front: Ox", {"A F1 DEF": 3, "A B1 DEF": 4}),
        (f"front: Two, {FORD}; back: Two, Two", "front: Two, Two, Two; back: Two, Two", {
            "B F2 close": 1, "B B2 close": 1, "B F1 close": 2, "B F3 close": 2, "B B1 close": 2, "A B2 close": 2,
            "A F2 close": 3, "B F2 ranged": 2, "B F2 DEF": 2}),
        (f"back: -, -, -, {FORD} marked", "front: Ox, Ox, Ox, Two; back: Ox, Ox, Ox, Ann", {
            "B F4 close": 1, "B B4 close": 0, "B F3 close": 1}),
        (f"front: {FORD}; back: {FORD}", "front: Three; back: Ann", {"B F1 close": 1, "B B1 close": 0, "A F1 close": 3}),
        (f"front: {FORD}", f"front: {FORD}", {"A F1 close": 2, "B F1 close": 2}),
        (f"front: {KNAVE}, Ox", "front: Ox", {"A F1 close": 2, "A F2 close": 1}),
        (f"front: {BROTHER}, -, Two, {BROTHER} marked; back: Two, {BROTHER}, -, {BROTHER}", f"back: {BROTHER}; front: Two", {
            "A F1 DEF": 4, "A F4 DEF": 4, "A B2 DEF": 2, "A B4 DEF": 2, "A F3 DEF": 2, "A B1 DEF": 2, "B B1 DEF": 2}),
        (f"front: {HOUND}; back: {HOUND} marked; twilight: 3 Imp; grave: Lamb", "front: Two; twilight: Ann, Ox; grave: Imp", {
            "A F1 close": 4, "A B1 close": 4, "B F1 close": 2}),
        (f"front: {HOUND}; twilight: Imp", f"front: {HOUND}; twilight: 7 Imp", {"A F1 close": 9, "B F1 close": 3}),
        (f"front: {HOUND}; twilight: 2 Imp", "front: Ox", {"A F1 close": 2}),
        (f"front: Two; back: {CANTOR}", f"front: Two; back: {CANTOR}", {"A F1 close": 2, "B F1 close": 2}),
    ],
)  # fmt: skip
def test_what_they_are_worth_where_they_stand(army: str, foes: str, values: dict[str, int]) -> None:
    s = table(army, foes)
    assert {where: s.value(where[:4], where[5:]) for where in values} == values


@plays("Palisade Hand")
def test_the_palisade_holds_off_what_strikes_behind_it() -> None:
    for foes, hit in ((f"front: {HAND}; back: Two", 0), (f"front: Ox, {HAND}; back: Two", 1)):
        s = table("front: Spark, Ox", foes)
        s.choose("attack Two B1 with Spark F1, ranged")
        assert s.tokens("B B1") == hit, foes
    s = table(f"front: {HAND}, Ox; back: Two", step="Move, ap 3")
    s.choose(f"move {HAND} F1 to F2")
    assert (s.who("A F2"), s.value("A B1", "DEF")) == (HAND, 2)
    s = table("front: Slayer, Ox", f"front: {HAND}; back: Two", "Abilities")
    s.choose("use Slayer F1", f"target {HAND} F1")
    assert s.value("B B1", "DEF") == 2


@plays("Palisade Hand")
def test_in_a_group_the_hand_leaves_its_palisade() -> None:
    s = table(f"front: {HAND}, Two, Ox; back: Two", f"front: Six; {IDLE}")
    alone, other = s.fork(), s.fork()
    s.choose(f"attack Six F1 with {HAND} F1 + Two F2, close")
    assert (s.asked, s.value("A B1", "DEF")) == ("B", 2)
    s.choose("decline", *starting(s, "number")[:1])
    while starting(s, "number"):
        s.choose(starting(s, "number")[0])
    assert s.value("A B1", "DEF") == 3
    alone.choose(f"attack Six F1 with {HAND} F1, close")
    assert (alone.asked, alone.value("A B1", "DEF")) == ("B", 3)
    other.choose("attack Six F1 with Two F2, close")
    assert (other.asked, other.value("A B1", "DEF")) == ("B", 3)


@plays("Ford Keeper")
def test_the_ford_weakens_blows_and_answers_of_its_column() -> None:
    for army, label, foes, harm in (
        ("front: Three, Ox", f"{FORD} F1 with Three F1, close", f"front: {FORD}", (1, 0)),
        ("front: -, Three, Ox", f"{FORD} F1 with Three F2, close", f"front: {FORD}", (1, 1)),
        ("front: Three, Ox", f"{FORD} F1 with Three F1, ranged", f"front: {FORD}", (0, 1)),
        (f"front: {FORD}, Ox", f"Three F1 with {FORD} F1, close", "front: Three", (0, 1)),
        (f"front: {FORD}, Ox", f"Three F2 with {FORD} F1, close", "front: -, Three", (1, 1)),
        (f"front: Three, Ox; back: {FORD}", "Three F1 with Three F1, close", "front: Three", (0, 1)),
        (f"front: Three, Ox; back: {FORD}", "Three F1 with Three F1, ranged", "front: Three", (1, 1)),
    ):  # fmt: skip
        s = table(f"{army}", f"{foes}; {FAR}")
        mine = f"A {label.partition(' with ')[2].partition(',')[0][-2:]}"
        theirs = f"B {label.partition(' with ')[0][-2:]}"
        died = {FORD: 1}
        s.choose(f"attack {label}")
        hits = [s.tokens(where) if s.who(where) else died[FORD] for where in (mine, theirs)]
        assert tuple(hits) == harm, label


@plays("Ford Keeper")
def test_the_ford_never_goes_below_nothing_and_wants_a_close_weapon() -> None:
    s = table("front: Ox, Two", f"front: {FORD}, Naked; back: {FORD}")
    assert s.value("A F1", "close") == 0
    s.choose("attack Naked F2 with Ox F1, close")
    assert s.tokens("B F2") == 1  # 0 against DEF 0 (SLOT-RESOLVE-07)
    s = table("front: Bow, Ox", f"front: {FORD}; {FAR}")
    assert [label for label in starting(s, "attack") if "Bow F1, close" in label] == []
    s.choose(f"attack {FORD} F1 with Bow F1, ranged")
    assert s.tokens("A F1") == 0


@plays("Ford Keeper")
def test_the_ford_goes_with_its_keeper_and_not_with_a_group() -> None:
    s = table(f"front: {FORD}, -, Ox", "front: Three, Three; back: Three", "Move, ap 3")
    assert [s.value(f"B {where}", "close") for where in ("F1", "F2", "B1")] == [2, 3, 2]
    s.choose(f"move {FORD} F1 to F2")
    assert [s.value(f"B {where}", "close") for where in ("F1", "F2", "B1")] == [3, 2, 3]
    s = table(f"front: {FORD}, Two, Ox", f"front: Three; {IDLE}")
    s.choose(f"attack Three F1 with {FORD} F1 + Two F2, close")
    assert (s.asked, s.value("B F1", "close")) == ("B", 3)
    s.choose("decline")
    assert starting(s, "number") == [f"number {n}" for n in range(4)]
    s.choose("number 3")
    assert (s.who("A F1"), s.tokens("B F1")) == ("", 1)
    s = table("front: Three, Two, Ox", f"front: {FORD}, -, -, Ox; {FAR}")
    divided(s, f"{FORD} F1 with Three F1 + Two F2, close")
    assert s.who("B F1") == ""  # 2 and 2
    s = table("front: Two, Ann, Ox", f"front: {FORD}, -, -, Ox; {FAR}")
    divided(s, f"{FORD} F1 with Two F1 + Ann F2, close")
    assert s.who("B F1") == FORD  # 1 and 1


FLETCHER = "Dusk Fletcher"


@plays("Dusk Fletcher")
@pytest.mark.parametrize(("army", "label", "foes", "harm"), [
    (f"front: {FLETCHER}, Ox", f"Four F1 with {FLETCHER} F1, ranged", "front: Four", {"B F1": 1}),
    (f"front: {FLETCHER}, Ox", f"Five F1 with {FLETCHER} F1, ranged", "front: Five", {"B F1": 0}),
    (f"front: {FLETCHER}, Ox", f"Two F1 with {FLETCHER} F1, close", "front: Two", {"B F1": 0}),
    (f"front: {FLETCHER}, Ox", f"Naked F1 with {FLETCHER} F1, ranged", "front: Naked", {"B F1": 1}),
    (f"front: Ox; back: {FLETCHER}", f"Four F1 with {FLETCHER} B1, ranged", "front: Four", {"B F1": 1}),
    ("front: Four, Ox", f"{FLETCHER} F1 with Four F1, ranged", f"front: {FLETCHER}", {"A F1": 1}),
    ("front: Five, Ox", f"{FLETCHER} F1 with Five F1, ranged", f"front: {FLETCHER} marked", {"A F1": 0}),
    ("front: Two, Ox", f"{FLETCHER} F1 with Two F1, close", f"front: {FLETCHER}", {"A F1": 0}),
    ("front: Four, Four", f"{FLETCHER} F1 with Four F1 + Four F2, ranged", f"front: {FLETCHER}", {"A F1": 1, "A F2": 0}),
    (f"front: {FLETCHER}, Two", f"Six F1 with {FLETCHER} F1 + Two F2, ranged", "front: Six", {"B F1": 0}),
    (f"front: {FLETCHER}, Three", "Four F1 with Three F2, ranged", "front: Four", {"B F1": 0}),
])  # fmt: skip
def test_whom_the_barbs_pierce(army: str, label: str, foes: str, harm: dict[str, int]) -> None:
    mine = army if "back" in army else f"{army}; back: -, -, -, Ox"
    s = table(mine, f"{foes}, -, -, Ox; {FAR}")
    divided(s, label)
    assert {where: s.tokens(where) for where in harm} == harm
    assert "Four" not in foes or s.value("B F1", "DEF") == 4  # in that battle alone
    assert "Four" not in army or s.value("A F1", "DEF") == 4


@plays("Dusk Fletcher")
def test_the_barbs_pierce_from_the_beginning_and_every_member_of_a_group() -> None:
    s = table("front: Two, Two, Ox", f"front: {FLETCHER}; {IDLE}")
    s.choose(f"attack {FLETCHER} F1 with Two F1 + Two F2, ranged")
    s.choose(*starting(s, "trigger")[:1])
    assert [s.value(f"A F{n}", "DEF") for n in (1, 2, 3)] == [1, 1, 1]
    s.decline()
    s.choose("number 1", "number 1")
    assert (s.tokens("A F1"), s.tokens("A F2"), s.value("A F1", "DEF")) == (1, 1, 2)
    s = table(f"front: {FLETCHER}, Ox", f"front: Two, Two; {IDLE}")
    s.choose(f"attack Two F1 with {FLETCHER} F1, ranged")
    assert (s.asked, s.value("B F1", "DEF"), s.value("B F2", "DEF")) == ("B", 1, 2)
    s = table(f"front: {FLETCHER}, Ox", f"front: Naked; {IDLE}")
    s.choose(f"attack Naked F1 with {FLETCHER} F1, ranged")
    assert s.value("B F1", "DEF") == 0


@plays("Pledge Brother")
def test_the_brother_keeps_his_pledge_in_front_and_in_no_group() -> None:
    for where, hit in ((f"front: {BROTHER}", 0), (f"back: {BROTHER}", 1)):
        s = table("front: Three, Ox", f"{where}; front: -, -, -, Ox" if "back" in where else f"{where}, -, -, Ox")
        s.choose(f"attack {BROTHER} {'B1' if hit else 'F1'} with Three F1, close")
        assert s.tokens(f"B {'B1' if hit else 'F1'}") == hit
    s = table(f"front: {BROTHER}, Ox", f"front: Three; {FAR}")
    s.choose(f"attack Three F1 with {BROTHER} F1, close")
    assert (s.tokens("A F1"), s.tokens("B F1")) == (0, 1)
    s = table(f"front: {BROTHER}, Two, Ox", f"front: Three; {IDLE}")
    s.choose(f"attack Three F1 with {BROTHER} F1 + Two F2, close")
    assert (s.asked, s.value("A F1", "DEF")) == ("B", 2)
    s.choose("decline", "number 2")
    while starting(s, "number"):
        s.choose(starting(s, "number")[0])
    assert (s.tokens("A F1"), s.value("A F1", "DEF")) == (1, 4)


@plays("Pledge Brother")
def test_the_brother_s_pledge_changes_with_his_row_at_once() -> None:
    s = table(f"front: {BROTHER}, Ox; back: -, -, {BROTHER}", step="Move, ap 3")
    s.choose(f"move {BROTHER} F1 to B1")
    assert s.value("A B1", "DEF") == 2
    s.choose(f"move {BROTHER} B3 to F3")
    assert s.value("A F3", "DEF") == 4


@plays("Jeering Knave")
@pytest.mark.parametrize(("army", "label", "foes", "harm"), [
    ("front: Four, Ox", f"{KNAVE} F1 with Four F1, close", f"front: {KNAVE}", (1, 1)),
    ("front: Five, Ox", f"{KNAVE} F1 with Five F1, close", f"front: {KNAVE} marked", (0, 1)),
    ("front: Four, Ox", f"{KNAVE} B1 with Four F1, close", f"back: {KNAVE}; front: -, -, -, Ox", (1, 1)),
    ("front: Naked, Ox", f"{KNAVE} F1 with Naked F1, ranged", f"front: {KNAVE}", (0, 0)),
    (f"front: {KNAVE}, Ox", f"Two F1 with {KNAVE} F1, close", "front: Two", (0, 1)),
    (f"front: {KNAVE}, Ox", f"Three F1 with {KNAVE} F1, close", "front: Three", (1, 0)),
    ("front: Two, Ox", "Three F1 with Two F1, close", f"front: Three, {KNAVE}", (1, 0)),
])  # fmt: skip
def test_the_knave_jeers_back(army: str, label: str, foes: str, harm: tuple[int, int]) -> None:
    s = table(army, foes)
    s.choose(f"attack {label}")
    assert (s.tokens("A F1"), s.tokens(f"B {label.partition(' with ')[0][-2:]}")) == harm


@plays("Jeering Knave")
def test_the_knave_divides_four() -> None:
    s = table("front: Two, Two, Ox", f"front: {KNAVE}, -, -, Ox")
    s.choose(f"attack {KNAVE} F1 with Two F1 + Two F2, close")
    assert starting(s, "number") == [f"number {n}" for n in range(5)]
    s.choose("number 2", "number 2")
    assert (s.tokens("A F1"), s.tokens("A F2"), s.tokens("B F1")) == (1, 1, 1)
    s = table(f"front: {KNAVE}, Two, Ox", f"front: Five; {FAR}")
    divided(s, f"Five F1 with {KNAVE} F1 + Two F2, close")
    assert s.tokens("B F1") == 0  # 2 and 2


@plays("Charnel Hound")
def test_the_hound_smells_whom_its_own_turn_kills() -> None:
    s = table(f"front: Two, {HOUND}, Ox", f"front: Lamb, Four, Wall; {FAR}")
    s.choose("attack Lamb F1 with Two F1, close")
    assert (s.twilight("B"), s.value("A F2", "close")) == (["Lamb"], 3)
    s.choose(f"attack Wall F3 with {HOUND} F2, close")
    assert s.tokens("B F3") == 1
    s.to("Move", "B")
    assert s.value("A F2", "close") == 3
    s.to("Action", "A")
    assert s.value("A F2", "close") == 2
    s = table("front: Thrower, Ox marked; twilight: 2 Imp", f"front: {HOUND}; {FAR}", "Abilities")
    assert s.value("B F1", "close") == 4
    s.choose("use Thrower F1", "target Page B4")
    assert (s.twilight("A"), s.value("B F1", "close"), s.value("B F1", "ranged")) == (["Imp"], 3, 0)


@plays("Charnel Hound")
def test_the_hound_smells_nobody_in_a_group_and_answers_with_all() -> None:
    s = table(f"front: {HOUND}, Two, Ox", f"front: Five; {IDLE}; twilight: 3 Imp")
    s.choose(f"attack Five F1 with {HOUND} F1 + Two F2, close")
    assert (s.asked, s.value("A F1", "close")) == ("B", 2)
    s.choose("decline", "number 0", "number 0")
    assert (s.tokens("B F1"), s.value("A F1", "close")) == (0, 5)
    s = table(f"front: {HOUND}, Two, Ox", f"front: Five; {IDLE}; twilight: 3 Imp")
    s.choose(f"attack Five F1 with {HOUND} F1, close", "decline")
    assert s.tokens("B F1") == 1
    s = table("front: Three, Ox; twilight: Imp", f"front: {HOUND}, Ox")
    s.choose(f"attack {HOUND} F1 with Three F1, close")
    assert (s.tokens("A F1"), s.who("B F1")) == (1, "")


@plays("Siege Cantor")
@pytest.mark.parametrize(("army", "label", "foes", "harm"), [
    (f"front: Two; back: {CANTOR}", "Four F1 with Two F1, close", "front: Four", 1),
    (f"front: Two; back: {CANTOR} marked", "Five F1 with Two F1, close", "front: Five", 0),
    (f"front: Two; back: {CANTOR}", "Three F1 with Two F1, ranged", "front: Three", 0),
    (f"front: Ox, Two; back: {CANTOR}", "Three F1 with Two F2, close", "front: Three", 0),
    (f"front: {CANTOR}, Two; back: Ox", "Three F1 with Two F2, close", "front: Three", 0),
    (f"front: Two, Two; back: {CANTOR}", "Five F1 with Two F1 + Two F2, close", "front: Five", 0),
    (f"front: Two, Two; back: {CANTOR}", "Four F1 with Two F1 + Two F2, close", "front: Four", 1),
    ("front: Two, Ox", "Three F1 with Two F1, close", f"front: Three; back: {CANTOR}", 0),
])  # fmt: skip
def test_whom_the_cantor_sings_for(army: str, label: str, foes: str, harm: int) -> None:
    s = table(army, f"{foes}, -, -, Ox")
    divided(s, label)
    assert (s.tokens("B F1"), s.value("A F1", "close") <= 2) == (harm, True)  # in that battle alone


@plays("Siege Cantor")
def test_the_cantor_sings_not_for_an_answer_nor_out_of_place() -> None:
    s = table("front: Three, Ox", f"front: Two; back: {CANTOR}")
    s.choose("attack Two F1 with Three F1, close")
    assert (s.tokens("A F1"), s.tokens("B F1")) == (0, 1)
    foes = "front: Four, Slayer, Ox; back: -, -, -, Ox"
    s = table(f"front: Two, Ox; back: {CANTOR}", foes)
    s.choose("attack Four F1 with Two F1, close")
    assert (s.asked, s.value("A F1", "close"), s.value("A F2", "close")) == ("B", 4, 1)
    s.choose("use Slayer F2", f"target {CANTOR} B1")
    assert (s.who("A B1"), s.tokens("B F1")) == ("", 0)


@plays("Siege Cantor", "Vinecaller")
@pytest.mark.parametrize(("who", "other"), [("Two F1", "Ox F2"), (f"{CANTOR} B1", "Ann B2")])
def test_the_cantor_s_song_is_over_once_they_are_parted(who: str, other: str) -> None:
    s = table(f"front: Two, Ox; back: {CANTOR}, Ann", "front: Four, Vinecaller, Ox")
    s.choose("attack Four F1 with Two F1, close", "use Vinecaller F2", f"target {who}")
    s.choose(*starting(s, "give Ox"))
    s.choose(f"pick {other}")
    assert s.tokens("B F1") == 0
