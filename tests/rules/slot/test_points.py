"""SLOT-POINTS: victory points."""

from scenes.slot import Scene, rule, scene

CANNON = {"Cannon": "def 9 life 9: [1] Fire - Deal 1 damage to target enemy creature."}
FULL = "front: Page, Page, Page, Page; back: Page, Page, Page, Page"


def killing(foes: str, *slots: str) -> Scene:
    """Kill who stands in these slots, one after the other."""
    s = scene(f"A: front: Cannon, Tom, Tom, Tom; back: Tom, Tom, Tom, Tom\n{foes}", cards=CANNON)
    for slot in slots:
        s.choose("use Cannon F1")
        if f"target Page {slot}" in s.options():
            s.choose(f"target Page {slot}")
        if s.options()[0].startswith("give"):
            s.choose(s.options()[0])
    return s


@rule("SLOT-POINTS-EX1", "SLOT-POINTS-01", "SLOT-POINTS-02")
def test_the_second_of_a_column_is_worth_two() -> None:
    s = killing(f"B: {FULL}", "F1")
    assert s.points("A") == 0
    s = killing(f"B: {FULL}", "F1", "B1")
    assert (s.points("A"), s.points("B")) == (2, 0)


@rule("SLOT-POINTS-EX2", "SLOT-POINTS-05")
def test_why_the_other_slot_is_empty_does_not_matter() -> None:
    assert killing("B: front: -, Page; back: Page, Page", "B1").points("A") == 2


@rule("SLOT-POINTS-EX3", "SLOT-POINTS-06", "SLOT-MOVE-10")
def test_moving_away_scores_for_nobody() -> None:
    s = scene("A: front: -, Page; back: Page\nB: front: Page\nstep: Move")
    s.choose("move Page B1 to B2")
    assert (s.points("A"), s.points("B"), s.army("A")) == (0, 0, ["Page F2", "Page B2"])


@rule("SLOT-POINTS-EX4", "SLOT-POINTS-03", "SLOT-POINTS-04")
def test_only_the_best_shape_counts() -> None:
    assert killing("B: front: Page, -, Page; back: -, Page", "F1").points("A") == 2
    assert killing("B: front: Page, -, Page", "F1").points("A") == 4


@rule("SLOT-POINTS-EX5")
def test_clearing_a_square_is_worth_seven() -> None:
    assert killing(f"B: {FULL}", "F1", "B1", "F2", "B2").points("A") == 7


@rule("SLOT-POINTS-EX6", "SLOT-SHAPE-05")
def test_the_middle_is_no_square() -> None:
    assert killing("B: front: Page, Page, -, Page; back: Page, -, -, Page", "F2").points("A") == 2


@rule("SLOT-POINTS-EX7", "SLOT-POINTS-09")
def test_two_at_once_count_in_the_better_order() -> None:
    s = scene("""
        A: front: Archer, Archer, Page, Page; back: -, Page, Page, Page
        B: front: Lord; back: Page
        step: Action, ap 3
    """)
    s.choose("attack Lord F1 with Archer F1 + Archer F2, close", "number 2", "number 2")
    assert (s.points("B"), s.army("A")[0]) == (3, "Page F3")


@rule("SLOT-POINTS-EX8", "SLOT-POINTS-11")
def test_a_slot_that_was_filled_again_scores_again() -> None:
    s = scene("A: front: Cannon, Tom, Tom; back: Tom\nB: front: Page, Page; deck: Page; back: -, Page", cards=CANNON)
    s.choose("use Cannon F1", "target Page F1", "give Tom F2")
    assert s.points("A") == 2
    s.to("Recruit", "B")
    s.choose("recruit Page", "place Page in F1", "give Page (twilight)")
    s.to("Abilities", "A")
    s.choose("use Cannon F1", "target Page F1", "give Tom F2")
    assert s.points("A") == 4


@rule("SLOT-POINTS-08", "SLOT-POINTS-06")
def test_a_death_by_ones_own_hand_scores_for_nobody() -> None:
    cards = {"Fool": "close 1 def 1 life 1: [1] Trip - Deal 1 damage to target ally creature."}
    s = scene("A: front: Fool, Page; back: -, -, -, Page\nB: front: Page", cards=cards)
    s.choose("use Fool F1", "target Page F2", "give Page B4")
    assert (s.who("A F2"), s.points("A"), s.points("B"), s.grave("A")) == ("", 0, 0, ["Page"])


@rule("SLOT-POINTS-10")
def test_both_sides_of_a_battle_get_their_points() -> None:
    s = scene(
        """
        A: front: Rook, -, -, Page; back: Page, Page
        B: front: Rook; back: Page, -, -, Page
    """,
        cards={"Rook": "close 3 def 1 life 1"},
    )
    s.choose("attack Rook F1 with Rook F1, close")
    assert (s.points("A"), s.points("B")) == (1, 1)


@rule("SLOT-POINTS-07")
def test_points_are_kept_when_the_shape_is_filled_again() -> None:
    s = scene("A: front: Cannon, Tom\nB: front: Page, Page; back: -, Page; deck: Page", cards=CANNON)
    s.choose("use Cannon F1", "target Page F1")
    s.to("Recruit", "B")
    s.choose("recruit Page", "place Page in F1", "give Page (twilight)")
    assert s.points("A") == 2
