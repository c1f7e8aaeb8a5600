"""Blind creatures of AVA's round 31 that look, draw and feed, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, resolved, starting, values
from blind.texts import ava, plays, until
from scenes.ava import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Hail": "event 0: Kill all creatures.",
    "Scare": "event 0: Discard target creature.", "Give": "event 0: Sacrifice a creature.",
    "Home": "event 0: Return target creature to its owner's hand.", "Stand": "event 0: Unmark target creature.",
    "Call": "event 0: Put target creature into its controller's army.", "Raze": "event 0: Destroy target city.",
    "House": "event 0: Put target creature you control into target city you control.",
    "Raise": "event 0: Put target creature card from your graveyard into your army.",
    "Guard": "creature (Human Soldier) 1/9", "Toy Soldier": "creature (Toy) 1/9", "Page": "creature 1 1/1",
    "Stroke": "event 0: Deal 1 damage to target creature.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
ENTRANCE = "\nphase: Entrance"
CORVANE, HOUND, LISTENER = "Drillmaster Corvane", "Gluttonous Barrow Hound", "Listener Behind the Arras"
ENVOY, ANTLER, MARGRAVINE = "Envoy of the Silver Seal", "Homeward Antler", "Sanguine Margravine"


@plays("Drillmaster Corvane")
@pytest.mark.parametrize("home", ["army: {}", "city Oak: {}", "army: {} marked"])
def test_other_soldiers_of_the_army_are_drilled(home: str) -> None:
    s = ava(
        f"A: {home.format(CORVANE)}; army: Guard, Toy Soldier, Ox 1/9; city Fen: Guard; hand: Call, House, Wait\n"
        "B: army: Guard; hand: 1", TEXTS,
    )  # fmt: skip
    assert values(s, CORVANE, "Guard", "Toy Soldier", "Ox", "Guard (2)", "Guard (3)") == [
        "2/3", "2/9", "2/9", "1/9", "1/9", "1/9",
    ]  # fmt: skip
    s.play("Call", "target Guard (2)")
    assert s.value("Guard (2)") == "2/9"
    s.choose("play House", "target Guard")
    s.choose(*starting(s, "target Fen"))
    s.all_pass()
    assert (s.place("Guard"), s.value("Guard")) == ("Fen", "1/9")


@plays("Drillmaster Corvane")
def test_two_drillmasters_drill_twice_but_not_each_other() -> None:
    s = ava(f"A: army: {CORVANE}, {CORVANE}, Guard; hand: Axe\nB: army: Elk", TEXTS)
    assert values(s, CORVANE, f"{CORVANE} (2)", "Guard") == ["2/3", "2/3", "3/9"]
    s.play("Axe", f"target {CORVANE}")
    assert s.value("Guard") == "2/9"


@plays("Gluttonous Barrow Hound")
@pytest.mark.parametrize("state", ["", " marked"])
def test_the_hound_eats_as_often_as_there_is_somebody(state: str) -> None:
    s = ava(f"A: army: {HOUND}{state}, Ox, Yak of B; city Oak: Hen; hand: Wait\nB: army: Elk; hand: 1", TEXTS)
    for n, (name, grave) in enumerate((("Ox", "A"), ("Yak", "B"), ("Hen", "A")), 1):
        s.choose(f"use {HOUND}")
        assert "give Elk" not in s.options()
        assert f"give {HOUND}" not in s.options()
        s.choose(*starting(s, f"give {name}"))
        s.all_pass()
        assert (s.place(name), s.value(HOUND)) == (f"{grave}'s graveyard", f"{2 + 2 * n}/{2 + 2 * n}")
    assert not offered(s, "use")
    assert s.marked(HOUND) is bool(state)
    s.to("Play", "B")
    assert s.value(HOUND) == "2/2"


@plays("Gluttonous Barrow Hound")
def test_what_was_eaten_has_not_died_and_a_hound_that_is_gone_is_not_fed() -> None:
    mourner = TEXTS | {"Mourner": "creature 1/9: Whenever another creature dies, gain 1 life point."}
    s = ava(f"A: army: {HOUND}, Ox, Mourner; hand: Wait\nB: army: Elk; hand: Axe", mourner)
    s.choose(f"use {HOUND}", "give Ox")
    until(s, "play Axe")
    s.choose("play Axe", f"target {HOUND}")
    resolved(s)
    assert (s.place("Ox"), s.place(HOUND), s.life("A")) == ("A's graveyard", "A's graveyard", 21)
    s = ava(f"A: army: Ram 2/9; hand: 1\nB: army: {HOUND}, Cow; hand: 1{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose(f"block Ram with {HOUND}", *["done"] * ("done" in s.options()))
    until(s, f"use {HOUND}")
    s.choose(f"use {HOUND}")
    s.choose(*starting(s, "give Cow"))
    fought(s)
    assert (s.damage("Ram"), s.place(HOUND), s.place("Cow")) == (4, "B's Army", "B's graveyard")


@plays("Listener Behind the Arras")
@pytest.mark.parametrize("place", ["the Army", "Oak"])
@pytest.mark.parametrize("who", ["B", "C"])
def test_the_listener_hears_what_one_opponent_holds(place: str, who: str) -> None:
    s = ava(
        f"A: city Oak; gold 2 House of Nobles; hand: {LISTENER}; army: Ox\n"
        f"B: army: Elk; hand: Rat, Hog\nC: army: Cow; hand: Elm{ENTRANCE}", TEXTS,
    )  # fmt: skip
    s.choose(f"play {LISTENER}", f"place in {place}")
    while not any(f"player {who}" in o for o in s.options()):
        s.choose(s.way_on())
    assert not any("player A" in o for o in s.options())
    s.choose(next(o for o in s.options() if f"player {who}" in o))
    assert [s.sees("A", name) for name in ("Rat", "Hog", "Elm")] == [who == "B", who == "B", who == "C"]
    assert not s.sees("C" if who == "B" else "B", "Rat" if who == "B" else "Elm")
    s.all_pass()
    assert (s.hand("B"), s.hand("C")) == (["Rat", "Hog"], ["Elm"])


SEALED = f"A: city Oak: {ENVOY}, Hen; hand: 1; deck: {{}}\nB: city Elm: Cow; army: Ox; hand: 1; deck: 9{TACTICS}"


def bids(s: Scene, mine: list[str], theirs: list[str], answer: str, prize: str = ": 1 VP") -> None:
    """A claims Body with these, B answers with those; what may be drawn is or not."""
    s.choose("claim Body", *(f"bid {name}" for name in mine))
    s.choose(*["done"] * (s.asked == "A" and "done" in s.options()))
    if theirs:
        until(s, "bid")
        s.choose(*(f"bid {name}" for name in theirs))
    while s.phase == "Tactics":
        s.choose(next((o for o in s.options() if o.endswith(prize) or o == answer), None) or s.way_on())


@plays("Envoy of the Silver Seal")
@pytest.mark.parametrize("prize", [": 1 VP", ": the advantage"])
@pytest.mark.parametrize(("mine", "theirs", "answer", "drawn"), [
    ([ENVOY], [], "yes", 1), ([ENVOY], [], "no", 0), ([ENVOY], ["Cow"], "yes", 0), ([ENVOY, "Hen"], ["Cow"], "yes", 1),
    (["Hen"], [], "yes", 0),
])  # fmt: skip
def test_for_a_bid_that_the_envoy_wins_a_card_is_drawn(
    prize: str, mine: list[str], theirs: list[str], answer: str, drawn: int
) -> None:
    s = ava(SEALED.format(5), TEXTS)
    bids(s, mine, theirs, answer, prize)
    assert (5 - len(s.deck("A")), len(s.deck("B"))) == (drawn, 9)


@plays("Envoy of the Silver Seal")
def test_as_an_answer_too_and_an_empty_deck_is_no_harm() -> None:
    s = ava(f"A: city Oak: Hen; hand: 1\nB: city Elm: {ENVOY}, Cow; army: Ox; hand: 1; deck: 9{TACTICS}", TEXTS)
    bids(s, ["Hen"], [ENVOY, "Cow"], "yes")
    assert (len(s.deck("B")), s.victory("B")) == (8, 1)
    s = ava(SEALED.format(0), TEXTS)
    bids(s, [ENVOY], [], "yes")
    assert (s.over, s.victory("A"), len(s.hand("A"))) == (False, 1, 1)


@plays("Homeward Antler")
def test_home_from_a_city_the_antler_is_awake_and_strong() -> None:
    s = ava(f"A: city Oak: {ANTLER}; army: Ox; hand: Wait\nB: army: Elk; city Dale (Body, 20); hand: 1", TEXTS)
    s.carry_out(f"move {ANTLER} to the Army")
    assert (s.place(ANTLER), s.marked(ANTLER), s.value(ANTLER)) == ("A's Army", False, "4/4")
    s.to("Attack")
    s.choose("attack Dale", f"send {ANTLER}", "done")
    fought(s)
    assert s.damage("Dale") == 4
    s.to("Play", "B")
    assert s.value(ANTLER) == "3/4"


@plays("Homeward Antler")
@pytest.mark.parametrize("way", ["into a city", "by an effect", "from a fallen city", "from city to city"])
def test_other_ways_do_not_wake_it(way: str) -> None:
    city = "army: {}; city Oak; city Fen" if way == "into a city" else "city Oak: {}; city Fen; army: Ox"
    s = ava(f"A: {city.format(ANTLER)}; hand: Call, Raze, Stand\nB: army: Elk; hand: 1", TEXTS)
    if way == "by an effect":
        s.play("Call", f"target {ANTLER}")
    elif way == "from a fallen city":
        s.play("Raze", "target Oak")
    else:
        s.carry_out(f"move {ANTLER} to {'Oak' if way == 'into a city' else 'Fen'}")
    assert (s.value(ANTLER), s.marked(ANTLER)) == ("3/4", way in ("into a city", "from city to city"))


@plays("Homeward Antler")
def test_a_move_that_fails_and_an_antler_that_is_gone_bring_nothing() -> None:
    s = ava(f"A: city Oak: {ANTLER}; city Fen; army: Ox; hand: Wait\nB: army: Elk; hand: Raze, Axe", TEXTS)
    gone = s.fork()
    s.choose(f"move {ANTLER} to the Army")
    until(s, "play Raze")
    s.choose("play Raze", "target Oak")
    resolved(s)
    assert (s.place(ANTLER), s.marked(ANTLER), s.value(ANTLER)) == ("A's Army", True, "3/4")
    gone.choose(f"move {ANTLER} to the Army")
    until(gone, "play Axe")
    while gone.place(ANTLER) == "Oak":
        gone.choose("pass")
    until(gone, "play Axe")
    gone.choose("play Axe", f"target {ANTLER}")
    resolved(gone)
    assert gone.place(ANTLER) == "A's graveyard"


FEAST = f"A: army: {MARGRAVINE}; hand: {{}}; deck: {{}}\nB: army: Cow 0/{{}}, Pig 0/9; hand: Wait{COMBAT}"


def fights(s: Scene, *blockers: str) -> None:
    """The Margravine attacks B's army, and these block her."""
    s.choose("attack B's army")
    until(s, "block")
    s.choose(*(f"block {MARGRAVINE} with {name}" for name in blockers), *["done"] * ("done" in s.options()))


