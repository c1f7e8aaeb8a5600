"""Blind texts of ARC's thirtieth round about cities, played as their writers meant them."""

import pytest

from blind.gestures import fought, offered, resolve, starting, values
from blind.texts import arc, plays, until
from scenes.arc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Rat": "event 0: Draw a card.",
    "Raise": "magic 0: Put target creature card from your graveyard into play.",
    "Three": "creature 3 Gaian 1/1", "Two": "creature 2 Gaian 1/1", "Zero": "creature 0 Gaian 1/1",
    "Loyal": "creature 2 Gaian loyalty 2 1/1", "Spell": "magic 2 Gaian: Draw a card.", "Hog": "event 0: Draw a card.",
    "Drop": "event 0: Discard a card.", "Mill": "event 0: Target player puts the top card of his deck into his graveyard.",
    "Purge": "event 0: Each player discards two cards.", "Axis": "event 0: Discard target creature.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
WAITING = "hand: Wait"
WON = pytest.mark.parametrize("won", ["", " (advantage)"])
HALT, HONEY, REINS = "Lancehalt", "Honeyfold", "Crossreins"


@plays("Lancehalt")
@WON
@pytest.mark.parametrize("goal", ["Elm", "B's army"])
def test_at_the_halt_attackers_are_stronger(won: str, goal: str) -> None:
    s = arc(
        f"A: city {HALT}{won}; army: Wolf 1/9, Fox 1/9; {WAITING}\nB: army: Ox 1/9; city Elm (Body, 8); {WAITING}{COMBAT}",
        TEXTS,
    )
    assert s.value("Wolf") == "1/9"
    s.choose(f"attack {goal}", "send Wolf", "done")
    more = int(won != "")
    assert values(s, "Wolf", "Fox", "Ox") == [f"{1 + more}/9", "1/9", "1/9"]
    fought(s)
    assert (s.damage("Elm"), s.points("B"), s.value("Wolf")) == (
        (1 + more, 15, "1/9") if goal == "Elm" else (0, 14 - more, "1/9")
    )
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: city {HALT}{won}; army: Ox 1/9; {WAITING}{COMBAT}", TEXTS)
    s.choose(f"attack {HALT}")
    assert values(s, "Wolf", "Ox") == ["1/9", "1/9"]


@plays("Honeyfold")
@WON
def test_the_first_creature_is_cheaper(won: str) -> None:
    s = arc(f"A: city {HONEY}{won}; hand: Three, Two, Spell; gems 4 Gaian\nB: army: Ox", TEXTS)
    s.choose("play Three")
    s.all_pass()
    less = int(won != "")
    assert (s.place("Three"), s.consumed("A")) == (HONEY, f"{3 - less} Gaian")
    assert ("play Two" in s.options()) is (won != "")
    s = arc(f"A: city {HONEY}{won}; hand: Two, Spell, Zero; gems 3 Gaian\nB: army: Ox", TEXTS)
    s.choose("play Spell")
    s.all_pass()
    assert s.consumed("A") == "2 Gaian"  # that is no creature
    zero = s.fork()
    assert ("play Two" in s.options()) is (won != "")
    zero.choose("play Zero")
    zero.all_pass()
    assert (zero.consumed("A"), "play Two" in zero.options()) == ("2 Gaian", False)  # the first was free anyway


@plays("Honeyfold")
def test_who_is_raised_was_not_the_first_and_nobody_else_saves() -> None:
    s = arc(f"A: city {HONEY} (advantage); hand: Raise, Three; grave: Zero; gems 2 Gaian\nB: army: Ox", TEXTS)
    s.play("Raise")
    s.all_pass()
    assert (s.place("Zero"), "play Three" in s.options()) == (HONEY, True)
    s = arc(
        f"A: city {HONEY} (advantage); hand: Two; gems 2 Gaian\nB: army: Ox; hand: Three; gems 2 Gaian; deck: 9", TEXTS
    )
    s.to("Play", "B")
    assert "play Three" not in s.options()


@plays("Honeyfold")
def test_all_gems_of_the_cheapened_are_its_factions() -> None:
    s = arc(f"A: city {HONEY} (advantage); hand: Loyal; gems 1 Gaian, 1 Red Banner\nB: army: Ox", TEXTS)
    s.choose("play Loyal")
    s.all_pass()
    assert (s.place("Loyal"), s.consumed("A")) == (HONEY, "1 Gaian")
    s = arc(f"A: city {HONEY} (advantage); hand: Loyal; gems 2 Red Banner\nB: army: Ox", TEXTS)
    assert "play Loyal" not in s.options()


@plays("Crossreins")
@WON
def test_each_city_is_part_of_two_moves(won: str) -> None:
    s = arc(
        f"A: city {REINS}{won}: Hen, Cow, Elk; city Oak (Body, 8): Boar; army: Wolf\nB: army: Ox; city Elm (Body, 8): Ewe, Ram",
        TEXTS,
    )
    s.choose("move Hen to the Army")
    resolve(s)
    assert (bool(offered(s, "move", "Cow to the Army")), s.marked("Hen")) == (won != "", True)
    if won:
        s.choose("move Cow to Oak")
        resolve(s)
        assert not offered(s, "move", "Elk")  # both moves of this one are used
        assert [label for label in offered(s, "move") if REINS in label] == []
        s.choose("move Wolf to Oak")
        resolve(s)
        assert (s.place("Wolf"), offered(s, "move")) == ("Oak", [])
    else:
        assert {label.partition(" to ")[0] for label in offered(s, "move")} == {"Boar", "Wolf"}
    s.to("Play", "B")
    s.choose("move Ewe to the Army")
    resolve(s)
    assert not offered(s, "move", "Ram")  # cities of others are part of one


