"""What regions say: benefits for one, two and three disciplines, and regions as targets."""

import pytest

from scenes import ava
from scenes.regions import KIT, rule, scene
from wtactics.engine.lasting import ADVANTAGE, DOMINATION, TOTAL_DOMINATION
from wtactics.language.errors import TextRefused
from wtactics.vocabulary.reading.writing import write

MARSH = {
    ADVANTAGE: "Advantage: All creatures you control get +1/+0.",
    DOMINATION: "Domination: At the end of your turn, draw a card.",
    TOTAL_DOMINATION: "Total domination: 1 gold: Deal 1 damage to target creature.",
}


@rule("AVA-REGION-17")
def test_what_a_region_gives_is_read_with_its_switch_and_written_back() -> None:
    abilities = KIT.library({"Marsh": f"region 8 Gaian: {chr(10).join(MARSH.values())}"}).abilities
    found = {ability.switch: write(ability) for ability in abilities if ability.switch != 0}
    assert list(found) == list(MARSH)
    assert found[ADVANTAGE].casefold() == MARSH[ADVANTAGE].casefold()
    assert found[DOMINATION].casefold() == MARSH[DOMINATION].casefold()
    assert found[TOTAL_DOMINATION].startswith("Total domination: 1")


@pytest.mark.parametrize("text", ["Domination: Elf.", "Domination: Attach to target creature.", "Total domination."])
def test_what_is_no_ability_cannot_be_a_benefit(text: str) -> None:
    with pytest.raises(TextRefused):
        KIT.library({"Marsh": f"region 8 Gaian: {text}", "Elf": "creature (Elf) 1/1"})


@pytest.mark.parametrize(
    "text", ["event 0: Destroy target region.", "creature 1/1: Domination: This creature gets +1/+1."]
)
def test_cards_of_ava_alone_do_not_speak_of_regions(text: str) -> None:
    KIT.library({"Raze": text})
    with pytest.raises(TextRefused):
        ava.KIT.library({"Raze": text})


@rule("AVA-REGION-02", "AVA-REGION-04")
def test_texts_hurt_repair_and_count_regions() -> None:
    cards = {
        "Sting": "event 0: Deal 3 damage to each region an opponent controls.",
        "Mend": "event 0: Repair 2 damage of target region you control.",
    }
    s = scene("A: hand: Sting\nB: region Marsh (10) hurt 1; hand: Mend\nphase: Play", cards=cards)
    s.play("Sting")
    assert (s.hp("Marsh"), s.hp("Keep of A")) == (6, 10)
    s.choose("done")
    s.play("Mend")
    assert s.hp("Marsh") == 8
