"""Blind texts of AVA's thirteenth round, its spells and cities, played as their writer meant them."""

import pytest

from blind.gestures import blocking, fought, resolve
from blind.texts import ava, plays

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Fall": "event 0: Destroy target city.",
    "Ram": "event 0: Deal 3 damage to target city.", "Fern": "creature 2 Gaian 1/1", "Seed": "creature 0 Gaian 1/1",
    "Bolt": "magic 0: Deal 1 damage to target creature.", "Sting": "event 0: Deal 1 damage to target creature.",
    "Storm": "event 0: Deal 1 damage to each creature.", "Nap": "event 2 Gaian: Draw a card.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Feast Bells at Noon")
def test_all_creatures_of_a_city_are_marked_and_an_avatar_is_not() -> None:
    s = ava("""
        A: gold 3 House of Nobles; hand: Feast Bells at Noon, 1; city Moor (Soul, 8): Cow
        B: city Dale (Body, 8): Elk, Hen marked; avatar in Dale; city Fen (Mind, 8): Imp; army: Sow
    """)
    s.choose("play Feast Bells at Noon")
    assert sorted(s.options()) == ["target Dale", "target Fen", "target Moor"]
    s.choose("target Dale")
    s.all_pass()
    marked = [name for name in ("Cow", "Elk", "Hen", "Imp", "Sow", "Avatar of B") if s.marked(name)]
    assert marked == ["Elk", "Hen"]


@plays("Fishgate")
def test_with_body_attackers_strike_harder_while_they_attack() -> None:
    table = (
        "A: city Fishgate{}; army: Ox 1/9, Cow 1/9; hand: Fall\nB: army: Elk 1/9; hand: Wait; city Dale (Mind, 8)"
        + COMBAT
    )
    for advantage, values in ((" (advantage)", ["2/9", "1/9", "1/9"]), ("", ["1/9", "1/9", "1/9"])):
        s = ava(table.format(advantage), TEXTS)
        s.choose("attack Dale", "send Ox", "send Avatar of A", "done")
        assert [s.value(name) for name in ("Ox", "Cow", "Elk")] == values
        assert s.value("Avatar of A").startswith("0/")
        falls = s.fork()
        fought(s)
        assert (s.damage("Dale"), s.value("Ox")) == (2 if advantage else 1, "1/9")
        falls.choose("pass", "play Fall", "target Fishgate")
        resolve(falls)
        assert falls.value("Ox") == "1/9"


@plays("Level the Low Quarter")
def test_a_city_of_anybody_loses_four_for_good_or_falls() -> None:
    table = (
        "A: gold 3 Red Banner; hand: Level the Low Quarter, 1; city Moor (Soul, 8)\nB: city Dale (Body, {}); army: Ox"
    )
    for strength, place in ((5, "B's Kingdom"), (4, "B's graveyard")):
        s = ava(table.format(strength))
        s.choose("play Level the Low Quarter")
        assert sorted(s.options()) == ["target Dale", "target Moor"]
        s.choose("target Dale")
        s.all_pass()
        s.to("Play", "B") if strength == 5 else None
        assert (s.place("Dale"), s.life("B"), s.victory("A")) == (place, 20, 0)
        assert strength == 4 or s.damage("Dale") == 4


@plays("Names Read at Dusk")
def test_each_own_creature_that_died_this_turn_is_a_card() -> None:
    table = "A: gold 2 Dark Legion; army: Ox, Cow; hand: Names Read at Dusk, {}; deck: {}\nB: army: Elk"
    for kills, deck, drawn, over in (
        ((), 9, 0, False),
        (("Ox", "Elk"), 9, 1, False),
        (("Ox", "Cow"), 9, 2, False),
        (("Ox", "Cow"), 1, 1, True),
    ):
        s = ava(table.format("2 Axe", deck), TEXTS)
        for name in kills:
            s.play("Axe", f"target {name}")
        before = len(s.hand("A"))
        s.play("Names Read at Dusk")
        assert (len(s.hand("A")) - before + 1, s.over) == (drawn, over)


@plays("Orchard of the Mild Saints")
@pytest.mark.parametrize(("prize", "life", "points"), [("the advantage", 26, 0), ("1 VP", 20, 1)])
def test_whoever_takes_its_advantage_gains_three_for_each_such_city(prize: str, life: int, points: int) -> None:
    s = ava("""
        A: city Orchard of the Mild Saints: Elder; city Orchard of the Mild Saints; hand: 1
        B: army: Elk
        phase: Tactics
    """)
    s.choose("claim Soul", "bid Elder")
    while not any(o.startswith("Soul:") for o in s.options()):
        s.choose("done" if "done" in s.options() else s.way_on())
    s.choose(f"Soul: {prize}")
    while s.phase == "Tactics":
        s.choose(s.options()[0])
    assert (s.life("A"), s.victory("A")) == (life, points)


