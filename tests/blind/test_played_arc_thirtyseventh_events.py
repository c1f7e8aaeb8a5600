"""Blind texts of ARC's thirty-seventh round about events, played as their writers meant them."""

import pytest

from blind.gestures import aims, resolve, starting, values
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Toss": "event 0: Discard target creature.",
    "Back": "event 0: Return target creature to its owner's hand.", "Give": "event 0: Sacrifice a creature.",
    "Rest": "event 0: Mark target creature.", "Rise": "event 0: Unmark target creature.",
    "Charm": "enchantment 0: Attach to a creature.", "Flash": "event 1: Gain 1 VP.", "Spell": "magic 1: Gain 1 VP.",
    "Hex": "creature 1 1/1: (M): Gain 1 VP.", "Die": "event 0: Deal 1 damage to target creature.",
    "Pop": "event 0: Gain 1 VP.", "Pay": "creature 1 2/2",
}  # fmt: skip
LASH, PURSE, FEAST, BLOOD = "Nettle Lash", "Purse for the Speaker", "Feast of the Crows", "Blood Up"


@plays("Nettle Lash")
def test_the_nettles_lash_whoever_is_marked() -> None:
    s = arc(
        f"A: army: Wolf 1/3 marked, Fox; hand: {LASH}; gems 1 Gaian; city Oak (Body, 8, marked): Hen 1/2 marked\n"
        "B: army: Ox 1/3 marked hurt 1, Cow; city Elm (Body, 8)", TEXTS,
    )  # fmt: skip
    s.choose(f"play {LASH}")
    assert sorted(aims(s)) == ["Hen", "Ox", "Wolf"]
    for goal, place in (("Ox", "B's graveyard"), ("Wolf", "A's Army"), ("Hen", "A's graveyard")):
        other = s.fork()
        other.choose(f"target {goal}")
        resolve(other)
        assert (other.place(goal), other.damage("Wolf")) == (place, 2 * (goal == "Wolf"))


@plays("Nettle Lash")
@pytest.mark.parametrize(("way", "hurt"), [("Rise", 0), ("Back", 0), ("Wait", 2)])
def test_who_is_unmarked_in_answer_is_not_lashed(way: str, hurt: int) -> None:
    s = arc(f"A: army: Wolf; hand: {LASH}; gems 1 Gaian\nB: army: Ox 1/3 marked, Cow marked; hand: {way}", TEXTS)
    s.choose(f"play {LASH}", "target Ox", f"play {way}")
    s.choose(*starting(s, "target Ox"))
    s.all_pass()
    assert (s.damage("Ox"), s.damage("Cow"), s.place("Ox")) == (hurt, 0, "B's hand" if way == "Back" else "B's Army")


@plays("Nettle Lash")
def test_without_a_marked_creature_nobody_is_lashed() -> None:
    s = arc(f"A: army: Wolf; hand: {LASH}, Wait; gems 1 Gaian; city Oak (Body, 8, marked)\nB: army: Ox, Cow", TEXTS)
    assert f"play {LASH}" not in s.options()


@plays("Purse for the Speaker")
@pytest.mark.parametrize(("answer", "gems"), [("pay", 4), ("no", 4), ("pay", 3), ("", 2), ("", 1)])
def test_an_event_is_paid_for_again_or_comes_to_nothing(answer: str, gems: int) -> None:
    s = arc(f"A: army: Wolf; hand: Flash; gems {gems} Gaian\nB: army: Ox; hand: {PURSE}; gems 2 House of Nobles", TEXTS)
    s.choose("play Flash", f"play {PURSE}")
    s.choose(*starting(s, "target Flash"))
    assert s.points("A") == 15
    while s.place(PURSE) != "B's graveyard" and not starting(s, "pay"):
        s.choose("pass")
    if answer:
        assert s.asked == "A"
        s.choose(answer)
    s.all_pass()
    paid = answer == "pay"
    assert (s.points("A"), s.place("Flash"), s.place(PURSE), s.consumed("B")) == (
        15 + paid, "A's graveyard", "B's graveyard", "2 House of Nobles")  # fmt: skip
    assert s.consumed("A") == f"{1 + 2 * paid} Gaian"


@plays("Purse for the Speaker")
def test_behind_the_payment_the_event_still_waits_and_can_be_answered() -> None:
    s = arc(
        f"A: army: Wolf; hand: Flash; gems 3 Gaian\nB: army: Ox; hand: {PURSE}, {PURSE}, Wait; gems 4 House of Nobles",
        TEXTS,
    )
    s.choose("play Flash")
    s.choose(starting(s, f"play {PURSE}")[0])
    s.choose(*starting(s, "target Flash"))
    until(s, "pay")
    s.choose("pay")
    assert (s.place("Flash"), s.points("A"), s.asked) == ("the chain", 15, "B")
    s.choose(f"play {PURSE}")
    s.choose(*starting(s, "target Flash"))
    resolve(s)
    assert (s.points("A"), s.place("Flash"), s.gems("A")) == (15, "A's graveyard", "")


