"""What is asked in a few words, and what options are called, as far as every ruleset calls them so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from wtactics.engine.places import SEAT_THING, Option, card_of, is_seat, other_of, what_of
from wtactics.engine.table import Table
from wtactics.kits import verbs
from wtactics.kits.asked import in_window
from wtactics.kits.sentences import SLOTS
from wtactics.kits.texts import which_ability, which_text, which_trigger, which_way
from wtactics.kits.told.names import seat_name

# What is asked, by the verb of the first option that is not to pass.
ASKED: Final[dict[int, str]] = {
    verbs.PASS: "go on?",
    **dict.fromkeys((verbs.PLAY, verbs.ACTIVATE), "what to do next?"),
    verbs.TARGET: "which target?",
    verbs.PICK: "which one?",
    **dict.fromkeys((verbs.YES, verbs.NO), "yes or no?"),
    verbs.BRANCH: "which of these?",
    verbs.GIVE: "what to give?",
    verbs.SEND: "who attacks next?",
    verbs.BLOCK: "who defends, and against whom?",
    verbs.DISCARD: "which card to discard?",
}


# What options are called by their verbs, most of them by verb and thing. In braces stands what an option names or says.
PHRASES: Final[dict[int, str]] = {
    verbs.PASS: "done",
    verbs.PLAY: "play {thing}{text}",
    verbs.ACTIVATE: "use {thing}{ability}",
    verbs.ORDER: "trigger of {thing}{trigger}",
    verbs.BRANCH: "choose: {way}",
    verbs.NUMBER: "number {n}",
    verbs.COUNTER: "counter, and sacrifice {thing}",
    verbs.MOUNT: "{thing} mounts {other}",
    verbs.DISMOUNT: "{thing} gets off",
    **{verb: verbs.NAMES[verb] for verb in (verbs.YES, verbs.NO, verbs.RECYCLE)},
}

T = TypeVar("T", bound=Table)
Slot = Callable[[Any, Option, dict[int, str]], str]


def goal(_t: Table, o: Option, names: dict[int, str]) -> str:
    """Who or what is attacked."""
    return seat_name(card_of(o) - SEAT_THING) if is_seat(card_of(o)) else names[card_of(o)]


def texts_said(say: Callable[[str], str] = str) -> dict[str, Slot]:
    """Which text, ability or way is meant, in these words: a ruleset's own, where cards are written back in others."""
    return {
        "text": lambda t, o, _: say(which_text(t, card_of(o), other_of(o))),
        "ability": lambda t, o, _: which_ability(t, card_of(o), other_of(o), say),
        "way": lambda t, o, _: say(which_way(t, other_of(o))),
    }


# What stands in the braces.
SAID: Final[dict[str, Slot]] = {
    "thing": lambda _t, o, names: names[card_of(o)],
    "other": lambda _t, o, names: names[other_of(o)],
    "goal": goal,
    **texts_said(),
    "trigger": lambda t, o, _: which_trigger(t, o),
    "n": lambda _t, o, _: str(other_of(o)),
}


class Labels(Generic[T]):
    """The phrases of a ruleset, with the slots that it alone has, and what it is to pass where players answer each other."""

    def __init__(self, phrases: dict[int, str], slots: dict[str, Slot], waived: str = "pass") -> None:
        self.phrases: Final = PHRASES | phrases
        self.slots: Final = SAID | slots
        self.waived: Final = waived

    def phrase(self, t: T, answer: Option, names: dict[int, str]) -> str:
        """What an option is called, when its things are called so."""
        what = int(what_of(answer))
        if what == verbs.PASS and in_window(t):
            return self.waived
        assert what in self.phrases or t.names_thing(what), f"no words for option {what}"
        return self.filled(t, answer, names, self.phrases.get(what, verbs.NAMES[what] + " {thing}"))

    def filled(self, t: T, answer: Option, names: dict[int, str], template: str) -> str:
        """These words with what the option names or says."""
        said = ""
        for words, slot, _, _ in SLOTS.parse(template):
            said += words if slot is None else words + self.slots[slot](t, answer, names)
        return said
