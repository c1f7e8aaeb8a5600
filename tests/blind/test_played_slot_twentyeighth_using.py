"""Blind texts of SLOT's twenty-eighth round that are used, or change places and hands, played as their writers meant them."""

import pytest

from blind.gestures import aims, fight, starting, uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Lamb": "close 1 ranged 1 def 1 life 1", "Four": "close 4 def 4 life 9",
    "Three": "close 3 ranged 3 def 3 life 9", "Bow": "ranged 1 def 1 life 5", "Boss": "level 2 close 1 def 3 life 5",
    "Root": "close 1 def 1 life 5 fixed", "Hot": "close 1 def 3 life 5: Steadfast", "Five": "close 1 def 5 life 9",
    "Wall": "close 1 def 9 life 9", "Nine": "close 9 ranged 9 def 9 life 9",
    "Whetter": "close 1 def 1 life 5: [1]: This creature has +1 close until the end of the battle.",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Abilities") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


SISTER = "Alms-Gate Sister"


@plays("Alms-Gate Sister")
def test_the_sister_takes_a_token_off_a_neighbour() -> None:
    army = f"front: Ox hurt 2, {SISTER} hurt 0, Ox hurt 1, Ann hurt 1; back: Ox hurt 1, Ox; twilight: Imp"
    s = table(army.replace(" hurt 0", ""))
    other = s.fork()
    s.choose(f"use {SISTER} F2", "give Imp (twilight)")
    assert aims(s) == ["Ox F1", "Ox F3"]
    s.choose("pick Ox F1")
    assert [s.tokens(f"A {where}") for where in ("F1", "F3", "F4", "B1")] == [1, 1, 1, 1]
    assert (s.marked("A F2"), s.marked("A F1"), s.grave("A"), uses(s)) == (True, False, ["Imp"], [])
    other.choose(f"use {SISTER} F2", "give Ox F1", "pick Ox F1")  # who is healed may pay for it
    assert (other.tokens("A F1"), other.marked("A F1"), other.marked("A F2"), other.twilight("A")) == (
        1,
        True,
        True,
        ["Imp"],
    )
    for army in (f"{SISTER} marked, Ox hurt 1; back: Ox", f"{SISTER}, Ox marked hurt 1"):
        assert uses(table(f"front: {army}")) == []


@plays("Alms-Gate Sister")
def test_the_sister_helps_in_exchanges() -> None:
    foes = f"front: Ox hurt 1, {SISTER}, Ox; {FAR}; twilight: Imp"
    s = table("front: Nine, Ox", foes, "Action")
    s.choose("attack Ox F1 with Nine F1, close", f"use {SISTER} F2")
    assert "give Imp (twilight)" not in s.options()  # in the other's turn
    s.choose("give Ox F3")
    s.choose(*starting(s, "pick Ox F1"))
    assert (s.tokens("B F1"), s.marked("B F2"), s.marked("B F3")) == (1, True, True)  # one off, one on


MASTER = "Grand Master of the Rank"


@plays("Grand Master of the Rank")
@pytest.mark.parametrize(
    ("army", "kept"),
    [
        (f"front: Rivet-Maul Smith, Ox, -, {MASTER}", True), ("front: Rivet-Maul Smith, Ox", False),
        (f"front: Rivet-Maul Smith, Ox; back: {MASTER}", False), (f"front: Rivet-Maul Smith, Ox, -, {MASTER} marked", True),
    ],
)  # fmt: skip
def test_a_group_of_the_rank_keeps_what_it_can(army: str, kept: bool) -> None:
    s = table(army, "front: Five; back: -, -, -, Page", "Action")
    fight(s, "Five F1 with Rivet-Maul Smith F1 + Ox F2, close")
    assert s.tokens("B F1") == int(kept)  # 3 and 1 hit 5 - 1


@plays("Grand Master of the Rank")
def test_the_steadfast_of_the_rank_are_not_marked_and_use_what_they_can() -> None:
    for master, marked in ((MASTER, False), ("Ox", True)):
        s = table(f"front: Hot, Whetter, -, {master}", f"front: Ann; {FAR}", "Action")
        s.choose("attack Ann F1 with Hot F1 + Whetter F2, close")
        assert (s.marked("A F1"), starting(s, "use")) == (marked, [] if marked else ["use Whetter F2"])


