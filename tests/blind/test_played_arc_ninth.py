"""Blind texts of ARC's ninth round, played as their writers meant them."""

import pytest

from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Rite": "magic 0: Draw a card.",
    "Spark": "event 0: Deal 2 damage to target creature.", "Home": "event 0: Return target creature to its owner's hand.",
    "Exile": "event 0: Remove target creature from the game.", "Spell": "magic 1: Draw a card.",
    "Flash": "event 1: Draw a card.",
    "Rise": "magic 0: Put target creature card from your graveyard into play.", "Break": "event 0: Destroy target enchantment.",
    "Big": "creature 5 Gaian 1/1", "Small": "creature 1 Gaian 1/1", "Three": "creature 3 Gaian 1/1",
    "Mid": "creature 4 Gaian 1/1",
    "Two": "creature 2 Gaian 1/1",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"


@plays("Hayloft Lookout")
@pytest.mark.parametrize("play", ["Hayloft Lookout", "Rise"])
def test_entering_it_looks_at_the_top_card_and_may_put_it_down(play: str) -> None:
    held = "hand: Hayloft Lookout; gems 2 The Empire" if play != "Rise" else "hand: Rise; grave: Hayloft Lookout"
    s = arc(f"A: {held}; deck: Rat, Hog, Elk\nB: army: Ox", TEXTS)
    s.choose(f"play {play}")
    until(s, "yes")
    assert (s.sees("A", "Rat"), s.sees("B", "Rat"), s.sees("A", "Hog")) == (True, False, False)
    no = s.fork()
    s.choose("yes")
    assert s.deck("A") == ["Hog", "Elk", "Rat"]
    no.choose("no")
    assert (no.deck("A"), no.hand("A")) == (["Rat", "Hog", "Elk"], [])


@plays("Tannery Brute")
def test_it_never_defends_but_attacks_and_bids() -> None:
    s = arc(f"A: army: Wolf\nB: army: Tannery Brute, Ox; city Oak (Body, 8): Tannery Brute{COMBAT}")
    for goal in ("Oak", "B's army"):
        fight = s.fork()
        fight.choose(f"attack {goal}")
        assert fight.options() == ["done", "block Wolf with Ox"]
    s = arc(f"A: city Oak (Body, 8): Tannery Brute, Imp\nB: army: Ox{TACTICS}")
    s.choose("claim Body")
    assert "bid Tannery Brute" in s.options()


