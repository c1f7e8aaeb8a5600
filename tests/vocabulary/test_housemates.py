"""Creatures of one city or army, who die by blows, who fight with how many, and gems that enter consumed."""

import pytest

from scenes.arc import rule, scene
from vocabulary.test_gems import free

HUM = {"Hum": "event 0: Draw a card."}
OAK_AND_ELM = "city Oak (Body, 5): Imp 1/1, Rat 1/1; city Elm (Body, 5): Ox 1/1, Ass 1/1"


@pytest.mark.parametrize("place", ["one city", "a single city", "the same city"])
def test_targets_in_one_city_are_those_of_the_city_of_the_first(place: str) -> None:
    cards = {"Hush": f"event 0: Mark up to two target creatures in {place}.", **HUM}
    s = scene(f"A: hand: Hush, Hum\nB: {OAK_AND_ELM}; army: Hen 1/1\nphase: Play", cards=cards)
    s.choose("play Hush")
    assert "target Hen" not in s.options()
    s.choose("target Imp")
    assert "target Rat" in s.options()
    assert {"target Ox", "target Ass"}.isdisjoint(s.options())
    s.choose("target Rat")
    s.all_pass()
    assert (s.marked("Imp"), s.marked("Rat"), s.marked("Ox")) == (True, True, False)


def test_two_creatures_in_one_city_are_sought_where_there_are_two() -> None:
    cards = {"Hush": "event 0: Mark two creatures in one city.", **HUM}
    s = scene("A: hand: Hush, Hum\nB: city Oak (Body, 5): Imp 1/1; city Elm (Body, 5): Ox 1/1, Ass 1/1\nphase: Play",
              cards=cards)  # fmt: skip
    s.play("Hush")
    assert (s.marked("Imp"), s.marked("Ox"), s.marked("Ass")) == (False, True, True)


@rule("ARC-COMBAT-13")
@pytest.mark.parametrize(
    "text",
    ["Whenever Ram's combat damage destroys a city, gain 2 VP.", "Whenever Ram destroys a city in combat, gain 2 VP."],
)
def test_a_city_falls_by_the_combat_damage_of_a_creature(text: str) -> None:
    s = scene("A: 15 points; army: Ram\nB: city Oak (Body, 3); city Elm (Body, 9)\nphase: Attack",
              cards={"Ram": f"creature 1 3/3: {text}"})  # fmt: skip
    s.choose("attack Oak")
    s.to("Second Play")
    assert (s.place("Oak"), s.points("A")) == ("B's graveyard", 17)


@rule("ARC-COMBAT-13")
def test_what_a_text_deals_is_no_combat_damage() -> None:
    cards = {
        "Ram": "creature 1 1/9: Whenever Ram kills a creature with combat damage, gain 2 VP.\n"
        "1 power: Ram deals 2 damage to target creature.",
    }
    s = scene("A: 15 points; gems 1 Gaian; army: Ram\nB: army: Imp 1/2, Rat 1/1\nphase: Attack", cards=cards)
    s.choose("attack B's army", "use Ram", "target Imp", "block Ram with Rat")
    s.to("Second Play")
    assert s.place("Imp") == "B's graveyard"
    assert s.points("A") == 17


@rule("ARC-COMBAT-08")
@pytest.mark.parametrize(("blocks", "value"), [((), "3/9"), (("Imp",), "5/10"), (("Imp", "Rat"), "2/9")])
def test_in_combat_with_exactly_one_creature_or_with_more(blocks: tuple[str, ...], value: str) -> None:
    text = "While Boar is in combat with exactly one creature, it gets +2/+1. "
    text += "While it is in combat with two or more, it gets -1/-0."
    cards = {"Boar": f"creature 1 3/9: {text}", "Hum": "event 0: Draw a card."}
    s = scene("A: army: Boar\nB: army: Imp 1/9, Rat 1/9; hand: Hum\nphase: Attack", cards=cards)
    s.choose("attack B's army", "pass", *(f"block Boar with {name}" for name in blocks))
    if len(blocks) < 2:
        s.choose("done")
    assert s.value("Boar") == value


def test_cards_laid_by_a_text_bring_their_gems_consumed() -> None:
    cards = {"Sow": "magic 0: Put up to two cards from your hand into play as resource cards. Their gems are consumed.",
             "Elk": "creature 1 Gaian 1/1", "Stag": "creature 2 Gaian 1/1"}  # fmt: skip
    s = scene("A: gems 1 Gaian; hand: Sow, Elk, Stag\nphase: Play", cards=cards)
    s.play("Sow", "pick Elk", "pick Stag", "name Gaian", "name Gaian")
    assert (len(s.hand("A")), free(s, 0)) == (0, 1)
