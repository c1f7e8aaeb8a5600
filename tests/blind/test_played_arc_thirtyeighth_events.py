"""Blind texts of ARC's thirty-eighth round about events, played as their writers meant them."""

from itertools import permutations

import pytest

from blind.gestures import aims, fought, resolve, starting, values
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Rise": "event 0: Unmark target creature.",
    "Charm": "enchantment 0: Attach to a creature.", "Flash": "event 1: Gain 1 VP.", "Spell": "magic 1: Gain 1 VP.",
    "Hex": "creature 1 1/1: (M): Gain 1 VP.", "Pay": "creature 1 2/2", "Pop": "event 0: Gain 1 VP.", "Town": "city 1 Body 6",
    "Bolt": "event 0: Deal 3 damage to target creature.", "Lend": "event 0: Gain control of target creature.",
    "First": "creature 2 1/9: While this creature is the first attacker, it gets +3/+0.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"
SHIELDS, HOME, OVERRULED, MUD, WIND, HORNS = (
    "Lean", "Called Home Early", "Overruled from the Chair", "Knee-Deep Mud", "Second Wind of Words",
    "Confusion of Horns")  # fmt: skip


@plays("Lean on the Shields")
@pytest.mark.parametrize("by", ["A", "B", "C"])
@pytest.mark.parametrize("goal", ["Ox", "Hen"])
def test_who_defends_leans_on_his_shield_to_the_end_of_the_turn(by: str, goal: str) -> None:
    have = dict.fromkeys("ABC", f"{'hand: Wait'}; deck: 9") | {by: f"hand: Wait, {SHIELDS}; gems 1 The Empire; deck: 9"}
    s = arc(
        f"A: army: Wolf 3/9, Fox 0/9; {have['A']}\nB: army: Ox 1/2, Cow 1/2; city Elm (Body, 9): Hen 1/2; {have['B']}\n"
        f"C: army: Ram; {have['C']}{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose("attack Elm", "send Wolf", "send Fox")
    while not starting(s, "block"):
        assert f"play {SHIELDS}" not in s.options()  # nobody defends yet
        s.choose("pass")
    s.choose("block Wolf with Ox", "block Wolf with Hen")
    until(s, f"play {SHIELDS}")
    assert s.asked == by
    s.choose(f"play {SHIELDS}")
    assert sorted(aims(s)) == ["Hen", "Ox"]
    s.choose(f"target {goal}")
    resolve(s)
    other = "Hen" if goal == "Ox" else "Ox"
    assert values(s, goal, other, "Cow", "Wolf") == ["1/5", "1/2", "1/2", "3/9"]
    fought(s)
    assert (s.value(goal), s.damage(goal), s.place(other)) == ("1/5", 3, "B's graveyard")
    assert f"play {SHIELDS}" not in s.options()
    s.to("Draw", "B")
    assert (s.value(goal), s.damage(goal)) == ("1/2", 0)


@plays("Lean on the Shields")
def test_outside_of_an_attack_nobody_defends() -> None:
    s = arc(f"A: army: Wolf; hand: {SHIELDS}, Wait; gems 1 The Empire\nB: army: Ox; city Elm (Body, 9): Hen", TEXTS)
    assert f"play {SHIELDS}" not in s.options()


@plays("Called Home Early")
@pytest.mark.parametrize(
    ("goal", "place"), [("Ox", "B's hand"), ("Hen", "B's hand"), ("Wolf", "A's hand"), ("Spy", "A's hand")]
)
def test_whoever_is_called_goes_to_his_owners_hand(goal: str, place: str) -> None:
    s = arc(
        f"A: army: Wolf, Candle-End Ghoul; hand: {HOME}, Wait; gems 3 House of Nobles; attached: Charm on {goal}\n"
        "B: army: Ox marked, Spy of A; city Elm (Body, 9): Hen", TEXTS,
    )  # fmt: skip
    s.choose(f"play {HOME}")
    assert sorted(aims(s)) == sorted(["Candle-End Ghoul", "Hen", "Ox", "Spy", "Wolf"])
    s.choose(f"target {goal}")
    s.all_pass()
    assert (s.place(goal), s.place("Charm"), s.place(HOME)) == (place, "A's graveyard", "A's graveyard")


@plays("Called Home Early", "Candle-End Ghoul")
def test_who_is_called_home_has_not_died_and_whom_he_fought_stays_blocked() -> None:
    s = arc(
        f"A: army: Wolf 3/9; {WAITING}\nB: army: Candle-End Ghoul; city Elm (Body, 9); hand: {HOME}; "
        f"gems 3 House of Nobles{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose("attack Elm")
    until(s, "block")
    s.choose("block Wolf with Candle-End Ghoul")
    until(s, f"play {HOME}")
    s.choose(f"play {HOME}", "target Candle-End Ghoul")
    fought(s)
    assert (s.place("Candle-End Ghoul"), s.points("A"), s.damage("Elm"), s.damage("Wolf")) == ("B's hand", 15, 0, 0)


@plays("Called Home Early")
def test_an_attacker_that_is_called_home_strikes_nobody() -> None:
    s = arc(
        f"A: army: Wolf 3/9, Fox 2/9; {WAITING}\nB: army: Ox; city Elm (Body, 9); hand: {HOME}; "
        f"gems 3 House of Nobles{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose("attack Elm", "send Wolf", "send Fox", f"play {HOME}", "target Wolf")
    resolve(s)
    fought(s)
    assert (s.place("Wolf"), s.damage("Elm")) == ("A's hand", 2)


@plays("Overruled from the Chair")
@pytest.mark.parametrize("what", ["Flash", "Spell"])
@pytest.mark.parametrize(
    ("answer", "gems"), [("pay", "4 Gaian"), ("no", "4 Gaian"), ("pay", "2 Gaian, 1 The Empire"), ("", "2 Gaian")]
)
def test_magic_or_an_event_is_paid_for_again_or_comes_to_nothing(what: str, answer: str, gems: str) -> None:
    s = arc(f"A: army: Wolf; hand: {what}; gems {gems}\nB: army: Ox; hand: {OVERRULED}; gems 2 House of Nobles", TEXTS)
    number = sum(int(part.split()[0]) for part in gems.split(", "))
    s.choose(f"play {what}")
    s.choose(*starting(s, "pay 1 Gaian"))
    s.choose(f"play {OVERRULED}")
    s.choose(*starting(s, f"target {what}"))
    while s.place(OVERRULED) != "B's graveyard" and not starting(s, "pay"):
        s.choose("pass")
    if answer:
        assert s.asked == "A"
        s.choose(starting(s, answer)[0])
        s.choose(*starting(s, "pay")[:1])
    s.all_pass()
    paid = answer == "pay"
    assert (s.points("A"), s.place(what), s.place(OVERRULED), s.gems("B")) == (
        15 + paid, "A's graveyard", "B's graveyard", "")  # fmt: skip
    assert sum(int(part.split()[0]) for part in s.consumed("A").split(" + ")) == 1 + 2 * paid
    assert number >= 1 + 2 * paid


@plays("Overruled from the Chair")
@pytest.mark.parametrize("what", ["play Pay", "play Charm", "play Town", "use Hex"])
def test_nothing_else_is_overruled(what: str) -> None:
    s = arc(
        f"A: army: Hex; hand: Pay, Charm, Town; gems 2 Gaian\nB: army: Ox; hand: {OVERRULED}, Wait; gems 2 House of Nobles",
        TEXTS,
    )
    s.choose(what)
    s.choose(*starting(s, "target")[:1])
    until(s, "play Wait")
    assert s.asked == "B"
    assert f"play {OVERRULED}" not in s.options()


@plays("Overruled from the Chair")
def test_a_players_own_card_and_a_thirds_are_overruled_too() -> None:
    s = arc(
        f"A: army: Wolf; hand: Flash; gems 5 House of Nobles\nB: army: Ox; hand: Pop, Wait\nC: army: Ram; hand: {OVERRULED}, "
        "Pop; gems 4 House of Nobles", TEXTS,
    )  # fmt: skip
    s.choose("play Flash")
    s.choose(starting(s, "play Pop")[0])
    while s.asked != "C":
        s.choose("pass")
    s.choose(starting(s, "play Pop")[0])
    while s.asked != "C":
        s.choose("pass")
    s.choose(f"play {OVERRULED}")
    assert sorted(aims(s)) == sorted(["Flash", "Pop", "Pop (2)"])
    s.choose("target Pop (2)")
    until(s, "pay")
    assert s.asked == "C"
    s.choose(starting(s, "no")[0])
    s.all_pass()
    assert [s.points(seat) for seat in "ABC"] == [16, 16, 15]


@plays("Knee-Deep Mud")
@pytest.mark.parametrize("by", ["A", "B", "C"])
@pytest.mark.parametrize(("goal", "value", "struck"), [("Wolf", "1/9", 1), ("Fox", "-1/9", 4)])
def test_in_the_mud_an_attacker_strikes_three_less(by: str, goal: str, value: str, struck: int) -> None:
    have = dict.fromkeys("ABC", "hand: Wait; deck: 9") | {by: f"hand: Wait, {MUD}; gems 1 Gaian; deck: 9"}
    s = arc(
        f"A: army: Wolf 4/9, Fox 2/9, Cur; {have['A']}\nB: army: Ox 1/9; city Elm (Body, 9); {have['B']}\n"
        f"C: army: Ram; {have['C']}", TEXTS,
    )  # fmt: skip
    while s.phase != "Attack":
        assert f"play {MUD}" not in s.options()
        s.choose("done" if "done" in s.options() else s.way_on())
    s.choose("attack Elm", "send Wolf", "send Fox", "done")
    until(s, f"play {MUD}")
    assert s.asked == by
    s.choose(f"play {MUD}")
    assert sorted(aims(s)) == ["Fox", "Wolf"]
    s.choose(f"target {goal}")
    resolve(s)
    until(s, "block")
    s.choose("done")
    assert s.value(goal) == value
    fought(s)
    assert (s.damage("Elm"), s.value(goal)) == (struck + (2 if goal == "Wolf" else 0), value)
    assert f"play {MUD}" not in s.options()
    s.to("Draw", "B")
    assert s.value(goal) == ("4/9" if goal == "Wolf" else "2/9")


@plays("Second Wind of Words")
@pytest.mark.parametrize("by", ["A", "B"])
def test_whoever_bid_is_unmarked_still_counts_and_bids_again(by: str) -> None:
    have = {"A": "hand: Wait", "B": "hand: Wait"} | {by: f"hand: Wait, {WIND}; gems 1 House of Nobles"}
    s = arc(
        f"A: army: Wolf marked; city Oak (Body, 8): Hen cost 2, Cur cost 0; city Ash (Mind, 8); {have['A']}\n"
        f"B: army: Ox marked; city Elm (Body, 8): Ram cost 1 marked; {have['B']}{TACTICS}", TEXTS,
    )  # fmt: skip
    s.choose("claim Body", "bid Hen", "done")
    until(s, f"play {WIND}")
    assert (s.asked, s.phase) == (by, "Tactics")
    s.choose(f"play {WIND}")
    assert sorted(aims(s)) == ["Cur", "Hen", "Ram"]
    s.choose("target Hen")
    resolve(s)
    assert (s.marked("Hen"), s.marked("Wolf"), s.marked("Ram")) == (False, True, True)
    until(s, "claim Mind")
    assert (s.points("A"), s.marked("Hen")) == (16, False)
    s.choose("claim Mind", "bid Hen", "done")
    s.to("Play")
    assert (s.points("A"), s.marked("Hen")) == (17, True)


@plays("Second Wind of Words")
def test_whoever_has_answered_answers_again() -> None:
    s = arc(
        f"A: army: Wolf; city Oak (Body, 8): Hen cost 2, Cur cost 2; city Ash (Mind, 8)\n"
        f"B: city Elm (Body, 8): Ram cost 3; hand: {WIND}; gems 1 House of Nobles{TACTICS}", TEXTS,
    )  # fmt: skip
    s.choose("claim Body", "bid Hen", "done")
    until(s, "bid Ram")
    s.choose("bid Ram", f"play {WIND}")
    s.choose(*starting(s, "target Ram"))
    until(s, "claim Mind")
    assert (s.points("A"), s.marked("Ram")) == (15, False)
    s.choose("claim Mind", "bid Cur")
    until(s, "bid Ram")
    s.choose("bid Ram")
    s.to("Play")
    assert s.points("A") == 15


@plays("Second Wind of Words")
@pytest.mark.parametrize("active", ["A", "B"])
def test_in_no_other_phase_is_there_a_second_wind(active: str) -> None:
    s = arc(
        f"A: army: Wolf; city Oak (Body, 8): Hen marked; hand: {WIND}, Pop, Flash; gems 2 House of Nobles; deck: 9\n"
        f"B: army: Ox; city Elm (Body, 8): Cow cost 2; hand: Pop; deck: 9\nphase: Tactics, active {active}", TEXTS,
    )  # fmt: skip
    seen = set()
    while s.turn < 6 and not s.over:
        if s.asked == "A" and "play Flash" in s.options():
            assert (f"play {WIND}" in s.options()) is (s.phase == "Tactics")
            seen.add(s.phase)
        s.choose("draw 2" if "draw 2" in s.options() else "done" if "done" in s.options() else s.way_on())
    assert {"Tactics", "Play"} <= seen or {"Tactics", "Second Play"} <= seen


@plays("Confusion of Horns")
@pytest.mark.parametrize("by", ["A", "B", "C"])
@pytest.mark.parametrize("order", list(permutations(["First", "Wolf", "Fox"])))
def test_whoever_blows_the_horns_names_the_order(by: str, order: tuple[str, ...]) -> None:
    have = dict.fromkeys("ABC", "hand: Wait") | {by: f"hand: Wait, {HORNS}; gems 2 Dark Legion"}
    s = arc(
        f"A: army: First, Wolf 2/9, Fox 3/9, Cur; {have['A']}\n"
        f"B: army: Ox 0/9, Cow 0/9, Ape 0/9; city Elm (Body, 99); {have['B']}\n"
        f"C: army: Ram; {have['C']}{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose("attack Elm", "send First", "send Wolf", "send Fox", "done")
    assert values(s, "First", "Wolf", "Fox") == ["4/9", "2/9", "3/9"]
    until(s, f"play {HORNS}")
    assert s.asked == by
    s.choose(f"play {HORNS}")
    until(s, "pick")
    assert s.asked == by
    assert sorted(o.rpartition(" ")[2] for o in s.options()) == ["First", "Fox", "Wolf"]
    s.choose(*[f"pick {name}" for name in order[:2]])
    resolve(s)
    assert s.value("First") == ("4/9" if order[0] == "First" else "1/9")
    until(s, "block")
    assert not any(name in option for option in s.options() for name in ("Cur",))
    s.choose("done")
    seen = 0
    for name in order:
        seen += {"First": 4 if order[0] == "First" else 1, "Wolf": 2, "Fox": 3}[name]
        while s.damage("Elm") < seen:
            s.choose("pass")
        assert s.damage("Elm") == seen
    fought(s)
    assert f"play {HORNS}" not in s.options()


@plays("Confusion of Horns")
def test_the_horns_are_blown_before_anybody_defends_and_with_one_attacker_nothing_changes() -> None:
    s = arc(
        f"A: army: Wolf 2/9; {WAITING}\nB: army: Ox 0/9; city Elm (Body, 9); hand: {HORNS}, Pop; gems 4 Dark Legion",
        TEXTS,
    )
    while s.phase != "Attack":
        assert f"play {HORNS}" not in s.options()
        s.choose("done" if "done" in s.options() else s.way_on())
    s.choose("attack Elm")
    other = s.fork()
    s.choose(f"play {HORNS}")
    while not starting(s, "block"):
        s.choose(s.way_on())
    s.choose("done")
    fought(s)
    assert (s.damage("Elm"), s.place(HORNS)) == (2, "B's graveyard")
    until(other, "block")
    other.choose("done")
    until(other, "play Pop")
    assert (other.phase, f"play {HORNS}" in other.options()) == ("Attack", False)
