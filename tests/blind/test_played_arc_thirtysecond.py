"""Blind texts of ARC's thirtysecond round about creatures, played as their writers meant them."""

import pytest

from blind.gestures import aims, fought, offered, starting, values
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Toss": "event 0: Discard target creature.",
    "Back": "event 0: Return target creature to its owner's hand.", "Give": "event 0: Sacrifice a creature.",
    "Raise": "magic 0: Put target creature card from your graveyard into play.", "Two": "creature 2 1/1",
    "Ebb": "event 0: Target creature gets +0/-1 until end of turn.", "Three": "creature 3 1/1", "Zero": "creature 0 1/1",
    "Rat": "event 9: Draw a card.", "Hog": "event 9: Draw a card.", "Elk": "event 9: Draw a card.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"
SMITH, WALLOWER, RATTER = "Quillan Oathsmith", "Thornback Wallower", "Gutterwick Ratter"


@plays("Quillan Oathsmith")
@pytest.mark.parametrize(("goal", "left"), [("Oak", 3), ("Fir", 0)])
def test_the_oathsmith_mends_one_city_of_her_own(goal: str, left: int) -> None:
    for way in ("hand", "grave"):
        raised = "; hand: Raise" * (way == "grave")
        s = arc(
            f"A: {way}: {SMITH}{raised}; gems 3 House of Nobles; city Oak (Body, 8, hurt 5); city Fir (Mind, 8, hurt 1)\n"
            "B: city Elm (Body, 8, hurt 4); army: Ox", TEXTS,
        )  # fmt: skip
        s.choose("play Raise" if raised else f"play {SMITH}")
        while not starting(s, "pick Oak"):
            s.choose(s.options()[0])
        assert not [label for label in s.options() if "Elm" in label]
        s.choose(f"pick {goal}")
        s.all_pass()
        other = {"Oak": ("Fir", 1), "Fir": ("Oak", 5)}[goal]
        assert (s.damage(goal), s.damage(other[0]), s.damage("Elm")) == (left, other[1], 4)


@plays("Thornback Wallower")
@pytest.mark.parametrize("goal", ["Elm", "B's army"])
def test_the_wallower_is_fiercer_as_it_defends(goal: str) -> None:
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: army: {WALLOWER}; city Elm (Body, 8); {WAITING}{COMBAT}", TEXTS)
    s.choose(f"attack {goal}")
    assert s.value(WALLOWER) == "2/5"
    until(s, "block")
    s.choose(f"block Wolf with {WALLOWER}")
    assert s.value(WALLOWER) == "4/5"
    fought(s)
    assert (s.damage("Wolf"), s.value(WALLOWER)) == (4, "2/5")


@plays("Thornback Wallower")
def test_the_wallower_attacks_as_printed() -> None:
    s = arc(f"A: army: {WALLOWER}; {WAITING}\nB: army: Ox 1/9; city Elm (Body, 8); {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Elm")
    assert s.value(WALLOWER) == "2/5"
    until(s, "block")
    s.choose("done")
    fought(s)
    assert s.damage("Elm") == 2


@plays("Gutterwick Ratter")
def test_the_ratter_bites_residents_alone() -> None:
    s = arc(f"A: city Oak (Body, 8): {RATTER}; army: Wolf\nB: city Elm (Body, 8): Hen 1/3; army: Ox", TEXTS)
    s.choose(f"use {RATTER}")
    assert sorted(aims(s)) == sorted([RATTER, "Hen"])
    s.choose("target Hen")
    s.all_pass()
    assert (s.damage("Hen"), s.marked(RATTER)) == (1, True)
    s = arc(f"A: city Oak (Body, 8): {RATTER} marked; army: Wolf\nB: city Elm (Body, 8): Hen 1/3", TEXTS)
    assert not starting(s, "use")


@plays("Gutterwick Ratter")
@pytest.mark.parametrize(("goal", "bitten"), [("Elm", ["Hen", "Ox"]), ("B's army", ["Hen"])])
def test_in_an_attack_on_a_city_its_army_lives_there(goal: str, bitten: list[str]) -> None:
    s = arc(f"A: army: {RATTER}, Wolf 1/9\nB: city Elm (Body, 8): Hen 1/3; army: Ox 1/4; {WAITING}{COMBAT}", TEXTS)
    s.choose(f"attack {goal}", "send Wolf", "done")
    until(s, "use")
    s.choose(f"use {RATTER}")
    s.choose(*["target Ox"] * ("Ox" in bitten and "target Ox" in s.options()))
    while s.table.chain:
        s.choose("pass")
    assert (s.damage("Ox"), s.damage("Hen")) == ((1, 0) if "Ox" in bitten else (0, 1))


PIPER, HALBERD, NURSE = "Ossel Gravepiper", "Vexmoor Halberd", "Brindle Sapnurse"


