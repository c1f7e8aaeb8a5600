"""What is asked for is done wholly or not at all; what does nothing is not chosen; values of nobody change nothing."""

import pytest

from scenes.arc import rule, scene


def event(text: str) -> dict[str, str]:
    return {"Deed": f"event 0: {text}"}


@rule("ARC-PLAY-10")
@pytest.mark.parametrize(("hand", "left", "points"), [("Mule, Ox", 0, 16), ("Mule", 1, 14)])
def test_what_is_asked_for_is_done_wholly_or_not_at_all(hand: str, left: int, points: int) -> None:
    text = "Discard two cards. If you do, gain 1 victory point. If you can't, lose 1 victory point."
    s = scene(f"A: hand: Deed, {hand}; deck: 9", cards=event(text))
    s.play("Deed")
    assert (len(s.hand("A")), s.points("A")) == (left, points)


@rule("ARC-PLAY-10")
@pytest.mark.parametrize("text", [
    "Mark two creatures you control. If you don't, lose 1 victory point.",
    "Lose 1 victory point unless you mark two creatures you control.",
    "Each player chooses one: he marks two of his creatures; or he loses 1 victory point.",
])  # fmt: skip
def test_who_must_mark_marks_what_is_unmarked(text: str) -> None:
    for rat, points in (("", 15), (" marked", 14)):
        s = scene(f"A: army: Ox, Mule marked, Rat{rat}; hand: Deed; deck: 9", cards=event(text))
        s.choose("play Deed")
        while s.table.chain:
            s.choose(next((label for label in s.options() if "mark" in label or label == "yes"), s.way_on()))
        assert (s.points("A"), s.marked("Ox")) == (points, points == 15)


@rule("ARC-CONFLICT-03")
def test_values_that_are_those_of_one_card_are_its_own_while_that_is_not_there() -> None:
    chosen = "When this creature comes into play, choose another creature. My ATK and DEF are equal to its ATK and DEF."
    s = scene("A: hand: Ape\nB: army: Ox 3/4", cards={"Ape": f"creature 0 1/2: {chosen}"})
    s.choose("play Ape")
    while s.place("Ape") in ("A's hand", "the chain"):
        s.choose(s.way_on())
    s.all_pass()
    assert s.value("Ape") == "3/4"
    s = scene("A: army: Ape\nB: army: Ox 3/4", cards={"Ape": f"creature 0 1/2: {chosen}"})
    assert s.value("Ape") == "1/2"  # it has chosen nothing
