"""Who attacks together, in words: with how many, with whom, and who attacks with nobody but these."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import MUST_ATTACK, Noun, Statement, Trigger
from wtactics.engine.places import Thing
from wtactics.engine.table import Table
from wtactics.kits.realm.terms import GO_WITHOUT
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.needs import CITIES
from wtactics.vocabulary.nouns.describing import Bound
from wtactics.vocabulary.nouns.limits import EXACTLY, bound_text, compares
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import IF_ABLE, bit
from wtactics.vocabulary.rulings.meaning import Act, Do, Law, Such
from wtactics.vocabulary.sentences.lines import said_if
from wtactics.vocabulary.sentences.parts import Stated
from wtactics.vocabulary.things.meaning import All, Things, You
from wtactics.vocabulary.things.mentioning import plain, renewed
from wtactics.vocabulary.triggers.campaigns import attack_of
from wtactics.vocabulary.triggers.meaning import Happens, Very
from wtactics.vocabulary.triggers.watching import Watched, call, says
from wtactics.vocabulary.triggers.ways import InRole, attacks_now


class Accompanied(Law):
    """Creatures can't attack without such another one: it attacks the same."""

    def __init__(self, things: Things, noun: Noun, words: str) -> None:
        super().__init__(things, Act("attack together with", bit(GO_WITHOUT)), Such(noun), alone=True)
        self.words: Final = words

    def text(self) -> str:
        return f"{self.things.text()} can't attack unless {self.words} attacks too"


class ChargesWith(Happens):
    """A player announces an attack, and among the attackers are such, one or so many of them."""

    def __init__(self, on: Noun | None, by: Noun, fellows: Noun, bound: Bound | None, words: str) -> None:
        super().__init__(facts.CHARGED, on, by, words, False, True)
        self.fellows: Final = fellows
        self.bound: Final = bound

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        if not super().matches(t, a, b, n):
            return False
        many: i64 = 0
        for c in t.board:
            many += i64(attacks_now(t, c) and self.fellows.fits(t, c))
        return many > 0 if self.bound is None else compares(many, self.bound.relation, self.bound.number.of(t))


def accompanied(reading: Reading, fellow: Watched) -> Statement:
    """By another creature, whichever it is, is said otherwise."""
    if fellow.words in ("another creature", "a creature", "another attacker"):
        raise Misread("another one of some sort", fellow.words)
    return Accompanied(reading.subject(), fellow.noun, fellow.words)


def charges_with_many(reading: Reading, who: Watched, *said: Any) -> Trigger:
    """So many of them, who can be spoken of as long as they attack."""
    bound, noun = said[-2:]
    plain(bound.number)
    trigger = charges(reading, who, said[0] if len(said) > 2 else None)
    them = renewed(noun, Detail("quality", InRole(True)))
    reading.say(All(them), them)
    exactly = "exactly " if bound.relation == EXACTLY else ""
    words = f"{exactly}{bound_text(bound.relation, bound.number.text())} {noun.text(True)}"
    return ChargesWith(trigger.first, who.noun, noun, bound, f"{trigger.text()} with {words}")


def charges_with(reading: Reading, who: Watched, *said: Watched | None) -> Trigger:
    fellow = said[-1]
    assert fellow is not None
    trigger = charges(reading, who, said[0] if len(said) > 1 else None)
    if fellow.very is not None:
        call(reading, fellow, False)
    else:
        reading.acted = True  # "it" would be that one, or this card
    return ChargesWith(trigger.first, who.noun, fellow.noun, None, f"{trigger.text()} with {fellow.words}")


def charges(reading: Reading, who: Watched, on: Watched | None) -> Happens:
    """A player announces an attack, perhaps on such a thing."""
    call(reading, who, True)
    words = says(who, "attack") + (f" {on.words}" if on is not None else "")
    return Happens(facts.CHARGED, on.noun if on is not None else None, who.noun, words, False, True)


def joins(reading: Reading, on: Watched | None, subject: None, *_goes: object) -> list[Stated]:
    """It must be among the attackers where there is an attack, and nobody must attack for it."""
    under = attack_of(reading, Watched(Very(You()), "you", You(), []), *([on] if on is not None else []))
    return said_if(reading, under, duty(reading))


def duty(reading: Reading) -> list[Stated]:
    return [Stated([Do(reading.subject(), JOINING, JOINING.words)], None)]


def joins_behind(reading: Reading, said: object, who: Watched, on: Watched | None) -> list[Stated]:
    """It must be among the attackers of whoever controls it."""
    if who.very is None:
        raise Misread("the player who controls it", who.words)
    return said_if(reading, attack_of(reading, who, *([on] if on is not None else [])), duty(reading))


JOINING: Final = Act("must attack", bit(MUST_ATTACK))
TOO: Final = '("with" ("it" | "them") | "alongside" ("it" | "them") | "in" "the" "same" "attack")?'
MUST: Final = '("must" | ("has" | "have") "to")'
AMONG: Final = '("be" ("among" | "one" "of") ("the" | "your") ("attackers" | "attacking" "creatures") | "take" "part")'
JOINS: Final = f'{MUST} ("attack" | {AMONG})'
WHENEVER: Final = '("when" | "whenever" | "if" | "as" "long" "as" | ("each" | "every") "time")'
TOGETHER: Final = '(("together" | "along")? "with" | "alongside")'
UNLESS: Final = (
    f'("unless" watched_card ("attacks" | "attack") {TOO} | "unless" watched_card "also" ("attacks" | "attack")'
    ' | "without" watched_card)'
)
ONLY: Final = '(("can" | "may") ("only" "attack" | "attack" "only") | "attacks" "only" | "attack" "only")'
ATTACKS: Final = '(("attack" | "attacks") [goal_one] | ("announce" | "announces") "an" "attack")'
YOU_ATTACK: Final = '("you" "attack" | "your" "army" "attacks")'
PHRASES: Final = [
    Phrase("ruling", f'("can\'t" | "cannot") "attack" {UNLESS}', accompanied,
           ["This creature can't attack unless another Elf attacks too."], needs=CITIES),
    Phrase("ruling", f'{ONLY} ({TOGETHER} watched_card | "if" watched_card ("attacks" | "attack") {TOO})', accompanied,
           needs=CITIES),
    Phrase("said_fronted", f'("when" | "whenever" | "if" | "as" "long" "as") {YOU_ATTACK} [goal_one] "," subject_said'
           f' {JOINS} {TOO} ({IF_ABLE})?', joins,
           ["Whenever you attack, this creature must attack too."], needs=CITIES),
    Phrase("saying_all", f'subject_said {JOINS} {WHENEVER} anyone ("attack" | "attacks") [goal_one]', joins_behind,
           ["This creature must be among the attackers whenever you attack."], needs=CITIES),
    Phrase("happening", f'anyone {ATTACKS} "with" how_many (card_nouns | card_noun)', charges_with_many,
           ["Whenever you attack with three or more creatures, draw a card."], needs=CITIES),
    Phrase("happening", f'anyone {ATTACKS} "with" watched_card', charges_with, needs=CITIES),
]  # fmt: skip
