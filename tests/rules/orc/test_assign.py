"""ORC-ASSIGN: creatures that are bound to one lasting task."""

from scenes.orc import rule, scene
from wtactics.engine.places import PEACE
from wtactics.engine.telling import modifiers_data
from wtactics.rulesets.orc.told.signs import signs
from wtactics.rulesets.orc.view import OrcView

CARDS = {
    "Warden": "creature 2/2 (Elf): (A): Your other local creatures get 0/+1.",
    "Steward": "creature 1/1: (A) 1: At the start of your turn, draw a card.",
    "Monk": "creature 1/1: (A) (M), discard a card: Your other creatures get +1/+0.",
    "Guard": (
        "creature 1/1: (A): Enemy creatures can't attack.\n(M): Draw a card.\nThis creature gets +1/+0.\n"
        "Whenever you draw a card, you gain 1 influence."
    ),
    "Mentor": 'creature 1/1: All Elves have "(M): Draw a card."',
    "Chief": "creature 1/1: (Ma1): Draw a card.",
    "Boon": "event: Target creature gets +1/+1.",
    "Doom": "event: Destroy target creature.",
    "Rain": "event: All creatures get +1/+1.",
    "Drum": "event: Mark target creature.",
    "Wake": "event: Unmark target creature.",
    "Lure": "event: Gain control of target creature.",
    "Sword": "equipment (Weapon): Equipped creature gets +5/+0.",
    "Farewell": "creature 1/1: (A): Your creatures get +1/+0.\nWhen this creature becomes unassigned, you gain 2 influence.",
}


@rule(
    "ORC-ASSIGN-DX1", "ORC-ASSIGN-01", "ORC-ASSIGN-12", "ORC-ASSIGN-14", "ORC-ASSIGN-15", "ORC-ASSIGN-16", "ORC-TURN-09"
)
def test_the_course_of_an_assignment() -> None:
    s = scene("A: offensive: Warden, Wolf 2/2; resources: 1 marked\nB: hand: 1\nphase: Play, turn 5", cards=CARDS)
    s.carry_out("assign Warden")
    assert (s.assigned("Warden"), s.marked("Warden")) == (True, False)
    assert s.value("Wolf") == "2/2"
    s.to("Draw", "B")
    assert s.value("Wolf") == "2/3"
    s.to("Unmark", "A")
    assert s.options() == ["unassign Warden", "done"]
    assert s.gold("A") == 1
    s.choose("unassign Warden")
    assert s.gold("A") == 0
    assert s.marked("Warden")
    assert s.value("Wolf") == "2/2"
    s.to("Draw", "B")
    assert s.marked("Warden")
    s.to("Draw", "A")
    assert not s.marked("Warden")


@rule("ORC-ASSIGN-01", "ORC-ASSIGN-02", "ORC-ASSIGN-03", "ORC-COMBAT-02")
def test_an_assigned_creature_is_neither_marked_nor_unmarked_and_does_nothing_that_marks() -> None:
    s = scene(
        "A: offensive: Wolf 2/2 assigned, Chief; hand: Drum; phase: Play".replace("; phase", "\nphase"), cards=CARDS
    )
    assert not s.marked("Wolf")
    s.refused("use Chief", "ORC-ABIL-06")
    s.refused("target Wolf", "ORC-RESP-12")
    s.to("Move or Attack")
    s.refused("move Wolf", "ORC-MOVE-02")
    s = scene("A: offensive: Wolf 2/2 assigned, Ox 1/1, Elk 1/1\nphase: Move or Attack")
    s.choose("attack B")
    s.refused("send Wolf", "ORC-COMBAT-02")
    s = scene("A: offensive: Ox 1/1\nB: defensive: Wolf 2/2 assigned\nphase: Move or Attack", cards=CARDS)
    s.choose("attack B")
    s.all_pass()
    assert s.influence("B") == 19


@rule("ORC-ASSIGN-03")
def test_effects_neither_mark_nor_unmark_it() -> None:
    s = scene("A: hand: Drum, Wake\nB: offensive: Wolf 2/2 assigned", cards=CARDS)
    s.play("Drum")
    assert s.assigned("Wolf")
    s.play("Wake")
    assert s.assigned("Wolf")


@rule("ORC-ASSIGN-04", "ORC-ASSIGN-DX2", "ORC-ASSIGN-17")
def test_its_own_side_cannot_aim_at_it_and_opponents_can() -> None:
    s = scene("A: offensive: Wolf 2/2 assigned, Fox 1/1, Ox 1/1; hand: Boon, Rain\nB: hand: Doom", cards=CARDS)
    s.choose("play Boon")
    s.refused("target Wolf", "ORC-ASSIGN-04")
    assert s.value("Wolf") == "2/2"
    s.choose("target Fox", "play Doom", "target Wolf")
    s.all_pass()
    assert s.place("Wolf") == "A's graveyard"
    s = scene("A: offensive: Wolf 2/2 assigned; hand: Rain", cards=CARDS)
    s.play("Rain", "in the Offensive")
    assert s.value("Wolf") == "3/3"


