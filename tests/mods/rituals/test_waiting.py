"""ORC-RITUAL: what rituals do while they are placed, and as they become full."""

import pytest

from scenes.rituals import RitualsKit, rule, scene
from wtactics.language.errors import TextRefused

CARDS = {
    "Mage": "creature (Caster) 1/1", "Orc": "creature 2/2", "Imp": "creature 1/1",
    "Dirge": "magic 0: Charges: 3. While this ritual is placed, put a charge on it whenever a creature you control dies. "
             "Draw a card.",
    "Bolt": "event 0: Destroy target creature in all zones.",
    "Wall": "magic 0: Charges: 2. While this ritual is placed, creatures you control get 0/+2. Draw two cards.",
    "Bell": "magic 0: Charges: 1. When this ritual becomes full, draw a card. Target opponent loses 3 influence.",
    "Call": "magic 0: Charges: 1. When you place this ritual, gain 2 influence. Draw a card.",
    "Well": "magic 0: Charges: 3. While this ritual is placed, you may remove a charge from it: target creature gets +2/0 "
            "until end of turn. Destroy target creature.",
    "Ward": "magic 0: Charges: 3. While this ritual is placed, if a creature you control would die, you may remove a charge "
            "from this ritual instead. Draw a card.",
    "Snuff": "event 0: Discard target ritual.",
    "Hail": "magic 0: Charges: 4. You may play this ritual with two or more charges. Deal 2 damage to target creature for "
            "each charge that was removed from it.",
    "Sleet": "magic 0: Charges: 4. You may play this ritual with one charge or more. Deal 2 damage for each charge that was "
             "removed as you played it, divided as you like among any number of target enemy creatures.",
    "Seer": "creature 1/1: Whenever you play a ritual, this creature gets +1/0 until end of turn for each charge that was "
            "removed from it.",
    "Lull": "magic 0: Charges: 2. While this ritual is full, creatures you control get +1/0. Draw a card.",
}  # fmt: skip


@rule("ORC-RITUAL-14")
def test_a_placed_ritual_hears_what_happens_in_both_fronts_and_in_every_turn() -> None:
    s = scene(
        "A: rituals: Dirge; offensive: Orc, Ogre 3/3; defensive: Imp\nB: hand: 2 Bolt, 1\nphase: Play, active B",
        cards=CARDS,
    )
    s.do("play Bolt", "target Orc")
    assert s.charges("Dirge") == 1
    s.do("play Bolt", "target Imp")
    assert s.charges("Dirge") == 2


@rule("ORC-RITUAL-14")
def test_it_holds_only_while_the_ritual_is_placed() -> None:
    s = scene("A: rituals: Wall; offensive: Orc; defensive: Imp\nB: offensive: Ogre 3/3; hand: Snuff", cards=CARDS)
    assert (s.value("Orc"), s.value("Imp"), s.value("Ogre")) == ("2/4", "1/3", "3/3")
    s.to("Play", "B")
    s.do("play Snuff")
    assert s.place("Wall") == "A's graveyard"
    assert (s.value("Orc"), s.value("Imp")) == ("2/2", "1/1")
    s = scene("A: hand: Wall; offensive: Orc; deck: 3", cards=CARDS)
    assert s.value("Orc") == "2/2"


@rule("ORC-RITUAL-14", "ORC-RITUAL-11")
def test_what_it_did_before_is_over_as_it_is_played() -> None:
    s = scene("A: rituals: Wall 2 charges; offensive: Orc, Mage; deck: 3", cards=CARDS)
    s.do("play Wall")
    assert s.value("Orc") == "2/2"
    assert len(s.hand("A")) == 2


@rule("ORC-RITUAL-14")
def test_a_ritual_does_something_as_it_becomes_full_and_as_it_is_placed() -> None:
    s = scene("A: rituals: Bell; deck: 3\nphase: Upkeep", cards=CARDS)
    s.choose("charge Bell")
    assert len(s.hand("A")) == 1
    s = scene("A: resources: 1; hand: Call, 1", cards=CARDS)
    before = s.points("A")
    s.do("place Call")
    assert s.points("A") == before + 2


@rule("ORC-RITUAL-14")
def test_a_placed_ritual_is_used_for_its_own_charges_in_every_front_and_window() -> None:
    s = scene("A: rituals: Well 2 charges; offensive: Orc; defensive: Imp", cards=CARDS)
    s.do("use Well", "target Imp")
    s.do("use Well", "target Orc")
    assert (s.value("Imp"), s.value("Orc"), s.charges("Well")) == ("3/1", "4/2", 0)
    assert "use Well" not in s.options()
    s = scene("A: hand: Well, 1; offensive: Orc", cards=CARDS)
    assert "use Well" not in s.options()


@rule("ORC-RITUAL-14")
def test_nobody_chooses_to_take_a_charge_from_a_ritual_that_has_none() -> None:
    for charges, left in (("1 charge", "A's Offensive"), ("0 charges", "A's graveyard")):
        s = scene(
            f"A: rituals: Ward {charges}; offensive: Orc; defensive: Imp\nB: hand: Bolt, 1\nphase: Play, active B",
            cards=CARDS,
        )
        s.do("play Bolt", "target Orc")
        if "yes" in s.options():
            s.choose("yes")
        assert s.place("Orc") == left


