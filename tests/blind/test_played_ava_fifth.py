"""Blind texts of AVA's fifth round, its creatures, that waited for a scene, played as their writer meant them."""

import pytest

from blind.gestures import blocking, fought, offered, resolve, targets
from blind.texts import ava, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Cut": "event 0: Deal 2 damage to target creature.",
    "Home": "event 0: Return target creature to its owner's hand.", "Guard": "creature 1 (Soldier) 1/9",
    "Levy": "creature 1 (Soldier) 1/9", "Ward": "creature 1 (Soldier) 1/9", "Dear": "creature 4 1/1", "Mean": "creature 3 1/1",
}  # fmt: skip
COMBAT, TACTICS, ENTRANCE = "\nphase: Attack", "\nphase: Tactics", "\nphase: Entrance"


@plays("Mill Warden")
@pytest.mark.parametrize(("answers", "winner"), [(("Elk",), "A"), (("Elk", "Cow"), "nobody")])
def test_the_warden_counts_as_two_in_a_claim_and_in_an_answer(answers: tuple[str, ...], winner: str) -> None:
    s = ava(f"A: city Dale: Mill Warden\nB: city Fen: Elk, Cow, Hen{TACTICS}")
    s.choose("claim Body", "bid Mill Warden")
    until(s, "bid Elk")
    s.choose(*(f"bid {name}" for name in answers), "done")
    assert f"{winner} wins the bid for Body" in s.log()
    s = ava(f"A: city Dale: Elder\nB: city Fen: Mill Warden{TACTICS}")
    s.choose("claim Body", "bid Elder", "bid Mill Warden")
    assert "B wins the bid for Body" in s.log()


@plays("Rookery Spy")
def test_marked_it_shows_its_controller_alone_an_opponents_hand() -> None:
    s = ava("A: army: Rookery Spy; hand: 1\nB: hand: Ox, Elk\nC: hand: Cow")
    s.choose("use Rookery Spy", "target player B")
    s.all_pass()
    assert (s.sees("A", "Ox"), s.sees("C", "Ox"), s.sees("A", "Cow"), s.marked("Rookery Spy")) == (
        True,
        False,
        False,
        True,
    )
    s = ava("A: city Dale: Rookery Spy; hand: 1\nB: hand: Ox, Elk")
    assert "use Rookery Spy" not in s.options()


@plays("Gutter Knave")
def test_its_coming_costs_each_opponent_a_card_of_his_choice() -> None:
    s = ava(f"A: gold 3 Dark Legion; hand: Gutter Knave, Ox\nB: hand: Elk, Cow\nC: hand: 0\nD: hand: Hen{ENTRANCE}")
    s.choose("play Gutter Knave")
    until(s, "pick")
    assert s.asked == "B"
    s.choose("pick Cow")
    assert [s.hand(seat) for seat in "ABCD"] == [["Ox"], ["Elk"], [], []]


@plays("Red Lancer")
def test_against_a_city_it_is_two_stronger_blocked_or_not() -> None:
    for target, value in (("Fen", "5/2"), ("B's army", "3/2")):
        s = ava(f"A: army: Red Lancer\nB: city Fen: Elk 0/9; avatar marked; army: Hen 0/9; hand: 1{COMBAT}")
        blocking(s, target, "Red Lancer")
        assert s.value("Red Lancer") == value
        blocked = s.fork()
        s.choose("done")
        fought(s)
        assert (s.damage("Fen"), s.victory("A")) == ((5, 0) if target == "Fen" else (0, 3))
        blocked.choose("block Red Lancer with Hen", *(["done"] if offered(blocked, "block") else []))
        fought(blocked)
        assert (blocked.damage("Hen"), blocked.value("Red Lancer")) == (int(value[0]), "3/2")


