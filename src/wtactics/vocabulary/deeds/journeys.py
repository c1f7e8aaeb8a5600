"""Journeys of cards by effects: into play, from place to place, onto others, into other hands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.lasting import WHILE_IN_PLAY
from wtactics.engine.places import (
    ASIDE,
    ATTACHED,
    BOARD,
    CREATURE,
    DECK,
    GRAVE,
    HAND,
    NOBODY,
    SEAT_THING,
    Flow,
    Option,
    Thing,
)
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.kits.cities import IN_ARMY
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.deeds.deed import Deed, cards_by, cards_in_play, first_seat, lying, timed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, clause


class Put(Deed):
    """Cards come into play under a player's control (he says where, unless the text does), or change places there."""

    def __init__(self, players: Things, things: Things) -> None:
        self.players: Final = players
        self.things: Final = things

    def home(self, t: Table) -> Thing:
        """The city where they go, IN_ARMY, or NOBODY where the rules leave it open."""
        return NOBODY

    def place(self) -> str:
        """Where they go, in words."""
        return "into play"

    def do(self, t: Table, answer: Option) -> Flow:
        home = self.home(t)
        seat = first_seat(t, self.players)
        for c in cards_by(t, self.players, self.things):
            kind = t.kind(c)
            if (kind == HAND or kind == GRAVE or kind == DECK or kind == ASIDE) and seat != NOBODY:
                t.arrive(c, seat, home)
            elif kind >= BOARD and t.type(c) == CREATURE and home != NOBODY:
                t.shift(c, NOBODY if home == IN_ARMY else home)
        return NEXT

    def text(self) -> str:
        return clause(self.players, "put", f"{self.things.text()} {self.place()}")


class PutIntoArmy(Put):
    """Creatures go to the Army: those in play to their controllers', others to the player's."""

    def home(self, t: Table) -> Thing:
        return IN_ARMY

    def place(self) -> str:
        return "into your army"


class PutIntoCity(Put):
    """Creatures go to a city, from wherever they lie; nowhere if it is gone."""

    def __init__(self, players: Things, things: Things, city: Things) -> None:
        super().__init__(players, things)
        self.city: Final = city

    def home(self, t: Table) -> Thing:
        found = cards_in_play(t, self.city)
        return found[0] if len(found) > 0 else NOBODY

    def do(self, t: Table, answer: Option) -> Flow:
        return super().do(t, answer) if self.home(t) != NOBODY else NEXT

    def place(self) -> str:
        return f"into {self.city.text()}"


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
        """Attach each of the cards to this host, but none to itself."""
        for c in cards_by(t, self.players, self.things):
            if c != host and t.kind(c) == ATTACHED:
                t.attach(c, host)
            elif c != host and not t.in_play(c):
                t.enter(c, ATTACHED, t.you, NOBODY, host)

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
        for c in lying(t, cards_by(t, self.players, self.things)):
            if seat != NOBODY:
                t.take(c, seat, self.until)
        return NEXT

    def text(self) -> str:
        text = clause(self.players, "gain", f"control of {self.things.text()}")
        return timed(text, self.until) if self.until != WHILE_IN_PLAY else text


def put_into_play(reading: Reading, things: Things) -> Put:
    return Put(reading.players(), things)


def put_into_army(reading: Reading, things: Things, *_whose: object) -> PutIntoArmy:
    return PutIntoArmy(reading.players(), things)


def put_into_city(reading: Reading, things: Things, city: Things) -> PutIntoCity:
    return PutIntoCity(reading.players(), things, city)


def attach(reading: Reading, things: Things, host: Things) -> Attach:
    return Attach(reading.players(), things, host)


def gain_control(reading: Reading, things: Things, *_until: int) -> GainControl:
    return GainControl(reading.players(), things, reading.time(WHILE_IN_PLAY))


PHRASES: Final = [
    Phrase(
        "deed",
        '{put} things ("into" | "in") "play"',
        put_into_play,
        ["Put a creature card from your graveyard into play."],
    ),
    Phrase(
        "deed",
        '({put} | {move} | {return}) things ("into" | "in" | "to") whose_place ("army" | "armies")',
        put_into_army,
        ["Put a creature card from your graveyard into your army.", "Move target creature to your army."],
    ),
    Phrase(
        "deed",
        '({put} | {move}) things ("into" | "in" | "to") cards',
        put_into_city,
        ["Move target creature to target city you control."],
    ),
    Phrase("deed", '{attach} things "to" things', attach, ["2 power: Attach this enchantment to target creature."]),
    Phrase(
        "deed",
        '{gain} "control" "of" things',
        gain_control,
        ["Gain control of target creature until end of turn."],
    ),
]
