"""Blind texts of AVA's tenth round, its creatures, that waited for a scene, played as their writer meant them."""

import pytest

from blind.gestures import blocking, fought, offered, resolve, takes
from blind.texts import ava, plays, until
from scenes.scene import rule

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Fern": "event 2 The Empire: Draw a card.",
    "Call": "event 0: Unmark target creature.", "Ram": "event 0: Deal 3 damage to target city.",
    "Raze": "event 0: Destroy target enchantment.", "Home": "event 0: Return target creature to its owner's hand.",
}  # fmt: skip
COMBAT, TACTICS = "\nphase: Attack", "\nphase: Tactics"


@plays("Apprentice of Weights")
@pytest.mark.parametrize("place", ["army: {}", "city Dale (Body, 8): {}"])
def test_it_makes_gold_of_its_faction_from_the_army_and_from_a_city(place: str) -> None:
    s = ava(
        f"A: gold 1 The Empire; hand: Fern, Wait; {place.format('Apprentice of Weights')}\nB: hand: 1",
        {**TEXTS, "Leaf": "event 2 Gaian: Draw a card."},
    )
    assert "play Fern" not in s.options()
    s.carry_out("use Apprentice of Weights")
    assert s.marked("Apprentice of Weights")
    assert "use Apprentice of Weights" not in s.options()
    s.play("Fern")
    assert (s.place("Fern"), s.consumed("A")) == ("A's graveyard", "1 The Empire")


@plays("Apprentice of Weights")
def test_its_gold_pays_for_a_creature_of_the_turn_and_for_none_of_the_next() -> None:
    table = "A: army: Apprentice of Weights; hand: Ant, Wait; deck: 9\nB: hand: 1; deck: 9\nphase: Second Play"
    s = ava(table, {**TEXTS, "Ant": "creature 1 The Empire 1/1"})
    s.carry_out("use Apprentice of Weights")
    s.to("Entrance")
    assert "use Apprentice of Weights" not in s.options()
    lost = s.fork()
    s.play("Ant")
    assert s.place("Ant") == "A's Army"
    lost.to("Play", "A")
    lost.to("Entrance", "A")
    assert "play Ant" not in lost.options()


@plays("Owl of the Rafters")
@pytest.mark.parametrize(("answer", "top"), [("yes", "Tarn"), ("no", "Moor")])
def test_its_coming_turns_the_cities_over_beside_the_one_of_the_phase(answer: str, top: str) -> None:
    s = ava("""
        A: gold 4 Gaian; hand: Owl of the Rafters, Fen; cities: Moor, Tarn, Loch; city Dale (Body, 8)
        B:
        phase: Entrance
    """, dict.fromkeys(("Moor", "Tarn", "Loch"), "city 2 Gaian Body 6"))  # fmt: skip
    s.choose("play Owl of the Rafters", "place in the Army")
    until(s, answer)
    s.choose(answer)
    resolve(s)
    assert offered(s, "build") == [top]
    assert "rotate the cities deck" in s.options()


@plays("Owl of the Rafters")
@pytest.mark.parametrize("cities", ["cities: Moor", "no cities; city Tarn (Body, 8)"])
def test_with_one_city_or_none_its_coming_changes_nothing(cities: str) -> None:
    s = ava(
        f"A: gold 4 Gaian; hand: Owl of the Rafters; {cities}\nB:\nphase: Entrance", {"Moor": "city 2 Gaian Body 6"}
    )
    s.choose("play Owl of the Rafters", *(["place in the Army"] if "no" in cities else []))
    while s.phase == "Entrance" and "yes" in s.options():
        s.choose("yes")
    assert s.place("Owl of the Rafters") == "A's Army"
    assert ("no" in cities) or s.place("Moor") == "A's cities"


