"""Endurance, in words: who survives a battle, whom attacks take nothing from, the last life that would be lost."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import BE_HURT, Noun, Trigger
from wtactics.engine.places import ATTACKER, CREATURE, DEFENDER, NOBODY, PEACE, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Idiom, Misread, Phrase
from wtactics.rulesets.slot.speech.averting import would_lose_life
from wtactics.rulesets.slot.speech.battles import DONE
from wtactics.rulesets.slot.speech.duels import hit_by_this
from wtactics.rulesets.slot.speech.fighting import FIGHTS, Fighting
from wtactics.rulesets.slot.speech.fights import CLOSE_COMBAT, EITHER_COMBAT, RANGED_COMBAT, InCombat, how, is_fought
from wtactics.rulesets.slot.speech.foes import Surviving, foes_of, lives
from wtactics.rulesets.slot.speech.gains import Weapon
from wtactics.rulesets.slot.speech.printing import MAGIC_WEAPON
from wtactics.rulesets.slot.table import SlotTable
from wtactics.vocabulary.deeds.deed import STATED
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.naming import Detail, DetailPhrase
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading, again
from wtactics.vocabulary.rulings.acts import bit
from wtactics.vocabulary.rulings.meaning import Act, Cant, Law
from wtactics.vocabulary.rulings.meaning import Such as Whoever
from wtactics.vocabulary.things.meaning import Happened, Things, This
from wtactics.vocabulary.things.mentioning import renewed
from wtactics.vocabulary.triggers.circumstances import Circumstance, InFight
from wtactics.vocabulary.triggers.impending import Would
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import IS, Doing, Watched, any_card, call, happens, says

HURT: Final = Act("be dealt damage", bit(BE_HURT))
ROLES_SAID: Final = {ATTACKER: "attacked", DEFENDER: "was attacked", PEACE: "fought"}
MAGIC: Final = 3  # of ranged combat: with a magic weapon


class Survives(Trigger):
    """A creature has fought in a battle in such a role, against such another one, and is not about to die of it."""

    def __init__(self, noun: Noun, role: i64, foe: Noun | None, combat: i64, words: str) -> None:
        super().__init__(facts.BATTLE_ENDED)
        self.noun: Final = noun
        self.role: Final = role  # PEACE: either
        self.foe: Final = foe
        self.combat: Final = combat
        self.words: Final = words

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        assert isinstance(t, SlotTable)
        if not is_fought(t, self.combat):
            return False
        if self.role != DEFENDER and self.is_it(t, a):
            return True
        return self.role != ATTACKER and n == 0 and self.is_it(t, b)

    def is_it(self, t: Table, c: Thing) -> bool:
        """Is it this one who lives, and has it fought such a one?"""
        if not lives(t, c) or not self.noun.fits(t, c):
            return False
        if self.foe is None:
            return True
        for foe in foes_of(t, c):
            if self.foe.fits(t, foe):
                return True
        return False

    def text(self) -> str:
        return self.words


class KilledBy(InCombat):
    """A creature is killed in a battle by an attack, or by a strike back."""

    def __init__(self, noun: Noun, back: bool, words: str, own: bool) -> None:
        super().__init__(facts.KILLED, None, noun, EITHER_COMBAT, words, own)
        self.back: Final = back

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return n > 0 and (t.controller[b] == t.active) == self.back and super().matches(t, a, b, n)


class Swaps(Happens):
    """A creature moves, and changes places with another one by it."""

    def __init__(self, noun: Noun, other: Noun | None, words: str, own: bool) -> None:
        super().__init__(facts.MOVED, noun, other, words, own)

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return b > NOBODY and super().matches(t, a, b, n)


class Removed(Happens):
    """A creature leaves play, and is not killed."""

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        assert isinstance(t, SlotTable)
        return not t.is_kill(a) and super().matches(t, a, b, n)


class LastLife(Circumstance):
    """It is the last life that would be lost."""

    def holds(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        assert isinstance(t, SlotTable)
        return t.harm[a] + n >= t.lives(a)

    def text(self) -> str:
        return "that is its last"


class Unhurt(Law):
    """Attacks of some sort take no life from these, nor do strikes back."""

    def __init__(self, things: Things, sort: i64) -> None:
        combat = RANGED_COMBAT if sort == MAGIC else sort
        qualities: list[Quality] = [Fighting(FIGHTS, things, combat)]
        if sort == MAGIC:
            qualities.append(Weapon(MAGIC_WEAPON, True))
        noun = CardNoun([Sort(types=1 << CREATURE, word="creature")], qualities=qualities)
        super().__init__(things, Act("lose life", bit(BE_HURT)), Whoever(noun))
        self.sort: Final = sort

    def text(self) -> str:
        return f"{self.things.text()} {'lose' if self.things.many() else 'loses'} no life to {SORTS[int(self.sort)]}"


SORTS: Final = {
    EITHER_COMBAT: "attacks", CLOSE_COMBAT: "close attacks", RANGED_COMBAT: "ranged attacks", MAGIC: "magic attacks",
}  # fmt: skip


def survives(reading: Reading, watched: Watched, role: int, *more: Noun | int) -> Trigger:
    foe = next((part for part in more if isinstance(part, Noun)), None)
    combat = next((part for part in more if isinstance(part, int)), EITHER_COMBAT)
    if role == PEACE and not isinstance(watched.very, This):
        raise Misread("this creature", watched.words)
    call(reading, watched, role == DEFENDER)
    whom = f" {any_card(reading, foe).words}" if foe is not None else ""
    words = f"{says(watched, 'survive a battle')} in which it {ROLES_SAID[role]}{' by' if role == DEFENDER and whom else ''}"
    return Survives(watched.noun, role, foe, combat, f"{words}{whom}{how(combat)}")


class FoughtIn(Survives):
    """A creature has fought in a battle, whatever has become of it; of itself a card speaks if it lives."""

    def is_it(self, t: Table, c: Thing) -> bool:
        return c != NOBODY and self.noun.fits(t, c)


def has_fought(reading: Reading, watched: Watched, *combat: int) -> Trigger:
    if isinstance(watched.very, This):
        return survives(reading, watched, PEACE, *combat)
    words = f"after each battle in which {watched.words} fought{how(combat[0]) if combat else ''}"
    return FoughtIn(watched.noun, PEACE, None, combat[0] if combat else EITHER_COMBAT, words)


def hit_and_lives(reading: Reading, noun: CardNoun) -> None:
    """Whoever is hit and not about to die."""
    hit_by_this(reading, renewed(noun, Detail("quality", Surviving())))


def killed_by(reading: Reading, watched: Watched, back: bool) -> Trigger:
    if not back:
        own = ["killer"] if isinstance(watched.very, This) else []
        reading.mention(again(Happened(False, False, "it"), "the attacker"), ["attacker", *own])
    call(reading, watched, True, isinstance(watched.very, This))
    words = f"{says(watched, 'is killed')} by {'a strike back' if back else 'an attack'}"
    return KilledBy(watched.noun, back, words, watched.own())


def last_life(reading: Reading, watched: Watched, *circumstances: Circumstance) -> Would:
    return would_lose_life(reading, watched, Fixed(1), LastLife(), *circumstances)


def any_life(reading: Reading, watched: Watched, *circumstances: Circumstance) -> Would:
    return would_lose_life(reading, watched, Fixed(1), *circumstances)


def token_is_put(reading: Reading, watched: Watched) -> Trigger:
    return happens(reading, watched, Doing(DONE[1]))


def swaps(reading: Reading, watched: Watched, *other: Watched) -> Trigger:
    """SLOT-MOVE-07 It moves to where another stands: with whom, can be spoken of."""
    if other:
        call(reading, other[0], True)
    call(reading, watched, False)
    words = f"{says(watched, 'change')} slots" + (f" with {other[0].words}" if other else "")
    return Swaps(watched.noun, other[0].noun if other else None, words, watched.own())


def removed(reading: Reading, watched: Watched) -> Trigger:
    """It is spoken of where it has gone."""
    call(reading, watched, False, True)
    return Removed(facts.LEFT, watched.noun, None, f"{says(watched, 'leave play')} without being killed", watched.own())


def unhurt(reading: Reading, sort: int) -> Unhurt:
    return Unhurt(reading.subject(), sort)


BATTLE: Final = '("a" | "the" | "any" | "each") "battle" "in" "which" ("it" | self_said | "they")'
AFTER_BATTLE: Final = '("at" "the" "end" "of" | "after") ("a" | "each" | "any" | "the") "battle" "in" "which"'
SURVIVES: Final = '("survives" | "survive")'
ALIVE: Final = (
    '("and" | "but" | "that")? ("survives" | "survive" | "lives" | "is" "still" "in" "play")'
    ' ("the" "battle" | "it" | "the" "hit" | "the" "attack")?'
)
ONE: Final = '("a" | "an" | "any" | "each")'
LOSES: Final = '"that" "loses" ("a" | "one")? "life" ("to" | "by" | "through" | "from") "this" "weapon"'
TAKES: Final = '("takes" | "take" | "suffers" | "suffer" | "loses" | "lose" | "gets" | "get" | "receives" | "receive")'
LIFE: Final = '("damage" ("token" | "tokens")? | "life")'
BY: Final = '("from" | "to" | "by" | "in" | "through")'
KILL_BY: Final = '("by" | "in" | "through")'
NOT_BEGUN: Final = (
    '"in" "a" "battle" ("that" | "which")? ("it" | self_said) ("didn\'t" "start" | "hasn\'t" "started" | "didn\'t" "begin")'
    ' | "in" "a" "battle" "in" "which" ("it" | self_said) "was" "attacked"'
)
PHRASES: Final = [
    # who survives
    Phrase("self_said", "self", lambda reading, things: None),
    Phrase("happening", f"watched {SURVIVES} {BATTLE} role_played combat?",
           lambda reading, watched, *rest: survives(reading, watched, *[part for part in rest if part is not None]),
           ["When this creature survives a battle in which it attacked, you get 1 AP."]),
    Phrase("happening", f'watched {SURVIVES} {BATTLE} role_played "by"? {ONE} card_noun combat?',
           lambda reading, watched, *rest: survives(reading, watched, *[part for part in rest if part is not None]),
           ["When this creature survives a battle in which it attacked an Elf, you get 1 AP."]),
    Idiom("role_played", '"attacked"', ATTACKER),
    Idiom("role_played", '("was" | "were") "attacked" | "defended"', DEFENDER),
    Idiom("role_played", '"fought" | "took" "part" | ("was" | "were") "involved" | "attacked" "or" "was" "attacked"'
          ' | ("was" | "were") "attacked" "or" "attacked"', PEACE),
    DetailPhrase("stance", '"surviving"', "quality", Surviving()),
    DetailPhrase("post", '"that" ("survives" | "survive" | "survived") ("the" "battle" | "it")?', "quality", Surviving()),
    Phrase("subject_one", f"{ONE} card_noun {LOSES} {ALIVE}", hit_and_lives,
           ["[Ranged] - A creature that loses life to this weapon and survives is marked."]),
    Phrase("subject_one", f'{ONE} card_noun "hit" "by" "this" "weapon" {ALIVE}', hit_and_lives),
    # who loses life
    Phrase("happening", '"a" "damage" "token" "is" "put" "on" watched', token_is_put,
           ["When a token is put on this creature, you get 1 AP."]),
    # who swaps
    Phrase("happening", 'watched ("swaps" | "swap" | "changes" "slots" | "change" "slots") ("with" watched_card)?', swaps,
           ["When this creature changes places with a marked ally, unmark this creature."]),
    # who is removed
    Phrase("happening", 'watched ("leaves" | "leave") "play" "without" ("being" "killed" | "dying")', removed,
           ["When this creature leaves play without being killed, put it into your twilight."]),
    # who has fought
    Phrase("moment", f'{AFTER_BATTLE} watched ("fought" | "took" "part" | "was" "involved" | "survived") combat?', has_fought,
           ["After each battle in which an adjacent ally fought, you get 1 AP."]),
    Phrase("moment", f'{AFTER_BATTLE} watched ("fought" | "took" "part") combat? "and" "survived"',
           lambda reading, watched, *combat: survives(reading, watched, PEACE, *combat)),
    Phrase("trigger", '"after" watched ("was" | "has" "been") "attacked"',
           lambda reading, watched: survives(reading, watched, DEFENDER), ["After this creature was attacked, unmark it."]),
    # who is killed by what
    Phrase("happening", f'watched {IS} "killed" {KILL_BY} ("an" | "the" | "any") "enemy"? "attack"',
           lambda reading, watched: killed_by(reading, watched, False),
           ["When this creature is killed by an attack, you get 1 AP."]),
    Phrase("happening", f'watched {IS} "killed" ({NOT_BEGUN})',
           lambda reading, watched, *_self: killed_by(reading, watched, False),
           ["When this creature is killed in a battle in which it was attacked, you gain 1 victory point."]),
    Phrase("happening", f'watched {IS} "killed" {KILL_BY} ("a" | "the" | "any") "strike" "back"',
           lambda reading, watched: killed_by(reading, watched, True)),
    # what would be lost
    Phrase("impending", 'watched "would" ("lose" | "suffer") ("its" | "his" | "her" | "their" | "the") "last" "life"'
           ' circumstance*', last_life, ["If an adjacent ally would lose its last life, this creature loses a life instead."]),
    Idiom("circumstance", '"that" "is" ("its" | "their") "last"', LastLife()),
    Phrase("impending", 'watched "would" "lose" "life" circumstance*', any_life),
    Idiom("circumstance", f'{BY} ("an" | "any" | "the")? "attack" "or" ("a" | "any" | "the")? "strike" "back"', InFight()),
    # what attacks do not take
    Idiom("harmless", '"attacks" | "weapons"', EITHER_COMBAT),
    Idiom("harmless", '"close" ("attacks" | "weapons") | "attacks" "in" "close" "combat" | "close" "combat"', CLOSE_COMBAT),
    Idiom("harmless", '"ranged" ("attacks" | "weapons") | "attacks" "in" "ranged" "combat" | "ranged" "combat"', RANGED_COMBAT),
    Idiom("harmless", '"magic" ("attacks" | "weapons")?', MAGIC),
    Phrase(STATED, f'{TAKES} "no" {LIFE} {BY} harmless', unhurt, ["This creature takes no tokens from ranged attacks."]),
    Phrase("ruling", f'{TAKES} "no" {LIFE}', lambda reading: Cant(reading.subject(), HURT),
           ["[1]: Target ally creature takes no tokens until end of battle."]),
    Phrase("forbidden", '("take" | "suffer" | "get" | "receive") "damage" ("token" | "tokens")',
           lambda reading: Cant(reading.subject(), HURT)),
    Phrase("statement", '("no" "damage" ("token" | "tokens") ("can" | "may") | "damage" "tokens" ("can\'t" | "cannot"))'
           ' "be" "put" "on" (self | general)', lambda reading, things: Cant(things, HURT),
           ["No tokens can be put on this creature."]),
    Phrase("forbidden", f'("lose" | "take" | "suffer" | "get") {LIFE} {BY} harmless', unhurt),
    Phrase("forbidden", '"be" ("dealt" "damage" | "damaged" | "hurt" | "wounded") ("by" | "in" | "with") harmless', unhurt),
]  # fmt: skip
