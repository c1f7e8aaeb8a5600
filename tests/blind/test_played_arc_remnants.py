"""Blind texts of ARC's first ten rounds that waited for a scene, played as their writers meant them."""

import pytest

from blind.texts import WAIT, arc, plays

TEXTS = WAIT | {
    "Axe": "event 0: Kill target creature.", "Hex": "event 0: Deal 2 damage to target creature.",
    "Ram": "event 0: Deal 3 damage to target city.", "Raze": "event 0: Destroy target city.",
    "Bolt": "magic 0: Gain 1 victory point.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Heronmere")
@pytest.mark.parametrize("won", [" (advantage)", ""])
def test_a_creature_of_the_army_is_saved_into_the_city_for_damage(won: str) -> None:
    s = arc(
        f"A: army: Ox 2/3 cost 3; city Heronmere{won}: Elk 1/1; hand: Axe, Hex; attached: Vines on Ox\nB: army: Fox",
        TEXTS | {"Vines": "enchantment 0: Enchant creature."},
    )
    s.choose("play Hex", "target Ox", "pass", "play Axe", "target Ox")
    if not won:
        assert s.place("Ox") == "A's graveyard"
        return
    dead = s.fork()
    s.choose("yes")
    assert (s.place("Ox"), s.marked("Ox"), s.damage("Ox"), s.damage("Heronmere")) == ("Heronmere", True, 0, 3)
    assert s.place("Vines") == "on Ox"
    dead.choose("no")
    assert (dead.place("Ox"), dead.damage("Heronmere")) == ("A's graveyard", 0)


@plays("Heronmere")
def test_neither_residents_nor_creatures_of_others_are_saved_and_the_damage_may_destroy_the_city() -> None:
    s = arc(
        "A: army: Ox 2/3 cost 3; city Heronmere (advantage, hurt 6): Elk 1/1; city Oak (Body, 8); hand: 3 Axe\nB: army: Fox",
        TEXTS,
    )
    for target in ("Elk", "Fox"):
        s.choose(next(option for option in s.options() if "Axe" in option), f"target {target}")
        s.all_pass()
    assert (s.place("Elk"), s.place("Fox")) == ("A's graveyard", "B's graveyard")
    s.choose("play Axe")
    s.all_pass()
    s.choose("yes")
    assert (s.place("Heronmere"), s.place("Ox"), s.marked("Ox")) == ("A's graveyard", "A's Army", True)


@plays("Heronmere")
def test_who_is_saved_leaves_its_combat() -> None:
    s = arc(
        f"""
        A: army: Wolf 3/9
        B: army: Ox 2/3 cost 3, Cow 1/9; city Heronmere (advantage): Elk 1/1; city Oak (Body, 8); hand: Wait
        {COMBAT}
        """,
        TEXTS,
    )
    s.choose("attack B's army", "pass", "block Wolf with Ox", "done", "pass")
    s.choose("yes")
    assert (s.place("Ox"), s.damage("Wolf"), s.damage("Heronmere"), s.points("B")) == ("Heronmere", 2, 3, 15)


@plays("False Orders")
def test_a_defender_turns_to_another_attacker() -> None:
    s = arc(
        f"""
        A: army: Wolf 2/9, Cub 1/9, Pup 4/9; hand: False Orders; gems 3 Dark Legion
        B: city Elm (Body, 9): Ox 5/9, Hen 3/9
        {COMBAT}
        """
    )
    s.choose("attack Elm", "send Wolf", "send Cub", "send Pup")
    assert not any("False Orders" in option for option in s.options())
    s.choose("block Wolf with Ox", "done")
    late = s.fork()
    s.choose("play False Orders")
    assert s.options() == ["pick Cub", "pick Pup"]
    s.choose("pick Pup")
    assert (s.damage("Wolf"), s.damage("Cub"), s.damage("Pup"), s.damage("Ox")) == (0, 0, 5, 4)
    assert s.damage("Elm") == 1  # Wolf stays defended
    late.choose("pass", "play False Orders", "pick Pup")  # Wolf's combat is over, and so is Ox's
    assert (late.damage("Ox"), late.damage("Elm")) == (2, 1 + 4)


@plays("False Orders")
def test_if_no_other_attacker_waits_nothing_happens() -> None:
    s = arc(
        f"""
        A: army: Wolf 2/9, Cub 1/9; hand: False Orders; gems 3 Dark Legion
        B: city Elm (Body, 9): Ox 5/9
        {COMBAT}
        """
    )
    s.choose("attack Elm", "send Cub", "send Wolf", "block Wolf with Ox")
    s.choose("pass")
    s.choose("play False Orders")
    assert (s.damage("Wolf"), s.damage("Cub"), s.damage("Ox"), s.damage("Elm")) == (5, 0, 2, 1)


