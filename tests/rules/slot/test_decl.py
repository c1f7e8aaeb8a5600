"""SLOT-DECL: what an announcement asks for, costs and tells, and what later changes do to it."""

import pytest

from scenes.slot import rule, scene
from wtactics.engine.places import NOBODY
from wtactics.rulesets.slot.rules.battle import OpenExchange
from wtactics.rulesets.slot.told.story import STORY
from wtactics.rulesets.slot.view import SlotView

CARDS = {
    "Otter": "close 1 def 1 life 1: [1] Slip - Move this creature to an empty slot.",
    "Priest": "close 1 def 1 life 1: [ ] Bless - Target ally creature gains blessed until end of turn.",
    "Wind": "close 1 def 1 life 1: [ ] Blow - Move target enemy creature to an empty slot in the back row.",
    "Hum": "close 1 def 1 life 1: [ ] Hum - This creature gets +1 close until end of turn.",
    "Guard": "close 3 def 3 life 2: Steadfast.",
    "Blinder": "close 1 def 1 life 1: [ ] Blind - Target enemy creature loses all abilities until end of turn.",
    "Longbow": "close 2 ranged 5 def 3 life 2: Sharpshooter.",
    "Wall": "close 3 ranged 1 def 3 life 3",
}


@rule("SLOT-DECL-01")
def test_who_is_out_of_reach_is_not_attacked_and_nothing_is_spent() -> None:
    s = scene("A: front: Fighter; back: -, Fighter\nB: front: -, Wall, Wall; back: Page", cards=CARDS)
    s.refused("attack Wall F3 with Fighter F1, ranged", "SLOT-ATK-03")
    s.refused("attack Wall F2 with Fighter B2, close", "SLOT-ATK-05")
    s.refused("attack Wall F3 with Fighter B2, ranged", "SLOT-ATK-05")
    assert "attack Wall F2 with Fighter B2, ranged" in s.options()
    assert (s.ap, s.marked("A F1"), s.marked("A B2")) == (3, False, False)


@rule("SLOT-DECL-02")
def test_the_attacker_is_marked_before_the_exchange_and_the_marked_cannot_attack() -> None:
    s = scene("A: front: Fighter, Fighter marked; back: Page\nB: front: Page, Wall; back: Page", cards=CARDS)
    s.refused("attack Wall F2 with Fighter F2, close", "SLOT-DECL-02")
    s.stop_at(OpenExchange)
    s.choose("attack Wall F2 with Fighter F1, close")
    assert s.marked("A F1")
    s.go_on()
    s.refused("attack Wall F2 with Fighter F1, close", "SLOT-DECL-02")


@rule("SLOT-DECL-02")
def test_the_steadfast_must_be_unmarked_too() -> None:
    s = scene("A: front: Guard marked, Guard; back: Page\nB: front: Wall, Wall; back: Page", cards=CARDS)
    s.refused("attack Wall F1 with Guard F1, close", "SLOT-DECL-02")
    s.choose("attack Wall F1 with Guard F2, close")
    assert (s.marked("A F1"), s.marked("A F2"), s.ap) == (True, False, 2)


@rule("SLOT-DECL-03")
def test_both_players_are_told_who_attacks_whom_where_and_how() -> None:
    s = scene("A: front: Fighter, Archer, Fighter; back: Page\nB: front: Page, Wall; back: Page", cards=CARDS)
    s.stop_at(OpenExchange)
    s.choose("attack Wall F2 with Fighter F1 + Archer F2, ranged")
    for seat in (0, 1, NOBODY):
        view = SlotView(s.table, seat)
        assert list(view.fighters()) == [s.card("A", "Fighter F1"), s.card("A", "Archer F2")]
        assert (view.target, view.ranged_now) == (s.card("B", "Wall F2"), True)
        told = [line for line in STORY.tell(s.table, seat) if "attacks" in line]
        assert told == [f"{name} attacks Wall (F2) in ranged combat" for name in ("Fighter", "Archer")]


