"""Blind texts of ARC's twenty-third round that were understood later, played as their writers meant them."""

import pytest

from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Home": "event 0: Return target creature to its owner's hand.",
}  # fmt: skip
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"


@plays("Moss Nursemaid")
def test_marked_she_repairs_one_damage_of_an_own_city() -> None:
    s = arc("A: army: Moss Nursemaid; city Oak (Body, 8, hurt 2)\nB: city Elm (Mind, 8, hurt 2)", TEXTS)
    s.choose("use Moss Nursemaid")  # Oak is the only city that she can mend
    s.all_pass()
    assert (s.damage("Oak"), s.damage("Elm"), s.marked("Moss Nursemaid")) == (1, 2, True)


@plays("Parade Ground Sergeant")
def test_two_sergeants_help_each_other_and_soldiers_who_die_without_them() -> None:
    s = arc(
        "A: army: Parade Ground Sergeant, Page Soldier 1/1 hurt 1, Hen 1/1; city Oak (Body, 8): Parade Ground Sergeant; hand: Axe"
        "\nB: army: Guard Soldier 1/1",
        TEXTS,
    )
    own = s.value("Hen"), s.value("Page Soldier"), s.value("Guard Soldier")
    assert own == ("1/1", "1/3", "1/1")
    s.play("Axe", "target Parade Ground Sergeant (2)")
    assert s.value("Page Soldier") == "1/2"


@plays("Tapestry of Old Victories")
@pytest.mark.parametrize(("on", "cards"), [("Oak", 1), ("Ash", 0), ("Elm", 1)])
def test_whoever_wins_the_discipline_of_the_city_it_hangs_in_draws(on: str, cards: int) -> None:
    s = arc(
        f"A: city Oak (Body, 8): Hen; city Ash (Mind, 8); attached: Tapestry of Old Victories on {on}; deck: 3\n"
        f"B: city Elm (Body, 8){TACTICS}",
        TEXTS,
    )
    s.choose("claim Body", "bid Hen", "done")
    s.all_pass()
    assert (s.points("A"), len(s.hand("A"))) == (16, cards)


@plays("Siege Carpenter")
@pytest.mark.parametrize(
    ("way", "target", "left"),
    [
        ("Deal 2 damage to target city.", "target Elm", (2, 4)),
        ("Repair 2 damage of target city you control.", "", (0, 2)),
    ],
)
def test_the_carpenter_harms_any_city_or_repairs_an_own_one(way: str, target: str, left: tuple[int, int]) -> None:
    s = arc("A: army: Siege Carpenter; city Oak (Body, 8, hurt 2); gems 2 Gaian\nB: city Elm (Mind, 8, hurt 2)", TEXTS)
    s.choose(f"use Siege Carpenter: 2 power, (M): {way}", *([target] if target else []))
    s.all_pass()
    assert (s.damage("Oak"), s.damage("Elm"), s.marked("Siege Carpenter")) == (*left, True)


@plays("Rumour at Supper")
def test_his_side_of_the_bid_counts_two_more() -> None:
    s = arc(
        f"A: city Oak (Body, 8): Hen; {WAITING}\nB: city Elm (Mind, 8): Ox; hand: Rumour at Supper; gems 1 House of Nobles{TACTICS}",
        TEXTS,
    )
    s.choose("claim Body", "bid Hen")
    until(s, "play Rumour at Supper")
    lost = s.fork()
    s.choose("play Rumour at Supper")
    for each in (s, lost):
        until(each, "done")
        each.choose("done")
        each.all_pass()
    assert (s.points("A"), lost.points("A")) == (15, 16)


@plays("Hoofbeat Yards")
def test_riders_get_stronger_while_the_advantage_is_on() -> None:
    s = arc(f"A: army: Ash Rider 1/1, Hen 1/1; city Hoofbeat Yards: Cow 1/1\nB: city Elm (Mind, 8){TACTICS}", TEXTS)
    assert s.value("Ash Rider") == "1/1"
    s.choose("claim Body", "bid Cow", "done")
    s.all_pass()
    assert (s.value("Ash Rider"), s.value("Hen")) == ("2/1", "1/1")
