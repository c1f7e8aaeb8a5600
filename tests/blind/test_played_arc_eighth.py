"""Blind texts of ARC's eighth round, played as their writers meant them."""

import pytest

from blind.texts import arc, plays, there, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Rite": "magic 0: Draw a card.",
    "Spark": "event 0: Deal 2 damage to target creature.", "Home": "event 0: Return target creature to its owner's hand.",
    "Hit": "event 0: Deal 3 damage to target city.", "Spell": "magic 1: Draw a card.",
    "Bolt": "magic 0: Kill target creature.", "Big": "creature 5 Gaian 1/1", "Small": "creature 1 Gaian 1/1",
    "Three": "creature 3 Gaian 1/1", "Exile": "event 0: Remove target creature from the game.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"


@plays("Standing Wager")
@pytest.mark.parametrize(
    ("mine", "points", "place"), [("Big", [16, 15], "B's graveyard"), ("Small", [15, 16], "on player A")]
)
def test_each_claim_not_won_brings_a_point_and_the_first_that_is_won_ends_it(
    mine: str, points: list[int], place: str
) -> None:
    s = arc(
        f"A: city Oak (Body, 8): {mine}, Ox; deck: 9\nB: city Dale (Body, 8): Three; attached: Standing Wager on A{TACTICS}",
        TEXTS,
    )
    idle = s.fork()
    s.choose("claim Body", f"bid {mine}", "done")
    until(s, "bid Three")
    s.choose("bid Three")
    s.to("Play", "A") if s.phase == "Tactics" else None
    assert ([s.points("A"), s.points("B")], s.place("Standing Wager")) == (points, place)
    idle.to("Play", "A")
    assert (idle.points("B"), idle.place("Standing Wager")) == (15, "on player A")


@plays("Shut the Shutters")
def test_the_next_damage_to_the_city_this_turn_is_none() -> None:
    s = arc(
        f"A: army: Wolf 3/9, Fox 2/9; {WAITING}\n"
        f"B: city Oak (Body, 9); city Elm (Mind, 9); hand: Shut the Shutters; gems 2 The Empire{COMBAT}",
        TEXTS,
    )
    s.choose("attack Oak", "send Wolf", "send Fox")
    until(s, "play Shut")
    s.choose("play Shut the Shutters")
    until(s, "pick Oak")
    s.choose("pick Oak")
    s.to("Second Play")
    assert s.damage("Oak") == 2  # the first of the two was prevented whole
    s = arc(
        "A: hand: Shut the Shutters, Hit; gems 2 The Empire; deck: 9\nB: city Oak (Body, 9); city Elm (Mind, 9); hand: Hit",
        TEXTS,
    )
    s.choose("play Shut the Shutters")
    until(s, "pick Oak")
    s.choose("pick Oak")
    s.to("Play", "B")
    s.play("Hit", "target Oak")
    assert s.damage("Oak") == 3


@plays("Grafted Road")
def test_a_resident_is_stronger_for_the_turn_and_attacks_out_of_its_city() -> None:
    s = arc(
        "A: army: Wolf 1/1; city Oak (Body, 8): Elder 1/1, Imp; hand: Grafted Road, Wait; gems 3 Gaian\n"
        "B: army: Ox; city Dale (Body, 8): Hen",
        TEXTS,
    )
    s.choose("play Grafted Road")
    assert sorted(s.options()) == ["target Elder", "target Imp"]
    s.choose("target Elder")
    s.all_pass()
    assert s.value("Elder") == "3/3"
    s.to("Attack")
    s.choose("attack Dale")
    assert [n for n in ("Wolf", "Elder", "Imp") if f"send {n}" in s.options()] == ["Wolf", "Elder"]
    s.choose("send Elder", "done")
    assert (s.marked("Elder"), s.place("Elder")) == (True, "Oak")
    s.to("Second Play")
    assert (s.damage("Dale"), s.place("Elder")) == (3, "Oak")
    s.to("Draw", "B")
    assert s.value("Elder") == "1/1"


