"""ORC-RESP: how a card or an ability is announced, and where a card is played."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.chain import pop, tell, top
from wtactics.engine.places import (
    LIMBO,
    NOBODY,
    Flow,
    Option,
    Seat,
    Thing,
    card_of,
    other_of,
    what_of,
)
from wtactics.engine.rows import ABILITY, CARD_PLAY, DRAFT, HOME, KIND, PENDING, SOURCE, STATE, THE_CARD
from wtactics.engine.step import ANNOUNCE, NEXT, NOTHING, Step
from wtactics.kits import plays
from wtactics.kits.targets import tell_targets
from wtactics.kits.verbs import HOME as HOME_VERB
from wtactics.kits.verbs import PLAY
from wtactics.rulesets.orc.ids import (
    CREA_03,
)
from wtactics.rulesets.orc.rules.abil import is_free
from wtactics.rulesets.orc.rules.play import FRONTS, cannot_be_in
from wtactics.rulesets.orc.table import OrcTable


def announce(t: OrcTable, seat: Seat, answer: Option) -> None:
    """ORC-RESP-12 The chosen card or ability is announced."""
    c, n = card_of(answer), other_of(answer)
    if what_of(answer) == PLAY:
        play = t.library.play[t.printed[c]]
        t.accept_hand(seat)
        t.then(ANNOUNCE, c, play + n if play != NOBODY else NOBODY, seat)
    else:
        t.then(ANNOUNCE, c, n, seat)


class BeginAnnouncing(plays.BeginAnnouncing[OrcTable]):
    """ORC-RESP-12 A card or ability is announced: its front, its targets, X and T; then it is paid for, then it waits."""


class ChooseFront(Step[OrcTable]):
    """ORC-CREA-03, ORC-SPAN-08, ORC-SPAN-15, ORC-RESP-12 Whoever plays a card names one of his own two fronts."""

    def ask(self, t: OrcTable) -> None:
        if top(t, KIND) == CARD_PLAY and t.out[t.you] == 0 and not t.is_equipment(t.note(THE_CARD)):
            t.ask(t.you)
            for front in FRONTS:
                if self.forbids(t, HOME_VERB, t.note(THE_CARD), front) == 0:
                    t.offer(HOME_VERB, t.note(THE_CARD), front)

    def forbids(self, t: OrcTable, what: i64, thing: Thing, other: i64) -> i64:
        if what != HOME_VERB:
            return -1
        if other not in FRONTS or thing != t.note(THE_CARD):
            return CREA_03
        alternative = top(t, ABILITY) - t.library.play[t.printed[t.note(THE_CARD)]] if top(t, ABILITY) != NOBODY else 0
        return cannot_be_in(t, t.you, t.note(THE_CARD), alternative, other)

    def do(self, t: OrcTable, answer: Option) -> Flow:
        if answer != NOTHING:
            tell(t, HOME, other_of(answer))
            t.reach_from(t.note(THE_CARD), other_of(answer))
        elif top(t, KIND) == CARD_PLAY:
            t.reach_from(t.note(THE_CARD), NOBODY)
        return NEXT


class Pend(Step[OrcTable]):
    """ORC-RESP-07, ORC-STATE-04 What was announced and paid for waits; a card lies between hand and table, for all to see."""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        if top(t, STATE) != DRAFT or t.out[t.you] != 0:
            pop(t)
            t.release()
            return NEXT
        c = top(t, SOURCE)
        tell(t, STATE, PENDING)
        if top(t, KIND) == CARD_PLAY:
            t.move(c, LIMBO, t.you)
            t.happened(facts.PLAYED, c, t.you)
        else:
            price = t.library.abilities[top(t, ABILITY)].price
            if price is not None and is_free(price):
                t.use_freely(c, top(t, ABILITY))
            t.happened(facts.ACTIVATED, c, t.you, top(t, ABILITY))
        tell_targets(t)
        t.release()
        return NEXT
