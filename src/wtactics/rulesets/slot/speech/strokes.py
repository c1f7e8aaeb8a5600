"""Strokes, in words: on a hit, when its attack fails, strikes back with more, hits that take more than one life."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import HOMES, ROLES, STRIKE_BACK, Noun, Number, Trigger
from wtactics.engine.places import ATTACKER, DEFENDER, CardId, Seat, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Idiom, Misread, Phrase
from wtactics.rulesets.slot.grid import column, slot_of
from wtactics.rulesets.slot.rows import RANGED_IN_USE
from wtactics.rulesets.slot.speech.duels import CREATURE_NOUN, in_part, refuse_without, struck_by_this
from wtactics.rulesets.slot.speech.fighting import prey_of_weapon
from wtactics.rulesets.slot.speech.fights import EITHER_COMBAT, Beaten, how, is_fought
from wtactics.rulesets.slot.speech.foes import GetAgainst
from wtactics.rulesets.slot.speech.gains import Changes, GetMore, More
from wtactics.rulesets.slot.speech.measures import CLOSE_VALUE, RANGED_VALUE
from wtactics.rulesets.slot.speech.reaching import Blows
from wtactics.rulesets.slot.speech.spots import stands
from wtactics.rulesets.slot.table import SlotTable
from wtactics.vocabulary.conditions.meaning import Is
from wtactics.vocabulary.deeds.deed import STATED
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading, again
from wtactics.vocabulary.rulings.acts import ActPhrase, bit
from wtactics.vocabulary.rulings.meaning import Act, Law
from wtactics.vocabulary.things.meaning import All, Happened, Things, This, clause
from wtactics.vocabulary.things.mentioning import plain
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import Watched, call, very_card

BLOWS_OF: Final = ("a close attack", "a ranged attack", "an attack")  # by the type of combat


class Answering(Quality):
    """A creature is attacked and strikes back, in one type of combat or in either."""

    def __init__(self, combat: i64) -> None:
        self.combat: Final = combat

    def holds(self, t: Table, c: CardId) -> bool:
        if t.role[c] != DEFENDER:
            return False
        assert isinstance(t, SlotTable)
        return t.is_armed(c, t.ranged_now) and is_fought(t, self.combat)

    def depends(self) -> i64:
        return ROLES

    def behind(self) -> str:
        return f"striking back{how(self.combat)}"

    def told(self, many: bool) -> str:
        return f"{'are' if many else 'is'} {self.behind()}"


class StrikeWith(GetAgainst):
    """Creatures strike back with so much more, in one type of combat or in either."""

    def __init__(self, things: Things, changes: Changes, combat: i64) -> None:
        super().__init__(things, changes, Answering(combat))
        self.combat: Final = combat

    def text(self) -> str:
        return clause(self.things, "strike", f"back{how(self.combat)} with {self.changes.text()}")


class Missed(Happens):
    """An attack does not reach the DEF that it meets, or a strike back; in one type of combat or in either."""

    def __init__(self, first: Noun | None, second: Noun | None, back: bool, combat: i64, words: str, own: bool) -> None:
        super().__init__(facts.MISSED, first, second, words, own)
        self.back: Final = back
        self.combat: Final = combat

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        if (n >= 2) != self.back or (self.combat != EITHER_COMBAT and n & 1 != self.combat):
            return False
        return super().matches(t, a, b, n)


def fails(reading: Reading, combat: int, who: Watched, back: bool = False) -> Trigger:
    """The attack of somebody fails: of whom it was, one can speak."""
    reading.mention(again(Happened(True, False, "it"), "the target"), ["target"])
    call(reading, who, False)
    words = f"whenever {who.words}'s strike back fails" if back else f"whenever {BLOWS_OF[combat]} by {who.words} fails"
    return Missed(who.noun, None, back, combat, words, who.own())


def fails_on(reading: Reading, combat: int, whom: Watched) -> Trigger:
    """An attack on somebody fails: of who attacked, one can speak."""
    reading.mention(again(Happened(False, False, "it"), "the attacker"), ["attacker"])
    call(reading, whom, True)
    return Missed(None, whom.noun, False, combat, f"whenever {BLOWS_OF[combat]} on {whom.words} fails", whom.own())


def succeeds(reading: Reading, combat: int, who: Watched) -> Trigger:
    """The attack of somebody succeeds: that is a hit, while he attacks."""
    reading.mention(again(Beaten(True, False, "it"), "the target"), ["target"])
    call(reading, who, False)
    return Succeeds(who.noun, None, combat, f"whenever {BLOWS_OF[combat]} by {who.words} succeeds", who.own())


def of_the_weapon(reading: Reading) -> Watched:
    """In the line of a weapon "the attack" is its bearer's."""
    refuse_without(reading, "the attack")
    return very_card(reading, This(reading.word))


