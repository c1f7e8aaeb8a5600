"""Battles: who hits, kills and is attacked, when a battle begins and ends, what cover and magic change, healing."""

from __future__ import annotations

from typing import Final

from wtactics.engine import facts
from wtactics.engine.lasting import THIS_COMBAT
from wtactics.engine.meaning import (
    BE_ATTACKED_BY_MAGIC,
    IGNORE_COVER,
    IGNORE_COVER_RANGED,
    LIE_OPEN,
    NEED_UPKEEP,
    REST,
    STRIKE_BACK,
    Noun,
    Number,
    Trigger,
)
from wtactics.language.phrase import TOLD, Idiom, Misread, Phrase
from wtactics.rulesets.slot.speech.fights import (
    CLOSE_COMBAT,
    COMBATS,
    EITHER_COMBAT,
    RANGED_COMBAT,
    AlsoInCombat,
    Beaten,
    Fought,
    HitIn,
    InCombat,
    NeedNoUpkeep,
    PreventBattle,
    Restore,
    refuse_fallen,
)
from wtactics.rulesets.slot.speech.moments import BattleMoment
from wtactics.rulesets.slot.speech.tolls import belonging
from wtactics.vocabulary.deeds.harm import DealDamage, suffer
from wtactics.vocabulary.nouns.cards import YOURS
from wtactics.vocabulary.nouns.describing import is_where
from wtactics.vocabulary.nouns.limits import DAMAGE_VALUE
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.numbers.counting import unmeasured
from wtactics.vocabulary.numbers.meaning import ValueOf
from wtactics.vocabulary.reading.reading import Reading, again
from wtactics.vocabulary.rulings.acts import BE_ATTACKED, ActPhrase, HabitPhrase, bit
from wtactics.vocabulary.rulings.meaning import Act, Do
from wtactics.vocabulary.sentences.clauses import UntilPhrase
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import Happened, Things, This
from wtactics.vocabulary.triggers.catalogue import Verb
from wtactics.vocabulary.triggers.meaning import Happens, Very
from wtactics.vocabulary.triggers.watching import verbs_done, verbs_suffered


class BattlePhrase(Phrase):
    """The beginning or the end of a battle."""

    def __init__(self, rule: str, form: str, fact: int, word: str) -> None:
        example = f"At the {word} of the battle, restore 1 life to this creature."
        super().__init__(rule, form, self.read, [example])
        self.fact: Final = fact
        self.words: Final = f"at the {word} of the battle"

    def read(self, reading: Reading) -> Trigger:
        reading.tell(This(reading.word))
        return BattleMoment(self.fact, self.words)


def in_combat(reading: Reading, trigger: Trigger, combat: int) -> Trigger:
    """It is done in one type of combat only."""
    if isinstance(trigger, Happens) and trigger.fact == facts.STRUCK:
        return HitIn(trigger, combat)
    if not isinstance(trigger, Happens) or trigger.fact not in (facts.ATTACKED, facts.KILLED):
        raise Misread("an attack, a hit or a kill", trigger.text())
    first, second, words = trigger.first, trigger.second, f"{trigger.words} {COMBATS[combat]}"
    if type(trigger) is not Happens:
        return AlsoInCombat(trigger, combat, words)
    return InCombat(trigger.fact, first, second, combat, words, trigger.own)


def is_this(noun: Noun | None) -> bool:
    return isinstance(noun, Very) and isinstance(noun.things, This)


def in_battle(reading: Reading, trigger: Trigger) -> Trigger:
    """This creature is killed while a battle is fought, be it by an ability; hits fall in battles only."""
    if isinstance(trigger, Happens) and trigger.fact == facts.STRUCK:
        return trigger
    if isinstance(trigger, Happens) and trigger.fact == facts.KILLED and is_this(trigger.second):
        return AlsoInCombat(trigger, EITHER_COMBAT, f"{trigger.words} {COMBATS[EITHER_COMBAT]}")
    if not isinstance(trigger, Happens) or trigger.fact != facts.DIED or not trigger.own:
        raise Misread("this creature dies", trigger.text())
    reading.mention(again(Happened(False, False, "it"), "the creature that killed this creature"), ["killer"])
    reading.tell(This(reading.word))
    words = f"{trigger.words} {COMBATS[EITHER_COMBAT]}"
    return InCombat(facts.KILLED, None, trigger.first, EITHER_COMBAT, words, True)


