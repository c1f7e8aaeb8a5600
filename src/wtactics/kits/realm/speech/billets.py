"""Billets in words: into which city of its controller a creature is put, and who says so."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import CITY
from wtactics.kits.realm.speech.diversions import Divert
from wtactics.language.phrase import ORDER, Misread, Phrase
from wtactics.language.structure import structure
from wtactics.vocabulary.deeds.journeys import IntoCity, Put
from wtactics.vocabulary.needs import CITIES
from wtactics.vocabulary.nouns.cards import THEIRS, YOURS, CardNoun
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.things.admitting import choose_open
from wtactics.vocabulary.things.meaning import KeeperOf, Slot, Things, You, possessive
from wtactics.vocabulary.things.mentioning import an_other
from wtactics.vocabulary.things.picking import Amend, Pick


def picked_by(reading: Reading, keeper: Things) -> Slot:
    """One of the cities of this player, which he chooses as it is done."""
    if not isinstance(keeper, KeeperOf):
        raise Misread("the controller of a creature", keeper.text())
    noun = CardNoun([Sort(1 << CITY, word="city")], whose=THEIRS, of=keeper)
    before, reading.actor = reading.actor, keeper
    slot: Slot = reading.pick(noun, f"a city of {possessive(keeper)} choice")
    reading.actor = before
    return slot


def of_his_choice(reading: Reading, keeper: Things) -> IntoCity:
    return IntoCity(picked_by(reading, keeper))


def into_another(reading: Reading) -> IntoCity:
    """Into another city of yours than the one in which it is."""
    city = CardNoun([Sort(1 << CITY, word="city")], whose=YOURS)
    return IntoCity(an_other(reading, city))


def put_before(reading: Reading) -> tuple[Pick, Put, IntoCity]:
    """What the sentence before puts into a city of a player, of which it is not said yet who chooses it."""
    last = reading.last_said[-2:]
    if len(last) == 2 and isinstance(last[0], Pick) and isinstance(last[1], Put):
        pick, deed = last
        into = deed.into
        if isinstance(into, IntoCity) and into.city is pick.slot and isinstance(pick.noun, CardNoun):
            return pick, deed, into
    raise Misread("a sentence before it that puts somebody into a city", "a choice of one")


def he_says_where(reading: Reading, keeper: Things) -> Steps:
    """Its controller chooses among his cities, of which it is put into one."""
    pick, deed, into = put_before(reading)
    assert isinstance(pick.noun, CardNoun)
    whose = pick.noun.of
    if not isinstance(keeper, KeeperOf) or whose is None or card_in(whose) != card_in(keeper):
        raise Misread("whoever's cities these are", keeper.text())
    reading.picked.remove(pick.slot)
    slot = picked_by(reading, keeper)
    choose_open(reading, slot, deed.things)
    chosen = reading.pending.pop()
    return [
        Amend(2),
        chosen,
        type(deed)(deed.players, deed.things, IntoCity(slot, into.under, into.marked, into.unmarked)),
    ]


def you_say_where(reading: Reading) -> Steps:
    """Nobody else does, if it is not said; so it is with what is attacked instead."""
    if any(isinstance(step, Divert) for step in reading.last_said[-1:]) and of_yours(reading.last_said):
        return []
    pick, deed, _into = put_before(reading)
    if not isinstance(pick.players, You):
        raise Misread("whoever chooses the city", "you")
    return [Amend(2), pick, deed]


def of_yours(steps: Steps) -> bool:
    """Was it chosen by you?"""
    return any(isinstance(step, Pick) and isinstance(step.players, You) for step in steps)


def card_in(keeper: Things) -> str:
    """Whose controller it is, however it is called."""
    things = keeper.things if isinstance(keeper, KeeperOf) else keeper
    inner = getattr(things, "things", things)
    return structure(inner)


CHOOSES: Final = '("chooses" | "choose" | "names" | "picks")'
WHICH: Final = '("which" ("city" | "one" | "of" "them")? | ("the" | "that") "city" | "where" ("it" "goes")?)'
AMONG: Final = '(("among" | "from" | "of" | "out" "of") "his" "own"? "cities"?)'
IN: Final = '("into" | "in" | "to")'
PHRASES: Final = [
    Phrase("into_place", f'{IN} "another" ("of" ("them" | "your" "cities") | "one" ("of" "them")?)?', into_another,
           ["(M): Put target creature from one of your cities into another."], needs=CITIES),
    Phrase("into_place", f'{IN} ("a" | "one") "city" "of" he_player "\'s" "choice"', of_his_choice, needs=CITIES),
    Phrase("into_place", f'{IN} ("a" | "one") "city" "that"? he_player {CHOOSES} {AMONG}?', of_his_choice,
           needs=CITIES),
    Phrase(ORDER, f"he_player {CHOOSES} {WHICH}", he_says_where,
           ["Put target creature into a city of its controller. Its controller chooses which."], needs=CITIES),
    Phrase(ORDER, f'"you" {CHOOSES} {WHICH}', you_say_where,
           ["Put target creature into a city of its controller. You choose which."], needs=CITIES),
]  # fmt: skip
