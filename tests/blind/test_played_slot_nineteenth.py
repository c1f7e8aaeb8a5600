"""Blind texts of SLOT's nineteenth round, played as their writers meant them."""

import pytest

from blind.gestures import aims, spend, starting, uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 6 ranged 6 def 6 life 5", "Boss": "level 2 close 1 def 3 life 5",
    "Lamb": "close 1 ranged 1 def 1 life 1", "Sage": "magic 2 def 1 life 5", "Cow": "close 1 def 1 life 5 (Beast)",
    "One": "cost 1 close 1 def 1 life 1", "Two": "cost 2 close 1 def 1 life 1", "Scout": "cost 0 close 1 def 1 life 1",
    "Rock": "def 9 life 9 fixed",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Abilities") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def arrives(name: str, army: str, foes: str = "front: Ann") -> Scene:
    """It is recruited by A into F2 for Imps out of the twilight."""
    s = slot(f"A: {army}; twilight: 4 Imp; deck: {name}\nB: {foes}\nstep: Recruit", CAST)
    s.choose(f"recruit {name}", f"place {name} in F2")
    spend(s)
    return s


@plays("Reed-Flute Elf", "Palisade Ox", "Far-Fields Strider", "Bell-Collar Herd-Mother")
@pytest.mark.parametrize(
    ("army", "values"),
    [
        ("front: Reed-Flute Elf, Ox; back: Sage, Ox", {"F1 ranged": 2, "F2 ranged": 2, "B1 ranged": 3, "B2 ranged": 1}),
        ("front: Ox, Reed-Flute Elf marked, Cow", {"F1 ranged": 2, "F2 ranged": 2, "F1 close": 1}),
        ("front: -, Palisade Ox, Ann; back: Ann, Ann", {"B2 DEF": 4, "B1 DEF": 3, "F3 DEF": 3, "F2 DEF": 4}),
        ("front: -, Ann; back: Ann, Palisade Ox", {"F2 DEF": 3, "B1 DEF": 3}),
        ("front: -, Far-Fields Strider; back: Ox, -, Ox", {"F2 close": 5}),
        ("front: -, Far-Fields Strider, Ox", {"F2 close": 3}),
        ("front: -, Far-Fields Strider; back: -, Ox marked", {"F2 close": 3}),
        (
            "front: Cow, Bell-Collar Herd-Mother, Ox; back: Cow, Cow",
            {"F2 close": 6, "F1 DEF": 2, "B2 DEF": 2, "B1 DEF": 1},
        ),
        ("front: Ox, Bell-Collar Herd-Mother, Ox; back: Cow", {"F2 close": 4, "F1 DEF": 1, "F2 DEF": 4}),
        ("front: Bell-Collar Herd-Mother; back: Bell-Collar Herd-Mother", {"F1 close": 5, "B1 DEF": 5}),
    ],
)
def test_what_counts_where_they_stand(army: str, values: dict[str, int]) -> None:
    s = table(army, "front: Ox; back: Cow")
    assert {where: s.value(f"A {where.split()[0]}", where.split()[1]) for where in values} == values
    assert (s.value("B F1", "ranged"), s.value("B B1", "DEF")) == (1, 1)


@plays("Far-Fields Strider", "Bell-Collar Herd-Mother", "Reed-Flute Elf")
def test_in_a_group_they_lend_and_gain_nothing() -> None:
    cast = CAST | {"Six": "def 6 life 5", "Five": "def 5 life 5", "Four": "def 4 life 5", "Deuce": "def 2 life 5"}
    for front, foe, attack, tokens in (
        ("-, Ox, Bell-Collar Herd-Mother, Cow", "Six", "Bell-Collar Herd-Mother F3 + Cow F4, close", 0),
        ("-, Ox, Bell-Collar Herd-Mother, Cow", "Five", "Bell-Collar Herd-Mother F3 + Cow F4, close", 1),
        ("-, Ox, Bell-Collar Herd-Mother, Cow", "Five", "Bell-Collar Herd-Mother F3, close", 1),
        ("-, -, Reed-Flute Elf, Ox", "Four", "Reed-Flute Elf F3 + Ox F4, ranged", 0),
        ("-, -, Reed-Flute Elf, Ox", "Deuce", "Ox F4, ranged", 1),
        ("-, -, Far-Fields Strider; back: -, Ox", "Five", "Far-Fields Strider F3, close", 1),
        ("-, Ox, -, Far-Fields Strider", "Five", "Ox F2 + Far-Fields Strider F4, close", 0),
    ):
        s = slot(f"A: front: {front}\nB: front: -, -, {foe}; {FAR}", cast)
        s.choose(f"attack {foe} F3 with {attack}")
        assert s.tokens("B F3") == tokens, attack
    s = slot(f"A: front: -, Reed-Flute Elf marked, Cow\nB: front: -, -, Four; {FAR}", cast)
    assert {option.rpartition(", ")[2] for option in s.options() if option.startswith("attack")} == {"close"}


