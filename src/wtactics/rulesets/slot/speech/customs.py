"""Customs, in words: abilities that can't be used in a place, attacks alone, who goes to the twilight, points that are left."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import (
    LIE_OPEN,
    MUST_ATTACK,
    STANDING,
    Ability,
    Condition,
    Noun,
    Number,
    Statement,
)
from wtactics.engine.places import CREATURE, CardId, Seat, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import ORDER, Idiom, Misread, Phrase
from wtactics.rulesets.slot.speech.slots import EmptySlots, Slots
from wtactics.rulesets.slot.speech.spots import BEHIND
from wtactics.rulesets.slot.speech.standing import the_one, towards
from wtactics.rulesets.slot.speech.vacancies import spoken
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import ATTACK_ALONE, BE_SPENT, MOVES, TO_TWILIGHT
from wtactics.vocabulary.conditions.meaning import Compare
from wtactics.vocabulary.deeds.deed import STATED, STATEMENT, timed
from wtactics.vocabulary.nouns.cards import OPPONENTS, YOURS, CardNoun
from wtactics.vocabulary.nouns.describing import Bound
from wtactics.vocabulary.nouns.limits import AT_LEAST, bound_text
from wtactics.vocabulary.nouns.naming import Detail, held
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.meaning import CountOf, Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import ABLE, IF_ABLE, ActPhrase, HabitPhrase, bit
from wtactics.vocabulary.rulings.agents import ENCHANTED, TARGETS, agent_cant, enemy_abilities, none_used
from wtactics.vocabulary.rulings.decrees import Declare
from wtactics.vocabulary.rulings.meaning import Act, Do, Law
from wtactics.vocabulary.rulings.restraint import NOT
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import All, Happened, Things, This
from wtactics.vocabulary.things.mentioning import renewed
from wtactics.vocabulary.triggers.watching import Watched


class DuskPhrase(HabitPhrase):
    """Who goes to the twilight when he dies: of one who has just died it would be said too late."""

    def __init__(self, words: str, plural: str, deed: int, form: str, always: str) -> None:
        super().__init__(words, plural, deed, form)
        self.always: Final = Phrase(STATED, always, self.give, ["Your creatures go to the twilight."], needs=self.needs)

    def give(self, reading: Reading) -> Do:
        things = reading.subject()
        if isinstance(bare(things), Happened):
            raise Misread("a creature that is still in play", things.text())
        if reading.would >= 0:
            raise Misread("what happens instead", "what happens when it dies")
        return super().give(reading)


class PointsLeft(Number):
    """How many action points you have left: none but in your turn (SLOT-AP-01)."""

    def of(self, t: Table) -> i64:
        assert isinstance(t, SlotTable)
        return t.ap if t.active == t.you else 0

    def text(self) -> str:
        return "the number of AP you have left"


class Moves(Statement):
    """SLOT-MOVE-04 These creatures move so often in a turn."""

    def __init__(self, things: Things, number: Number) -> None:
        self.things: Final = things
        self.number: Final = number

    def law(self) -> i64:
        return bit(MOVES)

    def sets(self) -> bool:
        return True

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        return self.number.of(t) - usual if what == MOVES and self.things.has(t, c) else 0

    def text(self) -> str:
        number = self.number.text()
        return f"{self.things.text()} can move {'twice' if number == '2' else f'{number} times'} each turn"


class FilledSlots(Noun):
    """Those of these slots that are filled, to be counted."""

    def __init__(self, slots: Slots) -> None:
        self.slots: Final = slots

    def fits(self, t: Table, thing: i64) -> bool:
        return False  # a slot is no thing

    def count(self, t: Table) -> i64:
        return self.slots.count(t, False)

    def depends(self) -> i64:
        return self.slots.depends()

    def text(self, many: bool) -> str:
        return f"filled slot{'s' if many else ''} {self.slots.text()}".rstrip()


def unusable_now(reading: Reading, things: Things) -> Unusable:
    """Whoever is such meanwhile cannot: those who come to be are bound, those who no longer are are free."""
    if reading.until < 0 or not isinstance(things, All):
        raise Misread('all of a sort, and a time such as "until end of turn"', things.text())
    ability = Ability(STANDING, [], [], statements=[none_used(reading, things)])
    return Unusable(reading.grant(ability), reading.time())


class Unusable(Declare):
    """For a while no abilities of such creatures can be used, whoever comes to be such meanwhile."""

    def text(self) -> str:
        things = getattr(self.ability.statements[0], "things", None)
        assert isinstance(things, All)
        return timed(f"abilities of {things.noun.text(True)} can't be used", self.until)


class AttackAlone(Law):
    """Who can't attack somebody but as a member of a group."""

    def text(self) -> str:
        return f"{self.things.text()} can't attack {self.others.text() if self.others is not None else ''} alone"


