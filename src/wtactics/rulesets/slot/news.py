"""What a person is told of SLOT besides the table: the log of what happened, and what is being carried out."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.places import NOBODY, SEAT_THING
from wtactics.engine.rows import ABILITY_PLAY, CANCELLED, FACT, FACT_A, FACT_B, FACT_N
from wtactics.engine.telling import chain_data
from wtactics.kits.news import MARKS, alike, attacks_later, is_buried, is_struck, log_of, marks
from wtactics.kits.sentences import Line, Part, Sentence, Waiting, filled
from wtactics.kits.waiting import aimed_at, card_part, with_aims
from wtactics.rulesets.slot.story import UNTOLD, in_parts
from wtactics.rulesets.slot.story_parts import part, thing_part
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.view import SlotView
from wtactics.rulesets.slot.words import seat_name

IMPLIED: Final = (*UNTOLD, facts.TURN_ENDED, facts.RESOLVED)
HEADING: Final = "Turn {number}: {player}"  # shorter than the story's


def log(t: SlotTable, noted: vec[i64]) -> list[Line]:
    """The lines of a log for these facts."""
    return log_of(noted, lambda at: line(t, noted, at))


def line(t: SlotTable, noted: vec[i64], at: int) -> tuple[Sentence, int]:
    """The sentence for this fact and for those that it tells with it, and how many they are."""
    many = alike(noted, at) if noted[at] in MARKS else 1
    return () if is_quiet(noted, at) else told(t, noted, at, at + many * FACT), many


def is_quiet(noted: vec[i64], at: int) -> bool:
    """Does another line say it already?"""
    hit = noted[at] == facts.STRUCK and at > 0 and is_struck(noted, at - FACT)
    return hit or noted[at] in IMPLIED or is_buried(noted, at)


def told(t: SlotTable, noted: vec[i64], at: int, after: int) -> Sentence:
    """The sentence for the facts from here up to there; of attackers it is not told that they are marked."""
    fact, a, b, n = noted[at], noted[at + FACT_A], noted[at + FACT_B], noted[at + FACT_N]
    if fact == facts.TURN_BEGAN:
        return filled(HEADING, lambda slot: part(t, slot, a, b, n))
    if fact not in MARKS:
        return in_parts(t, fact, a, b, n)
    return marks(fact, [thing_part(t, noted[i + FACT_A]) for i in range(at, after, FACT) if not is_for_battle(t, noted, i)])


def is_for_battle(t: SlotTable, noted: vec[i64], at: int) -> bool:
    """Is somebody marked because it attacks?"""
    return noted[at] == facts.MARKED and (noted[at + FACT_A] in t.fighters or attacks_later(noted, at))


def pending(view: SlotView) -> list[Waiting]:
    """What is being used or carried out now, the oldest first."""
    return [waiting(view, item) for item in chain_data(view) if item["state"] != CANCELLED]


def waiting(view: SlotView, item: dict[str, Any]) -> Waiting:
    """One ability, in words."""
    source, seat, ability = item["source"], item["seat"], item["ability"]
    card, player = called(view, source), Part(seat_name(seat), SEAT_THING + seat)
    says = Part(f": {view.library.abilities[ability].text}" if ability != NOBODY else "")
    text: Sentence = (card, Part(" triggers for "), player, says)
    if item["sort"] == ABILITY_PLAY:
        text = (player, Part(" "), Part("uses", you="use"), Part(" "), card, says)
    aims = aimed_at(view, item)
    return Waiting(source, seat, with_aims(text, [called(view, thing) for thing in aims]), aims)


def called(view: SlotView, name: int) -> Part:
    """A card or player by its name in the view, as part of a sentence."""
    return card_part(view, name, seat_name, "a creature")
