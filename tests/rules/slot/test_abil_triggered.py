"""SLOT-ABIL: triggered abilities."""

import pytest

from scenes.slot import KIT, deal, rule, scene

CARDS = {
    **{name: KIT.book[name] for name in ("Walking Corpse", "Knight")},
    "Tally": "close 1 def 1 life 1: Each time a Walking Corpse comes into play under your control, you get 1 AP.",
    "Herald": "cost 1 close 1 def 1 life 1 (Envoy): Each time an Envoy comes into play under your control, you get 1 AP.",
    "Loner": "cost 1 close 1 def 1 life 1 (Envoy): Each time another Envoy comes into play under your control, you get 1 AP.",
    "Ghoul": "level 2 close 4 def 4 life 2: Demoralize - Each time a Walking Corpse comes into play under your control,"
    " mark target unmarked enemy creature in the front row.",
    "Bearer": "close 2 def 3 life 2: Morale - Each time a Knight comes into play under your control, you may unmark target"
    " marked ally creature.",
    "Undertaker": "close 1 def 2 life 1: Graveshift - When another ally creature is about to die in a battle, prevent"
    " all damage of this battle and put this creature into your twilight.",
    "Wailer": "close 1 def 1 life 1: Wail - When this creature dies, mark target unmarked enemy creature.",
    "Watch": "close 1 def 1 life 1: Each time a creature dies, gain 1 victory point.",
    "Taker": "close 1 def 1 life 1: Each time a creature dies, lose 1 victory point.",
    "Hum": "close 1 def 1 life 1: [ ] Hum - This creature gets +1 close until end of turn.",
    "Sleeper": "close 1 def 3 life 2: When this creature rests, you get 1 AP.",
    "Drum": "close 1 def 1 life 1: Other ally creatures get +1 close.",
}


@rule("SLOT-ABIL-04", "SLOT-ABIL-05", "SLOT-ABIL-06")
def test_each_recruit_of_the_kind_sets_it_off_once_and_nobody_pays_or_is_asked() -> None:
    s = scene(
        """
        A: front: Tally, Page, Page; back: Page; deck: 2 Walking Corpse, Page
        B: front: Page
        step: Recruit
    """,
        cards=CARDS,
    )
    for n in (1, 2):
        s.choose("recruit Walking Corpse", f"place Walking Corpse in B{n + 1}", f"give Page F{n + 1}")
        assert (s.ap, s.asked, s.marked("A F1"), s.step) == (3 + n, "A", False, "Recruit")
    s.choose("recruit Page", "place Page in F4", "give Page B1")
    assert s.ap == 5


@rule("SLOT-ABIL-EX2", "SLOT-ABIL-06", "SLOT-ABIL-05", "SLOT-ABIL-08")
def test_demoralize_marks_the_unmarked_of_the_front_row_as_long_as_there_are_any() -> None:
    s = scene(
        """
        A: front: Ghoul, Page, Page, Page; deck: 3 Walking Corpse
        B: front: Fighter, Fighter marked, Archer; back: Page
        step: Recruit
    """,
        cards=CARDS,
    )
    s.choose("recruit Walking Corpse", "place Walking Corpse in B1", "give Page F2")
    assert (s.asked, s.options()) == ("A", ["target Fighter F1", "target Archer F3"])
    s.choose("target Archer F3")
    assert (s.marked("B F3"), s.marked("B F1")) == (True, False)
    s.choose("recruit Walking Corpse", "place Walking Corpse in B2", "give Page F3")
    assert (s.marked("B F1"), s.marked("B B1")) == (True, False)
    s.choose("recruit Walking Corpse", "place Walking Corpse in B3", "give Page F4")
    assert (s.marked("B B1"), s.army("A")[-1], s.active) == (False, "Walking Corpse B3", "A")


@rule("SLOT-ABIL-EX4", "SLOT-ABIL-08")
def test_with_an_empty_enemy_front_row_demoralize_does_nothing() -> None:
    s = scene("A: front: Ghoul, Page, Page; deck: 2 Walking Corpse\nB: back: Fighter\nstep: Recruit", cards=CARDS)
    s.choose("recruit Walking Corpse", "place Walking Corpse in B1", "give Page F2")
    assert (s.marked("B B1"), s.options()) == (False, ["done", "recruit Walking Corpse"])
    assert (len(s.table.chain), s.table.held) == (0, 0)


@rule("SLOT-ABIL-EX3", "SLOT-ABIL-07", "SLOT-ABIL-05")
def test_morale_gives_the_choice_with_each_knight() -> None:
    s = scene(
        """
        A: front: Bearer marked, Archer marked, Page, Page; back: Page; deck: 2 Knight
        B: front: Page
        step: Recruit
    """,
        cards=CARDS | {"Knight": "cost 1 close 5 def 4 life 2"},
    )
    s.choose("recruit Knight", "place Knight in B3", "give Page F3")
    assert s.asked == "A"
    assert {"target Archer F2", "target Bearer F1", "target Knight B3"} <= set(s.options())
    s.choose("target Knight B3", "no")
    assert [s.marked(f"A {slot}") for slot in ("F1", "F2", "F3", "B3")] == [True] * 4
    s.choose("recruit Knight", "place Knight in B4", "give Page F4", "target Archer F2", "yes")
    assert [s.marked(f"A {slot}") for slot in ("F1", "F2", "F3", "B3", "B4")] == [True, False, True, True, True]