@plays("Tally Widow")
def test_entering_she_has_a_counter_for_each_death_of_the_turn_and_spends_them_on_weakness() -> None:
    s = arc(
        "A: hand: Tally Widow, Axe, Axe; gems 3 Dark Legion; army: Wolf\nB: army: Ox, Mule 1/2, Hen 1/3; hand: 1", TEXTS
    )
    none = s.fork()
    s.play("Axe", "target Ox")
    s.play("Axe", "target Wolf")
    s.play("Tally Widow")
    for _ in range(2):
        s.choose("use Tally Widow")
        assert "target Tally Widow" in s.options()
        s.choose("target Mule") if s.place("Mule") == "B's Army" and s.value("Mule") != "0/1" else s.choose(
            "target Hen"
        )
        s.all_pass() if s.table.chain else None
    assert not s.marked("Tally Widow")
    assert "use Tally Widow" not in s.options()
    assert (s.value("Mule"), s.value("Hen")) == ("0/1", "0/2")
    none.play("Tally Widow")
    assert "use Tally Widow" not in none.options()


@plays("Lamp Oil and Patience")
@pytest.mark.parametrize(
    ("gems", "drawn"), [("4 House of Nobles, 1 Gaian consumed, 1 Red Banner", 3), ("4 House of Nobles", 1)]
)
def test_a_card_is_drawn_for_each_faction_among_the_resource_cards(gems: str, drawn: int) -> None:
    s = arc(f"A: hand: Lamp Oil and Patience; gems {gems}; deck: 9\nB: gems 1 Dark Legion; army: Ox", TEXTS)
    s.choose("play Lamp Oil and Patience")
    while s.table.chain:
        s.choose(next((label for label in s.options() if label.startswith("pay")), s.way_on()))
    assert len(s.hand("A")) == drawn


@plays("Tithe Barrel")
def test_spending_its_gem_costs_a_point_and_another_may_be_used() -> None:
    s = arc(
        "A: hand: Spell; gems 1 Gaian, 1 Red Banner; deck: 9\nB: hand: Tithe Barrel; gems 2 The Empire\nphase: Play, active B",
        TEXTS,
    )
    s.choose("play Tithe Barrel", "target Gaian resource card")
    s.to("Play", "A")
    other = s.fork()
    s.choose("play Spell", "pay 1 Gaian")
    s.all_pass()
    assert (s.points("A"), s.points("B")) == (14, 15)
    other.choose("play Spell", "pay 1 Red Banner")
    other.all_pass()
    assert other.points("A") == 15


@plays("Gooseferry")
@pytest.mark.parametrize(
    ("advantage", "draw", "drawn"),
    [(" (advantage)", "draw 2", 3), ("", "draw 2", 2), (" (advantage)", "draw 1 + 1 resource", 1)],
)
def test_with_its_advantage_who_draws_two_draws_a_third(advantage: str, draw: str, drawn: int) -> None:
    s = arc(f"A: city Gooseferry{advantage}; hand: Small; deck: 9\nB: army: Ox\nphase: Draw", TEXTS)
    s.choose(draw)
    while s.phase == "Draw":
        s.choose(next((label for label in s.options() if label in ("lay Small", "name Gaian")), s.options()[0]))
    assert len(s.hand("A")) == drawn + (draw == "draw 2")


@plays("Fencepost Goblin")
def test_it_is_marked_for_no_bid() -> None:
    s = arc(
        f"A: city Oak (Body, 8): Fencepost Goblin, Big\nB: city Dale (Body, 8): Fencepost Goblin, Small; army: Ox{TACTICS}",
        TEXTS,
    )
    s.choose("claim Body")
    assert (("bid Fencepost Goblin" in s.options()), "bid Big" in s.options()) == (False, True)
    s.choose("bid Big")
    until(s, "bid Small")
    assert not [label for label in s.options() if "Fencepost" in label]


