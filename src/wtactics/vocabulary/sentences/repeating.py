"""Repeating: the order of the sentence before is given again with another number: draw two, put two on it, discard two."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine import facts
from wtactics.engine.lasting import WHILE_IN_PLAY
from wtactics.engine.meaning import Noun, Number
from wtactics.engine.places import RESOURCE
from wtactics.language.phrase import Misread, Phrase, third
from wtactics.vocabulary.changes.values import Change, Get
from wtactics.vocabulary.deeds.death import Sacrifice
from wtactics.vocabulary.deeds.deed import Deed
from wtactics.vocabulary.deeds.hands import Discard, DrawCards
from wtactics.vocabulary.deeds.harm import DealDamage, Prevent, Repair
from wtactics.vocabulary.deeds.lasting import For
from wtactics.vocabulary.deeds.marking import Mark, Unmark
from wtactics.vocabulary.deeds.score import GainPoints, LosePoints
from wtactics.vocabulary.deeds.victory import Score
from wtactics.vocabulary.deeds.wealth import LayAsResource
from wtactics.vocabulary.needs import BONUSES, Needs
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.reading.reading import again as once_more
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import MOST_SEATS, Slot, Things, TopOf, You
from wtactics.vocabulary.things.mentioning import counted, plain, so_many
from wtactics.vocabulary.things.picking import Pick

CHOSEN_ANEW: Final = (Discard, Sacrifice, Mark, Unmark)


def repeated(deed: Any, number: Number, by_him: bool) -> Deed:
    """The deed with this number, by whoever did it before."""
    if isinstance(deed, For):
        return so_many_counters(deed, number)
    if isinstance(deed, DealDamage):
        onto = once_more(deed.things, "it") if isinstance(deed.things, Slot) else deed.things
        return DealDamage(deed.source, number, onto)
    if isinstance(deed, Repair):
        return Repair(number, once_more(deed.things, "it") if isinstance(deed.things, Slot) else deed.things)
    if isinstance(deed, Prevent):
        shielded = once_more(deed.things, "it") if isinstance(deed.things, Slot) else deed.things
        return Prevent(number, shielded, deed.until)
    check_doer(deed, by_him)
    if isinstance(deed, LayAsResource):
        assert isinstance(deed.things, TopOf)
        return LayAsResource(deed.players, TopOf(deed.things.players, number), deed.marked, deed.alike, deed.faction)
    players = once_more(deed.players, "that player") if isinstance(deed.players, Slot) else deed.players
    repeat: Deed = type(deed)(players, number, *([deed.lost] if isinstance(deed, Score) else []))
    return repeat


def check_doer(deed: Any, by_him: bool) -> None:
    """Refuse to have somebody else do it."""
    if isinstance(deed.players, You) == by_him:
        raise Misread("whoever did it before", "he" if by_him else "you")


def are_counters(deed: Any) -> bool:
    """Are counters put on something, as many as are told?"""
    return isinstance(deed, For) and isinstance(deed.statement, Get) and deed.until == WHILE_IN_PLAY


def so_many_counters(deed: For, number: Number) -> For:
    """Of the same counters so many."""
    get = deed.statement
    assert isinstance(get, Get)
    times = None if isinstance(number, Fixed) and number.n == 1 else number
    things = once_more(get.things, "it") if isinstance(get.things, Slot) and not get.things.many() else get.things
    return For(Get(things, Change(get.change.attack, get.change.defense, times)), deed.until)


def give_up_so_many(reading: Reading, steps: Steps, number: Number, by_him: bool) -> Steps:
    """As many cards are chosen anew."""
    picks, deed = steps[0], steps[-1]
    check_doer(deed, by_him)
    n = plain(number)
    alone = not isinstance(picks.players, Things) or not picks.players.many()
    words = so_many(n, picks.noun) if isinstance(deed, Mark | Unmark) else words_of_so_many(n, picks.noun)
    slot = Slot(words, n if alone else n * MOST_SEATS, plural=n > 1)
    slot.by_chance = picks.slot.by_chance
    reading.picked.append(slot)
    players = once_more(deed.players, "that player") if isinstance(deed.players, Slot) else deed.players
    return [Pick(picks.players, picks.noun, n, n, slot, picks.cost, picks.linked), type(deed)(players, slot)]


def words_of_so_many(n: int, noun: Noun) -> str:
    """How they are called: whose hand they are in was said before."""
    plainly = isinstance(noun, CardNoun) and len(noun.sorts) == 1 and not noun.qualities
    return f"{counted(n)} {noun.sorts[0].text(n > 1)}" if plainly and isinstance(noun, CardNoun) else so_many(n, noun)


def repeated_steps(reading: Reading, steps: Steps, number: Number, by_him: bool) -> Steps:
    """All that the order takes: who gives up cards chooses them."""
    deed: Any = steps[-1]
    if isinstance(deed, CHOSEN_ANEW):
        return give_up_so_many(reading, steps, number, by_him)
    return [repeated(deed, number, by_him)]


def is_one_order(steps: Steps) -> bool:
    """Is it a single deed, perhaps with the choice of what it is done to?"""
    if len(steps) == 2 and type(steps[0]) is Pick and steps[0].least == steps[0].most:
        return isinstance(steps[1], CHOSEN_ANEW) and steps[1].things is steps[0].slot
    return len(steps) == 1 and not isinstance(steps[0], CHOSEN_ANEW)


def repeated_before(reading: Reading, verb: str, number: Number, by_him: bool) -> Steps:
    """What the sentence before tells, with this number."""
    before = reading.last_said
    deed: Any = before[-1] if before else None
    lost = isinstance(deed, Score) and deed.lost != (verb == "lose")
    elsewhere = verb == "lay" and not isinstance(getattr(deed, "things", None), TopOf)
    if (
        elsewhere
        or not is_one_order(before)
        or type(deed) not in AGAIN[verb]
        or lost
        or (verb == "put" and not are_counters(deed))
    ):
        raise Misread(f"one order to {verb} in the sentence before", "another number")
    return repeated_steps(reading, before, number, by_him)


class AgainPhrase(Phrase):
    """An order that is repeated but for its number."""

    def __init__(self, verb: str) -> None:
        needs = {"draw": Needs(fact=facts.DREW), "lay": Needs(types=1 << RESOURCE)}.get(verb)
        super().__init__("again_with", f'("{verb}" | "{third(verb)}") number', self.give, needs=needs)
        self.verb: Final = verb

    def give(self, reading: Reading, number: Number) -> tuple[str, Number]:
        return self.verb, number


class OntoPhrase(Phrase):
    """An order that is repeated but for its number, to what it was done to before."""

    def __init__(self, form: str, verb: str, needs: Needs | None = None) -> None:
        super().__init__("again_with", form, self.give, needs=needs)
        self.verb: Final = verb

    def give(self, reading: Reading, number: Number, things: Things) -> tuple[str, Number]:
        deed: Any = reading.last_said[-1] if reading.last_said else None
        onto = deed.statement.things if are_counters(deed) else getattr(deed, "things", None)
        if not isinstance(onto, Things) or bare(things) is not bare(onto):
            raise Misread("the same as in the sentence before", things.text())
        return self.verb, number


AGAIN: Final[dict[str, tuple[type, ...]]] = {
    "draw": (DrawCards,), "gain": (GainPoints, Score), "lose": (LosePoints, Score), "deal": (DealDamage,),
    "discard": (Discard,), "sacrifice": (Sacrifice,), "put": (For,),
    "prevent": (Prevent,), "lay": (LayAsResource,), "remove": (Repair,), "heal": (Repair,), "repair": (Repair,),
    "restore": (Repair,),
}  # fmt: skip
SAID: Final = ("draw", "gain", "lose", "deal", "sacrifice", "remove", "heal", "repair", "restore", "lay")
PHRASES: Final = [
    *(AgainPhrase(verb) for verb in SAID),
    Phrase("again_with", '("deal" | "deals") number "damage"', lambda reading, number: ("deal", number),
           ["Deal 2 damage to target creature. If you control an Elf, deal 3 damage instead."]),
    Phrase("again_with", '("remove" | "heal" | "repair" | "restore") number ("damage" | "strength")',
           lambda reading, number: ("heal", number),
           ["Repair target city by 2. If you control an Elf, remove 4 damage instead."]),
    Phrase("again_with", '("prevent" | "prevents") "the" "next" number "damage"?', lambda reading, number: ("prevent", number)),
    OntoPhrase('"put" number ("of" ("them" | "these" | "those"))? "on" again', "put", BONUSES),
    OntoPhrase('"deal" number "damage"? "to" again', "deal"),
    Phrase("again_with", '("deal" | "deals") number "damage"? "to" "each"', lambda reading, number: ("deal", number)),
]  # fmt: skip
