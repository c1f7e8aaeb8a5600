"""The reader: assembles the grammar from phrases, and reads a sentence in exactly one way or refuses it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property, partial
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, TypeVar

from wtactics.language.chart import Chart, Strays
from wtactics.language.derivations import Derivations
from wtactics.language.errors import TextFault, nearest_first
from wtactics.language.grammar import WORDS, Grammar
from wtactics.language.memory import Memory
from wtactics.language.phrase import Misread, Phrase
from wtactics.language.structure import structure
from wtactics.language.trees import Tree
from wtactics.language.words import STRANGE, Sentence, missing

D = TypeVar("D")
# A word, in which brackets are no brackets, or a choice between words
CHOICE: Final = re.compile(r'"(?:\\.|[^"\\])*+"|\((?:\s*+(?:"[^"\\()]*+"|_choice_\d++)\??\s*+\|?)++\)')
MOST_WORDS: Final = 100  # of a sentence: the time of the parser grows with their square
MOST_KNOWN: Final = 10_000  # so many sentences are remembered, those met first are forgotten first
# How long something lasts, or of which of those it is that a clause is about
TIMES: Final = ("until_", "narrowing_", "cap_behind_", "widely_")
IN_MANY_WAYS: Final = "this can be read in more than one way"
ALL_WAYS: Final = 1 << 20  # as the branch of a reading: all ways of a choice together


class Unread(Exception):
    """A sentence was not understood."""

    def __init__(self, column: int, found: str, expected: Sequence[str], why: str = "") -> None:
        self.column: Final = column
        self.found: Final = found
        self.named: Final = expected
        self.why: Final = why
        super().__init__(column, found, expected, why)

    def met_in(self, _sentence: Sentence) -> Unread:
        """The same of a sentence that says the same elsewhere."""
        return Unread(self.column, self.found, self.named, self.why)

    @property
    def all_expected(self) -> Sequence[str]:
        """All that was expected there."""
        return self.named

    @cached_property
    def expected(self) -> tuple[str, ...]:
        """What was expected as it is shown; most faults are met while something is tried, and are shown to nobody."""
        return nearest_first(self.found, self.all_expected)

    def fault(self, card: str, sentence: Sentence, hint: Callable[[], str] = str) -> TextFault:
        """The fault as it is shown for this card."""
        line, word = sentence.line, next((word for word in sentence.tokens if word.column == self.column), None)
        why = self.why or ("unknown word" if word is not None and word.type == STRANGE else "")
        return TextFault(card, line.number, self.column, line.text, self.found, self.expected, why, hint)


class Reader:
    """Reads sentences with the grammar that these phrases make."""

    def __init__(
        self,
        phrases: Iterable[Phrase],
        starts: Sequence[str],
        folder: Path | None = None,
        kinds: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        """What was read before is looked up in the folder, if one is given; kinds are what to call what rules stand for."""
        self.phrases: Final = tuple(phrases)
        self.starts: Final = tuple(starts)
        self.kinds: Final = kinds
        self.nodes: Final[dict[str, Phrase]] = {}
        self.forms: Final[dict[str, str]] = {}  # a rule for each phrase, and for choices that many of them have
        self.heads: Final[dict[str, list[str]]] = {}  # the rules that are one of these
        self.assemble()
        self.memory: Final = Memory(folder, self.wording(), self.starts)
        self.known: Final[dict[Any, list[Tree] | Unread]] = {}

    @cached_property
    def grammar(self) -> Grammar:
        """The grammar, made when a sentence is met that nobody remembers."""
        return Grammar(self.forms, self.heads, self.starts)

    @cached_property
    def literals(self) -> dict[str, str]:
        """The words of the grammar, and what it calls them."""
        return self.memory.literals or self.grammar.literals

    def keep(self) -> None:
        """Remember in other runs what was read in this one."""
        self.memory.keep(self.literals)

    def assemble(self) -> None:
        """The grammar: each phrase a rule of its own among those of the rule it extends."""
        choices: dict[str, str] = {}
        for i, phrase in enumerate(self.phrases):
            for rule, form in phrase.forms().items():
                node = f"{rule}_{i}"
                self.nodes[node] = phrase
                self.heads.setdefault(rule, []).append(node)
                self.forms[node] = shared(form, choices)
        self.forms.update({rule: choice for choice, rule in choices.items()})

    def wording(self) -> str:
        """The grammar in lark's notation."""
        lines = [f"{rule}: {form}" for rule, form in self.forms.items()]
        heads = [f"?{rule}: {' | '.join(nodes)}" for rule, nodes in self.heads.items()]
        return "\n".join([*lines, *heads, "%declare " + " ".join(WORDS)])

    def trees(self, sentence: Sentence, start: str) -> list[Tree]:
        """All derivations of the sentence; Unread if there is none."""
        if len(sentence.tokens) > MOST_WORDS:
            beyond = sentence.tokens[MOST_WORDS]
            raise Unread(beyond.column or 1, str(beyond), [], f"a sentence has at most {MOST_WORDS} words")
        key = (start, sentence.key())
        if key not in self.known:
            if len(self.known) == MOST_KNOWN:
                del self.known[next(iter(self.known))]
            try:
                self.known[key] = self.derive(sentence, start)
            except Unread as unread:
                unread.__traceback__ = unread.__context__ = None  # they hold all that the parser tried
                self.known[key] = unread
        found = self.known[key]
        if isinstance(found, Unread):
            raise found.met_in(sentence)
        return found

    def derives(self, sentence: Sentence, start: str) -> bool:
        """Has the sentence any derivation?"""
        try:
            return bool(self.trees(sentence, start))
        except Unread:
            return False

    def derive(self, sentence: Sentence, start: str) -> list[Tree]:
        """The derivations as they are remembered, or else as the parser finds them."""
        key = json.dumps([start, sentence.key()])
        found = self.memory.recall(key, sentence.tokens)
        if not isinstance(found, int) and not self.knows(found):
            try:
                found = Derivations(Chart(self.grammar, sentence.tokens, start), sentence.tokens).all()
            except Strays as stray:
                found = stray.place
            self.memory.learn(key, sentence.tokens, found)
        if isinstance(found, int):
            raise Strayed(found, sentence, cache(partial(self.could_stand, sentence, start)), self.told)
        return found

    def knows(self, trees: list[Tree]) -> bool:
        """Are there derivations, and are all their parts phrases of this reader?"""
        return bool(trees) and all(map(self.knows_all_of, trees))

    def knows_all_of(self, tree: Tree) -> bool:
        """Are this derivation and all that it consists of phrases of this reader?"""
        inner = [child for child in tree.children if isinstance(child, Tree)]
        return tree.data in self.nodes and all(map(self.knows_all_of, inner))

    def astray(self, sentence: Sentence, start: str) -> Strays | None:
        """Where the parser gets no further with a sentence; None if it has a derivation."""
        try:
            Chart(self.grammar, sentence.tokens, start)
        except Strays as stray:
            return stray
        return None

    def could_stand(self, sentence: Sentence, start: str) -> frozenset[str]:
        """The words that could stand where a sentence strays; few that are read are asked for them."""
        stray = self.astray(sentence, start)
        return frozenset() if stray is None else stray.could()

    def told(self, could: Iterable[str]) -> list[str]:
        """What these words are called: a kind where all was expected that such a part begins with, others by themselves."""
        bits, found = sum(1 << self.grammar.words[word] for word in could), list[str]()
        left = bits
        for rule, kind in self.kinds.items():
            firsts = self.grammar.firsts(rule)
            if firsts.bit_count() > 1 and not firsts & ~bits and firsts & left:
                found += [kind] if kind not in found else []
                left &= ~firsts
        return [*found, *missing((word for word in could if left >> self.grammar.words[word] & 1), self.literals)]

    def stray(self, sentence: Sentence, start: str) -> Strayed | None:
        """Where the parser got no further with a sentence that it was given before."""
        found = self.known.get((start, sentence.key()))
        return found if isinstance(found, Strayed) else None

    def parses(self, sentence: Sentence, start: str) -> bool:
        """Has a sentence that nobody wrote a derivation?"""
        return self.astray(sentence, start) is None

    def read(
        self,
        sentence: Sentence,
        start: str,
        build: Callable[[Tree], tuple[Any, D]],
        say: Callable[[Any], str] = structure,
        prefer: Callable[[Any], bool] = lambda _: False,
        beside: Callable[[D], Any] = lambda _: None,
    ) -> tuple[Any, D]:
        """What the sentence means, with its reading: all derivations that can be built, or the preferred, mean the same."""
        built: list[tuple[Any, D]] = []
        refusal: NotDerived | None = None
        for tree in self.trees(sentence, start):
            try:
                built.append(build(tree))
            except NotDerived as refused:
                refused.__traceback__ = refused.__context__ = None  # they hold this call, which holds the refusal
                refusal = refused if refusal is None or refusal.lightly else refusal
        if len(built) == 1:
            return built[0]
        # Of equal ones, the first; what the reading keeps beside its words belongs to what they mean
        found = {structure([meaning[0], beside(meaning[1])]): meaning for meaning in reversed(built)}
        if len(found) == 1:
            return built[0]
        preferred = [meaning for meaning in found.values() if prefer(meaning[0])]
        if len(preferred) == 1:
            meaning: tuple[Any, D] = preferred[0]
            return meaning
        if refusal is not None and not found:
            raise refusal.unread(sentence)
        first = sentence.tokens[0]
        ways = sorted(say(part) for part, _ in found.values())
        why = f"{IN_MANY_WAYS}: " + " / ".join(ways if len(set(ways)) > 1 else sorted(found))
        raise Unread(first.column or 1, str(first), [], why)

    def build(self, tree: Tree, reading: Any) -> Any:
        """What a derivation means: parts first, from left to right, but time and reach of a clause before all."""
        phrase = self.nodes[tree.data]
        inner = reading.inside(phrase) if phrase.opens else reading
        children: list[Any] = list(tree.children)
        if phrase.choice and inner.branch >= 0:
            ways = self.ways(tree)
            together = range(len(children)) if inner.branch == ALL_WAYS else ways[min(inner.branch, len(ways) - 1)]
            children = [children[i] for i in together]
        later: list[int] = []
        for i, child in enumerate(children):
            if isinstance(child, Tree):
                if child.data.startswith(TIMES):
                    children[i] = self.build(child, inner)
                else:
                    later.append(i)
        for i in later:
            children[i] = self.build(children[i], inner)
        try:
            meaning = phrase.build(inner, *children)
            return reading.done(phrase, meaning)
        except Misread as misread:
            raise NotDerived(misread.with_traceback(None), tree.begins or 0) from None

    def own_parts(self, tree: Tree) -> Iterator[Tree]:
        """The derivation and all that it consists of, but for texts of their own within it."""
        left = [tree]
        while left:
            part = left.pop()
            yield part
            inner = [child for child in part.children if isinstance(child, Tree) and not self.nodes[child.data].opens]
            left += reversed(inner)

    def ways(self, tree: Tree) -> list[list[int]]:
        """Which parts of a derivation are built together for each choice that it offers; none where it offers none."""
        choice = self.nodes[tree.data].choice
        if choice is None:
            return []
        return choice([self.nodes[part.data] if isinstance(part, Tree) else None for part in tree.children])


