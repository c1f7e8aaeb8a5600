"""Keeping: how many cards players may keep in their hands at the end of a turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.lasting import THIS_TURN
from wtactics.engine.meaning import DRAWS, HAND_SIZE, STANDING, Ability, Number, Statement
from wtactics.engine.places import CardId, Seat, seat_thing
from wtactics.engine.table import Table
from wtactics.language.phrase import ORDER, Misread, Phrase
from wtactics.vocabulary.deeds.deed import STATEMENT, Deed
from wtactics.vocabulary.needs import Needs
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading, again
from wtactics.vocabulary.rulings.decrees import Declare
from wtactics.vocabulary.rulings.pricing import Payer
from wtactics.vocabulary.rulings.restraint import NOT, decree_alone, slots_in
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.delaying import delayed, next_of
from wtactics.vocabulary.speech import PhaseName
from wtactics.vocabulary.things.meaning import Everyone, Slot, Things, You, clause, possessive
from wtactics.vocabulary.things.mentioning import plain

NO_LIMIT: Final = 1 << 20
EXACTLY: Final = 0
MORE: Final = 1
LESS: Final = -1


class Keep(Statement):
    """Players may keep so many cards, or so many more or fewer; without a number, any number."""

    def __init__(self, players: Things | None, number: Number | None, how: i64) -> None:
        self.players: Final = players
        self.number: Final = number
        self.how: Final = how

    def sets(self) -> bool:
        return self.how == EXACTLY and self.number is not None

    def law(self) -> i64:
        return bit_of(HAND_SIZE)

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        players, number = self.players, self.number
        if what != HAND_SIZE or (players is not None and not players.has(t, seat_thing(seat))):
            return 0
        if number is None:
            return NO_LIMIT
        return number.of(t) - usual if self.how == EXACTLY else self.how * number.of(t)

    def text(self) -> str:
        whose = "each player's" if self.players is None else possessive(self.players)
        if self.number is None:
            return f"there is no limit to the number of cards in {whose} hand"
        by = "" if self.how == EXACTLY else "increased by " if self.how == MORE else "reduced by "
        return f"{whose} maximum hand size is {by}{self.number.text()}"


class DrawMore(Statement):
    """Players draw so many more cards (or fewer) where the rules of their turn let them draw some."""

    def __init__(self, players: Things | None, number: Number) -> None:
        self.players: Final = players
        self.number: Final = number

    def law(self) -> i64:
        return bit_of(DRAWS)

    def is_of(self, t: Table, what: i64, seat: Seat) -> bool:
        """Is it said of what this player draws?"""
        return what == DRAWS and (self.players is None or self.players.has(t, seat_thing(seat)))

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        return self.number.of(t) if self.is_of(t, what, seat) else 0

    def text(self) -> str:
        who = self.players if self.players is not None else Everyone(False)
        draws = clause(who, "draw", "cards")
        draws = f"you {draws}" if isinstance(who, You) else draws
        again = "you draw" if isinstance(who, You) else "he draws"
        return f"whenever {draws} in the Draw phase, {again} {self.number.text()} additional cards"


class DrawFewer(DrawMore):
    """Players draw so many cards fewer there."""

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        return -super().alters(t, what, seat, c, usual)

    def text(self) -> str:
        who = self.players if self.players is not None else Everyone(False)
        draws = clause(who, "draw", f"{self.number.text()} fewer cards in the Draw phase")
        return f"you {draws}" if isinstance(who, You) else draws


class DrawMoreOf(DrawMore):
    """Players who there draw so many cards draw so many more."""

    def __init__(self, players: Things | None, usual: i64, number: Number) -> None:
        super().__init__(players, number)
        self.usual: Final = usual

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        return super().alters(t, what, seat, c, usual) if usual == self.usual else 0

    def text(self) -> str:
        who = self.players if self.players is not None else Everyone(False)
        draws = clause(who, "draw", f"{self.usual} card{'' if self.usual == 1 else 's'}")
        draws = f"you {draws}" if isinstance(who, You) else draws
        again = "you draw" if isinstance(who, You) else "he draws"
        return f"whenever {draws} in the Draw phase, {again} {self.number.text()} additional cards"


class DrawAtMost(Statement):
    """Players draw no more than so many cards where the rules of their turn let them draw some."""

    def __init__(self, players: Things | None, number: Number) -> None:
        self.players: Final = players
        self.number: Final = number

    def law(self) -> i64:
        return bit_of(DRAWS)

    def sets(self) -> bool:
        return True

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        if what != DRAWS or (self.players is not None and not self.players.has(t, seat_thing(seat))):
            return 0
        return min(self.number.of(t) - usual, 0)

    def text(self) -> str:
        who = "players" if self.players is None else self.players.text()
        return f"{who} can't draw more than {self.number.text()} cards in the Draw phase"


def draws_at_most(reading: Reading, payer: Payer, number: Number) -> DrawAtMost:
    return DrawAtMost(payer.players, number)


def draws_at_most_now(reading: Reading, payer: Payer, number: Number) -> Deed:
    return decree_alone(reading, draws_at_most(reading, payer, number))


def draws_at_most_next(reading: Reading, payer: Payer, number: Number, phase: PhaseName) -> Steps:
    """Of his next Draw phase: it begins as that does, and ends with the turn, in which there is no other."""
    if not phase.name.startswith("Draw") or payer.players is None:
        raise Misread("the Draw phase of somebody", phase.name)
    players = again(payer.players, "that player") if isinstance(payer.players, Slot) else payer.players
    statement = DrawAtMost(players, number)
    reading.kept.extend(slots_in(statement))
    ban = Declare(reading.grant(Ability(STANDING, [], [], statements=[statement])), THIS_TURN)
    return delayed(reading, next_of(reading, True, payer.players, phase), [ban])


def draws_more(reading: Reading, payer: Payer, *parts: object) -> DrawMore:
    return DrawMore(payer.players, next((part for part in parts if isinstance(part, Number)), Fixed(1)))


def draws_more_of(reading: Reading, payer: Payer, usual: Number, *parts: Number) -> DrawMoreOf:
    return DrawMoreOf(payer.players, plain(usual), parts[0] if parts else Fixed(1))


def draws_instead(reading: Reading, payer: Payer, usual: Number, number: Number) -> DrawMoreOf:
    if plain(number) <= plain(usual):
        raise Misread("more than that", number.text())
    return DrawMoreOf(payer.players, plain(usual), Fixed(plain(number) - plain(usual)))


def draws_fewer(reading: Reading, payer: Payer, number: Number) -> DrawFewer:
    return DrawFewer(payer.players, number)


def keeps(reading: Reading, payer: Payer, number: Number, *_usual: Number) -> Keep:
    return Keep(payer.players, number, EXACTLY)


def keeps_you(reading: Reading, number: Number, *_usual: Number) -> Keep:
    return Keep(You(), number, EXACTLY)


def unlimited(reading: Reading, payer: Payer) -> Keep:
    return Keep(payer.players, None, EXACTLY)


def size_is(reading: Reading, payer: Payer, number: Number, *_usual: Number) -> Keep:
    return Keep(payer.players, number, EXACTLY)


def size_changed(reading: Reading, payer: Payer, more: bool, number: Number) -> Keep:
    return Keep(payer.players, number, MORE if more else LESS)


def size_changed_now(reading: Reading, payer: Payer, more: bool, number: Number) -> Deed:
    return decree_alone(reading, size_changed(reading, payer, more, number))


def keeps_more_now(reading: Reading, payer: Payer, number: Number, more: bool) -> Deed:
    return decree_alone(reading, keeps_more(reading, payer, number, more))


def keeps_more(reading: Reading, payer: Payer, number: Number, more: bool) -> Keep:
    return Keep(payer.players, number, MORE if more else LESS)


DRAW_PHASE: Final = (
    '(("in" | "during") ("each" "of")? ("your" | "his" | "the" | "their") "draw"'
    ' ("and" "resource")? ("phase" | "phases"))'
)
MORE_CARDS: Final = '("additional" | "extra" | "more") ("card" | "cards")'
ONE_OR_MORE: Final = '("cards" | "a" "card" | "one" "or" "more" "cards" | "any" "cards" | "at" "least" "one" "card")'
CHOOSES: Final = '(("choose" | "chooses" | "decide" | "decides") "to")'
HE_DRAWS: Final = f'("whenever" | "if" | "when") card_payer ({CHOOSES} | "would")? ("draw" | "draws")'
AND_DRAWS: Final = '("you" | "he" | "they")? ("draw" | "draws")'
NO_MORE: Final = (
    f'({NOT} "draw" "more" "than" | ("can" | "may") ("draw" "only" | "only" "draw" | "draw" "at" "most")'
    ' | ("draw" | "draws") ("only" | "at" "most")) number ("card" | "cards")'
)
HAND: Final = '("maximum"? "hand" ("size" | "limit" | "size" "limit") | "maximum" "hand")'
CAN_KEEP: Final = '("can" | "may") ("keep" | "hold" | "have")'
NO_LIMIT_TO: Final = '"there" "is" "no" "limit" ("to" | "on") "the" "number" "of" "cards"'
DISCARDING: Final = (
    '(("in" | "during" | "for") (("each" "of")? "your" | "his" | "the" | "their") "discard" ("phase" | "phases"))'
)
KEEPS: Final = '("can" | "may")? ("keep" | "keeps" | "hold" | "holds" | "have" | "has")'
KEEPS_OWN: Final = '("keep" | "keeps" | "hold" | "holds")'
IN_HAND: Final = '("in" ("hand" | "his" "hand" | "their" "hands" | "your" "hand"))'
WHERE_KEPT: Final = f"({IN_HAND} | {DISCARDING})"
DOWN_TO: Final = (
    '("discard" | "discards") "down" "to" number ("card" | "cards")? ("instead" "of" (number | "to" number))?'
)
FEWER: Final = '("fewer" | "less")'
CARDS: Final = '("card" | "cards")'
LIMIT_OF: Final = '"limit" ("of" | "on" | "to" | "for") ("the" "number" "of")? "cards"'
LIMIT_OF_CARDS: Final = f"{LIMIT_OF} {IN_HAND}"
DRAWN: Final = Needs(deeds=bit_of(DRAWS))
DRAWN_BESIDE: Final = Needs(deeds=bit_of(DRAWS), thing="draw beside")
PHRASES: Final = [
    Phrase(STATEMENT, f"{NO_LIMIT_TO} card_payer {KEEPS} {IN_HAND}", unlimited),
    Phrase(STATEMENT, f'{NO_LIMIT_TO} "in" whose_cards ("hand" | "hands")',
           unlimited, ["There is no limit to the number of cards in your hand."]),
    Phrase(STATEMENT, f'card_payer ("have" | "has") "no" ({HAND} | {LIMIT_OF_CARDS})', unlimited),
    Phrase(STATEMENT, f'card_payer ("discard" | "discards") ("no" "cards" | "nothing") {DISCARDING}', unlimited),
    Phrase(STATEMENT, f'"there" "is" "no" {LIMIT_OF} "in" "your" "hand"', lambda reading: unlimited(reading, Payer(You()))),
    Phrase(STATEMENT, f'card_payer ("don\'t" | "doesn\'t") ("have" "to")? "discard" "cards"? {DISCARDING}', unlimited,
           ["You don't discard cards in your Discard phase."]),
    Phrase(STATEMENT, f'card_payer {CAN_KEEP} "any" "number" "of" "cards" {IN_HAND}', unlimited),
    Phrase(STATEMENT, f'whose_cards {HAND} {DISCARDING}? "is" ("equal" "to" value | number {CARDS}? ("instead" "of" number)?)',
           size_is,
           ["Your maximum hand size is 9."]),
    Phrase(STATEMENT, f'whose_cards {HAND} {DISCARDING}? "is" changed_up "by" number', size_changed,
           ["Each opponent's maximum hand size is reduced by 1."]),
    Phrase(STATEMENT, f'whose_cards {HAND} "is" number greater', keeps_more),
    Phrase(ORDER, f'whose_cards {HAND} "is" changed_up "by" number', size_changed_now),
    Phrase(ORDER, f'whose_cards {HAND} "is" number greater', keeps_more_now,
           ["Your maximum hand size is 2 larger until end of turn."]),
    Phrase("greater", '"greater" | "larger" | "higher" | "more"', lambda reading: True),
    Phrase("greater", '"smaller" | "lower" | "less"', lambda reading: False),
    Phrase("card_hold", f'card_payer ("have" | "has") ("a" {HAND} "of" number {CARDS}? | {HAND} number)', size_is),
    Phrase(STATEMENT, "card_hold", lambda reading, keep: keep),
    Phrase(STATEMENT, '"you"? "skip" "your" "discard" ("phase" | "phases") | "you" "don\'t" "have" "a" "discard" "phase"',
           lambda reading: unlimited(reading, Payer(You()))),
    Phrase(STATEMENT, f'card_payer "needn\'t" "discard" "cards"? {DISCARDING}', unlimited),
    Phrase(STATEMENT, f'card_payer ("draw" | "draws") number ({FEWER} {CARDS} | {CARDS} {FEWER})'
           f" {DRAW_PHASE}", draws_fewer, ["Opponents draw one fewer card in their Draw phase."], needs=DRAWN),
    Phrase(STATEMENT, f'card_payer {CAN_KEEP} ("up" "to")? number more_or_less ("card" | "cards") {WHERE_KEPT}', keeps_more),
    Phrase(STATEMENT, f'card_payer {KEEPS_OWN} ("up" "to")? number ("card" | "cards") {IN_HAND}? {DISCARDING}', keeps),
    Phrase(STATEMENT, f'{DISCARDING} ","? card_payer {KEEPS_OWN} ("up" "to")? number ("card" | "cards") {IN_HAND}?', keeps,
           ["In your Discard phase you keep up to 9 cards."]),
    Phrase(STATEMENT, f'card_payer {CAN_KEEP} ("up" "to")? number ("card" | "cards") {WHERE_KEPT}', keeps,
           ["You may keep up to 9 cards in your Discard phase."]),
    Phrase(STATEMENT, f"card_payer {DOWN_TO} {DISCARDING}", keeps, ["You discard down to 9 cards in your Discard phase."]),
    Phrase(STATEMENT, f'{DISCARDING} ","? card_payer {DOWN_TO}', keeps),
    Phrase(STATEMENT, f'{DISCARDING} "," {DOWN_TO}', keeps_you),
    Phrase(STATEMENT, f'("whenever" | "if" | "when") card_payer ("draw" | "draws") {ONE_OR_MORE} {DRAW_PHASE} "," '
           f'("you" | "he" | "they") ("draw" | "draws") ("an" {MORE_CARDS} | number {MORE_CARDS})', draws_more,
           ["Whenever you draw cards in your Draw phase, you draw 1 additional card."], needs=DRAWN_BESIDE),
    Phrase(STATEMENT, f'{HE_DRAWS} number ("card" | "cards") {DRAW_PHASE} ","'
           f' {AND_DRAWS} (("an" | number) {MORE_CARDS} | "another" "card")',
           draws_more_of, ["Whenever you draw two cards in your Draw phase, you draw 1 additional card."], needs=DRAWN_BESIDE),
    Phrase(STATEMENT, f'{HE_DRAWS} number ("card" | "cards") {DRAW_PHASE} "," {AND_DRAWS} number ("card" | "cards")? "instead"',
           draws_instead, ["Whenever you draw two cards in your Draw phase, draw three instead."], needs=DRAWN_BESIDE),
    Phrase(STATEMENT, f'{HE_DRAWS} "two" "cards" {DRAW_PHASE} "," {AND_DRAWS} "a" "third" "card"? "instead"?',
           lambda reading, payer: DrawMoreOf(payer.players, 2, Fixed(1)), needs=DRAWN_BESIDE),
    Phrase(STATEMENT, f'card_payer ("draw" | "draws") (("an" | number) {MORE_CARDS} | "another" "card")'
           f' ("when" | "whenever" | "if") ("you" | "he" | "they") {CHOOSES}? ("draw" | "draws") number {CARDS}? {DRAW_PHASE}',
           lambda reading, payer, *parts: draws_more_of(reading, payer, parts[-1], *parts[:-1]),
           ["You draw one more card when you choose to draw two in your Draw phase."], needs=DRAWN_BESIDE),
    Phrase(STATEMENT, f'{DRAW_PHASE} ","? "draw" ("an" {MORE_CARDS} | number {MORE_CARDS} | "another" "card") ("if" | "when")'
           f' "you" "draw" ({ONE_OR_MORE} | "at" "least" "one")',
           lambda reading, *number: draws_more(reading, Payer(You()), *number),
           ["In your Draw phase, draw an additional card if you draw at least one."], needs=DRAWN_BESIDE),
    Phrase(STATEMENT, f'card_payer {NO_MORE} {DRAW_PHASE} | {DRAW_PHASE} ","? card_payer {NO_MORE}', draws_at_most,
           ["Opponents can't draw more than one card in their Draw phase."], needs=DRAWN),
    Phrase(ORDER, f"card_payer {NO_MORE} {DRAW_PHASE}", draws_at_most_now, needs=DRAWN),
    Phrase("fronted", f'card_payer {NO_MORE} ("in" | "during") ("his" | "your" | "their") "next" phase', draws_at_most_next,
           needs=DRAWN),
    Phrase(STATEMENT, f'card_payer ("draw" | "draws") ("an" {MORE_CARDS} | number {MORE_CARDS}) {DRAW_PHASE}', draws_more,
           ["You draw one additional card in your Draw phase."], needs=DRAWN_BESIDE),
]  # fmt: skip
