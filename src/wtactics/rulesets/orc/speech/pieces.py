"""Rules of equipment, Magic and undefended attackers that texts bend: who carries, what is marked, what it costs."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import Noun, Number, Target
from wtactics.engine.places import ATTACHED, CREATURE, EQUIPMENT, Flow, Option
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import ORDER, TOLD, Misread, Phrase
from wtactics.rulesets.orc.speech.limits import Limit, More
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import (
    BE_REASSIGNED,
    CARRY,
    CASTERS,
    LOSSES,
    MARK_TO_PICK,
    MARK_TO_REASSIGN,
    REASSIGNING,
    TAKEN_FREELY,
)
from wtactics.vocabulary.deeds.deed import STATEMENT, Deed, cards_by
from wtactics.vocabulary.nouns.cards import ANYWHERE, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import ActPhrase, HabitPhrase, bit
from wtactics.vocabulary.rulings.meaning import Act, Do, Law, Such
from wtactics.vocabulary.rulings.restraint import decree_alone
from wtactics.vocabulary.sentences.clauses import subject
from wtactics.vocabulary.things.hosting import AttachedTo, AttachedToSome
from wtactics.vocabulary.things.meaning import All, Things, You, clause
from wtactics.vocabulary.things.mentioning import renewed, same


class Drop(Deed):
    """ORC-EQUIP-18, ORC-EQUIP-19 Pieces lie on the ground where their carriers stand."""

    def __init__(self, players: Things, things: Things) -> None:
        self.players: Final = players
        self.things: Final = things

    def do(self, t: Table, answer: Option) -> Flow:
        assert isinstance(t, OrcTable)
        for c in cards_by(t, self.players, self.things):
            if t.place[c] & 15 == ATTACHED and t.is_equipment(c) and t.is_creature(t.host[c]):
                host = t.host[c]
                t.drop(c)
                t.relieve(host)
        return NEXT

    def text(self) -> str:
        return clause(self.things, "drop", "").strip()


def drops(reading: Reading) -> Drop:
    things = reading.subject()
    noun = reading.noun_of(things)
    if not isinstance(noun, CardNoun) or noun.types_meant != 1 << EQUIPMENT:
        raise Misread("equipment", things.text())
    for i, aimed in enumerate(reading.aimed):
        if aimed is things:
            reading.targets[i] = carried(reading.targets[i])
    return Drop(You(), things)


def carried(target: Target) -> Target:
    """ORC-EQUIP-19 What lies on the ground already cannot come off anybody."""
    noun = target.noun
    if not isinstance(noun, CardNoun) or any(isinstance(each, AttachedToSome) for each in noun.qualities):
        return target
    on_somebody = AttachedToSome(CardNoun([Sort(types=1 << CREATURE, word="creature")]))
    return Target(renewed(noun, Detail("quality", on_somebody)), target.least, target.most, target.another, target.cost)


def drop_these(reading: Reading, things: Things) -> Drop:
    """Equipment that is detached stays where its carrier is."""
    subject(reading, things)
    return drops(reading)


def cant_carry(reading: Reading, noun: Noun) -> Law:
    if not isinstance(noun, CardNoun) or noun.types_meant != 1 << EQUIPMENT:
        raise Misread("equipment", noun.text(True))
    return Law(reading.subject(), CARRYING, Such(renewed(noun, Detail("where", ANYWHERE), Detail("near", False))))


def carries_only(reading: Reading, noun: Noun) -> Law:
    """ORC-EQUIP-02 All other equipment is forbidden to it."""
    law = cant_carry(reading, noun)
    return Law(law.things, CARRYING, law.others, alone=True)


def cant_carry_this(reading: Reading, this: Things) -> Law:
    return Law(reading.subject(), CARRYING, this)


def cant_be_carried(reading: Reading, noun: CardNoun) -> Law:
    """ORC-EQUIP-23 What such a creature may not carry."""
    return Law(Such(noun), CARRYING, reading.subject())


def free_to_hand_on(reading: Reading, this: Things) -> Do:
    return Do(this, HANDED_FREELY, HANDED_FREELY.words)


def free_to_take_up(reading: Reading, this: Things) -> Do:
    """ORC-EQUIP-22 Whoever takes this piece up is not marked for it."""
    if reading.word != "equipment" or reading.quoted:
        raise Misread("equipment", this.text())
    return Do(this, PICKED_FREELY, PICKED_FREELY.words)


def handing_costs(reading: Reading, this: Things, *number: Number) -> Limit:
    """ORC-EQUIP-16 So much in place of what the piece costs."""
    n = number[0] if number else Fixed(0)
    return Limit(REASSIGNING, "reassigning {what} costs {n} gold", n, 0, None, this)


def handing_of_such(reading: Reading, *said: Noun | Number | Things) -> Limit:
    """ORC-EQUIP-16 So much in place of what such pieces of yours cost."""
    noun = next(part for part in said if isinstance(part, Noun))
    n = next((part for part in said if isinstance(part, Number)), Fixed(0))
    if not isinstance(noun, CardNoun) or noun.types_meant >> EQUIPMENT & 1 == 0:
        raise Misread("equipment", noun.text(True))
    return Limit(REASSIGNING, "reassigning {what} costs {who} {n} gold", n, 0, You(), All(noun))


def handed_by(reading: Reading, this: Things) -> CardNoun:
    """ORC-EQUIP-16 The pieces that hang on it."""
    return CardNoun([Sort(types=1 << EQUIPMENT, word="equipment")], qualities=[AttachedTo(this)], near=True)


def handing_changed(reading: Reading, much: More) -> Limit:
    return Limit(REASSIGNING, "you pay {n} gold {much} to reassign equipment", much.number, much.sign, You())


def no_caster(reading: Reading, noun: CardNoun) -> Limit:
    """ORC-MAGIC-02 You play Magic in either front, whoever stands there."""
    if noun.text(False).casefold() != "caster":
        raise Misread("a Caster", noun.text(False))
    return Limit(CASTERS, "you may play magic cards without a caster", Fixed(0), 0, You())


def undefended_less(reading: Reading, much: More) -> Limit:
    """ORC-COMBAT-22 Each of them costs you so much less."""
    return Limit(LOSSES, "undefended attackers cost you {n} influence {much} each", much.number, much.sign, You())


def undefended_nothing(reading: Reading) -> Limit:
    return Limit(LOSSES, "undefended attackers cost you no influence", Fixed(0), 0, You())


def undefended_now(reading: Reading, statement: Limit) -> Deed:
    return decree_alone(reading, statement)


def it_costs_more(reading: Reading, this: Things, much: More) -> Limit:
    return Limit(LOSSES, "undefended, {what} costs {n} influence {much}", much.number, much.sign, None, this)


def so_much_more(reading: Reading, number: Number, *_further: bool) -> More:
    return More(number, 1)


def so_much_less(reading: Reading, number: Number) -> More:
    return More(number, -1)


CARRYING: Final = Act("carry", bit(CARRY))
PICKS_FREELY: Final = Act("can take up equipment without being marked", bit(MARK_TO_PICK))
PICKED_FREELY: Final = Act("can be taken up without marking the creature", bit(TAKEN_FREELY))
HANDED_FREELY: Final = Act("can be reassigned without marking the creatures", bit(MARK_TO_REASSIGN))
UNMARKED: Final = (
    '("isn\'t" "marked" | "stays" "unmarked" | "doesn\'t" "become" "marked") ("for" ("it" | "that" | "this"))?'
)
CARRIES: Final = '("carry" | "wear" | "wield")'
GOLD: Final = '"gold"?'
INFLUENCE: Final = '("influence" | "victory" ("point" | "points"))'
NEITHER: Final = (
    '("doesn\'t" "mark" ("the" | "either" | "any")? ("creature" | "creatures" | "of" "them")'
    ' | "marks" ("neither" | "no") ("creature" | "of" "them")?)'
)
UNDEFENDED: Final = '("undefended" "attackers" | "each" "undefended" "attacker")'
WITHOUT: Final = '"without" ("being" "marked" | ("becoming" | "getting") "marked")'
A_PIECE: Final = '(("a" | "an")? "equipment" | "a" "piece" ("of" "equipment")? | "pieces" ("of" "equipment")?)'
ON: Final = '("on"? "to" ("another" "creature" | "other" "creatures" | "others") | "on")'
REASSIGN: Final = '("reassign" | "hand" "on")'
FREELY: Final = (
    '("for" ("free" | "no" "gold" | "nothing") | "without" "paying" ("for" ("it" | "them") | "anything" | "gold"'
    ' | ("its" | "their" | "the") ("cost" | "costs"))?)'
)
FRONT: Final = '("in" ("that" | "the" "same" | "its" ("carrier" "\'s")?) ("front" | "zone" | "battlefield"))?'
LIES: Final = (
    f'("lies" | "lie" | "stays" | "stay" | "remains" | "remain") ("dropped" | "on" "the" "ground" | "there") {FRONT}'
)
CARRIER: Final = '("its" | "the" | "their") ("carrier" | "carriers" | "bearer" | "wearer" | "wielder")'
COMES_OFF: Final = (
    f'("comes" | "come" | "falls" | "fall") "off" ({CARRIER})? | ("falls" | "fall") ("to" | "on" | "onto") "the" "ground"'
    f' | ("is" | "are") ("detached" | "taken" "off" | "unattached" | "taken") ("from" {CARRIER} | {CARRIER})?'
)
HANDED: Final = '("reassigned" | "handed" "on")'
NEITHER_MARKED: Final = (
    '("neither" ("creature" | "of" "them") "is" "marked" | "no" "creature" "is" "marked"'
    ' | ("the" | "both") "creatures" (("aren\'t" | ("don\'t" "become")) "marked" | ("stay" | "remain") "unmarked"))'
)
COSTS_YOU: Final = '("costs" | "cost") "you"? ("only"? number "gold"? | "no" "gold" | "nothing")'
PHRASES: Final = [
    ActPhrase("alone", '"be" "equipped"', Act("be equipped", bit(CARRY))),
    Phrase("forbidden", f"{CARRIES} nouns", cant_carry, ["This creature can't carry equipment."]),
    Phrase("ruling", f'("can" | "may") ("only" {CARRIES} nouns | {CARRIES} "only" nouns | {CARRIES} nouns "only")',
           carries_only, ["This creature can carry only equipment with cost 2 or less."]),
    Phrase("forbidden", f"{CARRIES} self", cant_carry_this, ["Elves can't carry this equipment."]),
    Phrase("forbidden", '"be" ("carried" | "worn" | "wielded") "by" ("a" | "an") card_noun', cant_be_carried),
    HabitPhrase("can take up equipment without being marked", "can take up equipment without being marked", MARK_TO_PICK,
                f'("can" | "may") "take" "up" {A_PIECE} {WITHOUT} | ("takes" | "take") "up" {A_PIECE} {WITHOUT}'
                f' | ("isn\'t" "marked" | "stays" "unmarked") ("when" | "as" | "for" | "by")'
                f' ("it" ("takes" | "take") | "taking" | "picking") "up" {A_PIECE}'),
    Phrase(STATEMENT, f'"picking" "up" {A_PIECE} "doesn\'t" "mark" self',
           lambda reading, this: Do(this, PICKS_FREELY, PICKS_FREELY.words)),
    Phrase(STATEMENT, f'("a" | "the" | "any") "creature" ("that" | "which") ("takes" "up" | "is" "taking" "up") self {UNMARKED}'
           f' | "picking" "up" self ("doesn\'t" "mark" ("a" | "the" | "any") "creature" | "marks" "no" "creature")'
           f' | ("when" | "whenever" | "if") "a" "creature" "takes" "up" self "," ("it" | "that" "creature") {UNMARKED}'
           ' | self ("can" | "may") "be" "taken" "up" "without" ("marking" ("a" | "the") "creature" | "being" "marked")',
           free_to_take_up, ["A creature that takes up this equipment isn't marked."]),
    ActPhrase("alone", f'"take" "up" {A_PIECE}', Act("take up equipment", bit(MARK_TO_PICK))),
    ActPhrase("alone", '"be" ("reassigned" | "handed" "on")', Act("be reassigned", bit(BE_REASSIGNED))),
    Phrase(STATEMENT, f'("reassigning" | "handing" "on") self {NEITHER} | self ("can" | "may") "be"'
           ' ("reassigned" | "handed" "on") "without" "marking" ("the" | "either" | "any") ("creature" | "creatures")',
           free_to_hand_on,
           ["Reassigning this equipment marks neither creature."]),
    Phrase(STATEMENT, '("reassigning" | "handing" "on") self "costs" ("only"? number "gold"? | "no" "gold" | "nothing")'
           ' | self ("can" | "may") "be" ("reassigned" | "handed" "on") "for" ("free" | "no" "gold")', handing_costs,
           ["Reassigning this equipment costs 1 gold."]),
    Phrase("handed_such", '"all"? card_nouns | owned_nouns', same),
    Phrase("handed_such", f'("equipment" | "pieces" | "any" "equipment") "that" self ("hands" | "passes") {ON}', handed_by),
    Phrase(STATEMENT, f'("reassigning" | "handing" "on") handed_such {COSTS_YOU} | handed_such {COSTS_YOU} "to" {REASSIGN}'
           f' | "you" ("can" | "may") {REASSIGN} handed_such {FREELY}', handing_of_such,
           ["Equipment that this creature hands on costs nothing to reassign."]),
    Phrase(STATEMENT, f'("when" | "whenever" | "if" | "as") self "is" {HANDED} "," {NEITHER_MARKED}'
           f' | self "is" {HANDED} "without" "marking" ("the" | "either" | "any") ("creature" | "creatures")', free_to_hand_on),
    Phrase(STATEMENT, f'("when" | "whenever" | "if") "you" {REASSIGN} self "," ("its" "cost" "isn\'t" "paid"'
           ' | "you" ("don\'t" "pay" "its" "cost" | "pay" "nothing") ("for" "it")? | "it" "costs" "nothing")', handing_costs),
    Phrase("gold_more", f'number {GOLD} ("more" | "additional" | "extra")', so_much_more),
    Phrase("gold_more", f'number {GOLD} ("less" | "fewer") | number ("less" | "fewer") "gold"', so_much_less),
    Phrase(STATEMENT, '"you" "pay" gold_more "to" "reassign" ("equipment" | "pieces")'
           ' | "reassigning" "equipment" "costs" "you" gold_more | "you" "reassign" "equipment" "for" gold_more',
           handing_changed,
           ["Reassigning equipment costs you 1 less."]),
    Phrase(TOLD, '(("drops" | "drop") ("from" "its" "carrier")?'
           ' | ("is" | "are") "dropped" ("by" "its" "carrier")? | ("becomes" | "become") "unattached" ("and" "stays" "on" "the"'
           f' "ground" {FRONT})?)', drops, ["Target equipment drops."]),
    Phrase(TOLD, f'({COMES_OFF}) (("and" | ",") "then"? {LIES})?', drops),
    Phrase("deed", "{drop} things", drop_these, ["Drop target equipment."]),
    Phrase(STATEMENT, '"you" (("need" "no" | ("don\'t" "need" "a")) card_noun "to" "play" "magic" "cards"'
           ' | ("can" | "may") "play" "magic" "cards" "without" ("a" | "having" "a") card_noun)', no_caster,
           ["You need no Caster to play Magic."]),
    Phrase("influence_more", f'number ("more" | "additional" | "extra") {INFLUENCE} | number {INFLUENCE} "more"', so_much_more),
    Phrase("influence_more", f'number ("less" | "fewer") {INFLUENCE} | number {INFLUENCE} "less"', so_much_less),
    Phrase("undefended_cost", f'{UNDEFENDED} ("costs" | "cost") "you" influence_more "each"?'
           f' | "you" "lose" influence_more "from" {UNDEFENDED}', undefended_less),
    Phrase("undefended_cost", f'{UNDEFENDED} ("costs" | "cost") "you" "no" {INFLUENCE}'
           f' | "you" ("lose" "no" | ("don\'t" | "can\'t") "lose") {INFLUENCE}'
           f' ("in" "combat" | ("to" | "from") ("attackers" | {UNDEFENDED}))',
           undefended_nothing),
    Phrase(STATEMENT, "undefended_cost", lambda reading, statement: statement,
           ["Undefended attackers cost you 1 influence less."]),
    Phrase(ORDER, "undefended_cost", undefended_now, ["You lose no influence in combat this turn."]),
    Phrase(STATEMENT, '"undefended" "," self "costs" ("an" "opponent" | "the" "defending" "player")? influence_more'
           ' | "as" "long" "as" self "attacks" "undefended" "," "it" "costs" ("an" "opponent" | "the" "defending" "player")?'
           ' influence_more', it_costs_more, ["Undefended, this creature costs 2 more influence."]),
]  # fmt: skip
