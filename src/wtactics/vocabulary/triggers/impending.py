"""What would happen: if this creature would die, whenever you would draw a card, should it leave play."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import Condition
from wtactics.engine.places import DECK, HAND, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.needs import CITIES, PEOPLE_HIT, SPELLS, STACKED, WAY_IS_DEATH, Needs
from wtactics.vocabulary.nouns.cards import ANYONES, ANYWHERE, OPPONENTS, YOURS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail, anywhere, held
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading, words_of
from wtactics.vocabulary.things.mentioning import same
from wtactics.vocabulary.triggers.catalogue import HURT_BY, Verb
from wtactics.vocabulary.triggers.circumstances import (
    FROM_ANYWHERE,
    FROM_PLAY,
    AsFighters,
    AtThatTime,
    ByText,
    Circumstance,
    FallsInFight,
    From,
    InFight,
    OfBlow,
    Resolved,
    While,
    WhileInCombat,
)
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import (
    ANY_POINTS,
    Doing,
    Watched,
    any_card,
    call,
    deals_blow,
    happens,
    people_do,
    people_score,
    very_card,
    you_yourself,
)

# What can be kept from happening.
AVERTIBLE: Final = (
    facts.DIED, facts.LEFT, facts.DESTROYED, facts.BURIED, facts.HURT, facts.DISCARDED, facts.DREW, facts.LOST, facts.GAINED,
)  # fmt: skip
DEATHS: Final = (facts.DIED, facts.LEFT, facts.DESTROYED, facts.BURIED)
OUTSIDE: Final = " outside combat"


class Would(Happens):
    """Something would happen to things that are such, under these circumstances."""

    def __init__(self, happening: Happens, words: str, circumstances: list[Circumstance]) -> None:
        super().__init__(
            happening.fact, happening.first, happening.second, words, happening.own, happening.people, happening.also
        )
        self.circumstances: Final = circumstances

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        for each in self.circumstances:
            if not each.holds(t, a, b, n):
                return False
        return super().matches(t, a, b, n)

    def text(self) -> str:
        return " ".join(["if", self.words, *filter(None, (each.text() for each in self.circumstances))])


def would(reading: Reading, happening: Happens, words: str, circumstances: tuple[Circumstance, ...]) -> Would:
    """From now on "instead" is said of this."""
    if happening.fact not in AVERTIBLE or happening.also != 0:
        raise Misread("what can be kept from happening: that something dies, is dealt damage, is discarded", words)
    reading.would = len(reading.mentions)
    if happening.fact in DEATHS:
        circumstances = tuple(of_death(reading, each) for each in circumstances)
    if happening.fact == facts.DESTROYED:  # of creatures it is said as well
        also = bit_of(facts.DIED)
        happening = Happens(
            facts.DESTROYED, happening.first, happening.second, "", happening.own, happening.people, also
        )
    return Would(happening, words, list(circumstances))


def of_death(reading: Reading, circumstance: Circumstance) -> Circumstance:
    """Where creatures alone are attacked, whoever dies of no text dies of its battle."""
    if not isinstance(circumstance, InFight) or not reading.lexicon.raided:
        return circumstance
    if not isinstance(circumstance, OfBlow):
        return WhileInCombat()
    reading.recall(facts.STRUCK)
    return FallsInFight()


def said_of(watched: Watched, doing: Doing) -> str:
    """What would happen, in words."""
    verb = doing.verb.words
    return doing.words(f"{watched.words} would {'be ' + verb[3:] if verb.startswith('is ') else verb}")


def would_do(reading: Reading, watched: Watched, doing: Doing, *circumstances: Circumstance) -> Would:
    blow = deals_blow(watched, doing) and not any(isinstance(each, InFight) for each in circumstances)
    how = (*circumstances, AsFighters()) if blow else circumstances
    return would(reading, happens(reading, watched, doing, True), said_of(watched, doing), how)


def would_get(reading: Reading, who: Watched, doing: Doing, what: Watched, *circumstances: Circumstance) -> Would:
    words = f"{who.words} would {doing.verb.words} {what.words}"
    return would(reading, people_do(reading, who, doing, what), words, circumstances)


def would_score(reading: Reading, who: Watched, doing: Doing, _points: None, *circumstances: Circumstance) -> Would:
    words = f"{who.words} would {doing.verb.words} victory points"
    return would(reading, people_score(reading, who, doing), words, circumstances)


def would_be_discarded(reading: Reading, watched: Watched, *circumstances: Circumstance) -> Would:
    call(reading, watched, False)
    happening = Happens(facts.DISCARDED, watched.noun, None, "", watched.own(), True)
    return would(reading, happening, f"{watched.words} would be discarded", circumstances)


def would_go(reading: Reading, watched: Watched, *circumstances: Any) -> Would:
    """It would go to a graveyard, from wherever it is said."""
    call(reading, watched, False)
    happening = Happens(facts.BURIED, watched.noun, None, "", watched.own(), True)
    told = tuple(each for each in circumstances if isinstance(each, Circumstance))
    return would(reading, happening, f"{watched.words} would be put into a graveyard", told)


def damage_would(reading: Reading, whom: Watched, *more: Any) -> Would:
    """Damage would be dealt to somebody."""
    by = next((each for each in more if isinstance(each, Watched)), None)
    if whom.words.endswith(OUTSIDE):
        raise Misread(f'"{OUTSIDE.strip()}" said of the damage', whom.words)
    return would_do(reading, whom, Doing(HURT_BY, by), *(each for each in more if isinstance(each, Circumstance)))


def damage_would_cost(reading: Reading, whom: Watched, _points: None) -> Would:
    """What damage does to players is that they lose points."""
    return damage_would(reading, whom)


def combat_damage_would(reading: Reading, whom: Watched, *more: Any) -> Would:
    return damage_would(reading, whom, *more, InFight())


def would_deal_in_combat(reading: Reading, who: Watched, *whom: Watched) -> Would:
    doing = Doing(Verb(facts.HURT, "deal damage", subject=True, to="to watched_too"), whom[0] if whom else None)
    return would_do(reading, who, doing, InFight())


def card_would_harm(reading: Reading, by: Watched, whom: Watched, *circumstances: Circumstance) -> Would:
    """A card that need not be in play would deal damage to somebody."""
    return damage_would(reading, whom, by, *circumstances)


def would_cost_points(reading: Reading, by: Watched, who: Watched, _points: None) -> Would:
    """Who is dealt damage in combat loses so many victory points."""
    return damage_would(reading, who, by, InFight())


def harm_would_cost_points(reading: Reading, by: Watched, who: Watched, _points: None) -> Would:
    """Damage of any sort takes so many of them."""
    return damage_would(reading, who, by)


def you_discard(reading: Reading, whose: Circumstance) -> Would:
    """An opponent's effect would make you discard a card of your hand."""
    what = any_card(reading, anywhere(reading, Sort(word="card")))
    happening = people_do(reading, you_yourself(reading), Doing(Verb(facts.DISCARDED, "discard")), what)
    return would(reading, happening, "you would discard a card", (whose,))


