"""Taking: cards of a pile that was looked at come into a hand, shown or not, and the rest goes somewhere by itself."""

from __future__ import annotations

from typing import Any, Final

from wtactics.language.phrase import BOTH, ORDER, Misread, Phrase
from wtactics.vocabulary.deeds.decks import BOTTOM, PutOnDeck
from wtactics.vocabulary.deeds.looking import Reveal
from wtactics.vocabulary.deeds.splitting import (
    AND,
    DECK_END,
    GO,
    PUTS,
    Where,
    all_such,
    any_such,
    split,
    up_to_so_many_such,
)
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import Things, TopOf, You
from wtactics.vocabulary.things.picking import May


def take_some(reading: Reading, *parts: Any) -> Steps:
    """Whoever takes something has it in his hand."""
    where = parts[1]
    assert isinstance(where, Where)
    if where.place != "hand":
        raise Misread("a hand, into which cards are taken", where.place)
    return split(reading, *parts)


def show_chosen(reading: Reading, things: Things) -> Reveal:
    """What is chosen from the pile is shown to everybody; the pile is spoken of as before."""
    return Reveal(reading.players(), things)


def those_such(reading: Reading, *said: Detail) -> Things:
    return all_such(reading, Sort(word="card"), *said)


def back_or_bottom(reading: Reading, things: Things, *whose: object) -> Steps:
    """You have looked at the top card of a deck: it stays there, or you put it beneath all others; whose it is is your own."""
    inner = bare(things)
    if (
        not isinstance(inner, TopOf)
        or not isinstance(reading.players(), You)
        or (whose and not isinstance(inner.players, You))
    ):
        raise Misread("the top card of a deck, at which you have looked", things.text())
    return [May(1), PutOnDeck(reading.players(), things, BOTTOM)]


OR_BOTTOM: Final = f'"or" ("put" "it")? ("on" | "to" | "at")? "the"? "bottom" {DECK_END}'
ON_TOP: Final = f'"on" "the"? "top" {DECK_END}'
PUT: Final = "({put} | {return} | {take})"
PHRASES: Final = [
    Phrase(BOTH, "{take} (pile_cards | rest | things) put_where", take_some,
           ["Look at the top three cards of your deck. Take one of them into your hand."]),
    Phrase(BOTH, f'{{take}} pile_cards put_where {AND} ("put" | "putting")? rest {GO}? put_where', take_some,
           ["Look at the top two cards of your deck. Take one of them into your hand and put the rest on the bottom."]),
    Phrase(BOTH, f'({{put}} | {{return}}) things ("back" | "back"? {ON_TOP}) {OR_BOTTOM}', back_or_bottom,
           ["Look at the top card of your deck and put it back or on the bottom."]),
    Phrase(BOTH, f'({{leave}} | {{keep}}) things ("there" | "where" "it" "is" | {ON_TOP}) {OR_BOTTOM}', back_or_bottom),
    Phrase(BOTH, "{reveal} pile_cards", show_chosen,
           ["Look at the top three cards of your deck. You may reveal an Elf among them. Put that card into your hand."]),
    # beside the rest nothing else can be meant than those that were looked at
    Phrase("pile_bare", '"all" "the"? card_sorts quality* | "each" card_sort quality*', all_such),
    Phrase("pile_bare", '("those" | "any" | "all") quality+', those_such),
    Phrase("pile_bare", '"any" "number" "of" card_sorts quality*', any_such),
    Phrase("pile_bare", '"up" "to" number (card_sort | card_sorts) quality*', up_to_so_many_such),
    Phrase(BOTH, f"{PUT} pile_bare put_where {AND} {PUTS}? rest {GO}? put_where", split),
    Phrase(ORDER, f"rest {GO} put_where", split,
           ["Look at the top two cards of your deck. Put one of them into your hand. The rest go to the bottom in any order."]),
]  # fmt: skip
