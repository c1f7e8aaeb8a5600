"""Asides in words: who stands aside in an attack on his army, and how many victory points attackers bring then."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine import facts
from wtactics.engine.meaning import Number, Trigger
from wtactics.kits.realm.speech.combats import Unopposed
from wtactics.language.phrase import ORDER, Misread, Phrase
from wtactics.rulesets.ava.speech.spoils import FEWER, HALF_DOWN, HALF_UP, MORE, NONE, Spoils, Way, in_attacks
from wtactics.rulesets.ava.speech.standing import of
from wtactics.vocabulary.deeds.deed import STATEMENT, Deed
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.pricing import Payer
from wtactics.vocabulary.rulings.restraint import decree_alone
from wtactics.vocabulary.things.meaning import Things, You
from wtactics.vocabulary.things.mentioning import keeper
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import Watched, call, says


def stood_aside(reading: Reading, who: Watched) -> Trigger:
    """AVA-AVATAR-08 He doesn't defend alongside his creatures, as he says or as he cannot."""
    call(reading, who, True)
    return Happens(facts.UNASSIGNED, None, who.noun, f"{says(who, 'stand')} aside", False, True)


def aside_is(reading: Reading, payer: Payer) -> Way:
    """Because he stands aside: only then an attack on his army brings any."""
    return Way(army=of(payer))


def against_him(reading: Reading, attackers: Things, *said: Any) -> Spoils:
    """Attackers let through against your army give 1 VP less."""
    whose = next((keeper(each) for each in said if isinstance(each, Detail)), None)
    gainers = next((of(each) for each in said if isinstance(each, Payer)), None)
    if gainers is not None and gainers.text() == "its controller":  # that of the attackers, who are said in spoils.py
        raise Misread("the attacking player", gainers.text())
    number = next(each for each in said if isinstance(each, Number))
    more = next(each for each in said if isinstance(each, bool))
    return Spoils(gainers, Way(attackers, whose), MORE if more else FEWER, number)


def given_aside(reading: Reading, payer: Payer, attackers: Things, *said: Any) -> Spoils:
    """While he stands aside: in attacks on his army."""
    spoils = against_him(reading, attackers, *said)
    return Spoils(spoils.players, Way(attackers, of(payer)), spoils.how, spoils.number)


def given_now(reading: Reading, attackers: Things, *said: Any) -> Deed:
    return decree_alone(reading, against_him(reading, attackers, *said))


def nothing_of(reading: Reading, attackers: Things, *said: Any) -> Spoils:
    whose = next((keeper(each) for each in said if isinstance(each, Detail)), None)
    gainers = next((of(each) for each in said if isinstance(each, Payer)), None)
    return Spoils(gainers, Way(attackers, whose), NONE)


def nothing_now(reading: Reading, attackers: Things, *said: Any) -> Deed:
    return decree_alone(reading, nothing_of(reading, attackers, *said))


def of_unblocked(reading: Reading, attackers: Things) -> Way:
    """From unblocked attackers: nobody else brings any."""
    noun = reading.noun_of(attackers)
    if not isinstance(noun, CardNoun) or not any(isinstance(each, Unopposed) for each in noun.qualities):
        raise Misread("unblocked attackers", attackers.text())
    return Way(attackers)


def share(reading: Reading, *said: Any) -> Spoils:
    """If an attacker would gain VP so, he gains half as many instead."""
    payer = next((each for each in said if isinstance(each, Payer)), None)
    how = next(each for each in said if isinstance(each, int))
    way = next((each for each in said if isinstance(each, Way)), in_attacks(reading))
    return Spoils(payer.players if payer is not None else None, way, int(how))


def of_yours(reading: Reading, how: int) -> Spoils:
    """What your attacks give you."""
    return Spoils(You(), in_attacks(reading), how)


def share_now(reading: Reading, *said: Any) -> Deed:
    return decree_alone(reading, share(reading, *said))


def fewer_so(reading: Reading, way: Way, number: Number, more: bool) -> Spoils:
    """Whoever attacks gains them."""
    return Spoils(None, way, MORE if more else FEWER, number)


