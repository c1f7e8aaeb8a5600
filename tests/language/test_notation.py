"""Forms are multiplied out as they are written, and what is no form is refused with its place."""

import pytest

from wtactics.language.grammar import Grammar
from wtactics.language.notation import Many, rows_of

FORMS = (
    ('"draw" many', [('"draw"', "many")]),
    ('"a" | "an" sort', [('"a"',), ('"an"', "sort")]),
    ('("a" | "the") sort', [('"a"', "sort"), ('"the"', "sort")]),
    ('["," time] sort', [('","', "time", "sort"), (None, "sort")]),
    ("[one | two three]", [("one",), ("two", "three"), (None, None)]),
    ('"x"? sort', [('"x"', "sort"), ("sort",)]),
    ("word* sort", [(Many((("word",),)), "sort"), ("sort",)]),
    ('("," sort)+', [(Many((('","', "sort"),)),)]),
    ('("a" | "a") sort', [('"a"', "sort")]),
)  # fmt: skip
FAULTS = (
    ('"draw" & many', "found &"),
    ('("a" | "an"', "expected \\) somewhere behind \\("),
    ('"a" ) sort', "expected the end, found \\) sort"),
)


@pytest.mark.parametrize(("form", "rows"), FORMS)
def test_a_form_is_multiplied_out(form: str, rows: list[object]) -> None:
    assert list(rows_of(form)) == rows


@pytest.mark.parametrize(("form", "fault"), FAULTS)
def test_what_is_no_form_is_refused(form: str, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        rows_of(form)


def test_a_part_that_nothing_explains_is_refused() -> None:
    with pytest.raises(ValueError, match="expected a rule or a named word, found thing"):
        Grammar({"order_0": '"draw" thing'}, {"order": ["order_0"]}, ["order"])


def test_the_same_words_with_a_part_missing_here_or_there_are_refused() -> None:
    grammar = Grammar({"order_0": '[KIND] "draw" | "draw" [KIND]'}, {"order": ["order_0"]}, ["order"])
    with pytest.raises(ValueError, match="order_0: expected ways of saying it that differ"):
        grammar.root(grammar.named["order_0"])


def test_what_a_rule_can_begin_with_is_known_before_its_rows_are() -> None:
    forms = {"order_0": '["," sort] ("x" | sort "y" INT)+', "sort_0": '"z"? | KIND'}
    grammar = Grammar(forms, {"order": ["order_0"], "sort": ["sort_0"]}, ["order"])
    order, sort = grammar.named["order_0"], grammar.named["sort_0"]
    assert (order.may_be_empty, sort.may_be_empty) == (False, True)
    begins = {word for number, word in enumerate(grammar.spelled) if order.firsts >> number & 1}
    assert begins == {'","', '"x"', '"y"', '"z"', "KIND"}
    assert len(order.rows) == 2
    grammar = Grammar({"order_0": '("," [KIND])+'}, {"order": ["order_0"]}, ["order"])
    (many,) = (rule for rule in grammar.rules if rule.name.startswith("__many"))
    assert [None in row for row in many.rows] == [False, True, False, True]
