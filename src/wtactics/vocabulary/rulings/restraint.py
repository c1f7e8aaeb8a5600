"""How rulings of cards are worded: what can't be done, what only some can do, what is done by a rule of its own."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.meaning import (
    ARRIVE_IN_ARMY,
    ATTACK,
    BE_HURT,
    BE_KILLED,
    BE_MARKED,
    BE_PLAYED,
    BE_TARGET,
    BE_UNMARKED,
    BID,
    DEAL_DAMAGE,
    DEFEND,
    DRAW,
    ENTER,
    GAIN_POINTS,
    MARK_TO_ATTACK,
    MARK_TO_MOVE,
    MOVE,
    MUST_ATTACK,
    STANDING,
    STRIKE_DOUBLE,
    STRIKE_FIRST,
    UNMARK,
    USE_ABILITIES,
    Ability,
    Noun,
    Statement,
)
from wtactics.engine.places import CITY, TYPES
from wtactics.language.phrase import CHANGED, ORDER, Misread, Phrase
from wtactics.language.structure import attributes
from wtactics.vocabulary.deeds.deed import STATED, STATEMENT, Deed
from wtactics.vocabulary.deeds.lasting import For
from wtactics.vocabulary.needs import EXCEPTIONS, Needs
from wtactics.vocabulary.nouns.cards import ANYWHERE, IN_PLAY, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.players import Either
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.decrees import Declare
from wtactics.vocabulary.rulings.meaning import Act, Cant, Do, Law, Ruling, Such
from wtactics.vocabulary.things.meaning import (
    Again,
    All,
    Everyone,
    Happened,
    Slot,
    Things,
    This,
    Together,
    You,
    article,
)
from wtactics.vocabulary.things.mentioning import renewed


def bit(*deeds: int) -> i64:
    """These deeds as bits."""
    bits: i64 = 0
    for deed in deeds:
        bits |= 1 << i64(deed)
    return bits


class ActPhrase(Phrase):
    """Words that always mean the same act."""

    def __init__(self, rule: str, form: str, act: Act, types: int = 0) -> None:
        super().__init__(rule, form, self.give, needs=Needs(types, deeds=act.deeds))
        self.act: Final = act

    def give(self, reading: Reading) -> Act:
        return self.act


class HabitPhrase(Phrase):
    """What cards do by a rule of their own: how it is said of one, of many, and in what form it is read."""

    def __init__(self, words: str, plural: str, deed: int, form: str, *others: int) -> None:
        super().__init__("ruling", form, self.give, needs=Needs(deeds=bit(deed, *others)))
        self.act: Final = Act(words, bit(deed, *others))
        self.plural: Final = plural

    def give(self, reading: Reading) -> Do:
        return Do(reading.subject(), self.act, self.plural)


UNMARKED: Final = """("isn't" | "aren't" | ("is" | "are") "not") "marked" "for\""""
HABITS: Final = [
    HabitPhrase("must attack", "must attack", MUST_ATTACK, '"must" "attack"'),
    HabitPhrase("strikes first", "strike first", STRIKE_FIRST, '{strike} "first"'),
    HabitPhrase("strikes first", "strike first", STRIKE_FIRST, '{deal} ("its" | "their")? "combat"? "damage" "first"'),
    HabitPhrase(
        "deals double combat damage", "deal double combat damage", STRIKE_DOUBLE, '{deal} "double" "combat" "damage"'
    ),
    HabitPhrase("isn't marked for moving", "aren't marked for moving", MARK_TO_MOVE, f'{UNMARKED} "moving"'),
    HabitPhrase("isn't marked for attacking", "aren't marked for attacking", MARK_TO_ATTACK, f'{UNMARKED} "attacking"'),
]
# What can be forbidden without saying towards what.
ALONE: Final = (
    ('"attack"', Act("attack", bit(ATTACK))),
    ('"defend"', Act("defend", bit(DEFEND))),
    ('"attack" "or" "defend"', Act("attack or defend", bit(ATTACK, DEFEND))),
    ('"move" | "be" "moved"', Act("move", bit(MOVE))),
    ('"be" "marked"', Act("be marked", bit(BE_MARKED))),
    ('"be" "unmarked"', Act("be unmarked", bit(UNMARK, BE_UNMARKED))),
    ('"be" "targeted" | "be" "a" "target" | "be" "targets"', Act("be targeted", bit(BE_TARGET))),
    ('"be" "killed" | "be" "destroyed" | "die"', Act("be killed", bit(BE_KILLED))),
    ('"use" "abilities"', Act("use abilities", bit(USE_ABILITIES))),
    ('"bid" | "be" "marked" "for" "bids"', Act("bid", bit(BID))),
    ('"deal" "damage"', Act("deal damage", bit(DEAL_DAMAGE))),
    ('"be" "dealt" "damage" | "suffer" "damage"', Act("be dealt damage", bit(BE_HURT))),
    ('"draw" "cards"', Act("draw cards", bit(DRAW))),
    ('"gain" "victory" "points"', Act("gain victory points", bit(GAIN_POINTS))),
)
# What is done to others, or by others.
TOWARDS: Final = (
    ('"attack"', Act("attack", bit(ATTACK))),
    ('"defend"', Act("defend", bit(DEFEND), True)),
    ('"defend" "against"', Act("defend against", bit(DEFEND))),
    ('"enter"', Act("enter", bit(ENTER))),
    ('"be" ("a" "target" | "targets") "of" | "be" "targeted" "by"', Act("be targeted by", bit(BE_TARGET))),
    ('"be" "killed" "by" | "be" "destroyed" "by"', Act("be killed by", bit(BE_KILLED))),
    ('"be" "dealt" "damage" "by"', Act("be dealt damage by", bit(BE_HURT))),
    ('"deal" "damage" "to"', Act("deal damage to", bit(DEAL_DAMAGE))),
)
MOVE_INTO: Final = Act("move into", bit(MOVE))
RULED_OUT: Final = bit(DEFEND, MOVE, BE_TARGET)  # what rules forbid towards some, so that cards can permit it
BE_ATTACKED: Final = Act("be attacked", bit(ATTACK))
PLAYING: Final = Act("play", bit(BE_PLAYED))
PLAYING_CARDS: Final = Act("play cards", bit(BE_PLAYED))
# What may be permitted against the rules.
PERMITTED: Final = (
    (
        '"be" "played" "directly"? ("into" | "in") ("your" | "its" "controller" "\'s") "army"',
        Act("be played into your army", bit(ARRIVE_IN_ARMY)),
    ),
)


