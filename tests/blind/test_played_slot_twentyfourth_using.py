"""Blind texts of SLOT's twenty-fourth round that are used or happen by themselves, played as their writers meant them."""

from blind.gestures import aims, fight, spend, starting, uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 6 ranged 6 def 6 life 5", "Boss": "level 2 close 1 def 3 life 5",
    "Lamb": "close 1 ranged 1 def 1 life 1", "Wall": "def 4 life 9", "Five": "close 3 ranged 3 def 5 life 9",
    "Biter": "close 9 def 1 life 1", "Pair": "close 2 def 9 life 9", "Lame": "close 1 def 1 life 5 fixed",
    "Meek": "def 1 life 1", "Steady": "close 2 def 1 life 5: Steadfast.",
    "Caller": "close 1 def 1 life 1: [ ] - Unmark target creature.", "One": "cost 1 close 1 def 1 life 1",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Abilities") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def arrives(name: str, army: str, foes: str = "front: Ann") -> Scene:
    """It is recruited by A into F2 for Imps out of the twilight."""
    s = slot(f"A: {army}; twilight: 3 Imp; deck: {name}, One\nB: {foes}\nstep: Recruit", CAST)
    s.choose(f"recruit {name}", f"place {name} in F2")
    spend(s)
    return s


@plays("Gallowhill Crow")
def test_the_dying_crow_marks_an_enemy() -> None:
    s = table("front: Saint, Ox, Ox marked; back: Ox", f"front: Gallowhill Crow; {FAR}")
    s.choose("use Saint F1", "target Gallowhill Crow F1")
    assert (s.asked, aims(s)) == ("B", ["Ox F2", "Ox B1"])  # one of them, and who is unmarked
    s.choose("pick Ox B1")
    assert [s.marked(f"A {where}") for where in ("F2", "F3", "B1")] == [False, True, True]
    s = table("front: Saint, Ox marked", f"front: Gallowhill Crow; {FAR}")
    s.choose("use Saint F1", "target Gallowhill Crow F1")
    assert (s.who("B F1"), aims(s)) == ("", [])
    s = table("front: Gallowhill Crow, Ox", f"front: Biter, Five; {FAR}", "Action")
    s.choose("attack Five F2 with Gallowhill Crow F1, close")
    assert (s.who("A F1"), s.asked, aims(s)) == ("", "A", ["Biter F1", "Five F2", "Page B4"])
    s.choose("pick Five F2")
    assert (s.marked("B F2"), s.marked("B F1")) == (True, False)
    s = table("front: Saint, Gallowhill Crow, Ox", f"front: Ann; {FAR}")  # its own side kills it
    s.choose("use Saint F1", "target Gallowhill Crow F2", "pick Page B4")
    assert (s.marked("B B4"), s.marked("B F1"), s.marked("A F3")) == (True, False, False)


@plays("Reveille Piper")
def test_the_piper_readies_another() -> None:
    s = arrives("Reveille Piper", "front: Ox marked, -, Ox; back: Ann marked", "front: Ann marked")
    assert aims(s) == ["Ox F1", "Ann B1"]
    s.choose("pick Ann B1")
    assert [s.marked(f"A {where}") for where in ("F1", "B1", "F2")] == [True, False, True]
    assert s.marked("B F1")
    s.to("Action")
    assert starting(s, "attack Ann F1 with Ann B1")
    s = arrives("Reveille Piper", "front: Ox", "front: Ann marked")
    assert (s.who("A F2"), s.marked("A F2"), s.marked("B F1")) == ("Reveille Piper", True, True)


