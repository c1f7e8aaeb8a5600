"""Journeys of cards by effects: into play, from place to place, onto others, into other hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.lasting import WHILE_IN_PLAY, WHILE_SOURCE
from wtactics.engine.places import (
    ASIDE,
    ATTACHED,
    AVATAR,
    BOARD,
    CITY,
    CREATURE,
    DECK,
    EQUIPMENT,
    GRAVE,
    HAND,
    NOBODY,
    SEAT_THING,
    CardId,
    Flow,
    Option,
    Seat,
    Thing,
)
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.kits.cities import IN_ARMY
from wtactics.language.phrase import TOLD, Misread, Phrase
from wtactics.vocabulary.deeds.deed import Deed, cards_by, cards_in_play, first_seat, lying, timed
from wtactics.vocabulary.needs import ARMIES, CITIES
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.naming import Detail, DetailPhrase, fill, same
from wtactics.vocabulary.reading.reading import Reading, again
from wtactics.vocabulary.things.admitting import choose_open
from wtactics.vocabulary.things.bare import bare, is_it
from wtactics.vocabulary.things.elsewhere import not_of_opponents, than_its_own
from wtactics.vocabulary.things.meaning import Again, Happened, Things, This, You, clause, possessive
from wtactics.vocabulary.things.mentioning import keeper


class Into:
    """Where cards come into play by an effect, under whose control and how: their player says where, unless the text does."""

    def __init__(self, under: Things | None = None, marked: bool = False, unmarked: bool = False) -> None:
        self.under: Final = under  # None: of whoever puts them there
        self.marked: Final = marked
        self.unmarked: Final = unmarked  # who was marked where it was is so no longer

    def home(self, t: Table) -> Thing:
        """The city where they go, IN_ARMY, or NOBODY where the rules leave it open."""
        return NOBODY

    def is_there(self, t: Table) -> bool:
        """Is there such a place?"""
        return True

    def bring(self, t: Table, c: CardId, seat: Seat) -> None:
        """The card comes into play there; this seat puts it there."""
        seat = seat if self.under is None else first_seat(t, self.under)
        if seat != NOBODY:
            t.arrive(c, seat, self.home(t), self.marked)

    def deed(self, players: Things, things: Things) -> Put:
        """These players put these there."""
        return Put(players, things, self)

    def apart_from(self, reading: Reading, things: Things) -> Into:
        """The place as it is meant of these, which are not what it was said by."""
        return self

    def settled(self) -> Into:
        """The place alone, of what comes from nowhere."""
        return self

    def place(self) -> str:
        """Where it is, in words."""
        return "into play"

    def text(self) -> str:
        """Where and how, in card English."""
        under = f" under {possessive(self.under)} control" if self.under is not None else ""
        return f"{self.place()}{under}{' marked' if self.marked else ' unmarked' if self.unmarked else ''}"


class IntoArmy(Into):
    """Into the Army of whoever controls them."""

    def __init__(
        self, under: Things | None = None, marked: bool = False, unmarked: bool = False, whose: Things | None = None
    ) -> None:
        super().__init__(under, marked, unmarked)
        self.whose: Final = whose  # whose army was said; None: that of whoever controls them

    def home(self, t: Table) -> Thing:
        return IN_ARMY

    def apart_from(self, reading: Reading, things: Things) -> Into:
        """Who comes into play there is his whose army it is; who is in play stays with whoever controls him."""
        if isinstance(self.whose, You):
            not_of_opponents(reading, things)
        mine = self.whose is None or isinstance(self.whose, You) or not isinstance(reading.players(), You)
        noun = reading.noun_of(things) if not mine and self.under is None else None
        comes = isinstance(noun, CardNoun) and noun.where in (HAND, GRAVE, DECK, ASIDE)
        return IntoArmy(self.whose if comes else self.under, self.marked, self.unmarked)

    def settled(self) -> Into:
        return IntoArmy(self.under, self.marked, self.unmarked)

    def place(self) -> str:
        return "into your army"


class IntoCity(Into):
    """Into a city; nowhere if it is gone."""

    def __init__(self, city: Things, under: Things | None = None, marked: bool = False, unmarked: bool = False) -> None:
        super().__init__(under, marked, unmarked)
        self.city: Final = city

    def home(self, t: Table) -> Thing:
        found = cards_in_play(t, self.city)
        return found[0] if len(found) > 0 else NOBODY

    def is_there(self, t: Table) -> bool:
        return self.home(t) != NOBODY

    def place(self) -> str:
        return f"into {self.city.text()}"


INTO_PLAY: Final = Into()
HOSTED: Final = ("enchantment", "equipment")  # what is attached to others


class Put(Deed):
    """Cards come into play, or change places there: of those in play, creatures go to their controllers' army or to a city."""

    def __init__(self, players: Things, things: Things, into: Into | None = None) -> None:
        self.players: Final = players
        self.things: Final = things
        self.into: Final = into  # None: simply into play

    def do(self, t: Table, answer: Option) -> Flow:
        into = INTO_PLAY if self.into is None else self.into
        seat = first_seat(t, self.players)
        if not into.is_there(t):
            return NEXT
        home = into.home(t)
        for c in cards_by(t, self.players, self.things):
            kind = t.kind(c)
            if (kind == HAND or kind == GRAVE or kind == DECK or kind == ASIDE) and seat != NOBODY:
                into.bring(t, c, seat)
            elif kind >= BOARD and (t.type(c) == CREATURE or t.type(c) == AVATAR) and home != NOBODY:
                t.shift(c, NOBODY if home == IN_ARMY else home)
                if into.marked:
                    t.mark(c)
                elif into.unmarked:
                    t.unmark(c)
        return NEXT

    def text(self) -> str:
        into = INTO_PLAY if self.into is None else self.into
        return clause(self.players, "put", f"{self.things.text()} {into.text()}")


