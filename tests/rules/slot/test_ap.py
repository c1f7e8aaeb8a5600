"""SLOT-AP: action points."""

import pytest

from scenes.slot import Scene, rule, scene
from wtactics.rulesets.slot.rules.act import Act
from wtactics.rulesets.slot.rules.battle import BuryFallen
from wtactics.rulesets.slot.rules.move import MoveCreatures
from wtactics.rulesets.slot.told.layout import counters
from wtactics.rulesets.slot.view import SlotView

DRUM = {"Drummer": "close 1 def 1 life 1: [1] Drum - This creature gets +1 close until end of turn."}
# Who has this one, unmarked, is still asked something in step 6.
WATCH = {"Watch": "def 1 life 1: [ ] Watch - This creature gets +1 DEF until end of turn."}


def costly(s: Scene) -> list[str]:
    """The options that take action points."""
    return [label for label in s.options() if label.startswith(("attack ", "rest ", "move "))]


@rule("SLOT-AP-01")
def test_a_turn_begins_with_three_points_and_only_for_whose_turn_it_is() -> None:
    s = scene("A: front: Page; deck: Page\nB: front: Page; deck: Page\nstep: Unmark, ap 0")
    for seat, other in ((0, 1), (1, 0)):
        assert (s.active, s.step, s.ap) == ("AB"[seat], "Recruit", 3)
        shown = [counters(SlotView(s.table, spectator), of)["ap"] for spectator in (0, 1) for of in (seat, other)]
        assert shown == [3, 0, 3, 0]
        s.to("Recruit", "AB"[other])


@rule("SLOT-AP-01", "SLOT-AP-03")
def test_points_given_to_whose_turn_it_is_not_are_lost() -> None:
    cards = {"Herald": "close 1 def 1 life 1: At the end of an opponent's turn, you get 1 AP.",
             "Crier": "close 1 def 1 life 1: At the end of your turn, you get 1 AP."}  # fmt: skip
    s = scene("A: front: Crier, Page\nB: front: Herald, Page\nstep: Action, ap 3", cards=cards)
    s.to("Move", "B")
    assert s.ap == 3
    s.to("Move", "A")
    assert s.ap == 3


@rule("SLOT-AP-01")
def test_what_a_card_gives_the_passive_player_helps_nobody() -> None:
    cards = {"Gong": "close 1 def 9 life 9: When this creature is attacked, you get 1 AP.",
             "Fife": "close 1 def 1 life 1: When this creature attacks, you get 1 AP."}  # fmt: skip
    s = scene("A: front: Page, Fife\nB: front: Gong\nstep: Action, ap 3", cards=cards)
    s.choose("attack Gong F1 with Page F1, close")
    assert s.ap == 2
    s.stop_at(BuryFallen)
    s.choose("attack Gong F1 with Fife F2, close")
    assert s.ap == 2  # one paid, one given


@rule("SLOT-AP-02")
@pytest.mark.parametrize(("step", "label", "price"), [
    ("Move", "move Fighter F1 to B1", 1),
    ("Action", "attack Lord F2 with Fighter F1, close", 1),
    ("Action", "attack Lord F2 with Fighter F3, ranged", 1),
    ("Action", "rest Fighter F3", 2),
    ("Action", "attack Lord F2 with Fighter F1 + Fighter F2, close", 2),
    ("Action", "attack Lord F2 with Fighter F1 + Fighter F2 + Fighter F3, ranged", 3),
])  # fmt: skip
def test_what_a_deed_takes(step: str, label: str, price: int) -> None:
    text = "A: front: Fighter, Fighter, Fighter hurt 1; back: -, -, -, Watch\nB: front: Page, Lord\nstep: {}, ap {}"
    for ap in (price, price + 1):
        s = scene(text.format(step, ap), cards=WATCH)
        s.choose(label)
        assert (s.turn, s.ap) == (3, ap - price)
    s = scene(text.format(step, price - 1), cards=WATCH)
    if s.step == step:
        s.refused(label, "SLOT-GROUP-05" if " + " in label else "SLOT-AP-05")
    else:
        s.refused(label, "SLOT-TURN-06")


@rule("SLOT-AP-EX1", "SLOT-AP-02", "SLOT-AP-05")
def test_two_moves_and_an_attack() -> None:
    s = scene(
        """
        A: front: Page, Page, Fighter; back: -, -, Watch, Fighter hurt 1
        B: front: -, -, Lord, Page
        step: Move, ap 3
    """,
        cards=WATCH,
    )
    s.choose("move Page F1 to B1", "move Page F2 to B2")
    assert s.ap == 1
    s.choose("done")
    s.refused("rest Fighter B4", "SLOT-AP-05")
    s.choose("attack Lord F3 with Fighter F3, close", "decline")
    assert (s.ap, s.options()) == (0, ["done", "use Watch B3"])
    s.refused("attack Page F4 with Fighter B4, ranged", "SLOT-AP-05")
    s.refused("rest Fighter B4", "SLOT-AP-05")
    s.refused("move Watch B3 to F3", "SLOT-TURN-06")


@rule("SLOT-AP-05", "SLOT-MOVE-03")
def test_without_points_nobody_moves() -> None:
    s = scene("A: front: Page, Page, Page, Page\nB: back: -, -, -, Page\nstep: Move, ap 3")
    s.choose("move Page F1 to B1", "move Page F2 to B2")
    assert (s.ap, s.step, len(costly(s))) == (1, "Move", 5)
    s.stop_at(Act)
    s.choose("move Page F4 to B4")
    assert s.step == "Action"  # nobody is asked who moves next