@rule("ORC-ASSIGN-05")
def test_it_is_not_unassigned_by_itself() -> None:
    s = scene("A: offensive: Wolf 2/2 assigned; hand: 1\nB: hand: 1\nphase: Discard, active B", cards=CARDS)
    s.to("Draw", "A")
    assert s.assigned("Wolf")


@rule("ORC-ASSIGN-06", "ORC-ABIL-20")
def test_it_loses_all_abilities_but_the_assigned_one() -> None:
    s = scene("A: offensive: Guard, Ox 1/1; hand: 1\nB: defensive: Elk 1/1; offensive: Hen 1/1; hand: 1", cards=CARDS)
    assert s.value("Guard") == "2/1"
    s.carry_out("assign Guard")
    assert s.value("Guard") == "1/1"
    assert "use Guard" not in s.options()
    s.to("Draw", "B")
    s.to("Move or Attack", "B")
    assert "attack A" in s.options()  # Hen stands opposite to A's Defensive
    s.to("Draw", "A")
    assert s.influence("A") == 20


@rule("ORC-ASSIGN-06")
def test_abilities_that_others_grant_are_lost_too_but_not_changes_of_its_values() -> None:
    s = scene("A: offensive: Warden assigned, Mentor; attached: Sword on Warden; hand: 1", cards=CARDS)
    assert "use Warden" not in s.options()
    assert s.value("Warden") == "7/2"


@rule("ORC-ASSIGN-07")
def test_it_keeps_values_type_and_subtypes() -> None:
    s = scene("A: offensive: Warden assigned; hand: 1", cards={**CARDS, "Hymn": "creature 1/1: Elves get +1/+0."})
    assert s.value("Warden") == "2/2"
    s = scene("A: offensive: Warden assigned, Hymn; hand: 1", cards={**CARDS, "Hymn": "creature 1/1: Elves get +1/+0."})
    assert s.value("Warden") == "3/2"


@rule("ORC-ASSIGN-08")
def test_only_an_unmarked_unassigned_creature_with_the_sign_is_assigned() -> None:
    s = scene("A: offensive: Warden marked; hand: 1", cards=CARDS)
    s.refused("assign Warden", "ORC-ASSIGN-08")
    s = scene("A: offensive: Warden assigned; hand: 1", cards=CARDS)
    s.refused("assign Warden", "ORC-ASSIGN-08")


@rule("ORC-ASSIGN-09", "ORC-ASSIGN-10")
def test_assigning_costs_what_is_written_behind_the_sign() -> None:
    s = scene("A: offensive: Steward; resources: 1; hand: 1", cards=CARDS)
    s.carry_out("assign Steward")
    assert s.assigned("Steward")
    assert s.gold("A") == 0
    s = scene("A: offensive: Steward; hand: 1", cards=CARDS)
    s.refused("assign Steward", "ORC-ABIL-11")


@rule("ORC-ASSIGN-10")
def test_a_mark_in_its_cost_is_swallowed_by_the_new_state() -> None:
    s = scene("A: offensive: Monk, Wolf 2/2; hand: 1\nB: hand: 1", cards=CARDS)
    s.carry_out("assign Monk")
    assert s.assigned("Monk")
    assert s.hand("A") == []
    s.to("Draw", "B")
    assert s.value("Wolf") == "3/2"


@rule("ORC-ASSIGN-12")
def test_a_trigger_that_is_assigned_happens_from_the_next_turn_on() -> None:
    s = scene("A: offensive: Steward; resources: 2; hand: 1\nB: hand: 1", cards=CARDS)
    s.carry_out("assign Steward")
    s.to("Unmark", "A")
    assert len(s.hand("A")) == 2
    s.choose("unassign Steward")
    s.to("Draw", "B")
    held = len(s.hand("A"))
    s.to("Draw", "A")
    assert len(s.hand("A")) == held + 1  # that of the Draw phase


@rule("ORC-ASSIGN-13", "ORC-RESP-07")
def test_it_is_done_in_an_own_play_phase_and_can_be_answered() -> None:
    s = scene("A: offensive: Warden; hand: 1\nB: hand: Doom, 1", cards=CARDS)
    s.choose("assign Warden")
    assert s.asked == "B"
    assert not s.assigned("Warden")
    s.choose("play Doom")
    s.all_pass()
    assert s.place("Warden") == "A's graveyard"
    s = scene("A: offensive: Ox 1/1; hand: Rain\nB: defensive: Warden; hand: Rain", cards=CARDS)
    s.choose("play Rain", "in the Offensive")
    s.refused("assign Warden", "ORC-ASSIGN-13")


