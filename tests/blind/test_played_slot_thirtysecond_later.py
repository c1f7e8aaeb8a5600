"""Blind texts of SLOT's thirtysecond round that wait for arrivals, deaths, attacks and ends, played as meant."""

import pytest

from blind.gestures import aims, spend, starting
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Three": "close 3 ranged 3 def 3 life 9", "Four": "close 4 ranged 4 def 4 life 9", "Two": "close 2 ranged 2 def 2 life 9",
    "Six": "close 6 ranged 6 def 3 life 9", "Lamb": "close 1 ranged 1 def 1 life 1", "Root": "close 1 def 1 life 5 fixed",
    "One": "cost 1 close 1 def 1 life 1", "Steady": "cost 1 close 1 def 1 life 3", "Bow": "ranged 2 def 2 life 5",
    "Slayer": "close 1 def 1 life 5: [ ] - Kill target creature.",
    "Bringer": "close 1 def 1 life 5: [ ] - Put the top creature of your graveyard into play.",
    "Pricker": "close 1 def 1 life 5: [ ] - Deal 1 damage to target creature.",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Action, ap 3") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def arriving(name: str, where: str, a: str, b: str) -> Scene:
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


def tokens(s: Scene, seat: str) -> dict[str, int]:
    """The tokens of an army."""
    return {who: s.tokens(f"{seat} {who[-2:]}") for who in s.army(seat)}


BONESETTER = "Fenlight Bonesetter"


@plays("Fenlight Bonesetter")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_bonesetter_takes_one_token_off_anybody_of_its_own(answer: str) -> None:
    s = arriving(BONESETTER, "F4", "front: Ox hurt 2, Ox; back: Ox hurt 1", f"front: Ox hurt 3; {FAR}")
    s.choose(answer)
    if answer == "yes":
        assert aims(s) == ["Ox F1", "Ox B1"]
        s.choose("pick Ox F1")
    assert tokens(s, "A") == {"Ox F1": 2 - (answer == "yes"), "Ox F2": 0, f"{BONESETTER} F4": 0, "Ox B1": 1}
    assert s.tokens("B F1") == 3


@plays("Fenlight Bonesetter")
def test_the_bonesetter_sets_bones_however_it_comes() -> None:
    s = table(f"front: Bringer, Ox hurt 1; grave: {BONESETTER}", step="Abilities")
    s.choose("use Bringer F1", f"place {BONESETTER} (graveyard) in B4", "yes", *starting(s, "pick Ox F2"))
    assert s.tokens("A F2") == 0
    s = arriving("One", "B1", f"front: {BONESETTER}, Ox hurt 1", f"front: Ox; {FAR}")
    assert "yes" not in s.options()  # that was somebody else


TATTLER = "Silt-Tongued Tattler"


@plays("Silt-Tongued Tattler")
def test_the_tattler_has_two_foes_change_places() -> None:
    s = arriving(TATTLER, "B1", "front: Ox, Ox", "front: Ox marked, Two hurt 1, Ann; back: -, Bow")
    no = s.fork()
    s.choose("yes", "pick Ox F1", *starting(s, "pick Two F2"))
    assert (s.army("B"), s.marked("B F2"), s.marked("B F1"), s.tokens("B F1"), s.tokens("B F2")) == (
        ["Two F1", "Ox F2", "Ann F3", "Bow B2"], True, False, 1, 0,
    )  # fmt: skip
    assert (s.points("A"), s.points("B")) == (0, 0)
    s.to("Move")
    assert s.ap == 3
    no.choose("no")
    assert no.army("B") == ["Ox F1", "Two F2", "Ann F3", "Bow B2"]


@plays("Silt-Tongued Tattler")
def test_the_tattler_sets_one_of_a_column_behind_the_other() -> None:
    s = arriving(TATTLER, "B1", "front: Ox, Ox", "front: Ox, Two, Ann; back: -, Bow")
    s.choose("yes", "pick Two F2")
    assert "pick Ox F1" not in s.options()  # that pair begins with Ox
    s.choose("pick Bow B2")
    assert s.army("B") == ["Ox F1", "Bow F2", "Ann F3", "Two B2"]
    for foes in ("front: Two, -, Ann; back: -, Bow", "front: Two, Root; back: -, Bow"):
        s = arriving(TATTLER, "B1", "front: Ox, Ox", foes)
        before = s.army("B")
        s.choose(*[label for label in s.options() if label == "yes"])
        s.choose(*starting(s, "pick")[:1])
        assert s.army("B") == before, foes


