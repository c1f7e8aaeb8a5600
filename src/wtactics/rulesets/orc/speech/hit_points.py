"""Hit points of what stands on a Confrontation: how many it has lost, for whom, and what gives it one back."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.facts import WEAKENED
from wtactics.engine.meaning import ANYTHING, Noun, Number, Trigger
from wtactics.engine.places import NOBODY, Flow, Option, Seat, Thing
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.orc.pacts import OfQuest, hit_points_of
from wtactics.rulesets.orc.questing import Questing
from wtactics.rulesets.orc.speech.acts import of_quest
from wtactics.vocabulary.changes.raising import get_for_each
from wtactics.vocabulary.changes.values import Get, change_for_each, get
from wtactics.vocabulary.deeds.deed import STATED, STATEMENT, Deed, first_seat
from wtactics.vocabulary.numbers.meaning import CountOf
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, This, You
from wtactics.vocabulary.things.mentioning import plain, same


def attacker_of(t: Questing) -> Seat:
    """Whose creatures attack the monster that speaks, NOBODY if none do."""
    for a in t.attackers:
        if t.prey[a] == t.me:
            return t.controller[a]
    return NOBODY


class LostHits(Noun):
    """ORC-QUEST-47 The hit points that the monster has lost for the player who attacks it; none while nobody does."""

    def fits(self, t: Table, thing: Thing) -> bool:
        return False

    def count(self, t: Table) -> i64:
        assert isinstance(t, Questing)
        seat, printed = attacker_of(t), hit_points_of(t, t.me)
        return printed - t.hits_left(t.me, seat, printed) if seat != NOBODY else 0

    def depends(self) -> i64:
        return ANYTHING

    def text(self, many: bool) -> str:
        return f"hit point{'s' if many else ''} it has lost for the player who attacks it"


class Regain(Deed):
    """ORC-QUEST-47 The monster has hit points back that it had lost for a player, and never more than are printed."""

    def __init__(self, number: i64, players: Things | None) -> None:
        self.number: Final = number
        self.players: Final = players

    def do(self, t: Table, answer: Option) -> Flow:
        assert isinstance(t, Questing)
        seat = first_seat(t, self.players) if self.players is not None else t.active if t.keeper != NOBODY else NOBODY
        if seat != NOBODY and t.is_open(t.me):
            for _ in range(self.number):
                t.recover(t.me, seat, hit_points_of(t, t.me))
        return NEXT

    def text(self) -> str:
        whom = "" if self.players is None else f" for {self.players.text()}"
        return f"this quest regains {self.number} hit point{'' if self.number == 1 else 's'}{whom}"


def regains(reading: Reading, number: Number, players: Things | None = None) -> Regain:
    of_quest(reading)
    things = reading.subject()
    if not isinstance(getattr(things, "things", things), This):
        raise Misread("this quest", things.text())
    return Regain(plain(number), players)


def hits_lost(reading: Reading, *_said: Any) -> Number:
    of_quest(reading)
    return CountOf(LostHits())


def gets_for_lost(reading: Reading, bonus: tuple[Number, Number], lost: Number) -> Get:
    """It has lost none for anybody outside a combat, so to say in which it gets them says nothing more."""
    return get(reading, change_for_each(reading, bonus, lost))


def fights_for_lost(reading: Reading, things: Things, bonus: tuple[Number, Number], lost: Number) -> Get:
    return get_for_each(reading, lost, things, bonus)


def loses_hit_point(reading: Reading, things: Things | None = None) -> Trigger:
    of_quest(reading)
    if things is not None and not isinstance(things, This):
        raise Misread("this quest", things.text())
    return OfQuest(WEAKENED, "whenever this quest loses a hit point")


def who_took_it(reading: Reading) -> Things:
    """ORC-QUEST-47 The player for whom it has lost the hit point of which the trigger tells."""
    of_quest(reading)
    return You()


GETS: Final = '("gets" | "get" | "has" | "have" | "gains" | "gain")'
POINTS: Final = '("hit" ("point" | "points"))'
LOST: Final = '("that"? "it" ("has" | "had") "lost" | "that"? "self" "has" "lost" | "lost")'
ATTACKS_IT: Final = '("attacks" | "is" "attacking" | "fights" | "is" "fighting") ("it" | self)'
HIM: Final = f'(("the" | "a" | "that") "player" ("that" {ATTACKS_IT})? | "the" "attacking" "player" | "you" | "him")'
FOR: Final = f'(("to" | "for" | "against") {HIM})'
TAKEN: Final = f'"that"? {HIM} ("has" | "have") "already"? "taken" "from" ("it" | self)'
HIS: Final = '("his" | "your" | "their" | "that" "player" "\'s" | "the" "attacking" "player" "\'s")'
FIGHT: Final = (
    f'(("in" | "during") "combat" ("with" {HIS}? ("creatures" | "attackers"))?'
    f' | "against" ({HIM} | {HIS} ("creatures" | "attackers")))'
)
THEM: Final = '("a" | "one" | "one" "or" "more")'
PHRASES: Final = [
    Phrase("for_each", "for_lost", same),
    Phrase("for_lost", f'"for" "each" {POINTS} ({LOST} {FOR}? | {TAKEN})', hits_lost,
           ["Slay this quest (4/4, 3 hit points). It gets +1/+0 for each hit point it has lost."]),
    Phrase(STATED, f"{GETS} bonus {FIGHT} for_lost", gets_for_lost),
    Phrase(STATEMENT, f'for_lost "," self {GETS} bonus {FIGHT}', get_for_each,
           ["Slay this quest (4/4, 3 hit points). For each hit point it has lost, it gets +1/0 in combat with creatures."]),
    Phrase(STATEMENT, f'{FIGHT} ","? self {GETS} bonus for_lost', fights_for_lost),
    Phrase("happening", f'(self | "it") "loses" {THEM} {POINTS} ("in" "combat")?', loses_hit_point),
    Phrase("he_player", '"the" "player" ("for" "whom" "it" "lost" ("it" | "the" "hit" "point") | "that" "took" ("it" | "the"'
           ' "hit" "point") | "whose" "count" "fell")', who_took_it),
    Phrase("deed", f'({{regain}} | {{recover}} | {{gain}}) number {POINTS} ("for" he_player)?', regains),
]  # fmt: skip
