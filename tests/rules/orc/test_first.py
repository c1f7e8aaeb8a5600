"""ORC-FIRST: what the chapter for beginners says of the rules."""

import pytest

from scenes.orc import rule, scene

FRONT_AND_BACK = pytest.mark.parametrize(("row", "wolf", "ox"), [("front", "3/2", "2/2"), ("back", "2/2", "3/2")])


@rule("ORC-FIRST-02")
@FRONT_AND_BACK
def test_beginners_know_the_offensive_as_the_front_row_and_the_defensive_as_the_back_row(
    row: str, wolf: str, ox: str
) -> None:
    cards = {"March": f"event: Creatures in the {row} row get +1/+0 until end of turn."}
    s = scene("A: hand: March; offensive: Wolf 2/2; defensive: Ox 2/2\nB:", cards=cards)
    s.play("March", "in the Offensive" if row == "front" else "in the Defensive")
    assert (s.value("Wolf"), s.value("Ox")) == (wolf, ox)


@rule("ORC-FIRST-05")
def test_every_score_lies_where_everybody_sees_it() -> None:
    s = scene("A: 7 influence; offensive: Wolf\nB: 13 influence")
    for seat in (0, 1):
        view = s.game.views(s.table, seat)
        assert [(view.points(n), view.victory(n)) for n in (0, 1)] == [(7, 0), (13, 0)]
        told = [s.game.show.counters(view, n) for n in (0, 1)]
        assert [(one["points"], one["victory"]) for one in told] == [(7, 0), (13, 0)]
