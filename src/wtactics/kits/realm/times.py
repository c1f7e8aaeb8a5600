"""When a deed is done, and by whom: asked of those that the open question is not about."""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64

from wtactics.engine.places import EVENT, HAND, Thing, place_of
from wtactics.engine.step import WINDOW, Step
from wtactics.kits import verbs
from wtactics.kits.abilities import has_ability
from wtactics.kits.asked import under_way, verb_asked
from wtactics.kits.realm.table import Realm
from wtactics.kits.realm.terms import BIDDING

T = TypeVar("T", bound=Realm)

# What belongs to one question only; all else that is chosen follows from a text that takes effect.
BELONGS: Final = (
    verbs.FOUND, verbs.DRAW, verbs.COLOUR, verbs.ROTATE, verbs.PRODUCE, verbs.UPKEEP, verbs.REFUSE,
    verbs.HOME, verbs.TARGET, verbs.NUMBER, verbs.PAY, verbs.GIVE, verbs.ORDER,
)  # fmt: skip


class Phases:
    """In which phases is played, attacked, claimed and discarded, by their numbers."""

    def __init__(self, *, first_play: i64, second_play: i64, attack: i64, tactics: i64, discard: i64) -> None:
        self.first_play: Final = first_play
        self.second_play: Final = second_play
        self.attack: Final = attack
        self.tactics: Final = tactics
        self.discard: Final = discard


class Moments:
    """The numbers of the rules that give each deed its phase, its player and its moment."""

    def __init__(
        self,
        *,
        one_thing: i64,
        announced: i64,
        events: i64,
        abilities: i64,
        moves: i64,
        attacks: i64,
        one_attack: i64,
        one_answer: i64,
        one_claim: i64,
        no_more_discards: i64,
        others_hands: i64,
        unanswered: i64,
    ) -> None:
        self.one_thing: Final = one_thing  # in a window one does one thing or nothing
        self.announced: Final = announced  # what was announced goes on to its end
        self.events: Final = events  # where there are windows, for events
        self.abilities: Final = abilities  # when abilities are used
        self.moves: Final = moves  # when creatures move
        self.attacks: Final = attacks  # who attacks, and when
        self.one_attack: Final = one_attack  # and how often
        self.one_answer: Final = one_answer  # claims are answered once
        self.one_claim: Final = one_claim  # and settled before the next
        self.no_more_discards: Final = no_more_discards  # nobody discards further than down to the limit
        self.others_hands: Final = others_hands  # passive players keep what they hold
        self.unanswered: Final = unanswered  # questions that cannot be answered by themselves


class Times(Step[T]):
    """Each deed has its phase, its player and its moment; what keeps it from now is the rule of these."""

    def __init__(
        self, phases: Phases, moments: Moments, questions: dict[int, i64], unanswered: tuple[int, ...]
    ) -> None:
        """`questions`: the rule that each carries out, by its verb; `unanswered`: those nobody can answer by themselves."""
        self.phases: Final = phases
        self.moments: Final = moments
        self.questions: Final = questions
        self.unanswered: Final = unanswered

    def forbids(self, t: T, what: i64, thing: Thing, other: i64) -> i64:
        rule = self.out_of_time(t, what, thing, other)
        return rule if rule != 0 else self.instead(t)

    def instead(self, t: T) -> i64:
        """The rule of what is asked now: in a window one thing or nothing, else what the question is about."""
        if t.carries(WINDOW, t.frame):
            return self.moments.one_thing
        return self.questions.get(int(verb_asked(t)), self.moments.announced)

    def out_of_time(self, t: T, what: i64, thing: Thing, other: i64) -> i64:
        """0, or the rule that gives this deed another phase, player or moment."""
        if what == verbs.PLAY:
            return self.cannot_play_now(t, thing)
        if what == verbs.LAY:
            return self.cannot_lay_now(t, thing)
        if what == verbs.ACTIVATE:
            mine = has_ability(t, thing, other) and t.controller[thing] == t.asked
            return self.not_now(t, self.moments.abilities) if mine else t.law().ability
        if what == verbs.MOVE:
            return 0 if self.plays_now(t) else self.moments.moves
        if what in (verbs.ATTACK, verbs.SEND):
            return self.cannot_attack_now(t)
        if what == verbs.BLOCK:
            return self.cannot_block_now(t)
        if what in (verbs.CLAIM, verbs.BID):
            return self.cannot_claim_now(t, what)
        if what == verbs.DISCARD:
            return self.cannot_discard_now(t)
        return self.questions.get(int(what), 0) if what in BELONGS else 0

    def plays_now(self, t: T) -> bool:
        """Is the active player asked, in one of his Play phases?"""
        return t.asked == t.active and t.phase in (self.phases.first_play, self.phases.second_play)

    def not_now(self, t: T, rule: i64) -> i64:
        """The rule, unless the question is one that nobody can answer with an event or an ability."""
        return self.moments.unanswered if verb_asked(t) in self.unanswered else rule

    def cannot_play_now(self, t: T, c: Thing) -> i64:
        """Own cards of the hand, or what lies ready, each type at its time; events in windows, too."""
        if not t.is_card(c) or (t.place[c] != place_of(HAND, t.asked) and not t.lies_ready(t.asked, c)):
            return t.law().hand
        if t.library.type[t.printed[c]] == EVENT:
            return self.not_now(t, self.moments.events)
        return self.not_yet(t, c)

    def not_yet(self, t: T, c: Thing) -> i64:
        """The rule that gives cards of this type their phase."""
        raise NotImplementedError

    def cannot_lay_now(self, t: T, c: Thing) -> i64:
        """0, or the rule that says when resource cards are laid."""
        raise NotImplementedError

    def cannot_attack_now(self, t: T) -> i64:
        """The active player, in his Attack phase, once."""
        if t.asked == t.active and t.fought == t.turn:
            return self.moments.one_attack
        return 0 if t.asked == t.active and t.phase == self.phases.attack else self.moments.attacks

    def cannot_block_now(self, t: T) -> i64:
        """The attacked player, in an attack."""
        if t.goal < 0 or t.asked == t.active:
            return t.law().defender
        return 0 if t.asked == t.defending else t.law().opponent

    def cannot_claim_now(self, t: T, what: i64) -> i64:
        """The active player, in his Tactics phase; the others answer once."""
        if what == verbs.BID:
            return self.moments.one_answer if under_way(t, BIDDING) else t.law().resident
        if t.asked != t.active or t.phase != self.phases.tactics:
            return t.law().discipline
        return self.moments.one_claim if under_way(t, BIDDING) else 0

    def cannot_discard_now(self, t: T) -> i64:
        """The active player, in his Discard phase, what is above the limit."""
        if t.phase != self.phases.discard:
            return t.law().hand_limit
        return self.moments.no_more_discards if t.asked == t.active else self.moments.others_hands
