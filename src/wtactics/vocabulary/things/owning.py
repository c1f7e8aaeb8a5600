"""One's own: what players may choose among their hands and permanents when they discard, sacrifice or search."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.meaning import Noun, Number
from wtactics.engine.places import HAND, Thing, seat_thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.nouns.cards import ANYONES, THEIRS, YOURS, CardNoun
from wtactics.vocabulary.nouns.limits import Extreme
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.exes import is_x, pick_x
from wtactics.vocabulary.things.meaning import All, Things, You, article, clause
from wtactics.vocabulary.things.mentioning import FIELDS, counted, keeper, plain, renewed
from wtactics.vocabulary.things.picking import Pick


class Whose:
    """Who controlled it, or in whose hand it was, before it was done."""

    def __init__(self, whose: i64, players: Things | None = None) -> None:
        self.whose: Final = whose
        self.players: Final = players

    def has(self, t: Table, seat: Thing) -> bool:
        """Is this player meant?"""
        players = self.players
        if players is not None:
            return players.has(t, seat)
        return (seat == seat_thing(t.you)) == (self.whose == YOURS)

    def text(self) -> str:
        if self.players is not None:
            return clause(self.players, "control", "")
        return "you control" if self.whose == YOURS else "an opponent controls"


def kept_by(sort: Sort, where: i64, players: Things) -> CardNoun:
    """Cards of this sort in a place of these players."""
    if isinstance(players, You):
        return CardNoun([sort], where, YOURS)
    return CardNoun([sort], where, THEIRS, players)


def whole_hand(reading: Reading, whose: Detail) -> Things:
    """All cards in a hand."""
    hand = all_in_hand(keeper(whose))
    reading.hands.append(hand)
    return hand


def all_in_hand(players: Things) -> Things:
    """All cards in the hands of these players."""
    return All(kept_by(Sort(word="card"), HAND, players))


def pick_kept(reading: Reading, sort: Sort, n: i64, where: i64, players: Things) -> Things:
    """So many cards of this sort in a place of these players, picked by whoever acts."""
    words = article(sort.text(False)) if n == 1 else f"{counted(n)} {sort.text(True)}"
    return reading.pick(kept_by(sort, where, players), words, n, n)


def pick_own(reading: Reading, noun: Noun, number: Number) -> Things:
    """One permanent (or more) of whoever acts, picked by him."""
    if is_x(reading, number):
        return pick_x(reading, own(reading, noun), number)
    n = plain(number)
    words = article(noun.text(False)) if n == 1 else f"{counted(n)} {noun.text(True)}"
    return reading.pick(own(reading, noun), words, n, n)


def chosen_by(reading: Reading, steps: list[Any], chooser: Things) -> list[Any]:
    """Something done to what is chosen, with who chooses, said besides: it must be who does it."""
    picks = [step for step in steps if isinstance(step, Pick)]
    if not picks:
        raise Misread("something that is chosen as it is done", "a choice")
    for pick in picks:
        if isinstance(pick.players, You) != isinstance(chooser, You):
            raise Misread(
                f"a choice of {'yours' if isinstance(pick.players, You) else 'his'}, for who does it chooses",
                "another's",
            )
    return steps


def whose_choice(reading: Reading, things: Things, chooser: Things) -> Things:
    """Of what was just named, who chooses it: it must be who acts."""
    chosen_by(reading, [step for step in reading.pending if isinstance(step, Pick) and step.slot is things], chooser)
    return things


def your_choice(reading: Reading) -> Things:
    return You()


def his_choice(reading: Reading) -> Things:
    return reading.he()


def own(reading: Reading, noun: Noun) -> CardNoun:
    """The noun, but only what whoever acts controls, unless the text says whose."""
    if not isinstance(noun, CardNoun):
        raise Misread("cards", noun.text(False))
    if noun.whose != ANYONES:
        return noun
    he = reading.actor_he()
    said = [Detail("whose", YOURS)] if isinstance(he, You) else [Detail("whose", THEIRS), Detail("of", he)]
    return renewed(utmost_of_these(noun, said), *said)


def utmost_of_these(noun: CardNoun, said: list[Detail]) -> CardNoun:
    """Who has the lowest ATK has it among those that are said to be somebody's."""
    if not any(isinstance(quality, Extreme) for quality in noun.qualities):
        return noun
    fields = {name: getattr(noun, name) for name in FIELDS}
    fields["qualities"] = [
        Extreme(each.value, each.most, renewed(each.among, *said))
        if isinstance(each, Extreme) and isinstance(each.among, CardNoun)
        else each
        for each in noun.qualities
    ]
    return CardNoun(noun.sorts, **fields)


def of_choice(reading: Reading, chooser: Things) -> Detail:
    """Whose choice it is, said in the middle: of whoever does it, as always."""
    if isinstance(reading.players(), You) != isinstance(chooser, You):
        raise Misread("a choice of whoever does it", "another's")
    reading.of_choice = True
    return Detail("all", [])


PHRASES: Final = [
    Phrase("quality", '"of" chooser "choice"', of_choice),
    Phrase("chooser", '"your"', your_choice),
    Phrase("chooser", '"his" | "their"', his_choice),
    Phrase(
        "chosen",
        'chosen "of" chooser "choice"',
        whose_choice,
        ["When this creature comes into play, a creature of your choice becomes marked."],
    ),
    Phrase("order", 'order "of" chooser "choice"', chosen_by, ["Discard a card of your choice."]),
    Phrase("told", 'told "of" chooser "choice"', chosen_by, ["Each player discards a card of his choice."]),
]