@rule("ORC-RITUAL-14")
def test_something_holds_while_it_is_full() -> None:
    assert scene("A: rituals: Lull 1 charge; offensive: Orc", cards=CARDS).value("Orc") == "2/2"
    assert scene("A: rituals: Lull 2 charges; offensive: Orc", cards=CARDS).value("Orc") == "3/2"


@rule("ORC-RITUAL-14")
def test_a_placed_ritual_is_not_marked_for_what_it_does() -> None:
    with pytest.raises(TextRefused, match="placed card"):
        RitualsKit().library({"Drum": "magic 0: Charges: 1. While this ritual is placed, (M): Draw a card."})


@rule("ORC-RITUAL-15", "ORC-RITUAL-11")
def test_a_ritual_may_be_played_before_it_is_full_and_counts_the_charges_that_were_removed() -> None:
    s = scene("A: rituals: Hail 1 charge; offensive: Mage, Orc; deck: 3", cards=CARDS)
    s.refused("play Hail", "ORC-RITUAL-10")
    s = scene("A: rituals: Hail 3 charges; offensive: Mage, Orc\nB: defensive: Ogre 6/7", cards=CARDS)
    s.do("play Hail", "target Ogre")
    assert (s.damage("Ogre"), s.place("Hail")) == (6, "A's graveyard")


@rule("ORC-RITUAL-15", "ORC-RITUAL-11")
def test_what_is_divided_is_as_much_as_the_charges_that_lie_on_it_allow() -> None:
    s = scene("A: rituals: Sleet 2 charges; offensive: Mage, Orc\nB: defensive: Ogre 6/7, Imp", cards=CARDS)
    s.do("play Sleet", "target Ogre", "target Imp")
    while s.place("Sleet") != "A's graveyard":
        s.choose(next((o for o in s.options() if o.endswith(" Ogre")), None) or s.way_on())
    assert s.damage("Ogre") > 0
    assert s.damage("Ogre") + (s.damage("Imp") if s.place("Imp") == "B's Defensive" else 1) <= 4


@rule("ORC-RITUAL-11")
def test_others_count_the_charges_too_with_which_a_ritual_was_played() -> None:
    s = scene("A: rituals: Wall 2 charges; offensive: Mage, Seer; deck: 3", cards=CARDS)
    s.do("play Wall")
    assert s.value("Seer") == "3/1"


@pytest.mark.parametrize(
    "text",
    [
        "Remove all charges from target ritual. Draw a card for each charge removed.",
        "Remove all charges from target ritual. Draw a card for each charge removed from it.",
        "While this ritual is placed, remove a charge from it: Draw a card for each charge removed from it.",
        "Place this ritual with one charge on it. Draw a card.",
        "While this ritual is placed, creatures you control in this front get +1/0. Draw a card.",
        "Whenever you place another ritual while this ritual is placed, put a charge on it. Draw a card.",
        "Put a charge on target ritual. When it becomes full, draw a card.",
    ],
)
def test_what_could_be_another_ritual_or_another_front_is_refused(text: str) -> None:
    with pytest.raises(TextRefused):
        RitualsKit().library({"Drum": f"magic 0: Charges: 2. {text}"})


@rule("ORC-RITUAL-15", "ORC-RITUAL-11")
def test_charges_that_were_removed_are_those_with_which_it_was_played_unless_a_text_takes_some_off() -> None:
    hail = "magic 0: Charges: 3. You may play this ritual with one charge or more. Draw a card for each charge removed."
    s = scene(
        "A: rituals: Hail 2 charges; offensive: Mage; deck: 5", cards={"Hail": hail, "Mage": "creature (Caster) 1/1"}
    )
    s.do("play Hail")
    assert len(s.hand("A")) == 2
    with pytest.raises(TextRefused):
        RitualsKit().library({
            "Hail": "magic 0: Charges: 1. Remove all charges from target ritual. Draw a card for each charge removed.",
        })  # fmt: skip


@rule("ORC-RITUAL-11")
def test_a_ritual_is_no_target_of_itself_but_what_it_does_while_it_is_placed_may_aim_at_it() -> None:
    cards = {
        "Fuel": "magic 0: Charges: 1. Put a charge on target ritual.", "Mage": "creature (Caster) 1/1",
        "Lamp": "magic 0: Charges: 3. While this ritual is placed, discard a card: Put a charge on target ritual. Draw a card.",
    }  # fmt: skip
    s = scene("A: rituals: Fuel 1 charge; offensive: Mage; hand: 1", cards=cards)
    s.refused("play Fuel", "ORC-SPAN-08")
    s = scene("A: rituals: Fuel 1 charge, Lamp; offensive: Mage; hand: 1", cards=cards)
    s.do("play Fuel")
    assert s.charges("Lamp") == 1
    s = scene("A: rituals: Lamp; offensive: Mage; hand: 1", cards=cards)
    s.do("use Lamp")
    assert s.charges("Lamp") == 1
