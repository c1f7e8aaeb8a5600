"""ORC-HERO-11 to ORC-HERO-15: how a Hero's abilities are used, and from which front they reach."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.chain import tell, top
from wtactics.engine.meaning import Price
from wtactics.engine.places import NOBODY, CardId, Flow, Option, Seat, Thing, other_of
from wtactics.engine.prices import reckoned
from wtactics.engine.rows import ABILITY, ABILITY_PLAY, COST, HOME, KIND, SEAT, SOURCE, THE_CARD, X
from wtactics.engine.step import NEXT, NOTHING, Step
from wtactics.kits.verbs import HOME as HOME_VERB
from wtactics.mods.heroes.hero import is_hero
from wtactics.mods.heroes.ids import (
    BARRED,
    COUNTER_05,
    HERO_10,
    HERO_11,
    HERO_12,
    HERO_15,
    LAID,
    USED,
    USED_AGAIN,
    USES,
    USES_A_TURN,
    WHICH,
)
from wtactics.rulesets.orc.ids import ABIL_06
from wtactics.rulesets.orc.rules.abil import fee_of
from wtactics.rulesets.orc.rules.play import FRONTS
from wtactics.rulesets.orc.table import OrcTable


def cannot_act(t: OrcTable, seat: Seat, c: CardId, ability: i64) -> i64:
    """ORC-HERO-10, ORC-HERO-11, ORC-HERO-12, ORC-HERO-15, ORC-COUNTER-05 0, or why its Hero cannot do this."""
    if seat != t.active:
        return HERO_11
    spent = is_spent(t, seat, c, ability)
    if spent != 0:
        return spent
    price = t.library.abilities[ability].price
    if price is not None and price.mark:
        return HERO_10
    refusal: i64 = HERO_15
    for front in FRONTS:
        refusal = lacks_from(t, seat, c, ability, front)
        if refusal == 0:
            return 0
    return refusal


def is_spent(t: OrcTable, seat: Seat, c: CardId, ability: i64) -> i64:
    """ORC-HERO-12, ORC-COUNTER-05 0, or why this ability is none that the Hero can still use in this turn."""
    if t.kept(USED, seat) != t.turn:
        return 0
    nth = bit_of(ability - t.library.first[t.printed[c]])
    if t.kept(BARRED, seat) & nth != 0:
        return COUNTER_05
    if t.kept(USES, seat) >= reckoned(t, USES_A_TURN, seat, c, 1):
        return HERO_12
    again = t.kept(WHICH, seat) & nth != 0 and reckoned(t, USED_AGAIN, seat, c, 0) == 0
    return HERO_12 if again else 0


def note_use(t: OrcTable, seat: Seat, c: CardId, ability: i64) -> None:
    """ORC-HERO-12 This ability is one of those of the turn."""
    if t.kept(USED, seat) != t.turn:
        for column in (USES, WHICH, BARRED):
            t.keep(column, seat, 0)
        t.keep(USED, seat, t.turn)
    t.keep(USES, seat, t.kept(USES, seat) + 1)
    t.keep(WHICH, seat, t.kept(WHICH, seat) | bit_of(ability - t.library.first[t.printed[c]]))


def bar(t: OrcTable, item: i64) -> None:
    """ORC-COUNTER-05 What this item does was countered, and is not used again in this turn."""
    seat, first = t.chain[item + SEAT], t.library.first[t.printed[t.chain[item + SOURCE]]]
    t.keep(BARRED, seat, t.kept(BARRED, seat) | bit_of(t.chain[item + ABILITY] - first))


def lacks_from(t: OrcTable, seat: Seat, c: CardId, ability: i64, front: i64) -> i64:
    """ORC-HERO-15, ORC-SPAN-14 0, or what is lacking where it reaches from this front: a target, or what it asks for."""
    text = t.library.abilities[ability]
    me, you, item = t.me, t.you, t.item
    t.speak_for(c, seat)
    t.suppose_front(front)
    refusal = ABIL_06 if lacks_due(t, seat, c, text.price) else 0 if t.has_targets(text) else HERO_15
    t.suppose_front(NOBODY)
    t.speak_again(me, you, item)
    return refusal


def lacks_due(t: OrcTable, seat: Seat, c: CardId, price: Price | None) -> bool:
    """ORC-ABIL-06 Is there a part of the price, beside gold, that the seat cannot give?"""
    if price is not None:
        for due in price.dues:
            if not due.payable(t, seat, c):
                return True
    return False


def acts_now(t: OrcTable) -> bool:
    """Is the newest item an ability of a Hero that is used?"""
    return top(t, KIND) == ABILITY_PLAY and is_hero(t, top(t, SOURCE))


class NameFront(Step[OrcTable]):
    """ORC-HERO-15 Whoever uses an ability of his Hero names one of his own two fronts; so it is the ability of this turn."""

    def ask(self, t: OrcTable) -> None:
        if acts_now(t) and t.out[t.you] == 0:
            t.ask(t.you)
            for front in FRONTS:
                if self.forbids(t, HOME_VERB, t.note(THE_CARD), front) == 0:
                    t.offer(HOME_VERB, t.note(THE_CARD), front)

    def forbids(self, t: OrcTable, what: i64, thing: Thing, other: i64) -> i64:
        if what != HOME_VERB:
            return -1
        if other not in FRONTS or thing != t.note(THE_CARD):
            return HERO_15
        return lacks_from(t, t.you, thing, top(t, ABILITY), other)

    def do(self, t: OrcTable, answer: Option) -> Flow:
        if answer != NOTHING:
            tell(t, HOME, other_of(answer))
        return NEXT


class NoteUse(Step[OrcTable]):
    """ORC-HERO-12, ORC-COUNTER-01 The ability of this turn is used; what is paid for it is written down."""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        if acts_now(t):
            note_use(t, t.you, top(t, SOURCE), top(t, ABILITY))
            tell(t, COST, fee_of(t, t.you, top(t, SOURCE), top(t, ABILITY), top(t, X)))
        return NEXT


class NoteLaying(Step[OrcTable]):
    """ORC-HERO-05 The first turn is over in which the player has laid resource cards."""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        if t.laid > 0 and t.kept(LAID, t.active) == 0:
            t.keep(LAID, t.active, 1)
        return NEXT
