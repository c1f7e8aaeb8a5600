"""Blind texts of ARC's twenty-fourth round about magic and events, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, targets
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Rouse": "event 0: Unmark target creature.",
    "Grow": "event 0: Target creature gets +0/+2 this turn.", "Cheer": "event 0: Gain 1 victory point.",
    "Rite": "magic 0: Gain 1 victory point.", "Charm": "enchantment 0: Attach to target creature. It gets +0/+1.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"


@plays("Ash and Nettle")
@pytest.mark.parametrize("victim", ["Ox", "Wolf"])
def test_whoever_is_marked_is_hurt(victim: str) -> None:
    s = arc(
        "A: hand: Ash and Nettle; gems 3 Red Banner; army: Wolf 1/9 marked, Fox\nB: army: Ox 1/9 marked, Elk; hand: Rouse, Axe",
        TEXTS,
    )
    s.choose("play Ash and Nettle")
    assert sorted(targets(s)) == ["Ox", "Wolf"]
    s.choose(f"target {victim}")
    roused, gone = s.fork(), s.fork()
    s.all_pass()
    assert (s.damage(victim), s.marked(victim)) == (4, True)
    for match, event in ((roused, "Rouse"), (gone, "Axe")):
        until(match, f"play {event}")
        match.choose(f"play {event}", f"target {victim}")
        match.all_pass()
    assert roused.damage(victim) == 0
    assert gone.place(victim).endswith("graveyard")
    assert "play Ash and Nettle" not in arc("A: hand: Ash and Nettle; gems 3 Red Banner\nB: army: Elk", TEXTS).options()


@plays("Scaffolds at Midnight")
@pytest.mark.parametrize(("hurt", "left"), [(5, 2), (3, 0), (2, 0)])
def test_a_city_is_built_up_again(hurt: int, left: int) -> None:
    s = arc(
        "A: hand: Scaffolds at Midnight; gems 2 The Empire; city Oak (Body, 8); city Fir (Mind, 8, hurt "
        f"{hurt})\nB: city Elm (Mind, 8, hurt 4)",
        TEXTS,
    )
    s.choose("play Scaffolds at Midnight")
    assert sorted(targets(s)) == ["Fir", "Oak"]
    whole = s.fork()
    s.choose("target Fir")
    s.all_pass()
    assert (s.damage("Fir"), s.damage("Elm")) == (left, 4)
    whole.choose("target Oak")
    whole.all_pass()
    assert (whole.damage("Oak"), whole.damage("Fir"), whole.consumed("A")) == (0, hurt, "2 The Empire")


@plays("Muster at Cockcrow")
def test_the_army_is_ready_again() -> None:
    s = arc(
        "A: hand: Muster at Cockcrow; gems 4 Red Banner; army: Wolf marked, Fox, Cub marked; city Oak (Body, 8): Hen marked\n"
        "B: army: Ox marked; city Elm (Body, 8)",
        TEXTS,
    )
    s.play("Muster at Cockcrow")
    assert [s.marked(name) for name in ("Wolf", "Fox", "Cub", "Hen", "Ox")] == [False, False, False, True, True]
    s.to("Attack")
    s.choose("attack Elm")
    assert sorted(offered(s, "send")) == ["Cub", "Fox", "Wolf"]


@plays("Split the Harvest")
def test_two_of_four_are_kept() -> None:
    held = "hand: Split the Harvest; gems 4 Gaian"
    s = arc(f"A: {held}; deck: Rat, Hog, Elk, Ant, Cow\nB: army: Ox", TEXTS)
    s.play("Split the Harvest", "pick Hog", "pick Ant")
    s.all_pass()
    assert sorted(s.hand("A")) == ["Ant", "Hog"]
    assert sorted(s.grave("A")) == ["Elk", "Rat", "Split the Harvest"]
    assert s.deck("A") == ["Cow"]
    assert not any(s.sees("B", name) for name in ("Ant", "Hog"))
    for deck, hand, grave in (("Rat, Hog, Elk", 2, 2), ("Rat, Hog", 2, 1), ("Rat", 1, 1), ("0", 0, 1)):
        s = arc(f"A: {held}; deck: {deck}\nB: army: Ox", TEXTS)
        s.choose("play Split the Harvest")
        while s.table.chain:
            s.choose(s.options()[0])
        assert (len(s.hand("A")), len(s.grave("A")), s.over) == (hand, grave, False)


WEEDING = "hand: Weeding the Court; army: Bear 1/1"


@plays("Weeding the Court")
@pytest.mark.parametrize(("defense", "hurt", "paid"), [(2, "", 2), (2, " hurt 1", 2), (3, "", 3)])
def test_a_creature_goes_home_for_its_def(defense: int, hurt: str, paid: int) -> None:
    s = arc(
        f"A: {WEEDING}; gems 4 House of Nobles\nB: army: Ox 1/{defense}{hurt} of C; attached: Charm on Ox\nC: army: Elk",
        TEXTS,
    )
    s.choose("play Weeding the Court", "target Ox")
    assert s.consumed("A") == f"{paid + 1} House of Nobles"  # its enchantment counts
    s.all_pass()
    assert (s.hand("C"), s.place("Charm"), s.points("B"), s.points("C")) == (["Ox"], "B's graveyard", 16, 15)
    for gems, may in (("4 Gaian", False), ("3 Gaian, 1 House of Nobles", True)):
        s = arc(f"A: hand: Weeding the Court; gems {gems}\nB: army: Ox 1/2\nC: army: Elk", TEXTS)
        assert ("play Weeding the Court" in s.options()) is may


@plays("Weeding the Court")
def test_its_price_is_fixed_and_who_has_gone_brings_nothing() -> None:
    s = arc(f"A: {WEEDING}; gems 4 House of Nobles\nB: army: Ox 1/2; hand: Grow, Axe", TEXTS)
    s.choose("play Weeding the Court", "target Ox")
    grown, gone = s.fork(), s.fork()
    for match, event in ((grown, "Grow"), (gone, "Axe")):
        until(match, f"play {event}")
        match.choose(f"play {event}", "target Ox")
        match.all_pass()
        assert match.consumed("A") == "2 House of Nobles"
    assert ("Ox" in grown.hand("B"), grown.points("B")) == (True, 16)
    assert (gone.place("Ox"), gone.points("B")) == ("B's graveyard", 15)


@plays("Loose Cobbles")
def test_an_attacker_stumbles() -> None:
    s = arc(
        f"A: army: Wolf 2/9, Fox 4/9; {WAITING}\nB: army: Ox; gems 1 Red Banner; hand: Loose Cobbles, Wait{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army", "send Wolf", "done")
    until(s, "play Loose")
    s.choose("play Loose Cobbles", *["target Wolf"] * ("target Wolf" in s.options()))
    fought(s)
    assert (s.points("B"), s.value("Wolf"), s.value("Fox")) == (15, "-1/9", "4/9")
    s.to("Draw", "B")
    assert s.value("Wolf") == "2/9"
    assert (
        "play Loose Cobbles" not in arc("A: army: Wolf; gems 1 Red Banner; hand: Loose Cobbles\nB: army: Ox").options()
    )


@plays("Sudden Thicket")
def test_a_defender_holds() -> None:
    s = arc(
        f"A: army: Wolf 3/2; {WAITING}\nB: army: Ox 1/1, Elk 1/1; gems 2 Gaian; hand: Sudden Thicket, Wait{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army")
    while not offered(s, "block"):
        assert "play Sudden Thicket" not in s.options()
        s.choose("pass")
    s.choose("block Wolf with Ox")
    s.choose(*["done"] * ("done" in s.options()))
    until(s, "play Sudden")
    s.choose("play Sudden Thicket", *["target Ox"] * ("target Ox" in s.options()))
    fought(s)
    assert (s.damage("Ox"), s.place("Wolf"), s.value("Ox"), s.value("Elk")) == (3, "A's graveyard", "2/4", "1/1")
    s.to("Draw", "B")
    assert s.value("Ox") == "1/1"


@plays("Petition Denied")
def test_a_magic_card_comes_to_nothing() -> None:
    s = arc("A: hand: Rite, Cheer; gems 1 Gaian\nB: gems 3 The Empire; hand: Petition Denied, Wait", TEXTS)
    event = s.fork()
    s.choose("play Rite")
    until(s, "play Petition")
    s.choose("play Petition Denied", *["target Rite"] * ("target Rite" in s.options()))
    s.all_pass()
    assert (s.points("A"), s.grave("A"), s.consumed("B")) == (15, ["Rite"], "3 The Empire")
    event.choose("play Cheer")
    while event.table.chain:
        assert "play Petition Denied" not in event.options()
        event.choose("pass")
    assert event.points("A") == 16


@plays("Idle Hands at Court")
@pytest.mark.parametrize("victim", ["Hen", "Cow"])
def test_a_resident_is_ready_again(victim: str) -> None:
    s = arc(
        "A: hand: Idle Hands at Court; gems 1 House of Nobles; city Oak (Body, 8): Hen marked; army: Wolf marked\n"
        "B: city Elm (Mind, 8): Cow marked",
        TEXTS,
    )
    s.choose("play Idle Hands at Court")
    assert sorted(targets(s)) == ["Cow", "Hen"]
    s.choose(f"target {victim}")
    s.all_pass()
    assert [s.marked(name) for name in ("Hen", "Cow", "Wolf")] == [victim != "Hen", victim != "Cow", True]


@plays("Idle Hands at Court")
def test_it_counts_in_its_bid_and_the_army_lives_in_an_attacked_city() -> None:
    s = arc(
        f"A: hand: Idle Hands at Court, Wait; gems 1 House of Nobles; city Oak (Body, 8): Hen\nB: army: Ox; {WAITING}{TACTICS}",
        TEXTS,
    )
    s.choose("claim Body", "bid Hen")
    until(s, "play Idle")
    s.choose("play Idle Hands at Court", *["target Hen"] * ("target Hen" in s.options()))
    s.to("Play")
    assert (s.marked("Hen"), s.points("A")) == (False, 16)
    s = arc(
        f"A: army: Wolf 1/9; {WAITING}\nB: city Elm (Body, 8): Cow; army: Ox marked; gems 1 House of Nobles; "
        f"hand: Idle Hands at Court, Wait{COMBAT}",
        TEXTS,
    )
    s.choose("attack Elm")
    until(s, "play Idle")
    s.choose("play Idle Hands at Court", "target Ox")
    until(s, "block")
    assert "Wolf with Ox" in offered(s, "block")


@plays("Terms of Ransom")
@pytest.mark.parametrize("points", [5, 2])
def test_he_may_pay_the_ransom(points: int) -> None:
    held = "hand: Terms of Ransom; gems 2 Dark Legion; army: Wolf 1/9"
    s = arc(f"A: {held}\nB: {points} points; army: Ox 1/9; hand: Axe\nC: army: Elk", TEXTS)
    s.choose("play Terms of Ransom")
    assert sorted(targets(s)) == ["Elk", "Ox", "Wolf"]
    s.choose("target Ox")
    gone = s.fork()
    until(s, "yes")
    assert s.asked == "B"
    no = s.fork()
    s.choose("yes")
    s.all_pass()
    assert (s.points("B"), s.out("B") != "") == (points - 2, points == 2)
    if points > 2:
        assert s.damage("Ox") == 0
    no.choose("no")
    no.all_pass()
    assert (no.points("B"), no.damage("Ox")) == (points, 4)
    until(gone, "play Axe")
    gone.choose("play Axe", "target Ox")
    while gone.table.chain:
        assert "yes" not in gone.options()
        gone.choose("pass")
    assert gone.points("B") == points


@plays("Terms of Ransom")
def test_who_has_but_one_point_keeps_it() -> None:
    s = arc("A: hand: Terms of Ransom; gems 2 Dark Legion\nB: 1 points; army: Ox 1/9; hand: Wait", TEXTS)
    s.choose("play Terms of Ransom")
    until(s, "no")  # what he has he may lose, and it is not enough
    s.choose("no")
    s.all_pass()
    assert (s.points("B"), s.damage("Ox")) == (1, 4)
