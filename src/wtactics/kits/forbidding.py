"""Which cards forbid what somebody would choose: they are asked on a table where all others are silent."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.match import Match
from wtactics.engine.meaning import GRANTING, RULING
from wtactics.engine.places import CardId, Thing, is_seat
from wtactics.engine.reckoning import CALLING
from wtactics.engine.rows import GRANT, GRANTED, MODIFIER, MODIFIER_SOURCE
from wtactics.engine.silence import silence_all
from wtactics.engine.stating import state, work_modifier
from wtactics.engine.table import Table
from wtactics.engine.values import BY_CARD


def text_of(t: Table, c: CardId) -> str:
    """All that is written on a card."""
    d = t.printed[c]
    texts = [t.library.abilities[i].text for i in range(t.library.first[d], t.library.first[d + 1])]
    return " ".join(
        texts + [t.library.traits[k] for k in range(len(t.library.traits)) if t.library.trait[d] >> k & 1 == 1]
    )


def forbidding(match: Match, what: i64, thing: Thing, other: i64) -> list[int]:
    """The cards whose texts forbid it: each by itself, else as few as do together; that of a deed may lie anywhere."""
    t = match.table
    voices = [int(c) for c in t.board if not t.muted(c)]  # who has lost its abilities says nothing now
    voices += [-1 - i for i in range(0, len(t.modifiers), MODIFIER)]  # what effects have left
    found = [voice for voice in voices if forbid(match, [voice], what, thing, other)]
    if len(found) == 0 and forbid(match, voices, what, thing, other):
        found = fewest(match, voices, what, thing, other)
    cards = list(
        dict.fromkeys(voice if voice >= 0 else int(t.modifiers[-1 - voice + MODIFIER_SOURCE]) for voice in found)
    )
    return cards if len(cards) > 0 or is_seat(thing) else [int(thing)]


def fewest(match: Match, voices: list[int], what: i64, thing: Thing, other: i64) -> list[int]:
    """As few of these voices as forbid it together, where each keeps back another creature that could do it."""
    for voice in voices:
        rest = [other_voice for other_voice in voices if other_voice != voice]
        if forbid(match, rest, what, thing, other):
            return fewest(match, rest, what, thing, other)
    return voices


def forbid(match: Match, voices: list[int], what: i64, thing: Thing, other: i64) -> bool:
    """Do the texts of these forbid it when all others are silent?"""
    alone = silent(match)
    t = alone.table
    for phase in (CALLING, GRANTING, RULING):
        for voice in voices:
            if voice >= 0:
                speak(t, voice, phase)
            else:
                work_modifier(t, -1 - voice, phase)
    for i in range(0, len(t.granted), GRANT):  # what they have granted speaks with them
        t.speak_for(t.granted[i], t.controller[t.granted[i]])
        state(t, t.granted[i + GRANTED], t.granted[i + GRANTED] + 1, RULING)
    return alone.forbids(what, thing, other) >= BY_CARD


def silent(match: Match) -> Match:
    """The same match with a table on which no card says anything; it is for asking only, never for playing on."""
    alone = match.clone()
    silence_all(alone.table)
    return alone


def speak(t: Table, c: CardId, phase: i64) -> None:
    """Let the printed text and the keywords of one card work."""
    t.speak_for(c, t.controller[c])
    library, d = t.library, t.printed[c]
    state(t, library.first[d], library.first[d + 1], phase)
    for k in range(len(library.traits)):
        if t.traits[c] >> k & 1 == 1:
            state(t, library.trait_first[k], library.trait_first[k + 1], phase)