class Attach(Deed):
    """Cards are attached to a host, another than before; those not in play come into play there."""

    def __init__(self, players: Things, things: Things, host: Things) -> None:
        self.players: Final = players
        self.things: Final = things
        self.host: Final = host

    def do(self, t: Table, answer: Option) -> Flow:
        for host in self.host.of(t):
            if host >= SEAT_THING or (host != NOBODY and t.in_play(host)):
                self.attach_all(t, host)
                return NEXT
        return NEXT

    def attach_all(self, t: Table, host: Thing) -> None:
        """Attach each of the cards to this host, but none to itself; equipment may lie on the ground before."""
        for c in cards_by(t, self.players, self.things):
            lies = t.in_play(c) and t.library.type[t.printed[c]] == EQUIPMENT
            if c != host and (lies or t.kind(c) == ATTACHED or not t.in_play(c)):
                t.hang(c, host)

    def text(self) -> str:
        return clause(self.players, "attach", f"{self.things.text()} to {self.host.text()}")


class GainControl(Deed):
    """A player gains control of cards in play, for good or for a while."""

    def __init__(self, players: Things, things: Things, until: i64) -> None:
        self.players: Final = players
        self.things: Final = things
        self.until: Final = until

    def do(self, t: Table, answer: Option) -> Flow:
        seat = first_seat(t, self.players)
        if self.until == WHILE_SOURCE and not t.in_play(t.me):
            return NEXT
        for c in lying(t, cards_by(t, self.players, self.things)):
            if seat != NOBODY:
                t.take(c, seat, t.lasts(self.until))
        return NEXT

    def text(self) -> str:
        text = clause(self.players, "gain", f"control of {self.things.text()}")
        return timed(text, self.until) if self.until != WHILE_IN_PLAY else text


def put(reading: Reading, things: Things, into: Into) -> Put:
    """It is that which is put there, though its city was spoken of later."""
    if isinstance(into, IntoCity):
        into = not_itself(reading, things, into)
        than_its_own(reading, things, into.city)
        choose_open(reading, into.city, things)
        speak_on(reading, things)
    return put_there(reading.players(), things, into.apart_from(reading, things))


def put_there(players: Things, things: Things, into: Into) -> Put:
    """Where nothing more than "into play" is said, nothing is kept of it."""
    plainly = type(into) is Into and into.under is None and not into.marked and not into.unmarked
    return Put(players, things) if plainly else into.settled().deed(players, things)


