"""What gems give by texts in ARC: two units, none, and units of whichever faction is asked for."""

import pytest

from scenes.arc import Scene, rule, scene

CARDS = {
    "Vein": "enchantment 0: Attach to a resource card. Its gem pays 2 power instead of 1.",
    "Prism": "enchantment 0: Attach to a resource card. Its gem counts as a gem of every faction.",
    "Drought": "creature 1 1/1: Resource cards your opponents control give no power.",
    "Bloom": "event 0: Until end of turn, your gems count as gems of any faction.",
    "Captain": "creature 4 Red Banner loyalty 2 3/3", "Bolt": "event 2: Gain 1 victory point.",
    "Idle": "magic 0: Draw a card.",
    "Pay": "magic 1: Gain 1 victory point.",
    "Spark": "event 1: Gain 1 victory point.", "Druid": "creature 1 Gaian 1/1: 2 Gaian power: Gain 1 victory point.",
    "Adept": "creature 2 Gaian loyalty 1 2/2", "Nullify": "event 0: Destroy target enchantment.",
}  # fmt: skip


def laid(power: str, *enchantments: str, hand: str = "Bolt") -> Scene:
    """A's first resource card bears these enchantments."""
    s = scene(f"A: gems {power}; hand: {', '.join([*enchantments, hand])}, Idle\nB:\nphase: Play", cards=CARDS)
    for name in enchantments:
        s.choose(f"play {name}")
        s.choose(*[each for each in s.options() if each.startswith("target")][:1])
        s.settle()
        if s.table.chain:
            s.all_pass()
    return s


def free(s: Scene) -> int:
    """How much power A can spend."""
    return int(s.table.gems(0)[-1])


@rule("ARC-POWER-05", "ARC-POWER-08")
def test_one_gem_pays_for_two_and_what_is_left_can_be_spent_in_this_turn() -> None:
    s = laid("1 Gaian", "Vein", hand="Spark, Bolt")
    s.play("Spark")
    assert (s.consumed("A"), free(s)) == ("1 Gaian", 1)
    s.refused("play Bolt", "ARC-POWER-08")
    s.to("Tactics", "B")
    assert free(s) == 0, "it is lost as the turn ends"


@rule("ARC-POWER-05")
def test_what_gives_little_too_much_pays_last() -> None:
    s = laid("1 Gaian, 1 Red Banner", "Vein", hand="Spark")
    s.play("Spark", "pay 1 Red Banner")
    assert (s.gems("A"), free(s)) == ("1 Gaian", 2)


@rule("ARC-POWER-09", "ARC-POWER-14")
def test_a_gem_of_every_faction_meets_loyalty_and_is_one_gem_all_the_same() -> None:
    s = laid("1 Gaian, 3 Red Banner", "Prism", hand="Captain")
    assert "play Captain" in s.options()
    s = laid("1 Gaian, 1 Red Banner, 2 The Empire", "Prism", hand="Captain")
    s.choose("play Captain")
    s = laid("1 Gaian, 3 The Empire", "Prism", hand="Captain")
    s.refused("play Captain", "ARC-POWER-09")
    s = laid("1 Gaian", "Prism")
    s.refused("play Bolt", "ARC-POWER-08")


@rule("ARC-POWER-05")
def test_without_the_enchantment_the_gem_is_of_its_own_faction_again() -> None:
    s = laid("1 Red Banner, 1 The Empire", "Prism", hand="Adept, Nullify")
    assert "play Adept" in s.options()
    s.play("Nullify")
    s.refused("play Adept", "ARC-POWER-09")


@rule("ARC-POWER-05")
@pytest.mark.parametrize(("power", "may"), [("2 Red Banner", True), ("1 Red Banner", False)])
def test_gems_count_as_others_for_a_turn(power: str, may: bool) -> None:
    s = scene(f"A: gems {power}; army: Druid; hand: Bloom, Idle\nB:\nphase: Play", cards=CARDS)
    s.refused("use Druid", "ARC-POWER-13")
    s.play("Bloom")
    assert ("use Druid" in s.options()) == may


@rule("ARC-POWER-08")
def test_gems_that_give_nothing_pay_for_nothing() -> None:
    s = scene("A: gems 2 Gaian; hand: Pay, Idle\nB: army: Drought\nphase: Play", cards=CARDS)
    assert free(s) == 0
    s.refused("play Pay", "ARC-POWER-08")


@rule("ARC-POWER-05", "ARC-POWER-08")
def test_a_gem_that_cannot_be_spent_pays_for_nothing_whatever_it_would_give() -> None:
    lock = "enchantment 0: Attach to a resource card. Its gem can't be spent."
    flood = "creature 1 1/1: Resource cards you control give 1 more power."
    setting = "A: gems 1 Gaian; army: Flood; hand: Lock, Bolt, Idle\nB:\nphase: Play"
    s = scene(setting, cards={**CARDS, "Lock": lock, "Flood": flood})
    assert "play Bolt" in s.options()
    s.choose("play Lock")
    s.settle()
    if s.table.chain:
        s.all_pass()
    assert free(s) == 0
    s.refused("play Bolt", "ARC-POWER-08")


@rule("ARC-POWER-01")
def test_each_player_lays_his_own_card_as_a_resource_card() -> None:
    words = (
        "magic 0: Each player puts the top card of his deck into play as a resource card of a faction of his choice."
    )
    s = scene("A: hand: Share, Idle; deck: Bolt\nB: deck: Spark\nphase: Play", cards={**CARDS, "Share": words})
    s.choose("play Share")
    s.all_pass()
    for _ in range(2):
        s.choose({"A": "Gaian", "B": "Red Banner"}[s.asked])
    assert (s.gems("A"), s.gems("B")) == ("1 Gaian", "1 Red Banner")
