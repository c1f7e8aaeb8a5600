"""Blind texts of SLOT's twenty-fifth round about values, moves and attacks, played as their writers meant them."""

import pytest

from blind.gestures import aims, fight, recruits, spend, starting, uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 6 ranged 6 def 6 life 5", "Lamb": "close 1 ranged 1 def 1 life 1",
    "Wall": "def 4 life 9", "Bow": "ranged 1 def 1 life 5", "Three": "close 3 ranged 3 def 3 life 9",
    "Four": "close 1 ranged 1 def 4 life 9", "Five": "close 1 ranged 1 def 5 life 9", "Foe": "close 3 ranged 3 def 9 life 9",
    "Sage": "magic 2 def 1 life 5", "Sniper": "ranged 2 def 1 life 5: Sharpshooter.", "One": "cost 1 close 1 def 1 life 1",
    "Two": "cost 2 close 1 def 1 life 1",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Action, ap 3") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def attacks(s: Scene, target: str, how: str = "") -> list[str]:
    """Who can attack it now, and in which type."""
    found = [option.partition(" with ")[2] for option in starting(s, f"attack {target}")]
    return [each for each in found if each.endswith(how)]


def arrives(name: str, army: str, foes: str = "front: Ann") -> Scene:
    """It is recruited by A into F2 for Imps out of the twilight."""
    s = slot(f"A: {army}; twilight: 4 Imp; deck: {name}, One\nB: {foes}\nstep: Recruit", CAST)
    s.choose(f"recruit {name}", f"place {name} in F2")
    spend(s)
    return s


@plays("Ferry Shieldman", "Mist-Veiled Mourner", "Glade Hermit")
@pytest.mark.parametrize(
    ("army", "values"),
    [
        ("front: Ox, Ferry Shieldman marked, Ox; back: Ox, Ox",
         {"A F1 DEF": 2, "A F2 DEF": 3, "A F3 DEF": 2, "A B2 DEF": 2, "A B1 DEF": 1, "B F2 DEF": 1}),
        ("front: Ferry Shieldman, Ox, Ferry Shieldman", {"A F2 DEF": 3, "A F1 DEF": 3}),
        ("front: Ferry Shieldman, Ferry Shieldman", {"A F1 DEF": 4, "A F2 DEF": 4}),
        ("front: Mist-Veiled Mourner; twilight: 3 Imp; grave: Ann", {"A F1 DEF": 5, "A F1 close": 1}),
        ("front: Mist-Veiled Mourner; grave: Ann", {"A F1 DEF": 2}),
        ("front: Glade Hermit", {"A F1 ranged": 5, "A F1 DEF": 2}),
        ("front: Glade Hermit; back: -, Ox", {"A F1 ranged": 5, "A F1 DEF": 2}),
        ("front: Glade Hermit; back: Ox", {"A F1 ranged": 3, "A F1 DEF": 3}),
        ("front: Glade Hermit, Ox", {"A F1 ranged": 3, "A F1 DEF": 3, "A F1 close": 1}),
    ],
)  # fmt: skip
def test_what_they_are_worth_where_they_stand(army: str, values: dict[str, int]) -> None:
    s = table(army, "front: Ox, Ox; back: Lamb; twilight: 2 Imp")
    assert {where: s.value(where[:4], where[5:]) for where in values} == values


@plays("Ferry Shieldman")
def test_his_neighbours_are_recounted_and_a_member_of_a_group_shields_nobody() -> None:
    s = table("front: Ferry Shieldman, Ox", step="Move")
    s.choose("move Ferry Shieldman F1 to B1")
    assert s.value("A F2", "DEF") == 1
    strike = {"Striker": "close 1 def 9 life 9"}
    for army, members, hits in (
        ("front: Ox, Lamb; back: Ferry Shieldman", "Ox F1 + Lamb F2", 0), ("front: Ox, Lamb", "Ox F1 + Lamb F2", 1),
        ("front: Ox, Ferry Shieldman", "Ox F1 + Ferry Shieldman F2", 1),
    ):  # fmt: skip
        s = slot(f"A: {army}\nB: front: Striker; {FAR}", CAST | strike)
        s.choose(f"attack Striker F1 with {members}, close", "number 1")
        assert s.tokens("A F1") == hits, members


