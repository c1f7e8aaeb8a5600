"""Latecomers in words: who counts for the bid under way though he was not marked for it, and what follows from that bid."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.bits import bit_of
from wtactics.engine.lasting import THIS_BID
from wtactics.engine.meaning import ANYTHING, DONE_ONCE, Condition, Noun, Number, Trigger
from wtactics.engine.places import AVATAR, CREATURE, DISCIPLINES, Flow, Option, Thing, seat_thing
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.kits.realm.area import BID_ROW
from wtactics.kits.realm.speech.bidding import THIS_ONE, BidBonus, BidUnderWay, MarkedForBid, for_this_bid
from wtactics.kits.realm.table import Realm
from wtactics.language.phrase import TOLD, Misread, Phrase
from wtactics.rulesets.ava.speech.standing import of
from wtactics.vocabulary.conditions.meaning import Is
from wtactics.vocabulary.deeds.deed import Deed, cards_in_play, seats_of
from wtactics.vocabulary.deeds.waiting import Delay
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.pricing import Payer
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.delaying import Later, delayed
from wtactics.vocabulary.things.meaning import Host, Things, You
from wtactics.vocabulary.things.mentioning import plain, same
from wtactics.vocabulary.things.picking import Check, Skip
from wtactics.vocabulary.triggers.meaning import Comes
from wtactics.vocabulary.triggers.watching import Watched, call, says


class CountFor(Deed):
    """AVA-TACT-04 Cards count for the bid under way as if they were marked for it: for their controllers, or for a player."""

    def __init__(self, things: Things, players: Things | None) -> None:
        self.things: Final = things
        self.players: Final = players

    def do(self, t: Table, answer: Option) -> Flow:
        assert isinstance(t, Realm)
        if not t.bids_now():
            return NEXT
        for c in cards_in_play(t, self.things):
            seats = seats_of(t, self.players) if self.players is not None else [t.controller[c]]
            if t.type(c) in (CREATURE, AVATAR) and len(seats) == 1:
                t.take_back_bid(c)
                t.bid(seats[0], c, False)
        return NEXT

    def text(self) -> str:
        count = "count" if self.things.many() else "counts"
        whose = "" if self.players is None else f" for {self.players.text()}"
        return f"{self.things.text()} {count}{whose} in this bid"


class CountOn(Deed):
    """AVA-TACT-04 Who was marked for the bid under way counts for it, whether it stays marked or not."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def do(self, t: Table, answer: Option) -> Flow:
        return NEXT

    def text(self) -> str:
        return f"{self.things.text()} still {'count' if self.things.many() else 'counts'} for this bid"


def has_marked(t: Table, players: Things, least: i64) -> bool:
    """Have these players marked so many for the bid under way?"""
    assert isinstance(t, Realm)
    n: i64 = 0
    i: i64 = 0
    while i < len(t.bids):
        n += i64(players.has(t, seat_thing(t.bids[i])))
        i += BID_ROW
    return n >= least


class HasMarked(Condition):
    """AVA-TACT-03 A player has marked somebody for the bid under way."""

    def __init__(self, players: Things, least: i64) -> None:
        self.players: Final = players
        self.least: Final = least

    def holds(self, t: Table) -> bool:
        return has_marked(t, self.players, self.least)

    def depends(self) -> i64:
        return ANYTHING

    def text(self) -> str:
        have = "have" if isinstance(self.players, You) else "has"
        many = "a resident" if self.least == 1 else f"at least {self.least} residents"
        return f"{self.players.text()} {have} marked {many} for this bid"


class BidTakenPart(BidUnderWay):
    """AVA-TACT-03 A bid is under way for which these players have marked somebody."""

    def __init__(self, players: Things, least: i64) -> None:
        super().__init__(True)
        self.players: Final = players
        self.least: Final = least

    def holds(self, t: Table) -> bool:
        return super().holds(t) and has_marked(t, self.players, self.least)

    def which(self) -> str:
        have = "have" if isinstance(self.players, You) else "has"
        many = "a resident" if self.least == 1 else f"at least {self.least} residents"
        return f"a bid for which {self.players.text()} {have} marked {many}"

    def text(self) -> str:
        return f"{self.which()} is under way"

    def when(self) -> str:
        return f"during {self.which()}"


