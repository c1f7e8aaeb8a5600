"""What is said more widely, played out: who comes into the army, who stays in a city, what X says, who goes elsewhere."""

import pytest

from scenes.arc import rule, scene

HERD = ("Ox", "Cow", "Elk")


@rule("ARC-CREA-01", "ARC-CREA-02")
def test_a_creature_comes_into_the_army_and_into_no_city() -> None:
    cards = {"Legion": "creature 0 2/2: Legion enters play in your army.", "Ox": "creature 0 1/1"}
    s = scene("A: city Oak; hand: Legion, Ox\nB: city Elm\nphase: Play", cards=cards)
    s.play("Legion")
    assert s.place("Legion") == "A's Army"
    s.play("Ox")
    assert s.place("Ox") == "Oak"


@rule("ARC-CREA-01", "ARC-CREA-02")
def test_creatures_may_be_played_into_the_army() -> None:
    cards = {
        "Horn": "creature 1 1/1: You may play Elves into your army.",
        "Elf": "creature 0 (Elf) 1/1",
        "Ox": "creature 0 1/1",
    }
    s = scene("A: city Oak; army: Horn; hand: Elf, Ox\nB: city Elm\nphase: Play", cards=cards)
    s.choose("play Elf")
    assert len(s.options()) == 2
    s.choose("place in the Army")
    s.settle()
    assert s.place("Elf") == "A's Army"
    s.play("Ox")
    assert s.place("Ox") == "Oak"


@rule("ARC-MOVE-02")
def test_who_cannot_leave_his_city_moves_in_and_not_out() -> None:
    cards = {"Eel": "creature 1 1/1: Eel cannot leave the city it resides in."}
    s = scene("A: city Oak: Eel; city Ash\nB: city Elm\nphase: Play", cards=cards)
    assert not any("move Eel" in option for option in s.options())
    s = scene("A: city Oak; army: Eel\nB: city Elm\nphase: Play", cards=cards)
    assert any("move Eel" in option for option in s.options())


@rule("ARC-MOVE-04")
def test_a_city_is_part_of_any_number_of_moves_of_its_player() -> None:
    cards = {
        "Gate": "city 1 Mind 8: Always: You may move creatures into and out of Gate any number of times each turn."
    }
    s = scene(
        "A: city Gate; army: Ox, Cow, Elk\nB: city Elm\nphase: Play",
        cards={**cards, **dict.fromkeys(HERD, "creature 1 1/1")},
    )
    for name in HERD:
        s.choose(f"move {name}")
        s.settle()
        assert s.place(name) == "Gate"


@pytest.mark.parametrize(("cities", "left"), [("city Oak", 2), ("city Oak; city Ash", 1)])
def test_so_many_are_picked_as_x_says(cities: str, left: int) -> None:
    cards = {
        "Purge": "event 0: Sacrifice X creatures. X is the number of cities you control.",
        **dict.fromkeys(HERD, "creature 1 1/1"),
    }
    s = scene(f"A: army: Ox, Cow, Elk; {cities}; hand: Purge\nB: city Elm\nphase: Play", cards=cards)
    s.choose("play Purge")
    while any(option.startswith("pick") for option in s.options()):
        s.choose(next(option for option in s.options() if option.startswith("pick")))
    assert sum(s.place(n) == "A's Army" for n in HERD) == left


@rule("ARC-CREA-08")
def test_who_would_die_goes_elsewhere_instead() -> None:
    cards = {"Tomb": "creature 1 9/9: Other creatures you control that die go to your hand instead of the graveyard.",
             "Doom": "event 0: Kill target creature.", "Ox": "creature 1 1/1", "Cat": "creature 1 1/1"}  # fmt: skip
    s = scene("A: army: Tomb, Ox; hand: Doom\nB: army: Cat\nphase: Play", cards=cards)
    s.play("Doom", "Ox")
    assert s.place("Ox") == "A's hand"


