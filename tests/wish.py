"""What somebody wishes to choose: a label, offered or not, as the verb, thing and number of an option."""
from __future__ import annotations

import re
from typing import Final

from wtactics.engine.meaning import ACTIVATED
from wtactics.engine.places import DISCIPLINES, FACTIONS
from wtactics.kits import verbs
from wtactics.kits.told.names import SEATS
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.words import DRAWS

PLAIN: Final = (verbs.BID, verbs.TARGET, verbs.GIVE, verbs.PICK, verbs.LAY, verbs.SEND, verbs.DISCARD, verbs.FOUND)
FORMS: Final = (
    (verbs.MOVE, r"move (?P<thing>.+) to (?P<goal>.+)"),
    (verbs.BLOCK, r"block (?P<goal>.+) with (?P<thing>.+)"),
    (verbs.ATTACK, r"attack (?P<army>[A-D])'s army"),
    (verbs.ATTACK, r"attack (?P<thing>.+)"),
    (verbs.HOME, r"place in (?P<mine>the Army)"),
    (verbs.HOME, r"place in (?P<thing>.+)"),
    (verbs.PLAY, r"play (?P<thing>[^:]+)(?:: (?P<text>.+))?"),
    (verbs.ACTIVATE, r"use (?P<thing>[^:]+)(?:: (?P<text>.+))?"),
    *((verb, rf"{verbs.NAMES[verb]} (?P<thing>.+)") for verb in PLAIN),
    (verbs.ORDER, r"trigger of (?P<thing>.+)"),
)


def meant(t: ArcTable, label: str, names: dict[int, str]) -> tuple[int, int, int]:
    """The verb, thing and number that the label means, when things are called so."""
    if label in DRAWS:
        return verbs.DRAW, 0, DRAWS.index(label)
    if label.startswith("claim "):
        return verbs.CLAIM, DISCIPLINES.index(label[6:]), 0
    if label.startswith("name "):
        return verbs.COLOUR, 0, FACTIONS.index(label[5:])
    if label in ("pass", "done"):
        return verbs.PASS, 0, 0
    for verb, form in FORMS:
        if found := re.fullmatch(form, label):
            parts = found.groupdict()
            thing = thing_meant(t, parts, names)
            return verb, thing, other_meant(t, verb, thing, parts, names)
    raise AssertionError(f"no option is ever called {label!r}")


def thing_meant(t: ArcTable, parts: dict[str, str | None], names: dict[int, str]) -> int:
    """The thing of the option: a card, or a player for an army."""
    if parts.get("mine"):
        return 1000 + int(t.asked)
    return 1000 + SEATS.index(parts["army"]) if parts.get("army") else called(names, str(parts["thing"]))


def called(names: dict[int, str], name: str) -> int:
    """The thing of this name."""
    found = [thing for thing, other in names.items() if other == name]
    assert found, f"expected a card of the scene, found {name!r}; there are {sorted(names.values())}"
    return found[0]


def other_meant(t: ArcTable, verb: int, thing: int, parts: dict[str, str | None], names: dict[int, str]) -> int:
    """The number of the option: where a move goes, what is blocked, which of several texts."""
    goal, text = parts.get("goal"), parts.get("text")
    if verb == verbs.MOVE:
        return 0 if goal == "the Army" else called(names, str(goal)) + 1
    if verb == verbs.BLOCK:
        return called(names, str(goal))
    if verb not in (verbs.PLAY, verbs.ACTIVATE):
        return 0
    library, d = t.library, t.printed[thing]
    own = range(library.first[d], library.first[d + 1])
    if verb == verbs.ACTIVATE:
        fits = [i for i in own if library.kind_of[i] == ACTIVATED and text in (None, library.abilities[i].text)]
        assert fits, f"{names[thing]} has no activated ability {text or ''}"
        return fits[0]
    plays = range(library.plays[d])
    return next((n for n in plays if text == library.abilities[library.play[d] + n].text), 0)
