"""Combats in words: who leaves one, who is in one with whom, by how many somebody is defended against."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import ROLES
from wtactics.engine.places import ATTACKER, BLOCKED, DEFENDER, NOBODY, PEACE, SEAT_THING, CardId, Flow, Option
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.kits.fights import defenders_of
from wtactics.kits.realm.table import Realm
from wtactics.language.phrase import TOLD, Phrase
from wtactics.vocabulary.deeds.deed import Deed, cards_by, lying
from wtactics.vocabulary.nouns.cards import ANYWHERE, CardNoun
from wtactics.vocabulary.nouns.describing import Bound
from wtactics.vocabulary.nouns.limits import AT_LEAST, EXACTLY, bound_text, compares
from wtactics.vocabulary.nouns.naming import Detail, DetailPhrase
from wtactics.vocabulary.nouns.quality import Being, Quality
from wtactics.vocabulary.nouns.sorts import ATTACKING, DEFENDING, Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import All, Things, You, clause
from wtactics.vocabulary.things.mentioning import plain, same
from wtactics.vocabulary.triggers.ways import How


class LeaveCombat(Deed):
    """Attackers and defenders take no part in the attack any more, and stay where they are; others keep their foes."""

    def __init__(self, players: Things, things: Things) -> None:
        self.players: Final = players
        self.things: Final = things

    def do(self, t: Table, answer: Option) -> Flow:
        for c in lying(t, cards_by(t, self.players, self.things)):
            if t.role[c] != PEACE:
                t.leave_combat(c)
        return NEXT

    def text(self) -> str:
        return clause(self.players, "remove", f"{self.things.text()} from combat")


class InCombatWith(Quality):
    """One of the two is an attacker, and the other defends against it."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def holds(self, t: Table, c: CardId) -> bool:
        if t.role[c] == PEACE:
            return False
        for other in self.things.of(t):
            if NOBODY < other < SEAT_THING and (is_against(t, c, other) or is_against(t, other, c)):
                return True
        return False

    def depends(self) -> i64:
        return ROLES | self.things.depends()

    def is_passing(self) -> bool:
        return True

    def rank(self) -> i64:
        return 2  # it names others

    def behind(self) -> str:
        return f"in combat with {self.things.text()}"


def is_against(t: Table, d: CardId, a: CardId) -> bool:
    """Does the one defend against the other?"""
    return t.role[d] == DEFENDER and t.foe[d] == a


class DefendedBy(Quality):
    """So many creatures defend against an attacker now."""

    def __init__(self, relation: i64, number: i64) -> None:
        self.relation: Final = relation
        self.number: Final = number

    def holds(self, t: Table, c: CardId) -> bool:
        return t.role[c] == BLOCKED and compares(len(defenders_of(t, c)), self.relation, self.number)

    def depends(self) -> i64:
        return ROLES

    def behind(self) -> str:
        creatures = "creature" if self.number == 1 else "creatures"
        exactly = "exactly " if self.relation == EXACTLY else ""
        return f"defended against by {exactly}{bound_text(int(self.relation), str(self.number))} {creatures}"


class Unopposed(Quality):
    """An attacker against which nobody was assigned, once all defenders were."""

    def holds(self, t: Table, c: CardId) -> bool:
        assert isinstance(t, Realm)
        return t.answered and t.role[c] == ATTACKER

    def depends(self) -> i64:
        return ROLES

    def before(self) -> str:
        return "unblocked"


def leave_combat(reading: Reading, things: Things, *_place: Things) -> LeaveCombat:
    return LeaveCombat(reading.players(), things)


def leaves_combat(reading: Reading) -> LeaveCombat:
    return LeaveCombat(You(), reading.subject())


def in_combat_with(reading: Reading, things: Things) -> Quality:
    return InCombatWith(things)


def fights_with(reading: Reading, things: Things) -> How:
    quality = InCombatWith(things)
    return How(quality, quality.behind(), False)


def so_defended(reading: Reading, bound: Bound) -> Quality:
    return DefendedBy(bound.relation, plain(bound.number))


def so_defended_or_not(reading: Reading, *bound: Bound) -> Quality:
    return so_defended(reading, bound[0]) if bound else defended(reading)


def defended(reading: Reading) -> Quality:
    return DefendedBy(AT_LEAST, 1)


def very_fellow(reading: Reading, things: Things) -> Things:
    return reading.tell(things)


def while_they(reading: Reading, words: str) -> None:
    """Of those who attack, or defend, at the time."""
    role = ATTACKING if words == "attacking" else DEFENDING
    reading.narrowing = Being(CardNoun([Sort(role=role)], where=ANYWHERE), words)


COMBAT: Final = '("the" | "its" | "their" | "that")? ("combat" | "attack" | "battle" | "fight")'
BEING: Final = '("is" | "are")'
STOPPED: Final = '("blocked" | "defended" "against")'
PHRASES: Final = [
    DetailPhrase("post", '("that" ("is" | "are" | "was" | "were"))? ("left" ("unblocked" | "undefended") |'
           ' "let" "through")', "quality", Unopposed()),
    Phrase("deed", f'{{remove}} things "from" {COMBAT}', leave_combat,
           ["Remove target attacking creature from combat.", "Remove target attacker from combat and unmark it."]),
    Phrase(TOLD, f'({BEING} "removed" "from" | "leaves" | "leave") {COMBAT}', leaves_combat,
           ["Target defender is removed from combat."]),
    Phrase("post", '"in" "combat" "with" fellow', lambda reading, things: Detail("quality", InCombatWith(things)),
           ["When this creature is dealt damage, kill each creature in combat with this creature."]),
    Phrase("how", '"in" "combat" "with" fellow', fights_with,
           ["Whenever a creature dies in combat with this creature, draw a card."]),
    Phrase("predicate", f'{BEING} "in" "combat" "with" fellow', in_combat_with),
    Phrase("predicate", f'{BEING} "in" "combat" "with" ("a" | "an") card_noun',
           lambda reading, noun: InCombatWith(All(noun, True))),
    Phrase("fellow", "self | aimed", same),
    Phrase("fellow", "enchanted_thing", very_fellow),
    Phrase("predicate", f'{BEING} {STOPPED} "by" how_many ("creature" | "creatures" | "defender" | "defenders")', so_defended,
           ["As long as this creature is blocked by two or more creatures, it gets +2/+0."]),
    Phrase("predicate", f"{BEING} {STOPPED}", defended),
    Phrase("doing_so", f'{STOPPED} ("by" how_many ("creature" | "creatures" | "defender" | "defenders"))?', so_defended_or_not,
           ["This creature gets +2/+0 while blocked by two or more creatures."]),
    Phrase("narrowing", '("as" "long" "as" | "when") "they" "attack"', lambda reading: while_they(reading, "attacking")),
    Phrase("narrowing", '("as" "long" "as" | "when") "they" "defend"', lambda reading: while_they(reading, "defending")),
    Phrase("doing_so", '"unblocked" | "undefended" | "unopposed"', lambda reading: Unopposed()),
    DetailPhrase("stance", '"unblocked" | "undefended" | "unopposed" | "non" "-" "defended"', "quality", Unopposed()),
    Phrase("predicate", '("is" | "are") ("unblocked" | "undefended" | "unopposed")', lambda reading: Unopposed(),
           ["As long as this creature is unblocked, it gets +2/+0."]),
]  # fmt: skip
