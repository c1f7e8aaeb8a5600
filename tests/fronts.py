"""A trial ruleset for what ARC and SLOT do not answer: ARC with two fronts, assigned creatures, a monster."""

from __future__ import annotations

from dataclasses import replace
from types import ModuleType
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from scenes.arc import KIT, Scene
from wtactics.engine.meaning import HOMES, MARKS
from wtactics.engine.places import ATTACHED, BOARD, GRAVE, NOBODY, CardId, Seat, Thing, is_seat
from wtactics.engine.state import Terms
from wtactics.kits.cities import ARMY
from wtactics.kits.game import nothing_else
from wtactics.rulesets.arc.deal import ArcDealing
from wtactics.rulesets.arc.speech.contents import SPEECH
from wtactics.rulesets.arc.table import ArcTable
from wtactics.vocabulary.nouns.naming import DetailPhrase
from wtactics.vocabulary.speech import Speech

OFFENSE: Final = ARMY
DEFENSE: Final = BOARD + 2
ASSIGNED: Final = 2  # the third state of a card, neither marked nor unmarked
SHUNNED: Final = 9901  # the rule by which one's own assigned creatures are no targets


class Fronts(ArcTable):
    """The table of the trial."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms)
        self.fought: vec[i64] = vec[i64]()  # by card: the front where it was last
        self.monster: CardId = NOBODY
        self.stamina: i64 = 0

    def clone(self) -> Fronts:
        t = Fronts(self.terms)
        self.copy_to(t)
        self.copy_columns(t)
        t.fought = self.fought[:]
        t.monster, t.stamina = self.monster, self.stamina
        return t

    def add_card(self, d: i64, seat: Seat) -> None:
        super().add_card(d, seat)
        self.fought = append(self.fought, NOBODY)

    # ---- near and far

    def move(self, c: CardId, kind: i64, seat: Seat, on_top: bool = False) -> None:
        """Remember the front that a card leaves, for its texts may speak after it."""
        if self.is_front(self.place[c] & 15):
            self.fought[c] = self.place[c] & 15
        super().move(c, kind, seat, on_top)

    def change_front(self, c: CardId) -> None:
        """The creature goes to its player's other front."""
        self.move(c, OFFENSE + DEFENSE - self.kind(c), self.controller[c])
        self.stirred(HOMES)

    def is_front(self, kind: i64) -> bool:
        return kind in (OFFENSE, DEFENSE)

    def front(self, c: CardId) -> i64:
        """Where the card is, or was before it left play; NOBODY if it is in no front, and so near everything."""
        if self.kind(c) == ATTACHED:
            return NOBODY if is_seat(self.host[c]) else self.front(self.host[c])
        return self.kind(c) if self.is_front(self.kind(c)) or self.in_play(c) else self.fought[c]

    def near(self, c: CardId) -> bool:
        """In the same front of one player, or in opposite ones of two."""
        here, there = self.front(self.me), self.front(c)
        if not (self.is_front(here) and self.is_front(there)):
            return True
        side = self.controller[self.me] if self.in_play(self.me) else self.you
        return (here == there) == (side == self.controller[c])

    # ---- assigned

    def assign(self, c: CardId) -> None:
        """The creature is neither marked nor unmarked from now on."""
        self.marked[c] = ASSIGNED
        self.stirred(MARKS)

    def shuns(self, thing: Thing) -> i64:
        """His own player does not reach who is assigned."""
        return SHUNNED if self.marked[thing] == ASSIGNED and self.controller[thing] == self.you else 0

    # ---- a monster

    def yields(self, c: CardId, kind: i64) -> bool:
        """What would kill the monster costs it a point of stamina, the last one its life; nothing moves it."""
        if c != self.monster:
            return True
        if kind == GRAVE:
            self.stamina -= 1
            self.changes += 1
        return self.stamina == 0


class FrontsDealing(ArcDealing):
    """It deals tables of the trial."""

    def empty(self, terms: Terms) -> Fronts:
        return Fronts(terms)


def words() -> ModuleType:
    """The family of phrases that the trial adds."""
    family = ModuleType("zones")
    family.PHRASES = [DetailPhrase("reach", '"in" "all" "zones"', "near", False)]  # type: ignore[attr-defined]
    return family


NEARBY: Final = Speech(
    SPEECH.phases, SPEECH.times, [*SPEECH.families, words()], SPEECH.keywords, SPEECH.guide, local=True
)
TRIAL: Final = replace(KIT.game, speech=NEARBY, dealing=FrontsDealing, sound=nothing_else)


def trial(text: str, cards: dict[str, str] | None = None, *behind: str) -> tuple[Scene, Fronts]:
    """A scene of the trial, set as those of ARC are, at its first question, with those named behind; and its table."""
    s = Scene.set(text, cards=cards, game=TRIAL)
    for name in behind:
        s.table.change_front(s.card(name))
    s.go_on()
    return s, s.table