def not_itself(reading: Reading, things: Things, into: IntoCity) -> IntoCity:
    """Nothing is put into itself: what was spoken of before it is meant, which on a city is that city."""
    spoken = bare(things)
    if not isinstance(into.city, Again) or into.city.things is not spoken:
        return into
    if reading.word != "city":
        raise Misread("a city", into.city.text())
    return IntoCity(This(reading.word), into.under, into.marked, into.unmarked)


def speak_on(reading: Reading, things: Things) -> None:
    """What follows goes on with these."""
    spoken = bare(things)
    said = next((mention for mention in reading.latest() if mention.things is spoken), None)
    if said is not None:
        reading.mentions.append(said)
    elif isinstance(spoken, This):
        reading.tell(spoken)


def goes(reading: Reading, into: Into) -> Put:
    """It is put there, by whoever's text it is, though its city was spoken of later."""
    things = reading.subject()
    if isinstance(into, IntoCity):
        into = not_itself(reading, things, into)
        than_its_own(reading, things, into.city)
        choose_open(reading, into.city, things)
        speak_on(reading, things)
    return into.apart_from(reading, things).deed(You(), things)


def into_play(reading: Reading, *manner: Detail) -> Into:
    return Into(**manners(manner))


def into_army(reading: Reading, *said: object) -> IntoArmy:
    whose = next((each for each in said if isinstance(each, Things)), None)
    return IntoArmy(**manners([each for each in said if isinstance(each, Detail)]), whose=whose)


def whose_army(reading: Reading, *owner: Detail) -> Things | None:
    return keeper(owner[0]) if owner else None


def goes_to_army(reading: Reading, _whose: object, *said: object) -> Put:
    return Put(You(), reading.subject(), into_army(reading, *said).settled())


def into_his_army(reading: Reading, player: Things, *manner: Detail) -> IntoArmy:
    """Under the control of whose army it is."""
    return IntoArmy(**{**manners(manner), "under": player})


def into_city(reading: Reading, city: Things, *manner: Detail) -> IntoCity:
    if city.many() or is_no_city(reading, city):
        raise Misread("a city", city.text())
    return IntoCity(city, **manners(manner))


def so_into(reading: Reading, manner: Detail, into: Into) -> Into:
    """How it comes into play is said before where."""
    if manner.field == "nothing":
        return into
    if manner.field == "under" or into.marked or into.unmarked:
        raise Misread("each thing said once", into.place())
    how, whose = {manner.field: True}, into.whose if isinstance(into, IntoArmy) else None
    return (
        IntoCity(into.city, into.under, **how)
        if isinstance(into, IntoCity)
        else IntoArmy(into.under, **how, whose=whose)
    )


def is_no_city(reading: Reading, city: Things) -> bool:
    """Is it plainly something else, by the noun that names it? Which one "it" is, is known later."""
    noun = None if isinstance(city, Again) else reading.noun_of(city)
    sorts = noun.sorts if isinstance(noun, CardNoun) else []
    return any(sort.types != 0 and sort.types >> CITY & 1 == 0 for sort in sorts)


def manners(said: Sequence[Detail]) -> dict[str, Any]:
    """How cards enter, each thing said once."""
    fields: dict[str, Any] = {}
    for each in said:
        if each.field != "nothing":
            fill(fields, each)
    return fields


def under_control(reading: Reading, whose: Detail) -> Detail:
    return Detail("under", keeper(whose))


def attach(reading: Reading, things: Things, host: Things) -> Attach:
    """What was attached to a creature that has gone is what "it" means, for creatures are attached to nothing."""
    if isinstance(things, Again) and isinstance(things.things, Happened) and "creature" in reading.words_for(things):
        if things.words != "it" or reading.word not in HOSTED:
            raise Misread("what can be attached", things.text())
        things = This(reading.word)
    return Attach(reading.players(), things, other_host(reading, things, host))


