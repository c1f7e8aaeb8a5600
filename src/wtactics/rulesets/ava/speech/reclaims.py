"""Claims that nobody wins in words: who hears of them and who claims once more; whose disciplines are claimed, and by whom."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import Condition, Noun, Statement, Trigger
from wtactics.engine.places import DISCIPLINES, NOBODY, SEAT_THING, Thing
from wtactics.engine.table import Table
from wtactics.kits.realm.speech.outbid import check_itself
from wtactics.kits.realm.speech.roads import a_city
from wtactics.kits.realm.terms import BID_IN_ARMY, CLAIMING
from wtactics.language.phrase import ORDER, Misread, Phrase
from wtactics.rulesets.ava.speech.standing import of
from wtactics.rulesets.ava.terms import CLAIM_AGAIN
from wtactics.vocabulary.conditions.meaning import DuringTurn, Not
from wtactics.vocabulary.deeds.deed import STATEMENT, Deed
from wtactics.vocabulary.nouns.cards import ANYONES, THEIRS, YOURS, CardNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.meaning import Act, Do
from wtactics.vocabulary.rulings.pricing import Payer
from wtactics.vocabulary.rulings.restraint import decree_alone
from wtactics.vocabulary.sentences.parts import Stated
from wtactics.vocabulary.things.meaning import Things, This, You
from wtactics.vocabulary.things.mentioning import same
from wtactics.vocabulary.triggers.meaning import Comes
from wtactics.vocabulary.triggers.watching import Watched, call, you_yourself

ANY: Final = -1


class ClaimsAgain(Statement):
    """AVA-CONFLICT-01, AVA-TACT-09 A claim that nobody has won may be made once more in the same phase."""

    def __init__(self, players: Things, discipline: i64 = ANY) -> None:
        self.players: Final = players
        self.discipline: Final = discipline

    def law(self) -> i64:
        return bit_of(CLAIM_AGAIN)

    def allows(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return deed == CLAIM_AGAIN and self.discipline in (ANY, other) and self.players.has(t, c)

    def text(self) -> str:
        what = "a discipline" if self.discipline == ANY else DISCIPLINES[int(self.discipline)]
        return f"whenever nobody wins {what}, {self.players.text()} may claim it once more"


class ClaimsOf(Statement):
    """AVA-CONFLICT-01, AVA-TACT-01 Players claim the disciplines of these cities, whoever controls them."""

    def __init__(self, players: Things, cities: Things) -> None:
        self.players: Final = players
        self.cities: Final = cities

    def law(self) -> i64:
        return bit_of(CLAIMING)

    def allows(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        if deed != CLAIMING or not self.players.has(t, c):
            return False
        for city in self.cities.of(t):
            if NOBODY < city < SEAT_THING and t.is_of(city, other):
                return True
        return False

    def text(self) -> str:
        return f"{self.players.text()} may claim the discipline of {self.cities.text()}"


def again(reading: Reading, payer: Payer, *said: Any) -> ClaimsAgain:
    named = [int(each) for each in said if isinstance(each, int)]
    if len(set(named)) > 1:
        raise Misread("one discipline", "two")
    return ClaimsAgain(of(payer), named[0] if named else ANY)


def again_by(reading: Reading, *said: Any) -> ClaimsAgain:
    """Only the active player claims, so it was his claim that nobody won."""
    payer = next(each for each in said if isinstance(each, Payer))
    return again(reading, payer, *(each for each in said if isinstance(each, int)))


def again_now(reading: Reading, law: Statement) -> Deed:
    return decree_alone(reading, law)


def claims_of(reading: Reading, payer: Payer, city: Things, *_though: object) -> ClaimsOf:
    return ClaimsOf(of(payer), a_city(reading, city))


def unwon(reading: Reading, *said: Any) -> Trigger:
    """AVA-TACT-04 With equal numbers, or none, nobody wins."""
    who = next((each for each in said if isinstance(each, Watched)), None)
    named = [int(each) for each in said if isinstance(each, int)]
    words = "whenever nobody wins a bid" + (f" for {DISCIPLINES[named[0]]}" if named else "")
    if who is None:
        return Comes(facts.UNWON, named, None, words)
    call(reading, who, True)
    return Comes(facts.UNWON, named, who.noun, f"{words} that {who.words} claimed")


class UnwonWith(Comes):
    """Nobody wins a bid for which such a card was marked, by whomever."""

    def __init__(self, unwon: Comes, marked: Noun, words: str) -> None:
        super().__init__(unwon.fact, unwon.phases, None, f"{unwon.text()} for which {words} was marked")
        self.marked: Final = marked

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        if not super().matches(t, a, b, n):
            return False
        for c in self.marked.all(t):
            if c < SEAT_THING and t.is_bid(c):
                return True
        return False


def unwon_with(reading: Reading, *said: Any) -> Trigger:
    """Who was marked is still marked for it as it is compared."""
    marked = next(each for each in said if isinstance(each, Watched))
    named = [each for each in said if isinstance(each, int)]
    if marked.very is not None:
        call(reading, marked, False)
    words = "whenever nobody wins a bid" + (f" for {DISCIPLINES[named[0]]}" if named else "")
    return UnwonWith(Comes(facts.UNWON, named, None, words), marked.noun, marked.words)


def you_marked_in_vain(reading: Reading, marked: Watched, *discipline: int) -> Trigger:
    check_itself(marked)
    return unwon_with(reading, marked, *discipline)


def army_bids(reading: Reading, things: Things, when: Condition | None) -> list[Stated]:
    """Claims are made in one's own turn, and answered in those of others."""
    return [Stated([Do(things, BIDS, BIDS.words)], when)]


