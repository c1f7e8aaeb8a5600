"""Sentences are read and refused as lark reads and refuses them: its Earley parser is another's, and slower."""

from itertools import product
from typing import Any

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st
from lark import Lark
from lark import Token as LarksToken
from lark import Tree as LarksTree
from lark.exceptions import GrammarError, UnexpectedEOF, UnexpectedToken
from lark.lexer import Lexer

from wtactics.language.chart import Chart, Strays
from wtactics.language.derivations import MOST_READINGS, Derivations
from wtactics.language.grammar import Grammar
from wtactics.language.reader import shared
from wtactics.language.trees import Token, Tree

NAMES = ("start", "one", "two", "three")
LITERALS = ("x", "y", "z")
PARTS = st.sampled_from(['"x"', '"y"', '"z"', "INT", *NAMES[1:]])


class Words(Lexer):
    """Hands words to lark that were cut beforehand."""

    __future_interface__ = 0

    def __init__(self, conf: object) -> None:
        pass

    def lex(self, lexer_state: object, parser_state: object = None) -> object:
        return iter(lexer_state)  # type: ignore[call-overload]


@st.composite
def forms(draw: st.DrawFn, n: int) -> str:
    """A form for the n-th rule: what it repeats or may leave out has a word; it begins with a word or a later rule."""
    later = st.sampled_from(['"x"', '"y"', '"z"', "INT", *NAMES[n + 1 :]])
    rows = []
    for _ in range(draw(st.integers(1, 3))):
        row = [draw(later), *draw(st.lists(PARTS, max_size=2))]
        if len(row) > 1 and draw(st.booleans()):
            row[-1] = draw(st.sampled_from(["[{}]", '("x" {})*', "({} | INT)", "{}?"])).format(row[-1])
        rows.append(" ".join(row))
    return " | ".join(dict.fromkeys(rows))


GRAMMARS = st.tuples(*(forms(n) for n in range(len(NAMES))))
TWO_WAYS = ('"x" one "y" | "x" one two', "INT | two", '"y" | INT "y"', '"z"')
SENTENCES = st.lists(st.sampled_from([*LITERALS, "1", "2"]), max_size=6)


@settings(max_examples=100)
@given(GRAMMARS, SENTENCES)
@example(TWO_WAYS, ["x", "1", "y"])
@example(TWO_WAYS, ["x", "y", "y"])
@example(TWO_WAYS, ["x", "1"])
@example(TWO_WAYS, [])
def test_it_reads_and_refuses_as_lark_does(written: tuple[str, ...], words: list[str]) -> None:
    found = {f"{name}_0": form for name, form in zip(NAMES, written, strict=True)}
    heads = {name: [f"{name}_0"] for name in NAMES}
    try:
        grammar = Grammar(found, heads, ["start"])
        assert all(grammar.root(rule) for rule in grammar.rules)
        parser = larks_own(found, heads)
    except (ValueError, GrammarError):  # the same is said twice
        assume(False)
    tokens = [Token("INT" if word.isdecimal() else f'"{word}"', word, i) for i, word in enumerate(words)]
    assert ours(grammar, tokens) == larks(parser, words)


def ours(grammar: Grammar, tokens: list[Token]) -> object:
    try:
        trees = Derivations(Chart(grammar, tokens, "start"), tokens).all()
    except Strays as stray:
        return stray.place, sorted(stray.could())
    return sorted(map(plain, trees))


def larks_own(found: dict[str, str], heads: dict[str, list[str]]) -> Lark:
    rules = [f"{rule}: {form}" for rule, form in found.items()]
    shown = [f"?{rule}: {' | '.join(nodes)}" for rule, nodes in heads.items()]
    return Lark(
        "\n".join([*rules, *shown, "%declare INT"]), parser="earley", ambiguity="explicit", lexer=Words, start="start",
        maybe_placeholders=True,
    )  # fmt: skip


