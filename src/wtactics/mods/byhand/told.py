"""What is told of a text that is carried out by hand: questions, options, where these point."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.chain import top
from wtactics.engine.places import SEAT_THING, Option, card_of, is_seat, other_of, what_of
from wtactics.engine.rows import FRAME, SOURCE
from wtactics.kits import verbs
from wtactics.kits.handwork import DEEDS, END, REVEAL, TOOLS, Task, grouped, handled, measure_of, tool_of
from wtactics.kits.layout import Pointing
from wtactics.kits.sentences import capital, seat_slot
from wtactics.kits.told.names import seat_name
from wtactics.mods.byhand.mod import CardsByHand
from wtactics.mods.byhand.steps import COUNT, DOER, MOST_STEPS, SAID, SENTENCE, THING, USED, WHOLE

# The questions, by what is asked in them.
TOOL, WHOM, MEASURE, OTHERS, OBJECTION, FOUND = range(1, 7)
STAGES: Final = {
    TOOL: "tool",
    WHOM: "thing",
    MEASURE: "measure",
    OTHERS: "others",
    OBJECTION: "objection",
    FOUND: "card",
}
ELSE: Final = "another tool"
ANSWERS: Final = {
    (OTHERS, verbs.YES): "let it stand", (OTHERS, verbs.NO): "object",
    (OBJECTION, verbs.YES): "insist", (OBJECTION, verbs.NO): "take it back",
}  # fmt: skip


class Telling:
    """What is told of the questions of the mod; `asked` is 0 where the question is one of the ruleset's."""

    def __init__(self, mod: CardsByHand) -> None:
        self.mod: Final = mod

    def asked(self, t: Any) -> int:
        """Which question of the mod is open."""
        if t.over or len(t.options) == 0:
            return 0
        if t.carries(self.mod.passage, t.frame):
            return TOOL
        if t.carries(self.mod.box.search, t.frame):
            return FOUND
        if not t.carries(self.mod.step_passage, t.frame):
            return 0
        first = int(what_of(t.options[0]))
        if first in (verbs.YES, verbs.NO):
            return OTHERS if first == verbs.YES else OBJECTION
        return MEASURE if first == verbs.MEASURE else WHOM

    def sentence(self, t: Any) -> str:
        """What nobody reads, as it stands on the card."""
        outer = t.frame if t.carries(self.mod.passage, t.frame) else t.frame - FRAME
        step: Any = t.library.steps[t.agenda[outer + SENTENCE]]
        return str(step.sentence)

    def doer(self, t: Any) -> int:
        """Who carries it out."""
        return int(t.agenda[t.frame - FRAME + DOER])

    def deed(self, t: Any, named: Any) -> str:
        """What he would do; players are called by `named`."""
        used, thing = t.agenda[t.frame + USED], t.agenda[t.frame + THING]
        whom = named(thing - SEAT_THING) if is_seat(thing) else t.library.names[t.printed[thing]]
        return DEEDS[int(tool_of(used))].replace("{a}", whom).replace("{measure}", self.measure(t, used))

    def measure(self, t: Any, used: Any) -> str:
        """Where, how much or which, in the words of this table; a hand or a deck is named before its player."""
        words = self.mod.box.tool(tool_of(used)).words(t, measure_of(used))
        return f"{words} " if words and tool_of(used) == REVEAL else words

    def question(self, t: Any, named: Any = seat_name) -> str:
        """The open question."""
        asked = self.asked(t)
        if asked == TOOL:
            return f"by hand: {self.sentence(t)}"
        if asked == FOUND:
            return "by hand, search: which card?"
        if asked == WHOM:
            return f"by hand, {TOOLS[int(t.agenda[t.frame + USED])]}: whom or what?"
        if asked == MEASURE:
            return f"by hand, {TOOLS[int(t.agenda[t.frame + USED])]}: where, or how much?"
        if asked == OTHERS:
            return f"by hand, {named(self.doer(t))} would {self.deed(t, named)}: does it stand?"
        who = ", ".join(named(seat) for seat in range(t.seats) if t.agenda[t.frame + SAID] >> (8 + seat) & 1)
        return f"by hand, you would {self.deed(t, named)}, and {who} objects: take it back?"

    def label(self, t: Any, o: Option, word: str) -> str:
        """What an option is called; `word` is what the ruleset calls one that names a thing."""
        asked, what = self.asked(t), int(what_of(o))
        if asked == TOOL:
            return TOOLS[int(other_of(o))]
        if asked == MEASURE:
            return self.measure(t, handled(t.agenda[t.frame + USED], other_of(o))).strip()
        if what == verbs.PASS:
            return ELSE if asked == WHOM else "none"
        if what == verbs.YES and other_of(o) == WHOLE:
            return "let the whole sentence stand"
        return ANSWERS.get((asked, what), word.removeprefix("pick "))

    def labels(self, t: Any, words: Any) -> list[str]:
        """What the options are called."""
        called = words(t) if self.asked(t) in (WHOM, FOUND) else [""] * len(t.options)
        return [self.label(t, o, word) for o, word in zip(t.options, called, strict=True)]

    def asking(self, t: Any) -> str:
        """The open question, to the player who is asked."""
        return capital(self.question(t, seat_slot))

    def points(self, t: Any, o: Option) -> Pointing:
        """Things are touched on the table; all else are buttons."""
        if what_of(o) == verbs.PICK:
            thing = int(card_of(o))
            return Pointing(thing=thing, words=seat_slot(thing - SEAT_THING) if is_seat(thing) else "")
        ends = self.asked(t) == TOOL and other_of(o) == END
        return Pointing(rest=ends or what_of(o) == verbs.PASS, words=self.label(t, o, ""))

    def task(self, t: Any) -> Task | None:
        """The open question, for programs that draw it."""
        asked = self.asked(t)
        if not asked:
            return None
        found = asked == FOUND
        outer = t.frame if asked == TOOL else t.frame - FRAME
        tools = [(int(o), int(other_of(o))) for o in t.options if asked == TOOL and other_of(o) != END]
        return Task(
            STAGES[asked], "" if found else self.sentence(t), int(top(t, SOURCE)),
            int(t.asked if found else t.agenda[outer + DOER]),
            self.deed(t, seat_slot) if asked in (OTHERS, OBJECTION) else "", grouped(tools),
            0 if found else MOST_STEPS - int(t.agenda[outer + COUNT]),
        )  # fmt: skip
