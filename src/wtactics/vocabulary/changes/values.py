"""ATK and DEF changed: added to or set, by effects for a while and by standing text."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts, reckoning
from wtactics.engine.lasting import ADD, SET, WHILE_IN_PLAY
from wtactics.engine.meaning import ADDING, SETTING, Noun, Number
from wtactics.engine.places import AVATAR, BOARD, CITY, CREATURE, NOBODY, SEAT_THING, Thing
from wtactics.engine.state import cut
from wtactics.engine.stating import KEEP
from wtactics.engine.table import Table
from wtactics.language.phrase import CHANGED, ORDER, TOLD, Misread, Phrase
from wtactics.vocabulary.changes.apart import counted_once
from wtactics.vocabulary.changes.halves import capped_text, in_single_steps, in_x, multiple
from wtactics.vocabulary.changes.still_there import still_there
from wtactics.vocabulary.deeds.deed import STATED, cards_of
from wtactics.vocabulary.deeds.lasting import For, Sayable
from wtactics.vocabulary.nouns.cards import meant, meant_there
from wtactics.vocabulary.numbers.counting import A_NUMBER, AS_MUCH, in_ones, so_many, unmeasured
from wtactics.vocabulary.numbers.meaning import Capped, Fixed, ValueOf, XNumber, per, signed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.apart import still_in_play
from wtactics.vocabulary.things.meaning import SEVERAL, Things, This, clause, noun_on_board, possessive

VALUED: Final = 1 << CREATURE | 1 << CITY | 1 << AVATAR


def creatures(t: Table, things: Things) -> vec[i64]:
    """The creatures and avatars in play among the things."""
    out = vec[i64]()
    for c in cards_of(t, things):
        if t.place[c] & 15 >= BOARD and t.type(c) in (CREATURE, AVATAR):
            out = append(out, c)
    return out


def of_value(t: Table, things: Things) -> vec[i64]:
    """The creatures, avatars and cities in play among the things: a city's strength is its DEF."""
    out = vec[i64]()
    for c in cards_of(t, things):
        if t.place[c] & 15 >= BOARD and 1 << t.type(c) & VALUED != 0:
            out = append(out, c)
    return out


def creatures_there(t: Table, noun: Noun) -> vec[i64]:
    """The creatures on the board that the noun means."""
    found, n = meant_there(t, noun), i64(0)
    for c in found:
        if t.type(c) == CREATURE:
            found[n], n = c, n + 1
    return cut(found, n)


class Change:
    """What is added to ATK and DEF, such as +2/-X, perhaps once for each of something."""

    def __init__(self, attack: Number, defense: Number, each: Number | None = None) -> None:
        self.attack: Final = attack
        self.defense: Final = defense
        self.each: Final = each

    def times(self, t: Table) -> i64:
        """How often it is added."""
        return self.each.of(t) if self.each is not None else i64(1)

    def depends(self) -> i64:
        """What the numbers depend on, as bits."""
        bits = self.attack.depends() | self.defense.depends()
        return bits | self.each.depends() if self.each is not None else bits

    def text(self) -> str:
        """The change in card English."""
        change, each = f"{signed(self.attack)}/{signed(self.defense)}", self.each
        if each is None:
            return change
        if isinstance(each, Capped) and not in_single_steps(self.attack, self.defense):
            return f"{change} {per(each.number)[1]}, but at most {capped_text(each.most, self.attack, self.defense)}"
        times, counted = per(each)
        if not (counted or isinstance(each, Fixed | XNumber)) and in_single_steps(self.attack, self.defense):
            return f"{in_x(self.attack)}/{in_x(self.defense)}, where X is {each.text()}"
        if times > 1:
            change = f"{signed(multiple(times, self.attack))}/{signed(multiple(times, self.defense))}"
        return f"{change} {counted or f'{each.text()} times'}"


