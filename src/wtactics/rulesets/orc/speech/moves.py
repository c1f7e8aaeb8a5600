"""Moves by effects: to another front, or into play in one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import BE_SHIFTED, MOVE, Statement
from wtactics.engine.places import NOBODY, Flow, Option, Thing, other_of
from wtactics.engine.step import NEXT, NOTHING
from wtactics.engine.table import Table
from wtactics.kits.verbs import BRANCH
from wtactics.language.phrase import ORDER, TOLD, Misread, Phrase
from wtactics.rulesets.orc.speech.carrying import TakeUp
from wtactics.rulesets.orc.speech.fronts import NAMES, OTHER, ZONE, InFront
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import DEFENSIVE, OFFENSIVE
from wtactics.vocabulary.deeds.deed import STATEMENT, Deed, cards_by, cards_of, first_seat
from wtactics.vocabulary.deeds.journeys import Attach, GainControl, Into, Put, gain_control, manners
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import ActPhrase, bit
from wtactics.vocabulary.rulings.meaning import Act
from wtactics.vocabulary.rulings.restraint import cant
from wtactics.vocabulary.rulings.suffering import none_can
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.things.meaning import All, Things, You, clause
from wtactics.vocabulary.things.mentioning import same
from wtactics.vocabulary.triggers.catalogue import Verb
from wtactics.vocabulary.triggers.watching import verbs_done


class ToFront(Deed):
    """ORC-MOVE-03, ORC-SPAN-11 Creatures go to another front of their controllers, neither marked for it nor bound by moves."""

    def __init__(self, players: Things, things: Things, front: i64) -> None:
        self.players: Final = players
        self.things: Final = things
        self.front: Final = front

    def do(self, t: Table, answer: Option) -> Flow:
        for c in cards_by(t, self.players, self.things):
            t.shift(c, self.front if self.front != OTHER else OFFENSIVE + DEFENSIVE - (t.place[c] & 15))
        return NEXT

    def text(self) -> str:
        return clause(self.players, "move", f"{self.things.text()} to the {NAMES[int(self.front)]}")


class ChangePlaces(Deed):
    """ORC-SPAN-11 Two creatures of one player in different fronts go each into the other's."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def do(self, t: Table, answer: Option) -> Flow:
        both = cards_of(t, self.things)
        apart = len(both) == 2 and t.place[both[0]] & 15 != t.place[both[1]] & 15
        if apart and t.controller[both[0]] == t.controller[both[1]]:
            for c in both:
                t.shift(c, OFFENSIVE + DEFENSIVE - (t.place[c] & 15))
        return NEXT

    def text(self) -> str:
        return f"{self.things.text()} swap fronts"


class IntoFront(Into):
    """Into a front of whoever controls them."""

    def __init__(self, front: i64, under: Things | None = None, marked: bool = False, unmarked: bool = False) -> None:
        super().__init__(under, marked, unmarked)
        self.front: Final = front

    def home(self, t: Table) -> Thing:
        return self.front

    def place(self) -> str:
        return f"into play in the {NAMES[int(self.front)]}"


class IntoEitherFront(Into):
    """Into one of both fronts, as whoever puts them there says."""

    def deed(self, players: Things, things: Things) -> Put:
        return PutInEither(players, things, self)

    def place(self) -> str:
        return "into play in either of your fronts"


class PutInEither(Put):
    """They go to the front that is chosen as they go."""

    def ask(self, t: Table) -> None:
        seat = first_seat(t, self.players)
        if seat != NOBODY and len(cards_by(t, self.players, self.things)) > 0:
            t.ask(seat)
            t.offer(BRANCH, 0, 0)
            t.offer(BRANCH, 0, 1)

    def do(self, t: Table, answer: Option) -> Flow:
        if answer == NOTHING:
            return NEXT
        return self.into_front(OFFENSIVE if other_of(answer) == 0 else DEFENSIVE).do(t, NOTHING)

    def into_front(self, front: i64) -> Put:
        into = self.into
        assert into is not None
        return Put(self.players, self.things, IntoFront(front, into.under, into.marked, into.unmarked))

    def way(self, n: i64) -> str:
        return self.into_front(OFFENSIVE if n == 0 else DEFENSIVE).text()


def to_front(reading: Reading, things: Things, front: i64) -> ToFront:
    return ToFront(reading.players(), things, front)


def go_to_front(reading: Reading, front: i64) -> ToFront:
    return ToFront(You(), reading.subject(), front)


def into_front(reading: Reading, *said: InFront | Detail) -> IntoFront:
    """How it comes there is said before the front, or behind it."""
    there = next(each for each in said if isinstance(each, InFront))
    return IntoFront(there.front, **manners([each for each in said if isinstance(each, Detail)]))


