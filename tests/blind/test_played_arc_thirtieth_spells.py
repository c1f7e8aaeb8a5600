"""Blind texts of ARC's thirtieth round about spells and what is attached, played as their writers meant them."""

import pytest

from blind.gestures import aims, fought, resolve, starting
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Break": "event 0: Destroy target enchantment.", "Free": "event 0: Unmark target creature.",
    "Brace": "event 0: Target creature gets +0/+2 until end of turn.", "Monk": "creature 1 Gaian loyalty 1 1/1",
    "Knight": "creature 2 Gaian loyalty 2 1/1", "Lord": "creature 1 1/1: (M): Gain 1 VP.", "Rat": "event 0: Draw a card.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"
PITCH, SHINGLES, DRAWERS = "Pitch and Oakum", "Fresh Shingles", "Every Drawer Turned Out"


@plays("Pitch and Oakum")
@pytest.mark.parametrize(("goal", "left"), [("Elm", 5), ("Fir", 0), ("Oak", 5)])
def test_pitch_burns_any_city(goal: str, left: int) -> None:
    s = arc(
        f"A: hand: {PITCH}; gems 3 Red Banner; city Oak (Body, 8); army: Wolf\n"
        "B: city Elm (Body, 8); city Fir (Mind, 8, hurt 6); army: Ox\nC: city Ash (Soul, 8); army: Elk", TEXTS,
    )  # fmt: skip
    s.choose(f"play {PITCH}")
    while not starting(s, "target") and not starting(s, "pick"):
        s.choose("pass")
    assert sorted(aims(s)) == ["Ash", "Elm", "Fir", "Oak"]
    s.choose(next(label for label in s.options() if label.endswith(goal)))
    s.all_pass()
    assert (s.place(goal), s.points("B")) == (
        "B's graveyard" if not left else f"{'A' if goal == 'Oak' else 'B'}'s Kingdom",
        15,
    )
    assert s.damage(goal) == (3 if left else s.damage(goal))
    s.to("Play", "A")
    assert s.damage("Oak") == (3 if goal == "Oak" else 0)


@plays("Fresh Shingles")
@pytest.mark.parametrize(("goal", "left"), [("Oak", 1), ("Fir", 0), ("Ash", 0)])
def test_shingles_mend_a_city_of_ones_own(goal: str, left: int) -> None:
    s = arc(
        f"A: hand: {SHINGLES}; gems 2 Gaian; city Oak (Body, 8, hurt 5); city Fir (Mind, 8, hurt 2); city Ash (Soul, 8)\n"
        "B: city Elm (Body, 8, hurt 4); army: Ox", TEXTS,
    )  # fmt: skip
    s.choose(f"play {SHINGLES}")
    while not starting(s, "target") and not starting(s, "pick"):
        s.choose("pass")
    assert {"Fir", "Oak"} <= set(aims(s)) <= {"Ash", "Fir", "Oak"}
    s.choose(*[label for label in s.options() if label.endswith(goal)])
    s.all_pass()
    assert s.damage(goal) == left
    assert s.damage("Elm") == 4


@plays("Every Drawer Turned Out")
@pytest.mark.parametrize("card", ["Rat", "Hog"])
def test_out_of_the_drawers_comes_a_spent_gem(card: str) -> None:
    cards = TEXTS | {"Hog": "creature 2 Gaian 1/1", "Rat": "event 0 Dark Legion: Draw a card."}
    s = arc(
        f"A: hand: {DRAWERS}; gems 3 The Empire; army: Wolf\nB: army: Ox; hand: Rat, Hog; deck: 9\nC: army: Elk; hand: 2",
        cards,
    )
    s.choose(f"play {DRAWERS}")
    s.choose(*starting(s, "target player B"))
    while not [label for label in s.options() if label.endswith(" Hog")]:
        s.choose(next((label for label in s.options() if label.endswith("player B")), "pass"))
    assert (s.asked, s.sees("A", "Rat"), s.sees("C", "Rat"), s.sees("A", "Spare")) == ("A", True, False, False)
    assert "pass" not in s.options()
    s.choose(next(label for label in s.options() if label.endswith(f" {card}")))
    faction = "House of Nobles"  # its writer has it the card's own; by ARC-POWER-02 its player names one
    assert s.asked == "B"
    s.choose(f"name {faction}")
    s.all_pass()
    other = {"Rat": "Hog", "Hog": "Rat"}[card]
    assert (s.hand("B"), s.gems("B"), s.consumed("B"), s.place(card)) == ([other], "", f"1 {faction}", "B's reserves")
    s.to("Draw", "B")
    assert s.gems("B") == f"1 {faction}"
    assert "draw 1 + 1 resource" in s.options()  # his own plays of the turn are left


