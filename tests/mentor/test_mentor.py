"""A mentor: the moments that his sentences wait for, whom he sits beside, and that nothing he said is lost."""

from __future__ import annotations

from dataclasses import replace

import pytest

from wtactics.content.content import content_of
from wtactics.mentor.first_game import FirstGame, first_game
from wtactics.mentor.mentor import MOST, Mentor, Saying, mentor_for
from wtactics.mentor.moment import THEIRS, BadMoment, Moment, Seen, moment_of
from wtactics.mentor.rehearsal import careful
from wtactics.records.file import to_text
from wtactics.records.record import RecordedMatch, begin
from wtactics.server.messages import RoomRequest, SeatRequest
from wtactics.server.rooms.live_match import LiveMatch, revived
from wtactics.server.rooms.room import for_people, new_room
from wtactics.server.web.catalogue import deck_cards, ruleset_info

SEEN = Seen(
    turn=3, step="Attack", mine=True, asked=True, window=None, verbs=frozenset({"attack", "pass"}), waits=False,
    happened=frozenset({("lost", THEIRS), ("struck", "")}), over=False,
)  # fmt: skip


@pytest.mark.parametrize(
    ("fits", "words"),
    [
        (True, {"turn": 3}),
        (True, {"turn": 2, "mine": True, "step": "Attack", "may": "attack"}),
        (False, {"turn": 4}),
        (False, {"step": "Draw"}),
        (False, {"mine": False}),
        (False, {"may": "play"}),
        (False, {"window": "defence"}),
        (True, {"window": ""}),
        (False, {"responds": True}),
        (True, {"happened": "lost"}),
        (True, {"happened": "lost", "whose": "theirs"}),
        (False, {"happened": "lost", "whose": "yours"}),
        (False, {"happened": "died"}),
        (False, {"over": True}),
        (False, {"waits": True}),
    ],
)
def test_a_moment_is_there_when_all_that_is_named_is_so(fits: bool, words: dict[str, object]) -> None:
    assert moment_of(words).fits(SEEN) is fits


@pytest.mark.parametrize(
    "words", [{}, {"weather": "fine"}, {"happened": "rained"}, {"happened": "lost", "whose": "nobody's"}]
)
def test_a_moment_that_nobody_can_see_is_refused(words: dict[str, object]) -> None:
    with pytest.raises(BadMoment, match="expected"):
        moment_of(words)


def test_no_claim_is_a_response_nor_what_one_does_in_ones_own_phase() -> None:
    asked = Moment(responds=True)
    able = replace(SEEN, verbs=frozenset({"pass", "play"}))
    assert asked.fits(replace(able, window="defence"))
    assert not asked.fits(replace(able, window="my-phase"))
    assert not asked.fits(replace(able, window="empty-claim", verbs=frozenset({"pass", "claim"})))


@pytest.mark.parametrize(
    ("moment", "seen", "asks", "last"),
    [
        (Moment(asked=True), SEEN, True, False),
        (Moment(happened="lost"), SEEN, False, False),
        (Moment(over=True), replace(SEEN, asked=False, over=True), False, True),
    ],
)
def test_the_page_learns_what_speaks_of_the_open_question_and_what_is_said_last(
    moment: Moment, seen: Seen, asks: bool, last: bool
) -> None:
    told = Saying(3, replace(lesson_of("arc").sentences[1], moment=moment), seen).message()
    assert (told.asks, told.last) == (asks, last)


def test_the_rest_of_what_fits_is_said_when_its_moment_comes_again() -> None:
    lesson = lesson_of("arc")
    some = tuple(replace(one, moment=Moment(turn=1)) for one in lesson.sentences[: MOST + 2])
    mentor = Mentor(replace(lesson, sentences=some), content_of("arc").game)
    assert [one.number for one in mentor.apt(SEEN)] == list(range(MOST))
    assert [one.number for one in mentor.apt(replace(SEEN, over=True))] == list(range(MOST + 2))


def lesson_of(name: str) -> FirstGame:
    lesson = first_game(name)
    assert lesson is not None
    return lesson


def dealt(lesson: FirstGame, seed: int, settings: dict[str, int]) -> RecordedMatch:
    content = content_of(lesson.ruleset)
    decks = [deck_cards(lesson.ruleset, key) for key in (lesson.deck, lesson.against)]
    return begin(content.game, content.pool, decks, seed, for_people(content.game, 1) | settings)


def test_he_sits_beside_the_player_of_a_first_game_and_of_no_other() -> None:
    lesson, game = lesson_of("arc"), content_of("arc").game
    own = dict(lesson.settings)
    assert mentor_for(dealt(lesson, lesson.seed, own).record, game) is not None
    assert mentor_for(dealt(lesson, lesson.seed + 1, own).record, game) is None
    assert mentor_for(dealt(lesson, lesson.seed, {}).record, game) is None
    turned = replace(lesson, deck=lesson.against, against=lesson.deck)
    assert mentor_for(dealt(turned, lesson.seed, own).record, game) is None


def test_the_page_is_told_which_room_to_ask_for_and_gets_a_mentor_by_it() -> None:
    told = ruleset_info("orc").first
    assert told is not None
    seats = (SeatRequest(kind="me", deck=told.deck), SeatRequest(kind="bot", deck=told.against, bot=told.bot))
    room = new_room(RoomRequest(ruleset="orc", seats=seats, settings=told.settings, seed=told.seed), "g", "G")
    played = dealt(lesson_of("orc"), int(room.seed), dict(room.settings))
    assert mentor_for(played.record, played.game) is not None
    assert ruleset_info("orc+openmull").first is None


def test_whoever_comes_back_finds_all_that_was_said() -> None:
    lesson = lesson_of("arc")
    played = dealt(lesson, lesson.seed, dict(lesson.settings))
    text = to_text(replace(played.record, choices=[], outcome=None))
    content = content_of("arc")
    live = revived("room", text, (), content.pool, content.game)
    told = list(live.advice(0))
    for _ in range(25):
        before = live.seq
        news = live.step(0, (0, 1), last=True)
        told += [one for one in live.advice(0) if one.seq > before]
        assert '"advice":[]' in news[1]  # nobody explains anything to a bot
    again = revived("room", text, tuple(live.played.record.choices), content.pool, content.game)
    assert list(again.advice(0)) == told
    assert len(told) > 3
    assert live.advice(1) == ()


def test_a_part_of_a_choice_is_explained_where_it_is_tried() -> None:
    lesson = lesson_of("slot")
    played = dealt(lesson, lesson.seed, dict(lesson.settings))
    text = to_text(replace(played.record, choices=[], outcome=None))
    content = content_of("slot")
    live = revived("room", text, (), content.pool, content.game)
    player = careful(lesson)
    while "keep" not in verbs(live):
        live.step(player(live.played) if live.asked == 0 else 0, (), last=True)
    before = live.advice(0)
    question = live.state(0).question
    assert question is not None
    picks = [question.options[verbs(live).index("keep")].id]
    told = live.drafted(live.tried(0, picks), picks).advice  # who pays for the upkeep
    assert "paying" in [one.topic for one in told]
    assert not {one.number for one in told}.intersection(one.number for one in before)
    assert live.advice(0) == before  # a draft leaves no trace


def verbs(live: LiveMatch) -> list[str]:
    """What the learner may do; nothing while the other is asked."""
    question = live.state(0).question
    return [one.verb for one in question.options] if question else []
