"""Blind Heroes and rituals of the eighth rounds, and quests of ORC's round 9, played as their writers meant them."""

import pytest

from blind.texts import heroes, orc, plays, rituals, until
from scenes import heroes as heroes_scenes
from scenes import rituals as rituals_scenes

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.", "Mage": "creature (Caster) 1/9",
    "Keeper": "creature 1/1: (A): Elves you control get 0/+1.", "Burn": "event 0: Each opponent loses 4 influence.",
    "Spear": "equipment 0: Equipped creature gets +1/0.", "Ring": "equipment 0: Equipped creature gets 0/+1.",
    "Sprint": "quest (Assignment): Play an Event. Victory Points: 1.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


def led(hero: str, table: str) -> heroes_scenes.Scene:
    """A table on which A has this Hero."""
    return heroes(f"A: 10 influence; hero: {hero}; {table}", TEXTS)


def played(ritual: str, full: int, gold: int, a: str, b: str) -> rituals_scenes.Scene:
    """A has played the ritual, which cannot be played with a charge less."""
    table = f"A: resources: {gold}; {a}; rituals: {ritual} {{}}\nB: {b}"
    assert f"play {ritual}" not in rituals(table.format(f"{full - 1} charges"), TEXTS).options()
    s = rituals(table.format(f"{full} charges"), TEXTS)
    s.do(f"play {ritual}")
    assert (s.place(ritual) != "A's Rituals", s.gold("A")) == (True, 0)
    return s


@plays("Serafine Oldacre")
def test_hers_in_the_defensive_are_tougher() -> None:
    s = led(
        "Serafine Oldacre",
        "offensive: Elk 1/1; defensive: Ox 1/1 marked, Keeper assigned; hand: 1\nB: defensive: Hen 1/1; hand: 1",
    )
    assert [s.value(name) for name in ("Elk", "Ox", "Keeper", "Hen")] == ["1/1", "1/2", "1/2", "1/1"]


@plays("Bram Copperkettle")
def test_three_gold_are_a_card_once() -> None:
    s = led("Bram Copperkettle", "resources: 6; deck: Rat, 3; hand: 1\nB: hand: 1")
    s.do("use Bram Copperkettle")
    assert ("Rat" in s.hand("A"), s.gold("A"), "use Bram Copperkettle" in s.options()) == (True, 3, False)


@plays("Gnarl Two-Hammers")
def test_one_of_his_strikes_harder_for_the_turn() -> None:
    s = led("Gnarl Two-Hammers", f"offensive: Ox 3/3, Elk; resources: 2; hand: Wait\nB: defensive: Hen; hand: 1{FIGHT}")
    s.choose("attack B", "send Ox", "done", "use Gnarl Two-Hammers")
    assert s.options() == ["target Ox", "target Elk"]
    s.choose("target Ox")
    s.to("Second Play")
    assert (s.influence("B"), s.value("Ox"), s.gold("A")) == (15, "5/3", 0)
    s.to("Play", "B")
    assert s.value("Ox") == "3/3"


@plays("Lady Vauquelin of the Open House")
@pytest.mark.parametrize("who", ["A", "B"])
def test_a_quest_that_her_player_completes_is_two_cards(who: str) -> None:
    table = (
        f"quests: Sprint; chapter: Next; deck: 5; hand: Wait, 1\nB: deck: 5; hand: Wait, 1\nphase: Play, active {who}"
    )
    s = led("Lady Vauquelin of the Open House", table)
    s.choose("accept Sprint")
    s.all_pass()
    s.do("play Wait")
    assert (s.victory(who), len(s.deck("A")), len(s.deck("B"))) == (1, 3 if who == "A" else 5, 5)


@plays("Hesper, Midwife of Graves")
@pytest.mark.parametrize(("before", "after"), [(10, 11), (17, 17)])
def test_each_death_of_hers_in_combat_gives_one_influence(before: int, after: int) -> None:
    table = f"A: {before} influence; hero: Hesper; offensive: Ox 1/1, Elk; hand: Axe, 1\nB: defensive: Cow 9/9; hand: 1{FIGHT}"
    s = heroes(table, TEXTS)
    s.choose("attack B", "send Ox", "done")
    until(s, "block")
    s.choose("block")
    s.to("Second Play")
    assert (s.place("Ox"), s.influence("A")) == ("A's graveyard", after)
    s.do("play Axe", "target Elk")
    assert (s.place("Elk"), s.influence("A")) == ("A's graveyard", after)


@plays("Oddo Wainwright")
def test_a_gold_and_a_card_bring_an_equipment_back() -> None:
    s = led("Oddo Wainwright", "resources: 1; grave: Ring, Rat, Spear; hand: Fox, Spear\nB: grave: Ring; hand: 1")
    s.choose("use Oddo Wainwright", "in the Offensive")
    assert s.options() == ["target Ring", "target Spear"]
    s.choose("target Ring")
    s.choose(next(label for label in s.options() if label.endswith("Fox")))
    s.all_pass()
    assert (s.place("Ring"), s.place("Fox"), s.gold("A"), len(s.hand("A"))) == ("A's hand", "A's graveyard", 0, 2)
    empty = led("Oddo Wainwright", "offensive: Ox; resources: 1; grave: Ring; hand: 0\nB: hand: 1")
    assert "use Oddo Wainwright" not in empty.options()


@plays("Kesh of the Burnt Ford")
@pytest.mark.parametrize(("army", "mine", "theirs"), [("Ox, Elk, Rat", 10, 19), ("Ox, Elk", 10, 20), ("Ox", 9, 20)])
def test_an_attack_of_many_costs_the_attacked_and_one_of_one_himself(army: str, mine: int, theirs: int) -> None:
    s = led("Kesh of the Burnt Ford", f"offensive: {army}; hand: Wait\nB: hand: Wait{FIGHT}")
    s.choose("attack B")
    while any(label.startswith("send") for label in s.options()):
        s.choose(next(label for label in s.options() if label.startswith("send")))
    assert (s.influence("A"), s.influence("B")) == (mine, theirs)


