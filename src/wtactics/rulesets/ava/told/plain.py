"""What is told of AVA in the words that all games share, with its areas and counters."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from wtactics.engine.places import (
    ASIDE,
    CREATURE,
    DECK,
    FACTIONS,
    GONE,
    GRAVE,
    HAND,
    RESERVE,
    Option,
    card_of,
    what_of,
)
from wtactics.engine.telling import chain_data
from wtactics.kits.cities import ARMY, KINGDOM
from wtactics.kits.layout import Area, Counter, Layout, Pointing
from wtactics.kits.realm.told import attempts, drops, leaps, moments
from wtactics.kits.realm.told import pointing as of_realms
from wtactics.kits.realm.told.pending import PENDING
from wtactics.kits.show import Show
from wtactics.kits.told import windows
from wtactics.kits.told.plainly import Plainly
from wtactics.kits.verbs import NO, PLAY, ROTATE, YES
from wtactics.rulesets.ava.table import AvaTable
from wtactics.rulesets.ava.terms import ATTACK_PHASE
from wtactics.rulesets.ava.told import asking, signs, words
from wtactics.rulesets.ava.told.refusals import DRAFTS, GROUNDS
from wtactics.rulesets.ava.view import AvaView

AREAS: Final = (  # AVA-AREA-01 from the middle outward
    Area("army", "Army", "row", 0, ARMY, open=True),
    Area("kingdom", "Kingdom", "hosts", 1, KINGDOM, open=True),
    Area("reserve", "Gold", "stacks", 2, RESERVE),
    Area("cities", "Cities", "pile", 2, ASIDE, open=True, top=True),
    Area("deck", "Deck", "pile", 2, DECK),
    Area("graveyard", "Graveyard", "pile", 2, GRAVE, open=True),
    Area("removed", "Removed", "pile", 2, GONE, open=True),
    Area("hand", "Hand", "fan", 3, HAND),
)


class Telling(Plainly[AvaTable]):
    """Life points, victory points and free gold are counted; places and payments are named."""

    def show(self) -> Show:
        return replace(
            super().show(), window=asking.window, asking=asking.asking,
            values=signs.values, signs=signs.SIGNS.signs, note=signs.note, attempts=attempts.attempts,
            drops=drops.drops, leaps=leaps.leaps, pending=PENDING.told,
            names=words.NAMES.of_options, points=pointing, proposes=AvaView.proposal, log=words.NEWS.log,
            refused=GROUNDS.refused, continues=DRAFTS.continues,
        )  # fmt: skip

    def question(self, t: AvaTable) -> str:
        return words.question(t)

    def labels(self, t: AvaTable) -> list[str]:
        names = words.NAMES.of_options(t)
        return [words.LABELS.phrase(t, o, names) for o in t.options]

    def layout(self, settings: Any, seats: int) -> Layout:
        plain = super().layout(settings, seats)
        own = (
            Counter("points", "Life points", "score"),
            Counter("victory", "Victory points", "score", goal=settings["winning_points"]),
            *[Counter(f"gems-{key(f)}", f"Free {title} gold", "gems", None, title) for f, title in enumerate(FACTIONS)],
        )
        return Layout(plain.phases, plain.areas, (*own, *plain.counters[1:]), windows.at_table(moments.WINDOWS, seats))

    def counters(self, view: Any, seat: int) -> dict[str, int]:
        gold = view.gems(seat)
        free = {f"gems-{key(faction)}": int(gold[faction]) for faction in range(len(FACTIONS))}
        return {**super().counters(view, seat), "victory": view.victory(seat), **free}


def pointing(view: AvaView, o: Option) -> Pointing:
    """AVA-CREA-01, AVA-CITY-04 Creatures go to the Army unless they are laid in a city; the cities deck turns where it lies."""
    if what_of(o) == ROTATE:
        return Pointing(area="cities")
    at = of_realms.pointing(view, o)
    if what_of(o) in (YES, NO) and view.phase == ATTACK_PHASE and len(chain_data(view)) == 0:  # AVA-AVATAR-07
        return replace(at, words="defend alongside" if what_of(o) == YES else "stand aside")
    if what_of(o) == PLAY and view.type(int(card_of(o))) == CREATURE:
        return replace(at, onto_area="army")
    return at


def key(faction: int) -> str:
    """What a faction is called in the key of its counter."""
    return FACTIONS[faction].lower().replace(" ", "-")


TOLD: Final = Telling(words.NAMES, words.IDS, AREAS, words.STORY)
