"""Blind texts of ARC's thirty-seventh round about cities, played as their writers meant them."""

import pytest

from blind.gestures import fought, resolve, starting, values
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Toss": "event 0: Discard target creature.",
    "Back": "event 0: Return target creature to its owner's hand.", "Give": "event 0: Sacrifice a creature.",
    "Raze": "event 0: Destroy target city.", "Flash": "event 1: Gain 1 VP.", "Pay": "magic 1: Gain 1 VP.",
    "Spark": "event 0: Gain 1 VP.", "Sweep": "magic 0: Kill each creature.", "Glow": "event 3 Gaian loyalty 3: Gain 1 VP.",
    "Hex": "creature 1 1/1: 1 power: Gain 1 VP.", "Lend": "event 0: Gain control of target city.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"
WON = pytest.mark.parametrize("won", ["", " (advantage)"])
QUARRY, SCRIPTORIUM, CHAPEL, STEPS = "Harrow Quarry", "Cliffside Scriptorium", "Mire Chapel", "Tribunal Steps"


@plays("Harrow Quarry")
@WON
@pytest.mark.parametrize("goal", ["Elm", "B's army"])
@pytest.mark.parametrize("blocked", [True, False])
def test_of_the_quarry_attackers_are_stronger(won: str, goal: str, blocked: bool) -> None:
    s = arc(
        f"A: army: Wolf 1/9, Fox 1/9; city {QUARRY}{won}: Hen; {WAITING}\n"
        f"B: army: Ox 1/9; city Elm (Body, 9); {WAITING}{COMBAT}",
        TEXTS,
    )
    names = ("Wolf", "Fox", "Hen", "Ox")
    assert values(s, *names) == ["1/9", "1/9", "1/1", "1/9"]
    s.choose(f"attack {goal}", "send Wolf", "done")
    more = 1 + (won != "")
    assert values(s, *names) == [f"{more}/9", "1/9", "1/1", "1/9"]
    until(s, "block")
    s.choose("block Wolf with Ox" if blocked else "done")
    assert values(s, "Wolf", "Ox") == [f"{more}/9", "1/9"]
    fought(s)
    assert (s.damage("Ox"), s.damage("Elm"), 15 - s.points("B")) == (
        more * blocked, more * (not blocked and goal == "Elm"), more * (not blocked and goal != "Elm"))  # fmt: skip
    assert values(s, *names) == ["1/9", "1/9", "1/1", "1/9"]


