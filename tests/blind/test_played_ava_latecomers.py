"""Blind texts of AVA on bids that somebody joins late, damage that is let be, and hosts, played as their writer meant them."""

import pytest

from blind.gestures import offered, targets
from blind.texts import ava, plays, until
from scenes.scene import Scene

TEXTS = {
    "Wait": "event 0: Draw a card.", "Raze": "event 0: Destroy target city.", "Axe": "event 0: Kill target creature.",
    "Bond": "enchantment 0: Enchant a creature. The enchanted creature gets +1/+1.",
    "Bell": "city 2 Soul 5: When you gain this advantage, draw a card. Advantage: Creatures you control get +1/+0.",
}  # fmt: skip
TACTICS = "\nphase: Tactics"
COMBAT = "\nphase: Attack"
HAND, MOTION, COUNT, GATE = "Late Hand at the Vote", "Overruled Motion", "Perjured Headcount", "Bribed Gatekeeper"


def bids(s: Scene, *marks: str) -> None:
    """These are marked, and no more."""
    who = s.asked
    s.choose(*marks)
    if s.asked == who and "done" in s.options():
        s.choose("done")


def answered(s: Scene, card: str, answer: str = "bid Fox") -> None:
    """A claims Body with the Ox, B answers with the Fox, and A may play this."""
    bids(s, "claim Body", "bid Ox")
    until(s, answer)
    bids(s, answer)
    until(s, f"play {card}")
    s.choose(f"play {card}")


def settled(s: Scene) -> None:
    """Nobody does anything more for this bid."""
    while s.phase == "Tactics" and not any(option.startswith("Body:") for option in s.options()):
        s.choose(s.way_on())


@plays("Late Hand at the Vote")
def test_who_comes_late_counts_for_the_bid() -> None:
    s = ava(
        f"A: city Oak (Body, 7): Ox, Nun, Hen, Cow marked; army: Yak; hand: {HAND}; gold 3 House of Nobles\n"
        f"B: city Fen (Body, 7): Fox; army: Elk{TACTICS}", TEXTS,
    )  # fmt: skip
    answered(s, HAND)
    until(s, "pick Nun")
    assert sorted(offered(s, "pick")) == ["Hen", "Nun"]
    s.choose("pick Nun")
    settled(s)
    assert s.asked == "A"  # two against one
    assert s.marked("Nun")


@plays("Overruled Motion")
@pytest.mark.parametrize(("name", "winner", "drawn"), [("Fox", "A", 0), ("Ox", "B", 0)])
def test_a_resident_is_overruled(name: str, winner: str, drawn: int) -> None:
    s = ava(
        f"A: city Oak (Body, 7): Ox, Nun; army: Yak; hand: {MOTION}; gold 3 The Empire; deck: Hen\n"
        f"B: city Fen (Body, 7): Fox; army: Elk{TACTICS}", TEXTS,
    )  # fmt: skip
    answered(s, MOTION)
    assert sorted(targets(s)) == ["Fox", "Ox"]
    s.choose(f"target {name}")
    settled(s)
    assert (s.asked, len(s.hand("A")), s.marked("Fox")) == (winner, drawn, True)


@plays("Overruled Motion")
def test_a_bid_without_a_winner_brings_a_card() -> None:
    s = ava(
        f"A: city Oak (Body, 7): Ox, Nun; army: Yak; hand: {MOTION}; gold 3 The Empire; deck: Hen\n"
        f"B: city Fen (Body, 7): Fox, Pig; army: Elk{TACTICS}", TEXTS,
    )  # fmt: skip
    bids(s, "claim Body", "bid Ox")
    until(s, "bid Fox")
    bids(s, "bid Fox", "bid Pig")
    until(s, f"play {MOTION}")
    s.choose(f"play {MOTION}", "target Pig")
    while s.table.chain or not s.hand("A"):
        s.choose(s.way_on())
    assert s.hand("A") == ["Hen"]


