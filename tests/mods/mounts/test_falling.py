"""What texts say of mounting and falling off: who is marked, who is hurt, and who may ride whom."""

from __future__ import annotations

import pytest

from scenes.mounts import rule, scene
from wtactics.engine.invariants import check
from wtactics.language.errors import TextRefused

FALL = "A: offensive: Wolf 2/2 riding Horse, Horse; hand: Bolt\nB: 20 influence"
BOLT = {"Bolt": "event 0: Deal 5 damage to target creature."}


def fallen(horse: str) -> tuple[str, bool]:
    """Where the rider of this mount is, and whether it is marked, once five damage have killed a mount of DEF 3."""
    s = scene(FALL, cards={**BOLT, "Horse": f"creature 2 Gaian (Mount) 3/3: {horse}"})
    s.choose("play Bolt", "target Horse")
    s.all_pass()
    there = s.place("Wolf")
    return there, there.endswith("Offensive") and s.marked("Wolf")


def test_damage_goes_on_and_the_rider_is_marked_unless_a_text_says_otherwise() -> None:
    assert fallen("Whenever this creature attacks, draw a card.") == ("A's graveyard", False)
    assert fallen("When this creature dies, no damage goes on to its rider.") == ("A's Offensive", True)
    both = "When this creature dies, its rider isn't marked and no damage goes on to it."
    assert fallen(both) == ("A's Offensive", False)


def test_a_rider_whose_mount_says_so_falls_off_unmarked() -> None:
    cards = {
        "Bolt": "event 0: Deal 3 damage to target creature.",
        "Horse": "creature 2 Gaian (Mount) 3/3: When this creature dies, its rider isn't marked.",
    }
    s = scene(FALL, cards=cards)
    s.choose("play Bolt", "target Horse")
    s.all_pass()
    assert (s.place("Horse"), s.marked("Wolf")) == ("A's graveyard", False)


def mounted(horse: str, wolf: str = "") -> tuple[bool, bool]:
    """Whether the rider and the mount are marked by mounting."""
    text = f": {wolf}" if wolf else ""
    cards = {"Horse": f"creature 2 Gaian (Mount) 3/3: {horse}", "Wolf": f"creature 1 Gaian 2/2{text}"}
    s = scene("A: offensive: Wolf, Horse", cards=cards)
    s.choose("Wolf mounts Horse")
    s.all_pass()
    assert s.rider("Horse") == "Wolf"
    return s.marked("Wolf"), s.marked("Horse")


def test_mounting_marks_neither_only_the_mount_or_both() -> None:
    plain = "Whenever this creature attacks, draw a card."
    assert mounted(plain) == (True, True)
    assert mounted("Mounting this creature doesn't mark its rider.") == (False, True)
    assert mounted("Mounting this creature marks neither it nor its rider.") == (False, False)
    assert mounted("When a creature mounts this creature, neither of them is marked.") == (False, False)
    assert mounted(plain, "When this creature mounts a mount, neither of them is marked.") == (False, False)


def test_only_such_creatures_ride_it() -> None:
    cards = {
        "Horse": "creature 2 Gaian (Mount) 3/3: Only a Knight may ride this creature.",
        "Wolf": "creature 1 Gaian 2/2",
        "Sir": "creature 1 Gaian (Knight) 2/2",
    }
    s = scene("A: offensive: Wolf, Sir, Horse", cards=cards)
    assert [label for label in s.options() if "mounts" in label] == ["Sir mounts Horse"]


def test_it_is_stronger_while_such_a_creature_rides_it() -> None:
    horse = "creature 2 Gaian (Mount) 3/3: This creature gets +1/+1 while a Knight rides it."
    cards = {"Horse": horse, "Wolf": "creature 1 Gaian 2/2", "Sir": "creature 1 Gaian (Knight) 2/2"}
    s = scene("A: offensive: Wolf riding Horse, Horse, Sir", cards=cards)
    assert s.value("Horse") == "3/3"
    s = scene("A: offensive: Sir riding Horse, Horse, Wolf", cards=cards)
    assert s.value("Horse") == "4/4"


def test_what_is_said_of_both_times_lets_it_attack_alone() -> None:
    cards = {"Horse": "creature 2 Gaian (Mount) 3/3: With or without a rider: This creature can attack."}
    s = scene("A: offensive: Horse, Imp 1/1\nphase: Move or Attack", cards=cards)
    s.choose("attack B")
    assert "send Horse" in s.options()


def test_who_has_got_off_is_no_rider_of_whom_more_is_said() -> None:
    for more in ("and is marked.", "and gets +1/+1 until end of turn."):
        with pytest.raises(TextRefused, match="things that are still such"):
            scene("A: hand: Panic", cards={"Panic": f"event 0: Each enemy rider gets off {more}"})


@rule("ORC-MOUNT-06")
def test_what_asks_that_nobody_rides_it_works_then() -> None:
    alone = ("may attack without a rider", "can attack though nobody rides it")
    whens = (
        "This creature {}.",
        "This creature {} if you control no other creatures.",
        "If you control no other creatures, this creature {}.",
    )
    for text in (when.format(attack) for when in whens for attack in alone):
        s = scene(
            "A: offensive: Horse\nphase: Move or Attack", cards={"Horse": f"creature 2 Gaian (Mount) 3/3: {text}"}
        )
        assert "attack B" in s.options(), text


@rule("ORC-MOUNT-03")
def test_who_becomes_a_copy_of_what_nobody_can_ride_is_ridden_no_more() -> None:
    cards = {
        "Charm": "event 0: Target creature becomes a copy of target Bear until end of turn.",
        "Horse": "creature 2 Gaian (Mount) 3/3: Whenever this creature attacks, draw a card.",
        "Bear": "creature 2 Gaian (Bear) 4/4",
    }
    s = scene("A: offensive: Wolf 2/2 riding Horse, Horse, Bear; hand: Charm\nB: 20 influence", cards=cards)
    s.choose("play Charm", "target Horse")
    s.all_pass()
    assert s.rider("Horse") == ""
    check(s.table)