@plays("Grand Master of the Rank")
def test_who_is_in_the_group_himself_rules_nobody() -> None:
    s = table(f"front: Rivet-Maul Smith, {MASTER}", "front: Wall; back: -, -, -, Page", "Action")
    fight(s, f"Wall F1 with Rivet-Maul Smith F1 + {MASTER} F2, close")
    assert s.tokens("B F1") == 0  # 3 and 5 hit 9 - 1, but no 9


GUARD = "Bodyguard of Lowen"


@plays("Bodyguard of Lowen")
def test_the_bodyguard_takes_the_place_of_a_neighbour() -> None:
    s = table("front: Three, Ox", f"front: Lamb, {GUARD} marked, Ox; {FAR}", "Action")
    s.choose("attack Lamb F1 with Three F1, close")
    assert s.asked == "B"
    no = s.fork()
    s.choose("yes")
    s.decline()
    assert (s.who("B F1"), s.who("B F2"), s.tokens("B F1"), s.tokens("A F1")) == (
        GUARD,
        "Lamb",
        0,
        1,
    )  # it strikes back
    assert (s.marked("B F1"), s.marked("B F2")) == (True, False)
    no.choose("no")
    no.decline()
    assert (no.who("B F1"), no.who("B F2"), no.tokens("A F1")) == ("", GUARD, 0)


@plays("Bodyguard of Lowen")
def test_the_bodyguard_guards_against_groups_and_from_behind_and_not_afar() -> None:
    s = table("front: Three, Three", f"front: Lamb; back: {GUARD}, -, -, Page", "Action")
    s.choose("attack Lamb F1 with Three F1 + Three F2, close", "yes")
    s.decline()
    while starting(s, "number"):
        s.choose(starting(s, "number")[0])
    assert (s.who("B F1"), s.who("B B1"), s.tokens("B F1")) == (GUARD, "Lamb", 1)
    for foes in (f"Lamb, Ox, {GUARD}", f"Lamb, Ox; back: Ox, {GUARD}"):
        s = table("front: Three", f"front: {foes}", "Action")
        s.choose("attack Lamb F1 with Three F1, close")
        assert (s.who("B F1"), starting(s, "yes")) == ("", []), foes
    s = table("front: Three", f"front: Root, {GUARD}", "Action")
    s.choose("attack Root F1 with Three F1, close")
    s.choose(*starting(s, "yes"))
    s.decline()
    assert (s.who("B F1"), s.tokens("B F1")) == ("Root", 1)  # who cannot move does not change places


@plays("Bodyguard of Lowen")
def test_without_a_weapon_of_the_kind_the_guard_does_not_strike_back() -> None:
    s = table("front: Three", f"front: Three, {GUARD}; {FAR}", "Action")
    s.choose("attack Three F1 with Three F1, ranged", "yes")
    s.decline()
    assert (s.who("B F1"), s.tokens("A F1")) == (GUARD, 0)


@plays("Bodyguard of Lowen")
def test_of_two_guards_one_steps_in() -> None:
    s = table("front: Three", f"front: {GUARD}, Lamb, {GUARD}; {FAR}", "Action")
    s.choose("attack Lamb F2 with Three F1, close", f"trigger of {GUARD} F3", "yes")
    assert (s.who("B F2"), s.who("B F3"), s.asked) == (GUARD, "Lamb", "B")
    s.choose("no")  # its writer lets this one lapse; the rulebook lets each happen that has heard of the attack
    s.decline()
    assert ([s.who(f"B F{n}") for n in (1, 2, 3)], s.tokens("A F1")) == ([GUARD, GUARD, "Lamb"], 1)


PATHS = "Druid of Changing Paths"


