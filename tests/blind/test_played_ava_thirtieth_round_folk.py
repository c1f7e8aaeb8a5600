"""Blind creatures of AVA's round 30 that fight, or do not, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, starting, targets, values
from blind.texts import ava, plays, until
from scenes.scene import rule

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Hail": "event 0: Kill all creatures.",
    "Scare": "event 0: Discard target creature.", "Give": "event 0: Sacrifice a creature.",
    "Home": "event 0: Return target creature to its owner's hand.", "Stand": "event 0: Unmark target creature.",
    "Stroke": "event 0: Deal 1 damage to target creature.", "Mend": "event 0: Unmark your avatar.",
    "Call": "event 0: Put target creature into its controller's army.",
    "House": "event 0: Put target creature you control into target city you control.",
    "Grow": "event 0: Target creature gets +1/+0 until end of turn.",
    "Guard": "creature (Human Soldier) 1/9", "Toy Soldier": "creature (Toy) 1/9",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
HEDGELING, SERGEANT, SNUFFER, CUR = (
    "Thornwick Hedgeling", "Brassgullet Sergeant", "Pallid Wicksnuffer", "Gallowmead Cur",
)  # fmt: skip
QUILLON, HARANGUER, BRUTE, RAGER = "Quillon Petitmaitre", "Emberlip Haranguer", "Wallgnaw Brute", "Skirlfoot Rager"
TURNCOAT = "Harrowgate Turncoat"


@plays("Thornwick Hedgeling")
def test_the_hedgeling_is_tough_at_home_alone() -> None:
    s = ava(f"A: city Dale: {HEDGELING}; army: {HEDGELING}; hand: Call, Stroke\nB: army: Elk", TEXTS)
    assert values(s, HEDGELING, f"{HEDGELING} (2)") == ["1/4", "1/1"]
    s.play("Stroke", f"target {HEDGELING}")
    assert [s.damage(HEDGELING), s.place(HEDGELING)] == [1, "Dale"]
    s.play("Call", f"target {HEDGELING}")
    assert s.place(HEDGELING) == "A's graveyard"


@rule("AVA-CITY-09")
@plays("Thornwick Hedgeling")
def test_it_is_tough_too_while_the_army_helps_a_city() -> None:
    s = ava(f"A: army: Ram 1/9; hand: Wait\nB: city Dale; army: {HEDGELING}; hand: Wait{COMBAT}", TEXTS)
    away, unled = s.fork(), ava(
        f"A: army: Ram 1/9; hand: Wait\nB: city Dale; city Fen; avatar in Fen; army: {HEDGELING}; hand: Wait{COMBAT}", TEXTS
    )  # fmt: skip
    s.choose("attack Dale", "send Ram", "done")
    assert s.value(HEDGELING) == "1/4"
    s.to("Second Play")
    assert s.value(HEDGELING) == "1/1"
    away.choose("attack B's army", "send Ram", "done")
    assert away.value(HEDGELING) == "1/1"
    unled.choose("attack Dale", "send Ram", "done")
    assert unled.value(HEDGELING) == "1/1"


@plays("Brassgullet Sergeant")
@pytest.mark.parametrize("home", [f"army: {SERGEANT} marked", f"city Oak: {SERGEANT}", f"army: {SERGEANT}"])
def test_soldiers_attack_more_strongly_wherever_the_sergeant_is(home: str) -> None:
    s = ava(
        f"A: {home}, Hen; army: Guard, Toy Soldier, Guard, Ox; hand: Wait\n"
        f"B: army: Guard; city Fen (Body, 20); hand: Wait{COMBAT}",
        TEXTS,
    )
    assert values(s, "Guard", "Toy Soldier") == ["1/9", "1/9"]
    s.choose("attack Fen")
    s.choose(*starting(s, f"send {SERGEANT}"), "send Guard", "send Toy Soldier", "send Ox", "done")
    assert values(s, "Guard", "Toy Soldier", "Guard (2)", "Ox", SERGEANT, "Guard (3)") == [
        "2/9", "2/9", "1/9", "1/1", "2/3", "1/9",
    ]  # fmt: skip
    until(s, "block")
    s.choose("block Ox with Guard", *["done"] * ("done" in s.options()))
    assert s.value("Guard (3)") == "1/9"
    s.to("Second Play")
    assert values(s, "Guard", "Toy Soldier") == ["1/9", "1/9"]


@plays("Pallid Wicksnuffer")
@pytest.mark.parametrize(("way", "left"), [("Axe", 1), ("Scare", 2), ("Home", 2), ("Give", 2)])
def test_its_death_costs_each_opponent_a_card_of_his_choice(way: str, left: int) -> None:
    s = ava(f"A: army: {SNUFFER}; hand: {way}, 1\nB: army: Elk; hand: Rye, Oat\nC: army: Cow; hand: 0", TEXTS)
    s.choose(f"play {way}", *starting(s, f"target {SNUFFER}"))
    s.choose(*starting(s, f"target {SNUFFER}"))
    while s.table.chain:
        if s.asked == "B" and offered(s, "discard"):
            assert sorted(offered(s, "discard")) == ["Oat", "Rye"]
        s.choose("discard Rye" if "discard Rye" in s.options() else s.way_on())
    assert s.place(SNUFFER) != "A's Army"
    assert ("Oat" in s.hand("B"), len(s.hand("B"))) == (True, left)
    assert len(s.hand("A")) == 1 + (way == "Home")


@plays("Gallowmead Cur")
@pytest.mark.parametrize("goal", ["Dale", "B's army"])
def test_the_cur_does_not_defend_but_does_all_else(goal: str) -> None:
    s = ava(f"A: army: Ram 1/9; hand: 1\nB: army: {CUR}, Elk; city Dale: {CUR}, Hen{COMBAT}", TEXTS)
    s.choose(f"attack {goal}", "send Ram", "done")
    until(s, "block")
    assert not offered(s, "block", f"Ram with {CUR}")
    assert "Ram with Elk" in offered(s, "block")
    s = ava(f"A: army: {CUR}; city Oak; hand: 1\nB: army: Elk; city Dale; hand: 1", TEXTS)
    moves = s.fork()
    moves.carry_out(f"move {CUR} to Oak")
    assert moves.place(CUR) == "Oak"
    s.to("Attack")
    s.choose("attack Dale", f"send {CUR}", "done")
    fought(s)
    assert s.damage("Dale") == 3
    s = ava(f"A: city Oak: {CUR}; hand: 1\nB: army: Elk; hand: 1{TACTICS}", TEXTS)
    s.choose("claim Body")
    assert offered(s, "bid") == [CUR]


DUEL = "A: army: {}; hand: 1\nB: army: Cow 1/1, Hen 1/1; city Dale (Body, 9): Fox; hand: 1" + COMBAT


@plays("Quillon Petitmaitre")
@pytest.mark.parametrize("goal", ["Dale", "B's army"])
@pytest.mark.parametrize("first", ["Cow", "Hen"])
def test_quillon_meets_one_defender_creature_or_avatar(goal: str, first: str) -> None:
    s = ava(DUEL.format(f"{QUILLON}, Ram 1/9"), TEXTS)
    s.choose(f"attack {goal}", f"send {QUILLON}", "send Ram", "done")
    until(s, "block")
    there = {"Cow", "Hen", "Avatar of B"} | ({"Fox"} if goal == "Dale" else set())
    assert {f"{QUILLON} with {name}" for name in there} == set(offered(s, "block", QUILLON))
    s.choose(f"block {QUILLON} with {first}")
    assert offered(s, "block", QUILLON) == []
    later = there - {"Cow", first}  # defenders are assigned in their order
    assert set(offered(s, "block", "Ram")) == {f"Ram with {name}" for name in later}
    assert "Ram with Avatar of B" in offered(s, "block")
    s.choose("block Ram with Avatar of B")
    fought(s)
    assert (s.place(first), s.damage(QUILLON), s.life("B")) == ("B's graveyard", 1, 19)


@plays("Quillon Petitmaitre")
def test_quillon_may_be_let_through_and_defends_in_company() -> None:
    s = ava(DUEL.format(QUILLON), TEXTS)
    s.choose("attack Dale", f"send {QUILLON}", "done")
    fought(s)
    assert s.damage("Dale") == 3
    s = ava(f"A: army: Ram 1/9; hand: 1\nB: army: {QUILLON}, Cow; hand: 1{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Ram", "done")
    until(s, "block")
    s.choose(f"block Ram with {QUILLON}")
    assert {"Ram with Cow", "Ram with Avatar of B"} <= set(offered(s, "block"))


@plays("Emberlip Haranguer")
@pytest.mark.parametrize("who", ["Elk", HARANGUER, "Hen"])
def test_a_harangue_makes_anybody_stronger_this_turn(who: str) -> None:
    s = ava(f"A: army: {HARANGUER}; city Oak: Nun; hand: Wait\nB: army: Elk; city Dale: Hen; hand: 1", TEXTS)
    s.choose(f"use {HARANGUER}")
    assert sorted(targets(s)) == ["Elk", HARANGUER, "Hen", "Nun"]  # no avatars
    s.choose(f"target {who}")
    s.all_pass()
    assert s.marked(HARANGUER)
    assert s.value(who)[0] == "3"
    assert not offered(s, "use")
    s.to("Play", "B")
    assert s.value(who)[0] == "1"


@plays("Emberlip Haranguer")
def test_a_resident_harangues_its_own_city() -> None:
    s = ava(f"A: city Oak: {HARANGUER}, Nun; city Fen: Hen; army: Ox; hand: Wait\nB: army: Elk; hand: 1", TEXTS)
    s.choose(f"use {HARANGUER}")
    assert sorted(targets(s)) == [HARANGUER, "Nun"]
    s = ava(f"A: army: Ram 1/9; hand: 1\nB: army: {HARANGUER}, Cow; hand: 1{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Ram", "done")
    until(s, "block")
    s.choose("block Ram with Cow", *["done"] * ("done" in s.options()))
    until(s, f"use {HARANGUER}")
    s.choose(f"use {HARANGUER}", "target Cow")
    fought(s)
    assert s.damage("Ram") == 3


@plays("Wallgnaw Brute")
@pytest.mark.parametrize(("hand", "damage"), [("Wait", 6), ("Grow", 8)])
def test_the_brute_gnaws_walls_twice_as_fast(hand: str, damage: int) -> None:
    s = ava(
        f"A: army: {BRUTE}, Ox 1/9; hand: {hand}\nB: army: Cow 1/9; city Dale (Body, 20); hand: Wait{COMBAT}", TEXTS
    )
    s.choose("attack Dale", f"send {BRUTE}", "send Ox", "done")
    until(s, f"play {hand}")
    s.choose(f"play {hand}", *["target Wallgnaw Brute"] * (hand == "Grow"))
    fought(s)
    assert s.damage("Dale") == damage + 1


@plays("Wallgnaw Brute")
def test_it_is_no_worse_for_anybody_but_cities() -> None:
    s = ava(f"A: army: {BRUTE}; hand: Wait\nB: army: Cow 1/9; city Dale (Body, 20); hand: Wait{COMBAT}", TEXTS)
    blocked, alongside = s.fork(), s.fork()
    blocked.choose("attack Dale", f"send {BRUTE}", "done")
    until(blocked, "block")
    blocked.choose(f"block {BRUTE} with Cow", *["done"] * ("done" in blocked.options()))
    fought(blocked)
    assert (blocked.damage("Cow"), blocked.damage("Dale")) == (3, 0)
    for t, answer, result in ((alongside, "yes", (17, 0)), (s, "no", (20, 3))):
        t.choose("attack B's army", f"send {BRUTE}", "done")
        fought(t, answer)
        assert (t.life("B"), t.victory("A")) == result


@plays("Skirlfoot Rager")
def test_the_rager_is_always_among_the_attackers() -> None:
    s = ava(f"A: army: {RAGER}, Ox 1/9; hand: 1\nB: army: Cow; city Dale; hand: 1{COMBAT}", TEXTS)
    assert "pass" not in s.options()
    assert {"attack Dale", "attack B's army"} <= set(s.options())
    s.choose("attack Dale")
    if "send Ox" in s.options():
        s.choose("send Ox")
    assert "done" not in s.options() or RAGER not in offered(s, "send")
    s.choose(*starting(s, f"send {RAGER}"), *starting(s, "done"))
    assert s.marked(RAGER)


@plays("Skirlfoot Rager")
@pytest.mark.parametrize("mine", [
    f"army: {RAGER} marked, Ox", f"army: Ox; city Oak: {RAGER}", f"army: {RAGER}, Ox; city Oak; avatar in Oak",
])  # fmt: skip
def test_who_cannot_owes_no_attack(mine: str) -> None:
    s = ava(f"A: {mine}; hand: 1\nB: army: Cow; city Dale; hand: 1", TEXTS)
    s.to("Play")
    s.to("Second Play")
    assert (s.damage("Dale"), s.life("B"), s.victory("A")) == (0, 20, 0)
    assert not s.marked("Ox")


FRAY = "A: army: {}; hand: {}; deck: Rat, Hog, Elm, Yew\nB: army: Cow 1/9; city Dale (Body, 9); hand: {}" + COMBAT


@plays("Harrowgate Turncoat")
def test_nobody_turns_before_a_city_or_when_met() -> None:
    city = ava(FRAY.format(TURNCOAT, "Wait", "Axe"), TEXTS)
    met = city.fork()
    city.choose("attack Dale", f"send {TURNCOAT}", "done")
    fought(city)
    assert (city.damage("Dale"), city.place(TURNCOAT), len(city.hand("A"))) == (3, "A's Army", 1)
    met.choose("attack B's army", f"send {TURNCOAT}", "done")
    until(met, "block")
    met.choose(f"block {TURNCOAT} with Cow", *["done"] * ("done" in met.options()))
    fought(met, "no")
    assert (met.damage("Cow"), met.place(TURNCOAT), len(met.hand("A"))) == (3, "A's Army", 1)


@rule("AVA-COMBAT-10")
@plays("Harrowgate Turncoat")
def test_let_through_it_turns_or_strikes_harder_in_the_same_combat() -> None:
    s = ava(FRAY.format(f"{TURNCOAT}, Ram 1/9", "Wait", "Axe"), TEXTS)
    s.choose("attack B's army", f"send {TURNCOAT}", "send Ram", "done")
    until(s, "block")
    s.choose("done")
    until(s, "yes")
    s.choose("no")  # aside, not alongside
    until(s, "yes")
    kept = s.fork()
    s.choose("yes")
    fought(s, "no")
    assert (s.place(TURNCOAT), s.marked(TURNCOAT), s.victory("A"), len(s.hand("A"))) == ("B's Army", True, 1, 3)
    kept.choose("no")
    assert kept.value(TURNCOAT) == "6/3"
    fought(kept, "no")
    assert (kept.place(TURNCOAT), kept.victory("A"), len(kept.hand("A"))) == ("A's Army", 7, 1)


@plays("Quillon Petitmaitre")
def test_the_avatar_alone_may_be_the_one_and_who_counts_is_one() -> None:
    s = ava(f"A: army: {QUILLON}; hand: 1\nB: avatar; army: Cow, Hen; hand: 1{COMBAT}", TEXTS)
    s.choose("attack B's army", f"send {QUILLON}", "done")
    until(s, "block")
    s.choose(f"block {QUILLON} with Avatar of B")
    assert not offered(s, "block")
    fought(s)
    assert (s.life("B"), s.damage(QUILLON), s.place("Cow")) == (17, 0, "B's Army")
