"""Combats in words: who leaves one, who is in one with whom, by how many somebody is defended against."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import ROLES
from wtactics.engine.places import ATTACKER, BLOCKED, PEACE, CardId, Flow, Option
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.kits.fights import defenders_of
from wtactics.kits.realm.table import Realm
from wtactics.language.phrase import TOLD, Phrase
from wtactics.vocabulary.deeds.deed import Deed, cards_by, lying
from wtactics.vocabulary.nouns.cards import ANYWHERE, CardNoun
from wtactics.vocabulary.nouns.describing import Bound
from wtactics.vocabulary.nouns.limits import AT_LEAST, EXACTLY, bound_text, compares
from wtactics.vocabulary.nouns.naming import DetailPhrase
from wtactics.vocabulary.nouns.quality import Being, Quality
from wtactics.vocabulary.nouns.sorts import ATTACKING, DEFENDING, Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.narrowing import narrow
from wtactics.vocabulary.things.meaning import Things, You, clause
from wtactics.vocabulary.things.mentioning import plain


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


def so_defended(reading: Reading, bound: Bound) -> Quality:
    return DefendedBy(bound.relation, plain(bound.number))


def so_defended_or_not(reading: Reading, *bound: Bound) -> Quality:
    return so_defended(reading, bound[0]) if bound else defended(reading)


def defended(reading: Reading) -> Quality:
    return DefendedBy(AT_LEAST, 1)


def while_they(reading: Reading, words: str) -> Quality:
    """Of those who attack, or defend, at the time."""
    role = ATTACKING if words == "attacking" else DEFENDING
    return narrow(reading, Being(CardNoun([Sort(role=role)], where=ANYWHERE), words))


COMBAT: Final = '("the" | "its" | "their" | "that")? ("combat" | "attack" | "battle" | "fight")'
BEING: Final = '("is" | "are")'
STOPPED: Final = '("blocked" | "defended" "against")'
PHRASES: Final = [
    DetailPhrase("post", '("that" ("is" | "are" | "was" | "were"))? ("left" ("unblocked" | "undefended") |'
           ' "let" "through")', "quality", Unopposed()),
    Phrase("deed", f'{{remove}} things "from" {COMBAT}', leave_combat,
           ["Remove target attacking creature from combat.", "Remove target attacker from combat and unmark it."]),
    Phrase(TOLD, f'({BEING} "removed" "from" | "leaves" | "leave") {COMBAT}'
           ' | "no" "longer" ("defends" | "defend" | "attacks" | "attack" | "blocks" | "block")', leaves_combat,
           ["Target defender is removed from combat."]),
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