@plays("Perjured Headcount")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_two_residents_more_are_counted_for_a_player(seat: str) -> None:
    s = ava(
        f"A: city Oak (Body, 7): Ox; army: Yak; hand: {COUNT}; gold 3 House of Nobles\n"
        f"B: city Fen (Body, 7): Fox; army: Elk{TACTICS}", TEXTS,
    )  # fmt: skip
    answered(s, COUNT)
    s.choose(f"target player {seat}")
    settled(s)
    assert s.asked == seat


@plays("Bribed Gatekeeper")
def test_the_gatekeeper_lets_none_of_theirs_count() -> None:
    s = ava(
        f"A: city Oak (Body, 7): Ox; army: Yak; hand: {GATE}; gold 3 House of Nobles\n"
        f"B: city Fen (Body, 7): Fox; army: Elk{TACTICS}", TEXTS,
    )  # fmt: skip
    answered(s, GATE)
    settled(s)
    assert (s.asked, s.marked("Fox")) == ("A", True)


@plays("Ransom Captain")
@pytest.mark.parametrize(("ransomed", "damage", "left"), [(True, 0, 1), (False, 3, 3)])
def test_a_city_is_ransomed(ransomed: bool, damage: int, left: int) -> None:
    s = ava(f"A: army: Ransom Captain\nB: city Dale (Body, 8); hand: 3{COMBAT}")
    s.choose("attack Dale", "send Ransom Captain", "done")
    until(s, "yes")
    s.choose("yes" if ransomed else "no")
    while s.phase == "Attack":
        s.choose(s.way_on())
    assert (s.damage("Dale"), len(s.hand("B"))) == (damage, left)


@plays("Second-Storey Man")
@pytest.mark.parametrize("climbs", [True, False])
def test_a_man_climbs_in_or_strikes(climbs: bool) -> None:
    s = ava(f"A: army: Second-Storey Man; deck: Hen, Pig\nB: city Dale (Body, 8); hand: 2{COMBAT}")
    s.choose("attack Dale", "send Second-Storey Man", "done")
    until(s, "yes")
    s.choose("yes" if climbs else "no")
    while s.phase == "Attack":
        s.choose(s.way_on())
    assert (s.damage("Dale") == 0, s.hand("A"), len(s.hand("B"))) == ((True, ["Hen"], 1) if climbs else (False, [], 2))


@plays("Brevet Captain")
@pytest.mark.parametrize("marked", ["", " marked"])
def test_a_captain_leads_the_army_when_it_defends(marked: str) -> None:
    s = ava(f"A: army: Ox\nB: city Fen (Body, 7); avatar in Fen; army: Brevet Captain{marked}, Elk{COMBAT}")
    s.choose("attack B's army", "send Ox", "done")
    until(s, "block Ox with Elk")
    assert ("block Ox with Brevet Captain" in s.options()) == (not marked)


@plays("Belfry Eater")
@pytest.mark.parametrize("city", [True, False])
def test_the_eater_eats_of_a_city_or_of_its_player(city: bool) -> None:
    there = "; city Dale (Body, 8)" if city else ""
    s = ava(f"A: army: Belfry Eater{there}\nB: army: Elk\nphase: Discard, active B")
    s.to("Play", "A")
    assert (s.life("A"), s.damage("Dale") if city else 0) == ((20, 2) if city else (18, 0))


@plays("Nettle Graft")
def test_a_graft_is_attached_to_another_host() -> None:
    s = ava(
        "A: army: Ox 1/1; gold 6 Gaian; hand: Nettle Graft\nB: army: Elk 2/2, Hen 1/1; attached: Bond on Elk\nphase: Play",
        TEXTS,
    )  # fmt: skip
    s.choose("play Nettle Graft")
    s.all_pass()
    s.to("Upkeep", "A")
    until(s, "yes")
    s.choose("yes")
    while not offered(s, "pick"):
        s.choose(s.way_on())
    assert sorted(offered(s, "pick")) == ["Hen", "Ox"]
    s.choose("pick Ox")
    while s.phase == "Upkeep":
        s.choose(s.way_on())
    assert int(s.table.host[s.card("Bond")]) == s.card("Ox")
