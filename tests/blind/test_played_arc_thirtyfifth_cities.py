"""Blind texts of ARC's thirtyfifth round about cities with more to say, played as their writers meant them."""

import pytest

from blind.gestures import aims, fought, offered, resolve, starting, values
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Two": "creature 2 Gaian 1/1",
    "Pop": "magic 0: Gain 1 VP.", "Pay": "magic 1: Gain 1 VP.", "Dear": "magic 3 Gaian loyalty 2: Gain 1 VP.",
    "Flash": "event 1: Gain 1 VP.", "Raise": "magic 0: Put target creature card from your graveyard into play.",
    "Raze": "event 0: Destroy target city.", "Bull": "creature 1 The Empire 2/9", "Boar": "creature 1 Gaian 1/9",
    "Knight": "creature 1 The Empire 2/2", "Fort": "city 0 Body 9: Creatures in your Army get +0/+1.",
    "Spire": "city 0 Mind 9: Creatures in your Army get +0/+2.", "No": "event 0: Stop target magic card from resolving.",
    "Back": "event 0: Return target creature to its owner's hand.",
    "Home": "event 0: Move target creature you control to another city.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
WAITING = "hand: Wait"
WON = pytest.mark.parametrize("won", ["", " (advantage)"])
CAMP, LANTERN, STONES = "Camp of the Tenth Cohort", "Lanternspire College", "Stones of the Old Moot"


@plays("Camp of the Tenth Cohort")
@WON
def test_only_imperial_folk_enter_the_camp(won: str) -> None:
    table = (
        f"city {CAMP}{won}; city Oak (Body, 8); hand: Knight, Two, Raise; gems 2 Gaian; army: Bull, Boar; grave: Two"
    )
    s = arc(f"A: {table}\nB: army: Ox", TEXTS)
    assert [f"move {name} to {CAMP}" in s.options() for name in ("Bull", "Boar")] == [True, False]
    other, raised = s.fork(), s.fork()
    s.choose("play Knight")
    assert f"place in {CAMP}" in s.options()
    other.choose("play Two")
    other.all_pass()
    assert other.place("Two") == "Oak"
    raised.choose("play Raise")
    raised.all_pass()
    assert raised.place("Two (2)") == "Oak"
    s = arc(f"A: army: Ox 1/9; {WAITING}\nB: city {CAMP}{won}: Knight; army: Bull, Boar{COMBAT}", TEXTS)
    s.choose(f"attack {CAMP}")
    until(s, "block")
    assert sorted(offered(s, "block")) == ["Ox with Bull", "Ox with Knight"]


