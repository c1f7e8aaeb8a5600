"""The story of a match of ARC: a sentence for every fact that a log tells, from one seat's view or for those who see all."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.places import (
    DISCIPLINES,
    FACTIONS,
    GONE,
    GRAVE,
    HAND,
    LIMBO,
    NOBODY,
    NONE_SEES,
    OWNER_SEES,
    RESERVE,
    SEAT_THING,
    Seat,
    Thing,
    is_seat,
)
from wtactics.rulesets.arc.refusals import rule_id
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.words import PHASES, card_name, gems, seat_name

FACT: Final = 4  # a fact: what, thing, thing, number
EVERYONE: Final = NOBODY  # the view that sees all

# {a} and {b} are what the fact tells of, by name; {player} is its seat; {n} its number.
CARDS: Final[dict[int, str]] = {
    facts.ENTERED: "{a} enters play under {player}",
    facts.DIED: "{a} dies",
    facts.MARKED: "{a} is marked",
    facts.UNMARKED: "{a} is unmarked",
    facts.ATTACKED: "{a} attacks {b}",
    facts.DEFENDED: "{a} defends against {b}",
    facts.PLAYED: "{player} plays {a}",
    facts.BUILT: "{player} builds {a}",
    facts.DESTROYED: "{a} is destroyed",
    facts.DREW: "{player} draws {secret}",
    facts.DISCARDED: "{player} discards {a}",
    facts.HURT: "{a} suffers {n} damage from {b}",
    facts.HEALED: "{a} recovers {n} damage",
    facts.ATTACHED: "{a} is attached to {b}",
    facts.ACTIVATED: "{player} uses {a}",
    facts.STRUCK: "{a} strikes {b} for {n}",
    facts.RESOLVED: "{a} resolves",
    facts.FIZZLED: "{a} does nothing",
    facts.CONTROLLED: "{player} takes control of {a}",
    facts.TRIGGERED: "{a} triggers",
    facts.CANCELLED: "{a} will not resolve",
    facts.CHOSEN: "{player} chooses {a}",
    facts.BARRED: "a card's text keeps {a} from this",
    facts.MODIFIED: "{a} changes",
}
PLAYERS: Final[dict[int, str]] = {
    facts.PHASE_BEGAN: "{player}: {phase} phase",
    facts.TURN_BEGAN: "turn {a} begins: {player}",
    facts.TURN_ENDED: "turn {a} of {player} ends",
    facts.GAINED: "{player} gains {n} VP",
    facts.LOST: "{player} loses {n} VP",
    facts.SHUFFLED: "{player} shuffles his deck",
    facts.BID_WON: "{player} wins the bid for {discipline}",
    facts.BID_LOST: "{player} does not win the bid for {discipline}",
    facts.CLAIMED: "{player} claims {discipline} with {n}",
    facts.ANSWERED: "{player} answers with {n}",
    facts.PAID: "{player} pays {gems}",
    facts.SKIPPED: "{player} skips the {phase} phase",
    facts.PRODUCED: "{player} has {n} more {faction} power this turn",
}
ENDINGS: Final[dict[int, str]] = {
    facts.DEFEATED: "{who} is defeated ({rule})",
    facts.WON: "{who} wins ({rule})",
    facts.DRAWN_GAME: "the game is a draw ({rule})",
    facts.CONCEDED: "{who} concedes",
}


def tell(t: ArcTable, told: i64, seat: Seat) -> list[str]:
    """The sentences of the facts noted since so many numbers of them were told."""
    lines: list[str] = []
    while told < len(t.facts):
        line = sentence(t, t.facts[told], t.facts[told + 1], t.facts[told + 2], t.facts[told + 3], seat)
        if line != "" and not is_laying(t, told):
            lines.append(line)
        told += FACT
    return lines


def is_laying(t: ArcTable, at: i64) -> bool:
    """Is this the arrival of a resource card, which the next fact tells?"""
    if t.facts[at] != facts.ENTERED or at + FACT >= len(t.facts):
        return False
    return t.facts[at + FACT] == facts.LAID and t.facts[at + FACT + 1] == t.facts[at + 1]


def sentence(t: ArcTable, fact: i64, a: Thing, b: i64, n: i64, seat: Seat = EVERYONE) -> str:
    """What happened, as this seat may know it; nothing for what the other sentences imply."""
    if fact in CARDS:
        line = CARDS[fact]
        player = seat_name(b) if "{player}" in line else ""
        other = thing_name(t, b, seat) if "{b}" in line else ""
        secret = "a card" if "{secret}" not in line or seat not in (EVERYONE, b) else card_name(t, a)
        return line.format(a=thing_name(t, a, seat), b=other, n=n, player=player, secret=secret)
    if fact in PLAYERS:
        return of_player(PLAYERS[fact], a, b, n)
    if fact in ENDINGS:
        return ENDINGS[fact].format(who=seat_name(a) if a != NOBODY else "nobody", rule=rule_id(n))
    return of_journey(t, fact, a, b, n, seat)


def of_player(line: str, a: i64, b: Seat, n: i64) -> str:
    """A sentence about what a player did."""
    return line.format(
        a=a,
        n=n,
        player=seat_name(b),
        phase=PHASES[a] if "{phase}" in line else "",
        discipline=DISCIPLINES[a] if "{discipline}" in line else "",
        faction=(FACTIONS[a] if a != NOBODY else "faction-free") if "{faction}" in line else "",
        gems=gems(n) if "{gems}" in line else "",
    )


def of_journey(t: ArcTable, fact: i64, a: Thing, b: i64, n: i64, seat: Seat) -> str:
    """A sentence about a card that changed its place, or was shown there."""
    if fact == facts.MOVED:
        return f"{thing_name(t, a, seat)} goes to {'the Army' if b == NOBODY else thing_name(t, b, seat)}"
    if fact == facts.LAID:
        return f"{seat_name(b)} lays {a_card(t, a, b, seat)} as a {FACTIONS[n]} resource card"
    if fact == facts.LEFT:
        places = {HAND: "its owner's hand", GRAVE: "the graveyard", GONE: "where it is removed from the game"}
        return f"{thing_name(t, a, seat)} goes to {places.get(n, 'its owner' + chr(39) + 's deck')}"
    if fact == facts.REVEALED:
        watchers = [s for s in range(t.seats) if b >> s & 1 == 1]
        seen = seat == EVERYONE or seat in watchers
        return f"{', '.join(seat_name(s) for s in watchers)} may see {card_name(t, a) if seen else 'a card'}"
    if fact == facts.AGREED:
        return f"{seat_name(a)} {'agrees' if n != 0 else 'refuses'}"
    assert fact == facts.PHASE_ENDED, f"no words for fact {fact}"
    return ""


def a_card(t: ArcTable, c: Thing, owner: Seat, seat: Seat) -> str:
    """A card laid face down: known to its owner, and to those who see all."""
    return t.library.names[t.printed[c]] if seat in (EVERYONE, owner) else "a card"


def thing_name(t: ArcTable, thing: Thing, seat: Seat) -> str:
    """The name of a player, of a card, or of a card that this seat may not know."""
    if thing != NOBODY and not is_seat(thing) and not knows(t, thing, seat):
        return "a card"
    return card_name(t, thing)


def knows(t: ArcTable, c: Thing, seat: Seat) -> bool:
    """May this seat know the card where it lies now? Resource cards are called by their faction, so they may be named."""
    kind, owner = t.place[c] & 15, t.place[c] >> 4
    if seat == EVERYONE or kind in (RESERVE, LIMBO) or t.shown[c] >> seat & 1 == 1:
        return True
    sees = t.terms.sees[kind]
    return not (sees == NONE_SEES or (sees == OWNER_SEES and owner != seat))


__all__ = ["SEAT_THING", "knows", "sentence", "tell", "vec"]
