"""Blind texts of ARC's thirtysixth round about cities, played as their writers meant them."""

import pytest

from blind.gestures import offered, resolve, starting, values
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Toss": "event 0: Discard target creature.",
    "Give": "event 0: Sacrifice a creature.", "Sweep": "magic 0: Kill each creature.", "Flash": "event 1: Gain 1 VP.",
    "Flare": "event 1: Gain 1 VP.", "Glow": "event 3 Gaian loyalty 3: Gain 1 VP.",
    "No": "event 0: Stop target event from resolving.", "Raze": "event 0: Destroy target city.", "Pay": "magic 1: Gain 1 VP.",
    "Spark": "event 0: Gain 1 VP.", "Back": "event 0: Return target creature to its owner's hand.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WON = pytest.mark.parametrize("won", ["", " (advantage)"])
THORN, BLACK, FORGE, PORT, CITADEL = "Thornhaven", "Blackwater Keep", "Redforge", "Lanternport", "Highwatch Citadel"


@plays("Thornhaven")
@WON
def test_of_thornhaven_the_army_bears_more(won: str) -> None:
    s = arc(
        f"A: city {THORN}{won}: Hen; city Oak (Mind, 8): Cow; army: Wolf, Fox marked; deck: 9\nB: army: Ox; deck: 9",
        TEXTS,
    )
    more = 1 + (won != "")
    assert values(s, "Wolf", "Fox", "Hen", "Cow", "Ox") == [f"1/{more}", f"1/{more}", "1/1", "1/1", "1/1"]
    s.choose("move Hen to the Army")
    resolve(s)
    assert s.value("Hen") == f"1/{more}"
    s.to("Draw", "B")
    assert s.value("Wolf") == f"1/{more}"
    s.to("Draw", "A")
    assert s.value("Wolf") == f"1/{more}"
    s.to("Play", "A")
    assert values(s, "Wolf", "Hen") == ["1/1", "1/1"]


@plays("Thornhaven")
@pytest.mark.parametrize(("discipline", "cost", "value"), [("Body", 3, "1/2"), ("Body", 2, "1/1"), ("Mind", 3, "1/1")])
def test_it_is_body_that_must_be_won_for_thornhaven(discipline: str, cost: int, value: str) -> None:
    s = arc(
        f"A: city {THORN}: Hen cost {cost}; city Oak (Mind, 8); army: Wolf; hand: Raze\n"
        f"B: army: Ox; city Elm (Body, 8): Ram cost 2{TACTICS}", TEXTS,
    )  # fmt: skip
    s.choose(f"claim {discipline}", "bid Hen")
    until(s, "bid Ram")
    s.choose("bid Ram")
    while s.phase == "Tactics" or "play Raze" not in s.options():
        s.choose(s.way_on())
    assert s.active == "A"
    assert s.value("Wolf") == value
    s.choose("play Raze", f"target {THORN}")
    resolve(s)
    assert s.value("Wolf") == "1/1"


@plays("Blackwater Keep")
@WON
@pytest.mark.parametrize(("way", "who", "may"), [
    ("Axe", "Wolf", True), ("Axe", "Hen", True), ("Axe", "Ox", False), ("Toss", "Wolf", False), ("Give", "Wolf", False),
    ("Back", "Wolf", False), ("Axe", "Spy", True),
])  # fmt: skip
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_for_a_death_and_a_gem_the_keep_gives_a_card(won: str, way: str, who: str, may: bool, answer: str) -> None:
    s = arc(
        f"A: city {BLACK}{won}: Hen; army: Wolf, Spy of B; hand: {way}; gems 2 Gaian; deck: 9\nB: army: Ox; deck: 9",
        TEXTS,
    )
    s.choose(f"play {way}", f"{'pick' if way == 'Give' else 'target'} {who}")
    s.all_pass()
    assert ("yes" in s.options()) is (may and won != "")
    if may and won:
        assert s.asked == "A"
        s.choose(answer)
        s.all_pass()
    drawn = int(may and won != "" and answer == "yes")
    assert (9 - len(s.deck("A")), s.consumed("A"), len(s.deck("B"))) == (drawn, "1 Gaian" * drawn, 9)


