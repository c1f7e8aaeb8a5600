"""Pieces that drop and are handed on, assigned creatures that come free, and what lies on players and on equipment."""

from scenes.orc import rule, scene

CARDS = {
    "Sword": "equipment 2: Equipped creature gets +1/+0.",
    "Shroud": "equipment 2: When this equipment drops, draw a card.",
    "Cord": "equipment 1: When this equipment is reassigned, its new carrier gets +2/+0 until end of turn.",
    "Fumble": "event 0: Target creature drops all its equipment.",
    "Buckle": "event 0: Target equipment drops.",
    "Scold": "creature 1 1/1: Whenever an opponent reassigns an equipment, he loses 1 influence.",
    "Page": "creature 1 1/1: Whenever you reassign an equipment in this front, unmark the creature that receives it.",
    "Bell": "creature 1 1/1: 0: Choose another assigned creature you control. It is no longer assigned and becomes unmarked.",
    "Warden": "creature 1 1/1: (A): Creatures you control get +1/+0.",
    "Tax": "enchantment 0: Attach to target player. At the beginning of the host's turn, he loses 1 influence.",
    "Throne": "enchantment 0: Attach to target player. In the host's Discard phase, he loses 2 influence.",
    "Oil": "enchantment 0: Attach to target equipment. The carrier of the host gets +0/+2.",
    "Hush": "event 0: Target creature deals no damage in combat this turn.",
}


@rule("ORC-EQUIP-19")
def test_a_creature_drops_all_that_it_carries_and_a_piece_hears_that_it_drops() -> None:
    board = "A: offensive: Wolf 1/1; attached: Sword on Wolf, Shroud on Wolf; hand: "
    s = scene(f"{board}Fumble; deck: 1", cards=CARDS)
    s.choose("play Fumble")
    s.all_pass()
    assert (s.place("Sword"), s.place("Shroud")) == ("A's Offensive", "A's Offensive")
    assert len(s.hand("A")) == 1
    s = scene(f"{board}Buckle; deck: 1", cards=CARDS)
    s.choose("play Buckle", "target Sword")
    s.all_pass()
    assert (s.place("Sword"), s.place("Shroud")) == ("A's Offensive", "on Wolf")
    assert s.hand("A") == []


@rule("ORC-EQUIP-16")
def test_a_piece_that_is_handed_on_is_heard_and_its_new_carrier_told() -> None:
    board = "A: 20 influence; resources: 3; offensive: Wolf 1/1, Fox 1/1"
    s = scene(f"{board}; attached: Cord on Wolf\nB: defensive: Scold", cards=CARDS)
    s.choose("reassign Cord to Fox")
    assert (s.value("Fox"), s.value("Wolf")) == ("3/1", "1/1")
    assert s.influence("A") == 19
    s = scene(f"{board}, Page; attached: Sword on Wolf", cards=CARDS)
    s.choose("reassign Sword to Fox")
    assert (s.marked("Fox"), s.marked("Wolf")) == (False, True)


@rule("ORC-EQUIP-16")
def test_a_piece_that_is_played_or_taken_up_is_not_handed_on() -> None:
    s = scene("A: 20 influence; resources: 3; offensive: Wolf 1/1; hand: Cord\nB: defensive: Scold", cards=CARDS)
    s.choose("play Cord")
    s.all_pass()
    assert (s.value("Wolf"), s.influence("A")) == ("1/1", 20)


@rule("ORC-ASSIGN-15")
def test_who_comes_free_by_an_effect_can_be_assigned_at_once() -> None:
    s = scene("A: offensive: Bell, Warden assigned; hand: 1", cards=CARDS)
    s.carry_out("use Bell")
    assert (s.assigned("Warden"), s.marked("Warden")) == (False, False)
    assert "assign Warden" in s.options()


@rule("ORC-ENCH-05")
def test_a_player_is_the_host() -> None:
    s = scene(
        "A: 20 influence; hand: 1\nB: 20 influence; hand: 1; attached: Tax on B, Throne on B\nphase: Discard",
        cards=CARDS,
    )
    s.to("Draw", "B")
    assert (s.influence("A"), s.influence("B")) == (20, 19)
    s.to("Draw", "A")
    assert s.influence("B") == 17


@rule("ORC-ENCH-05")
def test_the_carrier_of_the_host_has_what_lies_on_the_piece() -> None:
    s = scene("A: offensive: Wolf 1/1; attached: Sword on Wolf, Oil on Sword; hand: Fumble", cards=CARDS)
    assert s.value("Wolf") == "2/3"
    s.choose("play Fumble")
    s.all_pass()
    assert s.value("Wolf") == "1/1"
