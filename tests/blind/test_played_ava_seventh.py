"""Blind texts of AVA's seventh round, its creatures, that waited for a scene, played as their writer meant them."""

import pytest

from blind.gestures import blocking, fought, offered, resolve
from blind.texts import ava, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Fall": "event 0: Destroy target city.",
    "Home": "event 0: Return target creature to its owner's hand.", "Call": "event 0: Unmark target creature.",
    "Saint": "creature 0 1/1: (M): Deal 1 damage to target creature.", "Bolt": "magic 2 Gaian: Draw a card.",
    "Fern": "creature 3 Gaian 1/1", "Moss": "creature 1 Gaian 1/1", "Rose": "creature 3 House of Nobles 1/1",
}  # fmt: skip
COMBAT, TACTICS, ENTRANCE = "\nphase: Attack", "\nphase: Tactics", "\nphase: Entrance"


@plays("Bridge-Toll Urchin")
@pytest.mark.parametrize(("place", "seen"), [("Dale", True), ("the Army", False)])
def test_entering_a_city_it_shows_its_controller_alone_an_opponents_hand(place: str, seen: bool) -> None:
    s = ava(f"A: gold 1 House of Nobles; hand: Bridge-Toll Urchin; city Dale\nB: hand: Ox, Elk\nC:\nD:{ENTRANCE}")
    s.choose("play Bridge-Toll Urchin", f"place in {place}")
    while s.table.chain:
        if seen and not any(o == "pass" for o in s.options()):
            break
        s.choose("pass")
    offers = s.options()
    if seen:
        s.choose(next(o for o in offers if "player B" in o))
        assert s.sees("A", "Ox")
        assert not s.sees("C", "Ox")
    else:
        assert not [o for o in offers if "player B" in o]
        assert not s.sees("A", "Ox")


@plays("Grindstone Boy")
def test_from_the_army_each_boy_lends_the_avatar_two() -> None:
    def strikes(boys: str, lead: str = "") -> int:
        s = ava(f"A: army: Ox 1/9\nB: city Fen (Mind, 8): {boys}{lead}{COMBAT}")
        blocking(s, "Fen", "Ox")
        s.choose("block Ox with Avatar of B", *(["done"] if offered(s, "block") else []))
        fought(s)
        return s.damage("Ox")

    assert strikes("Grindstone Boy") == 0
    assert strikes("Elk; army: Grindstone Boy marked") == 2
    assert strikes("Elk; army: Grindstone Boy, Grindstone Boy") == 4
    assert strikes("Elk; avatar in Fen", "; army: Grindstone Boy") == 2


@plays("Grindstone Boy")
def test_an_attacking_avatar_strikes_with_it_until_the_boy_has_left() -> None:
    for kill, points in (("", 3), ("Axe", 1)):
        s = ava(f"A: army: Ox, Grindstone Boy\nB: avatar marked; army: Elk; hand: Axe{COMBAT}", TEXTS)
        s.choose("attack B's army", "send Ox", "send Avatar of A", "done")
        until(s, "play Axe")
        s.choose(*(["play Axe", "target Grindstone Boy"] if kill else []))
        fought(s)
        assert s.victory("A") == points


@plays("Whitewash Guard")
def test_alone_of_an_army_without_its_leader_it_defends_army_and_city() -> None:
    table = (
        "A: army: Ox 2/9, Cow 1/9\n"
        f"B: city Dale; avatar in Dale; city Fen; army: Whitewash Guard{{}}, Elk 0/9; hand: 1{COMBAT}"
    )
    for target, harm in (("Fen", (1, 0)), ("B's army", (0, 1))):
        s = ava(table.format(""))
        blocking(s, target, "Ox", "Cow")
        assert sorted(offered(s, "block")) == ["Cow with Whitewash Guard", "Ox with Whitewash Guard"]
        s.choose("block Ox with Whitewash Guard")
        fought(s, "yes")
        assert (s.damage("Fen"), s.victory("A"), s.damage("Ox"), s.life("B")) == (*harm, 1, 20)
    s = ava(table.format(" marked"))
    s.choose("attack Fen", "send Ox", "done")
    while s.phase == "Attack":
        assert offered(s, "block") == []
        s.choose(s.way_on())
    s = ava(f"A: city Dale; avatar in Dale; army: Whitewash Guard\nB: army: Elk{COMBAT}")
    assert "attack B's army" not in s.options()


@plays("Leech Gatherer")
@pytest.mark.parametrize("home", ["army: ", "city Dale (Body, 8): "])
def test_marked_it_takes_a_life_point_of_a_chosen_opponent(home: str) -> None:
    s = ava(f"A: {home}Leech Gatherer; hand: 1\nB:\nC:\nD:")
    s.choose("use Leech Gatherer")
    s.all_pass()
    s.choose(next(o for o in s.options() if "player C" in o))
    assert ([s.life(seat) for seat in "ABCD"], s.marked("Leech Gatherer")) == ([21, 20, 19, 20], True)
    s = ava(f"A: {home}Leech Gatherer; hand: 1\nB: 1 LP")
    s.carry_out("use Leech Gatherer")
    assert s.winner == "A"


