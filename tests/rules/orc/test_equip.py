"""ORC-EQUIP: what equipment does, which piece is used, and where it goes."""

import pytest

from scenes.orc import rule, scene
from wtactics.language.errors import TextRefused

CARDS = {
    "Sword": "equipment 2 (Weapon): Equipped creature gets +5/+0.",
    "Axe": "equipment 1 (Weapon): Equipped creature gets +1/+1.",
    "Mail": "equipment T-1: Equipped creature gets +1/+0.",
    "Helmet": "equipment 1 (Armour): Equipped creature gets +0/+2.",
    "Trinket": "equipment 1: Equipped creature gets +1/+0.",
    "Charm": "equipment 1: Equipped creature gets +0/+1.",
    "Chain": "equipment 1 (Weapon Armour): Equipped creature gets +2/+2.",
    "Spurs": "equipment 1: Attach only to a Human. It gets +1/+1.",
    "Horn": "equipment 1: When equipped creature dies, draw a card.",
    "Ring": 'equipment 1: Equipped creature has "(M): Draw a card."',
    "Human": "creature 3 (Human) 2/2",
    "Kill": "event: Kill target creature.",
    "Break": "event: Destroy target equipment.",
    "Back": "event: Return target creature to its owner's hand.",
    "Bury": "event: Put target creature on top of its owner's deck.",
    "Banish": "event: Remove target creature from the game.",
    "Discard": "event: Target player discards a creature.",
    "Wake": "event: Unmark target creature.",
    "Lure": "event: Gain control of target creature.",
    "Toil": "equipment 1 (Weapon): Upkeep 2 ~ discard this equipment.",
}


@rule("ORC-EQUIP-01", "ORC-EQUIP-02", "ORC-EQUIP-03")
def test_equipment_is_played_in_a_play_phase_and_attached_at_once() -> None:
    s = scene("""
        A: offensive: Wolf 2/2; resources: 2; hand: Sword, Horn
        B: defensive: Elk 1/1; hand: Axe; resources: 1
    """, cards=CARDS)  # fmt: skip
    s.play("Sword")  # Wolf is the only creature that could carry it, so nobody is asked
    assert s.place("Sword") == "on Wolf"
    assert s.value("Wolf") == "7/2"
    s.to("Move or Attack")
    s.refused("play Horn", "ORC-TURN-23")


@rule("ORC-EQUIP-04", "ORC-EQUIP-03")
def test_only_an_own_creature_can_carry_a_piece() -> None:
    s = scene("""
        A: resources: 2; hand: Axe
        B: defensive: Elk 1/1
    """, cards=CARDS)  # fmt: skip
    s.refused("play Axe", "ORC-EQUIP-04")
    s = scene("""
        A: offensive: Wolf 2/2; defensive: Fox 1/1; resources: 2; hand: Axe
        B: defensive: Elk 1/1
    """, cards=CARDS)  # fmt: skip
    s.choose("play Axe")
    assert s.options() == ["target Wolf", "target Fox"]
    s.refused("target Elk", "ORC-RESP-12")


@rule("ORC-EQUIP-05", "ORC-EQUIP-07")
def test_pieces_without_a_subtype_and_of_different_ones_all_take_effect() -> None:
    s = scene(
        "A: offensive: Wolf 2/2; attached: Axe on Wolf, Helmet on Wolf, Trinket on Wolf, Charm on Wolf", cards=CARDS
    )
    assert s.value("Wolf") == "4/6"


@rule("ORC-EQUIP-07")
def test_a_piece_of_two_subtypes_clashes_with_both() -> None:
    s = scene("""
        A: offensive: Wolf 2/2; attached: Axe on Wolf, Helmet on Wolf, Chain on Wolf; hand: 2 Break
    """, cards=CARDS)  # fmt: skip
    assert s.value("Wolf") == "3/5"
    s.play("Break", "target Axe")
    assert s.value("Wolf") == "2/4"
    s.play("Break", "target Helmet")
    assert s.value("Wolf") == "4/4"


