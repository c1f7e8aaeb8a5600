"""Blind texts of SLOT about prices, fees and arrivals, played as their writers meant them."""

import pytest

from blind.gestures import recruits, spend
from blind.texts import FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "cost 2 close 1 ranged 1 def 3 life 5", "Boss": "level 2 cost 2 close 1 def 3 life 5",
    "Two": "cost 2 close 1 def 1 life 1", "Three": "cost 3 close 1 def 1 life 1", "One": "cost 1 close 1 def 1 life 1",
    "Idol": "def 1 life 1 upkeep 1",
}  # fmt: skip


def pay(s: Scene) -> None:
    """Pay what is asked out of the twilight."""
    spend(s)


@plays("Purser of Tombs")
def test_spent_out_of_the_twilight_it_pays_two() -> None:
    army = "A: front: -, {}; back: -, -, -, Page marked; deck: {}\nB: front: Ann\nstep: Recruit"
    s = slot(army.format("Ox; twilight: Purser of Tombs", "Two, Three, One"), CAST)
    assert recruits(s) == ["One", "Three", "Two"]
    s.choose("recruit Three", "place Three in F1")
    s.choose(*[option for option in s.options() if option.startswith("give Purser")])
    assert (s.twilight("A"), s.grave("A"), s.marked("A F2"), s.who("A F1")) == ([], ["Purser of Tombs"], True, "Three")
    s = slot(army.format("Ox; twilight: Purser of Tombs", "One"), CAST)
    s.choose("recruit One", "place One in F1")
    assert s.marked("A F2")  # 2 do not pay a price of 1
    assert recruits(slot(army.format("Ox marked; twilight: Purser of Tombs", "One"), CAST)) == []
    assert recruits(slot(army.format("Purser of Tombs", "One, Two"), CAST)) == ["One"]


@plays("Bannerless Levy")
@pytest.mark.parametrize(("foes", "price"), [("Ann, Boss", 1), ("Boss, Boss", 1), ("Ann, Ann", 2)])
def test_against_level_two_it_is_cheaper(foes: str, price: int) -> None:
    for gold in (price - 1, price):
        pile = f"; twilight: {gold} Imp" if gold else ""
        s = slot(f"A: front: Boss marked{pile}; deck: Bannerless Levy\nB: front: {foes}\nstep: Recruit", CAST)
        assert (recruits(s) != []) == (gold == price)


@plays("Ledgerkeeper of Tarn")
def test_beside_it_nobody_owes_a_fee() -> None:
    army = "front: Boss, Ledgerkeeper of Tarn, Idol; back: Idol, -, -, Page"
    s = slot(f"A: {army}\nB: front: Ann\nstep: Upkeep", CAST)
    assert s.options() == ["pay 1 for Idol B1", "give up Idol B1"]  # it is not beside it
    s.choose("give up Idol B1")
    assert (s.who("A F1"), s.who("A F3"), s.who("A B1")) == ("Boss", "Idol", "")


@plays("Seneschal of Keys")
@pytest.mark.parametrize(
    ("slots", "price"), [(["B1"], 1), (["F2"], 1), (["B2"], 2), (["B2", "B1"], 4), (["B1", "F2"], 3)]
)
def test_the_first_recruit_beside_it_is_cheaper(slots: list[str], price: int) -> None:
    s = slot(
        "A: front: Seneschal of Keys marked, -, -, Ox; twilight: 6 Imp; deck: 3 Two\nB: front: Ann\nstep: Recruit", CAST
    )
    for where in slots:
        s.choose("recruit Two", f"place Two in {where}")
        pay(s)
    assert (len(s.grave("A")), s.who(f"A {slots[-1]}")) == (price, "Two")


@plays("Red Hand Veteran")
def test_unpaid_it_goes_to_the_twilight_and_pays_at_once() -> None:
    s = slot("A: front: Red Hand Veteran, Ox; back: Boss\nB: front: Ann\nstep: Upkeep", CAST)
    s.choose("give up Red Hand Veteran F1")
    assert (s.who("A F1"), s.twilight("A"), s.points("B")) == ("", ["Red Hand Veteran"], 0)
    s.choose("pay 1 for Boss B1", "give Red Hand Veteran (twilight)")
    assert (s.grave("A"), s.marked("A F2")) == (["Red Hand Veteran"], False)
    s = slot("A: front: Red Hand Veteran, Ox\nB: front: Ann\nstep: Upkeep", CAST)
    s.choose("pay 1 for Red Hand Veteran F1", "give Ox F2")
    assert (s.who("A F1"), s.marked("A F2")) == ("Red Hand Veteran", True)


@plays("Masked Herald")
def test_as_it_comes_a_neighbour_may_be_unmarked() -> None:
    army = "front: -, Ox marked, Ox; back: Ann marked; twilight: 3 Imp; deck: Masked Herald"
    s = slot(f"A: {army}\nB: front: Ox marked\nstep: Recruit", CAST)
    s.choose("recruit Masked Herald", "place Masked Herald in F1")
    pay(s)
    no = s.fork()
    s.choose("yes", "pick Ox F2")
    assert (s.marked("A F2"), s.marked("A B1"), s.marked("A F1")) == (False, True, True)
    no.choose("no")
    assert no.marked("A F2")
    assert no.marked("A B1")


@plays("Antler Piper")
def test_when_another_ally_comes_it_may_be_unmarked() -> None:
    army = "A: front: Antler Piper marked; twilight: Imp; deck: 2 One"
    s = slot(f"{army}\nB: front: Antler Piper marked\nstep: Recruit", CAST)
    s.choose("recruit One", "place One in F3")
    no = s.fork()
    s.choose("yes")
    assert (s.marked("A F1"), s.marked("B F1")) == (False, True)
    s.choose("recruit One", "place One in F2")
    assert (s.marked("A F1"), s.who("A F2")) == (True, "One")  # it has paid
    s.choose("yes")
    assert not s.marked("A F1")
    no.choose("no")
    assert no.marked("A F1")


@plays("Hotblood Recruit")
def test_it_comes_unmarked() -> None:
    s = slot("A: front: Ox, Ox, Ox; deck: Hotblood Recruit, One\nB: front: Ann\nstep: Recruit", CAST)
    s.choose("recruit Hotblood Recruit", "place Hotblood Recruit in B1", "give Ox F1", "give Ox F2")
    assert not s.marked("A B1")
    s.choose("recruit One", "place One in B2", "give Hotblood Recruit B1")
    assert s.marked("A B2")


@plays("Sutler of the Short Loaf", "Roll-Call Officer")
def test_all_changes_of_a_price_are_added_before_it_is_raised_to_nothing() -> None:
    toll = CAST | {
        "Toll": "close 1 def 1 life 1: Creatures that an opponent recruits into a slot of this creature's column cost 1 more."
    }
    for officers, price in (
        ("Roll-Call Officer marked, Roll-Call Officer marked, Roll-Call Officer marked", 0),
        ("Roll-Call Officer marked", 2),
    ):
        s = slot(
            f"A: front: {officers}; back: -, -, -, Ox; twilight: 4 Imp; deck: 2 Two\nB: back: Toll\nstep: Recruit", toll
        )
        s.choose("recruit Two", "place Two in B1")
        pay(s)
        assert len(s.grave("A")) == price
