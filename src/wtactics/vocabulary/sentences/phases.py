"""Phases: the parts of a turn, by the names that the ruleset gives them."""

from __future__ import annotations

from typing import Final

from wtactics.engine.lasting import CONTROLLERS
from wtactics.engine.meaning import Noun, Trigger
from wtactics.language.phrase import Misread, Phrase
from wtactics.language.structure import parts_within
from wtactics.vocabulary.deeds.levelling import DiscardDown
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import ITS, Steps, UntilPhrase
from wtactics.vocabulary.sentences.lines import triggered
from wtactics.vocabulary.sentences.parts import Contribution
from wtactics.vocabulary.speech import PhaseName, Speech
from wtactics.vocabulary.triggers.moments import as_it_begins, of_each_phase

UPKEEP: Final = "Upkeep"
DISCARD: Final = "Discard"


class PhasePhrase(Phrase):
    """A phase, by its name, one or many."""

    def __init__(self, phase: PhaseName, s: str = "") -> None:
        example = f"At the start of {'each of ' if s else ''}your {phase.name} phase{s}, draw a card."
        super().__init__(f"phase{s}", f'{phase.form} ("phase{s}" | "step{s}")', self.give, [example])
        self.phase: Final = phase

    def give(self, reading: Reading) -> PhaseName:
        return self.phase


class InPhrase(Phrase):
    """In an Upkeep phase: as it begins, like what is paid in it; in others a player acts at times of his own."""

    def __init__(self, upkeep: PhaseName) -> None:
        example = f"In your {upkeep.name} phase, gain 1 victory point."
        super().__init__("moment", '("in" | "during") moment_part | "each" phase', self.read, [example])
        self.upkeep: Final = upkeep

    def read(self, reading: Reading, part: tuple[Noun | None, list[int], str] | PhaseName) -> Trigger:
        told = of_each_phase(reading, part) if isinstance(part, PhaseName) else part
        return in_it(reading, self.upkeep, told)


class InDiscardPhrase(Phrase):
    """In a Discard phase, as it begins: nobody does anything there, and how many cards are kept is no deed."""

    def __init__(self, discard: PhaseName) -> None:
        example = f"In your {discard.name} phase, gain 1 victory point."
        super().__init__("ability", '("in" | "during") discard_part "," effects', self.read, [example])
        self.discard: Final = discard

    def part(self, reading: Reading, part: tuple[Noun | None, list[int], str]) -> Trigger:
        return in_it(reading, self.discard, part)

    def read(self, reading: Reading, trigger: Trigger, steps: Steps) -> Contribution:
        if any(isinstance(each, DiscardDown) for each in parts_within(steps)):
            raise Misread("how many cards are kept", "what is discarded then", lightly=True)
        return triggered(reading, trigger, steps)


def in_it(reading: Reading, phase: PhaseName, told: tuple[Noun | None, list[int], str]) -> Trigger:
    if told[1] != phase.numbers:
        raise Misread('"at the start of" or "at the end of"', f"in {told[2]}")
    return as_it_begins(reading, told)


def phrases_of(speech: Speech) -> list[Phrase]:
    """What card English says in the words of this ruleset."""
    found: list[Phrase] = [PhasePhrase(phase, s) for s in ("", "s") for phase in speech.phases]
    found += [InPhrase(phase) for phase in speech.phases if phase.name == UPKEEP]
    for phrase in [InDiscardPhrase(phase) for phase in speech.phases if phase.name == DISCARD]:
        found += [phrase, Phrase("discard_part", "moment_part", phrase.part)]
    for number, words in speech.time_words().items():
        whose = '"your"' if number < CONTROLLERS else ITS
        form = f'"until" {whose} "next" {speech.times[number % CONTROLLERS].form} ("phase" | "step") ("starts" | "begins")?'
        found.append(UntilPhrase(form, number, [f"Whenever this creature attacks, creatures can't attack {words}."]))
    return found
