"""ORC-MATCH and ORC-FORMAT: how many games a match has, and what may be otherwise in it.

Bricks carry most of it: kits/series.py, up to three games, first to two wins, ORC-MATCH-02, and who begins the next,
ORC-MATCH-03; engine/mod.py and games.py make a set of rules of ORC and its mods, ORC-FORMAT-01, ORC-FORMAT-02. That no mod
is on which nobody has named, ORC-FORMAT-04, is the name of the game: "orc" has none. How many sit down stands in deal.py.
"""

from __future__ import annotations

from typing import Final

BEST_OF: Final = 3  # ORC-MATCH-01, which recommends it and no more: whoever wants a single game plays one
