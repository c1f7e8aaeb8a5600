"""What comes of an attack in words: a creature attacks an army and is unblocked, attacks a city and is blocked."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import Number, Trigger
from wtactics.kits.realm.speech.sieges import PASSES, against
from wtactics.language.phrase import ORDER, Phrase
from wtactics.vocabulary.deeds.deed import STATEMENT, Deed
from wtactics.vocabulary.needs import CITIES
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.quality import Attacks
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.defending import IsDefendedAgainst, is_defended_against
from wtactics.vocabulary.rulings.quotas import AT_MOST, CREATURES, AttackQuota, at_most_defend, attack_it_at_most
from wtactics.vocabulary.rulings.restraint import NOT, decree_alone
from wtactics.vocabulary.things.meaning import Things
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.past import Such
from wtactics.vocabulary.triggers.travelling import Goes, Whereabouts
from wtactics.vocabulary.triggers.watching import Doing, Watched, call, happens, says
from wtactics.vocabulary.triggers.ways import happens_so


def arrives_by_move(reading: Reading, watched: Watched, where: Whereabouts) -> Trigger:
    """Its player moves it there; what comes into play there, or is put there, does not move."""
    call(reading, watched, False)
    words = f"{says(watched, 'arrive')} in {where.words} by a move"
    return Goes(watched.noun, None, None, where, False, words, watched.own())


def is_let_through(reading: Reading, watched: Watched, goal: Watched | None) -> Happens:
    """An attack of its own, or one on such a goal, is not defended against."""
    doing = Doing(PASSES)
    return (
        happens(reading, watched, doing)
        if goal is None
        else happens_so(reading, watched, doing, against(reading, goal))
    )


def is_stopped(reading: Reading, watched: Watched, goal: Watched | None) -> Trigger:
    """It is defended against, perhaps in an attack on such a goal."""
    if goal is None:
        return is_defended_against(reading, watched)
    call(reading, watched, True)
    so = Such(watched.noun, Attacks(goal.noun, goal.words))
    return IsDefendedAgainst(so, f"{says(watched, 'attack')} {goal.words} and is defended against")


def at_most_for_now(reading: Reading, number: Number, things: Things) -> Deed:
    return decree_alone(reading, at_most_defend(reading, number, things))


def attacked_by_few(reading: Reading, goal: Watched, number: Number, creatures: CardNoun) -> AttackQuota:
    return attack_it_at_most(reading, number, creatures, goal)


BEING: Final = '("is" | "are" | "becomes" | "become" | "gets" | "get")'
LEFT: Final = '("is" | "are" | "goes" | "go" | "stays" | "stay" | "remains" | "remain")'
UNBLOCKED: Final = '("unblocked" | "undefended" | "unopposed")'
STOPPED: Final = '("blocked" | "defended" "against")'
ATTACKS: Final = 'watched ("attack" | "attacks") [goal_one] ("and" | "but")'
BY_MOVE: Final = '("by" ("a" | "its" | "their") ("move" | "moves") | "by" "moving")'
PHRASES: Final = [
    Phrase("happening", f'watched ("arrives" | "arrive" | "enters" | "enter" | "comes" | "come" | "gets" | "get")'
           f' ("in" | "into" | "at" | "to")? whereabouts {BY_MOVE}', arrives_by_move,
           ["Whenever this creature arrives in a city by a move, draw a card."], needs=CITIES),
    Phrase("happening", f'{ATTACKS} (({LEFT} "left"? {UNBLOCKED}) | ("isn\'t" | "aren\'t") {STOPPED}'
           ' | ("is" | "are") "let" "through")', is_let_through,
           ["Whenever this creature attacks an army and is unblocked, draw a card."], needs=CITIES),
    Phrase(ORDER, f'("only" | {AT_MOST}) number {CREATURES} ("can" | "may") "defend" "against" aimed', at_most_for_now,
           ["No more than one creature can defend against target creature this turn."], needs=CITIES),
    Phrase(STATEMENT, f'goal_attacked ({NOT} "be" "attacked" "by" "more" "than"'
           f' | "can" "be" "attacked" "by" ("only" | {AT_MOST})) number (card_noun | card_nouns)', attacked_by_few,
           ["This city can't be attacked by more than two creatures."], needs=CITIES),
    Phrase("happening", f"{ATTACKS} {BEING} {STOPPED}", is_stopped,
           ["Whenever this creature attacks a city and is blocked, draw a card."], needs=CITIES),
]  # fmt: skip
