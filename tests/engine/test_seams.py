"""What the engine asks of a ruleset, and its texts obey, though ARC and SLOT leave it as it is."""
import pytest

from fronts import ASSIGNED, trial
from scene import rule
from wtactics.engine.invariants import Broken, check, check_step
from wtactics.engine.view import View
from wtactics.rulesets.arc.soundness import check_areas

CARDS = {
    "Herald": "creature 1 0/1: This creature gets +1/+0 for each unmarked creature you control.",
    "Bugler": "creature 1 0/1: This creature gets +1/+0 for each marked creature you control.",
    "Rouse": "event 0: Unmark all creatures.",
    "Lull": "event 0: Mark all creatures.",
    "Axe": "event 0: Kill target unmarked creature.",
}


@rule()
def test_who_is_assigned_is_neither_marked_nor_unmarked() -> None:
    s, t = trial("A: army: Herald, Bugler, Wolf, Fox marked; hand: Rouse, Lull, Axe\nB:", CARDS)
    wolf = s.card("Wolf")
    assert (s.value("Herald"), s.value("Bugler")) == ("3/1", "1/1")
    t.assign(wolf)
    assert (s.value("Herald"), s.value("Bugler")) == ("2/1", "1/1")
    assert not View(t, 0).marked(wolf)
    check(t)
    s.choose("play Axe")
    assert s.options() == ["target Herald", "target Bugler"]
    s.choose("target Bugler")
    s.all_pass()
    for card in ("Rouse", "Lull"):
        s.play(card)
        assert t.marked[wolf] == ASSIGNED
    assert s.marked("Fox")
    assert s.marked("Herald")


@rule()
def test_there_are_three_states_and_arc_has_two_of_them() -> None:
    s, t = trial("A: army: Wolf\nB:")
    t.assign(s.card("Wolf"))
    check_step(t)
    with pytest.raises(Broken, match="is marked 2 times"):
        check_areas(t)
    t.marked[s.card("Wolf")] = ASSIGNED + 1
    with pytest.raises(Broken, match="is marked 3 times"):
        check_step(t)
