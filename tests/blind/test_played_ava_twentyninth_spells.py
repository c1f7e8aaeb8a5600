"""Blind magic and events of AVA's round 27, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, starting, targets, values
from blind.texts import ava, plays, until
from scenes.scene import rule

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Raze": "event 0: Destroy target city.",
    "Home": "event 0: Return target creature to its owner's hand.", "Lift": "event 0: Unmark target creature.",
    "House": "event 0: Put target creature you control into target city you control.",
    "Stroke": "event 0: Deal 3 damage to target creature.", "End": "event 0: Target player loses 30 LP.",
    "Sage": "creature 1 1/1: (M): Gain 1 victory point.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
MARROW, BREAK, BOOTS = "Marrow Assessment", "Break the Empty House", "Caught with Boots Off"
HOLD, AGAIN, CHAIR, SPRING = "Hold at the Footbridge", "Up", "Chair Drawn Aside", "Spring at the Doorstep"


@plays("Marrow Assessment")
@pytest.mark.parametrize(("mine", "theirs", "left"), [
    (0, 3, 1), (0, 2, 0), (0, 1, 0), (0, 0, 0), (1, 2, 0), (2, 2, 1), (3, 2, 1), (2, 3, 1),
])  # fmt: skip
def test_whoever_holds_more_is_assessed_twice(mine: int, theirs: int, left: int) -> None:
    s = ava(
        f"A: hand: {MARROW}, {mine}; gold 2 Dark Legion; army: Ox\nB: hand: {theirs}; army: Elk\nC: hand: 2; army: Cow"
    )
    s.choose(f"play {MARROW}")
    assert targets(s) == ["player A", "player B", "player C"]
    s.choose("target player B")
    while s.table.chain:
        assert not offered(s, "pick") or (s.asked == "B" and "done" not in s.options())
        s.choose(s.way_on())
    assert [len(s.hand(seat)) for seat in "ABC"] == [mine, left, 2]


@plays("Marrow Assessment")
def test_hands_are_compared_on_resolution_and_whoever_assesses_himself_loses_one() -> None:
    s = ava(f"A: hand: {MARROW}, 1; gold 2 Dark Legion; army: Ox\nB: hand: Axe, 1; army: Elk", TEXTS)
    s.choose(f"play {MARROW}", "target player B")
    until(s, "play Axe")
    s.choose("play Axe", "target Ox")
    while s.table.chain:
        s.choose(s.way_on())
    assert (len(s.hand("A")), len(s.hand("B"))) == (1, 0)  # one card each by then
    s = ava(f"A: hand: {MARROW}, Hen, Pig; gold 2 Dark Legion; army: Ox\nB: hand: 1; army: Elk", TEXTS)
    s.choose(f"play {MARROW}", "target player A")
    until(s, "pick")
    s.choose("pick Hen")
    s.all_pass()
    assert (s.hand("A"), len(s.hand("B"))) == (["Pig"], 1)


@plays("Break the Empty House")
@pytest.mark.parametrize(("strength", "left"), [(9, 5), (5, None), (3, None)])
def test_an_empty_city_is_broken(strength: int, left: int | None) -> None:
    s = ava(
        f"A: hand: {BREAK}; gold 3 Red Banner; city Oak (Mind, 9); army: Ox; city Elm: Pig\n"
        f"B: city Dale (Body, {strength}); city Fen: Hen marked; city Moor; avatar in Moor; army: Elk"
    )
    s.choose(f"play {BREAK}")
    assert sorted(targets(s)) == ["Dale", "Oak"]
    s.choose("target Dale")
    s.all_pass()
    assert (s.life("B"), s.victory("A"), s.damage("Oak")) == (20, 0, 0)
    if left is None:
        assert s.place("Dale") == "B's graveyard"
        return
    s.to("Play", "B")
    assert s.damage("Dale") == left


@plays("Break the Empty House")
def test_a_city_that_is_housed_in_time_stands() -> None:
    s = ava(f"A: hand: {BREAK}; gold 3 Red Banner; army: Ox\nB: city Dale (Body, 4); army: Elk; hand: House", TEXTS)
    s.choose(f"play {BREAK}", *starting(s, "target Dale"))
    while offered(s, "target"):
        s.choose("target Dale")
    until(s, "play House")
    s.choose("play House")
    while offered(s, "target"):
        s.choose(s.options()[0])
    s.all_pass()
    assert (s.place("Elk"), s.place("Dale"), s.damage("Dale"), s.place(BREAK)) == (
        "Dale",
        "B's Kingdom",
        0,
        "A's graveyard",
    )


@plays("Caught with Boots Off")
@pytest.mark.parametrize(("name", "place"), [("Ox", "A's graveyard"), ("Hen", "Dale"), ("Cow", "B's graveyard")])
def test_four_damage_is_dealt_to_any_marked_creature(name: str, place: str) -> None:
    s = ava(
        f"A: hand: {BOOTS}; gold 2 Red Banner; army: Ox 1/4 marked, Yak\n"
        "B: army: Elk, Cow 1/5 marked hurt 1; avatar marked; city Dale: Hen 1/5 marked, Pig", TEXTS,
    )  # fmt: skip
    s.choose(f"play {BOOTS}")
    assert sorted(targets(s)) == ["Cow", "Hen", "Ox"]
    s.choose(f"target {name}")
    s.all_pass()
    assert (s.place(name), s.damage("Hen")) == (place, 4 if name == "Hen" else 0)


@plays("Caught with Boots Off")
@pytest.mark.parametrize("card", ["Lift", "Home"])
def test_who_is_up_or_gone_in_time_is_not_caught(card: str) -> None:
    s = ava(
        f"A: hand: {BOOTS}, Wait; gold 2 Red Banner; army: Ox 1/4 marked\nB: army: Elk 1/4 marked; hand: {card}", TEXTS
    )
    s.choose(f"play {BOOTS}", "target Elk")
    until(s, f"play {card}")
    s.choose(f"play {card}", "target Elk")
    s.all_pass()
    assert (s.place("Elk"), s.damage("Elk"), s.damage("Ox"), s.place(BOOTS)) == (
        "B's hand" if card == "Home" else "B's Army", 0, 0, "A's graveyard",
    )  # fmt: skip


FORD = f"A: army: Ox 3/9, Yak 1/9; hand: {{}}\nB: army: Cow 1/1, Hen 1/9, Elk; hand: {{}}; gold 1 The Empire{COMBAT}"


@plays("Hold at the Footbridge")
@pytest.mark.parametrize("mine", [True, False])
def test_a_defender_holds_until_the_turn_ends(mine: bool) -> None:
    hands = ("Wait", f"{HOLD}, Wait") if mine else (f"{HOLD}, Wait; gold 1 The Empire", "Wait")
    s = ava(FORD.format(*hands), TEXTS)
    assert not offered(s, "play", HOLD)
    s.choose("attack B's army", "send Ox", "send Yak", "done")
    while not starting(s, "block"):
        assert not offered(s, "play", HOLD)
        s.choose(s.way_on())
    s.choose("block Ox with Cow", "block Yak with Hen")
    s.choose(*["done"] * ("done" in s.options()))
    until(s, f"play {HOLD}")
    s.choose(f"play {HOLD}")
    assert sorted(targets(s)) == ["Cow", "Hen"]
    s.choose("target Cow")
    s.to("Second Play")
    assert (s.place("Cow"), s.damage("Cow"), values(s, "Cow", "Hen")) == ("B's Army", 3, ["1/4", "1/9"])
    s.to("Play", "B")
    assert (s.value("Cow"), s.place("Cow")) == ("1/1", "B's Army")


@plays("Hold at the Footbridge")
def test_who_has_defended_defends_to_the_end_of_the_attack_but_an_avatar_is_no_creature() -> None:
    s = ava(FORD.format("1", f"{HOLD}, Wait").replace("Cow 1/1", "Cow 1/9"), TEXTS)
    s.choose("attack B's army", "send Ox", "send Yak", "done")
    until(s, "block")
    s.choose("block Ox with Cow", "block Yak with Avatar of B")
    over: list[list[str]] = []
    while s.phase == "Attack":
        if s.damage("Cow") and offered(s, "play", HOLD):
            match = s.fork()
            match.choose(f"play {HOLD}")
            over.append(targets(match) or ["Cow"])
            match.to("Second Play")
            assert match.value("Cow") == "1/12"
        s.choose("done" if "done" in s.options() else s.way_on())
    assert over
    assert all(names == ["Cow"] for names in over)


@plays("Up, and Once Again")
def test_one_of_ones_own_is_unmarked_and_can_be_marked_again() -> None:
    s = ava(
        f"A: hand: {AGAIN}, 1; gold 2 Red Banner; army: Sage marked, Yak; avatar marked; city Dale: Pig marked\n"
        "B: army: Elk marked", TEXTS,
    )  # fmt: skip
    assert not offered(s, "use")
    s.choose(f"play {AGAIN}")
    assert sorted(targets(s)) == ["Pig", "Sage", "Yak"]
    idle = s.fork()
    s.choose("target Sage")
    s.all_pass()
    assert [s.marked(n) for n in ("Sage", "Pig", "Elk", "Avatar of A")] == [False, True, True, True]
    s.carry_out("use Sage")
    assert (s.victory("A"), s.marked("Sage")) == (1, True)
    idle.choose("target Yak")
    idle.all_pass()
    assert [idle.marked(n) for n in ("Sage", "Yak")] == [True, False]


@plays("Up, and Once Again")
def test_an_attacker_who_is_up_again_goes_on_attacking_once() -> None:
    s = ava(f"A: army: Ox 2/9; hand: {AGAIN}, 1; gold 2 Red Banner\nB: city Dale (Body, 9); army: Elk; hand: 1{COMBAT}")
    s.choose("attack Dale", "send Ox", "done")
    until(s, f"play {AGAIN}")
    s.choose(f"play {AGAIN}")
    fought(s)
    s.settle()
    assert (s.phase, s.damage("Dale"), s.marked("Ox")) == ("Second Play", 2, False)
    s.to("Play", "B")
    assert s.damage("Dale") == 2


@plays("Chair Drawn Aside")
def test_a_resident_is_marked_before_he_can_answer() -> None:
    s = ava(
        f"A: city Oak: Ox, Nun; avatar in Oak; army: Yak; hand: {CHAIR}, Wait; gold 2 House of Nobles\n"
        f"B: city Fen: Fox, Hen marked; army: Elk; hand: Wait{TACTICS}", TEXTS,
    )  # fmt: skip
    s.choose("claim Body", "bid Ox")
    s.choose("done") if "done" in s.options() else None
    until(s, f"play {CHAIR}")
    s.choose(f"play {CHAIR}")
    assert sorted(targets(s)) == ["Avatar of A", "Fox", "Hen", "Nun", "Ox"]
    idle, nun = s.fork(), s.fork()
    s.choose("target Fox")
    until(s, "Body: 1 VP")
    assert (s.asked, s.marked("Fox"), s.marked("Nun")) == ("A", True, False)
    idle.choose("target Hen")
    until(idle, "bid Fox")
    assert idle.marked("Hen")
    nun.choose("target Nun")
    until(nun, "bid Fox")
    assert nun.marked("Nun")  # for no bid: it is a tie
    nun.choose("bid Fox")
    while nun.phase == "Tactics" and nun.asked:
        assert not (nun.asked == "A" and offered(nun, "Body"))
        nun.choose(nun.way_on())


@rule("AVA-CITY-09")
@plays("Chair Drawn Aside")
def test_whoever_helps_a_city_is_a_resident_and_stays_in_the_combat() -> None:
    s = ava(
        f"A: army: Ox 1/9; hand: {CHAIR}, Wait; gold 1 House of Nobles\n"
        f"B: city Dale (Body, 8); army: Cow 2/9; hand: Wait{COMBAT}", TEXTS,
    )  # fmt: skip
    assert not offered(s, "play", CHAIR)
    s.choose("attack Dale", "send Ox", "done")
    early = s.fork()
    until(s, "block")
    s.choose("block Ox with Cow")
    until(s, f"play {CHAIR}")
    s.choose(f"play {CHAIR}")  # nobody else is a resident
    fought(s)
    assert (s.marked("Cow"), s.damage("Ox"), s.damage("Dale")) == (True, 2, 0)
    until(early, f"play {CHAIR}")
    early.choose(f"play {CHAIR}")
    fought(early)
    assert (early.marked("Cow"), early.damage("Ox"), early.damage("Dale")) == (True, 0, 1)


DOORSTEP = f"A: hand: {SPRING}; gold 2 Gaian; army: Ox; city Oak (Mind, 9, hurt 2)\n"
SOURCE = "B: city Dale (Body, 9, hurt 6); army: Elk; hand: {}\nC: army: Cow; city Fen (Body, 8)"


@plays("Spring at the Doorstep")
@pytest.mark.parametrize("who", ["A", "B"])
def test_a_spring_refreshes_any_player(who: str) -> None:
    s = ava(DOORSTEP + SOURCE.format(1), TEXTS)
    s.choose(next(option for option in s.options() if option.startswith("play") and "4 life points" in option))
    assert sorted(targets(s)) == ["player A", "player B", "player C"]
    s.choose(f"target player {who}")
    s.all_pass()
    assert [s.life(seat) for seat in "ABC"] == [20 + 4 * (seat == who) for seat in "ABC"]
    assert (s.damage("Oak"), s.damage("Dale")) == (2, 6)


@plays("Spring at the Doorstep")
@pytest.mark.parametrize(
    ("city", "wanted", "left"), [("Dale", 4, 2), ("Dale", 1, 5), ("Dale", 0, 6), ("Oak", 2, 0), ("Fen", 0, 0)]
)
def test_a_spring_mends_any_city_as_much_as_one_likes(city: str, wanted: int, left: int) -> None:
    s = ava(DOORSTEP + SOURCE.format(1), TEXTS)
    s.choose(next(option for option in s.options() if option.startswith("play") and "damage" in option))
    assert {"Dale", "Oak", "Fen"} <= set(targets(s))
    s.choose(f"target {city}")
    while s.table.chain:
        numbers = starting(s, "number")
        s.choose(f"number {wanted}" if numbers else s.way_on())
    assert (s.damage(city), [s.life(seat) for seat in "ABC"]) == (left, [20, 20, 20])


@plays("Spring at the Doorstep")
def test_what_is_gone_is_refreshed_no_more() -> None:
    s = ava(DOORSTEP + SOURCE.format("Raze, End"), TEXTS)
    city = s.fork()
    s.choose(next(option for option in s.options() if "4 life points" in option), "target player C")
    until(s, "play End")
    s.choose("play End", "target player C")
    s.all_pass()
    assert (s.out("C") != "", s.life("A"), s.life("B")) == (True, 20, 20)
    city.choose(
        next(option for option in city.options() if option.startswith("play") and "damage" in option), "target Dale"
    )
    until(city, "play Raze")
    city.choose("play Raze", "target Dale")
    city.all_pass()
    assert (city.place("Dale"), city.damage("Oak"), city.place(SPRING)) == ("B's graveyard", 2, "A's graveyard")
