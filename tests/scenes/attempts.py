"""What somebody would choose: a label, offered or not, as the verb, thing and number of an option."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, ClassVar, Final

from scenes.text import Unclear
from wtactics.engine.meaning import ACTIVATED
from wtactics.kits import verbs

if TYPE_CHECKING:
    from scenes.scene import Scene

Forms = tuple[tuple[int, str], ...]
OF_ALL: Final[Forms] = (
    (verbs.PASS, "pass|done|decline"),
    (verbs.PLAY, r"play (?P<thing>[^:]+)(?:: (?P<text>.+))?"),
    (verbs.ACTIVATE, r"use (?P<thing>[^:]+)(?:: (?P<text>.+))?"),
)


def named(*plain: int) -> Forms:
    """The forms of verbs that are told with the name of their thing, and nothing else."""
    return tuple((verb, rf"{verbs.NAMES[verb]} (?P<thing>.+)") for verb in plain)


class Label:
    """A label that is understood in the table's scene; a ruleset's own knows its forms, and what their parts mean."""

    forms: ClassVar[Forms] = OF_ALL

    def __init__(self, s: Scene, label: str, verb: int, parts: dict[str, str | None]) -> None:
        self.s: Final = s
        self.t: Final[Any] = s.table
        self.label: Final = label
        self.verb: Final = verb
        self.parts: Final = parts
        self.where: Final = f"the label {label!r}"

    @classmethod
    def of(cls, s: Scene, label: str) -> tuple[int, int, int]:
        """The verb, thing and number that the label means."""
        for verb, form in cls.forms:
            if found := re.fullmatch(form, label):
                said = cls(s, label, verb, found.groupdict())
                return verb, said.thing(), said.number()
        beginnings = dict.fromkeys(form.partition(" (")[0] for _, form in cls.forms)
        raise Unclear(
            f"the label {label!r}", f"words that begin with one of {', '.join(beginnings)}", label.split(maxsplit=1)[0]
        )

    def thing(self) -> int:
        """The thing of the option."""
        name = self.parts.get("thing")
        return self.called(name) if name is not None else 0

    def number(self) -> int:
        """The number of the option: of these, which of several texts."""
        if self.verb not in (verbs.PLAY, verbs.ACTIVATE):
            return 0
        library, d = self.t.library, self.t.printed[self.thing()]
        if self.verb == verbs.PLAY:
            first = library.play[d]
            return self.which({n: library.abilities[first + n].text for n in range(library.plays[d])})
        own = range(library.first[d], library.first[d + 1])
        texts = {i: library.abilities[i].text for i in own if library.kind_of[i] == ACTIVATED}
        if not texts:
            raise Unclear(self.where, "a card with an activated ability", self.parts["thing"])
        return self.which(texts)

    def called(self, name: str) -> int:
        """The thing of this name; where several are called so, the first is "Imp (1)"."""
        names = self.s.names
        alike = [thing for thing, other in names.items() if re.fullmatch(rf"{re.escape(name)}(?: \(\d+\))?", other)]
        if len(alike) > 1:
            raise Unclear(self.where, f"one of {', '.join(f'{name} ({n})' for n in range(1, len(alike) + 1))}", name)
        found = [thing for thing, other in names.items() if other in (name, name.removesuffix(" (1)"))]
        if not found:
            there = sorted(names.values())
            near = get_close_matches(name, there, 3) or there
            raise Unclear(self.where, f"a thing of the scene, such as {', '.join(near)}", name)
        return found[0]

    def which(self, texts: dict[int, str]) -> int:
        """The number of the text that is said, or of the only one."""
        said = self.parts.get("text")
        fits = [n for n, text in texts.items() if said in (None, text)]
        if len(fits) > 1 or (said is not None and not fits):
            expected = " or ".join(map(repr, texts.values())) or "no text, for the card has none to choose"
            raise Unclear(self.where, f"{expected} after the name", said or "none of them")
        return fits[0] if fits else 0
