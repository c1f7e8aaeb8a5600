"""What somebody wishes to choose: a label, offered or not, as the verb, thing and number of an option."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from laying import Unclear, seat_of
from wtactics.engine.meaning import ACTIVATED
from wtactics.engine.places import DISCIPLINES, FACTIONS, SEAT_THING
from wtactics.kits import verbs
from wtactics.kits.told.names import SEATS
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.told.words import DRAWS

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
BEGINNINGS: Final = (
    *DRAWS,
    "claim",
    "name",
    "pass",
    "done",
    *dict.fromkeys(form.partition(" (")[0] for _, form in FORMS),
)


def meant(t: ArcTable, label: str, names: dict[int, str]) -> tuple[int, int, int]:
    """The verb, thing and number that the label means, when things are called so."""
    if label in DRAWS:
        return verbs.DRAW, 0, DRAWS.index(label)
    if label.startswith("claim "):
        return verbs.CLAIM, one_of(DISCIPLINES, label[6:], label), 0
    if label.startswith("name "):
        return verbs.COLOUR, 0, one_of(FACTIONS, label[5:], label)
    if label in ("pass", "done"):
        return verbs.PASS, 0, 0
    for verb, form in FORMS:
        if found := re.fullmatch(form, label):
            call = Call(t, label, names, found.groupdict())
            return verb, call.thing(), call.other(verb)
    raise Unclear(
        f"the wish {label!r}", f"words that begin with one of {', '.join(BEGINNINGS)}", label.partition(" ")[0]
    )


def one_of(words: Sequence[str], word: str, label: str) -> int:
    """The number of one of these words."""
    if word not in words:
        raise Unclear(f"the wish {label!r}", f"one of {', '.join(words)}", word)
    return words.index(word)


@dataclass(frozen=True)
class Call:
    """The parts of a label, and what things are called on the table where it is said."""

    t: ArcTable
    label: str
    names: dict[int, str]
    parts: dict[str, str | None]

    def thing(self) -> int:
        """The thing of the option: a card, or a player for an army."""
        if self.parts.get("mine"):
            return SEAT_THING + int(self.t.asked)
        if army := self.parts.get("army"):
            return SEAT_THING + seat_of(army, SEATS[: self.t.seats], f"the wish {self.label!r}")
        return self.called(str(self.parts["thing"]))

    def called(self, name: str) -> int:
        """The thing of this name; where several are called so, the first is "Imp (1)"."""
        where = f"the wish {self.label!r}"
        alike = [
            thing for thing, other in self.names.items() if re.fullmatch(rf"{re.escape(name)}(?: \(\d+\))?", other)
        ]
        if len(alike) > 1:
            raise Unclear(where, f"one of {', '.join(f'{name} ({n})' for n in range(1, len(alike) + 1))}", name)
        plain = name.removesuffix(" (1)")
        found = [thing for thing, other in self.names.items() if other in (name, plain)]
        if not found:
            there = sorted(self.names.values())
            near = get_close_matches(name, there, 3) or there
            raise Unclear(where, f"a thing of the scene, such as {', '.join(near)}", name)
        return found[0]

    def other(self, verb: int) -> int:
        """The number of the option: where a move goes, what is blocked, which of several texts."""
        goal = self.parts.get("goal")
        if verb == verbs.MOVE:
            return 0 if goal == "the Army" else self.called(str(goal)) + 1
        if verb == verbs.BLOCK:
            return self.called(str(goal))
        if verb not in (verbs.PLAY, verbs.ACTIVATE):
            return 0
        library, d = self.t.library, self.t.printed[self.thing()]
        if verb == verbs.PLAY:
            first = library.play[d]
            return self.which({n: library.abilities[first + n].text for n in range(library.plays[d])})
        own = range(library.first[d], library.first[d + 1])
        texts = {i: library.abilities[i].text for i in own if library.kind_of[i] == ACTIVATED}
        if not texts:
            raise Unclear(f"the wish {self.label!r}", "a card with an activated ability", self.parts["thing"])
        return self.which(texts)

    def which(self, texts: dict[int, str]) -> int:
        """The number of the text that is said, or of the only one."""
        said = self.parts.get("text")
        fits = [n for n, text in texts.items() if said in (None, text)]
        if len(fits) > 1 or (said is not None and not fits):
            expected = " or ".join(map(repr, texts.values())) or "no text, for the card has none to choose"
            raise Unclear(f"the wish {self.label!r}", f"{expected} after the name", said or "none of them")
        return fits[0] if fits else 0
