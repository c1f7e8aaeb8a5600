"""Beforehand: what a thing was like before the sentence before did something to it: kill it; if it was marked, ..."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.chain import pick, picked
from wtactics.engine.meaning import HARM, HOMES, MARKS, ROLES, Condition, Noun, Number
from wtactics.engine.places import NOBODY, Flow, Option, seat_thing
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.conditions.meaning import Is, Not
from wtactics.vocabulary.deeds.deed import Deed
from wtactics.vocabulary.deeds.waiting import Keep
from wtactics.vocabulary.needs import CITIES, ENCHANTING
from wtactics.vocabulary.nouns.cards import ANYONES, OPPONENTS, YOURS, CardNoun
from wtactics.vocabulary.nouns.describing import Bound, any_state, has_all, has_value, is_a
from wtactics.vocabulary.nouns.limits import COST_VALUE, Limit
from wtactics.vocabulary.nouns.naming import RESIDING, Detail, DetailPhrase, noun_of
from wtactics.vocabulary.nouns.quality import Being, Quality
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.meaning import ValueOf
from wtactics.vocabulary.numbers.partings import LostValue
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps, only_if
from wtactics.vocabulary.sentences.outcomes import instead, so_much_instead
from wtactics.vocabulary.things.hosting import AttachedToSome
from wtactics.vocabulary.things.meaning import Again, Happened, Lost, Slot, Things, This, possessive
from wtactics.vocabulary.things.mentioning import keeper, renewed
from wtactics.vocabulary.things.picking import Amend, Check, May, Pick


class Witness(Keep):
    """Whether it is so is kept, before what follows changes it."""

    def __init__(self, slot: Slot, condition: Condition) -> None:
        super().__init__(slot, slot)
        self.condition: Final = condition

    def do(self, t: Table, answer: Option) -> Flow:
        if self.condition.holds(t):
            pick(t, self.slot.at, seat_thing(t.you))
        return NEXT


class WasSo(Condition):
    """It was so, as was kept."""

    def __init__(self, slot: Slot, words: str) -> None:
        self.slot: Final = slot
        self.words: Final = words

    def holds(self, t: Table) -> bool:
        return picked(t, self.slot.at) != NOBODY

    def text(self) -> str:
        return self.words


class Among(Condition):
    """Whoever it was is one of these players."""

    def __init__(self, players: Things, these: Things) -> None:
        self.players: Final = players
        self.these: Final = these

    def holds(self, t: Table) -> bool:
        for player in self.players.of(t):
            if self.these.has(t, player):
                return True
        return False

    def text(self) -> str:
        return f"{self.players.text()} is {self.these.text()}"


class Then:
    """What was so before something was done, and how it is said."""

    def __init__(self, condition: Condition, words: str, printed: bool = False) -> None:
        self.condition: Final = condition
        self.words: Final = words
        self.printed: Final = printed  # which it still is


def if_it_was(reading: Reading, then: Then, steps: Steps) -> Steps:
    """It is looked at before the first deed of the sentence before, whatever has become of it since."""
    if then.printed:
        return only_if(reading, then.condition, steps)
    before = reading.last_said
    may = before[0] if before and isinstance(before[0], May) else None
    deeds = before[1:] if may is not None and may.steps == len(before) - 1 else before
    first = next((i for i, step in enumerate(deeds) if not isinstance(step, Pick)), len(deeds))
    if first == len(deeds) or not all(isinstance(step, Deed | Pick) for step in deeds):
        raise Misread("a sentence before it that does something to it, whatever is so", "what it was")
    slot = Slot("what it was", person=True)
    reading.picked.append(slot)
    kept = [*deeds[:first], Witness(slot, then.condition), *deeds[first:]]
    if may is not None:  # who does not do it is not told what it was
        kept = [May(may.steps + 1, may.able), *kept]
    return [Amend(len(before), True, 1), *kept, Check(WasSo(slot, then.words), len(steps)), *steps]


def behind_if_it_was(reading: Reading, steps: Steps, then: Then) -> Steps:
    """Gain a point if it was marked: the case behind what is done in it."""
    found: Steps = if_it_was(reading, then, steps)
    return found


def instead_if_it_was(reading: Reading, then: Then, steps: Steps) -> Steps:
    """What is done instead is decided before anything is done."""
    return instead(reading, then.condition, steps)


def so_much_if_it_was(reading: Reading, then: Then, *again: Any) -> Steps:
    return so_much_instead(reading, then.condition, *again)


def of_one(things: Things, quality: Quality, not_so: bool = False) -> Then:
    """One thing of which it is said."""
    so: Condition = Is(things, quality)
    was = "wasn't" if not_so else "was"
    words = f"{things.text()} {quality.told(False).replace('is ', f'{was} ', 1).replace('has ', 'had ', 1)}"
    return Then(Not(so) if not_so else so, words, isinstance(quality, Limit) and quality.value == COST_VALUE)


def was_then(reading: Reading, things: Things, not_so: bool, quality: Quality) -> Then:
    refuse_given(reading, things)
    if reading.gone is not None and getattr(things, "things", things) is reading.gone and quality.depends() & STANDING:
        raise Misread("how it stands now, or what is printed on it", "how it was before it left play")
    return of_one(things, quality, not_so)


def had_then(reading: Reading, things: Things, quality: Quality) -> Then:
    refuse_given(reading, things)
    return of_one(things, quality)


def refuse_given(reading: Reading, things: Things) -> None:
    """What was given as the price had been so before anything of the text was done; and "it" is one of two no more."""
    spoken = getattr(things, "things", things)
    others = [each for each in reading.latest() if isinstance(each.things, Happened) and not each.things.people()]
    if isinstance(spoken, This) and others:
        raise Misread(f'"that {others[0].words[0]}", for "it" could be either', things.text())
    if any(given.slot is spoken for given in reading.given):
        raise Misread("what is printed on it", "what it was", lightly=True)


def had_traits(reading: Reading, things: Things, traits: tuple[int, str]) -> Then:
    return of_one(things, has_all(reading, False, traits))


def value_was(reading: Reading, value: Number, bound: Bound) -> Then:
    if not isinstance(value, ValueOf) or not isinstance(value.things, Again):
        raise Misread("a value of what was spoken of", value.text())
    if isinstance(value, LostValue):
        reading.picked.remove(value.slot)  # it is looked at in another way
    return of_one(value.things, has_value(reading, int(value.value), bound))


def such_a(reading: Reading, noun: CardNoun) -> Quality:
    """What is printed on it needs no looking beforehand; whose it was, and how it stood, does."""
    plain = noun.whose == ANYONES and not noun.qualities
    if plain and all(sort.word == "resident" or not any_state(sort) for sort in noun.sorts):
        raise Misread("more than what is printed on it", noun.text(False), lightly=True)
    return is_a(reading, False, noun)


def controlled(reading: Reading, whose: Detail, negated: bool = False) -> Being:
    """Under whose control it is."""
    noun = renewed(CardNoun([Sort(word="card")]), whose)
    who = keeper(whose).text() if whose.field != "whose" else {YOURS: "you", OPPONENTS: "an opponent"}[whose.value]
    return Being(noun, f"controlled by {who}", negated)


def is_under(reading: Reading, negated: bool, whose: Detail) -> Being:
    return controlled(reading, whose, negated)


def was_of(reading: Reading, things: Things, whose: Detail) -> Then:
    """Of what has left play it is told who controlled it as it did."""
    if not isinstance(getattr(things, "things", things), Lost):
        return of_one(things, controlled(reading, whose))
    last = reading.tell(Happened(True, True, f"{possessive(things)} controller"))
    return Then(Among(last, keeper(whose)), f"{keeper(whose).text()} controlled {things.text()}", True)


def was_yours(reading: Reading, things: Things) -> Then:
    return was_of(reading, things, Detail("whose", YOURS))


def was_theirs(reading: Reading, things: Things) -> Then:
    return was_of(reading, things, Detail("whose", OPPONENTS))


def is_controlled(reading: Reading, whose: Detail, things: Things) -> Condition:
    if things.people():
        raise Misread("a card", things.text())
    return Is(things, controlled(reading, whose))


def attached_then(reading: Reading, noun: Noun) -> Quality:
    return AttachedToSome(noun)


def resident_then(reading: Reading) -> Quality:
    return Being(noun_of([Sort(RESIDING, word="resident")], {}), "a resident")


def same(reading: Reading, quality: Quality) -> Quality:
    return quality


STANDING: Final = MARKS | HARM | ROLES | HOMES  # what nothing tells any more of a card that has gone
PHRASES: Final = [
    Phrase("was_or_not", '"was" | "were"', lambda reading: False),
    Phrase("was_or_not", '("is" | "was" | "are" | "were") "already"', lambda reading: False),
    Phrase("was_or_not", '"wasn\'t" | "weren\'t" | ("isn\'t" | "wasn\'t") "already"', lambda reading: True),
    Phrase("was_what", "doing_so", same),
    Phrase("was_what", '"attached" "to" ("a" | "an") noun', attached_then, needs=ENCHANTING),
    Phrase("was_what", '"a" "resident" ("of" ("a" | "any" | "some") "city")?', resident_then, needs=CITIES),
    Phrase("was_what", '("a" | "an") card_noun', such_a),
    Phrase("was_then", "again was_or_not was_what", was_then),
    Phrase("was_then", '"you" "controlled" again', was_yours),
    Phrase("was_then", '("an" | "any") "opponent" "controlled" again', was_theirs),
    Phrase("was_then", 'value "was" "already"? bound', value_was),
    Phrase("was_then", 'again "had" valued', had_then),
    Phrase("was_then", 'again "had" traits', had_traits),
    Phrase("fronted", '"if" was_then "," effects', if_it_was,
           ["Kill target creature. If it was marked, draw a card."]),
    Phrase("tail", 'tail ","? "if" was_then', behind_if_it_was, ["Kill target creature. Draw a card if it was marked."]),
    Phrase("fronted", '"if" was_then "," (tail "instead" | "instead" tail)', instead_if_it_was,
           ["Mark target creature. If it was marked, kill it instead."]),
    Phrase("fronted", '"if" was_then "," again_who? (again_with "instead" | "instead" again_with)', so_much_if_it_was),
    Phrase("was_what", '"controlled" "by" held_by | "under" owner "control" | of_yours', controlled),
    DetailPhrase("of_yours", '"yours"', "whose", YOURS),
    DetailPhrase("of_yours", '("an" | "any") "opponent" "\'s"', "whose", OPPONENTS),
    Phrase("predicate", 'being ("controlled" "by" held_by | "under" owner "control" | of_yours)', is_under),
    Phrase("condition", "holder again", is_controlled, ["Mark target creature. If you control it, draw a card."]),
]  # fmt: skip
