"""Blind texts of SLOT's twenty-first round about what is used, deaths and battles, played as their writers meant them."""

import pytest

from blind.gestures import uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 6 ranged 6 def 6 life 5", "Boss": "level 2 close 1 def 3 life 5",
    "Lamb": "close 1 ranged 1 def 1 life 1", "Wall": "def 4 life 9", "Rock": "def 1 life 9",
    "Two": "cost 2 close 1 def 1 life 2",
    "One": "cost 1 close 1 def 1 life 1", "Bow": "ranged 4 def 1 life 5", "Fist": "close 3 def 4 life 5",
    "Caller": "close 1 def 1 life 1: [ ] - Unmark target creature.",
    "Martyr": "close 1 def 1 life 1: [ ] - Deal 1 damage to target creature.",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Abilities") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def kill(s: Scene, name: str) -> None:
    """A's Saint in F1 kills it."""
    s.choose("use Saint F1", f"target {name}")


@plays("Vault Leech")
def test_the_opponent_puts_away_what_he_likes() -> None:
    a = "front: Vault Leech, Ox"
    s = table(a, "front: Ann; twilight: Imp, Lamb; grave: Ox")
    s.choose("use Vault Leech F1")
    assert s.asked == "B"
    s.choose(next(option for option in s.options() if "Lamb" in option))
    assert (s.twilight("B"), s.grave("B"), s.marked("A F1")) == (["Imp"], ["Lamb", "Ox"], True)
    assert [s.points(seat) for seat in "AB"] == [0, 0]
    s = table(a, "front: Ann")
    s.choose("use Vault Leech F1")
    assert (s.marked("A F1"), s.grave("B")) == (True, [])
    s = table("front: Ox, Ox; twilight: Lamb", f"front: Vault Leech; {FAR}", "Action")
    s.choose("attack Vault Leech F1 with Ox F1, close")
    assert s.asked == "B"
    s.choose("use Vault Leech F1")
    assert (s.twilight("A"), s.grave("A")) == ([], ["Lamb"])


@plays("Emberhusk")
@pytest.mark.parametrize(
    ("killer", "foes", "hurt"),
    [
        ("front: Saint, Ox", "front: -, Emberhusk; back: Ox", "A F2"),
        ("front: Saint, Ox", "front: Ox; back: -, Emberhusk", "A F2"),
        ("front: Saint, -, Ox; back: -, Ox", "front: Ox, Emberhusk", ""),
    ],
)
def test_as_it_dies_the_creature_opposite_is_hurt(killer: str, foes: str, hurt: str) -> None:
    s = table(killer, foes)
    kill(s, "Emberhusk F2" if "front: -" in foes or "Ox, Ember" in foes else "Emberhusk B2")
    assert "Emberhusk" in s.twilight("B")
    there = [where for where in ("A F1", "A F2", "A F3", "A B2") if s.who(where) and s.tokens(where)]
    assert there == ([hurt] if hurt else [])


@plays("Emberhusk")
def test_its_spark_may_kill_and_win() -> None:
    s = table("front: Saint, Lamb, Ox", "front: -, Emberhusk; back: Ox")
    kill(s, "Emberhusk F2")
    assert (s.who("A F2"), s.points("B"), s.points("A")) == ("", 2, 2)
    s = table("front: Saint, Emberhusk", "front: Ox, Ox")  # its own side kills it
    kill(s, "Emberhusk F2")
    assert (s.tokens("B F2"), s.tokens("B F1"), s.points("B")) == (1, 0, 0)
    s = table("front: Lamb", f"front: Emberhusk; {FAR}", "Action")
    s.choose("attack Emberhusk F1 with Lamb F1, close")  # both die, and nobody is opposite
    assert s.over


