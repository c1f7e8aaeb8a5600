"""SLOT-ABIL-08, SLOT-MARK-08: only what an effect would do something to is its target."""

import pytest

from scenes.slot import rule, scene
from wtactics.rulesets.slot.rules.act import Act

CARDS = {
    "Howler": "close 1 def 1 life 1: When this creature dies, mark target enemy creature.",
    "Comforter": "close 1 def 1 life 1: When this creature dies, restore 1 life to target ally creature.",
    "Rouser": "close 1 def 1 life 1: When this creature dies, you may unmark target ally creature.",
    "Scarer": "close 1 def 1 life 1: [ ] Scare - Mark target enemy creature.",
    "Waker": "close 1 def 1 life 1: [ ] Wake - Unmark target ally creature.",
    "Nurse": "close 1 def 1 life 1: [ ] Nurse - Restore 1 life to target creature.",
    "Iron": "close 1 def 1 life 1: This creature can't be marked.",
    "Clock": "close 1 def 1 life 1: 1 AP Wait - This creature gets +1 close until end of turn.",
}


@rule("SLOT-ABIL-08", "SLOT-MARK-08")
def test_a_trigger_that_marks_takes_the_unmarked_and_passes_where_there_are_none() -> None:
    s = scene("A: front: Fighter, Fighter, Fighter marked\nB: front: Howler; back: -, -, -, Page", cards=CARDS)
    s.choose("attack Howler F1 with Fighter F1, close")
    assert [s.marked(f"A {slot}") for slot in ("F1", "F2", "F3")] == [True, True, True]
    s = scene("A: front: Fighter, Fighter, Fighter\nB: front: Howler; back: -, -, -, Page", cards=CARDS)
    s.choose("attack Howler F1 with Fighter F1, close")
    assert (s.asked, s.options()) == ("B", ["target Fighter F2", "target Fighter F3"])
    s = scene("A: front: Fighter, Iron; back: Page marked\nB: front: Howler; back: -, -, -, Page", cards=CARDS)
    s.stop_at(Act)
    s.choose("attack Howler F1 with Fighter F1, close")
    assert (s.marked("A F2"), "Howler takes effect" in s.log()) == (False, False)


@rule("SLOT-ABIL-08")
@pytest.mark.parametrize("hurt", [" hurt 1", ""])
def test_a_trigger_that_heals_takes_the_damaged_and_passes_where_there_are_none(hurt: str) -> None:
    s = scene(
        f"A: front: Fighter; back: Page marked\nB: front: Comforter; back: Fighter{hurt}, -, -, Fighter", cards=CARDS
    )
    s.stop_at(Act)
    s.choose("attack Comforter F1 with Fighter F1, close")
    assert s.tokens("B B1") == 0
    assert ("Comforter takes effect" in s.log()) == (hurt != "")


@rule("SLOT-ABIL-08", "SLOT-ABIL-07")
def test_nobody_is_asked_whether_he_wants_what_would_do_nothing() -> None:
    s = scene("A: front: Fighter; back: Page marked\nB: front: Rouser; back: Fighter, -, -, Fighter", cards=CARDS)
    s.stop_at(Act)
    s.choose("attack Rouser F1 with Fighter F1, close")
    assert (s.who("B F1"), "Rouser takes effect" in s.log()) == ("", False)


@rule("SLOT-MARK-08", "SLOT-ABIL-22")
def test_an_ability_that_would_do_nothing_to_anybody_cannot_be_used() -> None:
    s = scene("A: front: Scarer, Waker, Nurse, Clock\nB: front: Page marked\nstep: Abilities", cards=CARDS)
    for name in ("Scarer F1", "Waker F2", "Nurse F3"):
        s.refused(f"use {name}", "SLOT-ABIL-22")
    s = scene(
        "A: front: Scarer, Waker, Nurse, Fighter marked\nB: front: Page, Fighter hurt 1\nstep: Abilities", cards=CARDS
    )
    s.choose("use Scarer F1")
    assert s.options() == ["target Page F1", "target Fighter F2"]
    s.choose("target Fighter F2", "use Waker F2")
    assert s.options() == ["target Scarer F1", "target Fighter F4"]
    s.choose("target Fighter F4", "use Nurse F3")
    assert (s.tokens("B F2"), s.marked("B F2"), s.marked("A F4")) == (0, True, False)


@rule("SLOT-ABIL-08")
def test_what_is_marked_already_is_no_target_of_a_text_that_only_marks() -> None:
    spy = {"Spy": "cost 0 close 1 def 1 life 1: When this creature comes into play, mark target enemy creature."}
    s = scene("A: front: Page; deck: Spy, Page\nB: front: Page, Page, Page marked\nstep: Recruit", cards=spy)
    s.choose("recruit Spy", "place Spy in F3")
    assert s.options() == ["target Page F1", "target Page F2"]
    s.refused("target Page F3", "SLOT-ABIL-08")


SHIELDED = {
    "Elder": "close 1 def 1 life 1: This creature can't be the target of enemy abilities.",
    "Scolder": "close 1 def 1 life 1: [ ] Scold - Mark an enemy creature.",
    "Shouter": "close 1 def 1 life 1: [ ] Shout - Mark all enemy creatures in the front row.",
    "Asker": "close 1 def 1 life 1: [ ] Ask - Your opponent marks one of his creatures.",
}


@rule("SLOT-ABIL-31")
def test_who_can_be_no_target_of_an_ability_is_not_picked_for_it() -> None:
    s = scene("A: front: Scolder\nB: front: Elder, Page, Fighter\nstep: Abilities", cards=SHIELDED)
    s.choose("use Scolder F1")
    assert s.options() == ["pick Page F2", "pick Fighter F3"]


@rule("SLOT-ABIL-31")
def test_what_is_done_to_all_and_whom_the_other_picks_has_no_target() -> None:
    s = scene("A: front: Shouter\nB: front: Elder, Page\nstep: Abilities", cards=SHIELDED)
    s.choose("use Shouter F1")
    assert "Elder is marked" in s.log()
    s = scene("A: front: Asker\nB: front: Elder, Page\nstep: Abilities", cards=SHIELDED)
    s.choose("use Asker F1")
    assert (s.asked, s.options()) == ("B", ["pick Elder F1", "pick Page F2"])


@rule("SLOT-ABIL-31")
def test_who_is_picked_becomes_the_target_of_the_ability() -> None:
    shy = {
        "Shy": "close 1 def 1 life 1: When this creature becomes the target of an opponent's ability, gain 1 victory point."
    }
    s = scene("A: front: Scolder\nB: front: Shy, Page\nstep: Abilities", cards={**SHIELDED, **shy})
    s.choose("use Scolder F1", "pick Shy F1")
    assert s.points("B") == 1
    s = scene("A: front: Asker\nB: front: Shy, Page\nstep: Abilities", cards={**SHIELDED, **shy})
    s.choose("use Asker F1", "pick Shy F1")
    assert s.points("B") == 0