class Get(Sayable):
    """Creatures have so much more (or less) ATK and DEF while this is said."""

    def __init__(self, things: Things, change: Change) -> None:
        super().__init__(things)
        self.the_noun: Final = noun_on_board(things)
        self.change: Final = change

    def phases(self) -> i64:
        return 1 << ADDING

    def work(self, t: Table, phase: i64) -> None:
        if phase != ADDING:
            return
        times = self.change.times(t)
        attack, defense = times * self.change.attack.of(t), times * self.change.defense.of(t)
        if attack == 0 and defense == 0:
            return
        one = self.things.single(t)
        if one != SEVERAL:
            self.add(t, one, attack, defense)
            return
        noun = self.the_noun
        if noun is not None:
            for c in meant(t, noun, t.board):
                self.add(t, c, attack, defense)
            return
        for c in self.things.of(t):
            self.add(t, c, attack, defense)

    def add(self, t: Table, c: Thing, attack: i64, defense: i64) -> None:
        """Add this to the values of a creature or city on the board, and to nothing else."""
        if NOBODY < c < SEAT_THING and t.place[c] & 15 >= BOARD and t.library.stands_as[t.printed[c]] & VALUED != 0:
            reckoning.add(t, c, attack, defense)

    def depends(self) -> i64:
        return self.things.depends() | self.change.depends()

    def say(self, t: Table, until: i64) -> None:
        times = self.change.times(t)
        attack, defense = times * self.change.attack.of(t), times * self.change.defense.of(t)
        for c in of_value(t, self.things):
            t.modify(ADD, c, attack, defense, until, t.you, t.me)
            t.happened(facts.MODIFIED, c, attack, defense)

    def text(self) -> str:
        return clause(self.things, "get", self.change.text())


class Stats:
    """The ATK, the DEF or both that are set."""

    def __init__(self, attack: Number | None, defense: Number | None) -> None:
        self.attack: Final = attack
        self.defense: Final = defense

    def of_attack(self, t: Table) -> i64:
        """The ATK, or KEEP."""
        return set_to(t, self.attack)

    def of_defense(self, t: Table) -> i64:
        """The DEF, or KEEP."""
        return set_to(t, self.defense)

    def depends(self) -> i64:
        """What the numbers depend on, as bits."""
        bits: i64 = self.attack.depends() if self.attack is not None else 0
        return bits | self.defense.depends() if self.defense is not None else bits

    def plain(self) -> bool:
        """Can they be written as 2/3?"""
        return isinstance(self.attack, Fixed) and isinstance(self.defense, Fixed)

    def named(self) -> tuple[str, str]:
        """The names of the values, and what they are set to."""
        if (
            isinstance(self.attack, ValueOf)
            and isinstance(self.defense, ValueOf)
            and self.attack.value != self.defense.value
        ):
            return "ATK and DEF", f"{possessive(self.attack.things)} ATK and DEF"
        names = [name for name, number in (("ATK", self.attack), ("DEF", self.defense)) if number is not None]
        number = self.attack if self.attack is not None else self.defense
        return " and ".join(names), number.text() if number is not None else ""

    def text(self) -> str:
        """Both values in card English."""
        attack, defense = self.attack, self.defense
        return f"{attack.text() if attack is not None else ''}/{defense.text() if defense is not None else ''}"


def set_to(t: Table, number: Number | None) -> i64:
    """What a value is set to: KEEP, where it is said to be that of one card which is not there (any more)."""
    if number is None:
        return KEEP
    if isinstance(number, ValueOf) and not number.things.many():
        for c in number.things.of(t):
            if NOBODY < c < SEAT_THING:
                return number.of(t)
        return KEEP
    return number.of(t)


