"""What a creature is engaged in, places in the plural, hands that are shown, and damage that does not happen."""

import pytest

from blind.texts import arc

ROW = "creature 2 2/2: "
ATTACK = "\nphase: Attack"


@pytest.mark.parametrize(("goal", "value"), [("B's army", "5/5"), ("Oakhold", "2/2")])
def test_it_is_stronger_while_it_attacks_an_army(goal: str, value: str) -> None:
    s = arc(f"A: army: Champ\nB: army: Ox 1/9; city Oakhold (Body, 8){ATTACK}",
            {"Champ": ROW + "This creature gets +3/+3 while it attacks an army."})  # fmt: skip
    assert s.value("Champ") == "2/2"
    s.choose(f"attack {goal}")
    assert s.value("Champ") == value


@pytest.mark.parametrize(("goal", "drawn"), [("B's army", 1), ("Oakhold", 0)])
def test_an_attack_on_the_army_of_an_opponent_is_heard_of(goal: str, drawn: int) -> None:
    s = arc(f"A: army: Champ; deck: Mule, Mule\nB: army: Ox 1/9; city Oakhold (Body, 8){ATTACK}",
            {"Champ": ROW + "Whenever this creature attacks an opponent's army, draw a card."})  # fmt: skip
    s.choose(f"attack {goal}")
    assert s.log().count("A draws Mule") == drawn


@pytest.mark.parametrize(("foe", "value"), [("Elk 4/1", "4/2"), ("Elk 3/1", "2/2")])
def test_it_is_stronger_while_it_defends_against_the_strong(foe: str, value: str) -> None:
    s = arc(f"A: army: {foe}\nB: army: Pike; hand: Wait{ATTACK}",
            {"Pike": ROW + "It gets +2/+0 while it defends against a creature with ATK 4 or more.",
             "Wait": "event 0: Draw a card."})  # fmt: skip
    s.choose("attack B's army")
    while "block Elk with Pike" not in s.options():
        s.choose("pass")
    s.choose("block Elk with Pike")
    assert s.value("Pike") == value


def test_the_only_defender_is_so_until_another_joins() -> None:
    s = arc(f"A: army: Elk 1/9\nB: army: Duel, Ox 1/9; hand: Wait{ATTACK}",
            {"Duel": ROW + "As long as this creature is the only defender assigned to an attacker, it gets +2/+1.",
             "Wait": "event 0: Draw a card."})  # fmt: skip
    s.choose("attack B's army")
    while "block Elk with Duel" not in s.options():
        s.choose("pass")
    s.choose("block Elk with Duel")
    alone, both = s.fork(), s
    both.choose("block Elk with Ox")
    if "done" in alone.options():
        alone.choose("done")
    assert (alone.value("Duel"), both.value("Duel")) == ("4/3", "2/2")


def test_it_is_the_card_itself_before_anything_else_is_spoken_of() -> None:
    s = arc(f"A: army: Bog\nB: army: Small, Tall{ATTACK}",
            {"Bog": ROW + "Creatures of cost 2 or less cannot defend against it.",
             "Small": "creature 2 1/1", "Tall": "creature 3 1/1"})  # fmt: skip
    s.choose("attack B's army")
    assert s.options() == ["done", "block Bog with Tall"]


def test_each_army_is_all_armies_and_no_city() -> None:
    s = arc("A: hand: Hail; army: Elk 1/1; city Oakhold (Body, 8): Mule\nB: army: Ox 1/9",
            {"Hail": "event 0: Hail deals 2 damage to each creature in each Army."})  # fmt: skip
    s.choose("play Hail")
    s.all_pass()
    assert (s.place("Elk"), s.place("Mule"), s.damage("Ox")) == ("A's graveyard", "Oakhold", 2)


def test_a_hand_that_is_shown_to_you_is_seen_by_you_alone() -> None:
    s = arc("A: hand: Spy\nB: hand: Secret\nC: army: Mule",
            {"Spy": "event 0: Name an opponent. He shows you all cards in his hand.",
             "Secret": "event 9: Draw a card."})  # fmt: skip
    s.choose("play Spy")
    s.all_pass()
    s.choose(next(option for option in s.options() if option.endswith("B")))
    t, c = s.match.table, next(c for c in range(len(s.match.table.shown)) if s.match.table.shown[c])
    assert t.shown[c] == 1


def test_the_first_three_points_of_damage_do_not_happen() -> None:
    s = arc("A: hand: Guard, Blast, Spark; army: Elk 1/4\nB: army: Mule",
            {"Guard": "event 0: The next 3 damage target creature would take this turn doesn't happen.",
             "Blast": "event 0: Deal 2 damage to target creature.",
             "Spark": "event 0: Deal 4 points of damage to target creature."})  # fmt: skip
    s.choose("play Guard", "target Elk")
    s.all_pass()
    s.choose("play Blast", "target Elk")
    s.all_pass()
    assert s.damage("Elk") == 0
    s.choose("play Spark", "target Elk")
    s.all_pass()
    assert s.damage("Elk") == 3


def test_of_his_choice_from_his_hand_is_whoever_discards() -> None:
    s = arc("A: hand: Tithe\nB: hand: Secret, Other, Third",
            {"Tithe": "event 0: Target player discards two cards of his choice from his hand.",
             "Secret": "event 9: Draw a card.", "Other": "event 9: Draw a card.",
             "Third": "event 9: Draw a card."})  # fmt: skip
    s.choose("play Tithe", "target player B")
    s.all_pass()
    assert s.asked == "B"


def test_an_opponents_creature_is_watched() -> None:
    s = arc("A: 10 points; hand: Axe, Axe; army: Vulture, Elk 1/1\nB: army: Ox 1/9",
            {"Vulture": ROW + "Whenever an opponent's creature dies, gain 1 VP.",
             "Axe": "event 0: Kill target creature."})  # fmt: skip
    s.choose("play Axe", "target Elk")
    s.all_pass()
    assert s.points("A") == 10
    s.choose("play Axe", "target Ox")
    s.all_pass()
    assert s.points("A") == 11


def test_a_city_gets_strength_back_but_no_more_than_it_had() -> None:
    s = arc("A: hand: Balm, Sun; city Oakhold (Body, 8, hurt 5)\nB: army: Mule",
            {"Balm": "event 0: Restore 3 strength to target city you control.",
             "Sun": "event 0: Target city regains 9 points of strength."})  # fmt: skip
    s.choose("play Balm")
    s.all_pass()
    assert s.damage("Oakhold") == 2
    s.choose("play Sun", "target Oakhold")
    s.all_pass()
    assert s.damage("Oakhold") == 0