def move_onto(reading: Reading, things: Things, host: Things) -> Attach:
    """Only what is attached moves onto others, and never onto a city by that word, where creatures move to."""
    spoken = bare(things)
    hosted = isinstance(spoken, This) and reading.word in HOSTED
    if not hosted and not any(word in HOSTED for word in reading.words_for(things)):
        raise Misread("what can be attached", things.text())
    return attach(reading, things, host)


def other_host(reading: Reading, things: Things, host: Things) -> Things:
    """Nothing is attached to itself, so "it" is who was spoken of before what is attached, or the creature that speaks."""
    attached = bare(things)
    by_it = isinstance(host, This) or (isinstance(host, Again) and host.words == "it")
    if not by_it or not is_it(attached, bare(host)):
        return host
    for mention in reading.latest():
        if not is_it(attached, mention.things) and not mention.things.people() and not mention.things.many():
            return again(mention.things, "it")
    if reading.word != "creature" or isinstance(attached, This):
        raise Misread("what it is attached to", "it")
    return This(reading.word)


def gain_control(reading: Reading, things: Things, *_until: int) -> GainControl:
    return GainControl(reading.players(), things, reading.time(WHILE_IN_PLAY))


PUTTING: Final = [
    Phrase("deed", '{put} things "back"? into', put),
    Phrase("into", '("into" | "onto" | "in") "play" manner*', into_play),
    Phrase("manner", '","? "under" owner "control"', under_control),
]
FOR_IT: Final = '("for" ("it" | "them") | ("its" | "their") ("cost" | "costs"))'
GOES: Final = '("goes" | "go" | "returns" | "return" | "moves")'
THEIRS: Final = '("their" | "the") ("controller" "\'s" | "controllers" "\'")'
PHRASES: Final = [
    *PUTTING,
    Phrase("deed", "({move} | {return}) things into_place", put, ["Move target creature to target city you control."]),
    Phrase(TOLD, '({go} | {move} | {return} | ("is" | "are") ("moved" | "put" | "returned")) "back"? into_place', goes,
           ["Target creature goes to its controller's army."], needs=ARMIES),
    Phrase("into", "into_place", same),
    Phrase("into_place", '("into" | "to") "play" ("into" | "in") he_player "\'s" "army" manner*', into_his_army, needs=ARMIES),
    Phrase("whose_army", "owner", whose_army),
    Phrase("whose_army", '("their" "respective"? | "its") ("owners" "\'" | "owner" "\'s")', whose_army),
    Phrase("into_place", '("into" | "in" | "to") whose_army ("army" | "armies") manner*', into_army, needs=ARMIES),
    Phrase("into_place", f'("into" | "in" | "to") {THEIRS} ("army" | "armies") manner*', into_army, needs=ARMIES),
    Phrase("into_place", '("into" | "to") "play" ("into" | "in" | "to") ("your" | "the" | "an") "army" manner*', into_army,
           ["Put a creature card from your graveyard into play in your army marked."], needs=ARMIES),
    Phrase(TOLD, f'{GOES} "back"? ("to" | "into") whose_army ("army" | "armies") manner*',
           goes_to_army, ["Target creature returns to its controller's army."], needs=ARMIES),
    Phrase("into_place", '(("into" | "to") "play")? ("into" | "in" | "to") cards manner*', into_city,
           needs=CITIES),
    Phrase("into_place", '("into" | "to") "play" manner ","? into_place', so_into, needs=CITIES),
    DetailPhrase("manner", '","? "marked"', "marked", True),
    DetailPhrase("manner", f'"without" "paying" {FOR_IT} | "for" "free" | "at" "no" "cost"', "nothing", None),
    DetailPhrase("manner", '","? "unmarked"', "unmarked", True),
    DetailPhrase("manner", '","? "still" ("marked" | "unmarked")', "nothing", None),
    Phrase("deed", '{move} things ("to" | "onto") things', move_onto,
           ["2 power: Move this enchantment to another target creature."], needs=CITIES),
    Phrase("deed", '{attach} things "to" things', attach, ["2 power: Attach this enchantment to target creature."]),
    Phrase("deed", '({gain} | {take}) "control" "of" things', gain_control,
           ["Gain control of target creature until end of turn."]),
]  # fmt: skip