@plays("Camp of the Tenth Cohort")
@WON
def test_out_of_the_camp_residents_attack(won: str) -> None:
    s = arc(
        f"A: city {CAMP}{won}: Knight, Bull marked; city Oak (Body, 8): Hen; army: Wolf 1/9; {WAITING}\n"
        f"B: army: Ox 1/9; city Elm (Body, 20); {WAITING}{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose("attack Elm")
    if not won:
        assert (s.marked("Wolf"), s.marked("Knight")) == (True, False)
        return
    assert sorted(offered(s, "send")) == ["Knight", "Wolf"]
    without, alone = s.fork(), s.fork()
    s.choose("send Knight", "send Wolf", *starting(s, "done"))
    assert (s.place("Knight"), s.marked("Knight")) == (CAMP, True)
    until(s, "block")
    assert sorted(offered(s, "block")) == ["Knight with Ox", "Wolf with Ox"]
    s.choose("block Wolf with Ox")
    fought(s)
    assert (s.damage("Elm"), s.place("Knight"), s.marked("Knight"), s.place("Wolf")) == (2, CAMP, True, "A's Army")
    without.choose("send Wolf", "done")
    assert not without.marked("Knight")
    alone.choose("send Knight", "done")
    until(alone, "block")
    alone.choose("block Knight with Ox")
    fought(alone)
    assert (alone.damage("Ox"), alone.damage("Elm"), alone.damage("Knight")) == (2, 0, 1)


@plays("Camp of the Tenth Cohort")
def test_nobody_in_the_camp_must_attack_and_it_takes_no_army() -> None:
    s = arc(f"A: city {CAMP} (advantage): Knight\nB: army: Ox; city Elm (Body, 20){COMBAT}", TEXTS)
    assert {"done", "attack Elm", "attack B's army"} == set(s.options())
    s.choose("attack B's army")
    assert s.marked("Knight")
    s = arc(f"A: city {CAMP}: Knight\nB: army: Ox; city Elm (Body, 20){COMBAT}", TEXTS)
    assert not starting(s, "attack")


@plays("Camp of the Tenth Cohort")
@pytest.mark.parametrize(("way", "damage", "place"), [("Home", 1, "Oak"), ("Back", 1, "A's hand")])
def test_whoever_leaves_the_camp_for_anywhere_but_the_army_leaves_the_combat(way: str, damage: int, place: str) -> None:
    s = arc(
        f"A: city {CAMP} (advantage): Knight; city Oak (Body, 8); army: Wolf 1/9; hand: {way}, Wait\n"
        f"B: army: Ox 1/9; city Elm (Body, 20); {WAITING}{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose("attack Elm", "send Knight", "send Wolf")
    until(s, f"play {way}")
    s.choose(f"play {way}", "target Knight", *starting(s, "pick Oak"))
    while s.place("Knight") == CAMP:
        s.choose("pick Oak" if starting(s, "pick Oak") else s.way_on())
    until(s, "block")
    s.choose("done")
    fought(s)
    assert (s.damage("Elm"), s.place("Knight")) == (damage, place)


@plays("Lanternspire College")
@WON
def test_magic_is_cheaper_at_the_college(won: str) -> None:
    s = arc(f"A: city {LANTERN}{won}; hand: Dear, Pop, Two; gems 3 Gaian; deck: 9\nB: army: Ox", TEXTS)
    dear = s.fork()
    s.choose("play Pop")
    resolve(s)
    assert s.consumed("A") == ""  # never below 0
    s.choose("play Two")
    s.all_pass()
    assert s.consumed("A") == "2 Gaian"
    dear.choose("play Dear")
    dear.all_pass()
    assert dear.consumed("A") == ("2 Gaian" if won else "3 Gaian")
    s = arc(
        f"A: city {LANTERN}{won}; hand: Flash; deck: 9; gems 1 Gaian\nB: city {LANTERN} (advantage); army: Ox", TEXTS
    )
    s.choose("play Flash")
    s.all_pass()
    assert s.consumed("A") == "1 Gaian"
    s = arc(f"A: city {LANTERN}{won}; army: Wolf; hand: Pay\nB: city Oak (Mind, 8); army: Ox; hand: Pay, Pop", TEXTS)
    assert ("play Pay" in s.options()) is (won != "")
    s.to("Play", "B")
    assert "play Pay" not in s.options()  # they are the others'


@plays("Lanternspire College")
@WON
def test_for_the_second_magic_a_card_is_drawn(won: str) -> None:
    s = arc(f"A: city {LANTERN}{won}; hand: 4 Pop; deck: 3 Two\nB: army: Ox; hand: Wait", TEXTS)
    drawn = []
    for _ in range(4):
        s.choose(starting(s, "play Pop")[0])
        while s.table.chain:
            s.choose("pass")
        drawn.append(sum(name.startswith("Two") for name in s.hand("A")))
    more = int(won != "")
    assert (drawn, s.points("A")) == ([0, more, more, more], 19)


@plays("Lanternspire College")
def test_the_card_comes_before_the_second_magic_and_events_are_none() -> None:
    s = arc(
        f"A: city {LANTERN} (advantage); hand: 2 Pop, Flash; gems 1 Gaian; deck: 3 Two\nB: army: Ox; hand: Wait, No",
        TEXTS,
    )
    s.choose("play Flash")
    while s.table.chain:
        s.choose("pass")
    s.choose(starting(s, "play Pop")[0], "play No", *starting(s, "target"))
    while s.table.chain:
        s.choose("pass")
    assert (s.points("A"), len(s.hand("A"))) == (16, 1)  # one that did not resolve counts
    s.choose("play Pop")
    while len(s.hand("A")) == 0:
        assert s.points("A") == 16
        s.choose("pass")
    assert (s.points("A"), s.asked) == (16, "B")
    s.all_pass()
    assert s.points("A") == 17
    s = arc(f"A: city {LANTERN} (advantage); hand: 2 Pop; deck: 0\nB: army: Ox", TEXTS)
    s.choose(starting(s, "play Pop")[0])
    s.choose(starting(s, "play Pop")[0])
    assert s.over  # it must be drawn


@plays("Lanternspire College", "Stones of the Old Moot")
def test_what_was_played_without_the_advantage_counts() -> None:
    for first in (1, 2):
        s = arc(
            f"A: city {LANTERN}; city {STONES} (advantage): Hen, Cow; army: Wolf; hand: 3 Pop; deck: 9\nB: army: Ox",
            TEXTS,
        )
        for _ in range(first):
            s.choose(starting(s, "play Pop")[0])
            resolve(s)
        s.choose(f"use {STONES}", *starting(s, f"target {LANTERN}"))
        s.choose(*starting(s, "give Hen"))
        resolve(s)
        s.choose(starting(s, "play Pop")[0])
        resolve(s)
        assert len([name for name in s.hand("A") if name.startswith("Spare")]) == (1 if first == 1 else 0)


@plays("Lanternspire College")
def test_each_turn_begins_anew_and_others_magic_is_none_of_the_colleges() -> None:
    s = arc(f"A: city {LANTERN} (advantage); hand: Pop; deck: 9; army: Wolf\nB: army: Ox; hand: 2 Pop; deck: 9", TEXTS)
    s.play("Pop")
    s.to("Play", "B")
    for _ in range(2):
        s.choose(starting(s, "play Pop")[0])
        s.all_pass()
    assert (s.hand("A"), len(s.hand("B"))) == ([], 2)


@plays("Stones of the Old Moot")
def test_two_of_the_moots_residents_switch_another_city_on() -> None:
    s = arc(
        f"A: army: Wolf; city {STONES} (advantage): Hen, Cow, Ewe, Elk marked; city Fort: Sow; city Spire; deck: 9\n"
        "B: army: Ox; city Fort; deck: 9", TEXTS,
    )  # fmt: skip
    s.choose(f"use {STONES}")
    assert sorted(aims(s)) == ["Fort", "Spire"]
    spire = s.fork()
    s.choose("target Fort")
    assert sorted(offered(s, "give")) == ["Cow", "Ewe", "Hen"]
    s.choose("give Hen", "give Cow")
    s.all_pass()
    assert [s.marked(name) for name in ("Hen", "Cow", "Ewe")] == [True, True, False]
    assert (values(s, "Wolf", "Ox"), s.points("A"), starting(s, "use")) == (["1/2", "1/1"], 15, [])
    s.to("Play", "B")
    assert s.value("Wolf") == "1/2"
    s.to("Draw", "A")
    assert s.value("Wolf") == "1/2"
    s.to("Play", "A")
    assert (s.value("Wolf"), starting(s, "use")) == ("1/1", [])  # and the moot's own is over
    spire.choose("target Spire", "give Hen", "give Ewe")
    spire.all_pass()
    assert spire.value("Wolf") == "1/3"


@plays("Stones of the Old Moot")
@pytest.mark.parametrize(("won", "residents", "may"), [
    ("", "Hen, Cow", False), (" (advantage)", "Hen, Cow", True), (" (advantage)", "Hen, Cow marked", False),
    (" (advantage)", "Hen", False),
])  # fmt: skip
def test_when_the_moot_meets(won: str, residents: str, may: bool) -> None:
    s = arc(f"A: army: Wolf, Fox; city {STONES}{won}: {residents}; city Fort: Elk, Sow\nB: army: Ox", TEXTS)
    assert bool(starting(s, "use")) is may


@plays("Stones of the Old Moot")
@pytest.mark.parametrize(("goal", "left"), [("Fort", "1/1"), (STONES, "1/2")])
def test_what_the_moot_switched_on_outlives_the_moot(goal: str, left: str) -> None:
    s = arc(
        f"A: army: Wolf; city {STONES} (advantage): Hen, Cow; city Fort; city Ash (Mind, 8); hand: Raze\nB: army: Ox",
        TEXTS,
    )
    s.choose(f"use {STONES}", "target Fort", "give Hen")
    resolve(s)
    assert s.value("Wolf") == "1/2"
    s.choose("play Raze", f"target {goal}")
    s.all_pass()
    assert s.value("Wolf") == left


@plays("Stones of the Old Moot")
def test_the_moot_meets_as_often_as_it_can_and_in_combat() -> None:
    s = arc(
        f"A: army: Wolf; city {STONES} (advantage): Hen, Cow, Ewe, Elk; city Fort (advantage); city Spire; hand: Wait\n"
        f"B: army: Ox 1/9; city Elm (Body, 8); {WAITING}", TEXTS,
    )  # fmt: skip
    assert s.value("Wolf") == "1/2"
    s.choose(f"use {STONES}", "target Fort", "give Hen", "give Cow")
    s.all_pass()
    assert s.value("Wolf") == "1/2"  # it has it already
    s.to("Attack")
    s.choose("attack Elm")
    until(s, f"use {STONES}")
    s.choose(f"use {STONES}", "target Spire")
    s.choose(*starting(s, "give Ewe"))
    resolve(s)
    assert s.value("Wolf") == "1/4"


@plays("Stones of the Old Moot")
def test_as_it_is_attacked_the_army_sits_in_the_moot() -> None:
    s = arc(
        f"A: army: Wolf 1/9; {WAITING}; deck: 9\n"
        f"B: army: Ox 1/9, Cow 1/9; city {STONES} (advantage); city Fort; city Elm (Body, 8); {WAITING}; deck: 9{COMBAT}",
        TEXTS,
    )  # fmt: skip
    army = s.fork()
    s.choose(f"attack {STONES}", f"use {STONES}", *starting(s, "target Fort"))
    s.choose(*starting(s, "target Fort"))
    s.choose("give Ox")
    resolve(s)
    assert (s.marked("Ox"), s.marked("Cow"), s.value("Ox")) == (True, True, "1/10")
    s.to("Draw", "B")
    assert s.value("Ox") == "1/10"
    s.to("Play", "B")
    assert s.value("Ox") == "1/9"
    army.choose("attack Elm")
    assert not starting(army, "use")
