"""Mistakes: each is shown with its place and with what would have been understood; nothing is ever ignored."""

from typing import Any

import pytest

from batches import in_batches
from language.readings import collection, read, refusal, sentences
from wtactics.language.errors import TextRefused, nearest_first
from wtactics.language.reader import Unread
from wtactics.language.wordings import NORMAL

BAD = sentences("bad")
GOOD = sentences("good")
ONE = {*collection().keywords, *(way for ways in NORMAL.values() for way in ways)}  # of several words, but read as one


@pytest.mark.parametrize(("type_", "sentence"), BAD, ids=lambda part: part["text"] if isinstance(part, dict) else part)
def test_a_mistake_gets_its_message(type_: str, sentence: dict[str, Any]) -> None:
    assert refusal(sentence["text"], type_) == sentence["message"]


@in_batches(GOOD[::4])
def test_a_word_too_many_is_found_where_it_stands(type_: str, sentence: dict[str, Any]) -> None:
    words = sentence["text"].split(" ")
    half = len(words) // 2
    at = next((at for at in range(half, len(words)) if not names_one(words, at)), len(words))
    text = " ".join([*words[:at], "zzyx", *words[at:]])
    with pytest.raises(TextRefused) as caught:
        read(text, type_)
    before = text[: text.index("zzyx")].split("\n")
    assert (caught.value.faults[0].line, caught.value.faults[0].column) == (len(before), len(before[-1]) + 1)
    assert caught.value.faults[0].found == "zzyx"
    assert caught.value.faults[0].expected


def names_one(words: list[str], at: int) -> bool:
    """Do words on both sides belong to one wording, or stand before a counter, which any word names?"""
    if words[at].startswith("counter"):
        return True
    whole, before, behind = (f" {' '.join(part).lower().strip('.,:')} " for part in (words, words[:at], words[at:]))
    return any(f" {way} " in whole and f" {way} " not in before + behind for way in ONE)


def test_all_mistakes_of_a_text_are_told() -> None:
    with pytest.raises(TextRefused) as caught:
        read("Flying, rangd.\n(M): Draw a crad. Discard a card.\nElves get.")
    assert [(fault.line, fault.column) for fault in caught.value.faults] == [(1, 9), (2, 13), (3, 10)]


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("Flying..", 8),
        (".", 1),
        ("Flying. .", 9),
        ('(M): Draw a "card.', 13),
        ("Flying \u00e9\u00e9.", 8),
        ("\u201cFlying.\u201d", 1),
    ],
)
def test_stray_signs_are_found_where_they_stand(text: str, column: int) -> None:
    with pytest.raises(TextRefused) as caught:
        read(text)
    assert caught.value.faults[0].column == column


def test_the_caret_stands_below_the_word() -> None:
    above, below = refusal("(M): Deal 2 damage to tharget creature.").split("\n")
    assert above[below.index("^") :].startswith("tharget")


def test_the_likeliest_word_is_named_first() -> None:
    assert nearest_first("tharget", ["a", "all", "target"])[0] == "target"
    assert len(nearest_first("x", [f"w{i}" for i in range(50)])) == 15


def test_a_sentence_of_two_meanings_is_refused_with_both() -> None:
    reader = collection().reader
    sentence = reader.cutter.paragraphs("Draw a card.", "Probe")[0][0]
    meanings = iter(["draw a card", "draw a picture"])
    tree = reader.reader.trees(sentence, "spell")[0]
    reader.reader.known["spell", sentence.key()] = [tree, tree]
    try:
        with pytest.raises(Unread, match="in more than one way: draw a card / draw a picture"):
            reader.reader.read(sentence, "spell", lambda _: (next(meanings), None), str)
    finally:
        reader.reader.known["spell", sentence.key()] = [tree]


@pytest.mark.parametrize("type_", ["creature", "event", "city", "enchantment", "magic"])
def test_no_text_means_nothing(type_: str) -> None:
    found = read("", type_)
    assert (found.abilities, found.keywords) == ([], [])