@rule("ORC-EQUIP-EX1", "ORC-EQUIP-06", "ORC-EQUIP-08", "ORC-EQUIP-11")
def test_a_second_weapon_comes_unused_and_takes_over_when_the_first_is_removed() -> None:
    s = scene("A: offensive: Wolf 2/3; attached: Sword on Wolf; hand: Axe, Break; resources: 3", cards=CARDS)
    s.choose("play Axe", "done")
    assert s.value("Wolf") == "7/3"
    s.play("Break", "target Sword")
    assert s.value("Wolf") == "3/4"


@rule("ORC-EQUIP-11")
def test_its_player_may_switch_to_a_piece_as_it_is_attached_and_at_no_other_time() -> None:
    s = scene("A: offensive: Wolf 2/3; attached: Sword on Wolf; hand: Axe; resources: 3", cards=CARDS)
    s.choose("play Axe", "wear Axe")
    assert s.value("Wolf") == "3/4"
    s.refused("wear Sword", "ORC-EQUIP-11")


@rule("ORC-EQUIP-06", "ORC-EQUIP-11")
def test_a_piece_that_a_text_brings_comes_unused_beside_its_like_and_may_be_switched_to() -> None:
    cards = {**CARDS, "Digger": "creature 0/9: (M): Attach target equipment card in your graveyard to target creature."}
    s = scene("A: offensive: Wolf 2/3, Digger; attached: Sword on Wolf; grave: Axe", cards=cards)
    s.choose("use Digger", "target Wolf", "done")
    assert s.value("Wolf") == "7/3"  # the Sword is used on
    s = scene("A: offensive: Wolf 2/3, Digger; attached: Sword on Wolf; grave: Axe", cards=cards)
    s.choose("use Digger", "target Wolf", "wear Axe")
    assert s.value("Wolf") == "3/4"


@rule("ORC-EQUIP-08")
def test_an_unused_piece_is_restricted_and_has_upkeep_all_the_same() -> None:
    s = scene("""
        A: offensive: Wolf 2/3; attached: Axe on Wolf, Toil on Wolf; resources: 1
        B: hand: 1
        phase: Discard, active B
    """, cards=CARDS)  # fmt: skip
    s.to("Play", "A")
    assert s.place("Toil") == "A's graveyard"


@rule("ORC-EQUIP-09", "ORC-EQUIP-EX2", "ORC-COMBAT-16")
def test_an_attackers_player_names_the_piece_before_defenders_are_named() -> None:
    s = scene("""
        A: offensive: Wolf 2/3; attached: Sword on Wolf, Axe on Wolf
        B: defensive: Elk 1/3
        phase: Move or Attack
    """, cards=CARDS)  # fmt: skip
    s.choose("attack B")
    assert s.options() == ["wear Axe", "done"]
    s.choose("wear Axe")
    assert s.value("Wolf") == "3/4"
    assert s.asked == "B"
    s.choose("block Wolf with Elk")
    s.to("Second Play")
    assert s.value("Wolf") == "3/4"
    assert s.place("Elk") == "B's graveyard"


@rule("ORC-EQUIP-09", "ORC-EQUIP-07")
def test_of_three_weapons_one_is_named_and_a_helmet_beside_it() -> None:
    s = scene("""
        A: offensive: Wolf 2/3; attached: Sword on Wolf, Axe on Wolf, Helmet on Wolf, Chain on Wolf
        B: defensive: Elk 1/3
        phase: Move or Attack
    """, cards=CARDS)  # fmt: skip
    s.choose("attack B")
    assert s.options() == ["wear Axe", "wear Chain", "done"]
    alone = s.fork()
    alone.choose("wear Axe")  # with which Chain clashes, so nothing is left to be named
    assert alone.asked == "B"
    assert alone.value("Wolf") == "3/6"
    s.choose("wear Chain")
    assert s.value("Wolf") == "4/5"


