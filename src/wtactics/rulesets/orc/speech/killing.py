"""Who killed a creature of whose death an ability hears: where several did it together, their controller names one."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import Noun
from wtactics.engine.places import NOBODY, Thing, seat_thing
from wtactics.engine.rows import PAST, PAST_A, PAST_B, PAST_SEAT_A, PAST_TURN
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.deeds.deed import is_among
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import Happened, One, Slot, Things, This
from wtactics.vocabulary.things.picking import Pick
from wtactics.vocabulary.triggers.past import is_this_stay


class Killers(Noun):
    """ORC-DEATH-11 All whose damage or effect made it die, as far as they are in play."""

    def __init__(self, dead: Things) -> None:
        self.dead: Final = dead

    def fits(self, t: Table, thing: Thing) -> bool:
        return is_among(self.all(t), thing)

    def all(self, t: Table) -> vec[i64]:
        out = vec[i64]()
        for i in range(0, len(t.past), PAST):
            c = t.past[i + PAST_A]
            its = t.past[i] == facts.KILLED and t.past[i + PAST_TURN] == t.turn and self.dead.has(t, t.past[i + PAST_B])
            if its and t.in_play(c) and is_this_stay(t, i, c) and not is_among(out, c):
                out = append(out, c)
        return out

    def text(self, many: bool) -> str:
        return f"{'creatures' if many else 'creature'} that killed {self.dead.text()}"


class KillersKeeper(One):
    """Who controls those that killed it."""

    def __init__(self, killers: Killers) -> None:
        self.killers: Final = killers

    def one(self, t: Table) -> Thing:
        found = self.killers.all(t)
        return seat_thing(t.controller[found[0]]) if len(found) > 0 else NOBODY

    def people(self) -> bool:
        return True

    def text(self) -> str:
        return "their controller"


class PlayerWhoKilled(One):
    """ORC-DEATH-11 Whose creature or effect made it die, also if that creature is gone; of several who did it first."""

    def __init__(self, dead: Things) -> None:
        self.dead: Final = dead

    def one(self, t: Table) -> Thing:
        for i in range(0, len(t.past), PAST):
            killed = t.past[i] == facts.KILLED and t.past[i + PAST_TURN] == t.turn
            if killed and t.past[i + PAST_SEAT_A] != NOBODY and self.dead.has(t, t.past[i + PAST_B]):
                return seat_thing(t.past[i + PAST_SEAT_A])
        return NOBODY

    def people(self) -> bool:
        return True

    def text(self) -> str:
        return f"the player that killed {self.dead.text()}"


def heard_dead(who: Things) -> None:
    """Of whom it can be told who has killed them."""
    dead = bare(who)
    if not isinstance(dead, This | Happened) or dead.people():
        raise Misread("a creature of whose death this ability hears", who.text())


def who_killed(reading: Reading, who: Things) -> Things:
    heard_dead(who)
    reading.recall(facts.KILLED)
    return reading.tell(PlayerWhoKilled(who))


def killer(reading: Reading, who: Things) -> Things:
    """One of them, named by their controller."""
    heard_dead(who)
    reading.recall(facts.KILLED)
    killers = Killers(who)
    slot = Slot(f"the creature that killed {who.text()}")
    reading.picked.append(slot)
    reading.pending.append(Pick(KillersKeeper(killers), killers, 1, 1, slot))
    reading.mention(slot, ["creature", "killer", "card"])
    return slot


PHRASES: Final = [
    Phrase("he_player", '"the" "player" ("that" | "whose" ("creature" | "creatures")) "killed" (self | again)', who_killed,
           ["Whenever a creature dies, the player that killed it gains 1 victory point."]),
    Phrase("aimed", '"the" "creature" "that" ("killed" | "kills") (self | again)', killer,
           ["When this creature dies, destroy the creature that killed it."]),
]  # fmt: skip