@plays("Blackwater Keep")
@pytest.mark.parametrize(("gems", "drawn"), [(3, 3), (2, 2), (1, 1), (0, 0)])
def test_for_each_of_several_dead_the_keep_asks_and_nothing_is_had_without_a_gem(gems: int, drawn: int) -> None:
    money = f"gems {gems} The Empire; " if gems else ""
    s = arc(f"A: city {BLACK} (advantage): Hen; army: Wolf, Fox; {money}deck: 9; hand: Sweep\nB: army: Ox, Ram", TEXTS)
    s.choose("play Sweep")
    while s.table.chain or starting(s, "yes", "no", "trigger"):
        s.choose("yes" if "yes" in s.options() else s.way_on())
    assert (9 - len(s.deck("A")), s.gems("A")) == (drawn, "")


@plays("Blackwater Keep")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_in_others_turns_too_and_out_of_an_empty_deck_it_is_the_end(answer: str) -> None:
    s = arc(
        f"A: army: Wolf; hand: Axe\nB: city {BLACK} (advantage): Hen; army: Ox; gems 1 Gaian; deck: 0\nC: army: Ram",
        TEXTS,
    )
    s.choose("play Axe", "target Hen")
    until(s, "yes")
    assert s.asked == "B"
    s.choose(answer)
    s.all_pass()
    assert (s.out("B"), s.over) == ("ARC-WIN-06" if answer == "yes" else "", False)


@plays("Redforge")
@WON
def test_the_first_event_of_each_turn_is_cheaper_at_the_forge(won: str) -> None:
    s = arc(
        f"A: city {FORGE}{won}; army: Wolf; hand: Flash, Flare, Flash, Pay; gems 5 Gaian; deck: 9\n"
        "B: army: Ox; gems 5 The Empire; hand: Flash, Spark; deck: 9", TEXTS,
    )  # fmt: skip
    spent = []
    for card in ("Pay", "Flash", "Flare"):
        s.choose(next(iter(starting(s, f"play {card}"))))
        s.all_pass()
        spent.append(s.consumed("A"))
    assert spent == (["1 Gaian", "1 Gaian", "2 Gaian"] if won else ["1 Gaian", "2 Gaian", "3 Gaian"])
    s.to("Play", "B")
    s.choose(next(iter(starting(s, "play Flash"))))
    assert s.consumed("B") == "1 The Empire"
    before = s.consumed("A")
    assert s.asked == "A"
    s.choose(next(iter(starting(s, "play Flash"))))
    assert s.consumed("A") == (before if won else "4 Gaian")


@plays("Redforge")
@pytest.mark.parametrize(
    ("gems", "may"), [("2 Gaian", True), ("3 Red Banner", False), ("1 Gaian, 4 Red Banner", False)]
)
def test_loyalty_is_at_most_what_is_paid_at_the_forge(gems: str, may: bool) -> None:
    s = arc(f"A: city {FORGE} (advantage); army: Wolf; hand: Glow; gems {gems}\nB: army: Ox", TEXTS)
    assert ("play Glow" in s.options()) is may
    if may:
        s.choose("play Glow")
        s.all_pass()
        assert (s.consumed("A"), s.points("A")) == ("2 Gaian", 16)


@plays("Redforge")
@pytest.mark.parametrize("first", ["Spark", "Flash"])
def test_what_cost_nothing_or_came_to_nothing_was_the_first(first: str) -> None:
    s = arc(
        f"A: city {FORGE} (advantage); army: Wolf; hand: {first}, Flare; gems 2 Gaian\nB: army: Ox; hand: No, Wait",
        TEXTS,
    )
    s.choose(f"play {first}")
    s.choose(*["play No"] * (first == "Flash"))
    s.choose(*starting(s, f"target {first}"))
    s.all_pass()
    assert (s.consumed("A"), s.points("A")) == ("", 15 + (first == "Spark"))
    s.choose("play Flare")
    s.all_pass()
    assert s.consumed("A") == "1 Gaian"