@plays("Bonewake Piper")
def test_coming_it_may_wake_the_newest_dead() -> None:
    def recruiting(grave: str, answer: str) -> Scene:
        s = slot(
            f"A: front: Ox, Ox, Ox; grave: {grave}; deck: Bonewake Piper, One\nB: front: Wall; grave: Imp\nstep: Recruit",
            CAST,
        )
        s.choose("recruit Bonewake Piper", "place Bonewake Piper in F4", "give Ox F1", "give Ox F2")
        if answer:
            assert s.asked == "A"
            s.choose(answer)
        return s

    s = recruiting("Ann, Boss", "yes")
    newest = s.twilight("A")[0]
    assert (len(s.grave("A")), s.grave("B")) == (1, ["Imp"])
    late = s.fork()
    s.choose("recruit One", "place One in B1", f"give {newest} (twilight)")
    assert (s.grave("A")[0], s.twilight("A"), s.marked("A F3")) == (newest, [], False)
    late.to("Move", "B")
    assert (late.grave("A")[0], late.twilight("A")) == (newest, [])
    s = recruiting("Ann, Boss", "no")
    assert (s.twilight("A"), len(s.grave("A"))) == ([], 2)
    s = slot("A: front: Ox, Ox; deck: Bonewake Piper\nB: front: Wall; grave: Imp\nstep: Recruit", CAST)
    s.choose("recruit Bonewake Piper", "place Bonewake Piper in F4")
    assert (s.who("A F4"), s.twilight("A"), s.twilight("B")) == ("Bonewake Piper", [], [])


@plays("Bonewake Piper")
def test_what_paid_for_it_can_be_woken() -> None:
    s = slot("A: front: Ox, Ox; twilight: Lamb; grave: Ann; deck: Bonewake Piper\nB: front: Wall\nstep: Recruit", CAST)
    s.choose("recruit Bonewake Piper", "place Bonewake Piper in F4", "give Lamb (twilight)", "give Ox F1", "yes")
    assert (s.twilight("A"), s.grave("A")) == (["Lamb"], ["Ann"])


@plays("Twinroot Archer", "Court Alchemist")
@pytest.mark.parametrize("name", ["Twinroot Archer", "Court Alchemist"])
def test_a_pair_strengthens_it_for_a_battle(name: str) -> None:
    foe = "front: Wall, Wall; back: -, -, -, Page"
    base = 2 if "Twin" in name else 3
    s = table(f"front: {name}, Ox, -, Ox; back: Ox, Ox, -, Caller", foe)
    s.choose(f"use {name} F1")
    if "number" not in s.options()[0] and not s.marked("A B1"):
        s.choose(next(o for o in s.options() if "B1" in o and "B2" in o))
    assert [s.marked(f"A {where}") for where in ("B1", "B2", "F1", "F2", "F4")] == [True, True, False, False, False]
    assert (s.value("A F1", "ranged"), s.value("A F1", "close")) == (base + 3, 1)
    ends = s.fork()
    s.to("Action")
    s.choose(f"attack Wall F1 with {name} F1, ranged")
    s.decline()
    assert (s.tokens("B F1"), s.value("A F1", "ranged")) == (1, base)
    ends.to("Move", "B")
    assert ends.value("A F1", "ranged") == base


@plays("Twinroot Archer", "Court Alchemist")
@pytest.mark.parametrize("name", ["Twinroot Archer", "Court Alchemist"])
def test_only_a_pair_that_is_unmarked_pays(name: str) -> None:
    foe = "front: Wall; back: -, -, -, Page"
    assert uses(table(f"front: {name}, Ox marked, Ox; back: Ox; twilight: 4 Imp", foe)) == []
    s = table(f"front: {name} marked; back: Ox, Ox, Ox marked", foe)
    s.choose(f"use {name} F1")
    assert [s.marked(f"A {where}") for where in ("B1", "B2")] == [True, True]
    s = table(f"front: {name}, Ox", foe)
    s.choose(f"use {name} F1")
    assert (s.marked("A F1"), s.marked("A F2")) == (True, True)
    s = table("front: Bow, Lamb", f"front: {name}, Wall; {FAR}", "Action")
    s.choose("attack " + name + " F1 with Bow F1, ranged")
    assert s.asked == "B"
    s.choose(f"use {name} F1")
    s.decline()
    assert s.tokens("A F1") == 1


@plays("Vinebound Heir")
def test_it_takes_the_place_of_who_died_in_its_column() -> None:
    foes = "front: Lamb, Ox; back: Vinebound Heir marked, Lamb"
    s = table("front: Saint, Ox", foes)
    other = s.fork()
    kill(s, "Lamb F1")
    assert s.asked == "B"
    no = s.fork()
    s.choose("yes")
    assert (s.who("B F1"), s.who("B B1"), s.marked("B F1"), s.points("A"), s.points("B")) == (
        "Vinebound Heir", "", False, 0, 0,
    )  # fmt: skip
    no.choose("no")
    assert (no.who("B B1"), no.marked("B B1"), no.who("B F1")) == ("Vinebound Heir", True, "")
    kill(other, "Lamb B2")
    assert (other.asked, other.who("B B1")) == ("A", "Vinebound Heir")
    s = table("front: Saint, Vinebound Heir; back: -, Lamb", "front: Ox")
    kill(s, "Lamb B2")
    s.choose("yes")
    assert (s.who("A B2"), s.marked("A B2"), s.ap) == ("Vinebound Heir", False, 3)
    s.to("Move")
    assert [option for option in s.options() if option.startswith("move Vinebound Heir B2")]
    s = table("front: Ox", "front: Boss, Ox; back: Vinebound Heir marked", "Move")  # removed, not killed
    s.to("Upkeep", "B")
    s.choose("give up Boss F1")
    assert (s.who("B F1"), s.who("B B1")) == ("", "Vinebound Heir")


