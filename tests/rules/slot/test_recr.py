"""SLOT-RECR: recruiting."""

from scenes.slot import Scene, rule, scene
from wtactics.kits.verbs import RECRUIT
from wtactics.rulesets.slot.ids import RECR_02
from wtactics.rulesets.slot.rules.recr import cannot_recruit

PRICED = {
    "Two": "cost 2 close 1 def 1 life 1 (Elf)",
    "Five": "cost 5 close 1 def 1 life 1",
    "Free": "cost 0 close 1 def 1 life 1",
    "Herald": "cost 1 close 1 def 1 life 1: When this creature comes into play, unmark target marked ally creature.",
    "Spy": "cost 1 close 1 def 1 life 1: When this creature comes into play, you may mark target enemy creature.",
    "Drum": "cost 1 close 1 def 1 life 1: Other ally creatures get +1 close.",
    "Priest": "close 1 def 1 life 2: Each time an Elf comes into play under your control, restore 1 life to this creature.",
    "Bell": "close 1 def 1 life 1: When this creature is marked, unmark target marked ally creature.",
    "Raiser": "close 1 def 1 life 1: [ ] Raise - Put target creature card in your graveyard into play.",
}
SEVEN = "front: Page, Page, Page, Page; back: Page, Page, Page"


def marks(s: Scene) -> list[str]:
    """The slots of A whose creatures are marked."""
    return [one[-2:] for one in s.army("A") if s.marked(f"A {one[-2:]}")]


@rule("SLOT-RECR-EX1", "SLOT-RECR-03", "SLOT-RECR-05", "SLOT-RECR-10", "SLOT-PAY-01")
def test_two_recruits_and_no_third() -> None:
    s = scene(
        """
        A: front: Page, Page, Page, Page; back: Page, Page; twilight: Page; deck: Two, Five, Two
        B: front: Page
        step: Recruit, ap 3
    """,
        cards=PRICED,
    )
    s.choose("recruit Two", "place Two in B3", "give Page F1", "give Page F2")
    assert (marks(s), len(s.army("A")), s.twilight("A")) == (["F1", "F2", "B3"], 7, ["Page"])
    s.choose("recruit Five")
    assert (len(s.army("A")), len(marks(s)), s.twilight("A"), s.grave("A")) == (8, 8, [], ["Page"])
    assert (s.ap, s.deck("A"), s.active) == (3, ["Two"], "B")


@rule("SLOT-RECR-EX2", "SLOT-PAY-05", "SLOT-PAY-06")
def test_with_nothing_to_pay_with_only_who_costs_nothing_comes() -> None:
    s = scene("A: front: Page marked; deck: Free, Two, Page\nB: front: Page\nstep: Recruit", cards=PRICED)
    assert s.options() == ["done", "recruit Free"]
    s.refused("recruit Page", "SLOT-RECR-05")
    s.choose("recruit Free", "place Free in F2")
    assert (s.army("A"), marks(s)) == (["Page F1", "Free F2"], ["F1", "F2"])


@rule("SLOT-RECR-01")
def test_creatures_are_recruited_in_step_3_of_ones_own_turn_only() -> None:
    ability = {"Chanter": "close 1 def 1 life 1: [1] Chant - This creature gets +1 close until end of turn."}
    for step in ("Abilities", "Move", "Action"):
        s = scene(f"A: front: Chanter, Page; deck: Page\nB: front: -, -, -, Page\nstep: {step}", cards=ability)
        s.refused("recruit Page", "SLOT-RECR-01")
    s = scene("A: front: Page; deck: Ann\nB: front: Page; deck: Ben\nstep: Recruit")
    assert s.options() == ["done", "recruit Ann"]
    assert cannot_recruit(s.table, 1, s.card("B", "Ben")) != 0
    s.to("Recruit", "B")
    assert s.options() == ["done", "recruit Ben"]


@rule("SLOT-RECR-02")
def test_a_full_army_cannot_recruit() -> None:
    s = scene(f"A: {SEVEN}; deck: Spy, Page\nB: front: Page\nstep: Recruit", cards=PRICED)
    s.choose("recruit Spy", "give Page F1")
    assert (s.options(), len(s.army("A")), s.step) == (["yes", "no"], 8, "Recruit")
    assert cannot_recruit(s.table, 0, s.card("A", "Page")) == RECR_02
    s.choose("no")
    assert s.step == "Move"


@rule("SLOT-RECR-04", "SLOT-GRAVE-04")
def test_whichever_creature_of_his_own_deck_he_likes() -> None:
    s = scene("A: front: Page, Page; deck: 2 Ann, Ben, Cid; grave: Dan\nB: front: Page; deck: Eve\nstep: Recruit")
    assert s.options() == ["done", "recruit Ann", "recruit Ben", "recruit Cid"]
    s.refused("recruit Dan (graveyard)", "SLOT-RECR-04")
    assert s.match.forbids(RECRUIT, s.card("B", "Eve"), 0) > 0
    s.choose("recruit Cid", "place Cid in B4", "give Page F1")
    assert (s.who("A B4"), sorted(s.deck("A"))) == ("Cid", ["Ann", "Ann", "Ben"])


@rule("SLOT-RECR-06", "SLOT-RECR-09")
def test_the_slot_is_chosen_before_it_is_paid_for() -> None:
    s = scene("A: front: Page, -, Page; back: -, Page; deck: Page\nB: front: Page\nstep: Recruit")
    s.choose("recruit Page")
    assert s.options() == [f"place Page in {slot}" for slot in ("F2", "F4", "B1", "B3", "B4")]
    s.refused("place Page in F1", "SLOT-RECR-06")
    s.choose("place Page in B1")
    assert (s.options(), s.who("A B1")) == (["give Page F1", "give Page F3", "give Page B2"], "")
    s.choose("give Page F3")
    assert (s.who("A B1"), marks(s)) == ("Page", ["F3", "B1"])


