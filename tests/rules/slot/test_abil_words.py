"""SLOT-PRIO, SLOT-DEF: words of cards that battles and points heed."""

from scenes.slot import rule, scene

CARDS = {
    "Warden": "close 1 def 9 life 3: Whenever this creature defends, mark target enemy creature.",
    "Usher": "close 1 def 9 life 3: Whenever this creature defends against an Elf, mark that Elf.",
    "Miser": "close 1 def 9 life 3: Opponents can't gain victory points.",
    "Gentle": "close 9 def 9 life 3: This creature can't deal damage to Elves.",
}


@rule("SLOT-DEF-04")
def test_who_is_attacked_defends() -> None:
    s = scene("A: front: Lord, Page\nB: front: Warden; back: Page", cards=CARDS)
    s.choose("attack Warden F1 with Lord F1, close")
    assert s.marked("A F2")


@rule("SLOT-DEF-04")
def test_it_defends_against_whoever_attacks() -> None:
    s = scene("A: front: Fighter, Lord\nB: front: Usher, Usher; back: Page", cards=CARDS)
    s.choose("attack Usher F1 with Fighter F1, close")
    assert s.marked("A F1")


@rule("SLOT-PRIO-02", "SLOT-POINTS-07")
def test_who_cannot_gain_points_gains_none_for_kills() -> None:
    s = scene("A: front: Lord, Page\nB: front: Archer, -, Miser", cards=CARDS)
    s.choose("attack Archer F1 with Lord F1, close")
    s.decline()
    assert (s.who("B F1"), s.points("A")) == ("", 0)


@rule("SLOT-PRIO-02", "SLOT-RESOLVE-07")
def test_who_cannot_deal_damage_to_some_hurts_the_others_in_battle() -> None:
    s = scene("A: front: Gentle, Gentle\nB: front: Fighter, Lord", cards=CARDS)
    s.choose("attack Fighter F1 with Gentle F1, close")
    s.decline()
    assert s.tokens("B F1") == 0
    s.choose("attack Lord F2 with Gentle F2, close")
    s.decline()
    assert s.tokens("B F2") == 1
