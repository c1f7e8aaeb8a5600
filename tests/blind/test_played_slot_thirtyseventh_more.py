"""Blind texts of SLOT's thirty-seventh round about reach, cover, groups, moves and rests, played as meant."""

import pytest

from blind.gestures import spend, starting
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Two": "close 2 ranged 2 def 2 life 9", "Three": "close 3 ranged 3 def 3 life 9", "Four": "close 4 ranged 4 def 4 life 9",
    "Bow": "ranged 2 def 2 life 5", "Mage": "magic 4 close 1 def 2 life 5", "Lamb": "close 1 ranged 1 def 1 life 1",
    "Sniper": "close 1 ranged 2 def 2 life 5: This creature has Sharpshooter.",
    "Pricker": "close 1 def 1 life 5: [ ] - Deal 1 damage to target creature.",
    "Slayer": "close 1 def 1 life 5: [ ] - Kill target creature.",
    "Waker": "close 1 def 1 life 5: [ ] - Unmark target creature.",
    "Mover": "close 1 def 1 life 5: [ ] - Move target enemy creature back.",
    "Root": "close 1 def 1 life 5 fixed",
    "Usher": "close 1 def 1 life 5: [1] - This creature changes places with an adjacent ally.",
    "Thrower": "close 1 def 1 life 5: [1] - Deal 1 damage to target creature.",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Action, ap 3") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def divided(s: Scene, label: str) -> None:
    """Attack so in a group; all of the strike back goes to its first member."""
    s.choose(f"attack {label}")
    while starting(s, "number", "trigger"):
        s.choose(starting(s, "number", "trigger")[-1])


def whom(s: Scene, with_whom: str) -> list[str]:
    """Whom this one alone can attack so."""
    found = (label.removeprefix("attack ").partition(" with ") for label in starting(s, "attack"))
    return sorted(foe for foe, _, band in found if band == with_whom)


def bands(s: Scene, foe: str) -> list[str]:
    """The groups that can attack this one."""
    return [label.partition(" with ")[2] for label in starting(s, f"attack {foe} with") if "+" in label]


def ways(s: Scene, who: str) -> list[str]:
    """Into which slots this one can move, swaps included."""
    return sorted(label.removeprefix(f"move {who} to ")[:2] for label in starting(s, f"move {who} to"))


LURKER, BOW, CRAWLER, OGRE = "Peat Lurker", "Steeple Crossbow", "Ditch Crawler", "Wallbreaker Ogre"


@plays("Peat Lurker", "Steeple Crossbow")
@pytest.mark.parametrize(("army", "foes", "band", "found"), [
    ("front: Ox; back: Bow", f"front: {LURKER}; back: Two", "Bow B1, ranged", []),
    ("front: Ox; back: Mage", f"front: {LURKER}; back: Two", "Mage B1, ranged", ["Two B1"]),
    ("front: Ox; back: Mage", f"front: Two; back: {LURKER} marked", "Mage B1, ranged", ["Two F1"]),
    ("front: Ox; back: Bow", f"front: -, Two; back: {LURKER}", "Bow B1, ranged", []),
    ("front: Ox; back: Bow", f"front: Two, {LURKER}", "Bow B1, ranged", ["Two F1"]),
    ("front: Two, Ox", f"front: {LURKER}, Ox", "Two F1, close", ["Ox F2", f"{LURKER} F1"]),
    ("front: Two, Ox", f"front: {LURKER}, Ox", "Two F1, ranged", ["Ox F2", f"{LURKER} F1"]),
    ("front: Mage, Ox", f"front: Ox, Ox; back: {LURKER}", "Mage F1, ranged", ["Ox F1", "Ox F2", f"{LURKER} B1"]),
    ("front: Two, Ox", f"front: -, Ox; back: {LURKER}", "Two F1, close", ["Ox F2", f"{LURKER} B1"]),
    (f"front: Ox; back: {BOW}", f"front: {LURKER}, Ox", f"{BOW} B1, ranged", ["Ox F2"]),  # no beats yes (SLOT-PRIO-02)
])  # fmt: skip
def test_from_where_the_lurker_can_be_attacked(army: str, foes: str, band: str, found: list[str]) -> None:
    assert whom(table(army, f"{foes}"), band) == found