CHARTMAKER = "Hollowmere Chartmaker"


def charted(a: str, b: str, where: str = "F4") -> Scene:
    """The Chartmaker has come and closed the second column."""
    s = arriving(CHARTMAKER, where, a, b)
    assert len(starting(s, "choose the column")) == 4
    s.choose("choose the column F2 B2")
    return s


def fighters(s: Scene) -> set[str]:
    """The slots of those who can attack, and of those who can be attacked, in capitals of their seats."""
    found = (label.removeprefix("attack ").rpartition(",")[0].partition(" with ") for label in starting(s, "attack"))
    me = s.asked
    you = "B" if me == "A" else "A"
    return {
        at for foe, _, band in found for at in (you + foe[-2:], *(me + who[-2:] for who in band.split(" + ")))
    }  # fmt: skip


@plays("Hollowmere Chartmaker")
def test_nobody_fights_in_the_closed_column_until_the_next_turn() -> None:
    s = charted("front: Three, Three, Three; back: Two, Two", "front: Two, Two, Two; back: Two, -, Two")
    s.to("Action")
    assert fighters(s) == {"AF1", "AF3", "AB1", "BF1", "BF3"}
    assert not [label for label in starting(s, "attack") if "+" in label]
    s.to("Action", "B")
    assert {at for at in fighters(s) if at[-1] == "2"} == set()
    assert {"BF1", "AF1", "AF3"} <= fighters(s)
    s.to("Action", "A")
    assert {"AF2", "BF2", "AB2"} <= fighters(s)


@plays("Hollowmere Chartmaker")
def test_whoever_moves_out_is_free_and_whoever_moves_in_is_bound() -> None:
    s = charted("front: -, Three, Ox; back: Ox, Ox", "front: -, Two, Two; back: Two")
    s.to("Move", "B")
    s.choose("move Two F2 to F1")
    s.choose("move Two F3 to F2")
    s.to("Action", "B")
    assert not {at for at in fighters(s) if at[-1] == "2"}
    s = charted("front: -, Axe, Ox; back: Ox, Ox", "front: Two, Two; back: Two")
    s.to("Move")
    s.choose("move Axe F2 to F1")
    s.to("Action")
    assert "AF2" not in fighters(s)


@plays("Hollowmere Chartmaker")
def test_abilities_reach_the_column_and_its_maker_need_not_live() -> None:
    s = charted("front: Pricker, Three, Ox", "front: Slayer, Two, Two; back: Two, Two")
    s.to("Abilities")
    s.choose("use Pricker F1")
    assert "target Two F2" in s.options()
    s.choose("target Two F2")
    assert s.tokens("B F2") == 1
    s.to("Abilities", "B")
    s.choose("use Slayer F1", f"target {CHARTMAKER} F4")
    s.to("Action", "B")
    assert (s.who("A F4"), {at for at in fighters(s) if at[-1] == "2"}) == ("", set())


AMBUSHER = "Sallyport Ambusher"


@plays("Sallyport Ambusher")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_ambusher_falls_upon_whoever_comes_opposite(answer: str) -> None:
    s = arriving("Steady", "B2", "front: Ox, -, Ox", f"front: Ox, {AMBUSHER}; {FAR}")
    assert s.asked == "B"
    s.choose(answer)
    assert (s.tokens("A B2"), s.marked("B F2")) == ((1, True) if answer == "yes" else (0, False))
    assert s.points("B") == 0


