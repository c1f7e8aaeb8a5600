"""Duels, in words: hit by this weapon, against ranged attacks, in battle, the creature that killed it, survives an attack."""

from __future__ import annotations

from typing import Final

from wtactics.engine import facts
from wtactics.engine.meaning import Condition, Noun, Statement, Trigger
from wtactics.engine.places import ATTACKER, CREATURE, DEFENDER, PEACE
from wtactics.language.phrase import Idiom, Misread, Phrase
from wtactics.language.structure import parts_within
from wtactics.rulesets.slot.speech.fights import EITHER_COMBAT, Beaten, how
from wtactics.rulesets.slot.speech.foes import (
    SORTS_OF_ATTACKS,
    Attacked,
    Attacking,
    Embattled,
    Facing,
    GetAgainst,
    IsHit,
    Outlived,
    StruckBack,
    Surviving,
)
from wtactics.rulesets.slot.speech.gains import Changes, GetMore
from wtactics.rulesets.slot.speech.stood import itself_there
from wtactics.vocabulary.conditions.meaning import Is
from wtactics.vocabulary.deeds.deed import STATED
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.describing import is_where
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.meaning import CountOf
from wtactics.vocabulary.reading.leaning import name_one
from wtactics.vocabulary.reading.reading import Reading, again, words_of
from wtactics.vocabulary.sentences.clauses import Steps, subject
from wtactics.vocabulary.sentences.lines import said_alone
from wtactics.vocabulary.sentences.parts import Stated
from wtactics.vocabulary.things.meaning import Happened, Things, This, article
from wtactics.vocabulary.things.mentioning import renewed
from wtactics.vocabulary.triggers.catalogue import Verb
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.past import Such
from wtactics.vocabulary.triggers.watching import Doing, Watched, any_card, call, happens, says, very_card

ATTACK: Final = Verb(facts.ATTACKED, "attack")
HIT: Final = Verb(facts.STRUCK, "hit")
KILL: Final = Verb(facts.KILLED, "kill")
BE_KILLED: Final = Verb(facts.KILLED, "is killed", subject=True)
CREATURE_NOUN: Final = CardNoun([Sort(types=1 << CREATURE, word="creature")])


def against(reading: Reading, noun: Noun) -> Quality:
    return Facing(noun)


def get_against(reading: Reading, said: Changes, foes: Quality) -> GetAgainst:
    return GetAgainst(reading.subject(), said, foes)


def fronted_against(reading: Reading, foes: Quality, _subject: None, said: Changes) -> list[Stated]:
    statement = get_against(reading, said, foes)
    reading.end_clause()
    return said_alone(reading, statement)


def alone_against(reading: Reading, said: Changes, foes: Quality) -> GetAgainst:
    return GetAgainst(This(reading.word), said, foes)


def alone(reading: Reading, said: Changes) -> GetMore:
    reading.tell(This(reading.word))
    return GetMore(This(reading.word), said)


def alone_there(reading: Reading, statement: Statement, where: Detail) -> list[Stated]:
    """Of what is counted it could be said, too, where that is; of whom it fights, where they are."""
    if isinstance(statement, GetAgainst) and isinstance(statement.against, Facing):
        raise Misread("where they are whom it fights", "where it is itself")
    if any(isinstance(part, CountOf) for part in parts_within(statement)):
        raise Misread("a change that counts nothing", statement.text())
    return said_alone(reading, statement, Is(This(reading.word), is_where(reading, False, where)))


def in_battle(reading: Reading) -> Detail:
    return Detail("quality", Embattled())


def is_in_battle(reading: Reading, negated: bool) -> Quality:
    return is_where(reading, True, in_battle(reading)) if negated else Embattled()


def while_in_battle(reading: Reading) -> Condition:
    return Is(This(reading.word), Embattled())


def this_weapon(reading: Reading) -> Watched:
    """The weapon whose ability it is: who hits with it is the creature itself."""
    refuse_without(reading, "this weapon")
    return very_card(reading, This(reading.word))


def refuse_without(reading: Reading, found: str) -> None:
    """Refuse to speak of a weapon, or of its attacks, in a line that no weapon begins."""
    if reading.switch == 0:
        raise Misread('the name of a weapon in front, such as "[Ranged] -"', found)


