"""Blind texts of ARC's twenty-third round about creatures, played as their writers meant them."""

import pytest

from blind.gestures import fought, offered
from blind.texts import arc, plays, until
from scenes.arc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Ram": "event 0: Deal 3 damage to target city.", "Give": "event 0: Sacrifice a creature.",
    "Wilt": "event 0: Target creature gets -0/-9 this turn.", "Lure": "event 0: Gain control of target creature.",
    "Sweep": "event 0: Deal 4 damage to each creature.",
    "Rise": "magic 0: Put target creature card from your graveyard into play.", "Cheer": "event 1: Gain 1 victory point.",
    "Rite": "magic 1: Gain 1 victory point.", "One": "creature 1 Gaian 1/1", "Two": "creature 2 Gaian 1/1",
    "Three": "creature 3 Gaian 1/1",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"


@plays("Briarhide Boar")
def test_it_is_fiercer_while_it_attacks_a_city() -> None:
    b = "army: Ox 0/9; city Elm (Body, 9, hurt 6); city Fir (Mind, 8); hand: Ram"
    s = arc(f"A: army: Briarhide Boar; {WAITING}\nB: {b}{COMBAT}", TEXTS)
    assert s.value("Briarhide Boar") == "3/2"
    army = s.fork()
    s.choose("attack Elm")
    assert s.value("Briarhide Boar") == "5/2"
    until(s, "block")
    s.choose("block Briarhide Boar with Ox")
    until(s, "play Ram")
    fallen = s.fork()
    s.to("Second Play")
    assert (s.damage("Ox"), s.damage("Elm"), s.value("Briarhide Boar")) == (5, 6, "3/2")
    fallen.choose("play Ram", "target Elm")
    fallen.to("Second Play")
    assert (fallen.place("Elm"), fallen.damage("Ox")) == ("B's graveyard", 5)
    army.choose("attack B's army")
    assert army.value("Briarhide Boar") == "3/2"
    army.to("Second Play")
    assert army.points("B") == 12
    s = arc(f"A: army: Briarhide Boar; {WAITING}\nB: city Elm (Body, 9){COMBAT}", TEXTS)
    s.choose("attack Elm")
    s.to("Second Play")
    assert s.damage("Elm") == 5
    s = arc(f"A: army: Ox 0/9; {WAITING}\nB: city Elm (Body, 9): Briarhide Boar; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Elm")
    until(s, "block")
    s.choose("block Ox with Briarhide Boar")
    assert s.value("Briarhide Boar") == "3/2"
    s.to("Second Play")
    assert s.damage("Ox") == 3


@plays("Dockside Moneychanger")
@pytest.mark.parametrize("faction", ["Gaian", "The Empire"])
@pytest.mark.parametrize("play", ["Dockside Moneychanger", "Rise"])
def test_coming_it_may_lay_a_card_as_a_resource(play: str, faction: str) -> None:
    held = "hand: Dockside Moneychanger, Rite, Three" if play != "Rise" else "hand: Rise, Rite, Three"
    grave = "grave: Dockside Moneychanger; " if play == "Rise" else ""
    s = arc(f"A: {held}; {grave}gems 3 House of Nobles; city Oak (Body, 8)\nB: hand: 2; {WAITING}", TEXTS)
    s.choose(f"play {play}")
    until(s, "yes")
    assert s.place("Dockside Moneychanger") == "Oak"
    no = s.fork()
    s.choose("yes")
    assert offered(s, "pick") == ["Rite", "Three"]
    s.choose("pick Three", f"name {faction}")
    free = "" if play != "Rise" else " + 3 House of Nobles"
    assert set(s.gems("A").split(" + ")) == set(f"1 {faction}{free}".split(" + "))
    assert (s.hand("A"), s.sees("B", "Three")) == (["Rite"], False)
    if play != "Rise":
        s.choose("play Rite")
        s.all_pass()
        assert (s.points("A"), s.gems("A")) == (16, "")
    no.choose("no")
    assert (no.hand("A"), no.place("Dockside Moneychanger")) == (["Rite", "Three"], "Oak")


@plays("Dockside Moneychanger")
def test_without_a_card_or_without_coming_nothing_is_laid() -> None:
    s = arc("A: hand: Dockside Moneychanger; gems 3 House of Nobles; city Oak (Body, 8)\nB: hand: 2", TEXTS)
    s.choose("play Dockside Moneychanger")
    while s.table.chain:
        s.choose("yes" if "yes" in s.options() else s.way_on())
    assert (s.gems("A"), s.consumed("A"), s.place("Dockside Moneychanger")) == ("", "3 House of Nobles", "Oak")
    s = arc("A: hand: Lure, Three; army: Wolf\nB: army: Dockside Moneychanger", TEXTS)
    s.play("Lure", *["target Dockside Moneychanger"])
    assert (s.controller("Dockside Moneychanger"), s.hand("A"), s.gems("A")) == ("A", ["Three"], "")


