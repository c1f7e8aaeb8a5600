"""Hands: drawing, discarding, and cards that go back to them."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.fates import draws
from wtactics.engine.meaning import DRAW, Noun, Number
from wtactics.engine.places import DECK, GONE, GRAVE, HAND, Flow, Option, Seat
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.engine.values import player_may
from wtactics.language.phrase import TOLD, Misread, Phrase
from wtactics.vocabulary.deeds.death import clear_away
from wtactics.vocabulary.deeds.deed import ByEach, Deed, bury, cards_by, counted, lying, owners, put_away
from wtactics.vocabulary.nouns.cards import ANYWHERE, THEIRS, YOURS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.counting import so_many, so_much
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading, again
from wtactics.vocabulary.things.exes import is_x, pick_x
from wtactics.vocabulary.things.meaning import All, Everyone, Slot, Things, You, article, clause, possessive
from wtactics.vocabulary.things.mentioning import MANY, done_to, keeper, plain, renewed
from wtactics.vocabulary.things.mentioning import counted as in_words
from wtactics.vocabulary.things.owning import kept_by, pick_kept, pick_own, whole_hand


class DrawCards(ByEach):
    """Players draw cards, as many as there are; who must draw more than that has failed (WIN-06)."""

    def __init__(self, players: Things, number: Number, optional: bool = False) -> None:
        super().__init__(players, number)
        self.optional: Final = optional  # they may draw, so an empty deck does no harm

    def by(self, t: Table, seat: Seat, n: i64) -> None:
        if player_may(t, DRAW, seat):
            draw(t, seat, n, self.optional)

    def text(self) -> str:
        return clause(self.players, "draw", counted(self.number, "card"))


def draw(t: Table, seat: Seat, n: i64, optional: bool) -> None:
    """So many cards, one by one."""
    while n > 0:
        if not draws(t, seat, optional):
            if not optional:
                t.fail_draw(seat)
            return
        n -= 1


class Discard(Deed):
    """Players discard cards of their hands; permanents and cards of decks go to the graveyard, too (ABIL-EX2)."""

    def __init__(self, players: Things, things: Things) -> None:
        self.players: Final = players
        self.things: Final = things

    def do(self, t: Table, answer: Option) -> Flow:
        cards = cards_by(t, self.players, self.things)
        bury(t, lying(t, cards_by(t, self.players, self.things)), False)
        for c in cards:
            if t.kind(c) == HAND:
                t.discard(c)
            elif t.kind(c) == DECK:
                put_away(t, c, GRAVE)
        clear_away(t, cards)
        return NEXT

    def text(self) -> str:
        return clause(self.players, "discard", self.things.text())


class DiscardAtRandom(ByEach):
    """Players discard cards that chance picks from their hands."""

    def by(self, t: Table, seat: Seat, n: i64) -> None:
        for c in drawn_by_chance(t, seat, n):
            t.discard(c)

    def text(self) -> str:
        return clause(self.players, "discard", counted(self.number, "card") + " at random")


def drawn_by_chance(t: Table, seat: Seat, n: i64) -> vec[i64]:
    """So many cards of the hand (or all, if there are fewer), each equally likely."""
    hand = t.at(HAND, seat)
    left: i64 = len(hand)
    out = vec[i64]()
    while n > 0 and left > 0:
        i = t.roll(left) if left > 1 else 0
        out = append(out, hand[i])
        left -= 1
        hand[i] = hand[left]
        n -= 1
    return out


class ReturnToHand(Deed):
    """Cards go to their owners' hands, from play or from elsewhere."""

    def __init__(self, players: Things, things: Things) -> None:
        self.players: Final = players
        self.things: Final = things

    def do(self, t: Table, answer: Option) -> Flow:
        for c in cards_by(t, self.players, self.things):
            if t.kind(c) != GONE and t.kind(c) != HAND:
                put_away(t, c, HAND)
        return NEXT

    def text(self) -> str:
        return clause(self.players, "return", f"{self.things.text()} to {owners(self.things, 'hand')}")


def at_will(steps: list[Any]) -> list[Any]:
    """The deeds as they are when somebody may do them, not must."""
    return [DrawCards(step.players, step.number, True) if isinstance(step, DrawCards) else step for step in steps]


def draw_cards(reading: Reading, number: Number, *each: Number) -> DrawCards:
    return DrawCards(reading.players(), so_many(number, each))


def discard_one(reading: Reading, sort: Sort, *_hand: None) -> Discard:
    return discard_some(reading, Fixed(1), sort)


