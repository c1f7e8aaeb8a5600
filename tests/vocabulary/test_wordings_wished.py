"""Wordings that designers wished for, played out in ARC: another one given, one thing after the other, so much for each."""

import pytest

from scenes.arc import rule, scene

DRAW = "event 0: Draw a card."


@rule("ARC-ABIL-06", "ARC-ABIL-07")
@pytest.mark.parametrize("verb", ["Sacrifice", "Kill"])
def test_another_creature_is_given_and_never_the_card_itself(verb: str) -> None:
    cards = {"Pyre": f"creature 1 1/9: {verb} another Orc: Gain 2 victory points."}
    s = scene("A: army: Pyre, Orc 1/1, Mule 1/1\nB: army: Orc 1/1", cards=cards)
    s.carry_out("use Pyre")
    assert (s.place("Orc"), s.place("Pyre"), s.points("A")) == ("A's graveyard", "A's Army", 17)
    cards = {"Pyre": f"creature 1 (Orc) 1/9: {verb} another Orc: Gain 2 victory points.", "Feast": DRAW}
    s = scene("A: army: Pyre, Mule 1/1; hand: Feast\nB: army: Orc 1/1", cards=cards)
    s.refused("use Pyre", "ARC-ABIL-07")


@rule("ARC-ABIL-07")
def test_who_marks_another_creature_to_pay_is_not_marked_himself() -> None:
    cards = {"Crane": "creature 1 1/1: Mark another creature you control: Gain 2 victory points.", "Feast": DRAW}
    s = scene("A: army: Crane, Mule 1/1", cards=cards)
    s.carry_out("use Crane")
    assert (s.marked("Crane"), s.marked("Mule"), s.points("A")) == (False, True, 17)
    s = scene("A: army: Crane, Mule 1/1 marked; hand: Feast", cards=cards)
    s.refused("use Crane", "ARC-ABIL-07")


@rule("ARC-RESP-09")
def test_another_creature_is_sacrificed_by_an_effect() -> None:
    s = scene("A: army: Altar, Ram 1/1, Mule 1/1", cards={"Altar": "creature 1 1/1: (M): Sacrifice another creature."})
    s.choose("use Altar")
    assert s.options() == ["pick Ram", "pick Mule"]
    s.choose("pick Ram")
    assert (s.place("Altar"), s.place("Ram"), s.place("Mule")) == ("A's Army", "A's graveyard", "A's Army")


@rule("ARC-RESP-09")
def test_a_player_does_one_thing_after_the_other() -> None:
    cards = {"Trade": "event 0: Target player discards a card, then draws a card."}
    s = scene("A: hand: Trade\nB: hand: Ox; deck: Elk, Cow", cards=cards)
    s.play("Trade", "target player B")
    assert (s.hand("B"), s.deck("B"), s.grave("B")) == (["Elk"], ["Cow"], ["Ox"]), "he had nothing else to discard"
    assert s.hand("A") == []


@rule("ARC-RESP-09")
def test_an_order_behind_then_is_still_for_you() -> None:
    cards = {"Toll": "event 0: Target player discards a card, then draw a card."}
    s = scene("A: hand: Toll; deck: Yak\nB: hand: Ox; deck: Elk", cards=cards)
    s.play("Toll", "target player B")
    assert (s.hand("A"), s.hand("B")) == (["Yak"], [])


@rule("ARC-PLAY-10")
def test_up_to_two_cards_of_a_graveyard_are_targets() -> None:
    cards = {"Recall": "event 0: Return up to two target creature cards in your graveyard to your hand."}
    s = scene("A: hand: Recall; grave: Ox, Elk, Cow\nB: grave: Yak", cards=cards)
    s.choose("play Recall")
    assert "target Yak" not in s.options()
    s.choose("target Ox", "target Cow")
    s.all_pass()
    assert (sorted(s.hand("A")), s.grave("A")) == (["Cow", "Ox"], ["Recall", "Elk"])
    s = scene("A: hand: Recall; grave: Ox, Elk", cards=cards)
    s.choose("play Recall", "done")
    s.all_pass()
    assert s.hand("A") == []


@rule("ARC-WIN-01")
def test_points_are_counted_for_each() -> None:
    cards = {
        "Tribute": "event 0: You gain 2 VP for each Orc you control.",
        "Levy": "event 0: Draw a card for each Orc you control.",
    }
    s = scene(
        "A: hand: Tribute, Levy; army: Orc 1/1, Orc 1/1, Mule 1/1; deck: Elk, Cow, Yak\nB: army: Orc 1/1", cards=cards
    )
    s.play("Tribute")
    assert s.points("A") == 19
    s.play("Levy")
    assert sorted(s.hand("A")) == ["Cow", "Elk"]


@rule("ARC-WIN-01")
def test_each_player_counts_his_own() -> None:
    cards = {"Census": "event 0: Each player gains 1 victory point for each Orc he controls."}
    s = scene("A: hand: Census; army: Orc 1/1\nB: army: Orc 1/1, Orc 1/1, Orc 1/1", cards=cards)
    s.play("Census")
    assert (s.points("A"), s.points("B")) == (16, 18)


@rule("ARC-PLAY-07")
def test_a_card_costs_less_for_each_card_in_a_graveyard() -> None:
    cards = {"Ghoul": "creature 3 1/1: This card costs 1 less for each creature card in your graveyard."}
    s = scene("A: gems 1 Gaian; hand: Ghoul; grave: Ox, Elk\nB: grave: Cow", cards=cards)
    s.carry_out("play Ghoul")
    assert s.consumed("A") == "1 Gaian"
    s = scene("A: gems 1 Gaian; hand: Ghoul; grave: Ox\nB: grave: Cow, Yak", cards=cards)
    assert "play Ghoul" not in s.options()


@rule("ARC-COMBAT-08")
@pytest.mark.parametrize("words", ["defended against", "blocked"])
def test_nobody_defends_against_what_cannot_be_defended_against(words: str) -> None:
    cards = {"Hawk": f"creature 1 1/1: This creature can't be {words}."}
    s = scene("A: army: Hawk, Mule 1/1\nB: army: Ox 2/9\nphase: Attack", cards=cards)
    s.choose("attack B's army", "send Hawk", "send Mule")
    assert s.options() == ["done", "block Mule with Ox"]
    s.refused("block Hawk with Ox", "Ox")


@rule("ARC-COMBAT-08")
def test_only_those_named_are_kept_from_defending() -> None:
    cards = {"Cloak": "event 0: Target creature can't be defended against by Orcs until end of turn."}
    s = scene("A: army: Mule 1/1; hand: Cloak\nB: army: Ox 2/9, Orc 2/9", cards=cards)
    s.play("Cloak", "target Mule")
    s.to("Attack")
    s.choose("attack B's army")
    assert s.options() == ["done", "block Mule with Ox"]


@rule("ARC-COMBAT-04")
def test_a_city_is_attacked_by_nobody_who_cannot() -> None:
    cards = {"Reedmere": "city 3 Mind 6: Always: This city can't be attacked by Orcs."}
    s = scene("A: army: Orc 1/1\nB: army: Ox; city Reedmere (Mind, 6)\nphase: Attack", cards=cards)
    assert "attack Reedmere" not in s.options()
    s = scene("A: army: Orc 1/1, Mule 1/1\nB: army: Ox; city Reedmere (Mind, 6)\nphase: Attack", cards=cards)
    s.choose("attack Reedmere")
    assert s.options() == ["done", "block Mule with Ox"]
