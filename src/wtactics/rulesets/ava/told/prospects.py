"""What combats of AVA come to, in words, and what it means to stand alongside."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.places import ATTACKER, AVATAR, SEAT_THING, CardId, is_seat
from wtactics.kits.fights import force
from wtactics.kits.realm.terms import COMBAT, WINNING_POINTS
from wtactics.kits.sentences import seat_slot
from wtactics.kits.told.outlook import Foresight, Outlook
from wtactics.kits.told.prospects import Prospects
from wtactics.rulesets.ava.rules.combat import Blows, NameDefenders
from wtactics.rulesets.ava.rules.state import StateCheck
from wtactics.rulesets.ava.table import AvaTable
from wtactics.rulesets.ava.told.words import NAMES


class AvaForesight(Foresight[AvaTable]):
    """Avatars suffer in life points, and who stands aside gives victory points."""

    def life(self, t: AvaTable, c: CardId, a: CardId) -> i64:
        """AVA-AVATAR-02 The DEF of an avatar is the life of its player."""
        return t.points[t.controller[c]] if t.type(c) == AVATAR else super().life(t, c, a)

    def suffered(self, t: AvaTable, after: AvaTable, c: CardId, a: CardId) -> i64:
        """AVA-AVATAR-04 Damage to the avatar takes life points."""
        seat = t.controller[c]
        return t.points[seat] - after.points[seat] if t.type(c) == AVATAR else super().suffered(t, after, c, a)

    def add_loss(self, t: AvaTable, after: AvaTable, found: Outlook) -> None:
        """AVA-AVATAR-08 Points that the attacking player gains, where the attacked one stands aside."""
        super().add_loss(t, after, found)
        if is_seat(found.goal) and not t.alongside:
            found.loss = after.victory[t.active] - t.victory[t.active]


class AvaProspects(Prospects[AvaTable]):
    """What becomes of who is not blocked."""

    def unopposed(self, t: AvaTable, found: Outlook) -> str:
        if is_seat(found.goal) and not t.alongside:
            return f"{seat_slot(int(t.active))} gains {found.loss} VP"
        return super().unopposed(t, found)


FORESIGHT: Final[AvaForesight] = AvaForesight(COMBAT, NameDefenders(), Blows(), StateCheck())
PROSPECTS: Final[AvaProspects] = AvaProspects(NAMES, FORESIGHT, "LP", "LP")


def alongside(t: AvaTable) -> str:
    """Who was let through, and what their damage does either way; everybody may reckon that."""
    if t.goal < SEAT_THING:
        return ""
    through = [int(a) for a in t.attackers if t.role[a] == ATTACKER]
    n = sum([int(force(t, a)) for a in through])
    attacker = seat_slot(int(t.active))
    return (
        f"Nobody blocks {PROSPECTS.attackers(t, through)}. If you defend alongside your creatures you lose {n} of your "
        f"{t.points[t.defending]} LP; if you stand aside {attacker} gains {n} VP, and has {t.victory[t.active]} of the "
        f"{t.setting(WINNING_POINTS)} that win."
    )