@plays("Standard-Bearer of the Ninth")
def test_from_the_army_it_lifts_the_other_soldiers_there() -> None:
    s = ava("""
        A: army: Standard-Bearer of the Ninth, Guard, Ox 1/1; city Dale: Levy; hand: 1
        B: army: Ward
    """, TEXTS)  # fmt: skip
    names = ("Standard-Bearer of the Ninth", "Guard", "Ox", "Levy", "Ward")
    assert [s.value(name) for name in names] == ["1/3", "2/10", "1/1", "1/9", "1/9"]
    s.carry_out("move Standard-Bearer of the Ninth to Dale")
    assert [s.value(name) for name in names] == ["1/3", "1/9", "1/1", "1/9", "1/9"]
    s = ava("A: army: Standard-Bearer of the Ninth, Standard-Bearer of the Ninth, Guard; hand: 1\nB:", TEXTS)
    assert (s.value("Guard"), s.value("Standard-Bearer of the Ninth")) == ("3/11", "2/4")


@plays("Harbor Bailiff")
def test_for_two_gold_it_marks_a_cheap_creature() -> None:
    s = ava("A: gold 2 Gaian; army: Harbor Bailiff; city Dale: Ox\nB: army: Dear, Mean; city Fen: Elk; hand: 1", TEXTS)
    s.choose("use Harbor Bailiff")
    assert {"Ox", "Mean", "Elk"} <= set(targets(s))
    assert "Dear" not in targets(s)
    s.choose("target Elk")
    s.all_pass()
    assert (s.marked("Elk"), s.marked("Mean"), s.marked("Harbor Bailiff"), s.consumed("A")) == (
        True,
        False,
        True,
        "2 Gaian",
    )
    s = ava("A: gold 2 Gaian; city Dale: Harbor Bailiff, Ox; army: Cow\nB: army: Mean", TEXTS)
    s.choose("use Harbor Bailiff")
    assert not {"Mean", "Cow"} & set(targets(s))


@plays("Corpse Caller")
def test_a_creature_of_the_graveyard_is_removed_and_strikes_once_more() -> None:
    s = ava("A: army: Corpse Caller; grave: Ox, Wait, Bear; hand: 1\nB: army: Elk 1/9; hand: Axe; grave: Cow", {
        **TEXTS, "Bear": "creature 4 4/4",
    })  # fmt: skip
    s.choose("use Corpse Caller")
    s.choose("target Elk", "give Bear")
    s.choose("play Axe", "target Corpse Caller")
    resolve(s)
    assert (s.damage("Elk"), s.place("Bear"), s.place("Ox"), s.place("Corpse Caller")) == (
        4, "removed", "A's graveyard", "A's graveyard",
    )  # fmt: skip
    s = ava("A: army: Corpse Caller; grave: Wait; hand: 1\nB: army: Elk 1/9; grave: Cow", TEXTS)
    assert "use Corpse Caller" not in s.options()


@plays("Ember Goblin")
def test_its_death_burns_a_creature_of_an_army() -> None:
    s = ava(
        "A: hand: Axe, 1; army: Ox 1/9; city Dale: Cow 1/9\nB: army: Ember Goblin, Elk 1/9; city Fen: Hen 1/9", TEXTS
    )
    s.choose("play Axe", "target Ember Goblin")
    until(s, "target")
    assert (s.asked, sorted(targets(s))) == ("B", ["Elk", "Ox"])
    s.choose("target Ox")
    resolve(s)
    assert [s.damage(name) for name in ("Ox", "Elk", "Cow", "Hen")] == [2, 0, 0, 0]
    s = ava("A: hand: Axe, 1; army: Ox 1/9\nB: army: Ember Goblin, Elk 1/9", {**TEXTS, "Axe": TEXTS["Home"]})
    s.play("Axe", "target Ember Goblin")
    assert [s.damage(name) for name in ("Ox", "Elk")] == [0, 0]
    s = ava("A: hand: Axe, 1\nB: army: Ember Goblin; city Fen: Hen 1/9", TEXTS)
    s.play("Axe", "target Ember Goblin")
    assert s.damage("Hen") == 0


