"""Blind texts of ARC's eleventh and twelfth round about cities and residents, played as their writers meant them."""

import pytest

from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Fall": "event 0: Destroy target city.",
    "Spark": "event 0: Deal 2 damage to target creature.", "Hit": "event 0: Deal 3 damage to target city.",
    "Move": "magic 0: Put target creature from one of your cities into your Army.", "Mole": "creature 1 Dark Legion 1/1",
    "Deer": "creature 1 Gaian 1/1", "Bat": "creature 1 1/1: Flying", "Ghoul": "creature 1 Dark Legion 1/1",
    "Bower": "city 2 Mind 8: Always: Creatures with flying can't enter this city.", "Big": "creature 5 Gaian 1/1",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"


@plays("Barley Watchgirl")
def test_as_a_resident_she_is_tougher_and_defending_a_city_that_admits_her_too() -> None:
    s = arc("A: army: Ox; city Oak (Body, 8): Barley Watchgirl hurt 2; hand: Move\nB: army: Mule", TEXTS)
    assert s.value("Barley Watchgirl") == "1/4"
    s.play("Move")
    assert s.place("Barley Watchgirl") == "A's graveyard"
    s = arc(f"A: army: Wolf; {WAITING}\nB: army: Barley Watchgirl; city Oak (Body, 8); {WAITING}{COMBAT}", TEXTS)
    assert s.value("Barley Watchgirl") == "1/2"
    for goal, value in (("Oak", "1/4"), ("B's army", "1/2")):
        fight = s.fork()
        fight.choose(f"attack {goal}")
        assert fight.value("Barley Watchgirl") == value
        fight.to("Second Play")
        assert fight.value("Barley Watchgirl") == "1/2"


@plays("Crack the Keystone", "Undermine the Cistern")
@pytest.mark.parametrize(("card", "loss"), [("Crack the Keystone", 4), ("Undermine the Cistern", 3)])
def test_any_city_loses_strength_for_good(card: str, loss: int) -> None:
    s = arc(
        f"A: hand: {card}; gems 3 Red Banner; city Oak (Body, 8)\nB: city Dale (Body, 8); city Elm (Mind, 2): Sage; hand: 1"
    )
    s.choose(f"play {card}")
    assert sorted(s.options()) == ["target Dale", "target Elm", "target Oak"]
    fallen = s.fork()
    s.choose("target Dale")
    s.all_pass()
    s.to("Play", "B")
    assert (s.damage("Dale"), s.damage("Oak"), s.damage("Elm")) == (loss, 0, 0)
    fallen.choose("target Elm")
    fallen.all_pass()
    assert (fallen.place("Elm"), fallen.place("Sage")) == ("B's graveyard", "B's Army")


@plays("Ditchside Brawler")
@pytest.mark.parametrize(("goal", "value"), [("Oak", "4/2"), ("B's army", "2/2")])
def test_attacking_a_city_it_strikes_harder(goal: str, value: str) -> None:
    s = arc(f"A: army: Ditchside Brawler; {WAITING}\nB: army: Ox 1/1; city Oak (Body, 8); {WAITING}{COMBAT}", TEXTS)
    s.choose(f"attack {goal}")
    assert s.value("Ditchside Brawler") == value
    s.to("Second Play")
    assert s.value("Ditchside Brawler") == "2/2"
    s = arc(f"A: army: Wolf\nB: army: Ditchside Brawler; city Oak (Body, 8); {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Oak")
    until(s, "block")
    s.choose("block Wolf with Ditchside Brawler")
    assert s.value("Ditchside Brawler") == "2/2"


@plays("Double Watch on the Wall")
def test_who_is_assigned_to_defend_its_city_is_stronger() -> None:
    s = arc(
        f"A: army: Wolf 1/9; {WAITING}\nB: army: Ox; city Oak (Body, 8): Elder, Imp; city Elm (Mind, 8): Sage;"
        f" hand: Double Watch; gems 2 The Empire\nphase: Play, active B",
        TEXTS,
    )
    s.play("Double Watch", "target Oak")
    s.to("Play", "A")
    s.to("Attack")
    other = s.fork()
    s.choose("attack Oak")
    until(s, "block")
    s.choose("block Wolf with Ox", "block Wolf with Elder", "done")
    s.to("Second Play")
    assert (s.damage("Wolf"), s.value("Ox"), s.damage("Ox"), s.place("Elder")) == (4, "1/1", 0, "B's graveyard")
    other.choose("attack Elm")
    until(other, "block")
    other.choose("block Wolf with Sage")
    other.to("Second Play")
    assert other.damage("Wolf") == 1


