"""Yields: resource cards that give two gold, none, or gold of any faction that is named as it pays."""

from scenes.ava import Scene, rule, scene
from wtactics.engine.places import FACTIONS

CARDS = {
    "Vein": "enchantment 0: Attach to a resource card. It produces 2 gold instead of 1.",
    "Mint": "enchantment 0: Attach to a resource card. When it is marked for gold, its controller may choose any faction for "
            "that gold.",
    "Drought": "creature 1 1/1: Resource cards your opponents control give no gold.",
    "Feast": "magic 0: Until end of turn, your resource cards may produce gold of any faction.",
    "Elf": "creature 3 Gaian loyalty 1 2/2", "Nap": "magic 1 Gaian: Draw a card.", "Rite": "magic 2 Gaian: Draw a card.",
    "March": "magic 2 Red Banner: Draw a card.", "Drill": "creature 1 1/1: 2 gold: Draw a card.",
}  # fmt: skip


def begun(gold: str, hand: str, *enchanted: str) -> Scene:
    """A's first resource card bears these enchantments."""
    s = scene(f"A: gold {gold}; hand: {', '.join([*enchanted, hand])}; deck: 9\nB:\nphase: Play", cards=CARDS)
    for name in enchanted:
        s.choose(f"play {name}")
        s.choose(*[each for each in s.options() if each.startswith("target")][:1])
        s.choose("pass")  # it could be marked for gold as long as the enchantment is on the chain
        s.settle()
    return s


def free(s: Scene, seat: int = 0) -> list[int]:
    """How much gold the seat can spend of each faction, in the order of their names, and in all."""
    return [int(n) for n in s.table.gems(seat)]


@rule("AVA-GOLD-06", "AVA-GOLD-07")
def test_one_resource_card_pays_for_two_and_what_is_left_waits() -> None:
    s = begun("1 Gaian", "Nap, Rite", "Vein")
    assert free(s) == [0, 2, 0, 0, 0, 2]
    s.play("Nap")
    assert (s.gems("A"), free(s)) == ("", [0, 1, 0, 0, 0, 1])
    s.refused("play Rite", "AVA-GOLD-10")
    s.to("Draw", "B")
    assert free(s)[-1] == 0, "the rest is lost as the turn ends"
    s = begun("1 Gaian", "Rite", "Vein")
    s.play("Rite")
    assert free(s)[-1] == 0


@rule("AVA-GOLD-06", "AVA-GOLD-09")
def test_gold_of_any_faction_is_gold_of_one_faction_for_each_payment() -> None:
    s = begun("1 Red Banner, 1 The Empire", "Nap, Rite, March", "Mint")
    s.refused("play Rite", "AVA-GOLD-09")
    s.play("Nap")
    assert s.gems("A") == "1 The Empire", "the card in the Red Banner stash paid Gaian gold"
    s.refused("play March", "AVA-GOLD-10")


@rule("AVA-GOLD-09")
def test_it_counts_for_the_faction_that_has_not_run_out() -> None:
    s = begun("1 Red Banner, 2 Gaian, 1 The Empire", "Elf", "Mint")
    s.to("Entrance")
    s.play("Elf")
    assert s.gems("A") == "1 The Empire"


@rule("AVA-GOLD-06")
def test_two_units_of_any_faction_are_no_more_than_two() -> None:
    s = scene("A: gold 1 Red Banner, 1 The Empire; hand: Feast, Rite, Elf; deck: 9\nB:\nphase: Play", cards=CARDS)
    s.play("Feast")
    s.play("Rite")
    assert free(s) == [0] * 6
    s.to("Entrance")
    s.refused("play Elf", "AVA-GOLD-10")


@rule("AVA-GOLD-06", "AVA-GOLD-14")
def test_resource_cards_of_opponents_give_nothing() -> None:
    s = scene("A: army: Drought\nB: gold 2 Gaian; army: Drill; deck: 9", cards=CARDS)
    s.to("Play", "B")
    assert (s.gems("B"), free(s, 1)[-1]) == ("2 Gaian", 0)
    assert not any("Drill" in each for each in s.options() if each.startswith("use"))


@rule("AVA-GOLD-06")
def test_gold_that_is_produced_ahead_is_of_the_faction_that_is_named() -> None:
    s = scene(
        "A: gold 1 Red Banner; army: Smith, Keeper; hand: Nod\nB: hand: Wreck\nphase: Play, active B",
        cards={
            "Smith": "creature 1 1/1: Resource cards you control may produce gold of any faction.",
            "Keeper": "creature 1 1/1: Resource cards you control give 1 more gold.",
            "Nod": "event 2 Gaian: Draw a card.", "Wreck": "event 0: Destroy target resource card.",
        },
    )  # fmt: skip
    s.choose("play Wreck")
    assert "produce gold with Red Banner resource card" not in s.options()
    s.choose("produce Gaian gold with Red Banner resource card")
    assert (s.asked, free(s)) == ("A", [0, 2, 0, 0, 0, 2])
    s.play("Nod")
    assert free(s)[-1] == 0


@rule("AVA-GOLD-06")
def test_gold_is_of_the_faction_of_the_city_where_the_creature_lives() -> None:
    cards = {
        "Mule": "creature 1 Gaian 1/1: (M): Produce 2 gold of the faction of the city in which it lives.",
        "Forge": "city 2 Red Banner Body 8",
    }
    s = scene("A: city Forge: Mule\nB:\nphase: Play", cards=cards)
    s.carry_out("use Mule")
    assert free(s)[FACTIONS.index("Red Banner")] == 2
    s = scene("A: army: Mule; city Forge\nB:\nphase: Play", cards=cards)
    s.carry_out("use Mule")
    assert free(s)[-1] == 0, "it lives nowhere"