@plays("Sluice Rat")
def test_a_killed_rat_marks_an_enemy() -> None:
    s = table("front: Club, Ann marked, Boss; back: Ox", "front: Sluice Rat, Ox", "Action")
    s.choose("attack Sluice Rat F1 with Club F1, close")
    assert (s.asked, aims(s)) == ("B", ["Boss F3", "Ox B1"])
    s.choose("pick Ox B1")
    assert [s.marked(f"A {where}") for where in ("F3", "B1")] == [False, True]
    s = table("front: Club, Ann marked", "front: Sluice Rat, Ox", "Action")
    s.choose("attack Sluice Rat F1 with Club F1, close")
    assert (aims(s), s.twilight("B")) == ([], ["Sluice Rat"])


@plays("Toll-Bridge Sergeant", "Stone-Lid Turtle", "Tallow Ghost")
def test_what_is_forbidden_to_whom() -> None:
    s = table("front: Ox, Ann, Ox, Lamb; back: Ox", "back: -, Toll-Bridge Sergeant", "Move")
    assert set(s.options()) == {
        "done", "move Ox F1 to B1, swapping with Ox", "move Ox B1 to F1, swapping with Ox", "move Ox B1 to B2",
        "move Ox F3 to F4, swapping with Lamb", "move Lamb F4 to F3, swapping with Ox", "move Ox F3 to B3",
        "move Lamb F4 to B4",
    }  # fmt: skip
    s = table("front: Ox, Ann; back: Ox", "front: Toll-Bridge Sergeant", "Move")
    assert {"move Ann F2 to B2", "move Ann F2 to F3"} == {
        option for option in s.options() if option.startswith("move Ann")
    }
    assert not starting(s, "move Ox")
    s = table("front: Stone-Lid Turtle, Ox; back: Ox", f"front: Ann, Ann; {FAR}", "Action")
    # Its writer forbids groups as well, but members of a group lose what their own texts forbid them
    alone = {option.rpartition(" with ")[2] for option in starting(s, "attack") if "+" not in option}
    assert alone == {"Ox F2, close", "Ox F2, ranged", "Ox B1, ranged"}
    s = table(f"front: Lamb, Ox; {FAR}", f"front: Stone-Lid Turtle; {FAR}", "Action")
    s.choose("attack Stone-Lid Turtle F1 with Lamb F1, close")
    assert s.who("A F1") == ""
    s = table(f"front: Ox, Ox; {FAR}", f"front: Tallow Ghost, Ox; {FAR}", "Action")
    assert {option.rpartition(", ")[2] for option in starting(s, "attack Tallow Ghost")} == {"ranged"}
    assert starting(s, "attack Ox F2 with Ox F2, close")
    s = table(f"front: Witch; {FAR}", f"front: Tallow Ghost, Ox; {FAR}")
    assert "target Tallow Ghost F1" in (s.choose("use Witch F1"), s.options())[1]


@plays("Ram's-Horn Crier")
def test_another_strikes_harder_until_the_turn_ends() -> None:
    s = table("front: Ram's-Horn Crier, Ox, Sage; back: -, Ann marked", "front: Ann, Ann, Ann")
    s.choose("use Ram's-Horn Crier F1")
    assert {"Ox F2", "Ann B2"} <= set(aims(s))
    assert not {"Ram's-Horn Crier F1", "Ann F1"} & set(aims(s))
    s.choose("pick Ox F2")
    assert (s.value("A F2", "close"), s.value("A B2", "close"), s.value("A F2", "ranged"), s.marked("A F1")) == (
        3,
        1,
        1,
        True,
    )
    s.to("Action")
    s.choose("attack Ann F2 with Ox F2, close")
    assert (s.tokens("B F2"), s.value("A F2", "close")) == (1, 3)
    s.to("Move", "B")
    assert s.value("A F2", "close") == 1


