"""What is going on at a table of SLOT, as whoever is asked is told it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.chain import top
from wtactics.engine.places import NOBODY, Thing
from wtactics.engine.rows import ABILITY, SOURCE
from wtactics.engine.step import WINDOW
from wtactics.kits import verbs
from wtactics.kits.asked import verb_asked
from wtactics.kits.sentences import seat_slot
from wtactics.rulesets.slot import grid
from wtactics.rulesets.slot.atk import attackers_of, is_ranged
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.words import PHASES, card_name

DOING: Final[dict[int, str]] = {
    verbs.GIVE: "you are paying",
    verbs.LAY: "you are choosing a creature to begin with",
    verbs.REVEAL: "you are choosing which creature you turn up",
    **dict.fromkeys((verbs.UPKEEP, verbs.REFUSE), "you are settling your upkeep"),
    verbs.PLACE: "you are choosing a slot",
    verbs.SHAPE: "you are choosing the creatures that are marked for {card}",
    verbs.NUMBER: "you are dividing the strike back",
    verbs.TARGET: "you are choosing a target for {card}",
    verbs.ORDER: "you are ordering abilities that have triggered",
    **dict.fromkeys((verbs.PICK, verbs.YES, verbs.NO, verbs.BRANCH), "{card} is taking effect"),
}


class Want:
    """What whoever is asked would choose, and the number of the rule that forbids it."""

    def __init__(self, t: SlotTable, number: i64, what: i64, thing: Thing, other: i64) -> None:
        self.t: Final = t
        self.number: Final = number
        self.what: Final = what
        self.thing: Final = thing
        self.other: Final = other

    def doer(self) -> Thing:
        """The creature that would do it: an attacker, else the thing itself."""
        if self.what != verbs.ATTACK:
            return self.thing
        for slot in range(grid.SLOTS):
            c = self.t.in_slot(self.t.asked, slot)
            if attackers_of(self.other) >> slot & 1 == 1 and c >= 0:
                return c
        return NOBODY

    def combat(self) -> str:
        """The type of an attack."""
        return "ranged" if is_ranged(self.other) else "close"


def moment(t: SlotTable) -> str:
    """Whose step it is."""
    if t.turn == 0:
        return "the armies are being set up"
    return f"it is {'your' if t.active == t.asked else seat_slot(int(t.active)) + chr(39) + 's'} {PHASES[t.phase]} step"


def doing(t: SlotTable) -> str:
    """What the question is about; in an exchange, that it is one."""
    if t.carries(WINDOW, t.frame):
        return "you are asked for an ability in answer"
    return DOING.get(verb_asked(t), moment(t)).replace("{card}", newest(t))


def called(t: SlotTable, thing: Thing) -> str:
    """A creature, with its slot in play."""
    return card_name(t, thing) if t.is_card(thing) else "that"


def newest(t: SlotTable) -> str:
    """The creature whose ability is used or carried out."""
    return card_name(t, top(t, SOURCE)) if len(t.chain) > 0 else "the creature"


def newest_text(t: SlotTable) -> str:
    """What it says, where it is a text that asks; nothing else."""
    if len(t.chain) == 0 or top(t, ABILITY) == NOBODY:
        return ""
    return f"{newest(t)} says: {t.library.abilities[top(t, ABILITY)].text}"
