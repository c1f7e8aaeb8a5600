"""Some among many: one of your Elves, each of those creatures, the creature with the highest ATK, the top cards of a deck."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.meaning import Noun, Number
from wtactics.engine.places import SEAT_THING, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.needs import CITIES, STACKED
from wtactics.vocabulary.nouns.cards import ANYONES, IN_PLAY, THEIRS, CardNoun
from wtactics.vocabulary.nouns.describing import Bound
from wtactics.vocabulary.nouns.limits import AT_MOST, Extreme
from wtactics.vocabulary.nouns.naming import RESIDING, Detail, fill_place, noun_of, reach
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.nouns.quality import LivingIn, Quality
from wtactics.vocabulary.nouns.siding import UNSAID, described
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.counting import count_of
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.leaning import is_called
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things import one_pile
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import All, Among, Slot, Things, This, TopOf, You
from wtactics.vocabulary.things.mentioning import (
    MANY,
    all_of,
    among_searched,
    an,
    an_other,
    any_number,
    but,
    counted,
    each_of,
    keeper,
    plain,
    renewed,
    same,
    up_to,
)
from wtactics.vocabulary.things.picking import Pick


def one_of(reading: Reading, number: Number, owned: Noun) -> Things:
    n = plain(number)
    return reading.pick(owned, f"{counted(n)} of {owned_text(owned)}", n, n)


def others_of(reading: Reading, number: Number, owned: Noun) -> Things:
    n = plain(number)
    return reading.pick(but(reading, owned), f"{counted(n)} other of {owned_text(owned)}", n, n)


def owned_text(noun: Noun) -> str:
    """The noun with its keeper in front: your cities."""
    assert isinstance(noun, CardNoun)
    return f"{noun.keeper()} {renewed(noun, Detail('whose', ANYONES)).text(True)}"


def owned(reading: Reading, whose: Detail, *parts: Sort | Detail | None) -> CardNoun:
    """Nouns with their keeper in front."""
    fields: dict[str, Any] = {}
    for part in (whose, *(part for part in parts if isinstance(part, Detail))):
        fill_place(fields, part)
    reach(reading, fields)
    return noun_of([part for part in parts if isinstance(part, Sort)], fields)


def owned_so(reading: Reading, whose: Detail, *parts: Sort | Detail | None) -> CardNoun:
    """All that are such; of the cheapest it is said elsewhere."""
    if any(isinstance(part, Detail) and part.field == "extreme" for part in parts):
        raise Misread("all that are such", "the one that is it most")
    return owned(reading, whose, *parts)


def owned_such(reading: Reading, whose: Detail, *parts: Sort | Detail | None) -> CardNoun:
    """With more adjectives in front of those."""
    said = [part for part in parts if isinstance(part, Detail) and part.field in UNSAID]
    rest = [described(part, said) if isinstance(part, Sort) else part for part in parts if part not in said]
    return owned_so(reading, whose, *rest)


def the_only_one(reading: Reading, noun: Noun) -> Things | None:
    """The one card that was spoken of and can be called so: "mark target creature, ... the creature"."""
    if not isinstance(noun, CardNoun) or len(noun.sorts) != 1 or noun.text(False) != noun.sorts[0].word:
        return None
    return called_once(reading, noun.sorts[0].word)


ROLES: Final = ("attacker", "defender", "target")


def called_once(reading: Reading, word: str) -> Things | None:
    """What this word alone can mean of all that was spoken of; a card that is itself called so says "this" or "that"."""
    called = [each.things for each in reading.latest() if is_called(each, word, False)]
    if any(each.things.text() == f"the {word}" for each in reading.latest()):  # which has a phrase of its own
        return None
    if word in ROLES:  # of which others tell where they are not chosen
        called = [each for each in called if isinstance(bare(each), Slot)]
    one = {id(bare(each)) for each in called}
    return reading.that(word, False) if len(one) == 1 and reading.word != word else None


def the_one(reading: Reading, word: str) -> Things:
    found = called_once(reading, word) if word not in ("attacker", "defender") else None  # of whose keepers others tell
    if found is None:
        raise Misread("a thing of which there can be only one", f"the {word}")
    return found


def the_utmost(reading: Reading, noun: Noun) -> Things:
    """The one with the most (or the least); of several that have as much, whoever acts picks one."""
    spoken = the_only_one(reading, noun)
    if spoken is not None:
        return spoken
    if not isinstance(noun, CardNoun) or not any(isinstance(quality, Extreme) for quality in noun.qualities):
        raise Misread("a thing of which there can be only one", f"the {noun.text(False)}")
    return reading.pick(noun, f"the {noun.text(False)}")


def all_but_utmost(reading: Reading, noun: Noun) -> Things:
    """Your Elf gets this and that: each of them; of the one with the most there is but one, which somebody picks."""
    if isinstance(noun, CardNoun) and any(isinstance(quality, Extreme) for quality in noun.qualities):
        raise Misread("one, of several with as much", noun.text(True), lightly=True)
    if isinstance(noun, CardNoun) and noun.plain and all(sort.text(False) in KEPT_BY_MANY for sort in noun.sorts):
        raise Misread("one of them, each, or all", noun.text(False))
    return all_of(reading, noun)


def tied(reading: Reading) -> list[Any]:
    """Of several that have as much, whoever acts picks one anyway."""
    picks = [step for step in reading.last_said if isinstance(step, Pick)]
    nouns = [step.noun for step in picks if isinstance(step.noun, CardNoun)]
    if not any(isinstance(each, Extreme) for noun in nouns for each in noun.qualities):
        raise Misread("a sentence before it about the one with the most", "what nobody could be tied for")
    if not all(isinstance(step.players, You) for step in picks):
        raise Misread("a choice of whoever acts", "yours")
    return []


def those_before(reading: Reading, things: Things) -> Noun:
    """Several that were chosen, or were all of a sort, as the noun from which some are picked."""
    spoken = bare(things)
    if not isinstance(spoken, Slot | All) or not isinstance(reading.noun_of(things), CardNoun):
        raise Misread("several that were spoken of before", things.text())  # of a pile one is taken in other ways
    return Among(each_of_them(reading, things))


def some_of_them(reading: Reading, number: Number, things: Things) -> Things:
    n = plain(number)
    return reading.pick(those_before(reading, things), f"{counted(n)} of {things.text()}", n, n)


class SomeAmong(Among):
    """Those of several things of which more is true."""

    def __init__(self, things: Things, quality: Quality) -> None:
        super().__init__(things)
        self.quality: Final = quality

    def fits(self, t: Table, thing: Thing) -> bool:
        return super().fits(t, thing) and thing < SEAT_THING and self.quality.holds(t, thing)

    def all(self, t: Table) -> vec[i64]:
        return vec[i64]([thing for thing in super().all(t) if self.fits(t, thing)])


def such_of_them(reading: Reading, things: Things, quality: Quality) -> Things:
    """One of them of which more is true."""
    those_before(reading, things)
    words = f"one of {things.text()} that {quality.told(False)}"
    return reading.pick(SomeAmong(each_of_them(reading, things), quality), words)


def up_to_of_them(reading: Reading, number: Number, things: Things) -> Things:
    n = plain(number)
    return reading.pick(those_before(reading, things), f"up to {counted(n)} of {things.text()}", 0, n)


def any_of_them(reading: Reading, things: Things) -> Things:
    return reading.pick(those_before(reading, things), f"any number of {things.text()}", 0, MANY)


def each_of_them(reading: Reading, things: Things) -> Things:
    if not things.many():
        raise Misread("several things", things.text())
    return things


def its_city(reading: Reading, it: Things) -> Quality:
    """Who lives in it: in nothing but a city."""
    if isinstance(it, This) and reading.word == "creature":
        raise Misread("a city", it.text())
    return LivingIn(it)


def residents(reading: Reading, city: Things) -> Things:
    lives_there = Detail("quality", its_city(reading, city))
    return all_of(reading, renewed(CardNoun([Sort(RESIDING, word="resident")]), lives_there))


def residents_so(reading: Reading, city: Things, *so: Detail | Sort) -> Things:
    """Those who live there and are such."""
    if any(isinstance(each, Sort) and each.word != "resident" for each in so):
        raise Misread("residents", "others")
    noun = owned_so(reading, Detail("quality", its_city(reading, city)), *so)
    return all_of(reading, noun)


def other_residents(reading: Reading, city: Things) -> Things:
    """All who live there but the card that says it."""
    this = Detail("other_than", This(reading.word))
    lives_there = Detail("quality", its_city(reading, city))
    return all_of(reading, renewed(CardNoun([Sort(RESIDING, word="resident")]), lives_there, this))


def its_residents(reading: Reading, city: Things) -> Number:
    return count_of(reading, renewed(CardNoun([Sort(RESIDING, word="resident")]), Detail("quality", LivingIn(city))))


def costing_together(reading: Reading, bound: Bound) -> Detail:
    """It limits what is chosen, not what can be."""
    if bound.relation != AT_MOST:
        raise Misread('"or less"', "another limit")
    reading.cost = bound.number
    return Detail("all", [])


def any_targets(reading: Reading, noun: Noun) -> Things:
    noun = among_searched(reading, noun)
    return reading.target(noun, f"any number of target {noun.text(True)}", 0, MANY)


def of_any(reading: Reading) -> Detail:
    return Detail("all", [Detail("whose", THEIRS), Detail("of", an(reading, PlayerNoun()))])


def is_told_where(noun: CardNoun) -> bool:
    """Is it said whose they are, in which place, or in which city?"""
    told = noun.where != IN_PLAY or noun.whose != ANYONES or noun.of is not None
    return told or any(isinstance(quality, LivingIn) for quality in noun.qualities)


def all_told_where(reading: Reading, noun: Noun) -> Things:
    """Of "the creatures" it must be said whose they are, or where: else they are those that were spoken of."""
    if not isinstance(noun, CardNoun) or not is_told_where(noun):
        raise Misread("whose they are, or where", noun.text(True))
    return all_of(reading, noun)


def top_card(reading: Reading, whose: Detail) -> Things:
    return reading.tell(TopOf(keeper(whose), Fixed(1)))


def top_cards(reading: Reading, number: Number, whose: Detail) -> Things:
    return reading.tell(TopOf(keeper(whose), number))


def there(noun: Noun, where: Detail) -> CardNoun:
    """The noun, in each of such places: of one in each of them it is never said."""
    if not isinstance(noun, CardNoun):
        raise Misread("cards", noun.text(True))
    return renewed(noun, where)


def each_everywhere(reading: Reading, noun: Noun, where: Detail) -> Things:
    return each_of(reading, there(noun, where))


def all_everywhere(reading: Reading, noun: Noun, where: Detail) -> Things:
    return all_of(reading, there(noun, where))


def each_lying(reading: Reading, sort: Sort, where: Detail) -> Things:
    return each_of(reading, renewed(CardNoun([sort]), where))


def all_lying(reading: Reading, sort: Sort, where: Detail) -> Things:
    return all_of(reading, renewed(CardNoun([sort]), where))


def count_everywhere(reading: Reading, noun: Noun, where: Detail) -> Number:
    return count_of(reading, there(noun, where))


def count_lying(reading: Reading, sort: Sort, where: Detail) -> Number:
    return count_of(reading, renewed(CardNoun([sort]), where))


KEPT_BY_MANY: Final = ("creature", "city", "enchantment")  # of which everybody has several
IN: Final = '("in" | "from" | "of")'
TIED: Final = (
    '("if" ("several" | "two" "or" "more" | "more" "than" "one" | "they" | "there") ("creatures" | "of" "them")?'
    ' ("are" "tied" | "tie" | "is" "a" "tie") | "in" "case" "of" "a" "tie")'
)
TIED_CITIES: Final = '"if" ("several" | "two" "or" "more" | "more" "than" "one") "cities" ("are" "tied" | "tie")'
COST: Final = '("cost" | "costs")'
ADD_UP: Final = '("together" ("is" | "are") | ("add" | "sum" | "adds" | "sums") "up" "to")'
TOGETHER_COST: Final = (
    f'(("that" | "which") ("together" {COST} bound | {COST} "together" bound | {COST} bound "together")'
    f' | "whose" "total" "cost" "is" bound | "whose" {COST} {ADD_UP} bound)'
)
CHOOSES: Final = '"," "you" "choose" ("one" | "which" | "which" "one" | "among" "them" | "between" "them")?'
PHRASES: Final = [
    *one_pile.PHRASES,
    Phrase("chosen", '"any" "number" "of" owned_nouns', any_number),
    Phrase("chosen", '"up" "to" many "of" owned_nouns', up_to),
    Phrase("chosen", 'number "of" owned_nouns', one_of, ["Mark one of your cities."]),
    Phrase("chosen", '"another" "of" owned_nouns', an_other, ["Mark another of your creatures."]),
    Phrase("chosen", 'number "other" "of" owned_nouns', others_of),
    Phrase("the_one", '"the" word', the_one),
    Phrase("chosen", '"the" card_noun', the_utmost, ["Mark the creature with the highest ATK."]),
    Phrase("effects", f"{TIED_CITIES} {CHOOSES}", tied, needs=CITIES),
    Phrase("effects", f"{TIED} {CHOOSES}", tied,
           ["Kill the creature with the highest ATK. If several are tied, you choose."]),
    Phrase("general", '"each" "of" owned_nouns', each_of),
    Phrase("general", '"all"? owned_nouns', all_of),
    Phrase("general", "owned_one", all_but_utmost),
    Phrase("chosen", "owned_one", the_utmost, ["Sacrifice your creature with the lowest ATK."]),
    Phrase("general", '"all" "of" owned_nouns', all_of),
    Phrase("general", '("each" | "all") "of" again', each_of_them),
    Phrase("owned_nouns", 'owner [other] sorts ("and" sorts)* post* reach?', owned),
    Phrase("owned_nouns", "owner [other] stance+ sorts post* reach?", owned_so, ["Your enchanted creatures get +1/+1."]),
    Phrase("owned_nouns", "owner [other] adjective+ stance+ sorts post* reach?", owned_such),
    Phrase("owned_one", "owner [other] sort post* reach?", owned),
    Phrase("general", '"the" "top" "card" "of" pile_owner "deck"', top_card, needs=STACKED),
    Phrase("general", '"the" "top" many "cards" "of" pile_owner "deck"', top_cards, needs=STACKED),
    Phrase("general", 'number ("card" | "cards") ("from" | "off") "the"? "top" "of" pile_owner "deck"', top_cards,
           ["Put two cards from the top of your deck into your graveyard."], needs=STACKED),
    Phrase("chosen", '"one" "of" again "that" predicate', such_of_them,
           ["Choose two target creatures. Kill one of them that is damaged."]),
    Phrase("chosen", 'number "of" again', some_of_them, ["Mark two target creatures. Kill one of them."]),
    Phrase("chosen", '"any" "number" "of" again', any_of_them),
    Phrase("chosen", '"up" "to" number "of" again', up_to_of_them),
    Phrase("crowd", f'"each" thing_noun {IN} everywhere', each_everywhere, ["Deal 1 damage to each creature in each army."]),
    Phrase("crowd", f'("all" "the"?)? thing_nouns {IN} everywhere', all_everywhere),
    Phrase("crowd", f'"each" card_sort {IN} everyplace', each_lying, ["Remove each card in each graveyard from the game."]),
    Phrase("crowd", f'("all" "the"?)? card_sorts {IN} everyplace', all_lying),
    Phrase("for_each", f'"for" "each" thing_noun {IN} everywhere', count_everywhere),
    Phrase("for_each", f'"for" "each" card_sort {IN} everyplace', count_lying),
    Phrase("value", f'"the" "number" "of" card_sorts {IN} everyplace', count_lying,
           ["This creature's ATK is equal to the number of Elf cards in all graveyards."]),
    Phrase("quality", '"with" "a"? "total" "cost" "of"? bound', costing_together,
           ["Unmark any number of Elves with total cost 4 or less."]),
    Phrase("quality", f'{TOGETHER_COST} | "," {TOGETHER_COST} ","', costing_together),
    Phrase("aimed", '"any" "number" "of" "target" (thing_nouns | held_nouns)', any_targets),
    Phrase("crowd", '"the" thing_nouns', all_told_where, ["The creatures in your army get +1/+0."]),
    Phrase("crowd", '("all" "of"?)? its "residents"', residents, needs=CITIES),
    Phrase("crowd", '("all" "of"?)? its stance* sorts', residents_so,
           ["Attach to a city. Its unmarked residents get +0/+1."], needs=CITIES),
    Phrase("crowd", '("all" "of"?)? its "other" "residents"', other_residents, needs=CITIES),
    Phrase("value", '"the" "number" "of" its "residents"', its_residents,
           ["Mark all residents of target city. X is the number of its residents."], needs=CITIES),
    Phrase("for_each", '"for" "each" "of" its "residents"', its_residents, needs=CITIES),
    Phrase("value", '"the" "number" "of" owned_nouns', count_of, ["Draw X cards, where X is the number of your Elves."]),
    Phrase("for_each", '"for" "each" "of" owned_nouns', count_of),
    Phrase("pile_owner", "owner", same),
    Phrase("pile_owner", '("any" | "a") "player" "\'s"', of_any, ["(M): Look at the top card of any player's deck."]),
]  # fmt: skip
