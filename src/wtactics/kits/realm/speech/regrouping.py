"""Regrouping in words: who defends against whom instead, attackers that exchange defenders, another order of combats."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.meaning import ROLES
from wtactics.engine.places import DEFENDER, NOBODY, CardId, Flow, Option, card_of
from wtactics.engine.state import joined
from wtactics.engine.step import AGAIN, NEXT, NOTHING
from wtactics.engine.table import Table
from wtactics.kits.fights import defenders_of
from wtactics.kits.realm.regrouping import begun, still_fights, turn_to
from wtactics.kits.realm.speech.combats import Unopposed, leaves_combat
from wtactics.kits.realm.speech.sieges import PASSES
from wtactics.kits.realm.table import Realm
from wtactics.kits.verbs import PICK
from wtactics.language.phrase import TOLD, Misread, Phrase
from wtactics.vocabulary.deeds.deed import Deed, cards_in_play, first_seat
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import NAMES_OTHERS, Quality
from wtactics.vocabulary.nouns.sorts import ATTACKING as ATTACKING_ROLE
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, Together, clause
from wtactics.vocabulary.things.mentioning import same
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import Doing, Watched, happens


class OtherFoe(Quality):
    """An attacker whose combat is not over, against which these do not defend."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def holds(self, t: Table, c: CardId) -> bool:
        assert isinstance(t, Realm)
        if not still_fights(t, c):
            return False
        for d in self.things.of(t):
            if t.role[d] == DEFENDER and t.foe[d] == c:
                return False
        return True

    def depends(self) -> i64:
        return ROLES | self.things.depends()

    def rank(self) -> i64:
        return NAMES_OTHERS

    def behind(self) -> str:
        return f"that {self.things.text()} does not defend against"


class StillFights(Quality):
    """An attacker whose combat is not over."""

    def holds(self, t: Table, c: CardId) -> bool:
        assert isinstance(t, Realm)
        return still_fights(t, c)

    def depends(self) -> i64:
        return ROLES

    def behind(self) -> str:
        return "whose combat isn't over"


class TurnTo(Deed):
    """Defenders defend against another attacker, and who did not defend helps them."""

    def __init__(self, things: Things, foe: Things) -> None:
        self.things: Final = things
        self.foe: Final = foe

    def do(self, t: Table, answer: Option) -> Flow:
        assert isinstance(t, Realm)
        for a in cards_in_play(t, self.foe):
            for d in cards_in_play(t, self.things):
                turn_to(t, d, a)
        return NEXT

    def text(self) -> str:
        return clause(self.things, "defend", f"against {self.foe.text()} instead")


class ExchangeFoes(Deed):
    """All that defend against one of two attackers defend against the other; so it is with being defended."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def do(self, t: Table, answer: Option) -> Flow:
        assert isinstance(t, Realm)
        two = cards_in_play(t, self.things)
        if not t.answered or len(two) != 2 or not (still_fights(t, two[0]) and still_fights(t, two[1])):
            return NEXT
        first, second = defenders_of(t, two[0]), defenders_of(t, two[1])
        roles = vec[i64]([t.role[two[1]], t.role[two[0]]])
        for d in first:
            t.block(d, two[1])
        for d in second:
            t.block(d, two[0])
        for i in range(2):
            t.stand_as(two[i], roles[i])  # one whose defenders are gone is defended none the less
        return NEXT

    def text(self) -> str:
        return f"exchange the defenders of {self.things.text()}"


class TradeFoes(Deed):
    """Each of two defenders defends against the attacker of the other."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def do(self, t: Table, answer: Option) -> Flow:
        assert isinstance(t, Realm)
        two = cards_in_play(t, self.things)
        if not t.answered or len(two) != 2 or t.role[two[0]] != DEFENDER or t.role[two[1]] != DEFENDER:
            return NEXT
        first, second = t.foe[two[0]], t.foe[two[1]]
        if first != second and still_fights(t, first) and still_fights(t, second):
            t.block(two[0], second)
            t.block(two[1], first)
        return NEXT

    def text(self) -> str:
        return f"exchange the attackers of {self.things.text()}"


