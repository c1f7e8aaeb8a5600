"""Blind texts of ORC's round 33 that were misread at first, played as their writer meant them."""

import pytest

from blind.gestures import aiming, offered, resolved, starting, targets, uses
from blind.texts import orc, plays, until
from scenes.orc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.",
    "Sting": "event 0: Deal 2 damage to target creature.", "Scare": "event 0: Discard target creature.",
    "Wilt": "event 0: Target creature gets 0/-9 until end of turn.", "Hail": "event 0: Deal 9 damage to each creature.",
    "Steal": "event 0: Gain control of target creature.", "Wake": "event 0: Unmark target creature.",
    "Peel": "event 0: Discard target enchantment.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Guard": "creature 1/9: (A): Demons you control get 0/+1.", "Ward": "creature 1/9: (A): Demons you control get 0/+1.",
    "Mage": "creature (Caster) 1/9", "Mourner": "creature 1/9: Whenever another creature dies, gain 1 influence.",
    "Bow": "equipment 0 (Weapon): Equipped creature gets +1/0.", "Belt": "equipment 0: Equipped creature gets 0/+1.",
    "Vine": "enchantment 0: Attach to a creature. It gets 0/+1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
DUCHESS, ROOTS, MOON, BLADE = "Duchess Oveline", "Grip of Wet Roots", "Moonwell Blessing", "Sellsword's Blade"


def strikes(s: Scene, *names: str) -> None:
    """A attacks B with these."""
    s.choose("attack B")
    for name in names:
        s.choose(*[f"send {name}"] * (f"send {name}" in s.options()))
    s.choose(*["done"] * bool(starting(s, "send")))
    assert all(s.marked(name) for name in names)


def aimed(s: Scene, card: str, who: str = "", front: str = "Offensive") -> None:
    """A card that somebody may play is played so and resolves."""
    until(s, f"play {card}")
    aiming(s, card, front)
    s.choose(*[f"target {who}"] * (f"target {who}" in s.options()))
    resolved(s)


def blocked(s: Scene, *pairs: str) -> None:
    """These defend and no others."""
    until(s, "block")
    s.choose(*[f"block {pair}" for pair in pairs])
    s.choose(*["done"] * bool(starting(s, "block")))


def on(s: Scene) -> None:
    """The attack goes on to its end, and nobody does anything."""
    while s.phase == "Move or Attack":
        s.choose((starting(s, "number 0", "trigger") or [s.way_on()])[0])


@plays("Duchess Oveline")
def test_the_duchess_pays_for_an_attacker() -> None:
    s = orc(
        f"A: 4 gold; offensive: {DUCHESS}, Ox 1/1, Mourner; attached: Bow on Ox, Vine on Ox; defensive: Mourner; hand: 1\n"
        f"B: defensive: Cow 3/9, Mourner; hand: 1{FIGHT}", TEXTS,
    )  # fmt: skip
    strikes(s, "Ox")
    blocked(s, "Ox with Cow")
    while "yes" not in s.options():
        s.choose(s.way_on())
    assert s.asked == "A"
    no = s.fork()
    s.choose("yes")
    s.to("Second Play")
    assert (s.place("Ox"), s.damage("Ox"), s.marked("Ox"), s.gold("A")) == ("A's Defensive", 0, True, 2)
    assert (s.place("Bow"), s.place("Vine"), s.influence("A"), s.influence("B"), s.damage("Cow")) == (
        "on Ox",
        "on Ox",
        20,
        20,
        2,
    )
    no.choose("no")
    no.to("Second Play")
    assert (no.place("Ox"), no.place("Bow"), no.gold("A"), no.influence("A")) == (
        "A's graveyard",
        "A's Offensive",
        4,
        21,
    )