def lose_life(reading: Reading, number: Number, *each: Number) -> DealDamage:
    """SLOT-RESOLVE-07 Who loses one by the success itself could lose so many in all, or so many more."""
    things = reading.subject()
    if isinstance(bare(things), Beaten):
        raise Misread(
            '"instead of 1" behind it if that is all, or "gets a token" of what it loses beside', "life that it loses"
        )
    return suffer(reading, number, *each)


def fought(reading: Reading, who: Things) -> Things:
    if not isinstance(who, This) and reading.switch == 0:
        raise Misread("this creature", who.text())
    refuse_fallen(reading)
    return reading.tell(Fought())


def need_no_upkeep(reading: Reading) -> NeedNoUpkeep:
    return NeedNoUpkeep(reading.subject(), Act("need upkeep", bit(NEED_UPKEEP)))


def prevent(reading: Reading) -> PreventBattle:
    return PreventBattle()


def restore(reading: Reading, number: Number, things: Things) -> Restore:
    return Restore(number, things)


def damage_on(reading: Reading, things: Things) -> Number:
    return ValueOf(things, DAMAGE_VALUE)


def restore_all(reading: Reading, things: Things) -> Restore:
    return Restore(None, things)


def ignores_from(reading: Reading, where: Detail) -> Do:
    """Only while it stands there: an attack is judged as it is announced (SLOT-DECL-05)."""
    reading.narrowing = is_where(reading, False, where)
    words = "can attack covered creatures"
    return Do(reading.subject(), Act(words, bit(IGNORE_COVER, IGNORE_COVER_RANGED)), words)


def past_cover(combats: str, *deeds: int) -> HabitPhrase:
    """Who can attack what is covered, in which types of combat."""
    words = f"can attack covered creatures {combats}".strip()
    how = " ".join(f'"{word}"' for word in combats.split())
    attack = f'("can" | "may") "attack" "covered" ("creatures" | "enemies" | "enemy" "creatures") {how}'
    if combats:
        attack += f' | ("ignores" | "ignore") "cover" (({WHEN_ATTACKING})? {how})'
    return HabitPhrase(words, words, deeds[0], attack, *deeds[1:])


