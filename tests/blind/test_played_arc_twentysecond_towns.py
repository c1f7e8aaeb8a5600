"""Blind texts of ARC's twenty-second round about cities and what lies on them, played as their writers meant them."""

import pytest

from blind.gestures import fought, offered, resolve, targets
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Yawn": "event 0: Mark target creature.", "Home": "event 0: Return target creature to its owner's hand.",
    "Shift": "event 0: Put target creature into a city you control.", "Ram": "event 0: Deal 3 damage to target city.",
    "Rise": "magic 0: Put target creature card from your graveyard into play.",
    "Give": "event 0: Sacrifice a creature.", "Rite": "magic 1: Gain 1 victory point.",
    "Cheer": "event 1: Gain 1 victory point.", "Four": "creature 4 Gaian 1/1", "Five": "creature 5 Gaian 1/1",
    "Three": "creature 3 Gaian 1/1", "Loyal": "magic 3 Gaian loyalty 3: Gain 1 victory point.",
    "Vines": "enchantment 1: Attach to a creature.", "Clerk": "creature 1 1/1: 1 power: Gain 1 VP.",
    "Wave": "magic X Gaian: Deal X damage to target creature.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"


LINTELS = "city Oak (Body, 8): Three, Five hurt 1; attached: Low Lintels on Oak; army: Four, Hen 1/1 cost 3; city Fir (Mind, 8)"


@plays("Low Lintels")
def test_the_dear_do_not_enter_and_whoever_resides_there_is_stronger() -> None:
    s = arc(f"A: {LINTELS}; hand: Axe\nB: army: Ox", TEXTS)
    assert [s.value(name) for name in ("Three", "Five", "Four", "Hen")] == ["2/2", "2/2", "1/1", "1/1"]
    goals = offered(s, "move")
    assert {"Hen to Oak", "Hen to Fir", "Four to Fir", "Five to the Army", "Three to Fir"} <= set(goals)
    assert "Four to Oak" not in goals
    s.choose("move Five to the Army")
    s.all_pass()
    assert s.place("Five") == "A's graveyard"  # it was hurt
    s = arc(f"A: {LINTELS}; hand: Rise, Shift, Four; gems 4 Gaian; grave: Five\nB: army: Ox 1/1 cost 3", TEXTS)
    for play in ("Four", "Rise"):
        s.choose(f"play {play}")
        assert offered(s, "place") in ([], ["in Fir"])
        s.all_pass()
    assert (s.place("Four (2)"), s.place("Five (2)")) == ("Fir", "Fir")
    s.choose("play Shift", "target Four (2)" if "target Four (2)" in s.options() else "target Ox")
    s.all_pass()
    assert s.place("Four (2)") == "Fir"
    s = arc("A: hand: Low Lintels; gems 3 Gaian; city Oak (Body, 8); city Fir (Mind, 8)\nB: city Elm (Body, 8)", TEXTS)
    s.choose("play Low Lintels")
    assert sorted(targets(s)) == ["Fir", "Oak"]


@plays("Low Lintels")
def test_the_dear_of_the_army_do_not_help_there() -> None:
    s = arc(f"A: army: Pike 0/9; {WAITING}\nB: {LINTELS}; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Oak")
    until(s, "block")
    assert sorted(offered(s, "block")) == ["Pike with Five", "Pike with Hen", "Pike with Three"]
    assert [s.value(name) for name in ("Three", "Five", "Four", "Hen")] == ["2/2", "2/2", "1/1", "2/2"]
    s.choose("block Pike with Hen")
    fought(s)
    assert (s.damage("Pike"), s.value("Hen")) == (2, "1/1")
    s = arc(f"A: army: Pike 0/9; {WAITING}\nB: {LINTELS}; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Fir")
    until(s, "block")
    assert "Pike with Four" in offered(s, "block")


