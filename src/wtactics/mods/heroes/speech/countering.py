"""What cards say of countering: that it happens, that a text does it, that somebody can't; and of which faction a Hero is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.bits import bit_of
from wtactics.engine.chain import annul
from wtactics.engine.meaning import USE_ABILITIES, Condition, Noun, Number
from wtactics.engine.places import HERO, NOBODY, CardId, Flow, Option
from wtactics.engine.rows import COST, SOURCE
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.engine.values import may
from wtactics.language.phrase import Misread, Phrase
from wtactics.mods.heroes.hero import waiting
from wtactics.mods.heroes.ids import BE_COUNTERED
from wtactics.mods.heroes.rules.guarding import NEVER, guard_of
from wtactics.mods.heroes.rules.use import bar
from wtactics.mods.heroes.speech.heroes import COUNTERED, enemy_hero, hero, watched_hero
from wtactics.rulesets.orc.table import OrcTable
from wtactics.vocabulary.conditions.meaning import Compare
from wtactics.vocabulary.deeds.deed import Deed, cards_by
from wtactics.vocabulary.nouns.cards import OPPONENTS, YOURS, CardNoun
from wtactics.vocabulary.nouns.limits import AT_LEAST, AT_MOST, COST_VALUE, Limit, bound_text, compares
from wtactics.vocabulary.nouns.naming import Detail, fill_place, noun_of
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.nouns.siding import controlled_by
from wtactics.vocabulary.nouns.sorts import Sort, plain_faction
from wtactics.vocabulary.numbers.meaning import CountOf, Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import bit
from wtactics.vocabulary.rulings.meaning import Act, Cant, Law, Such
from wtactics.vocabulary.things.meaning import All, Things, This, clause
from wtactics.vocabulary.things.mentioning import all_of
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import Watched, call, says, very_card


class Acting(Quality):
    """ORC-COUNTER-06 An ability of the Hero waits that has cost so much gold, and no text keeps it from being countered."""

    def __init__(self, relation: i64 = AT_LEAST, gold: Number | None = None) -> None:
        self.relation: Final = relation
        self.gold: Final = gold

    def holds(self, t: Table, c: CardId) -> bool:
        assert isinstance(t, OrcTable)
        item = waiting(t)
        if item == NOBODY or t.chain[item + SOURCE] != c or may(t, BE_COUNTERED, c, NOBODY, 0) != 0:
            return False
        if guard_of(t, item) == NEVER:
            return False
        return self.gold is None or compares(t.chain[item + COST], self.relation, self.gold.of(t))

    def behind(self) -> str:
        return "that uses an ability now"


class Nullify(Deed):
    """ORC-COUNTER-02 The ability of the Hero that waits does nothing."""

    def __init__(self, players: Things, heroes: Things) -> None:
        self.players: Final = players
        self.heroes: Final = heroes

    def do(self, t: Table, answer: Option) -> Flow:
        assert isinstance(t, OrcTable)
        for c in cards_by(t, self.players, self.heroes):
            item = waiting(t)
            if item != NOBODY and t.chain[item + SOURCE] == c:
                bar(t, item)
                annul(t, item)
                t.happened(facts.COUNTERED, c, t.you)
                t.matters(facts.NULLIFIED, c, t.you)
        return NEXT

    def text(self) -> str:
        return clause(self.players, "counter", f"the ability of {self.heroes.text()}")


class NoCountering(Law):
    """ORC-COUNTER-01 These players counter no abilities of Heroes."""

    def __init__(self, players: Things, heroes: Things) -> None:
        super().__init__(heroes, Act("be countered", bit_of(BE_COUNTERED)), players)
        self.players: Final = players

    def text(self) -> str:
        return f"{self.players.text()} can't counter abilities of {self.things.text()}"


def acting(reading: Reading, noun: CardNoun, *said: Detail) -> Things:
    """Not more than one waits at a time, so the Hero is what is chosen; whoever is spoken of behind it, is its player."""
    used = costing(said) if said else Acting()
    fields = {"whose": noun.whose, "near": False, "qualities": [used]}
    who = noun_of([Sort(types=i64(1 << HERO), faction=noun.sorts[0].faction, word="Hero")], fields)
    cost = f" that costs {bound_text(used.relation, used.gold.text())}" if used.gold is not None else ""
    return reading.target(who, f"target {noun.text(False)}{cost}")


def costing(said: Iterable[Detail]) -> Acting:
    """ORC-COUNTER-01 Behind the Hero it is said of the ability what that has cost."""
    fields: dict[str, Any] = {}
    for part in said:
        fill_place(fields, part)
    limits = fields.pop("qualities", [])
    if fields or len(limits) != 1 or not isinstance(limits[0], Limit) or limits[0].value != COST_VALUE:
        raise Misread("how much gold the ability has cost", "something else")
    return Acting(limits[0].relation, limits[0].number)


def acting_enemy(reading: Reading, *said: Detail) -> Things:
    return acting(reading, hero(reading, Detail("whose", OPPONENTS)), *said)


def nullify(reading: Reading, heroes: Things) -> Deed:
    return Nullify(reading.players(), heroes)


def is_countered(reading: Reading, watched: Watched, *by: Watched) -> Happens:
    if by:
        call(reading, by[0], True)
    call(reading, watched, False)
    behind = f" by {by[0].words}" if by else ""
    return Happens(
        facts.NULLIFIED, watched.noun, by[0].noun if by else None,
        f"whenever an ability of {watched.words} is countered{behind}", False, True,
    )  # fmt: skip


def counters(reading: Reading, who: Watched, *whose: Watched) -> Happens:
    call(reading, who, True)
    noun: Noun | None = whose[0].noun if whose else None
    behind = f" of {whose[0].words}" if whose else ""
    return Happens(facts.NULLIFIED, noun, who.noun, f"{says(who, 'counter')} an ability{behind}", False, True)


def no_countering(reading: Reading, *heroes: Things) -> Law:
    return NoCountering(reading.players(), heroes[0] if heroes else Such(hero(reading)))


def is_of(reading: Reading, noun: CardNoun, negated: bool, faction: int) -> Condition:
    """ORC-HERO-02 Of the faction of its border."""
    own = noun_of([Sort(types=i64(1 << HERO), faction=faction, word="Hero")], {"whose": noun.whose, "near": False})
    not_ = "n't" if negated else ""
    whose = {YOURS: "your", OPPONENTS: "an opponent's"}.get(noun.whose, "a")
    words = f"{whose} Hero is{not_} {plain_faction(faction)}"
    return Compare(CountOf(own), AT_MOST if negated else AT_LEAST, Fixed(0 if negated else 1), words)


def this_hero(reading: Reading) -> Things:
    return reading.tell(This(reading.word))


def hero_of(reading: Reading, players: Things) -> CardNoun:
    return hero(reading, controlled_by(reading, players))


def his_hero(reading: Reading) -> CardNoun:
    """ORC-HERO-01 Of whoever was spoken of: he has but one."""
    return hero_of(reading, reading.he())


def theirs(reading: Reading, player: Things) -> CardNoun:
    if not player.people():
        raise Misread("a player", player.text())
    return hero_of(reading, player)


def unused(reading: Reading) -> Cant:
    """ORC-HERO-11 What they have their Heroes do, they do not."""
    return Cant(All(hero_of(reading, reading.players())), Act("use abilities", bit(USE_ABILITIES)))


AN_ABILITY: Final = '("an" | "any") "activated"? "ability"'
WATCHED: Final = "(watched_hero | watched_self | an_enemy_hero)"
PHRASES: Final = [
    Phrase("watched_self", "self", very_card),
    Phrase("an_enemy_hero", '("a" | "an" | "any") "enemy" "hero"', lambda reading: watched_hero(reading, enemy_hero(reading))),
    Phrase("happening", f'{AN_ABILITY} "of" {WATCHED} "is" "countered" ("by" anyone)?', is_countered,
           ["Whenever an ability of your Hero is countered, draw a card."]),
    Phrase("happening", f'anyone ("counter" | "counters") {AN_ABILITY} ("of" {WATCHED})?', counters,
           ["Whenever you counter an ability, draw a card.",
            "Whenever an opponent counters an ability of your Hero, he loses 2 influence."]),
    Phrase("deed", '{counter} "target" "activated"? "ability" "of" countered_hero', nullify,
           ["Counter target ability of an enemy Hero."]),
    Phrase("countered_hero", "owned_hero post?", acting, ["Counter target ability of an opponent's Hero with cost 3 or less."]),
    Phrase("countered_hero", '("a" | "an" | "any") "enemy" "hero" post', acting_enemy),
    Phrase("countered_hero", '("a" | "an" | "any") card_noun', acting),
    Phrase("forbidden", f'"counter" "abilities" ("of" {COUNTERED})?', no_countering,
           ["Opponents can't counter abilities.", "Attach to target player. He can't counter abilities."]),
    Phrase("self", '"this" "hero"', this_hero),
    Phrase("heros_owner", '("his" | "their") ("hero" | "heroes")', his_hero),
    Phrase("heros_owner", 'he_player "\'s" "hero"', theirs, ["Target player's Hero can't use abilities this turn."]),
    Phrase("general", "heros_owner", all_of, ["Attach to target player. Abilities of his Hero cost 1 more."]),
    Phrase("forbidden", f'"use" ("abilities" | {AN_ABILITY}) "of" ("his" | "their" | "your") ("hero" | "heroes")', unused,
           ["Target player can't use abilities of his Hero this turn."]),
    Phrase("forbidden", '"use" (("his" | "her" | "your") "hero" "\'s" | "their" "heroes" "\'") "abilities"', unused),
    Phrase("condition", 'owned_hero being ("of" "the"?)? faction', is_of,
           ["As long as your Hero is Gaian, creatures you control get +1/+0."]),
]  # fmt: skip