@rule("ORC-EQUIP-10", "ORC-EQUIP-EX3")
def test_a_defenders_player_names_the_piece_when_all_defenders_are_named() -> None:
    s = scene("""
        A: offensive: Wolf 3/3
        B: defensive: Elk 2/3, Hen 1/1; attached: Sword on Elk, Axe on Elk, Sword on Hen, Axe on Hen
        phase: Move or Attack
    """, cards=CARDS)  # fmt: skip
    s.choose("attack B", "block Wolf with Elk", "done")
    s.refused("wear Axe (2)", "ORC-EQUIP-10")
    s.choose("wear Axe")
    assert s.place("Wolf") == "A's graveyard" or s.value("Elk") == "3/4"
    s.to("Second Play")
    assert s.place("Elk") == "B's Defensive"


@rule("ORC-EQUIP-12", "ORC-EQUIP-13")
def test_a_piece_goes_where_its_carrier_goes() -> None:
    s = scene("""
        A: offensive: Wolf 2/2; attached: Sword on Wolf; hand: Kill
        phase: Move or Attack
    """, cards=CARDS)  # fmt: skip
    s.choose("move Wolf")
    assert s.place("Sword") == "on Wolf"
    assert s.value("Wolf") == "7/2"
    s.to("Second Play")
    s.play("Kill")
    assert s.place("Sword") == "A's graveyard"


@rule("ORC-EQUIP-EX5", "ORC-EQUIP-14", "ORC-EQUIP-12")
def test_it_returns_to_the_hand_of_its_owner_and_costs_anew() -> None:
    s = scene("A: offensive: Human; attached: Sword on Human; hand: Back; resources: 4", cards=CARDS)
    s.play("Back")
    assert s.place("Sword") == "A's hand"
    assert s.place("Human") == "A's hand"
    s.to("Entrance")
    s.choose("play Human", "in the Offensive")
    assert s.gold("A") == 1


@rule("ORC-EQUIP-15")
def test_it_follows_into_the_deck_and_out_of_the_game() -> None:
    s = scene("A: offensive: Wolf 2/2; attached: Sword on Wolf; hand: Bury; deck: 0", cards=CARDS)
    s.play("Bury")
    assert s.place("Sword") == "A's deck"
    s = scene("A: offensive: Wolf 2/2; attached: Sword on Wolf; hand: Banish", cards=CARDS)
    s.play("Banish")
    assert s.place("Sword") == "removed"


@rule("ORC-EQUIP-DX2", "ORC-EQUIP-16", "ORC-EQUIP-17")
def test_a_piece_is_handed_on_for_its_cost_and_both_are_marked() -> None:
    s = scene("A: offensive: Wolf 2/2, Fox 1/1; defensive: Hen 1/1; attached: Sword on Wolf; resources: 2", cards=CARDS)
    s.refused("reassign Sword to Hen", "ORC-EQUIP-16")
    s.choose("reassign Sword to Fox")
    assert s.place("Sword") == "on Fox"
    assert s.value("Fox") == "6/1"
    assert s.gold("A") == 0
    assert s.marked("Wolf")
    assert s.marked("Fox")


@rule("ORC-EQUIP-11", "ORC-EQUIP-16")
def test_a_piece_that_is_handed_on_to_who_uses_a_rival_may_be_switched_to() -> None:
    s = scene("A: offensive: Wolf 2/2, Fox 1/1; attached: Sword on Wolf, Axe on Fox; resources: 2", cards=CARDS)
    s.choose("reassign Sword to Fox")
    assert s.options() == ["wear Sword", "done"]
    s.choose("wear Sword")
    assert s.value("Fox") == "6/1"


@rule("ORC-EQUIP-16", "ORC-EQUIP-17")
def test_marked_assigned_and_unsuitable_creatures_hand_nothing_on_and_receive_nothing() -> None:
    s = scene("""
        A: offensive: Wolf 2/2 marked, Fox 1/1 assigned, Human, Hen 1/1; attached: Sword on Wolf, Axe on Human, Spurs on Human;
           resources: 2
    """, cards=CARDS)  # fmt: skip
    s.refused("reassign Sword to Hen", "ORC-EQUIP-16")
    s.refused("reassign Axe to Wolf", "ORC-EQUIP-16")
    s.refused("reassign Axe to Fox", "ORC-EQUIP-16")
    s.refused("reassign Spurs to Hen", "ORC-EQUIP-17")
    s = scene("A: offensive: Wolf 2/2, Fox 1/1; attached: Sword on Wolf; resources: 1; hand: 1", cards=CARDS)
    s.refused("reassign Sword to Fox", "ORC-GOLD-20")


