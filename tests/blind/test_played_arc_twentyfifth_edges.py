"""Blind texts of ARC's twenty-fifth round about creatures, played at the edges that their writer names."""

import pytest

from blind.gestures import fought, offered, resolve, uses
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Jab": "event 0: Deal 2 damage to target creature.",
    "Shift": "event 0: Put target creature into your army.", "Lure": "event 0: Gain control of target creature.",
    "Raze": "event 0: Deal 9 damage to target city.", "Rouse": "event 0: Unmark target creature.",
    "Lay": "event 0: Put a card from your hand into play as a resource card.",
    "Imp": "creature 1 Gaian 1/1: Flying", "Dell": "city 2 Mind 8: Always: Creatures with flying can't enter this city.",
    "Bard": "creature 1 Gaian 1/1: When you play a creature, gain 5 victory points.",
    "Born": "creature 1 Gaian 1/1: When this creature enters play, gain 1 VP.",
    "Guard": "creature 1 The Empire (Soldier) 1/1", "Scout": "creature 1 The Empire (Elf) 1/1",
    "Four": "creature 4 Gaian 1/1", "Five": "creature 5 Gaian 1/1", "Eight": "creature 8 Gaian 1/1",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"


@plays("Weighbridge Corporal")
def test_as_a_helper_it_lives_as_long_as_the_attack_on_the_city() -> None:
    name = "Weighbridge Corporal"
    s = arc(f"A: army: Wolf 3/9, Fox 1/9; {WAITING}\nB: city Elm (Body, 8); army: {name}; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Elm", "send Wolf", "send Fox")
    until(s, "block")
    s.choose(f"block Wolf with {name}")
    while s.damage("Elm") == 0:
        s.choose(s.way_on())
        assert s.damage("Elm") > 0 or (s.place(name), s.value(name)) == ("B's Army", "2/5")
    fought(s)
    assert (s.place(name), s.damage("Wolf")) == ("B's graveyard", 2)  # three are too much for it in the Army


@plays("Weighbridge Corporal")
def test_it_is_at_home_in_each_of_its_players_cities_whoever_that_is() -> None:
    name = "Weighbridge Corporal"
    s = arc(f"A: city Oak (Body, 8); hand: Lure\nB: city Elm (Mind, 8): {name} marked, Ox; city Fir (Body, 8)", TEXTS)
    assert s.value(name) == "2/5"
    s.play("Lure", f"target {name}")
    assert (s.place(name), s.value(name)) == ("Oak", "2/5")
    s = arc(f"A: hand: Raze\nB: city Elm (Mind, 8): {name} hurt 3; city Fir (Body, 8)", TEXTS)
    s.play("Raze", "target Elm")
    assert s.place(name) == "B's graveyard"


@plays("Bramblehorn Ram")
def test_it_is_strong_until_the_whole_attack_is_over() -> None:
    s = arc(
        f"A: army: Bramblehorn Ram, Wolf 1/9; {WAITING}\nB: army: Ox 0/9; city Elm (Body, 8); {WAITING}{COMBAT}", TEXTS
    )
    s.choose("attack Elm", "send Bramblehorn Ram", "send Wolf")
    until(s, "block")
    s.choose("block Wolf with Ox")
    seen = set()
    while s.phase == "Attack":
        seen.add(s.value("Bramblehorn Ram"))
        s.choose(next((option for option in ("done",) if option in s.options()), None) or s.way_on())
    assert (seen - {"2/2"}, s.value("Bramblehorn Ram"), s.damage("Elm"), s.damage("Ox")) == ({"4/2"}, "2/2", 4, 1)


@plays("Redmane Lancer")
def test_alone_it_saves_nobody() -> None:
    for home, goal in (("army: Redmane Lancer", "B's army"), ("city Elm (Body, 8): Redmane Lancer", "Elm")):
        s = arc(f"A: army: Wolf 2/9; {WAITING}\nB: {home}; {WAITING}{COMBAT}", TEXTS)
        s.choose(f"attack {goal}")
        while s.phase == "Attack":
            assert not offered(s, "block")
            s.choose(s.way_on())
        assert (s.damage("Wolf"), s.points("B") == 13 or s.damage("Elm") == 2) == (0, True)


