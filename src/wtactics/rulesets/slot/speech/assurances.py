"""Assurances: what a text says in vain, for whoever is moved or swapped by it makes no move, pays nothing, and isn't marked."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import STRIKE_BACK, Number
from wtactics.language.phrase import Misread, Phrase
from wtactics.language.structure import parts_within
from wtactics.rulesets.slot.speech.steps import MoveTo, PutIntoSlot, Swap
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import bit
from wtactics.vocabulary.sentences.assuring import USUAL, still_can
from wtactics.vocabulary.sentences.clauses import Steps


class NoMove:
    """It is said to be no move."""


def in_vain(reading: Reading, *said: Number | NoMove) -> Steps:
    """SLOT-AP-04 A text moves and swaps without a move: that can be said of nothing else.

    SLOT-MOVE-09 Where it is said of who is put into a slot, he may be one who cannot move.
    """
    if any(isinstance(part, Number) and part.text() != "0" for part in said):
        raise Misread("no AP", "some")
    found = [step for step in parts_within(reading.last_said) if isinstance(step, Swap | MoveTo | PutIntoSlot)]
    if not found:
        raise Misread("who is moved or swapped, before it", "that it is no move")
    if any(isinstance(part, NoMove) for part in said):
        for step in found:
            if isinstance(step, MoveTo) and step.put:
                step.put, step.pushed = False, True
    return []


def as_far_as_it_can(reading: Reading, steps: Steps) -> Steps:
    """SLOT-ABIL-08 What cannot be done is not done, whatever is said."""
    return steps


def marked_anyhow(reading: Reading) -> Steps:
    """SLOT-RECR-07 Whoever comes into play comes marked."""
    if not any(isinstance(step, PutIntoSlot) for step in reading.last_said):
        raise Misread("who comes into play, before it", "that it is marked")
    return []


IS_NONE: Final = (
    '(("isn\'t" | "aren\'t" | "doesn\'t" "count" "as") ("a" "move" | "moves") | ("is" | "are") "no" ("move" | "moves"))'
)
NO_MOVE: Final = '("it" | "they" | "this" | "that") no_move'
NONE: Final = '("neither" | "none") ("of" ("them" | "the" "two"))? ("counts" | "count")'
NOT_MOVED: Final = (
    f'({NONE} | ("they" | "it" | "this") ("don\'t" | "doesn\'t") "count") "as" ("having" "moved" | "moved")'
)
NOBODY: Final = '("and" ("marks" | "doesn\'t" "mark") ("nobody" | "it" | "them" | "anybody"))'
FREE: Final = f'("this" | "it" | "that") ("takes" | "costs") number "ap" ({NOBODY} | "and" no_move)?'
MARKS_NONE: Final = '("this" | "it") ("marks" "nobody" | "doesn\'t" "mark" ("it" | "them" | "anybody"))'
OBJECT: Final = '("nobody" | "it" | "them" | "anybody" | "anyone" | "either" ("of" "them")? | "no" "creature")'
AS_MOVE: Final = '"as" (("its" | "a" | "their" | "one" "of" "its")? ("move" | "moves") | "having"? "moved")'
RIDER: Final = (
    f'(no_move | ("takes" | "costs") number "ap" | "marks" "nobody" | ("doesn\'t" | "don\'t") "mark" {OBJECT}'
    ' | ("isn\'t" | "aren\'t") "marked" ("by" | "for") ("this" | "that" | "it" | "the"? "move")'
    f' | ("doesn\'t" | "don\'t") "count" {AS_MOVE} | ("can" | "may") "still" ("move" | "move" "this" "turn")'
    f' | "neither" ("marks" {OBJECT} | "costs" "ap" | "takes" "ap" | "counts" {AS_MOVE}) "nor" ("marks" {OBJECT} | "costs" "ap"'
    f' | "takes" "ap" | "counts" {AS_MOVE} | "is" "a" "move"))'
)
ITSELF: Final = '("it" | "they" | "this" | "that")'
STRIKES: Final = '("it" | "they" | "he")? "still"? ("strikes" | "strike") "back"'
PHRASES: Final = [
    Phrase("no_move", IS_NONE, lambda reading: NoMove()),
    Phrase("assured", '"strike" "back"', lambda reading: bit(STRIKE_BACK),
           ["This creature can't attack, but it can strike back."]),
    Phrase("said_tail", f'said_tail ","? "but" {STRIKES} {USUAL}',
           lambda reading, said: still_can(reading, said, bit(STRIKE_BACK)),
           ["This creature can't attack, but it strikes back."]),
    Phrase("tail", 'tail ","? "if" ("there" "is" "one" | "you" "can" | "any")', as_far_as_it_can,
           ["[1]: Mark another ally, if you can."]),
    Phrase("effects", '("it" | "they" | "that" "creature") ("comes" | "come" | "arrives" | "arrive") ("into" "play")? "marked"',
           marked_anyhow,
           ["[2]: Put target creature card in your graveyard into an empty slot you control. It comes into play marked."]),
    Phrase("effects", f"{NO_MOVE} | {NOT_MOVED} | {FREE} | {MARKS_NONE}", in_vain,
           ["[1]: Swap two enemy creatures adjacent to each other. This isn't a move."]),
    Phrase("effects", f'{ITSELF} {RIDER} (("," | "and" | "," "and") ({ITSELF})? {RIDER})*', in_vain,
           ["[1]: Put another ally into an empty slot of your army. It is not marked by this and may still move."]),
]  # fmt: skip
