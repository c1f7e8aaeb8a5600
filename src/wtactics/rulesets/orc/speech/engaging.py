"""Who fights whom, changed in the midst of an attack: another attacker, an exchange, one in the place of another."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import THIS_TURN
from wtactics.engine.meaning import DEFEND, ROLES, STANDING, Ability, Target
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
    Thing,
)
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.kits.fights import defenders_of
from wtactics.language.phrase import TOLD, Misread, Phrase
from wtactics.rulesets.orc.table import OrcTable
from wtactics.vocabulary.deeds.deed import Deed, cards_by, cards_of
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import NAMES_OTHERS, Quality
from wtactics.vocabulary.nouns.sorts import ATTACKING, Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import IF_ABLE, bit
from wtactics.vocabulary.rulings.company import DEFENDING
from wtactics.vocabulary.rulings.decrees import Declare
from wtactics.vocabulary.rulings.meaning import Act, Do, Law
from wtactics.vocabulary.rulings.restraint import refuse_passing, slots_in
from wtactics.vocabulary.things.meaning import Things, This, You
from wtactics.vocabulary.things.mentioning import renewed, same

AN_ATTACKER: Final = CardNoun([Sort(types=1 << CREATURE, word="attacker", role=ATTACKING)])


class FoesOf(Things):
    """The attackers against whom these defend."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def of(self, t: Table) -> vec[i64]:
        out = vec[i64]()
        for d in cards_of(t, self.things):
            if t.role[d] == DEFENDER and t.foe[d] != NOBODY:
                out = append(out, t.foe[d])
        return out

    def depends(self) -> i64:
        return self.things.depends()

    def text(self) -> str:
        return f"the attacker of {self.things.text()}"


class BesideIt(Quality):
    """ORC-COMBAT-20 A creature defends against an attacker against whom one of these defends."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def holds(self, t: Table, c: CardId) -> bool:
        for other in self.things.of(t):
            if other < SEAT_THING and t.role[c] == DEFENDER and t.role[other] == DEFENDER and t.foe[c] == t.foe[other]:
                return True
        return False

    def depends(self) -> i64:
        return ROLES | self.things.depends()

    def rank(self) -> i64:
        return NAMES_OTHERS

    def is_passing(self) -> bool:
        return True

    def behind(self) -> str:
        return f"defending against the same attacker as {self.things.text()}"


def fights_on(t: OrcTable, a: CardId) -> bool:
    """Does it attack a player, in a combat that is not over?"""
    return t.in_play(a) and t.role[a] in (ATTACKER, BLOCKED) and t.prey[a] == NOBODY


class Engage(Deed):
    """ORC-COMBAT-20 Creatures of the attacked player defend against this attacker from now on, and against no other."""

    def __init__(self, players: Things, things: Things, attacker: Things) -> None:
        self.players: Final = players
        self.things: Final = things
        self.attacker: Final = attacker

    def do(self, t: Table, answer: Option) -> Flow:
        assert isinstance(t, OrcTable)
        for a in cards_of(t, self.attacker):
            for d in cards_by(t, self.players, self.things) if fights_on(t, a) else vec[i64]():
                free = t.role[d] == PEACE or (t.role[d] == DEFENDER and t.foe[d] != a)
                if free and t.is_creature(d) and t.in_play(d) and t.controller[d] == t.defending:
                    t.block(d, a)
                    t.happened(facts.DEFENDED, d, a)
        return NEXT

    def text(self) -> str:
        return f"{self.things.text()} now defend{'' if self.things.many() else 's'} against {self.attacker.text()}"


class Exchange(Deed):
    """ORC-COMBAT-20 Two defenders take each other's attacker, or two attackers each other's defenders."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def do(self, t: Table, answer: Option) -> Flow:
        assert isinstance(t, OrcTable)
        both = cards_of(t, self.things)
        if len(both) != 2:
            return NEXT
        first, second = both[0], both[1]
        if t.role[first] == DEFENDER and t.role[second] == DEFENDER:
            one, other = t.foe[first], t.foe[second]
            if one != other:
                t.block(first, other)
                t.block(second, one)
        elif t.role[first] == BLOCKED and t.role[second] == BLOCKED:
            mine, others = defenders_of(t, first), defenders_of(t, second)
            for d in mine:
                t.block(d, second)
            for d in others:
                t.block(d, first)
        return NEXT

    def text(self) -> str:
        return f"exchange {self.things.text()}"


class TakePlace(Deed):
    """ORC-COMBAT-20 One creature fights on in the place of another of the same player, which drops out."""

    def __init__(self, new: Things, old: Things) -> None:
        self.new: Final = new
        self.old: Final = old

    def do(self, t: Table, answer: Option) -> Flow:
        assert isinstance(t, OrcTable)
        for c in cards_of(t, self.new):
            for old in cards_of(t, self.old):
                able = t.in_play(c) and t.is_creature(c) and t.role[c] == PEACE
                if able and t.role[old] != PEACE and t.controller[c] == t.controller[old]:
                    t.stand_for(c, old)
        return NEXT

    def text(self) -> str:
        takes = "take" if self.new.many() else "takes"
        return f"{self.new.text()} {takes} the place of {self.old.text()} in combat"


