"""AVA-PLAY: how cards are announced, paid for and arrive.

What kits/realm does for it:

    plays.py: cannot_play AVA-PLAY-01, AVA-PLAY-06, AVA-PLAY-07, AVA-PLAY-08, AVA-ENCH-02, AVA-ENCH-04, AVA-GOLD-10; is_timely
        AVA-EVENT-02, AVA-PLAY-03; forbidden AVA-CONFLICT-02; permitted AVA-CONFLICT-01; Pend AVA-STATE-03
    costs.py: cost_of AVA-PLAY-10, AVA-XCOST-01, AVA-CARD-03; lacks_power AVA-GOLD-14
    thresholds.py: cannot_arrive AVA-CREA-01; placing.py: PlaceArrival AVA-STATE-11
    chain.py: put_into_play AVA-STATE-01, AVA-STATE-02, AVA-STATE-04, AVA-STATE-10
    chain.py: BeginResolving AVA-CARD-09; enchant AVA-ENCH-03, AVA-AVATAR-19; shuffle_searched AVA-DECK-11
    table.py: arrive AVA-MARK-02; leave AVA-STATE-09, AVA-AREA-08; lay AVA-STATE-07; empty_city AVA-CITY-13,
        AVA-AVATAR-20; take AVA-CITY-15, AVA-WIN-04; move AVA-AREA-10; shift AVA-MOVE-06; cities AVA-CITY-16
"""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.chain import top
from wtactics.engine.places import CITY, Flow, Option
from wtactics.engine.rows import DRAFT, SOURCE, STATE
from wtactics.kits import dues, xcost
from wtactics.kits import plays as announcing
from wtactics.kits.realm import arrivals, chain, costs, placing, plays, resources
from wtactics.kits.realm.table import Realm
from wtactics.kits.realm.xcosts import XCOST
from wtactics.rulesets.ava.ids import ABIL_07, PLAY_06, XCOST_01
from wtactics.rulesets.ava.table import AvaTable


class BeginAnnouncing(announcing.BeginAnnouncing[AvaTable]):
    """AVA-PLAY-01, AVA-ABIL-05 A card or ability is announced: place, targets and X are chosen, then it is paid for."""


class ChooseHome(arrivals.ChooseHome):
    """AVA-CREA-01, AVA-TURN-14 The place where a creature will arrive is named now: the Army, or a city of its player's."""


class ChooseTargets(xcost.PricedTargets):
    """AVA-PLAY-06, AVA-XCOST-01 Targets are chosen at announcement, and must be legal, and leave X payable."""

    def __init__(self) -> None:
        super().__init__(XCOST)

    def amiss(self) -> i64:
        return PLAY_06


class ChooseX(xcost.ChooseX):
    """AVA-XCOST-01 X is computed from what was chosen; where the text leaves it free, the player chooses it now."""

    def __init__(self) -> None:
        super().__init__(XCOST, XCOST_01)


class PayGold(costs.PayPower):
    """AVA-GOLD-08, AVA-GOLD-09, AVA-GOLD-11, AVA-GOLD-13 The cost is paid in gold, whatever becomes of the play."""


class PayDues(dues.PayDues[Realm]):
    """AVA-ABIL-06, AVA-ABIL-07, AVA-MARK-06, AVA-MARK-07 What else is asked for is given with it, all of it or nothing."""

    def amiss(self) -> i64:
        return ABIL_07


class Pend(plays.Pend[AvaTable]):
    """AVA-RESP-03, AVA-STATE-03 What was announced and paid for waits on the chain; AVA-CITY-05 a city's building is used."""

    def do(self, t: AvaTable, answer: Option) -> Flow:
        if top(t, STATE) == DRAFT and t.type(top(t, SOURCE)) == CITY and not t.in_play(top(t, SOURCE)):
            t.use_building()
        return super().do(t, answer)


class BeginResolving(chain.BeginResolving):
    """AVA-RESP-03, AVA-PLAY-02, AVA-PLAY-06, AVA-PLAY-09, AVA-ENCH-04 The newest item resolves; illegal targets are skipped."""


class FinishResolving(chain.FinishResolving):
    """AVA-PLAY-02, AVA-EVENT-01, AVA-EVENT-03, AVA-EVENT-05, AVA-MAGIC-02, AVA-CITY-05 The rest goes to the graveyard."""


class PlaceArrival(placing.PlaceArrival):
    """AVA-STATE-11, AVA-ENCH-02 Its controller names a city that admits the creature, or a host for the enchantment."""


class NameFaction(resources.NameFaction):
    """AVA-GOLD-01, AVA-GOLD-05, AVA-GOLD-12, AVA-AREA-05 The player names any faction; the new resource card is unmarked."""