def feasts(s: Scene, way: str) -> int:
    """Go on, each time on this way; how often was it asked?"""
    asked = 0
    while s.table.chain or s.phase == "Attack":
        ways = [o for o in s.options() if "gain" in o or "draw" in o]
        asked += bool(ways)
        s.choose(next((o for o in ways if way in o), None) or s.way_on())
    return asked


@plays("Sanguine Margravine")
@pytest.mark.parametrize(("way", "life", "drawn"), [("gain", 22, 0), ("draw", 20, 1)])
def test_whom_she_has_bitten_feeds_her_as_it_dies(way: str, life: int, drawn: int) -> None:
    s = ava(FEAST.format("1", 9, 3), TEXTS)
    fights(s, "Cow")
    assert feasts(s, way) == 1
    assert (s.place("Cow"), s.life("A"), 9 - len(s.deck("A"))) == ("B's graveyard", life, drawn)


@plays("Sanguine Margravine")
@pytest.mark.parametrize(("card", "who", "asked"), [
    ("Axe", "Cow", 1), ("Axe", "Pig", 0), ("Scare", "Cow", 0), ("Home", "Cow", 0),
])  # fmt: skip
def test_whatever_it_dies_of_in_the_same_turn(card: str, who: str, asked: int) -> None:
    s = ava(FEAST.format(f"{card}, 1", 9, 9), TEXTS)
    fights(s, "Cow")
    assert feasts(s, "gain") == 0
    s.to("Second Play")
    assert s.damage("Cow") == 3
    s.choose(f"play {card}", f"target {who}")
    assert feasts(s, "gain") == asked
    assert s.life("A") == 20 + 2 * asked


