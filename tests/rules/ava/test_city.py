"""AVA-CITY: cities, how they are built, who lives in them, and how they fall."""

from scenes.ava import rule, scene

RAZE = {"Raze": "event 0: Destroy target city."}
SLY = {"Sly": "creature 1/1: (M): Deal 1 damage to target creature."}


@rule("AVA-CITY-01", "AVA-CITY-16")
def test_each_city_is_of_one_discipline_and_several_of_one_may_be_in_play() -> None:
    cards = {"Fort": "city 1 Body 6", "Wall": "city 2 Red Banner Body 6"}
    s = scene(
        "A: gold 1 Gaian, 2 Red Banner; city Oakhold (Body, 8); cities: Fort, Wall\nB:\nphase: Entrance", cards=cards
    )
    s.choose("build Fort")
    assert (s.consumed("A"), s.place("Fort")) == ("1 Gaian", "A's Kingdom")
    s.to("Draw", "B")
    s.to("Tactics", "A")
    assert s.options() == ["done", "claim Body"]
    s.to("Entrance", "A")
    s.choose("build Wall")
    assert s.consumed("A") == "2 Red Banner"
    assert [s.place(name) for name in ("Oakhold", "Fort", "Wall")] == ["A's Kingdom"] * 3


@rule("AVA-CITY-02", "AVA-CITY-03", "AVA-GOLD-09")
def test_the_top_city_of_the_own_cities_deck_is_built_in_the_entrance_phase_for_its_gold() -> None:
    cards = {"Fort": "city 2 loyalty 1 Body 6", "Wall": "city 0 Body 6", "Hut": "city 0 Body 6"}
    text = "A: gold 1 Gaian, 1 Red Banner; hand: Imp; cities: Fort, Wall\nB: cities: Hut\nphase: Play"
    s = scene(text, cards=cards)
    s.refused("build Fort", "AVA-PLAY-04")
    s.to("Entrance")
    s.refused("build Wall", "AVA-CITY-02")
    s.refused("build Hut", "AVA-CITY-02")
    s.choose("build Fort")
    assert (s.place("Fort"), s.marked("Fort"), s.damage("Fort")) == ("A's Kingdom", False, 0)
    assert s.consumed("A") == "1 Gaian + 1 Red Banner"
    s = scene(text.replace("loyalty 1", ""), cards=cards | {"Fort": "city 2 Body 6"})
    s.to("Entrance")
    s.refused("build Fort", "AVA-GOLD-09")


@rule("AVA-CITY-SC1", "AVA-CITY-04", "AVA-RESP-07")
def test_the_cities_deck_is_rotated_or_its_top_built_once_a_phase() -> None:
    cards = {"Fort": "city 0 Body 6", "Wall": "city 0 Body 6", "Nod": "event 0: Gain 1 LP."}
    text = "A: cities: Fort, Wall; hand: Imp\nB: hand: Nod\nphase: Entrance"
    s = scene(text, cards=cards | {"Imp": "creature 0 1/1"})
    s.choose("rotate the cities deck")
    assert s.asked == "A", "nobody answers that"
    assert (s.sees("B", "Wall"), s.place("Fort")) == (True, "A's cities")
    s.refused("build Wall", "AVA-CITY-03")
    s.refused("rotate the cities deck", "AVA-CITY-04")
    s = scene(text, cards=cards | {"Imp": "creature 0 1/1"})
    s.choose("build Fort")
    assert s.asked == "B", "which can be answered"
    s.choose("pass")
    s.refused("build Wall", "AVA-CITY-03")
    s.refused("rotate the cities deck", "AVA-CITY-04")


@rule("AVA-CITY-05", "AVA-PLAY-02")
def test_a_city_that_is_not_built_goes_to_its_owners_graveyard_and_the_building_is_used_up() -> None:
    cards = {
        "Fort": "city 0 Body 6",
        "Wall": "city 0 Body 6",
        "Deny": "event 0: Counter target card being played.",
        "Imp": "creature 0 1/1",
    }
    s = scene("A: cities: Fort, Wall; hand: Imp\nB: hand: Deny\nphase: Entrance", cards=cards)
    s.choose("build Fort", "play Deny")
    assert s.place("Fort") == "A's graveyard"
    s.refused("build Wall", "AVA-CITY-03")


@rule("AVA-CITY-06")
def test_creatures_and_the_avatar_in_a_city_are_its_residents() -> None:
    cards = {"Storm": "event 0: Mark all residents of target city."}
    s = scene(
        "A: army: Ram 1/9; city Oakhold: Elder 1/9; city Dale: Cook 1/9; avatar in Oakhold; hand: Storm\nB:",
        cards=cards,
    )
    s.choose("play Storm", "target Oakhold")
    marked = [name for name in ("Ram", "Elder", "Cook", "Oakhold", "Avatar of A", "Avatar of B") if s.marked(name)]
    assert marked == ["Elder", "Avatar of A"]


