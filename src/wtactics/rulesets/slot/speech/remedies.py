"""Remedies, in words: healing, recovering, tokens that are taken off; leaving play without being killed."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import Number
from wtactics.language.phrase import TOLD, Misread, Phrase
from wtactics.rulesets.slot.speech.fights import Restore
from wtactics.rulesets.slot.terms import BE_HEALED
from wtactics.vocabulary.deeds.death import PutInGraveyard
from wtactics.vocabulary.deeds.deed import STATEMENT
from wtactics.vocabulary.nouns.describing import Bound, is_hurt, that_is
from wtactics.vocabulary.nouns.limits import AT_LEAST, AT_MOST, BEYOND, DAMAGE_VALUE, Limit, bound_text
from wtactics.vocabulary.numbers.meaning import Fixed, ValueOf
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import bit
from wtactics.vocabulary.rulings.meaning import Act, Cant
from wtactics.vocabulary.things.meaning import Again, Happened, Things, This


def heal(reading: Reading, things: Things) -> Restore:
    """SLOT-REST-01 Who is healed loses one token, unless it is said how many."""
    return Restore(Fixed(1), things)


def restore(reading: Reading, number: Number, things: Things) -> Restore:
    return Restore(number, things)


def heal_so_much(reading: Reading, things: Things, number: Number) -> Restore:
    """So much behind them is taken off each of them."""
    return Restore(number, things)


def restore_all(reading: Reading, *things: Things) -> Restore:
    return Restore(None, things[0] if things else reading.it())


def recover(reading: Reading, number: Number) -> Restore:
    return Restore(number, reading.subject())


def heals_itself(reading: Reading, number: Number) -> Restore:
    """A creature heals so much: its own tokens."""
    if reading.subject().people():
        raise Misread("whom he heals", reading.subject().text())
    return Restore(number, reading.subject())


def recover_all(reading: Reading) -> Restore:
    return Restore(None, reading.subject())


def remove(reading: Reading, things: Things) -> PutInGraveyard:
    """SLOT-GRAVE-01 Who leaves play without being killed goes to its owner's graveyard."""
    return PutInGraveyard(reading.players(), things)


def remove_plainly(reading: Reading, things: Things) -> PutInGraveyard:
    """Of "it" a token could be meant that lies on it."""
    if isinstance(things, Again | Happened | This):
        raise Misread('"from play" behind it', things.text())
    return remove(reading, things)


class Tokens(Limit):
    """So many damage tokens lie on the creature."""

    def bounds(self) -> str:
        return f"{bound_text(self.relation, self.number.text())} damage tokens"


class MoreTokens(Limit):
    """More damage tokens lie on the creature than on another one."""

    def __init__(self, things: Things) -> None:
        super().__init__(DAMAGE_VALUE, BEYOND, ValueOf(things, DAMAGE_VALUE))
        self.things: Final = things

    def bounds(self) -> str:
        return f"more damage tokens than {self.things.text()}"


def so_many_tokens(reading: Reading, bound: Bound) -> Tokens:
    return Tokens(DAMAGE_VALUE, bound.relation, bound.number)