def succeeds_against(reading: Reading, who: Watched, combat: int, whom: Watched) -> Trigger:
    """Of whom it struck, and of whoever struck, one can speak."""
    reading.mention(again(Beaten(True, False, "it"), "the target"), ["target"])
    call(reading, who, False)
    call(reading, whom, True)
    words = f"whenever {BLOWS_OF[combat]} by {who.words} succeeds against {whom.words}"
    return Succeeds(who.noun, whom.noun, combat, words, who.own())


def succeeds_on(reading: Reading, combat: int, whom: Watched) -> Trigger:
    reading.mention(again(Happened(False, False, "it"), "the attacker"), ["attacker"])
    call(reading, whom, True)
    return Succeeds(None, whom.noun, combat, f"whenever {BLOWS_OF[combat]} on {whom.words} succeeds", whom.own())


class Aslant(Quality):
    """A creature attacks one of its own column, or of another one."""

    def __init__(self, same: bool) -> None:
        self.same: Final = same

    def holds(self, t: Table, c: CardId) -> bool:
        foe = t.foe[c]
        if t.role[c] != ATTACKER or foe < 0 or not stands(t, c) or not stands(t, foe):
            return False
        return (column(slot_of(t.place[c] & 15)) == column(slot_of(t.place[foe] & 15))) == self.same

    def depends(self) -> i64:
        return ROLES | HOMES

    def behind(self) -> str:
        return f"attacking {'straight ahead' if self.same else 'diagonally'}"

    def told(self, many: bool) -> str:
        return f"attack{'' if many else 's'} {'straight ahead' if self.same else 'diagonally'}"


class Succeeds(Happens):
    """An attack takes a life, in one type of combat or in either; a strike back is no attack here."""

    def __init__(self, first: Noun | None, second: Noun | None, combat: i64, words: str, own: bool) -> None:
        super().__init__(facts.STRUCK, first, second, words, own)
        self.combat: Final = combat

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        assert isinstance(t, SlotTable)
        return t.role[b] == DEFENDER and is_fought(t, self.combat) and super().matches(t, a, b, n)


def on_hit(reading: Reading) -> Trigger:
    """In the line of a weapon: whenever that hits; who is hit is spoken of."""
    refuse_without(reading, "a hit")
    struck_by_this(reading, CREATURE_NOUN, False, "target", "creature hit")
    trigger = reading.moment
    assert trigger is not None
    reading.moment, reading.replaced = None, -1
    return trigger


def on_success(reading: Reading) -> None:
    """If it succeeds: the weapon, in attack and strike back alike."""
    refuse_without(reading, "its success")
    struck_by_this(reading, CREATURE_NOUN, False, "target", "creature hit")


def on_success_against(reading: Reading, noun: Noun) -> None:
    refuse_without(reading, "its success")
    struck_by_this(reading, noun, False, "target", "creature hit")


def role(reading: Reading, name: str) -> Things:
    return in_part(reading, name)


def is_answering(reading: Reading, negated: bool, combat: int = EITHER_COMBAT) -> Quality:
    if negated:
        raise Misread("what strikes back", "what doesn't")
    return Answering(combat)


def strikes_with(reading: Reading, said: Changes) -> StrikeWith:
    return StrikeWith(reading.subject(), said, EITHER_COMBAT)


def strikes_with_in(reading: Reading, combat: int, said: Changes) -> StrikeWith:
    return StrikeWith(reading.subject(), said, combat)


def strikes_with_more(reading: Reading, *parts: int | Number) -> StrikeWith:
    """No value named: that of the weapon in use."""
    number = next(part for part in parts if isinstance(part, Number))
    combat = next((part for part in parts if isinstance(part, int)), EITHER_COMBAT)
    values = [CLOSE_VALUE, RANGED_VALUE] if combat == EITHER_COMBAT else [(CLOSE_VALUE, RANGED_VALUE)[combat]]
    return StrikeWith(reading.subject(), Changes([More(value, number) for value in values]), combat)


def cant_be_struck(reading: Reading, *by: Noun) -> Law:
    return not_struck(reading.subject(), *by)