class IntoThisFront(Into):
    """ORC-SPAN-11 Into the front from which the card reaches: the one that was named as it was announced."""

    def home(self, t: Table) -> Thing:
        assert isinstance(t, OrcTable)
        return t.where(t.me)

    def place(self) -> str:
        return "into play in this front"


def into_this_front(reading: Reading, *manner: Detail | Things) -> IntoThisFront:
    """It may be called by the name of the creature that stands there and says so."""
    if any(isinstance(said, Things) for said in manner) and reading.word != "creature":
        raise Misread("a creature that stands in a front", f"this {reading.word}")
    return IntoThisFront(**manners([said for said in manner if isinstance(said, Detail)]))


def comes_to_this_front(reading: Reading, *manner: Detail | Things) -> Put:
    return Put(You(), reading.subject(), into_this_front(reading, *manner))


def comes_to_front(reading: Reading, *said: InFront | Detail) -> Put:
    return Put(You(), reading.subject(), into_front(reading, *said))


def into_either_front(reading: Reading, *manner: Detail) -> Into:
    """Its player says in which."""
    return IntoEitherFront(**manners(manner))


def control_a_while(reading: Reading, things: Things) -> GainControl:
    """Said of what always is so it would be no deed."""
    if reading.until < 0:
        raise Misread('a time such as "until end of turn"', "none")
    return gain_control(reading, things)


def change_fronts(reading: Reading) -> ToFront:
    return ToFront(You(), reading.subject(), OTHER)


def change_places(reading: Reading) -> Deed:
    """All that stand in both fronts of somebody change fronts; of two that are named each goes to where the other was."""
    things = reading.subject()
    if isinstance(things, All):
        if not isinstance(things.noun, CardNoun) or things.noun.near:
            raise Misread("creatures in both fronts of somebody", things.text())
        return ToFront(You(), things, OTHER)
    if not things.many():
        raise Misread("two creatures", things.text())
    return ChangePlaces(things)


def across(reading: Reading, things: Things) -> ToFront:
    return ToFront(reading.players(), things, OTHER)


def move_creatures(reading: Reading) -> Statement:
    """ORC-MOVE-01 Players move creatures, so of these it is said."""
    things = reading.subject()
    if not things.people() or reading.until < 0:  # who never can, is told of elsewhere
        raise Misread("players, who move creatures, and a time", things.text())
    return cant(reading, MOVING)


def other_front(reading: Reading) -> i64:
    return OTHER


def refuse_marked(steps: Steps) -> None:
    """ORC-MARK-03 Who is put elsewhere by an effect isn't marked for it: of others that says something."""
    if not any(isinstance(step, ToFront | Put | Attach | TakeUp) for step in steps):
        raise Misread("what was put elsewhere", "nothing")


def unmarked_by_it(reading: Reading, *_them: Things) -> Steps:
    """Said in vain behind what puts somebody elsewhere."""
    refuse_marked(reading.last_said)
    return []


def without_marking(reading: Reading, said: Deed | Steps) -> Deed | Steps:
    """The same in the sentence itself."""
    refuse_marked(said if isinstance(said, list) else [said])
    return said


