"""How the newest item on the chain resolves."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.chain import picked, pop, speak, tell, top
from wtactics.engine.meaning import Ability
from wtactics.engine.places import (
    ATTACHED,
    CITY,
    CREATURE,
    ENCHANTMENT,
    NOBODY,
    CardId,
    Flow,
    Option,
    Seat,
    Thing,
    card_of,
)
from wtactics.engine.rows import (
    ABILITY,
    CANCELLED,
    CARD_PLAY,
    HOME,
    KIND,
    MOVE_PLAY,
    PENDING,
    RESOLVING,
    SEAT,
    SOURCE,
    STATE,
    X,
)
from wtactics.engine.step import NEXT, NOTHING, Step
from wtactics.kits.cities import IN_ARMY
from wtactics.kits.realm.checks import waste
from wtactics.kits.realm.moves import complete_move
from wtactics.kits.realm.table import Realm
from wtactics.kits.realm.thresholds import cannot_arrive, home_named, offer_homes
from wtactics.kits.targets import keep_targets
from wtactics.kits.verbs import HOME as HOME_VERB


class BeginResolving(Step[Realm]):
    """The newest item resolves; illegal targets are skipped, and if all are, it does nothing."""

    def ask(self, t: Realm) -> None:
        """A creature whose city is gone goes to another one of its player's choice."""
        if self.homeless(t):
            t.ask(top(t, SEAT))
            offer_homes(t, top(t, SEAT), top(t, SOURCE))

    def forbids(self, t: Realm, what: i64, thing: Thing, other: i64) -> i64:
        return cannot_arrive(t, top(t, SEAT), top(t, SOURCE), thing) if what == HOME_VERB else -1

    def homeless(self, t: Realm) -> bool:
        """Is the newest item a creature that cannot arrive where it was to?"""
        if top(t, KIND) != CARD_PLAY or t.library.type[t.printed[top(t, SOURCE)]] != CREATURE:
            return False
        home = top(t, HOME)
        if top(t, STATE) != PENDING or home == IN_ARMY or t.out[top(t, SEAT)] != 0:
            return False
        return not t.is_city(home) or t.controller[home] != top(t, SEAT) or t.admits(home, top(t, SOURCE)) != 0

    def do(self, t: Realm, answer: Option) -> Flow:
        speak(t)  # whoever was asked what he could answer has left other words behind
        homeless = self.homeless(t) and answer == NOTHING
        if answer != NOTHING:
            tell(t, HOME, home_named(card_of(answer)))
        t.hold()
        # Illegal targets are dropped; the rest is carried out if one is left, or none was needed.
        if top(t, STATE) == CANCELLED or homeless or not keep_targets(t):
            tell(t, STATE, CANCELLED)
            t.happened(facts.FIZZLED, top(t, SOURCE), top(t, SEAT))
            return NEXT
        tell(t, STATE, RESOLVING)
        t.happened(facts.RESOLVED, top(t, SOURCE), top(t, SEAT))
        self.take_effect(t)
        return NEXT

    def take_effect(self, t: Realm) -> None:
        """A move is made, a permanent enters play, a text is followed."""
        if top(t, KIND) == MOVE_PLAY:
            complete_move(t, top(t, SOURCE), top(t, HOME))
            return
        ability = top(t, ABILITY)
        if top(t, KIND) == CARD_PLAY:
            put_into_play(t, top(t, SOURCE), top(t, SEAT))
        # The text is followed wherever its card lies by now.
        if ability != NOBODY and len(t.library.abilities[ability].effects) > 0:
            count_x(t, t.library.abilities[ability])
            t.then_step(t.terms.rule_steps + t.library.abilities[ability].start)


def count_x(t: Realm, ability: Ability) -> None:
    """An X that was not paid for is counted only now, and stays what it is (ARC-XCOST-02)."""
    paid = top(t, KIND) == CARD_PLAY and t.library.cost_x[t.printed[top(t, SOURCE)]] == 1
    if ability.x_is is not None and not paid and (ability.price is None or not ability.price.x):
        tell(t, X, max(0, ability.x_is.of(t)))


def put_into_play(t: Realm, c: CardId, seat: Seat) -> None:
    """A permanent that resolves is put into play by the one who paid."""
    type_ = t.library.type[t.printed[c]]
    if type_ == CITY:
        t.arrive(c, seat, NOBODY)
        t.happened(facts.BUILT, c, seat)  # what an effect puts there was not built
    elif type_ == CREATURE:
        t.arrive(c, seat, top(t, HOME))
    elif type_ == ENCHANTMENT:
        enchant(t, c, seat, picked(t, 0))


def enchant(t: Realm, c: CardId, seat: Seat, host: Thing) -> None:
    """It is attached to its target; who played it controls it, whoever's the host is."""
    t.enter(c, ATTACHED, seat, NOBODY, host)
    t.attach(c, host)


def shuffle_searched(t: Realm) -> None:
    """After an effect let somebody search a deck, it is shuffled, unless the text did so."""
    seat: i64 = 0
    while t.searched >> seat != 0:
        if t.searched >> seat & 1 == 1:
            t.shuffle(seat)
        seat += 1


class FinishResolving(Step[Realm]):
    """What did not enter play goes to its owner's graveyard at once."""

    def do(self, t: Realm, answer: Option) -> Flow:
        shuffle_searched(t)
        c, card, resolved = top(t, SOURCE), top(t, KIND) == CARD_PLAY, top(t, STATE) == RESOLVING
        pop(t)
        if card:
            waste(t, c, resolved)  # in a combat too
        t.release()
        return NEXT
