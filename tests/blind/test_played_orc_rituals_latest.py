"""Blind rituals of the latest round, and what is about rituals beside them, played as their writer meant them."""

import pytest

from blind.texts import plays, rituals

TEXTS = {
    "Mage": "creature (Caster) 1/9", "Wait": "event 0: Gain 1 influence.",
    "Keeper": "creature 1/1: (A): Elves you control get 0/+1.",
    "Spear": "equipment 0: Equipped creature gets +1/0.", "Ivy": "enchantment 0: Enchanted creature gets 0/+1.",
    "Tax": "enchantment 0: Enchanted player cannot draw a second card in his Draw phase.",
    **dict.fromkeys(("Dirge", "Knell", "Toll"), "magic 2: Charges: 3. Draw a card."),
}  # fmt: skip


@plays("The Ninth Knell", "A Year in the Archive")
@pytest.mark.parametrize(("ritual", "full", "gold"), [("The Ninth Knell", 4, 2), ("A Year in the Archive", 3, 0)])
def test_it_takes_all_charges_its_gold_and_a_caster(ritual: str, full: int, gold: int) -> None:
    for charges, coins, mage, can in (
        (full, gold, "Mage", True), (full - 1, gold, "Mage", False), (full, gold - 1, "Mage", gold == 0),
        (full, gold, "Ox", False),
    ):  # fmt: skip
        money = f"resources: {coins}; " if coins > 0 else ""
        s = rituals(f"A: {money}offensive: {mage}; rituals: {ritual} {charges} charges; hand: 1\nB: hand: 1", TEXTS)
        assert (f"play {ritual}" in s.options()) == can


@plays("The Ninth Knell")
def test_all_opponents_lose_five() -> None:
    s = rituals(
        "A: resources: 2; offensive: Mage; rituals: The Ninth Knell 4 charges; hand: 1\nB: hand: 1\nC: hand: 1", TEXTS
    )
    s.do("play The Ninth Knell")
    assert ([s.influence(seat) for seat in "ABC"], s.place("The Ninth Knell")) == ([20, 15, 15], "A's graveyard")


@plays("Harvest of Patience")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
def test_all_his_creatures_of_the_front_get_a_counter(front: str) -> None:
    s = rituals(
        "A: resources: 1; offensive: Mage, Ox 1/1 marked, Keeper assigned; defensive: Mage, Rat 1/1; hand: 1; "
        "rituals: Harvest of Patience 2 charges\nB: defensive: Cow 1/1; offensive: Hen 1/1; hand: 1",
        TEXTS,
    )
    s.do("play Harvest of Patience", front=front)
    there = front == "Offensive"
    assert [s.value(name) for name in ("Mage", "Ox", "Keeper", "Mage (2)", "Rat", "Cow", "Hen")] == [
        *(["2/10", "2/2", "2/2", "1/9", "1/1"] if there else ["1/9", "1/1", "1/1", "2/10", "2/2"]), "1/1", "1/1",
    ]  # fmt: skip
    s.to("Play", "B")
    assert s.value("Ox" if there else "Rat") == "2/2"


@plays("The Hill Comes Down")
def test_all_enemies_opposite_suffer_four() -> None:
    s = rituals(
        "A: resources: 3; offensive: Mage; defensive: Rat 1/9; hand: 1; rituals: The Hill Comes Down 3 charges\n"
        "B: defensive: Cow 1/9, Keeper assigned, Hog 1/4; offensive: Hen 1/9; hand: 1",
        TEXTS,
    )
    s.do("play The Hill Comes Down")
    assert [s.damage(name) for name in ("Cow", "Hen", "Mage", "Rat")] == [4, 0, 0, 0]
    assert (s.place("Keeper"), s.place("Hog")) == ("B's graveyard", "B's graveyard")


@plays("A Year in the Archive")
@pytest.mark.parametrize(("deck", "left"), [(6, 2), (3, 0)])
def test_four_cards_are_drawn_for_nothing(deck: int, left: int) -> None:
    s = rituals(
        f"A: offensive: Mage; deck: {deck}; hand: 1; rituals: A Year in the Archive 3 charges\nB: hand: 1; deck: 5",
        TEXTS,
    )
    s.do("play A Year in the Archive")
    assert (len(s.deck("A")), len(s.hand("A")), len(s.deck("B"))) == (left, 1 + deck - left, 5)


