"""Blind texts of AVA's fifteenth round, its creatures, played as their writer meant them."""

import pytest

from blind.gestures import blocking, resolve
from blind.texts import ava, plays

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Fall": "event 0: Destroy target city.",
    "Home": "event 0: Return target creature to its owner's hand.", "Call": "event 0: Unmark target creature.",
    "Ram": "event 0: Deal 3 damage to target city.", "Storm": "event 0: Kill each creature.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Crypt Torchbearer")
def test_its_death_costs_each_opponent_of_its_controller_a_life_point() -> None:
    table = "A: army: Ox; hand: {}, 1\nB: army: Crypt Torchbearer\nC:\nD:"
    for kill, lives in (("Axe", [19, 20, 19, 19]), ("Home", [20, 20, 20, 20])):
        s = ava(table.format(kill), TEXTS)
        s.play(kill, "target Crypt Torchbearer")
        assert [s.life(seat) for seat in "ABCD"] == lives


@plays("Battering-Ram Crew")
def test_only_a_city_suffers_twice() -> None:
    table = "A: army: Battering-Ram Crew{}\nB: city Dale (Body, 8); army: Elk 1/9 marked{}"
    for target, marked, (harm, life, points) in (
        ("attack Dale", "", (6, 20, 0)), ("attack B's army", "; avatar marked", (0, 20, 3)),
    ):  # fmt: skip
        s = ava(table.format("", marked) + COMBAT)
        s.choose(target)
        s.to("Second Play")
        assert (s.damage("Dale"), s.life("B"), s.victory("A")) == (harm, life, points)
    s = ava(f"A: army: Battering-Ram Crew; hand: 1\nB: army: Elk 0/9{COMBAT}")
    blocking(s, "B's army", "Battering-Ram Crew")
    s.choose("block Battering-Ram Crew with Elk")
    s.to("Second Play")
    assert s.damage("Elk") == 3


@plays("Battering-Ram Crew")
def test_who_stands_alongside_loses_as_much_as_it_deals() -> None:
    s = ava(f"A: army: Battering-Ram Crew, Cow\nB: hand: 1{COMBAT}")
    blocking(s, "B's army", "Battering-Ram Crew")
    s.choose("done")
    s.choose("yes") if "yes" in s.options() else None
    s.to("Second Play")
    assert (s.life("B"), s.victory("A")) == (17, 0)


@plays("Grave-Ditch Mourner")
@pytest.mark.parametrize(("deck", "answer", "milled"), [("Fern, 3", "yes", 1), ("Fern, 3", "no", 0), ("0", "yes", 0)])
def test_its_death_may_mill_its_controller_once(deck: str, answer: str, milled: int) -> None:
    s = ava(f"A: hand: Axe; army: Ox\nB: army: Grave-Ditch Mourner; deck: {deck}", TEXTS)
    s.play("Axe", "target Grave-Ditch Mourner", answer)
    grave = ["Grave-Ditch Mourner", "Fern"][: 1 + milled]
    assert (s.pile(s.kit.piles["grave"], "B"), s.over) == (grave, False)


@plays("Silk-Road Escort")
def test_its_move_is_beside_the_one_of_the_turn() -> None:
    s = ava("A: city Dale (Body, 8); army: Silk-Road Escort, Ox, Cow; hand: Call, 1\nB:", TEXTS)
    s.carry_out("move Silk-Road Escort to Dale")
    assert (s.place("Silk-Road Escort"), s.marked("Silk-Road Escort")) == ("Dale", True)
    assert not [o for o in s.options() if o.startswith("move Silk")]
    s.carry_out("move Ox to Dale")
    assert not [o for o in s.options() if o.startswith("move")]
    s.play("Call", "target Silk-Road Escort")
    s.carry_out("move Silk-Road Escort to the Army")
    assert s.place("Silk-Road Escort") == "A's Army"


@plays("Hedge-Maze Stalker")
def test_no_avatar_blocks_it_and_creatures_do() -> None:
    for target, home in (("B's army", ""), ("Dale", "avatar in Dale; ")):
        s = ava(f"A: army: Hedge-Maze Stalker, Ox\nB: city Dale (Body, 8): Elk; {home}army: Cow{COMBAT}")
        blocking(s, target, "Hedge-Maze Stalker", "Ox")
        assert "block Ox with Avatar of B" in s.options()
        assert "block Hedge-Maze Stalker with Avatar of B" not in s.options()
        assert f"block Hedge-Maze Stalker with {'Elk' if home else 'Cow'}" in s.options()


