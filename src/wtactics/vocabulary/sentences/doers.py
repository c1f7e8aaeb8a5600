"""Doers: those of several players who did what the sentence before says, or did not: each player who cannot loses 1."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.chain import picked
from wtactics.engine.meaning import Noun
from wtactics.engine.places import NOBODY, SEAT_THING, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Idiom, Misread, Phrase
from wtactics.vocabulary.deeds.hands import DrawCards
from wtactics.vocabulary.deeds.score import GainPoints
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.numbers.meaning import CountOf
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.amounts import repeated
from wtactics.vocabulary.sentences.clauses import GOES_ON, Steps, clause
from wtactics.vocabulary.sentences.undone import wholly
from wtactics.vocabulary.things.meaning import Everyone, Slot, Things
from wtactics.vocabulary.things.picking import Agree, Amend, Pick, Willing


class Doers(Everyone):
    """Those of players who have picked all that the sentence before says, or agreed to do it; or the others of them."""

    def __init__(
        self, players: Things, opponents: bool, pick: Pick | None, willing: Willing | None, done: bool
    ) -> None:
        super().__init__(opponents)
        self.players: Final = players
        self.slot: Final[Slot | None] = pick.slot if pick is not None else None
        self.apiece: Final[i64] = pick.most if pick is not None else 0
        self.least: Final[i64] = pick.least if pick is not None else 0
        self.willing: Final = willing
        self.done: Final = done

    def of(self, t: Table) -> vec[i64]:
        did, out = self.all_who_did(t), vec[i64]()
        for thing in self.players.of(t):
            if self.is_among(did, thing) == self.done and not (self.opponents and thing - SEAT_THING == t.you):
                out = append(out, thing)
        return out

    def all_who_did(self, t: Table) -> vec[i64]:
        """All who did it, in the order in which they were asked."""
        willing, slot = self.willing, self.slot
        who = self.players.of(t) if willing is None else willing.of(t)
        if slot is None:
            return who
        out = vec[i64]()
        for i in range(len(who)):
            n: i64 = 0
            for j in range(self.apiece):
                if picked(t, slot.at + i * self.apiece + j) != NOBODY:
                    n += 1
            if n >= self.least:
                out = append(out, who[i])
        return out

    def is_among(self, did: vec[i64], thing: Thing) -> bool:
        """Is the player one of these?"""
        for other in did:
            if other == thing:
                return True
        return False

    def text(self) -> str:
        does = "does" if self.done else "doesn't"
        return f"each {'opponent' if self.opponents else 'player'} that {does}"


class DoersNoun(Noun):
    """Such players, counted."""

    def __init__(self, doers: Doers) -> None:
        self.doers: Final = doers

    def fits(self, t: Table, thing: Thing) -> bool:
        return self.doers.has(t, thing)

    def all(self, t: Table) -> vec[i64]:
        return self.doers.of(t)

    def text(self, many: bool) -> str:
        return self.doers.text().removeprefix("each ")


def doers(reading: Reading, noun: Noun, done: bool) -> tuple[Doers, Steps]:
    """Those who did it, and the steps of the sentence before, where each does all of it or nothing."""
    before = reading.last_said
    agree: Any = before[0] if before and isinstance(before[0], Agree) else None
    rest = before[1:] if agree is not None else before
    pick: Any = rest[0] if len(rest) == 2 and type(rest[0]) is Pick else None
    deed: Any = rest[-1] if len(rest) == (1 if pick is None else 2) else None
    players = agree.willing.players if agree is not None else getattr(pick, "players", None)
    if deed is None or (pick is None and not (agree is not None and isinstance(deed, DrawCards | GainPoints))):
        raise Misread("one deed of several players before it", "who did")
    if not isinstance(noun, PlayerNoun) or noun.havings or not isinstance(players, Everyone):
        raise Misread("several players who do something before it", "who did")
    if players.opponents and not noun.opponents:
        raise Misread("each opponent", "each player")
    if pick is not None and (getattr(deed, "things", None) is not pick.slot or pick.least != pick.most):
        raise Misread("so many things that each of them chooses", "who did")
    found = Doers(players, noun.opponents, pick, agree.willing if agree is not None else None, done)
    whole = wholly(before) if agree is not None else before
    return found, [] if whole == before else [Amend(len(before), True), *whole]


def those_doers(reading: Reading, done: bool) -> tuple[Doers, Steps]:
    """Those who did it, whoever was asked."""
    before: Any = next((step for step in reading.last_said if isinstance(step, Agree | Pick)), None)
    players = before.willing.players if isinstance(before, Agree) else getattr(before, "players", None)
    return doers(reading, PlayerNoun(isinstance(players, Everyone) and players.opponents), done)


def led_by_doers(reading: Reading, found: tuple[Doers, Steps]) -> Steps:
    reading.actor = reading.tell(found[0])
    return found[1]


def doers_do(reading: Reading, kept: Steps, *told: Steps) -> Steps:
    steps = clause(reading, *told)
    reading.led_by_many = True
    return [*kept, *steps]


def for_each_doer(reading: Reading, found: tuple[Doers, Steps]) -> tuple[Doers, Steps]:
    return found


def for_doers(reading: Reading, found: tuple[Doers, Steps], steps: Steps) -> Steps:
    return [*found[1], *repeated(reading, CountOf(DoersNoun(found[0])), steps)]


def for_doers_behind(reading: Reading, steps: Steps, found: tuple[Doers, Steps]) -> Steps:
    return for_doers(reading, found, steps)


PHRASES: Final = [
    Idiom("who_did", '"that" ("does" | "do" | "did") "so"?', True),
    Idiom("who_did", '"that" ("doesn\'t" | "don\'t" | "didn\'t" | "can\'t" | "couldn\'t") ("do" "so")?', False),
    Phrase("doers", "player_noun who_did", doers),
    Phrase("doers", "who_did", those_doers),
    Phrase("doers_led", '"each" "of"? doers', led_by_doers),
    Phrase("doers_led", '("those" ("players" | "opponents")? | "anyone" | "whoever") those_doing', led_by_doers),
    Phrase("those_doing", "who_did", those_doers),
    Phrase("fronted", f'doers_led "must"? told ({GOES_ON} told)*', doers_do,
           ["Each player sacrifices a creature. Each player that can't loses 1 victory point.",
            "Each opponent may discard a card. Each opponent that doesn't loses 1 victory point."]),
    Phrase("fronted", '"for" "each" doers "," effects', for_doers,
           ["Each opponent may discard a card. For each opponent that doesn't, draw a card."]),
    Phrase("fronted", '"you"? orders "for" "each" doers', for_doers_behind),
]  # fmt: skip
