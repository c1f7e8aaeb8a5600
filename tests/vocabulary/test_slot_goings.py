"""Who moves in SLOT into a row or a column in which he was not; who looks into a twilight."""

from scenes.slot import rule, scene

CARDS = {
    "Lurker": "def 1 life 2: When an enemy creature moves into the column of this creature, put 1 token on it.",
    "Ambusher": "def 1 life 2: When this creature moves into the front row, mark the enemy front creature of its column.",
    "Gate": "def 1 life 2: When an enemy creature moves out of this column, mark this creature.",
    "Tollman": "def 1 life 2: Your opponent cannot recruit a creature into the front slot of this creature's column.",
}


@rule("SLOT-MOVE-08")
def test_who_comes_out_of_another_column_is_hurt_and_who_moves_within_it_is_not() -> None:
    s = scene("A: front: Tollman\nB: front: -, Lurker\nstep: Move, ap 3", cards=CARDS)
    s.choose("move Tollman F1 to F2")
    assert s.tokens("A F2") == 1
    s = scene("A: front: -, Tollman\nB: front: -, Lurker\nstep: Move, ap 3", cards=CARDS)
    s.choose("move Tollman F2 to B2")
    assert s.tokens("A B2") == 0


@rule("SLOT-MOVE-09")
def test_who_is_swapped_away_has_made_no_move() -> None:
    s = scene("A: front: Page, Sack\nB: front: Lurker\nstep: Move, ap 3", cards=CARDS)
    s.choose("move Page F1 to F2, swapping with Sack")
    assert (s.who("A F1"), s.tokens("A F1")) == ("Sack", 0)


@rule("SLOT-MOVE-08")
def test_forward_and_not_along_the_front_row() -> None:
    s = scene("A: front: -, -, -, Page; back: Ambusher\nB: front: Page, Page\nstep: Move, ap 3", cards=CARDS)
    s.choose("move Ambusher B1 to F1")
    assert (s.marked("B F1"), s.marked("B F2")) == (True, False)
    s = scene("A: front: Ambusher, -, -, Page\nB: front: Page, Page\nstep: Move, ap 3", cards=CARDS)
    s.choose("move Ambusher F1 to F2")
    assert (s.marked("B F1"), s.marked("B F2")) == (False, False)


@rule("SLOT-MOVE-08")
def test_who_leaves_a_column() -> None:
    s = scene("A: front: Page, -, -, Page\nB: front: Gate\nstep: Move, ap 3", cards=CARDS)
    s.choose("move Page F1 to B1")
    assert s.marked("B F1") is False
    s = scene("A: front: Page, -, -, Page\nB: front: Gate\nstep: Move, ap 3", cards=CARDS)
    s.choose("move Page F1 to F2")
    assert s.marked("B F1") is True