@plays("Gilded Heirling")
def test_whoever_kills_it_gets_a_point_more() -> None:
    s = table("front: Saint, Ox", "front: Gilded Heirling hurt 1, Ox; back: Ox, Ox")
    kill(s, "Gilded Heirling F1")
    assert (s.who("B F1"), s.points("A"), s.points("B")) == ("", 1, 0)
    s = table("front: Saint, Ox", "front: Gilded Heirling hurt 1, Ox")
    kill(s, "Gilded Heirling F1")
    assert s.points("A") == 3
    s = table("front: Saint, Gilded Heirling hurt 1", "front: Ox")
    kill(s, "Gilded Heirling F2")
    assert [s.points(seat) for seat in "AB"] == [0, 0]
    s = table("front: Club, Ox", f"front: Gilded Heirling hurt 1, Ox; {FAR}", "Action")
    s.choose("attack Gilded Heirling F1 with Club F1, close")
    assert s.points("A") == 3
    s = table("front: Gilded Heirling hurt 1, Ox; back: Ox, Ox", f"front: Fist; {FAR}", "Action")
    group = s.fork()
    s.choose("attack Fist F1 with Gilded Heirling F1, close")
    assert (s.who("A F1"), s.points("B")) == ("", 1)
    group.choose("attack Fist F1 with Gilded Heirling F1 + Ox F2, close", "number 3")
    group.choose(*["number 0"] * ("number 0" in group.options()))
    assert (group.who("A F1"), group.points("B")) == ("", 0)


@plays("Oathsworn Shieldhand")
def test_it_may_take_the_blow_for_a_neighbour() -> None:
    foes = "front: Lamb, Oathsworn Shieldhand, Ox; back: Ox"
    s = table("front: Club, Club", foes, "Action")
    no, far = s.fork(), s.fork()
    s.choose("attack Lamb F1 with Club F1, close")
    assert s.asked == "B"
    s.choose("yes")
    assert (s.who("B F1"), s.tokens("B F1"), s.tokens("B F2")) == ("Lamb", 0, 1)
    s.choose("attack Lamb F1 with Club F2, close", "yes")
    assert (s.who("B F1"), s.who("B F2"), s.twilight("B")) == ("Lamb", "", ["Oathsworn Shieldhand"])
    no.choose("attack Lamb F1 with Club F1, close", "no")
    assert (no.who("B F1"), no.tokens("B F2")) == ("", 0)
    far.choose("attack Oathsworn Shieldhand F2 with Club F2, close")
    assert far.tokens("B F2") == 1
    s = table("front: Saint, Ox", foes)
    kill(s, "Lamb F1")  # abilities are no battle
    assert (s.who("B F1"), s.tokens("B F2")) == ("", 0)


@plays("Oathsworn Shieldhand")
def test_it_takes_strikes_back_and_for_each_member_of_a_group() -> None:
    s = table("front: Lamb, Oathsworn Shieldhand", f"front: Ann; {FAR}", "Action")
    s.choose("attack Ann F1 with Lamb F1, close", "yes")
    assert (s.who("A F1"), s.tokens("A F2")) == ("Lamb", 1)
    s = table("front: Ox, Ox, Oathsworn Shieldhand", f"front: Fist; {FAR}", "Action")
    s.choose("attack Fist F1 with Ox F1 + Ox F2, close", "number 1")
    s.choose(*[option for option in s.options() if option == "number 2"])
    assert s.asked == "A"
    s.choose("yes")
    assert [s.tokens(f"A F{n}") for n in (1, 2, 3)] == [1, 0, 1]
    s = table("front: Club", "front: Lamb, Oathsworn Shieldhand, Oathsworn Shieldhand", "Action")
    s.choose("attack Lamb F1 with Club F1, close", "yes")
    s.choose(*["no"] * ("no" in s.options()))
    # Its writer lets another one take over what was passed on; here a loss is passed on once
    assert sum(s.tokens(f"B F{n}") for n in (2, 3)) == 1
    assert s.tokens("B F1") == 0


