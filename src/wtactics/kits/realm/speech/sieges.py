"""Who defends which city and against whom, in words, and who is alone where he lives."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import HOMES, ROLES, ZONES, Noun
from wtactics.engine.places import CREATURE, DEFENDER, NOBODY, SEAT_THING, CardId, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Guarding, Misread, Phrase
from wtactics.vocabulary.conditions.only_one import Only
from wtactics.vocabulary.needs import ARMIES
from wtactics.vocabulary.nouns.cards import YOURS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.placing import in_city
from wtactics.vocabulary.nouns.quality import ONE_ARMY, ONE_CITY, Attacks, Quality, is_with
from wtactics.vocabulary.reading.reading import Reading, again
from wtactics.vocabulary.things.hosting import watched_again
from wtactics.vocabulary.things.meaning import One, Things
from wtactics.vocabulary.things.mentioning import renewed, same
from wtactics.vocabulary.triggers.campaigns import AttackedCard, goal_card
from wtactics.vocabulary.triggers.catalogue import Verb
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.past import Such
from wtactics.vocabulary.triggers.watching import Doing, VerbPhrase, Watched, call, happens, says, very_card
from wtactics.vocabulary.triggers.ways import Alone, How, happens_so


class FoeOf(One):
    """The attacker against which a creature defends."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def one(self, t: Table) -> Thing:
        for c in self.things.of(t):
            if NOBODY < c < SEAT_THING and t.role[c] == DEFENDER:
                return t.foe[c]
        return NOBODY

    def text(self) -> str:
        return f"the attacker {self.things.text()} is assigned to"


class InSiege(Quality):
    """A creature defends where such a thing is attacked."""

    def __init__(self, noun: Noun, words: str) -> None:
        self.noun: Final = noun
        self.words: Final = words

    def holds(self, t: Table, c: CardId) -> bool:
        return t.role[c] == DEFENDER and t.aim() != NOBODY and self.noun.fits(t, t.aim())

    def depends(self) -> i64:
        return ROLES | self.noun.depends()

    def rank(self) -> i64:
        return 2  # it names others

    def behind(self) -> str:
        return f"defending {self.words}"


class LivingAlone(Quality):
    """No other creature is in the same city, or in the same army."""

    def __init__(self, army: bool) -> None:
        self.army: Final = army
        self.where: Final = ONE_ARMY if army else ONE_CITY

    def holds(self, t: Table, c: CardId) -> bool:
        city = t.home[c]
        if not self.army:
            city = t.dwelling(c)
        if t.type(c) != CREATURE or (city == NOBODY) != self.army:
            return False
        for other in t.board:
            if other != c and t.type(other) == CREATURE and is_with(t, c, other, self.where):
                return False
        return True

    def depends(self) -> i64:
        return HOMES | ROLES | ZONES

    def behind(self) -> str:
        return f"that is {self.words()}"

    def words(self) -> str:
        """Where it is alone."""
        return f"alone in its {'army' if self.army else 'city'}"

    def told(self, many: bool) -> str:
        return f"{'are' if many else 'is'} {self.words()}"


ALONE: Final = Alone()
ALONE_IN_ARMY: Final = ("creature in your army", "creature in any army")  # of what is the only one there


class OnlyOne(Only):
    """A card is such a one, and there is no other; an avatar beside it is another attacker, too."""

    def __init__(self, noun: CardNoun) -> None:
        super().__init__(noun)
        self.all_attackers: Final = noun.plain and all(sort.word == "attacker" for sort in noun.sorts)

    def holds(self, t: Table, c: CardId) -> bool:
        if self.all_attackers:
            return self.noun.fits(t, c) and ALONE.holds(t, c)
        return super().holds(t, c)


def against(reading: Reading, goal: Watched) -> How:
    """In an attack on such a thing: "that city", before whoever is "it" is spoken of."""
    if goal.very is None and isinstance(goal.noun, CardNoun):
        reading.mention(AttackedCard(), ["city", "card"], goal.noun)
    return How(Attacks(goal.noun, goal.words), f"in an attack on {goal.words}", False)


def foe_of(reading: Reading, things: Things) -> Things:
    return reading.tell(FoeOf(things))


def foe_of_it(reading: Reading) -> Things:
    return foe_of(reading, reading.it())


def defends(reading: Reading, watched: Watched, goal: Watched) -> Happens:
    """A creature defends a city."""
    place = InSiege(goal.noun, goal.words)
    call(reading, watched, False)
    words = f"{says(watched, 'defend')} {goal.words}"
    return Happens(facts.DEFENDED, Such(watched.noun, place), None, words, watched.own(), group=watched.some)


def defended_by_whom(reading: Reading, noun: Noun, goal: Watched) -> Happens:
    """Each creature that defends this city, of which something is done then."""
    trigger = defends(reading, Watched(noun, f"a {noun.text(False)}", None, ["creature", "card"]), goal)
    reading.actor = reading.it()
    reading.general = True
    return trigger


def there(reading: Reading) -> Detail:
    """In the city that was spoken of, or in the army, if but one of them was."""
    if not reading.area:
        return in_city(reading, reading.that("city", False))
    where: Detail = reading.area[-1]
    if any("city" in mention.words for mention in reading.latest()) or any(
        each.value != where.value for each in reading.area
    ):
        raise Misread("one place", "there")
    return named_again(where)


