"""Blind texts of ARC's tenth round about cities and fights, played as their writers meant them."""

import pytest

from blind.texts import arc, plays, there, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Fall": "event 0: Destroy target city.",
    "Spark": "event 0: Deal 2 damage to target creature.", "Home": "event 0: Return target creature to its owner's hand.",
    "Move": "magic 0: Put target creature from one of your cities into your Army.",
    "Hit": "event 0: Deal 3 damage to target city.",
    "Deer": "creature 1 Gaian 1/1", "Elk": "creature 4 Gaian 1/1", "Bat": "creature 1 1/1: Flying",
    "Bower": "city 2 Mind 8: Always: Creatures with flying can't enter this city.", "Doom": "event 0: Destroy all creatures.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
WAITING = "hand: Wait"


@plays("Dike Hand")
def test_in_a_city_it_is_tougher_and_outside_it_may_die() -> None:
    s = arc("A: army: Ox; city Oak (Body, 8): Dike Hand hurt 3; hand: Move\nB: army: Mule", TEXTS)
    assert s.value("Dike Hand") == "1/5"
    s.play("Move")
    assert s.place("Dike Hand") == "A's graveyard"
    s = arc(f"A: army: Wolf; {WAITING}\nB: army: Dike Hand; city Oak (Body, 8); {WAITING}{COMBAT}", TEXTS)
    for goal, value in (("Oak", "1/5"), ("B's army", "1/3")):
        fight = s.fork()
        fight.choose(f"attack {goal}")
        assert fight.value("Dike Hand") == value


@plays("Vintner's Bull")
def test_it_must_be_among_the_attackers_if_it_can() -> None:
    s = arc(f"A: army: Vintner's Bull, Ox; {WAITING}\nB: city Dale (Body, 8); army: Elk{COMBAT}", TEXTS)
    assert s.options() == ["attack B's army", "attack Dale"]
    s.choose("attack Dale")
    assert "done" not in s.options()
    s.choose("send Ox")
    assert s.marked("Vintner's Bull")
    for army in ("army: Vintner's Bull marked, Ox", "army: Ox; city Elm (Body, 8): Vintner's Bull"):
        s = arc(f"A: {army}; {WAITING}\nB: army: Elk; {WAITING}{COMBAT}", TEXTS)
        assert {"done", "pass"} & set(s.options())


@plays("Heath Pony")
def test_when_it_has_moved_it_is_unmarked_and_may_go_on() -> None:
    s = arc("A: city Oak (Body, 8): Heath Pony, Imp; city Elm (Mind, 8); army: Wolf; hand: Wait\nB: army: Ox", TEXTS)
    s.choose("move Heath Pony to the Army")
    s.all_pass()
    assert (s.place("Heath Pony"), s.marked("Heath Pony")) == ("A's Army", False)
    assert {"move Heath Pony to Elm"} <= set(s.options())
    assert not {"move Heath Pony to Oak", "move Imp to the Army"} & set(s.options())


@plays("Wet Bowstrings")
def test_an_attacker_is_weaker_for_the_turn() -> None:
    s = arc(
        f"A: army: Wolf 2/9, Fox 2/9; {WAITING}\nB: army: Ox 1/9; hand: Wet Bowstrings, Wait; gems 1 Gaian{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army", "send Wolf", "done")
    until(s, "play Wet")
    s.choose("play Wet Bowstrings")
    until(s, "block")
    assert s.value("Wolf") == "-1/9"
    s.choose("block Wolf with Ox")
    s.to("Second Play")
    assert (s.damage("Ox"), s.value("Wolf"), s.value("Fox")) == (0, "-1/9", "2/9")
    s.to("Draw", "B")
    assert s.value("Wolf") == "2/9"
    assert "play Wet Bowstrings" not in arc("A: army: Wolf; hand: Wet Bowstrings; gems 1 Gaian\nB: army: Ox").options()