@plays("Sallyport Ambusher")
def test_its_ambush_kills_and_is_scored_for() -> None:
    s = arriving("One", "F2", "front: Ox, -, Ox", f"back: Ox, {AMBUSHER}")
    s.choose("yes")
    assert (s.who("A F2"), "One" in s.grave("A"), "One" in s.twilight("A"), s.points("B")) == ("", True, False, 2)
    s = table("front: Bringer, Ox; grave: One", f"front: {AMBUSHER}; {FAR}", "Abilities")
    s.choose("use Bringer F1", "place One (graveyard) in B1", "yes")
    assert (s.who("A B1"), s.marked("B F1")) == ("", True)


@plays("Sallyport Ambusher")
@pytest.mark.parametrize(("where", "foes"), [("F2", f"front: Ox, {AMBUSHER} marked"), ("B1", f"front: Ox, {AMBUSHER}")])
def test_marked_or_elsewhere_there_is_no_ambush(where: str, foes: str) -> None:
    s = arriving("Steady", where, "front: Ox, -, Ox", f"{foes}; {FAR}")
    s.choose(*[label for label in s.options() if label == "yes"])
    assert (s.who(f"A {where}"), s.tokens(f"A {where}"), s.asked) == ("Steady", 0, "A")
    s = arriving("Steady", "B2", f"front: Ox, {AMBUSHER}, Ox", f"front: Ox; {FAR}")
    assert s.tokens("A B2") == 0  # that is no enemy


BEARER, USHER = "Last-Lantern Bearer", "Pale Threshold Usher"


@plays("Last-Lantern Bearer")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_dying_bearer_may_wake_one(answer: str) -> None:
    s = table("front: Three, Ox marked, Ox", f"front: {BEARER}, Ox marked, Ann; back: Two marked")
    s.choose(f"attack {BEARER} F1 with Three F1, close")
    assert s.asked == "B"
    s.choose(answer)
    if answer == "yes":
        assert aims(s) == ["Ox F2", "Two B1"]
        s.choose("pick Two B1")
    assert [s.marked(f"B {where}") for where in ("F2", "B1")] == [True, answer == "no"]
    assert (s.twilight("B"), s.marked("A F2")) == ([BEARER], True)


@plays("Last-Lantern Bearer")
def test_it_wakes_in_its_own_turn_and_for_an_ability_too() -> None:
    s = table(f"front: {BEARER}, Ox marked, Ox", f"front: Three; {FAR}")
    s.choose(f"attack Three F1 with {BEARER} F1, close", "yes", *starting(s, "pick"))
    assert (s.grave("A"), s.marked("A F2")) == ([BEARER], False)
    s = table("front: Slayer, Ox", f"front: {BEARER}, Ox marked; {FAR}", "Abilities")
    s.choose("use Slayer F1", f"target {BEARER} F1", "yes", *starting(s, "pick"))
    assert s.marked("B F2") is False


@plays("Pale Threshold Usher")
def test_the_dying_usher_marks_an_enemy() -> None:
    s = table("front: Three, Ox, Two marked; back: Two", f"front: {USHER}, Ox, Ox; back: Ox")
    s.choose(f"attack {USHER} F1 with Three F1, close")
    assert (s.asked, aims(s), len(s.options())) == ("B", ["Ox F2", "Two B1"], 2)
    s.choose("pick Two B1")
    assert [s.marked(f"A {where}") for where in ("F1", "F2", "F3", "B1")] == [True, False, True, True]
    assert [s.marked(f"B {where}") for where in ("F2", "F3", "B1")] == [False] * 3
    s = table(f"front: {USHER}, Ox", f"front: Three, Ann marked; {FAR}")
    s.choose(f"attack Three F1 with {USHER} F1, close")
    assert aims(s) == ["Three F1", "Page B4"]


ULGRA, ALMONER = "Peatmother Ulgra", "Tarrywhile Almoner"


@plays("Peatmother Ulgra")
def test_the_peatmother_heals_her_neighbours_as_her_turn_ends() -> None:
    s = table(
        f"front: Ox hurt 2, {ULGRA} marked hurt 1, Two, Ox hurt 1; back: Ox hurt 1, Two hurt 1",
        f"front: Ox hurt 1; {FAR}",
    )
    before = tokens(s, "A")
    s.to("Move", "B")
    assert tokens(s, "A") == before | {"Ox F1": 1, "Two B2": 0}
    assert s.tokens("B F1") == 1
    s.to("Upkeep", "A")
    assert tokens(s, "A") == before | {"Ox F1": 1, "Two B2": 0}  # that was the foe's turn