@plays("Mist-Veiled Mourner")
def test_the_mourner_counts_the_twilight_of_the_moment() -> None:
    s = table("front: Mist-Veiled Mourner, Ox; twilight: 2 Imp", f"front: Foe; {FAR}")
    group = s.fork()
    fight(s, "Foe F1 with Mist-Veiled Mourner F1, close")  # 3 against 4
    assert (s.who("A F1"), s.tokens("A F1")) == ("Mist-Veiled Mourner", 0)
    s.to("Move", "B")
    assert (s.twilight("A"), s.value("A F1", "DEF")) == ([], 2)
    group.choose("attack Foe F1 with Mist-Veiled Mourner F1 + Ox F2, close", "number 3")
    assert group.who("A F1") == ""
    s = slot("A: front: Mist-Veiled Mourner; twilight: 3 Imp; deck: Two\nB: front: Ann\nstep: Recruit", CAST)
    s.choose("recruit Two", "place Two in F4")
    spend(s)
    assert (s.who("A F4"), s.value("A F1", "DEF")) == ("Two", 3)


@plays("Mist-Veiled Mourner")
def test_the_dead_of_the_battle_are_counted_when_it_is_over() -> None:
    s = table("front: Three, Ox", f"front: Mist-Veiled Mourner, Lamb; {FAR}")
    fight(s, "Lamb F2 with Ox F2, close")
    assert (s.twilight("B"), s.value("B F1", "DEF")) == (["Lamb"], 3)
    fight(s, "Mist-Veiled Mourner F1 with Three F1, close")  # 3 against 3
    assert (s.who("B F1"), s.who("A F1")) == ("", "Three")


@plays("Glade Hermit")
def test_the_hermit_is_at_its_best_alone() -> None:
    for neighbour, tokens in (("-", 1), ("Ox", 0)):
        s = table(f"front: Glade Hermit, {neighbour}", f"front: Five; {FAR}")
        fight(s, "Five F1 with Glade Hermit F1, ranged")
        assert s.tokens("B F1") == tokens
    for neighbour, tokens in (("-", 1), ("Ox", 0)):  # its strike back
        s = table("front: Five, Ox", f"front: Glade Hermit, {neighbour}; {FAR}")
        fight(s, "Glade Hermit F1 with Five F1, ranged")
        assert s.tokens("A F1") == tokens
    s = table("front: Glade Hermit, Ox", step="Move")
    s.choose("move Ox F2 to F3")
    assert (s.value("A F1", "ranged"), s.value("A F1", "DEF")) == (5, 2)


@plays("Wharf Lamplighter")
def test_the_lamplighter_unmarks_a_neighbour() -> None:
    s = table("front: Ox marked, Wharf Lamplighter, Ox; back: Ox marked, Ox marked", step="Abilities")
    s.choose("use Wharf Lamplighter F2")
    assert aims(s) == ["Ox F1", "Ox B2"]
    s.choose("pick Ox B2")
    assert [s.marked(f"A {where}") for where in ("F1", "F2", "B1", "B2")] == [True, True, True, False]
    assert uses(table("front: Ox marked, Wharf Lamplighter marked; twilight: Imp", step="Abilities")) == []
    s = table("front: Ox, Wharf Lamplighter; back: Ox marked", step="Abilities")
    s.choose(*starting(s, "use"))  # it may be used in vain
    assert s.marked("A B1")
    s = table("front: Ox, Ox", f"front: Ox marked, Wharf Lamplighter; {FAR}")
    s.choose("attack Ox F1 with Ox F1, close", "use Wharf Lamplighter F2")
    assert (s.marked("B F1"), s.marked("B F2")) == (False, True)


