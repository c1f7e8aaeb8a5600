"""Sentences grown out of a grammar: for each of its rules some that need it, as derivations and in words."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from random import Random
from typing import Any, Final, NamedTuple

from wtactics.language.derivations import derived
from wtactics.language.grammar import Rule
from wtactics.language.reader import Reader
from wtactics.language.trees import Token

# What stands for the words that are no literals of the grammar; the card is called Probe.
PROPER: Final = {
    "INT": ("2", "3"), "BONUS": ("+1/+1", "-1/+0", "+X/+0"), "STATS": ("3/3",), "FACTION": ("Gaian",), "KIND": ("elf",),
    "SELF": ("Probe",), "LABEL": ("Heal",), "TALLY": ("rust", "charge"),
}  # fmt: skip
ENDLESS: Final = 10_000
HIGHEST: Final = 40  # so many rules above each other: a way up that goes round ends there


Way = tuple[Rule, int]  # a rule, and one of its rows


class Grown(NamedTuple):
    """A part of a sentence: its words, and what it is in a derivation."""

    words: list[str]
    parts: list[Any]


class Grower:
    """Grows sentences out of one grammar."""

    def __init__(self, reader: Reader, traits: tuple[str, ...], numbered: tuple[str, ...] = ()) -> None:
        self.grammar: Final = reader.grammar
        self.rules: Final = self.grammar.rules
        self.ways: Final = [(rule, order) for rule in self.rules for order in range(len(rule.rows))]
        self.words: Final = {name: (word,) for word, name in reader.literals.items()}
        self.words |= PROPER | {"TRAIT": traits, "TRAITN": numbered or traits}
        self.starts: Final = tuple(reader.starts)
        self.briefs: Final[dict[int, Grown]] = {}

    @cached_property
    def shortest(self) -> dict[Rule, int]:
        """How few words each rule can be."""
        least = [ENDLESS] * len(self.rules)
        rows = [list(map(plain_and_rules, rule.parts)) for rule in self.rules]
        while True:
            before = list(least)
            for n, ways in enumerate(rows):
                least[n] = min([least[n], *[words + sum([least[part] for part in parts]) for words, parts in ways]])
            if least == before:
                return dict(zip(self.rules, least, strict=True))

    @cached_property
    def needs(self) -> dict[Way, int]:
        """How few words each row can be."""
        return {way: self.least(way, self.shortest) for way in self.ways}

    def least(self, way: Way, length: dict[Rule, int]) -> int:
        """How few words a row can be."""
        return sum(1 if part < 0 else length[self.rules[part]] for part in parts_of(way))

    @cached_property
    def ways_up(self) -> dict[Rule, list[tuple[Way, int]]]:
        """The rows, and the places in them, by which each rule is reached from the start of a sentence, nearest first."""
        ways: dict[Rule, list[tuple[Way, int]]] = {}
        known = {rule: None for rule in self.rules if rule.name in self.starts}
        left = list(known)
        for origin in left:
            for way in rows_of(origin):
                for i, part in enumerate(parts_of(way)):
                    if part >= 0:
                        rule = self.rules[part]
                        ways.setdefault(rule, []).append((way, i))
                        if rule not in known:
                            known[rule] = None
                            left.append(rule)
        return ways

    def sentences(self, seed: int, each: int) -> Iterator[Grown]:
        """So many sentences for each row: the first as short as can be, the others grown by lot."""
        chance = Random(seed)
        for way in self.ways:
            for n in range(each):
                grown = self.around(way, self.grown(way, chance, 6 * n), chance, n)
                if grown is not None:
                    yield grown

    def grown(self, way: Way, chance: Random, room: int) -> Grown:
        """What a row can be, with at most so many more words than it needs."""
        return whole(way, [self.part(part, chance, room) for part in parts_of(way)])

    def around(self, way: Way, inner: Grown, chance: Random, n: int) -> Grown | None:
        """A sentence around this part; None where no sentence needs it."""
        origin = way[0]
        for _ in range(HIGHEST):
            if origin.name in self.starts:
                return inner
            ways = self.ways_up.get(origin, [])
            if not ways:
                return None
            above, place = ways[0] if n == 0 else chance.choice(ways[: 3 + n])
            parts = [self.brief(part) for part in parts_of(above)]
            inner = whole(above, [*parts[:place], inner, *parts[place + 1 :]])
            origin = above[0]
        return None

    def brief(self, part: int) -> Grown:
        """One part of a row in as few words as can be, always the same."""
        if part not in self.briefs:
            if part < 0:
                self.briefs[part] = self.word(part, self.words[self.grammar.spelled[~part]][0])
            else:
                way = min(rows_of(self.rules[part]), key=self.needs.__getitem__)
                self.briefs[part] = whole(way, [self.brief(each) for each in parts_of(way)])
        return self.briefs[part]

    def word(self, part: int, word: str) -> Grown:
        """One word."""
        return Grown([word], [Token(self.grammar.spelled[~part], word, 0, 1, 1)])

    def part(self, part: int, chance: Random, room: int) -> Grown:
        """One part of a row, with at most so many more words than it needs."""
        if part < 0:
            return self.word(part, chance.choice(self.words[self.grammar.spelled[~part]]))
        if room <= 0:
            return self.brief(part)
        rule = self.rules[part]
        fits = [way for way in rows_of(rule) if self.needs[way] <= self.shortest[rule] + room]
        return self.grown(chance.choice(fits), chance, max(room - 3, 0))


def rows_of(rule: Rule) -> list[Way]:
    """The rows of a rule."""
    return [(rule, order) for order in range(len(rule.rows))]


def plain_and_rules(parts: Sequence[int]) -> tuple[int, list[int]]:
    """How many words a row has itself, and its rules."""
    rules = [part for part in parts if part >= 0]
    return len(parts) - len(rules), rules


def parts_of(way: Way) -> Sequence[int]:
    """The parts of a row, as the grammar counts them: words below 0."""
    return way[0].parts[way[1]]


def whole(way: Way, parts: list[Grown]) -> Grown:
    """A row put together of its parts."""
    words = [word for part in parts for word in part.words]
    return Grown(words, derived(*way, [part.parts for part in parts], begins=0))