@plays("Brookside Bonesetter")
def test_the_bonesetter_heals_who_stands_beside_her() -> None:
    s = table("front: Ox hurt 2, Brookside Bonesetter, Ox; back: Ox hurt 1, Ox hurt 1", "front: Ox hurt 1, Ox hurt 1")
    s.choose("use Brookside Bonesetter F2")
    assert aims(s) == ["Ox F1", "Ox B2"]
    s.choose("pick Ox F1")
    assert [s.tokens(f"A {where}") for where in ("F1", "F2", "B1", "B2")] == [1, 0, 1, 1]
    assert (s.marked("A F2"), uses(s)) == (True, [])
    assert uses(table("front: Ox hurt 1, Brookside Bonesetter marked")) == []
    s = table("front: Ox, Brookside Bonesetter; back: Ox hurt 1", "front: Ox hurt 1, Ox hurt 1")
    s.choose(*starting(s, "use"))  # what its writer forbids without a target may be used in vain
    assert [s.tokens(where) for where in ("A B1", "B F1", "B F2")] == [1, 1, 1]
    s = table("front: Ox, Ox", f"front: Ox hurt 1, Brookside Bonesetter; {FAR}", "Action")
    s.choose("attack Ox F1 with Ox F1, close", "use Brookside Bonesetter F2")
    s.decline()
    assert (s.tokens("B F1"), s.marked("B F2")) == (1, True)


@plays("Threshing Bull")
def test_two_others_make_the_bull_stronger_for_a_battle() -> None:
    s = table("front: Threshing Bull marked, Ox, Ox, Ann; back: Ox; twilight: Imp")
    s.choose("use Threshing Bull F1", "give Imp (twilight)", "give Ox F2")
    assert (s.value("A F1", "close"), s.marked("A F2"), s.marked("A F3"), s.twilight("A")) == (4, True, False, [])
    s.choose("use Threshing Bull F1", "give Ox F3", "give Ox B1")
    assert (s.value("A F1", "close"), s.marked("A F4")) == (6, False)
    s.to("Move", "B")
    assert s.value("A F1", "close") == 2
    assert uses(table("front: Threshing Bull, Ox")) == []  # it is not one of the others
    s = table("front: Threshing Bull, Ox, Ox, Ox", f"front: Ann, Five, Ann; {FAR}", "Action")
    s.choose("use Threshing Bull F1", "give Ox F2", "give Ox F4")
    assert s.value("A F1", "close") == 4
    fight(s, "Ann F3 with Ox F3, close")
    assert s.value("A F1", "close") == 2  # the next battle is over
    foes = f"front: Threshing Bull, Ox, Ox; twilight: Imp; {FAR}"
    for many, hits in ((1, 1), (0, 0)):
        s = slot(f"A: front: Four, Ox\nB: {foes}\nstep: Action", CAST | {"Four": "close 1 def 4 life 9"})
        s.choose("attack Threshing Bull F1 with Four F1, close")
        if many:
            s.choose("use Threshing Bull F1", "give Ox F2", "give Ox F3")
        s.decline()
        assert (s.tokens("A F1"), s.twilight("B")) == (hits, ["Imp"])


@plays("Threshing Bull")
def test_not_as_a_member_of_a_group() -> None:
    s = table("front: Threshing Bull, Lamb, Ox; back: Ox", f"front: Five; {FAR}", "Action")
    alone = s.fork()
    s.choose("attack Five F1 with Threshing Bull F1 + Lamb F2, close")
    assert "use Threshing Bull F1" not in s.options()
    alone.choose("attack Five F1 with Threshing Bull F1, close", *["pass"] * ("pass" in alone.options()))
    assert "use Threshing Bull F1" in alone.options()


@plays("Quarrelsome Squire")
def test_the_attacking_squire_marks_a_neighbour() -> None:
    s = table("front: Ox, Quarrelsome Squire, Ox; back: -, Ox marked, Ox", f"front: -, Ann; {FAR}", "Action")
    group = s.fork()
    s.choose("attack Ann F2 with Quarrelsome Squire F2, close")
    assert (s.asked, aims(s)) == ("A", ["Ox F1", "Ox F3"])
    s.choose("pick Ox F3")
    assert ([s.marked(f"A {where}") for where in ("F1", "F3", "B3")], s.tokens("B F2")) == ([False, True, False], 1)
    group.choose("attack Ann F2 with Ox F1 + Quarrelsome Squire F2, close")
    group.decline()
    assert [group.marked(f"A {where}") for where in ("F3", "B3")] == [False, False]
    s = table("front: Ox marked, Quarrelsome Squire, -, Ox; back: -, Ox marked", f"front: -, Ann; {FAR}", "Action")
    s.choose("attack Ann F2 with Quarrelsome Squire F2, close")
    assert (s.tokens("B F2"), s.marked("A F4")) == (1, False)
    s = table("front: Ox, Ox", f"front: Quarrelsome Squire, Ox; {FAR}", "Action")
    s.choose("attack Quarrelsome Squire F1 with Ox F1, close")
    assert (s.tokens("A F1"), s.marked("B F2")) == (1, False)


