"""What is told of ORC's choices: what is asked, and what each option is called."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.lasting import ASSIGNMENT
from wtactics.engine.places import KNOWN, NOBODY, SEAT_THING, Option, card_of, other_of, what_of
from wtactics.kits import verbs
from wtactics.kits.asked import in_window, verb_asked
from wtactics.kits.texts import which_text
from wtactics.kits.told.labels import ASKED, phrased
from wtactics.kits.told.names import seat_name
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import OFFENSIVE
from wtactics.vocabulary.reading.writing import write

PHASES: Final = (
    "Before the game", "Unmark", "Upkeep", "Draw", "Play", "Move or Attack", "Second Play", "Second Move or Attack",
    "Entrance", "Discard",
)  # fmt: skip

QUESTIONS: Final[dict[int, str]] = ASKED | {
    **dict.fromkeys((verbs.LAY, verbs.RECYCLE, verbs.MAKE), "what to do next?"),
    **dict.fromkeys((verbs.MOVE, verbs.ATTACK), "move, attack, or neither?"),
    verbs.REGAIN: "which resource card to take back?",
    verbs.NUMBER: "how much damage for the next defender?",
    verbs.FIGHT: "which combat comes next?",
    verbs.HOME: "in which front?",
    verbs.ORDER: "which trigger comes next?",
    verbs.VETO: "which quest to veto?",
    **dict.fromkeys((verbs.ACCEPT, verbs.ABANDON), "what to do next?"),
    verbs.EXPIRE: "which quest goes?",
    verbs.WEAR: "which equipment to use?",
    verbs.UNASSIGN: "unassign somebody?",
    **dict.fromkeys((verbs.UPKEEP, verbs.REFUSE), "which upkeep to settle next?"),
}


def front_name(front: i64) -> str:
    """ORC-AREA-04, ORC-AREA-05 What the front is called."""
    return "Offensive" if front == OFFENSIVE else "Defensive"


def new_quest_is_asked_for(t: OrcTable) -> bool:
    """ORC-QUEST-67 Does somebody decide about a quest that he alone sees?"""
    return t.renewed != NOBODY


def which_task(t: OrcTable, c: i64, ability: i64) -> str:
    """ORC-ASSIGN-09 To what a creature with several such lines is assigned."""
    for o in t.options:
        assigns = what_of(o) == verbs.ACTIVATE and t.library.abilities[other_of(o)].switch == ASSIGNMENT
        if assigns and card_of(o) == c and other_of(o) != ability:
            return f": {write(t.library.abilities[ability])}"
    return ""


def question(t: OrcTable) -> str:
    """What is asked now, with the phase before it."""
    if new_quest_is_asked_for(t) and verb_asked(t) in (verbs.PICK, verbs.NO):
        return f"{PHASES[t.phase]}: turn up the next quest?"
    return f"{PHASES[t.phase]}: {'respond?' if in_window(t) else QUESTIONS.get(int(verb_asked(t)), 'what to do next?')}"


def phrase(t: OrcTable, answer: Option, names: dict[int, str]) -> str:
    """What an option is called, when its things are called so."""
    what, thing, other = what_of(answer), card_of(answer), other_of(answer)
    if what == verbs.PASS and in_window(t):
        return "pass"
    if what == verbs.PLAY:
        return f"play {names[thing]}{which_text(t, thing, other)}"
    if what == verbs.ATTACK:
        return f"attack {seat_name(thing - SEAT_THING)}" if thing >= SEAT_THING else f"attack {names[thing]}"
    if what == verbs.SEND and other > 0:
        return f"send {names[thing]} against {t.library.names[t.printed[other - 1]]}"
    if what == verbs.NO and new_quest_is_asked_for(t):
        return "put it under its deck"
    if what == verbs.PICK and other == KNOWN and new_quest_is_asked_for(t):
        return f"turn up {names[thing]}"
    if what == verbs.MAKE:
        return "make 1 gold"
    if what == verbs.MOVE:
        return f"move {names[thing]}"
    if what == verbs.BLOCK:
        return f"block {names[other]} with {names[thing]}"
    if what == verbs.HOME:
        return f"in the {front_name(other)}"
    if what == verbs.ACTIVATE and t.library.abilities[other].switch == ASSIGNMENT:
        return f"assign {names[thing]}{which_task(t, thing, other)}"
    if what == verbs.UPKEEP:
        return f"pay upkeep of {names[thing]}"
    if what == verbs.REFUSE:
        return f"pay no upkeep of {names[thing]}"
    if what == verbs.REASSIGN:
        return f"reassign {names[thing]} to {names[other]}"
    if what == verbs.PICK_UP:
        return f"{names[thing]} picks up {names[other]}"
    return phrased(t, answer, names)