@plays("Sour-Wine Veteran")
@pytest.mark.parametrize(
    ("gold", "way", "paid", "marked"),
    [("gold 1 Gaian; ", "pay", True, False), ("gold 1 Gaian; ", "mark", False, True), ("", "", False, True)],
)
def test_each_upkeep_it_is_paid_or_marked(gold: str, way: str, paid: bool, marked: bool) -> None:
    s = ava(f"A: {gold}army: Sour-Wine Veteran; deck: 9\nB: hand: 1; deck: 9\nphase: Discard, active B")
    s.to("Upkeep", "A") if way else s.to("Draw", "A")
    if way:
        s.choose(next(o for o in s.options() if way in o.lower()))
        s.to("Draw", "A")
    assert (s.marked("Sour-Wine Veteran"), s.consumed("A"), s.place("Sour-Wine Veteran")) == (
        marked, "1 Gaian" if paid else "", "A's Army",
    )  # fmt: skip


@plays("Bone-Ledger Scribe")
def test_the_newest_card_of_a_graveyard_goes_under_the_deck() -> None:
    s = ava("A: army: Bone-Ledger Scribe\nB: grave: Ox, Elk; deck: Cow, 3\nC: grave: Hen\nD:")
    s.choose("use Bone-Ledger Scribe", "target player B")
    s.all_pass()
    assert (s.place("Elk"), s.place("Ox"), s.place("Hen")) == ("B's deck", "B's graveyard", "C's graveyard")
    assert s.pile(s.kit.piles["deck"], "B")[-1] == "Elk"
    assert s.pile(s.kit.piles["deck"], "B")[0] == "Cow"
    s = ava("A: city Dale (Body, 8): Bone-Ledger Scribe; hand: 1\nB: grave: Ox, Elk")
    assert "use Bone-Ledger Scribe" not in s.options()


@plays("Tired Siege Ox")
@pytest.mark.parametrize(
    ("answer", "ready"), [("yes", {"Tired Siege Ox"}), ("no", {"Cow"})],
)  # fmt: skip
def test_it_is_unmarked_for_another_that_is_marked(answer: str, ready: set[str]) -> None:
    s = ava("A: army: Tired Siege Ox marked, Cow marked; deck: 9\nB: hand: 1; deck: 9\nphase: Discard, active B")
    while "yes" not in s.options():
        s.choose(s.way_on())
    s.choose(answer)
    s.to("Draw", "A")
    assert {name for name in ("Tired Siege Ox", "Cow") if not s.marked(name)} == ready


@plays("Tired Siege Ox")
def test_alone_it_stays_marked_and_two_need_a_creature_each() -> None:
    s = ava("A: army: Tired Siege Ox marked; deck: 9; hand: Call\nB: hand: 1; deck: 9\nphase: Discard, active B", TEXTS)
    s.to("Play", "A")
    assert s.marked("Tired Siege Ox")
    s.play("Call")
    assert not s.marked("Tired Siege Ox")
    s = ava("A: army: Tired Siege Ox marked, Tired Siege Ox marked, Cow; deck: 9\nB: hand: 1\nphase: Discard, active B")
    s.choose("trigger of Tired Siege Ox", "yes", "no")
    assert s.marked("Cow")
    assert sorted([s.marked("Tired Siege Ox"), s.marked("Tired Siege Ox (2)")]) == [False, True]


@plays("Ford Warden")
def test_a_creature_is_unmarked_and_a_defender_is_stronger_too() -> None:
    s = ava("A: army: Ford Warden, Ox 1/1 marked\nB: army: Elk")
    s.choose("use Ford Warden", "target Ox")
    s.all_pass()
    assert (s.marked("Ox"), s.value("Ox"), s.marked("Ford Warden")) == (False, "1/1", True)
    s = ava(f"A: army: Ox 1/9, Cow 1/9\nB: army: Ford Warden, Elk 1/9; hand: Wait{COMBAT}", TEXTS)
    blocking(s, "B's army", "Ox", "Cow")
    s.choose("block Ox with Elk", "done")
    s.choose("no") if "no" in s.options() else None
    s.choose("use Ford Warden")
    assert {"target Elk", "target Ox", "target Cow"} <= set(s.options())
    s.choose("target Elk")
    resolve(s)
    assert s.value("Elk") == "2/9"
    s.to("Play", "B")
    assert s.value("Elk") == "1/9"


@plays("Ford Warden")
def test_as_a_resident_it_unmarks_residents_of_its_city_only() -> None:
    s = ava("A: city Dale (Body, 8): Ford Warden, Cow marked; army: Ox marked\nB: army: Elk")
    s.choose("use Ford Warden")
    assert sorted(s.options()) == ["target Cow", "target Ford Warden"]


BRAVO = "A: army: Creditor's Bravo, Cow\nB: gold {}; hand: 1" + COMBAT


@plays("Creditor's Bravo")
def test_who_loses_life_to_it_marks_two_resource_cards_or_gives_a_point() -> None:
    for gold, way, consumed, points in (
        ("3 Gaian", "mark", 2, 0), ("3 Gaian", "gain", 0, 1), ("1 Gaian, 1 Gaian marked", "", 1, 1),
    ):  # fmt: skip
        s = ava(BRAVO.format(gold))
        blocking(s, "B's army", "Creditor's Bravo")
        s.choose("done")
        s.choose("yes") if "yes" in s.options() else None
        while s.phase == "Attack":
            s.choose(next((o for o in s.options() if way and way in o.lower() and o != "pass"), s.way_on()))
        assert (s.life("B"), s.victory("A")) == (17, points)
        assert s.consumed("B") == (f"{consumed} Gaian" if consumed else "")


