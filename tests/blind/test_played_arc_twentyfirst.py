"""Blind texts of ARC's twenty-first round about creatures, played as their writers meant them."""

import pytest

from blind.gestures import fought, starting
from blind.texts import arc, plays, until
from scenes.arc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Home": "event 0: Return target creature to its owner's hand.", "Exile": "event 0: Remove target creature from the game.",
    "Spark": "event 0: Deal 2 damage to target creature.", "Wilt": "event 0: Target creature gets -0/-9 this turn.",
    "Ember": "magic 0: Deal 1 damage to target creature.", "Ram": "event 0: Deal 9 damage to target city.",
    "Witch": "creature 2 Gaian 1/9: Mark this creature: Deal 1 damage to target creature.",
    "Sling": "creature 2 Gaian 1/9: Mark this creature: Deal 1 damage to target city.",
    "Titan": "creature 9 Gaian 1/1", "Sally": "event 0: Put target creature you control into your Army.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"


def attacked(s: Scene, goal: str, *senders: str) -> None:
    """A attacks with these, who are all he has, and nobody responds until blockers are asked for."""
    s.choose(f"attack {goal}", *(f"send {name}" for name in senders))
    until(s, "block")


@plays("Cinderfoot Runner")
def test_it_is_not_marked_by_its_moves() -> None:
    s = arc("A: city Oak (Body, 8): Cinderfoot Runner; city Elm (Mind, 8); army: Wolf\nB: army: Imp", TEXTS)
    s.choose("move Cinderfoot Runner to the Army")
    s.all_pass()
    assert (s.place("Cinderfoot Runner"), s.marked("Cinderfoot Runner")) == ("A's Army", False)
    assert starting(s, "move") == ["move Cinderfoot Runner to Elm", "move Wolf to Elm"]  # Oak is used up
    again, other = s.fork(), s.fork()
    s.to("Attack")
    s.choose("attack B's army")
    assert "send Cinderfoot Runner" in s.options()
    again.choose("move Cinderfoot Runner to Elm")
    again.all_pass()
    assert (again.place("Cinderfoot Runner"), again.marked("Cinderfoot Runner")) == ("Elm", False)
    assert starting(again, "move") == []
    other.choose("move Wolf to Elm")
    assert other.marked("Wolf")
    s = arc("A: city Oak (Body, 8): Cinderfoot Runner marked; army: Wolf\nB: army: Imp", TEXTS)
    assert starting(s, "move Cinderfoot") == []


@plays("Thistleback Boar")
@pytest.mark.parametrize(
    ("wolf", "boar", "points"), [("1/9", "", 14), ("5/1", "", 14), ("0/9", "", 15), ("5/9", "", 14)]
)
def test_whoever_hurts_it_in_combat_loses_a_point(wolf: str, boar: str, points: int) -> None:
    s = arc(f"A: army: Wolf {wolf}; {WAITING}\nB: army: Thistleback Boar{boar}; {WAITING}{COMBAT}", TEXTS)
    attacked(s, "B's army")
    s.choose("block Wolf with Thistleback Boar")
    s.to("Second Play")
    assert [s.points(seat) for seat in "AB"] == [points, 15]


@plays("Thistleback Boar")
def test_each_creature_that_hurts_it_costs_a_point() -> None:
    s = arc(f"A: army: Thistleback Boar; {WAITING}\nB: army: Ox 1/9, Elk 1/9, Imp 0/9; {WAITING}{COMBAT}", TEXTS)
    attacked(s, "B's army")
    s.choose(*(f"block Thistleback Boar with {name}" for name in ("Ox", "Elk", "Imp")))
    s.to("Second Play")
    assert [s.points(seat) for seat in "AB"] == [15, 13]


@plays("Thistleback Boar")
@pytest.mark.parametrize(
    ("way", "points"), [("use Witch", 14), ("play Spark", 15), ("play Ember", 15), ("play Axe", 15)]
)
def test_abilities_of_creatures_hurt_it_as_well_and_cards_do_not(way: str, points: int) -> None:
    for owner in "AB":
        boar = {"A": ("; army: Thistleback Boar, Witch", "army: Ox"), "B": ("; army: Witch", "army: Thistleback Boar")}
        s = arc(f"A: hand: Spark, Ember, Axe{boar[owner][0]}\nB: {boar[owner][1]}", TEXTS)
        s.carry_out(way, "target Thistleback Boar")
        assert [s.points(seat) for seat in "AB"] == [points, 15]


