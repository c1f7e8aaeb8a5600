"""Blind rituals that bring cards, influence and points, or take them from others, played as their writers meant them."""

import pytest

from blind.texts import plays, rituals
from scenes import rituals as rituals_scenes

TEXTS = {
    "Mage": "creature (Caster) 1/9", "Seer": "creature (Caster) 1/1", "Wait": "event 0: Gain 1 influence.",
    "Dirge": "magic 2: Charges: 3. Draw a card.", "Spear": "equipment 0: Equipped creature gets +1/0.",
}  # fmt: skip


def played(ritual: str, full: int, gold: int, a: str, b: str, *answers: str) -> rituals_scenes.Scene:
    """A has played the ritual; he could not do so with a charge or a gold less, or without a Caster there."""
    table = "A: resources: {}; {}; rituals: {} {} charges\nB: {}"
    for charges, coins, army in ((full - 1, gold, a), (full, gold - 1, a), (full, gold, a.replace("Mage", "Ox"))):
        there = table.format(coins, army, ritual, charges, b).replace("resources: 0; ", "")
        assert f"play {ritual}" not in " ".join(rituals(there.replace("Seer", "Elk"), TEXTS).options())
    s = rituals(table.format(gold, a, ritual, full, b), TEXTS)
    s.do(f"play {ritual}", *answers)
    assert (s.place(ritual), s.charges(ritual), s.gold("A")) == ("A's graveyard", 0, 0)
    return s


@plays("Rite of the Full Ewer", "Recital of the Old Rolls", "Copying the Great Index", "Reading of the Long Stars")
@pytest.mark.parametrize(("ritual", "full", "gold"), [
    ("Rite of the Full Ewer", 2, 1), ("Recital of the Old Rolls", 3, 1), ("Copying the Great Index", 2, 2),
    ("Reading of the Long Stars", 2, 2),
])  # fmt: skip
@pytest.mark.parametrize(("deck", "left"), [(5, 2), (2, 0)])
def test_three_cards_are_drawn_or_what_is_left(ritual: str, full: int, gold: int, deck: int, left: int) -> None:
    s = played(ritual, full, gold, f"offensive: Mage; deck: {deck}; hand: 1", "hand: 1; deck: 5")
    assert (len(s.deck("A")), len(s.hand("A")), len(s.deck("B"))) == (left, 1 + deck - left, 5)


@plays("Thanksgiving of the Standing Corn", "Tending of the Deep Well", "Litany of Wells", "Vesper of Small Mercies")
@pytest.mark.parametrize(("ritual", "full", "gold", "won"), [
    ("Thanksgiving of the Standing Corn", 3, 2, 6), ("Tending of the Deep Well", 2, 1, 4),
    ("Litany of Wells", 3, 1, 6), ("Vesper of Small Mercies", 2, 1, 4),
])  # fmt: skip
def test_influence_is_gained_without_a_limit(ritual: str, full: int, gold: int, won: int) -> None:
    s = played(ritual, full, gold, "offensive: Mage; hand: 1", "hand: 1")
    assert (s.influence("A"), s.influence("B")) == (20 + won, 20)


@plays("Tending of the Deep Well")
def test_a_ritual_is_placed_for_nothing_and_charged_in_own_upkeeps() -> None:
    s = rituals("A: offensive: Mage; resources: 1; hand: Tending of the Deep Well, 1\nB: hand: 1", TEXTS)
    s.choose("place Tending of the Deep Well")
    s.all_pass()
    for n in (1, 2):
        s.to("Upkeep", "A")
        s.choose("charge Tending of the Deep Well")
        assert s.charges("Tending of the Deep Well") == n
        assert "charge Tending of the Deep Well" not in s.options()
    s.to("Play", "A")
    s.do("play Tending of the Deep Well")
    assert (s.influence("A"), s.place("Tending of the Deep Well")) == (24, "A's graveyard")


@plays("Candlelit Study", "Moonwell Vigil")
@pytest.mark.parametrize(("ritual", "gold"), [("Candlelit Study", 1), ("Moonwell Vigil", 2)])
@pytest.mark.parametrize("deck", ["Rat, Hen, Cow, 2", "Rat"])
def test_three_cards_are_drawn_and_one_of_the_hand_is_discarded(ritual: str, gold: int, deck: str) -> None:
    s = played(ritual, 1, gold, f"offensive: Mage; deck: {deck}; hand: Owl", "hand: 1", "pick Rat")
    assert (s.grave("A")[-1], s.hand("A")) == ("Rat", ["Owl", "Hen", "Cow"] if "Hen" in deck else ["Owl"])
    s = rituals(
        f"A: resources: {gold}; offensive: Mage; deck: 3; hand: Owl; rituals: {ritual} 1 charge\nB: hand: 1", TEXTS
    )
    s.do(f"play {ritual}")
    assert "pick Owl" in s.options()