@plays("Hammerfall Yard")
@pytest.mark.parametrize(
    ("cities", "atk"),
    [("city Hammerfall Yard (advantage)", 3), ("city Hammerfall Yard", 2),
     ("city Hammerfall Yard (advantage); city Hammerfall Yard (advantage)", 4)],
)  # fmt: skip
def test_your_attackers_strike_harder_there(cities: str, atk: int) -> None:
    s = arc(
        f"A: army: Wolf 2/9, Fox 2/9; {cities}; {WAITING}\nB: army: Ox 2/9; city Elm (Body, 9); {WAITING}{COMBAT}",
        TEXTS,
    )
    assert s.value("Wolf") == "2/9"
    s.choose("attack Elm", "send Wolf", "done")
    assert [s.value(name) for name in ("Wolf", "Fox", "Ox")] == [f"{atk}/9", "2/9", "2/9"]
    until(s, "block")
    s.choose("done")
    fought(s)
    assert (s.damage("Elm"), s.value("Wolf")) == (atk, "2/9")
    s = arc(f"A: army: Wolf 2/9; {WAITING}\nB: army: Ox 2/9; {cities}; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose("block Wolf with Ox")
    assert (s.value("Wolf"), s.value("Ox")) == ("2/9", "2/9")


@plays("Hammerfall Yard")
def test_a_yard_lost_in_mid_attack_helps_no_more() -> None:
    s = arc(
        "A: army: Wolf 2/9; city Oak (Body, 8); city Hammerfall Yard (hurt 5, advantage); hand: Wait\n"
        f"B: hand: Ram, Wait{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army")
    until(s, "play Ram")
    s.choose("play Ram", "target Hammerfall Yard")
    fought(s)
    assert s.points("B") == 13


@plays("Candlecourt")
@pytest.mark.parametrize(("won", "more"), [(" (advantage)", True), ("", False)])
def test_a_card_more_may_be_drawn_as_the_phase_begins(won: str, more: bool) -> None:
    s = arc(
        f"A: city Candlecourt{won}; deck: Rat, Hog, Elk, Ant; hand: Wait\nB: army: Ox{TACTICS.replace('Tactics', 'Unmark')}",
        TEXTS,
    )
    while not set(s.options()) & {"yes", "draw 2"}:
        s.choose(s.way_on())
    assert ("yes" in s.options()) is more
    if more:
        no = s.fork()
        no.choose("no")
        until(no, "draw 2")
        assert no.hand("A") == ["Wait"]
        s.choose("yes")
        until(s, "draw 2")
    assert s.hand("A") == ["Wait", "Rat"][: 1 + more]
    assert {"draw 2", "draw 1 + 1 resource"} <= set(s.options())
    s = arc(f"A: city Candlecourt{won}; deck: 0; hand: Wait, Elk, Hen\nB: army: Ox\nphase: Unmark", TEXTS)
    while s.phase != "Tactics":
        s.choose("yes" if "yes" in s.options() else s.options()[0] if "pass" not in s.options() else "pass")
    assert (s.over, len(s.hand("A"))) == (False, 1)


@plays("Cradlewood")
@pytest.mark.parametrize(("won", "points"), [(" (advantage)", 1), ("", 0)])
def test_each_birth_in_it_brings_a_point(won: str, points: int) -> None:
    a = f"A: city Cradlewood{won}; city Fir (Mind, 8): Hen; army: Wolf; hand: Three, Rise, Shift; gems 3 Gaian; grave: Five"
    s = arc(f"{a}\nB: army: Ox", TEXTS)
    other = s.fork()
    s.choose("play Three", "place in Cradlewood")
    s.all_pass()
    assert (s.place("Three"), s.points("A"), s.points("B")) == ("Cradlewood", 15 + points, 15)
    s.choose("play Rise")
    while s.table.chain:
        s.choose("place in Cradlewood" if "place in Cradlewood" in s.options() else s.way_on())
    assert (s.place("Five"), s.points("A")) == ("Cradlewood", 15 + 2 * points)
    s.choose("move Wolf to Cradlewood")
    s.all_pass()
    s.play("Shift", "target Hen", "pick Cradlewood")
    assert s.points("A") == 15 + 2 * points
    other.choose("play Three", "place in Fir")
    other.all_pass()
    assert (other.place("Three"), other.points("A")) == ("Fir", 15)


@plays("Ninegate")
@pytest.mark.parametrize(("won", "more"), [(" (advantage)", 2), ("", 0)])
def test_with_nine_gates_its_residents_are_safer(won: str, more: int) -> None:
    b = f"city Ninegate{won}: Hen marked; city Fir (Mind, 8): Cow; army: Ox; hand: Wait"
    s = arc(f"A: army: Wolf 0/9; {WAITING}\nB: {b}{COMBAT}", TEXTS)
    assert [s.value(name) for name in ("Hen", "Cow", "Ox")] == [f"1/{1 + more}", "1/1", "1/1"]
    elsewhere = s.fork()
    s.choose("attack Ninegate")
    until(s, "block")
    assert [s.value(name) for name in ("Hen", "Cow", "Ox")] == [f"1/{1 + more}", "1/1", f"1/{1 + more}"]
    fought(s)
    s.to("Second Play")
    assert s.value("Ox") == "1/1"
    elsewhere.choose("attack Fir")
    assert [elsewhere.value(name) for name in ("Hen", "Ox")] == [f"1/{1 + more}", "1/1"]


@plays("Ninegate")
def test_with_the_gates_its_safety_falls() -> None:
    s = arc(
        "A: hand: Ram; army: Wolf\nB: city Ninegate (hurt 6, advantage): Hen hurt 1, Cow; city Fir (Mind, 8)", TEXTS
    )
    assert s.value("Hen") == "1/3"
    s.play("Ram", "target Ninegate")
    assert (s.place("Ninegate"), s.place("Hen"), s.place("Cow")) == ("B's graveyard", "B's graveyard", "B's Army")


@plays("Tallowmere")
@pytest.mark.parametrize("won", ["", " (advantage)"])
def test_who_resides_there_makes_no_bids(won: str) -> None:
    mine = f"city Tallowmere{won}: Five; city Fir (Mind, 8): Elder"
    s = arc(f"A: {mine}; {WAITING}\nB: city Elm (Mind, 8): Cow; {WAITING}{TACTICS}", TEXTS)
    s.choose("claim Soul")
    assert offered(s, "bid") in (["Elder"], [])
    assert not s.marked("Five")
    s = arc(f"A: city Elm (Mind, 8): Cow; {WAITING}\nB: {mine}; {WAITING}{TACTICS}", TEXTS)
    s.choose("claim Mind", "bid Cow")
    while s.phase == "Tactics":
        assert "bid Five" not in s.options()
        s.choose(s.way_on())
    assert not s.marked("Five")
    s = arc(f"A: {mine}; hand: Yawn\nB: army: Ox", TEXTS)
    s.choose("move Five to Fir")
    s.all_pass()
    assert (s.place("Five"), s.marked("Five")) == ("Fir", True)


@plays("Tallowmere")
@pytest.mark.parametrize(
    ("way", "who", "lost"),
    [
        ("Axe", "Wolf", 1),
        ("Axe", "Hen", 1),
        ("Axe", "Spy", 1),
        ("Axe", "Ox", 0),
        ("Home", "Wolf", 0),
        ("Give", "Wolf", 0),
    ],
)
def test_a_death_of_yours_costs_an_opponent_a_point(way: str, who: str, lost: int) -> None:
    a = f"city Tallowmere (advantage): Hen; army: Wolf, Spy of B; hand: {way}"
    s = arc(f"A: {a}\nB: army: Ox\nC: 0 points; army: Mule".replace("0 points; ", ""), TEXTS)
    s.choose(f"play {way}")
    until(s, f"target {who}" if way != "Give" else f"pick {who}")
    s.choose(f"target {who}" if way != "Give" else f"pick {who}")
    if lost:
        while not any("player C" in option for option in s.options()):
            s.choose("pass")
        assert (s.asked, len(s.options())) == ("A", 2)
        s.choose("pick player C")
    s.all_pass()
    assert [s.points(seat) for seat in "ABC"] == [15, 15, 15 - lost]


@plays("Tallowmere")
def test_each_of_several_deaths_costs_one_in_any_turn() -> None:
    table = "A: city Tallowmere{}: Hen; army: Wolf 1/1; hand: Wait\nB: army: Ox; hand: Storm, Wait; city Elm (Mind, 8)"
    storm = TEXTS | {"Storm": "event 0: Deal 2 damage to each creature."}
    for won, left in ((" (advantage)", 13), ("", 15)):
        s = arc(table.format(won) + "\nphase: Attack, active B", storm)
        until(s, "play Storm")
        s.choose("play Storm")
        while s.phase == "Attack":
            s.choose(s.way_on())
        assert (s.points("B"), s.points("A"), s.place("Hen")) == (left, 15, "A's graveyard")


@plays("Inkwell Terrace")
@pytest.mark.parametrize(
    ("cities", "less"),
    [("city Inkwell Terrace (advantage)", 1), ("city Inkwell Terrace", 0),
     ("city Inkwell Terrace (advantage); city Inkwell Terrace (advantage)", 2)],
)  # fmt: skip
def test_magic_costs_less_there(cities: str, less: int) -> None:
    hand = "hand: Rite, Cheer, Vines, Loyal"
    s = arc(f"A: {cities}; {hand}; army: Clerk; gems {3 - less} Gaian\nB: army: Ox", TEXTS)
    assert "play Loyal" in s.options()
    s.play("Loyal")
    assert (s.points("A"), s.consumed("A")) == (16, f"{3 - less} Gaian")
    assert not set(s.options()) & {"play Cheer", "play Vines", "use Clerk"}
    assert ("play Rite" in s.options()) is (less > 0)
    poor = arc(f"A: {cities}; {hand}; gems {max(0, 2 - less)} Gaian, 3 The Empire\nB: army: Ox", TEXTS)
    assert "play Loyal" not in poor.options()  # as many loyal gems as it costs now
    other = arc(f"A: {hand}; gems 2 Gaian\nB: {cities}; army: Ox", TEXTS)
    assert "play Loyal" not in other.options()
    s = arc(f"A: {cities}; hand: Wave, Yawn; gems 1 Gaian\nB: army: Ox 1/9", TEXTS)
    s.choose("play Wave")
    while offered(s, "number") or targets(s):
        s.choose(f"number {offered(s, 'number')[-1]}" if offered(s, "number") else "target Ox")
    resolve(s)
    assert (s.damage("Ox"), s.consumed("A")) == (1 + less, "1 Gaian")
