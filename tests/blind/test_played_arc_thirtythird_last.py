"""Blind texts of ARC's thirtythird round about events, enchantments and cities, played as their writers meant them."""

import pytest

from blind.gestures import aims, fought, offered, resolve, starting, values
from blind.texts import arc, plays, until

TEXTS = {
    "Wait": "event 0: Draw a card.", "Zero": "creature 0 1/1", "Rat": "event 9: Draw a card.",
    "Hog": "event 9: Draw a card.", "Lord": "creature 1 1/1: (M): Gain 1 VP.",
    "Burn": "event 0: Deal 3 damage to target city.", "Spell": "magic 0: Gain 1 VP.", "Point": "event 0: Gain 1 VP.",
    "Charm": "enchantment 0: Attach to a creature.", "Break": "event 0: Destroy target enchantment.",
    "Zeal": "magic 1 Gaian loyalty 1: Gain 1 VP.", "Loose": "event 0: Unmark target resource card.",
    "Shift": "event 0: Put target creature in your Army into a city you control.", "Cheap": "event 1: Gain 1 VP.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"
WON = pytest.mark.parametrize("won", ["", " (advantage)"])
STANCE, HUSH, BARRICADE, BELL = "Buckram Stance", "Hushwick", "Cobble Barricade", "Nightshift Bell"


@plays("Buckram Stance")
@pytest.mark.parametrize("whose", ["A", "B"])
def test_a_defender_takes_his_stance(whose: str) -> None:
    hand = {seat: f"{STANCE}; gems 1 The Empire" if seat == whose else "Wait" for seat in "AB"}
    s = arc(f"A: army: Wolf 2/9; hand: {hand['A']}\nB: army: Ox 1/2, Cow 1/2, Ewe; hand: {hand['B']}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    assert f"play {STANCE}" not in s.options()
    until(s, "block")
    s.choose("block Wolf with Ox", "block Wolf with Cow", "done")
    until(s, f"play {STANCE}")
    s.choose(f"play {STANCE}")
    assert sorted(aims(s)) == ["Cow", "Ox"]
    s.choose("target Ox")
    resolve(s)
    assert values(s, "Ox", "Cow", "Ewe", "Wolf") == ["1/5", "1/2", "1/1", "2/9"]
    while s.phase == "Attack":
        s.choose("done" if "done" in s.options() else s.way_on())
    assert (s.place("Ox"), s.place("Cow")) == ("B's Army", "B's graveyard")
    s.to("Play", "B")
    assert s.value("Ox") == "1/2"


@plays("Hushwick")
@pytest.mark.parametrize(("card", "meets"), [("Spell", True), ("Point", True), ("Zero", False), ("Charm", False)])
def test_what_is_hushed(card: str, meets: bool) -> None:
    s = arc(
        f"A: army: Wolf; hand: {card}; gems 2 Gaian\nB: army: Ox; hand: {HUSH}, Wait; gems 2 House of Nobles", TEXTS
    )
    s.choose(f"play {card}")
    s.choose(*starting(s, "target Wolf"))
    until(s, "play Wait")
    assert (f"play {HUSH}" in s.options()) is meets
    if meets:
        s.choose(f"play {HUSH}")
        resolve(s)
        assert (s.points("A"), s.grave("A"), s.grave("B"), s.consumed("B")) == (15, [card], [HUSH], "2 House of Nobles")


@plays("Hushwick")
def test_one_hushes_oneself_and_no_ability_and_no_less_is_paid() -> None:
    s = arc(f"A: army: Wolf; hand: Cheap, {HUSH}; gems 3 House of Nobles\nB: army: Ox; {WAITING}", TEXTS)
    assert f"play {HUSH}" not in s.options()
    s.choose("play Cheap")
    until(s, f"play {HUSH}")
    s.choose(f"play {HUSH}")
    resolve(s)
    assert (s.points("A"), s.consumed("A"), sorted(s.grave("A"))) == (15, "3 House of Nobles", ["Cheap", HUSH])
    s = arc(f"A: army: Lord; hand: {HUSH}; gems 3 House of Nobles\nB: army: Ox; {WAITING}", TEXTS)
    s.choose("use Lord")
    while s.table.chain:
        assert f"play {HUSH}" not in s.options()
        s.choose("pass")
    assert s.points("A") == 16


@plays("Cobble Barricade")
@pytest.mark.parametrize("goal", ["Elm", "Fir"])
def test_behind_the_barricade_a_city_loses_nothing(goal: str) -> None:
    s = arc(
        f"A: army: Wolf 3/9, Fox 2/9; hand: Burn, Burn; deck: 9\n"
        f"B: army: Ox; city Elm (Body, 8, hurt 2); city Fir (Mind, 8); hand: {BARRICADE}, Wait; gems 2 Gaian{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose("attack Elm", "send Wolf", "send Fox")
    until(s, f"play {BARRICADE}")
    s.choose(f"play {BARRICADE}")
    assert sorted(aims(s)) == ["Elm", "Fir", "Keep of A"]
    s.choose(f"target {goal}")
    resolve(s)
    until(s, "block")
    s.choose("done")
    fought(s)
    until(s, "play Burn")
    s.choose("play Burn", "target Elm")
    resolve(s)
    assert s.place("Elm") == ("B's Kingdom" if goal == "Elm" else "B's graveyard")
    if goal == "Elm":
        assert s.damage("Elm") == 2
        s.to("Play", "B")
        until(s, "play Burn")
        s.choose("play Burn", "target Elm")
        resolve(s)
        assert s.damage("Elm") == 5


@plays("Nightshift Bell")
def test_the_bell_rouses_two_at_home() -> None:
    s = arc(
        f"A: army: Wolf marked; city Oak (Body, 8): Hen marked, Elk; hand: {BELL}; gems 2 The Empire\n"
        "B: army: Ox marked; city Elm (Body, 8): Cow marked, Ewe marked", TEXTS,
    )  # fmt: skip
    s.choose(f"play {BELL}")
    assert sorted(aims(s)) == ["Cow", "Elk", "Ewe", "Hen"]
    one, none = s.fork(), s.fork()
    s.choose("target Hen", "target Ewe")
    resolve(s)
    assert [s.marked(name) for name in ("Wolf", "Hen", "Elk", "Ox", "Cow", "Ewe")] == [
        True,
        False,
        False,
        True,
        True,
        False,
    ]
    one.choose("target Cow", "done")
    resolve(one)
    assert [one.marked(name) for name in ("Hen", "Cow", "Ewe")] == [True, False, True]
    none.choose("done")
    resolve(none)
    assert [none.marked(name) for name in ("Hen", "Cow", "Ewe")] == [True, True, True]


@plays("Nightshift Bell")
def test_who_has_left_his_city_does_not_hear_the_bell_and_who_bids_still_counts() -> None:
    s = arc(
        f"A: city Oak (Body, 8): Hen cost 3; hand: {BELL}; gems 2 The Empire\n"
        f"B: city Elm (Body, 8): Cow cost 2; {WAITING}{TACTICS}",
        TEXTS,
    )
    s.choose("claim Body", "bid Hen")
    until(s, f"play {BELL}")
    s.choose(f"play {BELL}", "target Hen")
    while s.marked("Hen"):
        s.choose("done" if "done" in s.options() else s.way_on())
    s.to("Play")
    assert (s.points("A"), s.marked("Hen")) == (16, False)
    s = arc(
        f"A: city Oak (Body, 8): Hen marked; hand: {BELL}; gems 2 The Empire\nB: army: Ox; hand: Pull",
        TEXTS | {"Pull": "event 0: Put target resident into its controller's Army."},
    )
    s.choose(f"play {BELL}", "target Hen")
    until(s, "play Pull")
    s.choose("play Pull")
    s.choose(*starting(s, "target Hen"))
    resolve(s)
    assert (s.place("Hen"), s.marked("Hen")) == ("A's Army", True)


CHARM, WRIT, VOW, LIEN, SHADOW = "Ironwort Charm", "Leaden Writ", "Bedrock Vow", "Gnawing Lien", "Beadle's Shadow"


@plays("Ironwort Charm")
def test_the_charm_strengthens_anybody() -> None:
    s = arc(
        f"A: hand: {CHARM}, Break; gems 2 Gaian; army: Wolf; city Oak (Body, 8): Hen\nB: army: Ox 2/4; deck: 9", TEXTS
    )
    s.choose(f"play {CHARM}")
    assert sorted(aims(s)) == ["Hen", "Ox", "Wolf"]
    s.choose("target Ox")
    resolve(s)
    assert (values(s, "Ox", "Wolf"), s.place(CHARM)) == (["3/6", "1/1"], "on Ox")
    s.to("Play", "A")
    s.play("Break")
    assert s.value("Ox") == "2/4"


@plays("Leaden Writ")
def test_the_writ_weighs_on_whoever_bears_it() -> None:
    s = arc(f"A: army: Lord, Wolf, Cur; city Oak (Body, 8): Hen; hand: {WRIT}; gems 2 The Empire\nB: army: Ox", TEXTS)
    s.choose(f"play {WRIT}")
    assert sorted(aims(s)) == ["Cur", "Hen", "Lord", "Ox", "Wolf"]
    s.choose("target Lord")
    resolve(s)
    assert ("use Lord" in s.options(), offered(s, "move", "Lord"), bool(offered(s, "move", "Wolf"))) == (True, [], True)
    s.to("Attack")
    s.choose("attack B's army")
    assert offered(s, "send") == ["Wolf", "Cur"]
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: army: Ox; attached: {WRIT} on Ox; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    assert offered(s, "block") == ["Wolf with Ox"]
    s = arc(f"A: city Oak (Body, 8): Hen cost 1; attached: {WRIT} on Hen\nB: army: Ox\nphase: Tactics", TEXTS)
    s.choose("claim Body", "bid Hen")
    assert s.points("A") == 16
    s = arc(f"A: army: Hen; attached: {WRIT} on Hen; hand: Shift\nB: army: Ox", TEXTS)
    s.choose("play Shift")
    s.choose(*starting(s, "target Hen"))
    s.all_pass()
    assert s.place("Hen") == "Keep of A"


@plays("Bedrock Vow")
@pytest.mark.parametrize(("goal", "lost"), [("Elm", 2), ("Fir", 4)])
def test_on_the_bedrock_each_attacker_does_less(goal: str, lost: int) -> None:
    s = arc(
        f"A: army: Wolf 3/9, Fox 1/9, Cur 0/9; hand: Burn\n"
        f"B: army: Ox; city Elm (Body, 8); city Fir (Mind, 8); attached: {VOW} on Elm{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose(f"attack {goal}", "send Wolf", "send Fox", "send Cur")
    until(s, "block")
    s.choose("done")
    fought(s)
    assert s.damage(goal) == lost
    until(s, "play Burn")
    s.choose("play Burn", f"target {goal}")
    resolve(s)
    assert s.damage(goal) == lost + 3


@plays("Bedrock Vow")
def test_the_bedrock_is_ones_own() -> None:
    s = arc(f"A: hand: {VOW}; gems 3 Gaian; city Oak (Body, 8); city Ash (Body, 8)\nB: city Elm (Body, 8)", TEXTS)
    s.choose(f"play {VOW}")
    assert sorted(aims(s)) == ["Ash", "Oak"]


@plays("Gnawing Lien")
@pytest.mark.parametrize("state", ["", " consumed"])
def test_a_gnawed_gem_stays_spent(state: str) -> None:
    s = arc(
        f"A: hand: {LIEN}; gems 2 Dark Legion; army: Wolf; deck: 9\n"
        f"B: army: Ox; hand: Zeal, Loose; gems 1 Gaian{state}, 2 Red Banner consumed; deck: 9", TEXTS,
    )  # fmt: skip
    s.choose(f"play {LIEN}", "target Gaian resource card")
    resolve(s)
    s.to("Play", "B")
    assert s.gems("B") == ("1 Gaian + " * (state == "") + "2 Red Banner")
    s.choose(*["play Zeal"] * (state == ""))  # a gem that was free is spent once
    s.all_pass()
    s.to("Play", "A")
    assert s.gems("A") == "2 Dark Legion"
    s.to("Play", "B")
    assert (s.gems("B"), s.consumed("B")) == ("2 Red Banner", "1 Gaian")
    s.choose("play Loose", "target Gaian resource card")
    s.all_pass()
    assert s.gems("B") == "1 Gaian + 2 Red Banner"


@plays("Beadle's Shadow")
@pytest.mark.parametrize(("hand", "pays", "left", "lost"), [
    ("Rat, Hog", "card", 1, 0), ("Rat, Hog", "point", 2, 1), ("", "point", 0, 1), ("9", "card", 7, 0), ("8", "card", 7, 0),
    ("8", "point", 7, 1),
])  # fmt: skip
def test_in_the_shadow_a_card_or_a_point_is_owed(hand: str, pays: str, left: int, lost: int) -> None:
    s = arc(
        f"A: army: Wolf{f'; hand: {hand}' * bool(hand)}; deck: 9\n"
        f"B: army: Ox; attached: {SHADOW} on A; hand: 9; deck: 9\nphase: Second Play", TEXTS,
    )  # fmt: skip
    while s.asked == "A":
        options = s.options()
        cards = (
            [o for o in options if "card" in o]
            if pays == "card"
            else [o for o in options if "point" in o or " VP" in o]
        )
        s.choose((cards or starting(s, "discard", "pick") or [s.way_on()])[0])
    assert (len(s.hand("A")), s.points("A"), s.points("B"), len(s.hand("B"))) == (left, 15 - lost, 15, 9)


@plays("Beadle's Shadow")
def test_the_shadow_falls_on_anybody_in_his_turns_alone() -> None:
    s = arc(f"A: hand: {SHADOW}; gems 3 Dark Legion; deck: 9\nB: army: Ox; deck: 9\nC: army: Elk", TEXTS)
    s.choose(f"play {SHADOW}")
    assert sorted(aims(s)) == ["player A", "player B", "player C"]
    s.choose("target player B")
    resolve(s)
    s.to("Draw", "B")
    assert [s.points(seat) for seat in "ABC"] == [15, 15, 15]
    s = arc(f"A: 1 points; deck: 9\nB: army: Ox; attached: {SHADOW} on A\nphase: Second Play", TEXTS)
    while s.asked == "A":
        s.choose(s.way_on())
    assert (s.winner, s.out("A")) == ("B", "ARC-WIN-04")
