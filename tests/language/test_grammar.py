"""The grammar as it is made here is the grammar as lark makes it."""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache

import pytest
from lark import Lark, Token
from lark.exceptions import UnexpectedEOF, UnexpectedToken
from lark.grammar import Rule
from lark.lexer import Lexer

from language.readings import collection
from wtactics.language.reader import Reader

SENTENCES = (
    ("spell", "Draw a card"), ("spell", "Deal 2 damage to target creature"), ("permanent", "Flying"),
    ("permanent", "When this creature attacks, draw two cards"), ("permanent", "All creatures get +1/+1"),
    ("spell", "Draw card a"), ("permanent", "When this creature"), ("permanent", "Tharget"),
)  # fmt: skip


class Words(Lexer):
    """Hands words to lark that were cut beforehand."""

    __future_interface__ = 0

    def __init__(self, conf: object) -> None:
        pass

    def lex(self, lexer_state: object, parser_state: object = None) -> object:
        return iter(lexer_state)  # type: ignore[call-overload]


def reader() -> Reader:
    return collection().reader.reader


@cache
def larks_own() -> Lark:
    return Lark(
        reader().wording(), parser="earley", ambiguity="explicit", lexer=Words, start=list(reader().starts),
        maybe_placeholders=True, propagate_positions=True,
    )  # fmt: skip


@cache
def larks_names() -> dict[str, str]:
    """What lark calls our words."""
    return {f'"{spelled(t.pattern.value)}"': t.name for t in larks_own().terminals}


def spelled(word: str) -> str:
    """A word as it is written in a form."""
    return word.replace('"', '\\"')


def tokens(text: str) -> tuple[Token, ...]:
    return collection().reader.cutter.paragraphs(text)[0][0].tokens


def told(rules: Iterable[Rule]) -> Counter[object]:
    """Rules of either, in words; of a repetition it is enough that it is one."""
    return Counter(
        (
            name_of(rule.origin.name), tuple(name_of(part.name) for part in rule.expansion), rule.order,
            rule.options.expand1, rule.options.empty_indices,
        )
        for rule in rules
    )  # fmt: skip


def name_of(part: str) -> str:
    return "many" if part.startswith("__") and "ANON" not in part else larks_names().get(part, part)


def test_it_has_the_rules_and_words_that_lark_finds() -> None:
    assert told(reader().grammar.rules) == told(larks_own().rules)
    assert {f'"{spelled(word)}"' for word in reader().grammar.literals} == larks_names().keys()
    assert set(reader().grammar.literals.values()) == larks_names().keys()


def test_its_parser_knows_all_that_larks_parser_knows() -> None:
    ours, larks = reader().grammar.parser, larks_own().parser.parser
    assert vars(larks).keys() - vars(ours).keys() == {"FIRST", "NON_TERMINALS"}
    for name in ("forest_sum_visitor", "resolve_ambiguity", "Tree", "SymbolNode"):
        assert getattr(ours, name) == getattr(larks, name), name
    for name in ("NULLABLE", "TERMINALS"):
        assert {name_of(part.name) for part in getattr(ours, name)} == {name_of(p.name) for p in getattr(larks, name)}
    assert issubclass(ours.Set, larks.Set)


def reading(parse: Callable[[], object]) -> object:
    """What comes of it: a tree, or what was found and expected."""
    try:
        return parse()
    except UnexpectedToken as stray:
        return str(stray.token), sorted(map(name_of, stray.expected))
    except UnexpectedEOF as end:
        return "the end", sorted(map(name_of, end.expected))


@pytest.mark.parametrize(("start", "text"), SENTENCES)
def test_it_reads_and_refuses_as_lark_does(start: str, text: str) -> None:
    words = tokens(text)
    larks_words = [Token.new_borrow_pos(name_of(word.type), word, word) for word in words]
    ours = reading(lambda: reader().foresight.parse(words, start))
    assert ours == reading(lambda: larks_own().parse(larks_words, start))  # type: ignore[arg-type]