@rule("ARC-CREA-08")
def test_combat_damage_does_not_kill_who_cannot_be_killed_by_it() -> None:
    cards = {"Ewe": "creature 1 1/2: Ewe cannot be killed by combat damage.", "Ox": "creature 1 5/5",
             "Bolt": "event 0: Deal 3 damage to target creature."}  # fmt: skip
    s = scene("A: army: Ox; hand: Bolt\nB: city Elm; army: Ewe\nphase: Attack", cards=cards)
    s.choose("attack B", "pass", "block Ox with Ewe")
    s.settle()
    assert s.place("Ewe") == "B's Army"
    s.to("Second Play")
    s.play("Bolt", "Ewe")
    assert s.place("Ewe") == "B's graveyard"


@pytest.mark.parametrize(("residents", "place"), [("", "B's graveyard"), (": Ox", "B's Kingdom")])
def test_only_cities_without_residents_are_destroyed(residents: str, place: str) -> None:
    cards = {"Storm": "event 0: Destroy each city without residents.", "Ox": "creature 1 5/5"}
    s = scene(f"A: city Oak: Ox; hand: Storm\nB: city Elm{residents}; city Ash: Ox\nphase: Play", cards=cards)
    s.play("Storm")
    assert s.place("Elm") == place


def test_opponents_pay_for_each_attacker_against_you() -> None:
    toll = "city 1 Body 8: Always: Opponents pay 1 more for each attacker they announce against you."
    s = scene(
        "A: gems 1 Gaian; city Oak; army: Ox, Cow\nB: city Toll; city Elm\nphase: Attack",
        cards={**dict.fromkeys(HERD, "creature 1 1/1"), "Toll": toll},
    )
    s.choose("attack Elm", "send Ox")
    assert "send Cow" not in s.options()
    assert s.gems("A") == ""


@rule("ARC-TURN-07")
def test_who_draws_two_draws_a_third() -> None:
    cards = {
        "Ferry": "city 1 Mind 8: Always: If you choose to draw two cards in your Draw & Resource phase, draw a third."
    }
    s = scene("A: city Ferry; deck: 9\nB: city Elm\nphase: Draw", cards=cards)
    s.choose("draw 2")
    assert len(s.hand("A")) == 3


@pytest.mark.parametrize(("where", "strength"), [("city Oak (Mind, 8): Ox", 7), ("city Oak (Mind, 8); army: Ox", 8)])
def test_the_city_is_known_in_which_somebody_was(where: str, strength: int) -> None:
    cards = {"Ox": "creature 1 1/1: Kill Ox: Deal 1 damage to the city it was in."}
    s = scene(f"A: {where}; city Ash\nB: city Elm\nphase: Play", cards=cards)
    s.choose("use Ox")
    s.settle()
    assert ("Oak suffers 1 damage" in str(s.log())) == (strength == 7)


@rule("ARC-TURN-10", "ARC-POWER-01")
def test_whoever_lays_a_resource_card_is_heard_of() -> None:
    cards = {"Elk": "creature 1 1/1: Whenever you play a resource card, gain 1 VP.", "Ox": "creature 1 1/1"}
    s = scene("A: hand: Ox, Ox; army: Elk; deck: 9\nB: city Elm\nphase: Draw", cards=cards)
    s.choose("draw 1 + 1 resource")
    while s.points("A") != 16:
        s.choose(s.options()[0])


def test_nobody_comes_into_play_in_a_city_and_some_move_there() -> None:
    cards = {
        "Cellar": "enchantment 0: Attach to a city. Creatures cannot enter play in the enchanted city.",
        "Ox": "creature 0 1/1",
    }
    s = scene("A: city Oak; army: Cow 1/1; hand: Ox; attached: Cellar on Oak\nB: city Elm\nphase: Play", cards=cards)
    assert not any("play Ox" in option for option in s.options())
    assert "move Cow to Oak" in s.options()


def test_players_discard_until_they_have_as_many() -> None:
    cards = {"Even": "event 0: Each opponent discards cards until he has as many as you.", "Ox": "creature 1 1/1"}
    s = scene("A: hand: Even, Ox\nB: hand: Ox, Ox, Ox\nphase: Play", cards=cards)
    s.choose("play Even")
    while any(option.startswith("pick") for option in s.options()):
        s.choose(s.options()[0])
    s.settle()
    assert len(s.hand("B")) == 1
