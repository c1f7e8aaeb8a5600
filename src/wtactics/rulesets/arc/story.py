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
    NOBODY,
    RESERVE,
    Seat,
    Thing,
    is_seat,
)
from wtactics.engine.sight import FACE_DOWN, thing_named
from wtactics.engine.telling import FACT, facts_for
from wtactics.rulesets.arc.refusals import rule_id
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.words import PHASES, card_name, gems, seat_name

# {a} and {b} are what the fact tells of, by name; {player} is its seat; {n} its number.
CARDS: Final[dict[int, str]] = {
    facts.ENTERED: "{a} enters play under {player}",
    facts.DIED: "{a} dies",
    facts.MARKED: "{a} is marked",  # ARC-MARK-08 a fact only where it was unmarked
    facts.UNMARKED: "{a} is unmarked",
    facts.ATTACKED: "{a} attacks {b}",
    facts.DEFENDED: "{a} defends against {b}",
    facts.PLAYED: "{player} plays {a}",
    facts.BUILT: "{player} builds {a}",
    facts.DESTROYED: "{a} is destroyed",
    facts.DREW: "{player} draws {a}",
    facts.DISCARDED: "{player} discards {a}",
    facts.HURT: "{a} suffers {n} damage from {b}",  # ARC-MAT-02 what a city has suffered is told to everybody
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
    facts.GAINED: "{player} gains {n} VP",  # ARC-MAT-01 told to everybody
    facts.LOST: "{player} loses {n} VP",
    facts.SHUFFLED: "{player} shuffles his deck",
    facts.BID_WON: "{player} wins the bid for {discipline}",
    facts.BID_LOST: "{player} does not win the bid for {discipline}",
    facts.CLAIMED: "{player} claims {discipline} with {n}",
    facts.ANSWERED: "{player} answers with {n}",
    facts.PAID: "{player} pays {gems}",
    facts.SKIPPED: "{player} skips the {phase} phase",
    facts.SEARCHED: "{player} searches the deck of {searched}",
    facts.PRODUCED: "{player} has {n} more {faction} power this turn",
}
ENDINGS: Final[dict[int, str]] = {
    facts.DEFEATED: "{who} is defeated ({rule})",
    facts.WON: "{who} wins ({rule})",
    facts.DRAWN_GAME: "the game is a draw ({rule})",
    facts.CONCEDED: "{who} concedes",
}


MARKS: Final = (facts.MARKED, facts.UNMARKED)
WAYS_OUT: Final[dict[int, str]] = {
    HAND: "the hand of its owner",
    GRAVE: "the graveyard",
    GONE: "where it is removed from the game",
}


def tell(t: ArcTable, seat: Seat, told: i64 = 0) -> list[str]:
    """What has been noted on the table, as this seat (NOBODY: an onlooker) learns of it; the first numbers are told already."""
    return sentences(t, facts_for(t, seat), told)


def tell_all(t: ArcTable, told: i64 = 0) -> list[str]:
    """What has been noted on the table, with nothing hidden."""
    return sentences(t, t.facts, told)


def sentences(t: ArcTable, noted: vec[i64], told: i64) -> list[str]:
    """A sentence for each of these facts but for those that the others imply."""
    lines: list[str] = []
    while told < len(noted):
        line = sentence(t, noted[told], noted[told + 1], noted[told + 2], noted[told + 3])
        if line != "" and not is_laying(noted, told):
            lines.append(line)
        told += FACT
    return lines


def is_laying(noted: vec[i64], at: i64) -> bool:
    """Is this the arrival of a resource card, which the next fact tells?"""
    return noted[at] == facts.ENTERED and at + FACT < len(noted) and noted[at + FACT] == facts.LAID


def sentence(t: ArcTable, fact: i64, a: Thing, b: i64, n: i64) -> str:
    """What happened, told with the names that a view gives; nothing for what the other sentences imply."""
    if fact in CARDS:
        line = CARDS[fact]
        player = seat_name(b) if "{player}" in line else ""
        other = thing_name(t, b) if "{b}" in line else ""
        return line.format(a=mark_name(t, a) if fact in MARKS else thing_name(t, a), b=other, n=n, player=player)
    if fact in PLAYERS:
        return of_player(PLAYERS[fact], a, b, n)
    if fact in ENDINGS:
        return ENDINGS[fact].format(who=seat_name(a) if a != NOBODY else "nobody", rule=rule_id(n))
    return of_journey(t, fact, a, b, n)


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
        searched=seat_name(n) if "{searched}" in line else "",
    )


def of_journey(t: ArcTable, fact: i64, a: Thing, b: i64, n: i64) -> str:
    """A sentence about a card that changed its place, or was shown there."""
    if fact == facts.MOVED:
        return f"{thing_name(t, a)} goes to {'the Army' if b == NOBODY else thing_name(t, b)}"
    if fact == facts.LAID:
        return f"{seat_name(b)} lays {thing_name(t, a)} as a {FACTIONS[n]} resource card"
    if fact == facts.LEFT:
        return f"{thing_name(t, a)} goes to {WAYS_OUT.get(n, 'the deck of its owner')}"
    if fact == facts.REVEALED:
        watchers = ", ".join(seat_name(seat) for seat in range(t.seats) if b >> seat & 1 == 1)
        return f"{watchers} may see {thing_name(t, a)}"
    if fact == facts.AGREED:
        return f"{seat_name(a)} {'agrees' if n != 0 else 'refuses'}"
    assert fact == facts.PHASE_ENDED, f"no words for fact {fact}"
    return ""


def thing_name(t: ArcTable, thing: Thing) -> str:
    """The name of a player, of a card that may be known, or of one that may not."""
    if thing == NOBODY or thing >= FACE_DOWN:
        return "a card"
    return card_name(t, thing) if is_seat(thing) else t.library.names[t.printed[thing]]


def mark_name(t: ArcTable, thing: Thing) -> str:
    """The name of a card that was marked or unmarked: resource cards are told by their faction."""
    c = thing_named(t, thing) if thing >= FACE_DOWN else thing
    return card_name(t, c) if c != NOBODY and t.place[c] & 15 == RESERVE else thing_name(t, thing)
