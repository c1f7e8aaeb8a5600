"""Dealings, in words: what deeds cost in action points, who may not be moved, covered or attacked how, tokens, arrivals."""

from __future__ import annotations

from typing import Final

from wtactics.engine import facts
from wtactics.engine.meaning import (
    ATTACK,
    ATTACK_TOLL,
    BE_ATTACKED_BY_GROUP,
    BE_ATTACKED_BY_MAGIC,
    BE_ATTACKED_CLOSE,
    BE_ATTACKED_RANGED,
    BE_KILLED,
    BE_MARKED,
    BE_SHIFTED,
    BE_SWAPPED,
    BE_TARGET,
    BE_UNMARKED,
    COME_UNMARKED,
    GROUP_TOLL,
    IGNORE_COVER,
    IGNORE_COVER_RANGED,
    JOIN_GROUP,
    LIE_COVERED,
    MOVE,
    MOVE_TOLL,
    REST_TOLL,
    Number,
    Trigger,
)
from wtactics.engine.places import CREATURE
from wtactics.language.phrase import TOLD, Idiom, Misread, Phrase
from wtactics.rulesets.slot.speech.paces import UNSWAPPED
from wtactics.rulesets.slot.speech.spots import AROUND, BESIDE, FLANKING, Spot
from wtactics.rulesets.slot.speech.stood import itself_there
from wtactics.rulesets.slot.speech.tolls import EXACTLY, LESS, MORE, MoveTokens, OweUpkeep, Toll
from wtactics.rulesets.slot.terms import BEGIN_SWAP, TARGET_GROUP_TOLL, TARGET_TOLL
from wtactics.vocabulary.deeds.deed import STATED
from wtactics.vocabulary.deeds.harm import DealDamage, suffer
from wtactics.vocabulary.nouns.cards import OPPONENTS, YOURS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.counting import A_NUMBER, AS_MUCH, said_more, so_many, unmeasured
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import ActPhrase, HabitPhrase, bit
from wtactics.vocabulary.rulings.agents import any_ability
from wtactics.vocabulary.rulings.meaning import Act, Cant, Do, Law, Such
from wtactics.vocabulary.sentences.parts import Triggered
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import Again, All, Happened, Slot, Things, This, Together, article
from wtactics.vocabulary.things.mentioning import renewed
from wtactics.vocabulary.triggers.catalogue import CARDS
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import Doing, Watched, any_card, any_opponent, call, happens, says, very_card

ALLIES: Final = CardNoun([Sort(types=1 << CREATURE, word="creature")], whose=YOURS, side=True)
ANYBODY: Final = CardNoun([Sort(types=1 << CREATURE, word="creature")])
ENEMIES: Final = CardNoun([Sort(types=1 << CREATURE, word="creature")], whose=OPPONENTS, side=True)
TOKENS: Final = '"damage" ("token" | "tokens")'


def all_of(acts: tuple[Act, ...], before: str = "") -> Act:
    """All these acts in one: move or rest."""
    deeds = 0
    for act in acts:
        deeds |= act.deeds
    words = [act.words for act in acts]
    return Act(f"{before}{', '.join(words[:-1])} or {words[-1]}", deeds)


def done_several(reading: Reading, *acts: Act) -> Cant:
    return Cant(reading.subject(), all_of(acts, "be "))


def enemies_cant(reading: Reading, things: Things) -> Law:
    return Law(things, Act("be moved by", bit(BE_SHIFTED)), Such(ENEMIES))


def toll(reading: Reading, deed: int, things: Things, said: tuple[Number, int]) -> Toll:
    return Toll(deed, things, *said)


def toll_of_whom(reading: Reading, deed: int, *parts: Things | tuple[Number, int]) -> Toll:
    things = next(part for part in parts if isinstance(part, Things))
    return Toll(deed, things, *next(part for part in parts if isinstance(part, tuple)))


def toll_for(reading: Reading, things: Things, deed: int, said: tuple[Number, int]) -> Toll:
    return Toll(deed, things, *said)


def may_free(reading: Reading, deed: int, *number: Number) -> Toll:
    return Toll(deed, reading.subject(), number[0] if number else Fixed(0), EXACTLY)


def owe(reading: Reading, number: Number, *each: Number) -> OweUpkeep:
    return OweUpkeep(reading.subject(), so_many(number, each))


def put_tokens(reading: Reading, number: Number, *said: Things | Number | None) -> DealDamage:
    each = tuple(part for part in said if isinstance(part, Number))
    return DealDamage(
        This(reading.word), so_many(number, each), next(part for part in said if isinstance(part, Things))
    )