@plays("Tarrywhile Almoner")
@pytest.mark.parametrize("ap", [1, 2, 3])
def test_the_almoner_wakes_one_for_each_point_left(ap: int) -> None:
    s = table(
        f"front: {ALMONER} marked, Ox marked, Ox marked, Two; back: Ox marked",
        "front: Ann, Ann, Ann, Ann",
        f"Action, ap {ap}",
    )
    s.choose("attack Ann F4 with Two F4, close")
    for where in ("F1", "F3", "B1"):
        s.choose(*[label for label in s.options() if label == "yes"])
        s.choose(*[label for label in starting(s, "pick") if label.endswith(where)])
    assert [s.marked(f"A {where}") for where in ("F1", "F3", "B1")] == [ap < 2, ap < 3, True]
    assert (s.marked("A F2"), s.marked("A F4"), s.asked) == (True, True, "B")


@plays("Tarrywhile Almoner")
def test_the_almoner_may_leave_them_and_two_count_the_same_points() -> None:
    s = table(f"front: {ALMONER} marked, Ox marked, Ox marked, Two", "front: Ann, Ann, Ann, Ann", "Action, ap 3")
    s.choose("attack Ann F4 with Two F4, close", "no", *[label for label in s.options() if label == "no"])
    s.choose(*[label for label in s.options() if label == "no"])
    assert ([s.marked(f"A F{n}") for n in (1, 2, 3)], s.asked) == ([True] * 3, "B")
    s = table(
        f"front: {ALMONER} marked, Ox marked, Ox marked, Two; back: {ALMONER} marked",
        "front: Ann, Ann, Ann, Ann",
        "Action, ap 2",
    )
    s.choose("attack Ann F4 with Two F4, close", f"trigger of {ALMONER} F1")
    for name in ("Ox F2", "Ox F3"):
        s.choose("yes", f"pick {name}")
    assert (s.marked("A F2"), s.marked("A F3"), s.marked("A F1"), s.asked) == (False, False, True, "B")


PROXY, DECOY = "Vellum-Sworn Proxy", "Brindlecoat Decoy"


@plays("Vellum-Sworn Proxy")
@pytest.mark.parametrize(("foes", "proxy"), [
    (f"front: Two, {PROXY}", "B F2"), (f"front: Two; back: {PROXY} marked", "B B1"),
])  # fmt: skip
def test_the_proxy_bleeds_for_a_neighbour(foes: str, proxy: str) -> None:
    s = table("front: Three, Ox", f"{foes}; deck: One")
    s.choose("attack Two F1 with Three F1, close")
    no = s.fork()
    s.choose("yes")
    assert (s.tokens("B F1"), s.tokens(proxy)) == (0, 1)
    no.choose("no")
    assert (no.tokens("B F1"), no.tokens(proxy)) == (1, 0)


@plays("Vellum-Sworn Proxy")
def test_the_proxy_dies_for_its_ally_and_is_scored_for() -> None:
    s = table("front: Three, Ox", f"front: Two, {PROXY} hurt 2; back: Ox")
    s.choose("attack Two F1 with Three F1, close", "yes")
    assert (s.tokens("B F1"), s.who("B F2"), s.twilight("B"), s.points("A")) == (0, "", [PROXY], 2)


@plays("Vellum-Sworn Proxy", "Sloeberry Dartblower")
def test_whoever_is_spared_is_not_stunned() -> None:
    s = table("front: Sloeberry Dartblower, Ox", f"front: Two, {PROXY}; {FAR}")
    s.choose("attack Two F1 with Sloeberry Dartblower F1, ranged", "yes")
    assert (s.tokens("B F1"), s.marked("B F1"), s.tokens("B F2")) == (0, False, 1)


