"""The words for a claim with Regions: creatures of one Domain are counted, and benefits grow with disciplines won."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.places import DISCIPLINES, NOBODY, Seat
from wtactics.kits.sentences import seat_slot
from wtactics.mods.regions.places import DOMAINS
from wtactics.mods.regions.rules.tactics import BENEFITS
from wtactics.mods.regions.table import RegionsTable
from wtactics.mods.regions.told.words import NAMES
from wtactics.rulesets.ava.table import AvaTable
from wtactics.rulesets.ava.told.claims import AvaClaims


class RegionsClaims(AvaClaims):
    """AVA-REGION-17 What a bid is made with, and what it is good for."""

    def cities(self, t: AvaTable, discipline: i64) -> vec[i64]:
        """There are no cities; a claim is of a Domain."""
        return vec[i64]()

    def advantages(self, t: AvaTable, discipline: i64) -> list[str]:
        """What the region of the active player gives for one discipline, for two and for three."""
        assert isinstance(t, RegionsTable)
        region = t.region(t.active)
        if region == NOBODY:
            return []
        d = t.printed[region]
        here = [t.library.abilities[a] for a in range(t.library.first[d], t.library.first[d + 1])]
        texts = [one.text for benefit in BENEFITS for one in here if one.switch == benefit]
        return [f"\N{LEFT DOUBLE QUOTATION MARK}{text}\N{RIGHT DOUBLE QUOTATION MARK}" for text in texts]

    def reward(self, t: AvaTable, discipline: i64) -> str:
        """A benefit, more of them for more disciplines, or a point."""
        texts = self.advantages(t, discipline)
        return f"a step towards {' and '.join(texts)}, or 1 VP" if len(texts) > 0 else "1 VP"

    def at_most(self, t: AvaTable, seat: Seat, discipline: i64) -> int:
        """How many unmarked cards lie in this Domain of the seat; all can see them."""
        return sum([t.marked[c] == 0 for c in t.at(DOMAINS + discipline, seat)])

    def brief(self, t: AvaTable, discipline: i64) -> tuple[str, ...]:
        mine = self.at_most(t, t.active, discipline)
        theirs = max([self.at_most(t, other, discipline) for other in self.rivals(t, t.active)], default=0)
        return (f"you {mine}, others {theirs} at most",)

    def notes(self, t: AvaTable, discipline: i64) -> tuple[str, ...]:
        others = [
            f"{seat_slot(s)} could bid {self.at_most(t, s, discipline)} at most" for s in self.rivals(t, t.active)
        ]
        yours = f"you could bid {self.at_most(t, t.active, discipline)} at most"
        return (f"winning gives {self.reward(t, discipline)}", yours, *others)

    def now(self, t: AvaTable, discipline: i64, seat: Seat) -> str:
        name, size = DISCIPLINES[discipline], t.size_of(t.active)
        prize = f"winning gives {self.reward(t, discipline)}"
        if seat == t.active:
            bids = "; ".join([self.stand(t, other) for other in self.rivals(t, seat)])
            return f"You claim {name} with {size} so far; {prize}. {bids}."
        mine = t.size_of(seat)
        answer = f"Your answer is {mine} so far, of {mine + self.could_bid(t, seat)} at most"
        claim = f"{seat_slot(t.active)} claims {name} with {size}; {prize}."
        return f"{claim} {answer}; {self.answered(t, discipline, seat, size)}."


CLAIMS: Final[RegionsClaims] = RegionsClaims(NAMES)