WHEN_ATTACKING: Final = '"when" ("attacking" | ("it" | "they") ("attacks" | "attack")) | "as" "long" "as" "attacking"'
COVERED: Final = '"covered" ("creatures" | "enemies" | "enemy" "creatures")'
IGNORES: Final = f'("ignores" | "ignore") "cover" | ("can" | "may") "attack" {COVERED}'
# What creatures do, and what is done to them, of which this game alone tells.
DONE: Final = (
    Verb(facts.RESTED, "rest"),
    Verb(
        facts.HURT,
        "lose a life",
        "lose a life",
        "lose life",
        "get a damage token",
        "take a damage token",
        "suffer a damage token",
    ),
)
SUFFERED: Final = (
    Verb(facts.ABOUT_TO_DIE, "is about to die in a battle", "is about to die in a battle", "is about to die"),
    Verb(facts.UNPAID, "is given up"),
    Verb(facts.HEALED, "is healed", "is healed", "is cured"),
)
A_BATTLE: Final = '("the" | "a" | "each" | "any" | "this") "battle"'
LIFE: Final = '"life"'
TOKENS: Final = '"damage" ("token" | "tokens")'
HABITS: Final = [
    past_cover("", IGNORE_COVER, IGNORE_COVER_RANGED),
    past_cover("in close combat", IGNORE_COVER),
    past_cover("in ranged combat", IGNORE_COVER_RANGED),
    HabitPhrase("isn't covered", "aren't covered", LIE_OPEN, '("isn\'t" | "aren\'t") "covered"'),
]
ALONE: Final = (
    ('"be" ("the" "target" | "a" "target" | "targets") "of" "magic" "attacks"', "be the target of magic attacks",
     BE_ATTACKED_BY_MAGIC),
    ('"strike" "back"', "strike back", STRIKE_BACK),
    ('"rest"', "rest", REST),
)  # fmt: skip
PHRASES: Final = [
    *HABITS,
    Phrase(
        "ruling",
        f'({IGNORES}) ({WHEN_ATTACKING})? "from" place',
        ignores_from,
        ["This creature ignores cover when it attacks from the back row."],
    ),
    Phrase(
        "statement",
        '"you" ("pay" | "owe") "no" "upkeep" "for" general',
        lambda reading, things: NeedNoUpkeep(belonging(things, YOURS), Act("need upkeep", bit(NEED_UPKEEP))),
    ),
    Phrase("ruling", '{need} "no" "upkeep"', need_no_upkeep, ["Adjacent ally Knights need no upkeep."]),
    *(ActPhrase("alone", form, Act(words, bit(deed))) for form, words, deed in ALONE),
    ActPhrase("suffered", '"be" ("the" "target" | "a" "target" | "targets") "of" "attacks"', BE_ATTACKED),
    Idiom("combat", '"in" "close" "combat"', CLOSE_COMBAT),
    Idiom("combat", '"in" "ranged" "combat"', RANGED_COMBAT),
    UntilPhrase(
        '"until" "the"? "end" "of" ("the" | "this")? "battle" | ("during" | "for" | "in")? ("this" | "that") "battle"',
        THIS_COMBAT,
        ["[1]: This creature gets +1 DEF until end of battle."],
    ),
    *verbs_done(DONE, "you get 1 AP"),
    *verbs_suffered(SUFFERED, "you get 1 AP"),
    BattlePhrase("moment", f'"at" "the" "start" "of" ({A_BATTLE} | "battle")', facts.BATTLE_BEGAN, "start"),
    BattlePhrase("moment", f'("at" "the" "end" "of" | "after") {A_BATTLE}', facts.BATTLE_ENDED, "end"),
    BattlePhrase("happening", f'{A_BATTLE} ("begins" | "starts")', facts.BATTLE_BEGAN, "start"),
    BattlePhrase("happening", f'{A_BATTLE} ("ends" | "is" ("over" | "fought"))', facts.BATTLE_ENDED, "end"),
    Phrase(
        "happening",
        'happening "in" "a"? "battle"',
        in_battle,
        ["When this creature dies in battle, you get 1 AP."],
    ),
    Phrase(
        "happening",
        "happening combat",
        in_combat,
        ["When this creature is attacked in close combat, it gets +1 close until end of battle."],
    ),
    Phrase(
        "aimed",
        '"the" ("enemy"? "creature" | "enemy") (self | again) ("fights" | "fight" | "fought")'
        ' | "the" ("creature" | "enemy") "that" ("fights" | "fought") (self | again)'
        ' | "the" "enemy" "creature" "that" "fights" (self | again)',
        fought,
        ["At the end of the battle, mark the creature this creature fights."],
    ),
    Phrase("deed", '{prevent} "all" "damage" "of" "this" "battle"', prevent),
    Phrase(
        "deed", '{restore} number "life" "to" things', restore, ["[ ]: Restore 1 life to target damaged ally creature."]
    ),
    Phrase(
        "deed",
        f'{{remove}} number {TOKENS} "from" things',
        restore,
        ["[ ]: Remove a damage token from target ally creature."],
    ),
    Phrase("deed", f'{{remove}} "all" {TOKENS} "from" things', restore_all),
    Phrase("deed", '{restore} number "life" "of" things', restore),
    Phrase(
        "deed",
        f'{{restore}} {unmeasured(LIFE)} "to" things | {{remove}} {unmeasured(TOKENS)} "from" things',
        restore,
        ["[1]: Restore life equal to the number of ally Elves to target damaged ally creature."],
    ),
    Phrase(
        "for_each",
        f'"for" "each" {TOKENS} "on" cards',
        damage_on,
        ["This creature gets +1 close for each damage token on it."],
    ),
    Phrase("value", f'"the" "number" "of" {TOKENS} "on" cards', damage_on),
    Phrase(
        "for_each",
        '"for" "each" ("life" (self | again) ("has" | "have") "lost" | "lost" "life")',
        lambda reading, *things: damage_on(reading, things[0] if things else This(reading.word)),
        ["This creature gets +1 close for each life it has lost."],
    ),
    Phrase(
        TOLD,
        f'{{lose}} (number more_of_them? "life" for_each? | {unmeasured(LIFE)})',
        lose_life,
        ["[1]: Target enemy creature loses 1 life."],
    ),
    Phrase(
        "deed", '{restore} "all" "life" "to" things', restore_all, ["[3]: Restore all life to target ally creature."]
    ),
]
