"""AVA-RESP and AVA-ABIL: windows of answers, abilities, and triggers.

What kits/realm does for it:

    windows.py: Answers AVA-RESP-04, AVA-EVENT-04; abilities.py: cannot_activate AVA-STATE-05,
        AVA-ABIL-05, AVA-ABIL-07, AVA-MARK-06
    ability_offers.py: offer_abilities AVA-ABIL-01, AVA-ABIL-02, AVA-ABIL-03; surmise.py: could_hold AVA-RESP-06
"""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.places import Flow, Option, Seat, card_of, what_of
from wtactics.engine.step import AGAIN
from wtactics.kits import triggers
from wtactics.kits.realm import abilities, windows
from wtactics.kits.realm.windows import AFTER_PLAY, FIGHT, MOMENT
from wtactics.kits.verbs import PASS, PRODUCE
from wtactics.rulesets.ava.rules.gold import cannot_produce, faction_made, offer_producing, threatened
from wtactics.rulesets.ava.table import AvaTable


class OpenWindow(windows.OpenWindow):
    """AVA-RESP-06, AVA-TACT-12 A window opens here; the player after the active one is asked first."""


class OpenFight(windows.OpenFight):
    """AVA-COMBAT-09, AVA-COMBAT-12, AVA-RESP-04, AVA-MULTI-03 In an attack the defending player is asked first."""


class Answers(windows.Answers[AvaTable]):
    """AVA-RESP-01, AVA-RESP-02, AVA-RESP-03, AVA-RESP-08 In turn each plays one event or uses one ability, until all pass."""

    def offer_answers(self, t: AvaTable, seat: Seat) -> None:
        """AVA-GOLD-06 Besides, gold can be produced with resource cards that may be lost, or whose gold is kept."""
        super().offer_answers(t, seat)
        cards = threatened(t, seat)
        if len(cards) > 0 and (len(t.options) == 0 or t.asked != seat):
            t.ask(seat)
            t.offer(PASS)
        offer_producing(t, seat, cards)

    def forbids(self, t: AvaTable, what: i64, thing: i64, other: i64) -> i64:
        return cannot_produce(t, t.asked, thing, other) if what == PRODUCE else super().forbids(t, what, thing, other)

    def do(self, t: AvaTable, answer: Option) -> Flow:
        """AVA-GOLD-06 That is no answer: the same player is asked again, and who has passed has passed."""
        if what_of(answer) != PRODUCE:
            return super().do(t, answer)
        t.make_gold(card_of(answer), faction_made(t, answer))
        return AGAIN


class PlaceTriggers(triggers.PlaceTriggers[AvaTable]):
    """AVA-ABIL-09, AVA-ABIL-10 Triggers wait until the current resolution and the state check are done."""


class OrderTriggers(abilities.OrderTriggers):
    """AVA-ABIL-10 The active player's triggers resolve first, then the others' in turn order; each orders his own."""


class DropAimless(triggers.DropAimless[AvaTable]):
    """AVA-ABIL-09 A trigger whose targets cannot be chosen does nothing."""


class PendTrigger(abilities.PendTrigger):
    """AVA-ABIL-09 A trigger is never optional."""


class OpenChain(abilities.OpenChain):
    """AVA-RESP-03 Triggers on the chain can be answered like anything announced."""


__all__ = ["AFTER_PLAY", "FIGHT", "MOMENT"]
