"""Blind texts of SLOT's twenty-fifth round about graves, marks and losses, and an oak of an earlier one, played as meant."""

from blind.gestures import aims, fight, starting, uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 6 ranged 6 def 6 life 5", "Lamb": "close 1 ranged 1 def 1 life 1",
    "Foe": "close 3 ranged 3 def 9 life 9", "Biter": "close 4 def 1 life 1", "One": "cost 1 close 1 def 1 life 1",
    "Boss": "level 2 close 1 def 3 life 5", "Two": "close 2 def 9 life 9",
    "Caller": "close 1 def 1 life 1: [ ] - Unmark target creature.",
    "Ruin": "close 1 def 9 life 9: [ ] - Deal 1 damage to each ally creature.",
    "Jailer": "close 1 def 1 life 5: [ ] - Mark target enemy creature.",
    "Storm": "close 1 def 1 life 5: [ ] - Mark each enemy creature.",
    "Slayer": "close 1 def 1 life 5: [ ] - Kill target creature.",
    "Flood": "close 1 def 1 life 5: [ ] - Deal 1 damage to each enemy creature.",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Abilities") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


@plays("Cairn Widow")
def test_who_falls_beside_the_widow_goes_to_the_twilight() -> None:
    for neighbour, twilight, grave in (("Cairn Widow", ["Lamb"], []), ("Ox", [], ["Lamb"])):
        s = table(f"front: Lamb, {neighbour}", f"front: Foe, Ox; {FAR}", "Action")
        fight(s, "Foe F1 with Lamb F1, close")
        assert (s.twilight("A"), s.grave("A"), s.points("B") > 0) == (twilight, grave, True)
    for army in ("Lamb, -, Cairn Widow", "Lamb, Ox; back: -, Cairn Widow"):
        s = table(f"front: {army}, Ox", f"front: Foe, Ox; {FAR}", "Action")
        fight(s, "Foe F1 with Lamb F1, close")
        assert (s.twilight("A"), s.grave("A")) == ([], ["Lamb"])
    s = table("front: Cairn Widow, Ox", f"front: Foe, Cairn Widow; {FAR}", "Action")
    fight(s, "Foe F1 with Cairn Widow F1, close")
    assert (s.twilight("A"), s.grave("A")) == ([], ["Cairn Widow"])


@plays("Cairn Widow")
def test_the_widow_serves_as_she_falls_and_widows_serve_each_other() -> None:
    s = table("front: Ruin, -, Lamb, Cairn Widow; back: Jailer")
    s.choose("use Ruin F1")
    assert (s.twilight("A"), s.grave("A")) == (["Lamb"], ["Cairn Widow"])
    s = table("front: Ruin, -, Cairn Widow, Cairn Widow; back: Jailer")
    s.choose("use Ruin F1")
    assert (s.twilight("A"), s.grave("A")) == (["Cairn Widow", "Cairn Widow"], [])
    # A member of a group has her ability again as the battle is over and its dead are buried, unless she is one of them
    four = CAST | {"Four": "close 4 def 9 life 9"}
    for share, twilight, grave in (("1", ["Lamb"], []), ("3", [], ["Cairn Widow", "Lamb"])):
        s = slot(f"A: front: Lamb, Cairn Widow, Ox\nB: front: Four, Ox; {FAR}", four)
        s.choose("attack Four F1 with Lamb F1 + Cairn Widow F2, close", "number 1")
        s.choose(f"number {share}")
        assert (s.who("A F1"), s.twilight("A"), sorted(s.grave("A"))) == ("", twilight, grave)
    s = table("front: Boss, Cairn Widow marked", step="Upkeep")
    s.choose(next((o for o in s.options() if not o.startswith("pay")), s.options()[0]))
    assert (s.who("A F1"), s.twilight("A"), s.grave("A")) == ("", [], ["Boss"])


@plays("Cairn Widow")
def test_who_is_in_the_twilight_can_be_spent_at_once() -> None:
    s = table("front: Slayer, Lamb, Cairn Widow marked, Owl of the Eaves")
    s.choose("use Slayer F1", "target Lamb F2")
    assert s.twilight("A") == ["Lamb"]
    s.choose("use Owl of the Eaves F4")
    s.choose(*starting(s, "give Lamb"))
    assert (s.value("A F4", "DEF"), s.twilight("A"), s.grave("A")) == (2, [], ["Lamb"])