BULWARK = "Bulwark of Tarn Vey"


@plays("Bulwark of Tarn Vey")
@pytest.mark.parametrize(("who", "may"), [
    ("Hen, Cow", True), ("Hen, Cow, Elk", False), ("Hen marked, Cow marked, Elk marked", False), ("Hen, Cow, Elk, Hog", False),
])  # fmt: skip
def test_three_residents_keep_the_attack_away(who: str, may: bool) -> None:
    s = arc(f"A: army: Wolf\nB: city {BULWARK}: {who}; army: Ox, Ewe, Ram; city Elm (Body, 8){COMBAT}", TEXTS)
    assert (f"attack {BULWARK}" in s.options()) is may
    assert {"attack Elm", "attack B's army"} <= set(s.options())


@plays("Bulwark of Tarn Vey")
def test_an_attack_that_was_announced_goes_on_with_the_army_there() -> None:
    s = arc(
        f"A: army: Wolf 2/9, Fox 1/9; {WAITING}\nB: city {BULWARK} (advantage): Hen, Cow; army: Ox, Ewe; {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose(f"attack {BULWARK}")
    assert offered(s, "send") == ["Wolf", "Fox"]
    s.choose("send Wolf", "send Fox")
    assert values(s, "Hen", "Cow", "Ox", "Ewe", "Wolf") == [*["1/3"] * 4, "2/9"]  # there are four now
    until(s, "block")
    s.choose("block Wolf with Ox", "done")
    fought(s)
    assert s.damage(BULWARK) == 1


@plays("Bulwark of Tarn Vey")
@WON
def test_residents_of_the_bulwark_bear_more(won: str) -> None:
    s = arc(
        f"A: army: Wolf 2/9; {WAITING}\nB: city {BULWARK}{won}: Hen; army: Ox; city Elm (Body, 8): Cow; {WAITING}{COMBAT}",
        TEXTS,
    )
    more = 2 * int(won != "")
    assert values(s, "Hen", "Ox", "Cow", "Wolf") == [f"1/{1 + more}", "1/1", "1/1", "2/9"]
    army = s.fork()
    s.choose(f"attack {BULWARK}")
    assert values(s, "Hen", "Ox", "Cow", "Wolf") == [*[f"1/{1 + more}"] * 2, "1/1", "2/9"]
    until(s, "block")
    s.choose("block Wolf with Hen", "done")
    fought(s)
    assert (s.place("Hen"), s.value("Ox"), s.damage(BULWARK)) == (
        BULWARK if won else "B's graveyard", "1/1", 0)  # fmt: skip
    army.choose("attack B's army")
    assert army.value("Ox") == "1/1"


STEPS = "Wormwood Steps"


def discarding(s: Scene, **cards: str) -> None:
    """Each whom it concerns discards this card of his, until all is done."""
    while s.table.chain or starting(s, "discard") or starting(s, "pick") or starting(s, "trigger"):
        mine = cards.get(s.asked, "")
        s.choose(next((o for o in s.options() if mine and o.endswith(f" {mine}")), None) or s.way_on())


@plays("Wormwood Steps")
def test_as_the_steps_are_built_everybody_discards_one() -> None:
    cards = {"Rat": "event 9: Draw a card.", "Hog": "event 9: Draw a card.", "Elk": "event 9: Draw a card.",
             "Cat": "event 9: Draw a card."}  # fmt: skip
    s = arc(
        f"A: hand: {STEPS}, Rat, Hog; gems 4 Dark Legion; army: Wolf\nB: army: Ox; hand: Elk, Cat\nC: army: Ewe",
        cards,
    )
    s.choose(f"play {STEPS}")
    discarding(s, A="Hog", B="Cat")
    assert (s.hand("A"), s.hand("B"), s.grave("A"), s.grave("B")) == (["Rat"], ["Elk"], ["Hog"], ["Cat"])
    assert [s.points(seat) for seat in "ABC"] == [15, 15, 15]
    assert s.place(STEPS) == "A's Kingdom"


@plays("Wormwood Steps")
@pytest.mark.parametrize(("won", "lost"), [("", 0), (" (advantage)", 2)])
def test_each_card_that_an_opponent_discards_costs_him(won: str, lost: int) -> None:
    s = arc(
        f"A: city {STEPS}{won}; hand: Purge, 3; army: Wolf\nB: army: Ox; hand: Rat, Hog; deck: 9\nC: army: Ewe; deck: 9",
        TEXTS,
    )
    s.choose("play Purge")
    discarding(s)
    assert (len(s.hand("B")), [s.points(seat) for seat in "ABC"]) == (0, [15, 15 - lost, 15])


@plays("Wormwood Steps")
def test_the_steps_watch_the_discard_phase_and_nothing_but_hands() -> None:
    s = arc(
        f"A: city {STEPS} (advantage); army: Wolf; deck: 9\nB: army: Ox; hand: 9; deck: 9\nphase: Second Play, active B",
        TEXTS,
    )
    while s.active == "B":
        s.choose(starting(s, "discard")[0] if starting(s, "discard") else s.way_on())
    assert (len(s.hand("B")), s.points("B")) == (7, 13)
    s = arc(f"A: city {STEPS} (advantage); army: Wolf; hand: Mill, Axis\nB: army: Ox, Ewe; hand: Wait; deck: 9", TEXTS)
    s.choose("play Mill")
    s.choose(*starting(s, "target player B"))
    s.all_pass()
    s.choose("play Axis", "target Ox")
    until(s, "play Wait")
    s.choose("play Wait")
    s.all_pass()
    assert (len(s.grave("B")), s.points("B")) == (3, 15)
