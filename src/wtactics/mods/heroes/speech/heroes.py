"""What cards say of Heroes: the noun, which no other word means, that one uses abilities, and that none counters these."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import Condition, Number
from wtactics.engine.places import HERO
from wtactics.engine.table import Table
from wtactics.language.phrase import ORDER, Misread, Phrase
from wtactics.mods.heroes.ids import BE_COUNTERED, COUNTER_TOLL, USED
from wtactics.rulesets.orc.speech.limits import Limit
from wtactics.vocabulary.deeds.deed import STATEMENT, Deed
from wtactics.vocabulary.nouns.cards import ANYONES, OPPONENTS, YOURS, CardNoun
from wtactics.vocabulary.nouns.limits import COST_VALUE
from wtactics.vocabulary.nouns.limits import Limit as Bound
from wtactics.vocabulary.nouns.naming import Detail, fill_place, noun_of
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.meaning import Act, Law
from wtactics.vocabulary.rulings.restraint import decree_alone
from wtactics.vocabulary.things.meaning import All, Things
from wtactics.vocabulary.things.mentioning import all_of, same
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import Watched, any_card


class HasActed(Condition):
    """ORC-HERO-12 A Hero of yours has used its ability of this turn, or has not."""

    def __init__(self, so: bool) -> None:
        self.so: Final = so

    def holds(self, t: Table) -> bool:
        return (t.kept(USED, t.you) == t.turn) == self.so

    def text(self) -> str:
        return f"your Hero {'used' if self.so else 'did not use'} an ability this turn"


class Uncountered(Law):
    """ORC-COUNTER-01 Against the rule nobody counters abilities of these."""

    def __init__(self, heroes: Things) -> None:
        super().__init__(heroes, Act("be countered", bit_of(BE_COUNTERED)), None)

    def text(self) -> str:
        heroes = self.things.noun.text(True) if isinstance(self.things, All) else self.things.text()
        return f"abilities of {heroes} can't be countered"


def hero(reading: Reading, *parts: Any) -> CardNoun:
    """ORC-HERO-09 A Hero stands in no front, so it is near everything."""
    fields: dict[str, Any] = {"near": False}
    for part in parts:
        if isinstance(part, Detail) and part.field != "faction":
            fill_place(fields, part)
    if any(isinstance(each, Bound) and each.value == COST_VALUE for each in fields.get("qualities", [])):
        raise Misread("what is true of a Hero, which costs nothing", "what it costs")
    faction = next((part.value for part in parts if isinstance(part, Detail) and part.field == "faction"), -1)
    return noun_of([Sort(types=i64(1 << HERO), faction=faction, word="Hero")], fields)


def my_hero(reading: Reading, *parts: Any) -> CardNoun:
    return hero(reading, Detail("whose", YOURS), *parts)


def enemy_hero(reading: Reading, *parts: Any) -> CardNoun:
    return hero(reading, Detail("whose", OPPONENTS), *parts)


def watched_hero(reading: Reading, noun: CardNoun) -> Watched:
    watched = any_card(reading, noun)
    if noun.whose == ANYONES:
        return watched
    words = "your Hero" if noun.whose == YOURS else "an opponent's Hero"
    return Watched(noun, words, None, ["Hero"])


def uses(reading: Reading, watched: Watched, _using: None) -> Happens:
    """ORC-HERO-11 An activated ability of it is announced and paid for."""
    reading.say(All(watched.noun), watched.noun)
    return Happens(facts.ACTIVATED, watched.noun, None, f"whenever {watched.words} uses an ability")


def abilities_of_hero(reading: Reading, noun: CardNoun) -> Things:
    return All(noun)


def uncountered(reading: Reading, heroes: Things) -> Uncountered:
    return Uncountered(heroes)


def uncountered_now(reading: Reading, heroes: Things) -> Deed:
    """ORC-COUNTER-01 For as long as is said, nobody counters what they use."""
    return decree_alone(reading, Uncountered(heroes))


def all_such(reading: Reading, noun: CardNoun) -> Things:
    return All(noun)


def all_heroes(reading: Reading, noun: CardNoun) -> Things:
    if noun.types_meant != 1 << HERO:
        raise Misread("Heroes", noun.text(True))
    return All(noun)


class CounterToll(Limit):
    """ORC-COUNTER-03 Whoever counters what these do spends so much more."""

    def text(self) -> str:
        heroes = (
            self.things.noun.text(True) if isinstance(self.things, All) else self.things.text() if self.things else ""
        )
        return f"whoever counters an ability of {heroes} must spend {self.number.text()} gold more"


def counter_toll(reading: Reading, heroes: Things, number: Number) -> Limit:
    """ORC-COUNTER-03 Whoever counters what these do spends so much more."""
    return CounterToll(COUNTER_TOLL, "", number, 1, None, heroes)


def toll_of_all(reading: Reading, *parts: Things | Number) -> Limit:
    number = next(part for part in parts if isinstance(part, Number))
    return counter_toll(reading, next(part for part in parts if isinstance(part, Things)), number)


def his_hero(reading: Reading) -> Watched:
    """ORC-HERO-01 Nobody uses an ability of a Hero that is not his."""
    noun = hero(reading)
    return Watched(noun, "his Hero", None, ["Hero"])


class ActedPhrase(Phrase):
    """Whether one's Hero has acted in this turn."""

    def __init__(self, form: str, so: bool, example: str) -> None:
        super().__init__("condition", f'"your" "hero" ({form}) "this" "turn"', self.give, [example])
        self.so: Final = so

    def give(self, reading: Reading) -> Condition:
        return HasActed(self.so)


