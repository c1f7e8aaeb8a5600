"""What combats of ORC come to, with divided damage, monsters, and equipment that may be used."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.places import ATTACKER, BLOCKED, NOBODY, CardId, Option, card_of
from wtactics.engine.values import refresh
from wtactics.kits.fights import defenders_of, force
from wtactics.kits.layout import Prospect
from wtactics.kits.told.outlook import Foresight
from wtactics.kits.told.prospects import Prospects
from wtactics.rulesets.orc.pacts import hit_points_of
from wtactics.rulesets.orc.rules.combat_blows import Blows
from wtactics.rulesets.orc.rules.combat_defence import NameDefenders
from wtactics.rulesets.orc.rules.death import StateCheck
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import COMBAT, DEALT, FIGHTER, ONTO
from wtactics.rulesets.orc.told.words import NAMES


class OrcForesight(Foresight[OrcTable]):
    """ORC-COMBAT-28, ORC-QUEST-53 The attacker's player divides its damage; a monster is fought as a defender is."""

    def foes(self, t: OrcTable, a: CardId) -> vec[i64]:
        return vec[i64]([t.prey[a]]) if t.prey[a] != NOBODY else defenders_of(t, a)

    def divides(self) -> bool:
        return True

    def pour(self, t: OrcTable, c: CardId, n: i64) -> None:
        t.assign_blow(c, n)

    def life(self, t: OrcTable, c: CardId, a: CardId) -> i64:
        """ORC-QUEST-47 Of a monster the hit points that it has for the attacker's player."""
        return t.hits_left(c, t.controller[a], hit_points_of(t, c)) if t.is_monster(c) else super().life(t, c, a)

    def suffered(self, t: OrcTable, after: OrcTable, c: CardId, a: CardId) -> i64:
        return self.life(t, c, a) - self.life(after, c, a) if t.is_monster(c) else super().suffered(t, after, c, a)


PROSPECTS: Final = Prospects(
    NAMES, OrcForesight(COMBAT, NameDefenders(), Blows(), StateCheck()), "influence", "influence"
)


def of_wearing(t: OrcTable, wear: Option) -> Prospect | None:
    """ORC-EQUIP-09, ORC-EQUIP-10 What the combat of its bearer would come to, if this piece were used."""
    trial = t.clone()
    trial.wear(card_of(wear))
    refresh(trial)
    bearer = trial.host[card_of(wear)]
    return PROSPECTS.of_combat(trial, bearer if trial.role[bearer] in (ATTACKER, BLOCKED) else trial.foe[bearer])


def division_told(t: OrcTable) -> str:
    """ORC-COMBAT-28 How much is divided, who gets the next part of it, and of how much it would die."""
    a = t.note(FIGHTER)
    foes, left = defenders_of(t, a), force(t, a) - t.note(DEALT)
    names = [f"{NAMES.of(t, d)} (dies of {max(0, t.defense[d] - t.harm[d])})" for d in foes[t.note(ONTO) :]]
    return (
        f"{NAMES.of(t, a)} deals {left} to {' and '.join(names)}: how much of it to {NAMES.of(t, foes[t.note(ONTO)])}?"
    )
