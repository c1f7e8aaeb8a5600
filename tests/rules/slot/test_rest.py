"""SLOT-REST: resting."""

from scenes.slot import rule, scene

CARDS = {
    "Chanter": "close 1 def 1 life 2: [1] Chant - This creature gets +1 close until end of turn.",
    "Waker": "close 1 def 1 life 2: [1] Wake - Unmark target marked ally creature.",
    "Monk": "close 1 def 1 life 5: When this creature rests, you get 1 AP.",
    "Ward": "close 1 def 1 life 5: This creature can't rest.",
    "Ring": "close 1 def 1 life 1: Other ally creatures get +2 life.",
    "Thief": "close 1 def 1 life 1: [ ] Break - Kill target creature.",
    "Bear": "close 1 def 1 life 5",
}


def rests(labels: list[str]) -> list[str]:
    """The rests among these labels."""
    return [label for label in labels if label.startswith("rest ")]


@rule("SLOT-REST-EX1", "SLOT-REST-01", "SLOT-REST-03")
def test_a_rest() -> None:
    s = scene("A: front: Fighter hurt 1, Page\nB: front: Page")
    s.choose("rest Fighter F1")
    assert (s.tokens("A F1"), s.marked("A F1"), s.ap, s.marked("A F2")) == (0, True, 1, False)
    assert "Fighter rests" in s.log()


@rule("SLOT-REST-EX2", "SLOT-REST-02", "SLOT-MARK-03", "SLOT-AP-05")
def test_the_undamaged_the_marked_and_who_has_one_point_are_offered_none() -> None:
    s = scene("A: front: Bear, Bear hurt 1, Bear marked hurt 1\nB: front: Page", cards=CARDS)
    assert rests(s.options()) == ["rest Bear F2"]
    s.refused("rest Bear F1", "SLOT-REST-02")
    s.refused("rest Bear F3", "SLOT-MARK-03")
    s = scene("A: front: Bear hurt 1\nB: front: Page\nstep: Action, ap 1", cards=CARDS)
    assert rests(s.options()) == []
    s.refused("rest Bear F1", "SLOT-AP-05")
    s = scene("A: front: Bear hurt 1\nB: front: Page\nstep: Action, ap 2", cards=CARDS)
    assert rests(s.options()) == ["rest Bear F1"]


@rule("SLOT-REST-EX2", "SLOT-REST-01", "SLOT-TURN-06")
def test_nobody_rests_in_another_step_or_in_the_enemys_turn() -> None:
    for step in ("Recruit", "Abilities", "Move"):
        s = scene(f"A: front: Chanter hurt 1, Page; deck: Page\nB: front: Page\nstep: {step}", cards=CARDS)
        assert (s.step, rests(s.options())) == (step, [])
        s.refused("rest Chanter F1", "SLOT-TURN-06")
    s = scene("A: front: Bear hurt 1\nB: front: Bear hurt 1", cards=CARDS)
    assert rests(s.options()) == ["rest Bear F1"]
    s.to("Action", "B")
    assert rests(s.options()) == ["rest Bear F1"]
    s.choose("rest Bear F1")
    assert (s.tokens("A F1"), s.tokens("B F1")) == (1, 0)


@rule("SLOT-REST-01")
def test_a_rest_takes_off_one_token_and_two_points() -> None:
    s = scene("A: front: Bear hurt 4, Bear hurt 1\nB: front: Page", cards=CARDS)
    s.choose("rest Bear F1")
    assert (s.tokens("A F1"), s.tokens("A F2"), s.marked("A F2"), s.ap) == (3, 1, False, 1)
    s.refused("rest Bear F2", "SLOT-AP-05")


@rule("SLOT-REST-01", "SLOT-MARK-04")
def test_who_is_unmarked_may_rest_again_while_points_last() -> None:
    s = scene("A: front: Bear hurt 2, Waker, Page\nB: front: Page\nstep: Action, ap 5", cards=CARDS)
    s.choose("rest Bear F1", "use Waker F2", "rest Bear F1")
    assert (s.tokens("A F1"), s.ap) == (0, 1)


@rule("SLOT-REST-02", "SLOT-REST-03")
def test_whoever_has_recovered_rests_no_more() -> None:
    s = scene("A: front: Bear hurt 1, Waker, Page\nB: front: Page\nstep: Action, ap 6", cards=CARDS)
    s.choose("rest Bear F1", "use Waker F2")
    assert (s.tokens("A F1"), s.marked("A F1"), rests(s.options())) == (0, False, [])
    s.refused("rest Bear F1", "SLOT-REST-02")


@rule("SLOT-REST-03", "SLOT-CARD-06")
def test_a_rest_never_gives_more_life_than_the_card_has() -> None:
    s = scene("A: front: Fighter hurt 3, Ring; back: -, -, -, Thief\nB: front: Page", cards=CARDS)
    s.choose("rest Fighter F1")
    assert (s.tokens("A F1"), s.value("A F1", "life")) == (2, 4)
    s.choose("use Thief B4", "target Ring F2")
    assert (s.who("A F1"), s.grave("A")) == ("", ["Fighter", "Ring"])


@rule("SLOT-REST-01", "SLOT-PRIO-01")
def test_texts_hear_of_rests_and_forbid_them() -> None:
    s = scene("A: front: Monk hurt 1, Ward hurt 1\nB: front: Page", cards=CARDS)
    s.refused("rest Ward F2", "Ward")
    s.choose("rest Monk F1")
    assert s.ap == 2


@rule("SLOT-REST-04")
def test_resting_can_be_switched_off() -> None:
    s = scene("A: front: Bear hurt 1, Page\nB: front: Page", cards=CARDS, settings={"rest_enabled": 0})
    assert rests(s.options()) == []
    s.refused("rest Bear F1", "SLOT-REST-04")
    s = scene("A: front: Bear hurt 1, Page\nB: front: Page", cards=CARDS)
    assert rests(s.options()) == ["rest Bear F1"]