@plays("Every Drawer Turned Out")
def test_empty_drawers_hold_nothing() -> None:
    s = arc(f"A: hand: {DRAWERS}; gems 3 The Empire; army: Wolf\nB: army: Ox", TEXTS)
    s.play(DRAWERS)
    s.all_pass()
    assert (s.consumed("B"), s.place(DRAWERS)) == ("", "A's graveyard")


SHOULDER = "Shoulder to Shoulder, Then In"


@plays("Shoulder to Shoulder, Then In")
@pytest.mark.parametrize(("senders", "axe", "value"), [
    ("Wolf, Fox, Cur", False, "3/9"), ("Wolf", False, "1/9"), ("Wolf, Fox, Cur", True, "2/9"),
])  # fmt: skip
def test_shoulder_to_shoulder_they_are_stronger(senders: str, axe: bool, value: str) -> None:
    army = "army: Wolf 1/9, Fox 1/9, Cur 1/9, Hen; hand: Shoulder to Shoulder; gems 2 Red Banner"
    s = arc(f"A: {army}\nB: army: Ox 0/9; hand: {'Axe' if axe else 'Wait'}{COMBAT}", TEXTS)
    s.choose("attack B's army", *(f"send {name}" for name in senders.split(", ")), "done")
    until(s, "play Shoulder")
    s.choose("play Shoulder to Shoulder")
    s.choose(*starting(s, "target Wolf"))
    if axe:
        s.choose("play Axe", "target Fox")
    while s.table.chain:
        s.choose(next((label for label in s.options() if label.endswith(" Wolf")), "pass"))
    assert s.value("Wolf") == value
    assert s.value("Hen") == "1/1"
    s.to("Second Play")
    assert s.value("Wolf") == value  # until the turn ends
    s.to("Play", "B")
    assert s.value("Wolf") == "1/9"