def not_struck(things: Things, *by: Noun) -> Law:
    """SLOT-DEF-09 Whom it is said of is no target of the strike back of these creatures, or of any."""
    return Law(All(by[0] if by else CREATURE_NOUN), STRIKE_BACK_AT, things)


def deals(reading: Reading, number: Number, usual: Number) -> Blows:
    """SLOT-RESOLVE-07 A hit takes one life by the rules."""
    if not isinstance(reading.subject(), This) or plain(usual) != 1:
        raise Misread("this creature, and 1", f"{reading.subject().text()}, and {usual.text()}")
    return Blows(number)


class AttackBlows(Blows):
    """SLOT-RESOLVE-07 A successful attack of this creature takes so many life points; its strike back takes one."""

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        return super().alters(t, what, seat, c, usual) if t.role[c] == ATTACKER else 0

    def text(self) -> str:
        return f"successful attacks of this creature take {self.number.text()} life instead of 1"


def attack_takes(reading: Reading, *said: Things | Number | Watched) -> AttackBlows:
    """The first number is what it takes."""
    number = next(part for part in said if isinstance(part, Number))
    if any(isinstance(part, Things) and not isinstance(part, This) for part in said):
        raise Misread("this creature", "another")
    return AttackBlows(number)


def of_this_weapon(reading: Reading) -> int:
    """The value of the weapon whose line it is."""
    refuse_without(reading, "no value named")
    return RANGED_VALUE if reading.switch == RANGED_IN_USE else CLOSE_VALUE


def weapon_gets(reading: Reading, *said: Number) -> GetMore:
    value = of_this_weapon(reading)
    return GetMore(This(reading.word), Changes([More(value, said[0])], said[1] if len(said) > 1 else None))


def weapon_gets_against(reading: Reading, number: Number, foes: Quality) -> GetAgainst:
    return GetAgainst(This(reading.word), Changes([More(of_this_weapon(reading), number)]), foes)


def takes(reading: Reading, *said: Things | Number) -> Blows:
    """The first number is what it takes."""
    return Blows(next(part for part in said if isinstance(part, Number)))


def takes_more(reading: Reading, *said: Things | Number) -> Blows:
    return Blows(Fixed(plain(next(part for part in said if isinstance(part, Number))) + 1))


def bearer(reading: Reading, *_this: Things) -> Things:
    """Whose blow it is."""
    return This(reading.word)


def weapon_bearer(reading: Reading) -> Things:
    """In the line of a weapon all blows are its bearer's."""
    refuse_without(reading, "its success")
    return bearer(reading)