@plays("Druid of Changing Paths")
def test_two_neighbours_change_places() -> None:
    s = table(f"front: Ox marked moved, Lamb, {PATHS}; back: Boss, -, -, Four; twilight: Imp")
    s.choose(f"use {PATHS} F3", "give Imp (twilight)")
    assert aims(s)[:2] == ["Ox F1", "Lamb F2"]
    s.choose("pick Ox F1")
    assert aims(s) == ["Lamb F2", "Boss B1"]
    s.choose("pick Lamb F2")
    assert (s.who("A F1"), s.who("A F2"), s.marked("A F1"), s.marked("A F2"), s.marked("A F3")) == (
        "Lamb", "Ox", False, True, True,
    )  # fmt: skip
    s.to("Move")
    assert (s.ap, bool(starting(s, "move Lamb F1"))) == (3, True)
    s = table(f"front: Ox, {PATHS}")
    s.choose(f"use {PATHS} F2")
    s.choose(*starting(s, "pick Ox"))
    s.choose(*starting(s, "pick Druid"))
    assert (s.who("A F1"), s.who("A F2"), s.marked("A F1"), s.marked("A F2")) == (PATHS, "Ox", True, True)
    for army in (f"{PATHS} marked, Ox, Ox", f"{PATHS}, Ox marked"):
        assert uses(table(f"front: {army}")) == []


@plays("Druid of Changing Paths")
def test_the_target_stays_the_target_and_the_rooted_stay() -> None:
    s = table("front: Three", f"front: Lamb, {PATHS}; back: Ox", "Action")
    s.choose("attack Lamb F1 with Three F1, close", f"use {PATHS} F2")
    s.choose(*starting(s, "give Ox"))
    s.choose(*starting(s, "pick Lamb"))
    s.choose(*starting(s, "pick Ox"))
    s.decline()
    assert (s.who("B F1"), s.who("B B1"), s.tokens("B F1"), s.twilight("B")) == ("Ox", "", 0, ["Lamb"])
    s = table(f"front: {PATHS}, Lamb; back: Root, Ox")
    s.choose(f"use {PATHS} F1", "give Ox B2")
    picked = starting(s, "pick Root")
    if picked:
        s.choose(f"pick {PATHS} F1", *starting(s, "pick Root"))
    assert (s.who("A F1"), s.who("A B1")) == (PATHS, "Root")


ELDER = "Elder of Two Blessings"


@plays("Elder of Two Blessings")
@pytest.mark.parametrize("way", ["DEF", "ranged"])
def test_the_elder_blesses_one_of_its_row(way: str) -> None:
    s = table(f"front: Three, {ELDER}, Ox, Three marked; back: Three")
    s.choose(f"use {ELDER} F2")
    answers = blessing(s, "Three F4", way)
    assert answers
    values = {"DEF": 3, "ranged": 3} | {way: 5}
    assert (s.value("A F4", "DEF"), s.value("A F4", "ranged")) == (values["DEF"], values["ranged"])
    assert (s.value("A F1", way), s.value("A B1", way), s.marked("A F2"), s.marked("A F4")) == (3, 3, True, True)
    s.to("Action")
    assert s.value("A F4", way) == 5
    s.to("Move", "B")
    assert s.value("A F4", way) == 3


def blessing(s: Scene, whom: str, way: str) -> list[str]:
    """Choose the kind of blessing and the blessed, in whatever order they are asked; what was offered."""
    seen: list[str] = []
    while any(option.startswith(("pick", "choose")) for option in s.options()):
        offered = s.options()
        seen += offered
        s.choose(next((o for o in offered if o == f"pick {whom}"), None) or next(o for o in offered if way in o))
    return seen


@plays("Elder of Two Blessings")
def test_only_others_of_the_row_are_blessed_and_archers_alone_shoot_better() -> None:
    s = table(f"front: Three, {ELDER}, Four; back: Three")
    s.choose(f"use {ELDER} F2")
    seen = blessing(s, "Three F1", "DEF")
    assert f"pick {ELDER} F2" not in seen
    assert "pick Three B1" not in seen
    assert "pick Four F3" in seen
    s = table(f"front: Three, {ELDER}, Four; back: Three")
    s.choose(f"use {ELDER} F2")
    blessing(s, "Four F3", "ranged")  # its writer would not let it be chosen: it is chosen in vain
    s.to("Action")
    assert not [option for option in starting(s, "attack") if "Four" in option and option.endswith("ranged")]
    assert uses(table(f"front: {ELDER} marked, Ox")) == []


