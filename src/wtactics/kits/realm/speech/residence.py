"""Residence in words: the city in which somebody is a resident, also as a helper of it, and a place beside somebody."""

from __future__ import annotations

from typing import Final

from wtactics.engine import facts
from wtactics.engine.lasting import THIS_ATTACK
from wtactics.engine.meaning import DONE_WHENEVER, Trigger
from wtactics.engine.places import ATTACKER, BLOCKED, CITY, NOBODY, SEAT_THING, Thing
from wtactics.engine.table import Table
from wtactics.kits.cities import IN_ARMY
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.deeds.averting import Forgo
from wtactics.vocabulary.deeds.journeys import Into, into_play, manners, other_host
from wtactics.vocabulary.deeds.waiting import Harmless
from wtactics.vocabulary.needs import ARMIES, CITIES
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.altering import no_damage
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.delaying import Later, delayed
from wtactics.vocabulary.sentences.lines import triggered
from wtactics.vocabulary.sentences.parts import Contribution
from wtactics.vocabulary.sentences.replacing import Damage, harmed, watched_thing
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.home import HomeOf
from wtactics.vocabulary.things.meaning import Host, One, Things, This
from wtactics.vocabulary.triggers.circumstances import Circumstance
from wtactics.vocabulary.triggers.impending import Would, would_deal_in_combat
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.past import Such
from wtactics.vocabulary.triggers.watching import Watched, very_card


class ResidenceOf(HomeOf):
    """The city in which a creature is a resident, also as long as it but helps to defend that."""

    def one(self, t: Table) -> Thing:
        for c in self.things.of(t):
            if c < SEAT_THING:
                return t.dwelling(c)
        return NOBODY

    def text(self) -> str:
        return f"the city in which {self.things.text()} is a resident"