class AfterThisBid(Delay):
    """Something is done as the bid under way is settled, if there is one and it ends so."""

    def do(self, t: Table, answer: Option) -> Flow:
        return super().do(t, answer) if t.bids_now() else NEXT

    def text(self) -> str:
        assert self.ability.trigger is not None
        return self.ability.trigger.text().replace("whenever ", "if ").replace(" a bid", " this bid")


def counts_for(reading: Reading, *said: Things) -> CountFor:
    things = reading.subject()
    if things.people():
        raise Misread("cards, which can be marked", things.text())
    if isinstance(getattr(things, "things", things), Host):
        raise Misread("what is done once", "what would hold of what this is attached to")
    return CountFor(things, said[0] if said else None)


def still_counts(reading: Reading, *_said: object) -> CountOn:
    if reading.subject().people():
        raise Misread("cards, which can be marked", reading.subject().text())
    return CountOn(reading.subject())


def counts_as_more(reading: Reading, number: Number) -> Deed:
    """Whose bid it is added to is a player."""
    if not reading.subject().people():
        raise Misread("a player, who marks residents", reading.subject().text())
    return for_this_bid(reading, BidBonus(reading.subject(), number))


def marked_any(reading: Reading, payer: Payer, *least: Number) -> HasMarked:
    return HasMarked(of(payer), plain(least[0]) if least else 1)


def taking_part(reading: Reading, payer: Payer, *least: Number) -> BidTakenPart:
    return BidTakenPart(of(payer), plain(least[0]) if least else 1)


def is_marked_now(reading: Reading, things: Things) -> Condition:
    return Is(things, MarkedForBid())


class InVain(Trigger):
    """AVA-TACT-04 A claim has been made and is not won: by nobody, or by somebody else."""

    def __init__(self, disciplines: list[int], players: Noun, words: str) -> None:
        super().__init__(facts.UNWON, also=bit_of(facts.BID_MISSED))
        self.disciplines: Final = disciplines
        self.players: Final = players
        self.words: Final = words

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return (len(self.disciplines) == 0 or a in self.disciplines) and self.players.fits(t, seat_thing(b))

    def text(self) -> str:
        return self.words


def in_vain(reading: Reading, who: Watched, *discipline: int) -> InVain:
    call(reading, who, True)
    name = DISCIPLINES[discipline[0]] if discipline else "a discipline"
    also = "and don't" if isinstance(who.very, You) else "and doesn't"
    return InVain(list(discipline), who.noun, f"{says(who, f'claim {name}')} {also} win it")


def count_more_if(reading: Reading, number: Number, other: Number, condition: Condition) -> Steps:
    """Count one more for you, or two more if something is so: the one or the other."""
    usual, instead = (for_this_bid(reading, BidBonus(You(), each)) for each in (number, other))
    return [Check(condition, 2), instead, Skip(1), usual]


def settled_so(reading: Reading, *who: Watched) -> Trigger:
    """The bid under way has a winner, or none."""
    if not who:
        return Comes(facts.UNWON, [], None, "whenever nobody wins a bid")
    call(reading, who[0], True)
    return Comes(facts.BID_WON, [], who[0].noun, says(who[0], "win a bid"))


def after_this_bid(reading: Reading, trigger: Trigger, steps: Steps) -> Steps:
    """None but a spell is about one bid."""
    if reading.word not in ("event", "magic"):
        raise Misread("an event", f"a {reading.word}")
    before = delayed(reading, Later(trigger, DONE_ONCE), steps, THIS_BID)
    last = before[-1]
    assert isinstance(last, Delay)
    return [*before[:-1], AfterThisBid(last.ability, last.until, last.which, last.whose)]


