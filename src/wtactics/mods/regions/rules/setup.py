"""AVA-REGION-01, AVA-REGION-03: the region piles, their order, and the first active regions."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.places import ASIDE, DECK, GONE, REGION, Flow, Option, Seat, card_of
from wtactics.engine.step import AGAIN, NEXT, NOTHING, Step
from wtactics.kits.verbs import PICK
from wtactics.mods.regions.ids import NUMBER, REGION_01
from wtactics.mods.regions.table import RegionsTable

REGION_PILE: Final = 0  # the setting
ORDERING: Final = 1  # the notes of the passage: whose pile is ordered,
LAID: Final = 2  # and how many of its regions have been laid


class LayPiles(Step[RegionsTable]):
    """AVA-REGION-01, AVA-SETUP-04 Regions lie apart, face down; the main decks are shuffled; then the piles are ordered."""

    def __init__(self, ordering: i64) -> None:
        self.ordering: Final = ordering  # the passage in which that is done

    def do(self, t: RegionsTable, answer: Option) -> Flow:
        for seat in range(t.seats):
            t.shuffle(seat)
            for c in t.at(DECK, seat):
                if t.type(c) == REGION:
                    t.move(c, ASIDE, seat)
        t.then(self.ordering)
        return NEXT


class OrderPile(Step[RegionsTable]):
    """AVA-REGION-01 Each player lays his regions in the order that he likes, from the top; nobody else learns of it."""

    def left(self, t: RegionsTable, seat: Seat) -> vec[i64]:
        """The regions that are still to be laid, one of each name; those that are laid have gone to the bottom."""
        pile, out = t.at(ASIDE, seat), vec[i64]()
        for i in range(len(pile) - t.note(LAID)):
            if not any(t.printed[c] == t.printed[pile[i]] for c in out):
                out = append(out, pile[i])
        return out

    def ask(self, t: RegionsTable) -> None:
        seat = t.note(ORDERING)
        t.ask(seat)
        t.offer_each(PICK, self.left(t, seat))

    def forbids(self, t: RegionsTable, what: i64, thing: i64, other: i64) -> i64:
        if what != PICK:
            return -1
        return 0 if thing in self.left(t, t.note(ORDERING)) else REGION_01

    def do(self, t: RegionsTable, answer: Option) -> Flow:
        seat = t.note(ORDERING)
        if answer != NOTHING and t.note(LAID) < t.mod_setting(NUMBER, REGION_PILE):
            t.move(card_of(answer), ASIDE, seat)
            t.remember(LAID, t.note(LAID) + 1)
        if len(self.left(t, seat)) > 0 and t.note(LAID) < t.mod_setting(NUMBER, REGION_PILE):
            return AGAIN
        self.put_away(t, seat)
        t.remember(ORDERING, seat + 1)
        t.remember(LAID, 0)
        return AGAIN if seat + 1 < t.seats else NEXT

    def put_away(self, t: RegionsTable, seat: Seat) -> None:
        """Of more regions than are laid, the others are out of the game."""
        pile = t.at(ASIDE, seat)
        for i in range(len(pile) - t.note(LAID)):
            t.move(pile[i], GONE, seat)


class TurnUpFirst(Step[RegionsTable]):
    """AVA-REGION-03 When all piles are in order the top region of each is turned up."""

    def do(self, t: RegionsTable, answer: Option) -> Flow:
        for seat in range(t.seats):
            t.turn_up_region(seat)
        return NEXT
