"""What SLOT's recruits cost by the slot into which they go, and who comes unmarked there."""

import pytest

from scenes.slot import Scene, rule, scene

CARDS = {
    "Key": "def 3 life 3: Creatures you recruit into a slot adjacent to this creature cost 1 less.",
    "Door": "def 3 life 3: The first creature you recruit each turn costs 1 less if you put it into this creature's row.",
    "Fort": "def 3 life 3: Creatures an opponent recruits into the front row cost 1 more.",
    "Host": "def 3 life 3: The first creature you recruit each turn comes into play unmarked if you put it into its row.",
    "Two": "cost 2 close 1 def 1 life 1",
    "One": "cost 1 close 1 def 1 life 1",
}


def places(s: Scene, who: str) -> list[str]:
    """Into which slots it can go now."""
    return sorted(option.removeprefix(f"place {who} in ") for option in s.options() if option.startswith("place"))


@rule("SLOT-RECR-05", "SLOT-RECR-06", "SLOT-RECR-10")
def test_who_can_be_paid_for_only_beside_it_goes_there() -> None:
    s = scene("A: front: -, Key; deck: Two\nB: front: Page\nstep: Recruit", cards=CARDS)
    assert "recruit Two" in s.options()
    s.choose("recruit Two")
    assert places(s, "Two") == ["B2", "F1", "F3"]
    s.choose("place Two in F1")
    assert (s.army("A"), s.marked("A F2")) == (["Two F1", "Key F2"], True)


@rule("SLOT-RECR-05", "SLOT-RECR-10")
def test_elsewhere_the_whole_price_is_paid() -> None:
    s = scene("A: front: -, Key, -, Page; deck: One, Two\nB: front: Page\nstep: Recruit", cards=CARDS)
    s.choose("recruit One", "place One in B1", "give Page F4")
    assert s.marked("A F2") is False
    s.choose("recruit Two")
    assert places(s, "Two") == ["B2", "F1", "F3"]


@rule("SLOT-RECR-05")
def test_two_of_them_make_it_two_less_and_never_less_than_nothing() -> None:
    s = scene("A: front: Key, -, Key; deck: One, Two\nB: front: Page\nstep: Recruit", cards=CARDS)
    s.choose("recruit Two", "place Two in F2")
    assert [s.marked("A F1"), s.marked("A F3")] == [False, False]
    s.choose("recruit One", "place One in B1")
    assert [s.marked("A F1"), s.marked("A F3")] == [False, False]


@rule("SLOT-RECR-05")
@pytest.mark.parametrize(("slot", "price"), [("F1", 0), ("B1", 1)])
def test_only_the_first_of_the_turn_and_only_if_it_goes_there(slot: str, price: int) -> None:
    s = scene("A: front: -, Door, Page, Page; deck: One, Two\nB: front: Page\nstep: Recruit", cards=CARDS)
    s.choose("recruit One", f"place One in {slot}", *(["give Page F3"] * price))
    assert [s.marked(where) for where in ("A F2", "A F3", "A F4")].count(True) == price
    s.choose("recruit Two", f"place Two in {'F1' if slot == 'B1' else 'B2'}")
    while any(option.startswith("give") for option in s.options()):
        s.choose(s.options()[0])
    assert [s.marked(where) for where in ("A F2", "A F3", "A F4")].count(True) == price + 2


@rule("SLOT-RECR-05", "SLOT-PRIO-02")
def test_an_enemy_makes_a_row_dearer() -> None:
    s = scene("A: front: Page; deck: One\nB: front: Fort\nstep: Recruit", cards=CARDS)
    s.choose("recruit One")
    assert places(s, "One") == ["B1", "B2", "B3", "B4"]


@rule("SLOT-RECR-07")
def test_the_first_one_comes_unmarked_into_the_row_and_no_later_one() -> None:
    cards = CARDS | {"Free": "cost 0 close 1 def 1 life 1", "Gift": "cost 0 close 1 def 1 life 1"}
    s = scene("A: front: Host; deck: Free, Gift\nB: front: Page\nstep: Recruit", cards=cards)
    s.choose("recruit Free", "place Free in F2", "recruit Gift", "place Gift in F3")
    assert (s.marked("A F2"), s.marked("A F3")) == (False, True)
    s = scene("A: front: Host; deck: Free, Gift\nB: front: Page\nstep: Recruit", cards=cards)
    s.choose("recruit Free", "place Free in B2", "recruit Gift", "place Gift in F3")
    assert (s.marked("A B2"), s.marked("A F3")) == (True, True)
