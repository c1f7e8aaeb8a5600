"""The scene kit shows itself: an attack, a turn, a setup."""

from scenes.arc import deal, rule, scene


@rule("ARC-COMBAT-SC1")
def test_an_army_is_attacked_and_partly_defended() -> None:
    s = scene("""
        A: army: Aurochs 3/3, Badger 2/2
        B: 15 points; army: Dam 1/4
        phase: Attack
    """)
    s.choose("attack B's army", "send Aurochs", "send Badger")
    assert s.asked == "B"
    s.choose("block Aurochs with Dam")
    assert (s.damage("Dam"), s.place("Dam")) == (3, "B's Army")
    assert (s.damage("Aurochs"), s.place("Aurochs")) == (1, "A's Army")
    assert (s.points("B"), s.points("A")) == (13, 15)


@rule("ARC-COMBAT-01")
def test_a_marked_creature_may_not_attack() -> None:
    s = scene("""
        A: army: Wolf 2/2, Bear 3/3, Guard 1/4 marked
        B: city Oakhold (Body, 8): Elder 1/1
        phase: Attack
    """)
    s.choose("attack Oakhold")
    s.refused("send Guard", "ARC-COMBAT-01")


@rule("ARC-SETUP-SC1")
def test_the_first_player_may_not_draw_two() -> None:
    cities = {"Fort": "city 2 Body 8", "School": "city 2 Mind 8", "Shrine": "city 2 Soul 8"}
    s = deal(*["Fort, School, Shrine, 42 Spare"] * 2, cards=cities, settings={"first_player": 0})
    assert s.options() == ["draw 1 + 1 resource", "2 resources"]
    s.refused("draw 2", "ARC-SETUP-06")
    s.to("Draw", "B")
    assert s.options() == ["draw 2", "draw 1 + 1 resource", "2 resources"]