@plays("Ossuary Hauler", "Bellows Ogre")
@pytest.mark.parametrize("name", ["Ossuary Hauler", "Bellows Ogre"])
def test_each_upkeep_it_is_paid_with_any_gold_or_put_into_the_graveyard(name: str) -> None:
    for gold, answer, place in (
        ("gold 1 Gaian; ", "pay", "A's Army"), ("gold 1 Gaian; ", "no", "A's graveyard"), ("", "", "A's graveyard"),
    ):  # fmt: skip
        s = ava(f"A: {gold}army: {name}; deck: 9\nB: hand: 1; deck: 9\nphase: Discard, active B")
        if answer:
            until(s, "pay 1 Gaian")
            s.choose(answer)
        s.to("Draw", "A")
        assert (s.place(name), s.consumed("A")) == (place, "1 Gaian" if answer == "pay" else "")


@plays("Portrait Thief")
def test_unblocked_it_draws_against_an_army_and_a_city() -> None:
    table = (
        "A: army: Portrait Thief, Ox 1/9; deck: {}; hand: Wait\nB: army: Elk 0/9; city Dale (Body, 8): Hen 0/9; hand: 1"
    )
    for target in ("B's army", "Dale"):
        s = ava(table.format(9) + COMBAT)
        s.choose(f"attack {target}", "send Portrait Thief", "send Ox", "done")
        fought(s)
        assert len(s.hand("A")) == 2
    s = ava(table.format(0) + COMBAT)
    s.choose("attack Dale", "send Portrait Thief", "done")
    while not s.over and s.phase == "Attack":
        s.choose("done" if "done" in s.options() else s.way_on())
    assert s.over


@rule("AVA-COMBAT-10")
@plays("Portrait Thief")
@pytest.mark.parametrize(("kill", "drawn"), [("Elk", 0), ("Portrait Thief", 1), ("", 0)])
def test_blocked_it_draws_nothing_and_let_through_even_if_it_is_killed_then(kill: str, drawn: int) -> None:
    s = ava(f"A: army: Portrait Thief, Ox; deck: 9\nB: army: Elk 0/9; hand: Axe{COMBAT}", TEXTS)
    blocking(s, "B's army", "Portrait Thief", "Ox")
    if kill == "Portrait Thief":
        s.choose("done")
    else:
        s.choose("block Portrait Thief with Elk")
    until(s, "play Axe")
    s.choose(*(["play Axe", f"target {kill}"] if kill else []))
    fought(s)
    assert len(s.hand("A")) == drawn


@plays("Hearthguard Matron")
@pytest.mark.parametrize(
    ("matrons", "answer", "life", "points"),
    [("Hearthguard Matron marked", "yes", 19, 0), ("Hearthguard Matron marked", "no", 20, 4),
     ("Hearthguard Matron marked, Hearthguard Matron marked", "yes", 20, 0)],
)  # fmt: skip
def test_alongside_each_unblocked_attacker_takes_less(matrons: str, answer: str, life: int, points: int) -> None:
    s = ava(
        f"A: army: Cow 2/9, Fly 1/1, Bug 0/1, Gnat 1/1\nB: army: Elk; city Dale (Body, 8): {matrons}; hand: 1{COMBAT}"
    )
    s.choose("attack B's army", "send Cow", "send Fly", "send Bug", "send Gnat", "done")
    fought(s, answer)
    assert (s.life("B"), s.victory("A")) == (life, points)


@plays("Hearthguard Matron")
def test_what_reaches_a_city_or_the_blocking_avatar_is_not_less() -> None:
    table = f"A: army: Cow 3/9, Ox 3/9\nB: army: Hearthguard Matron marked; city Dale (Body, 8){{}}; hand: 1{COMBAT}"
    s = ava(table.format(""))
    s.choose("attack Dale", "send Cow", "done")
    fought(s)
    assert s.damage("Dale") == 3
    s = ava(table.format(""))
    blocking(s, "B's army", "Cow", "Ox")
    s.choose("block Cow with Avatar of B")
    fought(s)
    assert s.life("B") == 20 - 3 - 2