@plays("Unmake the Walls")
def test_the_damage_is_divided_among_cities() -> None:
    s = arc(
        "A: hand: Unmake the Walls; gems 4 The Empire; city Oak (Body, 8)\n"
        "B: city Elm (Body, 8); city Ash (Body, 8); city Fen (Body, 8); hand: Raze",
        TEXTS,
    )
    s.choose("play Unmake the Walls", "target Elm", "target Ash", "done")
    assert s.options() == [f"number {n}" for n in range(4)]
    none, gone = s.fork(), s.fork()
    s.choose("number 3", "pass")  # the writer divides it at announcement; the rules know no such thing
    s.choose("pick Elm", "pick Elm", "pick Ash")
    assert [s.damage(n) for n in ("Elm", "Ash", "Fen", "Oak")] == [2, 1, 0, 0]
    assert s.consumed("A") == "4 The Empire"
    none.choose("number 0", "pass")
    assert ([none.damage(n) for n in ("Elm", "Ash")], none.consumed("A")) == ([0, 0], "1 The Empire")
    gone.choose("number 2", "play Raze", "target Elm")
    gone.all_pass()
    assert (gone.place("Elm"), gone.damage("Fen"), gone.damage("Oak")) == ("B's graveyard", 0, 0)


@plays("Notary of the Seal")
def test_one_opponent_shows_his_hand_to_the_player_alone() -> None:
    s = arc(
        "A: army: Notary of the Seal, Elk; gems 2 Gaian\nB: hand: Bolt, Wolf\nC: hand: Ox; army: Hen",
        TEXTS,
    )
    s.choose("use Notary of the Seal")
    assert s.options() == ["pick player B", "pick player C"]
    s.choose("pick player B")
    assert (s.marked("Notary of the Seal"), s.consumed("A"), s.hand("B")) == (True, "2 Gaian", ["Bolt", "Wolf"])
    assert [line.strip() for line in s.log() if "may see" in line] == ["A may see Bolt", "A may see Wolf"]


@plays("Writ of Attainder")
def test_for_each_bid_that_is_won_a_card_is_discarded() -> None:
    s = arc(
        "A: city Oak (Body, 8): Elder; city Elm (Mind, 8, advantage): Sage; hand: Ox, Cow;"
        " attached: Writ of Attainder of B on A\n"
        "B: city Ash (Body, 8): Hen; hand: 2\nphase: Tactics"
    )
    s.choose("claim Body", "bid Elder", "done")
    lost = s.fork()
    lost.choose("bid Hen")
    assert lost.hand("A") == ["Ox", "Cow"]
    s.choose("done")
    assert (s.points("A"), s.options()) == (16, ["pick Ox", "pick Cow"])
    s.choose("pick Cow", "claim Mind", "bid Sage", "done")
    assert (s.hand("A"), s.points("A"), len(s.hand("B"))) == ([], 17, 2)


@plays("Tunnel Rats")
def test_the_rats_go_elsewhere_unmarked_and_without_a_move() -> None:
    s = arc(
        "A: army: Tunnel Rats, Ox; gems 3 Gaian; city Oak (Body, 8): Elder; city Elm (Mind, 8): Sage\nB: army: Hen; city Ash"
    )
    s.choose("use Tunnel Rats", "pass")
    assert s.options() == ["pick Oak", "pick Elm"]  # on resolution: the text says no target
    s.choose("pick Oak", "choose: put this creature into another")
    assert (s.place("Tunnel Rats"), s.marked("Tunnel Rats"), s.consumed("A")) == ("Oak", False, "1 Gaian")
    s.carry_out("move Elder to the Army")
    s.choose("use Tunnel Rats", "pass", "choose: put this creature into your army")
    assert (s.place("Tunnel Rats"), s.consumed("A")) == ("A's Army", "2 Gaian")
    s.refused("move Ox to Oak", "ARC-MOVE-04")  # Elder has used it up, the Rats have not
    assert "move Tunnel Rats to Elm" in s.options()


@plays("Tunnel Rats")
def test_attacking_rats_that_go_home_leave_the_combat() -> None:
    s = arc(f"A: army: Tunnel Rats; gems 1 Gaian; city Oak (Body, 8)\nB: army: Hen 1/9{COMBAT}")
    s.choose("attack B's army", "pass", "block Tunnel Rats with Hen", "use Tunnel Rats")
    s.choose("choose: put this creature into another")
    assert (s.place("Tunnel Rats"), s.marked("Tunnel Rats"), s.damage("Hen"), s.points("B")) == ("Oak", True, 0, 15)


@plays("Emergency Powers")
def test_cities_stand_at_nothing_until_the_time_is_over_and_nobody_attacks() -> None:
    s = arc(
        """
        A: hand: Emergency Powers, Ram; gems 5 The Empire; army: Wolf; city Oak (Body, 8, hurt 5); city Elm (Body, 3)
        B: army: Hen; city Ash (Body, 8); hand: Ram
        """,
        TEXTS,
    )
    s.choose("play Emergency Powers", "pass", "pass")
    s.choose("play Ram", "target Oak")
    s.all_pass()
    assert (s.place("Oak"), s.damage("Oak")) == ("A's Kingdom", 8)
    s.to("Play", "B")
    assert s.place("Oak") == "A's Kingdom"
    s.to("Draw", "A")
    assert (s.place("Oak"), s.place("Elm")) == ("A's graveyard", "A's Kingdom")


