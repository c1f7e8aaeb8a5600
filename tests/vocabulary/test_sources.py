"""Cards that are played out of graveyards, and at other times than their type allows; recruits out of the twilight."""

import pytest

from scenes.arc import rule, scene
from vocabulary.slot_field import Field

SKULL = {"Skull": "creature 3 2/2: You can play this card from your graveyard. If you do, he costs 2 more."}


@rule("ARC-PLAY-08", "ARC-CONFLICT-01")
@pytest.mark.parametrize(("gems", "can"), [(4, False), (5, True)])
def test_a_card_is_played_from_the_graveyard_for_more(gems: int, can: bool) -> None:
    s = scene(f"A: gems {gems} Gaian; grave: Skull; city Oak (Body, 8)\nphase: Play", cards=SKULL)
    assert any("play Skull" in option for option in s.options()) is can
    if can:
        s.carry_out("play Skull")
        assert (s.place("Skull"), s.gems("A")) == ("Oak", "")


@rule("ARC-PLAY-08")
def test_from_the_hand_it_costs_what_it_costs() -> None:
    s = scene("A: gems 3 Gaian; hand: Skull; city Oak (Body, 8)\nB: grave: Skull\nphase: Play", cards=SKULL)
    s.carry_out("play Skull")
    assert s.gems("A") == ""


@rule("ARC-PLAY-08", "ARC-CONFLICT-01")
def test_a_card_in_play_lets_others_out_of_my_graveyard() -> None:
    cards = {"King": "creature 7 5/5: You may play creatures from your graveyard as if they were in your hand."}
    s = scene(
        "A: army: King; grave: Mule, Feast; city Oak (Body, 8)\nB: grave: Ox\nphase: Play",
        cards=cards | {"Feast": "event 0: Draw a card.", "Mule": "creature 0 1/1", "Ox": "creature 0 1/1"},
    )
    played = [option for option in s.options() if option.startswith("play")]
    assert len(played) == 1
    assert "Mule" in played[0]
    s.carry_out(played[0])
    assert s.place("Mule") == "Oak"
    s = scene("A: grave: Mule; city Oak (Body, 8)\nphase: Play", cards={"Mule": "creature 0 1/1"})
    assert not [option for option in s.options() if option.startswith("play")]


CHAMBER = {
    "Chamber": "creature 1 1/1: You may play magic cards at any time you could play an event.",
    "Spark": "magic 0: Deal 1 damage to target creature.",
    "Flash": "event 0: Gain 1 victory point.",
}


@rule("ARC-PLAY-05", "ARC-CONFLICT-01")
@pytest.mark.parametrize(("army", "can"), [("Chamber", True), ("Mule", False)])
def test_magic_is_played_in_answer_to_an_event(army: str, can: bool) -> None:
    s = scene(f"A: hand: Flash; army: Ox\nB: army: {army}; hand: Spark\nphase: Play", cards=CHAMBER)
    s.choose("play Flash")
    if can:
        s.choose("play Spark", "target Ox")
    assert (s.damage("Ox") == 1 or s.place("Ox") == "A's graveyard") is can


SQUIRE = {
    "Squire": "While this creature lies in your twilight, you may recruit it therefrom for 2 gold as if it were in your deck.",
    "Plain": "",
}


def test_who_lies_in_the_twilight_comes_back_for_gold() -> None:
    f = Field("F1 Mage, F2 Knight; twilight: Squire, Reed Warden", step="recruit", cards=SQUIRE)
    f.choose("recruit Squire", "in F3", "give Reed Warden", "give Mage")
    assert (f.at("F3"), f.marked("Squire"), f.pile("twilight"), f.marked("Mage")) == ("Squire", True, [], True)
    assert not f.marked("Knight")


def test_it_does_not_pay_for_itself() -> None:
    f = Field("F1 Mage, F2 Knight marked; twilight: Squire", step="recruit", cards=SQUIRE)
    assert not any("Squire" in option for option in f.options())
    g = Field("F1 Mage, F2 Knight; twilight: Squire", step="recruit", cards=SQUIRE)
    g.choose("recruit Squire", "in F3")
    assert (g.at("F3"), g.marked("Mage"), g.marked("Knight")) == ("Squire", True, True)
