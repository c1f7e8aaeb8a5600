"""Joining: several sorts of which any will do, however they are listed: Elf, Orc or Wolf; neither an Elf nor an Orc."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.meaning import Noun, Number
from wtactics.engine.places import CREATURE
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.needs import SPELLS
from wtactics.vocabulary.nouns.cards import ANYONES, ANYWHERE, IN_PLAY, CardNoun
from wtactics.vocabulary.nouns.describing import Bound, has_value, is_a, is_so, that_is
from wtactics.vocabulary.nouns.limits import COST_VALUE, EXACTLY
from wtactics.vocabulary.nouns.naming import (
    LIES,
    Detail,
    DetailPhrase,
    Head,
    fill_place,
    not_of_faction,
    not_of_kind,
    noun_of,
    sort,
    union,
)
from wtactics.vocabulary.nouns.quality import Being, Quality, Traits, With
from wtactics.vocabulary.nouns.siding import sided
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.among import owned
from wtactics.vocabulary.things.meaning import article
from wtactics.vocabulary.things.mentioning import FIELDS
from wtactics.vocabulary.triggers.past import OneOf


def several(reading: Reading, *parts: Any) -> CardNoun:
    """Sorts joined by "or" of which more is said: of all of them, so it may only be whose they are and where."""
    if any(isinstance(part, Detail) and part.field == "quality" for part in parts):
        raise Misread("what is said of all of them in front of them", "what could be said of the last alone")
    return union(reading, *parts)


def either_of(*nouns: Noun) -> Noun:
    """Any of these; where no more is said than their sorts, and whose the last are, that is one noun of several sorts."""
    cards = [noun for noun in nouns if isinstance(noun, CardNoun)]
    bare = all(noun.whose == ANYONES and noun.where == IN_PLAY and noun.other_than is None for noun in cards[:-1])
    if len(nouns) == 1 or len(cards) < len(nouns) or not bare or any(noun.qualities for noun in cards):
        return nouns[0] if len(nouns) == 1 else OneOf(list(nouns))
    return of_sorts(cards[-1], [each for noun in cards for each in noun.sorts])


def of_sorts(noun: CardNoun, sorts: list[Sort]) -> CardNoun:
    """Cards of these sorts, of which all else is said that the noun says."""
    return CardNoun(sorts, **{name: getattr(noun, name) for name in FIELDS})


def anywhere_several(reading: Reading, *sorts: Sort) -> CardNoun:
    """Cards of one sort or another, wherever they are."""
    return CardNoun(list(sorts), where=ANYWHERE)


def held_several(reading: Reading, *parts: Any) -> CardNoun:
    """Cards of several sorts that are not in play, where they lie."""
    fields: dict[str, Any] = {}
    for each in (part for part in parts if isinstance(part, Detail)):
        fill_place(fields, each)
    return noun_of([part for part in parts if isinstance(part, Sort)], fields)


def of_factions(reading: Reading, *parts: Any) -> CardNoun:
    """Of one faction or another: Gaian or Red Banner creatures."""
    factions = [part for part in parts if is_faction(part)]
    rest = [part for part in parts if not any(part is faction for faction in factions)]
    before = [part for part in rest if isinstance(part, Head | tuple)]
    sorts = [sort(reading, faction, *before) for faction in factions]
    return union(reading, *sorts, *(part for part in rest if isinstance(part, Detail)))


def is_any_of(reading: Reading, negated: bool, *sorts: Sort) -> Being:
    """It is one of these, or none of them."""
    noun = is_a(reading, False, noun_of(list(sorts), {})).noun
    words = " or ".join(article(each.text(False)) for each in sorts)
    return Being(noun, words, negated)


def is_neither(reading: Reading, *sorts: Sort) -> Being:
    return is_any_of(reading, True, *sorts)


def are_any_of(reading: Reading, negated: bool, *sorts: Sort) -> Quality:
    noun = is_a(reading, False, noun_of(list(sorts), {})).noun
    return Being(noun, " or ".join(each.text(True) for each in sorts), negated)


def are_neither(reading: Reading, *sorts: Sort) -> Quality:
    return are_any_of(reading, True, *sorts)


def both_so(reading: Reading, *states: tuple[CardNoun, str]) -> Detail:
    return Detail("all", [that_is(reading, is_so(reading, False, state)) for state in states])


def not_such(reading: Reading, *parts: Any) -> CardNoun:
    """Non-Elves are creatures."""
    said = [part for part in parts if isinstance(part, Detail) and part.field in ("not_kind", "not_faction")]
    rest = [part for part in parts if part not in said]
    return sided(reading, sort(reading, *said, Head("creature", 1 << CREATURE, 0)), *rest)


def subtyped(reading: Reading, *parts: Any) -> CardNoun:
    """Creatures you control with the subtype Soldier are Soldier creatures you control."""
    rest = [part for part in parts if isinstance(part, Detail) and part.field not in OF_SORTS]
    return union(reading, sort(reading, *(part for part in parts if part is not None and part not in rest)), *rest)


def subtyped_there(reading: Reading, *parts: Any) -> CardNoun:
    """Creature cards in your graveyard with the subtype Soldier."""
    rest = [part for part in parts if isinstance(part, Detail) and part.field not in OF_SORTS]
    return held_several(
        reading, sort(reading, *(part for part in parts if part is not None and part not in rest)), *rest
    )


def sided_kinds(reading: Reading, *parts: Any) -> CardNoun:
    """An Elf ally is an ally Elf, and a Gaian enemy creature an enemy Gaian creature."""
    named = [part for part in parts if isinstance(part, tuple | Head) or is_faction(part)]
    if not any(isinstance(part, tuple | Head) for part in named):
        named.append(Head("creature", 1 << CREATURE, 0))
    return sided(reading, *(part for part in parts if part not in named), sort(reading, *named))


def is_faction(part: Any) -> bool:
    """Does it say of which faction something is?"""
    return isinstance(part, Detail) and part.field == "faction"


def of_cost(reading: Reading, number: Number) -> Detail:
    return that_is(reading, has_value(reading, COST_VALUE, Bound(EXACTLY, number)))


def with_trait(reading: Reading, traits: tuple[int, str]) -> Detail:
    return that_is(reading, With(Traits(*traits)))


def lists() -> list[Phrase]:
    """Nouns of several sorts, one and many."""
    found: list[Phrase] = []
    for s, joiner in (("", '"or"'), ("s", '("and" | "or" | "and" "/" "or")')):
        article_too = '("a" | "an")?' if not s else ""
        row = f'("," {article_too} sort{s})+ ","? {joiner} {article_too} sort{s}'
        lying = f"(card_sort{s} | sort{s})"
        found += [
            Phrase(f"card_noun{s}", f"[other] sort{s} {row} post* reach?", several),
            Phrase(f"any_noun{s}", f"{lying} ({joiner} {lying})+", anywhere_several, needs=SPELLS),
            Phrase(f"held_noun{s}", f'[other] {lying} ("," {lying})* ","? {joiner} {article_too} {lying} {LIES} lying post*',
                   held_several),
            Phrase(f"card_noun{s}", f'[other] of_faction ("," of_faction)* "or" of_faction kinds? head{s} post* reach?',
                   of_factions),
            Phrase(f"card_noun{s}", f"[other] adjective* stance* of_faction? kinds sider{s} post* reach?", sided_kinds),
            Phrase(f"card_noun{s}", f"[other] adjective* stance* of_faction sider{s} post* reach?", sided_kinds),
            Phrase(f"card_noun{s}", f"[other] adjective* stance* of_faction kinds? stance+ head{s} post* reach?", sided_kinds),
            Phrase(f"card_noun{s}", f"[other] adjective* stance* kinds stance+ head{s} post* reach?", sided_kinds),
            Phrase(f"sort{s}", f"adjective* of_faction? head{s} {SUBTYPE}", sort),
            Phrase(f"card_noun{s}", f'[other] adjective* of_faction? head{s} "that"? holder {SUBTYPE} post* reach?', subtyped),
            Phrase(f"card_sort{s}", f"of_faction? card_head{s} {SUBTYPE}", sort),
            Phrase(f"held_noun{s}", f"[other] of_faction? (card_head{s} | head{s}) {LIES} lying {SUBTYPE} post*",
                   subtyped_there),
            Phrase(f"card_noun{s}", "[other] (adjective | stance)* not_such post* reach?", not_such),
        ]  # fmt: skip
    return found


OF_SORTS: Final = frozenset(("mark", "role", "damaged", "tokens", "faction", "not_faction", "not_kind", "not_types"))
SUBTYPE: Final = (
    '(("of" | "with") "the"? ("subtype" | "subtypes" | "type") kinds | ("of" | "with") "subtype" kinds'
    ' | "of" "the" kinds ("subtype" | "type"))'
)  # fmt: skip
A: Final = '("a" | "an")'
PHRASES: Final = [
    Phrase("not_such", '"non" "-" KIND', not_of_kind),
    Phrase("not_such", '"non" "-" faction', not_of_faction),
    *lists(),
    Phrase("card_noun", f'[other] sort ("or" {A} sort)+ post* reach?', several),
    Phrase("card_nouns", '[other] sorts (("or" | "and" "/" "or") sorts)+ post* reach?', several),
    Phrase("owned_nouns", 'owner [other] sorts (("or" | "and" "/" "or") sorts)+ post* reach?', owned),
    Phrase("owned_nouns", 'owner [other] sorts ("," sorts)+ ","? ("and" | "or") sorts post* reach?', owned),
    Phrase("predicate", f'being {A} (sort | card_sort) ("," {A}? (sort | card_sort))* ","? "or" {A}? (sort | card_sort)',
           is_any_of, ["Mark target creature that is an Elf or an Orc."]),
    Phrase("predicate", f'("is" | "are") "neither" {A} (sort | card_sort) ("nor" {A}? (sort | card_sort))+', is_neither,
           ["Mark target creature that is neither an Elf nor an Orc."]),
    Phrase("predicate", 'being (sorts | card_sorts) ("," (sorts | card_sorts))* ","? "or" (sorts | card_sorts)', are_any_of),
    Phrase("predicate", '"are" "neither" (sorts | card_sorts) ("nor" (sorts | card_sorts))+', are_neither),
    Phrase("quality", '"that" ("is" | "are") "both"? state "and" state', both_so,
           ["Kill target creature that is marked and damaged."]),
    Phrase("sort", 'adjective ("," adjective)+ ","? of_faction? kinds? head', sort),
    Phrase("sort", 'adjective "and" adjective of_faction? kinds? head', sort),
    Phrase("sorts", 'adjective ("," adjective)+ ","? of_faction? kinds? heads', sort),
    Phrase("stance", "trait", with_trait),
    DetailPhrase("stance", '"cheapest" | "least" "expensive"', "extreme", (COST_VALUE, False)),
    DetailPhrase("stance", '"costliest" | "most" ("expensive" | "costly")', "extreme", (COST_VALUE, True)),
    Phrase("stance", 'number "-" "cost"', of_cost),

]  # fmt: skip
