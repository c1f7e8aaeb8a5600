"""Blind texts of SLOT's twenty-sixth round that change a loss or a score, played as their writers meant them."""

from blind.gestures import aims, starting
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 6 ranged 6 def 6 life 5",
    "Lamb": "close 1 ranged 1 def 1 life 1", "Two": "close 2 def 9 life 9", "Foe": "close 3 ranged 3 def 9 life 9",
    "Flood": "close 1 def 1 life 5: [ ] - Deal 1 damage to each enemy creature.",
}  # fmt: skip
OATH = "Oath-Brother of the Left Hand"
ADVOCATE = "Advocate for the Fallen Flank"


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Action, ap 3") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


@plays("Oath-Brother of the Left Hand")
def test_the_oath_brother_loses_what_a_neighbour_would() -> None:
    s = table("front: Club, Club, Ox", f"front: Lamb, {OATH}, Ox; {FAR}")
    no, own = s.fork(), s.fork()
    s.choose("attack Lamb F1 with Club F1, close")
    assert s.asked == "B"
    s.choose("yes")
    assert (s.who("B F1"), s.tokens("B F1"), s.tokens("B F2"), s.marked("B F2")) == ("Lamb", 0, 1, False)
    s.choose("attack Lamb F1 with Club F2, close", "yes")  # again
    assert (s.who("B F1"), s.tokens("B F2"), s.points("A")) == ("Lamb", 2, 0)
    no.choose("attack Lamb F1 with Club F1, close", "no")
    assert (no.who("B F1"), no.tokens("B F2")) == ("", 0)
    own.choose(f"attack {OATH} F2 with Club F2, close")
    assert (own.tokens("B F2"), starting(own, "yes")) == (1, [])
    s = table("front: Club, Ox", f"front: Lamb, {OATH} marked; {FAR}")
    s.choose("attack Lamb F1 with Club F1, close", "yes")  # its mark does not matter
    assert (s.who("B F1"), s.tokens("B F2")) == ("Lamb", 1)
    s = table("front: Ox, Ox", f"front: Ann, {OATH}; {FAR}")
    s.choose("attack Ann F1 with Ox F1, close")  # who loses nothing
    assert (starting(s, "yes"), s.tokens("B F1"), s.tokens("B F2")) == ([], 0, 0)


@plays("Oath-Brother of the Left Hand")
def test_when_it_cannot_lose_it() -> None:
    for foes in (f"Lamb, -, {OATH}", f"Lamb; back: -, {OATH}"):
        s = table("front: Club, Ox", f"front: {foes}, Ox")
        s.choose("attack Lamb F1 with Club F1, close")
        assert (s.who("B F1"), s.asked) == ("", "A"), foes
    s = table("front: Saint, Ox", f"front: Lamb, {OATH}, Ox", "Abilities")
    s.choose("use Saint F1", "target Lamb F1")
    assert (s.who("B F1"), s.asked) == ("", "A")
    s = table(f"front: Lamb, {OATH}, Ox", f"front: -, Foe; {FAR}")
    s.choose(f"attack Foe F2 with Lamb F1 + {OATH} F2, close", "number 1")
    while starting(s, "number"):
        s.choose(starting(s, "number 0")[0])
    assert (starting(s, "yes"), s.who("A F1"), s.tokens("A F2")) == ([], "", 0)  # a member of a group


@plays("Oath-Brother of the Left Hand", "Tally-Scar Headsman")
def test_it_may_die_of_it_and_is_killed_by_whose_blow_it_was() -> None:
    foes = f"front: Lamb, {OATH} hurt 3, -, Ox; back: Ox"
    for attacker, points in (("Club", 2), ("Tally-Scar Headsman", 3)):
        s = table(f"front: {attacker}, Ox", foes)
        s.choose(f"attack Lamb F1 with {attacker} F1, close", "yes")
        assert (s.who("B F1"), s.who("B F2"), s.twilight("B")) == ("Lamb", "", [OATH])
        assert s.points("A") == points  # for its own column
    s = table(f"front: Lamb, {OATH} hurt 3, -, Ox; back: Ox", f"front: Foe, Ox; {FAR}")
    s.choose("attack Foe F1 with Lamb F1, close")
    assert s.asked == "A"  # what strikes back is replaced, too
    s.choose("yes")
    assert (s.who("A F1"), s.who("A F2"), s.grave("A"), s.twilight("A"), s.points("B")) == ("Lamb", "", [OATH], [], 2)


