"""Staying marked: a card is not unmarked in an Unmark phase unless somebody pays for it, who then has all that is unmarked."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.meaning import Statement
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.conditions.meaning import Is
from wtactics.vocabulary.deeds.marking import Unmark
from wtactics.vocabulary.nouns.cards import ANYWHERE, CardNoun
from wtactics.vocabulary.nouns.quality import Being
from wtactics.vocabulary.nouns.sorts import MARKED, Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import UNMARKS_NOT
from wtactics.vocabulary.rulings.restraint import unmarks_not
from wtactics.vocabulary.sentences.clauses import STAYS, Steps, clause, may, only_if, others_may, willing
from wtactics.vocabulary.sentences.outcomes import kept_outcome
from wtactics.vocabulary.sentences.parts import Contribution, Standing, Stated, Triggered, Twofold
from wtactics.vocabulary.speech import PhaseName
from wtactics.vocabulary.things.meaning import KeeperOf, Things, This, You, possessive
from wtactics.vocabulary.things.picking import Willing
from wtactics.vocabulary.triggers.meaning import Very
from wtactics.vocabulary.triggers.moments import AT_END

UNMARK: Final = "Unmark"


class Kept:
    """What stays marked, and the statement that says so."""

    def __init__(self, things: Things, statement: Statement) -> None:
        self.things: Final = things
        self.statement: Final = statement


def kept(reading: Reading, things: Things) -> Kept:
    reading.actor = things
    return Kept(things, unmarks_not(reading))


def unmarking(reading: Reading, phase: PhaseName) -> PhaseName:
    if phase.name != UNMARK:
        raise Misread("the phase in which cards are unmarked", f"the {phase.name} phase")
    return phase


def you_pay(reading: Reading) -> Things:
    """You do it for a card of your own."""
    if not isinstance(reading.subject(), This):
        raise Misread("its controller", "you")
    reading.actor = None
    return You()


def he_pays(reading: Reading) -> Willing:
    things = reading.subject()
    if isinstance(things, This):
        raise Misread("you", "its controller")
    return willing(reading, KeeperOf(things, False))


def staying(reading: Reading, *parts: Any) -> Contribution:
    """It doesn't unmark in its Unmark phase; as that phase ends, if it is marked still, it may be unmarked for a price."""
    card = next(part for part in parts if isinstance(part, Kept))
    phase = next(part for part in parts if isinstance(part, PhaseName))
    payer = next(part for part in parts if isinstance(part, You | Willing))
    price: Steps = [step for part in parts if isinstance(part, list) for step in part]
    yours = isinstance(payer, You)
    reading.last_said = may(reading, price) if isinstance(payer, You) else others_may(reading, payer, price)
    did, attempt = kept_outcome(reading, "you do" if yours else "he does", yours)
    unmark = only_if(reading, did, [Unmark(You(), card.things)])
    offer = [*(attempt[1:] or reading.last_said), *unmark]
    clause(reading)
    player = payer if isinstance(payer, You) else payer.players
    whose = "your" if yours else possessive(player)
    moment = AT_END.read(reading, (Very(player), phase.numbers, f"{whose} {phase.name} phase"))
    marked = only_if(reading, Is(card.things, Being(CardNoun([Sort(mark=MARKED)], ANYWHERE), "marked")), offer)
    return Twofold([Standing([Stated([card.statement], None)]), Triggered(moment, marked)])


IN: Final = '("in" | "during")'
HIS: Final = '("he" | "they" | ("its" | "their") "controller" | "that" "player")'
TOLL: Final = '"unless" payer_then told ("and" told)*'
PHRASES: Final = [
    Phrase("kept", "self | enchanted_thing | again | the_host", kept),
    Phrase("its_unmarking", f'{IN} ("your" | ("its" | "his" | "that" "creature" "\'s") ("controller" "\'s")? | "the") phase'
           f' | {IN} "the" phase "of" ("its" | "his") "controller"', unmarking),
    Phrase("payer_then", '"you"', you_pay),
    Phrase("payer_then", HIS, he_pays),
    Phrase("ability", f'kept ({UNMARKS_NOT} | {STAYS} "marked") its_unmarking {TOLL}', staying,
           ["This creature doesn't unmark in your Unmark phase unless you pay 1 gold."]),
    Phrase("ability", f'its_unmarking ","? kept ({UNMARKS_NOT} | {STAYS} "marked") {TOLL}', staying),
]  # fmt: skip