class Are(Sayable):
    """The ATK or DEF of creatures, or both, are set while this is said; what is added counts on top (CONFLICT-03)."""

    def __init__(self, things: Things, stats: Stats) -> None:
        super().__init__(things)
        self.stats: Final = stats

    def phases(self) -> i64:
        return 1 << SETTING

    def work(self, t: Table, phase: i64) -> None:
        if phase != SETTING:
            return
        attack, defense = self.stats.of_attack(t), self.stats.of_defense(t)
        for c in creatures(t, self.things):
            if attack != KEEP:
                reckoning.set_attack(t, c, attack)
            if defense != KEEP:
                reckoning.set_defense(t, c, defense)

    def depends(self) -> i64:
        return self.things.depends() | self.stats.depends()

    def text(self) -> str:
        if self.stats.plain():
            return f"{self.things.text()} {'are' if self.things.many() else 'is'} {self.stats.text()}"
        names, number = self.stats.named()
        return f"{possessive(self.things)} {names} {'are' if ' ' in names else 'is'} equal to {number}"

    def say(self, t: Table, until: i64) -> None:
        attack, defense = self.stats.of_attack(t), self.stats.of_defense(t)
        for c in creatures(t, self.things):
            t.modify(SET, c, attack, defense, until, t.you, t.me)

    def said(self) -> str:
        if self.stats.plain():
            return clause(self.things, "become", self.stats.text())
        names, number = self.stats.named()
        return f"set the {names} of {self.things.text()} to {number}"


def change(reading: Reading, bonus: tuple[Number, Number]) -> Change:
    (attack, defense), each = in_ones(reading, [*bonus])
    return Change(attack, defense, each)


def change_for_each(reading: Reading, bonus: tuple[Number, Number], each: Number) -> Change:
    return Change(*bonus, one_by_one(each, *bonus))


def more_attack(reading: Reading, number: Number, *each: Number) -> Change:
    return change_for_each(reading, (number, Fixed(0)), *each) if each else Change(number, Fixed(0))


def more_defense(reading: Reading, number: Number, *each: Number) -> Change:
    return change_for_each(reading, (Fixed(0), number), *each) if each else Change(Fixed(0), number)


def one_by_one(each: Number, *values: Number) -> Number:
    """What is said of at most so many of what is counted holds of the change, too, only where that goes in ones."""
    if isinstance(each, Capped) and not in_single_steps(*values):
        raise Misread("a change by 1 for each", each.text())
    return each


def change_at_most(reading: Reading, bonus: tuple[Number, Number], each: Number, most: tuple[Number, Number]) -> Change:
    """What is added at most is so many times what is added for each."""
    change = Change(*bonus)
    return Change(*bonus, Capped(each, times_of(change, most)))


