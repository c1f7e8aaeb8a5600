"""This way: how many cards the text itself has destroyed, discarded or removed, counted by what it changed."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.averting import texts_instead
from wtactics.engine.chain import pick, picked
from wtactics.engine.meaning import ANYTHING, BE_KILLED, Condition, Noun
from wtactics.engine.places import (
    CITY,
    DECK,
    GONE,
    GRAVE,
    HAND,
    NOBODY,
    RESERVE,
    CardId,
    Flow,
    Option,
    Thing,
    seat_thing,
)
from wtactics.engine.table import Table
from wtactics.engine.values import may
from wtactics.language.phrase import Idiom, Misread, Phrase, third
from wtactics.language.structure import parts_within
from wtactics.vocabulary.conditions.meaning import Compare
from wtactics.vocabulary.deeds.around import Around
from wtactics.vocabulary.deeds.death import Kill, PutInGraveyard, Sacrifice
from wtactics.vocabulary.deeds.deed import Deed, is_among
from wtactics.vocabulary.deeds.harm import DealDamage
from wtactics.vocabulary.deeds.journeys import Put
from wtactics.vocabulary.deeds.stopping import Stop
from wtactics.vocabulary.needs import REMOVAL, SPELLS, Needs
from wtactics.vocabulary.nouns.cards import ANYONES, OPPONENTS, THEIRS, YOURS, CardNoun
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.meaning import CountOf
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps, only_if
from wtactics.vocabulary.sentences.outcomes import Attempt
from wtactics.vocabulary.things.meaning import Slot, Things
from wtactics.vocabulary.things.owning import Whose
from wtactics.vocabulary.things.picking import Amend, Did
from wtactics.vocabulary.triggers.past import was_such
from wtactics.vocabulary.triggers.remembering import Tally

MOST: Final = 40  # that are counted


class Change:
    """What has become of a card by a deed, as its participle says."""

    def __init__(self, words: str, to: i64, from_: i64 = NOBODY, by: tuple[type[Deed], ...] = (Deed,)) -> None:
        self.words: Final = words
        self.to: Final = to  # the kind of place where it lies then; else how it differs
        self.from_: Final = from_  # where it came from, if that matters,
        self.by: Final = by  # and the sort of deed that does it

    def has_come(self, t: Table, c: CardId, kind: i64, home: CardId, marked: i64, harm: i64) -> bool:
        """Has it become so, of a card that lay in such a place before?"""
        now = t.place[c] & 15
        if self.to == COMES:  # also out of one city into another
            return (now == GRAVE or now >= RESERVE) and (now != kind or t.home[c] != home)
        if self.to == MARKS or self.to == UNMARKS:
            return now == kind and t.marked[c] != marked and (t.marked[c] != 0) == (self.to == MARKS)
        if self.to == HURTS:
            return now == kind and t.harm[c] > harm
        if self.to == HEALS:
            return now == kind and t.harm[c] < harm
        if self.to == LEAVES:  # what is hurt may be gone a moment later
            return kind >= RESERVE and (now < RESERVE or t.harm[c] > harm)
        return now == self.to and kind != now and (self.from_ == NOBODY or kind == self.from_)


LEAVES: Final[i64] = -2  # it leaves play
MARKS: Final[i64] = -3
UNMARKS: Final[i64] = -4
HURTS: Final[i64] = -5
HEALS: Final[i64] = -6
COMES: Final[i64] = -7  # it is where it was put


class DoneSo(Noun):
    """Cards of a sort to which the text has done something."""

    def __init__(
        self, sorts: list[Sort], change: Change, slot: Slot, whose: Whose | None = None, keepers: Slot | None = None
    ) -> None:
        self.sorts: Final = sorts
        self.change: Final = change
        self.slot: Final = slot
        self.whose: Final = whose  # of these players, if that is said,
        self.keepers: Final = keepers  # who had them before it was done

    def fits(self, t: Table, thing: Thing) -> bool:
        return is_among(self.all(t), thing)

    def all(self, t: Table) -> vec[i64]:
        out = vec[i64]()
        for i in range(MOST):
            c = picked(t, self.slot.at + i)
            if c != NOBODY and self.is_gone(t, c) and self.is_such(t, c) and self.was_theirs(t, i):
                out = append(out, c)
        return out

    def was_theirs(self, t: Table, i: i64) -> bool:
        """Was the i-th of them under the control of who is meant?"""
        return self.whose is None or self.keepers is None or self.whose.has(t, picked(t, self.keepers.at + i))

    def is_of(self, step: Any) -> bool:
        """Could this deed have done it to them?"""
        return True

    def is_gone(self, t: Table, c: CardId) -> bool:
        """What was killed is out of play by now, and neither in a hand nor in a deck."""
        now = t.place[c] & 15
        return self.change.to != LEAVES or (now < RESERVE and now != HAND and now != DECK) or is_doomed(t, c)

    def is_such(self, t: Table, c: CardId) -> bool:
        """Is the card of one of the sorts?"""
        for sort in self.sorts:
            if was_such(t, sort, t.printed[c]):
                return True
        return False

    def depends(self) -> i64:
        return ANYTHING

    def text(self, many: bool) -> str:
        sorts = (" and " if many else " or ").join(sort.text(many) for sort in self.sorts)
        whose = f" {self.whose.text()}" if self.whose is not None else ""
        return f"{sorts}{whose} {self.change.words} this way"


class BecameSo(Condition):
    """This very thing is among those to which the text has done something."""

    def __init__(self, things: Things, noun: DoneSo, negated: bool) -> None:
        self.things: Final = things
        self.noun: Final = noun
        self.negated: Final = negated

    def holds(self, t: Table) -> bool:
        for thing in self.things.of(t):
            if self.noun.fits(t, thing):
                return not self.negated
        return self.negated

    def text(self) -> str:
        is_so = "isn't" if self.negated else "is"
        return f"{self.things.text()} {is_so} {self.noun.change.words} this way"


def is_doomed(t: Table, c: CardId) -> bool:
    """Will the next check kill it, with no text that keeps it or does something instead?"""
    if not t.in_play(c) or not t.falls(c) or may(t, BE_KILLED, c, NOBODY, 0) != 0:
        return False
    mask: i64 = 1 << facts.LEFT | 1 << facts.BURIED | 1 << (facts.DESTROYED if t.type(c) == CITY else facts.DIED)
    return len(texts_instead(t, mask & t.averted, c, t.controller[c], GRAVE)) == 0


class Counted(Around):
    """A deed of which it is kept to which cards it was done."""

    def __init__(self, deed: Deed, change: Change, slot: Slot, keepers: Slot | None = None) -> None:
        super().__init__(deed)
        self.change: Final = change
        self.slot: Final = slot
        self.keepers: Final = keepers

    def do(self, t: Table, answer: Option) -> Flow:
        place, home, marked, harm, controller = t.place[:], t.home[:], t.marked[:], t.harm[:], t.controller[:]
        flow = self.deed.do(t, answer)
        free: i64 = 0
        while free < MOST and picked(t, self.slot.at + free) != NOBODY:
            free += 1
        c: i64 = 0
        while c < len(place):
            if free < MOST and self.change.has_come(t, c, place[c] & 15, home[c], marked[c], harm[c]):
                pick(t, self.slot.at + free, c)
                if self.keepers is not None:
                    pick(t, self.keepers.at + free, seat_thing(controller[c]))
                free += 1
            c += 1
        return flow


def counting(steps: Steps) -> Steps:
    """The steps, those of which something is counted later keeping what they did."""
    for i, step in enumerate(steps):
        for noun in {id(part): part for part in parts_within(step) if isinstance(part, DoneSo)}.values():
            steps = [
                Counted(each, noun.change, noun.slot, noun.keepers) if j < i and is_counted(each, noun) else each
                for j, each in enumerate(steps)
            ]
    return steps


def is_counted(step: Any, noun: DoneSo) -> bool:
    """Is it a deed that can do this, and not kept for it already?"""
    while isinstance(step, Counted | Attempt):
        if isinstance(step, Counted) and step.slot is noun.slot:
            return False
        step = step.deed
    return isinstance(step, noun.change.by) and noun.is_of(step)


def uncounted(steps: Steps) -> bool:
    """Is something counted that no deed before it can have done?"""
    kept: list[Slot] = []
    for step in steps:
        if any(isinstance(part, DoneSo) and part.slot not in kept for part in parts_within(step)):
            return True
        kept += [part.slot for part in parts_within(step) if isinstance(part, Counted)]
    return False


def done_so(reading: Reading, *parts: Any) -> Noun:
    """Such things to which this was done, perhaps of some players alone."""
    whose = next((part for part in parts if isinstance(part, Whose)), None)
    sort, change = next(part for part in parts if isinstance(part, Sort)), parts[-1]
    return done_to(reading, [sort], change, whose)


def one_done_so(reading: Reading, change: Change) -> Noun:
    """Of those that were spoken of: whatever else was done in this text was done to no others."""
    return done_to(reading, [Sort(word="card")], change)


def done_by(reading: Reading, sort: Sort, doer: Whose, change: Change) -> Noun:
    """What somebody gives up is his own; what else he does he may do to anything."""
    return done_to(reading, [sort], change, doer if change.words in OF_ONES_OWN else None)


def of_yours(reading: Reading, sort: Sort, change: Change) -> Noun:
    return done_to(reading, [sort], change, Whose(YOURS))


def done_to(reading: Reading, sorts: list[Sort], change: Change, whose: Whose | None = None) -> DoneSo:
    if not all(sort.steady for sort in sorts):
        raise Misread("what a card is", sorts[0].text(True))
    slot = Slot("what was done", MOST)
    reading.picked.append(slot)
    if whose is None:
        return DoneSo(sorts, change, slot)
    keepers = Slot("whose it was", MOST, True)
    reading.picked.append(keepers)
    return DoneSo(sorts, change, slot, whose, keepers)


def his(reading: Reading) -> Whose:
    return Whose(THEIRS, reading.he())


def were_done(reading: Reading, tally: Tally, change: Change) -> Condition:
    """So many of them were."""
    noun, relation, number, words = tally
    if not isinstance(noun, CardNoun) or not noun.plain or noun.whose != ANYONES or noun.other_than is not None:
        raise Misread("what a card is", noun.text(True))
    many = not words.startswith(("a ", "an ", "another "))
    said = f"{words} {'were' if many else 'was'} {change.words} this way"
    return Compare(CountOf(done_to(reading, noun.sorts, change)), relation, number, said)


def became_so(reading: Reading, things: Things, change: Change, negated: bool = False) -> Condition:
    """It was done to the one thing that was spoken of; whether that is its end is heard of (slain.py)."""
    if things.many() or things.people() or (change.to == LEAVES and not negated):
        raise Misread("one card, still in play", things.text())
    return BecameSo(things, done_to(reading, [Sort(word="card")], change), negated)


def not_so(reading: Reading, things: Things, change: Change) -> Condition:
    return became_so(reading, things, change, True)


def died_so(reading: Reading, sort: Sort) -> Noun:
    return done_so(reading, sort, KILLED)


def if_stopped(reading: Reading, things: Things, steps: Steps) -> Steps:
    """Of what is stopped it is kept whether it was, for it lies where it lay until its time comes."""
    before = reading.last_said
    stops = [step for step in before if isinstance(step, Stop) and is_same(step.things, things)]
    if len(stops) != 1:
        raise Misread("a sentence before it that stops it", "this way")
    done = Slot("what is done", person=True)
    reading.picked.append(done)
    kept = [Attempt(step, done, True) if step is stops[0] else step for step in before]
    return [
        Amend(len(before), True),
        *kept,
        *only_if(reading, Did(done, f"{things.text()} was stopped this way"), steps),
    ]


def is_same(first: Things, second: Things) -> bool:
    """Are both the same thing that was spoken of?"""
    return getattr(first, "things", first) is getattr(second, "things", second)


class ChangePhrase(Phrase):
    """A participle, and what it says has become of a card."""

    def __init__(self, form: str, change: Change, needs: object = None, rule: str = "done_so") -> None:
        super().__init__(rule, form, self.give, needs=needs)
        self.change: Final = change

    def give(self, reading: Reading) -> Change:
        return self.change


def changes(verb: str, change: Change, needs: object = None) -> list[Phrase]:
    """The verb as it is said of what had it done, and of who did it."""
    return [
        ChangePhrase(f'"{change.words}"', change, needs),
        ChangePhrase(f'"{verb}" | "{third(verb)}" | "{change.words}"', change, needs, "did_so"),
    ]


OF_ONES_OWN: Final = ("discarded", "sacrificed")
RETURNED: Final = Change("returned", HAND)
HEALED: Final = Change("healed", HEALS)
PUT_AWAY: Final = Change("put into a graveyard", GRAVE)
DISCARDED: Final = Change("discarded", GRAVE, HAND)
HURT_SO: Final = Change("damaged", HURTS)
KILLED: Final = Change("killed", LEAVES, by=(Kill, DealDamage))
SACRIFICED: Final = Change("sacrificed", LEAVES, by=(Sacrifice,))
REMOVED: Final = Change("removed", GONE)
MARKED: Final = Change("marked", MARKS)
IT_WAS: Final = '("is" | "was" | "are" | "were")'
WAY: Final = '"in"? ("this" | "that") "way"'
HANDS: Final = Needs(fact=facts.DISCARDED)
THIS_WAY: Final = '("that" ("was" | "were"))? done_so "in"? ("this" | "that") "way"'
STOPPED: Final = '("stopped" | "countered" | "canceled" | "cancelled")'
PHRASES: Final = [
    *changes("destroy", Change("destroyed", LEAVES, by=(Kill, DealDamage))),
    *changes("kill", KILLED),
    *changes("sacrifice", SACRIFICED),
    *changes("discard", DISCARDED, HANDS),
    ChangePhrase('"put" "into" ("a" | "the" | "your" | "his" | "their" "owners" "\'") ("graveyard" | "graveyards")',
                 PUT_AWAY),
    ChangePhrase('"put" "there"', Change("put there", COMES, by=(Put, PutInGraveyard))),
    ChangePhrase('"returned" "to" ("hand" | ("a" | "your") "hand" | "their" "owners" "\'" "hands")', RETURNED, HANDS),
    *changes("return", RETURNED, HANDS),
    *changes("remove", REMOVED, REMOVAL),
    ChangePhrase('"removed" "from" "the" "game"', REMOVED, REMOVAL),
    *changes("mark", MARKED),
    *changes("unmark", Change("unmarked", UNMARKS)),
    *changes("heal", HEALED),
    ChangePhrase('"damaged" | "dealt" "damage"', HURT_SO),
    Phrase("past_noun", f"side_then? (sort | card_sort) held_then? {THIS_WAY}", done_so),
    Phrase("past_nouns", f"side_then? (sorts | card_sorts) held_then? {THIS_WAY}", done_so,
           ["Kill all Elves. Gain victory points equal to the number of Elves killed this way."]),
    Phrase("past_noun", f'"one" (done_so | {THIS_WAY})', one_done_so,
           ["Sacrifice any number of Elves. Draw a card for each one sacrificed."]),
    Phrase("past_noun", "side_then? (sort | card_sort) held_then? done_so", done_so,
           ["Kill all Elves. Draw a card for each Elf killed."]),
    Phrase("past_noun", f'"of" "your" (sorts | card_sorts) {THIS_WAY}', of_yours,
           ["Kill all Elves. Draw a card for each of your Elves killed this way."]),
    Phrase("past_noun", f'(sort | card_sort) "that"? doer_then did_so {WAY}', done_by),
    Phrase("past_nouns", f'(sorts | card_sorts) "that"? doer_then did_so {WAY}', done_by,
           ["Each player sacrifices a creature. Draw a card for each Elf you sacrificed this way."]),
    Idiom("side_then", '"ally"', Whose(YOURS)),
    Idiom("side_then", '"enemy"', Whose(OPPONENTS)),
    Idiom("held_then", '"that"? "you" ("control" | "controlled") | "of" "yours"', Whose(YOURS)),
    Idiom("held_then", '"that"? ("an" | "any") "opponent" ("controls" | "controlled")', Whose(OPPONENTS)),
    Phrase("held_then", '"that"? ("he" | "that" "player" | "they") ("controls" | "controlled" | "control") | "of" "his"', his),
    Idiom("doer_then", '"you"', Whose(YOURS)),
    Phrase("doer_then", '"he" | "that" "player" | "they"', his),
    Phrase("condition", f"again {IT_WAS} done_so {WAY}", became_so,
           ["Mark target creature. If it is marked this way, draw a card."]),
    Phrase("condition", f'again ("isn\'t" | "wasn\'t") done_so {WAY}', not_so),
    Phrase("past_noun", f'(sort | card_sort) "that" ("died" | "dies") {WAY}', died_so),
    Phrase("past_nouns", f'(sorts | card_sorts) "that" ("died" | "die") {WAY}', died_so),
    Phrase("fronted", f'"if" again ("was" | "is") {STOPPED} ("this" | "that") "way" "," effects', if_stopped,
           ["Stop target event from resolving. If it was stopped this way, draw a card."], needs=SPELLS),
    Phrase("condition", 'tally ("was" | "were" | "is" | "are") done_so ("this" | "that") "way"', were_done,
           ["Discard two cards. If a creature card was discarded this way, draw a card."]),
]  # fmt: skip
