"""The words for a claim of AVA: residents are counted, and whoever marks most of all wins, an opponent too."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.places import Seat
from wtactics.kits.realm.told.claims import ClaimWords
from wtactics.rulesets.ava.table import AvaTable
from wtactics.rulesets.ava.told.words import NAMES


class AvaClaims(ClaimWords[AvaTable]):
    """AVA-TACT-04 A number of residents is bid."""

    def reward(self, t: AvaTable, discipline: i64) -> str:
        """AVA-TACT-05, AVA-TACT-06, AVA-TACT-07 The advantages or a point; all for who wins all."""
        texts = self.advantages(t, discipline)
        return f"{' and '.join(texts)} until the end of this turn, or 1 VP" if len(texts) > 0 else "1 VP"

    def answered(self, t: AvaTable, discipline: i64, seat: Seat, size: i64) -> str:
        """AVA-TACT-04 As many as the most of the others stop them, one more wins."""
        most = max([int(t.size_of(other)) for other in self.rivals(t, seat)], default=0)
        return f"{most} is enough to stop it, and {most + 1} to win it"


CLAIMS: Final[AvaClaims] = AvaClaims(NAMES)