@rule("ORC-EQUIP-17")
def test_t_in_its_cost_is_worked_out_for_the_receiver() -> None:
    s = scene("A: offensive: Wolf 2/2, Human; attached: Mail on Wolf; resources: 4", cards=CARDS)
    s.choose("reassign Mail to Human")  # who costs 3
    assert s.gold("A") == 2
    s = scene("A: offensive: Wolf 2/2, Human; attached: Mail on Wolf; resources: 1; hand: 1", cards=CARDS)
    s.refused("reassign Mail to Human", "ORC-GOLD-20")


@rule("ORC-EQUIP-17")
def test_a_free_x_in_its_cost_is_nothing_as_it_is_handed_on() -> None:
    cards = {"Lance": "equipment X+1: Attach to target creature.\nEquipped creature gets +1/+1."}
    s = scene("A: offensive: Wolf 1/2, Bear 3/3; attached: Lance on Wolf; resources: 4", cards=cards)
    s.choose("reassign Lance to Bear")
    assert (s.place("Lance"), s.value("Bear"), s.gold("A")) == ("on Bear", "4/4", 3)
    s = scene("A: offensive: Wolf 1/2, Bear 3/3; attached: Lance on Wolf; resources: 0; hand: 1", cards=cards)
    s.refused("reassign Lance to Bear", "ORC-GOLD-20")


@rule("ORC-EQUIP-17")
def test_no_text_of_a_piece_speaks_of_an_x_that_would_be_handed_on() -> None:
    text = "Attach to target creature.\nEquipped creature gets +X/+0."
    with pytest.raises(TextRefused):
        scene("A: offensive: Wolf 1/2; attached: Lance on Wolf", cards={"Lance": f"equipment X: {text}"})


@rule("ORC-EQUIP-DX1", "ORC-EQUIP-18", "ORC-EQUIP-19", "ORC-EQUIP-20", "ORC-EQUIP-21", "ORC-EQUIP-22", "ORC-AREA-16")
def test_who_dies_in_combat_drops_its_equipment_and_another_picks_it_up_for_nothing() -> None:
    s = scene("""
        A: offensive: Wolf 2/2, Fox 1/1; defensive: Hen 1/1; attached: Sword on Wolf
        B: defensive: Wall 3/9
        phase: Move or Attack
    """, cards=CARDS)  # fmt: skip
    s.choose("attack B", "send Wolf", "done", "block Wolf with Wall")
    s.to("Second Play")
    assert s.place("Wolf") == "A's graveyard"
    assert s.place("Sword") == "A's Offensive"
    s.refused("Hen picks up Sword", "ORC-EQUIP-20")
    s.choose("Fox picks up Sword")
    assert s.place("Sword") == "on Fox"
    assert s.marked("Fox")
    assert s.value("Fox") == "6/1"


@rule("ORC-EQUIP-26", "ORC-EQUIP-DX1", "ORC-EQUIP-19")
def test_what_nobody_picks_up_is_discarded_at_the_end_of_the_turn() -> None:
    s = scene("""
        A: offensive: Wolf 2/2, Fox 1/1; attached: Horn on Wolf
        B: defensive: Wall 3/9
        phase: Move or Attack
    """, cards=CARDS)  # fmt: skip
    s.choose("attack B", "send Wolf", "done", "block Wolf with Wall")
    s.to("Second Play")
    assert len(s.hand("A")) == 1
    assert s.place("Horn") == "A's Offensive"
    s.to("Play", "B")
    assert s.place("Horn") == "A's graveyard"


