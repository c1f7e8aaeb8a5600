"""SLOT-ABIL: what may be answered, and the keywords of the book at work."""

from scenes.slot import rule, scene

CARDS = {
    "Hum": "close 1 def 1 life 1: [ ] Hum - This creature gets +1 close until end of turn.",
    "Sister": "close 1 def 2 life 1: Blessed.",
    "Guard": "close 3 def 3 life 2: Steadfast.",
    "Lord": "close 1 def 7 life 3",
    "Lady": "level 2 close 1 def 1 life 1",
}


@rule("SLOT-ABIL-24")
def test_after_each_use_the_other_is_offered_one_until_the_passive_player_declines() -> None:
    for step in ("Abilities", "Action"):
        s = scene(f"A: front: Hum, Hum, Hum\nB: front: Hum, Hum; back: Page\nstep: {step}", cards=CARDS)
        assert (s.asked, s.options()[-3:]) == ("A", ["use Hum F1", "use Hum F2", "use Hum F3"])
        s.choose("use Hum F1")
        assert (s.asked, s.options()) == ("B", ["decline", "use Hum F1", "use Hum F2"])
        s.choose("use Hum F1")
        assert (s.asked, s.options()) == ("A", ["decline", "use Hum F2", "use Hum F3"])
        s.choose("use Hum F2")
        assert (s.asked, s.options()) == ("B", ["decline", "use Hum F2"])
        s.choose("decline")
        assert (s.asked, s.options()[0], s.step) == ("A", "done", step)
        assert [s.value(f"A {slot}", "close") for slot in ("F1", "F2", "F3")] == [2, 2, 1]


@rule("SLOT-ABIL-24")
def test_the_active_players_decline_leaves_the_offer_to_the_passive_player() -> None:
    s = scene("A: front: Hum, Hum, Hum\nB: front: Hum, Hum; back: Page\nstep: Abilities", cards=CARDS)
    s.choose("use Hum F1", "use Hum F1", "decline")
    assert (s.asked, s.options()) == ("B", ["decline", "use Hum F2"])
    s.choose("decline")
    assert (s.asked, s.options()[0]) == ("A", "done")


@rule("SLOT-ABIL-24")
def test_who_can_use_nothing_is_not_asked() -> None:
    s = scene("A: front: Hum, Hum\nB: front: Hum marked, Page\nstep: Abilities", cards=CARDS)
    s.choose("use Hum F1")
    assert (s.asked, s.options()) == ("A", ["done", "use Hum F2"])


@rule("SLOT-ABIL-25")
def test_outside_a_battle_nothing_else_is_answered() -> None:
    foe = "\nB: front: Hum, Hum"
    s = scene(f"A: front: Page, Page; deck: 2 Page{foe}\nstep: Recruit", cards=CARDS)
    s.choose("recruit Page", "place Page in F3", "give Page F1")
    assert (s.asked, s.step) == ("A", "Recruit")
    s = scene(f"A: front: Page, Page{foe}\nstep: Move", cards=CARDS)
    s.choose("move Page F1 to B1")
    assert (s.asked, s.step) == ("A", "Move")
    s = scene(f"A: front: Fighter hurt 1, Page{foe}", cards=CARDS)
    s.choose("rest Fighter F1")
    assert (s.asked, s.step) == ("A", "Action")
    s = scene(f"A: front: Lady, Lady, Page; back: Page{foe}\nstep: Upkeep", cards=CARDS)
    s.choose("pay 1 for Lady F1", "give Page F3")
    assert (s.asked, s.step) == ("A", "Upkeep")


@rule("SLOT-ABIL-25", "SLOT-DECL-06")
def test_in_an_exchange_abilities_are_all_that_is_offered() -> None:
    s = scene("A: front: Hum, Fighter hurt 1, Hum\nB: front: Hum, Hum; back: Page", cards=CARDS)
    s.choose("use Hum F1", "use Hum F1")
    assert s.asked == "A"
    assert {label.split()[0] for label in s.options()} == {"decline", "use"}
    s.refused("rest Fighter F2", "SLOT-ABIL-25")
    s.refused("attack Hum F2 with Fighter F2, close", "SLOT-ABIL-25")


@rule("SLOT-ABIL-EX5")
def test_a_mage_attacks_the_blessed_in_close_combat_only() -> None:
    s = scene("A: front: -, Mage; back: Page\nB: front: -, Sister; back: Page", cards=CARDS)
    assert [label for label in s.options() if "Sister" in label] == ["attack Sister F2 with Mage F2, close"]
    s.refused("attack Sister F2 with Mage F2, ranged", "Sister")


@rule("SLOT-ABIL-EX6", "SLOT-DECL-02", "SLOT-DECL-04")
def test_a_steadfast_fighter_attacks_three_times_at_most() -> None:
    s = scene("A: front: Guard; back: Hum, Page, -\nB: front: Lord, Lord; back: Page, Page", cards=CARDS)
    for left in (2, 1, 0):
        s.choose("attack Lord F1 with Guard F1, close", "decline")
        assert (s.marked("A F1"), s.ap, s.active) == (False, left, "A")
    assert not [label for label in s.options() if label.startswith("attack")]
    s.refused("attack Lord F1 with Guard F1, close", "SLOT-AP-05")