def cant_alone(reading: Reading, others: Things) -> AttackAlone:
    return AttackAlone(reading.subject(), Act("attack alone", bit(ATTACK_ALONE)), others)


def must_attack(reading: Reading) -> Do:
    """Once each turn: whether it has attacked is remembered."""
    reading.recall(facts.ATTACKED)
    return Do(
        reading.subject(), Act("must attack each turn if able", bit(MUST_ATTACK)), "must attack each turn if able"
    )


class DyingInTurn(Law):
    """SLOT-TWI-02 Who goes to the twilight too when he dies in your turn: in his owner's, if that is another, he does not."""

    def __init__(self, things: Things) -> None:
        super().__init__(things, Act("goes to the twilight when it dies", bit(TO_TWILIGHT)), None, can=True)

    def of_these(self, things: Things) -> Law:
        return DyingInTurn(things)

    def is_meant(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return t.active == t.you and super().is_meant(t, deed, c, other)

    def text(self) -> str:
        if not self.things.many():
            return f"when {self.things.text()} is killed in your turn, it goes to your twilight"
        return f"{self.things.text()} that are killed in your turn go to your twilight"


def to_twilight(things: Things, said: tuple[object, ...]) -> Statement:
    """SLOT-TWI-02 In the enemy's turn they go there by the rules; it may be said of yours alone that they do."""
    if YOUR_OWN in said:
        return DyingInTurn(things)
    return Do(things, Act("goes to the twilight when it dies", bit(TO_TWILIGHT)), "go to the twilight when they die")


def killed_to_twilight(reading: Reading, watched: Watched, *said: object) -> Statement:
    """Whenever creatures of yours are killed: it is said of them as of those who are killed."""
    if not isinstance(watched.noun, CardNoun) or watched.noun.whose != YOURS:
        raise Misread("your creatures", watched.words)
    return to_twilight(All(watched.noun), said)


def itself_to_twilight(reading: Reading, things: Things, *said: object) -> Statement:
    return to_twilight(things, said)


def all_to_twilight(reading: Reading, noun: CardNoun, *said: object) -> Statement:
    """Whoever of yours they are."""
    if noun.whose != YOURS:
        raise Misread("your creatures", noun.text(True))
    return to_twilight(All(noun), said)


def no_target_of_abilities(reading: Reading, things: Things) -> Law:
    """The opponent chooses it for no ability of his creatures."""
    return agent_cant(reading, enemy_abilities(reading), ENCHANTED, things)


def another_to_twilight(reading: Reading, noun: CardNoun, *said: object) -> Statement:
    return all_to_twilight(reading, renewed(noun, Detail("other_than", This(reading.word))), *said)


def empty_of(*said: Detail) -> Number:
    return CountOf(EmptySlots(spoken(Detail("whose", OPPONENTS), *said)))


def of_filled(reading: Reading, found: Slots) -> Number:
    return CountOf(FilledSlots(found))


def points_left(reading: Reading) -> Number:
    return PointsLeft()


def so_many_left(reading: Reading, bound: Bound) -> Condition:
    number = PointsLeft()
    words = f"{number.text()} is {bound_text(bound.relation, bound.number.text())}"
    return Compare(number, bound.relation, bound.number, words)


def any_left(reading: Reading) -> Condition:
    return Compare(PointsLeft(), AT_LEAST, Fixed(1), "you have 1 or more AP left")


def gives_no_cover(reading: Reading) -> Do:
    """SLOT-DEF-01 The ally behind it is not covered, for nobody else covers that one."""
    this = reading.subject()
    if not isinstance(this, This):
        raise Misread("this creature", this.text())
    behind = CardNoun([Sort(types=1 << CREATURE, word="creature")], whose=YOURS, side=True)
    behind = renewed(behind, towards(reading, BEHIND, this))
    return Do(the_one(reading, behind), Act("isn't covered", bit(LIE_OPEN)), "aren't covered")


def lying_such(reading: Reading, sort: Sort, *said: Detail) -> object:
    return held(reading, None, sort, *said)


ABILITY: Final = '"activated"? "ability"'
ANY_TURN: Final = '(("in" | "during") ("any" | "each" | "all") ("turn" | "turns") | "whoever" "\'s" "turn" "it" "is")'
EVEN: Final = (
    '(","? "even" ("during" "your" "turn" | "during" ("its" | "their") "own"? "controller" "\'s" "turn")'
    f' | ","? {ANY_TURN})?'
)
ANY: Final = '("its" "owner" "\'s" | "the" | "your" | "their")?'
NOT_THERE: Final = f'(","? ("instead" "of" | "not") ("to" | "into")? {ANY} "graveyard")?'
WHOSE: Final = '("your" | "the" | "its" "owner" "\'s" | "its" | "their")?'
YOUR_OWN: Final = "during your turn"
YOUR_TURN: Final = "in_your_own?"
KILLED: Final = '(("that" ("are" | "is"))? "killed" | "dying" | "that" ("die" | "dies"))'
INSTEAD: Final = f'((","? "instead" "of" ("to" | "into")? | "," "not" ("to" | "into")) {ANY} "graveyard" | "instead")'
TURNLY_OR_NOT: Final = '("in"? ("each" "turn" | "your" "turn" | "each" "of" "your" "turns") | "whenever" "possible")'
DUSKWARD: Final = f'("goes" | "go") ("to" | "into") {WHOSE} "twilight"'
DYING: Final = '(("when" | "whenever") ("it" | "they") ("dies" | "die" | "is" "killed" | "are" "killed"))'
THERE_NOT: Final = f'","? ("instead" "of" | "not") ("to" | "into")? {ANY} "graveyard"'
# what is said of who is to die: without a word of that, and of a time, he goes there at once (twilight.py)
TO_DUSK: Final = DuskPhrase(
    "goes to the twilight when it dies",
    "go to the twilight when they die",
    TO_TWILIGHT,
    f"{DUSKWARD} ({DYING} {NOT_THERE} {EVEN} | {THERE_NOT} {EVEN})",
    f"{DUSKWARD} {EVEN}",
)
PHRASES: Final = [
    Phrase(STATEMENT, f'"no" {ABILITY} "of" (general | aimed) ("can" | "may") "be" ("used" | "activated")', none_used,
           ["No activated ability of enemy creatures in this column may be used."]),
    Phrase(ORDER, f'abilities_meant {NOT} "be" ("used" | "activated")', unusable_now,
           ["[ ]: Until end of turn, abilities of enemy creatures in this creature's column can't be used."]),
    Phrase("ruling", '("gives" | "provides" | "offers") "no" "cover" | "doesn\'t" ("give" | "provide" | "offer") "cover"'
           ' | "doesn\'t" "cover" ("allies" | "creatures" | "the" ("ally" | "creature")) "behind" ("it" | "him")',
           gives_no_cover, ["This creature gives no cover."]),
    ActPhrase("alone", '"attack" "alone"', Act("attack alone", bit(ATTACK_ALONE))),
    Phrase(STATEMENT, f'(("your" | "an") "opponent" | "opponents" | "the" "enemy") {NOT} "choose" (general | aimed | self)'
           f' "as" ("a" | "the")? {TARGETS} ("of" | "for") ("an" | "any" | "his" | "their")? ("ability" | "abilities")',
           no_target_of_abilities,
           ["Your opponent can't choose this creature as the target of an ability."]),
    Phrase("forbidden", '"attack" (aimed | self) "alone"', cant_alone,
           ["Level 1 creatures can't attack this creature alone."]),
    TO_DUSK,
    TO_DUSK.always,
    Idiom("in_your_own", '"during" "your" "turn"', YOUR_OWN),
    Phrase(STATEMENT, f'("whenever" | "when" | "if") watched (("is" | "are") "killed" | "dies" | "die") {YOUR_TURN} ","'
           f' "put" ("it" | "them") "into" {WHOSE} "twilight" "instead" ("of" ("to" | "into")? {ANY} "graveyard")?',
           killed_to_twilight,
           ["Whenever one of your creatures is killed during your turn, put it into your twilight instead of your graveyard."]),
    Phrase(STATEMENT, f'("whenever" | "when" | "if") watched (("is" | "are") "killed" | "dies" | "die") {YOUR_TURN} "," ("it"'
           ' | "they") ("goes" | "go")'
           f' ("to" | "into") {WHOSE} "twilight" ({INSTEAD} | ","? {ANY_TURN})?', killed_to_twilight,
           ["When another ally is killed during your turn, it goes to your twilight instead of your graveyard."]),
    Phrase(STATEMENT, f'("whenever" | "when" | "if") self ("is" "killed" | "dies") {YOUR_TURN} ","'
           f' (("it" | self) ("goes" | "is" "put") ("to" | "into") {WHOSE} "twilight" ({INSTEAD} | ","? {ANY_TURN})?'
           f' | "put" "it" ("to" | "into") {WHOSE} "twilight" {INSTEAD})',
           itself_to_twilight,
           ["When this creature is killed during your turn, it goes to your twilight instead of your graveyard."]),
    Phrase(STATEMENT, f'("all" "the"? | "your")? card_nouns {KILLED} {YOUR_TURN}'
           f' ("go" | "are" "put") ("to" | "into") {WHOSE} "twilight" {NOT_THERE}', all_to_twilight,
           ["Other allies that are killed during your turn go to the twilight instead of the graveyard."]),
    Phrase(STATEMENT, f'"another" card_noun {KILLED} {YOUR_TURN}'
           f' ("goes" | "is" "put") ("to" | "into") {WHOSE} "twilight" {NOT_THERE}', another_to_twilight,
           ["Another ally dying during your turn goes to the twilight, not to the graveyard."]),
    Phrase(STATEMENT, f'("each" | "a" | "an" | "any") card_noun {KILLED} {YOUR_TURN}'
           f' ("goes" | "is" "put") ("to" | "into") {WHOSE} "twilight" {NOT_THERE}', all_to_twilight),
    Phrase("ruling", f'"must" "attack" {ABLE} | "must" "attack" "during" "your" ("turn" | "turns") {IF_ABLE}'
           f' | ("attacks" | "attack") {TURNLY_OR_NOT}? {IF_ABLE}', must_attack,
           ["This creature must attack each turn if able."]),
    ActPhrase("alone", '"be" "marked" ("to" "pay" ("for" "anything" | "any"? ("costs" | "prices") | "gold")?'
              ' | "as" "payment" | "for" "gold")',
              Act("be marked to pay", bit(BE_SPENT))),
    # what is left, and what is filled
    Phrase("value", '"the" "number" "of" ("unspent" "ap" | "ap" "you" "have" "left")', points_left,
           ["At the end of your turn, gain victory points equal to the number of AP you have left."]),
    Phrase("for_each", '"for" "each" ("unspent" "ap" | "ap" ("you" "have")? "left")', points_left),
    Phrase("condition", '"you" "have" bound ("unspent" "ap" | "ap" "left")', so_many_left),
    Phrase("condition", '"you" "have" "any"? ("unspent" "ap" | "ap" "left")', any_left),
    Phrase("for_each", '"for" "each" ("filled" | "occupied") "slot" slot_area', of_filled,
           ["This creature gets +1 DEF for each filled slot adjacent to it."]),
    Phrase("for_each", '"for" "each" "empty" "enemy" "slot" post* reach?', lambda reading, *said: empty_of(*said)),
    Phrase("held_noun", 'sort quality+ ("in" | "from" | "of") lying', lying_such),
]  # fmt: skip
