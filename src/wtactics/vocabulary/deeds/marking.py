"""Marking and unmarking by effects."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import BAR, HOLDERS, NEXT_UNMARK, ONCE_MORE
from wtactics.engine.meaning import BE_MARKED, BE_UNMARKED, UNMARK, Number
from wtactics.engine.places import RESOURCE, Flow, Option, Thing
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.engine.values import may
from wtactics.language.phrase import TOLD, Misread, Phrase
from wtactics.vocabulary.deeds.deed import Deed, cards_by, cards_in_play, lying, suffers
from wtactics.vocabulary.nouns.cards import YOURS, CardNoun
from wtactics.vocabulary.nouns.joining import of_sorts
from wtactics.vocabulary.nouns.sorts import EITHER, UNMARKED, Sort
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, You, clause
from wtactics.vocabulary.things.mentioning import counted, plain
from wtactics.vocabulary.things.owning import own
from wtactics.vocabulary.things.picking import Pick


class Mark(Deed):
    """Unmarked cards are marked; marked ones stay as they are."""

    def __init__(self, players: Things, things: Things) -> None:
        self.players: Final = players
        self.things: Final = things

    def do(self, t: Table, answer: Option) -> Flow:
        for c in suffers(t, BE_MARKED, lying(t, cards_by(t, self.players, self.things)), t.me):
            t.mark(c)
        return NEXT

    def touches(self, t: Table, chosen: object, thing: Thing) -> bool:
        return self.things is not chosen or is_open(t, thing, 0, BE_MARKED)

    def text(self) -> str:
        return clause(self.players, "mark", self.things.text())


class Unmark(Deed):
    """Marked cards are unmarked."""

    def __init__(self, players: Things, things: Things) -> None:
        self.players: Final = players
        self.things: Final = things

    def do(self, t: Table, answer: Option) -> Flow:
        for c in suffers(t, BE_UNMARKED, lying(t, cards_by(t, self.players, self.things)), t.me):
            t.unmark(c)
        return NEXT

    def touches(self, t: Table, chosen: object, thing: Thing) -> bool:
        return self.things is not chosen or is_open(t, thing, 1, BE_UNMARKED)

    def text(self) -> str:
        return clause(self.players, "unmark", self.things.text())


def is_open(t: Table, thing: Thing, marked: i64, deed: i64) -> bool:
    """Is this a card that is marked so, and to which this may be done?"""
    return t.is_card(thing) and t.marked[thing] == marked and may(t, deed, thing, t.me, 0) == 0


class StayMarked(Deed):
    """Cards are left out when whoever controls them then unmarks next, or so many times; if it is said of you, only those
    you control.
    """

    def __init__(self, things: Things, times: i64 = 1, yours: bool = False) -> None:
        self.things: Final = things
        self.times: Final = times
        self.yours: Final = yours  # the phases are yours: in those of others, cards of others unmark as ever

    def do(self, t: Table, answer: Option) -> Flow:
        for c in cards_in_play(t, self.things):
            if not self.yours or t.controller[c] == t.you:
                whose: i64 = 0 if self.yours else HOLDERS
                until: i64 = NEXT_UNMARK + (self.times - 1) * ONCE_MORE + whose
                t.modify(BAR, c, UNMARK, 0, until, t.controller[c], t.me)
        return NEXT

    def text(self) -> str:
        whose = "your" if self.yours else "their controllers'" if self.things.many() else "its controller's"
        verb = "don't" if self.things.many() else "doesn't"
        phases = "Unmark phase" if self.times == 1 else f"{counted(int(self.times))} Unmark phases"
        return f"{self.things.text()} {verb} unmark during {whose} next {phases}"


def mark(reading: Reading, things: Things) -> Mark:
    """Another player who is told to mark resource cards marks his own, such as are unmarked."""
    players = reading.players()
    check_no_bid(reading, things)
    if not isinstance(players, You):
        reading.pending[:] = [of_his_own(reading, step, things) for step in reading.pending]
    return Mark(players, things)


def check_no_bid(reading: Reading, things: Things) -> None:
    """As a claim is made or answered, creatures of one's own are marked for it, those that one likes."""
    if reading.heard == facts.CLAIM_MADE and things.many():
        noun = reading.noun_of(things)
        if isinstance(noun, CardNoun) and noun.whose == YOURS:
            raise Misread("which of them, or that they are marked for bids", things.text())


