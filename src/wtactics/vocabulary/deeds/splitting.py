"""Splitting: some cards of a pile that was looked at go one way, the rest another; and choosing what is spoken of later."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.chain import picked, unpick
from wtactics.engine.meaning import Number
from wtactics.engine.places import (
    DECK,
    GONE,
    HAND,
    KNOWN,
    NOBODY,
    Flow,
    Option,
    card_of,
)
from wtactics.engine.sight import sees
from wtactics.engine.step import AGAIN, NEXT, NOTHING, Step
from wtactics.engine.table import Table
from wtactics.kits.verbs import PICK
from wtactics.language.phrase import BOTH, TOLD, Misread, Phrase
from wtactics.vocabulary.deeds.death import PutInGraveyard
from wtactics.vocabulary.deeds.decks import ANYWHERE, BOTTOM, TOP, PutOnDeck
from wtactics.vocabulary.deeds.deed import Deed, choose, first_seat, put_away
from wtactics.vocabulary.deeds.hands import Discard, ReturnToHand
from wtactics.vocabulary.deeds.laid_open import Gather, InPile, Pile, Rest, Take
from wtactics.vocabulary.needs import STACKED
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading, again
from wtactics.vocabulary.things.meaning import All, Slot, Things, TopOf, You, article, clause
from wtactics.vocabulary.things.mentioning import MANY, counted, keeper, plain
from wtactics.vocabulary.things.owning import kept_by

Steps = list[Any]


class Arrange(Deed):
    """Cards go to an end of their deck one by one, in the order that a player who sees them likes."""

    def __init__(self, players: Things, things: Things, left: Slot, where: i64, pile: i64 = DECK) -> None:
        self.players: Final = players
        self.things: Final = things
        self.left: Final = left
        self.where: Final = where
        self.pile: Final = pile

    def ask(self, t: Table) -> None:
        seat, cards = first_seat(t, self.players), self.left.of(t)
        if seat == NOBODY or len(cards) < 2:
            return
        for c in cards:
            if not sees(t, seat, c):
                return
        t.ask(seat)
        for c in cards:
            t.offer(PICK, c, KNOWN)

    def do(self, t: Table, answer: Option) -> Flow:
        cards = self.left.of(t)
        if len(cards) == 0:
            return NEXT
        c = cards[0] if answer == NOTHING else card_of(answer)
        i: i64 = 0
        while i < self.left.most:
            if picked(t, self.left.at + i) == c:
                unpick(t, self.left.at + i)
            i += 1
        if t.kind(c) != GONE:
            put_away(t, c, self.pile, self.where == TOP)
        return AGAIN if len(cards) > 1 else NEXT

    def text(self) -> str:
        end = "top" if self.where == TOP else "bottom"
        return clause(self.players, "put", f"{self.things.text()} on the {end} of that deck in any order")


# ---- piles


def pile_of(reading: Reading) -> Things:
    """The pile that was looked at last."""
    if not reading.piles:
        raise Misread("cards that were looked at before", "them")
    return reading.piles[-1]


def gathered(reading: Reading) -> Things:
    """The same pile; the top of a deck is kept as it is now, for other cards come to lie there."""
    pile = pile_of(reading)
    if not isinstance(pile, TopOf):
        return pile
    kept = Pile(plain(pile.number), pile)
    reading.picked.append(kept)
    reading.pending.append(Gather(kept, pile))
    reading.piles.append(kept)
    return kept


def take(reading: Reading, sort: Sort, words: str, least: int, most: int, said: tuple[Detail, ...] = ()) -> Things:
    """So many cards of the pile; who does it chooses."""
    pile = gathered(reading)
    noun = InPile(pile, sort, qualities_in(said))
    words = " ".join([words, *(quality.behind() for quality in noun.qualities)])
    slot = Slot(words, most, plural=most > 1)
    chooser = reading.players()
    if chooser.many():
        raise Misread("one player who chooses", chooser.text())
    reading.picked.append(slot)
    reading.pending.append(Take(chooser, noun, least, most, slot))
    reading.mention(slot, [sort.word or "creature", "card"])
    reading.taken.append(slot)
    return slot


def qualities_in(said: tuple[Detail, ...]) -> list[Quality]:
    """What is true of the cards that are meant, in the order of their words."""
    found: list[Quality] = [each.value for each in said if each.field == "quality"]
    if len(found) != len(said):
        raise Misread("what the cards are", "where they are")
    return found


def some_of_them(reading: Reading, number: Number, *_words: object) -> Things:
    n = plain(number)
    return take(reading, Sort(word="card"), f"{counted(n)} of them", n, n)


def up_to_so_many_of_them(reading: Reading, number: Number, *_words: object) -> Things:
    n = plain(number)
    return take(reading, Sort(word="card"), f"up to {counted(n)} of them", 0, n)


def any_of_them(reading: Reading, *_words: object) -> Things:
    return take(reading, Sort(word="card"), "any number of them", 0, MANY)


def one_such(reading: Reading, sort: Sort, *said: Detail) -> Things:
    return take(reading, sort, f"{article(sort.text(False))} from among them", 1, 1, said)


def choose_such(reading: Reading, sort: Sort) -> Step[Table]:
    """From the hand that was looked at."""
    return choose(reading, one_such(reading, sort))


def discard_of_yours(reading: Reading, sort: Sort, *said: Detail | None) -> Steps:
    """Out of the hand that was looked at, he discards what you choose."""
    him, pile = reading.players(), pile_of(reading)
    noun = pile.noun if isinstance(pile, All) else None
    if isinstance(him, You) or not isinstance(noun, CardNoun) or noun.where != HAND:
        raise Misread("a hand that you have looked at", "another's choice")
    actor, reading.actor = reading.actor, None
    things = one_such(reading, sort, *(each for each in said if each is not None))
    chosen = choose(reading, things)
    reading.actor = actor
    return [chosen, Discard(him, again(things, "that card"))]


def up_to_so_many_such(reading: Reading, number: Number, sort: Sort, *said: Detail) -> Things:
    n = plain(number)
    return take(reading, sort, f"up to {counted(n)} {sort.text(n > 1)} from among them", 0, n, said)


def any_such(reading: Reading, sort: Sort, *said: Detail) -> Things:
    return take(reading, sort, f"any number of {sort.text(True)} from among them", 0, MANY, said)


def all_such(reading: Reading, sort: Sort, *said: Detail) -> Things:
    things = All(InPile(gathered(reading), sort, qualities_in(said)))
    reading.taken.append(things)
    return things


def the_rest(reading: Reading, *_words: object) -> Things:
    if not reading.taken:
        raise Misread("some of a pile that were taken before", "the rest")
    return Rest(pile_of(reading), list(reading.taken))


# ---- where they go


class Where:
    """Where cards are put, and whether their order is chosen."""

    def __init__(self, place: str, ordered: bool = False) -> None:
        self.place: Final = place
        self.ordered: Final = ordered

    def elsewhere(self, reading: Reading, things: Things) -> Steps:
        """What is done with them at a place that one game alone has."""
        return []


class WherePhrase(Phrase):
    """A place where cards are put."""

    def __init__(self, rule: str, form: str, place: str, ordered: bool = False) -> None:
        super().__init__(rule, form, self.give)
        self.where: Final = Where(place, ordered)

    def give(self, reading: Reading, *_whose: object) -> Where:
        return self.where


OTHER_PILES: Final = ("graveyard", "Domain")


class OfItPhrase(WherePhrase):
    """The end of a deck that was spoken of: where a graveyard was, or another pile of cards, "it" is that."""

    def give(self, reading: Reading, *_whose: object) -> Where:
        said = reading.mentions[-1].things.text() if reading.mentions else ""
        if any(pile in said for pile in OTHER_PILES):
            raise Misread("a deck", "it")
        return self.where


def put(reading: Reading, things: Things, where: Where) -> Steps:
    """The cards go there."""
    steps, players = where.elsewhere(reading, things), reading.players()
    if steps:
        return steps
    if where.place == "hand":
        return [ReturnToHand(players, things)]
    if where.place == "graveyard":
        return [PutInGraveyard(players, things)]
    end = TOP if where.place == "top" else BOTTOM
    if not where.ordered:
        return [PutOnDeck(players, things, end)]
    left = Slot("what is left", MANY, plural=True)
    reading.picked.append(left)
    return [Gather(left, things), Arrange(players, things, left, end)]


def split(reading: Reading, *parts: Any) -> Steps:
    """Some cards go one way, some another."""
    return [step for i in range(0, len(parts), 2) for step in put(reading, parts[i], parts[i + 1])]


def discard_some(reading: Reading, things: Things, *rest: Any) -> Steps:
    """Of the cards that were looked at; out of a hand that somebody else looked at, it is said who chooses."""
    pile = pile_of(reading)
    noun = pile.noun if isinstance(pile, All) else None
    if isinstance(things, Slot) and isinstance(noun, CardNoun) and noun.where == HAND:
        raise Misread('"of your choice", or "of his choice"', things.words)
    return [Discard(reading.players(), things), *(put(reading, rest[0], rest[1]) if rest else [])]


def put_some_discard_rest(reading: Reading, things: Things, where: Where, rest: Things) -> Steps:
    return [*put(reading, things, where), Discard(reading.players(), rest)]


def shuffle_whole(reading: Reading, whose: Detail, where: Detail, *_whose: object) -> PutOnDeck:
    """A whole hand or graveyard."""
    players = keeper(whose)
    return PutOnDeck(reading.players(), All(kept_by(Sort(word="card"), where.value, players)), ANYWHERE)


THEM: Final = '("them" | ("those" | "these") "cards")'
FROM: Final = (
    '(("from" ("it" | "them" | "there" | "that" "hand") | "from"? "among" ("them" | "those" "cards"?))'
    ' | "in" ("it" | "that" "hand" | "there") | "there" | "revealed" "this" "way")'
)
DECK_END: Final = '("of" (whose_place ("deck" | "decks") | "that" "deck" | "the" "deck"))?'
OF_IT: Final = '"of" "it"'
ORDER: Final = '"in" "any" "order"'
AND: Final = '("," | "and" | "," "and")'
PUTS: Final = '("put" | "putting" | "return" | "take")'
GO: Final = '("go" | "goes" | ("is" | "are") ("put" | "placed" | "returned"))'
PHRASES: Final = [
    Phrase("pile_cards", f'number "of" {THEM}', some_of_them),
    Phrase("pile_cards", "single", some_of_them),
    Phrase("pile_cards", f'"up" "to" number "of" {THEM}', up_to_so_many_of_them),
    Phrase("pile_cards", f'"any" "number" "of" {THEM}', any_of_them),
    Phrase("pile_cards", f'("a" | "an" | "one") (sort | card_sort) quality* {FROM} quality*', one_such),
    Phrase("pile_cards", '("a" | "an" | "one") card_sort quality+', one_such,
           ["Look at target opponent's hand and choose a card that isn't a creature. That player discards it."]),
    Phrase("pile_cards", f'"up" "to" number (sort | sorts | card_sort | card_sorts) quality* {FROM} quality*',
           up_to_so_many_such),
    Phrase("pile_cards", f'"any" "number" "of" (sorts | card_sorts) quality* {FROM} quality*', any_such),
    Phrase("pile_cards", f'"all" "the"? (sorts | card_sorts) quality* {FROM} quality*', all_such),
    Phrase("rest", '"the" ("rest" | "others") | "the" "other" ("card" | "cards" | "one")? | "the" "other" many "cards"?',
           the_rest),
    WherePhrase("put_where", '"back"? ("into" | "to" | "in") whose_place ("hand" | "hands")', "hand"),
    WherePhrase("put_where", '"back"? ("into" | "in" | "to") whose_place ("graveyard" | "graveyards")', "graveyard"),
    WherePhrase("put_where", f'"back" {ORDER}', "top", True),
    WherePhrase("put_where", f'"back"? ("on" | "to") "the"? "top" {DECK_END}', "top"),
    WherePhrase("put_where", f'"back"? ("on" | "to" | "at") "the"? "bottom" {DECK_END}', "bottom"),
    OfItPhrase("put_where", f'"back"? ("on" | "to") "the"? "top" {OF_IT}', "top"),
    OfItPhrase("put_where", f'"back"? ("on" | "to" | "at") "the"? "bottom" {OF_IT}', "bottom"),
    OfItPhrase("put_where", f'"back"? ("on" | "to") "the"? "top" {OF_IT} {ORDER}', "top", True),
    OfItPhrase("put_where", f'"back"? ("on" | "to" | "at") "the"? "bottom" {OF_IT} {ORDER}', "bottom", True),
    WherePhrase("put_where", f'"back"? ("on" | "to") "the"? "top" {DECK_END} {ORDER}', "top", True),
    WherePhrase("put_where", f'"back"? ("on" | "to" | "at") "the"? "bottom" {DECK_END} {ORDER}', "bottom", True),
    Phrase(BOTH, f"({{put}} | {{return}}) pile_cards put_where {AND} {PUTS}? rest {GO}? put_where", split,
           ["Look at the top two cards of your deck. Put one of them into your hand and the rest on the bottom in any order."]),
    Phrase(BOTH,
           "({put} | {return}) (pile_cards | rest) put_where", split,
           ["Look at the top three cards of your deck. Put up to two of them into your hand."]),
    Phrase(BOTH, "{put} things put_where", split,
           ["Look at the top card of target player's deck. You may put it on the bottom of that deck."]),
    Phrase(BOTH, f'({{put}} | {{return}}) pile_cards put_where {AND} ("discard" | "discards") rest', put_some_discard_rest,
           ["Look at the top two cards of your deck. Put one of them into your hand and discard the rest."]),
    Phrase(BOTH, f"{{discard}} pile_cards {AND} {PUTS} rest put_where", discard_some),
    Phrase(BOTH, "{discard} (pile_cards | rest)", discard_some,
           ["Look at the top two cards of your deck. Discard one of them."]),
    Phrase(BOTH, '{choose} ("a" | "an" | "one") card_sort', choose_such,
           ["Look at target opponent's hand and choose an event card. That player discards it."]),
    Phrase(TOLD, '{discard} ("a" | "an" | "one") (sort | card_sort) quality*'
           ' ("of" "your" "choice" (from_hand | "from" "it")? | (from_hand | "from" "it")? "that"? "you" "choose")',
           discard_of_yours,
           ["Look at target opponent's hand. That player discards a card of your choice."]),
    Phrase(BOTH, "{choose} pile_cards", choose,
           ["Target opponent reveals his hand. You choose an event card from it. That player discards that card."]),
    Phrase(BOTH, '{shuffle} owner zone "into" whose_place "deck"', shuffle_whole, ["Shuffle your hand into your deck."],
           needs=STACKED),
]  # fmt: skip