class Strayed(Unread):
    """A sentence was not understood from its n-th word on; what could stand there is found when somebody asks for it."""

    def __init__(
        self,
        place: int,
        sentence: Sentence,
        find: Callable[[], frozenset[str]],
        tell: Callable[[Iterable[str]], list[str]],
    ) -> None:
        word = sentence.tokens[place] if place < len(sentence.tokens) else None
        at = end_of(sentence) if word is None else word.column or 1
        super().__init__(at, "the end" if word is None else str(word), [])
        self.place: Final = place
        self.find: Final = find
        self.tell: Final = tell

    def met_in(self, sentence: Sentence) -> Unread:
        return Strayed(self.place, sentence, self.find, self.tell)

    @property
    def could(self) -> frozenset[str]:
        """The words that could stand there, as the grammar calls them."""
        return self.find()

    @property
    def all_expected(self) -> Sequence[str]:
        return self.tell(self.could)


class NotDerived(Exception):
    """A derivation cannot be built."""

    def __init__(self, misread: Misread, place: int) -> None:
        self.expected: Final = misread.expected
        self.found: Final = misread.found
        self.lightly: Final = misread.lightly
        self.place: Final = place  # of the first word that could not be built, in its sentence
        super().__init__(misread)

    def unread(self, sentence: Sentence) -> Unread:
        """Why the sentence cannot mean that, and where the words begin that could not be built."""
        token = sentence.tokens[self.place]
        return Unread(token.column or 1, self.found, [self.expected])


def shared(form: str, choices: dict[str, str]) -> str:
    """The form with its choices between plain words, and those between such choices, as rules that many forms share.

    They are multiplied out else: a form with ten choices of four words would stand for a million rows.
    """

    def lifted(found: re.Match[str]) -> str:
        return choices.setdefault(found[0], f"_choice_{len(choices)}") if found[0][0] == "(" else found[0]

    while (other := CHOICE.sub(lifted, form)) != form:
        form = other
    return form


def end_of(sentence: Sentence) -> int:
    """The column behind the last word of a sentence."""
    if not sentence.tokens:
        return 1
    last = sentence.tokens[-1]
    text = sentence.line.text
    column = (last.column or 1) - 1
    while column < len(text) and (text[column].isalnum() or text[column] in "'\u2019+-/"):
        column += 1
    return max(column, last.column or 1) + 1
