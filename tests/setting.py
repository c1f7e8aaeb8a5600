"""Setting a table for a scene: lines of text become printed cards and a table of ARC with the cards where the text says.

The language is told in the docstring of scene.py.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from laying import Unclear, lines_of, name_of, number_of, seat_of
from wtactics.cards.card import DISCIPLINES, FACTIONS, TYPES, Card
from wtactics.cards.fault import FilePlace
from wtactics.engine.lasting import ADVANTAGE, NEXT_TACTICS
from wtactics.engine.library import Library
from wtactics.engine.places import ATTACHED, DECK, GONE, GRAVE, HAND, RESERVE, seat_thing
from wtactics.kits.cities import ARMY, KINGDOM
from wtactics.rulesets.arc.deal import ArcDealing
from wtactics.rulesets.arc.rules.turn import BeginPhase
from wtactics.rulesets.arc.speech.contents import SPEECH
from wtactics.rulesets.arc.table import ArcTable
from wtactics.vocabulary.reading.collection import build_library
from wtactics.vocabulary.speech import Speech

SEATS: Final = "ABCD"
SPARE: Final = "Spare"  # the card that fills decks, hands and reserves
PHASES: Final = ("", "Unmark", "Draw", "Tactics", "Play", "Attack", "Second Play", "Discard")
MENTION: Final = re.compile(
    r"(?P<name>\S.*?)(?: (?P<attack>-?\d+)/(?P<defense>-?\d+))?(?: cost (?P<cost>\d+))?"
    r"(?P<marked> marked)?(?: hurt (?P<hurt>\d+))?(?: of (?P<owner>[A-D]))?(?: on (?P<host>.+))?"
)
ORDER: Final = "2/2, cost 3, marked, hurt 2, of A, on Wolf"
CITY: Final = re.compile(r"city ([^:(]+?)(?: \(([^)]*)\))?(?:: ?(.*))?")
GEMS: Final = re.compile(rf"(\d+) ({'|'.join(FACTIONS)})( consumed)?,? ?")
PILES: Final = {"army": ARMY, "hand": HAND, "deck": DECK, "grave": GRAVE, "removed": GONE, "attached": ATTACHED}


@dataclass
class Lying:
    """One card of a scene, and how it lies on the table."""

    name: str
    kind: int
    owner: int
    seat: int
    home: Lying | None = None
    host: str = ""
    marked: bool = False
    hurt: int = 0
    advantage: bool = False
    colour: int = -1
    id: int = -1


@dataclass
class Setting:
    """What the text of a scene says."""

    cards: dict[str, str]
    points: dict[int, int] = field(default_factory=dict)
    lying: list[Lying] = field(default_factory=list)
    words: dict[str, str] = field(default_factory=dict)  # name -> the words of its print
    phase: int = 4
    active: int = 0
    turn: int = 3
    seats: int = 0
    bare: set[int] = field(default_factory=set)  # seats that have no city on purpose
    decks: set[int] = field(default_factory=set)  # seats whose deck is told
    where: str = ""  # the part that is being read

    def read(self, text: str) -> Setting:
        """Read the lines: one for each seat, and one for the phase."""
        for head, rest in lines_of(text, (*SEATS, "phase")):
            if head == "phase":
                self.read_phase(rest)
            else:
                self.seats = max(self.seats, SEATS.index(head) + 1)
                for part in map(str.strip, rest.split(";")):
                    self.where = f"{head}: {part}"
                    self.read_part(SEATS.index(head), part)
        self.complete()
        return self

    def read_phase(self, text: str) -> None:
        """Read the line of the phase: its name, who is active, which turn it is."""
        for part in filter(None, (part.strip() for part in text.split(","))):
            word, _, rest = part.partition(" ")
            if word == "active":
                self.active = seat_of(rest, SEATS[: max(2, self.seats)], f"phase:{text}")
            elif word == "turn":
                self.turn = number_of(rest, f"phase:{text}", "the turn")
            elif part in PHASES[1:]:
                self.phase = PHASES.index(part)
            else:
                raise Unclear(f"phase:{text}", f"a phase out of {', '.join(PHASES[1:])}, active A or turn 3", part)

    def read_part(self, seat: int, part: str) -> None:
        """Read what a seat has: points, gems, a city with its residents, or a pile of cards."""
        word, _, rest = part.partition(" ")
        if re.fullmatch(r"\d+ points?", part):
            self.points[seat] = int(word)
        elif word == "gems":
            self.read_gems(seat, rest)
        elif part == "no city":
            self.bare.add(seat)
        elif city := CITY.fullmatch(part):
            self.read_city(seat, city[1], city[2] or "", city[3] or "")
        elif word.rstrip(":") in PILES:
            self.read_pile(seat, word.rstrip(":"), rest)
        elif part:
            raise Unclear(self.where, f"points, gems, city, no city or one of {', '.join(PILES)}", part)

    def read_gems(self, seat: int, text: str) -> None:
        """Read resource cards: so many of a faction, free or consumed."""
        if GEMS.sub("", text):
            raise Unclear(self.where, "gems such as 3 Gaian, 1 Red Banner consumed", text)
        for number, faction, consumed in GEMS.findall(text):
            for _ in range(int(number)):
                lies = Lying(SPARE, RESERVE, seat, seat, marked=bool(consumed), colour=FACTIONS.index(faction))
                self.lying.append(lies)

    def read_city(self, seat: int, name: str, values: str, residents: str) -> None:
        """Read a city and who lives there."""
        city = Lying(name, KINGDOM, seat, seat)
        discipline, strength = "Body", 8
        for value in filter(None, (value.strip() for value in values.split(","))):
            if value in DISCIPLINES:
                discipline = value
            elif value.isdigit():
                strength = int(value)
            elif value == "marked":
                city.marked = True
            elif value.startswith("of "):
                city.owner = seat_of(value[3:], SEATS, self.where)
            elif value == "advantage":
                city.advantage = True
            elif value.startswith("hurt "):
                city.hurt = number_of(value[5:], self.where, "strength lost")
            else:
                raise Unclear(self.where, "discipline, strength, marked, hurt 2, of A or advantage", value)
        if name not in self.cards:
            self.print(name, f"city 2 {discipline} {strength}")
        self.lying.append(city)
        for mention in filter(None, (mention.strip() for mention in residents.split(","))):
            self.mention(seat, KINGDOM, mention).home = city

    def read_pile(self, seat: int, pile: str, text: str) -> None:
        """Read the cards of a place, in their order: a deck from the top, a graveyard from the oldest."""
        if pile == "deck":
            self.decks.add(seat)
        for mention in filter(None, (mention.strip() for mention in text.split(","))):
            if mention.isdigit():
                self.lying += [Lying(SPARE, PILES[pile], seat, seat) for _ in range(int(mention))]
            else:
                self.mention(seat, PILES[pile], mention)

    def mention(self, seat: int, kind: int, text: str) -> Lying:
        """Read one card where it lies; values in the text are printed on it."""
        found = MENTION.fullmatch(text)
        if found is None:
            raise Unclear(self.where, f"a name and then {ORDER}", text)
        name = name_of(found["name"], self.cards, self.where, ORDER)
        if found["attack"] is not None:
            self.print(name, f"creature {found['cost'] or 1} {found['attack']}/{found['defense']}")
        elif name not in self.cards and name not in self.words:
            self.print(name, f"creature {found['cost'] or 1} 1/1")
        owner = SEATS.index(found["owner"]) if found["owner"] else seat
        lies = Lying(name, kind, owner, seat, host=found["host"] or "", marked=bool(found["marked"]))
        lies.hurt = int(found["hurt"] or 0)
        self.lying.append(lies)
        return lies

    def print(self, name: str, words: str) -> None:
        """Note what is printed on a card; it cannot be told in two ways."""
        assert self.words.setdefault(name, words) == words, f"{name}: {self.words[name]!r} or {words!r}?"
        assert name not in self.cards, f"{name} is printed in the table of cards already"

    def complete(self) -> None:
        """Give each seat a city and a deck, where the text tells of none."""
        for seat in range(self.seats):
            cities = [lies for lies in self.lying if lies.seat == seat and lies.kind == KINGDOM]
            if not cities and seat not in self.bare:
                self.read_city(seat, f"Keep of {SEATS[seat]}", "Body, 8", "")
            if seat not in self.decks:
                self.read_pile(seat, "deck", "10")


def printed_cards(words: dict[str, str]) -> tuple[Card, ...]:
    """Cards as a card file would give them, from name and words; the spare card is always among them."""
    words = {SPARE: "creature 1 1/1", **words}
    return tuple(printed(name, text, number) for number, (name, text) in enumerate(words.items(), start=1))


def printed(name: str, words: str, number: int) -> Card:
    """One card: its type, then cost, faction, loyalty, kinds and values in any order, then a colon and its text."""
    head, _, text = words.partition(":")
    kinds = " ".join(re.findall(r"\(([^)]*)\)", head)).split()
    head = re.sub(r"\([^)]*\)", "", head)
    faction = next((f for f in FACTIONS if f in head), "Gaian")
    type_, *values = head.replace(faction, "").split()
    if type_ not in TYPES:
        raise Unclear(f"card {name}", f"a type out of {', '.join(TYPES)}", type_)
    loyalty = re.search(r"loyalty (\d+)", head)
    fight = re.search(r"(-?\d+)/(-?\d+)", head)
    x = re.search(r"X(?: ?\+ ?(\d+))?", head)
    rest = re.sub(r"loyalty \d+|-?\d+/-?\d+|X(?: ?\+ ?\d+)?", "", " ".join(values))
    numbers = [int(n) for n in re.findall(r"\d+", rest)]
    discipline = next((d for d in DISCIPLINES if d in rest.split()), "Body" if type_ == "city" else "")
    left = re.sub(r"\d+|Body|Mind|Soul", "", rest).split()
    if left:
        raise Unclear(f"card {name}", "cost, faction, loyalty, (kinds) and values", " ".join(left))
    strength = numbers.pop() if type_ == "city" and numbers else 8
    return Card(
        number=number, version=1, set="scene", name=name, faction=faction, type=type_, subtypes=tuple(kinds),
        cost=int(x[1] or 0) if x else (numbers or [0])[0], cost_x=bool(x), loyalty=int(loyalty[1]) if loyalty else 0,
        attack=int(fight[1]) if fight else 0, defense=int(fight[2]) if fight else 0,
        strength=strength if type_ == "city" else 0, discipline=discipline, text=text.strip(), flavour="", stats=(),
        place=FilePlace("scene", 0), text_line=0,
    )  # fmt: skip


@cache
def library_of(cards: tuple[Card, ...], speech: Speech = SPEECH) -> Library:
    """The engine's library of these cards, their texts read as those of any card."""
    return build_library(cards, speech)


