"""SLOT-GRAVE: the graveyard."""

from scenes.slot import rule, scene
from wtactics.engine.places import GRAVE, NOBODY
from wtactics.rulesets.slot.view import SlotView

CARDS = {
    "Pyre": "close 1 def 1 life 1: [ ] Burn - Kill all other ally creatures.",
    "Storm": "close 1 def 1 life 5: [ ] Strike - Deal 1 damage to each other ally creature.",
    "Reaper": "close 1 def 1 life 1: [1] Reap - Put target enemy creature into its owner's graveyard.",
    "Lamb": "close 1 def 1 life 1: [ ] Offer - Sacrifice this creature. Restore 1 life to each ally creature.",
    "Raiser": "close 1 def 1 life 1: [ ] Raise - Put target creature card in your graveyard into play.",
    "Giant": "close 4 def 9 life 9",
    "Rook": "close 3 def 1 life 1",
}


@rule("SLOT-GRAVE-01")
def test_the_killed_go_to_their_owners_graveyard_in_their_owners_turn() -> None:
    s = scene("A: front: Rook, -, -, Page\nB: front: Giant; back: -, -, -, Page", cards=CARDS)
    s.choose("attack Giant F1 with Rook F1, close")
    assert (s.grave("A"), s.twilight("A"), s.grave("B")) == (["Rook"], [], [])
    s = scene("A: front: Rook of B, -, -, Page\nB: front: Giant; back: -, -, -, Page", cards=CARDS)
    s.choose("attack Giant F1 with Rook F1, close")
    assert (s.grave("A"), s.grave("B"), s.twilight("B")) == ([], [], ["Rook"])


@rule("SLOT-GRAVE-01", "SLOT-TWI-02", "SLOT-POINTS-01")
def test_the_removed_go_to_the_graveyard_in_any_turn_and_nobody_scores() -> None:
    s = scene("A: front: Reaper, Page\nB: front: Ann, -, -, Page\nstep: Abilities", cards=CARDS)
    s.choose("use Reaper F1", "target Ann F1")
    assert (s.grave("B"), s.twilight("B"), s.points("A"), s.army("B")) == (["Ann"], [], 0, ["Page F4"])
    s = scene("A: front: Storm, -, -, Page\nB: front: Lamb, -, -, Page\nstep: Abilities", cards=CARDS)
    s.choose("use Storm F1", "use Lamb F1")
    assert (s.grave("B"), s.twilight("B"), s.points("A")) == (["Lamb"], [], 0)


@rule("SLOT-GRAVE-02", "SLOT-INFO-03")
def test_both_players_look_through_both_graveyards() -> None:
    s = scene("A: front: Page; grave: Ann, Ben\nB: front: Page; grave: Cid")
    for seat in (0, 1, NOBODY):
        view = SlotView(s.table, seat)
        names = [[view.library.names[view.printed(c)] for c in view.at(GRAVE, whose)] for whose in (0, 1)]
        assert names == [["Ann", "Ben"], ["Cid"]]


@rule("SLOT-GRAVE-03")
def test_the_newest_lies_on_top() -> None:
    s = scene("A: front: Knight, Lord, Page; grave: Ann\nB: front: Page\nstep: Upkeep")
    s.choose("give up Lord F2", "give up Knight F1")
    assert s.grave("A") == ["Knight", "Lord", "Ann"]
    s = scene("A: front: Page, Page; twilight: Ann; deck: Ben; grave: Cid\nB: front: Page\nstep: Recruit")
    s.choose("recruit Ben", "place Ben in B1", "give Ann (twilight)")
    assert s.grave("A") == ["Ann", "Cid"]


@rule("SLOT-GRAVE-03")
def test_of_several_that_arrive_together_the_one_from_f1_comes_first() -> None:
    s = scene(
        "A: back: Dan, -, Eve; front: -, Ben, Cid, Pyre; grave: Old\nB: front: Page\nstep: Abilities", cards=CARDS
    )
    s.choose("use Pyre F4")
    assert s.grave("A") == ["Eve", "Dan", "Cid", "Ben", "Old"]
    s = scene(
        "A: back: Dan, -, Eve; front: -, Ben, Cid, Storm; grave: Old\nB: front: Page\nstep: Abilities", cards=CARDS
    )
    s.choose("use Storm F4")
    assert s.grave("A") == ["Eve", "Dan", "Cid", "Ben", "Old"]
    s = scene("A: front: Ben, Cid, -, Page\nB: front: Giant, -, -, Page", cards=CARDS)
    s.choose("attack Giant F1 with Ben F1 + Cid F2, close", "number 1", "number 3")
    assert s.grave("A") == ["Cid", "Ben"]


@rule("SLOT-GRAVE-03")
def test_looking_does_not_change_the_order() -> None:
    s = scene("A: front: Raiser; grave: Ben, Ann, Cid, Ann, Dan\nB: front: Page\nstep: Abilities", cards=CARDS)
    s.choose("use Raiser F1")
    assert len(s.options()) == 5
    s.choose("target Cid (graveyard)", "in F3")
    assert (s.who("A F3"), s.grave("A")) == ("Cid", ["Ben", "Ann", "Ann", "Dan"])


@rule("SLOT-GRAVE-04")
def test_the_dead_are_not_recruited_unless_a_card_says_so() -> None:
    s = scene("A: front: Raiser, Page; grave: Ann; deck: Ben\nB: front: Page; grave: Cid\nstep: Recruit", cards=CARDS)
    assert s.options() == ["done", "recruit Ben"]
    s.refused("recruit Ann (graveyard)", "SLOT-RECR-04")
    s.to("Abilities")
    s.choose("use Raiser F1", "place Ann (graveyard) in F3")
    assert (s.who("A F3"), s.grave("A")) == ("Ann", [])
