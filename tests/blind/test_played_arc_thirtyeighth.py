"""Blind texts of ARC's thirty-eighth round about creatures, played as their writers meant them."""

import pytest

from blind.gestures import fought, offered, resolve, starting, values
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Toss": "event 0: Discard target creature.",
    "Back": "event 0: Return target creature to its owner's hand.", "Give": "event 0: Sacrifice a creature.",
    "Bolt": "event 0: Deal 4 damage to target creature.", "Sweep": "magic 0: Kill each creature.",
    "Raise": "magic 0: Put target creature card from your graveyard into play.", "Rest": "event 0: Mark target creature.",
    "Top": "creature 2 1/1", "Low": "creature 9 1/1", "Wane": "event 0: Target creature gets -0/-2 until end of turn.",
    "Blow": "event 0: Deal 1 damage to target creature.", "Lend": "event 0: Gain control of target creature.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"
WATCHMAN, TAKER, SOW, GOBLIN, GHOUL = (
    "Eelgate Watchman", "Ferrybank Toll Taker", "Thistleback Sow", "Clinkerpit Goblin", "Candle-End Ghoul")  # fmt: skip


@plays("Eelgate Watchman")
@pytest.mark.parametrize("home", ["army: {}, Ox; city Elm (Body, 9)", "army: Ox; city Elm (Body, 9): {}"])
@pytest.mark.parametrize("assigned", [True, False])
def test_the_watchman_stands_firmer_once_it_defends_a_city(home: str, assigned: bool) -> None:
    s = arc(
        f"A: army: Wolf 3/9, Fox 0/9, {WATCHMAN} marked; {WAITING}\nB: {home.format(WATCHMAN)}; {WAITING}{COMBAT}",
        TEXTS,
    )
    mine, other = f"{WATCHMAN} (2)", WATCHMAN
    s.choose("attack Elm", "send Wolf", "send Fox")
    assert values(s, mine, other) == ["1/3", "1/3"]
    until(s, "block")
    s.choose(f"block Wolf with {WATCHMAN if assigned else 'Ox'}")
    s.choose(*["done"] * ("done" in s.options()))
    assert values(s, mine, other, "Ox") == ["1/5" if assigned else "1/3", "1/3", "1/1"]
    while not s.damage("Wolf"):
        s.choose("pass")
    assert (s.phase, s.value(mine), s.damage(mine)) == (
        "Attack", "1/5" if assigned else "1/3", 3 * assigned)  # fmt: skip
    fought(s)
    # It has suffered three of its own three as the attack ends.
    assert s.place(mine) == ("B's graveyard" if assigned else "Elm" if "): {}" in home else "B's Army")