@plays("Pallbearer Ghoul")
@pytest.mark.parametrize(
    ("way", "ready"), [("Axe", True), ("Spark", True), ("Wilt", True), ("Home", False), ("Exile", False)]
)
def test_each_death_of_another_readies_it(way: str, ready: bool) -> None:
    for target in ("Ox", "Elk"):
        s = arc(f"A: hand: {way}; army: Pallbearer Ghoul marked, Ox, Imp marked\nB: army: Elk", TEXTS)
        s.play(way, f"target {target}")
        assert (s.marked("Pallbearer Ghoul"), s.marked("Imp")) == (not ready, True)
    s = arc(f"A: hand: {way}; army: Pallbearer Ghoul, Ox\nB: army: Elk", TEXTS)
    s.play(way, "target Ox")
    assert not s.marked("Pallbearer Ghoul")


@plays("Pallbearer Ghoul")
def test_readied_it_attacks_on() -> None:
    s = arc(f"A: army: Pallbearer Ghoul, Ox; {WAITING}\nB: hand: Axe, Wait{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Pallbearer Ghoul", "done")
    until(s, "play Axe")
    assert s.marked("Pallbearer Ghoul")
    s.choose("play Axe", "target Ox")
    s.to("Second Play")
    assert (s.marked("Pallbearer Ghoul"), s.points("B")) == (False, 13)
    assert "use" not in s.options()
    assert starting(s, "move Pallbearer Ghoul")


@plays("Mudlark Goblin")
@pytest.mark.parametrize(
    ("goal", "grave", "deck", "left"),
    [
        ("Elm", "Elk, Imp", ["Rat", "Hog", "Imp"], ["Elk"]),
        ("Elm", "Imp", ["Rat", "Hog", "Imp"], []),
        ("Elm", "", ["Rat", "Hog"], []),
        ("B's army", "Elk, Imp", ["Rat", "Hog"], ["Imp", "Elk"]),
    ],
)
def test_each_blow_at_a_city_saves_the_newest_dead(goal: str, grave: str, deck: list[str], left: list[str]) -> None:
    s = arc(
        f"A: army: Mudlark Goblin; {WAITING}; deck: Rat, Hog; grave: {grave}\nB: city Elm (Body, 8); grave: Ox{COMBAT}",
        TEXTS,
    )
    s.choose(f"attack {goal}")
    s.to("Second Play")
    assert (s.deck("A"), s.grave("A"), s.grave("B")) == (deck, left, ["Ox"])
    assert s.damage("Elm") == (goal == "Elm")


@plays("Mudlark Goblin")
def test_defended_against_it_saves_nobody() -> None:
    s = arc(
        f"A: army: Mudlark Goblin, Wolf; {WAITING}; deck: Rat; grave: Imp\nB: city Elm (Body, 8): Ox 1/9{COMBAT}", TEXTS
    )
    attacked(s, "Elm", "Mudlark Goblin", "Wolf")
    s.choose("block Mudlark Goblin with Ox")
    s.to("Second Play")
    assert (s.deck("A"), s.grave("A")) == (["Rat"], ["Mudlark Goblin", "Imp"])


@plays("Lampwick Scrivener")
@pytest.mark.parametrize(("answer", "hand"), [("yes", ["Hog", "Elk"]), ("no", ["Rat", "Hog"])])
def test_for_each_bid_you_win_you_may_change_a_card(answer: str, hand: list[str]) -> None:
    s = arc(
        "A: city Oak (Body, 8): Elder; army: Lampwick Scrivener; hand: Rat, Hog; deck: Elk, Ant\n"
        f"B: city Elm (Mind, 8){TACTICS}",
        TEXTS,
    )
    s.choose("claim Body", "bid Elder")
    until(s, "yes")
    assert s.asked == "A"
    s.choose(answer)
    if answer == "yes":
        assert len(s.options()) == 2
        s.choose(next(option for option in s.options() if "Rat" in option))
    s.to("Play")
    assert (s.hand("A"), s.grave("A")) == (hand, ["Rat"] * (answer == "yes"))
    assert not s.marked("Lampwick Scrivener")