def bids_there(reading: Reading, payer: Payer, things: Things) -> list[Stated]:
    """Who is in the Army bids as if he resided; none but its controller marks a card for bids."""
    noun = reading.noun_of(things)
    whose = noun.whose if isinstance(noun, CardNoun) else ANYONES
    yours = isinstance(things, This) or whose == YOURS
    if yours != isinstance(payer.players, You) or (not yours and whose != THEIRS):
        raise Misread("cards of who marks them", things.text())
    return army_bids(reading, things, None)


BIDDING: Final = '("bids" | "claims" "and" "answers" | ("a" | "any") "bid")'
IN_ARMY: Final = '(("it" | "he" | "she") "is" | "they" "are") ("in" ("your" | "his" | "its" | "their" | "the") "army")'
BIDS: Final = Act("can bid in the army", bit_of(BID_IN_ARMY))
YOUR_TURN: Final = DuringTurn(True, [], "your turn")
WINS: Final = '(("nobody" | "no" "player" | "no" "one") ("wins" | "has" "won" | "won"))'
A_BID: Final = '(("a" | "the" | "any" | "that") ("bid" | "claim"))'
MADE: Final = '("claimed" | ("made" | "announced"))'
WHEN: Final = '("when" | "whenever" | "if")'
AGAIN: Final = '("again" | "once" "more" | "a" "second" "time" | "anew")'
PHASE: Final = (
    '(("in" | "during") ("the" | "that") "same"? "tactics" "phase" | "this" ("turn" | "phase")'
    ' | "in" "the" "same" "phase")?'
)
IT: Final = '("it" | "that" "discipline" | discipline)'
AS_IF: Final = (
    '("as" ("if" | "though") ("you" | "he") ("controlled" | "control") ("it" | "that" "city")'
    ' | "even" ("if" | "though") ("you" | "he") "control" "no" "city" "of" ("it" | "that" "discipline"))?'
)
RESIDENTS: Final = (
    '("as" ("if" | "though") ("they" | "it") ("was" | "were") ("a" "resident" | "residents" | "in" "a" "city"))'
)
FOR: Final = '(("for" | "of") discipline)?'
BID_OF: Final = f'({A_BID} {FOR} | ("your" | "his") ("bid" | "claim") {FOR} | "a" ("bid" | "claim") "of" "yours" {FOR})'
NO_WINNER: Final = f'({WINS} ({BID_OF} | "a" "discipline" | discipline) | {BID_OF} "has" "no" "winner")'
CLAIM_IT: Final = f'("may" | "can") "claim" {IT} {AGAIN} {PHASE}'
OPPONENT: Final = '("when" | "whenever" | "if") "an" "opponent" ("claims" "a" "discipline" | "makes" "a" "claim")'
NO_ONE: Final = '("nobody" | "no" "player" | "no" "one")'
UNWON: Final = '("has" "no" "winner" | "ends" "without" "a" "winner" | "isn\'t" "won" | "is" "tied")'
FOR_WHICH: Final = (
    '(("for" | "in") ("which" | "that") watched ("was" | "is") "marked" | "that"? watched ("was" | "is") "marked" "for"'
    ' | ("for" | "in") "which" "you" "have"? "marked" watched)'
)
MARKED_FOR: Final = (
    '("a" | "any") ("bid" | "claim" | discipline ("bid" | "claim") | ("bid" | "claim") ("for" | "of") discipline)'
)
PHRASES: Final = [
    Phrase("happening", f'{WINS} {A_BID} {FOR} ("that"? anyone {MADE})? | {WINS} discipline'
           f' | {A_BID} {FOR} ("has" "no" "winner" | "is" ("tied" | "not" "won"))', unwon,
           ["Whenever nobody wins a bid that you claimed, draw a card."]),
    Phrase("happening", f'({WINS} ("a" ("bid" | "claim") "of" "yours" | "your" ("bid" | "claim")) {FOR}'
           f' | ("a" ("bid" | "claim") "of" "yours" | "your" ("bid" | "claim")) {FOR} "has" "no" "winner")',
           lambda reading, *said: unwon(reading, you_yourself(reading), *said)),
    Phrase("happening", f'{WINS} {A_BID} (("for" | "of") discipline)? {FOR_WHICH}', unwon_with,
           ["Whenever nobody wins a bid for which this creature was marked, draw a card."]),
    Phrase("happening", f'{A_BID} {FOR_WHICH} ({UNWON} | "is" "won" "by" {NO_ONE})', unwon_with),
    Phrase("happening", f'"you" ("mark" | "have"? "marked") watched "for" {MARKED_FOR} "and"'
           f' {WINS} ("it" | {A_BID})', you_marked_in_vain,
           ["Whenever you marked this creature for a bid and nobody wins it, draw a card."]),
    Phrase("reclaim", f'{WHEN} card_payer ("have" | "has")? ("claimed" | "claim") ("a" "discipline" | discipline) "and" {WINS}'
           f' "it"? "," ("you" | "he" | "they") {CLAIM_IT}', again,
           ["If you have claimed Soul and nobody has won, you may claim it once more in the same Tactical phase."]),
    Phrase("reclaim", f'{WHEN} {NO_WINNER} ("that"? anyone {MADE})? "," card_payer {CLAIM_IT}', again_by),
    Phrase("reclaim", 'card_payer ("may" | "can") "claim" ("the" "discipline" "of" claimed_city'
           f' | claimed_city "\'s" "discipline") {AS_IF}', claims_of,
           ["You may claim the discipline of target city this turn."]),
    Phrase("claimed_city", "enchanted_thing | again | aimed", same),
    Phrase(STATEMENT, "reclaim", same),
    Phrase(ORDER, "reclaim", again_now),
    Phrase("said_tail", f'"you" ("may" | "can") "mark" general bidding_side {RESIDENTS}', army_bids,
           ["You may mark creatures in your army for claims as if they were residents."]),
    Phrase("said_tail", f'card_payer ("may" | "can") "mark" general "for" {BIDDING} "as" "long" "as" {IN_ARMY}', bids_there,
           ["You may mark your creatures for bids as long as they are in your army."]),
    Phrase("bidding_side", '"for" ("bids" | "claims" "and" "answers")', lambda reading: None),
    Phrase("bidding_side", '"for" "your"? "claims"', lambda reading: YOUR_TURN),
    Phrase("bidding_side", '("for" ("your" | "an")? ("answer" | "answers") | "to" "answer" ("claims" | "a" "claim"))',
           lambda reading: Not(YOUR_TURN)),
    Phrase("said_tail", f'{OPPONENT} "," "you" ("may" | "can") "mark" general "for" ("your" | "an")'
           f' ("answer" | "answers" | "bid") {RESIDENTS}', lambda reading, things: army_bids(reading, things, Not(YOUR_TURN))),
]  # fmt: skip
