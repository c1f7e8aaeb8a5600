"""Rounds: for each player something is done that speaks of him, in turn order."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.meaning import Noun
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.conditions.meaning import Not
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.restraint import slots_in
from wtactics.vocabulary.sentences.choosing import Round, in_turn
from wtactics.vocabulary.sentences.clauses import MUST, Steps, clause, only_if, subject
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


def each_himself(reading: Reading, players: Noun) -> Round:
    each = for_each_of(reading, players)
    subject(reading, reading.he())
    return each


def each_if(reading: Reading, each: Round, *parts: Any) -> Steps:
    """Each player draws a card if he controls an Elf: of each it is asked for himself; of nobody, other words ask it."""
    condition = parts[-1]
    steps = clause(reading, *parts[:-1])
    if not any(slot is each.slot for slot in slots_in([condition])):
        raise Misread("something of that player", condition.text())
    return done_for_each(reading, each, only_if(reading, condition, steps))


def each_unless(reading: Reading, each: Round, *parts: Any) -> Steps:
    return each_if(reading, each, *parts[:-1], Not(parts[-1]))


PHRASES: Final = [
    Phrase("each_himself", '"each" player_noun', each_himself),
    Phrase("fronted", f'each_himself ({MUST} | "also")? told ("and" told)* ","? "if" if_condition', each_if,
           ["Each opponent loses 1 victory point if he controls an Elf."]),
    Phrase("fronted", f'each_himself ({MUST} | "also")? told ("and" told)* ","? "unless" if_condition', each_unless),
    Phrase("each_in_turn", '"for" "each" player_noun', for_each_of),
    Phrase("fronted", 'each_in_turn "," effects', done_for_each,
           ["For each opponent, mark a creature that player controls."]),
    Phrase("players", '"each" player_noun ("in" "turn" "order" | "one" "after" ("another" | "the" "other"))', each_of),
    Phrase("fronted", '"in" "turn" "order" "," (led_plain | led_due)', lambda reading, steps: steps),
]  # fmt: skip