@plays("Peat Lurker", "Levy Archer")
def test_nobody_joins_a_group_against_the_lurker_from_the_back_row() -> None:
    army = "front: Two, Ox; back: Levy Archer, Ox"
    levies = [band for band in bands(table(army, "front: Lamb, Ox"), "Lamb F1") if "Levy" in band]
    assert levies == [
        "Two F1 + Levy Archer B1, ranged",
        "Ox F2 + Levy Archer B1, ranged",
        "Two F1 + Ox F2 + Levy Archer B1, ranged",
    ]
    s = table(army, f"front: {LURKER}, Ox")
    assert bands(s, f"{LURKER} F1") == ["Two F1 + Ox F2, close", "Two F1 + Ox F2, ranged"]


@plays("Peat Lurker")
def test_the_back_row_s_answer_does_the_lurker_no_harm() -> None:
    for foes, where, harmed in (("front: -, Ox; back: Three", "B1", False), ("front: Three, Ox", "F1", True)):
        s = table(f"front: {LURKER}, Ox", foes)
        s.choose(f"attack Three {where} with {LURKER} F1, close")
        assert (s.tokens(f"B {where}"), s.who("A F1") == "") == (1, harmed), foes
    s = table("front: Two, Ox; back: Pricker", f"front: {LURKER}; {FAR}", "Abilities")
    s.choose("use Pricker B1", f"target {LURKER} F1")
    assert (s.who("B F1"), s.twilight("B")) == ("", [LURKER])  # it does not concern abilities
    s = table("front: Two, Ox", f"front: {LURKER}; {FAR}")
    s.choose(f"attack {LURKER} F1 with Two F1, ranged")
    assert s.twilight("B") == [LURKER]


@plays("Steeple Crossbow")
@pytest.mark.parametrize(("army", "foes", "found"), [
    (f"front: {BOW}, Ox", "front: Ox, Ann, Two, Three; back: Lamb, Lamb", ["Ann F2", "Ox F1", "Three F4", "Two F3"]),
    (f"front: Ox; back: -, -, -, {BOW}", "front: Ox, Ann, Two, Three; back: Lamb", ["Ann F2", "Ox F1", "Three F4", "Two F3"]),
    (f"front: Ox; back: {BOW}", "front: -, Ann, -, Three; back: Lamb, -, Two", ["Ann F2", "Lamb B1", "Three F4"]),
    (f"front: {BOW}; back: Ox", "front: -, Ann, -, Three; back: Lamb, -, Two", ["Ann F2", "Lamb B1", "Three F4"]),
    (f"front: -, {BOW}; back: Ox", "front: Ox; back: Lamb, Two, Ann, Ox", ["Ox F1", "Two B2"]),
])  # fmt: skip
def test_the_crossbow_s_steeple_sees_all_of_the_front(army: str, foes: str, found: list[str]) -> None:
    s = table(army, foes)
    where = next(name for name in s.army("A") if name.startswith(BOW))
    assert (whom(s, f"{where}, ranged"), whom(s, f"{where}, close")) == (found, [])


@plays("Steeple Crossbow")
def test_the_crossbow_shoots_far_alone_and_near_in_a_group() -> None:
    s = table(f"front: Ox; back: {BOW}", "front: Ox, Ox, Ox, Four")
    s.choose(f"attack Four F4 with {BOW} B1, ranged")
    assert (s.tokens("B F4"), s.grave("A"), s.ap) == (1, [BOW], 2)  # it is answered as usual
    s = table(f"front: {BOW}, Two, Ox", "front: Ann, Ann, Lamb, Ox")
    assert [band for band in bands(s, "Lamb F3") if BOW in band] == []
    assert [band for band in bands(s, "Ann F2") if BOW in band] == [
        f"{BOW} F1 + Two F2, ranged", f"{BOW} F1 + Ox F3, ranged", f"{BOW} F1 + Two F2 + Ox F3, ranged",
    ]  # fmt: skip
    assert f"{BOW} F1 + Two F2, ranged" in bands(s, "Ann F1")