@plays("Shoulder to Shoulder, Then In")
def test_what_was_counted_stays_counted_and_an_enemy_may_be_helped() -> None:
    s = arc(
        "A: army: Wolf 1/9, Fox 1/9, Cur 1/9; hand: Axe\n"
        f"B: army: Ox 0/9; hand: Shoulder to Shoulder; gems 2 Red Banner; city Elm (Body, 8){COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose("attack B's army", "send Wolf", "send Fox", "send Cur")
    until(s, "play Shoulder")
    s.choose("play Shoulder to Shoulder")
    aimed = set(aims(s))
    assert not aimed & {"Ox"}
    while s.table.chain or starting(s, "target") or starting(s, "pick"):
        s.choose(next((label for label in s.options() if label.endswith(" Wolf")), "pass"))
    assert s.value("Wolf") == "3/9"
    until(s, "play Axe")
    s.choose("play Axe", "target Fox")
    while s.table.chain:
        s.choose("pass")
    assert (s.place("Fox"), s.value("Wolf")) == ("A's graveyard", "3/9")
    s = arc("A: army: Wolf; hand: Shoulder to Shoulder; gems 2 Red Banner\nB: army: Ox", TEXTS)
    assert "play Shoulder to Shoulder" not in s.options() or not aims(s)


BOOTS = "Boots On"


@plays("Boots On, All of You")
@pytest.mark.parametrize("goal", ["Elm", "B's army"])
def test_with_boots_on_they_defend(goal: str) -> None:
    s = arc(
        f"A: army: Wolf 1/9; {WAITING}\n"
        f"B: army: Ox 1/9 marked, Cow marked; city Elm (Body, 8): Hen marked; hand: {BOOTS}; gems 2 The Empire{COMBAT}", TEXTS,
    )  # fmt: skip
    assert f"play {BOOTS}" not in s.options()
    s.choose(f"attack {goal}")
    until(s, f"play {BOOTS}")
    s.choose(f"play {BOOTS}")
    while s.table.chain or starting(s, "target") or starting(s, "pick"):
        offers = [label for label in s.options() if label.endswith((" Ox", " Hen"))]
        s.choose(*(offers[:1] or ["done" if "done" in s.options() else s.way_on()]))
        if not s.marked("Ox"):
            break
    assert [s.marked(name) for name in ("Ox", "Hen", "Cow")] == [False, False, True]
    until(s, "block")
    s.choose("block Wolf with Ox", *["done"] * (goal == "Elm"))
    fought(s)
    assert s.damage("Wolf") == 1


@plays("Boots On, All of You")
def test_when_nobody_is_to_put_his_boots_on() -> None:
    s = arc(f"A: army: Wolf 1/9; hand: {BOOTS}; gems 2 The Empire\nB: army: Ox{COMBAT}", TEXTS)
    assert f"play {BOOTS}" not in s.options()
    s.choose("attack B's army")
    while s.phase == "Attack":
        assert f"play {BOOTS}" not in s.options()  # he is the one who attacks
        s.choose("done" if "done" in s.options() else s.way_on())
    s = arc(f"A: army: Wolf 1/9\nB: army: Ox\nC: army: Elk marked; hand: {BOOTS}; gems 2 The Empire{COMBAT}", TEXTS)
    s.choose("attack B's army")
    while s.phase == "Attack":
        assert f"play {BOOTS}" not in s.options()  # a third
        s.choose("done" if "done" in s.options() else s.way_on())


THROTTLED = "Throttled at Rest"


@plays("Throttled at Rest")
def test_who_is_throttled() -> None:
    s = arc(
        f"A: hand: {THROTTLED}; gems 3 Dark Legion; army: Wolf marked\n"
        "B: army: Ox 9/3 marked, Cow 1/3, Elk 1/4 marked, Hog 1/4 marked hurt 2", TEXTS,
    )  # fmt: skip
    s.choose(f"play {THROTTLED}")
    assert sorted(aims(s)) == ["Ox", "Wolf"]
    s.choose(next(label for label in s.options() if label.endswith(" Ox")))
    s.all_pass()
    assert s.place("Ox") == "B's graveyard"


@plays("Throttled at Rest")
@pytest.mark.parametrize(("answer", "dies"), [("Wait", True), ("Free", False), ("Brace", False)])
def test_who_gets_up_in_time_is_not_throttled(answer: str, dies: bool) -> None:
    s = arc(f"A: hand: {THROTTLED}; gems 3 Dark Legion; army: Wolf\nB: army: Ox 1/2 marked; hand: {answer}", TEXTS)
    s.choose(f"play {THROTTLED}")
    s.choose(*starting(s, "target Ox"))
    until(s, f"play {answer}")
    s.choose(f"play {answer}")
    s.choose(*starting(s, "target Ox"))
    s.all_pass()
    assert s.place("Ox") == ("B's graveyard" if dies else "B's Army")


EAR = "One Ear Up"


@plays("One Ear Up")
def test_with_one_ear_up_it_defends_asleep() -> None:
    s = arc(f"A: hand: {EAR}; gems 1 Gaian; army: Wolf\nB: army: Ox; city Elm (Body, 8): Hen", TEXTS)
    s.choose(f"play {EAR}")
    assert sorted(aims(s)) == ["Hen", "Ox", "Wolf"]
    for host, may in ((f"Ox 1/9 marked; attached: {EAR} on Ox", True), ("Ox 1/9 marked", False)):
        s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: army: {host}; {WAITING}{COMBAT}", TEXTS)
        s.choose("attack B's army")
        while s.phase == "Attack" and not starting(s, "block"):
            s.choose(s.way_on())
        assert bool(starting(s, "block")) is may
        if may:
            s.choose("block Wolf with Ox")
            assert s.marked("Ox")
            fought(s)
        assert (s.damage("Wolf"), s.points("B")) == (int(may), 15 - int(not may))


@plays("One Ear Up")
def test_with_one_ear_up_it_does_nothing_else_asleep() -> None:
    s = arc(f"A: city Oak (Body, 8): Lord marked; attached: {EAR} on Lord\nB: army: Ox", TEXTS)
    assert not [label for label in s.options() if "Lord" in label]
    s = arc(f"A: army: Lord marked, Wolf; attached: {EAR} on Lord\nB: army: Ox{COMBAT}", TEXTS)
    s.choose("attack B's army")
    assert "send Lord" not in s.options()
    s = arc(f"A: city Oak (Body, 8): Lord marked; attached: {EAR} on Lord; {WAITING}\nB: army: Ox{TACTICS}", TEXTS)
    s.choose(*starting(s, "claim Body"))
    assert not starting(s, "bid")
    s = arc(
        f"A: army: Wolf 1/9; {WAITING}\nB: army: Ox; city Elm (Body, 8): Hen marked; attached: {EAR} on Hen; {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army")
    until(s, "block")
    assert starting(s, "block") == ["block Wolf with Ox"]


CUPBOARDS = "Bare Cupboards"


@plays("Bare Cupboards")
@pytest.mark.parametrize(
    ("on", "held", "left"), [("B", 7, 5), ("B", 5, 5), ("B", 3, 3), ("A", 9, 7), ("B, Bare Cupboards on B", 8, 5)]
)
def test_whose_cupboards_are_bare_keeps_five(on: str, held: int, left: int) -> None:
    s = arc(
        f"A: army: Wolf; attached: {CUPBOARDS} on {on}\nB: army: Ox; hand: {held}; deck: 9\nphase: Second Play, active B",
        TEXTS,
    )
    while s.active == "B":
        s.choose(starting(s, "discard")[0] if starting(s, "discard") else s.way_on())
    assert (len(s.hand("B")), len(s.grave("B"))) == (left, held - left)


@plays("Bare Cupboards")
def test_anybodys_cupboards_may_be_emptied_and_he_chooses() -> None:
    s = arc(f"A: army: Wolf; hand: {CUPBOARDS}, 6; gems 3 Dark Legion; deck: 9\nB: army: Ox\nC: army: Elk", TEXTS)
    s.choose(f"play {CUPBOARDS}")
    assert sorted(aims(s)) == ["player A", "player B", "player C"]
    s.choose("target player A")
    resolve(s)
    assert len(s.hand("A")) == 6  # only in that phase
    s.to("Discard", "A")
    assert len(starting(s, "discard")) >= 1
    s.choose(starting(s, "discard")[-1])
    s.settle()
    assert (len(s.hand("A")), s.active) == (5, "B")


COIN = "Coin of No Country"


@plays("Coin of No Country")
def test_whose_coin_it_becomes() -> None:
    s = arc(f"A: gems 1 Gaian, 2 Red Banner consumed; hand: {COIN}; army: Wolf\nB: army: Ox; gems 1 The Empire", TEXTS)
    s.choose(f"play {COIN}")
    assert "target The Empire resource card" not in s.options()
    assert "target Red Banner resource card" in s.options()


@plays("Coin of No Country")
@pytest.mark.parametrize(("card", "host", "can"), [
    ("Monk", "Red Banner resource card (3)", True), ("Knight", "Red Banner resource card (3)", False), ("Monk", "", False),
])  # fmt: skip
def test_the_coin_meets_one_mark_of_any_faction(card: str, host: str, can: bool) -> None:
    s = arc(f"A: gems 3 Red Banner; hand: {COIN}, {card}; deck: 9\nB: army: Ox; deck: 9", TEXTS)
    if host:
        s.choose(f"play {COIN}", f"target {host}")
        s.all_pass()
        assert s.place(COIN) == "on Red Banner resource card"
        s.to("Play", "B")
        s.to("Play", "A")
    assert (f"play {card}" in s.options()) is can
    if can:
        s.choose(f"play {card}")
        s.choose(*starting(s, "pay")[:1])
        s.all_pass()
        assert (s.place(card), s.consumed("A"), s.gems("A")) == ("Keep of A", "1 Red Banner", "2 Red Banner")