@plays("Parade-Ground Captain")
def test_its_attack_unmarks_a_neighbour() -> None:
    s = table(
        "front: Ann marked, Parade-Ground Captain, Ox; back: Ann marked, Ox marked", f"front: -, Ann; {FAR}", "Action"
    )
    group = s.fork()
    s.choose("attack Ann F2 with Parade-Ground Captain F2, close")
    assert aims(s) == ["Ann F1", "Ox B2"]
    s.choose("pick Ann F1")
    s.decline()
    assert [s.marked(f"A {where}") for where in ("F1", "B1", "B2", "F2")] == [False, True, True, True]
    group.choose("attack Ann F2 with Parade-Ground Captain F2 + Ox F3, close")
    group.choose("number 0", "number 0")
    assert group.marked("A F1")
    assert group.tokens("B F2") == 1


@plays("Field Poulticer", "Gravel Imp")
def test_what_arrivals_set_off() -> None:
    s = arrives("Field Poulticer", "front: Ann hurt 2, -, Ox; back: -, -, -, Ox hurt 1", "front: Ox hurt 1")
    assert aims(s) == ["Ann F1", "Ox B4"]
    s.choose("pick Ox B4")
    assert (s.tokens("A F1"), s.tokens("A B4"), s.tokens("B F1")) == (2, 0, 1)
    assert arrives("Field Poulticer", "front: Ann", "front: Ox hurt 1").tokens("B F1") == 1
    s = arrives("Gravel Imp", "front: Ann, -, Ox")
    assert s.ap == 4
    s.to("Move", "B")
    assert s.ap == 3


@plays("Drowned Advocate")
def test_its_death_is_worth_nothing() -> None:
    s = table(f"front: Club, Club; {FAR}", "front: Drowned Advocate, Lamb, Ox; back: -, Ann", "Action")
    other = s.fork()
    s.choose("attack Drowned Advocate F1 with Club F1, close")
    assert (s.who("B F1"), s.points("A"), s.twilight("B")) == ("", 0, ["Drowned Advocate"])
    s.choose("attack Lamb F2 with Club F2, close")
    assert s.points("A") == 1
    other.choose("attack Lamb F2 with Club F1, close")
    other.choose("attack Drowned Advocate F1 with Club F2, close")
    assert (other.who("B F1"), other.points("A")) == ("", 0)
    s = table(f"front: Club; {FAR}", "front: Drowned Advocate", "Action")
    s.choose("attack Drowned Advocate F1 with Club F1, close")
    assert s.over


@plays("Coin-Weigher")
def test_the_first_recruit_is_cheaper() -> None:
    def paid(army: str, *recruits: str) -> list[int]:
        s = slot(f"A: {army}; twilight: 8 Imp; deck: {', '.join(recruits)}\nB: front: Ann\nstep: Recruit", CAST)
        spent = []
        for n, name in enumerate(recruits):
            before = len(s.twilight("A"))
            s.choose(f"recruit {name}", f"place {name} in F{n + 3}")
            spend(s)
            spent.append(before - len(s.twilight("A")))
        return spent

    assert paid("front: Coin-Weigher", "Two", "Two") == [1, 2]
    assert paid("front: Coin-Weigher, Coin-Weigher", "Two", "Two") == [0, 2]
    assert paid("front: Coin-Weigher", "Scout", "Two") == [0, 2]
    assert paid("front: Ox", "Coin-Weigher", "Two") == [2, 2]


@plays("Hedge Porter")
def test_its_moves_are_free() -> None:
    s = slot("A: front: Hedge Porter, Ox, -, Hedge Porter; back: Ox\nB: front: Ann\nstep: Move, ap 0", CAST)
    assert {option.partition(" to ")[0] for option in starting(s, "move")} == {
        "move Hedge Porter F1",
        "move Hedge Porter F4",
    }
    s.choose("move Hedge Porter F1 to F2")
    assert (s.who("A F1"), s.who("A F2"), s.ap) == ("Ox", "Hedge Porter", 0)
    assert s.marked("A F2")
    assert not starting(s, "move Hedge Porter F2")
    s = table("front: Hedge Porter, Ox; back: Ox", step="Move")
    other = s.fork()
    s.choose("move Hedge Porter F1 to F2")
    assert s.ap == 3
    other.choose("move Ox F2 to F1")
    assert other.ap == 2
    assert not starting(table("front: Hedge Porter marked, Ox", step="Move"), "move Hedge Porter")


@plays("Oak-Marrow Dryad")
def test_it_heals_as_its_turns_begin() -> None:
    s = table("front: Ox", "front: Oak-Marrow Dryad hurt 2, Ox hurt 1", "Move")
    s.to("Upkeep", "B")
    assert (s.tokens("B F1"), s.tokens("B F2")) == (1, 1)
    assert starting(s, "pay 1 for Oak-Marrow Dryad")
    s.choose("pay 1 for Oak-Marrow Dryad F1")
    s.to("Move", "B")
    s.to("Move", "A")
    assert s.tokens("B F1") == 1


