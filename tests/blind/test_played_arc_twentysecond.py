"""Blind texts of ARC's twenty-second round about creatures, played as their writers meant them."""

import pytest

from blind.gestures import offered, targets
from blind.texts import arc, plays, until
from scenes.arc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Home": "event 0: Return target creature to its owner's hand.",
    "Exile": "event 0: Remove target creature from the game.", "Hex": "event 0: Deal 4 damage to target creature.",
    "Wilt": "event 0: Target creature gets -0/-9 this turn.", "Give": "event 0: Sacrifice a creature.",
    "Shift": "event 0: Put target creature into a city you control.",
    "Lure": "event 0: Gain control of target creature.",
    "Rise": "magic 0: Put target creature card from your graveyard into play.", "Five": "creature 5 Gaian 1/1",
    "Six": "creature 6 Gaian 1/1", "Seven": "creature 7 Gaian 1/1",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"


def attacked(s: Scene, goal: str, *senders: str) -> None:
    """A attacks with these, who are all he has, and nobody responds until blockers are asked for."""
    s.choose(f"attack {goal}", *(f"send {name}" for name in senders))
    until(s, "block")


@plays("Hedgerow Fiddler")
@pytest.mark.parametrize("play", ["Hedgerow Fiddler", "Rise"])
def test_entering_play_it_brings_a_point(play: str) -> None:
    held = "hand: Hedgerow Fiddler; gems 2 Gaian" if play != "Rise" else "hand: Rise; grave: Hedgerow Fiddler"
    s = arc(f"A: {held}; city Oak (Body, 8)\nB: army: Ox; hand: Axe, Wait", TEXTS)
    s.choose(f"play {play}")
    while s.place("Hedgerow Fiddler") != "Oak":
        s.choose("pass")
    assert s.points("A") == 15
    until(s, "play Axe")
    s.choose("play Axe", "target Hedgerow Fiddler")
    s.all_pass()
    assert (s.place("Hedgerow Fiddler"), s.points("A"), s.points("B")) == ("A's graveyard", 16, 15)


@plays("Hedgerow Fiddler")
def test_who_moves_or_changes_sides_does_not_enter() -> None:
    s = arc("A: city Oak (Body, 8): Hedgerow Fiddler; hand: Lure, Shift\nB: army: Hedgerow Fiddler, Ox", TEXTS)
    s.choose("move Hedgerow Fiddler to the Army")
    s.all_pass()
    s.play("Shift", "target Hedgerow Fiddler")
    s.play("Lure", "target Hedgerow Fiddler (2)")
    assert (s.controller("Hedgerow Fiddler (2)"), s.points("A"), s.points("B")) == ("A", 15, 15)


@plays("Gatebreaker Cousin")
def test_it_is_stronger_while_it_attacks_a_city() -> None:
    table = f"A: army: Gatebreaker Cousin; {WAITING}\nB: army: Ox 0/9; city Elm (Body, 9); {WAITING}{COMBAT}"
    s = arc(table, TEXTS)
    assert s.value("Gatebreaker Cousin") == "2/1"
    s.choose("attack Elm")
    assert s.value("Gatebreaker Cousin") == "4/1"
    until(s, "block")
    city = s.fork()
    s.choose("block Gatebreaker Cousin with Ox")
    s.to("Second Play")
    assert (s.damage("Ox"), s.damage("Elm"), s.value("Gatebreaker Cousin")) == (4, 0, "2/1")
    city.choose("done")
    city.to("Second Play")
    assert city.damage("Elm") == 4
    s = arc(table, TEXTS)
    s.choose("attack B's army")
    assert s.value("Gatebreaker Cousin") == "2/1"
    s.to("Second Play")
    assert s.points("B") == 13
    s = arc(f"A: army: Ox 0/9; {WAITING}\nB: city Elm (Body, 9): Gatebreaker Cousin; {WAITING}{COMBAT}", TEXTS)
    attacked(s, "Elm")
    s.choose("block Ox with Gatebreaker Cousin")
    assert s.value("Gatebreaker Cousin") == "2/1"


@plays("Rampart Soupwife")
def test_she_feeds_the_others_of_her_city() -> None:
    s = arc(
        "A: city Oak (Body, 8): Rampart Soupwife marked, Rampart Soupwife, Elk 1/1 hurt 2; city Elm (Mind, 8): Hen;"
        " army: Wolf; hand: Home, Axe, Shift\nB: army: Ox",
        TEXTS,
    )
    names = ("Rampart Soupwife", "Rampart Soupwife (2)", "Elk", "Hen", "Wolf", "Ox")
    assert [s.value(name) for name in names] == ["1/5", "1/5", "1/3", "1/1", "1/1", "1/1"]
    army = s.fork()
    s.play("Home", "target Rampart Soupwife")
    assert (s.place("Elk"), s.value("Rampart Soupwife (2)")) == ("A's graveyard", "1/4")
    army.choose("move Rampart Soupwife to the Army")
    army.all_pass()
    assert (army.place("Elk"), army.place("Rampart Soupwife"), army.value("Rampart Soupwife")) == (
        "A's graveyard",
        "Oak",
        "1/4",
    )


