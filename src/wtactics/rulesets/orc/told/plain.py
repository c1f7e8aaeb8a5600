"""What is told of ORC in the words that all games share, with its areas and counters."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.match import Match
from wtactics.engine.places import ASIDE, DECK, GONE, GRAVE, HAND, RESERVE, card_of, other_of, what_of
from wtactics.kits import verbs
from wtactics.kits.layout import Area, Counter, Layout
from wtactics.kits.refusal import Grounds
from wtactics.kits.show import Show
from wtactics.kits.told.plainly import Plainly
from wtactics.kits.told.windows import at_table
from wtactics.rulesets.orc.ids import ABIL_07, ABIL_20, STATE_06
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import DEFENSIVE, OFFENSIVE, QUESTS
from wtactics.rulesets.orc.told import words
from wtactics.rulesets.orc.told.asking import asking
from wtactics.rulesets.orc.told.attempts import attempts, drops
from wtactics.rulesets.orc.told.because import BECAUSE
from wtactics.rulesets.orc.told.because_now import Want
from wtactics.rulesets.orc.told.news import log
from wtactics.rulesets.orc.told.pointing import leaps, pointing
from wtactics.rulesets.orc.told.signs import signs
from wtactics.rulesets.orc.told.story import IDS, STORY
from wtactics.rulesets.orc.told.windows import WINDOWS, window
from wtactics.rulesets.orc.told.words import NAMES

PAIRS: Final = (verbs.BLOCK, verbs.REASSIGN, verbs.PICK_UP, verbs.MOUNT)  # their number is a thing, too
AT_ANY_TIME: Final = (STATE_06, ABIL_07, ABIL_20)
AREAS: Final = (
    Area("offensive", "Offensive", "row", 0, OFFENSIVE, open=True, faces="defensive"),
    Area("defensive", "Defensive", "row", 0, DEFENSIVE, open=True, faces="offensive"),
    Area("quests", "Quest", "tasks", 1, QUESTS, open=True),
    Area("resources", "Resources", "pile", 2, RESERVE),
    Area("chapter", "Quest deck", "pile", 2, ASIDE),
    Area("deck", "Deck", "pile", 2, DECK),
    Area("graveyard", "Graveyard", "pile", 2, GRAVE, open=True),
    Area("removed", "Removed", "pile", 2, GONE, open=True),
    Area("hand", "Hand", "fan", 3, HAND),
)


class OrcGrounds(Grounds[OrcTable]):
    """How ORC tells of its refusals."""

    def saying(self, match: Match, w: Want) -> str:
        """What is asked now, where that is about other deeds; but first what is wrong with a card at any time."""
        if w.number in AT_ANY_TIME or match.step.forbids(w.t, w.what, w.thing, w.other) >= 0:
            return super().saying(match, w)
        return self.because.asked(w)


class Telling(Plainly[OrcTable]):
    """Influence, victory points and gold are counted; fronts are named."""

    def show(self) -> Show:
        """All of it: with what is asked, where options point, what may be dragged, why not, and signs."""
        return replace(
            super().show(), asking=asking, window=window, points=pointing, leaps=leaps, attempts=attempts, drops=drops,
            signs=signs, log=log, refused=OrcGrounds(IDS, BECAUSE).refused,
        )  # fmt: skip

    def question(self, t: OrcTable) -> str:
        return words.question(t)

    def labels(self, t: OrcTable) -> list[str]:
        things = vec[i64]([card_of(o) for o in t.options if t.names_thing(what_of(o))])
        others = vec[i64]([other_of(o) for o in t.options if what_of(o) in PAIRS])
        names = self.names.numbered(t, things) | self.names.numbered(t, others)
        return [words.phrase(t, o, names) for o in t.options]

    def layout(self, settings: Any, seats: int) -> Layout:
        plain = super().layout(settings, seats)
        own = (
            Counter("points", "Influence", "score"),
            Counter("victory", "Victory points", "score", goal=settings["winning_points"]),
            Counter("gold", "Gold", "number"),
        )
        piles = [Counter(area.key, area.title, "number") for area in self.counted()]
        return Layout(plain.phases, plain.areas, (*own, *piles), at_table(WINDOWS, seats))

    def counters(self, view: Any, seat: int) -> dict[str, int]:
        return {**super().counters(view, seat), "victory": view.victory(seat), "gold": view.purse(seat)}


TOLD: Final = Telling(NAMES, IDS, AREAS, STORY)
