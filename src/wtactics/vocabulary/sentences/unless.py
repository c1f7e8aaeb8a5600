"""Unless: a player may pay, give up something or do anything else, so that the rest is not done. He is asked if he can."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.chain import pick, picked
from wtactics.engine.places import NOBODY, Flow, Option, Seat, card_of, what_of
from wtactics.engine.step import AGAIN, HIDES, NEXT, NOTHING, Step
from wtactics.engine.table import Table
from wtactics.kits.verbs import NO, PICK, YES
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.deeds.deed import Deed, first_seat
from wtactics.vocabulary.deeds.score import LosePoints
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.restraint import slots_in
from wtactics.vocabulary.sentences.clauses import MUST, Steps, together
from wtactics.vocabulary.sentences.paying import Pay
from wtactics.vocabulary.sentences.undone import check_timed, still_to_do
from wtactics.vocabulary.things.meaning import Things, You
from wtactics.vocabulary.things.picking import Muster, Pick

DONE: Final = 1  # the notes of the passage: how many deeds of the price are done,
PICKED: Final = 2  # and how many things have been picked for the next


class Toll:
    """One deed of what a player does to be spared: what he picks or what is found for it, and what is done with that."""

    def __init__(self, deed: Deed, choice: Pick | None, found: Muster | None = None) -> None:
        self.deed: Final = deed
        self.choice: Final = choice
        self.found: Final = found  # nobody chooses it: the top three cards of a graveyard

    def can_be_done(self, t: Table, seat: Seat) -> bool:
        """Has he what it takes?"""
        deed, choice = self.deed, self.choice
        if choice is not None:
            t.speak_of(seat)
            return len(choice.noun.all(t)) >= choice.least
        if self.found is not None:
            t.speak_of(seat)
            return len(self.found.players.of(t)) >= self.found.slot.most
        if isinstance(deed, Pay):
            return deed.can_be_paid(t)
        return not isinstance(deed, LosePoints) or t.points[seat] >= deed.number.of(t)

    def ask(self, t: Table, seat: Seat, done: i64) -> None:
        """Offer it to him."""
        choice = self.choice
        t.ask(seat)
        if choice is not None:
            t.speak_of(seat)
            t.offer_each(PICK, left_of(t, choice, done))
            return
        if isinstance(self.deed, Pay):
            self.deed.ask(t)
        if len(t.options) == 0:
            t.offer(YES)

    def is_done(self, t: Table, answer: Option, done: i64) -> bool:
        """Do it; a deed by which nothing changes is not done."""
        choice = self.choice
        if choice is not None:
            pick(t, choice.slot.at + done, card_of(answer))
            if done + 1 < choice.least:
                return False
        if self.found is not None:
            self.found.do(t, NOTHING)
        before = t.changes
        self.deed.do(t, answer)
        return t.changes != before


class Unless(Step[Table]):
    """So many of the steps that follow are left out if a player does all of this; else they are done."""

    def __init__(self, payer: Things, tolls: list[Toll], steps: i64, first: bool = False) -> None:
        self.payer: Final = payer
        self.tolls: Final = tolls
        self.steps: Final = steps
        self.first: Final = first  # it is said before them, and they can speak of it

    def ask(self, t: Table) -> None:
        seat = first_seat(t, self.payer)
        if seat == NOBODY or self.is_free(t):
            return
        if self.can_be_done(t, seat):
            self.tolls[int(t.note(DONE))].ask(t, seat, t.note(PICKED))
        elif t.terms.standing_reasons & HIDES == 0:
            return
        else:
            t.ask(seat)
        if t.note(DONE) == 0 and t.note(PICKED) == 0:
            t.offer(NO)

    def can_be_done(self, t: Table, seat: Seat) -> bool:
        """Has he what all of it takes? Once he has begun that is no more asked."""
        if t.note(DONE) > 0 or t.note(PICKED) > 0:
            return True
        for toll in self.tolls:
            if not toll.can_be_done(t, seat):
                return False
        return True

    def is_free(self, t: Table) -> bool:
        """Is there nothing to be paid?"""
        deed = self.tolls[0].deed
        return len(self.tolls) == 1 and isinstance(deed, Pay) and deed.number.of(t) <= 0

    def stands(self, t: Table) -> i64:
        choice = self.tolls[0].choice
        return HIDES if choice is not None and choice.noun.is_hidden(t) else 0

    def do(self, t: Table, answer: Option) -> Flow:
        if self.is_free(t):
            t.jump(self.steps)
            return NEXT
        if answer == NOTHING or what_of(answer) == NO:
            return NEXT
        toll = self.tolls[int(t.note(DONE))]
        choice = toll.choice
        done = toll.is_done(t, answer, t.note(PICKED))
        if not done and choice is not None and t.note(PICKED) + 1 < choice.least:
            t.remember(PICKED, t.note(PICKED) + 1)
            return AGAIN
        t.remember(PICKED, 0)
        if done and t.note(DONE) + 1 < len(self.tolls):
            t.remember(DONE, t.note(DONE) + 1)
            return AGAIN
        t.remember(DONE, 0)
        if done:
            t.jump(self.steps)
        return NEXT

    def text(self) -> str:
        """The words behind "unless"."""
        return f"{self.payer.text()} {self.deeds()}"

    def deeds(self) -> str:
        """What he does, in words."""
        return " and ".join(toll.deed.text().removeprefix(f"{self.payer.text()} ") for toll in self.tolls)


def left_of(t: Table, choice: Pick, done: i64) -> vec[i64]:
    """What can still be picked."""
    out = vec[i64]()
    for thing in choice.noun.all(t):
        new = True
        for i in range(done):
            if picked(t, choice.slot.at + i) == thing:
                new = False
        if new:
            out = append(out, thing)
    return out


class Escape:
    """Who can be spared, and by what."""

    def __init__(self, payer: Things, steps: Steps) -> None:
        self.payer: Final = payer
        self.tolls: Final = tolls_of(steps)


def tolls_of(steps: Steps) -> list[Toll]:
    """The steps as deeds, each with what is picked for it."""
    tolls: list[Toll] = []
    choice: Pick | None = None
    found: Muster | None = None
    for step in still_to_do(steps):
        if isinstance(step, Pick) and choice is None and found is None and step.least == step.most:
            choice = step
        elif type(step) is Muster and choice is None and found is None:
            found = step
        elif isinstance(step, Deed):
            tolls.append(Toll(step, choice, found))
            choice = found = None
        else:
            raise Misread("a deed for which at most one thing is chosen", "more than that")
    return tolls


def unless(reading: Reading, steps: Steps, escape: Escape) -> Steps:
    """Whoever pays may have to be named before he is asked: "an opponent loses 1 victory point unless he pays 2 gold"."""
    check_timed(reading, steps)
    named = 1 if isinstance(steps[0], Pick) and steps[0].slot in slots_in(escape.payer) else 0
    return [*steps[:named], Unless(escape.payer, escape.tolls, len(steps) - named), *steps[named:]]


def unless_first(reading: Reading, escape: Escape, steps: Steps) -> Steps:
    return [Unless(escape.payer, escape.tolls, len(steps), True), *steps]


def pays_or(reading: Reading, who: Things, steps: Steps) -> Escape:
    """Without "must", too, it is his to pay or not."""
    if isinstance(who, You) or len(steps) != 1 or not isinstance(steps[0], Pay) or reading.branch >= 0:
        raise Misread("what is paid by another player", "who chooses", lightly=True)
    return escape(reading, who, steps)


def unless_due(reading: Reading, escape: Escape, *ways: Steps) -> Steps:
    """What somebody must do, or something else is done: he may leave it, and then that is done."""
    return unless_first(reading, escape, together(reading, *ways))


def escapes(reading: Reading, who: Things, *ways: Steps) -> list[Escape]:
    """One way or another, of which he is asked one after the other."""
    reading.end_clause()
    return [Escape(who, way) for way in ways]


def unless_either(reading: Reading, steps: Steps, ways: list[Escape]) -> Steps:
    for way in reversed(ways):
        steps = unless(reading, steps, way)
    return steps


def payer(reading: Reading, things: Things) -> Things:
    reading.actor = things
    return things


def payer_you(reading: Reading) -> Things:
    return payer(reading, You())


def escape(reading: Reading, who: Things, *steps: Any) -> Escape:
    reading.end_clause()
    return Escape(who, together(reading, *steps))


PHRASES: Final = [
    Phrase("due", f"he_due {MUST} told", escape),
    Phrase("due", "he_due told", pays_or),
    Phrase("he_due", "he_player", payer),
    Phrase("he_due", '"you"', payer_you),
    Phrase(
        "fronted",
        'due ","? "or" (your_way | led_way)',
        unless_due,
        ["When this creature dies, target opponent must discard a card, or you draw a card."],
    ),
    Phrase("payer", "he_player", payer),
    Phrase("payer", '"you"', payer_you),
    Phrase("escape", 'payer told ("and" told)*', escape),
    Phrase("escapes", 'payer "either"? told (","? "or" told)+', escapes),
    Phrase("tail", 'tail "unless" escapes', unless_either),
    Phrase(
        "fronted", '"unless" escape "," effects', unless_first, ["Unless you discard a card, lose 1 victory point."]
    ),
    Phrase(
        "tail",
        'tail "unless" escape',
        unless,
        [
            "Stop target event from resolving unless its controller pays 2 power.",
            "Kill target creature unless its controller discards a card.",
            "Target player loses 2 victory points unless that player sacrifices a resource card.",
            "Draw two cards unless target opponent draws a card and loses 1 victory point.",
        ],
    ),
]
