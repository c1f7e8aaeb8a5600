"""Good sentences: each has one reading, means what its file says, and is written back to the same ability."""

from typing import Any

import pytest

from batches import in_batches
from language.readings import collection, meanings, read, sentences, type_that_reads
from wtactics.language.phrase import BOTH, CHANGED, ORDER, TOLD, Phrase
from wtactics.language.reader import Reader
from wtactics.language.structure import structure
from wtactics.rulesets.arc.speech.contents import SPEECH
from wtactics.vocabulary.deeds.deed import STATED, STATEMENT
from wtactics.vocabulary.reading.readers import all_phrases
from wtactics.vocabulary.reading.sentence import label_of
from wtactics.vocabulary.reading.writing import write

GOOD = sentences("good")
# What is paid to change a sentence before it stands in front
ONE_WAY = (
    "Draw a card. You may lose 1 victory point to draw two cards instead.",
    "Play only when you are attacked, before defenders are assigned.",
)
EXAMPLES = sorted({example for phrase in all_phrases(SPEECH) for example in phrase.examples})
VERBS = (BOTH, ORDER, TOLD, CHANGED, STATED, STATEMENT, "card_law")


@in_batches(GOOD)
def test_a_good_sentence_means_what_is_written_beside_it(type_: str, sentence: dict[str, Any]) -> None:
    assert meanings(sentence["text"], type_) == sentence["means"]


@in_batches(GOOD)
def test_a_good_sentence_is_written_back_to_the_same_abilities(type_: str, sentence: dict[str, Any]) -> None:
    writes_back(sentence["text"], type_)


@in_batches((example,) for example in EXAMPLES if example not in ONE_WAY)
def test_an_example_is_read_and_written_back(example: str) -> None:
    writes_back(example, type_that_reads(example))


def writes_back(text: str, type_: str) -> None:
    label = "Always: " if text.startswith("Always: ") else ""
    for ability in read(text, type_).abilities:
        again = [structure(other) for other in read(label + write(ability), type_).abilities]
        assert structure(ability) in again, f"{text!r} was written as {write(ability)!r}"


def used(text: str, type_: str) -> set[Phrase]:
    """The phrases that the readings of a text are made of."""
    reader: Reader = collection().reader.reader
    found: set[Phrase] = set()
    start = "spell" if type_ in ("event", "magic") else "permanent"
    for line in collection().reader.cutter.paragraphs(text, "Ember Adept"):
        for sentence in line:
            label = label_of(sentence)
            rest = sentence.without(label)  # behind a keyword stands a reminder
            for tree in reader.trees(rest, "reminder" if label and reader.derives(rest, "reminder") else start):
                found |= {reader.nodes[str(part.data)] for part in tree.parts()}
    return found


def test_every_verb_has_a_good_sentence() -> None:
    said: set[Phrase] = set()
    for type_, sentence in GOOD:
        said |= used(sentence["text"], type_)
    for example in EXAMPLES:
        said |= used(example, type_that_reads(example))
    verbs = [phrase for phrase in collection().reader.reader.phrases if phrase.rule in VERBS]
    assert [f"{verb.rule}: {verb.form}" for verb in verbs if verb not in said] == []


def test_a_sentence_means_the_same_wherever_it_stands() -> None:
    alone = meanings("Whenever this creature attacks, draw a card.", "creature")
    below = meanings("Flying.\n\nWhenever this creature attacks, draw a card.", "creature")
    assert below == [*alone, "flying"]


def test_sentences_of_one_line_make_one_ability() -> None:
    found = meanings(
        "Whenever this creature attacks, mark target creature. It gets +0/-1 until end of turn.", "creature"
    )
    assert len(found) == 1
    assert "effects=[Mark(" in found[0]
    assert "For(statement=Get(" in found[0]


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        ("When this creature comes into play, draw a card.", "When I come into play, draw a card."),
        ("This creature gets +1/+1 for each other Imp.", "I get +1/+1 for each other Imp in play."),
        ("(M): Draw a card.", "m, draw a card."),
        ("(M): Draw a card.", "Mark: Draw a card."),
        ("Target player discards his hand.", "Target player discards his/her hand."),
        ("This creature can't attack.", "I cannot attack."),
        ("This creature isn't marked for moving.", "I'm not marked for moving."),
        ("Whenever this creature attacks, draw a card.", "Whenever Ember Adept attacks, draw a card."),
        ("Elvish creatures you control get +1/+0.", "All your elvish creatures get +1/+0."),
        ("All Elves have flying.", "Elves gain flying."),
        ("2 power: Draw a card.", "2: Draw a card."),
        ("Flying.", "Flying - Only creatures with flying and ranged can defend against me."),
        ("Flying.", "Flying - Only creatures with flying or ranged can defend against this creature."),
        ("First strike.", "First Strike - I deal damage first. The other creature only strikes back if it survives."),
        ("Vigilant.", "Vigilant - Attacking doesn't mark me."),
        ("(M), mark an Orc you control: Draw a card.", "M, mark an Orc you control, and draw a card."),
        ("Elves an opponent controls get +0/-1.", "All opposing Elves get +0/-1."),
        ("Unmark target Elf in any graveyard. Draw a card.", "Search a graveyard and unmark target Elf. Draw a card."),
    ],
)
def test_two_wordings_of_one_thing(ours: str, theirs: str) -> None:
    type_ = "event" if ours.startswith(("Target", "Unmark")) else "creature"
    assert meanings(theirs, type_) == meanings(ours, type_)


def test_a_name_before_a_dash_says_nothing_by_itself() -> None:
    assert meanings("Homesick - This creature can't move.", "creature") == meanings(
        "This creature can't move.", "creature"
    )
