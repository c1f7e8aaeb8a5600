"""Who fights whom, in words: fighting a Knight, attacked by this creature, the creature it fights, whoever attacks it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import DONE_ONCE, ROLES, Condition, Noun, Statement, Trigger
from wtactics.engine.places import ATTACKER, CREATURE, DEFENDER, NOBODY, PEACE, CardId, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Idiom, Misread, Phrase
from wtactics.rulesets.slot.speech.battles import in_combat
from wtactics.rulesets.slot.speech.fights import EITHER_COMBAT, Fought, how, is_fought, refuse_fallen
from wtactics.rulesets.slot.speech.foes import foes_of
from wtactics.rulesets.slot.speech.last_fights import FoughtLast
from wtactics.rulesets.slot.speech.moments import BattleMoment
from wtactics.rulesets.slot.speech.spots import AnyOne, Spot, TheOne
from wtactics.rulesets.slot.table import SlotTable
from wtactics.vocabulary.conditions.meaning import Is
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.describing import is_where
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import NAMES_OTHERS, Quality
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading, again, words_of
from wtactics.vocabulary.sentences.clauses import subject
from wtactics.vocabulary.sentences.delaying import Later, keeping
from wtactics.vocabulary.sentences.narrowing import narrow, narrowed
from wtactics.vocabulary.sentences.parts import Stated
from wtactics.vocabulary.things.meaning import All, Things, This
from wtactics.vocabulary.things.mentioning import renewed, told_of
from wtactics.vocabulary.triggers.meaning import Very
from wtactics.vocabulary.triggers.watching import Doing, Watched, happens, says

# How two are in a battle: they fight, on whichever side; one attacks; one is attacked.
FIGHTS: Final = 0
ATTACKS: Final = 1
SUFFERS: Final = 2
WAYS: Final = ("fighting", "attacking", "attacked by")
TOLD: Final = (("fights", "fight"), ("is attacking", "are attacking"), ("is attacked by", "are attacked by"))


class Fighting(Quality):
    """A creature fights one of these, attacks it or is attacked by it, perhaps in one type of combat only."""

    def __init__(self, way: i64, others: Things, combat: i64 = EITHER_COMBAT) -> None:
        self.way: Final = way
        self.others: Final = others
        self.combat: Final = combat

    def holds(self, t: Table, c: CardId) -> bool:
        role = t.role[c]
        if role == PEACE or (self.way == ATTACKS and role != ATTACKER) or (self.way == SUFFERS and role != DEFENDER):
            return False
        assert isinstance(t, SlotTable)
        if not is_fought(t, self.combat):
            return False
        for foe in foes_of(t, c):
            if self.others.has(t, foe):
                return True
        return False

    def finds_one(self) -> bool:
        return self.way != ATTACKS and isinstance(self.others, This)

    def depends(self) -> i64:
        return ROLES | self.others.depends()

    def rank(self) -> i64:
        return NAMES_OTHERS

    def behind(self) -> str:
        return f"{WAYS[self.way]} {self.others.text()}{how(self.combat)}"

    def told(self, many: bool) -> str:
        return f"{TOLD[self.way][1 if many else 0]} {self.others.text()}{how(self.combat)}"


class Meets(Trigger):
    """A battle begins in which such a creature fights such another one, on whichever side."""

    def __init__(self, first: Noun, second: Noun | None, combat: i64, words: str, own: bool) -> None:
        super().__init__(facts.BATTLE_BEGAN, own)
        self.first: Final = first
        self.second: Final = second
        self.combat: Final = combat
        self.words: Final = words

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        assert isinstance(t, SlotTable)
        if a == NOBODY or b == NOBODY or not is_fought(t, self.combat):
            return False
        return self.are(t, a, b) or self.are(t, b, a)

    def are(self, t: Table, one: Thing, other: Thing) -> bool:
        """Is it these two, in this order?"""
        return self.first.fits(t, one) and (self.second is None or self.second.fits(t, other))

    def text(self) -> str:
        return self.words


def fights(reading: Reading, things: Things, others: Things, combat: int = EITHER_COMBAT) -> Condition:
    return Is(things, Fighting(FIGHTS, others, combat))


def attacking_it(reading: Reading, things: Things, others: Things, *combat: int) -> Condition:
    """Nobody attacks himself: "it" would be another one, of whom nothing was said."""
    if isinstance(getattr(things, "things", things), This) and isinstance(getattr(others, "things", others), This):
        raise Misread("whom it attacks", others.text())
    return Is(things, is_where(reading, False, said_fighting(reading, ATTACKS, others, *combat)))


def attacking_the(reading: Reading, things: Things, noun: Noun, *combat: int) -> Condition:
    """The enemy in front of it: whoever stands there, covered or not."""
    if not isinstance(noun, CardNoun) or not any(
        isinstance(quality, Spot) and quality.of is not None for quality in noun.qualities
    ):
        raise Misread("where it stands", f"the {noun.text(False)}")
    return attacking_it(reading, things, AnyOne(noun), *combat)


def said_fighting(reading: Reading, way: int, others: Things, combat: int = EITHER_COMBAT) -> Detail:
    if isinstance(getattr(others, "things", others), This):
        if fell_in_battle(reading) and combat == EITHER_COMBAT and way != SUFFERS:
            reading.recall(facts.BATTLE_BEGAN)
            return Detail("quality", FoughtLast(way == ATTACKS))
        refuse_fallen(reading)
    return Detail("quality", Fighting(way, others, combat))


def fell_in_battle(reading: Reading) -> bool:
    """Is it told of the death of this creature in a battle, so that of those can be spoken with whom it fought in it?"""
    return any("killer" in mention.words for mention in reading.mentions)


def fallen_by(reading: Reading) -> Things:
    """SLOT-RESOLVE-14 Nobody attacks any more when the dead are buried: those are meant who did."""
    if not fell_in_battle(reading):
        raise Misread("this creature, which has fallen in a battle", "attackers", lightly=True)
    reading.recall(facts.BATTLE_BEGAN)
    noun = CardNoun([Sort(word="creature", types=1 << CREATURE)], qualities=[FoughtLast(True)])
    return told_of(reading, All(noun, True), noun)


def that_attacked(reading: Reading, others: Things) -> Detail:
    if not fell_in_battle(reading) or not isinstance(getattr(others, "things", others), This):
        raise Misread("this creature, in a text that tells of its death in a battle", others.text())
    return said_fighting(reading, ATTACKS, others)


def narrow_fighting(reading: Reading, others: Things, *combat: int) -> Quality:
    """Of whoever fights this one it is said, on whichever side."""
    return narrow(reading, Fighting(FIGHTS, others, *combat))


def attacked_by_self(reading: Reading, who: Things, combat: int = EITHER_COMBAT) -> Detail:
    return said_fighting(reading, SUFFERS, myself(who), combat)


def fought_by_self(reading: Reading, who: Things, combat: int = EITHER_COMBAT) -> Detail:
    return said_fighting(reading, FIGHTS, myself(who), combat)


def myself(who: Things) -> Things:
    """This creature, however it is spoken of."""
    inner = getattr(who, "things", who)
    if not isinstance(inner, This):
        raise Misread("this creature", who.text())
    return inner


def its_foe(reading: Reading, who: Things) -> None:
    """Of whoever fights this creature something holds always."""
    if not isinstance(who, This):
        raise Misread("this creature", who.text())
    of_one(reading, the_foe(reading))


def the_foe(reading: Reading, way: int = FIGHTS) -> TheOne:
    """Whoever fights this creature now, or is attacked by it."""
    noun = CardNoun([Sort(word="creature", types=1 << CREATURE)], qualities=[Fighting(way, This(reading.word))])
    return TheOne(noun)


def of_one(reading: Reading, foe: TheOne) -> None:
    """Something is said of the other one, who is "it" from now on."""
    subject(reading, told_of(reading, foe, foe.noun))


def its_prey(reading: Reading, who: Things) -> None:
    """Of whoever this creature attacks something holds always."""
    if not isinstance(who, This):
        raise Misread("this creature", who.text())
    of_one(reading, the_foe(reading, SUFFERS))


def foe_of_weapon(reading: Reading) -> None:
    """In what a weapon does its bearer fights only one creature."""
    of_one(reading, the_foe(reading, of_weapon(reading, FIGHTS)))


def in_its_battle(reading: Reading) -> Detail:
    """In the battle in which the weapon is used are its bearer and those whom he fights: of these alone it is said."""
    return said_fighting(reading, of_weapon(reading, FIGHTS), This(reading.word))


def prey_of_weapon(reading: Reading) -> None:
    of_one(reading, the_foe(reading, of_weapon(reading, SUFFERS)))


def prey_such(reading: Reading, noun: CardNoun) -> None:
    """Whom its bearer attacks with the weapon, if that is such a creature."""
    fighting = Fighting(of_weapon(reading, SUFFERS), This(reading.word))
    of_one(reading, TheOne(renewed(noun, Detail("quality", fighting))))


def fought_with(reading: Reading) -> Things:
    """Whom its bearer fights with the weapon, or has hit if that was told."""
    of_weapon(reading, FIGHTS)
    for mention in reading.mentions:
        if "creature hit" in mention.words:
            return again(mention.things, "that creature")
    return reading.tell(Fought())


def prey_is(reading: Reading, who: Things, quality: Quality) -> Condition:
    """Of whoever this creature attacks now, if it attacks."""
    foe = the_foe(reading, SUFFERS)
    if not isinstance(who, This):
        raise Misread("this creature", who.text())
    return Is(told_of(reading, foe, foe.noun), quality)


def foe_is(reading: Reading, who: Things, quality: Quality) -> Condition:
    foe = the_foe(reading)
    if not isinstance(who, This):
        raise Misread("this creature", who.text())
    return Is(told_of(reading, foe, foe.noun), quality)


def weapon_itself(reading: Reading) -> None:
    """What a weapon does its bearer does with it."""
    of_weapon(reading, FIGHTS)
    subject(reading, This(reading.word))


def of_weapon(reading: Reading, way: int) -> int:
    """SLOT-ABIL-27 Only behind a weapon's name it is plain who fights whom."""
    if reading.switch == 0:
        raise Misread("a creature that this creature fights", "an enemy")
    return way


