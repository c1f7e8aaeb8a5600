"""What waits on the chain in words: cards that are being played, moves and abilities that are to come to nothing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.chain import annul
from wtactics.engine.meaning import ANYTHING
from wtactics.engine.places import NOBODY, CardId, Flow, Option
from wtactics.engine.rows import ABILITY_PLAY, ITEM, KIND, MOVE_PLAY, PENDING, SOURCE, STATE
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import ORDER, Misread, Phrase
from wtactics.vocabulary.deeds.deed import Deed, cards_by
from wtactics.vocabulary.needs import CITIES
from wtactics.vocabulary.nouns.cards import ANYWHERE, IN_PLAY, OPPONENTS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, You, article, clause
from wtactics.vocabulary.things.mentioning import renewed

PLAYS: Final = {MOVE_PLAY: "move", ABILITY_PLAY: "activated ability"}


def newest(t: Table, c: CardId, kind: i64) -> i64:
    """Where the newest play of this sort begins that the card has on the chain, and that still is to resolve; or NOBODY."""
    i = len(t.chain) - ITEM
    while i >= 0:
        if t.chain[i + SOURCE] == c and t.chain[i + KIND] == kind and t.chain[i + STATE] == PENDING:
            return i
        i -= ITEM
    return NOBODY


class Waiting(Quality):
    """A move of it, or an ability of it that was activated, waits to resolve."""

    def __init__(self, kind: i64) -> None:
        self.kind: Final = kind

    def holds(self, t: Table, c: CardId) -> bool:
        return newest(t, c, self.kind) != NOBODY

    def depends(self) -> i64:
        return ANYTHING

    def behind(self) -> str:
        return f"of which {'a move' if self.kind == MOVE_PLAY else 'an activated ability'} waits to resolve"


class Foil(Deed):
    """ARC-ABIL-08, ARC-MOVE-06, AVA-ABIL-08, AVA-MOVE-04 Moves or activated abilities come to nothing."""

    def __init__(self, players: Things, things: Things, kind: i64) -> None:
        self.players: Final = players
        self.things: Final = things  # whose they are
        self.kind: Final = kind

    def do(self, t: Table, answer: Option) -> Flow:
        for c in cards_by(t, self.players, self.things):
            i = newest(t, c, self.kind)
            if i != NOBODY:
                annul(t, i)
        return NEXT

    def text(self) -> str:
        return clause(self.players, "stop", f"{self.things.text()} from resolving")


class Foiled:
    """A move or an activated ability, as the card whose it is."""

    def __init__(self, things: Things, kind: int) -> None:
        self.things: Final = things
        self.kind: Final = kind


class Waiter:
    """Whose moves and abilities are meant."""

    def __init__(self, noun: CardNoun, words: str) -> None:
        self.noun: Final = noun
        self.words: Final = words


def waiting_of(reading: Reading, play: int, *said: Waiter) -> tuple[CardNoun, str]:
    """Cards of which such a play waits, and how that play is called."""
    found = said[0] if said else Waiter(CardNoun([Sort(word="card")]), "")
    place = found.noun.where if play == MOVE_PLAY else ANYWHERE  # who was sacrificed for an ability has it on the chain
    noun = renewed(found.noun, Detail("where", place), Detail("quality", Waiting(play)))
    return noun, f"{PLAYS[play]}{found.words}"


def target_play(reading: Reading, play: int, *said: Waiter) -> Foiled:
    noun, words = waiting_of(reading, play, *said)
    return Foiled(reading.target(noun, f"target {words}"), play)


def a_play(reading: Reading, play: int, *said: Waiter) -> Foiled:
    noun, words = waiting_of(reading, play, *said)
    return Foiled(reading.pick(noun, f"{article(words)} on the chain"), play)


def of_such(reading: Reading, noun: CardNoun) -> Waiter:
    if noun.where != IN_PLAY:
        raise Misread("what is in play", noun.text(False))
    return Waiter(noun, f" of {article(noun.text(False))}")


def of_opponents(reading: Reading) -> Waiter:
    return Waiter(CardNoun([Sort(word="card")], whose=OPPONENTS), " of an opponent")


def foil(reading: Reading, foiled: Foiled) -> Foil:
    return Foil(reading.players(), foiled.things, foiled.kind)


def is_foiled(reading: Reading, foiled: Foiled) -> Foil:
    return Foil(You(), foiled.things, foiled.kind)


WAITS: Final = (
    '(("that" ("is" | "was" | "has" "been"))? ("announced" | "being" "made") | "on" "the" "chain"'
    ' | ("that" ("waits" | "is" "waiting") | "waiting") ("to" "resolve" | "on" "the" "chain")?)'
)
VAIN: Final = (
    '("doesn\'t" "resolve" | "fails" ("to" "resolve")? | "does" "nothing" | "has" "no" "effect"'
    ' | "comes" "to" "nothing")'
)
PHRASES: Final = [
    Phrase("play_waiting", '"announced"? "move"', lambda reading: MOVE_PLAY, needs=CITIES),
    Phrase("play_waiting", '"activated" "ability"', lambda reading: ABILITY_PLAY, needs=CITIES),
    Phrase("whose_play", '"of" ("a" | "an" | "any") card_noun', of_such, needs=CITIES),
    Phrase("whose_play", '"of" ("an" | "any") "opponent"', of_opponents, needs=CITIES),
    Phrase("foiled", f'("a" | "an" | "one")? "target" play_waiting ({WAITS}? whose_play? | whose_play {WAITS})', target_play,
           needs=CITIES),
    Phrase("foiled", f'("a" | "an" | "one" | "any") play_waiting ({WAITS} whose_play? | whose_play {WAITS})', a_play,
           needs=CITIES),
    Phrase("deed", '({stop} | {counter} | {cancel}) foiled ("from" "resolving")?', foil,
           ["Stop target activated ability from resolving."], needs=CITIES),
    Phrase(ORDER, f"foiled {VAIN}", is_foiled,
           ["Target move fails.", "An activated ability on the chain doesn't resolve."], needs=CITIES),
]  # fmt: skip