@plays("Purse for the Speaker")
@pytest.mark.parametrize("what", ["play Spell", "play Pay", "play Charm", "use Hex"])
def test_only_events_are_held_up_by_the_purse(what: str) -> None:
    s = arc(
        f"A: army: Hex; hand: Spell, Pay, Charm; gems 2 Gaian\nB: army: Ox; hand: {PURSE}, Wait; gems 2 House of Nobles",
        TEXTS,
    )
    s.choose(what)
    s.choose(*starting(s, "target")[:1])
    until(s, "play Wait")
    assert s.asked == "B"
    assert f"play {PURSE}" not in s.options()


@plays("Purse for the Speaker")
def test_also_events_of_ones_own_and_a_thirds() -> None:
    s = arc(
        f"A: army: Wolf; hand: Flash, {PURSE}; gems 5 House of Nobles\nB: army: Ox; hand: Pop\nC: army: Ram; hand: {PURSE}; "
        "gems 2 House of Nobles", TEXTS,
    )  # fmt: skip
    s.choose("play Flash", "play Pop", f"play {PURSE}")
    assert s.asked == "C"
    assert sorted(aims(s)) == ["Flash", "Pop"]
    s.choose("target Pop")
    until(s, f"play {PURSE}")
    assert s.asked == "A"
    s.choose(f"play {PURSE}")
    assert (len(aims(s)), {"Flash", "Pop"} < set(aims(s))) == (3, True)  # the other purse, too


@plays("Feast of the Crows")
@pytest.mark.parametrize(("way", "may"), [
    ("Axe", True), ("Die", True), ("Toss", False), ("Give", False), ("Back", False), ("Rest", False),
])  # fmt: skip
@pytest.mark.parametrize("goal", ["Wolf", "Ox"])
def test_the_crows_feast_where_somebody_has_died(way: str, may: bool, goal: str) -> None:
    s = arc(
        f"A: army: Wolf, Cur; hand: {way}, {FEAST}; gems 2 Dark Legion; deck: 9\n"
        f"B: army: Ox; hand: {FEAST}; gems 2 Dark Legion; deck: 9", TEXTS,
    )  # fmt: skip
    assert f"play {FEAST}" not in s.options()
    s.choose(f"play {way}", *[f"{'pick' if way == 'Give' else 'target'} {goal}"] * (way != "Give" or goal == "Wolf"))
    s.choose(*starting(s, "pick")[:1])
    s.all_pass()
    assert (f"play {FEAST}" in s.options()) is may
    if may:
        other = s.fork()
        s.play(FEAST)
        assert (len(s.hand("A")), s.consumed("A"), s.gems("B")) == (2, "2 Dark Legion", "2 Dark Legion")
        other.to("Draw", "B")
        other.choose("draw 2")
        assert (other.asked, f"play {FEAST}" in other.options()) == ("B", False)  # in the next turn


@plays("Feast of the Crows")
@pytest.mark.parametrize("deck", [0, 1, 2])
def test_in_anothers_turn_too_and_two_cards_are_drawn_whatever_comes_of_it(deck: int) -> None:
    s = arc(
        f"A: army: Wolf; hand: Axe, Flash; gems 1 Gaian\nB: army: Ox; hand: {FEAST}; gems 2 Dark Legion; deck: {deck}\n"
        "C: army: Ram",
        TEXTS,
    )
    s.choose("play Axe", "target Ox")
    s.all_pass()
    s.choose("play Flash")
    until(s, f"play {FEAST}")
    assert s.asked == "B"
    s.choose(f"play {FEAST}")
    s.all_pass()
    assert s.out("B") == ("" if deck == 2 else "ARC-WIN-06")


@plays("Blood Up")
@pytest.mark.parametrize(("goal", "value"), [("Wolf", "4/1"), ("Ox", "4/8"), ("Hen", ""), ("Cow", "")])
def test_with_the_blood_up_a_creature_is_stronger_and_frailer(goal: str, value: str) -> None:
    s = arc(
        f"A: army: Wolf 1/2; hand: {BLOOD}; gems 1 Red Banner; city Oak (Body, 8): Hen; deck: 9\n"
        "B: army: Ox 1/9, Cow 1/3 hurt 2; deck: 9", TEXTS,
    )  # fmt: skip
    s.choose(f"play {BLOOD}")
    assert sorted(aims(s)) == ["Cow", "Hen", "Ox", "Wolf"]
    s.choose(f"target {goal}")
    s.all_pass()
    if value:
        assert s.value(goal) == value
        s.to("Draw", "B")
        assert s.value(goal) == ("1/2" if goal == "Wolf" else "1/9")
    else:
        assert s.place(goal) == ("A's graveyard" if goal == "Hen" else "B's graveyard")
    assert values(s, *[name for name in ("Wolf", "Ox") if name != goal]) == [
        {"Wolf": "1/2", "Ox": "1/9"}[name] for name in ("Wolf", "Ox") if name != goal]  # fmt: skip
