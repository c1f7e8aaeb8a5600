"""Blind texts of ARC about who lives where, phases without an attack and the top of a graveyard, played as they were meant."""

import pytest

from blind.gestures import fought, offered, resolve
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Boon": "event 0: Gain 5 victory points.",
    "Plain": "creature 1 Gaian 1/1", "Sworn": "creature 3 Gaian loyalty 2 1/1", "Rite": "magic 0: Draw a card.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
WAITING = "hand: Wait"


@plays("Reading of the Wills")
@pytest.mark.parametrize(("left", "points"), [("Sworn", 17), ("Plain", 15)])
def test_the_wills_leave_as_much_as_there_is_loyalty(left: str, points: int) -> None:
    s = arc(f"A: hand: Reading of the Wills; gems 9 House of Nobles\nB: grave: {left}, Axe", TEXTS)
    s.play("Reading of the Wills")
    assert (s.place(left), s.points("A")) == ("removed", points)


@plays("Bonehouse Porter")
@pytest.mark.parametrize(("grave", "may"), [("Axe, Bonehouse Porter", True), ("Bonehouse Porter, Axe", False)])
def test_the_porter_comes_from_the_top_of_the_graveyard(grave: str, may: bool) -> None:
    s = arc(f"A: grave: {grave}; city Oak (Body, 8); gems 9 Dark Legion\nB: army: Ox", TEXTS)
    assert ("play Bonehouse Porter" in s.options()) is may
    if may:
        s.choose("play Bonehouse Porter")
        s.all_pass()
        assert s.place("Bonehouse Porter") == "Oak"


@plays("Census Taker")
@pytest.mark.parametrize(("third", "points"), [(": Elk", 16), ("", 15)])
def test_three_cities_with_residents_are_worth_a_point(third: str, points: int) -> None:
    s = arc(
        "A: hand: Census Taker; gems 9 The Empire; "
        f"city Oak (Body, 8): Wolf; city Elm (Mind, 8){third}; city Ash (Soul, 8)\nB: city Fir (Body, 8): Ox", TEXTS,
    )  # fmt: skip
    s.choose("play Census Taker", "Ash")
    s.all_pass()
    assert s.points("A") == points


@plays("Census Taker")
def test_armies_and_cities_of_others_are_not_counted() -> None:
    s = arc(
        "A: hand: Census Taker; gems 9 The Empire; army: Elk; "
        "city Oak (Body, 8): Wolf; city Elm (Mind, 8)\nB: city Fir (Body, 8): Ox; city Yew (Mind, 8): Mule", TEXTS,
    )  # fmt: skip
    s.choose("play Census Taker", "Elm")
    s.all_pass()
    assert s.points("A") == 15


@plays("Tollgate Ogre")
def test_whoever_attacks_the_ogres_city_pays_for_each() -> None:
    s = arc(
        f"A: army: Wolf 1/9, Imp 1/9; gems 1 Gaian\nB: city Oak (Body, 8): Tollgate Ogre; city Elm (Mind, 8){COMBAT}",
        TEXTS,
    )
    s.choose("attack Oak", "send Wolf")
    assert "send Imp" not in s.options()
    fought(s)
    assert s.gems("A") in ("", "none")
    for goal, damage in (("Oak", 0), ("Elm", 1)):
        s = arc(f"A: army: Wolf 1/9\nB: city Oak (Body, 8): Tollgate Ogre; city Elm (Mind, 8){COMBAT}", TEXTS)
        s.choose(f"attack {goal}")
        fought(s)
        assert s.damage(goal) == damage
    s = arc(f"A: army: Wolf 1/9\nB: army: Tollgate Ogre; city Oak (Body, 8){COMBAT}", TEXTS)
    s.choose("attack Oak")
    fought(s)
    assert s.damage("Oak") == 1


@plays("Debt of Honour")
@pytest.mark.parametrize(("does", "points"), [(True, 15), (False, 14)])
def test_a_debt_is_paid_by_attacking(does: bool, points: int) -> None:
    s = arc(f"A: army: Wolf 2/2; attached: Debt of Honour on Wolf\nB: army: Ox 1/9{COMBAT}", TEXTS)
    assert s.value("Wolf") == "4/4"
    s.choose("attack B's army" if does else "done")
    fought(s)
    assert s.points("A") == points


@plays("Debt of Honour")
def test_another_players_phase_costs_nothing() -> None:
    s = arc(f"A: army: Ox 1/9\nB: army: Wolf 2/2; attached: Debt of Honour on Wolf{COMBAT}", TEXTS)
    s.choose("done")
    fought(s)
    assert (s.points("A"), s.points("B")) == (15, 15)


@plays("Grave Mistake")
@pytest.mark.parametrize(("grave", "asked"), [("Ox, Elk, Mule", True), ("Elk, Mule", False)])
@pytest.mark.parametrize("pays", [True, False])
def test_three_cards_of_a_graveyard_save_a_spell(grave: str, asked: bool, pays: bool) -> None:
    s = arc(f"A: hand: Boon; grave: {grave}\nB: hand: Grave Mistake; gems 9 Dark Legion", TEXTS)
    s.choose("play Boon")
    until(s, "play Grave Mistake")
    s.choose("play Grave Mistake")
    while s.table.chain:
        if asked and "yes" in s.options():
            s.choose("yes" if pays else "no")
        else:
            s.choose(s.way_on())
    saved = asked and pays
    assert (s.points("A"), s.place("Mule")) == (20 if saved else 15, "removed" if saved else "A's graveyard")


@plays("Terms of the Truce")
@pytest.mark.parametrize(("seat", "ends"), [("A", True), ("B", True), ("C", False)])
def test_an_event_of_either_ends_the_truce(seat: str, ends: bool) -> None:
    hands = {name: "hand: Boon; " if name == seat else "" for name in "ABC"}
    s = arc(
        f"A: {hands['A']}army: Wolf; attached: Terms of the Truce on B\nB: {hands['B']}army: Ox\n"
        f"C: {hands['C']}army: Elk{COMBAT}",
        TEXTS,
    )
    assert sorted(offered(s, "attack")) == ["C's army", "Keep of C"]
    s.choose("attack C's army")
    until(s, "play Boon")
    s.choose("play Boon")
    resolve(s)
    assert (s.place("Terms of the Truce") == "A's graveyard") is ends


@plays("Cragfoot Hold")
@pytest.mark.parametrize(("on", "may"), [(", advantage", True), ("", False)])
def test_residents_of_the_hold_attack_from_there(on: str, may: bool) -> None:
    s = arc(f"A: city Cragfoot Hold (Body, 6{on}): Wolf 2/9\nB: army: Ox 1/1{COMBAT}", TEXTS)
    assert ("attack B's army" in s.options()) is may
    if may:
        s.choose("attack B's army")
        assert (s.place("Wolf"), s.marked("Wolf")) == ("Cragfoot Hold", True)


@plays("Widow of the Ford")
def test_the_widow_defends_every_city_of_yours() -> None:
    b = "city Oak (Body, 8): Widow of the Ford; city Elm (Mind, 8); army: Ox"
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: {b}; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Elm")
    until(s, "block")
    s.choose("block Wolf with Widow of the Ford")
    assert s.place("Widow of the Ford") == "Oak"
