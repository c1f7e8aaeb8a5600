"""The writer's guide says what the vocabulary says, and no more."""
from language.test_good import EXAMPLES
from wtactics.language.guide import guide, shown
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.manual import writers_guide


def test_every_example_stands_in_the_guide() -> None:
    lines = {line.strip() for line in writers_guide().splitlines()}
    assert [example for example in EXAMPLES if example not in lines] == []


def test_every_keyword_stands_in_the_guide() -> None:
    assert "| flying | Only creatures with flying or ranged can defend against this creature. |" in writers_guide()


def test_words_are_bold_and_blanks_are_italic() -> None:
    assert shown('{deal} number "damage" "to" things') == "**deal/deals** *number* **damage** **to** *things*"
    assert shown('"gain" KIND [of_faction]') == "**gain** *a subtype* [*of faction*]"


def test_a_phrase_without_examples_is_left_out() -> None:
    page = guide([("harm", "Harm.", [Phrase("deed", "{wound} things", guide)])], [])
    assert "wound" not in page