def hit_by_this(reading: Reading, noun: Noun) -> None:
    subject(reading, struck_by_this(reading, noun, False))


def hit_by_attack(reading: Reading, noun: Noun) -> None:
    subject(reading, struck_by_this(reading, noun, True))


def struck_by_this(reading: Reading, noun: Noun, attacking: bool, *roles: str) -> Things:
    """What is said of creatures that are hit is done whenever this one hits them."""
    refuse_without(reading, "this weapon")
    struck = any_card(reading, noun)
    struck.names.extend(roles)
    trigger = happens(reading, very_card(reading, This(reading.word)), Doing(HIT, struck))
    reading.moment = Attacking(trigger, ATTACKER) if attacking else trigger
    reading.replaced = facts.STRUCK
    return reading.that(words_of(noun)[0], False)


def hit_thing(reading: Reading, noun: Noun) -> Things:
    return struck_by_this(reading, noun, False)


def target_of_weapon(reading: Reading) -> Things:
    """Whom this creature attacks with the weapon, where nothing else says when: as it attacks, and not as it strikes back."""
    told = any("target" in mention.words for mention in reading.mentions) or reading.moment is not None
    if reading.switch == 0 or told:
        raise Misread("the name of a weapon in front, and nothing else that says when", "the target", lightly=True)
    trigger = happens(reading, very_card(reading, This(reading.word)), Doing(ATTACK, any_card(reading, CREATURE_NOUN)))
    reading.moment, reading.replaced = trigger, facts.ATTACKED
    return reading.that("creature", False)


def succeeds(reading: Reading) -> None:
    """If this attack succeeds: whenever it hits; who is hit can be called the target."""
    struck_by_this(reading, CREATURE_NOUN, True)
    reading.mention(again(Beaten(True, False, "it"), "that creature"), ["target"])


def succeeds_alive(reading: Reading) -> None:
    """And who is hit does not die of it."""
    struck_by_this(reading, renewed(CREATURE_NOUN, Detail("quality", Surviving())), True)
    reading.mention(again(Beaten(True, False, "it"), "that creature"), ["target"])


def if_succeeded(reading: Reading, _success: None, steps: Steps) -> Steps:
    return steps


def the_target(reading: Reading) -> Things:
    """Who is hit by the attack that is spoken of."""
    return in_part(reading, "target")


def in_part(reading: Reading, role: str) -> Things:
    """Who has this part in the fight that is told of, called by it."""
    found = spoken_of(reading, role)
    return again(found, f"the {role}") if isinstance(found, Happened) and role in ("target", "attacker") else found


def spoken_of(reading: Reading, role: str) -> Things:
    """Who has this role in what was told before, and is "it" from now on."""
    for mention in reading.mentions:
        if role in mention.words:
            name_one(reading, mention)
            return mention.things
    raise Misread(f"{article(role)} that was spoken of before", f"the {role}")


def while_attacking(reading: Reading, trigger: Trigger) -> Trigger:
    return in_role(trigger, ATTACKER)


def while_defending(reading: Reading, trigger: Trigger) -> Trigger:
    return in_role(trigger, DEFENDER)


def kills_target(reading: Reading, watched: Watched) -> Trigger:
    """Whom it attacks; SLOT-GROUP-08 in a group it has no abilities, so that "alone" says nothing more of itself."""
    trigger = happens(reading, watched, Doing(KILL, any_card(reading, CREATURE_NOUN)))
    return in_role(trigger, ATTACKER)


def in_role(trigger: Trigger, role: int) -> Trigger:
    if isinstance(trigger, IsHit) and trigger.second is not None and trigger.role == PEACE:
        words = f"{trigger.words} while {'attacking' if role == ATTACKER else 'defending'}"
        return IsHit(trigger.first, trigger.second, words, trigger.own, role)
    if not isinstance(trigger, Happens) or trigger.fact not in (facts.STRUCK, facts.KILLED):
        raise Misread("a hit or a kill", trigger.text())
    return Attacking(trigger, role)


def killer(reading: Reading, who: Things) -> Things:
    """Whoever killed this creature, of whose death the trigger tells: then it waits for the kill."""
    if not isinstance(who, This):
        raise Misread("this creature", who.text())
    if not any("killer" in mention.words for mention in reading.mentions):
        reading.replaced = facts.DIED
        reading.moment = killed(reading)
    return spoken_of(reading, "killer")


