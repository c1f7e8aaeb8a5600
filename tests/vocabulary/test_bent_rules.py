"""Rules of AVA as texts bend them: building, standing alongside, spoils, armies, and who reaches where."""

from scenes.ava import scene

CITIES = {"Fort": "city 0 Body 6", "Wall": "city 0 Body 6", "Barn": "city 0 Mind 4", "Imp": "creature 0 1/1"}


def test_a_second_city_is_built_in_one_phase_where_a_text_lets_it() -> None:
    cards = CITIES | {"Mason": "creature 1 1/1: You may build one additional city each turn."}
    s = scene("A: army: Mason; hand: Imp; cities: Fort, Wall, Barn\nB:\nphase: Entrance", cards=cards)
    s.choose("build Fort")
    s.all_pass()
    s.refused("rotate the cities deck", "AVA-CITY-04")
    s.choose("build Wall")
    s.all_pass()
    s.refused("build Barn", "AVA-CITY-03")


def test_the_cities_deck_is_rotated_as_often_as_a_text_says() -> None:
    cards = CITIES | {"Mole": "creature 1 1/1: You may rotate your cities deck twice each turn."}
    s = scene("A: army: Mole; hand: Imp; cities: Fort, Wall, Barn\nB:\nphase: Entrance", cards=cards)
    s.choose("rotate the cities deck", "rotate the cities deck")
    s.refused("rotate the cities deck", "AVA-CITY-04")
    s.refused("build Barn", "AVA-CITY-03")


def test_who_can_build_nothing_may_still_rotate() -> None:
    cards = CITIES | {"Ban": "creature 1 1/1: Opponents can't build cities."}
    s = scene("A: hand: Imp; cities: Fort, Wall\nB: army: Ban\nphase: Entrance", cards=cards)
    s.refused("build Fort", "AVA-CITY-03")
    s.choose("rotate the cities deck")


def test_building_is_forbidden_in_the_phase_that_was_told() -> None:
    cards = CITIES | {"Writ": "magic 0: Target player can't build cities in his next Entrance phase."}
    s = scene("A: hand: Writ, Imp; cities: Fort\nB:\nphase: Play", cards=cards)
    s.play("Writ", "target player A")
    s.to("Entrance")
    s.choose("build Fort")


def test_who_cannot_stand_alongside_does_not_block_himself() -> None:
    cards = {"Shame": "creature 1 2/2: Opponents can't stand alongside their creatures."}
    s = scene("A: army: Shame\nB: army: Ox 1/5 marked\nphase: Attack", cards=cards)
    s.choose("attack B's army", "send Shame", "done")
    s.settle()
    assert (s.life("B"), s.victory("A")) == (20, 2)


def test_standing_alongside_is_heard_of() -> None:
    cards = {"Squire": "creature 1 0/2: Whenever you stand alongside your creatures, gain 3 LP."}
    s = scene("A: army: Wolf 2/2\nB: army: Squire marked\nphase: Attack", cards=cards)
    s.choose("attack B's army", "send Wolf", "done", "done", "yes")
    s.settle()
    assert s.life("B") == 21


def test_the_avatar_attacks_alone_where_a_text_lets_it() -> None:
    cards = {"Drum": "creature 1 0/1: Your avatar gets +2/+0. Your avatar may attack alone."}
    s = scene("A: army: Drum marked\nB: army: Ox 1/5 marked; avatar marked\nphase: Attack", cards=cards)
    s.choose("attack B's army")
    s.settle()
    assert s.victory("A") == 2


def test_without_such_a_text_it_does_not() -> None:
    s = scene("A: army: Elf 1/1 marked\nB: army: Ox 1/5\nphase: Attack")
    assert "attack B's army" not in s.options()


def test_an_unblocked_attacker_brings_more() -> None:
    cards = {"Ruk": "creature 1 3/1: You gain 2 more VP for the damage of this creature."}
    s = scene("A: army: Ruk, Wolf 2/2\nB: army: Ox 1/5 marked; avatar marked\nphase: Attack", cards=cards)
    s.choose("attack B's army", "send Ruk", "send Wolf", "done")
    s.settle()
    assert s.victory("A") == 7


