"""ORC-ABIL: activated abilities of cards that lie aside, where a mod lets them have any there."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.lasting import SAY, WHILE_ASIDE
from wtactics.engine.meaning import ACTIVATED
from wtactics.engine.places import ASIDE, CardId, Seat
from wtactics.engine.rows import MODIFIER, MODIFIER_A, MODIFIER_SOURCE
from wtactics.rulesets.orc.table import OrcTable


def said_aside(t: OrcTable, c: CardId) -> vec[i64]:
    """The activated abilities of a card that lies aside, where a mod lets it have any there."""
    out = vec[i64]()
    for i in range(0, len(t.modifiers), MODIFIER):
        ability = t.modifiers[i + MODIFIER_A]
        if t.modifiers[i] == SAY and t.modifiers[i + MODIFIER_SOURCE] == c:
            text = t.library.abilities[ability]
            if text.kind == ACTIVATED and text.switch == WHILE_ASIDE:
                out = append(out, ability)
    return out


def able_aside(t: OrcTable, seat: Seat) -> vec[i64]:
    """The seat's cards aside that have an activated ability printed on them; none where no mod puts any there."""
    out = vec[i64]()
    for c in t.at(ASIDE, seat) if len(t.terms.mods) > 0 else out:
        if t.library.acts[t.printed[c]] != 0:
            out = append(out, c)
    return out