WHENEVER: Final = '("if" | "when" | "whenever")'
ITS_BLOW: Final = (
    '(("its" | self "\'s") ("blow" | "hit" | "attack" "or" "strike" "back") | ("a" | "any") "blow" ("of" | "by") self)'
)
LOSES: Final = '("loses" | "lose") number "life" "instead" ("of" number)?'
WEAPONS: Final = (
    '("it" | "this" "weapon" | "this" | "the" "blow" | "a" "blow" ("of" | "with") "this" "weapon"'
    ' | ("the" | "an") "attack" ("with" | "by" | "of") "this" "weapon")'
)
WHO_IS_HIT: Final = (
    '("the" ("enemy" | "target" | "creature" | "creature" "hit" | "enemy" "creature" | "attacked" "creature"))'
)
IT: Final = '("it" | self | "the" "blow")'
BLOWS: Final = (
    '(("its" | self "\'s") "successful"? ("blows" | "attacks" "and" ("strikes" "back" | "strike" "back"))'
    ' | "successful"? ("blows" | "attacks" "and" ("strikes" "back" | "strike" "back")) ("of" | "by") self)'
)
FAILS: Final = '("fails" | "misses" | "doesn\'t" "succeed" | "is" "not" "a" "success")'
SUCCEEDS: Final = '("succeeds" | "is" "successful" | "is" "a" "success" | "hits")'
AGAINST: Final = '("against" | "on") ("a" | "an")'
HURTS: Final = '("hits" | "hurts" | "wounds" | "damages" | "strikes")'
HITS: Final = '("a" | "each" | "every") "hit" ("with" | "by" | "of" | "from") (self | "this" "weapon")'
COST: Final = '("costs" | "cost" | "takes" | "take" | "causes" | "cause")'
STRIKE_BACK_AT: Final = Act("strike back at", bit(STRIKE_BACK))
CANT_BE: Final = '("can\'t" | "cannot") "be"'
PHRASES: Final = [
    Idiom("blow", '"attack"', EITHER_COMBAT),
    Idiom("blow", '"close" "attack"', 0),
    Idiom("blow", '"ranged" "attack"', 1),
    Phrase("happening", f'("a" | "an" | "any") blow ("of" | "by") watched {FAILS}', fails,
           ["When an attack by this creature fails, you get 1 AP."]),
    Phrase("happening", f"whose_blow blow {FAILS}", lambda reading, who, combat: fails(reading, combat, who),
           ["When this creature's attack fails, you get 1 AP."]),
    Phrase("whose_blow", 'watched_self "\'s"', lambda reading, who: who),
    Phrase("whose_blow", '"its"', lambda reading: very_card(reading, This(reading.word))),
    Phrase("whose_blow", '"the" | "this"', of_the_weapon),
    Phrase("happening", f'whose_blow blow {SUCCEEDS} ("against" | "on") watched_card', succeeds_against),
    Phrase("happening", f'("a" | "an" | "any") blow ("of" | "by") watched {SUCCEEDS} ("against" | "on") watched_card',
           lambda reading, combat, who, whom: succeeds_against(reading, who, combat, whom),
           ["When an attack by this creature succeeds against an Elf, you get 1 AP."]),
    Phrase("trigger", f'"if" whose_blow blow {SUCCEEDS} ("against" | "on") watched_card', succeeds_against),
    Phrase("happening", f'watched "\'s" "strike" "back" {FAILS}',
           lambda reading, who: fails(reading, EITHER_COMBAT, who, True)),
    Phrase("happening", f'("a" | "an" | "any") blow ("on" | "against") watched {FAILS}', fails_on,
           ["When an attack on this creature fails, you get 1 AP."]),
    Phrase("happening", f'("a" | "an" | "any") blow ("of" | "by") watched {SUCCEEDS}', succeeds,
           ["When an attack by this creature succeeds, you get 1 AP."]),
    Phrase("happening", f"whose_blow blow {SUCCEEDS}", lambda reading, who, combat: succeeds(reading, combat, who)),
    Phrase("happening", f'("a" | "an" | "any") blow ("on" | "against") watched {SUCCEEDS}', succeeds_on),
    Phrase("trigger", f'"if" whose_blow blow {FAILS}', lambda reading, who, combat: fails(reading, combat, who)),
    Phrase("trigger", f'"if" whose_blow blow {SUCCEEDS}', lambda reading, who, combat: succeeds(reading, combat, who)),
    Phrase("trigger", '("on" | "upon") ("a" | "each" | "every") ("hit" | "success")', on_hit),
    Phrase("again", '"the" "creature" "hit"', lambda reading: role(reading, "creature hit")),
    Phrase("again", '"the" ("attacker" | "attacking" "creature")', lambda reading: role(reading, "attacker"),
           ["When this creature is attacked, mark the attacker."]),
    Phrase("success", f'("if" | "when" | "whenever") ("it" | "this" "weapon" | "this") {SUCCEEDS}', on_success),
    Phrase("success", f'("if" | "when" | "whenever") ("it" | "this" "weapon") {SUCCEEDS} {AGAINST} card_noun',
           on_success_against),
    # strike back
    Phrase("standing_if", '("when" | "as" "long" "as" | "if") subject_plain ("strikes" | "strike") "back" combat?',
           lambda reading, things, *combat: Is(things, Answering(combat[0] if combat else EITHER_COMBAT)),
           ["This creature has +2 close when it strikes back."]),
    Phrase("doing_so", '"striking" "back" combat?', lambda reading, *combat: Answering(combat[0] if combat else EITHER_COMBAT),
           ["This creature gets +1 close when striking back."]),
    Phrase("predicate", 'being "striking" "back" combat?', is_answering),
    Phrase(STATED, '("strikes" | "strike") "back" "with" gain_of_values', strikes_with,
           ["This creature strikes back with +1 close."]),
    Phrase(STATED, '("strikes" | "strike") "back" combat "with" gain_of_values', strikes_with_in),
    Phrase(STATED, '("strikes" | "strike") "back" combat? "with" "+" (many | bare_one)', strikes_with_more,
           ["This creature strikes back in close combat with +2."]),
    ActPhrase("towards", '"strike" "back" "at"', STRIKE_BACK_AT),
    Phrase("ruling", f'{CANT_BE} "struck" "back" "at" ("by" card_nouns)?', cant_be_struck,
           ["This creature can't be struck back at by Elves."]),
    Phrase("statement", f'("its" | self "\'s") "attacks" {CANT_BE} "struck" "back" "at" ("by" card_nouns)?',
           lambda reading, *parts: not_struck(This(reading.word), *(part for part in parts if isinstance(part, Noun))),
           ["Its attacks can't be struck back at by Elves."]),
    # this weapon, and what a hit takes
    Phrase("bare_gain", '"this" "weapon" ("gets" | "has") "+" (many | bare_one) for_each?', weapon_gets),
    Phrase("bare_gain", '"this" "weapon" ("gets" | "has") "+" (many | bare_one) against', weapon_gets_against),
    Phrase("statement", f'{HITS} {COST} ("the" "creature" "hit" | "the" "target")? number "life" ("instead" "of" number)?',
           takes, ["A hit by this creature takes 2 life instead of 1."]),
    Phrase("statement", f'(of_self "hits" | "hits" ("with" | "by" | "of") (self | "this" "weapon")) {COST} number "life"'
           ' ("instead" "of" number)?', takes),
    Phrase("statement", f'(of_self "hits" | "hits" ("with" | "by" | "of") (self | "this" "weapon")) {COST} number'
           ' ("additional" | "extra" | "more") "life"', takes_more),
    Phrase("statement", f'{BLOWS} {COST} ("the" "creature" "hit" | "the" "target" | "the" "enemy")? number "life"'
           ' ("instead" "of" number)?', takes, ["Its attacks and strikes back take 2 life instead of 1."]),
    Phrase("statement", f'stroke {COST} {WHO_IS_HIT}? number "life" ("instead" "of" number)?', takes,
           ["Its hits take 2 life instead of 1."]),
    Phrase("stroke", '("its" | self "\'s") "hits"', bearer),
    Phrase("stroke", '("a" | "each" | "every") "successful"? ("hit" | "blow") | "hits"', weapon_bearer),
    Phrase("statement", f"hit_one {LOSES}", takes, ["The creature it hits loses 2 life instead of 1."]),
    Phrase("hit_one", f'"the" ("enemy" | "creature") "it" {HURTS}', bearer),
    Phrase("hit_one", f'("a" | "any" | "each" | "the") ("creature" | "enemy") "that"? "this" "weapon" {HURTS}'
           ' | ("a" | "any" | "each") ("creature" | "enemy") ("hit" | "hurt" | "wounded" | "damaged") "by" "this" "weapon"',
           weapon_bearer),
    Phrase("hit_one", '"the" ("enemy" | "creature" | "target") "hit"?', weapon_bearer),
    Phrase("success", f'{WHENEVER} ("its" | "the" | "a") ("blow" | "hit") {SUCCEEDS}', on_success),
    Phrase("again", '"the" "enemy" "hit"', lambda reading: again(role(reading, "creature hit"), "that creature")),
    Phrase("statement", f'stroke_won "," ({IT} {COST} number "life" ("instead" ("of" number)?)? | {WHO_IS_HIT} {LOSES})', takes,
           ["If its blow succeeds, the enemy loses 2 life instead of 1."]),
    Phrase("stroke_won", f"{WHENEVER} {ITS_BLOW} {SUCCEEDS}", bearer),
    Phrase("stroke_won", f"{WHENEVER} {WEAPONS} {SUCCEEDS}", weapon_bearer),
    Phrase(STATED, '("deals" | "deal" | "does" | "do" | "takes" | "take") number ("damage" | "life") "instead" "of" number',
           deals,
           ["This creature deals 2 damage instead of 1."]),
    Phrase("statement", f'"successful" "attacks" ("of" | "by" | "with") self {COST} number "life" ("instead" "of" number)?'
           f' | of_self "successful" "attacks" {COST} number "life" ("instead" "of" number)?', attack_takes,
           ["Successful attacks of this creature take 2 life instead of 1."]),
    Phrase("statement", '("when" | "if" | "whenever") (("an" | "any")? "attack" ("of" | "by") self'
           ' | self "\'s" "attack" | "its"'
           f' "attack") {SUCCEEDS} "," (("it" | self | "the" "attack") {COST} number "life" ("instead" ("of" number)?)?'
           f' | {WHO_IS_HIT} {LOSES})',
           attack_takes),
    Phrase("condition", 'subject_plain ("attacks" | "attack") slant',
           lambda reading, things, same: Is(things, Aslant(same)),
           ["This creature gets +1 close if it attacks straight ahead."]),
    Phrase("subject_said", '"the" "target"', prey_of_weapon),
]  # fmt: skip