@plays("Ladder Kicked Away")
@pytest.mark.parametrize(("goal", "blocked"), [("Oak", False), ("Oak", True), ("B's army", False)])
def test_an_attacker_does_no_harm_to_cities_but_to_all_else(goal: str, blocked: bool) -> None:
    s = arc(
        f"A: army: Wolf 3/9, Fox 1/9; {WAITING}\n"
        f"B: army: Ox 1/9; city Oak (Body, 8); hand: Ladder Kicked Away; gems 2 The Empire{COMBAT}",
        TEXTS,
    )
    s.choose(f"attack {goal}", "send Wolf", "send Fox")
    until(s, "play Ladder")
    s.choose("play Ladder Kicked Away", "target Wolf")
    until(s, "block")
    s.choose("block Wolf with Ox" if blocked else "done")
    s.to("Second Play")
    assert (s.damage("Oak"), s.points("B"), s.damage("Ox")) == (
        int(goal == "Oak"),
        15 if goal == "Oak" else 11,
        3 * blocked,
    )


@plays("Fire in the Rafters")
def test_a_city_loses_strength_or_its_residents_suffer() -> None:
    s = arc(
        "A: hand: Fire in the Rafters, Wait; gems 3 Red Banner; city Elm (Mind, 8)\n"
        "B: army: Ox 1/3; city Dale (Body, 8): Elder 1/3 marked, Imp 1/1; city Fen (Soul, 8): Sage 1/3",
        TEXTS,
    )
    ways = [label for label in s.options() if label.startswith("play Fire")]
    assert len(ways) == 2
    burn = s.fork()
    s.choose(next(label for label in ways if "esident" not in label and "creature" not in label))
    assert {"target Dale", "target Elm", "target Fen"} <= set(s.options())
    s.choose("target Dale")
    s.all_pass()
    assert (s.damage("Dale"), s.damage("Elder")) == (2, 0)
    burn.choose(next(label for label in ways if "esident" in label or "creature" in label))
    burn.choose("target Dale")
    burn.all_pass()
    assert [burn.damage(n) for n in ("Dale", "Elder", "Sage", "Ox")] == [0, 1, 0, 0]
    assert burn.place("Imp") == "B's graveyard"


@plays("Rope Fenders")
@pytest.mark.parametrize(("fenders", "loss"), [(1, 2), (2, 1)])
def test_each_undefended_attacker_does_one_less_to_its_city(fenders: int, loss: int) -> None:
    on = ", ".join(["Rope Fenders on Oak"] * fenders)
    s = arc(
        "A: army: Wolf 3/9, Fox 1/9; hand: Hit\n"
        f"B: army: Ox; city Oak (Body, 9); city Elm (Mind, 9); attached: {on}; {WAITING}{COMBAT}",
        TEXTS,
    )
    other = s.fork()
    s.choose("attack Oak", "send Wolf", "send Fox")
    s.to("Second Play")
    assert s.damage("Oak") == loss
    s.play("Hit", "target Oak")
    assert s.damage("Oak") == loss + 3
    other.choose("attack Elm", "send Wolf", "send Fox")
    other.to("Second Play")
    assert other.damage("Elm") == 4


@plays("Red-Hot Mail")
def test_its_bearer_strikes_harder_and_is_weaker_and_may_die() -> None:
    s = arc("A: hand: Red-Hot Mail; gems 2 Red Banner; army: Wolf 1/2\nB: army: Ox 1/1")
    s.choose("play Red-Hot Mail")
    dies = s.fork()
    s.choose("target Wolf")
    s.settle()
    assert s.value("Wolf") == "4/1"
    dies.choose("target Ox")
    dies.settle()
    assert (dies.place("Ox"), dies.place("Red-Hot Mail")) == ("B's graveyard", "A's graveyard")


@plays("Inherited Cough")
def test_when_its_host_dies_it_goes_over_to_another_creature_of_his() -> None:
    s = arc(
        "A: army: Wolf; hand: Axe, Wait; attached: Inherited Cough on Ox\nB: army: Ox 3/3, Mule 3/3, Hen 3/3", TEXTS
    )
    assert s.value("Ox") == "2/2"
    s.choose("play Axe", "target Ox")
    until(s, "pick")
    assert (s.asked, sorted(s.options())) == ("B", ["pick Hen", "pick Mule"])
    s.choose("pick Mule")
    s.settle()
    assert (s.place("Inherited Cough"), s.value("Mule"), s.value("Hen"), s.controller("Inherited Cough")) == (
        "on Mule",
        "2/2",
        "3/3",
        "A",
    )