def meets(reading: Reading, watched: Watched, *more: object) -> Trigger:
    """This creature fights another one, and that can be spoken of."""
    others = [part for part in more if isinstance(part, Watched)]
    combat = next((part for part in more if isinstance(part, int)), EITHER_COMBAT)
    other = others[0] if others else None
    words = says(watched, f"fight {other.words}" if other is not None else "fight")
    turned = other is not None and isinstance(other.very, This)
    if other is not None and turned:
        watched, other = other, watched
    if not isinstance(watched.very, This):
        raise Misread("this creature", watched.words)
    names = words_of(other.noun) if other is not None else ["creature", "card"]
    reading.mention(Fought(), names)
    if not turned:  # who fights it is spoken of first, and is "it"
        reading.mention(watched.very, watched.names)
    return Meets(watched.noun, other.noun if other is not None else None, combat, words + how(combat), True)


def who_meets(reading: Reading, who: Watched, this: Things, combat: int = EITHER_COMBAT) -> Trigger:
    """Somebody fights this creature, on whichever side: it is spoken of who fights this one."""
    return meets(reading, who, Watched(Very(this), this.text(), this, ["card"]), combat)


def alone_narrowly(reading: Reading, statement: Statement, _narrowing: Quality | None) -> list[Stated]:
    """Said of nobody, and of this creature only while something is true of it."""
    reading.actor = This(reading.word)
    found = narrowed(reading, [Stated([statement], None)])
    reading.end_clause()
    return found


