"""Good and bad sentences of SLOT: one reading each, written back to the same ability; mistakes with their places."""

import tomllib
from typing import Any

import pytest

from batches import in_batches
from language.slot.said import HERE, collection, meanings, read, refusal, written
from wtactics.language.errors import TextRefused
from wtactics.language.phrase import BOTH, CHANGED, ORDER, TOLD, Phrase
from wtactics.rulesets.arc.speech.contents import SPEECH as ARC
from wtactics.rulesets.slot.speech.contents import SPEECH
from wtactics.vocabulary.deeds.deed import STATED, STATEMENT
from wtactics.vocabulary.reading.readers import all_phrases
from wtactics.vocabulary.sentences import phases

VERBS = (
    BOTH,
    ORDER,
    TOLD,
    CHANGED,
    STATED,
    STATEMENT,
    "card_law",
    "happening",
    "moment",
    "sign",
    "stance",
    "reach",
    "ruling",
)


def sentences(folder: str) -> list[dict[str, Any]]:
    files = sorted((HERE / folder).glob("*.toml"))
    return [sentence for path in files for sentence in tomllib.loads(path.read_text("utf-8"))["sentence"]]


GOOD = sentences("good")
BAD = sentences("bad")
SHARED = all_phrases(ARC)
OWN = [phrase for phrase in all_phrases(SPEECH) if phrase not in SHARED]
PHASED = {phrase.form for phrase in phases.phrases_of(SPEECH)}  # what a guide of its own families does not tell
EXAMPLES = sorted({example for phrase in OWN for example in phrase.examples if phrase.form not in PHASED})


@in_batches((sentence,) for sentence in GOOD)
def test_a_good_sentence_means_what_is_written_beside_it(sentence: dict[str, Any]) -> None:
    assert meanings(sentence["text"]) == sentence["means"]


@in_batches((text,) for text in [*(sentence["text"] for sentence in GOOD), *EXAMPLES])
def test_what_is_written_back_means_the_same(text: str) -> None:
    abilities = [meaning for meaning in meanings(text) if "(" in meaning]
    assert [meanings(words) for words in written(text)] == [[ability] for ability in abilities]


@pytest.mark.parametrize("sentence", BAD, ids=lambda sentence: sentence["text"])
def test_a_mistake_gets_its_message(sentence: dict[str, Any]) -> None:
    assert refusal(sentence["text"]) == sentence["message"]


def is_cut(words: list[str], at: int) -> bool:
    """Would a word that comes in there part words that are read together, such as action point?"""
    ahead, behind, whole = (tokens(" ".join(part)) for part in (words[:at], words[at:], words))
    return [*ahead, *behind] != whole


def tokens(text: str) -> list[str]:
    """The words as they are read."""
    return [str(token) for said in collection().reader.cutter.paragraphs(text, "Probe")[0] for token in said.tokens]


@in_batches((sentence,) for sentence in GOOD[::3])
def test_a_word_too_many_is_found_where_it_stands(sentence: dict[str, Any]) -> None:
    words = sentence["text"].split(" ")
    if len(words) < 3 or is_cut(words, -2):  # of two words nothing stands in front
        return
    text = " ".join([*words[:-2], "zzyx", *words[-2:]])
    with pytest.raises(TextRefused) as caught:
        read(text)
    assert (caught.value.faults[0].found, caught.value.faults[0].column) == ("zzyx", text.index("zzyx") + 1)


def used(text: str) -> set[Phrase]:
    """The phrases that the readings of a text are made of."""
    reader, found = collection().reader.reader, set[Phrase]()
    for words in [*written(text), *([text] if "-" not in text else [])]:
        for sentence in collection().reader.cutter.paragraphs(words.partition("] - ")[2] or words, "Probe")[0]:
            for tree in reader.trees(sentence, "permanent"):
                found |= {reader.nodes[str(part.data)] for part in tree.parts()}
    return found


def test_every_verb_and_sign_of_its_own_has_a_sentence() -> None:
    said = {id(phrase) for text in [*(sentence["text"] for sentence in GOOD), *EXAMPLES] for phrase in used(text)}
    phrases = [phrase for phrase in collection().reader.reader.phrases if phrase in OWN and phrase.rule in VERBS]
    assert [f"{phrase.rule}: {phrase.form}" for phrase in phrases if id(phrase) not in said] == []


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        ("[ ]: Restore 1 life to this creature.", "[ ] - Restore 1 life to this creature."),
        ("[ ]: Restore 1 life to this creature.", "[ ] Sleep It Off - Restore 1 life to this creature."),
        ("2G: Unmark this creature.", "2E: Unmark this creature."),
        ("[2]: Unmark this creature.", "[two]: Unmark this creature."),
        ("[Ensnare] - When this creature hits, you get 1 AP.", "[Ranged] - When this creature hits, you get 1 AP."),
        ("[Brambles] - When this creature hits, you get 1 AP.", "[Close] - When this creature hits, you get 1 AP."),
        ("[Ensnare] - When this creature hits, you get 1 AP.", "[Ensnare] When this creature hits, you get 1 AP."),
        ("[Brambles] - This weapon gets +1 against Elves.", "[Brambles] This weapon gets +1 against Elves."),
        ("Walking Corpses cost you 1 gold less.", "All Aboard - Walking Corpses cost you 1 gold less."),
        ("Blessed.", "Blessed - This creature can't be the target of magic attacks."),
        ("When this creature attacks, you get 1 AP.", "Each time this creature attacks, you get 1 AP."),
        ("[1]: Mark target level 2 creature.", "[1]: Mark target creature with level 2."),
    ],
)
def test_two_wordings_of_one_thing(ours: str, theirs: str) -> None:
    assert meanings(ours) == meanings(theirs)


def test_whoever_prints_no_such_weapon_cannot_speak_of_it() -> None:
    assert "^ unknown word; expected: brambles, ensnare, close, ranged" in refusal(
        "[Tusks] - When this creature hits, you get 1 AP."
    )