@plays("Inherited Cough")
def test_killing_one_after_the_other_or_returned_to_the_hand_or_alone_it_ends_in_the_graveyard() -> None:
    for b, play in (
        ("Ox 3/3", "Axe"),
        ("Ox 3/3, Mule 3/3", "Home"),
        ("Ox 3/3, Mule 1/1", "Axe"),
        ("Ox 3/3, Mule 3/3", "Doom"),
    ):
        s = arc(f"A: hand: {play}, Wait; attached: Inherited Cough on Ox\nB: army: {b}", TEXTS)
        s.choose(f"play {play}")
        s.choose(*["target Ox"] * ("target Ox" in s.options()))
        while s.table.chain or any(label.startswith("pick") for label in s.options()):
            s.choose(s.way_on())
        assert s.place("Inherited Cough") == "A's graveyard"
    s = arc("A: hand: Axe, Wait; attached: Inherited Cough on Ox\nB: army: Ox 3/3, Mule 1/1", TEXTS)
    s.choose("play Axe", "target Ox")
    while s.table.chain or any(label.startswith("pick") for label in s.options()):
        s.choose(s.way_on())
    assert s.place("Mule") == "B's graveyard"


@plays("Heronmere Abbey")
@pytest.mark.parametrize(("advantage", "gained"), [("advantage", 1), ("Soul", 0)])
def test_with_its_advantage_each_defender_that_dies_brings_a_point(advantage: str, gained: int) -> None:
    s = arc(
        "A: army: Wolf 3/9, Fox 3/9; hand: Axe, Wait\n"
        f"B: army: Ox 1/2, Mule 1/9; city Heronmere Abbey ({advantage}); {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army", "send Wolf", "send Fox")
    until(s, "play Axe")
    killed = s.fork()
    until(s, "block")
    s.choose("block Wolf with Ox", "block Fox with Mule")
    s.to("Second Play")
    assert (s.place("Ox"), s.points("B")) == ("B's graveyard", 15 + gained)
    killed.choose("play Axe", "target Ox")
    killed.to("Second Play")
    assert killed.points("B") == 9  # it did not defend, and nobody else did