@plays("Bone Lender")
def test_the_lender_lends_the_newest_bones() -> None:
    s = table("front: Bone Lender, Ox; grave: Lamb, Ann, Ox")
    s.choose("use Bone Lender F1")
    assert (s.twilight("A"), s.grave("A"), s.marked("A F1")) == (["Lamb"], ["Ann", "Ox"], True)
    s.to("Move", "B")
    assert (s.twilight("A"), len(s.grave("A"))) == ([], 3)
    assert uses(table("front: Bone Lender; grave: Lamb, Ann")) == []
    assert uses(table("front: Bone Lender marked; grave: Lamb, Ann, Ox")) == []
    assert uses(table("front: Bone Lender; grave: Lamb, Ann; twilight: Imp", "front: Ann; grave: Ox, Ox, Ox")) == []
    s = table("front: Ox, Saint", f"front: Bone Lender, Ox; grave: Lamb, Ann, Ox; {FAR}", "Action")
    s.choose("attack Bone Lender F1 with Ox F1, close")
    assert not starting(s, "use Bone")
    s = table("front: Ox, Bone Lender, Ox; grave: Lamb, Ann, Ox", f"front: Ann, Ox; {FAR}", "Action")
    s.choose("attack Ann F1 with Ox F1, close", "use Bone Lender F2")
    assert s.twilight("A") == ["Lamb"]


WEAVER = "front: Vine Weaver, Ox, Ox"


@plays("Vine Weaver")
def test_who_is_woven_in_stays_marked_once() -> None:
    s = table(WEAVER, "front: Ann marked, Ox marked; back: Ox marked")
    s.choose("use Vine Weaver F1")
    while starting(s, "give"):
        s.choose(starting(s, "give")[0])
    assert aims(s) == ["Ann F1", "Ox B1"]
    s.choose("pick Ann F1")
    assert [s.marked(f"A F{n}") for n in (1, 2, 3)] == [False, True, True]
    s.to("Move", "B")
    assert [s.marked(f"B {where}") for where in ("F1", "F2", "B1")] == [True, False, False]
    s.to("Move", "A")
    s.to("Move", "B")
    assert not s.marked("B F1")


@plays("Vine Weaver")
def test_when_it_can_be_used_and_what_ends_it() -> None:
    for army, foes in (
        (WEAVER, "front: Ann, Ox marked"), ("front: Vine Weaver, Ox", "front: Ann marked, Ox"),
        ("front: Vine Weaver, Ox, Ox marked", "front: Ann marked, Ox"),
    ):  # fmt: skip
        s = table(army, foes)
        s.choose(*starting(s, "use Vine"))
        s.to("Move", "B")
        assert [s.marked("B F1"), s.marked("B F2")] == [False, False]
    s = table("front: Vine Weaver marked, Ox; twilight: Imp", "front: Ann marked, Caller")
    s.choose("use Vine Weaver F1")
    while starting(s, "give"):
        s.choose(starting(s, "give")[0])
    freed = s.fork()
    s.to("Move", "B")
    assert s.marked("B F1")
    freed.to("Abilities", "B")
    freed.choose("use Caller F2", "target Ann F1")
    assert not freed.marked("B F1")


@plays("Vine Weaver")
def test_it_lasts_although_the_weaver_falls_and_follows_who_is_moved() -> None:
    cast = CAST | {"Porter": "close 1 def 1 life 5: [ ] - Swap two target enemy creatures."}
    s = slot("A: front: Vine Weaver, Ox, Ox; back: Porter\nB: front: Ann marked, Lamb marked\nstep: Abilities", cast)
    s.choose("use Vine Weaver F1", "give Ox F2", "give Ox F3")
    s.choose("use Porter B1", "target Ann F1")
    assert s.who("B F2") == "Ann"
    s.to("Move", "B")
    assert (s.marked("B F2"), s.marked("B F1")) == (True, False)
    s = table("front: Vine Weaver hurt 1, Ox, Ox; back: Slayer", "front: Ann marked, Ox")
    s.choose("use Vine Weaver F1", "give Ox F2", "give Ox F3")
    s.choose("use Slayer B1", "target Vine Weaver F1")
    assert s.who("A F1") == ""
    s.to("Move", "B")
    assert s.marked("B F1")


TWIN = "front: Ann, Oathbound Twin, Ox"