HEALED: Final = Act("be healed", bit(BE_HEALED))
ON_IT: Final = '("on" ("it" | "them" | "him" | "her"))'
TOKENS: Final = '"damage" ("token" | "tokens")'
LIFE: Final = f'("life" | {TOKENS})'
OFF: Final = '("off" | "off" "of" | "from")'
WHOSE: Final = '((self | again) ("\'s" | "\'") | "its" | "their")'
MORE: Final = '("more" | "further" | "additional" | "other")'  # than what is told before
TAKEN: Final = '("removed" | "taken" ("off" | "away") | "healed")'
WHOLLY: Final = '("completely" | "fully" | "wholly" | "entirely")'
PHRASES: Final = [
    Phrase("deed", "({heal} | {cure}) things", heal, ["[ ] [1]: Heal an adjacent ally."]),
    Phrase("deed", f'({{heal}} | {{cure}}) things ("by" | "for")? number ({LIFE} | "damage")? "each"?', heal_so_much,
           ["[1]: Heal each ally in this row 1."]),
    Phrase("deed", f'({{heal}} | {{cure}}) things ({WHOLLY} | "of" "all" ({LIFE} | "damage"))',
           restore_all, ["[2]: Heal target damaged ally completely."]),
    Phrase("deed", f'({{heal}} | {{cure}}) number {LIFE} ("of" | "on" | "from") things'
           f' | {{take}} number {TOKENS} {OFF} things | {{take}} "off" number {TOKENS} ("of" | "from") things'
           f' | {{remove}} number {TOKENS} ("off" "of"? | "on" | "of") things', restore,
           ["[1]: Take a token off target damaged ally."]),
    Phrase("deed", f"({{take}} | {{remove}}) number {MORE} {TOKENS} {OFF} again", restore,
           ["When an adjacent ally rests, take 1 more token off it."]),
    Phrase("deed", f'({{take}} | {{remove}}) "all" {TOKENS} ("off" "of"? | "on") things | {{take}} "all" {TOKENS} "from" things'
           f' | ({{take}} "off" | {{remove}}) "all" "of"? {WHOSE} {TOKENS}', restore_all,
           ["When this creature kills a creature, take off all its tokens."]),
    Phrase(TOLD, '("is" | "are") ("healed" | "cured")', lambda reading: Restore(Fixed(1), reading.subject())),
    Phrase(TOLD, f'("is" | "are") ("healed" | "cured") ("by" | "of")? number ({LIFE} | "damage")?', recover,
           ["[1]: Each ally creature in this row is healed 1."]),
    Phrase(TOLD, f'{{heal}} number ({LIFE} | "damage")?', heals_itself,
           ["[ ]: An ally in this row heals 1."]),
    Phrase(TOLD, f'("is" | "are") ({WHOLLY} ("healed" | "cured") | ("healed" | "cured") {WHOLLY})', recover_all),
    Phrase(TOLD, f'{{recover}} number "life" | {{lose}} number {TOKENS}', recover,
           ["At the start of your turn, this creature recovers a life point.", "[1]: Target damaged ally loses one token."]),
    Phrase(TOLD, f'{{lose}} "all" ("of"? ("its" | "their"))? {TOKENS} | {{recover}} "all" ("its" | "their")? "life"',
           recover_all, ["[1]: Target ally loses all its tokens."]),
    Phrase("alone", '"be" ("healed" | "cured") | "lose" TOKENS | "recover" "life" | "have" TOKENS ("removed" | "taken" "off")'
           .replace("TOKENS", TOKENS), lambda reading: HEALED, ["This creature can't rest or be healed."]),
    Phrase(STATEMENT, f'"no" {TOKENS} ("can" | "may") "be" ("removed" | "taken") {OFF} (self | general)'
           f' | {TOKENS} ("can\'t" | "cannot") "be" ("removed" | "taken") {OFF} (self | general)'
           f' | {TOKENS} "on" (self | general) ("can\'t" | "cannot") "be" {TAKEN}',
           lambda reading, things: Cant(things, HEALED), ["No token can be removed from this creature."]),
    Phrase(STATEMENT, f'"no" {TOKENS} ("can" | "may") "be" ("removed" | "taken") {OFF} again',
           lambda reading, things: Cant(things, HEALED)),
    Phrase(STATEMENT, f'(self | again) "\'s" {TOKENS} ("can\'t" | "cannot") "be" {TAKEN}',
           lambda reading, things: Cant(things, HEALED), ["This creature's tokens can't be taken off."]),
    Phrase(STATEMENT, f'"its" {TOKENS} ("can\'t" | "cannot") "be" {TAKEN}',
           lambda reading: Cant(reading.it(), HEALED), ["Its tokens can't be taken off."]),
    # who has some
    Phrase("valued", f'("a" | "an" | "any" | "one" "or" "more")? {TOKENS} {ON_IT}?', lambda reading: is_hurt(reading, True),
           ["[1]: Mark target enemy creature that has a token."]),
    Phrase("valued", f"sum {TOKENS} {ON_IT}?", so_many_tokens, ["[1]: Mark target enemy creature with two or more tokens."]),
    Phrase("valued", f'many {TOKENS} "or" "more"', lambda reading, number: Tokens(DAMAGE_VALUE, AT_LEAST, number),
           ["While this creature has two tokens or more, it gets +2 close."]),
    Phrase("valued", f'many {TOKENS} "or" ("fewer" | "less")', lambda reading, number: Tokens(DAMAGE_VALUE, AT_MOST, number)),
    Phrase("valued", f'"more" {TOKENS} "than" (aimed | self)',
           lambda reading, things: MoreTokens(things),
           ["[1]: Mark target enemy creature with more tokens than this creature."]),
    Phrase("quality", f'"without" ("a" | "any")? {TOKENS} {ON_IT}?', lambda reading: that_is(reading, is_hurt(reading, False))),
    Phrase("deed", '{remove} things "from" ("play" | ("your" | "the" "enemy" | "an" "opponent" "\'s" | "its") "army")', remove,
           ["[2]: Remove target enemy creature from play."]),
    Phrase("deed", '({remove} | {move}) things ("to" | "into") (whose_place | "the") "graveyard"',
           lambda reading, things, *_whose: remove(reading, things),
           ["[2]: Remove target enemy creature to its owner's graveyard."]),
    Phrase("deed", "{remove} things", remove_plainly, ["[2]: Remove target enemy creature."]),
    Phrase("deed", '{give} "up" things', remove, ["[ ]: Your opponent gives up one of his creatures."]),
]  # fmt: skip