@plays("Tidewall Siblings")
def test_a_pair_is_tougher_in_the_next_battle() -> None:
    s = table("front: Tidewall Siblings marked, Ann, Ann, Ox marked; back: -, Ox", "front: -, Ox, Ann")
    s.choose("use Tidewall Siblings F1")
    assert [s.value(f"A {where}", "DEF") for where in ("F1", "F2", "F3", "F4", "B2")] == [3, 5, 5, 1, 1]
    assert [s.marked(f"A {where}") for where in ("F2", "F3", "B2")] == [True, True, False]
    assert uses(s) == []
    s.to("Move", "B")
    assert s.value("A F2", "DEF") == 3
    s = slot("A: front: Club, Ox\nB: front: Tidewall Siblings, Ann, Ox; back: -, Ox", CAST)
    s.choose("attack Ann F2 with Club F1, close", "use Tidewall Siblings F1")
    s.choose("mark the pair F1 F2")
    assert [s.marked(f"B {where}") for where in ("F1", "F2", "F3")] == [True, True, False]
    s.decline()
    assert (s.tokens("B F2"), s.value("B F2", "DEF"), s.value("B F1", "DEF")) == (1, 3, 3)


@plays("Chain Confessor")
def test_one_of_two_ways_is_chosen() -> None:
    s = table("front: Chain Confessor, Ox hurt 1, Ox hurt 1; back: Ox, -, -, Ox", "front: Ann, Boss marked; back: Ox")
    s.choose("use Chain Confessor F1")
    s.choose("give Ox F2")
    heal = s.fork()
    s.choose("choose: mark")
    assert (s.marked("B F1"), s.marked("B B1"), s.tokens("A F2")) == (True, False, 1)
    heal.choose("choose: restore")
    assert (heal.tokens("A F2"), heal.tokens("A F3"), heal.marked("B F1")) == (0, 1, False)
    s = table("front: Chain Confessor, Ox, Ox hurt 1; back: Ox", "front: Ann; back: Ox")
    s.choose("use Chain Confessor F1", "give Ox F2")
    assert (s.marked("B F1"), s.tokens("A F3")) == (True, 1)
    s = table("front: Chain Confessor, Ox hurt 1; back: Ox", "front: Ann marked; back: Ox")
    s.choose("use Chain Confessor F1", "give Ox B1")
    assert s.tokens("A F2") == 0


@plays("Widow's Steward")
def test_it_takes_the_slot_of_the_killed() -> None:
    s = table("front: Club, Club; back: -, -, -, Ox", "front: Lamb, Ox; back: -, -, -, Widow's Steward", "Action")
    s.choose("attack Lamb F1 with Club F1, close")
    assert s.asked == "B"
    no = s.fork()
    s.choose("yes")
    assert (s.who("B F1"), s.who("B B4"), s.marked("B F1"), s.points("A")) == ("Widow's Steward", "", False, 2)
    no.choose("no")
    assert (no.who("B F1"), no.who("B B4"), no.points("A")) == ("", "Widow's Steward", 2)
    s = table("front: Club; back: -, -, -, Ox", "front: Widow's Steward, Ox", "Action")
    s.choose("attack Widow's Steward F1 with Club F1, close")
    assert (s.who("B F1"), s.twilight("B")) == ("", ["Widow's Steward"])
    s = table("front: Lamb, Ox; back: -, -, -, Widow's Steward", "front: Club", "Action")
    s.choose("attack Club F1 with Lamb F1, close", "yes")
    s.to("Move", "B")
    assert s.who("A F1") == "Widow's Steward"


@plays("Bone-Ledger Clerk")
def test_the_newest_dead_goes_to_the_twilight_in_the_enemys_turn() -> None:
    s = table("front: Saint, Ox", "front: Bone-Ledger Clerk, Ox; grave: Ann, Boss")
    s.choose("use Saint F1", "target Ox F2 of A", "use Bone-Ledger Clerk F1")
    assert (s.twilight("B"), s.grave("B"), s.marked("B F1")) == (["Ann"], ["Boss"], True)
    s = table("front: Saint, Ox", "front: Bone-Ledger Clerk marked, Ox; grave: Ann")
    s.choose("use Saint F1", "target Ox F2 of A")
    assert s.asked == "A"
    assert uses(table("front: Bone-Ledger Clerk, Ox; grave: Ann")) == []
