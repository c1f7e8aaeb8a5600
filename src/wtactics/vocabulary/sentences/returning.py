"""Returning: cards come back into play from where they lie, perhaps with counters."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.meaning import Number
from wtactics.language.phrase import TOLD, Misread, Phrase
from wtactics.vocabulary.changes.values import counters
from wtactics.vocabulary.deeds.journeys import Into, Put, into_play, put, put_there
from wtactics.vocabulary.needs import BONUSES, CITIES
from wtactics.vocabulary.nouns.cards import IN_PLAY, CardNoun
from wtactics.vocabulary.reading.reading import Reading, again
from wtactics.vocabulary.things.meaning import All, Slot, Things, You

Grown = tuple[Number, tuple[Number, Number]]


def grown(reading: Reading, number: Number, bonus: tuple[Number, Number]) -> Grown:
    """With how many counters, and which."""
    return number, bonus


def check_out_of_play(reading: Reading, things: Things) -> None:
    """Whatever is called by a noun of what is in play need not come there."""
    noun: Any = (
        things.noun if isinstance(things, All) else reading.noun_of(things) if isinstance(things, Slot) else None
    )
    if isinstance(noun, CardNoun) and noun.where == IN_PLAY:
        raise Misread("cards that are not in play", things.text())


def bring_back(reading: Reading, things: Things, into: Into) -> Put:
    check_out_of_play(reading, things)
    return put(reading, things, into)


def comes_back(reading: Reading, into: Into) -> Put:
    """It is put there, by whoever's text it is."""
    things = reading.subject()
    check_out_of_play(reading, things)
    return put_there(You(), things, into)


def put_grown(reading: Reading, things: Things, into: Into, more: Grown) -> list[Any]:
    return with_counters(reading, put(reading, things, into), more)


def bring_back_grown(reading: Reading, things: Things, into: Into, more: Grown) -> list[Any]:
    return with_counters(reading, bring_back(reading, things, into), more)


def comes_back_grown(reading: Reading, into: Into, more: Grown) -> list[Any]:
    return with_counters(reading, comes_back(reading, into), more)


def with_counters(reading: Reading, deed: Put, more: Grown) -> list[Any]:
    """They are put on it as soon as it is there."""
    things = getattr(deed.things, "things", deed.things)
    return [deed, counters(reading, *more, again(things, "them" if things.many() else "it"))]


COMES_BACK: Final = (
    '(("comes" | "come") "back" | ("returns" | "return") "back"? | ("is" | "are") ("returned" | "put" "back"))'
)
ON_IT: Final = '("on" ("it" | "them" | "him" | "her" | "each" ("of" "them")?))?'
PHRASES: Final = [
    Phrase("back_into", '("to" | "into") "play" manner*', into_play),
    Phrase("deed", '{return} things "back"? back_into', bring_back,
           ["Return target creature card in your graveyard to play."]),
    Phrase(TOLD, f"{COMES_BACK} back_into", comes_back, ["When another creature dies, it comes back into play."]),
    Phrase("grown", f'"with" number bonus ("counter" | "counters") {ON_IT}', grown, needs=BONUSES),
    Phrase("deed", '{put} things "back"? into grown', put_grown,
           ["Put a creature card from your graveyard into play with a +1/+1 counter on it."]),
    Phrase("deed", '{return} things "back"? into_place grown', bring_back_grown,
           ["Return a creature card in your graveyard to your army with a +1/+1 counter on it."], needs=CITIES),
    Phrase("deed", '{return} things "back"? back_into grown', bring_back_grown,
           ["Return a creature card in your graveyard to play with a +1/+1 counter on it."]),
    Phrase(TOLD, f"{COMES_BACK} back_into grown", comes_back_grown),
]  # fmt: skip
