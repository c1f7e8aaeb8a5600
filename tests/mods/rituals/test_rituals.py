"""ORC-RITUAL: rituals are placed, charged in upkeeps, and played when they are full."""

from scenes.rituals import rule, scene
from wtactics.engine.places import HAND, RESERVE, place_of
from wtactics.mods.rituals.queue import PLACED

CARDS = {
    "Mage": "creature (Caster) 1/1",
    "Dirge": "magic 2: Charges: 3. Draw two cards.",
    "Toll": "magic 0: Charges: 1. Target creature gets +2/+0.",
    "Blaze": "magic 0: Target creature gets +2/+0.",
    "Nod": "event 0: Gain 1 influence.",
    "Recall": "event 0: Return target ritual to its owner's hand.",
}


@rule("ORC-RITUAL-03", "ORC-RITUAL-04")
def test_a_ritual_is_placed_open_and_empty_for_nothing_beside_the_resource_of_the_turn() -> None:
    s = scene("A: resources: 1; hand: Dirge, 2; offensive: Mage\nB: hand: Recall", cards=CARDS)
    s.choose("place Dirge")
    assert s.asked == "B", "it can be answered like any other action"
    s.all_pass()
    assert (s.place("Dirge"), s.charges("Dirge"), s.gold("A")) == ("A's Rituals", 0, 1)
    assert s.sees("B", "Dirge")
    assert "lay Spare" in s.options()
    assert s.table.count[place_of(RESERVE, 0)] == 1
    assert s.card("Dirge") not in s.table.board, "it is not in play"


@rule("ORC-RITUAL-04")
def test_a_ritual_is_placed_only_beside_a_resource_card_in_the_own_play_phases() -> None:
    s = scene("A: hand: Dirge, 2; offensive: Mage\nB: hand: Toll; resources: 1", cards=CARDS)
    s.refused("place Dirge", "ORC-RITUAL-04")
    s.choose("lay Spare")
    s.all_pass()
    assert "place Dirge" in s.options()
    s = scene("A: resources: 1; hand: Dirge; offensive: Mage\nphase: Move or Attack", cards=CARDS)
    s.refused("place Dirge", "ORC-RITUAL-04")
    s = scene("A: resources: 1; hand: Dirge, Recall; rituals: Toll\nphase: Entrance, active B", cards=CARDS)
    assert s.asked == "A"
    s.refused("place Dirge", "ORC-RITUAL-04")


@rule("ORC-RITUAL-01", "ORC-RITUAL-02")
def test_a_ritual_is_magic_that_prints_its_charges_and_other_magic_is_not_placed() -> None:
    s = scene("A: resources: 1; hand: Dirge, Blaze; offensive: Mage", cards=CARDS)
    s.refused("place Blaze", "ORC-RITUAL-01")
    assert "play Blaze" in s.options()
    s.refused("play Dirge", "ORC-RITUAL-10")
    assert "place Dirge" in s.options()


@rule("ORC-RITUAL-05", "ORC-RITUAL-07", "ORC-RITUAL-08")
def test_in_the_upkeep_phase_each_own_ritual_may_get_one_charge_for_nothing() -> None:
    text = "A: rituals: Dirge 1 charge, Knell; hand: 2\nB: rituals: Toll\nphase: Upkeep"
    cards = CARDS | {"Knell": "magic 1: Charges: 2. Draw a card."}
    s = scene(text, cards=cards)
    assert s.options() == ["charge Dirge", "charge Knell", "done"]
    one = s.fork()
    s.choose("charge Dirge", "charge Knell")
    assert (s.charges("Dirge"), s.charges("Knell"), s.charges("Toll")) == (2, 1, 0)
    one.choose("done")
    assert (one.charges("Dirge"), one.charges("Knell")) == (1, 0), "nobody has to charge"


@rule("ORC-RITUAL-06")
def test_each_ritual_is_charged_once_a_turn_by_its_own_player_and_only_where_it_is_placed() -> None:
    s = scene("A: rituals: Dirge, Knell; hand: Toll\nB: rituals: Bell\nphase: Upkeep", cards=CARDS | {
        "Knell": "magic 1: Charges: 2. Draw a card.", "Bell": "magic 1: Charges: 2. Draw a card.",
    })  # fmt: skip
    s.choose("charge Dirge")
    s.refused("charge Dirge", "ORC-RITUAL-06")
    s.refused("charge Bell", "ORC-RITUAL-06")
    s.refused("charge Toll", "ORC-RITUAL-06")
    s.choose("done")
    s.to("Play", "A")
    s.refused("charge Knell", "ORC-RITUAL-07")


@rule("ORC-RITUAL-09", "ORC-RITUAL-EX1")
def test_a_ritual_never_has_more_charges_than_it_prints() -> None:
    s = scene(
        "A: rituals: Dirge 3 charges, Toll; hand: Feed\nphase: Upkeep",
        cards=CARDS | {"Feed": "event 0: Put five charges on target ritual."},
    )
    assert s.options() == ["charge Toll", "done"]
    s.refused("charge Dirge", "ORC-RITUAL-09")
    s.choose("done")
    s.to("Play", "A")
    s.play("Feed", "in the Defensive", "target Toll")
    assert (s.charges("Toll"), s.charges("Dirge")) == (1, 3)