@plays("Thaw on Every Roof")
def test_all_of_his_are_unmarked_in_both_fronts() -> None:
    a = "offensive: Mage marked, Ox marked, Keeper assigned; defensive: Rat marked; hand: 1"
    s = played("Thaw", 2, 1, a, "defensive: Cow marked; hand: 1")
    assert [s.marked(name) for name in ("Mage", "Ox", "Rat", "Cow")] == [False, False, False, True]
    assert s.assigned("Keeper")


@plays("Pyre for Both Armies")
def test_all_of_the_battlefield_suffer_four() -> None:
    a, b = "offensive: Mage, Ox 1/9; defensive: Rat 1/9; hand: 1", "defensive: Cow 1/9; offensive: Hen 1/9; hand: 1"
    s = played("Pyre for Both Armies", 3, 3, a, b)
    assert [s.damage(name) for name in ("Mage", "Ox", "Rat", "Cow", "Hen")] == [4, 4, 0, 4, 0]


@plays("Walking of the Hundred Lamps")
def test_two_victory_points_which_may_win() -> None:
    assert played("Walking of the Hundred Lamps", 4, 4, "offensive: Mage; hand: 1", "hand: 1").victory("A") == 2
    won = played("Walking of the Hundred Lamps", 4, 4, "8 VP; offensive: Mage; hand: 1", "hand: 1")
    assert (won.over, won.winner) == (True, "A")


@plays("Names Called Down the Shaft")
@pytest.mark.parametrize("names", [("Elk", "Rat", "Hog"), ("Rat",), ()])
def test_up_to_three_creature_cards_come_back(names: tuple[str, ...]) -> None:
    a = "offensive: Mage; grave: Elk, Spear, Rat, Hog, Fox; hand: 1"
    s = played("Names Called Down the Shaft", 3, 2, a, "grave: Hen; hand: 1")
    for name in names:
        assert not any(label.endswith(("Hen", "Spear")) for label in s.options())
        s.choose(next(label for label in s.options() if label.endswith(name)))
    s.choose("done") if len(names) < 3 else None
    assert tuple(s.hand("A")[1:]) == names


@plays("Sitting Up with the Almanac")
def test_three_cards_are_drawn() -> None:
    assert (
        len(played("Sitting Up with the Almanac", 2, 1, "offensive: Mage; hand: 1; deck: 5", "hand: 1").deck("A")) == 2
    )


@plays("The River Takes the Field")
def test_all_of_the_battlefield_go_home() -> None:
    a = "offensive: Mage, Ox; defensive: Rat; attached: Spear on Ox; hand: 1"
    s = played("The River Takes the Field", 4, 4, a, "defensive: Cow, Keeper assigned; offensive: Hen; hand: 1")
    assert [s.place(name) for name in ("Mage", "Ox", "Spear", "Cow", "Keeper")] == [
        *["A's hand"] * 3,
        *["B's hand"] * 2,
    ]
    assert [s.place(name) for name in ("Rat", "Hen")] == ["A's Defensive", "B's Offensive"]


@plays("Bad Water, Slowly")
@pytest.mark.parametrize(("resources", "lost"), [("Rat marked, Elk", 1), ("7 Rat marked", 5), ("Rat", 0)])
def test_each_marked_resource_card_costs_an_enemy_one_five_at_most(resources: str, lost: int) -> None:
    s = rituals(
        f"A: resources: 2; offensive: Mage; hand: 1; rituals: Bad Water 3 charges\nB: resources: {resources}; hand: 1",
        TEXTS,
    )
    s.do("play Bad Water")
    assert (s.influence("A"), s.influence("B")) == (20, 20 - lost)


@plays("Granaries of the Border")
def test_the_ninth_resource_card_completes_it() -> None:
    s = orc(
        "A: hand: Rat, 1; resources: 7, Elk marked; quests: Granaries of the Border; chapter: Next\nB: hand: 1", TEXTS
    )
    s.choose("accept Granaries")
    s.all_pass()
    assert s.victory("A") == 0
    s.choose("lay Rat")
    assert s.victory("A") == 2


@plays("Breach the Long Wall")
@pytest.mark.parametrize(("army", "points"), [("Ox 3/3, Elk 4/4", 3), ("Ox 3/3, Elk 3/3", 0)])
def test_seven_influence_in_one_attack_complete_it(army: str, points: int) -> None:
    s = orc(f"A: offensive: {army}; hand: Burn, Wait; quests: Breach the Long Wall; chapter: Next\nB: hand: 1", TEXTS)
    s.choose("accept Breach")
    s.all_pass()
    s.do("play Burn")
    s.to("Move or Attack")
    s.choose("attack B", "send Ox", "send Elk")
    s.to("Second Play")
    assert s.victory("A") == points


@plays("Four Urgent Letters")
def test_four_events_bring_the_stake_back() -> None:
    s = orc(
        "A: 15 influence; offensive: Ox; hand: 5 Wait, 1; quests: Four Urgent Letters; chapter: Next\nB: hand: 1", TEXTS
    )
    s.do("play Wait")
    s.choose("accept Four Urgent Letters")
    s.all_pass()
    assert s.influence("A") == 13
    lost = s.fork()
    for _ in range(4):
        assert s.victory("A") == 0
        s.do("play Wait")
    assert (s.victory("A"), s.influence("A")) == (3, 20)
    lost.choose("abandon Four Urgent Letters")
    lost.all_pass()
    assert (lost.victory("A"), lost.influence("A")) == (0, 13)
