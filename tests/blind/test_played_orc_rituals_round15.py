"""Blind rituals of the round that came with ORC's round 17, played as their writer meant them."""

import pytest

from blind.gestures import targets
from blind.texts import plays, rituals

TEXTS = {
    "Mage": "creature (Caster) 1/9", "Keeper": "creature 1/1: (A): Elves you control get 0/+1.",
    "Wait": "event 0: Gain 1 influence.",
}  # fmt: skip
RITUALS = {
    "The Slow Noon": (2, 2), "Seedtime Litany": (3, 0), "Toll of the Black Hours": (4, 3), "Oath of Standing Stones": (1, 1),
    "Long Conscription": (3, 2), "Bleeding of the Mint": (2, 1),
}  # fmt: skip


@plays(*RITUALS)
@pytest.mark.parametrize("ritual", RITUALS)
def test_it_takes_all_charges_its_gold_and_a_caster(ritual: str) -> None:
    full, gold = RITUALS[ritual]
    for charges, coins, mage, can in (
        (full, gold, "Mage", True), (full - 1, gold, "Mage", False), (full, gold - 1, "Mage", gold == 0),
        (full, gold, "Ox", False),
    ):  # fmt: skip
        money = f"resources: {coins}; " if coins > 0 else ""
        s = rituals(
            f"A: {money}offensive: {mage}; rituals: {ritual} {charges} charges; hand: Ox\n"
            "B: resources: 2; defensive: Cow; hand: 1",
            TEXTS,
        )
        assert (f"play {ritual}" in s.options()) == can, (charges, coins, mage)


@plays("The Slow Noon")
@pytest.mark.parametrize("name", ["Mage", "Rat", "Cow", "Hen"])
def test_one_of_any_front_is_destroyed(name: str) -> None:
    s = rituals(
        "A: resources: 2; offensive: Mage, Keeper assigned; defensive: Rat; rituals: The Slow Noon 2 charges; hand: 1\n"
        "B: defensive: Cow; offensive: Hen; hand: 1",
        TEXTS,
    )
    s.choose("play The Slow Noon")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert sorted(targets(s)) == ["Cow", "Hen", "Mage", "Rat"]
    s.choose(f"target {name}")
    s.all_pass()
    assert [c for c in ("Mage", "Rat", "Cow", "Hen") if s.place(c).endswith("graveyard")] == [name]


@plays("Seedtime Litany")
@pytest.mark.parametrize(("deck", "left"), [(6, 2), (3, 0)])
def test_four_cards_are_drawn(deck: int, left: int) -> None:
    s = rituals(
        f"A: offensive: Mage; deck: {deck}; hand: 1; rituals: Seedtime Litany 3 charges\nB: hand: 1; deck: 5", TEXTS
    )
    s.do("play Seedtime Litany")
    assert (len(s.deck("A")), len(s.hand("A")), len(s.deck("B"))) == (left, 1 + deck - left, 5)


@plays("Toll of the Black Hours")
def test_each_opponent_loses_six() -> None:
    table = "A: {} influence; resources: 3; offensive: Mage; rituals: Toll of the Black Hours 4 charges; hand: 1\n"
    s = rituals(f"{table.format(9)}B: hand: 1\nC: 7 influence; hand: 1", TEXTS)
    s.do("play Toll of the Black Hours")
    assert [s.influence(seat) for seat in "ABC"] == [9, 14, 1]
    s = rituals(f"{table.format(1)}B: 6 influence; hand: 1", TEXTS)
    s.do("play Toll of the Black Hours")
    assert (s.over, s.winner) == (True, "A")


@plays("Oath of Standing Stones")
def test_his_creatures_of_the_zone_are_tougher_until_his_next_turn() -> None:
    s = rituals(
        "A: resources: 1; offensive: Mage, Ox 1/1 marked, Keeper assigned; defensive: Rat 1/1; hand: Elk 1/1, 1; "
        "rituals: Oath of Standing Stones 1 charge\nB: defensive: Cow 1/1; hand: 1",
        TEXTS,
    )
    names = ("Mage", "Ox", "Keeper", "Rat", "Cow")
    tough = ["1/12", "1/4", "1/4", "1/1", "1/1"]
    s.do("play Oath of Standing Stones")
    assert [s.value(name) for name in names] == tough
    s.to("Move or Attack")
    s.choose("move Mage")
    s.all_pass()
    assert [s.value(name) for name in names] == tough
    s.to("Play", "B")
    assert [s.value(name) for name in names] == tough
    s.to("Draw", "A")
    assert [s.value(name) for name in names] == ["1/9", "1/1", "1/1", "1/1", "1/1"]


@plays("Long Conscription")
@pytest.mark.parametrize(
    ("chosen", "front"), [((), "offensive"), (("Elk",), "defensive"), (("Elk", "Hog"), "offensive")]
)
def test_any_creatures_of_the_hand_enter_the_offensive(chosen: tuple[str, ...], front: str) -> None:
    s = rituals(
        f"A: resources: 2; {front}: Mage; hand: Elk 2/1 cost 9, Hog 2/1 cost 9, Wait; rituals: Long Conscription 3 charges\n"
        "B: hand: 1",
        TEXTS,
    )
    s.do("play Long Conscription")
    assert sorted(label.split()[-1] for label in s.options()) == ["Elk", "Hog", "done"]
    for name in chosen:
        s.choose(next(label for label in s.options() if label.endswith(name)))
    s.choose("done") if len(chosen) < 2 else None
    assert [s.place(name) for name in ("Elk", "Hog")] == [
        "A's Offensive" if name in chosen else "A's hand" for name in ("Elk", "Hog")
    ]
    assert not any(s.marked(name) for name in chosen)
    s.to("Move or Attack") if chosen else None
    assert not chosen or "attack B" in s.options()


@plays("Bleeding of the Mint")
@pytest.mark.parametrize(("there", "left"), [("Cow marked, Hen, Owl", 1), ("Cow", 0), ("", 0)])
def test_an_opponent_gives_up_two_resource_cards_of_his_choice(there: str, left: int) -> None:
    s = rituals(
        "A: resources: 3; offensive: Mage; hand: 1; rituals: Bleeding of the Mint 2 charges\n"
        f"B: {f'resources: {there}; ' * bool(there)}hand: 1\nC: resources: 2; hand: 1",
        TEXTS,
    )
    s.choose("play Bleeding of the Mint")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert targets(s) == ["player B", "player C"]
    s.choose("target player B")
    s.all_pass()
    if left:
        assert (s.asked, sorted(label.split()[-1] for label in s.options())) == ("B", ["Cow", "Hen"])
        for name in ("Cow", "Owl"):
            s.choose(next(label for label in s.options() if label.endswith(name)))
    assert (len(s.cards_at("B's resources")), len(s.cards_at("C's resources")), s.gold("A")) == (left, 2, 2)
