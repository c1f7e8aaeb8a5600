"""SLOT-UPK: upkeep of creatures and effects."""

from scenes.slot import Scene, rule, scene
from wtactics.engine.lasting import ADD
from wtactics.rulesets.slot.terms import PAID_FOR

FEES = {
    "Mercenary": "cost 1 close 1 def 1 life 1 upkeep 2",
    "Captain": "level 2 cost 1 close 1 def 1 life 1 upkeep 2",
    "Sworn": "level 2 cost 1 close 1 def 1 life 1: This creature needs no upkeep.",
    "Grudge": "level 2 cost 1 close 1 def 1 life 1: When this creature is marked, kill another target ally creature.",
    "Siren": "close 1 def 1 life 1: [ ] Sing - Gain control of target enemy creature.",
}
KNIGHTS = "A: front: Knight, Lord, Page, Page; back: -, -, -, Page\nB: front: Page\nstep: Upkeep"


def blessed(s: Scene, where: str) -> Scene:
    """Let an effect of that creature give it +3 close for as long as 1 gold is paid for it each turn."""
    c = s.at(where)
    s.table.modify(ADD, c, 3, 0, PAID_FOR + 1, s.table.controller[c], c)
    return s


@rule("SLOT-UPK-EX1", "SLOT-UPK-07")
def test_it_pays_for_itself_and_cannot_attack() -> None:
    s = scene("A: front: Knight, Page\nB: front: Page; back: -, Page\nstep: Upkeep")
    s.choose("pay 1 for Knight F1", "give Knight F1")
    assert (s.who("A F1"), s.marked("A F1"), s.marked("A F2")) == ("Knight", True, False)
    s.to("Action")
    s.refused("attack Page F1 with Knight F1, close", "SLOT-DECL-02")


@rule("SLOT-UPK-EX2", "SLOT-UPK-05")
def test_the_twilight_pays() -> None:
    s = scene("A: front: Knight, Page; twilight: Ann\nB: front: Page\nstep: Upkeep")
    s.choose("pay 1 for Knight F1")
    assert s.options() == ["give Ann (twilight)", "give Knight F1", "give Page F2"]
    s.choose("give Ann (twilight)")
    assert (s.marked("A F1"), s.marked("A F2"), s.twilight("A"), s.grave("A")) == (False, False, [], ["Ann"])


@rule("SLOT-UPK-EX3", "SLOT-WIN-05")
def test_who_gives_up_his_last_creature_has_lost() -> None:
    s = scene("A: front: Knight\nB: front: Page\nstep: Upkeep")
    s.choose("give up Knight F1")
    assert (s.winner, s.ending) == ("B", "SLOT-WIN-05")


@rule("SLOT-UPK-01", "SLOT-LEVEL-03")
def test_a_fee_is_due_in_every_turn_of_who_controls_it_in_step_2() -> None:
    s = scene("A: front: Knight, Page\nB: front: Mercenary, Page, Page, Page\nstep: Unmark", cards=FEES)
    asked = []
    while s.turn < 6 and not s.over:
        if s.step == "Upkeep" and s.options()[0].startswith("pay"):
            asked.append((s.turn, s.asked, s.options()[0]))
        s.choose(s.options()[0])
    assert asked == [
        (3, "A", "pay 1 for Knight F1"),
        (4, "B", "pay 2 for Mercenary F1"),
        (5, "A", "pay 1 for Knight F1"),
    ]


@rule("SLOT-UPK-01")
def test_who_has_taken_control_pays_from_then_on() -> None:
    s = scene("A: front: Siren, Page\nB: front: Mercenary, Page; back: Page\nstep: Abilities", cards=FEES)
    s.choose("use Siren F1", "target Mercenary F1", "place Mercenary F1 in B4")
    s.to("Move", "B")
    s.to("Upkeep", "A")
    assert s.options() == ["pay 2 for Mercenary B4", "give up Mercenary B4"]


@rule("SLOT-UPK-02", "SLOT-UPK-06")
def test_each_fee_is_paid_or_refused_in_an_order_of_choice() -> None:
    s = scene(KNIGHTS)
    both = ["pay 1 for Knight F1", "give up Knight F1", "pay 1 for Lord F2", "give up Lord F2"]
    assert s.options() == both
    s.choose("pay 1 for Lord F2", "give Page F3")
    assert s.options() == both[:2]
    s.choose("give up Knight F1")
    assert (s.army("A")[0], s.grave("A"), s.marked("A F4"), s.marked("A B4")) == ("Lord F2", ["Knight"], False, False)


@rule("SLOT-UPK-06")
def test_who_was_marked_for_another_fee_may_still_be_given_up() -> None:
    s = scene(KNIGHTS)
    s.choose("pay 1 for Lord F2", "give Knight F1", "give up Knight F1")
    assert (s.grave("A"), s.who("A F2"), s.marked("A F2")) == (["Knight"], "Lord", False)