@rule("ORC-RITUAL-EX1", "ORC-RITUAL-03", "ORC-RITUAL-10")
def test_placed_in_the_first_turn_and_charged_in_three_upkeeps_it_is_played_in_the_fourth() -> None:
    s = scene("A: resources: 2; hand: Dirge; offensive: Mage; deck: 20\nB: deck: 20\nphase: Play, turn 1", cards=CARDS)
    s.choose("place Dirge")
    s.all_pass()
    for charged in (1, 2, 3):
        s.refused("play Dirge", "ORC-RITUAL-10")
        s.to("Upkeep", "A")
        s.choose("charge Dirge")
        assert s.charges("Dirge") == charged
        s.to("Play", "A")
    assert s.turn == 7, "the fourth of its player"
    assert "play Dirge" in s.options()


@rule("ORC-RITUAL-10", "ORC-RITUAL-11")
def test_a_full_ritual_is_played_as_magic_in_a_front_with_a_caster_for_its_gold() -> None:
    s = scene("A: resources: 1; defensive: Mage; rituals: Dirge 3 charges; hand: 1", cards=CARDS)
    s.refused("play Dirge", "ORC-GOLD-20")
    s = scene("A: resources: 2; defensive: Wolf 2/2; rituals: Dirge 3 charges; hand: 1", cards=CARDS)
    s.refused("play Dirge", "ORC-MAGIC-02")
    s = scene("A: resources: 2; defensive: Mage; rituals: Dirge 3 charges\nB: hand: Nod", cards=CARDS)
    held = len(s.hand("A"))
    s.choose("play Dirge")
    assert (s.place("Dirge"), s.charges("Dirge"), s.gold("A")) == ("the chain", 0, 0), "its charges are gone at once"
    s.all_pass()
    assert (s.place("Dirge"), len(s.hand("A")) - held) == ("A's graveyard", 2)


@rule("ORC-RITUAL-10")
def test_it_is_not_played_in_windows_nor_in_turns_of_others() -> None:
    s = scene(
        "A: resources: 2; defensive: Mage; rituals: Dirge 3 charges; hand: Recall\nphase: Entrance, active B",
        cards=CARDS,
    )
    assert s.asked == "A"
    s.refused("play Dirge", "ORC-RESP-10")


@rule("ORC-RITUAL-11")
def test_a_ritual_without_a_target_left_goes_to_the_graveyard_too() -> None:
    s = scene("A: defensive: Mage, Wolf 2/2; rituals: Toll 1 charge\nB: hand: Kill", cards=CARDS | {
        "Kill": "event 0: Kill target creature in all zones.",
    })  # fmt: skip
    s.choose("play Toll", "target Wolf", "play Kill", "in the Offensive", "target Wolf")
    s.all_pass()
    assert (s.place("Wolf"), s.place("Toll"), s.charges("Toll")) == ("A's graveyard", "A's graveyard", 0)


@rule("ORC-RITUAL-12")
def test_a_ritual_that_leaves_the_pile_otherwise_loses_its_charges() -> None:
    s = scene("A: resources: 1; rituals: Dirge 2 charges; defensive: Mage; hand: Recall", cards=CARDS)
    s.play("Recall", "in the Defensive")
    assert (s.place("Dirge"), s.charges("Dirge")) == ("A's hand", 0)
    s.choose("place Dirge")
    s.all_pass()
    assert s.charges("Dirge") == 0


@rule("ORC-RITUAL-12")
def test_who_leaves_the_match_has_no_placed_rituals_any_more() -> None:
    drain = {"Drain": "event 0: Target player loses 3 influence."}
    text = "A: hand: Drain; offensive: Mage\nB: 3 influence; rituals: Dirge 2 charges\nC: rituals: Toll 1 charge"
    s = scene(text, cards=CARDS | drain)
    s.play("Drain", "in the Offensive", "target player B")
    assert (s.over, s.place("Dirge"), s.table.kept(PLACED, s.card("Dirge"))) == (False, "removed", 0)
    assert s.charges("Toll") == 1


@rule("ORC-RITUAL-13")
def test_placed_rituals_stay_when_all_resource_cards_are_recycled() -> None:
    s = scene("A: resources: 4; rituals: Dirge 2 charges; defensive: Mage", cards=CARDS)
    s.choose("recycle")
    while s.asked == "A" and any(label.startswith("take back") for label in s.options()):
        s.choose(s.options()[0])
    s.all_pass()
    assert (s.table.count[place_of(RESERVE, 0)], s.table.count[place_of(HAND, 0)]) == (0, 4)
    assert (s.place("Dirge"), s.charges("Dirge")) == ("A's Rituals", 2)