@plays("Gravewine Ghoul", "Laurel Champion")
def test_what_a_kill_brings() -> None:
    for name, healed, won in (("Gravewine Ghoul", 1, 0), ("Laurel Champion", 0, 1)):
        s = table(
            f"front: {name} hurt 1, Ox",
            "front: Meek, Ox; back: Ox",
            "Action",
        )
        other, group, vain = s.fork(), s.fork(), s.fork()
        fight(s, f"Meek F1 with {name} F1, close")
        assert (s.who("B F1"), s.tokens("A F1"), s.points("A")) == ("", 1 - healed, won)
        fight(other, "Meek F1 with Ox F2, close")
        assert (other.who("B F1"), other.tokens("A F1"), other.points("A")) == ("", 1, 0)
        fight(vain, f"Ox F2 with {name} F1, close")
        assert (vain.tokens("A F1"), vain.points("A")) == (1, 0)
        fight(group, f"Meek F1 with {name} F1 + Ox F2, close")
        assert (group.who("B F1"), group.tokens("A F1"), group.points("A")) == ("", 1, 0)
        s = table(f"front: Saint, {name} hurt 1, Ox", "front: Meek, Ox; back: Ox")
        s.choose("use Saint F1", "target Meek F1")
        assert (s.who("B F1"), s.tokens("A F2"), s.points("A")) == ("", 1, 0)
        s = table("front: Lamb, Ox; back: Ox", f"front: {name} hurt 1; {FAR}", "Action")
        fight(s, f"{name} F1 with Lamb F1, close")
        assert (s.who("A F1"), s.tokens("B F1"), s.points("B")) == ("", 1 - healed, won)


@plays("Gravewine Ghoul", "Laurel Champion")
def test_a_divided_strike_back_that_kills_two_counts_twice() -> None:
    mine = "front: Ox, Two, Two, Ox; back: Ox, Ox, Ox, Ox"  # the pair of both is worth a point by itself
    foes = CAST | {"Two": "close 2 def 1 life 1"}
    for name, hurt, tokens, won in (
        ("Gravewine Ghoul", 0, 0, 1),
        ("Laurel Champion", 0, 1, 3),
        ("Laurel Champion", 1, 0, 3),
    ):
        where = f"front: -, {name}{' hurt 1' * hurt}; {FAR}"
        s = slot(f"A: {mine}\nB: {where}\nstep: Action", foes)
        s.choose(f"attack {name} F2 with Two F2 + Two F3, close")
        s.decline()
        s.choose("number 1", *starting(s, "number 1")[:1])
        s.choose(*starting(s, "trigger of")[:1])
        assert (s.who("A F2"), s.who("A F3"), s.points("B")) == ("", "", won)
        assert s.who("B F2") == ("" if hurt else name)
        assert hurt or s.tokens("B F2") == tokens
    s = table("front: Biter, Ox; back: Ox", f"front: Gravewine Ghoul hurt 1; {FAR}", "Action")
    fight(s, "Gravewine Ghoul F1 with Biter F1, close")
    assert (s.who("A F1"), s.who("B F1")) == ("", "")


@plays("Laurel Champion")
def test_the_point_comes_beside_those_for_shapes() -> None:
    s = table("front: Laurel Champion, Ox", f"front: Meek; {FAR}", "Action")
    plain = s.fork()
    fight(s, "Meek F1 with Laurel Champion F1, close")
    fight(plain, "Meek F1 with Ox F2, close")
    assert s.points("A") == plain.points("A") + 1 > 1
    s = table("front: Laurel Champion, Ox; back: Ox", step="Upkeep")
    assert starting(s, "pay 1 for Laurel Champion")


