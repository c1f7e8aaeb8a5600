"""A blind deputy and two blind cities of AVA's round 34, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, starting
from blind.texts import ava, plays, until

TEXTS = {"Wait": "event 0: Draw a card."}
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
REGENT, COURT, ROCK = "Regent for an Absent Lord", "The Leaning Court", "Anvil Rock"


@plays("Regent for an Absent Lord")
@pytest.mark.parametrize(("mine", "goals"), [
    (f"city Elm; avatar in Elm; army: {REGENT}, Wolf", ["B's army"]),
    (f"city Elm; avatar in Elm; army: {REGENT} marked, Wolf", ["B's army"]),
    (f"city Elm; army: {REGENT}, Wolf", ["B's army", "Oak"]),
    (f"city Elm: {REGENT}; avatar in Elm; army: Wolf", []),
])  # fmt: skip
def test_the_regent_leads_against_armies_alone(mine: str, goals: list[str]) -> None:
    s = ava(f"A: {mine}; hand: Wait\nB: city Oak; army: Ox; hand: Wait{COMBAT}", TEXTS)
    assert sorted(offered(s, "attack")) == goals


@plays("Regent for an Absent Lord")
def test_nobody_of_its_army_attacks_a_city() -> None:
    s = ava(
        f"A: city Elm; avatar in Elm; army: {REGENT}, Wolf; hand: Wait\nB: city Oak; army: Ox; hand: Wait{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army")
    assert sorted(offered(s, "send")) == sorted([REGENT, "Wolf"])


@plays("Regent for an Absent Lord")
@pytest.mark.parametrize("goal", ["B's army", "Oak"])
@pytest.mark.parametrize("home", ["army: {}, Ox", "army: Ox; city Fen: {}"])
def test_the_army_defends_under_it(goal: str, home: str) -> None:
    s = ava(
        f"A: army: Wolf 3/9; hand: Wait\nB: city Oak; avatar in Oak; {home.format(REGENT)}; hand: Wait{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose(f"attack {goal}", "send Wolf", "done")
    led = home.startswith("army: {}")
    while s.phase == "Attack" and not starting(s, "block"):
        s.choose(s.way_on())
    assert ("Wolf with Ox" in offered(s, "block")) is led
    if led and goal == "B's army":
        s.choose("done")
        fought(s)
        assert s.victory("A") > 0


@plays("The Leaning Court")
@pytest.mark.parametrize(("theirs", "bids", "won"), [
    (f"city {COURT}: Cow; city Fen: Pig", ["Cow", "Pig"], True),
    (f"city {COURT}: Cow; city Fen: Pig", ["Cow"], False),
    (f"city {COURT}; city Fen: Cow, Pig", ["Cow", "Pig"], False),
    (f"city {COURT}: Cow; avatar in {COURT}", ["Cow", "Avatar of B"], True),
])  # fmt: skip
def test_who_lives_at_court_answers_for_two(theirs: str, bids: list[str], won: bool) -> None:
    s = ava(f"A: city Oak (Mind): Hen, Ewe; army: Ox; hand: Wait\nB: {theirs}; hand: Wait{TACTICS}", TEXTS)
    s.choose("claim Mind", "bid Hen", "bid Ewe")
    until(s, f"bid {bids[0]}")
    for name in bids:
        s.choose(f"bid {name}")
    while s.phase == "Tactics" and not starting(s, "Mind: "):
        s.choose("done" if "done" in s.options() else s.way_on())
    assert (s.phase == "Tactics" and s.asked == "B") is won


@plays("The Leaning Court")
def test_it_counts_once_for_a_claim_of_ones_own() -> None:
    s = ava(f"A: city {COURT}: Hen; army: Ox; hand: Wait\nB: city Fen: Pig; hand: Wait{TACTICS}", TEXTS)
    s.choose("claim Mind", "bid Hen")
    until(s, "bid Pig")
    s.choose("bid Pig")
    s.to("Play")
    assert (s.victory("A"), s.victory("B")) == (0, 0)


@plays("The Leaning Court")
@pytest.mark.parametrize("sign", [" (advantage)", ""])
def test_any_number_of_creatures_move_and_the_avatar_once(sign: str) -> None:
    s = ava(f"A: city {COURT}{sign}: Hen, Ewe; city Elm; army: Ox, Yak; hand: Wait\nB: army: Cow; hand: Wait", TEXTS)
    s.choose("move Hen to Elm")
    s.all_pass()
    assert bool(offered(s, "move")) is bool(sign)
    if sign:
        s.choose("move Ox to Elm")
        s.all_pass()
        s.choose("move Avatar of A to Elm")
        s.all_pass()
        assert not offered(s, "move Avatar of A")
        s.choose("move Yak to Elm")
        s.all_pass()
        assert [s.place(name) for name in ("Hen", "Ox", "Yak", "Ewe")] == ["Elm", "Elm", "Elm", COURT]
        assert s.marked("Yak")
        assert starting(s, "move Ewe")


@plays("Anvil Rock")
@pytest.mark.parametrize("sign", [" (advantage)", ""])
@pytest.mark.parametrize(("goal", "blocked"), [("Fen", False), ("Fen", True), ("B's army", False), ("B's army", True)])
@pytest.mark.parametrize("atk", [0, 2])
def test_who_is_let_through_to_a_city_deals_one_more(sign: str, goal: str, blocked: bool, atk: int) -> None:
    s = ava(
        f"A: city {ROCK}{sign}; army: Wolf {atk}/9; hand: Wait\n"
        f"B: city Fen (Body, {atk + 1}); army: Ox 0/9; hand: Wait{COMBAT}",
        TEXTS,
    )
    s.choose(f"attack {goal}", "send Wolf", "done")
    until(s, "block")
    s.choose("block Wolf with Ox" if blocked else "done")
    s.choose(*["done"] * ("done" in s.options()))
    while s.phase == "Attack" and not s.damage("Ox"):
        s.choose(s.way_on())
    assert s.damage("Ox") == atk * blocked
    fought(s)
    fell = bool(sign) and goal == "Fen" and not blocked
    assert s.place("Fen") == ("B's graveyard" if fell else "B's Kingdom")
    assert s.life("B") == 20


@plays("Anvil Rock")
def test_a_foes_attackers_are_as_ever() -> None:
    s = ava(
        f"A: army: Wolf 0/9; city Elm; hand: Wait\nB: city {ROCK} (advantage); city Fen (Body, 1); army: Ox{COMBAT}",
        TEXTS,
    )
    s.choose("attack Fen", "send Wolf", "done")
    fought(s)
    assert s.place("Fen") == "B's Kingdom"