def of_his_own(reading: Reading, step: Any, things: Things) -> Any:
    if not isinstance(step, Pick) or step.slot is not things or not isinstance(step.noun, CardNoun):
        return step
    if step.noun.types_meant != 1 << RESOURCE:
        return step
    noun = ready(own(reading, step.noun))
    return Pick(step.players, noun, step.least, step.most, step.slot, step.cost, step.linked, step.whole)


def ready(noun: CardNoun) -> CardNoun:
    """The unmarked ones of these, unless the text says which: only what is unmarked can be marked."""
    return of_sorts(noun, [sort if sort.mark != EITHER else unmarked(sort) for sort in noun.sorts])


def unmarked(sort: Sort) -> Sort:
    return Sort(
        sort.types, sort.faction, sort.kinds, sort.not_faction, sort.not_kind, UNMARKED, sort.role, sort.damaged,
        sort.word, sort.tokens, sort.not_types,
    )  # fmt: skip


def unmark(reading: Reading, things: Things) -> Unmark:
    return Unmark(reading.players(), things)


def be_marked(reading: Reading) -> Mark:
    return Mark(You(), reading.subject())


def be_unmarked(reading: Reading) -> Unmark:
    return Unmark(You(), reading.subject())


def once(reading: Reading) -> Number:
    return Fixed(1)


def so_often(reading: Reading, number: Number) -> Number:
    return Fixed(plain(number))


def stay_marked(reading: Reading, often: Fixed) -> StayMarked:
    return StayMarked(reading.subject(), often.n)


def stay_marked_yours(reading: Reading, often: Fixed) -> StayMarked:
    return StayMarked(reading.subject(), often.n, True)


BECOMES: Final = '("is" | "are" | "becomes" | "become" | "gets" | "get")'
STAY: Final = (
    '(("doesn\'t" | "don\'t" | ("does" | "do") "not") "unmark" | ("isn\'t" | "aren\'t") "unmarked"'
    ' | ("stays" | "stay" | "remains" | "remain") "marked")'
    ' ("during" | "in" | "through")'
)
PHRASES: Final = [
    Phrase("deed", "{mark} things", mark, ["Mark target creature.", "Mark all creatures in target city."]),
    Phrase("deed", "{unmark} things", unmark, ["Unmark target creature."]),
    Phrase(TOLD, f'{BECOMES} "marked"', be_marked, ["Whenever an Elf attacks, that Elf becomes marked."]),
    Phrase(
        TOLD,
        f'{BECOMES} "unmarked" | {{unmark}}',
        be_unmarked,
        ["Whenever this creature attacks, target creature becomes unmarked."],
    ),
    Phrase("unmarkings", '"unmark" ("phase" | "phases")', once),
    Phrase("unmarkings", 'many "unmark" "phases"', so_often),
    Phrase(
        TOLD,
        f'{STAY} ("its" | "their") ("controller" "\'s" | "controllers" "\'") "next" unmarkings',
        stay_marked,
        [
            "Mark target creature. It doesn't unmark during its controller's next Unmark phase.",
            "Mark target creature. It doesn't unmark during its controller's next two Unmark phases.",
        ],
    ),
    Phrase(
        TOLD,
        f'{STAY} "your" "next" unmarkings',
        stay_marked_yours,
        ["(M): Draw a card. This creature doesn't unmark in your next three Unmark phases."],
    ),
]
