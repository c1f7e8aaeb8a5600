"""The grammar as it is made here is the grammar as lark makes it."""

from collections.abc import Callable
from functools import cache

import pytest
from lark import Lark, Token
from lark.exceptions import UnexpectedEOF, UnexpectedToken
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
        reader().wording, parser="earley", ambiguity="explicit", lexer=Words, start=list(reader().starts),
        maybe_placeholders=True, propagate_positions=True,
    )  # fmt: skip


def tokens(text: str) -> tuple[Token, ...]:
    return collection().reader.cutter.paragraphs(text)[0][0].tokens


def test_it_has_the_rules_and_words_that_lark_finds() -> None:
    assert reader().grammar.rules == larks_own().rules
    own = {t.name: t.pattern.value for t in larks_own().terminals if t.pattern.value in reader().grammar.literals}
    assert own == {name: word for word, name in reader().grammar.literals.items()}


def test_its_parser_knows_all_that_larks_parser_knows() -> None:
    ours, larks = reader().grammar.parser, larks_own().parser.parser
    assert vars(larks).keys() - vars(ours).keys() == {"FIRST", "NON_TERMINALS"}
    equal = {
        "NULLABLE",
        "TERMINALS",
        "forest_sum_visitor",
        "resolve_ambiguity",
        "Tree",
        "SymbolNode",
    }
    for name in equal:
        assert getattr(ours, name) == getattr(larks, name), name
    assert issubclass(ours.Set, larks.Set)
    assert ours.callbacks.keys() == larks.callbacks.keys()


@pytest.mark.parametrize(("start", "text"), SENTENCES)
def reading(parse: Callable[[], object]) -> object:
    """What comes of it: a tree, or what was found and expected."""
    try:
        return parse()
    except UnexpectedToken as stray:
        return stray.token, sorted(stray.expected)
    except UnexpectedEOF as end:
        return "the end", sorted(end.expected)


@pytest.mark.parametrize(("start", "text"), SENTENCES)
def test_it_reads_and_refuses_as_lark_does(start: str, text: str) -> None:
    words = tokens(text)
    ours = reading(lambda: reader().foresight.parse(words, start))
    assert ours == reading(lambda: larks_own().parse(words, start))  # type: ignore[arg-type]
