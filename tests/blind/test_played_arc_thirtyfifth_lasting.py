"""Blind texts of ARC's thirtyfifth round about events and enchantments, played as their writers meant them."""

import pytest

from blind.gestures import aims, fought, offered, resolve, starting, values
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Toss": "event 0: Discard target creature.",
    "Back": "event 0: Return target creature to its owner's hand.", "Give": "event 0: Sacrifice a creature.",
    "Two": "creature 2 1/1", "Pop": "magic 0: Gain 1 VP.", "Flash": "event 0: Gain 1 VP.",
    "Stones": "event 0: Deal 2 damage to target city.", "Raze": "event 0: Destroy target city.",
    "Blow": "event 0: Deal 4 damage to target creature.", "No": "event 0: Stop target magic card from resolving.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"
OAK, HORN, POINT, HIDES, BLOOD = (
    "Oak in the Blood",
    "Second Horn",
    "Point of Order",
    "Wet Hides",
    "Blood Calls to Blood",
)
SWORD, MOAT = "Sword without a Scabbard", "Wide Moat"


@plays("Oak in the Blood")
def test_the_oak_strengthens_for_the_turn_and_goes_with_the_damage() -> None:
    s = arc(
        f"A: army: Wolf; hand: {OAK}, Blow; gems 2 Gaian; deck: 9\nB: army: Ox 1/3; city Elm (Body, 8): Hen; deck: 9",
        TEXTS,
    )
    s.choose(f"play {OAK}")
    assert sorted(aims(s)) == ["Hen", "Ox", "Wolf"]
    s.choose("target Ox")
    s.all_pass()
    s.to("Play", "A")
    assert values(s, "Ox", "Wolf") == ["2/7", "1/1"]
    s.choose("play Blow", "target Ox")
    resolve(s)
    assert (s.damage("Ox"), s.place("Ox")) == (4, "B's Army")
    s.to("Play", "B")
    assert (s.value("Ox"), s.damage("Ox"), s.place("Ox")) == ("1/3", 0, "B's Army")


@plays("Second Horn")
@pytest.mark.parametrize("player", ["A", "B", "C"])
def test_at_the_second_horn_all_attackers_are_fiercer(player: str) -> None:
    hands = {seat: f"{HORN}, Wait; gems 2 Red Banner" if seat == player else "Wait" for seat in "ABC"}
    s = arc(
        f"A: army: Wolf 1/9, Fox 1/9, Cur; hand: {hands['A']}\nB: army: Ox 1/9; city Elm (Body, 20); hand: {hands['B']}\n"
        f"C: army: Ram; hand: {hands['C']}{COMBAT}", TEXTS,
    )  # fmt: skip
    assert f"play {HORN}" not in s.options()  # no attack is going on yet
    s.choose("attack Elm", "send Wolf", "send Fox", "done")
    until(s, f"play {HORN}")
    assert s.asked == player
    s.choose(f"play {HORN}")
    resolve(s)
    assert values(s, "Wolf", "Fox", "Cur", "Ox") == ["3/9", "3/9", "1/1", "1/9"]
    until(s, "block")
    s.choose("block Fox with Ox")
    assert s.value("Ox") == "1/9"
    fought(s)
    assert (s.damage("Elm"), s.damage("Ox"), values(s, "Wolf", "Fox")) == (3, 3, ["1/9", "1/9"])