@rule("AVA-CITY-SC2", "AVA-CITY-07")
def test_abilities_of_residents_reach_their_own_city_only() -> None:
    s = scene("""
        A: army: Ram 1/9; city Dale: Sly, Elder 1/9; city Reedmere: Cook 1/9
        B: army: Ox 1/9; city Saltford: Monk 1/9
    """, cards=SLY)  # fmt: skip
    s.choose("use Sly")
    assert s.options() == ["target Sly", "target Elder"]
    for name in ("Ram", "Cook", "Ox", "Monk"):
        s.refused(f"target {name}", "AVA-CITY-07")


@rule("AVA-CITY-07", "AVA-CITY-09")
def test_in_an_attack_on_a_city_the_army_that_helps_is_bound_and_reached_alike() -> None:
    text = "A: army: Ram 1/9; avatar marked\nB: army: Sly; city Dale: Elder 1/9; city Reedmere: Cook 1/9\nphase: Attack"
    s = scene(text, cards=SLY)
    s.choose("attack Dale", "use Sly")
    assert sorted(s.options()) == ["target Elder", "target Sly"]
    s.refused("target Ram", "AVA-CITY-07")
    s = scene(text, cards=SLY)
    s.choose("attack B's army", "use Sly")
    assert sorted(s.options()) == ["target Cook", "target Elder", "target Ram", "target Sly"]


@rule("AVA-CITY-08", "AVA-CITY-09", "AVA-COMBAT-05")
def test_unmarked_residents_of_the_attacked_city_and_the_army_defend_and_no_others() -> None:
    s = scene("""
        A: army: Ram 2/9; avatar marked
        B: army: Ox 1/9; city Dale: Elder 1/9, Smith marked; city Reedmere: Cook
        phase: Attack
    """)
    s.choose("attack Dale")
    assert sorted(s.options()) == ["block Ram with Avatar of B", "block Ram with Elder", "block Ram with Ox", "done"]
    s.refused("block Ram with Smith", "AVA-COMBAT-01")
    s.refused("block Ram with Cook", "AVA-COMBAT-05")


@rule("AVA-CITY-10", "AVA-CITY-11", "AVA-MAT-02")
def test_every_unblocked_attacker_damages_the_city_and_the_damage_stays() -> None:
    s = scene("A: army: Ram 2/9, Mule 3/9, Goat 1/9; avatar marked\nB: city Dale (Mind, 8): Elder 1/9\nphase: Attack")
    s.choose("attack Dale", "send Ram", "send Mule", "send Goat", "block Mule with Elder", "done")
    assert (s.damage("Dale"), s.life("B"), s.victory("A")) == (3, 20, 0)
    s.to("Draw", "B")
    assert s.damage("Dale") == 3


@rule("AVA-CITY-12", "AVA-CITY-13", "AVA-AVATAR-20")
def test_a_city_without_strength_falls_and_its_residents_join_the_army() -> None:
    cards = {"Ivy": "enchantment 1: Attach to target city."}
    s = scene("""
        A: army: Ram 9/9; avatar marked
        B: city Dale (Mind, 8): Elder marked, Cook marked; avatar in Dale; attached: Ivy on Dale
        phase: Attack
    """, cards=cards)  # fmt: skip
    s.choose("attack Dale", "done")
    assert s.grave("B") == ["Ivy", "Dale"]
    assert [s.place(name) for name in ("Elder", "Cook", "Avatar of B")] == ["B's Army"] * 3
    assert (s.marked("Elder"), s.life("B"), s.victory("A")) == (True, 20, 0)


@rule("AVA-CITY-14", "AVA-WIN-03", "AVA-WIN-SC1")
def test_without_a_city_in_play_and_in_the_deck_a_player_is_defeated() -> None:
    for cities, over in (("cities: Fort", False), ("no cities", True)):
        s = scene(f"A: hand: Raze\nB: city Dale; {cities}; army: Ox", cards=RAZE | {"Fort": "city 2 Body 6"})
        s.choose("play Raze")
        assert (s.place("Dale"), s.over) == ("B's graveyard" if not over else s.place("Dale"), over)
    assert s.out("B") == "AVA-WIN-03"


@rule("AVA-CITY-15", "AVA-WIN-04", "AVA-CITY-13")
def test_a_captured_city_keeps_its_damage_and_loses_its_residents() -> None:
    cards = RAZE | {"Bribe": "event 0: Gain control of target city."}
    s = scene("A: hand: Bribe, Raze\nB: city Dale (Mind, 8, hurt 3): Elder\nphase: Play", cards=cards)
    s.choose("play Bribe", "pass")
    assert (s.controller("Dale"), s.damage("Dale"), s.place("Elder")) == ("A", 3, "B's Army")
    s.choose("play Raze")
    assert s.place("Dale") == "B's graveyard"


@rule("AVA-CITY-02")
def test_a_city_that_came_to_the_hand_cannot_be_built_from_there() -> None:
    s = scene(
        "A: gold 4 Gaian; hand: Den; cities: Hall\nB:\nphase: Entrance",
        cards={"Den": "city 1 Soul 4", "Hall": "city 3 Body 7"},
    )
    assert s.options() == ["done", "build Hall", "rotate the cities deck"]
    s.refused("build Den", "AVA-CITY-02")