def does_in(reading: Reading, who: Watched, doing: Doing, combat: int) -> Trigger:
    """Somebody does it in one type of combat."""
    return in_combat(reading, happens(reading, who, doing), combat)


def battle_end(reading: Reading) -> Later:
    return Later(BattleMoment(facts.BATTLE_ENDED, "at the end of the battle"), DONE_ONCE, kept=keeping(reading))


FOUGHT: Final = '("fight" | "fought" | ("is" | "are") ("fighting" | "in" "battle" "with" | "in" "combat" "with"))'
FIGHT: Final = f'("fights" | {FOUGHT})'  # a creature that fights it is hit at that moment: `who_meets`
ING: Final = '("fighting" | "in" "battle" "with" | "in" "combat" "with" | "battling")'
ATTACKS_IT: Final = '"attacks" | "attack" | "is" "attacking" | "are" "attacking"'
SELF: Final = "(self | again)"
PHRASES: Final = [
    Idiom("bout", ING, FIGHTS),
    Idiom("bout", '"attacking" | "that" "attack"', ATTACKS),
    Idiom("bout", '"attacked" "by"', SUFFERS),
    Phrase("reach", "bout neighbour combat?", said_fighting, ["Creatures fighting this creature get -1 DEF."]),
    Phrase("reach", "bout card_nouns combat?",
           lambda reading, way, noun, *combat: said_fighting(reading, way, AnyOne(noun), *combat),
           ["Creatures attacking adjacent allies have -1 ranged.", "Creatures attacking Goblins can't strike back."]),
    Phrase("reach", f'"that" {SELF} ("attacks" | "attack" | "is" "attacking") combat?', attacked_by_self,
           ["Creatures that this creature attacks in ranged combat can't strike back."]),
    Phrase("reach", f'"that" {SELF} {FIGHT} combat?', fought_by_self, ["Creatures that this creature fights get -1 DEF."]),
    Phrase("reach", '"that" ("fight" | "fought") neighbour combat?',  # that are fighting: any "that" and what is so
           lambda reading, others, *combat: said_fighting(reading, FIGHTS, others, *combat),
           ["Creatures that fight this creature get -1 DEF."]),
    Phrase("crowd", '("each" | "every") "attacker" | ("all" "the"? | "the") "attackers"', fallen_by,
           ["When this creature dies in battle, deal 1 damage to each creature that attacked it."]),
    Phrase("reach", '"that" "attacked" neighbour', that_attacked,
           ["When this creature is killed by an attack, put a token on each creature that attacked it."]),
    Phrase("narrowing", '("as" "long" "as" | "when") "they" "fight" neighbour combat?', narrow_fighting,
           ["Enemy creatures get -1 DEF while they fight this creature."]),
    Phrase("condition", 'subject_plain ("fights" | "fight") neighbour combat?', fights),
    Phrase("standing_if", f'("when" | "as" "long" "as" | "if") subject_plain ({ATTACKS_IT}) neighbour combat?', attacking_it,
           ["This creature has +2 close when it attacks a Knight."]),
    Phrase("standing_if", f'("when" | "as" "long" "as" | "if") subject_plain ({ATTACKS_IT}) "the" card_noun combat?',
           attacking_the),
    Phrase("said_tail", "bare_gain narrowing", alone_narrowly, ["+1 close when fighting a Knight."]),
    Phrase("subject_said", f'"the" ("enemy"? ("creature" | "creatures") | "enemy" | "enemies") {SELF} {FIGHT}', its_foe,
           ["The creature this creature fights gets -1 DEF."]),
    Phrase("subject_said", f'"the" ("enemy"? "creature" | "enemy") "that" {FIGHT} {SELF}', its_foe),
    Phrase("subject_said", f'"the" ("enemy"? "creature" | "enemy") {SELF} ("attacks" | "is" "attacking")', its_prey,
           ["The creature this creature attacks gets -1 DEF."]),
    Phrase("post", '"in" ("this" | "that" | "the" "same") "battle"', in_its_battle,
           ["[Ranged] - Enemy creatures in this battle have -1 DEF."]),
    Phrase("subject_said", '"the" "enemy" "creature"? ("in" ("the" | "this" | "that") "battle")?', foe_of_weapon),
    Phrase("condition", '"the" "creature" "attacked" "by" self predicate', prey_is,
           ["If the creature attacked by this creature is marked, it can't strike back."]),
    Phrase("condition", '"the" "creature" "fighting" self predicate', foe_is,
           ["If the creature fighting this creature is marked, it gets -1 DEF."]),
    Phrase("subject_said", '"this" "weapon"', weapon_itself, ["[Ranged] - This weapon ignores cover."]),
    Phrase("aimed", '"the" "enemy" "creature"?', fought_with, ["[Ranged] - Mark the enemy creature."]),
    Phrase("subject_said", '"the" "attacked" "creature"', prey_of_weapon),
    Phrase("subject_said", '("a" | "the" | "any" | "each") ("creature" | "enemy") "attacked" ("with" | "by") "this" "weapon"',
           prey_of_weapon),
    Phrase("subject_said", '"the" ("creature" | "enemy") "it" "attacks"', prey_of_weapon),
    Phrase("subject_said", '("a" | "an" | "any" | "each") "attacked" card_noun | "attacked" card_nouns', prey_such,
           ["[Close] - An attacked Elf gets -1 DEF."]),
    Phrase("happening", 'watched ("fights" | "fight") combat?', meets,
           ["When this creature fights in close combat, mark that creature."]),
    Phrase("happening", 'watched ("fights" | "fight") watched_card combat?', meets,
           ["When this creature fights a damaged creature, it gets +1 close until end of battle."]),
    Phrase("later", '("at" "the" "end" "of" | "after") ("the" | "that" | "this") "battle"', battle_end,
           ["When this creature attacks, it becomes unmarked at the end of the battle."]),
    Phrase("who_does", "whoever doing combat", does_in, ["A creature that attacks this creature in close combat is marked."]),
    Phrase("who_does", 'whoever ("fights" | "fight") self combat?', who_meets,
           ["Whoever fights this creature in close combat is marked."]),
]  # fmt: skip
