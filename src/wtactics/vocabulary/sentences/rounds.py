"""Rounds: for each player something is done that speaks of him, in turn order."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import Noun
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.restraint import slots_in
from wtactics.vocabulary.sentences.choosing import Round, in_turn
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.things.meaning import Everyone, Slot
from wtactics.vocabulary.things.mentioning import each_of


class RoundFor(Round):
    """What follows is done for each of the players, but by whoever says so."""

    def text(self) -> str:
        return f"for {self.players.text()}"


def for_each_of(reading: Reading, players: Noun) -> Round:
    """What follows speaks of the one whose turn it is as of that player."""
    if not isinstance(players, PlayerNoun) or players.havings:
        raise Misread("players", players.text(True))
    slot = Slot("that player", 1, True)
    reading.picked.append(slot)
    reading.mention(slot, ["player", "opponent"])
    return RoundFor(Everyone(players.opponents), slot, 0)


def done_for_each(reading: Reading, each: Round, steps: Steps) -> Steps:
    """Where nothing is said of that player it is done so many times, which other words say."""
    if not any(slot is each.slot for slot in slots_in(steps)):
        raise Misread("something of that player", "what is only done so often")
    first, *rest = in_turn(each, steps)
    return [RoundFor(each.players, each.slot, first.steps), *rest]


PHRASES: Final = [
    Phrase("each_in_turn", '"for" "each" player_noun', for_each_of),
    Phrase("fronted", 'each_in_turn "," effects', done_for_each,
           ["For each opponent, mark a creature that player controls."]),
    Phrase("players", '"each" player_noun ("in" "turn" "order" | "one" "after" ("another" | "the" "other"))', each_of),
    Phrase("fronted", '"in" "turn" "order" "," led_plain', lambda reading, steps: steps),
]  # fmt: skip