@plays("Rampart Watchman")
def test_moves_do_not_mark_it_but_attacks_do() -> None:
    s = arc("A: city Oak (Body, 8): Rampart Watchman, Hen; city Fir (Mind, 8)\nB: army: Ox; city Elm (Body, 8)", TEXTS)
    s.choose("move Rampart Watchman to the Army")
    s.all_pass()
    assert (s.place("Rampart Watchman"), s.marked("Rampart Watchman")) == ("A's Army", False)
    # the one move of its city is used up
    assert not offered(s, "move", "Hen")
    assert offered(s, "move", "Rampart") == ["Rampart Watchman to Fir"]
    more = s.fork()
    more.choose("move Rampart Watchman to Fir")
    more.all_pass()
    assert (more.place("Rampart Watchman"), more.marked("Rampart Watchman")) == ("Fir", False)
    assert not offered(more, "move", "Rampart")
    s.to("Attack")
    s.choose("attack Elm")
    assert s.marked("Rampart Watchman")
    s = arc("A: city Oak (Body, 8): Rampart Watchman marked, Hen\nB: army: Ox", TEXTS)
    assert offered(s, "move") == ["Hen to the Army"]
    s.choose("move Hen to the Army")
    s.all_pass()
    assert s.marked("Hen")


@plays("Bonefield Picker")
@pytest.mark.parametrize("place", ["army: {}", "army: {} marked", "city Oak (Body, 8): {}"])
@pytest.mark.parametrize("way", ["Axe", "Wilt"])
def test_it_feeds_on_each_death(place: str, way: str) -> None:
    s = arc(f"A: {place.format('Bonefield Picker')}; hand: {way}, Wait\nB: army: Ox; hand: Wait", TEXTS)
    s.play(way, "target Ox")
    assert s.value("Bonefield Picker") == "3/3"
    s.to("Draw", "B")
    assert s.value("Bonefield Picker") == "2/2"


@plays("Bonefield Picker")
def test_several_deaths_add_up_and_sacrifices_are_none() -> None:
    s = arc("A: army: Bonefield Picker hurt 1, Wolf; hand: Axe, Axe, Give\nB: army: Ox, Hen", TEXTS)
    s.play("Axe", "target Ox")
    s.play("Axe", "target Wolf")
    assert s.value("Bonefield Picker") == "4/4"
    s = arc("A: army: Bonefield Picker, Wolf; hand: Give\nB: army: Ox", TEXTS)
    s.play("Give", "pick Wolf")
    assert (s.place("Wolf"), s.value("Bonefield Picker")) == ("A's graveyard", "2/2")
    s = arc("A: army: Bonefield Picker; hand: Sweep\nB: army: Ox; hand: Wait", TEXTS)
    s.choose("play Sweep")
    s.all_pass()
    assert (s.place("Bonefield Picker"), s.place("Ox")) == ("A's graveyard", "B's graveyard")
    s = arc(
        f"A: army: Wolf 1/1, Fox 1/1; {WAITING}\nB: army: Bonefield Picker, Ox 1/1, Elk 1/1; {WAITING}{COMBAT}", TEXTS
    )
    s.choose("attack B's army", "send Wolf", "send Fox")
    until(s, "block")
    s.choose("block Wolf with Ox", "block Fox with Elk")
    fought(s)
    assert s.value("Bonefield Picker") == "6/6"


def lancing(b: str, deck: str = "Rat, Hog, Elk") -> Scene:
    """The Lancer attacks Elm."""
    s = arc(f"A: army: Cinder Lancer; {WAITING}; deck: {deck}\nB: {b}; hand: Ram, Wait{COMBAT}", TEXTS)
    s.choose("attack Elm")
    return s


@plays("Cinder Lancer")
@pytest.mark.parametrize(("hurt", "place"), [(0, "B's Kingdom"), (7, "B's graveyard")])
def test_a_city_it_hurts_brings_a_card(hurt: int, place: str) -> None:
    s = lancing(f"city Elm (Body, 8, hurt {hurt}); city Fir (Mind, 8)".replace(", hurt 0", ""))
    fought(s)
    assert (s.hand("A"), s.place("Elm")) == (["Wait", "Rat"], place)
    s = lancing(f"city Elm (Body, 8, hurt {hurt}); city Fir (Mind, 8)".replace(", hurt 0", ""), "0")
    while not s.over:
        s.choose(s.way_on())
    assert s.points("A") == 15


