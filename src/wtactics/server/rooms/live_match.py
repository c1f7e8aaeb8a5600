"""A match in memory, as the store has it: it is played on, drafts are tried on copies, and each seat is told its part."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Final

from wtactics.content.pool import CardPool
from wtactics.engine.draft import at_will
from wtactics.engine.match import Match, NotOffered
from wtactics.engine.places import NOBODY
from wtactics.engine.telling import forget_facts
from wtactics.kits.game import Game
from wtactics.kits.settings import BadSettings
from wtactics.mentor.mentor import SEAT, mentor_for
from wtactics.records.file import from_text
from wtactics.records.past import Past
from wtactics.records.record import BadRecord, RecordedMatch, dealt_again, take, taker
from wtactics.records.review import Reviewer
from wtactics.records.shelf import content_for
from wtactics.server.data.store import Stand
from wtactics.server.messages import Advice, Drafted, LogLine, Reasons, TableState, Update, Why
from wtactics.server.rooms.suggestion import suggested
from wtactics.server.rooms.trial import Trial
from wtactics.server.show import table as show
from wtactics.server.show.drop import answers
from wtactics.server.show.review import looked, reviewed


class MatchBroken(Exception):
    """A stored match does not fit the rules or cards of this program."""


class LiveMatch:
    """One match, how far it has come, and what its seats have been told."""

    def __init__(self, room: str, played: RecordedMatch, text: str) -> None:
        self.room: Final = room
        self.played: Final = played
        self.text: Final = text  # the record with which it began
        self.game: Final[Game] = played.game
        self.reviews: Final[dict[int, str]] = {}
        self.notes: Final[list[list[show.Noted]]] = [[] for _ in played.record.decks]  # what is not yet in the logs
        self.logs: Final[list[list[LogLine]]] = [[] for _ in played.record.decks]
        self.mentor: Final = mentor_for(played.record, played.game)
        played.match.table.listen()

    @property
    def seq(self) -> int:
        """How many choices were made: the number of the open question."""
        return len(self.played.record.choices)

    @property
    def asked(self) -> int:
        """The seat that is asked; none when it is over."""
        return self.played.match.asked

    @property
    def hides(self) -> bool:
        """Are the others not to know whether the open question leaves a choice?"""
        return self.played.match.hides

    @property
    def ends_turn(self) -> bool:
        """Is nothing left but to end one's turn? That is said by the player, whatever he holds."""
        return self.played.match.ends_turn

    @property
    def choices(self) -> int:
        """How many options the open question has."""
        return len(self.played.match.table.options)

    @property
    def stand(self) -> Stand:
        """How far it has come."""
        return stand_of(self.played.match)

    def state(self, seat: int) -> TableState:
        """The table as this seat sees it."""
        match = self.played.match
        return show.table_state(self.game, at_will(match) if match.asked == seat else match, seat, self.seq)

    # ---- playing on

    def advance(self, choices: Sequence[int], watched: Iterable[int] = ()) -> list[dict[int, str]]:
        """Make these choices, which are stored; after each, what every watched seat is told."""
        seats, last = tuple(watched), len(choices) - 1
        return [self.step(choice, seats, i == last) for i, choice in enumerate(choices)]

    def step(self, choice: int, watched: Sequence[int], last: bool) -> dict[int, str]:
        """Make one choice, which is stored, and tell."""
        by = taker(choice, self.asked)
        forget_facts(self.played.match.table)
        self.played.take(choice)
        for seat in range(len(self.logs)):
            self.note(seat)
        told = {}
        for seat in watched:
            news = self.notes[seat][-1].told()
            events = show.events(self.game, self.played.match, seat)
            state = self.state(seat)
            if not last:  # the question of a part is answered already
                state = state.model_copy(update={"question": None})
            advice = self.mentor.news(self.seq) if self.mentor and seat == SEAT else ()
            told[seat] = Update(by=by, state=state, events=events, log=news, advice=advice).model_dump_json()
        return told

    def note(self, seat: int) -> None:
        """Note what the seat's log will say of the last choice."""
        self.notes[seat].append(show.noted(self.game, self.played.match, seat, self.seq))
        if self.mentor and seat == SEAT:
            self.mentor.listen(self.played.match, self.seq)

    def log(self, seat: int) -> list[LogLine]:
        """All that this seat was told."""
        for note in self.notes[seat]:
            self.logs[seat] += note.told()
        self.notes[seat].clear()
        return self.logs[seat]

    def advice(self, seat: int) -> tuple[Advice, ...]:
        """All that a mentor has said to this seat."""
        return self.mentor.all() if self.mentor and seat == SEAT else ()

    # ---- looking back

    @cached_property
    def past(self) -> Past:
        """All that it was, when it is over."""
        return Past(self.played.record, content_for(self.played.record).pool, self.game)

    def review(self, seat: int) -> str:
        """How it went for this seat, as it is told to it."""
        if seat not in self.reviews:
            found = Reviewer(self.past, seat, self.played.record.seed).review()
            told = reviewed(self.game, found, int(self.played.match.table.ending))
            self.reviews[seat] = told.model_dump_json()
        return self.reviews[seat]

    def look(self, seat: int, seq: int) -> str:
        """The table as this seat saw it after so many choices."""
        return looked(self.game, self.past, seat, seq).model_dump_json()

    # ---- trying out

    def stand_after(self, choices: Iterable[int]) -> Stand:
        """How far it will have come after these choices; NotOffered if they cannot be made."""
        match = self.played.match.clone()
        for choice in choices:
            take(match, choice)
        return stand_of(match)

    def tried(self, seat: int, picks: Sequence[int]) -> Trial:
        """A copy on which the seat has made these picks, the ids of options."""
        trial = Trial(self.game, self.played.match, seat)
        for pick in picks:
            trial.choose(pick)
        return trial

    def drafted(self, trial: Trial, picks: Sequence[int]) -> Drafted:
        """The table as it would be, for the seat alone."""
        state = show.table_state(self.game, trial.match, trial.view.seat, self.seq, part=bool(picks))
        if state.question is not None and trial.named:
            state = state.model_copy(
                update={"question": state.question.model_copy(update={"named": tuple(trial.named)})}
            )
        aside = self.mentor.aside(trial.match, self.seq) if self.mentor and trial.view.seat == SEAT and picks else ()
        advice = tuple(saying.message() for saying in aside)
        return Drafted(seq=self.seq, picks=tuple(picks), said=tuple(trial.said), state=state, advice=advice)

    def suggested(self, seat: int, picks: Sequence[int]) -> Drafted:
        """The table as it would be by a bot's advice, with its last part still to be chosen: it is proposed."""
        trial = self.tried(seat, picks)
        if trial.whole or not self.game.show.suggests(trial.view):
            raise NotOffered("nothing is advised here")
        *parts, last = suggested(trial)
        parts = [*picks, *parts]
        draft = self.drafted(self.tried(seat, parts), parts)
        question = draft.state.question
        assert question is not None, "the last part is asked"
        options = tuple(one.model_copy(update={"proposed": one.id == last}) for one in question.options)
        state = draft.state.model_copy(update={"question": question.model_copy(update={"options": options})})
        return draft.model_copy(update={"state": state})

    def reasons(self, seat: int, why: Why) -> Reasons:
        """Why the seat cannot do something with a card, a player, an area."""
        trial = self.tried(seat, why.picks)
        if trial.whole:  # what comes after a whole choice is not to be known before it is made
            raise NotOffered("these parts make a whole choice")
        found = answers(self.game, trial.match, seat, why)
        return Reasons(seq=self.seq, reasons=found)


def stand_of(match: Match) -> Stand:
    """How far a match has come."""
    table = match.table
    winner = int(table.winner) if match.over and table.winner != NOBODY else None
    return Stand(int(table.turn), int(match.asked), bool(match.over), winner)


def revived(
    room: str, text: str, choices: Sequence[int], pool: CardPool, game: Game, stand: Stand | None = None
) -> LiveMatch:
    """The match as it stood after these choices; Broken if this program's rules and cards lead elsewhere."""
    record = from_text(text)
    try:
        live = LiveMatch(room, dealt_again(record, content_for(record).pool if record.own else pool, game), text)
        for seat in range(len(live.logs)):
            live.note(seat)
        live.advance(choices)
    except (BadRecord, BadSettings, NotOffered) as error:
        raise MatchBroken(str(error)) from error
    if stand is not None and live.stand != stand:
        raise MatchBroken(f"expected {stand}, found {live.stand}")
    return live