def discard_some(reading: Reading, number: Number, sort: Sort, *_hand: None) -> Discard:
    if is_x(reading, number):
        noun = kept_by(sort, HAND, reading.actor_he())
        return Discard(reading.players(), pick_x(reading, noun, number, sort.text(True)))
    return Discard(reading.players(), pick_kept(reading, sort, plain(number), HAND, reading.actor_he()))


def discard_up_to(reading: Reading, number: Number, sort: Sort, *_hand: None) -> Discard:
    n = plain(number)
    noun = kept_by(sort, HAND, reading.actor_he())
    return Discard(reading.players(), reading.pick(noun, f"up to {in_words(n)} {sort.text(n > 1)}", 0, n))


def discard_any(reading: Reading, sort: Sort, *_hand: None) -> Discard:
    noun = kept_by(sort, HAND, reading.actor_he())
    return Discard(reading.players(), reading.pick(noun, f"any number of {sort.text(True)}", 0, MANY))


def such_cards(reading: Reading, *parts: Sort | Detail) -> CardNoun:
    """Cards of which more is said, wherever they lie."""
    noun = CardNoun([part for part in parts if isinstance(part, Sort)], ANYWHERE)
    return renewed(noun, *(part for part in parts if isinstance(part, Detail)))


def discard_such(reading: Reading, noun: CardNoun, *_hand: None) -> Discard:
    return discard_many_such(reading, Fixed(1), noun)


def discard_many_such(reading: Reading, number: Number, noun: CardNoun, *_hand: None) -> Discard:
    """Of his hand, as whoever discards chooses."""
    n, he = plain(number), reading.actor_he()
    whose = [Detail("whose", YOURS)] if isinstance(he, You) else [Detail("whose", THEIRS), Detail("of", he)]
    words = article(noun.text(False)) if n == 1 else f"{in_words(n)} {noun.text(True)}"
    return Discard(reading.players(), reading.pick(renewed(noun, Detail("where", HAND), *whose), words, n, n))


def discard_all_such(reading: Reading, said: CardNoun | Sort, *_hand: None) -> Discard:
    """Whatever of his hand is such."""
    actor, noun = reading.actor, said if isinstance(said, CardNoun) else such_cards(reading, said)
    he = again(actor, "that player") if isinstance(actor, Slot) and not actor.many() else reading.actor_he()
    whose = [Detail("whose", YOURS)] if isinstance(he, You) else [Detail("whose", THEIRS), Detail("of", he)]
    return Discard(reading.players(), All(renewed(noun, Detail("where", HAND), *whose)))


def discard_own(reading: Reading, noun: Noun) -> Discard:
    return discard_owns(reading, Fixed(1), noun)


def discard_owns(reading: Reading, number: Number, noun: Noun) -> Discard:
    return Discard(reading.players(), pick_own(reading, noun, number))


def discard_these(reading: Reading, things: Things) -> Discard:
    return Discard(reading.players(), done_to(reading, things))


def discard_hand(reading: Reading, whose: Detail) -> Discard:
    return Discard(reading.players(), whole_hand(reading, whose))


def return_to_hand(reading: Reading, things: Things, *_whose: object) -> ReturnToHand:
    return ReturnToHand(reading.players(), things)


CARDS: Final = '("card" | "cards")'
FROM_HAND: Final = "from_hand?"
IN_IT: Final = '(("in" | "from" | "of") "it" | ("in" | "from") "there")'


def his_hand(reading: Reading, whose: Detail | None = None) -> None:
    """Whoever acts has no other hand than his own."""
    owner = keeper(whose) if whose is not None else reading.players()
    if isinstance(owner, Everyone) or isinstance(owner, You) != isinstance(reading.players(), You):
        raise Misread("the hand of whoever does it", f"{possessive(owner)} hand")


def discard_chosen(reading: Reading, number: Number, sort: Sort, chooser: Things, _hand: None) -> Discard:
    """Of his choice, from his hand: as whoever discards does anyway."""
    if isinstance(chooser, You) != isinstance(reading.players(), You):
        raise Misread("a choice of whoever discards", "another's")
    return discard_some(reading, number, sort)


def draw_bare(reading: Reading, *many: Number) -> DrawCards:
    return draw_cards(reading, many[0] if many else Fixed(1))


def discard_bare(reading: Reading, *many: Number) -> Discard:
    return discard_some(reading, many[0] if many else Fixed(1), Sort(word="card"))