COUNT: Final = '("counts" | "count")'
MARKED_FOR: Final = (
    f'("resident" (("for" | "in") {THIS_ONE})? | ("resident" | "residents")? "marked" (("for" | "in") {THIS_ONE})?)'
)
HIS: Final = '("instead" "of" ("for" ("its" "controller" | "him" | "his" | "that" "player") | "its" "controller"))?'
ONE_MORE: Final = '("more" | "additional" | "extra")'
RESIDENTS: Final = '("residents" | "resident" | "creatures" | "creature")'
SOMEBODY: Final = (
    '("any" ("resident" | "residents")? | ("a" | "at" "least" "one" | "one") "resident" | "somebody" | "residents")'
)
OR_IT: Final = f'(("for" | "in") ("it" | {THIS_ONE}))'
NOBODY: Final = '("nobody" | "no" "player" | "no" "one")'
THAT_BID: Final = '("this" | "that" | "the" "current" | "the") ("bid" | "claim")'
FOR_WHICH: Final = '("for" | "in") ("which" | "that")'
PHRASES: Final = [
    Phrase(TOLD, f'{COUNT} ("for" | "in") {THAT_BID} | {COUNT} "as" {MARKED_FOR}', counts_for,
           ["Mark target resident you control. It counts for this bid."]),
    Phrase(TOLD, f'{COUNT} "for" counts_whom {HIS} (("for" | "in") {THAT_BID})? | {COUNT} ("for" | "in") {THAT_BID} "for"'
           f' counts_whom {HIS}', counts_for,
           ["Target resident marked for this bid counts for you in this bid."]),
    Phrase("counts_whom", '"you" | "your" "side"', lambda reading: You()),
    Phrase("counts_whom", "he_player", same),
    Phrase(TOLD, f'"still" {COUNT} ("for" | "in") (("the" | "a" | "any" | "that" | "this") ("bid" | "claim"))'
           f' ({FOR_WHICH} ("it" | "they") ("was" | "were") "marked")?', still_counts,
           ["Unmark up to two target residents you control. They still count for the bid for which they were marked."]),
    Phrase(TOLD, f'{COUNT} "as" "having" "marked" (number ({RESIDENTS} {ONE_MORE} | {ONE_MORE} {RESIDENTS}?)) {OR_IT}?',
           counts_as_more, ["Target player counts as having marked two more residents for this bid."]),
    Phrase("condition", f'card_payer ("have" | "has")? "marked" ({SOMEBODY} | "at" "least" number "residents") {OR_IT}?',
           marked_any, ["If you have marked a resident for this bid, draw a card."]),
    Phrase("time_condition", f'"during" ("a" | "the") ("bid" | "claim") {FOR_WHICH} card_payer ("have" | "has")? "marked"'
           f' ({SOMEBODY} | "at" "least" number "residents")', taking_part,
           ["Play only during a bid for which you have marked a resident."]),
    Phrase("condition", f'subject_plain ("is" | "was" | "are" | "were") "marked" {OR_IT}', is_marked_now,
           ["If your avatar is marked for this bid, draw a card."]),
    Phrase("in_vain", f'anyone ("claim" | "claims") ("a" "discipline" | discipline) ("and" | ","? "but")'
           f' ("don\'t" | "doesn\'t" | "do" "not" | "does" "not" | "fail" "to" | "fails" "to")'
           f' "win" ("it" | {THAT_BID})?', in_vain),
    Phrase("happening", "in_vain", same, ["Whenever you claim Soul and don't win it, draw a card."]),
    Phrase("trigger", '"if" in_vain', same),
    Phrase("fronted", f'"count" number ({RESIDENTS} {ONE_MORE} | {ONE_MORE} {RESIDENTS}?) "for" "you" {OR_IT} ","? "or" number'
           f' ({RESIDENTS}? {ONE_MORE} | {ONE_MORE}? {RESIDENTS}?) "if" if_condition', count_more_if),
    Phrase("bid_ends", f'{NOBODY} ("wins" | "has" "won") {THAT_BID}', settled_so),
    Phrase("bid_ends", f'anyone ("win" | "wins") {THAT_BID}', settled_so),
    Phrase("fronted", '("if" | "when") bid_ends "," effects', after_this_bid,
           ["Add 2 to your bid. If you win that bid, draw a card."]),
]  # fmt: skip
