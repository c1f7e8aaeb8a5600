"""Reminders: what keywords mean, in words beside those that define them; read only behind the keyword's name and a dash."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import BE_KILLED, BE_TARGET, MARK_TO_ATTACK, MARK_TO_MOVE, STRIKE_FIRST, Statement
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.needs import Needs
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import ALONE, HABITS, bit
from wtactics.vocabulary.rulings.meaning import Cant, Do
from wtactics.vocabulary.sentences.parts import Contribution, Standing, Stated
from wtactics.vocabulary.things.meaning import This


class ReminderPhrase(Phrase):
    """Words that remind of one deed that cards forbid, or that they do by a rule of their own."""

    def __init__(self, form: str, deed: int, example: str) -> None:
        keyword = example.partition(" -")[0].casefold()
        super().__init__("reminder", form, self.read, [example], needs=Needs(deeds=bit(deed), thing=keyword))
        self.deed: Final = deed

    def read(self, reading: Reading, *_self: object) -> Contribution:
        return Standing([Stated([self.statement(reading)], None)])

    def statement(self, reading: Reading) -> Statement:
        """What a keyword says that means this."""
        for habit in HABITS:
            if habit.act.is_meant(self.deed):
                return Do(This(reading.word), habit.act, habit.plural)
        return Cant(This(reading.word), next(act for _, act in ALONE if act.deeds == bit(self.deed)))


IN_COMBAT: Final = '(("in" | "during") "combat" ","?)?'
FOE: Final = '("the" | "an" | "any") ("opposing" | "other") "creature"'
BACK: Final = '("only" ("strikes" | "deals" "damage") "back" | ("strikes" | "deals" "damage") "back" "only")'
SURVIVES: Final = '"if" "it" ("survives" | "is" "still" "alive")'
DOES_NOT: Final = '("doesn\'t" | "don\'t" | "never")'
PHRASES: Final = [
    ReminderPhrase(f'{IN_COMBAT} self? ("deal" | "deals") "combat"? "damage" ("first" | "before" {FOE})', STRIKE_FIRST,
                   "First strike - In combat, this creature deals damage before any other creature."),
    ReminderPhrase(f'{IN_COMBAT} self ("strike" | "strikes") ("first" | "before" {FOE})', STRIKE_FIRST,
                   "First strike - During combat, this creature strikes before any other creature."),
    ReminderPhrase(f"{FOE} {BACK} {SURVIVES}", STRIKE_FIRST,
                   "First strike - Any other creature deals damage back only if it is still alive."),
    ReminderPhrase(f'"attacking" {DOES_NOT} ("mark" | "marks") self', MARK_TO_ATTACK,
                   "Vigilant - Attacking never marks this creature."),
    ReminderPhrase(f'"moving" {DOES_NOT} ("mark" | "marks") self', MARK_TO_MOVE,
                   "Travel - Moving never marks this creature."),
    ReminderPhrase('"nothing" ("can" "kill" | "kills") self', BE_KILLED, "Deathless - Nothing kills this creature."),
    ReminderPhrase('"nothing" ("can" "target" | "targets") self', BE_TARGET, "Elusive - Nothing can target this creature."),
]  # fmt: skip
