"""Setting a table for a scene of SLOT: lines of text become printed creatures and a table with them where the text says.

The language is told in the docstring of slot_scene.py.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from laying import Unclear, lines_of, name_of, number_of, seat_of
from wtactics.cards.card import Card, Stat
from wtactics.cards.fault import FilePlace
from wtactics.engine.library import Library
from wtactics.engine.places import ASIDE, BOARD, DECK, GRAVE
from wtactics.rulesets.slot.deal import SlotDealing
from wtactics.rulesets.slot.grid import NAMES, WIDTH, kind_of
from wtactics.rulesets.slot.rules.turn import BeginStep
from wtactics.rulesets.slot.speech.contents import SPEECH
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import ACTION_STEP, UNMARK_STEP
from wtactics.rulesets.slot.told.words import PHASES
from wtactics.vocabulary.reading.collection import build_library

SEATS: Final = "AB"
BOOK: Final = {  # the creatures of the book's examples
    "Fighter": "cost 2 close 3 ranged 2 def 3 life 2 (Elf)",
    "Archer": "cost 2 close 2 ranged 3 def 2 life 1 (Elf)",
    "Shaman": "cost 1 close 1 ranged 2 def 2 life 1: [ ] [2] Heal - Restore 1 life to target damaged ally creature adjacent"
    " to this creature.",
    "Druid": "level 2 cost 3 close 1 ranged 2 def 3 life 2 ranged_name Ensnare:"
    " [Ensnare] - At the end of the battle, mark the creature this creature fights.",
    "Mage": "cost 2 close 1 magic 4 def 2 life 1",
    "Lord": "level 2 cost 5 close 6 ranged 3 def 7 life 3",
    "Walking Corpse": "cost 1 close 2 def 2 life 1",
    "Knight": "level 2 cost 4 close 5 def 4 life 2",
}
PLAIN: Final = "cost 1 close 1 ranged 1 def 1 life 1"  # any other name
NUMBERS: Final = ("cost", "close", "ranged", "magic", "def", "life", "level", "upkeep")
VALUE: Final = re.compile(rf"\b({'|'.join(NUMBERS)}) (\d+)\b")
WEAPON: Final = re.compile(r"\b(close_name|ranged_name) (\w+)")
MENTION: Final = re.compile(
    r"(?P<name>\S.*?)(?P<marked> marked)?(?: hurt (?P<hurt>\d+))?(?: of (?P<owner>[AB]))?(?P<moved> moved)?"
)
ORDER: Final = "marked, hurt 1, of B, moved"
PILES: Final = {"twilight": ASIDE, "grave": GRAVE, "deck": DECK}


@dataclass
class Lying:
    """One card of a scene, and how it lies on the table."""

    name: str
    kind: int
    owner: int
    seat: int
    marked: bool = False
    hurt: int = 0
    moved: bool = False


@dataclass
class Setting:
    """What the text of a scene says."""

    cards: dict[str, str]
    lying: list[Lying] = field(default_factory=list)
    points: list[int] = field(default_factory=lambda: [0, 0])
    step: int = ACTION_STEP
    active: int = 0
    turn: int = 3
    ap: int = 3
    where: str = ""  # the part that is being read

    def read(self, text: str) -> Setting:
        """Read the lines: one for each seat, and one for the step."""
        for head, rest in lines_of(text, (*SEATS, "step")):
            if head == "step":
                self.read_step(rest)
            else:
                for part in filter(None, map(str.strip, rest.split(";"))):
                    self.where = f"{head}: {part}"
                    self.read_part(SEATS.index(head), part)
        return self

    def read_step(self, text: str) -> None:
        """Read the line of the step: its name, who is active, which turn it is, how many action points are left."""
        for part in filter(None, (part.strip() for part in text.split(","))):
            word, _, rest = part.partition(" ")
            if word == "active":
                self.active = seat_of(rest, SEATS, f"step:{text}")
            elif word == "turn":
                self.turn = number_of(rest, f"step:{text}", "the turn")
            elif word == "ap":
                self.ap = number_of(rest, f"step:{text}", "action points")
            elif part in PHASES[1:]:
                self.step = PHASES.index(part)
            else:
                raise Unclear(f"step:{text}", f"a step out of {', '.join(PHASES[1:])}, active A, turn 3 or ap 2", part)

    def read_part(self, seat: int, part: str) -> None:
        """Read what a seat has: points, a row of its army, or a pile."""
        word, _, rest = part.partition(" ")
        if re.fullmatch(r"\d+ points?", part):
            self.points[seat] = int(word)
        elif word in ("front:", "back:"):
            first = 0 if word == "front:" else WIDTH
            for slot, mention in enumerate(entry.strip() for entry in rest.split(",")):
                if slot >= WIDTH:
                    raise Unclear(self.where, f"at most {WIDTH} in a row", rest)
                if mention != "-":
                    self.mention(seat, int(kind_of(first + slot)), mention)
        elif word.rstrip(":") not in PILES:
            raise Unclear(self.where, f"points, front, back or one of {', '.join(PILES)}", part)
        else:
            for mention in filter(None, (entry.strip() for entry in rest.split(","))):
                n, _, name = mention.partition(" ")
                for _ in range(int(n) if n.isdigit() else 1):
                    self.mention(seat, PILES[word.rstrip(":")], name if n.isdigit() else mention)

    def mention(self, seat: int, kind: int, text: str) -> None:
        """Read one card and how it lies."""
        found = MENTION.fullmatch(text)
        if found is None:
            raise Unclear(self.where, f"a name and then {ORDER}", text)
        name = name_of(found["name"], {**BOOK, **self.cards}, self.where, ORDER)
        owner = SEATS.index(found["owner"]) if found["owner"] else seat
        lies = Lying(name, kind, owner, seat, bool(found["marked"]), int(found["hurt"] or 0), bool(found["moved"]))
        self.lying.append(lies)


def printed_cards(names: list[str], words: dict[str, str]) -> tuple[Card, ...]:
    """The cards of these names, as their words say."""
    known = {**BOOK, **words}
    return tuple(printed(name, known.get(name, PLAIN), n) for n, name in enumerate(dict.fromkeys(names), start=1))


def printed(name: str, words: str, number: int) -> Card:
    """One creature: values by name in any order, (kinds), names of weapons, fixed; then a colon and its text."""
    head, _, text = words.partition(":")
    kinds = " ".join(re.findall(r"\(([^)]*)\)", head)).split()
    values = {key: int(n) for key, n in VALUE.findall(head)}
    for key in ("def", "life"):
        if key not in values:
            raise Unclear(f"card {name}", f"values such as {PLAIN}, with {key}", words)
    if left := VALUE.sub("", WEAPON.sub("", re.sub(r"\([^)]*\)|\bfixed\b", "", head))).split():
        raise Unclear(
            f"card {name}", f"{', '.join(NUMBERS)} with numbers, (kinds), names of weapons or fixed", " ".join(left)
        )
    stats: dict[str, Stat] = {"level": values.get("level", 1), "defense": values["def"], "life": values["life"]}
    stats |= {key: values[key] for key in ("close", "ranged", "upkeep") if key in values}
    if "magic" in values:
        stats |= {"ranged": values["magic"], "magic": True}
    if "fixed" in head.split():
        stats["fixed"] = True
    stats |= dict(WEAPON.findall(head))
    return Card(
        number=number, version=1, set="scene", name=name, faction="Gaian", type="creature", subtypes=tuple(kinds),
        cost=values.get("cost", 1), cost_x=False, loyalty=0, attack=0, defense=0, strength=0, discipline="",
        text=text.strip(), flavour="", stats=(("slot", tuple(stats.items())),), place=FilePlace("scene", 0), text_line=0,
        rulesets=("slot",),
    )  # fmt: skip


@cache
def library_of(cards: tuple[Card, ...]) -> Library:
    """The engine's library of these cards, their texts read as those of any card."""
    return build_library(cards, SPEECH)