@plays("Crowning of the Unseen")
@pytest.mark.parametrize(("has", "over"), [(0, False), (6, False), (7, True)])
def test_three_victory_points_may_be_the_last_ones(has: int, over: bool) -> None:
    s = played("Crowning of the Unseen", 6, 6, f"{has} VP; offensive: Mage; hand: 1", "hand: 1")
    assert (s.victory("A"), s.victory("B"), s.over) == (has + 3, 0, over)
    assert not over or s.winner == "A"


@plays("Dirge of Seven Voices", "Chorus of the Nine Towers")
@pytest.mark.parametrize(
    ("ritual", "full", "gold"), [("Dirge of Seven Voices", 2, 2), ("Chorus of the Nine Towers", 4, 3)]
)
@pytest.mark.parametrize(
    ("more", "lost"), [("", 2), ("; defensive: Seer", 4), (", Ox, Sage marked; defensive: Seer assigned", 6)]
)
def test_two_influence_are_lost_for_each_caster_of_both_fronts(
    ritual: str, full: int, gold: int, more: str, lost: int
) -> None:
    table = (
        f"A: resources: {gold}; offensive: Mage{more}; hand: 1; rituals: {ritual} {full} charges\n"
        f"B: offensive: Witch; hand: 1"
    )
    cards = TEXTS | {"Sage": "creature (Caster) 1/1", "Witch": "creature (Caster) 1/1"}
    s = rituals(table, cards)
    s.do(f"play {ritual}")
    assert (s.influence("A"), s.influence("B"), s.gold("A")) == (20, 20 - lost, 0)
    for less in (
        table.replace(f"{full} charges", f"{full - 1} charges"),
        table.replace("Mage", "Elk").replace(", Sage marked", ""),
    ):
        assert f"play {ritual}" not in rituals(less.replace("Seer", "Hen"), cards).options()


@plays("Dirge of Seven Voices")
def test_one_opponent_is_its_target() -> None:
    s = rituals(
        "A: resources: 2; offensive: Mage; hand: 1; rituals: Dirge of Seven Voices 2 charges\nB: hand: 1\nC: hand: 1",
        TEXTS,
    )
    s.do("play Dirge of Seven Voices", "target player C")
    assert [s.influence(seat) for seat in "ABC"] == [20, 20, 18]


@plays("Chorus of the Nine Towers")
def test_all_opponents_lose() -> None:
    s = rituals(
        "A: resources: 3; offensive: Mage; hand: 1; rituals: Chorus of the Nine Towers 4 charges\nB: hand: 1\nC: hand: 1",
        TEXTS,
    )
    s.do("play Chorus of the Nine Towers")
    assert [s.influence(seat) for seat in "ABC"] == [20, 18, 18]


@plays("Tally of the Dead")
@pytest.mark.parametrize(("grave", "lost"), [("Elk, Hen, Wait, Spear", 2), ("Wait", 0)])
def test_an_opponent_loses_influence_for_the_creatures_of_the_own_graveyard(grave: str, lost: int) -> None:
    s = played("Tally of the Dead", 4, 4, f"offensive: Mage; grave: {grave}; hand: 1", "grave: 3 Cow; hand: 1")
    assert (s.influence("A"), s.influence("B")) == (20, 20 - lost)


@plays("Closing of the Guest Book")
@pytest.mark.parametrize(("hand", "left"), [("Elk, Hen, Cow, Owl, Wait", ["Hen", "Wait"]), ("Elk, Hen", [])])
def test_each_opponent_discards_three_cards_of_his_choice(hand: str, left: list[str]) -> None:
    s = rituals(
        "A: resources: 2; offensive: Mage; hand: 2; rituals: Closing of the Guest Book 3 charges\n"
        f"B: resources: 2; rituals: Dirge; hand: {hand}", TEXTS
    )  # fmt: skip
    s.do("play Closing of the Guest Book")
    for name in ("Elk", "Cow", "Owl") if left else ():
        assert s.asked == "B"
        s.choose(f"pick {name}")
    s.all_pass()
    assert (s.hand("B"), s.gold("B"), s.place("Dirge"), len(s.hand("A"))) == (left, 2, "B's Rituals", 2)