@plays("Fuse Carrier")
@pytest.mark.parametrize("where", ["army: Fuse Carrier marked, Wolf", "city Oak (Body, 8): Fuse Carrier"])
def test_put_into_the_graveyard_it_hurts_any_city(where: str) -> None:
    s = arc(f"A: {where}; city Elm (Mind, 8)\nB: city Dale (Body, 8); army: Ox")
    s.choose("use Fuse Carrier")
    assert {"target Dale", "target Elm"} <= set(s.options())
    s.choose("target Dale")
    assert s.place("Fuse Carrier") == "A's graveyard"
    s.all_pass()
    assert (s.damage("Dale"), s.damage("Elm")) == (2, 0)


@plays("Larkmeadow")
def test_with_its_advantage_all_of_its_player_are_tougher() -> None:
    table = "A: army: Wolf hurt {}; city Larkmeadow{}: Elder; city Oak (Body, 8): Imp; hand: Fall\nB: army: Ox"
    s = arc(table.format(1, " (advantage)"), TEXTS)
    assert [s.value(n) for n in ("Wolf", "Elder", "Imp", "Ox")] == ["1/2", "1/2", "1/2", "1/1"]
    s.play("Fall", "target Larkmeadow")
    assert (s.place("Wolf"), s.value("Imp")) == ("A's graveyard", "1/1")
    assert arc(table.format(0, ""), TEXTS).value("Elder") == "1/1"