@plays("Honeyed Chamberlain")
@pytest.mark.parametrize(("others", "answer", "points"), [("", "Five", 15), ("", "Four", 16), (", Four", "Eight", 16)])
def test_its_five_are_added_to_the_others(others: str, answer: str, points: int) -> None:
    s = arc(
        f"A: city Oak (Body, 8): Honeyed Chamberlain{others}; {WAITING}\nB: city Elm (Mind, 8): {answer}; {WAITING}"
        + TACTICS,
        TEXTS,
    )
    s.choose("claim Body", "bid Honeyed Chamberlain", *["bid Four"] * bool(others))
    until(s, "bid")
    s.choose(f"bid {answer}")
    s.to("Play")
    assert s.points("A") == points
    for gems, may in ((2, False), (3, True)):
        s = arc(f"A: hand: Honeyed Chamberlain; gems {gems} House of Nobles\nB: army: Ox", TEXTS)
        assert ("play Honeyed Chamberlain" in s.options()) is may


@plays("Mossback Healer")
def test_what_it_heals_is_this_turns_damage_and_later_damage_counts_afresh() -> None:
    s = arc("A: army: Mossback Healer, Wolf 1/5 hurt 4; hand: Jab, Jab\nB: army: Ox", TEXTS)
    s.choose("use Mossback Healer", "target Wolf")
    resolve(s)
    s.play("Jab", "target Wolf")
    assert s.damage("Wolf") == 2
    s.play("Jab", "target Wolf")
    assert (s.place("Wolf"), s.damage("Wolf")) == ("A's Army", 4)
    assert uses(arc("A: army: Mossback Healer\nB: hand: 1", TEXTS)) == []  # it alone is no target


@plays("Powderkeg Runner")
def test_a_target_that_has_gone_suffers_nothing() -> None:
    s = arc("A: army: Powderkeg Runner, Wolf; hand: Axe\nB: army: Ox 1/9; hand: Axe, Wait", TEXTS)
    s.choose("play Axe (1)" if "play Axe (1)" in s.options() else "play Axe", "target Powderkeg Runner")
    until(s, "target")
    s.choose("target Wolf")
    hit = s.fork()
    until(s, "play Axe")
    s.choose(next(option for option in s.options() if option.startswith("play Axe")), "target Wolf")
    resolve(s)
    assert (s.place("Wolf"), s.damage("Ox")) == ("A's graveyard", 0)
    resolve(hit)
    assert (hit.place("Wolf"), hit.damage("Ox")) == ("A's graveyard", 0)


@plays("Larder Ghoul")
def test_it_eats_in_combat_and_from_cities() -> None:
    s = arc(
        f"A: army: Wolf 0/9; {WAITING}\nB: army: Larder Ghoul, Ox; city Elm (Body, 8): Hen; {WAITING}{COMBAT}", TEXTS
    )
    s.choose("attack B's army")
    until(s, "block")
    s.choose("block Wolf with Larder Ghoul", "done")
    until(s, "use Larder")
    s.choose("use Larder Ghoul")
    s.choose(next(option for option in s.options() if option.endswith("Hen")))
    resolve(s)
    fought(s)
    assert (s.damage("Wolf"), s.place("Hen"), s.place("Ox")) == (4, "B's graveyard", "B's Army")
    assert uses(arc("A: army: Larder Ghoul\nB: army: Ox", TEXTS)) == []  # it does not eat itself, nor what is another's


@plays("White Glove Duellist")
def test_one_may_be_assigned_to_it_and_no_second() -> None:
    duel = "White Glove Duellist"
    s = arc(f"A: army: {duel}; {WAITING}\nB: city Elm (Body, 8): Ox 2/9; army: Elk 0/9; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Elm")
    until(s, "block")
    assert sorted(offered(s, "block")) == [f"{duel} with Elk", f"{duel} with Ox"]
    s.choose(f"block {duel} with Ox")
    assert not offered(s, "block")
    fought(s)
    assert (s.place("Ox"), s.damage("Ox"), s.damage("Elk"), s.damage("Elm")) == ("Elm", 3, 0, 0)


