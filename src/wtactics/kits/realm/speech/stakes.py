"""Stakes in words: what bids for one discipline come to, who wins when they are equal, who claims what, and who may answer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import BID, Number, Statement
from wtactics.engine.places import DISCIPLINES, NOBODY, CardId, Seat, Thing, seat_thing
from wtactics.engine.prices import BID_TIES
from wtactics.engine.table import Table
from wtactics.kits.realm.speech.bidding import (
    BIDS,
    COUNT,
    FOR_BIDS,
    GAIN,
    HIGH,
    ITS,
    MORE,
    POINTS,
    PRIZES,
    BidBonus,
    BidPrize,
    BidWeight,
    OfBids,
    counts_as,
    counts_more,
    on_side,
)
from wtactics.kits.realm.terms import BID_IN_ARMY, BID_UNMARKED, CLAIMING
from wtactics.language.phrase import ORDER, Misread, Phrase
from wtactics.vocabulary.deeds.deed import STATEMENT, Deed
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import UNMARKED, WITHOUT, HabitPhrase
from wtactics.vocabulary.rulings.meaning import Act, Do
from wtactics.vocabulary.rulings.pricing import Payer
from wtactics.vocabulary.rulings.restraint import decree_alone
from wtactics.vocabulary.things.meaning import Everyone, Things, This, You, possessive
from wtactics.vocabulary.things.mentioning import keeper, plain


class ForDiscipline(OfBids):
    """What is said of bids holds for those for one discipline."""

    def __init__(self, statement: OfBids, discipline: int) -> None:
        self.statement: Final = statement
        self.discipline: Final = discipline

    def law(self) -> i64:
        return self.statement.law()

    def sets(self) -> bool:
        return self.statement.sets()

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        return self.statement.alters(t, what, seat, c, usual) if t.bid_for() == self.discipline else 0

    def text(self) -> str:
        return f"{self.statement.text()} for {DISCIPLINES[self.discipline]}"


class WinsTies(OfBids):
    """Of equal bids these players win the one that they claimed."""

    def __init__(self, players: Things | None) -> None:
        self.players: Final = players

    def law(self) -> i64:
        return bit_of(BID_TIES)

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        return i64(what == BID_TIES and (self.players is None or self.players.has(t, seat_thing(seat))))

    def text(self) -> str:
        players = self.players if self.players is not None else Everyone(False)
        return f"{players.text()} {'win' if isinstance(players, You) else 'wins'} tied bids"


class ClaimLaw(Statement):
    """Players can't claim this discipline, or can though they control no such city."""

    def __init__(self, players: Things | None, discipline: int, can: bool) -> None:
        self.players: Final = players
        self.discipline: Final = discipline  # NOBODY: any
        self.can: Final = can

    def law(self) -> i64:
        return bit_of(CLAIMING)

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return not self.can and self.is_meant(t, deed, c, other)

    def allows(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return self.can and self.is_meant(t, deed, c, other)

    def is_meant(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        """Does it speak of this claim?"""
        mine = self.players is None or self.players.has(t, c)
        return deed == CLAIMING and mine and self.discipline in (NOBODY, other)

    def text(self) -> str:
        who = "players" if self.players is None else self.players.text()
        what = "disciplines" if self.discipline == NOBODY else DISCIPLINES[self.discipline]
        return f"{who} can claim {what} without such a city" if self.can else f"{who} can't claim {what}"


class AnswerQuota(Statement):
    """These players mark no more than so many residents to answer a claim of these others."""

    def __init__(self, players: Things | None, claimants: Things | None, most: i64) -> None:
        self.players: Final = players
        self.claimants: Final = claimants  # None: whoever it is
        self.most: Final = most

    def law(self) -> i64:
        return bit_of(BID)

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        seat = t.controller[c] if deed == BID else t.active
        if seat == t.active or (self.players is not None and not self.players.has(t, seat_thing(seat))):
            return False
        if self.claimants is not None and not self.claimants.has(t, seat_thing(t.active)):
            return False
        n: i64 = 0
        for other_card in t.board:
            n += i64(t.controller[other_card] == seat and t.is_bid(other_card))
        return n >= self.most

    def text(self) -> str:
        who = "players" if self.players is None else self.players.text()
        claims = "claims" if self.claimants is None else f"{self.claimants.text()}r claims"
        if self.most == 0:
            return f"{who} can't answer {claims}"
        return f"{who} can't mark more than {self.most} resident{'s' * (self.most > 1)} to answer {claims}"


class BidLess(BidWeight):
    """Cards that are marked for a bid count so much less for it; nobody counts less than nothing."""

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        return -super().alters(t, what, seat, c, usual)

    def much(self) -> str:
        return super().much().replace(" more", " less")


class BidInstead(BidWeight):
    """A card that is marked for a bid counts another number of its own in the place of its cost."""

    def __init__(self, things: Things, number: Number) -> None:
        super().__init__(things, number, True)

    def much(self) -> str:
        return f"with {self.number.text()} instead of its cost"


class BidMalus(BidBonus):
    """The bids of these players come to so much less."""

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        return -super().alters(t, what, seat, c, usual)

    def text(self) -> str:
        whose = "opponents'" if isinstance(self.players, Everyone) else possessive(self.players)
        return f"{whose} bids are {self.number.text()} lower"


class BidOnly(Statement):
    """Cards can't be marked for bids for this discipline, or for others."""

    def __init__(self, things: Things, discipline: int, only: bool) -> None:
        self.things: Final = things
        self.discipline: Final = discipline
        self.only: Final = only

    def law(self) -> i64:
        return bit_of(BID)

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return deed == BID and (t.bid_for() == self.discipline) != self.only and self.things.has(t, c)

    def text(self) -> str:
        can = "can only" if self.only else "can't"
        return f"{self.things.text()} {can} be marked for bids for {DISCIPLINES[self.discipline]}"


class ArmyBidsPhrase(HabitPhrase):
    """Of those in the Army it need not be said that they bid from there."""

    def give(self, reading: Reading) -> Do:
        if "in your army" not in reading.subject().text():
            raise Misread("creatures in your army", reading.subject().text())
        return super().give(reading)


class DisciplinePhrase(Phrase):
    """The name of a discipline."""

    def __init__(self, discipline: int) -> None:
        super().__init__("discipline", f'"{DISCIPLINES[discipline].lower()}"', lambda reading: discipline)


def for_discipline(reading: Reading, *parts: object) -> OfBids:
    """What is said of bids, for those for one discipline."""
    return ForDiscipline(on_side(reading, *parts), next(part for part in parts if isinstance(part, int)))


def counts_instead(reading: Reading, number: Number) -> OfBids:
    """Another number of its own takes the place of its cost: of several each would have its own."""
    if not isinstance(reading.subject(), This):
        raise Misread(f"this {reading.word}", reading.subject().text())
    return BidInstead(reading.subject(), number)


def counts_less(reading: Reading, number: Number) -> OfBids:
    return BidLess(reading.subject(), number)


def bids_lower(reading: Reading, whose: Detail, number: Number) -> OfBids:
    return BidMalus(keeper(whose), number)


def bids_higher(reading: Reading, whose: Detail, number: Number) -> OfBids:
    return BidBonus(keeper(whose), number)


def bids_higher_for(reading: Reading, whose: Detail, discipline: int, number: Number) -> OfBids:
    return ForDiscipline(BidBonus(keeper(whose), number), discipline)


def add_for(reading: Reading, number: Number, whose: Detail, discipline: int) -> OfBids:
    return ForDiscipline(BidBonus(keeper(whose), number), discipline)


def add_to_sum(reading: Reading, number: Number, whose: Detail) -> OfBids:
    return BidBonus(keeper(whose), number)


def wins_ties(reading: Reading, payer: Payer, *_pronouns: object) -> WinsTies:
    return WinsTies(payer.players)


def your_ties(reading: Reading) -> WinsTies:
    return WinsTies(You())


def claims_not(reading: Reading, payer: Payer, discipline: int) -> ClaimLaw:
    return ClaimLaw(payer.players, discipline, False)


def claims_too(reading: Reading, payer: Payer, *discipline: int) -> ClaimLaw:
    """What is said of cities is said of those of the same discipline."""
    if len(set(discipline)) > 1:
        raise Misread(f"a {DISCIPLINES[discipline[0]]} city", DISCIPLINES[discipline[1]])
    return ClaimLaw(payer.players, discipline[0] if discipline else NOBODY, True)


def bids_only(reading: Reading, discipline: int) -> BidOnly:
    return BidOnly(reading.subject(), discipline, True)


def bids_not(reading: Reading, discipline: int) -> BidOnly:
    return BidOnly(reading.subject(), discipline, False)


def nobody_claims(reading: Reading, discipline: int) -> ClaimLaw:
    return ClaimLaw(None, discipline, False)


def nobody_claims_now(reading: Reading, discipline: int) -> Deed:
    return decree_alone(reading, nobody_claims(reading, discipline))


def claims_now(reading: Reading, statement: Statement) -> Deed:
    return decree_alone(reading, statement)


def answers_with(reading: Reading, payer: Payer, *said: Number | Detail) -> AnswerQuota:
    most = next((plain(each) for each in said if isinstance(each, Number)), 0)
    return AnswerQuota(payer.players, of_you([each for each in said if isinstance(each, Detail)]), most)


def of_you(whose: list[Detail]) -> Things | None:
    """Whose claims, if that is said: yours."""
    if not whose:
        return None
    if not isinstance(keeper(whose[0]), You):
        raise Misread("your claims", keeper(whose[0]).text())
    return You()


def worth(reading: Reading, number: Number) -> BidPrize:
    return BidPrize(You(), number, True)


def no_prize(reading: Reading, payer: Payer) -> BidPrize:
    return BidPrize(payer.players, Fixed(0), True)


NOT: Final = '("can\'t" | "cannot")'
NOT_COST: Final = f'"instead" "of" {ITS} ("power" | "gold")? "cost"'
BID_WON: Final = '("bid" | "claim") "you" "win"'
BIDS_WON: Final = '("bids" | "claims") "you" "win"'
NO_CITY: Final = '"of" ("which" | "that") ("you" | "he" | "they") "control" "no" "city"'
SO_FEW: Final = f'({NOT} "mark" "more" "than" | ("can" | "may") "mark" ("only" | "at" "most" | "no" "more" "than"))'
CLAIMS: Final = Act("claim disciplines", bit_of(CLAIMING))
MARKED: Final = f'("be" "marked" ("for" | "in") {BIDS} | "bid")'
MARKED_ONLY: Final = f'"be" "marked" "only" "for" {BIDS}'
IN_ARMY: Final = (
    '("even" ("if" | "when" | "as" "long" "as") | "as" "long" "as")? ("it" | "they")? ("is" | "are")?'
    ' ("in" | "from") ("your" | "its" "controller" "\'s" | "the") "army"'
)
BIDDING: Final = (
    f'("when" ("it" | "they") ("bid" | "bids") | "when" "bidding" | ("for" | "by") "bidding" | ("for" | "in") {BIDS})'
)
SUM: Final = f'("sum" | "sums" | "total" | "totals") ("in" | "for" | "of") {BIDS}'
OF_ALL: Final = '("bids" | "claims")'
LOW: Final = '("lower" | "less" | "smaller")'
CLAIM: Final = '("claim" | "make" ("a" "claim" | "claims") "for")'
CITYLESS: Final = (
    '("without" "such" "a" "city" | ("even" ("if" | "though" | "when") | "although" | "though") ("you" | "he" | "they")'
    ' "control" "no" ("city" "of" ("it" | "that" "discipline") | discipline_again "city" | "such" "city"))'
)
ANSWER: Final = '("answer" | "respond" "to" | "mark" ("residents" | "creatures") "to" "answer")'
A_CLAIM: Final = '("claims" | "bids" | ("a" | "any") ("claim" | "bid"))'
TIES: Final = (
    '(("a" | "any" | "all" | "every")? ("tie" | "ties") ("in" ("your"? ("bids" | "claims") | "bidding"))?'
    ' | "tied" ("bids" | "claims"))'
)
PHRASES: Final = [
    *(DisciplinePhrase(i) for i in range(len(DISCIPLINES))),
    # what counts
    Phrase(STATEMENT, f'({FOR_BIDS} | "marked" ("for" side | answering)) "," subject_said (weight | no_weight)', on_side,
           ["In bids, this creature counts double."]),
    Phrase(STATEMENT, f'{FOR_BIDS} "," cost_of weight', on_side),
    Phrase(STATEMENT, f'{FOR_BIDS} "for" discipline "," subject_said (weight | no_weight)', for_discipline,
           ["In bids for Mind, this creature counts as 2 more."]),
    Phrase(STATEMENT, f'{FOR_BIDS} "for" discipline "," cost_of weight', for_discipline),
    Phrase("ruling", f'(weight | no_weight) {FOR_BIDS} "for" discipline', for_discipline),
    Phrase("weight", f'{COUNT} "as" ("if" | "though") ("it" | "they") ("cost" | "costs") number', counts_as, needs=PRIZES),
    Phrase("weight", f'{COUNT} "as" ("if" | "though") ("it" | "they") ("cost" | "costs") number "more"', counts_more,
           needs=PRIZES),
    Phrase("weight", f'{COUNT} "as" "a" ("creature" | "card") ("of" | "with") "a"? "cost" "of"? number', counts_as,
           needs=PRIZES),
    Phrase("weight", f'{COUNT} "for" number {MORE}', counts_more),
    Phrase("weight", f'{COUNT} ("for" | "as")? number ("less" | "fewer" | "lower")', counts_less,
           ["Creatures an opponent controls count for 1 less in bids."]),
    Phrase("weight", f'("is" | "are") number {HIGH}', counts_more),
    Phrase("weight", f'{COUNT} ("with" | "by" | "for" | "as")? value {NOT_COST}', counts_instead,
           ["This creature counts with its ATK instead of its cost in bids."], needs=PRIZES),
    Phrase(STATEMENT, f'owner {SUM} ("is" | "are") number {HIGH}', bids_higher),
    Phrase(STATEMENT, f'("add" | "adds") number "to" owner {SUM}', add_to_sum),
    Phrase(STATEMENT, f'"add" number "to" owner {OF_ALL} "for" discipline', add_for, ["Add 2 to your bids for Body."]),
    Phrase(STATEMENT, f'owner {OF_ALL} ("count" ("as" | "for") | "are") number ("higher" | "more")', bids_higher),
    Phrase(STATEMENT, f'owner {OF_ALL} ("count" ("as" | "for")? | "are") number {LOW}', bids_lower,
           ["Opponents' bids are 1 lower."]),
    Phrase(STATEMENT, f'owner {OF_ALL} "for" discipline ("count" ("as" | "for")? | "are") number {HIGH}', bids_higher_for,
           ["Your claims for Body are 2 higher."]),
    # who wins, and what
    Phrase(STATEMENT, f'card_payer ("win" | "wins") {TIES}', wins_ties, ["You win tied bids."], needs=PRIZES),
    Phrase(STATEMENT, '"if" ("a" | "your") ("bid" | "claim") "is" ("tied" | "a" "tie") "," "you" "win" "it"', your_ties,
           needs=PRIZES),
    Phrase(STATEMENT, f'"your" {OF_ALL} "win" ({TIES} | "if" "tied")', your_ties, needs=PRIZES),
    Phrase(STATEMENT, f'"each" {BID_WON} ("is" "worth" | "gives" "you") number {POINTS}', worth,
           ["Each bid you win is worth 2 victory points."], needs=PRIZES),
    Phrase(STATEMENT, f'{BIDS_WON} ("are" "worth" | "give" "you") number {POINTS}', worth, needs=PRIZES),
    Phrase(STATEMENT, f'card_payer {GAIN} "no" {POINTS} ("for" | "from" | "when" | "by") ("winning" "bids" | "bids"'
           ' ("that"? ("he" | "they" | "you")? ("win" | "wins"))?'
           ' | ("they" | "he" | "you") ("win" | "wins") ("bids" | "a" "bid"))', no_prize,
           ["Opponents gain no victory points for winning bids."], needs=PRIZES),
    # who bids
    Phrase("ruling", f'("can" | "may") ("only" {MARKED} | {MARKED} "only" | {MARKED_ONLY}) "for" discipline', bids_only,
           ["This creature can only be marked for bids for Soul."]),
    Phrase("ruling", f'{NOT} {MARKED} "for" discipline', bids_not),
    HabitPhrase("can bid in the army", "can bid in the army", BID_IN_ARMY,
                f'("can" | "may") ({MARKED} | "bid") ("as" ("if" | "though") ("it" | "they") ("was" | "were") "residents"?'
                f' "in"? ("a" ("city" | "resident") | "cities")? | {IN_ARMY})'),
    ArmyBidsPhrase("can bid in the army", "can bid in the army", BID_IN_ARMY, f'("can" | "may") {MARKED}'),
    HabitPhrase("isn't marked for bidding", "aren't marked for bidding", BID_UNMARKED,
                f'{UNMARKED} {BIDDING} | ("can" | "may") "bid" {WITHOUT}'),
    # who claims, and answers
    Phrase("claim_law", f"card_payer {NOT} {CLAIM} discipline", claims_not, ["Opponents can't claim Body."]),
    Phrase("claim_law", f'"no" ("player" | "players") ("can" | "may") {CLAIM} discipline', nobody_claims),
    Phrase("claim_law", f'card_payer ("may" | "can") "claim" discipline {CITYLESS}', claims_too,
           ["You may claim Mind even if you control no such city."]),
    Phrase("claim_law", f'card_payer ("may" | "can") "claim" (("a" "discipline" | "disciplines") {NO_CITY}'
           f' | "any" "discipline" {CITYLESS})', claims_too),
    Phrase("discipline_again", "discipline", lambda reading, discipline: discipline),
    Phrase("claim_law", f'card_payer ({NOT} {ANSWER} (owner? {A_CLAIM}) | {SO_FEW} number'
           f' ("resident" | "residents" | "creature" | "creatures") "to" "answer" owner? ({A_CLAIM} | "claim" | "bid"))',
           answers_with, ["Opponents can't mark more than two residents to answer your claims."]),
    Phrase(STATEMENT, "claim_law", lambda reading, law: law),
    Phrase(ORDER, "claim_law", claims_now),
]  # fmt: skip