class TextPhrase(Phrase):
    """Whose text would do it."""

    def __init__(self, rule: str, form: str, whose: int) -> None:
        super().__init__(rule, form, self.give)
        self.whose: Final = whose

    def give(self, reading: Reading) -> Circumstance:
        return ByText(self.whose)


class FromPhrase(Phrase):
    """From where it would come."""

    def __init__(self, form: str, place: int, words: str, needs: object = None) -> None:
        super().__init__("origin", form, self.give, needs=needs)
        self.place: Final = place
        self.words: Final = words

    def give(self, reading: Reading, *_whose: object) -> Circumstance:
        return From(self.place, self.words)


def in_fight(reading: Reading) -> Circumstance:
    return InFight()


def of_blow(reading: Reading) -> Circumstance:
    return OfBlow()


def by_text(reading: Reading) -> Circumstance:
    """What is no combat damage is dealt by a text."""
    return ByText(ANYONES)


def meanwhile(reading: Reading, condition: Condition) -> Circumstance:
    return While(condition)


def resolved(reading: Reading) -> Circumstance:
    return Resolved()


def you_played(reading: Reading, sort: Sort) -> Watched:
    """A card that you play, until it is where it goes."""
    noun = held(reading, None, sort, Detail("where", ANYWHERE), Detail("whose", YOURS))
    return Watched(
        noun, f"{'an' if sort.text(False)[0] in 'aeiou' else 'a'} {sort.text(False)} you played", None, words_of(noun)
    )


