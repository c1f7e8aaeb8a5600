"""Blind texts of ARC on how many cards are played and what they cost, played as their writers meant them."""

from blind.texts import arc, plays

WAIT = {"Wait": "event 0: Draw a card.", "Spark": "event 1: Draw a card.", "Rite": "magic 1: Draw a card."}


@plays("Edict of Moderation")
def test_the_player_plays_two_cards_in_each_turn_and_no_more() -> None:
    s = arc(
        """
        A: hand: 4 Wait, Imp 1/1 cost 0; attached: Edict of Moderation of B on A
        B: hand: Rite; gems 1 Gaian; army: Mule
        """,
        WAIT,
    )
    s.play("Imp")  # all types count
    s.choose("play Wait (2)")
    s.all_pass()
    assert not [option for option in s.options() if option.startswith("play")]
    s.refused("play Wait (1)", "Wait")
    s.to("Play", "B")
    s.choose("play Rite", "play Wait", "play Wait")  # the turn of another is another turn
    s.all_pass()
    assert "Wait" in s.hand("A") or "Wait (4)" in s.hand("A")
    assert s.asked == "B"  # though one is left to A, nobody asks him


@plays("Edict of Moderation")
def test_resources_are_not_played_and_others_are_free() -> None:
    s = arc("A: hand: 3 Wait, 2; army: Wolf\nB: army: Mule; attached: Edict of Moderation on A\nphase: Draw", WAIT)
    s.choose("2 resources", "lay Spare", "name Gaian", "lay Spare", "name Gaian", "pass")
    s.to("Play")
    s.play("Wait")
    s.play("Wait")
    assert not [option for option in s.options() if option.startswith("play")]
    s = arc("A: hand: 3 Wait\nB: army: Mule; attached: Edict of Moderation on B", WAIT)
    for _ in range(3):
        s.play("Wait")
    assert len(s.hand("A")) == 3


@plays("Edict of Moderation")
def test_it_is_attached_to_any_player() -> None:
    s = arc("A: hand: Edict of Moderation; gems 3 House of Nobles; army: Wolf\nB: army: Mule\nC: army: Ox")
    s.choose("play Edict of Moderation")
    assert s.options() == ["target player A", "target player B", "target player C"]
    s.choose("target player C")
    s.all_pass()
    assert s.place("Edict of Moderation") == "on player C"


@plays("Court of Appeal")
def test_the_first_event_of_each_opponent_in_each_turn_costs_a_gem_more() -> None:
    s = arc(
        """
        A: city Court of Appeal (advantage); army: Wolf; hand: 2 Spark; gems 2 Gaian
        B: hand: 3 Spark, 2 Rite; gems 9 Red Banner; army: Mule
        C: hand: Spark; gems 3 Gaian
        phase: Play, active B
        """,
        WAIT,
    )
    s.play("Rite")
    assert s.consumed("B") == "1 Red Banner"  # no event
    s.play("Spark")
    assert s.consumed("B") == "3 Red Banner"
    s.play("Spark")
    assert s.consumed("B") == "4 Red Banner"
    s.choose("play Rite")
    assert s.asked == "C"
    s.choose("play Spark")
    assert s.consumed("C") == "2 Gaian"
    while s.asked != "A":
        s.choose("pass")
    s.choose("play Spark")
    assert s.consumed("A") == "1 Gaian"


@plays("Court of Appeal")
def test_it_holds_in_every_turn_and_with_the_advantage_only() -> None:
    table = (
        "A: city Court of Appeal{}; army: Wolf; hand: Rite; gems 1 Gaian\nB: hand: 2 Spark; gems 2 Gaian; army: Mule"
    )
    s = arc(table.format(" (advantage)"), WAIT)
    s.choose("play Rite", "play Spark")
    assert s.consumed("B") == "2 Gaian"
    s = arc(table.format(""), WAIT)
    s.choose("play Rite", "play Spark")
    assert s.consumed("B") == "1 Gaian"
    s = arc(table.format(" (advantage)").replace("gems 2", "gems 1"), WAIT)
    s.choose("play Rite")
    assert s.gems("B") == "1 Gaian"
    assert s.asked != "B" or "play Spark" not in s.options()


@plays("Verdant Colossus")
def test_each_elf_in_play_takes_one_off_its_cost() -> None:
    elf = {
        "Elf One": "creature 1 1/1",
        "Elf Two": "creature 1 1/1",
        "Elf Three": "creature 1 1/1",
        "Elf Four": "creature 1 1/1",
    }
    s = arc(
        """
        A: hand: Verdant Colossus, Elf Four; gems 3 Gaian, 2 Red Banner; army: Elf One; city Oakhold (Body, 8): Elf Two
        B: army: Elf Three
        """,
        elf,
    )
    s.play("Verdant Colossus")
    assert (s.gems("A"), s.place("Verdant Colossus")) == ("", "Oakhold")
    s = arc("A: hand: Verdant Colossus; gems 3 Gaian, 1 Red Banner; army: Elf One, Elf Two\nB: army: Elf Three", elf)
    assert "play Verdant Colossus" not in s.options()


@plays("Verdant Colossus")
def test_below_its_loyalty_all_gems_are_gaian_and_it_may_cost_nothing() -> None:
    s = arc("A: hand: Verdant Colossus; gems 1 Gaian, 1 Red Banner; army: 5 Elf\nB: army: Mule")
    assert "play Verdant Colossus" not in s.options()
    s = arc("A: hand: Verdant Colossus; gems 2 Gaian, 1 Red Banner; army: 5 Elf\nB: army: Mule")
    s.play("Verdant Colossus")
    assert s.gems("A") == "1 Red Banner"
    s = arc("A: hand: Verdant Colossus; army: 9 Elf\nB: army: Mule")
    s.play("Verdant Colossus")
    assert s.place("Verdant Colossus") == "Keep of A"