def killed(reading: Reading) -> Happens:
    """This creature is killed by another one, of which can be spoken."""
    by = any_card(reading, CREATURE_NOUN)
    trigger = happens(reading, very_card(reading, This(reading.word)), Doing(BE_KILLED, by))
    reading.paired = 0
    reading.mention(again(Happened(False, False, "it"), "that creature"), ["killer"])
    reading.tell(This(reading.word))
    return trigger


def happens_there(reading: Reading, watched: Watched, doing: Doing, where: Detail) -> Trigger:
    """It happens to one who stands there."""
    if watched.own() and doing.verb.fact == facts.ENTERED and not doing.verb.subject and doing.other is None:
        this, so = itself_there(reading, watched, where)
        trigger = happens(reading, this, doing)
        return Happens(trigger.fact, this.noun, None, f"{trigger.text()} {so}", True)
    if not isinstance(watched.noun, CardNoun) or doing.verb.subject or doing.other is not None:
        raise Misread("a creature such as an Elf", watched.words)  # where another stands is said of that
    there = renewed(watched.noun, where)
    return happens(reading, Watched(there, article(there.text(False)), None, watched.names), doing)


def attacks_from(reading: Reading, watched: Watched, doing: Doing, where: Detail) -> Trigger:
    """It attacks, hits or kills from where it stands."""
    if doing.verb.fact not in (facts.ATTACKED, facts.STRUCK) or doing.verb.subject:
        raise Misread("an attack or a hit", doing.verb.words)
    trigger = happens(reading, watched, doing)
    so = Such(watched.noun, is_where(reading, False, where))
    return Happens(trigger.fact, so, trigger.second, f"{trigger.text()} from {so.quality.told(False)[6:]}", trigger.own)


def moves_there(reading: Reading, watched: Watched, doing: Doing, where: Detail) -> Trigger:
    """It stands there when it has moved, be it in exchange for another."""
    if doing.verb.fact not in (facts.MOVED, facts.SHIFTED):
        raise Misread("who moves", doing.verb.words)
    return happens_there(reading, watched, doing, where)


def outlived(reading: Reading, watched: Watched) -> Trigger:
    call(reading, watched, True)
    return Outlived(watched.noun, DEFENDER, says(watched, "survive an attack"))


def after_attack(reading: Reading, watched: Watched, combat: int = EITHER_COMBAT) -> Trigger:
    call(reading, watched, False)
    return Outlived(watched.noun, ATTACKER, f"{says(watched, 'survive attacking')}{how(combat)}", combat)


def strikes_back(reading: Reading, watched: Watched) -> Trigger:
    call(reading, watched, True)
    return StruckBack(watched.noun, says(watched, "strike back"))


