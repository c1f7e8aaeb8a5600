"""Blind cities of AVA's round 27 that make playing and moving easier, or dying dearer, played as their writer meant them."""

import pytest

from blind.gestures import offered, starting, takes
from blind.texts import ava, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Hail": "event 0: Kill all creatures.",
    "Scare": "event 0: Discard target creature.", "Give": "event 0: Sacrifice a creature.",
    "Raze": "event 0: Destroy target city.", "Stand": "event 0: Unmark target creature.",
    "Rite": "magic 3 House of Nobles: Draw a card.",
    "Ogre": "creature 3 House of Nobles loyalty 1 1/1", "Imp": "creature 1 House of Nobles 1/1",
    "Moor": "city 3 House of Nobles Soul 6",
}  # fmt: skip
TACTICS = "\nphase: Tactics"
ARCADE, WAGONS, HOLLOWBELL = "Guildmoot Arcade", "Wagonburg of the Oath", "Hollowbell Necropolis"
SHOP = (
    "A: {}; gold {} House of Nobles; hand: Ogre, Imp; army: Ox; cities: Moor\nB: army: Elk; hand: {}\nphase: Entrance"
)
OPEN = f"city {ARCADE} (advantage)"


@plays("Guildmoot Arcade")
@pytest.mark.parametrize(("city", "gold", "can"), [
    (OPEN, 2, ["Imp", "Ogre"]), (OPEN, 1, ["Imp"]), (f"city {ARCADE}", 2, ["Imp"]), (f"city {ARCADE}", 3, ["Imp", "Ogre"]),
    (f"{OPEN}; {OPEN}", 1, ["Imp", "Ogre"]),
])  # fmt: skip
def test_creatures_cost_a_gold_less_by_the_arcade(city: str, gold: int, can: list[str]) -> None:
    s = ava(SHOP.format(city, gold, 1), TEXTS)
    assert sorted(offered(s, "play")) == can
    assert bool(offered(s, "build")) is (gold >= 3)  # cities cost what they did
    if "Ogre" in can and gold < 3:
        s.choose("play Ogre", "place in the Army")
        s.all_pass()
        assert (s.place("Ogre"), s.gems("A")) == ("A's Army", "")


@plays("Guildmoot Arcade")
def test_nothing_costs_less_than_nothing_and_other_cards_cost_the_same() -> None:
    s = ava(SHOP.format(f"{OPEN}; {OPEN}", 2, 1), TEXTS)
    s.choose("play Imp", "place in the Army")
    s.all_pass()
    assert (s.place("Imp"), s.gems("A")) == ("A's Army", "2 House of Nobles")
    s = ava(f"A: {OPEN}; gold 2 House of Nobles; hand: Rite, Wait; army: Ox\nB: army: Elk; hand: 1", TEXTS)
    assert offered(s, "play") == ["Wait"]


@plays("Guildmoot Arcade")
def test_without_the_arcade_prices_are_what_they_were() -> None:
    s = ava(SHOP.format(OPEN, 4, "Raze").replace("hand: Ogre", "hand: Ogre, Ogre"), TEXTS)
    s.choose(starting(s, "play Ogre")[0], "place in the Army")
    until(s, "play Raze")
    s.choose("play Raze", *starting(s, f"target {ARCADE}"))
    s.all_pass()
    assert (s.place(ARCADE), s.gems("A"), offered(s, "play")) == ("A's graveyard", "2 House of Nobles", ["Imp"])


@plays("Guildmoot Arcade")
@pytest.mark.parametrize(("prize", "can"), [("the advantage", ["Ogre"]), ("1 VP", [])])
def test_who_wins_mind_plays_creatures_for_less_this_turn_alone(prize: str, can: list[str]) -> None:
    s = ava(
        f"A: city {ARCADE}: Elder; gold 2 House of Nobles; hand: Ogre, 1\n"
        f"B: army: Elk; gold 2 House of Nobles; hand: Ogre, 1{TACTICS}", TEXTS,
    )  # fmt: skip
    takes(s, "Mind", "Elder", prize)
    s.to("Entrance")
    assert offered(s, "play", "Ogre") == can
    s.to("Entrance", "B")
    assert offered(s, "play", "Ogre") == []
    s.to("Play", "A")
    while s.phase != "Entrance":
        s.choose(s.way_on())
    assert offered(s, "play", "Ogre") == []


CAMP = (
    f"A: city {WAGONS}: Elder; city Dale; army: Ox, Hen, Pig, Ram marked; hand: Stand, Wait\n"
    "B: army: Yak, Fox; city Fen; hand: 1"
)


