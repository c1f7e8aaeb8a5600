"""What a person is told of SLOT besides the table: the log of what happened, and what is being carried out."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.chain import ABILITY_PLAY, CANCELLED
from wtactics.engine.places import NOBODY, SEAT_THING
from wtactics.engine.sight import FACE_DOWN
from wtactics.engine.telling import FACT, chain_data
from wtactics.kits.sentences import Line, Part, Sentence, Waiting
from wtactics.rulesets.slot.story import UNTOLD, in_parts
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.view import SlotView
from wtactics.rulesets.slot.words import seat_name

HEADS: Final = (facts.TURN_BEGAN, facts.PHASE_BEGAN)
IMPLIED: Final = (*UNTOLD, facts.TURN_ENDED, facts.RESOLVED)


def log(t: SlotTable, noted: vec[i64]) -> list[Line]:
    """The lines of a log for these facts, without steps in which nothing happened; what came several times is said once."""
    lines: list[Line] = []
    last: Sentence = ()
    times = 1
    for at in range(0, len(noted), FACT):
        fact, a = noted[at], noted[at + 1]
        if fact in IMPLIED:
            continue
        text = in_parts(t, fact, a, noted[at + 2], noted[at + 3])
        if fact == facts.PHASE_BEGAN and len(lines) > 0 and lines[-1].head and lines[-1].turn == 0:
            lines.pop()
        if len(lines) > 0 and text == last:
            times += 1
            lines[-1] = Line((*text, Part(f" (x{times})")))
            continue
        last, times = text, 1
        lines.append(Line(text, fact in HEADS, int(a) if fact == facts.TURN_BEGAN else 0))
    return lines


def pending(view: SlotView) -> list[Waiting]:
    """What is being used or carried out now, the oldest first."""
    return [waiting(view, item) for item in chain_data(view) if item["state"] != CANCELLED]


def waiting(view: SlotView, item: dict[str, Any]) -> Waiting:
    """One ability, in words."""
    source, seat, ability = item["source"], item["seat"], item["ability"]
    card, player = card_part(view, source), Part(seat_name(seat), SEAT_THING + seat)
    says = Part(f": {view.library.abilities[ability].text}" if ability != NOBODY else "")
    text: Sentence = (card, Part(" of "), player, Part(" triggers"), says)
    if item["sort"] == ABILITY_PLAY:
        text = (player, Part(" uses "), card, says)
    aims = aimed_at(view, item)
    for i, thing in enumerate(aims):
        text = (*text, Part(", aimed at " if i == 0 else ", "), card_part(view, thing))
    return Waiting(source, seat, text, aims)


def aimed_at(view: SlotView, item: dict[str, Any]) -> tuple[int, ...]:
    """The targets of an ability; its other choices come later."""
    if item["ability"] == NOBODY:
        return ()
    room: int = 0
    for target in view.library.abilities[item["ability"]].targets:
        room += target.most
    return tuple([thing for thing in item["picks"][:room] if thing != NOBODY])


def card_part(view: SlotView, name: int) -> Part:
    """A card or player by its name in the view, as part of a sentence."""
    if SEAT_THING <= name < FACE_DOWN:
        return Part(seat_name(name - SEAT_THING), name)
    if name < 0 or not view.sees(name):
        return Part("a creature", name)
    printed = view.printed(name)
    return Part(view.library.names[printed], name, printed)