@plays("Pitchpine Stockade")
@pytest.mark.parametrize("chosen", [("Ox", "Cow"), ("Ox",), ()])
def test_as_it_enters_two_of_the_army_may_go_in_as_they_are(chosen: tuple[str, ...]) -> None:
    s = ava("""
        A: gold 3 Red Banner; cities: Pitchpine Stockade; city Dale (Body, 8): Hen; army: Ox marked, Cow, Sow; hand: 1
        B: army: Elk
        phase: Entrance
    """)
    s.choose("build Pitchpine Stockade")
    while (
        not any(o in ("yes", "done") or o.startswith(("pick", "number")) for o in s.options()) or "pass" in s.options()
    ):
        s.choose("pass")
    if "yes" in s.options():
        s.choose("yes" if chosen else "no")
    while s.options() and any(o.startswith("pick") for o in s.options()):
        assert not [o for o in s.options() if "Hen" in o or "Avatar" in o]
        left = [name for name in chosen if f"pick {name}" in s.options()]
        s.choose(f"pick {left[0]}" if left else "done")
    assert {name for name in ("Ox", "Cow", "Sow") if s.place(name) == "Pitchpine Stockade"} == set(chosen)
    assert (s.marked("Ox"), s.marked("Cow")) == (True, False)


@plays("Pitchpine Stockade")
def test_with_body_who_lives_there_is_stronger_the_helping_army_too() -> None:
    for advantage, value in ((" (advantage)", "2/2"), ("", "1/1")):
        s = ava(f"A: army: Ox\nB: city Pitchpine Stockade{advantage}: Elder 1/1; army: Elk 1/1, Hen{COMBAT}")
        assert (s.value("Elder"), s.value("Elk")) == (value, "1/1")
        blocking(s, "Pitchpine Stockade", "Ox")
        assert (s.value("Elder"), s.value("Elk")) == (value, value)


@plays("Poison in Both Cups")
def test_all_lose_two_together_and_victory_points_decide_if_all_fall() -> None:
    s = ava("A: gold 2 Dark Legion; hand: Poison in Both Cups\nB:\nC: 1 LP\nD: 3 LP")
    s.play("Poison in Both Cups")
    assert [s.life(seat) for seat in "ABD"] == [18, 18, 1]
    assert "C is defeated (AVA-WIN-02)" in s.log()
    s = ava("A: 2 LP; 1 VP; gold 2 Dark Legion; hand: Poison in Both Cups\nB: 2 LP; 4 VP")
    s.play("Poison in Both Cups")
    assert s.over
    assert [line for line in s.log() if line.startswith("B wins")]


@plays("Slateford")
@pytest.mark.parametrize(("prize", "cost"), [("the advantage", 1), ("1 VP", 2)])
def test_with_mind_creatures_cost_one_less_this_turn(prize: str, cost: int) -> None:
    s = ava(
        "A: city Slateford: Elder; gold 9 Gaian; hand: 2 Fern, Seed, Nap\nB: army: Elk; hand: 1\nphase: Tactics", TEXTS
    )
    s.choose("claim Mind", "bid Elder")
    while not any(o.startswith("Mind:") for o in s.options()):
        s.choose("done" if "done" in s.options() else s.way_on())
    s.choose(f"Mind: {prize}")
    s.to("Play", "A")
    s.play("Nap")
    assert s.consumed("A") == "2 Gaian"
    s.to("Entrance")
    for n, name in (
        (cost, "Fern"),
        (cost, "Seed"),
        (2 * cost, "Fern"),
    ):
        s.play(name, "place in the Army")
        assert s.consumed("A") == f"{2 + n} Gaian"


@plays("Stumble on the Sill")
def test_an_attacking_creature_strikes_weaker() -> None:
    s = ava(
        f"A: army: Ox 5/9, Cow 2/9, Hen\nB: gold 1 The Empire; city Dale (Body, 8); hand: Stumble; avatar marked{COMBAT}"
    )
    s.choose("attack Dale", "send Ox", "send Cow", "send Avatar of A", "done", "play Stumble")
    assert sorted(s.options()) == ["target Cow", "target Ox"]
    less = s.fork()
    s.choose("target Ox")
    fought(s)
    assert (s.damage("Dale"), s.value("Ox")) == (4, "2/9")
    less.choose("target Cow")
    fought(less)
    assert less.damage("Dale") == 5
    s = ava("A: gold 1 The Empire; hand: Stumble, 1; army: Ox\nB: army: Elk")
    assert "play Stumble" not in s.options()