def given_tokens(reading: Reading, things: Things, number: Number, *each: Number) -> DealDamage:
    return put_tokens(reading, number, things, *each)


def put_measured(reading: Reading, number: Number, things: Things) -> DealDamage:
    return DealDamage(This(reading.word), number, things)


def put_behind(reading: Reading, things: Things, number: Number) -> DealDamage:
    return put_measured(reading, number, things)


def put_on_each(reading: Reading, number: Number, *each: Things) -> list[DealDamage]:
    return [DealDamage(This(reading.word), number, things) for things in each]


def put_so_many_on_each(reading: Reading, *parts: Number | Things) -> list[DealDamage]:
    """A number and a thing by turns."""
    numbers = [part for part in parts if isinstance(part, Number)]
    each = [part for part in parts if isinstance(part, Things)]
    return [DealDamage(This(reading.word), number, things) for number, things in zip(numbers, each, strict=True)]


def damage(reading: Reading, things: Things) -> DealDamage:
    return DealDamage(This(reading.word), Fixed(1), things)


def move_tokens(reading: Reading, number: Number, source: Things, goal: Things) -> MoveTokens:
    noun = reading.noun_of(goal)
    for quality in noun.qualities if isinstance(noun, CardNoun) else []:
        of = quality.of if isinstance(quality, Spot) and quality.relation in (BESIDE, FLANKING, AROUND) else None
        if isinstance(of, Again) and of.things is source:
            raise Misread("this creature by its name", "it")  # or the one that loses them: who is adjacent to whom?
    return MoveTokens(number, source, goal)


def recruited(reading: Reading, watched: Watched) -> Trigger:
    call(reading, watched, False)
    return Happens(facts.RECRUITED, watched.noun, None, says(watched, "is recruited"), watched.own())


def you_recruit(reading: Reading, watched: Watched) -> Trigger:
    return recruited(reading, watched) if watched.own() else comes_for(reading, watched, YOURS)


def opponent_recruits(reading: Reading, watched: Watched) -> Trigger:
    return comes_for(reading, watched, OPPONENTS)


def recruited_there(reading: Reading, watched: Watched, where: Detail) -> Trigger:
    if watched.own():
        this, so = itself_there(reading, watched, where)
        trigger = recruited(reading, this)
        return Happens(
            trigger.fact, this.noun, None, f"{trigger.text()} {'into' + so[2:] if so[:3] == 'in ' else so}", True
        )
    return recruited(reading, there(watched, where))


def you_recruit_there(reading: Reading, watched: Watched, where: Detail) -> Trigger:
    return recruited_there(reading, watched, where) if watched.own() else you_recruit(reading, there(watched, where))


def there(watched: Watched, where: Detail) -> Watched:
    """Whoever stands there then."""
    if not isinstance(watched.noun, CardNoun):
        raise Misread("a creature such as another Elf", watched.words)
    noun = renewed(watched.noun, where)
    return Watched(noun, article(noun.text(False)), None, watched.names)


def comes_for(reading: Reading, watched: Watched, whose: int) -> Trigger:
    """SLOT-RECR-11 Whoever is recruited comes into play, in the army of who recruits."""
    noun = watched.noun
    if not isinstance(noun, CardNoun):
        raise Misread("a creature such as another Elf", watched.words)
    theirs = renewed(noun, Detail("whose", whose), Detail("side", True))
    words = f"{article(theirs.text(False))} is recruited"
    if whose == OPPONENTS:
        call(reading, any_opponent(reading), True)
        words = f"an opponent recruits {watched.words}"
    call(reading, watched, False)
    return Happens(facts.RECRUITED, theirs, None, f"whenever {words}")


def arrives_hurt(reading: Reading, *parts: Things | Number) -> Triggered:
    """The tokens are put on it as it comes into play."""
    this = This(reading.word)
    trigger = happens(reading, very_card(reading, this), Doing(CARDS[0]))
    return Triggered(trigger, [DealDamage(this, next(part for part in parts if isinstance(part, Number)), this)])


class ComingPhrase(HabitPhrase):
    """How cards come into play: of who has come already nothing can be said any more, nor of who is chosen (captures.py)."""

    def give(self, reading: Reading) -> Do:
        things = reading.subject()
        if isinstance(bare(things), Happened | Slot):
            raise Misread("who is still to come", things.text())
        return super().give(reading)


