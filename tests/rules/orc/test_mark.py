"""ORC-MARK: what is marked, by what, and what it is marked for."""

from language.orc.said import refusal
from scenes.orc import rule, scene
from wtactics.engine.places import PEACE
from wtactics.rulesets.orc.ids import MOVE_02
from wtactics.rulesets.orc.rules.combat import cannot_attack
from wtactics.rulesets.orc.rules.move import cannot_move

CARDS = {
    "Seer": "creature 1/1: (M): Draw a card.",
    "Chief": "creature 1/1: (Ma3): Draw a card.",
    "Captain": "creature 1/1: (M)(Ma1): Draw a card.",
    "Broker": "creature 1/1: 2 (M)(Ma1): Draw a card.",
    "Toll": "creature 1/1: 2 (M): Draw a card.",
    "Drum": "event: Mark target creature.",
    "Wake": "event: Unmark target creature.",
    "Watch": "creature 1/1: Whenever a creature is marked, draw a card.\nWhenever a creature is unmarked, draw a card.",
    "Thrift": "creature 1/1: Your abilities cost 1 less.",
}


@rule("ORC-MARK-01", "ORC-MARK-02")
def test_creatures_and_resource_cards_are_marked_or_not_and_come_unmarked() -> None:
    s = scene("A: hand: Seer, 1; resources: 2\nphase: Entrance", cards=CARDS)
    s.choose("play Seer", "in the Offensive")
    assert not s.marked("Seer")
    s = scene("A: hand: 1; resources: 1", cards=CARDS)
    s.choose("lay Spare")
    assert not s.marked("Spare")
    assert s.gold("A") == 2


@rule("ORC-MARK-EX1", "ORC-MARK-03", "ORC-MARK-04", "ORC-MARK-05", "ORC-MARK-14")
def test_attacking_moving_and_abilities_mark_and_none_is_done_while_marked() -> None:
    s = scene("""
        A: offensive: Seer, Wolf 1/1, Fox 1/1; hand: 1
        phase: Move or Attack
    """, cards=CARDS)  # fmt: skip
    s.choose("move Wolf", "done")
    s.to("Second Move or Attack")
    s.choose("attack B", "send Fox", "use Seer")
    s.all_pass()
    assert s.marked("Wolf")
    assert s.marked("Fox")
    assert s.marked("Seer")
    for name in ("Wolf", "Fox", "Seer"):
        assert cannot_move(s.table, 0, s.card(name)) == MOVE_02
        assert cannot_attack(s.table, s.card(name), s.card("player B")) != 0


@rule("ORC-MARK-04", "ORC-MARK-08", "ORC-MARK-14")
def test_a_marked_card_is_not_marked_again_to_pay() -> None:
    s = scene("A: offensive: Seer, Wolf 1/1; hand: 1", cards=CARDS)
    s.carry_out("use Seer")
    assert s.marked("Seer")
    s.refused("use Seer", "ORC-ABIL-12")
    s.to("Move or Attack")
    s.refused("move Seer", "ORC-MOVE-02")
    s.choose("attack B")
    assert s.table.role[s.card("Seer")] == PEACE


@rule("ORC-MARK-06")
def test_effects_mark_and_unmark_as_often_as_they_like() -> None:
    s = scene("A: offensive: Seer; hand: 2 Wake", cards=CARDS)
    s.carry_out("use Seer")
    s.play("Wake")
    s.carry_out("use Seer")
    assert s.marked("Seer")
    s.play("Wake")
    assert not s.marked("Seer")


@rule("ORC-MARK-07")
def test_cards_are_unmarked_in_the_unmark_phase_of_whoever_controls_them() -> None:
    s = scene("""
        A: offensive: Wolf 1/1 marked, Fox 1/1 marked of B; resources: 1 marked
        B: defensive: Hen 1/1 marked; hand: 1
        phase: Discard
    """, cards=CARDS)  # fmt: skip
    s.to("Draw", "B")
    assert s.marked("Wolf")
    assert s.marked("Fox")
    assert not s.marked("Hen")
    s.to("Draw", "A")
    assert not s.marked("Wolf")
    assert not s.marked("Fox")
    assert not s.marked("Spare")


@rule("ORC-MARK-09")
def test_marking_is_no_cost_that_cost_changes_would_lower() -> None:
    s = scene("A: offensive: Toll, Thrift; resources: 1", cards=CARDS)
    s.carry_out("use Toll")
    assert s.marked("Toll")
    assert s.gold("A") == 0


@rule("ORC-MARK-EX2", "ORC-MARK-10", "ORC-MARK-11", "ORC-MARK-12", "ORC-ABIL-13")
def test_three_other_creatures_of_the_front_are_marked_instead_of_the_card() -> None:
    s = scene("A: offensive: Chief, 3; hand: 1", cards=CARDS)
    s.carry_out("use Chief", "give Spare", "give Spare (2)")
    assert not s.marked("Chief")
    assert all(s.marked(name) for name in ("Spare", "Spare (2)", "Spare (3)"))
    s = scene("A: offensive: Chief, 2; defensive: Wolf 1/1; hand: 1", cards=CARDS)
    s.refused("use Chief", "ORC-ABIL-06")


@rule("ORC-MARK-12")
def test_marked_assigned_and_foreign_creatures_do_not_pay() -> None:
    s = scene("A: offensive: Chief, 2, Wolf 1/1 marked, Fox 1/1 assigned; hand: 1\nB: defensive: Elk 1/1", cards=CARDS)
    s.refused("use Chief", "ORC-ABIL-06")


@rule("ORC-MARK-13")
def test_the_number_of_allies_lies_between_one_and_seven() -> None:
    s = scene("A: offensive: Horde, 7; hand: 1", cards={"Horde": "creature 1/1: (Ma7): Draw a card."})
    assert "use Horde" in s.options()
    for text in ("(Ma8): Draw a card.", "(Ma0): Draw a card."):
        assert "unknown word" in refusal(text)


@rule("ORC-MARK-15", "ORC-ABIL-EX6", "ORC-ABIL-14")
def test_both_signs_and_the_gold_must_be_met() -> None:
    s = scene("A: offensive: Broker, 1; resources: 2; hand: 1", cards=CARDS)
    s.carry_out("use Broker")
    assert s.marked("Broker")
    assert s.marked("Spare")
    assert s.gold("A") == 0
    assert len(s.hand("A")) == 2
    for lacking, why in (
        ("offensive: Broker, 1; resources: 1", "ORC-ABIL-11"),
        ("offensive: Broker marked, 1; resources: 2", "ORC-ABIL-12"),
        ("offensive: Broker; resources: 2", "ORC-ABIL-06"),
    ):
        s = scene(f"A: {lacking}; hand: 1", cards=CARDS)
        s.refused("use Broker", why)
        assert s.gold("A") == int(lacking[-1])


@rule("ORC-MARK-17")
def test_marking_what_is_marked_does_nothing_and_triggers_nothing() -> None:
    s = scene("A: offensive: Watch, Wolf 1/1 marked; hand: Drum, Wake", cards=CARDS)
    s.play("Drum", "target Wolf")
    s.play("Wake", "target Watch")
    assert s.hand("A") == []
