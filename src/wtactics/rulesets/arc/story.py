"""The story of a match of ARC: a sentence for every fact that a log tells, from one seat's view or for those who see all."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.places import Seat, Thing
from wtactics.engine.rows import FACT, FACT_A, FACT_B, FACT_N
from wtactics.engine.telling import facts_for
from wtactics.kits.news import listed
from wtactics.kits.sentences import Part, Sentence, filled, plain
from wtactics.rulesets.arc.story_parts import part, seat_part, thing_part
from wtactics.rulesets.arc.table import ArcTable

# {a} and {b} are what the fact tells of, by name; {player} is its seat; {n} its number.
CARDS: Final[dict[int, str]] = {
    facts.ENTERED: "{a} enters play for {player}",
    facts.DIED: "{a} dies",
    facts.MARKED: "{a} is marked",  # ARC-MARK-08 a fact only where it was unmarked
    facts.UNMARKED: "{a} is unmarked",
    facts.ATTACKED: "{a} attacks {b}",
    facts.DEFENDED: "{a} defends against {b}",
    facts.PLAYED: "{player} {plays/play} {a}",
    facts.BUILT: "{player} {builds/build} {a}",
    facts.DESTROYED: "{a} is destroyed",
    facts.DREW: "{player} {draws/draw} {a}",
    facts.DISCARDED: "{player} {discards/discard} {a}",
    facts.HURT: "{a} suffers {n} damage from {b}",  # ARC-MAT-02 what a city has suffered is told to everybody
    facts.HEALED: "{a} recovers {n} damage",
    facts.ATTACHED: "{a} is attached to {b}",
    facts.ACTIVATED: "{player} {uses/use} {a}: {text}",
    facts.STRUCK: "{a} strikes {b} for {n}",
    facts.RESOLVED: "{a} resolves",
    facts.FIZZLED: "{a} does nothing",
    facts.CONTROLLED: "{player} {takes/take} control of {a}",
    facts.TRIGGERED: "{a} triggers: {text}",
    facts.CANCELLED: "{a} will not resolve",
    facts.CHOSEN: "{player} {chooses/choose} {a}",
    facts.BARRED: "a card's text keeps {a} from this",
    facts.AIMED: "{a} targets {b}",
    facts.MODIFIED: "{a} gets {change}",
}
PLAYERS: Final[dict[int, str]] = {
    facts.PHASE_BEGAN: "{player}: {phase} phase",
    facts.TURN_BEGAN: "turn {number} begins: {player}",
    facts.TURN_ENDED: "turn {number} of {player} ends",
    facts.GAINED: "{player} {gains/gain} {n} VP",  # ARC-MAT-01 told to everybody
    facts.LOST: "{player} {loses/lose} {n} VP",
    facts.SHUFFLED: "{player} {shuffles his/shuffle your} deck",
    facts.BID_WON: "{player} {wins/win} the bid for {discipline}",
    facts.BID_LOST: "{player} {does/do} not win the bid for {discipline}",
    facts.CLAIMED: "{player} {claims/claim} {discipline} with {n}",
    facts.ANSWERED: "{player} {answers/answer} with {n}",
    facts.PAID: "{player} {pays/pay} {gems}",
    facts.SKIPPED: "{player} {skips/skip} the {phase} phase",
    facts.SEARCHED: "{searched} {has his/have your} deck searched by {player}",
    facts.PRODUCED: "{player} {has/have} {n} more {faction} power this turn",
}
OWN_SEARCH: Final = "{player} {searches his/search your} deck"
ENDINGS: Final[dict[int, str]] = {
    facts.DEFEATED: "{who} {is/are} defeated ({rule})",
    facts.WON: "{who} {wins/win} ({rule})",
    facts.DRAWN_GAME: "the game is a draw ({rule})",
    facts.CONCEDED: "{who} {concedes/concede}",
}
JOURNEYS: Final[dict[int, str]] = {
    facts.MOVED: "{a} goes to {home}",
    facts.LAID: "{player} {lays/lay} {a} as a resource card ({laid})",
    facts.LEFT: "{a} goes to {way}",
    facts.AGREED: "{who} {agrees}",
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
        line = sentence(t, noted[told], noted[told + FACT_A], noted[told + FACT_B], noted[told + FACT_N])
        if line != "" and not is_laying(noted, told):
            lines.append(line)
        told += FACT
    return lines


def is_laying(noted: vec[i64], at: i64) -> bool:
    """Is this the arrival of a resource card, which the next fact tells?"""
    return noted[at] == facts.ENTERED and at + FACT < len(noted) and noted[at + FACT] == facts.LAID


def sentence(t: ArcTable, fact: i64, a: Thing, b: i64, n: i64) -> str:
    """What happened, told with the names that a view gives; nothing for what the other sentences imply."""
    return plain(in_parts(t, fact, a, b, n))


def in_parts(t: ArcTable, fact: i64, a: Thing, b: i64, n: i64) -> Sentence:
    """The same sentence in parts, so that a program can make links of them."""
    if fact == facts.REVEALED:
        watchers = [seat_part(seat) for seat in range(t.seats) if b >> seat & 1 == 1]
        return (*listed(watchers or [Part("nobody")]), Part(" may see "), thing_part(t, a))
    if fact == facts.SEARCHED and b == n:
        return filled(OWN_SEARCH, lambda slot: part(t, slot, fact, a, b, n))
    for templates in (CARDS, PLAYERS, ENDINGS, JOURNEYS):
        template = templates.get(fact)
        if template is not None:
            return filled(template, lambda slot: part(t, slot, fact, a, b, n))
    assert fact == facts.PHASE_ENDED, f"no words for fact {fact}"
    return ()