@plays("Eelgate Watchman")
def test_for_an_army_or_in_attack_the_watchman_stands_as_ever() -> None:
    s = arc(f"A: army: Wolf 3/9; {WAITING}\nB: army: {WATCHMAN}; city Elm (Body, 9); {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose(f"block Wolf with {WATCHMAN}")
    assert s.value(WATCHMAN) == "1/3"
    fought(s)
    assert s.place(WATCHMAN) == "B's graveyard"
    s = arc(f"A: army: {WATCHMAN}; {WAITING}\nB: army: Ox; city Elm (Body, 9); {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Elm")
    assert s.value(WATCHMAN) == "1/3"


@plays("Eelgate Watchman")
def test_after_the_attack_the_watchman_is_as_before() -> None:
    s = arc(f"A: army: Wolf 2/9; {WAITING}\nB: city Elm (Body, 9): {WATCHMAN}; army: Ox; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Elm")
    until(s, "block")
    s.choose(f"block Wolf with {WATCHMAN}")
    assert s.value(WATCHMAN) == "1/5"
    fought(s)
    assert (s.value(WATCHMAN), s.place(WATCHMAN), s.damage(WATCHMAN)) == ("1/3", "Elm", 2)


@plays("Eelgate Watchman")
def test_the_watchman_stands_firm_to_the_end_though_its_attacker_has_gone() -> None:
    s = arc(
        f"A: army: Wolf 4/9, Fox 0/9; hand: Wait, Back\nB: army: Ox; city Elm (Body, 30): {WATCHMAN}; {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose("attack Elm", "send Wolf", "send Fox")
    until(s, "block")
    s.choose(f"block Wolf with {WATCHMAN}")
    s.choose(*["done"] * ("done" in s.options()))
    until(s, "play Back")
    s.choose("play Back", "target Wolf")
    resolve(s)
    assert (s.phase, s.value(WATCHMAN)) == ("Attack", "1/5")
    fought(s)
    assert (s.value(WATCHMAN), s.damage("Elm")) == ("1/3", 0)


@plays("Ferrybank Toll Taker")
@pytest.mark.parametrize("way", ["play", "Raise"])
@pytest.mark.parametrize("answer", ["Axe", ""])
def test_the_toll_taker_draws_as_it_comes(way: str, answer: str) -> None:
    have = f"hand: {TAKER}; gems 3 House of Nobles" if way == "play" else f"hand: Raise; grave: {TAKER}"
    s = arc(f"A: army: Wolf; {have}; deck: Top, Low\nB: army: Ox; hand: Axe; deck: 3", TEXTS)
    s.choose(f"play {TAKER if way == 'play' else way}")
    s.choose(*starting(s, f"target {TAKER}"))
    while s.place(TAKER) != "Keep of A":
        assert s.hand("A") == []
        s.choose("pass")
    assert (s.hand("A"), s.asked) == ([], "B")  # it waits, and can be answered
    if answer:
        s.choose("play Axe", f"target {TAKER}")
        resolve(s)
    s.all_pass()
    assert s.place(TAKER) == ("A's graveyard" if answer else "Keep of A")
    assert (s.hand("A"), s.deck("A"), len(s.deck("B"))) == (["Top"], ["Low"], 3)


@plays("Ferrybank Toll Taker")
def test_over_an_empty_deck_the_toll_taker_ruins_its_player_and_others_arrivals_are_nothing() -> None:
    s = arc(f"A: army: Wolf; hand: {TAKER}; gems 3 House of Nobles; deck: 0\nB: army: Ox; deck: 3\nC: army: Ram", TEXTS)
    s.play(TAKER)
    assert s.out("A") == "ARC-WIN-06"
    s = arc(f"A: army: {TAKER}; hand: Top; gems 3 House of Nobles; deck: 3\nB: army: Ox", TEXTS)
    s.play("Top")
    assert (s.hand("A"), len(s.deck("A"))) == ([], 3)


@plays("Ferrybank Toll Taker")
def test_a_change_of_control_is_no_coming_into_play() -> None:
    s = arc(f"A: army: Wolf; hand: Lend; deck: 3\nB: army: {TAKER}; deck: 3", TEXTS)
    s.play("Lend", f"target {TAKER}")
    assert (s.controller(TAKER), s.hand("A"), len(s.deck("A")), len(s.deck("B"))) == ("A", [], 3, 3)


@plays("Thistleback Sow")
@pytest.mark.parametrize("home", ["army: {}, Ox; city Elm (Body, 9)", "army: Ox; city Elm (Body, 9): {}"])
@pytest.mark.parametrize("goal", ["Elm", "B's army"])
def test_the_sow_never_defends(home: str, goal: str) -> None:
    s = arc(f"A: army: Wolf 0/9; {WAITING}\nB: {home.format(SOW)}; {WAITING}{COMBAT}", TEXTS)
    s.choose(f"attack {goal}")
    until(s, "block")
    assert offered(s, "block") == ["Wolf with Ox"]
    if "army: {}" in home or goal == "Elm":
        s.refused(f"block Wolf with {SOW}", SOW)


@plays("Thistleback Sow")
def test_the_sow_attacks_and_moves_and_bids() -> None:
    s = arc(
        f"A: army: {SOW}; city Oak (Body, 8): {SOW}; {WAITING}\nB: army: Ox; city Elm (Body, 9); {WAITING}{TACTICS}",
        TEXTS,
    )
    s.choose("claim Body", f"bid {SOW}")
    s.to("Play")
    assert (s.points("A"), offered(s, "move")) == (16, [f"{SOW} to Oak"])
    moved = s.fork()
    moved.choose(f"move {SOW} to Oak")
    resolve(moved)
    assert moved.place(SOW) == "Oak"
    s.to("Attack")
    s.choose("attack Elm")
    fought(s)
    assert s.damage("Elm") == 4


@plays("Clinkerpit Goblin")
def test_the_goblin_is_among_the_attackers_whatever_is_attacked() -> None:
    s = arc(
        f"A: army: Wolf, {GOBLIN}; {WAITING}\nB: army: Ox; city Elm (Body, 9); city Fir (Mind, 9); {WAITING}\nC: army: Ram"
        f"{COMBAT}", TEXTS,
    )  # fmt: skip
    assert sorted(s.options()) == sorted(
        ["attack Elm", "attack Fir", "attack B's army", "attack C's army", "attack Keep of C"]
    )  # it is no choice not to attack
    for goal in ("Elm", "Fir", "B's army", "C's army"):
        for order in (["Wolf", GOBLIN], [GOBLIN, "Wolf"], [GOBLIN]):
            other = s.fork()
            other.choose(f"attack {goal}")
            assert sorted(other.options()) == [f"send {GOBLIN}", "send Wolf"]
            other.choose(f"send {order[0]}")  # behind the Wolf nothing is left but to send the Goblin, too
            if order[0] == GOBLIN:
                assert sorted(other.options()) == ["done", "send Wolf"]
                other.choose("send Wolf" if "Wolf" in order else "done")
            assert (other.marked(GOBLIN), other.marked("Wolf")) == (True, "Wolf" in order)


@plays("Clinkerpit Goblin")
@pytest.mark.parametrize(
    ("lies", "must"),
    [("army: Wolf, {} marked", False), ("army: Wolf; city Oak (Body, 8): {}", False), ("army: Wolf, {}", True)],
)
def test_a_marked_goblin_or_one_in_a_city_forces_nothing(lies: str, must: bool) -> None:
    s = arc(f"A: {lies.format(GOBLIN)}; {WAITING}\nB: army: Ox, {GOBLIN}; city Elm (Body, 9); {WAITING}{COMBAT}", TEXTS)
    assert (len(s.options()) > len(starting(s, "attack"))) is not must
    if not must:
        free = s.fork()
        free.choose("attack Elm")
        free.choose(*[o for o in ("send Wolf",) if o in free.options()])
        assert free.marked("Wolf")
        s.choose(s.way_on())
        s.to("Second Play")
        assert not s.marked("Wolf")


@plays("Clinkerpit Goblin")
def test_in_each_turn_of_its_own_the_goblin_attacks_and_in_none_of_others() -> None:
    s = arc(f"A: army: Wolf, {GOBLIN}; deck: 9\nB: army: Ox 0/9; city Elm (Body, 30); deck: 9{COMBAT}", TEXTS)
    for damage in (2, 4):
        s.to("Attack", "A")
        assert len(s.options()) == len(starting(s, "attack"))
        s.choose("attack Elm")
        s.choose(f"send {GOBLIN}", "done")
        while starting(s, "block"):
            s.choose("done")
        s.to("Draw", "B")
        assert s.damage("Elm") == damage
        s.choose("draw 2")
        s.to("Attack", "B")
        assert len(s.options()) > len(starting(s, "attack"))
        s.to("Draw", "A")
        s.choose("draw 2")


@plays("Clinkerpit Goblin")
@pytest.mark.parametrize("order", [("", " (2)"), (" (2)", "")])
def test_of_two_goblins_both_are_sent(order: tuple[str, str]) -> None:
    s = arc(f"A: army: {GOBLIN}, {GOBLIN}, Wolf; {WAITING}\nB: army: Ox; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    assert "done" not in s.options()
    s.choose(next(option for option in s.options() if option == f"send {GOBLIN}{order[0]}"))
    assert sorted(s.options()) == [f"send {GOBLIN}", "send Wolf"]
    s.choose(f"send {GOBLIN}")
    assert sorted(s.options()) == ["done", "send Wolf"]


@plays("Candle-End Ghoul")
@pytest.mark.parametrize(("way", "lost"), [
    ("Axe", 1), ("Bolt", 1), ("Wane", 1), ("Sweep", 1), ("Toss", 0), ("Give", 0), ("Back", 0), ("Blow", 0),
])  # fmt: skip
@pytest.mark.parametrize("lies", ["army: {}", "city Oak (Body, 8): {}", "army: {} of B"])
def test_all_opponents_pay_for_the_ghoul(way: str, lost: int, lies: str) -> None:
    s = arc(f"A: {lies.format(GHOUL)}; hand: {way}\nB: army: Ox; city Elm (Body, 8)\nC: 1 points; army: Ram", TEXTS)
    s.choose(f"play {way}")
    s.choose(*starting(s, f"target {GHOUL}", f"pick {GHOUL}"))
    s.all_pass()
    assert (s.place(GHOUL) == ("A's Army" if "army" in lies else "Oak")) is (way == "Blow")
    assert [s.points("A"), s.points("B"), s.points("C"), s.out("C")] == [15, 15 - lost, 1 - lost, "ARC-WIN-04" * lost]


@plays("Candle-End Ghoul")
def test_two_ghouls_that_fall_in_combat_cost_each_sides_opponents_once() -> None:
    s = arc(f"A: army: {GHOUL}; {WAITING}\nB: army: {GHOUL}; {WAITING}\nC: army: Ram{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose(f"block {GHOUL} with {GHOUL}")
    fought(s)
    assert [s.points(seat) for seat in "ABC"] == [15, 15, 15]  # 1 does not kill one that bears 2
    s = arc(f"A: army: {GHOUL} hurt 1; {WAITING}\nB: army: {GHOUL} hurt 1; {WAITING}\nC: army: Ram{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose(f"block {GHOUL} with {GHOUL}")
    fought(s)
    assert [s.points(seat) for seat in "ABC"] == [14, 14, 13]
