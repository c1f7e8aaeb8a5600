"""SLOT-UPK and SLOT-LEVEL: upkeep, and levels."""

from scenes.slot import rule, scene
from wtactics.engine.lasting import ADD
from wtactics.rulesets.slot.terms import PAID_FOR

FEES = {"Mercenary": "cost 1 close 1 def 1 life 1 upkeep 1", "Captain": "level 2 cost 1 close 1 def 1 life 1 upkeep 2"}


@rule("SLOT-UPK-EX1", "SLOT-UPK-01", "SLOT-UPK-05", "SLOT-UPK-07", "SLOT-LEVEL-03")
def test_a_knight_pays_for_itself() -> None:
    s = scene("A: front: Knight, Page\nB: front: Page; back: -, Page\nstep: Upkeep")
    assert s.options() == ["pay 1 for Knight F1", "give up Knight F1"]
    s.choose("pay 1 for Knight F1", "give Knight F1")
    assert (s.who("A F1"), s.marked("A F1")) == ("Knight", True)
    s.to("Action")
    s.refused("attack Page F1 with Knight F1, close", "SLOT-DECL-02")


@rule("SLOT-UPK-EX2", "SLOT-UPK-05")
def test_the_twilight_pays_upkeep() -> None:
    s = scene("A: front: Knight; twilight: Page\nB: front: Page\nstep: Upkeep")
    s.choose("pay 1 for Knight F1", "give Page (twilight)")
    assert (s.marked("A F1"), s.twilight("A"), s.grave("A")) == (False, [], ["Page"])


@rule("SLOT-UPK-02", "SLOT-UPK-03", "SLOT-LEVEL-04", "SLOT-TWI-02")
def test_who_is_not_paid_for_goes_to_the_graveyard_and_nobody_scores() -> None:
    s = scene("A: front: Knight, Page\nB: front: Page\nstep: Upkeep")
    s.choose("give up Knight F1")
    assert (s.grave("A"), s.twilight("A"), s.points("B"), s.army("A")) == (["Knight"], [], 0, ["Page F2"])
    s = scene("A: front: Knight marked, Page marked\nB: front: Page\nstep: Upkeep")
    assert (s.grave("A"), s.army("A")) == (["Knight"], ["Page F2"])


@rule("SLOT-UPK-03", "SLOT-ARMY-09")
def test_it_goes_to_its_owners_graveyard() -> None:
    s = scene("A: front: Knight of B, Page\nB: front: Page\nstep: Upkeep")
    s.choose("give up Knight F1")
    assert (s.grave("B"), s.grave("A")) == (["Knight"], [])


@rule("SLOT-UPK-04")
def test_an_effect_that_is_not_paid_for_ends() -> None:
    for label, close in (("pay 1 for the effect of Page F1", 4), ("end the effect of Page F1", 1)):
        s = scene("A: front: Page, Ann\nB: front: Page\nstep: Unmark, active B, turn 4")
        c = s.card("A", "Page F1")
        s.table.modify(ADD, c, 3, 0, PAID_FOR + 1, 0, c)
        s.to("Upkeep", "A")
        s.choose(label)
        if label.startswith("pay"):
            s.choose("give Ann F2")
        assert s.value("A F1", "close") == close


@rule("SLOT-UPK-06")
def test_fees_are_settled_one_by_one_in_any_order() -> None:
    s = scene("A: front: Knight, Lord\nB: front: Page\nstep: Upkeep")
    assert len(s.options()) == 4
    s.choose("pay 1 for Lord F2", "give Knight F1", "give up Knight F1")
    assert (s.army("A"), s.grave("A")) == (["Lord F2"], ["Knight"])


@rule("SLOT-UPK-08")
def test_fees_add_up_and_either_may_cost_the_creature() -> None:
    s = scene("A: front: Captain, Page, Page; back: Page\nB: front: Page\nstep: Upkeep", cards=FEES)
    second = ["pay 2 for Captain F1, fee 2", "give up Captain F1, fee 2"]
    assert s.options() == ["pay 1 for Captain F1", "give up Captain F1", *second]
    s.choose("pay 1 for Captain F1", "give Page F2", "give up Captain F1")
    assert s.army("A") == ["Page F2", "Page F3", "Page B1"]
    s = scene("A: front: Mercenary, Page\nB: front: Page\nstep: Upkeep", cards=FEES)
    assert s.options() == ["pay 1 for Mercenary F1", "give up Mercenary F1"]


@rule("SLOT-LEVEL-EX1", "SLOT-LEVEL-01", "SLOT-LEVEL-02")
def test_a_third_one_of_level_2_is_refused() -> None:
    army = (
        "A: front: Page, Page, Page, Page; back: {}; deck: Knight, Page\nB: front: Page; back: -, Page\nstep: Recruit"
    )
    s = scene(army.format("Knight, Lord"))
    s.refused("recruit Knight", "SLOT-LEVEL-01")
    s = scene(army.format("Knight"))
    assert "recruit Knight" in s.options()


@rule("SLOT-LEVEL-06", "SLOT-UPK-01")
def test_the_first_fee_is_due_in_the_next_turn() -> None:
    s = scene("A: front: Page, Page, Page, Page; deck: Knight\nB: front: Page; deck: Page\nstep: Recruit")
    s.choose("recruit Knight", "place Knight in B1")
    assert s.who("A B1") == "Knight"
    assert s.table.fees == s.table.fees[:0]
    s.to("Upkeep", "A")
    assert s.options()[0] == "pay 1 for Knight B1"


@rule("SLOT-LEVEL-01", "SLOT-ARMY-09")
def test_control_that_would_break_the_limit_does_nothing() -> None:
    cards = {"Siren": "close 1 def 1 life 1: [ ] Sing - Gain control of target enemy creature."}
    s = scene("A: front: Siren, Knight, Lord\nB: front: Druid, Page\nstep: Abilities", cards=cards)
    s.choose("use Siren F1", "target Druid F1")
    assert s.who("B F1") == "Druid"
    s = scene("A: front: Siren, Knight\nB: front: Druid, Page\nstep: Abilities", cards=cards)
    s.choose("use Siren F1", "target Druid F1", "place Druid F1 in B1")
    assert (s.who("A B1"), s.who("B F1")) == ("Druid", "")