@plays("Marl Hippopotamus")
@pytest.mark.parametrize(("goal", "value", "left"), [("B's army", "6/5", (9, 0)), ("Oak", "4/5", (15, 4))])
def test_attacking_an_army_it_strikes_harder(goal: str, value: str, left: tuple[int, int]) -> None:
    s = arc(f"A: army: Marl Hippopotamus; {WAITING}\nB: army: Ox; city Oak (Body, 8); {WAITING}{COMBAT}", TEXTS)
    s.choose(f"attack {goal}")
    assert s.value("Marl Hippopotamus") == value
    s.to("Second Play")
    assert (s.value("Marl Hippopotamus"), s.points("B"), s.damage("Oak")) == ("4/5", *left)
    s = arc(f"A: army: Wolf\nB: army: Marl Hippopotamus; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose("block Wolf with Marl Hippopotamus")
    assert s.value("Marl Hippopotamus") == "4/5"


@plays("Cryptstair Widower")
@pytest.mark.parametrize(("way", "lost"), [("Axe", 1), ("Home", 0), ("Exile", 0)])
def test_dying_it_costs_each_opponent_a_point(way: str, lost: int) -> None:
    s = arc(f"A: hand: {way}; army: Cryptstair Widower\nB: army: Ox\nC: army: Mule", TEXTS)
    s.play(way, "target Cryptstair Widower")
    assert [s.points(seat) for seat in "ABC"] == [15, 15 - lost, 15 - lost]


@plays("Doorstep Advocate")
def test_marked_it_makes_another_resident_of_its_city_tougher_for_the_turn() -> None:
    s = arc(
        "A: army: Wolf; city Oak (Body, 8): Doorstep Advocate, Elder, Imp; city Elm (Mind, 8): Sage; hand: Wait\nB: army: Ox",
        TEXTS,
    )
    s.choose("use Doorstep Advocate")
    assert sorted(s.options()) == ["target Elder", "target Imp"]
    s.choose("target Elder")
    s.all_pass()
    assert (s.value("Elder"), s.marked("Doorstep Advocate")) == ("1/3", True)
    s.to("Draw", "B")
    assert s.value("Elder") == "1/1"
    assert (
        "use Doorstep Advocate"
        not in arc("A: army: Doorstep Advocate, Wolf; city Oak (Body, 8): Elder\nB: army: Ox").options()
    )


@plays("Doorstep Advocate")
def test_while_its_city_is_attacked_the_army_resides_there_too() -> None:
    s = arc(
        f"A: army: Wolf; {WAITING}\nB: army: Ox; city Oak (Body, 8): Doorstep Advocate; {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose("attack Oak")
    until(s, "use Doorstep Advocate")
    s.choose("use Doorstep Advocate")
    while s.table.chain:
        s.choose("pass")
    assert s.value("Ox") == "1/3"


@plays("Ground to Grist")
def test_a_creature_in_an_army_suffers_three() -> None:
    s = arc(
        "A: hand: Ground to Grist, Wait; gems 2 Red Banner; army: Wolf 1/9\nB: army: Ox 1/9; city Dale (Body, 8): Hen",
        TEXTS,
    )
    s.choose("play Ground to Grist")
    assert sorted(s.options()) == ["target Ox", "target Wolf"]
    s.choose("target Ox")
    s.all_pass()
    assert (s.damage("Ox"), s.damage("Wolf")) == (3, 0)


@plays("Slippery Cobbles")
def test_an_attacker_is_weaker_for_the_turn() -> None:
    s = arc(
        f"A: army: Wolf 5/9, Fox; {WAITING}\nB: hand: Slippery Cobbles, Wait; gems 1 House of Nobles{COMBAT}", TEXTS
    )
    assert "play Slippery Cobbles" not in s.options()
    s.choose("attack B's army", "send Wolf", "done")
    until(s, "play Slippery")
    s.choose("play Slippery Cobbles")
    s.to("Second Play")
    assert (s.value("Wolf"), s.points("B")) == ("2/9", 13)
    s.to("Draw", "B")
    assert s.value("Wolf") == "5/9"


@plays("Cup of Marsh Broth")
def test_all_damage_of_a_creature_is_gone_and_a_card_is_drawn() -> None:
    s = arc(
        "A: hand: Cup of Marsh Broth; gems 2 Gaian; deck: Rat, Hog; army: Wolf\nB: army: Ox 1/5 hurt 3; hand: Home",
        TEXTS,
    )
    s.choose("play Cup of Marsh Broth", "target Ox")
    gone = s.fork()
    s.choose("pass")
    assert (s.damage("Ox"), s.hand("A")) == (0, ["Rat"])
    gone.choose("play Home", "target Ox")
    gone.all_pass()
    assert gone.hand("A") == []
    s = arc("A: hand: Cup of Marsh Broth; gems 2 Gaian; deck: 0\nB: army: Ox 1/5", TEXTS)
    s.play("Cup of Marsh Broth")
    assert (s.over, s.winner) == (True, "B")


@plays("Oxblood Gorget")
def test_its_bearer_is_stronger_and_may_die_without_it() -> None:
    s = arc("A: hand: Oxblood Gorget; gems 2 Red Banner; army: Wolf\nB: army: Ox 1/2")
    s.choose("play Oxblood Gorget")
    assert sorted(s.options()) == ["target Ox", "target Wolf"]
    s.choose("target Ox")
    s.settle()
    assert s.value("Ox") == "2/4"
    s = arc("A: hand: Break\nB: army: Ox 1/2 hurt 3; attached: Oxblood Gorget on Ox", TEXTS)
    s.play("Break")
    assert s.place("Ox") == "B's graveyard"


@plays("Gambler's Itch")
@pytest.mark.parametrize(
    ("mine", "theirs", "points"), [("Big", "Three", 16), ("Small", "Three", 14), ("Three", "Three", 14)]
)
def test_each_claim_that_is_not_won_costs_a_point(mine: str, theirs: str, points: int) -> None:
    b = f"{theirs} (2)" if mine == theirs else theirs
    s = arc(
        f"A: city Oak (Body, 8): {mine}, Ox; attached: Gambler's Itch on A; deck: 9\nB: city Dale (Body, 8): {theirs}{TACTICS}",
        TEXTS,
    )
    s.choose("claim Body", f"bid {mine}", "done")
    until(s, "bid")
    s.choose(f"bid {b}" if f"bid {b}" in s.options() else f"bid {theirs}")
    while s.phase == "Tactics" and not any(label.startswith("claim") for label in s.options()):
        s.choose("done" if "done" in s.options() else s.way_on())
    assert (s.points("A"), s.points("B")) == (points, 15)


@plays("Green Rot in the Coffers")
def test_spending_its_gem_makes_a_creature_of_its_controller_weaker_for_the_turn() -> None:
    s = arc(
        "A: hand: Spell, Wait; gems 1 Gaian, 1 Red Banner; army: Wolf 2/2, Fox 1/1; deck: 9\n"
        "B: hand: Green Rot in the Coffers; gems 2 Gaian; army: Ox\n"
        "phase: Play, active B",
        TEXTS,
    )
    s.choose("play Green Rot in the Coffers")
    s.choose("target Gaian resource card")
    s.to("Play", "A")
    other = s.fork()
    s.choose("play Spell", "pay 1 Gaian")
    until(s, "pick")
    assert (s.asked, sorted(s.options())) == ("A", ["pick Fox", "pick Wolf"])
    s.choose("pick Wolf")
    assert (s.value("Wolf"), s.value("Fox")) == ("1/1", "1/1")
    other.choose("play Spell", "pay 1 Red Banner")
    other.all_pass()
    assert other.value("Wolf") == "2/2"


@plays("Tern Cloister")
@pytest.mark.parametrize(("advantage", "left"), [(", advantage", 2), ("", 3)])
def test_with_its_advantage_another_city_is_mended_as_the_turn_ends(advantage: str, left: int) -> None:
    s = arc(
        f"A: city Tern Cloister (hurt 2{advantage}); city Oak (Body, 8, hurt 3); deck: 9\nB: city Dale (Body, 8, hurt 1)"
    )
    s.to("Draw", "B")
    assert [s.damage(n) for n in ("Oak", "Tern Cloister", "Dale")] == [left, 2, 1]
    s.to("Draw", "A")
    assert s.damage("Oak") == left


@plays("Hushwater Exchange")
@pytest.mark.parametrize(
    ("advantage", "mine", "theirs", "cost"), [(" (advantage)", 0, 2, 0), (" (advantage)", 1, 2, 1), ("", 0, 2, 1)]
)
def test_with_its_advantage_and_fewer_cards_than_each_opponent_the_first_card_is_cheaper(
    advantage: str, mine: int, theirs: int, cost: int
) -> None:
    held = ", Rite" * mine  # the card that is announced is still in the hand, though its writer does not count it
    s = arc(
        f"A: city Hushwater Exchange{advantage}; hand: Spell{held}; gems 1 Gaian; deck: 9\nB: hand: {theirs}; army: Ox",
        TEXTS,
    )
    s.play("Spell")
    assert s.consumed("A") == ("1 Gaian" if cost else "")


@plays("Hushwater Exchange")
def test_the_second_card_of_the_turn_is_not_cheaper() -> None:
    s = arc(
        "A: city Hushwater Exchange (advantage); hand: Rite, Spell; gems 1 Gaian; deck: 9\nB: hand: 5; army: Ox", TEXTS
    )
    s.play("Rite")
    s.play("Spell")
    assert s.consumed("A") == "1 Gaian"


@plays("Cellarholm")
def test_the_costly_stay_out_and_with_its_advantage_residents_count_two_more() -> None:
    s = arc("A: army: Mid, Three; city Cellarholm: Two; city Oak (Body, 8)\nB: army: Ox", TEXTS)
    assert {"move Mid to Oak", "move Three to Cellarholm"} <= set(s.options())
    assert "move Mid to Cellarholm" not in s.options()
    s = arc(f"A: army: Wolf\nB: army: Mid, Three; city Cellarholm{COMBAT}", TEXTS)
    s.choose("attack Cellarholm")
    assert s.options() == ["done", "block Wolf with Three"]
    for advantage, won in ((" (advantage)", 0), ("", 1)):
        s = arc(
            f"A: city Oak (Body, 8): Three, Ox; deck: 9\nB: city Cellarholm{advantage}: Two; deck: 9{TACTICS}", TEXTS
        )
        s.choose("claim Body", "bid Three", "done")
        until(s, "bid Two")
        s.choose("bid Two")
        s.to("Play", "A") if s.phase == "Tactics" else None
        assert s.points("A") == 15 + won


@plays("Scaffolds by Candlelight")
def test_each_resident_that_is_marked_repairs_two() -> None:
    s = arc(
        "A: hand: Scaffolds by Candlelight, Wait; gems 2 The Empire;"
        " city Oak (Body, 8, hurt 5): Elder, Imp, Ape marked; army: Wolf\n"
        "B: city Dale (Body, 8, hurt 5)",
        TEXTS,
    )
    s.choose("play Scaffolds by Candlelight")
    s.all_pass()
    one, vain = s.fork(), s.fork()
    s.choose("pick Elder", "pick Imp", "done")
    assert ([s.marked(n) for n in ("Elder", "Imp", "Wolf")], s.damage("Oak")) == ([True, True, False], 1)
    one.choose("pick Imp", "done")
    assert (one.marked("Elder"), one.damage("Oak")) == (False, 3)
    vain.choose("pick Ape")  # it is marked already
    vain.settle()
    assert (vain.damage("Oak"), vain.place("Scaffolds by Candlelight")) == (5, "A's graveyard")


@plays("Kilnwater")
@pytest.mark.parametrize(("advantage", "value"), [(" (advantage)", "2/1"), ("", "1/1")])
def test_with_its_advantage_attackers_strike_harder(advantage: str, value: str) -> None:
    s = arc(f"A: army: Wolf, Fox; city Kilnwater{advantage}; {WAITING}\nB: army: Ox; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Wolf", "done")
    assert [s.value(n) for n in ("Wolf", "Fox", "Ox")] == [value, "1/1", "1/1"]
    s.to("Second Play")
    assert s.value("Wolf") == "1/1"


@plays("Ratcatcher's Ghost")
@pytest.mark.parametrize(
    ("mine", "b", "c", "value"),
    [
        ("Rat, Hog", "Elk", "", "4/4"), ("Rat, Hog", "Elk, Cow", "", "2/2"), ("Rat, Axe", "Elk", "", "2/2"),
        ("Rat, Hog", "", "Elk, Cow", "2/2"),
    ],
)  # fmt: skip
def test_with_more_creatures_in_its_graveyard_than_each_opponent_it_is_stronger(
    mine: str, b: str, c: str, value: str
) -> None:
    graves = [f"; grave: {cards}" if cards else "" for cards in (mine, b, c)]
    s = arc(f"A: army: Ratcatcher's Ghost{graves[0]}\nB: army: Ox{graves[1]}\nC: army: Mule{graves[2]}", TEXTS)
    assert s.value("Ratcatcher's Ghost") == value


@plays("Furrow Without Asking")
def test_the_top_card_becomes_a_resource_card_with_a_spent_gem() -> None:
    s = arc("A: hand: Furrow Without Asking, Flash; gems 2 Gaian; deck: Rat, Hog\nB: army: Ox", TEXTS)
    s.choose("play Furrow Without Asking")
    s.all_pass()
    assert len(s.options()) == 5
    s.choose("name Red Banner")
    assert (s.consumed("A"), s.gems("A"), s.deck("A")) == ("2 Gaian + 1 Red Banner", "", ["Hog"])
    assert not s.sees("B", "Rat")
    s = arc("A: hand: Furrow Without Asking; gems 2 Gaian; deck: 0\nB: army: Ox", TEXTS)
    s.play("Furrow Without Asking")
    assert (s.over, s.consumed("A")) == (False, "2 Gaian")


@plays("Sallow Understeward")
@pytest.mark.parametrize(("home", "won"), [("Imp, Ape marked", True), ("Imp", False)])
def test_in_bids_it_counts_as_many_as_reside_in_its_city(home: str, won: bool) -> None:
    s = arc(
        f"A: city Oak (Body, 8): Sallow Understeward, {home}; deck: 9\nB: city Dale (Body, 8): Two; deck: 9{TACTICS}",
        TEXTS,
    )
    s.choose("claim Body", "bid Sallow Understeward", "done")
    until(s, "bid Two")
    s.choose("bid Two")
    s.to("Play", "A") if s.phase == "Tactics" else None
    assert s.points("A") == 15 + won


@plays("Chandler of Late Errands")
def test_the_first_event_in_anothers_turn_may_turn_a_card_over() -> None:
    s = arc("A: army: Ox\nB: army: Chandler of Late Errands; hand: Wait, Wait, Rat; deck: Hog, Elk, Cow, Pig", TEXTS)
    until(s, "play Wait")
    s.choose("play Wait")
    until(s, "yes")
    no = s.fork()
    s.choose("yes")
    until(s, "pick")
    s.choose("pick Rat")
    assert (s.place("Rat"), "Hog" in s.hand("B")) == ("B's graveyard", True)
    no.choose("no")
    assert no.place("Rat") == "B's hand"
    until(s, "play Wait")
    s.choose("play Wait")
    while s.table.chain:
        assert "yes" not in s.options()
        s.choose(s.way_on())
    s = arc("A: army: Chandler of Late Errands; hand: Wait; deck: Hog\nB: army: Ox", TEXTS)
    s.play("Wait")
    assert s.hand("A") == ["Hog"]