@rule("ORC-ASSIGN-14")
def test_only_assigned_creatures_are_unassigned_and_only_in_the_unmark_phase_of_their_controller() -> None:
    s = scene("A: offensive: Warden assigned, Ox 1/1 assigned; resources: 1; hand: 1", cards=CARDS)
    s.refused("unassign Warden", "ORC-ASSIGN-14")
    s = scene("""
        A: offensive: Warden assigned, Ox 1/1, Elk 1/1 assigned; resources: 2
        B: offensive: Hen 1/1 assigned; hand: 1
        phase: Discard, active B
    """, cards=CARDS)  # fmt: skip
    s.to("Unmark", "A")
    s.refused("unassign Ox", "ORC-ASSIGN-14")
    s.refused("unassign Hen", "ORC-ASSIGN-14")
    s.choose("unassign Warden", "unassign Elk")
    assert s.marked("Warden")
    assert s.marked("Elk")


@rule("ORC-ASSIGN-15")
def test_without_gold_it_stays_assigned_and_unassigned_it_is_neither_marked_nor_assigned_again() -> None:
    s = scene(
        "A: offensive: Warden assigned, Ox 1/1 assigned; resources: 1\nB: hand: 1\nphase: Discard, active B",
        cards=CARDS,
    )
    s.to("Unmark", "A")
    s.choose("unassign Ox")
    assert s.gold("A") == 0
    assert s.assigned("Warden")
    s = scene(
        "A: offensive: Guard assigned, Ox 1/1; resources: 1; hand: Wake, Drum\nB: hand: 1\nphase: Discard, active B",
        cards=CARDS,
    )
    s.to("Unmark", "A")
    s.choose("unassign Guard", "no")
    s.play("Wake", "target Guard")
    assert not s.marked("Guard")
    s.refused("use Guard", "ORC-ABIL-12")
    s.refused("assign Guard", "ORC-ASSIGN-15")
    s.play("Drum", "target Guard")
    assert not s.marked("Guard")
    s.to("Move or Attack")
    s.refused("move Guard", "ORC-MOVE-02")
    s.choose("attack B")
    assert s.table.role[s.card("Guard")] == PEACE


@rule("ORC-ASSIGN-06", "ORC-ASSIGN-15")
def test_as_it_comes_free_its_own_triggers_hear_of_it() -> None:
    s = scene("A: offensive: Farewell assigned; resources: 1\nB: hand: 1\nphase: Discard, active B", cards=CARDS)
    s.to("Unmark", "A")
    s.choose("unassign Farewell")
    assert s.influence("A") == 22


@rule("ORC-ASSIGN-12")
def test_whoever_comes_to_control_it_speaks_by_it() -> None:
    s = scene("A: defensive: Ox 1/1; hand: Lure\nB: offensive: Warden assigned", cards=CARDS)
    s.play("Lure", "target Warden")
    assert s.assigned("Warden")
    assert s.controller("Warden") == "A"
    assert s.value("Ox") == "1/2"


@rule("ORC-ASSIGN-11", "ORC-MARK-16", "ORC-EQUIP-08", "ORC-EQUIP-19")
def test_everybody_sees_who_is_assigned_or_marked_and_what_is_unused_or_dropped() -> None:
    s = scene("""
        A: offensive: Warden assigned, Ox 1/1 marked, Elk 1/1, Sword; attached: Sword on Elk, Sword on Elk; hand: 1
        B: hand: 1
    """, cards=CARDS)  # fmt: skip
    for seat in range(2):
        view = OrcView(s.table, seat)
        shown = {
            name: [sign.key for sign in signs(view, s.card(name), modifiers_data(view))]
            for name in ("Warden", "Ox", "Elk", "Sword", "Sword (2)", "Sword (3)")
        }
        assert shown == {
            "Warden": ["assigned"], "Ox": ["marked"], "Elk": [], "Sword": ["dropped"], "Sword (2)": [], "Sword (3)": ["unused"],
        }  # fmt: skip


@rule("ORC-ASSIGN-15", "ORC-QUEST-52")
def test_whoever_was_unassigned_in_this_turn_attacks_no_monster_either() -> None:
    s = scene(
        "A: offensive: Wolf assigned, Ox 1/9; quests: Beast; resources: 1; hand: Wake\nB: hand: 1\nphase: Discard, active B",
        cards={**CARDS, "Beast": "quest (Confrontation Beast) 3/5: Hit points: 5. Victory points: 2."},
    )
    s.to("Unmark", "A")
    s.choose("unassign Wolf", "no", "accept Beast")
    s.play("Wake", "in the Offensive", "target Wolf")
    assert not s.marked("Wolf")
    s.to("Move or Attack")
    s.choose("attack Beast")
    assert s.marked("Ox")  # who attacks alone, and nobody is asked
    assert not s.marked("Wolf")


@rule("ORC-ASSIGN-10", "ORC-ABIL-06")
def test_what_a_task_asks_for_is_looked_at_while_it_lasts_and_not_as_it_is_assigned() -> None:
    cards = {"Reeve": "creature 1/1: (A): As long as this creature is assigned, creatures you control get +1/0."}
    s = scene("A: offensive: Reeve, Ox 1/1\n B: hand: 1", cards=cards)
    s.carry_out("assign Reeve")
    assert s.assigned("Reeve")
    s.to("Play", "B")
    assert s.value("Ox") == "2/1"
