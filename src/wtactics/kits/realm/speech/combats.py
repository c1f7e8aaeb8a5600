"""Combats in words: who leaves one, who is in one with whom, by how many somebody is defended against."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import DONE_ONCE, ROLES, STRIKE_DOUBLE, STRIKE_FIRST
from wtactics.engine.places import (
    ATTACKER,
    BLOCKED,
    CREATURE,
    DEFENDER,
    NOBODY,
    PEACE,
    SEAT_THING,
    CardId,
    Flow,
    Option,
)
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.kits.fights import defenders_of
from wtactics.kits.realm.table import Realm
from wtactics.language.phrase import ORDER, TOLD, Misread, Phrase
from wtactics.vocabulary.deeds.deed import Deed, cards_by, lying
from wtactics.vocabulary.needs import CITIES
from wtactics.vocabulary.nouns.cards import ANYWHERE, CardNoun
from wtactics.vocabulary.nouns.describing import Bound
from wtactics.vocabulary.nouns.joining import of_sorts
from wtactics.vocabulary.nouns.limits import AT_LEAST, EXACTLY, bound_text, compares
from wtactics.vocabulary.nouns.naming import RESIDING, Detail, DetailPhrase
from wtactics.vocabulary.nouns.quality import NAMES_OTHERS, Being, Quality
from wtactics.vocabulary.nouns.sorts import ATTACKING, DEFENDING, Sort
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.meaning import Do
from wtactics.vocabulary.sentences.delaying import Later, keeping
from wtactics.vocabulary.sentences.narrowing import narrow
from wtactics.vocabulary.sentences.parts import Stated
from wtactics.vocabulary.things.meaning import All, Things, You, clause
from wtactics.vocabulary.things.mentioning import plain, same
from wtactics.vocabulary.triggers.campaigns import Ends


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


class EndAttack(Deed):
    """All attackers leave combat, so that the attack is over."""

    def do(self, t: Table, answer: Option) -> Flow:
        assert isinstance(t, Realm)
        for a in t.attackers[:]:
            if t.role[a] != PEACE:
                t.leave_combat(a)
        return NEXT

    def text(self) -> str:
        return "end the attack"


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


class InCombatWithSome(Quality):
    """So many creatures defend against it, or it defends against so many: against one."""

    def __init__(self, noun: CardNoun, relation: i64, number: i64, words: str) -> None:
        self.noun: Final = noun
        self.relation: Final = relation
        self.number: Final = number
        self.words: Final = words

    def holds(self, t: Table, c: CardId) -> bool:
        foes = defenders_of(t, c) if t.role[c] != DEFENDER else vec[i64]([t.foe[c]])
        n: i64 = 0
        for foe in foes:
            n += i64(NOBODY < foe < SEAT_THING and t.role[foe] != PEACE and self.noun.fits(t, foe))
        return t.role[c] != PEACE and compares(n, self.relation, self.number)

    def depends(self) -> i64:
        return ROLES | self.noun.depends()

    def is_passing(self) -> bool:
        return True

    def rank(self) -> i64:
        return NAMES_OTHERS

    def behind(self) -> str:
        return f"in combat with {self.words}"


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
    return LeaveCombat(reading.players(), with_avatars(things))


def leaves_combat(reading: Reading) -> LeaveCombat:
    return LeaveCombat(You(), with_avatars(reading.subject()))


def with_avatars(things: Things) -> Things:
    """Of all attackers an avatar is one, too: no attack goes on with it alone (AVA-AVATAR-06)."""
    if not isinstance(things, All) or not isinstance(things.noun, CardNoun):
        return things
    noun = things.noun
    if any(sort.word != "attacker" or sort.kinds or sort.types != 1 << CREATURE for sort in noun.sorts):
        return things
    sorts = [
        Sort(types=RESIDING, mark=each.mark, role=each.role, damaged=each.damaged, word=each.word)
        for each in noun.sorts
    ]
    return All(of_sorts(noun, sorts), things.each)


def end_of_attack(reading: Reading) -> Later:
    return Later(Ends(facts.ATTACK_OVER, None, None, "at the end of the attack"), DONE_ONCE, kept=keeping(reading))


def attack_over(reading: Reading) -> EndAttack:
    return EndAttack()


def so_defended(reading: Reading, bound: Bound) -> Quality:
    return DefendedBy(bound.relation, plain(bound.number))


def so_defended_or_not(reading: Reading, *bound: Bound) -> Quality:
    return so_defended(reading, bound[0]) if bound else defended(reading)


def in_combat_with_some(reading: Reading, bound: Bound, *said: CardNoun) -> Quality:
    noun, n = said[0] if said else CardNoun([Sort(types=1 << CREATURE, word="creature")]), plain(bound.number)
    exactly = "exactly " if bound.relation == EXACTLY else ""
    words = f"{exactly}{bound_text(bound.relation, str(n))} {noun.text(n > 1)}"
    return InCombatWithSome(noun, bound.relation, n, words)


def in_combat_with_one(reading: Reading, *said: CardNoun) -> Quality:
    return in_combat_with_some(reading, Bound(EXACTLY, Fixed(1)), *said)


def defended(reading: Reading) -> Quality:
    return DefendedBy(AT_LEAST, 1)


def while_they(reading: Reading, words: str) -> Quality:
    """Of those who attack, or defend, at the time."""
    role = ATTACKING if words == "attacking" else DEFENDING
    return narrow(reading, Being(CardNoun([Sort(role=role)], where=ANYWHERE), words))


def in_its_combat(reading: Reading, said: list[Stated]) -> list[Stated]:
    """Nobody strikes but in combat."""
    for each in said:
        for statement in each.statements:
            if not isinstance(statement, Do) or statement.act.deeds & ~STRIKES != 0:
                raise Misread("how it strikes", statement.text())
    return said


STRIKES: Final = bit_of(STRIKE_FIRST) | bit_of(STRIKE_DOUBLE)
COMBAT: Final = '("the" | "its" | "their" | "that")? ("combat" | "attack" | "battle" | "fight")'
BEING: Final = '("is" | "are")'
STOPPED: Final = '("blocked" | "defended" "against")'
WITH: Final = '"in" "combat" "with"'
NO_ONE: Final = '("nobody" | "no" "one" | "no" ("creature" | "defender"))'
NOBODY_STOPS: Final = (
    f'"that"? {NO_ONE} (("has" "been" | "was" | "is") "assigned" ("to" | "against") | ("defends" | "has" "defended") "against"'
    ' | "blocks" | "has" "blocked")'
)
THE_ATTACK: Final = '("the" | "this" | "that") "attack"'
THERE: Final = '("in" ("its" ("controller" "\'s")? | "his" | "your" | "the" | "their")? ("army" | "city"))'
STAYING: Final = (  # as it does without these words
    f'(("and" | "but") ("stays" | "stay" | "remains" | "remain") ("marked" {THERE}? | {THERE} | "in" "play"))'
)
PHRASES: Final = [
    Phrase("later", f'"at" "the" "end" "of" {THE_ATTACK}'
           f' | ("when" | "once" | "after") {THE_ATTACK} ("is" "over" | "ends" | "has" "ended")?',
           end_of_attack, ["Mark target creature. Kill it at the end of the attack."]),
    Phrase(ORDER, '("the" | "that" | "this") "attack" "ends" ("at" "once" | "immediately")?', attack_over),
    Phrase("deed", '{end} ("the" | "that" | "this") "attack"', attack_over, ["End the attack."]),
    DetailPhrase("post", '("that" ("is" | "are" | "was" | "were"))? ("left" ("unblocked" | "undefended") |'
           ' "let" "through")', "quality", Unopposed()),
    DetailPhrase("post", '"that" ("isn\'t" | "aren\'t" | "wasn\'t" | "weren\'t") ("blocked" | "defended" "against")',
                 "quality", Unopposed()),
    DetailPhrase("post", f'("without" | "with" "no") "defenders" | {NOBODY_STOPS}', "quality", Unopposed()),
    Phrase("deed", f'{{remove}} things "from" {COMBAT} {STAYING}?', leave_combat,
           ["Remove target attacking creature from combat.", "Remove target attacker from combat and unmark it."]),
    Phrase(TOLD, f'({BEING} "removed" "from" | "leaves" | "leave") {COMBAT} {STAYING}?'
           ' | "no" "longer" ("defends" | "defend" | "attacks" | "attack" | "blocks" | "block")', leaves_combat,
           ["Target defender is removed from combat."]),
    Phrase("predicate", f'{BEING} {STOPPED} "by" how_many ("creature" | "creatures" | "defender" | "defenders")', so_defended,
           ["As long as this creature is blocked by two or more creatures, it gets +2/+0."]),
    Phrase("predicate", f"{BEING} {STOPPED}", defended),
    Phrase("doing_so", f'{STOPPED} ("by" how_many ("creature" | "creatures" | "defender" | "defenders"))?', so_defended_or_not,
           ["This creature gets +2/+0 while blocked by two or more creatures."]),
    Phrase("said_fronted", '("in" | "during") ("its" | "a" | "any" | "each")? ("combat" | "combats") "," said_tail',
           in_its_combat, ["In combat, this creature strikes first."], needs=CITIES),
    Phrase("with_some", f"{WITH} how_many (card_nouns | card_noun)?", in_combat_with_some, needs=CITIES),
    Phrase("with_some", f'{WITH} ("a" "single" | "only" "one" | "just" "one") card_noun?', in_combat_with_one, needs=CITIES),
    Phrase("with_some", f'{WITH} "one" card_noun? "only"', in_combat_with_one, needs=CITIES),
    Phrase("predicate", f"{BEING} with_some", same,
           ["As long as this creature is in combat with two or more creatures, it gets +2/+0."], needs=CITIES),
    Phrase("doing_so", "with_some", same, needs=CITIES),
    Phrase("post", "with_some", lambda reading, quality: Detail("quality", quality), needs=CITIES),
    Phrase("narrowing", '("as" "long" "as" | "when") "they" "attack"', lambda reading: while_they(reading, "attacking")),
    Phrase("narrowing", '("as" "long" "as" | "when") "they" "defend"', lambda reading: while_they(reading, "defending")),
    Phrase("doing_so", '"unblocked" | "undefended" | "unopposed"', lambda reading: Unopposed()),
    DetailPhrase("stance", '"unblocked" | "undefended" | "unopposed" | "non" "-" "defended"', "quality", Unopposed()),
    Phrase("predicate", '("is" | "are") ("unblocked" | "undefended" | "unopposed")', lambda reading: Unopposed(),
           ["As long as this creature is unblocked, it gets +2/+0."]),
]  # fmt: skip
