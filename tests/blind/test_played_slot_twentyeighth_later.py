"""Blind texts of SLOT's twenty-eighth round of whoever feeds, lies and is dug up, played as their writers meant them."""

import pytest

from blind.gestures import fight, starting
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Lamb": "close 1 ranged 1 def 1 life 1", "One": "cost 1 close 1 def 1 life 1",
    "Nine": "close 9 ranged 9 def 9 life 9",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Abilities") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


COUNTESS = "Red-Lipped Countess"


@plays("Red-Lipped Countess")
@pytest.mark.parametrize("hurt", ["", " hurt 1", " hurt 2"])
def test_the_countess_feeds_on_the_killed(hurt: str) -> None:
    s = table(f"front: {COUNTESS}{hurt}, Ox", f"front: Lamb, Lamb; {FAR}", "Action, ap 3")
    heal = s.fork()
    s.choose(f"attack Lamb F1 with {COUNTESS} F1, close")
    s.choose("choose: unmark this creature")
    assert (s.marked("A F1"), s.tokens("A F1")) == (False, int(hurt[-1]) if hurt else 0)
    assert starting(s, f"attack Lamb F2 with {COUNTESS} F1, close")
    heal.choose(f"attack Lamb F1 with {COUNTESS} F1, close", "choose: restore 1 life to this creature")
    # Where she has no token her writer would not let it be chosen: it is chosen in vain
    assert (heal.marked("A F1"), heal.tokens("A F1")) == (True, max(int(hurt[-1:] or 0) - 1, 0))


@plays("Red-Lipped Countess")
def test_the_countess_kills_by_striking_back_too_and_feeds_on_no_other_death() -> None:
    s = table("front: Ox hurt 8, Ox", f"front: {COUNTESS} marked, Ox; {FAR}", "Action")
    s.choose(f"attack {COUNTESS} F1 with Ox F1, close")
    assert (s.who("A F1"), s.asked, s.marked("B F1")) == ("", "B", True)
    s.choose("choose: unmark this creature")
    assert (s.marked("B F1"), s.asked) == (False, "A")
    s = table(f"front: {COUNTESS} marked, Nine", f"front: Lamb, Lamb; {FAR}", "Action")
    s.choose("attack Lamb F1 with Nine F2, close")
    assert (s.who("B F1"), s.marked("A F1")) == ("", True)
    s = table(f"front: {COUNTESS} hurt 1, Nine", f"front: Lamb, Lamb; {FAR}", "Action")
    fight(s, f"Lamb F1 with {COUNTESS} F1 + Nine F2, close")
    assert (s.who("B F1"), s.marked("A F1"), s.tokens("A F1")) == ("", True, 1)


COIN = "Coffin-Penny Corpse"


@plays("Coffin-Penny Corpse")
def test_in_the_twilight_the_corpse_is_two_gold() -> None:
    deck = "deck: One, Dear, Two"
    gold = CAST | {"Two": "cost 2 close 1 def 1 life 1", "Dear": "cost 3 close 1 def 1 life 1"}
    s = slot(f"A: front: Ox; twilight: {COIN}; {deck}\nB: front: Ann\nstep: Recruit", gold)
    assert [f"recruit {name}" in s.options() for name in ("One", "Two", "Dear")] == [True, True, True]
    two, one = s.fork(), s.fork()
    two.choose("recruit Two", "place Two in F2")
    assert (two.grave("A"), two.twilight("A"), two.marked("A F1"), two.who("A F2")) == ([COIN], [], False, "Two")
    one.choose("recruit One", "place One in F2")
    assert (one.twilight("A"), one.marked("A F1"), one.who("A F2")) == ([COIN], True, "One")
    s.choose("recruit Dear", "place Dear in F2")
    assert (s.grave("A"), s.marked("A F1")) == ([COIN], True)
    s = slot(f"A: front: Ox marked; twilight: {COIN}; {deck}\nB: front: Ann\nstep: Recruit", gold)
    assert [f"recruit {name}" in s.options() for name in ("One", "Two", "Dear")] == [False, True, False]
    s = slot(f"A: front: {COIN}; {deck}\nB: front: Ann\nstep: Recruit", gold)
    assert [f"recruit {name}" in s.options() for name in ("One", "Two", "Dear")] == [True, False, False]


@plays("Coffin-Penny Corpse")
def test_for_a_sign_the_corpse_is_one_creature_and_unspent_it_is_nothing() -> None:
    s = table(f"front: Ox hurt 1, Alms-Gate Sister; twilight: {COIN}")
    s.choose("use Alms-Gate Sister F2", f"give {COIN} (twilight)")
    assert (s.grave("A"), s.marked("A F1"), s.marked("A F2"), s.tokens("A F1")) == ([COIN], False, True, 0)
    s = slot(f"A: front: Ox; twilight: {COIN}\nB: front: Ann\nstep: Action", CAST)
    s.to("Move", "B")
    assert (s.twilight("A"), s.grave("A")) == ([], [COIN])


SLEEPER = "Shallow-Pit Sleeper"


@plays("Shallow-Pit Sleeper")
def test_the_sleeper_is_recruited_from_the_graveyard() -> None:
    s = slot(
        f"A: front: Ox, Ox; twilight: Imp; grave: Page, {SLEEPER}, Lamb; deck: One\nB: front: Ann\nstep: Recruit", CAST
    )
    found = [option for option in starting(s, "recruit") if SLEEPER in option]
    assert len(found) == 1
    assert not [option for option in starting(s, "recruit") if "Lamb" in option or "Page" in option]
    s.choose(found[0])
    s.choose(next(option for option in starting(s, "place") if option.endswith("B1")))
    assert (s.who("A B1"), s.marked("A B1"), s.marked("A F1"), s.marked("A F2")) == (SLEEPER, True, True, True)
    assert ([name for name in s.grave("A") if name != "Imp"], s.twilight("A")) == (["Page", "Lamb"], [])


@plays("Shallow-Pit Sleeper")
def test_when_the_sleeper_sleeps_on() -> None:
    for a, b in (
        (f"front: Ox, Ox; grave: {SLEEPER}", "front: Ann"),
        (f"front: Ox, Ox, Ox; twilight: {SLEEPER}", "front: Ann"),
        ("front: Ox, Ox, Ox", f"front: Ann; grave: {SLEEPER}"),
        (f"front: Ox, Ox, Ox, Ox; back: Ox, Ox, Ox, Ox; grave: {SLEEPER}", "front: Ann"),
    ):
        s = slot(f"A: {a}; deck: One\nB: {b}\nstep: Recruit", CAST)
        assert not [option for option in starting(s, "recruit") if SLEEPER in option], a
    s = slot(f"A: front: Ox, Ox, Ox; twilight: {SLEEPER}; deck: One\nB: front: Ann\nstep: Recruit", CAST)
    s.choose("recruit One", "place One in B1", f"give {SLEEPER} (twilight)")
    assert [option for option in starting(s, "recruit") if SLEEPER in option]  # spent, it lies there