def named_again(where: Detail) -> Detail:
    """The same place, whose player was named before."""
    if isinstance(where.value, list):
        return Detail(where.field, [named_again(each) for each in where.value])
    return Detail("of", again(where.value, "that player")) if where.field == "of" else where


def alone_there(reading: Reading) -> Quality:
    if not reading.area:
        raise Misread("an army that was spoken of", "there")
    return LivingAlone(there(reading).field != "quality")


def alone_in_city(reading: Reading) -> Quality:
    return LivingAlone(False)


def alone_in_army(reading: Reading) -> Quality:
    return LivingAlone(True)


def only_one(reading: Reading, noun: CardNoun) -> Quality:
    if noun.other_than is not None:
        raise Misread("a noun without other", noun.text(False))
    if noun.text(False) in ALONE_IN_ARMY:
        raise Misread("that it is alone in its army", noun.text(False))
    return OnlyOne(noun)


def your_only_one(reading: Reading, noun: CardNoun) -> Quality:
    return only_one(reading, renewed(noun, Detail("whose", YOURS)))


PASSES: Final = Verb(
    facts.PASSED,
    "is let through",
    "is let through",
    "is unblocked",
    "is undefended",
    "is unopposed",
    to="to watched_card",
)
BEING: Final = '("is" | "are" | "am")'
ASSIGNED: Final = f'({BEING} ("assigned" "to" | "defending" "against") | ("defend" | "defends") "against")'
CITY: Final = '("its" | "his" | "her" | "a" | "the") "city"'
ARMY: Final = '("your" | "its" | "the" | "an") "army"'
PHRASES: Final = [
    VerbPhrase("undergone", PASSES, PASSES.suffered(), ["Whenever this creature is let through, draw a card."]),
    Phrase("happening", 'watched ("isn\'t" ("blocked" | "defended" "against") | ("goes" | "go"'
           ' | "is" "left" | "are" "left" | "stays" | "stay" | "remains"'
           ' | "remain") ("unblocked" | "undefended" | "unopposed"))', lambda reading, watched: happens(
               reading, watched, Doing(PASSES))),
    Phrase("happening", 'watched "isn\'t" ("blocked" | "defended" "against") "in" ("an" | "the") "attack" "on" goal_one',
           lambda reading, watched, goal: happens_so(reading, watched, Doing(PASSES), against(reading, goal)),
           ["When this creature isn't defended against in an attack on an army, draw a card."]),
    Phrase("how", '"in" ("an" | "the") "attack" "on" goal_one', against),
    Phrase("foe", f'"the" ("attacker" | "creature") "that"? self {ASSIGNED}', foe_of,
           ["When this creature defends, the attacker this creature is assigned to gets -1/-0 until end of turn."]),
    Phrase("foe", f'"the" ("attacker" | "creature") "that"? ("it" | "he") {ASSIGNED}', foe_of_it),
    Phrase("general", "foe", same),
    Phrase("besieged", "besieged_very", same),
    Phrase("besieged", '("a" | "an" | "any") card_noun | ("one" | "any") "of" owned_nouns',
           lambda reading, noun: goal_card(reading, Watched(noun, f"a {noun.text(False)}", None, []))),
    Phrase("watched_card", "home", very_card),
    Phrase("watched", "home", very_card),
    Guarding("happening", 'watched ("defend" | "defends") besieged', defends,
           ["Whenever a creature defends a city you control, draw a card."]),
    Phrase("besieged", "goal_army", same, ["Whenever this creature defends your army, draw a card."], needs=ARMIES),
    Phrase("besieged_very", "self", very_card),
    Phrase("besieged_very", "enchanted_thing", very_card),
    Phrase("besieged_very", "home", very_card),
    Phrase("besieged_very", "again", watched_again),
    Guarding("such_doer", '("a" | "an" | "each" | "any") card_noun "that" ("defends" | "defend") besieged', defended_by_whom),
    Phrase("reach", '"there"', there, ["Whenever an opponent attacks a city, creatures there get +0/+1 this turn."]),
    Phrase("predicate", f'{BEING} "alone" "in" {CITY} | {BEING} "the" "only" ("creature" | "resident") "in" {CITY}',
           alone_in_city, ["As long as this creature is alone in its city, it gets +2/+2."]),
    Phrase("predicate", f'{BEING} "alone" "in" {ARMY} | {BEING} "the" "only" "creature" "in" {ARMY}', alone_in_army,
           ["As long as this creature is the only creature in your army, it gets +2/+2."], needs=ARMIES),
    Phrase("predicate", f'{BEING} "alone" "there"', alone_there,
           ["This creature gets +1/+0 for each Elf in your army. As long as it is alone there, it gets +0/+2."], needs=ARMIES),
    Phrase("predicate", f'{BEING} "your" "only" card_noun', your_only_one,
           ["As long as this creature is your only Elf, it gets +1/+1."]),
    Phrase("predicate", f'{BEING} "the" "only" card_noun', only_one,
           ["As long as this creature is the only Elf you control, it gets +1/+1."]),
]  # fmt: skip