@plays("Trophy Drummer")
def test_each_score_readies_it() -> None:
    s = table("front: Saint, Trophy Drummer marked", "front: Lamb, Ox")
    kill(s, "Lamb F1")
    assert (s.points("A"), s.marked("A F2")) == (2, False)
    s = table("front: Saint, Trophy Drummer marked", "front: Lamb, Ox; back: Ox, Ox")
    kill(s, "Lamb F1")
    assert (s.points("A"), s.marked("A F2")) == (0, True)
    s = table("front: Saint, Trophy Drummer marked", "front: Gilded Heirling hurt 1, Ox; back: Ox, Ox")
    kill(s, "Gilded Heirling F1")
    assert (s.points("A"), s.marked("A F2")) == (1, False)
    s = table("front: Saint, Ox", "front: Lamb, Trophy Drummer marked")
    kill(s, "Lamb F1")
    assert s.marked("B F2")
    s = table("front: Lamb, Ox, Ox", f"front: Ann, Trophy Drummer marked; {FAR}", "Action")
    s.choose("attack Ann F1 with Lamb F1, close")
    assert (s.points("B"), s.marked("B F2")) == (2, False)


@plays("Rivet Sapper")
@pytest.mark.parametrize(
    ("a", "b", "label", "hurt"),
    [
        ("Rivet Sapper, Ox", "Wall", "attack Wall F1 with Rivet Sapper F1, close", "B F1"),
        ("Two, Ox", "Wall", "attack Wall F1 with Two F1, close", ""),
        ("Fist, Ox", "Rivet Sapper", "attack Rivet Sapper F1 with Fist F1, close", "A F1 B F1"),
        ("Bow, Ox", "Rivet Sapper", "attack Rivet Sapper F1 with Bow F1, ranged", "B F1"),
    ],
)
def test_whoever_fights_it_closely_is_weaker(a: str, b: str, label: str, hurt: str) -> None:
    s = table(f"front: {a}", f"front: {b}, Ox; {FAR}", "Action")
    s.choose(label)
    s.decline()
    assert [where for where in ("A F1", "A F2", "B F1", "B F2") if s.tokens(where)] == [
        f"{hurt.split()[i]} {hurt.split()[i + 1]}" for i in range(0, len(hurt.split()), 2)
    ]
    assert (
        s.value("A F1", "DEF") == {"Rivet": 3, "Two": 1, "Fist": 4, "Bow": 1}[a.replace(",", " ").split(maxsplit=1)[0]]
    )


@plays("Rivet Sapper")
def test_each_member_of_a_group_is_weaker_and_in_a_group_it_weakens_nobody() -> None:
    s = table("front: Ann, Ann", f"front: Rivet Sapper, Ox; {FAR}", "Action")
    s.choose("attack Rivet Sapper F1 with Ann F1 + Ann F2, close", "number 1")
    s.choose(*["number 1"] * ("number 1" in s.options()))
    assert [s.tokens(f"A F{n}") for n in (1, 2)] == [1, 1]
    s = table("front: Rivet Sapper, Lamb", f"front: Wall, Ox; {FAR}", "Action")
    s.choose("attack Wall F1 with Rivet Sapper F1 + Lamb F2, close")
    assert s.tokens("B F1") == 0


@plays("Veteran of the Ring")
def test_it_strikes_back_at_each_with_its_full_value() -> None:
    foes = f"front: -, Veteran of the Ring; {FAR}"
    s = table("front: Ann, Ann, Club", foes, "Action")
    s.choose("attack Veteran of the Ring F2 with Ann F1 + Ann F2 + Club F3, close")
    s.decline()
    assert [s.tokens(f"A F{n}") for n in (1, 2, 3)] == [1, 1, 0]
    s = table("front: Ann, Bow, Bow", foes, "Action")
    s.choose("attack Veteran of the Ring F2 with Bow F2 + Bow F3, ranged")
    s.decline()
    assert [s.tokens(f"A F{n}") for n in (2, 3)] == [0, 0]
    s = table("front: Ann, Ann", foes, "Action")
    s.choose("attack Veteran of the Ring F2 with Ann F2, close")
    assert (s.tokens("A F1"), s.tokens("A F2")) == (0, 1)
