"""ORC-PREREQ: what must be met before a card is played, and later."""

import pytest

from scenes.orc import rule, scene
from wtactics.engine.places import HAND
from wtactics.rulesets.orc.ids import PREREQ_05
from wtactics.rulesets.orc.rules.play import forbids_play
from wtactics.rulesets.orc.rules.prereq import lacks_loyalty

CARDS = {
    "Plea": "event 1: Play only if you have fewer creatures than your opponents. Draw a card.",
    "Pact": "event: Play only if you control an Elf. Play only if you control an Orc. Draw a card.",
    "Toll": "event: As an additional cost to play this card, discard a card. Gain 3 influence.",
    "Spurs": "equipment 1: Attach only to a Northener. It gets +1/+1.",
    "Chains": "equipment: Attach only to a marked creature. It gets +2/+2.",
    "Weight": "enchantment: Enchant a marked creature. It gets +2/+2.",
    "Fetters": "equipment: Attach only to a non-Orc creature. It gets +2/+2.",
    "Burden": "enchantment: Enchant a non-Orc creature. It gets +2/+2.",
    "Lone": "equipment: Play only on a creature without Equipment. It gets +2/0.",
    "Light": "equipment: Play only on a creature with ATK 1 or less. It gets +2/0.",
    "Spare Axe": "equipment: Equipped creature gets +1/0.",
    "Turn": "event: Target creature is also an Orc until end of turn.",
    "Northener": "creature 1/1",
    "Elf": "creature (Elf) 1/1",
    "Orc": "creature (Orc) 1/1",
    "Wake": "event: Unmark target creature.",
    "Kill": "event: Kill target creature.",
    "Drill": "creature 1/1: 2 (M): Draw a card. Use this ability only if you control an Elf.",
    "Legion": "creature 1 Dark Legion loyalty 2 1/1",
    "Novice": "creature 1 Dark Legion loyalty 1 1/1",
    "Adept": "creature 1 Dark Legion loyalty 2 2/2",
}


@rule("ORC-PREREQ-EX1", "ORC-PREREQ-01", "ORC-PREREQ-02")
def test_a_card_for_who_has_fewer_creatures() -> None:
    s = scene("A: offensive: 2; hand: Plea; resources: 1\nB: offensive: 3", cards=CARDS)
    s.play("Plea", "in the Offensive")
    assert len(s.hand("A")) == 1
    s = scene("A: offensive: 3; hand: Plea; resources: 1\nB: offensive: 3", cards=CARDS)
    s.refused("play Plea", "ORC-PREREQ-03")


@rule("ORC-PREREQ-EX1")
def test_of_several_opponents_each_must_have_more() -> None:
    s = scene("A: offensive: 2; hand: Plea; resources: 1\nB: offensive: 3\nC: offensive: 2", cards=CARDS)
    s.refused("play Plea", "ORC-PREREQ-03")


@rule("ORC-PREREQ-03", "ORC-PREREQ-02")
def test_every_single_condition_must_be_met() -> None:
    s = scene("A: offensive: Elf; hand: Pact, 1", cards=CARDS)
    s.refused("play Pact", "ORC-PREREQ-03")
    s = scene("A: offensive: Elf, Orc; hand: Pact", cards=CARDS)
    s.play("Pact", "in the Offensive")
    assert len(s.hand("A")) == 1


@rule("ORC-PREREQ-01")
def test_what_is_asked_beside_gold_must_be_given_and_an_ability_needs_both_cost_and_condition() -> None:
    s = scene("A: hand: Toll; resources: 5", cards=CARDS)
    s.refused("play Toll", "ORC-PREREQ-01")
    s = scene("A: hand: Toll, 1", cards=CARDS)
    s.play("Toll", "in the Offensive")
    assert s.influence("A") == 23
    assert s.hand("A") == []
    s = scene("A: offensive: Drill; resources: 2; hand: 1", cards=CARDS)
    s.refused("use Drill", "ORC-ABIL-06")
    s = scene("A: offensive: Drill, Elf; resources: 1; hand: 1", cards=CARDS)
    s.refused("use Drill", "ORC-ABIL-11")


@rule("ORC-PREREQ-04")
def test_conditions_are_looked_at_as_the_card_is_announced_and_not_again() -> None:
    s = scene("A: offensive: 2; hand: Plea; resources: 1\nB: offensive: 3; hand: Kill", cards=CARDS)
    s.choose("play Plea", "in the Offensive", "play Kill", "in the Offensive", "target Spare")
    s.all_pass()
    assert len(s.hand("A")) == 1


@rule("ORC-PREREQ-04")
def test_who_is_to_carry_a_card_must_be_allowed_to_as_it_is_attached() -> None:
    s = scene("A: offensive: Wolf 1/1 marked; hand: Chains, 1\nB: hand: Wake", cards=CARDS)
    s.choose("play Chains", "play Wake")
    s.all_pass()
    assert s.place("Chains") == "A's graveyard"


@rule("ORC-PREREQ-05")
def test_a_card_from_elsewhere_needs_the_loyalty_that_the_own_deck_provides() -> None:
    for deck, lacks in (("Novice, 9", True), ("Adept, 9", False)):
        s = scene(f"A: deck: {deck}; hand: Plea\nB: hand: Legion", cards=CARDS)
        assert lacks_loyalty(s.table, 0, s.card("Legion")) == lacks
        assert not lacks_loyalty(s.table, 1, s.card("Legion"))
    s = scene("A: hand: Novice; resources: 1\nB: hand: Legion\nphase: Entrance", cards=CARDS)
    legion = s.card("Legion")
    s.table.move(legion, HAND, 0)  # no card of ours does that: it is B's, and A holds it
    assert forbids_play(s.table, 0, legion, 0) == PREREQ_05