@plays("Redforge")
@pytest.mark.parametrize("early", [True, False])
def test_what_was_played_before_the_bid_was_won_was_the_first(early: bool) -> None:
    s = arc(
        f"A: city {FORGE}: Hen cost 2; army: Wolf; hand: Flash, Flare; gems 2 Gaian\nB: army: Ox; city Elm (Mind, 8){TACTICS}",
        TEXTS,
    )
    s.choose("claim Body", "bid Hen")
    if early:
        until(s, "play Flash")
        s.choose("play Flash")
        resolve(s)
        assert (s.consumed("A"), s.phase) == ("1 Gaian", "Tactics")
    while s.phase == "Tactics":
        s.choose(s.way_on())
    s.choose("play Flare")
    s.all_pass()
    assert s.consumed("A") == ("2 Gaian" if early else "")


@plays("Lanternport")
@WON
@pytest.mark.parametrize("answer", ["yes", "no"])
@pytest.mark.parametrize("hand", [3, 7, 9])
def test_at_the_end_of_the_turn_a_card_comes_to_lanternport(won: str, answer: str, hand: int) -> None:
    s = arc(f"A: city {PORT}{won}; army: Wolf; hand: {hand}; deck: 9\nB: army: Ox; hand: 2; deck: 9", TEXTS)
    asked = 0
    while s.active == "A" and s.asked == "A":
        if "yes" in s.options():
            asked += 1
            assert len(s.hand("A")) == min(hand, 7)  # behind the Discard phase
            s.choose(answer)
        else:
            s.choose(starting(s, "discard")[0] if starting(s, "discard") else s.way_on())
    drawn = int(won != "" and answer == "yes")
    assert (len(s.hand("A")), asked) == (min(hand, 7) + drawn, int(won != ""))
    s.to("Draw", "A")
    assert (len(s.hand("A")), len(s.hand("B"))) == (min(hand, 7) + drawn, 4)  # not at the end of B's
    s.to("Draw", "B")
    assert len(s.hand("A")) <= 7


@plays("Lanternport")
def test_an_empty_deck_does_not_harm_lanternport() -> None:
    s = arc(f"A: city {PORT} (advantage); army: Wolf; deck: 0; hand: 3\nB: army: Ox; deck: 9", TEXTS)
    while s.active == "A" and s.asked == "A":
        s.choose("yes" if "yes" in s.options() else s.way_on())
    assert (s.over, len(s.hand("A")), s.active) == (False, 3, "B")


@plays("Highwatch Citadel")
@WON
@pytest.mark.parametrize(("goal", "limited"), [
    (CITADEL, True), ("Elm", True), ("B's army", False), ("Fir", False), ("C's army", False),
])  # fmt: skip
def test_against_cities_of_the_citadels_player_two_at_most_are_sent(won: str, goal: str, limited: bool) -> None:
    s = arc(
        f"A: army: Wolf, Fox, Cur, Cat; hand: Wait\nB: army: Ox; city {CITADEL}{won}; city Elm (Body, 8)\n"
        f"C: army: Ram; city Fir (Body, 8){COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose(f"attack {goal}")
    sent = 0
    while starting(s, "send"):
        s.choose(starting(s, "send")[0])
        sent += 1
    marked = sum(s.marked(name) for name in ("Wolf", "Fox", "Cur", "Cat"))
    assert marked == (2 if limited and won else 4)


@plays("Highwatch Citadel")
def test_one_or_two_may_attack_and_its_own_player_sends_as_many_as_he_likes() -> None:
    for names in (["Wolf"], ["Wolf", "Cur"]):
        s = arc(f"A: army: Wolf, Fox, Cur\nB: army: Ox; city {CITADEL} (advantage); hand: Wait{COMBAT}", TEXTS)
        s.choose(f"attack {CITADEL}", *(f"send {name}" for name in names), *["done"] * (len(names) < 2))
        assert [s.marked(name) for name in ("Wolf", "Fox", "Cur")] == ["Wolf" in names, False, "Cur" in names]
        assert not offered(s, "send")
    s = arc(f"A: army: Wolf, Fox, Cur; city {CITADEL} (advantage)\nB: army: Ox; city Elm (Body, 8){COMBAT}", TEXTS)
    s.choose("attack Elm", "send Wolf", "send Fox", "send Cur")
    assert s.marked("Cur")