class Challenged(Law):
    """ORC-CONFLICT-01 These can defend against nobody else while one attacks against whom they must defend."""

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        assert isinstance(t, OrcTable)
        if not self.act.is_meant(deed) or self.others is None or self.others.has(t, other) or not self.things.has(t, c):
            return False
        for a in t.attackers:
            if self.others.has(t, a) and fights_on(t, a):
                return True
        return False

    def text(self) -> str:
        assert self.others is not None
        return f"{self.things.text()} must defend against {self.others.text()} if able"


class Challenge(Declare):
    """They must defend, if they can, and the law says against whom, for so long."""

    def __init__(self, ability: Ability, until: i64, duty: Do) -> None:
        super().__init__(ability, until)
        self.duty: Final = duty

    def do(self, t: Table, answer: Option) -> Flow:
        self.duty.say(t, self.until)
        return super().do(t, answer)


def must_defend_against(reading: Reading, attacker: Things, *until: int) -> Challenge:
    """For this turn, in which alone it can attack, unless a time is said."""
    time = reading.time() if until else THIS_TURN
    things = reading.subject()
    refuse_passing(things)
    law = Challenged(things, DEFENDS_AGAINST, attacker)
    reading.kept.extend(slots_in(law))
    found = Challenge(
        reading.grant(Ability(STANDING, [], [], statements=[law])), time, Do(things, DEFENDING, DEFENDING.words)
    )
    if until:
        reading.end_time()
    return found


def engage(reading: Reading, attacker: Things) -> Engage:
    things = reading.subject()
    for i, (slot, target) in enumerate(zip(reading.aimed, reading.targets, strict=True)):
        if slot is attacker and target.another and isinstance(target.noun, CardNoun) and things in reading.aimed[:i]:
            reading.targets[i] = another_than_its_own(target, target.noun, things)
    return Engage(You(), things, attacker)


def another_than_its_own(target: Target, noun: CardNoun, things: Things) -> Target:
    """The same target, but not the attacker against which it defends already."""
    other = Target(renewed(noun, Detail("other_than", FoesOf(things))), target.least, target.most, True, target.cost)
    other.leans = True
    return other


def the_other_attacker(reading: Reading) -> Things:
    """Another than the one against which it defends."""
    foes = FoesOf(reading.subject())
    return reading.pick(renewed(AN_ATTACKER, Detail("other_than", foes)), "another attacker")


def exchange(reading: Reading, things: Things) -> Exchange:
    if not things.many():
        raise Misread("two creatures", things.text())
    return Exchange(things)


def they_exchange(reading: Reading) -> Exchange:
    return exchange(reading, reading.subject())


def take_place(reading: Reading, old: Things) -> TakePlace:
    return TakePlace(reading.subject(), old)


def beside_this(reading: Reading, *this: Things) -> Detail:
    """The card that speaks; an enchantment or a piece says it of what it is attached to."""
    things = this[0] if this else reading.host.things if reading.host is not None else This(reading.word)
    if isinstance(things, This) and reading.word != "creature":
        raise Misread("a creature that defends, too", things.text())
    return Detail("quality", BesideIt(things))


DUTY: Final = '(("must" | ("has" | "have") "to") "defend" | "defends" | "defend")'
ABLE_TO: Final = '"if" "able" "must" "defend" "against"'
DEFENDS_AGAINST: Final = Act("defend against", bit(DEFEND))
DEFENDING_TOO: Final = '(("that" ("is" | "are"))? "defending" | "that" ("defends" | "defend"))'
NOW: Final = '("now" | "instead" | "from" "now" "on")'
DEFENDS: Final = '("defends" | "defend" | "must" "defend")'
COMBAT: Final = '("in" ("the" | "its" | "that" | "this")? ("combat" | "attack"))'
AGAINST: Final = (
    f'{NOW} {DEFENDS} "against" engaged | {DEFENDS} {NOW} "against" engaged | {DEFENDS} "against" engaged {NOW}'
)
THEIRS: Final = '"their" ("attackers" | "defenders") | "the" "attackers" "that"? "they" "defend" "against"'
PHRASES: Final = [
    Phrase("engaged", "aimed", same),
    Phrase("engaged", '"another" "attacker" ("of" ("your" | "its" "controller" "\'s") "choice")?', the_other_attacker),
    Phrase(TOLD, AGAINST, engage, ["Target defender defends against another attacker instead."]),
    Phrase(TOLD, f'{DUTY} "against" (self | aimed) (until? {IF_ABLE} | {IF_ABLE} until) | {ABLE_TO} (self | aimed) until?',
           must_defend_against, ["Target creature must defend against target attacker this turn if able."]),
    Phrase("reach", f'{DEFENDING_TOO} "against" "the" "same" "attacker" ("as" (self | enchanted_thing))?', beside_this,
           ["This creature gets +1/+1 for each other creature defending against the same attacker."]),
    Phrase("reach", f'{DEFENDING_TOO} ("together" | "along")? "with" (self | enchanted_thing | again)', beside_this),
    Phrase("deed", "{exchange} aimed", exchange, ["Exchange two target defenders."]),
    Phrase(TOLD, f'("exchange" | "swap") ({THEIRS} | "fronts" {COMBAT})', they_exchange,
           ["Two target defenders exchange their attackers."]),
    Phrase(TOLD, f'("takes" | "take") "the" "place" "of" aimed {COMBAT}', take_place,
           ["Target creature you control takes the place of target defender in combat."]),
]  # fmt: skip