def discard_by_chance(reading: Reading, number: Number, *_hand: None) -> DiscardAtRandom:
    return DiscardAtRandom(reading.players(), number)


def be_returned(reading: Reading, *_whose: object) -> ReturnToHand:
    return ReturnToHand(You(), reading.subject())


SORTS: Final = "(sorts | card_sorts)"
PHRASES: Final = [
    Phrase(
        TOLD,
        '("is" | "are" | "am") ("returned" | "put") ("to" | "into") whose_place ("hand" | "hands")',
        be_returned,
        ["Target creature is returned to its owner's hand."],
    ),
    Phrase(
        TOLD,
        '("goes" | "go" | "returns" | "return") "back"? ("to" | "into") whose_place ("hand" | "hands")',
        be_returned,
        ["Target creature returns to its owner's hand."],
    ),
    Phrase(
        "deed",
        f"{{draw}} {so_much(CARDS)} for_each?",
        draw_cards,
        [
            "Draw a card.",
            "Draw two cards.",
            "Target player draws three cards.",
            "Draw a card for each Elf you control.",
        ],
    ),
    Phrase(
        "deed",
        f'{{discard}} ("a" | "an") card_sort {FROM_HAND}',
        discard_one,
        ["Discard a card.", "Discard an event card."],
    ),
    Phrase(
        "deed",
        f"{{discard}} many card_sorts {FROM_HAND}",
        discard_some,
        ["Discard two cards.", "Each player discards two cards."],
    ),
    Phrase(
        "deed",
        f'{{discard}} "up" "to" number (card_sort | card_sorts) {FROM_HAND}',
        discard_up_to,
        ["Discard up to two cards."],
    ),
    Phrase(
        "deed",
        f'{{discard}} "any" "number" "of" card_sorts {FROM_HAND}',
        discard_any,
        ["Discard any number of cards, then draw that many cards."],
    ),
    Phrase("from_hand", '"from" "hand" | "from" owner "hand"', his_hand),
    Phrase(
        "deed",
        '{discard} number (card_sort | card_sorts) "of" chooser "choice" from_hand',
        discard_chosen,
        ["Target player discards two cards of his choice from his hand."],
    ),
    Phrase("deed", '{draw} (many | "one")', draw_bare, ["Draw two."]),
    Phrase(
        "deed",
        f'{{discard}} ("a" | "an" | "one" | "any") card_such {FROM_HAND}',
        discard_such,
    ),
    Phrase("deed", f"{{discard}} many cards_such {FROM_HAND}", discard_many_such),
    Phrase(
        "deed",
        f'{{discard}} ("all" "the"? (cards_such | card_sorts) | "each" (card_such | card_sort)) {IN_IT}?',
        discard_all_such,
    ),
    Phrase("card_such", "card_sort quality+", such_cards),
    Phrase(
        "card_such",
        '(sort | card_sort) ("," (sort | card_sort))* ","? "or" ("a" | "an")? card_sort quality*',
        such_cards,
    ),
    Phrase("cards_such", "card_sorts quality+", such_cards),
    Phrase("cards_such", f'{SORTS} ("," {SORTS})* ","? ("and" | "or") card_sorts quality*', such_cards),
    Phrase(
        "deed",
        '{discard} number "random" ("card" | "cards")',
        discard_by_chance,
        ["Target player discards a random card."],
    ),
    Phrase("deed", '{discard} (many | "one")', discard_bare, ["Draw two, then discard one."]),
    Phrase("deed", '{discard} ("a" | "an") noun', discard_own, ["Target player discards a non-Gaian creature."]),
    Phrase("deed", '{discard} number "of" ("your" | "his" | "their") card_sorts', discard_some),
    Phrase("deed", "{discard} many nouns", discard_owns, ["Each player discards two creatures."]),
    Phrase("deed", "{discard} (aimed | general)", discard_these, ["Each player discards all cards in his hand."]),
    Phrase("deed", '{discard} owner "hand"', discard_hand, ["Discard your hand.", "Target player discards his hand."]),
    Phrase(
        "deed",
        '{discard} number ("card" | "cards") ("at" "random" from_hand? | from_hand "at" "random")',
        discard_by_chance,
        ["Discard a card at random."],
    ),
    Phrase(
        "deed",
        '({return} | {put}) things ("to" | "into") whose_place ("hand" | "hands")',
        return_to_hand,
        ["Return target creature to its owner's hand.", "Put a creature card from your graveyard into your hand."],
    ),
    Phrase("ration_unit", '"card" | "cards" | "a" "card"', lambda reading: "card"),
]