COUNTERED: Final = "(self | owned_hero_too)"
MUST: Final = '("must" | ("has" | "have") "to")'
MORE: Final = '("more" | "in" "addition")'
ABILITIES: Final = '("abilities" | ("an" | "any") "ability")'
NOT: Final = '("can\'t" | "cannot")'
AN: Final = '("an" | "any" | "its") "ability"'
PHRASES: Final = [
    Phrase("card_noun", 'of_faction? "hero" post*', hero),
    Phrase("card_nouns", 'of_faction? ("heroes" | "heros") post*', hero),
    Phrase("card_noun", '"enemy" of_faction? "hero" post*', enemy_hero),
    Phrase("card_nouns", '"enemy" of_faction? ("heroes" | "heros") post*', enemy_hero),
    Phrase("owned_hero", '"your" "hero"', my_hero),
    Phrase("owned_hero", '("an" | "any") "opponent" "\'s" "hero" | "your"? "opponents" "\'" ("heroes" | "heros" | "hero")',
           enemy_hero),
    Phrase("owned_hero", '("a" | "any") "hero"', hero),
    Phrase("general", "owned_hero", all_of,
           ["Your Hero can't use abilities this turn.", "Abilities of your Hero cost 1 more."]),
    Phrase("host_to_be", "owned_hero", same, ["Attach to your Hero. Its abilities cost 1 less."]),
    Phrase("abilities_meant", 'owned_hero ("\'s" | "\'") "activated"? "abilities"', abilities_of_hero,
           ["Your Hero's abilities cost 1 less."]),
    Phrase("owned_hero_too", "owned_hero", all_such),
    Phrase("owned_hero_too", "card_nouns", all_heroes, ["Countering abilities of Heroes you control costs 1 gold more."]),
    Phrase("watched_hero", "owned_hero", watched_hero),
    Phrase("watched_card", "watched_hero", same, ["Whenever you use an ability of your Hero, draw a card."]),
    Phrase("happening", 'watched_hero using ("a" | "an" | "its") "activated"? "ability"', uses,
           ["Whenever an opponent's Hero uses an ability, draw a card."]),
    Phrase(STATEMENT, f'abilities_meant {NOT} "be" "countered"', uncountered, ["Abilities of your Hero can't be countered."]),
    Phrase(ORDER, f'abilities_meant {NOT} "be" "countered"', uncountered_now,
           ["Abilities of your Hero can't be countered this turn."]),
    Phrase(STATEMENT, f'(self "\'s" "abilities" | "abilities" "of" self) {NOT} "be" "countered"', uncountered),
    Phrase(STATEMENT, f'"nobody" ("can" | "may") "counter" "abilities" "of" {COUNTERED}', uncountered),
    Phrase(STATEMENT, f'"whoever" "counters" "an" "ability" "of" {COUNTERED} {MUST} ("spend" | "pay") number "gold" {MORE}',
           counter_toll, ["Whoever counters an ability of your Hero must spend 2 gold more."]),
    Phrase(STATEMENT, f'"to" "counter" {ABILITIES} "of" {COUNTERED} "," ("an" "opponent" | "opponents" | "a" "player")'
           f' {MUST} ("spend" | "pay") number "gold" {MORE}'
           f' | "countering" {ABILITIES} "of" {COUNTERED} "costs" number "gold"? {MORE}'
           f' | ("an" "opponent" | "opponents") ("pay" | "pays") number "gold" {MORE} "to" "counter" {ABILITIES} "of" '
           f"{COUNTERED}",
           toll_of_all),
    Phrase("watched_hero", '("his" | "their") ("or" "her")? "hero"', his_hero,
           ["Whenever an opponent uses an ability of his Hero, he loses 1 influence."]),
    ActedPhrase(f'("used" | "has" "used") {AN}', True,
                "At the end of your turn, if your Hero used an ability this turn, draw a card."),
    ActedPhrase(f'("didn\'t" "use" | "hasn\'t" "used") {AN} | ("used" | "has" "used") "no" "ability"', False,
                "At the end of your turn, if your Hero didn't use an ability this turn, draw a card."),
]  # fmt: skip