def cant(reading: Reading, act: Act) -> Cant:
    return Cant(reading.subject(), act)


def cant_to(reading: Reading, act: Act, others: Things) -> Law:
    refuse_beyond(reading, act, others)
    return Law(wherever(reading.subject(), act), act, others)


def cant_to_any(reading: Reading, act: Act, others: Noun) -> Law:
    refuse_beyond(reading, act, others)
    return Law(wherever(reading.subject(), act), act, Such(others))


def cant_to_cards(reading: Reading, act: Act, sort: Sort) -> Law:
    return cant_to_any(reading, act, CardNoun([sort], ANYWHERE))


def cant_play(reading: Reading, *sorts: Sort) -> Statement:
    """Cards at large, or those of these sorts."""
    players, such = reading.players(), CardNoun(list(sorts), ANYWHERE)
    return Cant(players, PLAYING_CARDS) if such.text(True) == "cards" else Law(players, PLAYING, Such(such))


def cant_be(reading: Reading, act: Act, *doers: Noun) -> Law:
    """What others can't do to them."""
    things = reading.subject()
    if things.people():
        raise Misread("a card", things.text())
    refuse_beyond(reading, act, things)
    return Law(things, act, Such(doers[0]) if doers else None, suffered=True)


def refuse_beyond(reading: Reading, act: Act, aim: Things | Noun) -> None:
    """Refuse to speak of attacking, defending or entering what nobody ever attacks, defends or enters."""
    if act.is_meant(ATTACK) or act.place:
        types = reading.lexicon.attacked  # and the army
    elif act.is_meant(ENTER) or act.is_meant(MOVE):
        types = 1 << CITY
    else:
        return
    if not may_be(reading, types, aim):
        found = aim.text() if isinstance(aim, Things) else aim.text(True)
        raise Misread(" or ".join(article(word) for i, word in enumerate(TYPES) if types >> i & 1 == 1), found)


def may_be(reading: Reading, types: i64, meant: Things | Noun) -> bool:
    """Can any of the things be of these types, as far as its words tell?"""
    if isinstance(meant, This):
        return meant.word not in TYPES or types >> TYPES.index(meant.word) & 1 == 1
    if isinstance(meant, Together):
        return may_be(reading, types, meant.first) or may_be(reading, types, meant.second)
    noun = reading.noun_of(meant) if isinstance(meant, Things) else meant
    if isinstance(noun, Either):
        noun = noun.cards
    return not isinstance(noun, CardNoun) or noun.types_meant & types != 0


def can_only(reading: Reading, act: Act, others: Noun) -> Law:
    return Law(reading.subject(), act, Such(others), alone=True)


def only_such(reading: Reading, such: Noun, act: Act, others: Things) -> Law:
    refuse_beyond(reading, act, others)
    return Law(Such(anywhere(such) if act.is_meant(ENTER) else such), act, others, alone=True)


def can_itself(reading: Reading, _word: str, act: Act) -> Law:
    return Law(This(reading.word), act, None, can=True)