class LineUp(Deed):
    """The combats that have not begun come in another order."""

    def do(self, t: Table, answer: Option) -> Flow:
        assert isinstance(t, Realm)
        at = int(begun(t))
        order = joined(t.attackers[:at], self.ordered(t, t.attackers[at:]))
        for i in range(len(order)):
            if order[i] != t.attackers[i]:
                t.line_up(order)
                break
        return NEXT

    def ordered(self, t: Realm, rest: vec[i64]) -> vec[i64]:
        """Those whose combats have not begun, in their new order."""
        raise NotImplementedError


class Reverse(LineUp):
    """The last is the first."""

    def ordered(self, t: Realm, rest: vec[i64]) -> vec[i64]:
        return vec[i64]([rest[len(rest) - 1 - i] for i in range(len(rest))])

    def text(self) -> str:
        return "reverse the order of attackers"


class ChangePlaces(LineUp):
    """Two of them stand in each other's place."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def ordered(self, t: Realm, rest: vec[i64]) -> vec[i64]:
        two = cards_in_play(t, self.things)
        if len(two) != 2 or two[0] not in rest or two[1] not in rest:
            return rest
        return vec[i64]([two[1] if a == two[0] else two[0] if a == two[1] else a for a in rest])

    def text(self) -> str:
        return f"exchange the places of {self.things.text()} in the order of attackers"


class GoFirst(LineUp):
    """They come before all others, or behind them."""

    def __init__(self, things: Things, first: bool) -> None:
        self.things: Final = things
        self.first: Final = first

    def ordered(self, t: Realm, rest: vec[i64]) -> vec[i64]:
        those = cards_in_play(t, self.things)
        ahead = vec[i64]([a for a in rest if (a in those) == self.first])
        behind = vec[i64]([a for a in rest if (a in those) != self.first])
        return joined(ahead, behind)

    def text(self) -> str:
        return clause(self.things, "go", f"{'first' if self.first else 'last'} in the order of attackers")


class OrderAnew(Deed):
    """A player says which combat comes next, one after the other, or for one alone."""

    def __init__(self, players: Things, goes_on: bool = True) -> None:
        self.players: Final = players
        self.goes_on: Final = goes_on

    def ask(self, t: Table) -> None:
        assert isinstance(t, Realm)
        seat = first_seat(t, self.players)
        if seat == NOBODY:
            return
        t.ask(seat)
        for a in t.attackers[int(begun(t) + t.note(1)) :]:
            t.offer(PICK, a)

    def do(self, t: Table, answer: Option) -> Flow:
        assert isinstance(t, Realm)
        at = begun(t) + t.note(1)
        if answer == NOTHING:
            t.remember(1, 0)
            return NEXT
        chosen = card_of(answer)
        left = vec[i64]([a for a in t.attackers[int(at) :] if a != chosen])
        t.line_up(joined(append(t.attackers[: int(at)], chosen), left))
        more = self.goes_on and at + 2 < len(t.attackers)
        t.remember(1, t.note(1) + 1 if more else 0)
        return AGAIN if more else NEXT

    def text(self) -> str:
        if not self.goes_on:
            return clause(self.players, "choose", "which of the remaining attackers has its combat next")
        return clause(self.players, "choose", "a new order of attackers")


def attacks_alone(reading: Reading, watched: Watched) -> Happens:
    return happens(reading, watched, Doing(PASSES))


def still_fighting(reading: Reading) -> Detail:
    return Detail("quality", StillFights())


def turns_to(reading: Reading, foe: Things, *_choice: object) -> TurnTo:
    return TurnTo(reading.subject(), foe)


def another_foe(reading: Reading) -> Things:
    """Of those whose combats are still to come; you choose."""
    noun = CardNoun([Sort(role=ATTACKING_ROLE, word="attacker")], qualities=[OtherFoe(reading.subject())])
    actor, reading.actor = reading.actor, None
    slot = reading.pick(noun, "another attacker")
    reading.actor = actor
    return slot


def exchange_foes(reading: Reading, things: Things) -> ExchangeFoes:
    return ExchangeFoes(two_of(things))


def two_of(things: Things) -> Things:
    if things.people() or not things.many():
        raise Misread("two attackers", things.text())
    return things


def they_exchange(reading: Reading) -> ExchangeFoes:
    return ExchangeFoes(two_of(reading.subject()))


def exchange_with(reading: Reading, one: Things, other: Things) -> ExchangeFoes:
    return ExchangeFoes(Together(one, other))


def trade_foes(reading: Reading, things: Things) -> TradeFoes:
    return TradeFoes(two_of(things))


def they_trade_foes(reading: Reading) -> TradeFoes:
    return TradeFoes(two_of(reading.subject()))


def next_one(reading: Reading) -> OrderAnew:
    return OrderAnew(reading.players(), False)


def change_places(reading: Reading, things: Things) -> ChangePlaces:
    return ChangePlaces(two_of(things))


def they_change_places(reading: Reading) -> ChangePlaces:
    return ChangePlaces(two_of(reading.subject()))


def order_anew(reading: Reading) -> OrderAnew:
    return OrderAnew(reading.players())


OF_COMBATS: Final = (
    '("in" "which" ("the" | "their")? "combats" ("of" ("this" | "the") "attack")? "are" ("resolved" | "fought")'
    ' | ("of" | "for") ('
    '"all"? "the"? "attackers" | ("the" | "this" | "its") "attack" | "the"? ("combats" ("of" ("this" | "the") "attack"'
    ' | "of" "all"? "the"? "attackers")? | "remaining" "combats"'
    ' | "combats" "that" "haven\'t" ("yet"? "begun" | "begun" "yet"))))'
)
IN_ORDER: Final = f'("in" ("the" | "their") "order" ({OF_COMBATS})?)'


class EndPhrase(Phrase):
    """One end of the order."""

    def __init__(self, form: str, first: bool) -> None:
        super().__init__("end_of_order", form, self.give)
        self.first: Final = first

    def give(self, reading: Reading) -> bool:
        return self.first


class FirstPhrase(Phrase):
    """Who comes first, or last."""

    def __init__(self, form: str, first: bool) -> None:
        super().__init__(TOLD, f'("goes" | "go" | "comes" | "come" | "becomes" "the"?) {form} {IN_ORDER}', self.give)
        self.first: Final = first

    def give(self, reading: Reading) -> GoFirst:
        return GoFirst(reading.subject(), self.first)


def go_there(reading: Reading, things: Things, first: bool) -> GoFirst:
    return GoFirst(things, first)


def subject_foe(reading: Reading, things: Things) -> Things:
    """The other is another one than this."""
    reading.actor = things
    return things


DEFENDERS: Final = '(("all" "of"?)? ("the" | "their")? ("defenders" | "blockers"))'
ASSIGNED: Final = '("of" | "assigned" "to" | "against" | "that" ("defend" | "defends") "against")'
ALONE: Final = '("undefended" | "unblocked" | "unopposed")'
NOT_YET: Final = (
    '("haven\'t" | "hasn\'t") ("yet"? "been" ("resolved" | "fought" | "begun") | "yet"? "begun") "yet"?'
    ' | ("isn\'t" | "aren\'t") ("yet"? ("over" | "resolved") | "over" "yet")'
)
SWAP: Final = '("exchange" | "exchanges" | "swap" | "swaps")'
PLACES: Final = '("the" | "their")? ("puts" | "positions")'  # "places" is read as "puts"
ATTACKER_WORD: Final = '("attacker" | "attacking" "creature")'
THEM: Final = '("them" | "those" "attackers")'
THOSE_OF: Final = f'({DEFENDERS} {ASSIGNED} | "those" "of")'
THE_ORDER: Final = f'"of" "the" "order" ({OF_COMBATS})?'
CHANGE: Final = "({change} | {choose} | {rearrange} | {determine} | {announce} | {set} | {name})"
THEIR_FOES: Final = '("the" | "their")? ("attackers" | "opponents")'
HIS_COMBAT: Final = '(("has" "its" | "has" "a") "combat" | "fights" | "comes" | "goes" | "is" "resolved")'
LEFT: Final = '("remaining" | "other")?'
PHRASES: Final = [
    Phrase("foe_to_be", "aimed | self", same),
    Phrase("quality", f'"whose" ("combat" | "combats") ({NOT_YET})', still_fighting,
           ["Remove target attacker whose combat isn't over from combat."]),
    Phrase(TOLD, '("defends" | "defend") "against" ("nobody" | "no" "one" | "no" ("attacker" | "creature"))', leaves_combat),
    Phrase("fights", f'("attacks" | "attack") {ALONE}', lambda reading: Unopposed()),
    Phrase("happening", f'watched ("attacks" | "attack") {ALONE}', attacks_alone,
           ["Whenever this creature attacks undefended, draw a card."]),
    Phrase("foe_to_be", f'("another" | "a" "different") {ATTACKER_WORD} ("of" "your" "choice")?', another_foe),
    Phrase(TOLD, '"now"? ("defends" | "defend") "against" foe_to_be "instead"?', turns_to,
           ["Target defender defends against another attacker instead."]),
    Phrase(TOLD, f"{SWAP} {DEFENDERS}", they_exchange, ["Two target attackers exchange their defenders."]),
    Phrase("deed", f'({{exchange}} | {{swap}}) {DEFENDERS} "of" things', exchange_foes),
    Phrase("deed", f'({{exchange}} | {{swap}}) {DEFENDERS} {ASSIGNED} foe_one ("with" {THOSE_OF} | "and") foe_to_be',
           exchange_with),
    Phrase("foe_one", "aimed | self", subject_foe),
    Phrase("deed", f'{{reverse}} "the" "order" ({OF_COMBATS})?', lambda reading: Reverse(),
           ["Reverse the order of the attackers."]),
    Phrase("deed", f'({{exchange}} | {{swap}}) {PLACES} "of" things {IN_ORDER}?', change_places,
           ["Exchange the places of two target attackers in the order of this attack."]),
    Phrase(TOLD, f"{SWAP} {PLACES} {IN_ORDER}", they_change_places),
    FirstPhrase('"first"', True),
    FirstPhrase('"last"', False),
    EndPhrase('("front" | "beginning" | "start")', True),
    EndPhrase('"end"', False),
    Phrase("deed", f'({{move}} | {{put}}) things ("to" | "at") "the" end_of_order {THE_ORDER}', go_there),
    Phrase(TOLD, f"{SWAP} {THEIR_FOES}", they_trade_foes, ["Two target defenders exchange their attackers."]),
    Phrase("deed", f'({{exchange}} | {{swap}}) {THEIR_FOES} "of" things', trade_foes),
    Phrase("deed", f'({{exchange}} | {{swap}}) its_foes "with" {THOSE_OF} foe_to_be', exchange_with,
           ["When this creature is blocked, exchange its defenders with those of another attacker."]),
    Phrase("its_foes", '"its" "defenders"', lambda reading: subject_foe(reading, reading.it())),
    Phrase("deed", f'{{choose}} "which" "of" ("the" | "your" | "his") {LEFT} ("attackers" | "combats") {HIS_COMBAT} "next"',
           next_one, ["Choose which of the remaining attackers has its combat next."]),
    Phrase("deed", f'{CHANGE} ("a" "new" "order" | "anew"? "the" "order") ({OF_COMBATS})? "anew"?', order_anew,
           ["Choose a new order of attackers."]),
]  # fmt: skip