@plays("Wagonburg of the Oath")
@pytest.mark.parametrize(("prize", "moves"), [("the advantage", 2), ("1 VP", 1)])
@pytest.mark.parametrize("second", ["Hen", "Avatar of A"])
def test_who_wins_soul_makes_two_moves(prize: str, moves: int, second: str) -> None:
    s = ava(CAMP + TACTICS, TEXTS)
    takes(s, "Soul", "Elder", prize)
    s.to("Play")
    assert s.victory("A") == 2 - moves
    for name in ("Ox", second)[:moves]:
        assert "move Ram to Dale" not in s.options()
        s.carry_out(f"move {name} to Dale")
        assert (s.place(name), s.marked(name)) == ("Dale", True)
    assert not offered(s, "move")
    s.to("Second Play")
    assert not offered(s, "move")
    s.to("Play", "B")
    s.carry_out("move Yak to Fen")
    assert not offered(s, "move")
    s.to("Play", "A")
    s.choose(next(iter(starting(s, "move Hen", "move Pig"))))
    s.all_pass()
    assert not offered(s, "move")  # in that turn alone


@plays("Wagonburg of the Oath")
def test_one_moves_twice_if_it_is_unmarked_and_over_both_play_phases() -> None:
    s = ava(CAMP + TACTICS, TEXTS)
    takes(s, "Soul", "Elder", "the advantage")
    s.to("Play")
    s.carry_out("move Ox to Dale")
    assert not offered(s, "move", "Ox")
    later = s.fork()
    s.play("Stand", "target Ox")
    s.carry_out("move Ox to the Army")
    assert (s.place("Ox"), s.marked("Ox"), offered(s, "move")) == ("A's Army", True, [])
    later.to("Second Play")
    assert offered(later, "move", "Hen")


KNELL = f"city {HOLLOWBELL} (advantage)"


@plays("Hollowbell Necropolis")
@pytest.mark.parametrize(("city", "card", "who", "lives"), [
    (KNELL, "Axe", "Elk", [20, 19, 20]), (KNELL, "Axe", "Ox", [19, 20, 20]), (KNELL, "Scare", "Elk", [20, 20, 20]),
    (f"city {HOLLOWBELL}", "Axe", "Elk", [20, 20, 20]), (KNELL, "Hail", "", [18, 18, 19]), (KNELL, "Give", "", [20, 20, 20]),
])  # fmt: skip
def test_each_dead_costs_its_controller_a_life_point(city: str, card: str, who: str, lives: list[int]) -> None:
    s = ava(f"A: {city}; army: Ox, Pig; hand: {card}\nB: army: Elk, Cow of A\nC: city Dale: Hen", TEXTS)
    s.choose(f"play {card}")
    s.choose(f"target {who}") if who else None
    while s.table.chain or offered(s, "trigger") or offered(s, "sacrifice"):
        s.choose(next(iter(starting(s, "trigger", "sacrifice")), None) or s.way_on())
    assert [s.life(seat) for seat in "ABC"] == lives


@plays("Hollowbell Necropolis")
@pytest.mark.parametrize(("prize", "life"), [("the advantage", 19), ("1 VP", 20)])
@pytest.mark.parametrize("passive", [True, False])
def test_the_bell_tolls_until_the_turn_ends(prize: str, life: int, passive: bool) -> None:
    own, other = f"city {HOLLOWBELL}: Nun, Owl", "city Oak (Soul, 8): Fox"
    s = ava(
        f"A: {other if passive else own}; army: Ox; hand: Axe, 1\nB: {own if passive else other}; hand: 1{TACTICS}",
        TEXTS,
    )
    s.choose("claim Soul", "bid Fox" if passive else "bid Nun")
    if passive:
        until(s, "bid Nun")
        s.choose("bid Nun", "bid Owl")
    while not starting(s, f"Soul: {prize}"):
        s.choose("done" if "done" in s.options() else s.way_on())
    assert s.asked == ("B" if passive else "A")
    s.choose(f"Soul: {prize}")
    s.to("Play")
    late = s.fork()
    s.play("Axe", "target Ox")
    assert (s.place("Ox"), s.life("A"), s.life("B")) == ("A's graveyard", life, 20)
    late.to("Play", "B")
    while not starting(late, "play Axe"):
        late.choose(late.way_on())
    late.choose("play Axe", "target Ox")
    late.all_pass()
    assert (late.place("Ox"), late.life("A")) == ("A's graveyard", 20)
