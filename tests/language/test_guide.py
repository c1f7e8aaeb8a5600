"""The writer's guide says what the vocabulary says, and no more."""

from batches import in_batches
from language.readings import read, type_that_reads
from language.test_good import EXAMPLES
from wtactics.language.guide import Entry, guide, shown
from wtactics.rulesets.arc.speech.contents import SPEECH
from wtactics.rulesets.arc.speech.guide import GUIDE
from wtactics.vocabulary.guides.blanks import BLANKS
from wtactics.vocabulary.guides.handbook import blanks_in, blanks_of, spoken, writers_guide
from wtactics.vocabulary.guides.manual import Blank
from wtactics.vocabulary.sentences import phases
from wtactics.vocabulary.sentences.phases import phrases_of


def test_every_example_stands_in_the_guide() -> None:
    lines = {line.strip(" -") for line in writers_guide(SPEECH).splitlines()}
    assert [example for example in EXAMPLES if example.strip(" -") not in lines] == []


def test_every_family_has_one_place_in_the_guide() -> None:
    placed = [module.__name__ for _, modules in GUIDE.parts for module in modules]
    assert sorted(placed) == sorted(module.__name__ for module in (*SPEECH.families, phases))


def test_every_keyword_stands_in_the_guide() -> None:
    assert "| flying | Only creatures with flying or ranged can defend against this creature. |" in writers_guide(
        SPEECH
    )


def test_every_blank_is_explained_and_every_explanation_is_needed() -> None:
    families = [*(phrase for module in SPEECH.families for phrase in module.PHRASES), *phrases_of(SPEECH)]
    forms = [phrase.form for phrase in families if phrase.examples]
    met = {blank for form in forms for blank in blanks_in(form)}
    explained = [rule for blank in BLANKS for rule in blank.rules]
    assert sorted(map(spoken, explained)) == sorted(met)
    assert [blank.rules for blank in blanks_of(SPEECH)] == [blank.rules for blank in BLANKS]


@in_batches((blank,) for blank in BLANKS)
def test_what_fills_a_blank_is_read(blank: Blank) -> None:
    texts = blank.texts()
    assert len(set(texts)) == len(texts) > 0
    assert all(read(text, type_that_reads(text)).abilities or read(text, "creature").keywords for text in texts)


def test_words_are_bold_and_blanks_are_italic() -> None:
    assert shown('{deal} number "damage" "to" things') == "**deal/deals** *number* **damage to** *things*"
    assert shown('"gain" KIND [of_faction]') == "**gain** *a subtype* [*of faction*]"
    assert shown('self "\'s" "city"') == "*self* **'s city**"


def test_a_phrase_without_examples_is_left_out() -> None:
    harm = ("harm", "Harm.", [Entry("{wound} things", [])])
    page = guide([("Verbs", [harm])], [], [], "")
    assert "wound" not in page
    assert "Verbs" not in page