@plays("Ossel Gravepiper")
@pytest.mark.parametrize(("way", "lost"), [("Axe", 1), ("Toss", 0), ("Back", 0), ("Give", 0)])
def test_whose_death_has_each_opponent_discard(way: str, lost: int) -> None:
    s = arc(f"A: army: {PIPER}; hand: {way}, Rat\nB: army: Ox; hand: Hog, Elk\nC: army: Cow", TEXTS)
    s.choose(f"play {way}")
    s.choose(*starting(s, f"target {PIPER}"))
    while s.table.chain or starting(s, "discard") or starting(s, "pick"):
        s.choose(next((o for o in s.options() if s.asked == "B" and o.endswith(" Elk")), None) or s.way_on())
    assert (s.hand("B"), s.grave("B")) == ((["Hog"], ["Elk"]) if lost else (["Hog", "Elk"], []))
    assert ("Rat" in s.hand("A"), s.hand("C")) == (True, [])


@plays("Vexmoor Halberd")
def test_who_may_stand_against_the_halberd() -> None:
    s = arc(f"A: army: {HALBERD}, Wolf 1/9\nB: army: Ox 1/2, Cow 1/3, Hen 1/4 hurt 2{COMBAT}", TEXTS)
    s.choose("attack B's army", f"send {HALBERD}", "send Wolf")
    assert sorted(offered(s, "block")) == sorted([
        f"{HALBERD} with Cow", f"{HALBERD} with Hen", "Wolf with Ox", "Wolf with Cow", "Wolf with Hen"])  # fmt: skip