@rule("ORC-EQUIP-18")
def test_a_death_before_the_own_combat_is_one_in_combat_and_a_death_in_peace_is_none() -> None:
    s = scene("""
        A: offensive: Wolf 2/2; attached: Sword on Wolf; hand: 1
        B: hand: Kill
        phase: Move or Attack
    """, cards=CARDS)  # fmt: skip
    s.choose("attack B", "play Kill")
    s.to("Second Play")
    assert s.place("Sword") == "A's Offensive"


@rule("ORC-EQUIP-21", "ORC-RESP-10")
def test_the_passive_player_picks_up_in_a_window_of_a_play_phase() -> None:
    s = scene("""
        A: hand: Trinket, 1; offensive: Cub 1/1; resources: 2
        B: defensive: Fox 1/1, Sword
        phase: Play
    """, cards=CARDS)  # fmt: skip
    s.refused("Fox picks up Sword", "ORC-EQUIP-20")
    s.choose("play Trinket")
    assert s.asked == "B"
    s.choose("Fox picks up Sword")
    assert s.place("Sword") == "on Fox"


@rule("ORC-EQUIP-EX4", "ORC-EQUIP-23", "ORC-PREREQ-EX2")
def test_who_could_not_be_equipped_with_a_piece_cannot_pick_it_up() -> None:
    s = scene("A: offensive: Spurs, Goblin 1/1, Human", cards=CARDS)
    s.refused("Goblin picks up Spurs", "ORC-EQUIP-23")
    assert not s.marked("Goblin")
    s.choose("Human picks up Spurs")
    assert s.marked("Human")
    assert s.value("Human") == "3/3"


@rule("ORC-EQUIP-24", "ORC-EQUIP-25")
def test_marked_and_assigned_creatures_pick_up_nothing_and_others_one_piece_a_turn() -> None:
    s = scene("A: offensive: Sword, Axe, Fox 1/1 marked, Hen 1/1 assigned, Cub 1/1, Bee 1/1; hand: Wake", cards=CARDS)
    s.refused("Fox picks up Sword", "ORC-EQUIP-24")
    s.refused("Hen picks up Sword", "ORC-EQUIP-24")
    s.choose("Cub picks up Sword")
    s.play("Wake", "target Cub")
    s.refused("Cub picks up Axe", "ORC-EQUIP-25")
    s.choose("Bee picks up Axe")
    assert s.place("Axe") == "on Bee"


@rule("ORC-EQUIP-27")
def test_abilities_by_equipment_are_its_carriers() -> None:
    s = scene("A: offensive: Wolf 2/2, Fox 1/1 marked; attached: Ring on Wolf, Ring on Fox", cards=CARDS)
    assert "use Wolf" in s.options()
    assert "use Fox" not in s.options()
    s.carry_out("use Wolf")
    assert s.marked("Wolf")
    assert len(s.hand("A")) == 1


@rule("ORC-EQUIP-28")
def test_who_comes_to_control_the_carrier_controls_its_equipment() -> None:
    s = scene("""
        A: hand: Lure
        B: defensive: Elk 1/1; attached: Sword on Elk
    """, cards=CARDS)  # fmt: skip
    s.play("Lure")
    assert s.place("Elk") == "A's Offensive"
    assert s.place("Sword") == "on Elk"
    assert s.value("Elk") == "6/1"
    assert s.controller("Sword") == "A"


@rule("ORC-EQUIP-03")
def test_who_carries_a_piece_is_equipped_and_who_bears_an_enchantment_only_is_not() -> None:
    cards = {
        **CARDS,
        "Aura": "enchantment: Enchant a creature.",
        "Hone": "event: Each equipped creature gets +1/+0 until end of turn.",
    }
    s = scene(
        "A: offensive: Wolf 2/2, Fox 1/1, Hen 1/1; attached: Helmet on Wolf, Aura on Fox; hand: Hone", cards=cards
    )
    s.play("Hone", "in the Offensive")
    assert [s.value(name) for name in ("Wolf", "Fox", "Hen")] == ["3/4", "1/1", "1/1"]
