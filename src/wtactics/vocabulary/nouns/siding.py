"""How it is worded whose things are: ally Wolves, an enemy, that an opponent controls, controlled by you, of yours."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.places import CREATURE
from wtactics.kits.cities import ARMY
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.needs import ARMIES
from wtactics.vocabulary.nouns.cards import OPPONENTS, THEIRS, YOURS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail, DetailPhrase, fill_place, noun_of, reach, same
from wtactics.vocabulary.nouns.sorts import EITHER, Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things

UNSAID: Final[dict[str, Any]] = {
    "mark": EITHER, "role": EITHER, "damaged": EITHER, "tokens": EITHER, "not_faction": -1,
    "not_kind": None, "not_types": 0,
}  # fmt: skip


def sided(reading: Reading, *parts: Any) -> CardNoun:
    """A noun with words about its army or its spot in front, among other adjectives."""
    fields: dict[str, Any] = {}
    adjectives: list[Detail] = []
    for part in parts:
        if isinstance(part, Detail) and part.field in UNSAID:
            adjectives.append(part)
        elif isinstance(part, Detail):
            fill_place(fields, part)
    reach(reading, fields)
    sorts = [part for part in parts if isinstance(part, Sort)] or [Sort(1 << CREATURE, word="creature")]
    noun = noun_of([described(sort, adjectives) for sort in sorts], fields)
    if noun.whose == OPPONENTS and any(quality.is_allied() for quality in noun.qualities):
        raise Misread("ally creatures, for only they stand in the same army", noun.text(True))
    return noun


def described(sort: Sort, adjectives: list[Detail]) -> Sort:
    """The sort with more adjectives."""
    fields: dict[str, Any] = {name: getattr(sort, name) for name in ("types", "faction", "kinds", "word", *UNSAID)}
    for said in adjectives:
        if fields[said.field] != UNSAID[said.field]:
            raise Misread("each thing said once", f"{said.field} said twice")
        fields[said.field] = said.value
    return Sort(**fields)


def side(whose: int) -> list[Detail]:
    """Of which army, said by an adjective."""
    return [Detail("whose", whose), Detail("side", True)]


def controlled_by(reading: Reading, players: Things) -> Detail:
    return Detail("all", [Detail("whose", THEIRS), Detail("of", players)])


def his_own(reading: Reading) -> Detail:
    return controlled_by(reading, reading.he())


def in_that_army(reading: Reading, army: Detail) -> Detail:
    """The army of the player who was spoken of."""
    if not reading.speaks_of_people():
        raise Misread("whose army, before it", "that army")
    return Detail("all", [his_own(reading), army])


def place(reading: Reading, whose: Detail | None, where: Detail) -> Detail:
    return Detail("all", ([whose] if whose is not None else []) + [where])


def some_zone(reading: Reading, where: Detail) -> Detail:
    return where


def nouns() -> list[Phrase]:
    """Nouns with such adjectives, or with such a word for their head, one and many."""
    found: list[Phrase] = []
    for s, joiner in (("", '"or"'), ("s", '"and"')):
        found += [
            Phrase(
                f"card_noun{s}",
                f"[other] (adjective* stance)+ sort{s} ({joiner} sort{s})* post* reach?",
                sided,
            ),
            Phrase(f"card_noun{s}", f"[other] adjective* (stance adjective*)* sider{s} post* reach?", sided),
        ]
    for word, many, whose in (("ally", "allies", YOURS), ("enemy", "enemies", OPPONENTS)):
        found += [
            DetailPhrase("stance", f'"{word}"', "all", side(whose)),
            DetailPhrase("sider", f'"{word}"', "all", side(whose)),
            DetailPhrase("siders", f'"{many}"', "all", side(whose)),
        ]
    return found


OPPONENT: Final = '("an" | "any") "opponent"'
PHRASES: Final = [
    *nouns(),
    DetailPhrase("stance", '"army"', "where", ARMY, ARMIES),
    # who controls it, in front of what, behind it, and in conditions
    DetailPhrase("holder", '"you" "control"', "whose", YOURS),
    DetailPhrase("holder", f'{OPPONENT} "controls" | "your"? "opponents" "control"', "whose", OPPONENTS),
    Phrase("holder", 'he_player ("controls" | "control")', controlled_by),
    Phrase("post", '"that"? holder', same),
    DetailPhrase("post", '"that"? "you" "have"', "whose", YOURS),
    Phrase("post", '"that"? he_player ("has" | "have")', controlled_by,
           ["Target opponent loses 1 victory point for each marked creature he has."]),
    DetailPhrase("post", '"that"? "you" "don\'t" "control"', "whose", OPPONENTS),
    Phrase("post", '"controlled" "by" held_by', same),
    DetailPhrase("post", '"not" ("controlled" "by" "you" | "under" "your" "control")', "whose", OPPONENTS),
    Phrase("post", '"under" owner "control"', same),
    Phrase("post", '"of" of_somebody', same),
    DetailPhrase("held_by", '"you"', "whose", YOURS),
    DetailPhrase("held_by", f'{OPPONENT} | "your"? "opponents"', "whose", OPPONENTS),
    Phrase("held_by", "he_player", controlled_by),
    DetailPhrase("of_somebody", '"yours"', "whose", YOURS),
    DetailPhrase("of_somebody", f'{OPPONENT} "\'s"? | "your"? "opponents" "\'"?', "whose", OPPONENTS),
    Phrase("of_somebody", "he_player", controlled_by),
    Phrase("of_somebody", '"his" | "hers" | "theirs"', his_own,
           ["Each opponent loses 1 victory point for each damaged creature of his."]),
    # whose it is, in front of it
    Phrase("owner", "owned", same),
    DetailPhrase("owned", '"your"', "whose", YOURS),
    DetailPhrase("owned", f'{OPPONENT} "\'s" | "your"? "opponents" "\'"', "whose", OPPONENTS),
    Phrase("owner", '"his" | "her" | "their"', his_own),
    Phrase("owner", 'he_player ("\'s" | "\'")', controlled_by),
    # where it lies
    DetailPhrase("post", '"in" "play"', "all", []),
    Phrase("lying", "owner zone", place),
    Phrase("lying", '("any" | "a") ("player" "\'s")? zone', some_zone),
]  # fmt: skip