@plays("Rampart Soupwife")
@pytest.mark.parametrize(
    ("goal", "b", "values"),
    [
        ("Elm", "city Elm (Body, 8): Rampart Soupwife, Hen; army: Ox", {"Hen": "1/2", "Ox": "1/2", "Rampart Soupwife": "1/4"}),
        ("Elm", "city Elm (Body, 8): Hen; army: Rampart Soupwife, Ox", {"Hen": "1/2", "Ox": "1/2", "Rampart Soupwife": "1/4"}),
        ("Ash", "city Elm (Body, 8): Rampart Soupwife, Hen; city Ash (Mind, 8); army: Ox", {"Hen": "1/2", "Ox": "1/1"}),
        ("Ash", "city Elm (Body, 8): Hen; city Ash (Mind, 8); army: Rampart Soupwife, Ox", {"Hen": "1/1", "Ox": "1/2"}),
        ("B's army", "city Elm (Body, 8): Hen; army: Rampart Soupwife, Ox", {"Hen": "1/1", "Ox": "1/1"}),
    ],
)  # fmt: skip
def test_while_her_city_is_attacked_the_army_eats_there_too(goal: str, b: str, values: dict[str, str]) -> None:
    s = arc(f"A: army: Wolf 0/9; {WAITING}\nB: {b}; {WAITING}{COMBAT}", TEXTS)
    attacked(s, goal)
    assert {name: s.value(name) for name in values} == values
    s.to("Second Play")
    assert s.value("Ox") == "1/1"


@plays("Gutter Rattler")
def test_it_never_defends() -> None:
    for goal, b in (
        ("B's army", "army: Gutter Rattler, Ox"),
        ("Elm", "city Elm (Body, 8): Gutter Rattler; army: Ox, Gutter Rattler"),
    ):
        s = arc(f"A: army: Wolf; {WAITING}\nB: {b}; {WAITING}{COMBAT}", TEXTS)
        attacked(s, goal)
        assert offered(s, "block") == ["Wolf with Ox"]
    s = arc(f"A: army: Gutter Rattler; {WAITING}\nB: city Elm (Body, 8){COMBAT}", TEXTS)
    s.choose("attack B's army")
    s.to("Second Play")
    assert s.points("B") == 13
    assert "move Gutter Rattler to Oak" in arc("A: army: Gutter Rattler; city Oak (Body, 8)\nB: army: Ox").options()
    table = (
        f"A: city Oak (Body, 8): Gutter Rattler; {WAITING}\nB: city Elm (Body, 8): Gutter Rattler; {WAITING}{TACTICS}"
    )
    s = arc(table, TEXTS)
    s.choose("claim Body", "bid Gutter Rattler")
    until(s, "bid Gutter Rattler")
    s.choose("bid Gutter Rattler")
    s.to("Play")
    assert (s.points("A"), s.marked("Gutter Rattler"), s.marked("Gutter Rattler (2)")) == (15, True, True)