@rule("ORC-PREREQ-06")
def test_an_equipment_whose_carrier_may_not_carry_it_any_more_lies_on_the_ground() -> None:
    s = scene("A: offensive: Elf; attached: Fetters on Elf; hand: Turn", cards=CARDS)
    assert s.value("Elf") == "3/3"
    s.play("Turn")
    assert s.place("Fetters") == "A's Offensive"
    assert s.value("Elf") == "1/1"
    s.to("Draw", "B")
    assert s.place("Fetters") == "A's graveyard"


@rule("ORC-PREREQ-06")
def test_an_enchantment_whose_host_may_not_bear_it_any_more_goes_to_the_graveyard() -> None:
    s = scene("A: offensive: Elf; attached: Burden on Elf; hand: Turn", cards=CARDS)
    s.play("Turn")
    assert s.place("Burden") == "A's graveyard"


@rule("ORC-PREREQ-06")
@pytest.mark.parametrize("card", ["Chains", "Weight"])
def test_a_state_that_passes_is_looked_at_only_as_a_card_is_attached(card: str) -> None:
    s = scene(f"A: offensive: Wolf 1/1 marked; attached: {card} on Wolf; hand: Wake", cards=CARDS)
    s.play("Wake")
    assert (s.place(card), s.value("Wolf")) == ("on Wolf", "3/3")


@rule("ORC-PREREQ-06")
@pytest.mark.parametrize("card", ["Lone", "Light"])
def test_a_piece_for_who_carries_none_or_is_weak_does_not_come_off_by_itself(card: str) -> None:
    s = scene(f"A: offensive: Elf, Orc; attached: Spare Axe on Orc; hand: {card}, 1; resources: 2", cards=CARDS)
    s.play(card)  # on the Elf, for the Orc can't have it
    assert (s.place(card), s.value("Elf")) == ("on Elf", "3/1")


@rule("ORC-PREREQ-EX2")
def test_an_equipment_for_northeners_is_for_no_other_creature() -> None:
    s = scene("A: offensive: Wolf 1/1, Northener, Northener; hand: Spurs; resources: 2", cards=CARDS)
    s.choose("play Spurs")
    s.refused("target Wolf", "ORC-RESP-12")
    s.choose("target Northener (2)")
    s.refused("reassign Spurs to Wolf", "ORC-EQUIP-17")
    s = scene("A: offensive: Wolf 1/1, Northener, Spurs", cards=CARDS)
    s.refused("Wolf picks up Spurs", "ORC-EQUIP-23")


@rule("ORC-SPAN-14", "ORC-RESP-12", "ORC-PREREQ-02")
def test_what_a_hand_card_asks_for_may_be_anywhere_and_what_an_ability_asks_for_must_be_near() -> None:
    cards = {**CARDS, "Ode": "event: Play only if you control an Elf. Draw a card."}
    s = scene("A: offensive: Drill; defensive: Elf; hand: Ode; resources: 2", cards=cards)
    s.refused("use Drill", "ORC-ABIL-06")  # it stands in the other front
    s.play("Ode", "in the Offensive")
    assert len(s.hand("A")) == 1


@rule("ORC-SPAN-14", "ORC-STATE-12")
def test_a_card_that_comes_back_to_the_hand_is_near_nothing_any_more() -> None:
    cards = {**CARDS, "Knight": "creature 1/1: Play only if you control an Elf.",
             "Home": "event: Return target creature to its owner's hand."}  # fmt: skip
    s = scene("A: offensive: Knight; defensive: Elf; hand: Home\nB: hand: 1", cards=cards)
    s.play("Home", "in the Offensive")
    s.to("Entrance")
    s.choose("play Knight", "in the Offensive")
    assert s.place("Knight") == "A's Offensive"


@rule("ORC-SPAN-14", "ORC-RESP-12")
def test_what_is_sacrificed_for_a_hand_card_may_stand_in_the_other_front() -> None:
    cards = {**CARDS, "Pyre": "event: As an additional cost to play this card, sacrifice a creature. Draw a card.",
             "Altar": "creature 1/1: (M), sacrifice another creature: Draw a card."}  # fmt: skip
    s = scene("A: offensive: Wolf 1/1; defensive: Fox 1/1; hand: Pyre", cards=cards)
    s.choose("play Pyre", "in the Offensive")
    assert s.options() == ["give Wolf", "give Fox"]
    s.choose("give Fox", "done")
    assert (s.place("Fox"), len(s.hand("A"))) == ("A's graveyard", 1)
    s = scene("A: offensive: Altar; defensive: Fox 1/1; hand: 1", cards=cards)
    s.refused("use Altar", "ORC-ABIL-06")  # an ability reaches from where its card stands


@rule("ORC-PREREQ-01", "ORC-SPAN-15")
def test_what_is_given_of_the_local_ones_stands_where_the_card_is_played() -> None:
    cards = {
        **CARDS,
        "Pyre": "event: As an additional cost to play this card, sacrifice a local creature. Draw a card.",
    }
    s = scene("A: hand: Pyre, 1\nB: defensive: Cow 1/1", cards=cards)
    s.refused("play Pyre", "ORC-PREREQ-01")
    s = scene("A: offensive: Wolf 1/1; hand: Pyre, 1\nB: defensive: Cow 1/1", cards=cards)
    s.choose("play Pyre")  # the Defensive is not even asked for
    assert s.place("Wolf") == "A's graveyard"