@rule("SLOT-RECR-07", "SLOT-MARK-03")
def test_a_recruit_does_nothing_in_its_turn_that_takes_a_mark() -> None:
    s = scene("A: front: Page, -, Page; deck: Two, Ann, Free\nB: front: Page, Page\nstep: Recruit", cards=PRICED)
    s.choose("recruit Ann", "place Ann in F2", "give Page F1")
    assert marks(s) == ["F1", "F2"]
    s.refused("recruit Two", "SLOT-RECR-05")
    s.to("Move")
    s.refused("move Ann F2 to B2", "SLOT-MOVE-02")
    s.to("Action")
    s.refused("attack Page F2 with Ann F2, close", "SLOT-DECL-02")
    s.table.harm[s.at("A F2")] = 1
    s.refused("rest Ann F2", "SLOT-MARK-03")


@rule("SLOT-RECR-07")
def test_an_effect_may_unmark_a_recruit() -> None:
    s = scene("A: front: Page, Page; deck: Herald\nB: front: Page\nstep: Recruit", cards=PRICED)
    s.choose("recruit Herald", "place Herald in F3", "give Page F1", "target Herald F3")
    assert marks(s) == ["F1"]
    s.to("Move")
    s.choose("move Herald F3 to F4")
    assert s.who("A F4") == "Herald"


@rule("SLOT-RECR-08")
def test_a_recruit_is_in_play_at_once() -> None:
    s = scene("A: front: Priest hurt 1, Page; deck: Drum, Two\nB: front: Page\nstep: Recruit", cards=PRICED)
    s.choose("recruit Drum", "place Drum in B1", "give Page F2")
    assert s.value("A F1", "close") == 2
    assert s.tokens("A F1") == 1
    s = scene("A: front: Priest hurt 1, Page, Page; deck: Two\nB: front: Page\nstep: Recruit", cards=PRICED)
    s.choose("recruit Two", "place Two in B1", "give Page F2")
    assert (s.tokens("A F1"), s.marked("A F3")) == (0, True)


@rule("SLOT-RECR-09")
def test_what_an_arrival_triggers_comes_before_the_next_recruit() -> None:
    s = scene("A: front: Page; deck: 2 Herald\nB: front: Page\nstep: Recruit", cards=PRICED)
    s.choose("recruit Herald", "place Herald in F2")
    assert s.options() == ["target Page F1", "target Herald F2"]
    s.choose("target Page F1")
    assert (marks(s), s.options()) == (["F2"], ["done", "recruit Herald"])
    s.choose("recruit Herald", "place Herald in F3", "target Page F1")
    assert marks(s) == ["F2", "F3"]


@rule("SLOT-RECR-09")
def test_what_a_payment_triggers_comes_after_the_recruit_has_been_placed() -> None:
    s = scene("A: front: Bell, Page; deck: Ann, Page\nB: front: Page\nstep: Recruit", cards=PRICED)
    s.choose("recruit Ann", "place Ann in F3", "give Bell F1")
    assert s.options() == ["target Bell F1", "target Ann F3"]
    s.choose("target Ann F3", "recruit Page", "place Page in F4")
    assert s.options() == ["give Page F2", "give Ann F3"]


@rule("SLOT-RECR-09", "SLOT-LEVEL-01")
def test_only_who_keeps_the_limit_of_levels_can_be_chosen() -> None:
    s = scene(
        "A: front: Knight, Lord, Page; back: Page, Page; deck: Druid, Two\nB: front: Page\nstep: Recruit", cards=PRICED
    )
    s.refused("recruit Druid", "SLOT-LEVEL-01")
    assert s.options() == ["done", "recruit Two"]


@rule("SLOT-RECR-11")
def test_who_is_put_into_play_by_a_card_arrives_marked_in_a_slot_of_ones_choice() -> None:
    cards = {
        **PRICED,
        "Herald": "close 1 def 1 life 2: When this creature comes into play, it gets +1 DEF until end of turn.",
    }
    s = scene("A: front: Raiser, Page; back: Page; grave: Herald\nB: front: Page\nstep: Abilities", cards=cards)
    s.choose("use Raiser F1")
    assert s.options() == [f"place Herald (graveyard) in {slot}" for slot in ("F3", "F4", "B2", "B3", "B4")]
    s.refused("place Herald (graveyard) in F2", "SLOT-RECR-11")
    s.choose("in B4")
    assert (s.who("A B4"), s.marked("A B4"), s.value("A B4", "DEF"), s.grave("A")) == ("Herald", True, 2, [])


@rule("SLOT-RECR-11", "SLOT-LEVEL-01")
def test_who_is_put_into_play_keeps_to_slots_and_levels() -> None:
    s = scene("A: front: Raiser, Knight, Lord; grave: Druid\nB: front: Page\nstep: Abilities", cards=PRICED)
    s.choose("use Raiser F1")
    assert (s.army("A"), s.grave("A"), s.marked("A F1")) == (["Raiser F1", "Knight F2", "Lord F3"], ["Druid"], True)
    s = scene(f"A: {SEVEN}, Raiser; grave: Ann\nB: front: Page\nstep: Abilities", cards=PRICED)
    s.choose("use Raiser B4")
    assert (len(s.army("A")), s.grave("A"), s.marked("A B4")) == (8, ["Ann"], True)