@plays("Fairground Wrestler")
@pytest.mark.parametrize(("defenders", "value"), [(0, "3/2"), (1, "5/2"), (2, "3/2")])
def test_with_exactly_one_defender_against_it_it_is_stronger(defenders: int, value: str) -> None:
    s = arc(f"A: army: Fairground Wrestler; {WAITING}\nB: army: Ox 1/9, Mule 1/9, Hen; hand: Home, Wait{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose(*[f"block Fairground Wrestler with {name}" for name in ("Ox", "Mule")[:defenders]], "done")
    assert s.value("Fairground Wrestler") == value
    if defenders == 2:
        until(s, "play Home")
        s.choose("play Home", "target Ox")
        while s.table.chain:
            s.choose("pass")
        assert s.value("Fairground Wrestler") == "5/2"


@plays("Night Porter")
def test_its_moves_count_for_no_city() -> None:
    s = arc("A: city Oak (Body, 8): Night Porter, Imp, Ape; city Elm (Mind, 8); army: Wolf\nB: army: Ox")
    first = s.fork()
    s.choose("move Imp to the Army")
    assert {"move Night Porter to the Army", "move Night Porter to Elm"} <= set(s.options())
    assert "move Ape to the Army" not in s.options()
    first.choose("move Night Porter to the Army")
    assert (first.marked("Night Porter"), "move Imp to the Army" in first.options()) == (True, True)


@plays("Relief Watchman")
def test_it_defends_other_cities_of_its_player_but_no_army() -> None:
    for mark, goal, can in (("", "Oak", True), (" marked", "Oak", False), ("", "B's army", False)):
        s = arc(f"A: army: Wolf\nB: army: Ox; city Oak (Body, 8); city Elm (Mind, 8): Relief Watchman{mark}{COMBAT}")
        s.choose(f"attack {goal}")
        assert ("block Wolf with Relief Watchman" in s.options(), "block Wolf with Ox" in s.options()) == (can, True)
    s = arc(
        f"A: army: Wolf\nB: army: Ox; city Oak (Body, 8); city Elm (Mind, 8): Relief Watchman; hand: Wait{COMBAT}",
        TEXTS,
    )
    s.choose("attack Oak")
    until(s, "block")
    s.choose("block Wolf with Relief Watchman")
    s.to("Second Play")
    assert (s.place("Relief Watchman"), s.marked("Relief Watchman"), s.damage("Oak")) == ("Elm", False, 0)


@plays("Sluice Repairs")
@pytest.mark.parametrize(("hurt", "left"), [(6, 2), (2, 0)])
def test_any_city_regains_four_and_no_more_than_it_lost(hurt: int, left: int) -> None:
    s = arc(f"A: hand: Sluice Repairs; gems 2 Gaian; city Oak (Body, 8, hurt 5)\nB: city Dale (Mind, 8, hurt {hurt})")
    s.play("Sluice Repairs", "target Dale", f"number {min(hurt, 4)}")  # by the text he may take less
    assert (s.damage("Dale"), s.damage("Oak")) == (left, 5)


@plays("Gangplank Sergeant")
def test_creatures_may_be_played_into_the_army_while_he_is_in_play() -> None:
    s = arc("A: army: Gangplank Sergeant; hand: Deer, Wait; gems 1 Gaian; city Oak (Body, 8)\nB: hand: Axe", TEXTS)
    s.choose("play Deer")
    assert sorted(s.options()) == ["place in Oak", "place in the Army"]
    s.choose("place in the Army")
    gone = s.fork()
    s.all_pass()
    assert (s.place("Deer"), s.marked("Deer")) == ("A's Army", False)
    until(gone, "play Axe")
    gone.choose("play Axe")
    while gone.table.chain:
        gone.choose(gone.way_on())
    assert (
        gone.place("Deer") == "A's Army"
    )  # its writer means a city then; by the rules where it goes is named with the play
    s = arc("A: hand: Gangplank Sergeant; gems 3 The Empire; city Oak (Body, 8)\nB: army: Ox")
    s.play("Gangplank Sergeant")
    assert s.place("Gangplank Sergeant") == "Oak"


@plays("Low-Lintel Hamlet")
def test_the_costly_do_not_enter_or_defend_it_and_with_its_advantage_residents_are_stronger() -> None:
    s = arc("A: army: Elk, Deer; city Low-Lintel Hamlet: Imp; city Oak (Body, 8)\nB: army: Ox", TEXTS)
    assert {"move Elk to Oak", "move Deer to Low-Lintel Hamlet"} <= set(s.options())
    assert "move Elk to Low-Lintel Hamlet" not in s.options()
    assert s.value("Imp") == "1/1"
    s = arc(
        f"A: army: Wolf; {WAITING}\nB: army: Elk, Deer; city Low-Lintel Hamlet (advantage): Imp; {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose("attack Low-Lintel Hamlet")
    assert [s.value(n) for n in ("Imp", "Deer", "Elk")] == ["2/2", "2/2", "1/1"]
    until(s, "block")
    assert "block Wolf with Elk" not in s.options()


@plays("Turn Out the Barracks")
def test_all_residents_of_one_city_join_the_army_as_they_are() -> None:
    s = arc(
        "A: hand: Turn Out the Barracks; gems 3 The Empire; army: Wolf; city Oak (Body, 8): Elder marked, Imp;"
        " city Elm (Mind, 8):"
        " Sage\nB: city Dale (Body, 8): Hen"
    )
    s.choose("play Turn Out the Barracks")
    assert {label.partition(" ")[2] for label in s.options()} == {"Elm", "Oak"}
    s.choose(next(label for label in s.options() if label.endswith("Oak")))
    s.all_pass()
    assert (there(s, "A's Army"), s.marked("Elder"), s.marked("Imp")) == (["Wolf", "Elder", "Imp"], True, False)


@plays("Path-Turning Mist")
def test_two_attackers_exchange_all_their_defenders() -> None:
    s = arc(
        f"A: army: Wolf 2/9, Fox 3/9; hand: Path-Turning Mist, Wait; gems 3 Gaian\nB: army: Ox 1/9; {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army", "send Wolf", "send Fox")
    while not any(label.startswith("block") for label in s.options()):
        assert "play Path-Turning Mist" not in s.options()
        s.choose("pass")
    s.choose("block Wolf with Ox")
    until(s, "play Path")
    s.choose("play Path-Turning Mist", "target Wolf")
    s.to("Second Play")
    assert (s.damage("Fox"), s.damage("Wolf"), s.damage("Ox"), s.points("B")) == (1, 0, 3, 13)