@plays("Wharf Lamplighter")
def test_who_is_unmarked_can_attack_and_whether_it_has_moved_stays() -> None:
    s = table("front: Ox marked moved, Wharf Lamplighter")
    moved = list(s.table.moved)
    assert not [each for each in attacks(s, "Ann F1") if "Ox" in each]
    s.choose("use Wharf Lamplighter F2")
    assert (attacks(s, "Ann F1", "close"), list(s.table.moved), len(moved)) == (["Ox F1, close"], moved, 1)


@plays("Levee Pikeman")
@pytest.mark.parametrize(
    ("a", "b", "label", "hits"),
    [
        ("Levee Pikeman, Ox", "Four, Ox", "Four F1 with Levee Pikeman F1, close", ("B", 1)),
        ("Levee Pikeman, Ox", "Five, Ox", "Five F1 with Levee Pikeman F1, close", ("B", 0)),
        ("Levee Pikeman, Ox", "Five, Ox", "Five F1 with Levee Pikeman F1 + Ox F2, close", ("B", 0)),
        ("Four, Ox", "Levee Pikeman", "Levee Pikeman F1 with Four F1, close", ("A", 1)),
        ("Five, Ox", "Levee Pikeman", "Levee Pikeman F1 with Five F1, close", ("A", 0)),
        ("Four, Ox", "Levee Pikeman", "Levee Pikeman F1 with Four F1, ranged", ("A", 0)),
    ],
)
def test_who_fights_the_pikeman_closely_is_weaker(a: str, b: str, label: str, hits: tuple[str, int]) -> None:
    s = table(f"front: {a}, Ox", f"front: {b}; {FAR}")
    fight(s, label)
    assert s.tokens(f"{hits[0]} F1") == hits[1]
    assert s.value(f"{hits[0]} F1", "DEF") in (4, 5)  # it is over


@plays("Levee Pikeman")
def test_every_member_of_a_group_is_weaker_against_him() -> None:
    for members, shares, hits in (
        ("Pair, Pair", ("number 1", "number 2"), [0, 1]),
        ("Four, Four", ("number 3",), [1, 0]),
        ("Five, Five", ("number 3",), [0, 0]),
    ):
        s = slot(f"A: front: {members}; {FAR}\nB: front: Levee Pikeman; {FAR}", CAST | {"Pair": "close 1 def 3 life 5"})
        first = members.partition(",")[0]
        s.choose(f"attack Levee Pikeman F1 with {first} F1 + {first} F2, close")
        while starting(s, "trigger"):
            s.choose(starting(s, "trigger")[0])
        s.choose(*shares)
        assert [s.tokens(f"A F{n}") for n in (1, 2)] == hits, members
    s = table("front: Levee Pikeman, Ox", f"front: Four; {FAR}")
    fight(s, "Four F1 with Levee Pikeman F1 + Ox F2, close")  # 4 against 4 all the same
    assert s.tokens("B F1") == 1
    naught = {"Naught": "close 1 def 0 life 5"}
    s = slot(f"A: front: Levee Pikeman, Ox\nB: front: Naught; {FAR}", CAST | naught)
    fight(s, "Naught F1 with Levee Pikeman F1, close")
    assert (s.tokens("B F1"), s.value("B F1", "DEF")) == (1, 0)


@plays("Ford Watchman")
def test_the_watchman_holds_who_stands_against_him() -> None:
    for foes in (f"front: -, Ford Watchman; {FAR}", "front: Ann; back: -, Ford Watchman"):
        s = table("front: Ox, Ox, Ox; back: Ox, Ox, -, Ox", foes, "Move")
        assert not [o for o in starting(s, "move") if "F2" in o or "B2" in o]
        assert starting(s, "move Ox F1 to B1")
        s = table("front: Ox; back: Ox", foes, "Move")
        s.choose("move Ox F1 to F2")
        assert s.who("A F2") == "Ox"
        assert not starting(s, "move Ox F2")
    s = table("front: -, Ford Watchman, Ox; back: -, Ox", f"front: Ann; {FAR}", "Move")
    assert starting(s, "move Ox B2")  # his own are free
    assert starting(s, "move Ford Watchman F2")