@plays("Harrow Quarry")
def test_two_quarries_add_up_and_strengthen_no_enemy_and_go_with_their_fall() -> None:
    s = arc(
        f"A: army: Wolf 1/9; city {QUARRY} (advantage); city {QUARRY} (advantage); hand: Raze, Wait\n"
        f"B: army: Ox 1/9; city Elm (Body, 9); {WAITING}{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose("attack Elm")
    assert s.value("Wolf") == "3/9"
    until(s, "play Raze")
    s.choose("play Raze")
    s.choose(starting(s, f"target {QUARRY}")[0])
    resolve(s)
    assert s.value("Wolf") == "2/9"
    s = arc(
        f"A: army: Wolf 1/9; city Oak (Body, 9); {WAITING}\nB: army: Ox 1/9; city {QUARRY} (advantage); {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose(f"attack {QUARRY}")
    until(s, "block")
    s.choose("block Wolf with Ox")
    assert values(s, "Wolf", "Ox") == ["1/9", "1/9"]


@plays("Harrow Quarry")
@pytest.mark.parametrize(("discipline", "cost", "more"), [("Body", 3, 1), ("Body", 2, 0), ("Mind", 3, 0)])
def test_it_is_body_that_must_be_won_for_the_quarry(discipline: str, cost: int, more: int) -> None:
    s = arc(
        f"A: city {QUARRY}: Hen cost {cost}; city Oak (Mind, 8); army: Wolf; hand: Wait\n"
        f"B: army: Cow marked; city Elm (Body, 8): Ram cost 2; hand: Wait{TACTICS}", TEXTS,
    )  # fmt: skip
    s.choose(f"claim {discipline}", "bid Hen")
    until(s, "bid Ram")
    s.choose("bid Ram")
    s.to("Attack")
    s.choose("attack Elm")
    assert s.value("Wolf") == f"{1 + more}/1"


@plays("Cliffside Scriptorium")
@WON
@pytest.mark.parametrize("hand", [6, 7, 8, 10, 11, 13])
def test_of_the_scriptorium_ten_cards_are_kept(won: str, hand: int) -> None:
    s = arc(
        f"A: army: Wolf; city {SCRIPTORIUM}{won}; hand: {hand}; deck: 9\nB: hand: 9; deck: 9\nphase: Second Play", TEXTS
    )
    most, asked = (10 if won else 7), 0
    while s.asked == "A" and s.active == "A":
        asked += len(starting(s, "discard")) > 0
        s.choose(starting(s, "discard")[0] if starting(s, "discard") else s.way_on())
    assert (len(s.hand("A")), asked > 0) == (min(hand, most), hand > most)
    s.to("Draw", "A")
    assert (len(s.hand("A")), len(s.hand("B"))) == (min(hand, most), 7)


@plays("Cliffside Scriptorium")
@pytest.mark.parametrize(("cost", "kept"), [(2, 10), (1, 7)])
def test_mind_is_won_for_the_scriptorium_until_the_next_tactics(cost: int, kept: int) -> None:
    s = arc(
        f"A: army: Wolf; city {SCRIPTORIUM}: Hen cost {cost}; hand: 12; deck: 30\nB: army: Ox; city Elm (Body, 8): Ram cost 1; "
        f"deck: 30{TACTICS}", TEXTS,
    )  # fmt: skip
    s.choose("claim Mind", "bid Hen")
    until(s, "bid Ram")
    s.choose("bid Ram")
    s.to("Draw", "B")
    assert len(s.hand("A")) == kept
    s.to("Draw", "A")
    s.choose("draw 2")
    s.to("Draw", "B")
    assert len(s.hand("A")) == 7


@plays("Cliffside Scriptorium")
def test_a_scriptorium_that_has_fallen_keeps_nothing() -> None:
    s = arc(
        f"A: army: Wolf; city {SCRIPTORIUM} (advantage); city Oak (Body, 8); hand: Raze, 11\nB: army: Ox\nphase: Second Play",
        TEXTS,
    )
    s.play("Raze", f"target {SCRIPTORIUM}")
    s.to("Draw", "B")
    assert len(s.hand("A")) == 7


@plays("Mire Chapel")
@WON
@pytest.mark.parametrize(("way", "goal", "may"), [
    ("Axe", "Ox", True), ("Axe", "Hen", True), ("Axe", "Ram", True), ("Axe", "Wolf", False), ("Axe", "Spy", False),
    ("Axe", "Mole", True), ("Toss", "Ox", False), ("Back", "Ox", False),
])  # fmt: skip
@pytest.mark.parametrize("active", ["A", "C"])
def test_for_an_opponents_dead_the_chapel_gives_a_point(won: str, way: str, goal: str, may: bool, active: str) -> None:
    s = arc(
        f"A: army: Wolf, Spy of B; city {CHAPEL}{won}; hand: {way if active == 'A' else 'Wait'}\n"
        f"B: army: Ox, Mole of A; city Elm (Body, 8): Hen\nC: army: Ram; hand: {way if active == 'C' else 'Wait'}\n"
        f"phase: Play, active {active}", TEXTS,
    )  # fmt: skip
    s.choose(f"play {way}", f"target {goal}")
    s.all_pass()
    assert [s.points(seat) for seat in "ABC"] == [15 + (may and won != ""), 15, 15]


@plays("Mire Chapel")
@pytest.mark.parametrize("given", [True, False])
def test_what_is_sacrificed_has_not_died_and_for_each_of_several_there_is_a_point(given: bool) -> None:
    s = arc(
        f"A: army: Wolf, Fox; city {CHAPEL} (advantage); hand: Wait\n"
        "B: army: Ox, Cow; city Elm (Body, 8): Hen; hand: Give, Sweep\nC: army: Ram\nphase: Play, active B", TEXTS,
    )  # fmt: skip
    if given:
        s.choose("play Give")
        until(s, "pick Ox")
        s.choose("pick Ox")
        s.all_pass()
    assert s.points("A") == 15
    s.choose("play Sweep")
    while s.table.chain or starting(s, "trigger"):
        s.choose(s.way_on())
    assert (s.points("A"), s.points("B")) == (15 + (3 if given else 4), 15)


@plays("Mire Chapel")
def test_in_an_attack_on_the_chapel_its_dead_attackers_count() -> None:
    s = arc(f"A: army: Wolf 1/1; {WAITING}\nB: army: Ox 1/1; city {CHAPEL} (advantage); {WAITING}{COMBAT}", TEXTS)
    s.choose(f"attack {CHAPEL}")
    until(s, "block")
    s.choose("block Wolf with Ox")
    fought(s)
    assert (s.points("A"), s.points("B")) == (15, 16)


@plays("Tribunal Steps")
@WON
def test_the_first_card_of_each_turn_costs_opponents_more_before_the_tribunal(won: str) -> None:
    s = arc(
        f"A: army: Wolf; city {STEPS}{won}; gems 5 The Empire; hand: Flash, Flash; deck: 9\n"
        "B: army: Ox; gems 9 Gaian; hand: Flash, Spark, Pay, Flash; deck: 9\n"
        "C: army: Ram; gems 9 Gaian; hand: Flash; deck: 9", TEXTS,
    )  # fmt: skip
    more = int(won != "")
    spent = lambda seat: 9 - int(s.gems(seat).partition(" ")[0])  # noqa: E731 -- a word for what is looked at
    s.choose(starting(s, "play Flash")[0])
    assert s.consumed("A") == "1 The Empire"  # its own player pays as ever
    for seat, costs in (("B", 1 + more), ("C", 1 + more)):
        until(s, "play Flash")
        while s.asked != seat:
            s.choose("pass")
        s.choose(starting(s, "play Flash")[0])
        assert spent(seat) == costs
    until(s, "play Spark")
    while s.asked != "B":
        s.choose("pass")
    s.choose("play Spark")
    assert spent("B") == 1 + more  # the second
    s.all_pass()
    s.to("Play", "B")
    s.choose("play Pay")
    assert spent("B") == 1 + more  # his gems are free again, and it is the first of a new turn
    s.all_pass()
    s.choose("play Flash")
    assert spent("B") == 2 + more
    assert s.consumed("A") == "1 The Empire"


@plays("Tribunal Steps")
@pytest.mark.parametrize(
    ("gems", "may"), [("3 Gaian", False), ("3 Gaian, 1 Red Banner", True), ("2 Gaian, 2 Red Banner", False)]
)
def test_the_fee_is_of_any_faction_and_who_cannot_pay_it_does_not_play(gems: str, may: bool) -> None:
    s = arc(f"A: army: Wolf; city {STEPS} (advantage); hand: Spark\nB: army: Ox; gems {gems}; hand: Glow, Wait", TEXTS)
    s.choose("play Spark")
    assert s.asked == "B" or not may
    assert ("play Glow" in s.options()) is may
    if may:
        s.choose("play Glow")
        assert s.gems("B") == ""


@plays("Tribunal Steps")
def test_abilities_and_resources_are_no_cards_before_the_tribunal() -> None:
    s = arc(
        f"A: army: Wolf; city {STEPS} (advantage); deck: 9\n"
        "B: army: Hex; gems 3 Gaian; hand: Pay, 3; deck: 9\nphase: Draw, active B",
        TEXTS,
    )
    s.choose("draw 1 + 1 resource")
    s.choose("lay Spare (2)", "name Gaian")
    s.to("Play", "B")
    s.choose("use Hex")
    s.all_pass()
    assert s.consumed("B") == "1 Gaian"
    s.choose("play Pay")
    s.all_pass()
    assert s.consumed("B") == "3 Gaian"


@plays("Tribunal Steps")
@pytest.mark.parametrize("early", [True, False])
def test_what_was_played_before_the_bid_was_won_was_the_first(early: bool) -> None:
    s = arc(
        f"A: army: Wolf; city {STEPS}: Hen cost 2; hand: Wait\n"
        f"B: army: Ox; city Elm (Body, 8); gems 4 Gaian; hand: Flash, Flash{TACTICS}", TEXTS,
    )  # fmt: skip
    s.choose("claim Mind", "bid Hen")
    if early:
        until(s, "play Flash")
        s.choose(starting(s, "play Flash")[0])
        resolve(s)
        assert (s.consumed("B"), s.phase, s.points("A")) == ("1 Gaian", "Tactics", 15)
    while s.points("A") == 15 or s.asked != "B":
        s.choose(s.way_on())
    s.choose(starting(s, "play Flash")[0])
    assert (s.active, s.consumed("B")) == ("A", "2 Gaian")
