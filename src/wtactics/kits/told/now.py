"""What is going on at a table, as whoever is asked is told it: the moment, the question, what it is about."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from wtactics.engine.chain import top
from wtactics.engine.places import NOBODY, Thing
from wtactics.engine.rows import ABILITY, SOURCE
from wtactics.engine.table import Table
from wtactics.kits import verbs
from wtactics.kits.asked import in_window, verb_asked
from wtactics.kits.sentences import seat_slot
from wtactics.kits.told.names import Names

# What a question is about, by its verb; {card} is what the newest play belongs to.
DOING: Final[dict[int, str]] = {
    verbs.TARGET: "you are choosing a target for {card}",
    verbs.GIVE: "you are paying for {card}",
    verbs.SEND: "you are naming your attackers",
    verbs.BLOCK: "you are naming your defenders",
    verbs.DISCARD: "you are discarding",
    **dict.fromkeys((verbs.UPKEEP, verbs.REFUSE), "you are settling your upkeep"),
    verbs.ORDER: "you are ordering abilities that have triggered",
    **dict.fromkeys((verbs.PICK, verbs.YES, verbs.NO, verbs.BRANCH), "{card} is taking effect"),
}

T = TypeVar("T", bound=Table)


class Now(Generic[T]):
    """What is going on, in parts of sentences; `doing` says more than is said in every ruleset, or something else."""

    def __init__(self, names: Names[T], doing: dict[int, str]) -> None:
        self.names: Final = names
        self.doings: Final = DOING | doing

    def phase(self, t: T) -> str:
        """What this phase is called in a sentence; before the first turn, what is going on instead."""
        return f"{self.names.phases[t.phase]} phase" if t.turn > 0 else "the game has not begun"

    def answering(self, t: T) -> str:
        """That whoever is asked may answer something."""
        return "you are asked for an answer"

    def called(self, t: T, thing: Thing) -> str:
        """A thing, as whoever is asked calls it."""
        return self.names.of(t, thing)

    def moment(self, t: T) -> str:
        """Whose phase it is."""
        if t.turn == 0:
            return self.phase(t)
        return f"it is {'your' if t.active == t.asked else seat_slot(int(t.active)) + chr(39) + 's'} {self.phase(t)}"

    def doing(self, t: T) -> str:
        """What the question is about; in a window, that it is one."""
        if in_window(t):
            return self.answering(t)
        said = self.doings.get(int(verb_asked(t)), "")
        return said.replace("{card}", self.newest(t)) if said != "" else self.moment(t)

    def newest(self, t: T) -> str:
        """The card of the newest play; where none waits, the one that the question is about."""
        return self.names.of(t, top(t, SOURCE)) if len(t.chain) > 0 else f"the {self.names.noun}"

    def newest_text(self, t: T) -> str:
        """What that card says, where it is a text that asks; nothing else."""
        if len(t.chain) == 0 or top(t, ABILITY) == NOBODY:
            return ""
        return f"{self.newest(t)} says: {t.library.abilities[top(t, ABILITY)].text}"
