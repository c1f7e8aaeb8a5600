"""Moments: a turn begins, a phase ends, and whose it is."""

from __future__ import annotations

from typing import Final

from wtactics.engine import facts
from wtactics.engine.meaning import Noun, Trigger
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.speech import PhaseName
from wtactics.vocabulary.things.meaning import Happened, You
from wtactics.vocabulary.triggers.meaning import Comes, Very


class MomentPhrase(Phrase):
    """A turn or a phase begins or ends."""

    def __init__(self, word: str, turn: int, phase: int, begins: bool) -> None:
        example = f"At the {'start' if begins else 'end'} of your turn, draw a card."
        super().__init__("moment", f'"at" "the" {word} "of" moment_part', self.read, [example])
        self.facts: Final = (turn, phase)
        self.begins: Final = begins

    def read(self, reading: Reading, part: tuple[Noun | None, list[int], str]) -> Trigger:
        players, phases, words = part
        if players is None or isinstance(players, PlayerNoun):
            reading.mention(Happened(True, True, "that player"), ["player", "opponent"])
        reading.turn_ends = not self.begins and not phases
        said = f"at the {'start' if self.begins else 'end'} of {words}"
        return Comes(self.facts[1 if phases else 0], phases[:1] if self.begins else phases[-1:], players, said)


def of_somebody(reading: Reading, part: tuple[bool, list[int], str]) -> tuple[Noun, list[int], str]:
    yours, phases, words = part
    return Very(You()) if yours else PlayerNoun(True), phases, words


def of_each_player(reading: Reading, players: Noun, phase: PhaseName | None = None) -> tuple[Noun, list[int], str]:
    name = f"{phase.name} phase" if phase is not None else "turn"
    return players, phase.numbers if phase is not None else [], f"each {players.text(False)}'s {name}"


def of_all_players(reading: Reading, phase: PhaseName, *players: Noun) -> tuple[Noun, list[int], str]:
    """In the Unmark phase of each player."""
    return of_each_player(reading, players[0] if players else PlayerNoun(), phase)


def of_each_phase(reading: Reading, phase: PhaseName) -> tuple[None, list[int], str]:
    return None, phase.numbers, f"each {phase.name} phase"


def of_everybody(reading: Reading) -> tuple[None, list[int], str]:
    return None, [], "each turn"


def as_it_begins(reading: Reading, part: tuple[Noun | None, list[int], str]) -> Trigger:
    """At your Upkeep phase: as it begins."""
    if not part[1]:
        raise Misread('"at the start of" or "at the end of"', f"at {part[2]}")
    return AT_START.read(reading, part)


AT_START: Final = MomentPhrase('"start"', facts.TURN_BEGAN, facts.PHASE_BEGAN, True)
MOMENTS: Final[list[Phrase]] = [
    AT_START,
    MomentPhrase('"end"', facts.TURN_ENDED, facts.PHASE_ENDED, False),
    Phrase("moment_part", '("the" | "each") phase "of" ("each" player_noun | "all" "players")', of_all_players),
]