@plays("The Bucket Line")
def test_the_next_four_damage_to_a_city_is_prevented_this_turn() -> None:
    s = ava(
        "A: gold 1 Gaian; hand: The Bucket Line, 2 Ram; deck: 9\nB: city Dale (Body, 9, hurt 1); city Fen (Mind, 9); hand: Ram",
        TEXTS,
    )
    s.play("The Bucket Line", "target Dale")
    late = s.fork()
    assert s.damage("Dale") == 1
    s.play("Ram", "target Dale")
    assert s.damage("Dale") == 1
    s.play("Ram", "target Dale")
    assert s.damage("Dale") == 3
    late.to("Play", "B")
    late.play("Ram", "target Dale")
    assert late.damage("Dale") == 4


@plays("Turned Out of Doors")
def test_a_resident_of_anybody_goes_to_the_army_marked() -> None:
    s = ava("""
        A: gold 2 Dark Legion; hand: Turned Out of Doors, Fall; city Moor (Soul, 8): Cow; army: Hen
        B: city Dale (Body, 8): Elk; avatar in Dale
    """, TEXTS)  # fmt: skip
    s.choose("play Turned Out of Doors")
    assert sorted(s.options()) == ["target Cow", "target Elk"]
    gone = s.fork()
    s.choose("target Elk")
    s.all_pass()
    assert (s.place("Elk"), s.marked("Elk"), "move Cow to the Army" in s.options()) == ("B's Army", True, True)
    gone.choose("target Elk", "play Fall", "target Dale")
    gone.all_pass()
    assert (gone.place("Elk"), gone.marked("Elk")) == ("B's Army", False)


@plays("Whole Street with Trowels")
def test_each_resident_of_a_city_removes_a_point_of_its_damage() -> None:
    for hurt, people, left in (
        (5, ": Ox marked, Cow; avatar in Dale", 2),
        (2, ": Ox, Cow, Hen", 0),
        (5, "; army: Ox", 5),
    ):
        s = ava(
            f"A: gold 1 Gaian; hand: Whole Street with Trowels; city Dale (Body, 8, hurt {hurt}){people}\nB: city Fen (Mind, 8)"
        )
        s.play("Whole Street with Trowels", "target Dale")
        assert s.damage("Dale") == left


@plays("Harrowquay")
def test_opponents_events_cannot_have_its_creatures_as_targets() -> None:
    s = ava("""
        A: hand: Sting, Bolt, Storm; army: Ox 1/9
        B: city Harrowquay: Elder 1/9; city Dale (Body, 8): Cow 1/9; hand: Sting; army: Elk 1/9
    """, TEXTS)  # fmt: skip
    magic, own = s.fork(), s.fork()
    s.choose("play Sting")
    assert sorted(s.options()) == ["target Cow", "target Elk", "target Ox"]
    magic.play("Bolt", "target Elder")
    magic.play("Storm")
    assert magic.damage("Elder") == 2
    own.choose("play Bolt", "target Cow", "play Sting")
    assert "target Elder" in own.options()
    s = ava(f"A: army: Ox 1/9, Cow; hand: Sting\nB: city Harrowquay: Elder; army: Elk 1/9, Hen{COMBAT}", TEXTS)
    blocking(s, "Harrowquay", "Ox")
    s.choose("block Ox with Elk", "done", "play Sting")
    assert sorted(s.options()) == ["target Cow", "target Ox"]


@plays("Harrowquay")
@pytest.mark.parametrize(("prize", "drawn"), [("the advantage", 1), ("1 VP", 0)])
def test_as_its_advantage_is_taken_a_card_is_drawn(prize: str, drawn: int) -> None:
    s = ava("A: city Harrowquay: Elder; deck: 9\nB: army: Elk; hand: 1\nphase: Tactics")
    s.choose("claim Mind", "bid Elder")
    while not any(o.startswith("Mind:") for o in s.options()):
        s.choose("done" if "done" in s.options() else s.way_on())
    s.choose(f"Mind: {prize}")
    resolve(s)
    assert len(s.hand("A")) == drawn
