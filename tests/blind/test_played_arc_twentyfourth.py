"""Blind texts of ARC's twenty-fourth round about creatures, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, targets, uses
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Give": "event 0: Sacrifice a creature.",
    "Toss": "event 0: Discard target creature.", "Back": "event 0: Return target creature to its owner's hand.",
    "Lure": "event 0: Gain control of target creature.", "Grow": "event 0: Target creature gets +0/+5 this turn.",
    "Rise": "magic 0: Put target creature card from your graveyard into play.",
    "One": "creature 1 Gaian 1/1", "Three": "creature 3 Gaian 1/1", "Four": "creature 4 Gaian 1/1",
    "Nil": "creature 0 Gaian 1/1",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"


@plays("Tollgate Spearman")
def test_it_is_stronger_while_it_defends() -> None:
    s = arc(f"A: army: Wolf 0/9; {WAITING}\nB: army: Tollgate Spearman; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    assert s.value("Tollgate Spearman") == "1/2"
    s.choose("block Wolf with Tollgate Spearman")
    assert s.value("Tollgate Spearman") == "3/2"
    fought(s)
    assert (s.damage("Wolf"), s.value("Tollgate Spearman")) == (3, "1/2")
    s = arc(f"A: army: Tollgate Spearman; {WAITING}\nB: army: Ox 0/9; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose("block Tollgate Spearman with Ox")
    fought(s)
    assert s.damage("Ox") == 1


@plays("Mossback Tortoise")
def test_it_defends_and_bids_and_never_attacks() -> None:
    s = arc(f"A: army: Mossback Tortoise, Wolf; {WAITING}\nB: city Elm (Body, 8); {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Elm")
    assert not offered(s, "send", "Mossback")
    alone = arc(f"A: army: Mossback Tortoise; {WAITING}\nB: city Elm (Body, 8)\nphase: Play", TEXTS)
    seen = list[str]()
    while alone.active == "A":
        seen += offered(alone, "attack")
        alone.choose(alone.way_on())
    assert not seen
    s = arc(f"A: army: Wolf 0/9; {WAITING}\nB: army: Mossback Tortoise; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose("block Wolf with Mossback Tortoise")
    fought(s)
    assert s.damage("Wolf") == 1
    s = arc(f"A: city Oak (Body, 8): Mossback Tortoise; {WAITING}\nB: army: Ox{TACTICS}", TEXTS)
    s.choose("claim Body", "bid Mossback Tortoise")
    s.to("Play")
    assert s.points("A") == 16


@plays("Bonemeal Peddler")
@pytest.mark.parametrize(("way", "points"), [("Axe", 14), ("Toss", 15), ("Back", 15), ("Give", 15)])
def test_its_death_costs_each_opponent_a_point(way: str, points: int) -> None:
    s = arc(f"A: army: Bonemeal Peddler; hand: {way}\nB: army: Ox\nC: army: Elk", TEXTS)
    s.play(way, *["target Bonemeal Peddler"] * (way != "Give"))
    s.all_pass()
    assert s.place("Bonemeal Peddler") == ("A's hand" if way == "Back" else "A's graveyard")
    assert (s.points("A"), s.points("B"), s.points("C")) == (15, points, points)


@plays("Bonemeal Peddler")
def test_it_is_the_opponents_of_who_controlled_it_and_the_last_point_is_lost() -> None:
    s = arc("A: hand: Axe; army: Wolf; 1 points\nB: army: Bonemeal Peddler of A\nC: army: Elk; 1 points", TEXTS)
    s.play("Axe", "target Bonemeal Peddler")
    s.all_pass()
    assert s.over
    assert (s.winner, s.out("A") != "", s.out("C") != "") == ("B", True, True)


@plays("Lamplit Clerk")
@pytest.mark.parametrize("play", ["Lamplit Clerk", "Rise"])
def test_coming_it_brings_a_card(play: str) -> None:
    held = "hand: Rise; grave: Lamplit Clerk" if play == "Rise" else "hand: Lamplit Clerk"
    s = arc(f"A: {held}; gems 3 The Empire; deck: Rat, Hog; city Oak (Body, 8)\nB: army: Ox", TEXTS)
    s.play(play)
    s.all_pass()
    assert (s.hand("A"), s.place("Lamplit Clerk")) == (["Rat"], "Oak")
    s = arc(f"A: {held}; gems 3 The Empire; deck: 0; city Oak (Body, 8)\nB: army: Ox", TEXTS)
    s.play(play)
    while not s.over:
        s.choose("pass")
    assert s.winner == "B"


@plays("Powder-Cart Boy")
def test_it_is_given_for_damage() -> None:
    s = arc("A: army: Powder-Cart Boy marked, Wolf 1/9\nB: army: Ox 1/9; hand: Axe, Wait", TEXTS)
    s.choose("use Powder-Cart Boy")
    # The rulebook aims before the price is paid, so that it may even aim at itself, in vain
    assert sorted(targets(s)) == ["Ox", "Powder-Cart Boy", "Wolf"]
    s.choose("target Ox")
    assert (s.place("Powder-Cart Boy"), s.damage("Ox")) == ("A's graveyard", 0)
    gone = s.fork()
    s.all_pass()
    assert s.damage("Ox") == 2
    until(gone, "play Axe")
    gone.choose("play Axe", "target Ox")
    gone.all_pass()
    assert (gone.place("Ox"), gone.place("Powder-Cart Boy"), gone.damage("Wolf")) == (
        "B's graveyard",
        "A's graveyard",
        0,
    )


@plays("Powder-Cart Boy")
def test_it_is_given_in_combat_too() -> None:
    s = arc(f"A: army: Wolf 1/2; {WAITING}\nB: city Elm (Body, 8): Powder-Cart Boy; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Elm")
    until(s, "use Powder-Cart")
    s.choose("use Powder-Cart Boy", *["target Wolf"] * ("target Wolf" in s.options()))
    fought(s)
    assert (s.place("Wolf"), s.damage("Elm")) == ("A's graveyard", 0)


@plays("Forgeyard Brute")
def test_it_bids_neither_for_a_claim_nor_in_answer() -> None:
    s = arc(f"A: city Oak (Body, 8): Forgeyard Brute, Hen; {WAITING}\nB: army: Ox{TACTICS}", TEXTS)
    s.choose("claim Body")
    assert offered(s, "bid") == ["Hen"]
    s = arc(
        f"A: city Oak (Body, 8): Hen; {WAITING}\nB: city Elm (Mind, 8): Forgeyard Brute, Cow; {WAITING}{TACTICS}", TEXTS
    )
    s.choose("claim Body", "bid Hen")
    until(s, "bid")
    assert offered(s, "bid") == ["Cow"]
    s = arc(f"A: army: Forgeyard Brute; {WAITING}\nB: city Elm (Body, 8){COMBAT}", TEXTS)
    s.choose("attack Elm")
    assert s.marked("Forgeyard Brute")


@plays("Thornhedge Archer")
def test_it_shoots_attackers() -> None:
    home = "city Elm (Body, 8): Thornhedge Archer; army: Ox 1/9"
    s = arc(f"A: army: Wolf 3/9, Fox 3/9; {WAITING}\nB: {home}; {WAITING}{COMBAT}", TEXTS)
    assert not uses(s)
    s.choose("attack B's army", "send Wolf", "done")
    until(s, "use Thornhedge")
    s.choose("use Thornhedge Archer", *["target Wolf"] * ("target Wolf" in s.options()))
    assert s.marked("Thornhedge Archer")
    fought(s)
    assert (s.damage("Wolf"), s.damage("Fox"), s.points("B")) == (1, 0, 12)
    late = arc(f"A: army: Wolf 3/9; {WAITING}\nB: army: Thornhedge Archer, Ox 1/9; {WAITING}{COMBAT}", TEXTS)
    late.choose("attack B's army")
    until(late, "block")
    late.choose("block Wolf with Thornhedge Archer", "done")
    until(late, "use Thornhedge")
    late.choose("use Thornhedge Archer", *["target Wolf"] * ("target Wolf" in late.options()))
    fought(late)
    assert (late.damage("Wolf"), late.place("Thornhedge Archer")) == (2, "B's graveyard")  # it fights all the same
    s = arc(f"A: army: Wolf; {WAITING}\nB: army: Thornhedge Archer marked; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    while s.phase == "Attack":
        assert not uses(s)
        s.choose(s.way_on())


@plays("Silver-Spur Courier")
def test_coming_it_may_ride_to_the_army_and_attack() -> None:
    s = arc(
        "A: hand: Silver-Spur Courier; gems 2 House of Nobles; city Oak (Body, 8): Hen\nB: city Elm (Body, 8); hand: Axe, Wait",
        TEXTS,
    )
    s.choose("play Silver-Spur Courier")
    gone = s.fork()
    until(s, "yes")
    stays = s.fork()
    s.choose("yes")
    s.all_pass()
    assert (s.place("Silver-Spur Courier"), s.marked("Silver-Spur Courier")) == ("A's Army", False)
    assert "Hen to the Army" in offered(s, "move")
    s.to("Attack")
    s.choose("attack Elm")
    fought(s)
    assert s.damage("Elm") == 2
    stays.choose("no")
    stays.all_pass()
    assert stays.place("Silver-Spur Courier") == "Oak"
    while gone.place("Silver-Spur Courier") != "Oak" or "play Axe" not in gone.options():
        gone.choose("pass")
    gone.choose("play Axe", "target Silver-Spur Courier")
    while gone.table.chain:
        gone.choose("yes" if "yes" in gone.options() else "pass")
    assert gone.place("Silver-Spur Courier") == "A's graveyard"


@plays("Herald of the Fifth Seal")
@pytest.mark.parametrize("heralds", ["army: {0}", "army: {0} marked", "city Fir (Mind, 8): {0}", "army: {0}, {0}"])
def test_a_won_bid_is_worth_more(heralds: str) -> None:
    many = heralds.count("{0}")
    there = heralds.format("Herald of the Fifth Seal")
    s = arc(f"A: city Oak (Body, 8): Hen; {there}; {WAITING}\nB: army: Ox{TACTICS}", TEXTS)
    s.choose("claim Body", "bid Hen", *["done"] * ("bid Herald of the Fifth Seal" in s.options()))
    s.to("Play")
    assert s.points("A") == 16 + many


@plays("Herald of the Fifth Seal")
def test_whoever_stops_a_claim_wins_no_bid() -> None:
    s = arc(
        f"A: city Oak (Body, 8): One; {WAITING}\nB: city Elm (Mind, 8): Three; army: Herald of the Fifth Seal; {WAITING}"
        + TACTICS,
        TEXTS,
    )
    s.choose("claim Body", "bid One")
    until(s, "bid Three")
    won = s.fork()
    s.choose("bid Three")
    s.to("Play")
    assert (s.points("A"), s.points("B")) == (15, 15)
    won.to("Play")
    assert (won.points("A"), won.points("B")) == (16, 15)  # another's bid


@plays("Grave-Salt Ghoul")
@pytest.mark.parametrize("play", ["Grave-Salt Ghoul", "Rise"])
@pytest.mark.parametrize("points", [15, 1])
def test_coming_it_costs_a_point(play: str, points: int) -> None:
    held = "hand: Rise; grave: Grave-Salt Ghoul" if play == "Rise" else "hand: Grave-Salt Ghoul"
    s = arc(f"A: {held}; gems 2 Dark Legion; city Oak (Body, 8); {points} points\nB: army: Ox; {WAITING}", TEXTS)
    s.choose(f"play {play}")
    while s.place("Grave-Salt Ghoul") != "Oak":
        s.choose("pass")
    assert s.points("A") == points  # it is there before
    while s.table.chain and not s.over:
        s.choose("pass")
    assert (s.points("A"), s.over) == (points - 1, points == 1)


@plays("Elder of the Root Council")
def test_the_others_of_its_house_are_hardier() -> None:
    elder = "Elder of the Root Council"
    cards = TEXTS | {"Elk": "creature 1 Red Banner 1/1"}
    s = arc(f"A: city Oak (Body, 8): {elder}, One, Elk; city Fir (Mind, 8): Three; army: Four\nB: army: Nil", cards)
    assert [s.value(name) for name in (elder, "One", "Elk", "Three", "Four", "Nil")] == [
        "2/3", "1/3", "1/1", "1/1", "1/1", "1/1",
    ]  # fmt: skip
    s = arc(f"A: city Oak (Body, 8): {elder}, {elder}, One\nB: army: Nil", cards)
    assert [s.value(name) for name in (elder, f"{elder} (2)", "One")] == ["2/5", "2/5", "1/5"]
    s = arc(f"A: city Oak (Body, 8): One; army: {elder}, Three\nB: army: Nil", cards)
    assert (s.value("One"), s.value("Three")) == ("1/1", "1/1")


@plays("Elder of the Root Council")
def test_in_an_attack_on_a_city_the_army_lives_there() -> None:
    elder = "Elder of the Root Council"
    there = "city Elm (Body, 8): {}; army: {}; city Fir (Mind, 8): Four"
    for inside, outside in ((f"{elder}, One", "Three"), ("One", f"{elder}, Three")):
        s = arc(f"A: army: Wolf; {WAITING}\nB: {there.format(inside, outside)}; {WAITING}{COMBAT}", TEXTS)
        other = s.fork()
        s.choose("attack Elm")
        assert [s.value(name) for name in ("One", "Three", "Four", elder)] == ["1/3", "1/3", "1/1", "2/3"]
        fought(s)
        assert s.value("Three") == "1/1"
        other.choose("attack Fir")
        far = "1/1" if elder in inside else "1/3"
        assert (other.value("Three"), other.value("Four")) == (far, far)


@plays("Drumhead Sergeant")
def test_it_drums_for_two_others() -> None:
    sergeant = "Drumhead Sergeant"
    s = arc(f"A: army: {sergeant}, Wolf 1/9, Fox 1/9, Hen 1/9; {WAITING}\nB: {WAITING}; army: Ox{COMBAT}", TEXTS)
    two = s.fork()
    s.choose("attack B's army", f"send {sergeant}", "send Wolf", "send Fox", "done")
    assert s.value("Wolf") == "1/9"
    until(s, "block")
    assert [s.value(name) for name in (sergeant, "Wolf", "Fox", "Hen")] == ["2/2", "2/9", "2/9", "1/9"]
    fought(s)
    assert s.value("Fox") == "2/9"
    s.to("Draw", "B")
    assert s.value("Fox") == "1/9"
    two.choose("attack B's army", f"send {sergeant}", "send Wolf", "done")
    until(two, "block")
    assert two.value("Wolf") == "1/9"
    both = arc(f"A: army: {sergeant}, {sergeant}, Wolf 1/9; {WAITING}\nB: {WAITING}; army: Ox{COMBAT}", TEXTS)
    both.choose("attack B's army", f"send {sergeant}", f"send {sergeant}", "send Wolf")
    until(both, "block")
    assert [both.value(name) for name in (sergeant, f"{sergeant} (2)", "Wolf")] == ["3/2", "3/2", "3/9"]


@plays("Drumhead Sergeant")
def test_its_drum_sounds_on_when_it_has_died() -> None:
    s = arc(f"A: army: Drumhead Sergeant, Wolf 1/9, Fox 1/9; {WAITING}\nB: hand: Axe, Wait; army: Ox{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Drumhead Sergeant", "send Wolf", "send Fox")
    until(s, "play Axe")
    other = s.fork()
    s.choose("play Axe", "target Drumhead Sergeant")
    until(s, "block")
    assert (s.place("Drumhead Sergeant"), s.value("Wolf"), s.value("Fox")) == ("A's graveyard", "2/9", "2/9")
    other.choose("play Axe", "target Wolf")
    until(other, "block")
    assert (other.place("Wolf"), other.value("Fox")) == ("A's graveyard", "2/9")


@plays("Assessor of Weights")
def test_it_marks_who_is_cheap() -> None:
    there = "army: Assessor of Weights, Nil; gems 1 Gaian"
    s = arc(f"A: {there}\nB: army: Three, Four, One marked; hand: Wait", TEXTS)
    s.choose("use Assessor of Weights")
    assert sorted(targets(s)) == ["Assessor of Weights", "Nil", "One", "Three"]
    s.choose("target Three")
    assert (s.marked("Assessor of Weights"), s.gems("A"), s.marked("Three")) == (True, "", False)
    s.all_pass()
    assert (s.marked("Three"), s.marked("Four")) == (True, False)
    for table in (there.replace("Weights", "Weights marked"), there.replace("1 Gaian", "1 Gaian consumed")):
        assert not uses(arc(f"A: {table}\nB: army: Three", TEXTS))
    s = arc(f"A: army: Wolf 0/9; {WAITING}\nB: {there}; army: Four; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "use Assessor")
    s.choose("use Assessor of Weights", "target Nil")
    until(s, "block")
    assert offered(s, "block") == ["Wolf with Four"]


@plays("Duchess in Exile")
def test_she_brings_points_or_costs_a_card() -> None:
    held = "hand: Duchess in Exile; gems 4 House of Nobles; city Oak (Body, 8)"
    s = arc(f"A: {held}\nB: hand: Rat, Hog; army: Ox\nC: army: Elk", TEXTS)
    s.choose("play Duchess in Exile")
    until(s, "choose: gain")
    other = s.fork()
    s.choose("choose: gain 2 victory points")
    s.all_pass()
    assert (s.points("A"), s.hand("B")) == (17, ["Rat", "Hog"])
    other.choose("choose: an opponent discards a card")
    if other.asked == "A":
        other.choose(next(o for o in other.options() if "B" in o))
    assert other.asked == "B"
    other.choose("pick Hog")
    other.all_pass()
    assert (other.points("A"), other.hand("B"), other.place("Hog")) == (15, ["Rat"], "B's graveyard")
    s = arc(f"A: {held}\nB: army: Ox\nC: army: Elk", TEXTS)
    s.choose("play Duchess in Exile")
    while s.table.chain:
        s.choose(s.options()[0])
    assert s.points("A") == 17