@plays("Cowbell Drover")
@pytest.mark.parametrize(("who", "where"), [("Ox", "Moor"), ("Cow", "the Army"), ("", "")])
def test_its_coming_may_put_another_creature_anywhere_of_ones_own(who: str, where: str) -> None:
    s = ava(f"""
        A: gold 3 Gaian; hand: Cowbell Drover; city Dale: Cow marked; city Moor (Soul, 8); army: Ox
        B: army: Elk{ENTRANCE}
    """)  # fmt: skip
    s.choose("play Cowbell Drover", "place in the Army")
    until(s, "yes")
    if not who:
        s.choose("no")
        assert (s.place("Ox"), s.place("Cow")) == ("A's Army", "Dale")
        return
    s.choose("yes", f"pick {who}", "pick Moor")
    into = "into your army" if where == "the Army" else "into one of your cities"
    s.choose(f"choose: put another creature you control {into}")
    assert s.place(who) == where.replace("the", "A's")
    assert s.marked(who) is (who == "Cow")


@plays("Bounty Reeve")
@pytest.mark.parametrize(
    ("reeves", "avatar", "answer", "gain", "life"),
    [("Bounty Reeve marked", "", "no", 2, 20), ("Bounty Reeve, Bounty Reeve", "; avatar marked", "no", 1, 20),
     ("Bounty Reeve", "", "yes", 0, 16)],
)  # fmt: skip
def test_each_attacker_let_through_against_the_army_brings_less(
    reeves: str, avatar: str, answer: str, gain: int, life: int
) -> None:
    s = ava(f"A: army: Ox 3/9, Fly 1/1\nB: city Dale (Body, 8): {reeves}{avatar}; hand: 1{COMBAT}")
    s.choose("attack B's army", "send Ox", "send Fly", "done")
    fought(s, answer)
    assert (s.victory("A"), s.life("B")) == (gain, life)


@plays("Lantern Swallower")
def test_two_others_are_marked_and_it_is_unmarked_once_a_turn() -> None:
    s = ava("""
        A: army: Lantern Swallower marked, Ox, Cow, Hen, Fly; city Dale: Elk; hand: Wait
        B: army: Ant; hand: 1
    """)  # fmt: skip
    s.choose("use Lantern Swallower")
    assert sorted(offered(s, "give")) == ["Cow", "Elk", "Fly", "Hen", "Ox"]
    s.choose("give Elk", "give Ox")
    resolve(s)
    assert [s.marked(name) for name in ("Lantern Swallower", "Elk", "Ox", "Cow")] == [False, True, True, False]
    s.to("Attack")
    s.choose("attack B's army", "send Lantern Swallower", "done")
    while s.phase == "Attack":
        assert "use Lantern Swallower" not in s.options()
        s.choose(s.way_on())


@plays("Gallery of Rooks")
@pytest.mark.parametrize(
    ("home", "winner"), [("avatar in Dale marked", "A"), ("avatar in Moor", "nobody"), ("army: Cow", "nobody")]
)
def test_beside_the_avatar_it_counts_as_two(home: str, winner: str) -> None:
    s = ava(
        f"A: city Moor (Soul, 8); city Dale: Gallery of Rooks; {home}\nB: city Fen (Body, 8): Elk; hand: 1{TACTICS}"
    )
    s.choose("claim Body", "bid Gallery of Rooks")
    until(s, "bid Elk")
    s.choose("bid Elk")
    while not any("the bid for Body" in line for line in s.log()):
        s.choose(s.way_on())
    assert f"{winner} wins the bid for Body" in s.log()


@plays("Sapling Nurse")
def test_each_other_unmarked_resident_of_her_city_is_a_gold() -> None:
    s = ava("""
        A: city Dale: Sapling Nurse, Ox, Cow marked; avatar in Dale; city Moor (Soul, 8): Hen; army: Pig; hand: Bolt, 1
        B: city Fen (Mind, 8): Elk
    """, TEXTS)  # fmt: skip
    assert "play Bolt" not in s.options()
    s.carry_out("use Sapling Nurse")
    assert "A has 2 more Gaian gold this turn" in s.log()
    s.play("Bolt")
    assert (s.place("Bolt"), s.marked("Ox")) == ("A's graveyard", False)
    s = ava("A: army: Sapling Nurse, Ox; hand: Bolt, 1\nB: army: Elk", TEXTS)
    s.carry_out("use Sapling Nurse")
    assert not [line for line in s.log() if "more Gaian gold" in line]