@plays("Whispering Understeward")
def test_the_top_card_may_go_to_the_bottom() -> None:
    s = arc("A: army: Whispering Understeward; deck: Rat, Hog, Elk\nB: army: Ox; deck: 5", TEXTS)
    s.choose("use Whispering Understeward")
    until(s, "yes")
    assert (s.sees("A", "Rat"), s.sees("B", "Rat"), s.sees("A", "Hog")) == (True, False, False)
    no = s.fork()
    s.choose("yes")
    assert (s.deck("A"), s.hand("A"), s.marked("Whispering Understeward")) == (["Hog", "Elk", "Rat"], [], True)
    no.choose("no")
    assert (no.deck("A"), "use Whispering Understeward" in no.options()) == (["Rat", "Hog", "Elk"], False)
    s = arc("A: army: Whispering Understeward; deck: 0\nB: army: Ox", TEXTS)
    s.choose("use Whispering Understeward")
    s.all_pass()
    assert (s.over, s.marked("Whispering Understeward")) == (False, True)
    s = arc(f"A: army: Wolf; {WAITING}\nB: army: Whispering Understeward; deck: Rat, Hog; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "use Whispering Understeward")
    s.choose("use Whispering Understeward")
    until(s, "yes")
    s.choose("yes")
    assert s.deck("B") == ["Hog", "Rat"]
    s = arc("A: army: Whispering Understeward marked\nB: army: Whispering Understeward", TEXTS)
    assert not offered(s, "use")


@plays("Thicketmad Sow")
def test_it_must_attack() -> None:
    s = arc(f"A: army: Thicketmad Sow, Wolf\nB: army: Imp; city Elm (Mind, 8)\nC: city Ash (Mind, 8){COMBAT}", TEXTS)
    goals = {"attack B's army", "attack Elm", "attack C's army", "attack Ash"}
    assert set(s.options()) == goals
    s.choose("attack Elm")
    assert set(s.options()) == {"send Thicketmad Sow", "send Wolf"}
    s.choose("send Wolf")
    assert (s.marked("Wolf"), s.marked("Thicketmad Sow")) == (True, True)
    s = arc(f"A: army: Thicketmad Sow, Wolf, Thicketmad Sow\nB: army: Imp{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Thicketmad Sow (2)")
    assert "done" not in s.options()
    s.choose("send Thicketmad Sow", "done")
    assert [s.marked(name) for name in ("Thicketmad Sow", "Thicketmad Sow (2)", "Wolf")] == [True, True, False]


@plays("Thicketmad Sow")
@pytest.mark.parametrize(
    "place", ["army: Wolf, Thicketmad Sow marked", "army: Wolf; city Oak (Body, 8): Thicketmad Sow"]
)
def test_who_cannot_attack_need_not(place: str) -> None:
    s = arc(f"A: {place}\nB: army: Imp{COMBAT}", TEXTS)
    assert set(s.options()) & {"done", "pass"}
    s.to("Second Play")
    assert (s.marked("Wolf"), s.points("B")) == (False, 15)
    s = arc("A: army: Thicketmad Sow; city Oak (Body, 8)\nB: army: Imp", TEXTS)
    s.choose("move Thicketmad Sow to Oak")
    s.to("Second Play")
    assert s.place("Thicketmad Sow") == "Oak"


@plays("Lastfire Runner")
@pytest.mark.parametrize(("way", "lost"), [("Axe", 2), ("Hex", 2), ("Wilt", 2), ("Home", 0), ("Exile", 0), ("Give", 0)])
def test_its_death_burns_a_city_of_an_opponent(way: str, lost: int) -> None:
    s = arc(
        f"A: hand: {way}; army: Lastfire Runner; city Oak (Body, 8)\n"
        "B: city Elm (Body, 8); city Fir (Mind, 8)\nC: city Ash (Mind, 8)",
        TEXTS,
    )
    s.choose(f"play {way}")
    if "target Lastfire Runner" in s.options():
        s.choose("target Lastfire Runner")
    while s.place("Lastfire Runner") == "A's Army":
        s.choose("pass")
    if lost:
        assert (s.asked, sorted(targets(s))) == ("A", ["Ash", "Elm", "Fir"])
        s.choose("target Fir")
    s.all_pass()
    assert [s.damage(city) for city in ("Oak", "Elm", "Fir", "Ash")] == [0, 0, lost, 0]


@plays("Lastfire Runner")
def test_who_controlled_it_chooses_the_city() -> None:
    s = arc("A: hand: Axe; city Oak (Body, 8, hurt 6); city Yew (Mind, 8)\nB: army: Lastfire Runner of A", TEXTS)
    s.choose("play Axe", *["target Lastfire Runner"] * ("target Lastfire Runner" in s.options()))
    until(s, "target")
    assert (s.asked, sorted(targets(s))) == ("B", ["Oak", "Yew"])
    s.choose("target Oak")
    s.all_pass()
    assert (s.place("Oak"), s.place("Lastfire Runner"), s.damage("Yew")) == ("A's graveyard", "A's graveyard", 0)


@plays("Thrice-Counted Legionary")
@pytest.mark.parametrize(("other", "claims", "stops"), [("Five", 1, 1), ("Six", 0, 1), ("Seven", 0, 0)])
def test_it_counts_for_six_in_bids(other: str, claims: int, stops: int) -> None:
    s = arc(
        f"A: city Oak (Body, 8): Thrice-Counted Legionary; {WAITING}\nB: city Elm (Mind, 8): {other}; {WAITING}{TACTICS}",
        TEXTS,
    )
    s.choose("claim Body", "bid Thrice-Counted Legionary")
    until(s, f"bid {other}")
    s.choose(f"bid {other}")
    s.to("Play")
    assert s.points("A") == 15 + claims
    s = arc(
        f"A: city Oak (Body, 8): {other}; {WAITING}\nB: city Elm (Mind, 8): Thrice-Counted Legionary; {WAITING}{TACTICS}",
        TEXTS,
    )
    s.choose("claim Body", f"bid {other}")
    until(s, "bid Thrice")
    s.choose("bid Thrice-Counted Legionary")
    s.to("Play")
    assert s.points("A") == 16 - stops


@plays("Thrice-Counted Legionary")
def test_once_gone_it_counts_nothing_and_it_costs_four() -> None:
    s = arc(
        f"A: city Oak (Body, 8): Thrice-Counted Legionary, Hen; {WAITING}\nB: city Elm (Mind, 8): Ox; hand: Axe, Wait{TACTICS}",
        TEXTS,
    )
    s.choose("claim Body", "bid Thrice-Counted Legionary", *["done"] * ("done" in s.options()))
    until(s, "play Axe")
    s.choose("play Axe", "target Thrice-Counted Legionary")
    s.to("Play")
    assert s.points("A") == 15
    for gems in (3, 4):
        s = arc(f"A: hand: Thrice-Counted Legionary; gems {gems} The Empire\nB: army: Ox", TEXTS)
        assert ("play Thrice-Counted Legionary" in s.options()) is (gems == 4)