@plays("Procession Giant")
def test_two_others_are_marked_and_it_is_ready_once_in_a_turn() -> None:
    s = ava("""
        A: army: Procession Giant marked, Ox, Cow, Hen, Fly, Bug marked; city Dale (Body, 8): Elk; hand: Wait
        B: army: Ant; hand: 1
    """)  # fmt: skip
    s.choose("use Procession Giant")
    assert sorted(offered(s, "give")) == ["Cow", "Elk", "Fly", "Hen", "Ox"]
    s.choose("give Elk", "give Ox")
    resolve(s)
    assert [s.marked(n) for n in ("Procession Giant", "Elk", "Ox", "Cow")] == [False, True, True, False]
    assert "use Procession Giant" not in s.options()
    s.to("Attack")
    s.choose("attack B's army", "send Procession Giant", "done")
    assert not any("use Procession Giant" in o for o in s.options())


@plays("Procession Giant")
def test_used_in_the_attack_it_goes_on_attacking_and_alone_it_cannot() -> None:
    s = ava(f"A: army: Procession Giant, Ox, Cow; hand: Wait\nB: army: Ant; avatar marked; hand: 1{COMBAT}")
    s.choose("attack B's army", "send Procession Giant", "done")
    assert s.marked("Procession Giant")
    s.choose("use Procession Giant", "give Ox")
    resolve(s)
    assert not s.marked("Procession Giant")
    fought(s)
    assert s.victory("A") == 4
    s = ava("A: army: Procession Giant marked, Ox, Cow marked; hand: Wait\nB: army: Ant")
    assert "use Procession Giant" not in s.options()


@plays("Candle-Stub Heir")
def test_whoever_takes_the_point_draws_or_unmarks_the_heir() -> None:
    table = "A: city Dale (Body, 8): Elder, {}; deck: 9; hand: 1\nB: army: Elk; hand: 1" + TACTICS
    for heir, prize, way, (cards, marked) in (
        ("Candle-Stub Heir marked", "the advantage", "", (1, True)),
        ("Candle-Stub Heir marked", "1 VP", "draw", (2, True)),
        ("Candle-Stub Heir marked", "1 VP", "unmark", (1, False)),
    ):  # fmt: skip
        s = ava(table.format(heir))
        takes(s, "Body", "Elder", prize)
        while s.phase == "Tactics":
            s.choose(next((o for o in s.options() if way and way in o.lower()), None) or s.way_on())
        assert (len(s.hand("A")), s.marked("Candle-Stub Heir")) == (cards, marked)
    s = ava(table.format("Candle-Stub Heir"))
    takes(s, "Body", "Elder", "1 VP")
    s.to("Play")
    assert len(s.hand("A")) == 2


@plays("Steward of the Empty Saddle")
@pytest.mark.parametrize(("lies", "led"), [("", True), (" marked", False)])
def test_it_leads_the_army_only_unmarked_and_does_not_attack(lies: str, led: bool) -> None:
    s = ava(f"""
        A: city Dale (Body, 8); avatar in Dale; army: Steward of the Empty Saddle{lies}, Ox, Cow
        B: army: Elk{COMBAT}
    """)  # fmt: skip
    assert ("attack B's army" in s.options()) is led
    if led:
        s.choose("attack B's army")
        assert sorted(offered(s, "send")) == ["Cow", "Ox"]


@plays("Steward of the Empty Saddle")
@pytest.mark.parametrize(("lies", "led"), [("", True), (" marked", False)])
def test_it_leads_a_defence_and_stands_not_in_for_the_avatars_life(lies: str, led: bool) -> None:
    s = ava(f"""
        A: army: Ox 2/9, Cow 2/9
        B: city Dale (Body, 8); avatar in Dale; city Fen (Mind, 8); army: Steward of the Empty Saddle{lies}, Elk 0/9{COMBAT}
    """)
    for target in ("Fen", "B's army"):
        fight = s.fork()
        fight.choose(f"attack {target}", "send Ox", "send Cow", "done")
        blocks = set(offered(fight, "block"))
        assert ("Ox with Elk" in blocks, "Ox with Steward of the Empty Saddle" in blocks) == (led, led)
        assert "Ox with Avatar of B" not in blocks
        fought(fight)
        wanted = (20, 4, 0) if target == "B's army" else (20, 0, 4)
        assert (fight.life("B"), fight.victory("A"), fight.damage("Fen")) == wanted
