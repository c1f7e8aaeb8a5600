"""What cards say of rituals: charges put on them and taken away, how many, and whenever somebody places or charges one."""

import pytest

from scenes import orc
from scenes.rituals import RitualsKit, rule, scene
from wtactics.language.errors import TextRefused
from wtactics.vocabulary.reading.writing import write

KIT = RitualsKit()
SAID = {
    "Put a charge on target ritual.": "Charge target ritual.",
    "Remove all charges from target ritual an opponent controls.": "Remove all charge tokens from target enemy ritual.",
    "Put a charge on all rituals you control.": "Put a charge on all of your rituals.",
    "Return target uncharged ritual to its owner's hand.": "Return target empty ritual to its owner's hand.",
    "Put a charge on target ritual you control for each fully charged ritual an opponent controls.":
        "Put a charge on target ritual you control for each full enemy ritual.",
    "Draw X cards, where X is the number of charges on all Gaian rituals.":
        "Draw X cards, where X is the number of charges on all Gaian rituals.",
}  # fmt: skip
RITUALS = {
    "Mage": "creature (Caster) 1/1",
    "Dirge": "magic 2: Charges: 3. Draw two cards.",
    "Toll": "magic 0 Gaian: Charges: 1. Target creature gets +2/+0.",
}


@rule("ORC-RITUAL-02")
@pytest.mark.parametrize("text", ["Charges: 3.", "Charge capacity: 3.", "Ritual 3.", "Charges: three."])
def test_a_ritual_prints_its_charges_in_these_ways(text: str) -> None:
    abilities = KIT.library({"Dirge": f"magic 2: {text} Draw two cards."}).abilities
    assert [write(ability) for ability in abilities] == ["Draw 2 cards.", "Charges: 3."]


@rule("ORC-RITUAL-01", "ORC-RITUAL-02")
@pytest.mark.parametrize(
    "print_", ["event 2: Charges: 3. Draw a card.", "creature 1 1/1: Charges: 3.", "magic 2: Charges: 0."]
)
def test_nothing_but_magic_is_a_ritual_and_it_takes_one_charge_at_least(print_: str) -> None:
    with pytest.raises(TextRefused):
        KIT.library({"Dirge": print_})


@pytest.mark.parametrize(("written", "text"), SAID.items())
def test_what_is_said_of_charges_is_read_in_several_words_and_written_in_one(written: str, text: str) -> None:
    (ability,) = KIT.library({"Hymn": f"event 0: {text}"}).abilities
    (again,) = KIT.library({"Hymn": f"event 0: {write(ability)}"}).abilities
    assert write(ability) == write(again)
    if "X is" not in text and "for each" not in text:
        assert write(ability) == written


@pytest.mark.parametrize("text", ["Put a charge on target creature.", "Remove a charge from each creature."])
def test_nothing_else_has_charges(text: str) -> None:
    with pytest.raises(TextRefused, match="ritual"):
        KIT.library({"Hymn": f"event 0: {text}"})


@pytest.mark.parametrize("print_", ["magic 0: Charges: 1. Draw a card.", "event 0: Put a charge on target ritual."])
def test_cards_of_orc_alone_do_not_speak_of_rituals(print_: str) -> None:
    KIT.library({"Hymn": print_})
    with pytest.raises(TextRefused):
        orc.KIT.library({"Hymn": print_})


@rule("ORC-RITUAL-09", "ORC-RITUAL-06")
def test_texts_put_charges_on_rituals_and_take_them_away_beside_the_one_of_the_turn() -> None:
    s = scene(
        "A: rituals: Dirge; hand: Feed, Starve; defensive: Mage\nB: rituals: Knell 2 charges\nphase: Upkeep",
        cards=RITUALS | {
            "Knell": "magic 1: Charges: 2. Draw a card.",
            "Feed": "event 0: Put a charge on all of your rituals.",
            "Starve": "event 0: Remove a charge from each enemy ritual.",
        },
    )  # fmt: skip
    s.choose("charge Dirge")
    s.to("Play", "A")
    s.play("Feed", "in the Defensive")
    s.play("Starve", "in the Defensive")
    assert (s.charges("Dirge"), s.charges("Knell")) == (2, 1)