@plays("Dawn Crier")
def test_marked_it_unmarks_another_of_its_city() -> None:
    s = arc(
        "A: army: Wolf marked; city Oak (Body, 8): Dawn Crier, Elder marked, Imp; city Elm (Mind, 8): Sage marked\nB: army: Ox",
        TEXTS,
    )
    s.choose("use Dawn Crier")
    assert sorted(s.options()) == ["target Elder", "target Imp"]
    s.choose("target Elder")
    s.all_pass()
    assert (s.marked("Elder"), s.marked("Dawn Crier"), s.marked("Sage")) == (False, True, True)
    assert "use Dawn Crier" not in arc("A: army: Dawn Crier, Wolf marked\nB: army: Ox").options()


@plays("Spare Heir")
@pytest.mark.parametrize(("way", "asked"), [("Axe", True), ("Home", False), ("Exile", False)])
def test_dying_it_lets_its_namesake_be_found(way: str, asked: bool) -> None:
    s = arc(f"A: army: Spare Heir; hand: {way}, Wait; deck: Small, Spare Heir, Big\nB: army: Ox", TEXTS)
    s.choose(f"play {way}", "target Spare Heir")
    while s.table.chain and "yes" not in s.options():
        s.choose(s.way_on())
    assert ("yes" in s.options()) == asked
    if asked:
        no = s.fork()
        s.choose("yes")
        s.choose(*[label for label in s.options() if label.startswith("pick")])
        assert ([name for name in s.hand("A") if "Heir" in name], sorted(s.deck("A"))) == (
            ["Spare Heir (2)"],
            ["Big", "Small"],
        )
        no.choose("no")
        assert no.deck("A") == ["Small", "Spare Heir (2)", "Big"]


@plays("Chimney Swarm")
def test_each_other_attacker_makes_it_stronger() -> None:
    s = arc(f"A: army: Chimney Swarm, Wolf, Fox, Hog; {WAITING}\nB: army: Ox; hand: Axe, Wait{COMBAT}", TEXTS)
    assert s.value("Chimney Swarm") == "2/2"
    s.choose("attack B's army", "send Chimney Swarm", "send Wolf", "send Fox", "done")
    assert s.value("Chimney Swarm") == "4/2"
    until(s, "play Axe")
    s.choose("play Axe", "target Wolf")
    while s.table.chain:
        s.choose("pass")
    assert s.value("Chimney Swarm") == "3/2"
    s.to("Second Play")
    assert s.value("Chimney Swarm") == "2/2"


@plays("Kite-Reader")
@pytest.mark.parametrize(("deck", "left"), [("Rat, Hog, Elk", ["Rat", "Elk"]), ("Hog", [])])
def test_winning_a_bid_one_of_the_two_top_cards_goes_to_the_graveyard(deck: str, left: list[str]) -> None:
    s = arc(
        f"A: army: Kite-Reader; city Oak (Body, 8): Big, Ox; deck: {deck}\nB: city Dale (Body, 8); army: Cow{TACTICS}",
        TEXTS,
    )
    s.choose("claim Body", "bid Big", "done")
    while s.phase == "Tactics" and not any(label.startswith(("claim", "pick")) for label in s.options()):
        s.choose("done" if "done" in s.options() else s.way_on())
    if "pick Hog" in s.options():
        assert (s.sees("A", "Hog"), s.sees("B", "Hog"), s.points("A")) == (True, False, 16)
        s.choose("pick Hog")
    assert (s.deck("A")[: len(left)], s.place("Hog")) == (left, "A's graveyard")