@plays("Vellum-Sworn Proxy")
def test_the_proxy_bleeds_for_attackers_one_by_one() -> None:
    s = table(f"front: Two, {PROXY}", f"front: Three; {FAR}")
    s.choose("attack Three F1 with Two F1, close", "yes")
    assert tokens(s, "A") == {"Two F1": 0, f"{PROXY} F2": 1}
    s = table(f"front: Two, {PROXY}, Two", "front: -, Four; back: -, -, -, Page")
    s.choose("attack Four F2 with Two F1 + Two F3, close", "number 2", "number 2", "yes", "no")
    assert sorted(tokens(s, "A").values()) == [0, 1, 1]
    assert s.tokens("A F2") == 1
    s = table(f"front: Two, {PROXY}, Ox", "front: -, Four; back: -, -, -, Page")
    s.choose(f"attack Four F2 with Two F1 + {PROXY} F2, close", "number 2", "number 0")
    assert tokens(s, "A") == {"Two F1": 1, f"{PROXY} F2": 0, "Ox F3": 0}


@plays("Vellum-Sworn Proxy")
def test_the_proxy_bleeds_neither_for_others_nor_outside_a_blow() -> None:
    s = table("front: Three, Ox", f"front: Two, Ox, {PROXY}; {FAR}")
    s.choose("attack Two F1 with Three F1, close")
    assert (s.tokens("B F1"), s.tokens("B F3")) == (1, 0)
    s = table("front: Pricker, Ox", f"front: Two, {PROXY}; {FAR}", "Abilities")
    s.choose("use Pricker F1", "target Two F1")
    assert (s.tokens("B F1"), "yes" in s.options()) == (1, False)


@plays("Brindlecoat Decoy")
def test_another_stands_where_the_decoy_stood() -> None:
    s = table("front: Three, Ox", f"front: {DECOY}, Ox, Two; back: Four, Ox")
    s.choose(f"attack {DECOY} F1 with Three F1, close")
    no = s.fork()
    s.choose("yes")
    assert aims(s) == ["Ox F2", "Four B1"]
    s.choose("pick Four B1")
    assert s.army("B") == ["Four F1", "Ox F2", "Two F3", f"{DECOY} B1", "Ox B2"]
    assert (set(tokens(s, "B").values()), s.tokens("A F1"), s.marked("B F1"), s.marked("B B1")) == (
        {0},
        1,
        False,
        False,
    )
    no.choose("no")
    assert (no.who("B F1"), no.tokens("B F1"), no.tokens("A F1")) == (DECOY, 1, 0)


@plays("Brindlecoat Decoy")
def test_the_new_target_bleeds_and_answers_with_what_it_has() -> None:
    s = table("back: Four; front: Ox", f"front: {DECOY} marked, Lamb; back: Ox, Ox")
    s.choose(f"attack {DECOY} F1 with Four B1, ranged", "yes", "pick Lamb F2")
    assert (s.who("B F1"), s.who("B F2"), s.twilight("B"), s.tokens("B F2")) == ("", DECOY, ["Lamb"], 0)
    s = table("front: Two, Ox", f"front: {DECOY}, Bow, Ox; {FAR}")
    s.choose(f"attack {DECOY} F1 with Two F1, close", "yes", *starting(s, "pick Bow"))
    assert (s.who("B F1"), s.tokens("B F1"), s.tokens("A F1")) == ("Bow", 1, 0)


@plays("Brindlecoat Decoy")
def test_groups_and_a_second_decoy_end_the_trick() -> None:
    s = table("front: Three, Three", f"front: {DECOY}, Ox; {FAR}")
    s.choose(f"attack {DECOY} F1 with Three F1 + Three F2, close")
    assert "yes" not in s.options()
    s = table("front: Three, Ox", f"front: {DECOY}, {DECOY} hurt 1, Ox; back: Ox, Ox")
    s.choose(f"attack {DECOY} F1 with Three F1, close", "yes", f"pick {DECOY} F2")
    assert (s.who("B F1"), s.tokens("B F2"), "yes" in s.options()) == ("", 0, False)
    s = table("front: Three, Ox", f"front: {DECOY}, -, Ox; back: Root, Ox")
    s.choose(f"attack {DECOY} F1 with Three F1, close", *["yes"])
    assert (s.who("B F1"), s.tokens("B F1"), s.tokens("B B1")) == (DECOY, 1, 0)
