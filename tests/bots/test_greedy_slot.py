"""What greedy sees at a table of SLOT: the attacks to come this turn, and what an opponent may answer."""

import pytest

from scenes.slot import Scene, scene
from wtactics.bots.roster import make_bot
from wtactics.engine.view import View
from wtactics.games import ruleset

GIANTS = {
    "Giant": "cost 3 close 5 def 9 life 3",
    "Wraith": "cost 3 close 1 def 5 life 1: [ ] Fade - This creature gets +2 DEF until end of turn.",
    "Mute": "cost 3 close 1 def 5 life 1",
    "Elder": "cost 3 close 5 def 9 life 3 upkeep 1",
}
WRAITH = "attack Wraith F1 with Giant F1, close"


def chosen(s: Scene) -> str:
    """The label of what greedy would do here."""
    bot = make_bot("greedy", ruleset("slot"), 1)
    return s.options()[bot.choose_at(View(s.table, s.table.asked))]


def test_it_expects_the_answer_that_an_opponent_has() -> None:
    s = scene("A: front: Giant\nB: front: Wraith", cards=GIANTS)
    assert WRAITH in s.options()
    assert chosen(s) == "done"


def test_it_attacks_who_has_no_answer() -> None:
    s = scene("A: front: Giant\nB: front: Mute", cards=GIANTS)
    assert chosen(s) == "attack Mute F1 with Giant F1, close"


@pytest.mark.parametrize(("front", "paying"), [("Page, Elder", "F1"), ("Elder, Page", "F2")])
def test_who_pays_is_who_need_not_attack(front: str, paying: str) -> None:
    s = scene(f"A: front: {front}\nB: front: Mute, Mute\nstep: Upkeep", cards=GIANTS)
    s.choose(f"pay 1 for Elder F{3 - int(paying[1])}")
    assert chosen(s) == f"give Page {paying}"