@plays("Emergency Powers")
def test_one_city_that_is_too_strong_keeps_it_from_being_played() -> None:
    s = arc(
        "A: hand: Emergency Powers; gems 5 The Empire; city Oak (Body, 8, hurt 5); city Elm (Body, 4)\nB: army: Hen"
    )
    assert "play Emergency Powers" not in s.options()


@plays("Turn the Tide")
def test_the_next_combat_damage_to_the_city_falls_on_the_creature() -> None:
    s = arc(
        f"A: army: Wolf 3/9, Cub 2/9; hand: Ram, Axe\nB: hand: Turn the Tide; gems 4 House of Nobles; city Elm (Body, 9);"
        f" city Ash (Body, 9){COMBAT}",
        TEXTS,
    )
    s.choose("attack Elm", "send Wolf", "send Cub", "play Turn the Tide", "target Elm")
    assert s.options() == ["target Wolf", "target Cub"]
    s.choose("target Cub", "pass", "pass")
    gone = s.fork()
    s.choose("play Ram", "target Elm", "pass", "pass", "pass")
    assert "Cub suffers 3 damage from Wolf" in s.log()
    assert s.damage("Elm") == 3 + 2
    gone.choose("play Axe", "target Cub", "pass", "pass")
    assert (gone.place("Cub"), gone.damage("Elm")) == ("A's graveyard", 3)


@plays("Forced Levy")
def test_a_creature_card_of_a_hand_becomes_a_resource_of_its_owners_choice() -> None:
    s = arc("A: hand: Forced Levy; gems 3 The Empire; army: Elk\nB: hand: Bolt, Wolf, Ox; army: Hen", TEXTS)
    s.choose("play Forced Levy")
    assert s.options() == ["pick Wolf", "pick Ox"]
    s.choose("pick Wolf")
    assert s.asked == "B"
    s.choose("name Gaian")
    assert (s.gems("B"), s.gems("A"), s.hand("B")) == ("1 Gaian", "", ["Bolt", "Ox"])
    s = arc("A: hand: Forced Levy; gems 3 The Empire; army: Elk\nB: hand: Bolt; army: Hen", TEXTS)
    s.choose("play Forced Levy")
    assert (s.gems("B"), s.hand("B")) == ("", ["Bolt"])
    assert any("A may see Bolt" in line for line in s.log())


@plays("Orderly Withdrawal")
def test_an_attacker_goes_home_marked_and_strikes_nobody() -> None:
    s = arc(
        f"A: army: Wolf 3/9, Cub 2/9; hand: Orderly Withdrawal; gems 1 The Empire; city Oak (Body, 8); city Elm (Body, 8)\n"
        f"B: army: Hen 5/9{COMBAT}"
    )
    s.choose(
        "attack B's army",
        "send Wolf",
        "send Cub",
        "pass",
        "block Wolf with Hen",
        "play Orderly Withdrawal",
        "target Wolf",
    )
    assert s.options() == ["pick Oak", "pick Elm"]
    s.choose("pick Oak")
    assert (s.place("Wolf"), s.marked("Wolf"), s.damage("Wolf"), s.damage("Hen"), s.points("B")) == (
        "Oak",
        True,
        0,
        0,
        13,
    )


@plays("Debt Collector")
def test_the_opponent_discards_two_cards_or_lets_a_point_be_gained() -> None:
    s = arc(f"A: army: Debt Collector\nB: hand: Bolt, Wolf, Ox; city Elm (Body, 9){COMBAT}", TEXTS)
    s.choose("attack Elm")
    assert s.asked == "B"
    point = s.fork()
    s.choose("choose: discards two cards")
    s.choose("pick Bolt", "pick Ox")
    assert (s.hand("B"), s.points("A")) == (["Wolf"], 15)
    point.choose("choose: gain a victory point")
    assert (len(point.hand("B")), point.points("A")) == (3, 16)


@plays("Curse of Small Hours")
@pytest.mark.parametrize(("points", "first"), [(15, 1), (14, 1), (16, 2)])
def test_the_first_card_of_a_turn_costs_more(points: int, first: int) -> None:
    s = arc(
        f"A: 15 points; attached: Curse of Small Hours on B\nB: {points} points; hand: Axe, Bolt; gems 5 Gaian; army: Elk\n"
        "phase: Play, active B",
        TEXTS,
    )
    s.play("Axe")
    assert s.consumed("B") == f"{first} Gaian"
    s.play("Bolt")
    assert s.consumed("B") == f"{first} Gaian"
