"""What a move of one sort takes in SLOT by a text, and whom it does not mark."""

from scenes.slot import Scene, rule, scene

CARDS = {
    "Mule": "def 1 life 2: A swap that this creature begins takes no action point.",
    "Goat": "def 1 life 2: Moving forward does not mark this creature.",
    "Bog": "def 1 life 2: Moving sideways costs enemy creatures 1 AP more.",
    "Post": "def 1 life 2: Adjacent allies may move back for free.",
}


def moves(s: Scene, who: str) -> list[str]:
    """Where it can move now."""
    return sorted(option.removeprefix(f"move {who} ") for option in s.options() if option.startswith(f"move {who}"))


@rule("SLOT-AP-02", "SLOT-AP-05", "SLOT-MOVE-07")
def test_only_the_swap_that_it_begins_is_free() -> None:
    s = scene("A: front: Mule, Page\nB: front: Page\nstep: Move, ap 0", cards=CARDS)
    assert (moves(s, "Mule"), moves(s, "Page")) == (["F1 to F2, swapping with Page"], [])
    s = scene("A: front: Mule, Page, Page\nB: front: Page\nstep: Move, ap 2", cards=CARDS)
    s.choose("move Mule F1 to F2, swapping with Page")
    assert (s.ap, s.who("A F2"), s.marked("A F2")) == (2, "Mule", True)


@rule("SLOT-AP-02")
def test_a_swap_with_it_that_another_begins_has_its_price() -> None:
    s = scene("A: front: Mule, Page, Page\nB: front: Page\nstep: Move, ap 2", cards=CARDS)
    s.choose("move Page F2 to F1, swapping with Mule")
    assert s.ap == 1


@rule("SLOT-MOVE-08", "SLOT-PRIO-01")
def test_forward_it_stays_unmarked_and_else_it_is_marked() -> None:
    s = scene("A: front: -, Page; back: Goat\nB: front: Page\nstep: Move, ap 3", cards=CARDS)
    s.choose("move Goat B1 to F1")
    assert (s.ap, s.marked("A F1")) == (2, False)
    s = scene("A: front: -, Page; back: Goat\nB: front: Page\nstep: Move, ap 3", cards=CARDS)
    s.choose("move Goat B1 to B2")
    assert s.marked("A B2") is True


@rule("SLOT-AP-02", "SLOT-AP-05", "SLOT-PRIO-01")
def test_an_enemy_makes_steps_along_a_row_dearer() -> None:
    s = scene("A: front: Page\nB: front: Bog\nstep: Move, ap 1", cards=CARDS)
    assert moves(s, "Page") == ["F1 to B1"]
    s = scene("A: front: Page; back: -, -, -, Page\nB: front: Bog\nstep: Move, ap 3", cards=CARDS)
    s.choose("move Page F1 to F2")
    assert s.ap == 1


@rule("SLOT-AP-02")
def test_who_stands_beside_it_goes_back_for_nothing() -> None:
    s = scene("A: front: Post, Page; back: -, Page\nB: front: Page\nstep: Move, ap 2", cards=CARDS)
    s.choose("move Page F2 to B2")
    assert s.ap == 2