FORMS: Final = (
    '"attacks" | "being" "attacked"', '"close" ("attacks" | "weapons" | "combat") | "attacks" "in" "close" "combat"',
    '"ranged" ("attacks" | "weapons" | "combat") | "attacks" "in" "ranged" "combat"',
    '"magic" ("attacks" | "weapons")? | "magic" "ranged" "attacks"', '"group" "attacks"',
)  # fmt: skip
ONE: Final = '("a" | "an" | "any" | "each")'
LOSES_LIFE: Final = '"loses" ("a" | "one")? "life"'
THIS_ATTACK: Final = '"this" ("ranged" | "close" | "magic")? "attack"'
BATTLE_IN_WHICH: Final = '("at" "the" "end" "of" | "after") ("a" | "each" | "any" | "the") "battle" "in" "which"'
BLOW_OF: Final = '("an" | "any") "attack" ("of" | "by")'
INTO_SLOT: Final = (
    '("into" | "to" | "onto") ("a" | "the" | "any" | "an" | "one")? ("empty" | "of" "the")? ("slot" | "slots")'
)
SO_LONG: Final = '("as" "long" "as" | "when")'
IT: Final = '("it" | "he" | "she")'
ITS: Final = '("its" | "his" | "her")'
PHRASES: Final = [
    *(Idiom("against", f'"against" ({form})', Attacked(sort), [f"This creature gets +1 DEF against {said}."])
      for sort, (form, said) in enumerate(zip(FORMS, SORTS_OF_ATTACKS, strict=True))),
    Phrase("against", '"against" card_nouns | "against" ("a" | "an") card_noun', against,
           ["Adjacent ally creatures get +1 close against marked creatures."]),
    Phrase(STATED, "({get} | {gain} | {have}) gain_of_values against", get_against,
           ["Enemy creatures get -1 close against Soldiers."]),
    Phrase("said_fronted", 'against ","? subject_said ({get} | {gain} | {have}) gain_of_values', fronted_against,
           ["Against Soldiers this creature gets +1 close."]),
    Phrase("bare_gain", "gain_of_values against", alone_against, ["+1 close against marked creatures."]),
    Phrase("said_tail", "bare_gain", said_alone),
    Phrase("said_tail", 'bare_gain "in" place', alone_there, ["+1 close and +1 DEF in the front row."]),
    Phrase("bare_gain", "gain_of_values", alone, ["+1 DEF while this creature is marked."]),
    Phrase("post", '"in" ("a" | "the")? "battle"', in_battle,
           ["[1]: Target ally creature in battle gets +1 close until end of turn."]),
    Phrase("predicate", 'being ("in" ("a" | "the")? "battle" | "fighting" | "attacking" ("or" | "nor") "being"? "attacked")',
           is_in_battle,
           ["This creature gets +1 DEF while it is in battle."]),
    Phrase("time_condition", '"in" "a"? "battle"', while_in_battle),
    Phrase("watched", '"this" "weapon" | ("an" | "the") "attack" ("with" | "of" | "by") "this" "weapon"', this_weapon),
    Phrase("subject_one", '("a" | "an" | "any" | "each") card_noun "hit" "by" "this" "weapon"', hit_by_this),
    Phrase("subject_one", f'{ONE} card_noun "that" "loses" ("a" | "one")? "life" ("to" | "by" | "through" | "from")'
           ' "this" "weapon"', hit_by_this),
    Phrase("subject_one", f'{ONE} card_noun ("hit" "by" | "that" {LOSES_LIFE} ("to" | "by" | "through" | "from"))'
           ' ("it" | self)',
           lambda reading, noun, *_self: hit_by_this(reading, noun),
           ["[Close] - A creature that loses a life to it is marked."]),
    Phrase("subject_one", 'card_nouns "hit" "by" "this" "weapon"', hit_by_this),
    Phrase("subject_one", '"the" card_noun "it" "hits"', hit_by_this),
    Phrase("subject_one", f'{ONE} card_noun ("hit" "by" | "that" "loses" "a" "life" "to") {THIS_ATTACK}',
           hit_by_attack),
    Phrase("aimed", '"the" card_noun "hit" "by" "this" "weapon"', hit_thing),
    Phrase("aimed", f'{ONE} card_noun ("hit" "by" "this" "weapon" | "that" "loses" ("a" | "one")? "life"'
           ' ("to" | "by" | "through" | "from") "this" "weapon")', hit_thing,
           ["[Ranged] - Mark each creature that loses a life to this weapon."]),
    Phrase("aimed", '"the" ("attacked" "creature" | "target")', target_of_weapon,
           ["[Ranged] - The attacked creature gets -1 DEF until end of turn."]),
    Phrase("success", f'"if" {THIS_ATTACK} ("succeeds" | "hits" | "is" "successful" | "is" "a" "success")', succeeds),
    Phrase("success", f'"if" {THIS_ATTACK} ("succeeds" | "hits" | "is" "successful" | "is" "a" "success")'
           ' "and" ("the" "target" | "it" | "its" "target") ("survives" | "lives" | "is" "still" "in" "play")', succeeds_alive),
    Phrase("fronted", 'success "," effects', if_succeeded),
    Phrase("again", '("the" | "its") "target" | "the" "attacked" "creature"', the_target),
    Phrase("happening", 'watched ("attacks" "alone" "and")? ("kills" | "kill") (("its" | "the") "target"'
           ' | "the" "attacked" "creature")', kills_target,
           ["When this creature kills its target, you get 1 AP."]),
    Phrase("trigger", '"if" watched ("attacks" "alone" "and")? ("kills" | "kill") (("its" | "the") "target"'
           ' | "the" "attacked" "creature")', kills_target),
    Phrase("happening", f'happening ({SO_LONG} ("attacking" | {IT} ("attacks" | "is" "attacking")) | "by" "attacking"'
           f' | ("in" | "with" | "during" | "by") {ITS} "own"? "attack")', while_attacking,
           ["When this creature hits a creature while attacking, you get 1 AP."]),
    Phrase("happening", f'happening ({SO_LONG} ("defending" | {IT} ("defends" | "is" ("defending" | "attacked")))'
           ' | "by" ("defending" | "striking" "back"))', while_defending,
           ["When this creature hits a creature while defending, you get 1 AP."]),
    Phrase("aimed", '"the" ("creature" | "enemy") "that" ("killed" | "kills") self', killer),
    Phrase("aimed", '"the" ("creature" | "enemy") "that" ("killed" | "kills") again', killer),
    Phrase("happening", "watched doing reach", happens_there,
           ["When an ally comes into play adjacent to this creature, you get 1 AP."]),
    Phrase("happening", 'watched doing ("into" | "to" | "onto") ("a" | "the" | "any" | "an") "empty"? "slot" reach',
           moves_there,
           ["If an enemy creature moves into the slot in front of this creature, it loses 1 life."]),
    Phrase("trigger", '"if" watched doing ("into" | "to" | "onto") ("a" | "the" | "any" | "an") "empty"? "slot" reach',
           moves_there),
    Phrase("happening", f'watched doing {INTO_SLOT} ("of" | "in") place', moves_there,
           ["Whenever an enemy creature moves into a slot of this creature's column, it loses 1 life."]),
    Phrase("trigger", f'"if" watched doing {INTO_SLOT} ("of" | "in") place', moves_there),
    Phrase("happening", 'watched doing "from" place', attacks_from,
           ["When this creature attacks from the back row, it gets +1 ranged until end of battle."]),
    Phrase("happening", 'watched doing "in" place', happens_there, ["When a creature dies in its column, you get 1 AP."]),
    Phrase("happening", 'watched ("survives" | "survive") ("an" "attack" | "being" "attacked")', outlived,
           ["When this creature survives an attack, unmark this creature."]),
    Phrase("trigger", '"after" watched ("attacks" | "attack" | "attacked" | "has" "attacked") combat?', after_attack),
    Phrase("trigger", '"after" ("it" | "i") ("attacks" | "attack" | "attacked" | ("has" | "have") "attacked") combat?',
           lambda reading, *combat: after_attack(reading, very_card(reading, This(reading.word)), *combat)),
    Phrase("trigger", '"after" "attacking" | "after" "its" "attack"',
           lambda reading: after_attack(reading, very_card(reading, This(reading.word))), ["After attacking, you get 1 AP."]),
    Phrase("moment", f'{BATTLE_IN_WHICH} watched "was" "attacked"', outlived,
           ["At the end of a battle in which this creature was attacked, unmark it."]),
    Phrase("happening", f'{BLOW_OF} watched ("kills" | "kill") (("its" | "the") "target" | "the" "attacked" "creature")',
           kills_target),
    Phrase("happening", f'{BLOW_OF} watched ("kills" | "kill") watched_card'
           ' | watched ("attacks" | "attack") "and" ("kills" | "kill") watched_card',
           lambda reading, who, whom: in_role(happens(reading, who, Doing(KILL, whom)), ATTACKER),
           ["When an attack by this creature kills an Elf, you get 1 AP."]),
    Phrase("happening", 'whose_blow "attack" ("kills" | "kill") watched_card',
           lambda reading, who, whom: in_role(happens(reading, who, Doing(KILL, whom)), ATTACKER),
           ["When this creature's attack kills an Elf, you get 1 AP."]),
    Phrase("happening", 'whose_blow "attack" ("kills" | "kill") (("its" | "the") "target" | "the" "attacked" "creature")',
           kills_target),
    Phrase("moment", f'{BATTLE_IN_WHICH} watched "attacked" combat?', after_attack,
           ["At the end of a battle in which this creature attacked, you get 1 AP."]),
    Phrase("happening", 'watched ("survives" | "survive") "attacking" combat?', after_attack,
           ["Whenever this creature survives attacking, unmark this creature."]),
    Phrase("happening", 'watched ("strikes" | "strike") "back"', strikes_back,
           ["When this creature strikes back, it gets +1 close until end of battle."]),
]  # fmt: skip