def army(s: Scene, seat: str) -> dict[str, str]:
    """Who stands where."""
    slots = [f"{row}{n}" for row in "FB" for n in range(1, 5)]
    return {slot: s.who(f"{seat} {slot}") for slot in slots if s.who(f"{seat} {slot}")}


@plays("Tiltyard Marshal")
def test_two_beside_each_other_change_places() -> None:
    s = table("front: Tiltyard Marshal, -, Ox hurt 2, Ann marked; back: Ox, -, -, Lamb")
    s.choose("use Tiltyard Marshal F1")
    down = s.fork()
    assert aims(s) == ["Ox F3", "Ann F4"]  # with the Ox goes Ann, with Ann the Lamb
    s.choose("pick Ox F3")
    assert army(s, "A") == {"F1": "Tiltyard Marshal", "F3": "Ann", "F4": "Ox", "B1": "Ox", "B4": "Lamb"}
    assert (s.tokens("A F4"), s.marked("A F3"), s.marked("A F4"), s.marked("A F1"), s.ap) == (2, True, False, True, 3)
    s.to("Move")
    assert starting(s, "move Ox F4")
    down.choose("pick Ann F4")
    assert army(down, "A") == {"F1": "Tiltyard Marshal", "F3": "Ox", "F4": "Lamb", "B1": "Ox", "B4": "Ann"}
    assert uses(table("front: Tiltyard Marshal marked, -, Ox, Ox")) == []
    s = table("front: Tiltyard Marshal, Ox; back: Ann")  # they are beside it only
    s.choose(*starting(s, "use"))
    assert army(s, "A") == {"F1": "Tiltyard Marshal", "F2": "Ox", "B1": "Ann"}
    s = table("front: Tiltyard Marshal, Ann, Lame")  # who cannot move is not moved
    s.choose(*starting(s, "use"))
    s.choose(*starting(s, "pick")[:1])
    assert army(s, "A") == {"F1": "Tiltyard Marshal", "F2": "Ann", "F3": "Lame"}


@plays("Tiltyard Marshal")
def test_who_is_attacked_stays_the_target_in_another_slot() -> None:
    s = table("front: Club, Ox", "front: Lamb, Ann; back: -, -, Tiltyard Marshal", "Action")
    s.choose("attack Lamb F1 with Club F1, close", "use Tiltyard Marshal B3")
    s.decline()
    assert army(s, "B") == {"F1": "Ann", "B3": "Tiltyard Marshal"}
    assert (s.twilight("B"), s.tokens("B F1")) == (["Lamb"], 0)


@plays("Stiltwalk Heron")
def test_the_heron_is_ready_after_its_own_step() -> None:
    s = table("front: Stiltwalk Heron, Ox; back: Ox", step="Move")
    swap = s.fork()
    s.choose("move Stiltwalk Heron F1 to F2, swapping with Ox")
    assert (s.who("A F2"), s.marked("A F2"), s.marked("A F1"), s.ap) == ("Stiltwalk Heron", False, False, 2)
    assert not starting(s, "move Stiltwalk")
    s.to("Action")
    fight(s, "Ann F1 with Stiltwalk Heron F2, close")
    assert s.marked("A F2")
    swap.choose("move Ox F2 to F1, swapping with Stiltwalk Heron")
    assert (swap.who("A F2"), swap.marked("A F1"), swap.marked("A F2")) == ("Stiltwalk Heron", True, False)
    s = table("front: Stiltwalk Heron marked, Ox; back: Ox", step="Move")
    s.choose("move Ox F2 to F1, swapping with Stiltwalk Heron")
    assert (s.who("A F2"), s.marked("A F2")) == ("Stiltwalk Heron", True)
    s = table("front: Tiltyard Marshal, -, Ox, Stiltwalk Heron marked")
    s.choose(*starting(s, "use"))
    s.choose(*starting(s, "pick")[:1])
    assert (s.who("A F3"), s.marked("A F3")) == ("Stiltwalk Heron", True)
