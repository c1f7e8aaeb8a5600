"""What is told of ORC's choices: what is asked, and what each option is called."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.lasting import ASSIGNMENT
from wtactics.engine.places import KNOWN, NOBODY, Option, card_of, other_of, what_of
from wtactics.engine.step import TURN
from wtactics.kits import verbs
from wtactics.kits.asked import in_window, verb_asked
from wtactics.kits.told.labels import ASKED, Labels, texts_said
from wtactics.kits.told.names import Names
from wtactics.rulesets.orc.speech.contents import SPEECH
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import DRAW_PHASE, MULLIGAN, OFFENSIVE
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


NAMES: Final = Names[OrcTable]("card", PHASES)


def front_name(front: i64) -> str:
    """ORC-AREA-04, ORC-AREA-05 What the front is called."""
    return "Offensive" if front == OFFENSIVE else "Defensive"


def new_quest_is_asked_for(t: OrcTable) -> bool:
    """ORC-QUEST-67 Does somebody decide about a quest that he alone sees?"""
    return t.renewed != NOBODY


def which_task(t: OrcTable, answer: Option, _names: dict[int, str]) -> str:
    """ORC-ASSIGN-09 To what a creature with several such lines is assigned."""
    c, ability = card_of(answer), other_of(answer)
    for o in t.options:
        assigns = what_of(o) == verbs.ACTIVATE and t.library.abilities[other_of(o)].switch == ASSIGNMENT
        if assigns and card_of(o) == c and other_of(o) != ability:
            return f": {SPEECH.in_own_words(write(t.library.abilities[ability]))}"
    return ""


def question(t: OrcTable) -> str:
    """What is asked now, with the phase before it."""
    if new_quest_is_asked_for(t) and verb_asked(t) in (verbs.PICK, verbs.NO):
        return f"{PHASES[t.phase]}: turn up the next quest?"
    if t.carries(MULLIGAN, t.frame):
        return "Mulligan: draw a new hand?"
    if t.phase == DRAW_PHASE and t.carries(TURN, t.frame):
        return f"{PHASES[t.phase]}: draw a second card?"
    return f"{PHASES[t.phase]}: {'respond?' if in_window(t) else QUESTIONS.get(int(verb_asked(t)), 'what to do next?')}"


def against(t: OrcTable, answer: Option, _names: dict[int, str]) -> str:
    """ORC-QUEST-52 The monster that is attacked, where it is no player."""
    prey = other_of(answer) - 1
    return f" against {t.library.names[t.printed[prey]]}" if prey >= 0 else ""


LABELS: Final = Labels[OrcTable](
    {
        verbs.ATTACK: "attack {goal}",
        verbs.SEND: "send {thing}{against}",
        verbs.BLOCK: "block {other} with {thing}",
        verbs.MAKE: "make 1 gold",
        verbs.HOME: "in the {front}",
        verbs.UPKEEP: "pay upkeep of {thing}",
        verbs.REFUSE: "pay no upkeep of {thing}",
        verbs.REASSIGN: "reassign {thing} to {other}",
        verbs.PICK_UP: "{thing} picks up {other}",
    },
    {
        "against": against,
        "front": lambda _t, o, _: front_name(other_of(o)),
        "task": which_task,
        **texts_said(SPEECH.in_own_words),
    },
)
ON_A_NEW_QUEST: Final[dict[int, str]] = {verbs.NO: "put it under its deck", verbs.PICK: "turn up {thing}"}


def phrase(t: OrcTable, answer: Option, names: dict[int, str]) -> str:
    """What an option is called, when its things are called so."""
    what, other = int(what_of(answer)), other_of(answer)
    if what == verbs.ACTIVATE and t.library.abilities[other].switch == ASSIGNMENT:
        return LABELS.filled(t, answer, names, "assign {thing}{task}")
    if new_quest_is_asked_for(t) and (what == verbs.NO or (what == verbs.PICK and other == KNOWN)):
        return LABELS.filled(t, answer, names, ON_A_NEW_QUEST[what])
    return LABELS.phrase(t, answer, names)
