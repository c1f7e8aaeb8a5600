"""What a view of a realm shows beyond cards and points: gems, fights, bids, and the window that is open."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.places import HAND, NOBODY, CardId, Option, Seat
from wtactics.engine.rows import FRAME, OCCASION
from wtactics.engine.step import WINDOW
from wtactics.engine.view import View
from wtactics.kits.layout import Pointing, Prospect
from wtactics.kits.realm.attacks import cannot_attack
from wtactics.kits.realm.table import Realm
from wtactics.kits.realm.terms import BIDDING, COMBAT
from wtactics.kits.realm.thresholds import cannot_arrive
from wtactics.kits.realm.told.claims import ClaimWords
from wtactics.kits.realm.told.proposal import best_payment
from wtactics.kits.targets import own_goal
from wtactics.kits.told.prospects import Prospects


class RealmView(View):
    """All that one seat may know of the table of a game with cities."""

    def __init__(self, table: Realm, seat: Seat) -> None:
        super().__init__(table, seat)
        self._realm: Final = table

    @property
    def defending(self) -> int:
        """The attacked player, NOBODY while nobody is."""
        return self._realm.defending

    @property
    def claimed(self) -> int:
        """The disciplines claimed in this Tactics phase, as bits."""
        return self._realm.claimed

    def gems(self, seat: Seat) -> vec[i64]:
        """The seat's free units by faction, and their sum at the end; they lie open."""
        return self._realm.gems(seat)

    def marches(self, c: int) -> bool:
        """Does the card move, fight and bid?"""
        return self._realm.is_card(c) and self._realm.marches(c)

    def brings(self, faction: i64) -> bool:
        """Are there cards of this faction in the deck that the view's own seat has brought? It knows its list."""
        t = self._realm
        for c in range(len(t.owner) - t.tokens):
            if t.owner[c] == self.seat and t.library.faction[t.printed[c]] == faction:
                return True
        return False

    def attackers(self) -> vec[i64]:
        """The attackers, in the order of their combats."""
        return self._realm.attackers[:]

    def bids(self) -> vec[i64]:
        """Seat and card, for each resident marked for the claim under way."""
        return self._realm.bids[:]

    def own_goal(self, c: CardId, ability: i64) -> str:
        """What is of the seat's own and the only target of this text of its card; nothing where there is none."""
        return own_goal(self._realm, self.seat, c, self.library.abilities[ability])

    # ---- what fights come to

    def prospects(self) -> Prospects[Any]:
        """What the ruleset says of combats."""
        raise NotImplementedError

    def prospect(self, block: Option) -> Prospect | None:
        """What a combat would come to with this defender; everybody may reckon that."""
        return self.prospects().of_block(self._realm, block)

    def combat(self) -> str:
        """What the combat that is about to be fought comes to if nobody responds; everybody may reckon that."""
        t = self._realm
        return self.prospects().combat(t, t.agenda[t.frame - FRAME + 1]) if self.fighting else ""

    def named_attackers(self) -> str:
        """Who attacks, with what."""
        return self.prospects().attackers(self._realm, [int(a) for a in self._realm.attackers])

    def claim(self) -> str:
        """The claim under way with all its bids, which lie open; nothing where there is none."""
        for below in (0, 1):
            if self.is_under_way(BIDDING, below):
                return self.claim_now(self._realm.agenda[self._realm.frame - below * FRAME + 1])
        return ""

    def claim_words(self) -> ClaimWords[Any]:
        """What the ruleset says of claims."""
        raise NotImplementedError

    def claim_now(self, discipline: i64) -> str:
        """The claim of this discipline, in a sentence to the view's seat."""
        return self.claim_words().now(self._realm, discipline, self.seat)

    def claimable(self, discipline: int) -> tuple[int, ...]:
        """The cities whose advantages a claim of this discipline is about."""
        return tuple([int(c) for c in self.claim_words().cities(self._realm, discipline)])

    def claim_pointing(self, discipline: int) -> Pointing:
        """What a claim of this discipline is about, its cities glow while it is looked at; everybody may reckon that."""
        words, t = self.claim_words(), self._realm
        return Pointing(
            aims=self.claimable(discipline), brief=words.brief(t, discipline), notes=words.notes(t, discipline)
        )

    def senders(self, goal: int) -> tuple[int, ...]:
        """The creatures that could be sent against a city or a player's army; all of it lies open."""
        t = self._realm
        return tuple([int(c) for c in t.board if cannot_attack(t, c, goal) == 0])

    def proposal(self) -> Option:
        """The payment that leaves most to the rest of the own hand, NOBODY where none is asked."""
        return best_payment(self._realm, self.seat) if self.mine else NOBODY

    def wanted(self, faction: int) -> int:
        """How many cards of this faction the view's own seat holds."""
        return len([c for c in self.at(HAND, self.seat) if self._realm.library.faction[self.printed(c)] == faction])

    def homes(self, c: int) -> tuple[int, ...]:
        """The own cities (or the seat as a thing: its Army) that would take in a creature that is played."""
        t = self._realm
        return tuple([int(city) for city in t.cities(self.seat) if cannot_arrive(t, self.seat, c, city) == 0])

    def arrival(self, c: int, home: int) -> int:
        """0, or what keeps a creature that is played from arriving in this city or army."""
        return int(cannot_arrive(self._realm, self.seat, c, home))

    # ---- the window that is open

    @property
    def moment(self) -> int:
        """The sort of the open window (see resp.py), NOBODY where something else is asked."""
        return self._realm.note(OCCASION) if self.is_under_way(WINDOW, 0) else NOBODY

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
        t = self._realm
        at = t.frame - below * FRAME
        if t.over or at < 0 or at >= t.agenda_end:
            return False
        return t.terms.starts[passage] <= t.agenda[at] < t.terms.starts[passage + 1]