@rule("SLOT-UPK-03", "SLOT-LEVEL-04")
def test_a_fee_that_cannot_be_paid_costs_the_creature() -> None:
    s = scene("A: front: Knight marked, Page marked\nB: front: Page, Page\nstep: Upkeep")
    assert (s.grave("A"), s.army("A"), s.points("B")) == (["Knight"], ["Page F2"], 0)
    s = scene("A: front: Mercenary, -, -, Page marked\nB: front: Page\nstep: Upkeep", cards=FEES)
    assert (s.grave("A"), s.army("A"), s.points("B")) == (["Mercenary"], ["Page F4"], 0)


@rule("SLOT-UPK-03", "SLOT-TWI-02")
def test_it_goes_to_its_owners_graveyard_and_never_to_the_twilight() -> None:
    s = scene("A: front: Knight of B, Page\nB: front: Page; back: -, Page\nstep: Upkeep")
    s.choose("give up Knight F1")
    assert (s.grave("B"), s.twilight("B"), s.grave("A"), s.points("B")) == (["Knight"], [], [], 0)


@rule("SLOT-UPK-04", "SLOT-UPK-01", "SLOT-UPK-05")
def test_an_effect_lasts_as_long_as_it_is_paid_for() -> None:
    s = blessed(
        scene("A: front: Page, Ann; twilight: Ben\nB: front: Page; deck: Page\nstep: Unmark, active B, turn 4"), "A F1"
    )
    s.to("Upkeep", "A")
    assert (s.options(), s.value("A F1", "close")) == (
        ["pay 1 for the effect of Page F1", "end the effect of Page F1"],
        4,
    )
    s.choose("pay 1 for the effect of Page F1", "give Ben (twilight)")
    s.to("Upkeep", "A")
    assert (s.turn, s.value("A F1", "close")) == (7, 4)
    s.choose("end the effect of Page F1")
    assert (s.value("A F1", "close"), s.who("A F1")) == (1, "Page")
    s.to("Move", "B")
    s.to("Move", "A")
    assert (s.turn, s.value("A F1", "close")) == (9, 1)


@rule("SLOT-UPK-04", "SLOT-PAY-05")
def test_an_effect_that_cannot_be_paid_for_ends() -> None:
    s = blessed(scene("A: front: Knight, -, -, Page\nB: front: Page\nstep: Recruit, active B, turn 4"), "A F1")
    s.to("Upkeep", "A")
    s.choose("pay 1 for Knight F1", "give Page F4")
    s.choose("end the effect of Knight F1")
    assert (s.who("A F1"), s.value("A F1", "close")) == ("Knight", 5)


@rule("SLOT-PAY-05")
def test_a_fee_that_cannot_be_paid_in_full_is_not_paid() -> None:
    s = scene("A: front: Mercenary marked, Knight\nB: front: Page\nstep: Upkeep", cards=FEES)
    assert s.options() == ["give up Mercenary F1", "pay 1 for Knight F2", "give up Knight F2"]
    s.refused("pay 2 for Mercenary F1", "SLOT-PAY-05")


@rule("SLOT-UPK-08")
def test_fees_add_up() -> None:
    army = "A: front: Captain, Page, Page; back: Page\nB: front: Page\nstep: Upkeep"
    s = scene(army, cards=FEES)
    fees = ["pay 1 for Captain F1", "give up Captain F1", "pay 2 for Captain F1, fee 2", "give up Captain F1, fee 2"]
    assert s.options() == fees
    s.choose(fees[0], "give Page F2", fees[2].removesuffix(", fee 2"), "give Captain F1", "give Page F3")
    assert (s.who("A F1"), s.marked("A B1")) == ("Captain", False)
    for first in (fees[1], fees[3]):
        s = scene(army, cards=FEES)
        s.choose(first)
        assert (s.army("A"), s.grave("A"), s.step) == (["Page F2", "Page F3", "Page B1"], ["Captain"], "Move")
    s = scene(army, cards=FEES)
    s.choose(fees[0], "give Captain F1", "give up Captain F1")
    assert (s.army("A"), s.grave("A")) == (["Page F2", "Page F3", "Page B1"], ["Captain"])


@rule("SLOT-UPK-01")
def test_nothing_is_owed_any_more_for_who_left_before_its_fee_was_settled() -> None:
    s = scene("A: front: Grudge, Knight, Page; back: Page\nB: front: Page\nstep: Upkeep", cards=FEES)
    s.choose("pay 1 for Grudge F1", "give Grudge F1", "target Knight F2")
    assert (s.grave("A"), s.step, s.army("A")) == (["Knight"], "Move", ["Grudge F1", "Page F3", "Page B1"])
    assert "A gives Knight up" not in s.log()


@rule("SLOT-UPK-01", "SLOT-PRIO-01")
def test_a_card_may_need_no_upkeep() -> None:
    s = scene("A: front: Sworn, Page\nB: front: Page\nstep: Upkeep", cards=FEES)
    assert (s.step, s.who("A F1"), s.marked("A F2")) == ("Move", "Sworn", False)
