"""How a game went, as messages for the seat that asks."""

from __future__ import annotations

from dataclasses import asdict

from wtactics.engine.places import NOBODY
from wtactics.kits.game import Game
from wtactics.records.past import Past
from wtactics.records.review import CREATURE, Mark, Review, TurningPoint
from wtactics.server.messages import (
    CounterLayout,
    Looked,
    MarkShown,
    Reviewed,
    RuleInfo,
    TurningPointShown,
)
from wtactics.server.show.log import in_message
from wtactics.server.show.table import load_rules, table_state


def reviewed(game: Game, review: Review, ending: int) -> Reviewed:
    """All of it, with the rule of this number, which ended the game."""
    rule = load_rules(game)[game.rule_id(ending)]
    return Reviewed(
        counters=tuple(CounterLayout(**asdict(counter)) for counter in review.counters),
        marks=tuple(mark_shown(mark) for mark in review.marks),
        points=tuple(point_shown(point) for point in review.points),
        rule=RuleInfo(id=rule.id, title=rule.title, text=rule.text, topic=rule.topic),
    )


def mark_shown(mark: Mark) -> MarkShown:
    """How all stood."""
    return MarkShown(turn=mark.turn, seat=None if mark.seat == NOBODY else mark.seat, seq=mark.made, scores=mark.scores)


def point_shown(point: TurningPoint) -> TurningPointShown:
    """A turning point."""
    text = tuple(in_message(point.view, line.text) for line in point.lines)
    creatures = round(point.swing / CREATURE)
    return TurningPointShown(turn=point.turn, seat=point.seat, seq=point.made, creatures=creatures, text=text)


def looked(game: Game, past: Past, seat: int, seq: int) -> Looked:
    """The table as this seat saw it then; what it was asked is answered."""
    state = table_state(game, past.after(seq), seat, seq)
    return Looked(seq=seq, state=state.model_copy(update={"question": None, "waiting": ""}))
