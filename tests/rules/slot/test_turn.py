"""SLOT-TURN, SLOT-AP, SLOT-MARK, SLOT-MOVE, SLOT-REST: the steps of a turn and what is done in them."""
from slot_scene import rule, scene
from wtactics.kits.verbs import ATTACK, MOVE, RECRUIT, REST

FULL = "front: Page, Page, Page, Page; back: Page, Page, Page, Page"
CHANT = {"Chanter": "close 1 def 1 life 1: [1] Chant - Unmark another target marked ally creature.",
         "Fleet": "close 1 def 1 life 1: This creature isn't marked for moving.",
         "Statue": "close 1 def 1 life 1: This creature can't move."}  # fmt: skip


@rule("SLOT-TURN-01", "SLOT-TURN-02", "SLOT-TURN-03", "SLOT-TURN-05")
def test_seven_steps_each_once_and_then_the_other_player() -> None:
    s = scene("A: front: Page, Page hurt 0; deck: Page\nB: front: Page, Page; deck: Page\nstep: Unmark")
    while s.turn < 5:
        s.choose("done")
    steps = [line.partition(": ")[2] for line in s.log() if line.startswith("A: ")]
    assert steps[:7] == ["Unmark", "Upkeep", "Recruit", "Abilities", "Move", "Action", "Twilight"]
    assert s.active == "A"
    assert "turn 4 begins: B" in s.log()


@rule("SLOT-TURN-06", "SLOT-TURN-04", "SLOT-ABIL-02")
def test_what_belongs_where() -> None:
    army = "A: front: Page, Chanter hurt 0, Page; back: Page; deck: Page\nB: front: Page"
    words = {"Recruit": {"recruit"}, "Abilities": {"use"}, "Move": {"move"}, "Action": {"attack", "use", "rest"}}
    for step, allowed in words.items():
        s = scene(army.replace("Page;", "Page marked;", 1) + f"\nstep: {step}", cards=CHANT)
        t = s.table
        assert {label.split()[0] for label in s.options()} - {"done"} <= allowed
        for verb, label in ((RECRUIT, "recruit"), (MOVE, "move"), (ATTACK, "attack"), (REST, "rest")):
            if label not in allowed:
                assert s.match.forbids(verb, int(t.in_slot(0, 0)), 2) != 0


@rule("SLOT-TURN-04", "SLOT-REST-EX1", "SLOT-REST-01", "SLOT-REST-03")
def test_attacks_rests_and_abilities_follow_each_other() -> None:
    s = scene("A: front: Fighter hurt 1, Fighter; back: Page, Page\nB: front: Lord; back: -, -, -, Page")
    s.choose("rest Fighter F1")
    assert (s.tokens("A F1"), s.marked("A F1"), s.ap) == (0, True, 1)
    assert "attack Lord F1 with Fighter F2, close" in s.options()


@rule("SLOT-TURN-07", "SLOT-AP-03", "SLOT-AP-EX3", "SLOT-MOVE-04", "SLOT-AP-01")
def test_at_the_end_points_lapse_and_moves_are_forgotten() -> None:
    s = scene("A: front: Page, Ann\nB: front: Page\nstep: Move")
    s.choose("move Page F1 to B1")
    assert s.ap == 2
    s.to("Move", "B")
    assert s.ap == 3
    s.to("Move", "A")
    assert (s.ap, s.options()[-2:]) == (3, ["move Page B1 to F1", "move Page B1 to B2"])


@rule("SLOT-AP-EX1", "SLOT-AP-02", "SLOT-AP-05", "SLOT-MOVE-03")
def test_two_moves_and_an_attack() -> None:
    s = scene("A: front: Page, Page, Fighter; back: -\nB: front: -, -, Page, Page\nstep: Move")
    s.choose("move Page F1 to B1", "move Page F2 to B2", "done", "attack Page F3 with Fighter F3, close")
    assert s.turn == 4
    s = scene("A: front: Page, Page, Fighter\nB: front: -, -, Page, Page\nstep: Action, ap 0")
    assert s.turn == 4


@rule("SLOT-AP-EX2", "SLOT-AP-05", "SLOT-REST-EX2", "SLOT-REST-02", "SLOT-MARK-03")
def test_one_rest_leaves_a_point_for_an_attack() -> None:
    s = scene("A: front: Fighter hurt 1, Fighter hurt 1, Fighter; back: Fighter marked hurt 1\nB: front: Lord; back: -, -, -, Page")
    assert [label for label in s.options() if label.startswith("rest")] == ["rest Fighter F1", "rest Fighter F2"]
    s.refused("rest Fighter F3", "SLOT-REST-02")
    s.refused("rest Fighter B1", "SLOT-MARK-03")
    s.choose("rest Fighter F1")
    s.refused("rest Fighter F2", "SLOT-AP-05")
    assert "attack Lord F1 with Fighter F2, close" in s.options()


@rule("SLOT-REST-EX2")
def test_nobody_rests_in_step_5() -> None:
    s = scene("A: front: Fighter hurt 1\nB: front: Page\nstep: Move")
    s.refused("rest Fighter F1", "SLOT-TURN-06")


@rule("SLOT-REST-04")
def test_resting_can_be_switched_off() -> None:
    s = scene("A: front: Fighter hurt 1\nB: front: Page", settings={"rest_enabled": 0})
    s.refused("rest Fighter F1", "SLOT-REST-04")