def can_to(reading: Reading, act: Act, others: Things) -> Law:
    """A permission; it says something only where a rule forbids what else could be done."""
    if act.deeds & ~RULED_OUT != 0:
        raise Misread("defend, move into or be targeted by: what rules forbid", act.words)
    return Law(reading.subject(), act, others, can=True)


def indestructible(reading: Reading) -> Cant:
    return Cant(reading.subject(), Act("be killed", bit(BE_KILLED)))


def wherever(things: Things, act: Act) -> Things:
    """Who enters a city may come from anywhere, so "creatures" are then not only those in play."""
    if act.is_meant(ENTER) and isinstance(things, All):
        return All(anywhere(things.noun), things.each)
    return things


def anywhere(noun: Noun) -> Noun:
    """The noun without the tacit "in play"."""
    return renewed(noun, Detail("where", ANYWHERE)) if isinstance(noun, CardNoun) and noun.where == IN_PLAY else noun


def same(reading: Reading, statement: Statement) -> Statement:
    return statement


def decree(reading: Reading, statement: Statement, *_until: int) -> Deed:
    """What a statement says, for a while; of all players it is said only with a time."""
    if reading.until < 0 and isinstance(reading.actor, Everyone | You):
        raise Misread('a time such as "until end of turn"', "none")
    if isinstance(statement, Ruling):
        return For(statement, reading.time())
    for name in ("things", "others"):
        refuse_passing(getattr(statement, name, None))
    reading.kept.extend(slots_in(statement))
    return Declare(reading.grant(Ability(STANDING, [], [], statements=[statement])), reading.time())


def refuse_passing(part: Any) -> None:
    """What a trigger happened to is forgotten when a statement is asked later; only what was chosen is kept."""
    things = part.things if isinstance(part, Again) else part
    if isinstance(things, Happened):
        raise Misread("this card or a target", part.text())


def slots_in(part: Any) -> list[Slot]:
    """The choices of the text that a part of it speaks of, however deep they lie."""
    if isinstance(part, Slot):
        return [part]
    if isinstance(part, list | tuple):
        return [slot for each in part for slot in slots_in(each)]
    if part is None or isinstance(part, str | int):
        return []
    return [slot for _, value in attributes(part) for slot in slots_in(value)]


def decree_alone(reading: Reading, statement: Statement) -> Deed:
    """A statement with all its words is a deed only with a time."""
    if reading.until < 0:
        raise Misread('a time such as "until end of turn"', "none")
    return decree(reading, statement)


NOT: Final = '("can\'t" | "cannot")'
PHRASES: Final = [
    *(ActPhrase("alone", form, act) for form, act in ALONE),
    *(ActPhrase("towards", form, act) for form, act in TOWARDS),
    ActPhrase("towards", '"move" ("to" | "into")', MOVE_INTO, 1 << CITY),
    *(ActPhrase("permitted", form, act) for form, act in PERMITTED),
    *HABITS,
    Phrase("ruling", f"{NOT} alone", cant),
    Phrase("ruling", f"{NOT} towards (aimed | self)", cant_to),
    Phrase("ruling", f"{NOT} towards nouns", cant_to_any),
    Phrase("ruling", f"{NOT} towards card_sorts", cant_to_cards),
    Phrase("ruling", f'{NOT} suffered ("by" card_nouns)?', cant_be, ["This city can't be attacked by Orcs."]),
    ActPhrase("suffered", '"be" "attacked"', BE_ATTACKED),
    Phrase(
        "ruling",
        f'{NOT} "play" (sorts | card_sorts) (("or" | "and") (sorts | card_sorts))*',
        cant_play,
        ["Opponents can't play events.", "Target player can't play Elf cards this turn."],
        needs=Needs(deeds=bit(BE_PLAYED)),
    ),
    Phrase("ruling", '"can" towards nouns "only" | "can" "only" towards nouns', can_only),
    Phrase(
        "card_law", '"this" word "can" permitted', can_itself, ["This creature can be played directly into your army."]
    ),
    Phrase("ruling", '"can" "help"? towards (aimed | self)', can_to, needs=EXCEPTIONS),
    Phrase("ruling", '("is" | "are" | "am") "indestructible"', indestructible, ["All Elves are indestructible."]),
    Phrase(STATED, "ruling", same, ["This creature can't attack.", "Creatures can't enter this city."]),
    Phrase(CHANGED, "ruling", decree, ["Target creature can't attack until end of turn."]),
    Phrase("only", '"only" nouns "can" towards (aimed | self)', only_such),
    Phrase(STATEMENT, "only", same, ["Only creatures with flying can defend against this creature."]),
    Phrase(
        ORDER,
        "only",
        decree_alone,
        ["Only Elves can defend target city this turn.", "This turn, only Elves can defend target city."],
    ),
]
