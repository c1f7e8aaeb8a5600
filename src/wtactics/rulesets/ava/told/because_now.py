"""What is going on at a table of AVA, and what somebody lacks to pay, as whoever is asked is told it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.places import FACTIONS, CardId
from wtactics.kits import verbs
from wtactics.kits.asked import verb_asked
from wtactics.kits.coins import units_in
from wtactics.kits.realm.told.because import Reasons
from wtactics.kits.realm.told.because_price import Prices
from wtactics.kits.realm.told.now import RealmNow
from wtactics.kits.told.because import Want as OfTable
from wtactics.rulesets.ava.rules.times import PHASES
from wtactics.rulesets.ava.table import AvaTable
from wtactics.rulesets.ava.terms import DRAW_PHASE, TACTICS
from wtactics.rulesets.ava.told.words import NAMES

Want = OfTable[AvaTable]
DOING: Final[dict[int, str]] = {
    verbs.LAY: "you are choosing what to do in this phase",
    verbs.ROTATE: "you are choosing what to do in this phase",
}


class AvaNow(RealmNow[AvaTable]):
    """What is going on in a match of AVA; what rules ask with a yes and a no is theirs."""

    def doing(self, t: AvaTable) -> str:
        if verb_asked(t) not in (verbs.YES, verbs.NO) or len(t.chain) > 0:
            return super().doing(t)
        if t.phase == DRAW_PHASE:
            return "you are choosing whether you draw a second card"
        if t.phase == TACTICS:
            return "you are choosing what you take for the bids that you have won"
        return "you are choosing whether you defend alongside your creatures"


class AvaPrices(Prices[AvaTable]):
    """AVA-GOLD-09 What must be paid in the card's own gold is what its loyalty marks do not let others pay."""

    def own_lacking(self, t: AvaTable, c: CardId, cost: i64) -> str:
        d = t.printed[c]
        own, marks = FACTIONS[t.library.faction[d]], t.library.loyalty[d]
        least, free = max(0, cost - marks), units_in(t.purse(t.asked), t.library.faction[d])
        loyal = (
            f"its loyalty marks let {marks} of that be other gold"
            if marks > 1
            else "its loyalty mark lets 1 be other gold"
        )
        so = f"and {loyal}: at least {least} must be {own} gold" if marks > 0 else f"all of it {own} gold"
        return f"{self.now.called(t, c)} costs {cost} gold, {so}, and you have {free} of that free."


NOW: Final[AvaNow] = AvaNow(NAMES, DOING)
SAY: Final[Reasons[AvaTable]] = Reasons[AvaTable](NOW, "creature or avatar", PHASES)
PRICES: Final[AvaPrices] = AvaPrices(NOW, "gold", "gold")