MOVING: Final = Act("move", bit(MOVE))
CHANGE_FRONTS: Final = Act("change fronts", bit(MOVE, BE_SHIFTED))
ACROSS: Final = '"from" "one" "front" "to" "the" "other"'
OTHER_FRONT: Final = f'({ACROSS} | ("into" | "to") (("the" | "its" | "your") "other" | "another") ("front" | "zone"))'
HERE: Final = '("here" | "in" "this" ("zone" | "battlefield"))'
THERE: Final = f'(("this" | "that" | "the" "same" | "his") {ZONE} | "your" {ZONE} {HERE}? | self "\'s" {ZONE})'
COMES: Final = '("comes" | "come")'
IS_PUT: Final = '("is" | "are") ("moved" | "put" | "sent")'
WHOSE: Final = '("the" | "its" | "their" | "your" | "its" "controller" "\'s")'
THEIR: Final = '"their" (("controllers" | "players") "\'")?'
THEIRS: Final = '("its" | "their") ("controller" | "controllers" | "player" | "players")'
AS_IT_WAS: Final = '"as" ("it" "was" | "they" "were") "before"?'
MARKS: Final = '("marked" "or" "unmarked" | "unmarked" "or" "marked")'
STAYS: Final = '("stays" | "stay" | "remains" | "remain")'
NOT_MARKED: Final = (
    '("isn\'t" | "aren\'t" | ("doesn\'t" | "don\'t") "become") "marked" (("by" | "for") ("this" | "it" | "that"))?'
    f' | {STAYS} "unmarked" | {STAYS} {MARKS} {AS_IT_WAS} | {STAYS} {AS_IT_WAS}'
    ' | ("keeps" | "keep") ("its" | "their") ("mark" | "marks")'
)
FOR_IT: Final = '("for" ("it" | "this" | "that") | "by" ("it" | "this"))'
WITHOUT: Final = '"without" ("marking" ("it" | "them") | "being" "marked")'
BACK: Final = {
    "into": "Put a creature card from your graveyard into play",
    "back_into": "Return a creature card in your graveyard to play",
}  # fmt: skip
PHRASES: Final = [
    Phrase("fronted", f"again ({NOT_MARKED})", unmarked_by_it,
           ["Move target creature to the other front. It doesn't become marked."]),
    Phrase("fronted", f'("the" ("creature" | "ally" | "carrier") | "that" "ally") ({NOT_MARKED})', unmarked_by_it),
    Phrase("fronted", f'("nothing" | "no" ("cost" | "gold")) "is" "paid" {FOR_IT}? | "nobody" "is" "marked" {FOR_IT}?',
           unmarked_by_it),
    Phrase("fronted", '"this" "doesn\'t" "mark" again | "none" "of" "them" ("is" | "are") "marked" ("by" "this")?',
           unmarked_by_it),
    Phrase(ORDER, f'order ","? {WITHOUT}', without_marking, ["Move target creature to the other front without marking it."]),
    Phrase(TOLD, f'told ","? {WITHOUT}', without_marking, ["Target creature moves to the other front without being marked."]),
    Phrase("to_front", "to_other", same),
    ActPhrase("alone", f'"change" "fronts" | "move" {ACROSS}', CHANGE_FRONTS),
    ActPhrase("alone", f'"be" ("put" | "moved") {OTHER_FRONT}', CHANGE_FRONTS),
    ActPhrase("nothing_does_there", '"put" | "move"', CHANGE_FRONTS),
    Phrase(STATEMENT, f'"nothing" ("can" | "may") nothing_does_there (general | aimed | self | enchanted_thing) {OTHER_FRONT}',
           none_can),
    Phrase("forbidden", f'"move" ("their" | "his" | "any" | "your")? "creatures" ({ACROSS})?', move_creatures,
           ["Opponents can't move creatures this turn."]),
    Phrase(TOLD, f'("changes" | "change") "fronts" | ("moves" | "move") {ACROSS}', change_fronts,
           ["Target creature changes fronts."]),
    Phrase(TOLD, '("swap" | "exchange") "their"? "fronts"', change_places,
           ["Two target creatures you control swap fronts."]),
    Phrase("deed", f"{{move}} things {ACROSS}", across),
    *verbs_done((Verb(facts.WENT, "move", "move", "change fronts", "move from one front to the other"),)),
    Phrase("to_other", f'("to" | "into" | "in") ({WHOSE} "other" {ZONE} | {THEIR} "other" ("fronts" | "zones"))', other_front),
    Phrase("to_other", f'("to" | "into" | "in") "the" "other" {ZONE} "of" {THEIRS}', other_front,
           ["Put target creature into the other front of its controller."]),
    Phrase("deed", "{put} things to_other", to_front),
    Phrase("to_front", '("to" | "into") ("the" | "its" | "their" | "its" "controller" "\'s") front', same),
    Phrase("deed", "{move} things to_front", to_front, ["Move target creature to the other front."]),
    Phrase(TOLD, f'("moves" | "move" | "goes" | "go" | "changes" | "change" | {IS_PUT}) to_front', go_to_front,
           ["Target creature moves to the Defensive.", "Target creature is moved to the other front."]),
    Phrase(TOLD, f'("is" | "are")? "put" "into" ({THERE} manner*)', comes_to_this_front,
           ["Unmark target creature. It is put into this front."]),
    Phrase(ORDER, '"you" ("control" | "have" "control" "of") aimed', control_a_while,
           ["Until end of turn, you control target creature."]),
    Phrase(TOLD, f'({COMES} "into" | {COMES} "to" | "enters" | "enter") ({THERE} manner*)', comes_to_this_front,
           ["Gain control of target creature. It comes into this front marked."]),
    Phrase(TOLD, f'({COMES} "into" | {COMES} "to" | "enters" | "enter") front_place manner*', comes_to_front),
    Phrase("into", '"into" front_place manner*', into_front),
    Phrase("into", f'"into" {THERE} manner*', into_this_front, ["Put a creature card from your hand into this front."]),
    *(
        phrase
        for rule, to in (("into", '"into"'), ("back_into", '("to" | "into")'))
        for phrase in (
            Phrase(rule, f'{to} "play" manner* "in" front_place manner*', into_front,
                   [f"{BACK[rule]} in your Offensive."]),
            Phrase(rule, f'{to} "play" manner* "in" {THERE} manner*', into_this_front, [f"{BACK[rule]} in this front."]),
            Phrase(rule, f'{to} "play" "in" ("either" | "any" | "one") "of"? "your" "fronts" manner*', into_either_front),
        )
    ),
]  # fmt: skip
