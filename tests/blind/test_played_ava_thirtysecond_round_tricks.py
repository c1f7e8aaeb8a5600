"""Blind events of AVA's round 32 that meddle with a fight, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, resolved, starting, targets
from blind.texts import ava, plays, until
from scenes.ava import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Raze": "event 0: Destroy target city.",
    "Brawn": "event 0: Target creature gets +2/+0 until end of turn.",
    "Sap": "event 0: Target creature gets -5/+0 until end of turn.",
    "Home": "event 0: Return target creature to its owner's hand.",
    "Chime": "creature 1/9: Whenever another creature dies, gain 1 life point.",
    "Hag": "creature 4 Gaian 3/9: When this creature enters play, gain 1 life point.", "Troll": "creature 5 Gaian 5/5",
    "Take": "event 0: Gain control of target creature.",
    "Call": "event 0: Put target creature into its controller's army.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
FALL, PYRE, AMBUSH = "Fall Back", "Pyre Gift", "Cellar Ambush"


@plays("Fall Back")
@pytest.mark.parametrize("who", ["A", "B"])
@pytest.mark.parametrize("goal", ["Dale", "B's army"])
def test_an_attacker_falls_back_and_the_others_go_on(who: str, goal: str) -> None:
    hands = (FALL, "Wait") if who == "A" else ("Wait", FALL)
    s = ava(
        f"A: gold 2 Gaian; army: Ox 3/9, Yak 1/9; hand: {hands[0]}; deck: 9\n"
        f"B: gold 2 Gaian; army: Cow; city Dale (Body, 9); hand: {hands[1]}; deck: 9{COMBAT}", TEXTS,
    )  # fmt: skip
    assert not offered(s, "play", FALL)
    s.choose(f"attack {goal}", "send Ox", "send Yak", "done")
    until(s, f"play {FALL}")
    s.choose(f"play {FALL}")
    assert sorted(targets(s)) == ["Ox", "Yak"]
    s.choose("target Ox")
    resolved(s)
    until(s, "block")
    assert {o.partition(" with ")[0] for o in offered(s, "block")} == {"Yak"}
    fought(s, "no")
    assert (s.place("Ox"), s.marked("Ox"), s.damage("Dale"), s.victory("A"), s.life("B")) == (
        "A's Army", True, int(goal == "Dale"), int(goal != "Dale"), 20,
    )  # fmt: skip


@plays("Fall Back")
def test_who_was_to_stop_it_has_nothing_to_do_and_stays_a_defender() -> None:
    s = ava(
        "A: army: Ox 3/9, Yak 1/9; hand: Wait; deck: 9\n"
        f"B: gold 2 Gaian; army: Cow 1/3; city Dale (Body, 9); hand: {FALL}, Guard; deck: 9{COMBAT}",
        TEXTS | {"Guard": "event 0: Target defender gets +0/+3 this turn."},
    )  # fmt: skip
    s.choose("attack Dale", "send Ox", "send Yak", "done")
    until(s, "block")
    s.choose("block Ox with Cow")
    until(s, f"play {FALL}")
    s.choose(f"play {FALL}", "target Ox")
    resolved(s)
    until(s, "play Guard")
    s.choose("play Guard")
    s.choose(*starting(s, "target Cow"))
    resolved(s)
    assert s.value("Cow") == "1/6"
    fought(s)
    assert (s.damage("Ox"), s.damage("Cow"), s.damage("Dale"), s.place("Ox")) == (0, 0, 1, "A's Army")


@plays("Fall Back")
def test_if_all_have_left_nothing_comes_of_it() -> None:
    s = ava(f"A: army: Ox 3/9; hand: 1\nB: gold 2 Gaian; army: Cow; hand: {FALL}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, f"play {FALL}")
    s.choose(f"play {FALL}")
    s.choose(*starting(s, "target Ox"))
    resolved(s)
    fought(s, "yes")
    assert (s.life("B"), s.victory("A"), s.marked("Ox"), s.place("Ox")) == (20, 0, True, "A's Army")


@plays("Fall Back")
def test_whose_fight_is_over_no_longer_attacks() -> None:
    led = TEXTS | {"Ox": "creature 1/9: While this creature attacks, other attacking creatures you control get +2/+0."}
    s = ava(
        f"A: army: Ox, Yak 1/9; hand: 1\nB: gold 2 Gaian; army: Cow 1/9; city Dale (Body, 9); hand: {FALL}{COMBAT}", led
    )
    s.choose("attack Dale", "send Ox", "send Yak", "done")
    until(s, "block")
    s.choose("block Ox with Cow")
    while not s.damage("Cow"):
        s.choose(s.way_on())
    until(s, f"play {FALL}")
    s.choose(f"play {FALL}", "target Ox")
    resolved(s)
    assert (s.value("Yak"), s.damage("Cow"), s.damage("Ox")) == ("1/9", 1, 1)
    fought(s)
    assert s.damage("Dale") == 1


@plays("Pyre Gift")
@pytest.mark.parametrize(
    ("given", "who", "damage"), [("Ox", "Cow", 3), ("Hen", "Cow", 1), ("Ox", "Elk", 3), ("Yak", "Pig", 0)]
)
def test_the_given_ones_strength_burns_another(given: str, who: str, damage: int) -> None:
    s = ava(
        f"A: gold 2 Dark Legion; army: Ox 3/9, Chime, Yak 0/9; city Oak: Hen 1/1; hand: {PYRE}\n"
        "B: army: Cow 1/9, Pig 1/9; city Dale: Elk 1/9; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose(f"play {PYRE}")
    assert sorted(targets(s)) == ["Chime", "Cow", "Elk", "Hen", "Ox", "Pig", "Yak"]
    s.choose(f"target {who}")
    until(s, "give")
    assert sorted(offered(s, "give")) == ["Chime", "Hen", "Ox", "Yak"]
    s.choose(f"give {given}")
    assert (s.place(given), s.gems("A")) == ("A's graveyard", "")
    resolved(s)
    assert (s.damage(who), s.life("A")) == (damage, 20)


@plays("Pyre Gift")
@pytest.mark.parametrize(
    ("more", "less", "damage"), [("army: Lord; ", "", 4), ("", "; army: Lord", 3), ("", "; army: Hex", 0)]
)
def test_it_counts_with_what_stands_for_it_and_against_it(more: str, less: str, damage: int) -> None:
    lords = {
        "Lord": "creature 1/1: Other creatures you control get +1/+0.",
        "Hex": "creature 1/9: Enemy creatures get -5/+0.",
    }
    s = ava(f"A: gold 2 Dark Legion; {more}army: Ox 3/9; hand: {PYRE}\nB: army: Cow 1/9{less}; hand: 1", TEXTS | lords)
    s.choose(f"play {PYRE}", "target Cow")
    s.choose(*starting(s, "give Ox"))
    resolved(s)
    assert (s.damage("Cow"), s.place("Ox")) == (damage, "A's graveyard")


@plays("Pyre Gift")
@pytest.mark.parametrize(("way", "harm"), [("Brawn", 5), ("Sap", 0)])
def test_what_holds_for_the_turn_counts_too(way: str, harm: int) -> None:
    s = ava(f"A: gold 2 Dark Legion; army: Ox 3/9; hand: {way}, {PYRE}\nB: army: Cow 1/9; hand: 1", TEXTS)
    s.play(way, "target Ox")
    s.choose(f"play {PYRE}", "target Cow")
    s.choose(*starting(s, "give Ox"))
    resolved(s)
    assert (s.damage("Cow"), s.place("Ox")) == (harm, "A's graveyard")


@plays("Pyre Gift")
def test_who_is_given_may_be_named_and_then_nothing_burns() -> None:
    s = ava(f"A: gold 2 Dark Legion; army: Ox 3/9; hand: {PYRE}\nB: army: Cow 1/9; hand: 1", TEXTS)
    s.choose(f"play {PYRE}", "target Ox")
    s.choose(*starting(s, "give"))
    resolved(s)
    assert (s.place("Ox"), s.place(PYRE), s.damage("Cow")) == ("A's graveyard", "A's graveyard", 0)
    s = ava(f"A: gold 2 Dark Legion; army: Yak of B; hand: {PYRE}\nB: army: Cow 1/9; hand: 1", TEXTS)
    s.choose(f"play {PYRE}", "target Cow")
    s.choose(*starting(s, "give"))
    resolved(s)
    assert (s.place("Yak"), s.damage("Cow")) == ("B's graveyard", 1)
    s = ava(f"A: gold 2 Dark Legion; hand: {PYRE}\nB: army: Cow 1/9; hand: 1", TEXTS)
    assert not offered(s, "play", PYRE)


@plays("Pyre Gift")
def test_a_defender_may_be_given_and_the_attacker_stays_defended() -> None:
    s = ava(
        f"A: army: Ox 3/9; hand: 1\nB: gold 2 Dark Legion; army: Cow 2/9; city Dale (Body, 9); hand: {PYRE}{COMBAT}",
        TEXTS,
    )
    s.choose("attack Dale")
    until(s, "block")
    s.choose("block Ox with Cow")
    until(s, f"play {PYRE}")
    s.choose(f"play {PYRE}", "target Ox")
    s.choose(*starting(s, "give"))
    fought(s)
    assert (s.damage("Ox"), s.damage("Dale"), s.place("Cow")) == (2, 0, "B's graveyard")
    s = ava(
        f"A: gold 2 Dark Legion; army: Ox 3/9; hand: {PYRE}\nB: army: Cow 2/9; city Dale (Body, 9); hand: 1{COMBAT}",
        TEXTS,
    )
    s.choose("attack Dale")
    until(s, f"play {PYRE}")
    s.choose(f"play {PYRE}", "target Cow")
    s.choose(*starting(s, "give"))
    fought(s)
    assert (s.damage("Cow"), s.damage("Dale"), s.place("Ox")) == (3, 0, "A's graveyard")


LURED = (
    "A: gold 3 Dark Legion; army: Ox 2/9; hand: {}\n"
    "B: gold 3 Dark Legion; army: Cow 1/9; city Dale (Body, 9): Elk; city Fen; hand: {}\nphase: Attack"
)


def ambushed(s: Scene, who: str, *, blocks: bool = True) -> None:
    """Dale is attacked, and somebody comes out of its cellar to defend it."""
    s.choose("attack Dale")
    until(s, f"play {AMBUSH}")
    s.choose(f"play {AMBUSH}")
    hidden(s, who)
    if blocks:
        until(s, "block")
        s.choose(f"block Ox with {who}")


def hidden(s: Scene, who: str) -> None:
    """The ambush resolves, and that creature is chosen, or none."""
    assert not offered(s, "target")
    while s.table.chain:
        wanted = [o for o in s.options() if o in (f"pick {who}", "yes" if who else "no")]
        s.choose(wanted[0] if wanted else s.way_on())


@plays("Cellar Ambush")
def test_it_is_for_the_attacked_alone_while_a_city_of_his_is_attacked() -> None:
    s = ava(LURED.format(f"{AMBUSH}, Hag", f"{AMBUSH}, Hag"), TEXTS)
    assert not offered(s, "play")
    army = s.fork()
    army.choose("attack B's army")
    while army.phase == "Attack":
        assert not offered(army, "play", AMBUSH)
        army.choose("done" if "done" in army.options() else army.way_on())
    s.choose("attack Dale", "send Ox", "done")
    assert (s.asked, offered(s, "play", AMBUSH)) == ("B", [AMBUSH])
    while s.phase == "Attack":
        assert not (s.asked == "A" and offered(s, "play", AMBUSH))
        s.choose("done" if "done" in s.options() else s.way_on())


@plays("Cellar Ambush")
@pytest.mark.parametrize("who", ["Hag", "Hen"])
def test_somebody_jumps_out_of_the_cellar_and_goes_back_into_the_hand(who: str) -> None:
    s = ava(LURED.format("1", f"{AMBUSH}, Hag, Hen, Troll, Wait"), TEXTS | {"Hen": "creature 3 Red Banner 1/9"})
    s.choose("attack Dale")
    until(s, f"play {AMBUSH}")
    picking = s.fork()
    picking.choose(f"play {AMBUSH}")
    while not offered(picking, "pick"):
        picking.choose("yes" if "yes" in picking.options() else picking.way_on())
    assert sorted(offered(picking, "pick")) == ["Hag", "Hen"]
    s.choose(f"play {AMBUSH}")
    hidden(s, who)
    assert (s.place(who), s.marked(who), s.gems("B")) == ("Dale", False, "")
    assert s.life("B") == 20 + (who == "Hag")
    until(s, "block")
    s.choose(f"block Ox with {who}")
    fought(s)
    assert (s.damage(who), s.damage("Ox"), s.damage("Dale")) == (2, 3 if who == "Hag" else 1, 0)
    s.to("Entrance", "A")
    assert s.place(who) == "Dale"
    s.to("Play", "B")
    assert s.place(who) == "B's hand"


@plays("Cellar Ambush")
@pytest.mark.parametrize("hand", ["Hag", "Troll", "Wait"])
def test_nobody_need_come_or_there_may_be_nobody(hand: str) -> None:
    s = ava(LURED.format("1", f"{AMBUSH}, {hand}"), TEXTS)
    s.choose("attack Dale")
    until(s, f"play {AMBUSH}")
    s.choose(f"play {AMBUSH}")
    hidden(s, "")
    assert (s.place(hand), s.place(AMBUSH)) == ("B's hand", "B's graveyard")
    fought(s)
    assert s.damage("Dale") == 2


@plays("Cellar Ambush")
def test_where_the_city_is_gone_nobody_comes() -> None:
    s = ava(LURED.format("Raze", f"{AMBUSH}, Hag"), TEXTS)
    s.choose("attack Dale")
    until(s, f"play {AMBUSH}")
    s.choose(f"play {AMBUSH}")
    until(s, "play Raze")
    s.choose("play Raze", "target Dale")
    hidden(s, "Hag")
    assert (s.place("Dale"), s.place("Hag"), s.life("B")) == ("B's graveyard", "B's hand", 20)


@plays("Cellar Ambush")
def test_in_a_combat_it_comes_too_late_to_defend() -> None:
    s = ava(LURED.format("1", f"{AMBUSH}, Hag"), TEXTS)
    s.choose("attack Dale")
    until(s, "block")
    s.choose("done")
    until(s, f"play {AMBUSH}")
    s.choose(f"play {AMBUSH}")
    hidden(s, "Hag")
    fought(s)
    assert (s.place("Hag"), s.damage("Dale"), s.damage("Hag")) == ("Dale", 2, 0)
    s.to("Play", "B")
    assert s.place("Hag") == "B's hand"


@plays("Cellar Ambush")
@pytest.mark.parametrize(("way", "then", "late"), [
    ("Axe", "B's graveyard", "B's graveyard"), ("Call", "B's Army", "B's hand"), ("Take", "A's Army", "B's hand"),
    ("Raze", "B's Army", "B's hand"),
])  # fmt: skip
def test_wherever_it_is_it_goes_home_but_not_from_the_grave(way: str, then: str, late: str) -> None:
    s = ava(LURED.format(way, f"{AMBUSH}, Hag"), TEXTS)
    ambushed(s, "Hag")
    until(s, f"play {way}")
    s.choose(f"play {way}")
    s.choose(*[o for o in s.options() if o in ("target Hag", "target Dale")])
    resolved(s)
    assert s.place("Hag") == then
    s.to("Play", "B")
    assert s.place("Hag") == late