def larks(parser: Lark, words: list[str]) -> object:
    names = {t.pattern.value: t.name for t in parser.terminals if t.pattern is not None}
    words_of = {name: f'"{word}"' for word, name in names.items()}
    tokens = [
        LarksToken("INT" if word.isdecimal() else names.get(word, "NONE"), word, i) for i, word in enumerate(words)
    ]
    try:
        tree = parser.parse(tokens)  # type: ignore[arg-type]
    except UnexpectedToken as stray:
        place = next(i for i, token in enumerate(tokens) if token is stray.token)
        return place, sorted(words_of.get(name, name) for name in stray.expected)
    except UnexpectedEOF as end:
        return len(words), sorted({words_of.get(name, name) for name in end.expected})
    return sorted(map(plain, unfolded(tree)))


def plain(part: Any) -> str:
    """A derivation of either in words."""
    if isinstance(part, (Tree, LarksTree)):
        return f"{part.data}({', '.join(map(plain, part.children))})"
    return repr(part if part is None else str(part))


def unfolded(tree: Any) -> list[Any]:
    """A tree for each way of resolving what is ambiguous in lark's."""
    if not isinstance(tree, LarksTree):
        return [tree]
    if tree.data == "_ambig":
        return [each for child in tree.children for each in unfolded(child)]
    ways = [unfolded(child) for child in tree.children]
    return [LarksTree(tree.data, list(each)) for each in product(*ways)]


def test_what_has_too_many_derivations_is_not_read_through() -> None:
    grammar = Grammar({"a_0": 'a a | "x"'}, {"a": ["a_0"]}, ["a"])
    tokens = [Token('"x"', "x", i) for i in range(12)]  # 58,786 ways of putting brackets
    assert len(Derivations(Chart(grammar, tokens, "a"), tokens).all()) == MOST_READINGS


def test_a_rule_may_stand_for_itself_and_be_empty() -> None:
    grammar = Grammar({"a_0": 'a [b] | "x"', "b_0": '"y"?'}, {"a": ["a_0"], "b": ["b_0"]}, ["a"])
    tokens = [Token('"x"', "x", 0), Token('"y"', "y", 1)]
    trees = Derivations(Chart(grammar, tokens, "a"), tokens).all()
    assert "a_0(a_0(), b_0())" in map(plain, trees)


def test_words_that_no_rule_knows_are_where_it_strays() -> None:
    grammar = Grammar({"a_0": '"x" ("y" | INT)'}, {"a": ["a_0"]}, ["a"])
    with pytest.raises(Strays) as strays:
        Chart(grammar, [Token('"x"', "x"), Token('"w"', "w")], "a")
    assert (strays.value.place, strays.value.could()) == (1, {'"y"', "INT"})


def test_choices_between_words_are_rules_of_their_own_and_so_are_choices_between_those() -> None:
    choices: dict[str, str] = {}
    form = shared('thing ("of" ("the" | "a")? ("deck" | "pile") | "there")? ("the" | "a") [("if" thing)]', choices)
    assert form == 'thing _choice_2? _choice_0 [("if" thing)]'
    grammar = Grammar(
        {"line_0": form, "thing_0": "INT", **{rule: choice for choice, rule in choices.items()}},
        {"line": ["line_0"], "thing": ["thing_0"]},
        ["line"],
    )
    tokens = [Token("INT", "3"), *(Token(f'"{word}"', word) for word in ("of", "a", "pile", "the"))]
    assert list(map(plain, Derivations(Chart(grammar, tokens, "line"), tokens).all())) == ["line_0(thing_0('3'), None)"]


def test_a_bracket_that_is_a_word_begins_no_choice() -> None:
    choices: dict[str, str] = {}
    assert (
        shared('"(" number ")" | "(" ("at" "least") number ")"', choices) == '"(" number ")" | "(" _choice_0 number ")"'
    )
    assert choices == {'("at" "least")': "_choice_0"}