@plays("Measuring of the Royal Acres")
@pytest.mark.parametrize(("picks", "gold"), [((), 0), (("pick Elk",), 1), (("pick Elk", "pick Hen"), 2)])
def test_up_to_two_cards_are_laid_beside_the_one_of_the_turn(picks: tuple[str, ...], gold: int) -> None:
    s = rituals(
        "A: resources: 1; offensive: Mage; hand: Elk, Hen, Cow; rituals: Measuring of the Royal Acres 1 charge\nB: hand: 1",
        TEXTS,
    )
    s.do("play Measuring of the Royal Acres", *picks)
    s.choose("done") if len(picks) < 2 else None
    s.all_pass()
    assert (s.gold("A"), len(s.hand("A"))) == (gold, 3 - gold)
    s.choose("lay Cow")
    assert s.gold("A") == gold + 1


@plays("Ember-Reading")
@pytest.mark.parametrize(("foes", "drawn"), [
    ("Cow 3/1, Hen 4/1 marked, Elk 2/1", 2), ("Elk 2/1", 0), ("4 Cow 3/1", 3), ("Elk 2/1; attached: Spear on Elk", 1),
])  # fmt: skip
def test_a_card_is_drawn_for_each_strong_enemy_of_the_battlefield(foes: str, drawn: int) -> None:
    s = played(
        "Ember-Reading",
        2,
        1,
        "offensive: Mage, Rat 5/5; deck: 9; hand: 1",
        f"defensive: {foes}; offensive: Owl 9/9; hand: 1",
    )
    assert len(s.deck("A")) == 9 - drawn


@plays("Patient Chanter", "Incense Keeper")
@pytest.mark.parametrize("who", ["Patient Chanter", "Incense Keeper"])
@pytest.mark.parametrize("active", ["A", "B"])
def test_its_mark_puts_a_charge_on_an_own_placed_ritual(who: str, active: str) -> None:
    s = rituals(
        f"A: offensive: {who}; rituals: Dirge 1 charge, Knell; hand: Wait\n"
        f"B: rituals: Toll; hand: Wait, 1\nphase: Play, active {active}",
        TEXTS | dict.fromkeys(("Knell", "Toll"), "magic 2: Charges: 3. Draw a card."),
    )
    if active == "B":
        s.choose("play Wait", "in the Offensive")
    s.choose(f"use {who}")
    s.all_pass() if who == "Patient Chanter" else None
    assert [option.partition(" ")[2] for option in s.options()] == ["Dirge", "Knell"]
    s.choose(next(option for option in s.options() if "Knell" in option))
    s.all_pass()
    assert ([s.charges(name) for name in ("Dirge", "Knell", "Toll")], s.marked(who)) == ([1, 1, 0], True)
    s.to("Upkeep", "A")
    s.choose("charge Knell")
    assert s.charges("Knell") == 2


@plays("Patient Chanter", "Incense Keeper")
@pytest.mark.parametrize("who", ["Patient Chanter", "Incense Keeper"])
def test_a_full_ritual_gets_no_charge_more(who: str) -> None:
    s = rituals(f"A: offensive: {who}; rituals: Dirge 3 charges; hand: 1\nB: hand: 1", TEXTS)
    if f"use {who}" in s.options():
        s.choose(f"use {who}")
        s.all_pass()
    assert s.charges("Dirge") == 3


@plays("Snuffed Candles")
def test_a_placed_ritual_of_anybody_loses_its_charges_and_stays() -> None:
    s = rituals(
        "A: resources: 2; rituals: Dirge 1 charge, Knell 2 charges; hand: Snuffed Candles, 1\n"
        "B: rituals: Toll 2 charges; hand: 1",
        TEXTS | dict.fromkeys(("Knell", "Toll"), "magic 2: Charges: 3. Draw a card."),
    )
    s.choose("play Snuffed Candles")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert sorted(s.options()) == ["target Dirge", "target Knell", "target Toll"]
    s.choose("target Toll")
    s.all_pass()
    assert [s.charges(name) for name in ("Dirge", "Knell", "Toll")] == [1, 2, 0]
    s.to("Upkeep", "B")
    s.choose("charge Toll")
    assert s.charges("Toll") == 1
