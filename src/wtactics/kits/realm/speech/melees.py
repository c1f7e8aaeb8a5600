"""Melees in words: who defends against the same attacker, who is in that combat, in which combats it attacked or defended."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import ANYTHING, DEFEND, ROLES, Trigger
from wtactics.engine.places import DEFENDER, NOBODY, PEACE, SEAT_THING, CardId, Flow, Option, Thing
from wtactics.engine.rows import PAST, PAST_A, PAST_B
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.engine.values import may
from wtactics.kits.realm.regrouping import still_fights, turn_to
from wtactics.kits.realm.speech.frays import OnlyDefender
from wtactics.kits.realm.speech.regrouping import ATTACKER_WORD, NOT_YET, TurnTo, another_foe
from wtactics.kits.realm.speech.sieges import FoeOf, InSiege
from wtactics.kits.realm.table import Realm
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.deeds.deed import cards_in_play
from wtactics.vocabulary.needs import CITIES
from wtactics.vocabulary.nouns.cards import ANYONES, OPPONENTS, YOURS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import NAMES_OTHERS, Attacks, Quality
from wtactics.vocabulary.nouns.sorts import ATTACKING, Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, article
from wtactics.vocabulary.things.mentioning import renewed
from wtactics.vocabulary.triggers.campaigns import FoughtSo, goal_card
from wtactics.vocabulary.triggers.catalogue import CARDS
from wtactics.vocabulary.triggers.fighting import fights_with
from wtactics.vocabulary.triggers.meaning import Very
from wtactics.vocabulary.triggers.watching import Doing, Watched, any_card
from wtactics.vocabulary.triggers.ways import InRole, happens_so


class SameFoe(Quality):
    """A creature defends against the attacker against which one of these does."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def holds(self, t: Table, c: CardId) -> bool:
        if t.role[c] != DEFENDER:
            return False
        for other in self.things.of(t):
            if NOBODY < other < SEAT_THING and t.role[other] == DEFENDER and t.foe[other] == t.foe[c]:
                return True
        return False

    def depends(self) -> i64:
        return ROLES | self.things.depends()

    def rank(self) -> i64:
        return NAMES_OTHERS

    def behind(self) -> str:
        return f"defending against the same attacker as {self.things.text()}"


