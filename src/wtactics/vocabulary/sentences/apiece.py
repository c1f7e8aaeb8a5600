"""Apiece: under a condition it is another number, and of some of those of whom the sentence before speaks."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine import facts
from wtactics.engine.lasting import WHILE_IN_PLAY
from wtactics.engine.meaning import Condition, Number
from wtactics.engine.places import Flow, Option
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import ORDER, Misread, Phrase
from wtactics.vocabulary.changes.values import Change, Get
from wtactics.vocabulary.deeds.death import Sacrifice
from wtactics.vocabulary.deeds.deed import cards_in_play, cards_of
from wtactics.vocabulary.deeds.hands import Discard, DrawCards
from wtactics.vocabulary.deeds.harm import DealDamage, wounded
from wtactics.vocabulary.deeds.lasting import For
from wtactics.vocabulary.deeds.marking import Mark, Unmark
from wtactics.vocabulary.deeds.score import GainPoints, LosePoints
from wtactics.vocabulary.deeds.victory import Score
from wtactics.vocabulary.needs import BONUSES, Needs
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.limits import COST_VALUE, Limit
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import Being, Quality
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading, again
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.outcomes import UNIT, instead
from wtactics.vocabulary.sentences.repeating import are_counters, is_one_order, repeated_steps
from wtactics.vocabulary.things.meaning import All, Slot, Things, You, article
from wtactics.vocabulary.things.mentioning import renewed
from wtactics.vocabulary.things.picking import Amend

NUMBERED: Final = (DrawCards, GainPoints, LosePoints, Score, Discard, Sacrifice, Mark, Unmark)


class DealApiece(DealDamage):
    """Each of several is dealt so much damage, or so much if it is such; all at the same time."""

    def __init__(self, source: Things, number: Number, things: Things, other: Number, quality: Quality) -> None:
        super().__init__(source, number, things)
        self.other: Final = other
        self.quality: Final = quality

    def do(self, t: Table, answer: Option) -> Flow:
        usual, other = self.number.of(t), self.other.of(t)
        for source in cards_of(t, self.source):
            hurt = wounded(t, source, cards_in_play(t, self.things))
            such = [self.quality.holds(t, c) for c in hurt]
            for i in range(len(hurt)):
                t.hurt(hurt[i], other if such[i] else usual, source)
        return NEXT

    def text(self) -> str:
        return f"{super().text()}, or {self.other.text()} damage to each of them that {self.quality.told(False)}"


def or_so_much(reading: Reading, steps: Steps, number: Number, condition: Condition) -> Steps:
    """Draw a card, or two if you control an Elf: it is done with another number."""
    deed: Any = steps[-1]
    if not is_one_order(steps) or not (isinstance(deed, NUMBERED) or are_counters(deed)):
        raise Misread("one deed with a number", "another number")
    reading.last_said = steps
    by_him = not are_counters(deed) and not isinstance(deed.players, You)
    return instead(reading, condition, repeated_steps(reading, steps, number, by_him))[1:]


def or_changed(reading: Reading, steps: Steps, bonus: tuple[Number, Number], *more: Any) -> Steps:
    """Target creature gets +1/+1 until end of turn, or +2/+2 if it is an Elf."""
    deed: Any = steps[-1]
    if len(steps) != 1 or not isinstance(deed, For) or not isinstance(deed.statement, Get) or are_counters(deed):
        raise Misread("one change for a while", "another one")
    reading.last_said = steps
    things = deed.statement.things
    onto = again(things, "it") if isinstance(things, Slot) and not things.many() else things
    other = For(Get(onto, Change(*bonus)), deed.until)
    return instead(reading, more[-1], [other])[1:]


# ---- of some of them


def group_before(reading: Reading) -> tuple[Any, All]:
    """The one deed of the sentence before, and all to whom it is done."""
    deed: Any = reading.last_said[-1] if len(reading.last_said) == 1 else None
    things = deed.statement.things if isinstance(deed, For) and isinstance(deed.statement, Get) else None
    things = deed.things if type(deed) is DealDamage else things
    if not isinstance(things, All) or not isinstance(things.noun, CardNoun):
        raise Misread("one deed to all of a sort in the sentence before", "some of them")
    return deed, things


def such_of_them(reading: Reading, noun: CardNoun) -> Quality:
    """Those of the group that a noun of its own means, whoever controls them."""
    what = renewed(noun, Detail("near", False))
    return Being(what, article(noun.text(False)))


def they_are_dealt(reading: Reading, quality: Quality, number: Number) -> Steps:
    deed, things = group_before(reading)
    if type(deed) is not DealDamage:
        raise Misread("damage in the sentence before", deed.text())
    return [Amend(1), DealApiece(deed.source, deed.number, things, number, quality)]


def they_get(reading: Reading, quality: Quality, change: Change) -> Steps:
    """What is told anew is what was told, and the rest; who is such is found before anything is changed."""
    deed, things = group_before(reading)
    if not isinstance(deed, For) or are_counters(deed) or not isinstance(deed.statement, Get):
        raise Misread("a change for a while in the sentence before", deed.text())
    return [Amend(1), For(Get(some_of(things, quality), beyond(deed.statement.change, change)), deed.until), deed]


def they_get_so_many(reading: Reading, quality: Quality, number: Number) -> Steps:
    deed, things = group_before(reading)
    if not are_counters(deed):
        raise Misread("counters in the sentence before", deed.text())
    get = deed.statement
    more = fixed(number) - (1 if get.change.each is None else fixed(get.change.each))
    if more < 1:
        raise Misread("more than in the sentence before", number.text())
    times = None if more == 1 else Fixed(more)
    change = Change(get.change.attack, get.change.defense, times)
    return [Amend(1), For(Get(some_of(things, quality), change), WHILE_IN_PLAY), deed]


def some_of(things: All, quality: Quality) -> All:
    """Those of the group that are such, where no change of values makes others of them."""
    noun = things.noun
    assert isinstance(noun, CardNoun)
    told = [*noun.qualities, quality]
    if any(isinstance(each, Limit) and each.value != COST_VALUE for each in told):
        raise Misread("what no change of values changes", quality.told(False))
    return All(renewed(noun, Detail("quality", quality)), True)


def beyond(usual: Change, other: Change) -> Change:
    """What is still to be added to the one change to make the other."""
    if usual.each is not None or other.each is not None:
        raise Misread("a change without a count", other.text())
    attack = fixed(other.attack) - fixed(usual.attack)
    defense = fixed(other.defense) - fixed(usual.defense)
    return Change(Fixed(attack), Fixed(defense))


def fixed(number: Number) -> int:
    """A number that stands in the text as such, below 0 too."""
    if not isinstance(number, Fixed):
        raise Misread("a number such as 2", number.text())
    return int(number.n)


def deal_apiece(reading: Reading, number: Number, things: Things, other: Number, quality: object) -> DealApiece:
    if not isinstance(things, All):
        raise Misread("all of a sort", things.text())
    if not isinstance(quality, Quality):
        raise Misread("what they are", "what they do")
    return DealApiece(reading.doer(), number, things, other, quality)


def same_change(reading: Reading, change: Change, *_until: int) -> Change:
    return change


# ---- once more


def one_more(reading: Reading) -> Steps:
    """Draw another: once more what the sentence before tells to draw."""
    deed: Any = reading.last_said[-1] if reading.last_said else None
    if not isinstance(deed, DrawCards) or not isinstance(deed.players, You):
        raise Misread("cards that were drawn in the sentence before", "another")
    return [DrawCards(deed.players, Fixed(1))]


def one_more_counter(reading: Reading, things: Things) -> For:
    """Once more such a counter, on whatever is told."""
    deed: Any = reading.last_said[-1] if reading.last_said else None
    if not are_counters(deed):
        raise Misread("a counter that was put in the sentence before", "another")
    change = deed.statement.change
    return For(Get(things, Change(change.attack, change.defense)), WHILE_IN_PLAY)


def deal_more(reading: Reading, number: Number, things: Things) -> DealDamage:
    """Beside what the sentence before deals."""
    if not any(isinstance(step, DealDamage) for step in reading.last_said):
        raise Misread("damage that was dealt in the sentence before", "more")
    return DealDamage(reading.doer(), number, things)


OF_THEM: Final = '("each" | "all" | "any" | "those") "of" ("them" | "these" | ("these" | "those") words)'
MORE: Final = '("more" | "additional" | "extra" | "further")'
DEALT: Final = '(("is" | "are") "dealt" | "takes" | "take" | "suffers" | "suffer")'
GETS: Final = '("gets" | "get" | "gains" | "gain")'
PHRASES: Final = [
    Phrase("fronted", f'tail ","? ("or" | "but") number {UNIT}? "instead"? "if" if_condition', or_so_much,
           ["Draw a card, or two cards if you control an Elf."]),
    Phrase("fronted", 'tail ("," | ","? ("or" | "but")) bonus until? "instead"? "if" if_condition', or_changed,
           ["Target creature gets +1/+1 until end of turn, or +2/+2 if it is an Elf."], needs=BONUSES),
    Phrase("some_of_them", f'{OF_THEM} "that" predicate', lambda reading, *parts: parts[-1]),
    Phrase("some_of_them", '"each" card_noun | "all"? card_nouns', such_of_them),
    Phrase("fronted", f'some_of_them {DEALT} number "damage"? "instead"', they_are_dealt,
           ["Deal 1 damage to each creature. Each of them that is marked is dealt 2 damage instead."]),
    Phrase("fronted", '"deal" number "damage"? "to" some_of_them "instead"', lambda reading, number, some: they_are_dealt(
        reading, some, number)),
    Phrase("fronted", f'some_of_them {GETS} gain_of_values until? "instead"', lambda reading, some, change, *_until: they_get(
        reading, some, change), needs=BONUSES),
    Phrase("fronted", '"put" number ("of" "them")? "on" some_of_them "instead"',
           lambda reading, number, some: they_get_so_many(reading, some, number), needs=BONUSES),
    Phrase("deed", '{deal} number "damage" "to" things ","? ("or" | "but") number "damage"? "to" "each" ("of" "them")? "that"'
           ' predicate "instead"?', deal_apiece,
           ["Deal 1 damage to each creature, or 2 to each that is marked."]),
    Phrase(ORDER, '"draw" "another" "one"?', one_more,
           ["Draw a card. If you control an Elf, draw another."], needs=Needs(fact=facts.DREW)),
    Phrase(ORDER, '"put" "another" ("one" | "counter")? "on" things', one_more_counter,
           ["Put a +1/+1 counter on target creature. If it is an Elf, put another on it."], needs=BONUSES),
    Phrase("deed", f'{{deal}} ({MORE} number | number {MORE} | "another" number) "damage" "to" things', deal_more,
           ["Deal 1 damage to target creature. If it is marked, deal 1 more damage to it."]),
]  # fmt: skip
