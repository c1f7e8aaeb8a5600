"""What is going on at a table of ARC, as whoever is asked is told it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.chain import top
from wtactics.engine.places import NOBODY, SEAT_THING, Thing, is_seat
from wtactics.engine.rows import ABILITY, SOURCE
from wtactics.engine.step import WINDOW
from wtactics.kits import verbs
from wtactics.kits.asked import verb_asked
from wtactics.kits.sentences import seat_slot
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.words import card_name

PHASES: Final = (
    "", "Unmark phase", "Draw & Resource phase", "Tactics phase", "first Play phase", "Attack phase", "second Play phase",
    "Discard phase",
)  # fmt: skip
DOING: Final[dict[int, str]] = {
    verbs.FOUND: "you are choosing the cities that you begin with",
    verbs.DRAW: "you are choosing how many cards you draw",
    verbs.LAY: "you are choosing a resource card",
    verbs.COLOUR: "you are naming the faction of a resource card",
    verbs.BID: "residents are being marked for a claim",
    verbs.HOME: "you are choosing where {card} arrives",
    verbs.TARGET: "you are choosing a target for {card}",
    verbs.NUMBER: "you are choosing X for {card}",
    verbs.PAY: "you are paying for {card}",
    verbs.GIVE: "you are paying for {card}",
    verbs.SEND: "you are naming your attackers",
    verbs.BLOCK: "you are naming your defenders",
    verbs.DISCARD: "you are discarding",
    verbs.ORDER: "you are ordering abilities that have triggered",
    **dict.fromkeys((verbs.PICK, verbs.YES, verbs.NO, verbs.BRANCH), "{card} is taking effect"),
}


class Want:
    """What whoever is asked would choose, and the number of the rule that forbids it."""

    def __init__(self, t: ArcTable, number: i64, what: i64, thing: Thing, other: i64) -> None:
        self.t: Final = t
        self.number: Final = number
        self.what: Final = what
        self.thing: Final = thing
        self.other: Final = other


def moment(t: ArcTable) -> str:
    """Whose phase it is."""
    if t.turn == 0:
        return "the game has not begun"
    return f"it is {'your' if t.active == t.asked else seat_slot(int(t.active)) + chr(39) + 's'} {PHASES[t.phase]}"


def doing(t: ArcTable) -> str:
    """What the question is about; in a window, that it is one."""
    if t.carries(WINDOW, t.frame):
        return f"you are asked whether you respond{f' to {newest(t)}' if len(t.chain) > 0 else ''}"
    return DOING.get(verb_asked(t), moment(t)).replace("{card}", newest(t))


def called(t: ArcTable, thing: Thing) -> str:
    """A card or an army, as whoever is asked calls it."""
    if is_seat(thing):
        return "your army" if thing == SEAT_THING + t.asked else f"{seat_slot(int(thing) - SEAT_THING)}'s army"
    return card_name(t, thing) if thing >= 0 else "the Army"


def newest(t: ArcTable) -> str:
    """The card of the newest play; where none waits, the one that the question is about."""
    return card_name(t, top(t, SOURCE)) if len(t.chain) > 0 else "the card"


def newest_text(t: ArcTable) -> str:
    """What that card says, where it is a text that asks; nothing else."""
    if len(t.chain) == 0 or top(t, ABILITY) == NOBODY:
        return ""
    text = t.library.abilities[top(t, ABILITY)].text
    return f"{newest(t)} says: {text}{'' if text.endswith('.') else '.'}"