def lay_out(
    setting: Setting, settings: dict[str, int], library: Library | None = None
) -> tuple[SlotTable, SlotDealing]:
    """A table with all creatures where the setting says, at the beginning of its step."""
    names = [*(lies.name for lies in setting.lying), *setting.cards]
    library = library or library_of(printed_cards(names, setting.cards))
    slot = SlotDealing(library, settings)
    number = {name: d for d, name in enumerate(library.names)}
    t = slot.table([[], []])
    for lies in setting.lying:
        t.add_card(number[lies.name], lies.owner)
    for c, lies in enumerate(setting.lying):
        t.move(c, lies.kind, lies.seat)
        t.controller[c] = lies.seat if lies.kind >= BOARD else lies.owner
        t.marked[c] = int(lies.marked)
        t.harm[c] = lies.hurt
        if lies.moved:
            t.moved = append(t.moved, c)
    for seat in range(len(SEATS)):
        t.points[seat] = setting.points[seat]
    t.active, t.turn, t.lively = setting.active, setting.turn, setting.turn
    t.starter = setting.active if setting.turn % 2 == 1 else 1 - setting.active
    t.ap = setting.ap if setting.step > UNMARK_STEP else 0
    t.phase = setting.step
    t.agenda = begin(slot, setting.step)
    t.values_stale = t.unsettled = True
    return t, slot


def begin(slot: SlotDealing, step: int) -> vec[i64]:
    """The agenda at the beginning of a step: the game goes on after the turn, the turn goes on with this step."""
    steps = slot.rules.steps
    turns = next(i for i, one in enumerate(steps) if type(one).__name__ == "NextTurn")
    start = next(i for i, one in enumerate(steps) if isinstance(one, BeginStep) and one.step == step)
    agenda = vec[i64]()
    for n in (turns, 0, 0, 0, start, 0, 0, 0):
        agenda = append(agenda, n)
    return agenda


__all__ = ["BOOK", "NAMES", "SEATS", "Setting", "lay_out", "library_of", "printed_cards"]