@plays("Oath-Brother of the Left Hand")
def test_of_a_divided_blow_it_may_lose_both_parts() -> None:
    for hurt, oath in (("", OATH), (" hurt 3", "")):
        s = table(f"front: Lamb, {OATH}{hurt}, Lamb, Ox", f"front: -, Two; {FAR}")
        s.choose("attack Two F2 with Lamb F1 + Lamb F3, close", "number 1")
        s.choose(*starting(s, "number 1"))
        s.choose(*starting(s, "trigger")[:1])
        s.choose("yes", "yes")  # also beyond its life
        assert (s.who("A F1"), s.who("A F3"), s.who("A F2")) == ("Lamb", "Lamb", oath)
        assert not oath or s.tokens("A F2") == 2
    s = table(f"front: Lamb, {OATH}, Lamb, Ox", f"front: -, Two; {FAR}")
    s.choose("attack Two F2 with Lamb F1 + Lamb F3, close", "number 1")
    s.choose(*starting(s, "number 1"))
    s.choose(*starting(s, "trigger")[:1])
    s.choose("yes", "no")
    assert (sorted([s.who("A F1"), s.who("A F3")]), s.tokens("A F2")) == (["", "Lamb"], 1)


@plays("Oath-Brother of the Left Hand")
def test_of_two_brothers_one_loses_it() -> None:
    s = table("front: -, Club, Ox", f"front: {OATH}, Lamb, {OATH}; {FAR}")
    s.choose("attack Lamb F2 with Club F2, close")
    s.choose(*starting(s, "trigger")[:1])
    none, second = s.fork(), s.fork()
    s.choose("yes")
    assert (sorted(s.tokens(f"B F{n}") for n in (1, 3)), s.who("B F2")) == ([0, 1], "Lamb")
    second.choose("no", "yes")
    assert (sorted(second.tokens(f"B F{n}") for n in (1, 3)), second.who("B F2")) == ([0, 1], "Lamb")
    none.choose("no", "no")
    assert ([none.tokens(f"B F{n}") for n in (1, 3)], none.who("B F2")) == ([0, 0], "")
    s = table("front: Club, Ox", f"front: Lamb, {OATH}, {OATH}; {FAR}")
    s.choose("attack Lamb F1 with Club F1, close", "yes")
    s.choose(
        *starting(s, "no")
    )  # its writer would let the second take it over; what a text deals is no loss of a battle
    assert [s.tokens(f"B F{n}") for n in (1, 2, 3)] == [0, 1, 0]


LOST = f"front: Lamb, Ox, {ADVOCATE}, Ox"  # the column of the Lamb is empty without it


@plays("Advocate for the Fallen Flank")
def test_two_marks_lessen_what_a_kill_scores() -> None:
    s = table("front: Club, Ox", LOST)
    s.choose("attack Lamb F1 with Club F1, close")
    assert (s.asked, s.who("B F1")) == ("B", "")
    no = s.fork()
    s.choose("yes")
    assert aims(s)[:1] == ["Ox F2"]
    s.choose("pick Ox F2", f"pick {ADVOCATE} F3")
    assert (s.points("A"), [s.marked(f"B F{n}") for n in (2, 3, 4)]) == (1, [True, True, False])
    no.choose("no")
    assert (no.points("A"), [no.marked(f"B F{n}") for n in (2, 3, 4)]) == (2, [False] * 3)
    s = table("front: Club, Ox", f"front: Lamb, -, {ADVOCATE}, Ox; back: Ox")
    s.choose("attack Lamb F1 with Club F1, close", "yes", f"pick {ADVOCATE} F3", "pick Ox F4")
    assert (s.points("A"), s.marked("B B1")) == (0, False)
    s = table("front: Saint, Ox", LOST, "Abilities")
    s.choose("use Saint F1", "target Lamb F1", "yes", "pick Ox F2", "pick Ox F4")
    assert (s.points("A"), s.marked("B F3")) == (1, False)
    s = table(f"{LOST}", "front: Foe, Ox")  # in its own turn, too
    s.choose("attack Foe F1 with Lamb F1, close")
    assert s.asked == "A"
    s.choose("yes", "pick Ox F2", "pick Ox F4")
    assert (s.points("B"), s.marked("A F2")) == (1, True)


