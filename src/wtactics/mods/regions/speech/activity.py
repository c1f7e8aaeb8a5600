"""What cards say of the active region: as a thing, as what a region is, and whose cards it lets its player play."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine import reckoning
from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import ADDING, SETTING, Number, Statement
from wtactics.engine.places import FACTIONS, GRAVE, NOBODY, REGION, SEAT_THING, CardId, Flow, Option, Thing, place_of
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.kits.realm.speech.melees import attackers_of
from wtactics.language.phrase import TOLD, Misread, Phrase
from wtactics.mods.regions.places import ACTIVE, SUPPORTED
from wtactics.vocabulary.conditions.meaning import Compare
from wtactics.vocabulary.deeds.deed import STATED, Deed, cards_in_play
from wtactics.vocabulary.deeds.harm import MEND, Repair, repair
from wtactics.vocabulary.nouns.cards import ANYONES, OPPONENTS, YOURS, CardNoun
from wtactics.vocabulary.nouns.describing import has_so_much
from wtactics.vocabulary.nouns.limits import AT_LEAST, AT_MOST, STRENGTH_VALUE
from wtactics.vocabulary.nouns.measuring import so_much_or
from wtactics.vocabulary.nouns.naming import union
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.nouns.sorts import Sort, plain_faction
from wtactics.vocabulary.numbers.meaning import CountOf, Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import One, Things, This, You, clause, possessive
from wtactics.vocabulary.things.mentioning import all_of, an, plain, same
from wtactics.vocabulary.triggers.watching import very_card

ALL: Final = (1 << len(FACTIONS)) - 1


class ActiveOf(One):
    """AVA-REGION-03 The active region of a player."""

    def __init__(self, players: Things) -> None:
        self.players: Final = players

    def one(self, t: Table) -> Thing:
        for player in self.players.of(t):
            if player >= SEAT_THING:
                c = t.first[place_of(ACTIVE, player - SEAT_THING)]
                return c if c >= 0 else NOBODY
        return NOBODY

    def text(self) -> str:
        return f"{possessive(self.players)} active region"


class IsActive(Quality):
    """AVA-REGION-03 A region is the one that counts."""

    def holds(self, t: Table, c: CardId) -> bool:
        return t.place[c] & 15 == ACTIVE

    def behind(self) -> str:
        return "that is active"

    def told(self, many: bool) -> str:
        return "are active" if many else "is active"


class LoseHP(Deed):
    """AVA-REGION-04 A region loses HP: no damage that anything could prevent."""

    def __init__(self, number: Number, things: Things) -> None:
        self.number: Final = number
        self.things: Final = things

    def do(self, t: Table, answer: Option) -> Flow:
        for c in cards_in_play(t, self.things):
            t.inflict(c, self.number.of(t), t.me)
        return NEXT

    def text(self) -> str:
        return clause(self.things, "lose", f"{self.number.text()} HP")


class HasHP(Statement):
    """AVA-REGION-04 How many HP a region has by its text, whatever is printed beside it."""

    def __init__(self, number: i64) -> None:
        self.number: Final = number

    def phases(self) -> i64:
        return 1 << SETTING

    def work(self, t: Table, phase: i64) -> None:
        if phase == SETTING:
            reckoning.set_defense(t, t.me, self.number)

    def depends(self) -> i64:
        return 0

    def text(self) -> str:
        return f"HP {self.number}"


class Supports(Statement):
    """AVA-REGION-18 A region lets its player play cards of more factions than it prints."""

    def __init__(self, this: Things, factions: i64) -> None:
        self.this: Final = this
        self.factions: Final = factions

    def law(self) -> i64:
        return bit_of(SUPPORTED)

    def allows(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        mine = deed == SUPPORTED and c == SEAT_THING + t.you
        return mine and self.factions >> t.library.faction[t.printed[other]] & 1 == 1

    def text(self) -> str:
        if self.factions == ALL:
            return f"{self.this.text()} supports all factions"
        names = [plain_faction(i) for i in range(len(FACTIONS)) if self.factions >> i & 1 == 1]
        return f"{self.this.text()} supports {' and '.join(names)}"


def your_region(reading: Reading) -> Things:
    return reading.tell(ActiveOf(You()))


def his_region(reading: Reading, player: Things) -> Things:
    return reading.tell(ActiveOf(player))


def regions_of_each(reading: Reading, players: PlayerNoun) -> Things:
    """One of each of them."""
    noun = CardNoun([Sort(1 << REGION, word="region")], whose=OPPONENTS if players.opponents else ANYONES)
    return all_of(reading, noun)


def active_one(reading: Reading, *said: Any) -> CardNoun:
    """A region that can be spoken of is active."""
    return union(reading, Sort(1 << REGION, word="region"), *said)


def regain(reading: Reading, number: Number) -> Repair:
    """AVA-REGION-04 What it has lost are HP."""
    return Repair(number, reading.subject())


def lose_hp(reading: Reading, number: Number) -> LoseHP:
    return LoseHP(number, reading.subject())


def is_active(reading: Reading, negated: bool) -> Quality:
    if negated:
        raise Misread("a region that is active", "one that isn't")
    return IsActive()


class MoreHP(Statement):
    """AVA-REGION-04 Active regions have so many more HP."""

    def __init__(self, things: Things, number: Number) -> None:
        self.things: Final = things
        self.number: Final = number

    def phases(self) -> i64:
        return 1 << ADDING

    def work(self, t: Table, phase: i64) -> None:
        if phase == ADDING:
            n = self.number.of(t)
            for c in cards_in_play(t, self.things):
                if t.type(c) == REGION:
                    reckoning.add(t, c, 0, n)

    def text(self) -> str:
        return f"{self.things.text()} {'have' if self.things.many() else 'has'} +{self.number.text()} HP"


def more_hp(reading: Reading, number: Number) -> MoreHP:
    return MoreHP(reading.subject(), number)


def region_of(whose: int) -> CardNoun:
    return CardNoun([Sort(1 << REGION, word="region")], whose=whose)


def lost_ones() -> CardNoun:
    """AVA-REGION-02 Once lost it stays in the graveyard."""
    return CardNoun([Sort(1 << REGION, word="region")], where=GRAVE, whose=YOURS)


def how_many_lost(reading: Reading) -> Number:
    return CountOf(lost_ones())


def has_lost(reading: Reading, *least: Number) -> Compare:
    number = least[0] if least else Fixed(1)
    words = f"{number.text()} or more regions are in your graveyard"
    return Compare(CountOf(lost_ones()), AT_LEAST, number, words)


def has_lost_none(reading: Reading) -> Compare:
    return Compare(CountOf(lost_ones()), AT_MOST, Fixed(0), "no region is in your graveyard")


def has_hp(reading: Reading, number: Number) -> HasHP:
    if reading.word != "region":
        raise Misread("this on a region", f"a {reading.word}")
    return HasHP(plain(number))


def supports(reading: Reading, factions: i64) -> Supports:
    this = reading.subject()
    if not isinstance(this, This) or reading.word != "region":
        raise Misread("this region", this.text())
    return Supports(this, factions)


def all_factions(reading: Reading) -> i64:
    return i64(ALL)


def these_factions(reading: Reading, *each: int) -> i64:
    bits: i64 = 0
    for faction in each:
        bits |= 1 << faction
    return bits


I_HAVE: Final = '"you" ("have" "already"?)?'
LOST_ONES: Final = f'("region" "that"? {I_HAVE} "lost" | "of" "your" "lost" "regions")'
PHRASES: Final = [
    Phrase("for_each", f'"for" ("each" | "every") {LOST_ONES}', how_many_lost, ["Draw a card for each region you have lost."]),
    Phrase("value", f'"the" "number" "of" ("regions" "that"? {I_HAVE} "lost" | "your" "lost" "regions")',
           how_many_lost),
    Phrase("condition", f'{I_HAVE} "lost" ("a" "region" | "at" "least" "one" "region" | "one" "or" "more" "regions")',
           has_lost, ["If you have lost a region, draw a card."]),
    Phrase("condition", f'{I_HAVE} "lost" (number "or" "more" | "at" "least" number) "regions"', has_lost),
    Phrase("condition", '"you" ("haven\'t" | "have" "not") "lost" ("a" | "any") ("region" | "regions") "yet"?'
           ' | "you" "have" "lost" "no" ("region" | "regions") "yet"?', has_lost_none),
    Phrase("active_region", '"your" "active" "region"', your_region),
    Phrase("active_region", 'he_player "\'s" "active" "region"', his_region),
    Phrase("active_region", '"the" "active"? "region" "of" he_player', his_region),
    Phrase("chosen", '("an" | "any" | "one") "opponent" "\'s" "active" "region"'
           ' | "the" "active"? "region" "of" ("an" | "any" | "one") "opponent"',
           lambda reading: an(reading, region_of(OPPONENTS)), ["Deal 2 damage to an opponent's active region."]),
    Phrase("general", '"each" player_noun "\'s" "active" "region"', regions_of_each,
           ["Deal 1 damage to each opponent's active region."]),
    Phrase("card_noun", '"active" "region" post*', active_one, ["Deal 2 damage to target active region."]),
    Phrase("card_nouns", '"active" "regions" post*', active_one),
    Phrase(TOLD, '({regain} | {gain} | {heal}) ("up" "to")? number "hp"', regain, ["Your active region regains 3 HP."]),
    Phrase(TOLD, '{lose} number "hp"', lose_hp, ["Your active region loses 2 HP."]),
    Phrase("hp_value", '"hp" "left"?', lambda reading: STRENGTH_VALUE),
    Phrase("valued", "sum hp_value", has_so_much, ["Deal 2 damage to target active region with 5 or less HP."]),
    Phrase("valued", "number hp_value or_thus", so_much_or),
    Phrase("subject_plain", "active_region", same,
           ["As long as your active region has 5 HP or less, this creature gets +1/+1."]),
    Phrase("deed", f'({MEND}) number "hp" ("to" | "of" | "on" | "in") things', repair, ["Restore 3 HP to your active region."]),
    Phrase("general", "active_region", same, ["At the start of your turn, remove 1 damage from your active region."]),
    Phrase("watched", "active_region", very_card, ["Whenever your active region is dealt damage, draw a card."]),
    Phrase("post", '("of" | "against" | "on") active_region', attackers_of,
           ["Attackers of your active region get -1/-0."]),
    Phrase("host_to_be", '"your" "active" "region"', lambda reading: region_of(YOURS),
           ["Enchant your active region. Enchanted region has +2 HP."]),
    Phrase("host_to_be", '("an" | "any" | "target") "opponent" "\'s" "active"? "region"', lambda reading: region_of(OPPONENTS)),
    Phrase("host_to_be", '("an" | "any" | "a") "active" "region"', lambda reading: region_of(ANYONES)),
    Phrase("card_law", '"hp" ":"? many | many "hp"', has_hp, ["HP 14."]),
    Phrase(STATED, '("has" | "have" | "gets" | "get") ("+" many "hp" | many ("more" | "additional") "hp")', more_hp,
           ["Your active region has +2 HP."]),
    Phrase("predicate", 'being ("active" | ("your" | "an" | "the") "active" "region")', is_active,
           ["As long as this region is active, creatures you control get +0/+1."]),
    Phrase("factions_all", '"all" "the"? "factions" | "each" "faction"', all_factions),
    Phrase("factions_all", 'faction ("," faction)* (","? "and" faction)?', these_factions),
    Phrase(STATED, '"also"? ("supports" | "support") "also"? factions_all', supports, ["This region supports all factions."]),
]  # fmt: skip