ASIDE: Final = '(("choose" | "chooses") "to" "stand" | "stand" | "stands" | ("is" | "are") "standing") "aside"'
NOT_ALONGSIDE: Final = (
    '("doesn\'t" | "don\'t") ("stand" | "defend") "alongside" (("your" | "his" | "their") "creatures")?'
)
# what brings VP is read as what puts it
GIVES: Final = '("gives" | "give" | "put" | "puts" | "earn" | "earns" | "yield" | "yields")'
MANY_VP: Final = '(number spoils_more "vp"? | number "vp" spoils_more)'
THEIR: Final = '(("their" | "its") ("player" | "controller") | card_payer)?'
AGAINST: Final = '(("against" | "in" "attacks" ("on" | "against")) owner ("army" | "armies"))?'
EACH: Final = '"each"?'
WHEN: Final = '("when" | "whenever" | "if" | "as" "long" "as")'
ATTACKED: Final = '(("his" | "your" | "their") ("army" "is" "attacked" "and") | "attacked" "and")?'
WHENEVER: Final = f'(("when" | "whenever") {ATTACKED} | ("if" | "as" "long" "as") {ATTACKED.removesuffix("?")})'
HE_AGAIN: Final = '("you" | "he" | "they" | "that" "player" | "she") ("gain" | "gains" | "get" | "gets")'
SOMEBODY: Final = (
    '("an" "attacker" | "an" "attacking" "player" | "the" "attacking" "player" | "attackers" | card_payer)'
)
DOWN: Final = '(","? "rounded" "down" ","?)?'
PHRASES: Final = [
    Phrase("happening", f"anyone ({ASIDE} | {NOT_ALONGSIDE})", stood_aside,
           ["Whenever an opponent stands aside, draw a card."]),
    Phrase("spoils_way", f'"because" card_payer ({ASIDE} | {NOT_ALONGSIDE})', aside_is,
           ["You gain 1 more VP because an opponent stands aside."]),
    Phrase(STATEMENT, f"general {AGAINST} {GIVES} {THEIR} {MANY_VP} {EACH}", against_him,
           ["Unblocked attackers give the attacking player 1 less VP."]),
    Phrase(ORDER, f"general {AGAINST} {GIVES} {THEIR} {MANY_VP} {EACH}", given_now),
    Phrase(STATEMENT, f'{WHENEVER} card_payer {ASIDE} "," general {GIVES} {THEIR} {MANY_VP} {EACH}', given_aside),
    Phrase(STATEMENT, f'general {AGAINST} {GIVES} {THEIR} "no" "vp"', nothing_of, ["Unblocked attackers give no VP."]),
    Phrase(ORDER, f'general {AGAINST} {GIVES} {THEIR} "no" "vp"', nothing_now),
    Phrase("spoils_way", '("from" | "for" | "by" | "through") general', of_unblocked),
    Phrase("spoils_share", f'("half" ("as" "many" | "of" ("them" | "that" | "those"))? | "only" "half") "vp"? "instead"?'
           f' {DOWN}',
           lambda reading: HALF_DOWN),
    Phrase("spoils_share", '"half" ("as" "many" | "of" ("them" | "that"))? "vp"? "instead"? ","? "rounded" "up" ","?',
           lambda reading: HALF_UP),
    Phrase("spoils_share", '("twice" "as" "many" | "double" ("that" | "as" "many")?) "vp"? "instead"?', lambda reading: MORE),
    Phrase(STATEMENT, f'{WHEN} {SOMEBODY} "would"? ("gain" | "gains") "vp" spoils_way "," {HE_AGAIN} spoils_share', share,
           ["If an attacker would gain VP because you stand aside, he gains half as many instead."]),
    Phrase(STATEMENT, 'card_payer ("gain" | "gains" | "get" | "gets") spoils_share spoils_way', share),
    Phrase(STATEMENT, '"your" "attacks" ("give" | "put" | "earn" | "yield") "you"? spoils_share', of_yours,
           ["Your attacks give you half as many VP."]),
    Phrase(STATEMENT, 'card_payer ("gain" | "gains" | "get" | "gets") "half" "as" "many" "vp" spoils_way "rounded" "up"',
           lambda reading, *said: share(reading, *said, HALF_UP), ["You gain half as many VP from attacks, rounded up."]),
    Phrase(ORDER, 'card_payer ("gain" | "gains" | "get" | "gets") spoils_share spoils_way', share_now),
    Phrase(STATEMENT, f'{WHEN} "an" "attacker" "would" "gain" "vp" spoils_way "," {HE_AGAIN} {MANY_VP}', fewer_so),
]  # fmt: skip