@rule("ORC-RITUAL-05")
def test_values_follow_the_rituals_that_are_full() -> None:
    s = scene(
        "A: rituals: Toll, Dirge 2 charges; offensive: Host; hand: 1\nphase: Upkeep",
        cards=RITUALS | {"Host": "creature 1 1/1: This creature gets +1/+1 for each fully charged ritual you control."},
    )
    assert s.value("Host") == "1/1"
    s.choose("charge Toll")
    assert s.value("Host") == "2/2"
    s.choose("charge Dirge")
    assert s.value("Host") == "3/3"


@rule("ORC-RITUAL-04", "ORC-RITUAL-07")
def test_texts_wait_for_rituals_that_are_placed_charged_and_full() -> None:
    cards = RITUALS | {
        "Clerk": "creature 1 1/1: Whenever you place a ritual, gain 1 influence.",
        "Bell": "creature 1 1/1: Whenever a player charges a ritual, gain 2 influence.",
        "Host": "creature 1 1/1: Whenever a ritual you control becomes fully charged, gain 5 influence.",
    }
    s = scene("A: resources: 1; hand: Dirge; defensive: Clerk, Bell, Host", cards=cards)
    s.choose("place Dirge")
    s.all_pass()
    assert s.influence("A") == 21
    s = scene("A: rituals: Toll, Dirge; defensive: Clerk, Bell, Host\nphase: Upkeep", cards=cards)
    s.choose("charge Toll", "trigger of Host", "charge Dirge")
    s.all_pass()
    assert s.influence("A") == 29, "2 for each charge, and 5 for the last one of Toll"


@rule("ORC-RITUAL-12")
def test_ritual_cards_are_found_wherever_they_are_and_placed_ones_are_no_cards_of_a_pile() -> None:
    s = scene(
        "A: grave: Toll, Wolf 2/2; rituals: Dirge 3 charges; hand: Dig; defensive: Mage",
        cards=RITUALS | {"Dig": "event 0: Return target ritual card in your graveyard to your hand."},
    )
    s.play("Dig", "in the Defensive")
    assert (s.place("Toll"), s.place("Dirge")) == ("A's hand", "A's Rituals")


def test_a_condition_asks_whether_a_ritual_is_full() -> None:
    s = scene(
        "A: rituals: Toll, Dirge; hand: 2 Feed; defensive: Mage",
        cards=RITUALS
        | {"Feed": "event 0: Charge target ritual you control. If it is fully charged, gain 4 influence."},
    )
    s.play("Feed", "in the Defensive", "target Dirge")
    assert s.influence("A") == 20
    s.play("Feed", "in the Defensive", "target Toll")
    assert s.influence("A") == 24


def test_placed_rituals_that_no_text_may_destroy_stay() -> None:
    cards = RITUALS | {
        "Ward": "creature 1 1/1: Your rituals can't be destroyed.",
        "Break": "event 0: Destroy target ritual.",
    }
    text = "A: rituals: Dirge 1 charge; hand: 2 Break; defensive: Mage, {}\nB: rituals: Toll; offensive: Mage"
    s = scene(text.format("Ward"), cards=cards)
    s.play("Break", "in the Defensive", "target Dirge")
    s.play("Break", "in the Defensive", "target Toll")
    assert (s.place("Dirge"), s.charges("Dirge"), s.place("Toll")) == ("A's Rituals", 1, "B's graveyard")
    s = scene(text.format("Elf 1/1"), cards=cards)
    s.play("Break", "in the Defensive", "target Dirge")
    assert s.place("Dirge") == "A's graveyard"
