"""Cards by hand as tables know the mod: what it adds to the rules, and when a sentence is left to it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.chain import top
from wtactics.engine.invariants import Broken
from wtactics.engine.mod import BY_SEAT, Column, Mod
from wtactics.engine.rows import FRAME, SEAT, SOURCE
from wtactics.engine.step import Ruleset
from wtactics.kits.refusal import said_by
from wtactics.mods.byhand.searching import FindCard
from wtactics.mods.byhand.steps import (
    COUNT,
    MOST_STEPS,
    NUMBER,
    ChooseTool,
    HearOthers,
    MeetObjections,
    NameMeasure,
    NameThing,
    Toolbox,
    UseTool,
    forget_agreed,
)
from wtactics.rulebook.reader import read_rulebook

BOOK: Final = read_rulebook(Path(__file__).parent / "byhand.md")


class CardsByHand(Mod):
    """It opens a passage for each sentence, and one above that for each of its steps."""

    def __init__(self) -> None:
        super().__init__("byhand", NUMBER, said_by(BOOK, NUMBER), [Column(BY_SEAT)])
        self.box: Final = Toolbox()
        self.passage: i64 = 0  # set once: of a sentence
        self.step_passage: i64 = 0  # of one of its steps

    def edit(self, rules: Ruleset[Any]) -> None:
        """Passages into which no step of the ruleset leads."""
        box = self.box
        naming = ChooseTool(box)
        steps = [NameThing(box), NameMeasure(box), HearOthers(box), MeetObjections(box), UseTool(box)]
        self.passage, self.step_passage = rules.add([naming]), rules.add([*steps])
        naming.passage = self.step_passage
        box.search = rules.add([FindCard()])

    def left_unread(self, t: Any, step: i64) -> None:
        """BYHAND-HAND-02, BYHAND-HAND-03 Its moment has come: whoever controls the text carries it out."""
        forget_agreed(t)
        t.happened(facts.LEFT_TO_HANDS, top(t, SOURCE), top(t, SEAT), step)
        t.then(self.passage, top(t, SEAT), step, 0)

    def sound(self, t: Any) -> None:
        """BYHAND-HAND-04 No sentence goes on for ever."""
        for frame in range(0, t.agenda_end, FRAME):
            if t.carries(self.passage, frame) and t.agenda[frame + COUNT] > MOST_STEPS:
                raise Broken(f"a sentence is carried out in {t.agenda[frame + COUNT]} steps")
