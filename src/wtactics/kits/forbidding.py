"""Which cards forbid what somebody would choose: each is asked by itself, on a table where all others are silent."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.match import Match
from wtactics.engine.meaning import GRANTING, RULING
from wtactics.engine.places import NOBODY, Card, Thing, is_seat
from wtactics.engine.silence import silence
from wtactics.engine.state import MOD
from wtactics.engine.table import Table
from wtactics.engine.values import BY_CARD, state, work_mod


def text_of(t: Table, c: Card) -> str:
    """All that is written on a card."""
    d = t.printed[c]
    texts = [t.library.abilities[i].text for i in range(t.library.first[d], t.library.first[d + 1])]
    return " ".join(texts + [t.library.traits[k] for k in range(len(t.library.traits)) if t.library.trait[d] >> k & 1 == 1])


def forbidding(match: Match, what: i64, thing: Thing, other: i64) -> list[int]:
    """The cards whose texts forbid it, each by itself; a card that forbids a deed of its own may lie anywhere."""
    t = match.table
    found: list[int] = []
    for c in t.board:
        if t.muted(c):  # it says nothing now
            continue
        alone = silent(match)
        speak_alone(alone.table, c)
        if alone.forbids(what, thing, other) >= BY_CARD:
            found.append(c)
    i: i64 = 0
    while i < len(t.mods):
        alone = silent(match)
        alone.table.mods = t.mods[i : i + MOD]
        work_mod(alone.table, 0, GRANTING)
        work_mod(alone.table, 0, RULING)
        if alone.forbids(what, thing, other) >= BY_CARD and t.mods[i + 6] not in found:
            found.append(t.mods[i + 6])
        i += MOD
    return found if len(found) > 0 or is_seat(thing) else [thing]


def silent(match: Match) -> Match:
    """The same match with a table on which no card says anything; it is for asking only, never for playing on."""
    alone = match.clone()
    t = alone.table
    for c in t.board:
        t.barred[c] = 0
    silence(t)
    t.ruled = -1  # whoever speaks may speak of any deed
    t.stale = t.moot = False
    return alone


def speak_alone(t: Table, c: Card) -> None:
    """Let the printed text and the keywords of one card work."""
    t.item = NOBODY
    t.me, t.you = c, t.controller[c]
    library, d = t.library, t.printed[c]
    for phase in (GRANTING, RULING):
        state(t, library.first[d], library.first[d + 1], phase)
        for k in range(len(library.traits)):
            if t.traits[c] >> k & 1 == 1:
                state(t, library.trait_first[k], library.trait_first[k + 1], phase)