def card_anywhere(reading: Reading, sort: Sort) -> Watched:
    return any_card(reading, anywhere(reading, sort))


def either_anywhere(reading: Reading, one: Sort, other: Sort) -> Watched:
    return any_card(reading, CardNoun([one, other], ANYWHERE))


EFFECT: Final = '("ability" | "effect" | "text")'
EFFECTS: Final = '("abilities" | "effects")'
BY: Final = '("by" | "from" | "because" "of" | "due" "to" | "through")'
AN_OPPONENT: Final = '"an" "opponent"'
THEIRS: Final = (
    f'("an" | "any") "opponent" "\'s" ({EFFECT} | {EFFECTS})',
    f'("a" | "an" | "any") {EFFECT} ("of" | "that"? "controlled" "by") {AN_OPPONENT}',
    f'("a" | "an" | "any") {EFFECT} "that"? {AN_OPPONENT} "controls"',
    f'"an" "enemy" {EFFECT} | "enemy" {EFFECTS}',
)
YOUR: Final = f'"your" ({EFFECT} | {EFFECTS}) | "an" {EFFECT} "you" "control" | "an" {EFFECT} "of" "yours"'
SOMEBODYS: Final = (
    (f'("a" | "an" | "any") {EFFECT} | {EFFECTS}', ANYONES), (" | ".join(THEIRS), OPPONENTS), (YOUR, YOURS)
)  # fmt: skip
ANYTHING_BUT: Final = '("anything" | "something" | "everything") ("but" | "other" "than")'
MAKES: Final = '("make" | "cause")'
TAKE: Final = '("take" | "suffer" | "receive")'
TO: Final = '("into" | "in" | "to")'
GRAVEYARD: Final = '(whose_place | "a" | "the" | "any")? ("graveyard" | "graveyards")'
PUT: Final = '("be" ("put" | "moved" | "sent" | "discarded") | "go" | "move")'
PHRASES: Final = [
    *(TextPhrase("somebodys_text", form, whose) for form, whose in SOMEBODYS),
    Phrase("circumstance", f"{BY} somebodys_text", same),
    Phrase("circumstance", '("in" | "during") "a"? ("combat" | "battle") | "at" "the" "end" "of" ("the" | "a") "battle"',
           in_fight),
    Phrase("circumstance", '"by" "combat" "damage"', of_blow,
           ["If this creature would be dealt damage by combat damage, prevent it."]),
    Phrase("circumstance", f'"by" {ANYTHING_BUT} ("combat" "damage"? | "attackers" | "fights")', by_text,
           needs=SPELLS),
    Phrase("circumstance", '"outside" "of"? ("combat" | "a" "combat")', lambda reading: ByText(ANYONES),
           ["If this creature would be dealt damage outside combat, prevent it."], needs=SPELLS),
    Phrase("circumstance", "origin", same),
    Phrase("circumstance", "in_whose", lambda reading, time: AtThatTime(time),
           ["If this creature would die during your turn, return it to its owner's hand instead."]),
    Phrase("circumstance", '("while" | "as" "long" "as") if_condition', meanwhile,
           ["If this creature would die while you control an Elf, return it to its owner's hand instead."]),
    Phrase("circumstance", '("after" | "when" | "as") ("it" | "that" word) ("resolves" | "has" "resolved")',
           lambda reading, *_word: resolved(reading), needs=SPELLS),
    FromPhrase('"from" ("play" | "the" "field")', FROM_PLAY, "play"),
    FromPhrase('"from" (whose_place | "a" | "the") "hand"', HAND, "a hand", Needs(fact=facts.DISCARDED)),
    FromPhrase('"from" (whose_place | "a" | "the") "deck"', DECK, "a deck", STACKED),
    FromPhrase('"from" "anywhere" | "from" "any" "place"', FROM_ANYWHERE, "anywhere"),
    Phrase("to_do", 'doing | "be" undergone', same),
    Phrase("impending", 'watched "would" to_do circumstance*', would_do),
    Phrase("impending", f'anyone "would" ("be" "dealt" | {TAKE}) "damage" ("by" watched_card)? circumstance*', damage_would,
           needs=PEOPLE_HIT),
    Phrase("impending", 'anyone "would" "lose" any_points ("from" | "by" | "through" | "because" "of" | "due" "to")'
           ' ("damage" | "being" "dealt" "damage")', damage_would_cost, needs=CITIES),
    Phrase("impending", f'"combat" "damage" "dealt"? "by" watched "would" {MAKES} anyone "to"? "lose" any_points',
           would_cost_points, needs=PEOPLE_HIT),
    Phrase("impending", f'"damage" "dealt"? "by" watched "would" {MAKES} anyone "to"? "lose" any_points',
           harm_would_cost_points, needs=PEOPLE_HIT),
    Phrase("should", '"should" watched to_do circumstance*', would_do),
    Phrase("impending", 'anyone "would" people_doing watched_kind circumstance*', would_get),
    Phrase("impending", 'anyone "would" points_doing any_points circumstance*', would_score),
    Phrase("impending", '(watched_self | watched_kind) "would" "be" "discarded" circumstance*', would_be_discarded,
           needs=Needs(fact=facts.DISCARDED)),
    Phrase("impending", f'goer "would" {PUT} origin? {TO} {GRAVEYARD} circumstance*', would_go,
           needs=WAY_IS_DEATH),
    Phrase("impending", '"damage" "would" "be" "dealt" "to" victim ("by" watched_card)? circumstance*', damage_would),
    Phrase("impending", f'victim "would" ("be" "dealt" | {TAKE}) "combat" "damage" (("by" | "from") watched_card)?'
           '| "combat" "damage" "would" "be" "dealt" "to" victim ("by" watched_card)?', combat_damage_would),
    Phrase("impending", 'watched "would" "deal" "combat" "damage" ("to" watched_too)?', would_deal_in_combat),
    Phrase("impending", 'somebodys_text "would" ("cause" "you" "to" | "make" "you" | "force" "you" "to") "discard"'
           ' ("a" | "any") "card" ("from" "your" "hand")?', you_discard,
           needs=Needs(fact=facts.DISCARDED)),
    Phrase("impending", 'victim "would" "be" "dealt" "damage" "by" card_anywhere circumstance*', damage_would, needs=SPELLS),
    Phrase("impending", 'card_anywhere "would" "deal" "damage" "to" victim circumstance*', card_would_harm,
           ["If an event would deal damage to this creature, prevent 1 of that damage."], needs=SPELLS),
    Phrase("goer", "watched", same),
    Phrase("goer", "card_anywhere", same),
    Phrase("goer", '("a" | "an") card_sort "that"? "you" ("play" | "played" | "have" "played")', you_played, needs=SPELLS),
    Phrase("card_anywhere", '("a" | "an" | "any") card_sort', card_anywhere),
    Phrase("watched_self", "self", very_card),
    Phrase("victim", "watched", same),
    Phrase("victim", "anyone", same, needs=PEOPLE_HIT),
    Phrase("any_points", ANY_POINTS, lambda reading: None),
]  # fmt: skip