def times_of(change: Change, most: tuple[Number, Number]) -> int:
    """How often the change goes into what is added at most."""
    found: set[int] = set()
    for one, whole in zip((change.attack, change.defense), most, strict=True):
        if not isinstance(one, Fixed) or not isinstance(whole, Fixed):
            raise Misread("a number", (whole if isinstance(one, Fixed) else one).text())
        each, all_of_it = int(one.n), int(whole.n)
        if each == 0 and all_of_it == 0:
            continue
        if each == 0 or all_of_it % each != 0 or all_of_it // each < 1:
            raise Misread("so many times the change", f"{signed(whole)}")
        found.add(all_of_it // each)
    if len(found) != 1:
        raise Misread("so many times the change", "another")
    return found.pop()


def get_for(reading: Reading, change: Change) -> For:
    return For(get(reading, change), reading.time())


def counters(reading: Reading, one: Number, bonus: tuple[Number, Number], things: Things, *each: Number) -> For:
    number, things = so_many(one, each), still_in_play(reading, things)
    times = None if isinstance(number, Fixed) and number.n == 1 else number
    return For(Get(things, Change(*bonus, times)), WHILE_IN_PLAY)


def counters_measured(reading: Reading, bonus: tuple[Number, Number], number: Number, things: Things) -> For:
    return counters(reading, number, bonus, things)


def counters_behind(reading: Reading, bonus: tuple[Number, Number], things: Things, number: Number) -> For:
    return counters(reading, number, bonus, things)


def get(reading: Reading, change: Change) -> Get:
    return Get(counted_once(still_there(reading, reading.subject()), change.each), change)


def get_itself(reading: Reading, change: Change) -> For:
    """Without a subject, and for a time, it is said of this creature."""
    if reading.until < 0 or reading.word != "creature" or reading.actor is not None:
        raise Misread("a creature that gets this, and for how long", change.text())
    return For(Get(This(reading.word), change), reading.time())


def get_so_long(
    reading: Reading, bonus: tuple[Number, Number], _until: int, each: Number, *most: tuple[Number, Number]
) -> list[For]:
    """The time stands in the middle: gets +1/+1 until end of turn for each Elf."""
    change = change_at_most(reading, bonus, each, *most) if most else change_for_each(reading, bonus, each)
    steps = [get_for(reading, change)]
    reading.end_time()
    return steps


def become_for(reading: Reading, stats: tuple[Number, Number]) -> For:
    return For(Are(reading.subject(), Stats(*stats)), reading.time())


def are(reading: Reading, stats: tuple[Number, Number]) -> Are:
    return Are(reading.subject(), Stats(*stats))


COUNTERS: Final = 'bonus ("counter" | "counters")'
PHRASES: Final = [
    Phrase("gain_of_values", "bonus", change),
    Phrase("gain_of_values", "bonus for_each", change_for_each),
    Phrase(
        "gain_of_values",
        "bonus for_each most_bonus",
        change_at_most,
        ["This creature gets +1/+1 for each other Imp in play, but no more than +3/+3."],
    ),
    Phrase("gain_of_values", 'number ("more" | "additional" | "extra") "atk" for_each?', more_attack),
    Phrase(
        "gain_of_values",
        'number ("more" | "additional" | "extra") ("def" | "defense" | "strength") for_each?',
        more_defense,
        ["This creature has 1 more strength for each Elf you control."],
    ),
    Phrase(ORDER, "gain_of_values", get_itself, ["(M): +2/+0 until end of turn."]),
    Phrase(
        CHANGED,
        '({get} | {gain} | {have} | ":")? gain_of_values',
        get_for,
        ["Target creature gets +1/-1 until end of turn."],
    ),
    Phrase(
        TOLD,
        "({get} | {gain} | {have}) bonus until for_each most_bonus?",
        get_so_long,
        ["Target creature gets +1/+0 until end of turn for each Elf you control."],
    ),
    Phrase(
        STATED,
        '({get} | {gain} | {have} | ":")? gain_of_values',
        get,
        ["All Elvish creatures get +0/+3.", "This creature gets +1/+1 for each other Imp in play."],
    ),
    Phrase(
        "gain_of_values",
        'bonus number "times"',
        lambda _, bonus, number: Change(bonus[0], bonus[1], number),
        ["Target creature gets +1/+0 X times."],
    ),
    Phrase(
        "deed",
        '{put} number bonus ("counter" | "counters") "on" things for_each?',
        counters,
        ["Put a +1/+1 counter on target creature.", "Put two +1/+0 counters on target creature."],
    ),
    Phrase(
        "deed",
        f'{{put}} {unmeasured(COUNTERS)} "on" things',
        counters_measured,
        ["Put as many +1/+1 counters as the number of Elves you control on target creature."],
    ),
    Phrase(
        "deed",
        f'{{put}} ({AS_MUCH} {COUNTERS} "on" things "as" as_many | ({A_NUMBER})? {COUNTERS} "on" things "equal" "to" value)',
        counters_behind,
        ["Put as many +1/+1 counters on target creature as you control Elves."],
    ),
    Phrase(
        TOLD,
        '({gain} | {get} | {receive}) number bonus ("counter" | "counters") for_each?',
        lambda reading, n, bonus, *each: counters(reading, n, bonus, reading.subject(), *each),
        ["Target creature gets a +1/+1 counter."],
    ),
    Phrase(CHANGED, '{become} ("a" | "an")? stats', become_for, ["Target creature becomes 3/3 until end of turn."]),
    Phrase(STATED, '("is" | "are") ("a" | "an")? stats', are, ["All Rats are 1/1."]),
]
