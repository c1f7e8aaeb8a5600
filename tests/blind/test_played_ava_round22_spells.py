"""Blind spells and enchantments of AVA's round 22, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, targets
from blind.texts import ava, plays, until
from scenes.scene import rule

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Ram": "event 0: Deal 3 damage to target city.", "Raze": "event 0: Destroy target city.",
    "Cost": "event 1 Gaian: Draw a card.", "Free": "event 0: Unmark target resource card.",
    "Rite": "magic 2 Gaian: Gain 1 victory point.", "Gain": "event 0: Gain 1 victory point.",
    "Peel": "event 0: Destroy target enchantment.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Toll of the Flood")
@pytest.mark.parametrize(("strength", "hurt", "razed"), [(8, "", False), (3, "", True), (8, ", hurt 5", True)])
def test_any_city_is_flooded(strength: int, hurt: str, razed: bool) -> None:
    s = ava(
        f"A: hand: Toll of the Flood; gold 3 Gaian; city Oak (Mind, 9); army: Ox\n"
        f"B: city Dale (Body, {strength}{hurt}); cities: Fen; army: Elk",
    )
    s.choose("play Toll of the Flood")
    assert sorted(targets(s)) == ["Dale", "Oak"]
    s.choose("target Dale")
    s.all_pass()
    assert (s.place("Dale") == "B's graveyard") is razed
    assert razed or s.damage("Dale") == 3
    if not razed:
        s.to("Play", "B")
        assert s.damage("Dale") == 3


@plays("Toll of the Flood")
def test_a_flood_over_no_city_does_nothing() -> None:
    s = ava("A: hand: Toll of the Flood; gold 3 Gaian; city Oak (Mind, 9)\nB: city Dale (Body, 8); hand: Raze", TEXTS)
    s.choose("play Toll of the Flood", "target Dale")
    until(s, "play Raze")
    s.choose("play Raze", "target Dale")
    s.all_pass()
    assert (s.place("Dale"), s.damage("Oak"), s.place("Toll of the Flood")) == ("B's graveyard", 0, "A's graveyard")


@plays("Rations Cut Short")
def test_each_opponent_discards_together_what_he_chooses() -> None:
    s = ava(
        "A: hand: Rations Cut Short, Ox; gold 2 Dark Legion; army: Elk\nB: hand: Cow, Pig\nC: hand: 0\nD: hand: Ram, Fox"
    )
    s.choose("play Rations Cut Short")
    until(s, "pick")
    assert (s.asked, offered(s, "pick")) == ("B", ["Cow", "Pig"])
    s.choose("pick Pig")
    assert (s.asked, s.hand("B")) == ("D", ["Cow", "Pig"])  # all at once, behind the last choice
    s.choose("pick Ram")
    s.all_pass() if s.table.chain else None
    assert [s.hand(seat) for seat in "ABCD"] == [["Ox"], ["Cow"], [], ["Fox"]]


@plays("Muster the Wards")
def test_the_residents_of_one_own_city_are_unmarked() -> None:
    s = ava(
        "A: hand: Muster the Wards; gold 2 The Empire; city Dale: Ox marked, Cow marked; avatar in Dale marked;"
        " city Oak: Hen marked; army: Pig marked\nB: city Fen: Fox marked"
    )
    s.choose("play Muster the Wards")
    assert sorted(targets(s)) == ["Dale", "Oak"]
    s.choose("target Dale")
    s.all_pass()
    names = ("Ox", "Cow", "Avatar of A", "Hen", "Pig", "Fox")
    assert [s.marked(n) for n in names] == [False, False, False, True, True, True]
    s = ava("A: hand: Muster the Wards; gold 2 The Empire; city Dale: Ox; army: Pig marked\nB: hand: 1")
    s.play("Muster the Wards")
    assert (s.marked("Ox"), s.marked("Pig"), s.place("Muster the Wards")) == (False, True, "A's graveyard")


@plays("Unbarred Granary")
@pytest.mark.parametrize(("deck", "drawn", "over"), [(5, 2, False), (2, 2, False), (1, 1, True)])
def test_two_cards_are_drawn_and_who_cannot_is_defeated(deck: int, drawn: int, over: bool) -> None:
    s = ava(f"A: hand: Unbarred Granary, 7; gold 3 House of Nobles; deck: {deck}; army: Ox\nB: army: Elk")
    s.choose("play Unbarred Granary")
    while s.asked and s.table.chain:
        s.choose("pass")
    assert (s.over, len(s.hand("A")) - 7) == (over, drawn)


@plays("Bought Surrender")
@pytest.mark.parametrize(("hand", "pays", "left", "won"), [
    ("Ox, Cow, Hen", True, ["Cow"], 0), ("Ox, Cow, Hen", False, ["Ox", "Cow", "Hen"], 3), ("Ox", None, ["Ox"], 3),
    ("0", None, [], 3),
])  # fmt: skip
def test_an_opponent_discards_two_cards_or_grants_three_points(
    hand: str, pays: bool | None, left: list[str], won: int
) -> None:
    s = ava(f"A: hand: Bought Surrender; gold 3 House of Nobles; army: Elk\nB: hand: {hand}\nC: hand: Fox, Ram")
    s.choose("play Bought Surrender")
    assert sorted(targets(s)) == ["player B", "player C"]
    s.choose("target player B")
    if pays is not None:
        until(s, "choose")
        assert s.asked == "B"
        s.choose(next(o for o in s.options() if o.startswith("choose") and ("discards" in o) is pays))
    if pays:
        until(s, "pick")
        assert s.asked == "B"
        s.choose("pick Ox", "pick Hen")
    s.all_pass() if s.table.chain else None
    assert (s.hand("B"), s.victory("A"), s.hand("C")) == (left, won, ["Fox", "Ram"])


@plays("Loose Cobbles")
def test_one_attacker_is_weaker_for_the_turn_and_deals_nothing() -> None:
    s = ava(
        f"A: army: Ox 2/2, Hen 4/4; hand: Wait\nB: hand: Loose Cobbles; gold 1 Red Banner; city Oak (Body, 9){COMBAT}",
        TEXTS,
    )
    assert not offered(s, "play", "Loose")
    s.choose("attack Oak", "send Ox", "done")
    until(s, "play Loose Cobbles")
    s.choose("play Loose Cobbles")
    s.choose("target Ox") if "target Ox" in s.options() else None
    fought(s)
    assert (s.value("Ox"), s.damage("Oak"), s.value("Hen")) == ("-1/2", 0, "4/4")
    s.to("Play", "B")
    assert s.value("Ox") == "2/2"


@plays("Brace the Lintels")
@pytest.mark.parametrize(("braced", "damage"), [("Oak", (0, 3)), ("Elm", (5, 0))])
def test_a_braced_city_takes_no_damage_from_attackers_or_spells(braced: str, damage: tuple[int, int]) -> None:
    s = ava(
        "A: army: Ox 2/2; hand: Ram\n"
        "B: hand: Brace the Lintels; gold 2 The Empire; city Oak (Body, 9); city Elm (Mind, 9)" + COMBAT, TEXTS,
    )  # fmt: skip
    s.choose("attack Oak", "send Ox", "done")
    until(s, "play Brace the Lintels")
    s.choose("play Brace the Lintels")
    assert sorted(targets(s)) == ["Elm", "Oak"]
    s.choose(f"target {braced}")
    until(s, "play Ram")
    while "Brace the Lintels" in s.chain():
        s.choose("pass")
    until(s, "play Ram")
    s.choose("play Ram", f"target {'Oak' if braced == 'Elm' else 'Elm'}")
    fought(s)
    assert (s.damage("Oak"), s.damage("Elm")) == damage


@plays("Brace the Lintels")
def test_a_braced_city_keeps_its_damage_and_can_be_destroyed() -> None:
    s = ava(
        "A: hand: Brace the Lintels, Ram, Ram, Raze; gold 2 The Empire; army: Ox\nB: city Oak (Body, 9, hurt 4)", TEXTS
    )
    s.play("Brace the Lintels")
    s.play("Ram")
    assert s.damage("Oak") == 4
    later = s.fork()
    s.play("Raze")
    assert s.place("Oak") == "B's graveyard"
    later.to("Play", "B")
    until(later, "play Ram")
    later.choose("play Ram")
    later.all_pass()
    assert later.damage("Oak") == 7


@plays("Smudged Sigil")
def test_a_magic_of_anybody_is_stopped_and_nothing_else() -> None:
    s = ava("A: hand: Rite; gold 2 Gaian; army: Elk\nB: hand: Smudged Sigil, Wait; gold 3 The Empire; army: Ox", TEXTS)
    s.choose("play Rite")
    until(s, "play Smudged Sigil")
    s.choose("play Smudged Sigil")
    s.all_pass()
    assert (s.victory("A"), s.place("Rite"), s.gems("A")) == (0, "A's graveyard", "")
    s = ava("A: hand: Gain; army: Elk\nB: hand: Smudged Sigil, Wait; gold 3 The Empire; army: Ox", TEXTS)
    assert not offered(s, "play", "Smudged")
    s.choose("play Gain")
    until(s, "play Wait")
    assert offered(s, "play") == ["Wait"]
    s = ava("A: hand: Rite, Smudged Sigil; gold 2 Gaian, 3 The Empire; army: Elk\nB: army: Ox", TEXTS)
    s.choose("play Rite", "play Smudged Sigil")
    s.all_pass()
    assert (s.victory("A"), s.grave("A")) == (0, ["Rite", "Smudged Sigil"])


@plays("Late Petition")
def test_up_to_two_residents_are_marked_before_they_bid() -> None:
    s = ava(
        "A: city Oak (Body, 8): Ox, Nun; avatar in Oak; army: Yak; hand: Wait\n"
        "B: city Fen (Body, 8): Fox, Hen marked; army: Elk; hand: Late Petition, Wait; gold 1 House of Nobles"
        "\nphase: Tactics", TEXTS,
    )  # fmt: skip
    s.choose("claim Body", "bid Ox")
    s.choose("done") if "done" in s.options() else None
    until(s, "play Late Petition")
    s.choose("play Late Petition")
    assert sorted(targets(s)) == ["Avatar of A", "Fox", "Hen", "Nun", "Ox"]
    nobody, counted = s.fork(), s.fork()
    s.choose("target Fox", "target Avatar of A")
    until(s, "Body: 1 VP")
    assert (s.asked, s.marked("Fox"), s.marked("Avatar of A"), s.marked("Nun")) == ("A", True, True, False)
    nobody.choose("done")
    until(nobody, "bid Fox")
    assert [nobody.marked(n) for n in ("Fox", "Nun", "Avatar of A")] == [False, False, False]
    counted.choose("target Ox", "done")
    until(counted, "bid Fox")
    counted.choose("done")
    until(counted, "Body: 1 VP")
    assert counted.asked == "A"  # Ox was marked for the bid and counts


@plays("Late Petition")
@pytest.mark.parametrize(("phase", "can"), [("Tactics", True), ("Play", False), ("Upkeep", False)])
def test_a_petition_is_for_tactical_phases(phase: str, can: bool) -> None:
    s = ava(
        "A: city Oak (Body, 8): Ox; hand: Late Petition, Wait; gold 1 House of Nobles\nB: city Fen: Fox; hand: 1"
        f"\nphase: {phase}", TEXTS,
    )  # fmt: skip
    if phase == "Tactics":
        s.choose("claim Body", "bid Ox")
    until(s, "play Wait")
    assert bool(offered(s, "play", "Late")) is can


@rule("AVA-CITY-06", "AVA-CITY-09")
@plays("Stand Fast at the Stair")
@pytest.mark.parametrize(("goal", "blocker", "drawn"), [
    ("Dale", "Cow", 1), ("B's army", "Hen", 0),
    ("Dale", "Hen", 1),  # its writer leaves helpers out; residents are those in a city, and they count
])  # fmt: skip
def test_a_defender_is_stronger_and_one_in_a_city_brings_a_card(goal: str, blocker: str, drawn: int) -> None:
    s = ava(
        "A: army: Ox 1/9; hand: Wait\nB: city Dale (Body, 8): Cow 1/1; army: Hen 1/1, Pig; deck: 5;"
        f" hand: Stand Fast at the Stair; gold 2 Gaian{COMBAT}", TEXTS,
    )  # fmt: skip
    assert not offered(s, "play", "Stand")
    s.choose(f"attack {goal}", "send Ox", "done")
    until(s, "block")
    s.choose(f"block Ox with {blocker}")
    until(s, "play Stand Fast at the Stair")
    s.choose("play Stand Fast at the Stair")
    s.choose(f"target {blocker}") if offered(s, "target") else None
    while "Stand Fast at the Stair" in s.chain():
        s.choose("pass")
    assert (s.value(blocker), s.hand("B")) == ("3/3", ["Spare"] * drawn)
    fought(s)
    assert (s.damage("Ox"), s.value("Pig")) == (3, "1/1")


@plays("Stand Fast at the Stair")
def test_a_defender_that_is_gone_brings_no_card() -> None:
    s = ava(
        "A: army: Ox 1/9; hand: Axe\nB: city Dale (Body, 8): Cow 1/1; army: Pig; deck: 5;"
        f" hand: Stand Fast at the Stair; gold 2 Gaian{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose("attack Dale", "send Ox", "done")
    until(s, "block")
    s.choose("block Ox with Cow")
    until(s, "play Stand Fast at the Stair")
    s.choose("play Stand Fast at the Stair")
    until(s, "play Axe")
    s.choose("play Axe", "target Cow")
    fought(s)
    assert (s.place("Cow"), s.hand("B")) == ("B's graveyard", [])


@plays("Whetted Pike")
def test_whoever_bears_the_pike_is_stronger() -> None:
    s = ava(
        "A: hand: Whetted Pike, Peel; gold 2 Red Banner; army: Ox 1/1\n"
        "B: army: Cow 1/1 hurt 1; city Dale: Hen 1/1; attached: Whetted Pike on Cow",
        TEXTS,
    )
    assert (s.value("Cow"), s.value("Ox")) == ("3/2", "1/1")
    s.choose("play Whetted Pike")
    assert sorted(targets(s)) == ["Cow", "Hen", "Ox"]
    more = s.fork()
    s.choose("target Ox")
    s.all_pass()
    assert (s.value("Ox"), s.value("Hen")) == ("3/2", "1/1")
    more.choose("target Cow")
    more.all_pass()
    assert more.value("Cow") == "5/3"


@plays("Whetted Pike")
@pytest.mark.parametrize("card", ["Peel", "Axe"])
def test_the_pike_goes_with_its_bearer_and_he_may_die_without_it(card: str) -> None:
    s = ava(f"A: hand: {card}\nB: army: Cow 1/1 hurt 1; attached: Whetted Pike on Cow", TEXTS)
    s.play(card)
    assert (s.place("Cow"), s.place("Whetted Pike")) == ("B's graveyard", "B's graveyard")


@plays("Waterlogged Strongbox")
@pytest.mark.parametrize("marked", ["", " marked"])
def test_a_waterlogged_resource_card_stays_marked(marked: str) -> None:
    s = ava(
        "A: hand: Waterlogged Strongbox, Wait; gold 2 Dark Legion; army: Elk\n"
        f"B: gold 1 Gaian{marked}, 1 Red Banner marked; hand: Cost, Free; army: Cow", TEXTS,
    )  # fmt: skip
    s.choose("play Waterlogged Strongbox")
    box = "Gaian resource card"
    assert {box, "Red Banner resource card"} <= set(targets(s))
    s.choose(f"target {box}")
    s.all_pass()
    s.to("Play", "B")
    assert (s.marked(box), s.marked("Red Banner resource card")) == (bool(marked), False)
    if not marked:
        s.play("Cost")
        assert s.marked(box)
    s.play("Free", f"target {box}")
    assert not s.marked(box)