@plays("Oathbound Twin")
def test_the_twin_may_lose_it_instead_of_a_neighbour() -> None:
    s = table("front: Club, Club", f"{TWIN}; {FAR}", "Action")
    s.choose("attack Ann F1 with Club F1, close")
    assert s.asked == "B"
    no = s.fork()
    s.choose("yes")
    assert (s.tokens("B F1"), s.tokens("B F2"), s.marked("B F2"), s.marked("B F1")) == (0, 1, True, False)
    s.choose("attack Ann F1 with Club F2, close", *starting(s, "yes"))
    s.choose(*starting(s, "yes"))
    assert (s.tokens("B F1"), s.tokens("B F2")) == (1, 1)  # marked, it cannot, if it is tried or not
    no.choose("no")
    assert (no.tokens("B F1"), no.tokens("B F2"), no.marked("B F2")) == (1, 0, False)
    s = table("front: Ox, Ox", f"front: Lamb, Oathbound Twin; {FAR}", "Action")  # no values are compared with its own
    s.choose("attack Lamb F1 with Ox F1, close", "yes")
    assert (s.who("B F1"), s.tokens("B F2")) == ("Lamb", 1)
    s = table("front: Club, Ox", f"front: Ann, Oathbound Twin hurt 2; {FAR}", "Action")
    s.choose("attack Ann F1 with Club F1, close", "yes")
    assert (s.who("B F2"), s.tokens("B F1"), s.points("A") > 0) == ("", 0, True)


@plays("Oathbound Twin")
def test_when_the_twin_cannot_help() -> None:
    for foes, hits in (("Ann, -, Oathbound Twin", 1), ("Ann, Oathbound Twin marked", 1), ("Ann, Oathbound Twin", 0)):
        s = table("front: Club, Ox", f"front: {foes}; {FAR}", "Action")
        s.choose("attack Ann F1 with Club F1, close")
        s.choose(*starting(s, "yes"))  # marked, in vain
        assert s.tokens("B F1") == hits
    s = table("front: -, Club", f"{TWIN}; {FAR}", "Action")
    s.choose("attack Oathbound Twin F2 with Club F2, close")
    assert (starting(s, "yes"), s.tokens("B F2")) == ([], 1)
    s = table("front: Saint, Ox", f"{TWIN}; {FAR}")
    s.choose("use Saint F1", "target Ann F1")
    assert (starting(s, "yes"), s.tokens("B F1")) == ([], 1)


@plays("Oathbound Twin")
def test_it_helps_one_of_two_and_no_group_that_it_is_in() -> None:
    s = table("front: Ox, Oathbound Twin, Ox", f"front: -, Two; {FAR}", "Action")
    member = s.fork()
    s.choose("attack Two F2 with Ox F1 + Ox F3, close", "number 1")
    s.choose(*starting(s, "number 1"))
    s.choose("yes")
    s.choose(*starting(s, "yes"))
    assert sorted([s.tokens("A F1"), s.tokens("A F3")]) == [0, 1]
    assert (s.tokens("A F2"), s.marked("A F2")) == (1, True)
    member.choose("attack Two F2 with Ox F1 + Oathbound Twin F2, close", "number 2")
    assert (starting(member, "yes"), member.tokens("A F1"), member.tokens("A F2")) == ([], 1, 0)


@plays("The Last Oak")
def test_the_oak_neither_moves_nor_rests_but_heals_in_the_back_row() -> None:
    s = table("front: Ox, Ox; back: The Last Oak, Ox", step="Move")
    assert starting(s, "move Ox")
    assert not [o for o in s.options() if "Last Oak" in o or "to B1" in o]
    assert not starting(table("front: The Last Oak hurt 1, Ox hurt 1", step="Action"), "rest The Last Oak")
    for row, tokens in (("back", 1), ("front", 2)):
        s = table("front: Ox", f"{row}: The Last Oak hurt 2, Ox, Ox, Ox; twilight: 3 Imp")
        s.to("Upkeep", "B")
        assert s.tokens(f"B {row[0].upper()}1") == tokens


@plays("The Last Oak")
def test_unmarked_the_oak_shelters_its_neighbours() -> None:
    for oak, kept in (("The Last Oak", True), ("The Last Oak marked", False)):
        foes = f"front: Ann, {oak}, -, Ox; back: -, Ox"
        s = table("front: Jailer, Ox", foes)
        s.choose("use Jailer F1")
        assert aims(s) == (["The Last Oak F2", "Ox F4"] if kept else ["Ann F1", "Ox F4", "Ox B2"])
        s = table("front: Storm, Ox", foes)
        s.choose("use Storm F1")
        assert [s.marked(f"B {where}") for where in ("F1", "F2", "F4", "B2")] == [not kept, True, True, not kept]
    s = table("front: The Last Oak, Ox, Saint")
    s.choose("use Saint F3")
    assert "Ox F2" in aims(s)  # its own are not kept from it
    s = table("front: Flood, Ox", "front: Ann, The Last Oak")
    s.choose("use Flood F1")
    assert s.tokens("B F1") == 1  # what neither aims at it nor marks it
