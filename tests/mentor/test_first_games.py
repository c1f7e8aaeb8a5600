"""Each first game, played through against the bot: every sentence is said at its moment, and each topic comes up in time."""

from __future__ import annotations

from functools import cache

import pytest

from wtactics.content.content import content_of
from wtactics.games import GAMES
from wtactics.mentor.first_game import TOPICS, FirstGame, all_first_games
from wtactics.mentor.mentor import MOST
from wtactics.mentor.rehearsal import LEARNERS, Rehearsal, rehearse

LESSONS = pytest.mark.parametrize("lesson", all_first_games(), ids=lambda lesson: lesson.ruleset)
BY_ALL = pytest.mark.parametrize("learner", LEARNERS)


@cache
def played(name: str, learner: str) -> Rehearsal:
    (lesson,) = [one for one in all_first_games() if one.ruleset == name]
    return rehearse(lesson, LEARNERS[learner](lesson))


def test_every_ruleset_has_a_first_game() -> None:
    assert tuple(lesson.ruleset for lesson in all_first_games()) == tuple(GAMES)


@LESSONS
@BY_ALL
def test_every_topic_comes_up_in_the_first_turns_however_one_plays(lesson: FirstGame, learner: str) -> None:
    found = played(lesson.ruleset, learner)
    assert found.topics_by(lesson.turns) == TOPICS
    assert 6 <= lesson.turns <= 10  # three to five of each player


@LESSONS
@BY_ALL
def test_a_first_game_is_short_and_ends(lesson: FirstGame, learner: str) -> None:
    found = played(lesson.ruleset, learner)
    assert found.over
    assert found.turns >= 6
    assert found.said[-1].sentence.topic == "winning"


@LESSONS
def test_every_sentence_is_said_and_at_its_moment(lesson: FirstGame) -> None:
    all_said = {one.sentence.number for learner in LEARNERS for one in played(lesson.ruleset, learner).said}
    assert [one.text for one in lesson.sentences if one.number not in all_said] == []
    for learner in LEARNERS:
        said = played(lesson.ruleset, learner).said
        assert len({one.sentence.number for one in said}) == len(said)  # each once
        assert [one.sentence.moment.fits(one.seen) for one in said] == [True] * len(said)


@LESSONS
def test_the_first_words_greet_and_few_come_at_once(lesson: FirstGame) -> None:
    said = played(lesson.ruleset, "careful").said
    assert said[0].sentence.topic == "greeting"
    last = max(one.seq for one in said)
    counts = [sum(one.seq == seq for one in said) for seq in range(last)]
    assert 1 < max(counts) <= MOST


@LESSONS
def test_a_sentence_is_one_sentence_and_names_rules_of_its_book(lesson: FirstGame) -> None:
    book = content_of(lesson.ruleset).rulebook
    for one in lesson.sentences:
        assert one.text.endswith(".")
        assert one.text.count(". ") == 0, one.text
        assert 40 < len(one.text) < 260, one.text
        assert all(rule in book for rule in one.rules)
        assert one.rules or one.topic in ("greeting", "leave")


@LESSONS
def test_the_decks_are_for_learning(lesson: FirstGame) -> None:
    decks = content_of(lesson.ruleset).decks.values()
    keys = {deck.file.rpartition("/")[2].removesuffix(".toml") for deck in decks if deck.learning}
    assert {lesson.deck, lesson.against} <= keys
    assert lesson.deck != lesson.against