@plays("Cinder Lancer")
def test_who_hurts_no_city_draws_nothing() -> None:
    s = lancing("city Elm (Body, 8); army: Ox 0/9")
    until(s, "block")
    s.choose("block Cinder Lancer with Ox")
    fought(s)
    assert (s.hand("A"), s.damage("Ox")) == (["Wait"], 3)
    s = lancing("city Elm (Body, 8, hurt 6); city Fir (Mind, 8)")
    until(s, "play Ram")
    s.choose("play Ram", "target Elm")
    fought(s)
    assert (s.place("Elm"), s.hand("A")) == ("B's graveyard", ["Wait"])
    s = arc(f"A: army: Cinder Lancer; {WAITING}; deck: Rat\nB: hand: Wait; city Elm (Body, 8){COMBAT}", TEXTS)
    s.choose("attack B's army")
    fought(s)
    assert (s.hand("A"), s.points("B")) == (["Wait"], 12)


@plays("Court Petitioner")
@pytest.mark.parametrize(("other", "claims", "stops"), [("One", 1, 1), ("Two", 1, 0), ("Three", 0, 0)])
def test_it_counts_three_in_claims_and_one_in_answers(other: str, claims: int, stops: int) -> None:
    s = arc(
        f"A: city Oak (Body, 8): Court Petitioner; {WAITING}\nB: city Elm (Mind, 8): {other}; {WAITING}{TACTICS}", TEXTS
    )
    s.choose("claim Body", "bid Court Petitioner")
    until(s, f"bid {other}")
    s.choose(f"bid {other}")
    s.to("Play")
    assert s.points("A") == 15 + claims
    s = arc(
        f"A: city Oak (Body, 8): {other}; {WAITING}\nB: city Elm (Mind, 8): Court Petitioner; {WAITING}{TACTICS}", TEXTS
    )
    s.choose("claim Body", f"bid {other}")
    until(s, "bid Court")
    s.choose("bid Court Petitioner")
    s.to("Play")
    assert s.points("A") == 16 - stops


@plays("Court Petitioner")
def test_once_gone_it_counts_nothing() -> None:
    s = arc(
        f"A: city Oak (Body, 8): Court Petitioner, One; {WAITING}\nB: city Elm (Mind, 8): Three; hand: Axe, Wait{TACTICS}",
        TEXTS,
    )
    s.choose("claim Body", "bid Court Petitioner", "bid One")
    won = s.fork()
    until(s, "play Axe")
    s.choose("play Axe", "target Court Petitioner")
    for match, points in ((s, 15), (won, 16)):
        until(match, "bid Three")
        match.choose("bid Three")
        match.to("Play")
        assert match.points("A") == points


@plays("Grave Tollkeeper")
@pytest.mark.parametrize(
    ("keepers", "gems", "may"),
    [
        ("army: Grave Tollkeeper", "1 Gaian", False), ("army: Grave Tollkeeper", "1 Gaian, 1 The Empire", True),
        ("city Elm (Mind, 8): Grave Tollkeeper marked", "1 Gaian", False),
        ("army: Grave Tollkeeper, Grave Tollkeeper", "2 Gaian", False),
        ("army: Grave Tollkeeper, Grave Tollkeeper", "3 Gaian", True),
    ],
)  # fmt: skip
def test_events_of_opponents_are_dearer(keepers: str, gems: str, may: bool) -> None:
    s = arc(f"A: hand: Cheer; gems {gems}; army: Wolf\nB: {keepers}", TEXTS)
    assert ("play Cheer" in s.options()) is may
    if may:
        s.choose("play Cheer")
        s.all_pass()
        assert (s.points("A"), s.gems("A")) == (16, "")


@plays("Grave Tollkeeper")
def test_only_opponents_pay_the_toll_and_for_events_only() -> None:
    s = arc("A: hand: Rite; gems 1 Gaian\nB: army: Grave Tollkeeper", TEXTS)
    assert "play Rite" in s.options()
    table = "A: army: Grave Tollkeeper; hand: Cheer, Wait; gems 2 Gaian\nB: hand: Cheer, Wait; gems {} Gaian" + COMBAT
    for gems in (1, 2):
        s = arc(table.format(gems), TEXTS)
        s.choose("attack B's army")
        mine = s.fork()
        while mine.asked == "B":
            mine.choose("pass")
        mine.choose("play Cheer")
        assert mine.gems("A") == "1 Gaian"
        seen = []
        while s.phase == "Attack":
            seen += s.options() if s.asked == "B" else []
            s.choose(s.way_on())
        assert ("play Cheer" in seen) is (gems == 2)