NOT: Final = '("can\'t" | "cannot")'
A_TARGET: Final = '"be" ("the" "target" | "a" "target" | "targets" | "the" "targets")'
RANGED: Final = '("in" "ranged" "combat" | ("with" | "by") ("ranged" "weapons" | "a" "ranged" "weapon"))'
CLOSE: Final = '("in" "close" "combat" | ("with" | "by") ("close" "weapons" | "a" "close" "weapon"))'
MAGIC: Final = '("with" | "by") ("magic" ("weapons" | "attacks") | "a" "magic" "weapon")'
FREE: Final = (
    '("for" "free" | "for" "only"? number "ap" ("instead" "of" number "ap"?)? | "for" "no" "ap" | "at" "no" "cost"'
    ' | "without" ("paying" | "using" | "spending" | "taking" | "costing")? ("any" | "an" | "its")? "ap")'
)
UNGROUPED: Final = Act("be attacked by groups", bit(BE_ATTACKED_BY_GROUP))
SHIFT: Final = '("move" | "push" | "swap")'
SHIFTS: Final = f'({SHIFT} ("," "or"? {SHIFT} | "or" {SHIFT})+ | "push" | "swap")'
SHIFTED: Final = '("pushed" | ("moved" "or")? "swapped" "away"?)'
INTO: Final = '("into" | "to" | "in" | "onto")'
THERE: Final = f'({INTO} place | {INTO} ("a" | "an" | "the" | "any") "empty"? "slot" (("in" | "of") place | reach))'
BY_OPPONENT: Final = '"of" "an" "opponent" | "declared" "by" "an" "opponent"'
PHRASES: Final = [
    # what may be done to them
    *(Idiom("done_to_it", f'"{word}"', Act(word, bit(*deeds))) for word, *deeds in (
        ("moved", MOVE), ("swapped", BE_SWAPPED, BEGIN_SWAP), ("pushed", BE_SHIFTED), ("marked", BE_MARKED),
        ("unmarked", BE_UNMARKED), ("attacked", ATTACK), ("targeted", BE_TARGET), ("killed", BE_KILLED),
    )),
    Idiom("done_to_it", '"swapped" "away"', Act("swapped away", bit(BE_SWAPPED))),
    Phrase("ruling", f'{NOT} "be" done_to_it ("," done_to_it)* ","? "or" done_to_it', done_several,
           ["This creature can't be moved or swapped."]),
    ActPhrase("alone", '"be" "attacked" ("in" "ranged" "combat" | ("with" | "by") "ranged" ("weapons" | "attacks"))',
              Act("be attacked in ranged combat", bit(BE_ATTACKED_RANGED))),
    ActPhrase("alone", '"be" "attacked" ("in" "close" "combat" | ("with" | "by") "close" ("weapons" | "attacks"))',
              Act("be attacked in close combat", bit(BE_ATTACKED_CLOSE))),
    ActPhrase("alone", f'{A_TARGET} "of" ("ranged" "attacks" | "a" "ranged" "attack" | ("attacks" | "an" "attack") {RANGED})',
              Act("be attacked in ranged combat", bit(BE_ATTACKED_RANGED))),
    ActPhrase("alone", f'{A_TARGET} "of" ("close" "attacks" | "a" "close" "attack" | ("attacks" | "an" "attack") {CLOSE})',
              Act("be attacked in close combat", bit(BE_ATTACKED_CLOSE))),
    ActPhrase("alone", f'{A_TARGET} "of" ("a" "magic" "attack" | ("attacks" | "an" "attack") {MAGIC})',
              Act("be the target of magic attacks", bit(BE_ATTACKED_BY_MAGIC))),
    ActPhrase("alone", f'"be" "attacked" ({MAGIC} | ("with" | "by") "magic")',
              Act("be the target of magic attacks", bit(BE_ATTACKED_BY_MAGIC))),
    ActPhrase("alone", '"take" "part" "in" ("a" "group" "attack" | "group" "attacks")'
              ' | "join" ("group" "attacks" | "a" "group" "attack"? | "groups")'
              ' | "attack" ("in" | "as") ("a" "group" | "groups") | "be" ("a" "member" | "members" | "part")'
              ' "of" ("a" "group" "attack"?'
              ' | "groups" | "group" "attacks")',
              Act("take part in group attacks", bit(JOIN_GROUP))),
    ActPhrase("alone", '"be" ("attacked" "by" ("groups" | "a" "group")'
              ' | "the" "target" "of" "a"? "group" ("attack" | "attacks"))',
              UNGROUPED),
    ActPhrase("towards", f'"be" {SHIFTED} "by"', Act("be moved by", bit(BE_SHIFTED))),
    Idiom("alone", '"be" "swapped"', UNSWAPPED, ["This creature can't be swapped."]),
    ActPhrase("alone", '"be" "swapped" ("away" | "with" ("other" "creatures" | "other"? "allies" | "anybody" | "anyone")?)',
              Act("be swapped away", bit(BE_SWAPPED))),
    Phrase("statement", f'"enemy" "abilities" {NOT} {SHIFTS} (aimed | self)', enemies_cant),
    Phrase("agent", '"effects" | "an" "effect" | "any" "effect" | "effects" "of" "abilities"', any_ability,
           ["This creature can't be marked by effects."]),
    HabitPhrase("counts as covered", "count as covered", LIE_COVERED,
                '("counts" | "count") "as" "covered" | ("is" | "are") "always"? "covered"'),
    HabitPhrase("can attack covered creatures", "can attack covered creatures", IGNORE_COVER, '("ignores" | "ignore") "cover"',
                IGNORE_COVER_RANGED),
    ComingPhrase("comes into play unmarked", "come into play unmarked", COME_UNMARKED,
                 '("comes" | "come") "into" "play" "unmarked"'),
    # what deeds take
    Idiom("tolled", '"move"', MOVE_TOLL), Idiom("tolled", '"attack"', ATTACK_TOLL), Idiom("tolled", '"rest"', REST_TOLL),
    Phrase("toll_of", "whose_deeds deeds_tolled",
           lambda reading, things, deed: (deed, things), ["Your opponent's moves cost 1 AP more."]),
    Idiom("whose_deeds", '"your"', All(ALLIES)),
    Idiom("whose_deeds", '"an" "opponent" "\'s" | "opponents" "\'" | "enemy" | "the" "enemy" "\'s"', All(ENEMIES)),
    Idiom("deeds_tolled", '"moves"', MOVE_TOLL), Idiom("deeds_tolled", '"rests"', REST_TOLL),
    Idiom("deeds_tolled", '"attacks"', ATTACK_TOLL),
    Phrase("toll_of", 'deeds_tolled ("of" | "by") whom', lambda reading, deed, things: (deed, things)),
    Phrase("statement", '(one_tolled | deeds_tolled) ("costs" | "takes" | "cost" | "take") whom points_taken', toll_of_whom,
           ["Each move costs an opponent 1 AP more."]),
    Phrase("one_tolled", '("each" | "every" | "a" | "any") tolled', lambda reading, deed: deed),
    Phrase("toll_of", '"moving" (general | aimed)', lambda reading, things: (MOVE_TOLL, things)),
    Phrase("toll_of", '"resting" (general | aimed)', lambda reading, things: (REST_TOLL, things),
           ["Resting adjacent allies costs 1 AP less."]),
    Phrase("toll_of", '"moving" ("a" | "an") card_noun', lambda reading, noun: (MOVE_TOLL, All(noun))),
    Phrase("toll_of", '"resting" ("a" | "an") card_noun', lambda reading, noun: (REST_TOLL, All(noun))),
    Phrase("toll_of", '"attacking" "with" (general | aimed)', lambda reading, things: (ATTACK_TOLL, things)),
    Phrase("toll_of", '"attacks" ("by" | "of" | "with" | "from") (general | aimed)',
           lambda reading, things: (ATTACK_TOLL, things), ["Attacks by adjacent allies cost 1 AP less."]),
    Phrase("toll_of", 'of_self ("attacks" | "attack")', lambda reading, things: (ATTACK_TOLL, things)),
    Phrase("toll_of", 'of_self ("moves" | "move") | ("a" | "any" | "each") "move" ("by" | "of") (general | aimed)',
           lambda reading, things: (MOVE_TOLL, things), ["A move of this creature costs 0 AP."]),
    Phrase("toll_of", '("a" | "an" | "any" | "each") "attack" ("by" | "of" | "with" | "from") (general | aimed)',
           lambda reading, things: (ATTACK_TOLL, things), ["An attack by this creature costs 2 AP."]),
    Phrase("toll_of", '("attacks" ("on" | "against") | "attacking") attacked_one',
           lambda reading, things: (TARGET_TOLL, things),
           ["Attacks on this creature cost 1 AP more."]),
    Phrase("toll_of", '("a" | "an" | "any" | "each") "attack" ("on" | "against") attacked_one',
           lambda reading, things: (TARGET_TOLL, things)),
    Phrase("toll_of", '("each" | "every" | "an" | "any") "enemy" tolled', lambda reading, deed: (deed, All(ENEMIES)),
           ["Each enemy attack costs 1 AP more."]),
    Phrase("toll_of", '"group" "attacks" ("on" | "against") attacked_one',
           lambda reading, things: (TARGET_GROUP_TOLL, things), ["Group attacks on this creature cost 1 AP more."]),
    Phrase("attacked_one", "general | aimed", lambda reading, things: things),
    Phrase("attacked_one", 'self "or" ("a" | "an") card_noun',
           lambda reading, this, noun: Together(this, All(noun)),
           ["Attacks on this creature or an adjacent ally cost 1 AP more."]),
    Phrase("statement", 'toll_of ("is" | "are") "free"', lambda reading, of: Toll(of[0], of[1], Fixed(0), EXACTLY),
           ["Resting adjacent allies is free."]),
    Phrase("points_taken", '"only"? number "ap" ("instead" "of" number)?', lambda reading, number, *_usual: (number, EXACTLY)),
    Phrase("points_taken", 'number ("more" "ap" | "ap" "more" | ("additional" | "extra") "ap")',
           lambda reading, number: (number, MORE)),
    Phrase("points_taken", 'number ("less" "ap" | "ap" "less" | "fewer" "ap")', lambda reading, number: (number, LESS)),
    Phrase("statement", 'toll_of ("costs" | "takes" | "cost" | "take") points_taken',
           lambda reading, of, said: Toll(*of, *said),
           ["Moving this creature costs 2 AP."]),
    Phrase("statement", 'enemy_toll ("costs" | "takes" | "cost" | "take") ("an" "opponent" | "opponents") points_taken',
           lambda reading, of, said: Toll(*of, *said), ["Attacking this creature costs an opponent 1 AP more."]),
    Phrase("enemy_toll", '("attacks" ("on" | "against") | "attacking") attacked_one',
           lambda reading, things: (TARGET_TOLL, things)),
    Idiom("moving", '"moving"', MOVE_TOLL), Idiom("moving", '"attacking"', ATTACK_TOLL),
    Idiom("moving", '"resting"', REST_TOLL),
    Phrase("toll_of", '("a" | "any" | "each") tolled ("by" | "of") ("a" | "an" | "any") card_noun',
           lambda reading, deed, noun: (deed, All(noun))),
    Phrase("toll_of", '("a" | "any" | "each") "rest" ("by" | "of") (general | aimed)',
           lambda reading, things: (REST_TOLL, things),
           ["Each rest of an enemy creature costs 1 AP more."]),
    Phrase("toll_of", '"moves" ("by" | "of") (general | aimed)', lambda reading, things: (MOVE_TOLL, things)),
    Phrase("statement", 'moving ("costs" | "takes") (general | aimed) points_taken', toll,
           ["Moving costs adjacent ally creatures 1 AP less."]),
    Phrase("statement", 'moving "costs" whom points_taken | moving "costs" points_taken "for" whom', toll_of_whom,
           ["Resting costs you 1 AP less."]),
    Idiom("whom", '"you"', All(ALLIES)),
    Idiom("whom", '("an" | "each") "opponent" | "opponents"', All(ENEMIES)),
    Phrase("statement", '"for" general "," moving ("costs" | "takes") points_taken', toll_for),
    Idiom("moves", '("may" | "can") "be" "moved" | "moves" | "move"', MOVE_TOLL),
    Idiom("moves", '"attacks" | "attack"', ATTACK_TOLL),
    Idiom("moves", '"rests" | "rest"', REST_TOLL),
    Phrase(STATED, f'(("may" | "can") tolled | moves) {FREE}', may_free, ["This creature may move for free."]),
    Idiom("by_them", BY_OPPONENT, All(ENEMIES)),
    Idiom("whose_groups", '"your"', All(ALLIES)),
    Idiom("whose_groups", '"an" "opponent" "\'s" | "enemy"', All(ENEMIES)),
    Phrase("statement", 'whose_groups "group" "attacks" ("cost" | "take") points_taken',
           lambda reading, things, said: Toll(GROUP_TOLL, things, *said), ["Your group attacks cost 1 AP less."]),
    Phrase("statement", '"group" "attacks" (("of" | "by") general | by_them)? ("cost" | "take") points_taken'
           ' | "group" "attacks" ("cost" | "take") whom points_taken',
           lambda reading, *parts: Toll(GROUP_TOLL, parts[0] if len(parts) > 1 else All(ANYBODY), *parts[-1]),
           ["Group attacks of all enemy creatures cost 1 AP more."]),
    Phrase(STATED, '("needs" | "need") ("an" "upkeep" "of" number | "upkeep" number) for_each?', owe),
    Phrase(STATED, '("has" | "have") ("an" "upkeep" "of" | "upkeep" "of"?) number for_each?', owe,
           ["Enemy creatures in the front row have upkeep 1."]),
    # tokens
    Phrase(TOLD, f"({{suffer}} | {{get}} | {{receive}} | {{take}}) ((number more_of_them? | another_one) {TOKENS} for_each?"
           f" | {unmeasured(TOKENS)})", suffer,
           ["[1]: Target enemy creature suffers one damage token."]),
    Phrase("more_of_them", "said_more", lambda reading, _more: None),
    Phrase("more_of_them", '"additional" | "extra"', said_more),
    Phrase("deed", f'{{put}} (number more_of_them? | another_one) {TOKENS} ("on" | "upon" | "onto") things for_each?',
           put_tokens,
           ["[1]: Put a damage token on target enemy creature."]),
    Phrase("deed", f'{{give}} (number more_of_them? | another_one) {TOKENS} "to" things for_each?', put_tokens,
           ["[1]: Give a token to target enemy creature."]),
    Phrase("deed", f"{{give}} things (number | another_one) {TOKENS} for_each?", given_tokens),
    Phrase("deed", f'{{put}} number {TOKENS} on_it (("," | "and" | "then" | "," "then" | "," "and" | "and" "then") on_it)+',
           put_on_each, ["[1]: Put a token on target enemy creature, then on this creature."]),
    Phrase("deed", f'{{put}} number {TOKENS} on_it (("," | "," "and" | "and" | "and" "then") number {TOKENS} on_it)+',
           put_so_many_on_each, ["[1]: Put a token on target enemy creature and two tokens on this creature."]),
    Phrase("on_it", '"on" things', lambda reading, things: things),
    Phrase("deed", f'{{put}} {unmeasured(TOKENS)} ("on" | "upon" | "onto") things', put_measured,
           ["[1]: Put as many tokens as this creature has life left on target enemy creature."]),
    Phrase("deed", f'{{put}} {A_NUMBER} {TOKENS} "on" things "equal" "to" value', put_behind),
    Phrase("deed", f'{{put}} {AS_MUCH} {TOKENS} "on" things "as" as_many', put_behind),
    Phrase("deed", "{damage} things", damage, ["[2]: Damage target enemy creature."]),
    Phrase("deed", f'{{move}} number {TOKENS} "from" cards ("to" | "onto") cards'
           f' | ({{take}} | {{remove}}) number {TOKENS} "from" cards "and" {{put}} ("it" | "them") ("on" | "onto") cards',
           move_tokens,
           ["[1]: Move a damage token from target ally creature to this creature."]),
    # arrivals
    Phrase("ability", f'self? ("comes" | "come") "into" "play" "with" number {TOKENS} ("on" ("it" | "this" "creature"))?',
           arrives_hurt, ["This creature comes into play with a token on it."]),
    Phrase("happening", 'watched ("is" | "are") "recruited"', recruited, ["When an enemy creature is recruited, mark it."]),
    Phrase("happening", f'watched ("is" | "are") "recruited" {THERE}', recruited_there,
           ["When an enemy creature is recruited into this column, mark it."]),
    Phrase("happening", f'"you" ("recruit" | "recruits") watched {THERE}', you_recruit_there),
    Phrase("happening", f'"an" "opponent" ("recruit" | "recruits") watched {THERE}',
           lambda reading, watched, where: opponent_recruits(reading, there(watched, where)),
           ["Whenever an opponent recruits a creature into this column, mark it."]),
    Phrase("happening", '"you" ("recruit" | "recruits")',
           lambda reading: you_recruit(reading, any_card(reading, ALLIES)), ["Whenever you recruit, you get 1 AP."]),
    Phrase("happening", '"an" "opponent" ("recruits" | "recruit")',
           lambda reading: opponent_recruits(reading, any_card(reading, ENEMIES))),
    Phrase("happening", '"you" ("recruit" | "recruits") watched | watched ("is" | "are") "recruited" "by" "you"', you_recruit),
    Phrase("happening", '"an" "opponent" ("recruits" | "recruit") watched | watched ("is" | "are") "recruited" "by" "an"'
           ' "opponent"', opponent_recruits),
]  # fmt: skip