@plays("Lampwick Scrivener")
def test_the_draw_is_demanded_and_without_a_card_nothing_happens() -> None:
    table = "A: city Oak (Body, 8): Elder; army: Lampwick Scrivener; hand: {}; deck: {}\nB: city Elm (Mind, 8): {}"
    s = arc(table.format("Rat", "0", "Ox marked") + TACTICS, TEXTS)
    s.choose("claim Body", "bid Elder")
    until(s, "yes")
    no = s.fork()
    s.choose("yes")
    s.all_pass()
    assert s.winner == "B"
    no.choose("no")
    no.to("Play")
    assert not no.over
    s = arc(table.format("", "Elk", "Ox marked").replace("hand: ;", "") + TACTICS, TEXTS)
    s.choose("claim Body", "bid Elder")
    s.to("Play")
    assert (s.hand("A"), s.deck("A")) == ([], ["Elk"])
    s = arc(table.format("Rat", "Elk", "Titan") + TACTICS, TEXTS)
    s.choose("claim Body", "bid Elder")
    until(s, "bid Titan")
    s.choose("bid Titan")
    s.to("Play")
    assert s.hand("A") == ["Rat"]


@plays("Lampwick Scrivener")
def test_stopping_a_claim_wins_no_bid() -> None:
    s = arc(
        f"A: city Oak (Body, 8): Elder; {WAITING}\n"
        f"B: city Elm (Mind, 8): Titan; army: Lampwick Scrivener; hand: Rat; deck: Elk{TACTICS}",
        TEXTS,
    )
    s.choose("claim Body", "bid Elder")
    until(s, "bid Titan")
    s.choose("bid Titan")
    s.to("Play")
    assert (s.hand("B"), s.points("A")) == (["Rat"], 15)


@plays("Hedge Oracle")
def test_it_looks_at_your_top_card_and_may_put_it_down() -> None:
    s = arc("A: army: Hedge Oracle; deck: Rat, Hog, Elk\nB: army: Ox; deck: 5", TEXTS)
    s.choose("use Hedge Oracle")
    until(s, "yes")
    assert [s.sees("A", "Rat"), s.sees("B", "Rat"), s.sees("A", "Hog")] == [True, False, False]
    no = s.fork()
    s.choose("yes")
    assert (s.deck("A"), s.marked("Hedge Oracle")) == (["Hog", "Elk", "Rat"], True)
    assert "use Hedge Oracle" not in s.options()
    no.choose("no")
    assert no.deck("A") == ["Rat", "Hog", "Elk"]
    s = arc("A: army: Hedge Oracle; deck: 0\nB: army: Ox", TEXTS)
    s.choose("use Hedge Oracle")
    s.all_pass()
    assert (s.over, s.marked("Hedge Oracle")) == (False, True)