@rule("SLOT-AP-EX2", "SLOT-AP-02")
def test_one_rest_leaves_enough_for_one_attack() -> None:
    s = scene("A: front: Fighter hurt 1, Fighter hurt 1, Fighter\nB: front: Page, Lord\nstep: Action, ap 3")
    s.choose("rest Fighter F1")
    assert s.ap == 1
    s.refused("rest Fighter F2", "SLOT-AP-05")
    assert not [label for label in s.options() if "+" in label]
    s.choose("attack Lord F2 with Fighter F3, close")
    assert (s.turn, s.active) == (4, "B")


@rule("SLOT-AP-EX3", "SLOT-AP-03")
def test_points_left_over_are_not_kept() -> None:
    s = scene("A: front: Page, Page\nB: front: Page\nstep: Move, ap 1")
    s.to("Move", "B")
    assert s.ap == 3
    s.choose("move Page F1 to F2")
    s.to("Move", "A")
    assert s.ap == 3


@rule("SLOT-AP-04", "SLOT-RECR-10")
def test_abilities_and_recruits_take_no_points_unless_a_card_says_so() -> None:
    cards = DRUM | {
        "Captain": "close 1 def 1 life 1: [1] 2 AP Rally - Target ally creature gets +1 close until end of turn."
    }
    s = scene(
        """
        A: front: Drummer, Captain, Page; back: Page, Page; deck: Page
        B: front: Page
        step: Recruit, ap 2
    """,
        cards=cards,
    )
    s.choose("recruit Page", "place Page in F4", "give Page F3")
    assert s.ap == 2
    s.to("Abilities")
    s.choose("use Drummer F1", "give Page B1")
    assert s.ap == 2
    s.choose("use Captain F2", "target Page B1", "give Page B2")
    assert (s.ap, s.value("A B1", "close")) == (0, 2)
    s.stop_at(MoveCreatures)
    s.choose("use Drummer F1")  # marking Captain, without any points left
    assert (s.ap, s.value("A F1", "close")) == (0, 3)


@rule("SLOT-AP-04", "SLOT-AP-05")
def test_a_card_that_takes_points_is_not_used_with_too_few() -> None:
    cards = DRUM | {"Captain": "close 1 def 1 life 1: 2 AP Rally - This creature gets +1 close until end of turn."}
    s = scene("A: front: Drummer, Captain, Page\nB: front: Page\nstep: Abilities, ap 1", cards=cards)
    s.refused("use Captain F2", "SLOT-AP-05")


@rule("SLOT-AP-01", "SLOT-AP-04")
def test_in_the_enemys_turn_nobody_has_points_for_an_ability() -> None:
    cards = DRUM | {"Captain": "close 1 def 1 life 1: [1] 1 AP Rally - This creature gets +1 close until end of turn."}
    s = scene("A: front: Drummer, Page\nB: front: Drummer, Captain, Page\nstep: Abilities, ap 3", cards=cards)
    s.choose("use Drummer F1")
    assert (s.asked, s.ap, s.options()) == ("B", 3, ["decline", "use Drummer F1"])
    s.refused("use Captain F2", "SLOT-AP-05")
    s.to("Abilities", "B")
    assert s.options() == ["done", "use Drummer F1", "use Captain F2"]


@rule("SLOT-AP-05", "SLOT-DECL-04", "SLOT-RESOLVE-12")
def test_points_are_paid_as_an_attack_is_announced_and_never_come_back() -> None:
    cards = {"Ghost": "close 1 def 1 life 1: [1] Fade - Put this creature into your twilight."}
    s = scene(
        "A: front: Fighter, Fighter; back: Page\nB: front: Ghost, Page; back: Page\nstep: Action, ap 3", cards=cards
    )
    s.choose("attack Ghost F1 with Fighter F1, close")
    assert (s.asked, s.ap) == ("B", 2)
    s.choose("use Ghost F1", "give Page F2")
    assert (s.who("B F1"), s.tokens("A F1"), s.marked("A F1"), s.ap) == ("", 0, True, 2)


@rule("SLOT-AP-06")
def test_points_are_no_gold_and_gold_is_no_point() -> None:
    s = scene("A: front: Page marked; deck: Page\nB: front: Page\nstep: Recruit, ap 3")
    assert s.step != "Recruit"  # three points, and nothing to pay with
    rich = "A: front: Page, Page, Fighter hurt 1; back: Page, Page; twilight: 3 Page; deck: Page\nB: front: Page"
    s = scene(f"{rich}\nstep: Recruit, ap 1")
    assert "recruit Page" in s.options()
    s.choose("done", "done")
    assert s.step == "Action"
    s.refused("rest Fighter F3", "SLOT-AP-05")


@rule("SLOT-AP-01", "SLOT-AP-05", "SLOT-NUM-03")
def test_a_card_may_give_and_take_points_but_never_below_none() -> None:
    cards = {"Laggard": "cost 1 close 1 def 1 life 1: When this creature comes into play, lose 1 AP.",
             "Marshal": "cost 1 close 1 def 1 life 1: When this creature comes into play, you get 1 AP."}  # fmt: skip
    both = "A: front: Page, Page, Page; deck: Laggard, Marshal\nB: front: Page\nstep: Recruit, ap {}"
    s = scene(both.format(3), cards=cards)
    s.choose("recruit Laggard", "place Laggard in B1", "give Page F1")
    assert s.ap == 2
    s.choose("recruit Marshal", "place Marshal in B2", "give Page F2")
    assert s.ap == 3
    s = scene(both.format(0), cards=cards)
    s.choose("recruit Laggard", "place Laggard in B1", "give Page F1")
    assert s.ap == 0
    s.choose("recruit Marshal", "place Marshal in B2", "give Page F2")
    assert s.ap == 1
