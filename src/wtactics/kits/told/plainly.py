"""What is told of a game in the words that all games share: with this a new ruleset is drawn, asked and told at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.places import CREATURE, HAND, NOBODY, RESERVE, SEAT_THING, Option, card_of, other_of, what_of
from wtactics.engine.rows import FACT_A, FACT_B, FACT_N
from wtactics.engine.table import Table
from wtactics.engine.view import View
from wtactics.kits import verbs
from wtactics.kits.asked import verb_asked
from wtactics.kits.attempts import Attempt, to_choose, to_pass, to_use
from wtactics.kits.layout import Area, Counter, Layout, Pointing, Value
from wtactics.kits.news import HEADING, is_buried, log_of
from wtactics.kits.refusal import Grounds
from wtactics.kits.sentences import Line, Sentence, capital, filled, seat_slot
from wtactics.kits.show import Show
from wtactics.kits.told import asking, labels
from wtactics.kits.told.because import Because
from wtactics.kits.told.names import Names, RuleIds
from wtactics.kits.told.now import Now
from wtactics.kits.told.story import Parts, Story

NEXT: Final = "what to do next?"
PLAIN: Final = labels.Labels[Table]({}, {}, "done")

T = TypeVar("T", bound=Table)


class Plainly(Generic[T]):
    """A ruleset gives its names, the ids of its rules and its areas, and overrides what it tells otherwise."""

    def __init__(self, names: Names[T], ids: RuleIds, areas: tuple[Area, ...], story: Story[T] | None = None) -> None:
        self.names: Final = names
        self.areas: Final = areas
        self.story: Final = story or Story(Parts(names, ids), {})
        self.grounds: Final = Grounds(ids, Because(Now(names, {}), {}))

    def show(self) -> Show:
        """All of it, for programs."""
        return Show(
            layout=self.layout, counters=self.counters, asking=self.asking, points=self.points, log=self.log,
            attempts=self.attempts, refused=self.grounds.refused, values=self.values,
        )  # fmt: skip

    # ---- the table

    def layout(self, _settings: Mapping[str, int], _seats: int) -> Layout:
        """All phases and areas; points are counted, and the cards of piles and hands."""
        phases = tuple(enumerate(self.names.phases))[1:]
        piles = [Counter(area.key, f"Cards in {area.title.casefold()}", "number") for area in self.counted()]
        return Layout(phases, self.areas, (Counter("points", "Victory points", "number"), *piles), ())

    def counted(self) -> list[Area]:
        """The areas of which one wants to know how many cards lie there."""
        return [area for area in self.areas if area.form in ("pile", "fan")]

    def counters(self, view: Any, seat: int) -> dict[str, int]:
        """The numbers of a seat."""
        return {"points": int(view.points(seat))} | {a.key: int(view.count(a.kind, seat)) for a in self.counted()}

    def values(self, view: Any, name: int) -> list[Value]:
        """The numbers on a card whose face is seen."""
        return attack_and_defense(view, name)

    def log(self, table: Any, noted: vec[i64]) -> list[Line]:
        """A line for each fact, but for what other lines say; that a turn begins is a heading."""
        return log_of(noted, lambda at: (() if self.is_told(noted, at) else self.line(table, noted, at), 1))

    def is_told(self, noted: vec[i64], at: int) -> bool:
        """Do other lines tell it?"""
        return is_buried(noted, at) or self.story.is_implied(noted, at)

    def line(self, t: T, noted: vec[i64], at: int) -> Sentence:
        """What is told of a fact."""
        fact, a, b, n = noted[at], noted[at + FACT_A], noted[at + FACT_B], noted[at + FACT_N]
        if fact == facts.TURN_BEGAN:
            return filled(HEADING, lambda slot: self.story.parts.of(t, slot, a, b, n))
        return self.story.in_parts(t, fact, a, b, n) if fact != facts.TURN_ENDED else ()

    # ---- a question

    def question(self, t: T) -> str:
        """What is asked now, with the phase before it."""
        return f"{self.names.phases[t.phase]}: {labels.ASKED.get(int(verb_asked(t)), NEXT)}"

    def asking(self, view: Any) -> str:
        """The same to the player who is asked, beside the table that he sees."""
        if not view.mine:
            return ""
        template = asking.ASKED.get(asking.first_verb(view), NEXT)
        return capital(template.format(card=asking.newest(view, self.names.noun), text=asking.newest_text(view)))

    def labels(self, t: T) -> list[str]:
        """What each option is called."""
        things = vec[i64]([card_of(o) for o in t.options if t.names_thing(what_of(o))])
        doers = vec[i64]([doer for o in t.options if (doer := self.doer(o)) != NOBODY])
        names = self.names.numbered(t, things) | self.names.numbered(t, doers)
        return [self.phrase(t, o, names) for o in t.options]

    def doer(self, o: Option) -> i64:
        """The card that an option names beside its thing, as the one that would do it; NOBODY for most."""
        return NOBODY

    def phrase(self, t: T, answer: Option, names: dict[int, str]) -> str:
        """What an option is called, when its things are called so."""
        said = PLAIN.phrase(t, answer, names)
        return said if self.doer(answer) == NOBODY else f"{said} with {names[self.doer(answer)]}"

    def points(self, view: Any, o: int) -> Pointing:
        """At its thing, or from who would do it to that; to pass is what is left, and a number is a number."""
        what, thing = what_of(o), int(card_of(o))
        if what in (verbs.PASS, verbs.NO):
            return Pointing(rest=True)
        if verbs.NUMBERED >> what & 1 == 1:
            return Pointing(number=int(other_of(o)))
        if self.doer(o) != NOBODY:
            return Pointing(thing=int(self.doer(o)), onto=thing)
        if SEAT_THING <= thing < SEAT_THING + view.seats:
            return Pointing(thing=thing, words=f"{verbs.NAMES[what]} {seat_slot(thing - SEAT_THING)}")
        notes = (view.library.abilities[other_of(o)].text,) if what == verbs.ACTIVATE else ()
        return Pointing(thing=thing, notes=notes)

    # ---- why not

    def attempts(self, view: Any, thing: int) -> list[Attempt]:
        """To choose it where that is asked, else to play a card of the own hand, or to use one in play."""
        if thing == NOBODY:
            return [to_pass()]
        if thing >= SEAT_THING or not view.sees(thing):
            return []
        name = view.library.names[view.printed(thing)]
        if chosen := to_choose(view, thing, name):
            return chosen
        if view.kind(thing) == HAND and view.owner(thing) == view.seat:
            return [Attempt(verbs.PLAY, thing, 0, f"play {name}")]
        return list(to_use(view, thing, name)) if view.kind(thing) >= RESERVE else []


def attack_and_defense(view: View, name: int) -> list[Value]:
    """The numbers on a creature whose face is seen."""
    if view.type(name) != CREATURE:
        return []
    d, library = view.printed(name), view.library
    attack = Value("attack", "ATK", int(view.attack(name)), int(library.attack[d]))
    return [attack, Value("defense", "DEF", int(view.defense(name)), int(library.defense[d]))]