@plays("Hedge Oracle")
def test_it_looks_in_combat_too() -> None:
    s = arc(f"A: army: Wolf; {WAITING}\nB: army: Hedge Oracle; {WAITING}; deck: Rat, Hog{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "use Hedge Oracle")
    s.choose("use Hedge Oracle")
    until(s, "yes")
    s.choose("yes")
    assert s.deck("B") == ["Hog", "Rat"]


@plays("Wallwright")
@pytest.mark.parametrize(("hurt", "left"), [(3, 1), (2, 0), (1, 0)])
def test_it_repairs_the_city_it_lives_in(hurt: int, left: int) -> None:
    s = arc(
        f"A: city Oak (Body, 8, hurt {hurt}): Wallwright; city Elm (Mind, 8, hurt 3); gems 1 Gaian, 1 Red Banner\nB: army: Ox",
        TEXTS,
    )
    s.carry_out("use Wallwright")
    assert (s.damage("Oak"), s.damage("Elm"), s.marked("Wallwright"), s.gems("A")) == (left, 3, True, "")


@plays("Wallwright")
def test_without_gems_or_a_city_it_repairs_nothing() -> None:
    city = "city Oak (Body, 8, hurt 3)"
    for table in (f"{city}: Wallwright; gems 1 Gaian", f"{city}: Wallwright marked; gems 2 Gaian"):
        assert "use Wallwright" not in arc(f"A: {table}\nB: army: Ox", TEXTS).options()
    s = arc(f"A: {city}; army: Wallwright; gems 2 Gaian\nB: army: Ox", TEXTS)
    if "use Wallwright" in s.options():  # its writer does not let it be used so; here it is in vain
        s.carry_out("use Wallwright")
    assert s.damage("Oak") == 3


@plays("Wallwright")
def test_of_the_army_it_repairs_the_city_that_is_attacked() -> None:
    s = arc(
        f"A: army: Wolf 1/1; {WAITING}\n"
        f"B: army: Wallwright; gems 2 Gaian; city Oak (Body, 8, hurt 3); city Elm (Mind, 8, hurt 3){COMBAT}",
        TEXTS,
    )
    s.choose("attack Oak")
    until(s, "use Wallwright")
    s.choose("use Wallwright")
    s.to("Second Play")
    assert (s.damage("Oak"), s.damage("Elm")) == (2, 3)


@plays("Wallwright")
def test_a_city_that_is_gone_is_not_repaired() -> None:
    s = arc(
        "A: city Oak (Body, 8, hurt 3): Wallwright; city Elm (Mind, 8, hurt 3); gems 2 Gaian\nB: hand: Ram; army: Ox",
        TEXTS,
    )
    s.choose("use Wallwright")
    until(s, "play Ram")
    s.choose("play Ram", "target Oak")
    s.all_pass()
    assert (s.place("Oak"), s.damage("Elm"), s.place("Wallwright")) == ("A's graveyard", 3, "A's Army")


@plays("Old Man of the Weir")
def test_it_attacks_armies_only() -> None:
    s = arc(f"A: army: Old Man of the Weir, Wolf\nB: army: Imp 1/9; city Elm (Mind, 8){COMBAT}", TEXTS)
    city = s.fork()
    city.choose("attack Elm")
    assert (city.marked("Wolf"), city.marked("Old Man of the Weir")) == (True, False)
    s.choose("attack B's army")
    assert "send Old Man of the Weir" in s.options()
    s = arc(f"A: army: Old Man of the Weir\nB: army: Imp; city Elm (Mind, 8){COMBAT}", TEXTS)
    assert starting(s, "attack") == ["attack B's army"]
    for goal, home in (("B's army", "army"), ("Elm", "city Elm (Mind, 8)")):
        s = arc(f"A: army: Wolf; {WAITING}\nB: {home}: Old Man of the Weir; {WAITING}{COMBAT}", TEXTS)
        attacked(s, goal)
        assert "block Wolf with Old Man of the Weir" in s.options()


@plays("Siege Apprentice")
@pytest.mark.parametrize(
    ("senders", "goal", "city", "points"),
    [
        (("Siege Apprentice", "Wolf", "Hen"), "Elm", 1 + 3 + 4, 15),
        (("Wolf", "Hen"), "Elm", 2 + 3, 15),
        (("Siege Apprentice", "Wolf"), "B's army", 0, 12),
        (("Siege Apprentice", "Siege Apprentice", "Wolf"), "Elm", 2 + 2 + 4, 15),
    ],
)
def test_others_that_attack_with_it_breach_more(senders: tuple[str, ...], goal: str, city: int, points: int) -> None:
    s = arc(
        f"A: army: 2 Siege Apprentice, Wolf 2/2, Hen 3/3; {WAITING}\nB: city Elm (Body, 30); {WAITING}{COMBAT}", TEXTS
    )
    s.choose(f"attack {goal}", *(f"send {name}" for name in senders), "done")
    assert [s.value(name) for name in ("Wolf", "Hen")] == ["2/2", "3/3"]
    s.to("Second Play")
    assert (s.damage("Elm"), s.points("B")) == (city, points)


@plays("Siege Apprentice")
@pytest.mark.parametrize(("senders", "city"), [(("Siege Apprentice", "Wolf"), 2), (("Wolf", "Siege Apprentice"), 3)])
def test_once_it_has_died_it_helps_no_more(senders: tuple[str, ...], city: int) -> None:
    s = arc(f"A: army: Siege Apprentice, Wolf 2/2; {WAITING}\nB: city Elm (Body, 30): Ox 9/9; {WAITING}{COMBAT}", TEXTS)
    attacked(s, "Elm", *senders)
    s.choose("block Siege Apprentice with Ox")
    s.to("Second Play")
    assert (s.damage("Elm"), s.place("Siege Apprentice")) == (city, "A's graveyard")


@plays("Siege Apprentice")
def test_defenders_take_no_more() -> None:
    s = arc(f"A: army: Siege Apprentice, Wolf 2/9; {WAITING}\nB: city Elm (Body, 30): Ox 1/9; {WAITING}{COMBAT}", TEXTS)
    attacked(s, "Elm", "Siege Apprentice", "Wolf")
    s.choose("block Wolf with Ox")
    fought(s)
    assert (s.damage("Ox"), s.damage("Elm")) == (2, 1)