def test_attacks_on_an_army_bring_nothing() -> None:
    cards = {"Wall": "creature 1 0/4: Opponents can't gain VP from attacks on your army."}
    s = scene("A: army: Wolf 2/2\nB: army: Wall marked; avatar marked\nphase: Attack", cards=cards)
    s.choose("attack B's army", "send Wolf", "done")
    s.settle()
    assert (s.life("B"), s.victory("A")) == (20, 0)


def test_points_gained_by_damage_are_heard_of_and_life_lost_is_not() -> None:
    cards = {"Ruk": "creature 1 3/1: Whenever you gain VP for this creature's damage, gain 1 LP."}
    s = scene("A: army: Ruk\nB: army: Ox 1/5 marked; avatar marked\nphase: Attack", cards=cards)
    s.choose("attack B's army", "send Ruk", "done")
    s.settle()
    assert (s.life("A"), s.victory("A")) == (21, 3)
    s = scene("A: army: Ruk\nB: army: Ox 1/5 marked\nphase: Attack", cards=cards)
    s.choose("attack B's army", "send Ruk", "done", "done", "yes")
    s.settle()
    assert (s.life("A"), s.life("B")) == (20, 17)


def test_an_army_cannot_be_attacked_but_a_city_can() -> None:
    cards = {"Truce": "creature 1 1/1: Your army can't be attacked.", "Hall": "city 0 Mind 6"}
    s = scene("A: army: Wolf 2/2\nB: city Hall; army: Truce\nphase: Attack", cards=cards)
    assert s.options() == ["done", "attack Hall"]


def test_a_resident_defends_the_army() -> None:
    cards = {"Guard": "creature 1 3/3: This creature may defend your army from a city.", "Hall": "city 0 Mind 6"}
    s = scene("A: army: Wolf 2/2, Boar 4/4\nB: city Hall: Guard\nphase: Attack", cards=cards)
    s.choose("attack B's army", "send Wolf", "done", "block Wolf with Guard", "done")
    s.settle()
    assert s.place("Wolf") == "A's graveyard"


def test_a_creature_is_unmarked_in_the_phases_of_others() -> None:
    cards = {"Owl": "creature 1 1/1: This creature is unmarked in each player's Unmark phase."}
    s = scene("A: army: Owl marked, Wolf 2/2 marked\nB:\nphase: Play", cards=cards)
    s.to("Draw", "B")
    assert not s.marked("Owl")
    assert s.marked("Wolf")


def test_abilities_reach_out_of_their_city() -> None:
    cards = {
        "Archer": "creature 1 1/1: This creature's abilities aren't local.\n[ ]: Deal 1 damage to target creature.",
        "Hall": "city 0 Mind 6",
    }
    s = scene("A: city Hall: Archer\nB: army: Elf 1/1\nphase: Play", cards=cards)
    s.choose("use Archer", "target Elf")


def test_a_creature_arrives_in_the_army_alone() -> None:
    cards = {"Rider": "creature 0 2/2: This creature can be played only into your army.", "Hall": "city 0 Mind 6"}
    s = scene("A: city Hall; hand: Rider\nB:\nphase: Entrance", cards=cards)
    s.choose("play Rider")
    s.settle()
    assert s.place("Rider") == "A's Army"


def test_what_a_gain_brings_in_addition_brings_no_more_of_it() -> None:
    cards = {"Crown": "creature 1 1/1: Whenever you gain VP, you gain 1 additional VP.", "Coin": "magic 0: Gain 2 VP."}
    s = scene("A: army: Crown; hand: Coin\nB:\nphase: Play", cards=cards)
    s.play("Coin")
    s.settle()
    assert s.victory("A") == 3


def test_the_second_draw_of_the_phase_is_heard_of() -> None:
    cards = {"Toll": "creature 1 1/1: Whenever an opponent draws a second card in his Draw phase, he loses 1 LP."}
    s = scene("A: army: Toll\nB:\nphase: Play", cards=cards)
    s.to("Draw", "B")
    assert s.life("B") == 20
    s.choose("yes")
    s.settle()
    assert s.life("B") == 19


def test_an_army_is_kept_from_attacking() -> None:
    cards = {"Truce": "magic 0: Target player's army can't attack this turn."}
    s = scene("A: army: Wolf 2/2; hand: Truce, Imp\nB: army: Ox 1/5\nphase: Play", cards=cards | CITIES)
    s.play("Truce", "target player A")
    s.to("Entrance")
    assert all("attacks" not in line for line in s.log())