@plays("Redhollow Yards")
@pytest.mark.parametrize(
    ("advantage", "goal", "value"),
    [(" (advantage)", "Oak", "2/1"), (" (advantage)", "B's army", "1/1"), ("", "Oak", "1/1")],
)
def test_with_its_advantage_they_strike_harder_against_cities(advantage: str, goal: str, value: str) -> None:
    s = arc(
        f"A: army: Wolf, Fox; city Redhollow Yards{advantage}; {WAITING}\nB: army: Ox; city Oak (Body, 8); {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose(f"attack {goal}", "send Wolf", "done")
    assert [s.value(n) for n in ("Wolf", "Fox", "Ox")] == [value, "1/1", "1/1"]
    s.to("Second Play")
    assert s.value("Wolf") == "1/1"


@plays("Roof of Green Boughs", "Sandbags")
@pytest.mark.parametrize(("card", "left"), [("Roof of Green Boughs", [0, 0]), ("Sandbags", [0, 2])])
def test_damage_to_a_city_is_prevented_this_turn(card: str, left: list[int]) -> None:
    s = arc(
        f"A: army: Wolf 3/9; hand: Hit, Wait\nB: army: Ox; city Oak (Body, 8); city Elm (Mind, 8); hand: {card}, Wait;"
        f" gems 2 Gaian, 2 The Empire{COMBAT}",
        TEXTS,
    )
    s.choose("attack Oak")
    until(s, f"play {card}")
    s.choose(f"play {card}", "target Oak")
    while s.phase != "Second Play":
        s.choose(next((label for label in s.options() if label == "pay 2 Gaian"), s.way_on()))
    assert s.damage("Oak") == left[0]
    s.play("Hit", "target Oak")
    assert s.damage("Oak") == left[1]


@plays("Roof of Green Boughs", "Sandbags")
@pytest.mark.parametrize("card", ["Roof of Green Boughs", "Sandbags"])
def test_other_cities_and_later_turns_are_not_spared(card: str) -> None:
    s = arc(
        f"A: hand: Hit; deck: 9\nB: city Oak (Body, 8); city Elm (Mind, 8); hand: {card}, Hit; gems 2 Gaian, 2 The Empire;"
        " deck: 9\nphase: Play, active B",
        TEXTS,
    )
    s.choose(f"play {card}", "target Oak")
    while "play Hit" not in s.options() or s.asked != "B" or s.table.chain:
        s.choose(next((label for label in s.options() if label.startswith("pay")), s.way_on()))
    s.play("Hit", "target Elm")
    assert s.damage("Elm") == 3
    s.to("Play", "A")
    s.play("Hit", "target Oak")
    assert s.damage("Oak") == 3


@plays("Wattle-and-Daub Man")
def test_marked_he_gives_a_city_of_ones_own_one_strength_back() -> None:
    s = arc(
        "A: army: Wattle-and-Daub Man; city Oak (Body, 8, hurt 3); city Elm (Mind, 8)\nB: city Dale (Body, 8, hurt 3)"
    )
    s.choose("use Wattle-and-Daub Man")
    assert sorted(s.options()) == ["target Elm", "target Oak"]
    whole = s.fork()
    s.choose("target Oak")
    s.all_pass()
    assert (s.damage("Oak"), s.marked("Wattle-and-Daub Man"), "use Wattle-and-Daub Man" in s.options()) == (
        2,
        True,
        False,
    )
    whole.choose("target Elm")
    whole.all_pass()
    assert (whole.damage("Elm"), whole.damage("Oak")) == (0, 3)


@plays("Charnel Crossing")
def test_only_its_faction_is_there_and_defends_it_and_who_is_there_stays() -> None:
    s = arc("A: army: Mole, Ox; city Charnel Crossing: Deer; city Oak (Body, 8)\nB: army: Mule", TEXTS)
    assert s.place("Deer") == "Charnel Crossing"
    assert "move Mole to Charnel Crossing" in s.options()
    assert "move Ox to Charnel Crossing" not in s.options()
    s = arc(f"A: army: Wolf\nB: army: Mole, Ox; city Charnel Crossing{COMBAT}", TEXTS)
    s.choose("attack Charnel Crossing")
    assert s.options() == ["done", "block Wolf with Mole"]


@plays("Charnel Crossing")
@pytest.mark.parametrize(("advantage", "asked"), [(" (advantage)", True), ("", False)])
def test_with_its_advantage_a_resident_that_dies_may_return_to_the_hand(advantage: str, asked: bool) -> None:
    s = arc(f"A: army: Ghoul; city Charnel Crossing{advantage}: Mole; hand: Axe, Wait\nB: army: Ox", TEXTS)
    army = s.fork()
    s.choose("play Axe", "target Mole")
    while s.table.chain and "yes" not in s.options():
        s.choose(s.way_on())
    assert ("yes" in s.options()) == asked
    if asked:
        no = s.fork()
        s.choose("yes")
        assert s.place("Mole") == "A's hand"
        no.choose("no")
        assert no.place("Mole") == "A's graveyard"
    army.choose("play Axe", "target Ghoul")
    army.all_pass()
    assert army.place("Ghoul") == "A's graveyard"


@plays("Haven of the Two Bells")
@pytest.mark.parametrize(("discipline", "asked"), [("Body", True), ("Mind", True), ("Soul", False)])
def test_for_two_damage_those_marked_for_a_bid_that_was_won_are_unmarked(discipline: str, asked: bool) -> None:
    s = arc(
        "A: city Haven of the Two Bells: Big, Imp marked; city Oak (Body, 8); city Elm (Mind, 8); deck: 9\n"
        f"B: city Dale (Body, 8){TACTICS}",
        TEXTS,
    )
    s.choose(f"claim {discipline}", "bid Big")
    while s.phase == "Tactics" and not any(label.startswith(("yes", "claim")) for label in s.options()):
        s.choose("done" if "done" in s.options() else s.way_on())
    assert (("yes" in s.options()), s.points("A")) == (asked, 16)
    if asked:
        no = s.fork()
        s.choose("yes")
        assert (s.damage("Haven of the Two Bells"), s.marked("Big"), s.marked("Imp")) == (2, False, True)
        no.choose("no")
        assert (no.damage("Haven of the Two Bells"), no.marked("Big")) == (0, True)


@plays("Haven of the Two Bells")
def test_with_its_advantage_it_regains_one_for_each_unmarked_resident_as_the_turn_ends() -> None:
    table = "A: city Haven of the Two Bells ({}hurt 5): Ape, Cat, Imp marked; army: Wolf; deck: 9\nB: army: Ox; deck: 9"
    for advantage, left in (("advantage, ", 3), ("", 5)):
        s = arc(table.format(advantage))
        s.to("Draw", "B")
        assert s.damage("Haven of the Two Bells") == left


@plays("Emberyard")
def test_entering_it_hurts_a_creature_and_with_its_advantage_attackers_strike_harder() -> None:
    s = arc(
        "A: hand: Emberyard; gems 5 Red Banner; army: Wolf 1/5\nB: army: Ox 1/5; city Dale (Body, 8): Hen 1/5", TEXTS
    )
    s.choose("play Emberyard")
    until(s, "target")
    assert sorted(s.options()) == ["target Hen", "target Ox", "target Wolf"]
    s.choose("target Ox")
    s.all_pass()
    assert (s.damage("Ox"), s.place("Emberyard")) == (2, "A's Kingdom")
    for advantage, value in ((" (advantage)", "2/1"), ("", "1/1")):
        s = arc(f"A: army: Wolf, Fox; city Emberyard{advantage}; {WAITING}\nB: army: Ox; {WAITING}{COMBAT}", TEXTS)
        s.choose("attack B's army", "send Wolf", "done")
        assert [s.value(n) for n in ("Wolf", "Fox", "Ox")] == [value, "1/1", "1/1"]


@plays("Masons on Retainer")
def test_each_turn_of_theirs_begins_with_one_strength_regained() -> None:
    s = arc(
        "A: city Oak (Body, 8, hurt 2); city Elm (Mind, 8, hurt 2); hand: Masons; gems 2 The Empire; deck: 9\n"
        "B: city Dale (Body, 8); deck: 9; hand: 1"
    )
    s.choose("play Masons")
    assert sorted(s.options()) == ["target Elm", "target Oak"]
    s.choose("target Oak")
    s.to("Draw", "B")
    assert s.damage("Oak") == 2
    s.to("Draw", "A")
    assert (s.damage("Oak"), s.damage("Elm")) == (1, 2)


@plays("Ropewalk Harbour")
def test_with_its_advantage_residents_everywhere_are_tougher() -> None:
    s = arc(
        f"A: army: Wolf; {WAITING}\n"
        f"B: army: Ox; city Ropewalk Harbour (advantage): Elder; city Elm (Mind, 8): Sage; {WAITING}{COMBAT}",
        TEXTS,
    )
    assert [s.value(n) for n in ("Elder", "Sage", "Ox", "Wolf")] == ["1/2", "1/2", "1/1", "1/1"]
    s.choose("attack Elm")
    assert s.value("Ox") == "1/2"
    s.to("Second Play")
    assert s.value("Ox") == "1/1"
    assert arc("A: city Ropewalk Harbour: Elder\nB: army: Ox").value("Elder") == "1/1"


@plays("Leafstair")
def test_it_is_part_of_two_moves_and_with_its_advantage_moving_out_marks_nobody() -> None:
    s = arc("A: city Leafstair (advantage): Imp, Ape, Cat; city Oak (Body, 8): Elder; army: Wolf\nB: army: Ox")
    s.choose("move Imp to the Army", "move Ape to Oak")
    assert (s.marked("Imp"), s.marked("Ape")) == (False, False)
    assert not [label for label in s.options() if "Leafstair" in label or label.startswith("move Cat")]
    s = arc("A: city Leafstair (advantage): Imp; city Oak (Body, 8): Elder; army: Wolf\nB: army: Ox")
    s.choose("move Wolf to Leafstair")
    assert s.marked("Wolf")
    s = arc("A: city Leafstair: Imp, Ape, Cat; army: Wolf\nB: army: Ox")
    s.choose("move Imp to the Army", "move Ape to the Army")
    assert (s.marked("Imp"), "move Cat to the Army" in s.options()) == (True, False)


@plays("Captain of the Fish Steps")
def test_while_the_city_where_he_lives_is_attacked_its_other_residents_are_tougher() -> None:
    table = "A: army: Wolf; hand: Wait\nB: army: Ox{}; city Oak (Body, 8): Elder marked{}; city Elm (Mind, 8): Sage; hand: Wait"
    who = ", Captain of the Fish Steps"
    s = arc(table.format("", who) + COMBAT, TEXTS)
    assert s.value("Elder") == "1/1"
    other = s.fork()
    s.choose("attack Oak")
    assert [s.value(n) for n in ("Elder", "Ox", "Sage", who[2:])] == ["1/2", "1/2", "1/1", "2/3"]
    s.to("Second Play")
    assert s.value("Elder") == "1/1"
    other.choose("attack Elm")
    assert [other.value(n) for n in ("Elder", "Ox", "Sage")] == ["1/1", "1/1", "1/1"]
    s = arc(table.format(who, "") + COMBAT, TEXTS)
    s.choose("attack Oak")
    assert [s.value(n) for n in ("Elder", "Ox")] == ["1/1", "1/1"]


@plays("Rampart Widow")
@pytest.mark.parametrize("mark", ["", " marked"])
def test_damage_of_an_undefended_attacker_may_go_to_her_instead(mark: str) -> None:
    s = arc(
        f"A: army: Wolf 4/9, Fox 3/9; {WAITING}\nB: army: Ox; city Oak (Body, 9): Rampart Widow{mark}; {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose("attack Oak", "send Wolf", "send Fox")
    until(s, "yes")
    assert s.asked == "B"
    no = s.fork()
    s.choose("yes")
    until(s, "yes")
    s.choose("yes")
    s.to("Second Play")
    assert (s.place("Rampart Widow"), s.damage("Oak"), s.damage("Wolf")) == ("B's graveyard", 0, 0)
    no.choose("no")
    until(no, "yes")
    no.choose("yes")
    no.to("Second Play")
    assert (no.damage("Rampart Widow"), no.damage("Oak")) == (3, 4)


@plays("Rampart Widow")
@pytest.mark.parametrize(
    "where", ["army: Rampart Widow marked; city Oak (Body, 9)", "city Oak (Body, 9); city Elm (Mind, 9): Rampart Widow"]
)
def test_not_living_there_she_is_not_asked_and_effects_are_not_hers(where: str) -> None:
    s = arc(f"A: army: Wolf 4/9; hand: Hit\nB: {where}; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Oak")
    while s.phase == "Attack":
        assert "yes" not in s.options()
        s.choose(s.way_on())
    assert s.damage("Oak") == 4
    s = arc("A: hand: Hit\nB: city Oak (Body, 9): Rampart Widow", TEXTS)
    s.play("Hit", "target Oak")
    assert (s.damage("Oak"), s.damage("Rampart Widow")) == (3, 0)


@plays("Call the Night Shift")
def test_all_creatures_in_a_city_of_ones_own_are_unmarked() -> None:
    s = arc(
        "A: hand: Call the Night Shift; gems 3 The Empire; army: Wolf marked;"
        " city Oak (Body, 8): Elder marked, Ape marked of B;"
        " city Elm (Mind, 8): Sage marked\nB: city Dale (Body, 8): Hen marked"
    )
    s.choose("play Call the Night Shift")
    assert sorted(s.options()) == ["target Elm", "target Oak"]
    s.choose("target Oak")
    s.all_pass()
    assert [s.marked(n) for n in ("Elder", "Ape", "Sage", "Wolf", "Hen")] == [False, False, True, True, True]


@plays("Sword Dowager")
def test_each_city_with_its_advantage_makes_her_stronger() -> None:
    s = arc(
        "A: army: Sword Dowager hurt 3; city Oak (Body, 8, advantage); city Elm (Body, 8, advantage); city Fen (Soul, 8);"
        " hand: Fall, Fall\nB: city Dale (Body, 8, advantage)",
        TEXTS,
    )
    assert s.value("Sword Dowager") == "4/5"
    s.play("Fall", "target Oak")
    assert s.value("Sword Dowager") == "3/4"
    s.play("Fall", "target Elm")
    assert s.place("Sword Dowager") == "A's graveyard"
