"""Whole games of every ruleset, read line by line: what is told, asked, offered and answered is English."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from wtactics.content.content import content_of
from wtactics.records.file import to_text
from wtactics.records.record import begin
from wtactics.server.messages import Message
from wtactics.server.rooms.live_match import LiveMatch
from wtactics.server.show.layout import layout_message

MOST_CHOICES = 1_500
OTHER = (
    3  # every so many questions it is read what the seat is shown that is not asked: the same cards, in the same words
)
THING = "(?:point|card|gem|creature|token|counter|coin|resource|turn|slot|attacker|blocker|choice)"
FAULTS = {
    "one of a thing is told as many": re.compile(rf"\b1 (?:[a-z]+ )?{THING}s\b"),
    "many of a thing are told as one": re.compile(rf"\b(?:0|[2-9]|\d\d+) {THING}\b(?! card)"),
    "a word is doubled": re.compile(r"\b([A-Za-z]+) \1\b", re.IGNORECASE),
    "a turn before the first": re.compile(r"\bturn 0\b", re.IGNORECASE),
    "a place nobody filled": re.compile(r"\{(?!seat:\d\})|\bNone\b|\bNOBODY\b|  "),
    "an ending told twice": re.compile(r"\bwins?: win\b", re.IGNORECASE),
}
FAULTY = ["loses 1 points", "draws 2 card", "the the", "Turn 0", "pays {n}", "B wins: Win by survival"]


def texts(live: LiveMatch, seats: Iterable[int]) -> Iterator[str]:
    """Every text that these seats are shown now."""
    for seat in seats:
        state = live.state(seat)
        asked = (part.model_dump() for part in (state.question, state.ending, *state.chain) if part is not None)
        yield from strings([*asked, state.waiting])
        for card in state.cards:
            for part in (*card.signs, *card.changes, *card.values):
                yield from words_of(part)


@cache
def words_of(part: Message) -> tuple[str, ...]:
    """The sentences in a part of a message; many cards share it."""
    return tuple(strings(part.model_dump()))


def strings(of: Any) -> Iterator[str]:
    """Every sentence in a message: parts of one stand together."""
    if isinstance(of, str):
        yield of
    elif isinstance(of, dict):
        for value in of.values():
            yield from strings(value)
    elif isinstance(of, (list, tuple)):
        if of and all(isinstance(part, dict) and "text" in part and "rule" in part for part in of):
            yield "".join(part["text"] for part in of)
        else:
            for value in of:
                yield from strings(value)


def told(name: str, seed: int) -> frozenset[str]:
    """All that is said in a game by lot; the log too."""
    content = content_of(name)
    decks = [(deck.name, deck.cards(content.cards)) for deck in Random(seed).sample(list(content.decks.values()), 2)]
    played = begin(content.game, content.pool, decks, seed)
    live, chance = LiveMatch("room", played, to_text(played.record)), Random(seed)
    said = set(strings(layout_message(content.game, {}, 2).model_dump()))
    for choice in range(MOST_CHOICES):
        if played.match.over:
            break
        said |= set(texts(live, range(2) if choice % OTHER == 0 else [live.asked]))
        live.step(chance.randrange(len(played.match.table.options)), (), True)
    said |= set(texts(live, range(2)))
    for seat in range(2):
        said |= set(strings([line.model_dump()["text"] for line in live.log(seat)]))
    return frozenset(said)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "seed"),
    [
        ("arc", 1),
        ("arc", 2),
        ("arc", 3),
        ("slot", 1),
        ("slot", 2),
        ("slot", 3),
        ("orc", 1),
        ("orc", 2),
        ("ava", 1),
        ("ava", 2),
    ],
)
def test_a_game_is_told_in_english(name: str, seed: int) -> None:
    said = told(name, seed)
    assert len(said) > 300
    assert [(fault, line) for line in sorted(said) for fault, sign in FAULTS.items() if sign.search(line)] == []


@pytest.mark.parametrize(("fault", "line"), list(zip(FAULTS, FAULTY, strict=True)))
def test_a_fault_would_be_found(fault: str, line: str) -> None:
    assert FAULTS[fault].search(line)