@plays("Quay Runner")
def test_the_runner_stays_unmarked() -> None:
    s = table("front: Quay Runner, Ox", step="Move, ap 3")
    swap, swapped = s.fork(), s.fork()
    s.choose("move Quay Runner F1 to B1")
    assert (s.marked("A B1"), s.ap, starting(s, "move Quay Runner")) == (False, 2, [])
    swap.choose("move Quay Runner F1 to F2, swapping with Ox")
    assert (swap.marked("A F2"), swap.marked("A F1"), swap.ap) == (False, False, 2)
    swap.to("Action")
    assert "Quay Runner F2, close" in attacks(swap, "Ann F1")
    swapped.choose("move Ox F2 to F1, swapping with Quay Runner")
    assert (swapped.marked("A F1"), swapped.marked("A F2")) == (True, False)
    assert not starting(table("front: Quay Runner marked, Ox", step="Move"), "move Quay")
    assert not starting(table("front: Quay Runner, Ox", step="Move, ap 0"), "move Quay")


@plays("Barge Crossbowman")
def test_the_crossbowman_only_attacks() -> None:
    for label in ("Ox F1, ranged", "Ox F1, close", "Ox F1 + Ox F2, ranged"):
        s = table("front: Ox, Ox", f"front: Barge Crossbowman; {FAR}")
        fight(s, f"Barge Crossbowman F1 with {label}")
        assert (s.tokens("A F1"), s.tokens("A F2")) == (0, 0)
    s = table("front: Barge Crossbowman, Ox", f"front: Three; {FAR}")
    fight(s, "Three F1 with Barge Crossbowman F1, ranged")
    assert (s.tokens("B F1"), s.tokens("A F1")) == (1, 1)


@plays("Pallid Mastiff")
def test_the_back_row_does_not_reach_the_mastiff() -> None:
    for shooter in ("Sage", "Bow", "Sniper"):
        army = f"front: -, Ox; back: {shooter}"
        assert attacks(table(army, f"front: Pallid Mastiff; {FAR}"), "Pallid") == ["Ox F2, close", "Ox F2, ranged"]
        assert f"{shooter} B1, ranged" in attacks(table(army, f"front: Ann; {FAR}"), "Ann F1")
    assert "Sage F1, ranged" in attacks(table("front: Sage", f"front: Pallid Mastiff; {FAR}"), "Pallid")
    striker = {"Striker": "close 3 ranged 3 def 1 life 5"}
    for where, left in ((f"front: Striker; {FAR}", ""), ("back: Striker", "Pallid Mastiff")):
        s = slot(f"A: front: Pallid Mastiff, Ox\nB: {where}", CAST | striker)
        fight(s, f"Striker {where[0].upper()}1 with Pallid Mastiff F1, close")
        assert (s.who("A F1"), s.tokens(f"B {where[0].upper()}1")) == (left, 1)


@plays("Marrow Giant")
def test_the_giant_attacks_for_two() -> None:
    s = table("front: Marrow Giant hurt 1, Ox, Ox", f"front: Wall, Wall; {FAR}")
    group, rests = s.fork(), s.fork()
    fight(s, "Wall F1 with Marrow Giant F1, close")
    assert (s.ap, s.tokens("B F1")) == (1, 1)
    fight(group, "Wall F1 with Marrow Giant F1 + Ox F2, close")
    assert (group.ap, group.tokens("B F1")) == (1, 1)
    rests.choose("rest Marrow Giant F1")
    assert (rests.ap, rests.tokens("A F1")) == (1, 0)
    s = table("front: Marrow Giant, Ox", f"front: Wall; {FAR}", "Action, ap 1")
    assert attacks(s, "Wall F1", "close") == ["Ox F2, close"]
    s = table("front: Marrow Giant, Ox", step="Move, ap 3")
    s.choose("move Marrow Giant F1 to B1")
    assert s.ap == 2


