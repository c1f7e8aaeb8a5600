"""Rations, in words: how many attacks and moves a player can make in a turn, and how many of these creatures can move."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import ATTACK, MOVE, Number, Statement
from wtactics.engine.places import Thing
from wtactics.engine.rows import PAST, PAST_N, PAST_TIMES, PAST_TURN
from wtactics.engine.table import Table
from wtactics.language.phrase import Idiom, Misread, Phrase
from wtactics.rulesets.slot.speech.levies import TURNLY
from wtactics.rulesets.slot.speech.sorties import CREATURES
from wtactics.rulesets.slot.table import SlotTable
from wtactics.vocabulary.deeds.deed import STATEMENT
from wtactics.vocabulary.nouns.cards import ANYONES, CardNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import bit
from wtactics.vocabulary.rulings.agents import of_whom
from wtactics.vocabulary.rulings.pricing import Payer
from wtactics.vocabulary.rulings.restraint import NOT
from wtactics.vocabulary.things.meaning import Everyone
from wtactics.vocabulary.things.mentioning import counted, plain


class Moved(Statement):
    """SLOT-MOVE-03 No more than so many of these creatures move in a turn."""

    def __init__(self, noun: CardNoun, most: i64, words: str) -> None:
        self.noun: Final = noun
        self.most: Final = most
        self.words: Final = words

    def law(self) -> i64:
        return bit(MOVE)

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return deed == MOVE and self.noun.fits(t, c) and self.times(t) >= self.most

    def times(self, t: Table) -> i64:
        """How many of them have moved in this turn."""
        assert isinstance(t, SlotTable)
        n: i64 = 0
        for c in t.moved:
            n += i64(self.noun.fits(t, c))
        return n

    def text(self) -> str:
        return self.words


class Attacks(Moved):
    """SLOT-GROUP-01 No more than so many attacks are made with these creatures in a turn; that of a group is one."""

    def law(self) -> i64:
        return bit(ATTACK)

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return deed == ATTACK and self.noun.fits(t, c) and self.times(t) >= self.most

    def times(self, t: Table) -> i64:
        """How many battles of this turn have begun: only the active player begins any."""
        n: i64 = 0
        i: i64 = 0
        while i < len(t.past):
            if t.past[i] == facts.BATTLE_BEGAN and t.past[i + PAST_N] == 0 and t.past[i + PAST_TURN] == t.turn:
                n += t.past[i + PAST_TIMES]
            i += PAST
        return n


def makes(reading: Reading, payer: Payer, number: Number, deed: int) -> Moved:
    """SLOT-MOVE-04 Each creature moves once, so that there are as many moves as have moved."""
    noun, most = of_whom(CREATURES, payer), plain(number)
    who = "players" if payer.players is None else payer.players.text()
    what = f"{'attack' if deed == ATTACK else 'move'}{'' if most == 1 else 's'}"
    words = f"{who} can't make more than {counted(int(most))} {what} each turn"
    if deed == MOVE:
        return Moved(noun, most, words)
    reading.recall(facts.BATTLE_BEGAN)
    return Attacks(noun, most, words)


def move_so_many(reading: Reading, number: Number, noun: CardNoun) -> Moved:
    most = plain(number)
    return Moved(noun, most, f"no more than {counted(int(most))} {noun.text(most != 1)} can move each turn")


def moves_so_many(reading: Reading, payer: Payer, number: Number, noun: CardNoun) -> Moved:
    if noun.whose != ANYONES or not isinstance(payer.players, Everyone):
        raise Misread("players, and any creatures", noun.text(True))
    return move_so_many(reading, number, of_whom(noun, payer))


YES: Final = '("can" | "may")'
PHRASES: Final = [
    Idiom("ration_deed", '"attack" | "attacks"', ATTACK),
    Idiom("ration_deed", '"move" | "moves"', MOVE),
    Phrase(STATEMENT, f'card_payer ({NOT} "make" "more" "than" | {YES} ("make" "only" | "only" "make" | "make" "at" "most"))'
           f" number ration_deed {TURNLY}", makes,
           ["Your opponent can make only two attacks each turn.", "Your opponent can't make more than one move each turn."]),
    Phrase(STATEMENT, f'("only" | "at" "most" | "no" "more" "than") number (card_noun | card_nouns) {YES} "move" {TURNLY}',
           move_so_many, ["Only one enemy creature may move each turn."]),
    Phrase(STATEMENT, f'card_payer ({YES} ("move" "only" | "only" "move") | {NOT} "move" "more" "than") number'
           f" (card_noun | card_nouns) {TURNLY}", moves_so_many,
           ["Your opponent may move only two creatures each turn."]),
]  # fmt: skip
