"""The doomed: those who would suffer something, of whom it is said what happens instead: creatures that die return to hands."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.facts import DIED
from wtactics.engine.lasting import THIS_TURN
from wtactics.engine.meaning import DONE_WHENEVER, Noun
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.deeds.averting import Forgo, is_instead
from wtactics.vocabulary.deeds.death import RemoveFromGame
from wtactics.vocabulary.deeds.decks import PutOnDeck
from wtactics.vocabulary.deeds.hands import ReturnToHand
from wtactics.vocabulary.deeds.journeys import Put
from wtactics.vocabulary.needs import SPELLS
from wtactics.vocabulary.reading.reading import Reading, again
from wtactics.vocabulary.rulings.restraint import slots_in
from wtactics.vocabulary.sentences.clauses import JOIN, Steps, clause, may
from wtactics.vocabulary.sentences.delaying import Later, delayed
from wtactics.vocabulary.sentences.limits import UseDue, done_once
from wtactics.vocabulary.sentences.parts import Replaced
from wtactics.vocabulary.sentences.replacing import Damage, gains_only, harmed, instead, replaced
from wtactics.vocabulary.things.mentioning import same
from wtactics.vocabulary.triggers.catalogue import CARDS
from wtactics.vocabulary.triggers.circumstances import Circumstance, InFight, OfBlow
from wtactics.vocabulary.triggers.impending import Would, would_do
from wtactics.vocabulary.triggers.meaning import OF_ALL, Very
from wtactics.vocabulary.triggers.times import nth
from wtactics.vocabulary.triggers.watching import Doing, Watched, any_card


def doomed(reading: Reading, noun: Noun, doing: Doing, *circumstances: Circumstance) -> Would:
    """Whoever is such and would suffer it is the one of whom something is said."""
    watched = any_card(reading, noun)
    trigger = would_do(reading, watched, doing, *circumstances)
    reading.actor = again(reading.mentions[-1].things, "it")
    return trigger


def goes_elsewhere(reading: Reading, trigger: Would, *parts: Any) -> Replaced:
    """What he does, or has done to him, takes the place of what he would suffer."""
    return replaced(reading, trigger, instead(reading, clause(reading, *parts)))


def never_so(reading: Reading, noun: Noun | Watched, *circumstances: Circumstance) -> Replaced:
    """What such would die of so does not kill them."""
    watched = noun if isinstance(noun, Watched) else any_card(reading, noun)
    return Replaced(would_do(reading, watched, Doing(DIES), *circumstances), [Forgo(0, "it doesn't")])


def first_time(reading: Reading, trigger: Would, steps: Steps) -> Replaced:
    """Only the first time in a turn that it would happen; what happened before counts."""
    rest = trigger.text().removeprefix("if ")
    first = nth(reading, trigger, 1, OF_ALL, f"the first time each turn {rest}")
    return Replaced(first, done_once(steps, UseDue(THIS_TURN)))


def first_harm(reading: Reading, said: list[Circumstance], whom: Watched, *_turn: object) -> Replaced:
    """The first damage of a turn to such is prevented."""
    return first_time(reading, harmed(reading, Damage(whom, None, said)), [Forgo(0, "prevent that damage")])


DIES: Final = next(verb for verb in CARDS if verb.fact == DIED)


def may_instead(reading: Reading, *orders: Steps) -> Steps:
    return instead(reading, may(reading, *orders))


def if_ever(reading: Reading, kept: Steps, trigger: Would, steps: Steps) -> Steps:
    """What would happen to one that was chosen, as long as it is in play."""
    if not isinstance(trigger.first, Very) or not slots_in(trigger.first):
        raise Misread("what would happen to the one that was chosen", trigger.text())
    gains_only(trigger, steps)
    return delayed(reading, Later(trigger, DONE_WHENEVER, kept=kept), steps)


def dooming(reading: Reading, watched: Watched, doing: Doing, *circumstances: Circumstance) -> Would:
    """When it dies, it goes elsewhere instead: what is said of it then is said before it has died."""
    if doing.verb.fact != DIED or doing.other is not None:
        raise Misread("what dies", doing.verb.words)
    return would_do(reading, watched, doing, *circumstances)


def goes_there(reading: Reading, trigger: Would, steps: Steps) -> Replaced:
    goes = any(isinstance(step, ReturnToHand | PutOnDeck | RemoveFromGame | Put) for step in steps)
    if not goes or not is_instead(steps):
        raise Misread('where it goes "instead"', "what is done when it has happened")
    return replaced(reading, trigger, steps)


NOT: Final = '("can\'t" | "doesn\'t" | "don\'t")'
KILLED: Final = '("die" | ("be" | "get") ("killed" | "destroyed"))'
TURNLY: Final = '(("each" | "in" ("a" | "each") | "during" ("a" | "each") | "of" ("a" | "each")) "turn")'
FIRST: Final = '"the" "first" all_damage ("that" "would" "be")? "dealt" "to" victims'
PREVENTED: Final = '("is" ("prevented" | "ignored" | "negated"))'
PHRASES: Final = [
    Phrase("fronted", '(what_may_happen | if_it) impending "," effects', if_ever,
           ["Put target creature card in your graveyard into play. If it would leave play, remove it from the game instead."]),
    Phrase("open", f'"you" ("may" | "can") "instead" order ({JOIN} order)*', may_instead,
           ["If this creature would die, you may instead draw a card and mark it."]),
    Phrase("averting", f"(watched | doomed_all) {NOT} {KILLED} fatally", never_so,
           ["This creature can't be killed by combat damage."]),
    Phrase("fatally", '("by" | "from" | "of") "combat" "damage"', lambda reading: OfBlow()),
    Phrase("fatally", '"in" ("combat" | "battle")', lambda reading: InFight()),
    Phrase("averting", f'"once" "each" "turn" "," {FIRST} {PREVENTED} | {FIRST} {TURNLY} {PREVENTED}', first_harm,
           ["The first damage that would be dealt to this creature each turn is prevented."]),
    Phrase("averting", f'"the" "first" "time" {TURNLY} "that"? impending "," effects', first_time,
           ["The first time each turn this creature would die, draw a card instead."]),
    Phrase("averting", f'"the" "first" "time" "that"? impending {TURNLY} "," effects', first_time),
    Phrase("dooming", '("when" | "whenever" | "each" "time") watched doing circumstance*', dooming, needs=SPELLS),
    Phrase("averting", 'dooming "," effects', goes_there,
           ["When a creature dies, return it to its owner's hand instead."], needs=SPELLS),
    Phrase("doomed_one", '("a" | "an" | "any" | "each") card_noun | ("each" | "any") "of" owned_nouns', same),
    Phrase("doomed_all", '"all"? "the"? card_nouns | "all"? owned_nouns', same),
    Phrase("doomed", '(doomed_one | doomed_all) "that" ("would"? to_do | ("are" | "is") undergone) circumstance*', doomed),
    Phrase("averting", 'doomed told ("," "and"? told | "and" told)* ","? "instead" ("of" in_place)?', goes_elsewhere,
           ["Creatures that die return to their owners' hands instead."]),
]  # fmt: skip
