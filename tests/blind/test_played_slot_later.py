"""Blind texts of SLOT that were understood later, played as their writers meant them."""

from blind.texts import FAR, FOLK, battle, plays, slot

CAST = FOLK | {
    "Bow": "close 1 ranged 1 def 1 life 9",
    "Chief": "level 2 close 1 def 1 life 1", "Grubb": "close 1 def 1 life 1", "Uncle": "close 1 def 1 life 1 (Grubb)",
}  # fmt: skip


@plays("Torchbearer")
def test_the_enemy_behind_another_in_its_column_is_attacked_as_if_uncovered() -> None:
    foes = "B: front: Ann, Ann; back: Ann, Ann"
    s = slot(f"A: front: Torchbearer, Bow; back: Bow, -, -, Page\n{foes}", CAST)
    attacks = [option for option in s.options() if option.startswith("attack Ann B")]
    assert sorted(attacks) == [
        "attack Ann B1 with Bow B1, ranged", "attack Ann B1 with Torchbearer F1, close",
    ]  # fmt: skip
    s.refused("attack Ann B2 with Bow F2, ranged", "SLOT-DEF-02")
    s.refused("attack Ann B1 with Bow F2, ranged", "SLOT-ATK-04")
    s = slot(f"A: front: Ann, Bow; back: Torchbearer, -, -, Page\n{foes}", CAST)
    assert "attack Ann B1 with Ann F1, close" in s.options()  # wherever in the column it stands
    s = slot("A: front: Ann; back: Ann\nB: front: Torchbearer; back: Imp", CAST)
    assert not [option for option in s.options() if option.startswith("attack Imp")]  # its own side stays covered


@plays("Fat Toad")
def test_whoever_fought_it_in_close_combat_stays_marked_once() -> None:
    s = battle("Bow", "Fat Toad", "attack Fat Toad F1 with Bow F1, close", CAST)
    s.to("Move", "B")
    s.to("Action", "A")
    assert s.marked("A F1")
    s.to("Move", "B")
    s.to("Action", "A")
    assert not s.marked("A F1")


@plays("Fat Toad")
def test_ranged_combat_and_the_unmarked_are_not_slimed() -> None:
    s = battle("Bow", "Fat Toad", "attack Fat Toad F1 with Bow F1, ranged", CAST)
    s.to("Move", "B")
    s.to("Action", "A")
    assert not s.marked("A F1")
    s = battle("Fat Toad", "Ann marked", "attack Ann F1 with Fat Toad F1, close", CAST)
    s.to("Move", "B")
    assert s.marked("B F1")  # whom it attacked, too
    s.to("Move", "A")
    s.to("Move", "B")
    assert not s.marked("B F1")


@plays("Fat Toad")
def test_whoever_is_unmarked_in_that_step_has_lost_nothing() -> None:
    s = battle("Fat Toad", "Ann", "attack Ann F1 with Fat Toad F1, close", CAST)
    s.to("Action", "B")
    s.choose("attack Fat Toad F1 with Ann F1, ranged")  # marked now, and the step has passed
    s.decline()
    s.to("Move", "A")
    s.to("Move", "B")
    assert not s.marked("B F1")


@plays("Grubb the Younger")
def test_each_other_grubb_beside_him_makes_him_tougher() -> None:
    for army, defence in (
        ("front: -, Grubb the Younger", 1),
        ("front: Uncle, Grubb the Younger, Ann", 2),
        ("front: Uncle, Grubb the Younger, Grubb", 3),
        ("front: Uncle, Grubb the Younger, Grubb; back: -, Uncle", 4),
        ("front: -, Grubb the Younger; back: Uncle, -, Uncle", 1),
        ("front: Grubb the Younger, Grubb the Younger", 2),
    ):
        s = slot(f"A: {army}\nB: front: Ann, Uncle, Uncle; {FAR}", CAST)
        assert s.value("A F2", "DEF") == defence
    s = slot(f"A: front: Uncle, Grubb the Younger\nB: front: Ann; {FAR}\nstep: Move", CAST)
    s.choose("move Uncle F1 to B1")
    assert s.value("A F2", "DEF") == 1


@plays("Relic Hunter")
def test_each_death_of_an_enemy_of_level_two_may_be_turned_into_a_point() -> None:
    text = "A: front: Witch; back: Relic Hunter, Ann; twilight: Imp\nB: front: Chief, Imp, Ann; back: Page, Page, Page"
    s = slot(text, CAST)
    s.choose("use Witch F1", "target Chief F1")
    t = s.fork()
    assert s.options() == ["yes", "no"]
    s.choose("yes")
    assert sorted(s.options()) == ["give Ann B2", "give Imp (twilight)", "give Relic Hunter B1"]
    s.choose("give Imp (twilight)")
    assert (s.points("A"), s.twilight("A")) == (1, [])
    t.choose("no")
    assert t.points("A") == 0
    s = slot(text, CAST)
    s.choose("use Witch F1", "target Imp F2")
    assert s.points("A") == 0  # level 1


@plays("Relic Hunter")
def test_whoever_killed_it_and_without_gold_nothing() -> None:
    s = slot("A: front: Witch, Ann, Chief\nB: front: Relic Hunter; back: Page; twilight: Imp", CAST)
    s.choose("use Witch F1", "target Chief F3")
    assert s.asked == "B"
    s.choose("yes")
    assert sorted(s.options()) == ["give Page B1", "give Relic Hunter F1"]  # it is not his turn: no twilight
    s.choose("give Page B1")
    assert (s.points("B"), s.points("A")) == (1, 0)
    s = slot("A: front: Witch, Ann, Chief\nB: front: Relic Hunter marked; back: Page marked; twilight: Imp", CAST)
    s.choose("use Witch F1", "target Chief F3")
    assert (s.asked, s.points("B")) == ("A", 0)
    s = slot("A: front: Witch, Relic Hunter, Chief\nB: front: Ann; back: Page", CAST)
    s.choose("use Witch F1", "target Chief F3")
    assert (s.asked, s.points("A")) == ("A", 0)  # his own
