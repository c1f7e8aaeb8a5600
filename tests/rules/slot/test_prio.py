"""SLOT-PRIO: cards against rules, and statements of equal standing against each other."""

from scenes.slot import rule, scene

CARDS = {
    "Longbow": "close 2 ranged 5 def 3 life 2: Sharpshooter.",
    "Seer": "close 1 magic 4 def 3 life 2: Sharpshooter.",
    "Sister": "close 1 def 2 life 2: Blessed.",
    "Plain": "close 1 def 2 life 2",
    "Heron": "close 4 def 3 life 2: This creature can attack covered creatures in close combat.",
    "Polite": "close 4 ranged 4 def 3 life 2: Sharpshooter.\nThis creature can't attack marked creatures.",
    "Guard": "close 3 def 3 life 2: Steadfast.",
    "Peaceful": "close 3 def 1 life 1: This creature can't attack.",
    "Fleet": "close 3 def 3 life 2: This creature isn't marked for moving.",
    "Rooted": "close 3 def 3 life 2: This creature can't move.\nThis creature isn't marked for moving.",
}


@rule("SLOT-PRIO-01")
def test_cards_beat_the_rules_that_they_contradict() -> None:
    s = scene("A: front: Heron, -, Fighter; back: Page\nB: front: Page, -, Page; back: Plain, -, Plain", cards=CARDS)
    assert "attack Plain B1 with Heron F1, close" in s.options()
    s.refused("attack Plain B3 with Fighter F3, close", "SLOT-DEF-02")
    s = scene("A: front: Guard, Fighter; back: Page\nB: front: Plain, Plain; back: Page", cards=CARDS)
    s.choose("attack Plain F1 with Guard F1, close", "attack Plain F2 with Fighter F2, close")
    assert (s.marked("A F1"), s.marked("A F2")) == (False, True)
    s = scene("A: front: Fleet, Fighter\nB: front: Page\nstep: Move", cards=CARDS)
    s.choose("move Fleet F1 to B1", "move Fighter F2 to B2")
    assert (s.marked("A B1"), s.marked("A B2")) == (False, True)


@rule("SLOT-PRIO-02")
def test_of_two_cards_the_one_that_forbids_holds() -> None:
    s = scene("A: front: Polite; back: Page\nB: front: Page; back: Plain", cards=CARDS)
    assert "attack Plain B1 with Polite F1, ranged" in s.options()
    s = scene("A: front: Polite; back: Page\nB: front: Page; back: Plain marked", cards=CARDS)
    s.refused("attack Plain B1 with Polite F1, ranged", "Polite")
    s = scene("A: front: Rooted, Page\nB: front: Page\nstep: Move", cards=CARDS)
    s.refused("move Rooted F1 to B1", "Rooted")


@rule("SLOT-PRIO-02", "SLOT-PRIO-03")
def test_of_two_rules_the_one_that_forbids_holds() -> None:
    s = scene("A: front: Fighter marked, Fighter; back: Page\nB: front: Plain, Plain; back: Page", cards=CARDS)
    assert "attack Plain F1 with Fighter F2, close" in s.options()
    s.refused("attack Plain F1 with Fighter F1, close", "SLOT-DECL-02")
    s.refused("attack Plain F1 with Fighter F1 + Fighter F2, close", "SLOT-DECL-02")


@rule("SLOT-PRIO-03")
def test_a_card_that_allows_beats_a_rule_that_forbids_and_one_that_forbids_a_rule_that_allows() -> None:
    s = scene("A: front: Longbow, Peaceful; back: Page\nB: front: Page, Plain; back: Plain", cards=CARDS)
    assert "attack Plain B1 with Longbow F1, ranged" in s.options()
    s.refused("attack Plain F2 with Peaceful F2, close", "Peaceful")


@rule("SLOT-PRIO-EX1", "SLOT-PRIO-02")
def test_sharpshooter_beats_cover_and_blessed_beats_what_any_card_allows() -> None:
    front = "A: front: {}; back: Page\nB: front: Page; back: {}"
    s = scene(front.format("Longbow", "Plain"), cards=CARDS)
    assert "attack Plain B1 with Longbow F1, ranged" in s.options()
    s = scene(front.format("Longbow", "Sister"), cards=CARDS)
    assert "attack Sister B1 with Longbow F1, ranged" in s.options()
    for name in ("Mage", "Seer"):
        s = scene(front.format(name, "Plain"), cards=CARDS)
        assert f"attack Plain B1 with {name} F1, ranged" in s.options()
        s = scene(front.format(name, "Sister"), cards=CARDS)
        s.refused(f"attack Sister B1 with {name} F1, ranged", "Sister")