@plays("Creditor's Bravo")
def test_damage_that_becomes_victory_points_is_no_damage_to_a_player() -> None:
    s = ava(BRAVO.format("3 Gaian; avatar marked"))
    s.choose("attack B's army", "send Creditor's Bravo", "done")
    s.to("Second Play")
    assert (s.life("B"), s.victory("A"), s.consumed("B")) == (20, 3, "")


@plays("Pyre-Pit Hound")
def test_each_death_of_the_turn_makes_it_stronger() -> None:
    s = ava("A: army: Pyre-Pit Hound, Ox; hand: 2 Axe, Home\nB: army: Elk, Cow", TEXTS)
    assert s.value("Pyre-Pit Hound") == "2/2"
    s.play("Axe", "target Ox")
    s.play("Axe (2)" if "play Axe (2)" in s.options() else "Axe", "target Elk")
    assert s.value("Pyre-Pit Hound") == "4/2"
    s.play("Home", "target Cow")
    assert s.value("Pyre-Pit Hound") == "4/2"
    s.to("Play", "B")
    assert s.value("Pyre-Pit Hound") == "2/2"


@plays("Pyre-Pit Hound")
def test_it_attacks_beside_another_creature_only() -> None:
    s = ava(f"A: army: Pyre-Pit Hound, Ox; hand: 1\nB: army: Elk{COMBAT}")
    s.choose("attack B's army", "send Pyre-Pit Hound")
    assert "done" not in s.options()
    s.choose("send Avatar of A")  # which alone is not enough, so the only other creature goes as well
    assert (s.marked("Pyre-Pit Hound"), s.marked("Ox")) == (True, True)
    s = ava(f"A: army: Pyre-Pit Hound, Ox marked; hand: 1\nB: army: Elk{COMBAT}")
    assert ("done" in s.options(), s.phase) == (True, "Second Play")  # nobody can attack, so nobody is asked


@plays("Plain-Spoken Herald")
@pytest.mark.parametrize(
    ("avatar", "answer", "points"),
    [("", "no", 2), ("", "yes", 0), ("avatar marked; ", "", 2), ("city Fen (Body, 8); avatar in Fen; ", "", 2)],
)
def test_an_avatar_that_stands_aside_is_a_victory_point(avatar: str, answer: str, points: int) -> None:
    s = ava(f"A: army: Ox 1/9; city Dale (Body, 8): Plain-Spoken Herald; hand: 1\nB: {avatar}army: Elk{COMBAT}")
    s.choose("attack B's army", "send Ox", "done") if "send Ox" in s.options() else s.choose("attack B's army")
    while s.phase == "Attack":
        s.choose(answer if answer in s.options() else s.way_on())
    assert (s.victory("A"), s.life("B")) == (points, 20 if points else 19)


@plays("Plain-Spoken Herald")
def test_in_an_attack_on_a_city_and_for_ones_own_avatar_there_is_none() -> None:
    s = ava(f"A: army: Ox 1/9; city Hill (Body, 8): Plain-Spoken Herald\nB: city Dale (Body, 8); avatar marked{COMBAT}")
    s.choose("attack Dale")
    s.to("Second Play")
    assert s.victory("A") == 0
    s = ava(f"A: army: Ox 1/9\nB: army: Plain-Spoken Herald marked; avatar marked{COMBAT}")
    s.choose("attack B's army")
    s.to("Second Play")
    assert (s.victory("A"), s.victory("B")) == (1, 0)


@plays("Captain of the Open Gate")
def test_entering_a_city_it_sends_residents_out_and_entering_the_army_it_draws() -> None:
    table = """
        A: gold 5 The Empire; hand: Captain of the Open Gate; city Dale (Body, 8): Ox marked, Cow; deck: 9; avatar in Dale
        B: hand: 1
        phase: Entrance
    """
    s = ava(table)
    s.choose("play Captain of the Open Gate", "place in Dale")
    s.choose("yes")
    assert len(s.options()) == 4, s.options()
    s.choose("pick Ox", "pick Avatar of A", "done")
    assert [s.place(name) for name in ("Ox", "Cow", "Avatar of A", "Captain of the Open Gate")] == [
        "A's Army", "Dale", "A's Army", "Dale",
    ]  # fmt: skip
    assert (s.marked("Ox"), len(s.hand("A"))) == (True, 0)
    s = ava(table)
    s.play("Captain of the Open Gate", "place in the Army")
    assert (s.place("Captain of the Open Gate"), len(s.hand("A")), s.place("Ox")) == ("A's Army", 1, "Dale")
