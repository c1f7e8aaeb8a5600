"""Passages: where each begins and ends, the last one, too."""

from scenes.arc import scene
from wtactics.engine.places import KINDS
from wtactics.engine.step import LEAVE, NOTHING, Over
from wtactics.rulesets.arc.contents import arc


def test_the_last_passage_has_an_end_like_all_others() -> None:
    rules, t = arc(), scene("A:\nB:").table
    last = len(rules.starts) - 2
    for passage in range(last + 1):
        end = rules.starts[passage + 1] - 1
        assert isinstance(rules.steps[end], Over)
        assert rules.steps[end].do(t, NOTHING) == LEAVE
    t.agenda[t.frame] = rules.starts[last]
    assert t.carries(last, t.frame)
    assert not t.carries(last - 1, t.frame)


def test_there_are_places_for_each_seat_and_no_other() -> None:
    for text in ("A:\nB:", "A:\nB:\nC:"):
        t = scene(text).table
        assert len(t.first) == len(t.last) == len(t.count) == t.seats * KINDS