@plays("Duchess Oveline")
@pytest.mark.parametrize("gold", [4, 2, 1])
def test_each_defender_is_paid_for_by_itself(gold: int) -> None:
    s = orc(
        f"A: offensive: Ox 4/9, Elk 4/9; hand: 1\n"
        f"B: {gold} gold; defensive: {DUCHESS}, Cow 1/1, Dog 1/1 marked, Pup 1/1; hand: 1{FIGHT}", TEXTS,
    )  # fmt: skip
    strikes(s, "Ox", "Elk")
    blocked(s, "Ox with Cow", "Ox with Pup")
    asked = 0
    while s.phase == "Move or Attack":
        asked += "yes" in s.options()
        s.choose("yes" if "yes" in s.options() else (starting(s, "number 1", "number 2") or [s.way_on()])[0])
    saved = [n for n in ("Cow", "Pup") if s.place(n) == "B's Offensive"]
    assert (asked, len(saved), s.gold("B"), s.influence("B")) == (gold // 2, gold // 2, gold % 2, 16)
    assert all(s.marked(n) and not s.damage(n) for n in saved)


@plays("Duchess Oveline")
@pytest.mark.parametrize(("card", "saved"), [("Axe", True), ("Sting", True), ("Scare", False)])
def test_whatever_kills_it_in_combat_the_duchess_may_pay(card: str, saved: bool) -> None:
    s = orc(f"A: 2 gold; offensive: {DUCHESS}, Ox 1/1; hand: 1\nB: defensive: Cow; hand: {card}, Axe{FIGHT}", TEXTS)
    strikes(s, "Ox")
    until(s, f"play {card}")
    aiming(s, card, "Defensive")
    s.choose("target Ox")
    while s.table.chain:
        s.choose("yes" if "yes" in s.options() else s.way_on())
    assert (s.place("Ox"), s.gold("A")) == (("A's Defensive", 0) if saved else ("A's graveyard", 2))
    s.to("Second Play")
    assert s.influence("B") == 20
    s = orc(f"A: 2 gold; offensive: {DUCHESS}, Ox; hand: Axe\nB: defensive: Cow; hand: 1", TEXTS)
    s.do("play Axe", "target Ox")  # in no combat
    assert (s.place("Ox"), s.gold("A")) == ("A's graveyard", 2)


@plays("Duchess Oveline")
def test_she_saves_neither_herself_nor_who_is_out_of_combat_nor_one_of_no_defence() -> None:
    s = orc(f"A: 4 gold; offensive: {DUCHESS}, Ox; hand: 1\nB: defensive: Cow 9/9; hand: 1{FIGHT}", TEXTS)
    strikes(s, DUCHESS)
    blocked(s, f"{DUCHESS} with Cow")
    s.to("Second Play")
    assert (s.place(DUCHESS), s.gold("A")) == ("A's graveyard", 4)
    s = orc(f"A: 4 gold; offensive: {DUCHESS}, Ox, Elk 1/9; hand: Axe\nB: defensive: Cow; hand: Wait{FIGHT}", TEXTS)
    strikes(s, "Ox", "Elk")
    blocked(s)
    until(s, "fight")
    s.choose("fight Ox")
    while s.influence("B") == 20:
        s.choose("pass")
    aimed(s, "Axe", "Ox")  # its combat is over
    assert (s.place("Ox"), s.gold("A")) == ("A's graveyard", 4)
    s = orc(f"A: 4 gold; offensive: {DUCHESS}, Ox; hand: Wilt\nB: defensive: Cow; hand: Wait{FIGHT}", TEXTS)
    strikes(s, "Ox")
    until(s, "play Wilt")
    aiming(s, "Wilt")
    s.choose("target Ox")
    asked = 0
    while s.table.chain:
        asked += "yes" in s.options()
        s.choose("yes" if "yes" in s.options() else s.way_on())
    assert (asked, s.place("Ox"), s.gold("A")) == (1, "A's graveyard", 2)


@plays("Duchess Oveline")
def test_a_duchess_who_falls_along() -> None:
    s = orc(
        f"A: 4 gold; offensive: {DUCHESS}, Ox; defensive: Rat; hand: 1\nB: defensive: Cow; hand: Hail{FIGHT}", TEXTS,
    )  # fmt: skip
    strikes(s, "Ox")
    until(s, "play Hail")
    aiming(s, "Hail", "Defensive")
    while s.table.chain:
        s.choose("yes" if "yes" in s.options() else s.way_on())
    assert (s.place(DUCHESS), s.place("Ox"), s.gold("A")) == ("A's graveyard", "A's Defensive", 2)


GRIP = (
    f"A: 2 gold; offensive: Mage, Ox{{}}, Guard assigned; defensive: Rat; hand: {ROOTS}, 1; deck: 20\n"
    "B: defensive: Cow{}, Ward assigned, Dog marked; offensive: Hen; hand: Steal, Wake, 1; deck: 20"
)


@plays("Grip of Wet Roots")
@pytest.mark.parametrize("state", ["", " marked"])
@pytest.mark.parametrize("who", ["Ox", "Cow"])
def test_who_is_gripped_sleeps_once_more(state: str, who: str) -> None:
    s = orc(GRIP.format(state, state), TEXTS)
    aiming(s, ROOTS)
    assert sorted(targets(s)) == ["Cow", "Dog", "Mage", "Ox", "Ward"]
    s.choose(f"target {who}")
    s.all_pass()
    assert s.marked(who)
    s.to("Play", "B")
    assert (s.marked(who), s.marked("Dog")) == (True, False)
    s.to("Play", "A")
    assert s.marked(who)
    s.to("Play", "B")
    assert s.marked(who) is (who == "Ox")
    s.to("Play", "A")
    assert not s.marked(who)


@plays("Grip of Wet Roots")
def test_the_grip_is_loosened_by_effects_and_does_nothing_to_the_assigned() -> None:
    s = orc(GRIP.format("", ""), TEXTS)
    s.do(f"play {ROOTS}", "target Cow")
    taken = s.fork()
    s.to("Play", "B")
    s.do("play Wake", "target Cow", front="Defensive")
    assert not s.marked("Cow")
    s.to("Move or Attack", "A")
    strikes(s, "Ox")
    until(s, "block")
    assert "Ox with Cow" in offered(s, "block")
    assert taken.marked("Cow")
    s = orc(GRIP.format("", ""), TEXTS)
    s.do(f"play {ROOTS}", "target Ward")
    assert s.assigned("Ward")


@plays("Grip of Wet Roots")
def test_whoever_controls_the_gripped_then_waits() -> None:
    s = orc(GRIP.format("", ""), TEXTS)
    s.do(f"play {ROOTS}", "target Ox")
    s.to("Play", "B")
    s.do("play Steal", "target Ox", front="Defensive")
    assert (s.place("Ox"), s.marked("Ox")) == ("B's Defensive", True)
    s.to("Play", "A")
    s.to("Play", "B")
    assert s.marked("Ox")
    s.to("Play", "A")
    s.to("Play", "B")
    assert not s.marked("Ox")


@plays("Moonwell Blessing")
def test_the_blessed_wakes_others() -> None:
    s = orc(
        f"A: 2 gold; offensive: Ox, Yak marked, Elk, Guard assigned; defensive: Rat marked; hand: {MOON}, Peel, Swap; deck: 9\n"
        "B: defensive: Cow, Dog marked; offensive: Hen; hand: Wait; deck: 9", TEXTS,
    )  # fmt: skip
    aiming(s, MOON)
    assert sorted(targets(s)) == ["Cow", "Dog", "Elk", "Ox", "Yak"]
    s.choose("target Ox")
    s.all_pass()
    assert (s.place(MOON), uses(s)) == ("on Ox", ["Ox"])
    peeled = s.fork()
    peeled.do("play Peel")
    assert (uses(peeled), peeled.place(MOON)) == ([], "A's graveyard")
    s.choose("use Ox")
    assert sorted(targets(s)) == ["Elk", "Yak"]
    s.choose("target Yak")
    s.all_pass()
    assert (s.marked("Ox"), s.marked("Yak"), uses(s)) == (True, False, [])
    s.to("Play", "B")
    s.to("Play", "A")
    assert (s.place(MOON), uses(s)) == ("on Ox", ["Ox"])  # it lasts
    s.do("play Swap", "target Ox")
    s.choose("use Ox")
    assert (s.place(MOON), s.place("Ox")) == ("on Ox", "A's Defensive")


@plays("Moonwell Blessing")
def test_the_controller_of_the_blessed_uses_it() -> None:
    s = orc(
        f"A: offensive: Ox, Elk marked; attached: {MOON} on Cow; hand: Wait\nB: defensive: Cow, Dog marked; hand: 1",
        TEXTS,
    )
    assert not uses(s)
    s.choose("play Wait", *starting(s, "in the Offensive"))
    s.choose(*[o for o in s.options() if o == "in the Offensive"])
    assert (s.asked, uses(s)) == ("B", ["Cow"])
    s.choose("use Cow", *starting(s, "target Dog"))
    resolved(s)
    assert (s.marked("Dog"), s.marked("Cow"), s.marked("Elk")) == (False, True, True)
    s = orc(f"A: offensive: Guard assigned, Elk marked; attached: {MOON} on Guard; hand: 1\nB: hand: 1", TEXTS)
    assert not uses(s)


@plays("Sellsword's Blade")
@pytest.mark.parametrize("takes", [True, False])
def test_whoever_kills_the_sellsword_takes_the_blade(takes: bool) -> None:
    attached = f"attached: {BLADE} on Cow, Belt on Cow; "
    s = orc(f"A: offensive: Ox 3/9; hand: 1\nB: defensive: Cow 1/1; {attached}hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    blocked(s, "Ox with Cow")
    while "yes" not in s.options():
        s.choose(s.way_on())
    assert (s.asked, s.place("Cow"), s.damage("Ox")) == ("A", "B's graveyard", 4)
    s.choose("yes" if takes else "no")
    on(s)
    assert s.place("Belt") == "B's Defensive"
    if takes:
        assert (s.place(BLADE), s.value("Ox"), s.gold("A")) == ("on Ox", "6/9", 0)
    else:
        assert (s.place(BLADE), s.value("Ox")) == ("B's Defensive", "3/9")