def definitions(library: Library) -> dict[str, int]:
    """The number of each card's print, by its name."""
    return {name: d for d, name in enumerate(library.names)}


def lay_out(
    setting: Setting, settings: dict[str, int], speech: Speech = SPEECH, library: Library | None = None
) -> tuple[ArcTable, ArcDealing]:
    """A table with all cards where the setting says, at the beginning of its phase."""
    library = library or library_of(printed_cards({**setting.words, **setting.cards}), speech)
    arc = ArcDealing(library, settings)
    number = definitions(library)
    t = arc.table([[] for _ in range(setting.seats)])
    for c, lies in enumerate(setting.lying):
        t.add_card(number[lies.name], lies.owner)
        lies.id = c
    for lies in setting.lying:
        lay(t, lies, setting)
    for seat in range(setting.seats):
        t.points[seat] = setting.points.get(seat, 15)
    t.active, t.turn = setting.active, setting.turn
    t.agenda = begin(arc, setting.phase)
    t.values_stale = t.unsettled = True
    return t, arc


def lay(t: ArcTable, lies: Lying, setting: Setting) -> None:
    """Put one card in its place, as it lies."""
    c = lies.id
    t.move(c, lies.kind, lies.seat)
    t.controller[c] = lies.seat if lies.kind >= RESERVE else lies.owner
    t.marked[c] = int(lies.marked)
    t.harm[c] = lies.hurt
    t.colour[c] = lies.colour
    t.home[c] = lies.home.id if lies.home else -1
    if lies.host:
        t.host[c] = host_of(lies, setting)
    if lies.advantage:
        t.modify(ADVANTAGE, c, t.library.discipline[t.printed[c]], 0, NEXT_TACTICS, lies.seat, c)


def host_of(lies: Lying, setting: Setting) -> i64:
    """The thing that a card is attached to: a player by letter, or the first card of that name."""
    if lies.host in SEATS:
        return seat_thing(SEATS.index(lies.host))
    hosts = [other.id for other in setting.lying if other.name == lies.host]
    if not hosts:
        raise Unclear(f"{lies.name} on {lies.host}", "a player or a card of the scene", lies.host)
    return hosts[0]


def begin(arc: ArcDealing, phase: int) -> vec[i64]:
    """The agenda at the beginning of a phase: the game goes on after the turn, the turn goes on with this phase."""
    steps = arc.rules.steps
    turns = next(i for i, step in enumerate(steps) if type(step).__name__ == "NextTurn")
    start = next(i for i, step in enumerate(steps) if isinstance(step, BeginPhase) and step.phase == phase)
    agenda = vec[i64]()
    for n in (turns, 0, 0, 0, start, 0, 0, 0):
        agenda = append(agenda, n)
    return agenda
