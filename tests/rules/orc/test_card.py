"""ORC-CARD: what stands on a card, and what of it counts."""

from dataclasses import replace
from pathlib import Path

import pytest

from scenes.orc import KIT, rule, scene
from wtactics.cards import CardLibrary, FaultyFile, load_cards
from wtactics.rulesets.orc.rules.deck import loyalty_of

SHEET = """
set = "Trial"
rulesets = ["orc"]

[[card]]
number = 1
version = 1
name = "Reed Warden"
faction = "Gaian"
type = "creature"
attack = 1
defense = 1

[[card]]
number = {number}
version = 2
name = "{name}"
faction = "Gaian"
type = "creature"
attack = 1
defense = 1
"""


def library(tmp_path: Path, number: int, name: str) -> CardLibrary:
    path = tmp_path / "trial.toml"
    path.write_text(SHEET.format(number=number, name=name))
    return load_cards([path])


@rule("ORC-CARD-01")
def test_the_gold_cost_is_what_playing_a_card_takes() -> None:
    s = scene(
        "A: hand: Feast, Late; resources: 3\nB:",
        cards={"Feast": "event 2: Draw a card.", "Late": "event 4: Draw a card."},
    )
    s.refused("play Late", "ORC-GOLD-20")
    s.play("Feast", "in the Offensive")
    assert s.gold("A") == 1


@rule("ORC-CARD-03")
def test_signs_of_loyalty_belong_to_the_faction_of_the_card() -> None:
    assert loyalty_of(KIT.card("Sage", "creature Red Banner loyalty 2 1/1")) == {"red banner": 2}
    assert loyalty_of(KIT.card("Sage", "creature Red Banner 1/1")) == {}


@rule("ORC-CARD-05", "ORC-CARD-06", "ORC-CARD-15")
def test_every_card_has_a_name_of_its_own_and_of_a_number_one_version_is_played(tmp_path: Path) -> None:
    assert len(library(tmp_path, 2, "Moss").of("orc")) == 2
    with pytest.raises(FaultyFile, match="the name 'Reed Warden' again"):
        library(tmp_path, 2, "Reed Warden")
    with pytest.raises(FaultyFile, match="expected one version of each number"):
        library(tmp_path, 1, "Moss")


@rule("ORC-CARD-07")
def test_two_copies_need_not_be_alike_on_the_table() -> None:
    s = scene("A: hand: Growth; offensive: 2 Wolf 2/2\nB:", cards={"Growth": "event: Target creature gets +1/+1."})
    s.play("Growth", "target Wolf (2)")
    assert (s.value("Wolf"), s.value("Wolf (2)")) == ("2/2", "3/3")


@rule("ORC-CARD-08", "ORC-CREA-09")
def test_types_have_rules_of_their_own_and_subtypes_matter_to_other_cards() -> None:
    cards = {
        "Call": "event: Elves get +1/+1 until end of turn.",
        "Wolf": "creature (Beast) 2/2",
        "Sage": "creature (Elf) 1/1",
    }
    s = scene("A: hand: Call; offensive: Wolf, Sage\nB:", cards=cards)
    s.play("Call", "in the Offensive")
    assert (s.value("Wolf"), s.value("Sage")) == ("2/2", "2/2")


@rule("ORC-CARD-09")
def test_the_text_box_holds_abilities_prerequisites_and_what_x_is() -> None:
    text = "Play this card only if you control a Wolf. Deal X damage to target creature. X is the number of cards in your hand."
    cards = {"Howl": f"event: {text}", "Ox": "creature 1/5"}
    s = scene("A: hand: Howl, 2; offensive: Ox\nB:", cards=cards)
    s.refused("play Howl", "ORC-PREREQ-03")
    s = scene("A: hand: Howl, 2; offensive: Ox, Wolf 9/9\nB:", cards=cards)
    s.play("Howl", "target Ox")
    assert s.damage("Ox") == 3  # the Howl, too, is in hand as it is announced


@rule("ORC-CARD-10", "ORC-CARD-18")
def test_attack_comes_first_then_defense_and_changes_add_to_both() -> None:
    s = scene("A: hand: Twist; offensive: Wolf 2/3\nB:", cards={"Twist": "event: Target creature gets +3/-1."})
    assert (s.table.attack[s.card("Wolf")], s.table.defense[s.card("Wolf")]) == (2, 3)
    s.play("Twist")
    assert s.value("Wolf") == "5/2"


@rule("ORC-CARD-17")
@pytest.mark.parametrize("type_", ["creature", "equipment", "event", "magic", "enchantment", "quest"])
def test_there_are_six_types(type_: str) -> None:
    text = "Attach to target creature." if type_ == "enchantment" else ""
    assert KIT.library({"Novelty": f"{type_} 1: {text}" if text else f"{type_} 1"}).names == ["Novelty"]


@rule("ORC-CARD-02")
def test_a_card_may_have_no_faction() -> None:
    s = scene(
        "A: hand: Purge; offensive: Stone, Wolf\nB:",
        cards={
            "Purge": "event: Kill target Gaian creature.",
            "Stone": replace(KIT.card("Stone", "creature 1/1"), faction="", number=77),
            "Wolf": "creature Gaian 1/1",
        },
    )
    s.play("Purge")
    assert (s.place("Wolf"), s.place("Stone")) == ("A's graveyard", "A's Offensive")
