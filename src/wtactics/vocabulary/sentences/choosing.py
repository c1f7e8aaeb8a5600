"""Choosing: one of several ways, two of them, one or both; by you, by a player who is named, by each player for himself."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from mypy_extensions import i64

from wtactics.engine.chain import pick, picked, unpick
from wtactics.engine.meaning import Condition, Noun
from wtactics.engine.places import NOBODY, SEAT_THING, Flow, Option, Thing, other_of, what_of
from wtactics.engine.step import AGAIN, NEXT, NOTHING, Step
from wtactics.engine.table import Table
from wtactics.kits.verbs import BRANCH, PASS
from wtactics.language.phrase import BOTH, Misread, Phrase
from wtactics.language.reader import ALL_WAYS
from wtactics.vocabulary.deeds.deed import Choose
from wtactics.vocabulary.deeds.deed import choose as choose_new
from wtactics.vocabulary.deeds.hands import at_will
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.restraint import slots_in
from wtactics.vocabulary.sentences.clauses import JOIN, MUST, Steps, if_behind, same, subject, timed_behind
from wtactics.vocabulary.sentences.clauses import together as steps_together
from wtactics.vocabulary.sentences.how_many import HOW_MANY, ONE, OR_BOTH, HowManyPhrase, one_way, yours_alone
from wtactics.vocabulary.sentences.paying import can_be_done
from wtactics.vocabulary.sentences.undone import check_timed, still_to_do
from wtactics.vocabulary.things.meaning import Again, Everyone, Slot, Things, You
from wtactics.vocabulary.things.mentioning import an
from wtactics.vocabulary.things.picking import ONWARD, PICKED, Branch, May, Pick, Skip, seat_at

PAIR: Final = 2
MOST_WAYS: Final = 6  # that can be chosen between


class BranchSeveral(Branch):
    """So many of several ways are chosen, each once; each begins with a step that leaves it out if it was not."""

    def __init__(
        self, players: Things, lengths: list[int], least: i64, most: i64, slot: Slot, both_if: Condition | None = None
    ) -> None:
        super().__init__(players, lengths)
        self.least: Final = least
        self.most: Final = most
        self.slot: Final = slot
        self.both_if: Final = both_if  # without it, one is chosen

    def ask(self, t: Table) -> None:
        seat = seat_at(t, self.players, 0)
        if seat == NOBODY:
            return
        t.ask(seat)
        done, n = t.note(PICKED), len(self.lengths)
        if done >= self.least:
            t.offer(PASS)
        first = 0 if t.at_will else t.note(ONWARD)
        for i in range(n):
            enough = t.at_will or n - i >= self.least - done
            if i >= first and enough and not is_taken(t, self.slot, i):
                t.offer(BRANCH, 0, i)

    def begun(self, t: Table) -> bool:
        return t.note(PICKED) > 0

    def do(self, t: Table, answer: Option) -> Flow:
        if answer != NOTHING and what_of(answer) == BRANCH:
            done = t.note(PICKED)
            pick(t, self.slot.at + done, NOBODY - 1 - other_of(answer))
            t.remember(PICKED, done + 1)
            t.remember(ONWARD, other_of(answer) + 1)
            both_if = self.both_if
            most = self.most if both_if is None or both_if.holds(t) else 1
            if done + 1 < most and (t.at_will or other_of(answer) + 1 < len(self.lengths)):
                return AGAIN
        t.remember(PICKED, 0)
        t.remember(ONWARD, 0)
        return NEXT

    def start_of(self, way: i64) -> i64:
        return super().start_of(way) + 1

    def length_of(self, way: i64) -> i64:
        return self.lengths[int(way)] - 1


def is_taken(t: Table, slot: Slot, way: i64) -> bool:
    """Was this way chosen?"""
    i: i64 = 0
    while i < slot.most:
        if picked(t, slot.at + i) == NOBODY - 1 - way:
            return True
        i += 1
    return False


class Taken(Step[Table]):
    """What follows is done only if this way was chosen."""

    def __init__(self, slot: Slot, way: i64, steps: i64) -> None:
        self.slot: Final = slot
        self.way: Final = way
        self.steps: Final = steps

    def do(self, t: Table, answer: Option) -> Flow:
        if not is_taken(t, self.slot, self.way):
            t.jump(self.steps)
        return NEXT

    def text(self) -> str:
        return ""


class Round(Step[Table]):
    """What follows is done by each of the players, one after the other; whose turn it is is kept among the choices."""

    def __init__(self, players: Things, slot: Slot, steps: i64) -> None:
        self.players: Final = players
        self.slot: Final = slot
        self.steps: Final = steps

    def do(self, t: Table, answer: Option) -> Flow:
        found = self.players.of(t)
        if len(found) == 0:
            t.jump(self.steps)
        else:
            pick(t, self.slot.at, found[0])
        return NEXT

    def text(self) -> str:
        return ""


class NextOfRound(Step[Table]):
    """It is the turn of the next player, who chooses everything for himself."""

    def __init__(self, players: Things, slot: Slot, steps: i64, slots: list[Slot]) -> None:
        self.players: Final = players
        self.slot: Final = slot
        self.steps: Final = steps
        self.slots: Final = slots

    def do(self, t: Table, answer: Option) -> Flow:
        after = self.after(t, picked(t, self.slot.at))
        if after != NOBODY:
            pick(t, self.slot.at, after)
            for slot in self.slots:
                i: i64 = 0
                while i < slot.most:
                    unpick(t, slot.at + i)
                    i += 1
            t.jump(-self.steps - 1)
        return NEXT

    def after(self, t: Table, before: Thing) -> Thing:
        """Who comes behind this player in turn order; NOBODY if he was the last."""
        for thing in self.players.of(t):
            if self.place(t, thing) > self.place(t, before):
                return thing
        return NOBODY

    def place(self, t: Table, thing: Thing) -> i64:
        """How far behind the player whose turn it is."""
        return (thing - SEAT_THING - t.active + t.seats) % t.seats

    def text(self) -> str:
        return ""


# ---- who chooses


def choosing(reading: Reading) -> Things:
    """Who chooses: one player, for several would each have to choose for himself."""
    if isinstance(reading.actor, Everyone):
        raise Misread("each of them for himself", reading.actor.text())
    return reading.players()


def either(reading: Reading, _subject: None, *ways: Steps) -> Steps:
    """Whoever does it chooses the way; picks of one way are not made in another."""
    chooser = choosing(reading)
    reading.end_clause()
    return branched(chooser, list(ways))


def chooses(reading: Reading, chooser: tuple[Things, Steps], many: tuple[int, int], *ways: Steps) -> Steps:
    """Another player chooses between ways of which each says who does it."""
    reading.end_clause()
    return [*chooser[1], *several(reading, chooser[0], many, list(ways))]


def each_chooses(reading: Reading, each: Round, many: tuple[int, int], *ways: Steps) -> Steps:
    reading.end_clause()
    return in_turn(each, several(reading, each.slot, many, [chosen_by_himself(way, each.slot) for way in ways]))


def chosen_by_himself(way: Steps, chooser: Slot) -> Steps:
    """Who chooses between ways chooses within them; of what is his own nobody else is to choose unsaid."""
    for step in way:
        noun = step.noun if isinstance(step, Pick) and isinstance(step.players, You) else None
        if isinstance(noun, CardNoun) and isinstance(noun.of, Again) and noun.of.things is chooser:
            raise Misread('who chooses it, such as "that player chooses"', noun.text(False))
    return way


def chooses_one(reading: Reading, chooser: tuple[Things, Steps], *ways: Steps) -> Steps:
    return chooses(reading, chooser, ONE, *ways)


def each_chooses_one(reading: Reading, each: Round, *ways: Steps) -> Steps:
    return each_chooses(reading, each, ONE, *ways)


def chooser(reading: Reading, things: Things) -> tuple[Things, Steps]:
    """Who chooses, and how he is chosen; what he chooses between names who does it."""
    picks, reading.pending = reading.pending, []
    reading.actor = None
    return things, picks


def one_by_one(reading: Reading, players: Noun) -> Round:
    """Each player for himself: what follows speaks of the one whose turn it is."""
    if not isinstance(players, PlayerNoun):
        raise Misread("players", players.text(True))
    everyone = Everyone(players.opponents)
    slot = Slot(everyone.text(), 1, True)
    reading.picked.append(slot)
    reading.mention(slot, ["player", "opponent"])
    subject(reading, slot)
    return Round(everyone, slot, 0)


def each_either(reading: Reading, each: Round, *ways: Steps) -> Steps:
    chooser = reading.players()
    reading.end_clause()
    return in_turn(each, branched(chooser, list(ways)))


def in_turn(each: Round, steps: Steps) -> Steps:
    """The steps, done by each of the players."""
    slots = [step.slot for step in steps if isinstance(step, Pick | BranchSeveral)]
    rest = NextOfRound(each.players, each.slot, len(steps), slots)
    return [Round(each.players, each.slot, len(steps) + 1), *steps, rest]


# ---- between what


def branched(chooser: Things, ways: list[Steps]) -> Steps:
    """The ways one after the other, each but the last followed by a leap over the rest."""
    ways = [still_to_do(way) for way in ways]
    rest = sum(len(way) + 1 for way in ways)
    steps: Steps = []
    for way in ways:
        rest -= len(way) + 1
        steps += [*way, Skip(rest)]
    able = [can_be_done(way) for way in ways]
    return [Branch(chooser, [len(way) + 1 for way in ways], able if any(able) else None), *steps]


def several(
    reading: Reading, chooser: Things, many: tuple[int, int], ways: list[Steps], both_if: Condition | None = None
) -> Steps:
    """So many of these ways."""
    least, most = many[0], many[1] or len(ways)
    if len(ways) > MOST_WAYS or most > len(ways):
        raise Misread(f"{max(most, 2)} to {MOST_WAYS} ways", f"{len(ways)}")
    if (least, most) == (1, 1):
        return branched(chooser, ways)
    slot = Slot("the ways chosen", most, True)
    reading.picked.append(slot)
    steps: Steps = [BranchSeveral(chooser, [len(way) + 1 for way in ways], least, most, slot, both_if)]
    for i, way in enumerate(ways):
        steps += [Taken(slot, i, len(way)), *way]
    return steps


def choose(reading: Reading, many: tuple[int, int], *ways: Steps) -> Steps:
    if reading.branch >= 0:
        reading.branched = True
        if reading.branch == ALL_WAYS and len(ways) != PAIR:
            raise Misread("a choice between two ways", "both")
        return steps_together(reading, *ways)
    if reading.quoted and any(same_targets(reading, way) != same_targets(reading, ways[0]) for way in ways):
        raise Misread("a choice without targets of its ways, in quotes", "targets")
    both_if, reading.both_if = reading.both_if, None
    return several(reading, reading.players(), many if both_if is None else (1, 2), list(ways), both_if)


def same_targets(reading: Reading, way: Steps) -> list[Slot]:
    """The targets of which a way speaks."""
    return [slot for slot in slots_in(way) if slot in reading.aimed]


def one_or_other(reading: Reading, *ways: Steps) -> Steps:
    check_timed(reading, [step for way in ways for step in way])
    return choose(reading, ONE, *ways)


def may_either(reading: Reading, *ways: Steps) -> Steps:
    """You may do one of these, or none."""
    if reading.targets:
        raise Misread("what is chosen as it is done", "a target")
    steps = branched(reading.players(), [at_will(way) for way in ways])
    reading.end_clause()
    return [May(len(steps)), *steps]


def after_naming(reading: Reading, first: Steps, steps: Steps) -> Steps:
    """What was chosen is spoken of behind the colon."""
    if not isinstance(first[-1], Choose) or not all(isinstance(step, Choose | Pick) for step in first):
        raise Misread("what is chosen", "what is done")
    return [*first, *steps]


def choose_two(reading: Reading, first: Things, second: Things) -> Steps:
    picks, reading.pending = reading.pending, []
    later = [pick for pick in picks if pick.slot is second]
    return [
        *(pick for pick in picks if pick not in later),
        choose_new(reading, first),
        *later,
        choose_new(reading, second),
    ]


def read_together(parts: Sequence[Phrase | None]) -> list[list[int]]:
    """Which parts are read together for each choice: how many ways, if it is said, and so many ways; never none of them."""
    head = [i for i, part in enumerate(parts) if isinstance(part, HowManyPhrase)]
    ways = [i for i in range(len(parts)) if i not in head]
    least, most = next((part.many for part in parts if isinstance(part, HowManyPhrase)), ONE)
    sizes = range(max(least, 1), min(most or len(ways), len(ways)) + 1)
    return [[*head, *some] for n in sizes for some in combinations(ways, n)]


SIGN: Final = '(":" | "-")'
CHOOSES: Final = '("chooses" | "choose")'
THINGS: Final = '("option" | "options" | "effect" | "effects" | "mode" | "modes" | "way" | "ways")'
OF_THEM: Final = f'("different"? ("ones" | {THINGS}))? (("of" | "from") ("the" "following" | "these") {THINGS}?)?'
BETWEEN: Final = '(";" | "," | ";" ",")? "or"'
CLOSE_WAYS: Final = 'close_way (("," | ","? "or") close_way)* ","? "or" close_way'
PHRASES: Final = [
    Phrase(BOTH, "({choose} | {name}) one_player", choose_new, ["Choose an opponent. That player discards a card."]),
    Phrase(BOTH, "({choose} | {name}) (chosen | any_one | aimed)", choose_new,
           ["Choose a creature you control. It gets +1/+1 until end of turn."]),
    Phrase(BOTH, '({choose} | {name}) (chosen | aimed) "and" (chosen | aimed)', choose_two,
           ["Choose a creature you control and another creature. Mark the first."]),
    Phrase("effects", 'ordered ":" effects', after_naming,
           ["Choose target creature: it gets +1/+1 until end of turn."]),
    *HOW_MANY, *OR_BOTH,
    Phrase("led", f'subject ({MUST} | "also")? "either"? told_ways (","? "or" told_ways)+', either),
    Phrase("led", f'one_by_one ({MUST} | "also")? "either"? told_ways (","? "or" told_ways)+', each_either,
           ["Each player either discards a card or loses 1 victory point."]),
    Phrase("one_by_one", '"each" player_noun | "all" "the"? player_nouns', one_by_one),
    Phrase("told_ways", 'told (("," | "and") told)*', steps_together),
    Phrase("ways", f'("then" | "you")? "choose" how_many_ways {OF_THEM} {SIGN} way (";" "or"? way)+', choose,
           choice=read_together),
    Phrase("ways",
           f'("then" | "you")? "choose" how_many_ways {OF_THEM} {SIGN} {CLOSE_WAYS}',
           choose, ["Choose one - draw a card or gain 1 victory point."], choice=read_together),
    Phrase("ways", f'one_by_one {CHOOSES} how_many_ways {OF_THEM} {SIGN} his_way ((";" | {BETWEEN}) his_way)+',
           each_chooses, ["Each opponent chooses one: that player discards a card; or he loses 1 victory point."]),
    Phrase("ways", f'who_chooses {CHOOSES} how_many_ways {OF_THEM} {SIGN} his_way ((";" | {BETWEEN}) his_way)+',
           chooses, ["Target opponent chooses one: you draw a card; or he loses 1 victory point."]),
    Phrase("ways", f"one_by_one {CHOOSES} {SIGN} his_way ({BETWEEN} his_way)+", each_chooses_one,
           ["Each opponent chooses: he discards two cards, or he loses 3 victory points."]),
    Phrase("ways", f"who_chooses {CHOOSES} {SIGN} his_way ({BETWEEN} his_way)+", chooses_one),
    Phrase("who_chooses", "he_player", chooser),
    Phrase("who_chooses", "one_player", chooser),
    Phrase("one_player", '("a" | "an" | "one") player_noun', an),
    Phrase("ways_plain", '"either"? bare_way (","? "or" (bare_way | led_way))+', one_or_other, choice=read_together),
    Phrase("bare_way", "bare_row", same),
    Phrase("bare_way", 'bare_row "if" if_condition', if_behind),
    Phrase("your_way", "your_orders", same),
    Phrase("led_way", "free_row", same),
    Phrase("led_way", 'free_row "if" if_condition', if_behind),
    Phrase("led_way", "free_row until", timed_behind),
    Phrase("way", "tail | fronted", one_way),
    Phrase("close_way", "close_row", one_way),
    Phrase("close_way", "close_row until", timed_behind),
    Phrase("close_way", 'close_row "if" if_condition', if_behind),
    Phrase("close_row", "orders | your_orders | led | led_due | open", same),
    Phrase("close_row", 'close_row ("and" | "then" | "and" "then" | "," "then") (orders | your_orders)', steps_together),
    Phrase("his_way", "led | led_due | open", same),
    Phrase("his_way", "your_orders", yours_alone),
    Phrase("his_way", "(led | led_due) until", timed_behind),
    Phrase("open", '"then"? "you" "may" "either"? order (","? "or" order)+', may_either,
           ["You may draw a card or gain 1 victory point."]),
    Phrase("effects", "ways | ways_plain", same),
    Phrase("effects", "ways_plain until", timed_behind),
    Phrase("effects", f"spoken {JOIN} ways", steps_together,
           ["Draw a card, then choose one: draw a card; or gain 1 victory point."]),
]  # fmt: skip
