"""Decks: searching and shuffling them, laying cards on or under them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.meaning import Number
from wtactics.engine.places import DECK, GONE, GRAVE, Flow, Option, Seat
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import TOLD, Misread, Phrase
from wtactics.vocabulary.deeds.deed import Deed, cards_by, owners, put_away, seats_of, theirs
from wtactics.vocabulary.nouns.cards import ANYWHERE as WHEREVER
from wtactics.vocabulary.nouns.cards import THEIRS, YOURS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.things.meaning import Things, You, article, clause, possessive
from wtactics.vocabulary.things.mentioning import counted, keeper, plain, plainly, renewed, same
from wtactics.vocabulary.things.owning import pick_kept

TOP: Final = 0
BOTTOM: Final = 1
ANYWHERE: Final = 2  # and the deck is shuffled


class Shuffle(Deed):
    """Players shuffle their decks."""

    def __init__(self, players: Things) -> None:
        self.players: Final = players

    def do(self, t: Table, answer: Option) -> Flow:
        for seat in seats_of(t, self.players):
            t.shuffle(seat)
        return NEXT

    def text(self) -> str:
        return clause(self.players, "shuffle", f"{theirs(self.players)} deck")


class PutOnDeck(Deed):
    """Cards go to the top or the bottom of their owners' decks, or are shuffled into them."""

    def __init__(self, players: Things, things: Things, where: i64) -> None:
        self.players: Final = players
        self.things: Final = things
        self.where: Final = where

    def do(self, t: Table, answer: Option) -> Flow:
        cards = cards_by(t, self.players, self.things)
        for c in cards:
            if t.kind(c) != GONE:
                put_away(t, c, DECK, self.where == TOP)
        if self.where == ANYWHERE:
            seat: i64 = 0
            while seat < t.seats:
                if owns_one(t, seat, cards):
                    t.shuffle(seat)
                seat += 1
        return NEXT

    def text(self) -> str:
        if self.where == ANYWHERE:
            return clause(self.players, "shuffle", f"{self.things.text()} into {owners(self.things, 'deck')}")
        end = "top" if self.where == TOP else "bottom"
        return clause(self.players, "put", f"{self.things.text()} on the {end} of {owners(self.things, 'deck')}")


def owns_one(t: Table, seat: Seat, cards: vec[i64]) -> bool:
    """Does one of the cards belong to the player?"""
    for c in cards:
        if t.owner[c] == seat:
            return True
    return False


class Search(Deed):
    """Players have looked through a deck for cards, which were picked before; nobody else sees which."""

    def __init__(self, players: Things, decks: Things, things: Things) -> None:
        self.players: Final = players
        self.decks: Final = decks
        self.things: Final = things

    def do(self, t: Table, answer: Option) -> Flow:
        for searcher in seats_of(t, self.players):
            for seat in seats_of(t, self.decks):
                t.search(searcher, seat)
        return NEXT

    def text(self) -> str:
        return clause(self.players, "search", f"{possessive(self.decks)} deck for {self.things.text()}")


def shuffle_deck(reading: Reading, whose: Detail) -> Shuffle:
    return Shuffle(reading.players() if reading.actor is not None else keeper(whose))


def shuffle_it(reading: Reading) -> Shuffle:
    """The deck that was searched before."""
    noun = next((each.noun for each in reading.latest() if getattr(each.noun, "where", None) == DECK), None)
    if not isinstance(noun, CardNoun):
        raise Misread("which deck", "none that was searched before")
    return Shuffle(You() if noun.whose == YOURS or noun.of is None else noun.of)


def put_on_top(reading: Reading, things: Things, *_whose: object) -> PutOnDeck:
    return PutOnDeck(reading.players(), things, TOP)


def put_on_bottom(reading: Reading, things: Things, *_whose: object) -> PutOnDeck:
    return PutOnDeck(reading.players(), things, BOTTOM)


def shuffle_in(reading: Reading, things: Things, *_whose: object) -> PutOnDeck:
    return PutOnDeck(reading.players(), things, ANYWHERE)


def search(reading: Reading, whose: Detail, sort: Sort) -> Search:
    return search_some(reading, whose, Fixed(1), sort)


def search_some(reading: Reading, whose: Detail, number: Number, sort: Sort) -> Search:
    decks = keeper(whose)
    return Search(reading.players(), decks, pick_kept(reading, sort, plain(number), DECK, decks))


def sought(reading: Reading, *parts: Sort | Detail) -> CardNoun:
    """What is searched for, wherever it lies."""
    qualities = [part for part in parts if isinstance(part, Detail)]
    return renewed(CardNoun([part for part in parts if isinstance(part, Sort)], DECK), *qualities)


def in_decks(reading: Reading, decks: Things, noun: CardNoun) -> CardNoun:
    """These, in the decks of these players."""
    if isinstance(decks, You):
        return renewed(noun, Detail("whose", YOURS))
    return renewed(noun, Detail("whose", THEIRS), Detail("of", decks))