@plays("Ditch Crawler")
@pytest.mark.parametrize(("foes", "band", "found"), [
    (f"front: {CRAWLER}, Ox; back: Lamb, Lamb", "Two F1, close", [f"{CRAWLER} F1", "Lamb B1", "Ox F2"]),
    (f"front: {CRAWLER} marked, Ox; back: Lamb, Lamb", "Two F1, ranged", [f"{CRAWLER} F1", "Lamb B1", "Ox F2"]),
    (f"front: {CRAWLER}, Ox; back: Lamb, Lamb", "Bow B1, ranged", [f"{CRAWLER} F1", "Lamb B1"]),
    (f"front: {CRAWLER}, Ox; back: Lamb, Lamb", "Ann F2, close", [f"{CRAWLER} F1", "Ox F2"]),
    (f"front: Ox, Ox; back: {CRAWLER}, Lamb", "Two F1, close", ["Ox F1", "Ox F2"]),
    (f"front: {CRAWLER}; back: {CRAWLER}", "Two F1, close", [f"{CRAWLER} B1", f"{CRAWLER} F1"]),
    (f"front: -, {CRAWLER}, Ox; back: -, -, Lamb", "Ann F2, close", [f"{CRAWLER} F2", "Ox F3"]),
])  # fmt: skip
def test_the_crawler_covers_nobody(foes: str, band: str, found: list[str]) -> None:
    assert whom(table("front: Two, Ann; back: Bow", foes), band) == found


@plays("Ditch Crawler")
def test_whoever_is_behind_the_crawler_can_be_hit_and_the_foe_covers_as_ever() -> None:
    s = table("front: Two, Ox", f"front: {CRAWLER}, Ox; back: Lamb")
    s.choose("attack Lamb B1 with Two F1, close")
    assert (s.who("B B1"), s.twilight("B"), s.who("B F1")) == ("", ["Lamb"], CRAWLER)
    s = table(f"front: {CRAWLER}, Ox; back: Bow", "front: Ox, Ox; back: Lamb")
    assert whom(s, f"{CRAWLER} F1, close") == ["Ox F1", "Ox F2"]
    s = table(f"front: {CRAWLER}, Ox", f"front: Ox, {CRAWLER}; back: Lamb", "Move, ap 3")
    s.to("Move", "B")
    s.choose(f"move {CRAWLER} F2 to F1")
    s.to("Action", "A")
    assert whom(s, f"{CRAWLER} F1, close") == [f"{CRAWLER} F1", "Lamb B1", "Ox F2"]


@plays("Wallbreaker Ogre")
@pytest.mark.parametrize(("army", "found"), [
    (f"front: {OGRE}, Ox", ["Ann B1", "Ox F1", "Ox F2"]), (f"front: Ox, {OGRE}", ["Lamb B2", "Ox F1", "Ox F2", "Two F3"]),
    (f"front: Ox, Ox, Ox, {OGRE}", ["Two F3"]), (f"front: Ox; back: {OGRE}", []),
])  # fmt: skip
def test_whose_cover_the_ogre_breaks(army: str, found: list[str]) -> None:
    s = table(army, "front: Ox, Ox, Two; back: Ann, Lamb, Ann")
    where = next(name for name in s.army("A") if name.startswith(OGRE))
    assert (whom(s, f"{where}, close"), whom(s, f"{where}, ranged")) == (found, [])
    s = table(f"front: Ox; back: {OGRE}", "front: Ox, Ox; back: Ann")
    assert whom(s, "Ox F1, close") == ["Ox F1", "Ox F2"]  # for nobody else


@plays("Wallbreaker Ogre")
def test_the_ogre_is_alone_behind_the_wall_and_is_fed() -> None:
    s = table(f"front: {OGRE}, Two, Ox", "front: Ox, Ox; back: Four, Ox")
    assert bands(s, "Four B1") == []
    s.choose(f"attack Four B1 with {OGRE} F1, close")
    assert (s.tokens("B B1"), s.tokens("A F1"), s.ap) == (1, 1, 2)
    s = table(f"front: {OGRE}, Ox", step="Upkeep")
    assert starting(s, "pay") == [f"pay 1 for {OGRE} F1"]
    s.choose(f"give up {OGRE} F1")
    assert (s.who("A F1"), s.grave("A")) == ("", [OGRE])


SQUIRE, RIDER, VETERAN, COLOSSUS = "Pennon Squire", "Thorn Rider", "Grizzled Campaigner", "Gravel Colossus"