class GoalOf(One):
    """The city that a creature attacks."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def one(self, t: Table) -> Thing:
        for c in self.things.of(t):
            if c < SEAT_THING and t.role[c] in (ATTACKER, BLOCKED) and t.aim() < SEAT_THING:
                return t.aim()
        return NOBODY

    def text(self) -> str:
        return f"the city that {self.things.text()} attacks"


class Beside(Into):
    """To where another one is: into its city, or into the army; if that one is gone, the place is left open."""

    def __init__(
        self, leader: Things, under: Things | None = None, marked: bool = False, unmarked: bool = False
    ) -> None:
        super().__init__(under, marked, unmarked)
        self.leader: Final = leader

    def home(self, t: Table) -> Thing:
        for c in self.leader.of(t):
            if c < SEAT_THING and t.in_play(c) and t.controller[c] == t.you:
                return t.home[c] if t.home[c] != NOBODY else IN_ARMY
        return NOBODY

    def apart_from(self, reading: Reading, things: Things) -> Into:
        return Beside(other_host(reading, things, self.leader), self.under, self.marked, self.unmarked)

    def place(self) -> str:
        return f"into play beside {self.leader.text()}"


def beside(reading: Reading, leader: Things, *manner: Detail) -> Beside:
    return Beside(leader, **manners(manner))


def residence_of(reading: Reading, things: Things) -> Things:
    return reading.tell(ResidenceOf(things))


def residence_of_this(reading: Reading, *_this: Things) -> Things:
    return residence_of(reading, This(reading.word))


def home_attacked(reading: Reading, things: Things) -> Watched:
    return very_card(reading, HomeOf(things))


class Unharming(Harmless):
    """In the attack under way somebody is let deal no damage."""

    def text(self) -> str:
        return self.words


def deals_none(reading: Reading, things: Things, *said_of_it: list[Circumstance]) -> Harmless:
    """In the attack under way."""
    if reading.would >= 0:
        raise Misread("what is done instead", "what holds for the rest of the attack")
    said = said_of_it[0] if said_of_it else []
    words = f"let {things.text()} deal {no_damage(said)}"
    later = Later(harmed(reading, Damage(None, watched_thing(things), said)), DONE_WHENEVER)
    return Unharming(delayed(reading, later, [Forgo(0, "prevent that damage")], THIS_ATTACK), words, THIS_ATTACK)


def if_let_through(reading: Reading, trigger: Trigger, steps: Steps) -> Contribution:
    """It is let through at one moment, and then it is asked whether; what would hold as long as it is, is said elsewhere."""
    if not isinstance(trigger, Happens) or trigger.fact != facts.PASSED or isinstance(trigger.first, Such):
        raise Misread("that somebody is let through", trigger.text())
    if any(hasattr(step, "until") and not isinstance(step, Unharming) for step in steps):
        raise Misread("what is done", "what would hold")
    return triggered(reading, trigger, steps)


def host_goal(reading: Reading, things: Things) -> Watched:
    """The city that this is attached to, called again."""
    said = bare(things)
    if not isinstance(said, Host):
        raise Misread("the enchanted city", things.text())
    return very_card(reading, said)


def into_own_cities(reading: Reading, *manner: Detail) -> Into:
    """Each where its player likes, as creatures come into play anyway."""
    return into_play(reading, *manner)


def would_reach(reading: Reading, who: Watched, city: Watched) -> Would:
    """Nobody but who is let through deals combat damage to a city: it would, when it is."""
    if not isinstance(city.noun, CardNoun) or city.noun.types_meant != 1 << CITY:
        raise Misread("an attack on a city", city.words)
    return would_deal_in_combat(reading, who, city)


def goal_of(reading: Reading, things: Things) -> Things:
    return reading.tell(GoalOf(things))


def goal_watched(reading: Reading, things: Things) -> Watched:
    return very_card(reading, GoalOf(things))


ITS_GOAL: Final = '"city" "that"? dweller_itself ("attacks" | "is" "attacking")'
OWN_CITIES: Final = '("your" "cities" | "cities" ("that"? "you" "control" | "of" "yours") | "any" "of" "your" "cities")'
RESIDENT: Final = '"the" "city" ("in" "which" | "where" | "of" "which") dweller_itself "is" "a" "resident"'
RESIDES_THERE: Final = '("the" | "a") "city" ("in" "which" | "where" | "that")? self ("resides" | "reside") "in"?'
BEING, UNBLOCKED = '("is" | "are")', '("unblocked" | "undefended" | "unopposed")'
BESIDE: Final = (
    '("beside" dweller_itself | ("to" | "into" | "at" | "in") ("where" dweller_itself "is" | ("the" | "its") "same"? "place"'
    ' ("of" dweller_itself | "where" dweller_itself "is" | "as" dweller_itself)) | "where" dweller_itself "is")'
)
PHRASES: Final = [
    Phrase("goal_attacked", "again", host_goal, needs=CITIES),
    Phrase("into_place", f'("into" | "to") "play" ("in" | "into" | "to") {OWN_CITIES} manner*', into_own_cities,
           ["Put up to two creature cards from your graveyard into play in cities you control."], needs=CITIES),
    Phrase("dweller_itself", "self", lambda reading, this: This(reading.word)),
    Phrase("dweller_itself", '"it" | "he" | "she"', lambda reading: reading.it()),
    Phrase("general", RESIDENT, residence_of, ["(M): Remove 2 damage from the city in which this creature is a resident."],
           needs=CITIES),
    *(Phrase(part, RESIDES_THERE, residence_of_this, needs=CITIES) for part in ("general", "cities_there")),
    *(Phrase(part, RESIDENT, read, needs=CITIES) for part, read in (
        ("watched", home_attacked), ("goal_attacked", home_attacked), ("cities_there", residence_of))),
    Phrase("deed", '({have} | {let}) (again | self) "deal" (no_damage | "none" ("of" "its" "damage")?)', deals_none,
           ["Whenever this creature attacks, you may let it deal no damage. If you do, draw a card."], needs=ARMIES),
    Phrase("impending", f'watched (({BEING} | "goes" | "remains") {UNBLOCKED}'
           ' | ("isn\'t" | "aren\'t") ("blocked" | "defended" "against")) "in" ("an" | "the") "attack" "on" watched_card',
           would_reach, needs=ARMIES),
    Phrase("ability", '"if" happening "," effects', if_let_through,
           ["If this creature is unblocked, draw a card."], needs=ARMIES),
    Phrase("general", f'"the" {ITS_GOAL}', goal_of, ["The city that this creature attacks gets -0/-2."], needs=CITIES),
    Phrase("watched", f'"the" {ITS_GOAL}', goal_watched, needs=CITIES),
    Phrase("victims", f'("a" | "any") {ITS_GOAL}', goal_watched,
           ["This creature deals 2 additional damage to a city that it attacks."], needs=CITIES),
    Phrase("into_place", f'("into" "play")? {BESIDE} manner*', beside,
           ["(M): Put a creature card from your hand into play beside this creature."], needs=ARMIES),
]  # fmt: skip
