"""The advantage of a city is in effect without a bid: as long as an enchantment lies on it, or until end of turn."""

from scenes.arc import scene

CARDS = {
    "Altar": "city 1 Mind 6: Advantage: Elves you control get +2/+0.",
    "Charter": "enchantment 0: Enchant city you control. The advantage of enchanted city is always in effect.",
    "Feast": "event 0: The advantage of target city you control is in effect until end of turn.",
    "Burn": "event 0: Destroy target enchantment.",
    "Elf": "creature 1 (Elf) 1/1",
}  # fmt: skip
TABLE = "A: city Altar; army: Elf; hand: Charter, Feast, Burn\nphase: Play"


def test_it_is_in_effect_as_long_as_the_enchantment_lies_there() -> None:
    s = scene(TABLE, cards=CARDS)
    s.play("Charter")
    s.settle()
    assert s.value("Elf") == "3/1"
    s.play("Burn")
    s.settle()
    assert s.value("Elf") == "1/1"


def test_it_is_in_effect_until_end_of_turn() -> None:
    s = scene(TABLE, cards=CARDS)
    s.play("Feast")
    assert s.value("Elf") == "3/1"
    s.to("Tactics", "B")
    assert s.value("Elf") == "1/1"