@plays("Marsh Strider")
def test_who_is_no_longer_in_a_city_stays_where_he_is() -> None:
    s = arc("A: hand: Marsh Strider, Shift; gems 3 Gaian; city Oak (Body, 8)\nB: army: Ox; hand: Wait", TEXTS)
    s.choose("play Marsh Strider")
    while s.place("Marsh Strider") != "Oak":
        s.choose("pass")
    plain = s.fork()
    until(s, "play Shift")
    s.choose("play Shift", "target Marsh Strider")
    while s.table.chain:
        s.choose("yes" if "yes" in s.options() else "pass")
    assert (s.place("Marsh Strider"), s.marked("Marsh Strider")) == ("A's Army", False)
    until(plain, "yes")
    plain.choose("yes")
    resolve(plain)
    assert plain.place("Marsh Strider") == "A's Army"
    s = arc("A: city Oak (Body, 8): Marsh Strider; hand: Lure\nB: city Elm (Body, 8): Marsh Strider", TEXTS)
    s.play("Lure", "target Marsh Strider (2)")
    assert s.place("Marsh Strider (2)") == "Oak"  # it has not entered play


@plays("Cohort Ensign")
def test_soldiers_lose_it_as_they_leave_the_army() -> None:
    name = "Cohort Ensign"
    s = arc(f"A: city Oak (Body, 8); army: {name} marked, Guard hurt 1, Scout; hand: Axe\nB: army: Ox", TEXTS)
    assert (s.value("Guard"), s.value("Scout"), s.value(name)) == ("2/2", "1/1", "2/3")
    gone = s.fork()
    s.choose("move Guard to Oak")
    resolve(s)
    assert s.place("Guard") == "A's graveyard"
    gone.play("Axe", f"target {name}")
    assert gone.place("Guard") == "A's graveyard"


@plays("Barrow Exhumer")
def test_what_it_digs_up_enters_a_city_that_admits_it_and_is_not_played() -> None:
    there = "gems 2 Dark Legion; army: Barrow Exhumer"
    s = arc(f"A: {there}; city Dell; city Oak (Body, 8); city Fir (Mind, 8); grave: Hen, Imp\nB: army: Ox", TEXTS)
    s.choose("use Barrow Exhumer")
    until(s, "pick")
    assert s.asked == "A"
    s.choose("pick Fir")
    resolve(s)
    assert (s.place("Imp"), s.marked("Imp"), s.place("Hen")) == ("Fir", False, "A's graveyard")
    s = arc(f"A: {there}; city Dell; grave: Hen, Imp\nB: army: Ox", TEXTS)
    s.choose("use Barrow Exhumer")
    resolve(s)
    assert (s.place("Imp"), s.place("Hen"), s.consumed("A")) == ("A's graveyard", "A's graveyard", "2 Dark Legion")
    s = arc(f"A: {there}, Bard; city Oak (Body, 8); grave: Hen, Born\nB: army: Ox", TEXTS)
    s.choose("use Barrow Exhumer")
    resolve(s)
    assert (s.place("Born"), s.points("A")) == ("Oak", 16)


@plays("Hoary Oakwarden")
def test_it_grows_with_each_gaian_card_that_is_laid() -> None:
    name = "Hoary Oakwarden"
    s = arc(f"A: army: {name}; gems 3 Gaian consumed; hand: Lay, Rat\nB: gems 2 Gaian", TEXTS)
    assert s.value(name) == "3/4"
    s.choose("play Lay")
    until(s, "name")
    other = s.fork()
    s.choose("name Gaian")
    resolve(s)
    assert s.value(name) == "3/5"
    other.choose("name Red Banner")
    resolve(other)
    assert other.value(name) == "3/4"