@plays("Advocate for the Fallen Flank")
def test_without_two_or_without_a_shape_nobody_is_asked() -> None:
    for foes, points in (
        (f"front: Lamb, Ox marked, {ADVOCATE}", 2), (f"front: Lamb, Ox, {ADVOCATE} marked", 2),
        (f"front: Lamb, Ox, {ADVOCATE}; back: Ox", 0),
    ):  # fmt: skip
        s = table("front: Club, Ox", f"{foes}; twilight: 2 Imp" if "back" not in foes else foes)
        before = s.fork()
        s.choose("attack Lamb F1 with Club F1, close")
        assert points or s.asked == "A"
        s.choose(*starting(s, "yes"))  # in vain: one mark alone is none
        assert (s.asked, s.points("A")) == ("A", points), foes
        assert [s.marked(f"B F{n}") for n in (2, 3)] == [before.marked(f"B F{n}") for n in (2, 3)]
    s = table("front: Club, Ox", f"front: Lamb, Ox, {ADVOCATE} marked; back: -, -, Ox")
    s.choose("attack Lamb F1 with Club F1, close", "yes", *starting(s, "pick"))  # a marked one speaks
    assert (s.points("A"), s.marked("B F2"), s.marked("B B3")) == (1, True, True)


@plays("Advocate for the Fallen Flank", "Tally-Scar Headsman")
def test_it_speaks_while_it_is_there_and_not_of_points_by_a_text() -> None:
    s = table("front: Club, Ox", f"front: {ADVOCATE} hurt 1, Ox, Ox, Ox")
    s.choose(f"attack {ADVOCATE} F1 with Club F1, close")
    # Its writer lets it speak even now, but abilities work while their bearer is in play (SLOT-ABIL-03)
    assert (s.points("A"), s.who("B F1"), starting(s, "yes")) == (2, "", [])
    s = table("front: Tally-Scar Headsman, Ox", f"{LOST}; back: -, Ox, Ox, Ox")
    s.choose("attack Lamb F1 with Tally-Scar Headsman F1, close", "yes", "pick Ox F2", "pick Ox F4")
    assert (s.points("A"), s.asked) == (2, "A")  # 2 for the column less 1, and 1 by his text


@plays("Advocate for the Fallen Flank")
def test_each_kill_and_each_advocate_for_itself() -> None:
    s = table("front: Club, Ox", f"front: Lamb, {ADVOCATE}, {ADVOCATE}, Ox; back: -, Ox")
    s.choose("attack Lamb F1 with Club F1, close")
    s.choose(*starting(s, "trigger")[:1])
    s.choose("yes", f"pick {ADVOCATE} F2", f"pick {ADVOCATE} F3")
    s.choose("yes", *starting(s, "pick"))
    assert (s.points("A"), [s.marked(f"B {where}") for where in ("F2", "F3", "F4", "B2")]) == (0, [True] * 4)
    for answers, points in ((("yes", "pick Ox F2", f"pick {ADVOCATE} F3", "yes"), 2), (("no", "no"), 4)):
        s = table("front: Flood, Ox", f"front: Lamb, Ox, {ADVOCATE}, Lamb; back: -, Ox, Ox", "Abilities")
        s.choose("use Flood F1", *answers)
        assert (s.who("B F1"), s.who("B F4"), s.points("A")) == ("", "", points)
        assert [s.marked(f"B {where}") for where in ("F2", "F3", "B2", "B3")] == [points == 2] * 4