@plays("Pennon Squire")
@pytest.mark.parametrize(("army", "label", "left"), [
    (f"front: {SQUIRE}, Two, Ox", f"{SQUIRE} F1 + Two F2", 2),
    (f"front: {SQUIRE}, Two, Ox", f"{SQUIRE} F1 + Two F2 + Ox F3", 1),
    (f"front: {SQUIRE}, Two, Ox", "Two F2 + Ox F3", 1), (f"front: {SQUIRE}, Two, Ox", f"{SQUIRE} F1", 2),
    (f"front: {SQUIRE}, {SQUIRE}, Ox", f"{SQUIRE} F1 + {SQUIRE} F2", 3),
    (f"front: {SQUIRE}, {SQUIRE}, Ox", f"{SQUIRE} F1 + {SQUIRE} F2 + Ox F3", 2),
    (f"front: {SQUIRE}, {SQUIRE}, {SQUIRE}", f"{SQUIRE} F1 + {SQUIRE} F2 + {SQUIRE} F3", 3),
    (f"front: {SQUIRE} marked, Two, Ox", "Two F2 + Ox F3", 1),
])  # fmt: skip
def test_what_a_group_with_the_squire_takes(army: str, label: str, left: int) -> None:
    s = table(f"{army}; back: Ox, Ox, Ox, Bow", f"front: Ox, Axe, Ox, Two; back: -, -, -, {SQUIRE}")
    s.choose(f"attack Axe F2 with {label}, close")
    while starting(s, "number"):
        s.choose("number 0")
    assert s.ap == left


@plays("Pennon Squire")
def test_which_groups_the_squire_makes_possible() -> None:
    for points, most in ((1, 2), (2, 3)):
        s = table(f"front: {SQUIRE}, Two, Ox", f"front: Ox, Ann; {FAR}", f"Action, ap {points}")
        assert sorted({band.count("+") + 1 for band in bands(s, "Ann F2") if SQUIRE in band}) == list(
            range(2, most + 1)
        )
        assert [band for band in bands(s, "Ann F2") if SQUIRE not in band] == (
            ["Two F2 + Ox F3, close", "Two F2 + Ox F3, ranged"] if points > 1 else []
        )
    s = table(f"front: {SQUIRE}, Three, Ox", f"front: Ox, Ann; {FAR}", "Action, ap 1")
    divided(s, f"Ann F2 with {SQUIRE} F1 + Three F2, close")
    assert (s.tokens("B F2"), s.asked) == (1, "B")  # that was the last point
    s = table(f"front: Bow, {SQUIRE}, {SQUIRE}; back: Ox", "front: Four, Ox", "Action, ap 1")
    s.choose("attack Ox F2 with Bow F1, ranged")
    assert (s.ap, sorted(starting(s, "attack"))) == (0, [f"attack Ox F2 with {SQUIRE} F2 + {SQUIRE} F3, close"])
    divided(s, f"Ox F2 with {SQUIRE} F2 + {SQUIRE} F3, close")
    assert (s.tokens("B F2"), s.asked) == (2, "B")


@plays("Thorn Rider")
def test_the_rider_moves_and_is_not_marked() -> None:
    s = table(f"front: {RIDER}, -, Ox", f"front: -, Ann; {FAR}", "Move, ap 3")
    assert ways(s, f"{RIDER} F1") == ["B1", "F2"]
    s.choose(f"move {RIDER} F1 to F2")
    assert (s.who("A F2"), s.marked("A F2"), s.ap, ways(s, f"{RIDER} F2")) == (RIDER, False, 2, [])
    s.choose("done")
    s.choose(f"attack Ann F2 with {RIDER} F2, close")
    assert (s.tokens("B F2"), s.ap) == (1, 1)
    s = table(f"front: {RIDER}, Two, Ox", f"front: -, Ann; {FAR}", "Move, ap 3")
    s.choose(f"move {RIDER} F1 to F2")
    assert (s.army("A"), s.marked("A F1"), s.marked("A F2"), s.ap) == (
        ["Two F1", f"{RIDER} F2", "Ox F3"],
        False,
        False,
        2,
    )
    assert (ways(s, "Two F1"), ways(s, f"{RIDER} F2")) == (["B1", "F2"], [])  # the other one has not moved
    s = table(f"front: {RIDER}, Two, Ox", f"front: -, Ann; {FAR}", "Move, ap 3")
    s.choose("move Two F2 to F1")
    assert (s.marked("A F1"), s.marked("A F2"), ways(s, f"{RIDER} F2")) == (True, False, ["B2", "F1", "F3"])
    assert ways(table(f"front: {RIDER} marked, Ox", step="Move, ap 3"), f"{RIDER} F1") == []


