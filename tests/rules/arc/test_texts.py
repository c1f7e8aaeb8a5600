"""Which of several texts or ways of a card an option means is said by the option itself."""

import pytest

from scenes.arc import scene
from wtactics.engine.places import HAND, place_of
from wtactics.rulesets.arc.told.words import labels

TAX = "Target opponent discards two cards or loses 2 victory points."


@pytest.mark.parametrize(("way", "points", "cards"), [("discards two cards", 15, 0), ("loses 2 victory points", 13, 2)])
def test_a_way_is_chosen_by_what_it_does(way: str, points: int, cards: int) -> None:
    s = scene("A: hand: Tax\nB: hand: Wolf, Bear", cards={"Tax": f"event 0: {TAX}"})
    s.choose("play Tax")
    s.all_pass()
    assert (s.asked, labels(s.table)) == ("B", ["choose: discards two cards", "choose: loses 2 victory points"])
    s.choose(f"choose: {way}")
    s.go_on()
    assert (s.table.points[1], s.table.count[place_of(HAND, 1)]) == (points, cards)