@plays("Muck Out the Stables")
def test_any_number_of_one_citys_creatures_join_the_army_as_they_are() -> None:
    s = arc(
        "A: hand: Muck Out the Stables, Wait; gems 1 Gaian; city Oak (Body, 8): Elder marked, Imp, Ape; city Elm (Mind, 8)\nB:",
        TEXTS,
    )
    s.choose("play Muck Out the Stables")
    s.all_pass()
    assert sorted(s.options()) == ["pick Elm", "pick Oak"]
    s.choose("pick Oak")
    none = s.fork()
    s.choose("pick Elder", "pick Imp", "done")
    assert (there(s, "A's Army"), s.marked("Elder"), s.marked("Imp")) == (["Elder", "Imp"], True, False)
    assert "move Ape to the Army" in s.options()
    none.choose("done")
    assert there(none, "A's Army") == []


@plays("Boot in the Mud")
def test_an_attacker_is_weaker_until_the_attack_is_over() -> None:
    s = arc(f"A: army: Wolf 5/9, Fox; {WAITING}\nB: hand: Boot in the Mud, Wait; gems 1 Gaian{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Wolf", "done")
    until(s, "play Boot")
    s.choose("play Boot in the Mud")
    while s.table.chain:
        s.choose("pass")
    assert s.value("Wolf") == "2/9"
    s.to("Second Play")
    assert (s.value("Wolf"), s.points("B")) == ("5/9", 13)


@plays("Cornered Temper")
def test_its_bearer_is_stronger_and_does_not_defend() -> None:
    for goal in ("B's army", "Oak"):
        s = arc(f"A: army: Wolf\nB: army: Ox, Mule; city Oak (Body, 8); attached: Cornered Temper on Ox{COMBAT}")
        assert s.value("Ox") == "4/2"
        s.choose(f"attack {goal}")
        assert s.options() == ["done", "block Wolf with Mule"]


CLOISTER = "Cloister of Spare Candles"


@plays("Cloister of Spare Candles")
def test_no_event_has_its_residents_for_targets_but_magic_has() -> None:
    s = arc(f"A: hand: Axe, Bolt; army: Wolf\nB: army: Ox; city {CLOISTER}: Elder; hand: Axe", TEXTS)
    events = s.fork()
    events.choose("play Axe")
    assert sorted(events.options()) == ["target Ox", "target Wolf"]
    s.choose("play Bolt")
    assert "target Elder" in s.options()
    s = arc(f"A: hand: Axe, Wait; army: Wolf, Fox\nB: army: Ox; city {CLOISTER}: Elder; {WAITING}{COMBAT}", TEXTS)
    s.choose(f"attack {CLOISTER}", "send Wolf", "done")
    until(s, "play Axe")
    s.choose("play Axe")
    assert sorted(s.options()) == ["target Fox", "target Wolf"]  # who helps to defend it resides there


@plays("Cloister of Spare Candles")
@pytest.mark.parametrize(("advantage", "unmarked"), [(" (advantage)", 1), ("", 0)])
def test_with_its_advantage_a_resident_is_unmarked_at_the_end_of_each_opponents_turn(
    advantage: str, unmarked: int
) -> None:
    s = arc(
        f"A: city {CLOISTER}{advantage}: Elder marked, Imp marked; army: Wolf marked; deck: 9; hand: 1\n"
        "B: army: Ox; deck: 9\nphase: Play, active B",
        TEXTS,
    )
    if unmarked:
        until(s, "pick")
        assert (s.asked, s.active, sorted(s.options())) == ("A", "B", ["pick Elder", "pick Imp"])
        s.choose("pick Elder")
        assert [s.marked(n) for n in ("Elder", "Imp", "Wolf")] == [False, True, True]
    else:
        while s.active == "B":
            assert not any(label.startswith("pick") for label in s.options())
            s.choose(s.way_on())


