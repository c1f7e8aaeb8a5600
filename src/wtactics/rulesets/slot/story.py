"""The story of a game of SLOT: a sentence for every fact that a log tells, from one seat's view or for those who see all."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.places import Seat, Thing
from wtactics.engine.rows import FACT, FACT_A, FACT_B, FACT_N
from wtactics.engine.telling import facts_for
from wtactics.kits.sentences import Sentence, filled, plain
from wtactics.rulesets.slot.story_parts import part
from wtactics.rulesets.slot.table import SlotTable

# {a} and {b} are what the fact tells of, by name; {player} is its seat; {n} its number.
TEMPLATES: Final[dict[int, str]] = {
    facts.ENTERED: "{a} comes into play for {player}",  # SLOT-INFO-04
    facts.LEFT: "{a} goes to {way}",
    facts.DIED: "{a} dies",
    facts.MARKED: "{a} is marked",
    facts.UNMARKED: "{a} is unmarked",
    facts.ATTACKED: "{a} attacks {b} ({where}) in {combat} combat",  # SLOT-DECL-03
    facts.MOVED: "{a} goes to {spot}",
    facts.PHASE_BEGAN: "{player}: {phase}",
    facts.TURN_BEGAN: "turn {number} begins: {player}",
    facts.TURN_ENDED: "turn {number} of {player} ends",
    facts.GAINED: "{player} {gains/gain} {n} VP",
    facts.LOST: "{player} {loses/lose} {n} VP",
    facts.DISCARDED: "{a} goes from the twilight to the graveyard",
    facts.HURT: "{a} loses {n} life to {b}",
    facts.HEALED: "{a} gets {n} life back",
    facts.ACTIVATED: "{player} {uses/use} {a}: {text}",
    facts.STRUCK: "{a} hits {b}",
    facts.RESTED: "{a} rests",
    facts.UNPAID: "{player} {gives/give} {a} up",
    facts.REVEALED: "{player} {turns/turn} up {a} in {spot}",
    facts.LAID: "{player} {has/have} laid {a} face down in {spot}",
    facts.CHOSEN: "{player} {puts/put} {a} in {spot}",
    facts.RESOLVED: "{a} takes effect",
    facts.FIZZLED: "{a} does nothing",
    facts.CONTROLLED: "{player} {takes/take} control of {a}",
    facts.TRIGGERED: "{a} triggers: {text}",
    facts.BARRED: "a card's text keeps {a} from this",
    facts.AIMED: "{a} targets {b}",
    facts.MODIFIED: "{a} gets {change}",
    facts.MODIFIED_FAR: "{a} gets {far}",
    facts.SEARCHED: "{player} {searches/search} the deck",
    facts.SHUFFLED: "{player} {lays/lay} the deck back",
    facts.DRAW_OFFERED: "{player} {offers/offer} a draw",  # SLOT-DRAW-04
    facts.DEFEATED: "{who} {is/are} defeated ({rule})",
    facts.WON: "{who} {wins/win} ({rule})",
    facts.DRAWN_GAME: "the game is a draw ({rule})",
    facts.CONCEDED: "{who} {concedes/concede}",
    facts.AGREED: "{who} {agrees}",
}
# What other sentences tell already.
UNTOLD: Final = (facts.PHASE_ENDED, facts.DEFENDED, facts.BATTLE_BEGAN, facts.BATTLE_ENDED, facts.ABOUT_TO_DIE, facts.KILLED)


def tell(t: SlotTable, seat: Seat, told: i64 = 0) -> list[str]:
    """What has been noted on the table, as this seat (NOBODY: an onlooker) learns of it; the first numbers are told already."""
    return sentences(t, facts_for(t, seat), told)


def tell_all(t: SlotTable, told: i64 = 0) -> list[str]:
    """What has been noted on the table, with nothing hidden."""
    return sentences(t, t.facts, told)


def sentences(t: SlotTable, noted: vec[i64], told: i64) -> list[str]:
    """A sentence for each of these facts but for those that the others imply."""
    lines: list[str] = []
    while told < len(noted):
        line = plain(in_parts(t, noted[told], noted[told + FACT_A], noted[told + FACT_B], noted[told + FACT_N]))
        if line != "":
            lines.append(line)
        told += FACT
    return lines


def in_parts(t: SlotTable, fact: i64, a: Thing, b: i64, n: i64) -> Sentence:
    """What happened, in parts, told with the names that a view gives; nothing for what the other sentences imply."""
    if fact in UNTOLD:
        return ()
    assert fact in TEMPLATES, f"no words for fact {fact}"
    return filled(TEMPLATES[fact], lambda slot: part(t, slot, a, b, n))
