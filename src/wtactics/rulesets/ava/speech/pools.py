"""Pools in words: who gains gold, whose pool isn't emptied as a turn ends, and who loses what is in it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import Number, Statement
from wtactics.engine.places import Flow, Option, Thing
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.kits.realm.speech.gems import produce_like
from wtactics.language.phrase import ORDER, Phrase
from wtactics.rulesets.ava.speech.standing import of
from wtactics.rulesets.ava.table import AvaTable
from wtactics.rulesets.ava.terms import KEEP_GOLD
from wtactics.vocabulary.deeds.deed import STATEMENT, Deed, seats_of
from wtactics.vocabulary.deeds.wealth import produce, produce_alike
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.pricing import Payer
from wtactics.vocabulary.rulings.restraint import decree_alone
from wtactics.vocabulary.sentences.clauses import Steps, timed
from wtactics.vocabulary.things.meaning import Things, You, clause, possessive
from wtactics.vocabulary.things.mentioning import keeper, same


class KeepsGold(Statement):
    """AVA-CONFLICT-01, AVA-GOLD-07 Gold in the pools of these players is not lost as a turn ends."""

    def __init__(self, players: Things) -> None:
        self.players: Final = players

    def law(self) -> i64:
        return bit_of(KEEP_GOLD)

    def allows(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return deed == KEEP_GOLD and self.players.has(t, c)

    def text(self) -> str:
        return f"gold in {possessive(self.players)} pool isn't lost at end of turn"


class LosePool(Deed):
    """AVA-GOLD-07 The gold in the pools of players is lost."""

    def __init__(self, players: Things) -> None:
        self.players: Final = players

    def do(self, t: Table, answer: Option) -> Flow:
        assert isinstance(t, AvaTable)
        for seat in seats_of(t, self.players):
            t.empty_pool(seat)
        return NEXT

    def text(self) -> str:
        whose = "your" if isinstance(self.players, You) else "his"
        return clause(self.players, "lose", f"all gold in {whose} pool")


def keeps(reading: Reading, *said: Any) -> KeepsGold:
    whose = next((keeper(each) for each in said if isinstance(each, Detail)), None)
    payer = next((of(each) for each in said if isinstance(each, Payer)), None)
    return KeepsGold(whose or payer or You())


def keeps_now(reading: Reading, statement: Statement) -> Deed:
    return decree_alone(reading, statement)


def keeps_until(reading: Reading, *said: Any) -> Steps:
    return timed(reading, said[-1], [keeps_now(reading, keeps(reading, *said[:-1]))])


def loses(reading: Reading, *_whose: object) -> LosePool:
    return LosePool(reading.players())


def gains(reading: Reading, number: Number, faction: int | None, *each: Number) -> Deed:
    return produce(reading, number, faction, *each)


POOL: Final = '("in" owner ("pool" | "pools"))'
UNSPENT: Final = '(("unspent" | "unused") "power" | "power" "that" ("isn\'t" | "wasn\'t") "spent")'
AT_END: Final = (
    '(("at" "the"? ("end" | "ends") "of" ("the" | "each" | "a" | "every")? ("turn" | "turns")) | "between" "turns")'
)
LOST: Final = (
    '("isn\'t" "lost" | "doesn\'t" ("lapse" | "vanish" | "disappear" | "go" "away")'
    ' | ("stays" | "remains") ("there" | "in" "it")?)'
)
OWN_GOLD: Final = f'owner ({UNSPENT} | "power") {POOL}?'
ANY_FACTION: Final = (
    '("of" ("any" ("one" | "single")? "faction" | "one" "faction" | ("a" | "the") "faction" ("of" "your" "choice"'
    ' | "that"? "you" ("choose" | "name"))))'
)
PHRASES: Final = [
    Phrase("pool_law", f'("the" | "all")? ("power" | {UNSPENT}) {POOL} {LOST} {AT_END}', keeps,
           ["Gold in your pool isn't lost at end of turn."]),
    Phrase("effects", f'{OWN_GOLD} {LOST} "at" "the"? "end" "of" until', keeps_until,
           ["Your unused gold isn't lost at the end of this turn."]),
    Phrase("pool_law", f"{OWN_GOLD} {LOST} {AT_END}", keeps,
           ["Your unused gold isn't lost at end of turn."]),
    Phrase("pool_law", f'card_payer ("don\'t" | "doesn\'t" | "never") ("lose" | "loses") ({UNSPENT} {POOL}?'
           f' | "the"? "power" {POOL}) {AT_END}', keeps),
    Phrase("pool_law", f'card_payer ("keep" | "keeps") ({UNSPENT} {POOL}? | "the"? "power" {POOL}) {AT_END}', keeps),
    Phrase("pool_law", f'owner ("pool" "isn\'t" | "pools" "aren\'t") "emptied" {AT_END}'
           f' | owner ("pool" "doesn\'t" | "pools" "don\'t") "empty" {AT_END}', keeps),
    Phrase(STATEMENT, "pool_law", same),
    Phrase(ORDER, "pool_law", keeps_now),
    Phrase("deed", f'{{lose}} "all"? "the"? "power" {POOL}', loses, ["Target player loses all gold in his pool."]),
    Phrase("deed", '{gain} number [faction] "power" for_each?', gains, ["Gain 2 Gaian gold."]),
    Phrase("deed", '({put} | {add}) number [faction] "power" ("into" | "in" | "to") "your" "pool" for_each?', gains,
           ["Put 1 Gaian gold into your pool."]),
    Phrase("deed", f'{{gain}} number "power" {ANY_FACTION} for_each?', produce_alike),
    Phrase("deed", '({gain} number "power" "of" ("the" "faction" "of" like_which | like_which "\'s" "faction") |'
           ' {add} number "power" "of" ("the" "faction" "of" like_which | like_which "\'s" "faction") "to"'
           ' "your" "pool")', produce_like,
           ["Gain 1 gold of the faction of target city."]),
]  # fmt: skip
