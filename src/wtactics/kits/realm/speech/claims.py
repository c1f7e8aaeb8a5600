"""Claims in words: that somebody claims a discipline or answers a claim, and how far a claim has come."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import Condition, Noun, Trigger
from wtactics.engine.places import DISCIPLINES, Thing, seat_thing
from wtactics.engine.table import Table
from wtactics.kits.realm.speech.bidding import BidUnderWay, Side
from wtactics.kits.realm.speech.stakes import CLAIMS
from wtactics.kits.realm.table import Realm
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.conditions.meaning import Compare
from wtactics.vocabulary.needs import CITIES, Needs
from wtactics.vocabulary.nouns.limits import AT_LEAST, AT_MOST, compares
from wtactics.vocabulary.numbers.meaning import CountOf, Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.meaning import Act
from wtactics.vocabulary.things.meaning import You
from wtactics.vocabulary.triggers.handling import hear_bid
from wtactics.vocabulary.triggers.meaning import Very
from wtactics.vocabulary.triggers.past import THIS_TURN, TURNS, PastThings
from wtactics.vocabulary.triggers.remembering import recalled
from wtactics.vocabulary.triggers.watching import Watched, call, says


class MakesClaim(Trigger):
    """A player claims a discipline, or answers a claim, and has marked for it whom he likes."""

    def __init__(self, answering: bool, disciplines: list[int], players: Noun, words: str) -> None:
        super().__init__(facts.CLAIM_MADE)
        self.answering: Final = answering
        self.disciplines: Final = disciplines
        self.players: Final = players
        self.words: Final = words

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        if (n >= len(DISCIPLINES)) != self.answering or not self.players.fits(t, seat_thing(b)):
            return False
        meant = len(self.disciplines) == 0
        for discipline in self.disciplines:
            meant = meant or n % len(DISCIPLINES) == discipline
        return meant

    def text(self) -> str:
        return self.words


class AnswersYours(MakesClaim):
    """A player answers a claim of yours."""

    def __init__(self, players: Noun, words: str) -> None:
        super().__init__(True, [], players, words)

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return t.active == t.you and super().matches(t, a, b, n)


class OwnClaims(Compare):
    """How often you made a claim this turn; in another player's turn you only answer claims."""

    def holds(self, t: Table) -> bool:
        return super().holds(t) if t.active == t.you else compares(0, self.relation, self.bound.of(t))


class ClaimOf(BidUnderWay):
    """You, or an opponent, made the claim that is under way: whoever is active (ARC-TACT-01)."""

    def __init__(self, yours: bool) -> None:
        super().__init__(False)
        self.yours: Final = yours

    def holds(self, t: Table) -> bool:
        return super().holds(t) and (t.active == t.you) == self.yours

    def text(self) -> str:
        return f"a claim of {'yours' if self.yours else 'an opponent'} is under way"

    def when(self) -> str:
        return "during your claim" if self.yours else "during an opponent's claim"


class ClaimStage(BidUnderWay):
    """A claim has been made, and all answers to it, or none yet."""

    def __init__(self, answered: bool) -> None:
        super().__init__(False)
        self.answered: Final = answered

    def holds(self, t: Table) -> bool:
        return isinstance(t, Realm) and super().holds(t) and t.is_claim_answered() == self.answered

    def text(self) -> str:
        return f"a claim {'was' if self.answered else 'is not yet'} answered"

    def when(self) -> str:
        return f"{'after' if self.answered else 'before'} a claim is answered"


def claims(reading: Reading, who: Watched, *disciplines: int) -> Trigger:
    hear_bid(reading, who)
    named = " or ".join(DISCIPLINES[each] for each in disciplines) or "a discipline"
    return MakesClaim(False, list(disciplines), who.noun, says(who, f"claim {named}"))


def answers(reading: Reading, who: Watched) -> Trigger:
    call(reading, who, True)
    return MakesClaim(True, [], who.noun, says(who, "answer a claim"))