@plays("Chanter of the Hours")
@pytest.mark.parametrize("front", ["offensive", "defensive"])
def test_its_mark_puts_a_charge_on_an_own_placed_ritual(front: str) -> None:
    s = rituals(
        f"A: {front}: Chanter of the Hours; rituals: Dirge 1 charge, Knell; hand: 1\nB: rituals: Toll; hand: 1", TEXTS
    )
    s.choose("use Chanter of the Hours")
    assert sorted(s.options()) == ["target Dirge", "target Knell"]
    s.choose("target Knell")
    s.all_pass()
    assert ([s.charges(name) for name in ("Dirge", "Knell", "Toll")], s.marked("Chanter of the Hours")) == (
        [1, 1, 0], True,
    )  # fmt: skip
    assert "use Chanter of the Hours" not in s.options()
    s.to("Upkeep", "A")
    s.choose("charge Knell")
    assert s.charges("Knell") == 2


@plays("Chanter of the Hours")
def test_a_full_ritual_gets_no_charge_more() -> None:
    s = rituals("A: offensive: Chanter of the Hours; rituals: Dirge 3 charges; hand: 1\nB: hand: 1", TEXTS)
    if "use Chanter of the Hours" in s.options():
        s.choose("use Chanter of the Hours")
        s.all_pass()
    assert s.charges("Dirge") == 3


@plays("A Guttering Candle")
def test_a_placed_ritual_of_anybody_loses_its_charges_and_stays() -> None:
    s = rituals(
        "A: resources: 1; rituals: Dirge 1 charge, Knell; hand: A Guttering Candle, 1\n"
        "B: rituals: Toll 2 charges; hand: 1",
        TEXTS,
    )
    s.choose("play A Guttering Candle")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert sorted(s.options()) == ["target Dirge", "target Knell", "target Toll"]
    s.choose("target Toll")
    s.all_pass()
    assert [s.charges(name) for name in ("Dirge", "Knell", "Toll")] == [1, 0, 0]
    s.to("Upkeep", "B")
    s.choose("charge Toll")
    assert s.charges("Toll") == 1


@plays("A Guttering Candle")
@pytest.mark.parametrize(("more", "can"), [("", False), (", Knell 1 charge", True)])
def test_an_announced_ritual_is_no_target(more: str, can: bool) -> None:
    s = rituals(
        f"A: offensive: Mage; rituals: A Year in the Archive 3 charges{more}; hand: 1; deck: 8\n"
        "B: hand: A Guttering Candle, Wait; resources: 1",
        TEXTS,
    )
    s.choose("play A Year in the Archive")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert (s.asked, "play A Guttering Candle" in s.options()) == ("B", can)


@plays("Judgement of Rust or Silence")
@pytest.mark.parametrize("way", [0, 1])
def test_all_equipment_or_all_enchantments_go(way: int) -> None:
    s = rituals(
        "A: resources: 2; offensive: Mage; defensive: Rat 1/1 hurt 1; hand: 1; attached: Spear on Mage, Ivy on Rat; "
        "rituals: Judgement of Rust or Silence 3 charges\n"
        "B: offensive: Cow; attached: Spear on Cow, Tax on B in the Defensive; hand: 1",
        TEXTS,
    )
    ways = [label for label in s.options() if label.startswith("play Judgement of Rust or Silence")]
    assert len(ways) == 2
    s.do(ways[way])
    places = [s.place(name) for name in ("Spear", "Spear (2)", "Ivy", "Tax", "Rat")]
    assert places == (
        ["A's graveyard", "B's graveyard", "on Rat", "on player B", "A's Defensive"] if way == 0
        else ["on Mage", "on Cow", "A's graveyard", "B's graveyard", "A's graveyard"]
    )  # fmt: skip


@plays("The Fields Turn Round")
def test_all_creatures_change_their_fronts_as_they_are() -> None:
    s = rituals(
        "A: resources: 2; offensive: Mage, Ox 1/9 marked hurt 2, Keeper assigned; defensive: Rat, Elk 2/2; hand: 1; "
        "attached: Spear on Rat; rituals: The Fields Turn Round 3 charges\n"
        "B: offensive: Cow; defensive: Hen; hand: 1",
        TEXTS,
    )
    s.do("play The Fields Turn Round")
    assert [s.place(name) for name in ("Mage", "Ox", "Keeper", "Rat", "Elk", "Cow", "Hen", "Spear")] == [
        *3 * ["A's Defensive"], *2 * ["A's Offensive"], "B's Defensive", "B's Offensive", "on Rat",
    ]  # fmt: skip
    assert (s.marked("Mage"), s.marked("Ox"), s.damage("Ox"), s.assigned("Keeper"), s.marked("Rat")) == (
        False, True, 2, True, False,
    )  # fmt: skip
    s.to("Move or Attack")
    assert {"attack B", "move Rat", "move Mage"} <= set(s.options())