@plays("Pale Confessor")
@pytest.mark.parametrize(("answer", "lives"), [("yes", [20, 20, 19]), ("no", [20, 20, 20])])
def test_each_bid_that_is_won_may_be_paid_and_costs_an_opponent_a_life_point(answer: str, lives: list[int]) -> None:
    s = ava(f"A: city Dale: Elder; army: Pale Confessor; gold 1 Gaian\nB:\nC:{TACTICS}")
    s.choose("claim Body", "bid Elder")
    until(s, "yes")
    s.choose(answer)
    if answer == "yes":
        s.choose(next(o for o in s.options() if "player C" in o))
    until(s, "Body:")
    assert ([s.life(seat) for seat in "ABC"], s.consumed("A")) == (lives, "1 Gaian" if answer == "yes" else "")
    s = ava(f"A: city Dale: Elder; army: Pale Confessor; gold 1 Gaian\nB: city Fen: Elk{TACTICS}")
    s.choose("claim Body", "bid Elder", "bid Elk")
    while s.phase == "Tactics":
        assert "yes" not in s.options()
        s.choose(s.way_on())


@plays("Elder Stag")
@pytest.mark.parametrize(
    ("gold", "pays", "place"), [(2, True, "Army"), (2, False, "graveyard"), (1, False, "graveyard")]
)
def test_each_upkeep_two_gold_or_the_stag_goes(gold: int, pays: bool, place: str) -> None:
    s = ava(f"A: gold {gold} Red Banner; army: Elder Stag; deck: 9\nB: hand: 1; deck: 9\nphase: Discard, active B")
    if gold == 2:
        while not any("pay" in o for o in s.options()):
            s.choose(s.way_on())
        s.choose(next(o for o in s.options() if ("pay" in o) is pays))
    s.to("Draw", "A")
    assert (s.place("Elder Stag"), s.consumed("A")) == (f"A's {place}", "2 Red Banner" if pays else "")


@plays("Bailey Sentinel")
@pytest.mark.parametrize(("home", "harm"), [(": Bailey Sentinel marked", 2), ("; army: Bailey Sentinel marked", 4)])
def test_each_unblocked_attacker_harms_its_city_less(home: str, harm: int) -> None:
    s = ava(f"A: army: Ox 3/9, Fly 1/1\nB: city Fen{home}; city Dale; hand: 1{COMBAT}")
    other = s.fork()
    s.choose("attack Fen", "send Ox", "send Fly", "done")
    fought(s)
    assert s.damage("Fen") == harm
    other.choose("attack Dale", "send Ox", "done")
    fought(other)
    assert other.damage("Dale") == 3


@plays("Turncoat Captain")
@pytest.mark.parametrize(("cut", "controller"), [(True, "C"), (False, "A")])
def test_damaged_and_alive_it_goes_over_as_the_turn_ends(cut: bool, controller: str) -> None:
    s = ava("A: army: Turncoat Captain marked; hand: Cut, 1; deck: 9\nB: deck: 9; hand: 1\nC: deck: 9; city Fen", TEXTS)
    if cut:
        s.play("Cut")
    while s.active == "A" or s.phase != "Play":
        s.choose(next((o for o in s.options() if "player C" in o), None) or s.way_on())
        s.options()
    where = f"{controller}'s Army"
    assert (s.controller("Turncoat Captain"), s.place("Turncoat Captain")) == (controller, where)
    assert s.marked("Turncoat Captain")


@plays("Warden of Three Roads")
@pytest.mark.parametrize(("third", "drawn"), [("Soul", 2), ("Mind", 0)])
def test_with_a_city_of_each_discipline_its_coming_is_two_cards(third: str, drawn: int) -> None:
    s = ava(f"""
        A: gold 5 The Empire; hand: Warden of Three Roads; city Dale (Body, 8); city Fen (Mind, 8); city Moor ({third}, 8)
        B: city Tarn (Soul, 8); city Loch (Body, 8){ENTRANCE}
    """)
    s.play("Warden of Three Roads", "place in the Army")
    assert (len(s.hand("A")), s.place("Warden of Three Roads")) == (drawn, "A's Army")