def answers_yours(reading: Reading, who: Watched) -> Trigger:
    call(reading, who, True)
    return AnswersYours(who.noun, says(who, "answer a claim of yours"))


def claimed(reading: Reading, ago: int) -> Condition:
    return own_claims(reading, AT_LEAST, 1, "made a claim", ago)


def claimed_nothing(reading: Reading, ago: int) -> Condition:
    return own_claims(reading, AT_MOST, 0, "made no claim", ago)


def own_claims(reading: Reading, relation: int, number: int, words: str, ago: int) -> Condition:
    if ago != THIS_TURN:
        raise Misread('"this turn"', TURNS[ago])
    past = PastThings(recalled(reading, facts.CLAIM_MADE, None, Very(You()), ago, True), "", "")
    return OwnClaims(CountOf(past), relation, Fixed(number), f"you {words} this turn")


def claiming(reading: Reading) -> Act:
    """Players claim, and nobody else."""
    if reading.actor is not None and not reading.actor.people():
        raise Misread("players, who claim", reading.actor.text())
    return CLAIMS


MAKES: Final = '("make" | "makes" | "announce" | "announces" | "declare" | "declares")'
MAKE: Final = '("make" | "announce" | "declare")'
MADE_IT: Final = '("made" | "announced" | "declared")'
DURING: Final = '("during" | "in")'
IN_REPLY: Final = '(("in" | "as" ("an" | "a")?) ("answer" | "response" | "reply" | "reaction") "to")'
CLAIM: Final = '(("a" | "any")? ("claim" | "bid"))'
A_CLAIM: Final = '("a" | "any") "claim"'
A_DISCIPLINE: Final = '(("a" | "any" | "one" "of" "the") ("discipline" | "disciplines"))'
BEING: Final = '(("is" | "was" | ("has" | "have") "been" | "are" | "were"))'
MADE: Final = '("made" | "given" | "marked" "for")'
ANY: Final = '("a" | "any" | "the" | "your" | "an" "opponent" "\'s")'
ALL: Final = '("all" "the"? | "the")?'
COUNTER_MARKS: Final = f'"counter" "-" "marks" (("of" | "for" | "to" | "against") {ANY} "claim" | {BEING} {MADE})?'
WHO: Final = (
    '(("all" | "the" | "your")? ("opponents" | "players") "have" | ("each" | "every") ("opponent" | "player") "has")'
)
ANSWERED: Final = '(("a" | "any" | "an" "opponent" "\'s" | "his") ("claim" | "bid") | "claims" | "bids")'
PHRASES: Final = [
    Phrase("alone", '"claim" (("any" | "a" | "another")? ("discipline" | "disciplines" | "advantages") | "again")?'
           ' | ("make" | "announce" | "declare") ("any"? ("more" | "further")? "claims" | ("a" | "another") "claim")',
           claiming, needs=Needs(deeds=CLAIMS.deeds)),
    Phrase("for_bids", f'("when" | "whenever" | "if") "you" "answer" {ANSWERED}', lambda reading: Side(False, True),
           ["This creature counts as 2 more when you answer a claim."], needs=CITIES),
    Phrase("happening", f'anyone ("claim" | "claims") ({A_DISCIPLINE} | "a" "city" "\'s" "discipline")', claims,
           ["Whenever an opponent claims a discipline, draw a card."], needs=CITIES),
    Phrase("happening", f"anyone {MAKES} {A_CLAIM}", claims, needs=CITIES),
    Phrase("happening", 'anyone ("claim" | "claims")', claims, needs=CITIES),
    Phrase("condition", f'"you" ("have" "already"?)? ({MADE_IT} {A_CLAIM} | "claimed" {A_DISCIPLINE}?) in_turn', claimed,
           ["If you made a claim this turn, draw a card."], needs=CITIES),
    Phrase("condition", f'"you" ("have" "already"?)? ({MADE_IT} "no" ("claim" | "claims")'
           f' | "claimed" ("nothing" | "no" "discipline"))'
           f' in_turn | "you" "didn\'t" ({MAKE} ({A_CLAIM} | "any" "claims") | "claim" ({A_DISCIPLINE} | "anything")?) in_turn'
           f' | "you" "haven\'t" ({MADE_IT} ({A_CLAIM} | "any" "claims") | "claimed" ({A_DISCIPLINE} | "anything")?) in_turn',
           claimed_nothing, ["If you didn't make a claim this turn, draw a card."], needs=CITIES),
    Phrase("happening", 'anyone ("claim" | "claims") ("the" "discipline" "of"? | "for")? discipline ("or" discipline)?', claims,
           ["Whenever an opponent claims Mind, gain 1 victory point."], needs=CITIES),
    Phrase("happening", f'anyone {MAKES} {A_CLAIM} ("for" | "of" | "to") discipline ("or" discipline)?', claims,
           needs=CITIES),
    Phrase("happening", 'anyone ("answer" | "answers") ("a" | "any") "claim" (("of" | "by") "another" "player")?', answers,
           ["Whenever an opponent answers a claim, draw a card."], needs=CITIES),
    Phrase("happening", 'anyone ("answer" | "answers") ("your" "claim" | ("a" | "any" | "one") "claim" "of" "yours"'
           ' | "one" "of" "your" "claims")', answers_yours,
           ["Whenever an opponent answers your claim, draw a card."], needs=CITIES),
    Phrase("time_condition", f'{DURING} ("an" "opponent" "\'s" {CLAIM} | {CLAIM} "of" "an" "opponent")'
           f' | {IN_REPLY} "an" "opponent" "\'s" {CLAIM} | "after" "an" "opponent" (("has" | "had")? "claimed" {A_DISCIPLINE}?'
           f' | ("has" | "had")? {MADE_IT} {A_CLAIM} | "claims" | {MAKES} {A_CLAIM})', lambda reading: ClaimOf(False),
           ["Play only during an opponent's claim."], needs=CITIES),
    Phrase("time_condition", f'{DURING} ("your" {CLAIM} | {CLAIM} "of" "yours")', lambda reading: ClaimOf(True),
           ["Play only during your claim."], needs=CITIES),
    Phrase("time_condition", f'"after" ("a" | "any" | "the") "claim" {BEING} "answered"',
           lambda reading: ClaimStage(True), ["Play only after a claim was answered."], needs=CITIES),
    Phrase("time_condition", f'"after" {ALL} "answers" "to" ("a" | "any" | "the") "claim" ({BEING} {MADE})?',
           lambda reading: ClaimStage(True), needs=CITIES),
    Phrase("time_condition", f'"after" ({ALL} {COUNTER_MARKS} | "counter" "-" "marking")', lambda reading: ClaimStage(True),
           ["Play only after the counter-marks of a claim."], needs=CITIES),
    Phrase("time_condition", f'"before" ({ALL} {COUNTER_MARKS} | "counter" "-" "marking")', lambda reading: ClaimStage(False),
           needs=CITIES),
    Phrase("time_condition", f'"after" {WHO} "answered" ("a" | "the") "claim"', lambda reading: ClaimStage(True), needs=CITIES),
    Phrase("time_condition", f'"before" ("a" | "any" | "the") "claim" {BEING} "answered"',
           lambda reading: ClaimStage(False), ["Play only before a claim is answered."], needs=CITIES),
    Phrase("time_condition", f'"before" {ALL} "answers" "to" ("a" | "any" | "the") "claim" ({BEING} {MADE})?',
           lambda reading: ClaimStage(False), needs=CITIES),
    Phrase("time_condition", f'"after" ("a" | "any" | "the") "claim" ({BEING} "made")? ","? ("and" | "but")? "before"'
           f' ("it" {BEING} "answered" | {ALL} "answers" ("to" "it" ({BEING} {MADE})? | {BEING} {MADE})?)',
           lambda reading: ClaimStage(False), needs=CITIES),
]  # fmt: skip
