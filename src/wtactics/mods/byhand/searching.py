"""BYHAND-TOOL-10: a player looks through his own deck for a card, which all see, and the deck is shuffled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.places import CREATURE, DECK, GRAVE, HAND, NOBODY, Flow, Option, Seat, Thing, card_of, seat_thing
from wtactics.engine.state import zeros
from wtactics.engine.step import NEXT, NOTHING, Step
from wtactics.engine.table import Table
from wtactics.kits import handwork
from wtactics.kits.handwork import INTO_PLAY
from wtactics.kits.verbs import PASS, PICK
from wtactics.mods.byhand.places import put
from wtactics.mods.byhand.steps import TOOL_01, Toolbox
from wtactics.mods.byhand.tools import MOVING, Tool, has_cards
from wtactics.vocabulary.needs import STACKED

# Notes of the passage of a search.
SEARCHER: Final = 1
WHERE: Final = 2  # the card goes


class Search(Tool):
    """BYHAND-TOOL-10 It is said before where the card will go; then its player looks."""

    def __init__(self, box: Toolbox, lies: Callable[[object], bool], hands: bool) -> None:
        super().__init__(
            handwork.SEARCH,
            [*([int(HAND)] if hands else []), int(INTO_PLAY), *([int(DECK)] if lies(STACKED) else []), int(GRAVE)],
        )
        self.box: Final = box

    def whom(self, t: Any, seat: Seat) -> vec[i64]:
        return vec[i64]([seat_thing(seat)]) if has_cards(t, DECK, seat) else vec[i64]()

    def use(self, t: Any, seat: Seat, thing: Thing, n: i64) -> None:
        t.search(seat, seat)
        t.then(self.box.search, seat, n, 0)


class FindCard(Step[Table]):
    """BYHAND-TOOL-10 He names a card of his deck, or none; all see it, and the deck is shuffled."""

    def ask(self, t: Table) -> None:
        seat = t.note(SEARCHER)
        if t.out[seat] != 0:
            return
        t.ask(seat)
        t.offer(PASS)
        t.offer_each(PICK, to_be_found(t, seat, t.note(WHERE)))

    def forbids(self, t: Table, what: i64, thing: Thing, other: i64) -> i64:
        return -1 if what not in (PICK, PASS) else TOOL_01

    def do(self, t: Table, answer: Option) -> Flow:
        seat = t.note(SEARCHER)
        found = NOBODY if answer in (NOTHING, PASS) else card_of(answer)
        t.shuffle(seat)
        if found != NOBODY:
            t.show(found, (1 << t.seats) - 1)
            put(t, seat, found, t.note(WHERE))
        return NEXT


def to_be_found(t: Table, seat: Seat, where: i64) -> vec[i64]:
    """One card of each print in the seat's deck that can go there, in an order that tells nothing."""
    first = zeros(len(t.library.type), NOBODY)
    for c in t.at(DECK, seat):
        d = t.printed[c]
        fits = t.library.type[d] == CREATURE or where != INTO_PLAY
        if fits and 1 << t.library.type[d] & MOVING != 0 and (first[d] == NOBODY or c < first[d]):
            first[d] = c
    out = vec[i64]()
    for c in first:
        if c != NOBODY:
            out = append(out, c)
    return out
