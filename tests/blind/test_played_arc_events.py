"""Blind texts of ARC that are carried out once, events and magic, played as their writers meant them."""

from blind.texts import WAIT, arc, plays, there

HIT = {"Hit": "event 0: Deal 1 damage to target creature.", "Axe": "event 0: Kill target creature."}


@plays("Wolves at the Door")
def test_two_wolves_come_into_the_army_even_in_the_others_turn() -> None:
    s = arc(
        "A: hand: Wolves at the Door, Howl; gems 3 Gaian\nB: army: Mule; hand: Wait\nphase: Play, active B",
        WAIT | {"Howl": "event 0: Gaian Wolves get +1/+1 until end of turn."},
    )
    s.choose("play Wait", "play Wolves at the Door")
    s.all_pass()
    assert there(s, "A's Army") == ["Wolf", "Wolf (2)"]
    assert (s.value("Wolf"), s.marked("Wolf"), s.controller("Wolf")) == ("2/1", False, "A")


@plays("Tithe of Ash")
def test_each_player_chooses_a_card_of_his_own_to_discard() -> None:
    s = arc(
        """
        A: hand: Tithe of Ash, Rat, Ox; gems 2 Dark Legion
        B: hand: Wolf, Elk
        C: army: Mule
        """
    )
    s.choose("play Tithe of Ash")
    s.all_pass()
    assert (s.asked, s.options()) == ("A", ["pick Rat", "pick Ox"])
    s.choose("pick Ox")
    assert (s.asked, s.options()) == ("B", ["pick Wolf", "pick Elk"])
    s.choose("pick Wolf")
    assert (s.hand("A"), s.hand("B"), s.hand("C")) == (["Rat"], ["Elk"], [])
    assert set(s.grave("A")) == {"Tithe of Ash", "Ox"}


@plays("Deep Roots")
def test_one_city_of_the_deck_is_shown_and_taken() -> None:
    s = arc(
        "A: hand: Deep Roots; gems 3 Gaian; deck: Wolf, Ford, Elk, Hill\nB: army: Mule",
        {"Ford": "city 2 Mind 6", "Hill": "city 2 Soul 6"},
    )
    s.choose("play Deep Roots")
    s.all_pass()
    assert (s.asked, s.options()) == ("A", ["pick Ford", "pick Hill"])
    s.choose("pick Hill")
    assert (s.hand("A"), sorted(s.deck("A"))) == (["Hill"], ["Elk", "Ford", "Wolf"])
    assert s.sees("B", "Hill")
    assert any("shuffle" in line for line in s.log())


@plays("Deep Roots")
def test_without_a_city_in_the_deck_nothing_is_taken() -> None:
    s = arc("A: hand: Deep Roots; gems 3 Gaian; deck: Wolf, Elk\nB: army: Mule")
    s.play("Deep Roots")
    assert (s.hand("A"), sorted(s.deck("A")), s.place("Deep Roots")) == ([], ["Elk", "Wolf"], "A's graveyard")


@plays("Torch the Granary")
def test_a_resource_card_of_anybody_goes_to_its_owners_graveyard_with_its_gem() -> None:
    s = arc(
        "A: hand: Torch the Granary; gems 4 Red Banner\nB: gems 1 Gaian, 1 The Empire consumed; army: Mule; hand: Wait",
        WAIT,
    )
    s.choose("play Torch the Granary")
    assert [option for option in s.options() if "Red Banner" not in option] == [
        "target Gaian resource card", "target The Empire resource card",
    ]  # fmt: skip
    assert len(s.options()) == 6  # his own four as well
    s.choose("target Gaian resource card", "pass")
    assert (s.gems("B"), s.consumed("B"), len(s.grave("B"))) == ("", "1 The Empire", 1)


@plays("Grave Census")
def test_a_point_is_lost_for_every_full_three_cards() -> None:
    table = "A: 15 points; hand: Grave Census; gems 3 Dark Legion; grave: 9\nB: 15 points; grave: {}\nC: army: Mule"
    for cards, points in (("7 Rat", 13), ("2 Rat", 15), ("3 Rat", 14)):
        s = arc(table.format(cards))
        s.play("Grave Census", "target player B")
        assert (s.points("A"), s.points("B")) == (15, points)
    s = arc(table.format("7 Rat"))
    s.play("Grave Census", "target player A")  # himself; the card itself is on the chain
    assert (s.points("A"), s.points("B")) == (12, 15)


@plays("Feed the Crows")
def test_only_who_took_damage_this_turn_is_destroyed_whatever_is_left_of_it() -> None:
    s = arc("A: hand: Feed the Crows, Hit; gems 2 Dark Legion; army: Rat 1/5\nB: army: Wolf 3/9, Elk 1/9", HIT)
    assert "play Feed the Crows" not in s.options()
    s.play("Hit", "target Wolf")
    s.play("Feed the Crows")
    assert (s.place("Wolf"), s.hand("A"), s.place("Feed the Crows")) == ("B's graveyard", [], "A's graveyard")


@plays("Feed the Crows")
def test_a_token_brings_a_card() -> None:
    s = arc(
        "A: hand: Feed the Crows, Hit, Call; gems 2 Dark Legion; deck: Ox\nB: army: Mule",
        HIT | {"Call": "magic 0: Put a 1/5 Imp creature token into your army."},
    )
    s.play("Call")
    s.play("Hit", "target Imp")
    s.play("Feed the Crows")
    assert (there(s, "A's Army"), s.hand("A")) == ([], ["Ox"])


@plays("Snuff Out")
def test_whoever_has_damage_dies_whatever_its_defence() -> None:
    s = arc("A: hand: Snuff Out; gems 2 Dark Legion\nB: army: Wolf 3/9 hurt 1, Elk 1/9; city Elm (Mind, 8, hurt 3)")
    s.choose("play Snuff Out")
    assert s.place("Wolf") == "B's graveyard"
    s = arc("A: hand: Snuff Out; gems 2 Dark Legion\nB: army: Wolf 3/9, Elk 1/9; city Elm (Mind, 8, hurt 3)")
    assert "play Snuff Out" not in s.options()
