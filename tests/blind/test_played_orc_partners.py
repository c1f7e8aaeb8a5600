"""Blind texts of ORC by which defenders change their attackers, played as their writers meant them."""

import pytest

from blind.gestures import starting, targets, values
from blind.texts import orc, plays, until
from scenes.orc import Scene

TEXTS = {"Wait": "event 0: Draw a card."}
ATTACK = "A: offensive: Ox 3/3, Yak 2/4, Elk 5/5; hand: 1\n"
DEFENCE = "B: 9 gold; defensive: Cow 1/9, Hen 2/9, Pig 4/9; hand: {}\nphase: Move or Attack"
BLOCKS = ("block Ox with Cow", "block Yak with Hen", "block Ox with Pig")


def lined_up(s: Scene, *blocks: str, attackers: tuple[str, ...] = ("Ox", "Yak")) -> None:
    """A attacks with these, B defends so, and the first combat is that of the Ox."""
    s.choose("attack B", *(f"send {name}" for name in attackers))
    s.choose(*["done"] * (s.asked == "A"))
    until(s, "block")
    s.choose(*blocks)
    s.choose(*["done"] * ("done" in s.options()))
    until(s, "fight")
    s.choose("fight Ox")


def fought_out(s: Scene) -> None:
    """All other combats follow, and damage is divided as it comes."""
    while s.phase == "Move or Attack" and (starting(s, "fight", "number", "divide") or s.asked == "B"):
        s.choose((starting(s, "fight", "number", "divide") or ["pass"])[0])


def hurt(s: Scene) -> list[int]:
    return [s.damage(name) for name in ("Cow", "Hen", "Pig", "Ox", "Yak")]


@plays("Crossed Blades at Dusk", "Swap Places, Lads")
@pytest.mark.parametrize("card", ["Crossed Blades at Dusk", "Swap Places, Lads"])
def test_two_defenders_trade_places(card: str) -> None:
    s = orc(ATTACK + DEFENCE.format(card), TEXTS)
    lined_up(s, *BLOCKS)
    s.choose(starting(s, "play")[0])
    s.choose(*starting(s, "in the Def")[:1])
    assert sorted(targets(s)) == ["Cow", "Hen", "Pig"]
    s.choose("target Cow")
    if s.table.chain == []:
        assert targets(s) == ["Hen"]
        s.choose("target Hen")
    s.all_pass()
    fought_out(s)
    assert (s.damage("Cow"), s.damage("Ox") or s.place("Ox"), s.damage("Yak")) == (2, "A's graveyard", 1)


@plays("Crossed Blades at Dusk")
def test_two_against_one_attacker_cannot_be_chosen() -> None:
    s = orc(ATTACK + DEFENCE.format("Crossed Blades at Dusk"), TEXTS)
    lined_up(s, "block Ox with Cow", "block Ox with Hen", "block Ox with Pig")
    assert "play Crossed Blades at Dusk" not in s.options()


@plays("Wrong Man, Sir")
def test_a_defender_goes_over_to_another_attacker() -> None:
    s = orc(ATTACK + DEFENCE.format("Wrong Man, Sir"), TEXTS)
    lined_up(s, "block Ox with Cow", "block Yak with Hen", attackers=("Ox", "Yak"))
    s.choose("play Wrong Man")
    s.choose(*starting(s, "in the Def")[:1])
    assert sorted(targets(s)) == ["Cow", "Hen"]
    s.choose("target Cow")
    s.all_pass()
    fought_out(s)
    assert (s.influence("B"), s.damage("Cow") + s.damage("Hen"), s.damage("Yak"), s.damage("Ox")) == (20, 2, 3, 0)


@plays("Change of Quarry")
def test_only_who_defends_now_changes_to_a_combat_that_is_to_come() -> None:
    s = orc(ATTACK + DEFENCE.format("Change of Quarry"), TEXTS)
    lined_up(s, "block Ox with Cow", "block Yak with Hen")
    s.choose("play Change of Quarry")
    s.choose(*starting(s, "in the Def")[:1])
    s.choose(*starting(s, "target Cow"))
    assert "target Hen" not in s.options()
    s.all_pass()
    fought_out(s)
    assert (s.influence("B"), s.damage("Ox"), s.damage("Yak")) == (20, 0, 3)


@plays("Change of Quarry")
def test_in_the_last_combat_there_is_nobody_to_change_to() -> None:
    s = orc(ATTACK + DEFENCE.format("Change of Quarry"), TEXTS)
    lined_up(s, "block Ox with Cow", "block Yak with Hen")
    s.choose("pass")
    s.choose("play Change of Quarry")
    s.choose(*starting(s, "in the Def")[:1], *starting(s, "target Hen"))
    s.all_pass()
    assert (s.damage("Yak"), s.influence("B")) == (2, 20)


@plays("Close the Gap")
def test_a_defender_leaves_for_an_attacker_that_is_targeted() -> None:
    s = orc(ATTACK + DEFENCE.format("Close the Gap"), TEXTS)
    lined_up(s, "block Ox with Cow", "block Yak with Hen", attackers=("Ox", "Yak", "Elk"))
    s.choose("play Close the Gap")
    s.choose(*starting(s, "in the Def")[:1])
    assert sorted(targets(s)) == ["Cow", "Hen"]
    s.choose("target Cow")
    assert {"Yak", "Elk"} <= set(targets(s))
    s.choose("target Elk")
    s.all_pass()
    fought_out(s)
    assert (s.influence("B"), s.damage("Elk"), s.damage("Ox"), s.damage("Yak")) == (20, 1, 0, 2)


@plays("Crossed Lines")
def test_two_attackers_exchange_all_their_defenders() -> None:
    s = orc(ATTACK + DEFENCE.format("Crossed Lines"), TEXTS)
    lined_up(s, *BLOCKS, attackers=("Ox", "Yak", "Elk"))
    s.choose("play Crossed Lines")
    s.choose(*starting(s, "in the Def")[:1])
    assert "target Elk" not in s.options()
    if targets(s):
        s.choose("target Ox")
        s.choose(*starting(s, "target Yak"))
    s.all_pass()
    fought_out(s)
    assert (s.damage("Ox"), s.place("Yak"), s.influence("B")) == (2, "A's graveyard", 15)


@plays("Marshal Tevane")
def test_the_marshal_exchanges_two_defenders_though_he_is_marked_for_it() -> None:
    army = "B: defensive: Marshal Tevane, Hen 3/9; hand: 1\nphase: Move or Attack"
    s = orc(f"{ATTACK}{army}", TEXTS)
    lined_up(s, "block Ox with Marshal Tevane", "block Yak with Hen")
    s.choose("use Marshal Tevane")
    s.choose(*starting(s, "target Hen"))
    s.all_pass()
    assert s.marked("Marshal Tevane")
    fought_out(s)
    assert (s.place("Ox"), str(s.damage("Yak"))) == ("A's graveyard", values(s, "Marshal Tevane")[0].partition("/")[0])
