"""Moments: a turn begins, a phase ends, and whose it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wtactics.engine import facts
from wtactics.engine.meaning import Noun, Trigger
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.needs import CITIES, ENCHANTING
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.speech import PhaseName
from wtactics.vocabulary.things.meaning import Happened, They, Things, You, possessive
from wtactics.vocabulary.triggers.meaning import Comes, Very
from wtactics.vocabulary.triggers.past import THIS_TURN

# What is done in one phase alone, so that what happened in it has happened in its turn.
ONLY_THERE: Final = {
    "Attack": (facts.ATTACKED, facts.CHARGED),
    "Tactics": (facts.CLAIM_MADE, facts.BID_WON, facts.BID_MISSED),
}


class Ending:
    """The phase that is over, of which a text may say what happened in it."""

    def __init__(self, words: str) -> None:
        self.words: Final = words
        self.said: bool = False
        self.led: bool = False  # a phase "in which" something happened

    def check(self, fact: int) -> None:
        if self.said and fact not in ONLY_THERE.get(self.words.removesuffix(" phase").split()[-1], ()):
            raise Misread("what is done in that phase alone", f"what may happen outside {self.words}")
        self.said = False


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
        reading.ending = None if self.begins or not phases else Ending(words)
        said = f"at the {'start' if self.begins else 'end'} of {words}"
        return Comes(self.facts[1 if phases else 0], phases[:1] if self.begins else phases[-1:], players, said)


def in_the_phase_that_ends(reading: Reading) -> int:
    if reading.ending is None:
        raise Misread('"this turn"', "no phase that ends")
    reading.ending.said = True
    return THIS_TURN


def of_which(reading: Reading) -> None:
    """A turn or a phase that is over, and what happened in it."""
    if reading.ending is not None:
        reading.ending.led = True
    elif not reading.turn_ends:
        raise Misread('"at the end of"', "what could not have happened yet")


def of_somebody(reading: Reading, part: tuple[bool, list[int], str]) -> tuple[Noun, list[int], str]:
    yours, phases, words = part
    return Very(You()) if yours else PlayerNoun(True), phases, words


def of_each_player(reading: Reading, *parts: Noun | PhaseName) -> tuple[Noun, list[int], str]:
    """The turn of each player, or a phase of it; of each opponent, where the other players are spoken of."""
    players = next((part for part in parts if isinstance(part, Noun)), PlayerNoun(True))
    phase = phase_among(parts)
    name = f"{phase.name} phase" if phase is not None else "turn"
    return players, phase.numbers if phase is not None else [], f"each {players.text(False)}'s {name}"


def of_all_players(reading: Reading, *parts: Noun | PhaseName) -> tuple[Noun, list[int], str]:
    """In the Unmark phase of each player."""
    return of_each_player(reading, *parts, PlayerNoun())


def phase_among(parts: Sequence[object]) -> PhaseName | None:
    return next((part for part in parts if isinstance(part, PhaseName)), None)


def of_him(reading: Reading, *parts: Things | PhaseName) -> tuple[Noun, list[int], str]:
    """The turn of the player who was named, or a phase of it."""
    player = next(part for part in parts if isinstance(part, Things))
    phase = phase_among(parts)
    name = f"{phase.name} phase" if phase is not None else "turn"
    return Very(player), phase.numbers if phase is not None else [], f"{possessive(player)} {name}"


def of_his(reading: Reading, *phase: PhaseName) -> tuple[Noun, list[int], str]:
    """His turn, or a phase of it; a turn or phase of one of several is his own, which `timing` tells."""
    he = reading.he()
    if isinstance(he, They):
        raise Misread("one player", he.text())
    return of_him(reading, he, *phase)


def of_each_phase(reading: Reading, phase: PhaseName) -> tuple[None, list[int], str]:
    return None, phase.numbers, f"each {phase.name} phase"


def of_everybody(reading: Reading) -> tuple[None, list[int], str]:
    return None, [], "each turn"


def begins(reading: Reading, part: tuple[Noun | None, list[int], str]) -> Trigger:
    """When your turn begins: at its start."""
    return AT_START.read(reading, part)


def ends(reading: Reading, part: tuple[Noun | None, list[int], str]) -> Trigger:
    """When your turn ends: at its end."""
    return AT_END.read(reading, part)


def before(reading: Reading, part: tuple[Noun | None, list[int], str]) -> Trigger:
    """Before your Attack phase: as it begins, when nothing of it has been done."""
    if len(part[1]) != 1:
        raise Misread("one phase", part[2])
    return AT_START.read(reading, part)


def after(reading: Reading, part: tuple[Noun | None, list[int], str]) -> Trigger:
    """After your Attack phase: as it ends."""
    if len(part[1]) > 1:
        raise Misread("one phase", part[2])
    return AT_END.read(reading, part)


def as_it_begins(reading: Reading, part: tuple[Noun | None, list[int], str]) -> Trigger:
    """At your Upkeep phase: as it begins."""
    if not part[1]:
        raise Misread('"at the start of" or "at the end of"', f"at {part[2]}")
    return AT_START.read(reading, part)


AT_START: Final = MomentPhrase('"start"', facts.TURN_BEGAN, facts.PHASE_BEGAN, True)
AT_END: Final = MomentPhrase('"end"', facts.TURN_ENDED, facts.PHASE_ENDED, False)
AS: Final = '("when" | "whenever" | "as")'
ITS: Final = '("the" | "each") ("turn" | phase)'
MOMENTS: Final[list[Phrase]] = [
    Phrase("in_turn", '("in" | "during") ("it" | ("that" | "this") "phase")', in_the_phase_that_ends,
           ["At the end of your Attack phase, if this creature didn't attack in it, kill this creature."], needs=CITIES),
    AT_START,
    AT_END,
    Phrase("moment", f'{AS} moment_part ("begins" | "begin" | "starts" | "start")', begins,
           ["When your turn begins, draw a card."]),
    Phrase("moment", f'{AS} moment_part ("ends" | "end" | "is" "over")', ends, ["When your turn ends, draw a card."]),
    Phrase("moment", '"at" moment_part', as_it_begins),
    Phrase("moment", '("just" | "right")? "before" moment_part', before),
    Phrase("moment", '("just" | "right")? "after" moment_part', after),
    Phrase("moment_part", "turn_part", of_somebody),
    Phrase("moment_part", '(("each" | "any") player_noun | ("each" "other" | "another") "player") "\'s" ("turn" | phase)',
           of_each_player, ["At the start of each player's turn, that player draws a card."]),
    Phrase("moment_part", f'{ITS} "of" (("each" | "any" | "an" | "a") player_noun | "all" "players")', of_all_players),
    Phrase("moment_part", '("each" | "the" | "a" | "any") phase', of_each_phase),
    Phrase("moment_part", '("each" | "the" | "a" | "any")? "turn"', of_everybody),
    Phrase("moment_part", '("each" "of")? ("his" | "their") ("turn" | "turns" | phase | phases)', of_his,
           ["Attach to a player. At the start of his turn, he discards a card."], needs=ENCHANTING),
    Phrase("moment_part", f'("each" "of")? he_player "\'s" ("turn" | "turns" | phase | phases) | {ITS} "of" he_player',
           of_him, ["Attach to a creature. At the end of each of its controller's turns, he loses 1 victory point."]),
    Phrase("which_part", '"in" "which"', of_which),
]  # fmt: skip