@plays("Vexmoor Halberd")
@pytest.mark.parametrize("when", ["before", "after"])
def test_whoever_is_weakened_in_time_does_not_stand_against_it(when: str) -> None:
    s = arc(f"A: army: {HALBERD}; hand: Ebb, Wait\nB: army: Cow 1/3, Ox 1/9; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    if when == "after":
        until(s, "block")
        s.choose(f"block {HALBERD} with Cow", "done")
    until(s, "play Ebb")
    s.choose("play Ebb", "target Cow")
    if when == "before":
        until(s, "block")
        assert offered(s, "block") == [f"{HALBERD} with Ox"]
    fought(s)
    assert s.points("B") == (15 if when == "after" else 12)


@plays("Brindle Sapnurse")
def test_the_sapnurse_strengthens_another_for_the_turn() -> None:
    s = arc(f"A: city Oak (Body, 8): {NURSE}, Hen; army: Wolf\nB: army: Ox; city Elm (Body, 8)", TEXTS)
    s.choose(f"use {NURSE}")
    assert sorted(aims(s)) == ["Hen", "Wolf"]
    s.choose("target Wolf")
    s.all_pass()
    assert (values(s, "Wolf", "Hen", NURSE), s.marked(NURSE)) == (["1/3", "1/1", "0/3"], True)
    s.to("Play", "B")
    assert s.value("Wolf") == "1/1"


BRAWLER, AUDITOR, HOB = "Pyreditch Brawler", "Ninthbell Auditor", "Hob Cinderlatch"


@plays("Pyreditch Brawler")
@pytest.mark.parametrize(("a", "must"), [
    (f"army: {BRAWLER}, Wolf 1/9", True), (f"army: {BRAWLER} marked, Wolf 1/9", False),
    (f"city Oak (Body, 8): {BRAWLER}; army: Wolf 1/9", False),
    (f"army: {BRAWLER}, Wolf 1/9; attached: Leash of Good Manners on {BRAWLER}", False),
])  # fmt: skip
def test_whether_the_brawler_must_attack(a: str, must: bool) -> None:
    s = arc(f"A: {a}\nB: army: Ox 1/9; city Elm (Body, 8){COMBAT}", TEXTS)
    assert {"attack Elm", "attack B's army"} <= set(s.options())
    assert ("done" in s.options()) is not must
    if must:
        s.choose("attack Elm", "send Wolf")
        assert s.marked(BRAWLER)  # nobody goes without it


@plays("Ninthbell Auditor")
@pytest.mark.parametrize(("state", "foe", "drawn"), [("", 1, 1), (" marked", 1, 1), ("", 3, 0)])
def test_for_each_bid_that_is_won_a_card_is_drawn(state: str, foe: int, drawn: int) -> None:
    s = arc(
        f"A: army: {AUDITOR}{state}; city Oak (Body, 8): Hen cost 2; city Ash (Mind, 8); deck: 9\n"
        f"B: city Elm (Body, 8): Cow cost {foe}; army: Ox{TACTICS}", TEXTS,
    )  # fmt: skip
    s.choose("claim Body", "bid Hen", "bid Cow")
    assert len(s.hand("A")) == drawn
    if drawn:
        s = arc(
            f"A: city Oak (Body, 8): Hen cost 2; deck: 9\nB: city Elm (Body, 8): Cow cost 3; army: {AUDITOR}{TACTICS}",
            TEXTS,
        )
        s.choose("claim Body", "bid Hen", "bid Cow")
        assert s.hand("B") == []  # that is no bid won


@plays("Hob Cinderlatch", "Ossel Gravepiper")
def test_hob_gets_up_for_a_sacrifice_once() -> None:
    s = arc(f"A: army: {HOB} marked, Wolf; city Oak (Body, 8): {PIPER}\nB: army: Ox; hand: Hog", TEXTS)
    s.choose(f"use {HOB}")
    assert sorted(offered(s, "give")) == sorted(["Wolf", PIPER])
    s.choose(f"give {PIPER}")
    s.all_pass()
    assert (s.marked(HOB), s.grave("A"), s.hand("B"), starting(s, "use")) == (False, [PIPER], ["Hog"], [])  # no death
    s = arc(f"A: army: {HOB} marked\nB: army: Ox", TEXTS)
    assert not starting(s, "use")
    assert starting(arc(f"A: army: {HOB}, Wolf\nB: army: Ox", TEXTS), "use")


@plays("Hob Cinderlatch")
def test_hob_stays_in_the_attack() -> None:
    s = arc(f"A: army: {HOB}, Wolf 1/9\nB: army: Ox 1/9; city Elm (Body, 8); {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Elm", f"send {HOB}", "done")
    until(s, "use")
    s.choose(f"use {HOB}", *starting(s, "give Wolf"))
    while s.table.chain:
        s.choose("pass")
    assert not s.marked(HOB)
    fought(s)
    assert (s.damage("Elm"), s.phase, starting(s, "attack")) == (4, "Second Play", [])


EELWIFE, SURVEYOR = "Murkwater Eelwife", "Tallowed Surveyor"


@plays("Murkwater Eelwife")
@pytest.mark.parametrize(("hurt", "answer"), [("", "yes"), (", hurt 6", "yes"), ("", "no")])
def test_the_eelwife_fishes_for_small_fry(hurt: str, answer: str) -> None:
    s = arc(
        f"A: army: {EELWIFE}, Wolf; grave: Two, Three, Zero, Wait\nB: army: Ox; city Elm (Body, 8{hurt}); city Fir (Body, 8)"
        f"{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose("attack Elm", f"send {EELWIFE}", "done")
    until(s, "block")
    s.choose("done")
    until(s, answer)
    s.choose(answer)
    if answer == "yes":
        assert sorted(aims(s)) == ["Two", "Zero"]
        s.choose("pick Two")
    s.all_pass()
    assert (s.hand("A"), s.place("Elm")) == (["Two"] * (answer == "yes"), "B's graveyard" if hurt else "B's Kingdom")


@plays("Murkwater Eelwife")
@pytest.mark.parametrize(("goal", "block"), [("B's army", "done"), ("Elm", "block Murkwater Eelwife with Ox")])
def test_neither_the_army_nor_creatures_are_fished_in(goal: str, block: str) -> None:
    s = arc(f"A: army: {EELWIFE}; grave: Two\nB: army: Ox 0/9; city Elm (Body, 8){COMBAT}", TEXTS)
    s.choose(f"attack {goal}")
    until(s, "block")
    s.choose(block)
    assert "yes" not in s.options()
    assert s.hand("A") == []


@plays("Tallowed Surveyor")
def test_the_surveyor_puts_one_of_three_at_the_bottom() -> None:
    deck = "deck: Two, Three, Zero, Rat, Hog"
    s = arc(f"A: army: {SURVEYOR}, Wolf; {deck}\nB: army: Ox", TEXTS)
    s.choose(f"use {SURVEYOR}")
    assert (sorted(aims(s)), "done" in s.options()) == (["Three", "Two", "Zero"], False)
    assert (s.sees("A", "Three"), s.sees("B", "Three"), s.sees("A", "Rat")) == (True, False, False)
    s.choose("pick Three")
    tops = set()
    for first in ("Two", "Zero"):
        fork = s.fork()
        fork.choose(f"pick {first}")
        assert fork.deck("A")[2:] == ["Rat", "Hog", "Three"]
        tops.add(tuple(fork.deck("A")[:2]))
    assert (tops, s.marked(SURVEYOR)) == ({("Two", "Zero"), ("Zero", "Two")}, True)


@plays("Tallowed Surveyor")
@pytest.mark.parametrize("deck", ["Two, Three", "Two"])
def test_a_short_deck_is_looked_at_as_far_as_it_goes(deck: str) -> None:
    s = arc(f"A: army: {SURVEYOR}, Wolf; deck: {deck}\nB: army: Ox", TEXTS)
    s.choose(f"use {SURVEYOR}", *["pick Two"] * ("," in deck))
    s.all_pass()
    assert (s.deck("A"), s.hand("A"), s.over) == (["Three", "Two"] if "," in deck else ["Two"], [], False)