@plays("Sanguine Margravine")
def test_each_of_several_feeds_her_and_damage_of_an_earlier_turn_does_not() -> None:
    s = ava(FEAST.format("1", 9, 3).replace("Pig 0/9", "Pig 0/3"), TEXTS)
    fights(s, "Cow", "Pig")
    while s.table.chain or s.phase == "Attack":
        s.choose(next((o for o in s.options() if "gain" in o or o.startswith("trigger")), None) or s.way_on())
    assert s.life("A") == 24
    s = ava(FEAST.format("1", 9, 9).replace("hand: Wait", "hand: Axe"), TEXTS)
    fights(s, "Cow")
    assert feasts(s, "gain") == 0
    s.to("Play", "B")
    s.choose("play Axe", "target Cow")
    assert feasts(s, "gain") == 0
    assert (s.place("Cow"), s.life("A")) == ("B's graveyard", 20)


@plays("Sanguine Margravine")
def test_with_an_empty_deck_she_can_but_gain_and_as_she_dies_too_she_is_fed() -> None:
    s = ava(FEAST.format("1", 0, 3), TEXTS)
    fights(s, "Cow")
    feasts(s, "draw")
    assert (s.life("A"), s.over) == (22, False)
    s = ava(FEAST.format("1", 9, 3).replace("Cow 0/3", "Cow 9/3"), TEXTS)
    fights(s, "Cow")
    feasts(s, "gain")
    assert (s.place(MARGRAVINE), s.place("Cow"), s.life("A")) == ("A's graveyard", "B's graveyard", 22)