@plays("Second Horn")
def test_no_combat_that_is_over_is_changed_and_without_an_attack_there_is_no_horn() -> None:
    s = arc(
        f"A: army: Wolf 1/9, Fox 1/9; hand: {HORN}, Wait; gems 2 Red Banner\n"
        f"B: army: Ox; city Elm (Body, 20); {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose("attack Elm", "send Wolf", "send Fox")
    until(s, "block")
    s.choose("done")
    while s.damage("Elm") == 0:
        s.choose("pass")
    until(s, f"play {HORN}")
    s.choose(f"play {HORN}")
    fought(s)
    assert s.damage("Elm") == 4
    s = arc(
        f"A: army: Wolf 1/9; hand: {HORN}, Wait; gems 2 Red Banner\nB: city Elm (Body, 20); {WAITING}{COMBAT}", TEXTS
    )
    s.choose("attack Elm")
    until(s, f"play {HORN}")
    while s.damage("Elm") == 0:
        s.choose(s.way_on())
    until(s, "play Wait")
    while s.phase == "Attack":  # the last combat is over
        assert f"play {HORN}" not in s.options()
        s.choose("pass")
    s = arc(f"A: army: Wolf; hand: {HORN}; gems 2 Red Banner\nB: army: Ox", TEXTS)
    assert f"play {HORN}" not in s.options()


@plays("Point of Order")
@pytest.mark.parametrize(("gems", "pays", "points"), [
    ("1 House of Nobles, 2 Gaian", True, 16), ("1 House of Nobles, 2 Gaian", False, 15), ("2 Gaian", False, 15),
])  # fmt: skip
def test_on_a_point_of_order_magic_is_paid_for_again(gems: str, pays: bool, points: int) -> None:
    s = arc(
        f"A: army: Wolf; hand: Pop; gems {gems}\n"
        f"B: army: Ox; hand: {POINT}; gems 2 House of Nobles\nC: army: Ram; gems 9 Gaian",
        TEXTS,
    )
    s.choose("play Pop", f"play {POINT}")
    assert bool(starting(s, "pay")) is ("House" in gems)
    s.choose(*(starting(s, "pay") if pays else ["no"] * ("no" in s.options())))
    resolve(s)
    assert (s.points("A"), s.grave("A"), s.grave("B")) == (points, ["Pop"], [POINT])
    assert (s.consumed("A"), s.consumed("B")) == ("2 Gaian + 1 House of Nobles" if pays else "", "2 House of Nobles")


@plays("Point of Order")
def test_points_of_order_are_of_magic_alone() -> None:
    for card in ("Flash", "Two"):
        s = arc(
            f"A: army: Wolf; hand: {card}; gems 2 Gaian\nB: army: Ox; hand: {POINT}, Wait; gems 2 House of Nobles",
            TEXTS,
        )
        s.choose(f"play {card}")
        until(s, "play Wait")
        assert f"play {POINT}" not in s.options()
    s = arc(
        f"A: army: Wolf; hand: Pop, Wait; gems 3 Gaian\n"
        f"B: army: Ox; hand: {POINT}; gems 2 House of Nobles\nC: army: Ram; hand: No",
        TEXTS,
    )
    s.choose("play Pop", f"play {POINT}")
    until(s, "play No")
    s.choose("play No", *starting(s, "target Pop"))
    while s.table.chain:
        assert not starting(s, "pay")  # the magic is gone
        s.choose("pass")
    assert (s.points("A"), s.consumed("A")) == (15, "")


@plays("Wet Hides on the Walls")
def test_behind_wet_hides_a_city_takes_no_damage() -> None:
    s = arc(
        f"A: army: Wolf 3/9; hand: Wait, Stones, Raze\nB: army: Ox; city Elm (Body, 8, hurt 3); city Fir (Mind, 8); "
        f"hand: {HIDES}; gems 1 The Empire; deck: 9{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose("attack Elm", f"play {HIDES}")
    assert sorted(aims(s)) == ["Elm", "Fir", "Keep of A"]
    s.choose("target Elm")
    resolve(s)
    until(s, "play Stones")
    s.choose("play Stones", "target Elm")
    resolve(s)
    until(s, "block")
    s.choose("done")
    fought(s)
    assert (s.damage("Elm"), s.phase) == (3, "Second Play")
    until(s, "play Raze")
    s.choose("play Raze", "target Elm")
    s.all_pass()
    assert s.place("Elm") == "B's graveyard"  # that is no damage


@plays("Wet Hides on the Walls")
def test_the_hides_are_dry_in_the_next_turn_and_other_cities_burn() -> None:
    s = arc(
        f"A: army: Wolf; hand: {HIDES}, Stones, Stones; gems 1 The Empire; deck: 9\n"
        "B: army: Ox; city Elm (Body, 8); city Fir (Mind, 8); hand: Stones; deck: 9", TEXTS,
    )  # fmt: skip
    s.play(HIDES, "target Elm")
    s.choose(starting(s, "play Stones")[0], "target Fir")
    s.all_pass()
    s.to("Play", "A")
    assert s.damage("Fir") == 2
    s.to("Play", "B")
    s.choose("play Stones", "target Elm")
    s.all_pass()
    assert s.damage("Elm") == 2


@plays("Blood Calls to Blood")
@pytest.mark.parametrize(("way", "who", "may"), [
    ("Axe", "Cow", True), ("Axe", "Hen", True), ("Toss", "Cow", False), ("Give", "Hen", False), ("Back", "Cow", False),
])  # fmt: skip
def test_blood_calls_after_a_death(way: str, who: str, may: bool) -> None:
    s = arc(
        f"A: city Oak (Body, 8): Hen; hand: {way}, {BLOOD}; gems 2 Dark Legion\nB: army: Cow, Ox 4/4, Ram 2/3; deck: 9",
        TEXTS,
    )
    assert f"play {BLOOD}" not in s.options()
    s.choose(f"play {way}", *[f"target {who}"] * (way != "Give"))
    resolve(s)
    assert (f"play {BLOOD}" in s.options()) is may
    if may:
        s.choose(f"play {BLOOD}")
        assert "Ox" in aims(s)
        dead = s.fork()
        s.choose("target Ox")
        resolve(s)
        assert s.value("Ox") == "1/1"
        dead.choose("target Ram")
        dead.all_pass()
        assert dead.place("Ram") == "B's graveyard"
        s.to("Play", "B")
        assert s.value("Ox") == "4/4"


@plays("Blood Calls to Blood")
def test_the_blood_of_another_turn_does_not_call_and_what_is_left_strikes_for_nothing() -> None:
    s = arc(f"A: army: Wolf; hand: {BLOOD}; gems 2 Dark Legion; deck: 9\nB: army: Ox, Cow; hand: Axe; deck: 9", TEXTS)
    s.to("Play", "B")
    s.choose("play Axe", "target Cow")
    resolve(s)
    s.to("Play", "A")
    assert f"play {BLOOD}" not in s.options()
    s = arc(
        f"A: army: Wolf 1/9, Fox; hand: Axe, Wait\nB: army: Ox; hand: {BLOOD}; gems 2 Dark Legion; city Elm (Body, 8){COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army", "send Wolf", "done")
    until(s, "play Axe")
    s.choose("play Axe", "target Fox")
    while s.table.chain:
        s.choose("pass")
    until(s, f"play {BLOOD}")
    s.choose(f"play {BLOOD}", "target Wolf")
    resolve(s)
    assert s.value("Wolf").endswith("/6")
    until(s, "block")
    s.choose("done")
    fought(s)
    assert s.points("B") == 15


@plays("Sword without a Scabbard")
def test_whoever_has_the_sword_strikes_and_does_not_defend() -> None:
    s = arc(f"A: army: Wolf; hand: {SWORD}; gems 2 Red Banner; deck: 9\nB: army: Ox; city Elm (Body, 8): Hen", TEXTS)
    s.choose(f"play {SWORD}")
    assert sorted(aims(s)) == ["Hen", "Ox", "Wolf"]
    s.choose("target Wolf")
    s.all_pass()
    s.to("Attack")
    assert s.value("Wolf") == "4/1"
    s.choose("attack Elm")
    until(s, "block")
    s.choose("done")
    fought(s)
    assert (s.damage("Elm"), s.value("Wolf"), s.place(SWORD)) == (4, "4/1", "on Wolf")
    for army, attached in (("Ox, Cow", "Ox"), ("Cow; city Elm (Body, 8): Ox", "Ox")):
        s = arc(
            f"A: army: Wolf 1/9; {WAITING}\nB: army: {army}; attached: {SWORD} on {attached}; city Fir (Mind, 8){COMBAT}",
            TEXTS,
        )
        s.choose("attack Elm" if "Elm" in army else "attack B's army")
        until(s, "block")
        assert offered(s, "block") == ["Wolf with Cow"]
        assert s.value("Ox") == "4/1"


@plays("Sword without a Scabbard")
def test_the_sword_neither_binds_nor_bars_from_bids() -> None:
    s = arc(f"A: army: Wolf; attached: {SWORD} on Hen; city Oak (Body, 8): Hen cost 2\nB: army: Ox{TACTICS}", TEXTS)
    other = s.fork()
    s.choose("claim Body", "bid Hen")
    s.all_pass()
    assert s.points("A") == 16
    other.to("Play")
    other.choose("move Hen to the Army")
    resolve(other)
    assert (other.place("Hen"), other.place(SWORD)) == ("A's Army", "on Hen")


@plays("Wide Moat")
def test_residents_behind_the_moat_bear_more() -> None:
    s = arc(
        f"A: army: Wolf; hand: {MOAT}; gems 2 The Empire; city Oak (Body, 8): Hen, Ewe; city Ash (Mind, 8): Cow\n"
        "B: army: Ox; city Elm (Body, 8): Ram", TEXTS,
    )  # fmt: skip
    s.choose(f"play {MOAT}")
    assert sorted(aims(s)) == ["Ash", "Elm", "Oak"]
    s.choose("target Oak")
    s.all_pass()
    assert values(s, "Hen", "Cow", "Ram", "Wolf") == ["1/3", "1/1", "1/1", "1/1"]
    s.choose("move Hen to the Army")
    resolve(s)
    assert values(s, "Hen", "Ewe") == ["1/1", "1/3"]


@plays("Wide Moat")
@pytest.mark.parametrize("goal", ["Elm", "B's army", "Fir"])
def test_in_an_attack_on_its_city_the_army_is_behind_the_moat(goal: str) -> None:
    s = arc(
        f"A: army: Wolf 4/9; {WAITING}\nB: army: Ox 1/3; city Elm (Body, 8): Hen 1/3; city Fir (Mind, 8); "
        f"attached: {MOAT} on Elm; {WAITING}{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose(f"attack {goal}")
    assert values(s, "Ox", "Hen", "Wolf") == ["1/5" if goal == "Elm" else "1/3", "1/5", "4/9"]
    until(s, "block")
    s.choose("block Wolf with Hen" if goal == "Elm" else "done")
    fought(s)
    assert (s.place("Hen"), s.value("Ox"), s.damage("Hen")) == ("Elm", "1/3", 4 if goal == "Elm" else 0)
