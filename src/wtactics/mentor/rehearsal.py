"""A first game played through, as the server would play it: somebody who learns against the bot, and what he is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from wtactics.bots.roster import make_bot
from wtactics.content.content import content_of
from wtactics.engine.places import what_of
from wtactics.engine.telling import forget_facts
from wtactics.kits.verbs import ATTACK, MOVE, PLAY
from wtactics.mentor.first_game import TOPICS, FirstGame
from wtactics.mentor.mentor import SEAT, Mentor, Saying
from wtactics.records.file import to_text
from wtactics.records.record import RecordedMatch, begin
from wtactics.server.rooms.opponents import answer
from wtactics.server.rooms.room import for_people
from wtactics.server.web.catalogue import deck_cards

Player = Callable[[RecordedMatch], int]  # the place of an option among those that are offered
MOST: Final = 1_500  # choices, after which a rehearsal is given up


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """What was said, and how far the game went."""

    said: tuple[Saying, ...]
    turns_of: dict[int, int]  # the turn of the table in which each sentence was said
    turns: int
    over: bool

    def topics_by(self, turn: int) -> tuple[str, ...]:
        """The topics that had come up by the end of this turn."""
        known = {one.sentence.topic for one in self.said if self.turns_of[one.sentence.number] <= turn}
        return tuple(topic for topic in TOPICS if topic in known)

    def unsaid(self, lesson: FirstGame) -> list[str]:
        """The sentences for which no moment came."""
        known = {one.sentence.number for one in self.said}
        return [one.text for one in lesson.sentences if one.number not in known]


def rehearse(lesson: FirstGame, player: Player) -> Rehearsal:
    """Play a first game to its end."""
    content = content_of(lesson.ruleset)
    settings = for_people(content.game, 1) | dict(lesson.settings)
    decks = [deck_cards(lesson.ruleset, key) for key in (lesson.deck, lesson.against)]
    played = begin(content.game, content.pool, decks, lesson.seed, settings)
    text = to_text(replace(played.record, choices=[], outcome=None))
    played.match.table.listen()
    mentor = Mentor(lesson, content.game)
    turns_of: dict[int, int] = {}
    room = f"{lesson.ruleset} {lesson.seed} {id(played)}"
    while True:
        before = len(mentor.said)
        mentor.listen(played.match, len(played.record.choices))
        turns_of |= {one.sentence.number: int(played.match.table.turn) for one in mentor.said[before:]}
        if played.match.over or len(played.record.choices) >= MOST:
            break
        choice = player(played) if played.match.asked == SEAT else theirs(lesson, played, room, text)
        forget_facts(played.match.table)
        played.choose_at(choice)
    return Rehearsal(tuple(mentor.said), turns_of, int(played.match.table.turn), bool(played.match.over))


def theirs(lesson: FirstGame, played: RecordedMatch, room: str, text: str) -> int:
    """What the bot chooses, as the server asks it."""
    return answer(room, text, list(played.record.choices), int(played.match.asked), lesson.bot)


# ---- who learns


def careful(lesson: FirstGame) -> Player:
    """Whoever plays as well as he can."""
    bot = make_bot("greedy", content_of(lesson.ruleset).game, 1)

    def choose(played: RecordedMatch) -> int:
        return int(bot.choose_at(played.game.view(played.match.table, SEAT)))

    return choose


def curious(lesson: FirstGame) -> Player:
    """Whoever tries now and then what he has seldom done, and is careful otherwise."""
    well, done = careful(lesson), Counter[int]()

    def choose(played: RecordedMatch) -> int:
        offered = [what_of(o) for o in played.match.table.options]
        fresh = [n for n, what in enumerate(offered) if what in (PLAY, MOVE, ATTACK) and done[int(what)] == 0]
        choice = fresh[0] if fresh else well(played)
        done[int(offered[choice])] += 1
        return choice

    return choose


def wayward(lesson: FirstGame) -> Player:
    """Whoever touches whatever may be touched."""
    lots = Random(lesson.seed)
    return lambda played: lots.randrange(len(played.match.table.options))


LEARNERS: Final = {"careful": careful, "curious": curious, "wayward": wayward}
