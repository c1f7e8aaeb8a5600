"""Outcomes: what is done if something was done before, or else; and what is done instead of the sentence before."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.chain import pick, picked, unpick
from wtactics.engine.meaning import Condition, Number
from wtactics.engine.places import NOBODY, Flow, Option, seat_thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Idiom, Misread, Phrase
from wtactics.language.structure import parts_within
from wtactics.vocabulary.conditions.meaning import Is, Not
from wtactics.vocabulary.deeds.around import Around
from wtactics.vocabulary.deeds.averting import Forgo, Proven, is_instead
from wtactics.vocabulary.deeds.death import Sacrifice
from wtactics.vocabulary.deeds.deed import Choose, Deed
from wtactics.vocabulary.deeds.hands import Discard
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.restraint import slots_in
from wtactics.vocabulary.sentences.clauses import JOIN, Steps, clause, may, only_if
from wtactics.vocabulary.sentences.limits import Once, UseUp
from wtactics.vocabulary.sentences.reckoning import where_x
from wtactics.vocabulary.sentences.repeating import repeated_before
from wtactics.vocabulary.sentences.undone import wholly
from wtactics.vocabulary.things.meaning import Slot, You
from wtactics.vocabulary.things.mentioning import plain
from wtactics.vocabulary.things.picking import Agree, Amend, Check, Did, May, OtherCase, Pick, Skip


class Attempt(Around):
    """A deed of which it is kept whether it was done: whether anything on the table has changed by it.

    Of several all must have done so, but of those that are done instead of something one is enough, as it is for that.
    """

    def __init__(self, deed: Deed, done: Slot, first: bool) -> None:
        super().__init__(deed)
        self.done: Final = done
        self.first: Final = first  # of several that are all to be done

    def do(self, t: Table, answer: Option) -> Flow:
        deed = bare(self.deed)
        before = t.changes
        flow = deed.do(t, answer)
        changed = t.changes != before
        proven = False
        if isinstance(self.deed, Proven):
            proven = True
            self.deed.prove(t, changed)  # which is a change itself
        if not changed:
            if self.first or not proven:
                unpick(t, self.done.at)
        elif proven or self.first or picked(t, self.done.at) != NOBODY:
            pick(t, self.done.at, seat_thing(t.you))
        return flow


class Override(Check):
    """If the condition holds this is done instead of what the sentence before says."""


def amended(before: Steps, steps: Steps) -> Steps:
    """The steps of a text with those of its next sentence, which may say more of the one before."""
    if steps and isinstance(steps[0], Amend):
        return before[: len(before) - int(steps[0].steps)] + steps[1:]
    return before + steps


def said_last(steps: Steps) -> Steps:
    """The steps that the sentence itself has brought."""
    if steps and isinstance(steps[0], Amend):
        return steps[1 + int(steps[0].steps + steps[0].more) :] if steps[0].kept else steps[1:]
    return steps


def spoken(reading: Reading, steps: Steps) -> Steps:
    """What follows in the sentence may speak of it."""
    reading.last_said = steps
    return steps


def joined(reading: Reading, before: Steps, steps: Steps) -> Steps:
    """Behind a semicolon; what may be chosen, and no more, is chosen for all that follows: without it none of it is done."""
    if len(before) == 3 and isinstance(before[0], May) and isinstance(before[2], Choose):
        did, _ = kept_outcome(reading, "you do", True)
        return [*before, *only_if(reading, did, steps)]
    return amended(before, steps)


def joined_after(reading: Reading, before: Steps, steps: Steps) -> Steps:
    """Behind a semicolon comes what does not hang on a condition before it, unless it is the outcome of that."""
    first: Any = steps[0] if steps else None
    if isinstance(first, Check):
        condition = first.condition.condition if isinstance(first.condition, Not) else first.condition
        if not isinstance(condition, Did):
            return amended(before, [OtherCase(first.condition, first.steps), *steps[1:]])
    return amended(before, steps)


def joined_where(reading: Reading, before: Steps, steps: Steps, value: Number) -> Steps:
    return amended(before, where_x(reading, steps, value))


def kept_outcome(reading: Reading, words: str, doer_is_you: bool) -> tuple[Did, Steps]:
    """Whether the sentence before was carried out, and its steps, which keep that from now on."""
    before = reading.last_said
    deeds = [bare(step) for step in before if isinstance(step, Deed)]
    plain = all(isinstance(step, Deed | Pick | May | Agree | UseUp | Forgo) for step in before[leading(before) :])
    if not deeds or not plain:
        raise Misread("a deed before it", words)
    if doer_is_you != all(isinstance(getattr(deed, "players", You()), You) for deed in deeds):
        raise Misread('"you do" of what you do, "he does" of what another player does', words)
    picks = [step for step in before if isinstance(step, Pick)]
    whole = wholly(before)
    one = deeds[0] if len(deeds) == len(picks) == 1 else None
    if isinstance(one, Choose | Discard | Sacrifice) and one.things is picks[0].slot:
        return Did(picks[0].slot, words), [] if whole == before else [Amend(len(before), True), *whole]
    done = Slot("what is done", person=True)
    reading.picked.append(done)
    steps = [Attempt(step, done, bare(step) is deeds[0]) if isinstance(step, Deed) else step for step in whole]
    return Did(done, words), [Amend(len(before), True), *steps]


def bare(deed: Deed) -> Deed:
    """The deed itself, of which it may be looked at whether anything came of it."""
    return deed.deed if isinstance(deed, Proven) else deed


def leading(steps: Steps) -> int:
    """How many conditions stand in front."""
    n = 0
    while n < len(steps) and isinstance(steps[n], Check | Once):
        n += 1
    return n


def if_done(reading: Reading, did: tuple[Did, Steps], steps: Steps) -> Steps:
    return [*did[1], *only_if(reading, did[0], steps)]


def if_not_done(reading: Reading, did: tuple[Did, Steps], steps: Steps) -> Steps:
    return [*did[1], *only_if(reading, Not(did[0]), steps)]


def you_do(reading: Reading) -> tuple[Did, Steps]:
    return kept_outcome(reading, "you do", True)


def he_does(reading: Reading) -> tuple[Did, Steps]:
    return kept_outcome(reading, "he does", False)


def you_do_not(reading: Reading) -> tuple[Did, Steps]:
    return said_outcome(reading) or failed_outcome(reading, "you do", True)


def he_does_not(reading: Reading) -> tuple[Did, Steps]:
    return said_outcome(reading) or failed_outcome(reading, "he does", False)


def impossible(reading: Reading) -> tuple[Did, Steps]:
    """What nobody may leave cannot be done."""
    if any(isinstance(step, May | Agree) for step in reading.last_said):
        raise Misread("a deed that must be done", "one that may be done")
    deed = next((step for step in reading.last_said if isinstance(step, Deed)), None)
    yours = isinstance(getattr(deed, "players", You()), You)
    return you_do_not(reading) if yours else he_does_not(reading)


def you_refuse(reading: Reading) -> tuple[Did, Steps]:
    if not any(isinstance(step, May) for step in reading.last_said):
        raise Misread("something before it that you may do", "you refuse")
    return you_do_not(reading)


def he_refuses(reading: Reading) -> tuple[Did, Steps]:
    if not any(isinstance(step, Agree) for step in reading.last_said):
        raise Misread("something before it that he may do", "he refuses")
    return he_does_not(reading)


def failed_outcome(reading: Reading, words: str, doer_is_you: bool) -> tuple[Did, Steps]:
    """Behind a condition nobody knows whether it is this or the deed that was not so."""
    if leading(reading.last_said) > 0:
        raise Misread("a deed that depends on no condition before it", words)
    return kept_outcome(reading, words, doer_is_you)


def may_in_order_to(reading: Reading, first: Steps, *then: Steps) -> Steps:
    """You may pay 1 power to draw a card: the second is done only if the first was."""
    reading.untimed = reading.untimed or not reading.last_said  # by itself it is an ability
    reading.last_said = may(reading, first)
    did, kept = kept_outcome(reading, "you do", True)
    steps = clause(reading, *then)
    return [*(kept[1:] or reading.last_said), *only_if(reading, did, steps)]


def said_outcome(reading: Reading) -> tuple[Did, Steps] | None:
    """Behind "if you do" it is the same deed that was not done."""
    for step in reading.last_said[::-1]:
        if isinstance(step, Check) and isinstance(step.condition, Did):
            return step.condition, []
    return None


def outcome_before(reading: Reading) -> tuple[Did, Steps] | None:
    """What may have been done in the sentence before, unless it hangs on a condition."""
    said = said_outcome(reading)
    first: Any = reading.last_said[0] if reading.last_said else None
    if said is None and (isinstance(first, Override) or not isinstance(first, Check)):
        return may_outcome(reading)
    return said


def condition_before(reading: Reading, words: str) -> Condition:
    """The condition on which all of the sentence before hangs."""
    first = reading.last_said[0]
    assert isinstance(first, Check)
    if first.steps != len(reading.last_said) - 1:
        raise Misread("one condition before it", words)
    return first.condition


def otherwise(reading: Reading, steps: Steps) -> Steps:
    """Where the condition of the sentence before does not hold, or what may be done there is not done."""
    before, outcome = reading.last_said, outcome_before(reading)
    if outcome is not None:
        return if_not_done(reading, outcome, steps)
    condition = condition_before(reading, "otherwise")
    return [Amend(len(before)), Check(condition, len(before)), *before[1:], Skip(len(steps)), *steps]


def in_that_case(reading: Reading, steps: Steps) -> Steps:
    """Where the condition of the sentence before holds as well, or what may be done there is done."""
    before, outcome = reading.last_said, outcome_before(reading)
    if outcome is not None:
        return if_done(reading, outcome, steps)
    condition = condition_before(reading, "in that case")
    return [Amend(len(before)), Check(condition, len(before) - 1 + len(steps)), *before[1:], *steps]


def if_it_is_not(reading: Reading, steps: Steps) -> Steps:
    """Behind "if it is a creature, ...": where it is none."""
    first: Any = reading.last_said[0] if reading.last_said else None
    if not isinstance(first, Check) or not isinstance(first.condition, Is):
        raise Misread("what it is, in the sentence before", "that it isn't")
    return otherwise(reading, steps)


def may_outcome(reading: Reading) -> tuple[Did, Steps]:
    """What somebody may do is done, or not."""
    first: Any = reading.last_said[0] if reading.last_said else None
    if isinstance(first, May):
        return kept_outcome(reading, "you do", True)
    if isinstance(first, Agree):
        return kept_outcome(reading, "he does", False)
    raise Misread('"if" or "may" in the sentence before', "otherwise")


def if_else(reading: Reading, condition: Condition, steps: Steps, rest: Steps) -> Steps:
    return [Check(condition, len(steps) + 1), *steps, Skip(len(rest)), *rest]


def both_cases(reading: Reading, condition: Condition, steps: Steps, other: Condition, rest: Steps) -> Steps:
    """Behind a semicolon another case is told, which does not hang on the first."""
    chosen = [step.slot for step in steps if isinstance(step, Pick)]
    if any(part is slot for part in [*parts_within(other), *slots_in(rest)] for slot in chosen):
        raise Misread("a case that hangs on nothing chosen in the other", "what is chosen only then")
    return [Check(condition, len(steps)), *steps, Check(other, len(rest)), *rest]


def instead(reading: Reading, condition: Condition, steps: Steps) -> Steps:
    """What the sentence before says is done only if the condition does not hold."""
    before = reading.last_said
    if not before or (reading.would >= 0 and not is_instead(before)):
        raise Misread("a sentence before it", "instead")
    picks = [step.slot for step in before if isinstance(step, Pick)]
    if any(slot is other for slot in slots_in(steps) for other in picks):
        raise Misread("what is chosen as a target, or named anew", "what is chosen in the sentence before")
    return [Amend(len(before)), Override(condition, len(steps) + 1), *steps, Skip(len(before)), *before]


def so_much_instead(reading: Reading, condition: Condition, *again: Any) -> Steps:
    """What the sentence before says is done with another number: gain 2 life points; if so, gain 4 instead."""
    verb, number = again[-1]
    steps = repeated_before(reading, verb, number, len(again) > 1 and again[0] is False)
    return instead(reading, condition, steps)


def so_much_instead_behind(reading: Reading, *again: Any) -> Steps:
    return so_much_instead(reading, again[-1], *again[:-1])


def instead_of(reading: Reading, condition: Condition, steps: Steps, usual: Number) -> Steps:
    """Two instead of one: so many as the sentence before says."""
    before = reading.last_said
    said = {part.n for part in parts_within(before) if isinstance(part, Fixed)}
    if plain(usual) not in said | {step.most for step in before if isinstance(step, Pick)}:
        raise Misread("what the sentence before says", usual.text())
    return instead(reading, condition, steps)


def so_much_instead_of(reading: Reading, condition: Condition, *again: Any) -> Steps:
    return instead_of(reading, condition, so_much_instead(reading, condition, *again[:-1])[2:3], again[-1])


def instead_behind(reading: Reading, steps: Steps, condition: Condition) -> Steps:
    return instead(reading, condition, steps)


UNIT: Final = '("card" | "cards" | "damage" | "victory" ("points" | "point"))'
DO_SO: Final = '("do" "so")'
CANNOT: Final = '"can\'t" | "couldn\'t"'
ELSE: Final = '((";" | "," | "," "or" | "or")? "otherwise" ","?)'
PHRASES: Final = [
    Phrase("open", '"then"? "you" "may" order "to" order ("and" order)*', may_in_order_to,
           ["You may discard a card to draw two cards."]),
    Phrase("outcome", '"you" ("do" | "did" | "have" "done") "so"?', you_do,
           ["You may discard a card. If you do, draw a card."]),
    Phrase("outcome", '("he" | "that" "player") ("does" | "did" | "pays" "it"?) "so"? | "they" ("do" | "did") "so"?', he_does,
           ["Target opponent may discard a card. If he does, you draw a card."]),
    Phrase("failure", f'"you" ("don\'t" | "didn\'t" | {CANNOT}) {DO_SO}?', you_do_not,
           ["You may discard a card. If you don't, lose 1 victory point."]),
    Phrase("failure", f'("he" | "that" "player") ("doesn\'t" | "didn\'t" | {CANNOT}) {DO_SO}?'
           f' | "they" ("don\'t" | "didn\'t" | {CANNOT}) {DO_SO}?', he_does_not),
    Phrase("failure", f'("this" | "that" | "it") ("is" "impossible" | "isn\'t" "possible" | ({CANNOT}) "be" "done")',
           impossible),
    Phrase("failure", f'"you" (("refuse" | "decline") ("to" {DO_SO})? | "choose" "not" "to" {DO_SO}?)', you_refuse,
           ["You may discard a card. If you choose not to, lose 1 victory point."]),
    Phrase("failure", f'("he" | "that" "player") (("refuses" | "declines") ("to" {DO_SO})? | "chooses" "not" "to" {DO_SO}?)',
           he_refuses, ["Target opponent may discard a card. If he refuses, you draw a card."]),
    Phrase("fronted", '"if" outcome "," effects', if_done),
    Phrase("fronted", '"if" failure "," effects', if_not_done),
    Phrase("fronted", '"when" outcome "," effects', if_done),
    Phrase("fronted", '("if" "so" | "in" "that" "case") "," effects', in_that_case,
           ["If you control an Elf, draw a card. In that case, gain 1 victory point."]),
    Phrase("fronted", '("otherwise" ","? | "if" "not" ",") effects', otherwise,
           ["If you control an Elf, draw a card. Otherwise, mark a creature."]),
    Phrase("fronted", '"if" ("it" | "that" "card") "isn\'t" "," effects', if_it_is_not,
           ["When this creature dies, mark target creature. If it is an Elf, unmark it. If it isn't, kill it."]),
    Phrase("fronted", f'("if" | "should") if_condition "," tail {ELSE} effects', if_else),
    Phrase("fronted", '"if" if_condition "," tail ";" "if" if_condition "," effects', both_cases,
           ["If you control an Elf, draw a card; if you control an Orc, gain 1 victory point."]),
    Phrase("fronted", '("if" | "should") if_condition "," (tail "instead" | "instead" tail)', instead,
           ["Draw a card. If you control an Elf, draw two cards instead."]),
    Phrase("fronted", 'tail "instead" "if" if_condition', instead_behind),
    Phrase("fronted", '"if" if_condition "," again_who? (again_with "instead" | "instead" again_with)', so_much_instead,
           ["Gain 1 victory point. If you control an Elf, gain 2 instead."]),
    Phrase("fronted", 'again_who? again_with "instead" "if" if_condition', so_much_instead_behind),
    Phrase("fronted", f'"if" if_condition "," tail "instead" "of" number {UNIT}?', instead_of),
    Phrase("fronted", f'"if" if_condition "," again_who? again_with "instead" "of" number {UNIT}?', so_much_instead_of),
    Phrase("fronted", '"if" failure "," (tail "instead" | "instead" tail)', if_not_done),
    Idiom("again_who", '"you" | "it"', True),
    Idiom("again_who", '"he" | "they" | "that" "player"', False),
    Phrase("effects", f'spoken {JOIN} ","? fronted', joined,
           ["Draw a card, and if you control an Elf, gain 1 victory point."]),
    Phrase("effects", 'spoken ";" ","? fronted', joined_after, ["You may discard a card; if you do, draw a card."]),
    Phrase("effects", 'spoken ";" tail', joined,
           ["Look at the top card of your deck; you may put it on the bottom of your deck.",
            "Look at target opponent's hand. You may choose a card from it; he discards it, then you draw a card."]),
    Phrase("effects", 'spoken ";" tail "," "where" "x" "is" ("equal" "to")? value', joined_where),
    Phrase("spoken", "tail", spoken),
]  # fmt: skip