@plays("Thorn Rider")
def test_the_rider_s_move_takes_a_point_and_leaves_it_free_to_pay() -> None:
    s = table(f"front: {RIDER}, Thrower marked; back: Ox marked", step="Move, ap 1")
    s.choose(f"move {RIDER} F1 to F2")
    assert (s.who("A F2"), s.asked, s.step, s.ap) == (RIDER, "A", "Action", 0)
    s.choose("use Thrower F1", "target Ann F1")
    assert (s.tokens("B F1"), s.marked("A F2")) == (1, True)


@plays("Grizzled Campaigner")
def test_the_veteran_s_rest_is_short() -> None:
    s = table(
        f"front: {VETERAN} hurt 2, Ox hurt 1, {VETERAN} marked hurt 1; back: {VETERAN}",
        "front: Ann",
        "Action, ap 2",
    )
    assert starting(s, "rest") == [f"rest {VETERAN} F1", "rest Ox F2"]
    s.choose(f"rest {VETERAN} F1")
    assert (s.tokens("A F1"), s.marked("A F1"), s.ap) == (1, True, 1)
    assert starting(s, "rest") == []
    s = table(f"front: {VETERAN} hurt 2, {VETERAN} hurt 1; back: Ox hurt 1", "front: -, -, -, Ann", "Action, ap 3")
    s.choose(f"rest {VETERAN} F1", f"rest {VETERAN} F2")
    assert (s.tokens("A F1"), s.tokens("A F2"), s.asked) == (1, 0, "B")  # for the Ox a point is not enough
    s = table(f"front: {VETERAN} hurt 2, Two", f"front: {VETERAN} hurt 1, Ox", "Move, ap 1")
    assert starting(s, "rest") == []
    s.choose("done", f"rest {VETERAN} F1")
    assert (s.tokens("A F1"), s.asked) == (1, "B")


@plays("Gravel Colossus")
def test_the_colossus_stays_where_it_is() -> None:
    s = table(f"front: Ox, {COLOSSUS}, -, {RIDER}", step="Move, ap 3")
    assert ways(s, f"{COLOSSUS} F2") == []
    assert ways(s, "Ox F1") == ["B1"]
    s = table(f"front: Ox, {COLOSSUS}, Two", f"front: Four, Four; {FAR}")
    s.choose(f"attack Four F2 with {COLOSSUS} F2, close")
    assert (s.tokens("B F2"), s.marked("A F2")) == (1, True)
    s = table("front: Axe, Ox", f"front: {COLOSSUS}, Ox")
    s.choose(f"attack {COLOSSUS} F1 with Axe F1, close")
    assert s.tokens("B F1") == 1


@plays("Gravel Colossus", "Vinecaller")
@pytest.mark.parametrize(("army", "foes", "goal"), [
    ("Vinecaller, Ox", f"Two, {COLOSSUS}", "Two F1"), ("Vinecaller, Ox", f"{COLOSSUS}, Two", f"{COLOSSUS} F1"),
    ("Mover, Ox", f"Two, {COLOSSUS}", f"{COLOSSUS} F2"), (f"Usher, {COLOSSUS}", "Two", ""),
])  # fmt: skip
def test_what_would_move_the_colossus_does_not(army: str, foes: str, goal: str) -> None:
    # Its writer has no effect move it; but who cannot move can be pushed (decision 0034)
    for who in (COLOSSUS, "Root", "Axe"):
        s = table(
            f"front: {army}; twilight: Imp".replace(COLOSSUS, who), f"front: {foes}".replace(COLOSSUS, who), "Abilities"
        )
        before = [x for x in (*s.army("A"), *s.army("B")) if who in x]
        s.choose(*starting(s, "use"))
        s.choose(*(label for label in starting(s, "target", "pick") if goal.replace(COLOSSUS, who) in label))
        spend(s)
        s.choose(*starting(s, "pick", "place")[:1])
        assert ([x for x in (*s.army("A"), *s.army("B")) if who in x] == before) is (who != "Axe"), who