@rule("SLOT-DECL-03")
def test_it_is_told_where_the_target_stood_when_it_was_announced() -> None:
    s = scene("A: front: Fighter; back: Page\nB: front: Otter, -, Page, Page; back: Page, Page", cards=CARDS)
    s.choose("attack Otter F1 with Fighter F1, close", "use Otter F1", "give Page B2", "place Otter F1 in B4")
    assert "Fighter attacks Otter (F1) in close combat" in s.log()


@rule("SLOT-DECL-04")
@pytest.mark.parametrize(("attackers", "left"), [("Fighter F1", 2), ("Fighter F1 + Fighter F2", 1)])
def test_points_are_paid_together_with_the_marking(attackers: str, left: int) -> None:
    s = scene("A: front: Fighter, Fighter; back: Page\nB: front: Page, Wall; back: Page", cards=CARDS)
    s.stop_at(OpenExchange)
    s.choose(f"attack Wall F2 with {attackers}, close")
    assert (s.ap, s.marked("A F1"), s.marked("A F2")) == (left, True, left == 1)


@rule("SLOT-DECL-05")
def test_cover_that_comes_later_saves_nobody() -> None:
    s = scene("A: front: Fighter; back: -, -, -, Page\nB: front: -, Otter, Page; back: Wall, Page, Page", cards=CARDS)
    s.choose("attack Wall B1 with Fighter F1, close", "use Otter F2", "give Page B2", "place Otter F2 in F1")
    s.decline()
    assert (s.who("B F1"), s.tokens("B B1"), s.tokens("A F1")) == ("Otter", 1, 1)


@rule("SLOT-DECL-05")
def test_who_is_blessed_later_is_hit_by_magic() -> None:
    s = scene("A: front: Mage, Mage; back: Page\nB: front: Wall; back: Priest, -, Page, Page", cards=CARDS)
    s.choose("attack Wall F1 with Mage F1, ranged", "use Priest B1", "target Wall F1")
    assert s.tokens("B F1") == 1
    s.refused("attack Wall F1 with Mage F2, ranged", "Wall")


@rule("SLOT-DECL-05")
def test_an_attacker_that_is_moved_out_of_reach_goes_on() -> None:
    s = scene("A: front: Fighter; back: -, -, Page, Page\nB: front: Wall; back: Wind, -, Page, Page", cards=CARDS)
    s.choose("attack Wall F1 with Fighter F1, close", "use Wind B1", "target Fighter F1", "in B2")
    assert (s.who("A B2"), s.tokens("B F1"), s.tokens("A B2")) == ("Fighter", 1, 1)


@rule("SLOT-DECL-05")
def test_a_sharpshooter_that_loses_its_ability_goes_on() -> None:
    s = scene("A: front: Longbow; back: Page\nB: front: Page, Page; back: Wall, Blinder", cards=CARDS)
    s.choose("attack Wall B1 with Longbow F1, ranged", "use Blinder B2", "target Longbow F1")
    assert s.tokens("B B1") == 1
    s = scene("A: front: Longbow; back: Page\nB: front: Page, Page; back: Wall, Blinder\nstep: Action", cards=CARDS)
    assert "attack Wall B1 with Longbow F1, ranged" in s.options()


@rule("SLOT-DECL-06")
def test_no_second_attack_and_no_rest_before_the_first_battle_is_over() -> None:
    s = scene("A: front: Fighter, Fighter hurt 1, Hum; back: Page\nB: front: Wall, Wall; back: Page", cards=CARDS)
    s.choose("attack Wall F1 with Fighter F1, close")
    assert (s.asked, s.options()) == ("A", ["decline", "use Hum F3"])
    s.refused("attack Wall F2 with Fighter F2, close", "SLOT-DECL-06")
    s.refused("rest Fighter F2", "SLOT-DECL-06")
    s.choose("use Hum F3")
    assert (s.tokens("B F1"), s.options()[0]) == (1, "done")
    assert "rest Fighter F2" in s.options()