@plays("Ossuary Doorman")
def test_the_doorman_may_open_a_grave() -> None:
    s = arrives("Ossuary Doorman", "front: Ox marked; grave: Lamb, Ann")
    no = s.fork()
    s.choose("yes")
    assert len(aims(s)) >= 2
    s.choose(next(o for o in s.options() if "Ann" in o))
    assert ("Ann" in s.twilight("A"), "Ann" in s.grave("A"), "Lamb" in s.grave("A")) == (True, False, True)
    later = s.fork()
    s.choose("recruit One", "place One in F3")
    s.choose(next(o for o in starting(s, "give") if "Ann" in o))
    assert (s.who("A F3"), "Ann" in s.grave("A")) == ("One", True)
    later.to("Move", "B")
    assert (later.twilight("A"), "Ann" in later.grave("A")) == ([], True)
    no.choose("no")
    assert "Ann" in no.grave("A")


@plays("Bramble Stag")
def test_the_stag_is_ready_as_it_comes() -> None:
    s = arrives("Bramble Stag", "front: Ox marked")
    assert (s.marked("A F2"), len(s.twilight("A"))) == (False, 1)
    pays = s.fork()
    s.to("Action")
    assert "Bramble Stag F2, close" in attacks(s, "Ann F1")
    pays.choose("recruit One", "place One in F3", "give Bramble Stag F2")
    assert (pays.marked("A F2"), pays.marked("A F3")) == (True, True)
    s = slot("A: front: Ox, Ox; deck: Bramble Stag\nB: front: Ann\nstep: Recruit", CAST)
    assert recruits(s) == []


@plays("Rootbound Elder")
def test_the_elder_neither_moves_nor_rests() -> None:
    s = table("front: Rootbound Elder, Ox; back: Ox", step="Move")
    assert starting(s, "move Ox")
    assert not [o for o in s.options() if "Rootbound" in o or "to F1" in o]
    s = table("front: Rootbound Elder hurt 1, Ox hurt 1", f"front: Lamb; {FAR}")
    assert starting(s, "rest") == ["rest Ox F2"]
    fight(s, "Lamb F1 with Rootbound Elder F1, close")
    assert s.who("B F1") == ""


@plays("Nettle Imp")
def test_who_attacks_the_nettle_closely_loses_of_its_blow() -> None:
    for label, left in (
        ("Three F1, close", "Nettle Imp"), ("Three F1, ranged", ""), ("Three F1 + Lamb F2, close", "Nettle Imp"),
        ("Three F1 + Ann F3, close", "Nettle Imp"), ("Three F1 + Lamb F2 + Ann F3, close", "Nettle Imp"),
    ):  # fmt: skip
        s = table("front: Three, Lamb, Ann", f"front: -, Nettle Imp; {FAR}")
        fight(s, f"Nettle Imp F2 with {label}")
        assert s.who("B F2") == left, label
    four = {"Quad": "close 4 def 9 life 9"}
    for members, left in (("Quad F2, close", ""), ("Three F1 + Three F3, close", "")):
        s = slot(f"A: front: Three, Quad, Three\nB: front: -, Nettle Imp; {FAR}", CAST | four)
        fight(s, f"Nettle Imp F2 with {members}")
        assert s.who("B F2") == left
    s = table("front: Nettle Imp, Ox", f"front: Three; {FAR}")
    fight(s, "Three F1 with Nettle Imp F1, close")
    assert s.who("A F1") == ""
