"""Sentences grown out of a grammar: for each of its rules some that need it, as derivations and in words."""

from collections.abc import Iterator
from functools import cached_property
from random import Random
from typing import Any, Final, NamedTuple

from lark import Token

from wtactics.language.reader import Reader

# What stands for the words that are no literals of the grammar; the card is called Probe.
PROPER: Final = {
    "INT": ("2", "3"), "BONUS": ("+1/+1", "-1/+0", "+X/+0"), "STATS": ("3/3",), "FACTION": ("Gaian",), "KIND": ("elf",),
    "SELF": ("Probe",), "LABEL": ("Heal",), "TALLY": ("rust", "charge"),
}  # fmt: skip
ENDLESS: Final = 10_000
HIGHEST: Final = 40  # so many rules above each other: a way up that goes round ends there


class Grown(NamedTuple):
    """A part of a sentence: its words, and its derivation as the parser would give it."""

    words: list[str]
    tree: Any


class Grower:
    """Grows sentences out of one grammar."""

    def __init__(self, reader: Reader, traits: tuple[str, ...], numbered: tuple[str, ...] = ()) -> None:
        self.parser: Final = reader.grammar.parser
        self.rules: Final = reader.grammar.rules
        self.words: Final = {name: (word,) for word, name in reader.literals.items()}
        self.words |= PROPER | {"TRAIT": traits, "TRAITN": numbered or traits}
        self.rows: Final[dict[Any, list[Any]]] = {}
        for rule in self.rules:
            self.rows.setdefault(rule.origin, []).append(rule)
        self.starts: Final = tuple(reader.starts)
        self.briefs: Final[dict[Any, Grown]] = {}

    @cached_property
    def shortest(self) -> dict[Any, int]:
        """How few words each part of a rule can be."""
        length = dict.fromkeys(self.rows, ENDLESS)
        while True:
            before = dict(length)
            for rule in self.rules:
                length[rule.origin] = min(length[rule.origin], least(rule, before))
            if length == before:
                return length

    @cached_property
    def needs(self) -> dict[Any, int]:
        """How few words each rule can be."""
        return {rule: least(rule, self.shortest) for rule in self.rules}

    @cached_property
    def ways_up(self) -> dict[Any, list[tuple[Any, int]]]:
        """The rules, and the places in them, by which each part is reached from the start of a sentence, nearest first."""
        ways: dict[Any, list[tuple[Any, int]]] = {}
        known = [origin for origin in self.rows if origin.name in self.starts]
        for origin in known:
            for rule in self.rows[origin]:
                for i, part in enumerate(rule.expansion):
                    if not part.is_term:
                        ways.setdefault(part, []).append((rule, i))
                        if part not in known:
                            known.append(part)
        return ways

    def sentences(self, seed: int, each: int) -> Iterator[Grown]:
        """So many sentences for each rule: the first as short as can be, the others grown by lot."""
        chance = Random(seed)
        for rule in self.rules:
            for n in range(each):
                grown = self.around(rule, self.grown(rule, chance, 6 * n), chance, n)
                if grown is not None:
                    yield grown

    def grown(self, rule: Any, chance: Random, room: int) -> Grown:
        """What a rule can be, with at most so many more words than it needs."""
        return self.whole(rule, [self.part(part, chance, room) for part in rule.expansion])

    def around(self, rule: Any, inner: Grown, chance: Random, n: int) -> Grown | None:
        """A sentence around this part; None where no sentence needs it."""
        origin = rule.origin
        for _ in range(HIGHEST):
            if origin.name in self.starts:
                return inner
            ways = self.ways_up.get(origin, [])
            if not ways:
                return None
            above, place = ways[0] if n == 0 else chance.choice(ways[: 3 + n])
            parts = [self.brief(part) for part in above.expansion]
            inner = self.whole(above, [*parts[:place], inner, *parts[place + 1 :]])
            origin = above.origin
        return None

    def brief(self, part: Any) -> Grown:
        """One part of a rule in as few words as can be, always the same."""
        if part not in self.briefs:
            if part.is_term:
                self.briefs[part] = self.word(part, self.words[part.name][0])
            else:
                rule = min(self.rows[part], key=self.needs.__getitem__)
                self.briefs[part] = self.whole(rule, [self.brief(each) for each in rule.expansion])
        return self.briefs[part]

    def word(self, part: Any, word: str) -> Grown:
        """One word."""
        return Grown([word], Token(part.name, word, start_pos=0, line=1, column=1))

    def part(self, part: Any, chance: Random, room: int) -> Grown:
        """One part of a rule, with at most so many more words than it needs."""
        if part.is_term:
            return self.word(part, chance.choice(self.words[part.name]))
        if room <= 0:
            return self.brief(part)
        fits = [row for row in self.rows[part] if self.needs[row] <= self.shortest[part] + room]
        return self.grown(chance.choice(fits), chance, max(room - 3, 0))

    def whole(self, rule: Any, parts: list[Grown]) -> Grown:
        """A rule put together of its parts."""
        words = [word for part in parts for word in part.words]
        return Grown(words, self.parser.callbacks[rule]([part.tree for part in parts]))


def least(rule: Any, length: dict[Any, int]) -> int:
    """How few words a rule can be."""
    return sum(1 if part.is_term else length[part] for part in rule.expansion)