@plays("Moss on the Milestones")
def test_moving_to_or_from_its_city_marks_nobody() -> None:
    s = arc(
        "A: city Oak (Body, 8): Elder, Imp; city Elm (Mind, 8): Sage; army: Wolf; hand: Moss; gems 1 Gaian\nB: army: Ox",
        TEXTS,
    )
    s.choose("play Moss", "target Oak")
    s.settle()
    into = s.fork()
    s.choose("move Elder to the Army")
    assert (s.marked("Elder"), "move Imp to the Army" in s.options()) == (False, False)
    s.choose("move Sage to the Army")
    assert s.marked("Sage")
    into.choose("move Wolf to Oak")
    assert (into.place("Wolf"), into.marked("Wolf")) == ("Oak", False)


@plays("Ropewalker")
def test_it_uses_cities_that_were_used_and_leaves_them_free() -> None:
    s = arc("A: city Oak (Body, 8): Ropewalker, Imp, Ape; city Elm (Mind, 8); army: Wolf\nB: army: Ox")
    first = s.fork()
    s.choose("move Imp to Elm")
    assert {"move Ropewalker to the Army", "move Ropewalker to Elm"} <= set(s.options())
    assert not [label for label in s.options() if label.startswith("move Ape")]
    s.choose("move Ropewalker to Elm")
    assert s.marked("Ropewalker")
    first.choose("move Ropewalker to Elm")
    assert {"move Imp to the Army", "move Wolf to Elm"} <= set(first.options())


@plays("Slagpit")
@pytest.mark.parametrize(
    ("advantage", "goal", "loss", "points"),
    [(" (advantage)", "Oak", 3, 15), ("", "Oak", 2, 15), (" (advantage)", "B's army", 0, 13)],
)
def test_with_its_advantage_undefended_attackers_do_one_more_to_cities(
    advantage: str, goal: str, loss: int, points: int
) -> None:
    s = arc(
        f"A: army: Wolf 2/9, Fox 0/9; city Slagpit{advantage}; {WAITING}\nB: city Oak (Body, 9); {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose(f"attack {goal}", "send Wolf", "send Fox")
    s.to("Second Play")
    # Fox deals no damage, to which nothing is added, though its writer means 1
    assert (s.damage("Oak"), s.points("B"), s.value("Wolf")) == (loss, points, "2/9")


@plays("Granite Abbess")
@pytest.mark.parametrize(
    ("home", "loss"), [("Granite Abbess marked", 1), ("Granite Abbess, Granite Abbess", 0), ("Hen", 3)]
)
def test_damage_to_her_city_is_two_less_unless_attackers_do_it(home: str, loss: int) -> None:
    s = arc("A: hand: Hit; army: Wolf 3/9; hand: Wait\nB: city Oak (Body, 9): " + home + f"; hand: Hit{COMBAT}", TEXTS)
    s.choose("attack Oak")
    s.to("Second Play")
    attacked = s.damage("Oak")
    s = arc(f"A: hand: Hit\nB: city Oak (Body, 9): {home}; city Elm (Mind, 9)", TEXTS)
    s.choose("play Hit", "target Oak")
    s.all_pass()
    assert (attacked, s.damage("Oak")) == (3, loss)


@plays("Cut the Purse Strings")
@pytest.mark.parametrize(
    ("faction", "left"),
    [("Gaian", "1 Gaian + 1 Red Banner"), ("Red Banner", "3 Gaian"), ("The Empire", "3 Gaian + 1 Red Banner")],
)
def test_up_to_two_free_gems_of_the_named_faction_are_consumed(faction: str, left: str) -> None:
    s = arc(
        "A: hand: Cut the Purse Strings, Wait; gems 2 House of Nobles\nB: gems 3 Gaian, 1 Red Banner; army: Ox", TEXTS
    )
    s.choose("play Cut the Purse Strings")
    s.all_pass()
    s.choose(next(label for label in s.options() if label.endswith(faction)))
    while any(label.startswith("pick") for label in s.options()):
        s.choose(next(label for label in s.options() if label.startswith("pick")))
    assert s.gems("B") == left
