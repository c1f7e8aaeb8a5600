"""What a view of ARC shows beyond cards and points."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.places import HAND, NOBODY, CardId, Option, Seat
from wtactics.engine.rows import FRAME, OCCASION
from wtactics.engine.step import WINDOW
from wtactics.engine.view import View
from wtactics.kits.coins import COLOURS
from wtactics.kits.layout import Prospect
from wtactics.kits.targets import own_goal
from wtactics.rulesets.arc.rules.combat import cannot_attack
from wtactics.rulesets.arc.rules.crea import cannot_arrive
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.terms import BIDDING, COMBAT
from wtactics.rulesets.arc.told.claims import claim_brief, claim_notes, claim_now, claimed_cities
from wtactics.rulesets.arc.told.proposal import best_payment
from wtactics.rulesets.arc.told.prospects import attackers_now, combat_now, prospect


class ArcView(View):
    """All that one seat may know of a table of ARC."""

    def __init__(self, table: ArcTable, seat: Seat) -> None:
        super().__init__(table, seat)
        self._arc: Final = table

    @property
    def defending(self) -> int:
        """The attacked player, NOBODY while nobody is."""
        return self._arc.defending

    @property
    def claimed(self) -> int:
        """The disciplines claimed in this Tactics phase, as bits."""
        return self._arc.claimed

    def gems(self, seat: Seat) -> vec[i64]:
        """ARC-POWER-05 The seat's free gems by faction, and their sum at the end; they lie open."""
        return self._arc.gems(seat)

    def brings(self, faction: i64) -> bool:
        """Are there cards of this faction in the deck that the view's own seat has brought? It knows its list."""
        t = self._arc
        for c in range(len(t.owner) - t.tokens):
            if t.owner[c] == self.seat and t.library.faction[t.printed[c]] == faction:
                return True
        return False

    def attackers(self) -> vec[i64]:
        """The attackers, in the order of their combats."""
        return self._arc.attackers[:]

    def bids(self) -> vec[i64]:
        """Seat and card, for each resident marked for the claim under way."""
        return self._arc.bids[:]

    def travelled(self) -> vec[i64]:
        """ARC-MOVE-04 The cities that were part of a move this turn."""
        return self._arc.travelled[:]

    def founding(self) -> vec[i64]:
        """ARC-SETUP-01 The cities that this seat has chosen to begin with; the choices of others are secret."""
        t = self._arc
        return vec[i64]([c for c in t.founding if self.seat != NOBODY and t.owner[c] == self.seat])

    def own_goal(self, c: CardId, ability: i64) -> str:
        """ARC-PLAY-07 What is of the seat's own and the only target of this text of its card; nothing where there is none."""
        return own_goal(self._arc, self.seat, c, self.library.abilities[ability])

    def prospect(self, block: Option) -> Prospect | None:
        """What a combat would come to with this defender; everybody may reckon that."""
        return prospect(self._arc, block)

    def combat(self) -> str:
        """What the combat that is about to be fought comes to if nobody responds; everybody may reckon that."""
        return combat_now(self._arc, self._arc.agenda[self._arc.frame - FRAME + 1]) if self.fighting else ""

    def named_attackers(self) -> str:
        """Who attacks, with what."""
        return attackers_now(self._arc)

    def claim(self) -> str:
        """The claim under way with all its bids, which lie open; nothing where there is none."""
        t = self._arc
        for below in (0, 1):
            if self.is_under_way(BIDDING, below):
                return claim_now(t, t.agenda[t.frame - below * FRAME + 1], self.seat)
        return ""

    def claim_brief(self, discipline: int) -> tuple[str, ...]:
        """What a claim of this discipline is about, in a few signs; everybody may reckon that."""
        return claim_brief(self._arc, discipline)

    def claim_notes(self, discipline: int) -> tuple[str, ...]:
        """The same in words."""
        return claim_notes(self._arc, discipline)

    def claimable(self, discipline: int) -> tuple[int, ...]:
        """The cities whose advantages a claim of this discipline is about."""
        return tuple([int(c) for c in claimed_cities(self._arc, discipline)])

    def senders(self, goal: int) -> tuple[int, ...]:
        """ARC-COMBAT-01 The creatures that could be sent against a city or a player's army; all of it lies open."""
        t = self._arc
        return tuple([int(c) for c in t.board if cannot_attack(t, c, goal) == 0])

    def proposal(self) -> Option:
        """ARC-POWER-14 The payment that leaves most to the rest of the own hand, NOBODY where none is asked."""
        return best_payment(self._arc, self.seat) if self.mine else NOBODY

    def wanted(self, faction: int) -> int:
        """How many cards of this faction the view's own seat holds."""
        return len([c for c in self.at(HAND, self.seat) if self._arc.library.faction[self.printed(c)] == faction])

    def homes(self, c: int) -> tuple[int, ...]:
        """ARC-CREA-01 The own cities that would take in a creature that is played."""
        t = self._arc
        return tuple([int(city) for city in t.cities(self.seat) if cannot_arrive(t, self.seat, c, city) == 0])

    def arrival(self, c: int, home: int) -> int:
        """ARC-CREA-01, ARC-CREA-02 0, or what keeps a creature that is played from arriving in this city or army."""
        return int(cannot_arrive(self._arc, self.seat, c, home))

    # ---- the window that is open

    @property
    def moment(self) -> int:
        """The sort of the open window (see resp.py), NOBODY where something else is asked."""
        return self._arc.note(OCCASION) if self.is_under_way(WINDOW, 0) else NOBODY

    @property
    def bidding(self) -> bool:
        """Does the window stand between the bids of a claim?"""
        return self.is_under_way(BIDDING, 1)

    @property
    def fighting(self) -> bool:
        """Does the window stand in a single combat?"""
        return self.is_under_way(COMBAT, 1)

    def is_under_way(self, passage: i64, below: i64) -> bool:
        """Is the open question asked in this passage, or so many passages above it? What the rules do next is no secret."""
        t = self._arc
        at = t.frame - below * FRAME
        if t.over or at < 0 or at >= t.agenda_end:
            return False
        return t.terms.starts[passage] <= t.agenda[at] < t.terms.starts[passage + 1]

    def extras(self) -> dict[str, list[int]]:
        t = self._arc
        return {
            "defending": [int(t.defending)],
            "claimed": [int(t.claimed)],
            "attackers": [int(c) for c in t.attackers],
            "bids": [int(n) for n in t.bids],
            "travelled": [int(c) for c in t.travelled],
            "founding": [int(c) for c in self.founding()],
            "produced": [int(n) for n in t.extra],
            "gems": [int(n) for seat in range(t.seats) for n in self.gems(seat)[:COLOURS]],
        }