def search_such(reading: Reading, whose: Detail, noun: CardNoun) -> Search:
    return search_many_such(reading, whose, Fixed(1), noun)


def search_many_such(reading: Reading, whose: Detail, number: Number, noun: CardNoun) -> Search:
    n = plain(number)
    words = article(bare(noun, False)) if n == 1 else f"{counted(n)} {bare(noun, True)}"
    return search_picked(reading, whose, noun, n, n, words)


def search_up_to(reading: Reading, whose: Detail, number: Number, noun: CardNoun) -> Search:
    """Some, or none, however many there are."""
    n = plain(number)
    return search_picked(reading, whose, noun, 0, n, f"up to {counted(n)} {bare(noun, n > 1)}")


def search_picked(reading: Reading, whose: Detail, noun: CardNoun, least: i64, most: i64, words: str) -> Search:
    decks = keeper(whose)
    return Search(reading.players(), decks, reading.pick(in_decks(reading, decks, noun), words, least, most))


def bare(noun: CardNoun, many: bool) -> str:
    """The noun without where it lies, which is said before."""
    return renewed(noun, Detail("where", WHEREVER)).text(many)


def searched(reading: Reading, where: Detail) -> None:
    """A graveyard lies open, so targets can be chosen in it; of a deck one must say what it is searched for."""
    if GRAVE not in [said.value for said in plainly(where) if said.field == "where"]:
        raise Misread("a graveyard, or what is searched for", "a place that not everybody sees")
    reading.searched = where


def among_them(reading: Reading, _searched: None, steps: Steps) -> Steps:
    reading.searched = None
    return steps


SORT: Final = "(sort | card_sort)"
PHRASES: Final = [
    Phrase("searched", "lying", searched),
    Phrase(
        "ordered",
        '"search" searched "and" ordered',
        among_them,
        ["Search any graveyard and put target creature into your army."],
    ),
    Phrase(
        TOLD,
        '("search" | "searches") searched "and" told',
        among_them,
        ["Target player searches his graveyard and puts target Elf into play."],
    ),
    Phrase(
        "deed", '{shuffle} owner ("deck" | "decks") ("afterwards" | "afterward")?', shuffle_deck, ["Shuffle your deck."]
    ),
    Phrase(
        "order",
        '"shuffle" ("it" | "that" "deck" | "the" "deck")? ("afterwards" | "afterward")?',
        shuffle_it,
        ["Search your deck for an Elf and put it into your hand. Then shuffle."],
    ),
    Phrase(
        "deed",
        '({return} | {put}) things ("to" | "on") "the"? "top" "of" whose_place ("deck" | "decks")',
        put_on_top,
        ["Return target creature to the top of its owner's deck."],
    ),
    Phrase(
        "deed",
        '({return} | {put}) things ("to" | "on") "the" "bottom" "of" whose_place ("deck" | "decks")',
        put_on_bottom,
        ["Put target creature on the bottom of its owner's deck."],
    ),
    Phrase(
        "deed",
        '{shuffle} things "into" whose_place ("deck" | "decks")',
        shuffle_in,
        ["Shuffle target creature into its owner's deck."],
    ),
    Phrase(
        "deed",
        '{search} owner "deck" "for" ("a" | "an") (sort | card_sort)',
        search,
        ["Search your deck for a Soldier."],
    ),
    Phrase(
        "deed",
        '{search} owner "deck" "for" ("a" | "an") sought_one',
        search_such,
        [
            "Search your deck for a creature card with cost 3 or less.",
            "Search your deck for a city card or an enchantment card.",
        ],
    ),
    Phrase(
        "deed",
        '{search} owner "deck" "for" many sought_many',
        search_many_such,
        ["Search your deck for two creature cards with cost 3 or less."],
    ),
    Phrase(
        "deed",
        '{search} owner "deck" "for" "up" "to" number sought',
        search_up_to,
        ["Search your deck for up to two Elves."],
    ),
    Phrase("sought", "sort | sorts | card_sort | card_sorts", sought),
    Phrase("sought", "sought_one | sought_many", same),
    Phrase("sought_one", "(sort | card_sort) quality+", sought),
    Phrase("sought_one", 'card_sort ("or" ("a" | "an")? card_sort)+ quality*', sought),
    Phrase("sought_one", f'{SORT} (("," | "or") {SORT})* ","? "or" ("a" | "an")? {SORT} quality*', sought),
    Phrase("deed", '{search} owner "deck" "for" ("any" | "one") (sought_one | sought_any)', search_such),
    Phrase("sought_any", SORT, sought),
    Phrase("sought_many", "(sorts | card_sorts) quality+", sought),
    Phrase("sought_many", 'card_sorts (("or" | "and" "/" "or") card_sorts)+ quality*', sought),
    Phrase(
        "deed",
        '{search} owner "deck" "for" many (sorts | card_sorts)',
        search_some,
        ["Search your deck for two Elves."],
    ),
]
