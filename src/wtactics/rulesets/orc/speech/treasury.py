"""Gold in texts: what an effect gives to the pool, and what is paid beside a cost (ORC-GOLD-06, ORC-GOLD-15)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import Due, Number
from wtactics.engine.places import NOBODY, CardId, Seat, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.deeds.deed import ByEach, amount
from wtactics.vocabulary.deeds.score import LosePoints
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.counting import A_NUMBER, so_many, unmeasured
from wtactics.vocabulary.numbers.meaning import per
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Happened, clause
from wtactics.vocabulary.things.mentioning import plain
from wtactics.vocabulary.triggers.feats import Feat, phrases_of
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import Watched, call, says


class GainGold(ByEach):
    """ORC-GOLD-06 Players have so much more gold, until the turn ends."""

    def by(self, t: Table, seat: Seat, n: i64) -> None:
        if n > 0:
            t.produce(seat, NOBODY, n)

    def text(self) -> str:
        n, behind = per(self.number)
        return clause(self.players, "gain", f"{n} gold {behind}" if behind else amount(self.number, "gold"))


class GoldDue(Due):
    """ORC-GOLD-15 Gold that is paid beside what the ability costs."""

    def payable(self, t: Table, seat: Seat, c: CardId) -> bool:
        return t.affords(seat, self.count)

    def choices(self, t: Table, seat: Seat, c: CardId) -> vec[i64]:
        return vec[i64]()

    def give(self, t: Table, seat: Seat, c: CardId, thing: Thing) -> None:
        t.collect(seat, 1)

    def text(self) -> str:
        return f"pay {self.count} gold"


def gain_gold(reading: Reading, number: Number, *each: Number) -> GainGold:
    return GainGold(reading.players(), so_many(number, each))


def pay_gold(reading: Reading, number: Number) -> Due:
    return GoldDue(CardNoun([Sort()]), plain(number))


def pay_influence(reading: Reading, number: Number) -> LosePoints:
    """Influence that is paid is lost."""
    return LosePoints(reading.players(), number)


def lays(reading: Reading, who: Watched) -> Happens:
    """ORC-GOLD-02 A player lays a card of his hand as a resource card by the rule; by effects others come there."""
    call(reading, who, True)
    reading.mention(Happened(False, False, "it"), ["resource card", "card"])
    return Happens(facts.RESOURCED, None, who.noun, says(who, "lay a resource card"), False, True)


def recycles(reading: Reading, who: Watched) -> Happens:
    """ORC-GOLD-09 A player takes resource cards back."""
    call(reading, who, True)
    return Happens(facts.RECYCLED, None, who.noun, says(who, "recycle"), False, True)


LAYING: Final = Feat(facts.RESOURCED, "lay play put", "resource card/resource", lays)
LAYS: Final = '("lay" | "lays" | "play" | "plays" | "put" | "puts")'
INTO_AREA: Final = (
    '"down" | "into" "play" | "into" ("his" | "your") "resource" "area" | "from" ("his" | "your")? "hand"'
)
GOLD: Final = '"gold"'
GETS: Final = "({get} | {gain} | {receive} | {have})"
ADDS: Final = "({add} | {produce} | {put} | {make})"
POOL: Final = '("to" | "into" | "in") ("your" | "his" | "their") ("gold" | "power")? "pool"'
PHRASES: Final = [
    Phrase(
        "deed",
        '{pay} number "victory" ("point" | "points")',
        pay_influence,
        ["Target opponent pays 1 victory point or discards a card."],
    ),
    *phrases_of(LAYING),
    Phrase(
        "deed",
        f'{GETS} number ("additional" | "extra" | "more")? "gold" ("this" "turn")? for_each?',
        gain_gold,
        ["Gain 2 gold.", "You have 1 more gold this turn."],
    ),
    Phrase("deed", f"{GETS} {unmeasured(GOLD)}", gain_gold, ["Gain gold equal to the number of Elves you control."]),
    Phrase(
        "deed",
        f'{ADDS} number ("additional" | "extra" | "more")? "gold" ({POOL})? for_each?',
        gain_gold,
        ["Add 2 gold to your pool.", "Produce 1 gold."],
    ),
    Phrase("deed", f"{ADDS} {unmeasured(GOLD)} ({POOL})?", gain_gold),
    Phrase("deed", f'{ADDS} ({A_NUMBER})? "gold" {POOL} "equal" "to" value', gain_gold),
    Phrase(
        "happening",
        f'anyone {LAYS} ("a" | "an") "resource" ("card")? ({INTO_AREA})?',
        lays,
        ["Whenever an opponent lays a resource card, he loses 1 influence."],
    ),
    Phrase(
        "happening",
        'anyone ("recycle" | "recycles") ("cards" | "resource" "cards" | "resources")?',
        recycles,
        ["Whenever you recycle, draw a card."],
    ),
    Phrase("price_part", '"pay" number "gold"', pay_gold, ["Pay 2 gold: Draw a card."]),
]