@plays("Elder of Two Blessings")
def test_a_blessing_in_an_exchange_lasts_for_the_turn() -> None:
    s = table("front: Three, Three", f"front: Bow, {ELDER}; {FAR}", "Action")
    s.choose("attack Bow F1 with Three F1, close", f"use {ELDER} F2")
    blessing(s, "Bow F1", "DEF")
    s.decline()
    assert (s.tokens("B F1"), s.value("B F1", "DEF")) == (1, 3)
    s.to("Move", "B")
    assert s.value("B F1", "DEF") == 1


PUPPETEER = "Puppeteer of the Wounded"


@plays("Puppeteer of the Wounded")
def test_the_puppeteer_takes_a_wounded_enemy() -> None:
    foes = "front: Four, Ox hurt 3, Ox hurt 1; back: -, Lamb, -, Page"
    s = table(f"front: Ox, {PUPPETEER}, Ox; twilight: Imp", foes)
    s.choose(f"use {PUPPETEER} F2", "give Imp (twilight)", "give Ox F1")
    s.choose(*starting(s, "pick Ox F2"))
    slots = [option for option in s.options() if option.endswith(("F4", "B1", "B2", "B3", "B4"))]
    assert len(slots) == 5
    s.choose(next(option for option in slots if option.endswith("B3")))
    assert (s.who("A B3"), s.tokens("A B3"), s.marked("A B3"), s.who("B F2")) == ("Ox", 3, False, "")
    assert (s.marked("A F2"), s.marked("A F1"), s.marked("A F3"), s.points("A")) == (True, True, False, 0)
    assert s.grave("A") == ["Imp"]


@plays("Puppeteer of the Wounded")
def test_who_is_taken_stays_and_dies_into_its_owners_pile() -> None:
    s = table(f"front: Ox, {PUPPETEER}, Ox, Ox", f"front: Four, Ox marked hurt 8; {FAR}")
    s.choose(f"use {PUPPETEER} F2", "give Ox F1", "give Ox F3")
    s.choose(*starting(s, "pick Ox F2"))
    s.choose(next(option for option in s.options() if option.endswith("B1")))
    assert (s.who("A B1"), s.marked("A B1"), s.tokens("A B1")) == ("Ox", True, 8)
    s.to("Move", "B")
    s.to("Move", "A")
    assert (s.who("A B1"), s.controller("A B1")) == ("Ox", "A")


@plays("Puppeteer of the Wounded")
@pytest.mark.parametrize(
    "armies",
    [
        (f"front: Ox, {PUPPETEER}, Ox", f"front: Ox hurt 1, Ox; {FAR}"),  # nobody of that column is hurt
        (f"front: Ox, {PUPPETEER} marked, Ox", f"front: -, Ox hurt 1; {FAR}"),
        (f"front: Ox, {PUPPETEER}", f"front: -, Ox hurt 1; {FAR}"),
        (f"front: Ox, {PUPPETEER}, Boss, Ox", f"front: -, Boss hurt 1; {FAR}"),
        (f"front: Ox, {PUPPETEER}, Ox, Ox; back: Ox, Ox, Ox, Ox", f"front: -, Ox hurt 1; {FAR}"),
    ],
)
def test_whom_the_puppeteer_does_not_get(armies: tuple[str, str]) -> None:
    s = table(*armies)
    if starting(s, "use"):  # what its writer forbids without a target may be used in vain
        s.choose(*starting(s, "use"))
        while starting(s, "give"):
            s.choose(starting(s, "give")[0])
        for option in starting(s, "pick")[:1]:
            s.choose(option)
    assert s.who("B F2") in ("Ox", "Boss")
    assert len(s.army("A")) == armies[0].count(",") + armies[0].count(":")


@plays("Puppeteer of the Wounded")
def test_who_changes_sides_ends_the_battle() -> None:
    s = table(f"front: Ox, {PUPPETEER}, Ox, Ox", f"front: -, Ox hurt 1, Ox; {FAR}", "Action")
    s.choose("attack Ox F2 with Ox F1, close", f"use {PUPPETEER} F2")
    while starting(s, "give"):
        s.choose(starting(s, "give")[0])
    s.choose(*starting(s, "pick Ox F2")[:1])
    s.choose(next(option for option in s.options() if option.endswith("B1")))
    s.decline()
    assert (s.who("A B1"), s.tokens("A B1"), s.tokens("A F1"), s.ap, s.marked("A F1")) == ("Ox", 1, 0, 2, True)