@rule("SLOT-AP-04", "SLOT-ABIL-23", "SLOT-ABIL-30")
def test_abilities_take_no_points_and_are_used_again_and_again() -> None:
    cards = {"Bell": "close 1 def 1 life 1: [1] Ring - This creature gets +1 close until end of turn."}
    s = scene("A: front: Bell marked, Page, Page; back: Page\nB: front: Page\nstep: Abilities, ap 3", cards=cards)
    s.choose("use Bell F1", "give Page F2", "use Bell F1", "give Page F3")
    assert (s.value("A F1", "close"), s.ap, s.step) == (3, 3, "Abilities")


@rule("SLOT-MARK-EX1", "SLOT-MARK-05", "SLOT-MARK-01")
def test_only_the_active_players_creatures_are_unmarked() -> None:
    s = scene("A: front: Page marked, Page marked\nB: front: Page marked\nstep: Unmark, active B, turn 4")
    assert (s.marked("A F1"), s.marked("A F2"), s.marked("B F1")) == (True, True, False)
    s.to("Move", "A")
    assert (s.marked("A F1"), s.marked("A F2")) == (False, False)
    s = scene("A: front: Page marked\nB: front: Page marked\nstep: Unmark", settings={"unmark_both": 1})
    assert not s.marked("B F1")


@rule("SLOT-MARK-EX2", "SLOT-MARK-04", "SLOT-MARK-02")
def test_who_is_unmarked_may_be_marked_again_in_the_same_turn() -> None:
    s = scene("A: front: Chanter, Page marked; back: Page\nB: front: Page\nstep: Abilities", cards=CHANT)
    s.choose("use Chanter F1")
    assert not s.marked("A F2")
    s.to("Move")
    s.choose("move Page F2 to F3")
    assert s.marked("A F3")


@rule("SLOT-MARK-08", "SLOT-ABIL-08")
def test_the_marked_are_no_target_of_marking() -> None:
    cards = {"Ghoul": "close 1 def 1 life 1: [ ] Scare - Mark target unmarked enemy creature."}
    s = scene("A: front: Ghoul\nB: front: Page marked, Page; back: -, Page\nstep: Abilities", cards=cards)
    s.choose("use Ghoul F1")
    assert s.options() == ["target Page F2", "target Page B2"]


@rule("SLOT-MOVE-EX1", "SLOT-MOVE-07")
def test_a_full_army_has_twenty_swaps() -> None:
    s = scene(f"A: {FULL}\nB: front: Page\nstep: Move")
    moves = [label for label in s.options() if label.startswith("move")]
    assert len(moves) == 20
    assert all("swapping" in label for label in moves)


@rule("SLOT-MOVE-EX2", "SLOT-MOVE-01", "SLOT-MOVE-02", "SLOT-MOVE-04", "SLOT-MOVE-05", "SLOT-MOVE-06", "SLOT-MOVE-08", "SLOT-ARMY-08")
def test_one_step_to_an_empty_slot_marks() -> None:
    s = scene("A: front: Page, -, Chanter; back: -, Page, Page marked\nB: front: Page\nstep: Move", cards=CHANT)
    assert [label for label in s.options() if "Page F1" in label] == ["move Page F1 to F2", "move Page F1 to B1"]
    s.refused("move Page F1 to B2", "SLOT-MOVE-05")
    s.refused("move Page B3 to B4", "SLOT-MOVE-02")
    s.choose("move Page F1 to F2")
    assert (s.marked("A F2"), s.ap) == (True, 2)
    s = scene("A: front: Page moved, Page\nB: front: Page\nstep: Move")
    s.refused("move Page F1 to B1", "SLOT-MOVE-04")


@rule("SLOT-MOVE-EX3", "SLOT-MOVE-09")
def test_the_marked_are_swapped_but_do_not_begin() -> None:
    s = scene("A: front: Ann, Ben marked\nB: front: Page\nstep: Move")
    s.refused("move Ben F2 to F1", "SLOT-MOVE-02")
    s.choose("move Ann F1 to F2")
    assert (s.who("A F2"), s.who("A F1"), s.marked("A F1"), s.marked("A F2")) == ("Ann", "Ben", True, True)
    assert s.table.moved == s.table.moved[:1]


@rule("SLOT-MOVE-01", "SLOT-MOVE-09")
def test_who_cannot_move_by_text_or_print_is_not_swapped_either() -> None:
    cards = {"Alder": "close 5 def 6 life 3 fixed", **CHANT}
    s = scene("A: front: Alder, Ann, Statue\nB: front: Page\nstep: Move", cards=cards)
    s.refused("move Alder F1 to B1", "SLOT-MOVE-01")
    s.refused("move Statue F3 to B3", "Statue")
    s.refused("move Ann F2 to F1", "SLOT-MOVE-09")
    s.refused("move Ann F2 to F3", "SLOT-MOVE-09")


@rule("SLOT-MOVE-08")
def test_a_card_or_a_setting_may_spare_the_mark() -> None:
    s = scene("A: front: Fleet, Page\nB: front: Page\nstep: Move", cards=CHANT)
    s.choose("move Fleet F1 to B1")
    assert not s.marked("A B1")
    s = scene("A: front: Ann, Page\nB: front: Page\nstep: Move", settings={"move_marks": 0})
    s.choose("move Ann F1 to B1")
    assert not s.marked("A B1")


@rule("SLOT-MARK-06", "SLOT-ABIL-13")
def test_the_abilities_of_the_marked_work() -> None:
    cards = {"Drum": "close 1 def 1 life 1: Adjacent ally creatures get +1 close."}
    s = scene("A: front: Drum marked, Fighter\nB: front: Page", cards=cards)
    assert s.value("A F2", "close") == 4