class InThatCombat(Quality):
    """It is in the combat in which this one is, or was before it left."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def holds(self, t: Table, c: CardId) -> bool:
        if t.role[c] == PEACE:
            return False
        for one in self.things.of(t):
            a = attacker_of(t, one)
            if c != one and a != NOBODY and (c == a or (t.role[c] == DEFENDER and t.foe[c] == a)):
                return True
        return False

    def depends(self) -> i64:
        return ANYTHING

    def rank(self) -> i64:
        return NAMES_OTHERS

    def behind(self) -> str:
        return "in that combat"


def attacker_of(t: Table, c: Thing) -> CardId:
    """The attacker in whose combat this one is, or last was while the attack goes on; NOBODY: it was in none."""
    assert isinstance(t, Realm)
    if not NOBODY < c < SEAT_THING:
        return NOBODY
    if t.role[c] == DEFENDER:
        return t.foe[c]
    for a in t.attackers:
        if a == c:
            return a
    found: CardId = NOBODY
    i: i64 = 0
    while i < len(t.past):
        if t.past[i] == facts.DEFENDED and t.past[i + PAST_A] == c and is_attacker(t, t.past[i + PAST_B]):
            found = t.past[i + PAST_B]
        i += PAST
    return found


def is_attacker(t: Realm, c: Thing) -> bool:
    """Was it announced for the attack that goes on?"""
    for a in t.attackers:
        if a == c:
            return True
    return False


class FoughtFoe(FoeOf):
    """The attacker against which a creature defended, also one that has gone."""

    def one(self, t: Table) -> Thing:
        for c in self.things.of(t):
            if NOBODY < c < SEAT_THING:
                return attacker_of(t, c)
        return NOBODY

    def text(self) -> str:
        return f"the attacker {self.things.text()} defended against"


def fought_foe(reading: Reading, *this: Things) -> Things:
    reading.recall(facts.DEFENDED)
    return reading.tell(FoughtFoe(this[0] if this else reading.it()))


class AttackersOf(Attacks):
    """Attackers of a city are those that attack it."""

    def behind(self) -> str:
        return f"of {self.words}"

    def suits(self, sorts: list[Sort]) -> bool:
        return all(sort.role == ATTACKING for sort in sorts)


class AssignAnew(TurnTo):
    """Who has defended already defends once more, against another attacker."""

    def do(self, t: Table, answer: Option) -> Flow:
        assert isinstance(t, Realm)
        for a in cards_in_play(t, self.foe):
            for d in cards_in_play(t, self.things):
                if t.role[d] == DEFENDER and t.foe[d] != a and still_fights(t, a) and may(t, DEFEND, d, a, 0) == 0:
                    t.block(d, a)
                else:
                    turn_to(t, d, a)
        return NEXT

    def text(self) -> str:
        return f"assign {self.things.text()} to defend against {self.foe.text()}"


def assign_anew(reading: Reading, things: Things, foe: Things) -> AssignAnew:
    return AssignAnew(things, foe)


def beside_another(reading: Reading, *others: Things) -> Detail:
    return Detail("quality", SameFoe(others[0] if others else reading.other_than()))


def in_that_combat(reading: Reading) -> Detail:
    """Of a card that has gone it is looked up against whom it defended."""
    reading.recall(facts.DEFENDED)
    return Detail("quality", InThatCombat(reading.it()))


def in_combat_it_left(reading: Reading) -> Detail:
    """Of one that fights still it tells how long something lasts."""
    if reading.gone is None:
        raise Misread("a card that has gone", "how long it lasts")
    return in_that_combat(reading)


def attackers_of(reading: Reading, city: Things) -> Detail:
    if city.people():
        raise Misread("a city", city.text())
    return Detail("quality", AttackersOf(Very(city), city.text()))


def attackers_of_such(reading: Reading, goal: Watched) -> Detail:
    """An owner who is named behind a city is that of the city."""
    found = Detail("quality", AttackersOf(goal.noun, goal.words))
    owned = isinstance(goal.noun, CardNoun) and goal.noun.whose != ANYONES
    return found if owned else Detail("all", [found, Detail("unowned", True)])


def such_goals(reading: Reading, noun: CardNoun) -> Watched:
    """Whose it is stands before it: behind it, it would be said of the attackers as well."""
    whose = {YOURS: "your", OPPONENTS: "your opponents'"}.get(int(noun.whose))
    bare = renewed(noun, Detail("whose", ANYONES))
    words = article(bare.text(False)) if whose is None else f"{whose} {bare.text(True)}"
    return goal_card(reading, Watched(noun, words, None, []))


def attacked_there(reading: Reading, things: Things, *goal: Watched) -> Things:
    quality = Attacks(goal[0].noun, goal[0].words) if goal else InRole(True)
    return FoughtSo(things, quality, f"attacked {goal[0].words}" if goal else "attacked")


def defended_there(reading: Reading, things: Things, *goal: Watched) -> Things:
    quality = InSiege(goal[0].noun, goal[0].words) if goal else InRole(False)
    return FoughtSo(things, quality, f"defended {goal[0].words}" if goal else "defended")


def foe_dies(reading: Reading, noun: CardNoun, this: Things) -> Trigger:
    dies = next(verb for verb in CARDS if verb.fact == facts.DIED)
    return happens_so(reading, any_card(reading, noun), Doing(dies), fights_with(reading, this))


SAME: Final = (
    '("that"? ("defend" | "defends" | "defending") "against" "the" "same" ("attacker" | "attacking"? "creature"))'
)
ALONE: Final = '("alone" ("against" ("an" | "any" | "its")? ("attacker" | "creature"))?)'
COMBAT: Final = '("combat" | "battle" | "fight")'
FOUGHT: Final = '("fought" | "fights" | ("was" | "is") "in" "combat" "with" | "fought" "against" | "battled")'
PHRASES: Final = [
    Phrase("post", f'{SAME} ("as" one_named)?', beside_another,
           ["Each other creature defending against the same attacker as this creature gets +1/+0."], needs=CITIES),
    Phrase("doing_so", f'"defending" {ALONE}', lambda reading: OnlyDefender(),
           ["While defending alone, this creature gets +2/+1."], needs=CITIES),
    Phrase("fights", f'("defends" | "defend") {ALONE}', lambda reading: OnlyDefender(), needs=CITIES),
    Phrase("predicate", f'("is" | "are") "defending" {ALONE}', lambda reading: OnlyDefender(), needs=CITIES),
    Phrase("post", f'"in" ("that" | "its" | "the" "same") {COMBAT}', in_that_combat,
           ["When this creature dies in combat, it deals 2 damage to each other creature in that combat."], needs=CITIES),
    Phrase("post", '"during" "this" "combat"', in_combat_it_left, needs=CITIES),  # so "in that combat" is understood
    Phrase("post", '("of" | "against" | "on") cities_there', attackers_of,
           ["Attackers of this creature's city get -1/-0."], needs=CITIES),
    Phrase("post", '("of" | "against" | "on") attacked_such', attackers_of_such,
           ["Attackers of your cities get -1/-0."], needs=CITIES),
    Phrase("attacked_such", '("one" "of")? owned_nouns | card_nouns | ("a" | "an" | "any") card_noun', such_goals,
           needs=CITIES),
    Phrase("foe", '"the" ("attacker" | "creature") "that"? (self | "it" | "he") ("defended" "against" | "was" "assigned" "to")',
           fought_foe, ["When this creature dies, deal 1 damage to the attacker it defended against."], needs=CITIES),
    Phrase("in_which", '"in" "which" self ("attacked" | "attacks" | "was" "attacking") goal_one?', attacked_there,
           ["At the end of a combat in which this creature attacked a city, draw a card."], needs=CITIES),
    Phrase("in_which", '"in" "which" self ("defended" | "defends" | "was" "defending") besieged?', defended_there,
           ["When a combat in which this creature defended is over, draw a card."], needs=CITIES),
    Phrase("deed", '{assign} foe_one "to" ("defend" "against")? foe_to_be', assign_anew,
           ["When a combat in which this creature defended is over, you may assign it to defend against another attacker."],
           needs=CITIES),
    Phrase("foe_to_be", f'("another" | "a" "different") {ATTACKER_WORD} "whose" "combat" ({NOT_YET})', another_foe,
           needs=CITIES),
    Phrase("happening", f'("a" | "an" | "any") card_noun "that"? self {FOUGHT} ("in" "a" {COMBAT})?'
           f' "dies" ("in" "that" {COMBAT} | "during" "this" "combat")?', foe_dies,
           ["Whenever a creature this creature fought in a combat dies in that combat, gain 1 victory point."], needs=CITIES),
]  # fmt: skip