@rule("SLOT-ABIL-09")
def test_it_is_carried_out_before_anybody_decides_anything_else() -> None:
    s = scene("A: front: Fighter, Fighter, Fighter\nB: front: Wailer, Page; back: Page", cards=CARDS)
    s.choose("attack Wailer F1 with Fighter F1, close")
    assert (s.asked, s.options()) == ("B", ["target Fighter F2", "target Fighter F3"])
    assert (s.who("B F1"), s.twilight("B")) == ("", ["Wailer"])
    s.choose("target Fighter F2")
    assert (s.asked, s.marked("A F2"), s.points("A")) == ("A", True, 0)
    assert not [label for label in s.options() if "Fighter F2" in label]


@rule("SLOT-ABIL-EX1", "SLOT-ABIL-09")
def test_graveshift_applies_while_the_blow_is_being_dealt() -> None:
    s = scene(
        "A: front: Fighter; back: -, -, -, Page\nB: front: Fighter hurt 1; back: -, -, -, Undertaker", cards=CARDS
    )
    s.choose("attack Fighter F1 with Fighter F1, close")
    assert (s.tokens("A F1"), s.tokens("B F1"), s.who("B B4")) == (0, 1, "")
    assert (s.twilight("B"), s.grave("B"), s.points("A")) == (["Undertaker"], [], 0)
    assert "Fighter dies" not in s.log()


@rule("SLOT-ABIL-EX3", "SLOT-ABIL-11")
@pytest.mark.parametrize("freed", ["Bearer F1", "Knight B1"])
def test_morale_frees_the_bearer_or_the_knight_itself(freed: str) -> None:
    s = scene(
        """
        A: front: Bearer, Archer marked, Page, Page; back: -, Page; deck: Knight
        B: front: Page
        step: Recruit
    """,
        cards=CARDS,
    )
    s.choose("recruit Knight", "place Knight in B1", f"target {freed}", "yes")
    assert (s.marked("A F1"), s.marked("A B1"), s.marked("A F2")) == (freed != "Bearer F1", freed != "Knight B1", True)


@rule("SLOT-ABIL-10")
def test_the_active_players_come_first_and_each_is_carried_out_to_its_end() -> None:
    s = scene("A: front: Fighter, Wailer, Page; back: -, Page\nB: front: Wailer, Page, Page; back: Page", cards=CARDS)
    s.choose("attack Wailer F1 with Wailer F2, close")
    assert (s.grave("A"), s.twilight("B"), s.asked) == (["Wailer"], ["Wailer"], "A")
    s.choose("target Page F2")
    assert (s.asked, s.marked("B F2"), s.marked("A F1")) == ("B", True, False)
    s.choose("target Fighter F1")
    assert (s.asked, s.marked("A F1")) == ("A", True)


@rule("SLOT-ABIL-10")
@pytest.mark.parametrize(("first", "points"), [("Watch", 0), ("Taker", 1)])
def test_each_orders_his_own(first: str, points: int) -> None:
    s = scene("A: front: Fighter; back: Page\nB: front: Page, Watch, Taker; back: Page", cards=CARDS)
    s.choose("attack Page F1 with Fighter F1, close")
    assert (s.asked, s.options()) == ("B", ["trigger of Watch F2", "trigger of Taker F3"])
    s.choose(f"trigger of {first}")
    assert (s.points("A"), s.points("B")) == (0, points)


@rule("SLOT-ABIL-11")
def test_it_hears_of_its_own_arrival_unless_it_says_another() -> None:
    for name, ap in (("Herald", 4), ("Loner", 3)):
        s = scene(f"A: front: Page, Page; deck: {name}, Page\nB: front: Page\nstep: Recruit", cards=CARDS)
        s.choose(f"recruit {name}", f"place {name} in B2", "give Page F1")
        assert s.ap == ap


@rule("SLOT-ABIL-12", "SLOT-ABIL-25")
def test_no_trigger_is_answered() -> None:
    s = scene("A: front: Tally, Page, Page; deck: 2 Walking Corpse\nB: front: Hum, Hum\nstep: Recruit", cards=CARDS)
    s.choose("recruit Walking Corpse", "place Walking Corpse in B2", "give Page F2")
    assert (s.ap, s.asked, s.step) == (4, "A", "Recruit")
    s = scene("A: front: Sleeper hurt 1; back: Page\nB: front: Hum, Hum", cards=CARDS)
    s.choose("rest Sleeper F1")
    assert (s.ap, s.asked, s.step) == (2, "A", "Action")


@rule("SLOT-ABIL-03")
def test_nothing_works_face_down_nor_in_a_pile() -> None:
    s = deal("5 Drum, 10 Page", "15 Page", cards=CARDS)
    lay = [f"lay Drum in F{n}" for n in (1, 2)] + ["lay Page in B1", "lay Page in B2"]
    s.choose(*lay)
    s.choose(*[f"lay Page in F{n}" for n in (1, 2, 3, 4)])
    s.choose("turn up Page B1")
    s.choose("lay Page in F3")
    assert s.value("A B1", "close") == 1
    s = scene(
        "A: front: Fighter; grave: Drum, Tally; deck: Drum; twilight: Drum\nB: front: Page; grave: Drum", cards=CARDS
    )
    assert (s.value("A F1", "close"), s.value("B F1", "close")) == (3, 1)
    s.refused("use Drum (graveyard)", "SLOT-ABIL-03")


@rule("SLOT-ABIL-03")
def test_what_speaks_of_its_own_death_works_from_the_pile() -> None:
    s = scene("A: front: Fighter, Fighter\nB: front: Wailer; back: -, -, -, Page", cards=CARDS)
    s.choose("attack Wailer F1 with Fighter F1, close")
    assert s.marked("A F2")
